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
journal-missing = Záznam { $name } tu není. Zkontrolujte, jestli je jméno souboru napsané správně.
    .braille = záznam tu není
journal-newer = Tento záznam pochází z novější verze programu, tato verze mu nerozumí. Zůstává, jak je.
    .braille = záznam z novější verze
journal-not-named = Který záznam? Napište jeho soubor za slovo replay.
journal-unknown = Tento záznam nejde v této verzi programu přehrát. Zůstává, jak je.
    .braille = záznam nejde přehrát
journal-unreadable = Záznam { $name } nejde přečíst. Zkontrolujte práva k souboru.
    .braille = záznam nečitelný
no-match-kept = Žádná rozehraná partie tu není. Zpět
statistics-damaged = Soubor statistik byl poškozený. Odložil jsem ho jako { $name }, přepočítat je ze záznamů můžete v nabídce statistik.
    .braille = statistiky poškozené
statistics-not-written = Statistiky se nedaří ukládat, hraje se dál bez nich.
    .braille = statistiky se neukládají
statistics-unreadable = Statistiky nejde přečíst. Zkontrolujte práva k souboru.
    .braille = statistiky nečitelné

# Záznamy
menu-records = Záznamy partií
record-menu = Záznam partie.
    .braille = záznam
records-none = Zatím tu není žádný záznam. Zpět
record-listen = Přehrát
record-again = Zahrát si stejná rozdání znovu u cvičného stolu
record-as-text = Uložit jako text
record-as-braille = Uložit pro braillskou tiskárnu, formát BRF
record-delete = Smazat záznam
really-delete = Opravdu smazat tento záznam? Vzít to zpět nepůjde.
    .braille = smazat?
record-deleted = Záznam je smazaný.
    .braille = smazáno
exported = Uloženo do souboru { $name }.
    .brief = Uloženo.
    .braille = uloženo: { $name }
not-exported = Soubor { $name } se nepodařilo zapsat. Zkontrolujte místo na disku a práva.
    .braille = nezapsáno
record-title = { $game }, { $created }
record-players = Hráli { $names }.
record-number = Číslo partie { $seed }.
record-deal = Rozdání { $deal }
record-hand = { WHO($seat) } má v ruce { CARDS($cards, case: "acc") }.
    .braille = { WHO($seat, form: "short") }: { CARDS($cards, case: "braille") }

# Přehrávání záznamu
replay-title = Přehrávání záznamu
replay-help = Šipka vpravo je další krok, vlevo předchozí, mezerník přehrává samo, nahoru a dolů mění tempo, stránka nahoru a dolů hledá rozdání.
    .brief = Šipka vpravo je další krok.
    .braille = vpravo dál, vlevo zpět
replay-start = Začátek záznamu.
    .braille = začátek
replay-end = Konec záznamu, partie je dohraná.
    .brief = Konec záznamu.
    .braille = konec
replay-end-open = Konec záznamu, partie ještě není dohraná.
    .brief = Konec záznamu.
    .braille = konec, nedohráno
replay-no-deal = Tímto směrem už žádné rozdání není.
    .braille = žádné rozdání
replay-stopped = Zastaveno.
    .braille = stop
replay-pace = Tempo: krok za { $seconds } { $seconds ->
        [one] sekundu
        [few] sekundy
        [many] sekundy
       *[other] sekund
    }.
    .brief = { $seconds }.
    .braille = tempo { $seconds }
replay-hidden = Cizí karty se ukážou, až bude partie dohraná.
    .braille = až po partii
replay-open = Od teď říkám karty všech hráčů.
    .braille = všechny karty
replay-own = Od teď říkám jen to, co jste věděli vy.
    .braille = jen vlastní karty
not-in-replay = Tato klávesa při přehrávání nic nedělá. Šipka vpravo je další krok.
    .braille = vpravo dál

# Statistiky
statistics-none = Zatím není co počítat, dohrajte první hru. Zpět
statistics-export = Uložit jako tabulku CSV
statistics-recount = Přepočítat ze záznamů
statistics-recounted = { $count ->
        [one] Přepočítán { $count } záznam.
        [few] Přepočítány { $count } záznamy.
       *[other] Přepočítáno { $count } záznamů.
    }
    .braille = záznamy: { $count }
statistics-of = Statistiky: { $game }
statistics-heading = { $variant ->
        [none] Soupeři: { $level }
       *[other] { $variant }, soupeři: { $level }
    }
level-alone = nikdo, hra pro jednoho
level-mixed = různě silní
count-matches = { $number ->
        [one] { $number } partie
        [few] { $number } partie
       *[other] { $number } partií
    }, z toho { $won ->
        [one] { $won } vyhraná
        [few] { $won } vyhrané
       *[other] { $won } vyhraných
    }.
count-games = { $number ->
        [one] { $number } hra
        [few] { $number } hry
       *[other] { $number } her
    }{ $won ->
        [none] .
        [one] , z toho { $won } vyhraná.
        [few] , z toho { $won } vyhrané.
       *[other] , z toho { $won } vyhraných.
    }
count-tricks = { $number ->
        [one] { $number } zdvih
        [few] { $number } zdvihy
       *[other] { $number } zdvihů
    }, průměrně { $share } na hru.
count-hits = { $number ->
        [one] { $number } zásah
        [few] { $number } zásahy
       *[other] { $number } zásahů
    } přesně do cíle.
count-points = { $number ->
        [one] { $number } bod
        [few] { $number } body
       *[other] { $number } bodů
    }, průměrně { $share } na hru.
count-figure = { $figure }: { $number }×.

# Příkazový řádek
cli-file = soubor záznamu, bez něj se záznamy nabídnou
cli-replay = přehrát záznam partie ze souboru
cli-pace = kolik sekund je mezi dvěma kroky; bez této volby se krokuje klávesami
cli-text = vypsat záznam jako text
cli-brf = vypsat záznam ve formátu BRF pro braillskou tiskárnu
