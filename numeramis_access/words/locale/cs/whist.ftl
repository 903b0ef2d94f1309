# Whist: věta pro každou událost a odpovědi na otázky. Trik je zdvih nad knihu, figury jsou honéry.
game-name = Whist

# Rozdání
cards-dealt = Rozdáno, { $deal }. rozdání. { $turned ->
        [none] Hraje se bez trumfů.
       *[other] Otočená karta je { CARD($turned) }, trumfy jsou { SUIT($trump) }.
    }{ $asked ->
        [packets] {""}
        [trump] {""}
       *[other] { PERSON($leader) ->
            [you] {""}
           *[other] {" "}Vynáší { WHO($leader) }.
        }
    }
    .brief = { $deal }. rozdání, { $turned ->
        [none] bez trumfů.
       *[other] trumfy { SUIT($trump) }, { CARD($turned) }.
    }
    .braille = { $deal }. { $turned ->
        [none] bez trumfů
       *[other] { CARD($turned, case: "braille") }
    } vynáší { WHO($leader, form: "short") }
asked-trump =
    { PERSON($seat) ->
        [you] Rozdáváte: zvolte trumfy, ponechte { SUIT($trump) } s dvojnásobným počítáním, { $alone ->
            [yes] jak chcete.
           *[no] nebo nechte volbu na spoluhráči.
        }
       *[other] Trumfy určí { WHO($seat) }.
    }
    .brief = { PERSON($seat) ->
        [you] Určete trumfy.
       *[other] Trumfy určí { WHO($seat) }.
    }
    .braille = trumfy? { WHO($seat, form: "short") }
asked-partner =
    { PERSON($seat) ->
        [you] Trumfy určíte vy: zvolte barvu, nebo ponechte { SUIT($trump) } s dvojnásobným počítáním.
       *[other] Trumfy určí { WHO($seat) }.
    }
    .brief = { PERSON($seat) ->
        [you] Určete trumfy.
       *[other] Trumfy určí { WHO($seat) }.
    }
    .braille = trumfy? { WHO($seat, form: "short") }
asked-streak =
    { PERSON($seat) ->
        [you] Máte { $run ->
            [2] dva zdvihy
            [3] tři zdvihy
            [4] čtyři zdvihy
           *[other] { $run } zdvihů
        } za sebou. Můžete zvolit nové trumfy, nebo ponechat { SUIT($trump) }.
       *[other] { $run ->
            [2] Dva zdvihy
            [3] Tři zdvihy
            [4] Čtyři zdvihy
           *[other] { $run } zdvihů
        } za sebou: o trumfech rozhodne { WHO($seat) }.
    }
    .brief = { PERSON($seat) ->
        [you] Můžete změnit trumfy.
       *[other] Trumfy smí změnit { WHO($seat) }.
    }
    .braille = trumfy? { WHO($seat, form: "short") }
asked-packets =
    { PERSON($seat) ->
        [you] Prohlédněte si čtyři hromádky a dvě vyberte: jednu sobě, jednu spoluhráči.
       *[other] Hromádky si prohlíží { WHO($seat) }.
    }
    .brief = { PERSON($seat) ->
        [you] Vyberte hromádky.
       *[other] Hromádky vybírá { WHO($seat) }.
    }
    .braille = hromádky? { WHO($seat, form: "short") }
trump-named =
    { PERSON($seat) ->
        [you] Volíte trumfy: { SUIT($suit) }.
        [feminine] { WHO($seat) } zvolila trumfy: { SUIT($suit) }.
       *[masculine] { WHO($seat) } zvolil trumfy: { SUIT($suit) }.
    }
    .brief = Trumfy { SUIT($suit) }.
    .braille = trumfy { SUIT($suit) } { WHO($seat, form: "short") }
trump-kept =
    { PERSON($seat) ->
        [you] Ponecháváte trumfy: { SUIT($suit) }.
        [feminine] { WHO($seat) } ponechala trumfy: { SUIT($suit) }.
       *[masculine] { WHO($seat) } ponechal trumfy: { SUIT($suit) }.
    }{ $doubled ->
        [yes] {" "}Rozdání se počítá dvojnásob.
       *[no] {""}
    }
    .brief = Zůstávají { SUIT($suit) }{ $doubled ->
        [yes] , dvojnásob.
       *[no] .
    }
    .braille = zůstávají { SUIT($suit) }{ $doubled ->
        [yes] {" "}2x
       *[no] {""}
    }
left-to-partner =
    { PERSON($seat) ->
        [you] Volbu trumfů necháváte na spoluhráči.
       *[other] { WHO($seat) } nechává volbu trumfů na druhém z dvojice.
    }
    .brief = { PERSON($seat) ->
        [you] Volí spoluhráč.
       *[other] { WHO($seat) } přenechává volbu.
    }
    .braille = volí { WHO($partner, form: "short") }
packets-given =
    { PERSON($seat) ->
        [you] Rozdělujete hromádky:
        [feminine] { WHO($seat) } rozdělila hromádky:
       *[masculine] { WHO($seat) } rozdělil hromádky:
    } první { WHO($first) }, druhá { WHO($second) }, třetí { WHO($third) }, čtvrtá { WHO($fourth) }.
    .brief = Hromádky: { WHO($first) }, { WHO($second) }, { WHO($third) }, { WHO($fourth) }.
    .braille = hromádky { WHO($first, form: "short") }{ WHO($second, form: "short") }{ WHO($third, form: "short") }{ WHO($fourth, form: "short") }
packet-received = Do ruky dostáváte { CARDS($cards, case: "acc") }.
    .brief = { CARDS($cards) }.
    .braille = + { CARDS($cards, case: "braille") }
packet = { $number }. hromádka: { CARDS($cards) }.
    .braille = { $number }. { CARDS($cards, case: "braille") }
packets-none = V tomto rozdání nejsou hromádky.
    .braille = bez hromádek

# Hra
card-played =
    { PERSON($seat) ->
        [you] Hrajete { CARD($card, case: "acc") }.
        [feminine] { WHO($seat) } zahrála { CARD($card, case: "acc") }.
       *[masculine] { WHO($seat) } zahrál { CARD($card, case: "acc") }.
    }
    .brief = { WHO($seat) } { CARD($card) }.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
highest =
    { PERSON($seat) ->
        [you] Vedete { CARD($card, case: "with") }.
       *[other] Vede { WHO($seat) } { CARD($card, case: "with") }.
    }
    .brief = Vede { CARD($card) }, { WHO($seat) }.
    .braille = max { CARD($card, case: "braille") } { WHO($seat, form: "short") }
highest-now =
    { PERSON($seat) ->
        [you] Vedete { CARD($card, case: "with") }.
       *[other] Vede { WHO($seat) } { CARD($card, case: "with") }.
    }
    .brief = { CARD($card) }, { WHO($seat) }.
    .braille = max { CARD($card, case: "braille") } { WHO($seat, form: "short") }
null-began =
    { $by-queen ->
        [yes] Piková dáma je venku. Tento zdvih a všechny další se počítají druhé straně.
       *[no] Šest zdvihů je pryč, začíná nula. Zbývajících sedm zdvihů se počítá druhé straně.
    }
    .brief = Začíná nula.
    .braille = nula
trick-taken =
    { PERSON($seat) ->
        [you] Berete zdvih{ $null ->
            [yes] , počítá se soupeřům.
           *[no] .
        }
       *[other] Zdvih bere { WHO($seat) }{ $null ->
            [yes] , počítá se druhé straně.
           *[no] .
        }
    }
    .brief = { PERSON($seat) ->
        [you] Berete.
       *[other] Bere { WHO($seat) }.
    }
    .braille = bere { WHO($seat, form: "short") }{ $null ->
        [yes] {" "}nula
       *[no] {""}
    }
won-so-far = V tomto rozdání máte { $own ->
        [one] 1 zdvih
        [few] { $own } zdvihy
       *[other] { $own } zdvihů
    }, soupeři { $other }.
    .brief = { $own } ku { $other }.
    .braille = { $own }:{ $other }
won-so-far-alone = V tomto rozdání máte { $own ->
        [one] 1 zdvih
        [few] { $own } zdvihy
       *[other] { $own } zdvihů
    } z { $all }.
    .brief = { $own } z { $all }.
    .braille = { $own }/{ $all }
your-turn = Jste na řadě.
    .brief = Vy.
    .braille = jste na řadě
your-turn-lead = Vynášíte.
    .braille = vynášíte
must-follow = Musíte ctít barvu: vyneseny jsou { SUIT($suit) }.
    .brief = Ctěte barvu: { SUIT($suit) }.
    .braille = ctít { SUIT($suit) }
packets-differ = Pro sebe a pro spoluhráče musíte vybrat dvě různé hromádky.
    .brief = Dvě různé hromádky.
    .braille = různé hromádky
no-such-packet = Hromádky jsou jen čtyři.
    .braille = jen 4 hromádky

# Konec rozdání
deal-counted = Rozdání skončilo { $counted-own } ku { $counted-other } na zdvihy.
    .brief = Zdvihy { $counted-own } ku { $counted-other }.
    .braille = zdvihy { $counted-own }:{ $counted-other }
deal-counted-alone = Rozdání skončilo.
    .braille = konec rozdání
queen-taken =
    { PERSON($seat) ->
        [you] Pikovou dámu berete vy, soupeři za ni mají 4 body.
        [feminine] Pikovou dámu vzala { WHO($seat) }, druhá dvojice za ni má 4 body.
       *[masculine] Pikovou dámu vzal { WHO($seat) }, druhá dvojice za ni má 4 body.
    }
    .brief = Dáma: { WHO($seat) }.
    .braille = qp { WHO($seat, form: "short") }
points-tricks =
    { SIDE($side) ->
        [us] Za triky máte
        [them] Za triky mají soupeři
        [first] Za triky má první dvojice
       *[second] Za triky má druhá dvojice
    } { $points ->
        [one] 1 bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }
    .brief = { SIDE($side) ->
        [us] Vy
        [them] Soupeři
        [first] První dvojice
       *[second] Druhá dvojice
    } { $points } za triky.
    .braille = triky +{ $points } { SIDE($side) ->
        [us] my
        [them] oni
        [first] A
       *[second] B
    }
points-honours =
    { SIDE($side) ->
        [us] Za figury máte
        [them] Za figury mají soupeři
        [first] Za figury má první dvojice
       *[second] Za figury má druhá dvojice
    } { $points ->
        [one] 1 bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }
    .brief = { SIDE($side) ->
        [us] Vy
        [them] Soupeři
        [first] První dvojice
       *[second] Druhá dvojice
    } { $points } za figury.
    .braille = figury +{ $points } { SIDE($side) ->
        [us] my
        [them] oni
        [first] A
       *[second] B
    }
points-slam =
    { $points ->
        [50] Velký slem!
       *[other] Malý slem!
    } { SIDE($side) ->
        [us] Na účet máte
        [them] Na účet mají soupeři
        [first] Na účet má první dvojice
       *[second] Na účet má druhá dvojice
    } { $points } bodů navíc.
    .brief = { $points ->
        [50] Velký slem.
       *[other] Malý slem.
    }
    .braille = slem +{ $points } { SIDE($side) ->
        [us] my
        [them] oni
        [first] A
       *[second] B
    }
points-alone = { WHO($seat) }: { $taken ->
        [0] žádný zdvih
        [one] 1 zdvih
        [few] { $taken } zdvihy
       *[other] { $taken } zdvihů
    }, { $tricks ->
        [0] za triky nic
        [one] za triky 1 bod
        [few] za triky { $tricks } body
       *[other] za triky { $tricks } bodů
    }{ $honours ->
        [0] .
        [one] , za figury 1 bod.
        [few] , za figury { $honours } body.
       *[other] , za figury { $honours } bodů.
    }
    .brief = { WHO($seat) } { $tricks } a { $honours }.
    .braille = { WHO($seat, form: "short") }{ $taken } +{ $tricks } +{ $honours }
tied-at-ten = Shodně po { $points } bodech: { SEATS($sides) }. Rozhodne další rozdání.
    .brief = Shoda, { $points } bodů, hraje se dál.
    .braille = shoda { $points }
game-won =
    { SIDE($winner) ->
        [us] Vyhráváte partii { $own } ku { $other }. Na účet máte 50 bodů navíc.
        [them] Partii vyhrávají soupeři { $other } ku { $own }. Na účet mají 50 bodů navíc.
        [first] Partii vyhrává první dvojice { $own } ku { $other }. Na účet má 50 bodů navíc.
       *[second] Partii vyhrává druhá dvojice { $other } ku { $own }. Na účet má 50 bodů navíc.
    }
    .brief = { SIDE($winner) ->
        [us] Partie je vaše.
        [them] Partie pro soupeře.
        [first] Partie pro první dvojici.
       *[second] Partie pro druhou dvojici.
    }
    .braille = partie { $own }:{ $other } +50
game-won-alone =
    { PERSON($winner) ->
        [you] Vyhráváte partii, máte { $points } bodů. Na účet je 50 bodů navíc.
       *[other] Partii vyhrává { WHO($winner) }, { $points } bodů. Na účet je 50 bodů navíc.
    }
    .brief = Partie: { WHO($winner) }.
    .braille = partie { WHO($winner, form: "short") } +50
struck =
    { SIDE($side) ->
        [us] Z účtu ztrácíte
        [them] Soupeři z účtu ztrácejí
        [first] První dvojice z účtu ztrácí
       *[second] Druhá dvojice z účtu ztrácí
    } { $points ->
        [one] 1 bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }
    .brief = Škrtá se { $points }.
    .braille = škrt { $points }
struck-alone =
    { PERSON($seat) ->
        [you] Z účtu ztrácíte
       *[other] Z účtu ztrácí { WHO($seat) }
    } { $points ->
        [one] 1 bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }
    .brief = { WHO($seat) }, škrt { $points }.
    .braille = { WHO($seat, form: "short") } škrt { $points }
rubber-won =
    { SIDE($winner) ->
        [us] Robber je váš, dalších 70 bodů na účet.
        [them] Robber získávají soupeři, dalších 70 bodů na jejich účet.
        [first] Robber získává první dvojice, dalších 70 bodů na její účet.
       *[second] Robber získává druhá dvojice, dalších 70 bodů na její účet.
    }
    .brief = { SIDE($winner) ->
        [us] Robber je váš.
        [them] Robber pro soupeře.
        [first] Robber pro první dvojici.
       *[second] Robber pro druhou dvojici.
    }
    .braille = robber { SIDE($winner) ->
        [us] my
        [them] oni
        [first] A
       *[second] B
    } +70
rubber-won-alone =
    { PERSON($winner) ->
        [you] Robber je váš, dalších 70 bodů na účet.
       *[other] Robber získává { WHO($winner) }, dalších 70 bodů na účet.
    }
    .brief = Robber: { WHO($winner) }.
    .braille = robber { WHO($winner, form: "short") } +70
match-ended =
    { $winner ->
        [none] Konec. Účty jsou vyrovnané, { $own } ku { $other }.
       *[other] { SIDE($winner) ->
            [us] Konec. Vyhráváte, na účtech je to { $own } ku { $other }, rozdíl { $difference ->
                [one] 1 bod.
                [few] { $difference } body.
               *[other] { $difference } bodů.
            }
            [them] Konec. Vyhrávají soupeři, na účtech je to { $other } ku { $own }, rozdíl { $difference ->
                [one] 1 bod.
                [few] { $difference } body.
               *[other] { $difference } bodů.
            }
            [first] Konec. Vyhrává první dvojice, na účtech je to { $own } ku { $other }.
           *[second] Konec. Vyhrává druhá dvojice, na účtech je to { $other } ku { $own }.
        }
    }
    .brief = Konec, { $own } ku { $other }.
    .braille = konec { $own }:{ $other }
match-ended-alone =
    { $winner ->
        [none] Konec. O první místo se dělí několik hráčů s { $best } body.
       *[other] { PERSON($winner) ->
            [you] Konec. Vyhráváte, na účtu máte { $best } bodů.
           *[other] Konec. Vyhrává { WHO($winner) }, na účtu má { $best } bodů.
        }
    }
    .brief = Konec, { $best }.
    .braille = konec { $best }

# Otázky
hand-by-suits =
    { $count ->
        [0] V ruce už nemáte žádnou kartu.
       *[other] { HAND($cards) }
    }
    .braille = { $count ->
        [0] prázdná ruka
       *[other] { HAND($cards, case: "braille") }
    }
suit-held = { HAND($cards) }
    .braille = { HAND($cards, case: "braille") }
lowest-of-suit = Nejnižší je { CARD($card) }.
    .brief = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
highest-of-suit = Nejvyšší je { CARD($card) }.
    .brief = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
trump-now =
    { $trump ->
        [none] Hraje se bez trumfů.
       *[other] Trumfy jsou { SUIT($trump) }, otočená karta byla { CARD($turned) }.
    }
    .brief = { $trump ->
        [none] Bez trumfů.
       *[other] { SUIT($trump) }.
    }
    .braille = { $trump ->
        [none] bez trumfů
       *[other] trumfy { SUIT($trump) } ot. { CARD($turned, case: "braille") }
    }
trump-not-yet = O trumfech se ještě rozhoduje, otočená karta je { CARD($turned) }.
    .brief = Zatím { CARD($turned) }.
    .braille = trumfy? { CARD($turned, case: "braille") }
null-now = Hraje se nula: zdvih se počítá druhé straně.
    .brief = Nula.
    .braille = nula
honours-known = Z figur víte o těchto: { CARDS($cards) }. { $alone ->
        [yes] Vy máte { $own }, ostatní { $other }.
       *[no] Vaše strana má { $own }, soupeři { $other }.
    }
    .brief = Figury { $own } ku { $other }.
    .braille = figury { $own }:{ $other }
honours-unknown = O žádné figuře zatím nevíte.
    .braille = figury 0:0
honours-none = V této hře se figury nepočítají.
    .braille = bez figur
worth-odd = Každý trik, tedy zdvih nad { $book ->
        [few] { $book } zdvihy
       *[other] { $book } zdvihů
    }, má { $points ->
        [few] { $points } body.
       *[other] { $points } bodů.
    }
    .brief = Trik za { $points }.
    .braille = trik { $points }
worth-queen = Jde jen o pikovou dámu: kdo ji vezme, prohrává a soupeři mají 4 body.
    .brief = Jde o pikovou dámu.
    .braille = jde o qp
run-now = Zdvihy za sebou: { $run }, poslední { PERSON($seat) ->
        [you] je váš.
       *[other] má { WHO($seat) }.
    } Trumfy se smějí změnit po { $streak ->
        [2] dvou.
       *[other] třech.
    }
    .brief = Za sebou { $run }, změna po { $streak ->
        [2] dvou.
       *[other] třech.
    }
    .braille = řada { $run }/{ $streak } { WHO($seat, form: "short") }
last-trick =
    { PERSON($seat) ->
        [you] Poslední zdvih, váš.
       *[other] Poslední zdvih, bere { WHO($seat) }.
    }
    .brief = Poslední zdvih:
    .braille = zdvih { WHO($seat, form: "short") }
last-trick-closed = Poslední zdvih si lze prohlížet jen do zahrání další karty.
    .brief = Už nelze.
    .braille = zdvih zavřen
score = V partii je to { $own-game } ku { $other-game }, hraje se do deseti. Partie { $own-games } ku { $other-games }.
    .brief = { $own-game } ku { $other-game }, partie { $own-games } ku { $other-games }.
    .braille = { $own-game }:{ $other-game } partie { $own-games }:{ $other-games }
score-alone =
    { PERSON($seat) ->
        [you] Vy máte
       *[other] { WHO($seat) } má
    } v partii { $game ->
        [one] 1 bod
        [few] { $game } body
       *[other] { $game } bodů
    }, na účtu { $account }.
    .brief = { WHO($seat) } { $game }.
    .braille = { WHO($seat, form: "short") } { $game } ({ $account })
account = Na účtech je to { $own } ku { $other }. { $rubber }. robber z { $rubbers }.
    .brief = Účty { $own } ku { $other }.
    .braille = účty { $own }:{ $other }
last-deal = Minulé rozdání: zdvihy { $own-tricks } ku { $other-tricks }, body { $own-points } ku { $other-points }.
    .brief = Minule { $own-points } ku { $other-points }.
    .braille = minule { $own-points }:{ $other-points }

# Co se hraje
playing-base = Hraje se základní whist.
    .braille = základní
playing-cayenne = Hraje se cayenne: rozdávající smí zvolit jiné trumfy. Zůstane-li otočená barva, vše se počítá dvakrát.
    .brief = Cayenne.
    .braille = cayenne
playing-grand = Hraje se grand: bez trumfů, figurami jsou esa, trik má čtyři body.
    .brief = Grand.
    .braille = grand
playing-grand-null = Hraje se grand null: šest zdvihů grand, potom sedm zdvihů, které se počítají druhé straně.
    .brief = Grand null.
    .braille = grand null
playing-grand-null-queen = Hraje se grand null s pikovou dámou: jakmile padne, zdvihy se počítají druhé straně.
    .brief = Grand null s dámou.
    .braille = grand null qp
playing-amor = Hraje se létající amor: po třech zdvizích za sebou smí strana změnit trumfy.
    .brief = Létající amor.
    .braille = amor
playing-duck = Hraje se létající kachna: po dvou zdvizích za sebou smí strana změnit trumfy, trik má čtyři body.
    .brief = Létající kachna.
    .braille = kachna
playing-bismarck = Hraje se Bismarck: rozdávající rozdělí čtyři hromádky po třech kartách.
    .brief = Bismarck.
    .braille = bismarck
playing-queen-of-spades = Hraje se piková dáma: kdo ji vezme, prohrává rozdání.
    .brief = Piková dáma.
    .braille = piková dáma
playing-hussar = Hraje se husarský whist: každý sám za sebe, trikem je čtvrtý a každý další zdvih.
    .brief = Husarský whist.
    .braille = husar
playing-three = Hraje se whist pro tři: každý sám za sebe, trikem je každý zdvih nad čtyři.
    .brief = Whist pro tři.
    .braille = pro tři

# Volby u stolu
action-name-trump = Zvolit trumfy: { SUIT($suit) }
    .braille = trumfy { SUIT($suit) }
action-keep-trump = Ponechat { SUIT($trump) }{ $doubles ->
        [yes] , počítá se dvojnásob
       *[no] {""}
    }
    .braille = ponechat { SUIT($trump) }
action-leave-to-partner = Nechat volbu na spoluhráči
    .braille = volí partner
action-packets = Sobě { $own }. hromádku: { CARDS($own-cards) }. Spoluhráči { $partner }. hromádku: { CARDS($partner-cards) }
    .brief = Sobě { $own }., spoluhráči { $partner }.
    .braille = já { CARDS($own-cards, case: "braille") } on { CARDS($partner-cards, case: "braille") }

# Nastavení partie
game-about = Klasická zdvihová hra s trumfy pro dvě dvojice, s deseti obměnami od cayenne po whist pro tři.
option-tour = Obměna
option-tour-base = základní whist
option-tour-cayenne = cayenne
option-tour-grand = grand
option-tour-grand-null = grand null
option-tour-grand-null-queen = grand null s pikovou dámou
option-tour-amor = létající amor
option-tour-duck = létající kachna
option-tour-bismarck = Bismarck
option-tour-queen-of-spades = piková dáma
option-tour-hussar = husarský whist
option-tour-three = whist pro tři
option-tour-mixed = pokaždé jiná
house-tour = Obměna určuje, čím se rozdání liší od základního whistu. Můžete hrát jednu, nebo je po rozdáních střídat.
option-rubbers = Počet robberů
house-rubbers = Kolik robberů se hraje, než se porovnají účty.
option-strike-out = Škrtání bodů
house-strike-out = Kdo vyhraje partii nebo robber, škrtne z účtu soupeřů body, které v nich získali za triky a figury.
option-cayenne = Trumfy při třech hráčích
house-cayenne = Ve třech smí rozdávající zvolit jiné trumfy. Ponechá-li otočenou barvu, rozdání se počítá dvojnásob.
option-order = Pořadí obměn
option-order-base = { option-tour-base }
option-order-cayenne = { option-tour-cayenne }
option-order-grand = { option-tour-grand }
option-order-grand-null = { option-tour-grand-null }
option-order-grand-null-queen = { option-tour-grand-null-queen }
option-order-amor = { option-tour-amor }
option-order-duck = { option-tour-duck }
option-order-bismarck = { option-tour-bismarck }
option-order-queen-of-spades = { option-tour-queen-of-spades }
house-order = V jakém pořadí se obměny po rozdáních střídají.
option-partners = Spoluhráči
option-partners-agreed = sedí naproti
option-partners-draw = určí los
house-partners = Spoluhráč buď sedí rovnou naproti vám, nebo spolu hrají dva, kteří si vytáhli nejvyšší karty.
preset-base = základní whist
preset-document = s losem a škrtáním
preset-mixed = střídání obměn
preset-hussar = husarský whist
preset-three = whist pro tři

# Proč soupeř hraje právě takto
reason-only-choice = Jiná možnost není.
reason-at-random = Vybráno naslepo.
reason-lead-high = Vynáší se to nejvyšší, co je v ruce.
reason-take-high = { CARD($card) } bere zdvih na jistotu.
reason-lead-master = { CARD($card) } teď v barvě nemá vyšší kartu proti sobě, zdvih by měla získat.
reason-lead-trump = Vynáší se trumf, aby ho soupeřům ubylo.
reason-lead-partner = Vrací se barva, kterou vynesl spoluhráč.
reason-lead-suit = { SUIT($suit, case: "title") } jsou barva, ve které se z výnosu dá nejvíc čekat.
reason-win-cheaply = { CARD($card) } na zdvih stačí, vyšší karty zůstanou na později.
reason-play-high = Třetí v pořadí hraje vysoko, aby soupeř nezískal zdvih lacino.
reason-trump-in = Barva došla, zdvih se bere trumfem.
reason-partner-wins = Zdvih nejspíš získá spoluhráč, není proč přebíjet.
reason-low-card = Zdvih se získat nedá, odchází nejméně cenná karta.
reason-discard = Ve vynesené barvě nic není, odchází nejméně cenná karta.
reason-avoid-trick = Tenhle zdvih je lepší nevzít.
reason-throw-high = Zdvih bere soupeř, je to chvíle zbavit se nebezpečné karty.
reason-must-take = Zdvihu se asi nedá vyhnout, ať aspoň odejde vysoká karta.
reason-throw-queen = Piková dáma padá do zdvihu, který bere soupeř.
reason-name-longest = { SUIT($suit, case: "title") } jsou v ruce nejsilnější barva.
reason-keep-for-double = { SUIT($suit, case: "title") } jsou dost silné a rozdání se bude počítat dvojnásob.
reason-keep-trump = Současné trumfy jsou dobré.
reason-leave-weak = Žádná barva není dost silná, ať volí spoluhráč.
reason-best-packets = V těch dvou hromádkách je nejvíc trumfů a vysokých karet.
