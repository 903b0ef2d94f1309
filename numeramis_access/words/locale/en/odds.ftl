# Odds: what the player may know, counted exactly; where it is only estimated, the sentence says "about".
# odds-chance follows the word "is".
odds-chance =
    { $edge ->
        [under] less than one percent
        [over] more than ninety-nine percent
       *[between] { $percent ->
            [0] nil
            [one] one percent
           *[other] { COUNT($percent, of: "percent") }
        }
    }
    .short = { $edge ->
        [under] <1%
        [over] >99%
       *[between] { $percent }%
    }
odds-none = There are no odds to give now.
    .braille = nothing to reckon

odds-loss =
    { $unit ->
        [chips] { COUNT($size, of: "chip") }
       *[points] { COUNT($size, of: "point") }
    }
odds-figure =
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
