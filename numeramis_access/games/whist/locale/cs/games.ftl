# Název hry v nabídkách; čte se dřív než slova hry.
game-whist = Whist
kind-trick-taken = Kdo bere zdvih ve whistu
