# Šipky: ein Satz für jedes Ereignis, Antworten auf Fragen, Wahlmöglichkeiten und warum Gegner so spielen.
game-name = Šipky
game-begun = Das Spiel geht bis { $limit }{ $games ->
        [one] .
       *[other] , es ist das { ORDINAL($game, gender: "neuter") } Spiel { of-games }.
    }{ PERSON($first) ->
        [you] {""}
       *[other] {" "}{ WHO($first) } wirft zuerst.
    }
    .brief = Bis { $limit }.{ PERSON($first) ->
        [you] {""}
       *[other] {" "}{ WHO($first) } wirft zuerst.
    }
    .braille = spiel { $game } bis { $limit } erst { WHO($first, form: "short") }
cards-taken =
    { $more ->
        [yes] { $own ->
            [yes] { PERSON($seat) ->
                [you] Sie bekommen { CARDS($cards, case: "acc") }.
               *[other] { WHO($seat) } bekommt { CARDS($cards, case: "acc") }.
            }
           *[no] { WHO($seat) } bekommt { $count ->
                [one] noch eine Karte.
               *[other] noch zwei Karten.
            }
        }
       *[no] { $own ->
            [yes] { PERSON($seat) ->
                [you] Sie nehmen
               *[other] { WHO($seat) } nimmt
            } { $throw ->
                [one] eine Karte
               *[other] zwei Karten
            }{ $count ->
                [0] .
               *[other] : { CARDS($cards, case: "acc") }.
            }
           *[no] { WHO($seat) } nimmt { $throw ->
                [one] eine Karte.
               *[other] zwei Karten.
            }
        }
    }
    .brief = { $own ->
        [yes] { $count ->
            [0] { WHO($seat) }.
           *[other] { CARDS($cards, case: "acc") }.
        }
       *[no] { WHO($seat) }, { $more ->
            [yes] noch eine Karte.
           *[no] { $count ->
                [one] eine Karte.
               *[other] zwei Karten.
            }
        }
    }
    .full =
        { $more ->
            [yes] { $own ->
                [yes] { cards-taken }
               *[no] { WHO($seat) } bekommt { $count ->
                    [one] noch eine Karte.
                   *[other] noch zwei Karten.
                }
            }
           *[no] { $own ->
                [yes] { cards-taken }
               *[no] { WHO($seat) } nimmt { $throw ->
                    [one] eine Karte{ $exact ->
                        [yes] .
                       *[no] , die letzte.
                    }
                   *[other] zwei Karten.
                }
            }
        }
    .braille = { WHO($seat, form: "short") } nimmt { $own ->
        [yes] { CARDS($cards, case: "braille") }
       *[no] { $count }
    }
cards-to-compose = { CARDS($cards, case: "acc") }: { $high ->
        [none] nur { $low }.
       *[other] { $low } oder { $high }?
    }
    .brief = { $high ->
        [none] Nur { $low }.
       *[other] { $low } oder { $high }?
    }
    .full = Sie nehmen { CARDS($cards, case: "acc") }. { $high ->
        [none] Das gibt nur { $low }.
       *[other] Das gibt { $low } oder { $high }.
    }
    .braille = { CARDS($cards, case: "braille") }: { $high ->
        [none] { $low }
       *[other] { $low } od { $high }
    }
zeros-laid-aside =
    { PERSON($seat) ->
        [you] Sie legen zwei Nullen beiseite.
       *[other] { WHO($seat) } legt zwei Nullen beiseite.
    }
    .brief = Zwei Nullen beiseite.
    .braille = { WHO($seat, form: "short") } 00 weg
zero-missed =
    { PERSON($seat) ->
        [you] Die Null geht neben die Scheibe.
       *[other] { WHO($seat) } wirft eine Null neben die Scheibe.
    }
    .brief = Null, daneben.
    .braille = { WHO($seat, form: "short") } 0 daneben
pack-restocked = Der Stapel ist aufgebraucht. Die Karten früherer Würfe werden gemischt und neu verwendet.
    .brief = Neuer Stapel.
    .braille = neuer stapel
number-laid =
    { $kind ->
        [single] { PERSON($seat) ->
            [you] Sie legen { $number } dazu
           *[other] { WHO($seat) } legt { $number } dazu
        }
        [zero-missed] { PERSON($seat) ->
            [you] Sie werfen die Null weg und bekommen { $number }
           *[other] { WHO($seat) } wirft die Null weg und bekommt { $number }
        }
       *[composed] { PERSON($seat) ->
            [you] Sie machen { $number }
           *[other] { WHO($seat) } macht { $number }
        }
    }{ $state ->
        [ends] .
        [hit] .
        [passed] : Zusammen sind das { $score }.
       *[below] { $same ->
            [yes] , Rest { $missing }.
           *[no] { $kind ->
                [zero-missed] . Zusammen sind das
               *[composed] { PERSON($seat) ->
                    [you] {" "}und haben
                   *[other] {" "}und hat
                }
            } { $score }, Rest { $missing }.
        }
    }
    .brief = { PERSON($seat) ->
        [you] {""}
       *[other] { WHO($seat) },{" "}
    }{ $number }{ $state ->
        [below] { $same ->
            [yes] , Rest { $missing }.
           *[no] { PERSON($seat) ->
                [you] . Sie haben
               *[other] , hat
            } { $score }.
        }
       *[other] .
    }
    .braille = { WHO($seat, form: "short") } { $number } hat { $score } { $state ->
        [passed] überworfen
        [hit] treffer
       *[other] rest { $missing }
    }
card-missed =
    { PERSON($seat) ->
        [you] Sie werfen { CARD($card, case: "the") } neben die Scheibe und bleiben bei { $score }.
       *[other] { WHO($seat) } wirft { CARD($card, case: "the") } neben die Scheibe und bleibt bei { $score }.
    }
    .brief = { PERSON($seat) ->
        [you] {""}
       *[other] { WHO($seat) },{" "}
    }{ CARD($card) } daneben.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") } daneben
limit-hit = Genau { $score }!
    .brief = Ein Treffer!
    .full =
        { PERSON($seat) ->
            [you] Ein genauer Treffer, Sie haben { $score }!
           *[other] Ein genauer Treffer, { WHO($seat) } hat { $score }!
        }
    .braille = { WHO($seat, form: "short") } treffer { $score }
limit-passed =
    { PERSON($seat) ->
        [you] Überworfen! Sie sind draußen.
       *[other] Überworfen! { WHO($seat) } ist draußen.
    }
    .brief = Überworfen.
    .braille = { WHO($seat, form: "short") } überworfen { $score }
player-ended =
    { PERSON($seat) ->
        [you] Sie hören bei { $score } auf, Rest { $missing }.
       *[other] { WHO($seat) } hört bei { $score } auf, Rest { $missing }.
    }
    .brief = { PERSON($seat) ->
        [you] Sie hören bei { $score } auf.
       *[other] { WHO($seat) } hört bei { $score } auf.
    }
    .braille = { WHO($seat, form: "short") } endet { $score }

# Was gerade entschieden wird
your-turn =
    { $kind ->
        [first] Sie sind dran: Ihr erster Wurf.
        [again] Noch ein Wurf?
        [alone] Noch ein Wurf? Rest { $missing }.
       *[next] Sie sind dran: Rest { $missing }.
    }
    .brief = { $kind ->
        [first] Sie.
        [again] Noch ein Wurf?
       *[next] Rest { $missing }.
    }
    .full =
        { $kind ->
            [first] Sie sind dran: Ihr erster Wurf.
            [again] Noch ein Wurf?
           *[next] Sie sind dran: noch { $missing } bis { $limit }.
        }
    .braille = sie sind dran rest { $missing }
compose-now =
    { $high ->
        [none] Das gibt nur { $low }.
       *[other] { $low } oder { $high }?
    }
    .braille = { $high ->
        [none] { $low }
       *[other] { $low } od { $high }
    }
add-or-miss =
    { $state ->
        [passed] { CARD($card, case: "the") } ginge zu weit. Werfen Sie die Karte weg.
        [hit] { CARD($card, case: "the") } ist ein genauer Treffer. Dazulegen oder wegwerfen?
       *[below] { $score } { CARD($card, case: "with") }. Dazulegen oder wegwerfen?
    }
    .brief = { $state ->
        [passed] { CARD($card, case: "acc") }, muss weg.
       *[other] { $score } { CARD($card, case: "with") }. Dazulegen?
    }
    .braille = { CARD($card, case: "braille") } { $state ->
        [passed] muss weg
       *[other] { $score } od weg
    }

# Das Ende eines Spiels und der Partie
game-scored =
    { $count ->
        [0] Das Spiel ist aus. Alle haben überworfen{ $games ->
            [one] .
           *[other] , je { COUNT($points, of: "point") }.
        }
        [one] { PERSON($seat) ->
            [you] Das Spiel ist aus. Sie gewinnen mit { $score }{ first-points }.
           *[other] Das Spiel ist aus. { WHO($seat) } gewinnt mit { $score }{ first-points }.
        }
       *[other] Das Spiel ist aus. Geteilter erster Platz: { SEATS($seats) }, { $score }{ first-points }.
    }
    .brief = { $count ->
        [0] Alle überworfen.
        [one] { PERSON($seat) ->
            [you] Sie gewinnen, { $score }.
           *[other] { WHO($seat) } gewinnt, { $score }.
        }
       *[other] Geteilter Sieg: { SEATS($seats) }, { $score }.
    }
    .braille = { $count ->
        [0] alle überworfen
        [one] { WHO($seat, form: "short") } gewinnt { $score }
       *[other] gleich vorn { $score }
    }
first-points =
    { $games ->
        [one] {""}
       *[other] , { COUNT($points, of: "point") }
    }
exact-game-scored =
    { $winner ->
        [none] Das Spiel ist aus. Alle haben überworfen, niemand gewinnt.
       *[other] { PERSON($winner) ->
            [you] Das Spiel ist aus. Sie gewinnen mit einem genauen Treffer.
           *[other] Das Spiel ist aus. { WHO($winner) } gewinnt mit einem genauen Treffer.
        }
    }
    .brief = { $winner ->
        [none] Niemand gewinnt.
       *[other] { PERSON($winner) ->
            [you] Sie gewinnen.
           *[other] { WHO($winner) } gewinnt.
        }
    }
    .braille = { $winner ->
        [none] niemand
       *[other] { WHO($winner, form: "short") } gewinnt
    }
solo-game-scored =
    { $state ->
        [hit] Das Spiel ist aus. Genau { $limit }!
        [passed] Das Spiel ist aus. Überworfen, das Spiel zählt nicht.
       *[below] Das Spiel ist aus bei { $score }, es fehlen { $missing }.
    }
    .brief = { $state ->
        [hit] Genau.
        [passed] Überworfen.
       *[below] { $score }, es fehlen { $missing }.
    }
    .braille = { $state ->
        [hit] treffer { $score }
        [passed] überworfen { $score }
       *[below] { $score } rest { $missing }
    }
result = Platz { $place }: { WHO($seat) }{ $out ->
        [yes] , überworfen mit { $score }
       *[no] {" "}mit { $score }
    }{ $unit ->
        [sum] , Summe { $total }.
       *[points] { $games ->
            [one] .
           *[other] , { COUNT($points, of: "point") }{ $running ->
                [yes] , insgesamt { $total }.
               *[no] .
            }
        }
    }
    .brief = Platz { $place }, { WHO($seat) }{ $out ->
        [yes] , überworfen.
       *[no] {" "}mit { $score }.
    }
    .braille = { $place }. { WHO($seat, form: "short") } { $score } +{ $points } ={ $total }
total = { WHO($seat) }: { $unit ->
        [hits] { COUNT($total, of: "hit") }.
        [sum] Summe { $total }.
       *[points] insgesamt { COUNT($total, of: "point") }.
    }
    .brief = { WHO($seat) }, { $total }.
    .braille = { WHO($seat, form: "short") } { $total }
match-placed =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Sie gewinnen die ganze Partie mit { match-total }.
           *[other] { WHO($seat) } gewinnt die Partie mit { match-total }.
        }
       *[other] { $total ->
            [0] { $unit ->
                [hits] Die Partie ist aus; niemand hat das Ziel getroffen.
               *[other] Die Partie ist aus; alle haben in jedem Spiel überworfen.
            }
           *[other] Die Partie ist aus. Geteilter erster Platz mit { match-total }: { SEATS($seats) }.
        }
    }
    .brief = { $count ->
        [one] { PERSON($seat) ->
            [you] Sie gewinnen die Partie mit { match-total }.
           *[other] { WHO($seat) } gewinnt die Partie mit { match-total }.
        }
       *[other] Die Partie ist unentschieden.
    }
    .braille = { $count ->
        [one] partie { WHO($seat, form: "short") } { $total }
       *[other] partie gleich { $total }
    }
match-total =
    { $unit ->
        [hits] { COUNT($total, of: "hit", case: "dat") }
        [sum] { $total } von sechshundertdrei
       *[points] { COUNT($total, of: "point", case: "dat") }
    }
solo-match-placed = Die Partie ist aus.{ $games ->
        [one] {""}
       *[other] {" "}Genaue Treffer: { $hits }. Überworfen: { $out }.{ $missing ->
            [0] {""}
            [one] {" "}In den übrigen Spielen fehlte zusammen ein Punkt.
           *[other] {" "}In den übrigen Spielen fehlten zusammen { COUNT($missing, of: "point") }.
        }
    }
    .brief = { $games ->
        [one] Partie aus.
       *[other] Treffer { $hits }, überworfen { $out }, es fehlten { $missing }.
    }
    .braille = treffer { $hits } überw { $out } rest { $missing }
solo-series-placed = Die Partie ist aus. Die Summe aus drei Spielen ist { $total } von sechshundertdrei.
    .brief = { $total } von sechshundertdrei.
    .braille = summe { $total }/603

# Antworten auf Fragen
hand-taken =
    { $count ->
        [0] Sie haben gerade keine Karte.
       *[other] Sie haben { CARDS($cards, case: "acc") }.
    }
    .brief = { $count ->
        [0] Keine Karte.
       *[other] { CARDS($cards, case: "acc") }.
    }
    .braille = { $count ->
        [0] keine karten
       *[other] { CARDS($cards, case: "braille") }
    }
hand-to-compose = Sie haben { CARDS($cards, case: "acc") }. { $high ->
        [none] Das gibt nur { $low }.
       *[other] { $low } oder { $high }?
    }
    .brief = { CARDS($cards, case: "acc") }.
    .braille = { CARDS($cards, case: "braille") }
not-begun = Noch hat niemand geworfen.
    .braille = kein wurf
at-table =
    { WHO($seat) }: { $standing ->
        [throwing] { COUNT($score, of: "point") }, Rest { $missing }, { PERSON($seat) ->
            [you] werfen noch.
           *[other] wirft noch.
        }
        [ended] { COUNT($score, of: "point") }, Rest { $missing }, fertig.
        [hit] { COUNT($score, of: "point") }, ein genauer Treffer.
       *[out] überworfen mit { $score }.
    }
    .brief = { WHO($seat) }, { $score }{ $standing ->
        [throwing] .
        [ended] , fertig.
        [hit] , Treffer.
       *[out] , überworfen.
    }
    .braille = { WHO($seat, form: "short") } { $score } { $standing ->
        [throwing] spielt
        [ended] ende
        [hit] treffer
       *[out] überworfen
    }
best-score =
    { $count ->
        [0] Bisher haben alle überworfen.
        [one] { WHO($seat) }, { $score }.
       *[other] Geteilt: { SEATS($seats) }, { $score }.
    }
    .brief = { $count ->
        [0] Niemand.
       *[other] { SEATS($seats) }, { $score }.
    }
    .braille = { $count ->
        [0] alle überworfen
        [one] max { $score } { WHO($seat, form: "short") }
       *[other] max { $score }
    }
missing =
    { $standing ->
        [hit] Kein Rest, Sie haben genau { $limit }.
        [out] Sie haben mit { $score } überworfen.
       *[other] Rest { $missing }.
    }
    .brief = { $standing ->
        [hit] Nichts.
        [out] Überworfen.
       *[other] Rest { $missing }.
    }
    .full =
        { $standing ->
            [hit] { missing }
            [out] { missing }
           *[other] Noch { $missing } bis { $limit }.
        }
    .braille = { $standing ->
        [hit] treffer
        [out] überworfen
       *[other] rest { $missing }
    }
last-throw-none = In diesem Spiel hat noch niemand geworfen.
    .brief = Noch kein Wurf.
    .braille = noch keiner
call-in-throw = { ORDINAL($number, gender: "masculine", case: "strong") } Wurf, { $what }
    .braille = { $number }: { $what }
last-throw = Der letzte Wurf: { WHO($seat) }, { CARDS($cards) }, { $number ->
        [none] weggeworfen.
       *[other] für { $number }.
    }
    .brief = { WHO($seat) }, { $number ->
        [none] daneben.
       *[other] { $number }.
    }
    .braille = wurf { WHO($seat, form: "short") } { CARDS($cards, case: "braille") } { $number ->
        [none] daneben
       *[other] { $number }
    }
score =
    { $over ->
        [yes] Das Spiel ging
       *[no] Das Spiel geht
    } bis { $limit }{ $games ->
        [one] .
       *[other] , das { ORDINAL($game, gender: "neuter") } Spiel { of-games }.
    }
    .braille = spiel { $game }/{ $games } bis { $limit }
own-score =
    { $standing ->
        [hit] Sie haben genau { $score }.
        [out] Sie haben mit { $score } überworfen.
        [ended] Sie haben { $score } und werfen nicht mehr.
       *[throwing] Sie haben { $score ->
            [0] noch nichts
           *[other] { $score }
        }, Rest { $missing }.
    }
    .brief = { $score }.
    .braille = stand { $score }

# Ablehnungen
first-throw-of-two = Der erste Wurf ist immer mit zwei Karten, nehmen Sie zwei.
    .braille = erst 2 karten
    .called = Der erste Wurf ist immer mit zwei Karten.
no-end = Beim Spiel auf das genaue Ergebnis können Sie nicht aufhören. Werfen Sie.
    .braille = hier kein ende
    .called = Beim Spiel auf das genaue Ergebnis wird bis zum Treffer geworfen.
take-first = Nehmen Sie zuerst Ihre Karten.
    .braille = erst karten
    .called = Zuerst werden Karten genommen.
no-boards-exact = Das Spiel auf das genaue Ergebnis lässt sich zwischen Tischen nicht vergleichen. Es endet, sobald jemand trifft. Wählen Sie das einfache Spiel.
    .braille = nicht auf genau
no-boards-series = Eine Serie lässt sich zwischen Tischen nicht vergleichen, denn darin werden drei Spiele zusammengezählt. Wählen Sie ein einzelnes Ziel.
    .braille = keine serie
compose-first = Machen Sie zuerst eine Zahl aus Ihren Karten.
    .braille = erst die zahl
    .called = Zuerst wird aus den genommenen Karten die Zahl gemacht.
not-that-number = { CARDS($cards) }: Daraus lässt sich { $number } nicht machen.
    .brief = Nicht { $number }.
    .braille = nicht { $number }
card-would-pass = { CARD($card, case: "the") } ginge über das Ziel. Werfen Sie die Karte weg.
    .braille = { CARD($card, case: "braille") } muss weg
    .called = { CARD($card, case: "the") } ginge über das Ziel und muss weggeworfen werden.
add-or-miss-first = Legen Sie zuerst die Karte dazu, oder werfen Sie die Karte weg.
    .braille = dazu oder weg
    .called = Zuerst wird die Karte dazugelegt oder weggeworfen.

# Wahl am Tisch
action-take =
    { $cards ->
        [one] Nur eine Karte nehmen
       *[other] Zwei Karten nehmen
    }
    .advised =
        { $cards ->
            [one] nehmen Sie nur eine Karte
           *[other] nehmen Sie zwei Karten
        }
    .braille = { $cards ->
        [one] 1 karte
       *[other] 2 karten
    }
    .typed = { $cards ->
        [one] eine, eins, eine Karte
       *[other] zwei, zwei Karten
    }
action-end = Bei { $score } aufhören
    .advised = hören Sie bei { $score } auf
    .braille = ende { $score }
    .typed = ende, stopp, genug, aufhören
action-compose =
    { $single ->
        [yes] { $number } dazulegen
       *[no] { $number } machen
    }{ $state ->
        [hit] , genau { $limit }
        [passed] , das geht über { $limit }
       *[below] , zusammen { $score }
    }
    .advised =
        { $single ->
            [yes] legen Sie { $number } dazu
           *[no] machen Sie { $number }
        }{ $state ->
            [hit] , genau { $limit }
            [passed] , das geht über { $limit }
           *[below] , zusammen { $score }
        }
    .brief = { $number }
    .braille = { $number } = { $score }
action-miss = Daneben: die Karte wegwerfen
    .advised = werfen Sie die Karte weg
    .braille = daneben
    .typed = daneben, weg, wegwerfen

# Einstellungen des Spiels
game-about = Darts mit Karten: Sie bilden Zahlen und zählen zusammen. Kommen Sie möglichst nah ans Ziel, aber nie darüber.
option-limit = Gespielt wird bis
draw-limit = Ziel auslosen
option-limit-series = Serie 101, 201 und 301
house-limit = Das Ziel sind 101, 201 oder 301 Punkte. Eine Serie spielt alle drei nacheinander, und die Summe entscheidet, bestenfalls 603.
option-variant = Art des Spiels
option-variant-plain = so nah wie möglich ans Ziel
option-variant-exact = auf das genaue Ergebnis
house-variant = Es gewinnt, wer unter dem Ziel am nächsten liegt, oder nur der erste genaue Treffer.
option-games = Zahl der Spiele
house-games = Wie viele Spiele eine Partie hat. Eine Serie hat immer drei; beim Spiel auf das genaue Ergebnis wechseln die Ziele reihum.
option-packs = Kartenspiele
option-packs-one = eines für alle
option-packs-each = jeder hat sein eigenes
house-packs = Alle werfen aus einem Kartenspiel, oder jeder aus seinem eigenen, wie an einem Klubabend.
preset-short = ein Spiel bis 101
preset-series = Serie bis 603
preset-exact = auf das genaue Ergebnis

# Warum ein Gegner gerade so spielt
reason-only-choice = Eine andere Wahl gibt es nicht.
reason-at-random = Blind gewählt.
reason-hits-now = Diese Zahl ist ein genauer Treffer.
    .brief = Ein genauer Treffer.
reason-leaves = Damit bleibt Rest { $missing }, einen besseren gibt es nicht.
    .brief = Rest { $missing }, der beste.
reason-leaves-only = Keine andere Zahl passt; mit dieser bleibt Rest { $missing }.
    .brief = Rest { $missing }.
reason-nothing-fits = Jede Zahl aus diesen Karten geht zu weit.
    .brief = Alle gehen zu weit.
reason-two-cards = Zwei Karten versprechen am meisten; { $percent ->
        [0] das Risiko zu überwerfen liegt unter einem Prozent.
       *[other] das Risiko zu überwerfen beträgt { COUNT($percent, of: "percent") }.
    }
    .brief = { $percent ->
        [0] Kaum ein Risiko zu überwerfen.
       *[other] Risiko zu überwerfen: { COUNT($percent, of: "percent") }.
    }
    .braille = 2 karten, überw { $percent ->
        [0] <1%
       *[other] { $percent }%
    }
reason-one-card = Eine Karte verspricht am meisten; { $percent ->
        [0] das Risiko zu überwerfen liegt unter einem Prozent.
       *[other] das Risiko zu überwerfen beträgt { COUNT($percent, of: "percent") }.
    }
    .brief = { $percent ->
        [0] Kaum ein Risiko zu überwerfen.
       *[other] Risiko zu überwerfen: { COUNT($percent, of: "percent") }.
    }
    .braille = 1 karte, überw { $percent ->
        [0] <1%
       *[other] { $percent }%
    }
reason-end = { $percent ->
        [0] Noch eine Karte bringt nichts mehr.
       *[other] Noch eine Karte lohnt sich nicht: Schon mit einer beträgt das Risiko zu überwerfen { COUNT($percent, of: "percent") }.
    }
    .brief = Mehr lohnt sich nicht.
reason-end-ahead = Nach Ihnen wirft niemand, und niemand liegt näher am Ziel: Mehr ist nicht zu gewinnen.
    .brief = Mehr ist nicht zu gewinnen.
reason-misses = Besser die Karte wegwerfen und bei Rest { $missing } bleiben.
    .brief = Besser Rest { $missing }.
reason-must-miss = Die Karte ginge zu weit, also werfen Sie die Karte weg.
    .brief = Die Karte geht zu weit.
reason-leaves-hit = Damit bleibt Rest { $missing }: Die Aussicht auf einen Treffer mit dem nächsten Wurf beträgt { CHANCE($chance) }. Bei Rest { $other } sind es { CHANCE($less) }.
    .brief = Rest { $missing }, Treffer { CHANCE($chance) }; sonst { CHANCE($less) }.
    .braille = rest { $missing } treffer { CHANCE($chance, form: "short") }, rest { $other } { CHANCE($less, form: "short") }
reason-leaves-safer = Damit bleibt Rest { $missing }: Das Risiko, mit { $cards ->
        [1] einer Karte
       *[2] zwei Karten
    } zu überwerfen, beträgt { CHANCE($risk) }. Bei Rest { $other } sind es { CHANCE($more) }.
    .brief = Rest { $missing }, Überwurf { CHANCE($risk) }; sonst { CHANCE($more) }.
    .braille = rest { $missing } überw { CHANCE($risk, form: "short") }, rest { $other } { CHANCE($more, form: "short") }
reason-leaves-nearer = Damit bleibt Rest { $missing }, das ist um { COUNT($by, of: "point", case: "acc") } näher als nach der anderen Wahl.
    .brief = Um { COUNT($by, of: "point", case: "acc") } näher.
reason-leaves-far = So oder so reicht der nächste Wurf nicht bis zum Ziel. Ob Rest { $missing } oder { $other } bleibt, macht kaum einen Unterschied.
    .brief = Beides weit, kaum ein Unterschied.
reason-two-or-one = Mit zwei Karten beträgt das Risiko zu überwerfen { CHANCE($risk) }. Eine Karte { $exact ->
        [yes] bringt höchstens neun.
       *[no] wäre Ihr letzter Wurf und bringt höchstens neun.
    }
    .brief = Zwei: Überwurf { CHANCE($risk) }. Eine: höchstens neun.
    .braille = 2: überw { CHANCE($risk, form: "short") }, 1: höchstens 9
reason-one-or-two = { $exact ->
        [yes] Eine einzelne Karte, die nicht passt, darf man wegwerfen. Mit zwei Karten beträgt das Risiko zu überwerfen { CHANCE($other) }.
       *[no] Mit einer Karte beträgt das Risiko zu überwerfen { CHANCE($risk) }, mit zweien sind es { CHANCE($other) }.
    }
    .brief = Zwei: Überwurf { CHANCE($other) }.
    .braille = { $exact ->
        [yes] 2: überw { CHANCE($other, form: "short") }
       *[no] 1: überw { CHANCE($risk, form: "short") }, 2: { CHANCE($other, form: "short") }
    }
reason-two-or-end = Mit zwei Karten beträgt das Risiko zu überwerfen { CHANCE($risk) }. Wenn Sie aufhören, bleibt Rest { $missing }.
    .brief = Überwurf { CHANCE($risk) }; Ende: Rest { $missing }.
    .braille = 2: überw { CHANCE($risk, form: "short") }, ende rest { $missing }
reason-one-or-end = Mit einer Karte beträgt das Risiko zu überwerfen { CHANCE($risk) }. Wenn Sie aufhören, bleibt Rest { $missing }.
    .brief = Überwurf { CHANCE($risk) }; Ende: Rest { $missing }.
    .braille = 1: überw { CHANCE($risk, form: "short") }, ende rest { $missing }
reason-end-or-throw = { $cards ->
        [1] Schon mit einer Karte
       *[2] Mit zwei Karten
    } beträgt das Risiko zu überwerfen { CHANCE($risk) }. Wenn Sie aufhören, bleibt Rest { $missing }.
    .brief = Noch ein Wurf: Überwurf { CHANCE($risk) }.
    .braille = { $cards }: überw { CHANCE($risk, form: "short") }, ende rest { $missing }

# Ecke des Tisches im Fenster
corner-game = Spiel { $game }
corner-limit = Ziel { $limit }
corner-missing = Rest { $missing }
goal =
    { $kind ->
        [exact] Wer zuerst genau { $limit } trifft, gewinnt das Spiel. Wer von { COUNT($games, of: "game", case: "dat") } die meisten gewinnt, gewinnt die Partie.
        [summed] Wer { $limit } am nächsten kommt, ohne darüber zu gehen, gewinnt das Spiel. Die Ergebnisse von { COUNT($games, of: "game", case: "dat") } werden zusammengezählt.
       *[nearest] Wer { $limit } am nächsten kommt, ohne darüber zu gehen, gewinnt das Spiel. Wer nach { COUNT($games, of: "game", case: "dat") } die meisten Punkte hat, gewinnt die Partie.
    }
    .brief =
        { $kind ->
            [exact] Genau { $limit }.
           *[nearest] So nah wie möglich an { $limit }.
        }
    .braille =
        { $kind ->
            [exact] genau { $limit }
           *[nearest] bis { $limit }
        }
