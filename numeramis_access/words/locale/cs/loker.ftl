# Loker: věta pro každou událost, odpovědi na otázky, volby, důvody soupeřů.
game-name = Loker
game-about = Poker s čísly: šest karet, nanejvýš dvě výměny a figura, která má být lepší než ostatní.

# Figury; jiná je ve čtvrtém pádě jen postupka
figure-name =
    { $figure ->
        [none] bez figury
        [two_pairs] dvě dvojice, { CARD($high, case: "plural") } a { CARD($low, case: "plural") }
        [straight5] postupka od { CARD($low, case: "gen") } do { CARD($high, case: "gen") }
        [three_pairs] tři dvojice, { CARD($high, case: "plural") }, { CARD($middle, case: "plural") } a { CARD($low, case: "plural") }
        [straight6] postupka šesti karet od { CARD($low, case: "gen") } do { CARD($high, case: "gen") }
        [three] tři { CARD($high, case: "plural") }
        [three_two] tři { CARD($high, case: "plural") } a pár { CARD($low, case: "many") }
        [two_threes] tři { CARD($high, case: "plural") } a tři { CARD($low, case: "plural") }
        [four] čtyři { CARD($high, case: "plural") }
        [four_two] čtyři { CARD($high, case: "plural") } a pár { CARD($low, case: "many") }
        [loker] Loker { CARD($high, case: "many") }
       *[king_loker] King Loker { CARD($high, case: "many") }
    }
    .acc = { $figure ->
        [straight5] postupku od { CARD($low, case: "gen") } do { CARD($high, case: "gen") }
        [straight6] postupku šesti karet od { CARD($low, case: "gen") } do { CARD($high, case: "gen") }
       *[other] { figure-name }
    }
    .braille = { $figure ->
        [none] bez figury
        [two_pairs] 2+2 { CARD($high, case: "braille") }{ CARD($low, case: "braille") }
        [straight5] řada { CARD($low, case: "braille") }-{ CARD($high, case: "braille") }
        [three_pairs] 2+2+2 { CARD($high, case: "braille") }{ CARD($middle, case: "braille") }{ CARD($low, case: "braille") }
        [straight6] řada { CARD($low, case: "braille") }-{ CARD($high, case: "braille") }
        [three] 3x{ CARD($high, case: "braille") }
        [three_two] 3x{ CARD($high, case: "braille") } 2x{ CARD($low, case: "braille") }
        [two_threes] 3x{ CARD($high, case: "braille") } 3x{ CARD($low, case: "braille") }
        [four] 4x{ CARD($high, case: "braille") }
        [four_two] 4x{ CARD($high, case: "braille") } 2x{ CARD($low, case: "braille") }
        [loker] loker { CARD($high, case: "braille") }
       *[king_loker] king loker { CARD($high, case: "braille") }
    }
figure-free =
    { $free-count ->
        [0] {""}
        [one] , volná { CARDS($free) }
       *[other] , volné karty { CARDS($free) }
    }
    .braille = { $free-count ->
        [0] {""}
       *[other] {" "}+{ CARDS($free, case: "braille") }
    }
n-chips =
    { $chips ->
        [one] { $chips } žeton
        [few] { $chips } žetony
       *[other] { $chips } žetonů
    }
n-bank =
    { $bank ->
        [one] v banku je { $bank } žeton
        [few] v banku jsou { $bank } žetony
       *[other] v banku je { $bank } žetonů
    }
n-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

# Události
hands-dealt =
    { $game ->
        [1] Rozdáno, začíná první hra.
       *[other] Rozdáno, začíná { $game }. hra.
    } { PERSON($leader) ->
        [you] První na řadě jste vy.
       *[other] První na řadě je { WHO($leader) }.
    }
    .brief =
        Hra { $game }, { PERSON($leader) ->
            [you] začínáte.
           *[other] začíná { WHO($leader) }.
        }
    .braille = hra { $game } začíná { WHO($leader, form: "short") }
figure-changed =
    { $figure ->
        [none] { $paired ->
            [yes] Figuru nemáte, jen pár { CARD($pair, case: "many") }.
           *[no] Figuru nemáte.
        }
       *[other] Máte { figure-name.acc }.
    }
    .brief = { $figure ->
        [none] { $paired ->
            [yes] Jen pár { CARD($pair, case: "many") }.
           *[no] Bez figury.
        }
       *[other] { figure-name }.
    }
    .braille = { $figure ->
        [none] { $paired ->
            [yes] jen 2x{ CARD($pair, case: "braille") }
           *[no] bez figury
        }
       *[other] { figure-name.braille }
    }
antes-paid =
    { $ante ->
        [one] Vklad do hry je jeden žeton, { n-bank }.
        [few] Vklad do hry jsou { $ante } žetony, { n-bank }.
       *[other] Vklad do hry je { $ante } žetonů, { n-bank }.
    }
    .brief = Vklad { $ante }, bank { $bank }.
    .braille = vklad { $ante } bank { $bank }
round-opened =
    { $poker ->
        [yes] { $round ->
            [1] První výměna karet,
           *[other] Druhá výměna karet,
        }
       *[no] Druhé kolo,
    } { PERSON($seat) ->
        [you] začínáte vy.
       *[other] začíná { WHO($seat) }.
    }
    .brief = { $poker ->
        [yes] { $round }. výměna.
       *[no] Druhé kolo.
    }
    .braille = { $poker ->
        [yes] { $round }. výměna
       *[no] { $round }. kolo
    } { WHO($seat, form: "short") }
cards-exchanged =
    { $count ->
        [0] { PERSON($seat) ->
            [you] Necháváte si všechny karty
           *[other] { WHO($seat) } si nechává všechny karty
        }
       *[other] { $known ->
            [yes] { PERSON($seat) ->
                [you] Odhazujete { CARDS($thrown, case: "acc") }
               *[other] { WHO($seat) } odhazuje { CARDS($thrown, case: "acc") }
            }{ $drawn-count ->
                [0] {""}
                [one] , přichází { CARDS($drawn) }
               *[other] , přicházejí { CARDS($drawn) }
            }
           *[no] { WHO($seat) } mění { $count ->
                [one] jednu kartu
                [2] dvě karty
               *[other] tři karty
            }
        }
    }{ $simple ->
        [yes] , { n-bank }
       *[no] {""}
    }{ $owed ->
        [0] .
        [one] . Balíček došel, jedna karta ještě přijde.
       *[other] . Balíček došel, { $owed } karty ještě přijdou.
    }
    .brief = { $count ->
        [0] { PERSON($seat) ->
            [you] Neměníte.
           *[other] { WHO($seat) } nemění.
        }
       *[other] { $known ->
            [yes] { $drawn-count ->
                [0] Balíček došel.
               *[other] Přichází { CARDS($drawn) }.
            }
           *[no] { WHO($seat) } mění { $count }.
        }
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] nemění
       *[other] { $known ->
            [yes] -{ CARDS($thrown, case: "braille") } +{ CARDS($drawn, case: "braille") }
           *[no] mění { $count }
        }
    }
pack-restocked = Odhozené karty jsou zamíchané a bere se z nich dál.
    .brief = Nový balíček.
    .braille = nový balíček
cards-drawn =
    { $known ->
        [yes] { PERSON($seat) ->
            [you] Z nového balíčku dostáváte { CARDS($cards, case: "acc") }.
           *[other] { WHO($seat) } dostává z nového balíčku { CARDS($cards, case: "acc") }.
        }
       *[no] { WHO($seat) } dobírá { $count ->
            [one] jednu kartu
            [2] dvě karty
           *[other] tři karty
        } z nového balíčku.
    }
    .brief = { $known ->
        [yes] Přichází { CARDS($cards) }.
       *[no] { WHO($seat) } dobírá { $count }.
    }
    .braille = { WHO($seat, form: "short") } +{ $known ->
        [yes] { CARDS($cards, case: "braille") }
       *[no] { $count }
    }
turn-passed =
    { PERSON($seat) ->
        [you] Říkáte pas.
       *[other] { WHO($seat) } říká pas.
    }
    .brief = { WHO($seat) }: pas.
    .braille = { WHO($seat, form: "short") } pas
game-closed =
    Konec! { PERSON($seat) ->
        [you] Vykládáte
       *[other] { WHO($seat) } vykládá
    } { figure-name.acc }{ figure-free }. { $last-turns ->
        [0] Nikdo už na řadu nepřijde.
        [one] Jeden hráč má ještě poslední tah.
        [few] { $last-turns } hráči mají ještě poslední tah.
       *[other] { $last-turns } hráčů má ještě poslední tah.
    }
    .brief = Konec! { WHO($seat) }: { figure-name }.
    .braille = konec { WHO($seat, form: "short") } { figure-name.braille }{ figure-free.braille }
hand-laid =
    { PERSON($seat) ->
        [you] { $figure ->
            [none] Nemáte figuru, jen { CARDS($free, case: "acc") }.
           *[other] Vykládáte { figure-name.acc }{ figure-free }.
        }
       *[other] { $figure ->
            [none] { WHO($seat) } nemá figuru, jen { CARDS($free, case: "acc") }.
           *[other] { WHO($seat) } vykládá { figure-name.acc }{ figure-free }.
        }
    }
    .brief = { WHO($seat) }: { figure-name }.
    .braille = { WHO($seat, form: "short") } { figure-name.braille }{ figure-free.braille }
betting-opened =
    { $interval ->
        [1] První sázení,
        [2] Druhé sázení,
       *[other] Třetí a poslední sázení,
    } { n-bank }. { PERSON($seat) ->
        [you] Začínáte vy.
       *[other] Začíná { WHO($seat) }.
    }
    .brief = { $interval }. sázení, bank { $bank }.
    .braille = { $interval }. sázení bank { $bank } { WHO($seat, form: "short") }
checked =
    { PERSON($seat) ->
        [you] Čekáte.
       *[other] { WHO($seat) } čeká.
    }
    .braille = { WHO($seat, form: "short") } čeká
called =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] Dorovnáváte vším, co máte: { n-chips }.
           *[no] Dorovnáváte { n-chips }.
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } dorovnává vším, co má: { n-chips }.
           *[no] { WHO($seat) } dorovnává { n-chips }.
        }
    }
    .brief = { PERSON($seat) ->
        [you] Dorovnáváte
       *[other] { WHO($seat) } dorovnává
    }{ $all-in ->
        [yes] , všechno.
       *[no] .
    }
    .braille = { WHO($seat, form: "short") } dorovná { $chips }{ $all-in ->
        [yes] !
       *[no] {""}
    }
folded =
    { PERSON($seat) ->
        [you] Skládáte karty.
       *[other] { WHO($seat) } skládá karty.
    }
    .braille = { WHO($seat, form: "short") } skládá
bet-made =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] Sázíte všechno, co máte:
           *[no] Sázíte
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } sází všechno, co má:
           *[no] { WHO($seat) } sází
        }
    } { $to ->
        [one] { $to } žeton.
        [few] { $to } žetony.
       *[other] { $to } žetonů.
    }
    .brief = { PERSON($seat) ->
        [you] Sázíte
       *[other] { WHO($seat) } sází
    } { $to }{ $all-in ->
        [yes] , všechno.
       *[no] .
    }
    .braille = { WHO($seat, form: "short") } sází { $to }{ $all-in ->
        [yes] !
       *[no] {""}
    }
bet-raised =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] Zvyšujete vším, co máte,
           *[no] Zvyšujete
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } zvyšuje vším, co má,
           *[no] { WHO($seat) } zvyšuje
        }
    } na { $to ->
        [one] { $to } žeton.
        [few] { $to } žetony.
       *[other] { $to } žetonů.
    }
    .brief = { PERSON($seat) ->
        [you] Zvyšujete
       *[other] { WHO($seat) } zvyšuje
    } na { $to }{ $all-in ->
        [yes] , všechno.
       *[no] .
    }
    .braille = { WHO($seat, form: "short") } zvyšuje { $to }{ $all-in ->
        [yes] !
       *[no] {""}
    }
bet-returned =
    { PERSON($seat) ->
        [you] Berete si zpátky
       *[other] { WHO($seat) } si bere zpátky
    } { n-chips }, nikdo { $chips ->
        [one] ho nedorovnal.
       *[other] je nedorovnal.
    }
    .brief = { WHO($seat) } zpátky { $chips }.
    .braille = { WHO($seat, form: "short") } zpět { $chips }
pot-won =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Berete
           *[other] { WHO($seat) } bere
        } { $side ->
            [0] bank,
            [1] vedlejší bank,
           *[other] { $side }. vedlejší bank,
        } { n-chips }.
       *[other] O { $side ->
            [0] bank
            [1] vedlejší bank
           *[other] { $side }. vedlejší bank
        } se dělí { SEATS($seats) }{ $even ->
            [yes] , každý bere { n-chips }.
           *[no] .
        }
    }
    .brief = { $count ->
        [one] Bank { WHO($seat) }, { $chips }.
       *[other] Bank se dělí.
    }
    .braille = { $count ->
        [one] bank { WHO($seat, form: "short") } +{ $chips }
       *[other] bank se dělí{ $even ->
            [yes] {" "}po { $chips }
           *[no] {""}
        }
    }
pot-share =
    { PERSON($seat) ->
        [you] Berete
       *[other] { WHO($seat) } bere
    } { n-chips }.
    .brief = { WHO($seat) } { $chips }.
    .braille = { WHO($seat, form: "short") } +{ $chips }
bank-stays =
    { $bank ->
        [one] V banku zůstává { $bank } žeton.
        [few] V banku zůstávají { $bank } žetony.
       *[other] V banku zůstává { $bank } žetonů.
    }
    .brief = V banku zůstává { $bank }.
    .braille = zůstává { $bank }
game-scored =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Vyhráváte hru.
           *[other] Hru vyhrává { WHO($seat) }.
        }
       *[other] O první místo se dělí { SEATS($seats) }.
    }
    .brief = { SEATS($seats) }.
    .braille = { $count ->
        [one] vyhrává { WHO($seat, form: "short") }
       *[other] shoda na 1. místě
    }
solo-game-scored = Konec hry. Máte { figure-name.acc }, to je lepší než { $percent } procent všech rozdání.
    .brief = { figure-name }, { $percent } procent.
    .braille = { figure-name.braille } { $percent } %
result =
    { $stakes ->
        [poker] { WHO($seat) }: { n-chips }.
       *[other] { $place }. místo: { WHO($seat) }, { n-points }{ $running ->
            [yes] , celkem { $total }
           *[no] {""}
        }{ $stakes ->
            [simple] , { n-chips }
           *[other] {""}
        }.
    }
    .brief = { $stakes ->
        [poker] { WHO($seat) } { $chips }.
       *[other] { $place }. { WHO($seat) }, { n-points }.
    }
    .braille = { $stakes ->
        [poker] { WHO($seat, form: "short") } { $chips }
        [simple] { $place }. { WHO($seat, form: "short") } { $points } ({ $total }) { $chips }
       *[other] { $place }. { WHO($seat, form: "short") } { $points } ({ $total })
    }
game-void = Nikdo nezavřel, hra končí bez výsledku.{ $stakes ->
        [yes] { $bank ->
            [one] {" "}V banku zůstává { $bank } žeton.
            [few] {" "}V banku zůstávají { $bank } žetony.
           *[other] {" "}V banku zůstává { $bank } žetonů.
        }
       *[no] {""}
    }
    .brief = Bez výsledku.
    .braille = bez výsledku
player-out =
    { PERSON($seat) ->
        [you] Nemáte už žádné žetony, pro vás partie skončila.
       *[other] { WHO($seat) } nemá žádné žetony a už nehraje.
    }
    .brief = { WHO($seat) } končí.
    .braille = { WHO($seat, form: "short") } končí
match-broke =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Na další hru už nemáte ani žeton, partie končí.
           *[other] { WHO($seat) } už nemá na další hru ani žeton, partie končí.
        }
       *[other] { SEATS($seats) } už nemají na další hru ani žeton, partie končí.
    }
    .brief = Bez žetonů: { SEATS($seats) }.
    .braille = bez žetonů { WHO($seat, form: "short") }
n-total =
    { $by-chips ->
        [yes] { $total ->
            [one] { $total } žeton
            [few] { $total } žetony
           *[other] { $total } žetonů
        }
       *[no] { $total ->
            [one] { $total } bod
            [few] { $total } body
           *[other] { $total } bodů
        }
    }
match-ended =
    { $alone ->
        [yes] Konec partie. Her: { $games }, s figurou: { $total }.
       *[no] { $count ->
            [one] { PERSON($seat) ->
                [you] Vyhráváte celou partii, { n-total }.
               *[other] Partii vyhrává { WHO($seat) }, { n-total }.
            }
           *[other] O vítězství v partii se dělí { SEATS($seats) }, { n-total }.
        }
    }
    .brief = { $alone ->
        [yes] { $total } z { $games }.
       *[no] Partie: { SEATS($seats) }, { $total }.
    }
    .braille = { $alone ->
        [yes] partie { $total }/{ $games }
       *[no] { $count ->
            [one] partie { WHO($seat, form: "short") } { $total }
           *[other] partie shodně { $total }
        }
    }
match-place = { $place }. místo: { WHO($seat) }, { n-total }.
    .brief = { $place }. { WHO($seat) }, { $total }.
    .braille = { $place }. { WHO($seat, form: "short") } { $total }
your-turn =
    { $kind ->
        [turn] Jste na řadě.
        [last] Jste na řadě, máte poslední tah.
        [close] Teď řekněte konec, nebo pas.
        [pass] Zbývá říct pas.
        [lay] Teď karty vyložte.
        [exchange] Jste na řadě s výměnou.
        [bet] Jste na řadě, můžete čekat, nebo vsadit.
       *[call] Jste na řadě, dorovnat stojí { n-chips }.
    }
    .brief = { $kind ->
        [last] Vy, poslední tah.
        [close] Konec, nebo pas?
        [pass] Zbývá pas.
        [lay] Vyložte.
        [exchange] Vy, výměna.
        [call] Vy, dorovnat { $chips }.
       *[other] Vy.
    }
    .braille = { $kind ->
        [last] jste na řadě, poslední tah
        [close] konec nebo pas
        [pass] zbývá pas
        [lay] vyložte
        [exchange] jste na řadě, výměna
        [call] jste na řadě, dorovnat { $chips }
       *[other] jste na řadě
    }

# Odpovědi na otázky
figure =
    { $figure ->
        [none] { $paired ->
            [yes] Figuru nemáte, jen pár { CARD($pair, case: "many") }. Nejvyšší karta je { CARD($top) }.
           *[no] Figuru nemáte. Nejvyšší karta je { CARD($top) }.
        }
       *[other] Máte { figure-name.acc }{ figure-free }.
    }
    .brief = { figure-name }.
    .braille = { figure-name.braille }{ figure-free.braille }
no-cards-yet = Karty ještě nemáte.
    .braille = bez karet
nobody-yet = Teď se rozdává.
    .braille = rozdává se
at-table =
    { WHO($seat) }: { $state ->
        [laid] { figure-name }{ figure-free }
        [folded] karty složené
        [turn] na řadě
        [all-in] vsazeno všechno
       *[in] ve hře
    }{ $changed ->
        [0] {""}
        [one] , vyměněna jedna karta
        [few] , vyměněny { $changed } karty
       *[other] , vyměněno { $changed } karet
    }{ $bet ->
        [0] .
       *[other] , sázka { $bet }.
    }
    .brief = { WHO($seat) }: { $state ->
        [laid] { figure-name }.
        [folded] složeno.
        [turn] na řadě.
        [all-in] vsazeno všechno.
       *[in] ve hře.
    }
    .braille = { WHO($seat, form: "short") } { $state ->
        [laid] { figure-name.braille }
        [folded] složil
        [turn] řada
        [all-in] vše
       *[in] hraje
    }{ $changed ->
        [0] {""}
       *[other] {" "}m{ $changed }
    }{ $bet ->
        [0] {""}
       *[other] {" "}s{ $bet }
    }
bank =
    { $bank ->
        [0] Bank je prázdný.
        [one] V banku je { $bank } žeton.
        [few] V banku jsou { $bank } žetony.
       *[other] V banku je { $bank } žetonů.
    }
    .brief = Bank { $bank }.
    .braille = bank { $bank }
no-bet-yet = Zatím nikdo nevsadil.
    .braille = bez sázky
highest-bet =
    { $bet ->
        [one] Nejvyšší sázka je { $bet } žeton
        [few] Nejvyšší sázka jsou { $bet } žetony
       *[other] Nejvyšší sázka je { $bet } žetonů
    }{ $chips ->
        [0] .
       *[other] , dorovnat stojí { n-chips }.
    }
    .brief = Sázka { $bet }, dorovnat { $chips }.
    .braille = sázka { $bet } dorovnat { $chips }
none-laid-yet = Zatím nikdo nevyložil.
    .braille = nic nevyloženo
best-laid = Nejlepší figura: { figure-name }{ figure-free }, { PERSON($seat) ->
        [you] a je to vaše figura.
       *[other] má ji { WHO($seat) }.
    }
    .brief = { figure-name }, { WHO($seat) }.
    .braille = max { WHO($seat, form: "short") } { figure-name.braille }
no-stakes = Hraje se bez žetonů.
    .braille = bez žetonů
chips-of =
    { PERSON($seat) ->
        [you] Máte { n-chips }.
       *[other] { WHO($seat) }: { n-chips }.
    }
    .brief = { WHO($seat) } { $chips }.
    .braille = { WHO($seat, form: "short") } { $chips }
score =
    { $games ->
        [0] Hra { $game }.
       *[other] Hra { $game } z { $games }.
    }
    .braille = { $games ->
        [0] hra { $game }
       *[other] hra { $game }/{ $games }
    }
standing =
    { PERSON($seat) ->
        [you] Máte
       *[other] { WHO($seat) }:
    } { $stakes ->
        [poker] { n-chips }.
        [simple] { n-points } a { n-chips }.
       *[none] { n-points }.
    }
    .brief = { WHO($seat) } { $stakes ->
        [poker] { $chips }.
       *[other] { $points }.
    }
    .braille = { WHO($seat, form: "short") } { $stakes ->
        [poker] { $chips }
        [simple] { $points } / { $chips }
       *[none] { $points }
    }

# Odmítnutí
already-exchanged = V tomto tahu jste už karty měnili, podruhé to nejde.
    .brief = Už jste měnili.
    .braille = už měněno
exchange-count =
    { $least ->
        [0] Vyměnit jde nanejvýš tři karty.
       *[other] Vyměnit jde jedna až tři karty. Označte je a potvrďte.
    }
    .braille = měnit { $least }–{ $most }
too-few-chips =
    { $chips ->
        [0] Na výměnu nemáte žetony.
        [one] Máte jen { $chips } žeton, vyměnit můžete jednu kartu.
       *[other] Máte jen { $chips } žetony, víc karet vyměnit nemůžete.
    }
    .brief = Málo žetonů.
    .braille = jen { $chips } žetonů
no-figure-to-close = Zavřít jde jen s figurou a tu nemáte.
    .brief = Nemáte figuru.
    .braille = bez figury nelze
must-lay = Hra je zavřená, v posledním tahu musíte karty vyložit.
    .brief = Musíte vyložit.
    .braille = nutno vyložit
nobody-closed = Hru ještě nikdo nezavřel. Řekněte pas, nebo konec.
    .braille = pas nebo konec
must-call = Čekat nejde, je vsazeno. Dorovnat stojí { n-chips }.
    .brief = Nejde, dorovnat { $chips }.
    .braille = dorovnat { $chips }
nothing-to-call = Není co dorovnávat, můžete zadarmo čekat.
    .brief = Není co dorovnávat.
    .braille = čekat zdarma
raise-instead = Vsazeno už je, sázku můžete jen zvýšit.
    .braille = jen zvýšit
bet-instead = Zatím nikdo nevsadil, není co zvyšovat. Můžete vsadit.
    .braille = jen vsadit
raise-closed = Zvýšit teď nemůžete, jen dorovnat, nebo složit.
    .braille = nelze zvýšit
amount = Tolik vsadit nejde. Možné je { $least } až { $most }.
    .brief = { $least } až { $most }.
    .braille = { $least }–{ $most }

# Volby u stolu
action-exchange =
    { $count ->
        [0] Nechat si všechny karty
       *[other] Vyměnit { CARDS($cards, case: "acc") }
    }{ $chips ->
        [0] {""}
       *[other] {" "}za { n-chips }
    }
    .braille = { $count ->
        [0] neměnit
       *[other] měnit { CARDS($cards, case: "braille") }
    }
action-close = Konec: vyložit { figure-name.acc }
    .brief = Konec
    .braille = konec { figure-name.braille }
action-pass = Pas
    .braille = pas
action-lay =
    { $figure ->
        [none] Vyložit karty bez figury
       *[other] Vyložit { figure-name.acc }
    }
    .braille = vyložit
action-check = Čekat
    .braille = čekat
action-call =
    { $all-in ->
        [yes] Dorovnat vším: { n-chips }
       *[no] Dorovnat { n-chips }
    }
    .braille = dorovnat { $chips }
action-fold = Složit karty
    .braille = složit
action-bet =
    { $fixed ->
        [yes] Vsadit { $least }
       *[no] Vsadit, { $least } až { $most }
    }
    .braille = vsadit { $fixed ->
        [yes] { $least }
       *[no] { $least }–{ $most }
    }
action-raise =
    { $fixed ->
        [yes] Zvýšit na { $least }
       *[no] Zvýšit, na { $least } až { $most }
    }
    .braille = zvýšit { $fixed ->
        [yes] { $least }
       *[no] { $least }–{ $most }
    }

# Volby hry
option-stakes = Sázky
option-stakes-none = bez sázek
option-stakes-simple = jednoduché
option-stakes-poker = jako v pokeru
house-stakes = Bez sázek se počítají jen body za pořadí. Při jednoduchých sázkách platí každý žeton za hru a žeton za každou měněnou kartu. Jako v pokeru se sází ve třech kolech.
option-games = Počet her
house-games = Kolik her má partie. Při nule není počet smluvený a o konci rozhodnou žetony.
option-chips = Žetony na začátku
house-chips = Kolik žetonů dostane každý na začátku. Při nule je to obvyklý počet, dvacet u jednoduchých sázek a sto u pokerových.
option-winner-by = Co rozhoduje
option-winner-by-points = body
option-winner-by-chips = žetony
house-winner-by = Při jednoduchých sázkách vyhrává partii buď nejvíc bodů, nebo nejvíc žetonů. Při rovnosti rozhodne to druhé.
option-ante = Vklad do hry
house-ante = Kolik žetonů vkládá při pokerových sázkách každý do banku na začátku hry.
option-min-bet = Nejmenší sázka
house-min-bet = Nejmenší sázka při pokerových sázkách. Při nule je stejná jako vklad.
option-limit = Omezení sázek
option-limit-none = bez omezení
option-limit-pot = do výše banku
option-limit-fixed = pevné sázky
house-limit = Bez omezení můžete vsadit všechno, co máte. Do výše banku nejvýš tolik, kolik je v banku. Při pevných sázkách je každá sázka i zvýšení nejmenší sázka a v jednom sázení jsou nejvýš čtyři.
option-rising = Zvyšování vkladu
house-rising = Po kolika hrách se vklad a nejmenší sázka zdvojnásobí. Při nule nikdy.
preset-document = deset her o body
preset-simple = jednoduché sázky do bankrotu
preset-poker = poker na deset her
preset-tournament = pokerový turnaj

# Proč soupeř hraje právě takto
reason-only-choice = Nic jiného nešlo.
reason-at-random = Vybráno naslepo.
reason-keeps-groups = Nechává si stejná čísla.
reason-keeps-straight = Nechává si postupku.
reason-hopes-straight = Čtyři čísla za sebou, zkouší postupku.
reason-best-exchange = Tahle výměna dává nejlepší naději.
reason-plans-both = Tahle výměna slibuje nejvíc, když se počítá i s druhou.
reason-stands-pat = S touto rukou už se nevyplatí měnit.
reason-saves-chips = Výměna by stála víc, než kolik přinese.
reason-no-figure = Bez figury zavřít nejde.
reason-closes-strong = Figura je dost silná na uzavření.
reason-closes-last = Je poslední kolo, na co čekat.
reason-waits = Ještě se vyplatí počkat.
reason-lays-down = Zbývá už jen vyložit.
reason-bets-strong = Ruka je silná, vyplatí se sázet. Šance na výhru je { CHANCE($chance) }.
reason-all-in = S takovou rukou se vyplatí vsadit všechno. Šance na výhru je { CHANCE($chance) }.
reason-bluffs = Tentokrát jde o blaf.
reason-semi-bluffs = Napůl blaf: když to soupeři nesloží, výměna může ještě pomoct.
reason-calls-odds = Šance na výhru je { CHANCE($chance) }, a to na dorovnání stačí.
reason-folds-weak = Šance na výhru je jen { CHANCE($chance) }, a to je na takovou sázku málo.
reason-checks = Sázet se nevyplatí a čekat nic nestojí.
