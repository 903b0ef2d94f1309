# Whist: ein Satz für jedes Ereignis und die Antworten auf Fragen. Ein Trick ist ein Stich über dem Buch.
game-name = Whist

# Das Geben
cards-dealt = Das { ORDINAL($deal, gender: "neuter") } Spiel. { $turned ->
        [none] Kein Trumpf.
       *[other] { SUIT($trump, case: "title") } ist Trumpf, aufgedeckt ist { CARD($turned, case: "the") }.
    }{ dealt-leader }
    .brief = Das { ORDINAL($deal, gender: "neuter") } Spiel. { $turned ->
        [none] Kein Trumpf.
       *[other] Trumpf { SUIT($trump) }, { RANK($turned) }.
    }{ dealt-leader }
    .full = Das { ORDINAL($deal, gender: "neuter") } Spiel. { $turned ->
        [none] Gespielt wird ohne Trumpf. { PERSON($dealer) ->
            [you] Sie geben.
           *[other] { WHO($dealer) } gibt.
        }
       *[other] { SUIT($trump, case: "title") } ist Trumpf, { PERSON($dealer) ->
            [you] Sie haben { CARD($turned, case: "acc") } aufgedeckt.
           *[other] { WHO($dealer) } hat { CARD($turned, case: "acc") } aufgedeckt.
        }
    }{ dealt-leader }
    .braille = { $deal }. { $turned ->
        [none] ohne trumpf
       *[other] trumpf { CARD($turned, case: "braille") }
    } erst { WHO($leader, form: "short") }
dealt-leader =
    { $asked ->
        [packets] {""}
        [trump] {""}
       *[other] { PERSON($leader) ->
            [you] {""}
           *[other] {" "}{ WHO($leader) } spielt aus.
        }
    }
asked-trump =
    { PERSON($seat) ->
        [you] Sie geben. Bestimmen Sie den Trumpf, oder behalten Sie { SUIT($trump) }, das zählt doppelt{ $alone ->
            [yes] .
           *[no] . { PARTNER() ->
                [feminine] Oder überlassen Sie es Ihrer Partnerin.
                [none] Oder lassen Sie { PARTNER(form: "who") } entscheiden.
               *[masculine] Oder überlassen Sie es Ihrem Partner.
            }
        }
       *[other] { WHO($seat) } entscheidet über den Trumpf.
    }
    .brief = { PERSON($seat) ->
        [you] Sie bestimmen den Trumpf.
       *[other] Trumpf: { WHO($seat) } entscheidet.
    }
    .braille = trumpf? { WHO($seat, form: "short") }
asked-partner =
    { PERSON($seat) ->
        [you] Bestimmen Sie den Trumpf, oder behalten Sie { SUIT($trump) }, das zählt doppelt.
       *[other] { WHO($seat) } entscheidet über den Trumpf.
    }
    .brief = { PERSON($seat) ->
        [you] Sie bestimmen den Trumpf.
       *[other] Trumpf: { WHO($seat) } entscheidet.
    }
    .braille = trumpf? { WHO($seat, form: "short") }
asked-streak =
    { PERSON($seat) ->
        [you] { COUNT($run, of: "trick") } in Folge: Bestimmen Sie einen neuen Trumpf, oder behalten Sie { SUIT($trump) }.
       *[other] { COUNT($run, of: "trick") } in Folge: { WHO($seat) } entscheidet über den Trumpf.
    }
    .brief = { PERSON($seat) ->
        [you] Sie dürfen den Trumpf wechseln.
       *[other] { WHO($seat) } darf den Trumpf wechseln.
    }
    .braille = trumpf? { WHO($seat, form: "short") }
asked-packets =
    { PERSON($seat) ->
        [you] { PARTNER() ->
            [feminine] Sehen Sie die vier Päckchen an. Wählen Sie zwei: eins für sich, eins für Ihre Partnerin.
            [none] Sehen Sie die vier Päckchen an. Wählen Sie zwei: eins für sich, eins für { PARTNER(form: "who") }.
           *[masculine] Sehen Sie die vier Päckchen an. Wählen Sie zwei: eins für sich, eins für Ihren Partner.
        }
       *[other] { WHO($seat) } sieht die Päckchen an.
    }
    .brief = { PERSON($seat) ->
        [you] Wählen Sie die Päckchen.
       *[other] { WHO($seat) } wählt Päckchen.
    }
    .braille = päckchen? { WHO($seat, form: "short") }
trump-named = { PERSON($seat) ->
        [you] { SUIT($suit, case: "title") } ist jetzt Trumpf.
       *[other] { WHO($seat) } bestimmt: { SUIT($suit) } ist Trumpf.
    }
    .brief = Trumpf: { SUIT($suit) }.
    .braille = trumpf { SUIT($suit) } { WHO($seat, form: "short") }
revoke-penalized = { PERSON($seat) ->
        [you] Sie haben
       *[other] { WHO($seat) } hat
    } nicht bedient: Die andere Seite bekommt { $tricks ->
        [0] { COUNT($points, of: "point", case: "acc") }.
       *[other] { COUNT($tricks, of: "trick", case: "acc") }.
    }
    .braille = strafe { WHO($seat, form: "short") } { $tricks ->
        [0] p { $points }
       *[other] s { $tricks }
    }
trump-kept = { SUIT($suit, case: "title") } bleibt Trumpf{ $doubled ->
        [yes] , und das Spiel zählt doppelt.
       *[no] .
    }
    .brief = Es bleibt bei { SUIT($suit) }{ $doubled ->
        [yes] , doppelt.
       *[no] .
    }
    .braille = bleibt { SUIT($suit) }{ $doubled ->
        [yes] {" "}2x
       *[no] {""}
    }
left-to-partner =
    { PERSON($seat) ->
        [you] Sie überlassen es { PARTNER() ->
            [feminine] Ihrer Partnerin
            [none] { PARTNER(form: "who") }
           *[masculine] Ihrem Partner
        }.
       *[other] { WHO($seat) } überlässt es { WHO($partner, case: "dat") }.
    }
    .brief = { PERSON($partner) ->
        [you] Sie bestimmen den Trumpf.
       *[other] { WHO($partner) } bestimmt den Trumpf.
    }
    .braille = wählt { WHO($partner, form: "short") }
packets-given =
    { PERSON($seat) ->
        [you] Sie verteilen die Päckchen
       *[other] { WHO($seat) } verteilt die Päckchen
    } der Reihe nach an { WHO($first, case: "acc") }, { WHO($second, case: "acc") }, { WHO($third, case: "acc") } und { WHO($fourth, case: "acc") }.
    .brief = Päckchen der Reihe nach: { WHO($first, case: "brief") }, { WHO($second, case: "brief") }, { WHO($third, case: "brief") }, { WHO($fourth, case: "brief") }.
    .braille = päckchen { WHO($first, form: "short") }{ WHO($second, form: "short") }{ WHO($third, form: "short") }{ WHO($fourth, form: "short") }
packet-received = Sie bekommen { CARDS($cards, case: "acc") }.
    .brief = { CARDS($cards) }.
    .braille = + { CARDS($cards, case: "braille") }
packet = Das { ORDINAL($number, gender: "neuter") } Päckchen: { CARDS($cards) }.
    .braille = { $number }. { CARDS($cards, case: "braille") }
packets-none = In diesem Spiel gibt es keine Päckchen.
    .braille = keine päckchen

# Das Spiel
card-played = { $how ->
        [leads] { card-told }
        [follows] { PERSON($seat) ->
            [you] Sie legen { CARD($card, case: "acc") }
           *[other] { WHO($seat) } legt { CARD($card, case: "acc") }
        }
        [discards] { card-told }
        [overruffs] { card-told }
       *[ruffs] { card-told }
    }{ $state ->
        [ahead] { $how ->
            [follows] { PERSON($seat) ->
                [you] {" "}und führen.
               *[other] {" "}und führt.
            }
           *[ruffs] .
        }
        [still] {""}; { PERSON($top-seat) ->
            [you] Sie führen.
           *[other] { WHO($top-seat) } führt.
        }
       *[untold] .
    }
    .full = { card-told }{ $state ->
        [ahead] { $how ->
            [follows] { PERSON($seat) ->
                [you] {" "}und führen.
               *[other] {" "}und führt.
            }
           *[ruffs] .
        }
        [still] . { PERSON($top-seat) ->
            [you] Sie führen immer noch.
           *[other] { WHO($top-seat) } führt immer noch.
        }
       *[untold] .
    }
    .brief = { $how ->
        [leads] { PERSON($seat) ->
            [you] { CARD($card) }
           *[other] { WHO($seat, case: "brief") }, { CARD($card, case: "brief") }
        }
        [follows] { PERSON($seat) ->
            [you] {""}
           *[other] { WHO($seat, case: "brief") },{" "}
        }{ RANK($card) }
        [discards] { PERSON($seat) ->
            [you] Sie werfen ab: { CARD($card) }
           *[other] { WHO($seat, case: "brief") } wirft ab, { CARD($card, case: "brief") }
        }
       *[ruffs] { PERSON($seat) ->
            [you] Sie stechen:
           *[other] { WHO($seat, case: "brief") } sticht,
        } { RANK($card) }
    }{ $state ->
        [ahead] { $how ->
            [follows] {""}: vorn.
           *[ruffs] .
        }
        [still] {""}; { WHO($top-seat, case: "brief") } vorn.
       *[untold] .
    }
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
card-told =
    { PERSON($seat) ->
        [you] Sie { $how ->
            [leads] spielen { CARD($card, case: "acc") } aus
            [follows] spielen { CARD($card, case: "acc") }
            [ruffs] stechen { CARD($card, case: "with") }
            [overruffs] überstechen { CARD($card, case: "with") }
           *[discards] werfen { CARD($card, case: "acc") } ab
        }
       *[other] { WHO($seat) } { $how ->
            [leads] spielt { CARD($card, case: "acc") } aus
            [follows] spielt { CARD($card, case: "acc") }
            [ruffs] sticht { CARD($card, case: "with") }
            [overruffs] übersticht { CARD($card, case: "with") }
           *[discards] wirft { CARD($card, case: "acc") } ab
        }
    }
highest-now =
    { PERSON($top-seat) ->
        [you] Sie liegen { CARD($top, case: "with") } vorn.
       *[other] { WHO($top-seat) } liegt { CARD($top, case: "with") } vorn.
    }
    .brief = { WHO($top-seat, case: "brief") } vorn, { CARD($top, case: "brief") }.
    .braille = max { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
null-began =
    { $by-queen ->
        [yes] Die Pik Dame ist gefallen. Dieser Stich und alle folgenden zählen für die andere Seite.
       *[no] Sechs Stiche sind gespielt, jetzt beginnt Null: Die restlichen sieben zählen für die andere Seite.
    }
    .brief = Null beginnt.
    .braille = null
trick-taken =
    { PERSON($seat) ->
        [you] Sie machen den Stich{ $null ->
            [yes] , aber er zählt für die Gegner.
           *[no] .
        }
       *[other] { WHO($seat) } macht { $null ->
            [yes] den Stich, { $counts ->
                [us] und er zählt für Sie.
                [them] und er zählt für die Gegner.
               *[other] und er zählt für die andere Seite.
            }
           *[no] den Stich.
        }
    }
    .full =
        { $null ->
            [yes] { trick-taken }
           *[no] { PERSON($seat) ->
                [you] Sie machen den Stich { CARD($card, case: "with") }.
               *[other] { WHO($seat) } macht den Stich { CARD($card, case: "with") }.
            }
        }
    .brief = { PERSON($seat) ->
        [you] Stich an Sie.
       *[other] Stich an { WHO($seat, case: "acc") }.
    }
    .braille = an { WHO($seat, form: "short") }{ $null ->
        [yes] {" "}null
       *[no] {""}
    }
won-so-far = { side-own } { $own }, { side-other } { $other }.
    .full = Stiche: { side-own } { $own }, { side-other } { $other }.
    .braille = stiche { $own }:{ $other }
won-so-far-alone = { $all ->
        [one] Sie haben { $own ->
            [0] noch keinen Stich.
           *[other] { COUNT($own, of: "trick", case: "acc") }.
        }
       *[other] Sie haben { $own ->
            [0] keinen
            [one] einen
           *[other] { $own }
        } von { COUNT($all, of: "trick", case: "dat") }.
    }
    .brief = { $own } von { $all }.
    .braille = stiche { $own }/{ $all }
tricks-now = Stiche in diesem Spiel: { side-own } { $own }, { side-other } { $other }.
    .brief = Stiche: { side-own } { $own }, { side-other } { $other }.
    .braille = stiche { $own }:{ $other }
your-turn = Sie sind dran.
    .brief = Sie.
    .braille = sie sind dran
your-turn-lead = Sie spielen aus.
    .braille = ausspiel: sie
must-follow = { SUIT($suit, case: "title") } ist ausgespielt, Sie müssen bedienen.
    .brief = { SUIT($suit) } bedienen.
    .braille = { SUIT($suit) } bedienen
packets-differ = { PARTNER() ->
        [feminine] Wählen Sie zwei verschiedene Päckchen, eins für sich und eins für Ihre Partnerin.
        [none] Wählen Sie zwei verschiedene Päckchen, eins für sich und eins für { PARTNER(form: "who") }.
       *[masculine] Wählen Sie zwei verschiedene Päckchen, eins für sich und eins für Ihren Partner.
    }
    .brief = Zwei verschiedene Päckchen.
    .braille = ein anderes
    .called = Es müssen zwei verschiedene Päckchen sein.
no-such-packet = Es gibt nur vier Päckchen.
    .braille = nur 4 päckchen

# Das Ende eines Spiels
deal-counted = Stiche: { side-own } { $counted-own }, { side-other } { $counted-other }.
    .full = Das Spiel ist aus. Stiche: { side-own } { $counted-own }, { side-other } { $counted-other }.
    .braille = stiche { $counted-own }:{ $counted-other }
deal-counted-alone = Das Spiel ist aus.
    .braille = spiel aus
queen-taken =
    { PERSON($seat) ->
        [you] Sie nehmen die Pik Dame; die Gegner bekommen vier Punkte.
       *[other] { WHO($seat) } nimmt die Pik Dame; { $counts ->
            [us] Sie bekommen vier Punkte.
            [them] die Gegner bekommen vier Punkte.
           *[other] die andere Seite bekommt vier Punkte.
        }
    }
    .brief = Dame an { WHO($seat, case: "acc") }.
    .braille = dp { WHO($seat, form: "short") }
points =
    { SIDE($side) ->
        [us] Sie schreiben
        [them] Die Gegner schreiben
        [first] Das erste Paar schreibt
       *[second] Das zweite Paar schreibt
    } { $tricks ->
        [0] { COUNT($honours, of: "point", case: "acc") } für Honneurs.
       *[other] { COUNT($tricks, of: "point", case: "acc") } für Stiche{ $honours ->
            [0] .
           *[other] , { $honours } für Honneurs.
        }
    }
    .full =
        { $tricks ->
            [0] {""}
           *[other] { COUNT($odd, of: "odd") }: { COUNT($tricks, of: "point") } für { SIDE($side) ->
                [us] Sie
                [them] die Gegner
                [first] das erste Paar
               *[second] das zweite Paar
            }.
        }{ $honours ->
            [0] {""}
           *[other] { $tricks ->
                [0] {""}
               *[other] {" "}
            }Honneurs: { COUNT($honours, of: "point") } für { SIDE($side) ->
                [us] Sie
                [them] die Gegner
                [first] das erste Paar
               *[second] das zweite Paar
            }.
        }
    .brief = { SIDE($side) ->
        [us] Sie:
        [them] Gegner:
        [first] Erstes Paar:
       *[second] Zweites Paar:
    } { $tricks ->
        [0] { $honours } für Honneurs.
       *[other] { $tricks } für Stiche{ $honours ->
            [0] .
           *[other] , { $honours } für Honneurs.
        }
    }
    .braille = { SIDE($side) ->
        [us] wir
        [them] geg
        [first] p1
       *[second] p2
    }{ $tricks ->
        [0] {""}
       *[other] {" "}+{ $tricks } stiche
    }{ $honours ->
        [0] {""}
       *[other] {" "}+{ $honours } hon
    }
points-slam =
    { $points ->
        [50] Großer Schlemm!
       *[other] Kleiner Schlemm!
    } { COUNT($points, of: "point") } für { SIDE($side) ->
        [us] Sie.
        [them] die Gegner.
        [first] das erste Paar.
       *[second] das zweite Paar.
    }
    .brief = { $points ->
        [50] Großer Schlemm.
       *[other] Kleiner Schlemm.
    }
    .braille = { SIDE($side) ->
        [us] wir
        [them] geg
        [first] p1
       *[second] p2
    } schlemm +{ $points }
points-alone = { WHO($seat) }: { $taken ->
        [0] kein Stich
       *[other] { COUNT($taken, of: "trick") }
    }, { $tricks ->
        [0] kein Punkt für Tricks
       *[other] { COUNT($tricks, of: "point") } für Tricks
    }{ $honours ->
        [0] .
       *[other] , { COUNT($honours, of: "point") } für Honneurs.
    }
    .brief = { WHO($seat) }, { $tricks } für Tricks{ $honours ->
        [0] .
       *[other] , { $honours } für Honneurs.
    }
    .braille = { WHO($seat, form: "short") } { $taken } +{ $tricks } +{ $honours }
tied-at-ten = Gleichstand bei { COUNT($points, of: "point", case: "dat") }: { SEATS($sides) }. Ein weiteres Spiel entscheidet.
    .brief = Gleichstand bei { $points }, noch ein Spiel.
    .braille = gleich { $points }
game-won =
    { SIDE($winner) ->
        [us] Sie gewinnen die Partie { own-first }, dazu fünfzig Punkte Prämie.
        [them] Die Gegner gewinnen die Partie { other-first }, dazu fünfzig Punkte Prämie.
        [first] Das erste Paar gewinnt die Partie { own-first }, dazu fünfzig Punkte Prämie.
       *[second] Das zweite Paar gewinnt die Partie { other-first }, dazu fünfzig Punkte Prämie.
    } { games-now }
    .brief = { SIDE($winner) ->
        [us] Partie an Sie, { own-first }.
        [them] Partie an die Gegner, { other-first }.
        [first] Partie ans erste Paar, { own-first }.
       *[second] Partie ans zweite Paar, { other-first }.
    } { games-now }
    .braille = partie { $own }:{ $other } +50
own-first = { $own } zu { $other }
other-first = { $other } zu { $own }
games-now = Partien: { side-own } { $own-games }, { side-other } { $other-games }.
game-won-alone =
    { PERSON($winner) ->
        [you] Sie gewinnen die Partie mit { COUNT($points, of: "point", case: "dat") }, dazu fünfzig Punkte Prämie.
       *[other] { WHO($winner) } gewinnt die Partie mit { COUNT($points, of: "point", case: "dat") }, dazu fünfzig Punkte Prämie.
    }
    .brief = Partie an { WHO($winner, case: "acc") }.
    .braille = partie { WHO($winner, form: "short") } +50
struck =
    { SIDE($side) ->
        [us] Von Ihrem Konto gestrichen:
        [them] Vom Konto der Gegner gestrichen:
        [first] Vom Konto des ersten Paares gestrichen:
       *[second] Vom Konto des zweiten Paares gestrichen:
    } { COUNT($points, of: "point") }.
    .brief = Gestrichen: { COUNT($points, of: "point") }.
    .braille = gestrichen { $points }
struck-alone =
    { PERSON($seat) ->
        [you] Von Ihrem Konto gestrichen:
       *[other] Vom Konto von { WHO($seat) } gestrichen:
    } { COUNT($points, of: "point") }.
    .brief = { WHO($seat) }, gestrichen { $points }.
    .braille = { WHO($seat, form: "short") } gestrichen { $points }
rubber-won =
    { SIDE($winner) ->
        [us] Der Robber gehört Ihnen, siebzig Punkte Prämie.
        [them] Die Gegner gewinnen den Robber, siebzig Punkte Prämie.
        [first] Das erste Paar gewinnt den Robber, siebzig Punkte Prämie.
       *[second] Das zweite Paar gewinnt den Robber, siebzig Punkte Prämie.
    }
    .brief = { SIDE($winner) ->
        [us] Robber an Sie.
        [them] Robber an die Gegner.
        [first] Robber ans erste Paar.
       *[second] Robber ans zweite Paar.
    }
    .braille = robber { SIDE($winner) ->
        [us] wir
        [them] geg
        [first] p1
       *[second] p2
    } +70
rubber-won-alone =
    { PERSON($winner) ->
        [you] Der Robber gehört Ihnen, siebzig Punkte Prämie.
       *[other] { WHO($winner) } gewinnt den Robber, siebzig Punkte Prämie.
    }
    .brief = Robber an { WHO($winner, case: "acc") }.
    .braille = robber { WHO($winner, form: "short") } +70
match-ended =
    { $winner ->
        [none] Das Match endet unentschieden, { own-first }.
       *[other] { SIDE($winner) ->
            [us] Sie gewinnen das Match mit { COUNT($difference, of: "point", case: "dat") } Vorsprung, { own-first }.
            [them] Die Gegner gewinnen das Match mit { COUNT($difference, of: "point", case: "dat") } Vorsprung, { other-first }.
            [first] Das erste Paar gewinnt das Match mit { COUNT($difference, of: "point", case: "dat") } Vorsprung, { own-first }.
           *[second] Das zweite Paar gewinnt das Match mit { COUNT($difference, of: "point", case: "dat") } Vorsprung, { other-first }.
        }
    }
    .brief = { $winner ->
        [none] Das Match ist unentschieden.
       *[other] { SIDE($winner) ->
            [us] Match an Sie, { own-first }.
            [them] Match an die Gegner, { other-first }.
            [first] Match ans erste Paar, { own-first }.
           *[second] Match ans zweite Paar, { other-first }.
        }
    }
    .braille = ende { $own }:{ $other }
match-ended-alone =
    { $winner ->
        [none] Das Match ist zu Ende: Mehrere teilen sich den ersten Platz mit { COUNT($best, of: "point", case: "dat") }.
       *[other] { PERSON($winner) ->
            [you] Sie gewinnen das Match mit { COUNT($best, of: "point", case: "dat") }.
           *[other] { WHO($winner) } gewinnt das Match mit { COUNT($best, of: "point", case: "dat") }.
        }
    }
    .brief = { $winner ->
        [none] Das Match ist unentschieden.
       *[other] Match an { WHO($winner, case: "acc") }.
    }
    .braille = ende { $best }

# Fragen
hand-shown-by-suits = { $count ->
        [0] { NAME($seat) } hat keine Karten mehr.
       *[other] { NAME($seat) } hat: { HAND($cards) }
    }
    .brief = { NAME($seat) }: { $count ->
        [0] keine Karten.
       *[other] { HAND($cards) }
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] keine karten
       *[other] { HAND($cards, case: "braille") }
    }
hand-by-suits =
    { $count ->
        [0] Sie haben keine Karten mehr.
       *[other] { HAND($cards) }
    }
    .braille = { $count ->
        [0] keine karten
       *[other] { HAND($cards, case: "braille") }
    }
suit-held = { HAND($cards) }
    .braille = { HAND($cards, case: "braille") }
lowest-of-suit = Die niedrigste Karte ist { CARD($card, case: "the") }.
    .brief = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
highest-of-suit = Die höchste Karte ist { CARD($card, case: "the") }.
    .brief = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
deal-now = Das { ORDINAL($deal, gender: "neuter") } Spiel.
    .braille = spiel { $deal }
trump-now =
    { $trump ->
        [none] Es gibt keinen Trumpf.
       *[other] { SUIT($trump, case: "title") } ist Trumpf; aufgedeckt war { CARD($turned, case: "the") }.
    }
    .brief = { $trump ->
        [none] Kein Trumpf.
       *[other] { SUIT($trump, case: "title") }.
    }
    .braille = { $trump ->
        [none] ohne trumpf
       *[other] trumpf { SUIT($trump) }, offen { CARD($turned, case: "braille") }
    }
trump-not-yet = Der Trumpf steht noch nicht fest; aufgedeckt ist { CARD($turned, case: "the") }.
    .brief = Bisher { CARD($turned) }.
    .braille = trumpf? { CARD($turned, case: "braille") }
null-now = Es wird Null gespielt: Der Stich zählt für die andere Seite.
    .brief = Null.
    .braille = null
honours-known = Bekannte Honneurs: { CARDS($cards) }.{ $alone ->
        [yes] {" "}Sie haben { $own }, die anderen { $other }.
        [no] {" "}{ SIDE(0) ->
            [first] Das erste Paar hat { $own }, das zweite { $other }.
           *[us] Ihre Seite hat { $own }, die Gegner { $other }.
        }
       *[none] {""}
    }
    .brief = { $alone ->
        [yes] Honneurs: Sie { $own }, die anderen { $other }.
        [no] Honneurs: { side-own } { $own }, { side-other } { $other }.
       *[none] Honneurs: { CARDS($cards) }.
    }
    .braille = honneurs { $own }:{ $other }
honours-unknown = Noch keine Honneurs bekannt.
    .braille = honneurs 0:0
honours-none = In diesem Spiel zählen Honneurs nicht.
    .braille = ohne honneurs
worth-odd = Jeder Trick, also jeder Stich über { $book }, bringt { COUNT($points, of: "point", case: "acc") }.
    .brief = Ein Trick bringt { COUNT($points, of: "point", case: "acc") }.
    .braille = trick { $points }
worth-queen = Es zählt nur die Pik Dame. Wer die Dame nimmt, verliert, und die anderen bekommen vier Punkte.
    .brief = Die Pik Dame.
    .braille = nur dp
run-now = { COUNT($run, of: "trick") } in Folge, der letzte { PERSON($seat) ->
        [you] ging an Sie.
       *[other] ging an { WHO($seat, case: "acc") }.
    } Nach { $streak } darf der Trumpf gewechselt werden.
    .brief = { $run } in Folge, Wechsel nach { $streak }.
    .braille = folge { $run }/{ $streak } { WHO($seat, form: "short") }
score = Punkte: { side-own } { $own-game }, { side-other } { $other-game }.
    .full = Stand der Partie: { side-own } { $own-game }, { side-other } { $other-game }; wer zuerst zehn hat, gewinnt.
    .braille = punkte { $own-game }:{ $other-game }
score-games = Punkte: { side-own } { $own-game }, { side-other } { $other-game }{ $over ->
        [yes] .
       *[no] ; wer zuerst zehn hat, gewinnt.
    } { games-now }
    .brief = Punkte: { side-own } { $own-game }, { side-other } { $other-game }. { games-now }
    .braille = punkte { $own-game }:{ $other-game } partien { $own-games }:{ $other-games }
score-alone =
    { PERSON($seat) ->
        [you] Sie haben
       *[other] { WHO($seat) } hat
    } { game-points } in der Partie, { $account } auf dem Konto.
    .brief = { WHO($seat) }, { COUNT($game, of: "point") }.
    .braille = { WHO($seat, form: "short") } { $game }({ $account })
stands-alone = { PERSON($seat) ->
        [you] Sie haben
       *[other] { WHO($seat) } hat
    } { $tricks ->
        [0] keinen Stich
       *[other] { COUNT($tricks, of: "trick", case: "acc") }
    }, { game-points } in der Partie, { $account } auf dem Konto.
    .brief = { WHO($seat) }, { COUNT($tricks, of: "trick") }, { $game ->
        [0] kein Punkt
       *[other] { COUNT($game, of: "point") }
    }.
    .braille = { WHO($seat, form: "short") } { $tricks } { $game }({ $account })
game-points = { $game ->
        [0] keinen Punkt
       *[other] { COUNT($game, of: "point", case: "acc") }
    }
rubber-over = Der Robber ist zu Ende.
    .brief = Robber aus.
    .braille = robber aus
whist-game-over = Die Partie ist zu Ende.
    .brief = Partie aus.
    .braille = partie aus
whist-match-over = Das Match ist zu Ende.
    .brief = Match aus.
    .braille = match aus
account = Konten: { side-own } { $own }, { side-other } { $other }.{ $rubbers ->
        [one] {""}
       *[other] {" "}{ $over ->
            [yes] Das war
           *[no] Es läuft
        } der { ORDINAL($rubber, gender: "masculine") } Robber von { $rubbers }.
    }
    .brief = Konten: { side-own } { $own }, { side-other } { $other }.
    .braille = konten { $own }:{ $other }
last-deal = Das letzte Spiel: Stiche { $own-tricks } zu { $other-tricks }, Punkte { $own-points } zu { $other-points }.
    .brief = Letztes Spiel { $own-points } zu { $other-points }.
    .braille = letztes { $own-points }:{ $other-points }

# Was gespielt wird
playing-base = Gespielt wird einfacher Whist.
    .braille = einfach
playing-cayenne = Gespielt wird Cayenne: Wer gibt, darf einen anderen Trumpf bestimmen. Bleibt die aufgedeckte Farbe, zählt alles doppelt.
    .brief = Cayenne.
    .braille = cayenne
playing-grand = Gespielt wird Grand: { $first ->
        [yes] {""}
       *[no] kein Trumpf,{" "}
    }die Asse sind Honneurs, ein Trick bringt vier Punkte.
    .brief = Grand.
    .braille = grand
playing-grand-null = Gespielt wird Grand-Null: sechs Stiche Grand, dann sieben, die für die andere Seite zählen.
    .brief = Grand-Null.
    .braille = grand-null
playing-grand-null-queen = Gespielt wird Grand-Null mit der Pik Dame. Sobald die Dame fällt, zählen die Stiche für die andere Seite.
    .brief = Grand-Null mit Dame.
    .braille = grand-null dp
playing-amor = Gespielt wird Fliegender Amor: Nach drei Stichen in Folge darf eine Seite den Trumpf wechseln.
    .brief = Fliegender Amor.
    .braille = amor
playing-duck = Gespielt wird Fliegende Ente. Nach zwei Stichen in Folge darf eine Seite den Trumpf wechseln. Ein Trick bringt vier Punkte.
    .brief = Fliegende Ente.
    .braille = ente
playing-bismarck = Gespielt wird Bismarck: Wer gibt, verteilt vier Päckchen zu drei Karten.
    .brief = Bismarck.
    .braille = bismarck
playing-queen-of-spades = Gespielt wird Pik Dame: Die Seite, die diese Karte nimmt, verliert das Spiel.
    .brief = Pik Dame.
    .braille = pik dame
playing-hussar = Gespielt wird Husarenwhist, jeder für sich. Der vierte Stich und jeder weitere ist ein Trick.
    .brief = Husarenwhist.
    .braille = husar
playing-three = Gespielt wird Whist zu dritt: ohne Zweien, von Herz nur Dame, König und Ass. Jeder spielt für sich, und jeder Stich über vier ist ein Trick.
    .brief = Whist zu dritt.
    .braille = zu dritt

# Wahl am Tisch
action-name-trump = { SUIT($suit) } als Trumpf bestimmen
    .advised = bestimmen Sie { SUIT($suit) } als Trumpf
    .braille = trumpf { SUIT($suit) }
    .typed = { SUIT($suit) }
action-keep-trump = { SUIT($trump) } behalten{ $doubles ->
        [yes] , es zählt doppelt
       *[no] {""}
    }
    .advised = behalten Sie { SUIT($trump) }{ $doubles ->
        [yes] , es zählt doppelt
       *[no] {""}
    }
    .braille = { SUIT($trump) } bleibt
    .typed = { SUIT($trump) }
action-leave-to-partner = { PARTNER() ->
        [feminine] Der Partnerin überlassen
        [none] Es { PARTNER(form: "who") } überlassen
       *[masculine] Dem Partner überlassen
    }
    .advised = { PARTNER() ->
            [feminine] überlassen Sie es der Partnerin
            [none] überlassen Sie es { PARTNER(form: "who") }
           *[masculine] überlassen Sie es dem Partner
        }
    .braille = { PARTNER() ->
            [feminine] partnerin wählt
            [none] { PARTNER(form: "who") } wählt
           *[masculine] partner wählt
        }
action-packets = { PARTNER() ->
        [feminine] Das { ORDINAL($own, gender: "neuter") } Päckchen für Sie: { CARDS($own-cards) }. Das { ORDINAL($partner, gender: "neuter") } für die Partnerin: { CARDS($partner-cards) }
        [none] Das { ORDINAL($own, gender: "neuter") } Päckchen für Sie: { CARDS($own-cards) }. Das { ORDINAL($partner, gender: "neuter") } für { PARTNER(form: "who") }: { CARDS($partner-cards) }
       *[masculine] Das { ORDINAL($own, gender: "neuter") } Päckchen für Sie: { CARDS($own-cards) }. Das { ORDINAL($partner, gender: "neuter") } für den Partner: { CARDS($partner-cards) }
    }
    .brief = { PARTNER() ->
            [feminine] Das { ORDINAL($own, gender: "neuter") } Päckchen für Sie, das { ORDINAL($partner, gender: "neuter") } für die Partnerin
            [none] Das { ORDINAL($own, gender: "neuter") } Päckchen für Sie, das { ORDINAL($partner, gender: "neuter") } für { PARTNER(form: "who") }
           *[masculine] Das { ORDINAL($own, gender: "neuter") } Päckchen für Sie, das { ORDINAL($partner, gender: "neuter") } für den Partner
        }
    .braille = S { CARDS($own-cards, case: "braille") } P { CARDS($partner-cards, case: "braille") }
    .second = { PARTNER() ->
            [feminine] Das { ORDINAL($partner, gender: "neuter") } für die Partnerin: { CARDS($partner-cards) }
            [none] Das { ORDINAL($partner, gender: "neuter") } für { PARTNER(form: "who") }: { CARDS($partner-cards) }
           *[masculine] Das { ORDINAL($partner, gender: "neuter") } für den Partner: { CARDS($partner-cards) }
        }
action-packets-first = Das { ORDINAL($number, gender: "neuter") } Päckchen für Sie: { CARDS($cards) }
    .brief = Das { ORDINAL($number, gender: "neuter") } für Sie
    .braille = { $number }. { CARDS($cards, case: "braille") }
    .typed = { ORDINAL($number, gender: "neuter") } päckchen, das { ORDINAL($number, gender: "neuter") } päckchen
action-packets-closed = { PARTNER() ->
        [feminine] Das { ORDINAL($own, gender: "neuter") } Päckchen genommen, das { ORDINAL($partner, gender: "neuter") } für die Partnerin
        [none] Das { ORDINAL($own, gender: "neuter") } Päckchen genommen, das { ORDINAL($partner, gender: "neuter") } für { PARTNER(form: "who") }
       *[masculine] Das { ORDINAL($own, gender: "neuter") } Päckchen genommen, das { ORDINAL($partner, gender: "neuter") } für den Partner
    }
    .braille = selbst { $own }. { PARTNER(form: "who") } { $partner }.
    .second = { PARTNER() ->
            [feminine] Das { ORDINAL($partner, gender: "neuter") } für die Partnerin
            [none] Das { ORDINAL($partner, gender: "neuter") } für { PARTNER(form: "who") }
           *[masculine] Das { ORDINAL($partner, gender: "neuter") } für den Partner
        }
action-packets-closed-first = Das { ORDINAL($number, gender: "neuter") } Päckchen genommen
    .braille = selbst { $number }.
action-packets-second = { PARTNER() ->
        [feminine] Welches Päckchen bekommt die Partnerin?
        [none] Welches Päckchen bekommt { PARTNER(form: "who") }?
       *[masculine] Welches Päckchen bekommt der Partner?
    }
    .braille = { PARTNER() ->
            [feminine] Partnerin?
            [none] für { PARTNER(form: "who") }?
           *[masculine] Partner?
        }

# Eine Partie einrichten
game-about = Das klassische Spiel um Stiche und Trumpf für zwei Paare. Es hat zehn Varianten, von Cayenne bis Whist zu dritt.
option-tour = Variante
option-tour-base = einfacher Whist
option-tour-cayenne = Cayenne
option-tour-grand = Grand
option-tour-grand-null = Grand-Null
option-tour-grand-null-queen = Grand-Null mit der Pik Dame
option-tour-amor = Fliegender Amor
option-tour-duck = Fliegende Ente
option-tour-bismarck = Bismarck
option-tour-queen-of-spades = Pik Dame
option-tour-hussar = Husarenwhist
option-tour-three = Whist zu dritt
option-tour-mixed = jedes Spiel eine andere
house-tour = Die Variante bestimmt, worin sich das Spiel vom einfachen Whist unterscheidet. Spielen Sie eine davon, oder wechseln Sie von Spiel zu Spiel.
option-rubbers = Zahl der Robber
house-rubbers = Wie viele Robber gespielt werden, bevor die Konten verglichen werden.
option-length = Zahl der Spiele
option-length-0 = so viele, wie die Robber brauchen
house-length = Das Match endet nach so vielen Spielen, wie an einem Klubabend, statt nach den Robbern.
option-strike-out = Punkte streichen
house-strike-out = Wer eine Partie oder den Robber gewinnt, streicht den anderen die Punkte daraus vom Konto.
option-cayenne = Trumpf bestimmen, wenn drei spielen
house-cayenne = Wer zu dritt gibt, darf einen anderen Trumpf bestimmen. Bleibt die aufgedeckte Farbe, zählt das Spiel doppelt.
option-order = Reihenfolge der Varianten
option-order-base = { option-tour-base }
option-order-cayenne = { option-tour-cayenne }
option-order-grand = { option-tour-grand }
option-order-grand-null = { option-tour-grand-null }
option-order-grand-null-queen = { option-tour-grand-null-queen }
option-order-amor = { option-tour-amor }
option-order-duck = { option-tour-duck }
option-order-bismarck = { option-tour-bismarck }
option-order-queen-of-spades = { option-tour-queen-of-spades }
house-order = Die Varianten wechseln von Spiel zu Spiel, in dieser Reihenfolge.
option-partners = Partner
option-partners-agreed = sitzen gegenüber
option-partners-draw = werden ausgelost
house-partners = Partner sitzen von Anfang an gegenüber. Oder die zwei, die die höchsten Karten ziehen, spielen zusammen.
preset-base = einfacher Whist
preset-document = Partner ausgelost, Punkte gestrichen
preset-mixed = wechselnde Varianten
preset-hussar = Husarenwhist
preset-three = Whist zu dritt

# Warum ein Gegner so spielt
reason-only-choice = Eine andere Wahl gibt es nicht.
reason-at-random = Blind gewählt.
reason-lead-high = Spielen Sie Ihre höchste Karte aus.
    .brief = Die höchste Karte.
reason-take-high = Machen Sie den Stich zur Sicherheit mit { CARD($card, case: "dat") }.
    .brief = Zur Sicherheit.
reason-lead-master = Höher als { CARD($card, case: "the") } ist in dieser Farbe nichts mehr; damit sollten Sie den Stich machen.
    .brief = Die höchste, die noch da ist.
reason-lead-trump = Ziehen Sie Trumpf, damit den anderen die Trümpfe ausgehen.
    .brief = Trumpf ziehen.
reason-lead-partner = { PARTNER() ->
        [feminine] Damit spielen Sie die Farbe zurück, die Ihre Partnerin ausgespielt hat.
        [none] Damit spielen Sie die Farbe zurück, die { PARTNER(form: "who") } ausgespielt hat.
       *[masculine] Damit spielen Sie die Farbe zurück, die Ihr Partner ausgespielt hat.
    }
    .brief = { PARTNER() ->
            [feminine] Die Farbe der Partnerin.
            [none] Die Farbe von { PARTNER(form: "who") }.
           *[masculine] Die Farbe des Partners.
        }
reason-lead-suit = { SUIT($suit, case: "title") } verspricht beim Ausspiel am meisten.
    .brief = Die Farbe mit den besten Aussichten.
reason-promises-most = Das ist Ihre aussichtsreichste Karte.
    .brief = Verspricht am meisten.
reason-beaten-by-fewer = Von den Karten, die noch draußen sind, { $own ->
        [0] schlägt keine
        [one] schlägt eine
       *[other] schlagen { $own }
    } { CARD($card, case: "acc") }, und { $its ->
        [0] keine schlägt
        [one] eine schlägt
       *[other] { $its } schlagen
    } { CARD($other, case: "acc") }.
    .brief = Weniger Karten schlagen das.
reason-beaten-by-more = Von den Karten, die noch draußen sind, { $own ->
        [0] schlägt keine
        [one] schlägt eine
       *[other] schlagen { $own }
    } { CARD($card, case: "acc") }, und { $its ->
        [0] keine schlägt
        [one] eine schlägt
       *[other] { $its } schlagen
    } { CARD($other, case: "acc") }.
    .brief = Mehr Karten schlagen das.
reason-keeps-stronger = So behalten Sie die stärkere Karte. Von den Karten, die noch draußen sind, { $own ->
        [0] schlägt keine
        [one] schlägt eine
       *[other] schlagen { $own }
    } { CARD($card, case: "acc") }, und { $its ->
        [0] keine schlägt
        [one] eine schlägt
       *[other] { $its } schlagen
    } { CARD($other, case: "acc") }.
    .brief = Die stärkere behalten.
reason-loses-stronger = So werden Sie die gefährlichere Karte los. Von den Karten, die noch draußen sind, { $own ->
        [0] schlägt keine
        [one] schlägt eine
       *[other] schlagen { $own }
    } { CARD($card, case: "acc") }, und { $its ->
        [0] keine schlägt
        [one] eine schlägt
       *[other] { $its } schlagen
    } { CARD($other, case: "acc") }.
    .brief = Weg mit der gefährlicheren.
reason-takes-instead = Bisher macht { CARD($card, case: "the") } den Stich und { CARD($other, case: "the") } nicht. Von den Karten, die noch draußen sind, { $own ->
        [0] schlägt keine
        [one] schlägt eine
       *[other] schlagen { $own }
    } { CARD($card, case: "acc") }.
    .brief = Macht bisher den Stich.
reason-from-longer = Von dieser Farbe haben Sie { COUNT($own, of: "card", case: "acc") }, von der anderen { COUNT($its, of: "card", case: "acc") }.
    .brief = Aus der längeren Farbe.
reason-from-shorter = Von dieser Farbe haben Sie { COUNT($own, of: "card", case: "acc") }, von der anderen { COUNT($its, of: "card", case: "acc") }.
    .brief = Aus der kürzeren Farbe.
reason-only-winner = Von Ihren Karten macht nur { CARD($card, case: "the") } diesen Stich.
    .brief = Nur die macht den Stich.
reason-win-cheaply = { CARD($card, case: "the") } reicht für den Stich; alles Höhere bleibt für später.
    .brief = Reicht für den Stich.
reason-play-high = An dritter Stelle geht man hoch, damit die Gegner den Stich nicht billig bekommen.
    .brief = Der Dritte spielt hoch.
reason-trump-in = Sie haben nichts von der ausgespielten Farbe, und ein Trumpf macht den Stich.
    .brief = Ein Trumpf sticht.
reason-partner-wins = { PARTNER() ->
        [feminine] Ihre Partnerin macht den Stich wahrscheinlich; übernehmen ist nicht nötig.
        [none] { PARTNER(form: "who") } macht den Stich wahrscheinlich; übernehmen ist nicht nötig.
       *[masculine] Ihr Partner macht den Stich wahrscheinlich; übernehmen ist nicht nötig.
    }
    .brief = { PARTNER() ->
            [feminine] Die Partnerin macht ihn wohl.
            [none] { PARTNER(form: "who") } macht ihn wohl.
           *[masculine] Der Partner macht ihn wohl.
        }
reason-partner-has = { PARTNER() ->
        [feminine] Ihre Partnerin hat den Stich schon; übernehmen ist nicht nötig.
        [none] { PARTNER(form: "who") } hat den Stich schon; übernehmen ist nicht nötig.
       *[masculine] Ihr Partner hat den Stich schon; übernehmen ist nicht nötig.
    }
    .brief = { PARTNER() ->
            [feminine] Die Partnerin hat ihn.
            [none] { PARTNER(form: "who") } hat ihn.
           *[masculine] Der Partner hat ihn.
        }
reason-not-worth-it = Was diesen Stich machen würde, ist später mehr wert.
    .brief = Später mehr wert.
reason-low-card = Den Stich können Sie nicht machen; legen Sie Ihre unwichtigste Karte.
    .brief = Die unwichtigste Karte.
reason-discard = Sie haben nichts von der ausgespielten Farbe; werfen Sie die unwichtigste Karte ab.
    .brief = Die unwichtigste Karte.
reason-avoid-trick = Diesen Stich macht man besser nicht.
    .brief = Besser nicht machen.
reason-throw-high = Den Stich machen die anderen; nutzen Sie das, um eine gefährliche Karte loszuwerden.
    .brief = Weg mit der gefährlichen Karte.
reason-must-take = Den Stich müssen Sie machen; nehmen Sie dafür eine hohe Karte.
    .brief = Nicht zu vermeiden.
reason-must-beat = Jede Karte, die Sie spielen dürfen, liegt dann vorn. Nehmen Sie eine hohe.
    .brief = Sie liegen ohnehin vorn.
reason-throw-queen = Die anderen machen diesen Stich; geben Sie die Pik Dame dazu.
    .brief = Die Dame geht an die anderen.
reason-name-longest = { SUIT($suit, case: "title") } ist Ihre stärkste Farbe.
    .brief = Die stärkste Farbe.
reason-name-tried = { SUIT($suit, case: "title") } ist nicht Ihre stärkste Farbe, bringt aber in den wahrscheinlichsten Verteilungen am meisten.
    .brief = Bringt wohl am meisten.
reason-keep-for-double = { SUIT($suit, case: "title") } ist stark genug, und das Spiel zählt doppelt.
    .brief = Stark, und zählt doppelt.
reason-keep-trump = Der jetzige Trumpf ist gut für Sie.
    .brief = Guter Trumpf.
reason-leave-weak = { PARTNER() ->
        [feminine] Keine Farbe ist stark genug; überlassen Sie die Wahl der Partnerin.
        [none] Keine Farbe ist stark genug; lassen Sie { PARTNER(form: "who") } wählen.
       *[masculine] Keine Farbe ist stark genug; überlassen Sie die Wahl dem Partner.
    }
    .brief = Keine Farbe ist stark genug.
reason-leave-tried = { PARTNER() ->
        [feminine] In den wahrscheinlichsten Verteilungen bringt es am meisten, die Wahl der Partnerin zu überlassen.
        [none] In den wahrscheinlichsten Verteilungen bringt es am meisten, die Wahl { PARTNER(form: "who") } zu überlassen.
       *[masculine] In den wahrscheinlichsten Verteilungen bringt es am meisten, die Wahl dem Partner zu überlassen.
    }
    .brief = { PARTNER() ->
            [feminine] Die Partnerin soll wählen.
            [none] { PARTNER(form: "who") } soll wählen.
           *[masculine] Der Partner soll wählen.
        }
reason-best-packets = In diesen zwei Päckchen sind die meisten Trümpfe und hohen Karten.
    .brief = Die meisten Trümpfe und hohen Karten.
reason-packets-tried = In den wahrscheinlichsten Verteilungen bringen diese zwei Päckchen am meisten.
    .brief = Bringen wohl am meisten.

# Ecke des Tisches im Fenster
corner-null = Nullspiel
corner-trump = { $suit ->
        [none] Kein Trumpf
       *[other] Trumpf { SUIT($suit) }
    }
corner-points = Punkte { $own } zu { $theirs }
corner-tricks = Stiche { $own } zu { $theirs }
corner-points-alone = Ihre Punkte { $own }
corner-tricks-alone = Ihre Stiche { $own }
led = { SUIT($suit, case: "title") } ist ausgespielt{ $count ->
        [none] .
        [0] ; Sie haben davon nichts.
       *[other] ; Sie haben davon { $count }.
    }
    .braille = { SUIT($suit, case: "braille") }{ $count ->
        [none] {""}
       *[other] {" "}{ $count }
    }
led-nothing = Zu diesem Stich hat noch niemand ausgespielt.
    .brief = Nichts ausgespielt.
    .braille = kein ausspiel
progress = Der { ORDINAL($place, gender: "masculine") } Stich { of-count }.
    .braille = stich { $place }/{ $count }
goal = Eine Partie geht bis { SAY($points) }. Den Robber gewinnt, wer { COUNT($games, of: "match", case: "acc") } gewonnen hat. Gespielt { $rubbers ->
        [one] wird ein Robber.
       *[other] werden { $rubbers } Robber.
    }
    .brief = { COUNT($points, of: "point") } je Partie, { COUNT($games, of: "match") } je Robber.
    .braille = { COUNT($points, of: "point") }, { COUNT($games, of: "match") }
trick-rule = { $trumps ->
    [yes] Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.
   *[no] Die höchste Karte der ausgespielten Farbe macht den Stich, Trümpfe gibt es nicht.
    }
    .braille = { $trumps ->
        [yes] höchster Trumpf, sonst ausgespielte Farbe
       *[no] höchste der ausgespielten Farbe
    }
goal-deals = Das Match geht über { COUNT($deals, of: "deal", case: "acc") }.
    .brief = { COUNT($deals, of: "deal") }.
    .braille = { COUNT($deals, of: "deal") }
claim-not-in-tour = In dieser Variante können Stiche auch schaden, darum kann man den Rest nicht beanspruchen. Spielen Sie zu Ende.
    .brief = Nicht in dieser Variante.
    .braille = nicht in dieser
concede-not-alone = Hier spielt jeder für sich, und niemand kann sagen, wer den Rest bekäme. Spielen Sie zu Ende.
    .brief = Jeder spielt für sich.
    .braille = jeder für sich
concede-not-in-tour = Hier zählt nur die Pik Dame. Spielen Sie, bis die Dame fällt.
    .brief = Es zählt die Pik Dame.
    .braille = bis zur dame
