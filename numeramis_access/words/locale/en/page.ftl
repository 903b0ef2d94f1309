### The page in a browser: its own labels.

page-hand = Your hand
page-choices = Choices
page-entries = Entries
page-text = Text
page-table = The table
page-words = Table and messages in words
page-players = Players
page-on-table = Cards on the table
page-facts = Score
page-status = Current state
page-messages = Messages
page-commands = Questions and actions
page-ask = Ask
page-other = More
page-repeat = Say again
page-back = Back
page-less = less
page-more = more
page-previous = previous
page-next = next
page-lost = The connection was lost. The page is restoring it, and you don't need to do anything. Nothing you played is lost.
page-away = The server still doesn't answer. Either it's closed or the network is down. This page keeps trying and takes you back to your place.
page-back-soon = The server has closed for a moment and will be back soon. Nothing is lost, and this page will reconnect automatically.
page-again = Connected again.
page-no-answer = The server has been silent for three seconds. Your last command is on its way and counts once, so don't repeat it. You'll hear when the server answers.
page-answers = The server is responding again.
page-not-arrived = Connected again. Your last command didn't arrive: repeat it.
page-busy = The program has been busy for three seconds. Your last command counts once, so don't repeat it. You'll hear when play continues.
page-taken = You're already here in another tab or window.
page-address-banned = The owner of this server doesn't let in anybody from your address right now. Try again in a few days, or ask the owner.
page-no-room = The server has no room for another page right now. Close a page that you no longer need. This page keeps trying.
page-take = Continue here
page-over = You've left the table. Load the page again to come back.
page-signed-out = Another of your devices signed out this page. Load it again to start over, or sign in with the six words of your passphrase under Play with people.
page-unknown = The server no longer knows this browser. Load this page again to start over. Your six words sign you in under Play with people.
page-without-cookie = This browser sent no cookie, so the server can't recognize you. Allow cookies for this page and load it again.
page-open-line = The connection to this page isn't encrypted: other people on your network can read everything and take your place. That may be fine at home among friends. Elsewhere, ask for an address that starts with https. Such a page also can't be installed as a program.
    .braille = line not encrypted
page-go-on = Continue
page-no-voice = This browser has no voice for this language. A screen reader may have one.
page-skip = To the game
page-list-start = Start of the list.
page-list-end = End of the list.
page-shared = The invitation has been shared.
page-link-copied = The link to the table has been copied. Paste it into a message to the person you're inviting.
page-without-script = The game needs JavaScript. Allow it for this page in your browser's settings, and load the page again.
page-loading = Setting the table, one moment please.
page-come = Setting the table: { $percent } percent.
page-failed = The table couldn't be set, because part of the page didn't load. Check your internet connection and load the page again.
page-failed-browser = The table couldn't be set, because this browser can't run the program. Try a newer browser, or a device with more memory.
# The error's own words follow, in English.
page-failed-page = The table couldn't be set, because the page itself is faulty. Another browser won't help. Send its owner these words:
page-stopped = The program has stopped. Load the page again; your match is waiting for you.
page-refused = This browser doesn't save anything: your settings and match are lost when you close the page. Allow it to store data, or don't use a private window.
page-full = This device is full, so nothing you do now is being saved. Free some space, and everything will be saved automatically.
page-offline = The whole game is in this browser now, so you can play without the internet.
page-done = Done
page-update = A new version of the program is ready.
page-update-take = Switch to the new version
# Which card of how many it is, behind its name.
page-place = {""}, { card-place-of }.
# A language, then names from it that stand in texts of this one.
page-foreign = cs Šipky Šipek Alojz Bedřich čeština
page-button = the button “{ $does }”
page-help-menu = Choose with the arrows and Enter. Buttons for everything else follow the entries.
page-help-number = Type the number in the field and press Enter.
page-help-writing = Type the text in the field and press Enter.
page-help-table = Move through cards and choices with the arrows, and press Enter to take one. Letters work there too. Buttons for everything else follow the cards.
page-help-calling = Tap a card or press its key to call it. Buttons for everything else follow the cards.
page-help-replay = Move through the record with the arrows. Letters work there too. Buttons for everything else follow it.
page-help-reader = Read with the keys of your browser or screen reader. Buttons for everything else follow the text.
page-language-coming = { $name } is being fetched, one moment.
    .braille = fetching { $name }
page-language-not-come = { $name } couldn't be fetched, because the first time needs a network connection. The page stays in this language.
    .braille = no { $name }: network
site-built = The page that runs entirely in the browser is in the folder { $folder }, version { $version }. Any web server can offer what's in it, over an encrypted connection (https). Node.js has started it once, without a browser, and it responded to a key.
site-missing = { $what } is missing, so the page can't be built. You need Node.js with npm, and pip, and the first time an internet connection.
site-dead = The page doesn't start ({ $why }), so nothing was written to { $folder }: { $install ->
        [none] send this sentence to the authors of the program
       *[other] install the tested versions ({ $install }), and build it again
    }.
site-not-written = The program can't write to the folder { $folder }: { $why }. Choose another one with --out.
serve-at = The table is open at { $address } Press Control and C to close it.
serve-no-port = The server can't open { $address }: the address is taken, or it isn't this machine's. Choose another one with --port.
serve-no-proxy = { $address } is neither an address nor a network, so the server didn't start. After --proxy, type an IP address or a network with a slash.
serve-bad-calls = The server can't use the file { $file } after --calls, so it didn't start: { $why }.
serve-no-calls = E-mails need packages that are missing. To add them, { advice }.
serve-in-use = Another server is already using this folder. Stop it, or play on that one.
serve-waits = Another server has the tables of this database. This one waits, and takes over when the other one stops.
serve-no-database = The server can't reach the database of people and tables, or the database refuses it. Check that it runs, and check the address after --store.
serve-no-bus = The servers can't reach the bus that connects them. Check that the NATS server runs, and check the address after --bus. If packages are missing, { advice }.
serve-bus-needs-database = Servers that share tables need one database. Give its address with --store postgresql://…
serve-thinks = Opponents think here for the other servers. To stop, press Control and letter C.
serve-players-need-bus = A server that thinks for others needs their bus. Give the address of the NATS server with --bus nats://…
serve-no-society = A database needs packages that are missing. To add them, { advice }.
serve-no-store = The program can't open the people and tables in { $name }: the file is damaged, in use or not yours. Move it elsewhere, or restore it from a copy.
page-level-lowered = Many people are playing here now, so for a while your opponents play as { $level ->
    [beginner] beginners
    [improver] improvers
    [club] club players
    [expert] experts
   *[strong] strong players
 }.
page-unreached-title = No connection
page-installed = Numeramis Access: card table
page-unreached = The page can't reach the table now: there's no internet, or the server is off. Your matches are saved on the server. The program loads as soon as there's a connection.
page-unreached-again = Try again
page-install = Install as a program
