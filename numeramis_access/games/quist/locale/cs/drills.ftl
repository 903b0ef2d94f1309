# Quist: drily
drill-kind-highest = Která karta je nejvyšší a čí
drill-kind-worth = O kolik zdvihů se hraje
drill-kind-recall = Ruka po paměti
drill-phase = Padly karty:
    .braille = padlo:
drill-highest = Kdo byl s nejvyšší kartou první?
    .braille = nejvyšší?
drill-highest-why =
    { $tied ->
        [yes] Nejvyšší byla { CARD($card) } a padla vícekrát, rozhoduje, kdo ji zahrál první.
       *[no] Nejvyšší byla { CARD($card) }.
    }
    .braille = max { CARD($card, case: "braille") }{ $tied ->
        [yes] {" "}víckrát, první { WHO($seat, form: "short") }
       *[no] {""}
    }
drill-cards = { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-gone-begin = Počítejte { $number ->
        [9] devítky
        [8] osmičky
       *[7] sedmičky
    }:
    .braille = počítejte { $number }:
drill-gone = Kolik jich padlo?
    .braille = kolik?
drill-gone-why = { CARD($card) } { $count ->
        [0] nepadla ani jednou
        [1] padla jednou
        [2] padla dvakrát
        [3] padla třikrát
        [4] padla čtyřikrát
       [5] padla pětkrát
        [6] padla šestkrát
        [7] padla sedmkrát
       *[other] padla osmkrát
    }.
    .braille = { $card }: { $count }x
drill-worth-begin = Fáze po fázi:
    .braille = fáze:
drill-worth = O kolik zdvihů se hraje dál?
    .braille = o kolik?
drill-worth-why = Každá shoda na nejvyšší kartě přidá zdvih. Jediná nejvyšší karta bere hromádku a začíná se znovu od jednoho. Hraje se o { COUNT($worth, of: "trick", case: "acc") }.
    .braille = o { $worth }
drill-left-begin = V ruce: { CARDS($cards) }. Padlo:
    .braille = { CARDS($cards, case: "braille") } padlo:
drill-left = Kolik { CARD($card, case: "many") } ještě zbývá mimo vaši ruku?
    .braille = { CARD($card, case: "braille") } zbývá?
drill-left-why = Celkem je jich osm: v ruce { $held ->
        [0] žádná
       *[other] { SAY($held, gender: "feminine") }
    }, { $played ->
        [0] nepadla žádná
        [one] padla { SAY($played, gender: "feminine") }
        [few] padly { SAY($played, gender: "feminine") }
       *[other] padlo { SAY($played, gender: "feminine") }
    }, { $left ->
        [0] nezbývá žádná
        [one] zbývá { SAY($left, gender: "feminine") }
        [few] zbývají { SAY($left, gender: "feminine") }
       *[other] zbývá { SAY($left, gender: "feminine") }
    }.
    .braille = 8-{ $held }-{ $played }={ $left }
drill-recall-begin = Zapamatujte si ruku: { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-recall = Kolik karet v ní je vyšších než { CARD($card) }?
    .braille = vyšší než { CARD($card, case: "braille") }?
drill-recall-why = V ruce bylo: { CARDS($cards) }.
    .braille = bylo { CARDS($cards, case: "braille") }
