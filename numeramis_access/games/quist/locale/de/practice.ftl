# Quist: üben
# Wie es steht
practice-running-quist =
    { $state ->
        [won] Das Spiel haben Sie schon gewonnen
        [lost] Das Spiel gehört schon den Gegnern
       *[open] { $kind ->
            [level] Es steht unentschieden
            [ahead] Sie liegen { COUNT($size, of: "trick", case: "acc") } vorn
           *[behind] Die Gegner liegen { COUNT($size, of: "trick", case: "acc") } vorn
        }. Zum Gewinn { $need ->
            [one] fehlt Ihnen nur noch ein Stich
           *[other] fehlen Ihnen noch { COUNT($need, of: "trick") }
        } und den Gegnern { $other-need ->
            [one] einer
           *[other] { $other-need }
        }
    }. { $left ->
        [one] Es bleibt noch eine Phase.
       *[other] Es bleiben noch { COUNT($left, of: "phase") }.
    }
    .brief = { $state ->
        [won] Gewonnen.
        [lost] Verloren.
       *[open] Ihnen fehlen { $need }, den Gegnern { $other-need }.
    }
    .braille = { $state ->
        [won] gewonnen
        [lost] verloren
       *[open] fehlt { $need }:{ $other-need }
    } rest { $left }
hint-sought-quist = Es geht um { COUNT($worth, of: "trick", case: "acc") }, { $later ->
        [0] und Sie spielen zuletzt.
        [one] und nach Ihnen spielt noch einer.
       *[other] und nach Ihnen spielen noch { $later }.
    }
    .brief = Um { COUNT($worth, of: "trick", case: "acc") }, nach Ihnen { $later }.
    .braille = um { $worth } nach ihnen { $later }
theme-quist-nines = Drei Neunen
theme-quist-high = Hohe Karten
theme-quist-low = Nichts über der Sechs
theme-quist-twins = Vier Zwillinge
theme-quist-many = Vier gleiche Karten
