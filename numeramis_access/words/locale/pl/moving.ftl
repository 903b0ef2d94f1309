### Przeprowadzka: wszystko, co gracz ma, do jednego pliku i na innym komputerze z powrotem.

moving-menu = Przeprowadzka na inny komputer
    .braille = przeprowadzka
moving-pack = Spakuj wszystko moje do jednego pliku
moving-identity = Także z kluczem, po którym znają cię ludzie przy stołach; kto ma plik, może potem grać za ciebie
    .braille = także z kluczem
moving-packed = Ustawienia, partie, zapisy, statystyki i ćwiczenia są spakowane w pliku { $name }. Skopiuj go na drugi komputer i tam rozpakuj.
    .brief = Spakowano do pliku { $name }.
    .braille = spakowano: { $name }
moving-given = Ustawienia, partie, zapisy, statystyki i ćwiczenia są spakowane. Przeglądarka zapisuje plik { $name }, zwykle wśród pobranych.
    .brief = Spakowano, przeglądarka zapisuje plik { $name }.
    .braille = spakowano: { $name }
moving-left = { $count ->
        [one] Jednego pliku nie dało się przeczytać i zostaje tutaj.
       *[other] Nie dało się przeczytać { COUNT($count, of: "file", case: "gen") }, zostają tutaj.
    }
    .braille = zostaje { $count }
moving-shared = Trwającej partii kilku osób przy tym komputerze nie ma w pliku, żeby nikt nie widział kart innych.
    .braille = wspólna partia zostaje
moving-there-already = Plik { $name } już istnieje. Wybierz dla nowego inną nazwę.

moving-unpack = Rozpakuj taki plik tutaj
remove-gone = Z tego komputera zniknie to, razem ze wszystkimi ustawieniami, partiami i statystyką:
remove-running = Folder z pakietami { $name } zostanie, bo program właśnie z niego działa. Usuń go potem.
remove-exports = Twoje zapisane pliki w folderze { $name } zostaną.
remove-program = { $way ->
        [deb] Sam program zostanie, dopóki nie usuniesz go poleceniem sudo apt purge numeramis-access.
        [pipx] Sam program zostanie, dopóki nie usuniesz go poleceniem pipx uninstall numeramis-access.
        [pip] Sam program zostanie, dopóki nie usuniesz go poleceniem python -m pip uninstall numeramis-access.
       *[other] Sam program zostanie, dopóki nie usuniesz jego folderu { $name }.
    }
remove-servers = To, co wiedzą o tobie serwery innych ludzi, zostanie u nich.
remove-pack = Spakować najpierw wszystko do jednego pliku? Wpisz tak albo nie:
remove-really = Naprawdę to usunąć? Przywrócić to może potem tylko spakowany plik. Wpisz tak albo nie:
remove-nothing = Na tym komputerze nie ma niczego twojego.
remove-not-done = Niczego nie usunięto.
remove-failed = { $name } nie da się usunąć. Zamknij program we wszystkich innych oknach i spróbuj ponownie.
remove-done = Wszystko jest usunięte.
moving-files = { $browser ->
        [yes] Który plik rozpakować?
       *[other] Który plik rozpakować? Skopiuj go do folderu { $folder }, potem będzie tu w menu.
    }
    .brief = Który plik rozpakować?
    .braille = który plik?
moving-no-files = Nie ma tam jeszcze spakowanego pliku, wstecz
moving-choose = Wybierz plik w swoim komputerze
moving-asked = Wybierz plik przyciskiem, który się pojawił.
    .braille = wybierz plik
moving-contents = Spakowano { DATE($made) }: { $matches ->
        [0] żadnej rozpoczętej partii
        [one] jedna rozpoczęta partia
        [few] { SAY($matches, gender: "feminine") } rozpoczęte partie
       *[other] { SAY($matches, gender: "feminine") } rozpoczętych partii
    }, { $records ->
        [0] żadnego zapisu
       *[other] { COUNT($records, of: "record") }
    }, { $positions ->
        [0] żadnej pozycji
       *[other] { COUNT($positions, of: "position") }
    }{ $settings ->
        [yes] {" "}i ustawienia
       *[other] {""}
    }.
    .braille = { DATE($made) }: { $matches }+{ $records }
moving-all = Rozpakuj wszystko
moving-add = Dodaj to, czego tu brakuje; to, co tu jest, zostanie bez zmian
    .braille = dodaj brakujące
moving-replace = Zastąp nim to, co jest tutaj
    .braille = zastąp wszystko
moving-really = Na pewno zastąpić wszystko, co tu jest? Przedtem spakuje się to do osobnego pliku, więc da się to cofnąć.
    .braille = zastąpić wszystko?
moving-done = Wszystko jest rozpakowane: ustawienia, partie, zapisy, statystyki i ćwiczenia są takie jak przy pakowaniu.
    .brief = Wszystko jest rozpakowane.
    .braille = rozpakowano
moving-added = Dodano to, czego tu brakowało.
    .braille = dodano
moving-replaced = Wszystko jest rozpakowane. Co tu było wcześniej, leży w pliku { $name }.
    .brief = Wszystko jest rozpakowane.
    .braille = rozpakowano; wcześniejsze: { $name }
moving-say-how = Są tu już partie albo zapisy. Napisz --add, żeby dodać, czego tu brakuje, albo --replace, żeby zastąpić to, co tu jest.

moving-foreign = Ten plik nie został spakowany tym programem. Nic się nie zmieniło.
    .braille = obcy plik
moving-damaged = Plik jest uszkodzony, więc nic z niego nie rozpakowano. Skopiuj go z drugiego komputera jeszcze raz albo tam spakuj go znowu.
    .brief = Plik jest uszkodzony. Nic się nie zmieniło.
    .braille = plik uszkodzony
moving-newer = Plik spakowała nowsza wersja programu. Zaktualizuj tę i rozpakuj go jeszcze raz.
    .braille = plik jest nowszy
moving-large = Plik jest większy niż cokolwiek, co ten program pakuje. Nic się nie zmieniło.
    .braille = plik za duży
moving-unpackable = Twoich danych jest tak dużo, że nie dałoby się ich z powrotem rozpakować, więc nic nie spakowano. Usuń część zapisów i spróbuj ponownie.
    .braille = za duże, nie spakowano
moving-unreadable = Pliku nie da się przeczytać. Sprawdź, czy wolno go czytać, i wybierz go jeszcze raz.
    .braille = plik nieczytelny
moving-missing = Pliku o tej nazwie tu nie ma. Sprawdź nazwę i folder.
    .braille = nie ma pliku
moving-busy = Jest jeszcze otwarta partia, tutaj albo w innym oknie programu. Odejdź od niej i rozpakuj plik jeszcze raz.
    .brief = Jest jeszcze otwarta partia. Najpierw od niej odejdź.
    .braille = otwarta partia
moving-not-written = Pliku nie udało się rozpakować i nic się nie zmieniło. Sprawdź, czy na dysku jest miejsce.
    .braille = nie rozpakowano
moving-unfinished = Rozpakowywanie się przerwało. Zwolnij miejsce na dysku i uruchom program jeszcze raz: pójdzie dalej, nic nie zginie.
    .brief = Rozpakowywanie się przerwało, następne uruchomienie pójdzie dalej.
    .braille = niedokończone
