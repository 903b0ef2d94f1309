### Mehrere Menschen an einem Computer: wer spielt, Weitergeben der Tastatur.

together-who = Wer spielt an diesem Computer?
    .braille = wer spielt
together-plays = { $plays ->
        [yes] spielt
       *[no] diesmal nicht
    }
together-add = Jemanden hinzufügen
together-name = Schreiben Sie den Namen
    .braille = name
together-taken = { $name } heißt hier schon jemand. Schreiben Sie einen anderen Namen.
    .braille = vergeben: { $name }
together-person = { $name }
together-gender = Wie man von der Person spricht
together-remove = Aus der Liste entfernen
together-really-remove = { $name } aus der Liste entfernen? Die Statistik bleibt.
    .braille = { $name } entfernen?
together-games = Ein Spiel wählen
together-your-name = Schreiben Sie zuerst Ihren Namen, damit alle hören, wer dran ist.
    .braille = ihr name fehlt
together-nobody = Fügen Sie noch mindestens eine Person hinzu.
    .braille = person hinzufügen
together-too-many = Mit so vielen Leuten lässt sich dieses Spiel nicht spielen.
    .braille = zu viele
# Eine Wahl, bevor zwei Leute spielen: jeder an einem anderen Gerät, oder sie geben die Tastatur weiter.
together-devices = Geräte
together-devices-one = eine Tastatur, die Sie weitergeben
together-devices-pad = { $own }: Tastatur und linkes Ohr, { $other }: Controller und rechtes Ohr
    .braille = { $own } tastatur, { $other } controller
together-devices-own-pad = { $other }: Tastatur und linkes Ohr, { $own }: Controller und rechtes Ohr
    .braille = { $other } tastatur, { $own } controller
together-devices-braille = { $own }: Tastatur und Stimme, { $other }: Braillezeile
    .braille = { $own } tastatur, { $other } zeile
together-devices-own-braille = { $other }: Tastatur und Stimme, { $own }: Braillezeile
    .braille = { $other } tastatur, { $own } zeile
# Wenn ein Spiel gewählt wird, und wenn eine Partie weitergeht.
together-no-pad = Kein Gamecontroller ist angeschlossen. Ohne Controller teilen Sie eine Tastatur.
    .braille = kein controller
together-no-display = Keine Braillezeile ist angeschlossen. Ohne Braillezeile teilen Sie eine Tastatur.
    .braille = keine zeile
together-no-ears = Nur mit der Stimme des Programms hört jedes Ohr etwas anderes. Ohne diese Stimme teilen Sie eine Tastatur.
    .braille = stimme fehlt
# Nach einem Spiel oder Stich: Wer das hört, hat Enter gedrückt, die andere Person noch nicht.
together-waits = Zum Fortfahren muss auch { $name } bestätigen.
    .brief = Es fehlt noch { $name }.
    .braille = wartet: { $name }
# An die Person am Controller oder an der Zeile, die gehen oder eine neue Partie beginnen möchte.
together-leads = Nur { $name } an der Tastatur kann den Tisch verlassen oder eine neue Partie beginnen.
    .braille = nur { $name }
# An beide am Computer: $name sitzt an der Tastatur.
together-pad-gone = Der Controller wurde getrennt. Stecken Sie ihn einfach wieder ein. Geht es nicht, muss { $name } mit Escape den Tisch verlassen. Setzen Sie die Partie dann fort und teilen Sie eine Tastatur.
    .brief = Der Controller wurde getrennt.
    .braille = controller fehlt
together-pad-back = Der Controller ist wieder da.
    .braille = controller da
# An alle am Computer: Wer dran ist, nimmt die Tastatur; niemand sonst darf diese Karten hören.
together-turn = { $name }, Sie sind dran. Nehmen Sie die Tastatur und drücken Sie Enter.
    .brief = { $name }: Enter.
    .braille = { $name }: enter
# Auf die Frage nach dem Blatt, solange niemand die Tastatur hat.
together-no-hand = Das Blatt hört nur, wer an der Reihe ist.
    .braille = blatt nur wer dran ist
together-take = Die Tastatur nehmen
    .braille = nehmen: enter
# An jemanden, der Enter weniger als eine Sekunde nach einer anderen Taste gedrückt hat: noch ohne Tastatur.
together-too-soon = Warten Sie einen Moment, dann drücken Sie die Taste noch einmal.
    .braille = warten, noch einmal
# An jemanden, dem der eigene Zug neue Karten gebracht hat; dann ist jemand anders dran.
together-read = Sehen Sie Ihre Karten an und geben Sie die Tastatur mit Enter ab.
    .brief = Abgeben: Enter.
    .braille = abgeben: enter
together-hand-on = Die Tastatur abgeben
    .braille = abgeben: enter
together-statistics = Statistik: { $name }
# Hilfe (F1) in der Liste der Leute und am Tisch.
together-who-help = Alle haben einen Namen, eine Tonhöhe und eine Statistik; Computer nehmen die freien Plätze. Zwei Leute können an je einem Gerät spielen. Dann behält jede Person ihr Gerät und hört oder liest nur die eigenen Karten.
together-help-handed = Sie teilen eine Tastatur: Wer dran ist, übernimmt mit Enter.
together-help-devices = Sie spielen an zwei Geräten. Außer der Reihe sagt eine Taste nur, wer dran ist.
