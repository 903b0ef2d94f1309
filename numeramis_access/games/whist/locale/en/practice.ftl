# Whist: practice
practice-running-whist =
    { $kind ->
        [level] Tricks are level.
        [ahead] You're { COUNT($size, of: "trick") } ahead.
       *[behind] { $pairs ->
            [yes] They're
           *[no] { WHO($seat) } is
        } { COUNT($size, of: "trick") } ahead.
    } { $matters ->
        [yes] { $state ->
            [odd] You already have { $over ->
                [one] one odd trick
               *[other] { $over } odd tricks
            }
            [never] You can no longer score
           *[open] You need { $need ->
                [one] one more trick
               *[other] { SAY($need) } more tricks
            } to score
        }, { $pairs ->
            [yes] they
           *[no] { WHO($seat) }
        } { $other-state ->
            [odd] { $pairs ->
                [yes] have
               *[no] has
            } { $other-over ->
                [one] one odd trick
               *[other] { $other-over } odd tricks
            }
            [never] can no longer score
           *[open] { $pairs ->
                [yes] need { $other-need }
               *[no] needs { $other-need }
            }
        }; { $left ->
            [one] one trick is left.
           *[other] { COUNT($left, of: "trick") } are left.
        }
       *[no] { $left ->
            [one] One trick is left.
           *[other] { COUNT($left, of: "trick") } are left.
        }
    }
    .brief = { $state ->
        [odd] Odd tricks: { $over }.
        [never] Can't score.
       *[open] Scores in { $need }.
    }
    .braille = { $state ->
        [odd] odd { $over }
        [never] no odd
       *[open] odd in { $need }
    } left { $left }
practice-running-queen = The queen is still out, and { $left ->
        [one] one trick is left.
       *[other] { COUNT($left, of: "trick") } are left.
    }
    .braille = queen out left { $left }
hint-sought-whist =
    { $aim ->
        [avoid] Tricks count for the other side now
        [queen] The queen of spades loses the deal
       *[take] You want tricks
    }; { $later ->
        [0] you play last.
        [one] one player still to play.
       *[other] { $later } players still to play.
    }
    .brief = { $aim ->
        [avoid] No tricks
        [queen] Not the queen
       *[take] Tricks
    }, after you { $later }.
    .braille = { $aim ->
        [avoid] no tricks
        [queen] not the queen
       *[take] tricks
    } after you { $later }
hint-sought-trumps = { $whole ->
        [yes] Trumps last the whole deal
       *[no] Trumps stay until somebody changes them
    }. Long and high suits make tricks{ $partner ->
        [yes] , and your partner's cards are unknown
       *[no] { "" }
    }.
    .brief = Long and high suits make tricks.
    .braille = long high suit
hint-sought-packets = Two packets go to you and your partner, the other two to your opponents.
    .brief = Two are yours, two theirs.
    .braille = 2 yours 2 theirs
theme-whist-void = A void
theme-whist-singleton = A singleton
theme-whist-long = Six cards of a suit
theme-whist-trumps = Five trumps
theme-whist-aces = Three aces
theme-whist-poor = Hardly a high card
