# The game's name in menus; it is read before the words of the game.
game-loker = Loker
kind-figure-changed = Change of figure in Loker
