# Šipky: ćwiczenia
practice-running-sipky =
    { $kind ->
        [out] Odpadasz, prowadzi { WHO($seat) }, ma { $best }.
        [alone] W limicie jesteś na razie tylko ty.
        [ahead] Masz { COUNT($size, of: "point", case: "acc") } przewagi.
        [level] Prowadzicie wspólnie, masz { $best }.
       *[behind] Prowadzi { WHO($seat) }, ma { $best }, tracisz { $size ->
            [one] punkt
           *[other] { COUNT($size, of: "point", case: "acc") }
        }.
    }{ $kind ->
        [out] {""}
       *[other] { $throwing ->
            [yes] {" "}Brakuje ci jeszcze { SAY($missing, case: "gen") }.
           *[no] { $others ->
                [0] {""}
                [one] {" "}Rzuca jeszcze jeden przeciwnik.
               *[other] {" "}Rzuca jeszcze { COUNT($others, of: "opponent") }.
            }
        }
    }
    .brief = { $kind ->
        [out] Prowadzi { WHO($seat) }, { $best }.
        [alone] W limicie tylko ty.
        [ahead] Przewaga: { COUNT($size, of: "point") }.
        [level] Równo.
       *[behind] Tracisz { COUNT($size, of: "point", case: "acc") }.
    }
    .braille = { $kind ->
        [out] prowadzi { WHO($seat, form: "short") } { $best }
        [alone] w limicie ty
        [ahead] prowadzisz +{ $size }
        [level] równo { $best }
       *[behind] { WHO($seat, form: "short") } { $best } ty -{ $size }
    }
hint-sought-far = { $exact ->
        [yes] Liczy się tylko dokładne trafienie, brakuje { SAY($missing, case: "gen") }
       *[no] Brakuje { SAY($missing, case: "gen") }
    }: stąd nie da się trafić jednym rzutem.
    .brief = { $exact ->
        [yes] Tylko trafienie, brakuje { SAY($missing, case: "gen") }.
       *[no] Brakuje { SAY($missing, case: "gen") }.
    }
    .braille = { $exact ->
        [yes] tylko trafić brak { $missing }
       *[no] brak { $missing }
    }
hint-sought-sipky = { $exact ->
        [yes] Liczy się tylko dokładne trafienie, brakuje { SAY($missing, case: "gen") }
       *[no] Brakuje { SAY($missing, case: "gen") }
    }. Szansa na trafienie jedną kartą to { CHANCE($hit-one) }, dwiema { CHANCE($hit-two) }. { $safe ->
        [yes] Z jedną kartą fura jest niemożliwa.
       *[no] Ryzyko, że jedna da furę, to { CHANCE($out-one) }.
    }
    .brief = { $exact ->
        [yes] Tylko trafienie, brakuje
       *[no] Brakuje
    } { SAY($missing, case: "gen") }: jedna { CHANCE($hit-one) }, dwie { CHANCE($hit-two) }.
    .braille = { $exact ->
        [yes] tylko trafić{" "}
       *[no] {""}
    }brak { $missing } 1:{ CHANCE($hit-one, form: "short") } 2:{ CHANCE($hit-two, form: "short") }
theme-sipky-zero = Zaczynasz i masz zero
theme-sipky-double = Zaczynasz z dwiema jednakowymi
theme-sipky-high = Zaczynasz wysoko
theme-sipky-last = Rzucasz na końcu
