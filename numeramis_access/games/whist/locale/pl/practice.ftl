# Wist: ćwiczenia
practice-running-whist =
    { $kind ->
        [level] W lewach jest równo.
        [ahead] Macie { COUNT($size, of: "trick", case: "acc") } przewagi.
       *[behind] { $pairs ->
            [yes] Przeciwnicy mają
           *[no] { WHO($seat) } ma
        } { COUNT($size, of: "trick", case: "acc") } przewagi.
    } { $matters ->
        [yes] { $state ->
            [odd] Macie już { COUNT($over, of: "odd", case: "acc") }
            [never] Nadliczbowej w tym rozdaniu już nie weźmiecie
           *[open] Do pierwszej nadliczbowej brakuje { COUNT($need, of: "trick", case: "gen") }
        }, { $other-state ->
            [odd] { $pairs ->
                [yes] przeciwnicy mają
               *[no] { WHO($seat) } ma
            } { COUNT($other-over, of: "odd", case: "acc") }
            [never] { $pairs ->
                [yes] przeciwnicy nadliczbowej już nie wezmą
               *[no] nikt inny nadliczbowej już nie weźmie
            }
           *[open] { $pairs ->
                [yes] przeciwnicy potrzebują
               *[no] { WHO($seat) } potrzebuje
            } { COUNT($other-need, of: "trick", case: "gen") }
        }; { $left ->
            [one] została jedna lewa.
            [few] zostały { COUNT($left, of: "trick") }.
           *[other] zostało { COUNT($left, of: "trick") }.
        }
       *[no] { $left ->
            [one] Została jedna lewa.
            [few] Zostały { COUNT($left, of: "trick") }.
           *[other] Zostało { COUNT($left, of: "trick") }.
        }
    }
    .brief = { $state ->
        [odd] Nadliczbowych { $over }.
        [never] Bez nadliczbowej.
       *[open] Do nadliczbowej { $need }.
    }
    .braille = { $state ->
        [odd] nadliczb. { $over }
        [never] bez nadliczb.
       *[open] do nadl. { $need }
    } zostało { $left }
practice-running-queen = Dama jest jeszcze w grze, { $left ->
        [one] została jedna lewa.
        [few] zostały { COUNT($left, of: "trick") }.
       *[other] zostało { COUNT($left, of: "trick") }.
    }
    .braille = dama w grze zostało { $left }
hint-sought-whist =
    { $aim ->
        [avoid] Lewy liczą się teraz przeciwnikom
        [queen] Kto weźmie damę pik, przegrywa
       *[take] Zbierasz lewy
    }{ $later ->
        [0] {" "}i grasz na końcu.
        [one] {" "}i po tobie gra jeszcze jeden gracz.
       *[other] {" "}i po tobie gra jeszcze { COUNT($later, of: "player") }.
    }
    .brief = { $aim ->
        [avoid] Nie brać
        [queen] Nie brać damy
       *[take] Brać
    }, po tobie { $later }.
    .braille = { $aim ->
        [avoid] nie brać
        [queen] nie brać damy
       *[take] brać
    } po tobie { $later }
hint-sought-trumps = { $whole ->
        [yes] Atu obowiązuje na całe rozdanie
       *[no] Atu obowiązuje, dopóki się nie zmieni
    }. Lewy daje kolor długi i wysoki{ $partner ->
        [yes] , a { PARTNER() ->
            [feminine] kart partnerki
            [none] kart naprzeciwko
           *[masculine] kart partnera
        } nie znasz
       *[no] { "" }
    }.
    .brief = Lewy daje kolor długi i wysoki.
    .braille = długi i wysoki
hint-sought-packets = Dwa pakiety dostaniecie ty i { PARTNER(form: "who") }, pozostałe dwa przeciwnicy.
    .brief = Dwa wam, dwa przeciwnikom.
    .braille = 2 wam 2 im
theme-whist-void = Brakuje ci koloru
theme-whist-singleton = W jednym kolorze tylko jedna karta
theme-whist-long = Sześć kart w jednym kolorze
theme-whist-trumps = Pięć atutów
theme-whist-aces = Trzy asy
theme-whist-poor = Prawie żadnej wysokiej karty
