# Whist: cvičení
practice-running-whist =
    { $kind ->
        [level] Na zdvihy je to vyrovnané.
        [ahead] Vedete o { $size ->
            [one] zdvih
            [few] { COUNT($size, of: "trick", case: "acc") }
           *[other] { COUNT($size, of: "trick", case: "acc") }
        }.
       *[behind] { $pairs ->
            [yes] Soupeři vedou
           *[no] { WHO($seat) } vede
        } o { $size ->
            [one] zdvih
            [few] { COUNT($size, of: "trick", case: "acc") }
           *[other] { COUNT($size, of: "trick", case: "acc") }
        }.
    } { $matters ->
        [yes] { $state ->
            [odd] Máte už { COUNT($over, of: "odd") }
            [never] Na trik už v tomto rozdání nedosáhnete
           *[open] Do prvního triku vám chybí { COUNT($need, of: "trick") }
        }, { $other-state ->
            [odd] { $pairs ->
                [yes] soupeři mají
               *[no] { WHO($seat) } má
            } { COUNT($other-over, of: "odd") }
            [never] { $pairs ->
                [yes] soupeři už na trik nedosáhnou
               *[no] nikdo jiný už na trik nedosáhne
            }
           *[open] { $pairs ->
                [yes] soupeři potřebují
               *[no] { WHO($seat) } potřebuje
            } { COUNT($other-need, of: "trick") }
        }; { $left ->
            [one] zbývá jeden zdvih.
            [few] zbývají { COUNT($left, of: "trick") }.
           *[other] zbývá { COUNT($left, of: "trick") }.
        }
       *[no] { $left ->
            [one] Zbývá jeden zdvih.
            [few] Zbývají { COUNT($left, of: "trick") }.
           *[other] Zbývá { COUNT($left, of: "trick") }.
        }
    }
    .brief = { $state ->
        [odd] Triků { $over }.
        [never] Bez triku.
       *[open] Do triku { $need }.
    }
    .braille = { $state ->
        [odd] triků { $over }
        [never] bez triku
       *[open] do triku { $need }
    } zbývá { $left }
practice-running-queen = Dáma je stále ve hře, { $left ->
        [one] zbývá jeden zdvih.
        [few] zbývají { COUNT($left, of: "trick") }.
       *[other] zbývá { COUNT($left, of: "trick") }.
    }
    .braille = dáma ve hře zbývá { $left }
hint-sought-whist =
    { $aim ->
        [avoid] Zdvihy se teď počítají soupeřům
        [queen] Kdo vezme pikovou dámu, prohrává
       *[take] Potřebujete zdvihy
    }{ $later ->
        [0] {" "}a hrajete poslední.
        [one] {" "}a po vás hraje ještě jeden.
        [few] {" "}a po vás hrají ještě { $later ->
            [2] dva.
           *[other] tři.
        }
       *[other] {" "}a po vás hraje ještě { $later }.
    }
    .brief = { $aim ->
        [avoid] Nebrat
        [queen] Nebrat dámu
       *[take] Brát
    }, po vás { $later }.
    .braille = { $aim ->
        [avoid] nebrat
        [queen] nebrat dámu
       *[take] brát
    } po vás { $later }
hint-sought-trumps = { $whole ->
        [yes] Trumfy platí na celé rozdání
       *[no] Trumfy platí, dokud se nezmění
    }: zdvihy dělá dlouhá a vysoká barva{ $partner ->
        [yes] {" "}{ PARTNER() ->
            [feminine] a karty spoluhráčky neznáte
            [none] a karty naproti neznáte
           *[masculine] a karty spoluhráče neznáte
        }
       *[no] { "" }
    }.
    .brief = Zdvihy dělá dlouhá a vysoká barva.
    .braille = dlouhá vysoká barva
hint-sought-packets = { PARTNER() ->
        [feminine] Dvě hromádky dostanete vy se spoluhráčkou, zbylé dvě soupeři.
        [none] Dvě hromádky dostane vaše dvojice, zbylé dvě soupeři.
       *[masculine] Dvě hromádky dostanete vy se spoluhráčem, zbylé dvě soupeři.
    }
    .brief = Dvě vám, dvě soupeřům.
    .braille = 2 vám 2 soupeřům
theme-whist-void = Chybí vám barva
theme-whist-singleton = Z jedné barvy jen jedna karta
theme-whist-long = Šest karet jedné barvy
theme-whist-trumps = Pět trumfů
theme-whist-aces = Tři esa
theme-whist-poor = Skoro žádná vysoká karta
