# Quist: braillovský riadok
line-games = h{ $own }:{ $other }
line-worth = o{ $worth }
line-sign-score-quist = h: vyhraté hry, najprv vaše, po dvojbodke súperov.
emboss-row-quist = hra
