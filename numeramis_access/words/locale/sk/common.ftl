# Vety, ktoré majú všetky hry spoločné.
dealer-drawn =
    { $board ->
        [0] { $chosen ->
            [yes] { PERSON($seat) ->
                [you] Rozdávanie začínate vy.
               *[other] Rozdávanie začína { WHO($seat) }.
            }
           *[no] { PERSON($seat) ->
                [you] Žreb určil, že rozdávate vy.
               *[other] Žreb určil, že rozdáva { WHO($seat) }.
            }
        }
       *[other] { PERSON($seat) ->
            [you] Rozdanie číslo { SAY($board) }, rozdávate vy.
           *[other] Rozdanie číslo { SAY($board) }, rozdáva { WHO($seat) }.
        }
    }
    .brief =
        { PERSON($seat) ->
            [you] Rozdávate.
           *[other] Rozdáva { WHO($seat) }.
        }
    .braille = { $board ->
        [0] rozdáva { WHO($seat, form: "short") }
       *[other] rozdanie { $board }: rozdáva { WHO($seat, form: "short") }
    }
cards-cut =
    { $decided ->
        [yes] Žrebuje sa o spoluhráča: { cuts }.
       *[no] Žrebuje sa o spoluhráča: { cuts }. To nerozhodlo, žrebuje sa znova.
    }
    .brief = { $decided ->
        [yes] Žreb: { cuts }.
       *[no] Žreb: { cuts }, znova.
    }
    .braille = žreb { cuts.braille }
cuts =
    { PERSON(0) ->
        [you] vy máte
       *[other] { NAME(0) } má
    } { CARD($first, case: "acc") }, { NAME(1) } { CARD($second, case: "acc") }, { NAME(2) } { CARD($third, case: "acc") } a { NAME(3) } { CARD($fourth, case: "acc") }
    .braille = { WHO(0, form: "short") } { CARD($first, case: "braille") } { WHO(1, form: "short") } { CARD($second, case: "braille") } { WHO(2, form: "short") } { CARD($third, case: "braille") } { WHO(3, form: "short") } { CARD($fourth, case: "braille") }
partners-drawn =
    { SIDE(0) ->
        [first] Spolu hrajú { NAME(0) } a { NAME(2) }, proti nim { NAME(1) } a { NAME(3) }.
       *[us] { PERSON($partner) ->
            [feminine] Vaša spoluhráčka je { NAME($partner) }.
            [none] Vo dvojici s vami hrá { NAME($partner) }.
           *[masculine] Váš spoluhráč je { NAME($partner) }.
        }
    }
    .braille = { SIDE(0) ->
        [first] { WHO(0, form: "short") }+{ WHO(2, form: "short") } { WHO(1, form: "short") }+{ WHO(3, form: "short") }
       *[us] { PERSON($partner) ->
            [feminine] { WHO($partner) } { NAME($partner) }
            [none] { NAME($partner) } s vami
           *[masculine] { WHO($partner) } { NAME($partner) }
        }
    }
side-own = { SIDE(0) ->
        [first] prvá dvojica
       *[us] vy
    }
side-other = { SIDE(0) ->
        [first] druhá
       *[us] súperi
    }
watch-no-hand = Len sa pozeráte a nikto vám svoje karty neukazuje.
    .braille = žiadne karty
hand-shown = { $count ->
        [0] { NAME($seat) } nemá žiadnu kartu.
       *[other] { NAME($seat) } má v ruke: { CARDS($cards) }.
    }
    .brief = { NAME($seat) }: { $count ->
        [0] prázdna ruka.
       *[other] { CARDS($cards) }.
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] bez kariet
       *[other] { CARDS($cards, case: "braille") }
    }
seating-watched = V smere hodinových ručičiek: { SEATS($seats) }.{ $pairs ->
        [yes] {" "}Oproti sebe sedia spoluhráči.
       *[no] {""}
    }
    .braille = { SIGNS($seats) }
hand =
    { $count ->
        [0] V ruke už nemáte žiadnu kartu.
       *[other] V ruke: { CARDS($cards) }.
    }
    .brief = { $count ->
        [0] Prázdna ruka.
       *[other] { CARDS($cards) }.
    }
    .braille = { $count ->
        [0] bez kariet
       *[other] { CARDS($cards, case: "braille") }
    }
table-empty = Stôl je prázdny.
    .braille = stôl prázdny
on-table = { WHO($seat) }: { CARD($card) }.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
highest-last = { PERSON($top-seat) ->
        [you] Posledný zdvih je váš: { CARD($top) }.
       *[other] Posledný zdvih má { WHO($top-seat) }: { CARD($top) }.
    }
    .brief = Posledný zdvih { WHO($top-seat) }, { CARD($top) }.
    .braille = zdvih { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
last-trick =
    { PERSON($seat) ->
        [you] Posledný zdvih je váš:
        [feminine] Posledný zdvih vzala { WHO($seat) }:
        [none] Posledný zdvih má { WHO($seat) }:
       *[masculine] Posledný zdvih vzal { WHO($seat) }:
    }
    .brief = Posledný zdvih, { WHO($seat) }:
    .braille = zdvih { WHO($seat, form: "short") }
last-trick-none = V tomto rozdaní ešte nikto zdvih nevzal.
    .brief = Ešte žiadny.
    .braille = ešte žiadny
last-trick-closed = Posledný zdvih si možno prezerať len do zahrania ďalšej karty.
    .brief = Zdvih už je zavretý.
    .braille = zdvih zavretý
turn =
    { PERSON($seat) ->
        [you] Na rade ste vy.
       *[other] Na rade je { WHO($seat) }.
    }
    .brief = { WHO($seat) }.
    .braille = rad { WHO($seat, form: "short") }
nobody-to-act = Partia sa skončila.
    .braille = koniec
nobody-yet = Teraz sa rozdáva.
    .braille = rozdáva sa
deal-over = Rozdanie sa skončilo.
    .brief = Koniec rozdania.
    .braille = po rozdaní
trick-over = Zdvih sa skončil.
    .brief = Koniec zdvihu.
    .braille = koniec zdvihu
game-over = Hra sa skončila.
    .brief = Koniec hry.
    .braille = koniec hry
turn-rests = Ďalej klávesom Enter.
    .brief = Ďalej Enter.
    .braille = ďalej enter
message-missing = Tu programu chýba veta { $name }. Čo sa stalo, platí a môžete pokračovať; pošlite to, prosím, cez „Správa pre tvorcov“.
    .braille = chýba { $name }
no-such-question = Na to sa v tejto hre nedá opýtať.
    .braille = tu nie
not-now = To sa teraz nedá, najprv sa rozhodnite.
    .brief = Teraz sa to nedá.
    .braille = teraz nie
    .called = To sa teraz nedá.
not-held = { CARD($card, case: "acc") } v ruke nemáte.
    .braille = nemáte { CARD($card, case: "braille") }
not-held-any = Takú kartu v ruke nemáte.
    .braille = nemáte
match-over = Partia sa už skončila.
    .braille = partia skončila
match-paused = Je prestávka. Pokračuje sa klávesom Enter.
    .braille = prestávka
offer-late = Medzitým sa pri stole niečo stalo, a tak tento ťah už neplatí. Vyberte si znova.
    .braille = neskoro, znova
offer-early = Tento ťah patrí k niečomu, čo sa pri stole ešte nestalo. Vyberte si znova.
    .braille = predčasne, znova
offer-not-your-turn = Teraz nie ste na rade.
    .braille = nie na rade
offer-not-recorded = Tento ťah sa nepodarilo uložiť, a tak sa nestal. Skúste to o chvíľu znova.
    .braille = neuložené, znova
not-the-pack = Toto nie je celý balíček.
    .braille = zlý balíček
no-boards = Rozdania tejto hry sa medzi stolmi porovnávať nedajú.
    .braille = nedá sa porovnať
action-play = Zahrať { CARD($card, case: "acc") }
    .advised = zahrajte { CARD($card, case: "acc") }
    .braille = { CARD($card, case: "braille") }
player =
    { $relation ->
        [self] Vy
        [partner] { PERSON($seat) ->
            [feminine] { NAME($seat) }, vaša spoluhráčka
            [none] { NAME($seat) }, vo dvojici s vami
           *[masculine] { NAME($seat) }, váš spoluhráč
        }
        [opponent] { PERSON($seat) ->
            [feminine] { NAME($seat) }, súperka
            [none] { NAME($seat) }, proti vám
           *[masculine] { NAME($seat) }, súper
        }
       *[other] { NAME($seat) }
    }{ $state ->
        [turn] , na rade
        [out] , mimo hry
       *[waits] {""}
    }{ $card ->
        [none] .
       *[other] : { CARD($card) }{ $leads ->
            [yes] , vedie.
           *[no] .
        }
    }
    .braille = { $relation ->
        [self] { WHO($seat, form: "short") }
        [partner] { NAME($seat) } { PERSON($seat) ->
            [feminine] { WHO($seat) }
            [none] s vami
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
                [0] Dvojica zatiaľ nemá žiadny zdvih
               *[other] Dvojica má { COUNT($height, of: "trick", case: "acc") }
            }
           *[no] { $height ->
                [0] Zatiaľ žiadny zdvih
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
        }v ruke { COUNT($cards, of: "card") }.
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
        [0] { WHO($seat) }: zatiaľ žiadna zahraná karta.
       *[other] { WHO($seat) }, zahrané karty: { CARDS($cards) }.
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] -
       *[other] { CARDS($cards, case: "braille") }
    }
no-such-seat = Toľko hráčov pri stole nesedí, { $count ->
        [few] sú len { SAY($count, gender: "personal") }
       *[other] je ich len { SAY($count, gender: "personal") }
    }.
    .brief = Tam nikto nesedí.
    .braille = tam nikto
seating =
    { $count ->
        [one] Pri stole ste len vy.
        [4] { $pairs ->
            [yes] Vľavo { NAME($left) }, oproti { PERSON($opposite) ->
                [feminine] vaša spoluhráčka { NAME($opposite) }
                [none] { NAME($opposite) } vo dvojici s vami
               *[masculine] váš spoluhráč { NAME($opposite) }
            }, vpravo { NAME($right) }.
           *[no] Vľavo { NAME($left) }, oproti { NAME($opposite) }, vpravo { NAME($right) }.
        }
       *[other] Od vás v smere hodinových ručičiek: { SEATS($seats) }.
    }
    .braille =
        { $count ->
            [one] len vy
           *[other] { SIGNS($seats) }
        }
order-now =
    { PERSON($dealer) ->
        [you] Rozdávate vy
       *[other] Rozdáva { WHO($dealer) }
    }, { PERSON($first) ->
        [you] { $now ->
            [yes] teraz začínate vy.
           *[no] začínate vy.
        }
       *[other] { $now ->
            [yes] teraz začína
           *[no] začína
        } { WHO($first) }{ $place ->
            [0] .
           *[other] , vaše poradie je { ORDINAL($place, gender: "neuter") }.
        }
    }
    .braille = rozdáva { WHO($dealer, form: "short") } začína { WHO($first, form: "short") }{ $place ->
        [0] {""}
       *[other] {" "}vy { $place }
    }
order-not-yet = Nie je rozdané.
    .braille = nerozdané
agreed = { $option }: { $value }.
    .braille = { $option }: { $value }
progress-between = Teraz sa nehrá, nie je rozdané.
    .braille = nerozdané

# Zvyšok zdvihov: ohlásiť, alebo vzdať
rest-claimed =
    { PERSON($seat) ->
        [you] Zvyšok je váš, { COUNT($tricks, of: "trick") }: { CARDS($cards) }.
       *[other] { WHO($seat) } hlási zvyšok, { COUNT($tricks, of: "trick", case: "acc") }: { CARDS($cards) }.
    }
    .brief = { PERSON($seat) ->
        [you] Zvyšok je váš, { COUNT($tricks, of: "trick") }.
       *[other] Zvyšok berie { WHO($seat) }, { COUNT($tricks, of: "trick", case: "acc") }.
    }
    .braille = zvyšok { WHO($seat, form: "short") } { $tricks } { CARDS($cards, case: "braille") }
rest-conceded =
    { PERSON($seat) ->
        [you] Zvyšok vzdávate, súperom nechávate { COUNT($tricks, of: "trick", case: "acc") }.
       *[other] { WHO($seat) } zvyšok vzdáva, { COUNT($tricks, of: "trick", case: "acc") }.
    }
    .brief = { PERSON($seat) ->
        [you] Zvyšok vzdávate.
       *[other] { WHO($seat) } zvyšok vzdáva.
    }
    .braille = vzdáva { WHO($seat, form: "short") } { $tricks }
claim-uncertain = Zvyšok ešte istý nie je. Na { CARD($card, case: "acc") } môže prísť { $same ->
        [yes] ďalšia { CARD($by) }
       *[no] { CARD($by) }
    }.
    .brief = Isté to nie je, môže prísť { CARD($by) }.
    .braille = neisté { CARD($card, case: "braille") } - { CARD($by, case: "braille") }
claim-not-leading = Zvyšok môžete ohlásiť, len keď vynášate. Zahrajte kartu.
    .brief = Len keď vynášate.
    .braille = len pri výnose
action-claim = Ohlásiť zvyšok
    .advised = ohláste zvyšok
    .braille = zvyšok
action-concede = Vzdať zvyšok
    .advised = vzdajte zvyšok
    .braille = vzdať zvyšok
