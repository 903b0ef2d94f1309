# What games are called in menus; read before a game's own words.
game-quist = Quist
game-sipky = Šipky, darts with cards
game-loker = Loker
game-whist = Whist
