# Šipky: a sentence for every event, the answers to questions, choices, and why opponents play so.
game-name = Šipky
game-begun = Playing to { $limit }{ $games ->
        [one] {""}.
       *[other] , game { $game } of { $games }.
    } { PERSON($first) ->
        [you] You throw first.
       *[other] { WHO($first) } throws first.
    }
    .brief = { $limit }, first: { WHO($first) }.
    .braille = game { $game } to { $limit } first { WHO($first, form: "short") }
cards-taken =
    { $more ->
        [yes] { $own ->
            [yes] { PERSON($seat) ->
                [you] You get { CARDS($cards) }.
               *[other] { WHO($seat) } gets { CARDS($cards) }.
            }
           *[no] { WHO($seat) } gets { $count ->
                [one] another card.
               *[other] two other cards.
            }
        }
       *[no] { PERSON($seat) ->
            [you] You take
           *[other] { WHO($seat) } takes
        } { $throw ->
            [one] only one card
           *[other] two cards
        }{ $own ->
            [yes] { $count ->
                [0] .
               *[other] : { CARDS($cards) }.
            }
           *[no] .
        }
    }
    .brief = { WHO($seat) }{ $own ->
        [yes] { $count ->
            [0] {""}.
           *[other] : { CARDS($cards) }.
        }
       *[no] { $count ->
            [one] , one card.
           *[other] , two cards.
        }
    }
    .braille = { WHO($seat, form: "short") } takes { $own ->
        [yes] { CARDS($cards, case: "braille") }
       *[no] { $count }
    }
zeros-laid-aside =
    { PERSON($seat) ->
        [you] Two zeros go aside.
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
pack-restocked = The pack has run out. The cards of earlier throws are shuffled and taken again.
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
        [below] { PERSON($seat) ->
            [you] ; you have { $score }, { $missing } short of { $limit }.
           *[other] ; that is { $score }, { $missing } short of { $limit }.
        }
       *[other] ; that is { $score }.
    }
    .brief = { WHO($seat) } { $number }, { $state ->
        [below] { $score }, { $missing } short.
       *[other] that is { $score }.
    }
    .braille = { WHO($seat, form: "short") } { $number } has { $score } { $state ->
        [below] short { $missing }
        [hit] hit
       *[passed] over
    }
card-missed =
    { PERSON($seat) ->
        [you] You throw the { CARD($card) } off the board and stay on { $score }.
       *[other] { WHO($seat) } throws the { CARD($card) } off the board and stays on { $score }.
    }
    .brief = { WHO($seat) }, { CARD($card) } off.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") } off
limit-hit =
    { PERSON($seat) ->
        [you] An exact hit, you have { $score }!
       *[other] An exact hit! { WHO($seat) } has { $score }.
    }
    .brief = A hit, { WHO($seat) }.
    .braille = { WHO($seat, form: "short") } hit { $score }
limit-passed =
    { PERSON($seat) ->
        [you] Too far, you are out of the game.
       *[other] { WHO($seat) } has gone too far and is out of the game.
    }
    .brief = Out, { WHO($seat) }.
    .braille = { WHO($seat, form: "short") } out { $score }
player-ended =
    { PERSON($seat) ->
        [you] You stop on { $score }.
       *[other] { WHO($seat) } stops on { $score }.
    }
    .brief = { WHO($seat) }, end, { $score }.
    .braille = { WHO($seat, form: "short") } ends { $score }

# What is being decided
your-turn =
    { $kind ->
        [first] Your turn, the first throw.
        [alone] Another throw?
       *[next] Your turn, you are { $missing } short of { $limit }.
    }
    .brief = You, { $missing } short.
    .braille = your turn short { $missing }
compose-now =
    { $high ->
        [none] They make only { $low }.
       *[other] They make { $low } or { $high }.
    }
    .brief = { $high ->
        [none] { $low }.
       *[other] { $low } or { $high }?
    }
    .braille = { $high ->
        [none] { $low }
       *[other] { $low } or { $high }
    }
add-or-miss =
    { $state ->
        [passed] The { CARD($card) } would go too far, it must miss.
        [hit] The { CARD($card) } is an exact hit. Add it, or throw it away?
       *[below] With it you would have { $score }. Add it, or throw it away?
    }
    .brief = { $state ->
        [passed] Must miss.
       *[other] { $score }, or miss?
    }
    .braille = { $state ->
        [passed] must miss
       *[other] { $score } or miss
    }

# The end of a game and of the match
game-scored =
    { $count ->
        [0] The game is over. Everybody went too far.
        [one] { PERSON($seat) ->
            [you] The game is over. You win with { $score }.
           *[other] The game is over. { WHO($seat) } wins with { $score }.
        }
       *[other] The game is over. First place is shared by { SEATS($seats) } with { $score }.
    }
    .brief = { $count ->
        [0] All out.
       *[other] First: { SEATS($seats) }, { $score }.
    }
    .braille = game over { $score }
exact-game-scored =
    { $winner ->
        [none] The game is over. Everybody went too far, nobody wins.
       *[other] { PERSON($winner) ->
            [you] The game is over. You win with an exact { $limit }.
           *[other] The game is over. { WHO($winner) } wins with an exact { $limit }.
        }
    }
    .brief = { $winner ->
        [none] Nobody wins.
       *[other] Winner: { WHO($winner) }.
    }
    .braille = { $winner ->
        [none] nobody
       *[other] winner { WHO($winner, form: "short") }
    }
solo-game-scored =
    { $state ->
        [hit] The game is over. Exactly { $limit }!
        [passed] The game is over. Too far, it does not count.
       *[below] The game is over on { $score }, { $missing ->
            [one] { $missing } point
           *[other] { $missing } points
        } short of { $limit }.
    }
    .brief = { $state ->
        [hit] Exact.
        [passed] Too far.
       *[below] { $score }, { $missing } short.
    }
    .braille = { $state ->
        [hit] hit { $score }
        [passed] out { $score }
       *[below] { $score } short { $missing }
    }
result = Place { $place }: { WHO($seat) }, { $out ->
        [yes] out on { $score }
       *[no] score { $score }
    }{ $unit ->
        [sum] , sum { $total }.
       *[points] , { $points ->
            [one] { $points } point
           *[other] { $points } points
        }{ $running ->
            [yes] , { $total } in all.
           *[no] .
        }
    }
    .brief = { $place }, { WHO($seat) }, { $out ->
        [yes] out.
       *[no] { $score }.
    }
    .braille = { $place } { WHO($seat, form: "short") } { $score } +{ $points } { $total }
total = { WHO($seat) }: { $unit ->
        [hits] { $total ->
            [one] { $total } hit.
           *[other] { $total } hits.
        }
        [sum] sum { $total }.
       *[points] { $total ->
            [one] { $total } point in all.
           *[other] { $total } points in all.
        }
    }
    .brief = { WHO($seat) } { $total }.
    .braille = { WHO($seat, form: "short") } { $total }
match-placed =
    { $count ->
        [one] { PERSON($seat) ->
            [you] You win the whole match,
           *[other] { WHO($seat) } wins the whole match,
        }
       *[other] { $total ->
            [0] The match is over, nobody has hit exactly,
           *[other] The match is over, first place is shared by { SEATS($seats) },
        }
    } { $unit ->
        [hits] { $total ->
            [one] { $total } hit.
           *[other] { $total } hits.
        }
        [sum] sum { $total } of 603.
       *[points] { $total ->
            [one] { $total } point.
           *[other] { $total } points.
        }
    }
    .brief = { $count ->
        [one] The match goes to { WHO($seat) }, { $total }.
       *[other] The match is level, { $total }.
    }
    .braille = { $count ->
        [one] match { WHO($seat, form: "short") } { $total }
       *[other] match level { $total }
    }
solo-match-placed = The match is over. Exactly on the limit: { $hits ->
        [one] { $hits } game
       *[other] { $hits } games
    }. Too far: { $out ->
        [one] { $out } game
       *[other] { $out } games
    }. The others were { $missing ->
        [one] { $missing } point
       *[other] { $missing } points
    } short altogether.
    .brief = Hits { $hits }, out { $out }, { $missing } short.
    .braille = hits { $hits } out { $out } short { $missing }
solo-series-placed = The match is over. The three games add up to { $total } of 603.
    .brief = { $total } of 603.
    .braille = sum { $total }/603

# Answers to questions
hand-taken =
    { $count ->
        [0] You hold no card now.
       *[other] You hold { CARDS($cards) }.
    }
    .brief = { $count ->
        [0] No card.
       *[other] { CARDS($cards) }.
    }
    .braille = { $count ->
        [0] no cards
       *[other] { CARDS($cards, case: "braille") }
    }
hand-to-compose = You hold { CARDS($cards) }. { $high ->
        [none] They make only { $low }.
       *[other] They make { $low } or { $high }.
    }
    .brief = { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
not-begun = Nobody has thrown yet.
    .braille = no throws
at-table =
    { WHO($seat) }: { $standing ->
        [throwing] { $score }, { $missing } short, still in.
        [ended] { $score }, { $missing } short, finished.
        [hit] { $score }, an exact hit.
       *[out] out on { $score }.
    }
    .brief = { WHO($seat) } { $score }{ $standing ->
        [throwing] .
        [ended] , finished.
        [hit] , hit.
       *[out] , out.
    }
    .braille = { WHO($seat, form: "short") } { $score } { $standing ->
        [throwing] in
        [ended] ended
        [hit] hit
       *[out] out
    }
best-score =
    { $count ->
        [0] Everybody is out.
        [one] { PERSON($seat) ->
            [you] You have the most, { $score }.
           *[other] { WHO($seat) } has the most, { $score }.
        }
       *[other] { SEATS($seats) } have the most, { $score }.
    }
    .brief = { $count ->
        [0] Nobody.
       *[other] { SEATS($seats) }, { $score }.
    }
    .braille = { $count ->
        [0] all out
        [one] max { $score } { WHO($seat, form: "short") }
       *[other] max { $score }
    }
missing =
    { $standing ->
        [hit] Nothing is missing, you have exactly { $limit }.
        [out] You are out on { $score }.
       *[other] You are { $missing } short of { $limit }.
    }
    .brief = { $standing ->
        [hit] Nothing.
        [out] Out.
       *[other] { $missing } short.
    }
    .braille = { $standing ->
        [hit] hit
        [out] out
       *[other] short { $missing }
    }
last-throw = The last throw: { WHO($seat) }, { CARDS($cards) }, { $number ->
        [none] off the board.
       *[other] number { $number }.
    }
    .brief = { WHO($seat) }, { $number ->
        [none] off.
       *[other] { $number }.
    }
    .braille = throw { WHO($seat, form: "short") } { CARDS($cards, case: "braille") } { $number ->
        [none] off
       *[other] { $number }
    }
score =
    { $games ->
        [one] Playing to { $limit }.
       *[other] Game { $game } of { $games }, playing to { $limit }.
    }
    .braille = game { $game }/{ $games } to { $limit }
own-score =
    { $standing ->
        [hit] You have exactly { $score }.
        [out] You are out on { $score }.
        [ended] You have { $score } and throw no more.
       *[throwing] You have { $score }, { $missing } short.
    }
    .brief = { $score }.
    .braille = have { $score }

# Refusals
first-throw-of-two = The first throw is always of two cards.
    .braille = first throw 2 cards
no-end = In the game for an exact result there is no end to call, you go on throwing.
    .braille = no end here
take-first = Take your cards first.
    .braille = cards first
compose-first = First make a number of the cards you hold.
    .braille = number first
not-that-number = The cards { CARDS($cards) } cannot make { $number }.
    .brief = Not { $number }.
    .braille = not { $number }
card-would-pass = The { CARD($card) } would pass the limit, you have to throw it away.
    .braille = { CARD($card, case: "braille") } must miss
add-or-miss-first = First add the card, or throw it away.
    .braille = add or miss

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
action-end = End on { $score }
    .braille = end { $score }
action-compose =
    { $single ->
        [yes] Add { $number }
       *[no] Make { $number }
    }{ $state ->
        [hit] , exactly { $limit }
        [passed] , that passes { $limit }
       *[below] , for { $score }
    }
    .brief = { $number }
    .braille = { $number } = { $score }
action-miss = Throw the card off the board
    .braille = miss

# Options
game-about = Darts with cards: numbers are made and added, as near to the limit as possible but never past it.
option-limit = Play to
draw-limit = Draw lots for the limit
option-limit-series = series 101, 201 and 301
house-limit = The limit is 101, 201 or 301 points. A series plays all three in a row and the sum decides, 603 at best.
option-variant = Kind of game
option-variant-plain = as near to the limit as possible
option-variant-exact = for an exact result
house-variant = Either the nearest below the limit wins, or only the first to hit the limit exactly.
option-games = Number of games
house-games = How many games a match has. A series always has three; for an exact result the limits just go on in turn.
preset-short = one game to 101
preset-series = series to 603
preset-exact = for an exact result

# Why an opponent plays just so
reason-only-choice = There is no other choice.
reason-at-random = Chosen blindly.
reason-hits-now = This number is an exact hit.
reason-leaves = After this number { $missing } are missing to the limit, the best remainder to be had.
reason-nothing-fits = Every number these cards make goes too far.
reason-two-cards = Two cards promise most; the risk of going too far is { $percent } %.
reason-one-card = One card promises most; the risk of going too far is { $percent } %.
reason-end = Another card does not pay: even a single one goes too far with a risk of { $percent } %.
reason-misses = It is better to throw the card away and stay { $missing } below the limit.
reason-must-miss = The card would go too far, it has to miss.
