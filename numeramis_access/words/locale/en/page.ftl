### The page in a browser: its own labels.

page-hand = Your hand
page-choices = Choices
page-entries = Entries
page-text = Text
page-table = The table
page-players = Players
page-on-table = Cards on the table
page-facts = Score
page-status = How it stands
page-messages = Messages
page-commands = What you can ask and do
page-repeat = Say again
page-back = Back
page-less = less
page-more = more
page-lost = The connection is gone. Trying again; nothing of your match is lost.
page-again = Connected again.
page-taken = You are already here in another tab or window.
page-take = Go on here
page-over = You have left the table. Load the page again to come back.
page-go-on = Go on
page-no-voice = This browser has no voice for this language; a screen reader may have one.
page-skip = To the game
serve-at = The table is open at { $address } Press Control and C to close it.
serve-no-port = Nothing could be served at { $address }: the address is taken or not this machine's. Choose another one with --port.
serve-in-use = Tables are open from this folder already: another server runs. End that one, or go there.
serve-no-store = The people and tables in { $name } cannot be opened: the file is damaged, in use or not yours. Move it elsewhere, or restore it from a copy.
level-lowered = Many people play here now, so for a while your opponents play as { $level ->
    [beginner] beginners
    [club] club players
   *[strong] strong players
 }.
