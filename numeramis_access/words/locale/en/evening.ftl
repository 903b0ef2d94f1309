### A club evening with real cards: entries, the draw, rounds, results, the director, papers.

evening-menu = Club evenings
evening-new = Announce a new evening
evening-of = { $title ->
        [none] {""}
       *[other] { $title },{" "}
    }{ $contest ->
        [pairs] Pairs
        [individuals] Individuals
        [teams] Teams of four
        [plays] Tournament
       *[none] Evening
    }{ $game ->
        [none] {""}
       *[other] , { $game }
    }, { DATE($when) }
evening-stage = { $stage ->
        [entering] open for entries
        [closed] waiting for the draw
        [drawn] { $round ->
            [0] drawn
           *[other] playing, { ORDINAL($round) } round
        }
        [ready] ready for the first round
        [plays] playing
        [waits] ready for the first draw
        [over] over
        [new] new
       *[unknown] unreadable
    }
evening-delete = Delete an evening
evening-really-delete-all = Delete the whole evening with its results? { $what }
evening-is-deleted = The evening has been deleted.
evening-not-kept = The program couldn't save that, so it doesn't count. Check the free disk space and your permissions, then try again.
    .braille = not saved
evening-damaged = The file of evenings was damaged. It's now set aside as { $name }, and a new one has been started.
    .braille = file of evenings damaged
evening-not-understood = The program can't read the record of this evening, so it wasn't opened. Nothing in it has changed.
    .braille = evening unreadable
evening-newer = A newer program wrote this evening. Update to open it.
    .braille = newer program
evening-elsewhere = Another program has changed the evening, so it was read again. Check where it stands, then try once more.
    .braille = changed elsewhere, again

# Announcing
evening-plan = What kind of evening will it be?
evening-announce = Announce it and take entries
evening-game = Game
evening-other-game = another game, dealt by hand
evening-plan-tricks = Tricks in a deal
evening-plan-tricks-value = { $value ->
        [0] enter points
       *[other] { SAY($value) }
    }
evening-better = Which score is better
evening-better-value = { $fewer ->
        [yes] fewer
       *[no] more
    }
evening-plan-contest = Who plays
evening-plan-contest-value = { $value ->
        [pairs] pairs
        [individuals] single players
        [plays] single players, whole games at drawn tables
       *[teams] teams of four
    }
evening-plan-movement = Who meets whom
evening-plan-movement-value = { $value ->
        [all-meet] everybody plays everybody
        [mitchell] half stay seated and half move, two winners
        [lot] a new draw before every round
        [neighbours] the first round by lot, then by the standings
        [free] a table as soon as enough people are free
        [groups] everybody plays everybody in groups, two at a table
        [knock-out] a knock-out, the better half of each table goes on
       *[swiss] Swiss: each round against opponents of similar standing
    }
evening-plan-size = Players at a table
evening-plan-size-value = { SAY($value) }
evening-plan-changed = The new plan applies.
evening-plan-computers = Computers at the tables
evening-plan-computers-value = { $computers ->
        [yes] take the seats of missing players
       *[no] don't play
    }
evening-plan-spare = Players left over
evening-plan-spare-value = { $value ->
        [none] sit out
        [less] make some tables one smaller
        [more] make some tables one larger
       *[both] make some tables one smaller or larger
    }
evening-plan-points = Points
evening-plan-points-value = { $value ->
        [places] by place
        [beaten] by the share of opponents beaten
        [score] the score of the game
       *[wins] one for a win
    }
evening-plan-boards = Boards in a round
evening-plan-boards-value = { SAY($value) }
evening-plan-rounds = Rounds
evening-plan-rounds-value = { $value ->
        [0] as many as needed
       *[other] at most { SAY($value) }
    }
evening-credits = Matches for each player
evening-credits-value = { COUNT($value, of: "match") }
evening-more-games = Further games
evening-no-more-games = none
evening-add-game = Add a game
evening-one-game = { $game }
evening-change-game = Change this game
evening-remove-game = Leave this game out
evening-game-keep = Use this game
evening-plan-minutes = Time for a round
evening-plan-minutes-value = { $value ->
        [0] no clock
       *[other] { COUNT($value, of: "minute") }
    }
evening-plan-days = Play by turns
evening-plan-days-value = { $value ->
        [0] no
       *[other] { COUNT($value, of: "day") } for each decision, one week for a round
    }
evening-plan-title = Name or place
evening-plan-title-value = { $value ->
        [none] no name
       *[other] { $value }
    }
evening-plan-called = Name of the game
evening-plan-wear = Those who see wear
evening-plan-wear-value = { $value ->
        [none] nothing special
        [blindfold] a blindfold
       *[other] { $value }
    }
evening-plan-entries = Limits of entries
evening-plan-entries-none = no limits
evening-plan-capacity = Places
evening-plan-capacity-value = { $value ->
        [0] any number
       *[other] { SAY($value) }
    }
evening-plan-closes = Last day for entries
evening-plan-closes-none = none
evening-day-form = Type the day and the month, for example 24 12.
    .braille = day month
evening-capacity-told = { $count ->
        [one] one place
       *[other] { SAY($count) } places
    }
evening-closes-told = entries until { $day }
evening-wear = { $what ->
        [blindfold] everybody who sees wears a blindfold
       *[other] those who see: { $what }
    }
evening-plan-group = People in a group
evening-plan-group-value = { $value ->
        [0] everybody in one
       *[other] { SAY($value) }
    }
evening-plan-row = Points at a table of { SAY($size) }
evening-row-form = Type { SAY($size) } numbers, the first one for the winner.
    .braille = numbers: { $size }
evening-plan-ties = What decides shared places
evening-tie = { $rule ->
        [scores] the sum of scores
        [best] the best match
        [meeting] results at shared tables
        [played] more matches played
       *[lot] drawing lots
    }
evening-tie-place = { ORDINAL($place) } in order
evening-copies = Packs
evening-copies-value = { $moving ->
        [yes] one of each board, passed from table to table
       *[no] a set for each table, all play the same at once
    }
evening-plan-told = { $plan }; { COUNT($boards, of: "deal") } a round; { $rounds ->
        [0] as many rounds as needed
       *[other] at most { COUNT($rounds, of: "round") }
    }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } a round
    }
evening-plan-told-plays = { $plan }; at a table { $sizes }; { $rounds ->
        [0] as many rounds as needed
       *[other] { COUNT($rounds, of: "round") }
    }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } a round
    }{ $computers ->
        [yes] ; computers take the seats of missing players
       *[no] {""}
    }
evening-plan-told-games = { $plan }; { $games }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } a round
    }
evening-game-told = { $game }, at a table { $sizes }, { $points }, { COUNT($credits, of: "match") } for each player
evening-plan-keep = Use this plan
evening-plan-now = Plan of the evening

# Entries
evening-enter = Add players
evening-name = Name
evening-name-help = { evening-whom-help }
evening-whom = Who's playing? Name
    .braille = Name
evening-whom-help = Several people at once: type a comma between their names.
evening-party = { $count ->
        [0] Who's playing?
       *[other] Adding { $names }.
    }
evening-write-name = Type a name
evening-enter-them = { $whole ->
        [yes] Add
       *[no] Add without a partner; we'll find one
    }
evening-entered = Added: { $names }.
evening-entered-all = Added from the file: { $count }.
evening-waits = { $why ->
        [closed] The last day for entries is over.
       *[full] All places are taken.
    } On the waiting list: { $names }.
evening-waits-all = On the waiting list, from the file: { $count }.
evening-origin = Entries come
evening-origin-value = { $origin ->
        [phone] by telephone
        [mail] by e-mail
       *[place] at the place
    }
evening-waiting = On the waiting list, { ORDINAL($place) }: { $names }
evening-admit = Admit
evening-plan-admitted = The new plan applies. From the waiting list: { $names }.
evening-numbered = { $count ->
        [1] {"Number "}
        [2] {"Pair "}
       *[other] {"Team "}
    }{ $number }, { $names }
evening-unnamed = number { $number }
evening-somebody = somebody
evening-by-itself = The program
evening-entrant = { $names }
evening-join = Plays with { $names }
evening-scratch = Remove from the list
evening-close = Close the entries and draw
evening-draw = Draw
evening-drawn = { $movement ->
        [howell] Everybody plays everybody.
        [all-meet] Everybody plays everybody.
        [mitchell] North and south stay seated and the others move. There will be two winners.
        [one-table] Everybody plays at one table.
        [individual] You have a new partner in every round.
        [rainbow] You have a new partner in every round; the players sitting north stay there.
        [teams] Every team meets every other team at two tables.
       *[swiss] The standings decide who meets in each round.
    } { COUNT($rounds, of: "round") }, { COUNT($tables, of: "table") }, { COUNT($boards, of: "deal") }{ $copies ->
        [1] , one of each
       *[other] , { SAY($copies) } of each
    }.{ $out ->
        [yes] {" "}Somebody sits out each round.
       *[no] {""}
    }
    .braille = rounds { $rounds }, tables { $tables }, deals { $boards }, copies { $copies }
evening-drawn-plays = { $rounds ->
        [0] The better half of each table goes on, until one table is left.
       *[other] { COUNT($rounds, of: "round") }, each drawn after the one before.
    } Tables of { $sizes }.{ $out ->
        [0] {""}
       *[other] {" "}{ SAY($out) } { $out ->
            [one] sits
           *[other] sit
        } out each round.
    }
evening-drawn-games = { $free ->
        [yes] Tables are drawn one by one, as soon as enough people are free.
       *[no] Each game is drawn separately, from the people who have matches left.
    }
evening-drawn-groups = { $count ->
        [1] Everybody plays everybody
       *[other] Groups of { $sizes }; everybody plays everybody in their group
    }. { COUNT($rounds, of: "round") }.
evening-group = Group { SAY($number) }
evening-unfair = Tables will differ in size, so the same place earns different points. Count the share of opponents beaten instead?
    .braille = sizes differ: count beaten opponents?
evening-unfair-now = Tables differ in size, so the same place earns different points. You can change that in the plan.
    .braille = tables differ in size
evening-unseated = Entered: { SAY($count) }; seats at the tables: { SAY($seated) }. { $turns ->
        [yes] Those left over wait and play next time.
       *[no] Some would never play.
    }
evening-unseated-sizes = Seat everybody, players at the tables: { $sizes }
evening-unseated-draw = Draw all the same
evening-no-fixed-seat = No fixed seat is left for { $names }.
    .braille = { $names }: no fixed seat
evening-not-level = With an odd number of boards a round, some players have a harder time here. Choose an even number.
    .braille = odd boards: not level
evening-no-movement = No movement fits { SAY($count) }. The nearest is { $fewer ->
        [0] { SAY($more) }
       *[other] { SAY($fewer) }{ $more ->
            [0] {""}
           *[other] {" "}or { SAY($more) }
        }
    }. Add or remove players, or change the plan.
    .braille = movements only { $fewer } { $more }
evening-swiss-rounds = Set the number of rounds first: each round is drawn after the last one.
    .braille = how many rounds?

# The director's desk
evening-desk-waiting = { $waiting ->
        [0] .
       *[other] , { SAY($waiting) } waiting.
    }
evening-desk = { $contest ->
        [pairs] Pairs
        [individuals] Individuals
        [plays] Tournament
       *[teams] Teams of four
    }: { $stage ->
        [entering] { $entrants ->
            [0] nobody entered yet{ evening-desk-waiting }
           *[other] { $entrants } entered{ evening-desk-waiting }
        }
        [closed] entries are closed.
        [ready] ready for the first round.
        [plays] { $playing ->
            [0] no match in play
            [one] one match in play
           *[other] { SAY($playing) } matches in play
        }{ $played ->
            [0] .
           *[other] , { SAY($played) } finished.
        }
        [waits] ready for the first draw.
        [over] over.
       *[other] { $round ->
            [0] drawn, ready for the first round.
           *[other] { ORDINAL($round) } round{ $rounds ->
                [0] {""}
               *[other] {" "}of { SAY($rounds) }
            }.
        }
    }
evening-enter-results = Enter results, { $count } missing
evening-one-line = Enter a result in one line
    .braille = in one line
evening-line-asked = { $seats ->
        [plays] Table, then the result of each player, in the order of the seats
        [yes] Table, board, then four results, seat by seat
       *[no] Table, board, north and south, east and west
    }
    .braille = result
evening-line-kept = Saved: { SAY($table) }, { SAY($board) }; { SAY($north) }, { SAY($east) }{ $seats ->
        [yes] , { SAY($south) }, { SAY($west) }
       *[no] {""}
    }.
    .braille = { $table } { $board }: { $north } { $east }{ $seats ->
        [yes] {" "}{ $south } { $west }
       *[no] {""}
    }
evening-line-kept-plays = Saved. Table { SAY($table) }: { $scores }.
    .braille = { $table }: { $short }
evening-play-scores = Table { $table }: { $scores }.
evening-line-form = { $seats ->
        [plays] Type numbers: the table, then a result for each player.
        [yes] Type numbers: table, board and four results.
       *[no] Type numbers: table, board and two results.
    }
    .braille = { $seats ->
        [plays] numbers: table, results
        [yes] numbers: table, board, 4 results
       *[no] numbers: table, board, 2 results
    }
evening-line-unknown = That table doesn't play that board.
    .braille = no such line
evening-table-unknown = That table doesn't play in this round.
    .braille = no such table
evening-begin-round = Begin the { ORDINAL($round) } round
evening-draw-game = Draw tables: { $game }, { COUNT($count, of: "person") }
evening-draw-free = Draw tables for those who are free, { COUNT($count, of: "person") }
evening-tables-begun = { $game }. { $tables ->
        [none] Tables drawn: { SAY($count) }.
       *[other] { $tables }
    }{ $out ->
        [none] {""}
       *[other] {" "}No table yet: { $out }.
    }
evening-round-begun = The { ORDINAL($round) } round has started.{ $again ->
        [0] {""}
        [one] {" "}At one table the opponents meet again. It couldn't be avoided.
       *[other] {" "}At { SAY($again) } tables the opponents meet again. It couldn't be avoided.
    }{ $out ->
        [none] {""}
       *[other] {" "}Sitting out: { $out }.
    }
    .braille = round { $round } started{ $again ->
        [0] {""}
       *[other] , again: { $again }
    }
evening-average-missing = { $count ->
        [one] One result is missing.
       *[other] { SAY($count) } results are missing.
    } Give both sides an average there and continue? You can correct that later.
evening-finish = End the evening and announce the results{ $missing ->
        [0] {""}
       *[other] , { $missing } missing
    }
evening-really-finish = { COUNT($round, of: "round") } played.{ $left ->
        [0] {""}
       *[other] {" "}{ COUNT($left, of: "round") } still to play.
    }{ $people ->
        [0] {""}
        [one] {" "}One person still has matches to play.
       *[other] {" "}{ COUNT($people, of: "person") } still have matches to play.
    } End the evening now?
evening-finish-early = End the evening now
evening-finish-where = End the evening at the director's desk, after a round.
    .braille = at the desk
evening-finished = The evening is over and the results are final.
evening-clock-entry = Time
evening-clock-value = { $over ->
        [yes] the round's time is up
       *[no] { DURATION($seconds) } left
    }
evening-clock = { $minutes ->
        [0] The round's time is up.
       *[other] { COUNT($minutes, of: "minute") } left in this round.
    }
evening-seats = Who sits where
evening-seats-menu = { $round ->
        [0] Who sits where
       *[other] { ORDINAL($round) } round, who sits where
    }
evening-players = Who plays
evening-called-table = Table { SAY($table) }: { $who }.
evening-call-tables = Read out the draw, table by table
evening-tables = Tables
evening-tables-menu = { $round ->
        [0] Tables in play
       *[other] Tables of the { ORDINAL($round) } round, the slowest first
    }
evening-table = Table { $table }
evening-table-value = { $who }, { $missing ->
        [none] everything entered
       *[other] { $missing } missing
    }
evening-standings = Standings
evening-by-category = Standings by category
evening-no-standings = No board can be compared yet
evening-draw-lot = Draw lots for tied places
evening-scaled = Boards with fewer results are scaled to the whole field. Their best score can be below a hundred percent
evening-all-lines = All results
evening-late = Add a late player
evening-late-seated = { $who }{ $round ->
        [0] {""}
       *[other] , from the { ORDINAL($round) } round on
    }.{ $seat ->
        [none] {""}
       *[other] {" "}{ $seat }.
    }
evening-late-own = At a new place
evening-late-instead = In place of { $names }, who didn't come
evening-late-where = Where should { $names } sit?
evening-log = What happened
evening-log-value = { $time }{ $gone ->
        [yes] , undone
       *[no] {""}
    }
evening-undo = Undo: { $what }
evening-redo = Redo: { $what }
evening-really-undo = Undo this? { $what }

# Who sits where
evening-way = { $way ->
        [north] north
        [south] south
        [east] east
        [west] west
        [both-north] north and south
        [both-east] east and west
        [first] first seat
        [second] second seat
        [third] third seat
       *[fourth] fourth seat
    }
evening-which = { $count ->
        [one] board { $first }
       *[other] boards { $first } and { $last }
    }
evening-which-more = { $rest } and { $last }
evening-which-row = boards { SAY($first) } to { SAY($last) }
evening-seat = Table { $table }, { $way }{ $partner ->
        [none] {""}
       *[other] , with { $partner }
    }, against { $opponents }, { $boards }
evening-seat-plays = Table { $table }, with { $opponents }
evening-seat-then = { $first }; then { $then }
evening-seat-none = { $why ->
        [away] isn't playing
        [plays] still playing: { $seat }
        [done] has finished playing
        [beaten] has been knocked out
        [waits] no table yet
       *[out] sits out
    }
evening-round-of = { $round ->
        [0] Table
       *[other] { ORDINAL($round) } round
    }
evening-round-seat = { ORDINAL($round) } round: { $seat }
evening-stands = Standing
evening-plays-left = Left to play
evening-plays-left-of = { $game }: { $count ->
        [0] none
       *[other] { COUNT($count, of: "match") }
    }
evening-plays-left-card = Left to play: { $left }
evening-worth = { $kind ->
        [tricks] { COUNT($value, of: "trick", parts: 100) }
        [points] { COUNT($value, of: "point", parts: 100) }
       *[percent] { COUNT($value, of: "percent", parts: 100) }
    }
    .braille = { $kind ->
        [tricks] { COUNT($value, of: "trick", parts: 100) }
        [points] { COUNT($value, of: "point", parts: 100) }
       *[percent] { SAY($value, parts: 100) }%
    }
evening-place = { $shared ->
        [yes] tied for { ORDINAL($place) } place
       *[no] { ORDINAL($place) } place
    }{ $of ->
        [0] {""}
       *[other] {" "}of { SAY($of) }
    }, { $worth }
    .braille = { $shared ->
        [yes] tied{" "}
       *[no] {""}
    }{ ORDINAL($place) }{ $of ->
        [0] {""}
       *[other] {" "}of { $of },
    } { $worth }
evening-own-place = { $place }{ $before ->
        [none] {""}
       *[other] ; one place above: { $before }
    }{ $behind ->
        [none] {""}
       *[other] ; one place below: { $behind }
    }
evening-no-place-yet = no result yet
evening-rank = { $place }: { $names }
evening-field = { $field ->
        [0] North and south
       *[other] East and west
    }

# Results
evening-open-lines = { $count ->
        [0] No result is missing
        [one] One result is missing
       *[other] { SAY($count) } results are missing
    }
evening-line = Round { $round }, table { $table }, board { $board }
evening-play-line = { $round ->
        [0] Table { $table }
       *[other] Round { $round }, table { $table }
    }
evening-of-game = { $what }, { $game }
evening-line-value = { $who }{ $outcome ->
        [none] {""}
       *[other] ; { $outcome }
    }
evening-line-menu = { $about }
# who sits at a table: two sides, or where nobody has a partner four
evening-who = { $north } against { $east }
evening-who-alone = first seat { $north }, second { $east }, third { $south }, fourth { $west }
evening-about-line = Table { $table }, board { $board }, { $who }.
evening-about-play = Table { $table }: { $who }.
evening-number = { $about ->
        [none] {""}
       *[other] { $about }{" "}
    }{ $label }, from { SAY($least) } to { SAY($most) }.
evening-north-count = North and south
evening-asked-again = { $wrong } { $about }
    .braille = { $wrong }. { $about }
evening-north-has = North and south { SAY($north) }.
evening-east-count = East and west
evening-seat-count = { $way ->
        [first] First seat
        [second] Second seat
        [third] Third seat
       *[fourth] Fourth seat
    }
evening-seat-has = { $way ->
        [first] First seat
        [second] Second seat
        [third] Third seat
       *[fourth] Fourth seat
    } { SAY($count) }.
evening-player-has = { $name } { SAY($count) }.
evening-player-number = { $about ->
        [none] {""}
       *[other] { $about }{" "}
    }{ $label }.
evening-score = north and south { SAY($north) }, east and west { SAY($east) }
    .braille = NS { $north } EW { $east }
evening-seat-scores = first seat { SAY($north) }, second { SAY($east) }, third { SAY($south) }, fourth { SAY($west) }
    .braille = 1: { $north } 2: { $east } 3: { $south } 4: { $west }
evening-player-score = { $named ->
        [yes] { $name } { SAY($count) }
       *[no] { $name } with { SAY($count) }
    }
    .braille = { $name }: { $count }
evening-split = separate results: for north and south { $north }; for east and west { $east }
evening-artificial = north and south { COUNT($north, of: "percent") }, east and west { COUNT($east, of: "percent") }
    .braille = NS { $north } % EW { $east } %
evening-read-back = { $about } { $outcome }. Is that right?
evening-keep-it = Yes, save it
evening-anew = No, enter it again
evening-kept = Saved.
evening-enter-result = Enter the result
evening-correct = Correct the result
evening-adjust = Adjust the result by a ruling
evening-adjust-menu = { $about } Which result do you assign?
evening-assign = Assign one result to both sides
evening-assign-split = Assign a separate result to each side
evening-assign-play = Assign a result to every player
evening-for-both = For both sides.
evening-for-north = For north and south.
evening-for-east = For east and west.
evening-appeal = Appeal by { $names }
evening-appeal-open = Appeal: { $names }, { $line }
evening-appeal-menu = Appeal. { $about }
evening-appeal-upheld = Appeal upheld, adjust the result: { $line }
evening-uphold = Uphold, and adjust the result afterwards
evening-dismiss = Dismiss

# What a director does about people
evening-person = { $name }
evening-rename = Correct the name
evening-replace = Substitute another player
evening-who-instead = { $round ->
        [0] Who plays instead?
       *[other] Who plays instead, from the { ORDINAL($round) } round on?
    }
evening-nobody-waits = Everybody here is already playing. New arrivals will appear in this list.
    .brief = Nobody is free.
    .braille = nobody is free
evening-need-seated = Needs to stay at one seat
evening-need-braille = Reads braille
evening-need-time = Needs more time
evening-need-phone = Plays with a phone
evening-category = Category
evening-category-value = { $name ->
        [none] none
       *[other] { $name }
    }
evening-category-new = Type another
evening-agrees-kept = May be remembered after the evening
evening-agrees-shown = May be named in public results
evening-delete-person = Delete everything about this person
evening-really-delete = Delete the name and needs? The results stay, without the name.
evening-deleted = Deleted.
evening-leave = { $round ->
        [0] Is out from now on
       *[other] Is out from the { ORDINAL($round) } round on
    }
evening-return = { $round ->
        [0] Plays again
       *[other] Plays again from the { ORDINAL($round) } round on
    }
evening-penalty = Penalty: { COUNT($percent, of: "percent") } of one board
evening-carry = Carry over an earlier result
evening-carry-percent = The earlier percentage
evening-carry-boards = Number of boards it counts for
evening-why = Why?
evening-reason = { $reason ->
        [time] no time left
        [mistake] entered wrongly
        [irregular] irregular play
        [cards] cards dealt wrongly
        [absent] didn't come
        [left] left
        [late] came late
        [replaced] replaced
        [agreed] agreed at the table
        [appeal] appeal
       *[other] another reason
    }
evening-reason-other = In your own words
evening-own-words = Reason
evening-noted-act = Noted: { $what }.

# What happened
evening-noted = { $said }; { $note }
evening-by = { $said }; by { $name }
evening-did-announced = { $reason ->
        [none] The evening is announced: { $plan }
       *[other] The plan has changed: { $plan }; { $reason }
    }
evening-did-entered = { $waits ->
        [yes] On the waiting list: { $names }
       *[no] Added: { $names }
    }{ $origin ->
        [none] {""}
       *[other] , { $origin }
    }
evening-did-entrant-admitted = Admitted from the waiting list: { $entrant }
evening-did-partners-found = { $entrant }: they play together
evening-did-scratched = Removed: { $entrant }{ $follower ->
        [none] {""}
       *[other] ; from the waiting list plays { $follower }
    }
evening-did-closed = The entries are closed
evening-did-drawn = { $later ->
        [yes] Tables will be drawn as play goes on
       *[no] Drawn
    }
evening-did-round-drawn = { $games ->
        [yes] Tables are drawn
       *[no] The next round is drawn
    }
evening-did-round-begun = { $round ->
        [0] Play began at the drawn tables
       *[other] The { ORDINAL($round) } round began
    }
evening-did-result-entered = { $line }: { $outcome }
evening-did-result-corrected = Correction, { $line }: { $outcome }; { $reason }
evening-did-adjusted = Ruling, { $line }: { $outcome }; { $reason }
evening-did-left = { $round ->
        [0] Out from now on: { $entrant }; { $reason }
       *[other] Out from the { ORDINAL($round) } round on: { $entrant }; { $reason }
    }
evening-did-returned = { $round ->
        [0] Back: { $entrant }
       *[other] Back from the { ORDINAL($round) } round on: { $entrant }
    }
evening-did-substitute-sat = { $round ->
        [0] { $by } for { $person }; { $reason }
       *[other] { $by } for { $person }, from the { ORDINAL($round) } round on; { $reason }
    }
evening-did-joined-late = { $round ->
        [0] { $names } joined
       *[other] { $names } joined, from the { ORDINAL($round) } round on
    }
evening-did-penalized = Penalty of { COUNT($percent, of: "percent") }, { $entrant }; { $reason }
evening-did-carried-over = { COUNT($percent, of: "percent") } carried over for { COUNT($boards, of: "deal") }, { $entrant }
evening-did-appeal-made = Appeal, { $line }, { $entrant }
evening-did-appeal-decided = { $upheld ->
        [yes] Appeal upheld
       *[no] Appeal dismissed
    }
evening-did-lot-drawn = Lots were drawn. The order: { $names }
evening-did-finished = { $reason ->
        [none] The evening ended
       *[other] The evening ended early; { $reason }
    }
evening-did-redo = Redone: { $what }
evening-did-undone = Undone: { $what }

# Refusals
evening-not-now = { $stage ->
        [over] The evening is over. To change anything, undo its end first.
        [drawn] You can't do that after the draw.
       *[other] You can't do that before the draw.
    }
    .braille = not now
evening-entered-already = One of them is already playing this evening.
evening-too-many = At most { SAY($count) } can play together.
evening-full = This evening is full.
evening-too-few = That's too few: { SAY($count) } play together.
evening-alone = { $count ->
        [one] One entry still has no partner. Find one, or remove the entry.
       *[other] { SAY($count) } entries still have no partners. Pair them up, or remove them.
    }
    .braille = without partner: { $count }
evening-too-small = An evening needs at least { $count ->
        [one] one entry
       *[other] { SAY($count) } entries
    }.
evening-no-entrant = That player isn't in this evening.
evening-no-draw = This plan allows no draw. Change the plan or the entries.
evening-round-open = { $count ->
        [one] One result is still missing.
       *[other] { SAY($count) } results are still missing.
    }
evening-no-round = This evening has no such round.
evening-no-lot = You can only draw lots for a tied place, and only once.
evening-no-sizes = Set the number of players at a table. This kind of tournament is for real cards only.
evening-no-percent = Percentages are for boards. This tournament counts points.
evening-no-line = That table doesn't play that board in that round.
evening-not-begun = The { ORDINAL($round) } round hasn't started yet.
evening-nobody-there = A player is missing at that table, so it doesn't play.
evening-result-there = That result is already in. You can correct it under “{ evening-all-lines }”.
evening-result-same = That result is already saved.
    .braille = already saved
evening-result-missing = No result has been entered yet.
evening-wrong-sum = { $unit ->
        [tricks] The tricks add up to { SAY($total) }, not { SAY($tricks) }. Enter both numbers again.
       *[points] The points add up to { SAY($total) }, not { SAY($tricks) }. Enter the numbers again.
    }
    .brief = Together { SAY($total) }, not { SAY($tricks) }.
    .braille = together { $total }, not { $tricks }
evening-too-much = At most { SAY($most) } is possible. Enter the numbers again.
    .braille = { $most } at most
evening-not-for-four = Four can't play by these rules. Choose other rules.
    .braille = not for four
evening-other-score = { $seats ->
        [plays] Enter one number for each player at the table.
        [yes] In this game each player has a separate result. Enter four numbers.
       *[no] In this game each pair has one result. Enter two numbers.
    }
    .braille = { $seats ->
        [plays] one number each
        [yes] enter four numbers
       *[no] enter two numbers
    }
evening-percent = Enter a number from zero to a hundred.
evening-away-already = They're already out.
evening-not-away = They're already playing.
evening-played-already = They've already played in that round. Note the change from the next round on, and adjust the remaining boards by a ruling.
evening-round-begun-already = That round has already started.
evening-no-place = There are no free places.
evening-appeals-open = { $count ->
        [one] Decide one appeal first.
       *[other] Decide { SAY($count) } appeals first.
    }
evening-no-appeal = No such appeal was made.
evening-nothing-undone = Nothing is left to undo here.
evening-needed = You can't undo that, because a later step depends on it. Undo the later step first.
    .braille = later things first

# Files
evening-names-file = Names from a CSV file
evening-results-file = Results from a CSV file
evening-files = { $kind ->
        [names] A file of names: each line has the people who play together.
        [seats] A file of results: round, table, board, then the results of the first, second, third and fourth seat.
       *[results] A file of results: round, table, board, tricks of north and south, tricks of east and west.
    } The program looks for it in the folder { $folder }.
    .brief = Which file?
    .braille = which file?
evening-no-files = No CSV file there. Go back
evening-file-unreadable = The program can't read the file { $name }. Save it again as CSV in Unicode.
    .braille = file unreadable
evening-file-wrong = { $count ->
        [one] One line of the file { $name } is wrong. Nothing was imported.
       *[other] { SAY($count) } lines of the file { $name } are wrong. Nothing was imported.
    }
evening-line-too-many = Line { SAY($line) }: too many names, from { $what } on.
evening-line-twice = Line { SAY($line) }: { $what } is in the file twice.
evening-line-no-name = Line { SAY($line) }: { $what } isn't a name.
evening-line-columns = Line { SAY($line) }: numbers are missing in { $what }.
evening-line-none = Line { SAY($line) }: no such board has been played.
evening-line-result-there = Line { SAY($line) }: that result is already in.
evening-line-wrong-sum = Line { SAY($line) }: { $what } isn't a possible result.
evening-results-taken = Results imported from the file: { $count }.

# Papers
evening-papers = Papers to print
evening-paper-deals = Deals, for the person who sorts the packs
evening-deals-about = Players shouldn't see these cards. Let somebody who isn't playing sort them.
evening-paper-guides = Guide cards: who sits where and when
evening-paper-travellers = Travellers: a result slip for each board
evening-paper-names = Name cards
evening-paper-results = Results of the evening
evening-paper-categories = Results by category
evening-results-unnamed = { $count ->
        [one] One player hasn't agreed to be named, and is given as a number.
       *[other] { SAY($count) } players haven't agreed to be named, and are given as numbers.
    }
evening-results-out = Hear or export the results
evening-all-agreed = Agreements noted: { SAY($count) }.
evening-really-all-agree = Has everybody agreed to be named in the public results?
evening-all-agree = Note that everybody agrees to be named, { SAY($count) } missing
evening-file-name = { $paper ->
        [deals] deals
        [guides] guide-cards
        [travellers] travellers
        [names] name-cards
        [categories] categories
        [year] year
        [copy] copy
        [league] league
       *[results] results
    }
evening-hear = Listen
evening-as-brf = For an embosser, BRF
evening-as-pef = For an embosser, PEF
evening-as-html = To print or to read, HTML
evening-as-txt = Text for an e-mail, TXT
evening-as-csv = A table, CSV
evening-as-pbn = Deals and results for other programs, PBN
evening-board = Board { SAY($board) }, { $dealer ->
        [north] north
        [east] east
        [south] south
        [west] west
        [first] first seat
        [second] second seat
        [third] third seat
       *[fourth] fourth seat
    } deals{ $trump ->
        [none] {""}
       *[other] , { SUIT($trump) } are trumps
    }
evening-hand = { evening-compass }: { CARDS($cards) }
    .braille = { evening-compass }: { CARDS($cards, case: "braille") }
evening-hand-print = { evening-compass }: { $cards }
evening-hand-suits = { evening-compass }: { HAND($cards) }
    .braille = { evening-compass }: { HAND($cards, case: "braille") }
evening-rule = { $name }: { $value }
evening-stocks-about = { $whole ->
        [yes] Each player draws from a separate full pack.
       *[no] Each player draws from a separate pile.
    } It lies face down, with the first card on top.
evening-stock = { evening-compass } draws{ $first ->
        [1] {""}
       *[other] , from the { ORDINAL($first) } card
    }: { CARDS($cards) }
    .braille = { evening-compass } draws{ $first ->
        [1] {""}
       *[other] , from the { ORDINAL($first) } card
    }: { CARDS($cards, case: "braille") }
evening-stock-print = { evening-compass } draws{ $first ->
        [1] {""}
       *[other] , from the { ORDINAL($first) } card
    }: { $cards }
evening-compass = { $seat ->
        [north] North
        [east] East
        [south] South
        [west] West
        [first] First seat
        [second] Second seat
        [third] Third seat
       *[fourth] Fourth seat
    }
evening-card = { $names }
evening-traveller = Board { SAY($board) }
evening-slip = { ORDINAL($round) } round, table { $table }
evening-slip-game = { $game }, { ORDINAL($round) } round, table { $table }
evening-traveller-line = Round { $round }, table { $table }: north and south, { $north } … { $unit ->
        [tricks] tricks
       *[points] points
    }; east and west, { $east } … { $unit ->
        [tricks] tricks
       *[points] points
    }
evening-slip-line = Board { $board }: north and south, { $north } … { $unit ->
        [tricks] tricks
       *[points] points
    }; east and west, { $east } … { $unit ->
        [tricks] tricks
       *[points] points
    }
evening-traveller-seats = Round { $round }, table { $table }: first seat { $north } …, second { $east } …, third { $south } …, fourth { $west } …
evening-slip-seats = Board { $board }: first seat { $north } …, second { $east } …, third { $south } …, fourth { $west } …
evening-slip-play = { $names } …
evening-cell = { SAY($value, parts: 100) }
evening-column-place = Place
evening-column-names = Who
evening-column-percent = Percent
evening-column-tricks = Extra tricks
evening-column-points = Extra points
evening-column-boards = Boards
evening-column-plays = Matches
evening-column-play-points = Points

# After the evening
evening-forget = Delete the names of people who don't want to be remembered
evening-really-forget = Delete the names of everybody who didn't agree to be remembered, and all needs? The results stay.
evening-forgotten = Names and needs have been deleted.

# At the tables of a house
evening-house = Club evening, { $game }: { $over ->
        [yes] over
       *[no] { $round ->
            [0] open for entries
           *[other] { ORDINAL($round) } round{ $rounds ->
                [0] {""}
               *[other] {" "}of { $rounds }
            }
        }
    }
evening-house-free = Club evening, { $game }: free play
evening-house-waits = { $name } leads the evening and will start it. { $contest ->
        [individuals] Wait here for the draw. Computers take the free seats.
        [plays] Wait here for the draw. It gives you a table.
        [teams] Press Enter on a free place in the team you like. The first and second player sit together at one table, the third and fourth at another. Computers take the free places.
       *[pairs] Press Enter on a free place beside the partner you like. Computers take the free places.
    }
    .brief = { $name } will start the evening.
    .braille = { $name } begins
evening-house-director = You lead this evening. Others find it in the list of tables, or by the code: { $code }. You're in the director's chair. To play as well, take a { $contest ->
        [individuals] free place
        [plays] free place
        [teams] place in a team
       *[pairs] place in a pair
    }. { $contest ->
        [plays] When you start, the draw gives the players their tables.
       *[other] When you start, computers take the free places.
    }
    .brief = You lead the evening. The code: { $code }.
    .braille = { $code }
evening-house-begin = { $free ->
        [yes] Begin: draw and play
       *[no] Begin: draw and play the first round
    }
evening-house-desk = The director's desk
evening-house-rounds = The next round starts
evening-house-free-tables = Free players get a table
evening-house-rounds-value = { $itself ->
        [yes] automatically
       *[no] on my command, at the desk
    }
evening-house-close = Close the evening for everybody
evening-house-really-close = Close the evening for everybody? You keep the results, under “{ evening-menu }”.
    .braille = close evening?
evening-house-closed = The director has closed the evening.
    .braille = evening closed
evening-house-leave = Leave the evening
evening-house-to-table = To my table
evening-house-standing = My place
evening-house-chair = Director's chair
evening-house-chair-empty = empty
evening-house-place = { $teams ->
        [yes] Team
       *[no] Pair
    } { $pair }, { $side ->
        [0] first player
        [1] second player
        [2] third player
       *[3] fourth player
    }
evening-house-seated = You're in { $teams ->
        [yes] team { $pair }{ $names ->
            [none] ; the other places are still free
           *[other] , with { $names }
        }
       *[no] pair { $pair }{ $names ->
            [none] ; the place beside you is still free
           *[other] , with { $names }
        }
    }.
    .braille = your { $teams ->
        [yes] team
       *[no] pair
    }: { $pair }
evening-house-seat = { ORDINAL($round) } round{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    }: { $seat }.{ $boards ->
        [none] {""}
       *[other] {" "}You play { $boards }.
    }
    .brief = { ORDINAL($round) } round: { $seat }.
evening-house-play = Your { ORDINAL($round) } match{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    }: { $seat }.
    .brief = { ORDINAL($round) } match: { $seat }.
evening-house-free-waits = { $left ->
        [none] You've played all your matches. The standings are in the evening's menu.
       *[other] Left to play: { $left }. You'll get a table as soon as enough players are free.
    }
    .brief = { $left ->
        [none] You've played all your matches.
       *[other] Left to play: { $left }. Waiting for a table.
    }
    .braille = { $left ->
        [none] all played
       *[other] left: { $left }
    }
evening-house-own-play = { $game }, table { $table }, with { $names }
evening-house-own = { $alone ->
        [yes] table { $table }, { $way }, on your left { $left }, opposite { $partner }, on your right { $right }
       *[no] table { $table }, { $way }, with { $partner }, against { $left } and { $right }
    }
evening-house-computers = { $names }: { $count ->
        [one] a computer plays there.
       *[other] computers play there.
    }
    .braille = computer: { $names }
evening-house-by-seat = You play without a partner. Your result is compared with players who have the same seat and the same cards at other tables.
    .brief = You're compared with the same seat at other tables.
    .braille = same seats are compared
evening-house-sits-out = { ORDINAL($round) } round{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    }: you sit out.
    .braille = round { $round }: you sit out
evening-house-late = { $last ->
        [yes] The last round is under way, so it's too late to join. You'll hear the results here.
       *[no] The { ORDINAL($round) } round{ $rounds ->
            [0] {""}
           *[other] {" "}of { $rounds }
        } is under way. { $plays ->
            [yes] Stay here: you'll hear your table when the draw seats you.
           *[no] You'll join in a later round, when a computer or another player makes room. You'll hear your table and seat then.
        }
    }
    .brief = { $last ->
        [yes] The last round is under way; it's too late to join.
       *[no] The { ORDINAL($round) } round is under way; you'll join later.
    }
    .braille = { $last ->
        [yes] last round: no seat
       *[no] round { $round }: not yet you
    }
evening-house-time = You have { DURATION($seconds) } for the round.
    .braille = time: { DURATION($seconds) }
evening-house-time-left = { $minutes ->
        [0] The round's time is up.{ $averaged ->
            [yes] {" "}Unfinished boards count as average, unless the director rules otherwise.
           *[no] {""}
        }
       *[other] { COUNT($minutes, of: "minute") } left in this round.
    }
    .braille = { $minutes ->
        [0] time is up
       *[other] { COUNT($minutes, of: "minute") } left
    }
evening-house-averaged = Results averaged: { $count }. You can adjust them at the desk.
    .braille = averaged: { $count }
evening-house-did = { $name }: { $what }.{ $count ->
        [1] {""}
       *[other] {" "}That's the last of { SAY($count) } changes. You'll find the others at the director's desk, under “{ evening-log }”.
    }
    .brief = { $name }: { $what }
    .braille = { $name }: { $what }
evening-house-decided = That was already decided. { $name }: { $what }.{ $same ->
        [yes] {""}
       *[no] {" "}Your own decision is waiting at the director's desk.
    }
    .brief = Already decided. { $name }: { $what }.
    .braille = already { $name }: { $what }
evening-house-not-done = Not done: { $what }
evening-house-do-still = Do it now
evening-house-drop = Discard it
evening-house-done-still = Done.
evening-house-away = The server doesn't answer, so nothing was saved. Try again when the connection is back.
    .brief = The server doesn't answer; not saved.
    .braille = server away
evening-house-not-yet = The server hasn't confirmed that yet. Try again in a moment.
    .braille = not yet
evening-house-lead = { $role ->
        [scorer] Enter the evening's results
       *[director] Lead the evening
    }
evening-house-role = { $role ->
        [director] You can now lead the evening too, from its menu. If you don't want to play, take the free director's chair.
        [scorer] You can now enter the evening's results, from its menu.
       *[player] You no longer lead the evening; you only play.
    }
    .brief = { $role ->
        [director] You can now lead the evening too.
        [scorer] You can now enter results.
       *[player] You no longer lead.
    }
    .braille = { $role ->
        [director] you lead
        [scorer] you score
       *[player] you only play
    }
evening-house-second = { $role ->
        [scorer] You enter the results of this evening.
       *[director] You lead this evening too. Directors hear each other's steps. At the desk, press letter U to undo the last step.
    }
    .brief = { $role ->
        [scorer] You enter results.
       *[director] You lead this evening too.
    }
    .braille = { $role ->
        [scorer] you score
       *[director] you lead
    }
evening-house-appoint = { $role ->
        [director] Lead the evening with me
        [scorer] Enter the results
       *[player] Only play
    }
evening-house-ready = Your table is ready. Find it in the evening's menu.
    .braille = table ready
evening-house-stands = That round is over. Your place: { $place }.
    .braille = { $place }
evening-house-play-over = That match is over. Your place: { $place }.
    .braille = { $place }
evening-house-round-over = The { ORDINAL($round) } round is over.{ $last ->
        [yes] {" "}It was the last one. The standings are in this menu.
       *[no] {""}
    }
    .brief = The { ORDINAL($round) } round is over.
    .braille = round { $round } over
evening-house-over = The evening is over.{ $place ->
        [none] {""}
       *[other] {" "}Your place: { $place }.
    }
evening-house-all-in = All tables have finished the { ORDINAL($round) } round.{ $last ->
        [yes] {" "}It was the last one. End the evening at the desk.
       *[no] {""}
    }
    .braille = round { $round } played
evening-house-all-played = All matches have been played. End the evening at the desk.
    .braille = all played
evening-house-around = { $place }{ $before ->
        [none] {""}
       *[other] ; before you { $before }
    }{ $behind ->
        [none] {""}
       *[other] ; behind you { $behind }
    }
evening-house-next = Ready for the next round
evening-house-breath = The next round starts in { DURATION($seconds) }.{ $at ->
        [table] {" "}Press Enter when you're ready.
       *[menu] {" "}Choose “{ evening-house-next }” when you're ready.
    }{ $key ->
        [none] {""}
       *[other] {" "}To hear how others played, press { $key }.
    }
    .braille = next round: { DURATION($seconds) }
evening-house-is-ready = You're ready. The next round starts when everybody is ready.
    .braille = ready
evening-house-next-play = Ready for the next match
evening-house-breath-play = The next match starts in { DURATION($seconds) }.{ $at ->
        [table] {" "}Press Enter when you're ready.
       *[menu] {" "}Choose “{ evening-house-next-play }” when you're ready.
    }
    .braille = next match: { DURATION($seconds) }
evening-house-is-ready-play = You're ready. The next match starts when everybody is ready.
    .braille = ready
evening-house-others = How others played
evening-house-boards = { ORDINAL($round) } round: which board?
evening-house-board = Board { SAY($board) } at all tables
evening-house-line = { $own ->
        [yes] At your table
       *[no] Table { $table }
    }, { $pair }, against { $opponents }
evening-house-has = { $has }{ $percent ->
        [none] {""}
       *[other] , { COUNT($percent, of: "percent") }
    }
evening-house-deal = Board { SAY($board) }, table { $table }. In your seat: { $name }.
    .braille = board { $board }, table { $table }: { $name }
evening-house-beside = Card by card, compared with your table
evening-house-practise = Play it at the practice table
evening-house-only-number = Public results show only your number. You can change that in this menu.
    .braille = results: number only
evening-house-name = My name in public results
evening-house-name-value = { $shown ->
        [yes] shown
       *[no] only a number
    }

# A year
evening-years = Results for the year
evening-year = Year { SAY($year) }
evening-year-line = { $place }, { $evenings ->
        [one] one evening
       *[other] { SAY($evenings) } evenings
    }, { COUNT($boards, of: "deal") }
evening-call = Call the cards of a table
    .braille = call
evening-call-which = Which table are you calling the cards for?
    .braille = which?
evening-call-how = Table { $table }, board { $board }: where did the cards come from?
    .braille = cards from?
evening-call-shuffled = The cards were shuffled at the table
    .braille = shuffled
evening-call-dealt = The cards were dealt from the list
    .braille = from the list
