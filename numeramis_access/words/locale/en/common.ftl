# Sentences that all games share.
dealer-drawn =
    { $board ->
        [0] { $chosen ->
            [yes] { PERSON($seat) ->
                [you] You deal first.
               *[other] { WHO($seat) } deals first.
            }
           *[no] { PERSON($seat) ->
                [you] You won the draw and deal first.
               *[other] { WHO($seat) } won the draw and deals first.
            }
        }
       *[other] { PERSON($seat) ->
            [you] Board { $board }: you deal.
           *[other] Board { $board }: { WHO($seat) } deals.
        }
    }
    .brief = { PERSON($seat) ->
        [you] You deal.
       *[other] { WHO($seat) } deals.
    }
    .braille = { $board ->
        [0] dealer { WHO($seat, form: "short") }
       *[other] board { $board }: dealer { WHO($seat, form: "short") }
    }
cards-cut =
    { $decided ->
        [yes] Cutting for partners: { cuts }.
       *[no] Cutting for partners: { cuts }. That decides nothing, so everybody cuts again.
    }
    .brief = { $decided ->
        [yes] The cut: { cuts }.
       *[no] The cut: { cuts }, again.
    }
    .braille = lot { cuts.braille }
cuts =
    { PERSON(0) ->
        [you] you have
       *[other] { NAME(0) } has
    } { CARD($first, case: "acc") }, { NAME(1) } { CARD($second, case: "acc") }, { NAME(2) } { CARD($third, case: "acc") } and { NAME(3) } { CARD($fourth, case: "acc") }
    .braille = { WHO(0, form: "short") } { CARD($first, case: "braille") } { WHO(1, form: "short") } { CARD($second, case: "braille") } { WHO(2, form: "short") } { CARD($third, case: "braille") } { WHO(3, form: "short") } { CARD($fourth, case: "braille") }
partners-drawn = { SIDE(0) ->
        [first] { NAME(0) } and { NAME(2) } are partners, against { NAME(1) } and { NAME(3) }.
       *[us] Your partner is { NAME($partner) }.
    }
    .braille = { SIDE(0) ->
        [first] { WHO(0, form: "short") }+{ WHO(2, form: "short") } { WHO(1, form: "short") }+{ WHO(3, form: "short") }
       *[us] partner { NAME($partner) }
    }
side-own = { SIDE(0) ->
        [first] first pair
       *[us] you
    }
side-other = { SIDE(0) ->
        [first] second
       *[us] them
    }
watch-no-hand = You're only watching, and nobody is showing you a hand.
    .braille = no hand shown
hand-shown = { $count ->
        [0] { NAME($seat) } has no cards.
       *[other] { NAME($seat) } holds { CARDS($cards, case: "acc") }.
    }
    .brief = { NAME($seat) }: { $count ->
        [0] no cards.
       *[other] { CARDS($cards) }.
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] no cards
       *[other] { CARDS($cards, case: "braille") }
    }
seating-watched = Clockwise: { SEATS($seats) }.{ $pairs ->
        [yes] {" "}Partners sit opposite each other.
       *[no] {""}
    }
    .braille = { SIGNS($seats) }
hand =
    { $count ->
        [0] You have no cards left.
        [one] You hold { CARDS($cards, case: "acc") }.
       *[other] Your hand: { CARDS($cards) }.
    }
    .brief = { $count ->
        [0] No cards.
       *[other] { CARDS($cards) }.
    }
    .braille = { $count ->
        [0] no cards
       *[other] { CARDS($cards, case: "braille") }
    }
table-empty = The table is empty.
    .braille = table empty
on-table = { WHO($seat) }: { CARD($card) }.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
highest-last = { PERSON($top-seat) ->
        [you] The last trick is yours, with { CARD($top, case: "acc") }.
       *[other] { WHO($top-seat) } took the last trick with { CARD($top, case: "acc") }.
    }
    .brief = Last trick { WHO($top-seat) }, { CARD($top) }.
    .braille = took { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
last-trick =
    { PERSON($seat) ->
        [you] The last trick, yours:
       *[other] The last trick, taken by { WHO($seat) }:
    }
    .brief = { PERSON($seat) ->
        [you] Last trick, yours:
       *[other] Last trick, { WHO($seat) }'s:
    }
    .braille = trick { WHO($seat, form: "short") }
last-trick-none = Nobody has taken a trick in this deal yet.
    .brief = No trick yet.
    .braille = none yet
last-trick-closed = You can only check the last trick until the next card is played.
    .brief = Too late.
    .braille = trick closed
turn =
    { PERSON($seat) ->
        [you] Your turn.
       *[other] { WHO($seat) }'s turn.
    }
    .brief = { WHO($seat) }.
    .braille = turn { WHO($seat, form: "short") }
nobody-to-act = The match is over.
    .braille = over
nobody-yet = The cards are being dealt.
    .braille = dealing
deal-over = The deal is over.
    .brief = Deal over.
    .braille = deal over
trick-over = The trick is over.
    .brief = Trick over.
    .braille = trick over
game-over = The game is over.
    .brief = Game over.
    .braille = game over
turn-rests = Press Enter to continue.
    .braille = go: enter
message-missing = The program has no sentence here: { $name }. You can go on playing. Please send this with “Report to the makers”.
    .braille = { $name } is missing
no-such-question = You can't ask that in this game.
    .braille = not here
not-now = Not now. Answer the question first.
    .brief = Not now.
    .braille = not now
    .called = That isn't possible now.
not-held = You don't have { CARD($card, case: "acc") }.
    .braille = no { CARD($card, case: "braille") }
not-held-any = You don't have a card like that.
    .braille = not held
match-over = The match is already over.
    .braille = match over
match-paused = The match is paused. Press Enter to ask the others to continue.
    .braille = pause
offer-late = Something happened at the table first, so that no longer counts. Choose again.
    .braille = too late, again
offer-early = That move came too early. Choose again.
    .braille = too early, again
offer-not-your-turn = It's not your turn.
    .braille = not your turn
offer-not-recorded = That couldn't be saved, so it doesn't count. Try again in a moment.
    .braille = not saved, again
not-the-pack = That's not the whole pack.
    .braille = wrong pack
no-boards = You can't compare deals of this game between tables.
    .braille = cannot be compared
action-play = Play { CARD($card, case: "acc") }
    .braille = { CARD($card, case: "braille") }
player =
    { $relation ->
        [self] You
        [partner] { NAME($seat) }, your partner
        [opponent] { NAME($seat) }, opponent
       *[other] { NAME($seat) }
    }{ $state ->
        [turn] , to play
        [out] , out of play
       *[waits] {""}
    }{ $card ->
        [none] .
       *[other] : { CARD($card) }{ $leads ->
            [yes] , ahead.
           *[no] .
        }
    }
    .braille = { $relation ->
        [self] { WHO($seat, form: "short") }
        [partner] { NAME($seat) } partner
       *[other] { NAME($seat) }
    }{ $card ->
        [none] {""}
       *[other] {" "}{ CARD($card, case: "braille") }{ $leads ->
            [yes] !
           *[no] {""}
        }
    }
player-has =
    { $kind ->
        [tricks] { $shared ->
            [yes] { $height ->
                [0] The pair has no tricks yet
               *[other] The pair has { COUNT($height, of: "trick") }
            }
           *[no] { $height ->
                [0] No tricks yet
               *[other] { COUNT($height, of: "trick") }
            }
        }
        [chips] { COUNT($height, of: "chip") }
        [points] { COUNT($height, of: "point") }
       *[none] {""}
    }{ $cards ->
        [0] .
       *[other] { $kind ->
            [none] {""}
           *[tricks] ,{" "}
        }{ COUNT($cards, of: "card") } in hand.
    }
    .braille =
        { $kind ->
            [tricks] { COUNT($height, of: "trick") }
            [chips] { COUNT($height, of: "chip") }
            [points] { COUNT($height, of: "point") }
           *[none] {""}
        }{ $cards ->
            [0] {""}
           *[other] { $kind ->
                [none] {""}
               *[tricks] ,{" "}
            }{ COUNT($cards, of: "card") }
        }
player-played =
    { $count ->
        [0] { PERSON($seat) ->
            [you] You haven't played a card yet.
           *[other] { WHO($seat) } hasn't played a card yet.
        }
       *[other] { PERSON($seat) ->
            [you] You've played:
           *[other] { WHO($seat) } has played:
        } { CARDS($cards) }.
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] -
       *[other] { CARDS($cards, case: "braille") }
    }
no-such-seat = There are only { COUNT($count, of: "player") } at this table.
    .brief = Nobody sits there.
    .braille = nobody there
seating =
    { $count ->
        [one] You're alone at the table.
        [4] { $pairs ->
            [yes] { NAME($left) } on your left, { NAME($opposite) }, your partner, opposite, { NAME($right) } on your right.
           *[no] { NAME($left) } on your left, { NAME($opposite) } opposite, { NAME($right) } on your right.
        }
       *[other] Clockwise from your left: { SEATS($seats) }.
    }
    .braille =
        { $count ->
            [one] alone
           *[other] { SIGNS($seats) }
        }
order-now =
    { PERSON($dealer) ->
        [you] You dealt
       *[other] { WHO($dealer) } dealt
    }, { PERSON($first) ->
        [you] { $now ->
            [yes] and now you go first.
           *[no] and you go first.
        }
       *[other] { $now ->
            [yes] now { WHO($first) } goes first
           *[no] { WHO($first) } goes first
        }{ $place ->
            [0] .
           *[other] ; you're { ORDINAL($place) } to play.
        }
    }
    .braille = deal { WHO($dealer, form: "short") } first { WHO($first, form: "short") }{ $place ->
        [0] {""}
       *[other] {" "}you { $place }
    }
order-not-yet = We're between deals.
    .braille = not dealt
agreed = { $option }: { $value }.
    .braille = { $option }: { $value }
progress-between = We're between deals.
    .braille = between deals

# The rest of the tricks: claimed, or given up
rest-claimed =
    { PERSON($seat) ->
        [you] { $tricks ->
            [one] The last trick is yours, with { CARDS($cards, case: "the") }.
           *[other] The rest are yours, { COUNT($tricks, of: "trick") }: { CARDS($cards) }.
        }
       *[other] { WHO($seat) } claims the rest, { COUNT($tricks, of: "trick") }: { CARDS($cards) }.
    }
    .brief = { PERSON($seat) ->
        [you] The rest are yours: { COUNT($tricks, of: "trick") }.
       *[other] The rest to { WHO($seat) }: { COUNT($tricks, of: "trick") }.
    }
    .braille = rest { WHO($seat, form: "short") } { $tricks } { CARDS($cards, case: "braille") }
rest-conceded =
    { PERSON($seat) ->
        [you] You concede the rest: { COUNT($tricks, of: "trick") } to the others.
       *[other] { WHO($seat) } concedes the rest: { COUNT($tricks, of: "trick") }.
    }
    .brief = { PERSON($seat) ->
        [you] You concede the rest.
       *[other] { WHO($seat) } concedes the rest.
    }
    .braille = gives up { WHO($seat, form: "short") } { $tricks }
claim-uncertain = Not safe yet: { $same ->
        [yes] another { CARD($card) } could still tie yours.
       *[no] { CARD($by, case: "acc") } is still out.
    }
    .brief = Not safe: { CARD($by) } is out.
    .braille = not sure { CARD($card, case: "braille") } - { CARD($by, case: "braille") }
claim-not-leading = You can claim the rest only when you lead. Play a card.
    .brief = Only when you lead.
    .braille = only on lead
action-claim = Claim the rest
    .braille = claim rest
action-concede = Concede the rest
    .braille = give up rest
