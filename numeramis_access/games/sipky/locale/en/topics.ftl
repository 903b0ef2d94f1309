# Šipky: lessons in which the learner decides
topic-fault-goes-out = That goes beyond the limit, and whoever goes beyond it is out.
topic-fault-passes-hit = One of the numbers brings you to the limit exactly.
topic-fault-leaves-badly = A different number leaves you a better distance.
topic-fault-leaves-unlikely = That leaves { $other }: the chance of a hit with the next throw is { CHANCE($less) }. With { $missing } to go it is { CHANCE($chance) }.
topic-fault-leaves-risky = That leaves { $other }: with { $cards ->
        [1] one card
       *[2] two cards
    } the chance of going bust is { CHANCE($more) }. With { $missing } to go it is { CHANCE($risk) }.
topic-fault-stays-badly = Without this card you are farther off.
topic-fault-stops-early = Those who are still throwing, or who are ahead already, will mostly beat that.
topic-fault-goes-on = You stand well; another throw has more to lose than to win.
topic-fault-one-too-few = One card is your last throw, and it cannot reach the limit from here.
topic-fault-one-hardly-helps = One card hardly brings you nearer from here.
topic-fault-two-too-many = Two cards go beyond the limit too often from here: the chance is { CHANCE($risk) }.
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
topic-sipky-finish-title = Šipky: finishing from thirty
topic-sipky-finish-idea = You are thirty short, or a little less. One card cannot hit from here, and two often go too far. What do the others have, and what would you end on?
topic-sipky-table-title = Šipky: the finish table
topic-sipky-table-idea = Which cards hit can be known beforehand. Short of seventy-four or of forty-seven, a four and a seven hit; short of nine, a nine alone hits, or a nine and a zero. From ten to ninety-nine one pair of cards hits and no other; farther away it takes two throws at least.
