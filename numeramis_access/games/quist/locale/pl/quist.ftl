# Quist: zdanie dla każdego wydarzenia i odpowiedzi na pytania. Pierwszy „wychodzi” kartą, następni ją „zagrywają”.
game-name = Quist
hands-dealt = Rozdane, { ORDINAL($game, gender: "feminine") } gra.{ PERSON($leader) ->
        [you] {""}
       *[other] {" "}Wychodzi { WHO($leader) }.
    }
    .brief = { ORDINAL($game, gender: "feminine") } gra.{ PERSON($leader) ->
        [you] {""}
       *[other] {" "}Wychodzi { WHO($leader) }.
    }
    .full = Karty rozdane, zaczyna się { ORDINAL($game, gender: "feminine") } gra{ $games ->
        [one] {""}.
       *[other] {" "}{ of-games }.
    }{ PERSON($leader) ->
        [you] {""}
       *[other] {" "}Wychodzi { WHO($leader) }.
    }
    .braille = gra { $game } wychodzi { WHO($leader, form: "short") }
card-played =
    { PERSON($seat) ->
        [you] { $first ->
            [yes] Wychodzisz { CARD($card, case: "with") }
           *[no] Zagrywasz { CARD($card, case: "acc") }
        }
       *[other] { WHO($seat) } { $first ->
            [yes] wychodzi { CARD($card, case: "with") }
           *[no] zagrywa { CARD($card, case: "acc") }
        }
    }{ $state ->
        [ahead] { PERSON($seat) ->
            [you] , prowadzisz.
           *[other] , prowadzi.
        }
        [tied] : remis.
        [still] , { PERSON($top-seat) ->
            [you] nadal prowadzisz, { CARD($top) }.
           *[other] nadal prowadzi { WHO($top-seat) }, { CARD($top) }.
        }
        [still-tied] , nadal remis { CARD($top, case: "many") }.
       *[untold] .
    }
    .full =
        { PERSON($seat) ->
            [you] { $first ->
                [yes] Wychodzisz { CARD($card, case: "with") }
               *[no] Zagrywasz { CARD($card, case: "acc") }
            }
           *[other] { WHO($seat) } { $first ->
                [yes] wychodzi { CARD($card, case: "with") }
               *[no] zagrywa { CARD($card, case: "acc") }
            }
        }{ $state ->
            [ahead] { PERSON($seat) ->
                [you] {" "}i prowadzisz.
               *[other] {" "}i prowadzi.
            }
            [tied] : remis { CARD($top, case: "many") }, { tied-first }.
            [still] , nadal { PERSON($top-seat) ->
                [you] prowadzisz: { CARD($top) }.
               *[other] prowadzi { WHO($top-seat) }: { CARD($top) }.
            }
            [still-tied] , nadal remis { CARD($top, case: "many") }, { tied-first }.
           *[untold] .
        }
    .brief = { PERSON($seat) ->
        [you] {""}
       *[other] { WHO($seat) }{" "}
    }{ CARD($card) }{ $state ->
        [ahead] { PERSON($seat) ->
            [you] , prowadzisz.
           *[other] , prowadzi.
        }
        [tied] , remis.
        [still] , { PERSON($top-seat) ->
            [you] prowadzisz: { CARD($top) }.
           *[other] prowadzi { WHO($top-seat) }: { CARD($top) }.
        }
        [still-tied] , nadal remis.
       *[untold] .
    }
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
tied-first =
    { PERSON($top-seat) ->
        [you] pierwsza była twoja karta
        [feminine] pierwsza zagrała { WHO($top-seat) }
        [none] najpierw { WHO($top-seat) }
       *[masculine] pierwszy zagrał { WHO($top-seat) }
    }
highest-now =
    { PERSON($top-seat) ->
        [you] Prowadzisz: { CARD($top) }.
       *[other] Prowadzi { WHO($top-seat) }: { CARD($top) }.
    }
    .brief = { WHO($top-seat) }, { CARD($top) }.
    .braille = max { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
highest-tied = Remis { CARD($top, case: "many") }, { tied-first }.
    .brief = Remis { CARD($top, case: "many") }, najpierw { WHO($top-seat) }.
    .braille = remis { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
worth = Gra idzie o { COUNT($worth, of: "trick", case: "acc") }.
    .brief = O { COUNT($worth, of: "trick", case: "acc") }.
    .braille = o { $worth }
last-tied = Ostatniej lewy nikt nie bierze: remis { CARD($card, case: "many") }.
    .brief = Remis, lewa niczyja.
    .braille = remis { CARD($card, case: "braille") } nikt
phase-tied = Remis { CARD($card, case: "many") }, gra idzie o { COUNT($worth, of: "trick", case: "acc") }.
    .brief = Remis, o { COUNT($worth, of: "trick", case: "acc") }.
    .full = Remis { CARD($card, case: "many") }, karty zostają na stole. Gra idzie o { COUNT($worth, of: "trick", case: "acc") }{ PERSON($seat) ->
        [you] .
       *[other] , wychodzi { WHO($seat) }.
    }
    .braille = remis { CARD($card, case: "braille") } o { $worth }{ PERSON($seat) ->
        [you] {""}
       *[other] {" "}wychodzi { WHO($seat, form: "short") }
    }
trick-won =
    { $by-tie ->
        [yes] { PERSON($seat) ->
            [you] Bierzesz { COUNT($tricks, of: "trick", case: "acc") }: ostatnia faza skończyła się remisem, a następne wyjście byłoby twoje.
            [feminine] { WHO($seat) } bierze { COUNT($tricks, of: "trick", case: "acc") }: ostatnia faza skończyła się remisem i to ona by teraz wychodziła.
            [none] { WHO($seat) } bierze { COUNT($tricks, of: "trick", case: "acc") } dzięki prawu następnego wyjścia: ostatnia faza skończyła się remisem.
           *[masculine] { WHO($seat) } bierze { COUNT($tricks, of: "trick", case: "acc") }: ostatnia faza skończyła się remisem i to on by teraz wychodził.
        }
       *[no] { $tricks ->
            [one] { PERSON($seat) ->
                [you] Lewa jest twoja.
               *[other] Lewę bierze { WHO($seat) }.
            }
           *[other] { PERSON($seat) ->
                [you] Bierzesz { COUNT($tricks, of: "trick", case: "acc") }.
               *[other] { WHO($seat) } bierze { COUNT($tricks, of: "trick", case: "acc") }.
            }
        }
    }
    .brief =
        { PERSON($seat) ->
            [you] Bierzesz
           *[other] Bierze { WHO($seat) }
        }{ $tricks ->
            [one] .
           *[other] { PERSON($seat) ->
                [you] {" "}{ COUNT($tricks, of: "trick", case: "acc") }.
               *[other] , { COUNT($tricks, of: "trick", case: "acc") }.
            }
        }
    .full =
        { $by-tie ->
            [yes] { trick-won }
           *[no] { PERSON($seat) ->
                [you] Bierzesz { $tricks ->
                    [one] lewę
                   *[other] { COUNT($tricks, of: "trick", case: "acc") }
                } { CARD($card, case: "with") }.
               *[other] { WHO($seat) } bierze { $tricks ->
                    [one] lewę
                   *[other] { COUNT($tricks, of: "trick", case: "acc") }
                } { CARD($card, case: "with") }.
            }
        }
    .braille = bierze { WHO($seat, form: "short") } { $tricks }
pile-left = Remis w ostatniej fazie, stosu nie bierze nikt: { $tricks ->
        [one] przepadła jedna lewa.
        [few] przepadły { COUNT($tricks, of: "trick") }.
       *[other] przepadło { COUNT($tricks, of: "trick") }.
    }
    .brief = Remis, nikt nie bierze.
    .braille = nikt nie bierze { $tricks }
won-so-far = { side-own } { SAY($own, gender: "feminine") }, { side-other } { SAY($other, gender: "feminine") }.
    .full = Lewy: { side-own } { SAY($own, gender: "feminine") }, { side-other } { SAY($other, gender: "feminine") }.
    .braille = lewy { $own }:{ $other }
tricks-now = Lewy w tej grze: { side-own } { SAY($own, gender: "feminine") }, { side-other } { SAY($other, gender: "feminine") }.
    .brief = Lewy: { side-own } { SAY($own, gender: "feminine") }, { side-other } { SAY($other, gender: "feminine") }.
    .braille = lewy { $own }:{ $other }
your-turn =
    { $worth ->
        [one] Twoja kolej.
       *[other] Twoja kolej, gra idzie o { COUNT($worth, of: "trick", case: "acc") }.
    }
    .brief = { $worth ->
        [one] Ty.
       *[other] Ty, o { COUNT($worth, of: "trick", case: "acc") }.
    }
    .braille = twoja kolej
your-turn-lead = Wychodzisz.
    .braille = wychodzisz
last-trick-worth =
    { PERSON($seat) ->
        [you] Ostatnia lewa jest twoja
        [feminine] Ostatnią lewę wzięła { WHO($seat) }
        [none] Ostatnią lewę ma { WHO($seat) }
       *[masculine] Ostatnią lewę wziął { WHO($seat) }
    }{ $tricks ->
        [one] {""}:
       *[other] , liczyła się za { SAY($tricks, gender: "feminine", case: "acc") }:
    }
    .brief = Ostatnia lewa, { WHO($seat) }:
    .braille = lewa { WHO($seat, form: "short") }
last-trick-nobody = Ostatniej lewy nikt nie wziął:
    .braille = lewa nikt
last-trick-none-in-game = W tej grze nikt jeszcze nie wziął lewy.
    .brief = Jeszcze żadnej.
    .braille = jeszcze żadnej
score = Gry: { side-own } { SAY($own-games, gender: "feminine") }, { side-other } { SAY($other-games, gender: "feminine") }.{ $games ->
        [one] {""}
       *[other] {" "}{ $over ->
            [yes] Skończyła się
           *[no] Trwa
        } { ORDINAL($game, gender: "feminine") } { of-games }.
    }
    .brief = Gry: { side-own } { SAY($own-games, gender: "feminine") }, { side-other } { SAY($other-games, gender: "feminine") }.
    .braille = gry { $own-games }:{ $other-games }
score-only = To jedyna gra, rozstrzygną jej lewy.
    .braille = jedyna gra
score-total = Lewy ze skończonych gier: { side-own } { SAY($own-total, gender: "feminine") }, { side-other } { SAY($other-total, gender: "feminine") }.
    .braille = lewy { $own-total }:{ $other-total }
deal-scored =
    { $winner ->
        [none] Gra skończyła się remisem, { own-first }.
       *[other] { SIDE($winner) ->
            [us] Wygrywacie grę { own-first }.
            [them] Grę wygrywają przeciwnicy { other-first }.
            [first] Grę wygrywa pierwsza para { own-first }.
           *[second] Grę wygrywa druga para { other-first }.
        }
    } { games-now }
    .brief = { $winner ->
        [none] Remis, { own-first }.
       *[other] { SIDE($winner) ->
            [us] Wygrana, { own-first }.
            [them] Przegrana, { own-first }.
            [first] Pierwsza para, { own-first }.
           *[second] Druga para, { other-first }.
        }
    } { games-now }
    .braille = lewy { $own }:{ $other } gry { $own-games }:{ $other-games }
own-first = { SAY($own, gender: "feminine") } do { SAY($other, gender: "feminine", case: "gen") }
other-first = { SAY($other, gender: "feminine") } do { SAY($own, gender: "feminine", case: "gen") }
games-now = Gry: { side-own } { SAY($own-games, gender: "feminine") }, { side-other } { SAY($other-games, gender: "feminine") }.
extra-game = Gry i lewy są wyrównane, rozstrzygnie dodatkowa, { ORDINAL($game, gender: "feminine") } gra.
    .brief = Gra dodatkowa.
    .braille = gra dodatkowa { $game }
match-level = Partia kończy się remisem, po { COUNT($games, of: "game", case: "acc") }, w lewach { SAY($tricks, gender: "feminine") } do { SAY($tricks, gender: "feminine", case: "gen") }.
    .brief = Partia na remis.
    .braille = partia { $games }:{ $games }
match-won =
    { SIDE($winner) ->
        [us] Wygrywacie całą partię
        [them] Partię wygrywają przeciwnicy
        [first] Partię wygrywa pierwsza para
       *[second] Partię wygrywa druga para
    }{ $by-tricks ->
        [yes] . Obie strony mają po { COUNT($own-games, of: "game", case: "acc") }, rozstrzygnęły lewy: { SIDE($winner) ->
            [them] { other-total-first }.
            [second] { other-total-first }.
           *[us] { own-total-first }.
        }
       *[no] , w grach { SIDE($winner) ->
            [them] { other-games-first }.
            [second] { other-games-first }.
           *[us] { own-games-first }.
        }
    }
    .full =
        { $by-tricks ->
            [yes] { match-won }
           *[no] { match-won } Razem w lewach: { own-total-first }.
        }
    .brief = { SIDE($winner) ->
        [us] Partia jest wasza.
        [them] Partia dla przeciwników.
        [first] Partia dla pierwszej pary.
       *[second] Partia dla drugiej pary.
    }
    .braille = partia { $own-games }:{ $other-games }
own-games-first = { SAY($own-games, gender: "feminine") } do { SAY($other-games, gender: "feminine", case: "gen") }
other-games-first = { SAY($other-games, gender: "feminine") } do { SAY($own-games, gender: "feminine", case: "gen") }
own-total-first = { SAY($own-total, gender: "feminine") } do { SAY($other-total, gender: "feminine", case: "gen") }
other-total-first = { SAY($other-total, gender: "feminine") } do { SAY($own-total, gender: "feminine", case: "gen") }

# Opcje gry
game-about = Wist z liczbami dla dwóch par: najwyższa liczba bierze lewę, remis ją zwielokrotnia.
option-games = Liczba gier
house-games = Ile gier ma partia. Przy równej liczbie gier decydują lewy, a jeśli i one są wyrównane, gra się grę dodatkową.
option-tied = Remisowa partia
option-tied-extra = dodatkowa gra
option-tied-stays = zostaje remis
house-tied = Gdy gry i lewy są wyrównane, albo gra się grę dodatkową, albo nikt nie wygrywa.
option-last-pile = Ostatni stos
option-last-pile-leader = bierze ten, kto by wychodził
option-last-pile-nobody = nie bierze nikt
house-last-pile = Gdy ostatnia faza kończy się remisem, zostaje stos. Bierze go ten, kto by teraz wychodził, albo nikt.
option-partners = Partnerzy
option-partners-agreed = siedzą naprzeciw siebie
option-partners-draw = z losowania
house-partners = Partner albo od początku siedzi naprzeciwko ciebie, albo wyznacza go losowanie: grają razem ci, którzy wyciągnęli karty nieparzyste.
preset-short = krótka partia
preset-document = partia według pierwotnych zasad

# Dlaczego ta karta: rady i omówienie
reason-only-choice = Innej możliwości nie ma.
reason-leads-sure = { CARD($card, case: "gen") } nikt już nie przebije ani nie wyrówna, lewa jest pewna.
    .brief = Pewna lewa.
reason-leads-highest = { CARD($card) } to twoja najwyższa karta, daje największą nadzieję na lewę.
    .brief = Największa nadzieja.
reason-leads-lowest = Wyjdź nisko, wyższe karty przydadzą się, gdy będzie o co grać.
    .brief = Wyższe karty zostają.
reason-leads-middle = Tą kartą wybadasz pozostałych, a najlepsze karty ci zostaną.
    .brief = Najlepsze karty zostają.
reason-wins = Grasz na końcu i { CARD($card) } wystarczy na lewę.
    .brief = Na lewę wystarczy.
reason-overtakes-partner = Na razie prowadzi { WHO($seat) }: { CARD($top) }, ale { CARD($card) } ma większe szanse na lewę.
    .brief = Większe szanse na lewę.
reason-beats = { CARD($card) } przebija { CARD($top, case: "acc") }, a pozostali musieliby mieć coś wyższego.
    .brief = Przebija { CARD($top, case: "acc") }.
reason-ties-to-deny = { CARD($card) } wyrównuje kartę przeciwnika: lewy nikt nie weźmie i gra pójdzie o więcej.
    .brief = Remis: nikt nie weźmie.
reason-beats-all = Wyższej karty niż { CARD($card) } nie ma, pozostali mogą ją co najwyżej wyrównać.
    .brief = Wyższej nie ma.
reason-ties-for-now = { CARD($card) } wyrównuje kartę przeciwnika: jeśli nikt nie da więcej, lewy nikt nie weźmie.
    .brief = Wyrównuje kartę przeciwnika.
reason-ties-partner = { CARD($card) } wyrównuje kartę z twojej pary, ale inne karty kosztowałyby więcej.
    .brief = Inne kosztują więcej.
reason-partner-has = Lewę ma już { WHO($seat) }, więc lepsze karty zachowaj na później.
    .brief = Lewę ma już { WHO($seat) }.
reason-leaves-to-partner = Lewę może wziąć { WHO($seat) }, więc lepsze karty zachowaj na później.
    .brief = Lewę może wziąć { WHO($seat) }.
reason-saves-from-tie = { CARD($top) } tylko wyrówna kartę z twojej pary i nikt nie weźmie lewy; { CARD($card) } ją bierze.
    .brief = { CARD($top) } tylko wyrówna.
reason-takes-over = Lewa i tak byłaby wasza, ale tą kartą, { CARD($card, case: "with") }, przejmujesz wyjście.
    .brief = Przejmujesz wyjście.
reason-tied-already = Remis już jest i { CARD($card) } nic w nim nie zmieni; tej karty najmniej szkoda.
    .brief = Remis już jest.
reason-cannot-beat = { CARD($top, case: "gen") } nie przebijesz, zagraj kartę, której nie szkoda.
    .brief = { CARD($top, case: "gen") } nie przebijesz.
reason-keeps-high = { CARD($kept, case: "acc") } lepiej zachować na później.
    .brief = { CARD($kept, case: "acc") } zachować.
reason-leads-keeping = Niewidoczne karty wyższe niż { CARD($card) }: { SAY($over, gender: "feminine") }. Wyższe niż { CARD($kept) }, którą zatrzymujesz: { SAY($above, gender: "feminine") }.
    .brief = Zatrzymaj { CARD($kept, case: "acc") }.
reason-leads-top = { CARD($card) } to twoja najwyższa karta; niewidoczne karty: wyższe { SAY($over, gender: "feminine") }, równe { SAY($same, gender: "feminine") }.
    .brief = Twoja najwyższa.
reason-beats-some = { CARD($card) } bije { CARD($top, case: "acc") }; niewidoczne karty: wyższe { SAY($over, gender: "feminine") }, równe { SAY($same, gender: "feminine") }.
    .brief = Bije { CARD($top, case: "acc") }.
reason-at-random = Wybrane na ślepo.

# róg stołu w oknie
corner-games = Gry { $own } do { $theirs }
corner-tricks = Lewy { $own } do { $theirs }
corner-worth = Gra idzie o { $worth }
progress = { ORDINAL($place, gender: "feminine") } faza { of-count }.
    .braille = faza { $place }/{ $count }
goal = Grę wygrywa ten, kto ma więcej lew, { $need ->
        [few] wystarczą
       *[other] wystarczy
    } { SAY($need, gender: "feminine") } { SAY($tricks, case: "gen", after: "z") }. { $games ->
        [one] Partia ma jedną grę.
       *[other] Partię wygrywa ten, kto ma więcej gier { SAY($games, case: "gen", after: "z") }.
    }
    .brief = { COUNT($need, of: "trick") } do wygranej; { COUNT($games, of: "game") }.
    .braille = { COUNT($need, of: "trick") }, { COUNT($games, of: "game") }
trick-rule = Lewę bierze najwyższa liczba. Przy remisie o wszystkie leżące karty rozstrzyga następna faza.
    .brief = Bierze najwyższa liczba, przy remisie następna faza.
    .braille = bierze najwyższa
