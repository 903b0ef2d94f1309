# Whist: veta pre každú udalosť a odpovede na otázky. Trik je zdvih nad knihu, figúry sú honory.
game-name = Whist

# Rozdanie
cards-dealt = { ORDINAL($deal, gender: "neuter") } rozdanie. { $turned ->
        [none] Bez tromfov.
       *[other] Tromfy sú { SUIT($trump) }, otočená karta je { CARD($turned) }.
    }{ dealt-leader }
    .brief = { ORDINAL($deal, gender: "neuter") } rozdanie. { $turned ->
        [none] Bez tromfov.
       *[other] Tromfy { SUIT($trump) }, { RANK($turned) }.
    }{ dealt-leader }
    .full = { ORDINAL($deal, gender: "neuter") } rozdanie, rozdáva{ PERSON($dealer) ->
        [you] {"te vy"}
       *[other] {" "}{ WHO($dealer) }
    }. { $turned ->
        [none] Hrá sa bez tromfov.
       *[other] Otočená karta je { CARD($turned) }, tromfy sú { SUIT($trump) }.
    }{ dealt-leader }
    .braille = { $deal }. { $turned ->
        [none] bez tromfov
       *[other] tromf { CARD($turned, case: "braille") }
    } vynáša { WHO($leader, form: "short") }
dealt-leader =
    { $asked ->
        [packets] {""}
        [trump] {""}
       *[other] { PERSON($leader) ->
            [you] {""}
           *[other] {" "}Vynáša { WHO($leader) }.
        }
    }
asked-trump =
    { PERSON($seat) ->
        [you] Rozdávate: zvoľte tromfy, alebo ponechajte { SUIT($trump) }, potom sa počíta dvojnásobne{ $alone ->
            [yes] .
           *[no] , alebo { PARTNER() ->
                [feminine] nechajte voľbu na spoluhráčku.
                [none] voľbu prenechajte, zvolí { PARTNER(form: "who") }.
               *[masculine] nechajte voľbu na spoluhráča.
            }
        }
       *[other] Tromfy určí { WHO($seat) }.
    }
    .brief = { PERSON($seat) ->
        [you] Určte tromfy.
       *[other] Tromfy určí { WHO($seat) }.
    }
    .braille = tromfy? { WHO($seat, form: "short") }
asked-partner =
    { PERSON($seat) ->
        [you] Zvoľte farbu, alebo ponechajte { SUIT($trump) }, potom sa počíta dvojnásobne.
       *[other] Tromfy určí { WHO($seat) }.
    }
    .brief = { PERSON($seat) ->
        [you] Určte tromfy.
       *[other] Tromfy určí { WHO($seat) }.
    }
    .braille = tromfy? { WHO($seat, form: "short") }
asked-streak =
    { PERSON($seat) ->
        [you] Zvoľte nové tromfy, alebo ponechajte { SUIT($trump) }: { COUNT($run, of: "trick") } za sebou.
       *[other] { COUNT($run, of: "trick") } za sebou, o tromfoch rozhodne { WHO($seat) }.
    }
    .brief = { PERSON($seat) ->
        [you] Môžete zmeniť tromfy.
       *[other] Tromfy smie zmeniť { WHO($seat) }.
    }
    .braille = tromfy? { WHO($seat, form: "short") }
asked-packets =
    { PERSON($seat) ->
        [you] Prezrite si štyri kôpky a dve vyberte: jednu sebe, { PARTNER() ->
            [feminine] jednu spoluhráčke.
            [none] druhú dostane { PARTNER(form: "who") }.
           *[masculine] jednu spoluhráčovi.
        }
       *[other] Kôpky si prezerá { WHO($seat) }.
    }
    .brief = { PERSON($seat) ->
        [you] Vyberte kôpky.
       *[other] Kôpky vyberá { WHO($seat) }.
    }
    .braille = kôpky? { WHO($seat, form: "short") }
trump-named =
    { PERSON($seat) ->
        [you] Tromfy sú { SUIT($suit) }.
        [feminine] Tromfy sú { SUIT($suit) }, zvolila ich { WHO($seat) }.
        [none] Tromfy sú { SUIT($suit) }, volí ich { WHO($seat) }.
       *[masculine] Tromfy sú { SUIT($suit) }, zvolil ich { WHO($seat) }.
    }
    .brief = Tromfy { SUIT($suit) }.
    .braille = tromfy { SUIT($suit) } { WHO($seat, form: "short") }
revoke-penalized = Nepriznaná farba, { WHO($seat) }: druhá strana dostáva { $tricks ->
        [0] { COUNT($points, of: "point", case: "acc") }.
       *[other] { COUNT($tricks, of: "trick", case: "acc") }.
    }
    .braille = trest { WHO($seat, form: "short") } { $tricks ->
        [0] b { $points }
       *[other] z { $tricks }
    }
trump-kept = Tromfy zostávajú { SUIT($suit) }{ $doubled ->
        [yes] , počíta sa dvojnásobne.
       *[no] .
    }
    .brief = Zostávajú { SUIT($suit) }{ $doubled ->
        [yes] , dvojnásobne.
       *[no] .
    }
    .braille = zostávajú { SUIT($suit) }{ $doubled ->
        [yes] {" "}2x
       *[no] {""}
    }
left-to-partner =
    { PERSON($seat) ->
        [you] { PARTNER() ->
            [feminine] Voľbu tromfov nechávate na spoluhráčku.
            [none] Voľbu tromfov prenechávate, zvolí { PARTNER(form: "who") }.
           *[masculine] Voľbu tromfov nechávate na spoluhráča.
        }
       *[other] { PERSON($partner) ->
            [you] { WHO($seat) } necháva voľbu tromfov na vás.
           *[other] { WHO($seat) } voľbu tromfov prenecháva, zvolí { WHO($partner) }.
        }
    }
    .brief = { PERSON($partner) ->
        [you] Tromfy volíte vy.
       *[other] Tromfy volí { WHO($partner) }.
    }
    .braille = volí { WHO($partner, form: "short") }
packets-given =
    { PERSON($seat) ->
        [you] Rozdeľujete kôpky.
        [feminine] { WHO($seat) } rozdelila kôpky.
        [none] { WHO($seat) } rozdeľuje kôpky.
       *[masculine] { WHO($seat) } rozdelil kôpky.
    } V poradí: { WHO($first) }, { WHO($second) }, { WHO($third) }, { WHO($fourth) }.
    .brief = Kôpky v poradí: { WHO($first) }, { WHO($second) }, { WHO($third) }, { WHO($fourth) }.
    .braille = kôpky { WHO($first, form: "short") }{ WHO($second, form: "short") }{ WHO($third, form: "short") }{ WHO($fourth, form: "short") }
packet-received = Do ruky prichádza { CARDS($cards) }.
    .brief = { CARDS($cards) }.
    .braille = + { CARDS($cards, case: "braille") }
packet = { ORDINAL($number, gender: "feminine") } kôpka: { CARDS($cards) }.
    .braille = { $number }. { CARDS($cards, case: "braille") }
packets-none = V tomto rozdaní nie sú kôpky.
    .braille = bez kôpok

# Hra
card-played = { card-told }{ $state ->
        [ahead] { PERSON($seat) ->
            [you] , vediete.
           *[other] , vedie.
        }
        [still] { PERSON($top-seat) ->
            [you] , stále vediete.
           *[other] , vedie { WHO($top-seat) }.
        }
       *[untold] .
    }
    .full = { card-told }{ $state ->
        [ahead] { $how ->
            [follows] {""}
           *[ruffs] ,
        }{ PERSON($seat) ->
            [you] {" "}a vediete.
           *[other] {" "}a vedie.
        }
        [still] { PERSON($top-seat) ->
            [you] , stále vediete { CARD($top, case: "with") }.
           *[other] , stále vedie { WHO($top-seat) } { CARD($top, case: "with") }.
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
            [you] odhadzujete
           *[other] odhadzuje
        } { CARD($card, case: "acc") }
       *[ruffs] tromf, { RANK($card) }
    }{ $state ->
        [ahead] { $how ->
            [follows] { PERSON($seat) ->
                [you] , vediete.
               *[other] , vedie.
            }
           *[ruffs] .
        }
        [still] { PERSON($top-seat) ->
            [you] , vediete vy.
           *[other] , vedie { WHO($top-seat) }.
        }
       *[untold] .
    }
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
card-told =
    { PERSON($seat) ->
        [you] { $how ->
            [leads] Vynášate { CARD($card, case: "acc") }
            [follows] Hráte { CARD($card, case: "acc") }
            [ruffs] Dávate tromf, { CARD($card, case: "acc") }
            [overruffs] Dávate vyšší tromf, { CARD($card, case: "acc") }
           *[discards] Odhadzujete { CARD($card, case: "acc") }
        }
       *[other] { WHO($seat) } { $how ->
            [leads] vynáša { CARD($card, case: "acc") }
            [follows] hrá { CARD($card, case: "acc") }
            [ruffs] dáva tromf, { CARD($card, case: "acc") }
            [overruffs] dáva vyšší tromf, { CARD($card, case: "acc") }
           *[discards] odhadzuje { CARD($card, case: "acc") }
        }
    }
highest-now =
    { PERSON($top-seat) ->
        [you] Vediete { CARD($top, case: "with") }.
       *[other] Vedie { WHO($top-seat) } { CARD($top, case: "with") }.
    }
    .brief = { WHO($top-seat) }, { CARD($top) }.
    .braille = max { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
null-began =
    { $by-queen ->
        [yes] Padla piková dáma. Tento zdvih a všetky ďalšie sa počítajú druhej strane.
       *[no] Šesť zdvihov je odohraných, začína sa nulová hra: sedem zostávajúcich sa počíta druhej strane.
    }
    .brief = Začína sa nulová hra.
    .braille = nulová hra
trick-taken =
    { PERSON($seat) ->
        [you] Zdvih je váš{ $null ->
            [yes] , počíta sa súperom.
           *[no] .
        }
       *[other] Zdvih berie { WHO($seat) }{ $null ->
            [yes] { $counts ->
                [us] , počíta sa vám.
                [them] , počíta sa súperom.
               *[other] , počíta sa druhej strane.
            }
           *[no] .
        }
    }
    .full =
        { $null ->
            [yes] { trick-taken }
           *[no] { PERSON($seat) ->
                [you] Beriete zdvih { CARD($card, case: "with") }.
               *[other] Zdvih berie { WHO($seat) } { CARD($card, case: "with") }.
            }
        }
    .brief = { PERSON($seat) ->
        [you] Beriete.
       *[other] Berie { WHO($seat) }.
    }
    .braille = berie { WHO($seat, form: "short") }{ $null ->
        [yes] {" "}nula
       *[no] {""}
    }
won-so-far = { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
    .full = Zdvihy: { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
    .braille = zdvihy { $own }:{ $other }
won-so-far-alone = { $all ->
        [one] { $own ->
            [0] Zatiaľ nemáte žiadny zdvih.
           *[other] Máte { COUNT($own, of: "trick", case: "acc") }.
        }
       *[other] { COUNT($all, of: "trick", case: "gen", after: "z") } { $own ->
            [0] nemáte žiadny.
           *[other] máte { SAY($own, gender: "masculine", case: "acc") }.
        }
    }
    .brief = { SAY($own, gender: "masculine") } { SAY($all, gender: "masculine", case: "gen", after: "z") }.
    .braille = zdvihy { $own }/{ $all }
tricks-now = Zdvihy v tomto rozdaní: { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
    .brief = Zdvihy: { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
    .braille = zdvihy { $own }:{ $other }
your-turn = Ste na rade.
    .brief = Vy.
    .braille = ste na rade
your-turn-lead = Vynášate.
    .braille = vynášate
must-follow = Musíte priznať farbu: { SUIT($suit) }.
    .brief = Priznajte farbu: { SUIT($suit) }.
    .braille = priznať { SUIT($suit) }
packets-differ = { PARTNER() ->
        [feminine] Pre seba a pre spoluhráčku musíte vybrať dve rôzne kôpky.
        [none] Musíte vybrať dve rôzne kôpky: jednu sebe, druhú dostane { PARTNER(form: "who") }.
       *[masculine] Pre seba a pre spoluhráča musíte vybrať dve rôzne kôpky.
    }
    .brief = Dve rôzne kôpky.
    .braille = rôzne kôpky
    .called = Pre seba a pre spoluhráča sa vyberajú dve rôzne kôpky.
no-such-packet = Kôpky sú len štyri.
    .braille = len 4 kôpky

# Koniec rozdania
deal-counted = Zdvihy: { side-own } { SAY($counted-own, gender: "masculine") }, { side-other } { SAY($counted-other, gender: "masculine") }.
    .full = Rozdanie sa skončilo. Zdvihy: { side-own } { SAY($counted-own, gender: "masculine") }, { side-other } { SAY($counted-other, gender: "masculine") }.
    .braille = zdvihy { $counted-own }:{ $counted-other }
deal-counted-alone = Rozdanie sa skončilo.
    .braille = koniec rozdania
queen-taken =
    { PERSON($seat) ->
        [you] Pikovú dámu beriete vy, súperi za ňu majú štyri body.
        [feminine] Pikovú dámu vzala { WHO($seat) }, { $counts ->
            [us] máte za ňu
            [them] súperi za ňu majú
           *[other] druhá dvojica za ňu má
        } štyri body.
        [none] Pikovú dámu berie { WHO($seat) }, { $counts ->
            [us] máte za ňu
            [them] súperi za ňu majú
           *[other] druhá dvojica za ňu má
        } štyri body.
       *[masculine] Pikovú dámu vzal { WHO($seat) }, { $counts ->
            [us] máte za ňu
            [them] súperi za ňu majú
           *[other] druhá dvojica za ňu má
        } štyri body.
    }
    .brief = { PERSON($seat) ->
        [you] Dámu beriete vy.
       *[other] Dámu berie { WHO($seat) }.
    }
    .braille = qp { WHO($seat, form: "short") }
points =
    { SIDE($side) ->
        [us] Máte
        [them] Súperi majú
        [first] Prvá dvojica má
       *[second] Druhá dvojica má
    } { $tricks ->
        [0] { COUNT($honours, of: "point", case: "acc") } za figúry.
       *[other] { COUNT($tricks, of: "point", case: "acc") } za triky{ $honours ->
            [0] .
           *[other] , { SAY($honours, gender: "masculine", case: "acc") } za figúry.
        }
    }
    .full =
        { SIDE($side) ->
            [us] Máte
            [them] Súperi majú
            [first] Prvá dvojica má
           *[second] Druhá dvojica má
        } { $tricks ->
            [0] { COUNT($honours, of: "point", case: "acc") } za figúry.
           *[other] za { COUNT($odd, of: "odd", case: "acc") } { COUNT($tricks, of: "point", case: "acc") }{ $honours ->
                [0] .
               *[other] {" "}a za figúry { COUNT($honours, of: "point", case: "acc") }.
            }
        }
    .brief = { SIDE($side) ->
        [us] Vy
        [them] Súperi
        [first] Prvá dvojica
       *[second] Druhá dvojica
    } { $tricks ->
        [0] { SAY($honours, gender: "masculine", case: "acc") } za figúry.
       *[other] { SAY($tricks, gender: "masculine", case: "acc") } za triky{ $honours ->
            [0] .
           *[other] , { SAY($honours, gender: "masculine", case: "acc") } za figúry.
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
       *[other] {" "}figúry +{ $honours }
    }
points-slam =
    { $points ->
        [50] Veľký slem!
       *[other] Malý slem!
    } { SIDE($side) ->
        [us] Na účte máte
        [them] Na účte majú súperi
        [first] Na účte má prvá dvojica
       *[second] Na účte má druhá dvojica
    } { COUNT($points, of: "point", case: "acc") }.
    .brief = { $points ->
        [50] Veľký slem.
       *[other] Malý slem.
    }
    .braille = { SIDE($side) ->
        [us] my
        [them] oni
        [first] d1
       *[second] d2
    } slem +{ $points }
points-alone = { WHO($seat) }: { $taken ->
        [0] žiadny zdvih
       *[other] { COUNT($taken, of: "trick") }
    }, { $tricks ->
        [0] za triky nič
       *[other] za triky { COUNT($tricks, of: "point", case: "acc") }
    }{ $honours ->
        [0] .
       *[other] , za figúry { COUNT($honours, of: "point", case: "acc") }.
    }
    .brief = { WHO($seat) }: za triky { SAY($tricks, gender: "masculine", case: "acc") }{ $honours ->
        [0] .
       *[other] , za figúry { SAY($honours, gender: "masculine", case: "acc") }.
    }
    .braille = { WHO($seat, form: "short") } { $taken } +{ $tricks } +{ $honours }
tied-at-ten = Zhodne { COUNT($points, of: "point", case: "acc") }: { SEATS($sides) }. Rozhodne ďalšie rozdanie.
    .brief = Zhoda, { COUNT($points, of: "point") }, hrá sa ďalej.
    .braille = zhoda { $points }
game-won =
    { SIDE($winner) ->
        [us] Vyhrávate partiu do desiatich, { own-first }, k tomu prémia päťdesiat bodov.
        [them] Partiu do desiatich vyhrávajú súperi { other-first }, k tomu prémia päťdesiat bodov.
        [first] Partiu do desiatich vyhráva prvá dvojica { own-first }, k tomu prémia päťdesiat bodov.
       *[second] Partiu do desiatich vyhráva druhá dvojica { other-first }, k tomu prémia päťdesiat bodov.
    } { games-now }
    .brief = { SIDE($winner) ->
        [us] Partia je vaša, { own-first }.
        [them] Partiu majú súperi, { other-first }.
        [first] Partia pre prvú dvojicu, { own-first }.
       *[second] Partia pre druhú dvojicu, { other-first }.
    } { games-now }
    .braille = partia { $own }:{ $other } +50
own-first = { SAY($own, gender: "masculine") } ku { SAY($other, gender: "masculine", case: "dat") }
other-first = { SAY($other, gender: "masculine") } ku { SAY($own, gender: "masculine", case: "dat") }
games-now = Partie: { side-own } { SAY($own-games, gender: "feminine") }, { side-other } { SAY($other-games, gender: "feminine") }.
game-won-alone =
    { PERSON($winner) ->
        [you] Vyhrávate partiu do desiatich, máte { COUNT($points, of: "point", case: "acc") } a prémiu päťdesiat.
       *[other] Partiu do desiatich vyhráva { WHO($winner) }, má { COUNT($points, of: "point", case: "acc") } a prémiu päťdesiat.
    }
    .brief = { PERSON($winner) ->
        [you] Partia je vaša.
       *[other] Partiu vyhráva { WHO($winner) }.
    }
    .braille = partia { WHO($winner, form: "short") } +50
struck =
    { SIDE($side) ->
        [us] Z účtu strácate
        [them] Súperi z účtu strácajú
        [first] Prvá dvojica z účtu stráca
       *[second] Druhá dvojica z účtu stráca
    } { COUNT($points, of: "point", case: "acc") }.
    .brief = Z účtu sa škrtá { COUNT($points, of: "point") }.
    .braille = škrt { $points }
struck-alone =
    { PERSON($seat) ->
        [you] Z účtu strácate
       *[other] { WHO($seat) } z účtu stráca
    } { COUNT($points, of: "point", case: "acc") }.
    .brief = { WHO($seat) }, škrt { SAY($points, gender: "masculine") }.
    .braille = { WHO($seat, form: "short") } škrt { $points }
rubber-won =
    { SIDE($winner) ->
        [us] Rober je váš, prémia sedemdesiat bodov.
        [them] Rober získavajú súperi, prémia sedemdesiat bodov.
        [first] Rober získava prvá dvojica, prémia sedemdesiat bodov.
       *[second] Rober získava druhá dvojica, prémia sedemdesiat bodov.
    }
    .brief = { SIDE($winner) ->
        [us] Rober je váš.
        [them] Rober pre súperov.
        [first] Rober pre prvú dvojicu.
       *[second] Rober pre druhú dvojicu.
    }
    .braille = rober { SIDE($winner) ->
        [us] my
        [them] oni
        [first] d1
       *[second] d2
    } +70
rubber-won-alone =
    { PERSON($winner) ->
        [you] Rober je váš, prémia sedemdesiat bodov.
       *[other] Rober získava { WHO($winner) }, prémia sedemdesiat bodov.
    }
    .brief = { PERSON($winner) ->
        [you] Rober je váš.
       *[other] Rober má { WHO($winner) }.
    }
    .braille = rober { WHO($winner, form: "short") } +70
match-ended =
    { $winner ->
        [none] Zápas sa skončil nerozhodne, na účtoch { own-first }.
       *[other] { SIDE($winner) ->
            [us] Vyhrávate zápas o { COUNT($difference, of: "point", case: "acc") }, { own-first }.
            [them] Zápas vyhrávajú súperi o { COUNT($difference, of: "point", case: "acc") }, { other-first }.
            [first] Zápas vyhráva prvá dvojica o { COUNT($difference, of: "point", case: "acc") }, { own-first }.
           *[second] Zápas vyhráva druhá dvojica o { COUNT($difference, of: "point", case: "acc") }, { other-first }.
        }
    }
    .brief = { $winner ->
        [none] Zápas nerozhodne.
       *[other] { SIDE($winner) ->
            [us] Zápas je váš, { own-first }.
            [them] Zápas majú súperi, { other-first }.
            [first] Zápas pre prvú dvojicu, { own-first }.
           *[second] Zápas pre druhú dvojicu, { other-first }.
        }
    }
    .braille = koniec { $own }:{ $other }
match-ended-alone =
    { $winner ->
        [none] Zápas sa skončil, o prvé miesto sa delí niekoľko hráčov { COUNT($best, of: "point", case: "ins", after: "s") }.
       *[other] { PERSON($winner) ->
            [you] Vyhrávate zápas, na účte máte { COUNT($best, of: "point", case: "acc") }.
           *[other] Zápas vyhráva { WHO($winner) }, na účte má { COUNT($best, of: "point", case: "acc") }.
        }
    }
    .brief = { $winner ->
        [none] Zápas nerozhodne, { $best }.
       *[other] { PERSON($winner) ->
            [you] Zápas je váš.
           *[other] Zápas vyhráva { WHO($winner) }.
        }
    }
    .braille = koniec { $best }

# Otázky
hand-shown-by-suits = { $count ->
        [0] { NAME($seat) } nemá žiadnu kartu.
       *[other] { NAME($seat) } má v ruke: { HAND($cards) }
    }
    .brief = { NAME($seat) }: { $count ->
        [0] prázdna ruka.
       *[other] { HAND($cards) }
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] bez kariet
       *[other] { HAND($cards, case: "braille") }
    }
hand-by-suits =
    { $count ->
        [0] V ruke už nemáte žiadnu kartu.
       *[other] { HAND($cards) }
    }
    .braille = { $count ->
        [0] prázdna ruka
       *[other] { HAND($cards, case: "braille") }
    }
suit-held = { HAND($cards) }
    .braille = { HAND($cards, case: "braille") }
lowest-of-suit = Najnižšia je { CARD($card) }.
    .brief = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
highest-of-suit = Najvyššia je { CARD($card) }.
    .brief = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
deal-now = { ORDINAL($deal, gender: "neuter") } rozdanie.
    .braille = { $deal }. rozdanie
trump-now =
    { $trump ->
        [none] Hrá sa bez tromfov.
       *[other] Tromfy sú { SUIT($trump) }, otočená karta bola { CARD($turned) }.
    }
    .brief = { $trump ->
        [none] Bez tromfov.
       *[other] { SUIT($trump) }.
    }
    .braille = { $trump ->
        [none] bez tromfov
       *[other] tromfy { SUIT($trump) }, otočená { CARD($turned, case: "braille") }
    }
trump-not-yet = O tromfoch sa ešte rozhoduje, otočená karta je { CARD($turned) }.
    .brief = Zatiaľ { CARD($turned) }.
    .braille = tromfy? { CARD($turned, case: "braille") }
null-now = Hrá sa nulová hra: zdvih sa počíta druhej strane.
    .brief = Nulová hra.
    .braille = nulová hra
honours-known = Známe figúry: { CARDS($cards) }.{ $alone ->
        [yes] {" "}Vy { $own ->
            [0] nemáte žiadnu
           *[other] máte { SAY($own, gender: "feminine", case: "acc") }
        }, ostatní { $other ->
            [0] nemajú žiadnu
           *[other] majú { SAY($other, gender: "feminine", case: "acc") }
        }.
        [no] {" "}{ SIDE(0) ->
            [first] Prvá dvojica { $own ->
                [0] nemá žiadnu
               *[other] má { SAY($own, gender: "feminine", case: "acc") }
            }, druhá { $other ->
                [0] nemá žiadnu
               *[other] má { SAY($other, gender: "feminine", case: "acc") }
            }.
           *[us] Vaša strana { $own ->
                [0] nemá žiadnu
               *[other] má { SAY($own, gender: "feminine", case: "acc") }
            }, súperi { $other ->
                [0] nemajú žiadnu
               *[other] majú { SAY($other, gender: "feminine", case: "acc") }
            }.
        }
       *[none] {""}
    }
    .brief = { $alone ->
        [yes] Figúry: vy { SAY($own, gender: "feminine") }, ostatní { SAY($other, gender: "feminine") }.
        [no] Figúry: { side-own } { SAY($own, gender: "feminine") }, { side-other } { SAY($other, gender: "feminine") }.
       *[none] Figúry: { CARDS($cards) }.
    }
    .braille = figúry { $own }:{ $other }
honours-unknown = Žiadna figúra zatiaľ nie je známa.
    .braille = figúry 0:0
honours-none = V tejto hre sa figúry nepočítajú.
    .braille = bez figúr
worth-odd = Každý trik, teda zdvih nad { COUNT($book, of: "trick", case: "acc") }, má { COUNT($points, of: "point", case: "acc") }.
    .brief = Trik za { SAY($points, gender: "masculine", case: "acc") }.
    .braille = trik { $points }
worth-queen = Ide len o pikovú dámu: kto ju vezme, prehráva a súperi majú štyri body.
    .brief = Ide o pikovú dámu.
    .braille = ide o qp
run-now = { COUNT($run, of: "trick") } za sebou, posledný { PERSON($seat) ->
        [you] váš.
        [feminine] vzala { WHO($seat) }.
        [none] má { WHO($seat) }.
       *[masculine] vzal { WHO($seat) }.
    } Tromfy sa smú zmeniť po { SAY($streak, gender: "masculine", case: "loc") }.
    .brief = Za sebou { SAY($run, gender: "masculine") }, zmena po { SAY($streak, gender: "masculine", case: "loc") }.
    .braille = rad { $run }/{ $streak } { WHO($seat, form: "short") }
score = Body: { side-own } { SAY($own-game, gender: "masculine") }, { side-other } { SAY($other-game, gender: "masculine") }.
    .full = Body v partii: { side-own } { SAY($own-game, gender: "masculine") }, { side-other } { SAY($other-game, gender: "masculine") }, hrá sa do desiatich.
    .braille = body { $own-game }:{ $other-game }
score-games = Body: { side-own } { SAY($own-game, gender: "masculine") }, { side-other } { SAY($other-game, gender: "masculine") }{ $over ->
        [yes] .
       *[no] , hrá sa do desiatich.
    } { games-now }
    .brief = Body: { side-own } { SAY($own-game, gender: "masculine") }, { side-other } { SAY($other-game, gender: "masculine") }. { games-now }
    .braille = body { $own-game }:{ $other-game } partie { $own-games }:{ $other-games }
score-alone = { WHO($seat) }: v partii { game-points }, na účte { $account }.
    .brief = { WHO($seat) }: { COUNT($game, of: "point") }.
    .braille = { WHO($seat, form: "short") } { $game }({ $account })
stands-alone = { WHO($seat) }: { $tricks ->
        [0] žiadny zdvih
       *[other] { COUNT($tricks, of: "trick") }
    }, v partii { game-points }, na účte { $account }.
    .brief = { WHO($seat) }: { COUNT($tricks, of: "trick") }, { game-points }.
    .braille = { WHO($seat, form: "short") } { $tricks } { $game }({ $account })
game-points = { $game ->
        [0] nula
       *[other] { COUNT($game, of: "point") }
    }
rubber-over = Rober sa skončil.
    .brief = Koniec robra.
    .braille = koniec robra
whist-game-over = Partia sa skončila.
    .brief = Koniec partie.
    .braille = koniec partie
whist-match-over = Zápas sa skončil.
    .brief = Koniec zápasu.
    .braille = koniec zápasu
account = Účty: { side-own } { $own }, { side-other } { $other }.{ $rubbers ->
        [one] {""}
       *[other] {" "}{ $over ->
            [yes] Skončil sa
           *[no] Hrá sa
        } { ORDINAL($rubber) } rober { SAY($rubbers, gender: "masculine", case: "gen", after: "z") }.
    }
    .brief = Účty: { side-own } { $own }, { side-other } { $other }.
    .braille = účty { $own }:{ $other }
last-deal = Minulé rozdanie: zdvihy { SAY($own-tricks, gender: "masculine") } ku { SAY($other-tricks, gender: "masculine", case: "dat") }, body { SAY($own-points, gender: "masculine") } ku { SAY($other-points, gender: "masculine", case: "dat") }.
    .brief = Minule { SAY($own-points, gender: "masculine") } ku { SAY($other-points, gender: "masculine", case: "dat") }.
    .braille = minule { $own-points }:{ $other-points }

# Čo sa hrá
playing-base = Hrá sa základný whist.
    .braille = základný
playing-cayenne = Hrá sa cayenne: kto rozdáva, smie zvoliť iné tromfy. Ak zostane otočená farba, všetko sa počíta dvakrát.
    .brief = Cayenne.
    .braille = cayenne
playing-grand = Hrá sa grand: { $first ->
        [yes] {""}
       *[no] bez tromfov,{" "}
    }figúrami sú esá, trik má štyri body.
    .brief = Grand.
    .braille = grand
playing-grand-null = Hrá sa grand null: šesť zdvihov grandu, potom sedem zdvihov, ktoré sa počítajú druhej strane.
    .brief = Grand null.
    .braille = grand null
playing-grand-null-queen = Hrá sa grand null s pikovou dámou: len čo padne, zdvihy sa počítajú druhej strane.
    .brief = Grand null s dámou.
    .braille = grand null qp
playing-amor = Hrá sa lietajúci amor: po troch zdvihoch za sebou smie strana zmeniť tromfy.
    .brief = Lietajúci amor.
    .braille = amor
playing-duck = Hrá sa lietajúca kačica: po dvoch zdvihoch za sebou smie strana zmeniť tromfy, trik má štyri body.
    .brief = Lietajúca kačica.
    .braille = kačica
playing-bismarck = Hrá sa Bismarck: kto rozdáva, rozdelí štyri kôpky po troch kartách.
    .brief = Bismarck.
    .braille = bismarck
playing-queen-of-spades = Hrá sa piková dáma: kto ju vezme, prehráva rozdanie.
    .brief = Piková dáma.
    .braille = piková dáma
playing-hussar = Hrá sa husársky whist: každý sám za seba, trikom je štvrtý a každý ďalší zdvih.
    .brief = Husársky whist.
    .braille = husár
playing-three = Hrá sa whist pre troch: bez dvojok, zo sŕdc len dáma, kráľ a eso. Každý hrá sám za seba, trikom je každý zdvih nad štyri.
    .brief = Whist pre troch.
    .braille = pre troch

# Voľby pri stole
action-name-trump = Zvoliť tromfy: { SUIT($suit) }
    .advised = zvoľte tromfy: { SUIT($suit) }
    .braille = tromfy { SUIT($suit) }
    .typed = { SUIT($suit) }
action-keep-trump = Ponechať { SUIT($trump) }{ $doubles ->
        [yes] , počíta sa dvojnásobne
       *[no] {""}
    }
    .advised = ponechajte { SUIT($trump) }{ $doubles ->
        [yes] , počíta sa dvojnásobne
       *[no] {""}
    }
    .braille = ponechať { SUIT($trump) }
    .typed = { SUIT($trump) }
action-leave-to-partner = { PARTNER() ->
        [feminine] Nechať voľbu na spoluhráčku
        [none] Prenechať voľbu, zvolí { PARTNER(form: "who") }
       *[masculine] Nechať voľbu na spoluhráča
    }
    .advised = { PARTNER() ->
            [feminine] nechajte voľbu na spoluhráčku
            [none] prenechajte voľbu, zvolí { PARTNER(form: "who") }
           *[masculine] nechajte voľbu na spoluhráča
        }
    .braille = volí { PARTNER(form: "who") }
action-packets = { PARTNER() ->
        [feminine] Sebe { ORDINAL($own, gender: "feminine", case: "acc") } kôpku: { CARDS($own-cards) }. Spoluhráčke { ORDINAL($partner, gender: "feminine", case: "acc") }: { CARDS($partner-cards) }
        [none] Sebe { ORDINAL($own, gender: "feminine", case: "acc") } kôpku: { CARDS($own-cards) }. { PARTNER(form: "who") } dostane { ORDINAL($partner, gender: "feminine", case: "acc") }: { CARDS($partner-cards) }
       *[masculine] Sebe { ORDINAL($own, gender: "feminine", case: "acc") } kôpku: { CARDS($own-cards) }. Spoluhráčovi { ORDINAL($partner, gender: "feminine", case: "acc") }: { CARDS($partner-cards) }
    }
    .brief = { PARTNER() ->
            [feminine] Sebe { ORDINAL($own, gender: "feminine", case: "acc") }, spoluhráčke { ORDINAL($partner, gender: "feminine", case: "acc") }
            [none] Sebe { ORDINAL($own, gender: "feminine", case: "acc") }, { PARTNER(form: "who") } dostane { ORDINAL($partner, gender: "feminine", case: "acc") }
           *[masculine] Sebe { ORDINAL($own, gender: "feminine", case: "acc") }, spoluhráčovi { ORDINAL($partner, gender: "feminine", case: "acc") }
        }
    .braille = ja { CARDS($own-cards, case: "braille") } { PARTNER(form: "who") } { CARDS($partner-cards, case: "braille") }
    .second = { PARTNER() ->
            [feminine] Spoluhráčke { ORDINAL($partner, gender: "feminine", case: "acc") }: { CARDS($partner-cards) }
            [none] { PARTNER(form: "who") } dostane { ORDINAL($partner, gender: "feminine", case: "acc") }: { CARDS($partner-cards) }
           *[masculine] Spoluhráčovi { ORDINAL($partner, gender: "feminine", case: "acc") }: { CARDS($partner-cards) }
        }
action-packets-first = Sebe { ORDINAL($number, gender: "feminine", case: "acc") } kôpku: { CARDS($cards) }
    .brief = Sebe { ORDINAL($number, gender: "feminine", case: "acc") }
    .braille = { $number }. { CARDS($cards, case: "braille") }
    .typed = { ORDINAL($number, gender: "feminine") } kôpka, { ORDINAL($number, gender: "feminine", case: "acc") } kôpku
action-packets-closed = { PARTNER() ->
        [feminine] Sebe { ORDINAL($own, gender: "feminine", case: "acc") } kôpku, spoluhráčke { ORDINAL($partner, gender: "feminine", case: "acc") }
        [none] Sebe { ORDINAL($own, gender: "feminine", case: "acc") } kôpku, { PARTNER(form: "who") } dostane { ORDINAL($partner, gender: "feminine", case: "acc") }
       *[masculine] Sebe { ORDINAL($own, gender: "feminine", case: "acc") } kôpku, spoluhráčovi { ORDINAL($partner, gender: "feminine", case: "acc") }
    }
    .braille = sebe { $own }. { PARTNER(form: "who") } { $partner }.
    .second = { PARTNER() ->
            [feminine] Spoluhráčke { ORDINAL($partner, gender: "feminine", case: "acc") }
            [none] { PARTNER(form: "who") } dostane { ORDINAL($partner, gender: "feminine", case: "acc") }
           *[masculine] Spoluhráčovi { ORDINAL($partner, gender: "feminine", case: "acc") }
        }
action-packets-closed-first = Sebe { ORDINAL($number, gender: "feminine", case: "acc") } kôpku
    .braille = sebe { $number }.
action-packets-second = Ktorú kôpku dostane { PARTNER(form: "who") }?
    .braille = { PARTNER() ->
            [feminine] spoluhráčke?
            [none] dostane { PARTNER(form: "who") }?
           *[masculine] spoluhráčovi?
        }

# Nastavenie partie
game-about = Klasická zdvihová hra s tromfmi pre dve dvojice, s desiatimi obmenami od cayenne po whist pre troch.
option-tour = Obmena
option-tour-base = základný whist
option-tour-cayenne = cayenne
option-tour-grand = grand
option-tour-grand-null = grand null
option-tour-grand-null-queen = grand null s pikovou dámou
option-tour-amor = lietajúci amor
option-tour-duck = lietajúca kačica
option-tour-bismarck = Bismarck
option-tour-queen-of-spades = piková dáma
option-tour-hussar = husársky whist
option-tour-three = whist pre troch
option-tour-mixed = zakaždým iná
house-tour = Obmena určuje, čím sa rozdanie líši od základného whistu. Môžete hrať jednu, alebo ich po rozdaniach striedať.
option-rubbers = Počet robrov
house-rubbers = Koľko robrov sa hrá, kým sa porovnajú účty.
option-length = Počet rozdaní
option-length-0 = podľa robrov
house-length = Po koľkých rozdaniach sa zápas končí, ako na klubovom večere, namiesto po robroch.
option-strike-out = Škrtanie bodov
house-strike-out = Kto vyhrá partiu alebo rober, škrtne z účtu súperov body, ktoré v nich získali za triky a figúry.
option-cayenne = Tromfy pri troch hráčoch
house-cayenne = V trojici smie ten, kto rozdáva, zvoliť iné tromfy. Ak ponechá otočenú farbu, rozdanie sa počíta dvojnásobne.
option-order = Poradie obmien
option-order-base = { option-tour-base }
option-order-cayenne = { option-tour-cayenne }
option-order-grand = { option-tour-grand }
option-order-grand-null = { option-tour-grand-null }
option-order-grand-null-queen = { option-tour-grand-null-queen }
option-order-amor = { option-tour-amor }
option-order-duck = { option-tour-duck }
option-order-bismarck = { option-tour-bismarck }
option-order-queen-of-spades = { option-tour-queen-of-spades }
house-order = V akom poradí sa obmeny po rozdaniach striedajú.
option-partners = Spoluhráči
option-partners-agreed = sedia oproti sebe
option-partners-draw = určí žreb
house-partners = Spoluhráč buď sedí rovno oproti vám, alebo spolu hrajú dvaja, ktorí si vytiahli najvyššie karty.
preset-base = základný whist
preset-document = so žrebom a škrtaním
preset-mixed = striedanie obmien
preset-hussar = husársky whist
preset-three = whist pre troch

# Prečo súper hrá práve takto
reason-only-choice = Iná možnosť nie je.
reason-at-random = Vybrané naslepo.
reason-lead-high = Vyneste najvyššiu kartu, akú máte v ruke.
    .brief = Najvyššia karta.
reason-take-high = { CARD($card) } berie zdvih na istotu.
    .brief = Na istotu.
reason-lead-master = { CARD($card, case: "acc") } už v tej farbe nič neprebije; zdvih je pravdepodobne váš.
    .brief = Vonku nič vyššie.
reason-lead-trump = Vynáša sa tromf, aby ich súperom ubudlo.
    .brief = Ubudne tromfov.
reason-lead-partner = { PARTNER() ->
        [feminine] Vracia sa farba, ktorú vyniesla spoluhráčka.
        [none] Vracia sa farba vynesená oproti.
       *[masculine] Vracia sa farba, ktorú vyniesol spoluhráč.
    }
    .brief = { PARTNER() ->
            [feminine] Farba spoluhráčky.
            [none] Farba vynesená oproti.
           *[masculine] Spoluhráčova farba.
        }
reason-lead-suit = { SUIT($suit, case: "title") } sľubujú z výnosu najviac.
    .brief = Najnádejnejšia farba.
reason-promises-most = Zo všetkých vašich kariet sľubuje najviac.
    .brief = Sľubuje najviac.
reason-beaten-by-fewer = Nevidené karty, ktoré prebíjajú { CARD($card, case: "acc") }: { $own ->
        [0] žiadna
       *[other] { COUNT($own, of: "card") }
    }; ktoré prebíjajú { CARD($other, case: "acc") }: { $its ->
        [0] žiadna
       *[other] { COUNT($its, of: "card") }
    }.
    .brief = Prebije ju menej kariet.
reason-beaten-by-more = Nevidené karty, ktoré prebíjajú { CARD($card, case: "acc") }: { $own ->
        [0] žiadna
       *[other] { COUNT($own, of: "card") }
    }; ktoré prebíjajú { CARD($other, case: "acc") }: { $its ->
        [0] žiadna
       *[other] { COUNT($its, of: "card") }
    }.
    .brief = Prebije ju viac kariet.
reason-keeps-stronger = Silnejšia karta zostane v ruke. Nevidené karty, ktoré prebíjajú { CARD($card, case: "acc") }: { $own ->
        [0] žiadna
       *[other] { COUNT($own, of: "card") }
    }; ktoré prebíjajú { CARD($other, case: "acc") }: { $its ->
        [0] žiadna
       *[other] { COUNT($its, of: "card") }
    }.
    .brief = Silnejšia karta zostane.
reason-loses-stronger = Zbavíte sa nebezpečnejšej karty. Nevidené karty, ktoré prebíjajú { CARD($card, case: "acc") }: { $own ->
        [0] žiadna
       *[other] { COUNT($own, of: "card") }
    }; ktoré prebíjajú { CARD($other, case: "acc") }: { $its ->
        [0] žiadna
       *[other] { COUNT($its, of: "card") }
    }.
    .brief = Nebezpečná karta ide preč.
reason-takes-instead = Zdvih zatiaľ berie { CARD($card) }, { CARD($other) } nie. Nevidené karty, ktoré prebíjajú { CARD($card, case: "acc") }: { $own ->
        [0] žiadna
       *[other] { COUNT($own, of: "card") }
    }.
    .brief = Zdvih zatiaľ berie.
reason-from-longer = Tejto farby držíte { COUNT($own, of: "card", case: "acc") }, tej druhej { COUNT($its, of: "card", case: "acc") }.
    .brief = Z dlhšej farby.
reason-from-shorter = Tejto farby držíte { COUNT($own, of: "card", case: "acc") }, tej druhej { COUNT($its, of: "card", case: "acc") }.
    .brief = Z kratšej farby.
reason-only-winner = Z vašich kariet berie tento zdvih len { CARD($card) }.
    .brief = Berie ho len { CARD($card) }.
reason-win-cheaply = { CARD($card) } na zdvih stačí, vyššie karty zostanú na neskôr.
    .brief = Na zdvih stačí.
reason-play-high = Na treťom mieste sa hrá vysoko, aby súper nezískal zdvih lacno.
    .brief = Tretí hrá vysoko.
reason-trump-in = Vynesenú farbu nemáte, zdvih vezmete tromfom.
    .brief = Berie sa tromfom.
reason-partner-wins = Zdvih pravdepodobne získa { PARTNER(form: "who") }, nie je prečo prebíjať.
    .brief = Asi získa { PARTNER(form: "who") }.
reason-partner-has = Zdvih už má { PARTNER(form: "who") }, nie je prečo prebíjať.
    .brief = Zdvih má { PARTNER(form: "who") }.
reason-not-worth-it = Karta, ktorá by tento zdvih vzala, bude mať väčšiu cenu neskôr.
    .brief = Neskôr má väčšiu cenu.
reason-low-card = Zdvih nezískate, dajte najmenej cennú kartu.
    .brief = Najmenej cenná karta.
reason-discard = Vynesenú farbu nemáte, odhoďte najmenej cennú kartu.
    .brief = Najmenej cenná karta.
reason-avoid-trick = Tento zdvih je lepšie nevziať.
    .brief = Lepšie nevziať.
reason-throw-high = Zdvih berie súper, využite to a zbavte sa nebezpečnej karty.
    .brief = Preč s nebezpečnou kartou.
reason-must-take = Zdvihu sa nedá vyhnúť, zbavte sa pri tom vysokej karty.
    .brief = Nedá sa tomu vyhnúť.
reason-must-beat = Každá karta, ktorú smiete hrať, prebíja tie na stole, zahrajte teda vysokú.
    .brief = Prebíjate tak či tak.
reason-throw-queen = Piková dáma padá do zdvihu, ktorý berie súper.
    .brief = Dámu vezme súper.
reason-name-longest = { SUIT($suit, case: "title") } sú v ruke najsilnejšia farba.
    .brief = Najsilnejšia farba.
reason-name-tried = { SUIT($suit, case: "title") } nie sú najsilnejšie, ale v najpravdepodobnejších rozdaniach vynesú najviac.
    .brief = V možných rozdaniach najviac.
reason-keep-for-double = { SUIT($suit, case: "title") } sú dosť { $suit ->
        [h] silné
       *[other] silné
    } a rozdanie sa bude počítať dvojnásobne.
    .brief = Silná farba, dvojnásobne.
reason-keep-trump = Súčasné tromfy sú dobré.
    .brief = Dobré tromfy.
reason-leave-weak = Žiadna farba nie je dosť silná, nech volí { PARTNER(form: "who") }.
    .brief = Žiadna farba nie je silná.
reason-leave-tried = { PARTNER() ->
        [feminine] V najpravdepodobnejších rozdaniach vynesie najviac, keď zvolí spoluhráčka.
        [none] V najpravdepodobnejších rozdaniach vynesie najviac, keď zvolí { PARTNER(form: "who") }.
       *[masculine] V najpravdepodobnejších rozdaniach vynesie najviac, keď zvolí spoluhráč.
    }
    .brief = { PARTNER() ->
            [feminine] Najviac vynesie voľba spoluhráčky.
            [none] Najviac vynesie, keď zvolí { PARTNER(form: "who") }.
           *[masculine] Najviac vynesie voľba spoluhráča.
        }
reason-best-packets = V tých dvoch kôpkach je najviac tromfov a vysokých kariet.
    .brief = Najviac tromfov a vysokých kariet.
reason-packets-tried = V najpravdepodobnejších rozdaniach vynesú najviac tie dve kôpky.
    .brief = V možných rozdaniach najviac.

# roh stola v okne
corner-null = Nulová hra
corner-trump = { $suit ->
        [none] Bez tromfov
       *[other] Tromfy { SUIT($suit) }
    }
corner-points = Body { $own } ku { $theirs }
corner-tricks = Zdvihy { $own } ku { $theirs }
corner-points-alone = Vaše body { $own }
corner-tricks-alone = Vaše zdvihy { $own }
led = Vynesená farba sú { SUIT($suit) }{ $count ->
        [none] .
        [0] , v ruke ich nemáte.
        [one] , v ruke máte jednu kartu.
       *[other] , v ruke máte { COUNT($count, of: "card", case: "acc") }.
    }
    .braille = { SUIT($suit, case: "braille") }{ $count ->
        [none] {""}
       *[other] {" "}{ $count }
    }
led-nothing = Do tohto zdvihu ešte nikto nevyniesol.
    .brief = Nevynesené.
    .braille = nevynesené
progress = { ORDINAL($place) } zdvih { of-count }.
    .braille = zdvih { $place }/{ $count }
goal = Na partiu treba { COUNT($points, of: "point") }, na rober { COUNT($games, of: "match") }. { $rubbers ->
        [one] Zápas má jeden rober.
        [few] V zápase sú { SAY($rubbers, gender: "masculine") } robre.
       *[other] V zápase je { SAY($rubbers, gender: "masculine") } robrov.
    }
    .brief = { COUNT($points, of: "point") } na partiu.
    .braille = { COUNT($points, of: "point") }
trick-rule = { $trumps ->
    [yes] Zdvih berie najvyšší tromf, bez tromfov najvyššia karta vynesenej farby.
   *[no] Zdvih berie najvyššia karta vynesenej farby, tromfy nie sú.
    }
    .braille = { $trumps ->
        [yes] berie najvyšší tromf, inak vynesená farba
       *[no] berie najvyššia vynesenej farby
    }
goal-deals = Zápas má { COUNT($deals, of: "deal") }.
    .brief = { COUNT($deals, of: "deal") }.
    .braille = { COUNT($deals, of: "deal") }
claim-not-in-tour = V tejto obmene môžu zdvihy aj škodiť, preto sa zvyšok nedá ohlásiť. Hrajte ďalej.
    .brief = V tejto obmene nie.
    .braille = v tejto obmene nie
concede-not-alone = Každý tu hrá sám za seba a nie je jasné, komu by zvyšok pripadol. Hrajte ďalej.
    .brief = Tu hrá každý sám.
    .braille = každý sám
concede-not-in-tour = Tu rozhoduje len piková dáma. Hrajte, kým nepadne.
    .brief = Rozhoduje piková dáma.
    .braille = do qp
