# Whist: tréningy
drill-kind-takes = Čí je zdvih vo whiste
drill-kind-trumps = Koľko tromfov vo whiste ešte zostáva
drill-kind-suit = Koľko kariet farby vo whiste ešte zostáva
drill-kind-holds = Kto vo whiste kartu ešte môže mať
drill-kind-hand = Ruka whistu spamäti
drill-kind-points = Koľko prinesie rozdanie whistu
drill-kind-tour = Ktorá hra whistu to je
drill-trump = Tromfy sú { SUIT($suit) }.
    .braille = tromfy { SUIT($suit, case: "braille") }
drill-takes = Čí je zdvih?
    .braille = čí?
drill-takes-why = { $ruffed ->
        [yes] Zdvih berie najvyšší tromf, { CARD($card) }.
       *[no] Zdvih berie najvyššia karta vynesenej farby, { CARD($card) }.
    }
    .braille = { CARD($card, case: "braille") }
drill-trick = Vynáša { WHO($seat) }: { CARDS($cards) }.
    .braille = { WHO($seat, form: "short") }:{ CARDS($cards, case: "braille") }
drill-trumps-begin = Tromfy sú { SUIT($suit) }, pri rozdaní { $count ->
        [0] k vám neprišiel žiadny
       *[other] k vám: { SAY($count, gender: "masculine") }
    }. Zdvihy:
    .braille = tromfy { SUIT($suit, case: "braille") } { $count }:
drill-suit-begin = Počítajte { SUIT($suit) }, pri rozdaní { $count ->
        [0] k vám neprišla žiadna karta
       *[other] k vám: { COUNT($count, of: "card") }
    }. Zdvihy:
    .braille = { SUIT($suit, case: "braille") } { $count }:
drill-out = { SUIT($suit, case: "title") }: koľko ich ešte majú ostatní?
    .braille = { SUIT($suit, case: "braille") } zostáva?
drill-out-why = Spolu: { SAY($every, gender: "feminine") }. K vám pri rozdaní { $own ->
        [0] žiadna
       *[other] { SAY($own, gender: "feminine") }
    }, ostatným { $fell ->
        [0] nepadla žiadna
        [one] padla { SAY($fell, gender: "feminine") }
        [few] padli { SAY($fell, gender: "feminine") }
       *[other] padlo { SAY($fell, gender: "feminine") }
    }, { $left ->
        [0] nezostáva žiadna
        [one] zostáva { SAY($left, gender: "feminine") }
        [few] zostávajú { SAY($left, gender: "feminine") }
       *[other] zostáva { SAY($left, gender: "feminine") }
    }.
    .braille = { $every }-{ $own }-{ $fell }={ $left }
drill-holds-begin = Zdvihy:
    .braille = zdvihy:
drill-holds = Kto už nemôže mať { CARD($card, case: "acc") }?
    .braille = kto nie { CARD($card, case: "braille") }?
drill-holds-seat = { WHO($seat) }
    .braille = { WHO($seat, form: "short") }
drill-holds-any = môžu všetci traja
    .braille = všetci môžu
drill-holds-why = { $gone ->
        [yes] Tá karta už v jednom zo zdvihov padla.
       *[no] Kto vo farbe { SUIT($suit) } farbu nepriznal, žiadnu nemá; ostatní tú kartu mať môžu.
    }
    .braille = { $gone ->
        [yes] v jednom zdvihu
       *[no] { SUIT($suit, case: "braille") } -
    }
drill-hand-begin = Zapamätajte si ruku. { HAND($cards) }
    .braille = { HAND($cards, case: "braille") }
drill-hand = { SUIT($suit, case: "title") }: koľko ich v ruke bolo?
    .braille = { SUIT($suit, case: "braille") }?
drill-hand-why = Ruka znela: { HAND($cards) }
    .braille = bolo { HAND($cards, case: "braille") }
drill-points = { $tour ->
        [cayenne] Cayenne, tromfy { $doubled ->
            [yes] zostali podľa otočenej karty
           *[no] sa zvolili nové
        }
        [grand] Grand
       *[base] Základný whist
    }. Vaša strana má { COUNT($tricks, of: "trick", case: "acc") }{ $honours ->
        [yes] {" "}a { $tour ->
            [grand] zo štyroch es
           *[other] z piatich figúr
        } dostala { $held ->
            [0] { $tour ->
                [grand] žiadne
               *[other] žiadnu
            }
           *[other] { $tour ->
                [grand] { SAY($held, case: "acc", gender: "neuter") }
               *[other] { SAY($held, case: "acc", gender: "feminine") }
            }
        }
       *[no] {""}
    }. Koľko je to bodov do desiatky?
    .braille = zdvihy { $tricks }{ $honours ->
        [yes] +{ $held } fig
       *[no] {""}
    }{ $doubled ->
        [yes] x2
       *[no] {""}
    }{ $tour ->
        [grand] {" "}grand
       *[other] {""}
    }: body?
drill-points-why = Zdvihy nad šesť: { $above ->
        [0] žiadny
       *[other] { SAY($above, gender: "masculine") }, teda { COUNT($tricks, of: "point") }
    }; figúry: { $honours }{ $doubled ->
        [yes] ; všetko už dvojnásobne
       *[no] {""}
    }; dohromady { $points }.
    .braille = { $tricks }+{ $honours }={ $points }
drill-tour = V ktorej hre { $tour ->
        [cayenne] smie ten, kto rozdáva, nechať otočenú farbu, potom sa počíta dvojnásobne, alebo zvoliť inú
        [grand] nie sú tromfy a figúry sú esá
        [grand_null] nie sú tromfy a od siedmeho zdvihu sa každý počíta druhej strane
        [grand_null_queen] nie sú tromfy a zdvihy sa počítajú druhej strane, len čo padne piková dáma
        [amor] smie strana zvoliť nové tromfy po troch zdvihoch za sebou
        [duck] smie strana zvoliť nové tromfy po dvoch zdvihoch za sebou
        [bismarck] rozdelí ten, kto rozdáva, štyri kôpky kariet
        [queen_of_spades] nejde o nič iné, len o to, kto vezme pikovú dámu
        [hussar] hrajú štyria, každý sám za seba
        [three] hrajú traja, každý sám za seba
       *[base] sa otočí karta na tromfy a inak nie je nič zvláštne
    }?
drill-tour-name = { $tour ->
        [cayenne] Cayenne
        [grand] Grand
        [grand_null] Grand null
        [grand_null_queen] Grand null s dámou
        [amor] Lietajúci amor
        [duck] Lietajúca kačica
        [bismarck] Bismarck
        [queen_of_spades] Piková dáma
        [hussar] Husársky whist
        [three] Whist pre troch
       *[base] Základný whist
    }
drill-tour-why = Práve tým sa líši od základného whistu.
    .braille = líši sa práve tým
