# Zdania wspólne dla wszystkich gier.
dealer-drawn =
    { $board ->
        [0] { $chosen ->
            [yes] { PERSON($seat) ->
                [you] Pierwsze rozdanie: rozdajesz ty.
               *[other] Pierwsze rozdanie: rozdaje { WHO($seat) }.
            }
           *[no] { PERSON($seat) ->
                [you] Losowanie: rozdajesz ty.
               *[other] Losowanie: rozdaje { WHO($seat) }.
            }
        }
       *[other] { PERSON($seat) ->
            [you] Rozdanie numer { $board }: rozdajesz ty.
           *[other] Rozdanie numer { $board }: rozdaje { WHO($seat) }.
        }
    }
    .brief =
        { PERSON($seat) ->
            [you] Rozdajesz.
           *[other] Rozdaje { WHO($seat) }.
        }
    .braille = { $board ->
        [0] rozdaje { WHO($seat, form: "short") }
       *[other] rozdanie { $board }: rozdaje { WHO($seat, form: "short") }
    }
cards-cut =
    { $decided ->
        [yes] Losowanie partnerów: { cuts }.
       *[no] Losowanie partnerów: { cuts }. To nie rozstrzygnęło, losowanie jeszcze raz.
    }
    .brief = { $decided ->
        [yes] Los: { cuts }.
       *[no] Los: { cuts }, jeszcze raz.
    }
    .braille = los { cuts.braille }
cuts =
    { PERSON(0) ->
        [you] ty masz
       *[other] { NAME(0) } ma
    } { CARD($first, case: "acc") }, { NAME(1) } { CARD($second, case: "acc") }, { NAME(2) } { CARD($third, case: "acc") } i { NAME(3) } { CARD($fourth, case: "acc") }
    .braille = { WHO(0, form: "short") } { CARD($first, case: "braille") } { WHO(1, form: "short") } { CARD($second, case: "braille") } { WHO(2, form: "short") } { CARD($third, case: "braille") } { WHO(3, form: "short") } { CARD($fourth, case: "braille") }
partners-drawn =
    { SIDE(0) ->
        [first] Razem grają { NAME(0) } i { NAME(2) }, przeciwko nim { NAME(1) } i { NAME(3) }.
       *[us] { PERSON($partner) ->
            [feminine] Twoja partnerka to { NAME($partner) }.
            [none] W parze z tobą gra { NAME($partner) }.
           *[masculine] Twój partner to { NAME($partner) }.
        }
    }
    .braille = { SIDE(0) ->
        [first] { WHO(0, form: "short") }+{ WHO(2, form: "short") } { WHO(1, form: "short") }+{ WHO(3, form: "short") }
       *[us] { PERSON($partner) ->
            [feminine] { WHO($partner) } { NAME($partner) }
            [none] { NAME($partner) } z tobą
           *[masculine] { WHO($partner) } { NAME($partner) }
        }
    }
side-own = { SIDE(0) ->
        [first] pierwsza para
       *[us] wy
    }
side-other = { SIDE(0) ->
        [first] druga
       *[us] przeciwnicy
    }
watch-no-hand = Tylko się przyglądasz i nikt nie pokazuje ci swoich kart.
    .braille = brak kart
hand-shown = { $count ->
        [0] { NAME($seat) } nie ma żadnej karty.
       *[other] { NAME($seat) } ma na ręce: { CARDS($cards) }.
    }
    .brief = { NAME($seat) }: { $count ->
        [0] pusta ręka.
       *[other] { CARDS($cards) }.
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] bez kart
       *[other] { CARDS($cards, case: "braille") }
    }
seating-watched = Zgodnie z ruchem wskazówek zegara: { SEATS($seats) }.{ $pairs ->
        [yes] {" "}Partnerzy siedzą naprzeciw siebie.
       *[no] {""}
    }
    .braille = { SIGNS($seats) }
hand =
    { $count ->
        [0] Nie masz już żadnej karty.
       *[other] Na ręce: { CARDS($cards) }.
    }
    .brief = { $count ->
        [0] Pusta ręka.
       *[other] { CARDS($cards) }.
    }
    .braille = { $count ->
        [0] bez kart
       *[other] { CARDS($cards, case: "braille") }
    }
table-empty = Stół jest pusty.
    .braille = stół pusty
on-table = { WHO($seat) }: { CARD($card) }.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
highest-last = { PERSON($top-seat) ->
        [you] Ostatnia lewa jest twoja: { CARD($top) }.
       *[other] Ostatnią lewę ma { WHO($top-seat) }: { CARD($top) }.
    }
    .brief = Ostatnia lewa { WHO($top-seat) }, { CARD($top) }.
    .braille = lewa { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
last-trick =
    { PERSON($seat) ->
        [you] Ostatnia lewa jest twoja:
        [feminine] Ostatnią lewę wzięła { WHO($seat) }:
        [none] Ostatnią lewę ma { WHO($seat) }:
       *[masculine] Ostatnią lewę wziął { WHO($seat) }:
    }
    .brief = Ostatnia lewa, { WHO($seat) }:
    .braille = lewa { WHO($seat, form: "short") }
last-trick-none = W tym rozdaniu nikt jeszcze nie wziął lewy.
    .brief = Jeszcze żadnej.
    .braille = jeszcze żadnej
last-trick-closed = Ostatnią lewę można oglądać tylko do zagrania następnej karty.
    .brief = Lewa już zamknięta.
    .braille = lewa zamknięta
turn =
    { PERSON($seat) ->
        [you] Twoja kolej.
       *[other] Teraz gra { WHO($seat) }.
    }
    .brief = { WHO($seat) }.
    .braille = kolej { WHO($seat, form: "short") }
nobody-to-act = Partia się skończyła.
    .braille = koniec
nobody-yet = Trwa rozdawanie kart.
    .braille = rozdawanie
deal-over = Rozdanie skończone.
    .brief = Koniec rozdania.
    .braille = koniec rozdania
trick-over = Lewa skończona.
    .brief = Koniec lewy.
    .braille = koniec lewy
game-over = Gra skończona.
    .brief = Koniec gry.
    .braille = koniec gry
turn-rests = Naciśnij Enter, żeby kontynuować.
    .brief = Kontynuuj: Enter.
    .braille = dalej enter
message-missing = Tutaj programowi brakuje zdania { $name }. To, co się stało, liczy się i gra trwa. Wyślij to, proszę, przez „Raport dla autorów”.
    .braille = brak { $name }
no-such-question = W tej grze nie można o to pytać.
    .braille = nie tutaj
not-now = Teraz nie można, najpierw odpowiedz na pytanie.
    .brief = Teraz nie można.
    .braille = teraz nie
    .called = Teraz nie można.
not-held = Nie masz { CARD($card, case: "gen") }.
    .braille = nie masz { CARD($card, case: "braille") }
not-held-any = Nie masz takiej karty.
    .braille = nie masz
match-over = Partia już się skończyła.
    .braille = koniec partii
match-paused = Przerwa w partii. Naciśnij Enter, żeby kontynuować.
    .braille = przerwa
offer-late = Tymczasem coś się przy stole wydarzyło i ten ruch jest już nieaktualny. Wybierz jeszcze raz.
    .braille = za późno, znów
offer-early = Ten ruch dotyczy czegoś, co się przy stole jeszcze nie wydarzyło. Wybierz jeszcze raz.
    .braille = za wcześnie
offer-not-your-turn = Teraz nie twoja kolej.
    .braille = nie twoja kolej
offer-not-recorded = Tego ruchu nie udało się zapisać, więc go nie było. Spróbuj za chwilę jeszcze raz.
    .braille = nie zapisano
not-the-pack = To nie jest pełna talia.
    .braille = zła talia
no-boards = Rozdań tej gry nie da się porównać między stołami.
    .braille = nie do porównania
action-play = Zagrać { CARD($card, case: "acc") }
    .advised = zagraj { CARD($card, case: "acc") }
    .braille = { CARD($card, case: "braille") }
player =
    { $relation ->
        [self] Ty
        [partner] { PERSON($seat) ->
            [feminine] { NAME($seat) }, twoja partnerka
            [none] { NAME($seat) }, w parze z tobą
           *[masculine] { NAME($seat) }, twój partner
        }
        [opponent] { PERSON($seat) ->
            [feminine] { NAME($seat) }, przeciwniczka
            [none] { NAME($seat) }, przeciwko tobie
           *[masculine] { NAME($seat) }, przeciwnik
        }
       *[other] { NAME($seat) }
    }{ $state ->
        [turn] , teraz gra
        [out] , poza grą
       *[waits] {""}
    }{ $card ->
        [none] .
       *[other] : { CARD($card) }{ $leads ->
            [yes] , najwyższa karta.
           *[no] .
        }
    }
    .braille = { $relation ->
        [self] { WHO($seat, form: "short") }
        [partner] { NAME($seat) } { PERSON($seat) ->
            [feminine] { WHO($seat) }
            [none] z tobą
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
                [0] Para nie ma jeszcze lewy
               *[other] Para ma { COUNT($height, of: "trick", case: "acc") }
            }
           *[no] { $height ->
                [0] Jeszcze bez lewy
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
        }na ręce { COUNT($cards, of: "card") }.
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
        [0] { WHO($seat) }: jeszcze żadnej zagranej karty.
       *[other] { WHO($seat) }, zagrane karty: { CARDS($cards) }.
    }
    .braille = { WHO($seat, form: "short") } { $count ->
        [0] -
       *[other] { CARDS($cards, case: "braille") }
    }
no-such-seat = Tylu graczy tu nie ma, przy stole siedzi { COUNT($count, of: "player") }.
    .brief = Tam nikt nie siedzi.
    .braille = tam nikogo
seating =
    { $count ->
        [one] { LISTENER() ->
            [feminine] Siedzisz przy stole sama
            [none] Poza tobą nie ma nikogo przy stole
           *[masculine] Siedzisz przy stole sam
        }.
        [4] { $pairs ->
            [yes] Z lewej { NAME($left) }, naprzeciwko { PERSON($opposite) ->
                [feminine] twoja partnerka { NAME($opposite) }
                [none] { NAME($opposite) } w parze z tobą
               *[masculine] twój partner { NAME($opposite) }
            }, z prawej { NAME($right) }.
           *[no] Z lewej { NAME($left) }, naprzeciwko { NAME($opposite) }, z prawej { NAME($right) }.
        }
       *[other] Od ciebie zgodnie z ruchem wskazówek zegara: { SEATS($seats) }.
    }
    .braille =
        { $count ->
            [one] bez innych
           *[other] { SIGNS($seats) }
        }
order-now =
    { PERSON($dealer) ->
        [you] Rozdajesz ty
       *[other] Rozdaje { WHO($dealer) }
    }, { PERSON($first) ->
        [you] { $now ->
            [yes] teraz zaczynasz ty.
           *[no] zaczynasz ty.
        }
       *[other] { $now ->
            [yes] teraz zaczyna
           *[no] zaczyna
        } { WHO($first) }{ $place ->
            [0] .
           *[other] , { LISTENER() ->
                [feminine] grasz { ORDINAL($place, gender: "feminine") } z kolei
                [none] twoje miejsce w kolejności: { ORDINAL($place, gender: "neuter") }
               *[masculine] grasz { ORDINAL($place, gender: "masculine") } z kolei
            }.
        }
    }
    .braille = rozdaje { WHO($dealer, form: "short") } zaczyna { WHO($first, form: "short") }{ $place ->
        [0] {""}
       *[other] {" "}ty { $place }
    }
order-not-yet = Karty nie są jeszcze rozdane.
    .braille = nie rozdano
agreed = { $option }: { $value }.
    .braille = { $option }: { $value }
progress-between = Karty nie są teraz rozdane, to chwila między rozdaniami.
    .braille = nie rozdano

# Reszta lew: zgłosić albo oddać
rest-claimed =
    { PERSON($seat) ->
        [you] Reszta jest twoja, { COUNT($tricks, of: "trick") }: { CARDS($cards) }.
       *[other] { WHO($seat) } zgłasza resztę, { COUNT($tricks, of: "trick", case: "acc") }: { CARDS($cards) }.
    }
    .brief = { PERSON($seat) ->
        [you] Reszta jest twoja, { COUNT($tricks, of: "trick") }.
       *[other] Resztę bierze { WHO($seat) }, { COUNT($tricks, of: "trick", case: "acc") }.
    }
    .braille = reszta { WHO($seat, form: "short") } { $tricks } { CARDS($cards, case: "braille") }
rest-conceded =
    { PERSON($seat) ->
        [you] Oddajesz resztę, przeciwnikom zostawiasz { COUNT($tricks, of: "trick", case: "acc") }.
       *[other] { WHO($seat) } oddaje resztę, { COUNT($tricks, of: "trick", case: "acc") }.
    }
    .brief = { PERSON($seat) ->
        [you] Oddajesz resztę.
       *[other] { WHO($seat) } oddaje resztę.
    }
    .braille = oddaje { WHO($seat, form: "short") } { $tricks }
claim-uncertain = Reszta nie jest pewna, graj: na { CARD($card, case: "acc") } może przyjść { $same ->
        [yes] taka sama karta
       *[no] { CARD($by) }
    }.
    .brief = To nie jest pewne, może przyjść { CARD($by) }.
    .braille = niepewne { CARD($card, case: "braille") } - { CARD($by, case: "braille") }
claim-not-leading = Resztę możesz zgłosić tylko wtedy, gdy wychodzisz. Zagraj kartę.
    .brief = Tylko gdy wychodzisz.
    .braille = tylko wychodząc
action-claim = Zgłosić resztę
    .advised = zgłoś resztę
    .braille = reszta
action-concede = Oddać resztę
    .advised = oddaj resztę
    .braille = oddać resztę
