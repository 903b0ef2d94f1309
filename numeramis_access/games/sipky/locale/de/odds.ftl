# Šipky: Aussichten
odds-sipky = Rest { $missing }. Mit einer Karte beträgt die Aussicht auf einen Treffer { CHANCE($hit-one) }, das Risiko zu überwerfen { CHANCE($out-one) }. Mit zwei Karten: Treffer { CHANCE($hit-two) }, überworfen { CHANCE($out-two) }.
    .brief = Mit einer: Treffer { CHANCE($hit-one) }, überworfen { CHANCE($out-one) }. Mit zwei: Treffer { CHANCE($hit-two) }, überworfen { CHANCE($out-two) }.
    .braille = rest { $missing }, 1: treffer { CHANCE($hit-one, form: "short") } überw { CHANCE($out-one, form: "short") }, 2: treffer { CHANCE($hit-two, form: "short") } überw { CHANCE($out-two, form: "short") }
odds-sipky-far = Rest { $missing }: Von da kann kein einzelner Wurf treffen oder zu weit gehen.
    .brief = Noch weit entfernt.
    .braille = rest { $missing }, weit
odds-sipky-half = Die Aussicht, dass Ihr erster Wurf mindestens einundfünfzig gibt, beträgt { CHANCE($chance) }.
    .braille = 51 oder mehr { CHANCE($chance, form: "short") }
odds-sipky-ahead =
    { $lead ->
        [none] Von den anderen hat bisher niemand gültige Punkte. Die Aussicht, dass Sie nicht überwerfen, beträgt { CHANCE($one) } mit einer Karte, { CHANCE($two) } mit zwei.
       *[other] Der Beste der anderen hat Rest { $lead }. Die Aussicht, daran vorbeizukommen, beträgt { CHANCE($one) } mit einer Karte, { CHANCE($two) } mit zwei.
    }
    .brief = Nach vorn mit einer: { CHANCE($one) }, mit zwei: { CHANCE($two) }.
    .braille = vorn 1:{ CHANCE($one, form: "short") } 2:{ CHANCE($two, form: "short") }
odds-sipky-two-throws = Die Aussicht auf einen genauen Treffer in zwei Würfen, bei bestem Spiel, beträgt { CHANCE($chance) }.
    .braille = treffer in 2 würfen { CHANCE($chance, form: "short") }
odds-sipky-end =
    { $ahead ->
        [yes] Hören Sie jetzt auf, bleibt Rest { $missing }, und Sie liegen bisher vorn.
       *[no] Hören Sie jetzt auf, bleibt Rest { $missing }, und Sie liegen nicht vorn. Der Beste hat Rest { $lead }.
    }
    .brief = Ende: Rest { $missing }, { $ahead ->
        [yes] Sie liegen vorn.
       *[no] Sie liegen nicht vorn.
    }
    .braille = ende rest { $missing } { $ahead ->
        [yes] vorn
       *[no] nicht vorn
    }
odds-sipky-number =
    { $kind ->
        [miss] Die Karte wegwerfen
       *[number] { $number }
    }: { $state ->
        [hit] ein genauer Treffer.
        [out] überworfen.
       *[left] Rest { $missing }. Die Aussicht auf einen Treffer mit dem nächsten Wurf beträgt { CHANCE($chance) }.
    }
    .brief = { $kind ->
        [miss] Weg
       *[number] { $number }
    }: { $state ->
        [hit] Treffer.
        [out] überworfen.
       *[left] Rest { $missing }, { CHANCE($chance) }.
    }
    .braille = { $kind ->
        [miss] weg
       *[number] { $number }
    }: { $state ->
        [hit] treffer
        [out] überworfen
       *[left] rest { $missing } treffer { CHANCE($chance, form: "short") }
    }
odds-sipky-cards = Noch im Stapel: { COUNT($cards, of: "card") }.
    .braille = stapel { $cards }
