# Ćwiczenia: stół ćwiczebny, rady, stan w trakcie, co w rozdaniu rozstrzygnęło.
practice-menu = Ćwiczenia.
    .braille = ćwiczenia
practice-table = Stół ćwiczebny
practice-lessons = Lekcje
practice-drills = Trening
practice-table-menu = Menu stołu ćwiczebnego.
    .braille = menu ćwiczeń
practice-review = Co rozstrzygnęło
practice-repeat = Zagraj to rozdanie jeszcze raz
practice-by-number = Zagraj partię według numeru
practice-other-seat = Zagraj to rozdanie z innego miejsca
practice-other-seat-menu = Czyje karty mają być twoje?
    .braille = czyje karty
practice-seat = { $name }{ $where ->
        [left] , po twojej lewej
        [opposite] , naprzeciwko ciebie
        [right] , po twojej prawej
       *[other] , { ORDINAL($place, gender: "neuter") } miejsce od ciebie zgodnie z ruchem wskazówek zegara
    }
practice-pace = Tempo
practice-pace-step = krok po kroku
practice-pace-usual = zwykłe
practice-worth = Mówić, co dał każdy wybór
practice-worth-never = nigdy
practice-worth-costly = gdy coś kosztował
practice-worth-always = zawsze
practice-worth-good = { $depends ->
        [yes] Przeciw dobrej grze nic nie było lepsze.
       *[no] Nic nie było lepsze.
    }
    .brief = Dobrze.
    .braille = dobrze
practice-worth-near = Prawie tak samo dobre; lepsze { $small ->
        [yes] najwyżej
       *[no] mniej więcej
    } o { practice-loss }: { $best }.
    .brief = Prawie.
    .braille = prawie { $best }
practice-worth-close = Może trochę lepsze: { $best }. Tego nie da się rozstrzygnąć.
    .brief = O włos.
    .braille = o włos { $best }
practice-worth-of = Twój wybór: { $own }.
    .brief = Wybór: { $own }.
    .braille = { $own }:
practice-worth-costs = Kosztowało to około { practice-loss.gen }; lepsze: { $best }.
    .brief = Około { practice-loss.gen }.
    .braille = -{ NUMBER($size, maximumFractionDigits: 1) } { $best }
practice-worth-sum = { $count ->
        [one] { practice-worth-only }
       *[other] { practice-worth-counted }
    }
    .brief = { $count ->
        [one] { practice-worth-only }
       *[other] Bez błędu { SAY($good, gender: "masculine") } { SAY($count, case: "gen", gender: "masculine", after: "z") }.
    }
    .braille = dobrze { $good }/{ $count }
practice-worth-match = Cała partia: { $count ->
        [one] { practice-worth-only }
       *[other] { practice-worth-counted }
    }
    .brief = Cała partia: { $count ->
        [one] { practice-worth-only }
       *[other] bez błędu { SAY($good, gender: "masculine") } { SAY($count, case: "gen", gender: "masculine", after: "z") }.
    }
    .braille = partia { $good }/{ $count }
practice-worth-only = { $good ->
        [0] { $close ->
            [0] twój jedyny wybór kosztował około { practice-loss.gen }.
           *[other] twojego jedynego wyboru nie da się ocenić.
        }
       *[other] twój jedyny wybór był bez błędu.
    }
practice-worth-counted = bez błędu { $good ->
        [0] nie jest żaden
        [one] jest jeden
        [few] są { SAY($good, gender: "masculine") }
       *[other] jest { SAY($good, gender: "masculine") }
    } { SAY($count, case: "gen", gender: "masculine", after: "z") } wyborów{ $close ->
        [0] .
        [one] , jednego nie da się ocenić.
       *[other] , { SAY($close, case: "gen") } nie da się ocenić.
    }{ $free ->
        [yes] { "" }
       *[no] { " " }Pozostałe kosztowały razem około { practice-loss.gen }.
    }
practice-worth-advised = { $count ->
        [one] Jeden dobry wybór był po radzie i liczy się za pół.
        [few] { SAY($count, gender: "masculine") } dobre wybory były po radzie i liczą się za pół.
       *[other] { SAY($count, gender: "masculine") } dobrych wyborów było po radzie i liczy się za pół.
    }
    .brief = Po radzie { SAY($count, gender: "masculine") }.
    .braille = po radzie { $count }
practice-worth-taken-back = { $count ->
        [one] Jeden z nich był cofnięty.
        [few] { SAY($count, gender: "masculine") } z nich były cofnięte.
       *[other] { SAY($count, gender: "masculine") } z nich było cofniętych.
    }
    .brief = Cofnięte { SAY($count, gender: "masculine") }.
    .braille = cofnięte { $count }
practice-deal-name = To rozdanie jest z partii numer { $seed }. Z tym numerem możesz ją zagrać jeszcze raz.
    .braille = partia { $seed }
practice-deal-recorded = To rozdanie jest z zapisu rozegranej partii. W zapisach możesz ją zagrać jeszcze raz.
    .braille = z zapisu
practice-by-step = Gra idzie krok po kroku. Przeciwnik zagra, gdy znów naciśniesz ten klawisz albo Enter. Zwykłe tempo przywrócisz w menu.
    .brief = Krok po kroku.
    .braille = krok po kroku
practice-step-ready = Przeciwnik jest gotowy.
    .braille = gra przeciwnik, krok
practice-undo-nothing = Nie ma już czego cofnąć.
    .braille = bez cofania
practice-undone = { $count ->
        [one] Cofnięty jeden ruch.
        [few] Cofnięte { COUNT($count, of: "move") }.
       *[other] Cofnięto { COUNT($count, of: "move") }.
    }
    .brief = Cofnięte.
    .braille = cofnięto { $count }
practice-open = Przy stole ćwiczebnym wolno podejrzeć. Karty pozostałych:
    .brief = Karty pozostałych:
    .braille = karty:
practice-open-hand = { WHO($seat) }: { CARDS($cards) }.
    .braille = { WHO($seat, form: "short") } { CARDS($cards, case: "braille") }
practice-open-suits = { WHO($seat) }: { HAND($cards) }
    .braille = { WHO($seat, form: "short") } { HAND($cards, case: "braille") }
practice-open-none = Nikt inny nie trzyma teraz żadnych kart.
    .braille = nikt nic
practice-old-trick =
    { $last ->
        [yes] { ORDINAL($number, gender: "feminine") } lewa, ostatnia. Przy stole ćwiczebnym można ją oglądać zawsze.
       *[no] { ORDINAL($number, gender: "feminine") } lewa. W poważnej grze nie wolno już do niej wracać.
    }
    .brief = { ORDINAL($number, gender: "feminine") } lewa.
    .braille = lewa { $number }

practice-size =
    { $unit ->
        [chips] { $size ->
            [one] żeton
           *[other] { COUNT($size, of: "chip", case: "acc") }
        }
       *[points] { $size ->
            [one] punkt
           *[other] { COUNT($size, of: "point", case: "acc") }
        }
    }

# Rady
hint = Rada: { $action }.
    .braille = rada: { $action }
practice-loss =
    { $unit ->
        [tricks] { COUNT($size, of: "trick", case: "acc") }
        [points] { COUNT($size, of: "point", case: "acc") }
        [lead] { COUNT($size, of: "point", case: "acc") } względem rywali
        [places] { COUNT($size, of: "place", case: "acc") }
        [chance] { COUNT($size, of: "percent", case: "acc") }
       *[chips] { COUNT($size, of: "chip", case: "acc") }
    }
    .gen = { $unit ->
        [tricks] { COUNT($size, of: "trick", case: "gen") }
        [points] { COUNT($size, of: "point", case: "gen") }
        [lead] { COUNT($size, of: "point", case: "gen") } względem rywali
        [places] { COUNT($size, of: "place", case: "gen") }
        [chance] { COUNT($size, of: "percent", case: "gen") }
       *[chips] { COUNT($size, of: "chip", case: "gen") }
    }
hint-verdict =
    { $kind ->
        [good] tak samo dobre
        [near] prawie tak samo dobre, gorsze { $small ->
            [yes] najwyżej
           *[no] mniej więcej
        } o { practice-loss }
        [close] nie da się z pewnością powiedzieć, co jest lepsze
        [better] po bliższym spojrzeniu jeszcze lepsze
       *[costly] gorsze mniej więcej o { practice-loss }
    }
hint-other = { $action }: { hint-verdict }.
    .braille = { $action } { $kind ->
        [good] =
        [close] ?
        [better] +
       *[costly] -{ NUMBER($size, maximumFractionDigits: 1) }
    }
hint-before = Drugie najlepsze: { $action }, { hint-verdict }.
    .brief = Drugie: { $action }.
    .braille = drugie { $action } { $kind ->
        [good] =
        [close] ?
        [better] +
       *[costly] -{ NUMBER($size, maximumFractionDigits: 1) }
    }
hint-hopeless = Żaden wybór nie daje już szansy.
    .braille = bez szans
hint-no-more = Nie ma tu już nic do dodania.
    .braille = to wszystko
hint-not-your-turn = O radę poprosisz w swojej kolei.
    .braille = nie twoja kolej
hint-none = Tu program nie umie doradzić.
    .braille = bez rady

# Omówienie
review-offer = Żeby usłyszeć, co rozstrzygnęło w rozdaniu, naciśnij: { $key }.
    .brief = Omówienie: { $key }.
    .braille = omówienie: { $key }
review-progress =
    { $done ->
        [0] Zaczyna się omówienie { COUNT($count, of: "move", case: "gen") }.
       *[other] Omówienie: { SAY($done, gender: "masculine") } { COUNT($count, of: "move", case: "gen", after: "z") }{ $clean ->
            [yes] , jak dotąd bez błędu
           *[no] {""}
        }.
    }
    .braille = omówienie { $done }/{ $count }
review-begin =
    { $decisions ->
        [0] W tym rozdaniu nie było jeszcze z czego wybierać.
       *[other] { $costly ->
            [0] { $state ->
                [master] { LISTENER() ->
                    [feminine] Grałaś jak mistrzyni
                    [none] To była gra mistrzowska
                   *[masculine] Grałeś jak mistrz
                }, żadnego wyboru nie warto zmieniać.
                [close] Żaden twój wybór nie był na pewno błędem; { $close ->
                    [one] jednego
                   *[other] { SAY($close, case: "gen") }
                } nie da się ocenić.
               *[partly] Ocenić dało się { SAY($weighed, gender: "masculine", case: "acc") } { SAY($decisions, case: "gen", gender: "masculine", after: "z") } twoich wyborów i żaden nie był na pewno błędem.
            }
            [one] Najwięcej zależało od jednej chwili.
            [few] Najwięcej zależało od { $costly ->
                [2] dwóch
               *[other] trzech
            } chwil.
           *[other] Najwięcej zależało od kilku chwil.
        }
    }
    .braille = chwile: { $costly }
review-older = To oceniła wcześniejsza wersja programu; w menu stołu można to ocenić na nowo.
    .brief = Oceniła wcześniejsza wersja.
    .braille = oceniła wcześniejsza wersja
review-anew = Oceń to rozdanie na nowo
review-anew-told = Ocenione na nowo: { $others ->
        [0] wszystkie oceny są takie jak przedtem.
        [one] jedna ocena jest teraz inna.
        [few] { SAY($others, gender: "feminine") } oceny są teraz inne.
       *[other] { $others } ocen jest teraz innych.
    }
    .braille = na nowo: inaczej { $others }
practice-longer = Oceń dłużej to, czego nie dało się rozstrzygnąć
practice-longer-begin = { $count ->
        [one] Jeden wybór jest teraz oceniany dłużej.
        [few] { SAY($count, gender: "masculine") } wybory są teraz oceniane dłużej.
       *[other] { SAY($count, gender: "masculine") } wyborów jest teraz ocenianych dłużej.
    }
    .brief = Ocena trwa dłużej.
    .braille = dłużej: { $count }
practice-longer-still = Nawet po dłuższej ocenie nie da się tego rozstrzygnąć.
    .brief = Wciąż o włos.
    .braille = wciąż o włos
practice-longer-failed = Dłuższa ocena nie doszła do końca; poproś o nią jeszcze raz.
    .brief = Nie skończono.
    .braille = nie skończono
practice-longer-offer = W menu stołu można dłużej ocenić to, czego nie dało się rozstrzygnąć.
    .brief = Dłuższa ocena: menu.
    .braille = menu: dłużej
review-supposes = Wszystkie wartości zakładają, że pozostali grają dobrze; tu siedzą słabsi gracze.
    .brief = Przy założeniu dobrej gry.
    .braille = przy dobrej grze
review-against = { $level ->
        [beginner] Wszystkie wartości zakładają, że pozostali grają jak początkujący.
       *[club] Wszystkie wartości zakładają, że pozostali grają jak gracze klubowi.
    }
    .brief = { $level ->
        [beginner] Przeciw początkującym.
       *[club] Przeciw graczom klubowym.
    }
    .braille = { $level ->
        [beginner] przeciw pocz
       *[club] przeciw klub
    }
review-otherwise = { $level ->
        [beginner] Jeśli pozostali grają jak początkujący, { $alike ->
            [yes] prawie nic nie kosztuje też: { $best }.
           *[no] lepsze jest: { $best }.
        }
        [club] Jeśli pozostali grają jak gracze klubowi, { $alike ->
            [yes] prawie nic nie kosztuje też: { $best }.
           *[no] lepsze jest: { $best }.
        }
       *[perfect] Przeciw graczom, którzy nie popełniają błędów, lepsze byłoby: { $best }.
    }
    .brief = { $level ->
        [beginner] Z początkującymi { $alike ->
            [yes] równie dobre
           *[no] lepsze
        }: { $best }.
        [club] Z graczami klubowymi { $alike ->
            [yes] równie dobre
           *[no] lepsze
        }: { $best }.
       *[perfect] Przeciw bezbłędnym: { $best }.
    }
    .braille = { $level ->
        [beginner] pocz { $best }
        [club] klub { $best }
       *[perfect] bezbłędnym { $best }
    }
review-moment = Twój { ORDINAL($number, gender: "masculine") } wybór.
    .braille = wybór { $number }
review-costly = Lepszy wybór, mniej więcej o { practice-loss }: { $best }. Twój wybór: { $own }.
    .braille = { $own } lepiej { $best } +{ NUMBER($size, maximumFractionDigits: 1) }
review-chance = Szansa na to, czego potrzebujesz, mogła wynosić { COUNT($best, of: "percent", case: "acc") }, po twoim wyborze wynosiła { COUNT($own, of: "percent", case: "acc") }.
    .braille = szansa { $own }% z { $best }%
review-more =
    { $count ->
        [one] Coś kosztował jeszcze jeden wybór, ale mniej.
        [few] Coś kosztowały jeszcze { COUNT($count, of: "choice") }, ale mniej.
       *[other] Coś kosztowało jeszcze { COUNT($count, of: "choice") }, ale mniej.
    }
    .braille = jeszcze { $count }, mniej
review-good = Twój wybór: { $own }. Przeciw dobrej grze nic nie jest lepsze.
    .brief = Wybór: { $own }. Dobrze.
    .braille = { $own } dobrze
review-praised = Doskonale: { $own }. Każdy inny wybór byłby gorszy mniej więcej o { practice-loss }.
    .braille = doskonale { $own } +{ NUMBER($size, maximumFractionDigits: 1) }

# Własne pozycje
positions = Własne pozycje
positions-menu = Własne pozycje.
positions-none = Nie ma tu jeszcze żadnej pozycji, zachować ją możesz po omówieniu przy stole ćwiczebnym; wstecz
positions-solve = Rozwiąż to, co czeka
positions-export = Zapisz wszystkie jako tekst
positions-import = Dodaj z pliku
positions-import-menu = Pliki w folderze { $folder }.
    .braille = pliki
positions-no-files = W folderze nie ma żadnego pliku z rozszerzeniem txt, zapisz tam tekst od znajomych; wstecz
positions-taken = { $count ->
        [0] Wszystkie te pozycje już tu masz.
        [one] Jedna pozycja jest nowa.
        [few] { COUNT($count, of: "position") } są nowe.
       *[other] { COUNT($count, of: "position") } jest nowych.
    }
    .braille = nowe: { $count }
position-damaged = W tym tekście nie ma żadnej pozycji, którą dałoby się zagrać. Może brakuje kawałka; poproś, żeby przysłano go jeszcze raz.
    .braille = bez pozycji
position-unplayable = Ta wersja programu nie umie zagrać tej pozycji.
    .braille = nie da się grać
position-file-unreadable = Pliku { $name } nie da się przeczytać, spróbuj innego.
    .braille = nieczytelny
position-label = { $game }, { $whose ->
        [own] kosztowało to około { practice-loss.gen }
       *[other] od kogoś innego
    }, { DATE($day, $today) }
position-state = { $state ->
        [new] jeszcze nie rozwiązywana
        [waits] czeka
        [later] wróci później
       *[solved] rozwiązana
    }
position-menu = Pozycja.
position-solve = Rozwiąż
position-export = Zapisz jako tekst do wysłania
position-delete = Usuń
position-really-delete = Na pewno usunąć tę pozycję?
position-deleted = Pozycja jest usunięta.
position-title = Własna pozycja
position-keep = Zachowaj chwilę jako ćwiczenie
position-keep-menu = Którą chwilę chcesz zachować?
position-keep-all = Wszystkie
position-moment = { ORDINAL($number, gender: "masculine") } wybór, { $own }: kosztowało to około { practice-loss.gen }
position-kept = { $count ->
        [0] To już masz wśród swoich pozycji.
        [one] Pozycja jest zapisana i będzie wracać, dopóki jej nie rozwiążesz.
        [few] { COUNT($count, of: "position") } są zapisane i będą wracać, dopóki ich nie rozwiążesz.
       *[other] { COUNT($count, of: "position") } jest zapisanych i będzie wracać, dopóki ich nie rozwiążesz.
    }
    .brief = { $count ->
        [0] Już tam jest.
       *[other] Zapisano.
    }
    .braille = zapisano { $count }
review-retry = Spróbuj jeszcze raz od błędu, który coś kosztował
review-retry-menu = Od której chwili?
    .braille = od której chwili?
review-retry-offer = Możesz spróbować jeszcze raz od pierwszej z tych chwil. Naciśnij: { $key }.
    .brief = { $key }: spróbuj jeszcze raz.
    .braille = jeszcze raz: { $key }
review-retry-none = Żadnego takiego błędu tu nie ma. Po rozdaniu poproś o omówienie.
    .braille = bez błędu
review-retry-here = Znów jest przed tobą { ORDINAL($number, gender: "masculine") } wybór, z tymi samymi kartami.{ $more ->
        [yes] {" "}Następna chwila: tym samym klawiszem.
       *[no] {""}
    }
    .brief = Znów { ORDINAL($number, gender: "masculine") } wybór.
    .braille = znów wybór { $number }
review-retry-compared = { $state ->
        [better] Lepiej niż za pierwszym razem:
        [worse] Gorzej niż za pierwszym razem:
       *[same] Tak samo jak za pierwszym razem:
    } { $unit ->
        [nothing] { SAY($after) }
       *[other] { AMOUNT($after, $unit) }
    }{ $state ->
        [same] {""}
       *[other] , przedtem { SAY($before) }
    }.
    .brief = Teraz { $after }, przedtem { $before }.
    .braille = teraz { $after } przedtem { $before }
review-by-compared = { $state ->
        [better] Lepiej niż { $name }:
        [worse] Gorzej niż { $name }:
       *[same] Tak samo jak { $name }:
    } { $unit ->
        [nothing] { SAY($after) }
       *[other] { AMOUNT($after, $unit) }
    }{ $state ->
        [same] {""}
       *[other] , { $name } { SAY($before) }
    }.
    .brief = Ty { $after }, { $name } { $before }.
    .braille = ty { $after } { $name } { $before }
practice-in-place = Na tym miejscu gra w zapisie { $name }: wybory w nim nie są twoje.
    .braille = w zapisie: { $name }
position-keep-offer = Te chwile możesz w menu stołu zachować jako ćwiczenie.
    .braille = menu: zachować

# Jak graczowi idzie: strona, wykresy po tygodniach.
learnt = Jak ci idzie
learnt-menu = Jak ci idzie.
    .braille = postępy
learnt-title = Jak ci idzie
learnt-none = Nie ma jeszcze czego pokazać: po rozdaniu przy stole ćwiczebnym zapytaj, co rozstrzygnęło, albo włącz tam mówienie, co dał każdy wybór; wstecz
learnt-read = Czytaj przegląd
learnt-graph = Wykres
learnt-graph-of = { $name }, { $course }
learnt-course = { $alone ->
        [yes] na razie jeden tydzień: { learnt-only }
       *[no] { COUNT($weeks, of: "week") }, od { learnt-first } do { learnt-value }, najwięcej { learnt-best }
    }
learnt-only =
    { $unit ->
        [percent] { COUNT($last, of: "percent") }
       *[matches] { COUNT($last, of: "match") }
    }
learnt-value =
    { $unit ->
        [percent] { COUNT($last, of: "percent", case: "gen") }
       *[matches] { COUNT($last, of: "match", case: "gen") }
    }
learnt-first =
    { $unit ->
        [percent] { COUNT($first, of: "percent", case: "gen") }
       *[matches] { COUNT($first, of: "match", case: "gen") }
    }
learnt-best =
    { $unit ->
        [percent] { COUNT($most, of: "percent") }
       *[matches] { COUNT($most, of: "match") }
    }
learnt-seconds = Długość jednego tonu
learnt-seconds-long = { COUNT($seconds, of: "second") }
learnt-pitch = Wysokość tonów
learnt-pitch-low = niska, od { SAY($least, case: "gen") } do { SAY($greatest, case: "gen") } herców
learnt-pitch-middle = średnia, od { SAY($least, case: "gen") } do { SAY($greatest, case: "gen") } herców
learnt-pitch-high = wysoka, od { SAY($least, case: "gen") } do { SAY($greatest, case: "gen") } herców
learnt-pitch-wide = cały zakres, od { SAY($least, case: "gen") } do { SAY($greatest, case: "gen") } herców
learnt-export = Zapisz jako tabelę CSV
learnt-no-sound = Wykresu nie ma tu kto zagrać, dźwięk nie jest włączony. Przeczytaj go w przeglądzie.
    .braille = bez dźwięku
learnt-choices = Wybory, które nic nie kosztowały
    .braille = wybory
learnt-choices-of = { $game }: wybory, które nic nie kosztowały
    .braille = { $game }
learnt-counting = Liczenie przy stole
    .braille = liczenie
learnt-matches = Skończone partie
    .braille = partie
learnt-day = { ORDINAL($day, case: "gen") } { month }
    .braille = { $day }. { $month }.
learnt-now = Ten tydzień
learnt-nothing-now = W tym tygodniu jeszcze nic.
learnt-by-week = Tydzień po tygodniu
learnt-week = Od { learnt-day }: { $text }
learnt-week-choices = { $count ->
        [one] Jedyny wybór { $share ->
            [0] coś kosztował.
           *[other] nic nie kosztował.
        }
       *[other] Wybory, które nic nie kosztowały: { COUNT($share, of: "percent") } { COUNT($count, of: "choice", case: "gen", after: "z") }.
    }
learnt-week-counting = { $asked ->
        [one] Liczenie: jedyne pytanie, odpowiedź { $right ->
            [0] błędna.
           *[other] dobra.
        }
       *[other] Liczenie: dobrze { SAY($right, gender: "feminine") } { SAY($asked, case: "gen", gender: "feminine", after: "z") } odpowiedzi.
    }
learnt-week-matches = Skończone: { COUNT($count, of: "match") }.
learnt-kind = { $kind }: { $count ->
        [one] jedyny wybór { $free ->
            [yes] nic nie kosztował.
           *[no] kosztował około { practice-loss.gen }.
        }
       *[other] nic nie kosztowało { COUNT($share, of: "percent") } { COUNT($count, of: "choice", case: "gen", after: "z") }{ $free ->
            [yes] .
           *[no] , pozostałe razem około { practice-loss.gen }.
        }
    }
learnt-all = Wszystko
learnt-kind-lead = Wyjście
learnt-kind-follow = Karta do lewy
learnt-kind-take = Brać czy skończyć
learnt-kind-compose = Która liczba
learnt-kind-exchange = Wymiana
learnt-kind-close = Zamknąć czy czekać
learnt-kind-bet = Stawki
learnt-kind-trump = Wybór atu
learnt-kind-packets = Pakiety

# Mistrz na miejscu gracza
master = Jak stąd zagrałby mistrz
master-menu = Mistrz gra za ciebie, pozostali grają jak przy stole.
    .brief = Mistrz gra za ciebie.
    .braille = mistrz
master-compare = Porównaj z mistrzem
master-compare-menu = Mistrz gra całe rozdanie za ciebie, potem usłyszysz porównanie.
    .brief = Mistrz gra za ciebie.
    .braille = mistrz
master-wait = Mistrz jeszcze gra; wróć do stołu
master-back = Wróć do stołu
master-parts = Tu drogi się rozchodzą. Twój wybór: { $own }. Mistrz: { $best }, lepsze mniej więcej o { practice-loss }.
    .brief = Ty: { $own }. Mistrz: { $best }.
    .braille = ty { $own } mistrz { $best }
master-same = Mistrz nie znalazł wyboru, który na pewno coś cię kosztował, i gra do końca tak jak ty.
    .brief = Mistrz gra tak jak ty.
    .braille = mistrz gra tak jak ty
master-failed = Mistrz nie dograł tego do końca, spróbuj od innego miejsca.
    .braille = nie dograno
master-size =
    { $unit ->
        [nothing] { $master }
       *[other] { AMOUNT($master, $unit) }
    }
master-outcome = { $unit ->
        [nothing] Tak dograłby to mistrz.
       *[other] Tak dograłby to mistrz: { master-size }.
    }
    .brief = Mistrz: { master-size }.
    .braille = mistrz { $master }
master-compared = { $unit ->
        [nothing] Wynik
       *[other] { UNIT($unit) }
    }: ty { $own }, mistrz { $master }, zwykli gracze na twoim miejscu średnio { $average }. Rozegrano { SAY($count, gender: "masculine") } razy.
    .brief = Ty { $own }, mistrz { $master }, średnia { $average }.
    .braille = ty { $own } mistrz { $master } średnia { NUMBER($average, maximumFractionDigits: 1) }

# To samo rozdanie na każdym poziomie
master-deal = To samo rozdanie na każdym poziomie
master-deal-menu = To samo rozdanie, a na twoim miejscu po kolei gracz każdego poziomu.
    .brief = Każdy poziom na twoim miejscu.
    .braille = każdy poziom
master-deal-player = { $level ->
        [beginner] Początkujący
        [improver] Średnio zaawansowany
        [club] Gracz klubowy
        [strong] Mocny gracz
        [master] Arcymistrz
       *[expert] Mistrz
    }
master-deal-short = { $level ->
        [beginner] pocz
        [improver] średn
        [club] klub
        [strong] mocny
        [master] arcym
       *[expert] mistrz
    }
master-deal-own = Ty: { $unit ->
        [nothing] { $own }
       *[other] { AMOUNT($own, $unit) }
    }.
    .braille = ty { $own }
master-deal-waits = { master-deal-player } jeszcze gra.
    .braille = { master-deal-short }: gra
master-deal-failed = { master-deal-player }: gra niedokończona.
    .braille = { master-deal-short }: nie grał
master-deal-theirs = { $unit ->
        [nothing] { $theirs }
       *[other] { AMOUNT($theirs, $unit) }
    }
master-deal-played = { master-deal-player }: { master-deal-theirs }{ $number ->
        [0] , do końca tak jak ty.
       *[other] . Przy twoim { ORDINAL($number, gender: "masculine", case: "loc") } wyborze: { $best }. Twój wybór: { $played }.
    }
    .brief = { master-deal-player }: { $theirs }.
    .braille = { master-deal-short } { $theirs }{ $number ->
        [0] {" "}=
       *[other] {" "}{ $number }: { $best }
    }
master-deal-all = Zagrali wszyscy. Naciśnij Enter na którymś z nich, żeby usłyszeć, jak poszło.
    .brief = Zagrali wszyscy.
    .braille = zagrali
master-deal-level = { master-deal-player } na twoim miejscu.
    .braille = { master-deal-short }
master-deal-parts = Tu drogi się rozchodzą. Twój wybór: { $own }. { master-deal-player }: { $best }.
    .brief = Ty: { $own }. { master-deal-player }: { $best }.
    .braille = ty { $own } { master-deal-short } { $best }
master-deal-same = { master-deal-player } gra do końca tak jak ty.
    .braille = { master-deal-short } jak ty
master-deal-outcome = { master-deal-player } kończy z wynikiem: { master-deal-theirs }.
    .brief = { master-deal-player }: { $theirs }.
    .braille = { master-deal-short } { $theirs }

# Rozdanie na temat
theme-menu = Zagraj rozdanie na temat
theme-menu-title = Jakie to ma być rozdanie?
    .braille = temat
theme-none = Takiego rozdania przy tych zasadach nie znaleziono, spróbuj innego tematu.
    .braille = nie znaleziono
