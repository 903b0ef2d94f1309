### Mit Leuten spielen: Häuser mit Tischen, wer kommt und geht, was Spieler einander sagen.

people-name = Schreiben Sie den Namen, unter dem die anderen Sie hören
    .braille = name
people-gender = Wie soll man von Ihnen sprechen?
people-gender-masculine = als Mann
people-gender-feminine = als Frau
people-gender-none = nur mit meinem Namen
people-houses = Wo Sie spielen
    .braille = welche tische
people-address = Schreiben Sie die Adresse, an der Tische offen sind, zum Beispiel 192.168.1.5, oder den ganzen Link einer Einladung
    .braille = adresse
people-join = Anderswo: eine Adresse schreiben
people-host = Hier Tische öffnen, zu denen andere kommen können
people-not-hosted = Auf diesem Computer lassen sich jetzt keine Tische öffnen. Schließen Sie andere Programme, die das Netz benutzen, und versuchen Sie es noch einmal.
    .braille = nicht geöffnet
people-hosted-already = Ein anderes Programm auf diesem Computer hat diese Tische schon geöffnet. Schreiben Sie { $address }, um dorthin zu kommen.
    .braille = schon offen: { $address }
people-found = { $name }: Tische in der Nähe
people-visited = { $address }: schon besuchte Tische
    .braille = { $address }
people-found-now = In der Nähe gefunden: die Tische von { $name }.
    .braille = gefunden: { $name }
people-address-is = Adresse für die anderen
people-invite = { $address ->
        [none] Die anderen kommen mit dem Code: { $code }.
       *[other] Die anderen kommen zur Adresse { $address } mit dem Code: { $code }.
    }
    .braille = { $code }
people-invitation = Die Einladung speichern: Link und QR-Code
people-invitation-saved = Der QR-Code ist in der Datei { $name }, der Link in einer Textdatei daneben.
    .braille = gespeichert: { $name }
people-share = Den Link zu diesem Tisch senden
people-come = Kommen Sie an meinen Tisch, wir spielen { $game }!
people-really-close = Diese Tische schließen? Die anderen verlieren die Verbindung; alles bleibt gespeichert, bis Sie die Tische wieder öffnen.
    .braille = tische schließen?
people-connecting = Verbindung wird aufgebaut
people-house = Gemeinsame Tische
people-no-house = Unter dieser Adresse antwortet kein Server. Das Programm versucht es immer wieder. Prüfen Sie die Adresse, und fragen Sie, ob dort Tische offen sind.
    .braille = keine antwort
people-no-tables = Unter dieser Adresse antwortet etwas anderes als ein Server mit Spieltischen. Prüfen Sie die Adresse. Das Programm versucht es immer wieder.
    .braille = dort keine tische
people-line-lost = Die Verbindung ist abgerissen. Das Programm verbindet sich von selbst wieder, Sie brauchen nichts zu tun. Der Server hat alles, was gespielt wurde.
    .braille = verbindung weg
people-line-away = Der Server antwortet noch immer nicht. Entweder ist er geschlossen, oder das Netz ist gestört. Das Programm sucht ihn an der letzten Adresse und in der Nähe. { $seated ->
        [yes] Ihr Platz am Tisch bleibt Ihnen. Sie können warten, oder gehen und aus dem Hauptmenü zurückkommen.
       *[no] Sie können warten, oder gehen und ein andermal kommen.
    }
    .braille = tische stumm, ich suche
people-back-soon = Der Server schließt für einen Augenblick. Nichts geht verloren, und die Verbindung kommt von selbst zurück.
    .braille = gleich zurück
people-closed = Der Server wurde geschlossen. Nichts geht verloren. Sobald der Server wieder da ist, kommt die Verbindung von selbst zurück.
    .braille = tische zu
people-line-silent = Seit drei Sekunden kommt nichts vom Server. Was Sie getan haben, ist unterwegs und zählt einmal; noch einmal drücken ändert nichts. Sie hören es, sobald eine Antwort da ist.
    .braille = Tische still, Moment
people-line-answers = Der Server antwortet wieder.
    .braille = Tische antworten
people-line-back = Die Verbindung ist wieder da.
    .braille = verbindung da
people-house-restored = Der Server wurde aus einer älteren Kopie wiederhergestellt; was danach hier geschah, ist verloren.
    .braille = server zurückgesetzt
people-asked-away = Gerade besteht keine Verbindung; das Programm verbindet sich von selbst wieder. Zuletzt gemeldet:
    .braille = keine verbindung, vorher:
people-act-waits = Keine Verbindung. Sobald die Verbindung wieder da ist, geht das an den Tisch.
    .braille = wird dann geschickt
people-act-waits-reader = { $name } liest noch. Danach geht das an den Tisch.
    .braille = { $name } liest, kommt danach
people-reads = { $name } liest noch.
    .braille = { $name } liest
people-waits-agreed = Alle sind einverstanden; gewartet wird auf alle, die noch lesen.
    .braille = auf lesende wird gewartet
people-table-gone = Den Tisch, zu dem Sie zurückwollten, gibt es nicht mehr. Wählen Sie einen anderen, oder öffnen Sie einen neuen.
    .braille = tisch ist weg
people-waits = { $what ->
        [server] Ein anderer Server übernimmt den Tisch. In einem Augenblick wird das Spiel fortgesetzt; nichts geht verloren.
        [bus] Die Server erreichen einander gerade nicht. Sobald es wieder geht, wird das Spiel fortgesetzt; nichts geht verloren.
        [store] Der Server kann gerade nichts speichern. Sobald es wieder geht, wird das Spiel fortgesetzt; nichts geht verloren.
       *[other] Das Spiel wird fortgesetzt.
    }
    .braille = { $what ->
        [server] warten: server
        [bus] warten: server
        [store] warten: speichern
       *[other] geht weiter
    }
people-table = { $game }: { $names }{ $stage ->
        [playing] , spielt
        [watched] , spielt, Sie dürfen zusehen
        [over] , zu Ende
       *[other] { $free ->
            [0] , voll
            [one] , ein freier Platz
           *[other] , { SAY($free) } freie Plätze
        }
    }
people-new-table = Neuer Tisch mit Code, für wen Sie wollen
people-friends-table = Neuer Tisch für meine Freunde
people-open-table = Neuer Tisch, offen für alle
people-new-evening = Neuer Klubabend, den ich leite
people-evening = Klubabend, { $game }: { $names }{ $begun ->
        [over] , zu Ende
        [yes] , es wird gespielt
       *[no] , die Spieler kommen
    }
people-evening-waits = { $last ->
        [yes] { $plays ->
            [yes] Das war die letzte Partie des Abends.
           *[no] Das war das letzte Board des Abends.
        } Warten Sie hier: Wenn alle Tische fertig sind, hören Sie, wie Sie stehen. Die Rangliste ist dann im Menü des Abends; dorthin führt „Den Tisch verlassen“.
       *[no] Sie haben diese Runde gespielt. Das Ergebnis hören Sie, wenn alle Tische fertig sind.
    }
    .braille = { $last ->
        [yes] ende, ergebnis folgt
       *[no] auf andere warten
    }
people-code = Ich habe einen Code: die vier Wörter schreiben
    .braille = vier wörter
people-code-words = Schreiben Sie die vier Wörter des Codes. Von jedem genügen die ersten vier Buchstaben
    .braille = vier wörter
people-who = Wer hier ist
people-key-not-kept = Der neue Schlüssel dieses Geräts konnte nicht gespeichert werden, also bleiben Ihre anderen Geräte angemeldet. Prüfen Sie den Platz auf der Platte und Ihre Rechte, und versuchen Sie es noch einmal.
    .braille = Schlüssel nicht gesichert
people-passphrase = Eine Kennphrase für ein anderes Gerät hören
people-passphrase-is = Ihre Kennphrase sind sechs Wörter: { $words }. Schreiben Sie die Wörter auf; damit melden Sie sich auf einem anderen Gerät an. Eine ältere Kennphrase gilt jetzt nicht mehr.
    .braille = wörter: { $words }
people-old-words = Schreiben Sie die sechs Wörter, die Sie jetzt haben; Sie bekommen dafür neue
    .braille = alte sechs wörter
people-prove-words = Schreiben Sie die sechs Wörter Ihrer Kennphrase
    .braille = sechs wörter
people-words-by-passkey = Sechs neue Wörter hören, mit einem Passkey
people-words-made = Sie haben sechs neue Wörter, angefordert auf einem anderen Gerät oder vom Betreiber dieses Servers; die alten gelten nicht mehr. Wissen Sie nichts davon, bitten Sie den Betreiber um andere.
    .braille = neue wörter anderswo
people-words-wait = { $own ->
        [yes] { $days ->
            [0] Ihre sechs neuen Wörter sind bereit. Wählen Sie „{ people-words-take }“.
           *[other] Auf diesem Gerät wurde gemeldet, dass Sie Ihre sechs Wörter verloren haben. In { COUNT($days, of: "day", case: "dat") } kann es neue bekommen oder Sie hier löschen. Waren das nicht Sie, wählen Sie „{ people-words-refuse }“.
        }
       *[no] { $days ->
            [0] Auf einem Ihrer Geräte wurde gemeldet, dass Sie Ihre sechs Wörter verloren haben. Es kann jetzt neue bekommen oder Sie hier löschen. Waren das nicht Sie, wählen Sie „{ people-words-refuse }“.
           *[other] Auf einem Ihrer Geräte wurde gemeldet, dass Sie Ihre sechs Wörter verloren haben. In { COUNT($days, of: "day", case: "dat") } kann es neue bekommen oder Sie hier löschen. Waren das nicht Sie, wählen Sie „{ people-words-refuse }“.
        }
    }
    .braille = neue wörter: { $days } t
people-words-take = Meine sechs neuen Wörter hören
people-words-refuse = Sechs neue Wörter ablehnen
people-words-refused = Abgelehnt. Ihre sechs Wörter gelten wie zuvor.
    .braille = abgelehnt
people-words-refused-elsewhere = Ein anderes Ihrer Geräte hat sechs neue Wörter abgelehnt; die alten gelten wie zuvor.
    .braille = neue wörter abgelehnt
people-words-lost = Ich habe meine sechs Wörter verloren
people-really-lost = Um sechs neue Wörter bitten? Die bekommen Sie auf diesem Gerät in sieben Tagen. Alle Ihre anderen Geräte hören inzwischen davon, und jedes kann ablehnen. Der Betreiber dieses Servers kann Ihnen sofort neue geben.
    .braille = neue wörter in 7 tagen?
people-sign-out = Ein Gerät ist verloren: alle meine anderen Geräte abmelden
people-sign-out-words = Schreiben Sie die sechs Wörter Ihrer Kennphrase; alle Ihre anderen Geräte werden abgemeldet
    .braille = sechs wörter
people-signed-out = Alle Ihre anderen Geräte sind abgemeldet, Ihre Passkeys auch: Niemand kann sich damit mehr für Sie ausgeben.
    .braille = andere abgemeldet
people-recover = Ich habe eine Kennphrase: die sechs Wörter schreiben
    .braille = sechs wörter
people-recover-words = Schreiben Sie die sechs Wörter Ihrer Kennphrase
    .braille = sechs wörter
people-make-passkey = Einen Passkey dieses Geräts anlegen
people-use-passkey = Mit einem Passkey anmelden
people-forget-passkeys = Meine Passkeys entfernen
people-really-forget-passkeys = Alle Ihre Passkeys entfernen? Danach melden Sie sich hier nur noch mit den sechs Wörtern Ihrer Kennphrase an.
people-passkeys-forgotten = Ihre Passkeys sind entfernt.
    .braille = passkeys weg
people-passkeys-gone = Ein anderes Ihrer Geräte hat Ihre Passkeys entfernt.
    .braille = passkeys anderswo entfernt
people-passkey-made = Der Passkey ist angelegt: Mit ihm erkennt man Sie hier ohne die sechs Wörter.
    .braille = passkey angelegt
people-no-passkey = Ihr Gerät hat keinen Passkey geliefert, es hat sich also nichts geändert. Versuchen Sie es noch einmal, oder schreiben Sie die sechs Wörter Ihrer Kennphrase.
    .braille = kein passkey
people-recovered = Willkommen zurück, { $name }.
    .braille = willkommen, { $name }
people-leave-house = Diese Tische verlassen
people-at-match = { $game }: Ihre Partie
people-at-table = { $game }: ein Tisch wartet auf Spieler
    .braille = { $game }: sammelt
people-host-begins = { $name } beginnt die Partie, wenn alle da sind.
    .braille = { $name } beginnt
people-you-host = Sie leiten diesen Tisch jetzt: Sie beginnen die Partie.
    .braille = sie leiten den tisch
people-match-began = Ihre Partie hat begonnen: { $game }. Sie finden die Partie unter „{ people-house }“.
    .braille = beginnt: { $game }
people-to-match = Die Partie fortsetzen
people-begin = Die Partie beginnen
people-code-is = Code für die anderen
people-place = Platz { $number }
people-place-free = frei
people-place-of = { $name }{ $own ->
        [yes] , das sind Sie
       *[no] {""}
    }
people-leave-table = Diesen Tisch verlassen
people-came = { $gender ->
       *[any] { $name } ist gekommen.
    }
    .braille = +{ $name }
people-left = { $gender ->
       *[any] { $name } ist gegangen.
    }
    .braille = -{ $name }
people-gone = { $name }: Die Verbindung ist abgerissen. Wir warten höchstens { DURATION($seconds, case: "acc") }, dann spielt dort ein Computer.
    .braille = { $name } getrennt
people-gone-in-pause = { $name } ist gerade nicht am Tisch. Die Partie pausiert, der Platz bleibt reserviert.
    .braille = { $name } nicht am tisch
people-sits-in = Der Computer { $computer } spielt jetzt für { $name }; die Rückkehr ist jederzeit möglich.
    .braille = { $computer } für { $name }
people-returned = { $gender ->
       *[any] { $name } ist wieder da.
    }
    .braille = { $name } wieder da
people-removed = Der Gastgeber hat Sie vom Tisch gewiesen.
    .braille = vom tisch gewiesen
people-unknown-game = ein Spiel, das dieses Programm nicht kennt
people-table-beyond = Dieser Tisch hat ein Spiel oder eine Regel, die Ihre Version des Programms nicht kennt, Sie können also nicht dazukommen. Aktualisieren Sie das Programm, oder wählen Sie einen anderen Tisch.
    .braille = programm aktualisieren
people-match-beyond = In dieser Partie gilt eine Regel, die Ihre Version des Programms nicht kennt; ein Computer spielt für Sie. Ihr Platz bleibt Ihnen: Aktualisieren Sie das Programm und kommen Sie zurück.
    .braille = programm aktualisieren
people-table-closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen. Seine Partie ist zu Ende.
    .braille = tisch vom betreiber zu
people-answered = Der Betreiber dieses Servers antwortet auf Ihre Meldung über { $name }: { $text }
    .braille = betreiber: { $text }
people-nobody-heard = Sonst hat hier noch niemand etwas gesagt oder gefragt.
    .braille = noch niemand
people-match-menu = Partie mit anderen
people-to-table = Zurück an den Tisch
people-leave-match = Die Partie verlassen; inzwischen spielt ein Computer für mich
people-really-leave = Die Partie wirklich verlassen? Ihr Platz bleibt, inzwischen spielt ein Computer für Sie.
    .braille = verlassen?
    .typed = verlassen, weggehen, gehen
people-proof-ask = Ging es mit den Karten bisher ehrlich zu?
people-proof = { $deals ->
        [0] { $waits ->
            [deal] Die Karten sind versiegelt; prüfen können Sie das, wenn das erste Spiel aus ist.
           *[match] Die Karten sind versiegelt; prüfen können Sie das, wenn die Partie aus ist.
        }
       *[other] { COUNT($deals, of: "deal") } geprüft: Die Karten standen von Anfang an fest, und niemand hat etwas geändert.
    }
    .braille = geprüft: { $deals }
people-unfair = Vorsicht: Mit den Karten dieses Tisches stimmt etwas nicht.
    .braille = karten falsch!
people-record-kept = Die Partie finden Sie bei Ihren Aufzeichnungen.
    .braille = aufgezeichnet
people-once-more = Noch einmal, mit denselben Spielern
people-once-more-drawn = Noch einmal, Plätze neu auslosen
people-watch-next = Die nächste Partie ansehen
people-leave-over = Den Tisch verlassen
people-by-key = { $key ->
        [none] öffnen Sie das Menü
       *[other] drücken Sie { $key }
    }
people-key-short = { $key ->
        [none] menü
       *[other] { $key }
    }
people-once-more-offered = Noch einmal mit denselben Spielern: { people-key-short }.
    .braille = nochmal: N
people-once-more-asked = { $name } möchte noch einmal spielen. Zum Zustimmen { people-by-key }.
    .braille = { $name }: nochmal? ja: N
people-once-more-watch = { $begun ->
        [yes] Es wird noch einmal gespielt. Zusehen können Sie über das Menü.
       *[no] { $name } möchte mit den anderen noch einmal spielen. Sie hören es, wenn die neue Partie beginnt.
    }
    .braille = { $begun ->
        [yes] es läuft
       *[no] { $name }: nochmal
    }
people-once-more-waits = { $names ->
        [none] Noch einmal. Die anderen sind nicht mehr da.
       *[other] Noch einmal. Wir warten auf { $names }. Sie können auch sofort beginnen.
    }
    .braille = { $names ->
        [none] nochmal
       *[other] nochmal; warten: { $names }
    }
people-record-came = Ihre Partie { $game } mit { $names } wurde ohne Sie zu Ende gespielt. Die Partie finden Sie bei Ihren Aufzeichnungen.
    .braille = aufzeichnung da: { $game }
people-matches-coming = Noch unterwegs: { COUNT($count, of: "match") }.
    .braille = unterwegs: { $count }
people-matches-came = { $count ->
        [0] Es kam keine Partie.
       *[other] Jetzt bei Ihren Aufzeichnungen: { COUNT($count, of: "match") }
    }{ $wrong ->
        [0] { $count ->
            [0] {""}
           *[other] , mit den Karten stimmt alles.
        }
       *[other] , aber mit den Karten stimmt etwas nicht. Was es ist, hören Sie bei der Aufzeichnung unter „{ record-verify }“. Nicht in Ordnung: { COUNT($wrong, of: "match") }.
    }
    .braille = gekommen: { $count }, falsch: { $wrong }
people-myself = Mein Name, meine Partien und Daten an diesen Tischen
    .braille = meine daten
people-rename = Meinen Namen ändern; die anderen hören jetzt { $name }
people-renamed = Die anderen hören Sie von jetzt an als { $name }.
    .braille = name: { $name }
people-fetch-matches = Meine beendeten Partien holen, die dieses Gerät nicht hat: { SAY($count) }
people-my-data = Eine Datei mit allem, was hier über mich gespeichert ist
people-delete-me = Mich hier löschen
people-really-delete-me = Wirklich? Ihr Konto und Ihre Kennphrase gelten hier dann nicht mehr. In laufenden Partien spielt ein Computer für Sie. Ihre Aufzeichnungen bleiben bei Ihnen.
    .braille = mich löschen?
people-deleted = Über Sie ist hier nichts mehr gespeichert.
    .braille = gelöscht
people-say = Den anderen etwas sagen
people-write = In eigenen Worten schreiben
    .braille = eigene worte
people-write-words = Schreiben Sie, was Sie den anderen sagen möchten
    .braille = eigene worte
people-said = { $name }: { $text }
people-said-own = Die anderen hören: { $text }
    .braille = an alle: { $text }
people-said-before = Was gesagt wurde
people-nothing-said = Noch ist nichts gesagt, zurück
people-here = Die anderen an diesem Tisch
people-person = { $name }
people-friend = Befreundet
people-muted = Nicht zu hören, bis das Programm endet
people-blocked = Blockiert: nicht zu hören, keine Einladungen, nicht an meinen Tischen
people-deals = Spiel des Tages: Vergleich
people-deals-agree = Mein Spiel zeigen: Befreundeten mit Namen und Karten, allen anderen ohne Namen
people-deals-none = Sie haben in der letzten Woche kein Spiel des Tages beendet. Sie finden es im Menü „Spiel des Tages“.
people-deals-forgotten = Der Server hat Ihre Spiele nicht mehr.
    .braille = spiele entfernt
people-deal-day = { $game }, der { ORDINAL($day, gender: "masculine") } { month }
    .braille = { $game } { $day }. { $month }.
people-deal-field = { $deal }: Sie { $amount }
    .braille = { $deal }: { $amount }
people-deal-of = { $count ->
        [0] Dieses Spiel hat hier außer Ihnen noch niemand gezeigt
        [1] Außer Ihnen hat eine Person dieses Spiel gezeigt: { $better ->
            [0] { $same ->
                [0] schlechter als Sie
               *[other] genauso gut wie Sie
            }
           *[other] besser als Sie
        }
       *[other] { COUNT($count, of: "person") } außer Ihnen: besser { $better ->
            [0] niemand
           *[other] { SAY($better, gender: "feminine") }
        }, genauso gut { $same ->
            [0] niemand
           *[other] { SAY($same, gender: "feminine") }
        }, schlechter { $less ->
            [0] niemand
           *[other] { SAY($less, gender: "feminine") }
        }
    }
people-deal-players = { COUNT($count, of: "person") }{ $own ->
        [yes] {" "}mit Ihnen
       *[no] {""}
    }
people-deal-unread = Diese Version des Programms kann dieses Spiel nicht lesen: { $name }.
    .braille = { $name }: nicht lesbar
people-deal-by = Dieselben Karten, es spielt { $name }.
    .brief = { $name }.
    .braille = { $name }
people-deal-parts = Hier trennen sich Ihre Wege, bei Ihrer { ORDINAL($number, gender: "feminine", case: "dat") } Entscheidung. Sie: { $own }. { $name }: { $best }.
    .brief = Sie: { $own }. { $name }: { $best }.
    .braille = { $number } sie { $own } { $name } { $best }
people-deal-others-part = Von hier an spielen die anderen anders als an Ihrem Tisch.
    .brief = Die anderen spielen anders.
    .braille = andere anders
people-deal-same = { $name } entscheidet bis zum Schluss genauso wie Sie.
    .braille = { $name } wie sie
people-deal-outcome = { $name } hat am Ende: { people-deal-theirs }. Sie: { people-deal-own }.
    .brief = { $name }: { $theirs }. Sie: { $own }.
    .braille = { $name } { $theirs } sie { $own }
people-deal-own = { $unit ->
        [nothing] { $own }
       *[other] { AMOUNT($own, $unit) }
    }
people-deal-theirs = { $unit ->
        [nothing] { $theirs }
       *[other] { AMOUNT($theirs, $unit) }
    }
people-denied-not-given = Das hören Sie, sobald Sie selbst gezeigt haben, wie Sie dieses Spiel gespielt haben.
    .braille = erst ihres
people-acquaintances = Meine Freunde, und wen ich blockiere
people-no-acquaintances = Noch niemand, zurück
people-is-here = hier
people-is-not-here = jetzt nicht hier
people-is-blocked = blockiert
people-report = Dem Betreiber dieses Servers melden
people-report-why = Schreiben Sie, was geschehen ist; das zuletzt Gesagte wird mitgeschickt
    .braille = was geschah
people-reported = Ihre Meldung geht an den Betreiber dieses Servers.
    .braille = gemeldet
people-remove = Vom Tisch weisen
people-really-remove = { $name } von diesem Tisch weisen?
    .braille = { $name } weg?
people-hand-over = Die Leitung des Tisches übergeben
people-mute = Für alle an diesem Tisch stummschalten
people-unmute = An diesem Tisch wieder sprechen lassen
people-move = Auf einen anderen Platz setzen
people-move-to = Wo { $name } sitzen soll
people-draw-seats = Die Plätze auslosen
people-seats-drawn = Die Plätze sind ausgelost. Der Reihe nach: { $names }.
    .braille = ausgelost: { $names }
people-sits = { $name } hat jetzt Platz { $number }.
    .braille = { $name }: platz { $number }
people-sits-own = Sie haben jetzt Platz { $number }.
    .braille = ihr platz: { $number }
people-sits-pair = { $name } sitzt jetzt { $pair ->
        [0] auf dem Stuhl der Leitung
       *[other] in { $teams ->
            [yes] Team
           *[no] Paar
        } { $pair }
    }.
    .braille = { $name }: { $teams ->
        [yes] team
       *[no] paar
    } { $pair }
people-sits-pair-own = Sie sitzen jetzt { $pair ->
        [0] auf dem Stuhl der Leitung
       *[other] in { $teams ->
            [yes] Team
           *[no] Paar
        } { $pair }
    }.
    .braille = { $teams ->
        [yes] ihr team
       *[no] ihr paar
    }: { $pair }
people-seats = Plätze am Tisch
people-seats-chosen = wie die Leute sich setzen
people-seats-by-lot = ausgelost, wenn die Partie beginnt
people-seats-will-be-drawn = Die Plätze werden ausgelost, wenn die Partie beginnt.
    .braille = plätze per los
people-did-muted = { $host ->
        [yes] { $name } ist an diesem Tisch nicht mehr zu hören.
       *[no] { $gender ->
            [feminine] Die Gastgeberin hat { $name } stummgeschaltet.
            [masculine] Der Gastgeber hat { $name } stummgeschaltet.
           *[none] { $name } darf an diesem Tisch nicht mehr sprechen.
        }
    }
    .braille = { $name }: stumm
people-did-unmuted = { $name } ist an diesem Tisch wieder zu hören.
    .braille = { $name }: zu hören
people-did-removed = { $host ->
        [yes] { $name } sitzt hier nicht mehr.
       *[no] { $gender ->
            [feminine] Die Gastgeberin hat { $name } vom Tisch gewiesen.
            [masculine] Der Gastgeber hat { $name } vom Tisch gewiesen.
           *[none] { $name } muss den Tisch verlassen.
        }
    }
    .braille = -{ $name }
people-did-handed-over = { $name } leitet diesen Tisch jetzt.
    .braille = leitung: { $name }
people-you-muted =
    { $gender ->
        [feminine] Die Gastgeberin hat Sie an diesem Tisch stummgeschaltet: Was Sie sagen, erreicht niemanden.
        [masculine] Der Gastgeber hat Sie an diesem Tisch stummgeschaltet: Was Sie sagen, erreicht niemanden.
       *[none] Sie sind an diesem Tisch stummgeschaltet: Was Sie sagen, erreicht niemanden.
    }
    .braille = sie sind stumm
people-you-unmuted =
    { $gender ->
        [feminine] Die Gastgeberin lässt Sie an diesem Tisch wieder sprechen.
        [masculine] Der Gastgeber lässt Sie an diesem Tisch wieder sprechen.
       *[none] Sie dürfen an diesem Tisch wieder sprechen.
    }
    .braille = sie dürfen sprechen
people-you-lead = Sie leiten diesen Tisch jetzt.
    .braille = sie leiten den tisch
people-invite-to = An den Tisch einladen: { $game }
people-invite-sent = { $name } ist eingeladen.
    .braille = eingeladen: { $name }
people-invited = { $name } lädt Sie ein: { $game }.
    .braille = lädt ein: { $name }
people-invitation-of = Zu { $name } kommen: { $game }
people-one = { $name }{ $friend ->
        [yes] , befreundet
       *[no] {""}
    }
people-may-invite = Wer mich einladen darf
people-may-invite-all = alle
people-may-invite-friends = nur Freunde
people-may-invite-nobody = niemand, nicht stören
people-agreed = Was an diesem Tisch abgesprochen ist
people-access = Wer kommen darf
people-access-code = wer den Code hat
people-access-friends = nur meine Freunde
people-access-open = alle
people-talk = Nachrichten schreiben, während Partner zusammen spielen
people-talk-free = erlaubt, ein freundlicher Tisch
people-talk-silent = nicht erlaubt, nur feste Sätze
people-watch = Wer Ihnen zusehen darf
people-watch-nobody = niemand
people-watch-friends = Freunde der Spieler
people-watch-all = alle, die hierher dürfen
people-watch-later = Zuschauer hören alles einen Stich später
people-grace = Warten auf jemanden, dessen Verbindung abgerissen ist
people-duration = { DURATION($seconds) }
people-clock = Zeit für eine Entscheidung
people-clock-none = so lange jeder will
people-clock-is = { DURATION($decision) }{ $reserve ->
        [0] , keine Reserve
       *[other] {" "}und eine Reserve von { DURATION($reserve, case: "dat") }
    }
people-clock-here = Zeit für eine Entscheidung hier: { $clock }.
    .braille = zeit: { $clock }
people-clock-now = Die Zeit für eine Entscheidung hat sich geändert: { $clock }.
    .braille = zeit: { $clock }
people-clock-decision = Für jede Entscheidung
people-clock-reserve = Reserve für die ganze Partie
people-reserve-is = { $seconds ->
        [0] keine
       *[other] { DURATION($seconds) }
    }
people-clock-more = Wie oft jeder eine Minute mehr nehmen darf
people-times = { $seconds ->
        [0] nie
        [one] einmal
        [2] zweimal
        [3] dreimal
       *[other] { SAY($seconds) } Mal
    }
people-clock-double = Doppelte Zeit für alle, die das möchten
people-take-more-time = Eine Minute mehr nehmen
people-wish-pause = Um eine Pause bitten
people-wish-go-on = Nach der Pause weitermachen
people-time-sign = Zeit: { $left ->
        [0] unter { SAY(10) } Sekunden
       *[other] über { DURATION($left, case: "acc") }
    }
    .braille = t{ $left }
people-time-warned = Noch { DURATION($left) }.
    .braille = noch: { DURATION($left) }
people-time-reserve = Sie verbrauchen jetzt Ihre Reserve: { DURATION($left) }.
    .braille = reserve: { DURATION($left) }
people-waited = Wir warten schon { DURATION($seconds, case: "acc") }.
    .braille = gewartet { DURATION($seconds) }
people-thinks = { $name } überlegt noch.
    .braille = { $name } überlegt
people-still-gone = { $name } hat keine Verbindung; in { DURATION($seconds, case: "dat") } spielt dort ein Computer.
    .braille = { $name } getrennt, { DURATION($seconds) }
people-grace-short = Reißt Ihre Verbindung in diesem Spiel noch einmal ab, warten die anderen nur noch { DURATION($seconds, case: "acc") }.
    .braille = nächstes mal warten: { DURATION($seconds) }
people-time-stands = Es ist Pause, die Uhr steht.
    .braille = pause
people-time-unknown = Die Verbindung ist abgerissen; Ihre Uhr steht so lange.
    .braille = verbindung weg, uhr steht
people-time-round = { $over ->
        [yes] Die Zeit der Runde ist um.
       *[no] Noch { DURATION($seconds, case: "acc") } in dieser Runde.
    }
    .braille = { $over ->
        [yes] zeit um
       *[no] runde: { DURATION($seconds) }
    }
people-time-none = An diesem Tisch gibt es keine Uhr.
    .braille = keine uhr
people-time-own = Sie haben { DURATION($left, case: "acc") }{ $reserve ->
        [0] {""}
       *[other] {" "}und eine Reserve von { DURATION($reserve, case: "dat") }
    }{ $more ->
        [0] .
        [one] ; einmal können Sie eine Minute mehr nehmen.
        [2] ; zweimal können Sie eine Minute mehr nehmen.
       *[other] ; { SAY($more) } Mal können Sie eine Minute mehr nehmen.
    }
    .braille = { DURATION($left) } + { DURATION($reserve) }, mehr: { $more }
people-time-of = { $name } hat { DURATION($left, case: "acc") }{ $reserve ->
        [0] {""}
       *[other] {" "}und eine Reserve von { DURATION($reserve, case: "dat") }
    }.
    .braille = { $name }: { DURATION($left) } + { DURATION($reserve) }
people-time-nobody = { $reserve ->
        [0] Sie haben keine Reserve
       *[other] Ihre Reserve: { DURATION($reserve) }
    }{ $more ->
        [0] .
        [one] ; einmal können Sie eine Minute mehr nehmen.
        [2] ; zweimal können Sie eine Minute mehr nehmen.
       *[other] ; { SAY($more) } Mal können Sie eine Minute mehr nehmen.
    }
    .braille = reserve: { DURATION($reserve) }, mehr: { $more }
people-time-over = Die Zeit von { $name } ist um. { $by }, ein Computer, entscheidet dieses eine Mal.
    .braille = { $name }: zeit um, { $by } entscheidet
people-time-over-own = Ihre Zeit ist um. { $by }, ein Computer, entscheidet dieses eine Mal.
    .braille = zeit um, { $by } entscheidet
people-time-over-again = Die Zeit von { $name } ist wieder um. { $by }, ein Computer, spielt dort, bis { $name } zurückkommt.
    .braille = { $name }: zeit um, { $by } spielt weiter
people-time-over-again-own = Ihre Zeit ist wieder um. { $by }, ein Computer, spielt jetzt für Sie. Drücken Sie Enter, um selbst zu spielen.
    .braille = zeit um, { $by } spielt weiter; zurück: enter
people-plays-again = Der Platz gehört wieder Ihnen.
    .braille = wieder ihr platz
people-more-time = { $name } nimmt eine Minute mehr.
    .braille = { $name }: eine minute mehr
people-more-time-own = Sie haben eine Minute mehr{ $left ->
        [0] ; das war die letzte.
        [one] {" "}und können noch eine nehmen.
       *[other] {" "}und können noch { SAY($left) } nehmen.
    }
    .braille = minute mehr, noch: { $left }
people-pause-asks = { $name } möchte eine Pause.{ $you ->
        [asked] { " " }Zum Zustimmen { people-by-key }.
       *[other] { "" }
    }
    .braille = { $name }: pause?{ $you ->
        [asked] { " " }ja: P
       *[other] { "" }
    }
people-pause-asks-own = Sie bitten um eine Pause{ $others ->
        [none] .
       *[other] { "" }; wir warten auf { $others }.
    }
    .braille = pause erbeten; warten: { $others }
people-pause-agrees = { $name } stimmt der Pause zu.{ $you ->
        [asked] { " " }Wir warten auf Sie. Zum Zustimmen { people-by-key }.
       *[other] { " " }Wir warten auf { $others }.
    }
    .braille = { $name }: pause ja{ $you ->
        [asked] ; sie? ja: P
       *[other] ; warten: { $others }
    }
people-pause-agrees-own = Sie stimmen der Pause zu; wir warten auf { $others }.
    .braille = pause ja; warten: { $others }
people-concession = { $name } möchte die restlichen Stiche abgeben; { $partner } entscheidet.
    .braille = { $name }: rest ab?
people-concession-own = Sie möchten die restlichen Stiche abgeben; { $partner } entscheidet. Wenn Sie eine Karte spielen, nehmen Sie das zurück.
    .braille = rest ab? partner gefragt
people-concession-partner = { $name }, mit Ihnen im Paar, möchte die restlichen Stiche abgeben. Zum Zustimmen { people-by-key }; zum Ablehnen spielen Sie einfach.
    .braille = { $name }: rest ab? ja: G
people-paused = Pause auf Wunsch von { $name }.{ $clock ->
        [yes] { " " }Die Uhr steht. Drücken Sie Enter, um fortzufahren.
       *[no] { " " }Drücken Sie Enter, um fortzufahren.
    }
    .braille = pause: { $name }; weiter: enter
people-paused-own = Pause.{ $clock ->
        [yes] { " " }Die Uhr steht. Drücken Sie Enter, um fortzufahren.
       *[no] { " " }Drücken Sie Enter, um fortzufahren.
    }
    .braille = pause; weiter: enter
people-go-on-asks = { $name } möchte weitermachen.{ $you ->
        [asked] { " " }Drücken Sie Enter, um zuzustimmen.
       *[other] { "" }
    }
    .braille = { $name }: weiter?{ $you ->
        [asked] { " " }enter
       *[other] { "" }
    }
people-go-on-asks-own = Sie möchten weitermachen{ $others ->
        [none] .
       *[other] { "" }; wir warten auf { $others }.
    }
    .braille = weiter; warten: { $others }
people-go-on-agrees = { $name } möchte auch weitermachen.{ $you ->
        [asked] { " " }Wir warten auf Sie. Drücken Sie Enter, um zuzustimmen.
       *[other] { " " }Wir warten auf { $others }.
    }
    .braille = { $name }: weiter ja{ $you ->
        [asked] ; sie? enter
       *[other] ; warten: { $others }
    }
people-go-on-agrees-own = Sie möchten auch weitermachen; wir warten auf { $others }.
    .braille = weiter ja; warten: { $others }
people-went-on = Die Pause ist vorbei.
    .braille = pause vorbei
people-phrase-hello = Hallo zusammen
people-phrase-well-played = Gut gespielt
people-phrase-thanks = Danke
people-phrase-sorry = Entschuldigung
people-phrase-one-moment = Einen Augenblick, bitte
people-phrase-good-game = Das war ein schönes Spiel
people-phrase-goodbye = Auf Wiedersehen
people-watching = Sie sehen zu. Gespielt wird { $game }.
people-watch-asked = Zusehen dürfen hier nur Freunde der Spieler. Die Spieler wurden gefragt; sobald einer Sie einlässt, sind Sie am Tisch.
    .braille = zusehen erbeten
people-come-asked = An diesen Tisch dürfen nur Freunde des Gastgebers. Der Gastgeber weiß von Ihnen; sobald Sie eingelassen sind, sind Sie am Tisch.
    .braille = warten auf erlaubnis
people-knocks = { $name } klopft an Ihren Tisch für Freunde, ist aber nicht befreundet. Zum Einlassen wählen Sie den Namen unter „{ people-who }“ und schalten „{ people-friend }“ ein.
    .braille = { $name } klopft
people-asks-watch = { $name } möchte Ihrer Partie zusehen. Zum Erlauben { people-by-key }, danach Enter.
    .braille = { $name } zusehen? ja: X
people-let-watch = Zusehen erlauben: { $name }
people-let-watch-done = { $name } darf jetzt zusehen.
    .braille = { $name } darf zusehen
people-watches = { $name } sieht zu.
    .braille = sieht zu: { $name }
people-watches-no-more = { $name } sieht nicht mehr zu.
    .braille = weg: { $name }
people-watch-rests = Das Spiel ist aus. Das nächste beginnt, wenn die Spieler bereit sind.
    .braille = spieler bereiten sich
people-only-watching = Sie sehen nur zu, die anderen spielen.
    .braille = sie sehen nur zu
people-watch-menu = Einer Partie zusehen
people-stop-watching = Nicht mehr zusehen
people-ask-hand = Bitten, das Blatt sehen zu dürfen
people-hand-asked-for = { $name } wurde gefragt.
    .braille = gefragt: { $name }
people-asks-hand = { $name } bittet, Ihre Karten sehen zu dürfen. Zeigen können Sie Ihre Karten im Menü unter „{ people-here }“.
    .braille = { $name }: ihre karten?
people-show-hand = Meine Karten zeigen
people-shows-hand = { $name } sieht jetzt Ihre Karten.
    .braille = { $name }: sieht karten
people-hide-hand = Meine Karten verbergen
people-hides-hand = { $name } sieht Ihre Karten nicht mehr.
    .braille = { $name }: keine karten
people-hand-shown = Sie sehen jetzt die Karten von { $name }.
    .braille = karten von { $name }
people-hand-hidden = Sie sehen niemandes Karten mehr.
    .braille = kein blatt
people-denied-not-over = Dort wird noch gespielt. Versuchen Sie es nach dem Ende noch einmal.
people-denied-decided = Das hat inzwischen jemand anderes entschieden.
    .braille = schon entschieden
people-denied-not-watched = An diesem Tisch darf niemand zusehen.
    .braille = kein zusehen
people-denied = Das geht jetzt nicht.
    .braille = geht nicht
people-answer-unread = Diese Version kann die Antwort des Servers nicht lesen. Aktualisieren Sie das Programm.
    .braille = antwort unlesbar
people-denied-version = Der Server an dieser Adresse hat eine andere Version als dieses Programm. Aktualisieren Sie das Programm, oder bitten Sie den Gastgeber darum.
    .braille = andere version
people-denied-no-such-match = Der Server hat eine andere Version und kennt dieses Spiel oder eine der gewählten Regeln nicht. Wählen Sie ein anderes Spiel oder andere Regeln, oder bitten Sie den Gastgeber zu aktualisieren.
    .braille = spiel gibt es hier nicht
people-denied-unknown-request = Der Server hat eine ältere Version und kann das nicht. Alles andere funktioniert; bitten Sie den Gastgeber zu aktualisieren.
    .braille = ältere tische
people-denied-nobody-to-ask = Zusehen darf hier nur, wen ein Spieler einlässt, und gerade ist kein Spieler da. Versuchen Sie es später noch einmal.
    .braille = kein spieler da
people-denied-unknown-value = Der Server hat eine ältere Version und kennt diese Möglichkeit nicht. Wählen Sie etwas anderes, oder bitten Sie den Gastgeber zu aktualisieren.
    .braille = ältere tische
people-denied-malformed = Der Server hat eine andere Version und hat dabei die Verbindung geschlossen. Nichts geht verloren, und die Verbindung kommt zurück. Verzichten Sie auf diesen Schritt, oder bitten Sie den Gastgeber zu aktualisieren.
    .braille = nicht verstanden
people-denied-name = Mit diesem Namen kann niemand an einen Tisch: Er muss Buchstaben enthalten, alle aus einer Schrift. Ändern Sie ihn in den Einstellungen.
    .braille = name geht nicht
people-denied-unknown-passkey = Dieser Passkey gilt hier nicht. Versuchen Sie es noch einmal, oder schreiben Sie die sechs Wörter Ihrer Kennphrase.
    .braille = passkey unbekannt
people-denied-no-passkeys = Dieser Server nimmt keine Passkeys. Melden Sie sich mit den sechs Wörtern Ihrer Kennphrase an.
    .braille = keine passkeys
people-denied-unknown-words = Diese Wörter gehören niemandem. Prüfen Sie die Wörter und versuchen Sie es noch einmal.
    .braille = unbekannte wörter
people-denied-old-words = Sie haben hier sechs Wörter oder einen Passkey, und das geht nur damit. Sind die Wörter verloren, sagen Sie es im Eintrag mit Ihrem Namen, Ihren Partien und Daten.
    .braille = wörter oder passkey nötig
people-denied-no-words = Sie haben hier keine sechs Wörter, die verloren sein könnten. Lassen Sie sich welche geben.
    .braille = noch keine wörter
people-denied-another-waits = Ein anderes Ihrer Geräte wartet schon auf sechs neue Wörter. Lehnen Sie das zuerst ab, wenn nicht Sie das waren.
    .braille = anderes gerät wartet
people-denied-key = Der Server nimmt den Schlüssel dieses Geräts nicht an. Aktualisieren Sie das Programm und versuchen Sie es noch einmal.
    .braille = schlüssel abgelehnt
people-denied-no-such-table = So einen Tisch gibt es nicht. Prüfen Sie die Wörter des Codes: Es sind vier, und von jedem braucht es mindestens die ersten vier Buchstaben. Vielleicht ist der Tisch schon geschlossen.
    .braille = kein solcher tisch
people-denied-full = An diesem Tisch ist kein Platz mehr frei.
    .braille = voll
people-denied-taken = Dieser Platz ist schon besetzt.
    .braille = besetzt
people-denied-not-the-host = Das darf nur der Gastgeber dieses Tisches.
    .braille = nur der gastgeber
people-denied-not-here = Dieser Spieler ist nicht mehr da, also ist nichts geschehen.
    .braille = nicht mehr da
people-denied-not-let-in = An diesen Tisch können Sie jetzt nicht. Wählen Sie einen anderen, oder öffnen Sie einen eigenen.
    .braille = dieser tisch nicht
people-denied-too-many-blocked = Mehr Leute können Sie nicht blockieren. Heben Sie erst eine andere Blockierung auf.
    .braille = nicht mehr
people-denied-muted = Der Gastgeber hat Sie an diesem Tisch stummgeschaltet, also hat das niemand gehört.
    .braille = niemand hat es gehört
people-denied-begun = Die Partie hat schon begonnen.
    .braille = schon begonnen
people-denied-known-already = Das haben die anderen schon gehört; wir warten noch.
    .braille = warten auf andere
people-denied-no-clock = An diesem Tisch gibt es keine Uhr; nehmen Sie sich so viel Zeit, wie Sie wollen.
    .braille = keine uhr
people-denied-not-your-turn = Sie sind jetzt nicht dran. Mehr Zeit können Sie nehmen, wenn Sie dran sind.
    .braille = nicht dran
people-denied-no-more-time = Sie haben alle zusätzlichen Minuten genommen, die dieser Tisch erlaubt.
    .braille = keine zeit mehr
people-denied-too-many-guesses = Zu viele Versuche hintereinander. Versuchen Sie es noch einmal in { $seconds ->
        [0] einer Minute
       *[other] { DURATION($seconds, case: "dat") }
    }.
    .braille = warten
people-denied-too-much-said = Sie haben in kurzer Zeit zu viel gesagt, darum hat das niemand gehört. Sagen Sie es in { DURATION($seconds, case: "dat") } noch einmal.
    .braille = warten { DURATION($seconds) }
people-more-tables = Weitere Tische
people-more-people = Weitere Personen
people-earlier-tables = Vorherige Tische
people-earlier-people = Vorherige Personen
people-evening-stopped = Die nächste Runde beginnt nicht von selbst, weil im Plan des Abends etwas nicht passt. Die Leitung kann die Runde an ihrem Tisch beginnen oder den Abend beenden.
    .braille = abend steht, wartet auf leitung
people-table-left = Ihr Tisch für { $game } wurde geschlossen: Seine Partie hatte nicht begonnen, und zehn Minuten lang war niemand da.
    .braille = tisch { $game } zu
people-denied-too-often = Das war zu oft hintereinander, also ist nichts geschehen. Versuchen Sie es in { DURATION($seconds, case: "dat") } noch einmal.
    .braille = warten { DURATION($seconds) }
people-denied-too-many-passkeys = Mehr Passkeys sind hier nicht möglich. Löschen Sie erst welche, dann legen Sie einen neuen an.
    .braille = zu viele passkeys
people-denied-said-hello = Der Server weiß schon, wer Sie sind.
    .braille = schon bekannt
people-denied-deleted = Ihr Konto hier wurde von einem anderen Ihrer Geräte aus gelöscht. Über Sie ist hier nichts mehr gespeichert.
    .braille = sie sind gelöscht
people-denied-evening-full = Das Protokoll dieses Abends ist voll, also wurde nichts eingetragen. Sie können den Abend beenden und einen neuen ankündigen.
    .braille = protokoll des abends voll
people-denied-too-much-kept = Ihre Abende belegen hier so viel Platz, wie eine Person haben darf, also wurde nichts eingetragen. Schließen Sie erst einen davon.
    .braille = abende belegen zu viel platz
people-denied-too-long = Diese Aufzeichnung ist für eine Antwort zu lang. Aktualisieren Sie das Programm, das danach fragt.
    .braille = aufzeichnung zu lang
people-denied-too-many-tables = Mehr Tische sind nicht möglich. Verlassen Sie erst einen anderen.
    .braille = zu viele tische
people-denied-deal-is-on = Während eines Spiels schreiben Partner einander nicht. Sie können einen der festen Sätze sagen.
    .braille = im Spiel nicht schreiben
people-denied-rename-later = Während eines Spiels bleiben die Namen unverändert. Ändern Sie Ihren Namen danach.
    .braille = jetzt kein neuer Name
people-denied-banned = Der Betreiber dieses Servers lässt Sie nicht mehr ein. Ändern kann das nur der Betreiber.
    .braille = kein einlass
people-denied-address-banned = Der Betreiber dieses Servers lässt von Ihrer Adresse gerade niemanden ein. Versuchen Sie es in einigen Tagen noch einmal, oder fragen Sie ihn.
    .braille = adresse gesperrt
people-denied-no-newcomers = Der Betreiber dieses Servers lässt gerade niemand Neues ein. Waren Sie schon hier, melden Sie sich mit den sechs Wörtern Ihrer Kennphrase an.
    .braille = niemand neues
people-denied-signed-out = Dieses Gerät wurde von einem anderen aus abgemeldet. Beginnen Sie neu, und melden Sie sich mit den sechs Wörtern Ihrer Kennphrase an.
    .braille = gerät abgemeldet
people-denied-no-room = Der Server hat gerade für niemanden mehr Platz. Das Programm versucht es immer wieder.
    .braille = noch kein platz
people-denied-too-many-newcomers = Von Ihrer Adresse sind in wenigen Minuten zu viele neue Leute gekommen. Versuchen Sie es noch einmal in { $seconds ->
        [0] zehn Minuten
       *[other] { DURATION($seconds, case: "dat") }
    }.
    .braille = etwas warten
people-denied-not-kept = Der Server kann das gerade nicht speichern. Versuchen Sie es in einem Augenblick noch einmal.
    .braille = nicht aufgehoben
people-denied-no-holidays = So viele Urlaubstage haben Sie nicht mehr. Wählen Sie weniger Tage.
    .braille = weniger tage übrig
people-denied-no-calls = Auf diesem Weg kann dieser Server Ihnen nichts schicken.
people-denied-wrong-code = Dieser Code ist falsch oder gilt nicht mehr. Prüfen Sie ihn, oder lassen Sie einen anderen schicken.
people-denied-too-many-browsers = Es melden Ihnen schon genug Browser wartende Tische. Beenden Sie das erst, dann wählen Sie es hier noch einmal.
