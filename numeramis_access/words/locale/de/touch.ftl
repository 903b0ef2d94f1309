### Auf einem Touchscreen ersetzen diese Sätze jene, die von Tasten sprechen.

continue-with-enter = Tippen Sie zum Fortfahren auf die Schaltfläche.
turn-rests = { continue-with-enter }
lesson-go-on = Tippen Sie auf „Weiter“.
topic-go-on = { lesson-go-on }
lesson-done = Die Lektion ist zu Ende. Ein Tipp auf „Weiter“ führt zurück ins Menü.
match-finished = Ein Tipp auf die Schaltfläche öffnet das Menü.
match-paused = Die Partie macht Pause. Ein Tipp auf „Weiter“ bittet darum, weiterzuspielen.
day-over = Das Spiel des Tages ist aus: { day-amount }. Ein Tipp auf die Schaltfläche öffnet, was sich mit dem Ergebnis tun lässt.
    .brief = Spiel des Tages: { day-amount }.
how-to-choose = Tippen Sie auf das, was Sie wählen.
first-step-2 = Zum Spielen tippen Sie auf eine Karte.
choose-opponents = Wer setzt sich zu Ihnen? Es beginnt zu Ihrer Linken; Minus und Plus bitten jemand anderen.
choose-language = Tippen Sie auf Ihre Sprache.
choose-language-too = Für Deutsch tippen Sie auf Deutsch.
choose-voice = Welche Stimme gefällt Ihnen? Minus und Plus ändern einen Wert, ein Tipp darauf bestätigt ihn.
choose-address = Wie sollen wir Sie anreden? Minus und Plus ändern die Anrede, ein Tipp darauf bestätigt.
unknown-key = Das tut hier nichts.
page-help-menu = Tippen Sie auf einen Eintrag, um ihn zu nehmen; Minus und Plus ändern einen Wert. Was sonst möglich ist, hat Schaltflächen unter den Einträgen.
page-help-number = Schreiben Sie die Zahl ins Feld und tippen Sie auf die Schaltfläche daneben.
page-help-writing = Schreiben Sie den Text ins Feld und tippen Sie auf die Schaltfläche daneben.
page-help-table = Zum Spielen tippen Sie auf eine Karte, zum Wählen auf eine Möglichkeit. Was sonst möglich ist, hat Schaltflächen unter den Karten, einige unter „Fragen“ und „Mehr“.
page-help-replay = Durch die Aufzeichnung führen Schaltflächen. Was sonst möglich ist, hat Schaltflächen darunter.
page-help-reader = Wischen Sie durch den Text. Was sonst möglich ist, hat Schaltflächen darunter.
people-time-over-again-own = Ihre Zeit ist wieder um. { $by }, ein Computer, spielt jetzt für Sie; ein Tipp auf „Weiter“ gibt Ihnen den Platz zurück.
people-paused = Eine Pause, wie { $name } gebeten hat.{ $clock ->
        [yes] { " " }Die Uhr steht; zum Weiterspielen tippen Sie auf „Weiter“.
       *[no] { " " }Zum Weiterspielen tippen Sie auf „Weiter“.
    }
people-paused-own = Eine Pause.{ $clock ->
        [yes] { " " }Die Uhr steht; zum Weiterspielen tippen Sie auf „Weiter“.
       *[no] { " " }Zum Weiterspielen tippen Sie auf „Weiter“.
    }
people-go-on-asks = { $name } möchte weitermachen.{ $you ->
        [asked] { " " }Ein Tipp auf „Weiter“ stimmt zu.
       *[other] { "" }
    }
people-go-on-agrees = { $name } möchte auch weitermachen.{ $you ->
        [asked] { " " }Wir warten auf Sie: Ein Tipp auf „Weiter“ stimmt zu.
       *[other] { " " }Wir warten auf { $others }.
    }
people-by-key = { $key ->
        [none] im Menü
       *[other] mit der Schaltfläche { $key }
    }
people-asks-watch = { $name } möchte bei Ihrer Partie zuschauen. Zustimmen: { people-by-key }, dann mit einem Tipp.
practice-by-step = Schritt für Schritt: Ein Tipp auf „Weiter“ lässt den nächsten Gegner spielen. Das Menü bringt das übliche Tempo zurück.
    .brief = Schritt für Schritt.
first-step-3 = Ihre Karten lesen Sie so: { $hand }.
review-offer = Worauf es ankam, sagt { $key }.
master-deal-all = Alle haben gespielt; ein Tipp auf einen von ihnen liest, wie es ging.
    .brief = Alle haben gespielt.
set-wait-after-trick = Nach jedem Stich auf einen Tipp warten
no-match-kept = Es gibt keine Partie fortzusetzen; ein Tipp geht zurück
records-none = Noch gibt es keine Aufzeichnung; ein Tipp geht zurück
statistics-none = Noch gibt es nichts zu zählen, spielen Sie erst ein Spiel zu Ende; ein Tipp geht zurück
help-number = Eine Zahl schreiben
help-writing = Einen Text schreiben
evening-house-breath = Die nächste Runde beginnt in { DURATION($seconds, case: "dat") }.{ $at ->
        [table] {" "}Tippen Sie auf den Knopf, wenn Sie bereit sind.
       *[menu] {" "}Wählen Sie „{ evening-house-next }“, wenn Sie bereit sind.
    }{ $key ->
        [none] {""}
       *[other] {" "}Wie andere gespielt haben: { people-by-key }.
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
page-help-calling = Zum Ansagen tippen Sie auf eine Karte. Was sonst möglich ist, hat Schaltflächen unter den Karten.
call-begun = Sagen Sie jede gespielte Karte sofort an. Ansage berichtigen: „{ command-undo-calling }“.
    .brief = Sagen Sie die Karten an.
help-choices-walked = Zur Wahl stehen { $count } Möglichkeiten, wischen Sie von einer zur anderen.
replay-help = Nächster Schritt: Tippen Sie auf „Weiter“.
review-retry-here = Ihre { ORDINAL($number, gender: "feminine") } Entscheidung liegt wieder vor Ihnen, mit denselben Karten.{ $more ->
        [yes] {" "}Zum nächsten Augenblick: dieselbe Schaltfläche.
       *[no] {""}
    }
    .brief = Wieder die { ORDINAL($number, gender: "feminine") } Entscheidung.
together-help-handed = Sie teilen ein Gerät: Wer dran ist, übernimmt es mit einem Tipp auf die Schaltfläche.
turns-over-again-own = Sie haben drei Entscheidungen versäumt. Für Sie spielt jetzt { $by }, ein Computer. Ein Tipp auf „Weiter“ gibt Ihnen den Platz zurück.
set-languages = Sprachen, die die Schaltfläche für die Sprache durchläuft
set-only-card-key = spielt ein zweiter Tipp auf „{ command-next-playable }“
