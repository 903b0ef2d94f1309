# Der Name des Spiels in den Menüs; er wird vor den Wörtern des Spiels gelesen.
game-whist = Whist
kind-trick-taken = Wer beim Whist einen Stich macht
