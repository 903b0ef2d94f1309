# Loker: a sentence for every event, answers and choices.
game-name = Loker
game-about = A poker with numbers: you make the best figure of six cards and may exchange twice.
figure-words =
    { $figure ->
        [two-pairs] two pairs, { CARD($first, case: "plural") } and { CARD($second, case: "plural") }
        [straight5] a straight of five up to { CARD($first) }
        [three-pairs] three pairs, { CARD($first, case: "plural") }, { CARD($second, case: "plural") } and { CARD($third, case: "plural") }
        [straight6] a straight of six up to { CARD($first) }
        [three] three { CARD($first, case: "plural") }
        [three-two] three { CARD($first, case: "plural") } and two { CARD($second, case: "plural") }
        [two-threes] two threes of a kind, { CARD($first, case: "plural") } and { CARD($second, case: "plural") }
        [four] four { CARD($first, case: "plural") }
        [four-two] four { CARD($first, case: "plural") } and two { CARD($second, case: "plural") }
        [loker] a Loker, five { CARD($first, case: "plural") }
        [king-loker] a King Loker, six { CARD($first, case: "plural") }
       *[none] no figure
    }
    .braille = { $figure ->
        [two-pairs] 2+2 { CARD($first, case: "braille") }{ CARD($second, case: "braille") }
        [straight5] straight 5 to { CARD($first, case: "braille") }
        [three-pairs] 2+2+2 { CARD($first, case: "braille") }{ CARD($second, case: "braille") }{ CARD($third, case: "braille") }
        [straight6] straight 6 to { CARD($first, case: "braille") }
        [three] 3x { CARD($first, case: "braille") }
        [three-two] 3+2 { CARD($first, case: "braille") }{ CARD($second, case: "braille") }
        [two-threes] 3+3 { CARD($first, case: "braille") }{ CARD($second, case: "braille") }
        [four] 4x { CARD($first, case: "braille") }
        [four-two] 4+2 { CARD($first, case: "braille") }{ CARD($second, case: "braille") }
        [loker] loker { CARD($first, case: "braille") }
        [king-loker] king loker { CARD($first, case: "braille") }
       *[none] no figure
    }
hands-dealt = The cards are dealt, game { $game }. { PERSON($leader) ->
        [you] You begin.
       *[other] { WHO($leader) } begins.
    }
    .brief = Game { $game }, first: { WHO($leader) }.
    .braille = game { $game } first { WHO($leader, form: "short") }
figure-changed = You have { figure-words }{ $solo ->
        [yes] , better than { $share } percent of dealt hands.
       *[no] .
    }
    .brief = { figure-words }.
    .braille = { figure-words.braille }
no-hand = You hold no cards now.
    .braille = no cards
antes-paid = { $ante ->
        [0] There is nothing to pay.
       *[other] Everybody pays { $ante }; the bank holds { $bank }.
    }
    .brief = Bank { $bank }.
    .braille = bank { $bank }
round-opened = { $poker ->
        [yes] Exchange { $round }, { WHO($seat) } first.
       *[no] Round { $round }, { WHO($seat) } first.
    }
    .brief = { $poker ->
        [yes] Exchange { $round }.
       *[no] Round { $round }.
    }
    .braille = round { $round }
cards-exchanged = { PERSON($seat) ->
        [you] { $count ->
            [0] You exchange nothing.
           *[other] You throw { CARDS($thrown, case: "acc") }, { $owed ->
                [0] and get { CARDS($drawn, case: "acc") }.
               *[other] the new cards come after shuffling.
            }
        }
       *[other] { $count ->
            [0] { WHO($seat) } exchanges nothing.
            [one] { WHO($seat) } exchanges one card.
           *[other] { WHO($seat) } exchanges { $count } cards.
        }
    }
    .brief = { $seen ->
        [yes] { $owed ->
            [0] { $count ->
                [0] Nothing.
               *[other] You get { CARDS($drawn, case: "acc") }.
            }
           *[other] Cards to come.
        }
       *[no] { WHO($seat) } { $count }.
    }
    .braille = { $seen ->
        [yes] exchange { CARDS($thrown, case: "braille") } { CARDS($drawn, case: "braille") }
       *[no] { WHO($seat, form: "short") } exchanges { $count }
    }
pack-restocked = The pack is used up; the cards thrown away were shuffled.
    .brief = Shuffled.
    .braille = shuffled
cards-drawn = { PERSON($seat) ->
        [you] You get { CARDS($cards, case: "acc") }.
       *[other] { $count ->
            [one] { WHO($seat) } gets one card.
           *[other] { WHO($seat) } gets { $count } cards.
        }
    }
    .braille = { WHO($seat, form: "short") } { CARDS($cards, case: "braille") }
turn-passed = { PERSON($seat) ->
        [you] You say PAS.
       *[other] { WHO($seat) } says PAS.
    }
    .brief = { WHO($seat) } PAS.
    .braille = { WHO($seat, form: "short") } pas
game-closed = { PERSON($seat) ->
        [you] KONEC! You lay down { figure-words }: { CARDS($cards) }.
       *[other] KONEC! { WHO($seat) } lays down { figure-words }: { CARDS($cards) }.
    } { $last-turns ->
        [0] Nobody has a turn left.
        [one] One player has a last turn.
       *[other] { $last-turns } players have a last turn.
    }
    .brief = KONEC, { WHO($seat) }: { figure-words }.
    .braille = konec { WHO($seat, form: "short") } { CARDS($cards, case: "braille") } { figure-words.braille }
hand-laid = { PERSON($seat) ->
        [you] You lay down { figure-words }: { CARDS($cards) }.
       *[other] { WHO($seat) } lays down { figure-words }: { CARDS($cards) }.
    }
    .brief = { WHO($seat) }: { figure-words }.
    .braille = { WHO($seat, form: "short") } { CARDS($cards, case: "braille") } { figure-words.braille }
betting-opened = Betting { $interval }, the bank holds { $bank }. { PERSON($seat) ->
        [you] You begin.
       *[other] { WHO($seat) } begins.
    }
    .brief = Betting { $interval }, bank { $bank }.
    .braille = betting { $interval } bank { $bank }
checked = { PERSON($seat) ->
        [you] You check.
       *[other] { WHO($seat) } checks.
    }
    .brief = { WHO($seat) } checks.
    .braille = { WHO($seat, form: "short") } checks
called = { PERSON($seat) ->
        [you] You call with { $chips }
       *[other] { WHO($seat) } calls with { $chips }
    }{ $all-in ->
        [yes] , all in.
       *[no] .
    }
    .brief = { WHO($seat) } calls { $chips }.
    .braille = { WHO($seat, form: "short") } calls { $chips }
folded = { PERSON($seat) ->
        [you] You fold.
       *[other] { WHO($seat) } folds.
    }
    .brief = { WHO($seat) } folds.
    .braille = { WHO($seat, form: "short") } folds
bet-made = { PERSON($seat) ->
        [you] You bet { $to }
       *[other] { WHO($seat) } bets { $to }
    }{ $all-in ->
        [yes] , all in.
       *[no] .
    }
    .brief = { WHO($seat) } bets { $to }.
    .braille = { WHO($seat, form: "short") } bets { $to }
bet-raised = { PERSON($seat) ->
        [you] You raise to { $to }
       *[other] { WHO($seat) } raises to { $to }
    }{ $all-in ->
        [yes] , all in.
       *[no] .
    }
    .brief = { WHO($seat) } raises to { $to }.
    .braille = { WHO($seat, form: "short") } raises { $to }
bet-returned = { PERSON($seat) ->
        [you] Nobody called; { $chips } come back to you.
       *[other] Nobody called; { $chips } go back to { WHO($seat) }.
    }
    .brief = Back { $chips }, { WHO($seat) }.
    .braille = { WHO($seat, form: "short") } back { $chips }
pot-won = { PERSON($seat) ->
        [you] You take { $chips ->
            [one] { $chips } chip
           *[other] { $chips } chips
        }
       *[other] { WHO($seat) } takes { $chips ->
            [one] { $chips } chip
           *[other] { $chips } chips
        }
    }{ $side ->
        [0] {""}
       *[other] {" "}from a side pot
    }{ $left ->
        [0] .
       *[other] , { $left } stay in the bank.
    }
    .brief = { WHO($seat) } takes { $chips }.
    .braille = { WHO($seat, form: "short") } takes { $chips }
bank-stays = Nobody takes the bank; { $left } stay in it.
    .braille = bank stays { $left }
game-scored = { $count ->
        [0] The game is over, nobody has a figure.
        [one] The game goes to { SEATS($seats) }.
       *[other] { SEATS($seats) } share the first place.
    }
    .brief = { $count ->
        [0] No figure.
       *[other] First: { SEATS($seats) }.
    }
    .braille = { $count ->
        [0] no figure
       *[other] first { SEATS($seats) }
    }
result = Place { $place }: { WHO($seat) }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } in all.
    .brief = { $place }. { WHO($seat) }, { $points }.
    .braille = { $place }. { WHO($seat, form: "short") } { $points } ({ $total })
game-void = Two rounds have passed and nobody closed; the game ends without a result.
    .brief = No result.
    .braille = no result
player-out = { PERSON($seat) ->
        [you] You have no chips left and are out.
       *[other] { WHO($seat) } has no chips left and is out.
    }
    .brief = Out: { WHO($seat) }.
    .braille = out { WHO($seat, form: "short") }
broke = { PERSON($seat) ->
        [you] You have no chip for another game.
       *[other] { WHO($seat) } has no chip for another game.
    }
    .braille = { WHO($seat, form: "short") } broke
match-ended = { $count ->
        [one] The whole match goes to { SEATS($seats) }
       *[other] { SEATS($seats) } share the match
    }, { $by ->
        [chips] { $total ->
            [one] { $total } chip.
           *[other] { $total } chips.
        }
       *[points] { $total ->
            [one] { $total } point.
           *[other] { $total } points.
        }
    }
    .brief = Match: { SEATS($seats) }.
    .braille = match: { SEATS($seats) } { $total }
your-turn = { $kind ->
        [after] Now close, or say PAS.
        [lay] Now lay your hand down.
        [last] You have a last turn.
       *[turn] Your turn, round { $round }.
    }
    .brief = { $kind ->
        [last] Last turn.
       *[other] You.
    }
    .braille = { $kind ->
        [last] last turn
       *[other] your turn
    }
your-stake = { $chips ->
        [0] Your turn, nothing to call, the bank holds { $bank }.
       *[other] Your turn, { $chips } to call, the bank holds { $bank }.
    }
    .brief = { $chips } to call.
    .braille = call { $chips } bank { $bank }
at-table = { WHO($seat) }: { $kind ->
        [folded] folded
        [closer] has closed
        [laid] hand laid down
       *[in] in the game
    }, { $changed ->
        [0] no exchange
        [one] { $changed } card exchanged
       *[other] { $changed } cards exchanged
    }{ $stake ->
        [0] .
       *[other] , { $stake } staked.
    }
    .braille = { WHO($seat, form: "short") }{ $changed }{ $kind ->
        [folded] x
        [closer] !
        [laid] =
       *[in] {""}
    }
not-begun = The game has not begun.
    .braille = not begun
to-beat = To beat: { figure-words }, { PERSON($seat) ->
        [you] your own.
       *[other] laid down by { WHO($seat) }.
    }
    .brief = { figure-words }, { WHO($seat) }.
    .braille = { WHO($seat, form: "short") } { figure-words.braille }
last-bet = The highest stake is { $top }, you have { $chips } to call, the bank holds { $bank }.
    .brief = Stake { $top }, to call { $chips }.
    .braille = stake { $top } call { $chips } bank { $bank }
nothing-laid = Nobody has laid a hand down yet.
    .braille = none laid
bank = The bank holds { $bank ->
        [one] { $bank } chip.
       *[other] { $bank } chips.
    }
    .braille = bank { $bank }
chips-of = { PERSON($seat) ->
        [you] You have { $chips ->
            [one] { $chips } chip.
           *[other] { $chips } chips.
        }
       *[other] { WHO($seat) } has { $chips ->
            [one] { $chips } chip.
           *[other] { $chips } chips.
        }
    }
    .brief = { WHO($seat) } { $chips }.
    .braille = { WHO($seat, form: "short") }{ $chips }
score = { $games ->
        [0] Game { $game }.
       *[other] Game { $game } of { $games }.
    }
    .braille = game { $game }
total = { PERSON($seat) ->
        [you] You have { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { WHO($seat) } has { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }{ $stakes ->
        [yes] {" "}and { $chips } in chips.
       *[no] .
    }
    .brief = { WHO($seat) } { $points }.
    .braille = { WHO($seat, form: "short") } { $points }

# Refusals
already-exchanged = You have already exchanged in this turn.
    .braille = exchanged already
amount = You may stake { $least } to { $most }.
    .braille = { $least }-{ $most }
bet-instead = Nobody has bet yet; you can bet, not raise.
    .braille = bet instead
exchange-count = You may exchange { $least } to { $most } cards.
    .braille = exchange { $least }-{ $most }
must-call = Somebody has bet; call { $chips }, raise or fold.
    .braille = call { $chips }
must-lay = The game is closed; your turn ends by laying your hand down.
    .braille = lay down
no-figure-to-close = You can close only with a figure, and you have none yet.
    .braille = no figure
nobody-closed = Hands are laid down only when somebody has closed.
    .braille = not closed
nothing-to-call = There is nothing to call.
    .braille = nothing to call
raise-closed = You cannot raise again now, only call or fold.
    .braille = no raise
raise-instead = There is a bet already; you can call or raise.
    .braille = raise instead
too-few-chips = You have no chips for so many cards; they are enough for { $chips }.
    .braille = chips { $chips }

# Choices
action-exchange = Exchange { CARDS($cards, case: "acc") }
    .braille = exchange { CARDS($cards, case: "braille") }
action-close = KONEC: lay down and close the game
    .braille = konec
action-pass = PAS
    .braille = pas
action-lay = Lay the hand down
    .braille = lay
action-check = Check
    .braille = check
action-call = Call
    .braille = call
action-fold = Fold
    .braille = fold
action-bet = Bet { $min } to { $max }
    .braille = bet { $min }-{ $max }
action-raise = Raise to { $min } up to { $max }
    .braille = raise { $min }-{ $max }
action-exchange-none = Exchange nothing
    .braille = none
action-bet-to = Bet { $to }
    .braille = bet { $to }
action-raise-to = Raise to { $to }
    .braille = raise { $to }

# Options of a match
option-stakes = Stakes
option-stakes-none = no stakes
option-stakes-simple = simple, into a bank
option-stakes-poker = as in poker
house-stakes = You play for points alone, or for a bank that every exchange pays into, or with full betting as in poker.
option-games = Number of games
house-games = How many games a match has; nought means that the chips decide.
option-chips = Chips at the start
house-chips = How many chips everybody begins with; nought means the usual number.
option-winner-by = The winner is found by
option-winner-by-points = points
option-winner-by-chips = chips
house-winner-by = With simple stakes the winner is whoever has most points, or most chips.
option-ante = Ante
house-ante = How many chips everybody pays at the start of a game with poker stakes.
option-min-bet = Smallest bet
house-min-bet = The smallest bet in chips; nought means the same as the ante.
option-limit = Limit of bets
option-limit-none = no limit
option-limit-pot = the pot
option-limit-fixed = fixed
house-limit = Bets have no limit, or are limited by the pot, or are of fixed size.
option-rising = Rising ante
house-rising = After how many games the ante doubles; nought means never.
preset-document = match as in the document
preset-simple = for chips in a bank
preset-poker = with poker stakes
preset-tournament = tournament with a rising ante

# Reasons of opponents
reason-only-choice = Nothing else was possible.
reason-keeps-groups = Equal numbers are kept.
reason-best-exchange = This exchange gives the best chance.
reason-stands-pat = With this hand an exchange does not pay any more.
reason-closes-strong = The figure is strong enough to close.
reason-waits = It still pays to wait.
reason-lays-down = All that is left is to lay down.
reason-bets-strong = The hand is strong, betting pays.
reason-bluffs = This time it is a bluff.
reason-calls-odds = The chance is good enough for a call.
reason-folds-weak = The hand is too weak for such a bet.
reason-checks = Betting does not pay, and waiting costs nothing.
