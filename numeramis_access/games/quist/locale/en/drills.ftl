# Quist: drills
drill-kind-highest = Whose card is highest
drill-kind-worth = How many tricks are at stake
drill-kind-recall = Remember a hand
drill-phase = These cards were played:
    .braille = played:
drill-highest = Who played the highest card first?
    .braille = highest?
drill-highest-why =
    { $tied ->
        [yes] The highest card was { CARD($card, case: "acc") }, played more than once, so the first one counts.
       *[no] The highest card was { CARD($card, case: "acc") }.
    }
    .braille = max { CARD($card, case: "braille") }{ $tied ->
        [yes] {" "}more than once, first { WHO($seat, form: "short") }
       *[no] {""}
    }
drill-cards = { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-gone-begin = Count the { $number ->
        [9] nines
        [8] eights
       *[7] sevens
    }:
    .braille = count { $number }:
drill-gone = How many have been played?
    .braille = how many?
drill-gone-why = { CARD($card, case: "acc") } was { $count ->
        [0] never played
        [1] played once
        [2] played twice
       *[other] played { $count } times
    }.
    .braille = { $card }: { $count }x
drill-worth-begin = Round by round:
    .braille = rounds:
drill-worth = How many tricks is the next round worth?
    .braille = for how many?
drill-worth-why = Every tie for the highest card adds a trick. A single highest card takes the pile, and the count starts at one again. The next round is worth { COUNT($worth, of: "trick") }.
    .braille = for { $worth }
drill-left-begin = In your hand: { CARDS($cards) }. Played:
    .braille = { CARDS($cards, case: "braille") } played:
drill-left = How many { CARD($card, case: "plural") } are still out?
    .braille = { CARD($card, case: "braille") } out?
drill-left-why = Eight in all: { $held } in your hand, { $played } played, { $left } out.
    .braille = 8-{ $held }-{ $played }={ $left }
drill-recall-begin = Remember this hand: { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-recall = How many of them are higher than { CARD($card, case: "acc") }?
    .braille = higher than { CARD($card, case: "braille") }?
drill-recall-why = The hand was { CARDS($cards) }.
    .braille = was { CARDS($cards, case: "braille") }
