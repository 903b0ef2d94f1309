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
# Všem u počítače: hráč na řadě si má vzít klávesnici, nikdo jiný nesmí slyšet jeho karty.
together-turn = Na řadě je { $name }. Podejte { $gender ->
        [feminine] jí
       *[other] mu
    } klávesnici, ať stiskne Enter.
    .brief = { $name }, Enter.
    .braille = { $name }: enter
together-take = Převzít klávesnici
    .braille = převzít enter
# Hráči, kterému vlastní tah přinesl nové karty; pak je na řadě někdo jiný.
together-read = Karty si prohlédněte a klávesnici předejte klávesou Enter.
    .brief = Předat: Enter.
    .braille = předat enter
together-hand-on = Předat klávesnici
    .braille = předat enter
together-statistics = Statistiky: { $name }
