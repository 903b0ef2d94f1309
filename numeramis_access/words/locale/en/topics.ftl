# Lessons in which the learner decides: titles, ideas, what is wrong with a choice.
topic-again = Moments to repeat
topic-none-again = There's nothing to repeat today.
    .braille = nothing to repeat
topic-back = Back
topic-standing = { $state ->
        [done] done
        [left] { ORDINAL($place) } moment of { $count }
       *[new] new
    }{ $minutes ->
        [0] {""}
       *[other] , about { COUNT($minutes, of: "minute") }
    }
topic-lessons-done = { $done ->
        [0] none done
       *[other] { $done } of { $count } done
    }
topic-moment = { ORDINAL($number) } moment of { $count }.
    .braille = { $number }/{ $count }
topic-decide-first = Your turn: decide. Press { $hand } for your hand, { $table } for the table, { $help } for help; take your time.
    .brief = Decide.
    .braille = decide
topic-decide = Your turn: decide.
    .brief = Decide.
    .braille = decide
topic-wait = One moment, the program is looking at the cards.
    .braille = wait
topic-go-on = Press Enter to continue.
    .braille = go: enter
topic-right = Right.
    .braille = right
topic-half = After a hint, that counts half.
    .brief = Half.
    .braille = half
topic-as-good = Just as good: { $action }.
    .braille = = { $action }
topic-close = Perhaps better: { $action }. There's very little in it.
    .braille = close { $action }
topic-wrong = You chose: { $action }. That costs you about { topic-loss }.
    .braille = { $action } -{ NUMBER($size, maximumFractionDigits: 1) }
topic-wrong-near = You chose: { $action }. The nearest stake that was judged, { $weighed }, costs about { topic-loss }.
    .braille = { $action } -{ NUMBER($size, maximumFractionDigits: 1) }
topic-loss =
    { $unit ->
        [tricks] { COUNT($size, of: "trick") }
        [points] { COUNT($size, of: "point") }
        [lead] { COUNT($size, of: "point") } against rivals
        [places] { COUNT($size, of: "place") }
        [chance] { COUNT($size, of: "percent") } of chance
       *[chips] { COUNT($size, of: "chip") }
    }
topic-try-again = Try another one.
    .braille = again
topic-done = Lesson over: { $right } of { $count } at the first try{ $helped ->
        [0] .
        [one] , and one more after a hint, which counts half.
       *[other] , and { $helped } more after hints, which count half each.
    } { $well ->
        [yes] It counts as done.
       *[no] You need four for it to count as done; come back for other cards.
    }
    .brief = { $right } of { $count }.
    .braille = { $right }/{ $count } { $well ->
        [yes] done
       *[no] again
    }
topic-again-done = That's all for today: { $right } of { $count } at the first try{ $helped ->
        [0] .
        [one] , and one more after a hint, which counts half.
       *[other] , and { $helped } more after hints, which count half each.
    }
    .braille = { $right }/{ $count }

# How strong the learner is, by lessons.
strength = How strong you are
strength-menu = How strong you are
    .braille = strength
strength-value = { $word ->
        [first] first steps
        [beginner] beginner
        [club] club player
        [strong] strong player
       *[expert] master
    }, { $number }
strength-none = not known yet: { COUNT($left, of: "answer") } more
strength-behind = from { COUNT($count, of: "answer") }
strength-learnt = { $game }: { $strength }, from { COUNT($count, of: "answer") }.

topic-fault-overtakes = Your partner is ahead, so the trick is already yours: this just spends a good card.
topic-fault-trusts-partner = Your partner's card may not hold on its own.
topic-fault-too-high = A smaller card would do, and you'll miss this one later.
topic-fault-too-low = The other card does the same, and leaves you better off for later.
topic-fault-gives-away = That leaves the trick to the others, although you can do something about it.
topic-fault-spends = That doesn't take the trick, so it's more than you need to give.
topic-fault-too-weak = The players after you beat that too easily.
topic-fault-takes-too-soon = You spend that card before the others have to show theirs.
topic-fault-too-dear-trick = The card is worth more than this trick.
topic-fault-overtakes-early = Your partner is ahead and that card may well hold: this just spends a good one.
