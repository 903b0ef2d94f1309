# Records of matches, replay, statistics and what fails
channel-returned = { $channel ->
        [speech] Speech is working again.
        [sound] Sounds are working again.
        [braille] The braille display answers again.
        [window] The window is shown again.
        [haptics] Controllers rumble again.
       *[other] The output { $channel } is working again.
    }
    .braille = back: { channel-short }
journal-written-again = The match is being saved again, and nothing of it is missing.
    .braille = match saved again
journal-busy = Another window of the program has this match open. Only one window can have it.
    .braille = match open elsewhere
journal-lost = The record { $name } is so damaged that nothing of it can be recovered. The file is kept.
    .braille = record damaged
journal-missing = There is no record { $name }. Check that the name of the file is written correctly.
    .braille = record not there
journal-newer = This record comes from a later version of the program; this one does not understand it. It stays as it is.
    .braille = record from later version
journal-not-named = Which record? Write its file after the word replay.
journal-unknown = This record cannot be played in this version of the program. It stays as it is.
    .braille = record not playable
journal-no-record = { $name } is no record: it is no ordinary file, or far too large.
    .braille = no record
journal-unreadable = The record { $name } cannot be read. Check that the file may be read and the disk is all right.
    .braille = record unreadable
no-match-kept = There is no match to continue, Enter goes back
statistics-damaged = The statistics file was damaged. It is kept as { $name }; you can count them anew from the records in the statistics menu.
    .braille = statistics damaged
statistics-not-written = The statistics cannot be saved; play goes on without them.
    .braille = statistics not saved
statistics-unreadable = The statistics cannot be read. Check the file's permissions.
    .braille = statistics unreadable

# Records
menu-records = Records of matches
record-menu = Record of a match.
    .braille = record
records-none = There is no record yet, Enter goes back
record-listen = Listen
record-again = Play the same deals again at the practice table
record-verify = Check that the cards were fair
record-as-text = Save as text
record-as-braille = Save for a braille embosser, BRF
record-delete = Delete the record
really-delete = Really delete this record? It cannot be taken back.
    .braille = delete?
record-deleted = The record is deleted.
    .braille = deleted
exported = Saved in the file { $name }.
    .brief = Saved.
    .braille = saved: { $name }
not-exported = The file { $name } could not be written. Check the disk space and the permissions.
    .braille = not written
record-title = { $game }, { DATE($created) }
record-players = Players: { $names }.
record-sat-in = For some time a computer played for { $name }: { $by }.
record-number = Match number { $seed }.
record-deal = { ORDINAL($deal) } deal
record-hand = { WHO($seat) }: { CARDS($cards) }.
    .braille = { WHO($seat, form: "short") }: { CARDS($cards, case: "braille") }

# Listening to a record
replay-title = Listening to a record
replay-help = Step with the arrow keys. For the review, press the letter I.
    .brief = Step with the arrow keys.
    .braille = right next, left back
replay-start = Beginning of the record.
    .braille = beginning
replay-end = End of the record; the match is over.
    .brief = End of the record.
    .braille = end
replay-end-open = End of the record; the match is not over yet.
    .brief = End of the record.
    .braille = end, not over
replay-no-deal = There is no further deal in this direction.
    .braille = no deal
replay-stopped = Stopped.
    .braille = stop
replay-pace = Pace: one step every { COUNT($seconds, of: "second") }.
    .brief = { COUNT($seconds, of: "second") }.
    .braille = pace { $seconds }
replay-not-begun = You are at the beginning of the record. Step to the moment from which you want to play.
    .braille = step on first
replay-other-place = You did not sit in the first place in this match, and at the practice table you do. Choose a record of a match with computers.
    .braille = other place
replay-hidden = The others' cards are shown when the match is over.
    .braille = after the match
replay-open = From now on you hear everybody's cards.
    .braille = all cards
replay-own = From now on you hear only what you knew.
    .braille = own cards only

# Statistics
statistics-none = There is nothing to count yet, finish a game first; Enter goes back
statistics-export = Save as a CSV table
statistics-recount = Count anew from the records
statistics-recounted = { $count ->
        [one] { COUNT($count, of: "record") } counted.
       *[other] { COUNT($count, of: "record") } counted.
    }
    .braille = records: { $count }
statistics-of = Statistics: { $game }
statistics-heading = { $variant ->
        [none] Opponents: { $level }
       *[other] { $variant }, opponents: { $level }
    }
level-alone = nobody, a game for one
level-people = people
level-mixed = mixed
count-matches = { COUNT($number, of: "match") }{ $won ->
        [none] .
        [0] , none won.
       *[other] , { $number ->
            [one] won.
           *[other] { $won } won.
        }
    }
count-games = { COUNT($number, of: "game") }{ $won ->
        [none] .
        [0] , none won.
       *[other] , { $number ->
            [one] won.
           *[other] { $won } won.
        }
    }
count-tricks = { COUNT($number, of: "trick") }, { $share } a game on average.
count-points = { COUNT($number, of: "point") }, { $share } a game on average.
times =
    { $number ->
        [1] once
        [2] twice
       *[other] { $number } times
    }

# Streaks, bests, months, aims
milestones = Streaks and bests
milestones-months = Month by month
milestones-aims = Aims for a month
milestones-aims-menu = What do you want to reach in a month? Nothing will remind you of it; you find it in the statistics.
    .brief = Aims for a month.
    .braille = aims
milestones-no-aim = no aim
count-matches-won-aim = { COUNT($aim, of: "match") } won
count-matches-won-wanted = The aim for this month: { COUNT($aim, of: "match") } won, so far { $number }.
count-matches-won-streak = Most matches won in a row: { milestones-run }
count-games-won-streak = Most games won in a row: { milestones-run }
milestones-run = { $longest }, now { $now }.
count-tricks-most = Most tricks in one game: { milestones-day }
count-points-most = Most points in one game: { milestones-day }
milestones-day = { $number }, on the { ORDINAL($day) } of { month } { $year }.
milestones-month = { month } { $year }: { $text }.
count-matches-month = { COUNT($number, of: "match") }
count-matches-won-month = { $number } won
count-games-month = { COUNT($number, of: "game") }

# Command line
cli-file = the file of the record; without it all records are offered
cli-replay = listen to the record of a match in a file
cli-pace = seconds between two steps; without it, keys step through
cli-text = print the record as text
cli-brf = print the record as BRF for a braille embosser

# Whether a match was fair
verify-fair = Everything is right. The cards of { COUNT($deals, of: "deal") } were settled before anybody saw them, and nobody changed them. Everything that was done keeps to the rules: { COUNT($actions, of: "move") }.
    .braille = fair: { $deals } deals
verify-fingerprint = Fingerprint { $digits }. Whoever played with you has the same number for this match.
    .braille = { $digits }
verify-not-sealed-at-all = Nothing was sealed in this match, so there is nothing to prove: that is done only where people play with each other.
    .braille = not sealed
verify-not-sealed = { $deal ->
        [0] Before the first deal
       *[other] After the { ORDINAL($deal) } deal
    } a lot was drawn that nobody had sealed. It may have been chosen; this match proves nothing.
    .braille = a lot without seal
verify-not-as-sealed = { $deal ->
        [0] The first cards or the lot before them are
       *[other] What came after the { ORDINAL($deal) } deal is
    } not what was sealed: it was changed afterwards.
    .braille = seal broken
verify-not-from-salt = In the { ORDINAL($deal) } deal the cards that came back into play lie in another order than was settled.
    .braille = other order
verify-not-allowed = In the { ORDINAL($deal) } deal something was done that the rules do not allow.
    .braille = against the rules
verify-told-otherwise = In the { ORDINAL($deal) } deal you were told something other than what happened.
    .braille = told otherwise
verify-never-opened = Something was sealed that was never shown.
    .braille = never shown
verify-damaged = The record is damaged, so it proves nothing.
    .braille = record damaged
verify-not-over = The record stops before the end of the match, so it proves nothing yet.
    .braille = not over
verify-other-result = The record names a result that the match did not have.
    .braille = other result
