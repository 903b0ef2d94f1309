# Quist: cvičení
# Průběžný stav
practice-running-quist =
    { $state ->
        [won] Hru už máte vyhranou
        [lost] Hra už patří soupeřům
       *[open] { $kind ->
            [level] Je to vyrovnané
            [ahead] Vedete o { $size ->
                [one] zdvih
                [few] { COUNT($size, of: "trick", case: "acc") }
               *[other] { COUNT($size, of: "trick", case: "acc") }
            }
           *[behind] Soupeři vedou o { $size ->
                [one] zdvih
                [few] { COUNT($size, of: "trick", case: "acc") }
               *[other] { COUNT($size, of: "trick", case: "acc") }
            }
        }, { $need ->
            [one] k výhře vám chybí jediný zdvih
            [few] k výhře vám chybí { COUNT($need, of: "trick") }
           *[other] k výhře vám chybí { COUNT($need, of: "trick") }
        } a soupeřům { $other-need ->
            [one] jediný
           *[other] { $other-need }
        }
    }, { $left ->
        [one] hraje se ještě jedna fáze.
        [few] hrají se ještě { COUNT($left, of: "phase") }.
       *[other] hraje se ještě { COUNT($left, of: "phase") }.
    }
    .brief = { $state ->
        [won] Vyhráno.
        [lost] Prohráno.
       *[open] Chybí { $need }, soupeřům { $other-need }.
    }
    .braille = { $state ->
        [won] vyhráno
        [lost] prohráno
       *[open] chybí { $need }:{ $other-need }
    } zbývá { $left }
hint-sought-quist = Hraje se o { COUNT($worth, of: "trick", case: "acc") }{ $later ->
        [0] {" "}a jste poslední.
        [one] {" "}a po vás hraje ještě jeden.
        [few] {" "}a po vás hrají ještě { $later ->
            [2] dva.
           *[other] tři.
        }
       *[other] {" "}a po vás hraje ještě { $later }.
    }
    .brief = O { $worth }, po vás { $later }.
    .braille = o { $worth } po vás { $later }
theme-quist-nines = Tři devítky
theme-quist-high = Vysoké karty
theme-quist-low = Nic nad šestku
theme-quist-twins = Čtyři dvojice
theme-quist-many = Čtyři stejné karty
