# Šipky: věta pro každou událost, odpovědi na otázky, volby, důvody soupeřů.
game-name = Šipky
game-begun = Hraje se { $limit }{ $games ->
        [one] {""}.
       *[other] , hra { $game } z { $games }.
    } { PERSON($first) ->
        [you] Začínáte vy.
       *[other] Začíná { WHO($first) }.
    }
    .brief = { $limit }, { PERSON($first) ->
        [you] začínáte vy.
       *[other] začíná { WHO($first) }.
    }
    .braille = hra { $game } na { $limit } začíná { WHO($first, form: "short") }
cards-taken =
    { $more ->
        [yes] { $own ->
            [yes] { PERSON($seat) ->
                [you] Dostáváte { CARDS($cards, case: "acc") }.
               *[other] { WHO($seat) } dostává { CARDS($cards, case: "acc") }.
            }
           *[no] { WHO($seat) } dostává { $count ->
                [one] další kartu.
               *[other] dvě další karty.
            }
        }
       *[no] { PERSON($seat) ->
            [you] Berete
           *[other] { WHO($seat) } bere
        } { $throw ->
            [one] jen jednu kartu
           *[other] dvě karty
        }{ $own ->
            [yes] { $count ->
                [0] .
               *[other] : { CARDS($cards, case: "acc") }.
            }
           *[no] .
        }
    }
    .brief = { WHO($seat) }{ $own ->
        [yes] { $count ->
            [0] {""}.
           *[other] : { CARDS($cards) }.
        }
       *[no] { $count ->
            [one] , jedna karta.
           *[other] , dvě karty.
        }
    }
    .braille = { WHO($seat, form: "short") } bere { $own ->
        [yes] { CARDS($cards, case: "braille") }
       *[no] { $count }
    }
zeros-laid-aside =
    { PERSON($seat) ->
        [you] Dvě nuly jdou stranou.
       *[other] { WHO($seat) } odkládá dvě nuly.
    }
    .brief = Dvě nuly stranou.
    .braille = { WHO($seat, form: "short") } 00 stranou
zero-missed =
    { PERSON($seat) ->
        [you] Nula letí mimo terč.
       *[other] { WHO($seat) } zahazuje nulu mimo terč.
    }
    .brief = Nula mimo terč.
    .braille = { WHO($seat, form: "short") } 0 mimo
pack-restocked = Balíček došel. Karty z dřívějších hodů jsou zamíchané a bere se z nich dál.
    .brief = Nový balíček.
    .braille = nový balíček
number-laid =
    { $kind ->
        [single] { PERSON($seat) ->
            [you] Přidáváte { $number }
           *[other] { WHO($seat) } přidává { $number }
        }
        [zero-missed] { PERSON($seat) ->
            [you] Nulu zahazujete a počítáte { $number }
           *[other] { WHO($seat) } zahazuje nulu a počítá { $number }
        }
       *[composed] { PERSON($seat) ->
            [you] Skládáte { $number }
           *[other] { WHO($seat) } skládá { $number }
        }
    }{ $state ->
        [below] { PERSON($seat) ->
            [you] , máte { $score }, do { $limit } chybí { $missing }.
           *[other] , má { $score }, do { $limit } chybí { $missing }.
        }
       *[other] , to je { $score }.
    }
    .brief = { WHO($seat) } { $number }, { $state ->
        [below] { $score }, chybí { $missing }.
       *[other] to je { $score }.
    }
    .braille = { WHO($seat, form: "short") } { $number } má { $score } { $state ->
        [below] chybí { $missing }
        [hit] trefa
       *[passed] přes
    }
card-missed =
    { PERSON($seat) ->
        [you] { CARD($card, case: "acc") } zahazujete mimo terč, zůstáváte na { $score }.
       *[other] { WHO($seat) } zahazuje { CARD($card, case: "acc") } mimo terč, zůstává na { $score }.
    }
    .brief = { WHO($seat) } { CARD($card) } mimo.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") } mimo
limit-hit =
    { PERSON($seat) ->
        [you] Přesná trefa, máte { $score }!
       *[other] Přesná trefa! { WHO($seat) } má { $score }.
    }
    .brief = Trefa, { WHO($seat) }.
    .braille = { WHO($seat, form: "short") } trefa { $score }
limit-passed =
    { PERSON($seat) ->
        [you] Přetaženo, vypadáváte ze hry.
        [feminine] { WHO($seat) } přetáhla a vypadává ze hry.
       *[masculine] { WHO($seat) } přetáhl a vypadává ze hry.
    }
    .brief = Přetaženo, { WHO($seat) }.
    .braille = { WHO($seat, form: "short") } venku { $score }
player-ended =
    { PERSON($seat) ->
        [you] Končíte na { $score }.
       *[other] { WHO($seat) } končí na { $score }.
    }
    .brief = Konec, { WHO($seat) } { $score }.
    .braille = { WHO($seat, form: "short") } končí { $score }

# Co se právě rozhoduje
your-turn =
    { $kind ->
        [first] Jste na řadě, první hod.
        [alone] Další hod?
       *[next] Jste na řadě, do { $limit } vám chybí { $missing }.
    }
    .brief = Vy, chybí { $missing }.
    .braille = jste na řadě chybí { $missing }
compose-now =
    { $high ->
        [none] Složit jde jen { $low }.
       *[other] Složit jde { $low }, nebo { $high }.
    }
    .brief = { $high ->
        [none] { $low }.
       *[other] { $low }, nebo { $high }?
    }
    .braille = { $high ->
        [none] { $low }
       *[other] { $low } nebo { $high }
    }
add-or-miss =
    { $state ->
        [passed] { CARD($card) } by přetáhla, musí mimo terč.
        [hit] { CARD($card) } je přesná trefa. Přičíst, nebo zahodit?
       *[below] S ní by to bylo { $score }. Přičíst, nebo zahodit?
    }
    .brief = { $state ->
        [passed] Musí mimo.
       *[other] { $score }, nebo zahodit?
    }
    .braille = { $state ->
        [passed] musí mimo
       *[other] { $score } nebo mimo
    }

# Konec hry a partie
game-scored =
    { $count ->
        [0] Konec hry. Všichni přetáhli.
        [one] { PERSON($seat) ->
            [you] Konec hry. Vyhráváte se skóre { $score }.
           *[other] Konec hry. Vyhrává { WHO($seat) } se skóre { $score }.
        }
       *[other] Konec hry. O první místo se dělí { SEATS($seats) }, skóre { $score }.
    }
    .brief = { $count ->
        [0] Všichni přetáhli.
       *[other] Vyhrává { SEATS($seats) }, { $score }.
    }
    .braille = konec hry { $score }
exact-game-scored =
    { $winner ->
        [none] Konec hry. Všichni přetáhli, nevyhrává nikdo.
       *[other] { PERSON($winner) ->
            [you] Konec hry. Vyhráváte přesnou trefou { $limit }.
           *[other] Konec hry. Přesnou trefou { $limit } vyhrává { WHO($winner) }.
        }
    }
    .brief = { $winner ->
        [none] Nevyhrává nikdo.
       *[other] Vyhrává { WHO($winner) }.
    }
    .braille = { $winner ->
        [none] nikdo
       *[other] vyhrává { WHO($winner, form: "short") }
    }
solo-game-scored =
    { $state ->
        [hit] Konec hry. Přesně { $limit }!
        [passed] Konec hry. Přetaženo, hra se nepočítá.
       *[below] Konec hry na { $score }, do { $limit } { $missing ->
            [one] chyběl { $missing } bod.
            [few] chyběly { $missing } body.
           *[other] chybělo { $missing } bodů.
        }
    }
    .brief = { $state ->
        [hit] Přesně.
        [passed] Přetaženo.
       *[below] { $score }, chybělo { $missing }.
    }
    .braille = { $state ->
        [hit] trefa { $score }
        [passed] venku { $score }
       *[below] { $score } chybělo { $missing }
    }
result = { $place }. místo: { WHO($seat) }, { $out ->
        [yes] přetaženo na { $score }
       *[no] skóre { $score }
    }{ $unit ->
        [sum] , součet { $total }.
       *[points] , { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }{ $running ->
            [yes] , celkem { $total }.
           *[no] .
        }
    }
    .brief = { $place }. { WHO($seat) }, { $out ->
        [yes] přetaženo.
       *[no] { $score }.
    }
    .braille = { $place } { WHO($seat, form: "short") } { $score } +{ $points } { $total }
total = { WHO($seat) }: { $unit ->
        [hits] { $total ->
            [one] { $total } trefa.
            [few] { $total } trefy.
           *[other] { $total } tref.
        }
        [sum] součet { $total }.
       *[points] celkem { $total ->
            [one] { $total } bod.
            [few] { $total } body.
           *[other] { $total } bodů.
        }
    }
    .brief = { WHO($seat) } { $total }.
    .braille = { WHO($seat, form: "short") } { $total }
match-placed =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Vyhráváte celou partii,
           *[other] Celou partii vyhrává { WHO($seat) },
        }
       *[other] { $total ->
            [0] Konec partie, přesně se netrefil nikdo,
           *[other] Konec partie, o první místo se dělí { SEATS($seats) },
        }
    } { $unit ->
        [hits] { $total ->
            [one] { $total } trefa.
            [few] { $total } trefy.
           *[other] { $total } tref.
        }
        [sum] součet { $total } z 603.
       *[points] { $total ->
            [one] { $total } bod.
            [few] { $total } body.
           *[other] { $total } bodů.
        }
    }
    .brief = { $count ->
        [one] Partii vyhrává { WHO($seat) }, { $total }.
       *[other] Partie nerozhodně, { $total }.
    }
    .braille = { $count ->
        [one] partie { WHO($seat, form: "short") } { $total }
       *[other] partie nerozhodně { $total }
    }
solo-match-placed = Konec partie. Přesně na limit: { $hits ->
        [one] { $hits } hra
        [few] { $hits } hry
       *[other] { $hits } her
    }. Přetaženo: { $out ->
        [one] { $out } hra
        [few] { $out } hry
       *[other] { $out } her
    }. V ostatních dohromady chybělo { $missing ->
        [one] { $missing } bod.
        [few] { $missing } body.
       *[other] { $missing } bodů.
    }
    .brief = Trefy { $hits }, přetaženo { $out }, chybělo { $missing }.
    .braille = trefy { $hits } venku { $out } chybělo { $missing }
solo-series-placed = Konec partie. Součet tří her je { $total } z 603.
    .brief = { $total } z 603.
    .braille = součet { $total }/603

# Odpovědi na otázky
hand-taken =
    { $count ->
        [0] Teď žádnou kartu nedržíte.
       *[other] Držíte { CARDS($cards, case: "acc") }.
    }
    .brief = { $count ->
        [0] Žádná karta.
       *[other] { CARDS($cards) }.
    }
    .braille = { $count ->
        [0] bez karet
       *[other] { CARDS($cards, case: "braille") }
    }
hand-to-compose = Držíte { CARDS($cards, case: "acc") }. { $high ->
        [none] Složit jde jen { $low }.
       *[other] Složit jde { $low }, nebo { $high }.
    }
    .brief = { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
not-begun = Zatím se neházelo.
    .braille = bez hodů
at-table =
    { WHO($seat) }: { $standing ->
        [throwing] { $score }, chybí { $missing }, ve hře.
        [ended] { $score }, chybí { $missing }, dohráno.
        [hit] { $score }, přesná trefa.
       *[out] přetaženo na { $score }.
    }
    .brief = { WHO($seat) } { $score }{ $standing ->
        [throwing] .
        [ended] , dohráno.
        [hit] , trefa.
       *[out] , venku.
    }
    .braille = { WHO($seat, form: "short") } { $score } { $standing ->
        [throwing] hraje
        [ended] dohrál
        [hit] trefa
       *[out] venku
    }
best-score =
    { $count ->
        [0] Všichni přetáhli.
        [one] { PERSON($seat) ->
            [you] Nejvíc máte vy, { $score }.
           *[other] Nejvíc má { WHO($seat) }, { $score }.
        }
       *[other] Nejvíc mají { SEATS($seats) }, { $score }.
    }
    .brief = { $count ->
        [0] Nikdo.
       *[other] { SEATS($seats) }, { $score }.
    }
    .braille = { $count ->
        [0] všichni venku
        [one] max { $score } { WHO($seat, form: "short") }
       *[other] max { $score }
    }
missing =
    { $standing ->
        [hit] Nechybí vám nic, máte přesně { $limit }.
        [out] Jste venku, přetaženo na { $score }.
       *[other] Do { $limit } vám chybí { $missing }.
    }
    .brief = { $standing ->
        [hit] Nic.
        [out] Venku.
       *[other] Chybí { $missing }.
    }
    .braille = { $standing ->
        [hit] trefa
        [out] venku
       *[other] chybí { $missing }
    }
last-throw = Poslední hod: { WHO($seat) }, { CARDS($cards) }, { $number ->
        [none] mimo terč.
       *[other] číslo { $number }.
    }
    .brief = { WHO($seat) }, { $number ->
        [none] mimo.
       *[other] { $number }.
    }
    .braille = hod { WHO($seat, form: "short") } { CARDS($cards, case: "braille") } { $number ->
        [none] mimo
       *[other] { $number }
    }
score =
    { $games ->
        [one] Hraje se { $limit }.
       *[other] Hra { $game } z { $games }, hraje se { $limit }.
    }
    .braille = hra { $game }/{ $games } na { $limit }
own-score =
    { $standing ->
        [hit] Máte přesně { $score }.
        [out] Jste venku na { $score }.
        [ended] Máte { $score } a už neházíte.
       *[throwing] Máte { $score }, chybí { $missing }.
    }
    .brief = { $score }.
    .braille = máte { $score }

# Odmítnutí
first-throw-of-two = První hod je vždy ze dvou karet.
    .braille = první hod 2 karty
no-end = Ve hře na přesný výsledek se konec nehlásí, hází se dál.
    .braille = konec zde není
take-first = Nejdřív si vezměte karty.
    .braille = nejdřív karty
compose-first = Nejdřív složte číslo z karet, které držíte.
    .braille = nejdřív číslo
not-that-number = Číslo { $number } z karet { CARDS($cards) } nesložíte.
    .brief = { $number } nejde.
    .braille = { $number } nejde
card-would-pass = { CARD($card) } by přetáhla limit, musíte ji zahodit.
    .braille = { CARD($card, case: "braille") } jen mimo
add-or-miss-first = Nejdřív kartu přičtěte, nebo zahoďte.
    .braille = přičíst nebo mimo

# Volby u stolu
action-take =
    { $cards ->
        [one] Vzít jen jednu kartu
       *[other] Vzít dvě karty
    }
    .braille = { $cards ->
        [one] 1 karta
       *[other] 2 karty
    }
action-end = Skončit na { $score }
    .braille = konec { $score }
action-compose =
    { $single ->
        [yes] Přičíst { $number }
       *[no] Složit { $number }
    }{ $state ->
        [hit] , přesně { $limit }
        [passed] , to přetáhne { $limit }
       *[below] , bude { $score }
    }
    .brief = { $number }
    .braille = { $number } = { $score }
action-miss = Zahodit kartu mimo terč
    .braille = mimo

# Volby hry
game-about = Šipky s kartami: z čísel se skládají hody a sčítají se co nejblíž k limitu, ale ne přes něj.
option-limit = Do kolika
draw-limit = Vylosovat, do kolika se hraje
option-limit-series = série 101, 201 a 301
house-limit = Limit je 101, 201 nebo 301 bodů. V sérii se hrají všechny tři za sebou a rozhoduje součet, nejlépe 603.
option-variant = Způsob hry
option-variant-plain = co nejblíž k limitu
option-variant-exact = na přesný výsledek
house-variant = Buď vyhrává, kdo skončí nejblíž pod limitem, nebo jen ten, kdo limit jako první přesně trefí.
option-games = Počet her
house-games = Kolik her má partie. Série má vždy tři hry, jen na přesný výsledek se v ní střídají limity dál.
preset-short = jedna hra do 101
preset-series = série do 603
preset-exact = na přesný výsledek

# Proč soupeř hraje právě takto
reason-only-choice = Jiná možnost není.
reason-at-random = Vybráno naslepo.
reason-hits-now = Tohle číslo je přesná trefa.
reason-leaves = Po tomhle čísle zbývá do limitu { $missing }, a to je nejvýhodnější zbytek.
reason-nothing-fits = Každé z možných čísel přetáhne.
reason-two-cards = Dvě karty slibují nejvíc; riziko přetažení je { $percent } %.
reason-one-card = Jedna karta slibuje nejvíc; riziko přetažení je { $percent } %.
reason-end = Další karta se nevyplatí: i u jediné je riziko přetažení { $percent } %.
reason-misses = Kartu je lepší zahodit a zůstat { $missing } pod limitem.
reason-must-miss = Karta by přetáhla, musí mimo terč.
