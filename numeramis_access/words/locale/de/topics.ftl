# Lektionen, in denen der Lernende entscheidet: Titel, Gedanken, was an einer Wahl falsch ist.
topic-again = Aufgaben, die wiederkommen
topic-none-again = Heute kommt nichts wieder.
    .braille = heute nichts
topic-back = Zurück
topic-standing = { $state ->
        [done] fertig
        [left] Aufgabe { $place } von { $count }
       *[new] neu
    }{ $minutes ->
        [0] {""}
       *[other] , etwa { COUNT($minutes, of: "minute") }
    }
topic-lessons-done = { $done ->
        [0] noch keine fertig
       *[other] { $done } von { $count } fertig
    }
topic-moment = Aufgabe { $number } von { $count }.
    .braille = { $number }/{ $count }
topic-decide-first = Sie sind dran: Entscheiden Sie. Ihr Blatt: { $hand }. Der Tisch: { $table }. Hilfe: { $help }. Nehmen Sie sich Zeit.
    .brief = Entscheiden Sie.
    .braille = entscheiden
topic-decide = Sie sind dran: Entscheiden Sie.
    .brief = Entscheiden Sie.
    .braille = entscheiden
topic-wait = Einen Augenblick, die Karten werden geprüft.
    .braille = warten
topic-go-on = Drücken Sie Enter, um fortzufahren.
    .braille = weiter: enter
topic-right = Richtig.
    .braille = richtig
topic-half = Nach einem Tipp zählt das halb.
    .brief = Halb.
    .braille = halb
topic-as-good = Ebenso gut: { $action }.
    .braille = = { $action }
topic-close = Vielleicht besser: { $action }. Das ist zu knapp, um es zu entscheiden.
    .braille = knapp { $action }
topic-wrong = Ihre Wahl war: { $action }. Das kostet Sie etwa { topic-loss }.
    .braille = { $action } -{ NUMBER($size, maximumFractionDigits: 1) }
topic-wrong-near = Ihre Wahl war: { $action }. Bewertet ist der nächstliegende Einsatz, { $weighed }: Der kostet etwa { topic-loss }.
    .braille = { $action } -{ NUMBER($size, maximumFractionDigits: 1) }
topic-loss =
    { $unit ->
        [tricks] { COUNT($size, of: "trick", case: "acc") }
        [points] { COUNT($size, of: "point", case: "acc") }
        [lead] { COUNT($size, of: "point", case: "acc") } gegenüber den Gegnern
        [places] { COUNT($size, of: "place", case: "acc") }
        [chance] { COUNT($size, of: "percent") } Aussicht
       *[chips] { COUNT($size, of: "chip", case: "acc") }
    }
topic-try-again = Versuchen Sie es mit einer anderen.
    .braille = nochmal
topic-done = Die Lektion ist zu Ende: { $right } von { $count } beim ersten Versuch{ $helped ->
        [0] .
        [one] , und eine weitere nach einem Tipp, die halb zählt.
       *[other] , und { $helped } weitere nach einem Tipp, die halb zählen.
    } { $well ->
        [yes] Damit ist die Lektion fertig.
       *[no] Mit vier richtigen ist die Lektion fertig; versuchen Sie es später mit anderen Karten.
    }
    .brief = { $right } von { $count }.
    .braille = { $right }/{ $count } { $well ->
        [yes] fertig
       *[no] nochmal
    }
topic-again-done = Das ist alles für heute: { $right } von { $count } beim ersten Versuch{ $helped ->
        [0] .
        [one] , und eine weitere nach einem Tipp, die halb zählt.
       *[other] , und { $helped } weitere nach einem Tipp, die halb zählen.
    }
    .braille = { $right }/{ $count }

# Wie stark der Lernende ist, nach den Lektionen.
strength = Wie stark Sie sind
strength-menu = Wie stark Sie sind
    .braille = stärke
strength-value = { $word ->
        [first] erste Schritte
        [beginner] Anfänger
        [club] Klubspieler
        [strong] starker Spieler
       *[expert] Meister
    }, { $number }
strength-none = noch nicht bekannt, noch nötig: { COUNT($left, of: "answer") }
strength-behind = nach { COUNT($count, of: "answer", case: "dat") }
strength-learnt = { $game }: { $strength }, nach { COUNT($count, of: "answer", case: "dat") }.

topic-fault-overtakes = { PARTNER() ->
        [feminine] Ihre Partnerin liegt vorn, der Stich gehört Ihnen also schon: Damit verschenken Sie nur eine gute Karte.
        [none] { PARTNER(form: "who") } liegt vorn, der Stich gehört Ihnen also schon: Damit verschenken Sie nur eine gute Karte.
       *[masculine] Ihr Partner liegt vorn, der Stich gehört Ihnen also schon: Damit verschenken Sie nur eine gute Karte.
    }
topic-fault-trusts-partner = { PARTNER() ->
        [feminine] Die Karte Ihrer Partnerin hält ohne Ihre Hilfe vielleicht nicht.
        [none] Die Karte von { PARTNER(form: "who") } hält ohne Ihre Hilfe vielleicht nicht.
       *[masculine] Die Karte Ihres Partners hält ohne Ihre Hilfe vielleicht nicht.
    }
topic-fault-too-high = Eine kleinere Karte würde reichen, und diese wird später fehlen.
topic-fault-too-low = Die andere Karte leistet dasselbe, und Sie stehen später besser da.
topic-fault-gives-away = Das überlässt den anderen den Stich, obwohl sich etwas dagegen tun lässt.
topic-fault-spends = Den Stich macht das nicht; damit geben Sie mehr als nötig.
topic-fault-too-weak = Wer nach Ihnen spielt, schlägt das zu leicht.
topic-fault-takes-too-soon = Diese Karte ist verschenkt: Die anderen mussten ihre noch nicht zeigen.
topic-fault-too-dear-trick = Die Karte ist mehr wert als dieser Stich.
topic-fault-overtakes-early = { PARTNER() ->
        [feminine] Ihre Partnerin liegt vorn, und diese Karte kann auch ohne Sie halten: Damit verschenken Sie nur eine gute.
        [none] { PARTNER(form: "who") } liegt vorn, und diese Karte kann auch ohne Sie halten: Damit verschenken Sie nur eine gute.
       *[masculine] Ihr Partner liegt vorn, und diese Karte kann auch ohne Sie halten: Damit verschenken Sie nur eine gute.
    }
