# Věty, které mají všechny hry společné.
dealer-drawn =
    { $board ->
        [0] { $chosen ->
            [yes] { PERSON($seat) ->
                [you] První rozdáváte vy.
               *[other] První rozdává { WHO($seat) }.
            }
           *[no] { PERSON($seat) ->
                [you] Los určil, že rozdáváte vy.
               *[other] Los určil, že rozdává { WHO($seat) }.
            }
        }
       *[other] { PERSON($seat) ->
            [you] Rozdání číslo { SAY($board) }, rozdáváte vy.
           *[other] Rozdání číslo { SAY($board) }, rozdává { WHO($seat) }.
        }
    }
    .brief =
        { PERSON($seat) ->
            [you] Rozdáváte.
           *[other] Rozdává { WHO($seat) }.
        }
    .braille = { $board ->
        [0] rozdává { WHO($seat, form: "short") }
       *[other] rozdání { $board }: rozdává { WHO($seat, form: "short") }
    }
cards-cut =
    { $decided ->
        [yes] Losuje se o spoluhráče: { cuts }.
       *[no] Losuje se o spoluhráče: { cuts }. To nerozhodlo, losuje se znovu.
    }
    .brief = { $decided ->
        [yes] Los: { cuts }.
       *[no] Los: { cuts }, znovu.
    }
    .braille = los { cuts.braille }
cuts =
    { PERSON(0) ->
        [you] vy máte
       *[other] { NAME(0) } má
    } { CARD($first, case: "acc") }, { NAME(1) } { CARD($second, case: "acc") }, { NAME(2) } { CARD($third, case: "acc") } a { NAME(3) } { CARD($fourth, case: "acc") }
    .braille = { WHO(0, form: "short") } { CARD($first, case: "braille") } { WHO(1, form: "short") } { CARD($second, case: "braille") } { WHO(2, form: "short") } { CARD($third, case: "braille") } { WHO(3, form: "short") } { CARD($fourth, case: "braille") }
partners-drawn =
    { SIDE(0) ->
        [first] Spolu hrají { NAME(0) } a { NAME(2) }, proti nim { NAME(1) } a { NAME(3) }.
       *[us] { PERSON($partner) ->
            [feminine] Vaše spoluhráčka je { NAME($partner) }.
            [none] Ve dvojici s vámi hraje { NAME($partner) }.
           *[masculine] Váš spoluhráč je { NAME($partner) }.
        }
    }
    .braille = { SIDE(0) ->
        [first] { WHO(0, form: "short") }+{ WHO(2, form: "short") } { WHO(1, form: "short") }+{ WHO(3, form: "short") }
       *[us] { PERSON($partner) ->
            [feminine] { WHO($partner) } { NAME($partner) }
            [none] { NAME($partner) } s vámi
           *[masculine] { WHO($partner) } { NAME($partner) }
        }
    }
side-own = { SIDE(0) ->
        [first] první dvojice
       *[us] vy
    }
side-other = { SIDE(0) ->
        [first] druhá
       *[us] soupeři
    }
watch-no-hand = Jen se díváte a nikdo vám své karty neukazuje.
    .braille = žádné karty
hand-shown = { $count ->
        [0] { NAME($seat) } nemá žádnou kartu.
       *[other] { NAME($seat) } má v ruce: { CARDS($cards) }.
    }
    .brief = { NAME($seat) }: { $count ->
        [0] prázdná ruka.
       *[other] { CARDS($cards) }.
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] bez karet
       *[other] { CARDS($cards, case: "braille") }
    }
seating-watched = Po směru hodinových ručiček: { SEATS($seats) }.{ $pairs ->
        [yes] {" "}Proti sobě sedí spoluhráči.
       *[no] {""}
    }
    .braille = { SIGNS($seats) }
hand =
    { $count ->
        [0] V ruce už nemáte žádnou kartu.
       *[other] V ruce: { CARDS($cards) }.
    }
    .brief = { $count ->
        [0] Prázdná ruka.
       *[other] { CARDS($cards) }.
    }
    .braille = { $count ->
        [0] bez karet
       *[other] { CARDS($cards, case: "braille") }
    }
table-empty = Stůl je prázdný.
    .braille = stůl prázdný
on-table = { WHO($seat) }: { CARD($card) }.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
highest-last = { PERSON($top-seat) ->
        [you] Poslední zdvih je váš: { CARD($top) }.
       *[other] Poslední zdvih má { WHO($top-seat) }: { CARD($top) }.
    }
    .brief = Poslední zdvih { WHO($top-seat) }, { CARD($top) }.
    .braille = zdvih { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
last-trick =
    { PERSON($seat) ->
        [you] Poslední zdvih je váš:
        [feminine] Poslední zdvih vzala { WHO($seat) }:
        [none] Poslední zdvih má { WHO($seat) }:
       *[masculine] Poslední zdvih vzal { WHO($seat) }:
    }
    .brief = Poslední zdvih, { WHO($seat) }:
    .braille = zdvih { WHO($seat, form: "short") }
last-trick-none = V tomto rozdání ještě nikdo zdvih nevzal.
    .brief = Ještě žádný.
    .braille = ještě žádný
last-trick-closed = Poslední zdvih si lze prohlížet jen do zahrání další karty.
    .brief = Zdvih už je zavřený.
    .braille = zdvih zavřen
turn =
    { PERSON($seat) ->
        [you] Na řadě jste vy.
       *[other] Na řadě je { WHO($seat) }.
    }
    .brief = { WHO($seat) }.
    .braille = řada { WHO($seat, form: "short") }
nobody-to-act = Partie skončila.
    .braille = konec
nobody-yet = Teď se rozdává.
    .braille = rozdává se
deal-over = Rozdání skončilo.
    .brief = Konec rozdání.
    .braille = konec rozdání
trick-over = Zdvih skončil.
    .brief = Konec zdvihu.
    .braille = konec zdvihu
game-over = Hra skončila.
    .brief = Konec hry.
    .braille = konec hry
turn-rests = Dál klávesou Enter.
    .brief = Dál Enter.
    .braille = dál enter
message-missing = Tady programu chybí věta { $name }. Co se stalo, platí a můžete pokračovat; pošlete to prosím přes „Zpráva pro tvůrce“.
    .braille = chybí { $name }
no-such-question = Na to se v této hře nelze ptát.
    .braille = zde ne
not-now = To teď nejde, nejdřív se rozhodněte.
    .brief = Teď to nejde.
    .braille = teď ne
    .called = To teď nejde.
not-held = { CARD($card, case: "acc") } v ruce nemáte.
    .braille = nemáte { CARD($card, case: "braille") }
not-held-any = Takovou kartu v ruce nemáte.
    .braille = nemáte
match-over = Partie už skončila.
    .braille = partie skončila
match-paused = Je pauza. Pokračuje se Enterem.
    .braille = pauza
offer-late = Mezitím se u stolu něco stalo, a tak tento tah už neplatí. Vyberte si znovu.
    .braille = pozdě, znovu
offer-early = Tento tah patří k něčemu, co se u stolu ještě nestalo. Vyberte si znovu.
    .braille = předčasně, znovu
offer-not-your-turn = Teď nejste na řadě.
    .braille = nejste na řadě
offer-not-recorded = Tento tah se nepodařilo uložit, a tak se nestal. Zkuste to za chvíli znovu.
    .braille = neuloženo, znovu
not-the-pack = Toto není celý balíček.
    .braille = špatný balíček
no-boards = Rozdání této hry se mezi stoly srovnávat nedají.
    .braille = nelze srovnat
action-play = Zahrát { CARD($card, case: "acc") }
    .advised = zahrajte { CARD($card, case: "acc") }
    .braille = { CARD($card, case: "braille") }
player =
    { $relation ->
        [self] Vy
        [partner] { PERSON($seat) ->
            [feminine] { NAME($seat) }, vaše spoluhráčka
            [none] { NAME($seat) }, ve dvojici s vámi
           *[masculine] { NAME($seat) }, váš spoluhráč
        }
        [opponent] { PERSON($seat) ->
            [feminine] { NAME($seat) }, soupeřka
            [none] { NAME($seat) }, proti vám
           *[masculine] { NAME($seat) }, soupeř
        }
       *[other] { NAME($seat) }
    }{ $state ->
        [turn] , na řadě
        [out] , mimo hru
       *[waits] {""}
    }{ $card ->
        [none] .
       *[other] : { CARD($card) }{ $leads ->
            [yes] , nejvyšší.
           *[no] .
        }
    }
    .braille = { $relation ->
        [self] { WHO($seat, form: "short") }
        [partner] { NAME($seat) } { PERSON($seat) ->
            [feminine] { WHO($seat) }
            [none] s vámi
           *[masculine] { WHO($seat) }
        }
       *[other] { NAME($seat) }
    }{ $card ->
        [none] {""}
       *[other] {" "}{ CARD($card, case: "braille") }{ $leads ->
            [yes] !
           *[no] {""}
        }
    }
player-has =
    { $kind ->
        [tricks] { $shared ->
            [yes] { $height ->
                [0] Dvojice zatím nemá žádný zdvih
               *[other] Dvojice má { COUNT($height, of: "trick", case: "acc") }
            }
           *[no] { $height ->
                [0] Zatím žádný zdvih
               *[other] { COUNT($height, of: "trick") }
            }
        }
        [chips] { COUNT($height, of: "chip") }
        [points] { COUNT($height, of: "point") }
       *[none] {""}
    }{ $cards ->
        [0] .
       *[other] { $kind ->
            [none] {""}
           *[tricks] ,{" "}
        }v ruce { COUNT($cards, of: "card") }.
    }
    .braille =
        { $kind ->
            [tricks] { COUNT($height, of: "trick") }
            [chips] { COUNT($height, of: "chip") }
            [points] { COUNT($height, of: "point") }
           *[none] {""}
        }{ $cards ->
            [0] {""}
           *[other] { $kind ->
                [none] {""}
               *[tricks] ,{" "}
            }{ COUNT($cards, of: "card") }
        }
player-played =
    { $count ->
        [0] { WHO($seat) }: zatím žádná zahraná karta.
       *[other] { WHO($seat) }, zahrané karty: { CARDS($cards) }.
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] -
       *[other] { CARDS($cards, case: "braille") }
    }
no-such-seat = Tolik hráčů u stolu nesedí, { $count ->
        [few] jsou jen { SAY($count, gender: "masculine") }
       *[other] je jich jen { SAY($count, gender: "masculine") }
    }.
    .brief = Tam nikdo nesedí.
    .braille = tam nikdo
seating =
    { $count ->
        [one] U stolu jste jen vy.
        [4] { $pairs ->
            [yes] Vlevo { NAME($left) }, naproti { PERSON($opposite) ->
                [feminine] vaše spoluhráčka { NAME($opposite) }
                [none] { NAME($opposite) } ve dvojici s vámi
               *[masculine] váš spoluhráč { NAME($opposite) }
            }, vpravo { NAME($right) }.
           *[no] Vlevo { NAME($left) }, naproti { NAME($opposite) }, vpravo { NAME($right) }.
        }
       *[other] Od vás po směru hodinových ručiček: { SEATS($seats) }.
    }
    .braille =
        { $count ->
            [one] jen vy
           *[other] { SIGNS($seats) }
        }
order-now =
    { PERSON($dealer) ->
        [you] Rozdáváte vy
       *[other] Rozdává { WHO($dealer) }
    }, { PERSON($first) ->
        [you] { $now ->
            [yes] teď začínáte vy.
           *[no] začínáte vy.
        }
       *[other] { $now ->
            [yes] teď začíná
           *[no] začíná
        } { WHO($first) }{ $place ->
            [0] .
           *[other] , vaše pořadí je { ORDINAL($place, gender: "neuter") }.
        }
    }
    .braille = rozdává { WHO($dealer, form: "short") } začíná { WHO($first, form: "short") }{ $place ->
        [0] {""}
       *[other] {" "}vy { $place }
    }
order-not-yet = Není rozdáno.
    .braille = nerozdáno
agreed = { $option }: { $value }.
    .braille = { $option }: { $value }
progress-between = Teď se nehraje, není rozdáno.
    .braille = nerozdáno

# Zbytek zdvihů: ohlásit, nebo vzdát
rest-claimed =
    { PERSON($seat) ->
        [you] Zbytek je váš, { COUNT($tricks, of: "trick") }: { CARDS($cards) }.
       *[other] { WHO($seat) } hlásí zbytek, { COUNT($tricks, of: "trick", case: "acc") }: { CARDS($cards) }.
    }
    .brief = { PERSON($seat) ->
        [you] Zbytek je váš, { COUNT($tricks, of: "trick") }.
       *[other] Zbytek bere { WHO($seat) }, { COUNT($tricks, of: "trick", case: "acc") }.
    }
    .braille = zbytek { WHO($seat, form: "short") } { $tricks } { CARDS($cards, case: "braille") }
rest-conceded =
    { PERSON($seat) ->
        [you] Zbytek vzdáváte, soupeřům necháváte { COUNT($tricks, of: "trick", case: "acc") }.
       *[other] { WHO($seat) } zbytek vzdává, { COUNT($tricks, of: "trick", case: "acc") }.
    }
    .brief = { PERSON($seat) ->
        [you] Zbytek vzdáváte.
       *[other] { WHO($seat) } zbytek vzdává.
    }
    .braille = vzdává { WHO($seat, form: "short") } { $tricks }
claim-uncertain = Zbytek ještě jistý není. Na { CARD($card, case: "acc") } může přijít { $same ->
        [yes] další { CARD($by) }
       *[no] { CARD($by) }
    }.
    .brief = Jisté to není, může přijít { CARD($by) }.
    .braille = nejisté { CARD($card, case: "braille") } - { CARD($by, case: "braille") }
claim-not-leading = Zbytek můžete ohlásit, jen když vynášíte. Zahrajte kartu.
    .brief = Jen když vynášíte.
    .braille = jen při výnosu
action-claim = Ohlásit zbytek
    .advised = ohlaste zbytek
    .braille = zbytek
action-concede = Vzdát zbytek
    .advised = vzdejte zbytek
    .braille = vzdát zbytek
