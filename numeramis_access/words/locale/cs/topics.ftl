# Lekce, v nichž rozhoduje ten, kdo se učí: názvy, myšlenky a co je na volbě špatně.
topic-again = Chvíle k zopakování
topic-none-again = Dnes není co opakovat.
    .braille = dnes nic
topic-back = Zpět
topic-standing = { $state ->
        [done] hotovo
        [left] { ORDINAL($place, gender: "feminine") } chvíle { SAY($count, case: "gen", gender: "feminine", after: "z") }
       *[new] nová
    }{ $minutes ->
        [0] {""}
       *[other] , asi { COUNT($minutes, of: "minute", case: "acc") }
    }
topic-lessons-done = { $done ->
        [0] žádná lekce hotová
        [one] hotová jedna { SAY($count, case: "gen", gender: "feminine", after: "z") }
        [few] hotové { SAY($done, gender: "feminine") } { SAY($count, case: "gen", gender: "feminine", after: "z") }
       *[other] hotovo { SAY($done, gender: "feminine") } { SAY($count, case: "gen", gender: "feminine", after: "z") }
    }
topic-moment = { ORDINAL($number, gender: "feminine") } chvíle { SAY($count, case: "gen", gender: "feminine", after: "z") }.
    .braille = { $number }/{ $count }
topic-decide-first = Rozhodnutí je na vás. Vaše karty: { $hand }. Stůl: { $table }. Rada: { $help }. Nespěchejte.
    .brief = Rozhodněte se.
    .braille = rozhodněte
topic-decide = Rozhodnutí je na vás.
    .brief = Rozhodněte se.
    .braille = rozhodněte
topic-wait = Okamžik, karty se ještě posuzují.
    .braille = okamžik
topic-go-on = Dál Enterem.
    .braille = dál enter
topic-right = Správně.
    .braille = správně
topic-half = Po radě se to počítá za půl.
    .brief = Za půl.
    .braille = za půl
topic-as-good = Stejně dobré je: { $action }.
    .braille = = { $action }
topic-close = Možná o něco lepší je: { $action }. S jistotou se to říct nedá.
    .braille = těsné { $action }
topic-wrong = Vaše volba: { $action }. Stojí vás to asi { topic-loss }.
    .braille = { $action } -{ NUMBER($size, maximumFractionDigits: 1) }
topic-wrong-near = Vaše volba: { $action }. Posouzená je nejbližší sázka, { $weighed }: stojí asi { topic-loss }.
    .braille = { $action } -{ NUMBER($size, maximumFractionDigits: 1) }
topic-loss =
    { $unit ->
        [tricks] { COUNT($size, of: "trick", case: "acc") }
        [points] { COUNT($size, of: "point", case: "acc") }
        [lead] { COUNT($size, of: "point", case: "acc") } proti soupeřům
        [places] { COUNT($size, of: "place", case: "acc") }
        [chance] { COUNT($size, of: "percent", case: "acc") } šance
       *[chips] { COUNT($size, of: "chip", case: "acc") }
    }
topic-try-again = Zkuste jinou možnost.
    .braille = znovu
topic-done = Konec lekce: napoprvé správně { $right } { SAY($count, case: "gen", gender: "feminine", after: "z") }{ $helped ->
        [0] .
        [one] {" "}a ještě jedna po radě, ta se počítá za půl.
        [few] {" "}a ještě { SAY($helped, gender: "feminine") } po radě, ty se počítají za půl.
       *[other] {" "}a ještě { SAY($helped, gender: "feminine") } po radě, ty se počítají za půl.
    } { $well ->
        [yes] Lekce je hotová.
       *[no] Hotová bude při čtyřech; příště přijdou jiné karty.
    }
    .brief = { $right } { SAY($count, case: "gen", gender: "feminine", after: "z") }.
    .braille = { $right }/{ $count } { $well ->
        [yes] hotovo
       *[no] znovu
    }
topic-again-done = Pro dnešek je to všechno: napoprvé správně { $right } { SAY($count, case: "gen", gender: "feminine", after: "z") }{ $helped ->
        [0] .
        [one] {" "}a ještě jedna po radě, ta se počítá za půl.
        [few] {" "}a ještě { SAY($helped, gender: "feminine") } po radě, ty se počítají za půl.
       *[other] {" "}a ještě { SAY($helped, gender: "feminine") } po radě, ty se počítají za půl.
    }
    .braille = { $right }/{ $count }

# Jak silný je ten, kdo se učí, podle lekcí.
strength = Jak jste na tom
strength-menu = Jak jste na tom
    .braille = výkonnost
strength-value = { $word ->
        [first] první kroky
        [beginner] začátečník
        [club] klubový hráč
        [strong] silný hráč
       *[expert] mistr
    }, { $number }
strength-none = zatím se neví, chybí { COUNT($left, of: "answer") }
strength-behind = podle { COUNT($count, of: "answer", case: "gen") }
strength-learnt = { $game }: { $strength }, podle { COUNT($count, of: "answer", case: "gen") }.

topic-fault-overtakes = Vede { PARTNER(form: "who") }, zdvih je tedy už váš: tím jen utratíte dobrou kartu.
topic-fault-trusts-partner = Karta naproti sama nemusí vydržet.
topic-fault-too-high = Stačila by menší karta a tato vám bude později chybět.
topic-fault-too-low = Ta druhá karta udělá totéž a na potom vám zůstane víc.
topic-fault-gives-away = Tím zdvih necháte ostatním, ačkoli se s tím dá něco dělat.
topic-fault-spends = Zdvih to nebere, a tak je to víc, než je třeba dát.
topic-fault-too-weak = Kdo hraje po vás, to přebije příliš snadno.
topic-fault-takes-too-soon = Tu kartu utratíte dřív, než ostatní museli ukázat svou.
topic-fault-too-dear-trick = Ta karta má větší cenu než tento zdvih.
topic-fault-overtakes-early = { PARTNER() ->
        [feminine] Vede spoluhráčka a její karta může vydržet sama: tím jen utratíte dobrou kartu.
        [none] Vede { PARTNER(form: "who") } a karta naproti může vydržet sama: tím jen utratíte dobrou kartu.
       *[masculine] Vede spoluhráč a jeho karta může vydržet sama: tím jen utratíte dobrou kartu.
    }
