# The game's name in menus; it is read before the words of the game.
game-quist = Quist
    .stems = quist
kind-phase-tied = A tied phase
