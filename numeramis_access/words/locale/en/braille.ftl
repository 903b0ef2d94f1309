# The braille line: signs in its fields, and reports about the display itself.
line-card = { CARD($card, case: "braille") }
line-seat = { WHO($seat, form: "short") }
line-suit = { SUIT($suit, case: "braille") }
display-connected = Braille display { $model }, { $cells } cells.
    .braille = { $model }
display-lost = { $why ->
        [lost] The braille display was disconnected
        [absent] The braille display is not connected
        [busy] Another program is using the braille display
        [denied] You lack permission to use the braille display; on Linux you need the dialout group
        [silent] The braille display does not answer
        [stuck] The braille display takes no data
        [unfit] The port you named is not that of a braille display
        [no-pyserial] The pyserial library is missing for the braille display
       *[other] The braille display does not work, reason { $why }
    }. Play goes on, and the display is tried again.
    .brief = No braille display.
    .braille = display gone
display-unknown = I do not know the braille display { $name }. Name it like baum:/dev/ttyUSB0.
    .braille = unknown { $name }
display-table = The braille table { $name } cannot be used, so the one for your language is.
    .braille = table { $name }
