# Quist: odds
odds-quist =
    { $tied ->
        [yes] { CARD($card, case: "acc") } would tie the highest card.
       *[no] { $higher ->
            [0] No card above { CARD($card, case: "acc") } is out any more.
            [one] One card above { CARD($card, case: "acc") } is still out.
           *[other] { COUNT($higher, of: "card") } above { CARD($card, case: "acc") } are still out.
        }
    } The chance that nobody after you has a higher one is { CHANCE($safe) }.
    .brief = { CHANCE($safe) } safe; { $higher } of { $unseen } are higher.
    .braille = { CARD($card, case: "braille") } higher { $higher }/{ $unseen } safe { CHANCE($safe, form: "short") }
odds-quist-last =
    { $tied ->
        [yes] You play last: { CARD($card, case: "acc") } ties the highest card and the phase will be level.
       *[no] You play last: { CARD($card, case: "acc") } is certain to be the highest.
    }
    .brief = { $tied ->
        [yes] A sure tie.
       *[no] Sure to be highest.
    }
    .braille = { CARD($card, case: "braille") } { $tied ->
        [yes] tie 100%
       *[no] highest 100%
    }
odds-quist-beaten = { CARD($card, case: "acc") } cannot be the highest, { CARD($top, case: "acc") } already lies on the table.
    .brief = Too low for { CARD($top, case: "acc") }.
    .braille = { CARD($card, case: "braille") } < { CARD($top, case: "braille") }
odds-quist-more = The chance that no opponent after you has a higher card is { CHANCE($opponents) }. That nobody has an equal one either, { CHANCE($alone) }. If the others played blindly, the chance of the trick is { CHANCE($wins) }, of a tie { CHANCE($ties) }.
    .brief = Opponents cannot beat it: { CHANCE($opponents) }. Blindly: trick { CHANCE($wins) }, tie { CHANCE($ties) }.
    .braille = opponents lower { CHANCE($opponents, form: "short") } blind: trick { CHANCE($wins, form: "short") } tie { CHANCE($ties, form: "short") }
odds-quist-left = You have not yet seen { $nines ->
        [0] any nine
        [one] one nine
       *[other] { COUNT($nines, of: "nine") }
    }, { $eights ->
        [0] any eight
        [one] one eight
       *[other] { COUNT($eights, of: "eight") }
    } and { $sevens ->
        [0] any seven
        [one] one seven
       *[other] { COUNT($sevens, of: "seven") }
    }. They may be held or lie among the cards not dealt.
    .brief = Out: nines { $nines }, eights { $eights }, sevens { $sevens }.
    .braille = out 9:{ $nines } 8:{ $eights } 7:{ $sevens }
