# Loker: Übungen
drill-kind-figure = Die Kombination nennen
drill-kind-higher = Welches Blatt ist höher
drill-kind-outs = Wie viele Karten helfen, bei Loker
drill-figure = Welche Kombination ist das: { CARDS($cards) }?
    .braille = { CARDS($cards, case: "braille") } figur?
drill-figure-why =
    { $figure ->
        [none] Höchstens ein Paar, und keine fünf Zahlen in Folge: Das ist keine Kombination.
        [two_pairs] Zwei Zahlen sind zweimal da.
        [straight5] Fünf Zahlen folgen aufeinander.
        [three_pairs] Drei Zahlen sind zweimal da.
        [straight6] Alle sechs Zahlen folgen aufeinander.
        [three] Eine Zahl ist dreimal da, und sonst keine mehrmals.
        [three_two] Eine Zahl ist dreimal da, eine andere zweimal.
        [two_threes] Zwei Zahlen sind dreimal da.
        [four] Eine Zahl ist viermal da, und sonst keine mehrmals.
        [four_two] Eine Zahl ist viermal da, eine andere zweimal.
        [loker] Eine Zahl ist fünfmal da.
       *[king_loker] Alle sechs Karten haben dieselbe Zahl.
    }
drill-hand-first = Das erste Blatt: { CARDS($cards) }.
    .braille = 1: { CARDS($cards, case: "braille") }
drill-hand-second = Das zweite Blatt: { CARDS($cards) }.
    .braille = 2: { CARDS($cards, case: "braille") }
drill-higher = Welches ist höher?
    .braille = höher?
drill-higher-why =
    { $first ->
        [none] Das erste Blatt hat keine Kombination
        [two_pairs] Das erste Blatt hat zwei Paare
        [straight5] Das erste Blatt hat eine Fünferstraße
        [three_pairs] Das erste Blatt hat drei Paare
        [straight6] Das erste Blatt hat eine Sechserstraße
        [three] Das erste Blatt hat einen Drilling
        [three_two] Das erste Blatt hat einen Drilling und ein Paar
        [two_threes] Das erste Blatt hat zwei Drillinge
        [four] Das erste Blatt hat einen Vierling
        [four_two] Das erste Blatt hat einen Vierling und ein Paar
        [loker] Das erste Blatt hat einen Loker
       *[king_loker] Das erste Blatt hat einen Königsloker
    }, { $second ->
        [none] das zweite keine.
        [two_pairs] das zweite zwei Paare.
        [straight5] das zweite eine Fünferstraße.
        [three_pairs] das zweite drei Paare.
        [straight6] das zweite eine Sechserstraße.
        [three] das zweite einen Drilling.
        [three_two] das zweite einen Drilling und ein Paar.
        [two_threes] das zweite zwei Drillinge.
        [four] das zweite einen Vierling.
        [four_two] das zweite einen Vierling und ein Paar.
        [loker] das zweite einen Loker.
       *[king_loker] das zweite einen Königsloker.
    } Bei gleichen Kombinationen entscheiden die höheren Zahlen, am Ende die freien Karten.
    .braille = 1: { $first ->
        [none] keine kombination
        [two_pairs] zwei paare
        [straight5] straße aus fünf
        [three_pairs] drei paare
        [straight6] sechserstraße
        [three] drilling
        [three_two] drilling und paar
        [two_threes] zwei drillinge
        [four] vierling
        [four_two] vierling und paar
        [loker] loker
       *[king_loker] königsloker
    }, 2: { $second ->
        [none] keine kombination
        [two_pairs] zwei paare
        [straight5] straße aus fünf
        [three_pairs] drei paare
        [straight6] sechserstraße
        [three] drilling
        [three_two] drilling und paar
        [two_threes] zwei drillinge
        [four] vierling
        [four_two] vierling und paar
        [loker] loker
       *[king_loker] königsloker
    }; dann höhere zahlen
drill-outs = Sie haben { CARDS($cards) } und tauschen { CARDS($thrown) }. Wie viele Karten, die Sie nicht gesehen haben, machen eine höhere Kombination?
    .brief = { CARDS($cards) }; Tausch { CARDS($thrown) }: Wie viele Karten helfen?
    .braille = { CARDS($cards, case: "braille") } -{ CARDS($thrown, case: "braille") }: helfen?
drill-outs-why = Sie haben schon: { drill-figure-name }. Zählen Sie acht von jeder Zahl, die hilft, ohne die auf Ihrer Hand: { $count }.
    .braille = helfen { $count }
drill-chance = Sie haben { CARDS($cards) } und tauschen { CARDS($thrown) }. In etwa wie vielen von hundert Fällen wird die Kombination höher?
    .brief = { CARDS($cards) }; Tausch { CARDS($thrown) }: in wie vielen von hundert Fällen?
    .braille = { CARDS($cards, case: "braille") } -{ CARDS($thrown, case: "braille") }: %?
drill-chance-why = { $count ->
        [1] { $outs ->
            [one] Eine Karte hilft
           *[other] { COUNT($outs, of: "card") } helfen
        }. Nach der Faustregel ein Drittel dazu: etwa { $rule } von hundert. Genau sind es { $chance }.
       *[other] Mit einer Karte { $outs ->
            [one] hilft eine
           *[other] helfen { SAY($outs) }
        }. Nach der Faustregel ein Drittel dazu und noch einmal die Hälfte davon für die zweite Karte: etwa { $rule } von hundert. Genau sind es { $chance }.
    }
    .braille = { $chance }%
drill-changed = Wie viele Karten hat { WHO($seat) } in diesem Spiel getauscht?
    .braille = { WHO($seat, form: "short") } getauscht?
drill-changed-why = { WHO($seat) }: { COUNT($count, of: "card") } in diesem Spiel.
    .braille = { WHO($seat, form: "short") } { $count }
drill-pot = Wie viele Chips sind im Pot?
    .braille = pot?
drill-pot-why = Im Pot: { COUNT($count, of: "chip") }.
    .braille = pot { $count }
drill-figure-name =
    { $figure ->
        [none] keine Kombination
        [two_pairs] zwei Paare
        [straight5] eine Fünferstraße
        [three_pairs] drei Paare
        [straight6] eine Sechserstraße
        [three] ein Drilling
        [three_two] ein Drilling und ein Paar
        [two_threes] zwei Drillinge
        [four] ein Vierling
        [four_two] ein Vierling und ein Paar
        [loker] ein Loker
       *[king_loker] ein Königsloker
    }
