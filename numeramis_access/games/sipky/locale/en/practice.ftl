# Šipky: practice
practice-running-sipky =
    { $kind ->
        [out] { WHO($seat) } is ahead with { $best }.
        [alone] Only you are within the limit so far.
        [ahead] You are { COUNT($size, of: "point") } ahead.
        [level] You are level in first place with { $best }.
       *[behind] { WHO($seat) } is ahead with { $best }; you are { COUNT($size, of: "point") } behind.
    }{ $kind ->
        [out] {""}
       *[other] { $throwing ->
            [yes] {" "}{ $missing } to go.
           *[no] { $others ->
                [0] {""}
                [one] {" "}One opponent still throws.
               *[other] {" "}{ COUNT($others, of: "opponent") } still throw.
            }
        }
    }
    .brief = { $kind ->
        [out] { WHO($seat) } is ahead, { $best }.
        [alone] Alone within the limit.
        [ahead] { $size } ahead.
        [level] Level.
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
        [yes] Only an exact hit counts, and you are { $missing } short
       *[no] You are { $missing } short
    }: no single throw can hit from there.
    .brief = { $exact ->
        [yes] Only a hit counts, { $missing } short.
       *[no] { $missing } short.
    }
    .braille = { $exact ->
        [yes] only a hit, short { $missing }
       *[no] short { $missing }
    }
hint-sought-sipky = { $exact ->
        [yes] Only an exact hit counts, and you are { $missing } short
       *[no] You are { $missing } short
    }. The chance to hit is { CHANCE($hit-one) } with one card and { CHANCE($hit-two) } with two. { $safe ->
        [yes] One card cannot go bust.
       *[no] The risk that one card goes bust is { CHANCE($out-one) }.
    }
    .brief = { $exact ->
        [yes] Only a hit counts,{" "}
       *[no] {""}
    }{ $missing } short: one { CHANCE($hit-one) }, two { CHANCE($hit-two) }.
    .braille = { $exact ->
        [yes] only a hit,{" "}
       *[no] {""}
    }short { $missing } 1: { CHANCE($hit-one, form: "short") } 2: { CHANCE($hit-two, form: "short") }
theme-sipky-zero = You begin, and have a zero
theme-sipky-double = You begin with two alike
theme-sipky-high = You begin high
theme-sipky-last = You throw last
