### Rozdanie dňa: rovnaké karty pre všetkých, týždenné série, kalendár.

day-menu = Rozdanie dňa, { weekday } { ORDINAL($day, case: "gen") } { month }
    .braille = deň { $day }. { $month }.
day-standing = { $state ->
        [begun] rozohrané, pokračovať
       *[new] ešte nehrané
    }
day-amount = { $unit ->
        [nothing] odohrané
       *[other] { AMOUNT($value, $unit) }
    }
day-over = Rozdanie dňa je dohrané: { day-amount }. Enter otvorí, čo s výsledkom.
    .brief = Rozdanie dňa: { day-amount }.
    .braille = deň: { day-amount }
day-played = { $game }, { ORDINAL($day, case: "gen") } { month }: { day-amount }
    .braille = { $game } { $day }. { $month }.: { day-amount }
day-entry = { $game }, { ORDINAL($day, case: "gen") } { month } { $year }
    .braille = { $game } { $day }. { $month }. { $year }
day-send = Skopírovať výsledok ako riadok pre priateľov
day-line = Numeramis, { $game }, { ORDINAL($day, case: "gen") } { month } { $year }: { day-amount }
    .braille = Numeramis { $game } { $day }. { $month }. { $year }: { day-amount }
day-send-week = Skopírovať týždeň ako riadok pre priateľov
day-week-line = Numeramis, { $game }, týždeň od { ORDINAL($day, case: "gen") } { month }: { $series }, spolu { day-amount }
    .braille = Numeramis { $game }, týždeň od { $day }. { $month }. { $year }: { $series } = { day-amount }
day-copied = { $line }. Je to v schránke.
    .brief = Skopírované: { $line }
    .braille = { $line }
day-written = { $line }. Schránka tu nie je, riadok je v súbore { $name }.
    .brief = { $line }. V súbore { $name }.
    .braille = { $line }
day-practise = Zahrať znova pri cvičnom stole
day-week = Séria tohto týždňa
day-series = { $played ->
        [0] ešte sa nezačala
       *[other] { SAY($played, gender: "masculine") } { SAY($count, case: "gen", gender: "masculine", after: "z") } dní, { day-amount }
    }
day-calendar = Môj kalendár
day-not-kept = Výsledok dňa sa nepodarilo uložiť. Skontrolujte miesto na disku a práva.
    .braille = výsledok neuložený
