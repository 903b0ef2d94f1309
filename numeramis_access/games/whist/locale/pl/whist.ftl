# Wist: zdanie dla każdego wydarzenia i odpowiedzi na pytania. Lewa nadliczbowa to lewa ponad książeczkę.
game-name = Wist

# Rozdanie
cards-dealt = { ORDINAL($deal, gender: "neuter") } rozdanie. { $turned ->
        [none] Bez atu.
       *[other] Atutem są { SUIT($trump) }, odkryta karta to { CARD($turned) }.
    }{ dealt-leader }
    .brief = { ORDINAL($deal, gender: "neuter") } rozdanie. { $turned ->
        [none] Bez atu.
       *[other] Atu { SUIT($trump) }, { RANK($turned) }.
    }{ dealt-leader }
    .full = { ORDINAL($deal, gender: "neuter") } rozdanie, { PERSON($dealer) ->
        [you] rozdajesz ty
       *[other] rozdaje { WHO($dealer) }
    }. { $turned ->
        [none] Gra bez atu.
       *[other] Odkryta karta to { CARD($turned) }, atutem są { SUIT($trump) }.
    }{ dealt-leader }
    .braille = { $deal }. { $turned ->
        [none] bez atu
       *[other] atu { CARD($turned, case: "braille") }
    } wychodzi { WHO($leader, form: "short") }
dealt-leader =
    { $asked ->
        [packets] {""}
        [trump] {""}
       *[other] { PERSON($leader) ->
            [you] {""}
           *[other] {" "}Wychodzi { WHO($leader) }.
        }
    }
asked-trump =
    { PERSON($seat) ->
        [you] Rozdajesz: wybierz atu albo zostaw { SUIT($trump) }, wtedy liczy się podwójnie{ $alone ->
            [yes] .
           *[no] , albo { PARTNER() ->
                [feminine] oddaj wybór partnerce
                [none] oddaj wybór, wybierze { PARTNER(form: "who") }
               *[masculine] oddaj wybór partnerowi
            }.
        }
       *[other] Atu wybiera { WHO($seat) }.
    }
    .brief = { PERSON($seat) ->
        [you] Wybierz atu.
       *[other] Atu wybiera { WHO($seat) }.
    }
    .braille = atu? { WHO($seat, form: "short") }
asked-partner =
    { PERSON($seat) ->
        [you] Wybierz kolor atutowy albo zostaw { SUIT($trump) }, wtedy liczy się podwójnie.
       *[other] Atu wybiera { WHO($seat) }.
    }
    .brief = { PERSON($seat) ->
        [you] Wybierz atu.
       *[other] Atu wybiera { WHO($seat) }.
    }
    .braille = atu? { WHO($seat, form: "short") }
asked-streak =
    { PERSON($seat) ->
        [you] Wybierz nowe atu albo zostaw { SUIT($trump) }: { COUNT($run, of: "trick") } z rzędu.
       *[other] { COUNT($run, of: "trick") } z rzędu, o atu zdecyduje { WHO($seat) }.
    }
    .brief = { PERSON($seat) ->
        [you] Możesz zmienić atu.
       *[other] Atu może zmienić { WHO($seat) }.
    }
    .braille = atu? { WHO($seat, form: "short") }
asked-packets =
    { PERSON($seat) ->
        [you] Obejrzyj cztery pakiety i wybierz dwa: jeden dla siebie, { PARTNER() ->
            [feminine] jeden dla partnerki
            [none] drugi dostanie { PARTNER(form: "who") }
           *[masculine] jeden dla partnera
        }.
       *[other] Pakiety ogląda { WHO($seat) }.
    }
    .brief = { PERSON($seat) ->
        [you] Wybierz pakiety.
       *[other] Pakiety wybiera { WHO($seat) }.
    }
    .braille = pakiety? { WHO($seat, form: "short") }
trump-named =
    { PERSON($seat) ->
        [you] Atutem są { SUIT($suit) }.
       *[other] Atutem są { SUIT($suit) }, tak wybiera { WHO($seat) }.
    }
    .brief = Atu { SUIT($suit) }.
    .braille = atu { SUIT($suit) } { WHO($seat, form: "short") }
revoke-penalized = Kara za niedołożenie do koloru, { WHO($seat) }: druga strona dostaje { $tricks ->
        [0] { COUNT($points, of: "point", case: "acc") }.
       *[other] { COUNT($tricks, of: "trick", case: "acc") }.
    }
    .braille = kara { WHO($seat, form: "short") } { $tricks ->
        [0] p { $points }
       *[other] l { $tricks }
    }
trump-kept = Atutem zostają { SUIT($suit) }{ $doubled ->
        [yes] , liczy się podwójnie.
       *[no] .
    }
    .brief = Zostają { SUIT($suit) }{ $doubled ->
        [yes] , podwójnie.
       *[no] .
    }
    .braille = zostają { SUIT($suit) }{ $doubled ->
        [yes] {" "}2x
       *[no] {""}
    }
left-to-partner =
    { PERSON($seat) ->
        [you] { PARTNER() ->
            [feminine] Wybór atu oddajesz partnerce
            [none] Oddajesz wybór atu, wybierze { PARTNER(form: "who") }
           *[masculine] Wybór atu oddajesz partnerowi
        }.
       *[other] { PERSON($partner) ->
            [you] { WHO($seat) } oddaje wybór atu tobie.
           *[other] { WHO($seat) } oddaje wybór atu, wybierze { WHO($partner) }.
        }
    }
    .brief = { PERSON($partner) ->
        [you] Atu wybierasz ty.
       *[other] Atu wybiera { WHO($partner) }.
    }
    .braille = wybiera { WHO($partner, form: "short") }
packets-given =
    { PERSON($seat) ->
        [you] Rozdzielasz pakiety.
        [feminine] { WHO($seat) } rozdzieliła pakiety.
        [none] { WHO($seat) } rozdziela pakiety.
       *[masculine] { WHO($seat) } rozdzielił pakiety.
    } Po kolei: { WHO($first) }, { WHO($second) }, { WHO($third) }, { WHO($fourth) }.
    .brief = Pakiety po kolei: { WHO($first) }, { WHO($second) }, { WHO($third) }, { WHO($fourth) }.
    .braille = pakiety { WHO($first, form: "short") }{ WHO($second, form: "short") }{ WHO($third, form: "short") }{ WHO($fourth, form: "short") }
packet-received = Dochodzą ci: { CARDS($cards) }.
    .brief = { CARDS($cards) }.
    .braille = + { CARDS($cards, case: "braille") }
packet = { ORDINAL($number, gender: "masculine") } pakiet: { CARDS($cards) }.
    .braille = { $number }. { CARDS($cards, case: "braille") }
packets-none = W tym rozdaniu nie ma pakietów.
    .braille = bez kupek

# Gra
card-played = { card-told }{ $state ->
        [ahead] { PERSON($seat) ->
            [you] , prowadzisz.
           *[other] , prowadzi.
        }
        [still] { PERSON($top-seat) ->
            [you] , nadal prowadzisz.
           *[other] , prowadzi { WHO($top-seat) }.
        }
       *[untold] .
    }
    .full = { card-told }{ $state ->
        [ahead] { PERSON($seat) ->
            [you] {" "}i prowadzisz.
           *[other] {" "}i prowadzi.
        }
        [still] { PERSON($top-seat) ->
            [you] , nadal prowadzisz, { CARD($top) }.
           *[other] , nadal prowadzi { WHO($top-seat) }, { CARD($top) }.
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
            [you] zrzucasz
           *[other] zrzuca
        } { CARD($card, case: "acc") }
       *[ruffs] atu, { RANK($card) }
    }{ $state ->
        [ahead] { $how ->
            [follows] { PERSON($seat) ->
                [you] , prowadzisz.
               *[other] , prowadzi.
            }
           *[ruffs] .
        }
        [still] { PERSON($top-seat) ->
            [you] , prowadzisz ty.
           *[other] , prowadzi { WHO($top-seat) }.
        }
       *[untold] .
    }
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
card-told =
    { PERSON($seat) ->
        [you] { $how ->
            [leads] Wychodzisz { CARD($card, case: "with") }
            [follows] Dokładasz { CARD($card, case: "acc") }
            [ruffs] Przebijasz atutem, { CARD($card, case: "with") }
            [overruffs] Przebijasz wyższym atutem, { CARD($card, case: "with") }
           *[discards] Zrzucasz { CARD($card, case: "acc") }
        }
       *[other] { WHO($seat) } { $how ->
            [leads] wychodzi { CARD($card, case: "with") }
            [follows] dokłada { CARD($card, case: "acc") }
            [ruffs] przebija atutem, { CARD($card, case: "with") }
            [overruffs] przebija wyższym atutem, { CARD($card, case: "with") }
           *[discards] zrzuca { CARD($card, case: "acc") }
        }
    }
highest-now =
    { PERSON($top-seat) ->
        [you] Prowadzisz: { CARD($top) }.
       *[other] Prowadzi { WHO($top-seat) }: { CARD($top) }.
    }
    .brief = { WHO($top-seat) }, { CARD($top) }.
    .braille = max { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
null-began =
    { $by-queen ->
        [yes] Padła dama pik. Ta lewa i wszystkie następne liczą się na konto drugiej strony.
       *[no] Sześć lew rozegranych, zaczyna się gra zerowa: pozostałe siedem liczy się drugiej stronie.
    }
    .brief = Zaczyna się gra zerowa.
    .braille = gra zerowa
trick-taken =
    { PERSON($seat) ->
        [you] Lewa jest twoja{ $null ->
            [yes] , na konto przeciwników.
           *[no] .
        }
       *[other] Lewę bierze { WHO($seat) }{ $null ->
            [yes] { $counts ->
                [us] , liczy się wam.
                [them] , na konto przeciwników.
               *[other] , na konto drugiej strony.
            }
           *[no] .
        }
    }
    .full =
        { $null ->
            [yes] { trick-taken }
           *[no] { PERSON($seat) ->
                [you] Bierzesz lewę { CARD($card, case: "with") }.
               *[other] Lewę bierze { WHO($seat) } { CARD($card, case: "with") }.
            }
        }
    .brief = { PERSON($seat) ->
        [you] Bierzesz.
       *[other] Bierze { WHO($seat) }.
    }
    .braille = bierze { WHO($seat, form: "short") }{ $null ->
        [yes] {" "}zero
       *[no] {""}
    }
won-so-far = { side-own } { SAY($own, gender: "feminine") }, { side-other } { SAY($other, gender: "feminine") }.
    .full = Lewy: { side-own } { SAY($own, gender: "feminine") }, { side-other } { SAY($other, gender: "feminine") }.
    .braille = lewy { $own }:{ $other }
won-so-far-alone = { $all ->
        [one] { $own ->
            [0] Nie masz jeszcze żadnej lewy.
           *[other] Masz { COUNT($own, of: "trick", case: "acc") }.
        }
       *[other] { COUNT($all, of: "trick", case: "gen", after: "z") } { $own ->
            [0] nie masz żadnej.
           *[other] masz { SAY($own, gender: "feminine", case: "acc") }.
        }
    }
    .brief = { SAY($own, gender: "feminine") } { SAY($all, gender: "feminine", case: "gen", after: "z") }.
    .braille = lewy { $own }/{ $all }
tricks-now = Lewy w tym rozdaniu: { side-own } { SAY($own, gender: "feminine") }, { side-other } { SAY($other, gender: "feminine") }.
    .brief = Lewy: { side-own } { SAY($own, gender: "feminine") }, { side-other } { SAY($other, gender: "feminine") }.
    .braille = lewy { $own }:{ $other }
your-turn = Twoja kolej.
    .brief = Ty.
    .braille = twoja kolej
your-turn-lead = Wychodzisz.
    .braille = wychodzisz
must-follow = Musisz dołożyć do koloru: { SUIT($suit) }.
    .brief = Do koloru: { SUIT($suit) }.
    .braille = do koloru { SUIT($suit) }
packets-differ = { PARTNER() ->
        [feminine] Dla siebie i dla partnerki musisz wybrać dwa różne pakiety.
        [none] Musisz wybrać dwa różne pakiety: jeden dla siebie, drugi dostanie { PARTNER(form: "who") }.
       *[masculine] Dla siebie i dla partnera musisz wybrać dwa różne pakiety.
    }
    .brief = Dwa różne pakiety.
    .braille = różne pakiety
    .called = To muszą być dwa różne pakiety.
no-such-packet = Są tylko cztery pakiety.
    .braille = tylko 4 pakiety

# Koniec rozdania
deal-counted = Lewy: { side-own } { SAY($counted-own, gender: "feminine") }, { side-other } { SAY($counted-other, gender: "feminine") }.
    .full = Rozdanie skończone. Lewy: { side-own } { SAY($counted-own, gender: "feminine") }, { side-other } { SAY($counted-other, gender: "feminine") }.
    .braille = lewy { $counted-own }:{ $counted-other }
deal-counted-alone = Rozdanie skończone.
    .braille = koniec rozdania
queen-taken =
    { PERSON($seat) ->
        [you] Damę pik bierzesz ty, przeciwnicy mają za nią cztery punkty.
        [feminine] Damę pik wzięła { WHO($seat) }, { $counts ->
            [us] macie za nią
            [them] przeciwnicy mają za nią
           *[other] druga para ma za nią
        } cztery punkty.
        [none] Damę pik bierze { WHO($seat) }, { $counts ->
            [us] macie za nią
            [them] przeciwnicy mają za nią
           *[other] druga para ma za nią
        } cztery punkty.
       *[masculine] Damę pik wziął { WHO($seat) }, { $counts ->
            [us] macie za nią
            [them] przeciwnicy mają za nią
           *[other] druga para ma za nią
        } cztery punkty.
    }
    .brief = { PERSON($seat) ->
        [you] Damę bierzesz ty.
       *[other] Damę bierze { WHO($seat) }.
    }
    .braille = dp { WHO($seat, form: "short") }
points =
    { SIDE($side) ->
        [us] Macie
        [them] Przeciwnicy mają
        [first] Pierwsza para ma
       *[second] Druga para ma
    } { $tricks ->
        [0] { COUNT($honours, of: "point", case: "acc") } za honory.
       *[other] { COUNT($tricks, of: "point", case: "acc") } za lewy{ $honours ->
            [0] .
           *[other] , { SAY($honours, gender: "masculine", case: "acc") } za honory.
        }
    }
    .full =
        { SIDE($side) ->
            [us] Macie
            [them] Przeciwnicy mają
            [first] Pierwsza para ma
           *[second] Druga para ma
        } { $tricks ->
            [0] { COUNT($honours, of: "point", case: "acc") } za honory.
           *[other] za { COUNT($odd, of: "odd", case: "acc") } { COUNT($tricks, of: "point", case: "acc") }{ $honours ->
                [0] .
               *[other] {" "}i za honory { COUNT($honours, of: "point", case: "acc") }.
            }
        }
    .brief = { SIDE($side) ->
        [us] Wy
        [them] Przeciwnicy
        [first] Pierwsza para
       *[second] Druga para
    } { $tricks ->
        [0] { SAY($honours, gender: "masculine", case: "acc") } za honory.
       *[other] { SAY($tricks, gender: "masculine", case: "acc") } za lewy{ $honours ->
            [0] .
           *[other] , { SAY($honours, gender: "masculine", case: "acc") } za honory.
        }
    }
    .braille = { SIDE($side) ->
        [us] my
        [them] oni
        [first] p1
       *[second] p2
    }{ $tricks ->
        [0] {""}
       *[other] {" "}lewy +{ $tricks }
    }{ $honours ->
        [0] {""}
       *[other] {" "}honory +{ $honours }
    }
points-slam =
    { $points ->
        [50] Szlem!
       *[other] Szlemik!
    } { SIDE($side) ->
        [us] Na konto dostajecie
        [them] Przeciwnicy dostają na konto
        [first] Pierwsza para dostaje na konto
       *[second] Druga para dostaje na konto
    } { COUNT($points, of: "point", case: "acc") }.
    .brief = { $points ->
        [50] Szlem.
       *[other] Szlemik.
    }
    .braille = { SIDE($side) ->
        [us] my
        [them] oni
        [first] p1
       *[second] p2
    } szlem +{ $points }
points-alone = { WHO($seat) }: { $taken ->
        [0] bez lewy
       *[other] { COUNT($taken, of: "trick") }
    }, { $tricks ->
        [0] za lewy nic
       *[other] za lewy { COUNT($tricks, of: "point", case: "acc") }
    }{ $honours ->
        [0] .
       *[other] , za honory { COUNT($honours, of: "point", case: "acc") }.
    }
    .brief = { WHO($seat) }: za lewy { SAY($tricks, gender: "masculine", case: "acc") }{ $honours ->
        [0] .
       *[other] , za honory { SAY($honours, gender: "masculine", case: "acc") }.
    }
    .braille = { WHO($seat, form: "short") } { $taken } +{ $tricks } +{ $honours }
tied-at-ten = Remis, po { COUNT($points, of: "point", case: "acc") }: { SEATS($sides) }. Zdecyduje następne rozdanie.
    .brief = Remis, po { COUNT($points, of: "point", case: "acc") }, gra trwa.
    .braille = remis { $points }
game-won =
    { SIDE($winner) ->
        [us] Wygrywacie partię do dziesięciu, { own-first }, do tego premia, pięćdziesiąt punktów.
        [them] Partię do dziesięciu wygrywają przeciwnicy { other-first }, do tego premia, pięćdziesiąt punktów.
        [first] Partię do dziesięciu wygrywa pierwsza para { own-first }, do tego premia, pięćdziesiąt punktów.
       *[second] Partię do dziesięciu wygrywa druga para { other-first }, do tego premia, pięćdziesiąt punktów.
    } { games-now }
    .brief = { SIDE($winner) ->
        [us] Partia jest wasza, { own-first }.
        [them] Partia dla przeciwników, { other-first }.
        [first] Partia dla pierwszej pary, { own-first }.
       *[second] Partia dla drugiej pary, { other-first }.
    } { games-now }
    .braille = partia { $own }:{ $other } +50
own-first = { SAY($own, gender: "masculine") } do { SAY($other, gender: "masculine", case: "gen") }
other-first = { SAY($other, gender: "masculine") } do { SAY($own, gender: "masculine", case: "gen") }
games-now = Partie: { side-own } { SAY($own-games, gender: "feminine") }, { side-other } { SAY($other-games, gender: "feminine") }.
game-won-alone =
    { PERSON($winner) ->
        [you] Wygrywasz partię do dziesięciu, masz { COUNT($points, of: "point", case: "acc") } i pięćdziesiąt premii.
       *[other] Partię do dziesięciu wygrywa { WHO($winner) }, ma { COUNT($points, of: "point", case: "acc") } i pięćdziesiąt premii.
    }
    .brief = { PERSON($winner) ->
        [you] Partia jest twoja.
       *[other] Partię wygrywa { WHO($winner) }.
    }
    .braille = partia { WHO($winner, form: "short") } +50
struck =
    { SIDE($side) ->
        [us] Z konta tracicie
        [them] Przeciwnicy tracą z konta
        [first] Pierwsza para traci z konta
       *[second] Druga para traci z konta
    } { COUNT($points, of: "point", case: "acc") }.
    .brief = Skreślone z konta: { COUNT($points, of: "point") }.
    .braille = skreślone { $points }
struck-alone =
    { PERSON($seat) ->
        [you] Z konta tracisz
       *[other] { WHO($seat) } traci z konta
    } { COUNT($points, of: "point", case: "acc") }.
    .brief = { WHO($seat) }, skreślone { SAY($points, gender: "masculine") }.
    .braille = { WHO($seat, form: "short") } skreśl. { $points }
rubber-won =
    { SIDE($winner) ->
        [us] Rober jest wasz, premia siedemdziesiąt punktów.
        [them] Robra wygrywają przeciwnicy, premia siedemdziesiąt punktów.
        [first] Robra wygrywa pierwsza para, premia siedemdziesiąt punktów.
       *[second] Robra wygrywa druga para, premia siedemdziesiąt punktów.
    }
    .brief = { SIDE($winner) ->
        [us] Rober jest wasz.
        [them] Rober dla przeciwników.
        [first] Rober dla pierwszej pary.
       *[second] Rober dla drugiej pary.
    }
    .braille = rober { SIDE($winner) ->
        [us] my
        [them] oni
        [first] p1
       *[second] p2
    } +70
rubber-won-alone =
    { PERSON($winner) ->
        [you] Rober jest twój, premia siedemdziesiąt punktów.
       *[other] Robra wygrywa { WHO($winner) }, premia siedemdziesiąt punktów.
    }
    .brief = { PERSON($winner) ->
        [you] Rober jest twój.
       *[other] Robra ma { WHO($winner) }.
    }
    .braille = rober { WHO($winner, form: "short") } +70
match-ended =
    { $winner ->
        [none] Mecz skończył się remisem, na kontach { own-first }.
       *[other] { SIDE($winner) ->
            [us] Wygrywacie mecz różnicą { COUNT($difference, of: "point", case: "gen") }, { own-first }.
            [them] Mecz wygrywają przeciwnicy różnicą { COUNT($difference, of: "point", case: "gen") }, { other-first }.
            [first] Mecz wygrywa pierwsza para różnicą { COUNT($difference, of: "point", case: "gen") }, { own-first }.
           *[second] Mecz wygrywa druga para różnicą { COUNT($difference, of: "point", case: "gen") }, { other-first }.
        }
    }
    .brief = { $winner ->
        [none] Remis w meczu.
       *[other] { SIDE($winner) ->
            [us] Mecz jest wasz, { own-first }.
            [them] Mecz dla przeciwników, { other-first }.
            [first] Mecz dla pierwszej pary, { own-first }.
           *[second] Mecz dla drugiej pary, { other-first }.
        }
    }
    .braille = koniec { $own }:{ $other }
match-ended-alone =
    { $winner ->
        [none] Mecz skończony, pierwsze miejsce dzieli kilku graczy, którzy mają po { COUNT($best, of: "point", case: "acc") }.
       *[other] { PERSON($winner) ->
            [you] Wygrywasz mecz, na koncie masz { COUNT($best, of: "point", case: "acc") }.
           *[other] Mecz wygrywa { WHO($winner) }, na koncie ma { COUNT($best, of: "point", case: "acc") }.
        }
    }
    .brief = { $winner ->
        [none] Remis w meczu, { $best }.
       *[other] { PERSON($winner) ->
            [you] Mecz jest twój.
           *[other] Mecz wygrywa { WHO($winner) }.
        }
    }
    .braille = koniec { $best }

# Pytania
hand-shown-by-suits = { $count ->
        [0] { NAME($seat) } nie ma żadnej karty.
       *[other] { NAME($seat) } ma na ręce: { HAND($cards) }
    }
    .brief = { NAME($seat) }: { $count ->
        [0] pusta ręka.
       *[other] { HAND($cards) }
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] bez kart
       *[other] { HAND($cards, case: "braille") }
    }
hand-by-suits =
    { $count ->
        [0] Nie masz już żadnej karty.
       *[other] { HAND($cards) }
    }
    .braille = { $count ->
        [0] pusta ręka
       *[other] { HAND($cards, case: "braille") }
    }
suit-held = { HAND($cards) }
    .braille = { HAND($cards, case: "braille") }
lowest-of-suit = Najniższa karta to { CARD($card) }.
    .brief = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
highest-of-suit = Najwyższa karta to { CARD($card) }.
    .brief = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
deal-now = { ORDINAL($deal, gender: "neuter") } rozdanie.
    .braille = { $deal }. rozdanie
trump-now =
    { $trump ->
        [none] Gra bez atu.
       *[other] Atutem są { SUIT($trump) }, odkryta karta to { CARD($turned) }.
    }
    .brief = { $trump ->
        [none] Bez atu.
       *[other] { SUIT($trump) }.
    }
    .braille = { $trump ->
        [none] bez atu
       *[other] atu { SUIT($trump) }, odkryta { CARD($turned, case: "braille") }
    }
trump-not-yet = Atu nie jest jeszcze wybrane, odkryta karta to { CARD($turned) }.
    .brief = Na razie { CARD($turned) }.
    .braille = atu? { CARD($turned, case: "braille") }
null-now = Trwa gra zerowa: lewa liczy się drugiej stronie.
    .brief = Gra zerowa.
    .braille = gra zerowa
honours-known = Znane honory: { CARDS($cards) }.{ $alone ->
        [yes] {" "}Ty: { SAY($own, gender: "masculine", case: "acc") }, pozostali: { SAY($other, gender: "masculine", case: "acc") }.
        [no] {" "}{ SIDE(0) ->
            [first] Pierwsza para ma { SAY($own, gender: "masculine", case: "acc") }, druga { SAY($other, gender: "masculine", case: "acc") }.
           *[us] Wasza strona ma { SAY($own, gender: "masculine", case: "acc") }, przeciwnicy { SAY($other, gender: "masculine", case: "acc") }.
        }
       *[none] {""}
    }
    .brief = { $alone ->
        [yes] Honory: ty { SAY($own, gender: "masculine") }, pozostali { SAY($other, gender: "masculine") }.
        [no] Honory: { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
       *[none] Honory: { CARDS($cards) }.
    }
    .braille = honory { $own }:{ $other }
honours-unknown = Żaden honor nie jest jeszcze znany.
    .braille = honory 0:0
honours-none = W tej grze honorów się nie liczy.
    .braille = bez honorów
worth-odd = Każda lewa nadliczbowa, czyli ponad { COUNT($book, of: "trick", case: "acc") }, daje { COUNT($points, of: "point", case: "acc") }.
    .brief = Lewa nadliczbowa za { SAY($points, gender: "masculine", case: "acc") }.
    .braille = lewa { $points }
worth-queen = Gra idzie tylko o damę pik: kto ją weźmie, przegrywa, a przeciwnicy mają cztery punkty.
    .brief = Gra o damę pik.
    .braille = gra o dp
run-now = { COUNT($run, of: "trick") } z rzędu, { PERSON($seat) ->
        [you] ostatnia jest twoja.
       *[other] ostatnią bierze { WHO($seat) }.
    } Atu można zmienić po { SAY($streak, gender: "feminine", case: "loc") }.
    .brief = Z rzędu { SAY($run, gender: "feminine") }, zmiana po { SAY($streak, gender: "feminine", case: "loc") }.
    .braille = rząd { $run }/{ $streak } { WHO($seat, form: "short") }
score = Punkty: { side-own } { SAY($own-game, gender: "masculine") }, { side-other } { SAY($other-game, gender: "masculine") }.
    .full = Punkty w partii: { side-own } { SAY($own-game, gender: "masculine") }, { side-other } { SAY($other-game, gender: "masculine") }, gra idzie do dziesięciu.
    .braille = punkty { $own-game }:{ $other-game }
score-games = Punkty: { side-own } { SAY($own-game, gender: "masculine") }, { side-other } { SAY($other-game, gender: "masculine") }{ $over ->
        [yes] .
       *[no] , gra idzie do dziesięciu.
    } { games-now }
    .brief = Punkty: { side-own } { SAY($own-game, gender: "masculine") }, { side-other } { SAY($other-game, gender: "masculine") }. { games-now }
    .braille = punkty { $own-game }:{ $other-game } partie { $own-games }:{ $other-games }
score-alone = { WHO($seat) }: w partii { game-points }, na koncie { $account }.
    .brief = { WHO($seat) }: { COUNT($game, of: "point") }.
    .braille = { WHO($seat, form: "short") } { $game }({ $account })
stands-alone = { WHO($seat) }: { $tricks ->
        [0] bez lewy
       *[other] { COUNT($tricks, of: "trick") }
    }, w partii { game-points }, na koncie { $account }.
    .brief = { WHO($seat) }: { COUNT($tricks, of: "trick") }, { game-points }.
    .braille = { WHO($seat, form: "short") } { $tricks } { $game }({ $account })
game-points = { $game ->
        [0] zero
       *[other] { COUNT($game, of: "point") }
    }
rubber-over = Rober skończony.
    .brief = Koniec robra.
    .braille = koniec robra
whist-game-over = Partia skończona.
    .brief = Koniec partii.
    .braille = koniec partii
whist-match-over = Mecz skończony.
    .brief = Koniec meczu.
    .braille = koniec meczu
account = Konta: { side-own } { $own }, { side-other } { $other }.{ $rubbers ->
        [one] {""}
       *[other] {" "}{ $over ->
            [yes] Skończył się
           *[no] Trwa
        } { ORDINAL($rubber) } rober { SAY($rubbers, gender: "masculine", case: "gen", after: "z") }.
    }
    .brief = Konta: { side-own } { $own }, { side-other } { $other }.
    .braille = konta { $own }:{ $other }
last-deal = Poprzednie rozdanie: lewy { SAY($own-tricks, gender: "feminine") } do { SAY($other-tricks, gender: "feminine", case: "gen") }, punkty { SAY($own-points, gender: "masculine") } do { SAY($other-points, gender: "masculine", case: "gen") }.
    .brief = Poprzednio { SAY($own-points, gender: "masculine") } do { SAY($other-points, gender: "masculine", case: "gen") }.
    .braille = poprz. { $own-points }:{ $other-points }

# Co się gra
playing-base = To zwykły wist.
    .brief = Zwykły wist.
    .braille = zwykły
playing-cayenne = To cayenne: kto rozdaje, może wybrać inne atu. Jeśli zostanie kolor odkrytej karty, wszystko liczy się podwójnie.
    .brief = Cayenne.
    .braille = cayenne
playing-grand = To grand: { $first ->
        [yes] {""}
       *[no] bez atu,{" "}
    }honorami są asy, lewa nadliczbowa ma cztery punkty.
    .brief = Grand.
    .braille = grand
playing-grand-null = To grand null: lewy po szóstej idą na konto drugiej strony.
    .brief = Grand null.
    .braille = grand null
playing-grand-null-queen = To grand null z damą pik. Gdy padnie, lewy idą na konto drugiej strony.
    .brief = Grand null z damą.
    .braille = grand null dp
playing-amor = To latający amor: po trzech lewach z rzędu strona może zmienić atu.
    .brief = Latający amor.
    .braille = amor
playing-duck = To latająca kaczka: po dwóch lewach z rzędu strona może zmienić atu. Lewa nadliczbowa ma cztery punkty.
    .brief = Latająca kaczka.
    .braille = kaczka
playing-bismarck = To Bismarck: kto rozdaje, rozdziela cztery pakiety po trzy karty.
    .brief = Bismarck.
    .braille = bismarck
playing-queen-of-spades = To dama pik: kto ją weźmie, przegrywa rozdanie.
    .brief = Dama pik.
    .braille = dama pik
playing-hussar = To wist huzarski: każdy gra sam, nadliczbowa jest czwarta i każda następna lewa.
    .brief = Wist huzarski.
    .braille = huzar
playing-three = To wist dla trzech: bez dwójek, a z kierów tylko dama, król i as. Każdy gra sam, nadliczbowa jest każda lewa ponad cztery.
    .brief = Wist dla trzech.
    .braille = dla trzech

# Możliwości przy stole
action-name-trump = Wybrać atu: { SUIT($suit) }
    .advised = wybierz atu: { SUIT($suit) }
    .braille = atu { SUIT($suit) }
    .typed = { SUIT($suit) }
action-keep-trump = Zostawić { SUIT($trump) }{ $doubles ->
        [yes] , liczy się podwójnie
       *[no] {""}
    }
    .advised = zostaw { SUIT($trump) }{ $doubles ->
        [yes] , liczy się podwójnie
       *[no] {""}
    }
    .braille = zostawić { SUIT($trump) }
    .typed = { SUIT($trump) }
action-leave-to-partner = { PARTNER() ->
        [feminine] Oddać wybór partnerce
        [none] Oddać wybór, wybierze { PARTNER(form: "who") }
       *[masculine] Oddać wybór partnerowi
    }
    .advised = { PARTNER() ->
            [feminine] oddaj wybór partnerce
            [none] oddaj wybór, wybierze { PARTNER(form: "who") }
           *[masculine] oddaj wybór partnerowi
        }
    .braille = wybiera { PARTNER(form: "who") }
action-packets = { PARTNER() ->
        [feminine] Dla siebie { ORDINAL($own, gender: "masculine", case: "acc") } pakiet: { CARDS($own-cards) }. Dla partnerki { ORDINAL($partner, gender: "masculine", case: "acc") }: { CARDS($partner-cards) }
        [none] Dla siebie { ORDINAL($own, gender: "masculine", case: "acc") } pakiet: { CARDS($own-cards) }. { PARTNER(form: "who") } dostaje { ORDINAL($partner, gender: "masculine", case: "acc") }: { CARDS($partner-cards) }
       *[masculine] Dla siebie { ORDINAL($own, gender: "masculine", case: "acc") } pakiet: { CARDS($own-cards) }. Dla partnera { ORDINAL($partner, gender: "masculine", case: "acc") }: { CARDS($partner-cards) }
    }
    .brief = { PARTNER() ->
            [feminine] Dla siebie { ORDINAL($own, gender: "masculine", case: "acc") }, dla partnerki { ORDINAL($partner, gender: "masculine", case: "acc") }
            [none] Dla siebie { ORDINAL($own, gender: "masculine", case: "acc") }, { PARTNER(form: "who") } dostaje { ORDINAL($partner, gender: "masculine", case: "acc") }
           *[masculine] Dla siebie { ORDINAL($own, gender: "masculine", case: "acc") }, dla partnera { ORDINAL($partner, gender: "masculine", case: "acc") }
        }
    .braille = ja { CARDS($own-cards, case: "braille") } { PARTNER(form: "who") } { CARDS($partner-cards, case: "braille") }
    .second = { PARTNER() ->
            [feminine] Dla partnerki { ORDINAL($partner, gender: "masculine", case: "acc") }: { CARDS($partner-cards) }
            [none] { PARTNER(form: "who") } dostaje { ORDINAL($partner, gender: "masculine", case: "acc") }: { CARDS($partner-cards) }
           *[masculine] Dla partnera { ORDINAL($partner, gender: "masculine", case: "acc") }: { CARDS($partner-cards) }
        }
action-packets-first = Dla siebie { ORDINAL($number, gender: "masculine", case: "acc") }: { CARDS($cards) }
    .brief = Dla siebie { ORDINAL($number, gender: "masculine", case: "acc") }
    .braille = { $number }. { CARDS($cards, case: "braille") }
    .typed = { ORDINAL($number, gender: "masculine") } pakiet, { ORDINAL($number, gender: "masculine", case: "acc") } pakiet, { ORDINAL($number, gender: "feminine") } kupka, { ORDINAL($number, gender: "feminine", case: "acc") } kupkę
action-packets-closed = { PARTNER() ->
        [feminine] Dla siebie { ORDINAL($own) } pakiet, dla partnerki { ORDINAL($partner) }
        [none] Dla siebie { ORDINAL($own) } pakiet, { PARTNER(form: "who") } dostaje { ORDINAL($partner) }
       *[masculine] Dla siebie { ORDINAL($own) } pakiet, dla partnera { ORDINAL($partner) }
    }
    .braille = sobie { $own }. { PARTNER(form: "who") } { $partner }.
    .second = { PARTNER() ->
            [feminine] Dla partnerki { ORDINAL($partner) }
            [none] { PARTNER(form: "who") } dostaje { ORDINAL($partner) }
           *[masculine] Dla partnera { ORDINAL($partner) }
        }
action-packets-closed-first = Dla siebie { ORDINAL($number) } pakiet
    .braille = sobie { $number }.
action-packets-second = { PARTNER() ->
        [feminine] Który jest dla partnerki?
        [none] Który dostaje { PARTNER(form: "who") }?
       *[masculine] Który jest dla partnera?
    }
    .braille = { PARTNER() ->
            [feminine] partnerce?
            [none] dostaje { PARTNER(form: "who") }?
           *[masculine] partnerowi?
        }

# Ustawienia partii
game-about = Klasyczna gra w lewy z atutami dla dwóch par, z dziesięcioma odmianami, od cayenne po wista dla trzech.
option-tour = Odmiana
option-tour-base = zwykły wist
option-tour-cayenne = cayenne
option-tour-grand = grand
option-tour-grand-null = grand null
option-tour-grand-null-queen = grand null z damą pik
option-tour-amor = latający amor
option-tour-duck = latająca kaczka
option-tour-bismarck = Bismarck
option-tour-queen-of-spades = dama pik
option-tour-hussar = wist huzarski
option-tour-three = wist dla trzech
option-tour-mixed = za każdym razem inna
house-tour = Odmiana określa, czym rozdanie różni się od zwykłego wista. Możesz grać w jedną albo zmieniać je co rozdanie.
option-rubbers = Liczba robrów
house-rubbers = Ile robrów się gra, zanim porówna się konta.
option-length = Liczba rozdań
option-length-0 = tyle, ile potrwają robry
house-length = Po ilu rozdaniach mecz się kończy, jak na wieczorze klubowym, zamiast po robrach.
option-strike-out = Skreślanie punktów
house-strike-out = Kto wygra partię albo robra, skreśla z konta przeciwników punkty, które w nich zdobyli za lewy i honory.
option-cayenne = Atu przy trzech graczach
house-cayenne = Przy trojgu graczach kto rozdaje, może wybrać inne atu. Jeśli zostawi kolor odkrytej karty, rozdanie liczy się podwójnie.
option-order = Kolejność odmian
option-order-base = { option-tour-base }
option-order-cayenne = { option-tour-cayenne }
option-order-grand = { option-tour-grand }
option-order-grand-null = { option-tour-grand-null }
option-order-grand-null-queen = { option-tour-grand-null-queen }
option-order-amor = { option-tour-amor }
option-order-duck = { option-tour-duck }
option-order-bismarck = { option-tour-bismarck }
option-order-queen-of-spades = { option-tour-queen-of-spades }
house-order = W jakiej kolejności odmiany zmieniają się co rozdanie.
option-partners = Partnerzy
option-partners-agreed = siedzą naprzeciw siebie
option-partners-draw = z losowania
house-partners = Partner albo od początku siedzi naprzeciwko ciebie, albo razem grają ci dwaj, którzy wyciągnęli najwyższe karty.
preset-base = zwykły wist
preset-document = z losowaniem i skreślaniem
preset-mixed = odmiany na zmianę
preset-hussar = wist huzarski
preset-three = wist dla trzech

# Dlaczego przeciwnik gra właśnie tak
reason-only-choice = Innej możliwości nie ma.
reason-at-random = Wybrane na ślepo.
reason-lead-high = Wyjdź najwyższą kartą, jaką masz na ręce.
    .brief = Najwyższa karta.
reason-take-high = { CARD($card) } bierze lewę na pewno.
    .brief = Na pewno.
reason-lead-master = { CARD($card) } to teraz forta w swoim kolorze i najpewniej weźmie lewę.
    .brief = Forta w swoim kolorze.
reason-lead-trump = Wychodzi się w atu, żeby przeciwnikom ich ubyło.
    .brief = Ubędzie atutów.
reason-lead-partner = { PARTNER() ->
        [feminine] Odwrót w kolor, w który wyszła partnerka.
        [none] Odwrót w kolor wyjścia z naprzeciwka.
       *[masculine] Odwrót w kolor, w który wyszedł partner.
    }
    .brief = { PARTNER() ->
            [feminine] Kolor partnerki.
            [none] Kolor z naprzeciwka.
           *[masculine] Kolor partnera.
        }
reason-lead-suit = Najwięcej obiecuje wyjście w { SUIT($suit) }.
    .brief = Najlepiej rokujący kolor.
reason-promises-most = Ze wszystkich twoich kart obiecuje najwięcej.
    .brief = Obiecuje najwięcej.
reason-beaten-by-fewer = Niewidoczne karty, które biją { CARD($card, case: "acc") }: { $own ->
        [0] żadna
       *[other] { COUNT($own, of: "card") }
    }; które biją { CARD($other, case: "acc") }: { $its ->
        [0] żadna
       *[other] { COUNT($its, of: "card") }
    }.
    .brief = Bije ją mniej kart.
reason-beaten-by-more = Niewidoczne karty, które biją { CARD($card, case: "acc") }: { $own ->
        [0] żadna
       *[other] { COUNT($own, of: "card") }
    }; które biją { CARD($other, case: "acc") }: { $its ->
        [0] żadna
       *[other] { COUNT($its, of: "card") }
    }.
    .brief = Bije ją więcej kart.
reason-keeps-stronger = Silniejsza karta zostaje na ręce. Niewidoczne karty, które biją { CARD($card, case: "acc") }: { $own ->
        [0] żadna
       *[other] { COUNT($own, of: "card") }
    }; które biją { CARD($other, case: "acc") }: { $its ->
        [0] żadna
       *[other] { COUNT($its, of: "card") }
    }.
    .brief = Silniejsza karta zostaje.
reason-loses-stronger = Pozbywasz się groźniejszej karty. Niewidoczne karty, które biją { CARD($card, case: "acc") }: { $own ->
        [0] żadna
       *[other] { COUNT($own, of: "card") }
    }; które biją { CARD($other, case: "acc") }: { $its ->
        [0] żadna
       *[other] { COUNT($its, of: "card") }
    }.
    .brief = Groźna karta odchodzi.
reason-takes-instead = Na razie lewę bierze { CARD($card) }, a { CARD($other) } nie. Niewidoczne karty, które biją { CARD($card, case: "acc") }: { $own ->
        [0] żadna
       *[other] { COUNT($own, of: "card") }
    }.
    .brief = Na razie bierze lewę.
reason-from-longer = W tym kolorze masz { COUNT($own, of: "card", case: "acc") }, w drugim { COUNT($its, of: "card", case: "acc") }.
    .brief = Z dłuższego koloru.
reason-from-shorter = W tym kolorze masz { COUNT($own, of: "card", case: "acc") }, w drugim { COUNT($its, of: "card", case: "acc") }.
    .brief = Z krótszego koloru.
reason-only-winner = Z twoich kart tę lewę bierze tylko { CARD($card) }.
    .brief = Bierze ją tylko { CARD($card) }.
reason-win-cheaply = { CARD($card) } wystarczy na lewę, wyższe karty zostaną na później.
    .brief = Na lewę wystarczy.
reason-play-high = Trzecia ręka gra wysoko, żeby przeciwnik nie wziął lewy tanio.
    .brief = Trzecia ręka wysoko.
reason-trump-in = Nie masz karty do koloru, lewę weźmiesz atutem.
    .brief = Bierze się atutem.
reason-partner-wins = Lewę najpewniej weźmie { PARTNER(form: "who") }, nie ma po co przebijać.
    .brief = Najpewniej weźmie { PARTNER(form: "who") }.
reason-partner-has = Lewę ma już { PARTNER(form: "who") }, nie ma po co przebijać.
    .brief = Lewę ma { PARTNER(form: "who") }.
reason-not-worth-it = Karta, która wzięłaby tę lewę, przyda się bardziej później.
    .brief = Później przyda się bardziej.
reason-low-card = Tej lewy nie da się wziąć, zagraj najmniej cenną kartę.
    .brief = Najmniej cenna karta.
reason-discard = Nie masz karty do koloru, zrzuć najmniej cenną.
    .brief = Najmniej cenna karta.
reason-avoid-trick = Tej lewy lepiej nie brać.
    .brief = Lepiej nie brać.
reason-throw-high = Lewę bierze przeciwnik, to dobra okazja, żeby pozbyć się niebezpiecznej karty.
    .brief = Pozbądź się niebezpiecznej karty.
reason-must-take = Lewy nie da się uniknąć, pozbądź się przy tym wysokiej karty.
    .brief = Nie da się uniknąć.
reason-must-beat = Każda karta, którą wolno ci zagrać, bije te na stole, więc zagraj wysoką.
    .brief = I tak bijesz.
reason-throw-queen = Dama pik spada do lewy, którą bierze przeciwnik.
    .brief = Damę weźmie przeciwnik.
reason-name-longest = { SUIT($suit, case: "title") } to najsilniejszy kolor na ręce.
    .brief = Najsilniejszy kolor.
reason-name-tried = { SUIT($suit, case: "title") } nie są najsilniejsze na ręce, ale w możliwych rozdaniach dają najwięcej.
    .brief = W możliwych rozdaniach najwięcej.
reason-keep-for-double = { SUIT($suit, case: "title") } są dość silne, a rozdanie będzie się liczyć podwójnie.
    .brief = Silny kolor, podwójnie.
reason-keep-trump = Obecne atu jest dobre.
    .brief = Dobre atu.
reason-leave-weak = Żaden kolor nie jest dość silny, niech wybiera { PARTNER(form: "who") }.
    .brief = Żaden kolor nie jest silny.
reason-leave-tried = { PARTNER() ->
        [feminine] W możliwych rozdaniach najwięcej daje oddanie wyboru partnerce.
        [none] W możliwych rozdaniach najwięcej daje, gdy wybiera { PARTNER(form: "who") }.
       *[masculine] W możliwych rozdaniach najwięcej daje oddanie wyboru partnerowi.
    }
    .brief = { PARTNER() ->
            [feminine] Najwięcej daje wybór partnerki.
            [none] Najwięcej daje, gdy wybiera { PARTNER(form: "who") }.
           *[masculine] Najwięcej daje wybór partnera.
        }
reason-best-packets = W tych dwóch pakietach jest najwięcej atutów i wysokich kart.
    .brief = Najwięcej atutów i wysokich kart.
reason-packets-tried = W możliwych rozdaniach najwięcej dają te dwa pakiety.
    .brief = W możliwych rozdaniach najwięcej.

# róg stołu w oknie
corner-null = Gra zerowa
corner-trump = { $suit ->
        [none] Bez atu
       *[other] Atu { SUIT($suit) }
    }
corner-points = Punkty { $own } do { $theirs }
corner-tricks = Lewy { $own } do { $theirs }
corner-points-alone = Twoje punkty { $own }
corner-tricks-alone = Twoje lewy { $own }
led = Kolor wyjścia to { SUIT($suit) }{ $count ->
        [none] .
        [0] , nie masz ich.
       *[other] , masz na ręce { COUNT($count, of: "card", case: "acc") }.
    }
    .braille = { SUIT($suit, case: "braille") }{ $count ->
        [none] {""}
       *[other] {" "}{ $count }
    }
led-nothing = W tej lewie nikt jeszcze nie wyszedł.
    .brief = Bez wyjścia.
    .braille = bez wyjścia
progress = { ORDINAL($place, gender: "feminine") } lewa { of-count }.
    .braille = lewa { $place }/{ $count }
goal = Na partię trzeba { COUNT($points, of: "point", case: "gen") }, na robra { COUNT($games, of: "match", case: "gen") }. { $rubbers ->
        [one] Mecz ma jednego robra.
        [few] Mecz ma { SAY($rubbers, gender: "masculine") } robry.
       *[other] Mecz ma { SAY($rubbers, gender: "masculine") } robrów.
    }
    .brief = { COUNT($points, of: "point") } na partię.
    .braille = { COUNT($points, of: "point") }
trick-rule = { $trumps ->
    [yes] Lewę bierze najwyższe atu, a bez atu najwyższa karta w kolorze wyjścia.
   *[no] Lewę bierze najwyższa karta w kolorze wyjścia, atu nie ma.
    }
    .braille = { $trumps ->
        [yes] bierze najwyższe atu, inaczej kolor wyjścia
       *[no] bierze najwyższa w kolorze wyjścia
    }
goal-deals = Mecz ma { COUNT($deals, of: "deal") }.
    .brief = { COUNT($deals, of: "deal") }.
    .braille = { COUNT($deals, of: "deal") }
claim-not-in-tour = W tej odmianie lewy mogą też szkodzić, dlatego nie można zgłosić reszty. Graj do końca.
    .brief = Nie w tej odmianie.
    .braille = nie w tej odm.
concede-not-alone = Każdy gra tu sam i nie wiadomo, komu reszta by przypadła. Graj do końca.
    .brief = Tu każdy gra sam.
    .braille = każdy sam
concede-not-in-tour = Tu decyduje tylko dama pik. Graj, dopóki nie padnie.
    .brief = Decyduje dama pik.
    .braille = do damy pik
