# Quist: odds
odds-quist =
    { $tied ->
        [yes] { CARD($card, case: "the") } would tie the highest card.
       *[no] { $higher ->
            [0] No card above { CARD($card, case: "the") } is still out.
            [one] One card above { CARD($card, case: "the") } is still out.
           *[other] { COUNT($higher, of: "card") } above { CARD($card, case: "the") } are still out.
        }
    } The chance that nobody after you has a higher one is { CHANCE($safe) }.
    .brief = { CHANCE($safe) } safe; { $higher } of { $unseen } are higher.
    .braille = { CARD($card, case: "braille") } higher { $higher }/{ $unseen } safe { CHANCE($safe, form: "short") }
odds-quist-last =
    { $tied ->
        [yes] You play last: { CARD($card, case: "the") } ties the highest card, so the round will be tied.
       *[no] You play last: { CARD($card, case: "the") } is certain to be the highest.
    }
    .brief = { $tied ->
        [yes] A sure tie.
       *[no] Sure to be highest.
    }
    .braille = { CARD($card, case: "braille") } { $tied ->
        [yes] tie 100%
       *[no] highest 100%
    }
odds-quist-beaten = { CARD($card, case: "the") } can't be the highest: { CARD($top, case: "acc") } is already on the table.
    .brief = Too low for { CARD($top, case: "acc") }.
    .braille = { CARD($card, case: "braille") } < { CARD($top, case: "braille") }
odds-quist-more = Chance that no opponent after you has a higher card: { CHANCE($opponents) }. That nobody has an equal one either: { CHANCE($alone) }. If the others played at random: trick { CHANCE($wins) }, tie { CHANCE($ties) }.
    .brief = Opponents can't beat it: { CHANCE($opponents) }. At random: trick { CHANCE($wins) }, tie { CHANCE($ties) }.
    .braille = opponents lower { CHANCE($opponents, form: "short") } blind: trick { CHANCE($wins, form: "short") } tie { CHANCE($ties, form: "short") }
odds-quist-left = Still unseen: { $nines ->
        [0] no nine
        [one] one nine
       *[other] { COUNT($nines, of: "nine") }
    }, { $eights ->
        [0] no eight
        [one] one eight
       *[other] { COUNT($eights, of: "eight") }
    } and { $sevens ->
        [0] no seven
        [one] one seven
       *[other] { COUNT($sevens, of: "seven") }
    }. They may be in somebody's hand or among the cards not dealt.
    .brief = Out: nines { $nines }, eights { $eights }, sevens { $sevens }.
    .braille = out 9:{ $nines } 8:{ $eights } 7:{ $sevens }
