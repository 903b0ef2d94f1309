# Der Name des Spiels in den Menüs; er wird vor den Wörtern des Spiels gelesen.
game-quist = Quist
    .stems = quist
kind-phase-tied = Eine Phase endet mit Gleichstand
