# Loker: šance
odds-loker-best =
    { $count ->
        [0] Najlepšie je nemeniť nič.
       *[other] Najlepšia výmena: odhodiť { CARDS($cards, case: "acc") }.
    } Šanca, že budete mať kombináciu, je { CHANCE($some) }{ $others ->
        [yes] , priemerné umiestnenie asi { $place }.
       *[no] .
    }
    .brief = { $count ->
        [0] Nemeniť
       *[other] Odhodiť { CARDS($cards, case: "acc") }
    }, šanca na kombináciu: { CHANCE($some) }.
    .braille = { $count ->
        [0] nemeniť
       *[other] preč { CARDS($cards, case: "braille") }
    } kombinácia { CHANCE($some, form: "short") } miesto asi { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-loker-marked = Keď odhodíte označené, teda { CARDS($cards, case: "acc") }, šanca na kombináciu je { CHANCE($some) }.{ $others ->
        [yes] { $same ->
            [yes] {" "}To je asi rovnako dobré.
           *[no] {" "}To je horšie asi o { odds-loss }.
        }
       *[no] {""}
    }
    .brief = { CARDS($cards) }: na kombináciu { CHANCE($some) }{ $others ->
        [yes] { $same ->
            [yes] , asi rovnako dobré.
           *[no] , horšie o { odds-loss }.
        }
       *[no] .
    }
    .braille = { CARDS($cards, case: "braille") } kombinácia { CHANCE($some, form: "short") } -{ NUMBER($size, maximumFractionDigits: 1) }
odds-loker-figure = Šanca na { odds-figure.acc } je { CHANCE($chance) }.
    .brief = { odds-figure }: { CHANCE($chance) }.
    .braille = { odds-figure } { CHANCE($chance, form: "short") }
odds-loker-nothing =
    { $best ->
        [yes] Meniť sa neoplatí.
       *[no] { $same ->
            [yes] Nemeniť nič by vyšlo asi narovnako.
           *[no] Nemeniť nič by bolo horšie asi o { odds-loss }.
        }
    }
    .braille = nemeniť -{ NUMBER($size, maximumFractionDigits: 1) }
odds-loker-hand = Máte { odds-figure.acc }{ $others ->
        [yes] , priemerné umiestnenie asi { $place }.
       *[no] .
    }
    .brief = { odds-figure }{ $others ->
        [yes] , miesto asi { $place }.
       *[no] .
    }
    .braille = { odds-figure } miesto asi { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-figure =
    { $figure ->
        [none] bez kombinácie
        [two_pairs] dve dvojice
        [straight5] postupka z piatich
        [three_pairs] tri dvojice
        [straight6] postupka zo šiestich
        [three] trojica
        [three_two] trojica a dvojica
        [two_threes] dve trojice
        [four] štvorica
        [four_two] štvorica a dvojica
        [loker] Loker
       *[king_loker] King Loker
    }
    .acc =
        { $figure ->
            [none] ruku bez kombinácie
            [two_pairs] dve dvojice
            [straight5] postupku z piatich
            [three_pairs] tri dvojice
            [straight6] postupku zo šiestich
            [three] trojicu
            [three_two] trojicu a dvojicu
            [two_threes] dve trojice
            [four] štvoricu
            [four_two] štvoricu a dvojicu
            [loker] Loker
           *[king_loker] King Loker
        }
