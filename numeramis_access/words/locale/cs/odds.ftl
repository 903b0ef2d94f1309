# Pravděpodobnosti: co hráč může vědět, spočítané přesně; kde se jen odhaduje, říká věta „asi“.
# odds-chance se dosazuje za slovo „je“.
odds-chance =
    { $edge ->
        [under] menší než jedno procento
        [over] větší než devadesát devět procent
       *[between] { $percent ->
            [0] nulová
            [one] jedno procento
            [few] { COUNT($percent, of: "percent") }
           *[other] { COUNT($percent, of: "percent") }
        }
    }
    .short = { $edge ->
        [under] <1%
        [over] >99%
       *[between] { $percent }%
    }
odds-none = Teď není co počítat.
    .braille = není co počítat

odds-loss =
    { $unit ->
        [chips] { COUNT($size, of: "chip", case: "acc") }
       *[points] { COUNT($size, of: "point", case: "acc") }
    }
