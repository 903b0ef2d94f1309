# Záznamy partií, prehrávanie, štatistiky a výpadky
channel-returned = { $channel ->
        [speech] Reč zase funguje.
        [sound] Zvuky zase fungujú.
        [braille] Braillovský riadok zase odpovedá.
        [window] Okno je zase zobrazené.
        [haptics] Ovládače zase vibrujú.
       *[other] Výstup { $channel } zase funguje.
    }
    .braille = späť: { channel-short }
journal-written-again = Partia sa už zase ukladá a nič z nej nechýba.
    .braille = partia sa ukladá
journal-busy = Túto partiu má práve otvorenú iné okno programu. Pokračovať v nej možno len v jednom.
    .braille = partia je otvorená inde
journal-lost = Záznam { $name } je poškodený tak, že z neho nič nemožno obnoviť. Súbor zostáva uložený.
    .braille = záznam poškodený
journal-missing = Záznam { $name } tu nie je. Skontrolujte, či je meno súboru napísané správne.
    .braille = záznam chýba
journal-newer = Tento záznam pochádza z novšej verzie programu, táto verzia mu nerozumie. Zostáva, ako je.
    .braille = záznam z novšej verzie
journal-not-named = Ktorý záznam? Napíšte jeho súbor za slovo replay.
journal-unknown = Tento záznam sa v tejto verzii programu nedá prehrať. Zostáva bez zmeny.
    .braille = záznam sa nedá prehrať
journal-no-record = { $name } nie je záznam: nie je to obyčajný súbor, alebo je príliš veľký.
    .braille = nie je záznam
journal-unreadable = Záznam { $name } sa nedá prečítať. Skontrolujte, či sa súbor smie čítať a disk je v poriadku.
    .braille = záznam nečitateľný
no-match-kept = Žiadna rozohraná partia tu nie je, späť
statistics-damaged = Súbor štatistík bol poškodený. Je odložený ako { $name }, prepočítať ich zo záznamov môžete v ponuke štatistík.
    .braille = štatistiky poškodené
statistics-not-written = Štatistiky sa nedarí ukladať, hrá sa ďalej bez nich.
    .braille = štatistiky sa neukladajú
statistics-unreadable = Štatistiky sa nedajú prečítať. Skontrolujte práva k súboru.
    .braille = štatistiky nečitateľné

# Záznamy
menu-records = Záznamy partií
record-menu = Záznam partie.
    .braille = záznam
records-none = Zatiaľ tu nie je žiadny záznam, späť
record-listen = Prehrať
record-again = Zahrať si rovnaké rozdania znova pri cvičnom stole
record-verify = Overiť, že karty boli poctivé
record-as-text = Uložiť ako text
record-as-braille = Uložiť pre braillovskú tlačiareň, formát BRF
record-delete = Zmazať záznam
really-delete = Naozaj zmazať tento záznam? Nedá sa to vziať späť.
    .braille = zmazať?
record-deleted = Záznam je zmazaný.
    .braille = zmazané
exported = Uložené do súboru { $name }.
    .brief = Uložené.
    .braille = uložené: { $name }
not-exported = Súbor { $name } sa nepodarilo zapísať. Skontrolujte miesto na disku a práva.
    .braille = nezapísané
record-title = { $game }, { DATE($created) }
record-players = Hrali { $names }.
record-sat-in = { $name }: na tomto mieste nejaký čas hral počítač, { $by }.
record-number = Číslo partie { $seed }.
record-deal = { ORDINAL($deal, gender: "neuter") } rozdanie
record-hand = { WHO($seat) } má v ruke { CARDS($cards, case: "acc") }.
    .braille = { WHO($seat, form: "short") }: { CARDS($cards, case: "braille") }
record-hand-suits = { record-hand }
    .braille = { WHO($seat, form: "short") }: { HAND($cards, case: "braille") }

# Prehrávanie záznamu
replay-title = Prehrávanie záznamu
replay-help = Prechádzajte šípkami. Rozbor: písmeno I.
    .brief = Prechádzajte šípkami.
    .braille = vpravo ďalej, vľavo späť
replay-start = Začiatok záznamu.
    .braille = začiatok
replay-end = Koniec záznamu, partia je dohraná.
    .brief = Koniec záznamu.
    .braille = koniec
replay-end-open = Koniec záznamu, partia ešte nie je dohraná.
    .brief = Koniec záznamu.
    .braille = koniec, nedohrané
replay-no-deal = Týmto smerom už žiadne rozdanie nie je.
    .braille = ďalej nič
replay-stopped = Zastavené.
    .braille = stop
replay-pace = Tempo: krok za { COUNT($seconds, of: "second", case: "acc") }.
    .brief = { COUNT($seconds, of: "second") }.
    .braille = tempo { $seconds }
replay-not-begun = Ste na začiatku záznamu. Dôjdite tam, odkiaľ chcete hrať.
    .braille = najprv ďalej
replay-other-place = V tejto partii máte iné miesto ako prvé, ktoré je pri cvičnom stole vaše. Zvoľte záznam partie s počítačom.
    .braille = iné miesto
replay-hidden = Cudzie karty sa ukážu, keď bude partia dohraná.
    .braille = až po partii
replay-open = Odteraz sa hovoria karty všetkých hráčov.
    .braille = všetky karty
replay-own = Odteraz sa hovorí len to, čo bolo známe vám.
    .braille = len vlastné karty

# Štatistiky
statistics-none = Zatiaľ nie je čo počítať, dohrajte prvú hru; späť
statistics-export = Uložiť ako tabuľku CSV
statistics-recount = Prepočítať zo záznamov
statistics-recounted = { $count ->
        [one] Prepočítaný { COUNT($count, of: "record") }.
        [few] Prepočítané { COUNT($count, of: "record") }.
       *[other] Prepočítaných { COUNT($count, of: "record") }.
    }
    .braille = záznamy: { $count }
statistics-of = Štatistiky: { $game }
statistics-heading = { $variant ->
        [none] Súperi: { $level }
       *[other] { $variant }, súperi: { $level }
    }
level-alone = nikto, hra pre jedného
level-people = ľudia
level-mixed = rôzne silní
count-matches = { COUNT($number, of: "match") }{ $won ->
        [none] .
        [0] , žiadna vyhratá.
        [one] , { $number ->
            [one] vyhratá.
           *[other] z toho jedna vyhratá.
        }
        [few] , z toho { SAY($won, gender: "feminine") } vyhraté.
       *[other] , z toho { $won } vyhratých.
    }
count-games = { COUNT($number, of: "game") }{ $won ->
        [none] .
        [0] , žiadna vyhratá.
        [one] , { $number ->
            [one] vyhratá.
           *[other] z toho jedna vyhratá.
        }
        [few] , z toho { SAY($won, gender: "feminine") } vyhraté.
       *[other] , z toho { $won } vyhratých.
    }
count-tricks = { COUNT($number, of: "trick") }, priemerne { $share } na hru.
count-points = { COUNT($number, of: "point") }, priemerne { $share } na hru.
times =
    { $number ->
        [1] raz
        [2] dvakrát
        [3] trikrát
        [4] štyrikrát
        [5] päťkrát
        [6] šesťkrát
        [7] sedemkrát
        [8] osemkrát
       *[other] { SAY($number) }krát
    }

# Série, rekordy, mesiace, ciele
milestones = Série a rekordy
milestones-months = Mesiac po mesiaci
milestones-aims = Ciele na mesiac
milestones-aims-menu = Koľko toho chcete za mesiac dosiahnuť? Pripomínať sa to nebude, nájdete to v štatistikách.
    .brief = Ciele na mesiac.
    .braille = ciele
milestones-no-aim = bez cieľa
count-matches-won-aim = { COUNT($aim, of: "match") }
count-matches-won-wanted = Cieľ na tento mesiac: vyhraté partie, spolu { SAY($aim, gender: "feminine") }, zatiaľ { SAY($number, gender: "feminine") }.
count-matches-won-streak = Najviac vyhratých partií za sebou: { milestones-run }
count-games-won-streak = Najviac vyhratých hier za sebou: { milestones-run }
milestones-run = { SAY($longest, gender: "feminine") }, teraz { SAY($now, gender: "feminine") }.
count-tricks-most = Najviac zdvihov v jednej hre: { milestones-day }
count-points-most = Najviac bodov v jednej hre: { milestones-day }
milestones-day = { SAY($number, gender: "masculine") }, { ORDINAL($day, case: "gen") } { month } { $year }.
milestones-month = { month.nom } { $year }: { $text }.
count-matches-month = { COUNT($number, of: "match") }
count-matches-won-month = vyhraté partie { SAY($number, gender: "feminine") }
count-games-month = { COUNT($number, of: "game") }

# Príkazový riadok
cli-file = súbor záznamu, bez neho sa záznamy ponúknu
cli-replay = prehrať záznam partie zo súboru
cli-pace = koľko sekúnd je medzi dvoma krokmi; bez tejto voľby sa krokuje klávesmi
cli-text = vypísať záznam ako text
cli-brf = vypísať záznam vo formáte BRF pre braillovskú tlačiareň

# Či bola partia poctivá
verify-fair = Všetko súhlasí. Karty { COUNT($deals, of: "deal", case: "gen") } boli dané skôr, než ich ktokoľvek videl, a nikto ich nezmenil. Podľa pravidiel je všetko, čo sa stalo: { COUNT($actions, of: "move") }.
    .braille = poctivé: rozdania { $deals }
verify-fingerprint = Odtlačok { $digits }. Kto hral s vami, má pre túto partiu rovnaké číslo.
    .braille = { $digits }
verify-not-sealed-at-all = V tejto partii nebolo nič zapečatené, nie je teda čo dokazovať: pečatí sa len tam, kde spolu hrajú ľudia.
    .braille = nezapečatené
verify-not-sealed = { $deal ->
        [0] Pred prvým rozdaním
       *[other] Po { ORDINAL($deal, gender: "neuter", case: "loc") } rozdaní
    } padol žreb, ktorý nikto nezapečatil. Mohol byť vybraný; táto partia nič nedokazuje.
    .braille = bez pečate
verify-not-as-sealed = { $deal ->
        [0] Prvé karty alebo žreb pred nimi nie sú
       *[other] To, čo prišlo po { ORDINAL($deal, gender: "neuter", case: "loc") } rozdaní, nie je
    } to, čo bolo zapečatené: niekto to potom zmenil.
    .braille = pečať nesúhlasí
verify-not-from-salt = { ORDINAL($deal, gender: "neuter") } rozdanie: karty sa vrátili do hry v inom poradí, než bolo dané.
    .braille = iné poradie
verify-not-allowed = { ORDINAL($deal, gender: "neuter") } rozdanie: stalo sa niečo, čo pravidlá nedovoľujú.
    .braille = proti pravidlám
verify-told-otherwise = { ORDINAL($deal, gender: "neuter") } rozdanie: povedalo sa vám niečo iné, než čo sa stalo.
    .braille = povedané inak
verify-never-opened = Niečo bolo zapečatené, a nikdy sa to neukázalo.
    .braille = neukázané
verify-damaged = Záznam je poškodený, nič teda nedokazuje.
    .braille = záznam poškodený
verify-not-over = Záznam sa končí skôr ako partia, zatiaľ teda nič nedokazuje.
    .braille = nedohrané
verify-other-result = Záznam uvádza iný výsledok, než aký partia mala.
    .braille = iný výsledok
