### Rozdání dne: stejné karty pro všechny, týdenní série, kalendář.

day-menu = Rozdání dne, { weekday } { ORDINAL($day, case: "gen") } { month }
    .braille = den { $day }. { $month }.
day-standing = { $state ->
        [begun] rozehráno, pokračovat
       *[new] ještě nehráno
    }
day-amount = { $unit ->
        [nothing] odehráno
       *[other] { AMOUNT($value, $unit) }
    }
day-over = Rozdání dne je dohrané: { day-amount }. Enterem vyberete, co s výsledkem.
    .brief = Rozdání dne: { day-amount }.
    .braille = den: { day-amount }
day-played = { $game }, { ORDINAL($day, case: "gen") } { month }: { day-amount }
    .braille = { $game } { $day }. { $month }.: { day-amount }
day-entry = { $game }, { ORDINAL($day, case: "gen") } { month } { $year }
    .braille = { $game } { $day }. { $month }. { $year }
day-send = Zkopírovat výsledek jako řádek pro přátele
day-line = Numeramis, { $game }, { ORDINAL($day, case: "gen") } { month } { $year }: { day-amount }
    .braille = Numeramis { $game } { $day }. { $month }. { $year }: { day-amount }
day-send-week = Zkopírovat týden jako řádek pro přátele
day-week-line = Numeramis, { $game }, týden od { ORDINAL($day, case: "gen") } { month }: { $series }, celkem { day-amount }
    .braille = Numeramis { $game }, týden od { $day }. { $month }. { $year }: { $series } = { day-amount }
day-copied = { $line }. Je to ve schránce.
    .brief = Zkopírováno: { $line }
    .braille = { $line }
day-written = { $line }. Schránka tu není, řádek je v souboru { $name }.
    .brief = { $line }. V souboru { $name }.
    .braille = { $line }
day-practise = Zahrát znovu u cvičného stolu
day-week = Série tohoto týdne
day-series = { $played ->
        [0] ještě nezačala
       *[other] { SAY($played, gender: "masculine") } { SAY($count, case: "gen", gender: "masculine", after: "z") } dnů, { day-amount }
    }
day-calendar = Můj kalendář
day-not-kept = Výsledek dne se nepodařilo uložit. Zkontrolujte místo na disku a práva.
    .braille = výsledek neuložen
