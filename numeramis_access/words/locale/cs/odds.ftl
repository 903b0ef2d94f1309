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
odds-figure =
    { $figure ->
        [none] bez figury
        [two_pairs] dvě dvojice
        [straight5] postupka z pěti
        [three_pairs] tři dvojice
        [straight6] postupka ze šesti
        [three] trojice
        [three_two] trojice a dvojice
        [two_threes] dvě trojice
        [four] čtveřice
        [four_two] čtveřice a dvojice
        [loker] Loker
       *[king_loker] King Loker
    }
    .acc =
        { $figure ->
            [none] ruku bez figury
            [two_pairs] dvě dvojice
            [straight5] postupku z pěti
            [three_pairs] tři dvojice
            [straight6] postupku ze šesti
            [three] trojici
            [three_two] trojici a dvojici
            [two_threes] dvě trojice
            [four] čtveřici
            [four_two] čtveřici a dvojici
            [loker] Loker
           *[king_loker] King Loker
        }
