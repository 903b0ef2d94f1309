# Loker: ćwiczenia
practice-running-loker =
    { $left ->
        [0] Nie możesz już wymieniać.
        [one] Możesz wymienić jeszcze raz.
       *[other] Możesz wymienić jeszcze dwa razy.
    }{ $kind ->
        [none] {""}
        [level] {" "}Na czele partii jest remis.
        [ahead] {" "}W partii masz przewagę: { practice-size }.
       *[behind] {" "}W partii prowadzi { WHO($seat) }, tracisz { practice-size }.
    }
    .brief = { $left ->
        [0] Bez wymiany.
        [one] Jeszcze jedna wymiana.
       *[other] Jeszcze dwie wymiany.
    }
    .braille = { $left ->
        [0] bez wymiany
       *[other] wymiana { $left }x
    }
practice-running-loker-open =
    { $beats ->
        [yes] Na to twoje karty wystarczą.
        [same] Twoje karty są równe.
       *[no] Na to twoje karty nie wystarczą.
    }
    .braille = { $beats ->
        [yes] wystarczą
        [same] równe
       *[no] za mało
    }
hint-sought-loker =
    { $closed ->
        [yes] Ktoś zamknął grę, to twój ostatni ruch: liczy się, co ci po nim zostanie.
       *[no] { $left ->
            [0] To ostatnia runda: liczy się, co ci po ruchu zostanie.
           *[other] Po tym ruchu czeka cię jeszcze jedna wymiana{ $closes ->
                [yes] , o ile ktoś nie zamknie gry.
               *[no] .
            }
        }
    }
    .brief = { $left ->
        [0] Ostatni ruch.
       *[other] Jeszcze jedna wymiana.
    }
    .braille = { $left ->
        [0] ostatni ruch
       *[other] jeszcze wymiana
    }
hint-sought-bets = W puli: { COUNT($bank, of: "chip") }. { $call ->
        [0] Zostać w grze nic nie kosztuje.
       *[other] Zostać w grze kosztuje { SAY($call) }.
    }
    .brief = Pula { $bank }, sprawdzić za { $call }.
    .braille = pula { $bank } sprawdzić { $call }
theme-loker-pairs = Dwie niskie pary
theme-loker-three = Trójka
theme-loker-four = Kareta
theme-loker-run = Cztery liczby po kolei
theme-loker-nothing = Żadnego układu
