# Quist: braillský řádek
line-games = h{ $own }:{ $other }
line-worth = o{ $worth }
line-sign-score-quist = h: vyhrané hry, nejdřív vaše, po dvojtečce soupeřů.
emboss-row-quist = hra
