# Whist: cvičenie
practice-running-whist =
    { $kind ->
        [level] Na zdvihy je to vyrovnané.
        [ahead] Vediete o { $size ->
            [one] zdvih
            [few] { COUNT($size, of: "trick", case: "acc") }
           *[other] { COUNT($size, of: "trick", case: "acc") }
        }.
       *[behind] { $pairs ->
            [yes] Súperi vedú
           *[no] { WHO($seat) } vedie
        } o { $size ->
            [one] zdvih
            [few] { COUNT($size, of: "trick", case: "acc") }
           *[other] { COUNT($size, of: "trick", case: "acc") }
        }.
    } { $matters ->
        [yes] { $state ->
            [odd] Máte už { COUNT($over, of: "odd") }
            [never] Na trik už v tomto rozdaní nedosiahnete
           *[open] Do prvého triku vám { $need ->
                [few] chýbajú
               *[other] chýba
            } { COUNT($need, of: "trick") }
        }, { $other-state ->
            [odd] { $pairs ->
                [yes] súperi majú
               *[no] { WHO($seat) } má
            } { COUNT($other-over, of: "odd") }
            [never] { $pairs ->
                [yes] súperi už na trik nedosiahnu
               *[no] nikto iný už na trik nedosiahne
            }
           *[open] { $pairs ->
                [yes] súperi potrebujú
               *[no] { WHO($seat) } potrebuje
            } { COUNT($other-need, of: "trick") }
        }; { $left ->
            [one] zostáva jeden zdvih.
            [few] zostávajú { COUNT($left, of: "trick") }.
           *[other] zostáva { COUNT($left, of: "trick") }.
        }
       *[no] Zostáva { COUNT($left, of: "trick") }.
    }
    .brief = { $state ->
        [odd] Trikov { $over }.
        [never] Bez triku.
       *[open] Do triku { $need }.
    }
    .braille = { $state ->
        [odd] trikov { $over }
        [never] bez triku
       *[open] do triku { $need }
    } zostáva { $left }
practice-running-queen = Dáma je stále v hre, { $left ->
        [one] zostáva jeden zdvih.
        [few] zostávajú { COUNT($left, of: "trick") }.
       *[other] zostáva { COUNT($left, of: "trick") }.
    }
    .braille = dáma v hre zostáva { $left }
hint-sought-whist =
    { $aim ->
        [avoid] Zdvihy sa teraz počítajú súperom
        [queen] Kto vezme pikovú dámu, prehráva
       *[take] Potrebujete zdvihy
    }{ $later ->
        [0] {" "}a hráte na konci.
        [one] {" "}a po vás hrá ešte jeden.
        [few] {" "}a po vás hrajú ešte { $later ->
            [2] dvaja.
           *[other] traja.
        }
       *[other] {" "}a po vás hrá ešte { $later }.
    }
    .brief = { $aim ->
        [avoid] Nebrať
        [queen] Nebrať dámu
       *[take] Brať
    }, po vás { $later }.
    .braille = { $aim ->
        [avoid] nebrať
        [queen] nebrať dámu
       *[take] brať
    } po vás { $later }
hint-sought-trumps = { $whole ->
        [yes] Tromfy platia na celé rozdanie
       *[no] Tromfy platia, kým sa nezmenia
    }: zdvihy robí dlhá a vysoká farba{ $partner ->
        [yes] {" "}{ PARTNER() ->
            [feminine] a karty spoluhráčky nepoznáte
            [none] a karty oproti nepoznáte
           *[masculine] a karty spoluhráča nepoznáte
        }
       *[no] { "" }
    }.
    .brief = Zdvihy robí dlhá a vysoká farba.
    .braille = dlhá vysoká farba
hint-sought-packets = { PARTNER() ->
        [feminine] Dve kôpky dostanete vy so spoluhráčkou, zvyšné dve súperi.
        [none] Dve kôpky dostane vaša dvojica, zvyšné dve súperi.
       *[masculine] Dve kôpky dostanete vy so spoluhráčom, zvyšné dve súperi.
    }
    .brief = Dve vám, dve súperom.
    .braille = 2 vám 2 súperom
theme-whist-void = Chýba vám farba
theme-whist-singleton = Z jednej farby len jedna karta
theme-whist-long = Šesť kariet jednej farby
theme-whist-trumps = Päť tromfov
theme-whist-aces = Tri esá
theme-whist-poor = Skoro žiadna vysoká karta
