# Drills: questions, answers and what has been learned.
drill-title = Drill
drill-daily = Today's training, about five minutes
drill-waiting = { $count ->
        [0] nothing to repeat
        [one] one question to repeat
       *[other] { COUNT($count, of: "question") } to repeat
    }
drill-kind-gone = How many high cards have been played
drill-kind-left = How many high cards are still out
drill-kind-chance = Chances by rule of thumb, in Loker
drill-kind-braille = Reading hands in braille
drill-standing = level { $level }{ $asked ->
        [0] , no answers yet
       *[other] , { COUNT($percent, of: "percent") } right
    }
    .braille = level { $level }{ $asked ->
        [0] {""}
       *[other] {" "}{ $percent }%
    }
drill-repeat = Repeat the question
drill-right = Right.
    .braille = right
drill-wrong = No. { $right }.
    .brief = No. { $right }.
    .braille = no: { $right }
drill-level =
    { $up ->
        [yes] You go up to level { $level }.
       *[no] Back to level { $level }, for more practice.
    }
    .braille = level { $level }
drill-result = The training is done: { $right } out of { $asked } right.
    .braille = right { $right }/{ $asked }
drill-not-kept = The training results couldn't be saved.
    .braille = training not saved
drill-number = { $number }
drill-play = { WHO($seat) }: { CARD($card) }.
    .brief = { WHO($seat) } { CARD($card) }.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
drill-whose = { WHO($seat) }, { CARD($card) }
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
drill-higher-first = the first
drill-higher-second = the second
drill-higher-equal = they're equal
drill-braille = A hand is on the braille line. Read it and choose which one it is.
    .braille = { CARDS($cards, case: "braille") }
drill-braille-choice = { CARDS($cards) }
drill-braille-why = The line showed: { CARDS($cards) }.
    .braille = was { CARDS($cards, case: "braille") }
drill-holds-gone = it's been played
    .braille = played
drill-better-level = { $kind }: up from level { $before } to { $after }.
    .braille = { $kind } { $before }-{ $after }
drill-better-remembered = { $count ->
        [one] You got one question right that you'd missed before.
       *[other] You got { COUNT($count, of: "question") } right that you'd missed before.
    }
    .braille = { $count } right again
drill-come = How many { CARD($card, case: "plural") } can still come?
    .braille = { CARD($card, case: "braille") } can come?
drill-come-why = Eight in all: you've seen { $seen } since the pack was shuffled, so { $left } can come.
    .braille = 8-{ $seen }={ $left }
drill-coach = Counting coach
drill-unaided = Without the table's answers
drill-switch = { $on ->
        [yes] on
       *[no] off
    }
drill-unaided-point = { COUNT($points, of: "point") }.
    .braille = { $points } p
drill-unaided-sum = Played without the table's answers: { $points ->
        [0] no points given away.
       *[other] { COUNT($points, of: "point") } given away.
    }
    .braille = answers { $points } p
drill-weeks = Counting at the table
drill-weeks-told = last week played: { $right } of { $asked } right{ $earlier ->
        [0] {""}
       *[other] , the one before: { $earlier-right } of { $earlier }
    }{ $deals ->
        [0] {""}
       *[other] ; { COUNT($points, of: "point") } given away in { COUNT($deals, of: "deal") } without answers
    }
