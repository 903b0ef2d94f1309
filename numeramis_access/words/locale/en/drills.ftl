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
drill-kind-sums = Distances in Šipky
drill-kind-figure = Name the figure
drill-kind-higher = Which hand is higher
drill-kind-braille = Reading hands in braille
drill-standing = level { $level }{ $asked ->
        [0] , no answers yet
       *[other] , { COUNT($percent, of: "percent") } right
    }
drill-repeat = Repeat the question
drill-right = Right.
    .braille = right
drill-wrong = No: { $right }.
    .brief = No: { $right }.
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
drill-worth-why = Every tie for the highest adds a trick; a single highest card takes the pile and it begins again from one: the next phase is for { $worth }.
    .braille = for { $worth }
drill-sums = Playing to { $limit }, you have { $score } and make { $number }. How many will be missing?
    .brief = { $limit }: { $score } and { $number }, missing?
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
        [none] There is no figure in this hand.
       *[other] It is { drill-figure-name }.
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
