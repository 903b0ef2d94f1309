# Cvičení: cvičný stůl, rady, průběžný stav, co v rozdání rozhodlo.
practice-menu = Cvičení.
    .braille = cvičení
practice-table = Cvičný stůl
practice-lessons = Lekce
practice-drills = Trénink
practice-table-menu = Nabídka cvičného stolu.
    .braille = nabídka cvičení
practice-review = Co rozhodlo
practice-repeat = Hrát tohle rozdání znovu
practice-by-number = Hrát partii podle čísla
practice-other-seat = Hrát tohle rozdání z dalšího místa
practice-pace = Tempo
practice-pace-step = krok za krokem
practice-pace-usual = obvyklé
practice-deal-name = Toto rozdání je z partie číslo { $seed }. S tímto číslem si ji můžete zahrát znovu.
    .braille = partie { $seed }
practice-by-step = Hraje se krok za krokem. Soupeř zahraje, až znovu stisknete tuto klávesu nebo Enter. Obvyklé tempo vrátíte v nabídce.
    .brief = Krok za krokem.
    .braille = krok za krokem
practice-step-ready = Soupeř je připraven.
    .braille = krok?
practice-undo-nothing = Dál zpátky už to nejde.
    .braille = nelze zpět
practice-undone = { $count ->
        [one] Vzal jsem zpět jeden tah.
        [few] Vzal jsem zpět { $count } tahy.
       *[other] Vzal jsem zpět { $count } tahů.
    }
    .brief = Zpět.
    .braille = zpět { $count }
practice-open = Při cvičení se smí nahlédnout. Karty ostatních:
    .brief = Karty ostatních:
    .braille = karty:
practice-open-hand = { WHO($seat) }: { CARDS($cards) }.
    .braille = { WHO($seat, form: "short") } { CARDS($cards, case: "braille") }
practice-open-suits = { WHO($seat) }: { HAND($cards) }
    .braille = { WHO($seat, form: "short") } { HAND($cards, case: "braille") }
practice-open-none = Nikdo jiný teď žádné karty nedrží.
    .braille = nikdo nic
practice-old-trick =
    { $last ->
        [yes] { $number }. zdvih, poslední. Při cvičení si ho lze prohlížet kdykoli.
       *[no] { $number }. zdvih. Ve vážné hře se k němu už vracet nesmí.
    }
    .brief = { $number }. zdvih.
    .braille = zdvih { $number }

# Průběžný stav
practice-running-quist =
    { $state ->
        [won] Hru už máte vyhranou
        [lost] Hra už patří soupeřům
       *[open] { $lead ->
            [0] Je to vyrovnané
           *[other] { $need ->
                [one] K výhře vám chybí jediný zdvih
                [few] K výhře vám chybí { $need } zdvihy
               *[other] K výhře vám chybí { $need } zdvihů
            }, soupeřům { $other-need }
        }
    }, { $left ->
        [one] hraje se ještě jedna fáze.
        [few] hrají se ještě { $left } fáze.
       *[other] hraje se ještě { $left } fází.
    }
    .brief = { $state ->
        [won] Vyhráno.
        [lost] Prohráno.
       *[open] Chybí { $need }, soupeřům { $other-need }.
    }
    .braille = { $state ->
        [won] vyhráno
        [lost] prohráno
       *[open] chybí { $need }:{ $other-need }
    } zbývá { $left }
practice-running-sipky =
    { $kind ->
        [out] Jste venku, vede { WHO($seat) } se skóre { $best }.
        [ahead] Vedete o { $size ->
            [one] jeden bod
            [few] { $size } body
           *[other] { $size } bodů
        }.
        [shared] O vedení se dělíte na { $best }.
       *[behind] Vede { WHO($seat) } se skóre { $best }, jste { $size ->
            [one] o bod
            [few] o { $size } body
           *[other] o { $size } bodů
        } zpátky.
    }{ $going ->
        [one] {" "}Háže už jen jeden.
       *[other] {""}
    }
    .brief = { $kind ->
        [out] Vede { WHO($seat) } { $best }.
        [ahead] Vedete o { $size }.
        [shared] Vyrovnáno.
       *[behind] O { $size } zpátky.
    }
    .braille = { $kind ->
        [out] vede { WHO($seat, form: "short") } { $best }
        [ahead] vedete +{ $size }
        [shared] shodně { $best }
       *[behind] { WHO($seat, form: "short") } { $best } vy -{ $size }
    }
practice-figure =
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
       *[king_loker] královský Loker
    }
practice-running-loker = Teď máte: { practice-figure }.
    .braille = máte: { practice-figure }
practice-running-loker-open =
    { $beats ->
        [yes] Vaše figura by na ni stačila.
        [same] Vaše figura je stejná.
       *[no] Na tu zatím nemáte.
    }
    .braille = { $beats ->
        [yes] stačí
        [same] stejná
       *[no] nestačí
    }
practice-running-whist =
    { $lead ->
        [0] Na zdvihy je to vyrovnané
       *[other] { $state ->
            [odd] Máte už { $over ->
                [one] jeden trik
                [few] { $over } triky
               *[other] { $over } triků
            }
            [never] Na trik už v tomto rozdání nedosáhnete
           *[open] Do prvního triku vám { $need ->
                [one] chybí jeden zdvih
                [few] chybí { $need } zdvihy
               *[other] chybí { $need } zdvihů
            }
        }
    }, { $left ->
        [one] zbývá jeden zdvih.
        [few] zbývají { $left } zdvihy.
       *[other] zbývá { $left } zdvihů.
    }
    .brief = { $state ->
        [odd] Triků { $over }.
        [never] Bez triku.
       *[open] Do triku { $need }.
    }
    .braille = { $state ->
        [odd] triků { $over }
        [never] bez triku
       *[open] do triku { $need }
    } zbývá { $left }
practice-running-queen = Dáma je stále ve hře, { $left ->
        [one] zbývá jeden zdvih.
        [few] zbývají { $left } zdvihy.
       *[other] zbývá { $left } zdvihů.
    }
    .braille = dáma ve hře zbývá { $left }

# Rady
hint = Rada: { $action }.
    .braille = rada: { $action }
hint-other =
    { $action }: { $same ->
        [yes] skoro stejně dobré.
       *[no] horší asi o { NUMBER($loss, maximumFractionDigits: 1) } { $unit ->
            [tricks] zdvihu
            [points] bodu
           *[places] místa
        }.
    }
    .braille = { $action } { $same ->
        [yes] =
       *[no] -{ NUMBER($loss, maximumFractionDigits: 1) }
    }
hint-no-more = K tomu už není co dodat.
    .braille = víc není
hint-not-your-turn = Radit se dá, jen když jste na řadě.
    .braille = nejste na řadě
hint-none = Tady poradit neumím.
    .braille = bez rady

# Rozbor
review-offer = Klávesou pro radu si můžete poslechnout, co v rozdání rozhodlo.
    .brief = Rozbor klávesou rady.
    .braille = rozbor: rada
review-progress = Rozbor: { $done } z { $count } tahů.
    .braille = rozbor { $done }/{ $count }
review-begin =
    { $decisions ->
        [0] V tomto rozdání jste ještě neměli z čeho vybírat.
       *[other] { $costly ->
            [0] Hráli jste tak, jak by hrál mistr, žádná volba nestála za změnu.
            [one] Nejvíc záleželo na jedné chvíli.
            [few] Nejvíc záleželo na { $costly ->
                [2] dvou
               *[other] třech
            } chvílích.
           *[other] Nejvíc záleželo na několika chvílích.
        }
    }
    .braille = chvíle: { $costly }
review-moment = Vaše { $number }. volba.
    .braille = volba { $number }
review-costly = Zvolili jste: { $own }. Lepší bylo: { $best }, asi o { NUMBER($size, maximumFractionDigits: 1) } { $unit ->
        [tricks] zdvihu
        [points] bodu
       *[places] místa
    }.
    .braille = { $own } lépe { $best } +{ NUMBER($size, maximumFractionDigits: 1) }
review-praised = Výborně: { $own }. Každá jiná volba by byla horší asi o { NUMBER($size, maximumFractionDigits: 1) } { $unit ->
        [tricks] zdvihu
        [points] bodu
       *[places] místa
    }.
    .braille = výborně { $own } +{ NUMBER($size, maximumFractionDigits: 1) }
