# Quist: linijka brajlowska
line-games = g{ $own }:{ $other }
line-worth = o{ $worth }
line-sign-score-quist = g: wygrane gry, najpierw wasze, po dwukropku przeciwników.
emboss-row-quist = gra
