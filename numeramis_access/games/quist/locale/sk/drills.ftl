# Quist: tréningy
drill-kind-highest = Ktorá karta je najvyššia a čia
drill-kind-worth = O koľko zdvihov sa hrá
drill-kind-recall = Ruka spamäti
drill-phase = Padli karty:
    .braille = padlo:
drill-highest = Kto bol s najvyššou kartou prvý?
    .braille = najvyššia?
drill-highest-why =
    { $tied ->
        [yes] Najvyššia bola { CARD($card) } a padla viackrát, rozhoduje, kto ju zahral prvý.
       *[no] Najvyššia bola { CARD($card) }.
    }
    .braille = max { CARD($card, case: "braille") }{ $tied ->
        [yes] {" "}viackrát, prvý { WHO($seat, form: "short") }
       *[no] {""}
    }
drill-cards = { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-gone-begin = Počítajte { $number ->
        [9] deviatky
        [8] osmičky
       *[7] sedmičky
    }:
    .braille = počítajte { $number }:
drill-gone = Koľko ich padlo?
    .braille = koľko?
drill-gone-why = { CARD($card) } { $count ->
        [0] nepadla ani raz
        [1] padla raz
        [2] padla dvakrát
        [3] padla trikrát
        [4] padla štyrikrát
       [5] padla päťkrát
        [6] padla šesťkrát
        [7] padla sedemkrát
       *[other] padla osemkrát
    }.
    .braille = { $card }: { $count }x
drill-worth-begin = Fáza po fáze:
    .braille = fázy:
drill-worth = O koľko zdvihov sa hrá ďalej?
    .braille = o koľko?
drill-worth-why = Každá zhoda na najvyššej karte pridá zdvih, jediná najvyššia kôpku vezme a začína sa znova od jedného: hrá sa o { COUNT($worth, of: "trick", case: "acc") }.
    .braille = o { $worth }
drill-left-begin = V ruke: { CARDS($cards) }. Padlo:
    .braille = { CARDS($cards, case: "braille") } padlo:
drill-left = Koľko { CARD($card, case: "many") } ešte zostáva mimo vašej ruky?
    .braille = { CARD($card, case: "braille") } zostáva?
drill-left-why = Spolu ich je osem: v ruke { $held ->
        [0] žiadna
       *[other] { SAY($held, gender: "feminine") }
    }, { $played ->
        [0] nepadla žiadna
        [one] padla { SAY($played, gender: "feminine") }
        [few] padli { SAY($played, gender: "feminine") }
       *[other] padlo { SAY($played, gender: "feminine") }
    }, { $left ->
        [0] nezostáva žiadna
        [one] zostáva { SAY($left, gender: "feminine") }
        [few] zostávajú { SAY($left, gender: "feminine") }
       *[other] zostáva { SAY($left, gender: "feminine") }
    }.
    .braille = 8-{ $held }-{ $played }={ $left }
drill-recall-begin = Zapamätajte si ruku: { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-recall = Koľko je v nej kariet vyšších ako { CARD($card) }?
    .braille = vyššie ako { CARD($card, case: "braille") }?
drill-recall-why = V ruke bolo: { CARDS($cards) }.
    .braille = bolo { CARDS($cards, case: "braille") }
