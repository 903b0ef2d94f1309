# What the game and its questions are called in menus; it is read before the words of the game.
game-sipky = Šipky, darts with cards
    .stems = sipk, dart
about-sipky = Darts with cards: the player who comes closest to the limit without passing it wins.
kind-number-laid = Numbers in Šipky
command-missing = how far you are from the limit
    .stems = how far limit, how much missing, how many missing, how much need
command-missing-calling = how far everybody is from the limit
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
