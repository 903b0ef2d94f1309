# Szanse: co gracz może wiedzieć, policzone dokładnie; gdzie tylko się szacuje, zdanie mówi „około”.
# odds-chance stoi po słowie „to”.
odds-chance =
    { $edge ->
        [under] mniej niż jeden procent
        [over] więcej niż dziewięćdziesiąt dziewięć procent
       *[between] { $percent ->
            [0] zero
           *[other] { COUNT($percent, of: "percent") }
        }
    }
    .short = { $edge ->
        [under] <1%
        [over] >99%
       *[between] { $percent }%
    }
odds-none = Teraz nie ma czego liczyć.
    .braille = nic do liczenia

odds-loss =
    { $unit ->
        [chips] { COUNT($size, of: "chip", case: "acc") }
       *[points] { COUNT($size, of: "point", case: "acc") }
    }
