# Název hry v nabídkách; čte se dřív než slova hry.
game-loker = Loker
kind-figure-changed = Změna figury v Lokeru
