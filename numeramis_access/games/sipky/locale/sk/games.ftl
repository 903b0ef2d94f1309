# Názov hry v ponukách; číta sa skôr ako slová hry.
game-sipky = Šípky
kind-number-laid = Čísla v Šípkach
