# Loker: a sentence for every event, answers to questions, choices, reasons of opponents.
game-name = Loker
game-about = A poker with numbers: six cards, two exchanges at most, and a figure that should beat the others.

# Figures; they stand in a sentence as they are, only a straight takes its article
figure-name =
    { $figure ->
        [none] no figure
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
        [none] no figure
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
        [one] , free card { CARDS($free) }
       *[other] , free cards { CARDS($free) }
    }
    .braille = { $free-count ->
        [0] {""}
       *[other] {" "}+{ CARDS($free, case: "braille") }
    }
n-chips =
    { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
n-bank =
    { $bank ->
        [one] there is { $bank } chip in the bank
       *[other] there are { $bank } chips in the bank
    }
n-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Events
hands-dealt = The cards are dealt, game { $game }. { PERSON($leader) ->
        [you] You are first.
       *[other] { WHO($leader) } is first.
    }
    .brief = Game { $game }, first: { WHO($leader) }.
    .braille = game { $game } first { WHO($leader, form: "short") }
figure-changed =
    { $figure ->
        [none] { $paired ->
            [yes] You have no figure, only a pair of { CARD($pair, case: "plural") }.
           *[no] You have no figure.
        }
       *[other] You have { figure-name.acc }.
    }
    .brief = { $figure ->
        [none] { $paired ->
            [yes] Only a pair of { CARD($pair, case: "plural") }.
           *[no] No figure.
        }
       *[other] { figure-name }.
    }
    .braille = { $figure ->
        [none] { $paired ->
            [yes] only 2x{ CARD($pair, case: "braille") }
           *[no] no figure
        }
       *[other] { figure-name.braille }
    }
antes-paid =
    { $ante ->
        [one] The ante is one chip
       *[other] The ante is { $ante } chips
    }, { n-bank }.
    .brief = Ante { $ante }, bank { $bank }.
    .braille = ante { $ante } bank { $bank }
round-opened =
    { $poker ->
        [yes] { $round ->
            [1] The first exchange,
           *[other] The second exchange,
        }
       *[no] The second round,
    } { PERSON($seat) ->
        [you] you begin.
       *[other] { WHO($seat) } begins.
    }
    .brief = { $poker ->
        [yes] Exchange { $round }.
       *[no] Second round.
    }
    .braille = { $poker ->
        [yes] exchange { $round }
       *[no] round { $round }
    } { WHO($seat, form: "short") }
cards-exchanged =
    { $count ->
        [0] { PERSON($seat) ->
            [you] You keep all your cards
           *[other] { WHO($seat) } keeps all cards
        }
       *[other] { $known ->
            [yes] { PERSON($seat) ->
                [you] You throw { CARDS($thrown) } away
               *[other] { WHO($seat) } throws { CARDS($thrown) } away
            }{ $drawn-count ->
                [0] {""}
               *[other] {" "}and get{ PERSON($seat) ->
                    [you] {""}
                   *[other] s
                } { CARDS($drawn) }
            }
           *[no] { WHO($seat) } exchanges { $count ->
                [one] one card
                [2] two cards
               *[other] three cards
            }
        }
    }{ $simple ->
        [yes] ; { n-bank }
       *[no] {""}
    }{ $owed ->
        [0] .
        [one] . The pack has run out, one card is still to come.
       *[other] . The pack has run out, { $owed } cards are still to come.
    }
    .brief = { $count ->
        [0] { WHO($seat) }: no exchange.
       *[other] { $known ->
            [yes] { $drawn-count ->
                [0] The pack has run out.
               *[other] New: { CARDS($drawn) }.
            }
           *[no] { WHO($seat) } exchanges { $count }.
        }
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] keeps all
       *[other] { $known ->
            [yes] -{ CARDS($thrown, case: "braille") } +{ CARDS($drawn, case: "braille") }
           *[no] exchanges { $count }
        }
    }
pack-restocked = The cards thrown away are shuffled and used again.
    .brief = A new pack.
    .braille = new pack
cards-drawn =
    { $known ->
        [yes] { PERSON($seat) ->
            [you] From the new pack you get { CARDS($cards) }.
           *[other] { WHO($seat) } gets { CARDS($cards) } from the new pack.
        }
       *[no] { WHO($seat) } takes { $count ->
            [one] one card
            [2] two cards
           *[other] three cards
        } from the new pack.
    }
    .brief = { $known ->
        [yes] New: { CARDS($cards) }.
       *[no] { WHO($seat) } takes { $count }.
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
    .brief = { WHO($seat) }, pass.
    .braille = { WHO($seat, form: "short") } pass
game-closed =
    { PERSON($seat) ->
        [you] You close and lay down
       *[other] { WHO($seat) } closes and lays down
    } { figure-name.acc }{ figure-free }. { $last-turns ->
        [0] Nobody else has a turn.
        [one] One player has a last turn.
       *[other] { $last-turns } players have a last turn.
    }
    .brief = Closed, { WHO($seat) }: { figure-name }.
    .braille = closed { WHO($seat, form: "short") } { figure-name.braille }{ figure-free.braille }
hand-laid =
    { PERSON($seat) ->
        [you] { $figure ->
            [none] You have no figure, only { CARDS($free) }.
           *[other] You lay down { figure-name.acc }{ figure-free }.
        }
       *[other] { $figure ->
            [none] { WHO($seat) } has no figure, only { CARDS($free) }.
           *[other] { WHO($seat) } lays down { figure-name.acc }{ figure-free }.
        }
    }
    .brief = { WHO($seat) }: { figure-name }.
    .braille = { WHO($seat, form: "short") } { figure-name.braille }{ figure-free.braille }
betting-opened =
    { $interval ->
        [1] The first betting,
        [2] The second betting,
       *[other] The third and last betting,
    } { n-bank }. { PERSON($seat) ->
        [you] You begin.
       *[other] { WHO($seat) } begins.
    }
    .brief = Betting { $interval }, bank { $bank }.
    .braille = betting { $interval } bank { $bank } { WHO($seat, form: "short") }
checked =
    { PERSON($seat) ->
        [you] You check.
       *[other] { WHO($seat) } checks.
    }
    .brief = { WHO($seat) }, check.
    .braille = { WHO($seat, form: "short") } check
called =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] You call with all you have, { n-chips }.
           *[no] You call { n-chips }.
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } calls all in, { n-chips }.
           *[no] { WHO($seat) } calls { n-chips }.
        }
    }
    .brief = { WHO($seat) }, call{ $all-in ->
        [yes] , all in.
       *[no] .
    }
    .braille = { WHO($seat, form: "short") } call { $chips }{ $all-in ->
        [yes] !
       *[no] {""}
    }
folded =
    { PERSON($seat) ->
        [you] You fold.
       *[other] { WHO($seat) } folds.
    }
    .brief = { WHO($seat) }, fold.
    .braille = { WHO($seat, form: "short") } fold
bet-made =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] You bet all you have,
           *[no] You bet
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } bets all in,
           *[no] { WHO($seat) } bets
        }
    } { $to ->
        [one] { $to } chip.
       *[other] { $to } chips.
    }
    .brief = { WHO($seat) }, bet { $to }{ $all-in ->
        [yes] , all in.
       *[no] .
    }
    .braille = { WHO($seat, form: "short") } bet { $to }{ $all-in ->
        [yes] !
       *[no] {""}
    }
bet-raised =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] You raise with all you have
           *[no] You raise
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } raises all in
           *[no] { WHO($seat) } raises
        }
    } to { $to ->
        [one] { $to } chip.
       *[other] { $to } chips.
    }
    .brief = { WHO($seat) }, raise to { $to }{ $all-in ->
        [yes] , all in.
       *[no] .
    }
    .braille = { WHO($seat, form: "short") } raise { $to }{ $all-in ->
        [yes] !
       *[no] {""}
    }
bet-returned =
    { PERSON($seat) ->
        [you] You take back
       *[other] { WHO($seat) } takes back
    } { n-chips } that nobody called.
    .brief = { WHO($seat) }, { $chips } back.
    .braille = { WHO($seat, form: "short") } back { $chips }
pot-won =
    { $count ->
        [one] { PERSON($seat) ->
            [you] You take
           *[other] { WHO($seat) } takes
        } { $side ->
            [0] the bank,
            [1] the side pot,
           *[other] side pot { $side },
        } { n-chips }.
       *[other] { SEATS($seats) } share { $side ->
            [0] the bank
            [1] the side pot
           *[other] side pot { $side }
        }{ $even ->
            [yes] , { n-chips } each.
           *[no] .
        }
    }
    .brief = { $count ->
        [one] Bank: { WHO($seat) }, { $chips }.
       *[other] The bank is shared.
    }
    .braille = { $count ->
        [one] bank { WHO($seat, form: "short") } +{ $chips }
       *[other] bank shared{ $even ->
            [yes] {" "}{ $chips } each
           *[no] {""}
        }
    }
pot-share =
    { PERSON($seat) ->
        [you] You take
       *[other] { WHO($seat) } takes
    } { n-chips }.
    .brief = { WHO($seat) } { $chips }.
    .braille = { WHO($seat, form: "short") } +{ $chips }
bank-stays =
    { $bank ->
        [one] { $bank } chip stays in the bank.
       *[other] { $bank } chips stay in the bank.
    }
    .brief = { $bank } in the bank.
    .braille = stays { $bank }
game-scored =
    { $count ->
        [one] { PERSON($seat) ->
            [you] You win the game.
           *[other] { WHO($seat) } wins the game.
        }
       *[other] { SEATS($seats) } share the first place.
    }
    .brief = { SEATS($seats) }.
    .braille = { $count ->
        [one] { WHO($seat, form: "short") } wins
       *[other] first place shared
    }
solo-game-scored = The game is over. You have { figure-name.acc }; that is better than { $percent } percent of all deals.
    .brief = { figure-name }, { $percent } percent.
    .braille = { figure-name.braille } { $percent } %
result =
    { $stakes ->
        [poker] { WHO($seat) }: { n-chips }.
       *[other] Place { $place }: { WHO($seat) }, { n-points }{ $running ->
            [yes] , { $total } in all
           *[no] {""}
        }{ $stakes ->
            [simple] , { n-chips }
           *[other] {""}
        }.
    }
    .brief = { $stakes ->
        [poker] { WHO($seat) } { $chips }.
       *[other] { $place }, { WHO($seat) }, { n-points }.
    }
    .braille = { $stakes ->
        [poker] { WHO($seat, form: "short") } { $chips }
        [simple] { $place }. { WHO($seat, form: "short") } { $points } ({ $total }) { $chips }
       *[other] { $place }. { WHO($seat, form: "short") } { $points } ({ $total })
    }
game-void = Nobody has closed, the game has no result.{ $stakes ->
        [yes] { $bank ->
            [one] {" "}{ $bank } chip stays in the bank.
           *[other] {" "}{ $bank } chips stay in the bank.
        }
       *[no] {""}
    }
    .brief = No result.
    .braille = no result
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
            [you] You have no chip for another game; the match is over.
           *[other] { WHO($seat) } has no chip for another game; the match is over.
        }
       *[other] { SEATS($seats) } have no chip for another game; the match is over.
    }
    .brief = No chips: { SEATS($seats) }.
    .braille = no chips { WHO($seat, form: "short") }
n-total =
    { $by-chips ->
        [yes] { $total ->
            [one] { $total } chip
           *[other] { $total } chips
        }
       *[no] { $total ->
            [one] { $total } point
           *[other] { $total } points
        }
    }
match-ended =
    { $alone ->
        [yes] The match is over. Games: { $games }, with a figure: { $total }.
       *[no] { $count ->
            [one] { PERSON($seat) ->
                [you] You win the whole match, { n-total }.
               *[other] { WHO($seat) } wins the match, { n-total }.
            }
           *[other] { SEATS($seats) } share the match, { n-total }.
        }
    }
    .brief = { $alone ->
        [yes] { $total } of { $games }.
       *[no] Match: { SEATS($seats) }, { $total }.
    }
    .braille = { $alone ->
        [yes] match { $total }/{ $games }
       *[no] { $count ->
            [one] match { WHO($seat, form: "short") } { $total }
           *[other] match shared { $total }
        }
    }
match-place = Place { $place }: { WHO($seat) }, { n-total }.
    .brief = { $place }, { WHO($seat) }, { $total }.
    .braille = { $place }. { WHO($seat, form: "short") } { $total }
your-turn =
    { $kind ->
        [turn] Your turn.
        [last] Your turn, your last one.
        [close] Now close, or pass.
        [pass] Now pass.
        [lay] Now lay your cards down.
        [exchange] Your turn to exchange.
        [bet] Your turn, you may check or bet.
       *[call] Your turn, { n-chips } to call.
    }
    .brief = { $kind ->
        [last] You, last turn.
        [close] Close or pass?
        [pass] Now pass.
        [lay] Lay down.
        [exchange] You, exchange.
        [call] You, { $chips } to call.
       *[other] You.
    }
    .braille = { $kind ->
        [last] your last turn
        [close] close or pass
        [pass] now pass
        [lay] lay down
        [exchange] your turn, exchange
        [call] your turn, { $chips } to call
       *[other] your turn
    }

# Answers to questions
figure =
    { $figure ->
        [none] { $paired ->
            [yes] You have no figure, only a pair of { CARD($pair, case: "plural") }. Your highest card is the { CARD($top) }.
           *[no] You have no figure. Your highest card is the { CARD($top) }.
        }
       *[other] You have { figure-name.acc }{ figure-free }.
    }
    .brief = { figure-name }.
    .braille = { figure-name.braille }{ figure-free.braille }
no-cards-yet = You have no cards yet.
    .braille = no cards
nobody-yet = The cards are being dealt.
    .braille = dealing
at-table =
    { WHO($seat) }: { $state ->
        [laid] { figure-name }{ figure-free }
        [folded] folded
        [turn] to act
        [all-in] all in
       *[in] in the game
    }{ $changed ->
        [0] {""}
        [one] , one card exchanged
       *[other] , { $changed } cards exchanged
    }{ $bet ->
        [0] .
       *[other] , stake { $bet }.
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
        [turn] turn
        [all-in] all in
       *[in] in
    }{ $changed ->
        [0] {""}
       *[other] {" "}x{ $changed }
    }{ $bet ->
        [0] {""}
       *[other] {" "}s{ $bet }
    }
bank =
    { $bank ->
        [0] The bank is empty.
        [one] There is { $bank } chip in the bank.
       *[other] There are { $bank } chips in the bank.
    }
    .brief = Bank { $bank }.
    .braille = bank { $bank }
no-bet-yet = Nobody has bet yet.
    .braille = no bet
highest-bet =
    { $bet ->
        [one] The highest stake is { $bet } chip
       *[other] The highest stake is { $bet } chips
    }{ $chips ->
        [0] .
       *[other] , { n-chips } to call.
    }
    .brief = Stake { $bet }, to call { $chips }.
    .braille = stake { $bet } to call { $chips }
none-laid-yet = Nobody has laid down yet.
    .braille = nothing laid
best-laid = The best is { figure-name.acc }{ figure-free }, { PERSON($seat) ->
        [you] and it is yours.
       *[other] held by { WHO($seat) }.
    }
    .brief = { figure-name }, { WHO($seat) }.
    .braille = max { WHO($seat, form: "short") } { figure-name.braille }
no-stakes = You play without chips.
    .braille = no chips
chips-of =
    { PERSON($seat) ->
        [you] You have { n-chips }.
       *[other] { WHO($seat) }: { n-chips }.
    }
    .brief = { WHO($seat) } { $chips }.
    .braille = { WHO($seat, form: "short") } { $chips }
score =
    { $games ->
        [0] Game { $game }.
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
    .brief = { WHO($seat) } { $stakes ->
        [poker] { $chips }.
       *[other] { $points }.
    }
    .braille = { WHO($seat, form: "short") } { $stakes ->
        [poker] { $chips }
        [simple] { $points } / { $chips }
       *[none] { $points }
    }

# Refusals
already-exchanged = You have already exchanged in this turn; a second time is not possible.
    .brief = Already exchanged.
    .braille = already exchanged
exchange-count =
    { $least ->
        [0] Three cards at most can be exchanged.
       *[other] One to three cards can be exchanged. Mark them and confirm.
    }
    .braille = exchange { $least }–{ $most }
too-few-chips =
    { $chips ->
        [0] You have no chips for an exchange.
        [one] You have only { $chips } chip, you may exchange one card.
       *[other] You have only { $chips } chips, you cannot exchange more cards.
    }
    .brief = Too few chips.
    .braille = only { $chips } chips
no-figure-to-close = Closing needs a figure, and you have none.
    .brief = No figure.
    .braille = no figure, no close
must-lay = The game is closed; in this last turn you must lay your cards down.
    .brief = You must lay down.
    .braille = must lay down
nobody-closed = Nobody has closed yet. Close, or pass.
    .braille = close or pass
must-call = You cannot check after a bet. It takes { n-chips } to call.
    .brief = No, { $chips } to call.
    .braille = { $chips } to call
nothing-to-call = There is nothing to call; you may check for free.
    .brief = Nothing to call.
    .braille = check is free
raise-instead = Somebody has bet already; you can only raise.
    .braille = raise only
bet-instead = Nobody has bet, so there is nothing to raise. You may bet.
    .braille = bet only
raise-closed = You cannot raise now, only call or fold.
    .braille = no raise now
amount = That amount is not possible, only { $least } to { $most }.
    .brief = { $least } to { $most }.
    .braille = { $least }–{ $most }

# Choices at the table
action-exchange =
    { $count ->
        [0] Keep all cards
       *[other] Exchange { CARDS($cards) }
    }{ $chips ->
        [0] {""}
       *[other] {" "}for { n-chips }
    }
    .braille = { $count ->
        [0] keep all
       *[other] exchange { CARDS($cards, case: "braille") }
    }
action-close = Close: lay down { figure-name.acc }
    .brief = Close
    .braille = close { figure-name.braille }
action-pass = Pass
    .braille = pass
action-lay =
    { $figure ->
        [none] Lay down without a figure
       *[other] Lay down { figure-name.acc }
    }
    .braille = lay down
action-check = Check
    .braille = check
action-call =
    { $all-in ->
        [yes] Call with all, { n-chips }
       *[no] Call { n-chips }
    }
    .braille = call { $chips }
action-fold = Fold
    .braille = fold
action-bet =
    { $fixed ->
        [yes] Bet { $least }
       *[no] Bet, { $least } to { $most }
    }
    .braille = bet { $fixed ->
        [yes] { $least }
       *[no] { $least }–{ $most }
    }
action-raise =
    { $fixed ->
        [yes] Raise to { $least }
       *[no] Raise, to { $least } up to { $most }
    }
    .braille = raise { $fixed ->
        [yes] { $least }
       *[no] { $least }–{ $most }
    }

# Options of the game
option-stakes = Stakes
option-stakes-none = none
option-stakes-simple = simple
option-stakes-poker = as in poker
house-stakes = Without stakes only points for places count. At simple stakes everybody pays a chip for a game and a chip for each card exchanged. As in poker there are three rounds of betting.
option-games = Number of games
house-games = How many games a match has. With zero no number is agreed, and chips decide when it ends.
option-chips = Chips at the start
house-chips = How many chips everybody gets at the start. Zero means the usual number, twenty at simple stakes and a hundred at poker stakes.
option-winner-by = What decides
option-winner-by-points = points
option-winner-by-chips = chips
house-winner-by = At simple stakes either most points win the match, or most chips. If these are equal the other decides.
option-ante = Ante
house-ante = How many chips everybody pays into the bank at the start of a game at poker stakes.
option-min-bet = Smallest bet
house-min-bet = The smallest bet at poker stakes. Zero means one ante.
option-limit = Limit
option-limit-none = no limit
option-limit-pot = pot limit
option-limit-fixed = fixed limit
house-limit = Without a limit you may bet all you have. At pot limit as much as there is in the bank. At fixed limit every bet and raise is the smallest bet, and there are four at most in one round of betting.
option-rising = Rising ante
house-rising = After how many games the ante and the smallest bet double. Zero means never.
preset-document = ten games for points
preset-simple = simple stakes until somebody is broke
preset-poker = poker, ten games
preset-tournament = poker tournament

# Why an opponent plays as it does
reason-only-choice = Nothing else was possible.
reason-at-random = Chosen blindly.
reason-keeps-groups = Equal numbers are kept.
reason-keeps-straight = The straight is kept.
reason-hopes-straight = Four numbers in a row: a straight may come.
reason-best-exchange = This exchange gives the best chance.
reason-plans-both = This exchange promises most, with the second one reckoned in.
reason-stands-pat = With this hand an exchange does not pay any more.
reason-saves-chips = An exchange would cost more than it brings.
reason-no-figure = Without a figure there is no closing.
reason-closes-strong = The figure is strong enough to close.
reason-closes-last = It is the last round, there is nothing to wait for.
reason-waits = It still pays to wait.
reason-lays-down = All that is left is to lay down.
reason-bets-strong = The hand is strong, betting pays. The chance to win is { CHANCE($chance) }.
reason-all-in = With such a hand it pays to stake everything. The chance to win is { CHANCE($chance) }.
reason-bluffs = This time it is a bluff.
reason-semi-bluffs = Half a bluff: if nobody gives up, the exchange may still help.
reason-calls-odds = The chance to win is { CHANCE($chance) }, good enough for a call.
reason-folds-weak = The chance to win is only { CHANCE($chance) }, too little for such a bet.
reason-checks = Betting does not pay, and waiting costs nothing.
