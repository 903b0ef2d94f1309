# Der Name des Spiels in den Menüs; er wird vor den Wörtern des Spiels gelesen.
game-quist = Quist
    .stems = quist
about-quist = Whist mit Zahlen für zwei Paare: Die höchste Zahl nimmt den Stich, und bei Gleichstand geht es um zwei.
kind-phase-tied = Eine Phase endet mit Gleichstand
