# Jak se v nabídkách jmenuje hra a na co se u ní lze ptát; čte se dřív než slova hry.
game-whist = Whist
kind-trick-taken = Kdo bere zdvih ve whistu
command-trump = trumfy
command-honours = figury v trumfech
command-packets = karty na hromádkách
command-tour = která obměna se hraje
command-led = která barva byla vynesena a kolik jí máte
    .typed = vynesená barva, výnos
command-up-whist = předchozí barva, nebo z možností na karty
command-down-whist = další barva, nebo z karet na možnosti
command-lowest-of-suit-whist = nejnižší karta téže barvy
command-highest-of-suit-whist = nejvyšší karta téže barvy
command-number-0-whist = najít desítku
command-number-1-whist = najít eso
