# Šipky: šance
odds-sipky = Chybí { $missing }. Jednou kartou: šance na trefu je { CHANCE($hit-one) }, na přetažení { CHANCE($out-one) }. Dvěma kartami: trefa { CHANCE($hit-two) }, přetažení { CHANCE($out-two) }.
    .brief = Jedna karta: trefa { CHANCE($hit-one) }, přetažení { CHANCE($out-one) }. Dvě: trefa { CHANCE($hit-two) }, přetažení { CHANCE($out-two) }.
    .braille = chybí { $missing }, 1: trefa { CHANCE($hit-one, form: "short") } přetažení { CHANCE($out-one, form: "short") }, 2: trefa { CHANCE($hit-two, form: "short") } přetažení { CHANCE($out-two, form: "short") }
odds-sipky-far = Chybí { $missing }: jedním hodem se odtud trefit ani přetáhnout nejde.
    .brief = Zatím daleko.
    .braille = chybí { $missing } daleko
odds-sipky-half = Šance, že prvním hodem složíte aspoň padesát jedna, je { CHANCE($chance) }.
    .braille = 51 a víc { CHANCE($chance, form: "short") }
odds-sipky-ahead =
    { $lead ->
        [none] Nikdo jiný zatím v limitu není. Šance, že v něm zůstanete, je s jednou kartou { CHANCE($one) }, se dvěma { CHANCE($two) }.
       *[other] Nejlepšímu z ostatních chybí { $lead }. Šance dostat se před něj je jednou kartou { CHANCE($one) }, dvěma { CHANCE($two) }.
    }
    .brief = Do vedení jednou: { CHANCE($one) }, dvěma: { CHANCE($two) }.
    .braille = vedení 1:{ CHANCE($one, form: "short") } 2:{ CHANCE($two, form: "short") }
odds-sipky-two-throws = Šance, že se do dvou hodů trefíte přesně, je při nejlepší hře { CHANCE($chance) }.
    .braille = trefa do 2 hodů { CHANCE($chance, form: "short") }
odds-sipky-end =
    { $ahead ->
        [yes] Když skončíte teď, bude vám chybět { $missing } a zatím povedete.
       *[no] Když skončíte teď, bude vám chybět { $missing } a nepovedete: nejlepšímu chybí { $lead }.
    }
    .brief = Konec: chybí { $missing }, { $ahead ->
        [yes] vedete.
       *[no] nevedete.
    }
    .braille = konec chybí { $missing } { $ahead ->
        [yes] vedete
       *[no] ne
    }
odds-sipky-number =
    { $kind ->
        [miss] Kartu zahodit
       *[number] { $number }
    }: { $state ->
        [hit] přesná trefa.
        [out] přetaženo.
       *[left] zbude { $missing } a šance trefit se příštím hodem je { CHANCE($chance) }.
    }
    .brief = { $kind ->
        [miss] Zahodit
       *[number] { $number }
    }: { $state ->
        [hit] trefa.
        [out] přetaženo.
       *[left] zbude { $missing }, { CHANCE($chance) }.
    }
    .braille = { $kind ->
        [miss] mimo
       *[number] { $number }
    }: { $state ->
        [hit] trefa
        [out] přetaženo
       *[left] zbude { $missing } trefa { CHANCE($chance, form: "short") }
    }
odds-sipky-cards = V balíčku { $cards ->
        [one] je ještě jedna karta.
        [few] jsou ještě { COUNT($cards, of: "card") }.
       *[other] je ještě { COUNT($cards, of: "card") }.
    }
    .braille = balíček { $cards }
