# Übungen: Fragen, Antworten und was gelernt ist.
drill-title = Übung
drill-daily = Das Training von heute, etwa fünf Minuten
drill-waiting = { $count ->
        [0] nichts zu wiederholen
        [one] eine Frage zu wiederholen
       *[other] { COUNT($count, of: "question") } zu wiederholen
    }
drill-kind-gone = Wie viele hohe Karten gefallen sind
drill-kind-left = Wie viele hohe Karten noch draußen sind
drill-kind-chance = Aussichten nach Faustregel, bei Loker
drill-kind-braille = Blätter in Braille lesen
drill-standing = Stufe { $level }{ $asked ->
        [0] , noch keine Antworten
       *[other] , { COUNT($percent, of: "percent") } richtig
    }
    .braille = stufe { $level }{ $asked ->
        [0] {""}
       *[other] {" "}{ $percent }%
    }
drill-repeat = Die Frage wiederholen
drill-right = Richtig.
    .braille = richtig
drill-wrong = Nein. { $right }.
    .brief = Nein. { $right }.
    .braille = nein: { $right }
drill-level =
    { $up ->
        [yes] Sie steigen auf Stufe { $level }.
       *[no] Zurück auf Stufe { $level }, zum Festigen.
    }
    .braille = stufe { $level }
drill-result = Das Training ist zu Ende: { $right } von { $asked } richtig.
    .braille = richtig { $right }/{ $asked }
drill-not-kept = Die Ergebnisse des Trainings ließen sich nicht speichern.
    .braille = nicht aufgehoben
drill-number = { $number }
drill-play = { WHO($seat) }: { CARD($card) }.
    .brief = { WHO($seat, case: "brief") } { CARD($card) }.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
drill-whose = { WHO($seat) }, { CARD($card) }
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
drill-higher-first = das erste
drill-higher-second = das zweite
drill-higher-equal = beide sind gleichwertig
drill-braille = Auf der Braillezeile steht ein Blatt. Lesen Sie es und wählen Sie, welches es ist.
    .braille = { CARDS($cards, case: "braille") }
drill-braille-choice = { CARDS($cards) }
drill-braille-why = Auf der Zeile stand: { CARDS($cards) }.
    .braille = war { CARDS($cards, case: "braille") }
drill-holds-gone = die Karte ist gefallen
    .braille = gefallen
drill-better-level = { $kind }: von Stufe { $before } auf { $after }.
    .braille = { $kind } { $before }-{ $after }
drill-better-remembered = { $count ->
        [one] Eine Frage, die Sie früher verfehlt hatten, war diesmal richtig.
       *[other] { COUNT($count, of: "question") }, die Sie früher verfehlt hatten, waren diesmal richtig.
    }
    .braille = { $count } wieder richtig
drill-come = Wie viele { CARD($card, case: "plural") } können noch kommen?
    .braille = { CARD($card, case: "braille") } noch?
drill-come-why = Insgesamt sind es acht: { $seen } haben Sie seit dem Mischen gesehen, { $left } können noch kommen.
    .braille = 8-{ $seen }={ $left }
drill-coach = Zähltrainer
drill-unaided = Ohne die Antworten des Tisches
drill-switch = { $on ->
        [yes] ein
       *[no] aus
    }
drill-unaided-point = { COUNT($points, of: "point") }.
    .braille = { $points } p
drill-unaided-sum = Ohne die Antworten des Tisches gespielt: { $points ->
        [0] keine Punkte verschenkt.
       *[other] { COUNT($points, of: "point") } verschenkt.
    }
    .braille = antworten { $points } p
drill-weeks = Zählen am Tisch
drill-weeks-told = letzte Spielwoche: { $right } von { $asked } richtig{ $earlier ->
        [0] {""}
       *[other] , die davor: { $earlier-right } von { $earlier }
    }{ $deals ->
        [0] {""}
       *[other] ; ohne Antworten { COUNT($points, of: "point") } verschenkt in { COUNT($deals, of: "deal", case: "dat") }
    }
