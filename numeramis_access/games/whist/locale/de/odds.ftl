# Whist: Aussichten
odds-whist = { SUIT($suit, case: "title") }: { $out ->
        [0] Die anderen haben keins mehr.
        [one] Die anderen haben noch eine Karte.
       *[other] Die anderen haben noch { COUNT($out, of: "card", case: "acc") }.
    }{ $out ->
        [0] {""}
       *[other] {" "}{ $higher ->
            [0] { $out ->
                [one] Diese ist nicht höher als { CARD($card, case: "the") }.
               *[other] Keine davon ist höher als { CARD($card, case: "the") }.
            }
            [one] { $out ->
                [one] Diese ist höher als { CARD($card, case: "the") }.
               *[other] Eine davon ist höher als { CARD($card, case: "the") }.
            }
           *[other] Davon sind { $higher } höher als { CARD($card, case: "the") }.
        }
    } { $takes ->
        [0] Diesen Stich können Sie damit nicht machen.
       *[other] { $foes ->
            [0] In diesem Stich spielt kein Gegner mehr nach Ihnen.
           *[other] Die Aussicht, dass kein Gegner danach { CARD($card, case: "acc") } schlägt{ $trumps ->
                [0] {""}
               *[other] , auch nicht mit einem Trumpf
            }, beträgt { CHANCE($safe) }.
        }
    }
    .brief = { SUIT($suit, case: "title") }: draußen { $out }, höher { $higher }, { $takes ->
        [0] macht ihn nicht.
       *[other] Gegner können nicht schlagen: { CHANCE($safe) }.
    }
    .braille = { CARD($card, case: "braille") } draußen { $out } höher { $higher } { $takes ->
        [0] verliert
       *[other] hält { CHANCE($safe, form: "short") }
    }
odds-whist-void =
    { PERSON($seat) ->
        [you] Sie haben
       *[other] { WHO($seat) } hat
    } kein { SUIT($suit) }.
    .braille = { WHO($seat, form: "short") } kein { SUIT($suit, case: "braille") }
odds-whist-holder = Die Aussicht, dass { WHO($seat) } { CARD($card, case: "acc") } hat, beträgt { CHANCE($chance) }.
    .brief = { WHO($seat, case: "brief") } { CARD($card) }: { CHANCE($chance) }.
    .braille = { CARD($card, case: "braille") } { WHO($seat, form: "short") } { CHANCE($chance, form: "short") }
odds-whist-finesse = Ein Schnitt { CARD($card, case: "with") } gegen { CARD($top, case: "acc") } gelingt, wenn { WHO($seat) } diese Karte nicht hat. Die Aussicht beträgt { CHANCE($chance) }.
    .brief = Schnitt { CARD($card, case: "with") }: { CHANCE($chance) }.
    .braille = schnitt { CARD($card, case: "braille") } { CHANCE($chance, form: "short") }
odds-whist-long = Sie haben { $own } { SUIT($suit) }. Hat sonst niemand so viele, macht Ihre letzte einen Stich: Die Aussicht beträgt { CHANCE($chance) }.
    .brief = Lange Farbe: { CHANCE($chance) }.
    .braille = lang { SUIT($suit, case: "braille") } { CHANCE($chance, form: "short") }
odds-whist-left = Die anderen haben: { SUIT("c") } { $suit-c }, { SUIT("d") } { $suit-d }, { SUIT("h") } { $suit-h }, { SUIT("s") } { $suit-s }.
    .brief = Draußen: { SUIT("c") } { $suit-c }, { SUIT("d") } { $suit-d }, { SUIT("h") } { $suit-h }, { SUIT("s") } { $suit-s }.
    .braille = draußen { SUIT("c", case: "braille") }{ $suit-c } { SUIT("d", case: "braille") }{ $suit-d } { SUIT("h", case: "braille") }{ $suit-h } { SUIT("s", case: "braille") }{ $suit-s }
