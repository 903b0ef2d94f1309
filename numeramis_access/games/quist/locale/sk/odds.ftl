# Quist: šance
odds-quist =
    { $tied ->
        [yes] { CARD($card) } by najvyššiu kartu dorovnala.
       *[no] { $higher ->
            [0] Vyššia karta ako { CARD($card) } už v balíčku ani u ostatných nie je.
            [one] Ešte nepadla jediná vyššia karta ako { CARD($card) }.
            [few] Ešte nepadli { SAY($higher, gender: "feminine") } vyššie karty ako { CARD($card) }.
           *[other] Ešte nepadlo { $higher } vyšších kariet ako { CARD($card) }.
        }
    } Šanca, že po vás nikto vyššiu nemá, je { CHANCE($safe) }.
    .brief = Vyšších { $higher } { SAY($unseen, case: "gen", after: "z") }, bez prebitia: { CHANCE($safe) }.
    .braille = { CARD($card, case: "braille") } vyšších { $higher }/{ $unseen } bez prebitia { CHANCE($safe, form: "short") }
odds-quist-last =
    { $tied ->
        [yes] Hráte na konci: { CARD($card) } najvyššiu kartu dorovná a fáza sa skončí zhodou.
       *[no] Hráte na konci: { CARD($card) } bude určite najvyššia.
    }
    .brief = { $tied ->
        [yes] Určite zhoda.
       *[no] Určite najvyššia.
    }
    .braille = { CARD($card, case: "braille") } { $tied ->
        [yes] zhoda 100%
       *[no] najvyššia 100%
    }
odds-quist-beaten = { CARD($card) } nemôže byť najvyššia, na stole už leží { CARD($top) }.
    .brief = Nestačí na { CARD($top, case: "acc") }.
    .braille = { CARD($card, case: "braille") } < { CARD($top, case: "braille") }
odds-quist-more = Šanca, že vyššiu kartu nemá žiadny súper po vás, je { CHANCE($opponents) }. Že nikto nemá ani rovnakú, { CHANCE($alone) }. Keby ostatní hrali naslepo, šanca na zdvih je { CHANCE($wins) } a na zhodu { CHANCE($ties) }.
    .brief = Súperi bez vyššej: { CHANCE($opponents) }. Naslepo na zdvih: { CHANCE($wins) }, na zhodu: { CHANCE($ties) }.
    .braille = súperi bez vyššej { CHANCE($opponents, form: "short") } naslepo zdvih { CHANCE($wins, form: "short") } zhoda { CHANCE($ties, form: "short") }
odds-quist-left = Zostáva ešte deviatok: { $nines ->
        [0] nula
       *[other] { SAY($nines, gender: "feminine") }
    }, osmičiek: { $eights ->
        [0] nula
       *[other] { SAY($eights, gender: "feminine") }
    }, sedmičiek: { $sevens ->
        [0] nula
       *[other] { SAY($sevens, gender: "feminine") }
    }.
    .brief = Zostáva deviatok { $nines }, osmičiek { $eights }, sedmičiek { $sevens }.
    .braille = vonku 9:{ $nines } 8:{ $eights } 7:{ $sevens }
