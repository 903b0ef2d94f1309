# Nazwa gry w menu; czyta się ją przed słowami gry.
game-quist = Quist
    .stems = quist, kwist
kind-phase-tied = Faza skończyła się remisem
