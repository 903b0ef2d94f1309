# Loker: šance
odds-loker-best =
    { $count ->
        [0] Nejlepší je neměnit nic.
       *[other] Nejlepší výměna: odhodit { CARDS($cards, case: "acc") }.
    } Šance, že budete mít figuru, je { CHANCE($some) }{ $others ->
        [yes] , průměrné umístění asi { $place }.
       *[no] .
    }
    .brief = { $count ->
        [0] Neměnit
       *[other] Odhodit { CARDS($cards, case: "acc") }
    }, figura: { CHANCE($some) }.
    .braille = { $count ->
        [0] neměnit
       *[other] pryč { CARDS($cards, case: "braille") }
    } figura { CHANCE($some, form: "short") } místo asi { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-loker-marked = Když odhodíte označené, tedy { CARDS($cards, case: "acc") }, šance na figuru je { CHANCE($some) }.{ $others ->
        [yes] { $same ->
            [yes] {" "}To je asi stejně dobré.
           *[no] {" "}To je horší asi o { odds-loss }.
        }
       *[no] {""}
    }
    .brief = { CARDS($cards) }: figura { CHANCE($some) }{ $others ->
        [yes] { $same ->
            [yes] , asi stejně dobré.
           *[no] , horší o { odds-loss }.
        }
       *[no] .
    }
    .braille = { CARDS($cards, case: "braille") } figura { CHANCE($some, form: "short") } -{ NUMBER($size, maximumFractionDigits: 1) }
odds-loker-figure = Šance na { odds-figure.acc } je { CHANCE($chance) }.
    .brief = { odds-figure }: { CHANCE($chance) }.
    .braille = { odds-figure } { CHANCE($chance, form: "short") }
odds-loker-nothing =
    { $best ->
        [yes] Měnit se nevyplatí.
       *[no] { $same ->
            [yes] Neměnit nic by vyšlo asi nastejno.
           *[no] Neměnit nic by bylo horší asi o { odds-loss }.
        }
    }
    .braille = neměnit -{ NUMBER($size, maximumFractionDigits: 1) }
odds-loker-hand = Máte { odds-figure.acc }{ $others ->
        [yes] , průměrné umístění asi { $place }.
       *[no] .
    }
    .brief = { odds-figure }{ $others ->
        [yes] , místo asi { $place }.
       *[no] .
    }
    .braille = { odds-figure } místo asi { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-figure =
    { $figure ->
        [none] bez figury
        [two_pairs] dvě dvojice
        [straight5] postupka z pěti
        [three_pairs] tři dvojice
        [straight6] postupka ze šesti
        [three] trojice
        [three_two] trojice a dvojice
        [two_threes] dvě trojice
        [four] čtveřice
        [four_two] čtveřice a dvojice
        [loker] Loker
       *[king_loker] King Loker
    }
    .acc =
        { $figure ->
            [none] karty bez figury
            [two_pairs] dvě dvojice
            [straight5] postupku z pěti
            [three_pairs] tři dvojice
            [straight6] postupku ze šesti
            [three] trojici
            [three_two] trojici a dvojici
            [two_threes] dvě trojice
            [four] čtveřici
            [four_two] čtveřici a dvojici
            [loker] Loker
           *[king_loker] King Loker
        }
