# Lessons in which the learner decides: titles, ideas, what is wrong with a choice.
topic-again = Moments that come again
topic-none-again = Nothing comes again today.
    .braille = nothing again today
topic-back = Back
topic-standing = { $state ->
        [done] done
        [left] { $place } of { $count }
       *[new] new
    }
topic-moment = Moment { $number } of { $count }.
    .braille = { $number }/{ $count }
topic-decide = Your turn. Ask for anything you want to know, then decide.
    .brief = Decide.
    .braille = decide
topic-wait = One moment, the cards are being looked at.
    .braille = wait
topic-go-on = Enter goes on.
    .braille = enter goes on
topic-right = Right.
    .braille = right
topic-as-good = Just as good: { $action }.
    .braille = = { $action }
topic-wrong = That costs you about { topic-loss }: { $action }.
    .braille = { $action } -{ NUMBER($size, maximumFractionDigits: 1) }
topic-loss =
    { $unit ->
        [tricks] { COUNT($size, of: "trick") }
        [points] { COUNT($size, of: "point") }
        [chance] { COUNT($size, of: "percent") } of chance
       *[chips] { COUNT($size, of: "chip") }
    }
topic-try-again = Try another one.
    .braille = again
topic-done = Lesson over: { $right } of { $count } at the first try. { $well ->
        [yes] It counts as done.
       *[no] It counts as done with four; come again for other cards.
    }
    .brief = { $right } of { $count }.
    .braille = { $right }/{ $count } { $well ->
        [yes] done
       *[no] again
    }
topic-again-done = That is all for today: { $right } of { $count } at the first try.
    .braille = { $right }/{ $count }

# What is wrong
topic-fault-leads-high = Three players see this card before they decide; a high one is worth more when it is played late.
topic-fault-leads-low = As low as that the trick is given away; a higher lead has better chances here.
topic-fault-overtakes = Your partner is ahead, so the trick is yours already: this only spends a good card.
topic-fault-ties-partner = That ties your own partner's card, and then nobody takes the trick.
topic-fault-too-high = A smaller card would do, and this one will be missed later.
topic-fault-too-low = The other card does the same, and leaves you better off for later.
topic-fault-gives-away = That leaves the trick to the others, although something can be done about it.
topic-fault-goes-out = That number goes beyond the limit.
topic-fault-leaves-badly = Think of your next throw: the distance that this leaves is hard to make.
topic-fault-stops-early = Those who are still throwing, or who are ahead already, will mostly beat that.
topic-fault-goes-on = You stand well; another card rather spoils it than helps.
topic-fault-one-too-few = One card is your last one, and it rarely reaches far enough.
topic-fault-two-too-many = Two cards go beyond the limit too often from here.
topic-fault-throws-good = You throw away a card that belongs to the best part of your hand.
topic-fault-keeps-bad = You keep a card that does not help; exchanged it could become something.
topic-fault-throws-other = There are other cards that help you less than these.
topic-fault-breaks-hand = Your hand is good as it is; the exchange would rather break it.
topic-fault-closes-early = The others still beat that hand too often; use your exchange first.
topic-fault-waits = While you wait, the others get another exchange.
topic-fault-too-timid = Your hand is worth more than that: weigh its chance against what lies in the middle.
topic-fault-too-bold = Whoever answers such a stake mostly holds something better.
topic-fault-other-stake = A stake is right, but not of that size.
topic-fault-too-dear = For that price your chance is too small.
topic-fault-names-badly = Weigh length first, then high cards; remember that your partner can choose as well, where the rules let you leave it.
topic-fault-gives-packets = Weigh aces, kings and trumps in every packet: the two you give away are your opponents'.
topic-fault-queen = Mind the queen of spades: who holds her, and who must take her?
topic-fault-leads-badly = Another suit or another card to lead gives your side more.
topic-fault-takes-unwanted = That takes a trick that counts against you.
topic-fault-keeps-danger = Get rid of a dangerous card while it takes no trick.
topic-fault-takes-too-soon = That card is spent before the others had to show theirs.
topic-fault-throws-badly = A card goes here that you can use later.

# Quist
topic-quist-partner-title = Quist: let your partner have it
topic-quist-partner-idea = In Quist you and your partner play against the other two. The highest number takes the trick, any card may be played. When your partner's card is ahead, the trick is yours already.
topic-quist-cheaply-title = Quist: win as cheaply as you can
topic-quist-cheaply-idea = You play last and an opponent is ahead. Any higher number takes the trick; decide whether it is worth one, and which.
topic-quist-deny-title = Quist: tie to deny
topic-quist-deny-idea = If the highest number was played twice, nobody takes the trick: the cards stay, and the next one is for more. Such a tie can be better than losing, or even than winning.
topic-quist-tied-title = Quist: when it is tied already
topic-quist-tied-idea = Two equal cards are the highest, so nothing is taken unless somebody goes higher. Another equal one changes nothing.
topic-quist-third-title = Quist: third to play
topic-quist-third-idea = Your partner played first, one opponent comes after you. Go high only where that opponent can hardly beat you.
topic-quist-second-title = Quist: second to play
topic-quist-second-idea = Two players come after you, one of them your partner. A high card now is seen by both.
topic-quist-first-lead-title = Quist: the first card
topic-quist-first-lead-idea = To lead is to play first. Three others answer your card; forty-four cards were never dealt, so nothing is certain.
topic-quist-pile-title = Quist: a pile is worth a high card
topic-quist-pile-idea = After a tie several tricks lie in one pile. Late at the table you know best what it takes to win them all.
topic-quist-lead-pile-title = Quist: leading for a pile
topic-quist-lead-pile-idea = Several tricks are at stake and you play first. Whatever you lead, three others may beat it or tie it.
topic-quist-ending-title = Quist: two cards left
topic-quist-ending-idea = Five tricks win the game. Count what each side still needs before you choose between your last two cards.

# Šipky
topic-sipky-number-title = Šipky: which number
topic-sipky-number-idea = Two cards make two numbers, the digits in either order. You want to come as near to the limit as you can, but not beyond: choose what leaves you a good next throw.
topic-sipky-zero-title = Šipky: a zero is a choice
topic-sipky-zero-idea = With a zero you choose between a small number and a round one: seven or seventy. Think how far you have to go.
topic-sipky-one-or-two-title = Šipky: one card or two
topic-sipky-one-or-two-idea = One card is your last throw; after two you may go on. Ask yourself what each of them can reach from here.
topic-sipky-stop-title = Šipky: when to stop
topic-sipky-stop-idea = Near the limit every card is a risk. It depends on what the others have, and on whether they still throw.
topic-sipky-chased-title = Šipky: somebody is ahead
topic-sipky-chased-idea = One who has ended is nearer than you. Ending now loses to that player for certain.
topic-sipky-duel-title = Šipky: you against one
topic-sipky-duel-idea = Only two play. Weigh what the other will do after you as well as your own chances.
topic-sipky-series-title = Šipky: the series
topic-sipky-series-idea = Three games are added up, and who goes beyond the limit gets nothing for that game. A sure sum is worth more here than a hit.
topic-sipky-exact-title = Šipky: the exact result
topic-sipky-exact-idea = In this game only the exact number wins. Nobody ends; one card that does not suit you can be thrown away.
topic-sipky-exact-card-title = Šipky: keep the single card?
topic-sipky-exact-card-idea = You drew one card. Take it where it brings you to a better distance, throw it away where you stand better without it.

# Loker
topic-loker-figure-title = Loker: read a figure
topic-loker-figure-idea = Six cards make a figure, and one pair is none. From low to high: two pairs, a straight of five, three pairs, a straight of six, three of a kind, three and two, two threes, four, four and two, five equal ones, which is a loker, and six.
topic-loker-three-title = Loker: three of a kind
topic-loker-three-idea = In Loker six cards make a figure, and the more cards are equal the better. Twice you may exchange up to three cards. You hold three equal ones: which of the others go?
topic-loker-pairs-title = Loker: pairs
topic-loker-pairs-idea = Two pairs are the lowest figure, three pairs beat a straight of five. What can your pairs still become?
topic-loker-straight-title = Loker: straights
topic-loker-straight-idea = Five numbers in a row are a straight, six are a longer one. It stands above two pairs, and below three of a kind.
topic-loker-pair-or-run-title = Loker: a pair, or four in a row?
topic-loker-pair-or-run-idea = You hold a pair and four numbers in a row. You can hope for one of them only.
topic-loker-nothing-title = Loker: nothing yet
topic-loker-nothing-idea = There is no figure in your hand. Keep what can grow: equal cards more than high ones.
topic-loker-close-title = Loker: close, or go on?
topic-loker-close-idea = Who closes lays the hand down, and everybody after has one last turn. It takes an exchange from the others, and from you.
topic-loker-last-turn-title = Loker: the last turn
topic-loker-last-turn-idea = Somebody has closed: you may exchange once more and must lay down. What do you need to beat what lies open?
topic-loker-chips-title = Loker: every card costs a chip
topic-loker-chips-idea = With simple stakes each exchanged card costs a chip, and the best hand takes the bank. Is the next card worth its price?
topic-loker-bets-title = Loker: bet or check
topic-loker-bets-idea = Nobody has bet yet. A check costs nothing, a bet makes the others pay or leave; it is for good hands, and now and then for a bluff.
topic-loker-calls-title = Loker: call, raise or fold
topic-loker-calls-idea = Somebody has bet. Compare what you have to pay with what you can win, and with how often you will. Folding costs nothing more.

# Whist
topic-whist-partner-title = Whist: whose trick is it?
topic-whist-partner-idea = In Whist you and the partner opposite play together. Follow the suit led if you can; its highest card takes the trick unless a trump falls. Here your partner is ahead.
topic-whist-cheaply-title = Whist: last to play
topic-whist-cheaply-idea = An opponent is ahead and nobody comes after you. You know exactly which of your cards take the trick.
topic-whist-second-title = Whist: second to play
topic-whist-second-idea = An opponent led, your partner plays last. What you spend now is answered by one opponent and, if need be, by your partner.
topic-whist-third-title = Whist: third to play
topic-whist-third-idea = Your partner led and one opponent is still to come. Go just as high as it takes to keep that opponent from a cheap trick.
topic-whist-ruff-title = Whist: trump in, or throw a card away?
topic-whist-ruff-idea = You have none of the suit led, so any card may be played. A trump takes the trick unless a higher one falls; sometimes it is better to get rid of a weak card.
topic-whist-draw-title = Whist: drawing trumps
topic-whist-draw-idea = You lead and hold several trumps. While the others have some left, your high cards in other suits are not safe.
topic-whist-leads-title = Whist: what to lead
topic-whist-leads-idea = To lead is to play first. Long suits make tricks in the end, and a card just below one that is out often gives a trick away.
topic-whist-points-title = Whist: what a deal is worth
topic-whist-points-idea = The first six tricks of a side count nothing, each one above them two points, in Grand four. The five honours are ace, king, queen, jack and ten of trumps: three of them on one side bring three points, four four, five five. In Grand the four aces are the honours: three bring two, four bring four. In Cayenne all counts double where the suit turned up was kept.
topic-whist-cayenne-title = Cayenne: naming trumps
topic-whist-cayenne-idea = The dealer may keep the suit turned up, which counts double for whoever wins, name another, or leave the choice to the partner.
topic-whist-grand-title = Grand: no trumps
topic-whist-grand-idea = Without trumps the last cards of a long suit take tricks, once the high ones are gone.
topic-whist-before-null-title = Grand null: before the turn
topic-whist-before-null-idea = After six tricks everything turns: each further trick counts for the other side. Mind what will stay in your hand.
topic-whist-null-title = Grand null: nobody wants tricks
topic-whist-null-idea = Every trick now counts for the other side. Stay low where you can, and get rid of high cards where they take nothing.
topic-whist-null-queen-title = Grand null with the queen: when does she fall?
topic-whist-null-queen-idea = When the queen of spades falls, tricks begin to count for the other side. Who holds spades can hurry that, or put it off.
topic-whist-queen-title = Queen of spades: do not take her
topic-whist-queen-idea = The side that takes the queen of spades loses the deal; nothing else counts.
topic-whist-amor-title = Flying Amor: name what is left
topic-whist-amor-idea = Whose side won three tricks running may name trumps anew. By now much has been played: count what is left of a suit before you name it.
topic-whist-duck-title = Flying Duck: name what is left
topic-whist-duck-idea = As in Amor, but two tricks running are enough. Keep or name, by what is left in all hands.
topic-whist-bismarck-title = Bismarck: the packets
topic-whist-bismarck-idea = Four packets lie beside the hands. You see them and give one to yourself and one to your partner; the others go to your opponents.
topic-whist-hussar-title = Hussar: everybody alone
topic-whist-hussar-idea = Nobody has a partner here. What you do not take goes to one of three opponents.
topic-whist-three-title = Whist for three: naming trumps
topic-whist-three-idea = Three play, everybody alone. Choose the trumps by the length and the height of your suits.
topic-whist-tour-title = Whist: tell the variants apart
topic-whist-tour-idea = Every variant is plain Whist but for one thing: what is trumps, which tricks count, or who plays with whom. In the series they change from deal to deal, so know the one thing before the first card.
