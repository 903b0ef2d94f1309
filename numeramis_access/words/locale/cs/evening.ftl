### Klubový večer se skutečnými kartami: přihlášky, los, kola, výsledky, rozhodčí, papíry.

evening-menu = Klubové večery
evening-new = Vyhlásit nový večer
evening-of = { $title ->
        [none] {""}
       *[other] { $title },{" "}
    }{ $contest ->
        [pairs] Dvojice
        [individuals] Jednotlivci
        [teams] Čtveřice
        [plays] Turnaj
       *[none] Večer
    }{ $game ->
        [none] {""}
       *[other] , { $game }
    }, { DATE($when) }
evening-stage = { $stage ->
        [entering] běží přihlášky
        [closed] čeká na los
        [drawn] { $round ->
            [0] rozlosováno
           *[other] hraje se, { ORDINAL($round, gender: "neuter") } kolo
        }
        [ready] může začít první kolo
        [plays] hraje se
        [waits] může se losovat
        [over] dohráno
        [new] začíná
       *[unknown] nedá se přečíst
    }
evening-delete = Smazat některý večer
evening-really-delete-all = Opravdu smazat celý večer, i s výsledky? { $what }
evening-is-deleted = Večer je smazaný.
evening-not-kept = Nepodařilo se to zapsat, takže to neplatí. Zkontrolujte místo na disku a práva, pak to zkuste znovu.
    .braille = nezapsáno
evening-damaged = Soubor s večery byl poškozený. Program ho odložil jako { $name } a začal nový.
    .braille = poškozený soubor večerů
evening-not-understood = Záznam tohoto večera se nedá přečíst, proto se neotevřel. Nic se v něm nezměnilo.
    .braille = nečitelný večer
evening-newer = Tento večer zapsal novější program. Otevře se po aktualizaci.
    .braille = novější program
evening-elsewhere = Mezitím něco zapsal jiný program. Večer je načtený znovu; zkontrolujte, co platí, a zkuste to ještě jednou.
    .braille = změněno jinde, znovu

# Vyhlášení
evening-plan = Jaký večer to bude?
evening-announce = Vyhlásit a začít přihlašovat
evening-game = Hra
evening-other-game = jiná, karty rozdáte sami
evening-plan-tricks = Počet zdvihů v rozdání
evening-plan-tricks-value = { $value ->
        [0] zapisují se body
       *[other] { SAY($value) }
    }
evening-better = Lepší je
evening-better-value = { $fewer ->
        [yes] míň
       *[no] víc
    }
evening-plan-contest = Kdo soutěží
evening-plan-contest-value = { $value ->
        [pairs] dvojice
        [individuals] jednotlivci
        [plays] každý sám za sebe, celé partie u rozlosovaných stolů
       *[teams] čtveřice
    }
evening-plan-movement = Kdo s kým hraje
evening-plan-movement-value = { $value ->
        [all-meet] každý s každým
        [mitchell] polovina sedí a druhá chodí, dva vítězové
        [lot] před každou partií losem
        [neighbours] první partie losem, další podle pořadí
        [free] stůl se losuje, jakmile je dost volných hráčů
        [groups] ve skupinách každý s každým, u stolů po dvou
        [knock-out] vyřazovací, z každého stolu postupuje lepší polovina
       *[swiss] švýcarsky, vždy soupeř s podobným výsledkem
    }
evening-plan-size = Počet hráčů u stolu
evening-plan-size-value = { SAY($value) }
evening-plan-changed = Nový plán platí.
evening-plan-computers = Počítače u stolů
evening-plan-computers-value = { $computers ->
        [yes] doplní, kolik lidí chybí
       *[no] nehrají
    }
evening-plan-spare = Kdo zbude
evening-plan-spare-value = { $value ->
        [none] nehraje
        [less] u některých stolů o jednoho méně
        [more] u některých stolů o jednoho více
       *[both] u některých stolů o jednoho méně nebo více
    }
evening-plan-points = Body
evening-plan-points-value = { $value ->
        [places] podle místa
        [beaten] díl poražených soupeřů
        [score] body ze hry
       *[wins] jeden za vítězství
    }
evening-plan-boards = Rozdání v jednom kole
evening-plan-boards-value = { SAY($value, gender: "neuter") }
evening-plan-rounds = Počet kol
evening-plan-rounds-value = { $value ->
        [0] kolik vyjde
       *[other] nejvýš { SAY($value, gender: "neuter") }
    }
evening-credits = Kolik partií odehraje každý
evening-credits-value = { COUNT($value, of: "match") }
evening-more-games = Další hry
evening-no-more-games = žádné
evening-add-game = Přidat hru
evening-one-game = { $game }
evening-change-game = Změnit tuto hru
evening-remove-game = Vynechat tuto hru
evening-game-keep = Použít tuto hru
evening-plan-minutes = Čas na kolo
evening-plan-minutes-value = { $value ->
        [0] bez hodin
       *[other] { COUNT($value, of: "minute") }
    }
evening-plan-days = Hrát korespondenčně
evening-plan-days-value = { $value ->
        [0] ne
       *[other] { COUNT($value, of: "day") } na každé rozhodnutí, kolo trvá týden
    }
evening-plan-title = Název nebo místo
evening-plan-title-value = { $value ->
        [none] bez názvu
       *[other] { $value }
    }
evening-plan-called = Název hry
evening-plan-wear = Kdo vidí, má na očích
evening-plan-wear-value = { $value ->
        [none] nic
        [blindfold] klapky
       *[other] { $value }
    }
evening-plan-entries = Omezení přihlášek
evening-plan-entries-none = bez omezení
evening-plan-capacity = Počet míst
evening-plan-capacity-value = { $value ->
        [0] bez omezení
       *[other] { SAY($value, gender: "neuter") }
    }
evening-plan-closes = Poslední den přihlášek
evening-plan-closes-none = není
evening-day-form = Napište den a měsíc, třeba 24 12.
    .braille = den měsíc
evening-capacity-told = { $count ->
        [one] jedno místo
        [few] { SAY($count, gender: "neuter") } místa
       *[other] { SAY($count) } míst
    }
evening-closes-told = poslední den přihlášek: { $day }
evening-wear = { $what ->
        [blindfold] kdo vidí, hraje s klapkami na očích
       *[other] kdo vidí: { $what }
    }
evening-plan-group = Počet lidí ve skupině
evening-plan-group-value = { $value ->
        [0] všichni v jedné
       *[other] { SAY($value) }
    }
evening-plan-row = Body u stolu pro { SAY($size) }
evening-row-form = Napište tolik čísel, kolik je hráčů, první pro vítěze.
    .braille = čísel: { $size }
evening-plan-ties = O dělených místech rozhoduje
evening-tie = { $rule ->
        [scores] součet výsledků
        [best] nejlepší partie
        [meeting] společné stoly
        [played] víc odehraných partií
       *[lot] los
    }
evening-tie-place = { ORDINAL($place) } v pořadí
evening-copies = Balíčky
evening-copies-value = { $moving ->
        [yes] každé rozdání jednou, chodí od stolu ke stolu
       *[no] každý stůl má svoje, všichni hrají najednou totéž
    }
evening-plan-told = { $plan }; { COUNT($boards, of: "deal") } v kole; { $rounds ->
        [0] tolik kol, kolik vyjde
       *[other] nejvýš { COUNT($rounds, of: "round") }
    }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } na kolo
    }
evening-plan-told-plays = { $plan }; u stolu { $sizes }; { $rounds ->
        [0] tolik kol, kolik vyjde
       *[other] { COUNT($rounds, of: "round") }
    }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } na kolo
    }{ $computers ->
        [yes] ; chybějící hráče doplní počítače
       *[no] {""}
    }
evening-plan-told-games = { $plan }; { $games }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } na kolo
    }
evening-game-told = { $game }, u stolu { $sizes }, { $points }, každý { COUNT($credits, of: "match", case: "acc") }
evening-plan-keep = Použít tento plán
evening-plan-now = Plán večera

# Přihlášky
evening-enter = Přihlásit další
evening-name = Jméno
evening-name-help = { evening-whom-help }
evening-whom = Koho přihlásit? Jméno
    .braille = jméno
evening-whom-help = Více lidí najednou: mezi jména napište čárku.
evening-party = { $count ->
        [0] Koho přihlásit?
       *[other] Přihlašuje se { $names }.
    }
evening-write-name = Napsat jméno
evening-enter-them = { $whole ->
        [yes] Přihlásit
       *[no] Přihlásit i tak, spoluhráč se najde
    }
evening-entered = Přihlášeno: { $names }.
evening-entered-all = Ze souboru přibylo: { $count }.
evening-waits = { $why ->
        [closed] Poslední den přihlášek už minul.
       *[full] Všechna místa jsou obsazená.
    } Na čekací listině: { $names }.
evening-waits-all = Ze souboru na čekací listině: { $count }.
evening-origin = Přihlášky přicházejí
evening-origin-value = { $origin ->
        [phone] telefonem
        [mail] e-mailem
       *[place] na místě
    }
evening-waiting = Na čekací listině { ORDINAL($place, gender: "masculine") }: { $names }
evening-admit = Přijmout
evening-plan-admitted = Nový plán platí. Z čekací listiny hraje: { $names }.
evening-numbered = { $count ->
        [1] {"Číslo "}
        [2] {"Dvojice "}
       *[other] {"Čtveřice "}
    }{ $number }, { $names }
evening-unnamed = číslo { $number }
evening-somebody = někdo
evening-by-itself = Program
evening-entrant = { $names }
evening-join = Bude hrát s: { $names }
evening-scratch = Odhlásit
evening-close = Uzavřít přihlášky a losovat
evening-draw = Losovat
evening-drawn = { $movement ->
        [howell] Hraje každý s každým.
        [all-meet] Hraje každý s každým.
        [mitchell] Polovina sedí na severu a jihu, druhá chodí; vítězové budou dva.
        [one-table] Všichni hrají u jednoho stolu.
        [individual] V každém kole hrajete s někým jiným.
        [rainbow] V každém kole hrajete s někým jiným; kdo je na severu, zůstává sedět.
        [teams] Každá čtveřice se u dvou stolů potká s každou.
       *[swiss] Soupeře určí v každém kole průběžný výsledek.
    } { COUNT($rounds, of: "round") }, { COUNT($tables, of: "table") }, { COUNT($boards, of: "deal") }{ $copies ->
        [1] , každé rozdání jednou
       *[other] , každé rozdání { SAY($copies) }krát
    }.{ $out ->
        [yes] {" "}V každém kole někdo sedí stranou.
       *[no] {""}
    }
    .braille = kol { $rounds }, stolů { $tables }, rozdání { $boards }, balíčků { $copies }
evening-drawn-plays = { $rounds ->
        [0] Z každého stolu postupuje lepší polovina, dokud nezbude jeden stůl.
       *[other] { COUNT($rounds, of: "round") }, každé se losuje po tom předchozím.
    } Stoly: { $sizes }.{ $out ->
        [0] {""}
       *[other] {" "}V každém kole nehraje: { SAY($out, gender: "masculine") }.
    }
evening-drawn-games = { $free ->
        [yes] Losuje se po stolech: jakmile je dost lidí volných, vylosuje se jim stůl.
       *[no] Losuje se po hrách, z lidí, kterým ještě zbývají partie.
    }
evening-drawn-groups = { $count ->
        [1] Každý s každým
       *[other] Skupiny pro { $sizes }; každý s každým ve své
    }. { COUNT($rounds, of: "round") }.
evening-group = Skupina { SAY($number) }
evening-unfair = Stoly budou různě velké, takže stejné místo nepřinese všude stejně bodů. Počítat místo toho díl poražených soupeřů?
    .braille = různé stoly: počítat poražené?
evening-unfair-now = Stoly jsou různě velké, takže stejné místo nepřinese všude stejně bodů. Změnit se to dá v plánu večera.
    .braille = různě velké stoly
evening-unseated = Přihlášených: { SAY($count, gender: "masculine") }, míst u stolů: { SAY($seated, gender: "neuter") }. { $turns ->
        [yes] Kdo zbude, čeká a hraje příště.
       *[no] Na některé se nedostane vůbec.
    }
evening-unseated-sizes = Rozsadit všechny, hráčů u stolů: { $sizes }
evening-unseated-draw = Losovat i tak
evening-no-fixed-seat = Pevné místo už nezbylo, přesedat bude: { $names }.
    .braille = { $names }: bez pevného místa
evening-not-level = Při lichém počtu rozdání v kole to tu někteří mají těžší. Zvolte raději sudý.
    .braille = lichý počet rozdání: nevyrovnané
evening-no-movement = Pro tento počet, { SAY($count) }, rozpis není. Nejblíž vychází { $fewer ->
        [0] { SAY($more) }
       *[other] { SAY($fewer) }{ $more ->
            [0] {""}
           *[other] {" "}nebo { SAY($more) }
        }
    }. Přihlaste nebo odhlaste někoho, nebo změňte plán.
    .braille = rozpis jen { $fewer } { $more }
evening-swiss-rounds = Určete napřed, kolik kol se bude hrát: každé se losuje až po předchozím.
    .braille = kolik kol?

# Stůl rozhodčího
evening-desk-waiting = { $waiting ->
        [0] .
       *[other] , na čekací listině { SAY($waiting, gender: "masculine") }.
    }
evening-desk = { $contest ->
        [pairs] Dvojice
        [individuals] Jednotlivci
        [plays] Turnaj
       *[teams] Čtveřice
    }: { $stage ->
        [entering] { $entrants ->
            [0] zatím nikdo není přihlášený{ evening-desk-waiting }
            [one] { $contest ->
                [individuals] přihlášen jeden{ evening-desk-waiting }
                [plays] přihlášen jeden{ evening-desk-waiting }
               *[other] přihlášena jedna{ evening-desk-waiting }
            }
            [few] { $contest ->
                [individuals] přihlášeni { SAY($entrants, gender: "masculine") }{ evening-desk-waiting }
                [plays] přihlášeni { SAY($entrants, gender: "masculine") }{ evening-desk-waiting }
               *[other] přihlášeny { SAY($entrants, gender: "feminine") }{ evening-desk-waiting }
            }
           *[other] přihlášeno { SAY($entrants) }{ evening-desk-waiting }
        }
        [closed] přihlášky jsou uzavřené.
        [ready] může začít první kolo.
        [plays] { $playing ->
            [0] právě se nehraje
            [one] hraje se jedna partie
            [few] hrají se { SAY($playing, gender: "feminine") } partie
           *[other] hraje se { SAY($playing) } partií
        }{ $played ->
            [0] .
           *[other] , odehráno: { SAY($played, gender: "feminine") }.
        }
        [waits] může se losovat.
        [over] je dohráno.
       *[other] { $round ->
            [0] rozlosováno, může se začít.
           *[other] { ORDINAL($round, gender: "neuter") } kolo{ $rounds ->
                [0] {""}
               *[other] {" "}{ SAY($rounds, gender: "neuter", case: "gen", after: "z") }
            }.
        }
    }
evening-enter-results = Zapsat výsledky, chybí { SAY($count, gender: "masculine") }
evening-one-line = Zapsat výsledek jedním řádkem
    .braille = jedním řádkem
evening-line-asked = { $seats ->
        [plays] Stůl a pak výsledek každého hráče v pořadí míst
        [yes] Stůl, rozdání, pak čtyři výsledky, židle po židli
       *[no] Stůl, rozdání, sever a jih, východ a západ
    }
    .braille = výsledek
evening-line-kept = Zapsáno: { SAY($table) }, { SAY($board) }; { SAY($north) }, { SAY($east) }{ $seats ->
        [yes] , { SAY($south) }, { SAY($west) }
       *[no] {""}
    }.
    .braille = { $table } { $board }: { $north } { $east }{ $seats ->
        [yes] {" "}{ $south } { $west }
       *[no] {""}
    }
evening-line-kept-plays = Zapsáno. Stůl { SAY($table) }: { $scores }.
    .braille = { $table }: { $short }
evening-play-scores = Stůl { $table }: { $scores }.
evening-line-form = { $seats ->
        [plays] Napište čísla: stůl a pak výsledek každého hráče.
        [yes] Napište čísla: stůl, rozdání a čtyři výsledky.
       *[no] Napište čísla: stůl, rozdání a dva výsledky.
    }
    .braille = { $seats ->
        [plays] čísla: stůl, výsledky
        [yes] čísla: stůl, rozdání, 4 výsledky
       *[no] čísla: stůl, rozdání, 2 výsledky
    }
evening-line-unknown = U tohoto stolu se takové rozdání nehraje.
    .braille = takový není
evening-table-unknown = Tento stůl v tomto kole nehraje.
    .braille = takový stůl není
evening-begin-round = Začít { ORDINAL($round, gender: "neuter") } kolo
evening-draw-game = Losovat: { $game }, { COUNT($count, of: "person") }
evening-draw-free = Losovat hned volné, { COUNT($count, of: "person") }
evening-tables-begun = { $game }. { $tables ->
        [none] Losováno: { COUNT($count, of: "table") }.
       *[other] { $tables }
    }{ $out ->
        [none] {""}
       *[other] {" "}Zatím bez stolu: { $out }.
    }
evening-round-begun = { ORDINAL($round, gender: "neuter") } kolo začalo.{ $again ->
        [0] {""}
        [one] {" "}U jednoho stolu se soupeři potkají podruhé; jinak to nevyšlo.
       *[other] {" "}U { SAY($again, case: "gen") } stolů se soupeři potkají podruhé; jinak to nevyšlo.
    }{ $out ->
        [none] {""}
       *[other] {" "}Sedí stranou: { $out }.
    }
    .braille = { $round }. kolo začalo{ $again ->
        [0] {""}
       *[other] , podruhé: { $again }
    }
evening-average-missing = { $count ->
        [one] Chybí jeden výsledek.
        [few] Chybějí { SAY($count) } výsledky.
       *[other] Chybí { SAY($count) } výsledků.
    } Zapsat tam oběma stranám průměr a pokračovat? Až se dohraje, dá se to opravit.
evening-finish = Ukončit večer a oznámit výsledky{ $missing ->
        [0] {""}
       *[other] , chybí { SAY($missing, gender: "masculine") }
    }
evening-really-finish = Odehráno: { COUNT($round, of: "round") }.{ $left ->
        [0] {""}
       *[other] {" "}Zbývá ještě: { COUNT($left, of: "round") }.
    }{ $people ->
        [0] {""}
       *[other] {" "}Ještě nemá dohráno: { COUNT($people, of: "person") }.
    } Ukončit večer už teď?
evening-finish-early = Ukončit večer už teď
evening-finish-where = Večer ukončete u stolu rozhodčího, až se kolo dohraje.
    .braille = u stolu rozhodčího
evening-finished = Večer skončil, výsledky platí.
evening-clock-entry = Čas
evening-clock-value = { $over ->
        [yes] čas kola vypršel
       *[no] ještě { DURATION($seconds) }
    }
evening-clock = { $minutes ->
        [0] Čas kola vypršel.
       *[other] Do konce kola { $minutes ->
            [few] zbývají
           *[other] zbývá
        } { COUNT($minutes, of: "minute") }.
    }
evening-seats = Kdo kde sedí
evening-seats-menu = { $round ->
        [0] Kdo kde sedí
       *[other] { ORDINAL($round, gender: "neuter") } kolo, kdo kde sedí
    }
evening-players = Kdo hraje
evening-called-table = Stůl { SAY($table) }: { $who }.
evening-call-tables = Přečíst los, stůl po stole
evening-tables = Stoly
evening-tables-menu = { $round ->
        [0] Stoly, u kterých se hraje
       *[other] { ORDINAL($round, gender: "neuter") } kolo, stoly; první je ten, kde nejvíc chybí
    }
evening-table = Stůl { $table }
evening-table-value = { $who }; { $missing ->
        [none] všechno zapsáno
       *[other] chybí { $missing }
    }
evening-standings = Pořadí
evening-by-category = Pořadí po kategoriích
evening-no-standings = Ještě není dohrané rozdání, které by šlo porovnat
evening-draw-lot = Losovat o dělená místa
evening-scaled = Rozdání s méně výsledky se přepočítává na celé pole, takže ani nejlepší nemusí mít sto procent
evening-all-lines = Všechny výsledky
evening-late = Přihlásit opozdilce
evening-late-seated = { $who }{ $round ->
        [0] {""}
       *[other] , od { ORDINAL($round, gender: "neuter", case: "gen") } kola
    }.{ $seat ->
        [none] {""}
       *[other] {" "}{ $seat }.
    }
evening-late-own = Na nové místo
evening-late-instead = Na místo těch, kdo nepřišli: { $names }
evening-late-where = Kam posadit: { $names }?
evening-log = Co se stalo
evening-log-value = { $time }{ $gone ->
        [yes] , vzato zpět
       *[no] {""}
    }
evening-undo = Vzít zpět: { $what }
evening-redo = Znovu provést: { $what }
evening-really-undo = Opravdu vzít zpět? { $what }

# Kdo kde sedí
evening-way = { $way ->
        [north] na severu
        [south] na jihu
        [east] na východě
        [west] na západě
        [both-north] na severu a jihu
        [both-east] na východě a západě
        [first] na první židli
        [second] na druhé židli
        [third] na třetí židli
       *[fourth] na čtvrté židli
    }
evening-which = { $count ->
        [one] rozdání { $first }
       *[other] rozdání { $first } a { $last }
    }
evening-which-more = { $rest } a { $last }
evening-which-row = rozdání { SAY($first) } až { SAY($last) }
evening-seat = Stůl { $table }, { $way }{ $partner ->
        [none] {""}
       *[other] , spolu s: { $partner }
    }, proti: { $opponents }, { $boards }
evening-seat-plays = Stůl { $table }, další hráči: { $opponents }
evening-seat-then = { $first }; potom { $then }
evening-seat-none = { $why ->
        [away] nehraje
        [plays] ještě hraje: { $seat }
        [done] má odehráno
        [beaten] vypadává
        [waits] zatím bez stolu
       *[out] sedí stranou
    }
evening-round-of = { $round ->
        [0] Kde sedí
       *[other] { ORDINAL($round, gender: "neuter") } kolo
    }
evening-round-seat = { ORDINAL($round, gender: "neuter") } kolo: { $seat }
evening-stands = Jak si stojí
evening-plays-left = Zbývá odehrát
evening-plays-left-of = { $game }: { $count ->
        [0] nic
       *[other] { COUNT($count, of: "match") }
    }
evening-plays-left-card = Zbývá odehrát: { $left }
evening-worth = { $kind ->
        [tricks] { COUNT($value, of: "trick", parts: 100) }
        [points] { COUNT($value, of: "point", parts: 100) }
       *[percent] { COUNT($value, of: "percent", parts: 100) }
    }
    .braille = { $kind ->
        [tricks] { COUNT($value, of: "trick", parts: 100) }
        [points] { COUNT($value, of: "point", parts: 100) }
       *[percent] { SAY($value, parts: 100) }%
    }
evening-place = { $shared ->
        [yes] dělené { ORDINAL($place, gender: "neuter") } místo
       *[no] { ORDINAL($place, gender: "neuter") } místo
    }{ $of ->
        [0] {""}
       *[other] {" "}{ SAY($of, case: "gen", after: "z") }
    }, { $worth }
    .braille = { $shared ->
        [yes] dělené{" "}
       *[no] {""}
    }{ $place }.{ $of ->
        [0] {""}
       *[other] {" "}z { $of },
    } { $worth }
evening-own-place = { $place }{ $before ->
        [none] {""}
       *[other] ; o místo výš { $before }
    }{ $behind ->
        [none] {""}
       *[other] ; o místo níž { $behind }
    }
evening-no-place-yet = zatím bez výsledku
evening-rank = { $place }: { $names }
evening-field = { $field ->
        [0] Sever a jih
       *[other] Východ a západ
    }

# Výsledky
evening-open-lines = { $count ->
        [0] Žádný výsledek nechybí
        [one] Chybí jeden výsledek
        [few] Chybějí { SAY($count) } výsledky
       *[other] Chybí { SAY($count) } výsledků
    }
evening-line = { ORDINAL($round, gender: "neuter") } kolo, stůl { $table }, rozdání { $board }
evening-play-line = { $round ->
        [0] Stůl { $table }
       *[other] Kolo { $round }, stůl { $table }
    }
evening-of-game = { $what }, { $game }
evening-line-value = { $who }{ $outcome ->
        [none] {""}
       *[other] ; { $outcome }
    }
evening-line-menu = { $about }
# who sits at a table: two sides, or where nobody has a partner four
evening-who = { $north }, proti: { $east }
evening-who-alone = první židle { $north }, druhá { $east }, třetí { $south }, čtvrtá { $west }
evening-about-line = Stůl { $table }, rozdání { $board }, { $who }.
evening-about-play = Stůl { $table }: { $who }.
evening-number = { $about ->
        [none] {""}
       *[other] { $about }{" "}
    }{ $label }, od { SAY($least, case: "gen") } do { SAY($most, case: "gen") }.
evening-north-count = Sever a jih
evening-asked-again = { $wrong } { $about }
    .braille = { $wrong }. { $about }
evening-north-has = Sever a jih { SAY($north) }.
evening-east-count = Východ a západ
evening-seat-count = { $way ->
        [first] První židle
        [second] Druhá židle
        [third] Třetí židle
       *[fourth] Čtvrtá židle
    }
evening-seat-has = { $way ->
        [first] První židle
        [second] Druhá židle
        [third] Třetí židle
       *[fourth] Čtvrtá židle
    } { SAY($count) }.
evening-player-has = { $name } { SAY($count) }.
evening-player-number = { $about ->
        [none] {""}
       *[other] { $about }{" "}
    }{ $label }.
evening-score = sever a jih { SAY($north) }, východ a západ { SAY($east) }
    .braille = SJ { $north } VZ { $east }
evening-seat-scores = první židle { SAY($north) }, druhá { SAY($east) }, třetí { SAY($south) }, čtvrtá { SAY($west) }
    .braille = 1: { $north } 2: { $east } 3: { $south } 4: { $west }
evening-player-score = { $named ->
        [yes] { $name } { SAY($count) }
       *[no] { $name } s výsledkem { SAY($count) }
    }
    .braille = { $name }: { $count }
evening-split = každý jinak: pro sever a jih { $north }; pro východ a západ { $east }
evening-artificial = sever a jih { COUNT($north, of: "percent") }, východ a západ { COUNT($east, of: "percent") }
    .braille = SJ { $north } % VZ { $east } %
evening-read-back = { $about } { $outcome }. Souhlasí?
evening-keep-it = Souhlasí, zapsat
evening-anew = Zadat znovu
evening-kept = Zapsáno.
evening-enter-result = Zapsat výsledek
evening-correct = Opravit výsledek
evening-adjust = Upravit výsledek rozhodnutím
evening-adjust-menu = { $about } Jaký výsledek přiznat?
evening-assign = Přiznat výsledek oběma stranám
evening-assign-split = Přiznat každé straně jiný výsledek
evening-assign-play = Přidělit výsledek každému hráči
evening-for-both = Pro obě strany.
evening-for-north = Pro sever a jih.
evening-for-east = Pro východ a západ.
evening-appeal = Odvolání: { $names }
evening-appeal-open = Odvolání: { $names }, { $line }
evening-appeal-menu = Odvolání. { $about }
evening-appeal-upheld = Odvolání se vyhovělo, upravit výsledek: { $line }
evening-uphold = Vyhovět a potom upravit výsledek
evening-dismiss = Zamítnout

# Co rozhodčí dělá s lidmi
evening-person = { $name }
evening-rename = Opravit jméno
evening-replace = Nahradit někým jiným
evening-who-instead = { $round ->
        [0] Kdo nastoupí jako náhrada?
       *[other] Kdo nastoupí jako náhrada, od { ORDINAL($round, gender: "neuter", case: "gen") } kola?
    }
evening-nobody-waits = Všichni, kdo tu jsou, už hrají. Kdo ještě přijde, objeví se v tomto seznamu.
    .brief = Nikdo není volný.
    .braille = nikdo není volný
evening-need-seated = Zůstává sedět na jednom místě
evening-need-braille = Čte bodové písmo
evening-need-time = Potřebuje víc času
evening-need-phone = Hraje s telefonem
evening-category = Kategorie
evening-category-value = { $name ->
        [none] žádná
       *[other] { $name }
    }
evening-category-new = Napsat jinou
evening-agrees-kept = Jméno smí zůstat i po večeru
evening-agrees-shown = Jméno smí být ve veřejných výsledcích
evening-delete-person = Smazat jméno a všechno o tomto člověku
evening-really-delete = Opravdu smazat jméno i potřeby? Výsledky zůstanou, jen bez jména.
evening-deleted = Smazáno.
evening-leave = { $round ->
        [0] Už nehraje
       *[other] Od { ORDINAL($round, gender: "neuter", case: "gen") } kola nehraje
    }
evening-return = { $round ->
        [0] Zase hraje
       *[other] Od { ORDINAL($round, gender: "neuter", case: "gen") } kola zase hraje
    }
evening-penalty = Srazit { COUNT($percent, of: "percent") } z jednoho rozdání
evening-carry = Započítat dřívější výsledek
evening-carry-percent = Kolik procent to bylo
evening-carry-boards = Za kolik rozdání se to počítá
evening-why = Proč?
evening-reason = { $reason ->
        [time] nedostatek času
        [mistake] chyba v zápisu
        [irregular] nesprávná hra
        [cards] špatně rozdané karty
        [absent] nepřítomnost
        [left] odchod
        [late] pozdní příchod
        [replaced] náhrada
        [agreed] dohoda u stolu
        [appeal] odvolání
       *[other] jiný důvod
    }
evening-reason-other = Vlastními slovy
evening-own-words = Důvod
evening-noted-act = Zapsáno: { $what }.

# Co se stalo
evening-noted = { $said }; { $note }
evening-by = { $said }; { $name }
evening-did-announced = { $reason ->
        [none] Večer je vyhlášený: { $plan }
       *[other] Plán se změnil: { $plan }; { $reason }
    }
evening-did-entered = { $waits ->
        [yes] Na čekací listině: { $names }
       *[no] Přihlášeno: { $names }
    }{ $origin ->
        [none] {""}
       *[other] , { $origin }
    }
evening-did-entrant-admitted = Z čekací listiny hraje: { $entrant }
evening-did-partners-found = { $entrant }: hrají spolu
evening-did-scratched = Odhlášeno: { $entrant }{ $follower ->
        [none] {""}
       *[other] ; z čekací listiny hraje { $follower }
    }
evening-did-closed = Přihlášky jsou uzavřené
evening-did-drawn = { $later ->
        [yes] Losuje se postupně, jak se hraje
       *[no] Rozlosováno
    }
evening-did-round-drawn = { $games ->
        [yes] Stoly jsou vylosované
       *[no] Další kolo je rozlosované
    }
evening-did-round-begun = { $round ->
        [0] U vylosovaných stolů se začalo hrát
       *[other] Začalo { ORDINAL($round, gender: "neuter") } kolo
    }
evening-did-result-entered = { $line }: { $outcome }
evening-did-result-corrected = Oprava, { $line }: { $outcome }; { $reason }
evening-did-adjusted = Rozhodnutí, { $line }: { $outcome }; { $reason }
evening-did-left = { $round ->
        [0] Už nehraje: { $entrant }; { $reason }
       *[other] Od { ORDINAL($round, gender: "neuter", case: "gen") } kola nehraje: { $entrant }; { $reason }
    }
evening-did-returned = { $round ->
        [0] Zase hraje: { $entrant }
       *[other] Od { ORDINAL($round, gender: "neuter", case: "gen") } kola zase hraje: { $entrant }
    }
evening-did-substitute-sat = { $round ->
        [0] Hraje { $by } místo: { $person }; { $reason }
       *[other] Od { ORDINAL($round, gender: "neuter", case: "gen") } kola hraje { $by } místo: { $person }; { $reason }
    }
evening-did-joined-late = { $round ->
        [0] Hraje i: { $names }
       *[other] Od { ORDINAL($round, gender: "neuter", case: "gen") } kola hraje i: { $names }
    }
evening-did-penalized = Srážka { COUNT($percent, of: "percent") }, { $entrant }; { $reason }
evening-did-carried-over = Dřívější výsledek, { COUNT($percent, of: "percent") } za { COUNT($boards, of: "deal") }, { $entrant }
evening-did-appeal-made = Odvolání, { $line }, { $entrant }
evening-did-appeal-decided = { $upheld ->
        [yes] Odvolání se vyhovělo
       *[no] Odvolání zamítnuto
    }
evening-did-lot-drawn = Rozhodl los. Pořadí: { $names }
evening-did-finished = { $reason ->
        [none] Večer skončil
       *[other] Večer skončil dřív; { $reason }
    }
evening-did-redo = Znovu platí: { $what }
evening-did-undone = Vzato zpět: { $what }

# Odmítnutí
evening-not-now = { $stage ->
        [over] Večer už skončil. Chcete-li v něm něco změnit, vezměte napřed zpět jeho ukončení.
        [drawn] To teď nejde, už je rozlosováno.
       *[other] To teď nejde, napřed se musí losovat.
    }
    .braille = teď ne
evening-entered-already = Někdo z nich už ve večeru hraje.
evening-too-many = Spolu { $count ->
        [few] smějí
       *[other] smí
    } hrát nejvýš { SAY($count, gender: "masculine") }.
evening-full = Tento večer je plný.
evening-too-few = Takto je jich málo, spolu { $count ->
        [few] hrají
       *[other] hraje
    } { SAY($count, gender: "masculine") }.
evening-alone = { $count ->
        [one] Jedna přihláška je ještě bez spoluhráče. Najděte ho, nebo přihlášku zrušte.
       *[other] Přihlášky ještě bez spoluhráče: { SAY($count, gender: "feminine") }. Spojte je, nebo je zrušte.
    }
    .braille = bez spoluhráče: { $count }
evening-too-small = Na večer { $count ->
        [one] je potřeba aspoň jedna přihláška
        [few] jsou potřeba aspoň { SAY($count, gender: "feminine") } přihlášky
       *[other] je potřeba aspoň { SAY($count, gender: "feminine") } přihlášek
    }.
evening-no-entrant = Nikdo takový tu nehraje.
evening-no-draw = Takto se rozlosovat nedá. Změňte plán nebo přihlášky.
evening-round-open = { $count ->
        [one] Ještě chybí jeden výsledek.
        [few] Ještě chybějí { SAY($count) } výsledky.
       *[other] Ještě chybí { SAY($count) } výsledků.
    }
evening-no-round = Takové kolo v rozpisu není.
evening-no-lot = Losovat se dá jen o dělené místo, a jen jednou.
evening-no-sizes = Určete, kolik lidí hraje u stolu. Takový turnaj je jen pro skutečné karty.
evening-no-percent = Procenta patří k rozdáním. Tento turnaj počítá body.
evening-no-line = Toto rozdání se u toho stolu v tom kole nehraje.
evening-not-begun = { ORDINAL($round, gender: "neuter") } kolo ještě nezačalo.
evening-nobody-there = U toho stolu někdo chybí, takže se tam nehraje.
evening-result-there = Tam už výsledek je. Opravte ho v nabídce „{ evening-all-lines }“.
evening-result-same = Tento výsledek už je zapsaný.
    .braille = už zapsáno
evening-result-missing = Tam ještě žádný výsledek není.
evening-wrong-sum = { $unit ->
        [tricks] Zdvihů je dohromady { SAY($total) }, a má jich být { SAY($tricks) }. Zadejte obě čísla znovu.
       *[points] Dohromady to dělá { SAY($total) }, a má to být { SAY($tricks) }. Zadejte čísla znovu.
    }
    .brief = Dohromady { SAY($total) }, ne { SAY($tricks) }.
    .braille = dohromady { $total }, ne { $tricks }
evening-too-much = Nejvýš to může být { SAY($most) }. Zadejte čísla znovu.
    .braille = nejvýš { $most }
evening-not-for-four = Takto se ve čtyřech nehraje. Vyberte jiná pravidla.
    .braille = není pro čtyři
evening-other-score = { $seats ->
        [plays] Zadejte jedno číslo za každého hráče u stolu.
        [yes] V této hře má výsledek každý hráč zvlášť. Zadejte čtyři čísla.
       *[no] V této hře mají výsledek dvojice. Zadejte dvě čísla.
    }
    .braille = { $seats ->
        [plays] číslo za každého
        [yes] zadejte čtyři čísla
       *[no] zadejte dvě čísla
    }
evening-percent = Zadejte číslo od nuly do sta.
evening-away-already = Už nehraje.
evening-not-away = Pořád hraje, vracet se nemusí.
evening-played-already = V tom kole se tam už hrálo. Zapište to až od dalšího kola a nedohraná rozdání upravte rozhodnutím.
evening-round-begun-already = To kolo už běží.
evening-no-place = Volné místo už není.
evening-appeals-open = { $count ->
        [one] Napřed rozhodněte o jednom odvolání.
       *[other] Napřed rozhodněte o odvoláních: { SAY($count, gender: "neuter") }.
    }
evening-no-appeal = Takové odvolání tu není.
evening-nothing-undone = Tady už není co vzít zpět.
evening-needed = To se vzít zpět nedá, závisí na tom pozdější krok. Vezměte zpět napřed ten.
    .braille = nejdřív pozdější

# Soubory
evening-names-file = Jména ze souboru CSV
evening-results-file = Výsledky ze souboru CSV
evening-files = { $kind ->
        [names] Soubor se jmény: na každém řádku ti, kdo hrají spolu.
        [seats] Soubor s výsledky: kolo, stůl, rozdání, pak co má první, druhá, třetí a čtvrtá židle.
       *[results] Soubor s výsledky: kolo, stůl, rozdání, zdvihy severu a jihu, zdvihy východu a západu.
    } Hledá se ve složce { $folder }.
    .brief = Který soubor?
    .braille = který soubor?
evening-no-files = Žádný soubor CSV tam není, zpět
evening-file-unreadable = Soubor { $name } nejde přečíst. Uložte ho znovu jako CSV v kódování Unicode.
    .braille = nečitelný soubor
evening-file-wrong = { $count ->
        [one] V souboru { $name } je jeden řádek špatně. Nic se z něj nezapsalo.
        [few] V souboru { $name } jsou { SAY($count) } řádky špatně. Nic se z něj nezapsalo.
       *[other] V souboru { $name } je { SAY($count) } řádků špatně. Nic se z něj nezapsalo.
    }
evening-line-too-many = Řádek { SAY($line) }: jmen je moc, od jména { $what }.
evening-line-twice = Řádek { SAY($line) }: { $what } už v souboru je.
evening-line-no-name = Řádek { SAY($line) }: { $what } není jméno.
evening-line-columns = Řádek { SAY($line) }: chybějí čísla. Stojí tam { $what }.
evening-line-none = Řádek { SAY($line) }: takové rozdání se ještě nehrálo.
evening-line-result-there = Řádek { SAY($line) }: tady už výsledek je.
evening-line-wrong-sum = Řádek { SAY($line) }: { $what } není možný výsledek.
evening-results-taken = Ze souboru se zapsalo výsledků: { $count }.

# Papíry
evening-papers = Papíry k vytištění
evening-paper-deals = Rozdání pro toho, kdo skládá balíčky
evening-deals-about = Kdo hraje, nemá tyto karty znát: ať je skládá někdo, kdo nehraje.
evening-paper-guides = Průvodní lístky, kdo kdy kde sedí
evening-paper-travellers = Lístky k rozdáním na výsledky
evening-paper-names = Jmenovky
evening-paper-results = Výsledky večera
evening-paper-categories = Výsledky po kategoriích
evening-results-unnamed = { $count ->
        [one] Jeden účastník nesouhlasil se zveřejněním jména, je tu jen jako číslo.
       *[other] Kdo nesouhlasil se zveřejněním jména, je tu jen jako číslo. Takových účastníků: { SAY($count) }.
    }
evening-results-out = Výsledky k poslechu a k tisku
evening-all-agreed = Zapsané souhlasy: { SAY($count, gender: "masculine") }.
evening-really-all-agree = Souhlasí opravdu všichni, že jejich jméno bude ve veřejných výsledcích?
evening-all-agree = Zapsat, že se jménem ve výsledcích souhlasí všichni, chybí { SAY($count, gender: "masculine") }
evening-file-name = { $paper ->
        [deals] rozdani
        [guides] listky
        [travellers] vysledkove-listky
        [names] jmenovky
        [categories] kategorie
        [year] rok
        [copy] kopie
        [league] liga
       *[results] vysledky
    }
evening-hear = Vyslechnout
evening-as-brf = Pro braillskou tiskárnu, BRF
evening-as-pef = Pro braillskou tiskárnu, PEF
evening-as-html = K vytištění nebo ke čtení, HTML
evening-as-txt = Text do dopisu, TXT
evening-as-csv = Tabulka, CSV
evening-as-pbn = Rozdání a výsledky pro jiné programy, PBN
evening-board = Rozdání { SAY($board) }, rozdává { $dealer ->
        [north] sever
        [east] východ
        [south] jih
        [west] západ
        [first] první židle
        [second] druhá židle
        [third] třetí židle
       *[fourth] čtvrtá židle
    }{ $trump ->
        [none] {""}
       *[other] , trumfy { SUIT($trump) }
    }
evening-hand = { evening-compass }: { CARDS($cards) }
    .braille = { evening-compass }: { CARDS($cards, case: "braille") }
evening-hand-print = { evening-compass }: { $cards }
evening-hand-suits = { evening-compass }: { HAND($cards) }
    .braille = { evening-compass }: { HAND($cards, case: "braille") }
evening-rule = { $name }: { $value }
evening-stocks-about = { $whole ->
        [yes] Každý bere z vlastního celého balíčku.
       *[no] Každý bere z vlastní hromádky.
    } Leží před ním rubem nahoru a první karta je navrchu.
evening-stock = { evening-compass } bere{ $first ->
        [1] {""}
       *[other] {" "}od { ORDINAL($first, gender: "feminine", case: "gen") } karty
    }: { CARDS($cards) }
    .braille = { evening-compass } bere{ $first ->
        [1] {""}
       *[other] {" "}od { ORDINAL($first, gender: "feminine", case: "gen") } karty
    }: { CARDS($cards, case: "braille") }
evening-stock-print = { evening-compass } bere{ $first ->
        [1] {""}
       *[other] {" "}od { ORDINAL($first, gender: "feminine", case: "gen") } karty
    }: { $cards }
evening-compass = { $seat ->
        [north] Sever
        [east] Východ
        [south] Jih
        [west] Západ
        [first] První židle
        [second] Druhá židle
        [third] Třetí židle
       *[fourth] Čtvrtá židle
    }
evening-card = { $names }
evening-traveller = Rozdání { SAY($board) }
evening-slip = { ORDINAL($round, gender: "neuter") } kolo, stůl { $table }
evening-slip-game = { $game }, { ORDINAL($round, gender: "neuter") } kolo, stůl { $table }
evening-traveller-line = Kolo { $round }, stůl { $table }: sever a jih, { $north } … { $unit ->
        [tricks] zdvihů
       *[points] bodů
    }; východ a západ, { $east } … { $unit ->
        [tricks] zdvihů
       *[points] bodů
    }
evening-slip-line = Rozdání { $board }: sever a jih, { $north } … { $unit ->
        [tricks] zdvihů
       *[points] bodů
    }; východ a západ, { $east } … { $unit ->
        [tricks] zdvihů
       *[points] bodů
    }
evening-traveller-seats = Kolo { $round }, stůl { $table }: první židle { $north } …, druhá { $east } …, třetí { $south } …, čtvrtá { $west } …
evening-slip-seats = Rozdání { $board }: první židle { $north } …, druhá { $east } …, třetí { $south } …, čtvrtá { $west } …
evening-slip-play = { $names } …
evening-cell = { SAY($value, parts: 100) }
evening-column-place = Místo
evening-column-names = Kdo
evening-column-percent = Procent
evening-column-tricks = Zdvihů navíc
evening-column-points = Bodů navíc
evening-column-boards = Rozdání
evening-column-plays = Partie
evening-column-play-points = Body

# Zhodnocení po večeru
evening-forget = Smazat jména a potřeby všech, kdo nechtějí zůstat zapsaní
evening-really-forget = Smazat po večeru jména všech, kdo nesouhlasili, že zůstanou zapsaní, a potřeby všech? Výsledky zůstanou.
evening-forgotten = Jména a potřeby jsou smazané.

# U stolů v síti
evening-house = Klubový večer, { $game }: { $over ->
        [yes] skončil
       *[no] { $round ->
            [0] hráči přicházejí
           *[other] { ORDINAL($round, gender: "neuter") } kolo{ $rounds ->
                [0] {""}
               *[other] {" "}{ SAY($rounds, gender: "neuter", case: "gen", after: "z") }
            }
        }
    }
evening-house-free = Klubový večer, { $game }: volné partie
evening-house-waits = Večer vede a zahájí { $name }. { $contest ->
        [individuals] Počkejte tu, až vás los posadí. Volná místa obsadí počítač.
        [plays] Počkejte tu, až vám los určí stůl.
        [teams] Stiskněte Enter na volném místě ve čtveřici, ve které chcete hrát. První a druhý hráč hrají spolu u jednoho stolu, třetí a čtvrtý u druhého. Volná místa obsadí počítač.
       *[pairs] Stiskněte Enter na volném místě vedle spoluhráče, se kterým chcete hrát. Volná místa obsadí počítač.
    }
    .brief = Večer zahájí { $name }.
    .braille = začíná { $name }
evening-house-director = Tento večer vedete vy. Ostatní ho najdou v seznamu stolů, nebo přijdou na kód: { $code }. Sedíte na židli vedoucího. Chcete-li i hrát, { $contest ->
        [individuals] sedněte si na volné místo
        [plays] sedněte si na volné místo
        [teams] posaďte se do některé čtveřice
       *[pairs] posaďte se do některé dvojice
    }. { $contest ->
        [plays] Až začnete, los rozdělí hráče ke stolům.
       *[other] Až začnete, volná místa obsadí počítač.
    }
    .brief = Vedete večer; kód: { $code }.
    .braille = { $code }
evening-house-begin = { $free ->
        [yes] Začít: rozlosovat a hrát
       *[no] Začít: rozlosovat a hrát první kolo
    }
evening-house-desk = Stůl vedoucího
evening-house-rounds = Další kolo začíná
evening-house-free-tables = Losování volných hráčů začíná
evening-house-rounds-value = { $itself ->
        [yes] samo
       *[no] až na můj pokyn, u stolu vedoucího
    }
evening-house-close = Zavřít večer pro všechny
evening-house-really-close = Opravdu zavřít večer pro všechny? Výsledky vám zůstanou v nabídce „{ evening-menu }“.
    .braille = zavřít večer?
evening-house-closed = Vedoucí večer zavřel.
    .braille = večer zavřen
evening-house-leave = Odejít z večera
evening-house-to-table = K mému stolu
evening-house-standing = Moje umístění
evening-house-chair = Židle vedoucího
evening-house-chair-empty = prázdná
evening-house-place = { $side ->
        [0] První hráč
        [1] Druhý hráč
        [2] Třetí hráč
       *[3] Čtvrtý hráč
    } { ORDINAL($pair, gender: "feminine", case: "gen") } { $teams ->
        [yes] čtveřice
       *[no] dvojice
    }
evening-house-seated = Hrajete za { ORDINAL($pair, gender: "feminine", case: "acc") } { $teams ->
        [yes] čtveřici{ $names ->
            [none] , její další místa jsou zatím volná
           *[other] , spolu s vámi { $names }
        }
       *[no] dvojici{ $names ->
            [none] , místo vedle vás je zatím volné
           *[other] , spolu s vámi { $names }
        }
    }.
    .braille = vaše { $teams ->
        [yes] čtveřice
       *[no] dvojice
    }: { $pair }
evening-house-seat = { ORDINAL($round, gender: "neuter") } kolo{ $rounds ->
        [0] {""}
       *[other] {" "}{ SAY($rounds, gender: "neuter", case: "gen", after: "z") }
    }: { $seat }.{ $boards ->
        [none] {""}
       *[other] {" "}Hrajete { $boards }.
    }
    .brief = { ORDINAL($round, gender: "neuter") } kolo: { $seat }.
evening-house-play = { ORDINAL($round, gender: "feminine") } partie{ $rounds ->
        [0] {""}
       *[other] {" "}{ SAY($rounds, gender: "feminine", case: "gen", after: "z") }
    }: { $seat }.
    .brief = { ORDINAL($round, gender: "feminine") } partie: { $seat }.
evening-house-free-waits = { $left ->
        [none] Máte odehráno. Pořadí najdete v nabídce večera.
       *[other] Zbývá vám odehrát: { $left }. Ke stolu vás los posadí, jakmile bude dost volných hráčů.
    }
    .brief = { $left ->
        [none] Máte odehráno.
       *[other] Zbývá: { $left }. Čekáte na stůl.
    }
    .braille = { $left ->
        [none] odehráno
       *[other] zbývá { $left }
    }
evening-house-own-play = { $game }, stůl { $table }, spolu s vámi { $names }
evening-house-own = { $alone ->
        [yes] stůl { $table }, { $way }, vlevo { $left }, naproti { $partner }, vpravo { $right }
       *[no] stůl { $table }, { $way }, spolu s vámi { $partner }, proti vám { $left } a { $right }
    }
evening-house-computers = { $names }: { $count ->
        [one] hraje počítač.
       *[other] hrají počítače.
    }
    .braille = počítač: { $names }
evening-house-by-seat = Hrajete bez spoluhráče. Váš výsledek se srovnává s hráči, kteří mají u jiných stolů stejnou židli a stejné karty.
    .brief = Srovnává se stejná židle u všech stolů.
    .braille = srovnává se stejná židle
evening-house-sits-out = { ORDINAL($round, gender: "neuter") } kolo{ $rounds ->
        [0] {""}
       *[other] {" "}{ SAY($rounds, gender: "neuter", case: "gen", after: "z") }
    }: sedíte stranou.
    .braille = { $round }. kolo: stranou
evening-house-late = { $last ->
        [yes] Hraje se už poslední kolo, takže se na vás místo nedostane. Jak večer dopadl, uslyšíte tady.
       *[no] { ORDINAL($round, gender: "neuter") } kolo{ $rounds ->
            [0] {""}
           *[other] {" "}{ SAY($rounds, gender: "neuter", case: "gen", after: "z") }
        } se už hraje. { $plays ->
            [yes] Zůstaňte tu: až vás los posadí, uslyšíte svůj stůl.
           *[no] Zapojíte se v některém dalším, až vám počítač nebo někdo jiný uvolní místo. Pak uslyšíte svůj stůl a místo.
        }
    }
    .brief = { $last ->
        [yes] Hraje se poslední kolo, místo už není.
       *[no] { ORDINAL($round, gender: "neuter") } kolo se už hraje, vy až od dalšího.
    }
    .braille = { $last ->
        [yes] poslední kolo bez vás
       *[no] { $round }. kolo ještě bez vás
    }
evening-house-time = Na kolo máte { DURATION($seconds, case: "acc") }.
    .braille = čas: { DURATION($seconds) }
evening-house-time-left = { $minutes ->
        [0] Čas kola vypršel.{ $averaged ->
            [yes] {" "}Nedohrané rozdání dostane průměr, nerozhodne-li vedoucí jinak.
           *[no] {""}
        }
       *[other] Do konce kola { $minutes ->
            [few] zbývají
           *[other] zbývá
        } { COUNT($minutes, of: "minute") }.
    }
    .braille = { $minutes ->
        [0] čas vypršel
       *[other] ještě { COUNT($minutes, of: "minute") }
    }
evening-house-averaged = Výsledky s průměrem: { $count }. Upravíte je u stolu vedoucího.
    .braille = průměr: { $count }
evening-house-did = { $name }: { $what }.{ $count ->
        [1] {""}
       *[other] {" "}Je to poslední { SAY($count, case: "gen", gender: "masculine", after: "z") } kroků. Ostatní jsou u stolu vedoucího, pod „{ evening-log }“.
    }
    .brief = { $name }: { $what }
    .braille = { $name }: { $what }
evening-house-decided = Pozdě, to už je rozhodnuté. { $name }: { $what }.{ $same ->
        [yes] {""}
       *[no] {" "}Vaše jiné rozhodnutí čeká u stolu vedoucího.
    }
    .brief = Už rozhodnuto. { $name }: { $what }.
    .braille = už { $name }: { $what }
evening-house-not-done = Neprovedeno: { $what }
evening-house-do-still = Udělat to teď
evening-house-drop = Nechat to být
evening-house-done-still = Hotovo.
evening-house-away = Server teď neodpovídá, nic se nezapsalo. Zkuste to, až bude spojení zpátky.
    .brief = Server neodpovídá, nezapsáno.
    .braille = server neodpovídá
evening-house-not-yet = Server to ještě nepotvrdil. Zkuste to za okamžik.
    .braille = ještě ne
evening-house-lead = { $role ->
        [scorer] Zapisovat výsledky večera
       *[director] Ujmout se vedení večera
    }
evening-house-role = { $role ->
        [director] Teď večer vedete také vy, z nabídky večera. Nechcete-li hrát, sedněte si na volnou židli vedoucího.
        [scorer] Teď zapisujete výsledky večera, z jeho nabídky.
       *[player] Večer už nevedete, jen hrajete.
    }
    .brief = { $role ->
        [director] Teď večer vedete také vy.
        [scorer] Teď zapisujete výsledky.
       *[player] Večer už nevedete.
    }
    .braille = { $role ->
        [director] vedete večer
        [scorer] zapisujete výsledky
       *[player] jen hrajete
    }
evening-house-second = { $role ->
        [scorer] Zapisujete výsledky tohoto večera.
       *[director] Večer vedete také vy. Vedoucí navzájem slyší své kroky. Poslední krok vezmete u stolu vedoucího zpět písmenem U.
    }
    .brief = { $role ->
        [scorer] Zapisujete výsledky.
       *[director] Večer vedete také vy.
    }
    .braille = { $role ->
        [scorer] zapisujete výsledky
       *[director] vedete večer
    }
evening-house-appoint = { $role ->
        [director] Ať vede večer se mnou
        [scorer] Ať zapisuje výsledky
       *[player] Ať jen hraje
    }
evening-house-ready = Váš stůl je připravený. Otevřete ho z nabídky večera.
    .braille = stůl připraven
evening-house-stands = Kolo skončilo. Vaše umístění: { $place }.
    .braille = { $place }
evening-house-play-over = Partie skončila. Vaše umístění: { $place }.
    .braille = { $place }
evening-house-round-over = { ORDINAL($round, gender: "neuter") } kolo skončilo.{ $last ->
        [yes] {" "}Bylo poslední. Pořadí najdete v této nabídce.
       *[no] {""}
    }
    .brief = { ORDINAL($round, gender: "neuter") } kolo skončilo.
    .braille = { $round }. kolo: konec
evening-house-over = Večer skončil.{ $place ->
        [none] {""}
       *[other] {" "}Vaše umístění: { $place }.
    }
evening-house-all-in = { ORDINAL($round, gender: "neuter") } kolo je celé dohrané.{ $last ->
        [yes] {" "}Bylo poslední. Ukončete večer u stolu vedoucího.
       *[no] {""}
    }
    .braille = { $round }. kolo dohráno
evening-house-all-played = Všechno je odehrané. Ukončete večer u stolu vedoucího.
    .braille = vše odehráno
evening-house-around = { $place }{ $before ->
        [none] {""}
       *[other] ; před vámi { $before }
    }{ $behind ->
        [none] {""}
       *[other] ; za vámi { $behind }
    }
evening-house-next = Další kolo může začít
evening-house-breath = Další kolo začne za { DURATION($seconds, case: "acc") }.{ $at ->
        [table] {" "}Až budete moci hrát, stiskněte Enter.
       *[menu] {" "}Až budete moci hrát, vyberte „{ evening-house-next }“.
    }{ $key ->
        [none] {""}
       *[other] {" "}Jak hráli ostatní: { $key }.
    }
    .braille = další kolo: { DURATION($seconds) }
evening-house-is-ready = Na další kolo se čeká už jen na ostatní.
    .braille = čeká se na ostatní
evening-house-next-play = Další partie může začít
evening-house-breath-play = Další partie začne za { DURATION($seconds, case: "acc") }.{ $at ->
        [table] {" "}Až budete moci hrát, stiskněte Enter.
       *[menu] {" "}Až budete moci hrát, vyberte „{ evening-house-next-play }“.
    }
    .braille = další partie: { DURATION($seconds) }
evening-house-is-ready-play = Na další partii se čeká už jen na ostatní.
    .braille = čeká se na ostatní
evening-house-others = Jak hráli ostatní
evening-house-boards = { ORDINAL($round, gender: "neuter") } kolo: které rozdání?
evening-house-board = Rozdání { SAY($board) } u všech stolů
evening-house-line = { $own ->
        [yes] U vašeho stolu
       *[no] Stůl { $table }
    }, { $pair }, proti nim { $opponents }
evening-house-has = { $has }{ $percent ->
        [none] {""}
       *[other] , { COUNT($percent, of: "percent") }
    }
evening-house-deal = Rozdání { SAY($board) }, stůl { $table }. Na vašem místě: { $name }.
    .braille = { $board }. rozdání, stůl { $table }: { $name }
evening-house-beside = Kartu po kartě, srovnání s vaším stolem
evening-house-practise = Zahrát si to u cvičného stolu
evening-house-only-number = Ve veřejných výsledcích bude jen vaše číslo. Změnit to můžete v této nabídce.
    .braille = výsledky: jen číslo
evening-house-name = Moje jméno ve veřejných výsledcích
evening-house-name-value = { $shown ->
        [yes] uvedené
       *[no] jen číslo
    }

# Rok
evening-years = Výsledky za rok
evening-year = Rok { SAY($year) }
evening-year-line = { $place }, { $evenings ->
        [one] jeden večer
        [few] { SAY($evenings) } večery
       *[other] { SAY($evenings) } večerů
    }, { COUNT($boards, of: "deal") }
evening-call = Hlásit karty u stolu
    .braille = hlásit
evening-call-which = Karty kterého stolu chcete hlásit?
    .braille = který?
evening-call-how = Stůl { $table }, rozdání { $board }: odkud jsou karty?
    .braille = odkud karty?
evening-call-shuffled = Karty se u stolu míchaly
    .braille = míchané
evening-call-dealt = Karty jsou rozdané podle rozpisu
    .braille = podle rozpisu
