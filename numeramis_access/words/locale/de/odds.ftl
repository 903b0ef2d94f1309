# Aussichten: was der Spieler wissen darf, genau gezählt; wo nur geschätzt wird, sagt der Satz „etwa“.
# odds-chance steht nach dem Wort „ist“.
odds-chance =
    { $edge ->
        [under] weniger als ein Prozent
        [over] mehr als neunundneunzig Prozent
       *[between] { $percent ->
            [0] null
            [one] ein Prozent
           *[other] { COUNT($percent, of: "percent") }
        }
    }
    .short = { $edge ->
        [under] <1%
        [over] >99%
       *[between] { $percent }%
    }
odds-none = Jetzt gibt es keine Aussichten zu nennen.
    .braille = nichts zu rechnen

odds-loss =
    { $unit ->
        [chips] { COUNT($size, of: "chip", case: "acc") }
       *[points] { COUNT($size, of: "point", case: "acc") }
    }
odds-figure =
    { $figure ->
        [none] keine Figur
        [two_pairs] zwei Paare
        [straight5] eine Straße aus fünf
        [three_pairs] drei Paare
        [straight6] eine Sechserstraße
        [three] einen Drilling
        [three_two] einen Drilling und ein Paar
        [two_threes] zwei Drillinge
        [four] einen Vierling
        [four_two] einen Vierling und ein Paar
        [loker] einen Loker
       *[king_loker] einen Königsloker
    }
