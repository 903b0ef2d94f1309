### The deal of the day: the same cards for everybody, the week's series, the calendar.

day-menu = Deal of the day, { weekday }, { ORDINAL($day) } of { month }
    .braille = day { $day }. { $month }.
day-standing = { $state ->
        [begun] started, continue
       *[new] not played yet
    }
day-amount = { $unit ->
        [nothing] played
       *[other] { AMOUNT($value, $unit) }
    }
day-over = The deal of the day is over: { day-amount }. Press Enter to see what you can do with the result.
    .brief = Deal of the day: { day-amount }.
    .braille = day: { day-amount }
day-played = { $game }, { ORDINAL($day) } of { month }: { day-amount }
    .braille = { $game } { $day }. { $month }.: { day-amount }
day-entry = { $game }, { ORDINAL($day) } of { month } { $year }
    .braille = { $game } { $day }. { $month }. { $year }
day-send = Copy the result as a line to send to friends
day-line = Numeramis, { $game }, { ORDINAL($day) } of { month } { $year }: { day-amount }
    .braille = Numeramis { $game } { $day }. { $month }. { $year }: { day-amount }
day-send-week = Copy my week as a line to send to friends
day-week-line = Numeramis, { $game }, the week of the { ORDINAL($day) } of { month }: { $series }, altogether { day-amount }
    .braille = Numeramis { $game }, week from { $day }. { $month }. { $year }: { $series } = { day-amount }
day-copied = { $line }. It's on the clipboard.
    .brief = Copied: { $line }
    .braille = { $line }
day-written = { $line }. There's no clipboard here; the line is in the file { $name }.
    .brief = { $line }. In the file { $name }.
    .braille = { $line }
day-practise = Play it again at the practice table
day-week = This week's series
day-series = { $played ->
        [0] not started yet
       *[other] { SAY($played) } of { SAY($count) } days, { day-amount }
    }
day-calendar = My calendar
day-not-kept = The result of the day couldn't be saved. Check the disk space and the permissions.
    .braille = result not saved
