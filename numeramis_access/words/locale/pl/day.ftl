### Rozdanie dnia: te same karty dla wszystkich, seria tygodnia, kalendarz.

day-menu = Rozdanie dnia, { weekday } { ORDINAL($day, case: "gen") } { month }
    .braille = dzień { $day }. { $month }.
day-standing = { $state ->
        [begun] rozpoczęte, kontynuuj
       *[new] jeszcze nie grane
    }
day-amount = { $unit ->
        [nothing] rozegrane
       *[other] { AMOUNT($value, $unit) }
    }
day-over = Rozdanie dnia jest skończone: { day-amount }. Naciśnij Enter, żeby usłyszeć, co można zrobić z wynikiem.
    .brief = Rozdanie dnia: { day-amount }.
    .braille = dzień: { day-amount }
day-played = { $game }, { ORDINAL($day, case: "gen") } { month }: { day-amount }
    .braille = { $game } { $day }. { $month }.: { day-amount }
day-entry = { $game }, { ORDINAL($day, case: "gen") } { month } { $year }
    .braille = { $game } { $day }. { $month }. { $year }
day-send = Skopiuj wynik jako wiersz dla znajomych
day-line = Numeramis, { $game }, { ORDINAL($day, case: "gen") } { month } { $year }: { day-amount }
    .braille = Numeramis { $game } { $day }. { $month }. { $year }: { day-amount }
day-send-week = Skopiuj tydzień jako wiersz dla znajomych
day-week-line = Numeramis, { $game }, tydzień od { ORDINAL($day, case: "gen") } { month }: { $series }, razem { day-amount }
    .braille = Numeramis { $game }, tydzień od { $day }. { $month }. { $year }: { $series } = { day-amount }
day-copied = { $line }. Skopiowano do schowka.
    .brief = Skopiowano: { $line }
    .braille = { $line }
day-written = { $line }. Schowka tu nie ma, wiersz jest w pliku { $name }.
    .brief = { $line }. W pliku { $name }.
    .braille = { $line }
day-practise = Zagraj jeszcze raz przy stole ćwiczebnym
day-week = Seria tego tygodnia
day-series = { $played ->
        [0] jeszcze się nie zaczęła
       *[other] { SAY($played, gender: "masculine") } { SAY($count, case: "gen", gender: "masculine", after: "z") } dni, { day-amount }
    }
day-calendar = Mój kalendarz
day-not-kept = Wyniku dnia nie udało się zapisać. Sprawdź miejsce na dysku i uprawnienia.
    .braille = nie zapisano
