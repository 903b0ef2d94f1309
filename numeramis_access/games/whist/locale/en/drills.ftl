# Whist: drills
drill-kind-takes = Whose trick, in Whist
drill-kind-trumps = How many trumps are out, in Whist
drill-kind-suit = How many of a suit are out, in Whist
drill-kind-holds = Who can hold a card, in Whist
drill-kind-hand = Remember a hand of Whist
drill-kind-points = What a deal of Whist is worth
drill-kind-tour = Which variant of Whist is it
drill-trump = Trumps are { SUIT($suit) }.
    .braille = trumps { SUIT($suit, case: "braille") }
drill-takes = Whose trick is it?
    .braille = whose?
drill-takes-why = { $ruffed ->
        [yes] The highest trump takes the trick: { CARD($card, case: "acc") }.
       *[no] The highest card of the suit led takes it: { CARD($card, case: "acc") }.
    }
    .braille = { CARD($card, case: "braille") }
drill-trick = { WHO($seat) } first: { CARDS($cards) }.
    .braille = { WHO($seat, form: "short") }:{ CARDS($cards, case: "braille") }
drill-trumps-begin = Trumps are { SUIT($suit) }, and you were dealt { $count ->
        [0] none
       *[other] { $count }
    } of them. The tricks:
    .braille = trumps { SUIT($suit, case: "braille") } { $count }:
drill-suit-begin = Count { SUIT($suit) }. You were dealt { $count ->
        [0] none
       *[other] { $count }
    } of them. The tricks:
    .braille = { SUIT($suit, case: "braille") } { $count }:
drill-out = How many { SUIT($suit) } do the others still hold?
    .braille = { SUIT($suit, case: "braille") } out?
drill-out-why = There are { $every } in all: { $own } dealt to you, { $fell } played by the others, { $left } out.
    .braille = { $every }-{ $own }-{ $fell }={ $left }
drill-holds-begin = The tricks:
    .braille = tricks:
drill-holds = Who can no longer hold { CARD($card, case: "acc") }?
    .braille = who not { CARD($card, case: "braille") }?
drill-holds-seat = { WHO($seat) }
    .braille = { WHO($seat, form: "short") }
drill-holds-any = each of the three can
    .braille = all can
drill-holds-why = { $gone ->
        [yes] It was in one of the tricks.
       *[no] A player who didn't follow { SUIT($suit) } has none left; the others can all have it.
    }
    .braille = { $gone ->
        [yes] in one trick
       *[no] { SUIT($suit, case: "braille") } -
    }
drill-hand-begin = Remember this hand. { HAND($cards) }
    .braille = { HAND($cards, case: "braille") }
drill-hand = How many { SUIT($suit) } are in it?
    .braille = { SUIT($suit, case: "braille") }?
drill-hand-why = The hand: { HAND($cards) }
    .braille = was { HAND($cards, case: "braille") }
drill-points = { $tour ->
        [cayenne] Cayenne, and the trumps were { $doubled ->
            [yes] left as turned up
           *[no] changed
        }
        [grand] Grand
       *[base] Plain Whist
    }. Your side has { COUNT($tricks, of: "trick") }{ $honours ->
        [yes] {" "}and was dealt { $held ->
            [0] none
           *[other] { $held }
        } of the { $tour ->
            [grand] four aces
           *[other] five honours
        }
       *[no] {""}
    }. How many points towards the ten is that?
    .braille = tricks { $tricks }{ $honours ->
        [yes] +{ $held } hon
       *[no] {""}
    }{ $doubled ->
        [yes] x2
       *[no] {""}
    }{ $tour ->
        [grand] {" "}grand
       *[other] {""}
    }: points?
drill-points-why = Tricks above six: { $above ->
        [0] none
       *[other] { $above }, worth { $tricks }
    }; honours: { $honours }{ $doubled ->
        [yes] ; all of it doubled
       *[no] {""}
    }; together { $points }.
    .braille = { $tricks }+{ $honours }={ $points }
drill-tour = In which variant { $tour ->
        [cayenne] may the dealer keep the turned-up suit and score double, or name another
        [grand] are there no trumps, and the aces are the honours
        [grand_null] are there no trumps, and from the seventh trick on each trick counts for the other side
        [grand_null_queen] are there no trumps, and tricks count for the other side once the queen of spades has fallen
        [amor] may a side change trumps after winning three tricks in a row
        [duck] may a side change trumps after winning two tricks in a row
        [bismarck] does the dealer lay out four packets of cards
        [queen_of_spades] is taking the queen of spades the only thing that matters
        [hussar] do four play, each of them alone
        [three] do three play, each of them alone
       *[base] is a card turned up for trumps, with no other special rule
    }?
drill-tour-name = { $tour ->
        [cayenne] Cayenne
        [grand] Grand
        [grand_null] Grand null
        [grand_null_queen] Grand null with the queen
        [amor] Flying Amor
        [duck] Flying Duck
        [bismarck] Bismarck
        [queen_of_spades] Queen of spades
        [hussar] Hussar Whist
        [three] Whist for three
       *[base] Plain Whist
    }
drill-tour-why = That's what makes it different from plain Whist.
    .braille = that is the difference
