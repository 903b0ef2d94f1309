### Gra z ludźmi: domy ze stołami, kto przychodzi i odchodzi, co gracze sobie mówią.

people-name = Napisz imię, pod którym usłyszą cię inni
    .braille = imię
people-gender = Jak inni mają o tobie słyszeć?
people-gender-masculine = w rodzaju męskim: przyszedł, grał
people-gender-feminine = w rodzaju żeńskim: przyszła, grała
people-gender-none = wolę nie mówić: przychodzi, gra
people-houses = Gdzie grać
    .braille = do stołów
people-address = Napisz adres, gdzie stoły są otwarte, na przykład 192.168.1.5, albo cały link z zaproszenia
    .braille = adres
people-join = Inny serwer: napisz jego adres
people-host = Otwórz stoły na tym komputerze, inni przyjdą tutaj
people-not-hosted = Na tym komputerze nie da się teraz otworzyć stołów. Zamknij inne programy, które używają sieci, i spróbuj jeszcze raz.
    .braille = nie otwarto
people-hosted-already = Te stoły otworzył już na tym komputerze inny program. Dostaniesz się do nich pod adresem { $address }.
    .braille = już otwarte: { $address }
people-found = { $name }: stoły w pobliżu
people-visited = { $address }: odwiedzone już stoły
    .braille = { $address }
people-found-now = W pobliżu są stoły: { $name }.
    .braille = w pobliżu: { $name }
people-address-is = Adres dla innych
people-invite = { $address ->
        [none] Inni wejdą z kodem: { $code }.
       *[other] Inni wejdą pod adresem { $address } z kodem: { $code }.
    }
    .braille = { $code }
people-invitation = Zapisz zaproszenie: link i kod QR
people-invitation-saved = Kod QR jest w pliku { $name }, link w pliku tekstowym obok niego.
    .braille = zapisano: { $name }
people-share = Wyślij link do tego stołu
people-come = Przyjdź do mojego stołu, gramy: { $game }.
people-really-close = Zamknąć te stoły? Innym przerwie się połączenie, ale wszystko zostanie zachowane do ponownego otwarcia.
    .braille = zamknąć stoły?
people-connecting = Trwa łączenie
people-house = Stoły z ludźmi
people-no-house = Pod tym adresem nie odpowiada żaden serwer. Program wciąż próbuje. Sprawdź adres i zapytaj, czy stoły są tam otwarte.
    .braille = nikt nie odpowiada
people-no-tables = Pod tym adresem odpowiada coś innego niż stoły z ludźmi. Sprawdź adres. Program wciąż próbuje.
    .braille = tam nie ma stołów
people-line-lost = Połączenie się przerwało. Program je wznawia, nie musisz nic robić. To, co rozegrano, jest zapisane na serwerze.
    .braille = brak połączenia
people-line-away = Serwer nadal nie odpowiada: albo jest zamknięty, albo nie działa sieć. Program szuka go pod ostatnim adresem i w pobliżu. { $seated ->
        [yes] Twoje miejsce przy stole zostaje. Możesz zaczekać albo odejść i wrócić z menu głównego.
       *[no] Możesz zaczekać albo odejść i przyjść kiedy indziej.
    }
    .braille = stoły milczą, szukam
people-back-soon = Serwer zamyka się na chwilę i zaraz wróci. Nic nie zginie, a połączenie wróci samo.
    .braille = zaraz wracamy
people-closed = Serwer jest zamknięty. Nic nie zginęło, a gdy ktoś go znów otworzy, połączenie wróci samo.
    .braille = stoły zamknięte
people-line-silent = Serwer milczy od trzech sekund. Twoje ostatnie polecenie jest w drodze i liczy się raz, więc go nie powtarzaj. Gdy serwer odpowie, usłyszysz o tym.
    .braille = stoły milczą, chwila
people-line-answers = Serwer znów odpowiada.
    .braille = stoły odpowiadają
people-line-back = Połączenie wróciło.
    .braille = znów połączenie
people-house-restored = Serwer przywrócono ze starszej kopii, a to, co działo się tu później, przepadło.
    .braille = serwer przywrócony
people-asked-away = Brak połączenia, program je wznawia. Stan sprzed przerwania:
    .braille = brak połączenia, przedtem:
people-act-waits = Brak połączenia. Gdy tylko wróci, program wyśle to do stołu.
    .braille = wyślę po połączeniu
people-act-waits-reader = { $name } jeszcze czyta. Zaraz potem program wyśle to do stołu.
    .braille = { $name } czyta, wyślę potem
people-reads = { $name } jeszcze czyta.
    .braille = { $name } czyta
people-waits-agreed = Wszyscy się zgadzają: stół czeka na osobę, która jeszcze czyta linijkę.
    .braille = stół czeka na czytających
people-table-gone = Stołu, do którego trzeba było wrócić, już nie ma. Wybierz inny albo otwórz nowy.
    .braille = stołu już nie ma
people-waits = { $what ->
        [server] Stół przejmuje inny serwer. Za chwilę gra sama ruszy, nic nie zginie.
        [bus] Serwery nie mogą się teraz porozumieć. Stół poczeka, potem gra sama ruszy i nic nie zginie.
        [store] Teraz niczego nie da się zapisać, dlatego stół czeka. Potem gra sama ruszy, nic nie zginie.
       *[other] Gra trwa.
    }
    .braille = { $what ->
        [server] czeka: serwer
        [bus] czeka: serwery
        [store] czeka: zapis
       *[other] gra się dalej
    }
people-table = { $game }: { $names }{ $stage ->
        [playing] , trwa gra
        [watched] , trwa gra, możesz się przyglądać
        [over] , skończone
       *[other] { $free ->
            [0] , wszystko zajęte
            [one] , jedno wolne miejsce
            [few] , { SAY($free, gender: "neuter") } wolne miejsca
           *[other] , { SAY($free, gender: "neuter") } wolnych miejsc
        }
    }
people-new-table = Nowy stół z kodem, dla kogo chcesz
people-friends-table = Nowy stół dla moich znajomych
people-open-table = Nowy stół otwarty dla wszystkich
people-new-evening = Nowy wieczór klubowy, który poprowadzę
people-evening = Wieczór klubowy, { $game }: { $names }{ $begun ->
        [over] , zakończony
        [yes] , gra trwa
       *[no] , gracze przychodzą
    }
people-evening-waits = { $last ->
        [yes] { $plays ->
            [yes] To była ostatnia partia wieczoru.
           *[no] To było ostatnie rozdanie wieczoru.
        } Poczekaj tu: gdy skończą wszystkie stoły, usłyszysz, jak wypadasz. Klasyfikacja jest potem w menu wieczoru, prowadzi tam „Odejdź od stołu”.
       *[no] Ta runda jest rozegrana. Usłyszysz wynik, gdy skończą wszystkie stoły.
    }
    .braille = { $last ->
        [yes] koniec, czekaj na wyniki
       *[no] czekaj na innych
    }
people-code = Mam kod: cztery słowa
    .braille = kod: cztery słowa
people-code-words = Napisz cztery słowa kodu. Z każdego wystarczą pierwsze cztery litery
    .braille = cztery słowa
people-who = Kto tu jest
people-key-not-kept = Nie udało się zapisać nowego klucza tego urządzenia, więc inne urządzenia pozostają zalogowane. Sprawdź miejsce na dysku i uprawnienia, a potem spróbuj jeszcze raz.
    .braille = klucz niezapisany
people-passphrase = Wysłuchaj hasła dla innego urządzenia
people-passphrase-is = Twoje hasło to sześć słów: { $words }. Zapisz je; na innym urządzeniu zalogujesz się nimi. Starsze hasło już nie działa.
    .braille = hasło: { $words }
people-old-words = Napisz swoje dotychczasowe sześć słów, dostaniesz za nie nowe
    .braille = obecne hasło
people-prove-words = Napisz sześć słów swojego hasła
    .braille = sześć słów
people-words-by-passkey = Wysłuchaj nowego hasła dzięki kluczowi dostępu
people-words-made = Na innym twoim urządzeniu albo u administratora serwera powstało twoje nowe hasło i starsze już nie działa. Jeśli nic o tym nie wiesz, powiedz administratorowi, może dać ci inne.
    .braille = nowe hasło skądinąd
people-words-wait = { $own ->
        [yes] { $days ->
            [0] Twoje nowe hasło jest gotowe, w pozycji „{ people-words-take }”.
           *[other] To urządzenie zgłasza utratę hasła. Za { COUNT($days, of: "day", case: "acc") } może dostać nowe albo cię tu usunąć. Jeśli to nie ty, użyj pozycji „{ people-words-refuse }”.
        }
       *[no] { $days ->
            [0] Jedno z twoich urządzeń zgłasza utratę hasła. Może już dostać nowe albo cię tu usunąć. Jeśli to nie ty, użyj pozycji „{ people-words-refuse }”.
           *[other] Jedno z twoich urządzeń zgłasza utratę hasła. Za { COUNT($days, of: "day", case: "acc") } może dostać nowe albo cię tu usunąć. Jeśli to nie ty, użyj pozycji „{ people-words-refuse }”.
        }
    }
    .braille = nowe hasło: { $days } d
people-words-take = Wysłuchaj swojego nowego hasła
people-words-refuse = Odrzuć nowe hasło: nie chcę go
people-words-refused = Odrzucono. Twoje sześć słów nadal działa.
    .braille = odrzucono
people-words-refused-elsewhere = Inne twoje urządzenie odrzuciło nowe hasło, dotychczasowe nadal działa.
    .braille = hasło odrzucone
people-words-lost = Nie mam już sześciu słów hasła
people-really-lost = Poprosić o nowe hasło? Na tym urządzeniu dostaniesz je za siedem dni. Tymczasem dowiedzą się o tym wszystkie twoje pozostałe urządzenia i każde może odmówić. Administrator serwera może dać ci nowe od razu.
    .braille = hasło za 7 dni?
people-sign-out = Nie mam już jednego z urządzeń: wyloguj wszystkie moje pozostałe
people-sign-out-words = Napisz sześć słów swojego hasła, wszystkie twoje pozostałe urządzenia zostaną wylogowane
    .braille = sześć słów
people-signed-out = Wszystkie twoje pozostałe urządzenia są wylogowane razem z kluczami dostępu, nikt już nie użyje ich w twoim imieniu.
    .braille = wylogowano
people-recover = Mam już hasło: sześć słów
    .braille = hasło: sześć słów
people-recover-words = Napisz sześć słów swojego hasła
    .braille = sześć słów
people-make-passkey = Utwórz klucz dostępu na tym urządzeniu
people-use-passkey = Zaloguj się kluczem dostępu
people-forget-passkeys = Usuń moje klucze dostępu
people-really-forget-passkeys = Usunąć wszystkie twoje klucze dostępu? Żadnym z nich już się tu nie zalogujesz, ale sześć słów hasła nadal będzie działać.
people-passkeys-forgotten = Twoje klucze dostępu są usunięte.
    .braille = klucze usunięte
people-passkeys-gone = Inne twoje urządzenie usunęło twoje klucze dostępu.
    .braille = klucze usunięte gdzie indziej
people-passkey-made = Klucz dostępu jest gotowy. Następnym razem zalogujesz się nim tu bez sześciu słów.
    .braille = klucz gotowy
people-no-passkey = Urządzenie nie dało klucza dostępu, więc nic się nie zmieniło. Spróbuj jeszcze raz albo użyj sześciu słów swojego hasła.
    .braille = brak klucza
people-recovered = Witaj znowu, { $name }.
    .braille = witaj, { $name }
people-leave-house = Odejdź od stołów
people-at-match = { $game }: twoja partia
people-at-table = { $game }: zbierają się gracze
    .braille = { $game }: zbiera się
people-host-begins = Partię zacznie { $name }, gdy będą wszyscy.
    .braille = zacznie { $name }
people-you-host = Teraz ten stół prowadzisz ty: partię zaczniesz ty.
    .braille = prowadzisz stół
people-match-began = Zaczęła się twoja partia: { $game }. Znajdziesz ją wśród stołów z ludźmi.
    .braille = zaczyna się { $game }
people-to-match = Wróć do partii
people-begin = Zacznij partię
people-code-is = Kod dla innych
people-place = { ORDINAL($number, gender: "neuter") } miejsce
people-place-free = wolne
people-place-of = { $name }{ $own ->
        [yes] , to ty
       *[no] {""}
    }
people-leave-table = Odejdź od tego stołu
people-came = { $gender ->
        [feminine] Przyszła
        [none] Przychodzi
       *[masculine] Przyszedł
    } { $name }.
    .braille = +{ $name }
people-left = { $gender ->
        [feminine] Odeszła
        [none] Odchodzi
       *[masculine] Odszedł
    } { $name }.
    .braille = -{ $name }
people-gone = { $name }: połączenie się przerwało. Czekamy najwyżej { DURATION($seconds, case: "acc") }, potem zagra tam komputer.
    .braille = { $name } bez połączenia
people-gone-in-pause = { $name } jest teraz poza stołem. Jest przerwa, a miejsce czeka.
    .braille = { $name } poza stołem
people-sits-in = { $name }: na tym miejscu gra teraz komputer { $computer }. Wrócić można w każdej chwili.
    .braille = za { $name } { $computer }
people-returned = { $name } wraca do gry.
    .braille = { $name } wraca
people-removed = Gospodarz odesłał cię od stołu.
    .braille = koniec przy stole
people-unknown-game = gra, której ten program nie zna
people-table-beyond = Nie możesz podejść do tego stołu. Twoja wersja programu nie zna jego gry albo którejś z zasad. Zaktualizuj program albo wybierz inny stół.
    .braille = zaktualizuj program
people-match-beyond = W tej partii jest coś, czego twoja wersja programu nie zna. Gra za ciebie komputer, a miejsce zostaje twoje: zaktualizuj program i wróć.
    .braille = zaktualizuj program
people-table-closed = Właściciel tych stołów zamknął ten stół. Partia przy nim się skończyła.
    .braille = właściciel zamknął
people-answered = Właściciel stołów odpowiada na twoje zgłoszenie, chodzi o: { $name }. { $text }
    .braille = właściciel: { $text }
people-nobody-heard = Nikt inny nic tu jeszcze nie powiedział ani nie chciał.
    .braille = jeszcze nikt
people-match-menu = Partia z ludźmi
people-to-table = Wróć do stołu
people-leave-match = Odejdź z partii, tymczasem gra za mnie komputer
people-really-leave = Na pewno odejść z partii? Miejsce zostanie twoje, tymczasem gra za ciebie komputer.
    .braille = odejść?
    .typed = odejść, odejdź, wyjść
people-proof-ask = Czy karty były dotąd uczciwe?
people-proof = { $deals ->
        [0] { $waits ->
            [deal] Karty są zapieczętowane, będą sprawdzone po pierwszym rozdaniu.
           *[match] Karty są zapieczętowane, będą sprawdzone po końcu partii.
        }
       *[other] Sprawdzono: { COUNT($deals, of: "deal") }. Karty były ustalone, zanim ktokolwiek je widział, i nikt ich nie zmienił.
    }
    .braille = sprawdzono: { $deals }
people-unfair = Uwaga, z kartami przy tym stole coś się nie zgadza.
    .braille = złe karty!
people-record-kept = Zapis partii znajdziesz wśród swoich zapisów.
    .braille = jest zapis
people-once-more = Jeszcze raz, z tymi samymi graczami
people-once-more-drawn = Jeszcze raz, z nowym losowaniem miejsc
people-watch-next = Oglądaj następną partię
people-leave-over = Odejdź od stołu
people-by-key = { $key ->
        [none] w menu
       *[other] klawiszem { $key }
    }
people-key-short = { $key ->
        [none] menu
       *[other] { $key }
    }
people-once-more-offered = Jeszcze raz z tymi samymi graczami: { people-key-short }.
    .braille = jeszcze raz: N
people-once-more-asked = { $name } chce grać jeszcze raz. Żeby się zgodzić, naciśnij { people-key-short }.
    .braille = { $name }: jeszcze raz? tak: N
people-once-more-watch = { $begun ->
        [yes] Grają jeszcze raz. Oglądać ich możesz z menu.
       *[no] { $name } chce grać z innymi jeszcze raz. Usłyszysz, kiedy zaczną.
    }
    .braille = { $begun ->
        [yes] grają znów
       *[no] { $name }: jeszcze raz
    }
people-once-more-waits = { $names ->
        [none] Chcesz grać jeszcze raz, ale innych już tu nie ma.
       *[other] Chcesz grać jeszcze raz. Czekamy jeszcze na zgodę: { $names }. Jeśli nie chcesz czekać, zacznij bez nich.
    }
    .braille = { $names ->
        [none] jeszcze raz
       *[other] jeszcze raz; czeka: { $names }
    }
people-record-came = { $game }: partia skończyła się bez ciebie. Gracze: { $names }. Zapis znajdziesz wśród swoich zapisów.
    .braille = jest zapis: { $game }
people-matches-coming = { $count ->
        [few] Przychodzą
       *[other] Przychodzi
    } { COUNT($count, of: "match") }.
    .braille = przychodzi: { $count }
people-matches-came = { $count ->
        [0] Nie przyszła żadna partia.
       *[other] Do twoich zapisów { $count ->
            [one] doszła
            [few] doszły
           *[other] doszło
        } { COUNT($count, of: "match") }
    }{ $wrong ->
        [0] { $count ->
            [0] {""}
           *[other] , karty się zgadzają.
        }
       *[other] , ale coś się w kartach nie zgadza; co, powie przy zapisie pozycja Sprawdź. Nie zgadza się: { COUNT($wrong, of: "match") }.
    }
    .braille = zapisów: { $count }, złych: { $wrong }
people-myself = Moje imię, partie i dane na tym serwerze
    .braille = moje dane
people-rename = Zmień imię, teraz słyszą cię jako { $name }
people-renamed = Inni usłyszą cię teraz jako { $name }.
    .braille = imię: { $name }
people-fetch-matches = Pobierz moje skończone partie, na tym urządzeniu brakuje { SAY($count, case: "gen", gender: "feminine") }
people-my-data = Zapisz wszystko, co o mnie jest na tym serwerze
people-delete-me = Usuń mnie z tego serwera
people-really-delete-me = Na pewno? Ten serwer już cię nie rozpozna, nawet po haśle, a rozpoczęte partie dokończy za ciebie komputer. Twoje zapisy zostaną u ciebie.
    .braille = usunąć?
people-deleted = Nic o tobie tu już nie ma.
    .braille = usunięto
people-say = Powiedz coś pozostałym
people-write = Napisz własnymi słowami
    .braille = własnymi słowami
people-write-words = Napisz, co chcesz powiedzieć innym
    .braille = własnymi słowami
people-said = { $name }: { $text }
people-said-own = Inni słyszą: { $text }
    .braille = do innych: { $text }
people-said-before = Co kto powiedział
people-nothing-said = Nikt jeszcze nic nie powiedział, wstecz
people-here = Inni przy tym stole
people-person = { $name }
people-friend = Znajomi
people-muted = Nie słyszeć do zamknięcia programu
people-blocked = Zablokować: nie słyszeć, bez zaproszeń, nie przy moich stołach
people-deals = Rozdanie dnia: porównanie
people-deals-agree = Pokazuj moją grę: znajomym z imieniem i kartami, wszystkim innym bez imienia
people-deals-none = Nie masz żadnego skończonego rozdania dnia z ostatniego tygodnia. Zagrasz je w menu „Rozdanie dnia”.
people-deals-forgotten = Serwer nie ma już twoich rozdań.
    .braille = rozdania usunięte
people-deal-day = { $game }, { ORDINAL($day, case: "gen") } { month }
    .braille = { $game } { $day }. { $month }.
people-deal-field = { $deal }: ty { $amount }
    .braille = { $deal }: { $amount }
people-deal-of = { $count ->
        [0] Tego rozdania nie pokazał tu jeszcze nikt inny
        [1] Poza tobą to rozdanie pokazała jedna osoba, { $better ->
            [0] { $same ->
                [0] z gorszym wynikiem niż twój
               *[other] z takim samym wynikiem jak twój
            }
           *[other] z lepszym wynikiem niż twój
        }
       *[other] { COUNT($count, of: "player") } poza tobą: lepiej { $better ->
            [0] nikt
           *[other] { SAY($better, gender: "personal") }
        }, tak samo { $same ->
            [0] nikt
           *[other] { SAY($same, gender: "personal") }
        }, gorzej { $less ->
            [0] nikt
           *[other] { SAY($less, gender: "personal") }
        }
    }
people-deal-players = { COUNT($count, of: "player") }{ $own ->
        [yes] {" "}razem z tobą
       *[no] {""}
    }
people-deal-unread = Ta wersja programu nie umie odczytać tej gry: { $name }.
    .braille = { $name }: nieczytelne
people-deal-by = Te same karty, gra { $name }.
    .brief = { $name }.
    .braille = { $name }
people-deal-parts = Tu gra się rozchodzi, to twoja { ORDINAL($number, gender: "feminine") } decyzja. Ty: { $own }. { $name }: { $best }.
    .brief = Ty: { $own }. { $name }: { $best }.
    .braille = { $number } ty { $own } { $name } { $best }
people-deal-others-part = Odtąd pozostali grają inaczej niż przy twoim stole.
    .brief = Pozostali grają inaczej.
    .braille = inni inaczej
people-deal-same = { $name } do końca wybiera tak samo jak ty.
    .braille = { $name } jak ty
people-deal-outcome = { $name } kończy z wynikiem: { people-deal-theirs }. Ty: { people-deal-own }.
    .brief = { $name }: { $theirs }. Ty: { $own }.
    .braille = { $name } { $theirs } ty { $own }
people-deal-own = { $unit ->
        [nothing] { $own }
       *[other] { AMOUNT($own, $unit) }
    }
people-deal-theirs = { $unit ->
        [nothing] { $theirs }
       *[other] { AMOUNT($theirs, $unit) }
    }
people-denied-not-given = Usłyszysz to, gdy pokażesz własną grę w tym rozdaniu.
    .braille = najpierw twoja gra
people-acquaintances = Moi znajomi i kogo blokuję
people-no-acquaintances = Jeszcze nikt, wstecz
people-is-here = jest tutaj
people-is-not-here = teraz nie ma tu tej osoby
people-is-blocked = blokada
people-report = Zgłoś administratorowi serwera
people-report-why = Napisz, co się stało; dołączone będzie to, co kto ostatnio powiedział
    .braille = co się stało
people-reported = Administrator serwera znajdzie twoje zgłoszenie.
    .braille = zgłoszono
people-remove = Odeślij od stołu
people-really-remove = Na pewno odesłać od stołu: { $name }?
    .braille = { $name } od stołu?
people-hand-over = Przekaż prowadzenie stołu
people-mute = Ucisz dla wszystkich przy tym stole
people-unmute = Pozwól przy tym stole znów mówić
people-move = Przesadź
people-move-to = Dokąd przesiądzie się { $name }
people-draw-seats = Rozlosuj miejsca
people-seats-drawn = Miejsca są rozlosowane. Po kolei siedzą: { $names }.
    .braille = los: { $names }
people-sits = { $name } siedzi teraz na { ORDINAL($number, gender: "neuter", case: "loc") } miejscu.
    .braille = { $name }: miejsce { $number }
people-sits-own = Siedzisz teraz na { ORDINAL($number, gender: "neuter", case: "loc") } miejscu.
    .braille = twoje miejsce: { $number }
people-sits-pair = { $name } siedzi teraz { $pair ->
        [0] na krześle prowadzącego
       *[other] { $teams ->
            [yes] w drużynie
           *[no] w parze
        } { $pair }
    }.
    .braille = { $name }: { $teams ->
        [yes] drużyna
       *[no] para
    } { $pair }
people-sits-pair-own = Siedzisz teraz { $pair ->
        [0] na krześle prowadzącego
       *[other] { $teams ->
            [yes] w drużynie
           *[no] w parze
        } { $pair }
    }.
    .braille = twoja { $teams ->
        [yes] drużyna
       *[no] para
    }: { $pair }
people-seats = Miejsca przy stole
people-seats-chosen = jak kto usiądzie
people-seats-by-lot = losowane na początku partii
people-seats-will-be-drawn = Miejsca losuje się na początku partii.
    .braille = miejsca losem
people-did-muted = { $host ->
        [yes] Przy tym stole nikt już nie usłyszy, co powie { $name }.
       *[no] { $gender ->
            [feminine] Gospodyni ucisza przy tym stole: { $name }.
            [masculine] Gospodarz ucisza przy tym stole: { $name }.
           *[none] Przy tym stole nie słychać już, co mówi { $name }.
        }
    }
    .braille = { $name }: cisza
people-did-unmuted = Przy tym stole znów słychać, co mówi { $name }.
    .braille = { $name }: słychać
people-did-removed = { $host ->
        [yes] { $name } już tu nie siedzi.
       *[no] { $gender ->
            [feminine] Gospodyni odsyła od stołu: { $name }.
            [masculine] Gospodarz odsyła od stołu: { $name }.
           *[none] { $name } musi odejść od stołu.
        }
    }
    .braille = -{ $name }
people-did-handed-over = Stół prowadzi teraz { $name }.
    .braille = prowadzi { $name }
people-you-muted =
    { $gender ->
        [feminine] Gospodyni uciszyła cię przy tym stole: co powiesz, do nikogo nie dotrze.
        [masculine] Gospodarz uciszył cię przy tym stole: co powiesz, do nikogo nie dotrze.
       *[none] Przy tym stole cię nie słychać: co powiesz, do nikogo nie dotrze.
    }
    .braille = nie słychać cię
people-you-unmuted =
    { $gender ->
        [feminine] Gospodyni pozwala ci przy tym stole znów mówić.
        [masculine] Gospodarz pozwala ci przy tym stole znów mówić.
       *[none] Przy tym stole możesz znów mówić.
    }
    .braille = możesz mówić
people-you-lead = Teraz ten stół prowadzisz ty.
    .braille = prowadzisz stół
people-invite-to = Zaproś do stołu: { $game }
people-invite-sent = Zaproszenie wysłane, dostanie je { $name }.
    .braille = zaproszenie: { $name }
people-invited = { $name } zaprasza cię: { $game }.
    .braille = zaprasza { $name }
people-invitation-of = Przyjmij zaproszenie: { $name }, { $game }
people-one = { $name }{ $friend ->
        [yes] , ze znajomych
       *[no] {""}
    }
people-may-invite = Kto może mnie zapraszać
people-may-invite-all = ktokolwiek
people-may-invite-friends = tylko znajomi
people-may-invite-nobody = nikt, nie przeszkadzać
people-agreed = Umowa przy tym stole
people-access = Kto może przyjść
people-access-code = kto ma kod
people-access-friends = tylko moi znajomi
people-access-open = ktokolwiek
people-talk = Pisanie, gdy partnerzy grają rozdanie
people-talk-free = wolno, stół towarzyski
people-talk-silent = nie wolno, tylko gotowe zdania
people-watch = Kto może się przyglądać twojej grze
people-watch-nobody = nikt
people-watch-friends = znajomi tych, którzy grają
people-watch-all = ktokolwiek, komu wolno tu wejść
people-watch-later = Kto się przygląda, słyszy wszystko o lewę później
people-grace = Jak długo czekać, gdy komuś przerwie się połączenie
people-duration = { DURATION($seconds) }
people-clock = Czas do namysłu
people-clock-none = ile kto chce
people-clock-is = { DURATION($decision) }{ $reserve ->
        [0] , bez rezerwy
       *[other] {" "}i rezerwa { DURATION($reserve) }
    }
people-clock-here = Czas do namysłu jest tu taki: { $clock }.
    .braille = czas: { $clock }
people-clock-now = Czas do namysłu się zmienił: { $clock }.
    .braille = czas: { $clock }
people-clock-decision = Na każdą decyzję
people-clock-reserve = Rezerwa na całą partię
people-reserve-is = { $seconds ->
        [0] żadna
       *[other] { DURATION($seconds) }
    }
people-clock-more = Ile razy każdy może wziąć dodatkową minutę
people-times = { $seconds ->
        [0] nigdy
        [one] raz
       *[other] { SAY($seconds, gender: "masculine") } razy
    }
people-clock-double = Podwójny czas dla tego, kto go chce
people-take-more-time = Weź dodatkową minutę
people-wish-pause = Poproś o przerwę
people-wish-go-on = Wróć do gry po przerwie
people-time-sign = czas: { $left ->
        [0] poniżej { SAY(10, case: "gen") } sekund
       *[other] ponad { DURATION($left, case: "acc") }
    }
    .braille = t{ $left }
people-time-warned = Jeszcze { DURATION($left) }.
    .braille = jeszcze { DURATION($left) }
people-time-reserve = Korzystasz z rezerwy, masz w niej { DURATION($left, case: "acc") }.
    .braille = rezerwa: { DURATION($left) }
people-waited = Czekamy już { DURATION($seconds, case: "acc") }.
    .braille = czeka się { DURATION($seconds, case: "acc") }
people-thinks = { $name } jeszcze myśli.
    .braille = { $name } myśli
people-still-gone = { $name } nie ma połączenia, za { DURATION($seconds, case: "acc") } zagra tam komputer.
    .braille = { $name } bez połączenia, { DURATION($seconds) }
people-grace-short = Jeśli w tym rozdaniu znów przerwie ci się połączenie, poczekamy na ciebie już tylko { DURATION($seconds, case: "acc") }.
    .braille = potem czeka się { DURATION($seconds, case: "acc") }
people-time-stands = Jest przerwa, czas stoi.
    .braille = przerwa
people-time-unknown = Połączenie jest przerwane. Dopóki nie wróci, twój czas stoi.
    .braille = bez połączenia, czas stoi
people-time-round = { $over ->
        [yes] Czas rundy minął.
       *[no] Do końca rundy: { DURATION($seconds) }.
    }
    .braille = { $over ->
        [yes] czas minął
       *[no] runda: { DURATION($seconds) }
    }
people-time-none = Przy tym stole nie mierzy się czasu.
    .braille = bez zegara
people-time-own = Masz { DURATION($left, case: "acc") }{ $reserve ->
        [0] {""}
       *[other] {" "}i w rezerwie { DURATION($reserve, case: "acc") }
    }{ $more ->
        [0] .
        [one] . Dodatkową minutę możesz wziąć raz.
       *[other] . Dodatkową minutę możesz wziąć { SAY($more, gender: "masculine") } razy.
    }
    .braille = { DURATION($left) }{ $reserve ->
        [0] {""}
       *[other] {" "}+ rezerwa { DURATION($reserve) }
    }, dodatkowo: { $more }
people-time-of = { $name } ma { DURATION($left, case: "acc") }{ $reserve ->
        [0] {""}
       *[other] {" "}i w rezerwie { DURATION($reserve, case: "acc") }
    }.
    .braille = { $name }: { DURATION($left) }{ $reserve ->
        [0] {""}
       *[other] {" "}+ rezerwa { DURATION($reserve) }
    }
people-time-nobody = { $reserve ->
        [0] Nie masz rezerwy
       *[other] W rezerwie masz { DURATION($reserve, case: "acc") }
    }{ $more ->
        [0] .
        [one] . Dodatkową minutę możesz wziąć raz.
       *[other] . Dodatkową minutę możesz wziąć { SAY($more, gender: "masculine") } razy.
    }
    .braille = rezerwa: { DURATION($reserve) }, dodatkowo: { $more }
people-time-over = { $name }: czas minął. Tym razem zdecyduje komputer, { $by }.
    .braille = { $name }: czas minął, decyduje { $by }
people-time-over-own = Czas minął. Tym razem zdecyduje za ciebie komputer, { $by }.
    .braille = czas minął, decyduje { $by }
people-time-over-again = { $name }: czas minął drugi raz z rzędu. Gra tu teraz komputer, { $by }, aż { $name } wróci.
    .braille = { $name }: czas minął, gra { $by }
people-time-over-again-own = Czas minął drugi raz z rzędu. Gra za ciebie komputer, { $by }; Enterem odbierzesz swoje miejsce.
    .braille = czas minął, gra { $by }; z powrotem: enter
people-plays-again = Miejsce jest znów twoje.
    .braille = znów twoje miejsce
people-more-time = { $name } bierze dodatkową minutę.
    .braille = { $name }: dodatkowa minuta
people-more-time-own = Masz dodatkową minutę{ $left ->
        [0] , była ostatnia.
        [one] , jeszcze jedną możesz wziąć.
       *[other] . Możesz ją wziąć jeszcze { SAY($left, gender: "masculine") } razy.
    }
    .braille = minuta więcej, zostało: { $left }
people-pause-asks = { $name } prosi o przerwę.{ $you ->
        [asked] { " " }Żeby się zgodzić, naciśnij { people-key-short }.
       *[other] { "" }
    }
    .braille = { $name }: przerwa?{ $you ->
        [asked] { " " }tak: P
       *[other] { "" }
    }
people-pause-asks-own = Prosisz o przerwę{ $others ->
        [none] .
       *[other] . Czekamy jeszcze na zgodę: { $others }.
    }
    .braille = prośba o przerwę; czeka: { $others }
people-pause-agrees = { $name } zgadza się na przerwę.{ $you ->
        [asked] { " " }Czekamy na ciebie. Żeby się zgodzić, naciśnij { people-key-short }.
       *[other] { " " }Czekamy jeszcze na zgodę: { $others }.
    }
    .braille = { $name }: przerwa tak{ $you ->
        [asked] ; zgoda: P
       *[other] ; czeka: { $others }
    }
people-pause-agrees-own = Zgadzasz się na przerwę. Czekamy jeszcze na zgodę: { $others }.
    .braille = przerwa tak; czeka: { $others }
people-concession = { $name } chce oddać resztę lew, zdecyduje { $partner }.
    .braille = { $name }: oddać?
people-concession-own = Chcesz oddać resztę lew, zdecyduje { $partner }. Żeby to cofnąć, zagraj kartę.
    .braille = oddać? decyduje { $partner }
people-concession-partner = { $name } chce za waszą parę oddać resztę lew. Żeby się zgodzić, naciśnij { people-key-short }. Żeby odmówić, po prostu graj.
    .braille = { $name }: oddać? tak: G
people-paused = Przerwa, prosi o nią { $name }.{ $clock ->
        [yes] { " " }Czas stoi. Żeby wznowić grę, naciśnij Enter.
       *[no] { " " }Żeby wznowić grę, naciśnij Enter.
    }
    .braille = przerwa: { $name }; dalej: enter
people-paused-own = Przerwa.{ $clock ->
        [yes] { " " }Czas stoi. Żeby wznowić grę, naciśnij Enter.
       *[no] { " " }Żeby wznowić grę, naciśnij Enter.
    }
    .braille = przerwa; dalej: enter
people-go-on-asks = { $name } chce już wznowić grę.{ $you ->
        [asked] { " " }Żeby się zgodzić, naciśnij Enter.
       *[other] { "" }
    }
    .braille = { $name }: dalej?{ $you ->
        [asked] { " " }tak: enter
       *[other] { "" }
    }
people-go-on-asks-own = Chcesz wznowić grę{ $others ->
        [none] .
       *[other] . Czekamy jeszcze na zgodę: { $others }.
    }
    .braille = dalej; czeka: { $others }
people-go-on-agrees = { $name } też chce wznowić grę.{ $you ->
        [asked] { " " }Czekamy na ciebie. Żeby się zgodzić, naciśnij Enter.
       *[other] { " " }Czekamy jeszcze na zgodę: { $others }.
    }
    .braille = { $name }: dalej tak{ $you ->
        [asked] ; zgoda: enter
       *[other] ; czeka: { $others }
    }
people-go-on-agrees-own = Ty też chcesz wznowić grę. Czekamy jeszcze na zgodę: { $others }.
    .braille = dalej tak; czeka: { $others }
people-went-on = Koniec przerwy.
    .braille = koniec przerwy
people-phrase-hello = Witam wszystkich
people-phrase-well-played = Ładnie zagrane
people-phrase-thanks = Dzięki
people-phrase-sorry = Przepraszam
people-phrase-one-moment = Chwileczkę, proszę
people-phrase-good-game = To była piękna partia
people-phrase-goodbye = Do widzenia
people-watching = Przyglądasz się partii: { $game }.
people-watch-asked = Przyglądać się tu mogą znajomi graczy. Graczy zapytaliśmy; gdy któryś z nich cię wpuści, będziesz przy stole.
    .braille = czeka na zgodę
people-come-asked = Do tego stołu mogą przyjść tylko znajomi gospodarza. Gospodarz o tobie wie; gdy cię wpuści, będziesz przy stole.
    .braille = czeka na zgodę
people-knocks = { $name } puka do twojego stołu dla znajomych, ale na ich liście tego imienia nie ma. Żeby wpuścić do stołu: w menu Kto tu jest wybierz imię i włącz Znajomi.
    .braille = { $name } puka
people-asks-watch = { $name } chce się przyglądać twojej grze. Żeby się zgodzić, naciśnij { people-key-short }, a potem Enter.
    .braille = { $name } patrzy? tak: X, enter
people-let-watch = Pozwól się przyglądać: { $name }
people-let-watch-done = { $name } może się teraz przyglądać.
    .braille = { $name } może patrzeć
people-watches = { $name } się przygląda.
    .braille = patrzy { $name }
people-watches-no-more = { $name } już się nie przygląda.
    .braille = nie patrzy { $name }
people-watch-rests = Rozdanie skończone. Następne rozdanie zacznie się, gdy gracze będą gotowi.
    .braille = czeka na rozdanie
people-only-watching = Tylko się przyglądasz, grają inni.
    .braille = tylko patrzysz
people-watch-menu = Przyglądam się partii
people-stop-watching = Przestań się przyglądać
people-ask-hand = Poproś o wgląd w karty
people-hand-asked-for = Prośba wysłana: { $name }.
    .braille = prośba: { $name }
people-asks-hand = { $name } pyta, czy może zobaczyć twoje karty. Pokażesz je w menu, w pozycji Inni przy tym stole.
    .braille = { $name }: twoje karty?
people-show-hand = Pokaż moje karty
people-shows-hand = { $name } widzi teraz twoje karty.
    .braille = { $name }: widzi karty
people-hide-hand = Ukryj moje karty
people-hides-hand = { $name } już nie widzi twoich kart.
    .braille = { $name }: nie widzi
people-hand-shown = Karty, które widzisz, ma na ręce { $name }.
    .braille = widzisz karty: { $name }
people-hand-hidden = Cudzych kart już nie widzisz.
    .braille = bez cudzych kart
people-denied-not-over = Gra tam jeszcze trwa. Spróbuj, gdy się skończy.
people-denied-decided = W międzyczasie rozstrzygnął to ktoś inny.
    .braille = już rozstrzygnięte
people-denied-not-watched = Przy tym stole nikomu nie wolno się przyglądać.
    .braille = bez widzów
people-denied = Teraz się nie da.
    .braille = nie da się
people-answer-unread = Ta wersja programu nie umie odczytać odpowiedzi serwera. Zaktualizuj program.
    .braille = odpowiedź nieczytelna
people-denied-version = Serwer pod tym adresem ma inną wersję niż ten program. Zaktualizuj program albo poproś o to gospodarza.
    .braille = inna wersja
people-denied-no-such-match = Serwer ma inną wersję niż twój program i nie zna tej gry albo którejś z wybranych zasad. Wybierz inną grę lub inne zasady albo poproś gospodarza o aktualizację.
    .braille = nie ma tej gry
people-denied-unknown-request = Serwer tego nie potrafi: ma starszą wersję niż twój program. Wszystko inne działa; poproś gospodarza o aktualizację.
    .braille = starsze stoły
people-denied-nobody-to-ask = Przyglądać się mogą tylko ci, których wpuści któryś z graczy, a żadnego z nich teraz tu nie ma. Spróbuj później.
    .braille = brak graczy
people-denied-unknown-value = Serwer ma starszą wersję niż twój program i nie zna tej możliwości. Wybierz coś innego albo poproś gospodarza o aktualizację.
    .braille = starsze stoły
people-denied-malformed = Serwer nie mógł tego odczytać i zamknął połączenie: ma inną wersję niż twój program. Nic nie zginęło, a połączenie zaraz wróci. Pomiń to tutaj albo poproś gospodarza o aktualizację.
    .braille = nie rozumieją
people-denied-name = Z tym imieniem nie można przyjść do stołu: potrzebne są litery, i to jednego alfabetu. Zmień je w ustawieniach.
    .braille = złe imię
people-denied-unknown-passkey = Ten klucz dostępu tu nie zadziałał. Spróbuj jeszcze raz albo napisz sześć słów swojego hasła.
    .braille = klucz nieznany
people-denied-no-passkeys = Na tym serwerze nie ma kluczy dostępu. Zaloguj się sześcioma słowami swojego hasła.
    .braille = bez kluczy
people-denied-unknown-words = Te słowa nie należą do nikogo. Sprawdź je i spróbuj jeszcze raz.
    .braille = nieznane hasło
people-denied-old-words = Masz tu sześć słów hasła albo klucz dostępu i bez nich się nie da. Jeśli słowa się zgubiły, powiedz to w pozycji ze swoim imieniem, partiami i danymi.
    .braille = chce hasła lub klucza
people-denied-no-words = Nie masz tu jeszcze sześciu słów, więc nie da się ich zgubić. Poproś o jakieś.
    .braille = nie masz hasła
people-denied-another-waits = Na nowe hasło czeka już inne twoje urządzenie. Jeśli to nie ty, najpierw to odrzuć.
    .braille = czeka inne
people-denied-key = Klucz tego urządzenia na tym serwerze nie działa. Zaktualizuj program i spróbuj jeszcze raz.
    .braille = zły klucz
people-denied-no-such-table = Takiego stołu tu nie ma. Sprawdź słowa kodu: są cztery, a z każdego potrzebne są przynajmniej pierwsze cztery litery. Może stół już się zamknął.
    .braille = nie ma stołu
people-denied-full = Przy tym stole nie ma już wolnego miejsca.
    .braille = zajęte
people-denied-taken = To miejsce jest już zajęte.
    .braille = zajęte
people-denied-not-the-host = To może zrobić przy tym stole tylko gospodarz.
    .braille = tylko gospodarz
people-denied-not-here = Tego gracza już tu nie ma, więc nic się nie stało.
    .braille = już go nie ma
people-denied-not-let-in = Nie możesz teraz przyjść do tego stołu. Wybierz inny albo otwórz własny.
    .braille = tu nie
people-denied-too-many-blocked = Nie możesz zablokować więcej osób. Najpierw kogoś odblokuj.
    .braille = więcej nie
people-denied-muted = Gospodarz uciszył cię przy tym stole, więc nikt tego nie słyszał.
    .braille = nikt nie słyszał
people-denied-begun = Partia już się zaczęła.
    .braille = gra już trwa
people-denied-known-already = Inni już to słyszeli, czekamy na nich.
    .braille = czeka na innych
people-denied-no-clock = Przy tym stole nie mierzy się czasu, myśl, jak długo chcesz.
    .braille = bez zegara
people-denied-not-your-turn = Teraz nie ty decydujesz. Dodatkową minutę weźmiesz, gdy przyjdzie twoja kolej.
    .braille = nie twoja kolej
people-denied-no-more-time = Przy tym stole nie możesz wziąć więcej dodatkowych minut.
    .braille = więcej nie
people-denied-too-many-guesses = Za dużo prób z rzędu. Spróbuj jeszcze raz za { $seconds ->
        [0] minutę
       *[other] { DURATION($seconds, case: "acc") }
    }.
    .braille = poczekaj
people-denied-too-much-said = To było za dużo słów w krótkim czasie, więc tego już nikt nie słyszał. Powtórz to za { DURATION($seconds, case: "acc") }.
    .braille = za { DURATION($seconds, case: "acc") }
people-more-tables = Następne stoły
people-more-people = Następne osoby
people-earlier-tables = Poprzednie stoły
people-earlier-people = Poprzednie osoby
people-evening-stopped = Wieczór klubowy stanął, bo coś w jego planie się nie zgadza. Prowadzący może przy swoim stole zacząć następną rundę albo zakończyć wieczór.
    .braille = wieczór stoi, czeka na prowadzącego
people-table-left = Twój stół się zamknął, { $game }: partia się nie zaczęła i przez dziesięć minut nikogo przy nim nie było.
    .braille = stół { $game } zamknięty
people-denied-too-often = To było już wiele razy z rzędu, więc nic się nie stało. Spróbuj jeszcze raz za { DURATION($seconds, case: "acc") }.
    .braille = za { DURATION($seconds, case: "acc") }
people-denied-too-many-passkeys = Masz tu już dość kluczy dostępu. Najpierw je usuń, potem utwórz nowy.
    .braille = kluczy dość
people-denied-said-hello = Na tym połączeniu serwer już cię zna.
    .braille = już cię znają
people-denied-deleted = Na innym twoim urządzeniu usunięto cię z tego serwera. Nic o tobie tu już nie ma.
    .braille = usunięto cię
people-denied-evening-full = Zapis tego wieczoru jest pełny, więc nic nie zapisano. Możesz zakończyć wieczór i ogłosić nowy.
    .braille = zapis wieczoru pełny
people-denied-too-much-kept = Twoje wieczory zajmują tu tyle miejsca, ile jedna osoba może mieć, więc nic nie zapisano. Najpierw zamknij któryś z nich.
    .braille = wieczory zajmują za dużo miejsca
people-denied-too-long = Ten zapis jest za długi na jedną odpowiedź. Zaktualizuj program, który o niego pyta.
    .braille = zapis za długi
people-denied-too-many-tables = Masz już dość stołów. Najpierw od któregoś odejdź.
    .braille = za dużo stołów
people-denied-deal-is-on = Dopóki trwa rozdanie, partnerzy do siebie nie piszą. Możesz powiedzieć któreś z gotowych zdań.
    .braille = w rozdaniu bez pisania
people-denied-rename-later = Dopóki trwa rozdanie, nie można zmienić imienia. Zmień je po nim.
    .braille = teraz bez zmiany imienia
people-denied-banned = Właściciel tego serwera już cię nie wpuszcza. Tylko on może to zmienić.
    .braille = nie wpuszcza cię
people-denied-address-banned = Właściciel serwera nie wpuszcza teraz nikogo z twojego adresu. Spróbuj za kilka dni albo zapytaj go.
    .braille = zakaz adresu
people-denied-no-newcomers = Właściciel serwera nie wpuszcza teraz nikogo nowego. Kto już tu bywał, może wejść: jeśli to ty, zaloguj się sześcioma słowami hasła.
    .braille = nikt nowy
people-denied-signed-out = To urządzenie zostało wylogowane z innego. Przyjdź jako nowa osoba, a potem zaloguj się sześcioma słowami hasła.
    .braille = wylogowane
people-denied-no-room = Na serwerze nie ma teraz wolnego miejsca. Program wciąż próbuje.
    .braille = brak miejsca
people-denied-too-many-newcomers = Z twojego adresu przyszło w kilka minut za dużo nowych osób. Spróbuj jeszcze raz za { $seconds ->
        [0] dziesięć minut
       *[other] { DURATION($seconds, case: "acc") }
    }.
    .braille = poczekaj chwilę
people-denied-not-kept = Serwer nie może tego teraz zapisać. Spróbuj za chwilę jeszcze raz.
    .braille = nie zapisano
people-denied-no-holidays = Nie masz już tylu dni urlopu. Wybierz mniej dni.
    .braille = zostało mniej dni
people-denied-no-calls = Ten serwer nie umie wysyłać ci wiadomości w ten sposób.
people-denied-wrong-code = Ten kod jest zły albo już nieważny. Sprawdź go albo zamów inny.
people-denied-too-many-browsers = O czekających stołach powiadamia cię już dość przeglądarek. Najpierw je zatrzymaj, potem wybierz to tutaj jeszcze raz.
