# Nazwa gry w menu; czyta się ją przed słowami gry.
game-quist = Quist
    .stems = quist, kwist
about-quist = Wist na liczby dla dwóch par: najwyższa liczba bierze lewę, a po remisie gra się o dwie.
kind-phase-tied = Faza skończyła się remisem
