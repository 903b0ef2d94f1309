# Quist: a sentence for every event, and the answers to questions.
game-name = Quist
hands-dealt = The cards are dealt, game { $game }.{ PERSON($leader) ->
        [you] {""}
       *[other] {" "}{ WHO($leader) } leads.
    }
    .brief = Game { $game }, lead: { WHO($leader) }.
    .braille = game { $game } lead { WHO($leader, form: "short") }
card-played =
    { PERSON($seat) ->
        [you] You play { CARD($card, case: "acc") }.
       *[other] { WHO($seat) } played { CARD($card, case: "acc") }.
    }
    .brief = { WHO($seat) } { CARD($card) }.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
highest =
    { PERSON($seat) ->
        [you] You are ahead with the { CARD($card) }.
       *[other] { WHO($seat) } is ahead with the { CARD($card) }.
    }
    .brief = Highest { CARD($card) }, { WHO($seat) }.
    .braille = max { CARD($card, case: "braille") } { WHO($seat, form: "short") }
highest-now =
    { PERSON($seat) ->
        [you] The highest is the { CARD($card) }, and it is yours.
       *[other] The highest is the { CARD($card) }, played by { WHO($seat) }.
    }
    .brief = { CARD($card) }, { WHO($seat) }.
    .braille = max { CARD($card, case: "braille") } { WHO($seat, form: "short") }
highest-tied =
    { PERSON($seat) ->
        [you] Tied: the highest, the { CARD($card) }, has been played more than once; yours was first.
       *[other] Tied: the highest, the { CARD($card) }, has been played more than once; { WHO($seat) } was first.
    }
    .brief = Tied, { CARD($card) }, { WHO($seat) } first.
    .braille = tied { CARD($card, case: "braille") } { WHO($seat, form: "short") }
worth =
    { $worth ->
        [one] This is for one trick.
       *[other] This is for { $worth } tricks.
    }
    .brief = For { $worth }.
    .braille = for { $worth }
phase-tied = The highest, the { CARD($card) }, was played more than once; the cards stay. { $worth } tricks are at stake, { PERSON($seat) ->
        [you] you lead.
       *[other] { WHO($seat) } leads.
    }
    .brief = Tied, { CARD($card) }. For { $worth }, lead: { WHO($seat) }.
    .braille = tied { CARD($card, case: "braille") } for { $worth } lead { WHO($seat, form: "short") }
trick-won =
    { $by-tie ->
        [yes] The last phase is tied. { PERSON($seat) ->
            [you] You take the pile, because you would have led next:
           *[other] { WHO($seat) } takes the pile, because the next lead would have come from there:
        } { $tricks ->
            [one] one trick.
           *[other] { $tricks } tricks.
        }
       *[no] { PERSON($seat) ->
            [you] You take
           *[other] { WHO($seat) } takes
        } { $tricks ->
            [one] the trick.
           *[other] { $tricks } tricks.
        }
    }
    .brief = { PERSON($seat) ->
        [you] Yours, { $tricks }.
       *[other] { WHO($seat) } takes { $tricks }.
    }
    .braille = to { WHO($seat, form: "short") } { $tricks }
pile-left = The last phase is tied and nobody takes the pile. { $tricks ->
        [one] One trick is lost to all.
       *[other] { $tricks } tricks are lost to all.
    }
    .brief = Tied, nobody takes it.
    .braille = nobody { $tricks }
won-so-far = In this game you have { $own ->
        [one] 1 trick
       *[other] { $own } tricks
    }, they have { $other }.
    .brief = { $own } to { $other }.
    .braille = { $own }:{ $other }
your-turn =
    { $worth ->
        [one] Your turn.
       *[other] Your turn, for { $worth } tricks.
    }
    .brief = You.
    .braille = your turn
your-turn-lead =
    { $worth ->
        [one] You lead.
       *[other] You lead, for { $worth } tricks.
    }
    .brief = You lead.
    .braille = you lead
last-trick =
    { PERSON($seat) ->
        [you] The last trick, yours
       *[other] The last trick, taken by { WHO($seat) }
    }{ $tricks ->
        [one] {""}.
       *[other] , worth { $tricks } tricks.
    }
    .brief = Last trick:
    .braille = trick { WHO($seat, form: "short") }
last-trick-closed = The last trick may be looked at only until the next card is played.
    .brief = Too late.
    .braille = trick closed
score = Game { $game } of { $games }. Games won: { $own-games } to { $other-games }.
    .brief = Games { $own-games } to { $other-games }.
    .braille = games { $own-games }:{ $other-games }
score-total = Tricks in the whole match: { $own-total } to { $other-total }.
    .braille = tricks { $own-total }:{ $other-total }
deal-scored =
    { $winner ->
        [none] The game ends level, { $own } to { $other }.
       *[other] { SIDE($winner) ->
            [us] You win the game { $own } to { $other }.
            [them] They win the game { $other } to { $own }.
            [first] The first pair wins the game { $own } to { $other }.
           *[second] The second pair wins the game { $other } to { $own }.
        }
    } Games won: { $own-games } to { $other-games }.
    .brief = { $own } to { $other }, games { $own-games } to { $other-games }.
    .braille = { $own }:{ $other } games { $own-games }:{ $other-games }
extra-game = Games and tricks are level; game { $game } will decide.
    .brief = An extra game.
    .braille = extra game { $game }
match-won =
    { SIDE($winner) ->
        [us] You win the whole match, { $own-games } games to { $other-games }
        [them] They win the match, { $other-games } games to { $own-games }
        [first] The first pair wins the match, { $own-games } games to { $other-games }
       *[second] The second pair wins the match, { $other-games } games to { $own-games }
    }{ $by-tricks ->
        [yes] ; tricks decided, { $own-total } to { $other-total }.
       *[no] ; tricks in all { $own-total } to { $other-total }.
    }
    .brief = { SIDE($winner) ->
        [us] You win the match.
        [them] They win the match.
        [first] The first pair wins the match.
       *[second] The second pair wins the match.
    }
    .braille = match { $own-games }:{ $other-games }

# Options
game-about = A whist with numbers for two pairs: the highest number takes the trick, a tie doubles it.
option-games = Number of games
house-games = How many games a match has. If games are level, tricks decide, and if those are level too, one more game is played.
option-last-pile = The last pile
option-last-pile-leader = goes to the next leader
option-last-pile-nobody = goes to nobody
house-last-pile = When the last phase is tied, the pile either goes to the player who would have led next, or is lost to all.
option-partners = Partners
option-partners-agreed = sit opposite
option-partners-draw = found by lot
house-partners = Your partner either sits opposite you from the start, or is found by cutting odd cards.
preset-short = short match
preset-document = match as in the document

# Why a card: hints and reviews
reason-only-choice = There is no other choice.
reason-leads-sure = Nobody can beat or tie { CARD($card, case: "acc") } any more, the trick is certain.
reason-leads-highest = { CARD($card, case: "acc") } is your highest and has the best hope of the trick.
reason-leads-lowest = A low card goes with the lead, the higher ones stay for when it matters.
reason-leads-middle = A middle card tests the others, and your best ones stay.
reason-wins = You play last, and { CARD($card, case: "acc") } is enough for the trick.
reason-overtakes-partner = { WHO($seat) } leads with { CARD($top, case: "acc") } so far, but { CARD($card, case: "acc") } is more likely to hold.
reason-beats = { CARD($card, case: "acc") } beats { CARD($top, case: "acc") }, and the others must play higher.
reason-ties-to-deny = { CARD($card, case: "acc") } ties the opponent's card: nobody takes the trick, and more is at stake next.
reason-ties-partner = { CARD($card, case: "acc") } ties your partner's card, but the others would cost you more.
reason-leaves-to-partner = { WHO($seat) } has the trick within reach, the smallest card is enough from you.
reason-cannot-beat = You cannot beat { CARD($top, case: "acc") }, so a card goes that will not be missed.
reason-keeps-high = { CARD($kept, case: "acc") } is better kept for later.
reason-at-random = Chosen blindly.
