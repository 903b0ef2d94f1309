# Whist: die Braillezeile
line-suit = { SUIT($suit, case: "braille") }
line-tricks-of = s{ $own }/{ $all }
line-points = p{ $own }:{ $other }
line-sign-tricks-whist = s: Stiche, zuerst Ihre, nach dem Doppelpunkt die der Gegner; wo jeder allein spielt, nach dem Schrägstrich alle.
line-sign-score-whist = p: Punkte, zuerst Ihre, nach dem Doppelpunkt die der Gegner; wo jeder allein spielt, jeweils nach dem Buchstaben des Spielers.
line-sign-turn = Punkte 2, 3, 5 und 6 vor Ihren Karten: Sie sind an der Reihe.
line-sign-trump = Trumpf: r Kreuz, o Karo, h Herz, p Pik, ein Strich für keinen, eine Null im Nullspiel.
emboss-row-whist = Spiel
