### Nachrichten über Fernpartien, die warten: per E-Mail und durch einen Browser.

calls-menu = Nachrichten, dass Tische auf mich warten
calls-mail = Mir eine E-Mail schicken, wenn ein Tisch auf mich wartet
calls-mail-address = Ihre E-Mail-Adresse
calls-mail-bad = An { $address } kann dieser Server nicht schreiben. Prüfen Sie die Adresse und versuchen Sie es noch einmal.
calls-mail-sent = Wenn { $address } erreichbar ist, kommt dort ein Code aus sechs Ziffern an; er gilt eine Stunde. Wählen Sie hier „{ calls-mail-code }“.
calls-mail-code = Den Code aus der E-Mail eingeben
calls-mail-type-code = Der Code an { $address }
calls-mail-on = Ab jetzt gehen E-Mails an { $address }, für jeden Tisch höchstens eine in einem halben Tag.
calls-mail-no-more = Keine E-Mails mehr an { $address }
calls-mail-ended = Das Postfach { $address } nimmt keine E-Mails mehr an, deshalb hat dieser Server die Adresse gelöscht. Eine andere geben Sie unter „{ calls-menu }“ an.
calls-push = Mich über diesen Browser benachrichtigen, wenn ein Tisch auf mich wartet
calls-push-by-page = Dieser Server kann Sie auch über einen Browser benachrichtigen. Öffnen Sie darin die Seite des Servers, und schalten Sie es dort ein.
calls-push-open-line = Ein Browser benachrichtigt Sie nur über eine verschlüsselte Verbindung, und diese ist nicht verschlüsselt. Fragen Sie nach einer Adresse, die mit https beginnt.
calls-push-install = Auf diesem Gerät kann Sie nur die installierte Seite benachrichtigen. Legen Sie die Seite auf den Startbildschirm, öffnen Sie die Seite von dort und kommen Sie hierher zurück.
calls-push-blocked = Ihr Browser lässt diese Seite nichts melden. Erlauben Sie in seinen Einstellungen Mitteilungen dieser Seite und kommen Sie hierher zurück.
calls-push-unsupported = Dieser Browser kann nichts melden, während die Seite geschlossen ist.
calls-push-none = Der Browser hat es nicht erlaubt, also ist alles wie vorher.
calls-push-on = Ab jetzt benachrichtigt Sie dieser Browser, auch wenn die Seite geschlossen ist.
calls-push-no-more = Keine Nachrichten mehr über { $count ->
        [one] meinen Browser
       *[other] einen meiner Browser
    }
calls-hours = { $always ->
        [yes] Ruhezeit: keine
       *[no] Ruhezeit: von { $begins } bis { $ends }
    }
calls-hours-begin = Ab wann soll Ruhe sein?
calls-hours-end = Bis wann? Dieselbe Zeit bedeutet keine Ruhezeit.
calls-hour = { $hour }
calls-daily = Alles in einer Nachricht am Tag: { $on ->
        [yes] ja
       *[no] nein
    }
calls-when-set = Gespeichert.
calls-stop = Mir nichts mehr schicken und meine Adressen löschen
calls-stopped = Es kommt nichts mehr, und die Adressen sind gelöscht.
calls-kept = Was dieser Server dafür speichert
calls-kept-when = Der Server meldet sich nur, wenn Sie das eingestellt haben. Er meldet sich, wenn ein Tisch zehn Minuten auf Sie gewartet hat, und noch einmal, wenn Ihre Zeit um ist.
calls-kept-mail = Für E-Mails speichert er Ihre Adresse, sobald Sie den Code eingegeben haben, den er dorthin geschickt hat. Bis dahin behält er höchstens einen Tag lang einen Prüfwert, der die Adresse nicht zeigt. Eine Adresse, die keine E-Mails mehr annimmt, löscht er.
calls-kept-codes = Damit niemand Postfächer überfluten kann, zählt er die Codes eines Tages: je Person, Netz und Postfach, immer nur mit Prüfwerten. Diese Zahlen löscht er nach einem Tag.
calls-kept-push = Für einen Browser speichert er dessen Adresse beim Mitteilungsdienst seines Herstellers und zwei Schlüssel. Dieser Dienst erfährt, wann etwas gemeldet wird, kann es aber nicht lesen.
calls-kept-hours = Er speichert Ihre Ruhezeit und Zeitzone, und ob Sie eine Nachricht am Tag wollen.
calls-kept-made = Für jeden Tisch speichert er sechzig Tage lang, wann er sich zuletzt gemeldet hat.
calls-kept-said = Eine Nachricht nennt den Tisch und wer dort spielt, nie eine Karte, ein Blatt oder ein Ergebnis.
calls-kept-others = Niemand sonst an den Tischen erfährt Ihre Adresse. E-Mails gehen über den Mailserver des Betreibers. Lehnt eine Adresse Codes ab, merkt sich der Server das ein Jahr lang. Er behält einen Prüfwert, der die Adresse nicht zeigt.
calls-kept-end = Wenn Sie die Nachrichten beenden, werden die Adressen sofort gelöscht. Wenn Sie Ihr Konto auf diesem Server löschen, wird all das gelöscht.

## E-Mails und Meldungen der Browser

calls-mail-subject = { $count ->
        [one] Ein Tisch wartet auf Sie
       *[other] { $count } Tische warten auf Sie
    }
calls-mail-waits = { $count ->
        [one] Dieser Tisch wartet auf Sie:
       *[other] Diese Tische warten auf Sie:
    }
calls-mail-open = Öffnen Sie Ihre Tische:
calls-mail-why = Diese E-Mails haben Sie in Numeramis Access gewünscht. Dort können Sie die E-Mails auch beenden: beim Spiel mit anderen unter „{ calls-menu }“.
calls-mail-stop = Oder beenden Sie die E-Mails hier:
calls-code-subject = Ihr Code
calls-code = Der Code ist { $code }. Geben Sie ihn innerhalb einer Stunde in Numeramis Access ein.
calls-code-why = Jemand hat diese Adresse angegeben, um zu erfahren, wenn ein Kartentisch wartet. Waren Sie das nicht, dann tun Sie nichts: Ohne den Code kommt nichts mehr.
calls-code-refuse = Wenn Sie ein Jahr lang keine solchen Codes wollen:

## Die Seiten hinter den Links der E-Mails

calls-stop-title = E-Mails über Tische beenden
calls-stop-question = Sollen keine E-Mails über Tische mehr an { $address } gehen?
calls-stop-yes = Beenden
calls-stop-done = Erledigt. An { $address } gehen keine E-Mails über Tische mehr.
calls-refuse-title = Codes ablehnen
calls-refuse-question = Sollen ein Jahr lang keine Codes an { $address } gehen?
calls-refuse-yes = Ablehnen
calls-refuse-done = Erledigt. An { $address } gehen ein Jahr lang keine Codes.
