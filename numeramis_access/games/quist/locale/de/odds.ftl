# Quist: Aussichten
odds-quist =
    { $tied ->
        [yes] { CARD($card, case: "the") } ist so hoch wie die höchste Karte: Das wäre Gleichstand.
       *[no] { $higher ->
            [0] Über { CARD($card, case: "dat") } ist keine Karte mehr draußen.
            [one] Eine Karte über { CARD($card, case: "dat") } ist noch draußen.
           *[other] { COUNT($higher, of: "card") } über { CARD($card, case: "dat") } sind noch draußen.
        }
    } Die Aussicht, dass nach Ihnen niemand eine höhere hat, beträgt { CHANCE($safe) }.
    .brief = Hält: { CHANCE($safe) }; höher sind { $higher } von { $unseen }.
    .braille = { CARD($card, case: "braille") } höher { $higher }/{ $unseen } sicher { CHANCE($safe, form: "short") }
odds-quist-last =
    { $tied ->
        [yes] Sie spielen zuletzt: { CARD($card, case: "the") } bringt Gleichstand.
       *[no] Sie spielen zuletzt: { CARD($card, case: "the") } ist garantiert die höchste.
    }
    .brief = { $tied ->
        [yes] Garantiert Gleichstand.
       *[no] Garantiert die höchste.
    }
    .braille = { CARD($card, case: "braille") } { $tied ->
        [yes] gleich 100%
       *[no] höchste 100%
    }
odds-quist-beaten = { CARD($card, case: "the") } kann nicht die höchste sein, auf dem Tisch liegt schon { CARD($top, case: "acc") }.
    .brief = Zu niedrig gegen { CARD($top, case: "acc") }.
    .braille = { CARD($card, case: "braille") } < { CARD($top, case: "braille") }
odds-quist-more = Die Aussicht, dass kein Gegner nach Ihnen eine höhere Karte hat, beträgt { CHANCE($opponents) }. Dass auch niemand eine gleiche hat, { CHANCE($alone) }. Spielten die anderen blind, wäre die Aussicht auf den Stich { CHANCE($wins) }, auf Gleichstand { CHANCE($ties) }.
    .brief = Gegner ohne höhere: { CHANCE($opponents) }. Blind: Stich { CHANCE($wins) }, Gleichstand { CHANCE($ties) }.
    .braille = gegner ohne höhere { CHANCE($opponents, form: "short") } blind: stich { CHANCE($wins, form: "short") } gleich { CHANCE($ties, form: "short") }
odds-quist-left = Noch draußen: { $nines ->
        [0] keine Neun
        [one] eine Neun
       *[other] { COUNT($nines, of: "nine") }
    }, { $eights ->
        [0] keine Acht
        [one] eine Acht
       *[other] { COUNT($eights, of: "eight") }
    } und { $sevens ->
        [0] keine Sieben
        [one] eine Sieben
       *[other] { COUNT($sevens, of: "seven") }
    }. Ein Teil davon kann bei den nicht gegebenen Karten sein.
    .brief = Draußen: Neunen { $nines }, Achten { $eights }, Siebenen { $sevens }.
    .braille = draußen 9:{ $nines } 8:{ $eights } 7:{ $sevens }
