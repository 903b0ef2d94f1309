# Šipky: szanse
odds-sipky = Brakuje { SAY($missing, case: "gen") }. Jedną kartą: szansa na trafienie to { CHANCE($hit-one) }, na furę { CHANCE($out-one) }. Dwiema kartami: trafienie { CHANCE($hit-two) }, fura { CHANCE($out-two) }.
    .brief = Jedna karta: trafienie { CHANCE($hit-one) }, fura { CHANCE($out-one) }. Dwie: trafienie { CHANCE($hit-two) }, fura { CHANCE($out-two) }.
    .braille = brak { $missing }, 1: trafienie { CHANCE($hit-one, form: "short") } fura { CHANCE($out-one, form: "short") }, 2: trafienie { CHANCE($hit-two, form: "short") } fura { CHANCE($out-two, form: "short") }
odds-sipky-far = Brakuje { SAY($missing, case: "gen") }: jednym rzutem stąd nie da się ani trafić, ani przekroczyć limitu.
    .brief = Na razie daleko.
    .braille = brak { $missing } daleko
odds-sipky-half = Szansa, że pierwszym rzutem ułożysz co najmniej pięćdziesiąt jeden, to { CHANCE($chance) }.
    .braille = 51 i więcej { CHANCE($chance, form: "short") }
odds-sipky-ahead =
    { $lead ->
        [none] Nikogo innego nie ma na razie w limicie. Szansa, że w nim zostaniesz, jedną kartą to { CHANCE($one) }, dwiema { CHANCE($two) }.
       *[other] Najlepszemu z pozostałych brakuje { SAY($lead, case: "gen") }. Szansa, że go wyprzedzisz, jedną kartą to { CHANCE($one) }, dwiema { CHANCE($two) }.
    }
    .brief = Na prowadzenie jedną: { CHANCE($one) }, dwiema: { CHANCE($two) }.
    .braille = prowadzenie 1:{ CHANCE($one, form: "short") } 2:{ CHANCE($two, form: "short") }
odds-sipky-two-throws = Szansa, że w dwóch rzutach trafisz dokładnie, przy najlepszej grze to { CHANCE($chance) }.
    .braille = trafienie w 2 rzutach { CHANCE($chance, form: "short") }
odds-sipky-end =
    { $ahead ->
        [yes] Jeśli skończysz teraz, zabraknie ci { SAY($missing, case: "gen") } i na razie będziesz na prowadzeniu.
       *[no] Jeśli skończysz teraz, zabraknie ci { SAY($missing, case: "gen") } i nie będziesz na prowadzeniu: najlepszemu brakuje { SAY($lead, case: "gen") }.
    }
    .brief = Koniec: brakuje { SAY($missing, case: "gen") }, { $ahead ->
        [yes] prowadzisz.
       *[no] nie prowadzisz.
    }
    .braille = koniec brak { $missing } { $ahead ->
        [yes] prowadzisz
       *[no] nie
    }
odds-sipky-number =
    { $kind ->
        [miss] Kartę wyrzucić
       *[number] { $number }
    }: { $state ->
        [hit] dokładne trafienie.
        [out] fura.
       *[left] zabraknie { SAY($missing, case: "gen") } i szansa na trafienie następnym rzutem to { CHANCE($chance) }.
    }
    .brief = { $kind ->
        [miss] Wyrzucić
       *[number] { $number }
    }: { $state ->
        [hit] trafienie.
        [out] fura.
       *[left] brakuje { SAY($missing, case: "gen") }, { CHANCE($chance) }.
    }
    .braille = { $kind ->
        [miss] poza
       *[number] { $number }
    }: { $state ->
        [hit] trafienie
        [out] fura
       *[left] brak { $missing } trafienie { CHANCE($chance, form: "short") }
    }
odds-sipky-cards = W talii { $cards ->
        [one] jest jeszcze jedna karta.
        [few] są jeszcze { COUNT($cards, of: "card") }.
       *[other] jest jeszcze { COUNT($cards, of: "card") }.
    }
    .braille = talia { $cards }
