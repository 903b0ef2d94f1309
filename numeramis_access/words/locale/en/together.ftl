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
together-gender = He or she
together-remove = Remove from the list
together-really-remove = Remove { $name } from the list? The statistics stay.
    .braille = remove { $name }?
together-games = Choose a game
together-your-name = Type your own name first, so that everyone hears whose turn it is.
    .braille = your name first
together-nobody = Add at least one more player.
    .braille = add a player
together-too-many = This game isn't for that many people.
    .braille = too many
# A choice before two people play: each on something else, or they pass the keyboard on.
together-devices = Devices
together-devices-one = one keyboard, passed on
together-devices-pad = { $own }: keyboard and left ear, { $other }: controller and right ear
    .braille = { $own } keyboard, { $other } pad
together-devices-own-pad = { $other }: keyboard and left ear, { $own }: controller and right ear
    .braille = { $other } keyboard, { $own } pad
together-devices-braille = { $own }: keyboard and voice, { $other }: braille display
    .braille = { $own } keyboard, { $other } line
together-devices-own-braille = { $other }: keyboard and voice, { $own }: braille display
    .braille = { $other } keyboard, { $own } line
# When a game is chosen, and when a match goes on.
together-no-pad = No game controller is connected. Without one you pass the keyboard on.
    .braille = no controller
together-no-display = No braille display is connected. Without one you pass the keyboard on.
    .braille = no display
together-no-ears = Only the program's own voice speaks into two ears. Without it you pass the keyboard on.
    .braille = no own voice
# After a deal or a trick: the listener has pressed Enter, the other player has not.
together-waits = Play continues when { $name } is ready too.
    .brief = Waiting for { $name }.
    .braille = waiting: { $name }
# To the player at the controller or display, who wants to leave or to begin a new match.
together-leads = Only { $name } at the keyboard can leave the table or begin a new match.
    .braille = only { $name }
# To both people at the computer: $name is at the keyboard.
together-pad-gone = The controller was disconnected. Plug it in again to play on. To play without it, { $name } presses Escape to leave the table. When you continue, pass the keyboard on.
    .brief = The controller was disconnected.
    .braille = controller gone
together-pad-back = The controller is back.
    .braille = controller back
# To everyone at the computer: the player to act takes the keyboard; nobody else may hear that player's cards.
together-turn = { $name }, it's your turn. Take the keyboard and press Enter.
    .brief = { $name }, Enter.
    .braille = { $name }: enter
# Answers a question about the hand while nobody has the keyboard.
together-no-hand = Only the player to act hears a hand.
    .braille = hand: player to act only
together-take = Take the keyboard
    .braille = take: enter
# To a player who pressed Enter less than a second after another key: the keyboard is not taken yet.
together-too-soon = Wait a moment, then press the key again.
    .braille = wait, press again
# To a player whose own act brought new cards; then it is somebody else's turn.
together-read = Look at your cards, then pass the keyboard on with Enter.
    .brief = Pass it on: Enter.
    .braille = pass on: enter
together-hand-on = Pass the keyboard on
    .braille = pass on: enter
together-statistics = Statistics: { $name }
# Help (F1) in the list of players and at the table.
together-who-help = Each player has a name, a pitch of voice and statistics; computers take the free seats. Two people can play on a device each. Then they keep their devices, and each hears or reads only their own cards.
together-help-handed = Pass the keyboard on. The player to act takes it and presses Enter.
together-help-devices = Each of you has a device. Out of turn, a key only says whose turn it is.
