# Názov hry v ponukách; číta sa skôr ako slová hry.
game-whist = Whist
kind-trick-taken = Whist
