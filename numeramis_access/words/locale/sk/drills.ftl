# Tréning: otázky, odpovede a čo sa kto naučil.
drill-title = Tréning
drill-daily = Dnešný tréning, asi päť minút
drill-waiting = { $count ->
        [0] nič na opakovanie
        [one] jedna otázka na opakovanie
        [few] { COUNT($count, of: "question") } na opakovanie
       *[other] { COUNT($count, of: "question") } na opakovanie
    }
drill-kind-gone = Koľko vysokých kariet už padlo
drill-kind-left = Koľko vysokých kariet ešte zostáva
drill-kind-chance = Odhad šance v Lokri
drill-kind-braille = Čítanie ruky v braillovom písme
drill-standing = úroveň { $level }{ $asked ->
        [0] , zatiaľ bez odpovedí
       *[other] , správne { COUNT($percent, of: "percent") }
    }
    .braille = úroveň { $level }{ $asked ->
        [0] {""}
       *[other] {" "}{ $percent }%
    }
drill-repeat = Zopakovať otázku
drill-right = Správne.
    .braille = správne
drill-wrong = Nie. { $right }.
    .brief = Nie. { $right }.
    .braille = nie: { $right }
drill-level =
    { $up ->
        [yes] Postupujete na úroveň { $level }.
       *[no] Skúsime zase úroveň { $level }.
    }
    .braille = úroveň { $level }
drill-result = Tréning je hotový: správne { SAY($right, gender: "feminine") } { SAY($asked, case: "gen", gender: "feminine", after: "z") }.
    .braille = správne { $right }/{ $asked }
drill-not-kept = Výsledky tréningu sa nepodarilo uložiť.
    .braille = tréning neuložený
drill-number = { $number }
drill-play = { WHO($seat) }: { CARD($card) }.
    .brief = { WHO($seat) } { CARD($card) }.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
drill-whose = { WHO($seat) }, { CARD($card) }
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
drill-higher-first = prvá
drill-higher-second = druhá
drill-higher-equal = sú rovnaké
drill-braille = Na braillovskom riadku je ruka. Prečítajte ju a vyberte, ktorá to je.
    .braille = { CARDS($cards, case: "braille") }
drill-braille-choice = { CARDS($cards) }
drill-braille-why = Na riadku stálo: { CARDS($cards) }.
    .braille = bolo { CARDS($cards, case: "braille") }
drill-holds-gone = karta už padla
    .braille = padla
drill-better-level = { $kind }: z úrovne { $before } na úroveň { $after }.
    .braille = { $kind } { $before }-{ $after }
drill-better-remembered = Otázky, ktoré predtým nevyšli a teraz áno: { $count }.
    .braille = správne { $count }
drill-come = Koľko { CARD($card, case: "many") } ešte môže prísť?
    .braille = { CARD($card, case: "braille") } príde?
drill-come-why = Spolu ich je osem: od zamiešania ste videli { SAY($seen, gender: "feminine", case: "acc") }, prísť { $left ->
        [0] nemôže žiadna
        [one] môže { SAY($left, gender: "feminine") }
        [few] môžu { SAY($left, gender: "feminine") }
       *[other] môže { SAY($left, gender: "feminine") }
    }.
    .braille = 8-{ $seen }={ $left }
drill-coach = Tréner počítania
drill-unaided = Hra bez odpovedí stola
drill-switch = { $on ->
        [yes] zapnuté
       *[no] vypnuté
    }
drill-unaided-point = { COUNT($points, of: "point") }.
    .braille = { $points } b
drill-unaided-sum = Hra bez odpovedí stola: { $points ->
        [0] žiadny bod za otázky.
       *[other] { COUNT($points, of: "point") } za otázky.
    }
    .braille = otázky { $points } b
drill-weeks = Počítanie pri stole
drill-weeks-told = posledný týždeň hrania: správne { SAY($right, gender: "feminine") } { SAY($asked, case: "gen", gender: "feminine", after: "z") }{ $earlier ->
        [0] {""}
       *[other] , predtým { SAY($earlier-right, gender: "feminine") } { SAY($earlier, case: "gen", gender: "feminine", after: "z") }
    }{ $deals ->
        [0] {""}
       *[other] ; bez odpovedí stola { COUNT($deals, of: "deal") }, za otázky { COUNT($points, of: "point") }
    }
