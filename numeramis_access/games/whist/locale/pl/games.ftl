# Jak gra nazywa się w menu i o co można w niej pytać; czyta się to przed słowami gry.
game-whist = Wist
kind-trick-taken = Kto bierze lewę w wiście
command-trump = atu
command-honours = honory atutowe
command-packets = karty na kupkach
command-tour = w jaką odmianę się gra
command-led = w jaki kolor było wyjście i ile kart masz w tym kolorze
    .typed = kolor wyjścia, wyjście
command-up-whist = poprzedni kolor albo z możliwości na karty
command-down-whist = następny kolor albo z kart na możliwości
command-lowest-of-suit-whist = najniższa karta w kolorze
command-highest-of-suit-whist = najwyższa karta w kolorze
command-number-0-whist = znaleźć dziesiątkę
command-number-1-whist = znaleźć asa
