# Sätze, die alle Spiele gemeinsam haben.
dealer-drawn =
    { $board ->
        [0] { $chosen ->
            [yes] { PERSON($seat) ->
                [you] Sie geben zuerst.
               *[other] { WHO($seat) } gibt zuerst.
            }
           *[no] { PERSON($seat) ->
                [you] Das Los bestimmt: Sie geben zuerst.
               *[other] Das Los bestimmt: { WHO($seat) } gibt zuerst.
            }
        }
       *[other] { PERSON($seat) ->
            [you] Spiel Nummer { $board }: Sie geben.
           *[other] Spiel Nummer { $board }: { WHO($seat) } gibt.
        }
    }
    .brief = { PERSON($seat) ->
        [you] Sie geben.
       *[other] { WHO($seat) } gibt.
    }
    .braille = { $board ->
        [0] geber { WHO($seat, form: "short") }
       *[other] spiel { $board }: geber { WHO($seat, form: "short") }
    }
cards-cut =
    { $decided ->
        [yes] Die Partner werden ausgelost: { cuts }.
       *[no] Die Partner werden ausgelost: { cuts }. Keine Entscheidung, es wird noch einmal gezogen.
    }
    .brief = { $decided ->
        [yes] Das Los: { cuts }.
       *[no] Das Los: { cuts }, noch einmal.
    }
    .braille = los { cuts.braille }
cuts =
    { PERSON(0) ->
        [you] Sie haben
       *[other] { NAME(0) } hat
    } { CARD($first, case: "acc") }, { NAME(1) } { CARD($second, case: "acc") }, { NAME(2) } { CARD($third, case: "acc") } und { NAME(3) } { CARD($fourth, case: "acc") }
    .braille = { WHO(0, form: "short") } { CARD($first, case: "braille") } { WHO(1, form: "short") } { CARD($second, case: "braille") } { WHO(2, form: "short") } { CARD($third, case: "braille") } { WHO(3, form: "short") } { CARD($fourth, case: "braille") }
partners-drawn = { SIDE(0) ->
        [first] { NAME(0) } und { NAME(2) } spielen zusammen, gegen { NAME(1) } und { NAME(3) }.
       *[us] { PERSON($partner) ->
            [feminine] Ihre Partnerin ist { NAME($partner) }.
            [none] Mit Ihnen spielt { NAME($partner) }.
           *[masculine] Ihr Partner ist { NAME($partner) }.
        }
    }
    .braille = { SIDE(0) ->
        [first] { WHO(0, form: "short") }+{ WHO(2, form: "short") } { WHO(1, form: "short") }+{ WHO(3, form: "short") }
       *[us] { PERSON($partner) ->
            [feminine] { WHO($partner, case: "brief") } { NAME($partner) }
            [none] { NAME($partner) } mit Ihnen
           *[masculine] { WHO($partner, case: "brief") } { NAME($partner) }
        }
    }
side-own = { SIDE(0) ->
        [first] erstes Paar
       *[us] Ihr Paar
    }
side-other = { SIDE(0) ->
        [first] zweites
       *[us] Gegner
    }
watch-no-hand = Sie sehen nur zu, und niemand zeigt Ihnen sein Blatt.
    .braille = kein blatt
hand-shown = { $count ->
        [0] { NAME($seat) } hat keine Karten mehr.
       *[other] { NAME($seat) } hat auf der Hand: { CARDS($cards) }.
    }
    .brief = { NAME($seat) }: { $count ->
        [0] keine Karten.
       *[other] { CARDS($cards) }.
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] keine karten
       *[other] { CARDS($cards, case: "braille") }
    }
seating-watched = Im Uhrzeigersinn: { SEATS($seats) }.{ $pairs ->
        [yes] {" "}Partner sitzen einander gegenüber.
       *[no] {""}
    }
    .braille = { SIGNS($seats) }
hand =
    { $count ->
        [0] Sie haben keine Karten mehr.
        [one] Sie haben noch { CARDS($cards, case: "acc") }.
       *[other] Ihr Blatt: { CARDS($cards) }.
    }
    .brief = { $count ->
        [0] Keine Karten.
       *[other] { CARDS($cards) }.
    }
    .braille = { $count ->
        [0] keine karten
       *[other] { CARDS($cards, case: "braille") }
    }
table-empty = Der Tisch ist leer.
    .braille = tisch leer
on-table = { WHO($seat) }: { CARD($card) }.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
highest-last = { PERSON($top-seat) ->
        [you] Den letzten Stich haben Sie { CARD($top, case: "with") } gemacht.
       *[other] Den letzten Stich hat { WHO($top-seat) } { CARD($top, case: "with") } gemacht.
    }
    .brief = Letzter Stich { WHO($top-seat, case: "brief") }, { CARD($top) }.
    .braille = stich { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
last-trick =
    { PERSON($seat) ->
        [you] Der letzte Stich ging an Sie:
       *[other] Der letzte Stich ging an { WHO($seat, case: "acc") }:
    }
    .brief = { PERSON($seat) ->
        [you] Letzter Stich, an Sie:
       *[other] Letzter Stich, { WHO($seat, case: "brief") }:
    }
    .braille = stich { WHO($seat, form: "short") }
last-trick-none = In diesem Spiel hat noch niemand einen Stich gemacht.
    .brief = Noch kein Stich.
    .braille = noch keiner
last-trick-closed = Den letzten Stich darf man nur ansehen, bis die nächste Karte gespielt ist.
    .brief = Zu spät.
    .braille = stich zu
turn =
    { PERSON($seat) ->
        [you] Sie sind dran.
       *[other] { WHO($seat) } ist dran.
    }
    .brief = { WHO($seat, case: "brief") }.
    .braille = dran { WHO($seat, form: "short") }
nobody-to-act = Die Partie ist aus.
    .braille = aus
nobody-yet = Es wird gerade gegeben.
    .braille = gibt
deal-over = Das Spiel ist aus.
    .brief = Spiel aus.
    .braille = spiel aus
trick-over = Der Stich ist vorbei.
    .brief = Stich vorbei.
    .braille = stich vorbei
game-over = Das Spiel ist aus.
    .brief = Spiel aus.
    .braille = spiel aus
turn-rests = Fortfahren mit Enter.
    .braille = weiter: enter
message-missing = Hier fehlt dem Programm der Satz { $name }. Was geschehen ist, gilt. Bitte melden Sie es unter „Meldung an die Entwickler“.
    .braille = { $name } fehlt
no-such-question = Danach kann man in diesem Spiel nicht fragen.
    .braille = hier nicht
not-now = Nicht jetzt. Beantworten Sie zuerst die Frage.
    .brief = Nicht jetzt.
    .braille = nicht jetzt
    .called = Das geht jetzt nicht.
not-held = { CARD($card, case: "acc") } haben Sie nicht.
    .braille = nicht { CARD($card, case: "braille") }
not-held-any = So eine Karte haben Sie nicht.
    .braille = haben sie nicht
match-over = Die Partie ist schon zu Ende.
    .braille = partie aus
match-paused = Es ist Pause. Drücken Sie Enter, um die anderen zu bitten, mit Ihnen weiterzuspielen.
    .braille = pause
offer-late = Am Tisch ist inzwischen etwas geschehen, diese Wahl gilt nicht mehr. Wählen Sie noch einmal.
    .braille = zu spät, nochmal
offer-early = Das kam zu früh, so weit ist das Spiel noch nicht. Wählen Sie noch einmal.
    .braille = zu früh, nochmal
offer-not-your-turn = Sie sind jetzt nicht dran.
    .braille = nicht dran
offer-not-recorded = Das ließ sich nicht speichern und gilt darum nicht. Versuchen Sie es in einem Augenblick noch einmal.
    .braille = nicht gespeichert
not-the-pack = Das ist nicht das ganze Kartenspiel.
    .braille = falsches blatt
no-boards = Dieses Spiel lässt sich zwischen Tischen nicht vergleichen.
    .braille = kein vergleich
action-play = { CARD($card, case: "acc") } spielen
    .advised = spielen Sie { CARD($card, case: "acc") }
    .braille = { CARD($card, case: "braille") }
player =
    { $relation ->
        [self] Sie
        [partner] { PERSON($seat) ->
            [feminine] { NAME($seat) }, Ihre Partnerin
            [none] { NAME($seat) }, auf Ihrer Seite
           *[masculine] { NAME($seat) }, Ihr Partner
        }
        [opponent] { PERSON($seat) ->
            [feminine] { NAME($seat) }, Gegnerin
            [none] { NAME($seat) }, auf der Gegenseite
           *[masculine] { NAME($seat) }, Gegner
        }
       *[other] { NAME($seat) }
    }{ $state ->
        [turn] , am Zug
        [out] , ausgeschieden
       *[waits] {""}
    }{ $card ->
        [none] .
       *[other] : { CARD($card) }{ $leads ->
            [yes] , liegt vorn.
           *[no] .
        }
    }
    .braille = { $relation ->
        [self] { WHO($seat, form: "short") }
        [partner] { NAME($seat) } { PERSON($seat) ->
            [feminine] { WHO($seat, case: "brief") }
            [none] mit Ihnen
           *[masculine] { WHO($seat, case: "brief") }
        }
       *[other] { NAME($seat) }
    }{ $card ->
        [none] {""}
       *[other] {" "}{ CARD($card, case: "braille") }{ $leads ->
            [yes] !
           *[no] {""}
        }
    }
player-has =
    { $kind ->
        [tricks] { $shared ->
            [yes] { $height ->
                [0] Das Paar hat noch keinen Stich
               *[other] Das Paar hat { COUNT($height, of: "trick", case: "acc") }
            }
           *[no] { $height ->
                [0] Noch kein Stich
               *[other] { COUNT($height, of: "trick") }
            }
        }
        [chips] { COUNT($height, of: "chip") }
        [points] { COUNT($height, of: "point") }
       *[none] {""}
    }{ $cards ->
        [0] .
       *[other] { $kind ->
            [none] {""}
           *[tricks] ,{" "}
        }{ COUNT($cards, of: "card") } auf der Hand.
    }
    .braille =
        { $kind ->
            [tricks] { COUNT($height, of: "trick") }
            [chips] { COUNT($height, of: "chip") }
            [points] { COUNT($height, of: "point") }
           *[none] {""}
        }{ $cards ->
            [0] {""}
           *[other] { $kind ->
                [none] {""}
               *[tricks] ,{" "}
            }{ COUNT($cards, of: "card") }
        }
player-played =
    { $count ->
        [0] { PERSON($seat) ->
            [you] Sie haben noch keine Karte gespielt.
           *[other] { WHO($seat) } hat noch keine Karte gespielt.
        }
       *[other] { PERSON($seat) ->
            [you] Sie haben gespielt:
           *[other] { WHO($seat) } hat gespielt:
        } { CARDS($cards) }.
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] -
       *[other] { CARDS($cards, case: "braille") }
    }
no-such-seat = Dieser Tisch hat nur { COUNT($count, of: "player", case: "acc") }.
    .brief = Da sitzt niemand.
    .braille = da niemand
seating =
    { $count ->
        [one] Sie sitzen allein am Tisch.
        [4] { $pairs ->
            [yes] Links { NAME($left) }, gegenüber { PERSON($opposite) ->
                [feminine] Ihre Partnerin { NAME($opposite) }
                [none] { NAME($opposite) } auf Ihrer Seite
               *[masculine] Ihr Partner { NAME($opposite) }
            }, rechts { NAME($right) }.
           *[no] Links { NAME($left) }, gegenüber { NAME($opposite) }, rechts { NAME($right) }.
        }
       *[other] Von Ihnen aus im Uhrzeigersinn: { SEATS($seats) }.
    }
    .braille =
        { $count ->
            [one] allein
           *[other] { SIGNS($seats) }
        }
order-now =
    { PERSON($dealer) ->
        [you] Sie haben gegeben
       *[other] { WHO($dealer) } hat gegeben
    }, { PERSON($first) ->
        [you] { $now ->
            [yes] und jetzt fangen Sie an.
           *[no] und Sie fangen an.
        }
       *[other] { $now ->
            [yes] jetzt fängt { WHO($first) } an
           *[no] { WHO($first) } fängt an
        }{ $place ->
            [0] .
           *[other] , Ihr Platz in der Reihe ist der { ORDINAL($place, gender: "masculine") }.
        }
    }
    .braille = gibt { WHO($dealer, form: "short") } erst { WHO($first, form: "short") }{ $place ->
        [0] {""}
       *[other] {" "}Sie { $place }
    }
order-not-yet = Gerade sind keine Karten ausgeteilt.
    .braille = nicht gegeben
agreed = { $option }: { $value }.
    .braille = { $option }: { $value }
progress-between = Gerade wird nicht gespielt, die Karten sind noch nicht ausgeteilt.
    .braille = zwischen spielen

# Die restlichen Stiche: beanspruchen oder abgeben
rest-claimed =
    { PERSON($seat) ->
        [you] Der Rest gehört Ihnen, { COUNT($tricks, of: "trick") }: { CARDS($cards) }.
       *[other] { WHO($seat) } beansprucht den Rest, { COUNT($tricks, of: "trick", case: "acc") }: { CARDS($cards) }.
    }
    .brief = { PERSON($seat) ->
        [you] Der Rest gehört Ihnen, { COUNT($tricks, of: "trick") }.
       *[other] Der Rest an { WHO($seat, case: "acc") }, { COUNT($tricks, of: "trick") }.
    }
    .braille = rest { WHO($seat, form: "short") } { $tricks } { CARDS($cards, case: "braille") }
rest-conceded =
    { PERSON($seat) ->
        [you] Sie überlassen den Gegnern den Rest, { COUNT($tricks, of: "trick", case: "acc") }.
       *[other] { WHO($seat) } überlässt { SIDE($seat) ->
            [us] den Gegnern
            [them] Ihnen
           *[other] der anderen Seite
        } den Rest, { COUNT($tricks, of: "trick", case: "acc") }.
    }
    .brief = { PERSON($seat) ->
        [you] Sie überlassen den Gegnern den Rest.
       *[other] { WHO($seat) } überlässt { SIDE($seat) ->
            [us] den Gegnern
            [them] Ihnen
           *[other] der anderen Seite
        } den Rest.
    }
    .braille = gibt ab { WHO($seat, form: "short") } { $tricks }
claim-uncertain = Zu früh, spielen Sie zu Ende: Gegen { CARD($card, case: "acc") } könnte noch { $same ->
        [yes] dieselbe Karte kommen.
       *[no] { CARD($by, case: "the") } kommen.
    }
    .brief = Zu früh: { CARD($by, case: "the") } ist noch draußen.
    .braille = unsicher { CARD($card, case: "braille") } - { CARD($by, case: "braille") }
claim-not-leading = Den Rest kann nur beanspruchen, wer gerade ausspielt. Spielen Sie eine Karte.
    .brief = Nur wenn Sie ausspielen.
    .braille = nur beim ausspiel
action-claim = Den Rest beanspruchen
    .advised = beanspruchen Sie den Rest
    .braille = rest an sie
action-concede = Den Rest abgeben
    .advised = geben Sie den Rest ab
    .braille = rest ab
