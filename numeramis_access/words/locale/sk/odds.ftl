# Pravdepodobnosti: čo hráč môže vedieť, spočítané presne; kde sa len odhaduje, hovorí veta „asi“.
# odds-chance sa dosadzuje za slovo „je“.
odds-chance =
    { $edge ->
        [under] menšia ako jedno percento
        [over] väčšia ako deväťdesiatdeväť percent
       *[between] { $percent ->
            [0] nulová
            [one] jedno percento
            [few] { COUNT($percent, of: "percent") }
           *[other] { COUNT($percent, of: "percent") }
        }
    }
    .short = { $edge ->
        [under] <1%
        [over] >99%
       *[between] { $percent }%
    }
odds-none = Teraz nie je čo počítať.
    .braille = nie je čo počítať

odds-loss =
    { $unit ->
        [chips] { COUNT($size, of: "chip", case: "acc") }
       *[points] { COUNT($size, of: "point", case: "acc") }
    }
