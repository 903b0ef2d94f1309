### Viac ľudí pri jednom počítači: kto hrá, odovzdávanie klávesnice.

together-who = Kto hrá pri tomto počítači?
    .braille = kto hrá
together-plays = { $plays ->
        [yes] hrá
       *[no] teraz nehrá
    }
together-add = Pridať hráča
together-name = Napíšte meno hráča
    .braille = meno
together-taken = Meno { $name } tu už niekto má. Napíšte iné.
    .braille = už je: { $name }
together-person = { $name }
together-gender = Ako sa o hráčovi hovorí
together-remove = Odobrať zo zoznamu
together-really-remove = Odobrať zo zoznamu: { $name }? Štatistiky zostanú.
    .braille = odobrať { $name }?
together-games = Vybrať hru
together-your-name = Napíšte najprv svoje meno, aby bolo počuť, kto je na rade.
    .braille = chýba vaše meno
together-nobody = Pridajte ešte aspoň jedného hráča.
    .braille = pridajte hráča
together-too-many = V takom počte ľudí sa táto hra nehrá.
    .braille = veľa ľudí
# Všetkým pri počítači: hráč na rade si má vziať klávesnicu, nikto iný nesmie počuť jeho karty.
together-turn = Na rade je { $name }. Podajte { $gender ->
        [feminine] jej
       *[other] mu
    } klávesnicu, nech stlačí Enter.
    .brief = { $name }, Enter.
    .braille = { $name }: enter
together-take = Prevziať klávesnicu
    .braille = prevziať enter
# Hráčovi, ktorému vlastný ťah priniesol nové karty; potom je na rade niekto iný.
together-read = Karty si prezrite a klávesnicu odovzdajte klávesom Enter.
    .brief = Odovzdať: Enter.
    .braille = odovzdať enter
together-hand-on = Odovzdať klávesnicu
    .braille = odovzdať enter
together-statistics = Štatistiky: { $name }
