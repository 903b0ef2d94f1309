### Kto hrá len na ovládači, počuje tieto vety namiesto tých, ktoré hovoria o klávesoch.

continue-with-enter = Pokračujte tlačidlom A.
turn-rests = { continue-with-enter }
match-finished = Stlačte tlačidlo A, otvorí sa ponuka.
    .brief = Koniec, ponuka tlačidlom A.
how-to-choose = Prechádzajte možnosti ľavou páčkou a tú, ktorá zaznela, vyberte tlačidlom A.
    .brief = Ľavou páčkou prejsť, vybrať tlačidlom A.
unknown-key =
    { $help ->
        [none] Toto tlačidlo tu nič nerobí.
       *[other] Toto tlačidlo tu nič nerobí. Pomoc: { $help }.
    }
    .brief =
        { $help ->
            [none] Nič.
           *[other] Nič. Pomoc { $help }.
        }
help-choices-walked = Na výber máte { $count ->
        [one] jednu možnosť
        [few] { SAY($count, gender: "feminine", case: "acc") } možnosti
       *[other] { $count } možností
    }, prechádzajte ich ľavou páčkou.
help-menu = Tlačidlá v ponuke
help-table = Tlačidlá pri stole
help-reader = Tlačidlá pri čítaní
help-number = Voľba čísla: ľavou páčkou, potvrdzuje sa tlačidlom A
help-writing = Písanie textu: ovládačom sa nedá, späť tlačidlom B
first-step-2 = Jedným stlačením tlačidla A kartu počujete, druhým ju zahráte.
together-help-devices = Hráte každý na svojom. Mimo poradia tlačidlo len povie, kto je na rade. Čo nemá tlačidlo, je v ponuke: { pad-key-start }, potom „{ match-commands }“.
set-wait-after-trick = Po každom zdvihu počkať na tlačidlo A
set-languages = Jazyky, medzi ktorými sa prepína
set-only-card-key = zahrá sa, keď znova zvolíte „{ command-next-playable }“
