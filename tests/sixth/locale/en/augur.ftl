game-name = Augur
augur-dealt = Everybody has five numbers.
augur-foretold = { WHO($seat) }: { $tricks } foretold.
    .braille = { WHO($seat, form: "short") } { $tricks }?
augur-played = { WHO($seat) }: { CARD($card) }.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
augur-taken = The trick goes to { WHO($seat) }.
augur-scored = Points of this deal, { WHO($seat) }: { $points }.
augur-has = Tricks, { WHO($seat) }: { $points }.
augur-points = Points, { WHO($seat) }: { $points }.
augur-won = The match is over{ $winner ->
        [none] , nobody is first alone.
       *[other] . First is { WHO($winner) }.
    }
augur-would-be-even = Not { $tricks }: all could be right then.
augur-not-held = You do not hold { CARD($card) }.
action-foretell = Foretell { $tricks }
    .typed = { $tricks }, foretell { $tricks }
option-games = Number of deals
house-games = How many deals a match has.
