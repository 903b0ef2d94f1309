### On a touch screen these sentences take the place of those that speak of keys.

continue-with-enter = Tap the button to continue.
turn-rests = { continue-with-enter }
lesson-go-on = Tap “Go on”.
topic-go-on = { lesson-go-on }
lesson-done = The lesson is over. Tap “Go on” to go back to the menu.
match-finished = Tap the button for the menu.
match-paused = The match is paused. Tap “Go on” to ask to continue.
day-over = The deal of the day is over: { day-amount }. Tap the button to compare or share your result.
    .brief = Deal of the day: { day-amount }.
how-to-choose = Tap your choice.
first-step-2 = To play a card, tap it.
choose-opponents = Choose your opponents. The first sits on your left. Tap minus or plus for somebody else.
choose-language = Tap your language.
choose-language-too = For English, tap English.
choose-voice = Which voice suits you? Tap minus or plus to change a value, and the value itself to go on.
choose-address = How should we address you? Tap minus or plus to change it, and the value itself to go on.
unknown-key = That does nothing here.
page-help-menu = Tap an entry to choose it. Tap minus or plus to change a value. The buttons for everything else are below the entries.
page-help-number = Type the number in the field and tap the button beside it.
page-help-writing = Type the text in the field and tap the button beside it.
page-help-table = Tap a card to play it, or a choice to select it. The buttons for everything else are below the cards, some of them under “Ask” and “More”.
page-help-replay = Use the buttons to step through the record. More buttons are below it.
page-help-reader = Swipe through the text. More buttons are below it.
people-time-over-again-own = You've run out of time again. { $by }, a computer, plays on for you. Tap “Go on” to take your place back.
people-paused = Paused at { $name }'s request.{ $clock ->
        [yes] { " " }The clock is stopped. Tap “Go on” to ask to continue.
       *[no] { " " }Tap “Go on” to ask to continue.
    }
people-paused-own = Paused.{ $clock ->
        [yes] { " " }The clock is stopped. Tap “Go on” to ask to continue.
       *[no] { " " }Tap “Go on” to ask to continue.
    }
people-go-on-asks = { $name } would like to continue.{ $you ->
        [asked] { " " }Tap “Go on” to agree.
       *[other] { "" }
    }
people-go-on-agrees = { $name } is ready to continue.{ $you ->
        [asked] { " " }We're waiting for you. Tap “Go on” to agree.
       *[other] { " " }We're waiting for { $others }.
    }
people-by-key = { $key ->
        [none] open the menu
       *[other] tap the button { $key }
    }
people-asks-watch = { $name } would like to watch your match. To allow it, { people-by-key }, then tap the name.
practice-by-step = Step by step: tap “Go on” to let the next opponent play. For the usual pace, open the menu.
    .brief = Step by step.
first-step-3 = To read your cards, tap { $hand }.
review-offer = Tap { $key } to hear what mattered.
master-deal-all = Everybody has played. Tap a player to hear how it went.
    .brief = Everybody has played.
no-match-kept = No match to continue. Tap to go back
records-none = No records yet. Tap to go back
statistics-none = Nothing to count yet; finish a game first. Tap to go back
set-wait-after-trick = Wait for a tap after each trick
help-number = Typing a number
help-writing = Typing a text
evening-house-breath = The next round starts in { DURATION($seconds) }.{ $at ->
        [table] {" "}Tap the button when you're ready.
       *[menu] {" "}Choose “{ evening-house-next }” when you're ready.
    }{ $key ->
        [none] {""}
       *[other] {" "}To hear how others played, { people-by-key }.
    }
evening-house-breath-play = The next match starts in { DURATION($seconds) }.{ $at ->
        [table] {" "}Tap the button when you're ready.
       *[menu] {" "}Choose “{ evening-house-next-play }” when you're ready.
    }
evening-house-waits = { $name } leads the evening and will start it. { $contest ->
        [individuals] Wait here for the draw. Computers take the free seats.
        [teams] Tap a free place in the team you like. The first and second player sit together at one table, the third and fourth at another. Computers take the free places.
       *[pairs] Tap a free place beside the partner you like. Computers take the free places.
    }
together-pad-gone = The controller was disconnected. Plug it in again to play on. To play without it, { $name } leaves the table. When you continue, pass the device on.
    .brief = The controller was disconnected.
together-turn = { $name }, it's your turn. Take the device and tap the button.
    .brief = { $name }.
together-take = Take the device
together-read = Look at your cards, then tap the button to pass the device on.
together-hand-on = Pass the device on
help-menu = In menus
help-table = At the table
help-reader = While reading
help-replay = While listening to a record
help-calling = While calling
page-help-calling = Tap a card to call it. The buttons for everything else are below the cards.
call-begun = Call the cards in the order they fall. To correct a call, tap “{ command-undo-calling }”.
    .brief = Call the cards.
help-choices-walked = You have { $count } choices; swipe through them.
replay-help = Tap “Go on” for the next step.
review-retry-here = You have your { ORDINAL($number) } choice again, with the same cards.{ $more ->
        [yes] {" "}Tap the same button for the next moment.
       *[no] {""}
    }
    .brief = { ORDINAL($number) } choice again.
together-help-handed = Pass the device on. The player to act takes it and taps the button.
turns-over-again-own = You've missed three decisions. { $by }, a computer, plays on for you. Tap “Go on” to take the place back.
set-languages = Languages the language button switches between
set-only-card-key = tap “{ command-next-playable }” again to play it
