# Quist: lekcie
lesson-keys-title = Klávesy, ruka a stôl
lesson-keys-welcome = Sedíte pri kartovom stole. Oproti je vaša spoluhráčka Dana, po stranách súperi Alojz a Bedřich. Ukážem vám, ako sa pýtať a ako hrať; nič nepokazíte.
lesson-keys-hand = Najprv si vypočujte svoju ruku. Stlačte: { $key }.
lesson-keys-next = Karty ležia pred vami od najnižšej. Na ďalšiu kartu sa ide klávesom: { $key }.
lesson-keys-number = Ku karte sa dá skočiť aj priamo číslicou. Nájdite osmičku: { $key }.
lesson-keys-table = Niekto už zahral. Čo leží na stole, povie: { $key }.
lesson-keys-highest = Kto vedie a s akou kartou, povie: { $key }.
lesson-keys-turn = Kto je na rade, zistíte klávesom: { $key }.
lesson-keys-play = Na rade ste vy. Nájdite päťku, napríklad číslicou 5, a zahrajte ju klávesom Enter.
lesson-keys-play-wrong = To bola iná karta. Pre túto lekciu zahrajte päťku.
lesson-keys-score = Zdvih je odohraný. Skóre dopodrobna povie: { $key }.
lesson-keys-repeat = Niektoré klávesy platia všade. Poslednú správu zopakuje: { $key }; Enter ide ďalej bez nej.
lesson-keys-history = Čo zaznelo, sa nezabúda. Späť sa vracia { $back }, koľkokrát chcete, a znova dopredu ide { $key }; Enter ide ďalej.
lesson-keys-hush = Keď už máte počúvania dosť, reč umlčí: { $key }; Enter ide ďalej.
lesson-keys-help = Čo sa práve dá urobiť, vypíše: { $key }; späť odtiaľ vedie Escape a Enter ide ďalej.
lesson-keys-end = Viac pri stole nepotrebujete: ruka, stôl, kto vedie, kto je na rade, stav hry a klávesy, ktoré platia všade.
