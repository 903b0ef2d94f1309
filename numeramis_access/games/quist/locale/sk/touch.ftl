### Na dotykovej obrazovke tieto vety nahrádzajú tie, ktoré hovoria o klávesoch.

lesson-keys-play = Na rade ste vy. Zahrajte päťku: ťuknite na ňu.
lesson-keys-repeat = Niektoré tlačidlá platia všade. Poslednú správu si zopakujete takto: { $key }. Potom ťuknite na „Pokračovať“.
lesson-keys-history = K starším správam sa dá vrátiť. Späť: { $back }, koľkokrát treba. Dopredu: { $key }. Potom ťuknite na „Pokračovať“.
lesson-keys-hush = Keď už toho bolo dosť, reč umlčí { $key }. Potom ťuknite na „Pokračovať“.
lesson-keys-help = Čo sa práve dá urobiť, vypíše { $key }. Späť odtiaľ vedie tlačidlo „späť“. Potom ťuknite na „Pokračovať“.
lesson-keys-title = Tlačidlá, ruka a stôl
lesson-keys-end = Viac pri stole nepotrebujete: ruka, stôl, kto vedie, kto je na rade, stav hry a tlačidlá, ktoré platia všade.
