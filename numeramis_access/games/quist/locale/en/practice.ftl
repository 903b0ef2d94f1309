# Quist: practice
# How it stands
practice-running-quist =
    { $state ->
        [won] You've already won the game
        [lost] They've already won the game
       *[open] { $kind ->
            [level] Level, { $need } more each to win
            [ahead] You're { COUNT($size, of: "trick") } ahead: { $need } more to win, they need { $other-need }
           *[behind] They're { COUNT($size, of: "trick") } ahead: you need { $need } more to win, they need { $other-need }
        }
    }, { $left ->
        [one] one round left.
       *[other] { COUNT($left, of: "phase") } left.
    }
    .brief = { $state ->
        [won] Won.
        [lost] Lost.
       *[open] You need { $need }, they { $other-need }.
    }
    .braille = { $state ->
        [won] won
        [lost] lost
       *[open] need { $need }:{ $other-need }
    } left { $left }
hint-sought-quist = { COUNT($worth, of: "trick") } at stake; { $later ->
        [0] you play last.
        [one] one player still to play.
       *[other] { $later } players still to play.
    }
    .brief = For { $worth }, after you { $later }.
    .braille = for { $worth } after you { $later }
theme-quist-nines = Three nines
theme-quist-high = High cards
theme-quist-low = Nothing above a six
theme-quist-twins = Four twins
theme-quist-many = Four cards alike
