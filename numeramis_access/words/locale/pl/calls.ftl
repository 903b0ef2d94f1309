### Wiadomości o stołach korespondencyjnych, które czekają: pocztą i przez przeglądarkę.

calls-menu = Wiadomości, że czekają na mnie stoły
calls-mail = Wysyłaj mi e-mail, gdy czeka na mnie stół
calls-mail-address = Twój adres e-mail
calls-mail-bad = Na { $address } ten serwer nie może pisać. Sprawdź adres i wpisz go jeszcze raz.
calls-mail-sent = Jeśli adres { $address } działa, przyjdzie tam kod z sześciu cyfr; jest ważny godzinę. Wybierz tutaj „{ calls-mail-code }”.
calls-mail-code = Wpisz kod z e-maila
calls-mail-type-code = Kod wysłany na { $address }
calls-mail-on = Od teraz e-maile idą na { $address }, o każdym stole najwyżej jeden na pół dnia.
calls-mail-no-more = Nie wysyłaj już e-maili na { $address }
calls-mail-ended = Skrzynka { $address } nie przyjmuje już e-maili, dlatego ten serwer usunął adres. Inny podasz pod „{ calls-menu }”.
calls-push = Powiadamiaj mnie przez tę przeglądarkę, gdy czeka na mnie stół
calls-push-by-page = Ten serwer może dać znać także przez przeglądarkę: otwórz w niej jego stronę i tam to włącz.
calls-push-open-line = Przeglądarka daje znać tylko przez szyfrowane połączenie, a to nie jest szyfrowane. Poproś o adres, który zaczyna się od https.
calls-push-install = Na tym urządzeniu może dać znać tylko zainstalowana strona: dodaj ją do ekranu głównego, otwórz ją stamtąd i wróć tutaj.
calls-push-blocked = Przeglądarka nie pozwala tej stronie niczego ogłaszać. Zezwól w jej ustawieniach na powiadomienia tej strony i wróć tutaj.
calls-push-unsupported = Ta przeglądarka nie umie niczego ogłosić, gdy strona jest zamknięta.
calls-push-none = Przeglądarka nie pozwoliła, więc nic się nie zmieniło.
calls-push-on = Od teraz ta przeglądarka da ci znać, także gdy strona jest zamknięta.
calls-push-no-more = Nie powiadamiaj mnie już przez { $count ->
        [one] moją przeglądarkę
       *[other] żadną z moich przeglądarek
    }
calls-hours = { $always ->
        [yes] Cisza nocna: żadna
       *[no] Cisza nocna: od { $begins } do { $ends }
    }
calls-hours-begin = Od której ma być cisza?
calls-hours-end = Do kiedy? Ta sama godzina oznacza, że ciszy nie ma.
calls-hour = { $hour }
calls-daily = Wszystko w jednej wiadomości dziennie: { $on ->
        [yes] tak
       *[no] nie
    }
calls-when-set = Zapisane.
calls-stop = Nie wysyłaj mi już niczego i usuń moje adresy
calls-stopped = Nic już nie przyjdzie, a adresy są usunięte.
calls-kept = Co serwer przechowuje, żeby dać mi znać
calls-kept-when = Serwer odzywa się tylko wtedy, gdy to wybierzesz. Pierwszy raz, gdy stół czeka na ciebie dziesięć minut, a drugi raz, gdy minie twój czas.
calls-kept-mail = Dla e-maili przechowuje twój adres, od kiedy wpiszesz kod, który tam wysłał. Do tej chwili ma tylko skrót, z którego nie da się odczytać adresu, i to najwyżej przez dzień. Adres, który nie przyjmuje już e-maili, usuwa.
calls-kept-codes = Aby nikt nie mógł zalać skrzynek, liczy kody z jednego dnia: według gracza, sieci i skrzynki, zawsze tylko przez skrót. Po dniu usuwa te liczby.
calls-kept-push = Dla przeglądarki przechowuje jej adres w usłudze powiadomień producenta i dwa klucze. Ta usługa wie, kiedy coś ci ogłoszono, ale nie może tego przeczytać.
calls-kept-hours = Przechowuje twoją ciszę nocną i strefę czasową oraz to, czy chcesz jednej wiadomości dziennie.
calls-kept-made = O każdym stole pamięta sześćdziesiąt dni, kiedy ostatnio dał ci znać.
calls-kept-said = Wiadomość podaje stół i kto przy nim gra, nigdy kartę, karty w ręce ani wynik.
calls-kept-others = Nikt inny przy stołach nie pozna twojego adresu. E-maile idą przez serwer pocztowy właściciela. Jeśli ktoś nie chce kodów, serwer pamięta to rok przez skrót, z którego nie da się odczytać adresu.
calls-kept-end = Gdy zatrzymasz wiadomości, adresy są usuwane od razu. Gdy usuniesz konto z tego serwera, wszystko to zostanie usunięte.

## E-maile i powiadomienia przeglądarek

calls-mail-subject = { $count ->
        [one] Czeka na ciebie stół
        [few] Czekają na ciebie { $count } stoły
       *[other] Czeka na ciebie { $count } stołów
    }
calls-mail-waits = { $count ->
        [one] Czeka na ciebie ten stół:
       *[other] Czekają na ciebie te stoły:
    }
calls-mail-open = Otwórz swoje stoły:
calls-mail-why = Te e-maile zostały zamówione w programie Numeramis Access. Tam można je też zatrzymać: w grze z ludźmi pod „{ calls-menu }”.
calls-mail-stop = Albo zatrzymaj je tutaj:
calls-code-subject = Twój kod
calls-code = Kod to { $code }. Wpisz go w programie Numeramis Access w ciągu godziny.
calls-code-why = Ktoś podał ten adres, żeby wiedzieć, kiedy czeka stół karciany. Jeśli to nie ty, nic nie rób: bez kodu nic już nie przyjdzie.
calls-code-refuse = Jeśli przez rok nie chcesz takich kodów:

## Strony, do których prowadzą odnośniki z e-maili

calls-stop-title = Zatrzymaj e-maile o stołach
calls-stop-question = Czy na { $address } mają już nie przychodzić e-maile o stołach?
calls-stop-yes = Zatrzymaj
calls-stop-done = Gotowe. Na { $address } e-maile o stołach już nie przyjdą.
calls-refuse-title = Nie chcę kodów
calls-refuse-question = Czy na { $address } przez rok mają nie przychodzić kody?
calls-refuse-yes = Nie chcę kodów
calls-refuse-done = Gotowe. Na { $address } przez rok nie przyjdą żadne kody.
