### Umzug: alles von einem Spieler in eine Datei hinaus, und auf einem anderen Rechner wieder hinein.

moving-menu = Auf einen anderen Rechner umziehen
    .braille = umzug
moving-pack = Alles von mir in eine Datei packen
moving-identity = Auch der Schlüssel für gemeinsame Tische; wer die Datei hat, kann dann in Ihrem Namen spielen
    .braille = mit schlüssel
moving-packed = Einstellungen, Partien, Aufzeichnungen, Statistik und Übungen sind in die Datei { $name } gepackt. Kopieren Sie die Datei auf den anderen Rechner und packen Sie dort alles aus.
    .brief = In { $name } gepackt.
    .braille = gepackt: { $name }
moving-given = Einstellungen, Partien, Aufzeichnungen, Statistik und Übungen sind gepackt. Der Browser speichert die Datei { $name }, meist bei seinen Downloads.
    .brief = Gepackt: Der Browser speichert { $name }.
    .braille = gepackt: { $name }
moving-left = { $count ->
        [one] Eine Datei war nicht lesbar und bleibt zurück.
       *[other] { SAY($count) } Dateien waren nicht lesbar und bleiben zurück.
    }
    .braille = { $count } bleiben
moving-shared = Eine laufende Partie mehrerer Leute an diesem Computer ist nicht in der Datei, damit niemand die Karten der anderen sieht.
    .braille = gemeinsame Partie bleibt
moving-there-already = Eine Datei { $name } gibt es schon. Wählen Sie für die neue einen anderen Namen.

moving-unpack = So eine Datei hier auspacken
remove-gone = Von diesem Computer wird Folgendes entfernt, mit allen Einstellungen, Partien und Statistiken:
remove-running = Der Ordner mit den Paketen { $name } bleibt, weil das Programm gerade daraus läuft. Löschen Sie ihn danach.
remove-exports = Ihre gespeicherten Dateien im Ordner { $name } bleiben.
remove-program = { $way ->
        [deb] Das Programm selbst bleibt, bis Sie es mit sudo apt purge numeramis-access entfernen.
        [pipx] Das Programm selbst bleibt, bis Sie es mit pipx uninstall numeramis-access entfernen.
        [pip] Das Programm selbst bleibt, bis Sie es mit python -m pip uninstall numeramis-access entfernen.
       *[other] Das Programm selbst bleibt, bis Sie seinen Ordner { $name } löschen.
    }
remove-servers = Was fremde Server über Sie gespeichert haben, bleibt dort.
remove-pack = Vorher alles in eine Datei packen? Tippen Sie ja oder nein:
remove-really = Wirklich entfernen? Zurückholen können Sie alles dann nur aus einer gepackten Datei. Tippen Sie ja oder nein:
remove-nothing = Auf diesem Computer ist nichts von Ihnen.
remove-not-done = Nichts wurde entfernt.
remove-failed = { $name } lässt sich nicht entfernen. Schließen Sie das Programm in allen anderen Fenstern und versuchen Sie es noch einmal.
remove-done = Alles ist entfernt.
moving-files = { $browser ->
        [yes] Welche Datei soll ausgepackt werden?
       *[other] Welche Datei soll ausgepackt werden? Kopieren Sie die Datei in den Ordner { $folder }, dann steht der Name hier.
    }
    .brief = Welche Datei soll ausgepackt werden?
    .braille = welche datei?
moving-no-files = Dort liegt noch keine gepackte Datei, zurück
moving-choose = Eine Datei auf Ihrem Gerät wählen
moving-asked = Wählen Sie die Datei mit der Schaltfläche, die erschienen ist.
    .braille = datei wählen
moving-contents = Gepackt { DATE($made) }. Darin: { $matches ->
        [0] keine laufenden Partien
        [one] eine laufende Partie
       *[other] { SAY($matches) } laufende Partien
    }, { $records ->
        [0] keine Aufzeichnungen
        [one] eine Aufzeichnung
       *[other] { SAY($records) } Aufzeichnungen
    }, { $positions ->
        [0] keine Stellungen
        [one] eine Stellung
       *[other] { SAY($positions) } Stellungen
    }{ $settings ->
        [yes] {" "}und Einstellungen
       *[other] {""}
    }.
    .braille = { DATE($made) }: { $matches }+{ $records }
moving-all = Alles auspacken
moving-add = Hinzufügen, was hier fehlt; was hier ist, bleibt, wie es ist
    .braille = fehlendes dazu
moving-replace = Ersetzen, was hier ist
    .braille = alles ersetzen
moving-really = Wirklich alles ersetzen, was hier ist? Es wird vorher in eine eigene Datei gepackt, damit Sie es zurückholen können.
    .braille = alles ersetzen?
moving-done = Alles ist ausgepackt: Einstellungen, Partien, Aufzeichnungen, Statistik und Übungen sind wie beim Packen.
    .brief = Alles ist ausgepackt.
    .braille = ausgepackt
moving-added = Was hier fehlte, ist hinzugefügt.
    .braille = hinzugefügt
moving-replaced = Alles ist ausgepackt. Was vorher hier war, liegt in der Datei { $name }.
    .brief = Alles ist ausgepackt.
    .braille = ausgepackt; vorher: { $name }
moving-say-how = Hier sind schon Partien oder Aufzeichnungen. Mit --add fügen Sie hinzu, was hier fehlt. Mit --replace ersetzen Sie, was hier ist.

moving-foreign = Das ist keine Datei, die dieses Programm gepackt hat. Nichts wurde geändert.
    .braille = keine solche datei
moving-damaged = Die Datei ist beschädigt, darum wurde nichts daraus übernommen. Kopieren Sie die Datei noch einmal vom anderen Rechner, oder packen Sie dort neu.
    .brief = Die Datei ist beschädigt. Nichts wurde geändert.
    .braille = datei beschädigt
moving-newer = Die Datei wurde von einer neueren Version dieses Programms gepackt. Aktualisieren Sie dieses Programm, und versuchen Sie es dann noch einmal.
    .braille = datei zu neu
moving-large = Die Datei ist größer als alles, was dieses Programm packt. Nichts wurde geändert.
    .braille = datei zu groß
moving-unpackable = Ihre Daten sind zu groß, um später wieder ausgepackt zu werden; darum wurde nichts gepackt. Löschen Sie einige Aufzeichnungen und versuchen Sie es noch einmal.
    .braille = zu groß zum Packen
moving-unreadable = Die Datei ist nicht lesbar. Prüfen Sie die Leserechte, und wählen Sie die Datei noch einmal.
    .braille = unlesbar
moving-missing = Eine Datei dieses Namens gibt es nicht. Prüfen Sie die Schreibweise und den Ordner.
    .braille = keine solche datei
moving-busy = Eine Partie ist noch offen, hier oder in einem anderen Fenster des Programms. Verlassen Sie zuerst die Partie, und packen Sie die Datei dann noch einmal aus.
    .brief = Eine Partie ist noch offen. Verlassen Sie zuerst die Partie.
    .braille = partie offen
moving-not-written = Die Datei ließ sich nicht auspacken, und nichts wurde geändert. Prüfen Sie, ob auf der Platte Platz ist.
    .braille = nicht ausgepackt
moving-unfinished = Das Auspacken wurde abgebrochen. Machen Sie auf der Platte Platz und starten Sie das Programm noch einmal, dann wird es fortgesetzt. Nichts ist verloren.
    .brief = Das Auspacken wurde abgebrochen; der nächste Start setzt es fort.
    .braille = nicht fertig
