# Lektionen: die Texte ihrer Schritte. Jede Lektion hat ihren Titel und dann ihre Schritte der Reihe nach.
lesson-menu = Menü der Lektion.
    .braille = menü lektion
lesson-back = Zurück zur Lektion
lesson-again = Die Lektion von vorn beginnen
lesson-leave = Die Lektion verlassen
lesson-go-on = Drücken Sie Enter, um fortzufahren.
    .braille = weiter: enter
lesson-done = Die Lektion ist zu Ende. Drücken Sie Enter für das Menü.
    .braille = lektion aus
lesson-try-again = Versuchen Sie es noch einmal.
    .braille = nochmal
lesson-wrong = Die jetzt nicht.
    .braille = nein
