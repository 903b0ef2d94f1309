### Co dowiaduje się właściciel stołów dla ludzi: polecenie „club”.

club-no-house = Przy stołach z ludźmi nikogo tu jeszcze nie było. Otwórz je poleceniem: numeramis-access serve --host 0.0.0.0
club-no-store = Pliku { $file } nie da się odczytać: jest uszkodzony albo nie należy do ciebie. Kopię na jego miejsce wstawisz poleceniem: numeramis-access club restore
club-of-whom = Po „{ $order }” napisz, o kogo albo o który plik chodzi.
club-not-written = Pliku { $file } nie da się odczytać albo zapisać: { $why }.
club-people = { $count ->
        [0] Na tym serwerze nikogo jeszcze nie było.
       *[other] Znamy tu: { COUNT($count, of: "person", case: "acc") }.
    }
club-person = { $name }, { $id }{ $tables ->
        [0] {""}
        [one] , przy jednym stole
       *[other] , przy { COUNT($tables, of: "table", case: "loc") }
    }{ $banned ->
        [yes] , zakaz wstępu
       *[no] {""}
    }
club-tables = { $count ->
        [0] Żaden stół nie jest otwarty.
       *[other] Otwarte: { COUNT($count, of: "table") }.
    }
club-table = { $game }, { $stage ->
        [playing] trwa gra
       *[gathering] zbiera się
    }: { $names }; { $id }
club-reports = { $count ->
        [0] Nie ma tu żadnych zgłoszeń.
       *[other] { COUNT($count, of: "report") }. Załatwione zgłoszenie usuniesz słowem „dismiss” i jego numerem.
    }
club-report = Zgłoszenie { $number }, { DATE($at) }: zgłasza { $by }, chodzi o: { $about }, { $id }, przy stole { $table }.
club-faults = { $count ->
        [0] Serwer nie natrafił na żaden błąd programu.
       *[other] Serwer natrafił na błędy programu. Wyślij, proszę, te wiersze temu, kto program poprawia; nie ma w nich nic o ludziach ani o kartach.
    }
club-fault = { $kind }, { $place }, { $count ->
        [1] raz
       *[other] { SAY($count, gender: "masculine") } razy
    }, ostatnio { DATE($at) }
club-refused = Serwer odmówił gościom { $count ->
        [1] raz
       *[other] { SAY($count, gender: "masculine") } razy
    }, powód { $place }, ostatnio { DATE($at) }.
club-why = Powód: { $why }
club-said = { $name } mówi tam: { $said }
club-somebody-gone = ktoś usunięty
club-no-report = Zgłoszenia { $number } tu nie ma.
club-dismissed = Zgłoszenie { $number } jest usunięte.
club-nobody = Nikt się tu nie nazywa { $name }. Kto tu jest, powie: numeramis-access club people
club-which = Imię { $name } może mieć każdy, dlatego wpisz znaki, które stoją po imieniu. W całości są tu tylko tam, gdzie mniej by nie wystarczyło:
club-one-of = { $name }, { $id }
club-answered = { $there ->
        [no] Zgłoszenie { $number } jest usunięte; tego, kto je wysłał, już tu nie ma, więc odpowiedzi nikt nie usłyszy.
       *[other] { $name } usłyszy odpowiedź od razu albo przy następnej wizycie. Zgłoszenie { $number } jest usunięte.
    }
club-answer-what = Po numerze zgłoszenia napisz odpowiedź w cudzysłowie, na przykład: club answer { $number } "Dziękuję, porozmawiam z nimi."
club-address-banned = Z adresu { $network } nikt tu teraz nie przyjdzie, zakaz trwa { COUNT($days, of: "day", case: "acc") }. Kto był z niego połączony, musiał odejść.
club-address-unbanned = Z adresu { $network } znów można tu przychodzić.
club-address-free = Adres { $network } nie ma zakazu. Które go mają, powie: numeramis-access club bans
club-no-network = { $network } to nie adres ani sieć albo sieć tak szeroka, że zamknęłaby drzwi prawie wszystkim. Napisz na przykład 203.0.113.7 albo 203.0.113.0/24.
club-newcomers = { $door ->
        [off] Nikt nowy teraz nie wejdzie; kto już tu bywał, może wejść.
       *[on] Nowi ludzie mogą wchodzić.
    }
club-newcomers-what = Po „newcomers” napisz off, żeby nikt nowy nie mógł wejść, albo on, żeby znów mógł.
club-no-table = Od znaków „{ $table }” nie zaczyna się żaden otwarty stół albo zaczyna się kilka. Stoły ze znakami pokaże: numeramis-access club tables
club-closed = Stół { $table } się zamyka; kto przy nim siedzi, od razu to usłyszy.
club-director = { $name }: od teraz może prowadzić każdy wieczór klubowy na tym serwerze. Wystarczy na niego przyjść.
club-no-director = { $name }: może już prowadzić tylko własne wieczory i te, do których prowadzenia przyjdzie zaproszenie.
club-directors = { $count ->
        [0] Wieczór prowadzi osoba, która go ogłosi, i osoby przez nią zaproszone. Wszystkich wieczorów nie może prowadzić nikt.
       *[other] Wszystkie wieczory klubowe mogą tu prowadzić:
    }
club-ban = { $name }, { $id }, zakaz wstępu
club-ban-address = { $network }, zakaz do { DATE($until) }
club-banned = { $gender ->
        [feminine] { $name } ma zakaz wstępu: od razu odejdzie od wszystkich stołów i więcej jej nie wpuścimy.
        [none] { $name } ma zakaz wstępu: od razu odejdzie od wszystkich stołów i więcej tu nie wejdzie.
       *[masculine] { $name } ma zakaz wstępu: od razu odejdzie od wszystkich stołów i więcej go nie wpuścimy.
    }
club-unbanned = { $name } może znów wchodzić.
club-words = { $name }, { $id }: od teraz działa tych sześć słów: { $words }. Nie przekazuj ich nikomu innemu. Starsze już nie działają, a urządzenia tej osoby się o tym dowiedzą.
club-backed-up = Kopia wszystkiego jest w pliku { $file }: ludzie i stoły{ $database ->
    [yes] {" "}z bazy danych, jak zapisał je pg_dump
   *[no] {""}
}. Foldery gości z kluczami: { SAY($homes, gender: "masculine") }. Umieść ją też na innym komputerze, ale nikomu jej nie dawaj.
club-old-copies = Usunięte starsze kopie: { SAY($count, gender: "feminine") }.
club-no-dump = Bazy danych nie skopiował program pg_dump: { $why }. Zainstaluj go (apt install postgresql-client) i spróbuj jeszcze raz; nic nie zostało zapisane.
club-file-exists = Plik { $file } już istnieje. Wybierz inną nazwę, nic nie zostało zapisane.
club-serving = Serwer działa. Najpierw go zatrzymaj, potem przywracaj. Nic się nie zmieniło.
club-epoch-begun = Programy, które już tu były, zaczną od nowa i powiedzą graczom, że serwer przywrócono.
club-no-copy = Plik { $file } nie jest kopią ludzi i stołów albo jest uszkodzony. Nic się nie zmieniło.
club-restored = Ludzie i stoły są takie jak w pliku { $file }{ $homes ->
    [yes] {", "}foldery gości też.
   *[no] {". "}Folderów gości w nim nie ma, zostały takie, jakie były.
}{ $had ->
        [yes] {" "}Co tu było przedtem, zostało tutaj: { $kept }.
       *[no] {""}
    }
club-moved = Wszystko jest teraz tam, { SAY($count, gender: "masculine") } { $count ->
    [one] wiersz
    [few] wiersze
   *[other] wierszy
}, każdy porównany. Stoły otworzysz stamtąd poleceniem: numeramis-access serve --store { $database ->
    [yes] postgresql://…
   *[no] { $store }
}
club-move-serving = Serwer działa, tutaj albo tam. Najpierw go zatrzymaj, potem przenoś. Nic się nie zmieniło.
club-move-differs = Tam, dokąd ma się przenosić, ludzie albo stoły już są albo nie wszystko dotarło tak, jak było. Przenoś do pustej bazy danych albo nowego pliku; nic się nie zmieniło.
club-copies-of-databases = Bazę danych przywróci pg_restore z pliku people.pgdump, który jest w kopii obok folderu visitors; ten folder wstaw na jego miejsce.
club-limits = Żeby nikt nie przeszkadzał innym, jest tu najwyżej:
club-limit = { $what } { $per }{ $seconds ->
        [0] {" "}naraz
       *[other] {" "}w ciągu { DURATION($seconds, case: "gen") }
    }
club-limit-per-line = z jednego połączenia
club-limit-per-person = od jednej osoby
club-limit-per-address = z jednego adresu
club-limit-per-table = przy jednym stole
club-limit-per-house = razem
club-limit-connections = Połączenia: { SAY($count, gender: "neuter") }
club-limit-lines = Wiadomości: { SAY($count, gender: "feminine") }
club-limit-bytes = Kilobajty wiadomości: { SAY($count) }
club-limit-pages = Strony w przeglądarkach: { SAY($count, gender: "feminine") }
club-limit-new-pages = Nowe strony w przeglądarkach: { SAY($count, gender: "feminine") }
club-limit-page-lines = Wiadomości strony: { SAY($count, gender: "feminine") }
club-limit-page-bytes = Kilobajty, które strona wysyła: { SAY($count) }
club-limit-newcomers = Nowi ludzie: { SAY($count, gender: "personal") }
club-limit-words = Złe hasła: { SAY($count, gender: "neuter") }
club-limit-renames = Zmiany imienia: { SAY($count, gender: "feminine") }
club-limit-passkeys = Klucze dostępu: { SAY($count) }
club-limit-mail-codes = Kody na adresy e-mail: { SAY($count) }
club-limit-mailbox-codes = Kody na jeden adres e-mail: { SAY($count) }
club-limit-house-codes = Kody na wszystkie adresy e-mail razem, osobno dla nowych i dla znanych osób: { SAY($count) }
club-limit-code-guesses = Złe kody z e-maili: { SAY($count) }
club-limit-browsers = Przeglądarki, które ogłaszają czekające stoły: { SAY($count, gender: "feminine") }
club-limit-blocks = Zablokowani ludzie: { SAY($count, gender: "personal") }
club-limit-dear = Prośby, które długo trwają: { SAY($count, gender: "feminine") }
club-limit-codes = Złe kody stołów: { SAY($count) }
club-limit-openings = Nowo otwarte stoły: { SAY($count) }
club-limit-tables = Stoły: { SAY($count) }
club-limit-onlookers = Widzowie: { SAY($count, gender: "personal") }
club-limit-deeds = Działania, o których dowiaduje się cały stół (zmiany miejsc, umowy, przerwy): { SAY($count, gender: "neuter") }
club-limit-acts = Kroki prowadzących wieczór klubowy: { SAY($count, gender: "masculine") }
club-limit-act-count = Czynności, które wysyłają prowadzący: { SAY($count, gender: "feminine") }
club-limit-act-bytes = Kilobajty tych czynności: { SAY($count) }
club-limit-evening-bytes = Kilobajty zapisu wieczoru klubowego: { SAY($count) }
club-limit-evening-notes = Kilobajty notatek prowadzących: { SAY($count) }
club-limit-evening-people = Ludzie, których zna wieczór klubowy: { SAY($count, gender: "personal") }
club-limit-host-bytes = Kilobajty zapisów wszystkich wieczorów jednego prowadzącego: { SAY($count) }
club-limit-answers = Kilobajty odpowiedzi: { SAY($count) }
club-limit-invitations = Zaproszenia i prośby o wpuszczenie: { SAY($count, gender: "neuter") }
club-limit-phrases = Gotowe zdania: { SAY($count, gender: "neuter") }
club-limit-talk = Napisane zdania: { SAY($count, gender: "neuter") }
club-limit-reports = Zgłoszenia do ciebie: { SAY($count, gender: "neuter") }
club-limit-size = Kilobajty w jednej wiadomości: { SAY($count) }
club-limit-waiting = Wiadomości czekające na połączenie, które czyta powoli: { SAY($count, gender: "feminine") }
club-keeps = { $days ->
        [0] Skończone partie zostają tu na zawsze. Inaczej ustawisz to poleceniem numeramis-access club keep i liczbą dni.
       *[other] Skończone partie zostają tu { COUNT($days, of: "day", case: "acc") }, potem się usuwają. Inaczej ustawisz to poleceniem numeramis-access club keep i liczbą dni, zero znaczy na zawsze.
    }
club-keep-what = Po „keep” napisz, ile dni zostają skończone partie: co najmniej { SAY($least) }, żeby każdy zdążył je odebrać, albo zero, czyli na zawsze.
club-finished = { $count ->
        [0] Nie ma tu żadnej skończonej partii.
       *[other] Skończone i zapisane: { COUNT($count, of: "match") }, najstarsza z { DATE($since) }.
    }

club-check-well = Wszystko w porządku: serwer działa i ma gdzie zapisywać, a czas, miejsce, pamięć i kopie są, jak trzeba.
club-check-no-server = Serwer z tego folderu nie działa, nikt nie może przyjść. Uruchom go: systemctl start numeramis-access
club-check-other-version = Działa wersja { $running }, ale zainstalowana jest { $here }. Uruchom serwer ponownie, potrwa to dwie sekundy, a gracze wrócą sami: systemctl restart numeramis-access
club-check-not-kept = Serwer nie ma gdzie zapisywać, dlatego gra jest wstrzymana. Zwolnij miejsce na dysku i sprawdź, do kogo należy folder.
club-check-no-answer = Serwer na porcie { $port } nie odpowiada. Sprawdź, co pisze: journalctl -u numeramis-access, i uruchom go ponownie: systemctl restart numeramis-access
club-check-open-line = Serwer przyjmuje ludzi z zewnątrz bez szyfrowania: kto podsłuchuje sieć, słyszy klucze i karty. W domu to nie szkodzi; dla ludzi z internetu postaw przed nim Caddy i pomiń --host.
club-check-no-tls = { $host } nie ma ważnego certyfikatu: { $why }. Sprawdź, co pisze Caddy: journalctl -u caddy, i czy nazwa prowadzi do tego komputera, a porty 80 i 443 są otwarte.
club-check-not-reached = Pod adresem { $host } nikt nie odpowiada. Sprawdź, czy działa Caddy: systemctl status caddy, i czy nazwa prowadzi do tego komputera.
club-check-certificate-ends = Certyfikat dla { $host } jest ważny już tylko { COUNT($days, of: "day", case: "acc") } i nikt go nie odnowił. Sprawdź, co pisze Caddy: journalctl -u caddy
club-check-clock-behind = Zegar tego komputera się spóźnia: są tu pliki z przyszłości. Od czasu zależą zakazy i kopie. Włącz automatyczne ustawianie zegara: timedatectl set-ntp true
club-check-clock-unset = Zegara tego komputera nikt nie ustawia. Włącz to: { $can ->
        [no] apt-get install systemd-timesyncd
       *[yes] timedatectl set-ntp true
    }
club-check-disk-full = Na dysku zostało tylko { $megabytes } MB, wkrótce nie będzie gdzie zapisywać. Usuń stare kopie i dzienniki: journalctl --vacuum-size=200M
club-check-no-memory-limit = Serwer może zająć całą pamięć komputera. Uruchamiaj go plikiem numeramis-access.service, który ją ogranicza.
club-check-no-copy = Kopii tego serwera nikt jeszcze nie zrobił. Włącz nocne kopie: systemctl enable --now numeramis-access-backup.timer
club-check-old-copy = Ostatnia kopia ma już { COUNT($days, of: "day", case: "acc") }. Sprawdź, dlaczego nocne kopie nie powstają: systemctl status numeramis-access-backup
club-check-open-to-others = Plik { $file } mogą czytać inni na tym komputerze, a są w nim klucze i karty. Zabroń im tego: chmod go= { $file }
club-check-store-damaged = Plik { $file } jest uszkodzony. Zatrzymaj serwer i przywróć go z ostatniej kopii: numeramis-access club restore
club-check-faults = Program na serwerze miał w ostatnich siedmiu dniach błędy, ostatnio { $place }. Wyślij je osobie, która naprawia program: numeramis-access club faults
club-check-refused = W ostatnich siedmiu dniach ktoś żądał od serwera o wiele więcej, niż wolno. Serwer odmówił, powód { $place }. Jeśli to przeszkadza graczom, przez pewien czas nie wpuszczaj nikogo nowego: numeramis-access club newcomers off
club-check-calls-mail = Gracze mogą dostawać e-maile o czekających stołach: z adresu { $sender } przez { $host }. Włączają je w grze z ludźmi.
club-check-calls-no-mail = Nikt nie dostaje e-maili o czekających stołach, bo nie podano serwera pocztowego. Jeśli go masz, wpisz go do pliku i uruchom serwer z --calls; jak, mówi SERVING.md.
club-check-calls-push = Przeglądarki mogą ogłaszać graczom czekające stoły. Działa to na stronach przez https, na przykład na { $name }.
club-check-calls-push-here = Przeglądarki mogą ogłaszać czekające stoły tylko na tym komputerze. Dla innych strona potrzebuje nazwy i https: zob. SERVING.md, i uruchom serwer z --name.
club-check-calls-no-name = Przeglądarki nie ogłaszają czekających stołów, bo strona nie ma nazwy z https. Programy i tak o nich mówią; dla przeglądarek zob. SERVING.md, i uruchom serwer z --name.
club-check-calls-no-package = Przeglądarki nie ogłaszają czekających stołów, bo brakuje pakietu. Jak go dodać, mówi SERVING.md.
club-check-calls-unread = Pliku { $file } o e-mailach i przeglądarkach nie da się użyć: { club-calls-file-why }. Popraw go i uruchom serwer ponownie: systemctl restart numeramis-access
club-check-calls-mail-fails = Serwer pocztowy { $host } nie przyjmuje e-maili o czekających stołach: { $why }. Sprawdź nazwę, port, zabezpieczenie i hasło w pliku z --calls oraz czy serwer pocztowy działa.
club-check-evening-unread = Zapisu wieczoru klubowego { $id } nie da się odczytać, nikt nie może go prowadzić. Przywróć { $database ->
        [yes] bazę danych z ostatniej kopii
       *[no] go z ostatniej kopii: numeramis-access club restore
    } albo zamknij go: numeramis-access club close { $id }
club-check-store-newer = Plik { $file } zapisała nowsza wersja programu niż ta. Zainstaluj ją ponownie, inaczej coś zginie.

## Plik właściciela o wiadomościach

club-calls-file-why = { $what ->
        [unread] nie da się go odczytać ({ $needs }): sprawdź jego nazwę i prawa
        [line] w wierszu numer { $key } nie ma TOML: napisz klucz, znak równości i tekst w cudzysłowie albo liczbę
        [unknown] klucza { $key } tam nie ma: usuń go albo napisz jeden z tych: { $needs }
        [lacking] brakuje klucza { $key }: dopisz go
        [no-dict] część { $key } to nie tabela: napisz jej nazwę w nawiasach kwadratowych w osobnym wierszu, a klucze pod nią
        [no-list] klucz { $key } to nie lista: napisz nazwy w cudzysłowie w nawiasach kwadratowych
        [no-int] klucz { $key } to nie liczba: napisz ją bez cudzysłowu
        [no-str] klucz { $key } to nie tekst: napisz go w cudzysłowie
        [sender] klucz { $key } to nie adres e-mail: napisz sam adres, na przykład tables@example.org
        [port] klucz { $key } to nie port: napisz liczbę od 1 do 65535, zwykle 465, 587 albo 25
        [security] klucz { $key } ma nieznaną wartość: napisz jedną z tych: { $needs }
        [host] klucz { $key } to nie nazwa serwera: napisz na przykład smtp.example.org, bez https i portu
        [service] w kluczu { $key } jest { $needs }, a to nie nazwa usługi powiadomień: napisz na przykład push.example.org
       *[open] hasło szłoby otwartym połączeniem: nadaj kluczowi { $key } wartość tls albo starttls
    }
