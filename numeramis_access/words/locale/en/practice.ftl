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
practice-by-step = Going step by step. An opponent plays when you press this key again, or Enter. The menu brings back the usual pace.
    .brief = Step by step.
    .braille = step by step
practice-step-ready = The opponent is ready.
    .braille = step?
practice-undo-nothing = There is nothing further to take back.
    .braille = no further back
practice-undone = { $count ->
        [one] One move is taken back.
       *[other] { $count } moves are taken back.
    }
    .brief = Taken back.
    .braille = back { $count }
practice-open = In practice you may look. The others hold:
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
        [yes] Trick { $number }, the last one. In practice you may look at it at any time.
       *[no] Trick { $number }. In earnest nobody may look back at it.
    }
    .brief = Trick { $number }.
    .braille = trick { $number }

# How it stands
practice-running-quist =
    { $state ->
        [won] You have already won the game
        [lost] The game is already theirs
       *[open] { $lead ->
            [0] You are level
           *[other] { $need ->
                [one] You need just one trick more to win
               *[other] You need { $need } tricks more to win
            }, they need { $other-need }
        }
    }, { $left ->
        [one] one phase is left.
       *[other] { $left } phases are left.
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
        [out] You are out, { WHO($seat) } leads with { $best }.
        [ahead] You lead by { $size ->
            [one] one point
           *[other] { $size } points
        }.
        [shared] You share the lead at { $best }.
       *[behind] { WHO($seat) } leads with { $best }, you are { $size ->
            [one] one point
           *[other] { $size } points
        } behind.
    }{ $going ->
        [one] {" "}Only one still throws.
       *[other] {""}
    }
    .brief = { $kind ->
        [out] { WHO($seat) } leads, { $best }.
        [ahead] You lead by { $size }.
        [shared] Level.
       *[behind] { $size } behind.
    }
    .braille = { $kind ->
        [out] { WHO($seat, form: "short") } leads { $best }
        [ahead] you lead +{ $size }
        [shared] level { $best }
       *[behind] { WHO($seat, form: "short") } { $best } you -{ $size }
    }
practice-figure =
    { $figure ->
        [none] no figure
        [two_pairs] two pairs
        [straight5] a straight of five
        [three_pairs] three pairs
        [straight6] a straight of six
        [three] three of a kind
        [three_two] three and two
        [two_threes] two threes
        [four] four of a kind
        [four_two] four and two
        [loker] a Loker
       *[king_loker] a King Loker
    }
practice-running-loker = Now you hold { practice-figure }.
    .braille = hold { practice-figure }
practice-running-loker-open =
    { $beats ->
        [yes] Your figure would beat it.
        [same] Your figure is the same.
       *[no] Yours does not beat it yet.
    }
    .braille = { $beats ->
        [yes] beats it
        [same] same
       *[no] too low
    }
practice-running-whist =
    { $lead ->
        [0] Tricks are level
       *[other] { $state ->
            [odd] You already have { $over ->
                [one] one odd trick
               *[other] { $over } odd tricks
            }
            [never] No odd trick is within reach any more
           *[open] You need { $need ->
                [one] one trick more
               *[other] { $need } tricks more
            } for the first odd trick
        }
    }, { $left ->
        [one] one trick is left.
       *[other] { $left } tricks are left.
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
       *[other] { $left } tricks are left.
    }
    .braille = queen out left { $left }

# Hints
hint = Advice: { $action }.
    .braille = advice: { $action }
hint-other =
    { $action }: { $same ->
        [yes] nearly as good.
       *[no] worse by about { NUMBER($loss, maximumFractionDigits: 1) } { $unit ->
            [tricks] of a trick
            [points] of a point
           *[places] of a place
        }.
    }
    .braille = { $action } { $same ->
        [yes] =
       *[no] -{ NUMBER($loss, maximumFractionDigits: 1) }
    }
hint-no-more = There is nothing to add to that.
    .braille = no more
hint-not-your-turn = Advice is there only when it is your turn.
    .braille = not your turn
hint-none = I have no advice here.
    .braille = no advice

# Review
review-offer = Press the key for a hint to hear what mattered in this deal.
    .brief = The hint key reviews the deal.
    .braille = review: hint
review-progress = Review: { $done } of { $count } moves.
    .braille = review { $done }/{ $count }
review-begin =
    { $decisions ->
        [0] You had nothing to choose in this deal yet.
       *[other] { $costly ->
            [0] You played as a master would, no choice was worth changing.
            [one] One moment mattered most.
           *[other] { $costly } moments mattered most.
        }
    }
    .braille = moments: { $costly }
review-moment = Your choice number { $number }.
    .braille = choice { $number }
review-costly = You chose: { $own }. Better was: { $best }, by about { NUMBER($size, maximumFractionDigits: 1) } { $unit ->
        [tricks] of a trick
        [points] of a point
       *[places] of a place
    }.
    .braille = { $own } better { $best } +{ NUMBER($size, maximumFractionDigits: 1) }
review-praised = Well done: { $own }. Any other choice would have been worse by about { NUMBER($size, maximumFractionDigits: 1) } { $unit ->
        [tricks] of a trick
        [points] of a point
       *[places] of a place
    }.
    .braille = well done { $own } +{ NUMBER($size, maximumFractionDigits: 1) }
