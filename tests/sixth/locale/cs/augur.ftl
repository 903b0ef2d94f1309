game-name = Věštba
augur-dealt = Všichni mají pět čísel.
augur-foretold = { WHO($seat) }: předpověď { $tricks }.
    .braille = { WHO($seat, form: "short") } { $tricks }?
augur-played = { WHO($seat) }: { CARD($card) }.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
augur-taken = Štych bere { WHO($seat) }.
augur-scored = Body za tuto hru, { WHO($seat) }: { $points }.
augur-has = Štychy, { WHO($seat) }: { $points }.
augur-points = Body, { WHO($seat) }: { $points }.
augur-won = Partie skončila{ $winner ->
        [none] , první sám není nikdo.
       *[other] . První je { WHO($winner) }.
    }
augur-would-be-even = { $tricks } předpovědět nejde: to by mohli mít pravdu všichni.
augur-not-held = Kartu { CARD($card) } v ruce nemáš.
action-foretell = Předpovědět { $tricks }
    .typed = { $tricks }, předpovědět { $tricks }
option-games = Počet her
house-games = Kolik her má partie.
