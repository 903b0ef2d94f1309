# Šipky: drily
drill-kind-sums = Kolik chybí v Šipkách
drill-kind-fits = Které dvě karty v Šipkách trefí
drill-kind-risk = Jak často se v Šipkách přetáhne
drill-sums = Hraje se { $limit }, máte { $score } a skládáte { $number }. Kolik vám bude chybět?
    .brief = Do { SAY($limit, case: "gen") }: { $score } plus { $number }, chybí?
    .braille = { $limit }: { $score }+{ $number } chybí?
drill-sums-why = Máte { $score }, do { SAY($limit, case: "gen") } chybí { $missing }.
    .braille = { $score } chybí { $missing }
drill-fits-short = Do cíle vám chybí { $missing }. Které dvě karty trefí?
    .braille = chybí { $missing }: které trefí?
drill-fits = Hraje se { $limit }, máte { $score }. Které dvě karty trefí?
    .braille = { $limit }: { $score }, které trefí?
drill-fits-pair = { CARDS($cards) }
    .braille = { CARDS($cards, case: "braille") }
drill-fits-why = Do { SAY($limit, case: "gen") } vám chybí { $missing } a přesně to dají { CARDS($cards) }.
    .braille = chybí { $missing }
drill-risk = Do cíle vám chybí { $missing } a házíte { COUNT($count, of: "card", case: "acc") }. Kolikrát asi ze sta hodů přetáhnete?
    .braille = chybí { $missing }, { $count } { $count ->
        [1] karta
       *[other] karty
    }: přetažení %?
drill-risk-why = { $count ->
        [1] Přetáhne každé číslo větší než { $missing } a nula se nahrazuje: ze sta hodů jich přetáhne { $chance }.
       *[other] Přetáhne jen dvojice, jejíž obě čísla jsou větší než { $missing }: ze sta hodů jich přetáhne { $chance }.
    }
    .braille = přetažení { $chance }%
drill-score = Na kolika bodech je { WHO($seat) }?
    .braille = { WHO($seat, form: "short") } body?
drill-score-why = { WHO($seat) }: { $count }.
    .braille = { WHO($seat, form: "short") } { $count }
