# The game's name in menus; it is read before the words of the game.
game-quist = Quist
    .stems = quist
about-quist = Whist with numbers, for two pairs: the highest number takes the trick, and after a tie you play for two.
kind-phase-tied = A tied round
