# Whist: odds
odds-whist = { SUIT($suit, case: "title") }: { $out ->
        [0] the others have none left.
        [one] the others have one card
       *[other] the others have { COUNT($out, of: "card") }
    }{ $out ->
        [0] {""}
       *[other] , { $higher ->
            [0] { $out ->
                [one] but it isn't above your { CARD($card) }.
               *[other] none of them above your { CARD($card) }.
            }
            [one] { $out ->
                [one] and it's above your { CARD($card) }.
               *[other] one of them above your { CARD($card) }.
            }
           *[other] { $higher } of them above your { CARD($card) }.
        }
    } { $takes ->
        [0] As the trick stands, it doesn't win.
       *[other] { $foes ->
            [0] No opponent plays after you in this trick.
           *[other] The chance that no opponent after you can beat your { CARD($card) }{ $trumps ->
                [0] {""}
               *[other] , even with a trump,
            } is { CHANCE($safe) }.
        }
    }
    .brief = { SUIT($suit, case: "title") }: out { $out }, higher { $higher }, { $takes ->
        [0] doesn't win.
       *[other] opponents can't beat it: { CHANCE($safe) }.
    }
    .braille = { CARD($card, case: "braille") } out { $out } higher { $higher } { $takes ->
        [0] loses
       *[other] holds { CHANCE($safe, form: "short") }
    }
odds-whist-void =
    { PERSON($seat) ->
        [you] You have
       *[other] { WHO($seat) } has
    } no { SUIT($suit) }.
    .braille = { WHO($seat, form: "short") } no { SUIT($suit, case: "braille") }
odds-whist-holder = The chance that { WHO($seat) } has the { CARD($card) } is { CHANCE($chance) }.
    .brief = { WHO($seat) } { CARD($card) }: { CHANCE($chance) }.
    .braille = { CARD($card, case: "braille") } { WHO($seat, form: "short") } { CHANCE($chance, form: "short") }
odds-whist-finesse = A finesse with { CARD($card, case: "acc") } against { CARD($top, case: "acc") } works unless { WHO($seat) } holds that card: the chance is { CHANCE($chance) }.
    .brief = Finesse with { CARD($card, case: "acc") }: { CHANCE($chance) }.
    .braille = finesse { CARD($card, case: "braille") } { CHANCE($chance, form: "short") }
odds-whist-long = You hold { $own } { SUIT($suit) }. The chance that nobody else has as many, so that your last one is good, is { CHANCE($chance) }.
    .brief = Long suit: { CHANCE($chance) }.
    .braille = long { SUIT($suit, case: "braille") } { CHANCE($chance, form: "short") }
odds-whist-left = The others hold: { SUIT("c") } { $suit-c }, { SUIT("d") } { $suit-d }, { SUIT("h") } { $suit-h }, { SUIT("s") } { $suit-s }.
    .brief = Out: { SUIT("c") } { $suit-c }, { SUIT("d") } { $suit-d }, { SUIT("h") } { $suit-h }, { SUIT("s") } { $suit-s }.
    .braille = out { SUIT("c", case: "braille") }{ $suit-c } { SUIT("d", case: "braille") }{ $suit-d } { SUIT("h", case: "braille") }{ $suit-h } { SUIT("s", case: "braille") }{ $suit-s }
