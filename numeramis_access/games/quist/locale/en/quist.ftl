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
            [still] ; { PERSON($top-seat) ->
                [you] your { CARD($top) } is ahead.
               *[other] { WHO($top-seat) }'s { CARD($top) } is ahead.
            }
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
[you] you're still ahead with the { CARD($top) }.
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
highest-now =
    { PERSON($top-seat) ->
        [you] You're ahead with { CARD($top, case: "acc") }.
       *[other] { WHO($top-seat) } is ahead with { CARD($top, case: "acc") }.
    }
    .brief = { WHO($top-seat) }, { CARD($top) }.
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
last-tied = Nobody won the last trick: { CARD($card, case: "plural") } tied.
    .brief = Tied, nobody's trick.
    .braille = tied { CARD($card, case: "braille") } nobody
phase-tied = Tied on { CARD($card, case: "plural") }. { COUNT($worth, of: "trick") } at stake.
    .brief = Tied, for { COUNT($worth, of: "trick") }.
    .full = Tied on { CARD($card, case: "plural") }, so nobody takes the trick. { COUNT($worth, of: "trick") } at stake now{ PERSON($seat) ->
        [you] .
       *[other] , and { WHO($seat) } leads.
    }
    .braille = tied { CARD($card, case: "braille") } for { $worth }{ PERSON($seat) ->
        [you] {""}
       *[other] {" "}lead { WHO($seat, form: "short") }
    }
trick-won =
    { $by-tie ->
        [yes] { PERSON($seat) ->
            [you] You take { COUNT($tricks, of: "trick") }: the last round is tied, and you were next to lead.
           *[other] { WHO($seat) } takes { COUNT($tricks, of: "trick") }: the last round is tied, and { WHO($seat) } was next to lead.
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
pile-left = The last round is tied. { $tricks ->
        [one] Nobody gets that trick.
       *[other] Nobody gets those { COUNT($tricks, of: "trick") }.
    }
    .brief = Tied, nobody takes it.
    .braille = nobody { $tricks }
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
last-trick-nobody = Nobody won the last trick:
    .braille = trick nobody
last-trick-none-in-game = Nobody has taken a trick in this game yet.
    .brief = No trick yet.
    .braille = none yet
score = { games-now }{ $games ->
        [one] {""}
       *[other] {" "}{ $over ->
            [yes] That was game
           *[no] Game
        } { $game } { of-games }.
    }
    .brief = { games-now }
    .braille = games { $own-games }:{ $other-games }
score-only = It's a one-game match, so tricks decide.
    .braille = only game
score-total = Tricks in finished games: { side-own } { $own-total ->
        [0] none
       *[other] { $own-total }
    }, { side-other } { $other-total ->
        [0] none
       *[other] { $other-total }
    }.
    .braille = tricks { $own-total }:{ $other-total }
deal-scored =
    { $winner ->
        [none] The game is a draw, { $own } all.
       *[other] { SIDE($winner) ->
            [us] You win the game { own-first }.
            [them] They win the game { other-first }.
            [first] The first pair wins the game { own-first }.
           *[second] The second pair wins the game { other-first }.
        }
    } { games-now }
    .brief = { $winner ->
        [none] A draw, { $own } all.
       *[other] { SIDE($winner) ->
            [us] Won, { own-first }.
            [them] Lost, { own-first }.
            [first] First pair, { own-first }.
           *[second] Second pair, { other-first }.
        }
    } { games-now }
    .braille = tricks { $own }:{ $other } games { $own-games }:{ $other-games }
games-now = Games: { side-own } { $own-games ->
        [0] none
       *[other] { $own-games }
    }, { side-other } { $other-games ->
        [0] none
       *[other] { $other-games }
    }.
extra-game = Games and tricks are level, so game { $game } decides.
    .brief = An extra game.
    .braille = extra game { $game }
match-level = The match is drawn: { COUNT($games, of: "game") } all, { COUNT($tricks, of: "trick") } all.
    .brief = The match is drawn.
    .braille = match { $games }:{ $games }
match-won =
    { $by-tricks ->
        [yes] Games are level, { $own-games } all; { SIDE($winner) ->
            [us] you win on tricks, { own-total-first }.
            [them] they win on tricks, { other-total-first }.
            [first] the first pair wins on tricks, { own-total-first }.
           *[second] the second pair wins on tricks, { other-total-first }.
        }
       *[no] { SIDE($winner) ->
            [us] You win the whole match, { own-games-first }.
            [them] They win the match, { other-games-first }.
            [first] The first pair wins the match, { own-games-first }.
           *[second] The second pair wins the match, { other-games-first }.
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
own-games-first = { COUNT($own-games, of: "game") } to { $other-games ->
        [0] none
       *[other] { $other-games }
    }
other-games-first = { COUNT($other-games, of: "game") } to { $own-games ->
        [0] none
       *[other] { $own-games }
    }
own-total-first = { $own-total } to { $other-total }
other-total-first = { $other-total } to { $own-total }

# Options
game-about = Whist with numbers for two pairs. The highest number takes the trick, and a tie doubles it.
option-games = Number of games
house-games = How many games a match has. If games are level, tricks decide; if they're level too, you play one more game.
option-tied = If the match is level
option-tied-extra = one more game
option-tied-stays = it's a draw
house-tied = If games and tricks are level, you either play one more game, or nobody wins.
option-last-pile = The last pile
option-last-pile-leader = goes to the next leader
option-last-pile-nobody = goes to nobody
house-last-pile = If the last round is tied, a pile is left. It goes to the next player to lead, or to nobody.
option-partners = Partners
option-partners-agreed = sit opposite
option-partners-draw = drawn by lot
house-partners = Either your partner sits opposite you from the start. Or everybody cuts, and the two with odd numbers are partners.
preset-short = short match
preset-document = original rules

# Why a card: hints and reviews
reason-only-choice = It's your only choice.
reason-leads-sure = Nobody can beat or tie { CARD($card, case: "the") }, so the trick is yours.
    .brief = A certain trick.
reason-leads-highest = { CARD($card, case: "the") } is your highest card and your best chance of a trick.
    .brief = Your best chance.
reason-leads-lowest = Lead low and save the high cards for when they matter.
    .brief = Save the high cards.
reason-leads-middle = This card tests the others, and you save your best.
    .brief = Save your best cards.
reason-wins = You play last, and { CARD($card, case: "the") } is enough for the trick.
    .brief = Enough for the trick.
reason-overtakes-partner = { WHO($seat) } is ahead with { CARD($top, case: "the") }, but { CARD($card, case: "the") } is more likely to hold.
    .brief = More likely to hold.
reason-beats = { CARD($card, case: "the") } beats { CARD($top, case: "the") }, and the others would need something higher.
    .brief = Beats { CARD($top, case: "the") }.
reason-ties-to-deny = { CARD($card, case: "the") } ties your opponent's card: nobody takes the trick, and more is at stake next.
    .brief = A tie: nobody takes it.
reason-beats-all = Nothing is higher than { CARD($card, case: "the") }; the others can only tie it.
    .brief = Nothing is higher.
reason-ties-for-now = { CARD($card, case: "the") } ties your opponent's card: unless somebody goes higher, nobody takes the trick.
    .brief = Ties your opponent.
reason-ties-partner = { CARD($card, case: "the") } ties your partner's card, but your other cards would cost you more.
    .brief = Your other cards cost more.
reason-partner-has = { WHO($seat) } already has the trick, so save your better cards.
    .brief = { WHO($seat) } has it already.
reason-leaves-to-partner = { WHO($seat) } is ahead, so save your better cards.
    .brief = { WHO($seat) } is ahead.
reason-saves-from-tie = { CARD($top, case: "the") } would tie your partner's card and nobody would take the trick; { CARD($card, case: "the") } takes it.
    .brief = { CARD($top, case: "the") } would tie your partner's card.
reason-takes-over = { WHO($seat) } would win the trick, but with { CARD($card, case: "the") } you lead next.
    .brief = You lead next.
reason-tied-already = It's already tied and { CARD($card, case: "the") } changes nothing; you'll miss it least.
    .brief = Already tied.
reason-cannot-beat = You can't beat { CARD($top, case: "the") }, so play a card you won't miss.
    .brief = You can't beat { CARD($top, case: "the") }.
reason-keeps-high = Save { CARD($kept, case: "the") } for later.
    .brief = Save { CARD($kept, case: "the") }.
reason-leads-keeping = Unseen cards higher than { CARD($card, case: "the") }: { SAY($over) }; higher than { CARD($kept, case: "the") }, which you save: { SAY($above) }.
    .brief = Save { CARD($kept, case: "the") }.
reason-leads-top = { CARD($card, case: "the") } is your highest card; still unseen: { SAY($over) } higher, { SAY($same) } equal.
    .brief = Your highest.
reason-beats-some = { CARD($card, case: "the") } beats { CARD($top, case: "the") }; still unseen: { SAY($over) } higher, { SAY($same) } equal.
    .brief = Beats { CARD($top, case: "the") }.
reason-at-random = Chosen at random.

# corner of the table in the window
corner-games = Games { $own } to { $theirs }
corner-tricks = Tricks { $own } to { $theirs }
corner-worth = At stake: { $worth }
progress = { ORDINAL($place) } round { of-count }.
    .braille = round { $place }/{ $count }
goal = Most tricks wins the game: { $need } out of { $tricks }. { $games ->
        [one] One game decides the match.
       *[other] Most games out of { $games } wins the match.
    }
    .brief = { $need } of { $tricks } tricks, { COUNT($games, of: "game") }.
    .braille = { $need }/{ $tricks } tricks, { COUNT($games, of: "game") }
trick-rule = The highest number takes the trick. After a tie, the next round decides who gets all the cards.
    .brief = Highest number wins; a tie goes to the next round.
    .braille = highest wins
