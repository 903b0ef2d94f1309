# Quist: lekce
lesson-keys-title = Klávesy, ruka a stůl
lesson-keys-welcome = Sedíte u karetního stolu. Naproti je vaše spoluhráčka Dana, po stranách soupeři Alojz a Bedřich. Ukážu vám, jak se ptát a jak hrát; nic nepokazíte.
lesson-keys-hand = Nejdřív si projděte svou ruku. Stiskněte: { $key }.
lesson-keys-next = Karty leží před vámi od nejnižší. Na další kartu se jde klávesou: { $key }.
lesson-keys-number = Ke kartě se dá skočit i přímo číslicí. Najděte osmičku: { $key }.
lesson-keys-table = Někdo už zahrál. Co leží na stole, řekne: { $key }.
lesson-keys-highest = Kdo vede a s jakou kartou, řekne: { $key }.
lesson-keys-turn = Kdo je na řadě, zjistíte klávesou: { $key }.
lesson-keys-play = Jste na řadě vy. Najděte pětku, třeba číslicí 5, a zahrajte ji Enterem.
lesson-keys-play-wrong = To byla jiná karta. Pro tuto lekci zahrajte pětku.
lesson-keys-score = Zdvih je odehraný. Skóre dopodrobna řekne: { $key }.
lesson-keys-repeat = Některé klávesy platí všude. Poslední zprávu zopakuje: { $key }; Enter jde dál bez ní.
lesson-keys-history = Co zaznělo, se nezapomíná. Zpátky se vrací { $back }, kolikrát chcete, a znovu dopředu jde { $key }; Enter jde dál.
lesson-keys-hush = Když máte poslouchání dost, řeč umlčí: { $key }; Enter jde dál.
lesson-keys-help = Co jde právě udělat, vypíše: { $key }; zpět odtud vede Escape a Enter jde dál.
lesson-keys-end = Víc u stolu nepotřebujete: ruka, stůl, kdo vede, kdo je na řadě, stav hry a klávesy, které platí všude.
