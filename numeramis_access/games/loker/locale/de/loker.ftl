# Loker: ein Satz für jedes Ereignis, Antworten auf Fragen, Wahlmöglichkeiten, Gründe der Gegner.
game-name = Loker
game-about = Poker mit Zahlen: sechs Karten, höchstens zweimal tauschen. Die beste Kombination gewinnt.

# Kombinationen; sie stehen im Satz, wie sie sind, nur Straße und Loker bekommen ihren Artikel
figure-name =
    { $figure ->
        [none] keine Kombination
        [two_pairs] zwei Paare, { CARD($high, case: "plural") } und { CARD($low, case: "plural") }
        [straight5] Straße von { CARD($low) } bis { CARD($high) }
        [three_pairs] drei Paare, { CARD($high, case: "plural") }, { CARD($middle, case: "plural") } und { CARD($low, case: "plural") }
        [straight6] Sechserstraße von { CARD($low) } bis { CARD($high) }
        [three] drei { CARD($high, case: "plural") }
        [three_two] drei { CARD($high, case: "plural") } und ein Paar { CARD($low, case: "plural") }
        [two_threes] drei { CARD($high, case: "plural") } und drei { CARD($low, case: "plural") }
        [four] vier { CARD($high, case: "plural") }
        [four_two] vier { CARD($high, case: "plural") } und ein Paar { CARD($low, case: "plural") }
        [loker] Loker aus { CARD($high, case: "many") }
       *[king_loker] Königsloker aus { CARD($high, case: "many") }
    }
    .acc = { $figure ->
        [straight5] eine { figure-name }
        [straight6] eine { figure-name }
        [loker] einen { figure-name }
        [king_loker] einen { figure-name }
       *[other] { figure-name }
    }
    .braille = { $figure ->
        [none] keine figur
        [two_pairs] 2+2 { CARD($high, case: "braille") }{ CARD($low, case: "braille") }
        [straight5] straße { CARD($low, case: "braille") }-{ CARD($high, case: "braille") }
        [three_pairs] 2+2+2 { CARD($high, case: "braille") }{ CARD($middle, case: "braille") }{ CARD($low, case: "braille") }
        [straight6] straße { CARD($low, case: "braille") }-{ CARD($high, case: "braille") }
        [three] 3x{ CARD($high, case: "braille") }
        [three_two] 3x{ CARD($high, case: "braille") } 2x{ CARD($low, case: "braille") }
        [two_threes] 3x{ CARD($high, case: "braille") } 3x{ CARD($low, case: "braille") }
        [four] 4x{ CARD($high, case: "braille") }
        [four_two] 4x{ CARD($high, case: "braille") } 2x{ CARD($low, case: "braille") }
        [loker] loker { CARD($high, case: "braille") }
       *[king_loker] königsloker { CARD($high, case: "braille") }
    }
figure-free =
    { $free-count ->
        [0] {""}
        [one] , übrig: { CARDS($free, case: "acc") }
       *[other] , übrig: { CARDS($free) }
    }
    .braille = { $free-count ->
        [0] {""}
       *[other] {" "}+{ CARDS($free, case: "braille") }
    }
n-chips =
    { $chips ->
        [0] keine Chips
       *[other] { COUNT($chips, of: "chip") }
    }
    .acc = { $chips ->
        [0] keine Chips
       *[other] { COUNT($chips, of: "chip", case: "acc") }
    }
n-stack = { COUNT($stack, of: "chip", case: "acc") }
n-bank = im Pot { COUNT($bank, of: "chip") }
n-points =
    { $points ->
        [0] keine Punkte
       *[other] { COUNT($points, of: "point") }
    }
    .acc = { $points ->
        [0] keine Punkte
       *[other] { COUNT($points, of: "point", case: "acc") }
    }

# Ereignisse
hands-dealt = Das { ORDINAL($game, gender: "neuter") } Spiel. { PERSON($leader) ->
        [you] Sie beginnen.
       *[other] { WHO($leader) } beginnt.
    }
    .full = Die Karten für das { ORDINAL($game, gender: "neuter", case: "acc") } Spiel sind gegeben. { PERSON($leader) ->
        [you] Sie beginnen.
       *[other] { WHO($leader) } beginnt.
    }
    .braille = spiel { $game } erst { WHO($leader, form: "short") }
figure-changed =
    { $figure ->
        [none] { $paired ->
            [yes] Keine Kombination, nur ein Paar { CARD($pair, case: "plural") }.
           *[no] Keine Kombination.
        }
       *[other] { figure-name }.
    }
    .full =
        { $figure ->
            [none] { figure-changed }
           *[other] Sie haben { figure-name.acc }{ figure-free }.
        }
    .braille = { $figure ->
        [none] { $paired ->
            [yes] nur 2x{ CARD($pair, case: "braille") }
           *[no] keine figur
        }
       *[other] { figure-name.braille }
    }
antes-paid = Der Grundeinsatz beträgt { COUNT($ante, of: "chip", case: "acc") }, im Pot sind { $bank }.
    .brief = Einsatz { $ante }, Pot { $bank }.
    .braille = einsatz { $ante } pot { $bank }
round-opened =
    { $poker ->
        [yes] Der { ORDINAL($round, gender: "masculine") } Tausch.
       *[no] Zweite Runde.
    }
    .full =
        { $poker ->
            [yes] Der { ORDINAL($round, gender: "masculine") } Tausch,
           *[no] Zweite Runde,
        } { PERSON($seat) ->
            [you] Sie beginnen.
           *[other] { WHO($seat) } beginnt.
        }
    .braille = { $poker ->
        [yes] tausch { $round }
       *[no] runde { $round }
    } { WHO($seat, form: "short") }
cards-exchanged =
    { $count ->
        [0] { PERSON($seat) ->
            [you] Sie tauschen nichts
           *[other] { WHO($seat) } tauscht nichts
        }
       *[other] { $known ->
            [yes] { PERSON($seat) ->
                [you] Sie werfen { CARDS($thrown, case: "acc") } weg{ $drawn-count ->
                    [0] {""}
                   *[other] {" "}und bekommen { CARDS($drawn, case: "acc") }
                }
               *[other] { WHO($seat) } wirft { CARDS($thrown, case: "acc") } weg{ $drawn-count ->
                    [0] {""}
                   *[other] {" "}und bekommt { CARDS($drawn, case: "acc") }
                }
            }
           *[no] { WHO($seat) } tauscht { COUNT($count, of: "card", case: "acc") }
        }
    }{ $simple ->
        [yes] , im Pot { $bank }
       *[no] {""}
    }{ $owed ->
        [0] .
        [one] . Der Stapel ist aufgebraucht, eine Karte kommt noch.
       *[other] . Der Stapel ist aufgebraucht, { COUNT($owed, of: "card") } kommen noch.
    }
    .brief = { $count ->
        [0] { PERSON($seat) ->
            [you] Sie tauschen nichts.
           *[other] { WHO($seat) } tauscht nichts.
        }
       *[other] { $known ->
            [yes] { $drawn-count ->
                [0] Der Stapel ist aufgebraucht.
               *[other] { PERSON($seat) ->
                    [you] Sie bekommen
                   *[other] { WHO($seat) } bekommt
                } { CARDS($drawn, case: "acc") }.
            }
           *[no] { WHO($seat) }, { COUNT($count, of: "card") }.
        }
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] nichts
       *[other] { $known ->
            [yes] -{ CARDS($thrown, case: "braille") } +{ CARDS($drawn, case: "braille") }
           *[no] tauscht { $count }
        }
    }
pack-restocked = Die weggeworfenen Karten werden gemischt und neu verwendet.
    .brief = Neuer Stapel.
    .braille = neuer stapel
cards-drawn =
    { $known ->
        [yes] { PERSON($seat) ->
            [you] Sie bekommen { CARDS($cards, case: "acc") } vom neuen Stapel.
           *[other] { WHO($seat) } bekommt { CARDS($cards, case: "acc") } vom neuen Stapel.
        }
       *[no] { WHO($seat) } nimmt { COUNT($count, of: "card", case: "acc") } vom neuen Stapel.
    }
    .brief = { $known ->
        [yes] { PERSON($seat) ->
            [you] Sie bekommen
           *[other] { WHO($seat) } bekommt
        } { CARDS($cards, case: "acc") }.
       *[no] { WHO($seat) }, { COUNT($count, of: "card") }.
    }
    .braille = { WHO($seat, form: "short") } +{ $known ->
        [yes] { CARDS($cards, case: "braille") }
       *[no] { $count }
    }
turn-passed =
    { PERSON($seat) ->
        [you] Sie passen.
       *[other] { WHO($seat) } passt.
    }
    .brief = { PERSON($seat) ->
        [you] Passe.
       *[other] { WHO($seat) }, passe.
    }
    .braille = { WHO($seat, form: "short") } passe
game-closed =
    { PERSON($seat) ->
        [you] Sie machen zu und legen aus:
       *[other] { WHO($seat) } macht zu und legt aus:
    } { figure-name.acc }{ figure-free }. { $last-turns ->
        [0] Sonst ist niemand mehr dran.
        [one] Ein Spieler ist noch ein letztes Mal dran.
       *[other] { $last-turns } Spieler sind noch ein letztes Mal dran.
    }
    .brief = { PERSON($seat) ->
        [you] Sie machen zu:
       *[other] { WHO($seat) } macht zu:
    } { figure-name }.
    .braille = zu { WHO($seat, form: "short") } { figure-name.braille }{ figure-free.braille }
hand-laid =
    { PERSON($seat) ->
        [you] { $figure ->
            [none] Sie haben keine Kombination: { CARDS($free) }.
           *[other] Sie legen aus: { figure-name.acc }{ figure-free }.
        }
       *[other] { $figure ->
            [none] { WHO($seat) } hat keine Kombination: { CARDS($free) }.
           *[other] { WHO($seat) } legt aus: { figure-name.acc }{ figure-free }.
        }
    }
    .brief = { WHO($seat) }: { figure-name }.
    .braille = { WHO($seat, form: "short") } { figure-name.braille }{ figure-free.braille }
betting-opened =
    { $interval ->
        [1] Die erste Setzrunde.
        [3] Letzte Setzrunde, Pot { $bank }.
       *[other] Die { ORDINAL($interval, gender: "feminine") } Setzrunde, Pot { $bank }.
    }
    .brief = { $interval ->
        [1] Die erste Setzrunde.
       *[other] Pot { $bank }.
    }
    .full =
        { $interval ->
            [1] Die erste Setzrunde.
            [3] Letzte Setzrunde, { betting-stands }
           *[other] Die { ORDINAL($interval, gender: "feminine") } Setzrunde, { betting-stands }
        }
    .braille = setzen { $interval }{ $interval ->
        [1] {""}
       *[other] {" "}pot { $bank }
    } { WHO($seat, form: "short") }
betting-stands = { n-bank }. { PERSON($seat) ->
        [you] Sie beginnen.
       *[other] { WHO($seat) } beginnt.
    }
checked =
    { PERSON($seat) ->
        [you] Sie schieben.
       *[other] { WHO($seat) } schiebt.
    }
    .brief = { PERSON($seat) ->
        [you] Geschoben.
       *[other] { WHO($seat) } schiebt.
    }
    .braille = { WHO($seat, form: "short") } schiebt
called =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] Sie gehen all-in mit, { $chips }.
           *[no] Sie gehen mit.
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } geht all-in mit, { $chips }.
           *[no] { WHO($seat) } geht mit.
        }
    }
    .brief = { PERSON($seat) ->
        [you] Mit
       *[other] { WHO($seat) } geht mit
    }{ $all-in ->
        [yes] , all-in.
       *[no] .
    }
    .full =
        { $all-in ->
            [yes] { called }
           *[no] { PERSON($seat) ->
                [you] Sie gehen mit
               *[other] { WHO($seat) } geht mit
            }, { $chips }.
        }
    .braille = { WHO($seat, form: "short") } mit { $chips }{ $all-in ->
        [yes] {" "}all-in
       *[no] {""}
    }
folded =
    { PERSON($seat) ->
        [you] Sie steigen aus.
       *[other] { WHO($seat) } steigt aus.
    }
    .brief = { PERSON($seat) ->
        [you] Ausgestiegen.
       *[other] { WHO($seat) } steigt aus.
    }
    .braille = { WHO($seat, form: "short") } steigt aus
bet-made =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] Sie gehen all-in mit { $to }.
           *[no] Sie setzen { $to }.
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } geht all-in mit { $to }.
           *[no] { WHO($seat) } setzt { $to }.
        }
    }
    .braille = { WHO($seat, form: "short") } setzt { $to }{ $all-in ->
        [yes] {" "}all-in
       *[no] {""}
    }
bet-raised =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] Sie erhöhen all-in auf { $to }.
           *[no] Sie erhöhen auf { $to }.
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } erhöht all-in auf { $to }.
           *[no] { WHO($seat) } erhöht auf { $to }.
        }
    }
    .brief = { PERSON($seat) ->
        [you] Sie,
       *[other] { WHO($seat) },
    } { $to }{ $all-in ->
        [yes] {" "}all-in.
       *[no] .
    }
    .braille = { WHO($seat, form: "short") } erhöht { $to }{ $all-in ->
        [yes] {" "}all-in
       *[no] {""}
    }
bet-returned = Niemand ist ganz mitgegangen: { COUNT($chips, of: "chip") } zurück an { WHO($seat, case: "acc") }.
    .brief = { $chips } zurück an { WHO($seat, case: "acc") }.
    .braille = { WHO($seat, form: "short") } zurück { $chips }
pot-won =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Sie nehmen
           *[other] { WHO($seat) } nimmt
        } { pot-name }, { n-chips.acc }.
       *[other] { SEATS($seats) } teilen { pot-name }{ $even ->
            [yes] , je { $chips }.
           *[no] .
        }
    }
    .brief = { $count ->
        [one] { $side ->
            [0] Pot
           *[other] Nebenpot
        } { $chips } an { WHO($seat, case: "acc") }.
       *[other] Der Pot wird geteilt.
    }
    .braille = { $count ->
        [one] pot { WHO($seat, form: "short") } +{ $chips }
       *[other] pot geteilt{ $even ->
            [yes] , je { $chips }
           *[no] {""}
        }
    }
pot-name =
    { $side ->
        [0] den Pot
        [1] den Nebenpot
       *[other] den { ORDINAL($side, gender: "masculine", case: "acc") } Nebenpot
    }
pot-share = { n-chips } an { WHO($seat, case: "acc") }.
    .brief = { $chips } an { WHO($seat, case: "acc") }.
    .braille = { WHO($seat, form: "short") } +{ $chips }
bank-stays =
    { $bank ->
        [one] Ein Chip bleibt im Pot.
       *[other] { COUNT($bank, of: "chip") } bleiben im Pot.
    }
    .brief = { $bank ->
        [one] Im Pot bleibt ein Chip.
       *[other] Im Pot bleiben { $bank }.
    }
    .braille = bleibt { $bank }
game-scored =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Sie gewinnen das Spiel.
           *[other] { WHO($seat) } gewinnt das Spiel.
        }
       *[other] Geteilter erster Platz: { SEATS($seats) }.
    }
    .brief = { $count ->
        [one] { PERSON($seat) ->
            [you] Sie gewinnen.
           *[other] { WHO($seat) } gewinnt.
        }
       *[other] Geteilter Sieg: { SEATS($seats) }.
    }
    .braille = { $count ->
        [one] { WHO($seat, form: "short") } gewinnt
       *[other] gleich vorn
    }
solo-game-scored =
    { $figure ->
        [none] Das Spiel ist aus.
       *[other] Das Spiel ist aus. Das ist besser als { COUNT($percent, of: "percent") } aller Blätter.
    }
    .brief = { $figure ->
        [none] Das Spiel ist aus.
       *[other] Besser als { COUNT($percent, of: "percent") }.
    }
    .braille = { figure-name.braille } { $percent } %
result =
    { $stakes ->
        [poker] { WHO($seat) }: { n-chips }.
       *[other] { result-place }{ n-points }{ $running ->
            [yes] , insgesamt { $total }
           *[no] {""}
        }{ $stakes ->
            [simple] , { n-chips }
           *[other] {""}
        }.
    }
    .brief = { $stakes ->
        [poker] { WHO($seat) }, { $chips }.
       *[other] { result-place.brief }{ n-points }.
    }
    .braille = { $stakes ->
        [poker] { WHO($seat, form: "short") } { $chips }
        [simple] { $place }. { WHO($seat, form: "short") } { $points }({ $total }) { $chips }
       *[other] { $place }. { WHO($seat, form: "short") } { $points }({ $total })
    }
result-place = { $place ->
        [1] { WHO($seat) }:{" "}
       *[other] Platz { $place }: { WHO($seat) },{" "}
    }
    .brief = { $place ->
        [1] { WHO($seat) },{" "}
       *[other] Platz { $place }, { WHO($seat) },{" "}
    }
game-void = Niemand hat zugemacht, das Spiel hat kein Ergebnis.{ $stakes ->
        [yes] {" "}{ bank-stays }
       *[no] {""}
    }
    .brief = Kein Ergebnis.
    .braille = kein ergebnis
no-boards-bank = Tische mit einfachen Einsätzen lassen sich nicht vergleichen. Was im Pot bleibt, geht ins nächste Spiel. Spielen Sie ohne Einsätze oder wie beim Poker.
    .braille = keine einfachen
player-out =
    { PERSON($seat) ->
        [you] Sie haben keine Chips mehr; die Partie ist für Sie zu Ende.
       *[other] { WHO($seat) } hat keine Chips mehr und scheidet aus.
    }
    .brief = { WHO($seat) }, ausgeschieden.
    .braille = { WHO($seat, form: "short") } raus
match-broke =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Sie können kein weiteres Spiel bezahlen; die Partie endet.
           *[other] { WHO($seat) } kann kein weiteres Spiel bezahlen; die Partie endet.
        }
       *[other] { SEATS($seats) } können kein weiteres Spiel bezahlen; die Partie endet.
    }
    .brief = Ohne Chips: { SEATS($seats) }.
    .braille = ohne chips { WHO($seat, form: "short") }
n-total =
    { $by-chips ->
        [yes] { COUNT($total, of: "chip") }
       *[no] { $total ->
            [0] keine Punkte
           *[other] { COUNT($total, of: "point") }
        }
    }
    .dat = { $by-chips ->
        [yes] { COUNT($total, of: "chip", case: "dat") }
       *[no] { $total ->
            [0] keinem Punkt
           *[other] { COUNT($total, of: "point", case: "dat") }
        }
    }
match-ended =
    { $alone ->
        [yes] Die Partie ist aus. Spiele mit Kombination: { $total } { of-games }.
       *[no] { $count ->
            [one] { PERSON($seat) ->
                [you] { $known ->
                    [yes] Sie gewinnen die ganze Partie.
                   *[no] Sie gewinnen die ganze Partie mit { n-total.dat }.
                }
               *[other] { $known ->
                    [yes] Die Partie ist aus.
                   *[no] { WHO($seat) } gewinnt die Partie mit { n-total.dat }.
                }
            }
           *[other] { $known ->
                [yes] Die Partie ist aus.
               *[no] Geteilter erster Platz mit { n-total.dat }: { SEATS($seats) }.
            }
        }
    }
    .brief = { $alone ->
        [yes] { $total } { of-games }.
       *[no] { $count ->
            [one] { PERSON($seat) ->
                [you] { $known ->
                    [yes] Sie gewinnen die Partie.
                   *[no] Sie gewinnen die Partie mit { n-total.dat }.
                }
               *[other] { $known ->
                    [yes] Die Partie ist aus.
                   *[no] { WHO($seat) } gewinnt die Partie mit { n-total.dat }.
                }
            }
           *[other] { $known ->
                [yes] Die Partie ist aus.
               *[no] Geteilter Sieg: { SEATS($seats) }.
            }
        }
    }
    .braille = { $alone ->
        [yes] partie { $total }/{ $games }
       *[no] { $count ->
            [one] partie { WHO($seat, form: "short") } { $total }
           *[other] partie gleich { $total }
        }
    }
match-place = Platz { $place }: { WHO($seat) }, { n-total }.
    .brief = Platz { $place }, { WHO($seat) }, { $total }.
    .braille = { $place }. { WHO($seat, form: "short") } { $total }
your-turn =
    { $kind ->
        [turn] Sie sind dran.
        [last] Sie sind zum letzten Mal dran.
        [close] Zumachen oder passen?
        [pass] Sie müssen passen.
        [lay] Legen Sie jetzt Ihre Karten aus.
        [exchange] Sie sind dran mit Tauschen.
        [bet] { $told ->
            [yes] Sie sind dran und haben { $stack }.
           *[no] Sie sind dran. Pot { $bank }, Sie haben { $stack }.
        }
       *[call] Mitgehen kostet { $chips }. Pot { $bank }, Sie haben { $stack }.
    }
    .brief = { $kind ->
        [last] Sie, zum letzten Mal.
        [close] Zumachen oder passen?
        [pass] Passen.
        [lay] Auslegen.
        [exchange] Sie, tauschen.
        [call] { $chips } für Sie.
        [bet] Sie, schieben oder setzen?
       *[turn] Sie.
    }
    .full =
        { $kind ->
            [close] Sie dürfen das Spiel zumachen. Zumachen oder passen?
            [bet] { $told ->
                [yes] Sie sind dran: schieben oder setzen. Sie haben { n-stack }.
               *[no] Sie sind dran: schieben oder setzen. { n-bank }, Sie haben { n-stack }.
            }
            [call] Sie sind dran: Mitgehen kostet { $chips }, { n-bank }, Sie haben { n-stack }.
           *[other] { your-turn }
        }
    .braille = { $kind ->
        [last] sie, letztes mal
        [close] zumachen od passen
        [pass] sie müssen passen
        [lay] auslegen
        [exchange] sie tauschen
        [call] mit { $chips } pot { $bank } sie haben { $stack }
       *[other] sie sind dran
    }

# Antworten auf Fragen
figure =
    { $figure ->
        [none] { $paired ->
            [yes] Keine Kombination, nur ein Paar { CARD($pair, case: "plural") }. Die höchste Karte ist { CARD($top, case: "acc") }.
           *[no] Keine Kombination. Die höchste Karte ist { CARD($top, case: "acc") }.
        }
       *[other] { figure-name }{ figure-free }.
    }
    .brief = { figure-name }.
    .braille = { figure-name.braille }{ figure-free.braille }
turn-pot = { PERSON($seat) ->
        [you] Sie sind dran, Pot { $bank }.
       *[other] { WHO($seat) } ist dran, Pot { $bank }.
    }
    .full = { PERSON($seat) ->
        [you] Sie sind dran, { n-bank }.
       *[other] { WHO($seat) } ist dran, { n-bank }.
    }
    .brief = { WHO($seat) }, Pot { $bank }.
    .braille = dran { WHO($seat, form: "short") } pot { $bank }
no-cards-yet = Sie haben noch keine Karten.
    .braille = keine karten
at-table =
    { WHO($seat) }: { $state ->
        [laid] { figure-name }{ figure-free }
        [folded] ausgestiegen
        [turn] am Zug
        [all-in] all-in
       *[in] dabei
    }{ $bet ->
        [0] {""}
       *[other] , Einsatz { $bet }
    }{ $changed ->
        [0] .
       *[other] , { COUNT($changed, of: "card") } getauscht.
    }
    .brief = { WHO($seat) }: { $state ->
        [laid] { figure-name }.
        [folded] ausgestiegen.
        [turn] am Zug.
        [all-in] all-in.
       *[in] dabei.
    }
    .braille = { WHO($seat, form: "short") } { $state ->
        [laid] { figure-name.braille }
        [folded] raus
        [turn] am zug
        [all-in] all-in
       *[in] dabei
    }{ $bet ->
        [0] {""}
       *[other] {" "}setzt { $bet }
    }{ $changed ->
        [0] {""}
       *[other] {" "}tausch { $changed }
    }
bank =
    { $bank ->
        [0] Der Pot ist leer.
        [one] Im Pot ist ein Chip.
       *[other] Im Pot sind { COUNT($bank, of: "chip") }.
    }
    .brief = Pot { $bank }.
    .braille = pot { $bank }
no-bet-yet = Noch hat niemand gesetzt.
    .braille = kein einsatz
highest-bet =
    { $chips ->
        [0] Der Einsatz ist { $bet }.
       *[other] Mitgehen kostet { $chips }, der Einsatz ist { $bet }.
    }
    .brief = { $chips ->
        [0] Einsatz { $bet }.
       *[other] Mitgehen { $chips }.
    }
    .braille = einsatz { $bet } mit { $chips }
none-laid-yet = Noch hat niemand ausgelegt.
    .braille = nichts aus
best-laid = Die beste Kombination: { figure-name }{ figure-free }, { PERSON($seat) ->
        [you] ausgelegt von Ihnen.
       *[other] von { WHO($seat) }.
    }
    .brief = { figure-name }, { WHO($seat) }.
    .braille = max { WHO($seat, form: "short") } { figure-name.braille }
no-stakes = In dieser Partie gibt es keine Chips.
    .braille = keine chips
chips-of =
    { PERSON($seat) ->
        [you] Sie haben { n-chips.acc }.
       *[other] { WHO($seat) }: { n-chips }.
    }
    .brief = { WHO($seat) }, { $chips }.
    .braille = { WHO($seat, form: "short") } { $chips }
score =
    { $games ->
        [0] Das { ORDINAL($game, gender: "neuter") } Spiel.
        [one] Das einzige Spiel.
       *[other] Das { ORDINAL($game, gender: "neuter") } Spiel von { $games }.
    }
    .braille = { $games ->
        [0] spiel { $game }
       *[other] spiel { $game }/{ $games }
    }
standing =
    { PERSON($seat) ->
        [you] Sie haben { $stakes ->
            [poker] { n-chips.acc }.
            [simple] { n-points.acc } und { n-chips.acc }.
           *[none] { n-points.acc }.
        }
       *[other] { WHO($seat) }: { $stakes ->
            [poker] { n-chips }.
            [simple] { n-points } und { n-chips }.
           *[none] { n-points }.
        }
    }
    .brief = { WHO($seat) }, { $stakes ->
        [poker] { $chips }.
        [simple] { n-points }, { n-chips }.
       *[none] { $points }.
    }
    .braille = { WHO($seat, form: "short") } { $stakes ->
        [poker] { $chips }
        [simple] { $points } / { $chips }
       *[none] { $points }
    }

# Ablehnungen
already-exchanged = Sie haben in diesem Zug schon getauscht; ein zweites Mal geht nicht.
    .brief = Schon getauscht.
    .braille = schon getauscht
    .called = In diesem Zug wurde schon getauscht; ein zweites Mal geht nicht.
exchange-count =
    { $least ->
        [0] Tauschen darf man höchstens drei Karten.
       *[other] Tauschen darf man eine bis drei Karten. Markieren Sie die Karten und bestätigen Sie.
    }
    .braille = tausch { $least }-{ $most }
    .called =
        { $least ->
            [0] Tauschen darf man höchstens drei Karten.
           *[other] Tauschen darf man eine bis drei Karten.
        }
too-few-chips =
    { $chips ->
        [0] Sie haben keine Chips für einen Tausch.
        [one] Sie haben nur einen Chip, Sie dürfen eine Karte tauschen.
       *[other] Sie haben nur { COUNT($chips, of: "chip", case: "acc") }, mehr Karten dürfen Sie nicht tauschen.
    }
    .brief = Zu wenig Chips.
    .braille = nur { $chips } chips
    .called =
        { $chips ->
            [0] Für einen Tausch sind keine Chips da.
            [one] Es ist nur ein Chip da, tauschen darf man eine Karte.
           *[other] Es sind nur { COUNT($chips, of: "chip") } da, mehr Karten darf man nicht tauschen.
        }
no-figure-to-close = Zum Zumachen braucht man eine Kombination, und Sie haben keine.
    .brief = Keine Kombination.
    .braille = keine figur
    .called = Zum Zumachen braucht man eine Kombination, und diese Karten haben keine.
must-lay = Das Spiel ist zu; in diesem letzten Zug müssen Sie auslegen.
    .brief = Sie müssen auslegen.
    .braille = nur auslegen
    .called = Das Spiel ist zu; im letzten Zug wird ausgelegt.
nobody-closed = Noch hat niemand zugemacht. Machen Sie zu, oder passen Sie.
    .braille = zu oder passe
    .called = Noch hat niemand zugemacht. Möglich ist nur Zumachen oder Passen.
must-call = Mitgehen kostet { $chips }; nach einem Einsatz kann man nicht schieben.
    .brief = Mitgehen kostet { $chips }.
    .braille = mit { $chips }
nothing-to-call = Noch hat niemand gesetzt; Sie dürfen umsonst schieben.
    .brief = Niemand hat gesetzt.
    .braille = schieben ist frei
    .called = Noch hat niemand gesetzt; Schieben kostet nichts.
raise-instead = Jemand hat schon gesetzt; Sie können nur erhöhen.
    .braille = nur erhöhen
    .called = Jemand hat schon gesetzt, möglich ist nur Erhöhen.
bet-instead = Noch hat niemand gesetzt. Erhöhen geht also nicht, aber setzen dürfen Sie.
    .braille = nur setzen
    .called = Noch hat niemand gesetzt, möglich ist nur Setzen.
raise-closed = Erhöhen können Sie jetzt nicht, nur mitgehen oder aussteigen.
    .braille = nicht erhöhen
    .called = Erhöhen geht jetzt nicht, nur mitgehen oder aussteigen.
stake-outside = Dieser Betrag geht nicht, nur { $least } bis { $most }.
    .brief = { $least } bis { $most }.
    .braille = { $least }-{ $most }

# Wahl am Tisch
action-exchange =
    { $count ->
        [0] Alle Karten behalten
       *[other] { CARDS($cards, case: "the") } tauschen
    }{ $chips ->
        [0] {""}
       *[other] {" "}für { n-chips.acc }
    }
    .advised = { $count ->
        [0] behalten Sie alle Karten
       *[other] tauschen Sie { CARDS($cards, case: "the") }
    }{ $chips ->
        [0] {""}
       *[other] {" "}für { n-chips.acc }
    }
    .braille = { $count ->
        [0] alle behalten
       *[other] tausch { $zero ->
            [yes] null
           *[no] { CARDS($cards, case: "braille") }
        }
    }
    .typed = { $count ->
        [0] behalten, alle behalten, nichts
       *[other] tauschen, tausch
    }
action-close = Zumachen: { figure-name.acc } auslegen
    .advised = machen Sie zu und legen Sie { figure-name.acc } aus
    .brief = Zumachen
    .braille = zu { figure-name.braille }
    .typed = zumachen, zu, ende, auslegen
action-exchange-called =
    { $count ->
        [0] Nichts tauschen
       *[other] { COUNT($count, of: "card", case: "acc") } tauschen
    }
    .braille = tauscht { $count }
action-close-called = Zumachen, Karten auf den Tisch
    .braille = zumachen
action-lay-called = Karten auslegen
    .braille = auslegen
action-pass = Passen
    .advised = passen Sie
    .braille = passe
    .typed = passe, passen
action-lay =
    { $figure ->
        [none] Ohne Kombination auslegen
       *[other] { figure-name.acc } auslegen
    }
    .advised =
        { $figure ->
            [none] legen Sie ohne Kombination aus
           *[other] legen Sie { figure-name.acc } aus
        }
    .braille = auslegen
    .typed = auslegen, legen
action-check = Schieben
    .advised = schieben Sie
    .braille = schieben
    .typed = schieben, checken, warten
action-call =
    { $all-in ->
        [yes] All-in mitgehen, { $chips }
       *[no] Mitgehen, { $chips }
    }
    .advised =
        { $all-in ->
            [yes] gehen Sie all-in mit, { $chips }
           *[no] gehen Sie mit, { $chips }
        }
    .braille = mit { $chips }
    .typed = mitgehen, mit
action-fold = Aussteigen
    .advised = steigen Sie aus
    .braille = aussteigen
    .typed = aussteigen, raus
action-bet =
    { $fixed ->
        [yes] { $least } setzen
       *[no] Setzen, { $least } bis { $most }
    }
    .advised =
        { $fixed ->
            [yes] setzen Sie { $least }
           *[no] setzen Sie { $least } bis { $most }
        }
    .braille = setzen { $fixed ->
        [yes] { $least }
       *[no] { $least }-{ $most }
    }
    .typed = setzen
action-raise =
    { $fixed ->
        [yes] Auf { $least } erhöhen
       *[no] Erhöhen, auf { $least } bis { $most }
    }
    .advised =
        { $fixed ->
            [yes] erhöhen Sie auf { $least }
           *[no] erhöhen Sie auf { $least } bis { $most }
        }
    .braille = erhöhen { $fixed ->
        [yes] { $least }
       *[no] { $least }-{ $most }
    }
    .typed = erhöhen, erhöhen auf

# Einstellungen des Spiels
option-stakes = Einsätze
option-stakes-none = keine
option-stakes-simple = einfache
option-stakes-poker = wie beim Poker
house-stakes = Ohne Einsätze zählen nur die Punkte, die jeder Platz bringt. Bei einfachen Einsätzen zahlt jeder einen Chip je Spiel und einen je getauschter Karte. Bei Pokereinsätzen gibt es drei Setzrunden.
option-games = Zahl der Spiele
option-games-0 = nicht festgelegt
house-games = Wie viele Spiele eine Partie hat. Bei null ist die Zahl nicht festgelegt, und die Chips entscheiden, wann Schluss ist.
option-chips = Chips am Anfang
option-chips-0 = üblich: { $usual }
house-chips = Wie viele Chips jeder am Anfang bekommt. Null heißt die übliche Zahl, zwanzig bei einfachen Einsätzen und hundert bei Pokereinsätzen.
option-winner-by = Was entscheidet
option-winner-by-points = Punkte
option-winner-by-chips = Chips
house-winner-by = Bei einfachen Einsätzen entscheiden entweder die Punkte oder die Chips über die Partie. Steht es danach unentschieden, entscheidet das jeweils andere.
option-ante = Grundeinsatz
house-ante = Wie viele Chips bei Pokereinsätzen jeder am Anfang eines Spiels in den Pot zahlt.
option-min-bet = Kleinster Einsatz
option-min-bet-0 = ein Grundeinsatz: { $usual }
house-min-bet = Der kleinste Einsatz beim Setzen. Null heißt ein Grundeinsatz.
option-limit = Limit
option-limit-none = ohne Limit
option-limit-pot = Pot-Limit
option-limit-fixed = festes Limit
house-limit = Ohne Limit darf man alles setzen, was man hat. Mit Pot-Limit so viel, wie im Pot ist. Mit festem Limit ist jeder Einsatz und jede Erhöhung der kleinste Einsatz, höchstens vier in einer Setzrunde.
option-most-raises = Höchstzahl der Erhöhungen
option-most-raises-0 = beliebig viele
house-most-raises = So oft darf man ohne festes Limit in einer Setzrunde setzen und erhöhen. Null heißt beliebig oft.
option-rising = Steigender Grundeinsatz
option-rising-0 = nie
house-rising = Nach wie vielen Spielen sich Grundeinsatz und kleinster Einsatz verdoppeln. Null heißt nie.
option-stocks = Stapel zum Tauschen
option-stocks-one = einer für alle
option-stocks-each = jeder hat seinen eigenen
house-stocks = Entweder ziehen alle vom selben Stapel, oder jeder von seinem eigenen. Mit eigenen Stapeln haben am Anfang jedes Spiels alle dieselbe Zahl Chips, wie am Klubabend.
preset-document = zehn Spiele um Punkte
preset-simple = einfache Einsätze, bis jemand pleite ist
preset-poker = Poker, zehn Spiele
preset-tournament = Pokerturnier

# Warum ein Gegner so spielt
reason-only-choice = Etwas anderes war nicht möglich.
reason-at-random = Blind gewählt.
reason-keeps-groups = Gleiche Zahlen bleiben.
    .brief = Gleiche behalten.
reason-keeps-straight = Die Straße bleibt.
    .brief = Straße behalten.
reason-hopes-straight = Vier Zahlen in Folge: Daraus kann eine Straße werden.
    .brief = Vielleicht eine Straße.
reason-best-exchange = Dieser Tausch hat die beste Aussicht.
    .brief = Die beste Aussicht.
reason-plans-both = Dieser Tausch verspricht am meisten, den zweiten mitgerechnet.
    .brief = Am besten mit dem zweiten zusammen.
reason-stands-pat = Mit diesem Blatt lohnt sich kein Tausch.
    .brief = Tauschen lohnt nicht.
reason-saves-chips = Ein Tausch würde mehr kosten, als er bringt.
    .brief = Tauschen kostet zu viel.
reason-improves-more = Mit diesem Tausch beträgt die Aussicht auf eine höhere Kombination { CHANCE($chance) }. Mit einem anderen sind es { CHANCE($less) }.
    .brief = Höhere Kombination { CHANCE($chance) }, sonst { CHANCE($less) }.
reason-spoils-less = Mit diesem Tausch beträgt das Risiko, die Kombination zu verderben, { CHANCE($risk) }. Mit einem anderen sind es { CHANCE($more) }.
    .brief = Verdorben { CHANCE($risk) }, sonst { CHANCE($more) }.
reason-betters-more = Mit diesem Tausch beträgt die Aussicht auf ein besseres Blatt { CHANCE($chance) }. Mit einem anderen sind es { CHANCE($less) }.
    .brief = Besseres Blatt { CHANCE($chance) }, sonst { CHANCE($less) }.
reason-improves = Die Aussicht auf eine höhere Kombination ist mit diesem Tausch { CHANCE($chance) }. Das Risiko, die jetzige zu verderben, beträgt { CHANCE($risk) }.
    .brief = Höhere Kombination { CHANCE($chance) }, verdorben { CHANCE($risk) }.
reason-stands-pat-risk = Tauschen lohnt sich nicht. Die Aussicht auf eine höhere Kombination beträgt { CHANCE($chance) }. Das Risiko, Ihre zu verderben, beträgt { CHANCE($risk) }.
    .brief = Höhere Kombination { CHANCE($chance) }, verdorben { CHANCE($risk) }.
reason-no-figure = Ohne Kombination kann man nicht zumachen.
    .brief = Ohne Kombination kein Zumachen.
reason-closes-strong = Die Kombination ist stark genug zum Zumachen.
    .brief = Stark genug zum Zumachen.
reason-closes-last = Es ist die letzte Runde, Warten bringt nichts mehr.
    .brief = Die letzte Runde.
reason-waits = Warten lohnt sich noch.
    .brief = Warten lohnt sich.
reason-lays-down = Sie können nur noch auslegen.
    .brief = Nur noch auslegen.
reason-bets-strong = Das Blatt ist stark, Setzen lohnt sich. Die Aussicht zu gewinnen beträgt { CHANCE($chance) }.
    .brief = Starkes Blatt: { CHANCE($chance) }.
reason-all-in = Mit so einem Blatt lohnt es sich, alles zu setzen. Die Aussicht zu gewinnen beträgt { CHANCE($chance) }.
    .brief = Alles wert: { CHANCE($chance) }.
reason-bluffs = Diesmal ist es ein Bluff.
    .brief = Ein Bluff.
reason-semi-bluffs = Ein halber Bluff: Geht jemand mit, kann der Tausch noch helfen.
    .brief = Ein halber Bluff.
reason-calls-odds = Die Aussicht zu gewinnen beträgt { CHANCE($chance) }, gut genug zum Mitgehen.
    .brief = Reicht zum Mitgehen: { CHANCE($chance) }.
reason-folds-weak = { $chance ->
        [0] Die Aussicht zu gewinnen ist gering; zahlen Sie nicht dafür.
       *[other] Die Aussicht zu gewinnen beträgt nur { CHANCE($chance) }, zu wenig für so einen Einsatz.
    }
    .brief = { $chance ->
        [0] Kaum Aussicht.
       *[other] Zu wenig: { CHANCE($chance) }.
    }
reason-checks = Setzen lohnt sich nicht, und Warten kostet nichts.
    .brief = Setzen lohnt sich nicht.

# Ecke des Tisches im Fenster
corner-game = Spiel { $game }
corner-round = Runde { $round }
corner-bank = Pot { $bank }
corner-chips = Ihre Chips { $chips }
corner-call = Mitgehen { $chips }
round-now = Die { ORDINAL($round, gender: "feminine") } Runde von { $rounds }.
    .braille = runde { $round }/{ $rounds }
call-in-round = { ORDINAL($number, gender: "feminine") } Runde, { $what }
    .braille = { $number }: { $what }
goal =
    { $kind ->
        [poker] Wer als Letzter Chips hat, gewinnt{ $games ->
            [0] .
           *[other] , oder wer nach { COUNT($games, of: "game", case: "dat") } die meisten hat.
        }
        [chips] { $games ->
            [0] Sobald jemand nicht mehr zahlen kann, gewinnt, wer die meisten Chips hat.
           *[other] Nach { COUNT($games, of: "game", case: "dat") } gewinnt, wer die meisten Chips hat.
        }
       *[points] { $games ->
            [0] Wer die meisten Punkte hat, gewinnt; die Zahl der Spiele ist nicht festgelegt.
           *[other] Nach { COUNT($games, of: "game", case: "dat") } gewinnt, wer die meisten Punkte hat.
        }
    }
    .braille =
        { $kind ->
            [points] meiste punkte
           *[chips] meiste chips
        }
