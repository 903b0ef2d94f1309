# Názov hry v ponukách; číta sa skôr ako slová hry.
game-quist = Quist
kind-phase-tied = Fáza sa skončila zhodou
