# Název hry v nabídkách; čte se dřív než slova hry.
game-quist = Quist
kind-phase-tied = Fáze skončila shodou
