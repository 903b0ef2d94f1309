### Playing with people: houses of tables, who comes and goes, what players say to each other.

people-name = Type the name by which the others will hear you
    .braille = name
people-gender = How should others refer to you?
people-gender-masculine = he
people-gender-feminine = she
people-houses = Which tables
    .braille = which tables
people-address = Type the address where tables are open, for instance 192.168.1.5, or the whole link of an invitation
    .braille = address
people-join = Somewhere else: type an address
people-host = Open tables here, for others to come
people-not-hosted = Tables cannot be opened on this computer now. Close other programs that use the network, and try again.
    .braille = not opened
people-hosted-already = Another program on this computer has these tables open already. You reach them by typing the address { $address }.
    .braille = already open: { $address }
people-found = { $name }: tables nearby
people-visited = { $address }: tables visited before
    .braille = { $address }
people-found-now = Found nearby: the tables of { $name }.
    .braille = found: { $name }
people-address-is = Address for the others
people-invite = { $address ->
        [none] The others come with the code: { $code }.
       *[other] The others come to the address { $address } with the code: { $code }.
    }
    .braille = { $code }
people-invitation = Save the invitation: link and QR code
people-invitation-saved = The QR code is in the file { $name }, the link in a text file beside it.
    .braille = saved: { $name }
people-share = Share the link to this table
people-come = Come to my table, we are playing { $game }.
people-really-close = Close these tables? The others lose the connection; everything is kept until you open them again.
    .braille = close tables?
people-connecting = Connecting
people-house = Tables with people
people-no-house = Nobody answers at that address. I keep trying; check the address, and whether tables are open there.
    .braille = nobody answers
people-no-tables = Something other than tables with people answers at that address. Check the address; I keep trying, in case tables are opened there.
    .braille = no tables there
people-line-lost = The connection was lost. I am restoring it, and you need not do anything; what was played is kept at the tables.
    .braille = connection lost
people-line-away = The tables still do not answer: either nobody has them open, or the network is down. I keep looking for them at their last address and nearby. { $seated ->
        [yes] Your place at the table is kept. You can wait, or leave and come back from the main menu.
       *[no] You can wait, or leave and come another time.
    }
    .braille = tables silent, searching
people-back-soon = The tables are closing for a moment and will be back soon. Nothing is lost, and I reconnect by myself.
    .braille = back soon
people-closed = The tables were closed. Nothing is lost; as soon as they are opened again I reconnect by myself.
    .braille = tables closed
people-line-silent = Nothing has come from the tables for three seconds. What you did is on its way and counts once: pressing again changes nothing. You will hear when there is an answer.
    .braille = tables silent, one moment
people-line-answers = The tables answer again.
    .braille = tables answer
people-line-back = The connection is back.
    .braille = connection back
people-house-restored = The server was restored from an earlier copy, so what happened here since then is gone.
    .braille = server restored
people-asked-away = No connection; I am restoring it. Before it was lost:
    .braille = no connection, before:
people-act-waits = No connection. As soon as it is back, I send this to the table.
    .braille = sent when back
people-act-waits-reader = { $name } is still reading. Your choice goes to the table after that.
    .braille = { $name } is reading, sent after
people-reads = { $name } is still reading.
    .braille = { $name } is reading
people-waits-agreed = Everyone agrees: the table waits for a person who is still reading the line.
    .braille = readers are waited for
people-table-gone = The table that you were going back to does not exist any more. Choose another one, or open a new one.
    .braille = table is gone
people-waits = { $what ->
        [server] Another server is taking the table over. It goes on by itself in a moment; nothing is lost.
        [bus] The servers cannot reach each other just now. The table waits and goes on by itself; nothing is lost.
        [store] Nothing can be saved just now, so the table waits. It goes on by itself; nothing is lost.
       *[other] The table goes on.
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
people-new-evening = New club evening, which I lead
people-evening = Club evening, { $game }: { $names }{ $begun ->
        [yes] , playing
       *[no] , taking entries
    }
people-evening-waits = { $last ->
        [yes] That was the last board of the evening. Wait here: when all tables have finished, you hear how you stand. The standings are then in the evening's menu, behind Leave the table.
       *[no] You have played this round. You hear the result when all tables have finished.
    }
    .braille = { $last ->
        [yes] last board over
       *[no] wait for the others
    }
people-code = I have a code: type the four words
    .braille = code: four words
people-code-words = Type the four words of the code. Of each the first four letters are enough
    .braille = four words
people-who = Who is here
people-key-not-kept = The new key of this device could not be kept, so your other devices stay signed in. Check the room on the disk and your rights, then try again.
    .braille = key not kept
people-passphrase = Use this account on another device: hear a passphrase
people-passphrase-is = Your passphrase is six words: { $words }. Write them down; by them you are known again on another device. An older passphrase is void now.
    .braille = words: { $words }
people-old-words = Type the six words you have now; you are given new ones for them
    .braille = old six words
people-prove-words = Type the six words of your passphrase
    .braille = six words
people-words-by-passkey = Hear six new words, by a passkey
people-words-made = Six new words were made for you, on another device or by the owner of these tables, and the older ones are void. If you know nothing of it, tell the owner, who can give you others.
    .braille = new words made elsewhere
people-words-wait = { $own ->
        [yes] { $days ->
            [0] Your six new words are ready: “{ people-words-take }” tells them.
           *[other] This device says that you have lost your six words. In { COUNT($days, of: "day") } it can get new ones, or delete you here. If that was not you, choose “{ people-words-refuse }”.
        }
       *[no] { $days ->
            [0] A device of yours says that you have lost your six words. It can get new ones now, or delete you here. If that is not you, choose “{ people-words-refuse }”.
           *[other] A device of yours says that you have lost your six words. In { COUNT($days, of: "day") } it can get new ones, or delete you here. If that is not you, choose “{ people-words-refuse }”.
        }
    }
    .braille = new words: { $days } d
people-words-take = Hear my six new words
people-words-refuse = Refuse six new words: I do not want them
people-words-refused = Refused. Your six words are good as before.
    .braille = refused
people-words-refused-elsewhere = Another device of yours has refused six new words; the old ones are good as before.
    .braille = new words refused
people-words-lost = I have lost my six words
people-really-lost = Ask for six new words? You get them on this device in seven days. All your other devices hear of it meanwhile, and each can refuse. The owner of these tables can give you new ones at once.
    .braille = new words in 7 days?
people-sign-out = A device was lost: sign out all my other devices
people-sign-out-words = Type the six words of your passphrase; all your other devices are signed out
    .braille = six words
people-signed-out = All your other devices are signed out, and so are your passkeys: nobody can pass for you by them any more.
    .braille = others signed out
people-recover = I have a passphrase: type the six words
    .braille = passphrase: six words
people-recover-words = Type the six words of your passphrase
    .braille = six words
people-make-passkey = Make a passkey of this device
people-use-passkey = Sign in with a passkey
people-forget-passkeys = Remove my passkeys
people-really-forget-passkeys = Remove all your passkeys? They will not sign you in here any more; the six words of your passphrase still will.
people-passkeys-forgotten = Your passkeys are removed.
    .braille = passkeys removed
people-passkeys-gone = Another device of yours has removed your passkeys.
    .braille = passkeys removed elsewhere
people-passkey-made = The passkey is made: by it you are known again here, without the six words.
    .braille = passkey made
people-no-passkey = Your device gave no passkey, so nothing has changed. Try again, or use the six words of your passphrase.
    .braille = no passkey
people-recovered = Welcome back, { $name }.
    .braille = welcome, { $name }
people-leave-house = Leave these tables
people-at-match = { $game }: your match
people-at-table = { $game }: a table gathers
    .braille = { $game }: gathering
people-host-begins = { $name } starts the match when everybody is here.
    .braille = { $name } begins
people-you-host = You are the host of this table now: you start the match.
    .braille = you are the host
people-match-began = Your match has begun: { $game }. You find it among the tables with people.
    .braille = begins: { $game }
people-to-match = Go on with the match
people-begin = Begin the match
people-code-is = Code for the others
people-place = { ORDINAL($number) } place
people-place-free = free
people-place-of = { $name }{ $own ->
        [yes] , that is you
       *[no] {""}
    }
people-leave-table = Leave this table
people-came = { $gender ->
       *[any] { $name } has come.
    }
    .braille = +{ $name }
people-left = { $gender ->
       *[any] { $name } has left.
    }
    .braille = -{ $name }
people-gone = { $name }: the connection was lost. We wait at most { DURATION($seconds) }, then a computer plays for { $gender ->
        [feminine] her
       *[masculine] him
    }.
    .braille = { $name } offline
people-sits-in = { $computer }, a computer, plays for { $name } now. { $name } can come back at any time.
    .braille = { $computer } for { $name }
people-returned = { $gender ->
       *[any] { $name } is back.
    }
    .braille = { $name } back
people-removed = The host has sent you away from the table.
    .braille = removed from table
people-unknown-game = a game that this program does not know
people-table-beyond = This table has a game or a rule that your version of the program does not know, so you cannot come to it. Update the program, or choose another table.
    .braille = update the program
people-match-beyond = This match goes on with something that your version of the program does not know. A computer plays for you and your place is kept: update the program and come back.
    .braille = update the program
people-table-closed = The owner of these tables has closed this table. Its match has ended.
    .braille = table closed by owner
people-answered = The owner of these tables answers your report about { $name }: { $text }
    .braille = owner: { $text }
people-nobody-heard = Nobody else has said or asked anything here yet.
    .braille = nobody heard yet
people-match-menu = Match with people
people-to-table = Back to the table
people-leave-match = Leave the match; a computer plays for me meanwhile
people-really-leave = Really leave the match? Your seat stays yours, and a computer plays for you meanwhile.
    .braille = leave?
    .typed = leave, go away
people-proof-ask = Were the cards fair so far
people-proof = { $deals ->
        [0] { $waits ->
            [deal] The cards are sealed; they can be checked when the first deal is over.
           *[match] The cards are sealed; they can be checked when the match is over.
        }
       *[other] { COUNT($deals, of: "deal") } checked: the cards were settled before anybody saw them, and nobody changed them.
    }
    .braille = checked: { $deals }
people-unfair = Beware: something is not right with the cards of this table.
    .braille = cards not right!
people-record-kept = The record of the match is among your records.
    .braille = record kept
people-once-more = Once more, with the same players
people-once-more-drawn = Once more, seats drawn again
people-watch-next = Watch the next match
people-leave-over = Leave the table
people-by-key = { $key ->
        [none] in the menu
       *[other] with { $key }
    }
people-key-short = { $key ->
        [none] menu
       *[other] { $key }
    }
people-once-more-offered = Once more with the same players: { people-key-short }.
    .braille = once more: N
people-once-more-asked = { $name } would like to play once more. You agree { people-by-key }.
    .braille = { $name }: once more? yes: N
people-once-more-watch = { $begun ->
        [yes] They play once more. The menu takes you there.
       *[no] { $name } would like to play once more with the others. You will hear when they begin.
    }
    .braille = { $begun ->
        [yes] they play again
       *[no] { $name }: once more
    }
people-once-more-waits = { $names ->
        [none] Once more; the others are not here any more.
       *[other] Once more; we wait for { $names }. Begin if you do not wish to wait.
    }
    .braille = { $names ->
        [none] once more
       *[other] once more; waiting: { $names }
    }
people-record-came = Your match of { $game } with { $names } was played to its end without you. The record is among your records.
    .braille = record came: { $game }
people-matches-coming = { COUNT($count, of: "match") } to come.
    .braille = to come: { $count }
people-matches-came = { $count ->
        [0] No match came
       *[other] Among your records now: { COUNT($count, of: "match") }
    }{ $wrong ->
        [0] { $count ->
            [0] .
           *[other] , the cards are right.
        }
       *[other] , but something is not right with the cards; Verify, at a record, says what. Not right: { COUNT($wrong, of: "match") }.
    }
    .braille = records came: { $count }, not right: { $wrong }
people-myself = My name, matches and data at these tables
    .braille = my data
people-rename = Change my name; the others hear { $name } now
people-renamed = The others hear you as { $name } from now on.
    .braille = name: { $name }
people-fetch-matches = Fetch my finished matches that this device does not have: { SAY($count) }
people-my-data = Save all that is kept about me here
people-delete-me = Delete me here
people-really-delete-me = Really? Nobody here will know you any more, not by your passphrase either, and in matches under way a computer plays on for you. Your records stay with you.
    .braille = delete me?
people-deleted = Nothing about you is kept here any more.
    .braille = deleted
people-say = Say something to the others
people-write = Write it in my own words
    .braille = own words
people-write-words = Type what you want to say to the others
    .braille = own words
people-said = { $name }: { $text }
people-said-own = The others hear: { $text }
    .braille = to all: { $text }
people-said-before = What was said
people-nothing-said = Nothing has been said yet, back
people-here = The others at this table
people-person = { $name }
people-friend = Friend
people-muted = Not heard until the program ends
people-blocked = Blocked: not heard, no invitations, not at my tables
people-deals = The deal of the day, compared
people-deals-agree = Others here hear how you played: friends by name and card by card, everybody in the field without a name
people-deals-none = No deal of the last week is over; play one under Deal of the day.
people-deals-forgotten = This house has forgotten your deals.
    .braille = forgotten
people-deal-day = { $game }, { ORDINAL($day) } of { month }
    .braille = { $game } { $day }. { $month }.
people-deal-field = { $deal }: you { $amount }
    .braille = { $deal }: { $amount }
people-deal-of = { $count ->
        [0] Nobody else in this house has given this deal yet
        [1] One other player has given this deal, and did { $better ->
            [0] { $same ->
                [0] less well than you
               *[other] as well as you
            }
           *[other] better than you
        }
       *[other] Of { COUNT($count, of: "player") } besides you, { $better ->
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
people-deal-unread = How { $name } played cannot be read by this version.
    .braille = { $name }: unreadable
people-deal-by = The same cards, as { $name } played them.
    .brief = { $name }.
    .braille = { $name }
people-deal-parts = Here your ways part, at your { ORDINAL($number) } choice. You chose: { $own }. { $name }: { $best }.
    .brief = You: { $own }. { $name }: { $best }.
    .braille = { $number } you { $own } { $name } { $best }
people-deal-others-part = From here on the others play otherwise than at your table.
    .brief = The others play otherwise.
    .braille = others otherwise
people-deal-same = { $name } chose as you did to the end.
    .braille = { $name } as you
people-deal-outcome = { $name } ended with: { people-deal-theirs }. You: { people-deal-own }.
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
people-denied-not-given = That is heard by those whose own play of this deal is known to this house.
    .braille = give yours first
people-acquaintances = My friends, and whom I block
people-no-acquaintances = Nobody yet, back
people-is-here = here
people-is-not-here = not here now
people-is-blocked = blocked
people-report = Report to the owner of these tables
people-report-why = Write what happened; what was said last goes with it
    .braille = what happened
people-reported = The owner of these tables will find your report.
    .braille = reported
people-remove = Send away from the table
people-really-remove = Send { $name } away from this table?
    .braille = { $name } leaves?
people-hand-over = Make them the host
people-mute = Mute for everybody at this table
people-unmute = Let them speak at this table again
people-move = Move to another place
people-move-to = Where { $name } is to sit
people-draw-seats = Draw lots for the places
people-seats-drawn = The places were drawn by lot. In order: { $names }.
    .braille = drawn: { $names }
people-sits = { $name } has the { ORDINAL($number) } place now.
    .braille = { $name }: place { $number }
people-sits-own = You have the { ORDINAL($number) } place now.
    .braille = your place: { $number }
people-sits-pair = { $name } sits { $pair ->
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
people-sits-pair-own = You sit { $pair ->
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
people-seats-chosen = as people sit down
people-seats-by-lot = drawn by lot when the match begins
people-seats-will-be-drawn = The places are drawn by lot when the match begins.
    .braille = places by lot
people-did-muted = { $host ->
        [yes] Nobody at this table hears { $name } any more.
       *[no] The host has muted { $name }.
    }
    .braille = { $name }: muted
people-did-unmuted = { $name } can be heard at this table again.
    .braille = { $name }: heard
people-did-removed = { $host ->
        [yes] { $name } does not sit here any more.
       *[no] The host has sent { $name } away from the table.
    }
    .braille = -{ $name }
people-did-handed-over = { $name } is the host of this table now.
    .braille = host: { $name }
people-you-muted = The host has muted you at this table: what you say reaches nobody.
    .braille = muted by the host
people-you-unmuted = The host lets you speak at this table again.
    .braille = you may speak again
people-you-lead = You are the host of this table now.
    .braille = you are the host
people-invite-to = Invite to the table: { $game }
people-invite-sent = { $name } is invited.
    .braille = invited: { $name }
people-invited = { $name } invites you: { $game }.
    .braille = invited: { $name }
people-invitation-of = Come to { $name }: { $game }
people-one = { $name }{ $friend ->
        [yes] , friend
       *[no] {""}
    }
people-may-invite = Who may invite me
people-may-invite-all = everybody
people-may-invite-friends = friends only
people-may-invite-nobody = nobody, do not disturb
people-agreed = What is agreed at this table
people-access = Who may come
people-access-code = whoever has the code
people-access-friends = only my friends
people-access-open = everybody
people-talk = Writing to each other while partners play a deal
people-talk-free = allowed, a friendly table
people-talk-silent = not allowed, set phrases only
people-watch = Who may watch you play
people-watch-nobody = nobody
people-watch-friends = friends of those who play
people-watch-all = everybody who may come here
people-watch-later = Those who watch are told a trick later
people-grace = Waiting for somebody whose connection is lost
people-duration = { DURATION($seconds) }
people-clock = Time for a decision
people-clock-none = as long as anybody likes
people-clock-is = { DURATION($decision) }{ $reserve ->
        [0] , no reserve
       *[other] {" "}and a reserve of { DURATION($reserve) }
    }
people-clock-here = Time for a decision here: { $clock }.
    .braille = time: { $clock }
people-clock-now = The time for a decision has changed: { $clock }.
    .braille = time: { $clock }
people-clock-decision = For each decision
people-clock-reserve = Reserve for the whole match
people-reserve-is = { $seconds ->
        [0] none
       *[other] { DURATION($seconds) }
    }
people-clock-more = How often each may take an extra minute
people-times = { $seconds ->
        [0] never
        [one] once
       *[other] { SAY($seconds) } times
    }
people-clock-double = Twice the time for whoever wishes it
people-take-more-time = Take an extra minute
people-wish-pause = Ask for a pause
people-wish-go-on = Go on after the pause
people-time-sign = time: { $left ->
        [0] under { SAY(10) } seconds
       *[other] over { DURATION($left) }
    }
    .braille = t{ $left }
people-time-warned = { DURATION($left) } left.
    .braille = left: { DURATION($left) }
people-time-reserve = You are using your reserve now: { DURATION($left) }.
    .braille = reserve: { DURATION($left) }
people-waited = We have waited { DURATION($seconds) } so far.
    .braille = waited { DURATION($seconds) }
people-thinks = { $name } is still thinking.
    .braille = { $name } thinks
people-still-gone = { $name } has no connection; a computer plays there in { DURATION($seconds) }.
    .braille = { $name } offline, { DURATION($seconds) }
people-grace-short = If your connection is lost again in this deal, the others wait only { DURATION($seconds) } more.
    .braille = next time waited for { DURATION($seconds) }
people-time-stands = The match is paused, the clock is stopped.
    .braille = pause
people-time-unknown = The connection is lost; your clock is stopped until it is back.
    .braille = connection lost, time stands
people-time-round = { $over ->
        [yes] The round's time is up.
       *[no] { DURATION($seconds) } left in this round.
    }
    .braille = { $over ->
        [yes] time is up
       *[no] round: { DURATION($seconds) }
    }
people-time-none = There is no clock at this table.
    .braille = no clock
people-time-own = You have { DURATION($left) }{ $reserve ->
        [0] {""}
       *[other] {" "}and a reserve of { DURATION($reserve) }
    }{ $more ->
        [0] .
        [one] ; you can take an extra minute once.
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
       *[other] ; you can take an extra minute { SAY($more) } times.
    }
    .braille = reserve: { DURATION($reserve) }, more: { $more }
people-time-over = { $name }'s time is over. { $by }, a computer, decides this once.
    .braille = { $name }: time over, { $by } decides
people-time-over-own = Your time is over. { $by }, a computer, decides this once.
    .braille = time over, { $by } decides
people-time-over-again = { $name }'s time is over again. { $by }, a computer, plays on there until { $name } comes back.
    .braille = { $name }: time over, { $by } plays on
people-time-over-again-own = Your time is over again. { $by }, a computer, plays on for you; Enter gives you the place back.
    .braille = time over, { $by } plays on; back: enter
people-plays-again = The place is yours again.
    .braille = your place again
people-more-time = { $name } takes an extra minute.
    .braille = { $name }: a minute more
people-more-time-own = You have an extra minute{ $left ->
        [0] ; that was the last one.
        [one] , and can take one more.
       *[other] , and can take { SAY($left) } more.
    }
    .braille = a minute more, left: { $left }
people-pause-asks = { $name } would like a pause.{ $you ->
        [asked] { " " }You agree { people-by-key }.
       *[other] { "" }
    }
    .braille = { $name }: pause?{ $you ->
        [asked] { " " }yes: P
       *[other] { "" }
    }
people-pause-asks-own = You ask for a pause{ $others ->
        [none] .
       *[other] { "" }; we wait for { $others }.
    }
    .braille = pause asked for; waiting: { $others }
people-pause-agrees = { $name } agrees to the pause.{ $you ->
        [asked] { " " }We wait for you: you agree { people-by-key }.
       *[other] { " " }We wait for { $others }.
    }
    .braille = { $name }: pause yes{ $you ->
        [asked] ; agree: P
       *[other] ; waiting: { $others }
    }
people-pause-agrees-own = You agree to the pause; we wait for { $others }.
    .braille = pause yes; waiting: { $others }
people-concession = { $name } would give up the rest of the tricks; { $partner } decides.
    .braille = { $name }: give up?
people-concession-own = You would give up the rest of the tricks; { $partner } decides. If you play a card, play goes on.
    .braille = give up? partner asked
people-concession-partner = Your partner { $name } would give up the rest of the tricks. You agree { people-by-key }; otherwise play goes on.
    .braille = { $name }: give up? yes: G
people-paused = A pause, as { $name } has asked.{ $clock ->
        [yes] { " " }No time runs; Enter goes on.
       *[no] { " " }Enter goes on.
    }
    .braille = pause: { $name }; go on: enter
people-paused-own = A pause.{ $clock ->
        [yes] { " " }No time runs; Enter goes on.
       *[no] { " " }Enter goes on.
    }
    .braille = pause; go on: enter
people-go-on-asks = { $name } would like to go on.{ $you ->
        [asked] { " " }Enter agrees.
       *[other] { "" }
    }
    .braille = { $name }: go on?{ $you ->
        [asked] { " " }yes: enter
       *[other] { "" }
    }
people-go-on-asks-own = You would like to go on{ $others ->
        [none] .
       *[other] { "" }; we wait for { $others }.
    }
    .braille = go on; waiting: { $others }
people-go-on-agrees = { $name } would like to go on too.{ $you ->
        [asked] { " " }We wait for you: Enter agrees.
       *[other] { " " }We wait for { $others }.
    }
    .braille = { $name }: go on yes{ $you ->
        [asked] ; agree: enter
       *[other] ; waiting: { $others }
    }
people-go-on-agrees-own = You would like to go on too; we wait for { $others }.
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
people-watching = You are watching { $game }.
people-watch-asked = Only friends of the players may watch here. The players have been asked; as soon as one of them lets you in, you will be at the table.
    .braille = asked to watch
people-come-asked = Only friends of the host may come to this table. The host knows of you; once you are let in, you are at the table.
    .braille = waiting for leave
people-knocks = { $name } knocks at your table for friends, but is not one of them. To let them in, choose the name in the menu Who is here, and turn Friend on.
    .braille = { $name } knocks
people-asks-watch = { $name } would like to watch your match. You allow it { people-by-key }, then Enter.
    .braille = { $name } watch? yes: X, enter
people-let-watch = Allow watching: { $name }
people-let-watch-done = { $name } may watch now.
    .braille = { $name } may watch
people-watches = { $name } is watching.
    .braille = watches: { $name }
people-watches-no-more = { $name } is not watching any more.
    .braille = gone: { $name }
people-watch-rests = The deal is over. It goes on when the players are ready.
    .braille = players get ready
people-only-watching = You only watch, the others play.
    .braille = you only watch
people-watch-menu = Watching a match
people-stop-watching = Stop watching
people-ask-hand = Ask to see their cards
people-hand-asked-for = { $name } has been asked.
    .braille = asked: { $name }
people-asks-hand = { $name } asks to see your cards. You can show them in the menu, under The others at this table.
    .braille = { $name }: your cards?
people-show-hand = Show my cards
people-shows-hand = { $name } sees your cards now.
    .braille = { $name }: sees cards
people-hide-hand = Hide my cards
people-hides-hand = { $name } does not see your cards any more.
    .braille = { $name }: no cards
people-hand-shown = The cards you see are { $name }'s.
    .braille = cards of { $name }
people-hand-hidden = You see nobody's cards any more.
    .braille = no hand shown
people-denied-not-over = It is still being played there. Try again when that is over.
people-denied-decided = Somebody else has decided that meanwhile.
    .braille = decided already
people-denied-not-watched = Nobody may watch at this table.
    .braille = no watching
people-denied = That is not possible now.
    .braille = not possible
people-answer-unread = This version cannot read the server's answer. Update the program.
    .braille = answer unreadable
people-denied-version = The tables at that address are of another version than this program. Update the program, or ask the host to.
    .braille = other version
people-denied-no-such-match = These tables do not have this game, or one of its rules that you have chosen: they are of another version than your program. Choose another game or other rules, or ask the host to update.
    .braille = no such game here
people-denied-unknown-request = These tables cannot do this: they are of an older version than your program. Everything else goes on; ask the host to update.
    .braille = older tables
people-denied-nobody-to-ask = Only those whom a player lets in may watch here, and no player is here just now. Try again later.
    .braille = no player is here
people-denied-unknown-value = These tables know fewer choices than your program: they are of an older version. Choose something else, or ask the host to update.
    .braille = older tables
people-denied-malformed = These tables did not understand that, and closed the connection: they are of another version than your program. Nothing is lost and I am coming back. Leave that out here, or ask the host to update.
    .braille = not understood
people-denied-name = Nobody can come to a table by this name: it needs letters, and those of one script only. Change it in the settings.
    .braille = name not taken
people-denied-unknown-passkey = This passkey did not work here. Try again, or type the six words of your passphrase.
    .braille = passkey not known
people-denied-no-passkeys = These tables have no passkeys here. You are known again by the six words of your passphrase.
    .braille = no passkeys here
people-denied-unknown-words = These words are nobody's. Check them and try again.
    .braille = unknown words
people-denied-old-words = You have six words or a passkey here, and this needs them. If the words are lost, say so in the entry with your name, matches and data.
    .braille = words or passkey needed
people-denied-no-words = You have no six words here that could be lost. Have some made.
    .braille = no words yet
people-denied-another-waits = Another device of yours is already waiting for six new words. Refuse that first if it is not you.
    .braille = another device waits
people-denied-key = These tables do not take the key of this device. Update the program and try again.
    .braille = key not taken
people-denied-no-such-table = There is no such table. Check the words of the code: there are four, and of each at least the first four letters are needed. Perhaps the table is closed already.
    .braille = no such table
people-denied-full = That table has no free place any more.
    .braille = full
people-denied-taken = That place is taken already.
    .braille = taken
people-denied-not-the-host = Only the host of this table may do that.
    .braille = only the host may
people-denied-not-here = That player is not here any more, so nothing has happened.
    .braille = not here any more
people-denied-not-let-in = You cannot come to this table now. Choose another one, or open your own.
    .braille = not this table
people-denied-too-many-blocked = You cannot block more people. Unblock somebody first.
    .braille = no more
people-denied-muted = The host has muted you at this table, so nobody heard that.
    .braille = nobody heard that
people-denied-begun = The match has begun already.
    .braille = already begun
people-denied-known-already = The others have heard that already; they are waited for.
    .braille = others are waited for
people-denied-no-clock = There is no clock at this table; take as long as you like.
    .braille = no clock
people-denied-not-your-turn = It is not you who decides now. You can take more time when it is your turn.
    .braille = not your turn
people-denied-no-more-time = You have taken all the extra minutes that this table allows.
    .braille = no more time
people-denied-too-many-guesses = Too many tries in a row. Try again in { $seconds ->
        [0] a minute
       *[other] { DURATION($seconds) }
    }.
    .braille = wait
people-denied-too-much-said = You have said a lot within a short time, so nobody heard this. Say it again in { DURATION($seconds) }.
    .braille = wait { DURATION($seconds) }
people-more-tables = More tables
people-more-people = More people
people-earlier-tables = Earlier tables
people-earlier-people = Earlier people
people-evening-stopped = The club evening has stopped, because something in its plan does not fit. Its director can begin the next round or end the evening.
    .braille = evening stands, waits for its director
people-table-left = Your table for { $game } was closed: its match had not begun, and for ten minutes nobody was at it.
    .braille = { $game } table closed
people-denied-too-often = That was too often in a row, so nothing has happened. Try again in { DURATION($seconds) }.
    .braille = wait { DURATION($seconds) }
people-denied-too-many-passkeys = You have enough passkeys here. Delete them first, then make a new one.
    .braille = enough passkeys
people-denied-said-hello = These tables already know who you are on this connection.
    .braille = already known
people-denied-deleted = You were deleted at these tables from another of your devices. Nothing about you is kept here any more.
    .braille = you were deleted
people-denied-evening-full = The log of this evening is full, so nothing was written down. You can end the evening and announce a new one.
    .braille = evening log full
people-denied-too-much-kept = Your evenings take as much room here as one person may have, so nothing was written down. Close one of them first.
    .braille = evenings take too much room
people-denied-too-long = This record is too long for one answer. Update the program that asks for it.
    .braille = record too long
people-denied-too-many-tables = You have enough tables. Leave one of them first.
    .braille = too many tables
people-denied-deal-is-on = While a deal is on partners do not write to each other. You can say one of the set phrases.
    .braille = no typing in a deal
people-denied-rename-later = While a deal is on, names stay as they are. Change yours after it.
    .braille = no renaming now
people-denied-banned = The owner of these tables does not let you in any more. Only the owner can change that.
    .braille = not let in
people-denied-address-banned = The owner of these tables lets nobody in from your address just now. Try again in a few days, or ask the owner.
    .braille = address banned
people-denied-no-newcomers = The owner of these tables lets nobody new in just now. Whoever was here before may come: if that is you, come by the six words of your passphrase.
    .braille = nobody new now
people-denied-signed-out = This device was signed out from another one, and is not known here any more. Come again as somebody new; by the six words of your passphrase you are known again.
    .braille = device signed out
people-denied-no-room = There is no room for anybody else at these tables just now. I keep trying.
    .braille = no room yet
people-denied-too-many-newcomers = Too many new people have come from your address within a few minutes. Try again in { $seconds ->
        [0] ten minutes
       *[other] { DURATION($seconds) }
    }.
    .braille = wait a while
people-denied-not-kept = The tables cannot keep that just now. Try again in a moment.
    .braille = not kept
