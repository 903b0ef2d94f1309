### Wieczór klubowy z prawdziwymi kartami: zgłoszenia, losowanie, rundy, wyniki, sędzia, papiery.

evening-menu = Wieczory klubowe
evening-new = Ogłoś nowy wieczór
evening-of = { $title ->
        [none] {""}
       *[other] { $title },{" "}
    }{ $contest ->
        [pairs] Pary
        [individuals] Turniej indywidualny
        [teams] Drużyny czteroosobowe
        [plays] Turniej
       *[none] Wieczór
    }{ $game ->
        [none] {""}
       *[other] , { $game }
    }, { DATE($when) }
evening-stage = { $stage ->
        [entering] trwają zgłoszenia
        [closed] czeka na losowanie
        [drawn] { $round ->
            [0] rozlosowano
           *[other] gra się, { ORDINAL($round, gender: "feminine") } runda
        }
        [ready] można zaczynać pierwszą rundę
        [plays] gra się
        [waits] można losować
        [over] skończony
        [new] zaczyna się
       *[unknown] nie da się odczytać
    }
evening-delete = Usuń któryś wieczór
evening-really-delete-all = Na pewno usunąć cały wieczór, razem z wynikami? { $what }
evening-is-deleted = Wieczór jest usunięty.
evening-not-kept = Nie udało się tego zapisać, więc to się nie liczy. Sprawdź miejsce na dysku i uprawnienia, a potem spróbuj jeszcze raz.
    .braille = nie zapisano
evening-damaged = Plik z wieczorami był uszkodzony. Program odłożył go jako { $name } i zaczął nowy.
    .braille = plik wieczorów uszkodzony
evening-not-understood = Zapisu tego wieczoru nie da się odczytać, więc się nie otworzył. Nic się w nim nie zmieniło.
    .braille = wieczór nieczytelny
evening-newer = Ten wieczór zapisał nowszy program. Otworzy się po aktualizacji.
    .braille = nowszy program
evening-elsewhere = Tymczasem zapisał coś inny program, więc wieczór został wczytany od nowa. Sprawdź, co jest aktualne, i spróbuj jeszcze raz.
    .braille = zmienione gdzie indziej

# Ogłoszenie
evening-plan = Jaki to będzie wieczór?
evening-announce = Ogłoś i przyjmuj zgłoszenia
evening-game = Gra
evening-other-game = inna, karty rozdajesz na stole
evening-plan-tricks = Lewy w jednym rozdaniu
evening-plan-tricks-value = { $value ->
        [0] zapisuje się punkty
       *[other] { SAY($value) }
    }
evening-better = Lepiej mieć
evening-better-value = { $fewer ->
        [yes] mniej
       *[no] więcej
    }
evening-plan-contest = Kto rywalizuje
evening-plan-contest-value = { $value ->
        [pairs] pary
        [individuals] pojedynczy gracze
        [plays] każdy za siebie, całe partie przy losowanych stołach
       *[teams] drużyny czteroosobowe
    }
evening-plan-movement = Kto z kim gra
evening-plan-movement-value = { $value ->
        [all-meet] każdy z każdym
        [mitchell] połowa siedzi, reszta się przesiada, dwóch zwycięzców
        [lot] losowanie przed każdą partią
        [neighbours] pierwsza partia losem, następne według klasyfikacji
        [free] stół, gdy tylko dość osób jest wolnych
        [groups] w grupach każdy z każdym, przy stołach po dwoje
        [knock-out] puchar, z każdego stołu awansuje lepsza połowa
       *[swiss] system szwajcarski, zawsze z kimś o podobnym wyniku
    }
evening-plan-size = Liczba graczy przy stole
evening-plan-size-value = { SAY($value) }
evening-plan-changed = Obowiązuje nowy plan.
evening-plan-computers = Komputery przy stołach
evening-plan-computers-value = { $computers ->
        [yes] zastępują brakujących graczy
       *[no] nie grają
    }
evening-plan-spare = Kto zostanie
evening-plan-spare-value = { $value ->
        [none] nie gra
        [less] przy niektórych stołach o jednego mniej
        [more] przy niektórych stołach o jednego więcej
       *[both] przy niektórych stołach o jednego mniej lub więcej
    }
evening-plan-points = Punkty
evening-plan-points-value = { $value ->
        [places] według miejsca
        [beaten] część pokonanych rywali
        [score] punkty z gry
       *[wins] jeden za zwycięstwo
    }
evening-plan-boards = Rozdania w jednej rundzie
evening-plan-boards-value = { SAY($value, gender: "neuter") }
evening-plan-rounds = Liczba rund
evening-plan-rounds-value = { $value ->
        [0] ile wyjdzie
       *[other] najwyżej { SAY($value, gender: "feminine") }
    }
evening-credits = Ile partii zagra każdy
evening-credits-value = { COUNT($value, of: "match") }
evening-more-games = Kolejne gry
evening-no-more-games = żadne
evening-add-game = Dodaj grę
evening-one-game = { $game }
evening-change-game = Zmień tę grę
evening-remove-game = Pomiń tę grę
evening-game-keep = Użyj tej gry
evening-plan-minutes = Czas na rundę
evening-plan-minutes-value = { $value ->
        [0] bez zegara
       *[other] { COUNT($value, of: "minute") }
    }
evening-plan-days = Grać korespondencyjnie
evening-plan-days-value = { $value ->
        [0] nie
       *[other] { COUNT($value, of: "day") } na każdą decyzję, runda trwa tydzień
    }
evening-plan-title = Nazwa albo miejsce
evening-plan-title-value = { $value ->
        [none] bez nazwy
       *[other] { $value }
    }
evening-plan-called = Nazwa gry
evening-plan-wear = Kto widzi, ma na oczach
evening-plan-wear-value = { $value ->
        [none] nic
        [blindfold] opaskę
       *[other] { $value }
    }
evening-plan-entries = Ograniczenia zgłoszeń
evening-plan-entries-none = brak
evening-plan-capacity = Liczba miejsc
evening-plan-capacity-value = { $value ->
        [0] bez ograniczeń
       *[other] { SAY($value, gender: "neuter") }
    }
evening-plan-closes = Ostatni dzień zgłoszeń
evening-plan-closes-none = brak
evening-day-form = Wpisz dzień i miesiąc, na przykład 24 12.
    .braille = dzień miesiąc
evening-capacity-told = { $count ->
        [one] jedno miejsce
        [few] { SAY($count, gender: "neuter") } miejsca
       *[other] { SAY($count) } miejsc
    }
evening-closes-told = ostatni dzień zgłoszeń: { $day }
evening-wear = { $what ->
        [blindfold] kto widzi, gra z opaską na oczach
       *[other] kto widzi: { $what }
    }
evening-plan-group = Liczba osób w grupie
evening-plan-group-value = { $value ->
        [0] wszyscy w jednej
       *[other] { SAY($value) }
    }
evening-plan-row = Punkty przy stole dla { SAY($size, case: "gen") }
evening-row-form = Wpisz tyle liczb, ilu jest graczy, pierwszą dla zwycięzcy.
    .braille = liczb: { $size }
evening-plan-ties = Przy równym wyniku decyduje
evening-tie = { $rule ->
        [scores] suma wyników
        [best] najlepsza partia
        [meeting] wspólne stoły
        [played] więcej rozegranych partii
       *[lot] los
    }
evening-tie-place = { ORDINAL($place) } w kolejności
evening-copies = Talie
evening-copies-value = { $moving ->
        [yes] każde rozdanie raz, wędruje od stołu do stołu
       *[no] każdy stół ma swoje, wszyscy naraz grają to samo
    }
evening-plan-told = { $plan }; { COUNT($boards, of: "deal") } na rundę; { $rounds ->
        [0] tyle rund, ile wyjdzie
       *[other] najwyżej { COUNT($rounds, of: "round") }
    }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } na rundę
    }
evening-plan-told-plays = { $plan }; przy stole { $sizes }; { $rounds ->
        [0] tyle rund, ile wyjdzie
       *[other] { COUNT($rounds, of: "round") }
    }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } na rundę
    }{ $computers ->
        [yes] ; brakujących graczy zastąpią komputery
       *[no] {""}
    }
evening-plan-told-games = { $plan }; { $games }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } na rundę
    }
evening-game-told = { $game }, przy stole { $sizes }, { $points }, każdy { COUNT($credits, of: "match", case: "acc") }
evening-plan-keep = Użyj tego planu
evening-plan-now = Plan wieczoru

# Zgłoszenia
evening-enter = Zgłoś kolejne osoby
evening-name = Imię
evening-name-help = { evening-whom-help }
evening-whom = Kogo zgłosić? Imię
    .braille = Imię
evening-whom-help = Kilka osób naraz: między imionami wpisz przecinek.
evening-party = { $count ->
        [0] Kogo zgłosić?
       *[other] Do zgłoszenia: { $names }.
    }
evening-write-name = Napisz imię
evening-enter-them = { $whole ->
        [yes] Zgłoś
       *[no] Zgłoś mimo to, partner się znajdzie
    }
evening-entered = Zgłoszenie przyjęte: { $names }.
evening-entered-all = Nowe zgłoszenia z pliku: { $count }.
evening-waits = { $why ->
        [closed] Ostatni dzień zgłoszeń już minął.
       *[full] Wszystkie miejsca są zajęte.
    } Na liście oczekujących: { $names }.
evening-waits-all = Z pliku na liście oczekujących: { $count }.
evening-origin = Zgłoszenia przychodzą
evening-origin-value = { $origin ->
        [phone] telefonicznie
        [mail] e-mailem
       *[place] na miejscu
    }
evening-waiting = Na liście oczekujących, miejsce { SAY($place) }: { $names }
evening-admit = Przyjmij
evening-plan-admitted = Nowy plan obowiązuje. Z listy oczekujących: { $names }.
evening-numbered = { $count ->
        [1] {"Numer "}
        [2] {"Para "}
       *[other] {"Drużyna "}
    }{ $number }, { $names }
evening-unnamed = numer { $number }
evening-somebody = ktoś
evening-by-itself = Program
evening-entrant = { $names }
evening-join = Będzie grać w parze: { $names }
evening-scratch = Wykreśl z listy
evening-close = Zamknij zgłoszenia i losuj
evening-draw = Losuj
evening-drawn = { $movement ->
        [howell] Każdy gra z każdym.
        [all-meet] Każdy gra z każdym.
        [mitchell] Połowa siedzi na północy i południu, reszta się przesiada; zwycięzców będzie dwóch.
        [one-table] Wszyscy grają przy jednym stole.
        [individual] W każdej rundzie grasz z kimś innym.
        [rainbow] W każdej rundzie grasz z kimś innym; kto siedzi na północy, zostaje na miejscu.
        [teams] Każda drużyna spotka się z każdą przy dwóch stołach.
       *[swiss] Kto z kim gra, w każdej rundzie decyduje klasyfikacja.
    } { COUNT($rounds, of: "round") }, { COUNT($tables, of: "table") }, { COUNT($boards, of: "deal") }{ $copies ->
        [1] , każde rozdanie raz
       *[other] , każde rozdanie { SAY($copies, gender: "masculine") } razy
    }.{ $out ->
        [yes] {" "}W każdej rundzie ktoś pauzuje.
       *[no] {""}
    }
    .braille = rund { $rounds }, stołów { $tables }, rozdań { $boards }, talii { $copies }
evening-drawn-plays = { $rounds ->
        [0] Z każdego stołu awansuje lepsza połowa, aż zostanie jeden stół.
       *[other] { COUNT($rounds, of: "round") }, każdą losuje się po poprzedniej.
    } Stoły: { $sizes }.{ $out ->
        [0] {""}
       *[other] {" "}W każdej rundzie nie gra: { SAY($out, gender: "personal") }.
    }
evening-drawn-games = { $free ->
        [yes] Losuje się stół po stole, gdy tylko dość osób jest wolnych.
       *[no] Losuje się gra po grze, spośród osób, którym zostały partie.
    }
evening-drawn-groups = { $count ->
        [1] Każdy z każdym
       *[other] Grupy po { $sizes }; w swojej każdy z każdym
    }. { COUNT($rounds, of: "round") }.
evening-group = Grupa { SAY($number) }
evening-unfair = Stoły będą różnej wielkości, więc to samo miejsce nie wszędzie da tyle samo punktów. Liczyć zamiast tego część pokonanych rywali?
    .braille = różne stoły: liczyć pokonanych?
evening-unfair-now = Stoły mają różną wielkość, więc to samo miejsce nie wszędzie daje tyle samo punktów. Można to zmienić w planie wieczoru.
    .braille = różne stoły
evening-unseated = Liczba zgłoszonych: { SAY($count) }, miejsc przy stołach: { SAY($seated, gender: "neuter") }. { $turns ->
        [yes] Kto zostanie, czeka i gra następnym razem.
       *[no] Dla niektórych nie starczy miejsca wcale.
    }
evening-unseated-sizes = Posadź wszystkich, liczby graczy przy stołach: { $sizes }
evening-unseated-draw = Losuj mimo to
evening-no-fixed-seat = Stałego miejsca już nie ma, przesiadać się będzie: { $names }.
    .braille = { $names }: bez stałego miejsca
evening-not-level = Przy nieparzystej liczbie rozdań w rundzie niektórzy mają tu trudniej. Wybierz raczej parzystą.
    .braille = nieparzysta liczba rozdań: nierówno
evening-no-movement = Dla tej liczby, { SAY($count) }, nie ma planu gry. Najbliżej wychodzi { $fewer ->
        [0] { SAY($more) }
       *[other] { SAY($fewer) }{ $more ->
            [0] {""}
           *[other] {" "}albo { SAY($more) }
        }
    }. Zgłoś lub wykreśl kogoś albo zmień plan.
    .braille = plan tylko { $fewer } { $more }
evening-swiss-rounds = Najpierw ustal, ile będzie rund: każdą losuje się dopiero po poprzedniej.
    .braille = ile rund?

# Stół sędziego
evening-desk-waiting = { $waiting ->
        [0] .
       *[other] , oczekujących: { $waiting }.
    }
evening-desk = { $contest ->
        [pairs] Pary
        [individuals] Turniej indywidualny
        [plays] Turniej
       *[teams] Drużyny czteroosobowe
    }: { $stage ->
        [entering] { $entrants ->
            [0] nikt nie jest jeszcze na liście{ evening-desk-waiting }
           *[other] { COUNT($entrants, of: "report") }{ evening-desk-waiting }
        }
        [closed] zgłoszenia są zamknięte.
        [ready] można zaczynać pierwszą rundę.
        [plays] { $playing ->
            [0] teraz nikt nie gra
            [one] trwa jedna partia
            [few] trwają { SAY($playing, gender: "feminine") } partie
           *[other] trwa { SAY($playing) } partii
        }{ $played ->
            [0] .
           *[other] , rozegrano: { SAY($played, gender: "feminine") }.
        }
        [waits] można losować.
        [over] koniec gry.
       *[other] { $round ->
            [0] rozlosowano, można zaczynać.
           *[other] { ORDINAL($round, gender: "feminine") } runda{ $rounds ->
                [0] {""}
               *[other] {" "}{ SAY($rounds, case: "gen", after: "z") }
            }.
        }
    }
evening-enter-results = Wpisz wyniki, brakuje { SAY($count, gender: "masculine", case: "gen") }
evening-one-line = Wpisz wynik w jednym wierszu
    .braille = w jednym wierszu
evening-line-asked = { $seats ->
        [plays] Stół, potem wynik każdego gracza w kolejności miejsc
        [yes] Stół, rozdanie, potem cztery wyniki, krzesło po krześle
       *[no] Stół, rozdanie, północ i południe, wschód i zachód
    }
    .braille = wynik
evening-line-kept = Wpisane: { SAY($table) }, { SAY($board) }; { SAY($north) }, { SAY($east) }{ $seats ->
        [yes] , { SAY($south) }, { SAY($west) }
       *[no] {""}
    }.
    .braille = { $table } { $board }: { $north } { $east }{ $seats ->
        [yes] {" "}{ $south } { $west }
       *[no] {""}
    }
evening-line-kept-plays = Wpisane. Stół { SAY($table) }: { $scores }.
    .braille = { $table }: { $short }
evening-play-scores = Stół { $table }: { $scores }.
evening-line-form = { $seats ->
        [plays] Wpisz liczby: stół, potem wynik każdego gracza.
        [yes] Wpisz liczby: stół, rozdanie i cztery wyniki.
       *[no] Wpisz liczby: stół, rozdanie i dwa wyniki.
    }
    .braille = { $seats ->
        [plays] liczby: stół, wyniki
        [yes] liczby: stół, rozdanie, 4 wyniki
       *[no] liczby: stół, rozdanie, 2 wyniki
    }
evening-line-unknown = Przy tym stole nie gra się takiego rozdania.
    .braille = nie ma takiego
evening-table-unknown = Ten stół nie gra w tej rundzie.
    .braille = nie ma stołu
evening-begin-round = Zacznij { ORDINAL($round, gender: "feminine", case: "acc") } rundę
evening-draw-game = Losuj: { $game }, { COUNT($count, of: "person") }
evening-draw-free = Losuj od razu stoły wolnych osób, { COUNT($count, of: "person") }
evening-tables-begun = { $game }. { $tables ->
        [none] Wylosowano: { COUNT($count, of: "table") }.
       *[other] { $tables }
    }{ $out ->
        [none] {""}
       *[other] {" "}Na razie bez stołu: { $out }.
    }
evening-round-begun = Zaczęła się { ORDINAL($round, gender: "feminine") } runda.{ $again ->
        [0] {""}
        [one] {" "}Przy jednym stole rywale spotkają się drugi raz; inaczej się nie dało.
       *[other] {" "}Przy { SAY($again, case: "gen") } stołach rywale spotkają się drugi raz; inaczej się nie dało.
    }{ $out ->
        [none] {""}
       *[other] {" "}Nie gra: { $out }.
    }
    .braille = zaczyna się runda { $round }{ $again ->
        [0] {""}
       *[other] , drugi raz: { $again }
    }
evening-average-missing = { $count ->
        [one] Brakuje jednego wyniku.
       *[other] Brakuje { SAY($count, case: "gen") } wyników.
    } Wpisać tam obu stronom średnią i kontynuować? Później da się to poprawić.
evening-finish = Zakończ wieczór i ogłoś wyniki{ $missing ->
        [0] {""}
       *[other] , brakuje { SAY($missing, gender: "masculine", case: "gen") }
    }
evening-really-finish = Rozegrano: { COUNT($round, of: "round") }.{ $left ->
        [0] {""}
       *[other] {" "}Zostało jeszcze: { COUNT($left, of: "round") }.
    }{ $people ->
        [0] {""}
       *[other] {" "}Nie wszystkie partie rozegrane: { COUNT($people, of: "person") }.
    } Zakończyć wieczór już teraz?
evening-finish-early = Zakończ wieczór już teraz
evening-finish-where = Zakończ wieczór przy stole sędziego, po rozegranej rundzie.
    .braille = przy stole sędziego
evening-finished = Wieczór się skończył, wyniki są ostateczne.
evening-clock-entry = Czas
evening-clock-value = { $over ->
        [yes] czas rundy minął
       *[no] jeszcze { DURATION($seconds) }
    }
evening-clock = { $minutes ->
        [0] Czas rundy minął.
       *[other] Do końca rundy { $minutes ->
            [one] została
            [few] zostały
           *[other] zostało
        } { COUNT($minutes, of: "minute") }.
    }
evening-seats = Kto gdzie siedzi
evening-seats-menu = { $round ->
        [0] Kto gdzie siedzi
       *[other] { ORDINAL($round, gender: "feminine") } runda, kto gdzie siedzi
    }
evening-players = Kto gra
evening-called-table = Stół { SAY($table) }: { $who }.
evening-call-tables = Odczytaj losowanie, stół po stole
evening-tables = Stoły
evening-tables-menu = { $round ->
        [0] Stoły, przy których trwa gra
       *[other] { ORDINAL($round, gender: "feminine") } runda, stoły; pierwszy jest ten, gdzie brakuje najwięcej
    }
evening-table = Stół { $table }
evening-table-value = { $who }; { $missing ->
        [none] wszystko wpisane
       *[other] brakuje: { $missing }
    }
evening-standings = Klasyfikacja
evening-by-category = Klasyfikacja według kategorii
evening-no-standings = Żadnego rozdania nie da się jeszcze porównać
evening-draw-lot = Losuj o wspólne miejsca
evening-scaled = Rozdanie z mniejszą liczbą wyników przelicza się na całą stawkę, więc nawet najlepszy może nie mieć stu procent
evening-all-lines = Wszystkie wyniki
evening-late = Zgłoś spóźnioną osobę
evening-late-seated = { $who }{ $round ->
        [0] {""}
       *[other] , od { ORDINAL($round, gender: "feminine", case: "gen") } rundy
    }.{ $seat ->
        [none] {""}
       *[other] {" "}{ $seat }.
    }
evening-late-own = Na nowe miejsce
evening-late-instead = Na miejsce nieobecnych: { $names }
evening-late-where = Gdzie posadzić: { $names }?
evening-log = Co się wydarzyło
evening-log-value = { $time }{ $gone ->
        [yes] , cofnięte
       *[no] {""}
    }
evening-undo = Cofnij: { $what }
evening-redo = Przywróć: { $what }
evening-really-undo = Na pewno cofnąć? { $what }

# Kto gdzie siedzi
evening-way = { $way ->
        [north] na północy
        [south] na południu
        [east] na wschodzie
        [west] na zachodzie
        [both-north] na północy i południu
        [both-east] na wschodzie i zachodzie
        [first] na pierwszym krześle
        [second] na drugim krześle
        [third] na trzecim krześle
       *[fourth] na czwartym krześle
    }
evening-which = { $count ->
        [one] rozdanie { $first }
       *[other] rozdania { $first } i { $last }
    }
evening-which-more = { $rest } i { $last }
evening-which-row = rozdania od { ORDINAL($first, gender: "neuter", case: "gen") } do { ORDINAL($last, gender: "neuter", case: "gen") }
evening-seat = Stół { $table }, { $way }{ $partner ->
        [none] {""}
       *[other] , w parze: { $partner }
    }, przeciw: { $opponents }, { $boards }
evening-seat-plays = Stół { $table }, grają też: { $opponents }
evening-seat-then = { $first }; potem { $then }
evening-seat-none = { $why ->
        [away] nie gra
        [plays] jeszcze gra: { $seat }
        [done] wszystko rozegrane
        [beaten] odpada z gry
        [waits] na razie bez stołu
       *[out] pauzuje
    }
evening-round-of = { $round ->
        [0] Miejsce przy stole
       *[other] { ORDINAL($round, gender: "feminine") } runda
    }
evening-round-seat = { ORDINAL($round, gender: "feminine") } runda: { $seat }
evening-stands = Zajmowane miejsce
evening-plays-left = Zostało do rozegrania
evening-plays-left-of = { $game }: { $count ->
        [0] nic
       *[other] { COUNT($count, of: "match") }
    }
evening-plays-left-card = Zostało do rozegrania: { $left }
evening-worth = { $kind ->
        [tricks] { COUNT($value, of: "trick", parts: 100) }
        [points] { COUNT($value, of: "point", parts: 100) }
       *[percent] { COUNT($value, of: "percent", parts: 100) }
    }
    .braille = { $kind ->
        [tricks] { COUNT($value, of: "trick", parts: 100) }
        [points] { COUNT($value, of: "point", parts: 100) }
       *[percent] { SAY($value, parts: 100) }%
    }
evening-place = { ORDINAL($place, gender: "neuter") } miejsce{ $shared ->
        [yes] {" "}ex aequo
       *[no] {""}
    }{ $of ->
        [0] {""}
       *[other] {" "}wśród { SAY($of, case: "gen") }
    }, { $worth }
    .braille = { $shared ->
        [yes] ex aequo{" "}
       *[no] {""}
    }{ $place }.{ $of ->
        [0] {""}
       *[other] {" "}z { $of },
    } { $worth }
evening-own-place = { $place }{ $before ->
        [none] {""}
       *[other] ; miejsce wyżej { $before }
    }{ $behind ->
        [none] {""}
       *[other] ; miejsce niżej { $behind }
    }
evening-no-place-yet = jeszcze bez wyniku
evening-rank = { $place }: { $names }
evening-field = { $field ->
        [0] Północ i południe
       *[other] Wschód i zachód
    }

# Wyniki
evening-open-lines = { $count ->
        [0] Nie brakuje żadnego wyniku
        [one] Brakuje jednego wyniku
       *[other] Brakuje { SAY($count, case: "gen") } wyników
    }
evening-line = Runda { $round }, stół { $table }, rozdanie { $board }
evening-play-line = { $round ->
        [0] Stół { $table }
       *[other] Runda { $round }, stół { $table }
    }
evening-of-game = { $what }, { $game }
evening-line-value = { $who }{ $outcome ->
        [none] {""}
       *[other] ; { $outcome }
    }
evening-line-menu = { $about }
# who sits at a table: two sides, or where nobody has a partner four
evening-who = { $north }, przeciw: { $east }
evening-who-alone = pierwsze krzesło { $north }, drugie { $east }, trzecie { $south }, czwarte { $west }
evening-about-line = Stół { $table }, rozdanie { $board }, { $who }.
evening-about-play = Stół { $table }: { $who }.
evening-number = { $about ->
        [none] {""}
       *[other] { $about }{" "}
    }{ $label }, od { SAY($least, case: "gen") } do { SAY($most, case: "gen") }.
evening-north-count = Północ i południe
evening-asked-again = { $wrong } { $about }
    .braille = { $wrong }. { $about }
evening-north-has = Północ i południe { SAY($north) }.
evening-east-count = Wschód i zachód
evening-seat-count = { $way ->
        [first] Pierwsze krzesło
        [second] Drugie krzesło
        [third] Trzecie krzesło
       *[fourth] Czwarte krzesło
    }
evening-seat-has = { $way ->
        [first] Pierwsze krzesło
        [second] Drugie krzesło
        [third] Trzecie krzesło
       *[fourth] Czwarte krzesło
    } { SAY($count) }.
evening-player-has = { $name } { SAY($count) }.
evening-player-number = { $about ->
        [none] {""}
       *[other] { $about }{" "}
    }{ $label }.
evening-score = północ i południe { SAY($north) }, wschód i zachód { SAY($east) }
    .braille = NS { $north } WE { $east }
evening-seat-scores = pierwsze krzesło { SAY($north) }, drugie { SAY($east) }, trzecie { SAY($south) }, czwarte { SAY($west) }
    .braille = 1: { $north } 2: { $east } 3: { $south } 4: { $west }
evening-player-score = { $named ->
        [yes] { $name } { SAY($count) }
       *[no] { $name } z wynikiem { SAY($count) }
    }
    .braille = { $name }: { $count }
evening-split = każda strona inaczej: dla północy i południa { $north }; dla wschodu i zachodu { $east }
evening-artificial = północ i południe { COUNT($north, of: "percent") }, wschód i zachód { COUNT($east, of: "percent") }
    .braille = NS { $north } % WE { $east } %
evening-read-back = { $about } { $outcome }. Zgadza się?
evening-keep-it = Zgadza się, wpisz
evening-anew = Podaj jeszcze raz
evening-kept = Wpisane.
evening-enter-result = Wpisz wynik
evening-correct = Popraw wynik
evening-adjust = Orzeknij wynik rozjemczy
evening-adjust-menu = { $about } Jaki wynik przyznać?
evening-assign = Przyznaj obu stronom ten sam wynik
evening-assign-split = Przyznaj każdej stronie inny wynik
evening-assign-play = Przyznaj wynik każdemu graczowi
evening-for-both = Dla obu stron.
evening-for-north = Dla północy i południa.
evening-for-east = Dla wschodu i zachodu.
evening-appeal = Odwołanie: { $names }
evening-appeal-open = Odwołanie: { $names }, { $line }
evening-appeal-menu = Odwołanie. { $about }
evening-appeal-upheld = Odwołanie uwzględnione, orzec wynik rozjemczy: { $line }
evening-uphold = Uwzględnij i potem orzeknij wynik rozjemczy
evening-dismiss = Oddal

# Co sędzia robi z ludźmi
evening-person = { $name }
evening-rename = Popraw imię
evening-replace = Zastąp kimś innym
evening-who-instead = { $round ->
        [0] Kto wejdzie w zastępstwie?
       *[other] Kto wejdzie w zastępstwie, od rundy { $round }?
    }
evening-nobody-waits = Wszyscy tutaj już grają. Kto jeszcze przyjdzie, pojawi się na tej liście.
    .brief = Nikt nie jest wolny.
    .braille = nikt nie jest wolny
evening-need-seated = Zostaje na jednym miejscu
evening-need-braille = Czyta brajlem
evening-need-time = Potrzebuje więcej czasu
evening-need-phone = Gra z telefonem
evening-category = Kategoria
evening-category-value = { $name ->
        [none] żadna
       *[other] { $name }
    }
evening-category-new = Wpisz inną
evening-agrees-kept = Imię może zostać także po wieczorze
evening-agrees-shown = Imię może być w publicznych wynikach
evening-delete-person = Usuń imię i wszystko o tej osobie
evening-really-delete = Na pewno usunąć imię i potrzeby? Wyniki zostaną, tylko bez imienia.
evening-deleted = Usunięte.
evening-leave = { $round ->
        [0] Już nie gra
       *[other] Od { ORDINAL($round, gender: "feminine", case: "gen") } rundy nie gra
    }
evening-return = { $round ->
        [0] Znów gra
       *[other] Od { ORDINAL($round, gender: "feminine", case: "gen") } rundy znów gra
    }
evening-penalty = Odejmij { COUNT($percent, of: "percent") } z jednego rozdania
evening-carry = Zalicz wcześniejszy wynik
evening-carry-percent = Ile to było procent
evening-carry-boards = Za ile rozdań się liczy
evening-why = Dlaczego?
evening-reason = { $reason ->
        [time] brak czasu
        [mistake] błąd we wpisie
        [irregular] nieprawidłowa gra
        [cards] źle rozdane karty
        [absent] nieobecność
        [left] wyjście z gry
        [late] spóźnienie
        [replaced] zastępstwo
        [agreed] zgoda przy stole
        [appeal] odwołanie
       *[other] inny powód
    }
evening-reason-other = Własnymi słowami
evening-own-words = Powód
evening-noted-act = Zapisano: { $what }.

# Co się wydarzyło
evening-noted = { $said }; { $note }
evening-by = { $said }; { $name }
evening-did-announced = { $reason ->
        [none] Ogłoszono wieczór: { $plan }
       *[other] Plan się zmienił: { $plan }; { $reason }
    }
evening-did-entered = { $waits ->
        [yes] Na liście oczekujących: { $names }
       *[no] Zgłoszenie: { $names }
    }{ $origin ->
        [none] {""}
       *[other] , { $origin }
    }
evening-did-entrant-admitted = Z listy oczekujących gra: { $entrant }
evening-did-partners-found = { $entrant }: grają razem
evening-did-scratched = Wykreślenie: { $entrant }{ $follower ->
        [none] {""}
       *[other] ; z listy oczekujących gra { $follower }
    }
evening-did-closed = Zgłoszenia są zamknięte
evening-did-drawn = { $later ->
        [yes] Stoły będą losowane w trakcie gry
       *[no] Rozlosowano
    }
evening-did-round-drawn = { $games ->
        [yes] Stoły są wylosowane
       *[no] Następna runda jest rozlosowana
    }
evening-did-round-begun = { $round ->
        [0] Przy wylosowanych stołach zaczęła się gra
       *[other] Zaczęła się { ORDINAL($round, gender: "feminine") } runda
    }
evening-did-result-entered = { $line }: { $outcome }
evening-did-result-corrected = Poprawka, { $line }: { $outcome }; { $reason }
evening-did-adjusted = Wynik rozjemczy, { $line }: { $outcome }; { $reason }
evening-did-left = { $round ->
        [0] Już nie gra: { $entrant }; { $reason }
       *[other] Od { ORDINAL($round, gender: "feminine", case: "gen") } rundy nie gra: { $entrant }; { $reason }
    }
evening-did-returned = { $round ->
        [0] Znów gra: { $entrant }
       *[other] Od { ORDINAL($round, gender: "feminine", case: "gen") } rundy znów gra: { $entrant }
    }
evening-did-substitute-sat = { $round ->
        [0] Gra { $by }, zastępuje: { $person }; { $reason }
       *[other] Od { ORDINAL($round, gender: "feminine", case: "gen") } rundy gra { $by }, zastępuje: { $person }; { $reason }
    }
evening-did-joined-late = { $round ->
        [0] Gra też: { $names }
       *[other] Od { ORDINAL($round, gender: "feminine", case: "gen") } rundy gra też: { $names }
    }
evening-did-penalized = Kara, { COUNT($percent, of: "percent") }, { $entrant }; { $reason }
evening-did-carried-over = Wcześniejszy wynik, { COUNT($percent, of: "percent") } za { COUNT($boards, of: "deal", case: "acc") }, { $entrant }
evening-did-appeal-made = Odwołanie, { $line }, { $entrant }
evening-did-appeal-decided = { $upheld ->
        [yes] Odwołanie uwzględnione
       *[no] Odwołanie oddalone
    }
evening-did-lot-drawn = Rozstrzygnął los. Kolejność: { $names }
evening-did-finished = { $reason ->
        [none] Wieczór się skończył
       *[other] Wieczór skończył się wcześniej; { $reason }
    }
evening-did-redo = Przywrócone: { $what }
evening-did-undone = Cofnięte: { $what }

# Odmowy
evening-not-now = { $stage ->
        [over] Wieczór już się skończył. Jeśli chcesz coś w nim zmienić, najpierw cofnij jego zakończenie.
        [drawn] Teraz się nie da, już rozlosowano.
       *[other] Teraz się nie da, najpierw musi być losowanie.
    }
    .braille = teraz nie
evening-entered-already = Ktoś z nich już gra w tym wieczorze.
evening-too-many = Razem może grać najwyżej { SAY($count, gender: "personal") }.
evening-full = Na ten wieczór nie ma już miejsc.
evening-too-few = To za mało, razem gra { SAY($count, gender: "personal") }.
evening-alone = { $count ->
        [one] Jedno zgłoszenie jest jeszcze bez partnera. Znajdź go albo wykreśl to zgłoszenie.
       *[other] Zgłoszenia jeszcze bez partnera: { SAY($count, gender: "neuter") }. Połącz je albo wykreśl.
    }
    .braille = bez partnera: { $count }
evening-too-small = Na wieczór potrzeba co najmniej { $count ->
        [one] jednego zgłoszenia
       *[other] { SAY($count, case: "gen") } zgłoszeń
    }.
evening-no-entrant = Nikt taki tu nie gra.
evening-no-draw = W ten sposób nie da się losować. Zmień plan albo zgłoszenia.
evening-round-open = { $count ->
        [one] Brakuje jeszcze jednego wyniku.
       *[other] Brakuje jeszcze { SAY($count, case: "gen") } wyników.
    }
evening-no-round = Takiej rundy w planie nie ma.
evening-no-lot = Losować można tylko o wspólne miejsce i tylko raz.
evening-no-sizes = Podaj, ile osób gra przy stole. Taki turniej jest tylko dla prawdziwych kart.
evening-no-percent = Procenty dotyczą rozdań. Ten turniej liczy punkty.
evening-no-line = W tej rundzie przy tym stole nie gra się tego rozdania.
evening-not-begun = { ORDINAL($round, gender: "feminine") } runda jeszcze się nie zaczęła.
evening-nobody-there = Przy tym stole kogoś brakuje, więc się tam nie gra.
evening-result-there = Ten wynik jest już wpisany. Popraw go w menu „{ evening-all-lines }”.
evening-result-same = Ten wynik jest już wpisany.
    .braille = już wpisany
evening-result-missing = Nie wpisano tam jeszcze żadnego wyniku.
evening-wrong-sum = { $unit ->
        [tricks] Lewy: razem { SAY($total, gender: "feminine") }, a ma być { SAY($tricks, gender: "feminine") }. Podaj obie liczby jeszcze raz.
       *[points] Razem daje to { SAY($total) }, a ma być { SAY($tricks) }. Podaj liczby jeszcze raz.
    }
    .brief = Razem { SAY($total) }, nie { SAY($tricks) }.
    .braille = razem { $total }, nie { $tricks }
evening-other-score = { $seats ->
        [plays] Wpisz jedną liczbę za każdego gracza przy stole.
        [yes] W tej grze każdy gracz ma własny wynik. Podaj cztery liczby.
       *[no] W tej grze para ma jeden wynik. Podaj dwie liczby.
    }
    .braille = { $seats ->
        [plays] liczba za każdego
        [yes] cztery liczby
       *[no] dwie liczby
    }
evening-too-much = Może być najwyżej { SAY($most) }. Podaj liczby jeszcze raz.
    .braille = najwyżej { $most }
evening-not-for-four = We czwórkę tak się nie gra. Wybierz inne zasady.
    .braille = nie dla czterech
evening-percent = Wpisz liczbę od zera do stu.
evening-away-already = Już nie gra.
evening-not-away = Wciąż gra, nie ma po co wracać.
evening-played-already = W tej rundzie już tam grano. Zapisz to dopiero od następnej rundy, a za niedograne rozdania orzeknij wynik rozjemczy.
evening-round-begun-already = Ta runda już trwa.
evening-no-place = Nie ma już wolnego miejsca.
evening-appeals-open = { $count ->
        [one] Najpierw rozstrzygnij jedno odwołanie.
       *[other] Najpierw rozstrzygnij odwołania: { SAY($count, gender: "neuter") }.
    }
evening-no-appeal = Takiego odwołania tu nie ma.
evening-nothing-undone = Tu nie ma już czego cofać.
evening-needed = Tego nie da się cofnąć, bo zależy od tego późniejszy krok. Najpierw cofnij tamten.
    .braille = najpierw późniejsze

# Pliki
evening-names-file = Imiona z pliku CSV
evening-results-file = Wyniki z pliku CSV
evening-files = { $kind ->
        [names] Plik z imionami: w każdym wierszu ci, którzy grają razem.
        [seats] Plik z wynikami: runda, stół, rozdanie, potem wyniki pierwszego, drugiego, trzeciego i czwartego krzesła.
       *[results] Plik z wynikami: runda, stół, rozdanie, lewy północy i południa, lewy wschodu i zachodu.
    } Szuka się go w folderze { $folder }.
    .brief = Który plik?
    .braille = który plik?
evening-no-files = Nie ma tam żadnego pliku CSV, wstecz
evening-file-unreadable = Pliku { $name } nie da się odczytać. Zapisz go jeszcze raz jako CSV w kodowaniu Unicode.
    .braille = plik nieczytelny
evening-file-wrong = { $count ->
        [one] W pliku { $name } jest jeden zły wiersz. Nic z niego nie zostało wpisane.
        [few] W pliku { $name } są { SAY($count, gender: "masculine") } złe wiersze. Nic z niego nie zostało wpisane.
       *[other] W pliku { $name } jest { SAY($count) } złych wierszy. Nic z niego nie zostało wpisane.
    }
evening-line-too-many = Wiersz { SAY($line) }: za dużo imion, począwszy od: { $what }.
evening-line-twice = Wiersz { SAY($line) }: { $what } już jest w pliku.
evening-line-no-name = Wiersz { SAY($line) }: { $what } to nie imię.
evening-line-columns = Wiersz { SAY($line) }: brakuje liczb, jest tylko { $what }.
evening-line-none = Wiersz { SAY($line) }: takiego rozdania jeszcze nie grano.
evening-line-result-there = Wiersz { SAY($line) }: ten wynik jest już wpisany.
evening-line-wrong-sum = Wiersz { SAY($line) }: { $what } to nie jest możliwy wynik.
evening-results-taken = Wyniki wpisane z pliku: { $count }.

# Papiery
evening-papers = Papiery do druku
evening-paper-deals = Rozdania dla tego, kto układa talie
evening-deals-about = Kto gra, nie powinien tych kart znać: niech je układa ktoś, kto nie gra.
evening-paper-guides = Karty ruchu, kto gdzie i kiedy siedzi
evening-paper-travellers = Zapisy rozdań, kartka na wyniki do każdego
evening-paper-names = Karteczki z imionami
evening-paper-results = Wyniki wieczoru
evening-paper-categories = Wyniki według kategorii
evening-results-unnamed = { $count ->
        [one] Jedna osoba nie zgodziła się na podanie nazwiska i występuje tu tylko jako numer.
       *[other] Kto nie zgodził się na podanie nazwiska, występuje tu tylko jako numer. Takich osób: { SAY($count, gender: "feminine") }.
    }
evening-results-out = Wyniki do słuchania i do druku
evening-all-agreed = Zapisane zgody: { SAY($count, gender: "feminine") }.
evening-really-all-agree = Czy naprawdę wszyscy zgadzają się, że ich nazwiska będą w publicznych wynikach?
evening-all-agree = Zapisz, że na nazwisko w wynikach zgadzają się wszyscy, brakuje { SAY($count, case: "gen") }
evening-file-name = { $paper ->
        [deals] rozdania
        [guides] karty-ruchu
        [travellers] zapisy
        [names] imiona
        [categories] kategorie
        [year] rok
        [copy] kopia
        [league] liga
       *[results] wyniki
    }
evening-hear = Wysłuchaj
evening-as-brf = Dla drukarki brajlowskiej, BRF
evening-as-pef = Dla drukarki brajlowskiej, PEF
evening-as-html = Do druku albo do czytania, HTML
evening-as-txt = Tekst do listu, TXT
evening-as-csv = Tabela, CSV
evening-as-pbn = Rozdania i wyniki dla innych programów, PBN
evening-board = Rozdanie { SAY($board) }, rozdaje { $dealer ->
        [north] północ
        [east] wschód
        [south] południe
        [west] zachód
        [first] pierwsze krzesło
        [second] drugie krzesło
        [third] trzecie krzesło
       *[fourth] czwarte krzesło
    }{ $trump ->
        [none] {""}
       *[other] , atu { SUIT($trump) }
    }
evening-hand = { evening-compass }: { CARDS($cards) }
    .braille = { evening-compass }: { CARDS($cards, case: "braille") }
evening-hand-print = { evening-compass }: { $cards }
evening-hand-suits = { evening-compass }: { HAND($cards) }
    .braille = { evening-compass }: { HAND($cards, case: "braille") }
evening-rule = { $name }: { $value }
evening-stocks-about = { $whole ->
        [yes] Każdy bierze z własnej całej talii.
       *[no] Każdy bierze z własnego stosu.
    } Leży przed nim rewersem do góry, pierwsza karta na wierzchu.
evening-stock = { evening-compass } bierze{ $first ->
        [1] {""}
       *[other] {" "}od { ORDINAL($first, gender: "feminine", case: "gen") } karty
    }: { CARDS($cards) }
    .braille = { evening-compass } bierze{ $first ->
        [1] {""}
       *[other] {" "}od { ORDINAL($first, gender: "feminine", case: "gen") } karty
    }: { CARDS($cards, case: "braille") }
evening-stock-print = { evening-compass } bierze{ $first ->
        [1] {""}
       *[other] {" "}od { ORDINAL($first, gender: "feminine", case: "gen") } karty
    }: { $cards }
evening-compass = { $seat ->
        [north] Północ
        [east] Wschód
        [south] Południe
        [west] Zachód
        [first] Pierwsze krzesło
        [second] Drugie krzesło
        [third] Trzecie krzesło
       *[fourth] Czwarte krzesło
    }
evening-card = { $names }
evening-traveller = Rozdanie { SAY($board) }
evening-slip = { ORDINAL($round, gender: "feminine") } runda, stół { $table }
evening-slip-game = { $game }, { ORDINAL($round, gender: "feminine") } runda, stół { $table }
evening-traveller-line = Runda { $round }, stół { $table }: północ i południe, { $north }, { $unit ->
        [tricks] lewy
       *[points] punkty
    } …; wschód i zachód, { $east }, { $unit ->
        [tricks] lewy
       *[points] punkty
    } …
evening-slip-line = Rozdanie { $board }: północ i południe, { $north }, { $unit ->
        [tricks] lewy
       *[points] punkty
    } …; wschód i zachód, { $east }, { $unit ->
        [tricks] lewy
       *[points] punkty
    } …
evening-traveller-seats = Runda { $round }, stół { $table }: pierwsze krzesło { $north } …, drugie { $east } …, trzecie { $south } …, czwarte { $west } …
evening-slip-seats = Rozdanie { $board }: pierwsze krzesło { $north } …, drugie { $east } …, trzecie { $south } …, czwarte { $west } …
evening-slip-play = { $names } …
evening-cell = { SAY($value, parts: 100) }
evening-column-place = Miejsce
evening-column-names = Kto
evening-column-percent = Procent
evening-column-tricks = Przewaga w lewach
evening-column-points = Przewaga w punktach
evening-column-boards = Rozdania
evening-column-plays = Partie
evening-column-play-points = Punkty

# Po wieczorze
evening-forget = Usuń imiona i potrzeby osób, które nie chcą zostać na liście
evening-really-forget = Usunąć po wieczorze imiona wszystkich, którzy nie zgodzili się zostać na liście, i potrzeby wszystkich? Wyniki zostaną.
evening-forgotten = Imiona i potrzeby są usunięte.

# Przy stołach w sieci
evening-house = Wieczór klubowy, { $game }: { $over ->
        [yes] zakończony
       *[no] { $round ->
            [0] gracze przychodzą
           *[other] runda { $round }{ $rounds ->
                [0] {""}
               *[other] {" "}{ SAY($rounds, gender: "feminine", case: "gen", after: "z") }
            }
        }
    }
evening-house-free = Wieczór klubowy, { $game }: wolne partie
evening-house-waits = Wieczór prowadzi i rozpocznie { $name }. { $contest ->
        [individuals] Poczekaj tu na losowanie. Wolne miejsca zajmie komputer.
        [plays] Poczekaj tu, aż los wskaże ci stół.
        [teams] Naciśnij Enter na wolnym miejscu w wybranej drużynie. Pierwsza i druga osoba grają razem przy jednym stole, trzecia i czwarta przy drugim. Wolne miejsca zajmie komputer.
       *[pairs] Naciśnij Enter na wolnym miejscu obok wybranego partnera. Wolne miejsca zajmie komputer.
    }
    .brief = Wieczór rozpocznie { $name }.
    .braille = zaczyna { $name }
evening-house-director = Prowadzisz ten wieczór. Inni znajdą go na liście stołów albo wejdą z kodem: { $code }. Siedzisz na krześle prowadzącego. Żeby też grać, zajmij { $contest ->
        [individuals] wolne miejsce
        [plays] wolne miejsce
        [teams] miejsce w którejś drużynie
       *[pairs] miejsce w którejś parze
    }. { $contest ->
        [plays] Gdy zaczniesz, los rozdzieli graczy do stołów.
       *[other] Gdy zaczniesz, wolne miejsca zajmie komputer.
    }
    .brief = Prowadzisz wieczór; kod: { $code }.
    .braille = { $code }
evening-house-begin = { $free ->
        [yes] Zacznij: losowanie i gra
       *[no] Zacznij: losowanie i pierwsza runda
    }
evening-house-desk = Stół prowadzącego
evening-house-rounds = Następna runda zaczyna się
evening-house-free-tables = Partia wolnych graczy zaczyna się
evening-house-rounds-value = { $itself ->
        [yes] sama
       *[no] na mój znak, przy stole prowadzącego
    }
evening-house-close = Zamknij wieczór dla wszystkich
evening-house-really-close = Na pewno zamknąć wieczór dla wszystkich? Wyniki zostaną u ciebie, w menu „{ evening-menu }”.
    .braille = zamknąć wieczór?
evening-house-closed = Prowadzący zamknął wieczór.
    .braille = wieczór zamknięty
evening-house-leave = Opuść wieczór
evening-house-to-table = Do mojego stołu
evening-house-standing = Moje miejsce
evening-house-chair = Krzesło prowadzącego
evening-house-chair-empty = puste
evening-house-place = { $teams ->
        [yes] Drużyna
       *[no] Para
    } { $pair }, { $side ->
        [0] pierwszy gracz
        [1] drugi gracz
        [2] trzeci gracz
       *[3] czwarty gracz
    }
evening-house-seated = Siedzisz { $teams ->
        [yes] w drużynie { $pair }{ $names ->
            [none] , jej pozostałe miejsca są jeszcze wolne
           *[other] , razem z tobą { $names }
        }
       *[no] w parze { $pair }{ $names ->
            [none] , miejsce obok ciebie jest jeszcze wolne
           *[other] , razem z tobą { $names }
        }
    }.
    .braille = twoja { $teams ->
        [yes] drużyna
       *[no] para
    }: { $pair }
evening-house-seat = Runda { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}{ SAY($rounds, gender: "feminine", case: "gen", after: "z") }
    }: { $seat }.{ $boards ->
        [none] {""}
       *[other] {" "}Do zagrania: { $boards }.
    }
    .brief = Runda { $round }: { $seat }.
evening-house-play = Partia { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}{ SAY($rounds, gender: "feminine", case: "gen", after: "z") }
    }: { $seat }.
    .brief = Partia { $round }: { $seat }.
evening-house-free-waits = { $left ->
        [none] Wszystkie twoje partie są rozegrane. Klasyfikację znajdziesz w menu wieczoru.
       *[other] Zostało ci do rozegrania: { $left }. Los da ci stół, gdy tylko będzie dość wolnych graczy.
    }
    .brief = { $left ->
        [none] Wszystkie twoje partie są rozegrane.
       *[other] Zostało: { $left }. Czekasz na stół.
    }
    .braille = { $left ->
        [none] rozegrane
       *[other] zostało { $left }
    }
evening-house-own-play = { $game }, stół { $table }, razem z tobą { $names }
evening-house-own = { $alone ->
        [yes] stół { $table }, { $way }, po lewej { $left }, naprzeciw { $partner }, po prawej { $right }
       *[no] stół { $table }, { $way }, partner { $partner }, przeciwnicy { $left } i { $right }
    }
evening-house-computers = { $names }: { $count ->
        [one] gra komputer.
       *[other] grają komputery.
    }
    .braille = komputer: { $names }
evening-house-by-seat = Grasz bez partnera. Twój wynik porównuje się z wynikami osób, które przy innych stołach mają to samo miejsce i te same karty.
    .brief = Porównuje się to samo miejsce przy wszystkich stołach.
    .braille = porównuje się to samo miejsce
evening-house-sits-out = Runda { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}{ SAY($rounds, gender: "feminine", case: "gen", after: "z") }
    }: pauzujesz.
    .braille = runda { $round }: pauza
evening-house-late = { $last ->
        [yes] Trwa już ostatnia runda, więc nie ma już dla ciebie miejsca. Jak się skończy, usłyszysz tutaj.
       *[no] Runda { $round }{ $rounds ->
            [0] {""}
           *[other] {" "}{ SAY($rounds, gender: "feminine", case: "gen", after: "z") }
        } już trwa. { $plays ->
            [yes] Zostań tu: gdy los cię posadzi, usłyszysz swój stół.
           *[no] Zagrasz w którejś z następnych, gdy komputer albo ktoś inny zwolni ci miejsce. Wtedy usłyszysz swój stół i miejsce.
        }
    }
    .brief = { $last ->
        [yes] Trwa ostatnia runda, nie ma już miejsca.
       *[no] Runda { $round } już trwa, grasz od następnej.
    }
    .braille = { $last ->
        [yes] ostatnia runda bez ciebie
       *[no] runda { $round } bez ciebie
    }
evening-house-time = Czas na rundę: { DURATION($seconds) }.
    .braille = czas: { DURATION($seconds) }
evening-house-time-left = { $minutes ->
        [0] Czas rundy minął.{ $averaged ->
            [yes] {" "}Niedokończone rozdanie dostanie średnią, o ile prowadzący nie zdecyduje inaczej.
           *[no] {""}
        }
       *[other] Do końca rundy: { COUNT($minutes, of: "minute") }.
    }
    .braille = { $minutes ->
        [0] czas minął
       *[other] jeszcze { COUNT($minutes, of: "minute") }
    }
evening-house-averaged = Wyniki ze średnią: { $count }. Zmienisz je przy stole prowadzącego.
    .braille = średnia: { $count }
evening-house-did = { $name }: { $what }.{ $count ->
        [1] {""}
       *[other] {" "}To ostatni { SAY($count, case: "gen", gender: "masculine", after: "z") } kroków. Pozostałe są przy stole prowadzącego, pod „{ evening-log }”.
    }
    .brief = { $name }: { $what }
    .braille = { $name }: { $what }
evening-house-decided = To już zostało rozstrzygnięte. { $name }: { $what }.{ $same ->
        [yes] {""}
       *[no] {" "}Twoja własna decyzja czeka przy stole prowadzącego.
    }
    .brief = Już rozstrzygnięte. { $name }: { $what }.
    .braille = już { $name }: { $what }
evening-house-not-done = Nie wykonano: { $what }
evening-house-do-still = Wykonaj to teraz
evening-house-drop = Zostaw to
evening-house-done-still = Gotowe.
evening-house-away = Serwer nie odpowiada, nic się nie zapisało. Spróbuj, gdy połączenie wróci.
    .brief = Serwer nie odpowiada, nie zapisano.
    .braille = serwer nie odpowiada
evening-house-not-yet = Serwer jeszcze tego nie potwierdził. Spróbuj za chwilę.
    .braille = jeszcze nie
evening-house-lead = { $role ->
        [scorer] Zapisuj wyniki wieczoru
       *[director] Przejmij prowadzenie wieczoru
    }
evening-house-role = { $role ->
        [director] Teraz także prowadzisz wieczór, z jego menu. Jeśli nie chcesz grać, zajmij wolne krzesło prowadzącego.
        [scorer] Teraz zapisujesz wyniki wieczoru, z jego menu.
       *[player] Już nie prowadzisz wieczoru, tylko grasz.
    }
    .brief = { $role ->
        [director] Teraz także prowadzisz wieczór.
        [scorer] Teraz zapisujesz wyniki.
       *[player] Już nie prowadzisz wieczoru.
    }
    .braille = { $role ->
        [director] prowadzisz wieczór
        [scorer] zapisujesz wyniki
       *[player] tylko grasz
    }
evening-house-second = { $role ->
        [scorer] Zapisujesz wyniki tego wieczoru.
       *[director] Także prowadzisz ten wieczór. Prowadzący słyszą nawzajem swoje kroki. Ostatni krok cofniesz przy stole prowadzącego literą U.
    }
    .brief = { $role ->
        [scorer] Zapisujesz wyniki.
       *[director] Także prowadzisz wieczór.
    }
    .braille = { $role ->
        [scorer] zapisujesz wyniki
       *[director] prowadzisz wieczór
    }
evening-house-appoint = { $role ->
        [director] Niech prowadzi wieczór ze mną
        [scorer] Niech zapisuje wyniki
       *[player] Niech tylko gra
    }
evening-house-ready = Twój stół jest gotowy. Otwórz go z menu wieczoru.
    .braille = stół gotowy
evening-house-stands = Runda się skończyła. Twoje miejsce: { $place }.
    .braille = { $place }
evening-house-play-over = Partia się skończyła. Twoje miejsce: { $place }.
    .braille = { $place }
evening-house-round-over = Runda { $round } się skończyła.{ $last ->
        [yes] {" "}Była ostatnia. Klasyfikację znajdziesz w tym menu.
       *[no] {""}
    }
    .brief = Runda { $round } się skończyła.
    .braille = runda { $round }: koniec
evening-house-over = Wieczór się skończył.{ $place ->
        [none] {""}
       *[other] {" "}Twoje miejsce: { $place }.
    }
evening-house-all-in = Runda { $round } jest rozegrana w całości.{ $last ->
        [yes] {" "}Była ostatnia. Zakończ wieczór przy stole prowadzącego.
       *[no] {""}
    }
    .braille = runda { $round } rozegrana
evening-house-all-played = Wszystkie partie są rozegrane. Zakończ wieczór przy stole prowadzącego.
    .braille = wszystko rozegrane
evening-house-around = { $place }{ $before ->
        [none] {""}
       *[other] ; przed tobą { $before }
    }{ $behind ->
        [none] {""}
       *[other] ; za tobą { $behind }
    }
evening-house-next = Następna runda może się zacząć
evening-house-breath = Następna runda zacznie się za { DURATION($seconds, case: "acc") }.{ $at ->
        [table] {" "}Gdy możesz grać, naciśnij Enter.
       *[menu] {" "}Gdy możesz grać, wybierz „{ evening-house-next }”.
    }{ $key ->
        [none] {""}
       *[other] {" "}Jak grali inni: { $key }.
    }
    .braille = następna runda: { DURATION($seconds) }
evening-house-is-ready = Zapisane. Następna runda zacznie się, gdy wszyscy będą gotowi.
    .braille = czekamy na innych
evening-house-next-play = Następna partia może się zacząć
evening-house-breath-play = Następna partia zacznie się za { DURATION($seconds, case: "acc") }.{ $at ->
        [table] {" "}Gdy możesz grać, naciśnij Enter.
       *[menu] {" "}Gdy możesz grać, wybierz „{ evening-house-next-play }”.
    }
    .braille = następna partia: { DURATION($seconds) }
evening-house-is-ready-play = Zapisane. Następna partia zacznie się, gdy wszyscy będą gotowi.
    .braille = czekamy na innych
evening-house-others = Jak grali inni
evening-house-boards = { ORDINAL($round, gender: "feminine") } runda: które rozdanie?
evening-house-board = Rozdanie { SAY($board) } przy wszystkich stołach
evening-house-line = { $own ->
        [yes] Przy twoim stole
       *[no] Stół { $table }
    }, { $pair }, przeciw nim { $opponents }
evening-house-has = { $has }{ $percent ->
        [none] {""}
       *[other] , { COUNT($percent, of: "percent") }
    }
evening-house-deal = Rozdanie { SAY($board) }, stół { $table }. Na twoim miejscu: { $name }.
    .braille = rozdanie { $board }, stół { $table }: { $name }
evening-house-beside = Karta po karcie, w porównaniu z twoim stołem
evening-house-practise = Zagraj to przy stole ćwiczebnym

# Rok
evening-house-only-number = W publicznych wynikach jest tylko twój numer. Możesz to zmienić w tym menu.
    .braille = wyniki: tylko numer
evening-house-name = Moje imię w publicznych wynikach
evening-house-name-value = { $shown ->
        [yes] widoczne
       *[no] tylko numer
    }
evening-years = Wyniki roku
evening-year = Rok { SAY($year) }
evening-year-line = { $place }, { $evenings ->
        [one] jeden wieczór
        [few] { SAY($evenings) } wieczory
       *[other] { SAY($evenings) } wieczorów
    }, { COUNT($boards, of: "deal") }
evening-call = Zgłaszaj karty stołu
    .braille = zgłaszać
evening-call-which = Karty którego stołu zgłaszasz?
    .braille = który?
evening-call-how = Stół { $table }, rozdanie { $board }: skąd są karty?
    .braille = skąd karty?
evening-call-shuffled = Karty tasowano przy stole
    .braille = tasowane
evening-call-dealt = Karty rozdano według listy
    .braille = według listy
