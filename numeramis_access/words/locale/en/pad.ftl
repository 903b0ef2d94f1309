### A player with a game controller alone hears these sentences in place of those that speak of keys.

continue-with-enter = Press button A to continue.
    .brief = Button A to continue.
turn-rests = { continue-with-enter }
match-finished = Press button A for the menu.
    .brief = Over. Button A for the menu.
how-to-choose = Use the left stick to hear the choices, and press button A to take one.
    .brief = Choose with the left stick and button A.
unknown-key =
    { $help ->
        [none] Nothing on that button.
       *[other] Nothing on that button. Press { $help } for help.
    }
    .brief =
        { $help ->
            [none] Nothing.
           *[other] Nothing. Help is { $help }.
        }
help-choices-walked = You have { $count } choices; go through them with the left stick.
help-menu = Buttons in menus
help-table = Buttons at the table
help-reader = Buttons while reading
help-number = Choosing a number: with the left stick, confirmed with button A
help-writing = Typing a text: not with a controller; press button B to go back
first-step-2 = Press button A once to hear a card, and again to play it.
together-help-devices = Each of you has a device. Out of turn, a button only says whose turn it is. For everything without a button, press { pad-key-start } and choose “{ match-commands }”.
set-wait-after-trick = Wait for button A after each trick
set-languages = Languages to switch between
set-only-card-key = choose “{ command-next-playable }” again to play it
