# Záznamy partií, přehrávání, statistiky a výpadky
channel-returned = { $channel ->
        [speech] Řeč zase funguje.
        [sound] Zvuky zase fungují.
        [braille] Braillský řádek zase odpovídá.
        [window] Okno je zase zobrazené.
        [haptics] Ovladače zase vibrují.
       *[other] Výstup { $channel } zase funguje.
    }
    .braille = zpět: { channel-short }
journal-written-again = Partie se už zase ukládá a nic z ní nechybí.
    .braille = partie se ukládá
journal-busy = Tuto partii má právě otevřenou jiné okno programu. Pokračovat v ní jde jen v jednom.
    .braille = partie je otevřená jinde
journal-lost = Záznam { $name } je poškozený tak, že z něj nic nejde obnovit. Soubor zůstává uložený.
    .braille = záznam poškozený
journal-missing = Záznam { $name } tu není. Zkontrolujte, jestli je jméno souboru napsané správně.
    .braille = záznam tu není
journal-newer = Tento záznam pochází z novější verze programu, tato verze mu nerozumí. Zůstává, jak je.
    .braille = záznam z novější verze
journal-not-named = Který záznam? Napište jeho soubor za slovo replay.
journal-unknown = Tento záznam nejde v této verzi programu přehrát. Zůstává, jak je.
    .braille = záznam nejde přehrát
journal-no-record = { $name } není záznam: není to obyčejný soubor, nebo je příliš velký.
    .braille = není záznam
journal-unreadable = Záznam { $name } nejde přečíst. Zkontrolujte, jestli se soubor smí číst a disk je v pořádku.
    .braille = záznam nečitelný
no-match-kept = Žádná rozehraná partie tu není, zpět
statistics-damaged = Soubor statistik byl poškozený. Je odložený jako { $name }, přepočítat je ze záznamů můžete v nabídce statistik.
    .braille = statistiky poškozené
statistics-not-written = Statistiky se nedaří ukládat, hraje se dál bez nich.
    .braille = statistiky se neukládají
statistics-unreadable = Statistiky nejde přečíst. Zkontrolujte práva k souboru.
    .braille = statistiky nečitelné

# Záznamy
menu-records = Záznamy partií
record-menu = Záznam partie.
    .braille = záznam
records-none = Zatím tu není žádný záznam, zpět
record-listen = Přehrát
record-again = Zahrát si stejná rozdání znovu u cvičného stolu
record-verify = Ověřit, že karty byly poctivé
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
record-title = { $game }, { DATE($created) }
record-players = Hráli { $names }.
record-sat-in = Na místě, kde sedí { $name }, nějakou dobu hrál počítač { $by }.
record-number = Číslo partie { $seed }.
record-deal = { ORDINAL($deal, gender: "neuter") } rozdání
record-hand = { WHO($seat) } má v ruce { CARDS($cards, case: "acc") }.
    .braille = { WHO($seat, form: "short") }: { CARDS($cards, case: "braille") }
record-hand-suits = { record-hand }
    .braille = { WHO($seat, form: "short") }: { HAND($cards, case: "braille") }

# Přehrávání záznamu
replay-title = Přehrávání záznamu
replay-help = Procházejte šipkami. Rozbor: písmeno I.
    .brief = Procházejte šipkami.
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
replay-pace = Tempo: krok za { COUNT($seconds, of: "second", case: "acc") }.
    .brief = { COUNT($seconds, of: "second") }.
    .braille = tempo { $seconds }
replay-not-begun = Jste na začátku záznamu. Dojděte tam, odkud chcete hrát.
    .braille = nejdřív dál
replay-other-place = V této partii nesedíte na prvním místě, u cvičného stolu ano. Zvolte záznam partie s počítačem.
    .braille = jiné místo
replay-hidden = Cizí karty se ukážou, až bude partie dohraná.
    .braille = až po partii
replay-open = Od teď se říkají karty všech hráčů.
    .braille = všechny karty
replay-own = Od teď se říká jen to, co bylo známo vám.
    .braille = jen vlastní karty

# Statistiky
statistics-none = Zatím není co počítat, dohrajte první hru; zpět
statistics-export = Uložit jako tabulku CSV
statistics-recount = Přepočítat ze záznamů
statistics-recounted = { $count ->
        [one] Přepočítán { COUNT($count, of: "record") }.
        [few] Přepočítány { COUNT($count, of: "record") }.
       *[other] Přepočítáno { COUNT($count, of: "record") }.
    }
    .braille = záznamy: { $count }
statistics-of = Statistiky: { $game }
statistics-heading = { $variant ->
        [none] Soupeři: { $level }
       *[other] { $variant }, soupeři: { $level }
    }
level-alone = nikdo, hra pro jednoho
level-people = lidé
level-mixed = různě silní
count-matches = { COUNT($number, of: "match") }{ $won ->
        [none] .
        [0] , žádná vyhraná.
        [one] , { $number ->
            [one] vyhraná.
           *[other] z toho jedna vyhraná.
        }
        [few] , z toho { SAY($won, gender: "feminine") } vyhrané.
       *[other] , z toho { $won } vyhraných.
    }
count-games = { COUNT($number, of: "game") }{ $won ->
        [none] .
        [0] , žádná vyhraná.
        [one] , { $number ->
            [one] vyhraná.
           *[other] z toho jedna vyhraná.
        }
        [few] , z toho { SAY($won, gender: "feminine") } vyhrané.
       *[other] , z toho { $won } vyhraných.
    }
count-tricks = { COUNT($number, of: "trick") }, průměrně { $share } na hru.
count-points = { COUNT($number, of: "point") }, průměrně { $share } na hru.
times =
    { $number ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
        [4] čtyřikrát
        [5] pětkrát
        [6] šestkrát
        [7] sedmkrát
        [8] osmkrát
       *[other] { SAY($number) }krát
    }

# Série, rekordy, měsíce, cíle
milestones = Série a rekordy
milestones-months = Měsíc po měsíci
milestones-aims = Cíle na měsíc
milestones-aims-menu = Kolik toho chcete za měsíc dosáhnout? Připomínat se to nebude, najdete to ve statistikách.
    .brief = Cíle na měsíc.
    .braille = cíle
milestones-no-aim = bez cíle
count-matches-won-aim = { COUNT($aim, of: "match") }
count-matches-won-wanted = Cíl na tento měsíc: vyhrané partie, celkem { SAY($aim, gender: "feminine") }, zatím { SAY($number, gender: "feminine") }.
count-matches-won-streak = Nejvíc vyhraných partií po sobě: { milestones-run }
count-games-won-streak = Nejvíc vyhraných her po sobě: { milestones-run }
milestones-run = { SAY($longest, gender: "feminine") }, teď { SAY($now, gender: "feminine") }.
count-tricks-most = Nejvíc zdvihů v jedné hře: { milestones-day }
count-points-most = Nejvíc bodů v jedné hře: { milestones-day }
milestones-day = { SAY($number, gender: "masculine") }, { ORDINAL($day, case: "gen") } { month } { $year }.
milestones-month = { month.nom } { $year }: { $text }.
count-matches-month = { COUNT($number, of: "match") }
count-matches-won-month = vyhrané partie { SAY($number, gender: "feminine") }
count-games-month = { COUNT($number, of: "game") }

# Příkazový řádek
cli-file = soubor záznamu, bez něj se záznamy nabídnou
cli-replay = přehrát záznam partie ze souboru
cli-pace = kolik sekund je mezi dvěma kroky; bez této volby se krokuje klávesami
cli-text = vypsat záznam jako text
cli-brf = vypsat záznam ve formátu BRF pro braillskou tiskárnu

# Zda byla partie poctivá
verify-fair = Všechno souhlasí. Karty { COUNT($deals, of: "deal", case: "gen") } byly dány dřív, než je kdo viděl, a nikdo je nezměnil. Podle pravidel je všechno, co se stalo: { COUNT($actions, of: "move") }.
    .braille = poctivé: rozdání { $deals }
verify-fingerprint = Otisk { $digits }. Kdo hrál s vámi, má pro tuto partii stejné číslo.
    .braille = { $digits }
verify-not-sealed-at-all = V této partii nebylo nic zapečetěno, není tedy co dokazovat: pečetí se jen tam, kde spolu hrají lidé.
    .braille = nezapečetěno
verify-not-sealed = { $deal ->
        [0] Před prvním rozdáním
       *[other] Po { ORDINAL($deal, gender: "neuter", case: "loc") } rozdání
    } padl los, který nikdo nezapečetil. Mohl být vybraný; tato partie nic nedokazuje.
    .braille = los bez pečeti
verify-not-as-sealed = { $deal ->
        [0] První karty nebo los před nimi nejsou
       *[other] To, co přišlo po { ORDINAL($deal, gender: "neuter", case: "loc") } rozdání, není
    } to, co bylo zapečetěno: někdo to potom změnil.
    .braille = pečeť nesouhlasí
verify-not-from-salt = { ORDINAL($deal, gender: "neuter") } rozdání: karty se vrátily do hry v jiném pořadí, než bylo dáno.
    .braille = jiné pořadí
verify-not-allowed = { ORDINAL($deal, gender: "neuter") } rozdání: stalo se něco, co pravidla nedovolují.
    .braille = proti pravidlům
verify-told-otherwise = { ORDINAL($deal, gender: "neuter") } rozdání: řeklo se vám něco jiného, než co se stalo.
    .braille = řečeno jinak
verify-never-opened = Něco bylo zapečetěno, a nikdy se to neukázalo.
    .braille = neukázáno
verify-damaged = Záznam je poškozený, nic tedy nedokazuje.
    .braille = záznam poškozený
verify-not-over = Záznam končí dřív než partie, zatím tedy nic nedokazuje.
    .braille = nedohráno
verify-other-result = Záznam uvádí jiný výsledek, než jaký partie měla.
    .braille = jiný výsledek
