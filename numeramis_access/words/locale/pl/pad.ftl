### Kto gra tylko na kontrolerze, słyszy te zdania zamiast tych, które mówią o klawiszach.

continue-with-enter = Naciśnij przycisk A, żeby kontynuować.
    .brief = Kontynuuj: przycisk A.
turn-rests = { continue-with-enter }
    .brief = Kontynuuj: przycisk A.
match-finished = Naciśnij przycisk A, żeby otworzyć menu.
    .brief = Koniec, menu przycisk A.
how-to-choose = Przejdź do wyboru lewą gałką i naciśnij przycisk A.
    .brief = Wybierz lewą gałką i przyciskiem A.
unknown-key =
    { $help ->
        [none] Ten przycisk nic tu nie robi.
       *[other] Ten przycisk nic tu nie robi. Pomoc: { $help }.
    }
    .brief =
        { $help ->
            [none] Nic.
           *[other] Nic. Pomoc { $help }.
        }
help-choices-walked = { $count ->
        [one] Jest jedna możliwość
        [few] Są { SAY($count, gender: "feminine") } możliwości
       *[other] Jest { $count } możliwości
    }, przejdź po nich lewą gałką.
help-menu = Przyciski w menu
help-table = Przyciski przy stole
help-reader = Przyciski przy czytaniu
help-number = Liczba: lewą gałką, potwierdzenie przyciskiem A
help-writing = Pisanie tekstu: kontrolerem nie można, powrót przyciskiem B
first-step-2 = Po pierwszym naciśnięciu przycisku A słyszysz kartę, po drugim ją zagrywasz.
together-help-devices = Każde z was ma swoje urządzenie. Gdy kolej na drugą osobę, przycisk mówi tylko, czyja kolej. Co nie ma przycisku, jest w menu: { pad-key-start }, potem „{ match-commands }”.
set-wait-after-trick = Po każdej lewie czekać na przycisk A
set-languages = Języki, między którymi się przełącza
set-only-card-key = zagrasz ją, gdy znowu wybierzesz „{ command-next-playable }”
