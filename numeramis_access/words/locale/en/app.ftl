# The program: menus, around the table, help, reports.
say-text = { $text }
yes = Yes
    .typed = yep, yeah, sure, ok, okay
no = No
    .typed = nope, no thanks, stay
on = on
off = off
back = Back
    .typed = go back
cancel = Cancel
place-of = { $place } { of-count }
card-place-of = { ORDINAL($place) } { of-count }
of-count = of { $count }
channel-short =
    { $channel ->
        [speech] speech
        [sound] sound
        [braille] display
        [window] window
        [haptics] rumble
       *[other] output
    }
entry = { $label }, { place-of }.
    .brief = { $label }.
    .braille = { $label }
entry-gone = { $label }: no longer here
entry-value = { $label }: { $value }, { place-of }.
    .brief = { $label }: { $value }.
    .braille = { $label }: { $value }
value-now = { $value }.
    .braille = { $value }
changed = { $label }: { $value }.
    .brief = { $value }.
    .braille = { $value }
nothing-to-change = There's nothing to change here.
    .braille = fixed
unknown-key =
    { $help ->
        [none] Nothing on that key.
       *[other] Nothing on that key. Press { $help } for help.
    }
    .brief =
        { $help ->
            [none] Nothing.
           *[other] Nothing. Help is { $help }.
        }
    .braille = nothing here
word-not-here = You can't do that here. Type help for a list.
    .braille = not here
word-at-table = That works at the table. Type back.
    .braille = at the table: back
no-voice-speaks = None of the program's voices is speaking, so that key changes nothing. Choose a voice in the settings.
    .braille = no voice speaks
unknown-word = I don't know “{ $word }”. Type help for a list.
    .braille = what is { $word }
several-fit = “{ $word }” could mean several things. Which one?
    .braille = which one?
typed-places = first, second, third, fourth, fifth
did-you-mean = { $count ->
    [1] Do you mean “{ $name }”?
   *[other] Which of these do you mean?
    }
    .braille = mean?

# Menus
main-menu = Main menu.
    .braille = main menu
program-is = A card table for ears, fingers and eyes: play against the computer, or with people anywhere.
menu-new-match = New match
    .typed = play
    .stems = pla, new game, new match
menu-together = Play together at this computer
    .stems = play together, two players, two people, one computer
menu-daily = Deal of the day
    .typed = daily deal
    .stems = daily, todays deal, today deal, today's deal
menu-people = Play with people
    .stems = play friend, play people, play with, friend, online, with others
menu-back-to-table = Back to your table with people
menu-continue = Continue a match
menu-choose-match = Choose among the matches under way
menu-last-place = { $kind ->
        [match] Continue the last match
        [day] Continue the deal of the day
        [called] Continue calling cards
       *[evening] Back to the club evening
    }
menu-learn = Learn to play
    .stems = teach, learn, how to play, lesson
menu-practice = Practice
    .stems = practi, train
rules-none = The rules of this game aren't written down here.
menu-rules = Rules
    .stems = rules
menu-learn-sounds = Learn the sounds
menu-learn-keys = Learn the keys
keys-try = Try keys and hear what they do
    .braille = try keys
keys-read = Read all the keys at the table
    .braille = all keys
keys-trying = Press any key to hear what it does at a table. Press Escape twice to leave.
    .brief = Press a key. Escape twice to leave.
    .braille = press a key, back twice leaves
keys-does = { $key }: { $does }.
    .braille = { $key }: { $does }
keys-nothing = { $key }: does nothing at a table.
    .braille = { $key }: nothing
keys-leave = { $key }: { $does }. Press it again to leave.
    .braille = { $key }: { $does }, again leaves
keys-pan-back = back along the line and the messages
keys-pan-on = reads on along the line
keys-button = here
keys-touch = Touch a card to select it, and touch it again to play it. Touch anything else to hear what it is.
    .braille = touch a card: selects, again plays; elsewhere says what is there
menu-statistics = Statistics
    .stems = statist, my results
menu-settings = Settings
    .stems = setting, preference, option
menu-call = Call real cards on the table
menu-evening = Lead a club evening
menu-about = About the program, version { $version }
    .stems = about, what is this, version
about-title = Numeramis Access, version { $version }.
    .braille = version { $version }
about-changes = What changed
about-news = This is now version { $version }. Read what changed, or go back to start. You can read it later under About the program
    .braille = new version { $version }
about-update = How to update the program
about-dots = Without hearing or sight
    .braille = by dots alone
about-version = This is version { $version }.
conformity-number = Number
conformity-name = Criterion
conformity-level = Level
conformity-support = Support
conformity-tests = Tests
conformity-note = Note
conformity-written = The report is in the file { $file }
newest-ask = Is there a newer version?
newest-asked = Asking.
newest-newer = There's a newer version, { $version }. The entry "{ $way }" tells you how to install it.
    .braille = newer: { $version }
newest-this = This is the newest version.
    .braille = is the newest
newest-silent = No answer. Check the internet connection, or ask again later.
    .braille = no answer
update-zip = Unpack the new zip into a new folder and start the program from there. It finds your settings, matches and statistics automatically. If portable is beside the program, move it and the folder home to the new folder too. Then you can delete the old folder.
update-deb = Install the new package over this one, with sudo apt install and the name of the deb file. Your settings, matches and statistics stay.
update-pipx = Install the new whl file with pipx install --force --pip-args=--only-binary=:all: and its name. Your settings, matches and statistics stay.
update-pip = Install the new whl file with python -m pip install --upgrade --only-binary=:all: and its name. Your settings, matches and statistics stay.
update-folder = Replace this folder with the new one, or use git pull in it, and start as usual. Your settings, matches and statistics are elsewhere and stay.
update-page = The page's owner updates it. Reload it; your match is saved.
report-menu = Report to the makers
report-title = A report to the makers of the program
report-about = The report has versions, what was found on this computer, noted faults and the last keys. It contains no cards, names or codes, and nothing you typed or said.
report-versions = Versions
report-found = What was found on the computer
report-noted = Noted faults
report-keys = Last keys
report-nothing = nothing
report-hear = Hear what's in it
report-save = Save it to a file
report-looking = Checking the computer. This takes a moment.
    .braille = looking
report-ready = The report is ready. You can read it and save it.
    .braille = report ready
report-saved = The report is saved in the file { $name }. Send it to the makers and tell them what happened.
    .braille = saved
newer-home = A newer version of the program, { $newer }, was used here last. This is version { $version } and won't touch your data: start the newer one, or update this one.
    .braille = start version { $newer }
menu-quit = Quit
    .stems = quit, exit
choose-game = Choose a game.
    .braille = choose a game
choose-match = Choose a match.
    .braille = choose a match
kept-game = { $game }{ $variant ->
        [none] {""}
       *[other] , { $variant }
    }
kept-when = { DATE($created, $today) }
kept-outcome = { $outcome ->
        [won] won
        [tied] drawn
        [lost] lost
        [place] { ORDINAL($place) } place
       *[alone] finished
    }{ $scored ->
        [yes] {" "}{ $own } to { $other }
       *[no] {""}
    }
kept-names = with { $names }
    .braille = { $names }
kept-parts = { $first }, { $next }
choose-number = { $label }, from { $least } to { $most }. { $about }
    .braille = { $least }-{ $most }
choose-amount = Choose an amount from { $least } to { $most }.
    .braille = { $least }-{ $most }
amount = Amount
option-seed = Match number
seed-any = any
choose-seed = Type the match number. The same number with the same options deals the same cards.
    .brief = Match number.
    .braille = match number
number-not-offered = You can't choose that number. You can choose: { $choices }.
    .braille = choose { $choices }
number-none = nothing yet
number-outside = The number must be from { $least } to { $most }.
    .brief = { $least } to { $most }.
    .braille = { $least }-{ $most }
number-too-long = It can't be longer than { COUNT($count, of: "digit") }.
    .brief = No longer.
    .braille = { COUNT($count, of: "digit") } at most
writing-nothing = nothing yet
writing-now = { $letter }
writing-gone = { $letter } erased
    .braille = erased { $letter }
writing-capital = capital { $letter }
writing-at = { $letter }
writing-begin = beginning of the text
writing-end = end of the text
writing-sign = dots { $dots }
writing-sign-gone = dots { $dots } erased
writing-unread = Your braille table has no meaning for the dots { $cells }, so nothing was written.
    .brief = Your table doesn't know these dots.
    .braille = { $cells } means nothing
writing-leave = Throw away what you've written?
sign-space = space
sign-exclamation-mark = exclamation mark
sign-quotation-mark = quote
sign-number-sign = number sign
sign-dollar-sign = dollar
sign-percent-sign = percent
sign-ampersand = and sign
sign-apostrophe = apostrophe
sign-left-parenthesis = left bracket
sign-right-parenthesis = right bracket
sign-asterisk = star
sign-plus-sign = plus
sign-comma = comma
sign-hyphen-minus = hyphen
sign-full-stop = full stop
sign-solidus = slash
sign-colon = colon
sign-semicolon = semicolon
sign-less-than-sign = less than
sign-equals-sign = equals
sign-greater-than-sign = greater than
sign-question-mark = question mark
sign-commercial-at = at sign
sign-left-square-bracket = left square bracket
sign-reverse-solidus = backslash
sign-right-square-bracket = right square bracket
sign-circumflex-accent = caret
sign-low-line = underscore
sign-grave-accent = grave accent
sign-left-curly-bracket = left brace
sign-vertical-line = vertical bar
sign-right-curly-bracket = right brace
sign-tilde = tilde
writing-empty = You haven't typed anything yet.
    .braille = nothing typed
writing-too-long = It can't be longer than { COUNT($count, of: "letter") }.
    .braille = { COUNT($count, of: "letter") } at most
own-tables = Rename or delete your own tables
    .braille = own tables
own-table-keep = Save this as your own table, under a name
    .braille = save as own table
own-table-name = Type the name of the table
    .braille = table
own-table-kept = The table { $name } is saved. It comes first in the list of new matches.
    .brief = { $name } is saved.
    .braille = saved: { $name }
own-table-there = There's already a table { $name }. Replace it with this one?
    .braille = replace { $name }?
own-table = The table { $name }.
    .braille = { $name }
own-table-rename = Rename it
own-table-renamed = The table is now called { $name }.
    .braille = now: { $name }
own-table-taken = Another table is called { $name }. Choose another name.
    .braille = taken: { $name }
own-table-delete = Delete it
own-table-really-delete = Really delete the table { $name }? Matches played at it stay.
    .braille = delete { $name }?
own-table-deleted = The table { $name } is deleted.
    .braille = deleted: { $name }
own-table-gone = The table { $name } is no longer there: it was renamed or deleted in another window of the program. Choose another table.
    .braille = no longer there
own-table-unplayable = The table { $name } was made by another version of the program, so you can't play it. Set it up again.
    .braille = cannot be played
start-match = Start playing
open-table = Open the table
option-preset = Preset
preset-own = my own
option-players = Number of players
option-opponents = Opponents and partners
choose-opponents = Who's playing with you? The first one sits on your left. Use the arrows to choose somebody else.
opponent-place = { ORDINAL($place) } chair
opponent = { $name }, { $temperament }
temperament-calm = calm
temperament-bold = bold
temperament-careful = careful
drawn = Drawn by lot: { $value }.
choose-order = Choose what you play in each deal. After the last one, the order starts again.
order-place = { ORDINAL($place) } deal
order-longer = Add a deal
order-shorter = Remove the last deal
order-changed =
    { $count ->
        [one] There's one deal in the order.
       *[other] There are { COUNT($count, of: "deal") } in the order.
    }
order-length =
    { $count ->
        [one] one deal in the order
       *[other] { COUNT($count, of: "deal") } in the order
    }
option-level = Strength of the opponents
level-beginner = beginner
level-improver = improver
level-club = club player
level-strong = strong
level-expert = expert
level-master = grandmaster
really-quit = Really quit the program?
    .braille = quit?
really-leave = Really leave the table? This match won't be saved.
    .braille = leave?
    .typed = { match-leave.typed }
really-leave-kept = Really leave the table? The match is saved, and you can continue it.
    .braille = leave?
    .typed = { match-leave.typed }
goodbye = Goodbye.
    .braille = goodbye
goodbye-kept = Goodbye. The match is saved.
    .braille = goodbye, saved
match-menu = Match menu.
    .braille = match menu
match-back = Back to the table
match-commands = What I can ask and do
    .braille = ask and do
match-rules = Rules of this game
match-describe = Number of this match
match-leave = Leave the table
    .typed = leave, go away
    .stems = want leave, want go, leave table, stop playing, want stop, go home
match-end = End and return to the main menu
seed-now = This match is number { $seed }. You can use that number to repeat it.
    .braille = number { $seed }
seed-secret = The cards of this match were dealt at random, and the number of the deal stays secret. When the match is over, you can play the same deals again from its record.
    .brief = The number stays secret.
    .braille = number secret
choose-language = Choose your language with the arrows and confirm with Enter.
    .braille = language
choose-language-too = For English, go to English with the arrows and press Enter.
    .braille = english: arrow, enter
choose-voice = Which voice suits you? Use the arrows to change a value, and press Enter to continue.
    .braille = voice
no-voice-here =
    { $why ->
        [asked] No voice speaks, because the program was started without one.
       *[found] No voice speaks, because none can be heard here. Check headphones or loudspeakers, start a screen reader, or install espeak-ng.
    }
    .braille = no voice
choose-address = Should we call you he or she? Use the arrows to change it, and press Enter to continue.
    .braille = address
voice-done = This voice is fine, continue
by-touch = Signals you can feel
    .braille = by touch
about-language = About this language
calls-by-touch = You can feel that it's your turn, or that somebody is calling you, even with no hand on the display. A game controller rumbles, and so does a phone with the page open, if its browser can.
address-done = Continue

# At the table
focus-card = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
focus-card-marked = { CARD($card) }, marked.
    .braille = { CARD($card, case: "braille") }*
focus-card-placed = { CARD($card) }, { card-place-of }.
    .brief = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
focus-card-marked-placed = { CARD($card) }, marked, { card-place-of }.
    .brief = { CARD($card) }, marked.
    .braille = { CARD($card, case: "braille") }*
focus-choice = { $label }, { place-of }.
    .brief = { $short }
    .braille = { $dots }
focus-position = { place-of }.
    .braille = { $place }/{ $count }
marked = Marked: { CARD($card, case: "acc") }. { COUNT($count, of: "card") } so far.
    .brief = Marked, { COUNT($count, of: "card") }.
    .braille = { CARD($card, case: "braille") }* { $count }
unmarked = Unmarked: { CARD($card, case: "acc") }. { COUNT($count, of: "card") } so far.
    .brief = Unmarked.
    .braille = { CARD($card, case: "braille") } { $count }
nothing-to-mark = You can't mark cards now; there's nothing to exchange.
    .braille = no exchange
hints-where = You get hints only at the practice table. Practice is in the main menu.
    .braille = hints: practice table
only-in-practice = That works only at the practice table. Practice is in the main menu.
    .brief = Only at the practice table.
    .braille = only in practice
marks-full = { $count ->
        [one] You can exchange only one card. Unmark it first.
       *[other] You can exchange { COUNT($count, of: "card") } at most. Unmark one first.
    }
    .brief = { COUNT($count, of: "card") } at most.
    .braille = { COUNT($count, of: "card") } at most
typed-card = { CARD($card) }, { CARD($card, case: "acc") }, { CARD($card, case: "brief") }, the { CARD($card, case: "brief") }
typed-prepositions = with
typed-number = { $number }
typed-exchange = exchange, change, swap, discard, throw
typed-and = and, the, a, an, away, card, cards, number, numbers, both
typed-play = playing, lead, put, lay, take
typed-filler = card, cards, number, the, a, an, please, my, down
typed-usual = knave=jack, jacks=jack, queens=queen, kings=king, aces=ace, q=queen, k=king, j=jack, club=club, diamond=diamond, heart=heart, spade=spade, nought=zero, naught=zero, nil=zero, null=zero, oh=zero
typed-code = { CARD($card, case: "braille") }
typed-french = { SUIT($suit) } { RANK($card) }
typed-french-number = { $number } of { SUIT($suit) }
action-call-suit = { SUIT($suit, case: "title") }
    .braille = { SUIT($suit, case: "braille") }
action-call-take-back = Take back
    .braille = back
action-call-correct = Correct
    .braille = correct
    .typed = correction, mistake, wrong card
line-dropped = Cleared.
    .braille = cleared
nothing-here = There's nothing here.
    .braille = nothing
no-cards = You have no cards in hand.
    .braille = no cards
no-choices = There's nothing to choose from now.
    .braille = no choices
nothing-playable = You can't play any card now.
    .braille = none playable
no-such-card = No { CARD($card, case: "plural") }.
    .brief = None.
    .braille = no { CARD($card, case: "braille") }
no-such-rank = You have no { RANK($card) }.
    .brief = None.
    .braille = no { RANK($card, case: "braille") }
hand-sorted = { $sorting ->
        [suits] Sorted by suit
        [trumps] Sorted with trumps first
        [rank] Sorted by rank
       *[dealt] As the cards came
    }{ $down ->
        [yes] { $sorting ->
            [dealt] , the last one first.
           *[rank] , from the highest.
        }
       *[no] { $sorting ->
            [dealt] .
           *[rank] , from the lowest.
        }
    }
    .brief = { $sorting ->
        [suits] Suits
        [trumps] Trumps first
        [rank] Rank
       *[dealt] As dealt
    }{ $down ->
        [yes] , down.
       *[no] .
    }
    .braille = { $sorting ->
        [suits] by suits
        [trumps] trumps first
        [rank] by rank
       *[dealt] as dealt
    }{ $down ->
        [yes] {" "}down
       *[no] {""}
    }
really-do = Really: { $choice }?
    .braille = really?
match-continued = { $game }: the match goes on.
    .brief = { $game }.
    .braille = { $game }
back-at-table = Back at the table.
    .braille = at the table
choice-continue = Go on to the next deal
    .braille = go: enter
choice-continue-trick = Go on
    .braille = go: enter
choice-take-back = Take your place back
    .braille = back: enter
choice-next-round = Ready for the next round
choice-next-play = Ready for the next match
    .braille = next round: enter
choice-menu = Open the menu
    .braille = over: enter
continue-with-enter = Press Enter to continue.
    .brief = Enter to continue.
    .braille = go: enter
how-to-choose =
    { $lines ->
        [yes] Use the arrows to hear the choices, and press Enter to take one. Or type its name.
       *[no] Use the arrows to hear the choices, and press Enter to take one.
    }
    .brief = Choose with the arrows and Enter.
    .braille = choose one by its key
# The first time at a table, three sentences during the first trick: cards, playing, help.
first-step-3 = To read your cards, press { $hand }{ $device ->
        [terminal] {" and Enter"}
       *[other] {""}
    }.
    .brief = Your cards: { $hand }.
    .braille = cards: { $hand }
first-step-2 = { $device ->
        [page] To play a card, press its button.
       *[other] Press Enter once to hear a card, and again to play it.
    }
    .braille = { $device ->
        [page] a card: its button
       *[other] Enter reads, again plays
    }
first-step-1 = To hear what you can do, press { $help }.
    .brief = Help: { $help }.
    .braille = help: { $help }
match-again = Play again, with new cards
match-same-cards = The same cards from the next seat, at the practice table
    .braille = same cards, next seat
match-same-cards-none = Nobody else holds cards in this match, so choose another match.
    .braille = nobody else
match-set-up = Another match: other opponents, number or options
match-finished = Press Enter for the menu.
    .brief = Over. Enter for the menu.
    .braille = over: enter
opponent-failed = Something went wrong with an opponent, so it played the first legal card.
    .braille = fallback play
laid-highest = { WHO($seat) }: { CARD($card) }, highest.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }!
laid-by = { WHO($seat) }

# The window for a screen reader
view-table = On the table
view-hand = Your hand
view-choices = What you can do
view-status = State of the game

# History and voice
lately-nothing = Nothing has happened since your last turn.
    .brief = Nothing since.
    .braille = nothing since
history-topic-now = The history gives you { $topic ->
        [play] what was played.
        [score] results and scores.
        [answer] your own questions.
       *[all] everything.
    }
    .brief = { $topic ->
        [play] Plays.
        [score] Scores.
        [answer] Questions.
       *[all] Everything.
    }
    .braille = history: { $topic ->
        [play] plays
        [score] scores
        [answer] questions
       *[all] all
    }
history-end = There's nothing more in the history.
    .brief = End of history.
    .braille = end of history
rate-now = Speed { COUNT($percent, of: "percent") }.
    .braille = speed { $percent }
volume-now = Volume { COUNT($percent, of: "percent") }.
    .braille = volume { $percent }
pitch-now = Pitch { COUNT($percent, of: "percent") }.
    .braille = pitch { $percent }
verbosity-now =
    { $level ->
        [1] Brief messages.
        [2] Normal messages.
       *[3] Full messages.
    }
    .braille = messages { $level }
mode-now =
    { $mode ->
        [screen-reader] The screen reader speaks.
       *[own-voice] The program's own voice speaks.
    }
    .braille = { $mode ->
        [screen-reader] screen reader
       *[own-voice] own voice
    }

# Reading and help
reader-title = { $title }
reader-heading = Heading: { $text }.
    .brief = { $text }.
    .braille = # { $text }
no-more-headings = There are no more headings.
    .braille = no heading
handbook-contents = Contents
handbook-file = handbook
handbook-keyboard = Keys in the window
    .brief = in the window
handbook-terminal = Keys and words at the terminal
    .brief = at the terminal
handbook-page = Keys in a browser
    .brief = in a browser
handbook-everywhere = Keys that work everywhere
handbook-section = { $section } ({ $chapter })
handbook-written = The handbook is in the file { $file }
help-title = Help
help-menu = Keys in menus
help-number = Typing a number: in digits, confirmed with Enter
help-writing = Typing a text: letter by letter, confirmed with Enter
help-table = Keys at the table
help-reader = Keys while reading
help-replay = Keys while listening to a record
help-calling = Keys of the caller
help-now = What you can do now
help-any-card = You may play any card.
help-cards = You may play { CARDS($cards, case: "acc") }.
help-exchange = Mark the cards you want to exchange.
help-choices = Your choices: { $choices }.
help-choices-walked = You have { $count } choices; go through them with the arrows.
help-word = the word “{ $word }”
lines-help-menu = Type the name of an entry, or its number, and press Enter. Send an empty line to take the last entry you heard. Arrows and other named keys work at once.
lines-help-number = Type the number and press Enter.
lines-help-writing = Type the text and press Enter.
lines-help-table = Type letters, digits and words, and press Enter. Arrows and other named keys work at once. Type a digit to find a card. Send an empty line to play the last card you heard. Type a card's name to play it at once: nine, or play 9. Type a stake with its amount: raise 5.
lines-help-calling = Call a number by one digit, without Enter. In Whist type rank and suit in either order: 7h or h7. The suits: clubs letter c, diamonds letter d, hearts letter h, spades letter s. The cards: ten zero, jack letter j, queen letter q, king letter k, ace letter a. After two letters, such as kh, press Enter. On a number pad the suits are / * - +, and after a suit / * - are jack, queen and king.
lines-help-replay = Send an empty line for the next step. Type letters and words, and press Enter. Arrows and other named keys work at once.
lines-help-reader = Send an empty line for the next paragraph. Type letters and words, and press Enter. Arrows and other named keys work at once.
help-line = { $does }: { $keys }.
    .braille = { $does }: { $keys }
key-of-braille = { $key } on the braille display
pad-key-a = A
pad-key-b = B
pad-key-x = X
pad-key-y = Y
pad-key-back = Back
pad-key-guide = Guide
pad-key-start = Start
pad-key-left-stick = left stick pressed
pad-key-right-stick = right stick pressed
pad-key-left-shoulder = left shoulder
pad-key-right-shoulder = right shoulder
pad-key-up = up
pad-key-down = down
pad-key-left = left
pad-key-right = right
pad-key-right-stick-left = right stick to the left
pad-key-right-stick-right = right stick to the right
pad-key-right-stick-up = right stick up
pad-key-right-stick-down = right stick down
pad-key-left-trigger = left trigger
pad-key-right-trigger = right trigger
key-of-pad = { $key } on the controller
key-left = left arrow
    .typed = left
key-right = right arrow
    .typed = right
key-up = up arrow
    .typed = up
key-down = down arrow
    .typed = down
key-home = Home
key-end = End
key-page-up = page up
key-page-down = page down
key-return = Enter
key-space = space bar
key-escape = Escape
key-tab = Tab
key-backspace = Backspace
key-delete = Delete
key-comma = comma
key-period = full stop
key-capital = capital { $letter }
key-letter = the letter { $letter }
    .braille = { $letter }
key-shift-comma = the sign less than
key-shift-period = the sign greater than
key-ctrl = Control
key-shift = Shift
key-alt = Alt
key-f1 = F1
key-f2 = F2
key-f3 = F3
key-f4 = F4
key-f5 = F5
key-f6 = F6
key-f7 = F7
key-f8 = F8
key-f9 = F9
key-f10 = F10
key-f11 = F11
key-f12 = F12
command-previous = previous
command-next = next
command-up = up
command-up-number = one less
command-down = down
command-down-number = one more
command-up-menu = less
command-down-menu = more
command-activate-menu = take this choice
command-previous-reader = previous paragraph
command-next-reader = next paragraph
command-up-reader = previous heading
command-down-reader = next heading
command-activate-reader = next paragraph
command-up-writing = one letter back
command-down-writing = one letter on
command-first-writing = to the beginning of the text
command-last-writing = to the end of the text
command-word-back = one word back
command-word-on = one word on
command-activate-writing = save what you've written
command-previous-table = previous card
command-next-table = next card
command-up-table = from the choices to the cards
command-down-table = from the cards to the choices
command-previous-replay = one step back
command-next-replay = next step
command-up-replay = faster pace
command-down-replay = slower pace
command-first-replay = beginning of the record
command-last-replay = end of the record
command-activate-replay = next step
command-mark-replay = let it run, or stop it
command-undo-replay = one step back
command-step-replay = next step
command-lowest-of-suit-replay = next deal
command-highest-of-suit-replay = deal before
command-open-cards-replay = everybody's cards, or only what you knew
command-retry-replay = play on from here at the practice table
command-menu-replay = back
command-first = first card or entry
command-last = last card or entry
command-activate = play the card or confirm
    .typed = play
command-mark = mark a card for exchange
command-back = back
command-number-0 = find a zero
command-number-1 = find a one
command-number-2 = find a two
command-number-3 = find a three
command-number-4 = find a four
command-number-5 = find a five
command-number-6 = find a six
command-number-7 = find a seven
command-number-8 = find an eight
command-number-9 = find a nine
command-erase = erase the last digit
command-erase-writing = erase the letter before the cursor
command-delete = erase the letter under the cursor
command-rank-j = find a jack
command-rank-q = find a queen
command-rank-k = find a king
command-rank-a = find an ace
command-suit-c = find a club
command-suit-d = find a diamond
command-suit-h = find a heart
command-suit-s = find a spade
command-other-row = between the cards and the choices
command-sort-suits = sort by suit; a second time reverses it
    .typed = by suits, by suit
command-sort-trumps = sort with trumps first; a second time reverses it
    .typed = trumps first
command-sort-rank = sort by rank; a second time reverses it
    .typed = by rank
command-sort-dealt = unsorted, as dealt; a second time reverses it
    .typed = as dealt
command-lowest-of-suit = lowest card
command-highest-of-suit = highest card
command-next-playable = next card that can be played
command-previous-playable = previous card that can be played
command-hand = read the hand
    .typed = my cards, cards in hand, cards, hand
    .stems = what hold, what have i, have i got, my card, show card, read card, my hand, how many card, how many cards left, cards left, any heart, any spade, any diamond, any club, any trump, have any
command-table = cards on the table in order
    .typed = on the table
    .stems = what table, what on table, who led, who lead, did they play, what played, who played what, what been played, what led
command-highest = the highest card and whose it is
    .typed = highest, who leads
    .stems = who taking, who leads, winning trick, highest card, who highest, who winning trick, which card winning
command-turn = whose turn it is
    .typed = turn, my turn
    .stems = whose turn, my turn, who turn, whose go, my go, who next, who to play, who up, waiting for
command-score = score
    .typed = points, who is ahead, who's ahead
    .stems = what score, the score, how many point, my point, who winning, who ahead, am i winning, are we winning, we losing, i losing, how many tricks, which game, how are we doing, how we doing, what standing
command-score-detail = score in detail
    .stems = score detail, full score
command-last-trick = the last trick
    .typed = trick, last trick
    .stems = last trick, who won last, previous trick, who took
command-worth = how many tricks are at stake
    .typed = at stake
    .stems = how much stake, what stake, tricks stake
command-progress = how far the deal has got
    .typed = how far
    .stems = how far, how many left, tricks left, how much left
command-order = who dealt, who goes first, your place in the order
    .typed = order
    .stems = who dealt, who deal, who begin, who start
command-seats = who sits where
    .typed = who is here, players, places
    .stems = who sit, who is here, my partner, who partner, who playing, whos playing, who opponent, who am i playing, where sit
command-goal = how to win
    .typed = goal, what wins
    .stems = what wins, how win, to win, what takes, what beats
command-agreed = what was agreed for this match
    .typed = agreed
    .stems = what agreed, which rules
command-seat-0 = about yourself
    .typed = me, myself
command-seat-1 = about the first player clockwise, on your left
command-seat-2 = about the second player clockwise
command-seat-3 = about the third player clockwise
command-seat-4 = about the fourth player clockwise
command-seat-5 = about the fifth player clockwise
command-seat-6 = about the sixth player clockwise
command-seat-7 = about the seventh player clockwise
command-seat-8 = about the eighth player clockwise
command-seat-9 = about the ninth player clockwise
command-lately = what has happened since your last turn
    .typed = since my turn, what happened
    .stems = what happened, what missed, did i miss
command-claim = claim the rest of the tricks
    .typed = claim, rest, the rest
command-concede = concede the rest of the tricks
    .typed = concede, give up
command-time = how much time there is
    .typed = time, clock, how long
    .stems = how much time, time left
command-more-time = take a minute more
    .typed = more time, minute
command-last-heard = the person you heard last: mute, block or report them
    .typed = person, mute, block
command-one-moment = tell the others: one moment, please
    .typed = one moment, moment
command-pause = ask for a pause, or to continue after it
    .typed = pause
only-with-people = You can only do that when you play with people.
    .braille = only with people
tricks-only = You can claim or concede the rest only in games with tricks.
    .braille = games of tricks only
command-play-again = the same match again, with new cards
    .typed = once more, another match
command-other-tables = how the other tables played this round, or the next table that is waiting for you
    .typed = others, other tables
command-history-topic = what the history gives you
    .typed = history of plays, kinds of history
command-repeat-slowly = repeat the last message slowly; press again to spell it
    .typed = slowly, spell
    .stems = again slow, repeat slow, say slow
command-pace-faster = faster opponents
    .typed = quicker game
command-pace-slower = slower opponents
    .typed = slower game
command-hint = a hint
    .typed = advice, hint
    .stems = hint, advise, advice, should i play, what should i play, what would you
command-odds = odds
    .typed = chances
    .stems = what odds, what chance
command-undo = take back
    .typed = undo
command-seat-0-calling = about the player in the first seat
command-seat-1-calling = about the player in the second seat
command-seat-2-calling = about the player in the third seat
command-seat-3-calling = about the player in the fourth seat
command-seat-4-calling = about the player in the fifth seat
command-seat-5-calling = about the player in the sixth seat
command-seat-6-calling = about the player in the seventh seat
command-seat-7-calling = about the player in the eighth seat
command-seat-8-calling = about the player in the ninth seat
command-seat-9-calling = about the player in the tenth seat
command-order-calling = who dealt, and in what order they play
command-hand-calling = which call is expected
command-lately-calling = what happened lately
command-number-0-calling = call a zero, in Whist a ten
command-number-1-calling = call a one, in Whist an ace
command-number-2-calling = call a two
command-number-3-calling = call a three
command-number-4-calling = call a four
command-number-5-calling = call a five
command-number-6-calling = call a six
command-number-7-calling = call a seven
command-number-8-calling = call an eight
command-number-9-calling = call a nine
command-rank-j-calling = call a jack
command-rank-q-calling = call a queen
command-rank-k-calling = call a king
command-rank-a-calling = call an ace
command-suit-c-calling = call a club
command-suit-d-calling = call a diamond
command-suit-h-calling = call a heart
command-suit-s-calling = call a spade
command-undo-calling = take the last call back
command-retry = go back to a mistake and try again
    .typed = try again, retry
command-open-cards = show the opponents' cards
command-hush = stop speech
    .typed = quiet
command-repeat = repeat the last message
    .typed = again, pardon, repeat, what
    .stems = say again, repeat, pardon, come again, what was that, didnt catch, didn't catch
command-history-back = back in the history
command-history-forward = forward in the history
command-history-first = beginning of the history
command-history-last = end of the history
command-faster = speak faster
    .typed = faster
    .stems = talk fast, speak fast, faster
command-slower = speak slower
    .typed = slower
    .stems = talk slow, speak slow, slower
command-louder = speak louder
    .typed = louder
    .stems = talk loud, speak loud, louder
command-softer = speak quieter
    .typed = softer
    .stems = talk quiet, speak quiet, quieter
command-verbosity = how much you hear
command-voice-mode = switch between own voice and screen reader
command-page-back = previous part of a long text in the window
command-page-on = next part of a long text in the window
command-hold = hold the braille line, or let it go
command-reading-faster = I read the braille line faster
command-reading-slower = I read the braille line more slowly
command-full-screen = full screen
command-step = next step
    .typed = step
command-help = what you can do now
    .typed = help
    .stems = help, what do i do, do i do now, what can i, what can i play, can i play, how do i play, what now, how play card
command-rules = rules by heading
    .typed = rules
    .stems = rules, how to play, how is it played
command-menu = menu
command-quit = quit the program
    .typed = exit, leave
    .stems = quit, close program, shut down
keymap-unreadable = The program can't read the key file { $name }, so it uses the default keys. Correct the file or delete it.
    .braille = bad key file
keymap-unknown-section = The key file has an unknown section { $name }, which is ignored.
    .braille = keys: { $name }
keymap-unknown-key = The key file has a key { $name } that no keyboard has, so it's ignored. Help gives the names of keys as you should write them.
    .braille = keys: { $name }
keymap-unknown-command = The key file names an unknown command { $name }, which is ignored.
    .braille = keys: { $name }

# The tactile kit
kit-title = { $game }
kit-us = we
kit-them = they
kit-player = Player { $number }
kit-written =
    { $count ->
        [one] { COUNT($count, of: "file") } is in { $folder }.
       *[other] { $count } files are in { $folder }.
    }
kit-not-written = The program couldn't write the files into { $folder }: { $why }. Name another folder after --out.
kit-no-room = A chip is worth at least one, and this number is too long for it. Name smaller values.

# The program about itself
channel-failed = { $channel ->
        [speech] Speech has stopped working
        [sound] Sounds have stopped working
        [braille] The braille display no longer responds
        [window] The window has stopped working
        [haptics] Controllers no longer rumble
       *[other] The output { $channel } has stopped working
    }. You can play on, and the program will try again.
    .braille = lost: { channel-short }
not-loaded = { $part ->
        [pygame] The library pygame couldn't be loaded, so the window, sounds and the program's own voice may be missing
        [serial] The library pyserial couldn't be loaded, so braille displays work only through BRLTTY
        [accesskit] The library accesskit couldn't be loaded, so a screen reader can't read the window
        [prism] The library prism couldn't be loaded; the program reaches screen readers in another way if it can
        [accessible-output2] The library accessible-output2 couldn't be loaded; the program reaches screen readers in another way if it can
       *[other] The library { $part } couldn't be loaded
    }. You can play on; numeramis-access doctor says how to repair it.
    .braille = missing: { $part }
fault = Something went wrong in the program. The fault has been noted, and you can go on.
    .braille = fault, go on
fault-again = This keeps going wrong. You're back in the main menu, where you can continue the match.
    .braille = fault, main menu
settings-not-saved = Your settings couldn't be saved and last only until you quit. Check that the disk has room and that the program can write to its folder.
    .braille = settings not saved
settings-damaged = The settings file was damaged. It's saved as { $name }, and the default settings are used.
    .braille = settings damaged
settings-unreadable = The program can't read the settings file { $name }, so it uses the defaults. Check that it's an ordinary file and that you may read it.
    .braille = settings unreadable
settings-damaged-there = The settings file { $name } is damaged, so the default settings are used. It couldn't be moved aside: correct it or delete it.
    .braille = settings damaged
settings-value = The setting { $name } had a value that isn't allowed, so the default is used.
    .braille = setting: { $name }
journal-not-written = The match can't be saved, so you play on without saving. Check that the disk has room and that the program can write to its folder.
    .braille = match not saved
partner-signals = Your partner signals with cards where it costs nothing. The first lead is from a good suit, the first discard from an unwanted one.
    .brief = Your partner signals.
    .braille = partner gives signals
journal-damaged = The record of the match was damaged at the end. You continue from the last undamaged place.
    .braille = record shortened
bad-command-line = I don't understand the command: { $what }. Try numeramis-access --help.
    .braille = command: { $what }
bad-command-word = I don't understand “{ $what }”. You can say: { $choices }.
    .braille = word: { $what }
bad-language-word = You can't translate into “{ $what }” here. You can say: { $choices }, or the code of a new language, for example it for Italian.
    .braille = language: { $what }
other-number-of-players = This game needs a different number of players; there will be { COUNT($count, of: "player") }.
    .braille = players { $count }
bad-match-words = I don't understand { $what } for this match. Set up the game in the menu.
    .braille = word: { $what }
missing-word = Something is missing after numeramis-access: { $what }. { $choices ->
        [none] Try numeramis-access --help.
       *[other] It can be: { $choices }.
    }
    .braille = missing: { $what }
bad-match-word = I don't understand { $what } for this match. You can say: { $choices }.
    .braille = word: { $what }
no-keys-at-all = There's no window and no terminal, so you can't hear the program or press keys. Start it with --terminal at a terminal, or on a desktop.
waiting-for-a-display = There's no window and no terminal, so the program is waiting for a braille display. Press Ctrl+C to stop it.
cli-words = words
cli-options = options
cli-usage = usage:
cli-help = show this help and exit
cli-version = show the version and exit
cli-about = A card table that can be heard and touched: Quist, Šipky, Loker and Whist.
cli-play = start a match at once: a game and its options, for example play whist --tour duck --seed 5
cli-practice = practice: lessons, drills, or a practice table at once, for example practice quist --seed 5
cli-evening = a club evening with real cards: entries, the draw, results, standings, papers; without a network
cli-call = a game with real cards on the table: you call the cards, the program keeps rules and score
cli-translate = translate what a language still lacks, by ear and braille; also into a new language, for example translate it
cli-engine = the protocol for other programs on standard input and output
cli-arena = measure two players in duplicate deals, for example arena quist master greedy --deals 100 --ms 50
cli-emboss = a BRF file for an embosser: rules, a score sheet, cards or a record, for example emboss rules quist --width 40
cli-handbook = the handbook as one HTML file and one BRF file: first steps, all keys, all rules; for example handbook --out folder
cli-kit = write the tactile kit: cards, boards and chips to print, for example kit cards --game whist --out folder
cli-serve = the table in a browser: serves the page on this machine
cli-serve-host = address to listen on
cli-serve-port = port to listen on, 0 for any
cli-serve-open = opens the page in the browser
cli-serve-store = where people and their tables are stored instead of a file of this home: a PostgreSQL database, or another file
cli-serve-bus = several servers share the tables of one database and hear each other here: the address of a NATS server
cli-serve-role = what this server does: everything, or only the thinking of opponents for the servers on the same bus
cli-serve-reached = where players of the other servers reach this one when theirs ends
cli-serve-log = writes what goes on to standard error, a line of JSON each: no cards, no names, nothing that is said
cli-serve-name = another name of this server with its port, for a server behind another one
cli-serve-proxy = web server on another machine that tells visitors' addresses: its address or network; repeat it for more
cli-serve-calls = file that names the mail server and push services for messages about waiting tables
cli-site = the table in a browser without a server: a folder of files that any website can offer
cli-site-out = folder to write the files into
cli-verify = check the record of a match with people: were the cards fixed before anybody saw them?
cli-club = for the owner of tables of people: who is known, reports, bans, copies, for example club ban 6b1f20
cli-club-order = people, tables, reports, bans, faults, limits: list them. check: what is wrong with the server. answer: reply to a report; dismiss: delete it. ban, unban: a person; ban-address, unban-address: an address, for a time. newcomers: on or off. close: a table. director, no-director: who may lead every club evening; directors: list them. keep: for how many days finished matches are saved. words: six new words for a person. backup, restore: to and from a file. move: to an empty database or file
cli-club-name = a person's or table's id, an address, a report's number, days, a file, or a database's address
cli-club-text = the answer to a report, in quotation marks
cli-club-days = how many days an address is banned; seven if you don't say
cli-club-keep = keep only so many of the newest copies in a folder of copies
cli-pack = pack everything of mine into one file for another machine, for example pack moving.zip; --identity adds the key for playing with people
cli-unpack = unpack such a file; --add adds what's missing here, --replace replaces what's here
cli-conformity = the report on accessibility as one HTML file, for example conformity --out report.html
cli-remove = remove all my data from this computer; the program offers to pack it first, and asks before it removes anything
cli-doctor = look for voices, screen readers, braille displays, sound and controllers
cli-seed = the match's number: the same number deals the same cards
cli-speech = the voice to use
cli-braille = the braille display, for example baum:/dev/ttyUSB0
cli-terminal = lines in the terminal instead of a window
cli-show = a second window for spectators: public without your cards, all with everything
cli-language = the program's language
voice-changed =
    { $new ->
        [none] There's no voice; messages are in the text and in the history.
       *[other] { $why ->
                [opened] Speaking: { $new }.
            [returned] Speaking again: { $new }.
            [chosen] Now speaking: { $new }.
           *[other] { $old } stopped answering; now speaking: { $new }.
        }
    }
    .braille = { $new ->
        [none] no voice
       *[other] voice { $new }
    }
no-window = The window couldn't open because there's no display. Start the program with --terminal.
    .braille = no window
command-higher = higher voice
command-deeper = lower voice
command-next-voice = next voice
command-language = switch the language
voice-now = Voice: { $name }.
    .braille = voice { $name }
voice-default = default
language-now = The program now speaks English.
    .braille = English
language-unconfirmed = No native speaker has confirmed this language yet. Missing sentences are in English. To correct it, use the command numeramis-access translate { $code }. You'll hear what you write right away; then send the file to the makers.
    .brief = Unconfirmed. Corrections: numeramis-access translate { $code }
    .braille = unconfirmed: translate { $code }
set-voice = Kind of voice

# window
window-more = { $count } more
window-spectators = for spectators
player-masculine = Player
player-feminine = Player
player-none = Player
corner-pair = { $side ->
        [0] { SEATS($seats) }
       *[other] against: { SEATS($seats) }
    }
seat-turn = to play
seat-dealer = dealer
seat-leads = ahead
seat-out = out
seat-cards = { COUNT($count, of: "card") }
pile-tricks = { COUNT($count, of: "trick") }
pile-chips = { COUNT($count, of: "chip") }
pile-points = { COUNT($count, of: "point") }
page-now = { ORDINAL($place) } part { of-count }.
    .braille = { $place }/{ $count }
page-none = There's no other part here.
hold-now =
    { $held ->
        [yes] The line is held. Press the same key to release it.
       *[no] The line is released.
    }
hold-nothing = There's no braille line to hold here.
reading-pace = Reading pace
    .braille = reading pace
reading-pace-how = This measures how fast you read. Pan on as soon as you have read a line; after a few lines your pace is known.{ $faster ->
        [none] {""}
       *[other] {" "}Faster is { $faster }, slower is { $slower }.
    }{ $hold ->
        [none] {""}
       *[other] {" "}Hold the line with { $hold }.
    } Until your pace is known, every message waits for a key. Press both panning keys together to skip this.
    .braille = pan on as you read, to measure your pace.{ $faster ->
        [none] {""}
       *[other] {" "}faster: { $faster }. slower: { $slower }.
    }{ $hold ->
        [none] {""}
       *[other] {" "}hold: { $hold }.
    } messages wait until then. both pan keys: skip
reading-pace-now =
    { $pace ->
        [one] You read { $pace } cell a second.
       *[other] You read { $pace } cells a second.
    } { $stands ->
        [yes] At present messages stay until you press a key.
       *[no] {""}
    }
    .braille = pace { $pace }{ $stands ->
        [yes] {"  messages until a key"}
       *[no] {""}
    }
reading-pace-learnt =
    { $pace ->
        [one] Messages will follow your pace, { $pace } cell a second.
       *[other] Messages will follow your pace, { $pace } cells a second.
    }
    .braille = your pace: { $pace } cells/s
full-screen-now = { $on ->
        [yes] Full screen.
       *[no] Window.
    }

# One switch or two
scan-asks = Ask something
scan-row = { CARDS($cards) }
letters-by-groups = abcdef ghijkl mnopqr stuvwx yz 01234 56789 .-:
press-switch = Press the switch. Press Escape to leave it as it is.
    .braille = press the switch
key-mouse-left = left mouse button
key-mouse-middle = middle mouse button
key-mouse-right = right mouse button
key-insert = Insert
