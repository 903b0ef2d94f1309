### Několik lidí u jednoho počítače: kdo hraje, předávání klávesnice.

together-who = Kdo hraje u tohoto počítače?
    .braille = kdo hraje
together-plays = { $plays ->
        [yes] hraje
       *[no] teď nehraje
    }
together-add = Přidat hráče
together-name = Napište jméno hráče
    .braille = jméno
together-taken = Jméno { $name } tu už někdo má. Napište jiné.
    .braille = už je: { $name }
together-person = { $name }
together-gender = Jak se o hráči mluví
together-remove = Odebrat ze seznamu
together-really-remove = Odebrat ze seznamu: { $name }? Statistiky zůstanou.
    .braille = odebrat { $name }?
together-games = Vybrat hru
together-your-name = Napište nejdřív své jméno, ať je slyšet, kdo je na řadě.
    .braille = chybí vaše jméno
together-nobody = Přidejte ještě aspoň jednoho hráče.
    .braille = přidejte hráče
together-too-many = V tolika lidech se tato hra nehraje.
    .braille = moc lidí
# Volba před hrou dvou lidí: každý hraje na něčem jiném, nebo si předávají klávesnici.
together-devices = Na čem hrajete
together-devices-one = na jedné klávesnici, předáváte si ji
together-devices-pad = { $own }: klávesnice a levé ucho, { $other }: ovladač a pravé ucho
    .braille = { $own } kláv., { $other } ovladač
together-devices-own-pad = { $other }: klávesnice a levé ucho, { $own }: ovladač a pravé ucho
    .braille = { $other } kláv., { $own } ovladač
together-devices-braille = { $own }: klávesnice a hlas, { $other }: braillský řádek
    .braille = { $own } kláv., { $other } řádek
together-devices-own-braille = { $other }: klávesnice a hlas, { $own }: braillský řádek
    .braille = { $other } kláv., { $own } řádek
# Při výběru hry i při pokračování v partii.
together-no-pad = Herní ovladač není připojen. Bez něj si klávesnici předáváte.
    .braille = chybí ovladač
together-no-display = Braillský řádek není připojen. Bez něj si klávesnici předáváte.
    .braille = chybí řádek
together-no-ears = Do dvou uší mluví jen hlas programu. Bez něj si klávesnici předáváte.
    .braille = chybí hlas programu
# Po rozdání nebo po zdvihu: posluchač už stiskl Enter, druhý hráč ještě ne.
together-waits = Pokračuje se, až to potvrdí i { $name }.
    .brief = Čeká se: { $name }.
    .braille = čeká: { $name }
# Hráči na ovladači nebo na řádku, který chce odejít nebo začít novou partii.
together-leads = Od stolu odchází a novou partii začíná jen { $name } u klávesnice.
    .braille = jen { $name }
# Oběma u počítače: $name sedí u klávesnice.
together-pad-gone = Ovladač se odpojil. Stačí ho znovu zapojit. Bez něj odejde { $name } od stolu klávesou Escape a při pokračování si klávesnici podáváte.
    .brief = Ovladač se odpojil.
    .braille = ovladač odpojen
together-pad-back = Ovladač je zpátky.
    .braille = ovladač zpět
# Všem u počítače: hráč na řadě si má vzít klávesnici, nikdo jiný nesmí slyšet jeho karty.
together-turn = Na řadě je { $name }, ať si vezme klávesnici a stiskne Enter.
    .brief = { $name }, Enter.
    .braille = { $name }: enter
# Na dotaz po kartách, dokud klávesnici nikdo nemá.
together-no-hand = Karty v ruce uslyší jen hráč na řadě.
    .braille = karty jen hráči na řadě
together-take = Převzít klávesnici
    .braille = převzít enter
# Hráči, který stiskl Enter dřív než sekundu po jiné klávese: klávesnici ještě nemá.
together-too-soon = Chvilku počkejte, pak stiskněte klávesu znovu.
    .braille = počkejte, pak znovu
# Hráči, kterému vlastní tah přinesl nové karty; pak je na řadě někdo jiný.
together-read = Karty si prohlédněte a klávesnici předejte klávesou Enter.
    .brief = Předat: Enter.
    .braille = předat enter
together-hand-on = Předat klávesnici
    .braille = předat enter
together-statistics = Statistiky: { $name }
# Nápověda (F1) v seznamu hráčů a u stolu.
together-who-help = Každý hráč má své jméno, výšku hlasu a statistiku, volná místa obsadí počítač. Dva lidé mohou hrát každý na něčem jiném: pak si klávesnici nepředávají a každý slyší nebo čte jen svoje karty.
together-help-handed = Klávesnici si předáváte: hráč na řadě ji převezme klávesou Enter.
together-help-devices = Hrajete každý na svém. Mimo pořadí klávesa jen řekne, kdo je na řadě.
