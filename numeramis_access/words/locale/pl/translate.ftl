# Tłumaczenie: numeramis-access translate
translate = Tłumaczenie: { $language }. Wybierz plik, w którym czegoś brakuje.
    .brief = Tłumaczenie: { $language }
    .braille = tłumacz { $language }
translate-file = { $file }: brakuje { COUNT($count, of: "sentence", case: "gen") }
    .braille = { $file } { $count }
translate-damaged = Program nie czyta pliku { $file }: coś w nim nie jest zdaniem
    .braille = nieczytany: { $file }
translate-all = Niczego nie brakuje, wszystko jest przetłumaczone.
    .braille = niczego nie brak
translate-message = Zdanie { $name } z pliku { $file }. Strzałkami przejdziesz przez przykłady, to, co się do zdania wstawia, i jego formy.
    .brief = Zdanie { $name }
    .braille = { $name }
translate-values = Do zdania wstawia się: { $values }
    .braille = { $values }
translate-form = { $form ->
        [none] Całe zdanie
        [brief] Krótko
        [full] Szczegółowo
        [braille] Na linijce brajlowskiej
        [typed] Słowa, które się wpisuje
       *[other] Forma { $form }
    }
    .braille = { $form ->
        [none] zdanie
       *[other] { $form }
    }
translate-write = { $form ->
        [none] Napisz zdanie
        [braille] Napisz, co stoi na linijce
       *[other] Napisz formę { $form }
    }. Słowa w nawiasach klamrowych wstawi program, zostaw je, jak są
    .brief = Napisz je
    .braille = tłumaczenie
translate-hear = Posłuchaj, jak to brzmi
    .braille = posłuchaj
translate-keep = Zapisz i przejdź do następnego
    .braille = zapisz
translate-on = Pomiń i przejdź do następnego
    .braille = następne
translate-sentences = Inne zdanie tego pliku
    .braille = inne zdanie
translate-list = Zdania pliku { $file }. Proszę wybrać zdanie do tłumaczenia lub poprawy.
    .brief = Zdania pliku { $file }
    .braille = zdania { $file }
translate-listed = { $name }, { $missing ->
        [yes] brakuje
       *[no] przetłumaczone
    }: { $text }
    .braille = { $name } { $text }
translate-kept = Zapisano. Plik dla autorów to { $file }
    .brief = Zapisano
    .braille = zapisano
translate-not-kept = Pliku nie udało się zapisać, zdanie nie jest zachowane.
    .braille = nie zapisano
translate-wrong = { $why ->
        [value] Tak się nie da: program nie daje w tym zdaniu wartości { $what }. Sprawdź, co się wstawia.
        [function] Tak się nie da: program nie umie wstawić niczego, co się nazywa { $what }.
        [message] Tak się nie da: zdanie odsyła do { $what }, a tego w tym języku jeszcze nie ma. Najpierw trzeba przetłumaczyć tamto.
        [attribute] Tak się nie da: to zdanie nie ma formy { $what }.
        [text] Tak się nie da: zdanie nie ma żadnego tekstu.
       *[junk] Tak się nie da: nawiasy klamrowe albo wybór nie są całe{ $what ->
            [none] .
           *[other] , { $what }.
        }
    }
    .braille = { $why ->
        [value] brak wartości { $what }
        [function] brak { $what }
        [message] brak { $what }
        [attribute] brak formy { $what }
        [text] bez tekstu
       *[junk] złe nawiasy
    }
