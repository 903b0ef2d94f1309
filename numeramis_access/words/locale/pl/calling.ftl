### Prawdziwe karty na stole: ktoś zgłasza każdą kartę, program pilnuje zasad i zapisu.

call-games = Gra prawdziwymi kartami
    .braille = karty na stole
call-continue = Kontynuuj: { $match }
call-begin = Zacznij zgłaszać
call-seat = { ORDINAL($number, gender: "neuter") } miejsce: { $name }
call-player = Gracz { $number }
call-name = Imię na tym miejscu
call-dealer = Pierwsze rozdanie
call-begun = Zgłaszaj karty w kolejności, w jakiej padają na stół. Cofnięcie ostatniego zgłoszenia: Backspace.
    .brief = Zgłaszaj karty.
    .braille = zgłaszaj karty
call-continued = Trwa gra prawdziwymi kartami: { $game }.
    .braille = trwa { $game }
call-next = Kolej: { $name }.
    .braille = kolej { $name }
call-cards-of = { $name }: zgłoś jeszcze { COUNT($count, of: "card", case: "acc") }.
    .braille = { $name } jeszcze { $count }
call-card-noted = { CARD($card) }. { $same ->
        [yes] Jeszcze { COUNT($count, of: "card", case: "acc") }.
       *[no] { $name }: zgłoś jeszcze { COUNT($count, of: "card", case: "acc") }.
    }
    .braille = { CARD($card, case: "braille") }, { $same ->
        [yes] jeszcze { $count }
       *[no] { $name } jeszcze { $count }
    }
call-turned = Zgłoś odkrytą kartę.
    .braille = odkryta?
call-suit = { SUIT($suit) }, a jaka wartość?
    .brief = { SUIT($suit) }?
    .braille = { SUIT($suit) }?
call-rank = { $rank ->
        [J] Walet
        [Q] Dama
        [K] Król
        [A] As
        [T] Dziesiątka
        [2] Dwójka
        [3] Trójka
        [4] Czwórka
        [5] Piątka
        [6] Szóstka
        [7] Siódemka
        [8] Ósemka
       *[9] Dziewiątka
    }, a jaki kolor?
    .braille = kolor?
call-which-suit = { $choices }.
call-suit-sign = { SUIT($suit) }: litera { $sign }
call-numbers-only = Tutaj zgłasza się tylko liczby.
    .braille = tylko liczby
call-no-hints = Program nie widzi niczyich kart, więc tu nie podpowie.
    .braille = bez podpowiedzi
call-no-card = Teraz nie zgłasza się żadnej karty.
    .braille = teraz bez karty
call-marks-nothing = Kart się tu nie zaznacza, zgłoś tylko ich liczbę.
    .braille = tylko liczba
call-no-hands = Program nie widzi niczyich kart.
    .braille = karty nieznane
call-choices = Możesz zgłosić: { $choices }.
call-taken-back = { $count ->
        [1] { $what ->
            [none] Cofnięte.
           *[other] Cofnięte: { $what }.
        }
       *[other] Cofnięte zgłoszenia: { SAY($count, gender: "neuter") }. Od tego: { $what }.
    }
    .braille = { $count ->
        [1] { $what ->
            [none] cofnięte
           *[other] cofnięte: { $what }
        }
       *[other] cofnięte: { $count }
    }
call-part-dropped = Zaczęte zgłoszenie zostało usunięte.
    .braille = usunięte
call-nothing-back = Nie ma jeszcze czego cofnąć.
    .braille = nie ma czego
call-menu = Menu zgłaszania
call-correct = Popraw zgłoszenie
call-corrections = Zgłoszenia, ostatnie jest pierwsze
call-correction = Popraw: { $what }
call-other-card = To była inna karta
call-which-card = Która to była karta?
call-card = { CARD($card) }
call-named-card = { $name }, { CARD($card) }
call-in-trick = { ORDINAL($number, gender: "feminine") } lewa, { $what }
    .braille = { $number }: { $what }
call-back-to-here = { $count ->
        [1] Cofnij to zgłoszenie
       *[other] Cofnij to zgłoszenie i wszystkie późniejsze, razem { SAY($count, gender: "neuter") }
    }
call-corrected = { $what ->
        [none] Poprawione.
       *[other] Poprawione: { $what }.
    }
    .braille = poprawione
call-correction-fails = Poprawka nie zgadza się z późniejszym zgłoszeniem: { $what }
    .braille = sprzeczne: { $what }
call-really-leave = Odejść od stołu? Zgłoszenia zostaną zapisane i można je kontynuować.
    .braille = odejść?
call-begin-from-menu = Nową grę zacznij z menu „{ call-games }”.
    .braille = nowa z menu
call-again = Jeszcze raz w tym samym składzie
    .braille = jeszcze raz
call-turned-first = Najpierw zgłoś odkrytą kartę.
    .braille = najpierw odkryta
call-play-on = Zgłaszaj do ostatniej karty.
    .braille = do końca
call-card-gone = { CARD($card) }: wszystkie takie karty już padły. Popraw któreś zgłoszenie.
    .brief = { CARD($card) }: wszystkie już padły.
    .braille = { CARD($card, case: "braille") } już nie ma
call-impossible = { CARD($card) }: tej karty nie może tu być. Popraw któreś wcześniejsze zgłoszenie.
    .brief = { CARD($card) }: nie może tu być.
    .braille = { CARD($card, case: "braille") } sprzeczna
call-revoke = { WHO($seat) } gra { CARD($card, case: "acc") }, a w lewie numer { $trick } nie było dołożenia do koloru. Popraw zgłoszenie albo ustalcie to przy stole.
    .brief = Niedołożony kolor: { WHO($seat) }, lewa { $trick }.
    .braille = fałszywy renons { $trick }
call-turned-card = { CARD($card) }: to odkryta karta, ma ją { WHO($seat) }.
    .braille = ma { WHO($seat, form: "short") }
call-must-follow = { WHO($seat) } ma odkrytą kartę, { CARD($card, case: "acc") }, i musi dołożyć do koloru. Cofnij kartę albo popraw zgłoszenie.
    .brief = { WHO($seat) } musi dołożyć do koloru, ma odkrytą kartę.
    .braille = musi do koloru, ma { CARD($card, case: "braille") }
call-incomplete = W tym zgłoszeniu brakuje kart.
    .braille = brakuje kart

# Zapis
call-record-kept = Partia jest skończona, znajdziesz ją w zapisach.
    .braille = w zapisach
call-record-heading = Grano prawdziwymi kartami.
call-record-places = Przejdź jako jeden z graczy
call-record-place = Czyimi oczami?
    .braille = kto?
call-review-place = Omówienie jest zawsze z miejsca któregoś gracza. Wybierz go w menu zapisu.
    .braille = wybierz gracza
call-unseen = Tu nie pokazano wszystkich kart, nie wiadomo, kto je miał.
    .braille = karty nieznane
call-penalized = W tym rozdaniu była kara za niedołożenie do koloru, dlatego nie ma do niego omówienia ani kart na ręce.
    .braille = kara, bez omówienia
call-verify = Tę partię ktoś zgłaszał przy stole z prawdziwymi kartami. Niczego nie zapieczętowano, nie ma więc czego dowodzić.
    .braille = prawdziwe karty, bez pieczęci
call-kept = prawdziwymi kartami{ $count ->
        [0] {""}
        [one] , wygrywa { $names }
       *[other] , wygrywają { $names }
    }
call-statistics = Gry prawdziwymi kartami
call-statistics-none = Żadna partia prawdziwymi kartami jeszcze się nie skończyła.
    .braille = jeszcze żadna
call-statistics-game = { $game }: { COUNT($count, of: "match") }
call-statistics-player = { $name }: { COUNT($played, of: "match") }, { $won ->
        [0] żadna wygrana
        [one] jedna wygrana
        [few] { SAY($won, gender: "feminine") } wygrane
       *[other] { $won } wygranych
    }.

# Stół, który inni oglądają
call-show = Prawdziwe karty, które inni oglądają
call-shown = { $address ->
        [none] Inni mogą oglądać, podając kod: { $code }.
       *[other] Inni mogą oglądać pod adresem { $address }, podając kod: { $code }.
    }
    .braille = kod: { $code }
call-shown-menu = Jak inni mogą oglądać
call-not-shown = Inni już nie widzą stołu. Zgłaszaj nadal.
    .braille = już niewidoczny
call-shown-over = Zgłaszanie się skończyło, stół nie jest już pokazywany.
    .braille = stół zamknięty

# Kara za niedołożenie do koloru
call-penalty = Kara za niedołożenie do koloru
call-penalty-of = { $tricks ->
        [0] { $points ->
            [0] jak ustalono przy stole
           *[other] { COUNT($points, of: "point") }
        }
       *[other] { COUNT($tricks, of: "trick") }
    }
call-settle = Co się stało?
call-penalty-write = Karty zostają, a kara to: { $what }
call-penalty-written = Kara jest zapisana, liczy się na końcu rozdania.
    .braille = kara zapisana
call-changed = Poprawka przy stole.
    .braille = poprawka
call-other-hand = Według listy rozdań tę kartę, { CARD($card, case: "acc") }, ma kto inny: { $name }.
    .braille = { CARD($card, case: "braille") }: { $name }
