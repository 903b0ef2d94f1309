### Was dem Betreiber von Tischen mit Leuten gesagt wird: der Befehl „club“.

club-no-house = An gemeinsamen Tischen war hier noch niemand. Öffnen Sie Tische mit: numeramis-access serve --host 0.0.0.0
club-no-store = Die Datei { $file } ist nicht lesbar: Entweder ist die Datei beschädigt, oder Ihnen fehlen die Rechte. Ersetzen Sie die Datei durch eine Kopie mit: numeramis-access club restore
club-of-whom = Schreiben Sie nach „{ $order }“, über wen oder welche Datei.
club-not-written = Die Datei { $file } lässt sich nicht lesen oder schreiben: { $why }.
club-people = { $count ->
        [0] An diesen Tischen war noch niemand.
       *[other] Hier bekannt: { COUNT($count, of: "person") }.
    }
club-person = { $name }, { $id }{ $tables ->
        [0] {""}
       *[other] , an { COUNT($tables, of: "table", case: "dat") }
    }{ $banned ->
        [yes] , gesperrt
       *[no] {""}
    }
club-tables = { $count ->
        [0] Kein Tisch ist offen.
       *[other] Offen: { COUNT($count, of: "table") }.
    }
club-table = { $game }, { $stage ->
        [playing] spielt
       *[gathering] wartet auf Spieler
    }: { $names }; { $id }
club-reports = { $count ->
        [0] Meldungen gibt es nicht.
        [one] { COUNT($count, of: "report") }. Eine erledigte löschen Sie mit „dismiss“ und ihrer Nummer.
       *[other] { COUNT($count, of: "report") }. Eine erledigte löschen Sie mit „dismiss“ und ihrer Nummer.
    }
club-report = Meldung { $number }, { DATE($at) }: { $by } über { $about }, { $id }, an Tisch { $table }.
club-faults = { $count ->
        [0] Der Server ist auf keinen Fehler des Programms gestoßen.
       *[other] Der Server ist auf Fehler des Programms gestoßen. Bitte schicken Sie diese Zeilen den Entwicklern; über Leute oder Karten steht nichts darin.
    }
club-fault = { $kind }, { $place }, { $count ->
        [1] einmal
        [2] zweimal
       *[other] { SAY($count) } Mal
    }, zuletzt { DATE($at) }
club-refused = Der Server hat Gäste { $count ->
        [1] einmal
        [2] zweimal
       *[other] { SAY($count) } Mal
    } abgewiesen, Grund { $place }, zuletzt { DATE($at) }.
club-why = Grund: { $why }
club-said = Dort gesagt von { $name }: { $said }
club-somebody-gone = eine gelöschte Person
club-no-report = Eine Meldung { $number } gibt es nicht.
club-dismissed = Meldung { $number } ist gelöscht.
club-nobody = Hier heißt niemand { $name }. Wer da ist, sagt: numeramis-access club people
club-which = { $name } kann jeder heißen. Schreiben Sie deshalb die Zeichen, die hinter dem Namen stehen. In voller Länge stehen die Zeichen hier nur, wo weniger nicht reichen:
club-one-of = { $name }, { $id }
club-answered = { $there ->
        [no] Meldung { $number } ist gelöscht; der Absender ist nicht mehr hier, die Antwort hört also niemand.
       *[other] { $name } hört die Antwort sofort oder beim nächsten Besuch. Meldung { $number } ist gelöscht.
    }
club-answer-what = Schreiben Sie die Antwort in Anführungszeichen nach der Nummer, zum Beispiel: club answer { $number } "Danke, ich rede mit ihnen."
club-address-banned = Aus { $network } wird jetzt { COUNT($days, of: "day", case: "acc") } lang niemand eingelassen. Wer von dort verbunden war, musste gehen.
club-address-unbanned = Aus { $network } dürfen wieder Leute kommen.
club-address-free = { $network } ist nicht gesperrt. Welche es sind, sagt: numeramis-access club bans
club-no-network = { $network } ist keine Adresse und kein Netz, oder ein so weites, dass fast alle ausgeschlossen wären. Schreiben Sie zum Beispiel 203.0.113.7 oder 203.0.113.0/24.
club-newcomers = { $door ->
        [off] Neue Leute werden nicht mehr eingelassen; wer schon hier war, darf kommen.
       *[on] Neue Leute werden eingelassen.
    }
club-newcomers-what = Schreiben Sie nach „newcomers“ off, damit niemand Neues eingelassen wird, oder on, damit wieder alle kommen dürfen.
club-no-table = Mit den Zeichen „{ $table }“ beginnt kein offener Tisch, oder es sind mehrere. Alle Tische mit ihren Zeichen zeigt: numeramis-access club tables
club-closed = Tisch { $table } wird geschlossen; wer dort sitzt, hört es sofort.
club-director = { $name } darf ab jetzt jeden Klubabend auf diesem Server leiten. Dafür genügt es, dabei zu sein.
club-no-director = { $name } darf nur noch eigene Abende leiten und die, zu deren Leitung eine Einladung kommt.
club-directors = { $count ->
        [0] Jeden Abend leitet, wer ihn ankündigt; dazu Eingeladene leiten mit. Alle Abende darf niemand leiten.
       *[other] Alle Klubabende dürfen hier leiten:
    }
club-ban = { $name }, { $id }, gesperrt
club-ban-address = { $network }, gesperrt; die Sperre endet { DATE($until) }
club-banned = { $gender ->
        [feminine] { $name } ist gesperrt: Sie verlässt sofort alle Tische und wird nicht mehr eingelassen.
        [none] { $name } ist gesperrt, verlässt sofort alle Tische und wird nicht mehr eingelassen.
       *[masculine] { $name } ist gesperrt: Er verlässt sofort alle Tische und wird nicht mehr eingelassen.
    }
club-unbanned = { $name } darf wieder herein.
club-words = { $name }, { $id }, erkennt man von jetzt an an diesen sechs Wörtern: { $words }. Geben Sie diese Wörter niemand anderem; ältere gelten nicht mehr, und die Geräte von { $name } hören davon.
club-backed-up = Eine Kopie von allem ist in { $file }: Leute und Tische{ $database ->
    [yes] {" "}der Datenbank, geschrieben von pg_dump.
   *[no] .
} Auch die Plätze der Besucher mit ihren Schlüsseln sind darin, Anzahl: { SAY($homes) }. Legen Sie die Kopie auch auf einen anderen Rechner, und geben Sie sonst niemandem etwas davon.
club-old-copies = Ältere Kopien gelöscht: { SAY($count) }.
club-no-dump = pg_dump hat die Datenbank nicht kopiert: { $why }. Installieren Sie es (apt install postgresql-client) und versuchen Sie es noch einmal; geschrieben wurde nichts.
club-file-exists = Eine Datei { $file } gibt es schon. Wählen Sie einen anderen Namen; geschrieben wurde nichts.
club-serving = Die Tische sind gerade offen. Schließen Sie zuerst den Server, dann stellen Sie wieder her; geändert wurde nichts.
club-epoch-begun = Bekannte Programme beginnen von vorn und melden, dass der Server wiederhergestellt wurde.
club-no-copy = { $file } ist keine Kopie von Leuten und Tischen, oder die Datei ist beschädigt. Geändert wurde nichts.
club-restored = Leute und Tische sind wieder wie in { $file }{ $homes ->
    [yes] {", "}und ebenso die Plätze der Besucher.
   *[no] {". "}Die Plätze der Besucher sind nicht darin und blieben unverändert.
}{ $had ->
        [yes] {" "}Was vorher hier war, ist hier gespeichert: { $kept }.
       *[no] {""}
    }
club-moved = Alles ist jetzt dort, { $count ->
    [one] eine Zeile
   *[other] { SAY($count) } Zeilen
}, jede verglichen. Stellen Sie es von dort bereit: numeramis-access serve --store { $database ->
    [yes] postgresql://…
   *[no] { $store }
}
club-move-serving = Die Tische sind gerade offen, hier oder dort. Schließen Sie zuerst den Server, dann ziehen Sie um; geändert wurde nichts.
club-move-differs = Am Ziel sind schon Leute oder Tische, oder die Daten kamen nicht unverändert an. Ziehen Sie in eine leere Datenbank oder eine neue Datei um; geändert wurde nichts.
club-copies-of-databases = Eine Datenbank stellen Sie mit pg_restore aus der Datei people.pgdump wieder her. Daneben in der Kopie liegt der Ordner visitors; setzen Sie ihn an seine Stelle.
club-limits = Damit niemand die anderen stört, gibt es höchstens:
club-limit = { $what } { $per }{ $seconds ->
        [0] {" "}gleichzeitig
       *[other] {" "}in { DURATION($seconds, case: "dat") }
    }
club-limit-per-line = je Verbindung
club-limit-per-person = je Person
club-limit-per-address = je Adresse
club-limit-per-table = je Tisch
club-limit-per-house = insgesamt
club-limit-connections = Verbindungen: { SAY($count) }
club-limit-lines = Nachrichten: { SAY($count) }
club-limit-bytes = Kilobyte an Nachrichten: { SAY($count) }
club-limit-pages = Seiten in Browsern: { SAY($count) }
club-limit-new-pages = neue Seiten in Browsern: { SAY($count) }
club-limit-page-lines = Nachrichten einer Seite: { SAY($count) }
club-limit-page-bytes = Kilobyte einer Seite: { SAY($count) }
club-limit-newcomers = neue Leute: { SAY($count) }
club-limit-words = falsche Kennphrasen: { SAY($count) }
club-limit-renames = Namensänderungen: { SAY($count) }
club-limit-passkeys = Passkeys: { SAY($count) }
club-limit-mail-codes = Codes an E-Mail-Adressen: { SAY($count) }
club-limit-mailbox-codes = Codes an eine E-Mail-Adresse: { SAY($count) }
club-limit-house-codes = Codes an alle E-Mail-Adressen zusammen, je für neue und für bekannte Leute: { SAY($count) }
club-limit-code-guesses = falsche Codes aus E-Mails: { SAY($count) }
club-limit-browsers = Browser, die wartende Tische melden: { SAY($count) }
club-limit-blocks = blockierte Leute: { SAY($count) }
club-limit-dear = Anfragen, die lange dauern: { SAY($count) }
club-limit-codes = falsche Codes von Tischen: { SAY($count) }
club-limit-openings = neu geöffnete Tische: { SAY($count) }
club-limit-tables = { COUNT($count, of: "table") }
club-limit-onlookers = Zuschauer: { SAY($count) }
club-limit-deeds = Handlungen, die der ganze Tisch hört (Platzwechsel, Abmachungen, Pausen): { SAY($count) }
club-limit-acts = Handlungen der Leitung eines Klubabends: { SAY($count) }
club-limit-act-count = Handlungen, die eine Leitung schickt: { SAY($count) }
club-limit-act-bytes = Kilobyte solcher Handlungen: { SAY($count) }
club-limit-evening-bytes = Kilobyte im Protokoll eines Klubabends: { SAY($count) }
club-limit-evening-notes = Kilobyte an Notizen der Leitung: { SAY($count) }
club-limit-evening-people = Leute, die ein Klubabend kennt: { SAY($count) }
club-limit-host-bytes = Kilobyte in den Protokollen aller Abende einer Leitung: { SAY($count) }
club-limit-answers = Kilobyte an Antworten: { SAY($count) }
club-limit-invitations = Einladungen und Bitten um Einlass: { SAY($count) }
club-limit-phrases = feste Sätze: { SAY($count) }
club-limit-talk = geschriebene Sätze: { SAY($count) }
club-limit-reports = { COUNT($count, of: "report") } an Sie
club-limit-size = Kilobyte in einer Nachricht: { SAY($count) }
club-limit-waiting = Nachrichten, die auf eine langsam lesende Verbindung warten: { SAY($count) }
club-keeps = { $days ->
        [0] Beendete Partien bleiben hier für immer. Ändern lässt es sich mit numeramis-access club keep und einer Zahl von Tagen.
       *[other] Beendete Partien bleiben hier { COUNT($days, of: "day", case: "acc") } und werden dann gelöscht. Ändern lässt es sich mit numeramis-access club keep und einer Zahl von Tagen; null heißt für immer.
    }
club-keep-what = Schreiben Sie nach „keep“, wie viele Tage beendete Partien bleiben: null für immer, sonst mindestens { SAY($least) }.
club-finished = { $count ->
        [0] Keine beendete Partie ist gespeichert.
       *[other] Beendet und gespeichert: { COUNT($count, of: "match") }, die älteste: { DATE($since) }.
    }

club-check-well = Alles ist in Ordnung: Der Server läuft und kann speichern, und Zeit, Platz, Speicher und Kopien stimmen.
club-check-no-server = Aus diesem Ordner läuft kein Server, also kann niemand kommen. Starten Sie ihn: systemctl start numeramis-access
club-check-other-version = Es läuft Version { $running }, installiert ist aber { $here }. Starten Sie den Server neu, es dauert zwei Sekunden, und die Spieler kommen von selbst zurück: systemctl restart numeramis-access
club-check-not-kept = Der Server kann nichts mehr speichern, darum stehen die Tische still. Machen Sie auf der Platte Platz, und sehen Sie nach, wem der Ordner gehört.
club-check-no-answer = Der Server an Port { $port } antwortet nicht. Sehen Sie nach, was er sagt: journalctl -u numeramis-access, und starten Sie ihn neu: systemctl restart numeramis-access
club-check-open-line = Der Server nimmt Leute von anderswo ohne Verschlüsselung an: Wer im Netz lauscht, hört Schlüssel und Karten. Zu Hause macht das nichts; für Leute aus dem Internet setzen Sie Caddy davor und lassen --host weg.
club-check-no-tls = { $host } hat kein gültiges Zertifikat: { $why }. Sehen Sie nach, was Caddy sagt: journalctl -u caddy, und ob der Name zu diesem Rechner führt und die Ports 80 und 443 offen sind.
club-check-not-reached = Unter { $host } antwortet niemand. Sehen Sie nach, ob Caddy läuft: systemctl status caddy, und ob der Name zu diesem Rechner führt.
club-check-certificate-ends = Das Zertifikat für { $host } gilt nur noch { COUNT($days, of: "day", case: "acc") }, und niemand hat es erneuert. Sehen Sie nach, was Caddy sagt: journalctl -u caddy
club-check-clock-behind = Die Uhr dieses Rechners geht nach: Es gibt Dateien aus der Zukunft. Sperren und Kopien richten sich nach der Uhr; lassen Sie die Uhr stellen: timedatectl set-ntp true
club-check-clock-unset = Niemand stellt die Uhr dieses Rechners. Lassen Sie die Uhr stellen: { $can ->
        [no] apt-get install systemd-timesyncd
       *[yes] timedatectl set-ntp true
    }
club-check-disk-full = Auf der Platte sind nur noch { $megabytes } MB; bald lässt sich nichts mehr speichern. Löschen Sie alte Kopien und Protokolle: journalctl --vacuum-size=200M
club-check-no-memory-limit = Der Server darf den ganzen Speicher dieses Rechners belegen. Starten Sie ihn mit der Datei numeramis-access.service, die ihn begrenzt.
club-check-no-copy = Von diesem Server hat noch niemand eine Kopie gemacht. Lassen Sie jede Nacht eine machen: systemctl enable --now numeramis-access-backup.timer
club-check-old-copy = Alter der letzten Kopie: { COUNT($days, of: "day") }. Sehen Sie nach, warum nicht jede Nacht eine gemacht wird: systemctl status numeramis-access-backup
club-check-open-to-others = Andere auf diesem Rechner können { $file } lesen; darin sind Schlüssel und Karten. Verbieten Sie es: chmod go= { $file }
club-check-store-damaged = Die Datei { $file } ist beschädigt. Schließen Sie den Server und stellen Sie die letzte Kopie wieder her: numeramis-access club restore
club-check-faults = Der Server hatte in den letzten sieben Tagen Fehler des Programms, zuletzt bei { $place }. Schicken Sie diese Fehler den Entwicklern: numeramis-access club faults
club-check-refused = In den letzten sieben Tagen hat jemand vom Server viel mehr verlangt, als er darf. Der Server hat es abgelehnt, Grund { $place }. Stört es die Spieler, lassen Sie eine Zeit lang niemand Neuen ein: numeramis-access club newcomers off
club-check-calls-mail = Spieler können E-Mails über wartende Tische bekommen: von { $sender } über { $host }. Eingeschaltet werden die E-Mails beim Spiel mit anderen.
club-check-calls-no-mail = Niemand bekommt E-Mails über wartende Tische, weil kein Mailserver genannt ist. Wenn Sie einen haben, schreiben Sie ihn in eine Datei und starten Sie den Server mit --calls. Wie, steht in SERVING.md.
club-check-calls-push = Browser können Spielern wartende Tische melden. Das geht auf Seiten über https, etwa auf { $name }.
club-check-calls-push-here = Browser können wartende Tische nur auf diesem Rechner melden. Für andere braucht die Seite einen Namen und https: Lesen Sie SERVING.md und starten Sie den Server mit --name.
club-check-calls-no-name = Browser melden keine wartenden Tische, weil die Seite keinen Namen mit https hat. Programme melden es trotzdem. Für Browser lesen Sie SERVING.md und starten Sie den Server mit --name.
club-check-calls-no-package = Browser melden keine wartenden Tische, weil ein Paket fehlt. Wie man es hinzufügt, steht in SERVING.md.
club-check-calls-unread = Die Datei { $file } über E-Mails und Browser ist unbrauchbar: { club-calls-file-why }. Verbessern Sie die Datei und starten Sie den Server neu: systemctl restart numeramis-access
club-check-calls-mail-fails = Der Mailserver { $host } nimmt keine E-Mails über wartende Tische an: { $why }. Prüfen Sie Name, Port, Sicherheit und Passwort in der Datei von --calls, und ob der Mailserver läuft.
club-check-evening-unread = Die Aufzeichnung des Klubabends { $id } ist nicht lesbar, niemand kann ihn leiten. Stellen Sie { $database ->
        [yes] die Datenbank aus der letzten Kopie
       *[no] die Aufzeichnung aus der letzten Kopie
    } wieder her{ $database ->
        [yes] {""}
       *[no] : numeramis-access club restore
    }. Oder schließen Sie den Abend: numeramis-access club close { $id }
club-check-store-newer = Die Datei { $file } hat eine neuere Version des Programms geschrieben. Installieren Sie wieder die neuere, sonst geht etwas verloren.

## Die Datei des Betreibers über Nachrichten

club-calls-file-why = { $what ->
        [unread] die Datei lässt sich nicht lesen ({ $needs }): Prüfen Sie Namen und Rechte
        [line] die Zeile { $key } ist kein TOML: Schreiben Sie Schlüssel, Gleichheitszeichen und einen Text in Anführungszeichen oder eine Zahl
        [unknown] den Schlüssel { $key } gibt es nicht: Streichen Sie ihn oder schreiben Sie einen von diesen: { $needs }
        [lacking] der Schlüssel { $key } fehlt: Ergänzen Sie ihn
        [no-dict] der Teil { $key } ist keine Tabelle: Schreiben Sie den Namen in eckigen Klammern und die Schlüssel darunter
        [no-list] der Schlüssel { $key } ist keine Liste: Schreiben Sie Namen in Anführungszeichen zwischen eckige Klammern
        [no-int] der Schlüssel { $key } ist keine Zahl: Schreiben Sie eine ohne Anführungszeichen
        [no-str] der Schlüssel { $key } ist kein Text: Schreiben Sie einen in Anführungszeichen
        [sender] der Schlüssel { $key } ist keine E-Mail-Adresse: Schreiben Sie nur die Adresse, etwa tables@example.org
        [port] der Schlüssel { $key } ist kein Port: Schreiben Sie eine Zahl von 1 bis 65535, meist 465, 587 oder 25
        [security] der Schlüssel { $key } hat einen unbekannten Wert: Schreiben Sie einen von diesen: { $needs }
        [host] der Schlüssel { $key } ist kein Name eines Servers: Schreiben Sie etwa smtp.example.org, ohne https und Port
        [service] im Schlüssel { $key } ist { $needs } kein Name eines Mitteilungsdienstes: Schreiben Sie etwa push.example.org
       *[open] das Passwort ginge über eine offene Verbindung: Setzen Sie den Schlüssel { $key } auf tls oder starttls
    }
