# Whist: a sentence for every event, and the answers to questions. An odd trick is one above the book.
game-name = Whist

# The deal
cards-dealt = The { ORDINAL($deal) } deal. { $turned ->
        [none] No trumps.
       *[other] { SUIT($trump, case: "title") } are trumps; the { RANK($turned) } was turned up.
    }{ dealt-leader }
    .brief = { ORDINAL($deal) } deal. { $turned ->
        [none] No trumps.
       *[other] Trumps { SUIT($trump) }, the { RANK($turned) }.
    }{ dealt-leader }
    .full = The { ORDINAL($deal) } deal. { $turned ->
        [none] There are no trumps; { PERSON($dealer) ->
            [you] you deal.
           *[other] { WHO($dealer) } deals.
        }
       *[other] { SUIT($trump, case: "title") } are trumps; { WHO($dealer) } turned up the { RANK($turned) }.
    }{ dealt-leader }
    .braille = { $deal }. { $turned ->
        [none] no trumps
       *[other] trump { CARD($turned, case: "braille") }
    } lead { WHO($leader, form: "short") }
dealt-leader =
    { $asked ->
        [packets] {""}
        [trump] {""}
       *[other] { PERSON($leader) ->
            [you] {""}
           *[other] {" "}{ WHO($leader) } leads.
        }
    }
asked-trump =
    { PERSON($seat) ->
        [you] You deal. { $alone ->
            [yes] Name trumps, or keep { SUIT($trump) } and score double.
           *[no] Name trumps, keep { SUIT($trump) } and score double, or leave it to your partner.
        }
       *[other] { WHO($seat) } decides on trumps.
    }
    .brief = { PERSON($seat) ->
        [you] Decide on trumps.
       *[other] Trumps: { WHO($seat) } decides.
    }
    .braille = trumps? { WHO($seat, form: "short") }
asked-partner =
    { PERSON($seat) ->
        [you] Name trumps, or keep { SUIT($trump) } and score double.
       *[other] { WHO($seat) } decides on trumps.
    }
    .brief = { PERSON($seat) ->
        [you] Decide on trumps.
       *[other] Trumps: { WHO($seat) } decides.
    }
    .braille = trumps? { WHO($seat, form: "short") }
asked-streak =
    { PERSON($seat) ->
        [you] Name new trumps, or keep { SUIT($trump) }: { COUNT($run, of: "trick") } running.
       *[other] { COUNT($run, of: "trick") } running: { WHO($seat) } decides on trumps.
    }
    .brief = { PERSON($seat) ->
        [you] You may change trumps.
       *[other] { WHO($seat) } may change trumps.
    }
    .braille = trumps? { WHO($seat, form: "short") }
asked-packets =
    { PERSON($seat) ->
        [you] Look at the four packets and choose two: one for yourself, one for your partner.
       *[other] { WHO($seat) } is looking at the packets.
    }
    .brief = { PERSON($seat) ->
        [you] Choose the packets.
       *[other] { WHO($seat) } chooses packets.
    }
    .braille = packets? { WHO($seat, form: "short") }
trump-named = { SUIT($suit, case: "title") } are now trumps{ PERSON($seat) ->
        [you] .
       *[other] , named by { WHO($seat) }.
    }
    .brief = Trumps: { SUIT($suit) }.
    .braille = trumps { SUIT($suit) } { WHO($seat, form: "short") }
revoke-penalized = { WHO($seat) } revoked: the other side gets { $tricks ->
        [0] { COUNT($points, of: "point") }.
       *[other] { COUNT($tricks, of: "trick") }.
    }
    .braille = penalty { WHO($seat, form: "short") } { $tricks ->
        [0] p { $points }
       *[other] t { $tricks }
    }
trump-kept = { SUIT($suit, case: "title") } stay trumps{ $doubled ->
        [yes] , and the deal counts double.
       *[no] .
    }
    .brief = Still { SUIT($suit) }{ $doubled ->
        [yes] , double.
       *[no] .
    }
    .braille = still { SUIT($suit) }{ $doubled ->
        [yes] {" "}2x
       *[no] {""}
    }
left-to-partner =
    { PERSON($seat) ->
        [you] You leave it to your partner.
       *[other] { WHO($seat) } leaves it to { WHO($partner) }.
    }
    .brief = { PERSON($partner) ->
        [you] You name trumps.
       *[other] { WHO($partner) } names trumps.
    }
    .braille = names { WHO($partner, form: "short") }
packets-given =
    { PERSON($seat) ->
        [you] You give out the packets:
       *[other] { WHO($seat) } gives out the packets:
    } first to { WHO($first) }, then { WHO($second) }, { WHO($third) }, { WHO($fourth) }.
    .brief = First to { WHO($first) }, then { WHO($second) }, { WHO($third) }, { WHO($fourth) }.
    .braille = packets { WHO($first, form: "short") }{ WHO($second, form: "short") }{ WHO($third, form: "short") }{ WHO($fourth, form: "short") }
packet-received = You get { CARDS($cards, case: "acc") }.
    .brief = { CARDS($cards) }.
    .braille = + { CARDS($cards, case: "braille") }
packet = { ORDINAL($number) } packet: { CARDS($cards) }.
    .braille = { $number }. { CARDS($cards, case: "braille") }
packets-none = This deal has no packets.
    .braille = no packets

# The play
card-played = { $how ->
        [leads] { card-told }
        [follows] { WHO($seat) }, { CARD($card) }
        [discards] { PERSON($seat) ->
            [you] You discard:
           *[other] { WHO($seat) } discards:
        } { CARD($card) }
        [overruffs] { PERSON($seat) ->
            [you] You overruff:
           *[other] { WHO($seat) } overruffs:
        } { CARD($card) }
       *[ruffs] { PERSON($seat) ->
            [you] You ruff:
           *[other] { WHO($seat) } ruffs:
        } { CARD($card) }
    }{ $state ->
        [ahead] { $how ->
            [follows] {""}: ahead.
           *[ruffs] .
        }
        [still] {""}; { PERSON($top-seat) ->
            [you] you're ahead.
           *[other] { WHO($top-seat) } is ahead.
        }
       *[untold] .
    }
    .full = { card-told }{ $state ->
        [ahead] { $how ->
            [follows] {""}: ahead.
           *[ruffs] .
        }
        [still] . { PERSON($top-seat) ->
            [you] You're still ahead.
           *[other] { WHO($top-seat) } is still ahead.
        }
       *[untold] .
    }
    .brief = { $how ->
        [leads] { PERSON($seat) ->
            [you] { CARD($card) }
           *[other] { WHO($seat) }, { CARD($card, case: "brief") }
        }
        [follows] { PERSON($seat) ->
            [you] {""}
           *[other] { WHO($seat) },{" "}
        }{ RANK($card) }
        [discards] { PERSON($seat) ->
            [you] You discard: { CARD($card) }
           *[other] { WHO($seat) } discards, { CARD($card, case: "brief") }
        }
       *[ruffs] { PERSON($seat) ->
            [you] You ruff:
           *[other] { WHO($seat) } ruffs,
        } { RANK($card) }
    }{ $state ->
        [ahead] { $how ->
            [follows] {""}: ahead.
           *[ruffs] .
        }
        [still] {""}; { WHO($top-seat) } ahead.
       *[untold] .
    }
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
card-told =
    { PERSON($seat) ->
        [you] You { $how ->
            [leads] lead { CARD($card, case: "acc") }
            [follows] play { CARD($card, case: "acc") }
            [ruffs] ruff with { CARD($card, case: "acc") }
            [overruffs] overruff with { CARD($card, case: "acc") }
           *[discards] discard { CARD($card, case: "acc") }
        }
       *[other] { WHO($seat) } { $how ->
            [leads] leads { CARD($card, case: "acc") }
            [follows] plays { CARD($card, case: "acc") }
            [ruffs] ruffs with { CARD($card, case: "acc") }
            [overruffs] overruffs with { CARD($card, case: "acc") }
           *[discards] discards { CARD($card, case: "acc") }
        }
    }
highest-now =
    { PERSON($top-seat) ->
        [you] You're ahead with the { CARD($top) }.
       *[other] { WHO($top-seat) } is ahead with the { CARD($top) }.
    }
    .brief = { WHO($top-seat) } ahead, { CARD($top, case: "brief") }.
    .braille = max { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
null-began =
    { $by-queen ->
        [yes] The queen of spades has been played. This trick and all later ones count for the other side.
       *[no] Six tricks have been played and null begins. The last seven count for the other side.
    }
    .brief = Null begins.
    .braille = null
trick-taken =
    { PERSON($seat) ->
        [you] Your trick{ $null ->
            [yes] , and it counts for them.
           *[no] .
        }
       *[other] { WHO($seat) } takes { $null ->
            [yes] it, { $counts ->
                [us] and it counts for you.
                [them] and it counts for them.
               *[other] and it counts for the other side.
            }
           *[no] the trick.
        }
    }
    .full =
        { $null ->
            [yes] { trick-taken }
           *[no] { PERSON($seat) ->
                [you] You take the trick with the { CARD($card) }.
               *[other] { WHO($seat) } takes the trick with the { CARD($card) }.
            }
        }
    .brief = { PERSON($seat) ->
        [you] Yours.
       *[other] { WHO($seat) } takes it.
    }
    .braille = to { WHO($seat, form: "short") }{ $null ->
        [yes] {" "}null
       *[no] {""}
    }
won-so-far = { side-own } { $own ->
        [0] none
       *[other] { $own }
    }, { side-other } { $other ->
        [0] none
       *[other] { $other }
    }.
    .full = Tricks: { side-own } { $own ->
        [0] none
       *[other] { $own }
    }, { side-other } { $other ->
        [0] none
       *[other] { $other }
    }.
    .braille = tricks { $own }:{ $other }
won-so-far-alone = { $all ->
        [one] You have { $own ->
            [0] no tricks yet.
           *[other] { COUNT($own, of: "trick") }.
        }
       *[other] You have { $own ->
            [0] none
           *[other] { $own }
        } of the { COUNT($all, of: "trick") }.
    }
    .brief = { $own } of { $all }.
    .braille = tricks { $own }/{ $all }
tricks-now = Tricks so far: { side-own } { $own ->
        [0] none
       *[other] { $own }
    }, { side-other } { $other ->
        [0] none
       *[other] { $other }
    }.
    .brief = Tricks: { side-own } { $own ->
        [0] none
       *[other] { $own }
    }, { side-other } { $other ->
        [0] none
       *[other] { $other }
    }.
    .braille = tricks { $own }:{ $other }
your-turn = Your turn.
    .brief = You.
    .braille = your turn
your-turn-lead = You lead.
    .braille = you lead
must-follow = { SUIT($suit, case: "title") } were led: follow suit.
    .brief = Follow { SUIT($suit) }.
    .braille = follow { SUIT($suit) }
packets-differ = Choose two different packets, one for yourself and one for your partner.
    .brief = Two different packets.
    .braille = other packet
    .called = The two packets have to differ.
no-such-packet = There are only four packets.
    .braille = only 4 packets

# The end of a deal
deal-counted = Tricks: { side-own } { $counted-own ->
        [0] none
       *[other] { $counted-own }
    }, { side-other } { $counted-other ->
        [0] none
       *[other] { $counted-other }
    }.
    .full = The deal is over. Tricks: { side-own } { $counted-own ->
        [0] none
       *[other] { $counted-own }
    }, { side-other } { $counted-other ->
        [0] none
       *[other] { $counted-other }
    }.
    .braille = tricks { $counted-own }:{ $counted-other }
deal-counted-alone = The deal is over.
    .braille = deal over
queen-taken =
    { PERSON($seat) ->
        [you] You take the queen of spades; they score four.
       *[other] { WHO($seat) } takes the queen of spades; { $counts ->
            [us] you score four.
            [them] they score four.
           *[other] the other side scores four.
        }
    }
    .brief = Queen to { WHO($seat) }.
    .braille = qs { WHO($seat, form: "short") }
points =
    { SIDE($side) ->
        [us] You score
        [them] They score
        [first] The first pair scores
       *[second] The second pair scores
    } { $tricks ->
        [0] { $honours } for honours.
       *[other] { $tricks } for tricks{ $honours ->
            [0] .
           *[other] , { $honours } for honours.
        }
    }
    .full =
        { $tricks ->
            [0] {""}
           *[other] { COUNT($odd, of: "odd") }: { COUNT($tricks, of: "point") } to { SIDE($side) ->
                [us] you
                [them] them
                [first] the first pair
               *[second] the second pair
            }.
        }{ $honours ->
            [0] {""}
           *[other] { $tricks ->
                [0] {""}
               *[other] {" "}
            }Honours: { COUNT($honours, of: "point") } to { SIDE($side) ->
                [us] you
                [them] them
                [first] the first pair
               *[second] the second pair
            }.
        }
    .brief = { SIDE($side) ->
        [us] You:
        [them] Them:
        [first] First pair:
       *[second] Second pair:
    } { $tricks ->
        [0] { $honours } for honours.
       *[other] { $tricks } for tricks{ $honours ->
            [0] .
           *[other] , { $honours } for honours.
        }
    }
    .braille = { SIDE($side) ->
        [us] we
        [them] they
        [first] p1
       *[second] p2
    }{ $tricks ->
        [0] {""}
       *[other] {" "}+{ $tricks } tricks
    }{ $honours ->
        [0] {""}
       *[other] {" "}+{ $honours } honours
    }
points-slam =
    { $points ->
        [50] Grand slam!
       *[other] Small slam!
    } { COUNT($points, of: "point") } to { SIDE($side) ->
        [us] you.
        [them] them.
        [first] the first pair.
       *[second] the second pair.
    }
    .brief = { $points ->
        [50] Grand slam.
       *[other] Small slam.
    }
    .braille = { SIDE($side) ->
        [us] we
        [them] they
        [first] p1
       *[second] p2
    } slam +{ $points }
points-alone = { WHO($seat) }: { $taken ->
        [0] no tricks
       *[other] { COUNT($taken, of: "trick") }
    }, { $tricks ->
        [0] nothing for odd tricks
       *[other] { COUNT($tricks, of: "point") } for odd tricks
    }{ $honours ->
        [0] .
       *[other] , { COUNT($honours, of: "point") } for honours.
    }
    .brief = { WHO($seat) }, { $tricks } for tricks{ $honours ->
        [0] .
       *[other] , { $honours } for honours.
    }
    .braille = { WHO($seat, form: "short") } { $taken } +{ $tricks } +{ $honours }
tied-at-ten = Tied at { COUNT($points, of: "point") }: { SEATS($sides) }. Another deal decides.
    .brief = Tied at { $points }, another deal.
    .braille = level { $points }
game-won =
    { SIDE($winner) ->
        [us] You win the game { own-first }, with a bonus of fifty points.
        [them] They win the game { other-first }, with a bonus of fifty points.
        [first] The first pair wins the game { own-first }, with a bonus of fifty points.
       *[second] The second pair wins the game { other-first }, with a bonus of fifty points.
    } { games-now }
    .brief = { SIDE($winner) ->
        [us] Game to you, { own-first }.
        [them] Game to them, { other-first }.
        [first] Game to the first pair, { own-first }.
       *[second] Game to the second pair, { other-first }.
    } { games-now }
    .braille = game { $own }:{ $other } +50
own-first = { $own } to { $other }
other-first = { $other } to { $own }
games-now = Games: { side-own } { $own-games ->
        [0] none
       *[other] { $own-games }
    }, { side-other } { $other-games ->
        [0] none
       *[other] { $other-games }
    }.
game-won-alone =
    { PERSON($winner) ->
        [you] You win the game with { COUNT($points, of: "point") }, plus a bonus of fifty.
       *[other] { WHO($winner) } wins the game with { COUNT($points, of: "point") }, plus a bonus of fifty.
    }
    .brief = Game to { WHO($winner) }.
    .braille = game { WHO($winner, form: "short") } +50
struck =
    { SIDE($side) ->
        [us] Wiped from your total:
        [them] Wiped from their total:
        [first] Wiped from the first pair's total:
       *[second] Wiped from the second pair's total:
    } { COUNT($points, of: "point") }.
    .brief = Wiped out: { COUNT($points, of: "point") }.
    .braille = struck { $points }
struck-alone =
    { PERSON($seat) ->
        [you] Wiped from your total:
       *[other] Wiped from { WHO($seat) }'s total:
    } { COUNT($points, of: "point") }.
    .brief = { WHO($seat) }, { $points } wiped out.
    .braille = { WHO($seat, form: "short") } struck { $points }
rubber-won =
    { SIDE($winner) ->
        [us] You win the rubber, with a bonus of seventy points.
        [them] They win the rubber, with a bonus of seventy points.
        [first] The first pair wins the rubber, with a bonus of seventy points.
       *[second] The second pair wins the rubber, with a bonus of seventy points.
    }
    .brief = { SIDE($winner) ->
        [us] Rubber to you.
        [them] Rubber to them.
        [first] Rubber to the first pair.
       *[second] Rubber to the second pair.
    }
    .braille = rubber { SIDE($winner) ->
        [us] we
        [them] they
        [first] p1
       *[second] p2
    } +70
rubber-won-alone =
    { PERSON($winner) ->
        [you] You win the rubber, with a bonus of seventy points.
       *[other] { WHO($winner) } wins the rubber, with a bonus of seventy points.
    }
    .brief = Rubber to { WHO($winner) }.
    .braille = rubber { WHO($winner, form: "short") } +70
match-ended =
    { $winner ->
        [none] The match is drawn, { own-first }.
       *[other] { SIDE($winner) ->
            [us] You win the match by { COUNT($difference, of: "point") }, { own-first }.
            [them] They win the match by { COUNT($difference, of: "point") }, { other-first }.
            [first] The first pair wins the match by { COUNT($difference, of: "point") }, { own-first }.
           *[second] The second pair wins the match by { COUNT($difference, of: "point") }, { other-first }.
        }
    }
    .brief = { $winner ->
        [none] The match is drawn.
       *[other] { SIDE($winner) ->
            [us] Match to you, { own-first }.
            [them] Match to them, { other-first }.
            [first] Match to the first pair, { own-first }.
           *[second] Match to the second pair, { other-first }.
        }
    }
    .braille = end { $own }:{ $other }
match-ended-alone =
    { $winner ->
        [none] The match is over. Several players are tied for first with { COUNT($best, of: "point") }.
       *[other] { PERSON($winner) ->
            [you] You win the match with { COUNT($best, of: "point") }.
           *[other] { WHO($winner) } wins the match with { COUNT($best, of: "point") }.
        }
    }
    .brief = { $winner ->
        [none] The match is drawn.
       *[other] Match to { WHO($winner) }.
    }
    .braille = end { $best }

# Questions
hand-shown-by-suits = { $count ->
        [0] { NAME($seat) } has no cards.
       *[other] { NAME($seat) } holds: { HAND($cards) }
    }
    .brief = { NAME($seat) }: { $count ->
        [0] no cards.
       *[other] { HAND($cards) }
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] no cards
       *[other] { HAND($cards, case: "braille") }
    }
hand-by-suits =
    { $count ->
        [0] You have no cards left.
       *[other] { HAND($cards) }
    }
    .braille = { $count ->
        [0] no cards
       *[other] { HAND($cards, case: "braille") }
    }
suit-held = { HAND($cards) }
    .braille = { HAND($cards, case: "braille") }
lowest-of-suit = The lowest is the { CARD($card) }.
    .brief = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
highest-of-suit = The highest is the { CARD($card) }.
    .brief = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
deal-now = The { ORDINAL($deal) } deal.
    .braille = deal { $deal }
trump-now =
    { $trump ->
        [none] There are no trumps.
       *[other] { SUIT($trump, case: "title") } are trumps; the { CARD($turned) } was turned up.
    }
    .brief = { $trump ->
        [none] No trumps.
       *[other] { SUIT($trump, case: "title") }.
    }
    .braille = { $trump ->
        [none] no trumps
       *[other] trumps { SUIT($trump) }, turned { CARD($turned, case: "braille") }
    }
trump-not-yet = Trumps aren't settled yet; the { CARD($turned) } is turned up.
    .brief = { CARD($turned) } so far.
    .braille = trumps? { CARD($turned, case: "braille") }
null-now = This is null: the trick counts for the other side.
    .brief = Null.
    .braille = null
honours-known = Honours known: { CARDS($cards) }.{ $alone ->
        [yes] {" "}You have { $own ->
                [0] none
               *[other] { $own }
            }, the others { $other ->
                [0] none
               *[other] { $other }
            }.
        [no] {" "}{ SIDE(0) ->
            [first] The first pair has { $own ->
                [0] none
               *[other] { $own }
            }, the second { $other ->
                [0] none
               *[other] { $other }
            }.
           *[us] Your side has { $own ->
                [0] none
               *[other] { $own }
            }, they have { $other ->
                [0] none
               *[other] { $other }
            }.
        }
       *[none] {""}
    }
    .brief = { $alone ->
        [yes] Honours: you { $own }, the others { $other }.
        [no] Honours: { side-own } { $own ->
        [0] none
       *[other] { $own }
    }, { side-other } { $other ->
        [0] none
       *[other] { $other }
    }.
       *[none] Honours: { CARDS($cards) }.
    }
    .braille = honours { $own }:{ $other }
honours-unknown = No honours known yet.
    .braille = honours 0:0
honours-none = Honours don't count in this game.
    .braille = no honours
worth-odd = Each odd trick, that is each one above { $book }, is worth { COUNT($points, of: "point") }.
    .brief = An odd trick is { COUNT($points, of: "point") }.
    .braille = odd trick { $points }
worth-queen = Only the queen of spades matters. The side that takes her loses, and the others score four.
    .brief = The queen of spades.
    .braille = qs only
run-now = { COUNT($run, of: "trick") } running, the last { PERSON($seat) ->
        [you] one yours.
       *[other] one { WHO($seat) }'s.
    } Trumps can change after { $streak }.
    .brief = { $run } running, change after { $streak }.
    .braille = run { $run }/{ $streak } { WHO($seat, form: "short") }
score = Points: { side-own } { $own-game ->
        [0] none
       *[other] { $own-game }
    }, { side-other } { $other-game ->
        [0] none
       *[other] { $other-game }
    }.
    .full = Game score: { side-own } { $own-game ->
        [0] none
       *[other] { $own-game }
    }, { side-other } { $other-game ->
        [0] none
       *[other] { $other-game }
    }; the first to ten wins.
    .braille = points { $own-game }:{ $other-game }
score-games = Points: { side-own } { $own-game ->
        [0] none
       *[other] { $own-game }
    }, { side-other } { $other-game ->
        [0] none
       *[other] { $other-game }
    }{ $over ->
        [yes] .
       *[no] ; the first to ten wins.
    } { games-now }
    .brief = Points: { side-own } { $own-game ->
        [0] none
       *[other] { $own-game }
    }, { side-other } { $other-game ->
        [0] none
       *[other] { $other-game }
    }. { games-now }
    .braille = points { $own-game }:{ $other-game } games { $own-games }:{ $other-games }
score-alone =
    { PERSON($seat) ->
        [you] You have
       *[other] { WHO($seat) } has
    } { game-points } in the game, { $account ->
        [0] nothing
       *[other] { $account }
    } in total.
    .brief = { WHO($seat) }, { COUNT($game, of: "point") }.
    .braille = { WHO($seat, form: "short") } { $game }({ $account })
stands-alone = { WHO($seat) }, { $tricks ->
        [0] no tricks
       *[other] { COUNT($tricks, of: "trick") }
    }, { game-points } in the game, { $account ->
        [0] nothing
       *[other] { $account }
    } in total.
    .brief = { WHO($seat) }, { COUNT($tricks, of: "trick") }, { game-points }.
    .braille = { WHO($seat, form: "short") } { $tricks } { $game }({ $account })
game-points = { $game ->
        [0] nothing
       *[other] { COUNT($game, of: "point") }
    }
rubber-over = The rubber is over.
    .brief = Rubber over.
    .braille = rubber over
whist-game-over = The game is over.
    .brief = Game over.
    .braille = game over
whist-match-over = The match is over.
    .brief = Match over.
    .braille = match over
account = Total score: { side-own } { $own ->
        [0] none
       *[other] { $own }
    }, { side-other } { $other ->
        [0] none
       *[other] { $other }
    }.{ $rubbers ->
        [one] {""}
       *[other] {" "}{ $over ->
            [yes] That was
           *[no] This is
        } rubber { $rubber } of { $rubbers }.
    }
    .brief = Total score: { side-own } { $own ->
        [0] none
       *[other] { $own }
    }, { side-other } { $other ->
        [0] none
       *[other] { $other }
    }.
    .braille = accounts { $own }:{ $other }
last-deal = Last deal: tricks { $own-tricks } to { $other-tricks }, points { $own-points } to { $other-points }.
    .brief = Last deal { $own-points } to { $other-points }.
    .braille = last { $own-points }:{ $other-points }

# What is played
playing-base = This is plain Whist.
    .braille = plain
playing-cayenne = This is Cayenne: the dealer may name other trumps. If the suit turned up stays, everything counts double.
    .brief = Cayenne.
    .braille = cayenne
playing-grand = This is Grand: { $first ->
        [yes] {""}
       *[no] no trumps,{" "}
    }the aces are honours, and an odd trick scores four.
    .brief = Grand.
    .braille = grand
playing-grand-null = This is Grand null: six tricks of Grand, then seven that count for the other side.
    .brief = Grand null.
    .braille = grand null
playing-grand-null-queen = This is Grand null with the queen of spades: once she falls, tricks count for the other side.
    .brief = Grand null with the queen.
    .braille = grand null qs
playing-amor = This is Flying Amor: after three tricks running a side may change trumps.
    .brief = Flying Amor.
    .braille = amor
playing-duck = This is Flying Duck: after two tricks running a side may change trumps. An odd trick scores four points.
    .brief = Flying Duck.
    .braille = duck
playing-bismarck = This is Bismarck: the dealer gives out four packets of three cards.
    .brief = Bismarck.
    .braille = bismarck
playing-queen-of-spades = This is the Queen of spades: the side that takes her loses the deal.
    .brief = Queen of spades.
    .braille = queen
playing-hussar = This is Hussar Whist: everybody plays alone. Each trick from the fourth on is an odd trick.
    .brief = Hussar Whist.
    .braille = hussar
playing-three = This is Whist for three, without the twos and the hearts from three to jack. Everybody plays alone, and each trick from the fifth on is an odd trick.
    .brief = Whist for three.
    .braille = three

# Choices at the table
action-name-trump = Name { SUIT($suit) } as trumps
    .braille = trumps { SUIT($suit) }
    .typed = { SUIT($suit) }
action-keep-trump = Keep { SUIT($trump) }{ $doubles ->
        [yes] {" "}and score double
       *[no] {""}
    }
    .braille = keep { SUIT($trump) }
    .typed = { SUIT($trump) }
action-leave-to-partner = Leave it to partner
    .advised = leave it to your partner
    .braille = partner names
action-packets = The { ORDINAL($own) } packet for yourself: { CARDS($own-cards) }. The { ORDINAL($partner) } for your partner: { CARDS($partner-cards) }
    .brief = The { ORDINAL($own) } packet for yourself, the { ORDINAL($partner) } for your partner
    .braille = I { CARDS($own-cards, case: "braille") } P { CARDS($partner-cards, case: "braille") }
    .second = The { ORDINAL($partner) } for your partner: { CARDS($partner-cards) }
action-packets-first = The { ORDINAL($number) } packet for yourself: { CARDS($cards) }
    .brief = The { ORDINAL($number) } for yourself
    .braille = { $number }. { CARDS($cards, case: "braille") }
    .typed = { ORDINAL($number) } packet, the { ORDINAL($number) } packet
action-packets-closed = The { ORDINAL($own) } packet taken, the { ORDINAL($partner) } to the partner
    .braille = takes { $own }, partner { $partner }
    .second = The { ORDINAL($partner) } to the partner
action-packets-closed-first = The { ORDINAL($number) } packet taken
    .braille = takes { $number }
action-packets-second = Which packet does your partner get?
    .braille = for partner?

# Setting up a match
game-about = The classic game of tricks and trumps for two pairs, with ten variants from Cayenne to Whist for three.
option-tour = Variant
option-tour-base = plain Whist
option-tour-cayenne = Cayenne
option-tour-grand = Grand
option-tour-grand-null = Grand null
option-tour-grand-null-queen = Grand null with the queen of spades
option-tour-amor = Flying Amor
option-tour-duck = Flying Duck
option-tour-bismarck = Bismarck
option-tour-queen-of-spades = Queen of spades
option-tour-hussar = Hussar Whist
option-tour-three = Whist for three
option-tour-mixed = a different one each deal
house-tour = The variant is what makes a deal differ from plain Whist. Play the same one every deal, or change from deal to deal.
option-rubbers = Number of rubbers
house-rubbers = How many rubbers you play before the totals are compared.
option-length = Number of deals
option-length-0 = as many as the rubbers take
house-length = The match ends after this many deals, as at a club evening. Rubbers don't end it.
option-strike-out = Wiping out points
house-strike-out = The winners of a game or rubber wipe out what the others scored in it. This applies to points for tricks and honours.
option-cayenne = Naming trumps with three players
house-cayenne = With three players, the dealer may name other trumps. If the dealer keeps the suit turned up, the deal counts double.
option-order = Order of the variants
option-order-base = { option-tour-base }
option-order-cayenne = { option-tour-cayenne }
option-order-grand = { option-tour-grand }
option-order-grand-null = { option-tour-grand-null }
option-order-grand-null-queen = { option-tour-grand-null-queen }
option-order-amor = { option-tour-amor }
option-order-duck = { option-tour-duck }
option-order-bismarck = { option-tour-bismarck }
option-order-queen-of-spades = { option-tour-queen-of-spades }
house-order = The order in which the variants come up, deal by deal.
option-partners = Partners
option-partners-agreed = sit opposite
option-partners-draw = are drawn
house-partners = Either your partner sits opposite you from the start. Or everybody draws, and the two with the highest cards are partners.
preset-base = plain Whist
preset-document = drawn partners, points wiped out
preset-mixed = changing variants
preset-hussar = Hussar Whist
preset-three = Whist for three

# Why an opponent plays this way
reason-only-choice = It's your only choice.
reason-at-random = Chosen at random.
reason-lead-high = Lead the highest card you hold.
    .brief = The highest card.
reason-take-high = Take the trick with the { CARD($card) }, to be on the safe side.
    .brief = To be on the safe side.
reason-lead-master = Nothing left in the suit beats the { CARD($card) }, so it should win the trick.
    .brief = Nothing left beats it.
reason-lead-trump = Draw trumps, so that the others run out.
    .brief = Draw trumps.
reason-lead-partner = Return the suit your partner led.
    .brief = Your partner's suit.
reason-lead-suit = { SUIT($suit, case: "title") } are your most promising suit to lead.
    .brief = The most promising suit.
reason-promises-most = It's your most promising card.
    .brief = The most promising card.
reason-beaten-by-fewer = Of the cards still out, { $own ->
        [0] none beats
        [one] one beats
       *[other] { $own } beat
    } the { CARD($card) } and { $its ->
        [0] none beats
        [one] one beats
       *[other] { $its } beat
    } the { CARD($other) }.
    .brief = Fewer cards beat it.
reason-beaten-by-more = Of the cards still out, { $own ->
        [0] none beats
        [one] one beats
       *[other] { $own } beat
    } the { CARD($card) } and { $its ->
        [0] none beats
        [one] one beats
       *[other] { $its } beat
    } the { CARD($other) }.
    .brief = More cards beat it.
reason-keeps-stronger = Keep the stronger card. Of the cards still out, { $own ->
        [0] none beats
        [one] one beats
       *[other] { $own } beat
    } the { CARD($card) } and { $its ->
        [0] none beats
        [one] one beats
       *[other] { $its } beat
    } the { CARD($other) }.
    .brief = Keep the stronger card.
reason-loses-stronger = Get rid of the more dangerous card. Of the cards still out, { $own ->
        [0] none beats
        [one] one beats
       *[other] { $own } beat
    } the { CARD($card) } and { $its ->
        [0] none beats
        [one] one beats
       *[other] { $its } beat
    } the { CARD($other) }.
    .brief = Lose the dangerous card.
reason-takes-instead = So far the { CARD($card) } takes the trick and the { CARD($other) } doesn't. Of the cards still out, { $own ->
        [0] none beats
        [one] one beats
       *[other] { $own } beat
    } it.
    .brief = It takes the trick so far.
reason-from-longer = You hold { COUNT($own, of: "card") } of this suit and { COUNT($its, of: "card") } of the other.
    .brief = From the longer suit.
reason-from-shorter = You hold { COUNT($own, of: "card") } of this suit and { COUNT($its, of: "card") } of the other.
    .brief = From the shorter suit.
reason-only-winner = Of your cards, only the { CARD($card) } takes this trick.
    .brief = Only this takes it.
reason-win-cheaply = The { CARD($card) } is enough to win; save anything higher for later.
    .brief = Enough to win.
reason-play-high = You're third to play: go high, so that the opponents don't get the trick cheaply.
    .brief = Third hand plays high.
reason-trump-in = You have none of the suit led, and a trump takes the trick.
    .brief = A trump takes it.
reason-partner-wins = Your partner will probably win the trick; there's no need to beat it.
    .brief = Your partner will probably win.
reason-partner-has = Your partner already has the trick; there's no need to beat it.
    .brief = Your partner has it.
reason-not-worth-it = Save your winner; it'll be worth more later.
    .brief = Worth more later.
reason-low-card = You can't win this; throw your least useful card.
    .brief = Your least useful card.
reason-discard = You have none of the suit led; throw your least useful card.
    .brief = Your least useful card.
reason-avoid-trick = Better not to win this one.
    .brief = Better not to win it.
reason-throw-high = The others are winning this trick: lose a dangerous card on it.
    .brief = Lose a dangerous card.
reason-must-take = You can't avoid this trick, so get rid of a high card on it.
    .brief = You can't avoid it.
reason-must-beat = Every card you may play beats the table. Get rid of a high one.
    .brief = All your cards beat it.
reason-throw-queen = The others are winning this trick: give them the queen of spades.
    .brief = Give them the queen.
reason-name-longest = { SUIT($suit, case: "title") } are your strongest suit.
    .brief = The strongest suit.
reason-name-tried = { SUIT($suit, case: "title") } aren't your strongest suit, but they score best in the likeliest deals.
    .brief = Best in the likeliest deals.
reason-keep-for-double = { SUIT($suit, case: "title") } are strong enough, and the deal will count double.
    .brief = Strong, and scores double.
reason-keep-trump = The trumps are good as they are.
    .brief = Good trumps.
reason-leave-weak = No suit is strong enough; let your partner name one.
    .brief = No suit is strong enough.
reason-leave-tried = In the likeliest deals it scores best to leave the choice to your partner.
    .brief = Leaving it scores best.
reason-best-packets = Those two packets have the most trumps and high cards.
    .brief = The most trumps and high cards.
reason-packets-tried = In the likeliest deals those two packets score best.
    .brief = Best in the likeliest deals.

# corner of the table in the window
corner-null = Null deal
corner-trump = { $suit ->
        [none] No trumps
       *[other] Trumps { SUIT($suit) }
    }
corner-points = Points { $own } to { $theirs }
corner-tricks = Tricks { $own } to { $theirs }
corner-points-alone = Your points { $own }
corner-tricks-alone = Your tricks { $own }
led = { SUIT($suit, case: "title") } were led{ $count ->
        [none] .
        [0] ; you hold none.
       *[other] ; you hold { $count }.
    }
    .braille = { SUIT($suit, case: "braille") }{ $count ->
        [none] {""}
       *[other] {" "}{ $count }
    }
led-nothing = Nobody has led to this trick yet.
    .brief = Nothing led.
    .braille = not led
progress = { ORDINAL($place) } trick { of-count }.
    .braille = trick { $place }/{ $count }
goal = A game is { COUNT($points, of: "point") }, a rubber is { COUNT($games, of: "game") }, and a match is { $rubbers ->
        [one] one rubber.
       *[other] { $rubbers } rubbers.
    }
    .brief = { COUNT($points, of: "point") } a game, { COUNT($games, of: "game") } a rubber.
    .braille = { COUNT($points, of: "point") }, { COUNT($games, of: "game") }
trick-rule = { $trumps ->
    [yes] The highest trump takes the trick; without one, the highest card of the suit led.
   *[no] The highest card of the suit led takes the trick; there are no trumps.
    }
    .braille = { $trumps ->
        [yes] highest trump, else suit led
       *[no] highest of suit led
    }
goal-deals = The match is { COUNT($deals, of: "deal") }.
    .brief = { COUNT($deals, of: "deal") }.
    .braille = { COUNT($deals, of: "deal") }
claim-not-in-tour = In this variant tricks can cost you too, so you can't claim the rest. Play on.
    .brief = Not in this variant.
    .braille = not in this variant
concede-not-alone = Everybody plays alone here, so nobody can say who'd get the rest. Play on.
    .brief = Everybody plays alone.
    .braille = all play alone
concede-not-in-tour = Only the queen of spades counts here. Play until she falls.
    .brief = The queen of spades counts.
    .braille = until the queen
