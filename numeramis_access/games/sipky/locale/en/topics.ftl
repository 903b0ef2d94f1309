# Šipky: lessons in which the learner decides
topic-fault-goes-out = That goes past the limit, so you'd be out.
topic-fault-passes-hit = One of the numbers takes you exactly to the limit.
topic-fault-leaves-badly = A different number leaves you a better distance.
topic-fault-leaves-unlikely = That leaves { $other }: the chance of a hit with the next throw is { CHANCE($less) }. With { $missing } to go it's { CHANCE($chance) }.
    .braille = { $other } left hit { CHANCE($less, form: "short") }, { $missing } left { CHANCE($chance, form: "short") }
topic-fault-leaves-risky = That leaves { $other }: with { $cards ->
        [1] one card
       *[2] two cards
    } the chance of going bust is { CHANCE($more) }. With { $missing } to go it's { CHANCE($risk) }.
    .braille = { $other } left bust { CHANCE($more, form: "short") }, { $missing } left { CHANCE($risk, form: "short") }
topic-fault-stays-badly = Without this card you stay farther from the limit.
topic-fault-stops-early = Players who are still throwing, or already ahead, will usually beat that.
topic-fault-goes-on = You're well placed; another throw has more to lose than to win.
topic-fault-one-too-few = One card is your last throw, and it can't reach the limit from here.
topic-fault-one-hardly-helps = One card hardly takes you nearer from here.
topic-fault-two-too-many = Two cards go past the limit too often from here: the chance is { CHANCE($risk) }.
    .braille = 2: bust { CHANCE($risk, form: "short") }
topic-sipky-begin = Šipky is darts with cards: everybody adds up their throws, aiming for a limit. Here the limit is a hundred and one.
topic-sipky-begin-play = A throw is two cards, and you make one number from them, with the digits in either order. That number is added to your score.
topic-sipky-begin-win = The player nearest to the limit wins. If you pass the limit, you're bust, that is, out.
topic-sipky-number-title = Šipky: which number
topic-sipky-number-idea = Don't pass the limit, and choose the number that leaves you a good next throw.
topic-sipky-zero-title = Šipky: a zero is a choice
topic-sipky-zero-idea = With a zero you choose between a small number and a round one: seven or seventy. Think about how far you have to go.
topic-sipky-leave-title = Šipky: what to leave
topic-sipky-leave-idea = After this throw you'll be near the limit. From nine or less one card can hit, from farther away just one pair of cards. The nearer you are, the more likely two cards are to go bust. Work out both numbers, then choose.
topic-sipky-one-or-two-title = Šipky: one card or two
topic-sipky-one-or-two-idea = Before each throw you take two cards, or just one, which is then your last. Ask yourself what each of them can reach from here.
topic-sipky-stop-title = Šipky: when to stop
topic-sipky-stop-idea = Instead of throwing you may finish, and keep your score. Near the limit every card is a risk. Whether to take it depends on the others' scores, and on whether they're still throwing.
topic-sipky-chased-title = Šipky: somebody is ahead
topic-sipky-chased-idea = Somebody has finished nearer to the limit than you are. If you finish now, you lose to that player for certain.
topic-sipky-duel-title = Šipky: you against one
topic-sipky-duel-idea = Only two play. Weigh what the other will do after you as well as your own chances.
topic-sipky-series-title = Šipky: the series
topic-sipky-series-idea = Three games are added up, to a hundred and one, two hundred and one and three hundred and one. If you pass the limit, you get nothing for that game. A safe score is worth more here than a hit.
topic-sipky-exact-title = Šipky: the exact game
topic-sipky-exact-idea = In this game only the exact number wins. Nobody finishes early, and you can throw away a single card that doesn't suit you.
topic-sipky-exact-card-title = Šipky: keep the single card?
topic-sipky-exact-card-idea = You drew one card. Add it if it gives you a better distance; throw it away if you're better placed without it.
topic-sipky-finish-title = Šipky: finishing from thirty
topic-sipky-finish-idea = You're thirty short, or a little less. One card can't hit from here, and two often go too far. What do the others have, and what would you finish on?
topic-sipky-table-title = Šipky: the finish table
topic-sipky-table-idea = You can know in advance which cards hit. With seventy-four or forty-seven to go, a four and a seven hit. With nine to go, a nine alone hits, or a nine and a zero. From ten to ninety-nine just one pair of cards hits; farther away it takes at least two throws.
