# Lekcie: texty krokov. Každá lekcia má svoj názov a potom kroky v poradí.
lesson-menu = Ponuka lekcie.
    .braille = ponuka lekcie
lesson-back = Späť k lekcii
lesson-again = Lekciu začať znova
lesson-leave = Odísť z lekcie
lesson-go-on = Pokračujte klávesom Enter.
    .braille = ďalej enter
lesson-done = Lekcia je na konci. Klávesom Enter sa vrátite do ponuky.
    .braille = koniec lekcie
lesson-try-again = Skúste to ešte raz.
    .braille = znova
lesson-wrong = Toto teraz nie.
    .braille = nie
