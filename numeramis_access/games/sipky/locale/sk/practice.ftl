# Šípky: cvičenie
practice-running-sipky =
    { $kind ->
        [out] Ste vonku, vedie { WHO($seat) }, má { $best }.
        [alone] V limite ste zatiaľ len vy.
        [ahead] Vediete o { $size ->
            [one] bod
            [few] { COUNT($size, of: "point", case: "acc") }
           *[other] { COUNT($size, of: "point", case: "acc") }
        }.
        [level] Vediete spoločne, máte { $best }.
       *[behind] Vedie { WHO($seat) }, má { $best }, ste o { $size ->
            [one] bod
            [few] { COUNT($size, of: "point", case: "acc") }
           *[other] { COUNT($size, of: "point", case: "acc") }
        } vzadu.
    }{ $kind ->
        [out] {""}
       *[other] { $throwing ->
            [yes] {" "}Ešte vám chýba { $missing }.
           *[no] { $others ->
                [0] {""}
                [one] {" "}Hádže ešte jeden súper.
                [few] {" "}Hádžu ešte { COUNT($others, of: "opponent") }.
               *[other] {" "}Hádže ešte { COUNT($others, of: "opponent") }.
            }
        }
    }
    .brief = { $kind ->
        [out] Vedie { WHO($seat) }, { $best }.
        [alone] V limite len vy.
        [ahead] Vediete o { COUNT($size, of: "point", case: "acc") }.
        [level] Vyrovnané.
       *[behind] O { COUNT($size, of: "point", case: "acc") } vzadu.
    }
    .braille = { $kind ->
        [out] vedie { WHO($seat, form: "short") } { $best }
        [alone] v limite len vy
        [ahead] vediete +{ $size }
        [level] zhodne { $best }
       *[behind] { WHO($seat, form: "short") } { $best } vy -{ $size }
    }
hint-sought-far = { $exact ->
        [yes] Počíta sa len presná trefa, chýba { $missing }
       *[no] Chýba { $missing }
    }: odtiaľ sa jedným hodom nedá trafiť.
    .brief = { $exact ->
        [yes] Len trefa, chýba { $missing }.
       *[no] Chýba { $missing }.
    }
    .braille = { $exact ->
        [yes] len trefa chýba { $missing }
       *[no] chýba { $missing }
    }
hint-sought-sipky = { $exact ->
        [yes] Počíta sa len presná trefa, chýba { $missing }
       *[no] Chýba { $missing }
    }. Šanca na trefu je s jednou kartou { CHANCE($hit-one) }, s dvoma { CHANCE($hit-two) }. { $safe ->
        [yes] S jednou kartou sa prehodiť nedá.
       *[no] Pravdepodobnosť, že jedna prehodí, je { CHANCE($out-one) }.
    }
    .brief = { $exact ->
        [yes] Len trefa, chýba
       *[no] Chýba
    } { $missing }: jedna { CHANCE($hit-one) }, dve { CHANCE($hit-two) }.
    .braille = { $exact ->
        [yes] len trefa{" "}
       *[no] {""}
    }chýba { $missing } 1:{ CHANCE($hit-one, form: "short") } 2:{ CHANCE($hit-two, form: "short") }
theme-sipky-zero = Začínate a máte nulu
theme-sipky-double = Začínate s dvoma rovnakými
theme-sipky-high = Začínate vysoko
theme-sipky-last = Hádžete na konci
