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
# An alle am Computer: Wer dran ist, nimmt die Tastatur; niemand sonst darf diese Karten hören.
together-turn = { $name }, Sie sind dran. Nehmen Sie die Tastatur und drücken Sie Enter.
    .brief = { $name }: Enter.
    .braille = { $name }: enter
together-take = Die Tastatur nehmen
    .braille = nehmen: enter
# An jemanden, dem der eigene Zug neue Karten gebracht hat; dann ist jemand anders dran.
together-read = Sehen Sie Ihre Karten an und geben Sie die Tastatur mit Enter ab.
    .brief = Abgeben: Enter.
    .braille = abgeben: enter
together-hand-on = Die Tastatur abgeben
    .braille = abgeben: enter
together-statistics = Statistik: { $name }
