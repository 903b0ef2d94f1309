# Šipky: cvičení
practice-running-sipky =
    { $kind ->
        [out] Jste venku, vede { WHO($seat) }, má { $best }.
        [alone] V limitu jste zatím jen vy.
        [ahead] Vedete o { $size ->
            [one] bod
            [few] { COUNT($size, of: "point", case: "acc") }
           *[other] { COUNT($size, of: "point", case: "acc") }
        }.
        [level] Vedete společně, máte { $best }.
       *[behind] Vede { WHO($seat) }, má { $best }, jste o { $size ->
            [one] bod
            [few] { COUNT($size, of: "point", case: "acc") }
           *[other] { COUNT($size, of: "point", case: "acc") }
        } zpátky.
    }{ $kind ->
        [out] {""}
       *[other] { $throwing ->
            [yes] {" "}Ještě vám chybí { $missing }.
           *[no] { $others ->
                [0] {""}
                [one] {" "}Hází ještě jeden soupeř.
                [few] {" "}Házejí ještě { COUNT($others, of: "opponent") }.
               *[other] {" "}Hází ještě { COUNT($others, of: "opponent") }.
            }
        }
    }
    .brief = { $kind ->
        [out] Vede { WHO($seat) }, { $best }.
        [alone] V limitu jen vy.
        [ahead] Vedete o { COUNT($size, of: "point", case: "acc") }.
        [level] Vyrovnáno.
       *[behind] O { COUNT($size, of: "point", case: "acc") } zpátky.
    }
    .braille = { $kind ->
        [out] vede { WHO($seat, form: "short") } { $best }
        [alone] v limitu jen vy
        [ahead] vedete +{ $size }
        [level] shodně { $best }
       *[behind] { WHO($seat, form: "short") } { $best } vy -{ $size }
    }
hint-sought-far = { $exact ->
        [yes] Počítá se jen přesná trefa, chybí { $missing }
       *[no] Chybí { $missing }
    }: odtud se jedním hodem trefit nedá.
    .brief = { $exact ->
        [yes] Jen trefa, chybí { $missing }.
       *[no] Chybí { $missing }.
    }
    .braille = { $exact ->
        [yes] jen trefa chybí { $missing }
       *[no] chybí { $missing }
    }
hint-sought-sipky = { $exact ->
        [yes] Počítá se jen přesná trefa, chybí { $missing }
       *[no] Chybí { $missing }
    }. Šance na trefu je s jednou kartou { CHANCE($hit-one) }, se dvěma { CHANCE($hit-two) }. { $safe ->
        [yes] S jednou kartou přetáhnout nejde.
       *[no] Riziko, že jedna přetáhne, je { CHANCE($out-one) }.
    }
    .brief = { $exact ->
        [yes] Jen trefa, chybí
       *[no] Chybí
    } { $missing }: jedna { CHANCE($hit-one) }, dvě { CHANCE($hit-two) }.
    .braille = { $exact ->
        [yes] jen trefa{" "}
       *[no] {""}
    }chybí { $missing } 1:{ CHANCE($hit-one, form: "short") } 2:{ CHANCE($hit-two, form: "short") }
theme-sipky-zero = Začínáte a máte nulu
theme-sipky-double = Začínáte se dvěma stejnými
theme-sipky-high = Začínáte vysoko
theme-sipky-last = Házíte poslední
