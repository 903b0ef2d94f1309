### Real cards on the table: the caller says each card, the program keeps the rules and the score.

call-games = A game with real cards
    .braille = real cards
call-continue = Continue: { $match }
call-begin = Start calling
call-seat = { ORDINAL($number) } seat: { $name }
call-player = { ORDINAL($number) } player
call-name = Name at this seat
call-dealer = First dealer
call-begun = Call the cards in the order they fall. To take the last call back, press Backspace.
    .brief = Call the cards.
    .braille = call cards
call-continued = The game with real cards continues: { $game }.
    .braille = { $game } goes on
call-next = It's { $name }'s turn.
    .braille = turn { $name }
call-cards-of = { $name }: call { $count ->
        [one] one more card
       *[other] { SAY($count) } more cards
    }.
    .braille = { $name } { $count } more
call-card-noted = { CARD($card) }. { $same ->
        [yes] { COUNT($count, of: "card") } to go.
       *[no] { $name }: call { $count ->
            [one] one more card
           *[other] { SAY($count) } more cards
        }.
    }
    .brief = { CARD($card) }. { $same ->
        [yes] { SAY($count) } to go.
       *[no] { $name }, { SAY($count) } more.
    }
    .braille = { CARD($card, case: "braille") }, { $same ->
        [yes] { $count } to go
       *[no] { $name } { $count } more
    }
call-turned = Call the card that the dealer turned up.
    .braille = turned up?
call-suit = { SUIT($suit) }, which rank?
    .brief = { SUIT($suit) }?
    .braille = { SUIT($suit) }?
call-rank = { $rank ->
        [J] Jack
        [Q] Queen
        [K] King
        [A] Ace
        [T] Ten
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
       *[9] Nine
    }, which suit?
    .braille = suit?
call-which-suit = { $choices }.
call-suit-sign = { SUIT($suit) }: letter { $sign }
call-numbers-only = You only call numbers here.
    .braille = numbers only
call-no-hints = The program sees nobody's cards, so it can't give hints here.
    .braille = no hints here
call-no-card = No card is called now.
    .braille = no card now
call-marks-nothing = Cards aren't marked here; call how many.
    .braille = call how many
call-no-hands = The program sees nobody's cards.
    .braille = cards unknown
call-choices = Choices: { $choices }.
call-taken-back = { $count ->
        [1] { $what ->
            [none] Taken back.
           *[other] Taken back: { $what }.
        }
       *[other] { SAY($count) } calls taken back, from this one on: { $what }.
    }
    .braille = { $count ->
        [1] { $what ->
            [none] back
           *[other] back: { $what }
        }
       *[other] back: { $count }
    }
call-part-dropped = The half-typed call is dropped.
    .braille = dropped
call-nothing-back = There's no call to take back yet.
    .braille = none
call-menu = The caller's menu
call-correct = Correct a call
call-corrections = Calls, the last one first
call-correction = Correct: { $what }
call-other-card = It was another card
call-which-card = Which card was it?
call-card = { CARD($card) }
call-named-card = { $name }, { CARD($card) }
call-in-trick = { ORDINAL($number) } trick, { $what }
    .braille = { $number }: { $what }
call-back-to-here = { $count ->
        [1] Take back this call
       *[other] Take back this call and all after it, { SAY($count) } in all
    }
call-corrected = { $what ->
        [none] Corrected.
       *[other] Corrected: { $what }.
    }
    .braille = corrected
call-correction-fails = That contradicts a later call: { $what }
    .braille = against: { $what }
call-really-leave = Leave the table? The calls are saved and you can continue.
    .braille = leave?
call-begin-from-menu = Start a new game from the menu, under “{ call-games }”.
    .braille = new: main menu
call-again = Once more with the same players
    .braille = once more
call-turned-first = Call the turned-up card first.
    .braille = turned first
call-play-on = Call every card to the end of the deal.
    .braille = to the end
call-card-gone = There's no { CARD($card) } left. Correct a call.
    .brief = No { CARD($card) } left.
    .braille = no { CARD($card, case: "braille") } left
call-impossible = { CARD($card, case: "the") } can't be here. An earlier call is wrong; correct it.
    .brief = { CARD($card) } can't be here.
    .braille = { CARD($card, case: "braille") } can't be
call-revoke = { WHO($seat) } plays { CARD($card, case: "acc") } but didn't follow suit in the { ORDINAL($trick) } trick. Correct the call, or settle it at the table.
    .brief = Revoke: { WHO($seat) }, { ORDINAL($trick) } trick.
    .braille = revoke trick { $trick }
call-turned-card = { CARD($card, case: "the") } was turned up; { WHO($seat) } holds it.
    .braille = { WHO($seat, form: "short") } has it
call-must-follow = { WHO($seat) } holds the turned-up card, { CARD($card, case: "the") }, and has to follow suit. Take the card back or correct a call.
    .brief = { WHO($seat) } has to follow suit with the turned-up card.
    .braille = must follow, has { CARD($card, case: "braille") }
call-incomplete = This call is missing cards.
    .braille = cards lack

# The record
call-record-kept = The match is over. You'll find it in the records.
    .braille = in the records
call-record-heading = Played with real cards.
call-record-places = Go through it as one of the players
call-record-place = Whose place?
    .braille = who?
call-review-place = A review belongs to one player. Choose the player in the record's menu.
    .braille = choose a player
call-unseen = Not all cards were shown here, so nobody knows who held them.
    .braille = cards unknown
call-penalized = A penalty for a revoke was paid in this deal, so it has no review and shows no hands.
    .braille = penalty, no review
call-verify = Somebody called this match at a table with real cards. Nothing was sealed, so there's nothing to prove.
    .braille = real cards, no seal
call-kept = with real cards{ $count ->
        [0] {""}
       *[other] , won by { $names }
    }
call-statistics = Games with real cards
call-statistics-none = No match with real cards is finished yet.
    .braille = none yet
call-statistics-game = { $game }: { COUNT($count, of: "match") }
call-statistics-player = { $name }: { COUNT($played, of: "match") }, { $won ->
        [0] none won
       *[other] { SAY($won) } won
    }.

# A table that others watch
call-show = Real cards that others watch
call-shown = { $address ->
        [none] Others can watch with the code: { $code }.
       *[other] Others can watch at the address { $address } with the code: { $code }.
    }
    .braille = code: { $code }
call-shown-menu = How others can watch
call-not-shown = Others can no longer watch the table. You can go on calling.
    .braille = no longer shown
call-shown-over = The caller has left. The table is no longer shown.
    .braille = table closed

# The penalty for a revoke
call-penalty = Penalty for a revoke
call-penalty-of = { $tricks ->
        [0] { $points ->
            [0] as agreed at the table
           *[other] { COUNT($points, of: "point") }
        }
       *[other] { COUNT($tricks, of: "trick") }
    }
call-settle = What happened?
call-penalty-write = The cards stand, and the penalty: { $what }
call-penalty-written = The penalty is recorded. It counts at the end of the deal.
    .braille = penalty written
call-changed = A correction at the table.
    .braille = corrected
call-other-hand = By the list of deals, another player should hold { CARD($card, case: "the") }: { $name }.
    .braille = { CARD($card, case: "braille") }: { $name }
