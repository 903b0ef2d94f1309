# Whist: drily
drill-kind-takes = Čí je zdvih ve Whistu
drill-kind-trumps = Kolik trumfů ve Whistu ještě zbývá
drill-kind-suit = Kolik karet barvy ve Whistu ještě zbývá
drill-kind-holds = Kdo ve Whistu kartu ještě může mít
drill-kind-hand = Ruka Whistu po paměti
drill-kind-points = Kolik přinese rozdání whistu
drill-kind-tour = Která obměna whistu to je
drill-trump = Trumfy jsou { SUIT($suit) }.
    .braille = trumfy { SUIT($suit, case: "braille") }
drill-takes = Čí je zdvih?
    .braille = čí?
drill-takes-why = { $ruffed ->
        [yes] Zdvih bere nejvyšší trumf, { CARD($card) }.
       *[no] Zdvih bere nejvyšší karta vynesené barvy, { CARD($card) }.
    }
    .braille = { CARD($card, case: "braille") }
drill-trick = { PERSON($seat) ->
        [you] Vynášíte
       *[other] Vynáší { WHO($seat) }
    }: { CARDS($cards) }.
    .braille = { WHO($seat, form: "short") }:{ CARDS($cards, case: "braille") }
drill-trumps-begin = Trumfy jsou { SUIT($suit) }, při rozdání { $count ->
        [0] nedostáváte žádný
       *[other] dostáváte { SAY($count, gender: "masculine", case: "acc") }
    }. Zdvihy:
    .braille = trumfy { SUIT($suit, case: "braille") } { $count }:
drill-suit-begin = Počítejte { SUIT($suit) }, při rozdání { $count ->
        [0] žádnou kartu nedostáváte
       *[other] dostáváte { COUNT($count, of: "card", case: "acc") }
    }. Zdvihy:
    .braille = { SUIT($suit, case: "braille") } { $count }:
drill-out = { SUIT($suit, case: "title") }: kolik jich ještě mají ostatní?
    .braille = { SUIT($suit, case: "braille") } zbývá?
drill-out-why = Celkem: { SAY($every, gender: "feminine") }. Při rozdání { $own ->
        [0] nedostáváte žádnou
       *[other] dostáváte { SAY($own, gender: "feminine", case: "acc") }
    }, ostatním { $fell ->
        [0] nepadla žádná
        [one] padla { SAY($fell, gender: "feminine") }
        [few] padly { SAY($fell, gender: "feminine") }
       *[other] padlo { SAY($fell, gender: "feminine") }
    }, { $left ->
        [0] nezbývá žádná
        [one] zbývá { SAY($left, gender: "feminine") }
        [few] zbývají { SAY($left, gender: "feminine") }
       *[other] zbývá { SAY($left, gender: "feminine") }
    }.
    .braille = { $every }-{ $own }-{ $fell }={ $left }
drill-holds-begin = Zdvihy:
    .braille = zdvihy:
drill-holds = Kdo už nemůže mít { CARD($card, case: "acc") }?
    .braille = kdo ne { CARD($card, case: "braille") }?
drill-holds-seat = { WHO($seat) }
    .braille = { WHO($seat, form: "short") }
drill-holds-any = mohou všichni tři
    .braille = všichni mohou
drill-holds-why = { $gone ->
        [yes] Ta karta už v jednom ze zdvihů padla.
       *[no] Kdo barvu { SUIT($suit) } nectil, žádnou kartu z ní nemá; ostatní tu kartu mít mohou.
    }
    .braille = { $gone ->
        [yes] v jednom zdvihu
       *[no] { SUIT($suit, case: "braille") } -
    }
drill-hand-begin = Zapamatujte si ruku. { HAND($cards) }
    .braille = { HAND($cards, case: "braille") }
drill-hand = { SUIT($suit, case: "title") }: kolik jich v ruce bylo?
    .braille = { SUIT($suit, case: "braille") }?
drill-hand-why = V ruce bylo: { HAND($cards) }
    .braille = bylo { HAND($cards, case: "braille") }
drill-points = { $tour ->
        [cayenne] Cayenne, trumfy { $doubled ->
            [yes] zůstaly podle otočené karty
           *[no] se zvolily nové
        }
        [grand] Grand
       *[base] Základní whist
    }. Vaše strana má { COUNT($tricks, of: "trick", case: "acc") }{ $honours ->
        [yes] {" "}a { $tour ->
            [grand] ze čtyř es
           *[other] z pěti figur
        } { $held ->
            [0] nedostala { $tour ->
                [grand] žádné
               *[other] žádnou
            }
           *[other] dostala { $tour ->
                [grand] { SAY($held, case: "acc", gender: "neuter") }
               *[other] { SAY($held, case: "acc", gender: "feminine") }
            }
        }
       *[no] {""}
    }. Kolik je to bodů do desítky?
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
drill-points-why = Zdvihy nad šest: { $above ->
        [0] žádný
       *[other] { SAY($above, gender: "masculine") }, tedy { COUNT($tricks, of: "point") }
    }; figury: { $honours }{ $doubled ->
        [yes] ; vše už dvojnásobně
       *[no] {""}
    }; dohromady { $points }.
    .braille = { $tricks }+{ $honours }={ $points }
drill-tour = Ve které obměně { $tour ->
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
    .braille = liší se právě tím
