# Quist: ćwiczenia pamięci
drill-kind-highest = Która karta jest najwyższa i czyja
drill-kind-worth = O ile lew idzie gra
drill-kind-recall = Ręka z pamięci
drill-phase = Padły karty:
    .braille = padło:
drill-highest = Kto pierwszy miał najwyższą kartę?
    .braille = najwyższa?
drill-highest-why =
    { $tied ->
        [yes] Najwyższa karta to { CARD($card) }; padła kilka razy, więc liczy się, kto ją zagrał pierwszy.
       *[no] Najwyższa karta to { CARD($card) }.
    }
    .braille = max { CARD($card, case: "braille") }{ $tied ->
        [yes] {" "}kilka razy, pierwszy { WHO($seat, form: "short") }
       *[no] {""}
    }
drill-cards = { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-gone-begin = Licz { $number ->
        [9] dziewiątki
        [8] ósemki
       *[7] siódemki
    }:
    .braille = licz { $number }:
drill-gone = Ile ich padło?
    .braille = ile?
drill-gone-why = { CARD($card) } { $count ->
        [0] nie padła ani razu
        [1] padła raz
        [2] padła dwa razy
       *[other] padła { SAY($count, gender: "masculine") } razy
    }.
    .braille = { $card }: { $count }x
drill-worth-begin = Faza po fazie:
    .braille = fazy:
drill-worth = Jaka jest teraz stawka w lewach?
    .braille = o ile?
drill-worth-why = Każdy remis na najwyższej karcie dodaje lewę, jedyna najwyższa bierze stos i zaczyna się znów od jednej. Gra idzie o { COUNT($worth, of: "trick", case: "acc") }.
    .braille = o { $worth }
drill-left-begin = Na ręce: { CARDS($cards) }. Padło:
    .braille = { CARDS($cards, case: "braille") } padło:
drill-left = Ile { CARD($card, case: "many") } zostało jeszcze poza twoją ręką?
    .braille = { CARD($card, case: "braille") } zostało?
drill-left-why = Razem jest ich osiem: na ręce { $held ->
        [0] żadna
       *[other] { SAY($held, gender: "feminine") }
    }, { $played ->
        [0] nie padła żadna
        [one] padła { SAY($played, gender: "feminine") }
        [few] padły { SAY($played, gender: "feminine") }
       *[other] padło { SAY($played, gender: "feminine") }
    }, { $left ->
        [0] nie została żadna
        [one] została { SAY($left, gender: "feminine") }
        [few] zostały { SAY($left, gender: "feminine") }
       *[other] zostało { SAY($left, gender: "feminine") }
    }.
    .braille = 8-{ $held }-{ $played }={ $left }
drill-recall-begin = Zapamiętaj rękę: { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
drill-recall = Ile jest w niej kart wyższych niż { CARD($card) }?
    .braille = wyższe niż { CARD($card, case: "braille") }?
drill-recall-why = Na ręce były: { CARDS($cards) }.
    .braille = było { CARDS($cards, case: "braille") }
