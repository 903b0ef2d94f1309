# Loker: ćwiczenia pamięci
drill-kind-figure = Jak nazywa się układ
drill-kind-higher = Która ręka jest wyższa
drill-kind-outs = Ile kart w Lokerze pomoże
drill-figure = Jaki to układ: { CARDS($cards) }?
    .braille = { CARDS($cards, case: "braille") } układ?
drill-figure-why =
    { $figure ->
        [none] Najwyżej jedna para i żadnych pięciu liczb po kolei: to nie jest układ.
        [two_pairs] Dwie liczby są tu dwa razy.
        [straight5] Pięć liczb idzie po kolei.
        [three_pairs] Trzy liczby są tu dwa razy.
        [straight6] Wszystkie sześć liczb idzie po kolei.
        [three] Jedna liczba jest tu trzy razy i nic innego się nie powtarza.
        [three_two] Jedna liczba jest tu trzy razy, druga dwa razy.
        [two_threes] Dwie liczby są tu trzy razy.
        [four] Jedna liczba jest tu cztery razy i nic innego się nie powtarza.
        [four_two] Jedna liczba jest tu cztery razy, druga dwa razy.
        [loker] Jedna liczba jest tu pięć razy.
       *[king_loker] Wszystkie sześć jest jednakowych.
    }
drill-hand-first = Pierwsza ręka: { CARDS($cards) }.
    .braille = 1: { CARDS($cards, case: "braille") }
drill-hand-second = Druga ręka: { CARDS($cards) }.
    .braille = 2: { CARDS($cards, case: "braille") }
drill-higher = Która jest wyższa?
    .braille = wyższa?
drill-higher-why =
    { $first ->
        [none] W pierwszej ręce nie ma układu
        [two_pairs] W pierwszej ręce są dwie pary
        [straight5] W pierwszej ręce jest strit z pięciu
        [three_pairs] W pierwszej ręce są trzy pary
        [straight6] W pierwszej ręce jest strit z sześciu
        [three] W pierwszej ręce jest trójka
        [three_two] W pierwszej ręce jest trójka i para
        [two_threes] W pierwszej ręce są dwie trójki
        [four] W pierwszej ręce jest kareta
        [four_two] W pierwszej ręce jest kareta i para
        [loker] W pierwszej ręce jest Loker
       *[king_loker] W pierwszej ręce jest King Loker
    }, { $second ->
        [none] w drugiej nie ma nic.
        [two_pairs] w drugiej dwie pary.
        [straight5] w drugiej strit z pięciu.
        [three_pairs] w drugiej trzy pary.
        [straight6] w drugiej strit z sześciu.
        [three] w drugiej trójka.
        [three_two] w drugiej trójka i para.
        [two_threes] w drugiej dwie trójki.
        [four] w drugiej kareta.
        [four_two] w drugiej kareta i para.
        [loker] w drugiej Loker.
       *[king_loker] w drugiej King Loker.
    } Między takimi samymi układami decydują wyższe liczby, na końcu wolne karty.
    .braille = 1: { $first ->
        [none] bez układu
        [two_pairs] dwie pary
        [straight5] strit z pięciu
        [three_pairs] trzy pary
        [straight6] strit z sześciu
        [three] trójka
        [three_two] trójka i para
        [two_threes] dwie trójki
        [four] kareta
        [four_two] kareta i para
        [loker] loker
       *[king_loker] king Loker
    }, 2: { $second ->
        [none] bez układu
        [two_pairs] dwie pary
        [straight5] strit z pięciu
        [three_pairs] trzy pary
        [straight6] strit z sześciu
        [three] trójka
        [three_two] trójka i para
        [two_threes] dwie trójki
        [four] kareta
        [four_two] kareta i para
        [loker] loker
       *[king_loker] king Loker
    }; potem wyższe liczby
drill-outs = Masz { CARDS($cards, case: "acc") } i wymienisz { CARDS($thrown, case: "acc") }. Ile kart, których nie widzisz, poprawi ci układ?
    .brief = { CARDS($cards) }; wymiana: { CARDS($thrown) }. Ile kart pomoże?
    .braille = { CARDS($cards, case: "braille") } -{ CARDS($thrown, case: "braille") }: pomoże?
drill-outs-why = Na ręce { $figure ->
        [two_pairs] są
        [three_pairs] są
        [two_threes] są
       *[other] jest
    } { drill-figure-name }. Od każdej liczby, która pomoże, licz osiem kart bez tych na ręce: razem { $count }.
    .braille = pomoże { $count }
drill-chance = Masz { CARDS($cards, case: "acc") } i wymienisz { CARDS($thrown, case: "acc") }. Ile mniej więcej razy na sto poprawi się układ?
    .brief = { CARDS($cards) }; wymiana: { CARDS($thrown) }. Ile razy na sto?
    .braille = { CARDS($cards, case: "braille") } -{ CARDS($thrown, case: "braille") }: %?
drill-chance-why = Liczba kart, które pomogą: { $outs }. { $count ->
        [1] Na oko dodaj jedną trzecią, to około { SAY($rule, case: "gen") } na sto. Dokładnie jest to { $chance }.
       *[other] Na oko dodaj jedną trzecią, a za drugą kartę jeszcze połowę, to około { SAY($rule, case: "gen") } na sto. Dokładnie jest to { $chance }.
    }
    .braille = { $chance }%
drill-changed = Ile kart w tej grze ma wymienionych { WHO($seat) }?
    .braille = { WHO($seat, form: "short") } wymiana?
drill-changed-why = { WHO($seat) }: w tej grze { COUNT($count, of: "card") }.
    .braille = { WHO($seat, form: "short") } { $count }
drill-pot = Ile żetonów jest w puli?
    .braille = pula?
drill-pot-why = W puli: { COUNT($count, of: "chip") }.
    .braille = pula { $count }
drill-figure-name =
    { $figure ->
        [none] bez układu
        [two_pairs] dwie pary
        [straight5] strit z pięciu
        [three_pairs] trzy pary
        [straight6] strit z sześciu
        [three] trójka
        [three_two] trójka i para
        [two_threes] dwie trójki
        [four] kareta
        [four_two] kareta i para
        [loker] Loker
       *[king_loker] King Loker
    }
