# Loker: veta pre každú udalosť, odpovede na otázky, voľby, dôvody súperov.
game-name = Loker
game-about = Poker s číslami: šesť kariet, najviac dve výmeny a vyhráva najlepšia kombinácia.

# Kombinácie; iná je v štvrtom páde len postupka
figure-name =
    { $figure ->
        [none] bez kombinácie
        [two_pairs] dve dvojice, { CARD($high, case: "plural") } a { CARD($low, case: "plural") }
        [straight5] postupka z piatich od { CARD($low, case: "gen") } do { CARD($high, case: "gen") }
        [three_pairs] tri dvojice, { CARD($high, case: "plural") }, { CARD($middle, case: "plural") } a { CARD($low, case: "plural") }
        [straight6] postupka zo šiestich od { CARD($low, case: "gen") } do { CARD($high, case: "gen") }
        [three] tri { CARD($high, case: "plural") }
        [three_two] tri { CARD($high, case: "plural") } a dve { CARD($low, case: "plural") }
        [two_threes] tri { CARD($high, case: "plural") } a tri { CARD($low, case: "plural") }
        [four] štyri { CARD($high, case: "plural") }
        [four_two] štyri { CARD($high, case: "plural") } a dve { CARD($low, case: "plural") }
        [loker] Loker { CARD($high, case: "many") }
       *[king_loker] King Loker { CARD($high, case: "many") }
    }
    .acc = { $figure ->
        [straight5] postupku z piatich od { CARD($low, case: "gen") } do { CARD($high, case: "gen") }
        [straight6] postupku zo šiestich od { CARD($low, case: "gen") } do { CARD($high, case: "gen") }
       *[other] { figure-name }
    }
    .braille = { $figure ->
        [none] bez kombinácie
        [two_pairs] 2+2 { CARD($high, case: "braille") }{ CARD($low, case: "braille") }
        [straight5] rad { CARD($low, case: "braille") }-{ CARD($high, case: "braille") }
        [three_pairs] 2+2+2 { CARD($high, case: "braille") }{ CARD($middle, case: "braille") }{ CARD($low, case: "braille") }
        [straight6] rad { CARD($low, case: "braille") }-{ CARD($high, case: "braille") }
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
        [one] , voľná { CARDS($free) }
       *[other] , voľné karty { CARDS($free) }
    }
    .braille = { $free-count ->
        [0] {""}
       *[other] {" "}+{ CARDS($free, case: "braille") }
    }
n-chips = { COUNT($chips, of: "chip", case: "acc") }
    .held = { $chips ->
        [0] bez žetónov
       *[other] { COUNT($chips, of: "chip") }
    }
n-stack = { COUNT($stack, of: "chip", case: "acc") }
n-bank =
    { $bank ->
        [few] v banku sú { COUNT($bank, of: "chip") }
       *[other] v banku je { COUNT($bank, of: "chip") }
    }
n-points =
    { $points ->
        [0] bez bodu
       *[other] { COUNT($points, of: "point", case: "acc") }
    }

# Udalosti
hands-dealt = Rozdané, { ORDINAL($game, gender: "feminine") } hra. { PERSON($leader) ->
        [you] Začínate.
       *[other] Začína { WHO($leader) }.
    }
    .brief = { ORDINAL($game, gender: "feminine") } hra, { PERSON($leader) ->
        [you] začínate.
       *[other] začína { WHO($leader) }.
    }
    .braille = hra { $game } začína { WHO($leader, form: "short") }
figure-changed =
    { $figure ->
        [none] { $paired ->
            [yes] Kombináciu nemáte, len dve { CARD($pair, case: "plural") }.
           *[no] Kombináciu nemáte.
        }
       *[other] Máte { figure-name.acc }.
    }
    .brief = { $figure ->
        [none] { $paired ->
            [yes] Len dve { CARD($pair, case: "plural") }.
           *[no] Bez kombinácie.
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
            [yes] len 2x{ CARD($pair, case: "braille") }
           *[no] bez kombinácie
        }
       *[other] { figure-name.braille }
    }
antes-paid =
    { $ante ->
        [one] Ante je jeden žetón, { n-bank }.
        [few] Ante sú { COUNT($ante, of: "chip") }, { n-bank }.
       *[other] Ante je { COUNT($ante, of: "chip") }, { n-bank }.
    }
    .brief = Ante { $ante }, bank { $bank }.
    .braille = ante { $ante } bank { $bank }
round-opened =
    { $poker ->
        [yes] { ORDINAL($round, gender: "feminine") } výmena.
       *[no] Druhé kolo.
    }
    .full =
        { $poker ->
            [yes] { ORDINAL($round, gender: "feminine") } výmena kariet,
           *[no] Druhé kolo,
        } { PERSON($seat) ->
            [you] začínate.
           *[other] začína { WHO($seat) }.
        }
    .braille = { $poker ->
        [yes] { $round }. výmena
       *[no] { $round }. kolo
    } { WHO($seat, form: "short") }
cards-exchanged =
    { $count ->
        [0] { PERSON($seat) ->
            [you] Nemeníte nič
           *[other] { WHO($seat) } nemení
        }
       *[other] { $known ->
            [yes] { PERSON($seat) ->
                [you] Odhadzujete { CARDS($thrown, case: "acc") }
               *[other] { WHO($seat) } odhadzuje { CARDS($thrown, case: "acc") }
            }{ $drawn-count ->
                [0] {""}
                [one] , dostávate { CARDS($drawn, case: "acc") }
               *[other] , prichádzajú { CARDS($drawn, case: "alike") }
            }
           *[no] { WHO($seat) } { PERSON($seat) ->
                [feminine] vymenila
                [none] mení
               *[masculine] vymenil
            } { COUNT($count, of: "card", case: "acc") }
        }
    }{ $simple ->
        [yes] , { n-bank }
       *[no] {""}
    }{ $owed ->
        [0] .
        [one] . Balíček sa minul, jedna karta ešte príde.
        [few] . Balíček sa minul, { COUNT($owed, of: "card") } ešte prídu.
       *[other] . Balíček sa minul, { COUNT($owed, of: "card") } ešte príde.
    }
    .brief = { $count ->
        [0] { PERSON($seat) ->
            [you] Nemeníte.
           *[other] { WHO($seat) } nemení.
        }
       *[other] { $known ->
            [yes] { $drawn-count ->
                [0] Balíček sa minul.
               *[other] Dostávate { CARDS($drawn, case: "acc") }.
            }
           *[no] { WHO($seat) }, { COUNT($count, of: "card") }.
        }
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] nemení
       *[other] { $known ->
            [yes] -{ CARDS($thrown, case: "braille") } +{ CARDS($drawn, case: "braille") }
           *[no] mení { $count }
        }
    }
pack-restocked = Odhodené karty sú zamiešané a berie sa z nich ďalej.
    .brief = Nový balíček.
    .braille = nový balíček
cards-drawn =
    { $known ->
        [yes] { PERSON($seat) ->
            [you] Z nového balíčka dostávate { CARDS($cards, case: "acc") }.
           *[other] { WHO($seat) } dostáva z nového balíčka { CARDS($cards, case: "acc") }.
        }
       *[no] { WHO($seat) } berie z nového balíčka { COUNT($count, of: "card", case: "acc") }.
    }
    .brief = { $known ->
        [yes] Dostávate { CARDS($cards, case: "acc") }.
       *[no] { WHO($seat) }, { COUNT($count, of: "card") }.
    }
    .braille = { WHO($seat, form: "short") } +{ $known ->
        [yes] { CARDS($cards, case: "braille") }
       *[no] { $count }
    }
turn-passed =
    { PERSON($seat) ->
        [you] Hovoríte pas.
       *[other] { WHO($seat) } hovorí pas.
    }
    .brief = { PERSON($seat) ->
        [you] Pas.
       *[other] { WHO($seat) }: pas.
    }
    .braille = { WHO($seat, form: "short") } pas
game-closed =
    Koniec! { PERSON($seat) ->
        [you] Vykladáte
       *[other] { WHO($seat) } vykladá
    } { figure-name.acc }{ figure-free }. { $last-turns ->
        [0] Nikto už na rad nepríde.
        [one] Jeden hráč má ešte posledný ťah.
        [few] { COUNT($last-turns, of: "player") } majú ešte posledný ťah.
       *[other] { COUNT($last-turns, of: "player") } má ešte posledný ťah.
    }
    .brief = Koniec! { WHO($seat) }: { figure-name }.
    .braille = koniec { WHO($seat, form: "short") } { figure-name.braille }{ figure-free.braille }
hand-laid =
    { PERSON($seat) ->
        [you] { $figure ->
            [none] Nemáte kombináciu: { CARDS($free) }.
           *[other] Vykladáte { figure-name.acc }{ figure-free }.
        }
       *[other] { $figure ->
            [none] { WHO($seat) } nemá kombináciu: { CARDS($free) }.
           *[other] { WHO($seat) } vykladá { figure-name.acc }{ figure-free }.
        }
    }
    .brief = { WHO($seat) }: { figure-name }.
    .braille = { WHO($seat, form: "short") } { figure-name.braille }{ figure-free.braille }
betting-opened =
    { $interval ->
        [1] Prvé kolo stávok.
        [3] Posledné stávky, v banku { SAY($bank, gender: "masculine") }.
       *[other] { ORDINAL($interval, gender: "neuter") } kolo stávok, v banku { SAY($bank, gender: "masculine") }.
    }
    .brief = { $interval ->
        [1] Prvé kolo stávok.
       *[other] Bank { SAY($bank, gender: "masculine") }.
    }
    .full =
        { $interval ->
            [1] Prvé kolo stávok.
            [3] Tretie a posledné kolo stávok, { betting-stands }
           *[other] { ORDINAL($interval, gender: "neuter") } kolo stávok, { betting-stands }
        }
    .braille = { $interval }. stávky{ $interval ->
        [1] {""}
       *[other] {" "}bank { $bank }
    } { WHO($seat, form: "short") }
betting-stands = { n-bank }. { PERSON($seat) ->
        [you] Začínate.
       *[other] Začína { WHO($seat) }.
    }
checked =
    { PERSON($seat) ->
        [you] Čakáte.
       *[other] { WHO($seat) } čaká.
    }
    .braille = { WHO($seat, form: "short") } čaká
called =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] Dorovnávate všetkým, čo máte: { SAY($chips, gender: "masculine", case: "acc") }.
           *[no] Dorovnávate.
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } dorovnáva všetkým, čo má: { SAY($chips, gender: "masculine", case: "acc") }.
           *[no] { WHO($seat) } dorovnáva.
        }
    }
    .brief = { PERSON($seat) ->
        [you] Dorovnávate
       *[other] { WHO($seat) } dorovnáva
    }{ $all-in ->
        [yes] , všetko.
       *[no] .
    }
    .full =
        { $all-in ->
            [yes] { called }
           *[no] { PERSON($seat) ->
                [you] Dorovnávate
               *[other] { WHO($seat) } dorovnáva
            } { SAY($chips, gender: "masculine", case: "acc") }.
        }
    .braille = { WHO($seat, form: "short") } dorovná { $chips }{ $all-in ->
        [yes] {" "}všetko
       *[no] {""}
    }
folded =
    { PERSON($seat) ->
        [you] Skladáte karty.
       *[other] { WHO($seat) } skladá karty.
    }
    .braille = { WHO($seat, form: "short") } skladá
bet-made =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] Staviate všetko, čo máte:
           *[no] Staviate
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } stavia všetko, čo má:
           *[no] { WHO($seat) } stavia
        }
    } { SAY($to, gender: "masculine", case: "acc") }.
    .brief = { PERSON($seat) ->
        [you] Staviate
       *[other] { WHO($seat) } stavia
    } { SAY($to, gender: "masculine", case: "acc") }{ $all-in ->
        [yes] , všetko.
       *[no] .
    }
    .braille = { WHO($seat, form: "short") } stavia { $to }{ $all-in ->
        [yes] {" "}všetko
       *[no] {""}
    }
bet-raised =
    { PERSON($seat) ->
        [you] { $all-in ->
            [yes] Zvyšujete všetkým, čo máte,
           *[no] Zvyšujete
        }
       *[other] { $all-in ->
            [yes] { WHO($seat) } zvyšuje všetkým, čo má,
           *[no] { WHO($seat) } zvyšuje
        }
    } na { SAY($to, gender: "masculine", case: "acc") }.
    .brief = { PERSON($seat) ->
        [you] Zvyšujete
       *[other] { WHO($seat) } zvyšuje
    } na { SAY($to, gender: "masculine", case: "acc") }{ $all-in ->
        [yes] , všetko.
       *[no] .
    }
    .braille = { WHO($seat, form: "short") } zvyšuje { $to }{ $all-in ->
        [yes] {" "}všetko
       *[no] {""}
    }
bet-returned =
    { PERSON($seat) ->
        [you] Späť beriete
       *[other] { WHO($seat) } berie späť
    } { n-chips }, nikto { $chips ->
        [one] ho nedorovnal.
       *[other] ich nedorovnal.
    }
    .brief = { PERSON($seat) ->
        [you] Späť { SAY($chips, gender: "masculine", case: "acc") }.
       *[other] { WHO($seat) } späť { SAY($chips, gender: "masculine", case: "acc") }.
    }
    .braille = { WHO($seat, form: "short") } späť { $chips }
pot-won =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Beriete
           *[other] { WHO($seat) } berie
        } { pot-name }, { n-chips }.
       *[other] { pot-name } sa delí rovným dielom: { SEATS($seats) }{ $even ->
            [yes] , každý { n-chips }.
           *[no] .
        }
    }
    .brief = { $count ->
        [one] { PERSON($seat) ->
            [you] Beriete { n-chips }.
           *[other] { WHO($seat) } berie { n-chips }.
        }
       *[other] Bank rovným dielom.
    }
    .braille = { $count ->
        [one] bank { WHO($seat, form: "short") } +{ $chips }
       *[other] bank sa delí{ $even ->
            [yes] {" "}po { $chips }
           *[no] {""}
        }
    }
pot-name =
    { $side ->
        [0] bank
        [1] vedľajší bank
       *[other] { ORDINAL($side) } vedľajší bank
    }
pot-share =
    { PERSON($seat) ->
        [you] Beriete
       *[other] { WHO($seat) } berie
    } { n-chips }.
    .brief = { WHO($seat) } { SAY($chips, gender: "masculine", case: "acc") }.
    .braille = { WHO($seat, form: "short") } +{ $chips }
bank-stays =
    { $bank ->
        [few] V banku zostávajú { COUNT($bank, of: "chip") }.
       *[other] V banku zostáva { COUNT($bank, of: "chip") }.
    }
    .brief = V banku { $bank ->
        [few] zostávajú
       *[other] zostáva
    } { SAY($bank, gender: "masculine") }.
    .braille = zostáva { $bank }
game-scored =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Vyhrávate hru.
           *[other] Hru vyhráva { WHO($seat) }.
        }
       *[other] Prvé miesto spoločne: { SEATS($seats) }.
    }
    .brief = { $count ->
        [one] { PERSON($seat) ->
            [you] Vyhrávate.
           *[other] Vyhráva { WHO($seat) }.
        }
       *[other] Prvé miesto spoločne: { SEATS($seats) }.
    }
    .braille = { $count ->
        [one] vyhráva { WHO($seat, form: "short") }
       *[other] zhoda na 1. mieste
    }
solo-game-scored =
    { $figure ->
        [none] Koniec hry.
       *[other] Koniec hry. Je to lepšie ako { COUNT($percent, of: "percent") } všetkých rozdaní.
    }
    .brief = { $figure ->
        [none] Koniec hry.
       *[other] Lepšie ako { COUNT($percent, of: "percent") }.
    }
    .braille = { figure-name.braille } { $percent } %
result =
    { $stakes ->
        [poker] { WHO($seat) }: { n-chips.held }.
       *[other] { result-place }{ n-points }{ $running ->
            [yes] , spolu { SAY($total, gender: "masculine") }
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
       *[other] { ORDINAL($place, gender: "neuter") } miesto: { WHO($seat) },{" "}
    }
    .brief = { $place ->
        [1] { WHO($seat) }:{" "}
       *[other] { ORDINAL($place, gender: "neuter") } miesto { WHO($seat) },{" "}
    }
game-void = Hru nikto neuzavrel, končí sa bez výsledku.{ $stakes ->
        [yes] {" "}{ bank-stays }
       *[no] {""}
    }
    .brief = Bez výsledku.
    .braille = bez výsledku
no-boards-bank = S jednoduchými stávkami sa stoly porovnávať nedajú: čo v banku zostane, prechádza do ďalšej hry. Hrajte bez stávok, alebo ako v pokri.
    .braille = jednoduché nie
player-out =
    { PERSON($seat) ->
        [you] Nemáte už žiadne žetóny, pre vás sa partia skončila.
       *[other] { WHO($seat) } nemá žiadne žetóny a už nehrá.
    }
    .brief = { PERSON($seat) ->
        [you] Končíte.
       *[other] { WHO($seat) } končí.
    }
    .braille = { WHO($seat, form: "short") } končí
match-broke =
    { $count ->
        [one] { PERSON($seat) ->
            [you] Na ďalšiu hru už nemáte ani žetón, partia sa končí.
           *[other] { WHO($seat) } už nemá na ďalšiu hru ani žetón, partia sa končí.
        }
       *[other] Bez žetónu na ďalšiu hru: { SEATS($seats) }. Partia sa končí.
    }
    .brief = Bez žetónov: { SEATS($seats) }.
    .braille = bez žetónov { WHO($seat, form: "short") }
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
        [yes] Koniec partie. Hier s kombináciou: { SAY($total, gender: "feminine") } { of-games }.
       *[no] { $count ->
            [one] { PERSON($seat) ->
                [you] { $known ->
                    [yes] Vyhrávate celú partiu.
                   *[no] Vyhrávate celú partiu, { n-total }.
                }
               *[other] { $known ->
                    [yes] Koniec partie.
                   *[no] Partiu vyhráva { WHO($seat) }, { n-total }.
                }
            }
           *[other] { $known ->
                [yes] Koniec partie.
               *[no] Koniec partie. Prvé miesto spoločne: { SEATS($seats) }, { n-total }.
            }
        }
    }
    .brief = { $alone ->
        [yes] { SAY($total, gender: "feminine") } { of-games }.
       *[no] { $count ->
            [one] { PERSON($seat) ->
                [you] { $known ->
                    [yes] Partia je vaša.
                   *[no] Partia je vaša, { n-total }.
                }
               *[other] { $known ->
                    [yes] Koniec partie.
                   *[no] Partiu vyhráva { WHO($seat) }, { n-total }.
                }
            }
           *[other] { $known ->
                [yes] Koniec partie.
               *[no] Partia spoločne: { SEATS($seats) }.
            }
        }
    }
    .braille = { $alone ->
        [yes] partia { $total }/{ $games }
       *[no] { $count ->
            [one] partia { WHO($seat, form: "short") } { $total }
           *[other] partia zhodne { $total }
        }
    }
match-place = { ORDINAL($place, gender: "neuter") } miesto: { WHO($seat) }, { n-total }.
    .brief = { ORDINAL($place, gender: "neuter") } miesto { WHO($seat) }, { SAY($total, gender: "masculine") }.
    .braille = { $place }. { WHO($seat, form: "short") } { $total }
your-turn =
    { $kind ->
        [turn] Ste na rade.
        [last] Ste na rade, máte posledný ťah.
        [close] Koniec, alebo pas?
        [pass] Môžete povedať len pas.
        [lay] Teraz karty vyložte.
        [exchange] Ste na rade s výmenou.
        [bet] { $told ->
            [yes] Ste na rade, máte { SAY($stack, gender: "masculine", case: "acc") }.
           *[no] Ste na rade. Bank { SAY($bank, gender: "masculine") }, máte { SAY($stack, gender: "masculine", case: "acc") }.
        }
       *[call] Dorovnať stojí { SAY($chips, gender: "masculine", case: "acc") }. Bank { SAY($bank, gender: "masculine") }, máte { SAY($stack, gender: "masculine", case: "acc") }.
    }
    .brief = { $kind ->
        [last] Vy, posledný ťah.
        [close] Koniec, alebo pas?
        [pass] Zostáva pas.
        [lay] Vyložte.
        [exchange] Vy, výmena.
        [call] Vy, dorovnať { SAY($chips, gender: "masculine") }.
        [bet] Vy, čakať, alebo staviť?
       *[turn] Vy.
    }
    .full =
        { $kind ->
            [close] Môžete uzavrieť hru: koniec, alebo pas?
            [bet] { $told ->
                [yes] Ste na rade, čakať, alebo staviť. Máte { n-stack }.
               *[no] Ste na rade, čakať, alebo staviť. V banku { SAY($bank, gender: "masculine") }, vy máte { n-stack }.
            }
            [call] Ste na rade, dorovnať stojí { SAY($chips, gender: "masculine", case: "acc") }. V banku { SAY($bank, gender: "masculine") }, vy máte { n-stack }.
           *[other] { your-turn }
        }
    .braille = { $kind ->
        [last] ste na rade, posledný ťah
        [close] koniec alebo pas
        [pass] zostáva pas
        [lay] vyložte
        [exchange] ste na rade, výmena
        [call] dorovnať { $chips } bank { $bank } máte { $stack }
       *[other] ste na rade
    }

# Odpovede na otázky
figure =
    { $figure ->
        [none] { $paired ->
            [yes] Kombináciu nemáte, len dve { CARD($pair, case: "plural") }. Najvyššia karta je { CARD($top) }.
           *[no] Kombináciu nemáte. Najvyššia karta je { CARD($top) }.
        }
       *[other] Máte { figure-name.acc }{ figure-free }.
    }
    .brief = { figure-name }.
    .braille = { figure-name.braille }{ figure-free.braille }
turn-pot = Na rade je { WHO($seat) }, v banku { SAY($bank, gender: "masculine") }.
    .full = Na rade je { WHO($seat) }, { n-bank }.
    .brief = { WHO($seat) }, bank { SAY($bank, gender: "masculine") }.
    .braille = rad { WHO($seat, form: "short") } bank { $bank }
no-cards-yet = Karty ešte nemáte.
    .braille = bez kariet
at-table =
    { WHO($seat) }: { $state ->
        [laid] { figure-name }{ figure-free }
        [folded] { PERSON($seat) ->
            [you] zložené karty
            [feminine] zložila karty
            [none] zložené karty
           *[masculine] zložil karty
        }
        [turn] na rade
        [all-in] všetko v stávke
       *[in] v hre
    }{ $bet ->
        [0] {""}
       *[other] , stávka { SAY($bet, gender: "masculine") }
    }{ $changed ->
        [0] .
        [one] , vymenená jedna karta.
        [few] , vymenené { COUNT($changed, of: "card") }.
       *[other] , vymenených { COUNT($changed, of: "card") }.
    }
    .brief = { WHO($seat) }: { $state ->
        [laid] { figure-name }.
        [folded] zložené.
        [turn] na rade.
        [all-in] všetko v stávke.
       *[in] v hre.
    }
    .braille = { WHO($seat, form: "short") } { $state ->
        [laid] { figure-name.braille }
        [folded] zložené
        [turn] rad
        [all-in] všetko
       *[in] hrá
    }{ $bet ->
        [0] {""}
       *[other] {" "}stávka { $bet }
    }{ $changed ->
        [0] {""}
       *[other] {" "}menené { $changed }
    }
bank =
    { $bank ->
        [0] Bank je prázdny.
        [few] V banku sú { COUNT($bank, of: "chip") }.
       *[other] V banku je { COUNT($bank, of: "chip") }.
    }
    .brief = Bank { SAY($bank, gender: "masculine") }.
    .braille = bank { $bank }
no-bet-yet = Zatiaľ nikto nestavil.
    .braille = bez stávky
highest-bet =
    { $chips ->
        [0] Stávka je { SAY($bet, gender: "masculine") }.
       *[other] Dorovnať stojí { SAY($chips, gender: "masculine", case: "acc") }, stávka je { SAY($bet, gender: "masculine") }.
    }
    .brief = { $chips ->
        [0] Stávka { SAY($bet, gender: "masculine") }.
       *[other] Dorovnať { SAY($chips, gender: "masculine") }.
    }
    .braille = stávka { $bet } dorovnať { $chips }
none-laid-yet = Zatiaľ nikto nevyložil.
    .braille = nič nevyložené
best-laid = Najlepšia kombinácia: { figure-name }{ figure-free }, { PERSON($seat) ->
        [you] je to vaša kombinácia.
       *[other] má ju { WHO($seat) }.
    }
    .brief = { figure-name }, { WHO($seat) }.
    .braille = max { WHO($seat, form: "short") } { figure-name.braille }
no-stakes = Hrá sa bez žetónov.
    .braille = bez žetónov
chips-of =
    { PERSON($seat) ->
        [you] { $chips ->
            [0] Nemáte žiadne žetóny.
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
        [simple] { SAY($points, gender: "masculine") }, žetónov { SAY($chips, gender: "masculine") }.
       *[none] { SAY($points, gender: "masculine") }.
    }
    .braille = { WHO($seat, form: "short") } { $stakes ->
        [poker] { $chips }
        [simple] { $points } / { $chips }
       *[none] { $points }
    }

# Odmietnutia
already-exchanged = V tomto ťahu už výmena bola, druhý raz sa meniť nedá.
    .brief = Výmena už bola.
    .braille = už menené
exchange-count =
    { $least ->
        [0] Vymeniť môžete najviac tri karty.
       *[other] Vymeniť môžete jednu až tri karty. Označte ich a potvrďte.
    }
    .braille = meniť { $least }-{ $most }
    .called =
        { $least ->
            [0] Vymeniť sa dajú najviac tri karty.
           *[other] Vymeniť sa dajú jedna až tri karty.
        }
too-few-chips =
    { $chips ->
        [0] Na výmenu nemáte žetóny.
        [one] Máte len jeden žetón, vymeniť môžete jednu kartu.
       *[other] Máte len { COUNT($chips, of: "chip", case: "acc") }, viac kariet nemôžete vymeniť.
    }
    .brief = Málo žetónov.
    .braille = žetónov len { $chips }
    .called =
        { $chips ->
            [0] Na výmenu tu nie sú žetóny.
            [one] Je tu len jeden žetón, vymeniť sa dá jedna karta.
           *[other] Žetóny sú tu len na { COUNT($chips, of: "card", case: "acc") }, viac sa ich nedá vymeniť.
        }
no-figure-to-close = Uzavrieť hru sa dá len s kombináciou a tú nemáte.
    .brief = Nemáte kombináciu.
    .braille = bez kombinácie nie
    .called = Uzavrieť hru sa dá len s kombináciou a v týchto kartách nie je.
must-lay = Hra je uzavretá, v poslednom ťahu musíte karty vyložiť.
    .brief = Musíte vyložiť.
    .braille = treba vyložiť
    .called = Hra je uzavretá, v poslednom ťahu sa karty vykladajú.
nobody-closed = Hru ešte nikto neuzavrel. Povedzte pas, alebo koniec.
    .braille = pas či koniec
    .called = Hru ešte nikto neuzavrel. Zostáva pas, alebo koniec.
must-call = Niekto už stavil, čakať nemôžete. Dorovnať stojí { n-chips }.
    .brief = Nedá sa, dorovnať { SAY($chips, gender: "masculine") }.
    .braille = dorovnať { $chips }
nothing-to-call = Nie je čo dorovnávať, môžete zadarmo čakať.
    .brief = Nie je čo dorovnávať.
    .braille = čakať zadarmo
    .called = Nie je čo dorovnávať, čaká sa zadarmo.
raise-instead = Niekto už stavil, stávku môžete len zvýšiť.
    .braille = len zvýšiť
    .called = Niekto už stavil, stávka sa dá len zvýšiť.
bet-instead = Zatiaľ nikto nestavil, nie je čo zvyšovať. Môžete staviť.
    .braille = len staviť
    .called = Zatiaľ nikto nestavil, dá sa len staviť.
raise-closed = Teraz nemôžete zvýšiť, môžete len dorovnať alebo zložiť.
    .braille = nedá sa zvýšiť
    .called = Teraz sa nedá zvýšiť, len dorovnať alebo zložiť.
stake-outside = Toľko nemôžete staviť. Možné je { SAY($least, gender: "masculine") } až { SAY($most, gender: "masculine") }.
    .brief = { SAY($least, gender: "masculine") } až { SAY($most, gender: "masculine") }.
    .braille = { $least }-{ $most }

# Voľby pri stole
action-exchange =
    { $count ->
        [0] Nechať si všetky karty
       *[other] Vymeniť { CARDS($cards, case: "acc") }
    }{ $chips ->
        [0] {""}
       *[other] {" "}za { n-chips }
    }
    .advised = { $count ->
        [0] nechajte si všetky karty
       *[other] vymeňte { CARDS($cards, case: "acc") }
    }{ $chips ->
        [0] {""}
       *[other] {" "}za { n-chips }
    }
    .braille = { $count ->
        [0] nemeniť
       *[other] meniť { $zero ->
            [yes] nulu
           *[no] { CARDS($cards, case: "braille") }
        }
    }
    .typed = { $count ->
        [0] nechať, nič, nič nemeniť, stačí
       *[other] vymeniť, mením
    }
action-close = Koniec: vyložiť { figure-name.acc }
    .advised = povedzte koniec a vyložte { figure-name.acc }
    .brief = Koniec
    .braille = koniec { figure-name.braille }
    .typed = uzavrieť, uzatváram, koniec, vyložiť, vykladám
action-exchange-called =
    { $count ->
        [0] Nevymeniť nič
       *[other] Vymeniť { COUNT($count, of: "card", case: "acc") }
    }
    .braille = meniť { $count }
action-close-called = Koniec, karty na stôl
    .braille = koniec
action-lay-called = Vyložiť karty
    .braille = vyložiť
action-pass = Pas
    .advised = povedzte pas
    .braille = pas
    .typed = pas, pasujem
action-lay =
    { $figure ->
        [none] Vyložiť karty bez kombinácie
       *[other] Vyložiť { figure-name.acc }
    }
    .advised =
        { $figure ->
            [none] vyložte karty bez kombinácie
           *[other] vyložte { figure-name.acc }
        }
    .braille = vyložiť
    .typed = vyložiť, vykladám
action-check = Čakať
    .advised = čakajte
    .braille = čakať
    .typed = čakať, čakám
action-call =
    { $all-in ->
        [yes] Dorovnať všetkým: { n-chips }
       *[no] Dorovnať { n-chips }
    }
    .advised =
        { $all-in ->
            [yes] dorovnajte všetkým: { n-chips }
           *[no] dorovnajte { n-chips }
        }
    .braille = dorovnať { $chips }
    .typed = dorovnať, dorovnávam
action-fold = Zložiť karty
    .advised = zložte karty
    .braille = zložiť
    .typed = zložiť, skladám
action-bet =
    { $fixed ->
        [yes] Staviť { SAY($least, gender: "masculine", case: "acc") }
       *[no] Staviť { SAY($least, gender: "masculine", case: "acc") } až { SAY($most, gender: "masculine", case: "acc") }
    }
    .advised =
        { $fixed ->
            [yes] stavte { SAY($least, gender: "masculine", case: "acc") }
           *[no] stavte { SAY($least, gender: "masculine", case: "acc") } až { SAY($most, gender: "masculine", case: "acc") }
        }
    .braille = staviť { $fixed ->
        [yes] { $least }
       *[no] { $least }-{ $most }
    }
    .typed = staviť, stavím, staviam, stávka
action-raise =
    { $fixed ->
        [yes] Zvýšiť na { SAY($least, gender: "masculine", case: "acc") }
       *[no] Zvýšiť, spolu { SAY($least, gender: "masculine") } až { SAY($most, gender: "masculine") }
    }
    .advised =
        { $fixed ->
            [yes] zvýšte na { SAY($least, gender: "masculine", case: "acc") }
           *[no] zvýšte, spolu { SAY($least, gender: "masculine") } až { SAY($most, gender: "masculine") }
        }
    .braille = zvýšiť { $fixed ->
        [yes] { $least }
       *[no] { $least }-{ $most }
    }
    .typed = zvýšiť, zvýšiť na, zvyšujem, dvíham

# Voľby hry
option-stakes = Stávky
option-stakes-none = bez stávok
option-stakes-simple = jednoduché
option-stakes-poker = ako v pokri
house-stakes = Bez stávok sa počítajú len body za poradie. Pri jednoduchých stávkach platí každý žetón za hru a žetón za každú menenú kartu. Ako v pokri sa stavia v troch kolách.
option-games = Počet hier
option-games-0 = počet nie je dohodnutý
house-games = Koľko hier má partia. Pri nule nie je počet dohodnutý a o konci rozhodnú žetóny.
option-chips = Žetóny na začiatku
option-chips-0 = obvykle: { $usual }
house-chips = Koľko žetónov dostane každý na začiatku. Pri nule je to obvyklý počet, dvadsať pri jednoduchých stávkach a sto pri pokrových.
option-winner-by = Čo rozhoduje
option-winner-by-points = body
option-winner-by-chips = žetóny
house-winner-by = Pri jednoduchých stávkach vyhráva partiu, kto má najviac bodov, alebo kto má najviac žetónov. Pri rovnosti rozhodne to druhé.
option-ante = Ante
house-ante = Koľko žetónov vkladá pri pokrových stávkach každý do banku na začiatku hry.
option-min-bet = Najmenšia stávka
option-min-bet-0 = jedno ante: { $usual }
house-min-bet = Najmenšia stávka pri pokrových stávkach. Pri nule je rovnaká ako ante.
option-limit = Obmedzenie stávok
option-limit-none = bez obmedzenia
option-limit-pot = do výšky banku
option-limit-fixed = pevné stávky
house-limit = Bez obmedzenia môžete staviť všetko, čo máte. Do výšky banku najviac toľko, koľko je v banku. Pri pevných stávkach je každá stávka aj zvýšenie najmenšia stávka a v jednom kole stávok sú najviac štyri.
option-most-raises = Najviac zvýšení
option-most-raises-0 = bez obmedzenia
house-most-raises = Koľko stávok a zvýšení smie byť v jednom kole stávok, keď stávky nie sú pevné. Pri nule koľko chcete.
option-rising = Zvyšovanie ante
option-rising-0 = nikdy
house-rising = Po koľkých hrách sa ante a najmenšia stávka zdvojnásobia. Pri nule nikdy.
option-stocks = Balíček na výmenu
option-stocks-one = jeden pre všetkých
option-stocks-each = každý má svoj
house-stocks = Vymieňajú všetci z jedného balíčka, alebo má každý vlastný a každú hru začína s rovnakými žetónmi, ako pri stoloch klubového večera.
preset-document = desať hier o body
preset-simple = jednoduché stávky do bankrotu
preset-poker = poker na desať hier
preset-tournament = pokrový turnaj

# Prečo súper hrá práve takto
reason-only-choice = Nič iné sa nedalo.
reason-at-random = Vybrané naslepo.
reason-keeps-groups = Necháva si rovnaké čísla.
    .brief = Rovnaké čísla zostávajú.
reason-keeps-straight = Necháva si postupku.
    .brief = Postupka zostáva.
reason-hopes-straight = Štyri čísla za sebou, skúša postupku.
    .brief = Skúša postupku.
reason-best-exchange = Táto výmena dáva najlepšiu nádej.
    .brief = Najlepšia nádej.
reason-plans-both = Táto výmena sľubuje najviac, keď sa počíta aj s druhou.
    .brief = S oboma výmenami najviac.
reason-stands-pat = S touto rukou sa už neoplatí meniť.
    .brief = Meniť sa neoplatí.
reason-saves-chips = Výmena by stála viac, než koľko prinesie.
    .brief = Výmena je drahá.
reason-improves-more = S touto výmenou je šanca na vyššiu kombináciu { CHANCE($chance) }, s inou je { CHANCE($less) }.
    .brief = Vyššia kombinácia { CHANCE($chance) }, inak { CHANCE($less) }.
reason-spoils-less = S touto výmenou je šanca, že si kombináciu pokazíte, { CHANCE($risk) }, s inou je { CHANCE($more) }.
    .brief = Pokazená { CHANCE($risk) }, inak { CHANCE($more) }.
reason-betters-more = S touto výmenou je šanca na lepšie karty { CHANCE($chance) }, s inou je { CHANCE($less) }.
    .brief = Lepšie karty { CHANCE($chance) }, inak { CHANCE($less) }.
reason-improves = Šanca, že výmena prinesie vyššiu kombináciu, je { CHANCE($chance) }, šanca, že pokazí tú doterajšiu, je { CHANCE($risk) }.
    .brief = Vyššia kombinácia { CHANCE($chance) }, pokazená { CHANCE($risk) }.
reason-stands-pat-risk = Meniť sa neoplatí. Šanca na vyššiu kombináciu je { CHANCE($chance) }, šanca, že tú svoju pokazíte, je { CHANCE($risk) }.
    .brief = Vyššia kombinácia { CHANCE($chance) }, pokazená { CHANCE($risk) }.
reason-no-figure = Bez kombinácie sa hra nedá uzavrieť.
    .brief = Bez kombinácie sa to nedá.
reason-closes-strong = Kombinácia je dosť silná na uzavretie.
    .brief = Na uzavretie dosť silná.
reason-closes-last = Je posledné kolo, nie je na čo čakať.
    .brief = Posledné kolo.
reason-waits = Ešte sa oplatí počkať.
    .brief = Oplatí sa počkať.
reason-lays-down = Môžete už len vyložiť karty.
    .brief = Môžete len vyložiť.
reason-bets-strong = Ruka je silná, oplatí sa staviť. Šanca na výhru je { CHANCE($chance) }.
    .brief = Silné karty: { CHANCE($chance) }.
reason-all-in = S takou rukou sa oplatí staviť všetko. Šanca na výhru je { CHANCE($chance) }.
    .brief = Stojí to za všetko: { CHANCE($chance) }.
reason-bluffs = Tentoraz ide o blaf.
    .brief = Blaf.
reason-semi-bluffs = Napoly blaf: keď súper nezloží, výmena môže ešte pomôcť.
    .brief = Napoly blaf.
reason-calls-odds = Šanca na výhru je { CHANCE($chance) }, a to na dorovnanie stačí.
    .brief = Na dorovnanie stačí: { CHANCE($chance) }.
reason-folds-weak = { $chance ->
        [0] Na výhru sotva je šanca, nemá cenu platiť.
       *[other] Šanca na výhru je len { CHANCE($chance) }, a to je na takú stávku málo.
    }
    .brief = { $chance ->
        [0] Sotva šanca.
       *[other] Málo: { CHANCE($chance) }.
    }
reason-checks = Staviť sa neoplatí a čakať nič nestojí.
    .brief = Staviť sa neoplatí.

# roh stola v okne
corner-game = Hra { $game }
corner-round = Kolo { $round }
corner-bank = Bank { $bank }
corner-chips = Vaše žetóny { $chips }
corner-call = Dorovnať { $chips }
round-now = { ORDINAL($round, gender: "neuter") } kolo z dvoch.
    .braille = kolo { $round }/{ $rounds }
call-in-round = { ORDINAL($number, gender: "neuter") } kolo, { $what }
    .braille = { $number }: { $what }
goal =
    { $kind ->
        [poker] Vyhrá, komu ako poslednému zostanú žetóny{ $games ->
            [0] .
           *[other] , alebo kto ich po dohraní hier má najviac. { of-games.played }
        }
        [chips] { $games ->
            [0] Vyhrá, kto má najviac žetónov, keď niekto nebude môcť zaplatiť.
           *[other] Vyhrá, kto má nakoniec najviac žetónov. { of-games.played }
        }
       *[points] { $games ->
            [0] Vyhrá, kto má najviac bodov. Na počte hier sa nikto nedohodol.
           *[other] Vyhrá, kto má nakoniec najviac bodov. { of-games.played }
        }
    }
    .braille =
        { $kind ->
            [points] najviac bodov
           *[chips] najviac žetónov
        }
