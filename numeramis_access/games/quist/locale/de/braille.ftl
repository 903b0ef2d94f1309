# Quist: die Braillezeile
line-games = s{ $own }:{ $other }
line-worth = u{ $worth }
line-sign-score-quist = s: gewonnene Spiele, zuerst Ihre, nach dem Doppelpunkt die der Gegner.
emboss-row-quist = Spiel
