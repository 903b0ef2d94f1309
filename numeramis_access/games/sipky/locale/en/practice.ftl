# Šipky: practice
practice-running-sipky =
    { $kind ->
        [out] { WHO($seat) } is ahead with { $best }.
        [alone] Only you are within the limit so far.
        [ahead] You're { COUNT($size, of: "point") } ahead.
        [level] You're tied for first with { $best }.
       *[behind] { WHO($seat) } is ahead with { $best }; you're { COUNT($size, of: "point") } behind.
    }{ $kind ->
        [out] {""}
       *[other] { $throwing ->
            [yes] {" "}{ $missing } to go.
           *[no] { $others ->
                [0] {""}
                [one] {" "}One opponent is still throwing.
               *[other] {" "}{ COUNT($others, of: "opponent") } are still throwing.
            }
        }
    }
    .brief = { $kind ->
        [out] { WHO($seat) } is ahead, { $best }.
        [alone] Alone within the limit.
        [ahead] { $size } ahead.
        [level] Tied.
       *[behind] { $size } behind.
    }
    .braille = { $kind ->
        [out] { WHO($seat, form: "short") } leads { $best }
        [alone] alone in limit
        [ahead] you lead +{ $size }
        [level] level { $best }
       *[behind] { WHO($seat, form: "short") } { $best } you -{ $size }
    }
hint-sought-far = { $exact ->
        [yes] Only an exact hit counts, and you're { $missing } short
       *[no] You're { $missing } short
    }. No single throw can hit from there.
    .brief = { $exact ->
        [yes] Only a hit counts, { $missing } short.
       *[no] { $missing } short.
    }
    .braille = { $exact ->
        [yes] only a hit, short { $missing }
       *[no] short { $missing }
    }
hint-sought-sipky = { $exact ->
        [yes] Only an exact hit counts, and you're { $missing } short
       *[no] You're { $missing } short
    }. The chance of a hit is { CHANCE($hit-one) } with one card and { CHANCE($hit-two) } with two. { $safe ->
        [yes] You can't go bust with one card.
       *[no] The risk of going bust with one card is { CHANCE($out-one) }.
    }
    .brief = { $exact ->
        [yes] Only a hit counts,{" "}
       *[no] {""}
    }{ $missing } short: one { CHANCE($hit-one) }, two { CHANCE($hit-two) }.
    .braille = { $exact ->
        [yes] only a hit,{" "}
       *[no] {""}
    }short { $missing } 1:{ CHANCE($hit-one, form: "short") } 2:{ CHANCE($hit-two, form: "short") }
theme-sipky-zero = You go first, with a zero
theme-sipky-double = You go first, with two alike
theme-sipky-high = You go first, with high cards
theme-sipky-last = You throw last
