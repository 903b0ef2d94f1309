# Trénink: otázky, odpovědi a co se kdo naučil.
drill-title = Trénink
drill-daily = Dnešní trénink, asi pět minut
drill-waiting = { $count ->
        [0] nic k opakování
        [one] jedna otázka k opakování
        [few] { COUNT($count, of: "question") } k opakování
       *[other] { COUNT($count, of: "question") } k opakování
    }
drill-kind-highest = Která karta je nejvyšší a čí
drill-kind-gone = Kolik vysokých karet už padlo
drill-kind-worth = O kolik zdvihů se hraje
drill-kind-sums = Kolik chybí v Šipkách
drill-kind-figure = Jak se jmenuje figura
drill-kind-higher = Která ruka je vyšší
drill-kind-braille = Čtení ruky v braillu
drill-standing = úroveň { $level }{ $asked ->
        [0] , zatím bez odpovědí
       *[other] , správně { COUNT($percent, of: "percent") }
    }
drill-repeat = Zopakovat otázku
drill-right = Správně.
    .braille = správně
drill-wrong = Ne, správně je: { $right }.
    .brief = Ne: { $right }.
    .braille = ne: { $right }
drill-level =
    { $up ->
        [yes] Postupujete na úroveň { $level }.
       *[no] Zkusíme zase úroveň { $level }.
    }
    .braille = úroveň { $level }
drill-result = Trénink je hotový: správně { $right } z celkem { SAY($asked, case: "gen") }.
    .braille = správně { $right }/{ $asked }
drill-not-kept = Výsledky tréninku se nepodařilo uložit.
    .braille = trénink neuložen
drill-number = { $number }
drill-phase = Padly karty:
    .braille = padlo:
drill-play = { WHO($seat) }: { CARD($card) }.
    .brief = { WHO($seat) } { CARD($card) }.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
drill-whose = { WHO($seat) }, { CARD($card) }
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
drill-highest = Kdo byl s nejvyšší kartou první?
    .braille = nejvyšší?
drill-highest-why =
    { $tied ->
        [yes] Nejvyšší byla { CARD($card) } a padla vícekrát, rozhoduje, kdo ji zahrál první.
       *[no] Nejvyšší byla { CARD($card) }.
    }
    .braille = max { CARD($card, case: "braille") } { WHO($seat, form: "short") }
drill-cards = { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-gone-begin = Počítejte { $number ->
        [9] devítky
        [8] osmičky
       *[7] sedmičky
    }:
    .braille = počítejte { $number }:
drill-gone = Kolik jich padlo?
    .braille = kolik?
drill-gone-why = { CARD($card) } { $count ->
        [0] nepadla ani jednou
        [1] padla jednou
        [2] padla dvakrát
        [3] padla třikrát
        [4] padla čtyřikrát
       [5] padla pětkrát
        [6] padla šestkrát
        [7] padla sedmkrát
       *[other] padla osmkrát
    }.
    .braille = { $card }: { $count }x
drill-worth-begin = Fáze po fázi:
    .braille = fáze:
drill-worth = O kolik zdvihů se hraje dál?
    .braille = o kolik?
drill-worth-why = Každá shoda na nejvyšší kartě přidá zdvih, jediná nejvyšší hromádku vezme a začíná se znovu od jednoho: hraje se o { COUNT($worth, of: "trick", case: "acc") }.
    .braille = o { $worth }
drill-sums = Hraje se { $limit }, máte { $score } a skládáte { $number }. Kolik vám bude chybět?
    .brief = Do { SAY($limit, case: "gen") }: { $score } plus { $number }, chybí?
    .braille = { $limit }: { $score }+{ $number } chybí?
drill-sums-why = Máte { $score }, do { SAY($limit, case: "gen") } chybí { $missing }.
    .braille = { $score } chybí { $missing }
drill-figure = Jaká je to figura: { CARDS($cards) }?
    .braille = { CARDS($cards, case: "braille") } figura?
drill-figure-name =
    { $figure ->
        [none] bez figury
        [two_pairs] dvě dvojice
        [straight5] postupka z pěti
        [three_pairs] tři dvojice
        [straight6] postupka ze šesti
        [three] trojice
        [three_two] trojice a dvojice
        [two_threes] dvě trojice
        [four] čtveřice
        [four_two] čtveřice a dvojice
        [loker] Loker
       *[king_loker] King Loker
    }
drill-figure-why =
    { $figure ->
        [none] Žádná figura v ruce není.
        [two_pairs] Jsou to { drill-figure-name }.
        [three_pairs] Jsou to { drill-figure-name }.
        [two_threes] Jsou to { drill-figure-name }.
       *[other] Je to { drill-figure-name }.
    }
    .braille = { drill-figure-name }
drill-hand-first = První ruka: { CARDS($cards) }.
    .braille = 1: { CARDS($cards, case: "braille") }
drill-hand-second = Druhá ruka: { CARDS($cards) }.
    .braille = 2: { CARDS($cards, case: "braille") }
drill-higher = Která je vyšší?
    .braille = vyšší?
drill-higher-first = první
drill-higher-second = druhá
drill-higher-equal = jsou stejné
drill-higher-why =
    { $first ->
        [none] V první ruce figura není
        [two_pairs] V první ruce jsou dvě dvojice
        [straight5] V první ruce je postupka z pěti
        [three_pairs] V první ruce jsou tři dvojice
        [straight6] V první ruce je postupka ze šesti
        [three] V první ruce je trojice
        [three_two] V první ruce je trojice a dvojice
        [two_threes] V první ruce jsou dvě trojice
        [four] V první ruce je čtveřice
        [four_two] V první ruce je čtveřice a dvojice
        [loker] V první ruce je Loker
       *[king_loker] V první ruce je King Loker
    }, { $second ->
        [none] ve druhé není nic.
        [two_pairs] ve druhé dvě dvojice.
        [straight5] ve druhé postupka z pěti.
        [three_pairs] ve druhé tři dvojice.
        [straight6] ve druhé postupka ze šesti.
        [three] ve druhé trojice.
        [three_two] ve druhé trojice a dvojice.
        [two_threes] ve druhé dvě trojice.
        [four] ve druhé čtveřice.
        [four_two] ve druhé čtveřice a dvojice.
        [loker] ve druhé Loker.
       *[king_loker] ve druhé King Loker.
    } Mezi stejnými figurami rozhodují vyšší čísla, nakonec volné karty.
drill-braille = Na braillském řádku je ruka. Přečtěte ji a vyberte, která to je.
    .braille = { CARDS($cards, case: "braille") }
drill-braille-choice = { CARDS($cards) }
drill-braille-why = Na řádku stálo: { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }: { CARDS($cards) }
