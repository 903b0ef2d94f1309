# Whist: šance
odds-whist = { SUIT($suit, case: "title") }: { $out ->
        [0] u ostatních už žádná karta není.
        [one] u ostatních je jedna karta
        [few] u ostatních jsou { COUNT($out, of: "card") }
       *[other] u ostatních je { COUNT($out, of: "card") }
    }{ $out ->
        [0] {""}
       *[other] , { $higher ->
            [0] { $out ->
                [one] není vyšší než { CARD($card) }.
               *[other] žádná není vyšší než { CARD($card) }.
            }
            [one] { $out ->
                [one] je vyšší než { CARD($card) }.
               *[other] jedna z nich je vyšší než { CARD($card) }.
            }
            [few] { SAY($higher, gender: "feminine") } z nich jsou vyšší než { CARD($card) }.
           *[other] { $higher } z nich je vyšších než { CARD($card) }.
        }
    } { $takes ->
        [0] Touto kartou zdvih nezískáte.
       *[other] { $foes ->
            [0] Žádný soupeř už po vás v tomto zdvihu nehraje.
           *[other] Šance, že { CARD($card, case: "acc") } soupeř po vás nemůže přebít{ $trumps ->
                [0] {""}
               *[other] {" "}ani trumfem
            }, je { CHANCE($safe) }.
        }
    }
    .brief = { SUIT($suit, case: "title") }: u ostatních { $out }, vyšších { $higher }, { $takes ->
        [0] zdvih nezíská.
       *[other] soupeř nepřebije: { CHANCE($safe) }.
    }
    .braille = { CARD($card, case: "braille") } venku { $out } vyšších { $higher } { $takes ->
        [0] nezíská
       *[other] drží { CHANCE($safe, form: "short") }
    }
odds-whist-void =
    { $suit ->
        [c] Kříže
        [d] Káry
        [h] Srdce
       *[s] Piky
    } nemá { WHO($seat) }.
    .braille = { WHO($seat, form: "short") } bez { SUIT($suit, case: "braille") }
odds-whist-holder = Šance, že { CARD($card, case: "acc") } má { WHO($seat) }, je { CHANCE($chance) }.
    .brief = { WHO($seat) } { CARD($card, case: "acc") }: { CHANCE($chance) }.
    .braille = { CARD($card, case: "braille") } { WHO($seat, form: "short") } { CHANCE($chance, form: "short") }
odds-whist-finesse = Impas { CARD($card, case: "with") } na { CARD($top, case: "acc") } vyjde, pokud tu kartu nemá { WHO($seat) }: šance je { CHANCE($chance) }.
    .brief = Impas { CARD($card, case: "with") }: { CHANCE($chance) }.
    .braille = impas { CARD($card, case: "braille") } { CHANCE($chance, form: "short") }
odds-whist-long = V barvě { SUIT($suit) } držíte { COUNT($own, of: "card", case: "acc") }. Šance, že nikdo jiný nemá tolik a vaše poslední bude volná, je { CHANCE($chance) }.
    .brief = Dlouhá barva: { CHANCE($chance) }.
    .braille = dlouhé { SUIT($suit, case: "braille") } { CHANCE($chance, form: "short") }
odds-whist-left = Ostatní drží z každé barvy: { SUIT("c") } { $suit-c }, { SUIT("d") } { $suit-d }, { SUIT("h") } { $suit-h }, { SUIT("s") } { $suit-s }.
    .brief = Venku: { SUIT("c") } { $suit-c }, { SUIT("d") } { $suit-d }, { SUIT("h") } { $suit-h }, { SUIT("s") } { $suit-s }.
    .braille = venku { SUIT("c", case: "braille") }{ $suit-c } { SUIT("d", case: "braille") }{ $suit-d } { SUIT("h", case: "braille") }{ $suit-h } { SUIT("s", case: "braille") }{ $suit-s }
