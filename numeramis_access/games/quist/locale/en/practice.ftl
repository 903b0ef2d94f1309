# Quist: practice
# How it stands
practice-running-quist =
    { $state ->
        [won] You have already won the game
        [lost] The game is already theirs
       *[open] { $kind ->
            [level] You are level
            [ahead] You are { COUNT($size, of: "trick") } ahead
           *[behind] They are { COUNT($size, of: "trick") } ahead
        }; you need { $need ->
            [one] just one more
           *[other] { $need } more
        } to win, they { $other-need }
    }; { $left ->
        [one] one phase is left.
       *[other] { COUNT($left, of: "phase") } are left.
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
hint-sought-quist = You are playing for { COUNT($worth, of: "trick") }, { $later ->
        [0] and you play last.
        [one] and one player comes after you.
       *[other] and { $later } players come after you.
    }
    .brief = For { $worth }, after you { $later }.
    .braille = for { $worth } after you { $later }
theme-quist-nines = Three nines
theme-quist-high = High cards
theme-quist-low = Nothing above a six
theme-quist-twins = Four twins
theme-quist-many = Four cards alike
