# Sentences that all games share.
dealer-drawn =
    { PERSON($seat) ->
        [you] The lot falls on you: you deal.
       *[other] The lot falls on { WHO($seat) } to deal.
    }
    .brief = { PERSON($seat) ->
        [you] You deal.
       *[other] { WHO($seat) } deals.
    }
    .braille = dealer { WHO($seat, form: "short") }
cards-cut =
    { $decided ->
        [yes] The cards drawn are { CARDS($cards) }.
       *[no] The cards drawn are { CARDS($cards) }; that settles nothing, everybody draws again.
    }
    .braille = lot { CARDS($cards, case: "braille") }
partners-drawn = Your partner is { NAME($partner) }.
    .braille = partner { NAME($partner) }
hand =
    { $count ->
        [0] You have no cards left.
       *[other] You hold { CARDS($cards) }.
    }
    .brief = { $count ->
        [0] No cards.
       *[other] { CARDS($cards) }.
    }
    .braille = { $count ->
        [0] no cards
       *[other] { CARDS($cards, case: "braille") }
    }
table-empty = There is no card on the table.
    .braille = table empty
on-table = { WHO($seat) }: { CARD($card) }.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
turn =
    { PERSON($seat) ->
        [you] It is your turn.
       *[other] It is { WHO($seat) }'s turn.
    }
    .brief = { WHO($seat) }.
    .braille = turn { WHO($seat, form: "short") }
nobody-to-act = Nobody is to play, the match is over.
    .braille = over
no-such-question = That cannot be asked in this game.
    .braille = not here
not-now = That is not possible now; something else is waited for.
    .brief = Not now.
    .braille = not now
not-held = You do not hold { CARD($card, case: "acc") }.
    .braille = no { CARD($card, case: "braille") }
match-over = The match is already over.
    .braille = match over
not-the-pack = That is not the whole pack.
    .braille = wrong pack
action-play = Play { CARD($card, case: "acc") }
    .braille = { CARD($card, case: "braille") }
