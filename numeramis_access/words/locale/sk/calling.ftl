### Skutočné karty na stole: hlásiaci hovorí každú kartu, program vedie pravidlá a zápis.

call-games = Hra so skutočnými kartami
    .braille = karty na stole
call-continue = Pokračovať: { $match }
call-begin = Začať hlásiť
call-seat = { ORDINAL($number, gender: "neuter") } miesto: { $name }
call-player =
    { $gender ->
        [feminine] { ORDINAL($number, gender: "feminine") } hráčka
        [masculine] { ORDINAL($number) } hráč
       *[none] osoba { $number }
    }
call-name = Meno na tomto mieste
call-dealer = Prvý rozdáva
call-begun = Hláste karty v poradí, v akom padajú na stôl. Vziať späť posledné hlásenie: Backspace.
    .brief = Hláste karty.
    .braille = hláste karty
call-continued = Pokračuje hra so skutočnými kartami: { $game }.
    .braille = pokračuje { $game }
call-next = Na ťahu: { $name }.
    .braille = hrá { $name }
call-cards-of = { $name }: nahláste ešte { COUNT($count, of: "card", case: "acc") }.
    .braille = { $name } ešte { $count }
call-card-noted = { CARD($card) }. { $same ->
        [yes] Ešte { COUNT($count, of: "card", case: "acc") }.
       *[no] { $name }: nahláste ešte { COUNT($count, of: "card", case: "acc") }.
    }
    .braille = { CARD($card, case: "braille") }, { $same ->
        [yes] ešte { $count }
       *[no] { $name } ešte { $count }
    }
call-turned = Nahláste otočenú kartu.
    .braille = otočená?
call-suit = { SUIT($suit) }, a hodnota?
    .brief = { SUIT($suit) }?
    .braille = { SUIT($suit) }?
call-rank = { $rank ->
        [J] Chlapec
        [Q] Dáma
        [K] Kráľ
        [A] Eso
        [T] Desiatka
        [2] Dvojka
        [3] Trojka
        [4] Štvorka
        [5] Päťka
        [6] Šestka
        [7] Sedmička
        [8] Osmička
       *[9] Deviatka
    }, a farba?
    .braille = farba?
call-which-suit = { $choices }.
call-suit-sign = { SUIT($suit) } písmeno { $sign }
call-numbers-only = Tu sa hlásia iba čísla.
    .braille = iba čísla
call-no-hints = Program nikomu do kariet nevidí, poradiť tu nevie.
    .braille = tu bez rád
call-no-card = Teraz sa nehlási žiadna karta.
    .braille = teraz bez karty
call-marks-nothing = Karty sa tu neoznačujú, nahláste len ich počet.
    .braille = iba počet
call-no-hands = Program nikomu do kariet nevidí.
    .braille = karty neznáme
call-choices = Nahlásiť sa dá: { $choices }.
call-taken-back = { $count ->
        [1] { $what ->
            [none] Vzaté späť.
           *[other] Vzaté späť: { $what }.
        }
       *[other] Vzaté späť hlásenia: { SAY($count, gender: "neuter") }. Od tohto: { $what }.
    }
    .braille = { $count ->
        [1] { $what ->
            [none] späť
           *[other] späť: { $what }
        }
       *[other] späť: { $count }
    }
call-part-dropped = Začaté hlásenie je zmazané.
    .braille = zmazané
call-nothing-back = Zatiaľ niet čo vziať späť.
    .braille = niet čo
call-menu = Ponuka hlásiaceho
call-correct = Opraviť hlásenie
call-corrections = Hlásenia, posledné je prvé
call-correction = Opraviť: { $what }
call-other-card = Bola to iná karta
call-which-card = Ktorá karta to bola?
call-card = { CARD($card) }
call-named-card = { $name }, { CARD($card) }
call-in-trick = { ORDINAL($number, gender: "masculine") } zdvih, { $what }
    .braille = { $number }: { $what }
call-back-to-here = { $count ->
        [1] Vziať späť toto hlásenie
       *[other] Vziať späť toto hlásenie a všetky po ňom, spolu { SAY($count, gender: "neuter") }
    }
call-corrected = { $what ->
        [none] Opravené.
       *[other] Opravené: { $what }.
    }
    .braille = opravené
call-correction-fails = Oprava nesedí s neskorším hlásením: { $what }
    .braille = nesedí: { $what }
call-really-leave = Odísť od stola? Hlásenia zostanú uložené a môžete v nich pokračovať.
    .braille = odísť?
call-begin-from-menu = Novú hru začnite z ponuky „{ call-games }“.
    .braille = novú z ponuky
call-again = Ešte raz v rovnakej zostave
    .braille = ešte raz
call-turned-first = Najprv nahláste otočenú kartu.
    .braille = najprv otočenú
call-play-on = Hláste až do poslednej karty.
    .braille = až do konca
call-card-gone = Ďalšia taká karta už nie je: { CARD($card) }. Opravte niektoré hlásenie.
    .brief = { CARD($card) }: všetky už padli.
    .braille = { CARD($card, case: "braille") } už nie je
call-impossible = { CARD($card) } tu teraz byť nemôže. Niektoré skoršie hlásenie nesedí, opravte ho.
    .brief = { CARD($card) } tu byť nemôže.
    .braille = { CARD($card, case: "braille") } nesedí
call-revoke = { WHO($seat) } má { CARD($card, case: "acc") }, ale { PERSON($seat) ->
        [feminine] nepriznala
        [none] nepriznáva
       *[masculine] nepriznal
    } farbu: { ORDINAL($trick) } zdvih. Opravte hlásenie, alebo sa dohodnite pri stole.
    .brief = Nepriznaná farba: { WHO($seat) }, { ORDINAL($trick) } zdvih.
    .braille = nepriznaná farba { $trick }
call-turned-card = Otočená karta je { CARD($card) }, drží ju { WHO($seat) }.
    .braille = má { WHO($seat, form: "short") }
call-must-follow = { WHO($seat) } má otočenú kartu, { CARD($card, case: "acc") }, a farbu priznať musí. Vráťte kartu alebo opravte hlásenie.
    .brief = { WHO($seat) } musí priznať farbu, má otočenú kartu.
    .braille = musí priznať farbu, má { CARD($card, case: "braille") }
call-incomplete = Tomuto hláseniu chýbajú karty.
    .braille = chýbajú karty

# Záznam
call-record-kept = Partia je dohraná, nájdete ju v záznamoch.
    .braille = v záznamoch
call-record-heading = Hralo sa skutočnými kartami.
call-record-places = Prejsť ako jeden z hráčov
call-record-place = Čími očami?
    .braille = kto?
call-review-place = Rozbor je vždy z miesta niektorého hráča. Vyberte ho v ponuke záznamu.
    .braille = vyberte hráča
call-unseen = Všetky karty sa tu neukázali, takže sa nevie, kto ich držal.
    .braille = karty neznáme
call-penalized = V tomto rozdaní sa platil trest za nectenú farbu, preto k nemu nie je rozbor ani karty v ruke.
    .braille = trest, bez rozboru
call-verify = Túto partiu niekto hlásil pri stole so skutočnými kartami. Zapečatené nebolo nič, nie je teda čo dokazovať.
    .braille = skutočné karty, niet čo overiť
call-kept = so skutočnými kartami{ $count ->
        [0] {""}
        [one] , vyhráva { $names }
       *[other] , vyhrávajú { $names }
    }
call-statistics = Hry so skutočnými kartami
call-statistics-none = Zatiaľ sa žiadna partia so skutočnými kartami neskončila.
    .braille = zatiaľ žiadna
call-statistics-game = { $game }: { COUNT($count, of: "match") }
call-statistics-player = { $name }: { COUNT($played, of: "match") }, { $won ->
        [0] žiadna vyhraná
        [one] jedna vyhraná
        [few] { SAY($won, gender: "feminine") } vyhrané
       *[other] { $won } vyhraných
    }.

# Stôl, na ktorý sa iní pozerajú
call-show = Skutočné karty, na ktoré sa ostatní pozerajú
call-shown = { $address ->
        [none] Ostatní sa môžu pozerať s kódom: { $code }.
       *[other] Ostatní sa môžu pozerať na adrese { $address } s kódom: { $code }.
    }
    .braille = kód: { $code }
call-shown-menu = Ako sa môžu pozerať ostatní
call-not-shown = Ostatní sa už pozerať nemôžu. Pokračujte v hlásení.
    .braille = už sa neukazuje
call-shown-over = Hlásenie sa skončilo, stôl sa už neukazuje.
    .braille = stôl skončil

# Trest za nectenú farbu
call-penalty = Trest za nepriznanú farbu
call-penalty-of = { $tricks ->
        [0] { $points ->
            [0] podľa dohody pri stole
           *[other] { COUNT($points, of: "point") }
        }
       *[other] { COUNT($tricks, of: "trick") }
    }
call-settle = Čo sa stalo?
call-penalty-write = Platia karty aj trest: { $what }
call-penalty-written = Trest je zapísaný, započíta sa na konci rozdania.
    .braille = trest zapísaný
call-changed = Oprava pri stole.
    .braille = oprava
call-other-hand = { CARD($card) } patrí podľa rozpisu inam: { $name }.
    .braille = { CARD($card, case: "braille") } má mať { $name }
