### Auf einem Touchscreen ersetzen diese Sätze jene, die von Tasten sprechen.

continue-with-enter = Tippen Sie zum Fortfahren auf die Schaltfläche.
turn-rests = { continue-with-enter }
lesson-go-on = Tippen Sie auf „Weiter“.
topic-go-on = { lesson-go-on }
lesson-done = Die Lektion ist zu Ende. Tippen Sie auf „Weiter“, um ins Menü zu kommen.
match-finished = Tippen Sie auf die Schaltfläche, um das Menü zu öffnen.
match-paused = Es ist Pause. Tippen Sie auf „Weiter“, um die anderen zu bitten, mit Ihnen weiterzuspielen.
day-over = Das Spiel des Tages ist aus: { day-amount }. Tippen Sie auf die Schaltfläche, um zu hören, was Sie mit dem Ergebnis tun können.
    .brief = Spiel des Tages: { day-amount }.
how-to-choose = Tippen Sie auf das, was Sie wählen.
first-step-2 = Zum Spielen tippen Sie auf eine Karte.
choose-opponents = Wer setzt sich zu Ihnen? Der Erste sitzt links von Ihnen; mit Minus und Plus wählen Sie jemand anderen.
choose-language = Tippen Sie auf Ihre Sprache.
choose-language-too = Für Deutsch tippen Sie auf Deutsch.
choose-voice = Welche Stimme gefällt Ihnen? Ändern Sie einen Wert mit Minus und Plus, und tippen Sie darauf, um zu bestätigen.
choose-address = Wie soll man von Ihnen sprechen? Ändern Sie den Wert mit Minus und Plus, und tippen Sie darauf, um zu bestätigen.
unknown-key = Hier ohne Wirkung.
page-help-menu = Tippen Sie auf einen Eintrag, um ihn zu wählen. Einen Wert ändern Sie mit Minus und Plus. Unter den Einträgen sind Schaltflächen für alles andere.
page-help-number = Schreiben Sie die Zahl ins Feld und tippen Sie auf die Schaltfläche daneben.
page-help-writing = Schreiben Sie den Text ins Feld und tippen Sie auf die Schaltfläche daneben.
page-help-table = Zum Spielen tippen Sie auf eine Karte, zum Wählen auf eine Möglichkeit. Unter den Karten sind Schaltflächen für alles andere, einige unter „Fragen“ und „Mehr“.
page-help-replay = Durch die Aufzeichnung gehen Sie mit den Schaltflächen. Darunter sind Schaltflächen für alles andere.
page-help-reader = Wischen Sie durch den Text. Darunter sind Schaltflächen für alles andere.
people-time-over-again-own = Ihre Zeit ist wieder um. { $by }, ein Computer, spielt jetzt für Sie. Tippen Sie auf „Weiter“, um selbst zu spielen.
people-paused = Pause auf Wunsch von { $name }.{ $clock ->
        [yes] { " " }Die Uhr steht; zum Weiterspielen tippen Sie auf „Weiter“.
       *[no] { " " }Zum Weiterspielen tippen Sie auf „Weiter“.
    }
people-paused-own = Pause.{ $clock ->
        [yes] { " " }Die Uhr steht; zum Weiterspielen tippen Sie auf „Weiter“.
       *[no] { " " }Zum Weiterspielen tippen Sie auf „Weiter“.
    }
people-go-on-asks = { $name } möchte weitermachen.{ $you ->
        [asked] { " " }Tippen Sie auf „Weiter“, um zuzustimmen.
       *[other] { "" }
    }
people-go-on-agrees = { $name } möchte auch weitermachen.{ $you ->
        [asked] { " " }Wir warten auf Sie. Tippen Sie auf „Weiter“, um zuzustimmen.
       *[other] { " " }Wir warten auf { $others }.
    }
people-by-key = { $key ->
        [none] öffnen Sie das Menü
       *[other] tippen Sie auf die Schaltfläche { $key }
    }
people-asks-watch = { $name } möchte Ihrer Partie zusehen. Zum Erlauben { people-by-key }, und bestätigen Sie.
practice-by-step = Schritt für Schritt: Tippen Sie auf „Weiter“, damit der nächste Gegner spielt. Das übliche Tempo wählen Sie im Menü.
    .brief = Schritt für Schritt.
first-step-3 = Ihre Karten lesen Sie so: { $hand }.
review-offer = Worauf es ankam: { $key }.
master-deal-all = Alle haben gespielt. Tippen Sie auf einen, um zu hören, wie es ging.
    .brief = Alle haben gespielt.
set-wait-after-trick = Nach jedem Stich warten, bis ich tippe
no-match-kept = Es gibt keine Partie zum Fortsetzen. Tippen Sie hier, um zurückzugehen
records-none = Es gibt noch keine Aufzeichnungen. Tippen Sie hier, um zurückzugehen
statistics-none = Es gibt noch nichts zu zählen, spielen Sie erst ein Spiel zu Ende. Tippen Sie hier, um zurückzugehen
help-number = Eine Zahl schreiben
help-writing = Einen Text schreiben
evening-house-breath = Die nächste Runde beginnt in { DURATION($seconds, case: "dat") }.{ $at ->
        [table] {" "}Tippen Sie auf die Schaltfläche, wenn Sie bereit sind.
       *[menu] {" "}Wählen Sie „{ evening-house-next }“, wenn Sie bereit sind.
    }{ $key ->
        [none] {""}
       *[other] {" "}Wie andere gespielt haben: { people-by-key }.
    }
evening-house-breath-play = Die nächste Partie beginnt in { DURATION($seconds, case: "dat") }.{ $at ->
        [table] {" "}Tippen Sie auf die Schaltfläche, wenn Sie bereit sind.
       *[menu] {" "}Wählen Sie „{ evening-house-next-play }“, wenn Sie bereit sind.
    }
evening-house-waits = { $name } leitet den Abend und beginnt ihn. { $contest ->
        [individuals] Warten Sie hier auf die Auslosung. Freie Plätze übernimmt der Computer.
        [teams] Tippen Sie auf einen freien Platz in dem Team, das Sie möchten. Der Erste und der Zweite spielen zusammen an einem Tisch, der Dritte und der Vierte an einem anderen. Freie Plätze übernimmt der Computer.
       *[pairs] Tippen Sie auf einen freien Platz neben der Person, mit der Sie spielen möchten. Freie Plätze übernimmt der Computer.
    }
together-pad-gone = Der Controller wurde getrennt. Stecken Sie ihn einfach wieder ein. Ohne ihn verlässt { $name } den Tisch, und danach setzen Sie die Partie mit einem Gerät für beide fort.
    .brief = Der Controller wurde getrennt.
together-turn = { $name }, Sie sind dran. Nehmen Sie das Gerät und tippen Sie auf die Schaltfläche.
    .brief = { $name }.
together-take = Das Gerät nehmen
together-read = Sehen Sie Ihre Karten an und geben Sie das Gerät mit der Schaltfläche ab.
together-hand-on = Das Gerät abgeben
help-menu = In Menüs
help-table = Am Tisch
help-reader = Beim Lesen
help-replay = Beim Anhören einer Aufzeichnung
help-calling = Beim Ansagen
page-help-calling = Zum Ansagen tippen Sie auf eine Karte. Unter den Karten sind Schaltflächen für alles andere.
call-begun = Sagen Sie jede gespielte Karte sofort an. Eine Ansage berichtigen Sie so: „{ command-undo-calling }“.
    .brief = Sagen Sie die Karten an.
help-choices-walked = Zur Wahl stehen { $count } Möglichkeiten, wischen Sie von einer zur anderen.
replay-help = Nächster Schritt: Tippen Sie auf „Weiter“.
review-retry-here = Sie stehen wieder vor Ihrer { ORDINAL($number, gender: "feminine", case: "dat") } Entscheidung, mit denselben Karten.{ $more ->
        [yes] {" "}Zur nächsten: dieselbe Schaltfläche.
       *[no] {""}
    }
    .brief = Wieder die { ORDINAL($number, gender: "feminine") } Entscheidung.
together-help-handed = Sie teilen ein Gerät: Wer dran ist, nimmt das Gerät und tippt auf die Schaltfläche.
turns-over-again-own = Sie haben drei Entscheidungen versäumt. Für Sie spielt jetzt { $by }, ein Computer. Tippen Sie auf „Weiter“, um selbst zu spielen.
set-languages = Sprachen zum Wechseln mit der Schaltfläche für die Sprache
set-only-card-key = wird gespielt, wenn Sie noch einmal auf „{ command-next-playable }“ tippen
