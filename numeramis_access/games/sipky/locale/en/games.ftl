# What the game and its questions are called in menus; it is read before the words of the game.
game-sipky = Šipky, darts with cards
    .stems = sipk, dart
about-sipky = Cards in place of darts: whoever adds up closest to the limit without going over it wins.
kind-number-laid = Numbers in Šipky
command-missing = how far you are from the limit
    .stems = how far limit, how much missing, how many missing, how much need
count-hits = { COUNT($number, of: "hit") } of the exact limit.
count-hits-month = { COUNT($number, of: "hit") }
count-hits-of = Exact hits: { $number } in { COUNT($count, of: "game") }.
count-hits-streak = Most games in a row with a hit: { milestones-run }
count-hits-aim = { COUNT($aim, of: "hit") }
count-hits-wanted = The aim for this month: { COUNT($aim, of: "hit") }, so far { $number }.
unit-hits = hit
    .label = Hits
noun-hit = hit
    .other = hits
