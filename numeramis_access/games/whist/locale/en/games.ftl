# What the game and its questions are called in menus; it is read before the words of the game.
game-whist = Whist
kind-trick-taken = Who takes a trick of Whist
command-trump = trumps
command-honours = honours
command-packets = cards in the packets
command-tour = which variant is played
command-led = which suit was led and how many of it you hold
    .typed = suit led, led
command-up-whist = previous suit, or from the choices to the cards
command-down-whist = next suit, or from the cards to the choices
command-lowest-of-suit-whist = lowest card of this suit
command-highest-of-suit-whist = highest card of this suit
command-number-0-whist = find a ten
command-number-1-whist = find an ace
