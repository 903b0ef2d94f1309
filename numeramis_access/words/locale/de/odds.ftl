# Aussichten: was der Spieler wissen darf, genau gezählt; wo nur geschätzt wird, sagt der Satz „etwa“.
# odds-chance steht nach dem Wort „beträgt“.
odds-chance =
    { $edge ->
        [under] weniger als ein Prozent
        [over] mehr als neunundneunzig Prozent
       *[between] { $percent ->
            [0] null Prozent
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
