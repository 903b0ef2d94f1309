### Ein Klubabend mit echten Karten: Anmeldungen, Auslosung, Runden, Ergebnisse, Turnierleitung, Papiere.

evening-menu = Klubabende
evening-new = Einen neuen Abend ankündigen
evening-of = { $title ->
        [none] {""}
       *[other] { $title },{" "}
    }{ $contest ->
        [pairs] Paarturnier
        [individuals] Einzelturnier
        [teams] Teamturnier
        [plays] Turnier
       *[none] Abend
    }{ $game ->
        [none] {""}
       *[other] , { $game }
    }, { DATE($when) }
evening-stage = { $stage ->
        [entering] nimmt Anmeldungen an
        [closed] wartet auf die Auslosung
        [drawn] { $round ->
            [0] ausgelost
           *[other] läuft, Runde { $round }
        }
        [ready] die erste Runde kann beginnen
        [plays] läuft
        [waits] die erste Auslosung kann beginnen
        [over] zu Ende
        [new] beginnt
       *[unknown] unlesbar
    }
evening-delete = Einen Abend löschen
evening-really-delete-all = Den ganzen Abend wirklich löschen, auch die Ergebnisse? { $what }
evening-is-deleted = Der Abend ist gelöscht.
evening-not-kept = Das konnte nicht gespeichert werden und gilt deshalb nicht. Prüfen Sie den freien Platz auf der Festplatte und Ihre Rechte, und versuchen Sie es noch einmal.
    .braille = nicht gespeichert
evening-damaged = Die Datei der Abende war beschädigt. Das Programm hat die Datei als { $name } beiseitegelegt und eine neue begonnen.
    .braille = datei beschädigt
evening-not-understood = Die Aufzeichnung dieses Abends ist nicht lesbar und wurde deshalb nicht geöffnet. Geändert hat sich nichts.
    .braille = abend unlesbar
evening-newer = Diesen Abend hat eine neuere Version des Programms gespeichert. Nach einer Aktualisierung können Sie ihn öffnen.
    .braille = neueres programm
evening-elsewhere = Ein anderes Programm hat den Abend inzwischen geändert. Er wurde neu geladen; prüfen Sie den Stand und versuchen Sie es noch einmal.
    .braille = anderswo geändert, nochmal

# Ankündigen
evening-plan = Was für ein Abend soll es sein?
evening-announce = Ankündigen und Anmeldungen annehmen
evening-game = Spiel
evening-other-game = ein anderes, Sie geben die Karten selbst
evening-plan-tricks = Stiche in einem Spiel
evening-plan-tricks-value = { $value ->
        [0] eingetragen werden Punkte
       *[other] { SAY($value) }
    }
evening-better = Besser ist
evening-better-value = { $fewer ->
        [yes] weniger
       *[no] mehr
    }
evening-plan-contest = Wer antritt
evening-plan-contest-value = { $value ->
        [pairs] Paare
        [individuals] Einzelne
        [plays] alle einzeln, ganze Partien an ausgelosten Tischen
       *[teams] Teams zu vieren
    }
evening-plan-movement = Wer auf wen trifft
evening-plan-movement-value = { $value ->
        [all-meet] jeder gegen jeden
        [mitchell] die Hälfte sitzt, die anderen wandern, zwei Sieger
        [lot] vor jeder Partie ausgelost
        [neighbours] die erste Partie per Los, dann nach der Rangliste
        [free] ein Tisch, sobald genug Leute frei sind
        [groups] in Gruppen jeder gegen jeden, zu zweit am Tisch
        [knock-out] K.-o.-System, die bessere Hälfte jedes Tisches bleibt dabei
       *[swiss] Schweizer System, jede Runde gegen ähnlich Platzierte
    }
evening-plan-size = Personen an einem Tisch
evening-plan-size-value = { SAY($value) }
evening-plan-changed = Der neue Plan gilt.
evening-plan-computers = Computer an den Tischen
evening-plan-computers-value = { $computers ->
        [yes] ersetzen fehlende Spieler
       *[no] spielen nicht mit
    }
evening-plan-spare = Wer übrig bleibt
evening-plan-spare-value = { $value ->
        [none] setzt aus
        [less] macht manche Tische um eine Person kleiner
        [more] macht manche Tische um eine Person größer
       *[both] macht manche Tische um eine Person kleiner oder größer
    }
evening-plan-points = Punkte
evening-plan-points-value = { $value ->
        [places] nach dem Platz
        [beaten] der Anteil der Geschlagenen
        [score] die Punkte des Spiels
       *[wins] einer für den Sieg
    }
evening-plan-boards = Boards in einer Runde
evening-plan-boards-value = { SAY($value) }
evening-plan-rounds = Runden
evening-plan-rounds-value = { $value ->
        [0] so viele, wie es gibt
       *[other] höchstens { SAY($value) }
    }
evening-credits = Partien pro Person
evening-credits-value = { COUNT($value, of: "match") }
evening-more-games = Weitere Spiele
evening-no-more-games = keine
evening-add-game = Ein Spiel dazunehmen
evening-one-game = { $game }
evening-change-game = Dieses Spiel ändern
evening-remove-game = Dieses Spiel weglassen
evening-game-keep = Dieses Spiel übernehmen
evening-plan-minutes = Zeit für eine Runde
evening-plan-minutes-value = { $value ->
        [0] keine Uhr
       *[other] { COUNT($value, of: "minute") }
    }
evening-plan-days = Als Fernpartien spielen
evening-plan-days-value = { $value ->
        [0] nein
       *[other] { COUNT($value, of: "day") } für jede Entscheidung, eine Runde dauert eine Woche
    }
evening-plan-title = Name oder Ort
evening-plan-title-value = { $value ->
        [none] ohne Namen
       *[other] { $value }
    }
evening-plan-called = Name des Spiels
evening-plan-wear = Wer sieht, trägt
evening-plan-wear-value = { $value ->
        [none] nichts Besonderes
        [blindfold] eine Augenbinde
       *[other] { $value }
    }
evening-plan-entries = Grenzen der Anmeldung
evening-plan-entries-none = keine
evening-plan-capacity = Plätze
evening-plan-capacity-value = { $value ->
        [0] beliebig viele
       *[other] { SAY($value) }
    }
evening-plan-closes = Letzter Tag der Anmeldung
evening-plan-closes-none = keiner
evening-day-form = Schreiben Sie Tag und Monat, zum Beispiel 24 12.
    .braille = tag monat
evening-capacity-told = { $count ->
        [one] ein Platz
       *[other] { SAY($count) } Plätze
    }
evening-closes-told = letzter Tag der Anmeldung: { $day }
evening-wear = { $what ->
        [blindfold] wer sieht, trägt eine Augenbinde
       *[other] wer sieht: { $what }
    }
evening-plan-group = Personen in einer Gruppe
evening-plan-group-value = { $value ->
        [0] alle in einer
       *[other] { SAY($value) }
    }
evening-plan-row = Punkte an einem Tisch mit { COUNT($size, of: "person", case: "dat") }
evening-row-form = Schreiben Sie für jede Person eine Zahl, die erste für Platz eins.
    .braille = zahlen: { $size }
evening-plan-ties = Was über geteilte Plätze entscheidet
evening-tie = { $rule ->
        [scores] die Summe der Ergebnisse
        [best] die beste Partie
        [meeting] gemeinsame Tische
        [played] mehr gespielte Partien
       *[lot] das Los
    }
evening-tie-place = Stelle { SAY($place) }
evening-copies = Kartenspiele
evening-copies-value = { $moving ->
        [yes] jedes Board einmal, es wandert von Tisch zu Tisch
       *[no] jeder Tisch hat seine eigenen, alle spielen gleichzeitig dasselbe
    }
evening-plan-told = { $plan }; { COUNT($boards, of: "deal") } pro Runde; { $rounds ->
        [0] so viele Runden wie nötig
       *[other] höchstens { COUNT($rounds, of: "round") }
    }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } pro Runde
    }
evening-plan-told-plays = { $plan }; an einem Tisch { $sizes }; { $rounds ->
        [0] so viele Runden wie nötig
       *[other] { COUNT($rounds, of: "round") }
    }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } pro Runde
    }{ $computers ->
        [yes] ; Computer ersetzen fehlende Spieler
       *[no] {""}
    }
evening-plan-told-games = { $plan }; { $games }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } pro Runde
    }
evening-game-told = { $game }, an einem Tisch { $sizes }, { $points }, für jeden { COUNT($credits, of: "match") }
evening-plan-keep = Diesen Plan übernehmen
evening-plan-now = Plan des Abends

# Anmeldungen
evening-enter = Jemanden anmelden
evening-name = Name
evening-name-help = { evening-whom-help }
evening-whom = Wer meldet sich an? Name
    .braille = Name
evening-whom-help = Mehrere auf einmal: Schreiben Sie zwischen die Namen ein Komma.
evening-party = { $count ->
        [0] Wer meldet sich an?
       *[other] Anmeldung: { $names }.
    }
evening-write-name = Einen Namen schreiben
evening-enter-them = { $whole ->
        [yes] Anmelden
       *[no] Trotzdem anmelden, ein Partner findet sich noch
    }
evening-entered = Angemeldet: { $names }.
evening-entered-all = Aus der Datei angemeldet: { $count }.
evening-waits = { $why ->
        [closed] Der letzte Tag der Anmeldung ist vorbei.
       *[full] Alle Plätze sind vergeben.
    } Auf der Warteliste: { $names }.
evening-waits-all = Aus der Datei auf der Warteliste: { $count }.
evening-origin = Anmeldungen kommen
evening-origin-value = { $origin ->
        [phone] per Telefon
        [mail] per E-Mail
       *[place] vor Ort
    }
evening-waiting = Warteliste, Platz { SAY($place) }: { $names }
evening-admit = Aufnehmen
evening-plan-admitted = Der neue Plan gilt. Von der Warteliste: { $names }.
evening-numbered = { $count ->
        [1] {"Nummer "}
        [2] {"Paar "}
       *[other] {"Team "}
    }{ $number }, { $names }
evening-unnamed = Nummer { $number }
evening-somebody = jemand
evening-by-itself = Das Programm
evening-entrant = { $names }
evening-join = Spielt mit { $names }
evening-scratch = Von der Liste nehmen
evening-close = Anmeldung schließen und auslosen
evening-draw = Auslosen
evening-drawn = { $movement ->
        [howell] Jeder spielt gegen jeden.
        [all-meet] Jeder spielt gegen jeden.
        [mitchell] Die Hälfte sitzt Nord und Süd, die anderen wandern; es gibt zwei Sieger.
        [one-table] Alle spielen an einem Tisch.
        [individual] In jeder Runde spielen Sie mit jemand anderem.
        [rainbow] In jeder Runde spielen Sie mit jemand anderem; wer Nord sitzt, bleibt dort.
        [teams] Jedes Team trifft auf jedes andere an zwei Tischen.
       *[swiss] Wer in jeder Runde aufeinandertrifft, entscheidet die Rangliste.
    } { COUNT($rounds, of: "round") }, { COUNT($tables, of: "table") }, { COUNT($boards, of: "deal") }{ $copies ->
        [1] , jedes einmal
       *[other] , jedes { SAY($copies) } Mal
    }.{ $out ->
        [yes] {" "}In jeder Runde setzt jemand aus.
       *[no] {""}
    }
    .braille = runden { $rounds }, tische { $tables }, spiele { $boards }, kopien { $copies }
evening-drawn-plays = { $rounds ->
        [0] Von jedem Tisch bleibt die bessere Hälfte, bis ein Tisch übrig ist.
       *[other] { COUNT($rounds, of: "round") }, jede wird nach der vorigen ausgelost.
    } Tische: { $sizes }.{ $out ->
        [0] {""}
       *[other] {" "}In jeder Runde { $out ->
            [one] setzt
           *[other] setzen
        } { COUNT($out, of: "person") } aus.
    }
evening-drawn-games = { $free ->
        [yes] Ausgelost wird Tisch für Tisch, sobald genug Leute frei sind.
       *[no] Ausgelost wird Spiel für Spiel, aus allen, die noch Partien haben.
    }
evening-drawn-groups = { $count ->
        [1] Jeder gegen jeden
       *[other] Gruppen mit { $sizes }; darin jeder gegen jeden
    }. { COUNT($rounds, of: "round") }.
evening-group = Gruppe { SAY($number) }
evening-unfair = Die Tische werden verschieden groß. Derselbe Platz bringt dann nicht überall so viele Punkte. Stattdessen den Anteil der Geschlagenen zählen?
    .braille = tische verschieden: geschlagene zählen?
evening-unfair-now = Die Tische sind verschieden groß. Derselbe Platz bringt nicht überall so viele Punkte. Das lässt sich im Plan des Abends ändern.
    .braille = tische verschieden groß
evening-unseated = Angemeldet: { SAY($count) }, Plätze an den Tischen: { SAY($seated) }. { $turns ->
        [yes] Wer übrig bleibt, wartet und spielt beim nächsten Mal.
       *[no] Einige kämen gar nicht an die Reihe.
    }
evening-unseated-sizes = Alle setzen, Personen an den Tischen: { $sizes }
evening-unseated-draw = Trotzdem auslosen
evening-no-fixed-seat = Es ist kein fester Platz mehr frei für: { $names }.
    .braille = { $names }: kein fester platz
evening-not-level = Bei einer ungeraden Zahl von Boards pro Runde haben es hier manche schwerer. Wählen Sie lieber eine gerade Zahl.
    .braille = ungerade boards: ungerecht
evening-no-movement = Für { $count ->
        [one] eine Anmeldung
       *[other] { SAY($count) } Anmeldungen
    } gibt es keine Sitzordnung. Am nächsten liegen { $fewer ->
        [0] { SAY($more) }
       *[other] { SAY($fewer) }{ $more ->
            [0] {""}
           *[other] {" "}oder { SAY($more) }
        }
    }. Melden Sie jemanden dazu, nehmen Sie jemanden weg, oder ändern Sie den Plan.
    .braille = nur { $fewer } { $more }
evening-swiss-rounds = Legen Sie zuerst die Zahl der Runden fest: Jede Runde wird erst nach der vorigen ausgelost.
    .braille = wie viele runden?

# Der Tisch der Turnierleitung
evening-desk-waiting = { $waiting ->
        [0] .
       *[other] , auf der Warteliste { $waiting }.
    }
evening-desk = { $contest ->
        [pairs] Paarturnier
        [individuals] Einzelturnier
        [plays] Turnier
       *[teams] Teamturnier
    }: { $stage ->
        [entering] { $entrants ->
            [0] noch niemand angemeldet{ evening-desk-waiting }
           *[other] { $entrants } angemeldet{ evening-desk-waiting }
        }
        [closed] die Anmeldung ist geschlossen.
        [ready] die erste Runde kann beginnen.
        [plays] { $playing ->
            [0] gerade läuft keine Partie
            [one] eine Partie läuft
           *[other] { SAY($playing) } Partien laufen
        }{ $played ->
            [0] .
           *[other] , beendet: { SAY($played) }.
        }
        [waits] die erste Auslosung kann beginnen.
        [over] es ist zu Ende.
       *[other] { $round ->
            [0] ausgelost, die erste Runde kann beginnen.
           *[other] Runde { $round }{ $rounds ->
                [0] {""}
               *[other] {" "}von { SAY($rounds) }
            }.
        }
    }
evening-enter-results = Ergebnisse eintragen, { $count ->
        [one] eines fehlt
       *[other] { $count } fehlen
    }
evening-one-line = Ein Ergebnis in einer Zeile eintragen
    .braille = in einer Zeile
evening-line-asked = { $seats ->
        [plays] Tisch, dann das Ergebnis jeder Person, der Reihe nach
        [yes] Tisch, Board, dann vier Ergebnisse, Platz für Platz
       *[no] Tisch, Board, Nord und Süd, Ost und West
    }
    .braille = Ergebnis
evening-line-kept = Tisch { SAY($table) }, Board { SAY($board) }: { SAY($north) }, { SAY($east) }{ $seats ->
        [yes] , { SAY($south) }, { SAY($west) }
       *[no] {""}
    }.
    .braille = { $table } { $board }: { $north } { $east }{ $seats ->
        [yes] {" "}{ $south } { $west }
       *[no] {""}
    }
evening-line-kept-plays = Eingetragen. Tisch { SAY($table) }: { $scores }.
    .braille = { $table }: { $short }
evening-play-scores = Tisch { $table }: { $scores }.
evening-line-form = { $seats ->
        [plays] Schreiben Sie Zahlen: den Tisch, dann ein Ergebnis für jede Person.
        [yes] Schreiben Sie Zahlen: Tisch, Board und vier Ergebnisse.
       *[no] Schreiben Sie Zahlen: Tisch, Board und zwei Ergebnisse.
    }
    .braille = { $seats ->
        [plays] zahlen: tisch, ergebnisse
        [yes] zahlen: tisch, board, 4 ergebnisse
       *[no] zahlen: tisch, board, 2 ergebnisse
    }
evening-line-unknown = An diesem Tisch wird dieses Board nicht gespielt.
    .braille = keine solche Zeile
evening-table-unknown = Dieser Tisch spielt in dieser Runde nicht.
    .braille = kein solcher tisch
evening-begin-round = Runde { $round } beginnen
evening-draw-game = Auslosen: { $game }, { COUNT($count, of: "person") }
evening-draw-free = Alle, die frei sind, auslosen: { COUNT($count, of: "person") }
evening-tables-begun = { $game }. { $tables ->
        [none] Ausgelost: { COUNT($count, of: "table") }.
       *[other] { $tables }
    }{ $out ->
        [none] {""}
       *[other] {" "}Noch ohne Tisch: { $out }.
    }
evening-round-begun = Runde { $round } hat begonnen.{ $again ->
        [0] {""}
        [one] {" "}An einem Tisch treffen die Gegner noch einmal aufeinander; anders ging es nicht.
       *[other] {" "}An { SAY($again) } Tischen treffen die Gegner noch einmal aufeinander; anders ging es nicht.
    }{ $out ->
        [none] {""}
       *[other] {" "}Es setzt aus: { $out }.
    }
    .braille = runde { $round } begonnen{ $again ->
        [0] {""}
       *[other] , noch einmal: { $again }
    }
evening-average-missing = { $count ->
        [one] Ein Ergebnis fehlt.
       *[other] { SAY($count) } Ergebnisse fehlen.
    } Dort beiden Seiten den Durchschnitt geben und weitermachen? Das lässt sich später berichtigen.
evening-finish = Den Abend beenden und die Ergebnisse bekannt geben{ $missing ->
        [0] {""}
       *[other] , offen: { $missing }
    }
evening-really-finish = Gespielt: { COUNT($round, of: "round") }.{ $left ->
        [0] {""}
       *[other] {" "}Noch offen: { COUNT($left, of: "round") }.
    }{ $people ->
        [0] {""}
       *[other] {" "}Noch nicht alle Partien gespielt: { COUNT($people, of: "person") }.
    } Den Abend jetzt schon beenden?
evening-finish-early = Den Abend jetzt schon beenden
evening-finish-where = Beenden Sie den Abend am Tisch der Leitung, nach einer Runde.
    .braille = am tisch der leitung
evening-finished = Der Abend ist zu Ende, die Ergebnisse stehen fest.
evening-clock-entry = Zeit
evening-clock-value = { $over ->
        [yes] die Zeit der Runde ist um
       *[no] noch { DURATION($seconds) }
    }
evening-clock = { $minutes ->
        [0] Die Zeit der Runde ist um.
       *[other] Noch { COUNT($minutes, of: "minute") } in dieser Runde.
    }
evening-seats = Wer wo sitzt
evening-seats-menu = { $round ->
        [0] Wer wo sitzt
       *[other] Runde { $round }, wer wo sitzt
    }
evening-players = Wer mitspielt
evening-called-table = Tisch { SAY($table) }: { $who }.
evening-call-tables = Die Auslosung vorlesen, Tisch für Tisch
evening-tables = Tische
evening-tables-menu = { $round ->
        [0] Tische, an denen gespielt wird
       *[other] Runde { $round }, Tische; die langsamsten zuerst
    }
evening-table = Tisch { $table }
evening-table-value = { $who }, { $missing ->
        [none] alles eingetragen
        [one] eines fehlt
       *[other] { $missing } fehlen
    }
evening-standings = Rangliste
evening-by-category = Rangliste nach Kategorien
evening-no-standings = Noch ist kein Board fertig, das man vergleichen könnte
evening-draw-lot = Um geteilte Plätze losen
evening-scaled = Ein Board mit weniger Ergebnissen wird auf das ganze Feld umgerechnet; auch das beste kann deshalb unter hundert Prozent liegen
evening-all-lines = Alle Ergebnisse
evening-late = Nachzügler anmelden
evening-late-seated = { $who }{ $round ->
        [0] {""}
       *[other] , ab Runde { $round }
    }.{ $seat ->
        [none] {""}
       *[other] {" "}{ $seat }.
    }
evening-late-own = Auf neue Plätze
evening-late-instead = Auf die Plätze der Fehlenden: { $names }
evening-late-where = Welche Plätze für { $names }?
evening-log = Was geschehen ist
evening-log-value = { $time }{ $gone ->
        [yes] , zurückgenommen
       *[no] {""}
    }
evening-undo = Zurücknehmen: { $what }
evening-redo = Wiederherstellen: { $what }
evening-really-undo = Wirklich zurücknehmen? { $what }

# Wer wo sitzt
evening-way = { $way ->
        [north] Nord
        [south] Süd
        [east] Ost
        [west] West
        [both-north] Nord und Süd
        [both-east] Ost und West
        [first] Platz eins
        [second] Platz zwei
        [third] Platz drei
       *[fourth] Platz vier
    }
evening-which = { $count ->
        [one] Board { $first }
       *[other] Boards { $first } und { $last }
    }
evening-which-more = { $rest } und { $last }
evening-which-row = Boards { SAY($first) } bis { SAY($last) }
evening-seat = Tisch { $table }, { $way }{ $partner ->
        [none] {""}
       *[other] , mit { $partner }
    }, gegen { $opponents }, { $boards }
evening-seat-plays = Tisch { $table }, mit { $opponents }
evening-seat-then = { $first }; dann { $then }
evening-seat-none = { $why ->
        [away] spielt nicht
        [plays] spielt noch: { $seat }
        [done] hat fertig gespielt
        [beaten] ist ausgeschieden
        [waits] noch ohne Tisch
       *[out] setzt aus
    }
evening-round-of = { $round ->
        [0] Platz
       *[other] Runde { $round }
    }
evening-round-seat = Runde { $round }: { $seat }
evening-stands = Stand
evening-plays-left = Noch zu spielen
evening-plays-left-of = { $game }: { $count ->
        [0] nichts
       *[other] { COUNT($count, of: "match") }
    }
evening-plays-left-card = Noch zu spielen: { $left }
evening-worth = { $kind ->
        [tricks] { COUNT($value, of: "trick", parts: 100) }
        [points] { COUNT($value, of: "point", parts: 100) }
       *[percent] { COUNT($value, of: "percent", parts: 100) }
    }
    .braille = { $kind ->
        [tricks] { COUNT($value, of: "trick", parts: 100) }
        [points] { COUNT($value, of: "point", parts: 100) }
       *[percent] { SAY($value, parts: 100) }%
    }
evening-place = { $shared ->
        [yes] geteilter Platz { $place }
       *[no] Platz { $place }
    }{ $of ->
        [0] {""}
       *[other] {" "}von { SAY($of) }
    }, { $worth }
    .braille = { $shared ->
        [yes] geteilt{" "}
       *[no] {""}
    }{ $place }.{ $of ->
        [0] {""}
       *[other] {" "}von { $of },
    } { $worth }
evening-own-place = { $place }{ $before ->
        [none] {""}
       *[other] ; einen Platz davor { $before }
    }{ $behind ->
        [none] {""}
       *[other] ; einen Platz dahinter { $behind }
    }
evening-no-place-yet = noch kein Ergebnis
evening-rank = { $place }: { $names }
evening-field = { $field ->
        [0] Nord und Süd
       *[other] Ost und West
    }

# Ergebnisse
evening-open-lines = { $count ->
        [0] Kein Ergebnis fehlt
        [one] Ein Ergebnis fehlt
       *[other] { SAY($count) } Ergebnisse fehlen
    }
evening-line = Runde { $round }, Tisch { $table }, Board { $board }
evening-play-line = { $round ->
        [0] Tisch { $table }
       *[other] Runde { $round }, Tisch { $table }
    }
evening-of-game = { $what }, { $game }
evening-line-value = { $who }{ $outcome ->
        [none] {""}
       *[other] ; { $outcome }
    }
evening-line-menu = { $about }
# who sits at a table: two sides, or where nobody has a partner four
evening-who = { $north } gegen { $east }
evening-who-alone = Platz eins: { $north }, Platz zwei: { $east }, Platz drei: { $south }, Platz vier: { $west }
evening-about-line = Tisch { $table }, Board { $board }, { $who }.
evening-about-play = Tisch { $table }: { $who }.
evening-number = { $about ->
        [none] {""}
       *[other] { $about }{" "}
    }{ $label }, von { SAY($least) } bis { SAY($most) }.
evening-north-count = Nord und Süd
evening-asked-again = { $wrong } { $about }
    .braille = { $wrong }. { $about }
evening-north-has = Nord und Süd { SAY($north) }.
evening-east-count = Ost und West
evening-seat-count = { $way ->
        [first] Platz eins
        [second] Platz zwei
        [third] Platz drei
       *[fourth] Platz vier
    }
evening-seat-has = { $way ->
        [first] Platz eins:
        [second] Platz zwei:
        [third] Platz drei:
       *[fourth] Platz vier:
    } { SAY($count) }.
evening-player-has = { $name } { SAY($count) }.
evening-player-number = { $about ->
        [none] {""}
       *[other] { $about }{" "}
    }{ $label }.
evening-score = Nord und Süd { SAY($north) }, Ost und West { SAY($east) }
    .braille = NS { $north } OW { $east }
evening-seat-scores = Platz eins: { SAY($north) }, Platz zwei: { SAY($east) }, Platz drei: { SAY($south) }, Platz vier: { SAY($west) }
    .braille = 1: { $north } 2: { $east } 3: { $south } 4: { $west }
evening-player-score = { $named ->
        [yes] { $name } { SAY($count) }
       *[no] { $name } mit { SAY($count) }
    }
    .braille = { $name }: { $count }
evening-split = getrennte Ergebnisse: für Nord und Süd { $north }; für Ost und West { $east }
evening-artificial = Nord und Süd { COUNT($north, of: "percent") }, Ost und West { COUNT($east, of: "percent") }
    .braille = NS { $north } % OW { $east } %
evening-read-back = { $about } { $outcome }. Stimmt das?
evening-keep-it = Es stimmt, eintragen
evening-anew = Noch einmal eintragen
evening-kept = Eingetragen.
evening-enter-result = Das Ergebnis eintragen
evening-correct = Das Ergebnis berichtigen
evening-adjust = Das Ergebnis durch Entscheidung festsetzen
evening-adjust-menu = { $about } Welches Ergebnis soll gelten?
evening-assign = Beiden Seiten ein Ergebnis zuweisen
evening-assign-split = Jeder Seite ein anderes Ergebnis zuweisen
evening-assign-play = Allen ein Ergebnis zuweisen
evening-for-both = Für beide Seiten.
evening-for-north = Für Nord und Süd.
evening-for-east = Für Ost und West.
evening-appeal = Einspruch von: { $names }
evening-appeal-open = Einspruch: { $names }, { $line }
evening-appeal-menu = Einspruch. { $about }
evening-appeal-upheld = Einspruch stattgegeben, Ergebnis festsetzen: { $line }
evening-uphold = Stattgeben und danach das Ergebnis festsetzen
evening-dismiss = Ablehnen

# Was die Turnierleitung mit Leuten tut
evening-person = { $name }
evening-rename = Den Namen berichtigen
evening-replace = Durch jemand anderen ersetzen
evening-who-instead = { $round ->
        [0] Wer spielt als Ersatz?
       *[other] Wer spielt ab der { ORDINAL($round, gender: "feminine", case: "dat") } Runde als Ersatz?
    }
evening-nobody-waits = Alle hier spielen schon. Wer noch kommt, steht dann in dieser Liste.
    .brief = Niemand ist frei.
    .braille = niemand ist frei
evening-need-seated = Bleibt auf einem Platz sitzen
evening-need-braille = Liest Braille
evening-need-time = Braucht mehr Zeit
evening-need-phone = Spielt mit einem Telefon
evening-category = Kategorie
evening-category-value = { $name ->
        [none] keine
       *[other] { $name }
    }
evening-category-new = Eine andere schreiben
evening-agrees-kept = Der Name darf nach dem Abend gespeichert bleiben
evening-agrees-shown = Der Name darf in öffentlichen Ergebnissen stehen
evening-delete-person = Den Namen und alles über diese Person löschen
evening-really-delete = Namen und Bedürfnisse wirklich löschen? Die Ergebnisse bleiben, ohne den Namen.
evening-deleted = Gelöscht.
evening-leave = { $round ->
        [0] Spielt nicht mehr mit
       *[other] Spielt ab Runde { $round } nicht mehr
    }
evening-return = { $round ->
        [0] Spielt wieder
       *[other] Spielt ab Runde { $round } wieder
    }
evening-penalty = { COUNT($percent, of: "percent") } eines Boards abziehen
evening-carry = Ein früheres Ergebnis anrechnen
evening-carry-percent = Wie viel Prozent es waren
evening-carry-boards = Für wie viele Boards es zählt
evening-why = Warum?
evening-reason = { $reason ->
        [time] keine Zeit mehr
        [mistake] falsch eingetragen
        [irregular] regelwidrig gespielt
        [cards] Karten falsch gegeben
        [absent] nicht gekommen
        [left] gegangen
        [late] zu spät gekommen
        [replaced] ersetzt
        [agreed] am Tisch vereinbart
        [appeal] Einspruch
       *[other] ein anderer Grund
    }
evening-reason-other = In eigenen Worten
evening-own-words = Grund
evening-noted-act = Notiert: { $what }.

# Was geschehen ist
evening-noted = { $said }; { $note }
evening-by = { $said }; { $name }
evening-did-announced = { $reason ->
        [none] Der Abend ist angekündigt: { $plan }
       *[other] Der Plan ist geändert: { $plan }; { $reason }
    }
evening-did-entered = { $waits ->
        [yes] Auf der Warteliste: { $names }
       *[no] Angemeldet: { $names }
    }{ $origin ->
        [none] {""}
       *[other] , { $origin }
    }
evening-did-entrant-admitted = Von der Warteliste aufgenommen: { $entrant }
evening-did-partners-found = Spielen zusammen: { $entrant }
evening-did-scratched = Von der Liste: { $entrant }{ $follower ->
        [none] {""}
       *[other] ; von der Warteliste spielt { $follower }
    }
evening-did-closed = Die Anmeldung ist geschlossen
evening-did-drawn = { $later ->
        [yes] Ausgelost wird nach und nach
       *[no] Ausgelost
    }
evening-did-round-drawn = { $games ->
        [yes] Tische sind ausgelost
       *[no] Die nächste Runde ist ausgelost
    }
evening-did-round-begun = { $round ->
        [0] An den ausgelosten Tischen hat das Spiel begonnen
       *[other] Runde { $round } hat begonnen
    }
evening-did-result-entered = { $line }: { $outcome }
evening-did-result-corrected = Berichtigung, { $line }: { $outcome }; { $reason }
evening-did-adjusted = Entscheidung, { $line }: { $outcome }; { $reason }
evening-did-left = { $round ->
        [0] Spielt nicht mehr mit: { $entrant }; { $reason }
       *[other] Ab Runde { $round } ohne { $entrant }; { $reason }
    }
evening-did-returned = { $round ->
        [0] Spielt wieder: { $entrant }
       *[other] Ab Runde { $round } wieder mit { $entrant }
    }
evening-did-substitute-sat = { $round ->
        [0] { $by } statt { $person }; { $reason }
       *[other] Ab Runde { $round } { $by } statt { $person }; { $reason }
    }
evening-did-joined-late = { $round ->
        [0] Auch { $names } dabei
       *[other] Ab Runde { $round } auch { $names }
    }
evening-did-penalized = Strafe: { COUNT($percent, of: "percent") }, { $entrant }; { $reason }
evening-did-carried-over = { COUNT($percent, of: "percent") } angerechnet für { COUNT($boards, of: "deal", case: "acc") }, { $entrant }
evening-did-appeal-made = Einspruch, { $line }, { $entrant }
evening-did-appeal-decided = { $upheld ->
        [yes] Dem Einspruch stattgegeben
       *[no] Einspruch abgelehnt
    }
evening-did-lot-drawn = Das Los hat entschieden. Die Reihenfolge: { $names }
evening-did-finished = { $reason ->
        [none] Der Abend wurde beendet
       *[other] Der Abend wurde vorzeitig beendet; { $reason }
    }
evening-did-redo = Gilt wieder: { $what }
evening-did-undone = Zurückgenommen: { $what }

# Ablehnungen
evening-not-now = { $stage ->
        [over] Der Abend ist zu Ende. Um etwas daran zu ändern, nehmen Sie zuerst den Abschluss zurück.
        [drawn] Nicht jetzt, es ist schon ausgelost.
       *[other] Nicht jetzt, zuerst muss ausgelost werden.
    }
    .braille = nicht jetzt
evening-entered-already = Eine dieser Personen spielt an diesem Abend schon.
evening-too-many = Zusammen spielen dürfen höchstens { COUNT($count, of: "person") }.
evening-full = Dieser Abend ist voll.
evening-too-few = Das sind zu wenige, zusammen spielen { COUNT($count, of: "person") }.
evening-alone = { $count ->
        [one] Eine Anmeldung ist noch ohne Partner. Finden Sie einen, oder nehmen Sie die Anmeldung von der Liste.
       *[other] { SAY($count) } Anmeldungen sind noch ohne Partner. Bilden Sie Paare, oder nehmen Sie Anmeldungen von der Liste.
    }
    .braille = ohne partner: { $count }
evening-too-small = Ein Abend braucht mindestens { $count ->
        [one] eine Anmeldung
       *[other] { SAY($count) } Anmeldungen
    }.
evening-no-entrant = Diese Person spielt hier nicht.
evening-no-draw = So lässt sich nicht auslosen. Ändern Sie den Plan oder die Anmeldungen.
evening-round-open = { $count ->
        [one] Ein Ergebnis fehlt noch.
       *[other] { SAY($count) } Ergebnisse fehlen noch.
    }
evening-no-round = So eine Runde gibt es nicht.
evening-no-lot = Losen können Sie nur um einen geteilten Platz, und nur einmal.
evening-no-sizes = Legen Sie fest, wie viele an einem Tisch spielen. Ein solches Turnier gibt es nur mit echten Karten.
evening-no-percent = Prozente gehören zu Boards. Dieses Turnier zählt Punkte.
evening-no-line = Dieses Board wird an diesem Tisch in dieser Runde nicht gespielt.
evening-not-begun = Runde { $round } hat noch nicht begonnen.
evening-nobody-there = An diesem Tisch fehlt jemand, dort wird also nicht gespielt.
evening-result-there = Ein Ergebnis gibt es schon. Berichtigen Sie es unter „{ evening-all-lines }“.
evening-result-same = Dieses Ergebnis ist schon eingetragen.
    .braille = schon eingetragen
evening-result-missing = Noch gibt es kein Ergebnis.
evening-wrong-sum = { $unit ->
        [tricks] Zusammen ergibt das { COUNT($total, of: "trick", case: "acc") }, nicht { SAY($tricks) }. Tragen Sie beide Zahlen noch einmal ein.
       *[points] Zusammen ergibt das { SAY($total) }, nicht { SAY($tricks) }. Tragen Sie die Zahlen noch einmal ein.
    }
    .brief = Zusammen { SAY($total) }, nicht { SAY($tricks) }.
    .braille = zusammen { $total }, nicht { $tricks }
evening-other-score = { $seats ->
        [plays] Geben Sie für jede Person am Tisch eine Zahl ein.
        [yes] In diesem Spiel haben alle ein eigenes Ergebnis. Tragen Sie vier Zahlen ein.
       *[no] In diesem Spiel hat ein Paar ein Ergebnis. Tragen Sie zwei Zahlen ein.
    }
    .braille = { $seats ->
        [plays] je eine zahl
        [yes] vier zahlen
       *[no] zwei zahlen
    }
evening-too-much = Es können höchstens { SAY($most) } sein. Tragen Sie die Zahlen noch einmal ein.
    .braille = höchstens { $most }
evening-not-for-four = Zu viert spielt man so nicht. Wählen Sie andere Regeln.
    .braille = nicht für vier
evening-percent = Geben Sie eine Zahl von null bis hundert ein.
evening-away-already = Schon ausgeschieden.
evening-not-away = Noch dabei, eine Rückkehr ist nicht nötig.
evening-played-already = In dieser Runde wurde dort schon gespielt. Notieren Sie es ab der nächsten Runde, und setzen Sie die übrigen Boards durch Entscheidung fest.
evening-round-begun-already = Diese Runde läuft schon.
evening-no-place = Es gibt keinen freien Platz mehr.
evening-appeals-open = { $count ->
        [one] Entscheiden Sie zuerst einen Einspruch.
       *[other] Entscheiden Sie zuerst { SAY($count) } Einsprüche.
    }
evening-no-appeal = So einen Einspruch gibt es nicht.
evening-nothing-undone = Hier ist nichts mehr zurückzunehmen.
evening-needed = Das lässt sich nicht zurücknehmen, weil ein späterer Schritt darauf beruht. Nehmen Sie den zuerst zurück.
    .braille = erst das spätere

# Dateien
evening-names-file = Namen aus einer CSV-Datei
evening-results-file = Ergebnisse aus einer CSV-Datei
evening-files = { $kind ->
        [names] Eine Datei mit Namen: in jeder Zeile die, die zusammen spielen.
        [seats] Eine Datei mit Ergebnissen: Runde, Tisch, Board, dann die Ergebnisse von Platz eins bis vier.
       *[results] Eine Datei mit Ergebnissen: Runde, Tisch, Board, Stiche von Nord und Süd, Stiche von Ost und West.
    } Gesucht wird im Ordner { $folder }.
    .brief = Welche Datei?
    .braille = welche datei?
evening-no-files = Dort ist keine CSV-Datei, zurück
evening-file-unreadable = Die Datei { $name } ist nicht lesbar. Speichern Sie die Datei noch einmal als CSV in Unicode.
    .braille = datei unlesbar
evening-file-wrong = { $count ->
        [one] Eine Zeile der Datei { $name } ist falsch. Nichts daraus wurde übernommen.
       *[other] { SAY($count) } Zeilen der Datei { $name } sind falsch. Nichts daraus wurde übernommen.
    }
evening-line-too-many = Zeile { SAY($line) }: zu viele Namen, ab { $what }.
evening-line-twice = Zeile { SAY($line) }: { $what } steht schon in der Datei.
evening-line-no-name = Zeile { SAY($line) }: { $what } ist kein Name.
evening-line-columns = Zeile { SAY($line) }: Es fehlen Zahlen. Da steht { $what }.
evening-line-none = Zeile { SAY($line) }: Dieses Board wurde noch nicht gespielt.
evening-line-result-there = Zeile { SAY($line) }: Ein Ergebnis gibt es schon.
evening-line-wrong-sum = Zeile { SAY($line) }: { $what } kann kein Ergebnis sein.
evening-results-taken = Aus der Datei eingetragene Ergebnisse: { $count }.

# Papiere
evening-papers = Papiere zum Drucken
evening-paper-deals = Die Spiele, für die Person, die die Karten sortiert
evening-deals-about = Spieler sollten diese Karten nicht kennen: Lassen Sie die Karten von jemandem sortieren, der nicht mitspielt.
evening-paper-guides = Laufkarten, wer wann wo sitzt
evening-paper-travellers = Boardzettel, je Board einer für die Ergebnisse
evening-paper-names = Namenskarten
evening-paper-results = Ergebnisse des Abends
evening-paper-categories = Ergebnisse nach Kategorien
evening-results-unnamed = { $count ->
        [one] Eine Person will nicht genannt werden und steht hier nur mit ihrer Nummer.
       *[other] { SAY($count) } Personen wollen nicht genannt werden und stehen hier nur mit ihrer Nummer.
    }
evening-results-out = Ergebnisse anhören oder ausgeben
evening-all-agreed = Einverständnis notiert: { SAY($count) }.
evening-really-all-agree = Sind wirklich alle damit einverstanden, dass ihr Name in den öffentlichen Ergebnissen steht?
evening-all-agree = Notieren, dass alle mit der Nennung einverstanden sind, offen: { SAY($count) }
evening-file-name = { $paper ->
        [deals] spiele
        [guides] laufkarten
        [travellers] boardzettel
        [names] namenskarten
        [categories] kategorien
        [year] jahr
        [copy] kopie
        [league] liga
       *[results] ergebnisse
    }
evening-hear = Anhören
evening-as-brf = Für einen Brailledrucker, BRF
evening-as-pef = Für einen Brailledrucker, PEF
evening-as-html = Zum Drucken oder Lesen, HTML
evening-as-txt = Text für eine Mail, TXT
evening-as-csv = Eine Tabelle, CSV
evening-as-pbn = Spiele und Ergebnisse für andere Programme, PBN
evening-board = Board { SAY($board) }, { $dealer ->
        [north] Nord
        [east] Ost
        [south] Süd
        [west] West
        [first] Platz eins
        [second] Platz zwei
        [third] Platz drei
       *[fourth] Platz vier
    } gibt{ $trump ->
        [none] {""}
       *[other] , { SUIT($trump) } ist Trumpf
    }
evening-hand = { evening-compass }: { CARDS($cards) }
    .braille = { evening-compass }: { CARDS($cards, case: "braille") }
evening-hand-print = { evening-compass }: { $cards }
evening-hand-suits = { evening-compass }: { HAND($cards) }
    .braille = { evening-compass }: { HAND($cards, case: "braille") }
evening-rule = { $name }: { $value }
evening-stocks-about = { $whole ->
        [yes] Alle ziehen aus einem ganzen eigenen Kartenspiel.
       *[no] Alle ziehen von einem eigenen Stapel.
    } Die Karten liegen verdeckt, die erste oben.
evening-stock = { evening-compass } zieht{ $first ->
        [1] {""}
       *[other] , ab der { ORDINAL($first, gender: "feminine", case: "dat") } Karte
    }: { CARDS($cards) }
    .braille = { evening-compass } zieht{ $first ->
        [1] {""}
       *[other] , ab der { ORDINAL($first, gender: "feminine", case: "dat") } Karte
    }: { CARDS($cards, case: "braille") }
evening-stock-print = { evening-compass } zieht{ $first ->
        [1] {""}
       *[other] , ab der { ORDINAL($first, gender: "feminine", case: "dat") } Karte
    }: { $cards }
evening-compass = { $seat ->
        [north] Nord
        [east] Ost
        [south] Süd
        [west] West
        [first] Platz eins
        [second] Platz zwei
        [third] Platz drei
       *[fourth] Platz vier
    }
evening-card = { $names }
evening-traveller = Board { SAY($board) }
evening-slip = Runde { $round }, Tisch { $table }
evening-slip-game = { $game }, Runde { $round }, Tisch { $table }
evening-traveller-line = Runde { $round }, Tisch { $table }: Nord und Süd, { $north } … { $unit ->
        [tricks] Stiche
       *[points] Punkte
    }; Ost und West, { $east } … { $unit ->
        [tricks] Stiche
       *[points] Punkte
    }
evening-slip-line = Board { $board }: Nord und Süd, { $north } … { $unit ->
        [tricks] Stiche
       *[points] Punkte
    }; Ost und West, { $east } … { $unit ->
        [tricks] Stiche
       *[points] Punkte
    }
evening-traveller-seats = Runde { $round }, Tisch { $table }: Platz eins: { $north } …, Platz zwei: { $east } …, Platz drei: { $south } …, Platz vier: { $west } …
evening-slip-seats = Board { $board }: Platz eins: { $north } …, Platz zwei: { $east } …, Platz drei: { $south } …, Platz vier: { $west } …
evening-slip-play = { $names } …
evening-cell = { SAY($value, parts: 100) }
evening-column-place = Platz
evening-column-names = Wer
evening-column-percent = Prozent
evening-column-tricks = Mehrstiche
evening-column-points = Mehrpunkte
evening-column-boards = Boards
evening-column-plays = Partien
evening-column-play-points = Punkte

# Nach dem Abend
evening-forget = Namen und Bedürfnisse derer löschen, die nicht gespeichert bleiben wollen
evening-really-forget = Nach dem Abend die Namen aller löschen, die dem Speichern nicht zugestimmt haben, und die Bedürfnisse von allen? Die Ergebnisse bleiben.
evening-forgotten = Namen und Bedürfnisse sind gelöscht.

# An den Tischen im Netz
evening-house = Klubabend, { $game }: { $over ->
        [yes] vorbei
       *[no] { $round ->
            [0] Anmeldung läuft
           *[other] Runde { $round }{ $rounds ->
                [0] {""}
               *[other] {" "}von { $rounds }
            }
        }
    }
evening-house-free = Klubabend, { $game }: freie Partien
evening-house-waits = { $name } leitet den Abend und beginnt ihn. { $contest ->
        [individuals] Warten Sie hier auf die Auslosung. Freie Plätze übernimmt der Computer.
        [plays] Warten Sie hier, bis das Los Ihnen einen Tisch gibt.
        [teams] Drücken Sie Enter auf einem freien Platz in dem Team, das Sie möchten. Der Erste und der Zweite spielen zusammen an einem Tisch, der Dritte und der Vierte an einem anderen. Freie Plätze übernimmt der Computer.
       *[pairs] Drücken Sie Enter auf einem freien Platz neben der Person, mit der Sie spielen möchten. Freie Plätze übernimmt der Computer.
    }
    .brief = { $name } beginnt den Abend.
    .braille = { $name } beginnt
evening-house-director = Sie leiten diesen Abend. Die anderen finden ihn in der Liste der Tische oder kommen mit dem Code: { $code }. Sie sitzen auf dem Stuhl der Leitung. Um mitzuspielen, nehmen Sie { $contest ->
        [individuals] einen freien Platz
        [plays] einen freien Platz
        [teams] einen Platz in einem Team
       *[pairs] einen Platz in einem Paar
    }. { $contest ->
        [plays] Wenn Sie beginnen, verteilt das Los die Spieler auf die Tische.
       *[other] Wenn Sie beginnen, übernimmt der Computer die freien Plätze.
    }
    .brief = Sie leiten den Abend; der Code: { $code }.
    .braille = { $code }
evening-house-begin = { $free ->
        [yes] Beginnen: auslosen und spielen
       *[no] Beginnen: auslosen und die erste Runde spielen
    }
evening-house-desk = Der Tisch der Leitung
evening-house-rounds = Die nächste Runde beginnt
evening-house-free-tables = Wer frei ist, bekommt einen Tisch
evening-house-rounds-value = { $itself ->
        [yes] von selbst
       *[no] auf meinen Tastendruck, am Tisch der Leitung
    }
evening-house-close = Den Abend für alle schließen
evening-house-really-close = Den Abend wirklich für alle schließen? Die Ergebnisse behalten Sie unter „{ evening-menu }“.
    .braille = schließen?
evening-house-closed = Die Leitung hat den Abend geschlossen.
    .braille = abend zu
evening-house-leave = Den Abend verlassen
evening-house-to-table = An meinen Tisch
evening-house-standing = Mein Platz
evening-house-chair = Stuhl der Leitung
evening-house-chair-empty = leer
evening-house-place = { $teams ->
        [yes] Team
       *[no] Paar
    } { $pair }, { $side ->
        [0] erster Spieler
        [1] zweiter Spieler
        [2] dritter Spieler
       *[3] vierter Spieler
    }
evening-house-seated = Sie sitzen in { $teams ->
        [yes] Team { $pair }{ $names ->
            [none] ; die anderen Plätze sind noch frei
           *[other] , mit { $names }
        }
       *[no] Paar { $pair }{ $names ->
            [none] ; der Platz neben Ihnen ist noch frei
           *[other] , mit { $names }
        }
    }.
    .braille = { $teams ->
        [yes] ihr team
       *[no] ihr paar
    }: { $pair }
evening-house-seat = Runde { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}von { $rounds }
    }: { $seat }.{ $boards ->
        [none] {""}
       *[other] {" "}Sie spielen { $boards }.
    }
    .brief = Runde { $round }: { $seat }.
evening-house-play = Partie { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}von { $rounds }
    }: { $seat }.
    .brief = Partie { $round }: { $seat }.
evening-house-free-waits = { $left ->
        [none] Sie haben alle Partien gespielt. Die Rangliste finden Sie im Menü des Abends.
       *[other] Noch zu spielen: { $left }. Sie bekommen einen Tisch, sobald genug andere frei sind.
    }
    .brief = { $left ->
        [none] Sie haben alle Partien gespielt.
       *[other] Noch zu spielen: { $left }. Sie warten auf einen Tisch.
    }
    .braille = { $left ->
        [none] alle gespielt
       *[other] noch { $left }
    }
evening-house-own-play = { $game }, Tisch { $table }, mit { $names }
evening-house-own = { $alone ->
        [yes] Tisch { $table }, { $way }, links { $left }, gegenüber { $partner }, rechts { $right }
       *[no] Tisch { $table }, { $way }, mit { $partner }, gegen { $left } und { $right }
    }
evening-house-computers = { $names }: { $count ->
        [one] Hier spielt ein Computer.
       *[other] Hier spielen Computer.
    }
    .braille = computer: { $names }
evening-house-by-seat = Sie spielen ohne Partner. Ihr Ergebnis wird mit denen verglichen, die an anderen Tischen denselben Platz und dieselben Karten haben.
    .brief = Verglichen wird derselbe Platz an allen Tischen.
    .braille = gleiche plätze werden verglichen
evening-house-sits-out = Runde { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}von { $rounds }
    }: Sie setzen aus.
    .braille = runde { $round }: aussetzen
evening-house-late = { $last ->
        [yes] Es läuft schon die letzte Runde, für Sie ist kein Platz mehr. Wie es ausgeht, hören Sie hier.
       *[no] Runde { $round }{ $rounds ->
            [0] {""}
           *[other] {" "}von { $rounds }
        } läuft schon. { $plays ->
            [yes] Bleiben Sie hier: Wenn das Los Sie setzt, hören Sie Ihren Tisch.
           *[no] Sie spielen ab einer späteren Runde mit, sobald ein Computer oder jemand anderes Platz macht. Dann hören Sie Ihren Tisch und Platz.
        }
    }
    .brief = { $last ->
        [yes] Die letzte Runde läuft; es gibt keinen Platz mehr.
       *[no] Runde { $round } läuft; Sie spielen ab einer späteren Runde mit.
    }
    .braille = { $last ->
        [yes] letzte runde: kein platz
       *[no] runde { $round }: noch ohne sie
    }
evening-house-time = Für die Runde haben Sie { DURATION($seconds, case: "acc") }.
    .braille = zeit: { DURATION($seconds) }
evening-house-time-left = { $minutes ->
        [0] Die Zeit der Runde ist um.{ $averaged ->
            [yes] {" "}Was nicht fertig ist, wird als Durchschnitt gewertet, wenn die Leitung nicht anders entscheidet.
           *[no] {""}
        }
       *[other] Noch { COUNT($minutes, of: "minute") } in dieser Runde.
    }
    .braille = { $minutes ->
        [0] zeit um
       *[other] noch { COUNT($minutes, of: "minute") }
    }
evening-house-averaged = Als Durchschnitt gewertet: { $count }. Ändern können Sie das am Tisch der Leitung.
    .braille = durchschnitt: { $count }
evening-house-did = { $name }: { $what }.{ $count ->
        [1] {""}
       *[other] {" "}Das ist der letzte von { SAY($count) } Schritten. Die anderen stehen am Tisch der Leitung unter „{ evening-log }“.
    }
    .brief = { $name }: { $what }
    .braille = { $name }: { $what }
evening-house-decided = Zu spät, das ist schon entschieden. { $name }: { $what }.{ $same ->
        [yes] {""}
       *[no] {" "}Ihre eigene Entscheidung wartet am Tisch der Leitung.
    }
    .brief = Schon entschieden. { $name }: { $what }.
    .braille = schon { $name }: { $what }
evening-house-not-done = Nicht ausgeführt: { $what }
evening-house-do-still = Jetzt ausführen
evening-house-drop = Verwerfen
evening-house-done-still = Erledigt.
evening-house-away = Der Server antwortet nicht, es wurde nichts gespeichert. Versuchen Sie es, wenn die Verbindung wieder da ist.
    .brief = Der Server antwortet nicht.
    .braille = server antwortet nicht
evening-house-not-yet = Der Server hat das noch nicht bestätigt. Versuchen Sie es in einem Moment noch einmal.
    .braille = noch nicht
evening-house-lead = { $role ->
        [scorer] Ergebnisse des Abends eintragen
       *[director] Die Leitung des Abends übernehmen
    }
evening-house-role = { $role ->
        [director] Sie leiten den Abend jetzt mit, und zwar über sein Menü. Wenn Sie nicht spielen möchten, setzen Sie sich auf den freien Stuhl der Leitung.
        [scorer] Sie tragen jetzt die Ergebnisse des Abends ein, und zwar über sein Menü.
       *[player] Sie leiten den Abend nicht mehr, Sie spielen nur.
    }
    .brief = { $role ->
        [director] Sie leiten den Abend jetzt mit.
        [scorer] Sie tragen jetzt Ergebnisse ein.
       *[player] Sie leiten nicht mehr.
    }
    .braille = { $role ->
        [director] Sie leiten
        [scorer] Sie tragen ein
       *[player] Sie spielen nur
    }
evening-house-second = { $role ->
        [scorer] Sie tragen die Ergebnisse dieses Abends ein.
       *[director] Sie leiten diesen Abend mit. Alle in der Leitung hören die Schritte der anderen. Den letzten Schritt nehmen Sie am Tisch der Leitung mit dem Buchstaben U zurück.
    }
    .brief = { $role ->
        [scorer] Sie tragen Ergebnisse ein.
       *[director] Sie leiten diesen Abend mit.
    }
    .braille = { $role ->
        [scorer] Sie tragen ein
       *[director] Sie leiten
    }
evening-house-appoint = { $role ->
        [director] Mit mir den Abend leiten
        [scorer] Ergebnisse eintragen
       *[player] Nur spielen
    }
evening-house-ready = Ihr Tisch ist bereit. Öffnen Sie ihn im Menü des Abends.
    .braille = tisch bereit
evening-house-stands = Die Runde ist vorbei. Ihr Platz: { $place }.
    .braille = { $place }
evening-house-play-over = Die Partie ist vorbei. Ihr Platz: { $place }.
    .braille = { $place }
evening-house-round-over = Runde { $round } ist vorbei.{ $last ->
        [yes] {" "}Es war die letzte. Die Rangliste finden Sie in diesem Menü.
       *[no] {""}
    }
    .brief = Runde { $round } ist vorbei.
    .braille = runde { $round } vorbei
evening-house-over = Der Abend ist vorbei.{ $place ->
        [none] {""}
       *[other] {" "}Ihr Platz: { $place }.
    }
evening-house-all-in = Runde { $round } ist zu Ende gespielt.{ $last ->
        [yes] {" "}Es war die letzte. Beenden Sie den Abend am Tisch der Leitung.
       *[no] {""}
    }
    .braille = runde { $round } gespielt
evening-house-all-played = Alle Partien sind gespielt. Beenden Sie den Abend am Tisch der Leitung.
    .braille = alle gespielt
evening-house-around = { $place }{ $before ->
        [none] {""}
       *[other] ; vor Ihnen { $before }
    }{ $behind ->
        [none] {""}
       *[other] ; hinter Ihnen { $behind }
    }
evening-house-next = Bereit für die nächste Runde
evening-house-breath = Die nächste Runde beginnt in { DURATION($seconds, case: "dat") }.{ $at ->
        [table] {" "}Drücken Sie Enter, wenn Sie bereit sind.
       *[menu] {" "}Wählen Sie „{ evening-house-next }“, wenn Sie bereit sind.
    }{ $key ->
        [none] {""}
       *[other] {" "}Wie andere gespielt haben: { $key }.
    }
    .braille = nächste runde: { DURATION($seconds) }
evening-house-is-ready = Sie sind bereit. Die nächste Runde beginnt, wenn alle bereit sind.
    .braille = bereit
evening-house-next-play = Bereit für die nächste Partie
evening-house-breath-play = Die nächste Partie beginnt in { DURATION($seconds, case: "dat") }.{ $at ->
        [table] {" "}Drücken Sie Enter, wenn Sie bereit sind.
       *[menu] {" "}Wählen Sie „{ evening-house-next-play }“, wenn Sie bereit sind.
    }
    .braille = nächste partie: { DURATION($seconds) }
evening-house-is-ready-play = Sie sind bereit. Die nächste Partie beginnt, wenn alle bereit sind.
    .braille = bereit
evening-house-others = Wie andere gespielt haben
evening-house-boards = Runde { $round }: welches Board?
evening-house-board = Board { SAY($board) } an allen Tischen
evening-house-line = { $own ->
        [yes] An Ihrem Tisch
       *[no] Tisch { $table }
    }, { $pair }, gegen { $opponents }
evening-house-has = { $has }{ $percent ->
        [none] {""}
       *[other] , { COUNT($percent, of: "percent") }
    }
evening-house-deal = Board { SAY($board) }, Tisch { $table }. Auf Ihrem Platz: { $name }.
    .braille = Board { $board }, Tisch { $table }: { $name }
evening-house-beside = Karte für Karte, verglichen mit Ihrem Tisch
evening-house-practise = Am Übungstisch spielen
evening-house-only-number = In öffentlichen Ergebnissen steht nur Ihre Nummer. In diesem Menü können Sie das ändern.
    .braille = ergebnisse: nur nummer
evening-house-name = Mein Name in öffentlichen Ergebnissen
evening-house-name-value = { $shown ->
        [yes] sichtbar
       *[no] nur die Nummer
    }

# Ein Jahr
evening-years = Ergebnisse eines Jahres
evening-year = Jahr { SAY($year) }
evening-year-line = { $place }, { $evenings ->
        [one] ein Abend
       *[other] { SAY($evenings) } Abende
    }, { COUNT($boards, of: "deal") }
evening-call = Karten eines Tisches ansagen
    .braille = ansagen
evening-call-which = Für welchen Tisch sagen Sie die Karten an?
    .braille = welcher?
evening-call-how = Tisch { $table }, Board { $board }: Wie wurden die Karten verteilt?
    .braille = Karten wie verteilt?
evening-call-shuffled = Die Karten wurden am Tisch gemischt
    .braille = gemischt
evening-call-dealt = Die Karten wurden nach der Liste ausgeteilt
    .braille = nach Liste
