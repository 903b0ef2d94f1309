# Loker: drills
drill-kind-figure = Name the combination
drill-kind-higher = Which hand is higher
drill-kind-outs = How many cards help, in Loker
drill-figure = Which combination is this: { CARDS($cards) }?
    .braille = { CARDS($cards, case: "braille") } which?
drill-figure-why =
    { $figure ->
        [none] One pair at most, and no five numbers in a row: that's no combination.
        [two_pairs] Two numbers occur twice.
        [straight5] Five numbers are in a row.
        [three_pairs] Three numbers occur twice.
        [straight6] All six numbers are in a row.
        [three] One number occurs three times, and the rest are all different.
        [three_two] One number occurs three times, another one twice.
        [two_threes] Two numbers occur three times.
        [four] One number occurs four times, and the rest are different.
        [four_two] One number occurs four times, another one twice.
        [loker] One number occurs five times.
       *[king_loker] All six are equal.
    }
drill-hand-first = The first hand: { CARDS($cards) }.
    .braille = 1: { CARDS($cards, case: "braille") }
drill-hand-second = The second hand: { CARDS($cards) }.
    .braille = 2: { CARDS($cards, case: "braille") }
drill-higher = Which is higher?
    .braille = higher?
drill-higher-why =
    { $first ->
        [none] The first hand has no combination
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
        [none] the second has no combination.
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
    } If the combinations are the same, the higher numbers decide, and then the free cards.
    .braille = 1: { $first ->
        [none] no combination
        [two_pairs] two pairs
        [straight5] straight of five
        [three_pairs] three pairs
        [straight6] straight of six
        [three] three of a kind
        [three_two] three of a kind and a pair
        [two_threes] three of a kind twice
        [four] four of a kind
        [four_two] four of a kind and a pair
        [loker] Loker
       *[king_loker] King Loker
    }, 2: { $second ->
        [none] no combination
        [two_pairs] two pairs
        [straight5] straight of five
        [three_pairs] three pairs
        [straight6] straight of six
        [three] three of a kind
        [three_two] three of a kind and a pair
        [two_threes] three of a kind twice
        [four] four of a kind
        [four_two] four of a kind and a pair
        [loker] Loker
       *[king_loker] King Loker
    }; then higher numbers
drill-outs = You hold { CARDS($cards) } and exchange { CARDS($thrown) }. How many unseen cards give you a higher combination?
    .brief = { CARDS($cards) }; exchanging { CARDS($thrown) }: how many cards help?
    .braille = { CARDS($cards, case: "braille") } -{ CARDS($thrown, case: "braille") }: help?
drill-outs-why = You already have { drill-figure-name }. Count eight of each number that helps, less those in your hand: { $count }.
    .braille = help { $count }
drill-chance = You hold { CARDS($cards) } and exchange { CARDS($thrown) }. About how many times in a hundred do you get a higher combination?
    .brief = { CARDS($cards) }; exchanging { CARDS($thrown) }: how many times in a hundred?
    .braille = { CARDS($cards, case: "braille") } -{ CARDS($thrown, case: "braille") }: %?
drill-chance-why = { $count ->
        [1] { $outs ->
            [one] One card helps.
           *[other] { COUNT($outs, of: "card") } help.
        } By the rule of thumb, add a third: about { $rule } in a hundred. The exact number is { $chance }.
       *[other] For the first new card, { $outs ->
            [one] one helps.
           *[other] { $outs } help.
        } By the rule of thumb, add a third, then half as much again for the second card. That makes about { $rule } in a hundred. The exact number is { $chance }.
    }
    .braille = { $chance }%
drill-changed = How many cards has { WHO($seat) } exchanged in this game?
    .braille = { WHO($seat, form: "short") } exchanged?
drill-changed-why = { WHO($seat) }: { COUNT($count, of: "card") } in this game.
    .braille = { WHO($seat, form: "short") } { $count }
drill-pot = How many chips are in the pot?
    .braille = pot?
drill-pot-why = { COUNT($count, of: "chip") } in the pot.
    .braille = pot { $count }
drill-figure-name =
    { $figure ->
        [none] no combination
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
