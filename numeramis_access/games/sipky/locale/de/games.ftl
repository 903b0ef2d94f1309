# Der Name des Spiels in den Menüs; er wird vor den Wörtern des Spiels gelesen.
game-sipky = Šipky, Darts mit Karten
kind-number-laid = Zahlen bei Šipky
