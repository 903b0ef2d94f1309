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
practice-other-seat = Play this deal from another seat
practice-other-seat-menu = Whose cards do you want?
    .braille = whose cards
practice-seat = { $name }{ $where ->
        [left] , on your left
        [opposite] , opposite you
        [right] , on your right
       *[other] , { ORDINAL($place) } clockwise from you
    }
practice-pace = Pace
practice-pace-step = step by step
practice-pace-usual = usual
practice-worth = Say what each choice was worth
practice-worth-never = never
practice-worth-costly = where it cost something
practice-worth-always = always
practice-worth-good = { $depends ->
        [yes] Against good play, nothing was better.
       *[no] Nothing was better.
    }
    .brief = Good.
    .braille = good
practice-worth-near = Nearly as good; better by { $small ->
        [yes] at most
       *[no] about
    } { practice-loss }: { $best }.
    .brief = Nearly.
    .braille = nearly { $best }
practice-worth-close = Perhaps better: { $best }. That's too close to call.
    .brief = Close.
    .braille = close { $best }
practice-worth-of = You chose: { $own }.
    .brief = You: { $own }.
    .braille = { $own }:
practice-worth-costs = That cost about { practice-loss }; better: { $best }.
    .brief = About { practice-loss }.
    .braille = -{ NUMBER($size, maximumFractionDigits: 1) } { $best }
practice-worth-sum = { $count ->
        [one] { practice-worth-only }
       *[other] { practice-worth-counted }
    }
    .brief = { $count ->
        [one] { practice-worth-only }
       *[other] { $good } of { $count } good.
    }
    .braille = { $good }/{ $count } good
practice-worth-match = In the whole match, { $count ->
        [one] { practice-worth-only }
       *[other] { practice-worth-counted }
    }
    .brief = Whole match: { $count ->
        [one] { practice-worth-only }
       *[other] { $good } of { $count } good.
    }
    .braille = match { $good }/{ $count }
practice-worth-only = { $good ->
        [0] { $close ->
            [0] your only choice cost about { practice-loss }.
           *[other] your only choice was too close to call.
        }
       *[other] your only choice was as good as any.
    }
practice-worth-counted = { $good ->
        [0] { $count ->
            [2] neither of your two choices
           *[other] none of your { $count } choices
        } was clearly best
        [one] one of your { $count } choices was as good as any
       *[other] { $good } of your { $count } choices were as good as any
    }{ $close ->
        [0] .
        [one] , and one was too close to call.
       *[other] , and { $close } were too close to call.
    }{ $free ->
        [yes] { "" }
       *[no] { " " }Together, the others cost about { practice-loss }.
    }
practice-worth-advised = { $count ->
        [one] One good choice came after a hint and counts half.
       *[other] { $count } good choices came after hints and count half each.
    }
    .brief = After hints { $count }.
    .braille = advised { $count }
practice-worth-taken-back = { $count ->
        [one] One of them was taken back.
       *[other] { $count } of them were taken back.
    }
    .brief = Taken back { $count }.
    .braille = back { $count }
practice-deal-name = This deal is from match number { $seed }. Use that number to play it again.
    .braille = match { $seed }
practice-deal-recorded = This deal is from the record of a finished match. You can play it again from that record.
    .braille = from a record
practice-by-step = Step by step: press this key or Enter to let the next opponent play. The usual pace is in the menu.
    .brief = Step by step.
    .braille = step by step
practice-step-ready = The opponent is ready.
    .braille = step?
practice-undo-nothing = There's nothing more to take back.
    .braille = no further back
practice-undone = { $count ->
        [one] One move taken back.
       *[other] { COUNT($count, of: "move") } taken back.
    }
    .brief = Taken back.
    .braille = back { $count }
practice-open = At the practice table you're allowed to look. The others hold:
    .brief = The others hold:
    .braille = cards:
practice-open-hand = { WHO($seat) }: { CARDS($cards) }.
    .braille = { WHO($seat, form: "short") } { CARDS($cards, case: "braille") }
practice-open-suits = { WHO($seat) }: { HAND($cards) }
    .braille = { WHO($seat, form: "short") } { HAND($cards, case: "braille") }
practice-open-none = Nobody else has any cards now.
    .braille = none held
practice-old-trick =
    { $last ->
        [yes] The { ORDINAL($number) } trick, the last one. At the practice table you can look at it at any time.
       *[no] The { ORDINAL($number) } trick. In a real match you couldn't look back at it.
    }
    .brief = The { ORDINAL($number) } trick.
    .braille = trick { $number }

practice-size =
    { $unit ->
        [chips] { COUNT($size, of: "chip") }
       *[points] { COUNT($size, of: "point") }
    }

# Hints
hint = Hint: { $action }.
    .braille = hint: { $action }
practice-loss =
    { $unit ->
        [tricks] { COUNT($size, of: "trick") }
        [points] { COUNT($size, of: "point") }
        [lead] { COUNT($size, of: "point") } against rivals
        [places] { COUNT($size, of: "place") }
        [chance] { COUNT($size, of: "percent") }
       *[chips] { COUNT($size, of: "chip") }
    }
hint-verdict =
    { $kind ->
        [good] as good
        [near] nearly as good, worse by { $small ->
            [yes] at most
           *[no] about
        } { practice-loss }
        [close] too close to call
        [better] better on a closer look
       *[costly] worse by about { practice-loss }
    }
hint-other = { $action }: { hint-verdict }.
    .braille = { $action } { $kind ->
        [good] =
        [close] ?
        [better] +
       *[costly] -{ NUMBER($size, maximumFractionDigits: 1) }
    }
hint-before = Next best: { $action }, { hint-verdict }.
    .brief = Next: { $action }.
    .braille = next { $action } { $kind ->
        [good] =
        [close] ?
        [better] +
       *[costly] -{ NUMBER($size, maximumFractionDigits: 1) }
    }
hint-hopeless = No choice gives you a chance now.
    .braille = no chance left
hint-no-more = There's nothing to add to that.
    .braille = no more
hint-not-your-turn = You can only ask for a hint on your turn.
    .braille = not your turn
hint-none = There's no hint here.
    .braille = no hint

# Review
review-offer = Press { $key } to hear what mattered.
    .brief = Review: { $key }.
    .braille = review: { $key }
review-progress =
    { $done ->
        [0] Reviewing { COUNT($count, of: "move") }.
       *[other] Review: { $done } of { COUNT($count, of: "move") }{ $clean ->
            [yes] , no mistake so far
           *[no] {""}
        }.
    }
    .braille = review { $done }/{ $count }
review-begin =
    { $decisions ->
        [0] You haven't had a choice in this deal yet.
       *[other] { $costly ->
            [0] { $state ->
                [master] You played as a master would; no choice was worth changing.
                [close] None of your choices was clearly a mistake; { $close ->
                    [one] one was
                   *[other] { $close } were
                } too close to call.
               *[partly] The program could judge { $weighed } of your { $decisions } choices. None of those was clearly a mistake.
            }
            [one] One moment mattered most.
           *[other] { $costly } moments mattered most.
        }
    }
    .braille = moments: { $costly }
review-older = An earlier version of the program judged this. To have it judged again, use the table's menu.
    .brief = Judged by an earlier version.
    .braille = judged by earlier version
review-anew = Judge this deal again
review-anew-told = Judged again: { $others ->
        [0] every verdict is the same.
        [one] one verdict has changed.
       *[other] { $others } verdicts have changed.
    }
    .braille = judged again: { $others } new
practice-longer = Take a longer look at choices too close to call
practice-longer-begin = { $count ->
        [one] The program is taking a longer look at one choice.
       *[other] The program is taking a longer look at { $count } choices.
    }
    .brief = Looking longer.
    .braille = longer: { $count }
practice-longer-still = Even after a longer look, that's too close to call.
    .brief = Still close.
    .braille = still close
practice-longer-failed = The longer look didn't finish; ask for it again.
    .brief = No longer look.
    .braille = not looked
practice-longer-offer = For choices too close to call, ask for a longer look in the table's menu.
    .brief = Longer look: menu.
    .braille = menu: longer
review-supposes = All values assume that the others play well; here they're weaker players.
    .brief = Assuming good play.
    .braille = good play assumed
review-against = { $level ->
        [beginner] All values assume that the others play like beginners.
       *[club] All values assume that the others play like club players.
    }
    .brief = { $level ->
        [beginner] Against beginners.
       *[club] Against club players.
    }
    .braille = { $level ->
        [beginner] vs beginners
       *[club] vs club
    }
review-otherwise = { $level ->
        [beginner] If the others play like beginners, { $alike ->
            [yes] this costs next to nothing too: { $best }.
           *[no] this is better: { $best }.
        }
        [club] If the others play like club players, { $alike ->
            [yes] this costs next to nothing too: { $best }.
           *[no] this is better: { $best }.
        }
       *[perfect] Against players who make no mistakes, the better choice would be: { $best }.
    }
    .brief = { $level ->
        [beginner] With beginners { $alike ->
            [yes] as good
           *[no] better
        }: { $best }.
        [club] With club players { $alike ->
            [yes] as good
           *[no] better
        }: { $best }.
       *[perfect] Against faultless players: { $best }.
    }
    .braille = { $level ->
        [beginner] beginners { $best }
        [club] club { $best }
       *[perfect] vs faultless { $best }
    }
review-moment = Your { ORDINAL($number) } choice.
    .braille = choice { $number }
review-costly = Better: { $best }, by about { practice-loss }. You chose: { $own }.
    .braille = { $own } better { $best } +{ NUMBER($size, maximumFractionDigits: 1) }
review-chance = Your chance of success would have been { COUNT($best, of: "percent") }; with your choice it was { COUNT($own, of: "percent") }.
    .braille = chance { $own }% of { $best }%
review-more =
    { $count ->
        [one] One other choice also cost something, but less.
       *[other] { $count } other choices also cost something, but less.
    }
    .braille = { $count } more, less
review-good = You chose: { $own }. Against good play, nothing is better.
    .brief = You: { $own }. Good.
    .braille = { $own } good
review-praised = Well done: { $own }. Any other choice would have been worse by about { practice-loss }.
    .braille = well done { $own } +{ NUMBER($size, maximumFractionDigits: 1) }

# Your positions
positions = Your positions
positions-menu = Your positions.
positions-none = There are no positions yet. You can save one after a review at the practice table. Go back
positions-solve = Solve waiting positions
positions-export = Save all as text
positions-import = Add from a file
positions-import-menu = Files in the folder { $folder }.
    .braille = files
positions-no-files = The folder has no file ending in txt. Save a friend's text there. Go back
positions-taken = { $count ->
        [0] You already have all these positions.
        [one] { COUNT($count, of: "position") } is new.
       *[other] { COUNT($count, of: "position") } are new.
    }
    .braille = new: { $count }
position-damaged = This text has no position that can be played. Part of it may be missing, so ask for it again.
    .braille = no position
position-unplayable = This version of the program can't play that position.
    .braille = cannot play
position-file-unreadable = The program can't read the file { $name }; try another one.
    .braille = unreadable
position-label = { $game }, { $whose ->
        [own] it cost about { practice-loss }
       *[other] from somebody else
    }, { DATE($day, $today) }
position-state = { $state ->
        [new] not tried yet
        [waits] waiting
        [later] due later
       *[solved] solved
    }
position-menu = Position.
position-solve = Solve
position-export = Save as text to send
position-delete = Delete
position-really-delete = Really delete this position?
position-deleted = The position is deleted.
position-title = Your position
position-keep = Save a moment as an exercise
position-keep-menu = Which moment do you want to save?
position-keep-all = All of them
position-moment = { ORDINAL($number) } choice, { $own }: it cost about { practice-loss }
position-kept = { $count ->
        [0] That's already among your positions.
        [one] The position is saved and comes back until you solve it.
       *[other] { COUNT($count, of: "position") } are saved and come back until you solve them.
    }
    .brief = { $count ->
        [0] Already there.
       *[other] Saved.
    }
    .braille = saved { $count }
review-retry = Try again from a mistake
review-retry-menu = From which mistake?
    .braille = which mistake?
review-retry-offer = Press { $key } to go back to the first of these moments and try again.
    .brief = { $key }: try again.
    .braille = again: { $key }
review-retry-none = There's no mistake to go back to. Ask for the review when the deal is over.
    .braille = no mistake
review-retry-here = You have your { ORDINAL($number) } choice again, with the same cards.{ $more ->
        [yes] {" "}Press the same key for the next moment.
       *[no] {""}
    }
    .brief = { ORDINAL($number) } choice again.
    .braille = choice { $number } again
review-retry-compared = { $state ->
        [better] Better than the first time:
        [worse] Worse than the first time:
       *[same] The same as the first time:
    } { $unit ->
        [nothing] { SAY($after) }
       *[other] { AMOUNT($after, $unit) }
    }{ $state ->
        [same] {""}
       *[other] , before it was { SAY($before) }
    }.
    .brief = Now { $after }, before { $before }.
    .braille = now { $after } before { $before }
review-by-compared = { $state ->
        [better] Better than { $name }:
        [worse] Worse than { $name }:
       *[same] The same as { $name }:
    } { $unit ->
        [nothing] { SAY($after) }
       *[other] { AMOUNT($after, $unit) }
    }{ $state ->
        [same] {""}
       *[other] , { $name } had { SAY($before) }
    }.
    .brief = You { $after }, { $name } { $before }.
    .braille = you { $after } { $name } { $before }
practice-in-place = In the record, { $name } plays in this seat, so these choices aren't yours.
    .braille = in record: { $name }
position-keep-offer = You can save these moments as exercises in the table's menu.
    .braille = menu: save

# How the player gets on: a page, and graphs by week.
learnt = How you're getting on
learnt-menu = How you're getting on.
    .braille = progress
learnt-title = How you're getting on
learnt-none = There's nothing to show yet. Play a deal at the practice table and ask what mattered. Or have the program say there what each choice was worth. Go back
learnt-read = Read the page
learnt-graph = Graph
learnt-graph-of = { $name }, { $course }
learnt-course = { $alone ->
        [yes] one week so far: { learnt-only }
       *[no] { COUNT($weeks, of: "week") }, from { learnt-first } to { learnt-value }, at most { learnt-best }
    }
learnt-only = { learnt-value }
learnt-value =
    { $unit ->
        [percent] { COUNT($last, of: "percent") }
       *[matches] { COUNT($last, of: "match") }
    }
learnt-first =
    { $unit ->
        [percent] { COUNT($first, of: "percent") }
       *[matches] { COUNT($first, of: "match") }
    }
learnt-best =
    { $unit ->
        [percent] { COUNT($most, of: "percent") }
       *[matches] { COUNT($most, of: "match") }
    }
learnt-seconds = Length of one tone
learnt-seconds-long = { COUNT($seconds, of: "second") }
learnt-pitch = Pitch of the tones
learnt-pitch-low = low, { $least } to { $greatest } hertz
learnt-pitch-middle = middle, { $least } to { $greatest } hertz
learnt-pitch-high = high, { $least } to { $greatest } hertz
learnt-pitch-wide = full range, { $least } to { $greatest } hertz
learnt-export = Save as a CSV table
learnt-no-sound = The graph can't be played because sound is off. Read it on the page instead.
    .braille = no sound
learnt-choices = Choices that cost nothing
    .braille = choices
learnt-choices-of = { $game }: choices that cost nothing
    .braille = { $game }
learnt-counting = Counting at the table
    .braille = counting
learnt-matches = Matches played
    .braille = matches
learnt-day = { ORDINAL($day) } of { month }
    .braille = { $day } { $month }
learnt-now = This week
learnt-nothing-now = Nothing yet this week.
learnt-by-week = Week by week
learnt-week = From the { learnt-day }: { $text }
learnt-week-choices = { $count ->
        [one] The only choice { $share ->
            [0] cost something.
           *[other] cost nothing.
        }
       *[other] Choices that cost nothing: { COUNT($share, of: "percent") } of { COUNT($count, of: "choice") }.
    }
learnt-week-counting = Counting: { $asked ->
        [one] the only question was { $right ->
            [0] answered wrongly.
           *[other] answered correctly.
        }
       *[other] { $right } of { $asked } right.
    }
learnt-week-matches = Played: { COUNT($count, of: "match") }.
learnt-kind = { $kind }: { $count ->
        [one] the one choice cost { $free ->
            [yes] nothing.
           *[no] about { practice-loss }.
        }
       *[other] { COUNT($share, of: "percent") } of { COUNT($count, of: "choice") } cost nothing{ $free ->
            [yes] .
           *[no] , the others about { practice-loss } together.
        }
    }
learnt-all = All together
learnt-kind-lead = Leading
learnt-kind-follow = Playing to a trick
learnt-kind-take = Take or stop
learnt-kind-compose = Which number
learnt-kind-exchange = Exchanging
learnt-kind-close = Close or wait
learnt-kind-bet = Betting
learnt-kind-trump = Naming trumps
learnt-kind-packets = Packets

# The master in the player's place
master = How a master would continue from here
master-menu = A master plays in your place; the others play as before.
    .brief = A master plays for you.
    .braille = master
master-compare = Compare with a master
master-compare-menu = A master plays the whole deal in your place, and then you hear the comparison.
    .brief = A master plays for you.
    .braille = master
master-wait = The master is still playing. Go back to the table
master-back = Back to the table
master-parts = Here you differ. You chose: { $own }. The master: { $best }, better by about { practice-loss }.
    .brief = You: { $own }. Master: { $best }.
    .braille = you { $own } master { $best }
master-same = None of your choices clearly cost anything. The master plays the same way to the end.
    .brief = The master plays the same way.
    .braille = master goes your way
master-failed = The master didn't play on; try from another moment.
    .braille = not played on
master-size =
    { $unit ->
        [nothing] { $master }
       *[other] { AMOUNT($master, $unit) }
    }
master-outcome = { $unit ->
        [nothing] That's how the master would have played.
       *[other] The master would have ended with { master-size }.
    }
    .brief = Master: { master-size }.
    .braille = master { $master }
master-compared = { $unit ->
        [nothing] Result
       *[other] { UNIT($unit) }
    }: you { SAY($own) }, the master { SAY($master) }, ordinary players in your place { SAY($average) } on average, in { $count } replays.
    .brief = You { $own }, master { $master }, average { $average }.
    .braille = you { $own } master { $master } average { NUMBER($average, maximumFractionDigits: 1) }

# The same deal by every level
master-deal = The same deal at every level
master-deal-menu = The same deal, with each level of computer in your place.
    .brief = Each level in your place.
    .braille = each level
master-deal-player = { $level ->
        [beginner] The beginner
        [improver] The improver
        [club] The club player
        [strong] The strong player
        [master] The grandmaster
       *[expert] The master
    }
master-deal-short = { $level ->
        [beginner] beg
        [improver] impr
        [club] club
        [strong] strong
        [master] gmaster
       *[expert] master
    }
master-deal-own = You: { $unit ->
        [nothing] { $own }
       *[other] { AMOUNT($own, $unit) }
    }.
    .braille = you { $own }
master-deal-waits = { master-deal-player }: still playing.
    .braille = { master-deal-short }: plays
master-deal-failed = { master-deal-player } didn't play on.
    .braille = { master-deal-short }: no
master-deal-theirs = { $unit ->
        [nothing] { $theirs }
       *[other] { AMOUNT($theirs, $unit) }
    }
master-deal-played = { master-deal-player }: { master-deal-theirs }{ $number ->
        [0] , the same way to the end.
       *[other] . At your { ORDINAL($number) } choice: { $best } where you chose: { $played }.
    }
    .brief = { master-deal-player }: { $theirs }.
    .braille = { master-deal-short } { $theirs }{ $number ->
        [0] {" "}=
       *[other] {" "}{ $number }: { $best }
    }
master-deal-all = Everybody has played. Press Enter on a player to hear how it went.
    .brief = Everybody has played.
    .braille = all played
master-deal-level = { master-deal-player } in your place.
    .braille = { master-deal-short }
master-deal-parts = Here you differ. You chose: { $own }. { master-deal-player }: { $best }.
    .brief = You: { $own }. { master-deal-player }: { $best }.
    .braille = you { $own } { master-deal-short } { $best }
master-deal-same = { master-deal-player } plays the same way to the end.
    .braille = { master-deal-short } goes your way
master-deal-outcome = { master-deal-player } ended with: { master-deal-theirs }.
    .brief = { master-deal-player }: { $theirs }.
    .braille = { master-deal-short } { $theirs }

# Deals on a theme
theme-menu = Play a deal on a theme
theme-menu-title = What kind of deal do you want?
    .braille = theme
theme-none = No such deal was found under these rules; try another theme.
    .braille = none found
