# Lekce: texty kroků. Každá lekce má svůj název a pak kroky v pořadí.
lesson-menu = Nabídka lekce.
    .braille = nabídka lekce
lesson-back = Zpět k lekci
lesson-again = Lekci začít znovu
lesson-leave = Odejít z lekce
lesson-go-on = Dál Enter.
    .braille = dál enter
lesson-done = Lekce je u konce. Enterem se vrátíte do nabídky.
    .braille = konec lekce
lesson-try-again = Zkuste to ještě jednou.
    .braille = znovu
lesson-wrong = Toto teď ne.
    .braille = ne

lesson-keys-title = Klávesy, ruka a stůl
lesson-keys-welcome = Sedíte u karetního stolu. Naproti je partnerka Dana, po stranách soupeři Alojz a Bedřich. Ukážu vám, jak se ptát a jak hrát; nic nepokazíte.
lesson-keys-hand = Nejdřív si poslechněte svou ruku. Stiskněte: { $key }.
lesson-keys-next = Karty leží před vámi od nejnižší. Na další kartu se jde klávesou: { $key }.
lesson-keys-number = Ke kartě se dá skočit i přímo číslicí. Najděte osmičku: { $key }.
lesson-keys-table = Někdo už zahrál. Co leží na stole, řekne: { $key }.
lesson-keys-highest = Kdo vede a s jakou kartou, řekne: { $key }.
lesson-keys-turn = Kdo je na řadě, zjistíte klávesou: { $key }.
lesson-keys-play = Jste na řadě vy. Najděte pětku, třeba číslicí 5, a zahrajte ji Enterem.
lesson-keys-play-wrong = To byla jiná karta. Pro tuto lekci zahrajte pětku.
lesson-keys-score = Zdvih je odehraný. Skóre dopodrobna řekne: { $key }.
lesson-keys-repeat = Poslední hlášení si kdykoli zopakujete klávesou F5, čárkou a tečkou procházíte všechno, co zaznělo. F1 vypíše, co právě můžete, Control umlčí řeč.
