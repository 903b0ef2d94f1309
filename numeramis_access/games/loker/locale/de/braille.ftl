# Loker: die Braillezeile
line-bank = p{ $chips }
line-chips = c{ $chips }
line-call = m{ $chips }
line-sign-hand-loker = Ihre Karten. Punkt 8 an einer, die getauscht werden kann, Punkt 7 an der unter dem Cursor. Punkte 3 und 6 an einer zum Tausch markierten.
line-sign-players-loker = Alle und ihre Punkte oder Chips, dann die ausgelegten Karten. Punkte 2, 3, 5 und 6: wird erwartet, Strich ausgestiegen.
line-sign-figure = Ihre Kombination.
line-sign-bank = p: der Pot.
line-sign-chips = c: Ihre Chips.
line-sign-call = m: Chips zum Mitgehen.
emboss-row-loker = Spiel
line-sign-best = Die beste ausgelegte Kombination und der Name dazu.
