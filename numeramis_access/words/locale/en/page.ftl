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
page-status = How it stands
page-messages = Messages
page-commands = What you can ask and do
page-ask = Ask
page-other = More
page-repeat = Say again
page-back = Back
page-less = less
page-more = more
page-previous = previous
page-next = next
page-lost = The connection is gone. I am restoring it, and you need not do anything; what was played is kept.
page-away = The tables still do not answer: either nobody has them open, or the network is down. This page keeps trying and goes back by itself to where you were.
page-back-soon = The tables have closed for a moment and will be back soon. Nothing of your match is lost; this page reconnects by itself.
page-again = Connected again.
page-no-answer = Nothing has answered for three seconds. What you did is on its way and counts once: pressing again changes nothing. You will hear when there is an answer.
page-answers = There are answers again.
page-not-arrived = Connected again. What you did last has not arrived: do it once more.
page-busy = The program has been busy for three seconds. What you did counts once: pressing again changes nothing. You will hear when it goes on.
page-taken = You are already here in another tab or window.
page-address-banned = The owner of these tables lets nobody in from your address just now. Try again in a few days, or ask the owner.
page-no-room = There is no room for another page here just now. Close one that you need no more; I keep trying.
page-take = Go on here
page-over = You have left the table. Load the page again to come back.
page-signed-out = This page was signed out from another device of yours. Load it again to begin anew; by the six words of your passphrase you are known again among people.
page-unknown = These tables do not know this browser any more: its cookie comes from other tables, or is one that nothing was ever kept for. Load this page again to begin anew; by the six words of your passphrase you are known again among people.
page-without-cookie = This browser has sent no cookie, and by it you are known here. Allow cookies for this page and load it again.
page-open-line = The line to this page is not encrypted: whoever shares your network can read along and take your place. At home among friends that may do; elsewhere ask for an address that begins with https.
    .braille = line not encrypted
page-go-on = Go on
page-no-voice = This browser has no voice for this language; a screen reader may have one.
page-skip = To the game
page-list-start = Start of the list.
page-list-end = End of the list.
page-shared = The invitation has been passed on.
page-link-copied = The link to the table is copied. Paste it into a message to the person you invite.
page-without-script = The game needs JavaScript. Allow it for this page in the settings of your browser, and load the page again.
page-loading = Setting the table, one moment please.
page-come = Setting the table: { $percent } percent.
page-failed = The table could not be set here, because a part of the page did not come. Check your connection to the internet and load the page again.
page-failed-browser = The table could not be set here, because this browser cannot run the program. Try a newer browser, or a machine with more memory.
# The error's own words follow, in English.
page-failed-page = The table could not be set here, because the page itself is faulty: neither your connection nor another browser changes that. Send its owner these words:
page-stopped = The program has stopped. Load the page again; your match is waiting for you.
page-refused = This browser does not let anything be kept: settings and your match are gone as soon as you close the page. Allow it to store data, or play in a window that is not private.
page-full = There is no room left to keep anything: what you do now is not saved. Free some room on this machine; as soon as there is some, all is saved by itself.
page-offline = The whole game is in this browser now: it can be played without internet too.
page-done = Done
page-update = There is a new version of the program.
page-update-take = Change to the new version
# Which card of how many it is, behind its name.
page-place = {""}, { card-place-of }.
# A language, then names from it that stand in texts of this one.
page-foreign = cs Šipky Šipek Alojz Bedřich čeština
page-button = the button “{ $does }”
page-help-menu = Arrows go over the entries, Enter or the space bar takes the one that has the focus; left and right change a value. What else can be done has buttons behind the entries.
page-help-number = Write the number into the field and press Enter.
page-help-writing = Write the text into the field and press Enter.
page-help-table = Arrows go over cards and choices, Enter or the space bar takes the one that has the focus, and letters hold there too. What else can be done has buttons behind the cards.
page-help-calling = Tap a card or press its key to call it. What else can be done has buttons behind the cards.
page-help-replay = Arrows go through the record, and letters hold there too. What else can be done has buttons behind it.
page-help-reader = Read with the keys of your browser or reader. What else can be done has buttons behind the text.
page-language-coming = { $name } is being fetched, one moment.
    .braille = fetching { $name }
page-language-not-come = { $name } could not be fetched: the first time it needs the network. I go on in this language.
    .braille = no { $name }: network
site-built = The page that runs entirely in the browser is in the folder { $folder }, version { $version }. Have any web server offer what is in it, over an encrypted connection (https). Node.js has started it once, without a browser, and it answered a key.
site-missing = { $what } is missing, and the page cannot be built without it. You need Node.js with npm, and pip, and the first time a connection to the internet.
site-dead = The page does not start ({ $why }), so nothing was written to { $folder }: { $install ->
        [none] send this sentence to the authors of the program
       *[other] install what it was tried with ({ $install }), and build it again
    }.
site-not-written = The folder { $folder } cannot be written to: { $why }. Choose another one with --out.
serve-at = The table is open at { $address } Press Control and C to close it.
serve-no-port = Nothing could be served at { $address }: the address is taken or not this machine's. Choose another one with --port.
serve-no-proxy = { $address } is no address and no network, so the server did not start. After --proxy write an IP address, or a network with a slash.
serve-in-use = Tables are open from this folder already: another server runs. End that one, or go there.
serve-waits = Another server has the tables of this database. This one waits, and takes over when that one ends.
serve-no-database = The database of people and tables cannot be reached, or does not let the program in. Check that it runs, and the address after --store.
serve-no-bus = The bus on which the servers hear each other cannot be reached. Check that the NATS server runs and the address after --bus. If packages are missing, { advice }.
serve-bus-needs-database = Servers that share tables need one database. Give its address with --store postgresql://…
serve-thinks = Opponents think here for the other servers. Press Control and C to end.
serve-players-need-bus = A server where opponents think needs to know for whom. Give the address of the NATS server with --bus nats://…
serve-no-society = A database needs packages that are missing. To add them, { advice }.
serve-no-store = The people and tables in { $name } cannot be opened: the file is damaged, in use or not yours. Move it elsewhere, or restore it from a copy.
page-level-lowered = Many people play here now, so for a while your opponents play as { $level ->
    [beginner] beginners
    [improver] improvers
    [club] club players
    [expert] experts
   *[strong] strong players
 }.
