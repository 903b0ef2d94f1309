# Lekcje: teksty kroków. Każda lekcja ma nazwę, a potem kroki po kolei.
lesson-menu = Menu lekcji.
    .braille = menu lekcji
lesson-back = Wróć do lekcji
lesson-again = Zacznij lekcję od nowa
lesson-leave = Wyjdź z lekcji
lesson-go-on = Naciśnij Enter, żeby kontynuować.
    .braille = dalej enter
lesson-done = Koniec lekcji. Enterem wrócisz do menu.
    .braille = koniec lekcji
lesson-try-again = Spróbuj jeszcze raz.
    .braille = jeszcze raz
lesson-wrong = Teraz trzeba czegoś innego.
    .braille = nie
