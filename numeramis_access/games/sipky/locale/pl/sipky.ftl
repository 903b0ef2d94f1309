# Šipky: zdanie dla każdego wydarzenia, odpowiedzi na pytania, możliwości, powody przeciwników.
# Kto przekroczy limit, ma „furę”, jak w rzutkach i w oczku.
game-name = Šipky
game-begun = Gra do { SAY($limit, case: "gen") }{ $games ->
        [one] .
       *[other] , { ORDINAL($game, gender: "feminine") } gra { of-games }.
    }{ PERSON($first) ->
        [you] {""}
       *[other] {" "}Zaczyna { WHO($first) }.
    }
    .brief = { $limit }{ PERSON($first) ->
        [you] .
       *[other] , zaczyna { WHO($first) }.
    }
    .braille = gra { $game } do { $limit } zaczyna { WHO($first, form: "short") }
cards-taken =
    { $more ->
        [yes] { $own ->
            [yes] { PERSON($seat) ->
                [you] Dostajesz { CARDS($cards, case: "acc") }.
               *[other] { WHO($seat) } dostaje { CARDS($cards, case: "acc") }.
            }
           *[no] { WHO($seat) } bierze { $count ->
                [one] następną kartę.
               *[other] dwie następne karty.
            }
        }
       *[no] { PERSON($seat) ->
            [you] Bierzesz
           *[other] { WHO($seat) } bierze
        } { $throw ->
            [one] tylko jedną kartę
           *[other] dwie karty
        }{ $own ->
            [yes] { $count ->
                [0] .
               *[other] : { CARDS($cards, case: "acc") }.
            }
           *[no] .
        }
    }
    .brief = { $own ->
        [yes] { $count ->
            [0] { WHO($seat) }.
           *[other] { CARDS($cards) }.
        }
       *[no] { $more ->
            [yes] { WHO($seat) } bierze następne.
           *[no] { WHO($seat) } bierze { $count ->
                [one] jedną.
               *[other] dwie.
            }
        }
    }
    .full =
        { $more ->
            [yes] { cards-taken }
           *[no] { $throw ->
                [one] { $own ->
                    [yes] { cards-taken }
                   *[no] { PERSON($seat) ->
                        [you] Bierzesz jedną kartę, ostatnią.
                       *[other] { WHO($seat) } bierze tylko jedną kartę, { $exact ->
                            [yes] i nadal rzuca.
                           *[no] na tym kończy.
                        }
                    }
                }
               *[other] { cards-taken }
            }
        }
    .braille = { WHO($seat, form: "short") } bierze { $own ->
        [yes] { CARDS($cards, case: "braille") }
       *[no] { $count }
    }
cards-to-compose = { CARDS($cards) }: { $high ->
        [none] tylko { $low }.
       *[other] { $low } czy { $high }?
    }
    .brief = { $high ->
        [none] Tylko { $low }.
       *[other] { $low } czy { $high }?
    }
    .full = Bierzesz { CARDS($cards, case: "acc") }. { $high ->
        [none] Da się ułożyć tylko { $low }.
       *[other] Da się ułożyć { $low } albo { $high }.
    }
    .braille = { CARDS($cards, case: "braille") }: { $high ->
        [none] { $low }
       *[other] { $low } czy { $high }
    }
zeros-laid-aside =
    { PERSON($seat) ->
        [you] Dwa zera idą na bok.
       *[other] { WHO($seat) } odkłada dwa zera.
    }
    .brief = Dwa zera na bok.
    .braille = { WHO($seat, form: "short") } 00 na bok
zero-missed =
    { PERSON($seat) ->
        [you] Zero leci poza tarczę.
       *[other] { WHO($seat) } wyrzuca zero poza tarczę.
    }
    .brief = Zero poza tarczę.
    .braille = { WHO($seat, form: "short") } 0 poza
pack-restocked = Talia się skończyła. Karty z wcześniejszych rzutów przetasowano w nową talię.
    .brief = Nowa talia.
    .braille = nowa talia
number-laid =
    { $kind ->
        [single] { PERSON($seat) ->
            [you] Dodajesz { $number }
           *[other] { WHO($seat) } dodaje { $number }
        }
        [zero-missed] { PERSON($seat) ->
            [you] Wyrzucasz zero i liczysz { $number }
           *[other] { WHO($seat) } wyrzuca zero i liczy { $number }
        }
       *[composed] { PERSON($seat) ->
            [you] Układasz { $number }
           *[other] { WHO($seat) } układa { $number }
        }
    }{ $state ->
        [ends] .
        [hit] .
        [passed] , to jest { $score }.
       *[below] { $same ->
            [yes] , brakuje { SAY($missing, case: "gen") }.
           *[no] { PERSON($seat) ->
                [you] , masz { $score }, brakuje { SAY($missing, case: "gen") }.
               *[other] , ma { $score }, brakuje { SAY($missing, case: "gen") }.
            }
        }
    }
    .brief = { PERSON($seat) ->
        [you] {""}
       *[other] { WHO($seat) }{" "}
    }{ $number }{ $state ->
        [below] { $same ->
            [yes] , brakuje { SAY($missing, case: "gen") }.
           *[no] { PERSON($seat) ->
                [you] , masz { $score }.
               *[other] , ma { $score }.
            }
        }
       *[other] .
    }
    .braille = { WHO($seat, form: "short") } { $number } ma { $score } { $state ->
        [passed] fura
        [hit] trafione
       *[other] brak { $missing }
    }
card-missed =
    { PERSON($seat) ->
        [you] Wyrzucasz { CARD($card, case: "acc") } poza tarczę, zostajesz przy { SAY($score, case: "loc") }.
       *[other] { WHO($seat) } wyrzuca { CARD($card, case: "acc") } poza tarczę, zostaje przy { SAY($score, case: "loc") }.
    }
    .brief = { PERSON($seat) ->
        [you] {""}
       *[other] { WHO($seat) }{" "}
    }{ CARD($card) } poza tarczę.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") } poza
limit-hit = Dokładnie { $score }!
    .brief = Trafione!
    .full =
        { PERSON($seat) ->
            [you] Dokładne trafienie, masz { $score }!
           *[other] Dokładne trafienie, { WHO($seat) } ma { $score }!
        }
    .braille = { WHO($seat, form: "short") } trafione { $score }
limit-passed =
    { PERSON($seat) ->
        [you] Fura, odpadasz.
       *[other] Fura, { WHO($seat) } odpada.
    }
    .brief = Fura.
    .braille = { WHO($seat, form: "short") } fura { $score }
player-ended =
    { PERSON($seat) ->
        [you] Kończysz na { SAY($score, case: "loc") }, brakuje { SAY($missing, case: "gen") }.
       *[other] { WHO($seat) } kończy na { SAY($score, case: "loc") }, brakuje { SAY($missing, case: "gen") }.
    }
    .brief = { PERSON($seat) ->
        [you] Kończysz na { SAY($score, case: "loc") }.
       *[other] { WHO($seat) } kończy na { SAY($score, case: "loc") }.
    }
    .braille = { WHO($seat, form: "short") } kończy { $score }

# O czym się teraz decyduje
your-turn =
    { $kind ->
        [first] Twoja kolej, pierwszy rzut.
        [again] Następny rzut?
        [alone] Następny rzut? Brakuje { SAY($missing, case: "gen") }.
       *[next] Twoja kolej, brakuje { SAY($missing, case: "gen") }.
    }
    .brief = { $kind ->
        [first] Ty.
        [again] Następny rzut?
        [alone] Brakuje { SAY($missing, case: "gen") }.
       *[next] Ty, brakuje { SAY($missing, case: "gen") }.
    }
    .full =
        { $kind ->
            [first] Twoja kolej, pierwszy rzut. Limit to { $limit }.
            [again] Następny rzut?
           *[next] Twoja kolej, do limitu { $limit } brakuje { SAY($missing, case: "gen") }.
        }
    .braille = twoja kolej brak { $missing }
compose-now =
    { $high ->
        [none] Da się ułożyć tylko { $low }.
       *[other] { $low } czy { $high }?
    }
    .braille = { $high ->
        [none] { $low }
       *[other] { $low } czy { $high }
    }
add-or-miss =
    { $state ->
        [passed] { CARD($card) } da furę, musi pójść poza tarczę.
        [hit] { CARD($card) } to dokładne trafienie. Doliczyć czy wyrzucić?
       *[below] { CARD($card) } da { $score }. Doliczyć czy wyrzucić?
    }
    .brief = { $state ->
        [passed] { CARD($card) }, musi poza tarczę.
       *[other] { CARD($card) }, { $score }. Doliczyć?
    }
    .braille = { CARD($card, case: "braille") } { $state ->
        [passed] musi poza
       *[other] { $score } czy poza
    }

# Koniec gry i partii
game-scored =
    { $count ->
        [0] Koniec gry. Nikt nie zmieścił się w limicie{ $games ->
            [one] .
           *[other] , każdy dostaje { COUNT($points, of: "point", case: "acc") }.
        }
        [one] { PERSON($seat) ->
            [you] Koniec gry. Wygrywasz, masz { $score }{ first-points }.
           *[other] Koniec gry. Wygrywa { WHO($seat) }, ma { $score }{ first-points }.
        }
       *[other] Koniec gry. Pierwsze miejsce wspólnie: { SEATS($seats) }, { $score }{ first-points }.
    }
    .brief = { $count ->
        [0] Nikt nie zmieścił się w limicie.
        [one] { PERSON($seat) ->
            [you] Wygrywasz, { $score }.
           *[other] Wygrywa { WHO($seat) }, { $score }.
        }
       *[other] Pierwsze miejsce wspólnie: { SEATS($seats) }, { $score }.
    }
    .braille = { $count ->
        [0] wszyscy fura
        [one] wygrywa { WHO($seat, form: "short") } { $score }
       *[other] wspólnie pierwsi { $score }
    }
first-points =
    { $games ->
        [one] {""}
       *[other] , za to { COUNT($points, of: "point") }
    }
exact-game-scored =
    { $winner ->
        [none] Koniec gry. Nikt nie zmieścił się w limicie, nie wygrywa nikt.
       *[other] { PERSON($winner) ->
            [you] Koniec gry. Wygrywasz dokładnym trafieniem.
           *[other] Koniec gry. Dokładnym trafieniem wygrywa { WHO($winner) }.
        }
    }
    .brief = { $winner ->
        [none] Nie wygrywa nikt.
       *[other] { PERSON($winner) ->
            [you] Wygrywasz.
           *[other] Wygrywa { WHO($winner) }.
        }
    }
    .braille = { $winner ->
        [none] nikt
       *[other] wygrywa { WHO($winner, form: "short") }
    }
solo-game-scored =
    { $state ->
        [hit] Koniec gry. Dokładnie { $limit }!
        [passed] Koniec gry. Fura, gra się nie liczy.
       *[below] Koniec gry na { SAY($score, case: "loc") }, zabrakło { COUNT($missing, of: "point", case: "gen") }.
    }
    .brief = { $state ->
        [hit] Dokładnie.
        [passed] Fura.
       *[below] { $score }, zabrakło { SAY($missing, case: "gen") }.
    }
    .braille = { $state ->
        [hit] trafione { $score }
        [passed] fura { $score }
       *[below] { $score } brak { $missing }
    }
result = { ORDINAL($place, gender: "neuter") } miejsce: { WHO($seat) }, { $out ->
        [yes] fura przy { SAY($score, case: "loc") }
       *[no] { $score }
    }{ $unit ->
        [sum] , suma { $total }.
       *[points] { $games ->
            [one] .
           *[other] , { COUNT($points, of: "point") }{ $running ->
                [yes] , razem { $total }.
               *[no] .
            }
        }
    }
    .brief = { ORDINAL($place, gender: "neuter") } miejsce { WHO($seat) }, { $out ->
        [yes] fura.
       *[no] { $score }.
    }
    .braille = { $place }. { WHO($seat, form: "short") } { $score } +{ $points } ={ $total }
total = { WHO($seat) }: { $unit ->
        [hits] { COUNT($total, of: "hit") }.
        [sum] suma { $total }.
       *[points] razem { COUNT($total, of: "point") }.
    }
    .brief = { WHO($seat) } { $total }.
    .braille = { WHO($seat, form: "short") } { $total }
match-placed =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Wygrywasz całą partię, { match-total }.
           *[other] Partię wygrywa { WHO($seat) }, { match-total }.
        }
       *[other] { $total ->
            [0] { $unit ->
                [hits] Koniec partii, limitu nikt dokładnie nie trafił.
               *[other] Koniec partii. W żadnej grze nikt nie zmieścił się w limicie.
            }
           *[other] Koniec partii. Pierwsze miejsce wspólnie: { SEATS($seats) }, { match-total }.
        }
    }
    .brief = { $count ->
        [one] { PERSON($seat) ->
            [you] Partia jest twoja, { match-total }.
           *[other] Partię wygrywa { WHO($seat) }, { match-total }.
        }
       *[other] Remis w partii.
    }
    .braille = { $count ->
        [one] partia { WHO($seat, form: "short") } { $total }
       *[other] partia remis { $total }
    }
match-total =
    { $unit ->
        [hits] { COUNT($total, of: "hit") }
        [sum] suma { $total } z sześciuset trzech
       *[points] { COUNT($total, of: "point") }
    }
solo-match-placed = Koniec partii.{ $games ->
        [one] {""}
       *[other] {" "}Dokładne trafienie: { $hits ->
            [0] żadna gra
           *[other] { COUNT($hits, of: "game") }
        }. Fura: { $out ->
            [0] żadna gra
           *[other] { COUNT($out, of: "game") }
        }.{ $missing ->
            [0] {""}
           *[other] {" "}W pozostałych razem zabrakło { COUNT($missing, of: "point", case: "gen") }.
        }
    }
    .brief = { $games ->
        [one] Koniec partii.
       *[other] Trafienia { $hits }, fury { $out }, zabrakło { SAY($missing, case: "gen") }.
    }
    .braille = trafione { $hits } fury { $out } brak { $missing }
solo-series-placed = Koniec partii. Suma trzech gier to { $total } z sześciuset trzech.
    .brief = { $total } z sześciuset trzech.
    .braille = suma { $total }/603

# Odpowiedzi na pytania
hand-taken =
    { $count ->
        [0] Nie trzymasz teraz żadnej karty.
       *[other] Trzymasz { CARDS($cards, case: "acc") }.
    }
    .brief = { $count ->
        [0] Żadnej karty.
       *[other] { CARDS($cards) }.
    }
    .braille = { $count ->
        [0] bez kart
       *[other] { CARDS($cards, case: "braille") }
    }
hand-to-compose = Trzymasz { CARDS($cards, case: "acc") }. { $high ->
        [none] Da się ułożyć tylko { $low }.
       *[other] { $low } czy { $high }?
    }
    .brief = { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
not-begun = Jeszcze nikt nie rzucał.
    .braille = bez rzutów
at-table =
    { WHO($seat) }: { $standing ->
        [throwing] { COUNT($score, of: "point") }, brakuje { SAY($missing, case: "gen") }, w grze.
        [ended] { COUNT($score, of: "point") }, brakuje { SAY($missing, case: "gen") }, skończone.
        [hit] { COUNT($score, of: "point") }, dokładne trafienie.
       *[out] fura przy { SAY($score, case: "loc") }.
    }
    .brief = { WHO($seat) } { $score }{ $standing ->
        [throwing] .
        [ended] , skończone.
        [hit] , trafione.
       *[out] , fura.
    }
    .braille = { WHO($seat, form: "short") } { $score } { $standing ->
        [throwing] gra
        [ended] koniec
        [hit] trafione
       *[out] fura
    }
best-score =
    { $count ->
        [0] Nikt nie zmieścił się w limicie.
        [one] { PERSON($seat) ->
            [you] Najwięcej masz ty, { $score }.
           *[other] Najwięcej ma { WHO($seat) }, { $score }.
        }
       *[other] Po równo najwięcej: { SEATS($seats) }, { $score }.
    }
    .brief = { $count ->
        [0] Nikt.
       *[other] { SEATS($seats) }, { $score }.
    }
    .braille = { $count ->
        [0] wszyscy fura
        [one] max { $score } { WHO($seat, form: "short") }
       *[other] max { $score }
    }
missing =
    { $standing ->
        [hit] Niczego ci nie brakuje, masz dokładnie { $limit }.
        [out] Odpadasz, fura przy { SAY($score, case: "loc") }.
       *[other] Brakuje ci { SAY($missing, case: "gen") }.
    }
    .brief = { $standing ->
        [hit] Nic.
        [out] Fura.
       *[other] Brakuje { SAY($missing, case: "gen") }.
    }
    .full =
        { $standing ->
            [hit] { missing }
            [out] { missing }
           *[other] Do limitu { $limit } brakuje ci { SAY($missing, case: "gen") }.
        }
    .braille = { $standing ->
        [hit] trafione
        [out] fura
       *[other] brak { $missing }
    }
last-throw-none = W tej grze nikt jeszcze nie rzucił.
    .brief = Jeszcze żaden.
    .braille = jeszcze żaden
call-in-throw = { ORDINAL($number, gender: "masculine") } rzut, { $what }
    .braille = { $number }: { $what }
last-throw = Ostatni rzut: { WHO($seat) }, { CARDS($cards) }, { $number ->
        [none] poza tarczę.
       *[other] z tego { $number }.
    }
    .brief = { WHO($seat) }, { $number ->
        [none] poza tarczę.
       *[other] { $number }.
    }
    .braille = rzut { WHO($seat, form: "short") } { CARDS($cards, case: "braille") } { $number ->
        [none] poza
       *[other] { $number }
    }
score =
    { $over ->
        [yes] Gra była do
       *[no] Gra jest do
    } { SAY($limit, case: "gen") }{ $games ->
        [one] .
       *[other] , { ORDINAL($game, gender: "feminine") } gra { of-games }.
    }
    .braille = gra { $game }/{ $games } do { $limit }
own-score =
    { $standing ->
        [hit] Masz dokładnie { $score }.
        [out] Odpadasz, fura przy { SAY($score, case: "loc") }.
        [ended] Masz { $score } i już nie rzucasz.
       *[throwing] { $score ->
            [0] Nie masz jeszcze nic
           *[other] Masz { $score }
        }, brakuje { SAY($missing, case: "gen") }.
    }
    .brief = { $score }.
    .braille = masz { $score }

# Odmowy
first-throw-of-two = Pierwszy rzut jest zawsze z dwóch kart, weź dwie.
    .braille = najpierw 2 karty
    .called = Pierwszy rzut jest zawsze z dwóch kart.
no-end = W grze na dokładny wynik nie można skończyć, rzucaj.
    .braille = tu bez końca
take-first = Najpierw weź karty.
    .braille = najpierw karty
    .called = Najpierw bierze się karty.
no-boards-exact = Gry na dokładny wynik nie da się porównać między stołami: kończy się, gdy tylko ktoś trafi. Wybierz zwykłą grę.
    .braille = nie na dokładny
no-boards-series = Serii nie da się porównać między stołami, sumują się w niej trzy gry. Wybierz jeden limit.
    .braille = bez serii
compose-first = Najpierw ułóż liczbę z kart, które trzymasz.
    .braille = najpierw liczba
    .called = Najpierw liczba z wziętych kart.
not-that-number = Z tych kart nie ułożysz liczby { $number }: { CARDS($cards) }.
    .brief = { $number } się nie da.
    .braille = { $number } nie da się
    .called = Z tych kart nie ma liczby { $number }: { CARDS($cards) }.
card-would-pass = { CARD($card) } przekroczy limit, musisz ją wyrzucić.
    .braille = { CARD($card, case: "braille") } tylko poza
    .called = { CARD($card) } przekroczy limit, można ją tylko wyrzucić.
add-or-miss-first = Najpierw dolicz kartę albo ją wyrzuć.
    .braille = dolicz albo poza
    .called = Najpierw kartę się dolicza albo wyrzuca.

# Możliwości przy stole
action-take =
    { $cards ->
        [one] Wziąć tylko jedną kartę
       *[other] Wziąć dwie karty
    }
    .advised =
        { $cards ->
            [one] weź tylko jedną kartę
           *[other] weź dwie karty
        }
    .braille = { $cards ->
        [one] 1 karta
       *[other] 2 karty
    }
    .typed = { $cards ->
        [one] jedną, jedną kartę, tylko jedną, jedna
       *[other] dwie, dwie karty
    }
action-end = Koniec: zakończyć na { SAY($score, case: "loc") }
    .advised = powiedz koniec i zostań przy { SAY($score, case: "loc") }
    .braille = koniec { $score }
    .typed = koniec, zakończyć, kończę, wystarczy
action-compose =
    { $single ->
        [yes] Doliczyć { $number }
       *[no] Ułożyć { $number }
    }{ $state ->
        [hit] , dokładnie { $limit }
        [passed] , to fura przy { SAY($limit, case: "loc") }
       *[below] , razem { $score }
    }
    .advised =
        { $single ->
            [yes] dolicz { $number }
           *[no] ułóż { $number }
        }{ $state ->
            [hit] , dokładnie { $limit }
            [passed] , to fura przy { SAY($limit, case: "loc") }
           *[below] , razem { $score }
        }
    .brief = { $number }
    .braille = { $number } = { $score }
action-miss = Wyrzucić kartę poza tarczę
    .advised = wyrzuć kartę poza tarczę
    .braille = poza
    .typed = poza, wyrzucić, poza tarczę

# Opcje gry
game-about = Rzutki z kartami: z liczb układa się rzuty i sumuje jak najbliżej limitu, ale nie ponad niego.
option-limit = Do ilu
draw-limit = Wylosować, do ilu się gra
option-limit-series = seria 101, 201 i 301
house-limit = Limit to 101, 201 albo 301 punktów. W serii gra się wszystkie trzy po kolei i decyduje suma, najlepsza to 603.
option-variant = Sposób gry
option-variant-plain = jak najbliżej limitu
option-variant-exact = na dokładny wynik
house-variant = Albo wygrywa ten, kto skończy najbliżej pod limitem, albo tylko ten, kto pierwszy dokładnie trafi w limit.
option-games = Liczba gier
house-games = Ile gier ma partia. Seria ma zawsze trzy gry, a na dokładny wynik jej limity po prostu się powtarzają.
option-packs = Talia
option-packs-one = jedna dla wszystkich
option-packs-each = każdy ma swoją
house-packs = Wszyscy rzucają z jednej talii albo każdy z własnej, jak przy stołach wieczoru klubowego.
preset-short = jedna gra do 101
preset-series = seria do 603
preset-exact = na dokładny wynik

# Dlaczego przeciwnik gra właśnie tak
reason-only-choice = Innej możliwości nie ma.
reason-at-random = Wybrane na ślepo.
reason-hits-now = Ta liczba to dokładne trafienie.
    .brief = Dokładne trafienie.
reason-leaves = Po tej liczbie do limitu brakuje { SAY($missing, case: "gen") }, a to najlepsza odległość.
    .brief = Brakuje { SAY($missing, case: "gen") }, najlepsza odległość.
reason-leaves-only = Żadna inna liczba się nie mieści; po tej do limitu brakuje { SAY($missing, case: "gen") }.
    .brief = Brakuje { SAY($missing, case: "gen") }.
reason-nothing-fits = Każda z możliwych liczb daje furę.
    .brief = Wszystko daje furę.
reason-two-cards = Dwie karty obiecują najwięcej, { $percent ->
        [0] ryzyko fury to mniej niż jeden procent.
       *[other] ryzyko fury to { COUNT($percent, of: "percent") }.
    }
    .brief = { $percent ->
        [0] Fura prawie nie grozi.
       *[other] Ryzyko fury: { COUNT($percent, of: "percent") }.
    }
    .braille = 2 karty, fura { $percent ->
        [0] <1%
       *[other] { $percent }%
    }
reason-one-card = Jedna karta obiecuje najwięcej, { $percent ->
        [0] ryzyko fury to mniej niż jeden procent.
       *[other] ryzyko fury to { COUNT($percent, of: "percent") }.
    }
    .brief = { $percent ->
        [0] Fura prawie nie grozi.
       *[other] Ryzyko fury: { COUNT($percent, of: "percent") }.
    }
    .braille = 1 karta, fura { $percent ->
        [0] <1%
       *[other] { $percent }%
    }
reason-end = { $percent ->
        [0] Następna karta już nic nie da.
       *[other] Następna karta się nie opłaca: nawet przy jednej ryzyko fury to { COUNT($percent, of: "percent") }.
    }
    .brief = Następna karta się nie opłaca.
reason-end-ahead = Po tobie nikt już nie rzuca i bliżej limitu nie ma nikogo. Nie da się zyskać więcej.
    .brief = Nie da się zyskać więcej.
reason-misses = Kartę lepiej wyrzucić i zostać { COUNT($missing, of: "point", case: "acc") } poniżej limitu.
    .brief = Lepiej zostać { COUNT($missing, of: "point", case: "acc") } poniżej limitu.
reason-must-miss = Karta da furę, musi pójść poza tarczę.
    .brief = Karta da furę.
reason-leaves-hit = Do limitu zostaje { $missing }: szansa trafienia następnym rzutem to { CHANCE($chance) }. Gdyby zostało { $other }: { CHANCE($less) }.
    .brief = Zostaje { $missing }, trafienie { CHANCE($chance) }; inaczej { CHANCE($less) }.
    .braille = brak { $missing } trafienie { CHANCE($chance, form: "short") }, brak { $other } { CHANCE($less, form: "short") }
reason-leaves-safer = Do limitu zostaje { $missing }: ryzyko fury { $cards ->
        [1] przy jednej karcie
       *[2] przy dwóch kartach
    } to { CHANCE($risk) }. Gdyby zostało { $other }: { CHANCE($more) }.
    .brief = Zostaje { $missing }, fura { CHANCE($risk) }; inaczej { CHANCE($more) }.
    .braille = brak { $missing } fura { CHANCE($risk, form: "short") }, brak { $other } { CHANCE($more, form: "short") }
reason-leaves-nearer = Do limitu zostaje { $missing }, to o { COUNT($by, of: "point", case: "acc") } bliżej niż po drugim wyborze.
    .brief = Bliżej o { COUNT($by, of: "point", case: "acc") }.
reason-leaves-far = Następny rzut i tak nie sięgnie limitu; czy zostanie { $missing }, czy { $other }, prawie wszystko jedno.
    .brief = Jedno i drugie daleko, prawie bez różnicy.
reason-two-or-one = Przy dwóch kartach ryzyko fury to { CHANCE($risk) }. { $exact ->
        [yes] Jedna karta doda najwyżej dziewięć.
       *[no] Jedna karta byłaby ostatnim rzutem i doda najwyżej dziewięć.
    }
    .brief = Dwie: fura { CHANCE($risk) }. Jedna doda najwyżej dziewięć.
    .braille = 2: fura { CHANCE($risk, form: "short") }, 1: najwyżej 9
reason-one-or-two = { $exact ->
        [yes] Jedną kartę, która nie pasuje, można wyrzucić; przy dwóch kartach ryzyko fury to { CHANCE($other) }.
       *[no] Przy jednej karcie ryzyko fury to { CHANCE($risk) }, przy dwóch to { CHANCE($other) }.
    }
    .brief = Dwie: fura { CHANCE($other) }.
    .braille = { $exact ->
        [yes] 2: fura { CHANCE($other, form: "short") }
       *[no] 1: fura { CHANCE($risk, form: "short") }, 2: { CHANCE($other, form: "short") }
    }
reason-two-or-end = Przy dwóch kartach ryzyko fury to { CHANCE($risk) }. Jeśli skończysz, zabraknie ci { SAY($missing, case: "gen") }.
    .brief = Fura { CHANCE($risk) }; koniec: brakuje { SAY($missing, case: "gen") }.
    .braille = 2: fura { CHANCE($risk, form: "short") }, koniec brak { $missing }
reason-one-or-end = Przy jednej karcie ryzyko fury to { CHANCE($risk) }. Jeśli skończysz, zabraknie ci { SAY($missing, case: "gen") }.
    .brief = Fura { CHANCE($risk) }; koniec: brakuje { SAY($missing, case: "gen") }.
    .braille = 1: fura { CHANCE($risk, form: "short") }, koniec brak { $missing }
reason-end-or-throw = { $cards ->
        [1] Nawet przy jednej karcie
       *[2] Przy dwóch kartach
    } ryzyko fury to { CHANCE($risk) }. Jeśli skończysz, zabraknie ci { SAY($missing, case: "gen") }.
    .brief = Następny rzut: fura { CHANCE($risk) }.
    .braille = { $cards }: fura { CHANCE($risk, form: "short") }, koniec brak { $missing }

# róg stołu w oknie
corner-game = Gra { $game }
corner-limit = Cel { $limit }
corner-missing = Brakuje { SAY($missing, case: "gen") }
goal =
    { $kind ->
        [exact] Grę wygrywa ten, kto pierwszy trafi dokładnie { $limit }, a partię ten, kto wygra najwięcej gier. { of-games.played }
        [summed] Grę wygrywa ten, kto podejdzie najbliżej limitu { $limit } i go nie przekroczy. Wyniki się sumują. { of-games.played }
       *[nearest] Grę wygrywa ten, kto podejdzie najbliżej limitu { $limit } i go nie przekroczy, a partię ten, kto ma najwięcej punktów. { of-games.played }
    }
    .brief =
        { $kind ->
            [exact] Dokładnie { $limit }.
           *[nearest] Najbliżej limitu { $limit }.
        }
    .braille =
        { $kind ->
            [exact] dokładnie { $limit }
           *[nearest] do { $limit }
        }
