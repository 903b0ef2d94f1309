# Loker: cvičenie
practice-running-loker =
    { $left ->
        [0] Meniť už nemôžete.
        [one] Meniť môžete ešte raz.
       *[other] Meniť môžete ešte dvakrát.
    }{ $kind ->
        [none] {""}
        [level] {" "}Na čele partie je to vyrovnané.
        [ahead] {" "}V partii vediete o { practice-size }.
       *[behind] {" "}V partii vedie { WHO($seat) }, ste o { practice-size } vzadu.
    }
    .brief = { $left ->
        [0] Meniť už nie.
        [one] Meniť ešte raz.
       *[other] Meniť ešte dvakrát.
    }
    .braille = { $left ->
        [0] už nemeniť
       *[other] meniť ešte { $left }x
    }
practice-running-loker-open =
    { $beats ->
        [yes] Na to vaše karty stačia.
        [same] Vaše karty sú rovnaké.
       *[no] Na to vaše karty nestačia.
    }
    .braille = { $beats ->
        [yes] stačia
        [same] rovnaké
       *[no] nestačia
    }
hint-sought-loker =
    { $closed ->
        [yes] Niekto hru uzavrel, toto je váš posledný ťah: platí, čo vám po ňom zostane.
       *[no] { $left ->
            [0] Je posledné kolo: platí, čo vám po ťahu zostane.
           *[other] Po tomto ťahu vás čaká ešte jedna výmena{ $closes ->
                [yes] , ak niekto hru neuzavrie.
               *[no] .
            }
        }
    }
    .brief = { $left ->
        [0] Posledný ťah.
       *[other] Ešte jedna výmena.
    }
    .braille = { $left ->
        [0] posledný ťah
       *[other] ešte výmena
    }
hint-sought-bets = V banku: { COUNT($bank, of: "chip") }. { $call ->
        [0] Zostať v hre nič nestojí.
       *[other] Zostať v hre stojí { SAY($call) }.
    }
    .brief = Bank { $bank }, dorovnať { $call }.
    .braille = bank { $bank } dorovnať { $call }
theme-loker-pairs = Dve nízke dvojice
theme-loker-three = Trojica
theme-loker-four = Štvorica
theme-loker-run = Štyri čísla za sebou
theme-loker-nothing = Žiadna kombinácia
