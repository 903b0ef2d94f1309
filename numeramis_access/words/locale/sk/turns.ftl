### Korešpondenčné stoly: na rozhodnutie sú dni a stôl počká na tých, čo tu nie sú.

turns-clock = { COUNT($days, of: "day") } na každé rozhodnutie, korešpondenčne
    .braille = { $days } d, korešpondenčne
turns-table = { $table }, { $waits ->
        [own] čaká na vás, ešte { DURATION($left) }
       *[other] na rade je { $name }
    }
turns-own = Na toto rozhodnutie máte { DURATION($left, case: "acc") }.
    .braille = { DURATION($left) }
turns-own-reminded = Čas vypršal. O { DURATION($left, case: "acc") } za vás rozhodne počítač.
    .braille = čas vypršal, počítač o { DURATION($left, case: "acc") }
turns-of = { $name } má na toto rozhodnutie { DURATION($left, case: "acc") }.
    .braille = { $name }: { DURATION($left) }
turns-of-reminded = { $name }: čas vypršal. O { DURATION($left, case: "acc") } tam rozhodne počítač.
    .braille = { $name }: čas vypršal, počítač o { DURATION($left, case: "acc") }
turns-nobody = Teraz nikto rozhodovať nemusí. Čas na každé rozhodnutie: { COUNT($days, of: "day") }.
    .braille = nikto nerozhoduje, { $days } d
turns-holiday = { $name } má dovolenku, ešte { DURATION($left, case: "acc") }.
    .braille = { $name }: dovolenka, { DURATION($left) }
turns-holiday-over = { $name } už dovolenku nemá.
    .braille = { $name }: po dovolenke
turns-over-again = { $name }: tretie zmeškané rozhodnutie za sebou. Ďalej tu hrá počítač, { $by }. Miesto môže podľa kódu prevziať niekto iný.
    .braille = { $name }: zmeškané 3, hrá { $by }
turns-over-again-own = Tretie zmeškané rozhodnutie za sebou. Ďalej za vás hrá počítač, { $by }. Klávesom Enter si miesto vezmete späť.
    .braille = zmeškané 3, hrá { $by }; späť: enter
turns-aside = Odložiť partiu, stôl na mňa počká
turns-give-up = Prenechať svoje miesto počítaču
turns-take-holiday = Vziať si dovolenku z korešpondenčných partií
turns-holiday-days = { COUNT($days, of: "day") }
turns-holiday-end = Skončiť dovolenku hneď
turns-holiday-taken = Dovolenka sa začala: { COUNT($days, of: "day") }. Do roka vám zostáva: { COUNT($left, of: "day") }.
    .braille = dovolenka: { $days } d, zostáva: { $left }
turns-holiday-ended = Dovolenku nemáte. Do roka vám zostáva: { COUNT($left, of: "day") }.
    .braille = bez dovolenky, zostáva: { $left }
turns-waiting = Moje stoly: { $count ->
        [one] jeden čaká na vás
        [few] { SAY($count) } čakajú na vás
       *[other] { SAY($count) } čaká na vás
    }
    .braille = moje stoly: čaká { $count }
turns-mine = Moje stoly
turns-named = { $game }: { $names }
# Keď sa nič nehrá: program sa spustil, alebo ste v ponuke.
turns-call = { $count ->
        [one] Čaká na vás stôl. { $tables }.
       *[other] Čakajú na vás stoly. { $tables }.
    }
    .braille = čaká: { $tables }
# Po návrate k stolu; potom nasledujú posledné tri zdvihy.
turns-missed = Od vášho posledného ťahu sa stalo viac. Všetko: { people-key-short }. Teraz posledná časť.
    .braille = všetko: { people-key-short }; koniec:
turns-next = K stolu, ktorý na mňa čaká najdlhšie
turns-none-waits = Žiadny iný stôl na vás nečaká.
    .braille = iný nečaká
