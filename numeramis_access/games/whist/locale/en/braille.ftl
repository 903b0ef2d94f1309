# Whist: the braille line
line-suit = { SUIT($suit, case: "braille") }
line-tricks-of = t{ $own }/{ $all }
line-points = p{ $own }:{ $other }
line-sign-tricks-whist = t: tricks, yours first, theirs after the colon; where everybody plays alone, all of them after the slash.
line-sign-score-whist = p: points, yours first, theirs after the colon; where everybody plays alone, each after the player's letter.
line-sign-turn = Dots 2, 3, 5 and 6 before your cards: it's your turn.
line-sign-trump = Trumps: c clubs, d diamonds, h hearts, s spades, a dash for none, nought in a null game.
emboss-row-whist = deal
