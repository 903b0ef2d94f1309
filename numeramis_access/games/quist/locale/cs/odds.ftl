# Quist: šance
odds-quist =
    { $tied ->
        [yes] { CARD($card) } by nejvyšší kartu dorovnala.
       *[no] { $higher ->
            [0] Vyšší karta než { CARD($card) } už v balíčku ani u ostatních není.
            [one] Ještě nepadla jediná vyšší karta než { CARD($card) }.
            [few] Ještě nepadly { SAY($higher, gender: "feminine") } vyšší karty než { CARD($card) }.
           *[other] Ještě nepadlo { $higher } vyšších karet než { CARD($card) }.
        }
    } Šance, že po vás nikdo vyšší nemá, je { CHANCE($safe) }.
    .brief = Vyšších { $higher } { SAY($unseen, case: "gen", after: "z") }, bez přebití: { CHANCE($safe) }.
    .braille = { CARD($card, case: "braille") } vyšších { $higher }/{ $unseen } bez přebití { CHANCE($safe, form: "short") }
odds-quist-last =
    { $tied ->
        [yes] Hrajete poslední: { CARD($card) } nejvyšší kartu dorovná a fáze skončí shodou.
       *[no] Hrajete poslední: { CARD($card) } bude určitě nejvyšší.
    }
    .brief = { $tied ->
        [yes] Určitě shoda.
       *[no] Určitě nejvyšší.
    }
    .braille = { CARD($card, case: "braille") } { $tied ->
        [yes] shoda 100%
       *[no] nejvyšší 100%
    }
odds-quist-beaten = { CARD($card) } nejvyšší být nemůže, na stole už leží { CARD($top) }.
    .brief = Nestačí na { CARD($top, case: "acc") }.
    .braille = { CARD($card, case: "braille") } < { CARD($top, case: "braille") }
odds-quist-more = Šance, že vyšší kartu nemá žádný soupeř po vás, je { CHANCE($opponents) }. Že nikdo nemá ani stejnou, { CHANCE($alone) }. Kdyby ostatní hráli naslepo, šance na zdvih je { CHANCE($wins) } a na shodu { CHANCE($ties) }.
    .brief = Soupeři bez vyšší: { CHANCE($opponents) }. Naslepo zdvih: { CHANCE($wins) }, shoda: { CHANCE($ties) }.
    .braille = soupeři bez vyšší { CHANCE($opponents, form: "short") } naslepo zdvih { CHANCE($wins, form: "short") } shoda { CHANCE($ties, form: "short") }
odds-quist-left = Ještě zbývá: { $nines ->
        [0] žádná devítka
        [one] jedna devítka
        [few] { COUNT($nines, of: "nine") }
       *[other] { COUNT($nines, of: "nine") }
    }, { $eights ->
        [0] žádná osmička
        [one] jedna osmička
        [few] { COUNT($eights, of: "eight") }
       *[other] { COUNT($eights, of: "eight") }
    } a { $sevens ->
        [0] žádná sedmička
        [one] jedna sedmička
        [few] { COUNT($sevens, of: "seven") }
       *[other] { COUNT($sevens, of: "seven") }
    }.
    .brief = Zbývá devítek { $nines }, osmiček { $eights }, sedmiček { $sevens }.
    .braille = venku 9:{ $nines } 8:{ $eights } 7:{ $sevens }
