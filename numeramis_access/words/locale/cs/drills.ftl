# Trénink: otázky, odpovědi a co se kdo naučil.
drill-title = Trénink
drill-daily = Dnešní trénink, asi pět minut
drill-waiting = { $count ->
        [0] nic k opakování
        [one] jedna otázka k opakování
        [few] { COUNT($count, of: "question") } k opakování
       *[other] { COUNT($count, of: "question") } k opakování
    }
drill-kind-gone = Kolik vysokých karet už padlo
drill-kind-left = Kolik vysokých karet ještě zbývá
drill-kind-chance = Odhad šance v Lokeru
drill-kind-braille = Čtení ruky v braillu
drill-standing = úroveň { $level }{ $asked ->
        [0] , zatím bez odpovědí
       *[other] , správně { COUNT($percent, of: "percent") }
    }
    .braille = úroveň { $level }{ $asked ->
        [0] {""}
       *[other] {" "}{ $percent }%
    }
drill-repeat = Zopakovat otázku
drill-right = Správně.
    .braille = správně
drill-wrong = Ne. { $right }.
    .brief = Ne. { $right }.
    .braille = ne: { $right }
drill-level =
    { $up ->
        [yes] Postupujete na úroveň { $level }.
       *[no] Zkusíme zase úroveň { $level }.
    }
    .braille = úroveň { $level }
drill-result = Trénink je hotový: správně { SAY($right, gender: "feminine") } { SAY($asked, case: "gen", gender: "feminine", after: "z") }.
    .braille = správně { $right }/{ $asked }
drill-not-kept = Výsledky tréninku se nepodařilo uložit.
    .braille = trénink neuložen
drill-number = { $number }
drill-play = { WHO($seat) }: { CARD($card) }.
    .brief = { WHO($seat) } { CARD($card) }.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
drill-whose = { WHO($seat) }, { CARD($card) }
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
drill-higher-first = první
drill-higher-second = druhá
drill-higher-equal = jsou stejné
drill-braille = Na braillském řádku je ruka. Přečtěte ji a vyberte, která to je.
    .braille = { CARDS($cards, case: "braille") }
drill-braille-choice = { CARDS($cards) }
drill-braille-why = Na řádku stálo: { CARDS($cards) }.
    .braille = bylo { CARDS($cards, case: "braille") }
drill-holds-gone = karta už padla
    .braille = padla
drill-better-level = { $kind }: z úrovně { $before } na úroveň { $after }.
    .braille = { $kind } { $before }-{ $after }
drill-better-remembered = Otázky, které dřív nevyšly a teď ano: { $count }.
    .braille = zas správně { $count }
drill-come = Kolik { CARD($card, case: "many") } ještě může přijít?
    .braille = { CARD($card, case: "braille") } přijde?
drill-come-why = Celkem je jich osm: od zamíchání { LISTENER() ->
        [feminine] jste viděla
        [none] znáte
       *[masculine] jste viděl
    } { SAY($seen, gender: "feminine", case: "acc") }, přijít { $left ->
        [0] nemůže žádná
        [one] může { SAY($left, gender: "feminine") }
        [few] mohou { SAY($left, gender: "feminine") }
       *[other] může { SAY($left, gender: "feminine") }
    }.
    .braille = 8-{ $seen }={ $left }
drill-coach = Trenér počítání
drill-unaided = Hra bez odpovědí stolu
drill-switch = { $on ->
        [yes] zapnuto
       *[no] vypnuto
    }
drill-unaided-point = { COUNT($points, of: "point") }.
    .braille = { $points } b
drill-unaided-sum = Hra bez odpovědí stolu: { $points ->
        [0] žádný bod za otázky.
       *[other] { COUNT($points, of: "point") } za otázky.
    }
    .braille = otázky { $points } b
drill-weeks = Počítání u stolu
drill-weeks-told = poslední týden hraní: správně { SAY($right, gender: "feminine") } { SAY($asked, case: "gen", gender: "feminine", after: "z") }{ $earlier ->
        [0] {""}
       *[other] , předtím { SAY($earlier-right, gender: "feminine") } { SAY($earlier, case: "gen", gender: "feminine", after: "z") }
    }{ $deals ->
        [0] {""}
       *[other] ; bez odpovědí stolu { COUNT($deals, of: "deal") }, za otázky { COUNT($points, of: "point") }
    }
