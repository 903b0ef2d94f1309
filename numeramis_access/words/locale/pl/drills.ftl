# Trening: pytania, odpowiedzi i czego się kto nauczył.
drill-title = Trening
drill-daily = Dzisiejszy trening, około pięciu minut
drill-waiting = { $count ->
        [0] nic do powtórki
        [one] jedno pytanie do powtórki
       *[other] { COUNT($count, of: "question") } do powtórki
    }
drill-kind-gone = Ile wysokich kart już padło
drill-kind-left = Ile wysokich kart jeszcze zostało
drill-kind-chance = Szacowanie szansy w Lokerze
drill-kind-braille = Czytanie ręki w brajlu
drill-standing = poziom { $level }{ $asked ->
        [0] , jeszcze bez odpowiedzi
       *[other] , dobrze { COUNT($percent, of: "percent") }
    }
    .braille = poziom { $level }{ $asked ->
        [0] {""}
       *[other] {" "}{ $percent }%
    }
drill-repeat = Powtórz pytanie
drill-right = Dobrze.
    .braille = dobrze
drill-wrong = Nie. { $right }.
    .brief = Nie. { $right }.
    .braille = nie: { $right }
drill-level =
    { $up ->
        [yes] Przechodzisz na poziom { $level }.
       *[no] Spróbujmy znów poziomu { $level }.
    }
    .braille = poziom { $level }
drill-result = Trening skończony: dobrze { SAY($right, gender: "neuter") } { SAY($asked, case: "gen", gender: "neuter", after: "z") }.
    .braille = dobrze { $right }/{ $asked }
drill-not-kept = Wyników treningu nie udało się zapisać.
    .braille = bez zapisu
drill-number = { $number }
drill-play = { WHO($seat) }: { CARD($card) }.
    .brief = { WHO($seat) } { CARD($card) }.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
drill-whose = { WHO($seat) }, { CARD($card) }
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
drill-higher-first = pierwsza
drill-higher-second = druga
drill-higher-equal = są równe
drill-braille = Na linijce brajlowskiej jest ręka. Przeczytaj ją i wybierz, która to.
    .braille = { CARDS($cards, case: "braille") }
drill-braille-choice = { CARDS($cards) }
drill-braille-why = Na linijce było: { CARDS($cards) }.
    .braille = było { CARDS($cards, case: "braille") }
drill-holds-gone = karta już padła
    .braille = padła
drill-better-level = { $kind }: z poziomu { $before } na poziom { $after }.
    .braille = { $kind } { $before }-{ $after }
drill-better-remembered = Pytania, które wcześniej się nie udały, a teraz tak: { $count }.
    .braille = znów dobrze { $count }
drill-come = Ile { CARD($card, case: "many") } może jeszcze przyjść?
    .braille = { CARD($card, case: "braille") } przyjdzie?
drill-come-why = Razem jest ich osiem: od tasowania { LISTENER() ->
        [feminine] widziałaś
        [none] znasz
       *[masculine] widziałeś
    } { SAY($seen, gender: "feminine", case: "acc") }, przyjść { $left ->
        [0] nie może żadna
        [one] może { SAY($left, gender: "feminine") }
        [few] mogą { SAY($left, gender: "feminine") }
       *[other] może { SAY($left, gender: "feminine") }
    }.
    .braille = 8-{ $seen }={ $left }
drill-coach = Trener liczenia
drill-unaided = Gra bez odpowiedzi stołu
drill-switch = { $on ->
        [yes] włączone
       *[no] wyłączone
    }
drill-unaided-point = { COUNT($points, of: "point") }.
    .braille = { $points } p
drill-unaided-sum = Gra bez odpowiedzi stołu: { $points ->
        [0] żadnego punktu za pytania.
       *[other] { COUNT($points, of: "point") } za pytania.
    }
    .braille = pytania { $points } p
drill-weeks = Liczenie przy stole
drill-weeks-told = ostatni tydzień gry: dobrze { SAY($right, gender: "neuter") } { SAY($asked, case: "gen", gender: "neuter", after: "z") }{ $earlier ->
        [0] {""}
       *[other] , przedtem { SAY($earlier-right, gender: "neuter") } { SAY($earlier, case: "gen", gender: "neuter", after: "z") }
    }{ $deals ->
        [0] {""}
       *[other] ; bez odpowiedzi stołu { COUNT($deals, of: "deal") }, za pytania { COUNT($points, of: "point") }
    }
