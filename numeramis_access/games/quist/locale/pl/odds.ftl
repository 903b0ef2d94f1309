# Quist: szanse
odds-quist =
    { $tied ->
        [yes] { CARD($card) } wyrówna najwyższą kartę.
       *[no] { $higher ->
            [0] Wyższej karty niż { CARD($card) } nie ma już ani w talii, ani u pozostałych.
            [one] Nie padła jeszcze tylko jedna karta wyższa niż { CARD($card) }.
            [few] Nie padły jeszcze { SAY($higher, gender: "feminine") } karty wyższe niż { CARD($card) }.
           *[other] Nie padło jeszcze { SAY($higher, gender: "feminine") } kart wyższych niż { CARD($card) }.
        }
    } Szansa, że po tobie nikt nie ma wyższej, to { CHANCE($safe) }.
    .brief = Wyższych { $higher } { SAY($unseen, case: "gen", after: "z") }, bez przebicia: { CHANCE($safe) }.
    .braille = { CARD($card, case: "braille") } wyższych { $higher }/{ $unseen } bez przebicia { CHANCE($safe, form: "short") }
odds-quist-last =
    { $tied ->
        [yes] Grasz na końcu: { CARD($card) } wyrówna najwyższą kartę i faza skończy się remisem.
       *[no] Grasz na końcu: { CARD($card) } na pewno wygra.
    }
    .brief = { $tied ->
        [yes] Na pewno remis.
       *[no] Na pewno najwyższa.
    }
    .braille = { CARD($card, case: "braille") } { $tied ->
        [yes] remis 100%
       *[no] najwyższa 100%
    }
odds-quist-beaten = { CARD($card) } nie wystarczy, na stole leży już { CARD($top) }.
    .brief = Za mało na { CARD($top, case: "acc") }.
    .braille = { CARD($card, case: "braille") } < { CARD($top, case: "braille") }
odds-quist-more = Szansa, że wyższej karty nie ma żaden przeciwnik po tobie, to { CHANCE($opponents) }. Że nikt nie ma nawet równej: { CHANCE($alone) }. Gdyby pozostali grali na ślepo, szansa na lewę to { CHANCE($wins) }, a na remis { CHANCE($ties) }.
    .brief = Przeciwnicy bez wyższej: { CHANCE($opponents) }. Na ślepo lewa: { CHANCE($wins) }, remis: { CHANCE($ties) }.
    .braille = przeciwnicy bez wyższej { CHANCE($opponents, form: "short") } na ślepo lewa { CHANCE($wins, form: "short") } remis { CHANCE($ties, form: "short") }
odds-quist-left = Zostało jeszcze dziewiątek: { $nines ->
        [0] zero
       *[other] { SAY($nines, gender: "feminine") }
    }, ósemek: { $eights ->
        [0] zero
       *[other] { SAY($eights, gender: "feminine") }
    }, siódemek: { $sevens ->
        [0] zero
       *[other] { SAY($sevens, gender: "feminine") }
    }.
    .brief = Zostało dziewiątek { $nines }, ósemek { $eights }, siódemek { $sevens }.
    .braille = poza ręką 9:{ $nines } 8:{ $eights } 7:{ $sevens }
