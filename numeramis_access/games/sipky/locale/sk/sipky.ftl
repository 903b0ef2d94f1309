# Šípky: veta pre každú udalosť, odpovede na otázky, voľby, dôvody súperov.
game-name = Šípky
game-begun = Hrá sa do { $limit }{ $games ->
        [one] .
       *[other] , { ORDINAL($game, gender: "feminine") } hra { of-games }.
    }{ PERSON($first) ->
        [you] {""}
       *[other] {" "}Začína { WHO($first) }.
    }
    .brief = { $limit }{ PERSON($first) ->
        [you] .
       *[other] , začína { WHO($first) }.
    }
    .braille = hra { $game } na { $limit } začína { WHO($first, form: "short") }
cards-taken =
    { $more ->
        [yes] { $own ->
            [yes] { PERSON($seat) ->
                [you] Dostávate { CARDS($cards, case: "acc") }.
               *[other] { WHO($seat) } dostáva { CARDS($cards, case: "acc") }.
            }
           *[no] { WHO($seat) } berie { $count ->
                [one] ďalšiu kartu.
               *[other] dve ďalšie karty.
            }
        }
       *[no] { PERSON($seat) ->
            [you] Beriete
           *[other] { WHO($seat) } berie
        } { $throw ->
            [one] len jednu kartu
           *[other] dve karty
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
            [yes] { WHO($seat) } berie ďalšie.
           *[no] { WHO($seat) } berie { $count ->
                [one] jednu.
               *[other] dve.
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
                        [you] Beriete jednu kartu, poslednú.
                       *[other] { WHO($seat) } berie len jednu kartu, { $exact ->
                            [yes] hádže ďalej.
                           *[no] tým končí.
                        }
                    }
                }
               *[other] { cards-taken }
            }
        }
    .braille = { WHO($seat, form: "short") } berie { $own ->
        [yes] { CARDS($cards, case: "braille") }
       *[no] { $count }
    }
cards-to-compose = { CARDS($cards) }: { $high ->
        [none] len { $low }.
       *[other] { $low }, alebo { $high }?
    }
    .brief = { $high ->
        [none] Len { $low }.
       *[other] { $low }, alebo { $high }?
    }
    .full = Beriete { CARDS($cards, case: "acc") }. { $high ->
        [none] Zložiť sa dá len { $low }.
       *[other] Zložiť sa dá { $low }, alebo { $high }.
    }
    .braille = { CARDS($cards, case: "braille") }: { $high ->
        [none] { $low }
       *[other] { $low } alebo { $high }
    }
zeros-laid-aside =
    { PERSON($seat) ->
        [you] Dve nuly idú bokom.
       *[other] { WHO($seat) } odkladá dve nuly.
    }
    .brief = Dve nuly bokom.
    .braille = { WHO($seat, form: "short") } 00 bokom
zero-missed =
    { PERSON($seat) ->
        [you] Nula letí mimo terča.
       *[other] { WHO($seat) } zahadzuje nulu mimo terča.
    }
    .brief = Nula mimo terča.
    .braille = { WHO($seat, form: "short") } 0 mimo
pack-restocked = Balíček sa minul. Karty zo skorších hodov sú zamiešané a berie sa z nich ďalej.
    .brief = Nový balíček.
    .braille = nový balíček
number-laid =
    { $kind ->
        [single] { PERSON($seat) ->
            [you] Pridávate { $number }
           *[other] { WHO($seat) } pridáva { $number }
        }
        [zero-missed] { PERSON($seat) ->
            [you] Nulu zahadzujete a počítate { $number }
           *[other] { WHO($seat) } zahadzuje nulu a počíta { $number }
        }
       *[composed] { PERSON($seat) ->
            [you] Skladáte { $number }
           *[other] { WHO($seat) } skladá { $number }
        }
    }{ $state ->
        [ends] .
        [hit] .
        [passed] , to je { $score }.
       *[below] { $same ->
            [yes] , chýba { $missing }.
           *[no] { PERSON($seat) ->
                [you] , máte { $score }, chýba { $missing }.
               *[other] , má { $score }, chýba { $missing }.
            }
        }
    }
    .brief = { PERSON($seat) ->
        [you] {""}
       *[other] { WHO($seat) }{" "}
    }{ $number }{ $state ->
        [below] { $same ->
            [yes] , chýba { $missing }.
           *[no] { PERSON($seat) ->
                [you] , máte { $score }.
               *[other] , má { $score }.
            }
        }
       *[other] .
    }
    .braille = { WHO($seat, form: "short") } { $number } má { $score } { $state ->
        [passed] prehodené
        [hit] trefa
       *[other] chýba { $missing }
    }
card-missed =
    { PERSON($seat) ->
        [you] { CARD($card, case: "acc") } zahadzujete mimo terča, zostávate na { SAY($score, case: "loc") }.
       *[other] { WHO($seat) } zahadzuje { CARD($card, case: "acc") } mimo terča, zostáva na { SAY($score, case: "loc") }.
    }
    .brief = { PERSON($seat) ->
        [you] {""}
       *[other] { WHO($seat) }{" "}
    }{ CARD($card) } mimo.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") } mimo
limit-hit = Presne { $score }!
    .brief = Trefa!
    .full =
        { PERSON($seat) ->
            [you] Presná trefa, máte { $score }!
           *[other] Presná trefa, { WHO($seat) } má { $score }!
        }
    .braille = { WHO($seat, form: "short") } trefa { $score }
limit-passed =
    { PERSON($seat) ->
        [you] Prehodené, ste vonku.
       *[other] Prehodené, { WHO($seat) } je vonku.
    }
    .brief = Prehodené.
    .braille = { WHO($seat, form: "short") } prehodené { $score }
player-ended =
    { PERSON($seat) ->
        [you] Končíte na { SAY($score, case: "loc") }, chýba { $missing }.
       *[other] { WHO($seat) } končí na { SAY($score, case: "loc") }, chýba { $missing }.
    }
    .brief = { PERSON($seat) ->
        [you] Končíte na { SAY($score, case: "loc") }.
       *[other] { WHO($seat) } končí na { SAY($score, case: "loc") }.
    }
    .braille = { WHO($seat, form: "short") } končí { $score }

# Čo sa práve rozhoduje
your-turn =
    { $kind ->
        [first] Ste na rade, prvý hod.
        [again] Ďalší hod?
        [alone] Ďalší hod? Chýba { $missing }.
       *[next] Ste na rade, chýba { $missing }.
    }
    .brief = { $kind ->
        [first] Vy.
        [again] Ďalší hod?
        [alone] Chýba { $missing }.
       *[next] Vy, chýba { $missing }.
    }
    .full =
        { $kind ->
            [first] Ste na rade, prvý hod. Limit je { $limit }.
            [again] Ďalší hod?
           *[next] Ste na rade, do limitu { $limit } chýba { $missing }.
        }
    .braille = ste na rade chýba { $missing }
compose-now =
    { $high ->
        [none] Zložiť sa dá len { $low }.
       *[other] { $low }, alebo { $high }?
    }
    .braille = { $high ->
        [none] { $low }
       *[other] { $low } alebo { $high }
    }
add-or-miss =
    { $state ->
        [passed] { CARD($card) } by prehodila, musí ísť mimo terča.
        [hit] { CARD($card) } je presná trefa. Pripočítať, alebo zahodiť?
       *[below] { CARD($card, case: "with") } by to bolo { $score }. Pripočítať, alebo zahodiť?
    }
    .brief = { $state ->
        [passed] { CARD($card) }, musí mimo.
       *[other] { CARD($card) }, { $score }. Pripočítať?
    }
    .braille = { CARD($card, case: "braille") } { $state ->
        [passed] musí mimo
       *[other] { $score } alebo mimo
    }

# Koniec hry a partie
game-scored =
    { $count ->
        [0] Koniec hry. Nikto nezostal v limite{ $games ->
            [one] .
           *[other] , každý má { COUNT($points, of: "point", case: "acc") }.
        }
        [one] { PERSON($seat) ->
            [you] Koniec hry. Vyhrávate, máte { $score }{ first-points }.
           *[other] Koniec hry. Vyhráva { WHO($seat) }, má { $score }{ first-points }.
        }
       *[other] Koniec hry. Prvé miesto spoločne: { SEATS($seats) }, { $score }{ first-points }.
    }
    .brief = { $count ->
        [0] Nikto nezostal v limite.
        [one] { PERSON($seat) ->
            [you] Vyhrávate, { $score }.
           *[other] Vyhráva { WHO($seat) }, { $score }.
        }
       *[other] Prvé miesto spoločne: { SEATS($seats) }, { $score }.
    }
    .braille = { $count ->
        [0] všetci prehodili
        [one] vyhráva { WHO($seat, form: "short") } { $score }
       *[other] zhodne prví { $score }
    }
first-points =
    { $games ->
        [one] {""}
       *[other] , za to { COUNT($points, of: "point") }
    }
exact-game-scored =
    { $winner ->
        [none] Koniec hry. Nikto nezostal v limite, nevyhráva nikto.
       *[other] { PERSON($winner) ->
            [you] Koniec hry. Vyhrávate presnou trefou.
           *[other] Koniec hry. Presnou trefou vyhráva { WHO($winner) }.
        }
    }
    .brief = { $winner ->
        [none] Nevyhráva nikto.
       *[other] { PERSON($winner) ->
            [you] Vyhrávate.
           *[other] Vyhráva { WHO($winner) }.
        }
    }
    .braille = { $winner ->
        [none] nikto
       *[other] vyhráva { WHO($winner, form: "short") }
    }
solo-game-scored =
    { $state ->
        [hit] Koniec hry. Presne { $limit }!
        [passed] Koniec hry. Prehodené, hra sa nepočíta.
       *[below] Koniec hry na { SAY($score, case: "loc") }, { $missing ->
            [one] chýbal { COUNT($missing, of: "point") }.
            [few] chýbali { COUNT($missing, of: "point") }.
           *[other] chýbalo { COUNT($missing, of: "point") }.
        }
    }
    .brief = { $state ->
        [hit] Presne.
        [passed] Prehodené.
       *[below] { $score }, chýbalo { $missing }.
    }
    .braille = { $state ->
        [hit] trefa { $score }
        [passed] prehodené { $score }
       *[below] { $score } chýbalo { $missing }
    }
result = { ORDINAL($place, gender: "neuter") } miesto: { WHO($seat) }, { $out ->
        [yes] prehodené na { $score }
       *[no] { $score }
    }{ $unit ->
        [sum] , súčet { $total }.
       *[points] { $games ->
            [one] .
           *[other] , { COUNT($points, of: "point") }{ $running ->
                [yes] , spolu { $total }.
               *[no] .
            }
        }
    }
    .brief = { ORDINAL($place, gender: "neuter") } miesto { WHO($seat) }, { $out ->
        [yes] prehodené.
       *[no] { $score }.
    }
    .braille = { $place }. { WHO($seat, form: "short") } { $score } +{ $points } ={ $total }
total = { WHO($seat) }: { $unit ->
        [hits] { COUNT($total, of: "hit") }.
        [sum] súčet { $total }.
       *[points] spolu { COUNT($total, of: "point") }.
    }
    .brief = { WHO($seat) } { $total }.
    .braille = { WHO($seat, form: "short") } { $total }
match-placed =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Vyhrávate celú partiu, { match-total }.
           *[other] Partiu vyhráva { WHO($seat) }, { match-total }.
        }
       *[other] { $total ->
            [0] { $unit ->
                [hits] Koniec partie, limit presne netrafil nikto.
               *[other] Koniec partie. V žiadnej hre nikto nezostal v limite.
            }
           *[other] Koniec partie. Prvé miesto spoločne: { SEATS($seats) }, { match-total }.
        }
    }
    .brief = { $count ->
        [one] { PERSON($seat) ->
            [you] Partia je vaša, { match-total }.
           *[other] Partiu vyhráva { WHO($seat) }, { match-total }.
        }
       *[other] Partia nerozhodne.
    }
    .braille = { $count ->
        [one] partia { WHO($seat, form: "short") } { $total }
       *[other] partia nerozhodne { $total }
    }
match-total =
    { $unit ->
        [hits] { COUNT($total, of: "hit") }
        [sum] súčet { $total } zo šesťsto troch
       *[points] { COUNT($total, of: "point") }
    }
solo-match-placed = Koniec partie.{ $games ->
        [one] {""}
       *[other] {" "}Presne trafené: { $hits ->
            [0] žiadna hra
           *[other] { COUNT($hits, of: "game") }
        }. Prehodené: { $out ->
            [0] žiadna hra
           *[other] { COUNT($out, of: "game") }
        }.{ $missing ->
            [0] {""}
            [one] {" "}V ostatných dohromady chýbal { COUNT($missing, of: "point") }.
            [few] {" "}V ostatných dohromady chýbali { COUNT($missing, of: "point") }.
           *[other] {" "}V ostatných dohromady chýbalo { COUNT($missing, of: "point") }.
        }
    }
    .brief = { $games ->
        [one] Koniec partie.
       *[other] Trefy { $hits }, prehodené { $out }, chýbalo { $missing }.
    }
    .braille = trefy { $hits } prehodené { $out } chýbalo { $missing }
solo-series-placed = Koniec partie. Súčet troch hier je { $total } zo šesťsto troch.
    .brief = { $total } zo šesťsto troch.
    .braille = súčet { $total }/603

# Odpovede na otázky
hand-taken =
    { $count ->
        [0] Teraz žiadnu kartu nedržíte.
       *[other] Držíte { CARDS($cards, case: "acc") }.
    }
    .brief = { $count ->
        [0] Žiadna karta.
       *[other] { CARDS($cards) }.
    }
    .braille = { $count ->
        [0] bez kariet
       *[other] { CARDS($cards, case: "braille") }
    }
hand-to-compose = Držíte { CARDS($cards, case: "acc") }. { $high ->
        [none] Zložiť sa dá len { $low }.
       *[other] { $low }, alebo { $high }?
    }
    .brief = { CARDS($cards) }.
    .braille = { CARDS($cards, case: "braille") }
not-begun = Zatiaľ sa nehádzalo.
    .braille = bez hodov
at-table =
    { WHO($seat) }: { $standing ->
        [throwing] { COUNT($score, of: "point") }, chýba { $missing }, v hre.
        [ended] { COUNT($score, of: "point") }, chýba { $missing }, dohrané.
        [hit] { COUNT($score, of: "point") }, presná trefa.
       *[out] prehodené na { $score }.
    }
    .brief = { WHO($seat) } { $score }{ $standing ->
        [throwing] .
        [ended] , dohrané.
        [hit] , trefa.
       *[out] , vonku.
    }
    .braille = { WHO($seat, form: "short") } { $score } { $standing ->
        [throwing] hrá
        [ended] koniec
        [hit] trefa
       *[out] vonku
    }
best-score =
    { $count ->
        [0] Nikto nezostal v limite.
        [one] { PERSON($seat) ->
            [you] Najviac máte vy, { $score }.
           *[other] Najviac má { WHO($seat) }, { $score }.
        }
       *[other] Rovnako najviac: { SEATS($seats) }, { $score }.
    }
    .brief = { $count ->
        [0] Nikto.
       *[other] { SEATS($seats) }, { $score }.
    }
    .braille = { $count ->
        [0] všetci vonku
        [one] max { $score } { WHO($seat, form: "short") }
       *[other] max { $score }
    }
missing =
    { $standing ->
        [hit] Nechýba vám nič, máte presne { $limit }.
        [out] Ste vonku, prehodené na { $score }.
       *[other] Chýba vám { $missing }.
    }
    .brief = { $standing ->
        [hit] Nič.
        [out] Vonku.
       *[other] Chýba { $missing }.
    }
    .full =
        { $standing ->
            [hit] { missing }
            [out] { missing }
           *[other] Do limitu { $limit } vám chýba { $missing }.
        }
    .braille = { $standing ->
        [hit] trefa
        [out] vonku
       *[other] chýba { $missing }
    }
last-throw-none = V tejto hre ešte nikto nehodil.
    .brief = Ešte žiadny.
    .braille = ešte žiadny
call-in-throw = { ORDINAL($number, gender: "masculine") } hod, { $what }
    .braille = { $number }: { $what }
last-throw = Posledný hod: { WHO($seat) }, { CARDS($cards) }, { $number ->
        [none] mimo terča.
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
        [yes] Hralo sa do
       *[no] Hrá sa do
    } { $limit }{ $games ->
        [one] .
       *[other] , { ORDINAL($game, gender: "feminine") } hra { of-games }.
    }
    .braille = hra { $game }/{ $games } na { $limit }
own-score =
    { $standing ->
        [hit] Máte presne { $score }.
        [out] Ste vonku, prehodené na { $score }.
        [ended] Máte { $score } a už nehádžete.
       *[throwing] { $score ->
            [0] Zatiaľ nemáte nič
           *[other] Máte { $score }
        }, chýba { $missing }.
    }
    .brief = { $score }.
    .braille = máte { $score }

# Odmietnutia
first-throw-of-two = Prvý hod je vždy z dvoch kariet, vezmite si dve.
    .braille = prvý hod 2 karty
    .called = Prvý hod je vždy z dvoch kariet.
no-end = V hre na presný výsledok sa koniec nehlási, hádže sa ďalej.
    .braille = bez konca
take-first = Najprv si vezmite karty.
    .braille = najprv karty
    .called = Najprv sa berú karty.
no-boards-exact = Hra na presný výsledok sa nedá porovnávať medzi stolmi. Skončí sa, len čo sa niekto trafí. Vyberte obyčajnú hru.
    .braille = presný výsledok nie
no-boards-series = Séria sa nedá porovnávať medzi stolmi, sčítavajú sa v nej tri hry. Vyberte jeden limit.
    .braille = séria nie
compose-first = Najprv zložte číslo z kariet, ktoré držíte.
    .braille = najprv číslo
    .called = Najprv je na rade číslo zo vzatých kariet.
not-that-number = Číslo { $number } z týchto kariet nezložíte: { CARDS($cards) }.
    .brief = { $number } sa nedá.
    .braille = { $number } nejde
    .called = Číslo { $number } z týchto kariet nie je: { CARDS($cards) }.
card-would-pass = { CARD($card) } by prehodila limit, musíte ju zahodiť.
    .braille = { CARD($card, case: "braille") } len mimo
    .called = { CARD($card) } by prehodila limit, dá sa len zahodiť.
add-or-miss-first = Najprv kartu pripočítajte, alebo zahoďte.
    .braille = pripočítať alebo mimo
    .called = Najprv sa karta pripočíta, alebo zahodí.

# Voľby pri stole
action-take =
    { $cards ->
        [one] Vziať len jednu kartu
       *[other] Vziať dve karty
    }
    .advised =
        { $cards ->
            [one] vezmite len jednu kartu
           *[other] vezmite dve karty
        }
    .braille = { $cards ->
        [one] 1 karta
       *[other] 2 karty
    }
    .typed = { $cards ->
        [one] jednu, jednu kartu, len jednu
       *[other] dve, dve karty
    }
action-end = Koniec: skončiť na { SAY($score, case: "loc") }
    .advised = povedzte koniec a zostaňte na { SAY($score, case: "loc") }
    .braille = koniec { $score }
    .typed = koniec, skončiť, končím, stačí
action-compose =
    { $single ->
        [yes] Pripočítať { $number }
       *[no] Zložiť { $number }
    }{ $state ->
        [hit] , presne { $limit }
        [passed] , to prehodí { $limit }
       *[below] , spolu { $score }
    }
    .advised =
        { $single ->
            [yes] pripočítajte { $number }
           *[no] zložte { $number }
        }{ $state ->
            [hit] , presne { $limit }
            [passed] , to prehodí { $limit }
           *[below] , spolu { $score }
        }
    .brief = { $number }
    .braille = { $number } = { $score }
action-miss = Zahodiť kartu mimo terča
    .advised = zahoďte kartu mimo terča
    .braille = mimo
    .typed = mimo, zahodiť

# Voľby hry
game-about = Šípky s kartami: z čísel sa skladajú hody a sčitujú sa čo najbližšie k limitu, ale nie cez neho.
option-limit = Do koľkých bodov
draw-limit = Vyžrebovať, do koľkých sa hrá
option-limit-series = séria 101, 201 a 301
house-limit = Limit je 101, 201 alebo 301 bodov. V sérii sa hrajú všetky tri za sebou a rozhoduje súčet, najlepšie 603.
option-variant = Spôsob hry
option-variant-plain = čo najbližšie k limitu
option-variant-exact = na presný výsledok
house-variant = Buď vyhráva, kto skončí najbližšie pod limitom, alebo len ten, kto limit ako prvý presne trafí.
option-games = Počet hier
house-games = Koľko hier má partia. Séria má vždy tri hry, na presný výsledok sa jej limity jednoducho opakujú.
option-packs = Balíček
option-packs-one = jeden pre všetkých
option-packs-each = každý má svoj
house-packs = Hádžu všetci z jedného balíčka, alebo každý z vlastného, ako pri stoloch klubového večera.
preset-short = jedna hra do 101
preset-series = séria do 603
preset-exact = na presný výsledok

# Prečo súper hrá práve takto
reason-only-choice = Iná možnosť nie je.
reason-at-random = Vybrané naslepo.
reason-hits-now = Toto číslo je presná trefa.
    .brief = Presná trefa.
reason-leaves = Po tomto čísle zostáva do limitu { $missing }, a to je najvýhodnejší zvyšok.
    .brief = Zostáva { $missing }, najvýhodnejší zvyšok.
reason-leaves-only = Iné číslo sa nezmestí; po tomto zostáva do limitu { $missing }.
    .brief = Zostáva { $missing }.
reason-nothing-fits = Každé z možných čísel prehodí.
    .brief = Všetko prehodí.
reason-two-cards = Dve karty sľubujú najviac, { $percent ->
        [0] riziko prehodenia je menšie ako jedno percento.
       *[other] riziko prehodenia je { COUNT($percent, of: "percent") }.
    }
    .brief = { $percent ->
        [0] Prehodenie sotva hrozí.
       *[other] Riziko prehodenia: { COUNT($percent, of: "percent") }.
    }
    .braille = 2 karty, prehod { $percent ->
        [0] <1%
       *[other] { $percent }%
    }
reason-one-card = Jedna karta sľubuje najviac, { $percent ->
        [0] riziko prehodenia je menšie ako jedno percento.
       *[other] riziko prehodenia je { COUNT($percent, of: "percent") }.
    }
    .brief = { $percent ->
        [0] Prehodenie sotva hrozí.
       *[other] Riziko prehodenia: { COUNT($percent, of: "percent") }.
    }
    .braille = 1 karta, prehod { $percent ->
        [0] <1%
       *[other] { $percent }%
    }
reason-end = { $percent ->
        [0] Ďalšia karta už nič neprinesie.
       *[other] Ďalšia karta sa neoplatí: aj pri jedinej je riziko prehodenia { COUNT($percent, of: "percent") }.
    }
    .brief = Ďalšia karta sa neoplatí.
reason-end-ahead = Po vás už nikto nehádže a bližšie k limitu nikto nie je. Viac sa nedá získať.
    .brief = Viac sa nedá získať.
reason-misses = Kartu je lepšie zahodiť a zostať { COUNT($missing, of: "point", case: "acc") } pod limitom.
    .brief = Lepšie zostať { COUNT($missing, of: "point", case: "acc") } pod limitom.
reason-must-miss = Karta by prehodila, musí ísť mimo terča.
    .brief = Karta by prehodila.
reason-leaves-hit = Zostane { $missing }: šanca na zásah ďalším hodom je { CHANCE($chance) }. Keby zostalo { $other }: { CHANCE($less) }.
    .brief = Zostane { $missing }, zásah { CHANCE($chance) }; inak { CHANCE($less) }.
    .braille = zostane { $missing } trefa { CHANCE($chance, form: "short") }, zostane { $other } { CHANCE($less, form: "short") }
reason-leaves-safer = Zostane { $missing }: šanca na prehodenie { $cards ->
        [1] jednou kartou
       *[2] dvoma kartami
    } je { CHANCE($risk) }. Pri zvyšku { $other } je { CHANCE($more) }.
    .brief = Zostane { $missing }, prehodenie { CHANCE($risk) }; inak { CHANCE($more) }.
    .braille = zostane { $missing } prehod { CHANCE($risk, form: "short") }, zostane { $other } { CHANCE($more, form: "short") }
reason-leaves-nearer = Zostane { $missing }, je to o { COUNT($by, of: "point", case: "acc") } bližšie ako po druhej voľbe.
    .brief = Bližšie o { COUNT($by, of: "point", case: "acc") }.
reason-leaves-far = Do limitu ďalší hod nedosiahne tak ani tak. Či zostane { $missing }, alebo { $other }, je skoro jedno.
    .brief = Oboje ďaleko, skoro jedno.
reason-two-or-one = S dvoma kartami je šanca na prehodenie { CHANCE($risk) }. { $exact ->
        [yes] Jedna karta pridá najviac deväť.
       *[no] Jedna karta by bola posledný hod a pridá najviac deväť.
    }
    .brief = Dve: prehodenie { CHANCE($risk) }. Jedna pridá najviac deväť.
    .braille = 2: prehod { CHANCE($risk, form: "short") }, 1: najviac 9
reason-one-or-two = { $exact ->
        [yes] Jednu kartu, ktorá sa nehodí, možno zahodiť; s dvoma kartami je šanca na prehodenie { CHANCE($other) }.
       *[no] S jednou kartou je šanca na prehodenie { CHANCE($risk) }, s dvoma je { CHANCE($other) }.
    }
    .brief = Dve: prehodenie { CHANCE($other) }.
    .braille = { $exact ->
        [yes] 2: prehod { CHANCE($other, form: "short") }
       *[no] 1: prehod { CHANCE($risk, form: "short") }, 2: { CHANCE($other, form: "short") }
    }
reason-two-or-end = S dvoma kartami je šanca na prehodenie { CHANCE($risk) }. Ak skončíte, bude vám chýbať { $missing }.
    .brief = Prehodenie { CHANCE($risk) }; koniec: chýba { $missing }.
    .braille = 2: prehod { CHANCE($risk, form: "short") }, koniec chýba { $missing }
reason-one-or-end = S jednou kartou je šanca na prehodenie { CHANCE($risk) }. Ak skončíte, bude vám chýbať { $missing }.
    .brief = Prehodenie { CHANCE($risk) }; koniec: chýba { $missing }.
    .braille = 1: prehod { CHANCE($risk, form: "short") }, koniec chýba { $missing }
reason-end-or-throw = { $cards ->
        [1] Aj s jedinou kartou
       *[2] S dvoma kartami
    } je šanca na prehodenie { CHANCE($risk) }. Ak skončíte, bude vám chýbať { $missing }.
    .brief = Ďalší hod: prehodenie { CHANCE($risk) }.
    .braille = { $cards }: prehod { CHANCE($risk, form: "short") }, koniec chýba { $missing }

# roh stola v okne
corner-game = Hra { $game }
corner-limit = Cieľ { $limit }
corner-missing = Chýba { $missing }
goal =
    { $kind ->
        [exact] Hru vyhrá, kto prvý trafí presne { $limit }, partiu, kto vyhrá najviac hier. { of-games.played }
        [summed] Hru vyhrá, kto sa najviac priblíži k limitu { $limit } a neprehodí. Výsledky sa sčitujú. { of-games.played }
       *[nearest] Hru vyhrá, kto sa najviac priblíži k limitu { $limit } a neprehodí, partiu, kto má najviac bodov. { of-games.played }
    }
    .brief =
        { $kind ->
            [exact] Presne { $limit }.
           *[nearest] Najbližšie k limitu { $limit }.
        }
    .braille =
        { $kind ->
            [exact] presne { $limit }
           *[nearest] do { $limit }
        }
