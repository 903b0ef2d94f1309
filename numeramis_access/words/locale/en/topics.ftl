# Lessons in which the learner decides: titles, ideas, what is wrong with a choice.
topic-again = Moments that come again
topic-none-again = Nothing comes again today.
    .braille = nothing again today
topic-back = Back
topic-standing = { $state ->
        [done] done
        [left] { ORDINAL($place) } moment of { $count }
       *[new] new
    }{ $minutes ->
        [0] {""}
       *[other] , about { COUNT($minutes, of: "minute") }
    }
topic-moment = { ORDINAL($number) } moment of { $count }.
    .braille = { $number }/{ $count }
topic-decide-first = Your turn: decide. { $hand } tells your hand, { $table } the table, and { $help } helps; take your time.
    .brief = Decide.
    .braille = decide
topic-decide = Your turn: decide.
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
topic-wrong = You chose: { $action }. That costs you about { topic-loss }.
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
topic-fault-leads-low = That is so low that it gives the trick away; a higher card has better chances here.
topic-fault-overtakes = Your partner is ahead, so the trick is yours already: this only spends a good card.
topic-fault-trusts-partner = Your partner's card will not hold by itself.
topic-fault-ties-partner = That ties your own partner's card, and then nobody takes the trick.
topic-fault-changes-nothing = It is tied already; one more equal card changes nothing, and you have spent it.
topic-fault-only-ties = That only ties, so nobody takes the trick; here it is worth more to you.
topic-fault-tie-too-dear = A tie is not worth such a card here.
topic-fault-too-weak = Those who play after you beat that too easily.
topic-fault-too-high = A smaller card would do, and this one will be missed later.
topic-fault-too-low = The other card does the same, and leaves you better off for later.
topic-fault-spends = That does not take the trick, so it is more than you need to give.
topic-fault-gives-away = That leaves the trick to the others, although something can be done about it.
topic-fault-goes-out = That goes beyond the limit, and who goes beyond it is out.
topic-fault-passes-hit = One of the numbers brings you to the limit exactly.
topic-fault-leaves-badly = Think of your next throw: the distance that this leaves is hard to make.
topic-fault-stays-badly = Without this card you stand farther off, or at a distance that is harder to make.
topic-fault-stops-early = Those who are still throwing, or who are ahead already, will mostly beat that.
topic-fault-goes-on = You stand well; another card rather spoils it than helps.
topic-fault-one-too-few = One card is your last one, and it rarely reaches far enough.
topic-fault-one-hardly-helps = One card brings you hardly nearer from here.
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
topic-fault-names-badly = Weigh length first, then high cards: another suit of yours has more of them.
topic-fault-names-weak = That suit is not strong enough; whoever sits opposite may have a better one.
topic-fault-names-needlessly = The suit that stands suits you at least as well.
topic-fault-keeps-weak = You have better trumps to offer than those that stand.
topic-fault-leaves-strong = Your partner does not know how good your own suit is.
topic-fault-gives-packets = Weigh aces, kings and trumps in every packet: the two you do not take go to your opponents.
topic-fault-queen = Mind the queen of spades: who holds her, and who must take her?
topic-fault-leads-badly = From that suit the others gain more than you do.
topic-fault-leads-short = You have few cards of that suit; played out, it leaves you nothing that takes tricks later.
topic-fault-leads-too-high = That spends a high card before the others had to show theirs.
topic-fault-leads-too-low = A card that low gives the trick away; the same suit has a better one.
topic-fault-leads-trumps = Each trump you lead costs you one too; they do more later, when you need them.
topic-fault-leads-before-trumps = The others still hold trumps, and can put one on whatever you lead here.
topic-fault-leads-danger = That card is likely to take the trick, and here nobody wants it.
topic-fault-leads-otherwise = That card is safe now, but the dangerous ones stay in your hand.
topic-fault-takes-unwanted = That takes a trick that counts against you.
topic-fault-keeps-danger = Get rid of a dangerous card while it takes no trick.
topic-fault-takes-too-soon = That card is spent before the others had to show theirs.
topic-fault-too-dear-trick = The card is worth more than this trick.
topic-fault-throws-badly = You throw away a card that you can use later.

# Quist
topic-quist-begin = In Quist you and your partner opposite play against the other two, with nine cards each.
topic-quist-begin-play = Whoever leads plays first and the others follow in turn. Those four cards are a trick, and the highest number takes it. Any card may be played. If two or more cards are the highest, that is a tie: nobody takes the trick, and the next one is for one more.
topic-quist-begin-win = The pair with more of the nine tricks wins the game.
topic-quist-partner-title = Quist: let your partner have it
topic-quist-partner-idea = A card is ahead while nothing higher lies there. When your partner is ahead, you need not be.
topic-quist-cheaply-title = Quist: win as cheaply as you can
topic-quist-cheaply-idea = You play last and an opponent is ahead. Any higher number takes the trick, an equal one ties it: then nobody takes it. Decide whether the trick is worth a card, and which.
topic-quist-deny-title = Quist: tie to deny
topic-quist-deny-idea = If the highest number was played twice, nobody takes the trick: the cards stay, and the next one is for more. Such a tie can be better than losing, or even than winning.
topic-quist-tied-title = Quist: when it is tied already
topic-quist-tied-idea = Two equal cards are the highest: that is a tie, and nobody takes the trick unless somebody goes higher.
topic-quist-third-title = Quist: third to play
topic-quist-third-idea = Your partner played first, one opponent comes after you. Go high only where that opponent can hardly beat you.
topic-quist-second-title = Quist: second to play
topic-quist-second-idea = Two players come after you, one of them your partner. A high card now is seen by both.
topic-quist-first-lead-title = Quist: the first card
topic-quist-first-lead-idea = You lead, that is, you play first. Three others answer your card. Eighty cards are in the pack and forty-four of them were not dealt, so nothing is certain.
topic-quist-pile-title = Quist: a pile is worth a high card
topic-quist-pile-idea = After a tie the cards stay as a pile, and the next trick is for all of it. Late at the table you know best what it takes to win it.
topic-quist-lead-pile-title = Quist: leading for a pile
topic-quist-lead-pile-idea = A pile of several tricks is at stake and you lead. Whatever you play, three others may beat it or tie it.
topic-quist-ending-title = Quist: two cards left
topic-quist-ending-idea = Whichever side has five tricks wins the game. Count what each side still needs before you choose between your last two cards.

# Šipky
topic-sipky-begin = Šipky is darts with cards: everybody adds up what they throw, towards a limit. Here the limit is a hundred and one.
topic-sipky-begin-play = A throw is two cards, and you make one number of them, the digits in either order. That number is added to what you have.
topic-sipky-begin-win = Whoever ends nearest to the limit wins. Whoever goes beyond it is bust, that is out.
topic-sipky-number-title = Šipky: which number
topic-sipky-number-idea = Do not go beyond the limit, and choose the number that leaves you a good next throw.
topic-sipky-zero-title = Šipky: a zero is a choice
topic-sipky-zero-idea = With a zero you choose between a small number and a round one: seven or seventy. Think how far you have to go.
topic-sipky-one-or-two-title = Šipky: one card or two
topic-sipky-one-or-two-idea = Before each throw you take two cards, or only one, which is then your last. Ask yourself what each of them can reach from here.
topic-sipky-stop-title = Šipky: when to stop
topic-sipky-stop-idea = Instead of throwing you may end, and keep what you have. Near the limit every card is a risk; whether to take it depends on what the others have, and on whether they still throw.
topic-sipky-chased-title = Šipky: somebody is ahead
topic-sipky-chased-idea = Somebody has ended nearer to the limit than you are. Ending now loses to that player for certain.
topic-sipky-duel-title = Šipky: you against one
topic-sipky-duel-idea = Only two play. Weigh what the other will do after you as well as your own chances.
topic-sipky-series-title = Šipky: the series
topic-sipky-series-idea = Three games are added up, to a hundred and one, two hundred and one and three hundred and one. Whoever goes beyond the limit gets nothing for that game. A sure sum is worth more here than a hit.
topic-sipky-exact-title = Šipky: the exact result
topic-sipky-exact-idea = In this game only the exact number wins. Nobody ends; one card that does not suit you can be thrown away.
topic-sipky-exact-card-title = Šipky: keep the single card?
topic-sipky-exact-card-idea = You drew one card. Take it where it brings you to a better distance, throw it away where you stand better without it.

# Loker
topic-loker-begin = In Loker you hold six cards with numbers from zero to nine. What they have in common is your figure.
topic-loker-begin-play = A pair is two equal cards, a straight is numbers in a row. Cards that do not help may be exchanged, twice.
topic-loker-begin-win = The highest figure wins.
topic-loker-figure-title = Loker: read a figure
topic-loker-figure-idea = One pair alone is nothing. From low to high they are two pairs, a straight of five, three pairs, a straight of six and three of a kind. Then three and two, two threes, four, and four and two. At the top are a Loker, five equal ones, and a King Loker, six.
topic-loker-three-title = Loker: three of a kind
topic-loker-three-idea = Six cards make a figure, and the more of them are equal the better. At each of your two turns you may exchange up to three cards. You hold three equal ones: which of the others go?
topic-loker-pairs-title = Loker: pairs
topic-loker-pairs-idea = Two pairs are the lowest figure, three pairs beat a straight of five. What can your pairs still become?
topic-loker-straight-title = Loker: straights
topic-loker-straight-idea = Five numbers in a row are a straight, six are a longer one. It stands above two pairs, and below three of a kind.
topic-loker-pair-or-run-title = Loker: a pair, or four in a row?
topic-loker-pair-or-run-idea = You hold a pair and four numbers in a row. You can hope for one of them only.
topic-loker-nothing-title = Loker: nothing yet
topic-loker-nothing-idea = There is no figure in your hand. Keep what can grow: equal cards more than high ones.
topic-loker-close-title = Loker: close, or go on?
topic-loker-close-idea = To close is to end the game: you lay your hand down, and whoever has not yet played in this round has one last turn. It takes an exchange from the others, and from you. To pass is to wait.
topic-loker-last-turn-title = Loker: the last turn
topic-loker-last-turn-idea = Somebody has closed: you may exchange once more and must lay down. What do you need to beat what lies open?
topic-loker-chips-title = Loker: every card costs a chip
topic-loker-chips-idea = With simple stakes each exchanged card costs a chip, which goes to the pot in the middle; the best hand takes the pot. Is the next card worth its price?
topic-loker-bets-title = Loker: bet or check
topic-loker-bets-idea = Nobody has put chips in yet. To check is to wait without paying; to bet is to put chips in, and the others must pay as much or leave. It is for good hands, and now and then for a bluff, a bet with nothing.
topic-loker-calls-title = Loker: call, raise or fold
topic-loker-calls-idea = Somebody has bet. To call is to pay as much, to raise is to pay more. To fold is to give up the hand and what you have paid. Compare the price with what you can win, and with how often you will.

# Whist
topic-whist-begin = In Whist you and your partner opposite play against the other two, with thirteen cards each. There are four suits: clubs, diamonds, hearts and spades. In each the two is lowest; above the ten come jack, queen and king, and the ace is highest.
topic-whist-begin-play = Whoever leads plays first, and the others must play the same suit while they have it. Those four cards are a trick, and the highest card of the suit led takes it, unless a trump falls. Trumps are the one suit that beats all others: the suit of the last card dealt, which is turned up. Whoever has none of the suit led may ruff, that is put a trump on it, or discard any other card.
topic-whist-begin-win = The first six tricks of a pair count for nothing, and each one above them scores two points. The first pair to ten points wins the game.
topic-whist-partner-title = Whist: whose trick is it?
topic-whist-partner-idea = Your partner is ahead: that card takes the trick as things stand, and you play last.
topic-whist-cheaply-title = Whist: last to play
topic-whist-cheaply-idea = An opponent is ahead and nobody comes after you. You know exactly which of your cards take the trick.
topic-whist-second-title = Whist: second to play
topic-whist-second-idea = An opponent led, your partner plays last. What you spend now is answered by one opponent and, if need be, by your partner.
topic-whist-third-title = Whist: third to play
topic-whist-third-idea = Your partner led and one opponent is still to come. Go just high enough that this opponent cannot take the trick cheaply.
topic-whist-ruff-title = Whist: trump in, or throw a card away?
topic-whist-ruff-idea = You have none of the suit led, so any card may be played. To ruff is to put a trump on it: that takes the trick unless somebody overruffs, that is puts a higher trump on it. To discard is to get rid of a card that takes nothing.
topic-whist-draw-title = Whist: drawing trumps
topic-whist-draw-idea = You lead and hold several trumps. Drawing trumps means leading them until the others have none; before that, your high cards in other suits are not safe.
topic-whist-leads-title = Whist: what to lead
topic-whist-leads-idea = You lead and may play any card. Long suits make tricks in the end, when nobody else has them any more. A card just below one that is out often gives a trick away.
topic-whist-points-title = Whist: what a deal is worth
topic-whist-points-idea = A game goes to ten points. The first six tricks of a side count nothing, each one above them two points, in Grand four. The five honours are ace, king, queen, jack and ten of trumps: three of them on one side bring three points, four four, five five. In Grand the four aces are the honours: three bring two, four bring four. In Cayenne all counts double where the suit turned up was kept.
topic-whist-cayenne-title = Cayenne: naming trumps
topic-whist-cayenne-idea = In Cayenne the dealer's last card lies open, and its suit would be trumps. The dealer may keep it, which counts double for whoever wins, name another suit, or leave the choice to the partner.
topic-whist-grand-title = Grand: no trumps
topic-whist-grand-idea = In Grand there are no trumps. The last cards of a long suit take tricks, once the high ones are gone.
topic-whist-before-null-title = Grand null: before the turn
topic-whist-before-null-idea = In Grand null there are no trumps, and after six tricks everything turns: each further trick counts for the other side. Mind what will stay in your hand.
topic-whist-null-title = Grand null: nobody wants tricks
topic-whist-null-idea = Every trick now counts for the other side. Stay low where you can, and get rid of high cards where they take nothing.
topic-whist-null-queen-title = Grand null with the queen: when does she fall?
topic-whist-null-queen-idea = When the queen of spades falls, tricks begin to count for the other side. Who holds spades can hurry that, or put it off.
topic-whist-queen-title = Queen of spades: do not take her
topic-whist-queen-idea = The side that takes the queen of spades loses the deal; nothing else counts.
topic-whist-amor-title = Flying Amor: name what is left
topic-whist-amor-idea = In Flying Amor the side that wins three tricks running may name trumps anew. By now much has been played: count what is left of a suit before you name it.
topic-whist-duck-title = Flying Duck: name what is left
topic-whist-duck-idea = As in Flying Amor, but two tricks running are enough. Keep or name, by what is left in all hands.
topic-whist-bismarck-title = Bismarck: the packets
topic-whist-bismarck-idea = In Bismarck four packets of three cards lie beside the hands. You see them, take one for yourself and give one to your partner; the others go to your opponents.
topic-whist-hussar-title = Hussar: everybody alone
topic-whist-hussar-idea = In Hussar nobody has a partner, and from your fourth trick on each counts for you. What you do not take goes to one of three opponents.
topic-whist-three-title = Whist for three: naming trumps
topic-whist-three-idea = Three play, everybody alone, and from your fifth trick on each counts for you. Choose the trumps by the length and the height of your suits.
topic-whist-tour-title = Whist: tell the variants apart
topic-whist-tour-idea = Every variant is plain Whist but for one thing: what is trumps, which tricks count, or who plays with whom. In the series they change from deal to deal, so know the one thing before the first card.
