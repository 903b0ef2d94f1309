### Fernpartien: Eine Entscheidung hat Tage, und der Tisch wartet auf Abwesende.

turns-clock = { COUNT($days, of: "day") } für jede Entscheidung, als Fernpartie
    .braille = { $days } t, fernpartie
turns-table = { $table }, { $waits ->
        [own] wartet auf Sie, noch { DURATION($left) }
       *[other] wartet auf { $name }
    }
turns-own = Für diese Entscheidung haben Sie { DURATION($left, case: "acc") }.
    .braille = { DURATION($left) }
turns-own-reminded = Ihre Zeit ist um. In { DURATION($left, case: "dat") } entscheidet ein Computer für Sie.
    .braille = zeit um, computer in { DURATION($left, case: "dat") }
turns-of = { $name } hat für diese Entscheidung { DURATION($left, case: "acc") }.
    .braille = { $name }: { DURATION($left) }
turns-of-reminded = Die Zeit von { $name } ist um. In { DURATION($left, case: "dat") } entscheidet dort ein Computer.
    .braille = { $name }: zeit um, computer in { DURATION($left, case: "dat") }
turns-nobody = Jetzt muss niemand entscheiden. Zeit für jede Entscheidung: { COUNT($days, of: "day") }.
    .braille = niemand entscheidet, { $days } t
turns-holiday = { $name } hat noch { DURATION($left, case: "acc") } Urlaub.
    .braille = { $name }: urlaub, { DURATION($left) }
turns-holiday-over = { $name } hat keinen Urlaub mehr.
    .braille = { $name }: urlaub aus
turns-over-again = { $name } hat drei Entscheidungen versäumt. Dort spielt jetzt { $by }, ein Computer. Mit dem Code kann jemand anderes den Platz übernehmen.
    .braille = { $name }: 3 versäumt, { $by } spielt
turns-over-again-own = Sie haben drei Entscheidungen versäumt. Für Sie spielt jetzt { $by }, ein Computer. Drücken Sie Enter, um selbst zu spielen.
    .braille = 3 versäumt, { $by } spielt; zurück: enter
turns-aside = Die Partie beiseitelegen; der Tisch wartet auf mich
turns-give-up = Meinen Platz einem Computer überlassen
turns-take-holiday = Urlaub von Fernpartien nehmen
turns-holiday-days = { COUNT($days, of: "day") }
turns-holiday-end = Meinen Urlaub jetzt beenden
turns-holiday-taken = Ihr Urlaub hat begonnen: { COUNT($days, of: "day") }. Übrige Urlaubstage innerhalb eines Jahres: { SAY($left) }.
    .braille = urlaub: { $days } t, übrig: { $left }
turns-holiday-ended = Sie haben keinen Urlaub. Übrige Urlaubstage innerhalb eines Jahres: { SAY($left) }.
    .braille = kein urlaub, übrig: { $left }
turns-waiting = Meine Tische: { $count ->
        [one] einer wartet auf Sie
       *[other] { SAY($count) } warten auf Sie
    }
    .braille = tische: { $count } warten
turns-mine = Meine Tische
turns-named = { $game }: { $names }
# Wenn nichts gespielt wird: Das Programm ist gestartet, oder man ist in einem Menü.
turns-call = { $count ->
        [one] Ein Tisch wartet auf Sie. { $tables }.
       *[other] Tische warten auf Sie. { $tables }.
    }
    .braille = wartet: { $tables }
# Nach der Rückkehr an einen Tisch; die letzten drei Stiche folgen.
turns-missed = Seit Ihrem letzten Zug ist mehr geschehen. Um alles zu hören, { people-by-key }. Hier das Letzte:
    .braille = alles: { people-key-short }; zuletzt:
turns-next = Zum Tisch, der am längsten auf mich wartet
turns-none-waits = Kein anderer Tisch wartet auf Sie.
    .braille = kein anderer wartet
