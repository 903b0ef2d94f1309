### A club evening with real cards: entries, the draw, rounds, results, the director, papers.

evening-menu = Club evenings
evening-new = Announce a new evening
evening-of = { $contest ->
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
        [entering] taking entries
        [closed] waiting for the draw
        [drawn] { $round ->
            [0] drawn
           *[other] playing, { ORDINAL($round) } round
        }
        [over] over
        [new] beginning
       *[unknown] cannot be read
    }
evening-delete = Delete an evening
evening-really-delete-all = Really delete the whole evening, results too? { $what }
evening-is-deleted = The evening is deleted.
evening-not-kept = This could not be written down, so it did not happen. Check the room on the disk and your rights, then try again.
    .braille = not written
evening-damaged = The file of evenings was damaged. It lies aside now as { $name }, and a new one is begun.
    .braille = file of evenings damaged
evening-not-understood = The record of this evening cannot be understood, so it was not opened. Nothing in it has changed.
    .braille = evening unreadable
evening-elsewhere = Another program has written something meanwhile, so the evening was read again. See how it stands, then try once more.
    .braille = changed elsewhere, again

# Announcing
evening-plan = What kind of evening will it be?
evening-announce = Announce it and take entries
evening-game = Game
evening-other-game = another, you deal the cards yourselves
evening-plan-tricks = Tricks in a deal
evening-plan-tricks-value = { $value ->
        [0] points are entered
       *[other] { SAY($value) }
    }
evening-better = What is better
evening-better-value = { $fewer ->
        [yes] fewer
       *[no] more
    }
evening-plan-contest = Who competes
evening-plan-contest-value = { $value ->
        [pairs] pairs
        [individuals] single players
        [plays] each for themselves, whole plays at drawn tables
       *[teams] teams of four
    }
evening-plan-movement = Who meets whom
evening-plan-movement-value = { $value ->
        [all-meet] everybody meets everybody
        [mitchell] half sit and the others move, two winners
        [lot] drawn by lot before every play
        [neighbours] the first play by lot, then neighbours in the standings
       *[swiss] round by round, against those who stand about equal
    }
evening-plan-size = Players at a table
evening-plan-size-value = { SAY($value) }
evening-plan-spare = People who are left over
evening-plan-spare-value = { $value ->
        [none] sit out
        [less] make some tables one smaller
        [more] make some tables one larger
       *[both] make some tables one smaller or larger
    }
evening-plan-points = Points
evening-plan-points-value = { $value ->
        [places] by place
        [beaten] the part of the opponents beaten
        [score] the score of the game
       *[wins] one for a win
    }
evening-plan-boards = Boards in a round
evening-plan-boards-value = { SAY($value) }
evening-plan-rounds = Rounds
evening-plan-rounds-value = { $value ->
        [0] as many as it takes
       *[other] at most { SAY($value) }
    }
evening-plan-minutes = Time for a round
evening-plan-minutes-value = { $value ->
        [0] no clock
       *[other] { COUNT($value, of: "minute") }
    }
evening-copies = Packs
evening-copies-value = { $moving ->
        [yes] each board once, it goes from table to table
       *[no] each table has its own, all play the same at once
    }
evening-plan-told = { $plan }; { COUNT($boards, of: "deal") } a round; { $rounds ->
        [0] as many rounds as it takes
       *[other] at most { COUNT($rounds, of: "round") }
    }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } a round
    }
evening-plan-told-plays = { $plan }; at a table { $sizes }; { COUNT($rounds, of: "round") }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } a round
    }
evening-plan-keep = Keep this plan
evening-plan-now = The plan of the evening

# Entries
evening-enter = Enter somebody
evening-name = Name
evening-party = { $count ->
        [0] Who enters?
       *[other] Entering: { $names }.
    }
evening-write-name = Write a name
evening-enter-them = { $whole ->
        [yes] Enter
       *[no] Enter as it is, a partner will be found
    }
evening-entered = Entered: { $names }.
evening-entered-all = Entered from the file: { $count }.
evening-numbered = { $count ->
        [1] {""}
        [2] {"Pair "}
       *[other] {"Team "}
    }{ $number }: { $names }
evening-unnamed = players number { $number }
evening-somebody = somebody
evening-by-itself = By itself
evening-entrant = { $names }
evening-join = Plays with { $names }
evening-scratch = Take off the list
evening-close = Close the entries and draw
evening-draw = Draw
evening-drawn = { $movement ->
        [howell] Everybody meets everybody.
        [all-meet] Everybody meets everybody.
        [mitchell] Half sit north and south, the others move; there will be two winners.
        [one-table] Everybody plays at one table.
        [individual] In every round you play with somebody else.
        [rainbow] In every round you play with somebody else; whoever sits north stays there.
        [teams] Every team meets every other at two tables.
       *[swiss] The standings decide who meets in each round.
    } { COUNT($rounds, of: "round") }, { COUNT($tables, of: "table") }, { COUNT($boards, of: "deal") }{ $copies ->
        [1] , each of them once
       *[other] , each of them { SAY($copies) } times
    }.{ $out ->
        [yes] {" "}Somebody sits out in each round.
       *[no] {""}
    }
    .braille = rounds { $rounds }, tables { $tables }, deals { $boards }, copies { $copies }
evening-drawn-plays = { COUNT($rounds, of: "round") }, each drawn when the one before is over. Tables of { $sizes }.{ $out ->
        [0] {""}
       *[other] {" "}In each round { SAY($out) } sit out.
    }
evening-unfair = Tables will differ in size, so a middle place is worth unlike points. Count the part of the opponents beaten instead?
    .braille = sizes differ: count beaten opponents?
evening-no-fixed-seat = There is no fixed seat left for { $names }.
    .braille = { $names }: no fixed seat
evening-not-level = An odd number of boards a round is not equally hard for everybody here; an even number is.
    .braille = odd boards: not level
evening-no-movement = There is no movement for { SAY($count) }. The nearest fit is { $fewer ->
        [0] { SAY($more) }
       *[other] { SAY($fewer) }{ $more ->
            [0] {""}
           *[other] {" "}or { SAY($more) }
        }
    }. Add somebody, take somebody off, or change the plan.
    .braille = movements only { $fewer } { $more }
evening-swiss-rounds = Set the number of rounds first: each round is drawn after the last one.
    .braille = how many rounds?

# The director's desk
evening-desk = { $contest ->
        [pairs] Pairs
        [individuals] Individuals
        [plays] Tournament
       *[teams] Teams of four
    }: { $stage ->
        [entering] { $entrants } entered.
        [closed] entries are closed.
        [over] it is over.
       *[other] { $round ->
            [0] drawn, the first round can begin.
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
evening-line-kept = Table { SAY($table) }, board { SAY($board) }: { SAY($north) }, { SAY($east) }{ $seats ->
        [yes] , { SAY($south) }, { SAY($west) }
       *[no] {""}
    }.
    .braille = { $table } { $board }: { $north } { $east }{ $seats ->
        [yes] {" "}{ $south } { $west }
       *[no] {""}
    }
evening-line-kept-plays = Table { SAY($table) }: { $scores }.
evening-line-form = { $seats ->
        [plays] Type numbers: the table, then a result for each player.
        [yes] Type numbers: table, board and four results.
       *[no] Type numbers: table, board and two results.
    }
    .braille = { $seats ->
        [plays] numbers: table, results
        [yes] numbers only: 6
       *[no] numbers only: 4
    }
evening-line-unknown = That table does not play such a board.
    .braille = no such line
evening-table-unknown = That table does not play in this round.
    .braille = no such table
evening-begin-round = Begin the { ORDINAL($round) } round
evening-round-begun = The { ORDINAL($round) } round has begun.{ $again ->
        [0] {""}
        [one] {" "}At one table the opponents meet again; there was no other way.
       *[other] {" "}At { SAY($again) } tables the opponents meet again; there was no other way.
    }{ $out ->
        [none] {""}
       *[other] {" "}Sits out: { $out }.
    }
    .braille = round { $round } begun{ $again ->
        [0] {""}
       *[other] , again: { $again }
    }
evening-average-missing = { $count ->
        [one] One result is missing.
       *[other] { SAY($count) } results are missing.
    } Give both sides an average there and go on? Once they have been played, you can correct that.
evening-finish = End the evening and tell the results
evening-really-finish = { COUNT($round, of: "round") } played. End the evening now?
evening-finish-early = End the evening now
evening-finished = The evening is over; the results stand.
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
evening-seats-menu = { ORDINAL($round) } round, who sits where
evening-called-table = Table { SAY($table) }: { $who }.
evening-call-tables = Read out the draw, table by table
evening-tables = Tables
evening-tables-menu = { ORDINAL($round) } round, tables; the one furthest behind comes first
evening-table = Table { $table }
evening-table-value = { $who }, { $missing ->
        [none] everything entered
       *[other] { $missing } missing
    }
evening-standings = Standings
evening-no-standings = No board has been played yet that could be compared
evening-draw-lot = Draw lots for shared places
evening-scaled = A board with fewer results is scaled to the whole field. Its best score can be below a hundred percent
evening-all-lines = All results
evening-late = Somebody came late
evening-late-seated = { $who }, from the { ORDINAL($round) } round on.{ $seat ->
        [none] {""}
       *[other] {" "}{ $seat }.
    }
evening-late-own = At a new place
evening-late-instead = In the place of { $names }, who have not come
evening-late-where = Where do { $names } sit?
evening-log = What happened
evening-log-value = { $time }{ $gone ->
        [yes] , taken back
       *[no] {""}
    }
evening-undo = Take back: { $what }
evening-redo = Do again: { $what }
evening-undone = Taken back.
evening-redone = Done again.
evening-really-undo = Take this back? { $what }

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
evening-seat-none = { $away ->
        [yes] does not play
       *[no] sits out
    }
evening-round-of = { ORDINAL($round) } round
evening-round-seat = { ORDINAL($round) } round: { $seat }
evening-stands = Standing
evening-worth = { $kind ->
        [tricks] { COUNT($value, of: "trick") }
        [points] { COUNT($value, of: "point") }
       *[percent] { COUNT($value, of: "percent") }
    }
evening-place = { $shared ->
        [yes] shared { ORDINAL($place) } place
       *[no] { ORDINAL($place) } place
    }, { $worth }
evening-own-place = { $place }, of { SAY($of) }{ $before ->
        [none] {""}
       *[other] ; before them { $before }
    }{ $behind ->
        [none] {""}
       *[other] ; behind them { $behind }
    }
evening-no-place-yet = no result yet
evening-rank = { $place }: { $names }
evening-field = { $field ->
        [0] North and south
       *[other] East and west
    }

# Results
evening-open-lines = { $count ->
        [0] All results of the round are entered
        [one] One result is missing
       *[other] { SAY($count) } results are missing
    }
evening-line = Round { $round }, table { $table }, board { $board }
evening-play-line = Round { $round }, table { $table }
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
evening-player-score = { $name } { SAY($count) }
    .braille = { $name } { $count }
evening-split = each side its own: for north and south { $north }; for east and west { $east }
evening-artificial = north and south { COUNT($north, of: "percent") }, east and west { COUNT($east, of: "percent") }
    .braille = NS { $north } % EW { $east } %
evening-read-back = { $about } { $outcome }. Is that right?
evening-keep-it = It is right, enter it
evening-anew = Enter it again
evening-kept = Entered.
evening-enter-result = Enter the result
evening-correct = Correct the result
evening-adjust = Adjust the result by a ruling
evening-adjust-menu = { $about } Which result do you give?
evening-assign = Assign one result to both sides
evening-assign-split = Assign each side another result
evening-assign-play = Assign a result to every player
evening-for-both = For both sides.
evening-for-north = As it counts for north and south.
evening-for-east = As it counts for east and west.
evening-appeal = They appeal: { $names }
evening-appeal-open = Appeal: { $names }, { $line }
evening-appeal-menu = Appeal. { $about }
evening-appeal-upheld = Appeal upheld, adjust the result: { $line }
evening-uphold = Uphold; adjust the result afterwards
evening-dismiss = Dismiss

# What a director does about people
evening-person = { $name }
evening-rename = Correct the name
evening-replace = Somebody else plays instead
evening-who-instead = Who plays instead, from the { ORDINAL($round) } round on?
evening-nobody-waits = Everybody who is here plays already. Whoever comes to the evening can be chosen here.
    .brief = Nobody is free.
    .braille = nobody is free
evening-need-seated = Stays seated in one place
evening-need-braille = Reads braille
evening-need-time = Needs more time
evening-need-phone = Plays with a phone
evening-agrees-kept = The name may be kept after the evening
evening-agrees-shown = The name may stand in results for everybody
evening-delete-person = Delete the name and everything about this person
evening-really-delete = Really delete name and needs? The results stay, without the name.
evening-deleted = Deleted.
evening-leave = Does not play from the { ORDINAL($round) } round on
evening-return = Plays again from the { ORDINAL($round) } round on
evening-penalty = Take off { COUNT($percent, of: "percent") } of one board
evening-carry = Count an earlier result
evening-carry-percent = How many percent it was
evening-carry-boards = For how many boards it counts
evening-why = Why?
evening-reason = { $reason ->
        [time] no time left
        [mistake] wrongly entered
        [irregular] irregular play
        [cards] cards wrongly dealt
        [absent] did not come
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
evening-did-announced = The evening is announced: { $plan }
evening-did-entered = Entered: { $names }
evening-did-partners-found = { $entrant }: they play together
evening-did-scratched = Taken off: { $entrant }
evening-did-closed = The entries are closed
evening-did-drawn = Drawn
evening-did-round-drawn = The next round is drawn
evening-did-round-begun = The { ORDINAL($round) } round began
evening-did-result-entered = { $line }: { $outcome }
evening-did-result-corrected = Correction, { $line }: { $outcome }; { $reason }
evening-did-adjusted = Ruling, { $line }: { $outcome }; { $reason }
evening-did-left = From the { ORDINAL($round) } round on without { $entrant }; { $reason }
evening-did-returned = From the { ORDINAL($round) } round on again with { $entrant }
evening-did-substitute-sat = From the { ORDINAL($round) } round on { $by } instead of { $person }; { $reason }
evening-did-joined-late = From the { ORDINAL($round) } round on { $names } too
evening-did-penalized = Penalty of { COUNT($percent, of: "percent") }, { $entrant }; { $reason }
evening-did-carried-over = { COUNT($percent, of: "percent") } carried over for { COUNT($boards, of: "deal") }, { $entrant }
evening-did-appeal-made = Appeal, { $line }, { $entrant }
evening-did-appeal-decided = { $upheld ->
        [yes] Appeal upheld
       *[no] Appeal dismissed
    }
evening-did-lot-drawn = The lot decided. In this order: { $names }
evening-did-finished = The evening ended
evening-did-redo = Done again: { $what }
evening-did-undone = Taken back: { $what }

# Refusals
evening-not-now = { $stage ->
        [over] The evening is over. To change something in it, take its end back first.
        [drawn] Not now, the draw has been made.
       *[other] Not now, the draw has to be made first.
    }
    .braille = not now
evening-entered-already = One of them plays in this evening already.
evening-too-many = At most { SAY($count) } may play together.
evening-full = This evening has no room for more.
evening-too-few = That is too few; { SAY($count) } play together.
evening-alone = { $count ->
        [one] One entry still has nobody to play with. Find a partner, or take it off.
       *[other] { SAY($count) } entries still have nobody to play with. Join them, or take them off.
    }
    .braille = without partner: { $count }
evening-too-small = An evening needs at least { SAY($count) }.
evening-no-entrant = Nobody like that plays here.
evening-no-draw = No draw can be made like this.
evening-round-open = { $count ->
        [one] One result is still missing.
       *[other] { SAY($count) } results are still missing.
    }
evening-no-round = There is no such round.
evening-no-lot = A lot decides once, about people who share a place.
evening-no-sizes = Say how many play at a table. Such a tournament is for real cards only.
evening-no-percent = Percentages are for boards. This tournament counts points.
evening-no-line = That board is not played at that table in that round.
evening-not-begun = The { ORDINAL($round) } round has not begun yet.
evening-nobody-there = Somebody is missing at that table, so nothing is played there.
evening-result-there = There is a result already. It can be corrected among all results.
evening-result-missing = There is no result yet.
evening-wrong-sum = { $unit ->
        [tricks] Together the tricks make { SAY($total) }, not { SAY($tricks) }. Enter both numbers again.
       *[points] Together that makes { SAY($total) }, not { SAY($tricks) }. Enter the numbers again.
    }
    .brief = Together { SAY($total) }, not { SAY($tricks) }.
    .braille = together { $total }, not { $tricks }
evening-too-much = It can be { SAY($most) } at most. Enter the numbers again.
    .braille = { $most } at most
evening-not-for-four = Four cannot play like this. Choose other rules.
    .braille = not for four
evening-other-score = { $seats ->
        [plays] Enter one number for each player at the table.
        [yes] In this game every player has a result of their own. Enter four numbers.
       *[no] In this game a pair has one result. Enter two numbers.
    }
    .braille = { $seats ->
        [plays] one number each
        [yes] enter four numbers
       *[no] enter two numbers
    }
evening-percent = It can be anything from zero to a hundred percent.
evening-away-already = They are out already.
evening-not-away = They are playing; there is nothing to come back to.
evening-played-already = They have already played in that round. Note it from the next round on, and adjust the remaining boards by a ruling.
evening-round-begun-already = That round has begun.
evening-no-place = There is no free place.
evening-appeals-open = { $count ->
        [one] Decide one appeal first.
       *[other] Decide { SAY($count) } appeals first.
    }
evening-no-appeal = There is no such appeal.
evening-nothing-undone = There is nothing left here to take back.
evening-needed = That cannot be taken back: something later depends on it. Take that back first.
    .braille = later things first

# Files
evening-names-file = Names from a CSV file
evening-results-file = Results from a CSV file
evening-files = { $kind ->
        [names] A file of names: on each line those who play together.
        [seats] A file of results: round, table, board, then the results of the first, second, third and fourth seat.
       *[results] A file of results: round, table, board, tricks of north and south, tricks of east and west.
    } It is looked for in the folder { $folder }.
    .brief = Which file?
    .braille = which file?
evening-no-files = There is no CSV file there; back
evening-file-unreadable = The file { $name } cannot be read. Save it again as CSV in Unicode.
    .braille = file unreadable
evening-file-wrong = { $count ->
        [one] One line of the file { $name } is wrong. Nothing was taken from it.
       *[other] { SAY($count) } lines of the file { $name } are wrong. Nothing was taken from it.
    }
evening-line-too-many = Line { SAY($line) }: too many names, from { $what } on.
evening-line-twice = Line { SAY($line) }: { $what } is in the file already.
evening-line-no-name = Line { SAY($line) }: this is no name, { $what }.
evening-line-columns = Line { SAY($line) }: numbers are missing. It says { $what }.
evening-line-none = Line { SAY($line) }: no such board is played so far.
evening-line-result-there = Line { SAY($line) }: there is a result already.
evening-line-wrong-sum = Line { SAY($line) }: this cannot be a result, { $what }.
evening-results-taken = Results entered from the file: { $count }.

# Papers
evening-papers = Papers to print
evening-paper-deals = The deals, for whoever sorts the packs
evening-deals-about = Players should not know these cards: have them sorted by somebody who does not play.
evening-paper-guides = Guide cards, who sits where and when
evening-paper-travellers = Travellers, a slip a board for the results
evening-paper-names = Name cards
evening-paper-results = Results of the evening
evening-results-out = Take the results out
evening-all-agreed = Agreement noted: { SAY($count) }.
evening-really-all-agree = Has everybody agreed that the results for all show their name?
evening-all-agree = Everybody agrees to be named in the results, { SAY($count) } to go
evening-file-name = { $paper ->
        [deals] deals
        [guides] guide-cards
        [travellers] travellers
        [names] name-cards
        [year] year
       *[results] results
    }
evening-hear = Listen
evening-as-brf = For an embosser, BRF
evening-as-pef = For an embosser, PEF
evening-as-html = To print or to read, HTML
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
        [yes] Everybody draws from a whole pack of their own.
       *[no] Everybody draws from a pile of their own.
    } It lies face down before them, the first card on top.
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
evening-cell = { SAY($value) }
evening-column-place = Place
evening-column-names = Who
evening-column-percent = Percent
evening-column-tricks = Extra tricks
evening-column-points = Extra points
evening-column-boards = Boards
evening-column-plays = Plays
evening-column-play-points = Points

# After the evening
evening-forget = Delete names and needs of those who do not want to be kept
evening-really-forget = Delete the names of all who did not agree to be kept, and everybody's needs? The results stay.
evening-forgotten = Names and needs are deleted.

# At the tables of a house
evening-house = Club evening, { $game }: { $over ->
        [yes] over
       *[no] { $round ->
            [0] taking entries
           *[other] { ORDINAL($round) } round of { $rounds }
        }
    }
evening-house-waits = { $name } leads the evening and will begin it. { $contest ->
        [individuals] Wait here until the draw seats you; computers take what stays free.
        [teams] Enter on a free place seats you in the team you like. Its first and second player play together at one table, the third and fourth at another. Computers take what stays free.
       *[pairs] Enter on a free place seats you beside the partner you like; computers take what stays free.
    }
    .brief = { $name } will begin the evening.
    .braille = { $name } begins
evening-house-director = You lead this evening. Others find it in the list of tables, or by the code: { $code }. You are in the director's chair; to play as well, take a { $contest ->
        [individuals] free place
        [teams] place in a team
       *[pairs] place in a pair
    }. When you begin, computers fill up.
    .brief = You lead the evening; the code: { $code }.
    .braille = { $code }
evening-house-begin = Begin: draw and play the first round
evening-house-desk = The director's desk
evening-house-rounds = The next round begins
evening-house-rounds-value = { $itself ->
        [yes] by itself
       *[no] by my key, at the desk
    }
evening-house-close = Close the evening, everybody goes home
evening-house-really-close = Really close the evening? Everybody goes home; the results stay with you, under club evenings.
    .braille = close evening?
evening-house-closed = The director has closed the evening.
    .braille = evening closed
evening-house-leave = Leave the evening
evening-house-to-table = To my table
evening-house-standing = How I stand
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
evening-house-seated = You sit in { $teams ->
        [yes] team { $pair }{ $names ->
            [none] , whose other places are still free
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
evening-house-seat = { ORDINAL($round) } round of { $rounds }: { $seat }. You play { $boards }.
    .brief = { ORDINAL($round) } round: { $seat }.
evening-house-own = { $alone ->
        [yes] table { $table }, { $way }, on your left { $left }, opposite { $partner }, on your right { $right }
       *[no] table { $table }, { $way }, with { $partner }, against { $left } and { $right }
    }
evening-house-computers = { $names }: { $count ->
        [one] a computer plays.
       *[other] computers play.
    }
    .braille = computer: { $names }
evening-house-by-seat = Nobody has a partner here: what you get is compared with those who take from the very same cards on the same seat elsewhere.
    .brief = The same seat of all tables is compared.
    .braille = same seats are compared
evening-house-sits-out = { ORDINAL($round) } round of { $rounds }: you sit out.
    .braille = round { $round }: you sit out
evening-house-late = { $last ->
        [yes] The last round is being played already, so there is no seat for you any more. You hear here how it ends.
       *[no] The { ORDINAL($round) } round of { $rounds } is being played already. You play from a later one on, as soon as a computer or somebody else makes room; then you hear your table and seat.
    }
    .brief = { $last ->
        [yes] The last round is being played; there is no seat any more.
       *[no] The { ORDINAL($round) } round is being played; you play from a later one on.
    }
    .braille = { $last ->
        [yes] last round: no seat
       *[no] round { $round }: not yet you
    }
evening-house-time = You have { DURATION($seconds) } for the round.
    .braille = time: { DURATION($seconds) }
evening-house-time-left = { $minutes ->
        [0] The round's time is up.{ $averaged ->
            [yes] {" "}A board that is not finished will be average, unless the director rules otherwise.
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
       *[other] {" "}That is the last of { SAY($count) } things just now; the others are at the director's desk, under What happened.
    }
    .brief = { $name }: { $what }
    .braille = { $name }: { $what }
evening-house-decided = Too late, that is decided already. { $name }: { $what }.{ $same ->
        [yes] {""}
       *[no] {" "}You wanted something else; it waits at the director's desk.
    }
    .brief = Decided already. { $name }: { $what }.
    .braille = already { $name }: { $what }
evening-house-not-done = Not done: { $what }
evening-house-do-still = Do it now
evening-house-drop = Leave it
evening-house-done-still = Done.
evening-house-away = The house does not answer, so nothing was written down. Try again when the line is back.
    .brief = The house does not answer; not kept.
    .braille = house away
evening-house-not-yet = The house has not confirmed that yet. Try again in a moment.
    .braille = not yet
evening-house-lead = { $role ->
        [scorer] Enter the evening's results
       *[director] Take up leading the evening
    }
evening-house-role = { $role ->
        [director] You lead the evening too now, from its menu. If you do not wish to play, take the free director's chair.
        [scorer] You enter the evening's results now, from its menu.
       *[player] You do not lead the evening any more, you only play.
    }
    .brief = { $role ->
        [director] You lead the evening too now.
        [scorer] You enter results now.
       *[player] You lead no more.
    }
    .braille = { $role ->
        [director] you lead
        [scorer] you score
       *[player] you only play
    }
evening-house-second = { $role ->
        [scorer] You enter the results of this evening.
       *[director] You lead this evening too: what one director does the others hear, and U at the director's desk takes back what anybody did last.
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
evening-house-ready = Your table is ready; the evening's menu leads to it.
    .braille = table ready
evening-house-stands = That round is over. You stand: { $place }.
    .braille = { $place }
evening-house-round-over = The { ORDINAL($round) } round is over.{ $last ->
        [yes] {" "}It was the last one; Standings, in this menu, tells how everybody stands.
       *[no] {""}
    }
    .brief = The { ORDINAL($round) } round is over.
    .braille = round { $round } over
evening-house-place-of = { $place }, of { SAY($of) }
evening-house-over = The evening is over.{ $place ->
        [none] {""}
       *[other] {" "}You finish: { $place }.
    }
evening-house-all-in = All boards of the { ORDINAL($round) } round have been played.{ $last ->
        [yes] {" "}It was the last one: end the evening at the desk.
       *[no] {""}
    }
    .braille = round { $round } played
evening-house-around = { $place }, of { SAY($of) }{ $before ->
        [none] {""}
       *[other] ; before you { $before }
    }{ $behind ->
        [none] {""}
       *[other] ; behind you { $behind }
    }
evening-house-next = Ready for the next round
evening-house-breath = The next round begins in { DURATION($seconds) }.{ $at ->
        [table] {" "}Press Enter when you are ready.
       *[menu] {" "}You can say here that you are ready.
    }{ $key ->
        [none] {""}
       *[other] {" "}How others played: { $key }.
    }
    .braille = next round: { DURATION($seconds) }
evening-house-is-ready = You are ready. The next round begins when everybody is ready.
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
evening-house-beside = Card by card beside your table
evening-house-practise = Play it at the practice table
evening-house-only-number = Results for everybody show only your number. You can change that in this menu.
    .braille = results: number only
evening-house-name = My name in results for everybody
evening-house-name-value = { $shown ->
        [yes] may be there
       *[no] only a number
    }

# A year
evening-years = Results of a year
evening-year = Year { SAY($year) }
evening-year-line = { $place }, { $evenings ->
        [one] one evening
       *[other] { SAY($evenings) } evenings
    }, { COUNT($boards, of: "deal") }
evening-call = Call the cards of a table
    .braille = call
evening-call-which = Which table is called?
    .braille = which?
evening-call-how = Table { $table }, board { $board }: where are the cards from?
    .braille = cards from?
evening-call-shuffled = The cards were shuffled at the table
    .braille = shuffled
evening-call-dealt = The cards were dealt from the list
    .braille = from the list
