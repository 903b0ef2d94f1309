# The braille line: signs in its fields, and reports about the display itself.
line-card = { CARD($card, case: "braille") }
line-seat = { WHO($seat, form: "short") }
line-signed = { $sign } { $name }{ $relation ->
        [partner] {" "}partner
       *[other] {""}
    }
line-comes = { SIGNS($seats) }
line-tricks = t{ $own }:{ $other }
display-connected = Braille display { $model }, { $cells } cells.
    .braille = { $model }
display-lost = { $why ->
        [lost] The braille display was disconnected
        [absent] The braille display isn't connected
        [busy] Another program is using the braille display
        [denied] You lack permission to use the braille display; on Linux you need the dialout group
        [key] BRLTTY doesn't let this program use the braille display: you need the brlapi group or the key file
        [silent] The braille display doesn't answer
        [stuck] The braille display takes no data
        [unfit] The port you named isn't a braille display's
        [protocol] The braille display's answers make no sense
        [no-hidapi] The hidapi library is missing for the braille display
        [no-pyusb] The pyusb library is missing for the braille display
        [no-libusb] The libusb library is missing for the braille display
        [no-pyserial] The pyserial library is missing for the braille display
       *[other] The braille display doesn't work, reason { $why }
    }. You can play on, and the program will try the display again.
    .brief = No braille display.
    .braille = display gone
display-unknown = The program doesn't know the braille display { $name }. Name it like baum:/dev/ttyUSB0.
    .braille = unknown { $name }
display-table = The braille table { $name } doesn't work, so the program uses the one for your language.
    .braille = table { $name }

# Keys of the display, and help
line-dots =
    { $count ->
        [one] dot { $dots }
       *[other] dots { $dots }
    }
    .braille = { $count ->
        [one] dot { $together }
       *[other] dots { $together }
    }
line-key-space = space
line-key-pan-left = pan back
line-key-pan-right = pan on
line-key-left = left
line-key-right = right
line-key-up = up
line-key-down = down
line-key-select = select
line-key-return = Enter
line-key-enter = Enter
line-key-escape = Escape
line-key-backspace = Backspace
line-help-menu = The routing key over an entry chooses it. An entry that can be changed has minus and plus at the end of the line, and the keys over them change its value. Panning reads a long text to its end, then goes to the next entry. Both panning keys together go back.
line-help-number = Digits can be typed in dots, with dot 8 or without; dot 7 erases the last one and dot 8 confirms. The routing keys over minus and plus at the end of the line change the number by one. Both panning keys together go back.
line-help-writing = You write in your own braille table; dot 7 added also makes a capital, dot 8 added to a to j a digit. The cursor is dots 7 and 8 beneath a letter, and the key over a letter takes it there. Dot 7 alone, or space with B, erases before the cursor, space with D beneath it. Dot 8 alone, or space with dots 4 and 6, takes the text. Panning keys read the text alone; both together go back, and ask first where something would be lost.
line-help-table = The key over a card marks it with dot 7. Over the marked card it plays it, as Enter does, and over another sign it says what that is. Panning on shows more, panning back earlier messages.
line-help-reader = Panning reads on and back, from paragraph to paragraph too. Both panning keys together go back.
line-help-keyboard = The keyboard alone has more commands; F1 there names them.
line-help-more = More keys
rows-help-menu = The key beside a line chooses its entry. Panning reads a long text to its end, then goes to the next entry.
rows-help-table = The key beside the line of cards plays the one under the cursor, beside another line it says what is there. Panning on shows more, panning back earlier messages.

# Signs of the line, for help and the tour
line-tours = A tour of the braille line
line-tour = A tour of the line: { $game }.
    .braille = tour of the line
line-tour-how = Press the key over a sign to find out what it means. Without such keys, go from sign to sign as in a text. Pan for more, and press both panning keys together to go back.
    .braille = the key over a sign says what it means
line-open = { $kind ->
        [question] ?
        [away] x{ $minutes ->
            [0] {""}
           *[other] { $minutes }
        }
        [pause] p
       *[talk] !
    }
line-signs = Signs on the line
line-sign-hand = Your cards. Dot 8 is on a card you can play, dot 7 on the one under the cursor.
line-sign-held = Your cards. Dot 8 is on a card you can play, dot 7 on the one under the cursor. Without cards, the other things you can do.
line-sign-choices = Your choices. Dot 7 is on the choice under the cursor.
line-sign-waiting = Go enter: the next deal waits until you want it.
line-sign-trick = The cards played, by seat: left, opposite, right and you. Dot 7 is on the highest; dots 3 and 6 mean none yet, dots 2, 3, 5 and 6 that the player is awaited.
line-sign-highest = The highest card and whose it is; an equals sign when somebody else has it too.
line-sign-worth = w: the number of tricks at stake.
line-sign-tricks = t: tricks, yours first, theirs after the colon.
line-sign-card = A card has two signs. The rank: 2 to 9, x ten, j jack, q queen, k king, a ace. The suit: c clubs, d diamonds, h hearts, s spades.
line-who = On the line: { SIGNS($seats) }.
line-sign-player = A player is the first letter of the name, or the first two or three where names begin alike. y is you alone.
line-sign-open = The last cell at a table of people stands until something is settled. A question mark is a question to you, x and minutes somebody cut off. The letter p is a pause, an exclamation mark unread talk. The key over it tells more.
line-sign-moment = The letter v with dot 7 says to the others at a table of people: one moment, please.
line-sign-more = Dots 7 and 8 at the end: there's more. Pan on to read it.
line-sign-behind = A plus and a number before that sign: so many messages are waiting. The number changes with the next message only.
line-sign-pace = Messages stay on the line for as long as your reading pace needs, in cells a second. The line learns it on its tour as you read by panning on. You can change it in the settings of the braille display too.
line-sign-pace-keys = Space with dots 3 and 5 makes the reading pace faster, space with dots 2 and 6 slower.
line-sign-hold = Dots 3, 6, 7 and 8 at the end: everything is held until you let it go. Dots 2, 3, 5, 6, 7 and 8: it's your turn meanwhile.
line-sign-title = Dots 7 and 8 at the beginning: a title. What is in focus comes next.
line-sign-key = A capital letter alone is a key: its dots with dot 7.
line-sign-end = All eight dots at the end: there's nothing more that way.
line-sign-six = On six dots, dots 7 and 8 are dots 1 and 4 one line lower. At the end of a text they are dots 4, 5 and 6. Where you write, dots 1, 2, 3, 4, 5 and 6 are the cursor.

# For an embosser
emboss-sheet = { $game }, score sheet
emboss-row = deal
emboss-us = we
emboss-them = they
emboss-contents = Contents
emboss-no-hyphens = The program can't hyphenate words, because the pyphen library is missing. Leave out --hyphenate; or, to add it, { advice }.
emboss-no-room = That doesn't fit on such a page. Choose a greater width or height, or fewer players.
emboss-table = You can't use the braille table { $name }, it must be a six-dot one. Try en-6 or cs-6. Write a table of liblouis like louis:en-ueb-g2.ctb.
emboss-unreadable = This version can't read the record { $name }.
emboss-not-possible = The program can't read or write the file { $name }.
