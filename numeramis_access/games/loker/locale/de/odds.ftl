# Loker: Aussichten
odds-loker-best =
    { $count ->
        [0] Am besten tauschen Sie nichts.
       *[other] Der beste Tausch: Werfen Sie { CARDS($cards, case: "the") } weg.
    } Die Aussicht, dass Sie eine Kombination haben werden, beträgt { CHANCE($some) }{ $others ->
        [yes] , im Schnitt etwa Platz { $place }.
       *[no] .
    }
    .brief = { $count ->
        [0] Nichts tauschen
       *[other] { CARDS($cards, case: "the") } weg
    }: Kombination { CHANCE($some) }.
    .braille = { $count ->
        [0] alle behalten
       *[other] weg { CARDS($cards, case: "braille") }
    } figur { CHANCE($some, form: "short") } platz etwa { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-loker-marked = Werfen Sie { CARDS($cards, case: "the") } weg, wie markiert, beträgt die Aussicht auf eine Kombination { CHANCE($some) }.{ $others ->
        [yes] { $same ->
            [yes] {" "}Das ist etwa ebenso gut.
           *[no] {" "}Das ist um etwa { odds-loss } schlechter.
        }
       *[no] {""}
    }
    .brief = { CARDS($cards) }: Kombination { CHANCE($some) }{ $others ->
        [yes] { $same ->
            [yes] , etwa ebenso gut.
           *[no] , um { odds-loss } schlechter.
        }
       *[no] .
    }
    .braille = { CARDS($cards, case: "braille") } figur { CHANCE($some, form: "short") } -{ NUMBER($size, maximumFractionDigits: 1) }
odds-loker-figure = Die Aussicht auf { odds-figure } beträgt { CHANCE($chance) }.
    .brief = { odds-figure }: { CHANCE($chance) }.
    .braille = { odds-figure } { CHANCE($chance, form: "short") }
odds-loker-nothing =
    { $best ->
        [yes] Ein Tausch lohnt sich nicht.
       *[no] { $same ->
            [yes] Nichts zu tauschen wäre etwa ebenso gut.
           *[no] Nichts zu tauschen wäre um etwa { odds-loss } schlechter.
        }
    }
    .braille = alle behalten -{ NUMBER($size, maximumFractionDigits: 1) }
odds-loker-hand = Sie haben { odds-figure }{ $others ->
        [yes] , im Schnitt etwa Platz { $place }.
       *[no] .
    }
    .brief = { odds-figure }{ $others ->
        [yes] , etwa Platz { $place }.
       *[no] .
    }
    .braille = { odds-figure } platz etwa { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-figure =
    { $figure ->
        [none] keine Kombination
        [two_pairs] zwei Paare
        [straight5] eine Fünferstraße
        [three_pairs] drei Paare
        [straight6] eine Sechserstraße
        [three] einen Drilling
        [three_two] einen Drilling und ein Paar
        [two_threes] zwei Drillinge
        [four] einen Vierling
        [four_two] einen Vierling und ein Paar
        [loker] einen Loker
       *[king_loker] einen Königsloker
    }
