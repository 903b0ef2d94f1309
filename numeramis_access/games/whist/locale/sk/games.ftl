# Názov hry v ponukách; číta sa skôr ako slová hry.
game-whist = Whist
kind-trick-taken = Kto berie zdvih vo whiste
