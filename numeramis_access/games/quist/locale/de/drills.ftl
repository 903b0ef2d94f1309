# Quist: Übungen
drill-kind-highest = Welche Karte ist die höchste und wessen
drill-kind-worth = Um wie viele Stiche geht es
drill-kind-recall = Ein Blatt aus dem Kopf
drill-phase = Diese Karten fielen:
    .braille = gefallen:
drill-highest = Wer war mit der höchsten Karte zuerst?
    .braille = höchste?
drill-highest-why =
    { $tied ->
        [yes] Die höchste war { CARD($card, case: "the") }, mehrmals gespielt: Es zählt, wer zuerst war.
       *[no] Die höchste war { CARD($card, case: "the") }.
    }
    .braille = max { CARD($card, case: "braille") }{ $tied ->
        [yes] {" "}mehrmals, zuerst { WHO($seat, form: "short") }
       *[no] {""}
    }
drill-cards = { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-gone-begin = Zählen Sie die { $number ->
        [9] Neunen
        [8] Achten
       *[7] Siebenen
    }:
    .braille = zählen { $number }:
drill-gone = Wie viele sind gefallen?
    .braille = wie viele?
drill-gone-why = { CARD($card, case: "the") } ist { $count ->
        [0] kein einziges Mal
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
        [6] sechsmal
        [7] siebenmal
       *[other] achtmal
    } gefallen.
    .braille = { $card }: { $count }x
drill-worth-begin = Phase für Phase:
    .braille = phasen:
drill-worth = Um wie viele Stiche geht die nächste Phase?
    .braille = um wie viele?
drill-worth-why = Mit jedem Gleichstand der höchsten Karten kommt ein Stich dazu. Eine einzelne höchste Karte nimmt den Stapel, und die Zählung beginnt wieder bei eins. Die nächste Phase geht um { COUNT($worth, of: "trick", case: "acc") }.
    .braille = um { $worth }
drill-left-begin = Auf Ihrer Hand: { CARDS($cards) }. Gefallen:
    .braille = { CARDS($cards, case: "braille") } gefallen:
drill-left = Wie viele { CARD($card, case: "plural") } sind noch draußen?
    .braille = { CARD($card, case: "braille") } draußen?
drill-left-why = Insgesamt sind es acht: { $held } auf Ihrer Hand, { $played } gefallen, { $left } draußen.
    .braille = 8-{ $held }-{ $played }={ $left }
drill-recall-begin = Merken Sie sich dieses Blatt: { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-recall = Wie viele davon sind höher als { CARD($card, case: "acc") }?
    .braille = höher als { CARD($card, case: "braille") }?
drill-recall-why = Das Blatt war { CARDS($cards) }.
    .braille = war { CARDS($cards, case: "braille") }
