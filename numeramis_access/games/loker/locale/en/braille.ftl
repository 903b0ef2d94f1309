# Loker: the braille line
line-bank = p{ $chips }
line-chips = s{ $chips }
line-call = c{ $chips }
line-sign-hand-loker = Your cards. Dot 8 is on a card you can exchange, dot 7 on the one under the cursor. Dots 3 and 6 are on one marked for an exchange.
line-sign-best = The best combination laid down and whose it is.
line-sign-players-loker = Everybody and their points or chips, then the cards laid down. Dots 2, 3, 5 and 6: awaited, a dash folded.
line-sign-figure = Your combination.
line-sign-bank = p: the pot.
line-sign-chips = s: your chips.
line-sign-call = c: chips to call.
emboss-row-loker = game
