# Šipky: věta pro každou událost, odpovědi na otázky, volby, důvody soupeřů.
game-name = Šipky
game-begun = Hraje se { $limit }{ $games ->
        [one] .
       *[other] , { ORDINAL($game, gender: "feminine") } hra { of-games }.
    }{ PERSON($first) ->
        [you] {""}
       *[other] {" "}Začíná { WHO($first) }.
    }
    .brief = { $limit }{ PERSON($first) ->
        [you] .
       *[other] , začíná { WHO($first) }.
    }
    .braille = hra { $game } na { $limit } začíná { WHO($first, form: "short") }
cards-taken =
    { $more ->
        [yes] { $own ->
            [yes] { PERSON($seat) ->
                [you] Přichází { CARDS($cards, case: "alike") }.
               *[other] { WHO($seat) } dostává { CARDS($cards, case: "acc") }.
            }
           *[no] { WHO($seat) } bere { $count ->
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
    .brief = { $own ->
        [yes] { $count ->
            [0] { WHO($seat) }.
           *[other] { CARDS($cards) }.
        }
       *[no] { $more ->
            [yes] { WHO($seat) } bere další.
           *[no] { WHO($seat) } bere { $count ->
                [one] jednu.
               *[other] dvě.
            }
        }
    }
    .full =
        { $more ->
            [yes] { cards-taken }
           *[no] { $throw ->
                [one] { $own ->
                    [yes] { cards-taken }
                   *[no] { PERSON($seat) ->
                        [you] Berete jednu kartu, poslední.
                       *[other] { WHO($seat) } bere jen jednu kartu, { $exact ->
                            [yes] hází dál.
                           *[no] tím končí.
                        }
                    }
                }
               *[other] { cards-taken }
            }
        }
    .braille = { WHO($seat, form: "short") } bere { $own ->
        [yes] { CARDS($cards, case: "braille") }
       *[no] { $count }
    }
cards-to-compose = { CARDS($cards) }: { $high ->
        [none] jen { $low }.
       *[other] { $low }, nebo { $high }?
    }
    .brief = { $high ->
        [none] Jen { $low }.
       *[other] { $low }, nebo { $high }?
    }
    .full = Berete { CARDS($cards, case: "acc") }. { $high ->
        [none] Složit jde jen { $low }.
       *[other] Složit jde { $low }, nebo { $high }.
    }
    .braille = { CARDS($cards, case: "braille") }: { $high ->
        [none] { $low }
       *[other] { $low } nebo { $high }
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
pack-restocked = Balíček došel. Karty z dřívějších hodů se zamíchaly do nového balíčku.
    .brief = Nový balíček.
    .braille = nový balíček
number-laid =
    { $kind ->
        [single] { PERSON($seat) ->
            [you] Přidáváte { $number ->
                [1] jedničku
               *[other] { $number }
            }
           *[other] { WHO($seat) } přidává { $number ->
                [1] jedničku
               *[other] { $number }
            }
        }
        [zero-missed] { PERSON($seat) ->
            [you] Nulu zahazujete a počítáte { $number ->
                [1] jedničku
               *[other] { $number }
            }
           *[other] { WHO($seat) } zahazuje nulu a počítá { $number ->
                [1] jedničku
               *[other] { $number }
            }
        }
       *[composed] { PERSON($seat) ->
            [you] Skládáte { $number }
           *[other] { WHO($seat) } skládá { $number }
        }
    }{ $state ->
        [ends] .
        [hit] .
        [passed] , to je { $score }.
       *[below] { $same ->
            [yes] , chybí { $missing }.
           *[no] { PERSON($seat) ->
                [you] , máte { $score }, chybí { $missing }.
               *[other] , má { $score }, chybí { $missing }.
            }
        }
    }
    .brief = { PERSON($seat) ->
        [you] {""}
       *[other] { WHO($seat) }{" "}
    }{ $number }{ $state ->
        [below] { $same ->
            [yes] , chybí { $missing }.
           *[no] { PERSON($seat) ->
                [you] , máte { $score }.
               *[other] , má { $score }.
            }
        }
       *[other] .
    }
    .braille = { WHO($seat, form: "short") } { $number } má { $score } { $state ->
        [passed] přetaženo
        [hit] trefa
       *[other] chybí { $missing }
    }
card-missed =
    { PERSON($seat) ->
        [you] { CARD($card, case: "acc") } zahazujete mimo terč, zůstáváte na { SAY($score, case: "loc") }.
       *[other] { WHO($seat) } zahazuje { CARD($card, case: "acc") } mimo terč, zůstává na { SAY($score, case: "loc") }.
    }
    .brief = { PERSON($seat) ->
        [you] {""}
       *[other] { WHO($seat) }{" "}
    }{ CARD($card) } mimo.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") } mimo
limit-hit = Přesně { $score }!
    .brief = Trefa!
    .full =
        { PERSON($seat) ->
            [you] Přesná trefa, máte { $score }!
           *[other] Přesná trefa, { WHO($seat) } má { $score }!
        }
    .braille = { WHO($seat, form: "short") } trefa { $score }
limit-passed =
    { PERSON($seat) ->
        [you] Přetaženo, jste venku.
       *[other] Přetaženo, { WHO($seat) } je venku.
    }
    .brief = Přetaženo.
    .braille = { WHO($seat, form: "short") } přetaženo { $score }
player-ended =
    { PERSON($seat) ->
        [you] Končíte na { SAY($score, case: "loc") }, chybí { $missing }.
       *[other] { WHO($seat) } končí na { SAY($score, case: "loc") }, chybí { $missing }.
    }
    .brief = { PERSON($seat) ->
        [you] Končíte na { SAY($score, case: "loc") }.
       *[other] { WHO($seat) } končí na { SAY($score, case: "loc") }.
    }
    .braille = { WHO($seat, form: "short") } končí { $score }

# Co se právě rozhoduje
your-turn =
    { $kind ->
        [first] Jste na řadě, první hod.
        [again] Další hod?
        [alone] Další hod? Chybí { $missing }.
       *[next] Jste na řadě, chybí { $missing }.
    }
    .brief = { $kind ->
        [first] Vy.
        [again] Další hod?
        [alone] Chybí { $missing }.
       *[next] Vy, chybí { $missing }.
    }
    .full =
        { $kind ->
            [first] Jste na řadě, první hod. Limit je { $limit }.
            [again] Další hod?
           *[next] Jste na řadě, do limitu { $limit } chybí { $missing }.
        }
    .braille = jste na řadě chybí { $missing }
compose-now =
    { $high ->
        [none] Složit jde jen { $low }.
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
       *[below] { CARD($card, case: "with") } by to bylo { $score }. Přičíst, nebo zahodit?
    }
    .brief = { $state ->
        [passed] { CARD($card) }, musí mimo.
       *[other] { CARD($card) }, { $score }. Přičíst?
    }
    .braille = { CARD($card, case: "braille") } { $state ->
        [passed] musí mimo
       *[other] { $score } nebo mimo
    }

# Konec hry a partie
game-scored =
    { $count ->
        [0] Konec hry. Nikdo nezůstal v limitu{ $games ->
            [one] .
           *[other] , každý má { COUNT($points, of: "point", case: "acc") }.
        }
        [one] { PERSON($seat) ->
            [you] Konec hry. Vyhráváte, máte { $score }{ first-points }.
           *[other] Konec hry. Vyhrává { WHO($seat) }, má { $score }{ first-points }.
        }
       *[other] Konec hry. První místo společně: { SEATS($seats) }, { $score }{ first-points }.
    }
    .brief = { $count ->
        [0] Nikdo nezůstal v limitu.
        [one] { PERSON($seat) ->
            [you] Vyhráváte, { $score }.
           *[other] Vyhrává { WHO($seat) }, { $score }.
        }
       *[other] První místo společně: { SEATS($seats) }, { $score }.
    }
    .braille = { $count ->
        [0] všichni přetáhli
        [one] vyhrává { WHO($seat, form: "short") } { $score }
       *[other] shodně první { $score }
    }
first-points =
    { $games ->
        [one] {""}
       *[other] , za to { COUNT($points, of: "point") }
    }
exact-game-scored =
    { $winner ->
        [none] Konec hry. Nikdo nezůstal v limitu, nevyhrává nikdo.
       *[other] { PERSON($winner) ->
            [you] Konec hry. Vyhráváte přesnou trefou.
           *[other] Konec hry. Přesnou trefou vyhrává { WHO($winner) }.
        }
    }
    .brief = { $winner ->
        [none] Nevyhrává nikdo.
       *[other] { PERSON($winner) ->
            [you] Vyhráváte.
           *[other] Vyhrává { WHO($winner) }.
        }
    }
    .braille = { $winner ->
        [none] nikdo
       *[other] vyhrává { WHO($winner, form: "short") }
    }
solo-game-scored =
    { $state ->
        [hit] Konec hry. Přesně { $limit }!
        [passed] Konec hry. Přetaženo, hra se nepočítá.
       *[below] Konec hry na { SAY($score, case: "loc") }, { $missing ->
            [one] chyběl { COUNT($missing, of: "point") }.
            [few] chyběly { COUNT($missing, of: "point") }.
           *[other] chybělo { COUNT($missing, of: "point") }.
        }
    }
    .brief = { $state ->
        [hit] Přesně.
        [passed] Přetaženo.
       *[below] { $score }, chybělo { $missing }.
    }
    .braille = { $state ->
        [hit] trefa { $score }
        [passed] přetaženo { $score }
       *[below] { $score } chybělo { $missing }
    }
result = { ORDINAL($place, gender: "neuter") } místo: { WHO($seat) }, { $out ->
        [yes] přetaženo na { $score }
       *[no] { $score }
    }{ $unit ->
        [sum] , součet { $total }.
       *[points] { $games ->
            [one] .
           *[other] , { COUNT($points, of: "point") }{ $running ->
                [yes] , celkem { $total }.
               *[no] .
            }
        }
    }
    .brief = { ORDINAL($place, gender: "neuter") } místo { WHO($seat) }, { $out ->
        [yes] přetaženo.
       *[no] { $score }.
    }
    .braille = { $place }. { WHO($seat, form: "short") } { $score } +{ $points } ={ $total }
total = { WHO($seat) }: { $unit ->
        [hits] { COUNT($total, of: "hit") }.
        [sum] součet { $total }.
       *[points] celkem { COUNT($total, of: "point") }.
    }
    .brief = { WHO($seat) } { $total }.
    .braille = { WHO($seat, form: "short") } { $total }
match-placed =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Vyhráváte celou partii, { match-total }.
           *[other] Partii vyhrává { WHO($seat) }, { match-total }.
        }
       *[other] { $total ->
            [0] { $unit ->
                [hits] Konec partie, limit přesně netrefil nikdo.
               *[other] Konec partie. V žádné hře nikdo nezůstal v limitu.
            }
           *[other] Konec partie. První místo společně: { SEATS($seats) }, { match-total }.
        }
    }
    .brief = { $count ->
        [one] { PERSON($seat) ->
            [you] Partie je vaše, { match-total }.
           *[other] Partii vyhrává { WHO($seat) }, { match-total }.
        }
       *[other] Partie nerozhodně.
    }
    .braille = { $count ->
        [one] partie { WHO($seat, form: "short") } { $total }
       *[other] partie nerozhodně { $total }
    }
match-total =
    { $unit ->
        [hits] { COUNT($total, of: "hit") }
        [sum] součet { $total } ze šesti set tří
       *[points] { COUNT($total, of: "point") }
    }
solo-match-placed = Konec partie.{ $games ->
        [one] {""}
       *[other] {" "}Přesně trefeno: { $hits ->
            [0] žádná hra
           *[other] { COUNT($hits, of: "game") }
        }. Přetaženo: { $out ->
            [0] žádná hra
           *[other] { COUNT($out, of: "game") }
        }.{ $missing ->
            [0] {""}
            [one] {" "}V ostatních dohromady chyběl { COUNT($missing, of: "point") }.
            [few] {" "}V ostatních dohromady chyběly { COUNT($missing, of: "point") }.
           *[other] {" "}V ostatních dohromady chybělo { COUNT($missing, of: "point") }.
        }
    }
    .brief = { $games ->
        [one] Konec partie.
       *[other] Trefy { $hits }, přetaženo { $out }, chybělo { $missing }.
    }
    .braille = trefy { $hits } přetaženo { $out } chybělo { $missing }
solo-series-placed = Konec partie. Součet tří her je { $total } ze šesti set tří.
    .brief = { $total } ze šesti set tří.
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
       *[other] { $low }, nebo { $high }?
    }
    .brief = { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
not-begun = Zatím se neházelo.
    .braille = bez hodů
at-table =
    { WHO($seat) }: { $standing ->
        [throwing] { COUNT($score, of: "point") }, chybí { $missing }, ve hře.
        [ended] { COUNT($score, of: "point") }, chybí { $missing }, dohráno.
        [hit] { COUNT($score, of: "point") }, přesná trefa.
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
        [ended] konec
        [hit] trefa
       *[out] venku
    }
best-score =
    { $count ->
        [0] Nikdo nezůstal v limitu.
        [one] { PERSON($seat) ->
            [you] Nejvíc máte vy, { $score }.
           *[other] Nejvíc má { WHO($seat) }, { $score }.
        }
       *[other] Stejně nejvíc: { SEATS($seats) }, { $score }.
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
       *[other] Chybí vám { $missing }.
    }
    .brief = { $standing ->
        [hit] Nic.
        [out] Venku.
       *[other] Chybí { $missing }.
    }
    .full =
        { $standing ->
            [hit] { missing }
            [out] { missing }
           *[other] Do limitu { $limit } vám chybí { $missing }.
        }
    .braille = { $standing ->
        [hit] trefa
        [out] venku
       *[other] chybí { $missing }
    }
last-throw-none = V této hře ještě nikdo nehodil.
    .brief = Ještě žádný.
    .braille = ještě žádný
call-in-throw = { ORDINAL($number, gender: "masculine") } hod, { $what }
    .braille = { $number }: { $what }
last-throw = Poslední hod: { WHO($seat) }, { CARDS($cards) }, { $number ->
        [none] mimo terč.
       *[other] z toho { $number }.
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
    { $over ->
        [yes] Hrálo se
       *[no] Hraje se
    } { $limit }{ $games ->
        [one] .
       *[other] , { ORDINAL($game, gender: "feminine") } hra { of-games }.
    }
    .braille = hra { $game }/{ $games } na { $limit }
own-score =
    { $standing ->
        [hit] Máte přesně { $score }.
        [out] Jste venku, přetaženo na { $score }.
        [ended] Máte { $score } a už neházíte.
       *[throwing] { $score ->
            [0] Zatím nemáte nic
           *[other] Máte { $score }
        }, chybí { $missing }.
    }
    .brief = { $score }.
    .braille = máte { $score }

# Odmítnutí
first-throw-of-two = První hod je vždy ze dvou karet, vezměte si dvě.
    .braille = první hod 2 karty
    .called = První hod je vždy ze dvou karet.
no-end = Ve hře na přesný výsledek se konec nehlásí, hází se dál.
    .braille = konec zde není
take-first = Nejdřív si vezměte karty.
    .braille = nejdřív karty
    .called = Nejdřív se berou karty.
no-boards-exact = Hra na přesný výsledek se mezi stoly srovnávat nedá: skončí, jakmile se někdo trefí. Vyberte obyčejnou hru.
    .braille = přesný výsledek ne
no-boards-series = Série se mezi stoly srovnávat nedá, sčítají se v ní tři hry. Vyberte jeden limit.
    .braille = série ne
compose-first = Nejdřív složte číslo z karet, které držíte.
    .braille = nejdřív číslo
    .called = Nejdřív se z karet složí číslo.
not-that-number = Číslo { $number } z těchto karet nesložíte: { CARDS($cards) }.
    .brief = { $number } nejde.
    .braille = { $number } nejde
    .called = Číslo { $number } z těchto karet není: { CARDS($cards) }.
card-would-pass = { CARD($card) } by přetáhla limit, musíte ji zahodit.
    .braille = { CARD($card, case: "braille") } jen mimo
    .called = { CARD($card) } by přetáhla limit, jde jen zahodit.
add-or-miss-first = Nejdřív kartu přičtěte, nebo zahoďte.
    .braille = přičíst nebo mimo
    .called = Nejdřív se karta přičte, nebo zahodí.

# Volby u stolu
action-take =
    { $cards ->
        [one] Vzít jen jednu kartu
       *[other] Vzít dvě karty
    }
    .advised =
        { $cards ->
            [one] vezměte jen jednu kartu
           *[other] vezměte dvě karty
        }
    .braille = { $cards ->
        [one] 1 karta
       *[other] 2 karty
    }
    .typed = { $cards ->
        [one] jednu, jednu kartu, jen jednu
       *[other] dvě, dvě karty
    }
action-end = Konec: skončit na { SAY($score, case: "loc") }
    .advised = řekněte konec a zůstaňte na { SAY($score, case: "loc") }
    .braille = konec { $score }
    .typed = konec, skončit, končím, stačí
action-compose =
    { $single ->
        [yes] Přičíst { $number }
       *[no] Složit { $number }
    }{ $state ->
        [hit] , přesně { $limit }
        [passed] , to přetáhne { $limit }
       *[below] , celkem { $score }
    }
    .advised =
        { $single ->
            [yes] přičtěte { $number }
           *[no] složte { $number }
        }{ $state ->
            [hit] , přesně { $limit }
            [passed] , to přetáhne { $limit }
           *[below] , celkem { $score }
        }
    .brief = { $number }
    .braille = { $number } = { $score }
action-miss = Zahodit kartu mimo terč
    .advised = zahoďte kartu mimo terč
    .braille = mimo
    .typed = mimo, zahodit

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
house-games = Kolik her má partie. Série má vždy tři hry. Ve hře na přesný výsledek se její limity opakují dokola.
option-packs = Balíček
option-packs-one = jeden pro všechny
option-packs-each = každý má svůj
house-packs = Házejí všichni z jednoho balíčku, nebo každý z vlastního, jako u stolů klubového večera.
preset-short = jedna hra do 101
preset-series = série do 603
preset-exact = na přesný výsledek

# Proč soupeř hraje právě takto
reason-only-choice = Jiná možnost není.
reason-at-random = Vybráno naslepo.
reason-hits-now = Toto číslo je přesná trefa.
    .brief = Přesná trefa.
reason-leaves = Po tomto čísle zbývá do limitu { $missing }, a to je nejvýhodnější zbytek.
    .brief = Zbývá { $missing }, nejvýhodnější zbytek.
reason-leaves-only = Jiné číslo se nevejde; po tomto zbývá do limitu { $missing }.
    .brief = Zbývá { $missing }.
reason-nothing-fits = Každé z možných čísel přetáhne.
    .brief = Všechno přetáhne.
reason-two-cards = Dvě karty slibují nejvíc, { $percent ->
        [0] riziko přetažení je menší než jedno procento.
       *[other] riziko přetažení je { COUNT($percent, of: "percent") }.
    }
    .brief = { $percent ->
        [0] Přetažení sotva hrozí.
       *[other] Riziko přetažení: { COUNT($percent, of: "percent") }.
    }
    .braille = 2 karty, přetažení { $percent ->
        [0] <1%
       *[other] { $percent }%
    }
reason-one-card = Jedna karta slibuje nejvíc, { $percent ->
        [0] riziko přetažení je menší než jedno procento.
       *[other] riziko přetažení je { COUNT($percent, of: "percent") }.
    }
    .brief = { $percent ->
        [0] Přetažení sotva hrozí.
       *[other] Riziko přetažení: { COUNT($percent, of: "percent") }.
    }
    .braille = 1 karta, přetažení { $percent ->
        [0] <1%
       *[other] { $percent }%
    }
reason-end = { $percent ->
        [0] Další karta už nic nepřinese.
       *[other] Další karta se nevyplatí: i u jediné je riziko přetažení { COUNT($percent, of: "percent") }.
    }
    .brief = Další karta se nevyplatí.
reason-end-ahead = Po vás už nikdo nehází a blíž k limitu nikdo není: víc získat nejde.
    .brief = Víc získat nejde.
reason-misses = Kartu je lepší zahodit a zůstat { COUNT($missing, of: "point", case: "acc") } pod limitem.
    .brief = Lepší zůstat { COUNT($missing, of: "point", case: "acc") } pod limitem.
reason-must-miss = Karta by přetáhla, musí mimo terč.
    .brief = Karta by přetáhla.
reason-leaves-hit = Zbude { $missing }: šance na trefu příštím hodem je { CHANCE($chance) }. Při zbytku { $other } je { CHANCE($less) }.
    .brief = Zbude { $missing }, trefa { CHANCE($chance) }; jinak { CHANCE($less) }.
    .braille = zbude { $missing } trefa { CHANCE($chance, form: "short") }, zbude { $other } { CHANCE($less, form: "short") }
reason-leaves-safer = Zbude { $missing }: šance na přetažení { $cards ->
        [1] jednou kartou
       *[2] dvěma kartami
    } je { CHANCE($risk) }. Při zbytku { $other } je { CHANCE($more) }.
    .brief = Zbude { $missing }, přetažení { CHANCE($risk) }; jinak { CHANCE($more) }.
    .braille = zbude { $missing } přetažení { CHANCE($risk, form: "short") }, zbude { $other } { CHANCE($more, form: "short") }
reason-leaves-nearer = Zbude { $missing }, je to o { COUNT($by, of: "point", case: "acc") } blíž než po druhé volbě.
    .brief = Blíž o { COUNT($by, of: "point", case: "acc") }.
reason-leaves-far = Do limitu příští hod nedosáhne tak ani tak. Jestli zbude { $missing }, nebo { $other }, je skoro jedno.
    .brief = Obojí daleko, skoro jedno.
reason-two-or-one = Se dvěma kartami je šance na přetažení { CHANCE($risk) }. { $exact ->
        [yes] Jedna karta přidá nejvýš devět.
       *[no] Jedna karta by byla poslední hod a přidá nejvýš devět.
    }
    .brief = Dvě: přetažení { CHANCE($risk) }. Jedna přidá nejvýš devět.
    .braille = 2: přetažení { CHANCE($risk, form: "short") }, 1: nejvýš 9
reason-one-or-two = { $exact ->
        [yes] Jednu kartu, která se nehodí, lze zahodit; se dvěma kartami je šance na přetažení { CHANCE($other) }.
       *[no] S jednou kartou je šance na přetažení { CHANCE($risk) }, se dvěma je { CHANCE($other) }.
    }
    .brief = Dvě: přetažení { CHANCE($other) }.
    .braille = { $exact ->
        [yes] 2: přetažení { CHANCE($other, form: "short") }
       *[no] 1: přetažení { CHANCE($risk, form: "short") }, 2: { CHANCE($other, form: "short") }
    }
reason-two-or-end = Se dvěma kartami je šance na přetažení { CHANCE($risk) }. Když skončíte, bude vám chybět { $missing }.
    .brief = Přetažení { CHANCE($risk) }; konec: chybí { $missing }.
    .braille = 2: přetažení { CHANCE($risk, form: "short") }, konec chybí { $missing }
reason-one-or-end = S jednou kartou je šance na přetažení { CHANCE($risk) }. Když skončíte, bude vám chybět { $missing }.
    .brief = Přetažení { CHANCE($risk) }; konec: chybí { $missing }.
    .braille = 1: přetažení { CHANCE($risk, form: "short") }, konec chybí { $missing }
reason-end-or-throw = { $cards ->
        [1] I s jedinou kartou
       *[2] Se dvěma kartami
    } je šance na přetažení { CHANCE($risk) }. Když skončíte, bude vám chybět { $missing }.
    .brief = Další hod: přetažení { CHANCE($risk) }.
    .braille = { $cards }: přetažení { CHANCE($risk, form: "short") }, konec chybí { $missing }

# roh stolu v okně
corner-game = Hra { $game }
corner-limit = Cíl { $limit }
corner-missing = Chybí { $missing }
goal =
    { $kind ->
        [exact] Hru vyhraje, kdo první trefí přesně { $limit }, partii, kdo vyhraje nejvíc her. { of-games.played }
        [summed] Hru vyhraje, kdo se nejvíc přiblíží limitu { $limit } a nepřetáhne. Výsledky se sčítají. { of-games.played }
       *[nearest] Hru vyhraje, kdo se nejvíc přiblíží limitu { $limit } a nepřetáhne, partii, kdo má nejvíc bodů. { of-games.played }
    }
    .brief =
        { $kind ->
            [exact] Přesně { $limit }.
           *[nearest] Nejblíž limitu { $limit }.
        }
    .braille =
        { $kind ->
            [exact] přesně { $limit }
           *[nearest] do { $limit }
        }
