# Loker: üben
practice-running-loker =
    { $left ->
        [0] Das war Ihr letzter Tausch.
        [one] Sie dürfen noch einmal tauschen.
       *[other] Sie dürfen noch zweimal tauschen.
    }{ $kind ->
        [none] {""}
        [level] {" "}In der Partie liegen Sie mit anderen zusammen vorn.
        [ahead] {" "}In der Partie liegen Sie um { practice-size } vorn.
       *[behind] {" "}{ WHO($seat) } liegt in der Partie vorn, Sie um { practice-size } zurück.
    }
    .brief = { $left ->
        [0] Kein Tausch mehr.
        [one] Noch ein Tausch.
       *[other] Noch zweimal tauschen.
    }
    .braille = { $left ->
        [0] kein tausch mehr
       *[other] noch { $left }x tauschen
    }
practice-running-loker-open =
    { $beats ->
        [yes] Ihre Karten würden das schlagen.
        [same] Die Karten sind gleichwertig.
       *[no] Ihre Karten schlagen das nicht.
    }
    .braille = { $beats ->
        [yes] schlägt das
        [same] gleich
       *[no] zu niedrig
    }
hint-sought-loker =
    { $closed ->
        [yes] Jemand hat zugemacht, Sie sind also zum letzten Mal dran: Was Sie danach haben, zählt.
       *[no] { $left ->
            [0] Das ist die letzte Runde: Was Sie nach diesem Zug haben, zählt.
           *[other] Nach diesem Zug kommt noch ein Tausch{ $closes ->
                [yes] , wenn niemand zumacht.
               *[no] .
            }
        }
    }
    .brief = { $left ->
        [0] Ihr letzter Zug.
       *[other] Ein Tausch kommt noch.
    }
    .braille = { $left ->
        [0] letzter zug
       *[other] noch ein tausch
    }
hint-sought-bets = Im Pot: { COUNT($bank, of: "chip") }. { $call ->
        [0] Dabeibleiben kostet nichts.
       *[other] Dabeibleiben kostet { $call }.
    }
    .brief = Pot { $bank }, Mitgehen { $call }.
    .braille = pot { $bank } mit { $call }
theme-loker-pairs = Beide Paare niedrig
theme-loker-three = Ein Drilling
theme-loker-four = Ein Vierling
theme-loker-run = Vier Zahlen in Folge
theme-loker-nothing = Gar keine Kombination
