### Strona w przeglądarce: jej własne etykiety.

page-hand = Twoje karty
page-choices = Możliwości
page-entries = Pozycje
page-text = Tekst
page-table = Stół
page-words = Stół i komunikaty słowami
page-players = Gracze
page-on-table = Karty na stole
page-facts = Stan
page-status = Stan gry
page-messages = Komunikaty
page-commands = O co możesz zapytać i co zrobić
page-ask = Zapytaj
page-other = Inne
page-repeat = Powtórz
page-back = Wstecz
page-less = mniej
page-more = więcej
page-previous = poprzednie
page-next = następne
page-lost = Połączenie się przerwało. Program je wznawia, nie musisz nic robić. To, co rozegrano, jest zapisane.
page-away = Serwer nadal nie odpowiada: albo jest zamknięty, albo nie działa sieć. Strona wciąż próbuje i sama wróci tam, gdzie skończono.
page-back-soon = Serwer zamyka się na chwilę i zaraz wróci. Z partii nic nie zginie, strona połączy się sama.
page-again = Połączenie wróciło.
page-no-answer = Od trzech sekund nie ma odpowiedzi. Twoje ostatnie polecenie jest w drodze i liczy się raz, więc go nie powtarzaj. Gdy odpowiedź przyjdzie, usłyszysz o tym.
page-answers = Odpowiedzi znów przychodzą.
page-not-arrived = Połączenie wróciło. Ostatnia czynność nie dotarła, wykonaj ją jeszcze raz.
page-busy = Program jest zajęty od trzech sekund. Twoje ostatnie polecenie liczy się raz, więc go nie powtarzaj. Gdy program ruszy, usłyszysz o tym.
page-taken = Jesteś już tutaj w innym oknie albo na innej karcie przeglądarki.
page-address-banned = Właściciel serwera nie wpuszcza teraz nikogo z twojego adresu. Spróbuj za kilka dni albo zapytaj go.
page-no-room = Na następną stronę nie ma tu teraz miejsca. Zamknij którąś, której już nie potrzebujesz, strona wciąż próbuje.
page-take = Kontynuuj tutaj
page-over = Nie ma cię już przy stole. Wrócisz, wczytując stronę od nowa.
page-signed-out = Ta strona została wylogowana z innego twojego urządzenia. Wczytaj ją od nowa i zacznij jeszcze raz; w grze z ludźmi zaloguj się sześcioma słowami hasła.
page-unknown = Serwer nie zna twojej przeglądarki. Wczytaj stronę od nowa i zacznij jeszcze raz; w grze z ludźmi zaloguj się sześcioma słowami hasła.
page-without-cookie = Przeglądarka nie wysłała cookie, a po nim serwer cię rozpoznaje. Zezwól tej stronie na cookies i wczytaj ją od nowa.
page-open-line = Połączenie z tą stroną nie jest szyfrowane: kto jest w tej samej sieci, może czytać razem z tobą i podawać się za ciebie. W domu wśród znajomych to wystarczy, gdzie indziej poproś o adres, który zaczyna się od https. Takiej strony nie da się też zainstalować jako programu.
    .braille = bez szyfrowania
page-go-on = Dalej
page-no-voice = Ta przeglądarka nie ma głosu dla wybranego języka, czytnik ekranu może go mieć.
page-skip = Do gry
page-list-start = Początek listy.
page-list-end = Koniec listy.
page-shared = Zaproszenie przekazane.
page-link-copied = Link do stołu jest skopiowany. Wklej go do wiadomości do osoby, którą zapraszasz.
page-without-script = Gra wymaga JavaScriptu. Zezwól na niego tej stronie w ustawieniach przeglądarki i wczytaj ją ponownie.
page-loading = Stół zaraz będzie gotowy, proszę chwilę poczekać.
page-come = Przygotowanie stołu: { $percent } procent.
page-failed = Stołu nie udało się tu przygotować, bo część strony nie dotarła. Sprawdź połączenie z internetem i wczytaj stronę od nowa.
page-failed-browser = Stołu nie udało się tu przygotować, bo ta przeglądarka nie umie uruchomić programu. Spróbuj nowszej przeglądarki albo urządzenia z większą pamięcią.
# The error's own words follow, in English.
page-failed-page = Stołu nie udało się tu przygotować, bo błąd jest w samej stronie: nie pomoże inne połączenie ani inna przeglądarka. Wyślij jej właścicielowi te słowa:
page-stopped = Program się zatrzymał. Wczytaj stronę od nowa, rozpoczęta partia na ciebie poczeka.
page-refused = Ta przeglądarka nie pozwoliła niczego zapisać: ustawienia i rozpoczęta partia znikną, gdy zamkniesz stronę. Zezwól jej na zapisywanie danych albo graj w oknie innym niż prywatne.
page-full = Na zapisywanie nie ma już miejsca: co teraz zrobisz, nie zostanie zapisane. Zwolnij miejsce w urządzeniu, potem wszystko zapisze się samo.
page-offline = Cała gra jest teraz w przeglądarce, można grać i bez internetu.
page-done = Potwierdź
page-update = Jest nowa wersja programu.
page-update-take = Przejdź na nową wersję
# Która karta z ilu, za jej nazwą.
page-place = {""}, { card-place-of }.
# Język i za nim nazwy z niego, które stoją w tekstach tego języka.
page-foreign = en English
page-button = przycisk „{ $does }”
page-help-menu = Strzałkami przechodź po opcjach, strzałkami w bok zmieniaj wartość. Opcję wybierz klawiszem Enter albo spacją. Wszystko inne ma przyciski za opcjami.
page-help-number = Napisz liczbę w polu i naciśnij Enter.
page-help-writing = Napisz tekst w polu i naciśnij Enter.
page-help-table = Strzałkami przechodź po kartach i możliwościach. Wybierz klawiszem Enter albo spacją; działają tam też litery. Wszystko inne ma przyciski za kartami.
page-help-calling = Aby zgłosić kartę, dotknij jej albo naciśnij jej klawisz. Wszystko inne ma przyciski za kartami.
page-help-replay = Strzałkami przechodź po zapisie; działają tam też litery. Wszystko inne ma przyciski pod nim.
page-help-reader = Czyta się klawiszami przeglądarki albo czytnika. Wszystko inne ma przyciski za tekstem.
page-language-coming = Pobieranie języka: { $name }. Chwileczkę.
    .braille = pobieram { $name }
page-language-not-come = Nie udało się pobrać języka: { $name }. Za pierwszym razem potrzebna jest do tego sieć. Zostaje dotychczasowy język.
    .braille = brak sieci: { $name }
site-built = Strona, która działa cała w przeglądarce, jest w folderze { $folder }, wersja { $version }. Jej zawartość podawaj dowolnym serwerem WWW z szyfrowanym połączeniem (https). Node.js raz ją uruchomił bez przeglądarki i odpowiedziała na klawisz.
site-missing = Brakuje { $what }, bez tego nie da się zbudować strony. Potrzebne są Node.js z npm i pip, za pierwszym razem także połączenie z internetem.
site-dead = Strona się nie uruchamia ({ $why }), dlatego do folderu { $folder } nic nie zapisano: { $install ->
        [none] wyślij to zdanie autorom programu
       *[other] zainstaluj to, z czym ją wypróbowano ({ $install }), i zbuduj ją jeszcze raz
    }.
site-not-written = W folderze { $folder } nie da się pisać: { $why }. Wybierz inny przez --out.
serve-at = Stół jest otwarty pod adresem { $address } Zamkniesz go klawiszami Control i C.
serve-no-port = Pod adresem { $address } nie da się udostępnić strony: jest zajęty albo nie należy do tego komputera. Wybierz inny port przez --port.
serve-no-proxy = { $address } nie jest ani adresem, ani siecią, dlatego serwer się nie uruchomił. Po --proxy wpisz adres IP albo sieć z ukośnikiem.
serve-bad-calls = Pliku { $file } po --calls nie da się użyć, dlatego serwer się nie uruchomił: { $why }.
serve-no-calls = Do e-maili brakuje pakietów. Aby je dodać, { advice }.
serve-in-use = Stoły z tego folderu są już otwarte: działa inny serwer. Zakończ go albo połącz się z nim.
serve-waits = Stoły z tej bazy obsługuje inny serwer. Ten czeka, a gdy tamten się skończy, przejmie je.
serve-no-database = Baza ludzi i stołów nie odpowiada albo nie wpuszcza programu. Sprawdź, czy działa i czy po --store jest dobry adres.
serve-no-bus = Serwer NATS, przez który serwery się słyszą, nie odpowiada. Sprawdź, czy działa i czy po --bus jest dobry adres. Jeśli brakuje pakietów, { advice }.
serve-bus-needs-database = Serwery ze wspólnymi stołami potrzebują jednej bazy. Podaj jej adres przez --store postgresql://…
serve-thinks = Tutaj myślą przeciwnicy dla innych serwerów. Zakończysz to klawiszami Control i C.
serve-players-need-bus = Serwer, na którym myślą przeciwnicy, musi wiedzieć, dla kogo. Podaj adres serwera NATS przez --bus nats://…
serve-no-society = Do bazy brakuje pakietów. Aby je dodać, { advice }.
serve-no-store = Pliku { $name } z ludźmi i stołami nie da się otworzyć: jest uszkodzony, używa go inny program albo nie jest twój. Przenieś go gdzie indziej albo odtwórz z kopii.
page-level-lowered = Gra tu teraz dużo ludzi, dlatego przeciwnicy przez chwilę grają jak { $level ->
    [beginner] początkujący
    [improver] średnio zaawansowani
    [club] gracze klubowi
    [expert] mistrzowie
   *[strong] mocni gracze
 }.
page-unreached-title = Brak połączenia
page-installed = Numeramis Access: stół do kart
page-unreached = Stół jest teraz nieosiągalny: nie ma internetu albo serwer nie działa. Rozpoczęte partie są zapisane na serwerze. Program wczyta się, gdy połączenie wróci.
page-unreached-again = Spróbuj ponownie
page-install = Zainstaluj jako program
