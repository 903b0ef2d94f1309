### Na dotykové obrazovce tyto věty nahrazují ty, které mluví o klávesách.

continue-with-enter = Pokračujte klepnutím na tlačítko.
turn-rests = { continue-with-enter }
lesson-go-on = Klepněte na „Pokračovat“.
topic-go-on = { lesson-go-on }
lesson-done = Lekce je u konce. Klepnutím na „Pokračovat“ se vrátíte do nabídky.
match-finished = Nabídku otevřete klepnutím na tlačítko.
match-paused = Je pauza. Ukončíte ji klepnutím na „Pokračovat“.
day-over = Rozdání dne je dohrané: { day-amount }. Klepnutím na tlačítko otevřete, co s výsledkem.
    .brief = Rozdání dne: { day-amount }.
how-to-choose = Klepněte na možnost, kterou chcete.
first-step-2 = Kartu zahrajete klepnutím na ni.
choose-opponents = Kdo s vámi zasedne ke stolu? Začíná se po vaší levici, minusem a plusem pozvete někoho jiného.
choose-language = Klepněte na svůj jazyk.
choose-language-too = Pro češtinu klepněte na slovo Čeština.
choose-voice = Jaký hlas vám vyhovuje? Hodnotu změňte minusem a plusem, pak na ni klepněte.
choose-address = Jak vás máme oslovovat? Oslovení změňte minusem a plusem, pak na něj klepněte.
unknown-key = To tu nic nedělá.
page-help-menu = Klepněte na volbu, kterou chcete; minusem a plusem se mění hodnota. Všechno ostatní má tlačítka pod volbami.
page-help-number = Napište číslo do políčka a klepněte na tlačítko vedle něj.
page-help-writing = Napište text do políčka a klepněte na tlačítko vedle něj.
page-help-table = Klepnutím na kartu ji zahrajete, klepnutím na možnost ji zvolíte. Všechno ostatní má tlačítka pod kartami, některá pod „Zeptat se“ a „Další“.
page-help-replay = Záznam procházejte tlačítky. Všechno ostatní má tlačítka pod ním.
page-help-reader = Text čtete posouváním. Všechno ostatní má tlačítka pod ním.
people-time-over-again-own = Čas vypršel podruhé za sebou. Teď za vás hraje počítač, { $by }; klepnutím na „Pokračovat“ si místo vezmete zpět.
people-paused = Pauza, přeje si ji { $name }.{ $clock ->
        [yes] { " " }Čas stojí, pokračuje se klepnutím na „Pokračovat“.
       *[no] { " " }Pokračuje se klepnutím na „Pokračovat“.
    }
people-paused-own = Pauza.{ $clock ->
        [yes] { " " }Čas stojí, pokračuje se klepnutím na „Pokračovat“.
       *[no] { " " }Pokračuje se klepnutím na „Pokračovat“.
    }
people-go-on-asks = { $name } už chce pokračovat.{ $you ->
        [asked] { " " }Souhlas: klepněte na „Pokračovat“.
       *[other] { "" }
    }
people-go-on-agrees = { $name } chce také pokračovat.{ $you ->
        [asked] { " " }Čeká se na vás. Souhlas: klepněte na „Pokračovat“.
       *[other] { " " }Čeká se, zda souhlasí i { $others }.
    }
people-by-key = { $key ->
        [none] v nabídce
       *[other] tlačítkem { $key }
    }
people-asks-watch = { $name } se chce dívat, jak hrajete. Souhlas: { people-by-key } a pak klepnutím.
practice-by-step = Hraje se krok za krokem. Soupeř zahraje, až klepnete na „Pokračovat“. Obvyklé tempo vrátíte v nabídce.
    .brief = Krok za krokem.
first-step-3 = Svoje karty si přečtete takto: { $hand }.
review-offer = Co v rozdání rozhodlo: { $key }.
master-deal-all = Dohráli všichni. Klepněte na některého a poslechněte si, jak to šlo.
    .brief = Dohráli všichni.
set-wait-after-trick = Po každém zdvihu počkat na klepnutí
help-number = Psaní čísla
help-writing = Psaní textu
evening-house-breath = Další kolo začne za { DURATION($seconds, case: "acc") }.{ $at ->
        [table] {" "}Až budete moci hrát, klepněte na tlačítko.
       *[menu] {" "}Až budete moci hrát, vyberte „{ evening-house-next }“.
    }{ $key ->
        [none] {""}
       *[other] {" "}Jak hráli ostatní: { people-by-key }.
    }
evening-house-breath-play = Další partie začne za { DURATION($seconds, case: "acc") }.{ $at ->
        [table] {" "}Až budete moci hrát, klepněte na tlačítko.
       *[menu] {" "}Až budete moci hrát, vyberte „{ evening-house-next-play }“.
    }
evening-house-waits = Večer vede a zahájí { $name }. { $contest ->
        [individuals] Počkejte tu, až vás los posadí. Volná místa obsadí počítač.
        [teams] Klepněte na volné místo ve čtveřici, ve které chcete hrát. První a druhý hráč hrají spolu u jednoho stolu, třetí a čtvrtý u druhého. Volná místa obsadí počítač.
       *[pairs] Klepněte na volné místo vedle spoluhráče, se kterým chcete hrát. Volná místa obsadí počítač.
    }
no-match-kept = Žádná rozehraná partie tu není, zpět
records-none = Zatím tu není žádný záznam, zpět
statistics-none = Zatím není co počítat, dohrajte první hru; zpět
together-pad-gone = Ovladač se odpojil. Stačí ho znovu zapojit. Bez něj odejde { $name } od stolu a při pokračování si zařízení podáváte.
    .brief = Ovladač se odpojil.
together-turn = Na řadě je { $name }, ať si vezme zařízení a klepne na tlačítko.
    .brief = { $name }.
together-take = Převzít zařízení
together-read = Karty si prohlédněte a zařízení předejte klepnutím na tlačítko.
together-hand-on = Předat zařízení
help-menu = V nabídce
help-table = U stolu
help-reader = Při čtení
help-replay = Při přehrávání záznamu
help-calling = Při hlášení
page-help-calling = Kartu nahlásíte klepnutím na ni. Všechno ostatní má tlačítka pod kartami.
call-begun = Hlaste karty v pořadí, jak padají na stůl. Opravit hlášení: „{ command-undo-calling }“.
    .brief = Hlaste karty.
help-choices-walked = Na výběr máte { $count ->
        [one] jednu možnost
        [few] { SAY($count, gender: "feminine", case: "acc") } možnosti
       *[other] { $count } možností
    }, projdete je posouváním.
replay-help = Další krok: klepněte na „Pokračovat“.
review-retry-here = Znovu je před vámi { ORDINAL($number, gender: "feminine") } volba, se stejnými kartami.{ $more ->
        [yes] {" "}Další chvíle: stejným tlačítkem.
       *[no] {""}
    }
    .brief = Znovu { ORDINAL($number, gender: "feminine") } volba.
together-help-handed = Zařízení si předáváte: hráč na řadě ho převezme klepnutím na tlačítko.
turns-over-again-own = Třetí zmeškané rozhodnutí za sebou. Pokračuje za vás počítač, { $by }. Klepnutím na „Pokračovat“ si místo vezmete zpět.
set-languages = Jazyky, které obchází tlačítko pro jazyk
set-only-card-key = zahraje se dalším klepnutím na „{ command-next-playable }“
