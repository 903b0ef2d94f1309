# Records of matches, replay, statistics and what fails
channel-returned = { $channel ->
        [speech] Speech is working again.
        [sound] Sounds are working again.
        [braille] The braille display is responding again.
        [window] The window is shown again.
        [haptics] Controllers rumble again.
       *[other] The output { $channel } is working again.
    }
    .braille = back: { channel-short }
journal-written-again = The match is being saved again, and nothing is missing.
    .braille = match saved again
journal-busy = Another window of the program has this match open. Only one window can have it.
    .braille = match open elsewhere
journal-lost = The record { $name } is too damaged to recover. The file stays.
    .braille = record damaged
journal-missing = There's no record { $name }. Check the spelling of the file name.
    .braille = record not there
journal-newer = This record comes from a later version of the program, and this version can't read it. It stays as it is.
    .braille = record from later version
journal-not-named = Which record? Write its file after the word replay.
journal-unknown = This version of the program can't play this record. It stays as it is.
    .braille = record not playable
journal-no-record = { $name } isn't a record: it isn't an ordinary file, or it's far too large.
    .braille = no record
journal-unreadable = The program can't read the record { $name }. Check the file's permissions and the disk.
    .braille = record unreadable
no-match-kept = There's no match to continue; press Enter to go back
statistics-damaged = The statistics file was damaged. It's saved as { $name }. In the statistics menu you can count everything again from your records.
    .braille = statistics damaged
statistics-not-written = The statistics can't be saved, so you play on without them.
    .braille = statistics not saved
statistics-unreadable = The program can't read the statistics. Check the file's permissions.
    .braille = statistics unreadable

# Records
menu-records = Records of matches
record-menu = Record of a match.
    .braille = record
records-none = There are no records yet; press Enter to go back
record-listen = Listen
record-again = Play the same deals again at the practice table
record-verify = Check that the cards were fair
record-as-text = Save as text
record-as-braille = Save for a braille embosser, BRF
record-delete = Delete the record
really-delete = Really delete this record? You can't undo that.
    .braille = delete?
record-deleted = The record is deleted.
    .braille = deleted
exported = Saved in the file { $name }.
    .brief = Saved.
    .braille = saved: { $name }
not-exported = The file { $name } couldn't be written. Check the disk space and the permissions.
    .braille = not written
record-title = { $game }, { DATE($created) }
record-players = Players: { $names }.
record-sat-in = For a while a computer played for { $name }: { $by }.
record-number = Match number { $seed }.
record-deal = { ORDINAL($deal) } deal
record-hand = { WHO($seat) }: { CARDS($cards) }.
    .braille = { WHO($seat, form: "short") }: { CARDS($cards, case: "braille") }
record-hand-suits = { record-hand }
    .braille = { WHO($seat, form: "short") }: { HAND($cards, case: "braille") }

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
replay-end-open = End of the record; the match isn't over yet.
    .brief = End of the record.
    .braille = end, not over
replay-no-deal = There are no more deals in this direction.
    .braille = no deal
replay-stopped = Stopped.
    .braille = stop
replay-pace = Pace: one step every { COUNT($seconds, of: "second") }.
    .brief = { COUNT($seconds, of: "second") }.
    .braille = pace { $seconds }
replay-not-begun = You're at the beginning of the record. Step to the moment where you want to start playing.
    .braille = step on first
replay-other-place = You didn't sit in the first seat in this match, and at the practice table you do. Choose a record of a match with computers.
    .braille = other place
replay-hidden = You can see the others' cards when the match is over.
    .braille = after the match
replay-open = From now on you hear everybody's cards.
    .braille = all cards
replay-own = From now on you hear only what you knew.
    .braille = own cards only

# Statistics
statistics-none = There's nothing to count yet. Finish a game first; press Enter to go back
statistics-export = Save as a CSV table
statistics-recount = Count again from the records
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
milestones-aims-menu = What do you want to reach in a month? You won't be reminded; your aims are in the statistics.
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
verify-fair = Everything is right. The cards of { COUNT($deals, of: "deal") } were fixed before anybody saw them, and nobody changed them. Every move followed the rules: { COUNT($actions, of: "move") }.
    .braille = fair: { $deals } deals
verify-fingerprint = Fingerprint { $digits }. Everybody who played with you has the same number for this match.
    .braille = { $digits }
verify-not-sealed-at-all = Nothing was sealed in this match, so there's nothing to prove. That's done only when people play with each other.
    .braille = not sealed
verify-not-sealed = { $deal ->
        [0] Before the first deal
       *[other] After the { ORDINAL($deal) } deal
    } a random number was used that nobody had sealed. Somebody may have chosen it, so this match proves nothing.
    .braille = a lot without seal
verify-not-as-sealed = { $deal ->
        [0] The first cards or the random number before them aren't
       *[other] What came after the { ORDINAL($deal) } deal isn't
    } what was sealed. Somebody changed it later.
    .braille = seal broken
verify-not-from-salt = In the { ORDINAL($deal) } deal, the cards that came back into play were in a different order from the one fixed.
    .braille = other order
verify-not-allowed = In the { ORDINAL($deal) } deal, something was done that the rules don't allow.
    .braille = against the rules
verify-told-otherwise = In the { ORDINAL($deal) } deal, you were told something different from what happened.
    .braille = told otherwise
verify-never-opened = Something was sealed but never shown.
    .braille = never shown
verify-damaged = The record is damaged, so it proves nothing.
    .braille = record damaged
verify-not-over = The record stops before the end of the match, so it proves nothing yet.
    .braille = not over
verify-other-result = The record gives a result that the match didn't have.
    .braille = other result
