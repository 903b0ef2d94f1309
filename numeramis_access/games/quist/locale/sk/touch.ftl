### Na dotykovej obrazovke tieto vety nahrádzajú tie, ktoré hovoria o klávesoch.

lesson-keys-play = Na rade ste vy. Zahrajte päťku: ťuknite na ňu.
lesson-keys-repeat = Niektoré tlačidlá platia všade. Poslednú správu zopakuje { $key }; bez nej idete ďalej tlačidlom „Pokračovať“.
lesson-keys-history = Čo zaznelo, sa nezabúda. Späť sa vracia { $back }, koľkokrát chcete, a znova dopredu ide { $key }; ďalej vedie „Pokračovať“.
lesson-keys-hush = Keď už máte počúvania dosť, reč umlčí { $key }; ďalej vedie „Pokračovať“.
lesson-keys-help = Čo sa práve dá urobiť, vypíše { $key }; späť odtiaľ vedie tlačidlo „späť“ a ďalej „Pokračovať“.
