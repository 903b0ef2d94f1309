### Several people at one computer: who plays, passing the keyboard on.

together-who = Who's playing at this computer?
    .braille = who plays
together-plays = { $plays ->
        [yes] plays
       *[no] not this time
    }
together-add = Add a player
together-name = Type the player's name
    .braille = name
together-taken = Someone here is already called { $name }. Type another name.
    .braille = taken: { $name }
together-person = { $name }
together-gender = Spoken of
together-remove = Remove from the list
together-really-remove = Remove { $name } from the list? The statistics stay.
    .braille = remove { $name }?
together-games = Choose a game
together-your-name = Type your own name first, so that everyone hears whose turn it is.
    .braille = your name first
together-nobody = Add at least one more player.
    .braille = add a player
together-too-many = This game can't be played by so many people.
    .braille = too many
# To everyone at the computer: the player to act takes the keyboard; nobody else may hear that player's cards.
together-turn = { $name }, it's your turn. Take the keyboard and press Enter.
    .brief = { $name }, Enter.
    .braille = { $name }: enter
together-take = Take the keyboard
    .braille = take: enter
# To a player whose own act brought new cards; then it is somebody else's turn.
together-read = Look at your cards, then pass the keyboard on with Enter.
    .brief = Pass it on: Enter.
    .braille = pass on: enter
together-hand-on = Pass the keyboard on
    .braille = pass on: enter
together-statistics = Statistics: { $name }
