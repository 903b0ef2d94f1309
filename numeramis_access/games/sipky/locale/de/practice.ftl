# Šipky: üben
practice-running-sipky =
    { $kind ->
        [out] { WHO($seat) } liegt vorn mit { $best }.
        [alone] Bisher haben nur Sie nicht überworfen.
        [ahead] Sie liegen { COUNT($size, of: "point", case: "acc") } vorn.
        [level] Sie teilen sich den ersten Platz mit { $best }.
       *[behind] { WHO($seat) } liegt vorn mit { $best }, Sie liegen { COUNT($size, of: "point", case: "acc") } zurück.
    }{ $kind ->
        [out] {""}
       *[other] { $throwing ->
            [yes] {" "}Rest { $missing }.
           *[no] { $others ->
                [0] {""}
                [one] {" "}Ein Gegner wirft noch.
               *[other] {" "}{ COUNT($others, of: "opponent") } werfen noch.
            }
        }
    }
    .brief = { $kind ->
        [out] { WHO($seat) } liegt vorn, { $best }.
        [alone] Nur Sie nicht überworfen.
        [ahead] { $size } vorn.
        [level] Gleichstand.
       *[behind] { $size } zurück.
    }
    .braille = { $kind ->
        [out] { WHO($seat, form: "short") } vorn { $best }
        [alone] allein im ziel
        [ahead] sie vorn +{ $size }
        [level] gleich { $best }
       *[behind] { WHO($seat, form: "short") } { $best } sie -{ $size }
    }
hint-sought-far = { $exact ->
        [yes] Nur ein genauer Treffer zählt, und Ihr Rest ist { $missing }
       *[no] Ihr Rest ist { $missing }
    }. Mit einem einzigen Wurf treffen Sie von da nicht.
    .brief = { $exact ->
        [yes] Nur ein Treffer zählt, Rest { $missing }.
       *[no] Rest { $missing }.
    }
    .braille = { $exact ->
        [yes] nur treffer, rest { $missing }
       *[no] rest { $missing }
    }
hint-sought-sipky = { $exact ->
        [yes] Nur ein genauer Treffer zählt, und Ihr Rest ist { $missing }
       *[no] Ihr Rest ist { $missing }
    }. Die Aussicht zu treffen beträgt { CHANCE($hit-one) } mit einer Karte und { CHANCE($hit-two) } mit zwei. { $safe ->
        [yes] Mit einer Karte können Sie nicht überwerfen.
       *[no] Das Risiko, mit einer Karte zu überwerfen, beträgt { CHANCE($out-one) }.
    }
    .brief = { $exact ->
        [yes] Nur ein Treffer zählt,{" "}
       *[no] {""}
    }Rest { $missing }: eine { CHANCE($hit-one) }, zwei { CHANCE($hit-two) }.
    .braille = { $exact ->
        [yes] nur treffer,{" "}
       *[no] {""}
    }rest { $missing } 1:{ CHANCE($hit-one, form: "short") } 2:{ CHANCE($hit-two, form: "short") }
theme-sipky-zero = Sie beginnen und haben eine Null
theme-sipky-double = Sie beginnen mit zwei gleichen
theme-sipky-high = Sie beginnen hoch
theme-sipky-last = Sie werfen zuletzt
