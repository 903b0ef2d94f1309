# Šípky: tréningy
drill-kind-sums = Koľko chýba v Šípkach
drill-kind-fits = Ktoré dve karty v Šípkach trafia
drill-kind-risk = Ako často sa v Šípkach prehodí
drill-sums = Hrá sa do { $limit }, máte { $score } a skladáte { $number }. Koľko vám bude chýbať?
    .brief = Do { SAY($limit, case: "gen") }: { $score } plus { $number }, chýba?
    .braille = { $limit }: { $score }+{ $number } chýba?
drill-sums-why = Máte { $score }, do { SAY($limit, case: "gen") } chýba { $missing }.
    .braille = { $score } chýba { $missing }
drill-fits-short = Do cieľa vám chýba { $missing }. Ktoré dve karty trafia?
    .braille = chýba { $missing }: ktoré trafia?
drill-fits = Hrá sa do { $limit }, máte { $score }. Ktoré dve karty trafia?
    .braille = { $limit }: { $score }, ktoré trafia?
drill-fits-pair = { CARDS($cards) }
    .braille = { CARDS($cards, case: "braille") }
drill-fits-why = Do { SAY($limit, case: "gen") } vám chýba { $missing } a presne to dajú { CARDS($cards) }.
    .braille = chýba { $missing }
drill-risk = Do cieľa vám chýba { $missing } a hádžete { COUNT($count, of: "card", case: "acc") }. Koľkokrát asi zo sto hodov prehodíte?
    .braille = chýba { $missing }, { $count } { $count ->
        [1] karta
       *[other] karty
    }: prehod %?
drill-risk-why = { $count ->
        [1] Prehodí každé číslo väčšie ako { $missing } a nula sa nahrádza: zo sto hodov ich prehodí { $chance }.
       *[other] Prehodí len dvojica, z ktorej sú obe čísla väčšie ako { $missing }: zo sto hodov ich prehodí { $chance }.
    }
    .braille = prehod { $chance }%
drill-score = Na koľkých bodoch je { WHO($seat) }?
    .braille = { WHO($seat, form: "short") } body?
drill-score-why = { WHO($seat) }: { $count }.
    .braille = { WHO($seat, form: "short") } { $count }
