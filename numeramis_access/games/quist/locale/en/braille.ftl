# Quist: the braille line
line-games = g{ $own }:{ $other }
line-worth = w{ $worth }
line-sign-score-quist = g: games won, yours first, theirs after the colon.
emboss-row-quist = game
