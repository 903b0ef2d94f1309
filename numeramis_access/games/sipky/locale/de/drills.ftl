# Šipky: Übungen
drill-kind-sums = Abstände bei Šipky
drill-kind-fits = Welche zwei Karten treffen, bei Šipky
drill-kind-risk = Wie oft ein Wurf zu weit geht, bei Šipky
drill-sums = Gespielt wird bis { $limit }, Sie haben { $score } und machen { $number }. Welcher Rest bleibt dann?
    .brief = Bis { $limit }: { $score } plus { $number }, Rest?
    .braille = { $limit }: { $score }+{ $number } rest?
drill-sums-why = Sie haben { $score }, das sind { $missing } unter { $limit }.
    .braille = { $score } rest { $missing }
drill-fits-short = Ihnen fehlen { $missing }. Welche zwei Karten treffen?
    .braille = rest { $missing }: womit?
drill-fits = Gespielt wird bis { $limit }, Sie haben { $score }. Welche zwei Karten treffen?
    .braille = { $limit }: { $score }, womit?
drill-fits-pair = { CARDS($cards) }
    .braille = { CARDS($cards, case: "braille") }
drill-fits-why = Ihnen fehlen { $missing } bis { $limit }, und { CARDS($cards) } geben genau das.
    .braille = rest { $missing }
drill-risk = Ihr Rest ist { $missing }, und Sie werfen { COUNT($count, of: "card", case: "acc") }. Bei etwa wie vielen von hundert Würfen geht das zu weit?
    .braille = rest { $missing }, { $count } { $count ->
        [1] karte
       *[other] karten
    }: überw %?
drill-risk-why = { $count ->
        [1] Jede Zahl über { $missing } geht zu weit, und Nullen werden ersetzt: { $chance } von hundert.
       *[other] Nur ein Paar, dessen beide Zahlen über { $missing } liegen, geht zu weit: { $chance } von hundert.
    }
    .braille = überw { $chance }%
drill-score = Welchen Stand hat { WHO($seat) }?
    .braille = { WHO($seat, form: "short") } stand?
drill-score-why = { WHO($seat) }: { $count }.
    .braille = { WHO($seat, form: "short") } { $count }
