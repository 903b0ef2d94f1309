# Trénink: otázky, odpovědi a co se kdo naučil.
drill-title = Trénink
drill-daily = Dnešní trénink, asi pět minut
drill-waiting = { $count ->
        [0] nic k opakování
        [one] jedna otázka k opakování
        [few] { COUNT($count, of: "question") } k opakování
       *[other] { COUNT($count, of: "question") } k opakování
    }
drill-kind-highest = Která karta je nejvyšší a čí
drill-kind-gone = Kolik vysokých karet už padlo
drill-kind-worth = O kolik zdvihů se hraje
drill-kind-left = Kolik vysokých karet ještě zbývá
drill-kind-recall = Ruka po paměti
drill-kind-sums = Kolik chybí v Šipkách
drill-kind-fits = Které dvě karty v Šipkách trefí
drill-kind-risk = Jak často se v Šipkách přetáhne
drill-kind-figure = Jak se jmenuje figura
drill-kind-higher = Která ruka je vyšší
drill-kind-outs = Kolik karet v Lokeru pomůže
drill-kind-chance = Odhad šance v Lokeru
drill-kind-takes = Čí je zdvih ve Whistu
drill-kind-trumps = Kolik trumfů ve Whistu ještě zbývá
drill-kind-suit = Kolik karet barvy ve Whistu ještě zbývá
drill-kind-holds = Kdo ve Whistu kartu ještě může mít
drill-kind-hand = Ruka Whistu po paměti
drill-kind-points = Kolik přinese rozdání whistu
drill-kind-tour = Která hra whistu to je
drill-kind-braille = Čtení ruky v braillu
drill-standing = úroveň { $level }{ $asked ->
        [0] , zatím bez odpovědí
       *[other] , správně { COUNT($percent, of: "percent") }
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
drill-phase = Padly karty:
    .braille = padlo:
drill-play = { WHO($seat) }: { CARD($card) }.
    .brief = { WHO($seat) } { CARD($card) }.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
drill-whose = { WHO($seat) }, { CARD($card) }
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
drill-highest = Kdo byl s nejvyšší kartou první?
    .braille = nejvyšší?
drill-highest-why =
    { $tied ->
        [yes] Nejvyšší byla { CARD($card) } a padla vícekrát, rozhoduje, kdo ji zahrál první.
       *[no] Nejvyšší byla { CARD($card) }.
    }
    .braille = max { CARD($card, case: "braille") } { WHO($seat, form: "short") }
drill-cards = { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-gone-begin = Počítejte { $number ->
        [9] devítky
        [8] osmičky
       *[7] sedmičky
    }:
    .braille = počítejte { $number }:
drill-gone = Kolik jich padlo?
    .braille = kolik?
drill-gone-why = { CARD($card) } { $count ->
        [0] nepadla ani jednou
        [1] padla jednou
        [2] padla dvakrát
        [3] padla třikrát
        [4] padla čtyřikrát
       [5] padla pětkrát
        [6] padla šestkrát
        [7] padla sedmkrát
       *[other] padla osmkrát
    }.
    .braille = { $card }: { $count }x
drill-worth-begin = Fáze po fázi:
    .braille = fáze:
drill-worth = O kolik zdvihů se hraje dál?
    .braille = o kolik?
drill-worth-why = Každá shoda na nejvyšší kartě přidá zdvih, jediná nejvyšší hromádku vezme a začíná se znovu od jednoho: hraje se o { COUNT($worth, of: "trick", case: "acc") }.
    .braille = o { $worth }
drill-sums = Hraje se { $limit }, máte { $score } a skládáte { $number }. Kolik vám bude chybět?
    .brief = Do { SAY($limit, case: "gen") }: { $score } plus { $number }, chybí?
    .braille = { $limit }: { $score }+{ $number } chybí?
drill-sums-why = Máte { $score }, do { SAY($limit, case: "gen") } chybí { $missing }.
    .braille = { $score } chybí { $missing }
drill-figure = Jaká je to figura: { CARDS($cards) }?
    .braille = { CARDS($cards, case: "braille") } figura?
drill-figure-name =
    { $figure ->
        [none] bez figury
        [two_pairs] dvě dvojice
        [straight5] postupka z pěti
        [three_pairs] tři dvojice
        [straight6] postupka ze šesti
        [three] trojice
        [three_two] trojice a dvojice
        [two_threes] dvě trojice
        [four] čtveřice
        [four_two] čtveřice a dvojice
        [loker] Loker
       *[king_loker] King Loker
    }
drill-figure-why =
    { $figure ->
        [none] Nejvýš jedna dvojice a žádných pět čísel za sebou: to figura není.
        [two_pairs] Dvě čísla jsou tu dvakrát.
        [straight5] Pět čísel jde za sebou.
        [three_pairs] Tři čísla jsou tu dvakrát.
        [straight6] Všech šest čísel jde za sebou.
        [three] Jedno číslo je tu třikrát a nic dalšího se neopakuje.
        [three_two] Jedno číslo je tu třikrát, druhé dvakrát.
        [two_threes] Dvě čísla jsou tu třikrát.
        [four] Jedno číslo je tu čtyřikrát a nic dalšího se neopakuje.
        [four_two] Jedno číslo je tu čtyřikrát, druhé dvakrát.
        [loker] Jedno číslo je tu pětkrát.
       *[king_loker] Všech šest je stejných.
    }
    .braille = { drill-figure-name }
drill-hand-first = První ruka: { CARDS($cards) }.
    .braille = 1: { CARDS($cards, case: "braille") }
drill-hand-second = Druhá ruka: { CARDS($cards) }.
    .braille = 2: { CARDS($cards, case: "braille") }
drill-higher = Která je vyšší?
    .braille = vyšší?
drill-higher-first = první
drill-higher-second = druhá
drill-higher-equal = jsou stejné
drill-higher-why =
    { $first ->
        [none] V první ruce figura není
        [two_pairs] V první ruce jsou dvě dvojice
        [straight5] V první ruce je postupka z pěti
        [three_pairs] V první ruce jsou tři dvojice
        [straight6] V první ruce je postupka ze šesti
        [three] V první ruce je trojice
        [three_two] V první ruce je trojice a dvojice
        [two_threes] V první ruce jsou dvě trojice
        [four] V první ruce je čtveřice
        [four_two] V první ruce je čtveřice a dvojice
        [loker] V první ruce je Loker
       *[king_loker] V první ruce je King Loker
    }, { $second ->
        [none] ve druhé není nic.
        [two_pairs] ve druhé dvě dvojice.
        [straight5] ve druhé postupka z pěti.
        [three_pairs] ve druhé tři dvojice.
        [straight6] ve druhé postupka ze šesti.
        [three] ve druhé trojice.
        [three_two] ve druhé trojice a dvojice.
        [two_threes] ve druhé dvě trojice.
        [four] ve druhé čtveřice.
        [four_two] ve druhé čtveřice a dvojice.
        [loker] ve druhé Loker.
       *[king_loker] ve druhé King Loker.
    } Mezi stejnými figurami rozhodují vyšší čísla, nakonec volné karty.
drill-braille = Na braillském řádku je ruka. Přečtěte ji a vyberte, která to je.
    .braille = { CARDS($cards, case: "braille") }
drill-braille-choice = { CARDS($cards) }
drill-braille-why = Na řádku stálo: { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }: { CARDS($cards) }
drill-left-begin = V ruce: { CARDS($cards) }. Padlo:
    .braille = { CARDS($cards, case: "braille") } padlo:
drill-left = Kolik { CARD($card, case: "many") } ještě zbývá mimo vaši ruku?
    .braille = { CARD($card, case: "braille") } zbývá?
drill-left-why = Celkem je jich osm: v ruce { SAY($held, gender: "feminine") }, { $played ->
        [one] padla
        [few] padly
       *[other] padlo
    } { SAY($played, gender: "feminine") }, { $left ->
        [one] zbývá
        [few] zbývají
       *[other] zbývá
    } { SAY($left, gender: "feminine") }.
    .braille = 8-{ $held }-{ $played }={ $left }
drill-recall-begin = Zapamatujte si ruku: { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-recall = Kolik karet v ní je vyšších než { CARD($card) }?
    .braille = vyšší než { CARD($card, case: "braille") }?
drill-recall-why = V ruce bylo: { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-fits-short = Do cíle vám chybí { $missing }. Které dvě karty trefí?
    .braille = chybí { $missing }: které trefí?
drill-fits = Hraje se { $limit }, máte { $score }. Které dvě karty trefí?
    .braille = { $limit }: { $score }, které trefí?
drill-fits-pair = { CARDS($cards) }
    .braille = { CARDS($cards, case: "braille") }
drill-fits-why = Do { SAY($limit, case: "gen") } vám chybí { $missing } a přesně to dají { CARDS($cards) }.
    .braille = chybí { $missing }
drill-risk = Do cíle vám chybí { $missing } a házíte { COUNT($count, of: "card", case: "acc") }. Kolikrát asi ze sta hodů přetáhnete?
    .braille = chybí { $missing }, { $count } k: přetah %?
drill-risk-why = { $count ->
        [1] Přetáhne každé číslo větší než { $missing } a nula se nahrazuje: ze sta hodů jich přetáhne { $chance }.
       *[other] Přetáhne jen dvojice, ze které jsou obě čísla větší než { $missing }: ze sta hodů jich přetáhne { $chance }.
    }
    .braille = přetah { $chance }%
drill-outs = Máte { CARDS($cards, case: "acc") } a vyměníte { CARDS($thrown, case: "acc") }. Kolik karet, které nevidíte, vám zvýší figuru?
    .brief = { CARDS($cards) }; výměna: { CARDS($thrown) }. Kolik karet pomůže?
    .braille = { CARDS($cards, case: "braille") } -{ CARDS($thrown, case: "braille") }: pomůže?
drill-outs-why = V ruce { $figure ->
        [two_pairs] jsou
        [three_pairs] jsou
        [two_threes] jsou
       *[other] je
    } { drill-figure-name }. Od každého čísla, které pomůže, počítejte osm karet bez těch v ruce: dohromady { $count }.
    .braille = pomůže { $count }
drill-chance = Máte { CARDS($cards, case: "acc") } a vyměníte { CARDS($thrown, case: "acc") }. Kolikrát asi ze sta se figura zvýší?
    .brief = { CARDS($cards) }; výměna: { CARDS($thrown) }. Kolikrát ze sta?
    .braille = { CARDS($cards, case: "braille") } -{ CARDS($thrown, case: "braille") }: %?
drill-chance-why = { $count ->
        [1] Pomůže { COUNT($outs, of: "card") }. Od oka přidejte třetinu, to je asi { $rule } ze sta. Přesně je to { $chance }.
       *[other] Při jedné kartě pomůže { COUNT($outs, of: "card") }. Od oka přidejte třetinu a za druhou kartu ještě polovinu, to je asi { $rule } ze sta. Přesně je to { $chance }.
    }
    .braille = { $chance }%
drill-trump = Trumfy jsou { SUIT($suit) }.
    .braille = trumfy { SUIT($suit, case: "braille") }
drill-takes = Čí je zdvih?
    .braille = čí?
drill-takes-why = { $ruffed ->
        [yes] Zdvih bere nejvyšší trumf, { CARD($card) }.
       *[no] Zdvih bere nejvyšší karta vynesené barvy, { CARD($card) }.
    }
    .braille = { CARD($card, case: "braille") }
drill-trick = První { WHO($seat) }: { CARDS($cards) }.
    .braille = { WHO($seat, form: "short") }:{ CARDS($cards, case: "braille") }
drill-trumps-begin = Trumfy jsou { SUIT($suit) }, při rozdání { $count ->
        [0] k vám nepřišel žádný
       *[other] k vám: { SAY($count, gender: "masculine") }
    }. Zdvihy:
    .braille = trumfy { SUIT($suit, case: "braille") } { $count }:
drill-suit-begin = Počítejte { SUIT($suit) }, při rozdání { $count ->
        [0] k vám nepřišla žádná karta
       *[other] k vám: { COUNT($count, of: "card") }
    }. Zdvihy:
    .braille = { SUIT($suit, case: "braille") } { $count }:
drill-out = { SUIT($suit, case: "title") }: kolik jich ještě mají ostatní?
    .braille = { SUIT($suit, case: "braille") } zbývá?
drill-out-why = Celkem jich je { SAY($every, gender: "feminine") }: k vám při rozdání { SAY($own, gender: "feminine") }, ostatním { $fell ->
        [one] padla
        [few] padly
       *[other] padlo
    } { SAY($fell, gender: "feminine") }, { $left ->
        [one] zbývá
        [few] zbývají
       *[other] zbývá
    } { SAY($left, gender: "feminine") }.
    .braille = { $every }-{ $own }-{ $fell }={ $left }
drill-holds-begin = Zdvihy:
    .braille = zdvihy:
drill-holds = Kdo už nemůže mít { CARD($card, case: "acc") }?
    .braille = kdo ne { CARD($card, case: "braille") }?
drill-holds-seat = { WHO($seat) }
    .braille = { WHO($seat, form: "short") }
drill-holds-any = mohou všichni tři
    .braille = všichni mohou
drill-holds-gone = karta už padla
    .braille = padla
drill-holds-why = { $gone ->
        [yes] Ta karta už v jednom ze zdvihů padla.
       *[no] Kdo v barvě { SUIT($suit) } barvu nectil, žádnou nemá; ostatní tu kartu mít mohou.
    }
    .braille = { $gone ->
        [yes] padla
       *[no] { SUIT($suit, case: "braille") } -
    }
drill-hand-begin = Zapamatujte si ruku. { HAND($cards) }
    .braille = { HAND($cards, case: "braille") }
drill-hand = { SUIT($suit, case: "title") }: kolik jich v ruce bylo?
    .braille = { SUIT($suit, case: "braille") }?
drill-hand-why = Ruka zněla: { HAND($cards) }
    .braille = { HAND($cards, case: "braille") }
drill-better-level = { $kind }: z úrovně { $before } na úroveň { $after }.
    .braille = { $kind } { $before }-{ $after }
drill-better-remembered = Otázky, které dřív nevyšly a teď ano: { $count }.
    .braille = zas správně { $count }
drill-points = { $tour ->
        [cayenne] Cayenne, trumfy { $doubled ->
            [yes] zůstaly podle otočené karty
           *[no] se zvolily nové
        }
        [grand] Grand
       *[base] Základní whist
    }. Vaše strana má { COUNT($tricks, of: "trick", case: "acc") }{ $honours ->
        [yes] {" "}a z { $tour ->
            [grand] čtyř es
           *[other] pěti figur
        } dostala { $held ->
            [0] { $tour ->
                [grand] žádné
               *[other] žádnou
            }
           *[other] { $tour ->
                [grand] { SAY($held, case: "acc", gender: "neuter") }
               *[other] { SAY($held, case: "acc", gender: "feminine") }
            }
        }
       *[no] {""}
    }. Kolik je to bodů do desítky?
    .braille = { $tricks }{ $honours ->
        [yes] +{ $held } fig
       *[no] {""}
    }{ $doubled ->
        [yes] x2
       *[no] {""}
    } { $tour ->
        [grand] grand
       *[other] {""}
    }: body?
drill-points-why = Zdvihy nad šest: { $above ->
        [0] žádný
       *[other] { SAY($above, gender: "masculine") }, tedy { COUNT($tricks, of: "point") }
    }; figury: { $honours }{ $doubled ->
        [yes] ; vše už dvojnásobně
       *[no] {""}
    }; dohromady { $points }.
    .braille = { $tricks }+{ $honours }={ $points }
drill-tour = Ve které hře { $tour ->
        [cayenne] smí rozdávající nechat otočenou barvu, pak se počítá dvojnásob, nebo zvolit jinou
        [grand] nejsou trumfy a figury jsou esa
        [grand_null] nejsou trumfy a od sedmého zdvihu se každý počítá druhé straně
        [grand_null_queen] nejsou trumfy a zdvihy se počítají druhé straně, jakmile padne piková dáma
        [amor] smí strana zvolit nové trumfy po třech zdvizích za sebou
        [duck] smí strana zvolit nové trumfy po dvou zdvizích za sebou
        [bismarck] rozdělí rozdávající čtyři hromádky karet
        [queen_of_spades] nejde o nic než o to, kdo vezme pikovou dámu
        [hussar] hrají čtyři, každý sám za sebe
        [three] hrají tři, každý sám za sebe
       *[base] se otočí karta na trumfy a jinak není nic zvláštního
    }?
    .braille = která hra?
drill-tour-name = { $tour ->
        [cayenne] Cayenne
        [grand] Grand
        [grand_null] Grand null
        [grand_null_queen] Grand null s dámou
        [amor] Létající amor
        [duck] Létající kachna
        [bismarck] Bismarck
        [queen_of_spades] Piková dáma
        [hussar] Husarský whist
        [three] Whist pro tři
       *[base] Základní whist
    }
drill-tour-why = Právě tím se liší od základního whistu.
    .braille = { drill-tour-name }
drill-come = Kolik { CARD($card, case: "many") } ještě může přijít?
    .braille = { CARD($card, case: "braille") } přijde?
drill-come-why = Celkem je jich osm: od zamíchání jste { LISTENER() ->
        [feminine] viděla
       *[masculine] viděl
    } { SAY($seen, gender: "feminine", case: "acc") }, přijít { $left ->
        [one] může
        [few] mohou
       *[other] může
    } { SAY($left, gender: "feminine") }.
    .braille = 8-{ $seen }={ $left }
drill-changed = Kolik karet má v této hře vyměněno { WHO($seat) }?
    .braille = { WHO($seat, form: "short") } výměna?
drill-changed-why = { WHO($seat) }: v této hře { COUNT($count, of: "card") }.
    .braille = { WHO($seat, form: "short") } { $count }
drill-pot = Kolik žetonů je v banku?
    .braille = bank?
drill-pot-why = V banku: { COUNT($count, of: "chip") }.
    .braille = bank { $count }
drill-score = Na kolika bodech je { WHO($seat) }?
    .braille = { WHO($seat, form: "short") } body?
drill-score-why = { WHO($seat) }: { $count }.
    .braille = { WHO($seat, form: "short") } { $count }
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
