# Šipky: ćwiczenia pamięci
drill-kind-sums = Ile brakuje w grze Šipky
drill-kind-fits = Które dwie karty trafią w grze Šipky
drill-kind-risk = Jak często w grze Šipky jest fura
drill-sums = Gra jest do { SAY($limit, case: "gen") }, masz { $score } i układasz { $number }. Ile będzie ci brakować?
    .brief = Do { SAY($limit, case: "gen") }: { $score } plus { $number }, brakuje?
    .braille = { $limit }: { $score }+{ $number } brak?
drill-sums-why = Masz { $score }, do { SAY($limit, case: "gen") } brakuje { SAY($missing, case: "gen") }.
    .braille = { $score } brak { $missing }
drill-fits-short = Do celu brakuje ci { SAY($missing, case: "gen") }. Które dwie karty trafią?
    .braille = brak { $missing }: które trafią?
drill-fits = Gra jest do { SAY($limit, case: "gen") }, masz { $score }. Które dwie karty trafią?
    .braille = { $limit }: { $score }, które trafią?
drill-fits-pair = { CARDS($cards) }
    .braille = { CARDS($cards, case: "braille") }
drill-fits-why = Do { SAY($limit, case: "gen") } brakuje ci { SAY($missing, case: "gen") } i dokładnie tyle dają { CARDS($cards) }.
    .braille = brak { $missing }
drill-risk = Do celu brakuje ci { SAY($missing, case: "gen") } i rzucasz { COUNT($count, of: "card", case: "ins") }. Ile razy na sto rzutów będzie mniej więcej fura?
    .braille = brak { $missing }, { $count } { $count ->
        [1] karta
       *[other] karty
    }: fura %?
drill-risk-why = { $count ->
        [1] Furę daje każda liczba większa niż { $missing }, a zero się wymienia: na sto rzutów fur jest { $chance }.
       *[other] Furę dają tylko takie dwie karty, z których obie liczby są większe niż { $missing }: na sto rzutów fur jest { $chance }.
    }
    .braille = fura { $chance }%
drill-score = Ile punktów ma { WHO($seat) }?
    .braille = { WHO($seat, form: "short") } punkty?
drill-score-why = { WHO($seat) }: { $count }.
    .braille = { WHO($seat, form: "short") } { $count }
