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
odds-quist-beaten = { CARD($card) } najvyššia byť nemôže, na stole už leží { CARD($top) }.
    .brief = Nestačí na { CARD($top, case: "acc") }.
    .braille = { CARD($card, case: "braille") } < { CARD($top, case: "braille") }
odds-quist-more = Šanca, že vyššiu kartu nemá žiadny súper po vás, je { CHANCE($opponents) }. Že nikto nemá ani rovnakú, { CHANCE($alone) }. Keby ostatní hrali naslepo, šanca na zdvih je { CHANCE($wins) } a na zhodu { CHANCE($ties) }.
    .brief = Súperi bez vyššej: { CHANCE($opponents) }. Naslepo na zdvih: { CHANCE($wins) }, na zhodu: { CHANCE($ties) }.
    .braille = súperi bez vyššej { CHANCE($opponents, form: "short") } naslepo zdvih { CHANCE($wins, form: "short") } zhoda { CHANCE($ties, form: "short") }
odds-quist-left = Ešte nepadlo: { $nines ->
        [0] žiadna deviatka
        [one] jedna deviatka
        [few] { COUNT($nines, of: "nine") }
       *[other] { COUNT($nines, of: "nine") }
    }, { $eights ->
        [0] žiadna osmička
        [one] jedna osmička
        [few] { COUNT($eights, of: "eight") }
       *[other] { COUNT($eights, of: "eight") }
    } a { $sevens ->
        [0] žiadna sedmička
        [one] jedna sedmička
        [few] { COUNT($sevens, of: "seven") }
       *[other] { COUNT($sevens, of: "seven") }
    }.
    .brief = Zostáva deviatok { $nines }, osmičiek { $eights }, sedmičiek { $sevens }.
    .braille = vonku 9:{ $nines } 8:{ $eights } 7:{ $sevens }
