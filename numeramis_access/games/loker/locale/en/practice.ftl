# Loker: practice
practice-running-loker =
    { $left ->
        [0] That was your last exchange.
        [one] You may exchange once more.
       *[other] You may exchange twice more.
    }{ $kind ->
        [none] {""}
        [level] {" "}The match is tied at the top.
        [ahead] {" "}You're { practice-size } ahead in the match.
       *[behind] {" "}{ WHO($seat) } is ahead in the match; you're { practice-size } behind.
    }
    .brief = { $left ->
        [0] No more exchanges.
        [one] One more exchange.
       *[other] { $left } more exchanges.
    }
    .braille = { $left ->
        [0] no more exchange
       *[other] exchange { $left }x more
    }
practice-running-loker-open =
    { $beats ->
        [yes] Your cards would beat that.
        [same] Your cards are the same.
       *[no] Your cards don't beat that.
    }
    .braille = { $beats ->
        [yes] beats it
        [same] same
       *[no] too low
    }
hint-sought-loker =
    { $closed ->
        [yes] Somebody has closed, so this is your last turn. The cards you end up with count.
       *[no] { $left ->
            [0] This is the last round. The cards you end up with count.
           *[other] After this turn you get another exchange{ $closes ->
                [yes] , unless somebody closes.
               *[no] .
            }
        }
    }
    .brief = { $left ->
        [0] Your last turn.
       *[other] One more exchange to come.
    }
    .braille = { $left ->
        [0] last turn
       *[other] one more exchange
    }
hint-sought-bets = In the pot: { COUNT($bank, of: "chip") }. { $call ->
        [0] Staying in costs nothing.
       *[other] Staying in costs { $call }.
    }
    .brief = Pot { $bank }, to call { $call }.
    .braille = pot { $bank } call { $call }
theme-loker-pairs = Both pairs low
theme-loker-three = Three of a kind
theme-loker-four = Four of a kind
theme-loker-run = Four numbers in a row
theme-loker-nothing = No combination at all
