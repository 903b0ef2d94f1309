### What the owner of tables for people is told: the command "club".

club-no-house = Nobody has been at tables of people here yet. Open them with: numeramis-access serve --host 0.0.0.0
club-no-store = The file { $file } cannot be read: it is damaged, or not yours. Put a copy into its place with: numeramis-access club restore
club-of-whom = Say of whom, or which file, after "{ $order }".
club-not-written = The file { $file } cannot be read or written: { $why }.
club-people = { $count ->
        [0] Nobody has been at these tables yet.
       *[other] { COUNT($count, of: "person") } known here.
    }
club-person = { $name }, { $id }{ $tables ->
        [0] {""}
       *[other] , at { COUNT($tables, of: "table") }
    }{ $banned ->
        [yes] , banned
       *[no] {""}
    }
club-tables = { $count ->
        [0] No table is open.
       *[other] { COUNT($count, of: "table") } open.
    }
club-table = { $game }, { $stage ->
        [playing] playing
       *[gathering] gathering
    }: { $names }; { $id }
club-reports = { $count ->
        [0] There are no reports.
        [one] { COUNT($count, of: "report") }. Once it is dealt with, delete it with "dismiss" and its number.
       *[other] { COUNT($count, of: "report") }. Once one is dealt with, delete it with "dismiss" and its number.
    }
club-report = Report { $number }, { DATE($at) }: { $by } about { $about }, { $id }, at table { $table }.
club-faults = { $count ->
        [0] The server has met no fault of the program.
       *[other] The server has met faults of the program. Please send these lines to whoever mends it; they hold nothing about people or cards.
    }
club-fault = { $kind }, { $place }, { $count ->
        [1] once
        [2] twice
       *[other] { SAY($count) } times
    }, last on { DATE($at) }
club-refused = The server refused guests { $count ->
        [1] once
        [2] twice
       *[other] { SAY($count) } times
    }, with { $place }, last on { DATE($at) }.
club-why = Reason: { $why }
club-said = Said there by { $name }: { $said }
club-somebody-gone = somebody who has been deleted
club-no-report = There is no report { $number }.
club-dismissed = Report { $number } is deleted.
club-nobody = Nobody here is called { $name }. To hear who is here: numeramis-access club people
club-which = A person is told by the signs after the name, not by the name { $name }: anybody may be called that. Say the signs, which are whole here where fewer would not do:
club-one-of = { $name }, { $id }
club-answered = { $there ->
        [no] Report { $number } is deleted. The person who sent it has left, so nobody will hear the answer.
       *[other] { $name } will hear the answer now, or the next time they come. Report { $number } is deleted.
    }
club-answer-what = Say the answer in quotation marks after the number, for example: club answer { $number } "Thank you, I shall talk to them."
club-address-banned = Nobody is let in from { $network } for { COUNT($days, of: "day") } now. Whoever was connected from there has had to leave.
club-address-unbanned = People may come from { $network } again.
club-address-free = { $network } is not banned. To hear which are: numeramis-access club bans
club-no-network = { $network } is no address and no network, or one so wide that it would shut out nearly everybody. Say, for example, 203.0.113.7 or 203.0.113.0/24.
club-newcomers = { $door ->
        [off] Nobody new is let in now; whoever was here before is.
       *[on] New people are let in.
    }
club-newcomers-what = Say off after "newcomers" so that nobody new is let in, or on to let them in again.
club-no-table = It is not one open table alone that begins with the signs "{ $table }". To hear the tables with their signs: numeramis-access club tables
club-closed = Table { $table } is being closed; those who sit there hear so at once.
club-director = { $name } may lead every club evening in this house from now on, by coming to it.
club-no-director = { $name } may lead only evenings of their own now, and those to which their directors call them.
club-directors = { $count ->
        [0] Evenings are led by whoever announces them, and whom they ask to. Nobody may lead them all.
       *[other] Who may lead every club evening here:
    }
club-ban = { $name }, { $id }, banned
club-ban-address = { $network }, banned until { DATE($until) }
club-banned = { $gender ->
        [feminine] { $name } is banned: she leaves all tables at once and can't come back in.
       *[masculine] { $name } is banned: he leaves all tables at once and can't come back in.
    }
club-unbanned = { $name } may come in again.
club-words = { $name }, { $id }, is known by these six words from now on: { $words }. Hand them over to nobody else; older ones are void, and the devices of { $name } hear of it.
club-backed-up = A copy of everything is in { $file }: people and tables{ $database ->
    [yes] {" "}of the database, as pg_dump wrote them,
   *[no] {""}
}. The homes of visitors with their keys are in it too, { SAY($homes) } of them. Put it on another machine too, and give it to nobody.
club-old-copies = Older copies deleted: { SAY($count) }.
club-no-dump = The database was not copied by pg_dump: { $why }. Install it (apt install postgresql-client) and try again; nothing was written.
club-file-exists = There is a file { $file } already. Choose another name; nothing was written.
club-serving = The tables are open just now. Close the server first, then restore; nothing was changed.
club-epoch-begun = Programs that were here before begin again and tell their players that the server was restored.
club-no-copy = { $file } is no copy of people and tables, or it is damaged. Nothing was changed.
club-restored = People and tables are as they were in { $file }{ $homes ->
    [yes] {", "}and so are the homes of visitors.
   *[no] {". "}The homes of visitors are not in it and stayed as they were.
}{ $had ->
        [yes] {" "}What was here before is kept here: { $kept }.
       *[no] {""}
    }
club-moved = Everything is there now, { SAY($count) } { $count ->
    [one] row
   *[other] rows
}, each compared. Serve it from there: numeramis-access serve --store { $database ->
    [yes] postgresql://…
   *[no] { $store }
}
club-move-serving = The tables are open just now, here or there. Close the server first, then move; nothing was changed.
club-move-differs = Where everything should go there are people or tables already, or it did not arrive as it was. Move into an empty database or a new file; nothing was changed.
club-copies-of-databases = A database is restored by pg_restore from the file people.pgdump, which is in the copy beside the folder visitors; put that folder into its place.
club-limits = So that nobody disturbs the others, there are at most:
club-limit = { $what } { $per }{ $seconds ->
        [0] {" "}at once
       *[other] {" "}within { DURATION($seconds) }
    }
club-limit-per-line = of one connection
club-limit-per-person = of one person
club-limit-per-address = from one address
club-limit-per-table = of one table
club-limit-per-house = in all
club-limit-connections = { SAY($count) } connections
club-limit-lines = { SAY($count) } messages
club-limit-bytes = { SAY($count) } kilobytes of messages
club-limit-pages = { SAY($count) } pages in browsers
club-limit-new-pages = { SAY($count) } new pages in browsers
club-limit-page-lines = { SAY($count) } messages of a page
club-limit-page-bytes = { SAY($count) } kilobytes of a page
club-limit-newcomers = { SAY($count) } new people
club-limit-words = { SAY($count) } wrong passphrases
club-limit-renames = { SAY($count) } changes of name
club-limit-passkeys = { SAY($count) } passkeys
club-limit-mail-codes = { SAY($count) } codes to e-mail addresses
club-limit-mailbox-codes = { SAY($count) } codes to one e-mail address
club-limit-house-codes = { SAY($count) } codes to all e-mail addresses together, for newcomers and for known people each
club-limit-code-guesses = { SAY($count) } wrong codes from e-mails
club-limit-browsers = { SAY($count) } browsers that are told of waiting tables
club-limit-blocks = { SAY($count) } blocked people
club-limit-dear = { SAY($count) } requests that take long
club-limit-codes = { SAY($count) } wrong codes of tables
club-limit-openings = { SAY($count) } newly opened tables
club-limit-tables = { COUNT($count, of: "table") }
club-limit-onlookers = { SAY($count) } onlookers
club-limit-deeds = { SAY($count) } deeds of which everybody at a table hears (places, agreements, pauses)
club-limit-acts = { SAY($count) } acts of a club evening's directors
club-limit-act-count = { SAY($count) } acts that directors send together
club-limit-act-bytes = { SAY($count) } kilobytes of such acts
club-limit-evening-bytes = { SAY($count) } kilobytes of the log of a club evening
club-limit-evening-notes = { SAY($count) } kilobytes of directors' notes
club-limit-evening-people = { $count ->
        [one] one person known at a club evening
       *[other] { SAY($count) } people known at a club evening
    }
club-limit-host-bytes = { SAY($count) } kilobytes of the logs of all evenings of one director
club-limit-answers = { SAY($count) } kilobytes of answers
club-limit-invitations = { SAY($count) } invitations and requests to be let in
club-limit-phrases = { SAY($count) } set phrases
club-limit-talk = { SAY($count) } typed sentences
club-limit-reports = { COUNT($count, of: "report") } to you
club-limit-size = { SAY($count) } kilobytes in one message
club-limit-waiting = { SAY($count) } messages waiting for a connection that reads slowly
club-keeps = { $days ->
        [0] Finished matches are kept here for good. Change it with numeramis-access club keep and a number of days.
       *[other] Finished matches are kept here for { COUNT($days, of: "day") } and then deleted. Change it with numeramis-access club keep and a number of days; zero is for good.
    }
club-keep-what = After "keep" say for how many days finished matches are kept: { SAY($least) } at least, so that everybody can fetch them, or zero for good.
club-finished = { $count ->
        [0] No finished match is kept.
       *[other] { COUNT($count, of: "match") } finished and kept, the oldest from { DATE($since) }.
    }

club-check-well = All is well with this house: the server runs and can keep things, and time, room, memory and copies are as they should be.
club-check-no-server = No server runs from this folder, so nobody can come. Start it: systemctl start numeramis-access
club-check-other-version = Version { $running } is running, but { $here } is installed. Restart the server, it takes two seconds and players come back by themselves: systemctl restart numeramis-access
club-check-not-kept = The server has nowhere to keep things, so tables stand still. Free some room on the disk, and check who owns the folder.
club-check-no-answer = The server at port { $port } does not answer. See what it says: journalctl -u numeramis-access, and restart it: systemctl restart numeramis-access
club-check-open-line = The server takes people from elsewhere without encryption: whoever listens on the network hears keys and cards. At home that does not matter; for people of the internet put Caddy before it and leave --host out.
club-check-no-tls = { $host } has no valid certificate: { $why }. See what Caddy says: journalctl -u caddy, and whether the name leads to this machine and the ports 80 and 443 are open.
club-check-not-reached = Nobody answers at { $host }. Check whether Caddy runs: systemctl status caddy, and whether the name leads to this machine.
club-check-certificate-ends = The certificate for { $host } is good for only { COUNT($days, of: "day") } more, and nobody has renewed it. See what Caddy says: journalctl -u caddy
club-check-clock-behind = The clock of this machine is behind: there are files from the future. Bans and copies go by the time; have it set: timedatectl set-ntp true
club-check-clock-unset = Nobody sets the clock of this machine. Have it set: { $can ->
        [no] apt-get install systemd-timesyncd
       *[yes] timedatectl set-ntp true
    }
club-check-disk-full = Only { $megabytes } MB are left on the disk; soon nothing can be kept. Delete old copies and logs: journalctl --vacuum-size=200M
club-check-no-memory-limit = The server may take all the memory of this machine. Start it by the file numeramis-access.service, which limits it.
club-check-no-copy = Nobody has made a copy of this house yet. Have one made each night: systemctl enable --now numeramis-access-backup.timer
club-check-old-copy = The last copy is { COUNT($days, of: "day") } old. Find out why none is made each night: systemctl status numeramis-access-backup
club-check-open-to-others = Others on this machine can read { $file }, in which there are keys and cards. Forbid it: chmod go= { $file }
club-check-store-damaged = The file { $file } is damaged. Close the server and restore the last copy: numeramis-access club restore
club-check-faults = The server has met faults of the program in the last seven days, the last one at { $place }. Send them to whoever mends the program: numeramis-access club faults
club-check-refused = Somebody asked for far too much in the last seven days. The server refused it with { $place }. If players notice it, let nobody new in for a while: numeramis-access club newcomers off
club-check-calls-mail = Players can have e-mails about waiting tables: from { $sender }, through { $host }. They turn them on under Play with people.
club-check-calls-no-mail = Nobody gets e-mails about waiting tables, because no mail server is named. If you have one, write it into a file and start the server with --calls; SERVING.md says how.
club-check-calls-push = Browsers can tell players of waiting tables. That works on pages over https, as at { $name }.
club-check-calls-push-here = Browsers can tell players of waiting tables only on this machine. For others the page needs a name and https: see SERVING.md, and start the server with --name.
club-check-calls-no-name = Browsers do not tell players of waiting tables, because the page has no name with https. Programs tell of them all the same; for browsers see SERVING.md, and start the server with --name.
club-check-calls-no-package = Browsers do not tell players of waiting tables, because a package is missing. SERVING.md says how to add it.
club-check-calls-unread = The file { $file } about e-mails and browsers cannot be used: { club-calls-file-why }. Correct it and restart the server: systemctl restart numeramis-access
club-check-calls-mail-fails = The mail server { $host } does not take e-mails about waiting tables: { $why }. Check name, port, security and password in the file of --calls, and whether the mail server runs.
club-check-evening-unread = The log of the club evening { $id } cannot be read, so nobody can lead it. Restore { $database ->
        [yes] the database from its last copy
       *[no] it from the last copy: numeramis-access club restore
    }, or close it: numeramis-access club close { $id }
club-check-store-newer = The file { $file } was written by a later version of the program than this one. Install that one again, or something is lost.

## The owner's file about calls

club-calls-file-why = { $what ->
        [unread] it cannot be read ({ $needs }): check its name and its rights
        [line] its line { $key } is not TOML: write a key, an equals sign and a quoted text or a number
        [unknown] it has no such key as { $key }: take it out, or write one of { $needs }
        [missing] the key { $key } is missing: add it
        [no-dict] the part { $key } is no table: write its name in square brackets, and its keys below
        [no-list] the key { $key } is no list: write names in quotation marks between square brackets
        [no-int] the key { $key } is no number: write one without quotation marks
        [no-str] the key { $key } is no text: write one in quotation marks
        [sender] the key { $key } is no e-mail address: write only the address, as in tables@example.org
        [port] the key { $key } is no port: write a number from 1 to 65535, usually 465, 587 or 25
        [security] the key { $key } says nothing known: write one of { $needs }
        [host] the key { $key } is no name of a server: write one as in smtp.example.org, without https and port
        [service] the key { $key } has { $needs }, which is no name of a push service: write one as in push.example.org
       *[open] the password would go over an open line: set the key { $key } to tls or starttls
    }
