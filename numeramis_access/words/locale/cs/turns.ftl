### Korespondenční stoly: na rozhodnutí jsou dny a stůl počká na ty, kdo tu nejsou.

turns-clock = { COUNT($days, of: "day") } na každé rozhodnutí, korespondenčně
    .braille = { $days } d, korespondenčně
turns-table = { $table }, { $waits ->
        [own] čeká na vás, ještě { DURATION($left) }
       *[other] na řadě je { $name }
    }
turns-own = Na toto rozhodnutí máte { DURATION($left, case: "acc") }.
    .braille = { DURATION($left) }
turns-own-reminded = Čas vypršel. Za { DURATION($left, case: "acc") } za vás rozhodne počítač.
    .braille = čas vypršel, počítač za { DURATION($left, case: "acc") }
turns-of = { $name } má na toto rozhodnutí { DURATION($left, case: "acc") }.
    .braille = { $name }: { DURATION($left) }
turns-of-reminded = { $name }: čas vypršel. Za { DURATION($left, case: "acc") } tam rozhodne počítač.
    .braille = { $name }: čas vypršel, počítač za { DURATION($left, case: "acc") }
turns-nobody = Teď nikdo rozhodovat nemusí. Čas na každé rozhodnutí: { COUNT($days, of: "day") }.
    .braille = nikdo nerozhoduje, { $days } d
turns-holiday = { $name } má dovolenou, ještě { DURATION($left, case: "acc") }.
    .braille = { $name }: dovolená, { DURATION($left) }
turns-holiday-over = { $name } už dovolenou nemá.
    .braille = { $name }: po dovolené
turns-over-again = { $name }: třetí zmeškané rozhodnutí za sebou. Pokračuje tu počítač, { $by }. Místo může podle kódu převzít někdo jiný.
    .braille = { $name }: zmeškáno 3, hraje { $by }
turns-over-again-own = Třetí zmeškané rozhodnutí za sebou. Pokračuje za vás počítač, { $by }. Enterem si místo vezmete zpět.
    .braille = zmeškáno 3, hraje { $by }; zpět: enter
turns-aside = Odložit partii, stůl na mě počká
turns-give-up = Přenechat své místo počítači
turns-take-holiday = Vzít si dovolenou z korespondenčních partií
turns-holiday-days = { COUNT($days, of: "day") }
turns-holiday-end = Skončit dovolenou hned
turns-holiday-taken = Dovolená začala: { COUNT($days, of: "day") }. Do roka vám zbývá: { COUNT($left, of: "day") }.
    .braille = dovolená: { $days } d, zbývá: { $left }
turns-holiday-ended = Dovolenou nemáte. Do roka vám zbývá: { COUNT($left, of: "day") }.
    .braille = bez dovolené, zbývá: { $left }
turns-waiting = Moje stoly: { $count ->
        [one] jeden čeká na vás
        [few] { SAY($count) } čekají na vás
       *[other] { SAY($count) } čeká na vás
    }
    .braille = moje stoly: čeká { $count }
turns-mine = Moje stoly
turns-named = { $game }: { $names }
# Ve chvíli, kdy se nic nehraje: program se spustil, nebo jste v nabídce.
turns-call = { $count ->
        [one] Čeká na vás stůl. { $tables }.
       *[other] Čekají na vás stoly. { $tables }.
    }
    .braille = čeká: { $tables }
# Po návratu ke stolu; pak následují poslední tři zdvihy.
turns-missed = Od vašeho posledního tahu se toho stalo hodně. Všechno: { people-key-short }. Teď poslední část.
    .braille = vše: { people-key-short }; konec:
turns-next = Ke stolu, který na mě čeká nejdéle
turns-none-waits = Žádný jiný stůl na vás nečeká.
    .braille = jiný nečeká
