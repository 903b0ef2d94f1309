game-name = Vrchol
summit-dealt = Všichni mají pět čísel.
summit-played = { WHO($seat) }: { CARD($card) }.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
summit-taken = Štych bere { WHO($seat) }.
summit-won = Poslední štych je sebraný{ $winner ->
        [none] , první sám není nikdo.
       *[other] . První je { WHO($winner) }.
    }
summit-not-held = Kartu { CARD($card) } v ruce nemáš.
summit-hand = Máš { CARDS($cards) }.
summit-table-empty = Na stole nic neleží.
summit-turn = Na řadě: { WHO($seat) }.
summit-score = Sebrané štychy: { $own }.
reason-summit-highest = Nejvyšší číslo bere štych.
summit-left = Zbývající štychy: { $count }.
