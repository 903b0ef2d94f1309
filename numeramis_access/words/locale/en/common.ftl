# Sentences that all games share.
dealer-drawn =
    { PERSON($seat) ->
        [you] You deal first, drawn by lot.
       *[other] { WHO($seat) } deals first, drawn by lot.
    }
    .brief = { PERSON($seat) ->
        [you] You deal.
       *[other] { WHO($seat) } deals.
    }
    .braille = dealer { WHO($seat, form: "short") }
cards-cut =
    { $decided ->
        [yes] The cards drawn are { CARDS($cards) }.
       *[no] The cards drawn are { CARDS($cards) }: no decision, everybody draws again.
    }
    .braille = lot { CARDS($cards, case: "braille") }
partners-drawn = Your partner is { NAME($partner) }.
    .braille = partner { NAME($partner) }
hand =
    { $count ->
        [0] You have no cards left.
        [one] You hold { CARDS($cards, case: "acc") }.
       *[other] Your hand: { CARDS($cards) }.
    }
    .brief = { $count ->
        [0] No cards.
       *[other] { CARDS($cards) }.
    }
    .braille = { $count ->
        [0] no cards
       *[other] { CARDS($cards, case: "braille") }
    }
table-empty = The table is empty.
    .braille = table empty
on-table = { WHO($seat) }: { CARD($card) }.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
turn =
    { PERSON($seat) ->
        [you] Your turn.
       *[other] { WHO($seat) }'s turn.
    }
    .brief = { WHO($seat) }.
    .braille = turn { WHO($seat, form: "short") }
nobody-to-act = The match is over.
    .braille = over
no-such-question = That cannot be asked in this game.
    .braille = not here
not-now = Not now. First answer what you were asked.
    .brief = Not now.
    .braille = not now
not-held = You do not hold { CARD($card, case: "acc") }.
    .braille = no { CARD($card, case: "braille") }
match-over = The match is already over.
    .braille = match over
offer-late = Something has happened at the table meanwhile, so this no longer counts. Choose again.
    .braille = too late, again
offer-early = This belongs to something that has not happened at the table yet. Choose again.
    .braille = too early, again
offer-not-your-turn = It is not your turn now.
    .braille = not your turn
offer-not-recorded = This could not be saved, so it has not happened. Try again in a moment.
    .braille = not saved, again
not-the-pack = That is not the whole pack.
    .braille = wrong pack
action-play = Play { CARD($card, case: "acc") }
    .braille = { CARD($card, case: "braille") }
