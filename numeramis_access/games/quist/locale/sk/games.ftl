# Názov hry v ponukách; číta sa skôr ako slová hry.
game-quist = Quist
    .stems = quist, kvist
kind-phase-tied = Fáza sa skončila zhodou
