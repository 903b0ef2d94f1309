# Program: menu, otoczenie stołu, pomoc, komunikaty.
say-text = { $text }
yes = Tak
    .typed = no tak, jasne, pewnie, oczywiście, ok
no = Nie
    .typed = raczej nie, nie chcę, zostać
on = włączone
off = wyłączone
back = Wstecz
    .typed = wróć, powrót
cancel = Anuluj
place-of = { ORDINAL($place, gender: "feminine") } { of-count }
card-place-of = { place-of }
of-count = { SAY($count, case: "gen", gender: "feminine", after: "z") }
channel-short =
    { $channel ->
        [speech] mowa
        [sound] dźwięk
        [braille] linijka
        [window] okno
        [haptics] wibracje
       *[other] wyjście
    }
entry = { $label }, { place-of }.
    .brief = { $label }.
    .braille = { $label }
entry-gone = { $label }: już tego nie ma
entry-value = { $label }: { $value }, { place-of }.
    .brief = { $label }: { $value }.
    .braille = { $label }: { $value }
value-now = { $value }.
    .braille = { $value }
changed = { $label }: { $value }.
    .brief = { $value }.
    .braille = { $value }
nothing-to-change = Tu nie ma czego zmieniać.
    .braille = bez zmian
unknown-key =
    { $help ->
        [none] Ten klawisz nic tu nie robi.
       *[other] Ten klawisz nic tu nie robi. Pomoc: { $help }.
    }
    .brief =
        { $help ->
            [none] Nic.
           *[other] Nic. Pomoc { $help }.
        }
    .braille = nic tu nie robi
word-not-here = Tego nie można tu zrobić. Napisz pomoc, a usłyszysz, co można.
    .braille = nie tutaj
word-at-table = To działa przy stole. Żeby tam wrócić, napisz wstecz.
    .braille = przy stole: wstecz
no-voice-speaks = Program nie mówi teraz żadnym głosem, ten klawisz nic nie zmieni. Głos włączysz w ustawieniach.
    .braille = program milczy
unknown-word = Nie rozumiem słowa „{ $word }”. Napisz pomoc, a usłyszysz, co można napisać.
    .braille = nie rozumiem { $word }
several-fit = „{ $word }” pasuje do kilku rzeczy. O którą chodzi?
    .braille = która?
typed-places = pierwsz, drug, trzec, czwart, piąt
did-you-mean = { $count ->
    [1] Chodzi o „{ $name }”?
   *[other] O co z tego chodzi?
    }
    .braille = chodzi o?

# Menu
main-menu = Menu główne.
    .braille = menu główne
program-is = Stół do kart dla uszu, palców i oczu: gra się z komputerem albo z ludźmi na odległość.
menu-new-match = Nowa partia
    .typed = grać
    .stems = gra, zag, nowa partia, nowa gra
menu-together = Zagraj razem przy tym komputerze
    .stems = grać razem, we dwoje, dwie osoby
menu-daily = Rozdanie dnia
    .stems = rozdanie dnia, dzisiejsz rozda
menu-people = Gra z ludźmi
    .stems = grać ludź, grać znajom, grać przyjaci, ludź, znajom, online
menu-back-to-table = Wróć do stołu, przy którym grasz z ludźmi
menu-continue = Kontynuuj partię
menu-choose-match = Wybierz spośród zaczętych partii
menu-last-place = { $kind ->
        [match] Kontynuuj ostatnią partię
        [day] Kontynuuj rozdanie dnia
        [called] Wróć do zgłaszania kart
       *[evening] Wróć na wieczór klubowy
    }
menu-learn = Nauka gry
    .stems = naucz, uczyć, nauk, lekcj
menu-practice = Ćwiczenia
    .stems = ćwicz, trening
rules-none = Zasad tej gry tu nie spisano.
menu-rules = Zasady
    .stems = zasad, jak się gra
menu-learn-sounds = Poznawanie dźwięków
menu-learn-keys = Przegląd klawiszy
keys-try = Wypróbuj klawisze, nic nie zrobią
    .braille = wypróbuj klawisze
keys-read = Przeczytaj wszystkie klawisze przy stole
    .braille = wszystkie klawisze
keys-trying = Naciśnij dowolny klawisz, a usłyszysz, co robi przy stole. Żeby wyjść, naciśnij dwa razy klawisz wstecz.
    .brief = Naciśnij klawisz. Wstecz dwa razy.
    .braille = naciśnij klawisz, wstecz dwa razy
keys-does = { $key }: { $does }.
    .braille = { $key }: { $does }
keys-nothing = { $key }: przy stole nic nie robi.
    .braille = { $key }: nic
keys-leave = { $key }: { $does }. Żeby wyjść, naciśnij jeszcze raz.
    .braille = { $key }: { $does }, znów wyjście
keys-pan-back = wstecz po linijce i po komunikatach
keys-pan-on = naprzód po linijce i po komunikatach
keys-button = tutaj
keys-touch = Dotknięcie wybiera kartę, drugie ją zagrywa; gdzie indziej mówi, co tam jest.
    .braille = nad kartą ją wybiera, znów zagrywa; gdzie indziej mówi, co tam jest
menu-statistics = Statystyka
    .stems = statyst
menu-settings = Ustawienia
    .stems = ustaw
menu-call = Zgłaszaj prawdziwe karty na stole
menu-evening = Poprowadź wieczór klubowy
menu-about = O programie, wersja { $version }
    .stems = o program, co to jest
about-title = Numeramis Access, wersja { $version }.
    .braille = wersja { $version }
about-changes = Co nowego
about-news = Program ma nową wersję { $version }. Przeczytaj, co się zmieniło; albo wróć na początek. Później znajdziesz to w menu O programie
    .braille = nowa wersja { $version }
about-language = O tym języku
about-update = Jak zaktualizować program
about-dots = Bez słuchu i bez wzroku
    .braille = samymi punktami
about-version = To jest wersja { $version }.
conformity-number = Numer
conformity-name = Kryterium
conformity-level = Poziom
conformity-support = Spełnienie
conformity-tests = Testy
conformity-note = Uwaga
conformity-written = Raport jest w pliku { $file }
newest-ask = Czy jest nowsza wersja?
newest-asked = Trwa sprawdzanie.
newest-newer = Tak, jest nowsza wersja { $version }. Jak ją zainstalować, mówi pozycja „{ $way }”.
    .braille = nowsza: { $version }
newest-this = Ta wersja jest najnowsza.
    .braille = najnowsza
newest-silent = Brak odpowiedzi. Sprawdź połączenie z internetem albo spróbuj później.
    .braille = brak odpowiedzi
update-zip = Rozpakuj nowy plik zip do nowego folderu i uruchamiaj program stamtąd. Ustawienia, partie i statystykę znajdzie sam. Jeśli obok programu masz portable, przenieś do nowego folderu także to i folder home. Stary folder możesz potem usunąć.
update-deb = Zainstaluj nowy pakiet na dotychczasowy, poleceniem sudo apt install i nazwą pliku deb. Ustawienia, partie i statystyka zostaną.
update-pipx = Zainstaluj nowy plik whl poleceniem pipx install --force --pip-args=--only-binary=:all: i jego nazwą. Ustawienia, partie i statystyka zostaną.
update-pip = Zainstaluj nowy plik whl poleceniem python -m pip install --upgrade --only-binary=:all: i jego nazwą. Ustawienia, partie i statystyka zostaną.
update-folder = Umieść nowy folder programu w miejscu tego albo zrób w nim git pull i uruchom program jak zawsze. Ustawienia, partie i statystyka leżą gdzie indziej i zostaną.
update-page = Stronę aktualizuje ten, kto ją prowadzi. Wystarczy wczytać ją od nowa, partia na niej zostanie.
report-menu = Raport dla autorów
report-title = Raport dla autorów programu
report-about = W raporcie są wersje, to, co program znalazł na tym komputerze, zapisane usterki i ostatnie klawisze. Nie ma w nim kart, imion, kodów ani niczego, co było napisane lub powiedziane.
report-versions = Wersje
report-found = Co znaleziono na komputerze
report-noted = Zapisane usterki
report-keys = Ostatnie klawisze
report-nothing = nic
report-hear = Co w nim jest
report-save = Zapisz do pliku
report-looking = Trwa przegląd komputera, to chwilę potrwa.
    .braille = przeglądam
report-ready = Raport jest gotowy. Możesz przejrzeć, co w nim jest, i zapisać go.
    .braille = raport gotowy
report-saved = Raport jest zapisany w pliku { $name }. Wyślij go autorom i dopisz, co się stało.
    .braille = zapisano
newer-home = Ostatnio grała tu nowsza wersja programu, { $newer }. Ta wersja, { $version }, nie rusza twoich danych: uruchom tamtą nowszą albo zaktualizuj tę.
    .braille = uruchom wersję { $newer }
menu-quit = Zakończ
    .stems = zakończ, wyłącz
choose-game = Wybierz grę.
    .braille = wybór gry
choose-match = Wybierz partię.
    .braille = wybór partii
kept-game = { $game }{ $variant ->
        [none] {""}
       *[other] {" "}{ $variant }
    }
kept-when = { DATE($created, $today) }
kept-outcome = { $outcome ->
        [won] wygrana
        [tied] remis
        [lost] przegrana
        [place] { ORDINAL($place, gender: "neuter") } miejsce
       *[alone] skończona
    }{ $scored ->
        [yes] {" "}{ SAY($own, gender: "masculine") } do { SAY($other, gender: "masculine", case: "gen") }
       *[no] {""}
    }
kept-names = przy stole { $names }
    .braille = { $names }
kept-parts = { $first }, { $next }
choose-number = { $label }, od { SAY($least, case: "gen") } do { SAY($most, case: "gen") }. { $about }
    .braille = { $least }-{ $most }
choose-amount = Wybierz kwotę od { SAY($least, case: "gen") } do { SAY($most, case: "gen") }.
    .braille = { $least }-{ $most }
amount = Kwota
option-seed = Numer partii
seed-any = dowolny
choose-seed = Napisz numer partii. Z tym samym numerem i tymi samymi opcjami dostaniesz te same karty.
    .brief = Numer partii.
    .braille = numer partii
number-not-offered = Tej liczby nie ma do wyboru. Do wyboru są: { $choices }.
    .braille = do wyboru: { $choices }
number-none = na razie nic
number-outside = Liczba ma być od { SAY($least, case: "gen") } do { SAY($most, case: "gen") }.
    .brief = Od { SAY($least, case: "gen") } do { SAY($most, case: "gen") }.
    .braille = { $least }-{ $most }
number-too-long = Ta liczba jest za długa, { $count ->
        [few] mieszczą się
       *[other] mieści się
    } { COUNT($count, of: "digit") }.
    .brief = Dłuższej nie można.
    .braille = cyfr najwyżej { $count }
writing-nothing = na razie nic
writing-now = { $letter }
writing-gone = { $letter } usunięte
    .braille = usunięte { $letter }
writing-capital = wielkie { $letter }
writing-at = { $letter }
writing-begin = początek tekstu
writing-end = koniec tekstu
writing-sign = punkty { $dots }
writing-sign-gone = punkty { $dots } usunięte
writing-unread = Punktów { $cells } twoja tablica brajlowska nie zna, nic z nich nie zapisano.
    .brief = Tych punktów tablica nie zna.
    .braille = { $cells } nic nie znaczy
writing-leave = Porzucić to, co napisane?
sign-space = spacja
sign-exclamation-mark = wykrzyknik
sign-quotation-mark = cudzysłów
sign-number-sign = krzyżyk
sign-dollar-sign = dolar
sign-percent-sign = procent
sign-ampersand = znak and
sign-apostrophe = apostrof
sign-left-parenthesis = lewy nawias
sign-right-parenthesis = prawy nawias
sign-asterisk = gwiazdka
sign-plus-sign = plus
sign-comma = przecinek
sign-hyphen-minus = łącznik
sign-full-stop = kropka
sign-solidus = ukośnik
sign-colon = dwukropek
sign-semicolon = średnik
sign-less-than-sign = mniejsze niż
sign-equals-sign = równa się
sign-greater-than-sign = większe niż
sign-question-mark = znak zapytania
sign-commercial-at = małpa
sign-left-square-bracket = lewy nawias kwadratowy
sign-reverse-solidus = ukośnik wsteczny
sign-right-square-bracket = prawy nawias kwadratowy
sign-circumflex-accent = daszek
sign-low-line = podkreślnik
sign-grave-accent = akcent słaby
sign-left-curly-bracket = lewy nawias klamrowy
sign-vertical-line = kreska pionowa
sign-right-curly-bracket = prawy nawias klamrowy
sign-tilde = tylda
writing-empty = Nic jeszcze nie napisano.
    .braille = nic nie napisano
writing-too-long = Ten tekst jest za długi, { $count ->
        [few] mieszczą się
       *[other] mieści się
    } { COUNT($count, of: "letter") }.
    .braille = liter najwyżej { $count }
own-tables = Zmień nazwę albo usuń własne stoły
    .braille = własne stoły
own-table-keep = Zapisz jako własny stół pod nazwą
    .braille = zapisz jako stół
own-table-name = Napisz nazwę stołu
    .braille = stół
own-table-kept = Stół { $name } jest zapisany. Znajdziesz go na początku nowych partii.
    .brief = { $name } jest zapisany.
    .braille = zapisano: { $name }
own-table-there = Stół { $name } już masz. Zastąpić go tym?
    .braille = zastąpić { $name }?
own-table = Stół { $name }.
    .braille = { $name }
own-table-rename = Zmień nazwę
own-table-renamed = Stół nazywa się teraz { $name }.
    .braille = teraz { $name }
own-table-taken = Nazwę { $name } ma już inny stół. Wybierz inną.
    .braille = już jest: { $name }
own-table-delete = Usuń
own-table-really-delete = Na pewno usunąć stół { $name }? Partie, które przy nim rozegrano, zostaną.
    .braille = usunąć { $name }?
own-table-deleted = Stół { $name } jest usunięty.
    .braille = usunięto: { $name }
own-table-gone = Stołu { $name } już nie ma: inne okno programu zmieniło jego nazwę albo go usunęło. Wybierz inny stół.
    .braille = już go nie ma
own-table-unplayable = Stół { $name } jest z innej wersji programu i nie da się przy nim grać. Ustaw go od nowa.
    .braille = nie da się grać
start-match = Zacznij grę
open-table = Otwórz stół
option-preset = Zestaw
preset-own = własny
option-players = Liczba graczy
option-opponents = Przeciwnicy i partnerzy
choose-opponents = Kto usiądzie z tobą do stołu? Zaczyna się po twojej lewej, strzałkami w lewo i w prawo zaprosisz kogoś innego.
opponent-place = { ORDINAL($place, gender: "neuter") } miejsce
opponent = { $name }, { $temperament }
temperament-calm = spokojny charakter
temperament-bold = odważny charakter
temperament-careful = ostrożny charakter
drawn = Wylosowano: { $value }.
choose-order = W co się gra w którym rozdaniu; potem kolejność zaczyna się od nowa.
order-place = { ORDINAL($place, gender: "neuter") } rozdanie
order-longer = Dodaj rozdanie
order-shorter = Usuń ostatnie rozdanie
order-changed =
    { $count ->
        [few] W kolejności są { COUNT($count, of: "deal") }.
       *[other] W kolejności jest { COUNT($count, of: "deal") }.
    }
order-length = { COUNT($count, of: "deal") } w kolejności
option-level = Siła przeciwników
level-beginner = początkujący
level-improver = średnio zaawansowany
level-club = gracz klubowy
level-strong = mocny gracz
level-expert = mistrz
level-master = arcymistrz
really-quit = Na pewno zakończyć program?
    .braille = zakończyć?
really-leave = Na pewno odejść od stołu? Rozpoczętej partii się nie zapisuje.
    .braille = odejść?
    .typed = { match-leave.typed }
really-leave-kept = Na pewno odejść od stołu? Partia zostanie zapisana i możesz ją kontynuować.
    .braille = odejść?
    .typed = { match-leave.typed }
goodbye = Do widzenia.
    .braille = do widzenia
goodbye-kept = Do widzenia. Partia jest zapisana.
    .braille = do widzenia, zapisano
match-menu = Menu partii.
    .braille = menu partii
match-back = Wróć do stołu
match-commands = O co mogę pytać i co mogę zrobić
    .braille = pytać, robić
match-rules = Zasady tej gry
match-describe = Numer partii
match-leave = Odejdź od stołu
    .typed = odejść, odejdź, opuścić stół, wyjść
    .stems = chcę wyj, chcę odej, chcę kończ, kończę, do domu, odejść, wyjść
match-end = Zakończ i wróć do menu głównego
seed-now = Ta partia ma numer { $seed }. Z tym numerem można ją powtórzyć.
    .braille = numer { $seed }
seed-secret = Karty tej partii rozdał przypadek, a jej numer jest tajny. Gdy się skończy, te same rozdania możesz zagrać jeszcze raz z zapisów partii.
    .brief = Numer jest tajny.
    .braille = numer tajny
choose-language = Wybierz język strzałkami i potwierdź klawiszem Enter.
    .braille = język
choose-language-too = Żeby wybrać polski, przejdź strzałkami do słowa Polski i naciśnij Enter.
    .braille = polski: strzałka, enter
choose-voice = Jaki głos ci odpowiada? Zmień wartość strzałkami i potwierdź klawiszem Enter.
    .braille = głos
no-voice-here =
    { $why ->
        [asked] Żaden głos nie mówi, tak program uruchomiono.
       *[found] Żaden głos nie mówi, bo żadnego tu nie słychać. Sprawdź słuchawki lub głośniki, uruchom czytnik ekranu albo zainstaluj espeak-ng.
    }
    .braille = bez głosu
choose-address = Jak mamy się do ciebie zwracać? Zmień formę strzałkami i potwierdź klawiszem Enter.
    .braille = forma
voice-done = Głos mi odpowiada
by-touch = Co poznasz dotykiem
    .braille = dotykiem
calls-by-touch = Swoją kolej albo wezwanie poczujesz nawet bez ręki na linijce. Zawibruje kontroler do gier, a także telefon z otwartą stroną, jeśli jego przeglądarka to potrafi.
address-done = Gotowe

# Przy stole
focus-card = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
focus-card-marked = { CARD($card) }, do wymiany.
    .braille = { CARD($card, case: "braille") }*
focus-card-placed = { CARD($card) }, { card-place-of }.
    .brief = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
focus-card-marked-placed = { CARD($card) }, do wymiany, { card-place-of }.
    .brief = { CARD($card) }, do wymiany.
    .braille = { CARD($card, case: "braille") }*
focus-choice = { $label }, { place-of }.
    .brief = { $short }
    .braille = { $dots }
focus-position = { place-of }.
    .braille = { $place }/{ $count }
marked = { CARD($card) } do wymiany, razem { SAY($count, gender: "feminine") }.
    .brief = Do wymiany, razem { SAY($count, gender: "feminine") }.
    .braille = { CARD($card, case: "braille") }* { $count }
unmarked = { CARD($card) } już nie do wymiany, razem { SAY($count, gender: "feminine") }.
    .brief = Nie do wymiany.
    .braille = { CARD($card, case: "braille") } { $count }
nothing-to-mark = Kart teraz się nie zaznacza, nie ma czego wymieniać.
    .braille = bez wymiany
hints-where = Rady są tylko przy stole ćwiczebnym. Ćwiczenia znajdziesz w menu głównym.
    .braille = rady: stół ćwiczebny
only-in-practice = To można robić tylko przy stole ćwiczebnym. Ćwiczenia znajdziesz w menu głównym.
    .brief = Tylko przy stole ćwiczebnym.
    .braille = tylko ćwicząc
marks-full = { $count ->
        [one] Wymienić możesz tylko jedną kartę. Najpierw ją odznacz.
       *[other] Wymienić możesz najwyżej { COUNT($count, of: "card", case: "acc") }. Najpierw którąś odznacz.
    }
    .brief = Najwyżej { COUNT($count, of: "card") }.
    .braille = najwyżej { COUNT($count, of: "card") }
typed-card = { CARD($card) }, { CARD($card, case: "acc") }, { CARD($card, case: "gen") }, { CARD($card, case: "with") }
typed-prepositions = z, ze
typed-number = { $number }
typed-exchange = wymienić, wymień, wymieniam, zmienić, zmieniam, wymiana
typed-and = a, i, jeszcze
typed-play = grać, dam, daję, połóż, wyłóż, biorę, weź
typed-filler = karta, kartę, karty, liczba, liczbę, numer, tę, ta, proszę
typed-usual = jopek=walet, dupek=walet, damka=dama, żołądź=trefl, dzwonek=karo, wino=pik, czerwień=kier
typed-code = { CARD($card, case: "braille") }
typed-french = { RANK($card) } { SUIT($suit) }, { SUIT($suit) } { RANK($card) }
typed-french-number = { SUIT($suit) } { $number }, { SUIT($suit, case: "typed") } { $number }, { $number } { SUIT($suit, case: "typed") }, { $number } { SUIT($suit) }
action-call-suit = { SUIT($suit, case: "title") }
    .braille = { SUIT($suit, case: "braille") }
action-call-take-back = Cofnij
    .braille = cofnij
action-call-correct = Popraw
    .braille = popraw
    .typed = poprawka, błąd
line-dropped = Skasowane.
    .braille = skasowane
nothing-here = Nic tu nie ma.
    .braille = nic
no-cards = Nie masz na ręce żadnych kart.
    .braille = bez kart
no-choices = Teraz nie ma z czego wybierać.
    .braille = bez wyboru
nothing-playable = Teraz nie możesz zagrać żadnej karty.
    .braille = nie można grać
no-such-card = Nie masz { CARD($card, case: "gen") }.
    .brief = Nie masz.
    .braille = nie masz { CARD($card, case: "braille") }
no-such-rank = Nie masz { RANK($card, case: "gen") }.
    .brief = Nie masz.
    .braille = nie masz { RANK($card, case: "braille") }
hand-sorted = { $sorting ->
        [suits] Ułożone kolorami
        [trumps] Ułożone, atuty najpierw
        [rank] Ułożone według wysokości
       *[dealt] W kolejności, w jakiej przyszły
    }{ $down ->
        [yes] { $sorting ->
            [dealt] , ostatnia najpierw.
           *[rank] , od najwyższej.
        }
       *[no] { $sorting ->
            [dealt] .
           *[rank] , od najniższej.
        }
    }
    .brief = { $sorting ->
        [suits] Kolory
        [trumps] Atuty najpierw
        [rank] Wysokość
       *[dealt] Jak przyszły
    }{ $down ->
        [yes] , malejąco.
       *[no] .
    }
    .braille = { $sorting ->
        [suits] kolorami
        [trumps] atuty najpierw
        [rank] wysokością
       *[dealt] jak przyszły
    }{ $down ->
        [yes] {" "}malejąco
       *[no] {""}
    }
really-do = Na pewno: { $choice }?
    .braille = na pewno?
match-continued = { $game }, partia trwa.
    .brief = { $game }.
    .braille = { $game }
back-at-table = Znów przy stole.
    .braille = przy stole
choice-continue = Następne rozdanie
    .braille = dalej enter
choice-continue-trick = Kontynuuj
    .braille = dalej enter
choice-take-back = Odzyskaj swoje miejsce
    .braille = wróć enter
choice-next-round = Następna runda może się zacząć
choice-next-play = Następna partia może się zacząć
    .braille = następna runda: enter
choice-menu = Otwórz menu
    .braille = koniec enter
continue-with-enter = Naciśnij Enter, żeby kontynuować.
    .brief = Kontynuuj: Enter.
    .braille = dalej enter
how-to-choose =
    { $lines ->
        [yes] Wybierz strzałkami i klawiszem Enter albo napisz nazwę.
       *[no] Wybierz strzałkami i klawiszem Enter.
    }
    .brief = Wybierz strzałkami i klawiszem Enter.
    .braille = przyciskiem
first-step-3 = Swoje karty przeczytasz tak: { $hand }{ $device ->
        [terminal] {" i Enter"}
       *[other] {""}
    }.
    .brief = Twoje karty: { $hand }.
    .braille = karty: { $hand }
first-step-2 = { $device ->
        [page] Kartę zagrasz jej przyciskiem.
       *[other] Po pierwszym Enterze słyszysz kartę, drugim ją zagrywasz.
    }
    .braille = { $device ->
        [page] kartę gra jej przycisk
       *[other] Enter czyta, znów gra
    }
first-step-1 = Co można zrobić, sprawdzisz tak: { $help }.
    .brief = Pomoc: { $help }.
    .braille = pomoc: { $help }
match-again = Zagraj jeszcze raz z nowymi kartami
match-same-cards = Te same karty z następnego miejsca, przy stole ćwiczebnym
    .braille = te same karty skądinąd
match-same-cards-none = Nikt inny w tej partii nie ma kart. Wybierz raczej inną partię.
    .braille = nikt inny
match-set-up = Inna partia: inny skład, numer albo ustawienia
match-finished = Naciśnij Enter, żeby otworzyć menu.
    .brief = Koniec, menu Enter.
    .braille = koniec enter
opponent-failed = Przeciwnik zawiódł i zagrał pierwszy możliwy ruch.
    .braille = przeciwnik: ruch zastępczy
laid-highest = { WHO($seat) }: { CARD($card) }, najwyższa karta.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }!
laid-by = { WHO($seat) }

# Okno dla czytnika ekranu
view-table = Na stole
view-hand = Twoje karty
view-choices = Co możesz zrobić
view-status = Stan gry

# Historia i głos
lately-nothing = Od twojego ostatniego ruchu nic się nie stało.
    .brief = Od tego czasu nic.
    .braille = nic nowego
history-topic-now = Historia: { $topic ->
        [play] tylko zagrania.
        [score] tylko wyniki.
        [answer] tylko twoje pytania.
       *[all] wszystko.
    }
    .brief = { $topic ->
        [play] Zagrania.
        [score] Wyniki.
        [answer] Pytania.
       *[all] Wszystko.
    }
    .braille = historia: { $topic ->
        [play] zagrania
        [score] wyniki
        [answer] pytania
       *[all] całość
    }
history-end = To koniec historii.
    .brief = Koniec historii.
    .braille = koniec historii
rate-now = Szybkość { COUNT($percent, of: "percent") }.
    .braille = szybkość { $percent }
volume-now = Głośność { COUNT($percent, of: "percent") }.
    .braille = głośność { $percent }
pitch-now = Wysokość { COUNT($percent, of: "percent") }.
    .braille = wysokość { $percent }
verbosity-now =
    { $level ->
        [1] Krótkie komunikaty.
        [2] Zwykłe komunikaty.
       *[3] Dokładne komunikaty.
    }
    .braille = komunikaty { $level }
mode-now =
    { $mode ->
        [screen-reader] Mówi czytnik ekranu.
       *[own-voice] Mówi własny głos programu.
    }
    .braille = { $mode ->
        [screen-reader] czytnik
       *[own-voice] własny głos
    }

# Czytanie i pomoc
reader-title = { $title }
reader-heading = Nagłówek: { $text }.
    .brief = { $text }.
    .braille = # { $text }
no-more-headings = Następnego nagłówka tu nie ma.
    .braille = bez nagłówka
handbook-contents = Spis treści
handbook-file = podrecznik
handbook-keyboard = Klawisze w oknie
    .brief = w oknie
handbook-terminal = Klawisze i słowa w terminalu
    .brief = w terminalu
handbook-page = Klawisze w przeglądarce
    .brief = w przeglądarce
handbook-everywhere = Klawisze, które działają wszędzie
handbook-section = { $section } ({ $chapter })
handbook-written = Podręcznik jest w pliku { $file }
help-title = Pomoc
help-menu = Klawisze w menu
help-number = Pisanie liczby: cyframi, potwierdza Enter
help-writing = Pisanie tekstu: litera po literze, potwierdza Enter
help-table = Klawisze przy stole
help-reader = Klawisze przy czytaniu
help-replay = Klawisze przy odtwarzaniu zapisu
help-calling = Klawisze zgłaszającego
help-now = Co można zrobić teraz
help-any-card = Możesz zagrać dowolną kartę.
help-cards = Możesz zagrać { CARDS($cards, case: "acc") }.
help-exchange = Karty do wymiany zaznaczasz na ręce.
help-choices = Do wyboru masz: { $choices }.
help-choices-walked = { $count ->
        [one] Jest jedna możliwość
        [few] Są { SAY($count, gender: "feminine") } możliwości
       *[other] Jest { $count } możliwości
    }, przejdź po nich strzałkami.
help-word = słowo „{ $word }”
lines-help-menu = Napisz nazwę opcji albo jej numer i naciśnij Enter. Pusty wiersz wybiera opcję, którą słychać było ostatnio. Strzałki i inne nazwane klawisze działają od razu.
lines-help-number = Napisz liczbę i naciśnij Enter.
lines-help-writing = Napisz tekst i naciśnij Enter.
lines-help-table = Litery, cyfry i słowa pisze się i wysyła klawiszem Enter; strzałki i inne nazwane klawisze działają od razu. Cyfra znajduje kartę. Pusty wiersz zagrywa kartę, która była przeczytana. Nazwa karty zagrywa ją od razu: dziewiątka albo graj 9. Przy stawianiu pisze się kwotę: podbić 5.
lines-help-calling = Liczbę zgłoś jedną cyfrą, bez klawisza Enter. W wiście pisz wartość i kolor w dowolnej kolejności: 7c lub c7. Kolory: trefle litera t, kara litera o, kiery litera c, piki litera p. Karty: dziesiątka zero, as litera a, król litera k, dama litera d, walet litera w. Po dwóch literach, na przykład kc, naciśnij Enter. Na klawiaturze numerycznej kolory to / * - +, a po kolorze / * - to walet, dama i król.
lines-help-replay = Następny krok: wyślij pusty wiersz. Litery i słowa też się wysyła.
lines-help-reader = Następny akapit: wyślij pusty wiersz. Litery i słowa też się wysyła.
help-line = { $does }: { $keys }.
    .braille = { $does }: { $keys }
key-of-braille = { $key } na linijce brajlowskiej
pad-key-a = A
pad-key-b = B
pad-key-x = X
pad-key-y = Y
pad-key-back = Back
pad-key-guide = Guide
pad-key-start = Start
pad-key-left-stick = wciśnięta lewa gałka
pad-key-right-stick = wciśnięta prawa gałka
pad-key-left-shoulder = lewy górny przycisk
pad-key-right-shoulder = prawy górny przycisk
pad-key-up = w górę
pad-key-down = w dół
pad-key-left = w lewo
pad-key-right = w prawo
pad-key-right-stick-left = prawa gałka w lewo
pad-key-right-stick-right = prawa gałka w prawo
pad-key-right-stick-up = prawa gałka w górę
pad-key-right-stick-down = prawa gałka w dół
pad-key-left-trigger = lewy spust
pad-key-right-trigger = prawy spust
key-of-pad = { $key } na kontrolerze
key-left = strzałka w lewo
    .typed = w lewo, lewo
key-right = strzałka w prawo
    .typed = w prawo, prawo
key-up = strzałka w górę
    .typed = w górę, góra
key-down = strzałka w dół
    .typed = w dół, dół
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-return = Enter
key-space = spacja
key-escape = Escape
key-tab = tabulator
key-backspace = Backspace
key-delete = Delete
key-comma = przecinek
key-period = kropka
key-capital = wielkie { $letter }
key-letter = litera { $letter }
    .braille = { $letter }
key-shift-comma = znak mniejszości
key-shift-period = znak większości
key-ctrl = Control
key-shift = Shift
key-alt = Alt
key-f1 = F1
key-f2 = F2
key-f3 = F3
key-f4 = F4
key-f5 = F5
key-f6 = F6
key-f7 = F7
key-f8 = F8
key-f9 = F9
key-f10 = F10
key-f11 = F11
key-f12 = F12
command-previous = poprzednie
command-next = następne
command-up = w górę
command-up-number = o jeden mniej
command-down = w dół
command-down-number = o jeden więcej
command-up-menu = zmniejszyć
command-down-menu = zwiększyć
command-activate-menu = potwierdzić wybór
command-previous-reader = poprzedni akapit
command-next-reader = następny akapit
command-up-reader = poprzedni nagłówek
command-down-reader = następny nagłówek
command-activate-reader = następny akapit
command-up-writing = o literę wstecz
command-down-writing = o literę dalej
command-first-writing = na początek tekstu
command-last-writing = na koniec tekstu
command-word-back = o słowo wstecz
command-word-on = o słowo dalej
command-activate-writing = potwierdzić to, co napisane
command-previous-table = poprzednia karta
command-next-table = następna karta
command-up-table = z możliwości na karty
command-down-table = z kart na możliwości
command-previous-replay = poprzedni krok
command-next-replay = następny krok
command-up-replay = szybsze tempo
command-down-replay = wolniejsze tempo
command-first-replay = na początek zapisu
command-last-replay = na koniec zapisu
command-activate-replay = następny krok
command-mark-replay = odtwarzać samo albo zatrzymać
command-undo-replay = poprzedni krok
command-step-replay = następny krok
command-lowest-of-suit-replay = następne rozdanie
command-highest-of-suit-replay = poprzednie rozdanie
command-open-cards-replay = karty wszystkich graczy albo tylko to, co było ci wiadome
command-retry-replay = zagrać od tego miejsca przy stole ćwiczebnym
command-menu-replay = wstecz
command-first = na początek
command-last = na koniec
command-activate = zagrać kartę albo potwierdzić wybór
    .typed = zagrać, graj, zagraj
command-mark = zaznaczyć kartę do wymiany
command-back = wstecz
command-number-0 = znaleźć zero
command-number-1 = znaleźć jedynkę
command-number-2 = znaleźć dwójkę
command-number-3 = znaleźć trójkę
command-number-4 = znaleźć czwórkę
command-number-5 = znaleźć piątkę
command-number-6 = znaleźć szóstkę
command-number-7 = znaleźć siódemkę
command-number-8 = znaleźć ósemkę
command-number-9 = znaleźć dziewiątkę
command-erase = usunąć ostatnią cyfrę
command-erase-writing = usunąć literę przed kursorem
command-delete = usunąć literę pod kursorem
command-rank-j = znaleźć waleta
command-rank-q = znaleźć damę
command-rank-k = znaleźć króla
command-rank-a = znaleźć asa
command-suit-c = znaleźć trefla
command-suit-d = znaleźć karo
command-suit-h = znaleźć kiera
command-suit-s = znaleźć pika
command-other-row = między kartami a możliwościami
command-sort-suits = ułożyć kolorami, za drugim razem odwrotnie
    .typed = kolorami, kolory
command-sort-trumps = ułożyć, atuty najpierw, za drugim razem odwrotnie
    .typed = atuty najpierw
command-sort-rank = ułożyć według wysokości, za drugim razem odwrotnie
    .typed = według wysokości, wysokość
command-sort-dealt = nieułożone, jak przyszły, za drugim razem odwrotnie
    .typed = jak przyszły
command-lowest-of-suit = najniższa karta
command-highest-of-suit = najwyższa karta
command-next-playable = następna karta, którą można zagrać
command-previous-playable = poprzednia karta, którą można zagrać
command-hand = przeczytać karty na ręce
    .typed = ręka, moje karty, karty na ręce, karty
    .stems = mam ręce, mam ręku, jakie kart, pokaż kart, moje kart, co mam, ile kart, ile zosta kart, mam kier, mam pik, mam kar, mam trefl, mam atu, czy mam jak
command-table = karty na stole po kolei
    .typed = stół, na stole
    .stems = leży stol, co stol, kto co zagra, co zagra, kto wych, kto wysz
command-highest = najwyższa karta i czyja jest
    .typed = najwyższa
    .stems = kto bierze, kto na razie bierze, czyja lewa, kto przebi, kto najwyż
command-turn = czyja kolej
    .typed = kolej, kto gra, moja kolej, czy moja kolej
    .stems = czyja kolej, moja kolej, kto gra, kto teraz, kto następn
command-score = wynik
    .typed = stan, punkty, kto prowadzi
    .stems = ile punkt, jaki wynik, kto prowadz, jak idzie, ile lew, która gra, które rozda, wygrywam, przegryw, kto wygrywa, jaki stan
command-score-detail = dokładny wynik
    .stems = dokładn wynik, wynik dokładn
command-last-trick = ostatnia lewa
    .typed = lewa
    .stems = ostatni lew, kto wziął, poprzedni lew, ostatnią lew
command-worth = o ile lew idzie gra
    .typed = o co gra
    .stems = o co gr, o ile lew
command-progress = ile rozdania już rozegrano
    .typed = jak daleko
    .stems = jak dalek, ile zosta
command-order = kto rozdaje, kto zaczyna i kiedy grasz ty
    .typed = kolejność
    .stems = kto rozda, kto zaczyn
command-seats = kto gdzie siedzi
    .typed = kto tu siedzi, gracze, miejsca
    .stems = kto siedz, gdzie siedz, moim partner, mój partner, kto partner, kto przeciwnik, kim gram
command-goal = kiedy się wygrywa
    .typed = cel, co wygrywa
    .stems = co wygryw, kiedy wygr, jak wygr, do ilu, co bierze, co bije
command-agreed = co ustalono na tę partię
    .typed = umowa
command-seat-0 = o tobie
    .typed = ja
command-seat-1 = o pierwszym graczu od ciebie w lewo
command-seat-2 = o drugim graczu od ciebie w lewo
command-seat-3 = o trzecim graczu od ciebie w lewo
command-seat-4 = o czwartym graczu od ciebie w lewo
command-seat-5 = o piątym graczu od ciebie w lewo
command-seat-6 = o szóstym graczu od ciebie w lewo
command-seat-7 = o siódmym graczu od ciebie w lewo
command-seat-8 = o ósmym graczu od ciebie w lewo
command-seat-9 = o dziewiątym graczu od ciebie w lewo
command-lately = co się stało od twojego ostatniego ruchu
    .typed = co się stało, co było
    .stems = co się stało, co było
command-claim = zgłosić, że reszta lew jest twoja
    .typed = reszta, reszta moja
command-concede = oddać resztę lew
    .typed = oddać, oddaję
command-time = ile jest czasu
    .typed = czas, ile czasu
    .stems = ile czas
command-more-time = wziąć dodatkową minutę
    .typed = minuta, więcej czasu
command-last-heard = kogo ostatnio było słychać: wyciszyć, zablokować albo zgłosić
    .typed = człowiek, wyciszyć, zablokować
command-one-moment = powiedzieć innym: chwileczkę, proszę
    .typed = chwileczkę, moment
command-pause = przerwa: poprosić o nią albo po niej grać dalej
    .typed = przerwa, pauza
only-with-people = To można robić tylko przy stole, gdzie ludzie grają razem.
    .braille = tylko z ludźmi
tricks-only = Resztę można zgłosić albo oddać tylko w grach na lewy.
    .braille = gry na lewy
command-play-again = ta sama partia jeszcze raz z nowymi kartami
    .typed = jeszcze raz, następna partia
command-other-tables = jak grały tę rundę inne stoły albo następny stół, który czeka na ciebie
    .typed = inni, inne stoły
command-history-topic = co obejmuje historia
    .typed = rodzaj historii
command-repeat-slowly = ostatni komunikat powoli, za drugim razem po literach
    .typed = powoli, literować
    .stems = powtórz powoli, powtórz wolno
command-pace-faster = szybsi przeciwnicy
    .typed = szybsza gra
command-pace-slower = wolniejsi przeciwnicy
    .typed = wolniejsza gra
command-hint = doradzić
    .typed = rada, podpowiedź, podpowiedz, doradź, poradź
    .stems = podpowiedz mi, doradź mi, poradź mi, daj rad, co zagrać, którą kart zagrać
command-odds = szanse
    .typed = szanse, szansa
    .stems = jakie szans
command-undo = cofnąć ruch
    .typed = cofnij, cofnąć
command-seat-0-calling = o graczu na pierwszym miejscu
command-seat-1-calling = o graczu na drugim miejscu
command-seat-2-calling = o graczu na trzecim miejscu
command-seat-3-calling = o graczu na czwartym miejscu
command-seat-4-calling = o graczu na piątym miejscu
command-seat-5-calling = o graczu na szóstym miejscu
command-seat-6-calling = o graczu na siódmym miejscu
command-seat-7-calling = o graczu na ósmym miejscu
command-seat-8-calling = o graczu na dziewiątym miejscu
command-seat-9-calling = o graczu na dziesiątym miejscu
command-order-calling = kto rozdawał i w jakiej kolejności się gra
command-hand-calling = jakie zgłoszenie jest oczekiwane
command-lately-calling = co się ostatnio stało
command-number-0-calling = zgłosić zero, w wiście dziesiątkę
command-number-1-calling = zgłosić jedynkę, w wiście asa
command-number-2-calling = zgłosić dwójkę
command-number-3-calling = zgłosić trójkę
command-number-4-calling = zgłosić czwórkę
command-number-5-calling = zgłosić piątkę
command-number-6-calling = zgłosić szóstkę
command-number-7-calling = zgłosić siódemkę
command-number-8-calling = zgłosić ósemkę
command-number-9-calling = zgłosić dziewiątkę
command-rank-j-calling = zgłosić waleta
command-rank-q-calling = zgłosić damę
command-rank-k-calling = zgłosić króla
command-rank-a-calling = zgłosić asa
command-suit-c-calling = zgłosić trefla
command-suit-d-calling = zgłosić karo
command-suit-h-calling = zgłosić kiera
command-suit-s-calling = zgłosić pika
command-undo-calling = cofnąć zgłoszenie
command-retry = wrócić do błędu, który coś kosztował, i spróbować jeszcze raz
    .typed = spróbować znów, wrócić
command-open-cards = pokazać karty przeciwników
command-hush = uciszyć mowę
    .typed = cisza
command-repeat = powtórzyć ostatni komunikat
    .typed = znów, powtórzyć, powtórz, słucham, co proszę, jeszcze raz powiedz
    .stems = powtórz, słucham, powiedz jeszcze, co proszę, nie słysz, nie zrozum
command-history-back = w historii wstecz
command-history-forward = w historii naprzód
command-history-first = początek historii
command-history-last = koniec historii
command-faster = mówić szybciej
    .typed = szybciej, mów szybciej
    .stems = mów szyb
command-slower = mówić wolniej
    .typed = wolniej, mów wolniej
    .stems = mów wol, wolniej
command-louder = mówić głośniej
    .typed = głośniej, mów głośniej
    .stems = mów głoś
command-softer = mówić ciszej
    .typed = ciszej, mów ciszej
    .stems = mów cisz
command-verbosity = dokładność komunikatów
command-voice-mode = przełączyć własny głos i czytnik
command-page-back = poprzednia część długiego tekstu w oknie
command-page-on = następna część długiego tekstu w oknie
command-hold = zatrzymać na linijce brajlowskiej, co tam stoi, albo puścić
command-reading-faster = na linijce brajlowskiej czytam szybciej
command-reading-slower = na linijce brajlowskiej czytam wolniej
command-full-screen = cały ekran
command-step = następny krok
    .typed = krok
command-help = co można zrobić teraz
    .typed = pomoc, pomóż
    .stems = pomoc, pomóż, mam robić, co robić, co mogę, co mogę zagr, mogę zagr, nie wiem
command-rules = zasady po nagłówkach
    .typed = zasady
    .stems = zasad, jak się gra
command-menu = menu
command-quit = zakończyć program
    .typed = zakończ, zakończyć, koniec
    .stems = wyłącz, koniec program
keymap-unreadable = Pliku z klawiszami { $name } nie da się przeczytać, obowiązują klawisze domyślne. Popraw go albo usuń.
    .braille = zły plik klawiszy
keymap-unknown-section = W pliku z klawiszami jest nieznana część { $name }, program ją pomija.
    .braille = klawisze: { $name }
keymap-unknown-key = W pliku z klawiszami jest klawisz { $name }, którego nie ma żadna klawiatura, więc program go pomija. Jak pisać nazwy klawiszy, mówi pomoc.
    .braille = klawisze: { $name }
keymap-unknown-command = W pliku z klawiszami jest nieznane polecenie { $name }, program je pomija.
    .braille = klawisze: { $name }

# Zestaw dotykowy
kit-title = { $game }
kit-us = my
kit-them = oni
kit-player = Gracz { $number }
kit-written =
    { $count ->
        [few] { COUNT($count, of: "file") } są w folderze { $folder }.
       *[other] { COUNT($count, of: "file") } jest w folderze { $folder }.
    }
kit-not-written = Plików nie da się zapisać w folderze { $folder }: { $why }. Podaj po --out inny folder.
kit-no-room = Żeton ma wartość co najmniej jeden, a ta liczba się na nim nie zmieści. Podaj mniejsze wartości.

# Komunikaty programu o sobie
channel-failed = { $channel ->
        [speech] Mowa przestała działać
        [sound] Dźwięki przestały działać
        [braille] Linijka brajlowska przestała odpowiadać
        [window] Okno przestało działać
        [haptics] Kontrolery przestały wibrować
       *[other] Wyjście { $channel } przestało działać
    }, ale możesz grać, a program spróbuje znowu.
    .braille = awaria: { channel-short }
not-loaded = { $part ->
        [pygame] Biblioteki pygame nie da się wczytać, dlatego może brakować okna, dźwięków i własnego głosu programu
        [serial] Biblioteki pyserial nie da się wczytać, dlatego do linijek brajlowskich prowadzi tylko BRLTTY
        [accesskit] Biblioteki accesskit nie da się wczytać, dlatego czytnik ekranu nie przeczyta okna
        [prism] Biblioteki prism nie da się wczytać, z czytnikiem ekranu program dogada się inaczej, jeśli to możliwe
        [accessible-output2] Biblioteki accessible-output2 nie da się wczytać, z czytnikiem ekranu program dogada się inaczej, jeśli to możliwe
       *[other] Biblioteki { $part } nie da się wczytać
    }. Gra działa bez niej; jak ją naprawić, powie numeramis-access doctor.
    .braille = brak { $part }
fault = W programie coś się niespodziewanie zepsuło. Zostało to zapisane i możesz grać.
    .braille = błąd, graj dalej
fault-again = To psuje się w kółko. Wracasz do menu głównego i rozpoczętą partię możesz stamtąd dokończyć.
    .braille = błąd, menu główne
settings-not-saved = Ustawień nie udało się zapisać, obowiązują tylko do zamknięcia programu. Sprawdź, czy na dysku jest miejsce i czy program może zapisywać w swoim folderze.
    .braille = ustawień nie zapisano
settings-damaged = Plik z ustawieniami był uszkodzony. Jest odłożony jako { $name } i obowiązują ustawienia domyślne.
    .braille = ustawienia uszkodzone
settings-unreadable = Pliku z ustawieniami { $name } nie da się przeczytać, obowiązują domyślne. Sprawdź, czy to zwykły plik i czy wolno go czytać.
    .braille = ustawienia nieczytelne
settings-damaged-there = Plik z ustawieniami { $name } jest uszkodzony i obowiązują ustawienia domyślne. Nie da się go odłożyć: popraw go albo usuń.
    .braille = ustawienia uszkodzone
settings-value = Ustawienie { $name } miało niedozwoloną wartość, obowiązuje domyślna.
    .braille = ustawienie: { $name }
journal-not-written = Partii nie udaje się zapisywać, grasz bez zapisu. Sprawdź, czy na dysku jest miejsce i czy program może zapisywać w swoim folderze.
    .braille = partia bez zapisu
partner-signals = { PARTNER() ->
        [feminine] Partnerka daje kartami znaki, gdzie nic jej to nie kosztuje. Wychodzi najpierw w dobry kolor, a zrzuca najpierw z koloru, na którym jej nie zależy.
        [none] { PARTNER(form: "who") } daje kartami znaki, gdzie nic to nie kosztuje. Wychodzi najpierw w dobry kolor, a zrzuca najpierw z koloru niechcianego.
       *[masculine] Partner daje kartami znaki, gdzie nic go to nie kosztuje. Wychodzi najpierw w dobry kolor, a zrzuca najpierw z koloru, na którym mu nie zależy.
    }
    .brief = { PARTNER(form: "who") } daje znaki.
    .braille = { PARTNER(form: "who") } daje znaki
journal-damaged = Zapis partii był na końcu uszkodzony, grasz od ostatniego dobrego miejsca.
    .braille = zapis skrócony
bad-command-line = Nie rozumiem polecenia: { $what }. Możliwości wypisze numeramis-access --help.
    .braille = polecenie: { $what }
bad-command-word = Nie rozumiem słowa „{ $what }”. Możliwe: { $choices }.
    .braille = słowo: { $what }
bad-language-word = Na język „{ $what }” nie da się tu tłumaczyć. Możliwe: { $choices } albo kod języka, którego program jeszcze nie ma, na przykład it dla włoskiego.
    .braille = język: { $what }
other-number-of-players = W tyle osób nie gra się w tę grę, graczy będzie { $count }.
    .braille = graczy { $count }
bad-match-words = Nie rozumiem słowa { $what } przy zakładaniu partii. Ustaw grę w menu.
    .braille = słowo: { $what }
missing-word = W wierszu poleceń czegoś brakuje: { $what }. { $choices ->
        [none] Możliwości wypisze numeramis-access --help.
       *[other] Może to być: { $choices }.
    }
    .braille = brak: { $what }
bad-match-word = Nie rozumiem słowa { $what } przy zakładaniu partii. Możliwe: { $choices }.
    .braille = słowo: { $what }
no-keys-at-all = Nie ma tu okna ani terminala, programu nie da się więc ani słyszeć, ani obsługiwać. Uruchom go z --terminal w terminalu albo na pulpicie.
waiting-for-a-display = Nie ma tu okna ani terminala; program czeka na linijkę brajlowską. Kończy go Ctrl+C.
cli-words = słowa
cli-options = opcje
cli-usage = użycie:
cli-help = wypisuje tę pomoc i kończy
cli-version = wypisuje wersję i kończy
cli-about = Stół do kart, który słychać i czuć: Quist, Šipky, Loker i Wist.
cli-play = zacząć od razu partię: gra i jej opcje, na przykład play whist --tour duck --seed 5
cli-practice = ćwiczenia: lekcje, trening albo od razu stół ćwiczebny, na przykład practice quist --seed 5
cli-evening = wieczór klubowy z prawdziwymi kartami: zapisy, losowanie, wyniki, klasyfikacja, papiery; bez sieci
cli-call = gra prawdziwymi kartami na stole: zgłaszasz karty, program pilnuje zasad i zapisu
cli-translate = tłumaczyć na język to, czego w nim jeszcze brakuje, ze słuchu i punktami; także na nowy, na przykład translate it
cli-engine = protokół dla innych programów na standardowym wejściu i wyjściu
cli-arena = zmierzyć dwóch graczy w podwójnych rozdaniach, na przykład arena quist master greedy --deals 100 --ms 50
cli-emboss = plik BRF dla drukarki brajlowskiej: zasady, arkusz zapisu, karty albo zapis partii, na przykład emboss rules quist --width 40
cli-handbook = podręcznik w jednym pliku HTML i w jednym pliku BRF: pierwsze kroki, wszystkie klawisze, wszystkie zasady; na przykład handbook --out folder
cli-kit = zrobić zestaw dotykowy: karty, tablice i żetony do druku, na przykład kit cards --game whist --out folder
cli-serve = stół w przeglądarce: udostępnia stronę na tym komputerze
cli-serve-host = adres, na którym serwer nasłuchuje
cli-serve-port = port, na którym serwer nasłuchuje, 0 oznacza dowolny
cli-serve-open = otwiera stronę w przeglądarce
cli-serve-store = gdzie są ludzie i ich stoły, jeśli nie w pliku tego folderu: baza PostgreSQL albo inny plik
cli-serve-bus = adres serwera NATS, przez który porozumiewa się kilka serwerów ze wspólnymi stołami jednej bazy
cli-serve-role = co ten serwer robi: wszystko albo tylko myśli za przeciwników dla serwerów na tej samej szynie
cli-serve-reached = gdzie gracze innych serwerów znajdą ten, gdy tamten się skończy
cli-serve-log = zapisuje na wyjście błędów, co się dzieje, każde w wierszu JSON: bez kart, bez imion i bez tego, co kto mówi
cli-serve-name = następna nazwa tego serwera razem z portem, gdy stoi za innym
cli-serve-proxy = adres lub sieć serwera WWW na innym komputerze, któremu wierzy się co do adresów odwiedzających; można podać kilka razy
cli-serve-calls = plik, który podaje serwer pocztowy i usługi powiadomień dla wiadomości o czekających stołach
cli-site = stół w przeglądarce bez serwera: folder plików, który może podać dowolny serwer WWW
cli-site-out = folder, do którego zapisuje się pliki
cli-verify = sprawdzić zapis partii z ludźmi: czy karty były ustalone, zanim ktokolwiek je widział
cli-club = dla właściciela stołów z ludźmi: kogo znamy, zgłoszenia, zakazy, kopie, na przykład club ban 6b1f20
cli-club-order = people, tables, reports, bans, faults i limits pokazują stan. check mówi, co na serwerze jest nie w porządku. answer odpowiada na zgłoszenie. ban-address i unban-address zakazują adresu na czas i znoszą zakaz. newcomers off i on zamyka i otwiera drzwi nowym ludziom. close zamyka stół. director i no-director dają i odbierają prawo prowadzenia każdego wieczoru klubowego, directors mówi, kto je ma. keep mówi, ile dni zostają skończone partie. ban i unban zakazują wstępu osobie i znoszą zakaz. words daje osobie nowe sześć słów. dismiss usuwa zgłoszenie. backup i restore to kopia do pliku i odtworzenie z niego. move to przeprowadzka do pustej bazy albo pliku
cli-club-name = osoba albo stół znakami, adres, zgłoszenie numerem, liczba dni, plik albo adres bazy
cli-club-text = odpowiedź na zgłoszenie, w cudzysłowie
cli-club-days = na ile dni obowiązuje zakaz adresu, inaczej na siedem
cli-club-keep = w folderze kopii zostawić tylko tyle najnowszych
cli-pack = spakować wszystko moje do jednego pliku na inny komputer, na przykład pack przeprowadzka.zip; --identity dodaje też klucz do gry z ludźmi
cli-unpack = rozpakować taki plik; --add dodaje, czego tu brakuje, --replace zastępuje, co tu jest
cli-conformity = raport o dostępności w jednym pliku HTML, na przykład conformity --out raport.html
cli-remove = usunąć z tego komputera wszystko, co moje; najpierw proponuje spakowanie i pyta
cli-doctor = sprawdzić głosy, czytniki ekranu, linijki brajlowskie, dźwięk i kontrolery
cli-seed = numer partii: ten sam numer rozdaje te same karty
cli-speech = głos, który ma mówić
cli-braille = linijka brajlowska, na przykład baum:/dev/ttyUSB0
cli-terminal = wiersze w terminalu zamiast okna
cli-show = drugie okno dla widzów: public bez twoich kart, all ze wszystkim
cli-language = język programu
voice-changed =
    { $new ->
        [none] Mowa jest niedostępna, komunikaty są w tekście i w historii.
       *[other] { $why ->
            [opened] Mówi { $new }.
            [returned] Znów mówi { $new }.
            [chosen] Teraz mówi { $new }.
           *[other] { $old } nie odpowiada, mówi { $new }.
        }
    }
    .braille = { $new ->
        [none] bez głosu
       *[other] głos { $new }
    }
no-window = Okna nie udało się otworzyć, bo nie ma tu ekranu. Uruchom program z opcją --terminal.
    .braille = bez okna
command-higher = mówić wyżej
command-deeper = mówić niżej
command-next-voice = następny głos
command-language = zmienić język
voice-now = Głos: { $name }.
    .braille = głos { $name }
voice-default = domyślny
language-now = Program mówi teraz po polsku.
    .braille = po polsku
language-unconfirmed = Tego języka nie potwierdził jeszcze nikt, kto mówi nim od dziecka. Brakujące zdania są po angielsku. Poprawisz je poleceniem numeramis-access translate { $code }: co napiszesz, usłyszysz od razu, a plik wyślij potem autorom.
    .brief = Niepotwierdzone. Poprawki: numeramis-access translate { $code }
    .braille = niepotwierdzone: translate { $code }
set-voice = Barwa głosu

# okno
window-more = jeszcze { $count }
window-spectators = dla widzów
player-masculine = Gracz
player-feminine = Graczka
player-none = Osoba przy komputerze
corner-pair = { $side ->
        [0] { SEATS($seats) }
       *[other] przeciwnicy: { SEATS($seats) }
    }
seat-turn = kolej na ruch
seat-dealer =
    { PERSON($seat) ->
        [you] rozdajesz
       *[other] rozdaje
    }
seat-leads =
    { PERSON($seat) ->
        [you] prowadzisz
       *[other] prowadzi
    }
seat-out = poza grą
seat-cards = { COUNT($count, of: "card") }
pile-tricks = { COUNT($count, of: "trick") }
pile-chips = { COUNT($count, of: "chip") }
pile-points = { COUNT($count, of: "point") }
page-now = { ORDINAL($place, gender: "feminine") } część { of-count }.
    .braille = { $place }/{ $count }
page-none = Innej części tu nie ma.
hold-now =
    { $held ->
        [yes] Linijka stoi. Żeby ją zwolnić, naciśnij ten sam klawisz.
       *[no] Linijka jest zwolniona.
    }
hold-nothing = Nie ma tu linijki brajlowskiej, którą można by zatrzymać.
reading-pace = Tempo czytania
    .braille = tempo czytania
reading-pace-how = Tu mierzy się, jak szybko czytasz. Przesuwaj do przodu, gdy tylko przeczytasz wiersz; po kilku wierszach tempo będzie znane.{ $faster ->
        [none] {""}
       *[other] {" "}Przyspiesza je { $faster }, zwalnia { $slower }.
    }{ $hold ->
        [none] {""}
       *[other] {" "}Wiersz zatrzymuje { $hold }.
    } Dopóki tempo nie jest znane, każda wiadomość czeka na klawisz. Oba klawisze przesuwania naraz pomijają pomiar.
    .braille = czytając przesuwaj dalej, to mierzy tempo.{ $faster ->
        [none] {""}
       *[other] {" "}szybciej: { $faster }. wolniej: { $slower }.
    }{ $hold ->
        [none] {""}
       *[other] {" "}zatrzymać wiersz: { $hold }.
    } do tego czasu wiadomości czekają. pominąć: oba klawisze przesuwania
reading-pace-now = Czytasz { $pace ->
        [one] jeden znak
        [few] { SAY($pace, gender: "masculine") } znaki
        [many] { SAY($pace, gender: "masculine") } znaków
       *[other] { SAY($pace, gender: "masculine") } znaku
    } na sekundę. { $stands ->
        [yes] Komunikaty zostają teraz na linijce do naciśnięcia klawisza.
       *[no] {""}
    }
    .braille = tempo { $pace }{ $stands ->
        [yes] {"  komunikaty do klawisza"}
       *[no] {""}
    }
reading-pace-learnt = Komunikaty będą stać na linijce w twoim tempie, { $pace ->
        [one] jeden znak
        [few] { SAY($pace, gender: "masculine") } znaki
        [many] { SAY($pace, gender: "masculine") } znaków
       *[other] { SAY($pace, gender: "masculine") } znaku
    } na sekundę.
    .braille = twoje tempo: { $pace } znaków/s
full-screen-now = { $on ->
        [yes] Cały ekran.
       *[no] Okno.
    }

# Jeden przełącznik albo dwa
scan-asks = Zapytaj o coś
scan-row = { CARDS($cards) }
letters-by-groups = aąbcćd eęfgh ijklł mnńoóp qrsśt uvwxy zźż 01234 56789 .-:
press-switch = Naciśnij przełącznik. Escape zostawi go, jak jest.
    .braille = naciśnij
key-mouse-left = lewy przycisk myszy
key-mouse-middle = środkowy przycisk myszy
key-mouse-right = prawy przycisk myszy
key-insert = Insert
