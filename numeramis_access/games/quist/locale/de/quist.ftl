# Quist: ein Satz für jedes Ereignis und die Antworten auf Fragen.
game-name = Quist
hands-dealt = Das { ORDINAL($game, gender: "neuter") } Spiel.{ PERSON($leader) ->
        [you] {""}
       *[other] {" "}{ WHO($leader) } spielt aus.
    }
    .full = Die Karten für das { ORDINAL($game, gender: "neuter", case: "acc") } Spiel{ $games ->
        [one] {" "}sind gegeben.
       *[other] {" "}von { $games } sind gegeben.
    }{ PERSON($leader) ->
        [you] {""}
       *[other] {" "}{ WHO($leader) } spielt aus.
    }
    .brief = Das { ORDINAL($game, gender: "neuter") } Spiel.{ PERSON($leader) ->
        [you] {""}
       *[other] {" "}{ WHO($leader) } spielt aus.
    }
    .braille = spiel { $game } erst { WHO($leader, form: "short") }
card-played = { $first ->
        [yes] { PERSON($seat) ->
            [you] Sie spielen { CARD($card, case: "acc") } aus.
           *[other] { WHO($seat) } spielt { CARD($card, case: "acc") } aus.
        }
       *[no] { PERSON($seat) ->
            [you] Sie legen { CARD($card, case: "acc") }{ $state ->
                [ahead] {" "}und führen.
                [tied] : Gleichstand.
                [still] {""}; { WHO($top-seat) } führt { CARD($top, case: "with") }.
                [still-tied] ; immer noch Gleichstand.
               *[untold] .
            }
           *[other] { WHO($seat) } legt { CARD($card, case: "acc") }{ $state ->
                [ahead] {" "}und führt.
                [tied] : Gleichstand.
                [still] {""}; { PERSON($top-seat) ->
                    [you] Sie führen { CARD($top, case: "with") }.
                   *[other] { WHO($top-seat) } führt { CARD($top, case: "with") }.
                }
                [still-tied] ; immer noch Gleichstand.
               *[untold] .
            }
        }
    }
    .full =
        { PERSON($seat) ->
            [you] { $first ->
                [yes] Sie spielen { CARD($card, case: "acc") } aus
               *[no] Sie spielen { CARD($card, case: "acc") }
            }
           *[other] { WHO($seat) } { $first ->
                [yes] spielt { CARD($card, case: "acc") } aus
               *[no] spielt { CARD($card, case: "acc") }
            }
        }{ $state ->
            [ahead] { PERSON($seat) ->
                [you] {" "}und führen.
               *[other] {" "}und führt.
            }
            [tied] : Gleichstand bei { CARD($top, case: "many") }, { tied-first }.
            [still] {""}; { PERSON($top-seat) ->
                [you] Sie führen immer noch { CARD($top, case: "with") }.
               *[other] { WHO($top-seat) } führt immer noch { CARD($top, case: "with") }.
            }
            [still-tied] {""}; immer noch Gleichstand bei { CARD($top, case: "many") }, { tied-first }.
           *[untold] .
        }
    .brief = { PERSON($seat) ->
        [you] {""}
       *[other] { WHO($seat, case: "brief") },{" "}
    }{ CARD($card) }{ $state ->
        [ahead] : vorn.
        [tied] : Gleichstand.
        [still] ; { WHO($top-seat, case: "brief") } vorn, { CARD($top) }.
        [still-tied] ; Gleichstand.
       *[untold] .
    }
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
tied-first =
    { PERSON($top-seat) ->
        [you] Sie haben zuerst gelegt
       *[other] { WHO($top-seat) } hat zuerst gelegt
    }
highest-now =
    { PERSON($top-seat) ->
        [you] Sie liegen { CARD($top, case: "with") } vorn.
       *[other] { WHO($top-seat) } liegt { CARD($top, case: "with") } vorn.
    }
    .brief = { WHO($top-seat, case: "brief") } vorn, { CARD($top) }.
    .full =
        { PERSON($top-seat) ->
            [you] Sie liegen { CARD($top, case: "with") } vorn.
           *[other] { WHO($top-seat) } liegt { CARD($top, case: "with") } vorn.
        }
    .braille = max { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
highest-tied = Gleichstand bei { CARD($top, case: "many") }, { tied-first }.
    .brief = Gleichstand bei { CARD($top, case: "many") }, { WHO($top-seat, case: "brief") } zuerst.
    .braille = gleich { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
worth = Es geht um { COUNT($worth, of: "trick", case: "acc") }.
    .brief = Um { COUNT($worth, of: "trick", case: "acc") }.
    .braille = um { COUNT($worth, of: "trick", case: "acc") }
last-tied = Den letzten Stich hat niemand: Gleichstand bei { CARD($card, case: "many") }.
    .brief = Gleichstand, niemand macht den Stich.
    .braille = gleich { CARD($card, case: "braille") } niemand
phase-tied = Gleichstand bei { CARD($card, case: "many") }. Es geht um { COUNT($worth, of: "trick", case: "acc") }.
    .brief = Gleichstand, um { COUNT($worth, of: "trick", case: "acc") }.
    .full = Gleichstand bei { CARD($card, case: "many") }, der Stich bleibt liegen. Jetzt geht es um { COUNT($worth, of: "trick", case: "acc") }{ PERSON($seat) ->
        [you] .
       *[other] , { WHO($seat) } spielt aus.
    }
    .braille = gleich { CARD($card, case: "braille") } um { $worth }{ PERSON($seat) ->
        [you] {""}
       *[other] {" "}erst { WHO($seat, form: "short") }
    }
trick-won =
    { $by-tie ->
        [yes] { PERSON($seat) ->
            [you] Sie nehmen { COUNT($tricks, of: "trick", case: "acc") }: Die letzte Phase endet mit Gleichstand, und Sie hätten als Nächstes ausgespielt.
           *[other] { WHO($seat) } nimmt { COUNT($tricks, of: "trick", case: "acc") }: Die letzte Phase endet mit Gleichstand, und { WHO($seat) } hätte als Nächstes ausgespielt.
        }
       *[no] { $tricks ->
            [one] { PERSON($seat) ->
                [you] Sie machen den Stich.
               *[other] { WHO($seat) } macht den Stich.
            }
           *[other] { PERSON($seat) ->
                [you] Sie nehmen { COUNT($tricks, of: "trick", case: "acc") }.
               *[other] { WHO($seat) } nimmt { COUNT($tricks, of: "trick", case: "acc") }.
            }
        }
    }
    .full =
        { $by-tie ->
            [yes] { trick-won }
           *[no] { PERSON($seat) ->
                [you] Sie nehmen
               *[other] { WHO($seat) } nimmt
            } { $tricks ->
                [one] den Stich
               *[other] { COUNT($tricks, of: "trick", case: "acc") }
            } { CARD($card, case: "with") }.
        }
    .brief = { $tricks ->
        [one] { PERSON($seat) ->
            [you] Stich an Sie.
           *[other] Stich an { WHO($seat, case: "acc") }.
        }
       *[other] { PERSON($seat) ->
            [you] { COUNT($tricks, of: "trick") } für Sie.
           *[other] { COUNT($tricks, of: "trick") } an { WHO($seat, case: "acc") }.
        }
    }
    .braille = an { WHO($seat, form: "short") } { $tricks }
pile-left = Die letzte Phase endet mit Gleichstand, und niemand nimmt den Stapel. { $tricks ->
        [one] Ein Stich geht an niemanden.
       *[other] { COUNT($tricks, of: "trick") } gehen an niemanden.
    }
    .brief = Gleichstand, niemand nimmt den Stapel.
    .braille = niemand { $tricks }
won-so-far = { side-own } { $own }, { side-other } { $other }.
    .full = Stiche: { side-own } { $own }, { side-other } { $other }.
    .braille = stiche { $own }:{ $other }
tricks-now = Stiche in diesem Spiel: { side-own } { $own }, { side-other } { $other }.
    .brief = Stiche: { side-own } { $own }, { side-other } { $other }.
    .braille = stiche { $own }:{ $other }
your-turn =
    { $worth ->
        [one] Sie sind dran.
       *[other] Sie sind dran. Es geht um { COUNT($worth, of: "trick", case: "acc") }.
    }
    .brief = { $worth ->
        [one] Sie.
       *[other] Sie, um { COUNT($worth, of: "trick", case: "acc") }.
    }
    .braille = sie sind dran
your-turn-lead = Sie spielen aus.
    .braille = ausspiel: sie
last-trick-worth =
    { PERSON($seat) ->
        [you] Der letzte Stich ging an Sie
       *[other] Der letzte Stich ging an { WHO($seat, case: "acc") }
    }{ $tricks ->
        [one] {""}:
       *[other] {" "}und zählte für { SAY($tricks) }:
    }
    .brief = { PERSON($seat) ->
        [you] Letzter Stich, an Sie:
       *[other] Letzter Stich, { WHO($seat, case: "brief") }:
    }
    .braille = stich { WHO($seat, form: "short") }
last-trick-nobody = Den letzten Stich hat niemand:
    .braille = stich niemand
last-trick-none-in-game = In diesem Spiel hat noch niemand einen Stich gemacht.
    .brief = Noch kein Stich.
    .braille = noch keiner
score = Spiele: { side-own } { $own-games }, { side-other } { $other-games }.{ $games ->
        [one] {""}
       *[other] {" "}{ $over ->
            [yes] Das war
           *[no] Es läuft
        } das { ORDINAL($game, gender: "neuter") } Spiel { of-games }.
    }
    .brief = Spiele: { side-own } { $own-games }, { side-other } { $other-games }.
    .braille = spiele { $own-games }:{ $other-games }
score-only = Es ist das einzige Spiel, seine Stiche entscheiden.
    .braille = nur ein spiel
score-total = Stiche aus fertigen Spielen: { side-own } { $own-total }, { side-other } { $other-total }.
    .braille = stiche { $own-total }:{ $other-total }
deal-scored =
    { $winner ->
        [none] Das Spiel endet unentschieden, { own-first }.
       *[other] { SIDE($winner) ->
            [us] Sie gewinnen das Spiel { own-first }.
            [them] Die Gegner gewinnen das Spiel { other-first }.
            [first] Das erste Paar gewinnt das Spiel { own-first }.
           *[second] Das zweite Paar gewinnt das Spiel { other-first }.
        }
    } { games-now }
    .brief = { $winner ->
        [none] Unentschieden, { own-first }.
       *[other] { SIDE($winner) ->
            [us] Gewonnen, { own-first }.
            [them] Verloren, { own-first }.
            [first] Erstes Paar, { own-first }.
           *[second] Zweites Paar, { other-first }.
        }
    } { games-now }
    .braille = stiche { $own }:{ $other } spiele { $own-games }:{ $other-games }
games-now = Spiele: { side-own } { $own-games }, { side-other } { $other-games }.
extra-game = Gleichstand in Spielen und Stichen; das { ORDINAL($game, gender: "neuter") } Spiel entscheidet.
    .brief = Ein Zusatzspiel.
    .braille = zusatzspiel { $game }
match-level = Die Partie endet unentschieden: { $games } zu { $games } nach Spielen, { $tricks } zu { $tricks } nach Stichen.
    .brief = Unentschieden.
    .braille = partie { $games }:{ $games }
match-won =
    { SIDE($winner) ->
        [us] Sie gewinnen die ganze Partie
        [them] Die Gegner gewinnen die Partie
        [first] Das erste Paar gewinnt die Partie
       *[second] Das zweite Paar gewinnt die Partie
    }{ $by-tricks ->
        [yes] . Nach Spielen steht es { $own-games } zu { $other-games }, die Stiche entscheiden: { SIDE($winner) ->
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
           *[no] { match-won } Stiche insgesamt: { own-total-first }.
        }
    .brief = { SIDE($winner) ->
        [us] Sie gewinnen die Partie.
        [them] Die Gegner gewinnen die Partie.
        [first] Das erste Paar gewinnt die Partie.
       *[second] Das zweite Paar gewinnt die Partie.
    }
    .braille = partie { $own-games }:{ $other-games }
own-first = { $own } zu { $other }
other-first = { $other } zu { $own }
own-games-first = { COUNT($own-games, of: "game") } zu { $other-games }
other-games-first = { COUNT($other-games, of: "game") } zu { $own-games }
own-total-first = { $own-total } zu { $other-total }
other-total-first = { $other-total } zu { $own-total }

# Einstellungen des Spiels
game-about = Whist mit Zahlen für zwei Paare. Die höchste Zahl macht den Stich, Gleichstand verdoppelt ihn.
option-games = Zahl der Spiele
house-games = Wie viele Spiele eine Partie hat. Steht es danach unentschieden, entscheiden die Stiche. Hilft auch das nicht, kommt ein Spiel dazu.
option-tied = Unentschiedene Partie
option-tied-extra = noch ein Spiel
option-tied-stays = bleibt unentschieden
house-tied = Was bei Gleichstand in Spielen und Stichen geschieht: noch ein Spiel, oder niemand gewinnt.
option-last-pile = Der letzte Stapel
option-last-pile-leader = an den, der ausspielen würde
option-last-pile-nobody = an niemanden
house-last-pile = Endet die letzte Phase mit Gleichstand, bleibt ein Stapel liegen. Er geht an den, der als Nächster ausspielen würde, oder an niemanden.
option-partners = Partner
option-partners-agreed = sitzen gegenüber
option-partners-draw = werden ausgelost
house-partners = Partner sitzen von Anfang an gegenüber. Oder die zwei, die ungerade Zahlen ziehen, spielen zusammen.
preset-short = kurze Partie
preset-document = Partie nach den ursprünglichen Regeln

# Warum eine Karte: Tipps und Besprechungen
reason-only-choice = Eine andere Wahl gibt es nicht.
reason-leads-sure = Niemand kann { CARD($card, case: "the") } schlagen oder damit gleichziehen: Der Stich gehört Ihnen.
    .brief = Der Stich gehört Ihnen.
reason-leads-highest = { CARD($card, case: "the") } ist Ihre höchste Karte und hat die beste Aussicht auf den Stich.
    .brief = Ihre beste Aussicht.
reason-leads-lowest = Spielen Sie niedrig aus und behalten Sie die hohen Karten für später.
    .brief = Hohe Karten behalten.
reason-leads-middle = Damit sehen Sie, was die anderen haben, und behalten Ihre besten Karten.
    .brief = Die besten behalten.
reason-wins = Sie spielen zuletzt, und { CARD($card, case: "the") } reicht für den Stich.
    .brief = Reicht für den Stich.
reason-overtakes-partner = { WHO($seat) } liegt { CARD($top, case: "with") } vorn, aber { CARD($card, case: "the") } hält eher.
    .brief = Hält eher.
reason-beats = { CARD($card, case: "the") } schlägt { CARD($top, case: "the") }, und die anderen müssten etwas Höheres haben.
    .brief = Schlägt { CARD($top, case: "the") }.
reason-ties-to-deny = { CARD($card, case: "the") } ist so hoch wie die Karte der Gegner. Niemand nimmt den Stich, und danach geht es um mehr.
    .brief = Gleichstand: Niemand nimmt den Stich.
reason-beats-all = Höher als { CARD($card, case: "the") } ist nichts; die anderen können höchstens gleichziehen.
    .brief = Höher ist nichts.
reason-ties-for-now = { CARD($card, case: "the") } ist so hoch wie die Karte der Gegner. Geht niemand höher, nimmt niemand den Stich.
    .brief = Gleichstand.
reason-ties-partner = { PARTNER() ->
        [feminine] { CARD($card, case: "the") } ist nur so hoch wie die Karte Ihrer Partnerin. Jede andere Karte würde Sie aber mehr kosten.
        [none] { CARD($card, case: "the") } ist nur so hoch wie die Karte von { PARTNER(form: "who") }. Jede andere Karte würde Sie aber mehr kosten.
       *[masculine] { CARD($card, case: "the") } ist nur so hoch wie die Karte Ihres Partners. Jede andere Karte würde Sie aber mehr kosten.
    }
    .brief = Die anderen kosten mehr.
reason-partner-has = { WHO($seat) } hat den Stich schon; behalten Sie bessere Karten für später.
    .brief = { WHO($seat) } hat ihn schon.
reason-leaves-to-partner = { WHO($seat) } liegt vorn; behalten Sie bessere Karten für später.
    .brief = { WHO($seat) } liegt vorn.
reason-saves-from-tie = { PARTNER() ->
        [feminine] { CARD($top, case: "the") } brächte nur Gleichstand mit Ihrer Partnerin. Den Stich macht { CARD($card, case: "the") }.
        [none] { CARD($top, case: "the") } brächte nur Gleichstand mit { PARTNER(form: "who") }. Den Stich macht { CARD($card, case: "the") }.
       *[masculine] { CARD($top, case: "the") } brächte nur Gleichstand mit Ihrem Partner. Den Stich macht { CARD($card, case: "the") }.
    }
    .brief = { PARTNER() ->
            [feminine] { CARD($top, case: "the") } brächte Gleichstand mit der Partnerin.
            [none] { CARD($top, case: "the") } brächte Gleichstand mit { PARTNER(form: "who") }.
           *[masculine] { CARD($top, case: "the") } brächte Gleichstand mit dem Partner.
        }
reason-takes-over = { WHO($seat) } hätte den Stich, aber { CARD($card, case: "the") } bringt Sie ans Ausspiel.
    .brief = Sie spielen dann aus.
reason-tied-already = Es herrscht schon Gleichstand, und { CARD($card, case: "the") } ändert nichts daran. Auf diese Karte können Sie am ehesten verzichten.
    .brief = Schon Gleichstand.
reason-cannot-beat = { CARD($top, case: "the") } können Sie nicht schlagen. Legen Sie eine Karte, die Sie nicht brauchen.
    .brief = { CARD($top, case: "the") } ist zu hoch.
reason-keeps-high = { CARD($kept, case: "the") } behalten Sie besser für später.
    .brief = { CARD($kept, case: "the") } behalten.
reason-leads-keeping = Behalten Sie { CARD($kept, case: "the") }. Von den unbekannten Karten { $above ->
        [0] ist keine
        [one] ist eine
       *[other] sind { $above }
    } höher, höher als { CARD($card, case: "the") } { $over ->
        [0] ist keine.
        [one] ist eine.
       *[other] sind { $over }.
    }
    .brief = { CARD($kept, case: "the") } behalten.
reason-leads-top = { CARD($card, case: "the") } ist Ihre höchste Karte. Von den unbekannten Karten { $over ->
        [0] ist keine höher
        [one] ist eine höher
       *[other] sind { $over } höher
    }, ebenso hoch { $same ->
        [0] ist keine.
        [one] ist eine.
       *[other] sind { $same }.
    }
    .brief = Ihre höchste.
reason-beats-some = { CARD($card, case: "the") } schlägt { CARD($top, case: "the") }. Von den unbekannten Karten { $over ->
        [0] ist keine höher
        [one] ist eine höher
       *[other] sind { $over } höher
    }, ebenso hoch { $same ->
        [0] ist keine.
        [one] ist eine.
       *[other] sind { $same }.
    }
    .brief = Schlägt { CARD($top, case: "the") }.
reason-at-random = Blind gewählt.

# Ecke des Tisches im Fenster
corner-games = Spiele { $own } zu { $theirs }
corner-tricks = Stiche { $own } zu { $theirs }
corner-worth = Es geht um { $worth }
progress = Die { ORDINAL($place, gender: "feminine") } Phase { of-count }.
    .braille = phase { $place }/{ $count }
goal = Das Spiel gewinnt, wer mehr Stiche macht, { $need } von { $tricks } reichen. { $games ->
        [one] Ein Spiel entscheidet die Partie.
       *[other] Die Partie gewinnt, wer von { COUNT($games, of: "game", case: "dat") } mehr gewinnt.
    }
    .brief = { $need } von { $tricks } Stichen, { COUNT($games, of: "game") }.
    .braille = { $need }/{ $tricks } stiche, { COUNT($games, of: "game") }
trick-rule = Die höchste Zahl macht den Stich. Bei Gleichstand entscheidet die nächste Phase über alle liegenden Karten.
    .brief = Die höchste Zahl macht den Stich, bei Gleichstand entscheidet die nächste Phase.
    .braille = höchste sticht
