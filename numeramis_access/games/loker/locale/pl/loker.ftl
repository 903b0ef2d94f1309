# Loker: zdanie dla każdego wydarzenia, odpowiedzi na pytania, możliwości, powody przeciwników.
game-name = Loker
game-about = Poker z liczbami: sześć kart, najwyżej dwie wymiany i układ, który ma być lepszy od innych.

# Układy
figure-name =
    { $figure ->
        [none] bez układu
        [two_pairs] dwie pary, { CARD($high, case: "plural") } i { CARD($low, case: "plural") }
        [straight5] strit z pięciu od { CARD($low, case: "gen") } do { CARD($high, case: "gen") }
        [three_pairs] trzy pary, { CARD($high, case: "plural") }, { CARD($middle, case: "plural") } i { CARD($low, case: "plural") }
        [straight6] strit z sześciu od { CARD($low, case: "gen") } do { CARD($high, case: "gen") }
        [three] trójka { CARD($high, case: "many") }
        [three_two] trójka { CARD($high, case: "many") } i para { CARD($low, case: "many") }
        [two_threes] trójka { CARD($high, case: "many") } i trójka { CARD($low, case: "many") }
        [four] kareta { CARD($high, case: "many") }
        [four_two] kareta { CARD($high, case: "many") } i para { CARD($low, case: "many") }
        [loker] Loker { CARD($high, case: "many") }
       *[king_loker] King Loker { CARD($high, case: "many") }
    }
    .acc = { $figure ->
        [straight5] strita z pięciu od { CARD($low, case: "gen") } do { CARD($high, case: "gen") }
        [straight6] strita z sześciu od { CARD($low, case: "gen") } do { CARD($high, case: "gen") }
        [three] trójkę { CARD($high, case: "many") }
        [three_two] trójkę { CARD($high, case: "many") } i parę { CARD($low, case: "many") }
        [two_threes] trójkę { CARD($high, case: "many") } i trójkę { CARD($low, case: "many") }
        [four] karetę { CARD($high, case: "many") }
        [four_two] karetę { CARD($high, case: "many") } i parę { CARD($low, case: "many") }
        [loker] Lokera { CARD($high, case: "many") }
        [king_loker] King Lokera { CARD($high, case: "many") }
       *[other] { figure-name }
    }
    .braille = { $figure ->
        [none] bez układu
        [two_pairs] 2+2 { CARD($high, case: "braille") }{ CARD($low, case: "braille") }
        [straight5] strit { CARD($low, case: "braille") }-{ CARD($high, case: "braille") }
        [three_pairs] 2+2+2 { CARD($high, case: "braille") }{ CARD($middle, case: "braille") }{ CARD($low, case: "braille") }
        [straight6] strit { CARD($low, case: "braille") }-{ CARD($high, case: "braille") }
        [three] 3x{ CARD($high, case: "braille") }
        [three_two] 3x{ CARD($high, case: "braille") } 2x{ CARD($low, case: "braille") }
        [two_threes] 3x{ CARD($high, case: "braille") } 3x{ CARD($low, case: "braille") }
        [four] 4x{ CARD($high, case: "braille") }
        [four_two] 4x{ CARD($high, case: "braille") } 2x{ CARD($low, case: "braille") }
        [loker] loker { CARD($high, case: "braille") }
       *[king_loker] king loker { CARD($high, case: "braille") }
    }
figure-free =
    { $free-count ->
        [0] {""}
        [one] , wolna karta { CARDS($free) }
       *[other] , wolne karty { CARDS($free) }
    }
    .braille = { $free-count ->
        [0] {""}
       *[other] {" "}+{ CARDS($free, case: "braille") }
    }
n-chips = { COUNT($chips, of: "chip", case: "acc") }
    .held = { $chips ->
        [0] bez żetonów
       *[other] { COUNT($chips, of: "chip") }
    }
n-stack = { COUNT($stack, of: "chip", case: "acc") }
n-bank =
    { $bank ->
        [few] w puli są { COUNT($bank, of: "chip") }
       *[other] w puli jest { COUNT($bank, of: "chip") }
    }
n-points =
    { $points ->
        [0] bez punktu
       *[other] { COUNT($points, of: "point", case: "acc") }
    }

# Wydarzenia
hands-dealt = Rozdane, { ORDINAL($game, gender: "feminine") } gra. { PERSON($leader) ->
        [you] Zaczynasz.
       *[other] Zaczyna { WHO($leader) }.
    }
    .brief = { ORDINAL($game, gender: "feminine") } gra, { PERSON($leader) ->
        [you] zaczynasz.
       *[other] zaczyna { WHO($leader) }.
    }
    .braille = gra { $game } zaczyna { WHO($leader, form: "short") }
figure-changed =
    { $figure ->
        [none] { $paired ->
            [yes] Nie masz układu, tylko parę { CARD($pair, case: "many") }.
           *[no] Nie masz układu.
        }
       *[other] Masz { figure-name.acc }.
    }
    .brief = { $figure ->
        [none] { $paired ->
            [yes] Tylko para { CARD($pair, case: "many") }.
           *[no] Bez układu.
        }
       *[other] { figure-name }.
    }
    .full =
        { $figure ->
            [none] { figure-changed }
           *[other] Masz { figure-name.acc }{ figure-free }.
        }
    .braille = { $figure ->
        [none] { $paired ->
            [yes] tylko 2x{ CARD($pair, case: "braille") }
           *[no] bez układu
        }
       *[other] { figure-name.braille }
    }
antes-paid = Ante to { COUNT($ante, of: "chip") }, { n-bank }.
    .brief = Ante { $ante }, pula { $bank }.
    .braille = ante { $ante } pula { $bank }
round-opened =
    { $poker ->
        [yes] { ORDINAL($round, gender: "feminine") } wymiana.
       *[no] Druga runda.
    }
    .full =
        { $poker ->
            [yes] { ORDINAL($round, gender: "feminine") } wymiana kart,
           *[no] Druga runda,
        } { PERSON($seat) ->
            [you] zaczynasz.
           *[other] zaczyna { WHO($seat) }.
        }
    .braille = { $poker ->
        [yes] { $round }. wymiana
       *[no] { $round }. kolejka
    } { WHO($seat, form: "short") }
cards-exchanged =
    { $count ->
        [0] { PERSON($seat) ->
            [you] Niczego nie wymieniasz
           *[other] { WHO($seat) } nie wymienia
        }
       *[other] { $known ->
            [yes] { PERSON($seat) ->
                [you] Odrzucasz { CARDS($thrown, case: "acc") }
               *[other] { WHO($seat) } odrzuca { CARDS($thrown, case: "acc") }
            }{ $drawn-count ->
                [0] {""}
                [one] , dostajesz { CARDS($drawn, case: "acc") }
               *[other] , dochodzą { CARDS($drawn, case: "alike") }
            }
           *[no] { WHO($seat) } wymienia { COUNT($count, of: "card", case: "acc") }
        }
    }{ $simple ->
        [yes] , { n-bank }
       *[no] {""}
    }{ $owed ->
        [0] .
        [one] . Talia się skończyła, jedna karta jeszcze dojdzie.
        [few] . Talia się skończyła, { COUNT($owed, of: "card") } jeszcze dojdą.
       *[other] . Talia się skończyła, { COUNT($owed, of: "card") } jeszcze dojdzie.
    }
    .brief = { $count ->
        [0] { PERSON($seat) ->
            [you] Nie wymieniasz.
           *[other] { WHO($seat) } nie wymienia.
        }
       *[other] { $known ->
            [yes] { $drawn-count ->
                [0] Talia się skończyła.
               *[other] Dostajesz { CARDS($drawn, case: "acc") }.
            }
           *[no] { WHO($seat) }, { COUNT($count, of: "card") }.
        }
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] bez wymiany
       *[other] { $known ->
            [yes] -{ CARDS($thrown, case: "braille") } +{ CARDS($drawn, case: "braille") }
           *[no] zmienia { $count }
        }
    }
pack-restocked = Odrzucone karty przetasowano w nową talię.
    .brief = Nowa talia.
    .braille = nowa talia
cards-drawn =
    { $known ->
        [yes] { PERSON($seat) ->
            [you] Z nowej talii dostajesz { CARDS($cards, case: "acc") }.
           *[other] { WHO($seat) } dostaje z nowej talii { CARDS($cards, case: "acc") }.
        }
       *[no] { WHO($seat) } bierze z nowej talii { COUNT($count, of: "card", case: "acc") }.
    }
    .brief = { $known ->
        [yes] Dostajesz { CARDS($cards, case: "acc") }.
       *[no] { WHO($seat) }, { COUNT($count, of: "card") }.
    }
    .braille = { WHO($seat, form: "short") } +{ $known ->
        [yes] { CARDS($cards, case: "braille") }
       *[no] { $count }
    }
turn-passed =
    { PERSON($seat) ->
        [you] Mówisz pas.
       *[other] { WHO($seat) } mówi pas.
    }
    .brief = { PERSON($seat) ->
        [you] Pas.
       *[other] { WHO($seat) }: pas.
    }
    .braille = { WHO($seat, form: "short") } pas
game-closed =
    Koniec! { PERSON($seat) ->
        [you] Wykładasz
       *[other] { WHO($seat) } wykłada
    } { figure-name.acc }{ figure-free }. { $last-turns ->
        [0] Nikt już nie ma ruchu.
       *[other] Ostatni ruch ma jeszcze { COUNT($last-turns, of: "player") }.
    }
    .brief = Koniec! { WHO($seat) }: { figure-name }.
    .braille = koniec { WHO($seat, form: "short") } { figure-name.braille }{ figure-free.braille }
hand-laid =
    { PERSON($seat) ->
        [you] { $figure ->
            [none] Nie masz układu: { CARDS($free) }.
           *[other] Wykładasz { figure-name.acc }{ figure-free }.
        }
       *[other] { $figure ->
            [none] { WHO($seat) } nie ma układu: { CARDS($free) }.
           *[other] { WHO($seat) } wykłada { figure-name.acc }{ figure-free }.
        }
    }
    .brief = { WHO($seat) }: { figure-name }.
    .braille = { WHO($seat, form: "short") } { figure-name.braille }{ figure-free.braille }
betting-opened =
    { $interval ->
        [1] Pierwsza licytacja.
        [3] Ostatnia licytacja, w puli { SAY($bank, gender: "masculine") }.
       *[other] { ORDINAL($interval, gender: "feminine") } licytacja, w puli { SAY($bank, gender: "masculine") }.
    }
    .brief = { $interval ->
        [1] Pierwsza licytacja.
       *[other] Pula { SAY($bank, gender: "masculine") }.
    }
    .full =
        { $interval ->
            [1] Pierwsza licytacja.
            [3] Trzecia i ostatnia licytacja, { betting-stands }
           *[other] { ORDINAL($interval, gender: "feminine") } licytacja, { betting-stands }
        }
    .braille = { $interval }. licytacja{ $interval ->
        [1] {""}
       *[other] {" "}pula { $bank }
    } { WHO($seat, form: "short") }
betting-stands = { n-bank }. { PERSON($seat) ->
        [you] Zaczynasz.
       *[other] Zaczyna { WHO($seat) }.
    }
checked =
    { PERSON($seat) ->
        [you] Czekasz.
       *[other] { WHO($seat) } czeka.
    }
    .braille = { WHO($seat, form: "short") } czeka
called =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] Sprawdzasz za wszystko, co masz: { SAY($chips, gender: "masculine", case: "acc") }.
           *[no] Sprawdzasz.
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } sprawdza za wszystko, co ma: { SAY($chips, gender: "masculine", case: "acc") }.
           *[no] { WHO($seat) } sprawdza.
        }
    }
    .brief = { PERSON($seat) ->
        [you] Sprawdzasz
       *[other] { WHO($seat) } sprawdza
    }{ $all-in ->
        [yes] , wszystko.
       *[no] .
    }
    .full =
        { $all-in ->
            [yes] { called }
           *[no] { PERSON($seat) ->
                [you] Sprawdzasz
               *[other] { WHO($seat) } sprawdza
            } za { SAY($chips, gender: "masculine", case: "acc") }.
        }
    .braille = { WHO($seat, form: "short") } sprawdza { $chips }{ $all-in ->
        [yes] {" "}all
       *[no] {""}
    }
folded =
    { PERSON($seat) ->
        [you] Pasujesz.
       *[other] { WHO($seat) } pasuje.
    }
    .braille = { WHO($seat, form: "short") } pasuje
bet-made =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] Stawiasz wszystko, co masz:
           *[no] Stawiasz
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } stawia wszystko, co ma:
           *[no] { WHO($seat) } stawia
        }
    } { SAY($to, gender: "masculine", case: "acc") }.
    .brief = { PERSON($seat) ->
        [you] Stawiasz
       *[other] { WHO($seat) } stawia
    } { SAY($to, gender: "masculine", case: "acc") }{ $all-in ->
        [yes] , wszystko.
       *[no] .
    }
    .braille = { WHO($seat, form: "short") } stawia { $to }{ $all-in ->
        [yes] {" "}all
       *[no] {""}
    }
bet-raised =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] Podbijasz wszystkim, co masz,
           *[no] Podbijasz
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } podbija wszystkim, co ma,
           *[no] { WHO($seat) } podbija
        }
    } do { SAY($to, gender: "masculine", case: "gen") }.
    .brief = { PERSON($seat) ->
        [you] Podbijasz
       *[other] { WHO($seat) } podbija
    } do { SAY($to, gender: "masculine", case: "gen") }{ $all-in ->
        [yes] , wszystko.
       *[no] .
    }
    .braille = { WHO($seat, form: "short") } podbija { $to }{ $all-in ->
        [yes] {" "}all
       *[no] {""}
    }
bet-returned =
    { PERSON($seat) ->
        [you] Z powrotem bierzesz
       *[other] { WHO($seat) } bierze z powrotem
    } { n-chips }, nikt { $chips ->
        [one] go nie sprawdził.
       *[other] ich nie sprawdził.
    }
    .brief = { PERSON($seat) ->
        [you] Z powrotem { SAY($chips, gender: "masculine", case: "acc") }.
       *[other] { WHO($seat) } z powrotem { SAY($chips, gender: "masculine", case: "acc") }.
    }
    .braille = { WHO($seat, form: "short") } zwrot { $chips }
pot-won =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Bierzesz
           *[other] { WHO($seat) } bierze
        } { pot-name.acc }, { n-chips }.
       *[other] { pot-name } dzieli się po równo: { SEATS($seats) }{ $even ->
            [yes] , każdy { n-chips }.
           *[no] .
        }
    }
    .brief = { $count ->
        [one] { PERSON($seat) ->
            [you] Bierzesz { n-chips }.
           *[other] { WHO($seat) } bierze { n-chips }.
        }
       *[other] Pula po równo.
    }
    .braille = { $count ->
        [one] pula { WHO($seat, form: "short") } +{ $chips }
       *[other] pula dzielona{ $even ->
            [yes] {" "}po { $chips }
           *[no] {""}
        }
    }
pot-name =
    { $side ->
        [0] pula
        [1] pula boczna
       *[other] { ORDINAL($side, gender: "feminine") } pula boczna
    }
    .acc = { $side ->
        [0] pulę
        [1] pulę boczną
       *[other] { ORDINAL($side, gender: "feminine", case: "acc") } pulę boczną
    }
pot-share =
    { PERSON($seat) ->
        [you] Bierzesz
       *[other] { WHO($seat) } bierze
    } { n-chips }.
    .brief = { WHO($seat) } { SAY($chips, gender: "masculine", case: "acc") }.
    .braille = { WHO($seat, form: "short") } +{ $chips }
bank-stays =
    { $bank ->
        [few] W puli zostają { COUNT($bank, of: "chip") }.
       *[other] W puli zostaje { COUNT($bank, of: "chip") }.
    }
    .brief = W puli { $bank ->
        [few] zostają
       *[other] zostaje
    } { SAY($bank, gender: "masculine") }.
    .braille = zostaje { $bank }
game-scored =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Wygrywasz grę.
           *[other] Grę wygrywa { WHO($seat) }.
        }
       *[other] Pierwsze miejsce wspólnie: { SEATS($seats) }.
    }
    .brief = { $count ->
        [one] { PERSON($seat) ->
            [you] Wygrywasz.
           *[other] Wygrywa { WHO($seat) }.
        }
       *[other] Pierwsze miejsce wspólnie: { SEATS($seats) }.
    }
    .braille = { $count ->
        [one] wygrywa { WHO($seat, form: "short") }
       *[other] remis na 1. m.
    }
solo-game-scored =
    { $figure ->
        [none] Koniec gry.
       *[other] Koniec gry. To lepsze niż { COUNT($percent, of: "percent") } wszystkich rozdań.
    }
    .brief = { $figure ->
        [none] Koniec gry.
       *[other] Lepsze niż { COUNT($percent, of: "percent") }.
    }
    .braille = { figure-name.braille } { $percent } %
result =
    { $stakes ->
        [poker] { WHO($seat) }: { n-chips.held }.
       *[other] { result-place }{ n-points }{ $running ->
            [yes] , razem { SAY($total, gender: "masculine") }
           *[no] {""}
        }{ $stakes ->
            [simple] , { n-chips.held }
           *[other] {""}
        }.
    }
    .brief = { $stakes ->
        [poker] { WHO($seat) } { SAY($chips, gender: "masculine") }.
       *[other] { result-place.brief }{ n-points }.
    }
    .braille = { $stakes ->
        [poker] { WHO($seat, form: "short") } { $chips }
        [simple] { $place }. { WHO($seat, form: "short") } { $points }({ $total }) { $chips }
       *[other] { $place }. { WHO($seat, form: "short") } { $points }({ $total })
    }
result-place = { $place ->
        [1] { WHO($seat) }:{" "}
       *[other] { ORDINAL($place, gender: "neuter") } miejsce: { WHO($seat) },{" "}
    }
    .brief = { $place ->
        [1] { WHO($seat) }:{" "}
       *[other] { ORDINAL($place, gender: "neuter") } miejsce { WHO($seat) },{" "}
    }
game-void = Nikt nie zamknął gry, kończy się bez wyniku.{ $stakes ->
        [yes] {" "}{ bank-stays }
       *[no] {""}
    }
    .brief = Bez wyniku.
    .braille = bez wyniku
no-boards-bank = Stołów z prostymi stawkami nie da się porównać, bo pula przechodzi do następnej gry. Grajcie bez stawek albo jak w pokerze.
    .braille = nie proste
player-out =
    { PERSON($seat) ->
        [you] Nie masz już żetonów, dla ciebie partia się skończyła.
       *[other] { WHO($seat) } nie ma żetonów i już nie gra.
    }
    .brief = { PERSON($seat) ->
        [you] Odpadasz.
       *[other] { WHO($seat) } odpada.
    }
    .braille = { WHO($seat, form: "short") } odpada
match-broke =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Na następną grę nie masz już ani żetonu, partia się kończy.
           *[other] { WHO($seat) } nie ma już na następną grę ani żetonu, partia się kończy.
        }
       *[other] Bez żetonu na następną grę: { SEATS($seats) }. Partia się kończy.
    }
    .brief = Bez żetonów: { SEATS($seats) }.
    .braille = bez żetonów { WHO($seat, form: "short") }
n-total =
    { $by-chips ->
        [yes] { COUNT($total, of: "chip") }
       *[no] { $total ->
            [0] bez punktu
           *[other] { COUNT($total, of: "point") }
        }
    }
match-ended =
    { $alone ->
        [yes] Koniec partii. Gier z układem: { SAY($total, gender: "feminine") } { of-games }.
       *[no] { $count ->
            [one] { PERSON($seat) ->
                [you] { $known ->
                    [yes] Wygrywasz całą partię.
                   *[no] Wygrywasz całą partię, { n-total }.
                }
               *[other] { $known ->
                    [yes] Koniec partii.
                   *[no] Partię wygrywa { WHO($seat) }, { n-total }.
                }
            }
           *[other] { $known ->
                [yes] Koniec partii.
               *[no] Koniec partii. Pierwsze miejsce wspólnie: { SEATS($seats) }, { n-total }.
            }
        }
    }
    .brief = { $alone ->
        [yes] { SAY($total, gender: "feminine") } { of-games }.
       *[no] { $count ->
            [one] { PERSON($seat) ->
                [you] { $known ->
                    [yes] Partia jest twoja.
                   *[no] Partia jest twoja, { n-total }.
                }
               *[other] { $known ->
                    [yes] Koniec partii.
                   *[no] Partię wygrywa { WHO($seat) }, { n-total }.
                }
            }
           *[other] { $known ->
                [yes] Koniec partii.
               *[no] Partia wspólnie: { SEATS($seats) }.
            }
        }
    }
    .braille = { $alone ->
        [yes] partia { $total }/{ $games }
       *[no] { $count ->
            [one] partia { WHO($seat, form: "short") } { $total }
           *[other] partia remis { $total }
        }
    }
match-place = { ORDINAL($place, gender: "neuter") } miejsce: { WHO($seat) }, { n-total }.
    .brief = { ORDINAL($place, gender: "neuter") } miejsce { WHO($seat) }, { SAY($total, gender: "masculine") }.
    .braille = { $place }. { WHO($seat, form: "short") } { $total }
your-turn =
    { $kind ->
        [turn] Twoja kolej.
        [last] Twoja kolej, to twój ostatni ruch.
        [close] Koniec czy pas?
        [pass] Możesz tylko powiedzieć pas.
        [lay] Teraz wyłóż karty.
        [exchange] Twoja kolej na wymianę.
        [bet] { $told ->
            [yes] Twoja kolej, masz { SAY($stack, gender: "masculine", case: "acc") }.
           *[no] Twoja kolej. Pula { SAY($bank, gender: "masculine") }, masz { SAY($stack, gender: "masculine", case: "acc") }.
        }
       *[call] Sprawdzenie kosztuje { SAY($chips, gender: "masculine", case: "acc") }. Pula { SAY($bank, gender: "masculine") }, masz { SAY($stack, gender: "masculine", case: "acc") }.
    }
    .brief = { $kind ->
        [last] Ty, ostatni ruch.
        [close] Koniec czy pas?
        [pass] Zostaje pas.
        [lay] Wyłóż.
        [exchange] Ty, wymiana.
        [call] Ty, sprawdzić za { SAY($chips, gender: "masculine", case: "acc") }.
        [bet] Ty, czekać czy stawiać?
       *[turn] Ty.
    }
    .full =
        { $kind ->
            [close] Możesz zamknąć grę: koniec czy pas?
            [bet] { $told ->
                [yes] Twoja kolej, czekać czy stawiać. Masz { n-stack }.
               *[no] Twoja kolej, czekać czy stawiać. W puli { SAY($bank, gender: "masculine") }, ty masz { n-stack }.
            }
            [call] Twoja kolej, sprawdzenie kosztuje { SAY($chips, gender: "masculine", case: "acc") }. W puli { SAY($bank, gender: "masculine") }, ty masz { n-stack }.
           *[other] { your-turn }
        }
    .braille = { $kind ->
        [last] twoja kolej, ostatni ruch
        [close] koniec czy pas
        [pass] zostaje pas
        [lay] wyłóż
        [exchange] twoja kolej, wymiana
        [call] sprawdzić { $chips } pula { $bank } masz { $stack }
       *[other] twoja kolej
    }

# Odpowiedzi na pytania
figure =
    { $figure ->
        [none] { $paired ->
            [yes] Nie masz układu, tylko parę { CARD($pair, case: "many") }. Najwyższa karta to { CARD($top) }.
           *[no] Nie masz układu. Najwyższa karta to { CARD($top) }.
        }
       *[other] Masz { figure-name.acc }{ figure-free }.
    }
    .brief = { figure-name }.
    .braille = { figure-name.braille }{ figure-free.braille }
turn-pot = Teraz gra { WHO($seat) }, w puli { SAY($bank, gender: "masculine") }.
    .full = Teraz gra { WHO($seat) }, { n-bank }.
    .brief = { WHO($seat) }, pula { SAY($bank, gender: "masculine") }.
    .braille = kolej { WHO($seat, form: "short") } pula { $bank }
no-cards-yet = Nie masz jeszcze kart.
    .braille = bez kart
at-table =
    { WHO($seat) }: { $state ->
        [laid] { figure-name }{ figure-free }
        [folded] { PERSON($seat) ->
            [you] pas
            [feminine] spasowała
            [none] pas
           *[masculine] spasował
        }
        [turn] teraz gra
        [all-in] postawione wszystko
       *[in] w grze
    }{ $bet ->
        [0] {""}
       *[other] , stawka { SAY($bet, gender: "masculine") }
    }{ $changed ->
        [0] .
        [one] , wymieniona jedna karta.
        [few] , wymienione { COUNT($changed, of: "card") }.
       *[other] , wymieniono { COUNT($changed, of: "card") }.
    }
    .brief = { WHO($seat) }: { $state ->
        [laid] { figure-name }.
        [folded] pas.
        [turn] teraz gra.
        [all-in] postawione wszystko.
       *[in] w grze.
    }
    .braille = { WHO($seat, form: "short") } { $state ->
        [laid] { figure-name.braille }
        [folded] pas
        [turn] kolej
        [all-in] all
       *[in] gra
    }{ $bet ->
        [0] {""}
       *[other] {" "}stawka { $bet }
    }{ $changed ->
        [0] {""}
       *[other] {" "}wymiana { $changed }
    }
bank =
    { $bank ->
        [0] Pula jest pusta.
        [few] W puli są { COUNT($bank, of: "chip") }.
       *[other] W puli jest { COUNT($bank, of: "chip") }.
    }
    .brief = Pula { SAY($bank, gender: "masculine") }.
    .braille = pula { $bank }
no-bet-yet = Nikt jeszcze nie postawił.
    .braille = bez stawki
highest-bet =
    { $chips ->
        [0] Stawka to { SAY($bet, gender: "masculine") }.
       *[other] Sprawdzenie kosztuje { SAY($chips, gender: "masculine", case: "acc") }, stawka to { SAY($bet, gender: "masculine") }.
    }
    .brief = { $chips ->
        [0] Stawka { SAY($bet, gender: "masculine") }.
       *[other] Sprawdzić za { SAY($chips, gender: "masculine", case: "acc") }.
    }
    .braille = stawka { $bet } sprawdzić { $chips }
none-laid-yet = Nikt jeszcze nie wyłożył.
    .braille = nic wyłożonego
best-laid = Najlepszy układ: { figure-name }{ figure-free }, { PERSON($seat) ->
        [you] to twój układ.
       *[other] ma go { WHO($seat) }.
    }
    .brief = { figure-name }, { WHO($seat) }.
    .braille = max { WHO($seat, form: "short") } { figure-name.braille }
no-stakes = Gra jest bez żetonów.
    .braille = bez żetonów
chips-of =
    { PERSON($seat) ->
        [you] { $chips ->
            [0] Nie masz żetonów.
           *[other] Masz { n-chips }.
        }
       *[other] { WHO($seat) }: { n-chips.held }.
    }
    .brief = { WHO($seat) } { SAY($chips, gender: "masculine") }.
    .braille = { WHO($seat, form: "short") } { $chips }
score =
    { $games ->
        [0] { ORDINAL($game, gender: "feminine") } gra.
        [one] Jedyna gra.
       *[other] { ORDINAL($game, gender: "feminine") } gra { of-games }.
    }
    .braille = { $games ->
        [0] gra { $game }
       *[other] gra { $game }/{ $games }
    }
standing =
    { WHO($seat) }: { $stakes ->
        [poker] { n-chips.held }.
        [simple] { n-points }, { n-chips.held }.
       *[none] { n-points }.
    }
    .brief = { WHO($seat) } { $stakes ->
        [poker] { SAY($chips, gender: "masculine") }.
        [simple] { SAY($points, gender: "masculine") }, żetonów { SAY($chips, gender: "masculine") }.
       *[none] { SAY($points, gender: "masculine") }.
    }
    .braille = { WHO($seat, form: "short") } { $stakes ->
        [poker] { $chips }
        [simple] { $points } / { $chips }
       *[none] { $points }
    }

# Odmowy
already-exchanged = W tym ruchu wymiana już była, drugi raz nie możesz wymienić.
    .brief = Wymiana już była.
    .braille = już wymieniono
exchange-count =
    { $least ->
        [0] Możesz wymienić najwyżej trzy karty.
       *[other] Możesz wymienić od jednej do trzech kart. Zaznacz je i potwierdź.
    }
    .braille = wymień { $least }-{ $most }
    .called =
        { $least ->
            [0] Można wymienić najwyżej trzy karty.
           *[other] Można wymienić od jednej do trzech kart.
        }
too-few-chips =
    { $chips ->
        [0] Nie masz żetonów na wymianę.
        [one] Masz tylko jeden żeton, możesz wymienić jedną kartę.
       *[other] Masz tylko { COUNT($chips, of: "chip", case: "acc") }, nie możesz wymienić więcej kart.
    }
    .brief = Za mało żetonów.
    .braille = żetonów { $chips }
    .called =
        { $chips ->
            [0] Nie ma żetonów na wymianę.
            [one] Jest tylko jeden żeton, można wymienić jedną kartę.
           *[other] Żetonów wystarcza tylko na { COUNT($chips, of: "card", case: "acc") }.
        }
no-figure-to-close = Zamknąć grę możesz tylko z układem, a ty go nie masz.
    .brief = Nie masz układu.
    .braille = brak układu
    .called = Zamknąć grę można tylko z układem, a w tych kartach go nie ma.
must-lay = Gra jest zamknięta, w ostatnim ruchu musisz wyłożyć karty.
    .brief = Musisz wyłożyć.
    .braille = trzeba wyłożyć
    .called = Gra jest zamknięta, w ostatnim ruchu karty się wykłada.
nobody-closed = Nikt jeszcze nie zamknął gry. Powiedz pas albo koniec.
    .braille = pas lub koniec
must-call = Nie możesz czekać, stawka jest na stole. Sprawdzenie kosztuje { n-chips }.
    .brief = Nie można, sprawdzić za { SAY($chips, gender: "masculine", case: "acc") }.
    .braille = sprawdzić { $chips }
nothing-to-call = Nie ma czego sprawdzać, możesz czekać za darmo.
    .brief = Nie ma czego sprawdzać.
    .braille = czekać darmo
    .called = Nie ma czego sprawdzać, czeka się za darmo.
raise-instead = Stawka już jest, możesz ją tylko podbić.
    .braille = tylko podbić
    .called = Stawka już jest, można ją tylko podbić.
bet-instead = Nikt jeszcze nie postawił, nie ma czego podbijać. Możesz postawić.
    .braille = tylko postawić
    .called = Nikt jeszcze nie postawił, można tylko postawić.
raise-closed = Teraz nie możesz podbić, możesz tylko sprawdzić albo spasować.
    .braille = bez podbijania
    .called = Teraz nie można podbić, można tylko sprawdzić albo spasować.
stake-outside = Tyle nie możesz postawić. Postaw od { SAY($least, gender: "masculine", case: "gen") } do { SAY($most, gender: "masculine", case: "gen") }.
    .brief = Od { SAY($least, gender: "masculine", case: "gen") } do { SAY($most, gender: "masculine", case: "gen") }.
    .braille = { $least }-{ $most }

# Możliwości przy stole
action-exchange =
    { $count ->
        [0] Zostawić wszystkie karty
       *[other] Wymienić { CARDS($cards, case: "acc") }
    }{ $chips ->
        [0] {""}
       *[other] {" "}za { n-chips }
    }
    .advised = { $count ->
        [0] zostaw wszystkie karty
       *[other] wymień { CARDS($cards, case: "acc") }
    }{ $chips ->
        [0] {""}
       *[other] {" "}za { n-chips }
    }
    .braille = { $count ->
        [0] bez wymiany
       *[other] wymień { $zero ->
            [yes] zero
           *[no] { CARDS($cards, case: "braille") }
        }
    }
    .typed = { $count ->
        [0] zostawić, nic, bez wymiany, wystarczy
       *[other] wymienić, wymieniam
    }
action-close = Koniec: wyłożyć { figure-name.acc }
    .advised = powiedz koniec i wyłóż { figure-name.acc }
    .brief = Koniec
    .braille = koniec { figure-name.braille }
    .typed = zamknąć, zamykam, koniec, wyłożyć, wykładam
action-exchange-called =
    { $count ->
        [0] Nic nie wymieniać
       *[other] Wymienić { COUNT($count, of: "card", case: "acc") }
    }
    .braille = wymiana { $count }
action-close-called = Koniec, karty na stół
    .braille = koniec
action-lay-called = Wyłożyć karty
    .braille = wyłożyć
action-pass = Pas
    .advised = powiedz pas
    .braille = pas
    .typed = pas, pasuję
action-lay =
    { $figure ->
        [none] Wyłożyć karty bez układu
       *[other] Wyłożyć { figure-name.acc }
    }
    .advised =
        { $figure ->
            [none] wyłóż karty bez układu
           *[other] wyłóż { figure-name.acc }
        }
    .braille = wyłożyć
    .typed = wyłożyć, wykładam
action-check = Czekać
    .advised = czekaj
    .braille = czekać
    .typed = czekać, czekam
action-call =
    { $all-in ->
        [yes] Sprawdzić za wszystko: { n-chips }
       *[no] Sprawdzić za { n-chips }
    }
    .advised =
        { $all-in ->
            [yes] sprawdź za wszystko: { n-chips }
           *[no] sprawdź za { n-chips }
        }
    .braille = sprawdzić { $chips }
    .typed = sprawdzić, sprawdzam
action-fold = Spasować
    .advised = spasuj
    .braille = spasować
    .typed = spasować, spasuję, pasuję, pas, złożyć, składam
action-bet =
    { $fixed ->
        [yes] Postawić { SAY($least, gender: "masculine", case: "acc") }
       *[no] Postawić od { SAY($least, gender: "masculine", case: "gen") } do { SAY($most, gender: "masculine", case: "gen") }
    }
    .advised =
        { $fixed ->
            [yes] postaw { SAY($least, gender: "masculine", case: "acc") }
           *[no] postaw od { SAY($least, gender: "masculine", case: "gen") } do { SAY($most, gender: "masculine", case: "gen") }
        }
    .braille = postawić { $fixed ->
        [yes] { $least }
       *[no] { $least }-{ $most }
    }
    .typed = postawić, stawiam, stawka
action-raise =
    { $fixed ->
        [yes] Podbić do { SAY($least, gender: "masculine", case: "gen") }
       *[no] Podbić, razem od { SAY($least, gender: "masculine", case: "gen") } do { SAY($most, gender: "masculine", case: "gen") }
    }
    .advised =
        { $fixed ->
            [yes] podbij do { SAY($least, gender: "masculine", case: "gen") }
           *[no] podbij, razem od { SAY($least, gender: "masculine", case: "gen") } do { SAY($most, gender: "masculine", case: "gen") }
        }
    .braille = podbić { $fixed ->
        [yes] { $least }
       *[no] { $least }-{ $most }
    }
    .typed = podbić, podbić do, podbijam, przebijam

# Opcje gry
option-stakes = Stawki
option-stakes-none = bez stawek
option-stakes-simple = proste
option-stakes-poker = jak w pokerze
house-stakes = Bez stawek liczą się tylko punkty za kolejność. Przy prostych stawkach każdy płaci żeton za grę i żeton za każdą wymienianą kartę. Jak w pokerze: licytuje się trzy razy.
option-games = Liczba gier
option-games-0 = bez ustalonej liczby
house-games = Ile gier ma partia. Przy zerze liczba nie jest ustalona i o końcu decydują żetony.
option-chips = Żetony na początku
option-chips-0 = zwykle: { $usual }
house-chips = Ile żetonów każdy dostaje na początku. Przy zerze jest to zwykła liczba, dwadzieścia przy prostych stawkach i sto przy pokerowych.
option-winner-by = Co decyduje
option-winner-by-points = punkty
option-winner-by-chips = żetony
house-winner-by = Przy prostych stawkach partię wygrywa ten, kto ma najwięcej punktów, albo ten, kto ma najwięcej żetonów. Przy równości decyduje to drugie.
option-ante = Ante
house-ante = Ile żetonów przy pokerowych stawkach każdy wkłada do puli na początku gry.
option-min-bet = Najmniejsza stawka
option-min-bet-0 = jedno ante: { $usual }
house-min-bet = Najmniejsza stawka przy grze jak w pokerze. Przy zerze jest taka jak ante.
option-limit = Limit stawek
option-limit-none = bez limitu
option-limit-pot = do wysokości puli
option-limit-fixed = stałe stawki
house-limit = Bez limitu możesz postawić wszystko, co masz. Do wysokości puli najwyżej tyle, ile jest w puli. Przy stałych stawkach każda stawka i każde podbicie to najmniejsza stawka, a w jednej licytacji są najwyżej cztery.
option-most-raises = Najwięcej podbić
option-most-raises-0 = bez ograniczeń
house-most-raises = Ile stawek i podbić może być w jednej licytacji, gdy stawki nie są stałe. Przy zerze bez ograniczeń.
option-rising = Podnoszenie ante
option-rising-0 = nigdy
house-rising = Po ilu grach ante i najmniejsza stawka się podwajają. Przy zerze nigdy.
option-stocks = Talon do wymiany
option-stocks-one = jeden dla wszystkich
option-stocks-each = każdy ma swój
house-stocks = Wszyscy wymieniają z jednego talonu albo każdy ma własny i każdą grę zaczyna z taką samą liczbą żetonów, jak przy stołach wieczoru klubowego.
preset-document = dziesięć gier o punkty
preset-simple = proste stawki do bankructwa
preset-poker = poker na dziesięć gier
preset-tournament = turniej pokerowy

# Dlaczego przeciwnik gra właśnie tak
reason-only-choice = Nic innego nie dało się zagrać.
reason-at-random = Wybrane na ślepo.
reason-keeps-groups = Zostają jednakowe liczby.
    .brief = Jednakowe liczby zostają.
reason-keeps-straight = Zostaje strit.
    .brief = Strit zostaje.
reason-hopes-straight = Cztery liczby po kolei, próba strita.
    .brief = Próba strita.
reason-best-exchange = Ta wymiana daje największą nadzieję.
    .brief = Największa nadzieja.
reason-plans-both = Ta wymiana obiecuje najwięcej, gdy policzyć także drugą.
    .brief = Z obiema wymianami najwięcej.
reason-stands-pat = Z tą ręką nie opłaca się już wymieniać.
    .brief = Wymiana się nie opłaca.
reason-saves-chips = Wymiana kosztowałaby więcej, niż przyniesie.
    .brief = Wymiana jest droga.
reason-improves-more = Przy tej wymianie szansa na wyższy układ to { CHANCE($chance) }, przy innej to { CHANCE($less) }.
    .brief = Wyższy układ { CHANCE($chance) }, inaczej { CHANCE($less) }.
reason-spoils-less = Przy tej wymianie ryzyko zepsucia układu to { CHANCE($risk) }, przy innej to { CHANCE($more) }.
    .brief = Zepsuty { CHANCE($risk) }, inaczej { CHANCE($more) }.
reason-betters-more = Przy tej wymianie szansa na lepszą rękę to { CHANCE($chance) }, przy innej to { CHANCE($less) }.
    .brief = Lepsza ręka { CHANCE($chance) }, inaczej { CHANCE($less) }.
reason-improves = Szansa, że wymiana da wyższy układ, to { CHANCE($chance) }, a że zepsuje dotychczasowy, to { CHANCE($risk) }.
    .brief = Wyższy układ { CHANCE($chance) }, zepsuty { CHANCE($risk) }.
reason-stands-pat-risk = Nie opłaca się wymieniać. Szansa na wyższy układ to { CHANCE($chance) }, a na zepsucie twojego to { CHANCE($risk) }.
    .brief = Wyższy układ { CHANCE($chance) }, zepsuty { CHANCE($risk) }.
reason-no-figure = Bez układu nie można zamknąć gry.
    .brief = Bez układu nie można.
reason-closes-strong = Układ jest dość silny, żeby zamknąć.
    .brief = Dość silny, żeby zamknąć.
reason-closes-last = To ostatnia runda, czekanie już nic nie da.
    .brief = Ostatnia runda.
reason-waits = Jeszcze opłaca się poczekać.
    .brief = Opłaca się poczekać.
reason-lays-down = Możesz już tylko wyłożyć karty.
    .brief = Możesz tylko wyłożyć.
reason-bets-strong = Ręka jest silna, opłaca się stawiać. Szansa na wygraną to { CHANCE($chance) }.
    .brief = Silna ręka: { CHANCE($chance) }.
reason-all-in = Z taką ręką opłaca się postawić wszystko. Szansa na wygraną to { CHANCE($chance) }.
    .brief = Warto postawić wszystko: { CHANCE($chance) }.
reason-bluffs = Tym razem to blef.
    .brief = Blef.
reason-semi-bluffs = Półblef: jeśli przeciwnicy nie spasują, wymiana może jeszcze pomóc.
    .brief = Półblef.
reason-calls-odds = Szansa na wygraną to { CHANCE($chance) }, a tyle wystarczy, żeby sprawdzić.
    .brief = Wystarczy, żeby sprawdzić: { CHANCE($chance) }.
reason-folds-weak = { $chance ->
        [0] Na wygraną prawie nie ma szans, nie ma sensu płacić.
       *[other] Szansa na wygraną to tylko { CHANCE($chance) }, a to za mało na taką stawkę.
    }
    .brief = { $chance ->
        [0] Prawie bez szans.
       *[other] Za mało: { CHANCE($chance) }.
    }
reason-checks = Nie opłaca się stawiać, a czekanie nic nie kosztuje.
    .brief = Nie opłaca się stawiać.

# róg stołu w oknie
corner-game = Gra { $game }
corner-round = Runda { $round }
corner-bank = Pula { $bank }
corner-chips = Twoje żetony { $chips }
corner-call = Sprawdzić za { $chips }
round-now = { ORDINAL($round, gender: "feminine") } runda z dwóch.
    .braille = kolejka { $round }/{ $rounds }
call-in-round = { ORDINAL($number, gender: "feminine") } runda, { $what }
    .braille = { $number }: { $what }
goal =
    { $kind ->
        [poker] Wygrywa ten, komu jako ostatniemu zostaną żetony{ $games ->
            [0] .
           *[other] , albo kto po ostatniej grze ma ich najwięcej. { of-games.played }
        }
        [chips] { $games ->
            [0] Wygrywa ten, kto ma najwięcej żetonów, gdy ktoś nie będzie mógł zapłacić.
           *[other] Wygrywa ten, kto ma na końcu najwięcej żetonów. { of-games.played }
        }
       *[points] { $games ->
            [0] Wygrywa ten, kto ma najwięcej punktów. Liczba gier nie jest ustalona.
           *[other] Wygrywa ten, kto ma na końcu najwięcej punktów. { of-games.played }
        }
    }
    .braille =
        { $kind ->
            [points] najwięcej pkt.
           *[chips] dużo żetonów
        }
