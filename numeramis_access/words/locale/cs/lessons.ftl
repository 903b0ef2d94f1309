# Lekce: texty kroků. Každá lekce má svůj název a pak kroky v pořadí.
lesson-menu = Nabídka lekce.
    .braille = nabídka lekce
lesson-back = Zpět k lekci
lesson-again = Lekci začít znovu
lesson-leave = Odejít z lekce
lesson-go-on = Pokračujte Enterem.
    .braille = dál enter
lesson-done = Lekce je u konce. Enterem se vrátíte do nabídky.
    .braille = konec lekce
lesson-try-again = Zkuste to ještě jednou.
    .braille = znovu
lesson-wrong = Toto teď ne.
    .braille = ne
