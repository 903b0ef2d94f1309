### Die Seite im Browser: ihre eigenen Beschriftungen.

page-hand = Ihr Blatt
page-choices = Auswahl
page-entries = Einträge
page-text = Text
page-table = Der Tisch
page-words = Tisch und Meldungen in Worten
page-players = Spieler
page-on-table = Karten auf dem Tisch
page-facts = Spielstand
page-status = Wie es steht
page-messages = Meldungen
page-commands = Was Sie fragen und tun können
page-ask = Fragen
page-other = Mehr
page-repeat = Noch einmal
page-back = Zurück
page-less = weniger
page-more = mehr
page-previous = zurück
page-next = vor
page-lost = Die Verbindung ist abgerissen. Die Seite verbindet sich von selbst wieder, und was gespielt wurde, ist gespeichert.
page-away = Der Server antwortet noch immer nicht. Entweder ist er geschlossen, oder das Netz ist gestört. Die Seite versucht es immer wieder und kehrt von selbst dorthin zurück, wo Sie waren.
page-back-soon = Der Server ist für einen Augenblick geschlossen und bald wieder da. Von Ihrer Partie geht nichts verloren; diese Seite verbindet sich von selbst wieder.
page-again = Wieder verbunden.
page-no-answer = Seit drei Sekunden kommt keine Antwort. Was Sie getan haben, ist unterwegs und zählt einmal; noch einmal drücken ändert nichts. Sie hören es, sobald eine Antwort da ist.
page-answers = Der Server antwortet wieder.
page-not-arrived = Wieder verbunden. Was Sie zuletzt getan haben, ist nicht angekommen: Tun Sie es noch einmal.
page-busy = Das Programm ist seit drei Sekunden beschäftigt. Was Sie getan haben, zählt einmal; noch einmal drücken ändert nichts. Sie hören es, sobald es weitergeht.
page-taken = Sie sind schon in einem anderen Tab oder Fenster hier.
page-address-banned = Der Betreiber dieses Servers lässt von Ihrer Adresse gerade niemanden ein. Versuchen Sie es in einigen Tagen noch einmal, oder fragen Sie ihn.
page-no-room = Hier ist gerade kein Platz für eine weitere Seite. Schließen Sie eine, die Sie nicht mehr brauchen; die Seite versucht es immer wieder.
page-take = Hier weitermachen
page-over = Sie haben den Tisch verlassen. Laden Sie die Seite neu, um zurückzukommen.
page-signed-out = Diese Seite wurde von einem anderen Ihrer Geräte aus abgemeldet. Laden Sie die Seite neu, um von vorn zu beginnen. Mit den sechs Wörtern Ihrer Kennphrase melden Sie sich wieder an.
page-unknown = Der Server kennt diesen Browser nicht mehr. Laden Sie die Seite neu, um von vorn zu beginnen. Bei den gemeinsamen Tischen melden Sie sich mit den sechs Wörtern Ihrer Kennphrase an.
page-without-cookie = Dieser Browser hat kein Cookie geschickt, und daran erkennt man Sie hier. Erlauben Sie Cookies und laden Sie die Seite neu.
page-open-line = Die Verbindung zu dieser Seite ist nicht verschlüsselt: Wer Ihr Netz mitbenutzt, kann mitlesen und Ihren Platz einnehmen. Zu Hause unter Freunden mag das gehen; anderswo bitten Sie um eine Adresse, die mit https beginnt. Eine solche Seite lässt sich auch nicht als Programm installieren.
    .braille = nicht verschlüsselt
page-go-on = Weiter
page-no-voice = Dieser Browser hat für diese Sprache keine Stimme; ein Screenreader hat vielleicht eine.
page-skip = Zum Spiel
page-list-start = Anfang der Liste.
page-list-end = Ende der Liste.
page-shared = Die Einladung ist weitergegeben.
page-link-copied = Der Link zum Tisch ist kopiert. Fügen Sie ihn in eine Nachricht an Ihren Gast ein.
page-without-script = Das Spiel braucht JavaScript. Erlauben Sie es für diese Seite in den Einstellungen des Browsers und laden Sie die Seite neu.
page-loading = Das Spiel wird geladen, einen Augenblick bitte.
page-come = Das Spiel wird geladen: { $percent } Prozent.
page-failed = Das Spiel ließ sich nicht laden, weil ein Teil der Seite nicht angekommen ist. Prüfen Sie Ihre Verbindung zum Internet und laden Sie die Seite neu.
page-failed-browser = Das Spiel ließ sich hier nicht starten, weil dieser Browser das Programm nicht ausführen kann. Versuchen Sie einen neueren Browser oder ein Gerät mit mehr Speicher.
# The error's own words follow, in English.
page-failed-page = Das Spiel ließ sich nicht starten, weil die Seite selbst einen Fehler hat. Schicken Sie dem Betreiber diesen Text:
page-stopped = Das Programm ist stehen geblieben. Laden Sie die Seite neu; Ihre Partie wartet auf Sie.
page-refused = Dieser Browser lässt nichts speichern: Einstellungen und Partie sind weg, sobald Sie die Seite schließen. Erlauben Sie ihr, Daten zu speichern, oder spielen Sie in einem Fenster, das nicht privat ist.
page-full = Zum Speichern ist kein Platz mehr: Was Sie jetzt tun, wird nicht gespeichert. Machen Sie auf diesem Gerät Platz; sobald welcher da ist, wird alles von selbst gespeichert.
page-offline = Das ganze Spiel ist jetzt in diesem Browser: Es lässt sich auch ohne Internet spielen.
page-done = Fertig
page-update = Es gibt eine neue Version des Programms.
page-update-take = Zur neuen Version wechseln
# Die wievielte Karte von wie vielen es ist, hinter ihrem Namen.
page-place = {""}, { card-place-of }.
# Eine Sprache, dann Namen aus ihr, die in Texten dieser Sprache stehen.
page-foreign = cs Šipky Alojz Bedřich Čeština
page-button = die Schaltfläche „{ $does }“
page-help-menu = Gehen Sie mit den Pfeiltasten durch Einträge und Werte, und wählen Sie mit Enter. Hinter den Einträgen sind Schaltflächen für alles andere.
page-help-number = Schreiben Sie die Zahl ins Feld und drücken Sie Enter.
page-help-writing = Schreiben Sie den Text ins Feld und drücken Sie Enter.
page-help-table = Gehen Sie mit den Pfeiltasten durch Karten und Möglichkeiten, und spielen Sie mit Enter. Dort gelten auch Buchstaben. Hinter den Karten sind Schaltflächen für alles andere.
page-help-calling = Zum Ansagen tippen Sie auf eine Karte oder drücken deren Taste. Hinter den Karten sind Schaltflächen für alles andere.
page-help-replay = Gehen Sie mit den Pfeiltasten durch die Aufzeichnung. Dort gelten auch Buchstaben. Dahinter sind Schaltflächen für alles andere.
page-help-reader = Lesen Sie mit den Tasten Ihres Browsers oder Screenreaders. Hinter dem Text sind Schaltflächen für alles andere.
page-language-coming = { $name } wird geholt, einen Moment.
    .braille = holt { $name }
page-language-not-come = { $name } ließ sich nicht holen, beim ersten Mal ist dazu das Netz nötig. Die bisherige Sprache bleibt.
    .braille = kein Netz: { $name }
site-built = Die Seite, die ganz im Browser läuft, ist im Ordner { $folder }, Version { $version }. Lassen Sie einen beliebigen Webserver anbieten, was darin ist, über eine verschlüsselte Verbindung (https). Node.js hat sie einmal ohne Browser gestartet, und sie hat auf eine Taste geantwortet.
site-missing = { $what } fehlt, und ohne das lässt sich die Seite nicht bauen. Sie brauchen Node.js mit npm und pip, und beim ersten Mal eine Verbindung zum Internet.
site-dead = Die Seite startet nicht ({ $why }), darum wurde in den Ordner { $folder } nichts geschrieben: { $install ->
        [none] schicken Sie diesen Satz den Autoren des Programms
       *[other] installieren Sie, womit sie erprobt ist ({ $install }), und bauen Sie sie noch einmal
    }.
site-not-written = In den Ordner { $folder } lässt sich nicht schreiben: { $why }. Wählen Sie mit --out einen anderen.
serve-at = Der Tisch ist offen unter { $address } Zum Schließen drücken Sie Steuerung und den Buchstaben C.
serve-no-port = Unter { $address } ließ sich nichts bereitstellen: Die Adresse ist besetzt oder nicht die dieses Rechners. Wählen Sie mit --port eine andere.
serve-no-proxy = { $address } ist weder eine Adresse noch ein Netz, deshalb wurde der Server nicht gestartet. Schreiben Sie nach --proxy eine IP-Adresse oder ein Netz mit Schrägstrich.
serve-bad-calls = Die Datei { $file } nach --calls ist unbrauchbar, deshalb wurde der Server nicht gestartet: { $why }.
serve-no-calls = Für E-Mails fehlen Pakete. Zum Hinzufügen { advice }.
serve-in-use = Aus diesem Ordner sind schon Tische offen: Ein anderer Server läuft. Beenden Sie ihn, oder spielen Sie dort.
serve-waits = Ein anderer Server hat die Tische dieser Datenbank. Dieser wartet und übernimmt, wenn der andere endet.
serve-no-database = Die Datenbank mit Leuten und Tischen ist nicht zu erreichen oder lässt das Programm nicht ein. Prüfen Sie die Datenbank und die Adresse nach --store.
serve-no-bus = Der Bus, auf dem die Server einander hören, ist nicht zu erreichen. Prüfen Sie, ob der NATS-Server läuft, und die Adresse nach --bus. Fehlen Pakete, { advice }.
serve-bus-needs-database = Server, die sich Tische teilen, brauchen eine Datenbank. Geben Sie deren Adresse an: --store postgresql://…
serve-thinks = Hier denken Gegner für die anderen Server. Zum Beenden drücken Sie Steuerung und den Buchstaben C.
serve-players-need-bus = Ein Server, der für andere denkt, braucht deren Bus. Geben Sie die Adresse des NATS-Servers an: --bus nats://…
serve-no-society = Eine Datenbank braucht Pakete, die fehlen. Zum Hinzufügen { advice }.
serve-no-store = Die Leute und Tische in { $name } lassen sich nicht öffnen: Die Datei ist beschädigt, in Gebrauch oder nicht Ihre. Verschieben Sie die Datei, oder stellen Sie alles aus einer Kopie wieder her.
page-level-lowered = Gerade spielen hier viele, darum spielen Ihre Gegner eine Zeit lang wie { $level ->
    [beginner] Anfänger
    [improver] Geübte
    [club] Klubspieler
    [expert] Experten
   *[strong] starke Spieler
 }.
page-unreached-title = Keine Verbindung
page-installed = Numeramis Access: Kartentisch
page-unreached = Der Tisch ist jetzt nicht erreichbar: Es gibt kein Internet, oder der Server läuft nicht. Ihre Partien sind auf dem Server gespeichert. Das Programm lädt, sobald es wieder eine Verbindung gibt.
page-unreached-again = Noch einmal versuchen
page-install = Als Programm installieren
