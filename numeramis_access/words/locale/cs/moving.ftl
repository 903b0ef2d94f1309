### Stěhování: všechno, co hráč má, do jednoho souboru a na jiném počítači zase ven.

moving-menu = Přestěhovat se na jiný počítač
    .braille = stěhování
moving-pack = Sbalit všechno moje do jednoho souboru
moving-identity = I s klíčem, podle kterého vás znají lidé u stolů; kdo má soubor, může pak hrát za vás
    .braille = i s klíčem
moving-packed = Nastavení, partie, záznamy, statistiky i cvičení jsou sbalené v souboru { $name }. Zkopírujte ho na druhý počítač a tam ho vybalte.
    .brief = Sbaleno do souboru { $name }.
    .braille = sbaleno: { $name }
moving-given = Nastavení, partie, záznamy, statistiky i cvičení jsou sbalené. Prohlížeč ukládá soubor { $name }, obvykle mezi stažené.
    .brief = Sbaleno, prohlížeč ukládá soubor { $name }.
    .braille = sbaleno: { $name }
moving-left = { $count ->
        [one] Jeden soubor nešel přečíst a zůstává tady.
        [few] { COUNT($count, of: "file") } nešly přečíst a zůstávají tady.
       *[other] { COUNT($count, of: "file") } nešlo přečíst a zůstává tady.
    }
    .braille = zůstává { $count }
moving-shared = Rozehraná partie více lidí u tohoto počítače v souboru není, aby nikdo neviděl karty druhých.
    .braille = společná partie zůstala
moving-there-already = Soubor { $name } už existuje. Zvolte pro nový jiné jméno.

moving-unpack = Vybalit takový soubor tady
remove-gone = Z tohoto počítače zmizí toto, i se všemi nastaveními, partiemi a statistikou:
remove-running = Složka s balíčky { $name } zůstane, protože z ní program právě běží. Smažte ji potom.
remove-exports = Soubory, které leží ve složce { $name }, zůstanou.
remove-program = { $way ->
        [deb] Program sám zůstane, dokud ho neodinstalujete příkazem sudo apt purge numeramis-access.
        [pipx] Program sám zůstane, dokud ho neodinstalujete příkazem pipx uninstall numeramis-access.
        [pip] Program sám zůstane, dokud ho neodinstalujete příkazem python -m pip uninstall numeramis-access.
       *[other] Program sám zůstane, dokud nesmažete jeho složku { $name }.
    }
remove-servers = Co o vás vědí servery jiných lidí, zůstane u nich.
remove-pack = Sbalit předtím všechno do jednoho souboru? Napište ano nebo ne:
remove-really = Opravdu to odstranit? Vrátit to pak může jen sbalený soubor. Napište ano nebo ne:
remove-nothing = Na tomto počítači od vás nic není.
remove-not-done = Nic se neodstranilo.
remove-failed = { $name } nejde odstranit. Zavřete program ve všech ostatních oknech a zkuste to znovu.
remove-done = Všechno je odstraněné.
moving-files = { $browser ->
        [yes] Který soubor vybalit?
       *[other] Který soubor vybalit? Zkopírujte ho do složky { $folder }, pak bude tady v nabídce.
    }
    .brief = Který soubor vybalit?
    .braille = který soubor?
moving-no-files = Zatím tam žádný sbalený soubor není, zpět
moving-choose = Vybrat soubor ve vašem počítači
moving-asked = Vyberte soubor tlačítkem, které se objevilo.
    .braille = vyberte soubor
moving-contents = Sbaleno { DATE($made) }: { $matches ->
        [0] žádná rozehraná partie
        [one] jedna rozehraná partie
        [few] { SAY($matches, gender: "feminine") } rozehrané partie
       *[other] { SAY($matches) } rozehraných partií
    }, { $records ->
        [0] žádný záznam
        [one] jeden záznam
       *[other] { COUNT($records, of: "record") }
    }, { $positions ->
        [0] žádná pozice
        [one] jedna pozice
       *[other] { COUNT($positions, of: "position") }
    }{ $settings ->
        [yes] {" "}a nastavení
       *[other] {""}
    }.
    .braille = { DATE($made) }: { $matches }+{ $records }
moving-all = Vybalit všechno
moving-add = Přidat, co tu chybí; co tu je, zůstane, jak je
    .braille = přidat chybějící
moving-replace = Dát to na místo toho, co je tady
    .braille = nahradit vše
moving-really = Opravdu nahradit všechno, co tu je? Předtím se to sbalí do vlastního souboru, takže se to dá vrátit.
    .braille = nahradit vše?
moving-done = Všechno je vybalené: nastavení, partie, záznamy, statistiky i cvičení jsou takové jako při balení.
    .brief = Všechno je vybalené.
    .braille = vybaleno
moving-added = Co tu chybělo, je přidané.
    .braille = přidáno
moving-replaced = Všechno je vybalené. Co tu bylo dřív, leží v souboru { $name }.
    .brief = Všechno je vybalené.
    .braille = vybaleno; dřívější: { $name }
moving-say-how = Už tu jsou partie nebo záznamy. Napište --add, aby se přidalo, co tu chybí, nebo --replace, aby to nahradilo, co tu je.

moving-foreign = Tento soubor není sbalený tímto programem. Nic se nezměnilo.
    .braille = cizí soubor
moving-damaged = Soubor je poškozený, a tak se z něj nic nevybalilo. Zkopírujte ho z druhého počítače znovu, nebo ho tam znovu sbalte.
    .brief = Soubor je poškozený. Nic se nezměnilo.
    .braille = soubor poškozen
moving-newer = Soubor sbalila novější verze programu. Aktualizujte tuto a pak ho vybalte znovu.
    .braille = soubor je novější
moving-large = Soubor je větší než cokoli, co tento program balí. Nic se nezměnilo.
    .braille = soubor moc velký
moving-unpackable = Všech vašich dat je tolik, že by se nedala znovu vybalit, proto se nic nesbalilo. Smažte některé záznamy a zkuste to znovu.
    .braille = příliš velké, nesbaleno
moving-unreadable = Soubor nejde přečíst. Zkontrolujte, jestli se číst smí, a vyberte ho znovu.
    .braille = nečitelný soubor
moving-missing = Soubor toho jména tu není. Zkontrolujte, jak se píše a ve které je složce.
    .braille = soubor tu není
moving-busy = Je ještě otevřená partie, tady nebo v jiném okně programu. Opusťte ji a pak soubor vybalte znovu.
    .brief = Je ještě otevřená partie. Nejdřív ji opusťte.
    .braille = otevřená partie
moving-not-written = Soubor se nepodařilo vybalit a nic se nezměnilo. Zkontrolujte, jestli je na disku místo.
    .braille = nevybaleno
moving-unfinished = Vybalování se přerušilo. Uvolněte místo na disku a spusťte program znovu: bude pokračovat, nic se neztratí.
    .brief = Vybalování se přerušilo, příští spuštění v něm bude pokračovat.
    .braille = nedokončeno
