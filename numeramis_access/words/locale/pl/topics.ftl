# Lekcje, w których decyduje ten, kto się uczy: nazwy, myśli i co w wyborze jest źle.
topic-again = Chwile do powtórki
topic-none-again = Dziś nie ma czego powtarzać.
    .braille = dziś nic
topic-back = Wstecz
topic-standing = { $state ->
        [done] zaliczona
        [left] { ORDINAL($place, gender: "feminine") } chwila { SAY($count, case: "gen", gender: "feminine", after: "z") }
       *[new] nowa
    }{ $minutes ->
        [0] {""}
       *[other] , około { COUNT($minutes, of: "minute", case: "gen") }
    }
topic-lessons-done = { $done ->
        [0] żadna lekcja zaliczona
        [one] zaliczona jedna { SAY($count, case: "gen", gender: "feminine", after: "z") }
        [few] zaliczone { SAY($done, gender: "feminine") } { SAY($count, case: "gen", gender: "feminine", after: "z") }
       *[other] zaliczonych { SAY($done, gender: "feminine") } { SAY($count, case: "gen", gender: "feminine", after: "z") }
    }
topic-moment = { ORDINAL($number, gender: "feminine") } chwila { SAY($count, case: "gen", gender: "feminine", after: "z") }.
    .braille = { $number }/{ $count }
topic-decide-first = Decyzja należy do ciebie. Twoje karty: { $hand }. Stół: { $table }. Rada: { $help }. Nie spiesz się.
    .brief = Zdecyduj.
    .braille = zdecyduj
topic-decide = Decyzja należy do ciebie.
    .brief = Zdecyduj.
    .braille = zdecyduj
topic-wait = Chwileczkę, karty są jeszcze oceniane.
    .braille = chwileczkę
topic-go-on = Naciśnij Enter, żeby kontynuować.
    .braille = dalej enter
topic-right = Dobrze.
    .braille = dobrze
topic-half = Po radzie liczy się to za pół.
    .brief = Za pół.
    .braille = za pół
topic-as-good = Tak samo dobre jest: { $action }.
    .braille = = { $action }
topic-close = Może trochę lepsze jest: { $action }. Tego nie da się rozstrzygnąć.
    .braille = o włos { $action }
topic-wrong = Twój wybór: { $action }. Kosztuje cię to około { topic-loss }.
    .braille = { $action } -{ NUMBER($size, maximumFractionDigits: 1) }
topic-wrong-near = Twój wybór: { $action }. Oceniona jest najbliższa stawka, { $weighed }: kosztuje około { topic-loss }.
    .braille = { $action } -{ NUMBER($size, maximumFractionDigits: 1) }
topic-loss =
    { $unit ->
        [tricks] { COUNT($size, of: "trick", case: "gen") }
        [points] { COUNT($size, of: "point", case: "gen") }
        [lead] { COUNT($size, of: "point", case: "gen") } względem rywali
        [places] { COUNT($size, of: "place", case: "gen") }
        [chance] { COUNT($size, of: "percent", case: "gen") } szansy
       *[chips] { COUNT($size, of: "chip", case: "gen") }
    }
topic-try-again = Spróbuj innej możliwości.
    .braille = jeszcze raz
topic-done = Koniec lekcji: za pierwszym razem dobrze { $right } { SAY($count, case: "gen", gender: "feminine", after: "z") }{ $helped ->
        [0] .
        [one] {" "}i jeszcze jedna po radzie, ta liczy się za pół.
        [few] {" "}i jeszcze { SAY($helped, gender: "feminine") } po radzie, te liczą się za pół.
       *[other] {" "}i jeszcze { SAY($helped, gender: "feminine") } po radzie, te liczą się za pół.
    } { $well ->
        [yes] Lekcja jest zaliczona.
       *[no] Zaliczysz ją przy czterech; następnym razem będą inne karty.
    }
    .brief = { $right } { SAY($count, case: "gen", gender: "feminine", after: "z") }.
    .braille = { $right }/{ $count } { $well ->
        [yes] gotowa
       *[no] jeszcze raz
    }
topic-again-done = Na dziś to wszystko: za pierwszym razem dobrze { $right } { SAY($count, case: "gen", gender: "feminine", after: "z") }{ $helped ->
        [0] .
        [one] {" "}i jeszcze jedna po radzie, ta liczy się za pół.
        [few] {" "}i jeszcze { SAY($helped, gender: "feminine") } po radzie, te liczą się za pół.
       *[other] {" "}i jeszcze { SAY($helped, gender: "feminine") } po radzie, te liczą się za pół.
    }
    .braille = { $right }/{ $count }

# Jak silny jest uczący się, według lekcji.
strength = Jak ci idzie
strength-menu = Jak ci idzie
    .braille = siła gry
strength-value = { $word ->
        [first] pierwsze kroki
        [beginner] początkujący
        [club] gracz klubowy
        [strong] mocny gracz
       *[expert] mistrz
    }, { $number }
strength-none = jeszcze nie wiadomo, brakuje { COUNT($left, of: "answer", case: "gen") }
strength-behind = według { COUNT($count, of: "answer", case: "gen") }
strength-learnt = { $game }: { $strength }, według { COUNT($count, of: "answer", case: "gen") }.

topic-fault-overtakes = Prowadzi { PARTNER(form: "who") }, więc lewa jest już wasza: w ten sposób tylko tracisz dobrą kartę.
topic-fault-trusts-partner = Karta naprzeciwko sama może się nie utrzymać.
topic-fault-too-high = Wystarczyłaby mniejsza karta, a tej będzie ci później brakować.
topic-fault-too-low = Ta druga karta zrobi to samo, a na później zostanie ci więcej.
topic-fault-gives-away = W ten sposób zostawiasz lewę innym, choć możesz o nią walczyć.
topic-fault-spends = Ta karta nie bierze lewy, więc dajesz więcej, niż trzeba.
topic-fault-too-weak = Kto gra po tobie, przebije to zbyt łatwo.
topic-fault-takes-too-soon = Tę kartę tracisz, zanim pozostali musieli pokazać swoją.
topic-fault-too-dear-trick = Ta karta jest warta więcej niż ta lewa.
topic-fault-overtakes-early = { PARTNER() ->
        [feminine] Prowadzi partnerka i jej karta może się utrzymać sama: w ten sposób tylko tracisz dobrą kartę.
        [none] Prowadzi { PARTNER(form: "who") } i karta naprzeciwko może się utrzymać sama: w ten sposób tylko tracisz dobrą kartę.
       *[masculine] Prowadzi partner i jego karta może się utrzymać sama: w ten sposób tylko tracisz dobrą kartę.
    }
