### Sťahovanie: všetko, čo hráč má, do jedného súboru a na inom počítači zase von.

moving-menu = Presťahovať sa na iný počítač
    .braille = sťahovanie
moving-pack = Zbaliť všetko moje do jedného súboru
moving-identity = Aj s kľúčom, podľa ktorého vás poznajú ľudia pri stoloch; kto má súbor, môže potom hrať za vás
    .braille = aj s kľúčom
moving-packed = Nastavenia, partie, záznamy, štatistiky aj cvičenia sú zbalené v súbore { $name }. Skopírujte ho na druhý počítač a tam ho vybaľte.
    .brief = Zbalené do súboru { $name }.
    .braille = zbalené: { $name }
moving-given = Nastavenia, partie, záznamy, štatistiky aj cvičenia sú zbalené. Prehliadač ukladá súbor { $name }, obvykle medzi stiahnuté.
    .brief = Zbalené, prehliadač ukladá súbor { $name }.
    .braille = zbalené: { $name }
moving-left = { $count ->
        [one] Jeden súbor sa nedal prečítať a zostáva tu.
        [few] { COUNT($count, of: "file") } sa nedali prečítať a zostávajú tu.
       *[other] { COUNT($count, of: "file") } sa nedalo prečítať a zostáva tu.
    }
    .braille = zostáva { $count }
moving-shared = Rozohraná partia viacerých ľudí pri tomto počítači v súbore nie je, aby nikto nevidel karty druhých.
    .braille = spoločná partia ostala
moving-there-already = Súbor { $name } už existuje. Zvoľte pre nový iné meno.

moving-unpack = Vybaliť taký súbor tu
remove-gone = Z tohto počítača zmizne toto, aj so všetkými nastaveniami, partiami a štatistikou:
remove-running = Priečinok s balíčkami { $name } zostane, pretože z neho program práve beží. Zmažte ho potom.
remove-exports = Súbory, ktoré ste si uložili do priečinka { $name }, zostanú.
remove-program = { $way ->
        [deb] Samotný program zostane, kým ho neodinštalujete príkazom sudo apt purge numeramis-access.
        [pipx] Samotný program zostane, kým ho neodinštalujete príkazom pipx uninstall numeramis-access.
        [pip] Samotný program zostane, kým ho neodinštalujete príkazom python -m pip uninstall numeramis-access.
       *[other] Samotný program zostane, kým nezmažete jeho priečinok { $name }.
    }
remove-servers = Čo o vás vedia servery iných ľudí, zostane u nich.
remove-pack = Zbaliť predtým všetko do jedného súboru? Napíšte áno alebo nie:
remove-really = Naozaj to odstrániť? Vrátiť to potom môže len zbalený súbor. Napíšte áno alebo nie:
remove-nothing = Na tomto počítači od vás nič nie je.
remove-not-done = Nič sa neodstránilo.
remove-failed = { $name } sa nedá odstrániť. Zatvorte program vo všetkých ostatných oknách a skúste to znova.
remove-done = Všetko je odstránené.
moving-files = { $browser ->
        [yes] Ktorý súbor vybaliť?
       *[other] Ktorý súbor vybaliť? Skopírujte ho do priečinka { $folder }, potom bude tu v ponuke.
    }
    .brief = Ktorý súbor vybaliť?
    .braille = ktorý súbor?
moving-no-files = Zatiaľ tam žiadny zbalený súbor nie je, späť
moving-choose = Vybrať súbor vo vašom počítači
moving-asked = Vyberte súbor tlačidlom, ktoré sa objavilo.
    .braille = vyberte súbor
moving-contents = Zbalené { DATE($made) }: { $matches ->
        [0] žiadna rozohraná partia
        [one] jedna rozohraná partia
        [few] { SAY($matches, gender: "feminine") } rozohrané partie
       *[other] { SAY($matches) } rozohraných partií
    }, { $records ->
        [0] žiadny záznam
        [one] jeden záznam
       *[other] { COUNT($records, of: "record") }
    }, { $positions ->
        [0] žiadna pozícia
        [one] jedna pozícia
       *[other] { COUNT($positions, of: "position") }
    }{ $settings ->
        [yes] {" "}a nastavenia
       *[other] {""}
    }.
    .braille = { DATE($made) }: { $matches }+{ $records }
moving-all = Vybaliť všetko
moving-add = Pridať, čo tu chýba; čo tu je, zostane, ako je
    .braille = pridať chýbajúce
moving-replace = Dať to na miesto toho, čo je tu
    .braille = nahradiť
moving-really = Naozaj nahradiť všetko, čo tu je? Predtým sa to zbalí do vlastného súboru, takže sa to dá vrátiť.
    .braille = nahradiť?
moving-done = Všetko je vybalené: nastavenia, partie, záznamy, štatistiky aj cvičenia sú také ako pri balení.
    .brief = Všetko je vybalené.
    .braille = vybalené
moving-added = Čo tu chýbalo, je pridané.
    .braille = pridané
moving-replaced = Všetko je vybalené. Čo tu bolo predtým, leží v súbore { $name }.
    .brief = Všetko je vybalené.
    .braille = vybalené; predtým: { $name }
moving-say-how = Už tu sú partie alebo záznamy. Napíšte --add, aby sa pridalo, čo tu chýba, alebo --replace, aby to nahradilo, čo tu je.

moving-foreign = Tento súbor nezabalil tento program. Nič sa nezmenilo.
    .braille = cudzí súbor
moving-damaged = Súbor je poškodený, a tak sa z neho nič nevybalilo. Skopírujte ho z druhého počítača znova, alebo ho tam znova zbaľte.
    .brief = Súbor je poškodený. Nič sa nezmenilo.
    .braille = súbor poškodený
moving-newer = Súbor zbalila novšia verzia programu. Aktualizujte túto a potom ho vybaľte znova.
    .braille = súbor je novší
moving-large = Súbor je väčší ako čokoľvek, čo tento program balí. Nič sa nezmenilo.
    .braille = súbor príliš veľký
moving-unpackable = Všetkých vašich údajov je toľko, že by sa nedali znova vybaliť, preto sa nič nezbalilo. Zmažte niektoré záznamy a skúste to znova.
    .braille = priveľké, nezbalené
moving-unreadable = Súbor sa nedá prečítať. Skontrolujte, či sa čítať smie, a vyberte ho znova.
    .braille = nečitateľný súbor
moving-missing = Súbor toho mena tu nie je. Skontrolujte, ako sa píše a v ktorom je priečinku.
    .braille = nie je tu
moving-busy = Je ešte otvorená partia, tu alebo v inom okne programu. Opustite ju a potom súbor vybaľte znova.
    .brief = Je ešte otvorená partia. Najprv ju opustite.
    .braille = otvorená partia
moving-not-written = Súbor sa nepodarilo vybaliť a nič sa nezmenilo. Skontrolujte, či je na disku miesto.
    .braille = nevybalené
moving-unfinished = Vybaľovanie sa prerušilo. Uvoľnite miesto na disku a spustite program znova: bude pokračovať, nič sa nestratí.
    .brief = Vybaľovanie sa prerušilo, nasledujúce spustenie v ňom bude pokračovať.
    .braille = nedokončené
