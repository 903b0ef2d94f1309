### Na dotykovej obrazovke tieto vety nahrádzajú tie, ktoré hovoria o klávesoch.

continue-with-enter = Ďalej sa pokračuje ťuknutím na tlačidlo.
turn-rests = { continue-with-enter }
lesson-go-on = Ťuknite na „Pokračovať“.
topic-go-on = { lesson-go-on }
lesson-done = Lekcia je na konci. Ťuknutím na „Pokračovať“ sa vrátite do ponuky.
match-finished = Ponuku otvoríte ťuknutím na tlačidlo.
match-paused = Partia má prestávku. Ukončíte ju ťuknutím na „Pokračovať“.
day-over = Rozdanie dňa je dohrané: { day-amount }. Ťuknutím na tlačidlo otvoríte, čo s výsledkom.
    .brief = Rozdanie dňa: { day-amount }.
how-to-choose = Ťuknite na možnosť, ktorú chcete.
first-step-2 = Kartu zahráte ťuknutím na ňu.
choose-opponents = Kto s vami zasadne k stolu? Začína sa po vašej ľavici, mínusom a plusom pozvete niekoho iného.
choose-language = Ťuknite na svoj jazyk.
choose-language-too = Pre slovenčinu ťuknite na slovo Slovenčina.
choose-voice = Aký hlas vám vyhovuje? Mínusom a plusom hodnotu meníte, ťuknutím na ňu idete ďalej.
choose-address = Ako vás máme oslovovať? Mínusom a plusom oslovenie meníte, ťuknutím naň idete ďalej.
unknown-key = To tu nič nerobí.
page-help-menu = Ťuknite na voľbu, ktorú chcete; mínusom a plusom sa mení hodnota. Všetko ostatné má tlačidlá pod voľbami.
page-help-number = Napíšte číslo do políčka a ťuknite na tlačidlo vedľa neho.
page-help-writing = Napíšte text do políčka a ťuknite na tlačidlo vedľa neho.
page-help-table = Ťuknutím na kartu ju zahráte, ťuknutím na možnosť ju zvolíte. Všetko ostatné má tlačidlá pod kartami, niektoré pod „Opýtať sa“ a „Ďalšie“.
page-help-replay = Záznamom prechádzajú tlačidlá. Všetko ostatné má tlačidlá pod ním.
page-help-reader = Text čítate posúvaním. Všetko ostatné má tlačidlá pod ním.
people-time-over-again-own = Čas vypršal druhý raz za sebou. Ďalej za vás hrá počítač, { $by }; ťuknutím na „Pokračovať“ si miesto vezmete späť.
people-paused = Prestávka, želá si ju { $name }.{ $clock ->
        [yes] { " " }Čas stojí, pokračuje sa ťuknutím na „Pokračovať“.
       *[no] { " " }Pokračuje sa ťuknutím na „Pokračovať“.
    }
people-paused-own = Prestávka.{ $clock ->
        [yes] { " " }Čas stojí, pokračuje sa ťuknutím na „Pokračovať“.
       *[no] { " " }Pokračuje sa ťuknutím na „Pokračovať“.
    }
people-go-on-asks = { $name } už chce pokračovať.{ $you ->
        [asked] { " " }Súhlasíte ťuknutím na „Pokračovať“.
       *[other] { "" }
    }
people-go-on-agrees = { $name } chce tiež pokračovať.{ $you ->
        [asked] { " " }Čaká sa na vás, súhlasíte ťuknutím na „Pokračovať“.
       *[other] { " " }Čakáme ešte na súhlas: { $others }.
    }
people-by-key = { $key ->
        [none] v ponuke
       *[other] tlačidlom { $key }
    }
people-asks-watch = { $name } sa chce pozerať, ako hráte. Súhlas: { people-by-key } a potom ťuknutím.
practice-by-step = Hrá sa krok za krokom. Súper zahrá, až keď ťuknete na „Pokračovať“. Obvyklé tempo vrátite v ponuke.
    .brief = Krok za krokom.
first-step-3 = Svoje karty si prečítajte takto: { $hand }.
review-offer = Čo v rozdaní rozhodlo, sa dozviete takto: { $key }.
master-deal-all = Dohrali všetci. Ťuknutím na niektorého z nich sa prečíta, ako to šlo.
    .brief = Dohrali všetci.
set-wait-after-trick = Po každom zdvihu počkať na ťuknutie
help-number = Písanie čísla
help-writing = Písanie textu
evening-house-breath = Ďalšie kolo sa začne o { DURATION($seconds, case: "acc") }.{ $at ->
        [table] {" "}Keď budete môcť hrať, ťuknite na tlačidlo.
       *[menu] {" "}Keď budete môcť hrať, vyberte „{ evening-house-next }“.
    }{ $key ->
        [none] {""}
       *[other] {" "}Ako hrali ostatní: { people-by-key }.
    }
evening-house-breath-play = Ďalšia partia sa začne o { DURATION($seconds, case: "acc") }.{ $at ->
        [table] {" "}Keď budete môcť hrať, ťuknite na tlačidlo.
       *[menu] {" "}Keď budete môcť hrať, vyberte „{ evening-house-next-play }“.
    }
evening-house-waits = Večer vedie a začne { $name }. { $contest ->
        [individuals] Počkajte tu, kým vás žreb posadí. Voľné miesta obsadí počítač.
        [teams] Ťuknite na voľné miesto v štvorici, v ktorej chcete hrať. Prvý a druhý hráč hrajú spolu pri jednom stole, tretí a štvrtý pri druhom. Voľné miesta obsadí počítač.
       *[pairs] Ťuknite na voľné miesto vedľa spoluhráča, s ktorým chcete hrať. Voľné miesta obsadí počítač.
    }
no-match-kept = Žiadna rozohraná partia tu nie je, späť
records-none = Zatiaľ tu nie je žiadny záznam, späť
statistics-none = Zatiaľ nie je čo počítať, dohrajte prvú hru; späť
together-pad-gone = Ovládač sa odpojil. Stačí ho znova zapojiť. Bez neho odíde { $name } od stola a pri pokračovaní si zariadenie podávate.
    .brief = Ovládač sa odpojil.
together-turn = Na rade je { $name }, nech si vezme zariadenie a klepne na tlačidlo.
    .brief = { $name }.
together-take = Prevziať zariadenie
together-read = Karty si prezrite a zariadenie odovzdajte klepnutím na tlačidlo.
together-hand-on = Odovzdať zariadenie
help-menu = V ponuke
help-table = Pri stole
help-reader = Pri čítaní
help-replay = Pri prehrávaní záznamu
help-calling = Pri hlásení
page-help-calling = Kartu nahlásite ťuknutím na ňu. Všetko ostatné má tlačidlá pod kartami.
call-begun = Hláste karty v poradí, v akom padajú na stôl. Opraviť hlásenie: „{ command-undo-calling }“.
    .brief = Hláste karty.
help-choices-walked = Na výber máte { $count ->
        [one] jednu možnosť
        [few] { SAY($count, gender: "feminine", case: "acc") } možnosti
       *[other] { $count } možností
    }, prejdete ich posúvaním.
replay-help = Ďalší krok: ťuknite na „Pokračovať“.
review-retry-here = Znova je pred vami { ORDINAL($number, gender: "feminine") } voľba, s rovnakými kartami.{ $more ->
        [yes] {" "}Ďalšia chvíľa: rovnakým tlačidlom.
       *[no] {""}
    }
    .brief = Znova { ORDINAL($number, gender: "feminine") } voľba.
together-help-handed = Zariadenie si odovzdávate: hráč na rade ho prevezme ťuknutím na tlačidlo.
turns-over-again-own = Tretie zmeškané rozhodnutie za sebou. Ďalej za vás hrá počítač, { $by }. Ťuknutím na „Pokračovať“ si miesto vezmete späť.
set-languages = Jazyky, ktoré strieda tlačidlo pre jazyk
set-only-card-key = zahrá sa ďalším ťuknutím na „{ command-next-playable }“
