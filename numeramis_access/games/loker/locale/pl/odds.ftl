# Loker: szanse
odds-loker-best =
    { $count ->
        [0] Najlepiej niczego nie wymieniać.
       *[other] Najlepsza wymiana: odrzucić { CARDS($cards, case: "acc") }.
    } Szansa, że będziesz mieć układ, to { CHANCE($some) }{ $others ->
        [yes] , średnie miejsce około { $place }.
       *[no] .
    }
    .brief = { $count ->
        [0] Bez wymiany
       *[other] Odrzucić { CARDS($cards, case: "acc") }
    }, układ: { CHANCE($some) }.
    .braille = { $count ->
        [0] bez wymiany
       *[other] precz { CARDS($cards, case: "braille") }
    } układ { CHANCE($some, form: "short") } miejsce ok. { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-loker-marked = Jeśli odrzucisz zaznaczone, czyli { CARDS($cards, case: "acc") }, szansa na układ to { CHANCE($some) }.{ $others ->
        [yes] { $same ->
            [yes] {" "}To mniej więcej tak samo dobre.
           *[no] {" "}To gorsze mniej więcej o { odds-loss }.
        }
       *[no] {""}
    }
    .brief = { CARDS($cards) }: układ { CHANCE($some) }{ $others ->
        [yes] { $same ->
            [yes] , tak samo dobre.
           *[no] , gorsze o { odds-loss }.
        }
       *[no] .
    }
    .braille = { CARDS($cards, case: "braille") } układ { CHANCE($some, form: "short") } -{ NUMBER($size, maximumFractionDigits: 1) }
odds-loker-figure = Szansa na { odds-figure.acc } to { CHANCE($chance) }.
    .brief = { odds-figure }: { CHANCE($chance) }.
    .braille = { odds-figure } { CHANCE($chance, form: "short") }
odds-loker-nothing =
    { $best ->
        [yes] Nie opłaca się wymieniać.
       *[no] { $same ->
            [yes] Bez wymiany wyszłoby mniej więcej na to samo.
           *[no] Bez wymiany byłoby gorzej mniej więcej o { odds-loss }.
        }
    }
    .braille = bez wymiany -{ NUMBER($size, maximumFractionDigits: 1) }
odds-loker-hand = Masz { odds-figure.acc }{ $others ->
        [yes] , średnie miejsce około { $place }.
       *[no] .
    }
    .brief = { odds-figure }{ $others ->
        [yes] , miejsce około { $place }.
       *[no] .
    }
    .braille = { odds-figure } miejsce ok. { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-figure =
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
    .acc =
        { $figure ->
            [none] rękę bez układu
            [two_pairs] dwie pary
            [straight5] strita z pięciu
            [three_pairs] trzy pary
            [straight6] strita z sześciu
            [three] trójkę
            [three_two] trójkę i parę
            [two_threes] dwie trójki
            [four] karetę
            [four_two] karetę i parę
            [loker] Lokera
           *[king_loker] King Lokera
        }
