### Das Spiel des Tages: dieselben Karten für alle, die Wochenserie, der Kalender.

day-menu = Spiel des Tages, { weekday }, der { ORDINAL($day, gender: "masculine") } { month }
    .braille = tag { $day }. { $month }.
day-standing = { $state ->
        [begun] begonnen, fortsetzen
       *[new] noch nicht gespielt
    }
day-amount = { $unit ->
        [nothing] gespielt
       *[other] { AMOUNT($value, $unit) }
    }
day-over = Das Spiel des Tages ist aus: { day-amount }. Drücken Sie Enter, um zu hören, was Sie mit dem Ergebnis tun können.
    .brief = Spiel des Tages: { day-amount }.
    .braille = tag: { day-amount }
day-played = { $game }, { ORDINAL($day, gender: "masculine", case: "strong") } { month }: { day-amount }
    .braille = { $game } { $day }. { $month }.: { day-amount }
day-entry = { $game }, { ORDINAL($day, gender: "masculine", case: "strong") } { month } { $year }
    .braille = { $game } { $day }. { $month }. { $year }
day-send = Das Ergebnis als Zeile für Freunde kopieren
day-line = Numeramis, { $game }, { ORDINAL($day, gender: "masculine", case: "strong") } { month } { $year }: { day-amount }
    .braille = Numeramis { $game } { $day }. { $month }. { $year }: { day-amount }
day-send-week = Die Woche als Zeile für Freunde kopieren
day-week-line = Numeramis, { $game }, Woche vom { ORDINAL($day, gender: "masculine", case: "dat") } { month }: { $series }, zusammen { day-amount }
    .braille = Numeramis { $game }, woche ab { $day }. { $month }. { $year }: { $series } = { day-amount }
day-copied = { $line }. Es ist in der Zwischenablage.
    .brief = Kopiert: { $line }
    .braille = { $line }
day-written = { $line }. Eine Zwischenablage gibt es hier nicht; die Zeile ist in der Datei { $name }.
    .brief = { $line }. In der Datei { $name }.
    .braille = { $line }
day-practise = Am Übungstisch noch einmal spielen
day-week = Die Serie dieser Woche
day-series = { $played ->
        [0] noch nicht begonnen
       *[other] { SAY($played) } von { SAY($count) } Tagen, { day-amount }
    }
day-calendar = Mein Kalender
day-not-kept = Das Ergebnis des Tages ließ sich nicht speichern. Prüfen Sie den Platz auf der Platte und die Rechte.
    .braille = nicht aufgehoben
