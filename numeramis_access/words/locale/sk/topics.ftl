# Lekcie, v ktorých rozhoduje ten, kto sa učí: názvy, myšlienky a čo je na voľbe zlé.
topic-again = Chvíle na zopakovanie
topic-none-again = Dnes nie je čo opakovať.
    .braille = dnes nič
topic-back = Späť
topic-standing = { $state ->
        [done] hotové
        [left] { ORDINAL($place, gender: "feminine") } chvíľa { SAY($count, case: "gen", gender: "feminine", after: "z") }
       *[new] nová
    }{ $minutes ->
        [0] {""}
       *[other] , asi { COUNT($minutes, of: "minute", case: "acc") }
    }
topic-lessons-done = { $done ->
        [0] žiadna lekcia hotová
        [one] hotová jedna { SAY($count, case: "gen", gender: "feminine", after: "z") }
        [few] hotové { SAY($done, gender: "feminine") } { SAY($count, case: "gen", gender: "feminine", after: "z") }
       *[other] hotových { SAY($done, gender: "feminine") } { SAY($count, case: "gen", gender: "feminine", after: "z") }
    }
topic-moment = { ORDINAL($number, gender: "feminine") } chvíľa { SAY($count, case: "gen", gender: "feminine", after: "z") }.
    .braille = { $number }/{ $count }
topic-decide-first = Rozhodnutie je na vás. Vaša ruka: { $hand }. Stôl: { $table }. Rada: { $help }. Neponáhľajte sa.
    .brief = Rozhodnite sa.
    .braille = rozhodnite
topic-decide = Rozhodnutie je na vás.
    .brief = Rozhodnite sa.
    .braille = rozhodnite
topic-wait = Okamih, karty sa ešte posudzujú.
    .braille = okamih
topic-go-on = Ďalej klávesom Enter.
    .braille = ďalej enter
topic-right = Správne.
    .braille = správne
topic-half = Po rade sa to počíta za pol.
    .brief = Za pol.
    .braille = za pol
topic-as-good = Rovnako dobré je: { $action }.
    .braille = = { $action }
topic-close = Možno o niečo lepšie je: { $action }. S istotou sa to nedá povedať.
    .braille = tesné { $action }
topic-wrong = Vaša voľba: { $action }. Stojí vás to asi { topic-loss }.
    .braille = { $action } -{ NUMBER($size, maximumFractionDigits: 1) }
topic-wrong-near = Vaša voľba: { $action }. Posúdená je najbližšia stávka, { $weighed }: stojí asi { topic-loss }.
    .braille = { $action } -{ NUMBER($size, maximumFractionDigits: 1) }
topic-loss =
    { $unit ->
        [tricks] { COUNT($size, of: "trick", case: "acc") }
        [points] { COUNT($size, of: "point", case: "acc") }
        [lead] { COUNT($size, of: "point", case: "acc") } proti súperom
        [places] { COUNT($size, of: "place", case: "acc") }
        [chance] { COUNT($size, of: "percent", case: "acc") } šance
       *[chips] { COUNT($size, of: "chip", case: "acc") }
    }
topic-try-again = Skúste inú možnosť.
    .braille = znova
topic-done = Koniec lekcie: na prvýkrát správne { $right } { SAY($count, case: "gen", gender: "feminine", after: "z") }{ $helped ->
        [0] .
        [one] {" "}a ešte jedna po rade, tá sa počíta za pol.
        [few] {" "}a ešte { SAY($helped, gender: "feminine") } po rade, tie sa počítajú za pol.
       *[other] {" "}a ešte { SAY($helped, gender: "feminine") } po rade, tie sa počítajú za pol.
    } { $well ->
        [yes] Lekcia je hotová.
       *[no] Hotová bude pri štyroch; nabudúce budú iné karty.
    }
    .brief = { $right } { SAY($count, case: "gen", gender: "feminine", after: "z") }.
    .braille = { $right }/{ $count } { $well ->
        [yes] hotové
       *[no] znova
    }
topic-again-done = Na dnes je to všetko: na prvýkrát správne { $right } { SAY($count, case: "gen", gender: "feminine", after: "z") }{ $helped ->
        [0] .
        [one] {" "}a ešte jedna po rade, tá sa počíta za pol.
        [few] {" "}a ešte { SAY($helped, gender: "feminine") } po rade, tie sa počítajú za pol.
       *[other] {" "}a ešte { SAY($helped, gender: "feminine") } po rade, tie sa počítajú za pol.
    }
    .braille = { $right }/{ $count }

# Ako silný je ten, kto sa učí, podľa lekcií.
strength = Ako ste na tom
strength-menu = Ako ste na tom
    .braille = výkonnosť
strength-value = { $word ->
        [first] prvé kroky
        [beginner] začiatočník
        [club] klubový hráč
        [strong] silný hráč
       *[expert] majster
    }, { $number }
strength-none = zatiaľ sa nevie, { $left ->
        [few] chýbajú
       *[other] chýba
    } { COUNT($left, of: "answer") }
strength-behind = podľa { COUNT($count, of: "answer", case: "gen") }
strength-learnt = { $game }: { $strength }, podľa { COUNT($count, of: "answer", case: "gen") }.

topic-fault-overtakes = Vedie { PARTNER(form: "who") }, zdvih je teda už váš: tým len miniete dobrú kartu.
topic-fault-trusts-partner = Karta oproti sama nemusí vydržať.
topic-fault-too-high = Stačila by menšia karta a táto vám bude neskôr chýbať.
topic-fault-too-low = Tá druhá karta urobí to isté a na potom vám zostane viac.
topic-fault-gives-away = Tým zdvih necháte ostatným, hoci sa oň dá bojovať.
topic-fault-spends = Zdvih to neberie, a tak je to viac, ako treba dať.
topic-fault-too-weak = Kto hrá po vás, prebije to príliš ľahko.
topic-fault-takes-too-soon = Tú kartu miniete skôr, než ostatní museli ukázať svoju.
topic-fault-too-dear-trick = Tá karta má väčšiu cenu ako tento zdvih.
topic-fault-overtakes-early = { PARTNER() ->
        [feminine] Vedie spoluhráčka a jej karta môže vydržať sama: tým len miniete dobrú kartu.
        [none] Vedie { PARTNER(form: "who") } a karta oproti môže vydržať sama: tým len miniete dobrú kartu.
       *[masculine] Vedie spoluhráč a jeho karta môže vydržať sama: tým len miniete dobrú kartu.
    }
