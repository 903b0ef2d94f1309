# Linijka brajlowska: znaki w polach i komunikaty o samej linijce.
line-card = { CARD($card, case: "braille") }
line-seat = { WHO($seat, form: "short") }
line-signed = { $sign } { $name }{ $relation ->
        [partner] {" "}{ $gender ->
            [feminine] partnerka
            [none] z tobą
           *[masculine] partner
        }
       *[other] {""}
    }
line-comes = { SIGNS($seats) }
line-tricks = l{ $own }:{ $other }
display-connected = Linijka brajlowska { $model }, znaków { $cells }.
    .braille = { $model }
display-lost = { $why ->
        [lost] Linijka brajlowska się odłączyła
        [absent] Linijka brajlowska nie jest podłączona
        [busy] Linijki brajlowskiej używa inny program
        [denied] Do linijki brajlowskiej brakuje uprawnień, w Linuksie potrzebna jest grupa dialout
        [key] BRLTTY nie dopuszcza tego programu do linijki brajlowskiej: potrzebna jest grupa brlapi albo plik z kluczem
        [silent] Linijka brajlowska nie odpowiada
        [stuck] Linijka brajlowska nie przyjmuje danych
        [unfit] Podany port nie należy do linijki brajlowskiej
        [protocol] Linijka brajlowska odpowiada niezrozumiale
        [no-hidapi] Dla linijki brajlowskiej brakuje biblioteki hidapi
        [no-pyusb] Dla linijki brajlowskiej brakuje biblioteki pyusb
        [no-libusb] Dla linijki brajlowskiej brakuje biblioteki libusb
        [no-pyserial] Dla linijki brajlowskiej brakuje biblioteki pyserial
       *[other] Linijka brajlowska nie działa, powód { $why }
    }. Gra trwa, a program próbuje linijkę znaleźć.
    .brief = Nie ma linijki brajlowskiej.
    .braille = brak linijki
display-unknown = Nie znam linijki brajlowskiej { $name }. Podaje się ją na przykład jako baum:/dev/ttyUSB0.
    .braille = nie znam { $name }
display-table = Tablicy brajlowskiej { $name } nie da się użyć, obowiązuje tablica według języka.
    .braille = tablica { $name }

# Klawisze linijki i pomoc
line-dots =
    { $count ->
        [one] punkt { $dots }
       *[other] punkty { $dots }
    }
    .braille = { $count ->
        [one] punkt { $together }
       *[other] punkty { $together }
    }
line-key-space = spacja
line-key-pan-left = przewijanie wstecz
line-key-pan-right = przewijanie naprzód
line-key-left = w lewo
line-key-right = w prawo
line-key-up = w górę
line-key-down = w dół
line-key-select = wybór
line-key-return = Enter
line-key-enter = Enter
line-key-escape = Escape
line-key-backspace = Backspace
line-help-menu = Przycisk nad opcją ją potwierdza. Jeśli opcję można zmieniać, na końcu linijki są znaki minus i plus, a przyciski nad nimi zmieniają wartość. Przewijaniem doczytasz długi tekst, a potem przejdziesz do następnej opcji. Oba przyciski przewijania naraz wracają.
line-help-number = Cyfry możesz pisać punktami, z punktem 8 albo bez niego, punkt 7 usuwa ostatnią, a punkt 8 potwierdza liczbę. Przyciski nad znakami minus i plus na końcu linijki zmieniają liczbę o jeden. Oba przyciski przewijania naraz wracają.
line-help-writing = Pisze się punktami w twojej tablicy brajlowskiej; wielką literę można pisać też z punktem 7, a cyfry jak od a do j z punktem 8. Kursor to punkty 7 i 8 pod literą, przycisk nad literą tam go przenosi. Sam punkt 7 albo spacja z B usuwa przed kursorem, spacja z D pod nim. Sam punkt 8 albo spacja z punktami 4 i 6 potwierdza tekst. Przewijanie tylko czyta tekst; oba przyciski naraz wracają, a jeśli jest co stracić, pytają.
line-help-table = Przycisk nad kartą zaznacza ją punktem 7; zaznaczoną zagrywa, tak samo jak Enter; nad innym znakiem mówi, co znaczy. Przewijanie naprzód pokazuje dalsze dane, wstecz poprzednie komunikaty.
line-help-reader = Przewijaniem czytasz naprzód i wstecz, także między akapitami. Oba przyciski przewijania naraz wracają.
line-help-keyboard = Inne polecenia ma tylko klawiatura, wymienia je na niej F1.
line-help-more = Inne klawisze
rows-help-menu = Przycisk obok wiersza potwierdza opcję. Przewijaniem doczytasz długi tekst, a potem przejdziesz do następnej opcji.
rows-help-table = Przycisk obok wiersza z kartami zagrywa kartę pod kursorem, obok innego wiersza mówi, co tam jest. Przewijanie naprzód pokazuje dalsze dane, wstecz poprzednie komunikaty.

# Znaki na linijce, do pomocy i zwiedzania
line-tours = Zwiedzanie linijki brajlowskiej
line-tour = Zwiedzanie linijki: { $game }.
    .braille = zwiedzanie
line-tour-how = Przycisk nad znakiem mówi, co on znaczy. Bez przycisków idź od znaku do znaku jak w tekście. Przewijanie pokazuje dalsze dane, oba przyciski przewijania naraz wracają.
    .braille = przycisk nad znakiem mówi, co znaczy
line-open = { $kind ->
        [question] ?
        [away] x{ $minutes ->
            [0] {""}
           *[other] { $minutes }
        }
        [pause] p
       *[talk] !
    }
line-signs = Znaki na linijce
line-sign-hand = Twoje karty. Punkt 8 ma karta, którą można zagrać, punkt 7 karta pod kursorem.
line-sign-held = Twoje karty. Punkt 8 ma karta, którą można zagrać, punkt 7 karta pod kursorem. Bez kart jest tu, co innego można zrobić.
line-sign-choices = Co można zrobić. Punkt 7 ma możliwość pod kursorem.
line-sign-waiting = Dalej enter: następne rozdanie czeka, aż go zechcesz.
line-sign-trick = Zagrane karty według miejsc: gracz z lewej, naprzeciwko, z prawej i ty. Punkt 7 ma najwyższa, punkty 3 i 6 znaczą nic, punkty 2, 3, 5 i 6 czekanie na gracza.
line-sign-highest = Najwyższa karta i czyja jest; znak równości, gdy ma ją też ktoś inny.
line-sign-worth = o: o ile lew idzie gra.
line-sign-tricks = l: lewy, najpierw wasze, po dwukropku przeciwników.
line-sign-card = Karta ma dwa znaki. Wartość: od 2 do 9, x dziesiątka, w walet, d dama, k król, a as. Kolor: p piki, c kiery, o kara, t trefle.
line-who = Na linijce jest { SIGNS($seats) }.
line-sign-player = Gracz to pierwsza litera imienia, a gdzie imiona zaczynają się tak samo, pierwsze dwie lub trzy. Samo t to ty.
line-sign-open = Ostatni znak przy stole z ludźmi stoi, aż sprawa się skończy. Pytajnik to pytanie do ciebie, x i minuty to ktoś bez połączenia. Litera p to pauza, wykrzyknik to nieprzeczytane słowa. Klawisz nad nim powie więcej.
line-sign-moment = Litera v z punktem 7 mówi innym przy stole: chwileczkę, proszę.
line-sign-more = Punkty 7 i 8 na końcu: jest tam jeszcze coś, czyta się to przewijaniem naprzód.
line-sign-behind = Plus i liczba przed tym znakiem: tyle komunikatów czeka. Liczba zmienia się dopiero z następnym komunikatem.
line-sign-pace = Komunikaty zostają na linijce zgodnie z twoim tempem czytania, w znakach na sekundę. Linijka poznaje je podczas zwiedzania, gdy czytasz, przesuwając do przodu. Zmienisz je też w ustawieniach linijki brajlowskiej.
line-sign-pace-keys = Spacja z punktami 3 i 5 przyspiesza tempo czytania, spacja z punktami 2 i 6 je zwalnia.
line-sign-hold = Punkty 3, 6, 7 i 8 na końcu: wszystko stoi, dopóki tego nie puścisz. Punkty 2, 3, 5, 6, 7 i 8: tymczasem nadeszła twoja kolej.
line-sign-title = Punkty 7 i 8 na początku: nagłówek. To, na czym jesteś, przychodzi po nim.
line-sign-key = Sama wielka litera to klawisz: jej punkty z punktem 7.
line-sign-end = Wszystkich osiem punktów na końcu: w tę stronę nie ma już nic.
line-sign-six = Na sześciu punktach punkty 7 i 8 stoją jako punkty 1 i 4 o wiersz niżej, a na końcu tekstu jako punkty 4, 5 i 6. Kursor w pisanym tekście to punkty 1, 2, 3, 4, 5 i 6.

# Druk na drukarce brajlowskiej
emboss-sheet = { $game }, arkusz wyników
emboss-row = rozdanie
emboss-us = my
emboss-them = oni
emboss-contents = Spis treści
emboss-no-hyphens = Słów nie da się dzielić, brakuje biblioteki pyphen. Opuść --hyphenate albo, aby ją dodać, { advice }.
emboss-no-room = Na takiej stronie to się nie zmieści. Wybierz większą szerokość lub wysokość albo mniej graczy.
emboss-table = Tablicy brajlowskiej { $name } nie da się użyć, musi być sześciopunktowa. Spróbuj pl-6 albo en-6. Tablicę z liblouis zapisuje się na przykład louis:Pl-Pl-g1.utb.
emboss-unreadable = Zapisu { $name } ta wersja nie rozumie.
emboss-not-possible = Pliku { $name } nie da się przeczytać albo zapisać.
