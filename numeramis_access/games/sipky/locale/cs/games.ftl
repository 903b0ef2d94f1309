# Název hry v nabídkách; čte se dřív než slova hry.
game-sipky = Šipky
kind-number-laid = Čísla v Šipkách
