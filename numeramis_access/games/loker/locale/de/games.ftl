# Der Name des Spiels in den Menüs; er wird vor den Wörtern des Spiels gelesen.
game-loker = Loker
kind-figure-changed = Änderung der Figur bei Loker
