# Zapisy partii, odtwarzanie, statystyki i awarie
channel-returned = { $channel ->
        [speech] Mowa znów działa.
        [sound] Dźwięki znów działają.
        [braille] Linijka brajlowska znów odpowiada.
        [window] Okno znów jest wyświetlane.
        [haptics] Kontrolery znów wibrują.
       *[other] Wyjście { $channel } znów działa.
    }
    .braille = wraca: { channel-short }
journal-written-again = Partia znów się zapisuje i niczego w niej nie brakuje.
    .braille = partia z zapisem
journal-busy = Tę partię ma teraz otwartą inne okno programu. Kontynuować ją można tylko w jednym.
    .braille = partia otwarta gdzie indziej
journal-lost = Zapis { $name } jest tak uszkodzony, że nic z niego nie da się odzyskać. Plik zostaje na dysku.
    .braille = zapis uszkodzony
journal-missing = Zapisu { $name } tu nie ma. Sprawdź, czy nazwa pliku jest dobrze napisana.
    .braille = nie ma zapisu
journal-newer = Ten zapis pochodzi z nowszej wersji programu i ta wersja nie umie go odczytać. Pozostaje bez zmian.
    .braille = zapis z nowszej wersji
journal-not-named = Który zapis? Napisz jego plik po słowie replay.
journal-unknown = Tego zapisu w tej wersji programu nie da się odtworzyć. Pozostaje bez zmian.
    .braille = nie da się odtworzyć
journal-no-record = { $name } to nie zapis: to nie jest zwykły plik albo jest za duży.
    .braille = to nie zapis
journal-unreadable = Zapisu { $name } nie da się przeczytać. Sprawdź, czy plik wolno czytać i czy dysk jest w porządku.
    .braille = zapis nieczytelny
no-match-kept = Nie ma tu żadnej rozpoczętej partii, wstecz
statistics-damaged = Plik statystyk był uszkodzony. Jest odłożony jako { $name }, przeliczyć je z zapisów możesz w menu statystyk.
    .braille = statystyki uszkodzone
statistics-not-written = Statystyk nie udaje się zapisywać, grasz bez nich.
    .braille = statystyki bez zapisu
statistics-unreadable = Statystyk nie da się przeczytać. Sprawdź uprawnienia do pliku.
    .braille = statystyki nieczytelne

# Zapisy
menu-records = Zapisy partii
record-menu = Zapis partii.
    .braille = zapis
records-none = Nie ma tu jeszcze żadnego zapisu, wstecz
record-listen = Odtwórz
record-again = Zagraj te same rozdania jeszcze raz przy stole ćwiczebnym
record-verify = Sprawdź, czy karty były uczciwe
record-as-text = Zapisz jako tekst
record-as-braille = Zapisz dla drukarki brajlowskiej, format BRF
record-delete = Usuń zapis
really-delete = Na pewno usunąć ten zapis? Tego nie da się cofnąć.
    .braille = usunąć?
record-deleted = Zapis jest usunięty.
    .braille = usunięto
exported = Zapisano do pliku { $name }.
    .brief = Zapisano.
    .braille = zapisano: { $name }
not-exported = Pliku { $name } nie udało się zapisać. Sprawdź miejsce na dysku i uprawnienia.
    .braille = nie zapisano
record-title = { $game }, { DATE($created) }
record-players = Gracze: { $names }.
record-sat-in = { $name }: na tym miejscu przez pewien czas grał komputer, { $by }.
record-number = Numer partii { $seed }.
record-deal = { ORDINAL($deal, gender: "neuter") } rozdanie
record-hand = { WHO($seat) } ma na ręce { CARDS($cards, case: "acc") }.
    .braille = { WHO($seat, form: "short") }: { CARDS($cards, case: "braille") }
record-hand-suits = { record-hand }
    .braille = { WHO($seat, form: "short") }: { HAND($cards, case: "braille") }

# Odtwarzanie zapisu
replay-title = Odtwarzanie zapisu
replay-help = Przechodź strzałkami. Omówienie: litera I.
    .brief = Przechodź strzałkami.
    .braille = w prawo dalej, w lewo wstecz
replay-start = Początek zapisu.
    .braille = początek
replay-end = Koniec zapisu, partia jest skończona.
    .brief = Koniec zapisu.
    .braille = koniec
replay-end-open = Koniec zapisu, partia nie jest jeszcze skończona.
    .brief = Koniec zapisu.
    .braille = koniec, partia trwa
replay-no-deal = W tę stronę nie ma już żadnego rozdania.
    .braille = brak rozdań
replay-stopped = Zatrzymano.
    .braille = stop
replay-pace = Tempo: krok co { COUNT($seconds, of: "second", case: "acc") }.
    .brief = { COUNT($seconds, of: "second") }.
    .braille = tempo { $seconds }
replay-not-begun = Jesteś na początku zapisu. Przejdź tam, skąd chcesz grać.
    .braille = najpierw dalej
replay-other-place = W tej partii masz inne miejsce niż pierwsze, które przy stole ćwiczebnym jest twoje. Wybierz zapis partii z komputerem.
    .braille = inne miejsce
replay-hidden = Cudze karty pokażą się, gdy partia będzie skończona.
    .braille = po partii
replay-open = Odtąd słychać karty wszystkich graczy.
    .braille = wszystkie karty
replay-own = Odtąd słychać tylko to, co było ci wiadome.
    .braille = własne karty

# Statystyki
statistics-none = Nie ma jeszcze czego liczyć, dokończ pierwszą grę; wstecz
statistics-export = Zapisz jako tabelę CSV
statistics-recount = Przelicz z zapisów
statistics-recounted = { $count ->
        [one] Przeliczono jeden zapis.
       *[other] Przeliczono { COUNT($count, of: "record", case: "acc") }.
    }
    .braille = zapisów: { $count }
statistics-of = Statystyki: { $game }
statistics-heading = { $variant ->
        [none] Przeciwnicy: { $level }
       *[other] { $variant }, przeciwnicy: { $level }
    }
level-alone = nikt, gra dla jednego
level-people = ludzie
level-mixed = różnej siły
count-matches = { COUNT($number, of: "match") }{ $won ->
        [none] .
        [0] , żadna wygrana.
        [one] , { $number ->
            [one] wygrana.
           *[other] z tego jedna wygrana.
        }
        [few] , z tego { SAY($won, gender: "feminine") } wygrane.
       *[other] , z tego { SAY($won, gender: "feminine") } wygranych.
    }
count-games = { COUNT($number, of: "game") }{ $won ->
        [none] .
        [0] , żadna wygrana.
        [one] , { $number ->
            [one] wygrana.
           *[other] z tego jedna wygrana.
        }
        [few] , z tego { SAY($won, gender: "feminine") } wygrane.
       *[other] , z tego { SAY($won, gender: "feminine") } wygranych.
    }
count-tricks = { COUNT($number, of: "trick") }, średnio { $share } na grę.
count-points = { COUNT($number, of: "point") }, średnio { $share } na grę.
times =
    { $number ->
        [1] raz
       *[other] { SAY($number, gender: "masculine") } razy
    }

# Serie, rekordy, miesiące, cele
milestones = Serie i rekordy
milestones-months = Miesiąc po miesiącu
milestones-aims = Cele na miesiąc
milestones-aims-menu = Ile chcesz osiągnąć w miesiącu? Program nie będzie o tym przypominać, znajdziesz to w statystykach.
    .brief = Cele na miesiąc.
    .braille = cele
milestones-no-aim = bez celu
count-matches-won-aim = { COUNT($aim, of: "match") }
count-matches-won-wanted = Cel na ten miesiąc: wygrane partie, razem { SAY($aim, gender: "feminine") }, na razie { SAY($number, gender: "feminine") }.
count-matches-won-streak = Najwięcej wygranych partii z rzędu: { milestones-run }
count-games-won-streak = Najwięcej wygranych gier z rzędu: { milestones-run }
milestones-run = { SAY($longest, gender: "feminine") }, teraz { SAY($now, gender: "feminine") }.
count-tricks-most = Najlepszy wynik w lewach w jednej grze: { SAY($number, gender: "feminine") }, { ORDINAL($day, case: "gen") } { month } { $year }.
count-points-most = Najwięcej punktów w jednej grze: { milestones-day }
milestones-day = { SAY($number, gender: "masculine") }, { ORDINAL($day, case: "gen") } { month } { $year }.
milestones-month = { month.nom } { $year }: { $text }.
count-matches-month = { COUNT($number, of: "match") }
count-matches-won-month = wygrane partie { SAY($number, gender: "feminine") }
count-games-month = { COUNT($number, of: "game") }

# Wiersz poleceń
cli-file = plik zapisu, bez niego zapisy są do wyboru
cli-replay = odtworzyć zapis partii z pliku
cli-pace = ile sekund jest między dwoma krokami; bez tej opcji kroki robi się klawiszami
cli-text = wypisać zapis jako tekst
cli-brf = wypisać zapis w formacie BRF dla drukarki brajlowskiej

# Czy partia była uczciwa
verify-fair = Wszystko się zgadza. Karty { COUNT($deals, of: "deal", case: "gen") } były ustalone, zanim ktokolwiek je widział, i nikt ich nie zmienił. Wszystko, co się stało, jest zgodne z zasadami: { COUNT($actions, of: "move") }.
    .braille = uczciwe: rozdań { $deals }
verify-fingerprint = Odcisk { $digits }. Kto grał z tobą, ma dla tej partii ten sam numer.
    .braille = { $digits }
verify-not-sealed-at-all = W tej partii nic nie było zapieczętowane, nie ma więc czego dowodzić: pieczętuje się tylko tam, gdzie ludzie grają razem.
    .braille = bez pieczęci
verify-not-sealed = { $deal ->
        [0] Przed pierwszym rozdaniem
       *[other] Po { ORDINAL($deal, gender: "neuter", case: "loc") } rozdaniu
    } padł los, którego nikt nie zapieczętował. Mógł być wybrany; ta partia niczego nie dowodzi.
    .braille = los bez pieczęci
verify-not-as-sealed = { $deal ->
        [0] Pierwsze karty albo los przed nimi nie są tym
       *[other] To, co przyszło po { ORDINAL($deal, gender: "neuter", case: "loc") } rozdaniu, nie jest tym
    }, co było zapieczętowane: ktoś to potem zmienił.
    .braille = zła pieczęć
verify-not-from-salt = { ORDINAL($deal, gender: "neuter") } rozdanie: karty wróciły do gry w innej kolejności, niż było ustalone.
    .braille = inna kolejność
verify-not-allowed = { ORDINAL($deal, gender: "neuter") } rozdanie: stało się coś, na co zasady nie pozwalają.
    .braille = wbrew zasadom
verify-told-otherwise = { ORDINAL($deal, gender: "neuter") } rozdanie: powiedziano ci coś innego, niż się stało.
    .braille = inaczej mówiono
verify-never-opened = Coś było zapieczętowane i nigdy tego nie pokazano.
    .braille = nie pokazano
verify-damaged = Zapis jest uszkodzony, więc niczego nie dowodzi.
    .braille = zapis uszkodzony
verify-not-over = Zapis kończy się wcześniej niż partia, na razie więc niczego nie dowodzi.
    .braille = partia trwa
verify-other-result = Zapis podaje inny wynik, niż partia miała.
    .braille = inny wynik
