# Der Name des Spiels in den Menüs; er wird vor den Wörtern des Spiels gelesen.
game-whist = Whist
kind-trick-taken = Wer beim Whist einen Stich macht
command-trump = Trumpf
command-honours = Honneurs
command-packets = Karten in den Päckchen
command-tour = welche Variante gespielt wird
command-led = welche Farbe ausgespielt ist und wie viel Sie davon haben
    .typed = ausgespielt, farbe
command-up-whist = vorige Farbe, oder von der Wahl zu den Karten
command-down-whist = nächste Farbe, oder von den Karten zur Wahl
command-lowest-of-suit-whist = niedrigste Karte dieser Farbe
command-highest-of-suit-whist = höchste Karte dieser Farbe
command-number-0-whist = eine Zehn suchen
command-number-1-whist = ein Ass suchen
