# Quist: Lektionen
lesson-keys-title = Tasten, Blatt und Tisch
lesson-keys-welcome = Sie sitzen an einem Kartentisch. Gegenüber sitzt Ihre Partnerin Dana, an den Seiten die Gegner Alojz und Bedřich. Ich zeige Ihnen, wie man fragt und wie man spielt; kaputt machen können Sie nichts.
lesson-keys-hand = Hören Sie zuerst Ihr Blatt. Drücken Sie { $key }.
lesson-keys-next = Ihre Karten liegen vor Ihnen, die niedrigste zuerst. Zur nächsten Karte kommen Sie mit { $key }.
lesson-keys-number = Eine Ziffer springt gleich zu einer Karte. Suchen Sie die Acht: { $key }.
lesson-keys-table = Jemand hat gespielt. Was auf dem Tisch liegt, sagt { $key }.
lesson-keys-highest = Wer vorn liegt und mit welcher Karte, sagt { $key }.
lesson-keys-turn = Wer dran ist, sagt { $key }.
lesson-keys-play = Sie sind dran. Suchen Sie die Fünf, zum Beispiel mit der Ziffer 5, und spielen Sie sie mit Enter.
lesson-keys-play-wrong = Das war eine andere Karte. Spielen Sie für diese Lektion die Fünf.
lesson-keys-score = Der Stich ist vorbei. Den genauen Spielstand sagt { $key }.
lesson-keys-repeat = Einige Tasten gelten überall. Die letzte Meldung noch einmal sagt { $key }; Enter geht ohne sie weiter.
lesson-keys-history = Alles Gesagte bleibt erhalten. Zurück geht es mit { $back }, so weit Sie wollen, dann wieder vorwärts mit { $key }; Enter geht weiter.
lesson-keys-hush = Wenn Sie genug gehört haben, bringt { $key } die Stimme zum Schweigen; Enter geht weiter.
lesson-keys-help = Was Sie gerade tun können, sagt jederzeit { $key }; Escape führt von dort zurück, und Enter geht weiter.
lesson-keys-end = Das ist alles, was Sie am Tisch brauchen: Blatt, Tisch, wer vorn liegt, wer dran ist, der Spielstand und die Tasten, die überall gelten.
