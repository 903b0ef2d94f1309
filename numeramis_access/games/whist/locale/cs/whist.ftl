# Whist: věta pro každou událost a odpovědi na otázky. Trik je zdvih nad knihu, figury jsou honéry.
game-name = Whist

# Rozdání
cards-dealt = { ORDINAL($deal, gender: "neuter") } rozdání. { $turned ->
        [none] Bez trumfů.
       *[other] Trumfy jsou { SUIT($trump) }, otočená karta je { CARD($turned) }.
    }{ dealt-leader }
    .brief = { ORDINAL($deal, gender: "neuter") } rozdání. { $turned ->
        [none] Bez trumfů.
       *[other] Trumfy { SUIT($trump) }, { RANK($turned) }.
    }{ dealt-leader }
    .full = { ORDINAL($deal, gender: "neuter") } rozdání, rozdává{ PERSON($dealer) ->
        [you] {"te vy"}
       *[other] {" "}{ WHO($dealer) }
    }. { $turned ->
        [none] Hraje se bez trumfů.
       *[other] Otočená karta je { CARD($turned) }, trumfy jsou { SUIT($trump) }.
    }{ dealt-leader }
    .braille = { $deal }. { $turned ->
        [none] bez trumfů
       *[other] trumf { CARD($turned, case: "braille") }
    } vynáší { WHO($leader, form: "short") }
dealt-leader =
    { $asked ->
        [packets] {""}
        [trump] {""}
       *[other] { PERSON($leader) ->
            [you] {""}
           *[other] {" "}Vynáší { WHO($leader) }.
        }
    }
asked-trump =
    { PERSON($seat) ->
        [you] Rozdáváte: zvolte trumfy, nebo ponechte { SUIT($trump) }, pak se počítá dvojnásob{ $alone ->
            [yes] .
           *[no] , nebo { PARTNER() ->
                [feminine] nechte volbu na spoluhráčce.
                [none] volbu přenechte, zvolí { PARTNER(form: "who") }.
               *[masculine] nechte volbu na spoluhráči.
            }
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
        [you] Zvolte barvu, nebo ponechte { SUIT($trump) }, pak se počítá dvojnásob.
       *[other] Trumfy určí { WHO($seat) }.
    }
    .brief = { PERSON($seat) ->
        [you] Určete trumfy.
       *[other] Trumfy určí { WHO($seat) }.
    }
    .braille = trumfy? { WHO($seat, form: "short") }
asked-streak =
    { PERSON($seat) ->
        [you] Zvolte nové trumfy, nebo ponechte { SUIT($trump) }: { COUNT($run, of: "trick") } za sebou.
       *[other] { COUNT($run, of: "trick") } za sebou, o trumfech rozhodne { WHO($seat) }.
    }
    .brief = { PERSON($seat) ->
        [you] Můžete změnit trumfy.
       *[other] Trumfy smí změnit { WHO($seat) }.
    }
    .braille = trumfy? { WHO($seat, form: "short") }
asked-packets =
    { PERSON($seat) ->
        [you] Prohlédněte si čtyři hromádky a dvě vyberte: jednu sobě, { PARTNER() ->
            [feminine] jednu spoluhráčce.
            [none] druhou dostane { PARTNER(form: "who") }.
           *[masculine] jednu spoluhráči.
        }
       *[other] Hromádky si prohlíží { WHO($seat) }.
    }
    .brief = { PERSON($seat) ->
        [you] Vyberte hromádky.
       *[other] Hromádky vybírá { WHO($seat) }.
    }
    .braille = hromádky? { WHO($seat, form: "short") }
trump-named =
    { PERSON($seat) ->
        [you] Trumfy jsou { SUIT($suit) }.
        [feminine] Trumfy jsou { SUIT($suit) }, zvolila je { WHO($seat) }.
        [none] Trumfy jsou { SUIT($suit) }, volí je { WHO($seat) }.
       *[masculine] Trumfy jsou { SUIT($suit) }, zvolil je { WHO($seat) }.
    }
    .brief = Trumfy { SUIT($suit) }.
    .braille = trumfy { SUIT($suit) } { WHO($seat, form: "short") }
revoke-penalized = Nectěná barva, { WHO($seat) }: druhá strana dostává { $tricks ->
        [0] { COUNT($points, of: "point", case: "acc") }.
       *[other] { COUNT($tricks, of: "trick", case: "acc") }.
    }
    .braille = trest { WHO($seat, form: "short") } { $tricks ->
        [0] b { $points }
       *[other] z { $tricks }
    }
trump-kept = Trumfy zůstávají { SUIT($suit) }{ $doubled ->
        [yes] , počítá se dvojnásob.
       *[no] .
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
        [you] { PARTNER() ->
            [feminine] Volbu trumfů necháváte na spoluhráčce.
            [none] Volbu trumfů přenecháváte, zvolí { PARTNER(form: "who") }.
           *[masculine] Volbu trumfů necháváte na spoluhráči.
        }
       *[other] { PERSON($partner) ->
            [you] { WHO($seat) } nechává volbu trumfů na vás.
           *[other] { WHO($seat) } volbu trumfů přenechává, zvolí { WHO($partner) }.
        }
    }
    .brief = { PERSON($partner) ->
        [you] Trumfy volíte vy.
       *[other] Trumfy volí { WHO($partner) }.
    }
    .braille = volí { WHO($partner, form: "short") }
packets-given =
    { PERSON($seat) ->
        [you] Rozdělujete hromádky.
        [feminine] { WHO($seat) } rozdělila hromádky.
        [none] { WHO($seat) } rozděluje hromádky.
       *[masculine] { WHO($seat) } rozdělil hromádky.
    } Po řadě: { WHO($first) }, { WHO($second) }, { WHO($third) }, { WHO($fourth) }.
    .brief = Hromádky po řadě: { WHO($first) }, { WHO($second) }, { WHO($third) }, { WHO($fourth) }.
    .braille = hromádky { WHO($first, form: "short") }{ WHO($second, form: "short") }{ WHO($third, form: "short") }{ WHO($fourth, form: "short") }
packet-received = Do ruky přichází { CARDS($cards) }.
    .brief = { CARDS($cards) }.
    .braille = + { CARDS($cards, case: "braille") }
packet = { ORDINAL($number, gender: "feminine") } hromádka: { CARDS($cards) }.
    .braille = { $number }. { CARDS($cards, case: "braille") }
packets-none = V tomto rozdání nejsou hromádky.
    .braille = bez hromádek

# Hra
card-played = { card-told }{ $state ->
        [ahead] { PERSON($seat) ->
            [you] , vedete.
           *[other] , vede.
        }
        [still] { PERSON($top-seat) ->
            [you] , dál vedete.
           *[other] , vede { WHO($top-seat) }.
        }
       *[untold] .
    }
    .full = { card-told }{ $state ->
        [ahead] { $how ->
            [follows] {""}
           *[ruffs] ,
        }{ PERSON($seat) ->
            [you] {" "}a vedete.
           *[other] {" "}a vede.
        }
        [still] { PERSON($top-seat) ->
            [you] , dál vedete { CARD($top, case: "with") }.
           *[other] , dál vede { WHO($top-seat) } { CARD($top, case: "with") }.
        }
       *[untold] .
    }
    .brief = { PERSON($seat) ->
        [you] {""}
       *[other] { WHO($seat) }{" "}
    }{ $how ->
        [leads] { CARD($card) }
        [follows] { RANK($card) }
        [discards] { PERSON($seat) ->
            [you] odhazujete
           *[other] odhazuje
        } { CARD($card, case: "acc") }
       *[ruffs] trumf, { RANK($card) }
    }{ $state ->
        [ahead] { $how ->
            [follows] { PERSON($seat) ->
                [you] , vedete.
               *[other] , vede.
            }
           *[ruffs] .
        }
        [still] { PERSON($top-seat) ->
            [you] , vedete vy.
           *[other] , vede { WHO($top-seat) }.
        }
       *[untold] .
    }
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
card-told =
    { PERSON($seat) ->
        [you] { $how ->
            [leads] Vynášíte { CARD($card, case: "acc") }
            [follows] Hrajete { CARD($card, case: "acc") }
            [ruffs] Dáváte trumf, { CARD($card, case: "acc") }
            [overruffs] Dáváte vyšší trumf, { CARD($card, case: "acc") }
           *[discards] Odhazujete { CARD($card, case: "acc") }
        }
       *[other] { WHO($seat) } { $how ->
            [leads] vynáší { CARD($card, case: "acc") }
            [follows] hraje { CARD($card, case: "acc") }
            [ruffs] dává trumf, { CARD($card, case: "acc") }
            [overruffs] dává vyšší trumf, { CARD($card, case: "acc") }
           *[discards] odhazuje { CARD($card, case: "acc") }
        }
    }
highest-now =
    { PERSON($top-seat) ->
        [you] Vedete { CARD($top, case: "with") }.
       *[other] Vede { WHO($top-seat) } { CARD($top, case: "with") }.
    }
    .brief = { WHO($top-seat) }, { CARD($top) }.
    .braille = max { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
null-began =
    { $by-queen ->
        [yes] Padla piková dáma. Tento zdvih a všechny další se počítají druhé straně.
       *[no] Šest zdvihů je odehraných, začíná nulová hra: sedm zbývajících se počítá druhé straně.
    }
    .brief = Začíná nulová hra.
    .braille = nulová hra
trick-taken =
    { PERSON($seat) ->
        [you] Zdvih je váš{ $null ->
            [yes] , počítá se soupeřům.
           *[no] .
        }
       *[other] Zdvih bere { WHO($seat) }{ $null ->
            [yes] { $counts ->
                [us] , počítá se vám.
                [them] , počítá se soupeřům.
               *[other] , počítá se druhé straně.
            }
           *[no] .
        }
    }
    .full =
        { $null ->
            [yes] { trick-taken }
           *[no] { PERSON($seat) ->
                [you] Berete zdvih { CARD($card, case: "with") }.
               *[other] Zdvih bere { WHO($seat) } { CARD($card, case: "with") }.
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
won-so-far = { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
    .full = Zdvihy: { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
    .braille = zdvihy { $own }:{ $other }
won-so-far-alone = { $all ->
        [one] { $own ->
            [0] Zatím nemáte žádný zdvih.
           *[other] Máte { COUNT($own, of: "trick", case: "acc") }.
        }
       *[other] { COUNT($all, of: "trick", case: "gen", after: "z") } { $own ->
            [0] nemáte žádný.
           *[other] máte { SAY($own, gender: "masculine", case: "acc") }.
        }
    }
    .brief = { SAY($own, gender: "masculine") } { SAY($all, gender: "masculine", case: "gen", after: "z") }.
    .braille = zdvihy { $own }/{ $all }
tricks-now = Zdvihy v tomto rozdání: { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
    .brief = Zdvihy: { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
    .braille = zdvihy { $own }:{ $other }
your-turn = Jste na řadě.
    .brief = Vy.
    .braille = jste na řadě
your-turn-lead = Vynášíte.
    .braille = vynášíte
must-follow = Musíte ctít barvu: { SUIT($suit) }.
    .brief = Ctěte barvu: { SUIT($suit) }.
    .braille = ctít { SUIT($suit) }
packets-differ = { PARTNER() ->
        [feminine] Pro sebe a pro spoluhráčku musíte vybrat dvě různé hromádky.
        [none] Musíte vybrat dvě různé hromádky: jednu sobě, druhou dostane { PARTNER(form: "who") }.
       *[masculine] Pro sebe a pro spoluhráče musíte vybrat dvě různé hromádky.
    }
    .brief = Dvě různé hromádky.
    .braille = různé hromádky
    .called = Pro sebe a pro spoluhráče se vybírají dvě různé hromádky.
no-such-packet = Hromádky jsou jen čtyři.
    .braille = jen 4 hromádky

# Konec rozdání
deal-counted = Zdvihy: { side-own } { SAY($counted-own, gender: "masculine") }, { side-other } { SAY($counted-other, gender: "masculine") }.
    .full = Rozdání skončilo. Zdvihy: { side-own } { SAY($counted-own, gender: "masculine") }, { side-other } { SAY($counted-other, gender: "masculine") }.
    .braille = zdvihy { $counted-own }:{ $counted-other }
deal-counted-alone = Rozdání skončilo.
    .braille = konec rozdání
queen-taken =
    { PERSON($seat) ->
        [you] Pikovou dámu berete vy, soupeři za ni mají čtyři body.
        [feminine] Pikovou dámu vzala { WHO($seat) }, { $counts ->
            [us] máte za ni
            [them] soupeři za ni mají
           *[other] druhá dvojice za ni má
        } čtyři body.
        [none] Pikovou dámu bere { WHO($seat) }, { $counts ->
            [us] máte za ni
            [them] soupeři za ni mají
           *[other] druhá dvojice za ni má
        } čtyři body.
       *[masculine] Pikovou dámu vzal { WHO($seat) }, { $counts ->
            [us] máte za ni
            [them] soupeři za ni mají
           *[other] druhá dvojice za ni má
        } čtyři body.
    }
    .brief = { PERSON($seat) ->
        [you] Dámu berete vy.
       *[other] Dámu bere { WHO($seat) }.
    }
    .braille = qp { WHO($seat, form: "short") }
points =
    { SIDE($side) ->
        [us] Máte
        [them] Soupeři mají
        [first] První dvojice má
       *[second] Druhá dvojice má
    } { $tricks ->
        [0] { COUNT($honours, of: "point", case: "acc") } za figury.
       *[other] { COUNT($tricks, of: "point", case: "acc") } za triky{ $honours ->
            [0] .
           *[other] , { SAY($honours, gender: "masculine", case: "acc") } za figury.
        }
    }
    .full =
        { SIDE($side) ->
            [us] Máte
            [them] Soupeři mají
            [first] První dvojice má
           *[second] Druhá dvojice má
        } { $tricks ->
            [0] { COUNT($honours, of: "point", case: "acc") } za figury.
           *[other] za { COUNT($odd, of: "odd", case: "acc") } { COUNT($tricks, of: "point", case: "acc") }{ $honours ->
                [0] .
               *[other] {" "}a za figury { COUNT($honours, of: "point", case: "acc") }.
            }
        }
    .brief = { SIDE($side) ->
        [us] Vy
        [them] Soupeři
        [first] První dvojice
       *[second] Druhá dvojice
    } { $tricks ->
        [0] { SAY($honours, gender: "masculine", case: "acc") } za figury.
       *[other] { SAY($tricks, gender: "masculine", case: "acc") } za triky{ $honours ->
            [0] .
           *[other] , { SAY($honours, gender: "masculine", case: "acc") } za figury.
        }
    }
    .braille = { SIDE($side) ->
        [us] my
        [them] oni
        [first] d1
       *[second] d2
    }{ $tricks ->
        [0] {""}
       *[other] {" "}triky +{ $tricks }
    }{ $honours ->
        [0] {""}
       *[other] {" "}figury +{ $honours }
    }
points-slam =
    { $points ->
        [50] Velký slem!
       *[other] Malý slem!
    } { SIDE($side) ->
        [us] Na účet získáváte
        [them] Na účet získávají soupeři
        [first] Na účet získává první dvojice
       *[second] Na účet získává druhá dvojice
    } { COUNT($points, of: "point", case: "acc") }.
    .brief = { $points ->
        [50] Velký slem.
       *[other] Malý slem.
    }
    .braille = { SIDE($side) ->
        [us] my
        [them] oni
        [first] d1
       *[second] d2
    } slem +{ $points }
points-alone = { WHO($seat) }: { $taken ->
        [0] žádný zdvih
       *[other] { COUNT($taken, of: "trick") }
    }, { $tricks ->
        [0] za triky nic
       *[other] za triky { COUNT($tricks, of: "point", case: "acc") }
    }{ $honours ->
        [0] .
       *[other] , za figury { COUNT($honours, of: "point", case: "acc") }.
    }
    .brief = { WHO($seat) }: za triky { SAY($tricks, gender: "masculine", case: "acc") }{ $honours ->
        [0] .
       *[other] , za figury { SAY($honours, gender: "masculine", case: "acc") }.
    }
    .braille = { WHO($seat, form: "short") } { $taken } +{ $tricks } +{ $honours }
tied-at-ten = Shodně po { COUNT($points, of: "point", case: "loc") }: { SEATS($sides) }. Rozhodne další rozdání.
    .brief = Shoda po { COUNT($points, of: "point", case: "loc") }, hraje se dál.
    .braille = shoda { $points }
game-won =
    { SIDE($winner) ->
        [us] Vyhráváte partii { own-first }, k tomu prémie padesát bodů.
        [them] Partii vyhrávají soupeři { other-first }, k tomu prémie padesát bodů.
        [first] Partii vyhrává první dvojice { own-first }, k tomu prémie padesát bodů.
       *[second] Partii vyhrává druhá dvojice { other-first }, k tomu prémie padesát bodů.
    } { games-now }
    .brief = { SIDE($winner) ->
        [us] Partie je vaše, { own-first }.
        [them] Partie pro soupeře, { other-first }.
        [first] Partie pro první dvojici, { own-first }.
       *[second] Partie pro druhou dvojici, { other-first }.
    } { games-now }
    .braille = partie { $own }:{ $other } +50
own-first = { SAY($own, gender: "masculine") } ku { SAY($other, gender: "masculine", case: "dat") }
other-first = { SAY($other, gender: "masculine") } ku { SAY($own, gender: "masculine", case: "dat") }
games-now = Partie: { side-own } { SAY($own-games, gender: "feminine") }, { side-other } { SAY($other-games, gender: "feminine") }.
game-won-alone =
    { PERSON($winner) ->
        [you] Vyhráváte partii do deseti, máte { COUNT($points, of: "point", case: "acc") } a prémii padesát.
       *[other] Partii do deseti vyhrává { WHO($winner) }, má { COUNT($points, of: "point", case: "acc") } a prémii padesát.
    }
    .brief = { PERSON($winner) ->
        [you] Partie je vaše.
       *[other] Partii vyhrává { WHO($winner) }.
    }
    .braille = partie { WHO($winner, form: "short") } +50
struck =
    { SIDE($side) ->
        [us] Z účtu ztrácíte
        [them] Soupeři z účtu ztrácejí
        [first] První dvojice z účtu ztrácí
       *[second] Druhá dvojice z účtu ztrácí
    } { COUNT($points, of: "point", case: "acc") }.
    .brief = Z účtu se škrtá { COUNT($points, of: "point") }.
    .braille = škrt { $points }
struck-alone =
    { PERSON($seat) ->
        [you] Z účtu ztrácíte
       *[other] { WHO($seat) } z účtu ztrácí
    } { COUNT($points, of: "point", case: "acc") }.
    .brief = { WHO($seat) }, škrt { SAY($points, gender: "masculine") }.
    .braille = { WHO($seat, form: "short") } škrt { $points }
rubber-won =
    { SIDE($winner) ->
        [us] Robber je váš, prémie sedmdesát bodů.
        [them] Robber získávají soupeři, prémie sedmdesát bodů.
        [first] Robber získává první dvojice, prémie sedmdesát bodů.
       *[second] Robber získává druhá dvojice, prémie sedmdesát bodů.
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
        [first] d1
       *[second] d2
    } +70
rubber-won-alone =
    { PERSON($winner) ->
        [you] Robber je váš, prémie sedmdesát bodů.
       *[other] Robber získává { WHO($winner) }, prémie sedmdesát bodů.
    }
    .brief = { PERSON($winner) ->
        [you] Robber je váš.
       *[other] Robber má { WHO($winner) }.
    }
    .braille = robber { WHO($winner, form: "short") } +70
match-ended =
    { $winner ->
        [none] Zápas skončil nerozhodně, na účtech { own-first }.
       *[other] { SIDE($winner) ->
            [us] Vyhráváte zápas o { COUNT($difference, of: "point", case: "acc") }, { own-first }.
            [them] Zápas vyhrávají soupeři o { COUNT($difference, of: "point", case: "acc") }, { other-first }.
            [first] Zápas vyhrává první dvojice o { COUNT($difference, of: "point", case: "acc") }, { own-first }.
           *[second] Zápas vyhrává druhá dvojice o { COUNT($difference, of: "point", case: "acc") }, { other-first }.
        }
    }
    .brief = { $winner ->
        [none] Zápas nerozhodně.
       *[other] { SIDE($winner) ->
            [us] Zápas je váš, { own-first }.
            [them] Zápas pro soupeře, { other-first }.
            [first] Zápas pro první dvojici, { own-first }.
           *[second] Zápas pro druhou dvojici, { other-first }.
        }
    }
    .braille = konec { $own }:{ $other }
match-ended-alone =
    { $winner ->
        [none] Zápas skončil, o první místo se dělí několik hráčů { COUNT($best, of: "point", case: "ins", after: "s") }.
       *[other] { PERSON($winner) ->
            [you] Vyhráváte zápas, na účtu máte { COUNT($best, of: "point", case: "acc") }.
           *[other] Zápas vyhrává { WHO($winner) }, na účtu má { COUNT($best, of: "point", case: "acc") }.
        }
    }
    .brief = { $winner ->
        [none] Zápas nerozhodně, { $best }.
       *[other] { PERSON($winner) ->
            [you] Zápas je váš.
           *[other] Zápas vyhrává { WHO($winner) }.
        }
    }
    .braille = konec { $best }

# Otázky
hand-shown-by-suits = { $count ->
        [0] { NAME($seat) } nemá žádnou kartu.
       *[other] { NAME($seat) } má v ruce: { HAND($cards) }
    }
    .brief = { NAME($seat) }: { $count ->
        [0] prázdná ruka.
       *[other] { HAND($cards) }
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] bez karet
       *[other] { HAND($cards, case: "braille") }
    }
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
deal-now = { ORDINAL($deal, gender: "neuter") } rozdání.
    .braille = { $deal }. rozdání
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
       *[other] trumfy { SUIT($trump) }, otočená { CARD($turned, case: "braille") }
    }
trump-not-yet = O trumfech se ještě rozhoduje, otočená karta je { CARD($turned) }.
    .brief = Zatím { CARD($turned) }.
    .braille = trumfy? { CARD($turned, case: "braille") }
null-now = Hraje se nulová hra: zdvih se počítá druhé straně.
    .brief = Nulová hra.
    .braille = nulová hra
honours-known = Známé figury: { CARDS($cards) }.{ $alone ->
        [yes] {" "}Vy { $own ->
            [0] nemáte žádnou
           *[other] máte { SAY($own, gender: "feminine", case: "acc") }
        }, ostatní { $other ->
            [0] nemají žádnou
           *[other] mají { SAY($other, gender: "feminine", case: "acc") }
        }.
        [no] {" "}{ SIDE(0) ->
            [first] První dvojice { $own ->
                [0] nemá žádnou
               *[other] má { SAY($own, gender: "feminine", case: "acc") }
            }, druhá { $other ->
                [0] nemá žádnou
               *[other] má { SAY($other, gender: "feminine", case: "acc") }
            }.
           *[us] Vaše strana { $own ->
                [0] nemá žádnou
               *[other] má { SAY($own, gender: "feminine", case: "acc") }
            }, soupeři { $other ->
                [0] nemají žádnou
               *[other] mají { SAY($other, gender: "feminine", case: "acc") }
            }.
        }
       *[none] {""}
    }
    .brief = { $alone ->
        [yes] Figury: vy { SAY($own, gender: "feminine") }, ostatní { SAY($other, gender: "feminine") }.
        [no] Figury: { side-own } { SAY($own, gender: "feminine") }, { side-other } { SAY($other, gender: "feminine") }.
       *[none] Figury: { CARDS($cards) }.
    }
    .braille = figury { $own }:{ $other }
honours-unknown = Žádná figura zatím není známá.
    .braille = figury 0:0
honours-none = V této hře se figury nepočítají.
    .braille = bez figur
worth-odd = Každý trik, tedy zdvih nad { COUNT($book, of: "trick", case: "acc") }, má { COUNT($points, of: "point", case: "acc") }.
    .brief = Trik za { SAY($points, gender: "masculine", case: "acc") }.
    .braille = trik { $points }
worth-queen = Jde jen o pikovou dámu: kdo ji vezme, prohrává a soupeři mají čtyři body.
    .brief = Jde o pikovou dámu.
    .braille = jde o qp
run-now = { COUNT($run, of: "trick") } za sebou, poslední { PERSON($seat) ->
        [you] váš.
        [feminine] vzala { WHO($seat) }.
        [none] má { WHO($seat) }.
       *[masculine] vzal { WHO($seat) }.
    } Trumfy se smějí změnit po { SAY($streak, gender: "masculine", case: "loc") }.
    .brief = Za sebou { SAY($run, gender: "masculine") }, změna po { SAY($streak, gender: "masculine", case: "loc") }.
    .braille = řada { $run }/{ $streak } { WHO($seat, form: "short") }
score = Body: { side-own } { SAY($own-game, gender: "masculine") }, { side-other } { SAY($other-game, gender: "masculine") }.
    .full = Body v partii: { side-own } { SAY($own-game, gender: "masculine") }, { side-other } { SAY($other-game, gender: "masculine") }, hraje se do deseti.
    .braille = body { $own-game }:{ $other-game }
score-games = Body: { side-own } { SAY($own-game, gender: "masculine") }, { side-other } { SAY($other-game, gender: "masculine") }{ $over ->
        [yes] .
       *[no] , hraje se do deseti.
    } { games-now }
    .brief = Body: { side-own } { SAY($own-game, gender: "masculine") }, { side-other } { SAY($other-game, gender: "masculine") }. { games-now }
    .braille = body { $own-game }:{ $other-game } partie { $own-games }:{ $other-games }
score-alone = { WHO($seat) }: v partii { game-points }, na účtu { $account }.
    .brief = { WHO($seat) }: { COUNT($game, of: "point") }.
    .braille = { WHO($seat, form: "short") } { $game }({ $account })
stands-alone = { WHO($seat) }: { $tricks ->
        [0] žádný zdvih
       *[other] { COUNT($tricks, of: "trick") }
    }, v partii { game-points }, na účtu { $account }.
    .brief = { WHO($seat) }: { COUNT($tricks, of: "trick") }, { game-points }.
    .braille = { WHO($seat, form: "short") } { $tricks } { $game }({ $account })
game-points = { $game ->
        [0] nula
       *[other] { COUNT($game, of: "point") }
    }
rubber-over = Robber skončil.
    .brief = Konec robberu.
    .braille = konec robberu
whist-game-over = Partie skončila.
    .brief = Konec partie.
    .braille = konec partie
whist-match-over = Zápas skončil.
    .brief = Konec zápasu.
    .braille = konec zápasu
account = Účty: { side-own } { $own }, { side-other } { $other }.{ $rubbers ->
        [one] {""}
       *[other] {" "}{ $over ->
            [yes] Skončil
           *[no] Hraje se
        } { ORDINAL($rubber) } robber { SAY($rubbers, gender: "masculine", case: "gen", after: "z") }.
    }
    .brief = Účty: { side-own } { $own }, { side-other } { $other }.
    .braille = účty { $own }:{ $other }
last-deal = Minulé rozdání: zdvihy { SAY($own-tricks, gender: "masculine") } ku { SAY($other-tricks, gender: "masculine", case: "dat") }, body { SAY($own-points, gender: "masculine") } ku { SAY($other-points, gender: "masculine", case: "dat") }.
    .brief = Minule { SAY($own-points, gender: "masculine") } ku { SAY($other-points, gender: "masculine", case: "dat") }.
    .braille = minule { $own-points }:{ $other-points }

# Co se hraje
playing-base = Hraje se základní whist.
    .braille = základní
playing-cayenne = Hraje se cayenne: rozdávající smí zvolit jiné trumfy. Zůstane-li otočená barva, vše se počítá dvojnásob.
    .brief = Cayenne.
    .braille = cayenne
playing-grand = Hraje se grand: { $first ->
        [yes] {""}
       *[no] bez trumfů,{" "}
    }figurami jsou esa, trik má čtyři body.
    .brief = Grand.
    .braille = grand
playing-grand-null = Hraje se grand null: šest zdvihů grandu, potom sedm zdvihů, které se počítají druhé straně.
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
playing-three = Hraje se whist pro tři: bez dvojek, ze srdcí jen dáma, král a eso. Každý hraje sám za sebe, trikem je každý zdvih nad čtyři.
    .brief = Whist pro tři.
    .braille = pro tři

# Volby u stolu
action-name-trump = Zvolit trumfy: { SUIT($suit) }
    .advised = zvolte trumfy: { SUIT($suit) }
    .braille = trumfy { SUIT($suit) }
    .typed = { SUIT($suit) }
action-keep-trump = Ponechat { SUIT($trump) }{ $doubles ->
        [yes] , počítá se dvojnásob
       *[no] {""}
    }
    .advised = ponechte { SUIT($trump) }{ $doubles ->
        [yes] , počítá se dvojnásob
       *[no] {""}
    }
    .braille = ponechat { SUIT($trump) }
    .typed = { SUIT($trump) }
action-leave-to-partner = { PARTNER() ->
        [feminine] Nechat volbu na spoluhráčce
        [none] Přenechat volbu, zvolí { PARTNER(form: "who") }
       *[masculine] Nechat volbu na spoluhráči
    }
    .advised = { PARTNER() ->
            [feminine] nechte volbu na spoluhráčce
            [none] přenechte volbu, zvolí { PARTNER(form: "who") }
           *[masculine] nechte volbu na spoluhráči
        }
    .braille = volí { PARTNER(form: "who") }
action-packets = { PARTNER() ->
        [feminine] Sobě { ORDINAL($own, gender: "feminine", case: "acc") } hromádku: { CARDS($own-cards) }. Spoluhráčce { ORDINAL($partner, gender: "feminine", case: "acc") }: { CARDS($partner-cards) }
        [none] Sobě { ORDINAL($own, gender: "feminine", case: "acc") } hromádku: { CARDS($own-cards) }. { PARTNER(form: "who") } dostane { ORDINAL($partner, gender: "feminine", case: "acc") }: { CARDS($partner-cards) }
       *[masculine] Sobě { ORDINAL($own, gender: "feminine", case: "acc") } hromádku: { CARDS($own-cards) }. Spoluhráči { ORDINAL($partner, gender: "feminine", case: "acc") }: { CARDS($partner-cards) }
    }
    .brief = { PARTNER() ->
            [feminine] Sobě { ORDINAL($own, gender: "feminine", case: "acc") }, spoluhráčce { ORDINAL($partner, gender: "feminine", case: "acc") }
            [none] Sobě { ORDINAL($own, gender: "feminine", case: "acc") }, { PARTNER(form: "who") } dostane { ORDINAL($partner, gender: "feminine", case: "acc") }
           *[masculine] Sobě { ORDINAL($own, gender: "feminine", case: "acc") }, spoluhráči { ORDINAL($partner, gender: "feminine", case: "acc") }
        }
    .braille = já { CARDS($own-cards, case: "braille") } { PARTNER(form: "who") } { CARDS($partner-cards, case: "braille") }
    .second = { PARTNER() ->
            [feminine] Spoluhráčce { ORDINAL($partner, gender: "feminine", case: "acc") }: { CARDS($partner-cards) }
            [none] { PARTNER(form: "who") } dostane { ORDINAL($partner, gender: "feminine", case: "acc") }: { CARDS($partner-cards) }
           *[masculine] Spoluhráči { ORDINAL($partner, gender: "feminine", case: "acc") }: { CARDS($partner-cards) }
        }
action-packets-first = Sobě { ORDINAL($number, gender: "feminine", case: "acc") } hromádku: { CARDS($cards) }
    .brief = Sobě { ORDINAL($number, gender: "feminine", case: "acc") }
    .braille = { $number }. { CARDS($cards, case: "braille") }
    .typed = { ORDINAL($number, gender: "feminine") } hromádka, { ORDINAL($number, gender: "feminine", case: "acc") } hromádku
action-packets-closed = { PARTNER() ->
        [feminine] Sobě { ORDINAL($own, gender: "feminine", case: "acc") } hromádku, spoluhráčce { ORDINAL($partner, gender: "feminine", case: "acc") }
        [none] Sobě { ORDINAL($own, gender: "feminine", case: "acc") } hromádku, { PARTNER(form: "who") } dostane { ORDINAL($partner, gender: "feminine", case: "acc") }
       *[masculine] Sobě { ORDINAL($own, gender: "feminine", case: "acc") } hromádku, spoluhráči { ORDINAL($partner, gender: "feminine", case: "acc") }
    }
    .braille = sobě { $own }. { PARTNER(form: "who") } { $partner }.
    .second = { PARTNER() ->
            [feminine] Spoluhráčce { ORDINAL($partner, gender: "feminine", case: "acc") }
            [none] { PARTNER(form: "who") } dostane { ORDINAL($partner, gender: "feminine", case: "acc") }
           *[masculine] Spoluhráči { ORDINAL($partner, gender: "feminine", case: "acc") }
        }
action-packets-closed-first = Sobě { ORDINAL($number, gender: "feminine", case: "acc") } hromádku
    .braille = sobě { $number }.
action-packets-second = Kterou hromádku dostane { PARTNER(form: "who") }?
    .braille = { PARTNER() ->
            [feminine] spoluhráčce?
            [none] dostane { PARTNER(form: "who") }?
           *[masculine] spoluhráči?
        }

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
option-length = Počet rozdání
option-length-0 = podle robberů
house-length = Po kolika rozdáních zápas končí, jako na klubovém večeru, místo po robberech.
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
    .brief = Nejvyšší karta.
reason-take-high = { CARD($card) } bere zdvih na jistotu.
    .brief = Na jistotu.
reason-lead-master = Z té barvy už { CARD($card, case: "acc") } nic nepřebije; zdvih je nejspíš váš.
    .brief = Venku nic vyššího.
reason-lead-trump = Vynáší se trumf, aby jich soupeřům ubylo.
    .brief = Ubude trumfů.
reason-lead-partner = { PARTNER() ->
        [feminine] Vrací se barva, kterou vynesla spoluhráčka.
        [none] Vrací se barva vynesená naproti.
       *[masculine] Vrací se barva, kterou vynesl spoluhráč.
    }
    .brief = { PARTNER() ->
            [feminine] Barva spoluhráčky.
            [none] Barva vynesená naproti.
           *[masculine] Spoluhráčova barva.
        }
reason-lead-suit = K vynesení se nejvíc hodí { SUIT($suit) }.
    .brief = Nejnadějnější barva.
reason-promises-most = Ze všech vašich karet slibuje nejvíc.
    .brief = Slibuje nejvíc.
reason-beaten-by-fewer = Z karet venku { $own ->
        [0] nepřebíjí { CARD($card, case: "acc") } žádná
       *[other] přebíjí { CARD($card, case: "acc") } { COUNT($own, of: "card") }
    }, { CARD($other, case: "acc") } { $its ->
        [0] nepřebíjí žádná
       *[other] { COUNT($its, of: "card") }
    }.
    .brief = Přebije ji méně karet.
reason-beaten-by-more = Z karet venku { $own ->
        [0] nepřebíjí { CARD($card, case: "acc") } žádná
       *[other] přebíjí { CARD($card, case: "acc") } { COUNT($own, of: "card") }
    }, { CARD($other, case: "acc") } { $its ->
        [0] nepřebíjí žádná
       *[other] { COUNT($its, of: "card") }
    }.
    .brief = Přebije ji víc karet.
reason-keeps-stronger = Silnější karta zůstane v ruce: z karet venku { $own ->
        [0] nepřebíjí { CARD($card, case: "acc") } žádná
       *[other] přebíjí { CARD($card, case: "acc") } { COUNT($own, of: "card") }
    }, { CARD($other, case: "acc") } { $its ->
        [0] nepřebíjí žádná
       *[other] { COUNT($its, of: "card") }
    }.
    .brief = Silnější karta zůstane.
reason-loses-stronger = Nebezpečnější karta jde pryč: z karet venku { $own ->
        [0] nepřebíjí { CARD($card, case: "acc") } žádná
       *[other] přebíjí { CARD($card, case: "acc") } { COUNT($own, of: "card") }
    }, { CARD($other, case: "acc") } { $its ->
        [0] nepřebíjí žádná
       *[other] { COUNT($its, of: "card") }
    }.
    .brief = Nebezpečná karta jde pryč.
reason-takes-instead = Zdvih zatím bere { CARD($card) }, { CARD($other) } ne; z karet venku { $own ->
        [0] nepřebíjí { CARD($card, case: "acc") } žádná
       *[other] přebíjí { CARD($card, case: "acc") } { COUNT($own, of: "card") }
    }.
    .brief = Zdvih zatím bere.
reason-from-longer = Této barvy držíte { COUNT($own, of: "card", case: "acc") }, té druhé { COUNT($its, of: "card", case: "acc") }.
    .brief = Z delší barvy.
reason-from-shorter = Této barvy držíte { COUNT($own, of: "card", case: "acc") }, té druhé { COUNT($its, of: "card", case: "acc") }.
    .brief = Z kratší barvy.
reason-only-winner = Z vašich karet bere tento zdvih jen { CARD($card) }.
    .brief = Bere ho jen { CARD($card) }.
reason-win-cheaply = { CARD($card) } na zdvih stačí, vyšší karty zůstanou na později.
    .brief = Na zdvih stačí.
reason-play-high = Na třetím místě se hraje vysoko, aby soupeř nezískal zdvih lacino.
    .brief = Třetí hraje vysoko.
reason-trump-in = Vynesená barva v ruce není, zdvih se bere trumfem.
    .brief = Bere se trumfem.
reason-partner-wins = Zdvih nejspíš získá { PARTNER(form: "who") }, není proč přebíjet.
    .brief = Nejspíš získá { PARTNER(form: "who") }.
reason-partner-has = Zdvih už má { PARTNER(form: "who") }, není proč přebíjet.
    .brief = Zdvih má { PARTNER(form: "who") }.
reason-not-worth-it = Karta, která by tento zdvih vzala, bude mít větší cenu později.
    .brief = Později má větší cenu.
reason-low-card = Zdvih nezískáte, dejte nejméně cennou kartu.
    .brief = Nejméně cenná karta.
reason-discard = Vynesenou barvu nemáte, odhoďte nejméně cennou kartu.
    .brief = Nejméně cenná karta.
reason-avoid-trick = Tento zdvih je lepší nevzít.
    .brief = Lepší nevzít.
reason-throw-high = Zdvih bere soupeř, je to chvíle zbavit se nebezpečné karty.
    .brief = Pryč s nebezpečnou kartou.
reason-must-take = Zdvihu se nedá vyhnout, vezměte ho vysokou kartou.
    .brief = Nedá se tomu vyhnout.
reason-must-beat = Každá karta, kterou smíte hrát, přebíjí ty na stole, dejte tedy vysokou.
    .brief = Přebíjíte tak jako tak.
reason-throw-queen = Piková dáma padá do zdvihu, který bere soupeř.
    .brief = Dámu vezme soupeř.
reason-name-longest = { SUIT($suit, case: "title") } jsou v ruce nejsilnější barva.
    .brief = Nejsilnější barva.
reason-name-tried = { SUIT($suit, case: "title") } nejsou nejsilnější, ale v nejpravděpodobnějších rozdáních vynesou nejvíc.
    .brief = V možných rozdáních nejvíc.
reason-keep-for-double = { SUIT($suit, case: "title") } jsou dost { $suit ->
        [h] silná
       *[other] silné
    } a rozdání se bude počítat dvojnásob.
    .brief = Silná barva, dvojnásob.
reason-keep-trump = Současné trumfy jsou dobré.
    .brief = Dobré trumfy.
reason-leave-weak = Žádná barva není dost silná, ať volí { PARTNER(form: "who") }.
    .brief = Žádná barva není silná.
reason-leave-tried = { PARTNER() ->
        [feminine] V nejpravděpodobnějších rozdáních vynese nejvíc nechat volbu na spoluhráčce.
        [none] V nejpravděpodobnějších rozdáních vynese nejvíc, když zvolí { PARTNER(form: "who") }.
       *[masculine] V nejpravděpodobnějších rozdáních vynese nejvíc nechat volbu na spoluhráči.
    }
    .brief = { PARTNER() ->
            [feminine] Nejvíc vynese volba spoluhráčky.
            [none] Nejvíc vynese, když zvolí { PARTNER(form: "who") }.
           *[masculine] Nejvíc vynese volba spoluhráče.
        }
reason-best-packets = V těch dvou hromádkách je nejvíc trumfů a vysokých karet.
    .brief = Nejvíc trumfů a vysokých karet.
reason-packets-tried = V nejpravděpodobnějších rozdáních vynesou nejvíc ty dvě hromádky.
    .brief = V možných rozdáních nejvíc.

# roh stolu v okně
corner-null = Nulová hra
corner-trump = { $suit ->
        [none] Bez trumfů
       *[other] Trumfy { SUIT($suit) }
    }
corner-points = Body { $own } ku { $theirs }
corner-tricks = Zdvihy { $own } ku { $theirs }
corner-points-alone = Vaše body { $own }
corner-tricks-alone = Vaše zdvihy { $own }
led = Vynesená barva jsou { SUIT($suit) }{ $count ->
        [none] .
        [0] , v ruce je nemáte.
        [one] , v ruce máte jednu kartu.
       *[other] , v ruce máte { COUNT($count, of: "card", case: "acc") }.
    }
    .braille = { SUIT($suit, case: "braille") }{ $count ->
        [none] {""}
       *[other] {" "}{ $count }
    }
led-nothing = Do tohoto zdvihu ještě nikdo nevynesl.
    .brief = Nevyneseno.
    .braille = nevyneseno
progress = { ORDINAL($place) } zdvih { of-count }.
    .braille = zdvih { $place }/{ $count }
goal = Na partii je třeba { COUNT($points, of: "point") }, na robber { COUNT($games, of: "match") }. { $rubbers ->
        [one] Zápas má jeden robber.
        [few] V zápase jsou { SAY($rubbers, gender: "masculine") } robbery.
       *[other] V zápase je { SAY($rubbers, gender: "masculine") } robberů.
    }
    .brief = { COUNT($points, of: "point") } na partii.
    .braille = { COUNT($points, of: "point") }
trick-rule = { $trumps ->
    [yes] Zdvih bere nejvyšší trumf, bez trumfů nejvyšší karta vynesené barvy.
   *[no] Zdvih bere nejvyšší karta vynesené barvy, trumfy nejsou.
    }
    .braille = { $trumps ->
        [yes] bere nejvyšší trumf, jinak vynesená barva
       *[no] bere nejvyšší vynesené barvy
    }
goal-deals = Zápas má { COUNT($deals, of: "deal") }.
    .brief = { COUNT($deals, of: "deal") }.
    .braille = { COUNT($deals, of: "deal") }
claim-not-in-tour = V této obměně se zdvihy i prohrává, proto zbytek ohlásit nejde. Hrajte až do konce.
    .brief = V této obměně ne.
    .braille = v této obměně ne
concede-not-alone = Každý tu hraje sám za sebe a není jasné, komu by zbytek připadl. Hrajte až do konce.
    .brief = Tady hraje každý sám.
    .braille = každý sám
concede-not-in-tour = Tady rozhoduje jen piková dáma. Hrajte, dokud nepadne.
    .brief = Rozhoduje piková dáma.
    .braille = do pikové dámy
