# Záznamy partií, přehrávání, statistiky a výpadky
channel-returned = { $channel ->
        [speech] Řeč zase funguje.
        [sound] Zvuky zase fungují.
        [braille] Braillský řádek zase odpovídá.
        [window] Okno je zase zobrazené.
       *[other] Výstup { $channel } zase funguje.
    }
    .braille = zpět: { $channel }
journal-written-again = Partie se už zase ukládá a nic z ní nechybí.
    .braille = partie se ukládá
journal-busy = Tuto partii má právě otevřenou jiné okno programu. Pokračovat v ní jde jen v jednom.
    .braille = partie je otevřená jinde
journal-lost = Záznam { $name } je poškozený tak, že z něj nic nejde obnovit. Odložil jsem ho pod jiným jménem.
    .braille = záznam poškozený
journal-newer = Tento záznam pochází z novější verze programu, tato verze mu nerozumí. Zůstává, jak je.
    .braille = záznam z novější verze
journal-unknown = Tento záznam nejde v této verzi programu přehrát. Zůstává, jak je.
    .braille = záznam nejde přehrát
journal-unreadable = Záznam { $name } nejde přečíst. Zkontrolujte práva k souboru.
    .braille = záznam nečitelný
no-match-kept = Žádná rozehraná partie tu není. Zpět
statistics-damaged = Soubor statistik byl poškozený. Odložil jsem ho jako { $name }, přepočítat je ze záznamů můžete v nabídce statistik.
    .braille = statistiky poškozené
statistics-not-written = Statistiky se nedaří ukládat, hraje se dál bez nich.
    .braille = statistiky se neukládají
