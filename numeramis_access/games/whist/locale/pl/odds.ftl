# Wist: szanse
odds-whist = { SUIT($suit, case: "title") }: { $out ->
        [0] pozostali nie mają już żadnej karty.
        [one] pozostali mają jedną kartę
        [few] pozostali mają { COUNT($out, of: "card", case: "acc") }
       *[other] pozostali mają { COUNT($out, of: "card", case: "acc") }
    }{ $out ->
        [0] {""}
       *[other] , { $higher ->
            [0] { $out ->
                [one] nie jest wyższa niż { CARD($card) }.
               *[other] żadna nie jest wyższa niż { CARD($card) }.
            }
            [one] { $out ->
                [one] jest wyższa niż { CARD($card) }.
               *[other] jedna z nich jest wyższa niż { CARD($card) }.
            }
            [few] { SAY($higher, gender: "feminine") } z nich są wyższe niż { CARD($card) }.
           *[other] { SAY($higher, gender: "feminine") } z nich jest wyższych niż { CARD($card) }.
        }
    } { $takes ->
        [0] Tą kartą lewy nie weźmiesz.
       *[other] { $foes ->
            [0] Żaden przeciwnik nie gra już po tobie w tej lewie.
           *[other] Szansa, że przeciwnik po tobie nie przebije { CARD($card, case: "gen") }{ $trumps ->
                [0] {""}
               *[other] {" "}nawet atutem
            }: { CHANCE($safe) }.
        }
    }
    .brief = { SUIT($suit, case: "title") }: u pozostałych { $out }, wyższych { $higher }, { $takes ->
        [0] lewy nie weźmie.
       *[other] przeciwnik nie przebije: { CHANCE($safe) }.
    }
    .braille = { CARD($card, case: "braille") } poza { $out } wyższych { $higher } { $takes ->
        [0] nie weźmie
       *[other] trzyma { CHANCE($safe, form: "short") }
    }
odds-whist-void = { SUIT($suit, case: "gen") } nie ma { WHO($seat) }.
    .braille = { WHO($seat, form: "short") } bez { SUIT($suit, case: "braille") }
odds-whist-holder = Szansa, że { CARD($card, case: "acc") } ma { WHO($seat) }, to { CHANCE($chance) }.
    .brief = { WHO($seat) } { CARD($card, case: "acc") }: { CHANCE($chance) }.
    .braille = { CARD($card, case: "braille") } { WHO($seat, form: "short") } { CHANCE($chance, form: "short") }
odds-whist-finesse = Impas { CARD($card, case: "with") } na { CARD($top, case: "acc") } uda się, jeśli tej karty nie ma { WHO($seat) }: szansa to { CHANCE($chance) }.
    .brief = Impas { CARD($card, case: "with") }: { CHANCE($chance) }.
    .braille = impas { CARD($card, case: "braille") } { CHANCE($chance, form: "short") }
odds-whist-long = W { SUIT($suit, case: "loc") } trzymasz { COUNT($own, of: "card", case: "acc") }. Szansa, że nikt inny nie ma tylu i twoja ostatnia będzie fortą, to { CHANCE($chance) }.
    .brief = Długi kolor: { CHANCE($chance) }.
    .braille = długi { SUIT($suit, case: "braille") } { CHANCE($chance, form: "short") }
odds-whist-left = Pozostali trzymają z każdego koloru: { SUIT("c") } { $suit-c }, { SUIT("d") } { $suit-d }, { SUIT("h") } { $suit-h }, { SUIT("s") } { $suit-s }.
    .brief = Poza ręką: { SUIT("c") } { $suit-c }, { SUIT("d") } { $suit-d }, { SUIT("h") } { $suit-h }, { SUIT("s") } { $suit-s }.
    .braille = poza { SUIT("c", case: "braille") }{ $suit-c } { SUIT("d", case: "braille") }{ $suit-d } { SUIT("h", case: "braille") }{ $suit-h } { SUIT("s", case: "braille") }{ $suit-s }
