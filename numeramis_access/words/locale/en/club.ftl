### What the owner of tables for people is told: the command "club".

club-no-house = Nobody has been at these tables yet. Open them with: numeramis-access serve --host 0.0.0.0
club-no-store = The program can't read the file { $file }: it's damaged, or it isn't yours. Replace it with a copy: numeramis-access club restore
club-of-whom = After "{ $order }", type the person or the file.
club-not-written = The program can't read or write the file { $file }: { $why }.
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
       *[gathering] waiting for players
    }: { $names }; { $id }
club-reports = { $count ->
        [0] There are no reports.
        [one] { COUNT($count, of: "report") }. When you've dealt with it, delete it with "dismiss" and its number.
       *[other] { COUNT($count, of: "report") }. When you've dealt with one, delete it with "dismiss" and its number.
    }
club-report = Report { $number }, { DATE($at) }: { $by } about { $about }, { $id }, at table { $table }.
club-faults = { $count ->
        [0] The server has found no faults in the program.
       *[other] The server has found faults in the program. Please send these lines to the makers. They say nothing about people or cards.
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
club-which = Anybody can be called { $name }, so type the characters after the name. They're shown in full only where fewer wouldn't be enough:
club-one-of = { $name }, { $id }
club-answered = { $there ->
        [no] Report { $number } is deleted. The person who sent it has left, so nobody will hear the answer.
       *[other] { $name } will hear the answer now, or the next time they come. Report { $number } is deleted.
    }
club-answer-what = Type the answer in quotation marks after the number, for example: club answer { $number } "Thank you, we'll talk to them."
club-address-banned = Nobody from { $network } gets in for { COUNT($days, of: "day") }. People connected from there have been disconnected.
club-address-unbanned = People from { $network } can come in again.
club-address-free = { $network } isn't banned. To see which addresses are: numeramis-access club bans
club-no-network = { $network } isn't an address or a network, or it's so wide that it would shut out nearly everybody. Type for example 203.0.113.7 or 203.0.113.0/24.
club-newcomers = { $door ->
        [off] New people can't come in now. People who've been here before can.
       *[on] New people can come in.
    }
club-newcomers-what = After "newcomers", type off to keep new people out, or on to let them in again.
club-no-table = No open table, or more than one, begins with the characters "{ $table }". To see the tables with their characters: numeramis-access club tables
club-closed = Table { $table } is closing; the people there hear that now.
club-director = { $name } can now lead every club evening on this server, just by joining it.
club-no-director = { $name } can now lead only their own evenings, and evenings whose directors invite them to.
club-directors = { $count ->
        [0] The person who announces an evening leads it, with the people they ask. Nobody can lead all evenings.
       *[other] These people can lead every club evening here:
    }
club-ban = { $name }, { $id }, banned
club-ban-address = { $network }, banned until { DATE($until) }
club-banned = { $gender ->
        [feminine] { $name } is banned: she leaves all tables at once and can't come back in.
        [none] { $name } is banned, leaves all tables at once and can't come back in.
       *[masculine] { $name } is banned: he leaves all tables at once and can't come back in.
    }
club-unbanned = { $name } can come in again.
club-words = { $name }, { $id }, can now sign in with these six words: { $words }. Give them to nobody else. The old words no longer work, and { $name }'s devices will say so.
club-backed-up = A copy of everything is in { $file }: people and tables{ $database ->
    [yes] {" "}of the database, as pg_dump wrote them,
   *[no] {""}
}. It also has { $homes ->
    [one] one visitor's folder with its keys
   *[other] { SAY($homes) } visitors' folders with their keys
}. Put a copy on another machine too, and give it to nobody.
club-old-copies = Older copies deleted: { SAY($count) }.
club-no-dump = pg_dump couldn't copy the database: { $why }. Install it (apt install postgresql-client) and try again. Nothing was written.
club-file-exists = There's already a file { $file }. Choose another name. Nothing was written.
club-serving = The server is running. Stop it first, then restore. Nothing was changed.
club-epoch-begun = Programs that were connected before will start again and tell their players that the server was restored.
club-no-copy = { $file } isn't a copy of people and tables, or it's damaged. Nothing was changed.
club-restored = People and tables are as they were in { $file }{ $homes ->
    [yes] {", "}and so are the visitors' folders.
   *[no] {". "}The copy has no visitors' folders, so those stay as they are.
}{ $had ->
        [yes] {" "}What was here before is saved in { $kept }.
       *[no] {""}
    }
club-moved = Everything is there now, { SAY($count) } { $count ->
    [one] row
   *[other] rows
}, each compared. Serve it from there: numeramis-access serve --store { $database ->
    [yes] postgresql://…
   *[no] { $store }
}
club-move-serving = The server is still running, in the old place or the new one. Stop it first, then move. Nothing was changed.
club-move-differs = The destination already has people or tables, or something didn't arrive intact. Move into an empty database or a new file. Nothing was changed.
club-copies-of-databases = Restore a database with pg_restore from the file people.pgdump, which is in the copy beside the folder visitors. Then put that folder back in its place.
club-limits = So that nobody disturbs the others, the limits are:
club-limit = { $what } { $per }{ $seconds ->
        [0] {" "}at once
       *[other] {" "}within { DURATION($seconds) }
    }
club-limit-per-line = for each connection
club-limit-per-person = for each person
club-limit-per-address = for each address
club-limit-per-table = for each table
club-limit-per-house = in all
club-limit-connections = { SAY($count) } connections
club-limit-lines = { SAY($count) } messages
club-limit-bytes = { SAY($count) } kilobytes of messages
club-limit-pages = { SAY($count) } pages in browsers
club-limit-new-pages = { SAY($count) } new pages in browsers
club-limit-page-lines = { SAY($count) } messages from a page
club-limit-page-bytes = { SAY($count) } kilobytes from a page
club-limit-newcomers = { SAY($count) } new people
club-limit-words = { SAY($count) } wrong passphrases
club-limit-renames = { SAY($count) } name changes
club-limit-passkeys = { SAY($count) } passkeys
club-limit-mail-codes = { SAY($count) } codes to e-mail addresses
club-limit-mailbox-codes = { SAY($count) } codes to one e-mail address
club-limit-house-codes = { SAY($count) } codes to all e-mail addresses together, for newcomers and for known people each
club-limit-code-guesses = { SAY($count) } wrong codes from e-mails
club-limit-browsers = { SAY($count) } browsers that announce waiting tables
club-limit-blocks = { SAY($count) } blocked people
club-limit-dear = { SAY($count) } slow requests
club-limit-codes = { SAY($count) } wrong table codes
club-limit-openings = { SAY($count) } newly opened tables
club-limit-tables = { COUNT($count, of: "table") }
club-limit-onlookers = { SAY($count) } watchers
club-limit-deeds = { SAY($count) } actions that the whole table hears (places, agreements, pauses)
club-limit-acts = { SAY($count) } actions by a club evening's directors
club-limit-act-count = { SAY($count) } actions that directors send together
club-limit-act-bytes = { SAY($count) } kilobytes of such actions
club-limit-evening-bytes = { SAY($count) } kilobytes in the log of a club evening
club-limit-evening-notes = { SAY($count) } kilobytes of directors' notes
club-limit-evening-people = { $count ->
        [one] one person known at a club evening
       *[other] { SAY($count) } people known at a club evening
    }
club-limit-host-bytes = { SAY($count) } kilobytes in the logs of all evenings of one director
club-limit-answers = { SAY($count) } kilobytes of answers
club-limit-invitations = { SAY($count) } invitations and requests to be let in
club-limit-phrases = { SAY($count) } set phrases
club-limit-talk = { SAY($count) } typed sentences
club-limit-reports = { COUNT($count, of: "report") } to you
club-limit-size = { SAY($count) } kilobytes in one message
club-limit-waiting = { SAY($count) } messages waiting for a slow connection
club-keeps = { $days ->
        [0] Finished matches are saved here for good. To change that, use numeramis-access club keep and a number of days.
       *[other] Finished matches are saved here for { COUNT($days, of: "day") } and then deleted. To change that, use numeramis-access club keep and a number of days; zero means for good.
    }
club-keep-what = After "keep", type for how many days finished matches are saved, or zero for good. Everybody needs at least { COUNT($least, of: "day") } to fetch them.
club-finished = { $count ->
        [0] No finished matches are saved.
       *[other] { COUNT($count, of: "match") } finished and saved, the oldest from { DATE($since) }.
    }

club-check-well = All is well here. The server is running and can save, and time, disk space, memory and copies are as they should be.
club-check-no-server = No server is running from this folder, so nobody can join. Start it: systemctl start numeramis-access
club-check-other-version = Version { $running } is running, but { $here } is installed. Restart the server; it takes two seconds, and players reconnect automatically: systemctl restart numeramis-access
club-check-not-kept = The server has nowhere to save anything, so play has stopped. Free some disk space, and check who owns the folder.
club-check-no-answer = The server at port { $port } doesn't answer. See its log: journalctl -u numeramis-access. Then restart it: systemctl restart numeramis-access
club-check-open-line = The server accepts people from elsewhere without encryption, so others on the network can read keys and cards. At home that may be fine. For people on the internet, put Caddy in front of it and leave --host out.
club-check-no-tls = { $host } has no valid certificate: { $why }. See Caddy's log: journalctl -u caddy. Check that the name points to this machine, and that ports 80 and 443 are open.
club-check-not-reached = Nothing answers at { $host }. Check that Caddy is running (systemctl status caddy), and that the name points to this machine.
club-check-certificate-ends = The certificate for { $host } expires in { COUNT($days, of: "day") }, and nothing has renewed it. See Caddy's log: journalctl -u caddy
club-check-clock-behind = This machine's clock is slow: some files are from the future. Bans and copies depend on the time. Have it set automatically: timedatectl set-ntp true
club-check-clock-unset = Nothing sets this machine's clock. Have it set automatically: { $can ->
        [no] apt-get install systemd-timesyncd
       *[yes] timedatectl set-ntp true
    }
club-check-disk-full = Only { $megabytes } MB are left on the disk, so soon nothing can be saved. Delete old copies and logs: journalctl --vacuum-size=200M
club-check-no-memory-limit = The server can take all of this machine's memory. Start it with the file numeramis-access.service, which limits it.
club-check-no-copy = There's no copy of this server yet. Have one made each night: systemctl enable --now numeramis-access-backup.timer
club-check-old-copy = The last copy is { COUNT($days, of: "day") } old. Find out why none is made each night: systemctl status numeramis-access-backup
club-check-open-to-others = Other users of this machine can read { $file }, which has keys and cards in it. Forbid it: chmod go= { $file }
club-check-store-damaged = The file { $file } is damaged. Stop the server and restore the last copy: numeramis-access club restore
club-check-faults = The server has found faults in the program in the last seven days, the last one at { $place }. Send them to the makers: numeramis-access club faults
club-check-refused = Somebody asked for far too much in the last seven days. The server refused it with { $place }. If players notice, let nobody new in for a while: numeramis-access club newcomers off
club-check-calls-mail = Players can get e-mails about waiting tables: from { $sender }, through { $host }. They turn them on under Play with people.
club-check-calls-no-mail = Nobody gets e-mails about waiting tables, because no mail server is set. If you have one, put it in a file and start the server with --calls; SERVING.md says how.
club-check-calls-push = Browsers can tell players about waiting tables. That works on pages with https, as at { $name }.
club-check-calls-push-here = Browsers can tell players about waiting tables only on this machine. For others, the page needs a name and https: see SERVING.md, and start the server with --name.
club-check-calls-no-name = Browsers don't tell players about waiting tables, because the page has no name with https. Programs do. For browsers, see SERVING.md and start the server with --name.
club-check-calls-no-package = Browsers don't tell players about waiting tables, because a package is missing. SERVING.md says how to add it.
club-check-calls-unread = The server can't use the file { $file }: { club-calls-file-why }. Correct it and restart the server: systemctl restart numeramis-access
club-check-calls-mail-fails = The mail server { $host } doesn't accept e-mails about waiting tables: { $why }. Check the name, port, security and password in the file of --calls, and that the mail server is running.
club-check-evening-unread = The program can't read the log of the club evening { $id }, so nobody can lead it. Restore { $database ->
        [yes] the database from its last copy
       *[no] it from the last copy: numeramis-access club restore
    }, or close it: numeramis-access club close { $id }
club-check-store-newer = A later version of the program wrote the file { $file }. Install that version again, or you'll lose something.

## The owner's file about calls

club-calls-file-why = { $what ->
        [unread] the program can't read it ({ $needs }): check its name and permissions
        [line] its line { $key } isn't TOML: write a key, an equals sign and a quoted text or a number
        [unknown] the key { $key } is unknown: remove it, or write one of { $needs }
        [lacking] the key { $key } is missing: add it
        [no-dict] { $key } isn't a table: write its name in square brackets, and its keys below
        [no-list] the key { $key } isn't a list: write names in quotation marks between square brackets
        [no-int] the key { $key } isn't a number: write one without quotation marks
        [no-str] the key { $key } isn't a text: write one in quotation marks
        [sender] the key { $key } isn't an e-mail address: write only the address, as in tables@example.org
        [port] the key { $key } isn't a port: write a number from 1 to 65535, usually 465, 587 or 25
        [security] the key { $key } has an unknown value: write one of { $needs }
        [host] the key { $key } isn't a server name: write one as in smtp.example.org, without https and port
        [service] the key { $key } has { $needs }, which isn't a push service: write one as in push.example.org
       *[open] the password would go unencrypted: set the key { $key } to tls or starttls
    }
