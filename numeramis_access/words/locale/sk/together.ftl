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
# Voľba pred hrou dvoch ľudí: každý hrá na niečom inom, alebo si odovzdávajú klávesnicu.
together-devices = Na čom hráte
together-devices-one = na jednej klávesnici, odovzdávate si ju
together-devices-pad = { $own }: klávesnica a ľavé ucho, { $other }: ovládač a pravé ucho
    .braille = { $own } kláv., { $other } ovládač
together-devices-own-pad = { $other }: klávesnica a ľavé ucho, { $own }: ovládač a pravé ucho
    .braille = { $other } kláv., { $own } ovládač
together-devices-braille = { $own }: klávesnica a hlas, { $other }: braillovský riadok
    .braille = { $own } kláv., { $other } riadok
together-devices-own-braille = { $other }: klávesnica a hlas, { $own }: braillovský riadok
    .braille = { $other } kláv., { $own } riadok
# Pri výbere hry aj pri pokračovaní v partii.
together-no-pad = Herný ovládač nie je pripojený. Bez neho si klávesnicu odovzdávate.
    .braille = chýba ovládač
together-no-display = Braillovský riadok nie je pripojený. Bez neho si klávesnicu odovzdávate.
    .braille = chýba riadok
together-no-ears = Do dvoch uší hovorí len hlas programu. Bez neho si klávesnicu odovzdávate.
    .braille = chýba hlas programu
# Po rozdaní alebo po zdvihu: poslucháč už stlačil Enter, druhý hráč ešte nie.
together-waits = Pokračuje sa, keď to potvrdí aj { $name }.
    .brief = Čaká sa: { $name }.
    .braille = čaká: { $name }
# Hráčovi na ovládači alebo na riadku, ktorý chce odísť alebo začať novú partiu.
together-leads = Od stola odchádza a novú partiu začína len { $name } pri klávesnici.
    .braille = len { $name }
# Obom pri počítači: $name sedí pri klávesnici.
together-pad-gone = Ovládač sa odpojil. Stačí ho znova zapojiť. Bez neho odíde { $name } od stola klávesom Escape a pri pokračovaní si klávesnicu podávate.
    .brief = Ovládač sa odpojil.
    .braille = ovládač odpojený
together-pad-back = Ovládač je späť.
    .braille = ovládač späť
# Všetkým pri počítači: hráč na rade si má vziať klávesnicu, nikto iný nesmie počuť jeho karty.
together-turn = Na rade je { $name }, nech si vezme klávesnicu a stlačí Enter.
    .brief = { $name }, Enter.
    .braille = { $name }: enter
# Na otázku po kartách, kým klávesnicu nikto nemá.
together-no-hand = Karty v ruke počuje len hráč na rade.
    .braille = karty len hráčovi na rade
together-take = Prevziať klávesnicu
    .braille = prevziať enter
# Hráčovi, ktorý stlačil Enter skôr než sekundu po inom klávese: klávesnicu ešte nemá.
together-too-soon = Chvíľu počkajte, potom stlačte kláves znova.
    .braille = počkajte, potom znova
# Hráčovi, ktorému vlastný ťah priniesol nové karty; potom je na rade niekto iný.
together-read = Karty si prezrite a klávesnicu odovzdajte klávesom Enter.
    .brief = Odovzdať: Enter.
    .braille = odovzdať enter
together-hand-on = Odovzdať klávesnicu
    .braille = odovzdať enter
together-statistics = Štatistiky: { $name }
# Pomoc (F1) v zozname hráčov a pri stole.
together-who-help = Každý hráč má svoje meno, výšku hlasu a štatistiku, voľné miesta obsadí počítač. Dvaja ľudia môžu hrať každý na niečom inom: potom si klávesnicu neodovzdávajú a každý počuje alebo číta len svoje karty.
together-help-handed = Klávesnicu si odovzdávate: hráč na rade ju prevezme klávesom Enter.
together-help-devices = Hráte každý na svojom. Mimo poradia kláves len povie, kto je na rade.
