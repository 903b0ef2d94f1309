# Názvy her v nabídkách; čtou se dřív než slova hry.
game-quist = Quist
game-sipky = Šipky
game-loker = Loker
game-whist = Whist
