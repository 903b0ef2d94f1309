# Loker: věta pro každou událost, odpovědi na otázky, volby, důvody soupeřů.
game-name = Loker
game-about = Poker s čísly: šest karet, nanejvýš dvě výměny a figura, která má být lepší než ostatní.

# Figury; jiná je ve čtvrtém pádě jen postupka
figure-name =
    { $figure ->
        [none] bez figury
        [two_pairs] dvě dvojice, { CARD($high, case: "plural") } a { CARD($low, case: "plural") }
        [straight5] postupka z pěti od { CARD($low, case: "gen") } do { CARD($high, case: "gen") }
        [three_pairs] tři dvojice, { CARD($high, case: "plural") }, { CARD($middle, case: "plural") } a { CARD($low, case: "plural") }
        [straight6] postupka ze šesti od { CARD($low, case: "gen") } do { CARD($high, case: "gen") }
        [three] tři { CARD($high, case: "plural") }
        [three_two] tři { CARD($high, case: "plural") } a dvě { CARD($low, case: "plural") }
        [two_threes] tři { CARD($high, case: "plural") } a tři { CARD($low, case: "plural") }
        [four] čtyři { CARD($high, case: "plural") }
        [four_two] čtyři { CARD($high, case: "plural") } a dvě { CARD($low, case: "plural") }
        [loker] Loker { CARD($high, case: "many") }
       *[king_loker] King Loker { CARD($high, case: "many") }
    }
    .acc = { $figure ->
        [straight5] postupku z pěti od { CARD($low, case: "gen") } do { CARD($high, case: "gen") }
        [straight6] postupku ze šesti od { CARD($low, case: "gen") } do { CARD($high, case: "gen") }
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
n-chips = { COUNT($chips, of: "chip", case: "acc") }
    .held = { $chips ->
        [0] bez žetonů
       *[other] { COUNT($chips, of: "chip") }
    }
n-stack = { COUNT($stack, of: "chip", case: "acc") }
n-bank =
    { $bank ->
        [few] v banku jsou { COUNT($bank, of: "chip") }
       *[other] v banku je { COUNT($bank, of: "chip") }
    }
n-points =
    { $points ->
        [0] bez bodu
       *[other] { COUNT($points, of: "point", case: "acc") }
    }

# Události
hands-dealt = Rozdáno, { ORDINAL($game, gender: "feminine") } hra. { PERSON($leader) ->
        [you] Začínáte.
       *[other] Začíná { WHO($leader) }.
    }
    .brief = { ORDINAL($game, gender: "feminine") } hra, { PERSON($leader) ->
        [you] začínáte.
       *[other] začíná { WHO($leader) }.
    }
    .braille = hra { $game } začíná { WHO($leader, form: "short") }
figure-changed =
    { $figure ->
        [none] { $paired ->
            [yes] Figuru nemáte, jen dvě { CARD($pair, case: "plural") }.
           *[no] Figuru nemáte.
        }
       *[other] Máte { figure-name.acc }.
    }
    .brief = { $figure ->
        [none] { $paired ->
            [yes] Jen dvě { CARD($pair, case: "plural") }.
           *[no] Bez figury.
        }
       *[other] { figure-name }.
    }
    .full =
        { $figure ->
            [none] { figure-changed }
           *[other] Máte { figure-name.acc }{ figure-free }.
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
        [one] Vklad je jeden žeton, { n-bank }.
        [few] Vklad jsou { COUNT($ante, of: "chip") }, { n-bank }.
       *[other] Vklad je { COUNT($ante, of: "chip") }, { n-bank }.
    }
    .brief = Vklad { $ante }, bank { $bank }.
    .braille = vklad { $ante } bank { $bank }
round-opened =
    { $poker ->
        [yes] { ORDINAL($round, gender: "feminine") } výměna.
       *[no] Druhé kolo.
    }
    .full =
        { $poker ->
            [yes] { ORDINAL($round, gender: "feminine") } výměna karet,
           *[no] Druhé kolo,
        } { PERSON($seat) ->
            [you] začínáte.
           *[other] začíná { WHO($seat) }.
        }
    .braille = { $poker ->
        [yes] { $round }. výměna
       *[no] { $round }. kolo
    } { WHO($seat, form: "short") }
cards-exchanged =
    { $count ->
        [0] { PERSON($seat) ->
            [you] Neměníte nic
           *[other] { WHO($seat) } nemění
        }
       *[other] { $known ->
            [yes] { PERSON($seat) ->
                [you] Odhazujete { CARDS($thrown, case: "acc") }
               *[other] { WHO($seat) } odhazuje { CARDS($thrown, case: "acc") }
            }{ $drawn-count ->
                [0] {""}
                [one] , přichází { CARDS($drawn) }
               *[other] , přicházejí { CARDS($drawn, case: "alike") }
            }
           *[no] { WHO($seat) } { PERSON($seat) ->
                [feminine] vyměnila
                [none] mění
               *[masculine] vyměnil
            } { COUNT($count, of: "card", case: "acc") }
        }
    }{ $simple ->
        [yes] , { n-bank }
       *[no] {""}
    }{ $owed ->
        [0] .
        [one] . Balíček došel, jedna karta ještě přijde.
        [few] . Balíček došel, { COUNT($owed, of: "card") } ještě přijdou.
       *[other] . Balíček došel, { COUNT($owed, of: "card") } ještě přijde.
    }
    .brief = { $count ->
        [0] { PERSON($seat) ->
            [you] Neměníte.
           *[other] { WHO($seat) } nemění.
        }
       *[other] { $known ->
            [yes] { $drawn-count ->
                [0] Balíček došel.
               *[other] Přichází { CARDS($drawn, case: "alike") }.
            }
           *[no] { WHO($seat) }, { COUNT($count, of: "card") }.
        }
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] nemění
       *[other] { $known ->
            [yes] -{ CARDS($thrown, case: "braille") } +{ CARDS($drawn, case: "braille") }
           *[no] mění { $count }
        }
    }
pack-restocked = Odhozené karty se zamíchaly do nového balíčku.
    .brief = Nový balíček.
    .braille = nový balíček
cards-drawn =
    { $known ->
        [yes] { PERSON($seat) ->
            [you] Z nového balíčku dostáváte { CARDS($cards, case: "acc") }.
           *[other] { WHO($seat) } dostává z nového balíčku { CARDS($cards, case: "acc") }.
        }
       *[no] { WHO($seat) } bere z nového balíčku { COUNT($count, of: "card", case: "acc") }.
    }
    .brief = { $known ->
        [yes] Přichází { CARDS($cards, case: "alike") }.
       *[no] { WHO($seat) }, { COUNT($count, of: "card") }.
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
    .brief = { PERSON($seat) ->
        [you] Pas.
       *[other] { WHO($seat) }: pas.
    }
    .braille = { WHO($seat, form: "short") } pas
game-closed =
    Konec! { PERSON($seat) ->
        [you] Vykládáte
       *[other] { WHO($seat) } vykládá
    } { figure-name.acc }{ figure-free }. { $last-turns ->
        [0] Nikdo už na řadu nepřijde.
        [one] Jeden hráč má ještě poslední tah.
        [few] { COUNT($last-turns, of: "player") } mají ještě poslední tah.
       *[other] { COUNT($last-turns, of: "player") } má ještě poslední tah.
    }
    .brief = Konec! { WHO($seat) }: { figure-name }.
    .braille = konec { WHO($seat, form: "short") } { figure-name.braille }{ figure-free.braille }
hand-laid =
    { PERSON($seat) ->
        [you] { $figure ->
            [none] Nemáte figuru: { CARDS($free) }.
           *[other] Vykládáte { figure-name.acc }{ figure-free }.
        }
       *[other] { $figure ->
            [none] { WHO($seat) } nemá figuru: { CARDS($free) }.
           *[other] { WHO($seat) } vykládá { figure-name.acc }{ figure-free }.
        }
    }
    .brief = { WHO($seat) }: { figure-name }.
    .braille = { WHO($seat, form: "short") } { figure-name.braille }{ figure-free.braille }
betting-opened =
    { $interval ->
        [1] První sázení.
        [3] Poslední sázení, v banku { SAY($bank, gender: "masculine") }.
       *[other] { ORDINAL($interval, gender: "neuter") } sázení, v banku { SAY($bank, gender: "masculine") }.
    }
    .brief = { $interval ->
        [1] První sázení.
       *[other] Bank { SAY($bank, gender: "masculine") }.
    }
    .full =
        { $interval ->
            [1] První sázení.
            [3] Třetí a poslední sázení, { betting-stands }
           *[other] { ORDINAL($interval, gender: "neuter") } sázení, { betting-stands }
        }
    .braille = { $interval }. sázení{ $interval ->
        [1] {""}
       *[other] {" "}bank { $bank }
    } { WHO($seat, form: "short") }
betting-stands = { n-bank }. { PERSON($seat) ->
        [you] Začínáte.
       *[other] Začíná { WHO($seat) }.
    }
checked =
    { PERSON($seat) ->
        [you] Čekáte.
       *[other] { WHO($seat) } čeká.
    }
    .braille = { WHO($seat, form: "short") } čeká
called =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] Dorovnáváte vším, co máte: { SAY($chips, gender: "masculine", case: "acc") }.
           *[no] Dorovnáváte.
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } dorovnává vším, co má: { SAY($chips, gender: "masculine", case: "acc") }.
           *[no] { WHO($seat) } dorovnává.
        }
    }
    .brief = { PERSON($seat) ->
        [you] Dorovnáváte
       *[other] { WHO($seat) } dorovnává
    }{ $all-in ->
        [yes] , všechno.
       *[no] .
    }
    .full =
        { $all-in ->
            [yes] { called }
           *[no] { PERSON($seat) ->
                [you] Dorovnáváte
               *[other] { WHO($seat) } dorovnává
            } { SAY($chips, gender: "masculine", case: "acc") }.
        }
    .braille = { WHO($seat, form: "short") } dorovná { $chips }{ $all-in ->
        [yes] {" "}vše
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
    } { SAY($to, gender: "masculine", case: "acc") }.
    .brief = { PERSON($seat) ->
        [you] Sázíte
       *[other] { WHO($seat) } sází
    } { SAY($to, gender: "masculine", case: "acc") }{ $all-in ->
        [yes] , všechno.
       *[no] .
    }
    .braille = { WHO($seat, form: "short") } sází { $to }{ $all-in ->
        [yes] {" "}vše
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
    } na { SAY($to, gender: "masculine", case: "acc") }.
    .brief = { PERSON($seat) ->
        [you] Zvyšujete
       *[other] { WHO($seat) } zvyšuje
    } na { SAY($to, gender: "masculine", case: "acc") }{ $all-in ->
        [yes] , všechno.
       *[no] .
    }
    .braille = { WHO($seat, form: "short") } zvyšuje { $to }{ $all-in ->
        [yes] {" "}vše
       *[no] {""}
    }
bet-returned =
    { PERSON($seat) ->
        [you] Zpět berete
       *[other] { WHO($seat) } bere zpět
    } { n-chips }, nikdo { $chips ->
        [one] ho nedorovnal.
       *[other] je nedorovnal.
    }
    .brief = { PERSON($seat) ->
        [you] Zpátky { SAY($chips, gender: "masculine", case: "acc") }.
       *[other] { WHO($seat) } zpátky { SAY($chips, gender: "masculine", case: "acc") }.
    }
    .braille = { WHO($seat, form: "short") } zpět { $chips }
pot-won =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Berete
           *[other] { WHO($seat) } bere
        } { pot-name }, { n-chips }.
       *[other] { pot-name } se dělí rovným dílem: { SEATS($seats) }{ $even ->
            [yes] , každý { n-chips }.
           *[no] .
        }
    }
    .brief = { $count ->
        [one] { PERSON($seat) ->
            [you] Berete { n-chips }.
           *[other] { WHO($seat) } bere { n-chips }.
        }
       *[other] Bank rovným dílem.
    }
    .braille = { $count ->
        [one] bank { WHO($seat, form: "short") } +{ $chips }
       *[other] bank se dělí{ $even ->
            [yes] {" "}po { $chips }
           *[no] {""}
        }
    }
pot-name =
    { $side ->
        [0] bank
        [1] vedlejší bank
       *[other] { ORDINAL($side) } vedlejší bank
    }
pot-share =
    { PERSON($seat) ->
        [you] Berete
       *[other] { WHO($seat) } bere
    } { n-chips }.
    .brief = { WHO($seat) } { SAY($chips, gender: "masculine", case: "acc") }.
    .braille = { WHO($seat, form: "short") } +{ $chips }
bank-stays =
    { $bank ->
        [few] V banku zůstávají { COUNT($bank, of: "chip") }.
       *[other] V banku zůstává { COUNT($bank, of: "chip") }.
    }
    .brief = V banku { $bank ->
        [few] zůstávají
       *[other] zůstává
    } { SAY($bank, gender: "masculine") }.
    .braille = zůstává { $bank }
game-scored =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Vyhráváte hru.
           *[other] Hru vyhrává { WHO($seat) }.
        }
       *[other] První místo společně: { SEATS($seats) }.
    }
    .brief = { $count ->
        [one] { PERSON($seat) ->
            [you] Vyhráváte.
           *[other] Vyhrává { WHO($seat) }.
        }
       *[other] První místo společně: { SEATS($seats) }.
    }
    .braille = { $count ->
        [one] vyhrává { WHO($seat, form: "short") }
       *[other] shoda na 1. místě
    }
solo-game-scored =
    { $figure ->
        [none] Konec hry.
       *[other] Konec hry. Je to lepší než { COUNT($percent, of: "percent") } všech rozdání.
    }
    .brief = { $figure ->
        [none] Konec hry.
       *[other] Lepší než { COUNT($percent, of: "percent") }.
    }
    .braille = { figure-name.braille } { $percent } %
result =
    { $stakes ->
        [poker] { WHO($seat) }: { n-chips.held }.
       *[other] { result-place }{ n-points }{ $running ->
            [yes] , celkem { SAY($total, gender: "masculine") }
           *[no] {""}
        }{ $stakes ->
            [simple] , { n-chips.held }
           *[other] {""}
        }.
    }
    .brief = { $stakes ->
        [poker] { WHO($seat) } { SAY($chips, gender: "masculine") }.
       *[other] { result-place.brief }{ n-points }.
    }
    .braille = { $stakes ->
        [poker] { WHO($seat, form: "short") } { $chips }
        [simple] { $place }. { WHO($seat, form: "short") } { $points }({ $total }) { $chips }
       *[other] { $place }. { WHO($seat, form: "short") } { $points }({ $total })
    }
result-place = { $place ->
        [1] { WHO($seat) }:{" "}
       *[other] { ORDINAL($place, gender: "neuter") } místo: { WHO($seat) },{" "}
    }
    .brief = { $place ->
        [1] { WHO($seat) }:{" "}
       *[other] { ORDINAL($place, gender: "neuter") } místo { WHO($seat) },{" "}
    }
game-void = Hru nikdo neuzavřel, končí bez výsledku.{ $stakes ->
        [yes] {" "}{ bank-stays }
       *[no] {""}
    }
    .brief = Bez výsledku.
    .braille = bez výsledku
no-boards-bank = S jednoduchými sázkami se stoly srovnávat nedají: co v banku zbude, přechází do další hry. Hrajte bez sázek, nebo jako v pokeru.
    .braille = jednoduché sázky ne
player-out =
    { PERSON($seat) ->
        [you] Nemáte už žádné žetony, pro vás partie skončila.
       *[other] { WHO($seat) } nemá žádné žetony a už nehraje.
    }
    .brief = { PERSON($seat) ->
        [you] Končíte.
       *[other] { WHO($seat) } končí.
    }
    .braille = { WHO($seat, form: "short") } končí
match-broke =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Na další hru už nemáte ani žeton, partie končí.
           *[other] { WHO($seat) } už nemá na další hru ani žeton, partie končí.
        }
       *[other] Bez žetonu na další hru: { SEATS($seats) }. Partie končí.
    }
    .brief = Bez žetonů: { SEATS($seats) }.
    .braille = bez žetonů { WHO($seat, form: "short") }
n-total =
    { $by-chips ->
        [yes] { COUNT($total, of: "chip") }
       *[no] { $total ->
            [0] bez bodu
           *[other] { COUNT($total, of: "point") }
        }
    }
match-ended =
    { $alone ->
        [yes] Konec partie. Her s figurou: { SAY($total, gender: "feminine") } { of-games }.
       *[no] { $count ->
            [one] { PERSON($seat) ->
                [you] { $known ->
                    [yes] Vyhráváte celou partii.
                   *[no] Vyhráváte celou partii, { n-total }.
                }
               *[other] { $known ->
                    [yes] Konec partie.
                   *[no] Partii vyhrává { WHO($seat) }, { n-total }.
                }
            }
           *[other] { $known ->
                [yes] Konec partie.
               *[no] Konec partie. První místo společně: { SEATS($seats) }, { n-total }.
            }
        }
    }
    .brief = { $alone ->
        [yes] { SAY($total, gender: "feminine") } { of-games }.
       *[no] { $count ->
            [one] { PERSON($seat) ->
                [you] { $known ->
                    [yes] Partie je vaše.
                   *[no] Partie je vaše, { n-total }.
                }
               *[other] { $known ->
                    [yes] Konec partie.
                   *[no] Partii vyhrává { WHO($seat) }, { n-total }.
                }
            }
           *[other] { $known ->
                [yes] Konec partie.
               *[no] Partie společně: { SEATS($seats) }.
            }
        }
    }
    .braille = { $alone ->
        [yes] partie { $total }/{ $games }
       *[no] { $count ->
            [one] partie { WHO($seat, form: "short") } { $total }
           *[other] partie shodně { $total }
        }
    }
match-place = { ORDINAL($place, gender: "neuter") } místo: { WHO($seat) }, { n-total }.
    .brief = { ORDINAL($place, gender: "neuter") } místo { WHO($seat) }, { SAY($total, gender: "masculine") }.
    .braille = { $place }. { WHO($seat, form: "short") } { $total }
your-turn =
    { $kind ->
        [turn] Jste na řadě.
        [last] Jste na řadě, máte poslední tah.
        [close] Konec, nebo pas?
        [pass] Zbývá říct pas.
        [lay] Teď karty vyložte.
        [exchange] Jste na řadě s výměnou.
        [bet] { $told ->
            [yes] Jste na řadě, máte { SAY($stack, gender: "masculine", case: "acc") }.
           *[no] Jste na řadě. Bank { SAY($bank, gender: "masculine") }, máte { SAY($stack, gender: "masculine", case: "acc") }.
        }
       *[call] Dorovnat stojí { SAY($chips, gender: "masculine", case: "acc") }. Bank { SAY($bank, gender: "masculine") }, máte { SAY($stack, gender: "masculine", case: "acc") }.
    }
    .brief = { $kind ->
        [last] Vy, poslední tah.
        [close] Konec, nebo pas?
        [pass] Zbývá pas.
        [lay] Vyložte.
        [exchange] Vy, výměna.
        [call] Vy, dorovnat { SAY($chips, gender: "masculine") }.
        [bet] Vy, čekat, nebo vsadit?
       *[turn] Vy.
    }
    .full =
        { $kind ->
            [close] Můžete uzavřít hru: konec, nebo pas?
            [bet] { $told ->
                [yes] Jste na řadě, čekat, nebo vsadit. Máte { n-stack }.
               *[no] Jste na řadě, čekat, nebo vsadit. V banku { SAY($bank, gender: "masculine") }, vy máte { n-stack }.
            }
            [call] Jste na řadě, dorovnat stojí { SAY($chips, gender: "masculine", case: "acc") }. V banku { SAY($bank, gender: "masculine") }, vy máte { n-stack }.
           *[other] { your-turn }
        }
    .braille = { $kind ->
        [last] jste na řadě, poslední tah
        [close] konec nebo pas
        [pass] zbývá pas
        [lay] vyložte
        [exchange] jste na řadě, výměna
        [call] dorovnat { $chips } bank { $bank } máte { $stack }
       *[other] jste na řadě
    }

# Odpovědi na otázky
figure =
    { $figure ->
        [none] { $paired ->
            [yes] Figuru nemáte, jen dvě { CARD($pair, case: "plural") }. Nejvyšší karta je { CARD($top) }.
           *[no] Figuru nemáte. Nejvyšší karta je { CARD($top) }.
        }
       *[other] Máte { figure-name.acc }{ figure-free }.
    }
    .brief = { figure-name }.
    .braille = { figure-name.braille }{ figure-free.braille }
turn-pot = Na řadě je { WHO($seat) }, v banku { SAY($bank, gender: "masculine") }.
    .full = Na řadě je { WHO($seat) }, { n-bank }.
    .brief = { WHO($seat) }, bank { SAY($bank, gender: "masculine") }.
    .braille = řada { WHO($seat, form: "short") } bank { $bank }
no-cards-yet = Karty ještě nemáte.
    .braille = bez karet
at-table =
    { WHO($seat) }: { $state ->
        [laid] { figure-name }{ figure-free }
        [folded] { PERSON($seat) ->
            [you] složené karty
            [feminine] složila karty
            [none] složené karty
           *[masculine] složil karty
        }
        [turn] na řadě
        [all-in] vsazeno všechno
       *[in] ve hře
    }{ $bet ->
        [0] {""}
       *[other] , sázka { SAY($bet, gender: "masculine") }
    }{ $changed ->
        [0] .
        [one] , vyměněna jedna karta.
        [few] , vyměněny { COUNT($changed, of: "card") }.
       *[other] , vyměněno { COUNT($changed, of: "card") }.
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
        [folded] složeno
        [turn] řada
        [all-in] vše
       *[in] hraje
    }{ $bet ->
        [0] {""}
       *[other] {" "}sázka { $bet }
    }{ $changed ->
        [0] {""}
       *[other] {" "}měněno { $changed }
    }
bank =
    { $bank ->
        [0] Bank je prázdný.
        [few] V banku jsou { COUNT($bank, of: "chip") }.
       *[other] V banku je { COUNT($bank, of: "chip") }.
    }
    .brief = Bank { SAY($bank, gender: "masculine") }.
    .braille = bank { $bank }
no-bet-yet = Zatím nikdo nevsadil.
    .braille = bez sázky
highest-bet =
    { $chips ->
        [0] Sázka je { SAY($bet, gender: "masculine") }.
       *[other] Dorovnat stojí { SAY($chips, gender: "masculine", case: "acc") }, sázka je { SAY($bet, gender: "masculine") }.
    }
    .brief = { $chips ->
        [0] Sázka { SAY($bet, gender: "masculine") }.
       *[other] Dorovnat { SAY($chips, gender: "masculine") }.
    }
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
        [you] { $chips ->
            [0] Nemáte žádné žetony.
           *[other] Máte { n-chips }.
        }
       *[other] { WHO($seat) }: { n-chips.held }.
    }
    .brief = { WHO($seat) } { SAY($chips, gender: "masculine") }.
    .braille = { WHO($seat, form: "short") } { $chips }
score =
    { $games ->
        [0] { ORDINAL($game, gender: "feminine") } hra.
        [one] Jediná hra.
       *[other] { ORDINAL($game, gender: "feminine") } hra { of-games }.
    }
    .braille = { $games ->
        [0] hra { $game }
       *[other] hra { $game }/{ $games }
    }
standing =
    { WHO($seat) }: { $stakes ->
        [poker] { n-chips.held }.
        [simple] { n-points }, { n-chips.held }.
       *[none] { n-points }.
    }
    .brief = { WHO($seat) } { $stakes ->
        [poker] { SAY($chips, gender: "masculine") }.
        [simple] { SAY($points, gender: "masculine") }, žetonů { SAY($chips, gender: "masculine") }.
       *[none] { SAY($points, gender: "masculine") }.
    }
    .braille = { WHO($seat, form: "short") } { $stakes ->
        [poker] { $chips }
        [simple] { $points } / { $chips }
       *[none] { $points }
    }

# Odmítnutí
already-exchanged = V tomto tahu už výměna byla, podruhé to nejde.
    .brief = Výměna už byla.
    .braille = už měněno
exchange-count =
    { $least ->
        [0] Vyměnit můžete nanejvýš tři karty.
       *[other] Vyměnit můžete jednu až tři karty. Označte je a potvrďte.
    }
    .braille = měnit { $least }-{ $most }
    .called =
        { $least ->
            [0] Mění se nanejvýš tři karty.
           *[other] Mění se jedna až tři karty.
        }
too-few-chips =
    { $chips ->
        [0] Na výměnu nemáte žetony.
        [one] Máte jen jeden žeton, vyměnit můžete jednu kartu.
       *[other] Máte jen { COUNT($chips, of: "chip", case: "acc") }, víc karet vyměnit nemůžete.
    }
    .brief = Málo žetonů.
    .braille = žetonů jen { $chips }
    .called =
        { $chips ->
            [0] Na výměnu tu nejsou žetony.
            [one] Je tu jen jeden žeton, vyměnit se dá jedna karta.
           *[other] Žetony jsou tu jen na { COUNT($chips, of: "card", case: "acc") }, víc jich vyměnit nejde.
        }
no-figure-to-close = Uzavřít hru jde jen s figurou a tu nemáte.
    .brief = Nemáte figuru.
    .braille = bez figury nelze
    .called = Uzavřít hru jde jen s figurou a v těchto kartách není.
must-lay = Hra je uzavřená, v posledním tahu musíte karty vyložit.
    .brief = Musíte vyložit.
    .braille = nutno vyložit
    .called = Hra je uzavřená, v posledním tahu se karty vykládají.
nobody-closed = Hru ještě nikdo neuzavřel. Řekněte pas, nebo konec.
    .braille = pas nebo konec
    .called = Hru ještě nikdo neuzavřel. Zbývá pas, nebo konec.
must-call = Čekat nejde, je vsazeno. Dorovnat stojí { n-chips }.
    .brief = Nejde, dorovnat { SAY($chips, gender: "masculine") }.
    .braille = dorovnat { $chips }
nothing-to-call = Není co dorovnávat, můžete zadarmo čekat.
    .brief = Není co dorovnávat.
    .braille = čekat zdarma
    .called = Není co dorovnávat, čeká se zadarmo.
raise-instead = Vsazeno už je, sázku můžete jen zvýšit.
    .braille = jen zvýšit
    .called = Vsazeno už je, sázku jde jen zvýšit.
bet-instead = Zatím nikdo nevsadil, není co zvyšovat. Můžete vsadit.
    .braille = jen vsadit
    .called = Zatím nikdo nevsadil, jde jen vsadit.
raise-closed = Zvýšit teď nemůžete, jen dorovnat, nebo složit.
    .braille = nelze zvýšit
    .called = Zvýšit teď nejde, jen dorovnat, nebo složit.
stake-outside = Tolik vsadit nejde. Možné je { SAY($least, gender: "masculine") } až { SAY($most, gender: "masculine") }.
    .brief = { SAY($least, gender: "masculine") } až { SAY($most, gender: "masculine") }.
    .braille = { $least }-{ $most }

# Volby u stolu
action-exchange =
    { $count ->
        [0] Nechat si všechny karty
       *[other] Vyměnit { CARDS($cards, case: "acc") }
    }{ $chips ->
        [0] {""}
       *[other] {" "}za { n-chips }
    }
    .advised = { $count ->
        [0] nechte si všechny karty
       *[other] vyměňte { CARDS($cards, case: "acc") }
    }{ $chips ->
        [0] {""}
       *[other] {" "}za { n-chips }
    }
    .braille = { $count ->
        [0] neměnit
       *[other] měnit { $zero ->
            [yes] nulu
           *[no] { CARDS($cards, case: "braille") }
        }
    }
    .typed = { $count ->
        [0] nechat, nic, nic neměnit, stačí
       *[other] vyměnit, měním
    }
action-close = Konec: vyložit { figure-name.acc }
    .advised = řekněte konec a vyložte { figure-name.acc }
    .brief = Konec
    .braille = konec { figure-name.braille }
    .typed = uzavřít, uzavírám, konec, vyložit, vykládám
action-exchange-called =
    { $count ->
        [0] Nevyměnit nic
       *[other] Vyměnit { COUNT($count, of: "card", case: "acc") }
    }
    .braille = měnit { $count }
action-close-called = Konec, karty na stůl
    .braille = konec
action-lay-called = Vyložit karty
    .braille = vyložit
action-pass = Pas
    .advised = řekněte pas
    .braille = pas
    .typed = pas, pasuji, nic, neměním, nechávám si
action-lay =
    { $figure ->
        [none] Vyložit karty bez figury
       *[other] Vyložit { figure-name.acc }
    }
    .advised =
        { $figure ->
            [none] vyložte karty bez figury
           *[other] vyložte { figure-name.acc }
        }
    .braille = vyložit
    .typed = vyložit, vykládám
action-check = Čekat
    .advised = čekejte
    .braille = čekat
    .typed = čekat, čekám
action-call =
    { $all-in ->
        [yes] Dorovnat vším: { n-chips }
       *[no] Dorovnat { n-chips }
    }
    .advised =
        { $all-in ->
            [yes] dorovnejte vším: { n-chips }
           *[no] dorovnejte { n-chips }
        }
    .braille = dorovnat { $chips }
    .typed = dorovnat, dorovnávám
action-fold = Složit karty
    .advised = složte karty
    .braille = složit
    .typed = složit, skládám
action-bet =
    { $fixed ->
        [yes] Vsadit { SAY($least, gender: "masculine", case: "acc") }
       *[no] Vsadit { SAY($least, gender: "masculine", case: "acc") } až { SAY($most, gender: "masculine", case: "acc") }
    }
    .advised =
        { $fixed ->
            [yes] vsaďte { SAY($least, gender: "masculine", case: "acc") }
           *[no] vsaďte { SAY($least, gender: "masculine", case: "acc") } až { SAY($most, gender: "masculine", case: "acc") }
        }
    .braille = vsadit { $fixed ->
        [yes] { $least }
       *[no] { $least }-{ $most }
    }
    .typed = vsadit, vsázím, sázím, sázka
action-raise =
    { $fixed ->
        [yes] Zvýšit na { SAY($least, gender: "masculine", case: "acc") }
       *[no] Zvýšit, celkem { SAY($least, gender: "masculine") } až { SAY($most, gender: "masculine") }
    }
    .advised =
        { $fixed ->
            [yes] zvyšte na { SAY($least, gender: "masculine", case: "acc") }
           *[no] zvyšte, celkem { SAY($least, gender: "masculine") } až { SAY($most, gender: "masculine") }
        }
    .braille = zvýšit { $fixed ->
        [yes] { $least }
       *[no] { $least }-{ $most }
    }
    .typed = zvýšit, zvýšit na, zvyšuji, zvedám

# Volby hry
option-stakes = Sázky
option-stakes-none = bez sázek
option-stakes-simple = jednoduché
option-stakes-poker = jako v pokeru
house-stakes = Bez sázek se počítají jen body za pořadí. Při jednoduchých sázkách platí každý žeton za hru a žeton za každou měněnou kartu. Jako v pokeru se sází ve třech kolech.
option-games = Počet her
option-games-0 = počet není dohodnutý
house-games = Kolik her má partie. Při nule není počet smluvený a o konci rozhodnou žetony.
option-chips = Žetony na začátku
option-chips-0 = obvykle: { $usual }
house-chips = Kolik žetonů dostane každý na začátku. Při nule je to obvyklý počet, dvacet u jednoduchých sázek a sto u pokerových.
option-winner-by = Co rozhoduje
option-winner-by-points = body
option-winner-by-chips = žetony
house-winner-by = Při jednoduchých sázkách vyhrává partii, kdo má nejvíc bodů, nebo kdo má nejvíc žetonů. Při rovnosti rozhodne to druhé.
option-ante = Vklad do hry
house-ante = Kolik žetonů vkládá při pokerových sázkách každý do banku na začátku hry.
option-min-bet = Nejmenší sázka
option-min-bet-0 = jeden vklad: { $usual }
house-min-bet = Nejmenší sázka při pokerových sázkách. Při nule je stejná jako vklad.
option-limit = Omezení sázek
option-limit-none = bez omezení
option-limit-pot = do výše banku
option-limit-fixed = pevné sázky
house-limit = Bez omezení můžete vsadit všechno, co máte. Do výše banku nejvýš tolik, kolik je v banku. Při pevných sázkách je každá sázka i zvýšení nejmenší sázka a v jednom sázení jsou nejvýš čtyři.
option-most-raises = Nejvíc zvýšení
option-most-raises-0 = bez omezení
house-most-raises = Kolik sázek a zvýšení smí být v jednom sázení, když nejsou sázky pevné. Při nule kolik chcete.
option-rising = Zvyšování vkladu
option-rising-0 = nikdy
house-rising = Po kolika hrách se vklad a nejmenší sázka zdvojnásobí. Při nule nikdy.
option-stocks = Balíček na výměnu
option-stocks-one = jeden pro všechny
option-stocks-each = každý má svůj
house-stocks = Vyměňují všichni z jednoho balíčku, nebo má každý vlastní a každou hru začíná se stejnými žetony, jako u stolů klubového večera.
preset-document = deset her o body
preset-simple = jednoduché sázky do bankrotu
preset-poker = poker na deset her
preset-tournament = pokerový turnaj

# Proč soupeř hraje právě takto
reason-only-choice = Nic jiného nešlo.
reason-at-random = Vybráno naslepo.
reason-keeps-groups = Nechává si stejná čísla.
    .brief = Stejná čísla zůstávají.
reason-keeps-straight = Nechává si postupku.
    .brief = Postupka zůstává.
reason-hopes-straight = Čtyři čísla za sebou, zkouší postupku.
    .brief = Zkouší postupku.
reason-best-exchange = Tato výměna dává nejlepší naději.
    .brief = Nejlepší naděje.
reason-plans-both = Tato výměna slibuje nejvíc, když se počítá i s druhou.
    .brief = S oběma výměnami nejvíc.
reason-stands-pat = S těmito kartami už se nevyplatí měnit.
    .brief = Měnit se nevyplatí.
reason-saves-chips = Výměna by stála víc, než kolik přinese.
    .brief = Výměna je drahá.
reason-improves-more = S touto výměnou je šance na vyšší figuru { CHANCE($chance) }, s jinou je { CHANCE($less) }.
    .brief = Vyšší figura { CHANCE($chance) }, jinak { CHANCE($less) }.
reason-spoils-less = S touto výměnou je šance, že si figuru zkazíte, { CHANCE($risk) }, s jinou je { CHANCE($more) }.
    .brief = Zkažená { CHANCE($risk) }, jinak { CHANCE($more) }.
reason-betters-more = S touto výměnou je šance na lepší karty { CHANCE($chance) }, s jinou je { CHANCE($less) }.
    .brief = Lepší karty { CHANCE($chance) }, jinak { CHANCE($less) }.
reason-improves = Šance, že výměna přinese vyšší figuru, je { CHANCE($chance) }, šance, že pokazí tu dosavadní, je { CHANCE($risk) }.
    .brief = Vyšší figura { CHANCE($chance) }, pokažená { CHANCE($risk) }.
reason-stands-pat-risk = Měnit se nevyplatí. Šance na vyšší figuru je { CHANCE($chance) }, šance, že tu svou pokazíte, je { CHANCE($risk) }.
    .brief = Vyšší figura { CHANCE($chance) }, pokažená { CHANCE($risk) }.
reason-no-figure = Bez figury hru uzavřít nejde.
    .brief = Bez figury to nejde.
reason-closes-strong = Figura je dost silná na uzavření.
    .brief = Na uzavření dost silná.
reason-closes-last = Je poslední kolo, není na co čekat.
    .brief = Poslední kolo.
reason-waits = Ještě se vyplatí počkat.
    .brief = Vyplatí se počkat.
reason-lays-down = Zbývá už jen vyložit.
    .brief = Jen vyložit.
reason-bets-strong = Karty jsou silné, vyplatí se sázet. Šance na výhru je { CHANCE($chance) }.
    .brief = Silné karty: { CHANCE($chance) }.
reason-all-in = S takovými kartami se vyplatí vsadit všechno. Šance na výhru je { CHANCE($chance) }.
    .brief = Stojí to za všechno: { CHANCE($chance) }.
reason-bluffs = Tentokrát jde o blaf.
    .brief = Blaf.
reason-semi-bluffs = Napůl blaf: když to soupeři nesloží, výměna může ještě pomoct.
    .brief = Napůl blaf.
reason-calls-odds = Šance na výhru je { CHANCE($chance) }, a to na dorovnání stačí.
    .brief = Na dorovnání stačí: { CHANCE($chance) }.
reason-folds-weak = { $chance ->
        [0] Na výhru sotva je šance, nemá cenu platit.
       *[other] Šance na výhru je jen { CHANCE($chance) }, a to je na takovou sázku málo.
    }
    .brief = { $chance ->
        [0] Sotva šance.
       *[other] Málo: { CHANCE($chance) }.
    }
reason-checks = Sázet se nevyplatí a čekat nic nestojí.
    .brief = Sázet se nevyplatí.

# roh stolu v okně
corner-game = Hra { $game }
corner-round = Kolo { $round }
corner-bank = Bank { $bank }
corner-chips = Vaše žetony { $chips }
corner-call = Dorovnat { $chips }
round-now = { ORDINAL($round, gender: "neuter") } kolo ze dvou.
    .braille = kolo { $round }/{ $rounds }
call-in-round = { ORDINAL($number, gender: "neuter") } kolo, { $what }
    .braille = { $number }: { $what }
goal =
    { $kind ->
        [poker] Vyhraje, komu jako poslednímu zbudou žetony{ $games ->
            [0] .
           *[other] , nebo kdo jich po dohraní her má nejvíc. { of-games.played }
        }
        [chips] { $games ->
            [0] Vyhraje, kdo má nejvíc žetonů, až někdo nebude moci zaplatit.
           *[other] Vyhraje, kdo má nakonec nejvíc žetonů. { of-games.played }
        }
       *[points] { $games ->
            [0] Vyhraje, kdo má nejvíc bodů. Počet her není dohodnutý.
           *[other] Vyhraje, kdo má nakonec nejvíc bodů. { of-games.played }
        }
    }
    .braille =
        { $kind ->
            [points] nejvíc bodů
           *[chips] nejvíc žetonů
        }
