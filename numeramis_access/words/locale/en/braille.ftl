# The braille line: signs in its fields, and reports about the display itself.
line-card = { CARD($card, case: "braille") }
line-seat = { WHO($seat, form: "short") }
line-suit = { SUIT($suit, case: "braille") }
line-tricks = t{ $own }:{ $other }
line-tricks-of = t{ $own }/{ $all }
line-games = g{ $own }:{ $other }
line-points = p{ $own }:{ $other }
line-worth = w{ $worth }
line-score = s{ $score }
line-missing = m{ $missing }
line-limit = l{ $limit }
line-bank = p{ $chips }
line-chips = s{ $chips }
line-call = c{ $chips }
display-connected = Braille display { $model }, { $cells } cells.
    .braille = { $model }
display-lost = { $why ->
        [lost] The braille display was disconnected
        [absent] The braille display is not connected
        [busy] Another program is using the braille display
        [denied] You lack permission to use the braille display; on Linux you need the dialout group
        [key] BRLTTY does not let this program at the braille display: it wants the brlapi group or the key file
        [silent] The braille display does not answer
        [stuck] The braille display takes no data
        [unfit] The port you named is not that of a braille display
        [protocol] The braille display's answers make no sense
        [no-hidapi] The hidapi library is missing for the braille display
        [no-pyusb] The pyusb library is missing for the braille display
        [no-pyserial] The pyserial library is missing for the braille display
       *[other] The braille display does not work, reason { $why }
    }. Play goes on, and the display is tried again.
    .brief = No braille display.
    .braille = display gone
display-unknown = I do not know the braille display { $name }. Name it like baum:/dev/ttyUSB0.
    .braille = unknown { $name }
display-table = The braille table { $name } cannot be used, so the one for your language is.
    .braille = table { $name }

# Keys of the display, and help
line-dots =
    { $count ->
        [one] dot { $dots }
       *[other] dots { $dots }
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
line-help-table = The line shows the cards played, by seat from the player on your left round to you, and your hand. A card you can play has dot 8; dot 7 is the cursor, and on the table the highest card. A routing key selects a card, pressed again it plays it; over the table it says whose card that is. Panning on shows more, panning back shows earlier messages. A card is one character, a card of Whist two: the rank (2 to 9, x for ten, j, q, k, a) and the suit (c, d, h, s). A player is the first letter of the name, Y is you. The word max means the highest card and whose it is. Before numbers stands a letter: t tricks, g games, p points or pot, w tricks played for, s score or stack, m missing, l limit, c to call; the first number is yours, the one after the colon theirs. Dots 7 and 8 at the end of the line mean that there is more. Both panning keys together open the menu.
line-help-reader = Panning reads on and back, from paragraph to paragraph too. Both panning keys together go back.

# For an embosser
emboss-sheet = { $game }, score sheet
emboss-row = deal
emboss-row-quist = game
emboss-row-whist = deal
emboss-row-sipky = throw
emboss-row-loker = game
emboss-us = we
emboss-them = they
emboss-contents = contents
emboss-no-hyphens = Words cannot be broken, because the pyphen library is missing. Install it with pip install pyphen, or leave out --hyphenate.
emboss-no-room = This does not fit such a page. Choose a greater width or height, or fewer players.
emboss-table = The braille table { $name } cannot be used, it must be a six-dot one. Try en-6 or cs-6.
emboss-unreadable = This version cannot understand the record { $name }.
emboss-not-possible = The file { $name } cannot be read or written.
