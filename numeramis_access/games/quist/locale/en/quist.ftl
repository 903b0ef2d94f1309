# Quist: a sentence for every event, and the answers to questions.
game-name = Quist
hands-dealt = The { ORDINAL($game) } game.{ PERSON($leader) ->
        [you] {""}
       *[other] {" "}{ WHO($leader) } leads.
    }
    .full = The cards are dealt for the { ORDINAL($game) } game{ $games ->
        [one] {""}.
       *[other] {" "}of { $games }.
    }{ PERSON($leader) ->
        [you] {""}
       *[other] {" "}{ WHO($leader) } leads.
    }
    .braille = game { $game } lead { WHO($leader, form: "short") }
card-played = { $first ->
        [yes] { PERSON($seat) ->
            [you] You lead { CARD($card, case: "acc") }.
           *[other] { WHO($seat) } leads { CARD($card, case: "acc") }.
        }
       *[no] { WHO($seat) }, { CARD($card, case: "acc") }{ $state ->
            [ahead] : ahead.
            [tied] : tied.
            [still] ; { CARD($top) }, { WHO($top-seat) }.
            [still-tied] ; still tied.
           *[untold] .
        }
    }
    .full =
        { PERSON($seat) ->
            [you] { $first ->
                [yes] You lead { CARD($card, case: "acc") }
               *[no] You play { CARD($card, case: "acc") }
            }
           *[other] { WHO($seat) } { $first ->
                [yes] leads { CARD($card, case: "acc") }
               *[no] plays { CARD($card, case: "acc") }
            }
        }{ $state ->
            [ahead] : ahead.
            [tied] : tied on { CARD($top, case: "plural") }, { tied-first }.
            [still] {""}; { PERSON($top-seat) ->
                [you] you are still ahead with the { CARD($top) }.
               *[other] { WHO($top-seat) } is still ahead with the { CARD($top) }.
            }
            [still-tied] {""}; still tied on { CARD($top, case: "plural") }, { tied-first }.
           *[untold] .
        }
    .brief = { PERSON($seat) ->
        [you] {""}
       *[other] { WHO($seat) },{" "}
    }{ CARD($card) }{ $state ->
        [ahead] : ahead.
        [tied] : tied.
        [still] ; { CARD($top) }, { WHO($top-seat) }.
        [still-tied] ; tied.
       *[untold] .
    }
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
tied-first =
    { PERSON($top-seat) ->
        [you] yours was first
       *[other] { WHO($top-seat) } was first
    }
highest-now = { WHO($top-seat) }, with { CARD($top, case: "acc") }.
    .brief = { WHO($top-seat) }, { CARD($top) }.
    .full =
        { PERSON($top-seat) ->
            [you] You are ahead with { CARD($top, case: "acc") }.
           *[other] { WHO($top-seat) } is ahead with { CARD($top, case: "acc") }.
        }
    .braille = max { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
highest-tied = Tied on { CARD($top, case: "plural") }, { tied-first }.
    .brief = Tied on { CARD($top, case: "plural") }, { WHO($top-seat) } first.
    .braille = tied { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
worth = { $worth ->
        [one] One trick is at stake.
       *[other] { COUNT($worth, of: "trick") } are at stake.
    }
    .brief = For { COUNT($worth, of: "trick") }.
    .braille = for { COUNT($worth, of: "trick") }
last-tied = Nobody has the last trick: { CARD($card, case: "plural") } tied.
    .brief = Tied, nobody’s trick.
    .braille = tied { CARD($card, case: "braille") } nobody
phase-tied = Tied on { CARD($card, case: "plural") }. { COUNT($worth, of: "trick") } at stake.
    .brief = Tied, for { COUNT($worth, of: "trick") }.
    .full = Tied on { CARD($card, case: "plural") }, nobody takes it. Now for { COUNT($worth, of: "trick") }{ PERSON($seat) ->
        [you] .
       *[other] , { WHO($seat) } leads.
    }
    .braille = tied { CARD($card, case: "braille") } for { $worth } lead { WHO($seat, form: "short") }
trick-won =
    { $by-tie ->
        [yes] { PERSON($seat) ->
            [you] You take { COUNT($tricks, of: "trick") }: the last phase is tied, and you would have led next.
           *[other] { WHO($seat) } takes { COUNT($tricks, of: "trick") }: the last phase is tied, and { WHO($seat) } would have led next.
        }
       *[no] { $tricks ->
            [one] { PERSON($seat) ->
                [you] Your trick.
               *[other] { WHO($seat) } takes the trick.
            }
           *[other] { PERSON($seat) ->
                [you] You take { COUNT($tricks, of: "trick") }.
               *[other] { WHO($seat) } takes { COUNT($tricks, of: "trick") }.
            }
        }
    }
    .full =
        { $by-tie ->
            [yes] { trick-won }
           *[no] { PERSON($seat) ->
                [you] You take
               *[other] { WHO($seat) } takes
            } { $tricks ->
                [one] the trick
               *[other] { COUNT($tricks, of: "trick") }
            } with the { CARD($card) }.
        }
    .brief = { $tricks ->
        [one] { PERSON($seat) ->
            [you] Yours.
           *[other] Trick to { WHO($seat) }.
        }
       *[other] { PERSON($seat) ->
            [you] { COUNT($tricks, of: "trick") }, yours.
           *[other] { COUNT($tricks, of: "trick") } to { WHO($seat) }.
        }
    }
    .braille = to { WHO($seat, form: "short") } { $tricks }
pile-left = The last phase is tied and nobody takes the pile. { $tricks ->
        [one] One trick is lost to all.
       *[other] { COUNT($tricks, of: "trick") } are lost to all.
    }
    .brief = Tied, nobody takes it.
    .braille = nobody { $tricks }
won-so-far = { side-own } { $own }, { side-other } { $other }.
    .full = Tricks: { side-own } { $own }, { side-other } { $other }.
    .braille = tricks { $own }:{ $other }
tricks-now = Tricks in this game: { side-own } { $own }, { side-other } { $other }.
    .brief = Tricks: { side-own } { $own }, { side-other } { $other }.
    .braille = tricks { $own }:{ $other }
your-turn =
    { $worth ->
        [one] Your turn.
       *[other] Your turn, for { COUNT($worth, of: "trick") }.
    }
    .brief = { $worth ->
        [one] You.
       *[other] You, for { COUNT($worth, of: "trick") }.
    }
    .braille = your turn
your-turn-lead = You lead.
    .braille = you lead
last-trick-worth =
    { PERSON($seat) ->
        [you] The last trick, yours
       *[other] The last trick, taken by { WHO($seat) }
    }{ $tricks ->
        [one] {""}:
       *[other] , worth { SAY($tricks) }:
    }
    .brief = { PERSON($seat) ->
        [you] Last trick, yours:
       *[other] Last trick, { WHO($seat) }'s:
    }
    .braille = trick { WHO($seat, form: "short") }
last-trick-nobody = Nobody has the last trick:
    .braille = trick nobody
last-trick-none-in-game = Nobody has taken a trick in this game yet.
    .brief = No trick yet.
    .braille = none yet
score = Games: { side-own } { $own-games }, { side-other } { $other-games }.{ $games ->
        [one] {""}
       *[other] {" "}{ $over ->
            [yes] That was
           *[no] This is
        } the { ORDINAL($game) } game { of-games }.
    }
    .brief = Games: { side-own } { $own-games }, { side-other } { $other-games }.
    .braille = games { $own-games }:{ $other-games }
score-only = This is the only game: its tricks decide.
    .braille = only game
score-total = Tricks of finished games: { side-own } { $own-total }, { side-other } { $other-total }.
    .braille = tricks { $own-total }:{ $other-total }
deal-scored =
    { $winner ->
        [none] The game ends level, { $own } all.
       *[other] { SIDE($winner) ->
            [us] You win the game { own-first }.
            [them] They win the game { other-first }.
            [first] The first pair wins the game { own-first }.
           *[second] The second pair wins the game { other-first }.
        }
    } { games-now }
    .brief = { $winner ->
        [none] Level, { $own } all.
       *[other] { SIDE($winner) ->
            [us] Won, { own-first }.
            [them] Lost, { own-first }.
            [first] First pair, { own-first }.
           *[second] Second pair, { other-first }.
        }
    } { games-now }
    .braille = tricks { $own }:{ $other } games { $own-games }:{ $other-games }
games-now = Games: { side-own } { $own-games }, { side-other } { $other-games }.
extra-game = Games and tricks are level; a { ORDINAL($game) } game will decide.
    .brief = An extra game.
    .braille = extra game { $game }
match-level = The match stays level: { $games } all in games, { $tricks } all in tricks.
    .brief = The match is level.
    .braille = match { $games }:{ $games }
match-won =
    { SIDE($winner) ->
        [us] You win the whole match
        [them] They win the match
        [first] The first pair wins the match
       *[second] The second pair wins the match
    }{ $by-tricks ->
        [yes] . Games are level at { $own-games } all; tricks decide, { SIDE($winner) ->
            [them] { other-total-first }.
            [second] { other-total-first }.
           *[us] { own-total-first }.
        }
       *[no] , { SIDE($winner) ->
            [them] { other-games-first }.
            [second] { other-games-first }.
           *[us] { own-games-first }.
        }
    }
    .full =
        { $by-tricks ->
            [yes] { match-won }
           *[no] { match-won } Tricks in all: { own-total-first }.
        }
    .brief = { SIDE($winner) ->
        [us] You win the match.
        [them] They win the match.
        [first] The first pair wins the match.
       *[second] The second pair wins the match.
    }
    .braille = match { $own-games }:{ $other-games }
own-first = { $own } to { $other }
other-first = { $other } to { $own }
own-games-first = { COUNT($own-games, of: "game") } to { $other-games }
other-games-first = { COUNT($other-games, of: "game") } to { $own-games }
own-total-first = { $own-total } to { $other-total }
other-total-first = { $other-total } to { $own-total }

# Options
game-about = A whist with numbers for two pairs: the highest number takes the trick, a tie doubles it.
option-games = Number of games
house-games = How many games a match has. If games are level, tricks decide, and if those are level too, one more game is played.
option-tied = A level match
option-tied-extra = one more game
option-tied-stays = stays level
house-tied = When games and tricks are level, either one more game is played, or nobody wins.
option-last-pile = The last pile
option-last-pile-leader = goes to the next leader
option-last-pile-nobody = goes to nobody
house-last-pile = When the last phase is tied, the pile either goes to the player who would have led next, or is lost to all.
option-partners = Partners
option-partners-agreed = sit opposite
option-partners-draw = found by lot
house-partners = Your partner either sits opposite you from the start, or the two who cut an odd number play together.
preset-short = short match
preset-document = match by the original rules

# Why a card: hints and reviews
reason-only-choice = There is no other choice.
reason-leads-sure = Nobody can beat or tie { CARD($card, case: "acc") } any more, the trick is certain.
    .brief = A certain trick.
reason-leads-highest = { CARD($card, case: "acc") } is your highest and has the best hope of the trick.
    .brief = Your best hope.
reason-leads-lowest = Lead low and keep the high cards for when they matter.
    .brief = Keep the high cards.
reason-leads-middle = This card tests the others, and you keep your best.
    .brief = Keep your best ones.
reason-wins = You play last, and { CARD($card, case: "acc") } is enough for the trick.
    .brief = Enough for the trick.
reason-overtakes-partner = { WHO($seat) } is ahead with { CARD($top, case: "acc") }, but { CARD($card, case: "acc") } is more likely to hold.
    .brief = More likely to hold.
reason-beats = { CARD($card, case: "acc") } beats { CARD($top, case: "acc") }, and the others would need something higher.
    .brief = Beats { CARD($top, case: "acc") }.
reason-ties-to-deny = { CARD($card, case: "acc") } ties the opponent's card: nobody takes the trick, and more is at stake next.
    .brief = A tie: nobody takes it.
reason-beats-all = Nothing is higher than { CARD($card, case: "acc") }; the others can only tie it.
    .brief = Nothing is higher.
reason-ties-for-now = { CARD($card, case: "acc") } ties the opponent's card: if nobody goes higher, nobody takes the trick.
    .brief = Ties the opponent.
reason-ties-partner = { CARD($card, case: "acc") } ties your partner's card, but the others would cost you more.
    .brief = The others cost more.
reason-partner-has = { WHO($seat) } has the trick already; your better cards stay for later.
    .brief = { WHO($seat) } has it already.
reason-leaves-to-partner = { WHO($seat) } is ahead; your better cards stay for later.
    .brief = { WHO($seat) } is ahead.
reason-saves-from-tie = { CARD($top, case: "acc") } would tie your partner's card and nobody would take the trick; { CARD($card, case: "acc") } takes it.
    .brief = { CARD($top, case: "acc") } would tie your partner's card.
reason-takes-over = { WHO($seat) } would have the trick, but with { CARD($card, case: "acc") } you lead next.
    .brief = You lead next.
reason-tied-already = It is tied already, and { CARD($card, case: "acc") } changes nothing; it is the card you miss least.
    .brief = A tie already.
reason-cannot-beat = You cannot beat { CARD($top, case: "acc") }, so play one you will not miss.
    .brief = You cannot beat { CARD($top, case: "acc") }.
reason-keeps-high = { CARD($kept, case: "acc") } is better kept for later.
    .brief = Keep { CARD($kept, case: "acc") }.
reason-leads-keeping = Unseen cards higher than { CARD($card, case: "acc") }: { SAY($over) }; higher than { CARD($kept, case: "acc") }, which you keep: { SAY($above) }.
    .brief = Keep { CARD($kept, case: "acc") }.
reason-leads-top = { CARD($card, case: "acc") } is your highest; still unseen: { SAY($over) } higher, { SAY($same) } equal.
    .brief = Your highest.
reason-beats-some = { CARD($card, case: "acc") } beats { CARD($top, case: "acc") }; still unseen: { SAY($over) } higher, { SAY($same) } equal.
    .brief = Beats { CARD($top, case: "acc") }.
reason-at-random = Chosen blindly.

# corner of the table in the window
corner-games = Games { $own } to { $theirs }
corner-tricks = Tricks { $own } to { $theirs }
corner-worth = Played for { $worth }
progress = { ORDINAL($place) } phase { of-count }.
    .braille = phase { $place }/{ $count }
goal = Whoever takes more tricks wins the game, { $need } of { $tricks } are enough. { $games ->
        [one] One game decides the match.
       *[other] Whoever wins more of the { COUNT($games, of: "game") } wins the match.
    }
    .brief = { $need } of { $tricks } tricks, { COUNT($games, of: "game") }.
    .braille = { $need }/{ $tricks } tricks, { COUNT($games, of: "game") }
trick-rule = The highest number takes the trick. After a tie the next phase decides who gets all the cards.
    .brief = Highest number wins; a tie goes to the next phase.
    .braille = highest wins
