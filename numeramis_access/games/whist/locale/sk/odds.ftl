# Whist: šance
odds-whist = { SUIT($suit, case: "title") }: { $out ->
        [0] ostatní už nemajú žiadnu kartu.
        [one] ostatní majú jednu kartu
        [few] ostatní majú { COUNT($out, of: "card", case: "acc") }
       *[other] ostatní majú { COUNT($out, of: "card", case: "acc") }
    }{ $out ->
        [0] {""}
       *[other] , { $higher ->
            [0] { $out ->
                [one] nie je vyššia ako { CARD($card) }.
               *[other] žiadna nie je vyššia ako { CARD($card) }.
            }
            [one] { $out ->
                [one] je vyššia ako { CARD($card) }.
               *[other] jedna z nich je vyššia ako { CARD($card) }.
            }
            [few] { SAY($higher, gender: "feminine") } z nich sú vyššie ako { CARD($card) }.
           *[other] { $higher } z nich je vyšších ako { CARD($card) }.
        }
    } { $takes ->
        [0] Touto kartou zdvih nezískate.
       *[other] { $foes ->
            [0] Žiadny súper už po vás v tomto zdvihu nehrá.
           *[other] Šanca, že súper po vás neprebije { CARD($card, case: "acc") }{ $trumps ->
                [0] {""}
               *[other] {" "}ani tromfom
            }: { CHANCE($safe) }.
        }
    }
    .brief = { SUIT($suit, case: "title") }: u ostatných { $out }, vyšších { $higher }, { $takes ->
        [0] zdvih nezíska.
       *[other] súper neprebije: { CHANCE($safe) }.
    }
    .braille = { CARD($card, case: "braille") } vonku { $out } vyšších { $higher } { $takes ->
        [0] nezíska
       *[other] drží { CHANCE($safe, form: "short") }
    }
odds-whist-void =
    { $suit ->
        [c] Trefy
        [d] Kára
        [h] Srdcia
       *[s] Piky
    } nemá { WHO($seat) }.
    .braille = { WHO($seat, form: "short") } bez { SUIT($suit, case: "braille") }
odds-whist-holder = Šanca, že { CARD($card, case: "acc") } má { WHO($seat) }, je { CHANCE($chance) }.
    .brief = { WHO($seat) } { CARD($card, case: "acc") }: { CHANCE($chance) }.
    .braille = { CARD($card, case: "braille") } { WHO($seat, form: "short") } { CHANCE($chance, form: "short") }
odds-whist-finesse = Impas { CARD($card, case: "with") } na { CARD($top, case: "acc") } vyjde, ak tú kartu nemá { WHO($seat) }: šanca je { CHANCE($chance) }.
    .brief = Impas { CARD($card, case: "with") }: { CHANCE($chance) }.
    .braille = impas { CARD($card, case: "braille") } { CHANCE($chance, form: "short") }
odds-whist-long = Vo farbe { SUIT($suit) } držíte { COUNT($own, of: "card", case: "acc") }. Šanca, že nikto iný nemá toľko a vaša posledná bude voľná, je { CHANCE($chance) }.
    .brief = Dlhá farba: { CHANCE($chance) }.
    .braille = dlhé { SUIT($suit, case: "braille") } { CHANCE($chance, form: "short") }
odds-whist-left = Ostatní držia z každej farby: { SUIT("c") } { $suit-c }, { SUIT("d") } { $suit-d }, { SUIT("h") } { $suit-h }, { SUIT("s") } { $suit-s }.
    .brief = Vonku: { SUIT("c") } { $suit-c }, { SUIT("d") } { $suit-d }, { SUIT("h") } { $suit-h }, { SUIT("s") } { $suit-s }.
    .braille = vonku { SUIT("c", case: "braille") }{ $suit-c } { SUIT("d", case: "braille") }{ $suit-d } { SUIT("h", case: "braille") }{ $suit-h } { SUIT("s", case: "braille") }{ $suit-s }
