# Loker: cvičení
practice-running-loker =
    { $left ->
        [0] Měnit už nemůžete.
        [one] Měnit můžete ještě jednou.
       *[other] Měnit můžete ještě dvakrát.
    }{ $kind ->
        [none] {""}
        [level] {" "}V čele partie je to vyrovnané.
        [ahead] {" "}V partii vedete o { practice-size }.
       *[behind] {" "}V partii vede { WHO($seat) }, jste o { practice-size } zpátky.
    }
    .brief = { $left ->
        [0] Měnit už ne.
        [one] Měnit ještě jednou.
       *[other] Měnit ještě dvakrát.
    }
    .braille = { $left ->
        [0] už neměnit
       *[other] měnit ještě { $left }x
    }
practice-running-loker-open =
    { $beats ->
        [yes] Na to vaše karty stačí.
        [same] Vaše karty jsou stejné.
       *[no] Na to vaše karty nestačí.
    }
    .braille = { $beats ->
        [yes] stačí
        [same] stejné
       *[no] nestačí
    }
hint-sought-loker =
    { $closed ->
        [yes] Někdo hru uzavřel, toto je váš poslední tah: platí, co vám po něm zůstane.
       *[no] { $left ->
            [0] Je poslední kolo: platí, co vám po tahu zůstane.
           *[other] Po tomto tahu vás čeká ještě jedna výměna{ $closes ->
                [yes] , pokud někdo hru neuzavře.
               *[no] .
            }
        }
    }
    .brief = { $left ->
        [0] Poslední tah.
       *[other] Ještě jedna výměna.
    }
    .braille = { $left ->
        [0] poslední tah
       *[other] ještě výměna
    }
hint-sought-bets = V banku: { COUNT($bank, of: "chip") }. { $call ->
        [0] Zůstat ve hře nic nestojí.
       *[other] Zůstat ve hře stojí { SAY($call, gender: "masculine") }.
    }
    .brief = Bank { $bank }, dorovnat { $call }.
    .braille = bank { $bank } dorovnat { $call }
theme-loker-pairs = Dvě nízké dvojice
theme-loker-three = Trojice
theme-loker-four = Čtveřice
theme-loker-run = Čtyři čísla za sebou
theme-loker-nothing = Žádná figura
