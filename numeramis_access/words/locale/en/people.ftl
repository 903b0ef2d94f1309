### Playing with people: houses of tables, who comes and goes, what players say to each other.

people-name = Type the name that others will hear
    .braille = name
people-gender = How should others refer to you?
people-gender-masculine = he
people-gender-feminine = she
people-gender-none = rather not say: by name only
people-houses = Where to play
    .braille = where to play
people-address = Type the server's address, for example 192.168.1.5, or the whole link of an invitation
    .braille = address
people-join = Another server: type its address
people-host = Open tables here for others
people-not-hosted = This computer can't open tables now. Close other programs that use the network, and try again.
    .braille = not opened
people-hosted-already = Another program on this computer already has these tables open. Type the address { $address } to reach them.
    .braille = already open: { $address }
people-found = { $name }: tables nearby
people-visited = { $address }: tables visited before
    .braille = { $address }
people-found-now = Found nearby: the tables of { $name }.
    .braille = found: { $name }
people-address-is = Address to give to others
people-invite = { $address ->
        [none] Others join with the code: { $code }.
       *[other] Others join at the address { $address } with the code: { $code }.
    }
    .braille = { $code }
people-invitation = Save the invitation: link and QR code
people-invitation-saved = The QR code is in the file { $name }, the link in a text file beside it.
    .braille = saved: { $name }
people-share = Share the link to this table
people-come = Join my table. We're playing { $game }.
people-really-close = Close these tables? Everybody else loses the connection. Everything stays saved until you open them again.
    .braille = close tables?
people-connecting = Connecting
people-house = Tables with people
people-no-house = No server answers at that address. The program keeps trying. Check the address, and ask whether the tables are open.
    .braille = nobody answers
people-no-tables = Something else answers at that address, not a server with tables. Check the address. The program keeps trying in case tables open there.
    .braille = no tables there
people-line-lost = The connection was lost. The program is restoring it, and you don't need to do anything. The server has everything you've played.
    .braille = connection lost
people-line-away = The server still doesn't answer. Either it's closed or the network is down. The program is looking for it at its last address and nearby. { $seated ->
        [yes] Your place at the table is safe. You can wait, or leave and come back from the main menu.
       *[no] You can wait, or leave and try another time.
    }
    .braille = tables silent, searching
people-back-soon = The server is closing for a moment and will be back soon. Nothing is lost, and the program will reconnect automatically.
    .braille = back soon
people-closed = The server was closed. Nothing is lost. When it opens again, the program will reconnect automatically.
    .braille = tables closed
people-line-silent = The server has been silent for three seconds. Your last command is on its way and counts once, so don't repeat it. You'll hear when the server answers.
    .braille = tables silent, one moment
people-line-answers = The server is responding again.
    .braille = tables answer
people-line-back = The connection is back.
    .braille = connection back
people-house-restored = The server was restored from an earlier copy. Everything since then is gone.
    .braille = server restored
people-asked-away = No connection yet. Before it was lost:
    .braille = no connection, before:
people-act-waits = No connection. This will be sent as soon as it's back.
    .braille = sent when back
people-act-waits-reader = { $name } is still reading. Your choice will be sent after that.
    .braille = { $name } is reading, sent after
people-reads = { $name } is still reading.
    .braille = { $name } is reading
people-waits-agreed = Everybody has agreed. We're waiting for a player who is still reading in braille.
    .braille = readers are waited for
people-table-gone = Your table no longer exists. Choose another one, or open a new one.
    .braille = table is gone
people-waits = { $what ->
        [server] Another server is taking over the table. Play will continue in a moment; nothing is lost.
        [bus] The servers can't reach each other right now. Play will continue as soon as they can; nothing is lost.
        [store] The server can't save anything right now. Play will continue as soon as it can; nothing is lost.
       *[other] Play continues.
    }
    .braille = { $what ->
        [server] waiting: server
        [bus] waiting: servers
        [store] waiting: saving
       *[other] goes on
    }
people-table = { $game }: { $names }{ $stage ->
        [playing] , playing
        [watched] , playing, you can watch
        [over] , over
       *[other] { $free ->
            [0] , full
            [one] , one free place
           *[other] , { SAY($free) } free places
        }
    }
people-new-table = New private table, by code
people-friends-table = New table for my friends
people-open-table = New table open to everybody
people-new-evening = New club evening with me as director
people-evening = Club evening, { $game }: { $names }{ $begun ->
        [over] , over
        [yes] , playing
       *[no] , open for entries
    }
people-evening-waits = { $last ->
        [yes] { $plays ->
            [yes] That was the last match of the evening.
           *[no] That was the last board of the evening.
        } Wait here: you'll hear your place when all tables have finished. Then choose Leave the table; the standings are in the evening's menu.
       *[no] You've finished this round. You'll hear the result when all tables have finished.
    }
    .braille = { $last ->
        [yes] wait for results
       *[no] wait for the others
    }
people-code = I have a code: type the four words
    .braille = code: four words
people-code-words = Type the four words of the code; the first four letters of each will do
    .braille = four words
people-who = Who is here
people-key-not-kept = This device couldn't save its new key, so your other devices stay signed in. Check the free disk space and your permissions, then try again.
    .braille = key not saved
people-passphrase = Use this account on another device: hear a passphrase
people-passphrase-is = Your passphrase is six words: { $words }. Write them down: they sign you in on another device. Your old passphrase no longer works.
    .braille = words: { $words }
people-old-words = Type your current six words to get new ones
    .braille = old six words
people-prove-words = Type the six words of your passphrase
    .braille = six words
people-words-by-passkey = Use a passkey to get six new words
people-words-made = You have six new words, made on another device or by the owner of this server. The old ones no longer work. If this is a surprise, tell the owner, who can give you others.
    .braille = new words made elsewhere
people-words-wait = { $own ->
        [yes] { $days ->
            [0] Your six new words are ready. To hear them, choose “{ people-words-take }”.
           *[other] This device reported that you lost your six words. In { COUNT($days, of: "day") } it can get new ones, or delete your account here. If that wasn't you, choose “{ people-words-refuse }”.
        }
       *[no] { $days ->
            [0] One of your devices reported that you lost your six words. It can get new ones now, or delete your account here. If that wasn't you, choose “{ people-words-refuse }”.
           *[other] One of your devices reported that you lost your six words. In { COUNT($days, of: "day") } it can get new ones, or delete your account here. If that wasn't you, choose “{ people-words-refuse }”.
        }
    }
    .braille = new words: { $days } d
people-words-take = Hear my six new words
people-words-refuse = Refuse the six new words: that wasn't me
people-words-refused = Refused. Your old six words still work.
    .braille = refused
people-words-refused-elsewhere = Another of your devices refused six new words. The old ones still work.
    .braille = new words refused
people-words-lost = My six words are lost
people-really-lost = Ask for six new words? You'll get them on this device in seven days. Until then, each of your other devices can refuse. The owner of this server can give you new ones right away.
    .braille = new words in 7 days?
people-sign-out = Lost device: sign out all my other devices
people-sign-out-words = Type the six words of your passphrase to sign out all your other devices
    .braille = six words
people-signed-out = All your other devices are signed out, and your passkeys no longer work.
    .braille = others signed out
people-recover = I have a passphrase: type the six words
    .braille = passphrase: six words
people-recover-words = Type the six words of your passphrase
    .braille = six words
people-make-passkey = Create a passkey on this device
people-use-passkey = Sign in with a passkey
people-forget-passkeys = Remove my passkeys
people-really-forget-passkeys = Remove all your passkeys? They will no longer sign you in here, but your six words still will.
people-passkeys-forgotten = Your passkeys have been removed.
    .braille = passkeys removed
people-passkeys-gone = Another of your devices removed your passkeys.
    .braille = passkeys removed elsewhere
people-passkey-made = You have a passkey now. It signs you in here without the six words.
    .braille = passkey created
people-no-passkey = Your device didn't provide a passkey, so nothing changed. Try again, or use the six words of your passphrase.
    .braille = no passkey
people-recovered = Welcome back, { $name }.
    .braille = welcome, { $name }
people-leave-house = Leave these tables
people-at-match = { $game }: your match
people-at-table = { $game }: waiting for players
    .braille = { $game }: waiting
people-host-begins = { $name } will start the match when everybody is here.
    .braille = { $name } begins
people-you-host = You're the host of this table now. Start the match when everybody is here.
    .braille = you are the host
people-match-began = Your match of { $game } has started. You'll find it in the list of tables.
    .braille = begins: { $game }
people-to-match = Continue the match
people-begin = Begin the match
people-code-is = Code to give to others
people-place = { ORDINAL($number) } seat
people-place-free = free
people-place-of = { $name }{ $own ->
        [yes] , you
       *[no] {""}
    }
people-leave-table = Leave this table
people-came = { $gender ->
       *[any] { $name } has joined.
    }
    .braille = +{ $name }
people-left = { $gender ->
       *[any] { $name } has left.
    }
    .braille = -{ $name }
people-gone = { $name } has lost the connection. We'll wait up to { DURATION($seconds) }, then a computer takes over.
    .braille = { $name } offline
people-gone-in-pause = { $name } is away from the table now. The match is paused, and the seat waits.
    .braille = { $name } away
people-sits-in = { $computer }, a computer, is playing for { $name } now. { $name } can come back at any time.
    .braille = { $computer } for { $name }
people-returned = { $gender ->
       *[any] { $name } is back.
    }
    .braille = { $name } back
people-removed = The host has removed you from the table.
    .braille = removed from table
people-unknown-game = a game that this program doesn't know
people-table-beyond = You can't join this table, because your version of the program doesn't know its game or one of its rules. Update the program, or choose another table.
    .braille = update the program
people-match-beyond = Your version of the program doesn't know a rule of this match, so a computer plays for you. Your place is safe: update the program and come back.
    .braille = update the program
people-table-closed = The owner of this server closed the table. Its match has ended.
    .braille = table closed by owner
people-answered = The owner of this server answered your report about { $name }: { $text }
    .braille = owner: { $text }
people-nobody-heard = Nobody else has said or asked for anything here yet.
    .braille = nobody heard yet
people-match-menu = Match with people
people-to-table = Back to the table
people-leave-match = Leave the match: a computer will play for me
people-really-leave = Leave the match? A computer will play for you, and you can take your seat again.
    .braille = leave?
    .typed = leave, go away
people-proof-ask = Have the cards been fair so far?
people-proof = { $deals ->
        [0] { $waits ->
            [deal] The cards are sealed. You can check them after the first deal.
           *[match] The cards are sealed. You can check them after the match.
        }
       *[other] { COUNT($deals, of: "deal") } checked: the cards were fixed before anybody saw them, and nobody changed them.
    }
    .braille = checked: { $deals }
people-unfair = Warning: the cards of this table don't match their seal.
    .braille = cards not right!
people-record-kept = You'll find this match in your records.
    .braille = record saved
people-once-more = Once more, with the same players
people-once-more-drawn = Once more, seats drawn again
people-watch-next = Watch the next match
people-leave-over = Leave the table
people-by-key = { $key ->
        [none] open the menu
       *[other] press { $key }
    }
people-key-short = { $key ->
        [none] menu
       *[other] { $key }
    }
people-once-more-offered = Once more with the same players: { people-key-short }.
    .braille = once more: N
people-once-more-asked = { $name } would like to play once more. To agree, { people-by-key }.
    .braille = { $name }: once more? yes: N
people-once-more-watch = { $begun ->
        [yes] They're playing once more. Open the menu to go there.
       *[no] { $name } would like to play once more with the others. You'll hear when they start.
    }
    .braille = { $begun ->
        [yes] they play again
       *[no] { $name }: once more
    }
people-once-more-waits = { $names ->
        [none] Once more. The others are no longer here.
       *[other] Once more. We're waiting for { $names }. You can start without them.
    }
    .braille = { $names ->
        [none] once more
       *[other] once more; waiting: { $names }
    }
people-record-came = Your match of { $game } with { $names } was finished without you. You'll find it in your records.
    .braille = record came: { $game }
people-matches-coming = { COUNT($count, of: "match") } to come.
    .braille = to come: { $count }
people-matches-came = { $count ->
        [0] Nothing to fetch
       *[other] Added to your records: { COUNT($count, of: "match") }
    }{ $wrong ->
        [0] { $count ->
            [0] .
           *[other] , and the cards were fair.
        }
       *[other] , but the cards of { COUNT($wrong, of: "match") } don't match their seal. Choose Verify in a record to hear why.
    }
    .braille = records came: { $count }, not right: { $wrong }
people-myself = My name, matches and data at these tables
    .braille = my data
people-rename = Change my name, now { $name }
people-renamed = From now on, others hear your name as { $name }.
    .braille = name: { $name }
people-fetch-matches = Fetch my finished matches that aren't on this device: { SAY($count) }
people-my-data = Save everything this server has about me
people-delete-me = Delete my account here
people-really-delete-me = Delete your account here? Your passphrase will stop working, and computers will finish your matches. You keep your own records.
    .braille = delete me?
people-deleted = This server no longer has anything about you.
    .braille = deleted
people-say = Say something to the others
people-write = Write it in my own words
    .braille = own words
people-write-words = Type what you want to say to the others
    .braille = own words
people-said = { $name }: { $text }
people-said-own = You said: { $text }
    .braille = to all: { $text }
people-said-before = What was said
people-nothing-said = Nothing has been said yet. Go back
people-here = The others at this table
people-person = { $name }
people-friend = Friend
people-muted = Muted until the program ends
people-blocked = Blocked: muted, no invitations, not at my tables
people-deals = The deal of the day, compared
people-deals-agree = Share my results: with my name and cards for friends, without a name for everybody else
people-deals-none = You haven't finished a deal of the day this week. Play one under Deal of the day.
people-deals-forgotten = The server no longer has your deals.
    .braille = deals removed
people-deal-day = { $game }, { ORDINAL($day) } of { month }
    .braille = { $game } { $day }. { $month }.
people-deal-field = { $deal }: you { $amount }
    .braille = { $deal }: { $amount }
people-deal-of = { $count ->
        [0] Nobody else here has shared this deal yet
        [1] One other player has shared this deal, and did { $better ->
            [0] { $same ->
                [0] less well than you
               *[other] as well as you
            }
           *[other] better than you
        }
       *[other] Of the other { COUNT($count, of: "player") }, { $better ->
            [0] none
           *[other] { $better }
        } did better, { $same ->
            [0] none
           *[other] { $same }
        } as well and { $less ->
            [0] none
           *[other] { $less }
        } less well
    }
people-deal-players = { COUNT($count, of: "player") }{ $own ->
        [yes] , you among them
       *[no] {""}
    }
people-deal-unread = This version can't read how { $name } played.
    .braille = { $name }: unreadable
people-deal-by = The same cards, played by { $name }.
    .brief = { $name }.
    .braille = { $name }
people-deal-parts = Here you differ, at your { ORDINAL($number) } choice. You: { $own }. { $name }: { $best }.
    .brief = You: { $own }. { $name }: { $best }.
    .braille = { $number } you { $own } { $name } { $best }
people-deal-others-part = From here on, the other seats play differently than at your table.
    .brief = The others play differently.
    .braille = others differ
people-deal-same = { $name } made all the same choices as you.
    .braille = { $name } as you
people-deal-outcome = { $name } finished with: { people-deal-theirs }. You: { people-deal-own }.
    .brief = { $name }: { $theirs }. You: { $own }.
    .braille = { $name } { $theirs } you { $own }
people-deal-own = { $unit ->
        [nothing] { $own }
       *[other] { AMOUNT($own, $unit) }
    }
people-deal-theirs = { $unit ->
        [nothing] { $theirs }
       *[other] { AMOUNT($theirs, $unit) }
    }
people-denied-not-given = You can hear that once you've shared how you played this deal.
    .braille = share yours first
people-acquaintances = My friends and blocked people
people-no-acquaintances = Nobody yet. Go back
people-is-here = here
people-is-not-here = not here now
people-is-blocked = blocked
people-report = Report to the owner of this server
people-report-why = Type what happened. The last things said will be sent too
    .braille = what happened
people-reported = The owner of this server will get your report.
    .braille = reported
people-remove = Remove from the table
people-really-remove = Remove { $name } from this table?
    .braille = { $name } leaves?
people-hand-over = Make them the host
people-mute = Mute for everybody at this table
people-unmute = Let them speak at this table again
people-move = Move to another place
people-move-to = A new place for { $name }
people-draw-seats = Draw lots for the places
people-seats-drawn = The places were drawn by lot. In order: { $names }.
    .braille = drawn: { $names }
people-sits = { $name } is now in the { ORDINAL($number) } seat.
    .braille = { $name }: place { $number }
people-sits-own = You're now in the { ORDINAL($number) } seat.
    .braille = your place: { $number }
people-sits-pair = { $name } is { $pair ->
        [0] in the director's chair
       *[other] in { $teams ->
            [yes] team
           *[no] pair
        } { $pair }
    } now.
    .braille = { $name }: { $teams ->
        [yes] team
       *[no] pair
    } { $pair }
people-sits-pair-own = You're { $pair ->
        [0] in the director's chair
       *[other] in { $teams ->
            [yes] team
           *[no] pair
        } { $pair }
    } now.
    .braille = your { $teams ->
        [yes] team
       *[no] pair
    }: { $pair }
people-seats = Places at the table
people-seats-chosen = in the order you sit down
people-seats-by-lot = drawn by lot when the match starts
people-seats-will-be-drawn = The places will be drawn by lot when the match starts.
    .braille = places by lot
people-did-muted = { $host ->
        [yes] { $name } is muted at this table.
       *[no] The host has muted { $name }.
    }
    .braille = { $name }: muted
people-did-unmuted = { $name } can speak at this table again.
    .braille = { $name }: heard
people-did-removed = { $host ->
        [yes] { $name } is no longer at this table.
       *[no] The host has removed { $name } from the table.
    }
    .braille = -{ $name }
people-did-handed-over = { $name } is now the host of this table.
    .braille = host: { $name }
people-you-muted = The host has muted you at this table, so nobody hears what you say.
    .braille = muted by the host
people-you-unmuted = The host lets you speak at this table again.
    .braille = you may speak again
people-you-lead = You're the host of this table now.
    .braille = you are the host
people-invite-to = Invite to the table: { $game }
people-invite-sent = You've invited { $name }.
    .braille = invited: { $name }
people-invited = { $name } invites you: { $game }.
    .braille = invited: { $name }
people-invitation-of = Join { $name }: { $game }
people-one = { $name }{ $friend ->
        [yes] , friend
       *[no] {""}
    }
people-may-invite = Who may invite me
people-may-invite-all = everybody
people-may-invite-friends = friends only
people-may-invite-nobody = nobody, do not disturb
people-agreed = Agreements at this table
people-access = Who can join
people-access-code = everybody with the code
people-access-friends = my friends only
people-access-open = everybody
people-talk = Typing messages while partners play a deal
people-talk-free = allowed: a friendly table
people-talk-silent = set phrases only
people-watch = Who can watch
people-watch-nobody = nobody
people-watch-friends = friends of the players
people-watch-all = everybody here
people-watch-later = Delay for watchers: one trick
people-grace = Wait for a player who loses the connection
people-duration = { DURATION($seconds) }
people-clock = Time for a decision
people-clock-none = no limit
people-clock-is = { DURATION($decision) }{ $reserve ->
        [0] , no reserve
       *[other] {" "}and a reserve of { DURATION($reserve) }
    }
people-clock-here = Time for a decision here: { $clock }.
    .braille = time: { $clock }
people-clock-now = The time for a decision is now: { $clock }.
    .braille = time: { $clock }
people-clock-decision = For each decision
people-clock-reserve = Reserve for the whole match
people-reserve-is = { $seconds ->
        [0] none
       *[other] { DURATION($seconds) }
    }
people-clock-more = Extra minutes for each player
people-times = { $seconds ->
        [0] never
        [one] once
        [2] twice
       *[other] { SAY($seconds) } times
    }
people-clock-double = Double time for players who want it
people-take-more-time = Take an extra minute
people-wish-pause = Ask for a pause
people-wish-go-on = Continue after the pause
people-time-sign = time: { $left ->
        [0] under { SAY(10) } seconds
       *[other] over { DURATION($left) }
    }
    .braille = t{ $left }
people-time-warned = { DURATION($left) } left.
    .braille = left: { DURATION($left) }
people-time-reserve = You're using your reserve now: { DURATION($left) } left.
    .braille = reserve: { DURATION($left) }
people-waited = We've waited { DURATION($seconds) } so far.
    .braille = waited { DURATION($seconds) }
people-thinks = { $name } is still thinking.
    .braille = { $name } thinks
people-still-gone = { $name } has no connection. A computer takes over in { DURATION($seconds) }.
    .braille = { $name } offline, { DURATION($seconds) }
people-grace-short = If you lose the connection again in this deal, the others will wait only { DURATION($seconds) } more.
    .braille = next time waited for { DURATION($seconds) }
people-time-stands = The match is paused and the clock is stopped.
    .braille = pause
people-time-unknown = The connection is lost. Your clock is stopped until it's back.
    .braille = connection lost, time stands
people-time-round = { $over ->
        [yes] The round's time is up.
       *[no] { DURATION($seconds) } left in this round.
    }
    .braille = { $over ->
        [yes] time is up
       *[no] round: { DURATION($seconds) }
    }
people-time-none = There's no clock at this table.
    .braille = no clock
people-time-own = You have { DURATION($left) }{ $reserve ->
        [0] {""}
       *[other] {" "}and a reserve of { DURATION($reserve) }
    }{ $more ->
        [0] .
        [one] ; you can take an extra minute once.
        [2] ; you can take an extra minute twice.
       *[other] ; you can take an extra minute { SAY($more) } times.
    }
    .braille = { DURATION($left) }{ $reserve ->
        [0] {""}
       *[other] {" "}+ reserve { DURATION($reserve) }
    }, extra: { $more }
people-time-of = { $name } has { DURATION($left) }{ $reserve ->
        [0] {""}
       *[other] {" "}and a reserve of { DURATION($reserve) }
    }.
    .braille = { $name }: { DURATION($left) }{ $reserve ->
        [0] {""}
       *[other] {" "}+ reserve { DURATION($reserve) }
    }
people-time-nobody = { $reserve ->
        [0] You have no reserve
       *[other] Your reserve is { DURATION($reserve) }
    }{ $more ->
        [0] .
        [one] ; you can take an extra minute once.
        [2] ; you can take an extra minute twice.
       *[other] ; you can take an extra minute { SAY($more) } times.
    }
    .braille = reserve: { DURATION($reserve) }, more: { $more }
people-time-over = { $name } has run out of time. { $by }, a computer, plays this one.
    .braille = { $name }: time over, { $by } decides
people-time-over-own = You've run out of time. { $by }, a computer, plays this one.
    .braille = time over, { $by } decides
people-time-over-again = { $name } has run out of time again. { $by }, a computer, plays on until { $name } comes back.
    .braille = { $name }: time over, { $by } plays on
people-time-over-again-own = You've run out of time again. { $by }, a computer, plays on for you. Press Enter to take your place back.
    .braille = time over, { $by } plays on; back: enter
people-plays-again = It's your place again.
    .braille = your place again
people-more-time = { $name } took an extra minute.
    .braille = { $name }: a minute more
people-more-time-own = You have an extra minute{ $left ->
        [0] ; that was the last one.
        [one] , and can take one more.
       *[other] , and can take { SAY($left) } more.
    }
    .braille = a minute more, left: { $left }
people-pause-asks = { $name } would like a pause.{ $you ->
        [asked] { " " }To agree, { people-by-key }.
       *[other] { "" }
    }
    .braille = { $name }: pause?{ $you ->
        [asked] { " " }yes: P
       *[other] { "" }
    }
people-pause-asks-own = You asked for a pause{ $others ->
        [none] .
       *[other] { "" }. We're waiting for { $others }.
    }
    .braille = pause asked for; waiting: { $others }
people-pause-agrees = { $name } agrees to the pause.{ $you ->
        [asked] { " " }We're waiting for you. To agree, { people-by-key }.
       *[other] { " " }We're waiting for { $others }.
    }
    .braille = { $name }: pause yes{ $you ->
        [asked] ; agree: P
       *[other] ; waiting: { $others }
    }
people-pause-agrees-own = You agreed to the pause. We're waiting for { $others }.
    .braille = pause yes; waiting: { $others }
people-concession = { $name } offers to concede the rest of the tricks. { $partner } decides.
    .braille = { $name }: give up?
people-concession-own = You offer to concede the rest of the tricks. { $partner } decides. To take it back, play a card.
    .braille = give up? partner asked
people-concession-partner = Your partner { $name } offers to concede the rest of the tricks. To agree, { people-by-key }. To refuse, keep playing.
    .braille = { $name }: give up? yes: G
people-paused = Paused at { $name }'s request.{ $clock ->
        [yes] { " " }The clock is stopped. Press Enter to continue.
       *[no] { " " }Press Enter to continue.
    }
    .braille = pause: { $name }; go on: enter
people-paused-own = Paused.{ $clock ->
        [yes] { " " }The clock is stopped. Press Enter to continue.
       *[no] { " " }Press Enter to continue.
    }
    .braille = pause; go on: enter
people-go-on-asks = { $name } would like to continue.{ $you ->
        [asked] { " " }Press Enter to agree.
       *[other] { "" }
    }
    .braille = { $name }: go on?{ $you ->
        [asked] { " " }yes: enter
       *[other] { "" }
    }
people-go-on-asks-own = You asked to continue{ $others ->
        [none] .
       *[other] { "" }. We're waiting for { $others }.
    }
    .braille = go on; waiting: { $others }
people-go-on-agrees = { $name } is ready to continue.{ $you ->
        [asked] { " " }We're waiting for you. Press Enter to agree.
       *[other] { " " }We're waiting for { $others }.
    }
    .braille = { $name }: go on yes{ $you ->
        [asked] ; agree: enter
       *[other] ; waiting: { $others }
    }
people-go-on-agrees-own = You're ready to continue. We're waiting for { $others }.
    .braille = go on yes; waiting: { $others }
people-went-on = The pause is over.
    .braille = pause over
people-phrase-hello = Hello everybody
people-phrase-well-played = Well played
people-phrase-thanks = Thank you
people-phrase-sorry = Sorry
people-phrase-one-moment = One moment, please
people-phrase-good-game = That was a good game
people-phrase-goodbye = Goodbye
people-watching = You're watching { $game }.
people-watch-asked = Only friends of the players can watch here. The players have been asked. When one of them lets you in, you'll be at the table.
    .braille = asked to watch
people-come-asked = Only friends of the host can join this table. The host has been told. Once the host lets you in, you'll be at the table.
    .braille = host asked, wait
people-knocks = { $name } would like to join your table for friends, but isn't your friend yet. To let them in, choose the name under Who is here and turn Friend on.
    .braille = { $name } knocks
people-asks-watch = { $name } would like to watch your match. To allow it, { people-by-key }, then Enter.
    .braille = { $name } watch? yes: X, enter
people-let-watch = Allow watching: { $name }
people-let-watch-done = { $name } can watch now.
    .braille = { $name } may watch
people-watches = { $name } is watching.
    .braille = watches: { $name }
people-watches-no-more = { $name } is no longer watching.
    .braille = gone: { $name }
people-watch-rests = The deal is over. The next one starts when the players are ready.
    .braille = players get ready
people-only-watching = You're only watching.
    .braille = you only watch
people-watch-menu = Watching a match
people-stop-watching = Stop watching
people-ask-hand = Ask to see their cards
people-hand-asked-for = You've asked { $name }.
    .braille = asked: { $name }
people-asks-hand = { $name } would like to see your cards. To show them, open the menu and choose The others at this table.
    .braille = { $name }: your cards?
people-show-hand = Show my cards
people-shows-hand = { $name } can see your cards now.
    .braille = { $name }: sees cards
people-hide-hand = Hide my cards
people-hides-hand = { $name } no longer sees your cards.
    .braille = { $name }: no cards
people-hand-shown = You can see { $name }'s cards now.
    .braille = cards of { $name }
people-hand-hidden = You no longer see anybody's cards.
    .braille = no hand shown
people-denied-not-over = They're still playing. Try again when they've finished.
people-denied-decided = Somebody else has already decided that.
    .braille = decided already
people-denied-not-watched = This table doesn't allow watching.
    .braille = no watching
people-denied = You can't do that now.
    .braille = not possible
people-answer-unread = This version can't read the server's answer. Update the program.
    .braille = answer unreadable
people-denied-version = The server at that address runs a different version. Update the program, or ask the host to update.
    .braille = other version
people-denied-no-such-match = The server runs a different version and doesn't have this game or one of the rules you chose. Choose another game or other rules, or ask the host to update.
    .braille = no such game here
people-denied-unknown-request = The server runs an older version and can't do this. Everything else works. Ask the host to update.
    .braille = older server
people-denied-nobody-to-ask = A player has to let you in to watch, and no player is here right now. Try again later.
    .braille = no player is here
people-denied-unknown-value = The server runs an older version and doesn't know this choice. Choose something else, or ask the host to update.
    .braille = older server
people-denied-malformed = The server runs a different version and closed the connection because of that. Nothing is lost, and the program is reconnecting. Don't try that again until the host has updated.
    .braille = not understood
people-denied-name = The server doesn't accept this name. A name needs letters, all of one script. Change it in the settings.
    .braille = name not accepted
people-denied-unknown-passkey = This passkey didn't work here. Try again, or type the six words of your passphrase.
    .braille = passkey not known
people-denied-no-passkeys = You can't use passkeys at this server. Sign in with the six words of your passphrase.
    .braille = no passkeys here
people-denied-unknown-words = The server doesn't know these words. Check them and try again.
    .braille = unknown words
people-denied-old-words = This needs your six words or your passkey. If you've lost the words, say so under “{ people-myself }”.
    .braille = words or passkey needed
people-denied-no-words = You don't have six words here yet. Choose “{ people-passphrase }”.
    .braille = no words yet
people-denied-another-waits = Another of your devices is already waiting for six new words. If that isn't you, refuse it first.
    .braille = another device waits
people-denied-key = The server doesn't accept this device's key. Update the program and try again.
    .braille = key not accepted
people-denied-no-such-table = No table has this code. Check all four words; type at least the first four letters of each. The table may already be closed.
    .braille = no such table
people-denied-full = That table is full.
    .braille = full
people-denied-taken = That place is already taken.
    .braille = taken
people-denied-not-the-host = Only the host of this table can do that.
    .braille = only the host may
people-denied-not-here = That player is no longer here, so nothing happened.
    .braille = no longer here
people-denied-not-let-in = You can't join this table now. Choose another one, or open your own.
    .braille = not this table
people-denied-too-many-blocked = You can't block more people. Unblock somebody first.
    .braille = no more
people-denied-muted = The host has muted you at this table, so nobody heard that.
    .braille = nobody heard that
people-denied-begun = The match has already started.
    .braille = already started
people-denied-known-already = The others have already heard that. We're waiting for them.
    .braille = others are waited for
people-denied-no-clock = There's no clock at this table. Take as long as you like.
    .braille = no clock
people-denied-not-your-turn = It isn't your turn. You can take more time when it is.
    .braille = not your turn
people-denied-no-more-time = You've used all the extra minutes this table allows.
    .braille = no more time
people-denied-too-many-guesses = Too many tries in a row. Try again in { $seconds ->
        [0] a minute
       *[other] { DURATION($seconds) }
    }.
    .braille = wait
people-denied-too-much-said = You've said a lot in a short time, so nobody heard this. Say it again in { DURATION($seconds) }.
    .braille = wait { DURATION($seconds) }
people-more-tables = More tables
people-more-people = More people
people-earlier-tables = Earlier tables
people-earlier-people = Earlier people
people-evening-stopped = The club evening has stopped, because something in its plan doesn't fit. The director can start the next round or end the evening.
    .braille = evening stopped, waits for director
people-table-left = The server closed your table for { $game }: it was empty for ten minutes before its match started.
    .braille = { $game } table closed
people-denied-too-often = You did that too often in a row, so nothing happened. Try again in { DURATION($seconds) }.
    .braille = wait { DURATION($seconds) }
people-denied-too-many-passkeys = You can't have more passkeys here. Delete them first, then make a new one.
    .braille = enough passkeys
people-denied-said-hello = The server already knows who you are.
    .braille = already known
people-denied-deleted = Another of your devices deleted your account. This server no longer has anything about you.
    .braille = account deleted
people-denied-evening-full = The log of this evening is full, so nothing was saved. You can end the evening and announce a new one.
    .braille = evening log full
people-denied-too-much-kept = Your evenings fill all the space one person has here, so nothing was saved. Close one of them first.
    .braille = evenings take too much room
people-denied-too-long = This record is too long for one answer. Update the program that asks for it.
    .braille = record too long
people-denied-too-many-tables = You can't have more tables. Leave one of them first.
    .braille = too many tables
people-denied-deal-is-on = Partners can't type messages during a deal. You can say one of the set phrases.
    .braille = no typing in a deal
people-denied-rename-later = You can't change your name during a deal. Change it afterwards.
    .braille = no renaming now
people-denied-banned = The owner of this server no longer lets you in. Only the owner can change that.
    .braille = not let in
people-denied-address-banned = The owner of this server doesn't let in anybody from your address right now. Try again in a few days, or ask the owner.
    .braille = address banned
people-denied-no-newcomers = The owner of this server doesn't let in new people right now. If you've been here before, sign in with the six words of your passphrase.
    .braille = nobody new now
people-denied-signed-out = Another of your devices signed out this one. Sign in with the six words of your passphrase, or come as a new person.
    .braille = device signed out
people-denied-no-room = The server has no room for anybody else right now. The program keeps trying.
    .braille = no room yet
people-denied-too-many-newcomers = Too many new people came from your address within a few minutes. Try again in { $seconds ->
        [0] ten minutes
       *[other] { DURATION($seconds) }
    }.
    .braille = wait a while
people-denied-not-kept = The server can't save that right now. Try again in a moment.
    .braille = not saved
people-denied-no-holidays = You don't have that many days of holiday left. Choose fewer days.
    .braille = fewer days left
people-denied-no-calls = This server can't send you messages that way.
people-denied-wrong-code = This code is wrong, or it has expired. Check it, or have another code sent.
people-denied-too-many-browsers = You can't add another browser to tell you about waiting tables. Stop the others first, then choose it again in this one.
