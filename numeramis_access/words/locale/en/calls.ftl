### Calls to tables by turns: by e-mail and through a browser.

calls-menu = Messages when a table is waiting for me
calls-mail = Send me an e-mail when a table is waiting for me
calls-mail-address = Your e-mail address
calls-mail-bad = This server can't write to { $address }. Check the address and type it again.
calls-mail-sent = If { $address } can be reached, a code of six digits is on its way there, good for an hour. Choose “{ calls-mail-code }” here.
calls-mail-code = Type the code from the e-mail
calls-mail-type-code = The code sent to { $address }
calls-mail-on = From now on e-mails go to { $address }, at most one every twelve hours for each table.
calls-mail-no-more = No more e-mails to { $address }
calls-mail-ended = The mailbox { $address } no longer accepts e-mails, so this server has deleted the address. Choose “{ calls-menu }” to give another one.
calls-push = Tell me through this browser when a table is waiting for me
calls-push-by-page = This server can also tell you through a browser: open its page in the browser, and turn messages on there.
calls-push-open-line = A browser can tell you only over an encrypted connection, and this one isn't encrypted. Ask the owner for an address that begins with https.
calls-push-install = On this device the page can tell you only once it's installed. Add the page to the home screen, open it from there, and come back here.
calls-push-blocked = Your browser doesn't let this page tell you anything. Allow notifications from this page in the browser's settings, and come back here.
calls-push-unsupported = This browser can't tell you anything while the page is closed.
calls-push-none = The browser didn't allow it, so nothing has changed.
calls-push-on = From now on this browser tells you, even while this page is closed.
calls-push-no-more = No more messages through { $count ->
        [one] my browser
       *[other] any of my browsers
    }
calls-hours = { $always ->
        [yes] Quiet hours: none
       *[no] Quiet hours: from { $begins } to { $ends }
    }
calls-hours-begin = When do quiet hours begin?
calls-hours-end = When do they end? The same time means no quiet hours.
calls-hour = { $hour }
calls-daily = All in one message a day: { $on ->
        [yes] on
       *[no] off
    }
calls-when-set = Saved.
calls-stop = Send me nothing more, and delete my addresses
calls-stopped = You'll get nothing more, and the addresses are deleted.
calls-kept = What this server stores so that it can tell me
calls-kept-when = You hear from the server only if you asked for it. It tells you when a table has waited for ten minutes, and once more when your time is up.
calls-kept-mail = For e-mails it keeps your address, as soon as you have typed the code that it sent there. Until then it keeps only a digest, which doesn't show the address, for at most a day. It deletes an address that no longer accepts e-mails.
calls-kept-codes = So that nobody can flood mailboxes, it counts the codes sent in a day. It knows players, networks and mailboxes there only by digests, and deletes the counts after a day.
calls-kept-push = For a browser it keeps the browser's address at the push service of its maker, and two keys. That service learns when you are told, but can't read what.
calls-kept-hours = It keeps your quiet hours and time zone, and whether you want one message a day.
calls-kept-made = For each table it keeps when it told you last, for sixty days.
calls-kept-said = A message names the table and who plays there, never a card, a hand or a result.
calls-kept-others = Nobody else at the tables learns your address. E-mails go through the owner's mail server. If an address refuses codes, the server remembers that for a year. It keeps a digest, which doesn't show the address.
calls-kept-end = When you stop the messages, the addresses are deleted at once. When you delete your account on this server, all of this is deleted.

## E-mails and messages of browsers

calls-mail-subject = { $count ->
        [one] A table is waiting for you
       *[other] { $count } tables are waiting for you
    }
calls-mail-waits = { $count ->
        [one] This table is waiting for you:
       *[other] These tables are waiting for you:
    }
calls-mail-open = Open your tables:
calls-mail-why = You asked for these e-mails in Numeramis Access. There you can also stop them: under Play with people, in “{ calls-menu }”.
calls-mail-stop = Or stop them here:
calls-code-subject = Your code
calls-code = The code is { $code }. Type it in Numeramis Access within an hour.
calls-code-why = Somebody typed this address to hear when a card table is waiting. If that wasn't you, do nothing: without the code you'll get nothing more.
calls-code-refuse = To refuse such codes for a year:

## The pages behind the links of e-mails

calls-stop-title = Stop e-mails about tables
calls-stop-question = Stop e-mails about tables to { $address }?
calls-stop-yes = Stop them
calls-stop-done = Done. No more e-mails about tables will go to { $address }.
calls-refuse-title = Refuse codes
calls-refuse-question = Refuse codes to { $address } for a year?
calls-refuse-yes = Refuse them
calls-refuse-done = Done. No codes will go to { $address } for a year.
