# Whist: Übungen
drill-kind-takes = Wessen Stich, beim Whist
drill-kind-trumps = Wie viele Trümpfe sind draußen, beim Whist
drill-kind-suit = Wie viele einer Farbe sind draußen, beim Whist
drill-kind-holds = Wer kann eine Karte haben, beim Whist
drill-kind-hand = Ein Whistblatt aus dem Kopf
drill-kind-points = Was ein Whistspiel bringt
drill-kind-tour = Welche Variante von Whist ist es
drill-trump = Trumpf ist { SUIT($suit) }.
    .braille = trumpf { SUIT($suit, case: "braille") }
drill-takes = Wessen Stich ist es?
    .braille = wessen?
drill-takes-why = { $ruffed ->
        [yes] Der höchste Trumpf macht den Stich: { CARD($card, case: "the") }.
       *[no] Die höchste Karte der ausgespielten Farbe macht den Stich: { CARD($card, case: "the") }.
    }
    .braille = { CARD($card, case: "braille") }
drill-trick = { WHO($seat) } zuerst: { CARDS($cards) }.
    .braille = { WHO($seat, form: "short") }:{ CARDS($cards, case: "braille") }
drill-trumps-begin = Trumpf ist { SUIT($suit) }, und Sie haben { $count } davon bekommen. Die Stiche:
    .braille = trumpf { SUIT($suit, case: "braille") } { $count }:
drill-suit-begin = Zählen Sie { SUIT($suit) }. Sie haben { $count } davon bekommen. Die Stiche:
    .braille = { SUIT($suit, case: "braille") } { $count }:
drill-out = Wie viele { SUIT($suit) } haben die anderen noch?
    .braille = { SUIT($suit, case: "braille") } draußen?
drill-out-why = Insgesamt sind es { $every }: { $own } haben Sie bekommen, { $fell } haben die anderen gespielt, { $left } sind draußen.
    .braille = { $every }-{ $own }-{ $fell }={ $left }
drill-holds-begin = Die Stiche:
    .braille = stiche:
drill-holds = Wer kann { CARD($card, case: "acc") } nicht mehr haben?
    .braille = wer nicht { CARD($card, case: "braille") }?
drill-holds-seat = { WHO($seat) }
    .braille = { WHO($seat, form: "short") }
drill-holds-any = alle drei können die Karte noch haben
    .braille = jeder kann
drill-holds-why = { $gone ->
        [yes] Die Karte lag in einem der Stiche.
       *[no] Wer { SUIT($suit) } nicht bedient hat, hat keins mehr; alle anderen können die Karte haben.
    }
    .braille = { $gone ->
        [yes] in einem stich
       *[no] { SUIT($suit, case: "braille") } -
    }
drill-hand-begin = Merken Sie sich dieses Blatt. { HAND($cards) }
    .braille = { HAND($cards, case: "braille") }
drill-hand = Wie viele { SUIT($suit) } sind darin?
    .braille = { SUIT($suit, case: "braille") }?
drill-hand-why = Das Blatt: { HAND($cards) }
    .braille = war { HAND($cards, case: "braille") }
drill-points = { $tour ->
        [cayenne] Cayenne, der Trumpf wurde { $doubled ->
            [yes] so gelassen, wie er aufgedeckt war
           *[no] neu bestimmt
        }
        [grand] Grand
       *[base] Einfacher Whist
    }. Ihre Seite hat { COUNT($tricks, of: "trick", case: "acc") }{ $honours ->
        [yes] {" "}und bekam { $held ->
            [0] keins
            [1] eins
           *[other] { $held }
        } { $tour ->
            [grand] von den vier Assen
           *[other] von den fünf Honneurs
        }
       *[no] {""}
    }. Wie viele Punkte sind das auf dem Weg zu zehn?
    .braille = stiche { $tricks }{ $honours ->
        [yes] +{ $held } hon
       *[no] {""}
    }{ $doubled ->
        [yes] x2
       *[no] {""}
    }{ $tour ->
        [grand] {" "}grand
       *[other] {""}
    }: punkte?
drill-points-why = Stiche über sechs: { $above ->
        [0] keiner
       *[other] { $above }, das bringt { $tricks }
    }; Honneurs: { $honours }{ $doubled ->
        [yes] ; alles doppelt
       *[no] {""}
    }; zusammen { $points }.
    .braille = { $tricks }+{ $honours }={ $points }
drill-tour = In welcher Variante { $tour ->
        [cayenne] darf, wer gibt, die aufgedeckte Farbe behalten, was doppelt zählt, oder eine andere bestimmen
        [grand] gibt es keinen Trumpf, und die Asse sind die Honneurs
        [grand_null] gibt es keinen Trumpf, und vom siebten Stich an zählt jeder für die andere Seite
        [grand_null_queen] gibt es keinen Trumpf, und die Stiche zählen für die andere Seite, sobald die Pik Dame gefallen ist
        [amor] darf eine Seite nach drei Stichen in Folge den Trumpf neu bestimmen
        [duck] darf eine Seite nach zwei Stichen in Folge den Trumpf neu bestimmen
        [bismarck] verteilt, wer gibt, vier Päckchen Karten
        [queen_of_spades] zählt nur, wer die Pik Dame nimmt
        [hussar] spielen vier, jeder für sich
        [three] spielen drei, jeder für sich
       *[base] wird eine Karte aufgedeckt, die den Trumpf bestimmt, und sonst gilt nichts Besonderes
    }?
drill-tour-name = { $tour ->
        [cayenne] Cayenne
        [grand] Grand
        [grand_null] Grand-Null
        [grand_null_queen] Grand-Null mit der Dame
        [amor] Fliegender Amor
        [duck] Fliegende Ente
        [bismarck] Bismarck
        [queen_of_spades] Pik Dame
        [hussar] Husarenwhist
        [three] Whist zu dritt
       *[base] Einfacher Whist
    }
drill-tour-why = Das unterscheidet diese Variante vom einfachen Whist.
    .braille = genau das ist anders
