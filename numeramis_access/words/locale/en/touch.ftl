### On a touch screen these sentences take the place of those that speak of keys.

continue-with-enter = Tap the button to go on.
turn-rests = { continue-with-enter }
lesson-go-on = Tap “Go on”.
topic-go-on = { lesson-go-on }
lesson-done = The lesson is over. Tap “Go on” to get back to the menu.
match-finished = Tap the button to open the menu.
match-paused = The match is paused. Tap “Go on” to ask for its end.
day-over = The deal of the day is over: { day-amount }. Tap the button for what can be done with the result.
    .brief = Deal of the day: { day-amount }.
how-to-choose = Tap the choice that you want.
first-step-2 = To play a card, tap it.
choose-opponents = Who sits down with you? The first sits on your left; minus and plus ask somebody else.
choose-language = Tap your language.
choose-language-too = For English tap English.
choose-voice = Which voice suits you? Minus and plus change a value, a tap on it goes on.
choose-address = How shall we address you? Minus and plus change it, a tap on it goes on.
unknown-key = That does nothing here.
page-help-menu = Tap an entry to take it; minus and plus change a value. What else can be done has buttons below the entries.
page-help-number = Write the number into the field and tap the button beside it.
page-help-writing = Write the text into the field and tap the button beside it.
page-help-table = Tap a card to play it, and a choice to take it. What else can be done has buttons below the cards, some of them under “Ask” and “More”.
page-help-replay = Buttons lead through the record. What else can be done has buttons below it.
page-help-reader = Swipe through the text. What else can be done has buttons below it.
people-time-over-again-own = Your time is over again. { $by }, a computer, plays on for you; tap “Go on” to get the place back.
people-paused = A pause, as { $name } has asked.{ $clock ->
        [yes] { " " }No time runs; tap “Go on” to ask for its end.
       *[no] { " " }Tap “Go on” to ask for its end.
    }
people-paused-own = A pause.{ $clock ->
        [yes] { " " }No time runs; tap “Go on” to ask for its end.
       *[no] { " " }Tap “Go on” to ask for its end.
    }
people-go-on-asks = { $name } would like to go on.{ $you ->
        [asked] { " " }Tap “Go on” to agree.
       *[other] { "" }
    }
people-go-on-agrees = { $name } would like to go on too.{ $you ->
        [asked] { " " }We wait for you: tap “Go on” to agree.
       *[other] { " " }We wait for { $others }.
    }
people-by-key = { $key ->
        [none] in the menu
       *[other] with the button { $key }
    }
people-asks-watch = { $name } would like to watch your match. To allow it: { people-by-key }, then with a tap.
practice-by-step = Step by step: a tap on “Go on” lets the next opponent play. The menu brings back the usual pace.
    .brief = Step by step.
first-step-3 = To read your cards, tap { $hand }.
review-offer = Tap { $key } to hear what mattered.
master-deal-all = All have played; a tap on one of them reads how it went.
    .brief = All have played.
no-match-kept = There is no match to continue; a tap goes back
records-none = There is no record yet; a tap goes back
statistics-none = There is nothing to count yet, finish a game first; a tap goes back
set-wait-after-trick = Wait for a tap after each trick
help-number = Typing a number
help-writing = Typing a text
evening-house-breath = The next round begins in { DURATION($seconds) }.{ $at ->
        [table] {" "}Tap the button when you are ready.
       *[menu] {" "}You can say here that you are ready.
    }{ $key ->
        [none] {""}
       *[other] {" "}How others played: { people-by-key }.
    }
evening-house-waits = { $name } leads the evening and will begin it. { $contest ->
        [individuals] Wait here until the draw seats you; computers take what stays free.
        [teams] A tap on a free place seats you in the team you like. Its first and second player play together at one table, the third and fourth at another. Computers take what stays free.
       *[pairs] A tap on a free place seats you beside the partner you like; computers take what stays free.
    }
together-turn = { $name }, it's your turn. Take the device and tap the button.
    .brief = { $name }.
together-take = Take the device
together-read = Look at your cards, then tap the button to pass the device on.
together-hand-on = Pass the device on
