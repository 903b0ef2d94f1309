### Stoły korespondencyjne: na decyzję są dni, a stół czeka na nieobecnych.

turns-clock = { COUNT($days, of: "day") } na każdą decyzję, korespondencyjnie
    .braille = { $days } d, korespondencyjnie
turns-table = { $table }, { $waits ->
        [own] czeka na ciebie, jeszcze { DURATION($left) }
       *[other] teraz decyduje { $name }
    }
turns-own = Na tę decyzję masz { DURATION($left, case: "acc") }.
    .braille = { DURATION($left) }
turns-own-reminded = Czas minął. Za { DURATION($left, case: "acc") } zdecyduje za ciebie komputer.
    .braille = czas minął, komputer za { DURATION($left, case: "acc") }
turns-of = { $name } ma na tę decyzję { DURATION($left, case: "acc") }.
    .braille = { $name }: { DURATION($left) }
turns-of-reminded = { $name }: czas minął. Za { DURATION($left, case: "acc") } zdecyduje tam komputer.
    .braille = { $name }: czas minął, komputer za { DURATION($left, case: "acc") }
turns-nobody = Teraz nikt nie musi decydować. Czas na każdą decyzję: { COUNT($days, of: "day") }.
    .braille = nikt nie decyduje, { $days } d
turns-holiday = { $name } ma urlop, jeszcze { DURATION($left, case: "acc") }.
    .braille = { $name }: urlop, { DURATION($left) }
turns-holiday-over = { $name } nie ma już urlopu.
    .braille = { $name }: po urlopie
turns-over-again = { $name }: trzecia opuszczona decyzja z rzędu. Gra tu teraz komputer, { $by }. Miejsce może za pomocą kodu zająć ktoś inny.
    .braille = { $name }: opuszczone 3, gra { $by }
turns-over-again-own = Trzecia opuszczona decyzja z rzędu. Gra teraz za ciebie komputer, { $by }. Enterem odbierzesz swoje miejsce.
    .braille = opuszczone 3, gra { $by }; z powrotem: enter
turns-aside = Odłóż partię, stół na mnie poczeka
turns-give-up = Oddaj moje miejsce komputerowi
turns-take-holiday = Weź urlop od partii korespondencyjnych
turns-holiday-days = { COUNT($days, of: "day") }
turns-holiday-end = Zakończ urlop teraz
turns-holiday-taken = Urlop się zaczął: { COUNT($days, of: "day") }. W ciągu roku zostało ci: { COUNT($left, of: "day") }.
    .braille = urlop: { $days } d, zostało: { $left }
turns-holiday-ended = Nie masz urlopu. W ciągu roku zostało ci: { COUNT($left, of: "day") }.
    .braille = bez urlopu, zostało: { $left }
turns-waiting = Moje stoły: { $count ->
        [one] jeden czeka na ciebie
        [few] { SAY($count) } czekają na ciebie
       *[other] { SAY($count) } czeka na ciebie
    }
    .braille = moje stoły: czeka { $count }
turns-mine = Moje stoły
turns-named = { $game }: { $names }
# Gdy nic się nie gra: program wystartował albo jesteś w menu.
turns-call = { $count ->
        [one] Czeka na ciebie stół. { $tables }.
       *[other] Czekają na ciebie stoły. { $tables }.
    }
    .braille = czeka: { $tables }
# Po powrocie do stołu; potem ostatnie trzy lewy.
turns-missed = Od twojego ostatniego ruchu stało się więcej. Wszystko: { people-key-short }. Teraz ostatnia część.
    .braille = wszystko: { people-key-short }; koniec:
turns-next = Do stołu, który czeka na mnie najdłużej
turns-none-waits = Żaden inny stół na ciebie nie czeka.
    .braille = inny nie czeka
