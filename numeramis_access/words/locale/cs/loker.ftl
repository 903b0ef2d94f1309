# Loker: věta pro každou událost, odpovědi a volby.
game-name = Loker
game-about = Poker s čísly: ze šesti karet skládáte co nejvyšší figuru a dvakrát smíte měnit.
figure-words =
    { $figure ->
        [two-pairs] dva páry, { CARD($first, case: "plural") } a { CARD($second, case: "plural") }
        [straight5] postupka z pěti karet do { CARD($first, case: "gen") }
        [three-pairs] tři páry, { CARD($first, case: "plural") }, { CARD($second, case: "plural") } a { CARD($third, case: "plural") }
        [straight6] postupka ze šesti karet do { CARD($first, case: "gen") }
        [three] tři { CARD($first, case: "plural") }
        [three-two] tři { CARD($first, case: "plural") } a dvě { CARD($second, case: "plural") }
        [two-threes] dvě trojice, { CARD($first, case: "plural") } a { CARD($second, case: "plural") }
        [four] čtyři { CARD($first, case: "plural") }
        [four-two] čtyři { CARD($first, case: "plural") } a dvě { CARD($second, case: "plural") }
        [loker] Loker, pět { CARD($first, case: "many") }
        [king-loker] King Loker, šest { CARD($first, case: "many") }
       *[none] žádná figura
    }
    .acc = { $figure ->
        [straight5] postupku z pěti karet do { CARD($first, case: "gen") }
        [straight6] postupku ze šesti karet do { CARD($first, case: "gen") }
        [none] karty bez figury
       *[other] { figure-words }
    }
    .braille = { $figure ->
        [two-pairs] 2+2 { CARD($first, case: "braille") }{ CARD($second, case: "braille") }
        [straight5] postupka 5 do { CARD($first, case: "braille") }
        [three-pairs] 2+2+2 { CARD($first, case: "braille") }{ CARD($second, case: "braille") }{ CARD($third, case: "braille") }
        [straight6] postupka 6 do { CARD($first, case: "braille") }
        [three] 3x { CARD($first, case: "braille") }
        [three-two] 3+2 { CARD($first, case: "braille") }{ CARD($second, case: "braille") }
        [two-threes] 3+3 { CARD($first, case: "braille") }{ CARD($second, case: "braille") }
        [four] 4x { CARD($first, case: "braille") }
        [four-two] 4+2 { CARD($first, case: "braille") }{ CARD($second, case: "braille") }
        [loker] loker { CARD($first, case: "braille") }
        [king-loker] king loker { CARD($first, case: "braille") }
       *[none] bez figury
    }
hands-dealt = Rozdáno, { $game }. hra. { PERSON($leader) ->
        [you] Začínáte vy.
       *[other] Začíná { WHO($leader) }.
    }
    .brief = Hra { $game }. Začíná { WHO($leader) }.
    .braille = hra { $game } začíná { WHO($leader, form: "short") }
figure-changed = Máte { figure-words.acc }{ $solo ->
        [yes] , to je víc než { $share } procent rozdaných rukou.
       *[no] .
    }
    .brief = { figure-words }.
    .braille = { figure-words.braille }
no-hand = Teď nemáte v ruce žádné karty.
    .braille = bez karet
antes-paid = { $ante ->
        [0] Hraje se bez vkladu.
        [one] Každý vkládá { $ante } žeton, v banku je { $bank }.
        [few] Každý vkládá { $ante } žetony, v banku je { $bank }.
       *[other] Každý vkládá { $ante } žetonů, v banku je { $bank }.
    }
    .brief = V banku { $bank }.
    .braille = bank { $bank }
round-opened = { $poker ->
        [yes] { $round }. výměna, začíná { WHO($seat) }.
       *[no] { $round }. kolo, začíná { WHO($seat) }.
    }
    .brief = { $poker ->
        [yes] Výměna { $round }.
       *[no] Kolo { $round }.
    }
    .braille = kolo { $round }
cards-exchanged = { PERSON($seat) ->
        [you] { $count ->
            [0] Nic neměníte.
           *[other] Měníte { CARDS($thrown, case: "acc") }, { $owed ->
                [0] dostáváte { CARDS($drawn, case: "acc") }.
               *[other] nové karty přijdou po zamíchání.
            }
        }
       *[other] { $count ->
            [0] { WHO($seat) } nemění nic.
            [one] { WHO($seat) } mění jednu kartu.
            [few] { WHO($seat) } mění { $count } karty.
           *[other] { WHO($seat) } mění { $count } karet.
        }
    }
    .brief = { $seen ->
        [yes] { $owed ->
            [0] { $count ->
                [0] Nic.
               *[other] Dostáváte { CARDS($drawn, case: "acc") }.
            }
           *[other] Karty přijdou.
        }
       *[no] { WHO($seat) } { $count }.
    }
    .braille = { $seen ->
        [yes] výměna { CARDS($thrown, case: "braille") } { CARDS($drawn, case: "braille") }
       *[no] { WHO($seat, form: "short") } mění { $count }
    }
pack-restocked = Balíček došel, odhozené karty se zamíchaly.
    .brief = Zamícháno.
    .braille = zamícháno
cards-drawn = { PERSON($seat) ->
        [you] Dostáváte { CARDS($cards, case: "acc") }.
       *[other] { $count ->
            [one] { WHO($seat) } dostává jednu kartu.
            [few] { WHO($seat) } dostává { $count } karty.
           *[other] { WHO($seat) } dostává { $count } karet.
        }
    }
    .braille = { WHO($seat, form: "short") } { CARDS($cards, case: "braille") }
turn-passed = { PERSON($seat) ->
        [you] Říkáte PAS.
       *[other] { WHO($seat) } říká PAS.
    }
    .brief = { WHO($seat) } PAS.
    .braille = { WHO($seat, form: "short") } pas
game-closed = { PERSON($seat) ->
        [you] KONEC! Vykládáte { figure-words.acc }: { CARDS($cards) }.
       *[other] KONEC! { WHO($seat) } vykládá { figure-words.acc }: { CARDS($cards) }.
    } { $last-turns ->
        [0] Nikdo už není na tahu.
        [one] Jeden hráč má ještě poslední tah.
        [few] Poslední tah mají ještě { $last-turns } hráči.
       *[other] Poslední tah má ještě { $last-turns } hráčů.
    }
    .brief = KONEC, { WHO($seat) }: { figure-words }.
    .braille = konec { WHO($seat, form: "short") } { CARDS($cards, case: "braille") } { figure-words.braille }
hand-laid = { PERSON($seat) ->
        [you] Vykládáte { figure-words.acc }: { CARDS($cards) }.
       *[other] { WHO($seat) } vykládá { figure-words.acc }: { CARDS($cards) }.
    }
    .brief = { WHO($seat) }: { figure-words }.
    .braille = { WHO($seat, form: "short") } { CARDS($cards, case: "braille") } { figure-words.braille }
betting-opened = { $interval }. sázení, v banku je { $bank }. { PERSON($seat) ->
        [you] Začínáte vy.
       *[other] Začíná { WHO($seat) }.
    }
    .brief = Sázení { $interval }, bank { $bank }.
    .braille = sázení { $interval } bank { $bank }
checked = { PERSON($seat) ->
        [you] Čekáte bez sázky.
       *[other] { WHO($seat) } nesází.
    }
    .brief = { WHO($seat) } čeká.
    .braille = { WHO($seat, form: "short") } čeká
called = { PERSON($seat) ->
        [you] Dorovnáváte, přidáváte { $chips }
       *[other] { WHO($seat) } dorovnává, přidává { $chips }
    }{ $all-in ->
        [yes] , a to jsou všechny žetony.
       *[no] .
    }
    .brief = { WHO($seat) } dorovnává { $chips }.
    .braille = { WHO($seat, form: "short") } dorovná { $chips }
folded = { PERSON($seat) ->
        [you] Skládáte karty.
       *[other] { WHO($seat) } skládá karty.
    }
    .brief = { WHO($seat) } skládá.
    .braille = { WHO($seat, form: "short") } skládá
bet-made = { PERSON($seat) ->
        [you] Sázíte { $to }
       *[other] { WHO($seat) } sází { $to }
    }{ $all-in ->
        [yes] , a to jsou všechny žetony.
       *[no] .
    }
    .brief = { WHO($seat) } sází { $to }.
    .braille = { WHO($seat, form: "short") } sází { $to }
bet-raised = { PERSON($seat) ->
        [you] Zvyšujete na { $to }
       *[other] { WHO($seat) } zvyšuje na { $to }
    }{ $all-in ->
        [yes] , a to jsou všechny žetony.
       *[no] .
    }
    .brief = { WHO($seat) } zvyšuje na { $to }.
    .braille = { WHO($seat, form: "short") } zvyšuje { $to }
bet-returned = { PERSON($seat) ->
        [you] Nikdo nedorovnal, vrací se vám { $chips }.
       *[other] Nikdo nedorovnal, { WHO($seat) } dostává zpět { $chips }.
    }
    .brief = Zpět { $chips }, { WHO($seat) }.
    .braille = { WHO($seat, form: "short") } zpět { $chips }
pot-won = { PERSON($seat) ->
        [you] Berete { $chips ->
            [one] { $chips } žeton
            [few] { $chips } žetony
           *[other] { $chips } žetonů
        }
       *[other] { WHO($seat) } bere { $chips ->
            [one] { $chips } žeton
            [few] { $chips } žetony
           *[other] { $chips } žetonů
        }
    }{ $side ->
        [0] {""}
       *[other] {" "}z vedlejšího banku
    }{ $left ->
        [0] .
       *[other] , v banku zůstává { $left }.
    }
    .brief = { WHO($seat) } bere { $chips }.
    .braille = { WHO($seat, form: "short") } bere { $chips }
bank-stays = Bank nebere nikdo, zůstává v něm { $left }.
    .braille = bank zůstává { $left }
game-scored = { $count ->
        [0] Hra skončila, figuru nemá nikdo.
        [one] Hra skončila, vítěz: { SEATS($seats) }.
       *[other] Hra skončila, o první místo se dělí { SEATS($seats) }.
    }
    .brief = { $count ->
        [0] Bez figury.
       *[other] První: { SEATS($seats) }.
    }
    .braille = { $count ->
        [0] bez figury
       *[other] první { SEATS($seats) }
    }
result = { $place }. místo: { WHO($seat) }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, celkem { $total }.
    .brief = { $place }. { WHO($seat) }, { $points }.
    .braille = { $place }. { WHO($seat, form: "short") } { $points } ({ $total })
game-void = Prošla dvě kola a nikdo neuzavřel, hra končí bez výsledku.
    .brief = Hra bez výsledku.
    .braille = bez výsledku
player-out = { PERSON($seat) ->
        [you] Došly vám žetony, ve hře končíte.
       *[other] { WHO($seat) } už nemá žetony a ve hře končí.
    }
    .brief = Končí { WHO($seat) }.
    .braille = končí { WHO($seat, form: "short") }
broke = { PERSON($seat) ->
        [you] Na další hru už nemáte žeton.
       *[other] { WHO($seat) } už nemá žeton na další hru.
    }
    .braille = { WHO($seat, form: "short") } bez žetonů
match-ended = Konec partie, { $count ->
        [one] vítěz: { SEATS($seats) }
       *[other] o vítězství se dělí { SEATS($seats) }
    }, { $by ->
        [chips] { $total ->
            [one] { $total } žeton.
            [few] { $total } žetony.
           *[other] { $total } žetonů.
        }
       *[points] { $total ->
            [one] { $total } bod.
            [few] { $total } body.
           *[other] { $total } bodů.
        }
    }
    .brief = Partie: { SEATS($seats) }.
    .braille = partie: { SEATS($seats) } { $total }
your-turn = { $kind ->
        [after] Teď uzavřete, nebo řekněte PAS.
        [lay] Teď vyložte karty.
        [last] Máte poslední tah.
       *[turn] Jste na řadě, { $round }. kolo.
    }
    .brief = { $kind ->
        [last] Poslední tah.
       *[other] Vy.
    }
    .braille = { $kind ->
        [last] poslední tah
       *[other] jste na řadě
    }
your-stake = { $chips ->
        [0] Jste na řadě, není co dorovnávat, v banku je { $bank }.
       *[other] Jste na řadě, k dorovnání je { $chips }, v banku je { $bank }.
    }
    .brief = K dorovnání { $chips }.
    .braille = dorovnat { $chips } bank { $bank }
at-table = { WHO($seat) }: { $kind ->
        [folded] složené karty
        [closer] hra uzavřena
        [laid] karty vyloženy
       *[in] ve hře
    }, { $changed ->
        [0] bez výměny
        [one] vyměněna { $changed } karta
        [few] vyměněny { $changed } karty
       *[other] vyměněno { $changed } karet
    }{ $stake ->
        [0] .
       *[other] , vsazeno { $stake }.
    }
    .braille = { WHO($seat, form: "short") }{ $changed }{ $kind ->
        [folded] x
        [closer] !
        [laid] =
       *[in] {""}
    }
not-begun = Hra ještě nezačala.
    .braille = nezačalo
to-beat = K poražení jsou karty: { figure-words }, { PERSON($seat) ->
        [you] jsou vaše.
        [feminine] vyložila je { WHO($seat) }.
       *[masculine] vyložil je { WHO($seat) }.
    }
    .brief = { figure-words }, { WHO($seat) }.
    .braille = { WHO($seat, form: "short") } { figure-words.braille }
last-bet = Nejvyšší sázka je { $top }, k dorovnání máte { $chips }, v banku je { $bank }.
    .brief = Sázka { $top }, dorovnat { $chips }.
    .braille = sázka { $top } dorovnat { $chips } bank { $bank }
nothing-laid = Nikdo ještě nevyložil.
    .braille = nevyloženo
bank = V banku je { $bank ->
        [one] { $bank } žeton.
        [few] { $bank } žetony.
       *[other] { $bank } žetonů.
    }
    .braille = bank { $bank }
chips-of = { PERSON($seat) ->
        [you] Vy máte { $chips ->
            [one] { $chips } žeton.
            [few] { $chips } žetony.
           *[other] { $chips } žetonů.
        }
       *[other] { WHO($seat) } má { $chips ->
            [one] { $chips } žeton.
            [few] { $chips } žetony.
           *[other] { $chips } žetonů.
        }
    }
    .brief = { WHO($seat) } { $chips }.
    .braille = { WHO($seat, form: "short") }{ $chips }
score = { $games ->
        [0] Hra { $game }.
       *[other] Hra { $game } z { $games }.
    }
    .braille = hra { $game }
total = { PERSON($seat) ->
        [you] Vy máte { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
       *[other] { WHO($seat) } má { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
    }{ $stakes ->
        [yes] {" "}a v žetonech { $chips }.
       *[no] .
    }
    .brief = { WHO($seat) } { $points }.
    .braille = { WHO($seat, form: "short") } { $points }

# Odmítnutí
already-exchanged = V tomto tahu už jste měnili.
    .braille = už měněno
amount = Vsadit lze od { $least } do { $most }.
    .braille = { $least }-{ $most }
bet-instead = Zatím nikdo nevsadil, můžete vsadit, ne zvyšovat.
    .braille = vsaďte
exchange-count = Měnit lze { $least } až { $most } karty.
    .braille = měnit { $least }-{ $most }
must-call = Někdo vsadil, musíte dorovnat { $chips }, zvýšit, nebo složit karty.
    .braille = dorovnat { $chips }
must-lay = Hra je uzavřená, svůj tah končíte vyložením karet.
    .braille = vyložte
no-figure-to-close = Uzavřít lze jen s figurou, a tu zatím nemáte.
    .braille = bez figury nelze
nobody-closed = Vyložit lze, až když někdo hru uzavře.
    .braille = neuzavřeno
nothing-to-call = Není co dorovnávat.
    .braille = není co dorovnat
raise-closed = Znovu zvyšovat už teď nemůžete, jen dorovnat, nebo složit.
    .braille = zvýšit nelze
raise-instead = Už se vsadilo, můžete dorovnat, nebo zvýšit.
    .braille = zvyšte
too-few-chips = Na tolik karet nemáte žetony, stačí na { $chips }.
    .braille = žetonů { $chips }

# Volby
action-exchange = Vyměnit { CARDS($cards, case: "acc") }
    .braille = vyměnit { CARDS($cards, case: "braille") }
action-close = KONEC: vyložit a uzavřít hru
    .braille = konec
action-pass = PAS
    .braille = pas
action-lay = Vyložit karty
    .braille = vyložit
action-check = Nesázet
    .braille = čekat
action-call = Dorovnat
    .braille = dorovnat
action-fold = Složit karty
    .braille = složit
action-bet = Vsadit od { $min } do { $max }
    .braille = sázka { $min }-{ $max }
action-raise = Zvýšit na { $min } až { $max }
    .braille = zvýšit { $min }-{ $max }
action-exchange-none = Nic neměnit
    .braille = neměnit
action-bet-to = Vsadit { $to }
    .braille = sázka { $to }
action-raise-to = Zvýšit na { $to }
    .braille = zvýšit { $to }

# Volby partie
option-stakes = Sázky
option-stakes-none = bez sázek
option-stakes-simple = jednoduché, do banku
option-stakes-poker = jako v pokeru
house-stakes = Hraje se buď jen na body, nebo o bank, do kterého se platí za výměny, nebo s úplným sázením jako v pokeru.
option-games = Počet her
house-games = Kolik her má partie, nula znamená, že rozhodnou žetony.
option-chips = Žetony na začátku
house-chips = Kolik žetonů má každý na začátku, nula znamená obvyklý počet.
option-winner-by = O vítězi rozhodují
option-winner-by-points = body
option-winner-by-chips = žetony
house-winner-by = U jednoduchých sázek vyhrává buď ten, kdo má nejvíc bodů, nebo ten, kdo má nejvíc žetonů.
option-ante = Úvodní vklad
house-ante = Kolik žetonů platí každý na začátku hry s pokerovými sázkami.
option-min-bet = Nejmenší sázka
house-min-bet = Nejmenší sázka v žetonech, nula znamená stejně jako úvodní vklad.
option-limit = Omezení sázek
option-limit-none = bez omezení
option-limit-pot = do výše banku
option-limit-fixed = pevné
house-limit = Sázet lze bez omezení, nejvýš kolik je v banku, nebo po pevných částkách.
option-rising = Zvyšování vkladu
house-rising = Po kolika hrách se vklad zdvojnásobí, nula znamená nikdy.
preset-document = partie podle návodu
preset-simple = o žetony v banku
preset-poker = s pokerovými sázkami
preset-tournament = turnaj s rostoucím vkladem

# Důvody soupeřů
reason-only-choice = Nic jiného nešlo.
reason-keeps-groups = Nechává si stejná čísla.
reason-best-exchange = Tahle výměna dává nejlepší naději.
reason-stands-pat = S touto rukou už se nevyplatí měnit.
reason-closes-strong = Figura je dost silná na uzavření.
reason-waits = Ještě se vyplatí počkat.
reason-lays-down = Zbývá už jen vyložit.
reason-bets-strong = Ruka je silná, vyplatí se sázet.
reason-bluffs = Tentokrát jde o blaf.
reason-calls-odds = Na dorovnání stačí naděje, jaká tu je.
reason-folds-weak = Na takovou sázku je ruka slabá.
reason-checks = Sázet se nevyplatí a čekat nic nestojí.
