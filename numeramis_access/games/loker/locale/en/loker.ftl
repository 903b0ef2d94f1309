# Loker: a sentence for every event, answers to questions, choices, reasons of opponents.
game-name = Loker
game-about = Poker with numbers: six cards, at most two exchanges, and the best combination wins.

# Figures; they stand in a sentence as they are, only a straight takes its article
figure-name =
    { $figure ->
        [none] no combination
        [two_pairs] two pairs, { CARD($high, case: "plural") } and { CARD($low, case: "plural") }
        [straight5] straight from { CARD($low) } to { CARD($high) }
        [three_pairs] three pairs, { CARD($high, case: "plural") }, { CARD($middle, case: "plural") } and { CARD($low, case: "plural") }
        [straight6] straight of six from { CARD($low) } to { CARD($high) }
        [three] three { CARD($high, case: "plural") }
        [three_two] three { CARD($high, case: "plural") } and a pair of { CARD($low, case: "plural") }
        [two_threes] three { CARD($high, case: "plural") } and three { CARD($low, case: "plural") }
        [four] four { CARD($high, case: "plural") }
        [four_two] four { CARD($high, case: "plural") } and a pair of { CARD($low, case: "plural") }
        [loker] Loker of { CARD($high, case: "plural") }
       *[king_loker] King Loker of { CARD($high, case: "plural") }
    }
    .acc = { $figure ->
        [straight5] a { figure-name }
        [straight6] a { figure-name }
        [loker] a { figure-name }
        [king_loker] a { figure-name }
       *[other] { figure-name }
    }
    .braille = { $figure ->
        [none] nothing
        [two_pairs] 2+2 { CARD($high, case: "braille") }{ CARD($low, case: "braille") }
        [straight5] row { CARD($low, case: "braille") }-{ CARD($high, case: "braille") }
        [three_pairs] 2+2+2 { CARD($high, case: "braille") }{ CARD($middle, case: "braille") }{ CARD($low, case: "braille") }
        [straight6] row { CARD($low, case: "braille") }-{ CARD($high, case: "braille") }
        [three] 3x{ CARD($high, case: "braille") }
        [three_two] 3x{ CARD($high, case: "braille") } 2x{ CARD($low, case: "braille") }
        [two_threes] 3x{ CARD($high, case: "braille") } 3x{ CARD($low, case: "braille") }
        [four] 4x{ CARD($high, case: "braille") }
        [four_two] 4x{ CARD($high, case: "braille") } 2x{ CARD($low, case: "braille") }
        [loker] loker { CARD($high, case: "braille") }
       *[king_loker] king loker { CARD($high, case: "braille") }
    }
figure-free =
    { $free-count ->
        [0] {""}
        [one] , free card: { CARDS($free, case: "acc") }
       *[other] , free cards: { CARDS($free) }
    }
    .braille = { $free-count ->
        [0] {""}
       *[other] {" "}+{ CARDS($free, case: "braille") }
    }
n-chips =
    { $chips ->
        [0] no chips
       *[other] { COUNT($chips, of: "chip") }
    }
n-stack = { COUNT($stack, of: "chip") }
n-bank = { COUNT($bank, of: "chip") } in the pot
n-points =
    { $points ->
        [0] no points
       *[other] { COUNT($points, of: "point") }
    }

# Events
hands-dealt = The { ORDINAL($game) } game. { PERSON($leader) ->
        [you] You go first.
       *[other] { WHO($leader) } goes first.
    }
    .full = The cards are dealt for the { ORDINAL($game) } game. { PERSON($leader) ->
        [you] You go first.
       *[other] { WHO($leader) } goes first.
    }
    .braille = game { $game } first { WHO($leader, form: "short") }
figure-changed =
    { $figure ->
        [none] { $paired ->
            [yes] No combination, only a pair of { CARD($pair, case: "plural") }.
           *[no] No combination.
        }
       *[other] { figure-name }.
    }
    .full =
        { $figure ->
            [none] { figure-changed }
           *[other] You have { figure-name.acc }{ figure-free }.
        }
    .braille = { $figure ->
        [none] { $paired ->
            [yes] only 2x{ CARD($pair, case: "braille") }
           *[no] nothing
        }
       *[other] { figure-name.braille }
    }
antes-paid = The ante is { COUNT($ante, of: "chip") }, { $bank } in the pot.
    .brief = Ante { $ante }, pot { $bank }.
    .braille = ante { $ante } pot { $bank }
round-opened =
    { $poker ->
        [yes] { ORDINAL($round) } exchange.
       *[no] Second round.
    }
    .full =
        { $poker ->
            [yes] { ORDINAL($round) } exchange,
           *[no] Second round,
        } { PERSON($seat) ->
            [you] you go first.
           *[other] { WHO($seat) } goes first.
        }
    .braille = { $poker ->
        [yes] exchange { $round }
       *[no] round { $round }
    } { WHO($seat, form: "short") }
cards-exchanged =
    { $count ->
        [0] { PERSON($seat) ->
            [you] You stand pat
           *[other] { WHO($seat) } stands pat
        }
       *[other] { $known ->
            [yes] { PERSON($seat) ->
                [you] You throw away { CARDS($thrown, case: "acc") }{ $drawn-count ->
                    [0] {""}
                   *[other] {" "}and get { CARDS($drawn, case: "acc") }
                }
               *[other] { WHO($seat) } throws away { CARDS($thrown, case: "acc") }{ $drawn-count ->
                    [0] {""}
                   *[other] {" "}and gets { CARDS($drawn, case: "acc") }
                }
            }
           *[no] { WHO($seat) } exchanges { COUNT($count, of: "card") }
        }
    }{ $simple ->
        [yes] , { $bank } in the pot
       *[no] {""}
    }{ $owed ->
        [0] .
        [one] . The pack has run out, with one card still to come.
       *[other] . The pack has run out, with { COUNT($owed, of: "card") } still to come.
    }
    .brief = { $count ->
        [0] { PERSON($seat) ->
            [you] You stand pat.
           *[other] { WHO($seat) } stands pat.
        }
       *[other] { $known ->
            [yes] { $drawn-count ->
                [0] The pack has run out.
               *[other] { PERSON($seat) ->
                    [you] You get
                   *[other] { WHO($seat) } gets
                } { CARDS($drawn, case: "acc") }.
            }
           *[no] { WHO($seat) }, { COUNT($count, of: "card") }.
        }
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] pat
       *[other] { $known ->
            [yes] -{ CARDS($thrown, case: "braille") } +{ CARDS($drawn, case: "braille") }
           *[no] changes { $count }
        }
    }
pack-restocked = The discards are shuffled into a new pack.
    .brief = A new pack.
    .braille = new pack
cards-drawn =
    { $known ->
        [yes] { PERSON($seat) ->
            [you] You get { CARDS($cards, case: "acc") } from the new pack.
           *[other] { WHO($seat) } gets { CARDS($cards, case: "acc") } from the new pack.
        }
       *[no] { WHO($seat) } takes { COUNT($count, of: "card") } from the new pack.
    }
    .brief = { $known ->
        [yes] { PERSON($seat) ->
            [you] You get
           *[other] { WHO($seat) } gets
        } { CARDS($cards, case: "acc") }.
       *[no] { WHO($seat) }, { COUNT($count, of: "card") }.
    }
    .braille = { WHO($seat, form: "short") } +{ $known ->
        [yes] { CARDS($cards, case: "braille") }
       *[no] { $count }
    }
turn-passed =
    { PERSON($seat) ->
        [you] You pass.
       *[other] { WHO($seat) } passes.
    }
    .brief = { PERSON($seat) ->
        [you] Pass.
       *[other] { WHO($seat) }, pass.
    }
    .braille = { WHO($seat, form: "short") } pass
game-closed =
    { PERSON($seat) ->
        [you] You close and lay down
       *[other] { WHO($seat) } closes and lays down
    } { figure-name.acc }{ figure-free }. { $last-turns ->
        [0] Nobody else gets a turn.
        [one] One player gets a last turn.
       *[other] { $last-turns } players get a last turn.
    }
    .brief = { PERSON($seat) ->
        [you] You close:
       *[other] { WHO($seat) } closes:
    } { figure-name.acc }.
    .braille = closed { WHO($seat, form: "short") } { figure-name.braille }{ figure-free.braille }
hand-laid =
    { PERSON($seat) ->
        [you] { $figure ->
            [none] You have no combination: { CARDS($free) }.
           *[other] You lay down { figure-name.acc }{ figure-free }.
        }
       *[other] { $figure ->
            [none] { WHO($seat) } has no combination: { CARDS($free) }.
           *[other] { WHO($seat) } lays down { figure-name.acc }{ figure-free }.
        }
    }
    .brief = { WHO($seat) }: { figure-name }.
    .braille = { WHO($seat, form: "short") } { figure-name.braille }{ figure-free.braille }
betting-opened =
    { $interval ->
        [1] First betting round.
        [3] Last betting round, pot { $bank }.
       *[other] { ORDINAL($interval) } betting round, pot { $bank }.
    }
    .brief = { $interval ->
        [1] First betting round.
       *[other] Pot { $bank }.
    }
    .full =
        { $interval ->
            [1] First betting round.
            [3] Last betting round, { betting-stands }
           *[other] { ORDINAL($interval) } betting round, { betting-stands }
        }
    .braille = betting { $interval }{ $interval ->
        [1] {""}
       *[other] {" "}pot { $bank }
    } { WHO($seat, form: "short") }
betting-stands = { n-bank }. { PERSON($seat) ->
        [you] You go first.
       *[other] { WHO($seat) } goes first.
    }
checked =
    { PERSON($seat) ->
        [you] You check.
       *[other] { WHO($seat) } checks.
    }
    .brief = { PERSON($seat) ->
        [you] Check.
       *[other] { WHO($seat) } checks.
    }
    .braille = { WHO($seat, form: "short") } check
called =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] You call all in for { $chips }.
           *[no] You call.
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } calls all in for { $chips }.
           *[no] { WHO($seat) } calls.
        }
    }
    .brief = { PERSON($seat) ->
        [you] Call
       *[other] { WHO($seat) } calls
    }{ $all-in ->
        [yes] {" "}all in.
       *[no] .
    }
    .full =
        { $all-in ->
            [yes] { called }
           *[no] { PERSON($seat) ->
                [you] You call
               *[other] { WHO($seat) } calls
            } { $chips }.
        }
    .braille = { WHO($seat, form: "short") } call { $chips }{ $all-in ->
        [yes] {" "}all in
       *[no] {""}
    }
folded =
    { PERSON($seat) ->
        [you] You fold.
       *[other] { WHO($seat) } folds.
    }
    .brief = { PERSON($seat) ->
        [you] Fold.
       *[other] { WHO($seat) }, fold.
    }
    .braille = { WHO($seat, form: "short") } fold
bet-made =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] You go all in for { $to }.
           *[no] You bet { $to }.
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } goes all in for { $to }.
           *[no] { WHO($seat) } bets { $to }.
        }
    }
    .braille = { WHO($seat, form: "short") } bet { $to }{ $all-in ->
        [yes] {" "}all in
       *[no] {""}
    }
bet-raised =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] You raise all in to { $to }.
           *[no] You raise to { $to }.
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } raises all in to { $to }.
           *[no] { WHO($seat) } raises to { $to }.
        }
    }
    .brief = { PERSON($seat) ->
        [you] You,
       *[other] { WHO($seat) },
    } { $to }{ $all-in ->
        [yes] {" "}all in.
       *[no] .
    }
    .braille = { WHO($seat, form: "short") } raise { $to }{ $all-in ->
        [yes] {" "}all in
       *[no] {""}
    }
bet-returned = { COUNT($chips, of: "chip") } uncalled, back to { WHO($seat) }.
    .brief = { $chips } back to { WHO($seat) }.
    .braille = { WHO($seat, form: "short") } back { $chips }
pot-won =
    { $count ->
        [one] { PERSON($seat) ->
            [you] You take
           *[other] { WHO($seat) } takes
        } { pot-name }, { n-chips }.
       *[other] { SEATS($seats) } share { pot-name }{ $even ->
            [yes] , { $chips } each.
           *[no] .
        }
    }
    .brief = { $count ->
        [one] { $side ->
            [0] Pot
           *[other] Side pot
        } { $chips } to { WHO($seat) }.
       *[other] The pot is shared.
    }
    .braille = { $count ->
        [one] pot { WHO($seat, form: "short") } +{ $chips }
       *[other] pot shared{ $even ->
            [yes] {" "}{ $chips } each
           *[no] {""}
        }
    }
pot-name =
    { $side ->
        [0] the pot
        [1] the side pot
       *[other] the { ORDINAL($side) } side pot
    }
pot-share = { n-chips } to { WHO($seat) }.
    .brief = { $chips } to { WHO($seat) }.
    .braille = { WHO($seat, form: "short") } +{ $chips }
bank-stays =
    { $bank ->
        [one] One chip stays in the pot.
       *[other] { COUNT($bank, of: "chip") } stay in the pot.
    }
    .brief = { $bank ->
        [one] One stays
       *[other] { $bank } stay
    } in the pot.
    .braille = stays { $bank }
game-scored =
    { $count ->
        [one] { PERSON($seat) ->
            [you] You win the game.
           *[other] { WHO($seat) } wins the game.
        }
       *[other] Tied for first: { SEATS($seats) }.
    }
    .brief = { $count ->
        [one] { PERSON($seat) ->
            [you] You win.
           *[other] { WHO($seat) } wins.
        }
       *[other] Tied first: { SEATS($seats) }.
    }
    .braille = { $count ->
        [one] { WHO($seat, form: "short") } wins
       *[other] tied first
    }
solo-game-scored =
    { $figure ->
        [none] The game is over.
       *[other] The game is over. That beats { COUNT($percent, of: "percent") } of all deals.
    }
    .brief = { $figure ->
        [none] The game is over.
       *[other] Better than { COUNT($percent, of: "percent") }.
    }
    .braille = { figure-name.braille } { $percent } %
result =
    { $stakes ->
        [poker] { WHO($seat) }: { n-chips }.
       *[other] { result-place }{ n-points }{ $running ->
            [yes] , { $total } in all
           *[no] {""}
        }{ $stakes ->
            [simple] , { n-chips }
           *[other] {""}
        }.
    }
    .brief = { $stakes ->
        [poker] { WHO($seat) }, { $chips }.
       *[other] { result-place.brief }{ n-points }.
    }
    .braille = { $stakes ->
        [poker] { WHO($seat, form: "short") } { $chips }
        [simple] { $place }. { WHO($seat, form: "short") } { $points }({ $total }) { $chips }
       *[other] { $place }. { WHO($seat, form: "short") } { $points }({ $total })
    }
result-place = { $place ->
        [1] { WHO($seat) }:{" "}
       *[other] { ORDINAL($place) } place: { WHO($seat) },{" "}
    }
    .brief = { $place ->
        [1] { WHO($seat) },{" "}
       *[other] { ORDINAL($place) }, { WHO($seat) },{" "}
    }
game-void = Nobody closed, so the game has no result.{ $stakes ->
        [yes] {" "}{ bank-stays }
       *[no] {""}
    }
    .brief = No result.
    .braille = no result
no-boards-bank = You can't compare tables with simple stakes: chips left in the pot carry over. Play without stakes or with poker stakes.
    .braille = no simple stakes
player-out =
    { PERSON($seat) ->
        [you] You have no chips left; the match is over for you.
       *[other] { WHO($seat) } has no chips left and is out.
    }
    .brief = { WHO($seat) }, out.
    .braille = { WHO($seat, form: "short") } out
match-broke =
    { $count ->
        [one] { PERSON($seat) ->
            [you] You can't pay for another game, so the match ends.
           *[other] { WHO($seat) } can't pay for another game, so the match ends.
        }
       *[other] { SEATS($seats) } can't pay for another game, so the match ends.
    }
    .brief = Out of chips: { SEATS($seats) }.
    .braille = no chips { WHO($seat, form: "short") }
n-total =
    { $by-chips ->
        [yes] { COUNT($total, of: "chip") }
       *[no] { $total ->
            [0] no points
           *[other] { COUNT($total, of: "point") }
        }
    }
match-ended =
    { $alone ->
        [yes] The match is over. Games with a combination: { $total } { of-games }.
       *[no] { $count ->
            [one] { PERSON($seat) ->
                [you] { $known ->
                    [yes] You win the whole match.
                   *[no] You win the whole match with { n-total }.
                }
               *[other] { $known ->
                    [yes] The match is over.
                   *[no] { WHO($seat) } wins the match with { n-total }.
                }
            }
           *[other] { $known ->
                [yes] The match is over.
               *[no] The match is tied on { n-total }: { SEATS($seats) }.
            }
        }
    }
    .brief = { $alone ->
        [yes] { $total } { of-games }.
       *[no] { $count ->
            [one] { PERSON($seat) ->
                [you] { $known ->
                    [yes] You win the match.
                   *[no] You win the match with { n-total }.
                }
               *[other] { $known ->
                    [yes] The match is over.
                   *[no] { WHO($seat) } wins the match with { n-total }.
                }
            }
           *[other] { $known ->
                [yes] The match is over.
               *[no] The match is tied: { SEATS($seats) }.
            }
        }
    }
    .braille = { $alone ->
        [yes] match { $total }/{ $games }
       *[no] { $count ->
            [one] match { WHO($seat, form: "short") } { $total }
           *[other] match tied { $total }
        }
    }
match-place = { ORDINAL($place) } place: { WHO($seat) }, { n-total }.
    .brief = { ORDINAL($place) }, { WHO($seat) }, { $total }.
    .braille = { $place }. { WHO($seat, form: "short") } { $total }
your-turn =
    { $kind ->
        [turn] Your turn.
        [last] Your last turn.
        [close] Close or pass?
        [pass] You have to pass.
        [lay] Now lay down your hand.
        [exchange] Your turn to exchange.
        [bet] { $told ->
            [yes] Your turn, you have { $stack }.
           *[no] Your turn. Pot { $bank }, you have { $stack }.
        }
       *[call] { $chips } to call. Pot { $bank }, you have { $stack }.
    }
    .brief = { $kind ->
        [last] You, last turn.
        [close] Close or pass?
        [pass] Pass.
        [lay] Lay down.
        [exchange] You, exchange.
        [call] { $chips } to you.
        [bet] You, check or bet?
       *[turn] You.
    }
    .full =
        { $kind ->
            [close] You may close the game. Close or pass?
            [bet] { $told ->
                [yes] Your turn: check or bet. You have { n-stack }.
               *[no] Your turn: check or bet. { n-bank }, you have { n-stack }.
            }
            [call] Your turn: { $chips } to call, { n-bank }, you have { n-stack }.
           *[other] { your-turn }
        }
    .braille = { $kind ->
        [last] your last turn
        [close] close or pass
        [pass] you have to pass
        [lay] lay down
        [exchange] your turn, exchange
        [call] call { $chips } pot { $bank } you have { $stack }
       *[other] your turn
    }

# Answers to questions
figure =
    { $figure ->
        [none] { $paired ->
            [yes] No combination, only a pair of { CARD($pair, case: "plural") }. The highest card is { CARD($top, case: "acc") }.
           *[no] No combination. The highest card is { CARD($top, case: "acc") }.
        }
       *[other] { figure-name }{ figure-free }.
    }
    .brief = { figure-name }.
    .braille = { figure-name.braille }{ figure-free.braille }
turn-pot = { WHO($seat) }'s turn, pot { $bank }.
    .full = { WHO($seat) }'s turn, { n-bank }.
    .brief = { WHO($seat) }, pot { $bank }.
    .braille = turn { WHO($seat, form: "short") } pot { $bank }
no-cards-yet = You have no cards yet.
    .braille = no cards
at-table =
    { WHO($seat) }: { $state ->
        [laid] { figure-name }{ figure-free }
        [folded] folded
        [turn] to act
        [all-in] all in
       *[in] in
    }{ $bet ->
        [0] {""}
       *[other] , bet { $bet }
    }{ $changed ->
        [0] .
       *[other] , { COUNT($changed, of: "card") } exchanged.
    }
    .brief = { WHO($seat) }: { $state ->
        [laid] { figure-name }.
        [folded] folded.
        [turn] to act.
        [all-in] all in.
       *[in] in.
    }
    .braille = { WHO($seat, form: "short") } { $state ->
        [laid] { figure-name.braille }
        [folded] folded
        [turn] to act
        [all-in] all in
       *[in] in
    }{ $bet ->
        [0] {""}
       *[other] {" "}bet { $bet }
    }{ $changed ->
        [0] {""}
       *[other] {" "}exch { $changed }
    }
bank =
    { $bank ->
        [0] The pot is empty.
       *[other] { COUNT($bank, of: "chip") } in the pot.
    }
    .brief = Pot { $bank }.
    .braille = pot { $bank }
no-bet-yet = Nobody has bet yet.
    .braille = no bet
highest-bet =
    { $chips ->
        [0] The bet is { $bet }.
       *[other] { $chips } to call, the bet is { $bet }.
    }
    .brief = { $chips ->
        [0] Bet { $bet }.
       *[other] { $chips } to call.
    }
    .braille = bet { $bet } call { $chips }
none-laid-yet = Nobody has laid down a hand yet.
    .braille = nothing laid
best-laid = The best is { figure-name.acc }{ figure-free }, { PERSON($seat) ->
        [you] and it's yours.
       *[other] held by { WHO($seat) }.
    }
    .brief = { figure-name }, { WHO($seat) }.
    .braille = max { WHO($seat, form: "short") } { figure-name.braille }
no-stakes = There are no chips in this match.
    .braille = no chips
chips-of =
    { PERSON($seat) ->
        [you] You have { n-chips }.
       *[other] { WHO($seat) }: { n-chips }.
    }
    .brief = { WHO($seat) }, { $chips }.
    .braille = { WHO($seat, form: "short") } { $chips }
score =
    { $games ->
        [0] Game { $game }.
        [one] The only game.
       *[other] Game { $game } of { $games }.
    }
    .braille = { $games ->
        [0] game { $game }
       *[other] game { $game }/{ $games }
    }
standing =
    { PERSON($seat) ->
        [you] You have
       *[other] { WHO($seat) }:
    } { $stakes ->
        [poker] { n-chips }.
        [simple] { n-points } and { n-chips }.
       *[none] { n-points }.
    }
    .brief = { WHO($seat) }, { $stakes ->
        [poker] { $chips }.
        [simple] { n-points }, { n-chips }.
       *[none] { $points }.
    }
    .braille = { WHO($seat, form: "short") } { $stakes ->
        [poker] { $chips }
        [simple] { $points } / { $chips }
       *[none] { $points }
    }

# Refusals
already-exchanged = You've already exchanged this turn; you can't do it again.
    .brief = Already exchanged.
    .braille = already exchanged
    .called = There's already been an exchange this turn.
exchange-count =
    { $least ->
        [0] You can exchange three cards at most.
       *[other] You can exchange one to three cards. Mark them and confirm.
    }
    .braille = exchange { $least }-{ $most }
    .called =
        { $least ->
            [0] Three cards can be exchanged at most.
           *[other] One to three cards can be exchanged.
        }
too-few-chips =
    { $chips ->
        [0] You have no chips for an exchange.
        [one] You have only one chip, so you can exchange one card.
       *[other] You have only { COUNT($chips, of: "chip") }, so you can exchange { COUNT($chips, of: "card") } at most.
    }
    .brief = Too few chips.
    .braille = only { $chips } chips
    .called =
        { $chips ->
            [0] There are no chips for an exchange.
            [one] There's only one chip, so one card can be exchanged.
           *[other] There are only { COUNT($chips, of: "chip") }, so { COUNT($chips, of: "card") } can be exchanged at most.
        }
no-figure-to-close = You need a combination to close, and you have none.
    .brief = No combination.
    .braille = no combination
    .called = Closing needs a combination, and these cards have none.
must-lay = The game is closed. This is your last turn, and you must lay your cards down.
    .brief = You must lay down.
    .braille = must lay down
    .called = The game is closed. On the last turn the cards must be laid down.
nobody-closed = Nobody has closed yet. Close, or pass.
    .braille = close or pass
must-call = { $chips } to call; you can't check after a bet.
    .brief = { $chips } to call.
    .braille = call { $chips }
    .called = { $chips } to call; nobody can check after a bet.
nothing-to-call = There's nothing to call; you can check for free.
    .brief = Nothing to call.
    .braille = check is free
    .called = There's nothing to call; a check is free.
raise-instead = Somebody has already bet; you can only raise.
    .braille = raise only
    .called = Somebody has already bet, so it can only be a raise.
bet-instead = Nobody has bet, so there's nothing to raise. You can bet.
    .braille = bet only
    .called = Nobody has bet yet, so it can only be a bet.
raise-closed = You can't raise now, only call or fold.
    .braille = no raise now
    .called = No raise is possible now, only a call or a fold.
stake-outside = That amount isn't allowed; choose { $least } to { $most }.
    .brief = { $least } to { $most }.
    .braille = { $least }-{ $most }

# Choices at the table
action-exchange =
    { $count ->
        [0] Keep all cards
       *[other] Exchange { CARDS($cards, case: "the") }
    }{ $chips ->
        [0] {""}
       *[other] {" "}for { n-chips }
    }
    .braille = { $count ->
        [0] keep all
       *[other] exchange { $zero ->
            [yes] zero
           *[no] { CARDS($cards, case: "braille") }
        }
    }
    .typed = { $count ->
        [0] keep, keep all, nothing, stand
       *[other] exchange, change
    }
action-close = Close: lay down { figure-name.acc }
    .brief = Close
    .braille = close { figure-name.braille }
    .typed = close, end, lay, lay down
action-exchange-called =
    { $count ->
        [0] Draw no new cards
        [one] Draw one new card
       *[other] Draw { SAY($count) } new cards
    }
    .braille = exchange { $count }
action-close-called = Close, cards on the table
    .braille = close
action-lay-called = Lay down the cards
    .braille = lay down
action-pass = Pass
    .braille = pass
    .typed = pass, nothing, keep, stand
action-lay =
    { $figure ->
        [none] Lay down without a combination
       *[other] Lay down { figure-name.acc }
    }
    .braille = lay down
    .typed = lay, lay down
action-check = Check
    .braille = check
    .typed = check, wait
action-call =
    { $all-in ->
        [yes] Call all in, { $chips }
       *[no] Call { $chips }
    }
    .braille = call { $chips }
    .typed = call
action-fold = Fold
    .braille = fold
    .typed = fold
action-bet =
    { $fixed ->
        [yes] Bet { $least }
       *[no] Bet, { $least } to { $most }
    }
    .braille = bet { $fixed ->
        [yes] { $least }
       *[no] { $least }-{ $most }
    }
    .typed = bet
action-raise =
    { $fixed ->
        [yes] Raise to { $least }
       *[no] Raise, to between { $least } and { $most }
    }
    .braille = raise { $fixed ->
        [yes] { $least }
       *[no] { $least }-{ $most }
    }
    .typed = raise, raise to

# Options of the game
option-stakes = Stakes
option-stakes-none = none
option-stakes-simple = simple
option-stakes-poker = as in poker
house-stakes = Without stakes, only points for places count. With simple stakes, you pay one chip per game and one per card exchanged. With poker stakes, there are three rounds of betting.
option-games = Number of games
option-games-0 = no fixed number
house-games = How many games a match has. With zero there's no fixed number, and chips decide when it ends.
option-chips = Chips at the start
option-chips-0 = usual: { $usual }
house-chips = How many chips everybody starts with. Zero means the usual number, twenty with simple stakes and a hundred with poker stakes.
option-winner-by = What decides
option-winner-by-points = points
option-winner-by-chips = chips
house-winner-by = With simple stakes, either the most points win the match or the most chips. If players are tied, the other decides.
option-ante = Ante
house-ante = How many chips everybody pays into the pot at the start of a game with poker stakes.
option-min-bet = Smallest bet
option-min-bet-0 = one ante: { $usual }
house-min-bet = The smallest bet with poker stakes. Zero means one ante.
option-limit = Limit
option-limit-none = no limit
option-limit-pot = pot limit
option-limit-fixed = fixed limit
house-limit = No limit: you may bet all you have. Pot limit: at most as much as is in the pot. Fixed limit: every bet and raise is the smallest bet, at most four a round.
option-most-raises = Most raises
option-most-raises-0 = any number
house-most-raises = How often players may bet and raise in a betting round without a fixed limit. Zero means any number.
option-rising = Rising ante
option-rising-0 = never
house-rising = After how many games the ante and the smallest bet double. Zero means never.
option-stocks = Stock for exchanges
option-stocks-one = one for all
option-stocks-each = one each
house-stocks = Either everybody draws from one stock, or each player from their own. With their own, every game starts with the same chips, as at a club evening.
preset-document = ten games for points
preset-simple = simple stakes until somebody goes broke
preset-poker = poker, ten games
preset-tournament = poker tournament

# Why an opponent plays as it does
reason-only-choice = It's the only choice.
reason-at-random = Chosen at random.
reason-keeps-groups = Keep the equal numbers.
    .brief = Keep equal numbers.
reason-keeps-straight = Keep the straight.
    .brief = Keep the straight.
reason-hopes-straight = Four numbers in a row: this could become a straight.
    .brief = It could become a straight.
reason-best-exchange = This exchange gives the best chance.
    .brief = The best chance.
reason-plans-both = This exchange has the best prospects, counting the second one too.
    .brief = Best over both exchanges.
reason-stands-pat = With this hand, exchanging doesn't pay.
    .brief = Exchanging doesn't pay.
reason-saves-chips = An exchange would cost more than it's worth.
    .brief = An exchange costs too much.
reason-improves-more = With this exchange the chance of a higher combination is { CHANCE($chance) }. With another one it's { CHANCE($less) }.
    .brief = Higher: { CHANCE($chance) }, else { CHANCE($less) }.
reason-spoils-less = With this exchange the chance of spoiling your combination is { CHANCE($risk) }. With another one it's { CHANCE($more) }.
    .brief = Spoils it { CHANCE($risk) }, else { CHANCE($more) }.
reason-betters-more = With this exchange the chance of a better hand is { CHANCE($chance) }. With another one it's { CHANCE($less) }.
    .brief = Better hand { CHANCE($chance) }, else { CHANCE($less) }.
reason-improves = With this exchange the chance of a higher combination is { CHANCE($chance) }. The chance of spoiling what you have is { CHANCE($risk) }.
    .brief = Higher: { CHANCE($chance) }, spoiled: { CHANCE($risk) }.
reason-stands-pat-risk = Exchanging doesn't pay. The chance of a higher combination is { CHANCE($chance) }, of spoiling yours { CHANCE($risk) }.
    .brief = Higher: { CHANCE($chance) }, spoiled: { CHANCE($risk) }.
reason-no-figure = You can't close without a combination.
    .brief = No combination, no closing.
reason-closes-strong = The combination is strong enough to close.
    .brief = Strong enough to close.
reason-closes-last = It's the last round, so there's nothing to wait for.
    .brief = The last round.
reason-waits = It still pays to wait.
    .brief = Waiting still pays.
reason-lays-down = All that's left is to lay down the cards.
    .brief = Nothing else is left.
reason-bets-strong = The hand is strong, so betting pays. The chance of winning is { CHANCE($chance) }.
    .brief = Strong hand: { CHANCE($chance) }.
reason-all-in = With such a hand it pays to go all in. The chance of winning is { CHANCE($chance) }.
    .brief = Worth going all in: { CHANCE($chance) }.
reason-bluffs = This time it's a bluff.
    .brief = A bluff.
reason-semi-bluffs = A semi-bluff: if somebody calls, the exchange may still help.
    .brief = A semi-bluff.
reason-calls-odds = The chance of winning is { CHANCE($chance) }, good enough for a call.
    .brief = Enough for a call: { CHANCE($chance) }.
reason-folds-weak = { $chance ->
        [0] There's hardly a chance of winning, so don't pay for it.
       *[other] The chance of winning is only { CHANCE($chance) }, too small for such a bet.
    }
    .brief = { $chance ->
        [0] Hardly a chance.
       *[other] Too small: { CHANCE($chance) }.
    }
reason-checks = Betting doesn't pay, and waiting costs nothing.
    .brief = Betting doesn't pay.

# corner of the table in the window
corner-game = Game { $game }
corner-round = Round { $round }
corner-bank = Pot { $bank }
corner-chips = Your chips { $chips }
corner-call = To call { $chips }
round-now = { ORDINAL($round) } round of { $rounds }.
    .braille = round { $round }/{ $rounds }
call-in-round = { ORDINAL($number) } round, { $what }
    .braille = { $number }: { $what }
goal =
    { $kind ->
        [poker] The last player with chips wins{ $games ->
            [0] .
           *[other] , or the one with the most after { COUNT($games, of: "game") }.
        }
        [chips] { $games ->
            [0] The most chips win, once somebody can no longer pay.
           *[other] The most chips after { COUNT($games, of: "game") } win.
        }
       *[points] { $games ->
            [0] The most points win, with no fixed number of games.
           *[other] The most points after { COUNT($games, of: "game") } win.
        }
    }
    .braille =
        { $kind ->
            [points] most points
           *[chips] most chips
        }
