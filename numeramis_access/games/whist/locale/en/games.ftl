# The game's name in menus; it is read before the words of the game.
game-whist = Whist
kind-trick-taken = Who takes a trick of Whist
