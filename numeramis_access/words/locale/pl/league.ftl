### Ligi i zawody w kilku miejscach: kopie wieczorów, imiona, klasyfikacja, finał.

league-menu = Ligi
league-new = Załóż ligę
league-name = Nazwa ligi
league-of = Liga { $name }
league-evenings = Które wieczory się liczą, { SAY($count) }
league-counting = Które wieczory się liczą?
league-counts = { $counts ->
        [yes] liczy się
       *[no] nie liczy się
    }
league-no-evenings = Nic jeszcze nie rozegrano; wstecz
league-best = Liczą się najlepsze wyniki
league-best-value = { $value ->
        [0] wszystkie
       *[other] { SAY($value) }
    }
league-rank = { $place }; zalicza się { SAY($counted, gender: "masculine") } { SAY($played, case: "gen", gender: "masculine", after: "z") }
league-result = { $worth }, { ORDINAL($place, gender: "neuter") } miejsce{ $counts ->
        [yes] {""}
       *[no] , nie liczy się
    }
league-names = Te same nazwiska w dwóch miejscach: { SAY($count, gender: "neuter") }
league-one-person = { $name } gra tutaj: { $first }, i tutaj: { $second }. Czy to ta sama osoba?
    .braille = { $name }: { $first } / { $second }. ta sama?
league-delete = Usuń ligę
league-really-delete = Naprawdę usunąć ligę? Wieczory zostaną.
league-final = Finał: kto awansuje
league-each = Z każdego miejsca awansuje
league-further = I najlepsi z pozostałych
league-goes-on = Awansuje { SAY($count, gender: "personal") }
league-announce-final = Ogłoś finał i zgłoś ich
league-final-title = { $name }, finał
league-copies-menu = Przejmij wieczór z innego miejsca
league-copies = Kopia wieczoru z innego miejsca. Szuka się jej w folderze { $folder }.
    .brief = Która kopia?
    .braille = która kopia?
league-no-copies = Nie ma tam żadnej kopii; wstecz
league-copy-taken = { $more ->
        [yes] Nowe wpisy z kopii: { SAY($count) }.
       *[no] Wieczór z innego miejsca już tu jest. Liczba osób: { SAY($people) }.
    }
    .braille = wpisów +{ $count }
league-copy-known = Ta kopia nie przyniosła nic nowego.
league-copy-refused = Wcześniejsza decyzja odrzuciła tę kopię, więc nic nie przybyło. Trzeba poprosić tamto miejsce o nową.
    .braille = kopia odrzucona
league-copy-unreadable = Plik { $name } nie jest kopią wieczoru albo jest uszkodzony. Trzeba poprosić tamto miejsce o nową kopię.
    .braille = kopia nieczytelna
league-fork = Dwie kopie tego wieczoru różnią się od wpisu numer { SAY($number) }. Która obowiązuje?
    .braille = różnią się od { $number }. która?
league-decide-later = Zdecyduj później
league-fork-here = Obowiązuje ta, która tu jest: { $what }; wpisów { SAY($count) }
league-fork-there = Obowiązuje ta z pliku: { $what }; wpisów { SAY($count) }
league-write-copy = Kopia dla organizatora w innym miejscu
