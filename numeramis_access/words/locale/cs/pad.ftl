### Kdo hraje jen na ovladači, slyší tyto věty místo těch, které mluví o klávesách.

continue-with-enter = Pokračujte tlačítkem A.
turn-rests = { continue-with-enter }
match-finished = Nabídku otevřete tlačítkem A.
    .brief = Konec, nabídka tlačítkem A.
how-to-choose = Procházejte možnosti levou páčkou a tu, která zazněla, vyberte tlačítkem A.
    .brief = Levou páčkou projít, vybrat tlačítkem A.
unknown-key =
    { $help ->
        [none] Toto tlačítko tu nic nedělá.
       *[other] Toto tlačítko tu nic nedělá. Co je možné, řekne { $help }.
    }
    .brief =
        { $help ->
            [none] Nic.
           *[other] Nic. Nápověda { $help }.
        }
help-choices-walked = Na výběr máte { $count ->
        [one] jednu možnost
        [few] { SAY($count, gender: "feminine", case: "acc") } možnosti
       *[other] { $count } možností
    }, procházejte je levou páčkou.
help-menu = Tlačítka v nabídce
help-table = Tlačítka u stolu
help-reader = Tlačítka při čtení
help-number = Volba čísla: levou páčkou, potvrzuje se tlačítkem A
help-writing = Psaní textu: ovladačem to nejde, zpět tlačítkem B
first-step-2 = Jedním stiskem tlačítka A kartu uslyšíte, druhým ji zahrajete.
together-help-devices = Hrajete každý na svém. Mimo pořadí tlačítko jen řekne, kdo je na řadě. Co nemá tlačítko, je v nabídce: { pad-key-start }, pak „{ match-commands }“.
set-wait-after-trick = Po každém zdvihu počkat na tlačítko A
set-languages = Jazyky, mezi kterými se přepíná
set-only-card-key = zahraje se, když znovu zvolíte „{ command-next-playable }“
