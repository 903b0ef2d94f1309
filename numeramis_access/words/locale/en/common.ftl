# Sentences that all games share.
dealer-drawn =
    { $board ->
        [0] { PERSON($seat) ->
            [you] You deal first, drawn by lot.
           *[other] { WHO($seat) } deals first, drawn by lot.
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
       *[no] Cutting for partners: { cuts }. No decision, everybody draws again.
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
       *[us] they
    }
watch-no-hand = You only watch, and nobody shows you a hand.
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
last-trick-closed = The last trick may be looked at only until the next card is played.
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
turn-rests = Enter goes on.
    .braille = go: enter
message-missing = Here the program lacks a sentence, { $name }. What happened holds and you can go on; please send it by “Report to the makers”.
    .braille = { $name } is missing
no-such-question = That cannot be asked in this game.
    .braille = not here
not-now = Not now. First answer what you were asked.
    .brief = Not now.
    .braille = not now
not-held = You do not hold { CARD($card, case: "acc") }.
    .braille = no { CARD($card, case: "braille") }
not-held-any = You do not hold such a card.
    .braille = not held
match-over = The match is already over.
    .braille = match over
match-paused = The match is paused. Enter asks to go on.
    .braille = pause
offer-late = Something has happened at the table meanwhile, so this no longer counts. Choose again.
    .braille = too late, again
offer-early = This belongs to something that has not happened at the table yet. Choose again.
    .braille = too early, again
offer-not-your-turn = It is not your turn now.
    .braille = not your turn
offer-not-recorded = This could not be saved, so it has not happened. Try again in a moment.
    .braille = not saved, again
not-the-pack = That is not the whole pack.
    .braille = wrong pack
no-boards = Deals of this game cannot be compared between tables.
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
                [0] The pair has no trick yet
               *[other] The pair has { COUNT($height, of: "trick") }
            }
           *[no] { $height ->
                [0] No trick yet
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
            [you] You have played no card yet.
           *[other] { WHO($seat) } has played no card yet.
        }
       *[other] { PERSON($seat) ->
            [you] You have played:
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
        [one] You are alone at the table.
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
        [you] and you begin.
       *[other] { WHO($first) } begins{ $place ->
            [0] .
           *[other] , you are { ORDINAL($place) } to play.
        }
    }
    .braille = deal { WHO($dealer, form: "short") } first { WHO($first, form: "short") }{ $place ->
        [0] {""}
       *[other] {" "}you { $place }
    }
order-not-yet = No cards are dealt.
    .braille = not dealt
agreed = { $option }: { $value }.
    .braille = { $option }: { $value }
progress-between = No cards are in play, none are dealt.
    .braille = between deals

# The rest of the tricks: claimed, or given up
rest-claimed =
    { PERSON($seat) ->
        [you] The rest is surely yours, { COUNT($tricks, of: "trick") }: { CARDS($cards) }.
       *[other] { WHO($seat) } claims the rest, { COUNT($tricks, of: "trick") }: { CARDS($cards) }.
    }
    .brief = { PERSON($seat) ->
        [you] The rest is yours, { COUNT($tricks, of: "trick") }.
       *[other] The rest to { WHO($seat) }, { COUNT($tricks, of: "trick") }.
    }
    .braille = rest { WHO($seat, form: "short") } { $tricks } { CARDS($cards, case: "braille") }
rest-conceded =
    { PERSON($seat) ->
        [you] You give up the rest, { COUNT($tricks, of: "trick") } to the others.
       *[other] { WHO($seat) } gives up the rest, { COUNT($tricks, of: "trick") }.
    }
    .brief = { PERSON($seat) ->
        [you] You give up the rest.
       *[other] { WHO($seat) } gives up the rest.
    }
    .braille = gives up { WHO($seat, form: "short") } { $tricks }
claim-uncertain = The rest is not certain, play on: your { CARD($card) } could still { $same ->
        [yes] be tied by another.
       *[no] meet { CARD($by, case: "acc") }.
    }
    .brief = Not certain: { CARD($by) } is out.
    .braille = not sure { CARD($card, case: "braille") } - { CARD($by, case: "braille") }
claim-not-leading = The rest can be claimed only when you lead. Play a card.
    .brief = Only when you lead.
    .braille = only on lead
action-claim = Claim the rest
    .braille = claim rest
action-concede = Give up the rest
    .braille = give up rest
