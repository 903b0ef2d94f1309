### Skutečné karty na stole: hlásící říká každou kartu, program vede pravidla a zápis.

call-games = Hra se skutečnými kartami
    .braille = karty na stole
call-continue = Pokračovat: { $match }
call-begin = Začít hlásit
call-seat = { ORDINAL($number, gender: "neuter") } místo: { $name }
call-player =
    { $gender ->
        [feminine] { ORDINAL($number, gender: "feminine") } hráčka
        [masculine] { ORDINAL($number) } hráč
       *[none] osoba { $number }
    }
call-name = Jméno na tomto místě
call-dealer = První rozdává
call-begun = Hlaste karty v pořadí, jak padají na stůl. Vzít zpět poslední hlášení: Backspace.
    .brief = Hlaste karty.
    .braille = hlaste karty
call-continued = Pokračuje hra se skutečnými kartami: { $game }.
    .braille = pokračuje { $game }
call-next = Na tahu: { $name }.
    .braille = hraje { $name }
call-cards-of = { $name }: nahlaste ještě { COUNT($count, of: "card", case: "acc") }.
    .braille = { $name } ještě { $count }
call-card-noted = { CARD($card) }. { $same ->
        [yes] Ještě { COUNT($count, of: "card", case: "acc") }.
       *[no] { $name }: nahlaste ještě { COUNT($count, of: "card", case: "acc") }.
    }
    .brief = { CARD($card) }. { $same ->
        [yes] Ještě { SAY($count, gender: "feminine") }.
       *[no] { $name }, ještě { SAY($count, gender: "feminine") }.
    }
    .braille = { CARD($card, case: "braille") }, { $same ->
        [yes] ještě { $count }
       *[no] { $name } ještě { $count }
    }
call-turned = Nahlaste otočenou kartu.
    .braille = otočená?
call-suit = { SUIT($suit) }, a hodnota?
    .brief = { SUIT($suit) }?
    .braille = { SUIT($suit) }?
call-rank = { $rank ->
        [J] Kluk
        [Q] Dáma
        [K] Král
        [A] Eso
        [T] Desítka
        [2] Dvojka
        [3] Trojka
        [4] Čtyřka
        [5] Pětka
        [6] Šestka
        [7] Sedmička
        [8] Osmička
       *[9] Devítka
    }, a barva?
    .braille = barva?
call-which-suit = { $choices }.
call-suit-sign = { SUIT($suit) } písmeno { $sign }
call-numbers-only = Tady se hlásí jen čísla.
    .braille = jen čísla
call-no-hints = Program nikomu do karet nevidí, a tak tady neumí poradit.
    .braille = tady bez rad
call-no-card = Teď se nehlásí žádná karta.
    .braille = teď bez karty
call-marks-nothing = Karty se tu neoznačují, nahlaste jen jejich počet.
    .braille = jen počet
call-no-hands = Program nikomu do karet nevidí.
    .braille = karty neznámé
call-choices = Nahlásit se dá: { $choices }.
call-taken-back = { $count ->
        [1] { $what ->
            [none] Vzato zpět.
           *[other] Vzato zpět: { $what }.
        }
       *[other] Vzato zpět hlášení: { SAY($count, gender: "neuter") }. Od tohoto: { $what }.
    }
    .braille = { $count ->
        [1] { $what ->
            [none] zpět
           *[other] zpět: { $what }
        }
       *[other] zpět: { $count }
    }
call-part-dropped = Začaté hlášení je smazané.
    .braille = smazáno
call-nothing-back = Zatím není co vzít zpět.
    .braille = není co
call-menu = Nabídka hlásícího
call-correct = Opravit hlášení
call-corrections = Hlášení, poslední je první
call-correction = Opravit: { $what }
call-other-card = Byla to jiná karta
call-which-card = Která karta to byla?
call-card = { CARD($card) }
call-named-card = { $name }, { CARD($card) }
call-in-trick = { ORDINAL($number, gender: "masculine") } zdvih, { $what }
    .braille = { $number }: { $what }
call-back-to-here = { $count ->
        [1] Vzít zpět toto hlášení
       *[other] Vzít zpět toto hlášení a všechna po něm, celkem { SAY($count, gender: "neuter") }
    }
call-corrected = { $what ->
        [none] Opraveno.
       *[other] Opraveno: { $what }.
    }
    .braille = opraveno
call-correction-fails = Oprava nesedí s pozdějším hlášením: { $what }
    .braille = nesedí: { $what }
call-really-leave = Odejít od stolu? Hlášení zůstanou uložená a můžete v nich pokračovat.
    .braille = odejít?
call-begin-from-menu = Novou hru začněte z nabídky „{ call-games }“.
    .braille = novou z nabídky
call-again = Ještě jednou ve stejné sestavě
    .braille = ještě jednou
call-turned-first = Nejdřív nahlaste otočenou kartu.
    .braille = nejdřív otočenou
call-play-on = Hlaste až do poslední karty.
    .braille = až do konce
call-card-gone = Další taková karta už není: { CARD($card) }. Opravte některé hlášení.
    .brief = { CARD($card) }: všechny už padly.
    .braille = { CARD($card, case: "braille") } už není
call-impossible = { CARD($card) } tu teď být nemůže. Některé dřívější hlášení nesedí, opravte ho.
    .brief = { CARD($card) } tu být nemůže.
    .braille = { CARD($card, case: "braille") } nesedí
call-revoke = { WHO($seat) } má { CARD($card, case: "acc") }, ale { PERSON($seat) ->
        [feminine] nectila
        [none] nectí
       *[masculine] nectil
    } barvu: { ORDINAL($trick) } zdvih. Opravte hlášení, nebo se domluvte u stolu.
    .brief = Nectěná barva: { WHO($seat) }, { ORDINAL($trick) } zdvih.
    .braille = nectí barvu { $trick }
call-turned-card = Otočená karta je { CARD($card) }, drží ji { WHO($seat) }.
    .braille = má { WHO($seat, form: "short") }
call-must-follow = { WHO($seat) } má otočenou kartu, { CARD($card, case: "acc") }, a barvu ctít musí. Vraťte kartu, nebo opravte hlášení.
    .brief = { WHO($seat) } musí ctít barvu, má otočenou kartu.
    .braille = musí ctít barvu, má { CARD($card, case: "braille") }
call-incomplete = Tomuto hlášení chybějí karty.
    .braille = chybějí karty

# Záznam
call-record-kept = Partie je dohraná, najdete ji v záznamech.
    .braille = v záznamech
call-record-heading = Hrálo se skutečnými kartami.
call-record-places = Projít jako jeden z hráčů
call-record-place = Číma očima?
    .braille = kdo?
call-review-place = Rozbor je vždy z místa některého hráče. Vyberte ho v nabídce záznamu.
    .braille = zvolte hráče
call-unseen = Všechny karty se tu neukázaly, takže se neví, kdo je držel.
    .braille = karty neznámé
call-penalized = V tomto rozdání se platil trest za nectěnou barvu, proto k němu není rozbor ani karty v ruce.
    .braille = trest, bez rozboru
call-verify = Tuto partii někdo hlásil u stolu se skutečnými kartami. Zapečetěné nebylo nic, není tedy co dokazovat.
    .braille = skutečné karty, nic k ověření
call-kept = se skutečnými kartami{ $count ->
        [0] {""}
        [one] , vyhrává { $names }
       *[other] , vyhrávají { $names }
    }
call-statistics = Hry se skutečnými kartami
call-statistics-none = Zatím žádná partie se skutečnými kartami neskončila.
    .braille = zatím žádná
call-statistics-game = { $game }: { COUNT($count, of: "match") }
call-statistics-player = { $name }: { COUNT($played, of: "match") }, { $won ->
        [0] žádná vyhraná
        [one] jedna vyhraná
        [few] { SAY($won, gender: "feminine") } vyhrané
       *[other] { $won } vyhraných
    }.

# Stůl, na který se druzí dívají
call-show = Skutečné karty, na které se ostatní dívají
call-shown = { $address ->
        [none] Ostatní se mohou dívat s kódem: { $code }.
       *[other] Ostatní se mohou dívat na adrese { $address } s kódem: { $code }.
    }
    .braille = kód: { $code }
call-shown-menu = Jak se mohou dívat ostatní
call-not-shown = Ostatní se už dívat nemohou. Pokračujte v hlášení.
    .braille = už se neukazuje
call-shown-over = Hlášení skončilo, stůl už se neukazuje.
    .braille = stůl skončil

# Trest za nectěnou barvu
call-penalty = Trest za nectěnou barvu
call-penalty-of = { $tricks ->
        [0] { $points ->
            [0] podle domluvy u stolu
           *[other] { COUNT($points, of: "point") }
        }
       *[other] { COUNT($tricks, of: "trick") }
    }
call-settle = Co se stalo?
call-penalty-write = Platí karty i trest: { $what }
call-penalty-written = Trest je zapsaný, započítá se na konci rozdání.
    .braille = trest zapsán
call-changed = Oprava u stolu.
    .braille = oprava
call-other-hand = { CARD($card) } patří podle rozpisu jinam: { $name }.
    .braille = { CARD($card, case: "braille") } má mít { $name }
