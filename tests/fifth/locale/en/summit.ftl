game-name = Summit
summit-dealt = Everybody has five numbers.
summit-played = { WHO($seat) }: { CARD($card) }.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
summit-taken = The trick goes to { WHO($seat) }.
summit-won = The last trick is taken{ $winner ->
        [none] , nobody is first alone.
       *[other] . First is { WHO($winner) }.
    }
summit-not-held = You do not hold { CARD($card) }.
summit-hand = You hold { CARDS($cards) }.
summit-table-empty = Nothing lies on the table.
summit-turn = To play: { WHO($seat) }.
summit-score = Tricks taken: { $own }.
reason-summit-highest = The highest number takes the trick.
summit-left = Tricks left: { $count }.
