# The game's name in menus; it is read before the words of the game.
game-sipky = Šipky, darts with cards
kind-number-laid = Numbers in Šipky
