# Practice: the practice table, hints, how it stands, what mattered in a deal.
practice-menu = Practice.
    .braille = practice
practice-table = Practice table
practice-lessons = Lessons
practice-drills = Drills
practice-table-menu = Practice table menu.
    .braille = practice menu
practice-review = What mattered
practice-repeat = Play this deal again
practice-by-number = Play a match by its number
practice-other-seat = Play this deal from the next seat
practice-pace = Pace
practice-pace-step = step by step
practice-pace-usual = usual
practice-deal-name = This deal is from match number { $seed }. By that number you can play it again.
    .braille = match { $seed }
practice-deal-recorded = This deal is from the record of a finished match. From there you can play it again.
    .braille = from a record
practice-by-step = Going step by step. An opponent plays when you press this key again, or Enter. The menu brings back the usual pace.
    .brief = Step by step.
    .braille = step by step
practice-step-ready = The opponent is ready.
    .braille = step?
practice-undo-nothing = There is nothing further to take back.
    .braille = no further back
practice-undone = { $count ->
        [one] One move is taken back.
       *[other] { COUNT($count, of: "move") } are taken back.
    }
    .brief = Taken back.
    .braille = back { $count }
practice-open = At the practice table you may look. The others hold:
    .brief = The others hold:
    .braille = cards:
practice-open-hand = { WHO($seat) }: { CARDS($cards) }.
    .braille = { WHO($seat, form: "short") } { CARDS($cards, case: "braille") }
practice-open-suits = { WHO($seat) }: { HAND($cards) }
    .braille = { WHO($seat, form: "short") } { HAND($cards, case: "braille") }
practice-open-none = Nobody else holds any cards now.
    .braille = none held
practice-old-trick =
    { $last ->
        [yes] Trick { $number }, the last one. At the practice table you may look at it at any time.
       *[no] Trick { $number }. In a real match nobody may look back at it.
    }
    .brief = Trick { $number }.
    .braille = trick { $number }

# How it stands
practice-running-quist =
    { $state ->
        [won] You have already won the game
        [lost] The game is already theirs
       *[open] { $kind ->
            [level] You are level
            [ahead] You are { COUNT($size, of: "trick") } ahead
           *[behind] They are { COUNT($size, of: "trick") } ahead
        }, to win { $need ->
            [one] you need just one more
           *[other] you need { $need } more
        } and they { $other-need }
    }, { $left ->
        [one] one phase is left.
       *[other] { COUNT($left, of: "phase") } are left.
    }
    .brief = { $state ->
        [won] Won.
        [lost] Lost.
       *[open] You need { $need }, they { $other-need }.
    }
    .braille = { $state ->
        [won] won
        [lost] lost
       *[open] need { $need }:{ $other-need }
    } left { $left }
practice-running-sipky =
    { $kind ->
        [out] You are bust; { WHO($seat) } is ahead with { $best }.
        [alone] Only you are within the limit so far.
        [ahead] You are { COUNT($size, of: "point") } ahead.
        [level] You are level in first place with { $best }.
       *[behind] { WHO($seat) } is ahead with { $best }, you are { COUNT($size, of: "point") } behind.
    }{ $kind ->
        [out] {""}
       *[other] { $throwing ->
            [yes] {" "}{ $missing } to go.
           *[no] { $others ->
                [0] {""}
                [one] {" "}One opponent still throws.
               *[other] {" "}{ COUNT($others, of: "opponent") } still throw.
            }
        }
    }
    .brief = { $kind ->
        [out] { WHO($seat) } is ahead, { $best }.
        [alone] Alone within the limit.
        [ahead] { $size } ahead.
        [level] Level.
       *[behind] { $size } behind.
    }
    .braille = { $kind ->
        [out] { WHO($seat, form: "short") } leads { $best }
        [alone] alone in limit
        [ahead] you lead +{ $size }
        [level] level { $best }
       *[behind] { WHO($seat, form: "short") } { $best } you -{ $size }
    }
practice-running-loker =
    { $left ->
        [0] That was your last exchange.
        [one] You may exchange once more.
       *[other] You may exchange twice more.
    }{ $kind ->
        [none] {""}
        [level] {" "}The match is level at the top.
        [ahead] {" "}You lead the match by { practice-size }.
       *[behind] {" "}{ WHO($seat) } leads the match, you are { practice-size } behind.
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
practice-size =
    { $unit ->
        [chips] { COUNT($size, of: "chip") }
       *[points] { COUNT($size, of: "point") }
    }
practice-running-loker-open =
    { $beats ->
        [yes] Your cards would beat that.
        [same] Your cards are the same.
       *[no] Your cards do not beat that.
    }
    .braille = { $beats ->
        [yes] beats it
        [same] same
       *[no] too low
    }
practice-running-whist =
    { $kind ->
        [level] Tricks are level.
        [ahead] You are { COUNT($size, of: "trick") } ahead.
       *[behind] { $pairs ->
            [yes] They lead
           *[no] { WHO($seat) } leads
        } by { COUNT($size, of: "trick") }.
    } { $state ->
        [odd] You already have { $over ->
            [one] one odd trick
           *[other] { $over } odd tricks
        }
        [never] No odd trick is within your reach any more
       *[open] You need { $need ->
            [one] one trick more
           *[other] { COUNT($need, of: "trick") } more
        } for the first odd trick
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
        [never] cannot get one any more
       *[open] { $pairs ->
            [yes] need { $other-need }
           *[no] needs { $other-need }
        }
    }; { $left ->
        [one] one trick is left.
       *[other] { COUNT($left, of: "trick") } are left.
    }
    .brief = { $state ->
        [odd] Odd tricks: { $over }.
        [never] No odd trick.
       *[open] Odd trick in { $need }.
    }
    .braille = { $state ->
        [odd] odd { $over }
        [never] no odd
       *[open] odd in { $need }
    } left { $left }
practice-running-queen = The queen is still out, { $left ->
        [one] one trick is left.
       *[other] { COUNT($left, of: "trick") } are left.
    }
    .braille = queen out left { $left }

# Hints
hint = Advice: { $action }.
    .braille = advice: { $action }
practice-loss =
    { $unit ->
        [tricks] { COUNT($size, of: "trick") }
        [points] { COUNT($size, of: "point") }
        [chance] { COUNT($size, of: "percent") }
       *[chips] { COUNT($size, of: "chip") }
    }
hint-other =
    { $action }: { $same ->
        [yes] nearly as good.
       *[no] worse by about { practice-loss }.
    }
    .braille = { $action } { $same ->
        [yes] =
       *[no] -{ NUMBER($size, maximumFractionDigits: 1) }
    }
hint-no-more = There is nothing to add to that.
    .braille = no more
hint-not-your-turn = Advice comes only on your turn.
    .braille = not your turn
hint-none = I have no advice here.
    .braille = no advice

# Review
review-offer = Press { $key } to hear what mattered.
    .brief = Review: { $key }.
    .braille = review: { $key }
review-progress = Review: { $done } of { COUNT($count, of: "move") }.
    .braille = review { $done }/{ $count }
review-begin =
    { $decisions ->
        [0] You had nothing to choose in this deal yet.
       *[other] { $costly ->
            [0] { $all ->
                [yes] You played as a master would, no choice was worth changing.
               *[no] I could weigh { $weighed } of your { $decisions } choices, and none of those was worth changing.
            }
            [one] One moment mattered most.
           *[other] { $costly } moments mattered most.
        }
    }
    .braille = moments: { $costly }
review-moment = Choice { $number }.
    .braille = choice { $number }
review-costly = Better: { $best }, by about { practice-loss }. You chose: { $own }.
    .braille = { $own } better { $best } +{ NUMBER($size, maximumFractionDigits: 1) }
review-chance = The chance of what you need would have been { COUNT($best, of: "percent") }, with your choice it was { COUNT($own, of: "percent") }.
    .braille = chance { $own }% of { $best }%
review-more =
    { $count ->
        [one] One other choice cost something too, but less.
       *[other] { $count } other choices cost something too, but less.
    }
    .braille = { $count } more, less
review-praised = Well done: { $own }. Any other choice would have been worse by about { practice-loss }.
    .braille = well done { $own } +{ NUMBER($size, maximumFractionDigits: 1) }
