# Liczby słowami. Formy: rodzaj-przypadek (feminine-acc), rodzaj (mianownik i biernik), przypadek (ins), oblique (pozostałe
# przypadki), compound (po dziesiątkach i setkach: dwadzieścia jeden). Rodzaj personal to męskoosobowy: dwóch graczy.
# Liczba mnoga: few (dwie karty), many (pięć kart, dwadzieścia jeden kart), other i part (po ułamku: półtorej karty).
# Źródła: Wielki słownik ortograficzny PWN, zasady odmiany liczebników (sjp.pwn.pl); Saloni, Świdziński: Składnia
# współczesnego języka polskiego; słowa do 10 000 porównane z num2words 0.5.14.
numeral-0 = zero
    .gen = zera
    .dat = zeru
    .loc = zerze
    .ins = zerem
numeral-1 = jeden
    .masculine = jeden
    .personal = jeden
    .personal-acc = jednego
    .feminine = jedna
    .feminine-acc = jedną
    .neuter = jedno
    .masculine-gen = jednego
    .masculine-dat = jednemu
    .masculine-loc = jednym
    .masculine-ins = jednym
    .personal-gen = jednego
    .personal-dat = jednemu
    .personal-loc = jednym
    .personal-ins = jednym
    .neuter-gen = jednego
    .neuter-dat = jednemu
    .neuter-loc = jednym
    .neuter-ins = jednym
    .feminine-gen = jednej
    .feminine-dat = jednej
    .feminine-loc = jednej
    .feminine-ins = jedną
    .gen = jednego
    .dat = jednemu
    .loc = jednym
    .ins = jednym
    .compound = jeden
numeral-2 = dwa
    .masculine = dwa
    .personal = dwóch
    .feminine = dwie
    .neuter = dwa
    .gen = dwóch
    .dat = dwóm
    .loc = dwóch
    .ins = dwoma
    .feminine-ins = dwiema
numeral-3 = trzy
    .personal = trzech
    .gen = trzech
    .dat = trzem
    .loc = trzech
    .ins = trzema
numeral-4 = cztery
    .personal = czterech
    .gen = czterech
    .dat = czterem
    .loc = czterech
    .ins = czterema
numeral-5 = pięć
    .personal = pięciu
    .oblique = pięciu
numeral-6 = sześć
    .personal = sześciu
    .oblique = sześciu
numeral-7 = siedem
    .personal = siedmiu
    .oblique = siedmiu
numeral-8 = osiem
    .personal = ośmiu
    .oblique = ośmiu
numeral-9 = dziewięć
    .personal = dziewięciu
    .oblique = dziewięciu
numeral-10 = dziesięć
    .personal = dziesięciu
    .oblique = dziesięciu
numeral-11 = jedenaście
    .personal = jedenastu
    .oblique = jedenastu
numeral-12 = dwanaście
    .personal = dwunastu
    .oblique = dwunastu
numeral-13 = trzynaście
    .personal = trzynastu
    .oblique = trzynastu
numeral-14 = czternaście
    .personal = czternastu
    .oblique = czternastu
numeral-15 = piętnaście
    .personal = piętnastu
    .oblique = piętnastu
numeral-16 = szesnaście
    .personal = szesnastu
    .oblique = szesnastu
numeral-17 = siedemnaście
    .personal = siedemnastu
    .oblique = siedemnastu
numeral-18 = osiemnaście
    .personal = osiemnastu
    .oblique = osiemnastu
numeral-19 = dziewiętnaście
    .personal = dziewiętnastu
    .oblique = dziewiętnastu
numeral-20 = dwadzieścia
    .personal = dwudziestu
    .oblique = dwudziestu
numeral-30 = trzydzieści
    .personal = trzydziestu
    .oblique = trzydziestu
numeral-40 = czterdzieści
    .personal = czterdziestu
    .oblique = czterdziestu
numeral-50 = pięćdziesiąt
    .personal = pięćdziesięciu
    .oblique = pięćdziesięciu
numeral-60 = sześćdziesiąt
    .personal = sześćdziesięciu
    .oblique = sześćdziesięciu
numeral-70 = siedemdziesiąt
    .personal = siedemdziesięciu
    .oblique = siedemdziesięciu
numeral-80 = osiemdziesiąt
    .personal = osiemdziesięciu
    .oblique = osiemdziesięciu
numeral-90 = dziewięćdziesiąt
    .personal = dziewięćdziesięciu
    .oblique = dziewięćdziesięciu
numeral-100 = sto
    .personal = stu
    .oblique = stu
numeral-200 = dwieście
    .personal = dwustu
    .oblique = dwustu
numeral-300 = trzysta
    .personal = trzystu
    .oblique = trzystu
numeral-400 = czterysta
    .personal = czterystu
    .oblique = czterystu
numeral-500 = pięćset
    .personal = pięciuset
    .oblique = pięciuset
numeral-600 = sześćset
    .personal = sześciuset
    .oblique = sześciuset
numeral-700 = siedemset
    .personal = siedmiuset
    .oblique = siedmiuset
numeral-800 = osiemset
    .personal = ośmiuset
    .oblique = ośmiuset
numeral-900 = dziewięćset
    .personal = dziewięciuset
    .oblique = dziewięciuset
numeral-1000 = tysiąc
    .gen = tysiąca
    .dat = tysiącowi
    .loc = tysiącu
    .ins = tysiącem
agrees-after-hundreds = none
# Przyimki przed liczebnikiem: forma „longer“ stoi przed słowami, które zaczynają się od „before“.
preposition-z = z
    .longer = ze
    .before = st
preposition-s = z
    .longer = ze
    .before = st
preposition-v = w
    .longer = we
    .before = w
numeral-tens = { $head } { $rest }
numeral-hundreds = { $head } { $rest }
numeral-thousands = { $head } { $rest }
numeral-minus = minus { $number }
numeral-half = pół
numeral-and-half = { $words } i pół
numeral-tenths = { $whole ->
        [0] {""}
        [1] { $case ->
            [acc] jedną całą i{" "}
           *[nom] jedna cała i{" "}
        }
        [few] { SAY($whole, gender: "feminine") } całe i{" "}
       *[other] { $whole } całych i{" "}
    }{ $case ->
        [acc] { COUNT($tenth, of: "tenth", case: "acc") }
       *[nom] { COUNT($tenth, of: "tenth") }
    }

numeral-hundredths = { $whole ->
        [0] {""}
        [1] { $case ->
            [acc] jedną całą i{" "}
           *[nom] jedna cała i{" "}
        }
        [few] { SAY($whole, gender: "feminine") } całe i{" "}
       *[other] { $whole } całych i{" "}
    }{ $case ->
        [acc] { COUNT($hundredths, of: "hundredth", case: "acc") }
       *[nom] { COUNT($hundredths, of: "hundredth") }
    }
# Liczebniki porządkowe: temat i końcówki przymiotnika, hard (pierwszy, czwarty) i soft (drugi, trzeci).
adjective-hard = y
    .feminine = a
    .feminine-acc = ą
    .feminine-gen = ej
    .feminine-dat = ej
    .feminine-loc = ej
    .feminine-ins = ą
    .neuter = e
    .personal-acc = ego
    .gen = ego
    .dat = emu
    .loc = ym
    .ins = ym
adjective-soft = i
    .feminine = a
    .feminine-acc = ą
    .feminine-gen = iej
    .feminine-dat = iej
    .feminine-loc = iej
    .feminine-ins = ą
    .neuter = ie
    .personal-acc = iego
    .gen = iego
    .dat = iemu
    .loc = im
    .ins = im
adjective-third = i
    .feminine = ia
    .feminine-acc = ią
    .feminine-gen = iej
    .feminine-dat = iej
    .feminine-loc = iej
    .feminine-ins = ią
    .neuter = ie
    .personal-acc = iego
    .gen = iego
    .dat = iemu
    .loc = im
    .ins = im
ordinal-1 = pierwsz
    .kind = hard
ordinal-2 = drug
    .kind = soft
ordinal-3 = trzec
    .kind = third
ordinal-4 = czwart
    .kind = hard
ordinal-5 = piąt
    .kind = hard
ordinal-6 = szóst
    .kind = hard
ordinal-7 = siódm
    .kind = hard
ordinal-8 = ósm
    .kind = hard
ordinal-9 = dziewiąt
    .kind = hard
ordinal-10 = dziesiąt
    .kind = hard
ordinal-11 = jedenast
    .kind = hard
ordinal-12 = dwunast
    .kind = hard
ordinal-13 = trzynast
    .kind = hard
ordinal-14 = czternast
    .kind = hard
ordinal-15 = piętnast
    .kind = hard
ordinal-16 = szesnast
    .kind = hard
ordinal-17 = siedemnast
    .kind = hard
ordinal-18 = osiemnast
    .kind = hard
ordinal-19 = dziewiętnast
    .kind = hard
ordinal-20 = dwudziest
    .kind = hard
ordinal-30 = trzydziest
    .kind = hard
ordinal-40 = czterdziest
    .kind = hard
ordinal-50 = pięćdziesiąt
    .kind = hard
ordinal-60 = sześćdziesiąt
    .kind = hard
ordinal-70 = siedemdziesiąt
    .kind = hard
ordinal-80 = osiemdziesiąt
    .kind = hard
ordinal-90 = dziewięćdziesiąt
    .kind = hard
ordinal-100 = setn
    .kind = hard
ordinal-tens = { $tens } { $unit }
ordinal-digits = { $number }.

# Co się liczy
noun-trick = lewa
    .gender = feminine
    .few = lewy
    .many = lew
    .other = lewy
    .part = lewy
    .gen = lew
    .gen-one = lewy
    .gen-other = lewy
    .acc-one = lewę
    .dat = lewom
    .dat-one = lewie
    .loc = lewach
    .loc-one = lewie
    .ins = lewami
    .ins-one = lewą
    .above-2 = i ćwierć
    .above-3 = i jedna trzecia
    .above-3-acc = i jedną trzecią
    .above-4 = i pół
    .above-6 = i pół
    .above-7 = i dwie trzecie
    .above-8 = i trzy czwarte
noun-odd = lewa nadliczbowa
    .gender = feminine
    .few = lewy nadliczbowe
    .many = lew nadliczbowych
    .other = lewy nadliczbowej
    .part = lewy nadliczbowej
    .gen = lew nadliczbowych
    .gen-one = lewy nadliczbowej
    .gen-other = lewy nadliczbowej
    .acc-one = lewę nadliczbową
    .dat = lewom nadliczbowym
    .dat-one = lewie nadliczbowej
    .loc = lewach nadliczbowych
    .loc-one = lewie nadliczbowej
    .ins = lewami nadliczbowymi
    .ins-one = lewą nadliczbową
    .above-2 = i ćwierć
    .above-3 = i jedna trzecia
    .above-3-acc = i jedną trzecią
    .above-4 = i pół
    .above-6 = i pół
    .above-7 = i dwie trzecie
    .above-8 = i trzy czwarte
noun-point = punkt
    .gender = masculine
    .few = punkty
    .many = punktów
    .other = punktu
    .part = punktu
    .gen = punktów
    .gen-one = punktu
    .gen-other = punktu
    .dat = punktom
    .dat-one = punktowi
    .loc = punktach
    .loc-one = punkcie
    .ins = punktami
    .ins-one = punktem
    .above-2 = i ćwierć
    .above-3 = i jedna trzecia
    .above-3-acc = i jedną trzecią
    .above-4 = i pół
    .above-6 = i pół
    .above-7 = i dwie trzecie
    .above-8 = i trzy czwarte
noun-chip = żeton
    .gender = masculine
    .few = żetony
    .many = żetonów
    .other = żetonu
    .part = żetonu
    .gen = żetonów
    .gen-one = żetonu
    .gen-other = żetonu
    .dat = żetonom
    .dat-one = żetonowi
    .loc = żetonach
    .loc-one = żetonie
    .ins = żetonami
    .ins-one = żetonem
    .above-2 = i ćwierć
    .above-3 = i jedna trzecia
    .above-3-acc = i jedną trzecią
    .above-4 = i pół
    .above-6 = i pół
    .above-7 = i dwie trzecie
    .above-8 = i trzy czwarte
noun-place = miejsce
    .gender = neuter
    .few = miejsca
    .many = miejsc
    .other = miejsca
    .part = miejsca
    .gen = miejsc
    .gen-one = miejsca
    .gen-other = miejsca
    .dat = miejscom
    .dat-one = miejscu
    .loc = miejscach
    .loc-one = miejscu
    .ins = miejscami
    .ins-one = miejscem
    .above-2 = i ćwierć
    .above-3 = i jedna trzecia
    .above-3-acc = i jedną trzecią
    .above-4 = i pół
    .above-6 = i pół
    .above-7 = i dwie trzecie
    .above-8 = i trzy czwarte
noun-card = karta
    .gender = feminine
    .few = karty
    .many = kart
    .other = karty
    .part = karty
    .gen = kart
    .gen-one = karty
    .gen-other = karty
    .acc-one = kartę
    .dat = kartom
    .dat-one = karcie
    .loc = kartach
    .loc-one = karcie
    .ins = kartami
    .ins-one = kartą
noun-game = gra
    .gender = feminine
    .few = gry
    .many = gier
    .other = gry
    .part = gry
    .gen = gier
    .gen-one = gry
    .gen-other = gry
    .acc-one = grę
    .dat = grom
    .dat-one = grze
    .loc = grach
    .loc-one = grze
    .ins = grami
    .ins-one = grą
noun-match = partia
    .gender = feminine
    .few = partie
    .many = partii
    .other = partii
    .part = partii
    .gen = partii
    .gen-one = partii
    .gen-other = partii
    .acc-one = partię
    .dat = partiom
    .dat-one = partii
    .loc = partiach
    .loc-one = partii
    .ins = partiami
    .ins-one = partią
noun-deal = rozdanie
    .gender = neuter
    .few = rozdania
    .many = rozdań
    .other = rozdania
    .part = rozdania
    .gen = rozdań
    .gen-one = rozdania
    .gen-other = rozdania
    .dat = rozdaniom
    .dat-one = rozdaniu
    .loc = rozdaniach
    .loc-one = rozdaniu
    .ins = rozdaniami
    .ins-one = rozdaniem
noun-phase = faza
    .gender = feminine
    .few = fazy
    .many = faz
    .other = fazy
    .part = fazy
    .gen = faz
    .gen-one = fazy
    .gen-other = fazy
    .acc-one = fazę
    .dat = fazom
    .dat-one = fazie
    .loc = fazach
    .loc-one = fazie
    .ins = fazami
    .ins-one = fazą
noun-hit = trafienie
    .gender = neuter
    .few = trafienia
    .many = trafień
    .other = trafienia
    .part = trafienia
    .gen = trafień
    .gen-one = trafienia
    .gen-other = trafienia
    .dat = trafieniom
    .dat-one = trafieniu
    .loc = trafieniach
    .loc-one = trafieniu
    .ins = trafieniami
    .ins-one = trafieniem
noun-player = gracz
    .gender = personal
    .few = graczy
    .many = graczy
    .other = gracza
    .part = gracza
    .gen = graczy
    .gen-one = gracza
    .gen-other = gracza
    .acc-one = gracza
    .dat = graczom
    .dat-one = graczowi
    .loc = graczach
    .loc-one = graczu
    .ins = graczami
    .ins-one = graczem
noun-opponent = przeciwnik
    .gender = personal
    .few = przeciwników
    .many = przeciwników
    .other = przeciwnika
    .part = przeciwnika
    .gen = przeciwników
    .gen-one = przeciwnika
    .gen-other = przeciwnika
    .acc-one = przeciwnika
    .dat = przeciwnikom
    .dat-one = przeciwnikowi
    .loc = przeciwnikach
    .loc-one = przeciwniku
    .ins = przeciwnikami
    .ins-one = przeciwnikiem
noun-second = sekunda
    .gender = feminine
    .few = sekundy
    .many = sekund
    .other = sekundy
    .part = sekundy
    .gen = sekund
    .gen-one = sekundy
    .gen-other = sekundy
    .acc-one = sekundę
    .dat = sekundom
    .dat-one = sekundzie
    .loc = sekundach
    .loc-one = sekundzie
    .ins = sekundami
    .ins-one = sekundą
noun-letter = litera
    .gender = feminine
    .few = litery
    .many = liter
    .other = litery
    .part = litery
    .gen = liter
    .gen-one = litery
    .gen-other = litery
    .acc-one = literę
    .dat = literom
    .dat-one = literze
    .loc = literach
    .loc-one = literze
    .ins = literami
    .ins-one = literą
noun-digit = cyfra
    .gender = feminine
    .few = cyfry
    .many = cyfr
    .other = cyfry
    .part = cyfry
    .gen = cyfr
    .gen-one = cyfry
    .gen-other = cyfry
    .acc-one = cyfrę
    .dat = cyfrom
    .dat-one = cyfrze
    .loc = cyfrach
    .loc-one = cyfrze
    .ins = cyframi
    .ins-one = cyfrą
noun-record = zapis
    .gender = masculine
    .few = zapisy
    .many = zapisów
    .other = zapisu
    .part = zapisu
    .gen = zapisów
    .gen-one = zapisu
    .gen-other = zapisu
    .dat = zapisom
    .dat-one = zapisowi
    .loc = zapisach
    .loc-one = zapisie
    .ins = zapisami
    .ins-one = zapisem
noun-week = tydzień
    .gender = masculine
    .few = tygodnie
    .many = tygodni
    .other = tygodnia
    .part = tygodnia
    .gen = tygodni
    .gen-one = tygodnia
    .gen-other = tygodnia
    .dat = tygodniom
    .dat-one = tygodniowi
    .loc = tygodniach
    .loc-one = tygodniu
    .ins = tygodniami
    .ins-one = tygodniem
noun-position = pozycja
    .gender = feminine
    .few = pozycje
    .many = pozycji
    .other = pozycji
    .part = pozycji
    .gen = pozycji
    .gen-one = pozycji
    .gen-other = pozycji
    .acc-one = pozycję
    .dat = pozycjom
    .dat-one = pozycji
    .loc = pozycjach
    .loc-one = pozycji
    .ins = pozycjami
    .ins-one = pozycją
noun-choice = wybór
    .gender = masculine
    .few = wybory
    .many = wyborów
    .other = wyboru
    .part = wyboru
    .gen = wyborów
    .gen-one = wyboru
    .gen-other = wyboru
    .dat = wyborom
    .dat-one = wyborowi
    .loc = wyborach
    .loc-one = wyborze
    .ins = wyborami
    .ins-one = wyborem
noun-answer = odpowiedź
    .gender = feminine
    .few = odpowiedzi
    .many = odpowiedzi
    .other = odpowiedzi
    .part = odpowiedzi
    .gen = odpowiedzi
    .gen-one = odpowiedzi
    .gen-other = odpowiedzi
    .acc-one = odpowiedź
noun-question = pytanie
    .gender = neuter
    .few = pytania
    .many = pytań
    .other = pytania
    .part = pytania
    .gen = pytań
    .gen-one = pytania
    .gen-other = pytania
    .dat = pytaniom
    .dat-one = pytaniu
    .loc = pytaniach
    .loc-one = pytaniu
    .ins = pytaniami
    .ins-one = pytaniem
noun-file = plik
    .gender = masculine
    .few = pliki
    .many = plików
    .other = pliku
    .part = pliku
    .gen = plików
    .gen-one = pliku
    .gen-other = pliku
    .dat = plikom
    .dat-one = plikowi
    .loc = plikach
    .loc-one = pliku
    .ins = plikami
    .ins-one = plikiem
noun-move = ruch
    .gender = masculine
    .few = ruchy
    .many = ruchów
    .other = ruchu
    .part = ruchu
    .gen = ruchów
    .gen-one = ruchu
    .gen-other = ruchu
    .dat = ruchom
    .dat-one = ruchowi
    .loc = ruchach
    .loc-one = ruchu
    .ins = ruchami
    .ins-one = ruchem
noun-percent = procent
    .gender = masculine
    .few = procent
    .many = procent
    .other = procent
    .part = procent
    .gen = procent
    .gen-one = procent
    .gen-other = procent
    .dat = procentom
    .dat-one = procentowi
    .loc = procentach
    .loc-one = procencie
    .ins = procentami
    .ins-one = procentem
noun-nine = dziewiątka
    .gender = feminine
    .few = dziewiątki
    .many = dziewiątek
    .other = dziewiątki
    .part = dziewiątki
    .gen = dziewiątek
    .gen-one = dziewiątki
    .gen-other = dziewiątki
    .acc-one = dziewiątkę
    .dat = dziewiątkom
    .dat-one = dziewiątce
    .loc = dziewiątkach
    .loc-one = dziewiątce
    .ins = dziewiątkami
    .ins-one = dziewiątką
noun-eight = ósemka
    .gender = feminine
    .few = ósemki
    .many = ósemek
    .other = ósemki
    .part = ósemki
    .gen = ósemek
    .gen-one = ósemki
    .gen-other = ósemki
    .acc-one = ósemkę
    .dat = ósemkom
    .dat-one = ósemce
    .loc = ósemkach
    .loc-one = ósemce
    .ins = ósemkami
    .ins-one = ósemką
noun-seven = siódemka
    .gender = feminine
    .few = siódemki
    .many = siódemek
    .other = siódemki
    .part = siódemki
    .gen = siódemek
    .gen-one = siódemki
    .gen-other = siódemki
    .acc-one = siódemkę
    .dat = siódemkom
    .dat-one = siódemce
    .loc = siódemkach
    .loc-one = siódemce
    .ins = siódemkami
    .ins-one = siódemką
noun-tenth = dziesiąta
    .gender = feminine
    .few = dziesiąte
    .many = dziesiątych
    .other = dziesiątej
    .part = dziesiątej
    .gen = dziesiątych
    .gen-one = dziesiątej
    .gen-other = dziesiątej
    .acc-one = dziesiątą
    .dat = dziesiątym
    .dat-one = dziesiątej
    .loc = dziesiątych
    .loc-one = dziesiątej
    .ins = dziesiątymi
    .ins-one = dziesiątą
noun-hundredth = setna
    .gender = feminine
    .few = setne
    .part = setnej
    .other = setnych
    .gen = setnych
    .many = setnych
    .gen-one = setnej
    .acc-one = setną
noun-thousand = tysiąc
    .gender = masculine
    .few = tysiące
    .many = tysięcy
    .other = tysiąca
    .part = tysiąca
    .gen = tysięcy
    .gen-one = tysiąca
    .gen-other = tysiąca
    .dat = tysiącom
    .dat-one = tysiącowi
    .loc = tysiącach
    .loc-one = tysiącu
    .ins = tysiącami
    .ins-one = tysiącem
noun-hour = godzina
    .gender = feminine
    .few = godziny
    .many = godzin
    .other = godziny
    .part = godziny
    .gen = godzin
    .gen-one = godziny
    .gen-other = godziny
    .acc-one = godzinę
    .dat = godzinom
    .dat-one = godzinie
    .loc = godzinach
    .loc-one = godzinie
    .ins = godzinami
    .ins-one = godziną
noun-minute = minuta
    .gender = feminine
    .few = minuty
    .many = minut
    .other = minuty
    .part = minuty
    .gen = minut
    .gen-one = minuty
    .gen-other = minuty
    .acc-one = minutę
    .dat = minutom
    .dat-one = minucie
    .loc = minutach
    .loc-one = minucie
    .ins = minutami
    .ins-one = minutą
noun-day = dzień
    .gender = masculine
    .few = dni
    .many = dni
    .other = dnia
    .part = dnia
    .gen = dni
    .gen-one = dnia
    .gen-other = dnia
    .dat = dniom
    .dat-one = dniowi
    .loc = dniach
    .loc-one = dniu
    .ins = dniami
    .ins-one = dniem
noun-table = stół
    .gender = masculine
    .few = stoły
    .many = stołów
    .other = stołu
    .part = stołu
    .gen = stołów
    .gen-one = stołu
    .gen-other = stołu
    .dat = stołom
    .dat-one = stołowi
    .loc = stołach
    .loc-one = stole
    .ins = stołami
    .ins-one = stołem
noun-person = człowiek
    .gender = personal
    .few = ludzi
    .many = ludzi
    .other = człowieka
    .part = człowieka
    .gen = ludzi
    .gen-one = człowieka
    .gen-other = człowieka
    .acc-one = człowieka
    .dat = ludziom
    .dat-one = człowiekowi
    .loc = ludziach
    .loc-one = człowieku
    .ins = ludźmi
    .ins-one = człowiekiem
noun-report = zgłoszenie
    .gender = neuter
    .few = zgłoszenia
    .many = zgłoszeń
    .other = zgłoszenia
    .part = zgłoszenia
    .gen = zgłoszeń
    .gen-one = zgłoszenia
    .gen-other = zgłoszenia
    .dat = zgłoszeniom
    .dat-one = zgłoszeniu
    .loc = zgłoszeniach
    .loc-one = zgłoszeniu
    .ins = zgłoszeniami
    .ins-one = zgłoszeniem
noun-sentence = zdanie
    .gender = neuter
    .few = zdania
    .many = zdań
    .other = zdania
    .part = zdania
    .gen = zdań
    .gen-one = zdania
    .gen-other = zdania
    .dat = zdaniom
    .dat-one = zdaniu
    .loc = zdaniach
    .loc-one = zdaniu
    .ins = zdaniami
    .ins-one = zdaniem
noun-round = runda
    .gender = feminine
    .few = rundy
    .many = rund
    .other = rundy
    .part = rundy
    .gen = rund
    .gen-one = rundy
    .gen-other = rundy
    .acc-one = rundę
    .dat = rundom
    .dat-one = rundzie
    .loc = rundach
    .loc-one = rundzie
    .ins = rundami
    .ins-one = rundą

of-games = { SAY($games, case: "gen", after: "z") }
    .played = Gra się { COUNT($games, of: "game", case: "acc") }.

# Data: dzień i miesiąc w dopełniaczu
weekday =
    { $weekday ->
        [1] poniedziałek
        [2] wtorek
        [3] środa
        [4] czwartek
        [5] piątek
        [6] sobota
       *[7] niedziela
    }
    .on = { $weekday ->
        [1] w poniedziałek
        [2] we wtorek
        [3] w środę
        [4] w czwartek
        [5] w piątek
        [6] w sobotę
       *[7] w niedzielę
    }
    .short = { $weekday ->
        [1] pn
        [2] wt
        [3] śr
        [4] cz
        [5] pt
        [6] so
       *[7] nd
    }
month =
    { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    }
    .nom = { $month ->
        [1] styczeń
        [2] luty
        [3] marzec
        [4] kwiecień
        [5] maj
        [6] czerwiec
        [7] lipiec
        [8] sierpień
        [9] wrzesień
        [10] październik
        [11] listopad
       *[12] grudzień
    }
# Kiedy to było, jak się mówi tego dnia, $near: dziś, wczoraj, w piątek; później datą, inny rok z rokiem.
day-said =
    { $near ->
        [today] dziś
        [yesterday] wczoraj
        [week] { weekday.on }
        [year] { ORDINAL($day, case: "gen") } { month }
       *[date] { ORDINAL($day, case: "gen") } { month } { ORDINAL($year, case: "gen") } roku
    }
    .braille = { $near ->
        [today] dziś
        [yesterday] wczoraj
        [week] { weekday.short }
        [year] { $day }.{ $month }
       *[date] { $day }.{ $month }.{ $year }
    }
time-said = { $minute ->
        [0] { $hour ->
            [0] o północy
            [12] w południe
           *[other] o { ORDINAL($hour, gender: "feminine", case: "loc") }
        }
       *[other] { $hour ->
            [0] { COUNT($minute, of: "minute") } po północy
           *[other] o { ORDINAL($hour, gender: "feminine", case: "loc") } { $tens ->
                [0] zero { $minute }
               *[other] { $minute }
            }
        }
    }
date = { day-said } { time-said }
    .braille = { day-said.braille } { $clock }

unit-tricks = trick
    .label = Lewy
unit-points = point
    .label = Punkty
unit-chips = chip
    .label = Żetony
