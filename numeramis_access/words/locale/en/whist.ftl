# Whist: a sentence for every event, and the answers to questions. An odd trick is one above the book.
game-name = Whist

# The deal
cards-dealt = The cards are dealt, deal { $deal }. { $turned ->
        [none] There are no trumps.
       *[other] The { CARD($turned) } is turned up: { SUIT($trump) } are trumps.
    }{ $asked ->
        [packets] {""}
        [trump] {""}
       *[other] { PERSON($leader) ->
            [you] {""}
           *[other] {" "}{ WHO($leader) } leads.
        }
    }
    .brief = Deal { $deal }, { $turned ->
        [none] no trumps.
       *[other] { SUIT($trump) }, { CARD($turned) }.
    }
    .braille = { $deal }. { $turned ->
        [none] no trumps
       *[other] { CARD($turned, case: "braille") }
    } lead { WHO($leader, form: "short") }
asked-trump =
    { PERSON($seat) ->
        [you] You deal: name the trumps, keep { SUIT($trump) } and count double{ $alone ->
            [yes] , as you like.
           *[no] , or leave it to your partner.
        }
       *[other] { WHO($seat) } decides on trumps.
    }
    .brief = { PERSON($seat) ->
        [you] Decide on trumps.
       *[other] Trumps: { WHO($seat) } decides.
    }
    .braille = trumps? { WHO($seat, form: "short") }
asked-partner =
    { PERSON($seat) ->
        [you] The choice of trumps is yours: name a suit, or keep { SUIT($trump) } and count double.
       *[other] { WHO($seat) } decides on trumps.
    }
    .brief = { PERSON($seat) ->
        [you] Decide on trumps.
       *[other] Trumps: { WHO($seat) } decides.
    }
    .braille = trumps? { WHO($seat, form: "short") }
asked-streak =
    { PERSON($seat) ->
        [you] You have { $run } tricks running. You may name new trumps or keep { SUIT($trump) }.
       *[other] { $run } tricks running: { WHO($seat) } decides on trumps.
    }
    .brief = { PERSON($seat) ->
        [you] You may change trumps.
       *[other] { WHO($seat) } may change trumps.
    }
    .braille = trumps? { WHO($seat, form: "short") }
asked-packets =
    { PERSON($seat) ->
        [you] Look at the four packets and choose two: one for yourself, one for your partner.
       *[other] { WHO($seat) } is looking at the packets.
    }
    .brief = { PERSON($seat) ->
        [you] Choose the packets.
       *[other] { WHO($seat) } chooses packets.
    }
    .braille = packets? { WHO($seat, form: "short") }
trump-named =
    { PERSON($seat) ->
        [you] You name { SUIT($suit) } as trumps.
       *[other] { WHO($seat) } named { SUIT($suit) } as trumps.
    }
    .brief = Trumps: { SUIT($suit) }.
    .braille = trumps { SUIT($suit) } { WHO($seat, form: "short") }
trump-kept =
    { PERSON($seat) ->
        [you] You keep { SUIT($suit) } as trumps.
       *[other] { WHO($seat) } kept { SUIT($suit) } as trumps.
    }{ $doubled ->
        [yes] {" "}The deal counts double.
       *[no] {""}
    }
    .brief = Still { SUIT($suit) }{ $doubled ->
        [yes] , double.
       *[no] .
    }
    .braille = still { SUIT($suit) }{ $doubled ->
        [yes] {" "}2x
       *[no] {""}
    }
left-to-partner =
    { PERSON($seat) ->
        [you] You leave the trumps to your partner.
       *[other] { WHO($seat) } leaves the trumps to the other player of the pair.
    }
    .brief = { PERSON($seat) ->
        [you] Your partner names.
       *[other] { WHO($seat) } leaves it.
    }
    .braille = names { WHO($partner, form: "short") }
packets-given =
    { PERSON($seat) ->
        [you] You give out the packets:
       *[other] { WHO($seat) } gave out the packets:
    } first, { WHO($first) }; second, { WHO($second) }; third, { WHO($third) }; fourth, { WHO($fourth) }.
    .brief = Packets: { WHO($first) }, { WHO($second) }, { WHO($third) }, { WHO($fourth) }.
    .braille = packets { WHO($first, form: "short") }{ WHO($second, form: "short") }{ WHO($third, form: "short") }{ WHO($fourth, form: "short") }
packet-received = You receive { CARDS($cards, case: "acc") }.
    .brief = { CARDS($cards) }.
    .braille = + { CARDS($cards, case: "braille") }
packet = Packet { $number }: { CARDS($cards) }.
    .braille = { $number }. { CARDS($cards, case: "braille") }
packets-none = There are no packets in this deal.
    .braille = no packets

# The play
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
        [you] You are ahead with the { CARD($card) }.
       *[other] { WHO($seat) } is ahead with the { CARD($card) }.
    }
    .brief = { CARD($card) }, { WHO($seat) }.
    .braille = max { CARD($card, case: "braille") } { WHO($seat, form: "short") }
null-began =
    { $by-queen ->
        [yes] The queen of spades is out. This trick and all that follow count for the other side.
       *[no] Six tricks are played and null begins: the seven that are left count for the other side.
    }
    .brief = Null begins.
    .braille = null
trick-taken =
    { PERSON($seat) ->
        [you] You take the trick{ $null ->
            [yes] ; it counts for them.
           *[no] .
        }
       *[other] { WHO($seat) } takes the trick{ $null ->
            [yes] ; it counts for the other side.
           *[no] .
        }
    }
    .brief = { PERSON($seat) ->
        [you] Yours.
       *[other] { WHO($seat) } takes it.
    }
    .braille = to { WHO($seat, form: "short") }{ $null ->
        [yes] {" "}null
       *[no] {""}
    }
won-so-far = In this deal you have { $own ->
        [one] 1 trick
       *[other] { $own } tricks
    }, they have { $other }.
    .brief = { $own } to { $other }.
    .braille = { $own }:{ $other }
won-so-far-alone = In this deal you have { $own ->
        [one] 1 trick
       *[other] { $own } tricks
    } of { $all }.
    .brief = { $own } of { $all }.
    .braille = { $own }/{ $all }
your-turn = Your turn.
    .brief = You.
    .braille = your turn
your-turn-lead = You lead.
    .braille = you lead
must-follow = You must follow suit: { SUIT($suit) } were led.
    .brief = Follow { SUIT($suit) }.
    .braille = follow { SUIT($suit) }
packets-differ = Choose two different packets, one for yourself and one for your partner.
    .brief = Two different packets.
    .braille = other packet
no-such-packet = There are only four packets.
    .braille = only 4 packets

# The end of a deal
deal-counted = The deal ends { $counted-own } to { $counted-other } in tricks.
    .brief = Tricks { $counted-own } to { $counted-other }.
    .braille = tricks { $counted-own }:{ $counted-other }
deal-counted-alone = The deal has ended.
    .braille = deal over
queen-taken =
    { PERSON($seat) ->
        [you] You take the queen of spades; they have 4 points for her.
       *[other] { WHO($seat) } took the queen of spades; the other side has 4 points for her.
    }
    .brief = Queen: { WHO($seat) }.
    .braille = qs { WHO($seat, form: "short") }
points-tricks =
    { SIDE($side) ->
        [us] For odd tricks you have
        [them] For odd tricks they have
        [first] For odd tricks the first pair has
       *[second] For odd tricks the second pair has
    } { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
    .brief = { SIDE($side) ->
        [us] You
        [them] They
        [first] First pair
       *[second] Second pair
    }: { $points } for tricks.
    .braille = tricks +{ $points } { SIDE($side) ->
        [us] we
        [them] they
        [first] A
       *[second] B
    }
points-honours =
    { SIDE($side) ->
        [us] For honours you have
        [them] For honours they have
        [first] For honours the first pair has
       *[second] For honours the second pair has
    } { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
    .brief = { SIDE($side) ->
        [us] You
        [them] They
        [first] First pair
       *[second] Second pair
    }: { $points } for honours.
    .braille = honours +{ $points } { SIDE($side) ->
        [us] we
        [them] they
        [first] A
       *[second] B
    }
points-slam =
    { $points ->
        [50] Grand slam!
       *[other] Small slam!
    } { SIDE($side) ->
        [us] You have
        [them] They have
        [first] The first pair has
       *[second] The second pair has
    } { $points } more points on the account.
    .brief = { $points ->
        [50] Grand slam.
       *[other] Small slam.
    }
    .braille = slam +{ $points } { SIDE($side) ->
        [us] we
        [them] they
        [first] A
       *[second] B
    }
points-alone = { WHO($seat) }: { $taken ->
        [0] no trick
        [one] 1 trick
       *[other] { $taken } tricks
    }, { $tricks ->
        [0] nothing for odd tricks
        [one] 1 point for odd tricks
       *[other] { $tricks } points for odd tricks
    }{ $honours ->
        [0] .
        [one] , 1 point for honours.
       *[other] , { $honours } points for honours.
    }
    .brief = { WHO($seat) } { $tricks } and { $honours }.
    .braille = { WHO($seat, form: "short") }{ $taken } +{ $tricks } +{ $honours }
tied-at-ten = Level at { $points } points: { SEATS($sides) }. Another deal decides.
    .brief = Level at { $points }, another deal.
    .braille = level { $points }
game-won =
    { SIDE($winner) ->
        [us] You win the game { $own } to { $other }. 50 more points go to your account.
        [them] They win the game { $other } to { $own }. 50 more points go to their account.
        [first] The first pair wins the game { $own } to { $other }. 50 more points go to its account.
       *[second] The second pair wins the game { $other } to { $own }. 50 more points go to its account.
    }
    .brief = { SIDE($winner) ->
        [us] The game is yours.
        [them] The game is theirs.
        [first] Game to the first pair.
       *[second] Game to the second pair.
    }
    .braille = game { $own }:{ $other } +50
game-won-alone =
    { PERSON($winner) ->
        [you] You win the game with { $points } points. 50 more go to your account.
       *[other] { WHO($winner) } wins the game with { $points } points, and 50 more for the account.
    }
    .brief = Game: { WHO($winner) }.
    .braille = game { WHO($winner, form: "short") } +50
struck =
    { SIDE($side) ->
        [us] Struck from your account:
        [them] Struck from their account:
        [first] Struck from the first pair's account:
       *[second] Struck from the second pair's account:
    } { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
    .brief = Struck: { $points }.
    .braille = struck { $points }
struck-alone =
    { PERSON($seat) ->
        [you] Struck from your account:
       *[other] Struck from { WHO($seat) }'s account:
    } { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
    .brief = { WHO($seat) }, struck { $points }.
    .braille = { WHO($seat, form: "short") } struck { $points }
rubber-won =
    { SIDE($winner) ->
        [us] The rubber is yours, 70 more points for your account.
        [them] They win the rubber, 70 more points for their account.
        [first] The first pair wins the rubber, 70 more points for its account.
       *[second] The second pair wins the rubber, 70 more points for its account.
    }
    .brief = { SIDE($winner) ->
        [us] The rubber is yours.
        [them] The rubber is theirs.
        [first] Rubber to the first pair.
       *[second] Rubber to the second pair.
    }
    .braille = rubber { SIDE($winner) ->
        [us] we
        [them] they
        [first] A
       *[second] B
    } +70
rubber-won-alone =
    { PERSON($winner) ->
        [you] The rubber is yours, 70 more points for your account.
       *[other] { WHO($winner) } wins the rubber, and 70 more points for the account.
    }
    .brief = Rubber: { WHO($winner) }.
    .braille = rubber { WHO($winner, form: "short") } +70
match-ended =
    { $winner ->
        [none] That is the end. The accounts are level, { $own } to { $other }.
       *[other] { SIDE($winner) ->
            [us] That is the end. You win: the accounts are { $own } to { $other }, { $difference ->
                [one] 1 point
               *[other] { $difference } points
            } apart.
            [them] That is the end. They win: the accounts are { $other } to { $own }, { $difference ->
                [one] 1 point
               *[other] { $difference } points
            } apart.
            [first] That is the end. The first pair wins: the accounts are { $own } to { $other }.
           *[second] That is the end. The second pair wins: the accounts are { $other } to { $own }.
        }
    }
    .brief = The end, { $own } to { $other }.
    .braille = end { $own }:{ $other }
match-ended-alone =
    { $winner ->
        [none] That is the end. Several players share the first place with { $best } points.
       *[other] { PERSON($winner) ->
            [you] That is the end. You win with { $best } points on the account.
           *[other] That is the end. { WHO($winner) } wins with { $best } points on the account.
        }
    }
    .brief = The end, { $best }.
    .braille = end { $best }

# Questions
hand-by-suits =
    { $count ->
        [0] You have no cards left.
       *[other] { HAND($cards) }
    }
    .braille = { $count ->
        [0] no cards
       *[other] { HAND($cards, case: "braille") }
    }
suit-held = { HAND($cards) }
    .braille = { HAND($cards, case: "braille") }
lowest-of-suit = The lowest is the { CARD($card) }.
    .brief = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
highest-of-suit = The highest is the { CARD($card) }.
    .brief = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
trump-now =
    { $trump ->
        [none] There are no trumps.
       *[other] { SUIT($trump, case: "title") } are trumps; the { CARD($turned) } was turned up.
    }
    .brief = { $trump ->
        [none] No trumps.
       *[other] { SUIT($trump, case: "title") }.
    }
    .braille = { $trump ->
        [none] no trumps
       *[other] trumps { SUIT($trump) } up { CARD($turned, case: "braille") }
    }
trump-not-yet = Trumps are not settled yet; the { CARD($turned) } is turned up.
    .brief = { CARD($turned) } so far.
    .braille = trumps? { CARD($turned, case: "braille") }
null-now = Null is being played: the trick counts for the other side.
    .brief = Null.
    .braille = null
honours-known = These honours you know of: { CARDS($cards) }. { $alone ->
        [yes] You have { $own }, the others { $other }.
       *[no] Your side has { $own }, they have { $other }.
    }
    .brief = Honours { $own } to { $other }.
    .braille = honours { $own }:{ $other }
honours-unknown = You know of no honours yet.
    .braille = honours 0:0
honours-none = Honours do not count in this game.
    .braille = no honours
worth-odd = Each odd trick, that is one above { $book }, is worth { $points } points.
    .brief = An odd trick is { $points }.
    .braille = odd trick { $points }
worth-queen = Only the queen of spades matters: who takes her loses, and the others have 4 points.
    .brief = The queen of spades.
    .braille = qs only
run-now = Tricks running: { $run }, the last { PERSON($seat) ->
        [you] is yours.
       *[other] went to { WHO($seat) }.
    } Trumps may be changed after { $streak ->
        [2] two.
       *[other] three.
    }
    .brief = Running { $run }, change after { $streak ->
        [2] two.
       *[other] three.
    }
    .braille = run { $run }/{ $streak } { WHO($seat, form: "short") }
last-trick =
    { PERSON($seat) ->
        [you] The last trick, yours.
       *[other] The last trick, taken by { WHO($seat) }.
    }
    .brief = Last trick:
    .braille = trick { WHO($seat, form: "short") }
last-trick-closed = The last trick may be looked at only until the next card is played.
    .brief = Too late.
    .braille = trick closed
score = The game stands at { $own-game } to { $other-game }, ten points win it. Games won: { $own-games } to { $other-games }.
    .brief = { $own-game } to { $other-game }, games { $own-games } to { $other-games }.
    .braille = { $own-game }:{ $other-game } games { $own-games }:{ $other-games }
score-alone =
    { PERSON($seat) ->
        [you] You have
       *[other] { WHO($seat) } has
    } { $game ->
        [one] 1 point
       *[other] { $game } points
    } in the game, { $account } on the account.
    .brief = { WHO($seat) } { $game }.
    .braille = { WHO($seat, form: "short") } { $game } ({ $account })
account = The accounts are { $own } to { $other }. Rubber { $rubber } of { $rubbers }.
    .brief = Accounts { $own } to { $other }.
    .braille = accounts { $own }:{ $other }
last-deal = The last deal: tricks { $own-tricks } to { $other-tricks }, points { $own-points } to { $other-points }.
    .brief = Last deal { $own-points } to { $other-points }.
    .braille = last { $own-points }:{ $other-points }

# What is played
playing-base = This is plain Whist.
    .braille = plain
playing-cayenne = This is Cayenne: the dealer may name other trumps. If the turned suit stands, all counts double.
    .brief = Cayenne.
    .braille = cayenne
playing-grand = This is Grand: no trumps, the aces are honours, an odd trick is four points.
    .brief = Grand.
    .braille = grand
playing-grand-null = This is Grand null: six tricks of Grand, then seven that count for the other side.
    .brief = Grand null.
    .braille = grand null
playing-grand-null-queen = This is Grand null with the queen of spades: once she falls, tricks count for the other side.
    .brief = Grand null with the queen.
    .braille = grand null qs
playing-amor = This is Flying Amor: after three tricks running a side may change trumps.
    .brief = Flying Amor.
    .braille = amor
playing-duck = This is Flying Duck: after two tricks running a side may change trumps; an odd trick is four points.
    .brief = Flying Duck.
    .braille = duck
playing-bismarck = This is Bismarck: the dealer gives out four packets of three cards.
    .brief = Bismarck.
    .braille = bismarck
playing-queen-of-spades = This is the Queen of spades: the side that takes her loses the deal.
    .brief = Queen of spades.
    .braille = queen
playing-hussar = This is Hussar Whist: everybody plays alone, the fourth trick and each further one is an odd trick.
    .brief = Hussar Whist.
    .braille = hussar
playing-three = This is Whist for three: everybody plays alone, every trick above four is an odd trick.
    .brief = Whist for three.
    .braille = three

# Choices at the table
action-name-trump = Name { SUIT($suit) } as trumps
    .braille = trumps { SUIT($suit) }
action-keep-trump = Keep { SUIT($trump) }{ $doubles ->
        [yes] , counting double
       *[no] {""}
    }
    .braille = keep { SUIT($trump) }
action-leave-to-partner = Leave it to your partner
    .braille = partner names
action-packets = Packet { $own } for yourself: { CARDS($own-cards) }. Packet { $partner } for your partner: { CARDS($partner-cards) }
    .brief = { $own } for yourself, { $partner } for your partner.
    .braille = I { CARDS($own-cards, case: "braille") } P { CARDS($partner-cards, case: "braille") }

# Setting up a match
game-about = The classic game of tricks and trumps for two pairs, with ten variants from Cayenne to Whist for three.
option-tour = Variant
option-tour-base = plain Whist
option-tour-cayenne = Cayenne
option-tour-grand = Grand
option-tour-grand-null = Grand null
option-tour-grand-null-queen = Grand null with the queen of spades
option-tour-amor = Flying Amor
option-tour-duck = Flying Duck
option-tour-bismarck = Bismarck
option-tour-queen-of-spades = Queen of spades
option-tour-hussar = Hussar Whist
option-tour-three = Whist for three
option-tour-mixed = another one each deal
house-tour = The variant says what makes a deal differ from plain Whist. Play one of them, or change from deal to deal.
option-rubbers = Number of rubbers
house-rubbers = How many rubbers are played before the accounts are compared.
option-strike-out = Striking points
house-strike-out = Who wins a game or the rubber strikes from the others' account what they made in it by tricks and honours.
option-cayenne = Naming trumps when three play
house-cayenne = With three players the dealer may name other trumps. If the turned suit is kept, the deal counts double.
option-order = Order of the variants
option-order-base = { option-tour-base }
option-order-cayenne = { option-tour-cayenne }
option-order-grand = { option-tour-grand }
option-order-grand-null = { option-tour-grand-null }
option-order-grand-null-queen = { option-tour-grand-null-queen }
option-order-amor = { option-tour-amor }
option-order-duck = { option-tour-duck }
option-order-bismarck = { option-tour-bismarck }
option-order-queen-of-spades = { option-tour-queen-of-spades }
house-order = In which order the variants take turns, deal by deal.
option-partners = Partners
option-partners-agreed = sit opposite
option-partners-draw = are drawn
house-partners = Your partner either sits opposite you from the start, or the two who draw the highest cards play together.
preset-base = plain Whist
preset-document = drawn partners, points struck
preset-mixed = changing variants
preset-hussar = Hussar Whist
preset-three = Whist for three

# Why an opponent plays this way
reason-only-choice = There is no other choice.
reason-at-random = Chosen blindly.
reason-lead-high = The highest card held is led.
reason-take-high = The { CARD($card) } takes the trick to be on the safe side.
reason-lead-master = Nothing that is still out in the suit beats the { CARD($card) }; it should win the trick.
reason-lead-trump = Trumps are led so that the others run out of them.
reason-lead-partner = The suit that the partner led is returned.
reason-lead-suit = { SUIT($suit, case: "title") } are the suit that promises most when led.
reason-win-cheaply = The { CARD($card) } is enough to win; higher cards are kept for later.
reason-play-high = The third hand plays high, so that the trick does not go cheaply.
reason-trump-in = There is none of the suit left; a trump takes the trick.
reason-partner-wins = The partner will probably win the trick; there is no need to beat it.
reason-low-card = The trick cannot be won; the least useful card goes.
reason-discard = There is none of the suit left; the least useful card goes.
reason-avoid-trick = This trick is better not taken.
reason-throw-high = The others take this trick; it is a chance to lose a dangerous card.
reason-must-take = The trick can hardly be avoided, so at least a high card goes.
reason-throw-queen = The queen of spades goes to a trick that the others take.
reason-name-longest = { SUIT($suit, case: "title") } are the strongest suit held.
reason-keep-for-double = { SUIT($suit, case: "title") } are strong enough, and the deal will count double.
reason-keep-trump = The present trumps are good.
reason-leave-weak = No suit is strong enough; the partner shall name one.
reason-best-packets = Those two packets have most trumps and high cards.
