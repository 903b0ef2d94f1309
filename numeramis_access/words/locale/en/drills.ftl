# Drills: questions, answers and what has been learned.
drill-title = Drill
drill-daily = Today's training, about five minutes
drill-waiting = { $count ->
        [0] nothing to repeat
        [one] one question to repeat
       *[other] { COUNT($count, of: "question") } to repeat
    }
drill-kind-highest = Which card is the highest and whose
drill-kind-gone = How many high cards have been played
drill-kind-worth = How many tricks is this for
drill-kind-left = How many high cards are still out
drill-kind-recall = A hand by heart
drill-kind-sums = Distances in Šipky
drill-kind-fits = Which two cards hit, in Šipky
drill-kind-risk = How often a throw is bust, in Šipky
drill-kind-figure = Name the figure
drill-kind-higher = Which hand is higher
drill-kind-outs = How many cards help, in Loker
drill-kind-chance = Chances by rule of thumb, in Loker
drill-kind-takes = Whose trick, in Whist
drill-kind-trumps = How many trumps are out, in Whist
drill-kind-suit = How many of a suit are out, in Whist
drill-kind-holds = Who can hold a card, in Whist
drill-kind-hand = A hand of Whist by heart
drill-kind-points = What a deal of Whist is worth
drill-kind-tour = Which variant of Whist is it
drill-kind-braille = Reading hands in braille
drill-standing = level { $level }{ $asked ->
        [0] , no answers yet
       *[other] , { COUNT($percent, of: "percent") } right
    }
drill-repeat = Repeat the question
drill-right = Right.
    .braille = right
drill-wrong = No. { $right }.
    .brief = No. { $right }.
    .braille = no: { $right }
drill-level =
    { $up ->
        [yes] You go up to level { $level }.
       *[no] Back to level { $level }, to get it firm.
    }
    .braille = level { $level }
drill-result = The training is done: { $right } right of { $asked }.
    .braille = right { $right }/{ $asked }
drill-not-kept = The results of the training could not be kept.
    .braille = training not kept
drill-number = { $number }
drill-phase = These cards were played:
    .braille = played:
drill-play = { WHO($seat) }: { CARD($card) }.
    .brief = { WHO($seat) } { CARD($card) }.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
drill-whose = { WHO($seat) }, { CARD($card) }
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
drill-highest = Who was first with the highest card?
    .braille = highest?
drill-highest-why =
    { $tied ->
        [yes] The highest was { CARD($card, case: "acc") }, played more than once: what counts is who was first.
       *[no] The highest was { CARD($card, case: "acc") }.
    }
    .braille = max { CARD($card, case: "braille") } { WHO($seat, form: "short") }
drill-cards = { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-gone-begin = Count the { $number ->
        [9] nines
        [8] eights
       *[7] sevens
    }:
    .braille = count { $number }:
drill-gone = How many have been played?
    .braille = how many?
drill-gone-why = { CARD($card, case: "acc") } was { $count ->
        [0] not played at all
        [1] played once
        [2] played twice
       *[other] played { $count } times
    }.
    .braille = { $card }: { $count }x
drill-worth-begin = Phase by phase:
    .braille = phases:
drill-worth = How many tricks is the next phase for?
    .braille = for how many?
drill-worth-why = Every tie for the highest adds a trick. A single highest card takes the pile, and it begins again from one. The next phase is for { $worth }.
    .braille = for { $worth }
drill-sums = Playing to { $limit }, you have { $score } and make { $number }. How many to go then?
    .brief = To { $limit }: { $score } plus { $number }, to go?
    .braille = { $limit }: { $score }+{ $number } missing?
drill-sums-why = You have { $score }, { $missing } short of { $limit }.
    .braille = { $score } short { $missing }
drill-figure = Which figure is this: { CARDS($cards) }?
    .braille = { CARDS($cards, case: "braille") } figure?
drill-figure-name =
    { $figure ->
        [none] no figure
        [two_pairs] two pairs
        [straight5] a straight of five
        [three_pairs] three pairs
        [straight6] a straight of six
        [three] three of a kind
        [three_two] three of a kind and a pair
        [two_threes] three of a kind twice
        [four] four of a kind
        [four_two] four of a kind and a pair
        [loker] a Loker
       *[king_loker] a King Loker
    }
drill-figure-why =
    { $figure ->
        [none] One pair at most, and no five numbers in a row: that is no figure.
        [two_pairs] Two numbers are there twice.
        [straight5] Five numbers follow one another.
        [three_pairs] Three numbers are there twice.
        [straight6] All six numbers follow one another.
        [three] One number is there three times, and nothing else is equal.
        [three_two] One number is there three times, another one twice.
        [two_threes] Two numbers are there three times.
        [four] One number is there four times, and nothing else is equal.
        [four_two] One number is there four times, another one twice.
        [loker] One number is there five times.
       *[king_loker] All six are equal.
    }
    .braille = { drill-figure-name }
drill-hand-first = The first hand: { CARDS($cards) }.
    .braille = 1: { CARDS($cards, case: "braille") }
drill-hand-second = The second hand: { CARDS($cards) }.
    .braille = 2: { CARDS($cards, case: "braille") }
drill-higher = Which is higher?
    .braille = higher?
drill-higher-first = the first
drill-higher-second = the second
drill-higher-equal = they are equal
drill-higher-why =
    { $first ->
        [none] The first hand has no figure
        [two_pairs] The first hand has two pairs
        [straight5] The first hand has a straight of five
        [three_pairs] The first hand has three pairs
        [straight6] The first hand has a straight of six
        [three] The first hand has three of a kind
        [three_two] The first hand has three of a kind and a pair
        [two_threes] The first hand has three of a kind twice
        [four] The first hand has four of a kind
        [four_two] The first hand has four of a kind and a pair
        [loker] The first hand has a Loker
       *[king_loker] The first hand has a King Loker
    }, { $second ->
        [none] the second has none.
        [two_pairs] the second two pairs.
        [straight5] the second a straight of five.
        [three_pairs] the second three pairs.
        [straight6] the second a straight of six.
        [three] the second three of a kind.
        [three_two] the second three of a kind and a pair.
        [two_threes] the second three of a kind twice.
        [four] the second four of a kind.
        [four_two] the second four of a kind and a pair.
        [loker] the second a Loker.
       *[king_loker] the second a King Loker.
    } Between equal figures the higher numbers decide, in the end the free cards.
drill-braille = A hand is on the braille line. Read it and choose which one it is.
    .braille = { CARDS($cards, case: "braille") }
drill-braille-choice = { CARDS($cards) }
drill-braille-why = The line showed: { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }: { CARDS($cards) }
drill-left-begin = In your hand: { CARDS($cards) }. Played:
    .braille = { CARDS($cards, case: "braille") } played:
drill-left = How many { CARD($card, case: "plural") } are still out?
    .braille = { CARD($card, case: "braille") } out?
drill-left-why = Eight in all: { $held } in your hand, { $played } played, { $left } out.
    .braille = 8-{ $held }-{ $played }={ $left }
drill-recall-begin = Remember this hand: { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-recall = How many of them are higher than { CARD($card, case: "acc") }?
    .braille = higher than { CARD($card, case: "braille") }?
drill-recall-why = The hand was { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-fits-short = You are { $missing } short. Which two cards hit?
    .braille = short { $missing }: which hit?
drill-fits = Playing to { $limit }, you have { $score }. Which two cards hit?
    .braille = { $limit }: { $score }, which hit?
drill-fits-pair = { CARDS($cards) }
    .braille = { CARDS($cards, case: "braille") }
drill-fits-why = You are { $missing } short of { $limit }, and { CARDS($cards) } make exactly that.
    .braille = short { $missing }
drill-risk = You are { $missing } short and throw { COUNT($count, of: "card") }. About how often in a hundred throws is that bust?
    .braille = short { $missing }, { $count } c: bust %?
drill-risk-why = { $count ->
        [1] Every number above { $missing } is bust, and zeros are replaced: { $chance } in a hundred.
       *[other] Only a pair both of whose numbers are above { $missing } is bust: { $chance } in a hundred.
    }
    .braille = bust { $chance }%
drill-outs = You hold { CARDS($cards) } and exchange { CARDS($thrown) }. How many cards that you have not seen make a higher figure?
    .brief = { CARDS($cards) }; exchanging { CARDS($thrown) }: how many cards help?
    .braille = { CARDS($cards, case: "braille") } -{ CARDS($thrown, case: "braille") }: help?
drill-outs-why = You have { drill-figure-name } already. Count eight of each number that helps, less those in your hand: { $count }.
    .braille = help { $count }
drill-chance = You hold { CARDS($cards) } and exchange { CARDS($thrown) }. About how often in a hundred does the figure get higher?
    .brief = { CARDS($cards) }; exchanging { CARDS($thrown) }: how often in a hundred?
    .braille = { CARDS($cards, case: "braille") } -{ CARDS($thrown, case: "braille") }: %?
drill-chance-why = { $count ->
        [1] { COUNT($outs, of: "card") } help. By the rule of thumb add a third: about { $rule } in a hundred. Exactly, it is { $chance }.
       *[other] With one card { SAY($outs) } help. By the rule of thumb add a third, and half as much again for the second card: about { $rule } in a hundred. Exactly, it is { $chance }.
    }
    .braille = { $chance }%
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
drill-trumps-begin = Trumps are { SUIT($suit) }, and you were dealt { $count } of them. The tricks:
    .braille = trumps { SUIT($suit, case: "braille") } { $count }:
drill-suit-begin = Count { SUIT($suit) }. You were dealt { $count } of them. The tricks:
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
drill-holds-gone = it has been played
    .braille = played
drill-holds-why = { $gone ->
        [yes] It lay in one of the tricks.
       *[no] Whoever did not follow { SUIT($suit) } has none left; all others can have it.
    }
    .braille = { $gone ->
        [yes] played
       *[no] { SUIT($suit, case: "braille") } -
    }
drill-hand-begin = Remember this hand. { HAND($cards) }
    .braille = { HAND($cards, case: "braille") }
drill-hand = How many { SUIT($suit) } are in it?
    .braille = { SUIT($suit, case: "braille") }?
drill-hand-why = The hand: { HAND($cards) }
    .braille = { HAND($cards, case: "braille") }
drill-better-level = { $kind }: up from level { $before } to { $after }.
    .braille = { $kind } { $before }-{ $after }
drill-better-remembered = { $count ->
        [one] One question that you had missed before was right this time.
       *[other] { COUNT($count, of: "question") } that you had missed before were right this time.
    }
    .braille = { $count } right again
drill-points = { $tour ->
        [cayenne] Cayenne, the trumps were { $doubled ->
            [yes] left as turned up
           *[no] named anew
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
    .braille = { $tricks }{ $honours ->
        [yes] +{ $held } hon
       *[no] {""}
    }{ $doubled ->
        [yes] x2
       *[no] {""}
    } { $tour ->
        [grand] grand
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
        [cayenne] may the dealer keep the suit turned up, which counts double, or name another
        [grand] are there no trumps, and the aces are the honours
        [grand_null] are there no trumps, and from the seventh trick on each trick counts for the other side
        [grand_null_queen] are there no trumps, and tricks count for the other side once the queen of spades has fallen
        [amor] may a side name trumps anew after three tricks running
        [duck] may a side name trumps anew after two tricks running
        [bismarck] does the dealer share out four packets of cards
        [queen_of_spades] does nothing matter but who takes the queen of spades
        [hussar] do four play, everybody alone
        [three] do three play, everybody alone
       *[base] is a card turned up for trumps, and nothing else is special
    }?
    .braille = which variant?
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
drill-tour-why = That is what makes it different from plain Whist.
    .braille = { drill-tour-name }
drill-come = How many { CARD($card, case: "plural") } can still come?
    .braille = { CARD($card, case: "braille") } can come?
drill-come-why = Eight in all: you have seen { $seen } since the pack was shuffled, { $left } can come.
    .braille = 8-{ $seen }={ $left }
drill-changed = How many cards has { WHO($seat) } exchanged in this game?
    .braille = { WHO($seat, form: "short") } exchanged?
drill-changed-why = { WHO($seat) }: { COUNT($count, of: "card") } in this game.
    .braille = { WHO($seat, form: "short") } { $count }
drill-pot = How many chips are in the pot?
    .braille = pot?
drill-pot-why = { COUNT($count, of: "chip") } in the pot.
    .braille = pot { $count }
drill-score = What score does { WHO($seat) } have?
    .braille = { WHO($seat, form: "short") } score?
drill-score-why = { WHO($seat) }: { $count }.
    .braille = { WHO($seat, form: "short") } { $count }
drill-coach = Counting coach
drill-unaided = Without the table's answers
drill-switch = { $on ->
        [yes] on
       *[no] off
    }
drill-unaided-point = { COUNT($points, of: "point") }.
    .braille = { $points } p
drill-unaided-sum = Played without the table's answers: { $points ->
        [0] no points given away.
       *[other] { COUNT($points, of: "point") } given away.
    }
    .braille = answers { $points } p
drill-weeks = Counting at the table
drill-weeks-told = last week played: { $right } right of { $asked }{ $earlier ->
        [0] {""}
       *[other] , the one before: { $earlier-right } of { $earlier }
    }{ $deals ->
        [0] {""}
       *[other] ; { COUNT($points, of: "point") } given away in { COUNT($deals, of: "deal") } without answers
    }
