# Názov hry v ponukách; číta sa skôr ako slová hry.
game-whist = Whist
kind-trick-taken = Kto berie zdvih vo whiste
command-trump = tromfy
command-honours = figúry v tromfoch
command-packets = karty na kôpkach
command-tour = ktorá obmena sa hrá
command-led = ktorá farba bola vynesená a koľko jej máte
    .typed = vynesená farba, výnos
command-up-whist = predchádzajúca farba, alebo z možností na karty
command-down-whist = ďalšia farba, alebo z kariet na možnosti
command-lowest-of-suit-whist = najnižšia karta tej istej farby
command-highest-of-suit-whist = najvyššia karta tej istej farby
command-number-0-whist = nájsť desiatku
command-number-1-whist = nájsť eso
