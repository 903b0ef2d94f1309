# Pravděpodobnosti: co hráč může vědět, spočítané přesně; kde se jen odhaduje, říká věta „asi“.
# odds-chance se dosazuje za slovo „je“.
odds-chance =
    { $edge ->
        [under] menší než jedno procento
        [over] větší než devadesát devět procent
       *[between] { $percent ->
            [0] nulová
            [one] jedno procento
            [few] { COUNT($percent, of: "percent") }
           *[other] { COUNT($percent, of: "percent") }
        }
    }
    .short = { $edge ->
        [under] <1%
        [over] >99%
       *[between] { $percent }%
    }
odds-none = Teď není co počítat.
    .braille = není co počítat

# Quist
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
       *[no] Hrajete poslední: { CARD($card) } bude jistě nejvyšší.
    }
    .brief = { $tied ->
        [yes] Jistě shoda.
       *[no] Jistě nejvyšší.
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
odds-quist-left = Ještě nepadlo: { $nines ->
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

# Šipky
odds-sipky = Chybí { $missing }. Jednou kartou: šance na trefu je { CHANCE($hit-one) }, na přetažení { CHANCE($out-one) }. Dvěma kartami: trefa { CHANCE($hit-two) }, přetažení { CHANCE($out-two) }.
    .brief = Jedna karta: trefa { CHANCE($hit-one) }, přetažení { CHANCE($out-one) }. Dvě: trefa { CHANCE($hit-two) }, přetažení { CHANCE($out-two) }.
    .braille = chybí { $missing } 1: trefa { CHANCE($hit-one, form: "short") } přetažení { CHANCE($out-one, form: "short") } 2: trefa { CHANCE($hit-two, form: "short") } přetažení { CHANCE($out-two, form: "short") }
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
    .braille = vedení 1: { CHANCE($one, form: "short") } 2: { CHANCE($two, form: "short") }
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

# Loker
odds-loker-best =
    { $count ->
        [0] Nejlepší je neměnit nic.
       *[other] Nejlepší výměna: odhodit { CARDS($cards, case: "acc") }.
    } Šance, že budete mít figuru, je { CHANCE($some) }{ $others ->
        [yes] , průměrné umístění asi { $place }.
       *[no] .
    }
    .brief = { $count ->
        [0] Neměnit
       *[other] Odhodit { CARDS($cards, case: "acc") }
    }, figura: { CHANCE($some) }.
    .braille = { $count ->
        [0] neměnit
       *[other] pryč { CARDS($cards, case: "braille") }
    } figura { CHANCE($some, form: "short") } místo asi { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-loss =
    { $unit ->
        [chips] { COUNT($size, of: "chip", case: "acc") }
       *[points] { COUNT($size, of: "point", case: "acc") }
    }
odds-loker-marked = Když odhodíte označené, tedy { CARDS($cards, case: "acc") }, šance na figuru je { CHANCE($some) }.{ $others ->
        [yes] { $same ->
            [yes] {" "}To je asi stejně dobré.
           *[no] {" "}To je horší asi o { odds-loss }.
        }
       *[no] {""}
    }
    .brief = { CARDS($cards) }: figura { CHANCE($some) }{ $others ->
        [yes] { $same ->
            [yes] , asi stejně dobré.
           *[no] , horší o { odds-loss }.
        }
       *[no] .
    }
    .braille = { CARDS($cards, case: "braille") } figura { CHANCE($some, form: "short") } -{ NUMBER($size, maximumFractionDigits: 1) }
odds-loker-figure = Šance na { odds-figure.acc } je { CHANCE($chance) }.
    .brief = { odds-figure }: { CHANCE($chance) }.
    .braille = { odds-figure } { CHANCE($chance, form: "short") }
odds-figure =
    { $figure ->
        [none] bez figury
        [two_pairs] dvě dvojice
        [straight5] postupka z pěti
        [three_pairs] tři dvojice
        [straight6] postupka ze šesti
        [three] trojice
        [three_two] trojice a dvojice
        [two_threes] dvě trojice
        [four] čtveřice
        [four_two] čtveřice a dvojice
        [loker] Loker
       *[king_loker] King Loker
    }
    .acc =
        { $figure ->
            [none] ruku bez figury
            [two_pairs] dvě dvojice
            [straight5] postupku z pěti
            [three_pairs] tři dvojice
            [straight6] postupku ze šesti
            [three] trojici
            [three_two] trojici a dvojici
            [two_threes] dvě trojice
            [four] čtveřici
            [four_two] čtveřici a dvojici
            [loker] Loker
           *[king_loker] King Loker
        }
odds-loker-nothing =
    { $best ->
        [yes] Měnit se nevyplatí.
       *[no] { $same ->
            [yes] Neměnit nic by vyšlo asi nastejno.
           *[no] Neměnit nic by bylo horší asi o { odds-loss }.
        }
    }
    .braille = neměnit -{ NUMBER($size, maximumFractionDigits: 1) }
odds-loker-hand = Máte { odds-figure.acc }{ $others ->
        [yes] , průměrné umístění asi { $place }.
       *[no] .
    }
    .brief = { odds-figure }{ $others ->
        [yes] , místo asi { $place }.
       *[no] .
    }
    .braille = { odds-figure } místo asi { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Whist
odds-whist = { SUIT($suit, case: "title") }: { $out ->
        [0] u ostatních už žádná karta není.
        [one] u ostatních je jedna karta
        [few] u ostatních jsou { COUNT($out, of: "card") }
       *[other] u ostatních je { COUNT($out, of: "card") }
    }{ $out ->
        [0] {""}
       *[other] , { $higher ->
            [0] žádná není vyšší než { CARD($card) }.
            [one] jedna z nich je vyšší než { CARD($card) }.
            [few] { SAY($higher, gender: "feminine") } z nich jsou vyšší než { CARD($card) }.
           *[other] { $higher } z nich je vyšších než { CARD($card) }.
        }
    } { $takes ->
        [0] Touto kartou zdvih nezískáte.
       *[other] { $foes ->
            [0] Žádný soupeř už po vás v tomto zdvihu nehraje.
           *[other] Šance, že { CARD($card, case: "acc") } soupeř po vás nemůže přebít{ $trumps ->
                [0] {""}
               *[other] {" "}ani trumfem
            }, je { CHANCE($safe) }.
        }
    }
    .brief = { SUIT($suit, case: "title") }: u ostatních { $out }, vyšších { $higher }, { $takes ->
        [0] zdvih nezíská.
       *[other] soupeř nepřebije: { CHANCE($safe) }.
    }
    .braille = { CARD($card, case: "braille") } venku { $out } vyšších { $higher } { $takes ->
        [0] nezíská
       *[other] drží { CHANCE($safe, form: "short") }
    }
odds-whist-void =
    { $suit ->
        [c] Kříže
        [d] Káry
        [h] Srdce
       *[s] Piky
    } nemá { WHO($seat) }.
    .braille = { WHO($seat, form: "short") } bez { SUIT($suit, case: "braille") }
odds-whist-holder = Šance, že { CARD($card, case: "acc") } má { WHO($seat) }, je { CHANCE($chance) }.
    .brief = { WHO($seat) } { CARD($card, case: "acc") }: { CHANCE($chance) }.
    .braille = { CARD($card, case: "braille") } { WHO($seat, form: "short") } { CHANCE($chance, form: "short") }
odds-whist-finesse = Impas { CARD($card, case: "with") } na { CARD($top, case: "acc") } vyjde, pokud tu kartu nemá { WHO($seat) }: šance je { CHANCE($chance) }.
    .brief = Impas { CARD($card, case: "with") }: { CHANCE($chance) }.
    .braille = impas { CARD($card, case: "braille") } { CHANCE($chance, form: "short") }
odds-whist-long = V barvě { SUIT($suit) } držíte { $own ->
        [few] { COUNT($own, of: "card") }
       *[other] { COUNT($own, of: "card") }
    }. Šance, že nikdo jiný nemá tolik a vaše poslední bude volná, je { CHANCE($chance) }.
    .brief = Dlouhá barva: { CHANCE($chance) }.
    .braille = dlouhé { SUIT($suit, case: "braille") } { CHANCE($chance, form: "short") }
odds-whist-left = Ostatní drží z každé barvy: { SUIT("c") } { $suit-c }, { SUIT("d") } { $suit-d }, { SUIT("h") } { $suit-h }, { SUIT("s") } { $suit-s }.
    .brief = Venku: { SUIT("c") } { $suit-c }, { SUIT("d") } { $suit-d }, { SUIT("h") } { $suit-h }, { SUIT("s") } { $suit-s }.
    .braille = venku { SUIT("c", case: "braille") }{ $suit-c } { SUIT("d", case: "braille") }{ $suit-d } { SUIT("h", case: "braille") }{ $suit-h } { SUIT("s", case: "braille") }{ $suit-s }
