# Šipky: odds
odds-sipky = { $missing } to go. With one card the chance of a hit is { CHANCE($hit-one) }, of going bust { CHANCE($out-one) }. With two cards: a hit { CHANCE($hit-two) }, bust { CHANCE($out-two) }.
    .brief = With one: hit { CHANCE($hit-one) }, bust { CHANCE($out-one) }. With two: hit { CHANCE($hit-two) }, bust { CHANCE($out-two) }.
    .braille = { $missing } missing, 1: hit { CHANCE($hit-one, form: "short") } bust { CHANCE($out-one, form: "short") }, 2: hit { CHANCE($hit-two, form: "short") } bust { CHANCE($out-two, form: "short") }
odds-sipky-far = { $missing } to go: no single throw can hit or go too far from there.
    .brief = Still far away.
    .braille = { $missing } missing, far
odds-sipky-half = The chance that your first throw makes at least fifty-one is { CHANCE($chance) }.
    .braille = 51 or more { CHANCE($chance, form: "short") }
odds-sipky-ahead =
    { $lead ->
        [none] Nobody else is within the limit yet. The chance that you stay within it is { CHANCE($one) } with one card, { CHANCE($two) } with two.
       *[other] The best opponent has { $lead } to go. The chance of getting ahead of that is { CHANCE($one) } with one card, { CHANCE($two) } with two.
    }
    .brief = To get ahead with one: { CHANCE($one) }, with two: { CHANCE($two) }.
    .braille = lead 1:{ CHANCE($one, form: "short") } 2:{ CHANCE($two, form: "short") }
odds-sipky-two-throws = The chance of an exact hit within two throws, with the best play, is { CHANCE($chance) }.
    .braille = hit within 2 throws { CHANCE($chance, form: "short") }
odds-sipky-end =
    { $ahead ->
        [yes] If you finish now, you're { $missing } short and ahead so far.
       *[no] If you finish now, you're { $missing } short. The best player has { $lead } to go.
    }
    .brief = Finish: { $missing } short, { $ahead ->
        [yes] you're ahead.
       *[no] you're not ahead.
    }
    .braille = end { $missing } missing { $ahead ->
        [yes] leads
       *[no] no
    }
odds-sipky-number =
    { $kind ->
        [miss] Throwing the card away
       *[number] { $number }
    }: { $state ->
        [hit] an exact hit.
        [out] bust.
       *[left] { $missing } to go. The chance of a hit with the next throw is { CHANCE($chance) }.
    }
    .brief = { $kind ->
        [miss] Away
       *[number] { $number }
    }: { $state ->
        [hit] hit.
        [out] bust.
       *[left] { $missing } to go, { CHANCE($chance) }.
    }
    .braille = { $kind ->
        [miss] miss
       *[number] { $number }
    }: { $state ->
        [hit] hit
        [out] bust
       *[left] { $missing } missing hit { CHANCE($chance, form: "short") }
    }
odds-sipky-cards = The pack still has { COUNT($cards, of: "card") }.
    .braille = pack { $cards }
