# Odds: what the player may know, counted exactly; where it is only estimated, the sentence says "about".
# odds-chance follows the word "is".
odds-chance =
    { $edge ->
        [under] less than one percent
        [over] more than ninety-nine percent
       *[between] { $percent ->
            [0] nil
            [one] one percent
           *[other] { COUNT($percent, of: "percent") }
        }
    }
    .short = { $edge ->
        [under] <1%
        [over] >99%
       *[between] { $percent }%
    }
odds-none = There are no odds to give now.
    .braille = nothing to reckon

# Quist
odds-quist =
    { $tied ->
        [yes] { CARD($card, case: "acc") } would tie the highest card.
       *[no] { $higher ->
            [0] No card above { CARD($card, case: "acc") } is out any more.
            [one] One card above { CARD($card, case: "acc") } is still out.
           *[other] { COUNT($higher, of: "card") } above { CARD($card, case: "acc") } are still out.
        }
    } The chance that nobody after you has a higher one is { CHANCE($safe) }.
    .brief = { CHANCE($safe) } safe; { $higher } of { $unseen } are higher.
    .braille = { CARD($card, case: "braille") } higher { $higher }/{ $unseen } safe { CHANCE($safe, form: "short") }
odds-quist-last =
    { $tied ->
        [yes] You play last: { CARD($card, case: "acc") } ties the highest card and the phase will be level.
       *[no] You play last: { CARD($card, case: "acc") } is certain to be the highest.
    }
    .brief = { $tied ->
        [yes] A sure tie.
       *[no] Sure to be highest.
    }
    .braille = { CARD($card, case: "braille") } { $tied ->
        [yes] tie 100%
       *[no] highest 100%
    }
odds-quist-beaten = { CARD($card, case: "acc") } cannot be the highest, { CARD($top, case: "acc") } already lies on the table.
    .brief = Too low for { CARD($top, case: "acc") }.
    .braille = { CARD($card, case: "braille") } < { CARD($top, case: "braille") }
odds-quist-more = The chance that no opponent after you has a higher card is { CHANCE($opponents) }. That nobody has an equal one either, { CHANCE($alone) }. If the others played blindly, the chance of the trick is { CHANCE($wins) }, of a tie { CHANCE($ties) }.
    .brief = Opponents cannot beat it: { CHANCE($opponents) }. Blindly: trick { CHANCE($wins) }, tie { CHANCE($ties) }.
    .braille = opponents lower { CHANCE($opponents, form: "short") } blind: trick { CHANCE($wins, form: "short") } tie { CHANCE($ties, form: "short") }
odds-quist-left = You have not yet seen { $nines ->
        [0] any nine
        [one] one nine
       *[other] { COUNT($nines, of: "nine") }
    }, { $eights ->
        [0] any eight
        [one] one eight
       *[other] { COUNT($eights, of: "eight") }
    } and { $sevens ->
        [0] any seven
        [one] one seven
       *[other] { COUNT($sevens, of: "seven") }
    }. They may be held or lie among the cards not dealt.
    .brief = Out: nines { $nines }, eights { $eights }, sevens { $sevens }.
    .braille = out 9:{ $nines } 8:{ $eights } 7:{ $sevens }

# Šipky
odds-sipky = { $missing } to go. With one card the chance of a hit is { CHANCE($hit-one) }, of going bust { CHANCE($out-one) }. With two cards: a hit { CHANCE($hit-two) }, bust { CHANCE($out-two) }.
    .brief = With one: hit { CHANCE($hit-one) }, bust { CHANCE($out-one) }. With two: hit { CHANCE($hit-two) }, bust { CHANCE($out-two) }.
    .braille = { $missing } missing 1: hit { CHANCE($hit-one, form: "short") } bust { CHANCE($out-one, form: "short") } 2: hit { CHANCE($hit-two, form: "short") } bust { CHANCE($out-two, form: "short") }
odds-sipky-far = { $missing } to go: no single throw can hit from there, or go too far.
    .brief = Still far away.
    .braille = { $missing } missing, far
odds-sipky-half = The chance that your first throw makes at least fifty-one is { CHANCE($chance) }.
    .braille = 51 or more { CHANCE($chance, form: "short") }
odds-sipky-ahead =
    { $lead ->
        [none] Nobody else is within the limit yet. The chance that you stay within it is { CHANCE($one) } with one card, { CHANCE($two) } with two.
       *[other] The best of the others has { $lead } to go. The chance to get ahead of that is { CHANCE($one) } with one card, { CHANCE($two) } with two.
    }
    .brief = To get ahead with one: { CHANCE($one) }, with two: { CHANCE($two) }.
    .braille = lead 1: { CHANCE($one, form: "short") } 2: { CHANCE($two, form: "short") }
odds-sipky-two-throws = The chance of an exact hit within two throws, played as well as can be, is { CHANCE($chance) }.
    .braille = hit within 2 throws { CHANCE($chance, form: "short") }
odds-sipky-end =
    { $ahead ->
        [yes] If you end now, you are { $missing } short and ahead so far.
       *[no] If you end now, you are { $missing } short and not ahead: the best has { $lead } to go.
    }
    .brief = End: { $missing } short, { $ahead ->
        [yes] you are ahead.
       *[no] you are not ahead.
    }
    .braille = end { $missing } missing { $ahead ->
        [yes] leads
       *[no] no
    }
odds-sipky-number =
    { $kind ->
        [miss] Throwing the card away
       *[number] { $number }
    }: { $state ->
        [hit] an exact hit.
        [out] bust.
       *[left] { $missing } to go, and the chance to hit with the next throw is { CHANCE($chance) }.
    }
    .brief = { $kind ->
        [miss] Away
       *[number] { $number }
    }: { $state ->
        [hit] hit.
        [out] bust.
       *[left] { $missing } to go, { CHANCE($chance) }.
    }
    .braille = { $kind ->
        [miss] miss
       *[number] { $number }
    }: { $state ->
        [hit] hit
        [out] bust
       *[left] { $missing } missing hit { CHANCE($chance, form: "short") }
    }
odds-sipky-cards = The pack still has { COUNT($cards, of: "card") }.
    .braille = pack { $cards }

# Loker
odds-loker-best =
    { $count ->
        [0] It is best to exchange nothing.
       *[other] The best exchange: throw away { CARDS($cards, case: "the") }.
    } The chance that you will have a figure is { CHANCE($some) }{ $others ->
        [yes] , on average about place { $place }.
       *[no] .
    }
    .brief = { $count ->
        [0] Exchange nothing
       *[other] Throw { CARDS($cards, case: "the") }
    }: figure { CHANCE($some) }.
    .braille = { $count ->
        [0] keep all
       *[other] throw { CARDS($cards, case: "braille") }
    } figure { CHANCE($some, form: "short") } place about { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-loss =
    { $unit ->
        [chips] { COUNT($size, of: "chip") }
       *[points] { COUNT($size, of: "point") }
    }
odds-loker-marked = If you throw away { CARDS($cards, case: "the") }, as marked, the chance of a figure is { CHANCE($some) }.{ $others ->
        [yes] { $same ->
            [yes] {" "}That is about as good.
           *[no] {" "}That is worse by about { odds-loss }.
        }
       *[no] {""}
    }
    .brief = { CARDS($cards) }: a figure { CHANCE($some) }{ $others ->
        [yes] { $same ->
            [yes] , about as good.
           *[no] , worse by { odds-loss }.
        }
       *[no] .
    }
    .braille = { CARDS($cards, case: "braille") } figure { CHANCE($some, form: "short") } -{ NUMBER($size, maximumFractionDigits: 1) }
odds-loker-figure = The chance of { odds-figure } is { CHANCE($chance) }.
    .brief = { odds-figure }: { CHANCE($chance) }.
    .braille = { odds-figure } { CHANCE($chance, form: "short") }
odds-figure =
    { $figure ->
        [none] no figure
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
odds-loker-nothing =
    { $best ->
        [yes] An exchange does not pay.
       *[no] { $same ->
            [yes] Exchanging nothing would be about as good.
           *[no] Exchanging nothing would be worse by about { odds-loss }.
        }
    }
    .braille = keep all -{ NUMBER($size, maximumFractionDigits: 1) }
odds-loker-hand = You hold { odds-figure }{ $others ->
        [yes] , on average about place { $place }.
       *[no] .
    }
    .brief = { odds-figure }{ $others ->
        [yes] , about place { $place }.
       *[no] .
    }
    .braille = { odds-figure } place about { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Whist
odds-whist = { SUIT($suit, case: "title") }: { $out ->
        [0] the others have none left.
        [one] the others have one card
       *[other] the others have { COUNT($out, of: "card") }
    }{ $out ->
        [0] {""}
       *[other] , { $higher ->
            [0] none of them above your { CARD($card) }.
            [one] one of them above your { CARD($card) }.
           *[other] { $higher } of them above your { CARD($card) }.
        }
    } { $takes ->
        [0] As the trick lies, it does not win.
       *[other] { $foes ->
            [0] No opponent plays after you in this trick.
           *[other] The chance that no opponent after you can beat your { CARD($card) }{ $trumps ->
                [0] {""}
               *[other] , even with a trump,
            } is { CHANCE($safe) }.
        }
    }
    .brief = { SUIT($suit, case: "title") }: out { $out }, higher { $higher }, { $takes ->
        [0] does not win.
       *[other] opponents cannot beat it: { CHANCE($safe) }.
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
