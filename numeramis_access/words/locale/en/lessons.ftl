# Lessons: the texts of their steps. Each lesson has its title and then its steps in order.
lesson-menu = Lesson menu.
    .braille = lesson menu
lesson-back = Back to the lesson
lesson-again = Begin the lesson again
lesson-leave = Leave the lesson
lesson-go-on = Enter goes on.
    .braille = enter goes on
lesson-done = The lesson is over. Enter takes you back to the menu.
    .braille = lesson over
lesson-try-again = Try once more.
    .braille = again
lesson-wrong = Not that one now.
    .braille = no

lesson-keys-title = Keys, hand and table
lesson-keys-welcome = You are sitting at a card table. Opposite is your partner Dana, at your sides are the opponents Alojz and Bedřich. I will show you how to ask and how to play; you cannot break anything.
lesson-keys-hand = First hear your hand. Press { $key }.
lesson-keys-next = Your cards lie before you from the lowest. To go to the next card press { $key }.
lesson-keys-number = A digit jumps straight to a card. Find the eight: { $key }.
lesson-keys-table = Somebody has played. Press { $key } to hear what lies on the table.
lesson-keys-highest = Press { $key } to hear who is ahead, and with which card.
lesson-keys-turn = Press { $key } to hear whose turn it is.
lesson-keys-play = It is your turn. Find the five, by the digit 5 for example, and play it with Enter.
lesson-keys-play-wrong = That was another card. For this lesson play the five.
lesson-keys-score = The trick is over. Press { $key } to hear the score in detail.
lesson-keys-repeat = F5 repeats the last message at any time; comma and full stop go through all that was said. F1 lists what you can do now, Control silences the speech.

lesson-quist-title = Quist: ties and piles
lesson-quist-aim = In Quist you play with Dana against Alojz and Bedřich. Everybody has nine cards and the highest number takes the trick. You may play anything; nothing need be beaten or followed.
lesson-quist-lead = You lead. A middle card is good at the start: it tests the others, and your best cards stay. Play the five.
lesson-quist-lead-wrong = A high card is wasted on the first lead, a low one gives the trick away. Lead a middle one, the five.
lesson-quist-tie = Two eights were played and nothing higher. That is a tie: nobody takes the trick, the cards lie, and another phase follows, led by the player who was first with the eight. Ask how many tricks are at stake now: { $key }.
lesson-quist-deny = There are two nines on the table. A tie is certain whatever you play, for there is no higher number. You will see that it does not matter how many are equal: play the third nine.
lesson-quist-deny-wrong = In a real match you might well keep the nine, but the lesson needs a third one. Play the nine.
lesson-quist-tie-again = Three nines, a tie again. It does not matter that two of them belong to your pair: partners tie as well. Dana was first, she leads, and three tricks are at stake.
lesson-quist-four = Only low cards have fallen so far. Play the four and you are ahead.
lesson-quist-four-wrong = Keep your stronger cards, the four is enough to be ahead.
lesson-quist-yours = Alojz tied your four, but you were first with it, so you lead. Four tricks are at stake. Lead the seven.
lesson-quist-yours-wrong = For four tricks it pays to go high. Lead the seven.
lesson-quist-won = The seven was the highest and the only one: you take sixteen cards, four tricks at once. Each phase is judged on its own four cards; the earlier ones are only the prize.
lesson-quist-advice = Three pieces of advice from the rules. Lead a middle number to the first trick. You never know who holds what, for forty-four cards were not dealt. And get rid of zeros and ones early: that leaves the trick to your partner and shows that you are keeping your high cards.

lesson-sipky-title = Šipky: the game of a hundred and one
lesson-sipky-aim = In Šipky you make two-digit numbers from two cards and want to come as near as you can to a hundred and one, but not beyond. Alojz, David, you in Bedřich's place, and Cyril are playing.
lesson-sipky-take = It is your turn. The first throw is always of two cards. Go down to "take two cards" and confirm with Enter.
lesson-sipky-compose = A two and a one make twenty-one or twelve. At the start the higher number is useful. Make twenty-one.
lesson-sipky-compose-wrong = Twelve would be allowed, but a hundred and one is far away. Rather make twenty-one.
lesson-sipky-second = Alojz has ninety-eight, David ninety-nine, and it is your turn again. Press { $key } to hear how far you have to go.
lesson-sipky-second-take = From the second throw on you may take two cards, only one, or end. You are eighty short, take two.
lesson-sipky-second-wrong = One card is the last throw, and an end would leave you at twenty-one. Take two cards.
lesson-sipky-high = Make thirty-two, for fifty-three.
lesson-sipky-high-wrong = Twenty-three would not get you as far. Make thirty-two.
lesson-sipky-third = Alojz tried one card and went too far, David ended on ninety-nine. You are forty-eight short: take two cards.
lesson-sipky-third-wrong = One card cannot make up forty-eight, and with fifty-three you would lose. Take two.
lesson-sipky-forty-one = A one and a four: forty-one brings you to ninety-four. Make it.
lesson-sipky-forty-one-wrong = Fourteen would leave you thirty-four short. Make forty-one.
lesson-sipky-last = Cyril ended on a hundred, just one short. You are seven short. Two cards would almost surely go too far, and ending is not enough. Ask for one card.
lesson-sipky-last-wrong = With ninety-four you would be third, and two cards almost surely go too far. Take only one.
lesson-sipky-hit = The zero missed the board, you got another card, and it was a seven: exactly a hundred and one! You win ahead of Cyril and David; Alojz went too far. Advice from the rules: make high numbers at first, lower ones towards the end, and when you are nearer than the others, end in time.

lesson-loker-title = Loker: figures and exchanges
lesson-loker-aim = Loker is a poker with numbers. Everybody has six cards, may twice exchange one to three of them, and the highest figure wins. Alojz, Bedřich, David and you in Cyril's place are playing.
lesson-loker-figures = The figures from the lowest: two pairs, straight of five, three pairs, straight of six, three of a kind, three of a kind and a pair, three of a kind twice, four of a kind, four of a kind and a pair, Loker of five equal cards, and King Loker of six. Press { $key } to hear which one you have.
lesson-loker-exchange = Five zeros make a Loker. The sixth zero is missing. Mark the nine with the space bar, go down to the choices and confirm the exchange.
lesson-loker-exchange-wrong = Keep the zeros, exchange the nine only.
lesson-loker-pass = A five has come. You could close now, but one exchange is left to you. Pass.
lesson-loker-pass-wrong = A Loker of zeros is the lowest of all Lokers. In the second round you may exchange once more, so pass.
lesson-loker-again = Alojz closed with a straight and the others have laid down their hands: Bedřich a Loker of sevens, David of twos. You do not beat Bedřich yet. Exchange the five.
lesson-loker-again-wrong = That would break your Loker, or leave you below Bedřich. Exchange the five.
lesson-loker-lay = The sixth zero! Whoever plays after somebody closed must lay down. Do it now.
lesson-loker-won = A King Loker beats everything: four points for you, three for Bedřich, two for David and one for Alojz. If figures were equal, the higher numbers would decide, and in the end the free cards.

lesson-loker-simple-title = Loker: chips in the pot
lesson-loker-simple-aim = This is played for chips. Everybody starts with twenty, pays one into the game and one more for each card exchanged. Alojz, Bedřich, David and you are playing. You begin.
lesson-loker-simple-chips = Press { $key } to hear how many chips everybody has and how many are in the pot.
lesson-loker-simple-exchange = You have three sevens and two threes, only the nine is no use. Exchange it, that costs one chip.
lesson-loker-simple-exchange-wrong = Every card costs a chip, and you want to keep your figure. Exchange the nine only.
lesson-loker-simple-close = The third three! Few hands beat three of a kind twice, and a second round would give the others another exchange. Close: you lay your cards down, and those who have not played yet have one turn left.
lesson-loker-simple-close-wrong = Passing would give the others a whole round of exchanges. Close.
lesson-loker-simple-won = Nobody beat you, and the whole pot is yours. If two had the same highest figure they would share it, and what cannot be divided stays for the next game. Points for places are counted as usual. The match ends as soon as somebody has no chip for the next game.

lesson-loker-poker-title = Loker: betting
lesson-loker-poker-aim = Now there is betting as in poker. Everybody has a hundred chips and pays one into the game; there are three rounds of betting with two exchanges between them, and nobody closes. Alojz, Bedřich, David and you are playing. The first player to the dealer's left always begins, here that is you.
lesson-loker-poker-bet = You have three nines and two fours, a strong hand. Go down to the choices, find the bet, and bet four chips. Type the amount as a digit and confirm with Enter.
lesson-loker-poker-bet-wrong = Such a strong hand is wasted on waiting. Bet four chips.
lesson-loker-poker-call = Alojz folded, Bedřich called, and David raised to nine. You may call, raise or fold. Call.
lesson-loker-poker-call-wrong = Folding would be a pity, and raising comes later. Call.
lesson-loker-poker-exchange = Bedřich folded too, only David is left. The first exchange costs nothing. Exchange the two.
lesson-loker-poker-exchange-wrong = Keep the nines and the fours. Exchange the two only.
lesson-loker-poker-check = A third four, that is three of a kind twice! Nobody has bet yet, so you may check and let David bet. Check.
lesson-loker-poker-check-wrong = This time we set a trap: check, and let David bet.
lesson-loker-poker-raise = David bet ten. A raise must add at least as much as the last bet. Raise to thirty.
lesson-loker-poker-raise-wrong = The trap has closed, now you want as much in the pot as you can get. Raise to thirty.
lesson-loker-poker-keep = David called, and this is the second exchange. It would only break your figure: keep all your cards.
lesson-loker-poker-keep-wrong = That would break your figure. Keep all your cards.
lesson-loker-poker-last = The last betting. Bet twenty.
lesson-loker-poker-last-wrong = A strong hand should bet. Bet twenty.
lesson-loker-poker-won = David folded. The pot is yours and you need not show your cards; had he called, both of you would have laid them down. Whoever cannot call stakes all that is left and plays only for the part of the pot that was matched.

lesson-whist-base-title = Whist: the base game
lesson-whist-base-aim = Whist is played with fifty-two cards, you and Dana against Alojz and Bedřich. Everybody has thirteen cards, and the last one dealt was turned up: its suit is trumps.
lesson-whist-base-trump = Press { $key } at any time to hear the trumps and the card turned up.
lesson-whist-base-lead = You lead. Nobody can beat the ace of spades in its suit, lead it.
lesson-whist-base-lead-wrong = Begin with a certain trick, the ace of spades.
lesson-whist-base-second = The winner of a trick leads. Try the jack of spades: an opponent's high card will fall on it and the suit opens up.
lesson-whist-base-second-wrong = Stay with spades and lead the jack.
lesson-whist-base-follow = Alojz took the trick with the king and led the ace of diamonds. You must follow suit, that is play a diamond. You cannot beat the ace, so play your lowest, the four.
lesson-whist-base-follow-wrong = You cannot beat the ace, save your high diamond. Play the four of diamonds.
lesson-whist-base-win = Now the queen is ahead and the ace of diamonds is gone. Your king is the highest, play it.
lesson-whist-base-win-wrong = The nine would give the trick away. Take it with the king.
lesson-whist-base-rest = I will play the rest of the deal for everybody now; hear where the tricks go.
lesson-whist-base-count = The first six tricks are the book and count for nothing. Every further one is an odd trick for two points. Honours are added: ace, king, queen, jack and ten of trumps. Whoever reaches ten points first wins the game; two games make the rubber.

lesson-whist-cayenne-title = Whist: Cayenne
lesson-whist-cayenne-aim = In Cayenne the dealer, after looking at the cards, may name other trumps or leave the choice to the partner. If the suit turned up stands in the end, the deal counts double. You are the dealer, and the four of diamonds was turned up.
lesson-whist-cayenne-name = You have few diamonds, but in spades the ace and the jack with two small ones. Name spades.
lesson-whist-cayenne-name-wrong = Compare length and high cards: spades are the strongest.
lesson-whist-cayenne-follow = Alojz led the ace of diamonds. Follow with your lowest, the four.
lesson-whist-cayenne-follow-wrong = You cannot beat the ace, save the king. Play the four of diamonds.
lesson-whist-cayenne-end = The rest is played as the base game. Let the trumps stand only where you are really strong: the double counts for the opponents too.

lesson-whist-grand-title = Whist: Grand
lesson-whist-grand-aim = Grand is played without trumps. Honours are the aces: three of one side count two points, four count four. Every odd trick counts four.
lesson-whist-grand-trump = Make sure that there are no trumps: { $key }.
lesson-whist-grand-ace = Without trumps nobody can surprise you: the highest card of the suit led always takes the trick. Lead the ace of spades.
lesson-whist-grand-ace-wrong = The certain trick is the ace of spades.
lesson-whist-grand-count = At the end you took a trick with a small spade, for the others had none left and nothing to trump with. In Grand long suits pay.

lesson-whist-grand-null-title = Whist: Grand null
lesson-whist-grand-null-aim = The first six tricks are played as Grand, the last seven are null: each of them counts for the other side. I will play the first six for everybody.
lesson-whist-grand-null-null = Now the null part begins. Nobody wants tricks any more.
lesson-whist-grand-null-throw = Your partner beat Alojz's king with the ace, so the trick is yours anyway. Get rid of a dangerous card, the queen of clubs.
lesson-whist-grand-null-throw-wrong = Your small clubs will help you not to take tricks. Throw the queen.
lesson-whist-grand-null-end = That is how one throws in null: when your side takes the trick anyway, throw the highest card. So already in the first part think of what will stay in your hand.

lesson-whist-grand-null-queen-title = Whist: Grand null with the queen of spades
lesson-whist-grand-null-queen-aim = Grand is played until the queen of spades falls. The trick in which she falls and all after it count for the other side. I will play the beginning for everybody.
lesson-whist-grand-null-queen-fallen = Dana led the queen of spades and null has begun. You have two small spades, both below the queen. Get rid of the higher one, the six.
lesson-whist-grand-null-queen-fallen-wrong = The two will help you to duck next time. Play the six.
lesson-whist-grand-null-queen-end = Whoever has the queen decides when the game turns. With high cards hold her, with low ones lead her as soon as you can.

lesson-whist-amor-title = Whist: Flying Amor
lesson-whist-amor-aim = In Amor a side that has won three tricks running may name new trumps, or keep the present ones. Honours stay in the suit of the card turned up. I will play the beginning for everybody.
lesson-whist-amor-name = Your side has three tricks running, and you took the last. Twelve spades have fallen, the thirteenth is your six. Name spades.
lesson-whist-amor-name-wrong = Count what has fallen: nobody can beat the six of spades as a trump. Name spades.
lesson-whist-amor-lead = Nobody can beat the six of spades now. Lead it.
lesson-whist-amor-lead-wrong = The certain trick is the only trump there is, the six of spades.
lesson-whist-amor-end = The count of tricks running begins again after every choice.

lesson-whist-duck-title = Whist: Flying Duck
lesson-whist-duck-aim = In Duck two tricks running are enough to name trumps. There are no honours, and an odd trick counts four. I will play the beginning for everybody; Alojz names diamonds on the way.
lesson-whist-duck-name = Now you have two tricks running. One diamond is left to you, but three clubs with the queen. Name clubs.
lesson-whist-duck-name-wrong = The longest suit in your hand is clubs.
lesson-whist-duck-end = Trumps change all the time here. A high card is certain only until the next choice, so do not save it for long.

lesson-whist-bismarck-title = Whist: Bismarck
lesson-whist-bismarck-aim = In Bismarck everybody has ten cards and twelve lie in four packets of three. The dealer looks at them and gives two to the own side; the opponents get the others. Trumps are the suit of the last card, here the seven of clubs. You are the dealer.
lesson-whist-bismarck-packets = The first packet: king of clubs, ace of diamonds, five of clubs. The fourth: queen of diamonds, nine and seven of clubs. Keep the first and give the fourth to Dana.
lesson-whist-bismarck-packets-wrong = Look for trumps and high cards: the first packet for you, the fourth for Dana.
lesson-whist-bismarck-ace = Alojz led the king of spades. You have the ace, take the trick.
lesson-whist-bismarck-ace-wrong = Only the ace beats the king.
lesson-whist-bismarck-end = The rest is played as the base game. Remember what was in the opponents' packets: only you have seen it.

lesson-whist-queen-of-spades-title = Whist: the Queen of spades
lesson-whist-queen-of-spades-aim = Here one card decides: the side that takes the queen of spades loses. There are no trumps, nothing else counts, and the deal ends with that trick.
lesson-whist-queen-of-spades-low = You lead. You do not have the queen, and leading the ace might bring her down on you. Lead a small spade, the six, and let the opponents worry.
lesson-whist-queen-of-spades-low-wrong = Mind that the queen does not fall to you. Lead the six of spades.
lesson-whist-queen-of-spades-won = Alojz played the king and Dana gave him the queen. The opponents lose, and you have four points.

lesson-whist-hussar-title = Whist: Hussar
lesson-whist-hussar-aim = In Hussar everybody plays alone. The fourth trick and each further one is an odd trick for two points, and honours count only in one hand.
lesson-whist-hussar-ace = Lead what is certain, the ace of spades.
lesson-whist-hussar-ace-wrong = Begin with the ace of spades.
lesson-whist-hussar-alone = You took the trick with the king of diamonds and lead. Nobody helps you, so take what is certain: the ace of hearts is a trump and nobody beats it.
lesson-whist-hussar-alone-wrong = The ace of hearts, a trump, is a certain trick.
lesson-whist-hussar-count = Five tricks are two odd tricks. Ten points win; if several reach them in one deal, the higher total decides.

lesson-whist-three-title = Whist for three
lesson-whist-three-aim = Three players leave out the twos and the hearts from three to jack; everybody has thirteen cards and plays alone. Tricks above four are odd tricks. The dealer names trumps as in Cayenne; you are the dealer, and the four of spades was turned up.
lesson-whist-three-keep = In spades you have the ace, the ten and two small ones. Let them stand, and the deal counts double.
lesson-whist-three-keep-wrong = Here we learn to keep the suit turned up and double. Let spades stand.
lesson-whist-three-follow = Alojz led the ace of diamonds. Follow with your lowest, the three.
lesson-whist-three-follow-wrong = You cannot beat the ace, play the three of diamonds.
lesson-whist-three-end = Count the suits: only three hearts are in play, queen, king and ace.
