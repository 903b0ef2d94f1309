### Tables by turns: a decision has days, and the table waits for people who are away.

turns-clock = { COUNT($days, of: "day") } for each decision, by turns
    .braille = { $days } d, by turns
turns-table = { $table }, { $waits ->
        [own] waiting for you, { DURATION($left) } left
       *[other] waiting for { $name }
    }
turns-own = You have { DURATION($left) } for this decision.
    .braille = { DURATION($left) }
turns-own-reminded = You have run out of time. In { DURATION($left) } a computer decides for you.
    .braille = time over, computer in { DURATION($left) }
turns-of = { $name } has { DURATION($left) } for this decision.
    .braille = { $name }: { DURATION($left) }
turns-of-reminded = { $name } has run out of time. In { DURATION($left) } a computer decides for { $name }.
    .braille = { $name }: time over, computer in { DURATION($left) }
turns-nobody = No one has to decide now. Time for each decision: { COUNT($days, of: "day") }.
    .braille = no one decides, { $days } d
turns-holiday = { $name } is on holiday for { DURATION($left) } more.
    .braille = { $name }: holiday, { DURATION($left) }
turns-holiday-over = { $name } is no longer on holiday.
    .braille = { $name }: holiday over
turns-over-again = { $name } has missed three decisions. { $by }, a computer, plays on for { $name }. Somebody else can take the place with the code.
    .braille = { $name }: missed 3, { $by } plays on
turns-over-again-own = You've missed three decisions. { $by }, a computer, plays on for you. Press Enter to take the place back.
    .braille = missed 3, { $by } plays on; back: enter
turns-aside = Put the match aside; the table waits for me
turns-give-up = Give my place to a computer
turns-take-holiday = Take a holiday from matches by turns
turns-holiday-days = { COUNT($days, of: "day") }
turns-holiday-end = End my holiday now
turns-holiday-taken = Your holiday has begun: { COUNT($days, of: "day") }. Days of holiday left within a year: { SAY($left) }.
    .braille = holiday: { $days } d, left: { $left }
turns-holiday-ended = You're not on holiday. Days of holiday left within a year: { SAY($left) }.
    .braille = no holiday, left: { $left }
turns-waiting = My tables: { $count ->
        [one] one is waiting for you
       *[other] { SAY($count) } are waiting for you
    }
    .braille = my tables: { $count } wait
turns-mine = My tables
turns-named = { $game }: { $names }
# When nothing is being played: the program has started, or the player is in a menu.
turns-call = { $count ->
        [one] A table is waiting for you. { $tables }.
       *[other] Tables are waiting for you. { $tables }.
    }
    .braille = waits: { $tables }
# After coming back to a table; the last three tricks follow.
turns-missed = More has happened since your last turn. To hear all of it, { people-by-key }. Here is the latest.
    .braille = all: { people-key-short }; latest:
turns-next = To the table that has waited longest for me
turns-none-waits = No other table is waiting for you.
    .braille = no other waits
