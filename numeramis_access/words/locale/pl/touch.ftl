### Na ekranie dotykowym te zdania zastępują te, które mówią o klawiszach.

continue-with-enter = Dotknij przycisku, żeby kontynuować.
turn-rests = { continue-with-enter }
lesson-go-on = Dotknij „Dalej”.
topic-go-on = { lesson-go-on }
lesson-done = Koniec lekcji. Dotknij „Dalej”, żeby wrócić do menu.
match-finished = Dotknij przycisku, żeby otworzyć menu.
match-paused = Przerwa w partii. Żeby wznowić grę, dotknij „Dalej”.
day-over = Rozdanie dnia jest skończone: { day-amount }. Dotknij przycisku, żeby sprawdzić, co możesz zrobić z wynikiem.
    .brief = Rozdanie dnia: { day-amount }.
how-to-choose = Dotknij tego, co wybierasz.
first-step-2 = Żeby zagrać kartę, dotknij jej.
choose-opponents = Kto usiądzie z tobą do stołu? Zaczyna się po twojej lewej, minusem i plusem zaprosisz kogoś innego.
choose-language = Dotknij swojego języka.
choose-language-too = Po polsku: dotknij słowa Polski.
choose-voice = Jaki głos ci odpowiada? Minus i plus zmieniają wartość, dotknięcie ją potwierdza.
choose-address = Jak mamy się do ciebie zwracać? Minus i plus to zmieniają, dotknięcie potwierdza.
unknown-key = To tu nic nie robi.
page-help-menu = Dotknij opcji, którą wybierasz; minus i plus zmieniają wartość. Wszystko inne ma przyciski pod opcjami.
page-help-number = Napisz liczbę w polu i dotknij przycisku obok.
page-help-writing = Napisz tekst w polu i dotknij przycisku obok.
page-help-table = Dotknięcie karty ją zagrywa, dotknięcie możliwości ją wybiera. Wszystko inne ma przyciski pod kartami, niektóre pod „Zapytaj” i „Inne”.
page-help-replay = Przez zapis prowadzą przyciski. Wszystko inne ma przyciski pod nim.
page-help-reader = Tekst przeczytasz, przesuwając go. Wszystko inne ma przyciski pod nim.
people-time-over-again-own = Twój czas znowu minął. Gra teraz za ciebie komputer, { $by }. Żeby odzyskać miejsce, dotknij „Dalej”.
people-paused = Przerwa, prosi o nią { $name }.{ $clock ->
        [yes] { " " }Czas stoi; żeby wznowić grę, dotknij „Dalej”.
       *[no] { " " }Żeby wznowić grę, dotknij „Dalej”.
    }
people-paused-own = Przerwa.{ $clock ->
        [yes] { " " }Czas stoi; żeby wznowić grę, dotknij „Dalej”.
       *[no] { " " }Żeby wznowić grę, dotknij „Dalej”.
    }
people-go-on-asks = { $name } chce już wznowić grę.{ $you ->
        [asked] { " " }Żeby się zgodzić, dotknij „Dalej”.
       *[other] { "" }
    }
people-go-on-agrees = { $name } też chce wznowić grę.{ $you ->
        [asked] { " " }Czekamy na ciebie. Żeby się zgodzić, dotknij „Dalej”.
       *[other] { " " }Czekamy jeszcze na zgodę: { $others }.
    }
people-by-key = { $key ->
        [none] w menu
       *[other] przyciskiem { $key }
    }
people-asks-watch = { $name } chce oglądać twoją partię. Zgoda: { people-by-key }, a potem dotknięciem.
practice-by-step = Gra się krok po kroku. Przeciwnik zagra, gdy dotkniesz „Dalej”. Zwykłe tempo przywrócisz w menu.
    .brief = Krok po kroku.
first-step-3 = Swoje karty przeczytasz tak: { $hand }.
review-offer = Żeby usłyszeć, co było ważne, dotknij: { $key }.
master-deal-all = Wszyscy skończyli. Dotknij któregoś z nich, żeby usłyszeć, jak poszło.
    .brief = Wszyscy skończyli.
set-wait-after-trick = Po każdej lewie czekać na dotknięcie
help-number = Pisanie liczby
help-writing = Pisanie tekstu
evening-house-breath = Następna runda zacznie się za { DURATION($seconds, case: "acc") }.{ $at ->
        [table] {" "}Gdy możesz grać, dotknij przycisku.
       *[menu] {" "}Gdy możesz grać, wybierz „{ evening-house-next }”.
    }{ $key ->
        [none] {""}
       *[other] {" "}Jak grali inni: { people-by-key }.
    }
evening-house-breath-play = Następna partia zacznie się za { DURATION($seconds, case: "acc") }.{ $at ->
        [table] {" "}Gdy możesz grać, dotknij przycisku.
       *[menu] {" "}Gdy możesz grać, wybierz „{ evening-house-next-play }”.
    }
evening-house-waits = Wieczór prowadzi i rozpocznie { $name }. { $contest ->
        [individuals] Poczekaj tu na losowanie. Wolne miejsca zajmie komputer.
        [teams] Dotknij wolnego miejsca w wybranej drużynie. Pierwsza i druga osoba grają razem przy jednym stole, trzecia i czwarta przy drugim. Wolne miejsca zajmie komputer.
       *[pairs] Dotknij wolnego miejsca obok wybranego partnera. Wolne miejsca zajmie komputer.
    }
no-match-kept = Nie ma tu żadnej rozpoczętej partii, wstecz
records-none = Nie ma tu jeszcze żadnego zapisu, wstecz
statistics-none = Nie ma jeszcze czego liczyć, dokończ pierwszą grę; wstecz
together-pad-gone = Kontroler się odłączył. Wystarczy podłączyć go znowu. Bez niego { $name } odchodzi od stołu, a po powrocie urządzenie przechodzi z rąk do rąk.
    .brief = Kontroler się odłączył.
together-turn = { $name }: twoja kolej. Weź urządzenie i dotknij przycisku.
    .brief = { $name }.
together-take = Weź urządzenie
together-read = Przejrzyj karty, potem dotknij przycisku, żeby przekazać urządzenie.
together-hand-on = Przekaż urządzenie
help-menu = W menu
help-table = Przy stole
help-reader = Przy czytaniu
help-replay = Przy odtwarzaniu zapisu
help-calling = Przy zgłaszaniu
page-help-calling = Aby zgłosić kartę, dotknij jej. Wszystko inne ma przyciski pod kartami.
call-begun = Zgłaszaj karty w kolejności, w jakiej padają na stół. Poprawienie zgłoszenia: „{ command-undo-calling }”.
    .brief = Zgłaszaj karty.
help-choices-walked = { $count ->
        [one] Jest jedna możliwość
        [few] Są { SAY($count, gender: "feminine") } możliwości
       *[other] Jest { $count } możliwości
    }, przejrzysz je, przesuwając.
replay-help = Następny krok: dotknij „Dalej”.
review-retry-here = Znów jest przed tobą { ORDINAL($number, gender: "masculine") } wybór, z tymi samymi kartami.{ $more ->
        [yes] {" "}Następna chwila: tym samym przyciskiem.
       *[no] {""}
    }
    .brief = Znów { ORDINAL($number, gender: "masculine") } wybór.
together-help-handed = Przekazujecie urządzenie: gracz, na którego kolej, bierze je dotknięciem przycisku.
turns-over-again-own = Trzecia opuszczona decyzja z rzędu. Gra teraz za ciebie komputer, { $by }. Żeby odzyskać miejsce, dotknij „Dalej”.
set-languages = Języki, po których krąży przycisk języka
set-only-card-key = zagrywa ją następne dotknięcie „{ command-next-playable }”
