# Šípky: šance
odds-sipky = Chýba { $missing }. Jednou kartou: šanca na trefu je { CHANCE($hit-one) }, na prehodenie { CHANCE($out-one) }. Dvoma kartami na trefu { CHANCE($hit-two) }, na prehodenie { CHANCE($out-two) }.
    .brief = Jedna karta: na trefu { CHANCE($hit-one) }, na prehodenie { CHANCE($out-one) }. Dve: na trefu { CHANCE($hit-two) }, na prehodenie { CHANCE($out-two) }.
    .braille = chýba { $missing }, 1: trefa { CHANCE($hit-one, form: "short") } prehod { CHANCE($out-one, form: "short") }, 2: trefa { CHANCE($hit-two, form: "short") } prehod { CHANCE($out-two, form: "short") }
odds-sipky-far = Chýba { $missing }: jedným hodom sa odtiaľ nedá ani trafiť, ani prehodiť.
    .brief = Zatiaľ ďaleko.
    .braille = chýba { $missing } ďaleko
odds-sipky-half = Šanca, že prvým hodom zložíte aspoň päťdesiatjeden, je { CHANCE($chance) }.
    .braille = 51 a viac { CHANCE($chance, form: "short") }
odds-sipky-ahead =
    { $lead ->
        [none] Nikto iný zatiaľ v limite nie je. Šanca, že v ňom zostanete, je s jednou kartou { CHANCE($one) }, s dvoma { CHANCE($two) }.
       *[other] Najlepšiemu z ostatných chýba { $lead }. Šanca dostať sa pred neho je jednou kartou { CHANCE($one) }, dvoma { CHANCE($two) }.
    }
    .brief = Do vedenia jednou: { CHANCE($one) }, dvoma: { CHANCE($two) }.
    .braille = vedenie 1:{ CHANCE($one, form: "short") } 2:{ CHANCE($two, form: "short") }
odds-sipky-two-throws = Šanca, že sa do dvoch hodov trafíte presne, je pri najlepšej hre { CHANCE($chance) }.
    .braille = trefa do 2 hodov { CHANCE($chance, form: "short") }
odds-sipky-end =
    { $ahead ->
        [yes] Keď skončíte teraz, bude vám chýbať { $missing } a zatiaľ povediete.
       *[no] Keď skončíte teraz, bude vám chýbať { $missing } a nepovediete: najlepšiemu chýba { $lead }.
    }
    .brief = Koniec: chýba { $missing }, { $ahead ->
        [yes] vediete.
       *[no] nevediete.
    }
    .braille = koniec chýba { $missing } { $ahead ->
        [yes] vediete
       *[no] nie
    }
odds-sipky-number =
    { $kind ->
        [miss] Kartu zahodiť
       *[number] { $number }
    }: { $state ->
        [hit] presná trefa.
        [out] prehodené.
       *[left] zostane { $missing } a šanca trafiť sa ďalším hodom je { CHANCE($chance) }.
    }
    .brief = { $kind ->
        [miss] Zahodiť
       *[number] { $number }
    }: { $state ->
        [hit] trefa.
        [out] prehodené.
       *[left] zostane { $missing }, { CHANCE($chance) }.
    }
    .braille = { $kind ->
        [miss] mimo
       *[number] { $number }
    }: { $state ->
        [hit] trefa
        [out] prehodené
       *[left] zostane { $missing } trefa { CHANCE($chance, form: "short") }
    }
odds-sipky-cards = V balíčku { $cards ->
        [one] je ešte jedna karta.
        [few] sú ešte { COUNT($cards, of: "card") }.
       *[other] je ešte { COUNT($cards, of: "card") }.
    }
    .braille = balíček { $cards }
