### Kilka osób przy jednym komputerze: kto gra, przekazywanie klawiatury.

together-who = Kto gra przy tym komputerze?
    .braille = kto gra
together-plays = { $plays ->
        [yes] gra
       *[no] tym razem nie gra
    }
together-add = Dodaj gracza
together-name = Napisz imię gracza
    .braille = imię
together-taken = Imię { $name } ktoś tu już ma. Napisz inne.
    .braille = już jest: { $name }
together-person = { $name }
together-gender = Jak mówić o tej osobie
together-remove = Usuń z listy
together-really-remove = Usunąć z listy: { $name }? Statystyki zostaną.
    .braille = usunąć { $name }?
together-games = Wybierz grę
together-your-name = Napisz najpierw swoje imię, żeby było słychać, czyja kolej.
    .braille = brak twojego imienia
together-nobody = Dodaj jeszcze co najmniej jednego gracza.
    .braille = dodaj gracza
together-too-many = W tyle osób nie gra się w tę grę.
    .braille = za dużo osób
# Wybór przed grą dwóch osób: każda gra na czymś innym albo przekazują sobie klawiaturę.
together-devices = Na czym gracie
together-devices-one = na jednej klawiaturze, którą przekazujecie
together-devices-pad = { $own }: klawiatura i lewe ucho, { $other }: kontroler i prawe ucho
    .braille = { $own } klaw., { $other } kontroler
together-devices-own-pad = { $other }: klawiatura i lewe ucho, { $own }: kontroler i prawe ucho
    .braille = { $other } klaw., { $own } kontroler
together-devices-braille = { $own }: klawiatura i głos, { $other }: linijka brajlowska
    .braille = { $own } klaw., { $other } linijka
together-devices-own-braille = { $other }: klawiatura i głos, { $own }: linijka brajlowska
    .braille = { $other } klaw., { $own } linijka
# Przy wyborze gry i przy kontynuowaniu partii.
together-no-pad = Kontroler do gier nie jest podłączony. Bez niego przekazujecie klawiaturę.
    .braille = brak kontrolera
together-no-display = Linijka brajlowska nie jest podłączona. Bez niej przekazujecie klawiaturę.
    .braille = brak linijki
together-no-ears = Do dwojga uszu mówi tylko głos programu. Bez niego przekazujecie klawiaturę.
    .braille = brak głosu programu
# Po rozdaniu albo lewie: słuchacz nacisnął Enter, druga osoba jeszcze nie.
together-waits = Gra ruszy, gdy potwierdzi to też { $name }.
    .brief = Czeka: { $name }.
    .braille = czeka: { $name }
# Do gracza przy kontrolerze albo linijce, który chce odejść albo zacząć nową partię.
together-leads = Odejść od stołu i zacząć nową partię może tylko { $name }, przy klawiaturze.
    .braille = tylko { $name }
# Do obojga przy komputerze: $name siedzi przy klawiaturze.
together-pad-gone = Kontroler się odłączył. Wystarczy podłączyć go znowu. Bez niego { $name } odchodzi od stołu klawiszem Escape, a po powrocie klawiatura przechodzi z rąk do rąk.
    .brief = Kontroler się odłączył.
    .braille = kontroler odłączony
together-pad-back = Kontroler znów działa.
    .braille = kontroler działa
# Do wszystkich przy komputerze: gracz, na którego kolej, bierze klawiaturę; nikt inny nie może słyszeć jego kart.
together-turn = { $name }: twoja kolej. Weź klawiaturę i naciśnij Enter.
    .brief = { $name }, Enter.
    .braille = { $name }: enter
# Na pytanie o karty, gdy nikt nie ma klawiatury.
together-no-hand = Karty na ręce słyszy tylko gracz, którego jest kolej.
    .braille = karty tylko gracza z kolejką
together-take = Weź klawiaturę
    .braille = weź enter
# Do gracza, który nacisnął Enter wcześniej niż sekundę po innym klawiszu: jeszcze nie ma klawiatury.
together-too-soon = Zaczekaj chwilę, potem naciśnij klawisz jeszcze raz.
    .braille = zaczekaj, potem znów
# Do gracza, któremu własny ruch przyniósł nowe karty; potem kolej na kogoś innego.
together-read = Przejrzyj karty, potem przekaż klawiaturę klawiszem Enter.
    .brief = Przekaż: Enter.
    .braille = przekaż enter
together-hand-on = Przekaż klawiaturę
    .braille = przekaż enter
together-statistics = Statystyki: { $name }
# Pomoc (F1) na liście graczy i przy stole.
together-who-help = Każdy gracz ma imię, wysokość głosu i statystykę, wolne miejsca zajmuje komputer. Dwie osoby mogą grać każda na czym innym: wtedy nie przekazują klawiatury i każda słyszy albo czyta tylko swoje karty.
together-help-handed = Przekazujecie klawiaturę: gracz, na którego kolej, bierze ją klawiszem Enter.
together-help-devices = Każde z was ma swoje urządzenie. Gdy kolej na drugą osobę, klawisz mówi tylko, czyja kolej.
