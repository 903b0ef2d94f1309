# Název hry v nabídkách; čte se dřív než slova hry.
game-quist = Quist
    .stems = quist, kvist
kind-phase-tied = Fáze skončila shodou
