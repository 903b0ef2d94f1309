# Loker: drily
drill-kind-figure = Jak se jmenuje figura
drill-kind-higher = Která ruka je vyšší
drill-kind-outs = Kolik karet v Lokeru pomůže
drill-figure = Jaká je to figura: { CARDS($cards) }?
    .braille = { CARDS($cards, case: "braille") } figura?
drill-figure-why =
    { $figure ->
        [none] Nejvýš jedna dvojice a žádných pět čísel za sebou: to figura není.
        [two_pairs] Dvě čísla jsou tu dvakrát.
        [straight5] Pět čísel jde za sebou.
        [three_pairs] Tři čísla jsou tu dvakrát.
        [straight6] Všech šest čísel jde za sebou.
        [three] Jedno číslo je tu třikrát a nic dalšího se neopakuje.
        [three_two] Jedno číslo je tu třikrát, druhé dvakrát.
        [two_threes] Dvě čísla jsou tu třikrát.
        [four] Jedno číslo je tu čtyřikrát a nic dalšího se neopakuje.
        [four_two] Jedno číslo je tu čtyřikrát, druhé dvakrát.
        [loker] Jedno číslo je tu pětkrát.
       *[king_loker] Všech šest je stejných.
    }
drill-hand-first = První ruka: { CARDS($cards) }.
    .braille = 1: { CARDS($cards, case: "braille") }
drill-hand-second = Druhá ruka: { CARDS($cards) }.
    .braille = 2: { CARDS($cards, case: "braille") }
drill-higher = Která je vyšší?
    .braille = vyšší?
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
    .braille = 1: { $first ->
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
        [loker] loker
       *[king_loker] king Loker
    }, 2: { $second ->
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
        [loker] loker
       *[king_loker] king Loker
    }; pak vyšší čísla
drill-outs = Máte { CARDS($cards, case: "acc") } a vyměníte { CARDS($thrown, case: "acc") }. Kolik karet, které nevidíte, vám zvýší figuru?
    .brief = { CARDS($cards) }; výměna: { CARDS($thrown) }. Kolik karet pomůže?
    .braille = { CARDS($cards, case: "braille") } -{ CARDS($thrown, case: "braille") }: pomůže?
drill-outs-why = V ruce { $figure ->
        [two_pairs] jsou
        [three_pairs] jsou
        [two_threes] jsou
       *[other] je
    } { drill-figure-name }. Od každého čísla, které pomůže, počítejte osm karet bez těch v ruce: dohromady { $count }.
    .braille = pomůže { $count }
drill-chance = Máte { CARDS($cards, case: "acc") } a vyměníte { CARDS($thrown, case: "acc") }. Kolikrát asi ze sta se figura zvýší?
    .brief = { CARDS($cards) }; výměna: { CARDS($thrown) }. Kolikrát ze sta?
    .braille = { CARDS($cards, case: "braille") } -{ CARDS($thrown, case: "braille") }: %?
drill-chance-why = { $count ->
        [1] { $outs ->
            [0] Nepomůže žádná karta
            [few] Pomohou { COUNT($outs, of: "card") }
           *[other] Pomůže { COUNT($outs, of: "card") }
        }. Od oka přidejte třetinu, to je asi { $rule } ze sta. Přesně je to { $chance }.
       *[other] Při jedné kartě { $outs ->
            [0] nepomůže žádná karta
            [few] pomohou { COUNT($outs, of: "card") }
           *[other] pomůže { COUNT($outs, of: "card") }
        }. Od oka přidejte třetinu a za druhou kartu ještě polovinu, to je asi { $rule } ze sta. Přesně je to { $chance }.
    }
    .braille = { $chance }%
drill-changed = Kolik karet v této hře { PERSON($seat) ->
        [you] { LISTENER() ->
            [feminine] jste vyměnila
            [none] měníte
           *[masculine] jste vyměnil
        }
        [feminine] vyměnila
        [none] mění
       *[masculine] vyměnil
    } { WHO($seat) }?
    .braille = { WHO($seat, form: "short") } výměna?
drill-changed-why = { WHO($seat) }: v této hře { COUNT($count, of: "card") }.
    .braille = { WHO($seat, form: "short") } { $count }
drill-pot = Kolik žetonů je v banku?
    .braille = bank?
drill-pot-why = V banku: { COUNT($count, of: "chip") }.
    .braille = bank { $count }
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
