# Loker: odds
odds-loker-best =
    { $count ->
        [0] It's best to exchange nothing.
       *[other] The best exchange: throw away { CARDS($cards, case: "the") }.
    } The chance of a combination is { CHANCE($some) }{ $others ->
        [yes] , and your average place is about { $place }.
       *[no] .
    }
    .brief = { $count ->
        [0] Exchange nothing
       *[other] Throw { CARDS($cards, case: "the") }
    }: combination { CHANCE($some) }.
    .braille = { $count ->
        [0] keep all
       *[other] throw { CARDS($cards, case: "braille") }
    } comb { CHANCE($some, form: "short") } place about { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-loker-marked = If you throw away { CARDS($cards, case: "the") }, as marked, the chance of a combination is { CHANCE($some) }.{ $others ->
        [yes] { $same ->
            [yes] {" "}That's about as good.
           *[no] {" "}That's worse by about { odds-loss }.
        }
       *[no] {""}
    }
    .brief = { CARDS($cards) }: a combination { CHANCE($some) }{ $others ->
        [yes] { $same ->
            [yes] , about as good.
           *[no] , worse by { odds-loss }.
        }
       *[no] .
    }
    .braille = { CARDS($cards, case: "braille") } comb { CHANCE($some, form: "short") } -{ NUMBER($size, maximumFractionDigits: 1) }
odds-loker-figure = The chance of { odds-figure } is { CHANCE($chance) }.
    .brief = { odds-figure }: { CHANCE($chance) }.
    .braille = { odds-figure } { CHANCE($chance, form: "short") }
odds-loker-nothing =
    { $best ->
        [yes] Exchanging doesn't pay.
       *[no] { $same ->
            [yes] Exchanging nothing would be about as good.
           *[no] Exchanging nothing would be worse by about { odds-loss }.
        }
    }
    .braille = keep all -{ NUMBER($size, maximumFractionDigits: 1) }
odds-loker-hand = You hold { odds-figure }{ $others ->
        [yes] , and your average place is about { $place }.
       *[no] .
    }
    .brief = { odds-figure }{ $others ->
        [yes] , about place { $place }.
       *[no] .
    }
    .braille = { odds-figure } place about { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-figure =
    { $figure ->
        [none] no combination
        [two_pairs] two pairs
        [straight5] a straight of five
        [three_pairs] three pairs
        [straight6] a straight of six
        [three] three of a kind
        [three_two] three of a kind and a pair
        [two_threes] three of a kind twice
        [four] four of a kind
        [four_two] four of a kind and a pair
        [loker] a Loker
       *[king_loker] a King Loker
    }
