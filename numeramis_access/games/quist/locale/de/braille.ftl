# Quist: die Braillezeile
line-games = g{ $own }:{ $other }
line-worth = u{ $worth }
line-sign-score-quist = g: gewonnene Spiele, zuerst Ihre, nach dem Doppelpunkt die der Gegner.
emboss-row-quist = Spiel
