# Název hry v nabídkách; čte se dřív než slova hry.
game-quist = Quist
    .stems = quist, kvist
about-quist = Whist s čísly pro dvě dvojice: nejvyšší číslo bere zdvih a při shodě se hraje o dva.
kind-phase-tied = Fáze skončila shodou
