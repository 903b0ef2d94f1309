# Aufzeichnungen von Partien, Anhören, Statistik und was fehlgeht
channel-returned = { $channel ->
        [speech] Die Sprachausgabe funktioniert wieder.
        [sound] Die Klänge funktionieren wieder.
        [braille] Die Braillezeile antwortet wieder.
        [window] Das Fenster ist wieder da.
        [haptics] Controller vibrieren wieder.
       *[other] Die Ausgabe { $channel } funktioniert wieder.
    }
    .braille = wieder da: { channel-short }
journal-written-again = Die Partie wird wieder gespeichert, und nichts davon fehlt.
    .braille = wieder gespeichert
journal-busy = Diese Partie ist in einem anderen Fenster des Programms offen. Verlassen Sie dort zuerst die Partie.
    .braille = anderswo offen
journal-lost = Die Aufzeichnung { $name } ist so beschädigt, dass nichts davon zu retten ist. Die Datei bleibt gespeichert.
    .braille = aufzeichnung beschädigt
journal-missing = Eine Aufzeichnung { $name } gibt es nicht. Prüfen Sie, ob der Name der Datei richtig geschrieben ist.
    .braille = keine aufzeichnung
journal-newer = Diese Aufzeichnung stammt aus einer neueren Version des Programms und lässt sich hier nicht lesen. Die Datei bleibt unverändert.
    .braille = aus späterer version
journal-not-named = Welche Aufzeichnung? Schreiben Sie ihre Datei nach dem Wort replay.
journal-unknown = Diese Aufzeichnung lässt sich in dieser Version des Programms nicht abspielen. Die Datei bleibt unverändert.
    .braille = nicht abspielbar
journal-no-record = { $name } ist keine Aufzeichnung: Es ist keine gewöhnliche Datei oder viel zu groß.
    .braille = keine aufzeichnung
journal-unreadable = Die Aufzeichnung { $name } ist nicht lesbar. Prüfen Sie, ob die Datei gelesen werden darf und die Platte in Ordnung ist.
    .braille = unlesbar
no-match-kept = Es gibt keine Partie zum Fortsetzen; zurück mit Enter
statistics-damaged = Die Datei der Statistik war beschädigt. Die Datei ist als { $name } gespeichert; neu zählen können Sie aus den Aufzeichnungen im Menü der Statistik.
    .braille = statistik beschädigt
statistics-not-written = Die Statistik lässt sich nicht speichern; spielen können Sie trotzdem.
    .braille = nicht gespeichert
statistics-unreadable = Die Statistik ist nicht lesbar. Prüfen Sie die Rechte der Datei.
    .braille = statistik unlesbar

# Aufzeichnungen
menu-records = Aufzeichnungen von Partien
record-menu = Aufzeichnung einer Partie.
    .braille = aufzeichnung
records-none = Es gibt noch keine Aufzeichnungen; zurück mit Enter
record-listen = Anhören
record-again = Dieselben Spiele am Übungstisch noch einmal spielen
record-verify = Prüfen, ob es mit den Karten ehrlich zuging
record-as-text = Als Text speichern
record-as-braille = Für einen Brailledrucker speichern, BRF
record-delete = Die Aufzeichnung löschen
really-delete = Diese Aufzeichnung wirklich löschen? Zurücknehmen lässt sich das nicht.
    .braille = löschen?
record-deleted = Die Aufzeichnung ist gelöscht.
    .braille = gelöscht
exported = In der Datei { $name } gespeichert.
    .brief = Gespeichert.
    .braille = gespeichert: { $name }
not-exported = Die Datei { $name } konnte nicht geschrieben werden. Prüfen Sie den Platz auf der Platte und die Rechte.
    .braille = nicht geschrieben
record-title = { $game }, { DATE($created) }
record-players = Spieler: { $names }.
record-sat-in = Eine Zeit lang spielte für { $name } ein Computer: { $by }.
record-number = Partie Nummer { $seed }.
record-deal = Das { ORDINAL($deal, gender: "neuter") } Spiel
record-hand = { WHO($seat) }: { CARDS($cards) }.
    .braille = { WHO($seat, form: "short") }: { CARDS($cards, case: "braille") }
record-hand-suits = { record-hand }
    .braille = { WHO($seat, form: "short") }: { HAND($cards, case: "braille") }

# Eine Aufzeichnung anhören
replay-title = Eine Aufzeichnung anhören
replay-help = Blättern Sie mit den Pfeiltasten. Zur Besprechung drücken Sie den Buchstaben I.
    .brief = Blättern Sie mit den Pfeiltasten.
    .braille = rechts weiter, links zurück
replay-start = Anfang der Aufzeichnung.
    .braille = anfang
replay-end = Ende der Aufzeichnung; die Partie ist aus.
    .brief = Ende der Aufzeichnung.
    .braille = ende
replay-end-open = Ende der Aufzeichnung; die Partie ist noch nicht aus.
    .brief = Ende der Aufzeichnung.
    .braille = ende, nicht aus
replay-no-deal = In dieser Richtung gibt es kein weiteres Spiel.
    .braille = kein spiel
replay-stopped = Angehalten.
    .braille = halt
replay-pace = Tempo: { COUNT($seconds, of: "second") } je Schritt.
    .brief = { COUNT($seconds, of: "second") }.
    .braille = tempo { $seconds }
replay-not-begun = Sie sind am Anfang der Aufzeichnung. Gehen Sie zu der Stelle, von der aus Sie spielen wollen.
    .braille = erst weitergehen
replay-other-place = In dieser Partie saßen Sie nicht auf dem ersten Platz, am Übungstisch sitzen Sie immer dort. Wählen Sie die Aufzeichnung einer Partie mit Computern.
    .braille = anderer platz
replay-hidden = Die Karten der anderen werden gezeigt, wenn die Partie aus ist.
    .braille = nach der partie
replay-open = Von jetzt an hören Sie die Karten von allen.
    .braille = alle karten
replay-own = Von jetzt an hören Sie nur, was Sie wussten.
    .braille = nur eigene karten

# Statistik
statistics-none = Es gibt noch nichts zu zählen, spielen Sie erst ein Spiel zu Ende; zurück mit Enter
statistics-export = Als CSV-Tabelle speichern
statistics-recount = Aus den Aufzeichnungen neu zählen
statistics-recounted = { $count ->
        [one] { COUNT($count, of: "record") } gezählt.
       *[other] { COUNT($count, of: "record") } gezählt.
    }
    .braille = aufzeichnungen: { $count }
statistics-of = Statistik: { $game }
statistics-heading = { $variant ->
        [none] Gegner: { $level }
       *[other] { $variant }, Gegner: { $level }
    }
level-alone = niemand, ein Spiel allein
level-people = Menschen
level-mixed = gemischt
count-matches = { COUNT($number, of: "match") }{ $won ->
        [none] .
        [0] , keine gewonnen.
       *[other] , { $number ->
            [one] gewonnen.
           *[other] { SAY($won, gender: "feminine") } gewonnen.
        }
    }
count-games = { COUNT($number, of: "game") }{ $won ->
        [none] .
        [0] , keins gewonnen.
       *[other] , { $number ->
            [one] gewonnen.
           *[other] { $won } gewonnen.
        }
    }
count-tricks = { COUNT($number, of: "trick") }, im Schnitt { $share } je Spiel.
count-points = { COUNT($number, of: "point") }, im Schnitt { $share } je Spiel.
times =
    { $number ->
        [1] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $number } Mal
    }

# Serien, Bestes, Monate, Ziele
milestones = Serien und Bestes
milestones-months = Monat für Monat
milestones-aims = Ziele für einen Monat
milestones-aims-menu = Was wollen Sie in einem Monat erreichen? Nichts wird Sie daran erinnern; Sie finden es in der Statistik.
    .brief = Ziele für einen Monat.
    .braille = ziele
milestones-no-aim = kein Ziel
count-matches-won-aim = { COUNT($aim, of: "match") } gewonnen
count-matches-won-wanted = Das Ziel für diesen Monat: { COUNT($aim, of: "match") } gewonnen, bisher { $number }.
count-matches-won-streak = Die meisten gewonnenen Partien in Folge: { milestones-run }
count-games-won-streak = Die meisten gewonnenen Spiele in Folge: { milestones-run }
milestones-run = { $longest }, jetzt { $now }.
count-tricks-most = Die meisten Stiche in einem Spiel: { milestones-day }
count-points-most = Die meisten Punkte in einem Spiel: { milestones-day }
milestones-day = { $number }, am { ORDINAL($day, gender: "masculine", case: "dat") } { month } { $year }.
milestones-month = { month } { $year }: { $text }.
count-matches-month = { COUNT($number, of: "match") }
count-matches-won-month = { SAY($number, gender: "feminine") } gewonnen
count-games-month = { COUNT($number, of: "game") }

# Befehlszeile
cli-file = die Datei der Aufzeichnung; ohne Datei werden alle Aufzeichnungen angeboten
cli-replay = die Aufzeichnung einer Partie in einer Datei anhören
cli-pace = Sekunden zwischen zwei Schritten; ohne das gehen Tasten durch die Schritte
cli-text = die Aufzeichnung als Text ausgeben
cli-brf = die Aufzeichnung als BRF für einen Brailledrucker ausgeben

# Ob es in einer Partie ehrlich zuging
verify-fair = Alles ist in Ordnung. Die Karten von { COUNT($deals, of: "deal", case: "dat") } standen von Anfang an fest, und niemand hat etwas geändert. Alle Züge entsprechen den Regeln: { COUNT($actions, of: "move") }.
    .braille = ehrlich: { $deals } spiele
verify-fingerprint = Fingerabdruck { $digits }. Wer mit Ihnen gespielt hat, hat für diese Partie dieselbe Zahl.
    .braille = { $digits }
verify-not-sealed-at-all = In dieser Partie war nichts versiegelt, also gibt es nichts zu beweisen: Versiegelt wird nur beim Spiel mit anderen.
    .braille = nicht versiegelt
verify-not-sealed = { $deal ->
        [0] Vor dem ersten Spiel
       *[other] Nach dem { ORDINAL($deal, gender: "neuter", case: "dat") } Spiel
    } wurde ein Los gezogen, das niemand versiegelt hatte. Vielleicht war es ausgesucht; diese Partie beweist nichts.
    .braille = los ohne siegel
verify-not-as-sealed = { $deal ->
        [0] Die ersten Karten oder das Los davor entsprechen
       *[other] Was nach dem { ORDINAL($deal, gender: "neuter", case: "dat") } Spiel kam, entspricht
    } nicht dem Versiegelten: Es wurde nachträglich geändert.
    .braille = siegel gebrochen
verify-not-from-salt = Im { ORDINAL($deal, gender: "neuter", case: "dat") } Spiel liegen die Karten, die wieder ins Spiel kamen, in anderer Reihenfolge als festgelegt.
    .braille = andere folge
verify-not-allowed = Im { ORDINAL($deal, gender: "neuter", case: "dat") } Spiel wurde etwas getan, das die Regeln nicht erlauben.
    .braille = gegen die regeln
verify-told-otherwise = Im { ORDINAL($deal, gender: "neuter", case: "dat") } Spiel wurde Ihnen etwas anderes gesagt, als geschah.
    .braille = anders gesagt
verify-never-opened = Etwas war versiegelt und wurde nie gezeigt.
    .braille = nie gezeigt
verify-damaged = Die Aufzeichnung ist beschädigt und beweist darum nichts.
    .braille = beschädigt
verify-not-over = Die Aufzeichnung endet vor dem Ende der Partie und beweist darum noch nichts.
    .braille = nicht zu ende
verify-other-result = Die Aufzeichnung nennt ein Ergebnis, das die Partie nicht hatte.
    .braille = anderes ergebnis
