# Wist: ćwiczenia pamięci
drill-kind-takes = Czyja jest lewa w wiście
drill-kind-trumps = Ile atutów w wiście jeszcze zostało
drill-kind-suit = Ile kart koloru w wiście jeszcze zostało
drill-kind-holds = Kto w wiście może jeszcze mieć kartę
drill-kind-hand = Ręka w wiście z pamięci
drill-kind-points = Ile punktów da rozdanie wista
drill-kind-tour = Która to odmiana wista
drill-trump = Atutem są { SUIT($suit) }.
    .braille = atu { SUIT($suit, case: "braille") }
drill-takes = Czyja jest lewa?
    .braille = czyja?
drill-takes-why = { $ruffed ->
        [yes] Lewę bierze najwyższy atut, { CARD($card) }.
       *[no] Lewę bierze najwyższa karta w kolorze wyjścia, { CARD($card) }.
    }
    .braille = { CARD($card, case: "braille") }
drill-trick = Zaczyna { WHO($seat) }: { CARDS($cards) }.
    .braille = { WHO($seat, form: "short") }:{ CARDS($cards, case: "braille") }
drill-trumps-begin = Atutem są { SUIT($suit) }, z rozdania { $count ->
        [0] nie masz żadnego
       *[other] masz ich: { SAY($count, gender: "masculine") }
    }. Lewy:
    .braille = atu { SUIT($suit, case: "braille") } { $count }:
drill-suit-begin = Licz { SUIT($suit) }, z rozdania { $count ->
        [0] nie masz ani karty
       *[other] masz: { COUNT($count, of: "card") }
    }. Lewy:
    .braille = { SUIT($suit, case: "braille") } { $count }:
drill-out = { SUIT($suit, case: "title") }: ile mają ich jeszcze pozostali?
    .braille = { SUIT($suit, case: "braille") } zostało?
drill-out-why = Kart razem: { SAY($every, gender: "feminine") }, u ciebie z rozdania { $own ->
        [0] żadna
       *[other] { SAY($own, gender: "feminine") }
    }, pozostałym { $fell ->
        [0] nie padła żadna
        [one] padła { SAY($fell, gender: "feminine") }
        [few] padły { SAY($fell, gender: "feminine") }
       *[other] padło { SAY($fell, gender: "feminine") }
    }, { $left ->
        [0] nie została żadna
        [one] została { SAY($left, gender: "feminine") }
        [few] zostały { SAY($left, gender: "feminine") }
       *[other] zostało { SAY($left, gender: "feminine") }
    }.
    .braille = { $every }-{ $own }-{ $fell }={ $left }
drill-holds-begin = Lewy:
    .braille = lewy:
drill-holds = { CARD($card) }: kto nie może już mieć tej karty?
    .braille = kto nie { CARD($card, case: "braille") }?
drill-holds-seat = { WHO($seat) }
    .braille = { WHO($seat, form: "short") }
drill-holds-any = mogą wszyscy troje
    .braille = wszyscy mogą
drill-holds-why = { $gone ->
        [yes] Ta karta padła już w jednej z lew.
       *[no] Kto nie dołożył do koloru { SUIT($suit) }, nie ma go; pozostali mogą mieć tę kartę.
    }
    .braille = { $gone ->
        [yes] w jednej lewie
       *[no] { SUIT($suit, case: "braille") } -
    }
drill-hand-begin = Zapamiętaj rękę. { HAND($cards) }
    .braille = { HAND($cards, case: "braille") }
drill-hand = { SUIT($suit, case: "title") }: ile ich było na ręce?
    .braille = { SUIT($suit, case: "braille") }?
drill-hand-why = Na ręce było: { HAND($cards) }
    .braille = było { HAND($cards, case: "braille") }
drill-points = { $tour ->
        [cayenne] Cayenne, { $doubled ->
            [yes] atu zostało według odkrytej karty
           *[no] wybrano nowe atu
        }
        [grand] Grand
       *[base] Zwykły wist
    }. Wasza strona ma { COUNT($tricks, of: "trick", case: "acc") }{ $honours ->
        [yes] {" "}i z { $tour ->
            [grand] czterech asów
           *[other] pięciu honorów
        } dostała { $held ->
            [0] żadnego
           *[other] { SAY($held, case: "acc", gender: "masculine") }
        }
       *[no] {""}
    }. Ile to punktów do dziesięciu?
    .braille = lewy { $tricks }{ $honours ->
        [yes] +{ $held } hon
       *[no] {""}
    }{ $doubled ->
        [yes] x2
       *[no] {""}
    }{ $tour ->
        [grand] {" "}grand
       *[other] {""}
    }: punkty?
drill-points-why = Lewy ponad sześć: { $above ->
        [0] żadna
       *[other] { SAY($above, gender: "feminine") }, czyli { COUNT($tricks, of: "point") }
    }; honory: { $honours }{ $doubled ->
        [yes] ; wszystko już podwójnie
       *[no] {""}
    }; razem { $points }.
    .braille = { $tricks }+{ $honours }={ $points }
drill-tour = W której grze { $tour ->
        [cayenne] kto rozdaje, może zostawić kolor odkryty, wtedy liczy się podwójnie, albo wybrać inny
        [grand] nie ma atu, a honorami są asy
        [grand_null] nie ma atu i od siódmej lewy każda liczy się drugiej stronie
        [grand_null_queen] nie ma atu i lewy liczą się drugiej stronie, gdy tylko padnie dama pik
        [amor] strona może wybrać nowe atu po trzech lewach z rzędu
        [duck] strona może wybrać nowe atu po dwóch lewach z rzędu
        [bismarck] kto rozdaje, rozdziela cztery pakiety kart
        [queen_of_spades] chodzi tylko o to, kto weźmie damę pik
        [hussar] gra czterech, każdy sam za siebie
        [three] gra trzech, każdy sam za siebie
       *[base] odkrywa się kartę na atu i poza tym nie ma nic szczególnego
    }?
drill-tour-name = { $tour ->
        [cayenne] Cayenne
        [grand] Grand
        [grand_null] Grand null
        [grand_null_queen] Grand null z damą
        [amor] Latający amor
        [duck] Latająca kaczka
        [bismarck] Bismarck
        [queen_of_spades] Dama pik
        [hussar] Wist huzarski
        [three] Wist dla trzech
       *[base] Zwykły wist
    }
drill-tour-why = Właśnie tym różni się od zwykłego wista.
    .braille = różni się właśnie tym
