# Quist: cvičenie
# Priebežný stav
practice-running-quist =
    { $state ->
        [won] Hru už máte vyhratú
        [lost] Hra už patrí súperom
       *[open] { $kind ->
            [level] Je to vyrovnané
            [ahead] Vediete o { $size ->
                [one] zdvih
                [few] { COUNT($size, of: "trick", case: "acc") }
               *[other] { COUNT($size, of: "trick", case: "acc") }
            }
           *[behind] Súperi vedú o { $size ->
                [one] zdvih
                [few] { COUNT($size, of: "trick", case: "acc") }
               *[other] { COUNT($size, of: "trick", case: "acc") }
            }
        }, { $need ->
            [one] na výhru vám chýba jediný zdvih
            [few] na výhru vám chýbajú { COUNT($need, of: "trick") }
           *[other] na výhru vám chýbajú { COUNT($need, of: "trick") }
        } a súperom { $other-need ->
            [one] jediný
           *[other] { $other-need }
        }
    }, { $left ->
        [one] hrá sa ešte jedna fáza.
        [few] hrajú sa ešte { COUNT($left, of: "phase") }.
       *[other] hrá sa ešte { COUNT($left, of: "phase") }.
    }
    .brief = { $state ->
        [won] Vyhraté.
        [lost] Prehraté.
       *[open] Chýba { $need }, súperom { $other-need }.
    }
    .braille = { $state ->
        [won] vyhraté
        [lost] prehraté
       *[open] chýba { $need }:{ $other-need }
    } zostáva { $left }
hint-sought-quist = Hrá sa o { COUNT($worth, of: "trick", case: "acc") }{ $later ->
        [0] {" "}a hráte na konci.
        [one] {" "}a po vás hrá ešte jeden.
        [few] {" "}a po vás hrajú ešte { $later ->
            [2] dvaja.
           *[other] traja.
        }
       *[other] {" "}a po vás hrá ešte { $later }.
    }
    .brief = O { $worth }, po vás { $later }.
    .braille = o { $worth } po vás { $later }
theme-quist-nines = Tri deviatky
theme-quist-high = Vysoké karty
theme-quist-low = Nič nad šestku
theme-quist-twins = Štyri dvojice
theme-quist-many = Štyri rovnaké karty
