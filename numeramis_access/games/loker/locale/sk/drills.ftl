# Loker: tréningy
drill-kind-figure = Ako sa volá kombinácia
drill-kind-higher = Ktorá ruka je vyššia
drill-kind-outs = Koľko kariet v Lokri pomôže
drill-figure = Aká je to kombinácia: { CARDS($cards) }?
    .braille = { CARDS($cards, case: "braille") } kombinácia?
drill-figure-why =
    { $figure ->
        [none] Najviac jedna dvojica a žiadnych päť čísel za sebou: to nie je kombinácia.
        [two_pairs] Dve čísla sú tu dvakrát.
        [straight5] Päť čísel ide za sebou.
        [three_pairs] Tri čísla sú tu dvakrát.
        [straight6] Všetkých šesť čísel ide za sebou.
        [three] Jedno číslo je tu trikrát a nič ďalšie sa neopakuje.
        [three_two] Jedno číslo je tu trikrát, druhé dvakrát.
        [two_threes] Dve čísla sú tu trikrát.
        [four] Jedno číslo je tu štyrikrát a nič ďalšie sa neopakuje.
        [four_two] Jedno číslo je tu štyrikrát, druhé dvakrát.
        [loker] Jedno číslo je tu päťkrát.
       *[king_loker] Všetkých šesť je rovnakých.
    }
drill-hand-first = Prvá ruka: { CARDS($cards) }.
    .braille = 1: { CARDS($cards, case: "braille") }
drill-hand-second = Druhá ruka: { CARDS($cards) }.
    .braille = 2: { CARDS($cards, case: "braille") }
drill-higher = Ktorá je vyššia?
    .braille = vyššia?
drill-higher-why =
    { $first ->
        [none] V prvej ruke kombinácia nie je
        [two_pairs] V prvej ruke sú dve dvojice
        [straight5] V prvej ruke je postupka z piatich
        [three_pairs] V prvej ruke sú tri dvojice
        [straight6] V prvej ruke je postupka zo šiestich
        [three] V prvej ruke je trojica
        [three_two] V prvej ruke je trojica a dvojica
        [two_threes] V prvej ruke sú dve trojice
        [four] V prvej ruke je štvorica
        [four_two] V prvej ruke je štvorica a dvojica
        [loker] V prvej ruke je Loker
       *[king_loker] V prvej ruke je King Loker
    }, { $second ->
        [none] v druhej nie je nič.
        [two_pairs] v druhej dve dvojice.
        [straight5] v druhej postupka z piatich.
        [three_pairs] v druhej tri dvojice.
        [straight6] v druhej postupka zo šiestich.
        [three] v druhej trojica.
        [three_two] v druhej trojica a dvojica.
        [two_threes] v druhej dve trojice.
        [four] v druhej štvorica.
        [four_two] v druhej štvorica a dvojica.
        [loker] v druhej Loker.
       *[king_loker] v druhej King Loker.
    } Medzi rovnakými figúrami rozhodujú vyššie čísla, nakoniec voľné karty.
    .braille = 1: { $first ->
        [none] bez kombinácie
        [two_pairs] dve dvojice
        [straight5] postupka z piatich
        [three_pairs] tri dvojice
        [straight6] postupka zo šiestich
        [three] trojica
        [three_two] trojica a dvojica
        [two_threes] dve trojice
        [four] štvorica
        [four_two] štvorica a dvojica
        [loker] loker
       *[king_loker] king Loker
    }, 2: { $second ->
        [none] bez kombinácie
        [two_pairs] dve dvojice
        [straight5] postupka z piatich
        [three_pairs] tri dvojice
        [straight6] postupka zo šiestich
        [three] trojica
        [three_two] trojica a dvojica
        [two_threes] dve trojice
        [four] štvorica
        [four_two] štvorica a dvojica
        [loker] loker
       *[king_loker] king Loker
    }; potom vyššie čísla
drill-outs = Máte { CARDS($cards, case: "acc") } a vymeníte { CARDS($thrown, case: "acc") }. Koľko kariet, ktoré nevidíte, vám zvýši kombináciu?
    .brief = { CARDS($cards) }; výmena: { CARDS($thrown) }. Koľko kariet pomôže?
    .braille = { CARDS($cards, case: "braille") } -{ CARDS($thrown, case: "braille") }: pomôže?
drill-outs-why = V ruke { $figure ->
        [two_pairs] sú
        [three_pairs] sú
        [two_threes] sú
       *[other] je
    } { drill-figure-name }. Z každého čísla, ktoré pomôže, počítajte osem kariet bez tých v ruke: dohromady { $count }.
    .braille = pomôže { $count }
drill-chance = Máte { CARDS($cards, case: "acc") } a vymeníte { CARDS($thrown, case: "acc") }. Koľkokrát asi zo sto sa kombinácia zvýši?
    .brief = { CARDS($cards) }; výmena: { CARDS($thrown) }. Koľkokrát zo sto?
    .braille = { CARDS($cards, case: "braille") } -{ CARDS($thrown, case: "braille") }: %?
drill-chance-why = { $count ->
        [1] { $outs ->
            [0] Nepomôže žiadna karta
            [few] Pomôžu { COUNT($outs, of: "card") }
           *[other] Pomôže { COUNT($outs, of: "card") }
        }. Od oka pridajte tretinu, to je asi { $rule } zo sto. Presne je to { $chance }.
       *[other] Pri jednej karte { $outs ->
            [0] nepomôže žiadna karta
            [few] pomôžu { COUNT($outs, of: "card") }
           *[other] pomôže { COUNT($outs, of: "card") }
        }. Od oka pridajte tretinu a za druhú kartu ešte polovicu, to je asi { $rule } zo sto. Presne je to { $chance }.
    }
    .braille = { $chance }%
drill-changed = Koľko kariet má v tejto hre vymenených { WHO($seat) }?
    .braille = { WHO($seat, form: "short") } výmena?
drill-changed-why = { WHO($seat) }: v tejto hre { COUNT($count, of: "card") }.
    .braille = { WHO($seat, form: "short") } { $count }
drill-pot = Koľko žetónov je v banku?
    .braille = bank?
drill-pot-why = V banku: { COUNT($count, of: "chip") }.
    .braille = bank { $count }
drill-figure-name =
    { $figure ->
        [none] bez kombinácie
        [two_pairs] dve dvojice
        [straight5] postupka z piatich
        [three_pairs] tri dvojice
        [straight6] postupka zo šiestich
        [three] trojica
        [three_two] trojica a dvojica
        [two_threes] dve trojice
        [four] štvorica
        [four_two] štvorica a dvojica
        [loker] Loker
       *[king_loker] King Loker
    }
