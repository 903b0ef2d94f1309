# Whist: üben
practice-running-whist =
    { $kind ->
        [level] Nach Stichen steht es unentschieden.
        [ahead] Sie liegen um { COUNT($size, of: "trick", case: "acc") } vorn.
       *[behind] { $pairs ->
            [yes] Die Gegner liegen
           *[no] { WHO($seat) } liegt
        } um { COUNT($size, of: "trick", case: "acc") } vorn.
    } { $matters ->
        [yes] { $state ->
            [odd] Sie haben schon { $over ->
                [one] einen Trick
               *[other] { $over } Tricks
            }
            [never] Sie können nicht mehr punkten
           *[open] Zum Punkten { $need ->
                [one] fehlt Ihnen noch ein Stich
               *[other] fehlen Ihnen noch { COUNT($need, of: "trick") }
            }
        }, { $pairs ->
            [yes] { $other-state ->
                [odd] die Gegner haben { $other-over ->
                    [one] einen Trick
                   *[other] { $other-over } Tricks
                }
                [never] die Gegner können nicht mehr punkten
               *[open] den Gegnern { $other-need ->
                    [one] fehlt einer
                   *[other] fehlen { $other-need }
                }
            }
           *[no] { $other-state ->
                [odd] { WHO($seat) } hat { $other-over ->
                    [one] einen Trick
                   *[other] { $other-over } Tricks
                }
                [never] { WHO($seat) } kann nicht mehr punkten
               *[open] { WHO($seat) } braucht { $other-need ->
                    [one] noch einen
                   *[other] noch { $other-need }
                }
            }
        }. { $left ->
            [one] Es bleibt noch ein Stich.
           *[other] Es bleiben noch { COUNT($left, of: "trick") }.
        }
       *[no] { $left ->
            [one] Es bleibt noch ein Stich.
           *[other] Es bleiben noch { COUNT($left, of: "trick") }.
        }
    }
    .brief = { $state ->
        [odd] Tricks: { $over }.
        [never] Kein Punkt mehr.
       *[open] Punktet nach { $need }.
    }
    .braille = { $state ->
        [odd] tricks { $over }
        [never] kein trick
       *[open] trick in { $need }
    } rest { $left }
practice-running-queen = Die Dame ist noch draußen, { $left ->
        [one] es bleibt noch ein Stich.
       *[other] es bleiben noch { COUNT($left, of: "trick") }.
    }
    .braille = dame draußen rest { $left }
hint-sought-whist =
    { $aim ->
        [avoid] Stiche zählen jetzt für die andere Seite
        [queen] Wer die Pik Dame nimmt, verliert das Spiel
       *[take] Sie brauchen Stiche
    }, { $later ->
        [0] und Sie spielen zuletzt.
        [one] und nach Ihnen spielt noch einer.
       *[other] und nach Ihnen spielen noch { $later }.
    }
    .brief = { $aim ->
        [avoid] Keine Stiche
        [queen] Nicht die Dame
       *[take] Stiche
    }, nach Ihnen { $later }.
    .braille = { $aim ->
        [avoid] keine stiche
        [queen] nicht die dame
       *[take] stiche
    } nach ihnen { $later }
hint-sought-trumps = { $whole ->
        [yes] Der Trumpf gilt für das ganze Spiel
       *[no] Der Trumpf gilt, bis er neu bestimmt wird
    }. Lange und hohe Farben machen Stiche{ $partner ->
        [yes] , und { PARTNER() ->
            [feminine] die Karten der Partnerin
            [none] die Karten gegenüber
           *[masculine] die Karten des Partners
        } kennt man nicht
       *[no] { "" }
    }.
    .brief = Lange und hohe Farben machen Stiche.
    .braille = lange hohe farbe
hint-sought-packets = { PARTNER() ->
        [feminine] Zwei Päckchen gehen an Sie und Ihre Partnerin, die anderen zwei an die Gegner.
        [none] Zwei Päckchen gehen an Sie und { PARTNER(form: "who") }, die anderen zwei an die Gegner.
       *[masculine] Zwei Päckchen gehen an Sie und Ihren Partner, die anderen zwei an die Gegner.
    }
    .brief = Zwei für Sie, zwei für die Gegner.
    .braille = 2 sie 2 gegner
theme-whist-void = Eine Farbe fehlt
theme-whist-singleton = Eine einzelne Karte
theme-whist-long = Sechs Karten einer Farbe
theme-whist-trumps = Fünf Trümpfe
theme-whist-aces = Drei Asse
theme-whist-poor = Kaum eine hohe Karte
