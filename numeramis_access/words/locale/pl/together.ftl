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
# Do wszystkich przy komputerze: gracz, na którego kolej, bierze klawiaturę; nikt inny nie może słyszeć jego kart.
together-turn = { $name }: twoja kolej. Weź klawiaturę i naciśnij Enter.
    .brief = { $name }, Enter.
    .braille = { $name }: enter
together-take = Weź klawiaturę
    .braille = weź enter
# Do gracza, któremu własny ruch przyniósł nowe karty; potem kolej na kogoś innego.
together-read = Przejrzyj karty, potem przekaż klawiaturę klawiszem Enter.
    .brief = Przekaż: Enter.
    .braille = przekaż enter
together-hand-on = Przekaż klawiaturę
    .braille = przekaż enter
together-statistics = Statystyki: { $name }
