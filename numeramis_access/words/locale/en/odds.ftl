# Odds: what the player may know, counted exactly; where it is only estimated, the sentence says "about".
# odds-chance follows the word "is".
odds-chance =
    { $edge ->
        [under] less than one percent
        [over] more than ninety-nine percent
       *[between] { $percent ->
            [0] zero
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
