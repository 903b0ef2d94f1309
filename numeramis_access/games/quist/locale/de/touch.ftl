### Auf einem Touchscreen ersetzen diese Sätze jene, die von Tasten sprechen.

lesson-keys-play = Sie sind dran. Spielen Sie die Fünf: Tippen Sie darauf.
lesson-keys-repeat = Einige Schaltflächen gelten überall. Die letzte Meldung noch einmal: { $key }. Danach tippen Sie auf „Weiter“.
lesson-keys-history = Alle Meldungen bleiben erhalten. Zurück geht es mit { $back }, so weit Sie wollen, dann wieder vorwärts mit { $key }. Danach tippen Sie auf „Weiter“.
lesson-keys-hush = Wenn Sie genug gehört haben, bringen Sie die Stimme zum Schweigen: { $key }. Danach tippen Sie auf „Weiter“.
lesson-keys-help = Fragen Sie, was Sie gerade tun können: { $key }. Von dort kommen Sie mit der Schaltfläche „zurück“ wieder her. Danach tippen Sie auf „Weiter“.
lesson-keys-title = Schaltflächen, Blatt und Tisch
lesson-keys-end = Das ist alles, was Sie am Tisch brauchen: Blatt, Tisch, wer vorn liegt, wer dran ist und der Spielstand. Und Sie kennen die Schaltflächen, die überall gelten.
