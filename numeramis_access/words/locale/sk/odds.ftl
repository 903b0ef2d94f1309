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
odds-figure =
    { $figure ->
        [none] bez figúry
        [two_pairs] dve dvojice
        [straight5] postupka z piatich
        [three_pairs] tri dvojice
        [straight6] postupka zo šiestich
        [three] trojica
        [three_two] trojica a dvojica
        [two_threes] dve trojice
        [four] štvorica
        [four_two] štvorica a dvojica
        [loker] Loker
       *[king_loker] King Loker
    }
    .acc =
        { $figure ->
            [none] ruku bez figúry
            [two_pairs] dve dvojice
            [straight5] postupku z piatich
            [three_pairs] tri dvojice
            [straight6] postupku zo šiestich
            [three] trojicu
            [three_two] trojicu a dvojicu
            [two_threes] dve trojice
            [four] štvoricu
            [four_two] štvoricu a dvojicu
            [loker] Loker
           *[king_loker] King Loker
        }
