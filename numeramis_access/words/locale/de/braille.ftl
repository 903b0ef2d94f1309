# Die Braillezeile: Zeichen in ihren Feldern und Meldungen über die Zeile selbst.
line-card = { CARD($card, case: "braille") }
line-seat = { WHO($seat, form: "short") }
line-signed = { $sign } { $name }{ $relation ->
        [partner] {" "}{ $gender ->
            [feminine] partnerin
            [none] mit ihnen
           *[masculine] partner
        }
       *[other] {""}
    }
line-comes = { SIGNS($seats) }
line-tricks = s{ $own }:{ $other }
display-connected = Braillezeile { $model }, { $cells } Zeichen.
    .braille = { $model }
display-lost = { $why ->
        [lost] Die Braillezeile wurde getrennt
        [absent] Die Braillezeile ist nicht angeschlossen
        [busy] Ein anderes Programm benutzt die Braillezeile
        [denied] Ihnen fehlt das Recht, die Braillezeile zu benutzen; unter Linux brauchen Sie die Gruppe dialout
        [key] BRLTTY lässt dieses Programm nicht an die Braillezeile; nötig ist die Gruppe brlapi oder die Schlüsseldatei
        [silent] Die Braillezeile antwortet nicht
        [stuck] Die Braillezeile nimmt keine Daten an
        [unfit] Der genannte Anschluss ist nicht der einer Braillezeile
        [protocol] Die Antworten der Braillezeile ergeben keinen Sinn
        [no-hidapi] Für die Braillezeile fehlt die Bibliothek hidapi
        [no-pyusb] Für die Braillezeile fehlt die Bibliothek pyusb
        [no-libusb] Für die Braillezeile fehlt die Bibliothek libusb
        [no-pyserial] Für die Braillezeile fehlt die Bibliothek pyserial
       *[other] Die Braillezeile funktioniert nicht, Grund { $why }
    }. Sie können trotzdem spielen, und das Programm versucht es wieder.
    .brief = Keine Braillezeile.
    .braille = zeile weg
display-unknown = Die Braillezeile { $name } ist unbekannt. Nennen Sie die Art wie baum:/dev/ttyUSB0.
    .braille = unbekannt { $name }
display-table = Die Brailletabelle { $name } ist nicht zu gebrauchen, darum gilt die Ihrer Sprache.
    .braille = tabelle { $name }

# Tasten der Zeile und Hilfe
line-dots =
    { $count ->
        [one] Punkt { $dots }
       *[other] Punkte { $dots }
    }
    .braille = { $count ->
        [one] Punkt { $together }
       *[other] Punkte { $together }
    }
line-key-space = Leertaste
line-key-pan-left = Zeile zurück
line-key-pan-right = Zeile weiter
line-key-left = links
line-key-right = rechts
line-key-up = hoch
line-key-down = runter
line-key-select = Auswahl
line-key-return = Enter
line-key-enter = Enter
line-key-escape = Escape
line-key-backspace = Rücktaste
line-help-menu = Einen Eintrag wählen Sie mit der Routingtaste darüber. Hat er am Ende der Zeile minus und plus, ändern Sie seinen Wert mit den Tasten darüber. Mit Vorwärtsschieben lesen Sie einen langen Text zu Ende und kommen dann zum nächsten Eintrag. Zurück kommen Sie mit beiden Schiebetasten zusammen.
line-help-number = Ziffern kann man in Punkten schreiben, mit Punkt 8 oder ohne; Punkt 7 löscht die letzte, Punkt 8 bestätigt. Die Routingtasten über minus und plus am Ende der Zeile ändern die Zahl um eins. Beide Schiebetasten zusammen gehen zurück.
line-help-writing = Sie schreiben in Ihrer eigenen Brailletabelle; Punkt 7 dazu macht auch einen Großbuchstaben, Punkt 8 zu a bis j eine Ziffer. Der Cursor sind die Punkte 7 und 8 unter einem Buchstaben, und die Taste über einem Buchstaben holt ihn dorthin. Punkt 7 allein oder Leertaste mit B löscht vor dem Cursor, Leertaste mit D darunter. Punkt 8 allein oder Leertaste mit den Punkten 4 und 6 übernimmt den Text. Die Schiebetasten einzeln lesen den Text; beide zusammen gehen zurück und fragen zuerst, wo etwas verloren ginge.
line-help-table = Mit der Taste über einer Karte markieren Sie die Karte mit Punkt 7. Mit der Taste über der markierten Karte spielen Sie diese, wie mit Enter. Über einem anderen Zeichen hören Sie, was das ist. Vorwärts schieben Sie für mehr, zurück für frühere Meldungen.
line-help-reader = Mit den Schiebetasten lesen Sie vorwärts und rückwärts, auch von Absatz zu Absatz. Mit beiden zusammen verlassen Sie den Text.
line-help-keyboard = Nur auf der Tastatur gibt es noch mehr Befehle. Drücken Sie dort F1 für eine Liste.
line-help-more = Weitere Tasten
rows-help-menu = Einen Eintrag wählen Sie mit der Taste neben seiner Zeile. Mit Vorwärtsschieben lesen Sie einen langen Text zu Ende und kommen dann zum nächsten Eintrag.
rows-help-table = Mit der Taste neben der Kartenzeile spielen Sie die Karte unter dem Cursor. Neben einer anderen Zeile hören Sie, was dort ist. Vorwärts schieben Sie für mehr, zurück für frühere Meldungen.

# Zeichen der Zeile, für Hilfe und Rundgang
line-tours = Rundgang auf der Braillezeile
line-tour = Rundgang auf der Zeile: { $game }.
    .braille = rundgang zeile
line-tour-how = Die Taste über einem Zeichen sagt, was es bedeutet. Ohne solche Tasten gehen Sie von Zeichen zu Zeichen wie in einem Text. Weiterschieben zeigt mehr, beide Schiebetasten zusammen gehen zurück.
    .braille = die taste über einem zeichen sagt, was es bedeutet
line-open = { $kind ->
        [question] ?
        [away] x{ $minutes ->
            [0] {""}
           *[other] { $minutes }
        }
        [pause] p
       *[talk] !
    }
line-signs = Zeichen auf der Zeile
line-sign-hand = Ihre Karten. Punkt 8 an einer, die gespielt werden kann, Punkt 7 an der unter dem Cursor.
line-sign-held = Ihre Karten. Punkt 8 an einer, die gespielt werden kann, Punkt 7 an der unter dem Cursor. Ohne Karten, was sonst möglich ist.
line-sign-choices = Was möglich ist. Punkt 7 an der Wahl unter dem Cursor.
line-sign-waiting = Weiter enter: das nächste Spiel wartet, bis Sie es wollen.
line-sign-trick = Die gespielten Karten nach Plätzen: links, gegenüber, rechts und Sie. Punkt 7 an der höchsten; Punkte 3 und 6 heißen noch keine, Punkte 2, 3, 5 und 6, dass der Spieler erwartet wird.
line-sign-highest = Die höchste Karte und wer damit führt; ein Gleichheitszeichen bei Gleichstand.
line-sign-worth = u: um wie viele Stiche es geht.
line-sign-tricks = s: Stiche, zuerst Ihre, nach dem Doppelpunkt die der Gegner.
line-sign-card = Eine Karte hat zwei Zeichen. Der Rang: 2 bis 9, x Zehn, b Bube, d Dame, k König, a Ass. Die Farbe: r Kreuz, o Karo, h Herz, p Pik.
line-who = Auf der Zeile: { SIGNS($seats) }.
line-sign-player = Ein Spieler ist der erste Buchstabe des Namens, oder die ersten zwei oder drei, wenn Namen mit denselben Buchstaben anfangen. s sind nur Sie.
line-sign-open = Das letzte Zeichen am Tisch mit anderen steht, bis etwas erledigt ist. Fragezeichen ist eine Frage an Sie, x und Minuten jemand ohne Verbindung. Der Buchstabe p ist eine Pause, Ausrufezeichen ungelesene Worte. Die Taste darüber sagt mehr.
line-sign-moment = Der Buchstabe v mit Punkt 7 sagt den anderen am Tisch: einen Augenblick, bitte.
line-sign-more = Punkte 7 und 8 am Ende: Es gibt mehr, Weiterschieben liest es.
line-sign-behind = Plus und eine Zahl vor diesem Zeichen: So viele Meldungen warten. Die Zahl ändert sich erst mit der nächsten Meldung.
line-sign-pace = Meldungen bleiben so lange auf der Zeile, wie Ihr Lesetempo es braucht, in Zeichen pro Sekunde. Die Zeile lernt es auf ihrem Rundgang, wenn Sie vorwärts weiterlesen. Ändern können Sie es auch in den Einstellungen der Braillezeile.
line-sign-pace-keys = Leertaste mit Punkten 3 und 5 macht das Lesetempo schneller, Leertaste mit Punkten 2 und 6 langsamer.
line-sign-hold = Punkte 3, 6, 7 und 8 am Ende: Alles steht, bis Sie es freigeben. Punkte 2, 3, 5, 6, 7 und 8: Sie sind inzwischen an der Reihe.
line-sign-title = Punkte 7 und 8 am Anfang: ein Titel. Danach kommt, worauf Sie stehen.
line-sign-key = Ein einzelner Großbuchstabe ist eine Taste: seine Punkte mit Punkt 7.
line-sign-end = Alle acht Punkte am Ende: In dieser Richtung gibt es nichts mehr.
line-sign-six = Mit sechs Punkten sind die Punkte 7 und 8 die Punkte 1 und 4 eine Zeile tiefer. Am Ende eines Textes sind es die Punkte 4, 5 und 6. Beim Schreiben sind die Punkte 1, 2, 3, 4, 5 und 6 der Cursor.

# Für einen Brailledrucker
emboss-sheet = { $game }, Schreibblatt
emboss-row = Spiel
emboss-us = wir
emboss-them = Gegner
emboss-contents = Inhalt
emboss-no-hyphens = Wörter lassen sich nicht trennen, weil die Bibliothek pyphen fehlt. Lassen Sie --hyphenate weg. Zum Hinzufügen { advice }.
emboss-no-room = Das passt nicht auf so eine Seite. Wählen Sie eine größere Breite oder Höhe oder weniger Spieler.
emboss-table = Die Brailletabelle { $name } ist nicht zu gebrauchen, es muss eine mit sechs Punkten sein. Versuchen Sie de-6 oder en-6. Eine Tabelle von liblouis schreibt man zum Beispiel louis:de-g2.ctb.
emboss-unreadable = Die Aufzeichnung { $name } kann diese Version nicht verstehen.
emboss-not-possible = Die Datei { $name } lässt sich nicht lesen oder schreiben.
