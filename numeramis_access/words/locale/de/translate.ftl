# Übersetzen: numeramis-access translate
translate = Übersetzung: { $language }. Wählen Sie eine Datei, in der etwas fehlt.
    .brief = Übersetzung: { $language }
    .braille = übersetzen { $language }
translate-file = { $file }: { $count ->
        [one] es fehlt
       *[other] es fehlen
    } { COUNT($count, of: "sentence") }
    .braille = { $file } { $count }
translate-damaged = { $file } wird nicht gelesen: Etwas darin ist kein Satz
    .braille = nicht gelesen: { $file }
translate-all = Es fehlt nichts, alles ist übersetzt.
    .braille = nichts fehlt
translate-message = Der Satz { $name } aus der Datei { $file }. Mit den Pfeiltasten gehen Sie durch Beispiele, durch das, was in den Satz eingesetzt wird, und durch seine Formen.
    .brief = Der Satz { $name }
    .braille = { $name }
translate-values = In den Satz wird eingesetzt: { $values }
    .braille = { $values }
translate-form = { $form ->
        [none] Der ganze Satz
        [brief] Kurz
        [full] Ausführlich
        [braille] Auf der Braillezeile
        [typed] Wörter, die man tippt
       *[other] Die Form { $form }
    }
    .braille = { $form ->
        [none] Satz
       *[other] { $form }
    }
translate-write = { $form ->
        [none] Schreiben Sie den Satz
        [braille] Schreiben Sie, was auf der Zeile steht
       *[other] Schreiben Sie die Form { $form }
    }. Was in geschweiften Klammern steht, setzt das Programm ein; lassen Sie es unverändert
    .brief = Schreiben Sie ihn
    .braille = Übersetzung
translate-hear = Anhören, wie es klingt
    .braille = anhören
translate-keep = Speichern, dann der nächste Satz
    .braille = speichern
translate-on = Überspringen, dann der nächste Satz
    .braille = weiter
translate-sentences = Ein anderer Satz dieser Datei
    .braille = anderer satz
translate-list = Die Sätze der Datei { $file }. Wählen Sie einen zum Übersetzen oder Verbessern.
    .brief = Die Sätze der Datei { $file }
    .braille = sätze { $file }
translate-listed = { $name }, { $missing ->
        [yes] fehlt
       *[no] übersetzt
    }: { $text }
    .braille = { $name } { $text }
translate-kept = Gespeichert. Die Datei für die Entwickler ist { $file }
    .brief = Gespeichert
    .braille = gespeichert
translate-not-kept = Die Datei ließ sich nicht schreiben, der Satz ist nicht gespeichert.
    .braille = nicht gespeichert
translate-wrong = { $why ->
        [value] So geht es nicht: Den Wert { $what } gibt das Programm in diesem Satz nicht. Sehen Sie nach, was eingesetzt wird.
        [function] So geht es nicht: Etwas, das { $what } heißt, kann das Programm nicht einsetzen.
        [message] So geht es nicht: Der Satz verweist auf { $what }, und den gibt es in dieser Sprache noch nicht. Übersetzen Sie zuerst den.
        [attribute] So geht es nicht: Die Form { $what } hat dieser Satz nicht.
        [text] So geht es nicht: Der Satz hat keinen Text.
       *[junk] So geht es nicht: Die geschweiften Klammern oder eine Auswahl sind nicht vollständig{ $what ->
            [none] .
           *[other] , { $what }.
        }
    }
    .braille = { $why ->
        [value] kein Wert { $what }
        [function] kein { $what }
        [message] kein { $what }
        [attribute] keine Form { $what }
        [text] ohne Text
       *[junk] Klammern falsch
    }
