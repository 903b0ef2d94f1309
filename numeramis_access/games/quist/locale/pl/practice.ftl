# Quist: ćwiczenia
# Stan w trakcie
practice-running-quist =
    { $state ->
        [won] Gra jest już wasza
        [lost] Gra należy już do przeciwników
       *[open] { $kind ->
            [level] Jest równo
            [ahead] Macie { COUNT($size, of: "trick", case: "acc") } przewagi
           *[behind] Przeciwnicy mają { COUNT($size, of: "trick", case: "acc") } przewagi
        }. { $need ->
            [one] Do wygranej brakuje wam jednej lewy
           *[other] Do wygranej brakuje wam { COUNT($need, of: "trick", case: "gen") }
        }, a przeciwnikom { $other-need ->
            [one] jednej
           *[other] { SAY($other-need, gender: "feminine", case: "gen") }
        }
    }, { $left ->
        [one] została jeszcze jedna faza.
        [few] zostały jeszcze { COUNT($left, of: "phase") }.
       *[other] zostało jeszcze { COUNT($left, of: "phase") }.
    }
    .brief = { $state ->
        [won] Wygrane.
        [lost] Przegrane.
       *[open] Brakuje { SAY($need, gender: "feminine", case: "gen") }, przeciwnikom { SAY($other-need, gender: "feminine", case: "gen") }.
    }
    .braille = { $state ->
        [won] wygrane
        [lost] przegrane
       *[open] brak { $need }:{ $other-need }
    } zostało { $left }
hint-sought-quist = Gra idzie o { COUNT($worth, of: "trick", case: "acc") }{ $later ->
        [0] {" "}i grasz na końcu.
        [one] {" "}i po tobie gra jeszcze jeden gracz.
       *[other] {" "}i po tobie gra jeszcze { COUNT($later, of: "player") }.
    }
    .brief = O { SAY($worth, gender: "feminine", case: "acc") }, po tobie { $later }.
    .braille = o { $worth } po tobie { $later }
theme-quist-nines = Trzy dziewiątki
theme-quist-high = Wysokie karty
theme-quist-low = Nic powyżej szóstki
theme-quist-twins = Cztery pary
theme-quist-many = Cztery jednakowe karty
