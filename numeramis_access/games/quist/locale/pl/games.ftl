# Nazwa gry w menu; czyta się ją przed słowami gry.
game-quist = Quist
kind-phase-tied = Faza skończyła się remisem
