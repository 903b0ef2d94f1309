# Názov hry v ponukách; číta sa skôr ako slová hry.
game-loker = Loker
kind-figure-changed = Zmena figúry v Lokri
