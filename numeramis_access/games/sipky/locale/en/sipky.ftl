# Šipky: a sentence for every event, the answers to questions, choices, and why opponents play so.
game-name = Šipky
game-begun = Playing to { $limit }{ $games ->
        [one] .
       *[other] , game { $game } { of-games }.
    }{ PERSON($first) ->
        [you] {""}
       *[other] {" "}{ WHO($first) } throws first.
    }
    .brief = To { $limit }.{ PERSON($first) ->
        [you] {""}
       *[other] {" "}{ WHO($first) } throws first.
    }
    .braille = game { $game } to { $limit } first { WHO($first, form: "short") }
cards-taken =
    { $more ->
        [yes] { $own ->
            [yes] { PERSON($seat) ->
                [you] You get { CARDS($cards, case: "acc") }.
               *[other] { WHO($seat) } gets { CARDS($cards, case: "acc") }.
            }
           *[no] { WHO($seat) }, { $count ->
                [one] another card.
               *[other] two more cards.
            }
        }
       *[no] { $own ->
            [yes] { PERSON($seat) ->
                [you] You take
               *[other] { WHO($seat) } takes
            } { $throw ->
                [one] one card
               *[other] two cards
            }{ $count ->
                [0] .
               *[other] : { CARDS($cards, case: "acc") }.
            }
           *[no] { WHO($seat) }, { $throw ->
                [one] one card.
               *[other] two cards.
            }
        }
    }
    .brief = { $own ->
        [yes] { $count ->
            [0] { WHO($seat) }.
           *[other] { CARDS($cards, case: "acc") }.
        }
       *[no] { WHO($seat) }, { $more ->
            [yes] another card.
           *[no] { $count ->
                [one] one card.
               *[other] two cards.
            }
        }
    }
    .full =
        { $more ->
            [yes] { $own ->
                [yes] { cards-taken }
               *[no] { WHO($seat) } gets { $count ->
                    [one] another card.
                   *[other] two more cards.
                }
            }
           *[no] { $own ->
                [yes] { cards-taken }
               *[no] { WHO($seat) } takes { $throw ->
                    [one] one card{ $exact ->
                        [yes] .
                       *[no] , the last one.
                    }
                   *[other] two cards.
                }
            }
        }
    .braille = { WHO($seat, form: "short") } takes { $own ->
        [yes] { CARDS($cards, case: "braille") }
       *[no] { $count }
    }
cards-to-compose = { CARDS($cards, case: "acc") }: { $high ->
        [none] only { $low }.
       *[other] { $low } or { $high }?
    }
    .brief = { $high ->
        [none] Only { $low }.
       *[other] { $low } or { $high }?
    }
    .full = You take { CARDS($cards, case: "acc") }. { $high ->
        [none] They make only { $low }.
       *[other] They make { $low } or { $high }.
    }
    .braille = { CARDS($cards, case: "braille") }: { $high ->
        [none] { $low }
       *[other] { $low } or { $high }
    }
zeros-laid-aside =
    { PERSON($seat) ->
        [you] You put two zeros aside.
       *[other] { WHO($seat) } puts two zeros aside.
    }
    .brief = Two zeros aside.
    .braille = { WHO($seat, form: "short") } 00 aside
zero-missed =
    { PERSON($seat) ->
        [you] The zero misses the board.
       *[other] { WHO($seat) } throws a zero off the board.
    }
    .brief = Zero, off the board.
    .braille = { WHO($seat, form: "short") } 0 off
pack-restocked = The pack has run out. The cards already thrown are shuffled into a new one.
    .brief = New pack.
    .braille = new pack
number-laid =
    { $kind ->
        [single] { PERSON($seat) ->
            [you] You add { $number }
           *[other] { WHO($seat) } adds { $number }
        }
        [zero-missed] { PERSON($seat) ->
            [you] You throw the zero away and count { $number }
           *[other] { WHO($seat) } throws the zero away and counts { $number }
        }
       *[composed] { PERSON($seat) ->
            [you] You make { $number }
           *[other] { WHO($seat) } makes { $number }
        }
    }{ $state ->
        [ends] .
        [hit] .
        [passed] : that's { $score }.
       *[below] { $same ->
            [yes] , { $missing } to go.
           *[no] { PERSON($seat) ->
                [you] . You have
               *[other] , has
            } { $score }, { $missing } to go.
        }
    }
    .brief = { PERSON($seat) ->
        [you] {""}
       *[other] { WHO($seat) },{" "}
    }{ $number }{ $state ->
        [below] { $same ->
            [yes] , { $missing } to go.
           *[no] { PERSON($seat) ->
                [you] . You have
               *[other] , has
            } { $score }.
        }
       *[other] .
    }
    .braille = { WHO($seat, form: "short") } { $number } has { $score } { $state ->
        [passed] bust
        [hit] hit
       *[other] to go { $missing }
    }
card-missed =
    { PERSON($seat) ->
        [you] You throw the { CARD($card) } off the board and stay on { $score }.
       *[other] { WHO($seat) } throws the { CARD($card) } off the board and stays on { $score }.
    }
    .brief = { PERSON($seat) ->
        [you] {""}
       *[other] { WHO($seat) },{" "}
    }{ CARD($card) } off.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") } off
limit-hit = Exactly { $score }!
    .brief = A hit!
    .full =
        { PERSON($seat) ->
            [you] An exact hit: you have { $score }!
           *[other] An exact hit: { WHO($seat) } has { $score }!
        }
    .braille = { WHO($seat, form: "short") } hit { $score }
limit-passed =
    { PERSON($seat) ->
        [you] Bust! You're out.
       *[other] Bust! { WHO($seat) } is out.
    }
    .brief = Bust.
    .braille = { WHO($seat, form: "short") } bust { $score }
player-ended =
    { PERSON($seat) ->
        [you] You finish on { $score }, { $missing } short.
       *[other] { WHO($seat) } finishes on { $score }, { $missing } short.
    }
    .brief = { PERSON($seat) ->
        [you] You finish on { $score }.
       *[other] { WHO($seat) } finishes on { $score }.
    }
    .braille = { WHO($seat, form: "short") } ends { $score }

# What is being decided
your-turn =
    { $kind ->
        [first] Your turn, the first throw.
        [again] Another throw?
        [alone] Another throw? { $missing } to go.
       *[next] Your turn: { $missing } to go.
    }
    .brief = { $kind ->
        [first] You.
        [again] Another throw?
       *[next] { $missing } to go.
    }
    .full =
        { $kind ->
            [first] Your turn, the first throw.
            [again] Another throw?
           *[next] Your turn: { $missing } to go to { $limit }.
        }
    .braille = your turn { $missing } to go
compose-now =
    { $high ->
        [none] They make only { $low }.
       *[other] { $low } or { $high }?
    }
    .braille = { $high ->
        [none] { $low }
       *[other] { $low } or { $high }
    }
add-or-miss =
    { $state ->
        [passed] The { CARD($card) } would go too far, so you have to throw it away.
        [hit] The { CARD($card) } is an exact hit. Add it, or throw it away?
       *[below] { $score } with the { CARD($card) }. Add it, or throw it away?
    }
    .brief = { $state ->
        [passed] { CARD($card, case: "acc") }: throw it away.
       *[other] { $score } with the { CARD($card) }. Add it?
    }
    .braille = { CARD($card, case: "braille") } { $state ->
        [passed] must miss
       *[other] { $score } or miss
    }

# The end of a game and of the match
game-scored =
    { $count ->
        [0] The game is over. Nobody stayed within the limit{ $games ->
            [one] .
           *[other] , { COUNT($points, of: "point") } each.
        }
        [one] { PERSON($seat) ->
            [you] The game is over. You win with { $score }{ first-points }.
           *[other] The game is over. { WHO($seat) } wins with { $score }{ first-points }.
        }
       *[other] The game is over. Tied for first: { SEATS($seats) }, { $score }{ first-points }.
    }
    .brief = { $count ->
        [0] Nobody within the limit.
        [one] { PERSON($seat) ->
            [you] You win, { $score }.
           *[other] { WHO($seat) } wins, { $score }.
        }
       *[other] Tied first: { SEATS($seats) }, { $score }.
    }
    .braille = { $count ->
        [0] everybody bust
        [one] { WHO($seat, form: "short") } wins { $score }
       *[other] tied first { $score }
    }
first-points =
    { $games ->
        [one] {""}
       *[other] , { COUNT($points, of: "point") }
    }
exact-game-scored =
    { $winner ->
        [none] The game is over. Nobody stayed within the limit, so nobody wins.
       *[other] { PERSON($winner) ->
            [you] The game is over. You win with an exact hit.
           *[other] The game is over. { WHO($winner) } wins with an exact hit.
        }
    }
    .brief = { $winner ->
        [none] Nobody wins.
       *[other] { PERSON($winner) ->
            [you] You win.
           *[other] { WHO($winner) } wins.
        }
    }
    .braille = { $winner ->
        [none] nobody
       *[other] { WHO($winner, form: "short") } wins
    }
solo-game-scored =
    { $state ->
        [hit] The game is over. Exactly { $limit }!
        [passed] The game is over. Bust, so it doesn't count.
       *[below] The game is over on { $score }, { COUNT($missing, of: "point") } short.
    }
    .brief = { $state ->
        [hit] Exactly.
        [passed] Bust.
       *[below] { $score }, { $missing } short.
    }
    .braille = { $state ->
        [hit] hit { $score }
        [passed] bust { $score }
       *[below] { $score } short { $missing }
    }
result = { ORDINAL($place) } place: { WHO($seat) }, { $out ->
        [yes] bust on { $score }
       *[no] { $score }
    }{ $unit ->
        [sum] , total { $total }.
       *[points] { $games ->
            [one] .
           *[other] , { COUNT($points, of: "point") }{ $running ->
                [yes] , { $total } in all.
               *[no] .
            }
        }
    }
    .brief = { ORDINAL($place) }, { WHO($seat) }, { $out ->
        [yes] bust.
       *[no] { $score }.
    }
    .braille = { $place }. { WHO($seat, form: "short") } { $score } +{ $points } ={ $total }
total = { WHO($seat) }: { $unit ->
        [hits] { COUNT($total, of: "hit") }.
        [sum] total { $total }.
       *[points] { COUNT($total, of: "point") } in all.
    }
    .brief = { WHO($seat) }, { $total }.
    .braille = { WHO($seat, form: "short") } { $total }
match-placed =
    { $count ->
        [one] { PERSON($seat) ->
            [you] You win the whole match with { match-total }.
           *[other] { WHO($seat) } wins the match with { match-total }.
        }
       *[other] { $total ->
            [0] { $unit ->
                [hits] The match is over; nobody hit the limit.
               *[other] The match is over; nobody stayed within the limit in any game.
            }
           *[other] The match is over. Tied for first with { match-total }: { SEATS($seats) }.
        }
    }
    .brief = { $count ->
        [one] { PERSON($seat) ->
            [you] You win the match with { match-total }.
           *[other] { WHO($seat) } wins the match with { match-total }.
        }
       *[other] The match is tied.
    }
    .braille = { $count ->
        [one] match { WHO($seat, form: "short") } { $total }
       *[other] match tied { $total }
    }
match-total =
    { $unit ->
        [hits] { COUNT($total, of: "hit") }
        [sum] { $total } out of six hundred and three
       *[points] { COUNT($total, of: "point") }
    }
solo-match-placed = The match is over.{ $games ->
        [one] {""}
       *[other] {" "}Exact hits: { $hits }. Bust: { $out }.{ $missing ->
            [0] {""}
           *[other] {" "}In the other games you were { COUNT($missing, of: "point") } short altogether.
        }
    }
    .brief = { $games ->
        [one] Match over.
       *[other] Hits { $hits }, bust { $out }, { $missing } short.
    }
    .braille = hits { $hits } bust { $out } short { $missing }
solo-series-placed = The match is over. The three games add up to { $total } out of six hundred and three.
    .brief = { $total } out of six hundred and three.
    .braille = sum { $total }/603

# Answers to questions
hand-taken =
    { $count ->
        [0] You have no cards now.
       *[other] You hold { CARDS($cards, case: "acc") }.
    }
    .brief = { $count ->
        [0] No cards.
       *[other] { CARDS($cards, case: "acc") }.
    }
    .braille = { $count ->
        [0] no cards
       *[other] { CARDS($cards, case: "braille") }
    }
hand-to-compose = You hold { CARDS($cards, case: "acc") }. { $high ->
        [none] They make only { $low }.
       *[other] { $low } or { $high }?
    }
    .brief = { CARDS($cards, case: "acc") }.
    .braille = { CARDS($cards, case: "braille") }
not-begun = Nobody has thrown yet.
    .braille = no throws
at-table =
    { WHO($seat) }: { $standing ->
        [throwing] { COUNT($score, of: "point") }, { $missing } to go, still throwing.
        [ended] { COUNT($score, of: "point") }, { $missing } short, finished.
        [hit] { COUNT($score, of: "point") }, an exact hit.
       *[out] bust on { $score }.
    }
    .brief = { WHO($seat) }, { $score }{ $standing ->
        [throwing] .
        [ended] , finished.
        [hit] , a hit.
       *[out] , bust.
    }
    .braille = { WHO($seat, form: "short") } { $score } { $standing ->
        [throwing] plays
        [ended] end
        [hit] hit
       *[out] bust
    }
best-score =
    { $count ->
        [0] Nobody is within the limit.
        [one] { WHO($seat) }, { $score }.
       *[other] Tied: { SEATS($seats) }, { $score }.
    }
    .brief = { $count ->
        [0] Nobody.
       *[other] { SEATS($seats) }, { $score }.
    }
    .braille = { $count ->
        [0] all bust
        [one] max { $score } { WHO($seat, form: "short") }
       *[other] max { $score }
    }
missing =
    { $standing ->
        [hit] Nothing to go: you have exactly { $limit }.
        [out] You're bust on { $score }.
       *[other] { $missing } to go.
    }
    .brief = { $standing ->
        [hit] Nothing.
        [out] Bust.
       *[other] { $missing } to go.
    }
    .full =
        { $standing ->
            [hit] { missing }
            [out] { missing }
           *[other] { $missing } to go to { $limit }.
        }
    .braille = { $standing ->
        [hit] hit
        [out] bust
       *[other] { $missing } to go
    }
last-throw-none = Nobody has thrown in this game yet.
    .brief = No throw yet.
    .braille = none yet
call-in-throw = { ORDINAL($number) } throw, { $what }
    .braille = { $number }: { $what }
last-throw = The last throw: { WHO($seat) }, { CARDS($cards) }, { $number ->
        [none] thrown away.
       *[other] for { $number }.
    }
    .brief = { WHO($seat) }, { $number ->
        [none] a miss.
       *[other] { $number }.
    }
    .braille = throw { WHO($seat, form: "short") } { CARDS($cards, case: "braille") } { $number ->
        [none] miss
       *[other] { $number }
    }
score =
    { $over ->
        [yes] The game was to
       *[no] The game is to
    } { $limit }{ $games ->
        [one] .
       *[other] , game { $game } { of-games }.
    }
    .braille = game { $game }/{ $games } to { $limit }
own-score =
    { $standing ->
        [hit] You have exactly { $score }.
        [out] You're bust on { $score }.
        [ended] You stopped on { $score }.
       *[throwing] You have { $score ->
            [0] nothing yet
           *[other] { $score }
        }, { $missing } to go.
    }
    .brief = { $score }.
    .braille = have { $score }

# Refusals
first-throw-of-two = The first throw is always two cards, so take two.
    .braille = first throw 2 cards
    .called = The first throw is always two cards.
no-end = You can't stop in the exact game; keep throwing.
    .braille = no end here
    .called = Nobody can stop in the exact game; the throws go on.
take-first = Take your cards first.
    .braille = cards first
    .called = Cards are taken first.
no-boards-exact = You can't compare the exact game between tables: it ends at the first hit. Choose the plain game.
    .braille = no exact game
no-boards-series = You can't compare a series between tables: it adds up three games. Choose one limit.
    .braille = no series
compose-first = First make a number from the cards you hold.
    .braille = number first
    .called = The number from the taken cards comes first.
not-that-number = You can't make { $number } from { CARDS($cards) }.
    .brief = Not { $number }.
    .braille = not { $number }
    .called = { CARDS($cards) } don't make { $number }.
card-would-pass = The { CARD($card) } would pass the limit, so you have to throw it away.
    .braille = { CARD($card, case: "braille") } must miss
    .called = The { CARD($card) } would pass the limit, so it has to be thrown away.
add-or-miss-first = First add the card, or throw it away.
    .braille = add or miss
    .called = The card is first added, or thrown away.

# Choices at the table
action-take =
    { $cards ->
        [one] Take only one card
       *[other] Take two cards
    }
    .braille = { $cards ->
        [one] 1 card
       *[other] 2 cards
    }
    .typed = { $cards ->
        [one] one, one card, only one, just one
       *[other] two, two cards
    }
action-end = Finish on { $score }
    .braille = end { $score }
    .typed = end, stop, enough
action-compose =
    { $single ->
        [yes] Add { $number }
       *[no] Make { $number }
    }{ $state ->
        [hit] , exactly { $limit }
        [passed] , which passes { $limit }
       *[below] , total { $score }
    }
    .brief = { $number }
    .braille = { $number } = { $score }
action-miss = Miss: throw the card away
    .braille = miss
    .typed = miss, throw, throw away

# Options
game-about = Darts with cards: make numbers and add them up. Come as near to the limit as you can without passing it.
option-limit = Play to
draw-limit = Draw the limit by lot
option-limit-series = series 101, 201 and 301
house-limit = The limit is 101, 201 or 301 points. A series is all three in a row, and the total decides, 603 at best.
option-variant = Kind of game
option-variant-plain = plain: nearest to the limit
option-variant-exact = exact: only a hit wins
house-variant = In the plain game, the score nearest below the limit wins. In the exact game, only the first to hit the limit wins.
option-games = Number of games
house-games = How many games a match has. A series always has three. In the exact game, its limits simply repeat in turn.
option-packs = Packs
option-packs-one = one for all
option-packs-each = one each
house-packs = Everybody throws from one pack, or each from their own, as at a club evening.
preset-short = one game to 101
preset-series = series to 603
preset-exact = exact game

# Why an opponent plays just so
reason-only-choice = It's the only choice.
reason-at-random = Chosen at random.
reason-hits-now = This number is an exact hit.
    .brief = An exact hit.
reason-leaves = This leaves { $missing }, the best distance you can get.
    .brief = Leaves { $missing }, the best distance.
reason-leaves-only = No other number fits; this one leaves { $missing }.
    .brief = It leaves { $missing }.
reason-nothing-fits = Every number from these cards goes too far.
    .brief = All go too far.
reason-two-cards = Two cards are best; { $percent ->
        [0] the risk of going bust is below one percent.
       *[other] the risk of going bust is { COUNT($percent, of: "percent") }.
    }
    .brief = { $percent ->
        [0] Hardly a risk of going bust.
       *[other] Risk of going bust: { COUNT($percent, of: "percent") }.
    }
    .braille = 2 cards, bust { $percent ->
        [0] <1%
       *[other] { $percent }%
    }
reason-one-card = One card is best; { $percent ->
        [0] the risk of going bust is below one percent.
       *[other] the risk of going bust is { COUNT($percent, of: "percent") }.
    }
    .brief = { $percent ->
        [0] Hardly a risk of going bust.
       *[other] Risk of going bust: { COUNT($percent, of: "percent") }.
    }
    .braille = 1 card, bust { $percent ->
        [0] <1%
       *[other] { $percent }%
    }
reason-end = { $percent ->
        [0] Another card gains nothing.
       *[other] Another card doesn't pay: even with one, the risk of going bust is { COUNT($percent, of: "percent") }.
    }
    .brief = More doesn't pay.
reason-end-ahead = Nobody throws after you, and nobody is nearer to the limit. There's nothing more to win.
    .brief = Nothing more to win.
reason-misses = It's better to throw the card away and stay { $missing } below the limit.
    .brief = Better { $missing } below.
reason-must-miss = The card would go too far, so it has to miss.
    .brief = It goes too far.
reason-leaves-hit = This leaves { $missing }: the chance of a hit with the next throw is { CHANCE($chance) }. With { $other } to go it's { CHANCE($less) }.
    .brief = Leaves { $missing }, hit { CHANCE($chance) }; else { CHANCE($less) }.
    .braille = { $missing } left hit { CHANCE($chance, form: "short") }, { $other } left { CHANCE($less, form: "short") }
reason-leaves-safer = This leaves { $missing }: with { $cards ->
        [1] one card
       *[2] two cards
    } the chance of going bust is { CHANCE($risk) }. With { $other } to go it's { CHANCE($more) }.
    .brief = Leaves { $missing }, bust { CHANCE($risk) }; else { CHANCE($more) }.
    .braille = { $missing } left bust { CHANCE($risk, form: "short") }, { $other } left { CHANCE($more, form: "short") }
reason-leaves-nearer = This leaves { $missing }, which is { COUNT($by, of: "point") } nearer than the other choice.
    .brief = { COUNT($by, of: "point") } nearer.
reason-leaves-far = Either way the next throw can't reach the limit. Whether it leaves { $missing } or { $other } makes hardly any difference.
    .brief = Both far, hardly any difference.
reason-two-or-one = With two cards the chance of going bust is { CHANCE($risk) }. One card { $exact ->
        [yes] adds at most nine.
       *[no] would be your last throw, and it adds at most nine.
    }
    .brief = Two: bust { CHANCE($risk) }. One: nine at most.
    .braille = 2: bust { CHANCE($risk, form: "short") }, 1: 9 at most
reason-one-or-two = { $exact ->
        [yes] You can throw away a single card that doesn't fit. With two cards the chance of going bust is { CHANCE($other) }.
       *[no] With one card the chance of going bust is { CHANCE($risk) }. With two cards it's { CHANCE($other) }.
    }
    .brief = Two: bust { CHANCE($other) }.
    .braille = { $exact ->
        [yes] 2: bust { CHANCE($other, form: "short") }
       *[no] 1: bust { CHANCE($risk, form: "short") }, 2: { CHANCE($other, form: "short") }
    }
reason-two-or-end = With two cards the chance of going bust is { CHANCE($risk) }. If you finish now, you're { $missing } short.
    .brief = Bust { CHANCE($risk) }; finishing is { $missing } short.
    .braille = 2: bust { CHANCE($risk, form: "short") }, end { $missing } missing
reason-one-or-end = With one card the chance of going bust is { CHANCE($risk) }. If you finish now, you're { $missing } short.
    .brief = Bust { CHANCE($risk) }; finishing is { $missing } short.
    .braille = 1: bust { CHANCE($risk, form: "short") }, end { $missing } missing
reason-end-or-throw = { $cards ->
        [1] Even with one card
       *[2] With two cards
    } the chance of going bust is { CHANCE($risk) }. If you finish now, you're { $missing } short.
    .brief = Another throw: bust { CHANCE($risk) }.
    .braille = { $cards }: bust { CHANCE($risk, form: "short") }, end { $missing } missing

# corner of the table in the window
corner-game = Game { $game }
corner-limit = Limit { $limit }
corner-missing = To go { $missing }
goal =
    { $kind ->
        [exact] The first to hit exactly { $limit } wins the game. Most games out of { $games } wins the match.
        [summed] The player nearest to { $limit } without passing it wins the game. The scores of { COUNT($games, of: "game") } are added up.
       *[nearest] The player nearest to { $limit } without passing it wins the game. Most points after { COUNT($games, of: "game") } wins the match.
    }
    .brief =
        { $kind ->
            [exact] Exactly { $limit }.
           *[nearest] Nearest to { $limit }.
        }
    .braille =
        { $kind ->
            [exact] exactly { $limit }
           *[nearest] up to { $limit }
        }
