# Šipky: drills
drill-kind-sums = Distances in Šipky
drill-kind-fits = Which two cards hit, in Šipky
drill-kind-risk = How often a throw is bust, in Šipky
drill-sums = Playing to { $limit }, you have { $score } and make { $number }. How many to go now?
    .brief = To { $limit }: { $score } plus { $number }, to go?
    .braille = { $limit }: { $score }+{ $number } missing?
drill-sums-why = You have { $score }, { $missing } short of { $limit }.
    .braille = { $score } short { $missing }
drill-fits-short = You're { $missing } short. Which two cards hit?
    .braille = short { $missing }: which hit?
drill-fits = Playing to { $limit }, you have { $score }. Which two cards hit?
    .braille = { $limit }: { $score }, which hit?
drill-fits-pair = { CARDS($cards) }
    .braille = { CARDS($cards, case: "braille") }
drill-fits-why = You're { $missing } short of { $limit }, and { CARDS($cards) } make exactly that.
    .braille = short { $missing }
drill-risk = You're { $missing } short and throw { COUNT($count, of: "card") }. About how many times in a hundred do you go bust?
    .braille = short { $missing }, { $count } { $count ->
        [1] card
       *[other] cards
    }: bust %?
drill-risk-why = { $count ->
        [1] Every number above { $missing } is bust, and zeros are replaced: { $chance } in a hundred.
       *[other] A pair is bust only if both its numbers are above { $missing }: { $chance } in a hundred.
    }
    .braille = bust { $chance }%
drill-score = What's { WHO($seat) }'s score?
    .braille = { WHO($seat, form: "short") } score?
drill-score-why = { WHO($seat) }: { $count }.
    .braille = { WHO($seat, form: "short") } { $count }
