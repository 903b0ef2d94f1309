# Das Programm: Menüs, rund um den Tisch, Hilfe, Meldungen.
say-text = { $text }
yes = Ja
    .typed = jawohl, klar, sicher, gern, ok
no = Nein
    .typed = nicht, lieber nicht, doch nicht, bleiben
on = ein
off = aus
back = Zurück
    .typed = zurückgehen
cancel = Abbrechen
place-of = { $place } { of-count }
card-place-of = die { ORDINAL($place, gender: "feminine") } { of-count }
of-count = von { $count }
channel-short =
    { $channel ->
        [speech] Sprache
        [sound] Ton
        [braille] Zeile
        [window] Fenster
        [haptics] Vibration
       *[other] Ausgabe
    }
entry = { $label }, { place-of }.
    .brief = { $label }.
    .braille = { $label }
entry-gone = { $label }: nicht mehr da
entry-value = { $label }: { $value }, { place-of }.
    .brief = { $label }: { $value }.
    .braille = { $label }: { $value }
value-now = { $value }.
    .braille = { $value }
changed = { $label }: { $value }.
    .brief = { $value }.
    .braille = { $value }
nothing-to-change = Hier ist nichts zu ändern.
    .braille = fest
unknown-key =
    { $help ->
        [none] Hier ohne Wirkung.
       *[other] Hier ohne Wirkung. Was möglich ist: { $help }.
    }
    .brief =
        { $help ->
            [none] Nichts.
           *[other] Nichts. Hilfe ist { $help }.
        }
    .braille = hier nichts
word-not-here = Das geht hier nicht. Schreiben Sie das Wort Hilfe, um zu hören, was geht.
    .braille = hier nicht
word-at-table = Das geht nur am Tisch. Dorthin kommen Sie mit dem Wort „zurück“.
    .braille = am tisch: zurück
no-voice-speaks = Gerade spricht keine Stimme des Programms, darum ändert diese Taste hier nichts. Eine Stimme wählt man in den Einstellungen.
    .braille = keine stimme
unknown-word = „{ $word }“ verstehe ich nicht. Schreiben Sie das Wort Hilfe, um zu hören, was möglich ist.
    .braille = was ist { $word }
several-fit = „{ $word }“ passt auf mehreres. Was davon?
    .braille = welches?
typed-places = erst, zweit, dritt, viert, fünft
did-you-mean = { $count ->
    [1] Meinen Sie „{ $name }“?
   *[other] Was davon meinen Sie?
    }
    .braille = meinen Sie?

# Menüs
main-menu = Hauptmenü.
    .braille = hauptmenü
program-is = Ein Kartentisch für Ohren, Finger und Augen: Sie spielen gegen den Computer oder mit Menschen anderswo.
menu-new-match = Neue Partie
    .typed = spielen
    .stems = spi, neue partie, neues spiel
menu-together = Zusammen an diesem Computer spielen
    .stems = zusammen spiel, zu zweit, zwei leute
menu-daily = Spiel des Tages
    .stems = spiel tages, heutige, tagesspiel
menu-people = Mit anderen spielen
    .stems = mit freund, mit leuten, mit anderen, freund, online
menu-back-to-table = Zurück an den Tisch, an dem Sie mit anderen spielen
menu-continue = Eine Partie fortsetzen
menu-choose-match = Eine angefangene Partie auswählen
menu-last-place = { $kind ->
        [match] Die letzte Partie fortsetzen
        [day] Das Spiel des Tages fortsetzen
        [called] Das Ansagen der Karten fortsetzen
       *[evening] Zurück zum Klubabend
    }
menu-learn = Spielen lernen
    .stems = lernen, lehr, bring mir, beibring
menu-practice = Üben
    .stems = üben, train
rules-none = Zu diesem Spiel gibt es hier keine Regeln.
menu-rules = Regeln
    .stems = regeln, wie spielt man
menu-learn-sounds = Klänge kennenlernen
menu-learn-keys = Tasten kennenlernen
keys-try = Tasten ausprobieren: nur hören, was jede tut
    .braille = tasten probieren
keys-read = Alle Tasten am Tisch vorlesen
    .braille = alle tasten
keys-trying = Drücken Sie eine Taste, um zu hören, was damit am Tisch geschieht. Zum Verlassen drücken Sie Escape zweimal.
    .brief = Taste drücken. Verlassen: zweimal Escape.
    .braille = taste drücken, zweimal zurück: hinaus
keys-does = { $key }: { $does }.
    .braille = { $key }: { $does }
keys-nothing = { $key }: am Tisch ohne Wirkung.
    .braille = { $key }: nichts
keys-leave = { $key }: { $does }. Zum Verlassen noch einmal drücken.
    .braille = { $key }: { $does }, nochmal hinaus
keys-pan-back = zurück auf der Zeile und in den Meldungen
keys-pan-on = vorwärts auf der Zeile
keys-button = hier
keys-touch = Berühren Sie eine Karte, um zu wählen, und noch einmal, um zu spielen. Anderswo hören Sie, was dort ist.
    .braille = über karte wählt, nochmal spielt; sonst sagt, was da ist
menu-statistics = Statistik
    .stems = statist, ergebnis
menu-settings = Einstellungen
    .stems = einstell
menu-call = Echte Karten auf dem Tisch ansagen
menu-evening = Einen Klubabend leiten
menu-about = Über das Programm, Version { $version }
    .stems = über programm, was ist das, version
about-title = Numeramis Access, Version { $version }.
    .braille = version { $version }
about-changes = Was sich geändert hat
about-news = Das Programm ist jetzt Version { $version }. Lesen Sie, was sich geändert hat, oder gehen Sie zum Anfang zurück. Später finden Sie es unter Über das Programm
    .braille = neue version { $version }
about-update = Wie man das Programm aktualisiert
about-dots = Ohne Hören und ohne Sehen
    .braille = allein in Punkten
about-version = Sie benutzen Version { $version }.
conformity-number = Nummer
conformity-name = Kriterium
conformity-level = Stufe
conformity-support = Erfüllung
conformity-tests = Tests
conformity-note = Anmerkung
conformity-written = Der Bericht ist in der Datei { $file }
newest-ask = Gibt es eine neuere Version?
newest-asked = Die Anfrage läuft.
newest-newer = Ja, es gibt die neuere Version { $version }. Wie die neue Version installiert wird, sagt der Eintrag „{ $way }“.
    .braille = neuer: { $version }
newest-this = Diese Version ist die neueste.
    .braille = ist die neueste
newest-silent = Keine Antwort. Prüfen Sie die Internetverbindung oder fragen Sie später noch einmal.
    .braille = keine Antwort
update-zip = Entpacken Sie die neue ZIP-Datei in einen neuen Ordner und starten Sie das Programm von dort. Es findet Ihre Einstellungen, Partien und Statistiken von selbst. Liegt neben dem Programm portable, dann bringen Sie auch das und den Ordner home in den neuen Ordner. Danach kann der alte weg.
update-deb = Installieren Sie das neue Paket über das bisherige, mit sudo apt install und dem Namen der deb-Datei. Einstellungen, Partien und Statistiken bleiben erhalten.
update-pipx = Installieren Sie die neue whl-Datei mit pipx install --force --pip-args=--only-binary=:all: und ihrem Namen. Einstellungen, Partien und Statistiken bleiben erhalten.
update-pip = Installieren Sie die neue whl-Datei mit python -m pip install --upgrade --only-binary=:all: und ihrem Namen. Einstellungen, Partien und Statistiken bleiben erhalten.
update-folder = Ersetzen Sie diesen Ordner durch den neuen, oder führen Sie darin git pull aus. Dann starten Sie wie immer. Einstellungen, Partien und Statistiken liegen anderswo und bleiben erhalten.
update-page = Die Seite aktualisiert ihr Betreiber. Laden Sie die Seite neu; Ihre Partie bleibt erhalten.
report-menu = Meldung an die Entwickler
report-title = Eine Meldung an die Entwickler des Programms
report-about = Die Meldung enthält Versionen, was auf diesem Computer gefunden wurde, notierte Fehler und die letzten Tasten. Karten, Namen und Codes sind nicht darin, auch nichts, was Sie geschrieben oder gesagt haben.
report-versions = Versionen
report-found = Was auf dem Computer gefunden wurde
report-noted = Notierte Fehler
report-keys = Letzte Tasten
report-nothing = nichts
report-hear = Was darin steht
report-save = In einer Datei speichern
report-looking = Der Computer wird untersucht, das dauert einen Augenblick.
    .braille = suche
report-ready = Die Meldung ist fertig. Sie können alles durchgehen und dann speichern.
    .braille = meldung fertig
report-saved = Die Meldung ist in der Datei { $name } gespeichert. Schicken Sie die Datei den Entwicklern und schreiben Sie dazu, was geschehen ist.
    .braille = gespeichert
newer-home = Zuletzt lief hier eine neuere Version des Programms, { $newer }. Version { $version } rührt Ihre Daten nicht an: Starten Sie die neuere, oder aktualisieren Sie diese.
    .braille = version { $newer } starten
menu-quit = Beenden
    .stems = beend, aufhören
choose-game = Wählen Sie ein Spiel.
    .braille = spiel wählen
choose-match = Wählen Sie eine Partie.
    .braille = partie wählen
kept-game = { $game }{ $variant ->
        [none] {""}
       *[other] , { $variant }
    }
kept-when = { DATE($created, $today) }
kept-outcome = { $outcome ->
        [won] gewonnen
        [tied] unentschieden
        [lost] verloren
        [place] Platz { $place }
       *[alone] beendet
    }{ $scored ->
        [yes] {" "}{ $own } zu { $other }
       *[no] {""}
    }
kept-names = mit { $names }
    .braille = { $names }
kept-parts = { $first }, { $next }
choose-number = { $label }, von { $least } bis { $most }. { $about }
    .braille = { $least }-{ $most }
choose-amount = Wählen Sie einen Betrag von { $least } bis { $most }.
    .braille = { $least }-{ $most }
amount = Betrag
option-seed = Nummer der Partie
seed-any = beliebig
choose-seed = Schreiben Sie die Nummer der Partie. Dieselbe Nummer mit denselben Einstellungen gibt dieselben Karten.
    .brief = Nummer der Partie.
    .braille = nummer der partie
number-not-offered = Diese Zahl steht hier nicht zur Wahl. Sie können wählen: { $choices }.
    .braille = wahl { $choices }
number-none = noch nichts
number-outside = Die Zahl muss von { $least } bis { $most } sein.
    .brief = { $least } bis { $most }.
    .braille = { $least }-{ $most }
number-too-long = Länger als { COUNT($count, of: "digit") } geht nicht.
    .brief = Länger nicht.
    .braille = höchstens { COUNT($count, of: "digit") }
writing-nothing = noch nichts
writing-now = { $letter }
writing-gone = { $letter } gelöscht
    .braille = gelöscht { $letter }
writing-capital = groß { $letter }
writing-at = { $letter }
writing-begin = Anfang des Textes
writing-end = Ende des Textes
writing-sign = Punkte { $dots }
writing-sign-gone = Punkte { $dots } gelöscht
writing-unread = Ihre Brailletabelle hat für die Punkte { $cells } keine Bedeutung, darum wurde dafür nichts geschrieben.
    .brief = Ihre Tabelle kennt diese Punkte nicht.
    .braille = { $cells } bedeutet nichts
writing-leave = Das Geschriebene verwerfen?
sign-space = Leerzeichen
sign-exclamation-mark = Ausrufezeichen
sign-quotation-mark = Anführungszeichen
sign-number-sign = Raute
sign-dollar-sign = Dollar
sign-percent-sign = Prozent
sign-ampersand = Und-Zeichen
sign-apostrophe = Apostroph
sign-left-parenthesis = Klammer auf
sign-right-parenthesis = Klammer zu
sign-asterisk = Stern
sign-plus-sign = plus
sign-comma = Komma
sign-hyphen-minus = Bindestrich
sign-full-stop = Punkt
sign-solidus = Schrägstrich
sign-colon = Doppelpunkt
sign-semicolon = Semikolon
sign-less-than-sign = kleiner als
sign-equals-sign = gleich
sign-greater-than-sign = größer als
sign-question-mark = Fragezeichen
sign-commercial-at = at-Zeichen
sign-left-square-bracket = eckige Klammer auf
sign-reverse-solidus = umgekehrter Schrägstrich
sign-right-square-bracket = eckige Klammer zu
sign-circumflex-accent = Zirkumflex
sign-low-line = Unterstrich
sign-grave-accent = Gravis
sign-left-curly-bracket = geschweifte Klammer auf
sign-vertical-line = senkrechter Strich
sign-right-curly-bracket = geschweifte Klammer zu
sign-tilde = Tilde
writing-empty = Noch ist nichts geschrieben.
    .braille = nichts geschrieben
writing-too-long = Länger als { COUNT($count, of: "letter") } geht nicht.
    .braille = höchstens { COUNT($count, of: "letter") }
own-tables = Eigene Tische umbenennen oder löschen
    .braille = eigene tische
own-table-keep = Als eigenen Tisch unter einem Namen speichern
    .braille = tisch aufheben
own-table-name = Schreiben Sie den Namen des Tisches
    .braille = tisch
own-table-kept = Der Tisch { $name } ist gespeichert. Er steht bei den neuen Partien an erster Stelle.
    .brief = { $name } ist gespeichert.
    .braille = gespeichert: { $name }
own-table-there = Einen Tisch { $name } gibt es schon. Durch diesen ersetzen?
    .braille = { $name } ersetzen?
own-table = Der Tisch { $name }.
    .braille = { $name }
own-table-rename = Umbenennen
own-table-renamed = Der Tisch heißt jetzt { $name }.
    .braille = jetzt: { $name }
own-table-taken = Ein anderer Tisch heißt schon { $name }. Wählen Sie einen anderen Namen.
    .braille = vergeben: { $name }
own-table-delete = Löschen
own-table-really-delete = Den Tisch { $name } wirklich löschen? Daran gespielte Partien bleiben erhalten.
    .braille = { $name } löschen?
own-table-deleted = Der Tisch { $name } ist gelöscht.
    .braille = gelöscht: { $name }
own-table-gone = Den Tisch { $name } gibt es nicht mehr: Ein anderes Fenster des Programms hat ihn umbenannt oder gelöscht. Wählen Sie einen anderen Tisch.
    .braille = nicht mehr da
own-table-unplayable = Der Tisch { $name } stammt von einer anderen Version des Programms und ist nicht spielbar. Richten Sie ihn neu ein.
    .braille = nicht spielbar
start-match = Spielen
open-table = Den Tisch öffnen
option-preset = Vorlage
preset-own = eigene
option-players = Zahl der Spieler
option-opponents = Gegner und Partner
choose-opponents = Wer setzt sich zu Ihnen? Der Erste sitzt links von Ihnen; mit den Pfeiltasten wählen Sie jemand anderen.
opponent-place = Stuhl { $place }
opponent = { $name }, { $temperament }
temperament-calm = ruhig
temperament-bold = wagemutig
temperament-careful = vorsichtig
drawn = Das Los bestimmt: { $value }.
choose-order = Was in welchem Spiel gespielt wird; danach beginnt die Reihenfolge von vorn.
order-place = Das { ORDINAL($place, gender: "neuter") } Spiel
order-longer = Ein Spiel hinzufügen
order-shorter = Das letzte Spiel entfernen
order-changed =
    { $count ->
        [one] Die Reihenfolge umfasst ein Spiel.
       *[other] Die Reihenfolge umfasst { COUNT($count, of: "deal") }.
    }
order-length =
    { $count ->
        [one] ein Spiel in der Reihenfolge
       *[other] { COUNT($count, of: "deal") } in der Reihenfolge
    }
option-level = Stärke der Gegner
level-beginner = Anfänger
level-improver = Geübter
level-club = Klubspieler
level-strong = stark
level-expert = Experte
level-master = Großmeister
really-quit = Das Programm wirklich beenden?
    .braille = beenden?
really-leave = Den Tisch wirklich verlassen? Diese Partie wird nicht gespeichert.
    .braille = verlassen?
    .typed = { match-leave.typed }
really-leave-kept = Den Tisch wirklich verlassen? Die Partie wird gespeichert; Sie können später weiterspielen.
    .braille = verlassen?
    .typed = { match-leave.typed }
goodbye = Auf Wiedersehen.
    .braille = auf wiedersehen
goodbye-kept = Auf Wiedersehen. Die Partie ist gespeichert.
    .braille = ende, aufgehoben
match-menu = Menü der Partie.
    .braille = menü der partie
match-back = Zurück an den Tisch
match-commands = Was ich fragen und tun kann
    .braille = fragen und tun
match-rules = Regeln dieses Spiels
match-describe = Nummer dieser Partie
match-leave = Den Tisch verlassen
    .typed = verlassen, weggehen, gehen, raus
    .stems = will gehen, will weg, möchte gehen, tisch verlass, aufhören, nach hause
match-end = Beenden und zurück ins Hauptmenü
seed-now = Diese Partie hat die Nummer { $seed }. Mit dieser Nummer lässt sich die Partie wiederholen.
    .braille = nummer { $seed }
seed-secret = Die Karten dieser Partie hat der Zufall gegeben, und ihre Nummer bleibt geheim. Nach dem Ende können Sie dieselben Spiele aus den Aufzeichnungen noch einmal spielen.
    .brief = Die Nummer bleibt geheim.
    .braille = nummer geheim
choose-language = Wählen Sie Ihre Sprache mit den Pfeiltasten und bestätigen Sie mit Enter.
    .braille = sprache
choose-language-too = Für Deutsch gehen Sie mit den Pfeiltasten zu Deutsch und drücken Enter.
    .braille = deutsch: pfeil, enter
choose-voice = Welche Stimme möchten Sie? Ändern Sie einen Wert mit den Pfeiltasten, und bestätigen Sie mit Enter.
    .braille = stimme
no-voice-here =
    { $why ->
        [asked] Es spricht keine Stimme, weil das Programm ohne eine gestartet wurde.
       *[found] Es spricht keine Stimme, weil hier keine zu hören ist. Prüfen Sie Kopfhörer oder Lautsprecher, starten Sie einen Screenreader, oder installieren Sie espeak-ng.
    }
    .braille = keine stimme
choose-address = Wie soll man von Ihnen sprechen? Wählen Sie mit den Pfeiltasten, und bestätigen Sie mit Enter.
    .braille = anrede
voice-done = Diese Stimme passt
by-touch = Was Sie spüren können
    .braille = spüren
about-language = Über diese Sprache
calls-by-touch = Sie spüren, dass Sie dran sind oder jemand Sie ruft, auch ohne Hand auf der Zeile. Ein Gamecontroller vibriert, und ebenso ein Telefon, auf dem die Seite offen ist, wenn sein Browser das kann.
address-done = Fertig

# Am Tisch
focus-card = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
focus-card-marked = { CARD($card) }, markiert.
    .braille = { CARD($card, case: "braille") }*
focus-card-placed = { CARD($card) }, { card-place-of }.
    .brief = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
focus-card-marked-placed = { CARD($card) }, markiert, { card-place-of }.
    .brief = { CARD($card) }, markiert.
    .braille = { CARD($card, case: "braille") }*
focus-choice = { $label }, { place-of }.
    .brief = { $short }
    .braille = { $dots }
focus-position = { place-of }.
    .braille = { $place }/{ $count }
marked = Markiert: { CARD($card, case: "acc") }. Bisher { COUNT($count, of: "card") }.
    .brief = Markiert, { COUNT($count, of: "card") }.
    .braille = { CARD($card, case: "braille") }* { $count }
unmarked = Nicht mehr markiert: { CARD($card, case: "acc") }. Bisher { COUNT($count, of: "card") }.
    .brief = Nicht mehr markiert.
    .braille = { CARD($card, case: "braille") } { $count }
nothing-to-mark = Karten markieren Sie nur zum Tauschen, und jetzt wird nicht getauscht.
    .braille = kein tausch
hints-where = Tipps gibt es nur am Übungstisch. Üben finden Sie im Hauptmenü.
    .braille = Tipps: Übungstisch
only-in-practice = Das geht nur am Übungstisch. Üben finden Sie im Hauptmenü.
    .brief = Nur am Übungstisch.
    .braille = nur beim üben
marks-full = { $count ->
        [one] Tauschen kann man nur eine Karte. Heben Sie erst die Markierung auf.
       *[other] Tauschen kann man höchstens { COUNT($count, of: "card", case: "acc") }. Heben Sie erst eine Markierung auf.
    }
    .brief = Höchstens { COUNT($count, of: "card") }.
    .braille = höchstens { COUNT($count, of: "card") }
typed-card = { CARD($card) }, { CARD($card, case: "acc") }, { CARD($card, case: "the") }, { CARD($card, case: "brief") }
typed-prepositions = mit, mit der, mit dem, mit einer
typed-number = { $number }
typed-exchange = tauschen, tausch, wechseln
typed-and = und, der, die, das, den, dem, ein, eine, einen, einer
typed-play = gespielt, leg, lege, gib, nimm, nehme
typed-filler = karte, karten, zahl, nummer, der, die, das, den, dem, ein, eine, einen, bitte
typed-usual = bauer=bube, unter=bube, königin=dame, ober=dame, eichel=kreuz, treff=kreuz, schelle=karo, laub=pik, blatt=pik, schippe=pik
typed-code = { CARD($card, case: "braille") }
typed-french = { SUIT($suit) }{ RANK($card) }
typed-french-number = { SUIT($suit) } { $number }
action-call-suit = { SUIT($suit, case: "title") }
    .braille = { SUIT($suit, case: "braille") }
action-call-take-back = Zurücknehmen
    .braille = zurück
action-call-correct = Berichtigen
    .braille = ändern
    .typed = Korrektur, korrigieren, Fehler
line-dropped = Gelöscht.
    .braille = gelöscht
nothing-here = Hier ist nichts.
    .braille = nichts
no-cards = Sie haben keine Karten auf der Hand.
    .braille = keine karten
no-choices = Jetzt gibt es nichts zu wählen.
    .braille = keine wahl
nothing-playable = Sie können jetzt keine Karte spielen.
    .braille = nichts spielbar
no-such-card = Keine { CARD($card, case: "plural") }.
    .brief = Keine.
    .braille = nicht { CARD($card, case: "braille") }
no-such-rank = Das haben Sie nicht: { RANK($card) }.
    .brief = Keine.
    .braille = nicht { RANK($card, case: "braille") }
hand-sorted = { $sorting ->
        [suits] Nach Farben geordnet
        [trumps] Geordnet, Trumpf zuerst
        [rank] Nach Rang geordnet
       *[dealt] Wie die Karten kamen
    }{ $down ->
        [yes] { $sorting ->
            [dealt] , die letzte zuerst.
           *[rank] , von der höchsten an.
        }
       *[no] { $sorting ->
            [dealt] .
           *[rank] , von der niedrigsten an.
        }
    }
    .brief = { $sorting ->
        [suits] Farben
        [trumps] Trumpf zuerst
        [rank] Rang
       *[dealt] Wie gegeben
    }{ $down ->
        [yes] , abwärts.
       *[no] .
    }
    .braille = { $sorting ->
        [suits] nach farben
        [trumps] trumpf zuerst
        [rank] nach rang
       *[dealt] wie gegeben
    }{ $down ->
        [yes] {" "}ab
       *[no] {""}
    }
really-do = { $choice }, wirklich?
    .braille = wirklich?
match-continued = { $game }: Die Partie wird fortgesetzt.
    .brief = { $game }.
    .braille = { $game }
back-at-table = Zurück am Tisch.
    .braille = am tisch
choice-continue = Das nächste Spiel beginnen
    .braille = weiter: enter
choice-continue-trick = Fortfahren
    .braille = weiter: enter
choice-take-back = Den eigenen Platz wieder einnehmen
    .braille = zurück: enter
choice-next-round = Bereit für die nächste Runde
choice-next-play = Bereit für die nächste Partie
    .braille = nächste runde: enter
choice-menu = Das Menü öffnen
    .braille = aus: enter
continue-with-enter = Drücken Sie Enter, um fortzufahren.
    .brief = Fortfahren: Enter.
    .braille = weiter: enter
how-to-choose =
    { $lines ->
        [yes] Wählen Sie mit den Pfeiltasten und mit Enter; oder schreiben Sie den Namen.
       *[no] Wählen Sie mit den Pfeiltasten und mit Enter.
    }
    .brief = Wählen Sie mit Pfeilen und Enter.
    .braille = wählen: taste darüber
first-step-3 = Ihre Karten lesen Sie so: { $hand }{ $device ->
        [terminal] {" und Enter"}
       *[other] {""}
    }.
    .brief = Ihre Karten: { $hand }.
    .braille = Karten: { $hand }
first-step-2 = { $device ->
        [page] Eine Karte spielen Sie mit ihrer Schaltfläche.
       *[other] Enter einmal: die Karte hören. Enter noch einmal: die Karte spielen.
    }
    .braille = { $device ->
        [page] Karte: ihre Schaltfläche
       *[other] Enter liest, nochmals spielt
    }
first-step-1 = Was gerade möglich ist, erfahren Sie so: { $help }.
    .brief = Hilfe: { $help }.
    .braille = Hilfe: { $help }
match-again = Noch einmal, mit neuen Karten
match-same-cards = Dieselben Karten vom nächsten Platz aus, am Übungstisch
    .braille = gleiche karten, nächster platz
match-same-cards-none = In dieser Partie hat sonst niemand Karten. Wählen Sie eine andere Partie.
    .braille = sonst niemand
match-set-up = Eine andere Partie: andere Mitspieler, Nummer oder Einstellungen
match-finished = Drücken Sie Enter für das Menü.
    .brief = Aus. Drücken Sie Enter für das Menü.
    .braille = aus: enter
opponent-failed = Bei einem Gegner gab es einen Fehler, darum hat er den ersten erlaubten Zug gemacht.
    .braille = ersatzzug
laid-highest = { WHO($seat) }: { CARD($card) }, vorn.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }!
laid-by = { WHO($seat) }

# Das Fenster für einen Screenreader
view-table = Auf dem Tisch
view-hand = Ihr Blatt
view-choices = Was Sie tun können
view-status = Stand des Spiels

# Verlauf und Stimme
lately-nothing = Seit Ihrem letzten Zug ist nichts geschehen.
    .brief = Seitdem nichts.
    .braille = seitdem nichts
history-topic-now = Der Verlauf enthält { $topic ->
        [play] das Gespielte.
        [score] Ergebnisse und Spielstände.
        [answer] Ihre eigenen Fragen.
       *[all] alles.
    }
    .brief = { $topic ->
        [play] Gespieltes.
        [score] Spielstände.
        [answer] Fragen.
       *[all] Alles.
    }
    .braille = verlauf: { $topic ->
        [play] gespieltes
        [score] stände
        [answer] fragen
       *[all] alles
    }
history-end = Mehr steht nicht im Verlauf.
    .brief = Ende des Verlaufs.
    .braille = ende verlauf
rate-now = Geschwindigkeit { COUNT($percent, of: "percent") }.
    .braille = tempo { $percent }
volume-now = Lautstärke { COUNT($percent, of: "percent") }.
    .braille = lautstärke { $percent }
pitch-now = Stimmhöhe { COUNT($percent, of: "percent") }.
    .braille = höhe { $percent }
verbosity-now =
    { $level ->
        [1] Kurze Meldungen.
        [2] Normale Meldungen.
       *[3] Ausführliche Meldungen.
    }
    .braille = meldungen { $level }
mode-now =
    { $mode ->
        [screen-reader] Der Screenreader spricht.
       *[own-voice] Die eigene Stimme des Programms spricht.
    }
    .braille = { $mode ->
        [screen-reader] screenreader
       *[own-voice] eigene stimme
    }

# Lesen und Hilfe
reader-title = { $title }
reader-heading = Überschrift: { $text }.
    .brief = { $text }.
    .braille = # { $text }
no-more-headings = Eine weitere Überschrift gibt es nicht.
    .braille = keine überschrift
handbook-contents = Inhalt
handbook-file = handbuch
handbook-keyboard = Tasten im Fenster
    .brief = im Fenster
handbook-terminal = Tasten und Wörter am Terminal
    .brief = am Terminal
handbook-page = Tasten im Browser
    .brief = im Browser
handbook-everywhere = Tasten, die überall gelten
handbook-section = { $section } ({ $chapter })
handbook-written = Das Handbuch ist in der Datei { $file }
help-title = Hilfe
help-menu = Tasten in Menüs
help-number = Eine Zahl schreiben: in Ziffern, bestätigt mit Enter
help-writing = Einen Text schreiben: Buchstabe für Buchstabe, bestätigt mit Enter
help-table = Tasten am Tisch
help-reader = Tasten beim Lesen
help-replay = Tasten beim Anhören einer Aufzeichnung
help-calling = Tasten beim Ansagen
help-now = Was jetzt möglich ist
help-any-card = Sie dürfen jede Karte spielen.
help-cards = Sie dürfen { CARDS($cards, case: "acc") } spielen.
help-exchange = Markieren Sie die Karten, die Sie tauschen wollen.
help-choices = Ihre Wahl: { $choices }.
help-choices-walked = Zur Wahl stehen { $count } Möglichkeiten. Gehen Sie mit den Pfeilen von einer zur anderen.
help-word = das Wort „{ $word }“
lines-help-menu = Schreiben Sie den Namen eines Eintrags oder seine Nummer und drücken Sie Enter. Mit einer leeren Zeile wählen Sie den Eintrag, der zuletzt genannt wurde. Pfeile und andere benannte Tasten wirken sofort.
lines-help-number = Schreiben Sie die Zahl und drücken Sie Enter.
lines-help-writing = Schreiben Sie den Text und drücken Sie Enter.
lines-help-table = Buchstaben, Ziffern und Wörter schickt man mit Enter ab; Pfeile und andere benannte Tasten wirken sofort. Mit einer Ziffer suchen Sie eine Karte. Mit einer leeren Zeile spielen Sie die Karte, die zuletzt genannt wurde. Mit dem Namen einer Karte spielen Sie sofort: neun, oder spielen 9. Bei einem Einsatz schreiben Sie den Betrag dazu: erhöhen 5.
lines-help-calling = Sagen Sie eine Zahl mit einer Ziffer an, ohne Enter. Im Whist schreiben Sie Wert und Farbe in beliebiger Reihenfolge: 7h oder h7. Die Farben: Kreuz Buchstabe r, Karo Buchstabe o, Herz Buchstabe h, Pik Buchstabe p. Die Karten: Zehn null, Ass Buchstabe a, König Buchstabe k, Dame Buchstabe d, Bube Buchstabe b. Nach zwei Buchstaben, etwa kh, drücken Sie Enter. Auf dem Ziffernblock sind die Farben / * - +, und nach einer Farbe sind / * - Bube, Dame und König.
lines-help-replay = Für den nächsten Schritt schicken Sie eine leere Zeile. Buchstaben und Wörter schickt man ab.
lines-help-reader = Für den nächsten Absatz schicken Sie eine leere Zeile. Buchstaben und Wörter schickt man ab.
help-line = { $does }: { $keys }.
    .braille = { $does }: { $keys }
key-of-braille = { $key } an der Braillezeile
pad-key-a = A
pad-key-b = B
pad-key-x = X
pad-key-y = Y
pad-key-back = Zurück
pad-key-guide = Guide
pad-key-start = Start
pad-key-left-stick = linker Stick gedrückt
pad-key-right-stick = rechter Stick gedrückt
pad-key-left-shoulder = linke Schultertaste
pad-key-right-shoulder = rechte Schultertaste
pad-key-up = hoch
pad-key-down = runter
pad-key-left = links
pad-key-right = rechts
pad-key-right-stick-left = rechter Stick nach links
pad-key-right-stick-right = rechter Stick nach rechts
pad-key-right-stick-up = rechter Stick nach oben
pad-key-right-stick-down = rechter Stick nach unten
pad-key-left-trigger = linker Trigger
pad-key-right-trigger = rechter Trigger
key-of-pad = { $key } am Controller
key-left = Pfeil links
    .typed = links
key-right = Pfeil rechts
    .typed = rechts
key-up = Pfeil hoch
    .typed = hoch
key-down = Pfeil runter
    .typed = runter
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-return = Enter
key-space = Leertaste
key-escape = Escape
key-tab = Tab
key-backspace = Rücktaste
key-delete = Entfernen
key-comma = Komma
key-period = Punkt
key-capital = großes { $letter }
key-letter = Taste { $letter }
    .braille = { $letter }
key-shift-comma = das Zeichen kleiner als
key-shift-period = das Zeichen größer als
key-ctrl = Steuerung
key-shift = Umschalt
key-alt = Alt
key-f1 = F1
key-f2 = F2
key-f3 = F3
key-f4 = F4
key-f5 = F5
key-f6 = F6
key-f7 = F7
key-f8 = F8
key-f9 = F9
key-f10 = F10
key-f11 = F11
key-f12 = F12
command-previous = voriger
command-next = nächster
command-up = nach oben
command-up-number = eins weniger
command-down = nach unten
command-down-number = eins mehr
command-up-menu = weniger
command-down-menu = mehr
command-activate-menu = diese Wahl nehmen
command-previous-reader = voriger Absatz
command-next-reader = nächster Absatz
command-up-reader = vorige Überschrift
command-down-reader = nächste Überschrift
command-activate-reader = nächster Absatz
command-up-writing = einen Buchstaben zurück
command-down-writing = einen Buchstaben weiter
command-first-writing = an den Anfang des Textes
command-last-writing = ans Ende des Textes
command-word-back = ein Wort zurück
command-word-on = ein Wort weiter
command-activate-writing = das Geschriebene übernehmen
command-previous-table = vorige Karte
command-next-table = nächste Karte
command-up-table = von der Auswahl zu den Karten
command-down-table = von den Karten zur Auswahl
command-previous-replay = ein Schritt zurück
command-next-replay = nächster Schritt
command-up-replay = schneller
command-down-replay = langsamer
command-first-replay = Anfang der Aufzeichnung
command-last-replay = Ende der Aufzeichnung
command-activate-replay = nächster Schritt
command-mark-replay = laufen lassen oder anhalten
command-undo-replay = ein Schritt zurück
command-step-replay = nächster Schritt
command-lowest-of-suit-replay = nächstes Spiel
command-highest-of-suit-replay = voriges Spiel
command-open-cards-replay = die Karten von allen hören, oder nur, was Sie wussten
command-retry-replay = von hier am Übungstisch weiterspielen
command-menu-replay = zurück
command-first = erste Karte oder erster Eintrag
command-last = letzte Karte oder letzter Eintrag
command-activate = die Karte spielen oder bestätigen
    .typed = spielen
command-mark = eine Karte zum Tausch markieren
command-back = zurück
command-number-0 = eine Null suchen
command-number-1 = eine Eins suchen
command-number-2 = eine Zwei suchen
command-number-3 = eine Drei suchen
command-number-4 = eine Vier suchen
command-number-5 = eine Fünf suchen
command-number-6 = eine Sechs suchen
command-number-7 = eine Sieben suchen
command-number-8 = eine Acht suchen
command-number-9 = eine Neun suchen
command-erase = die letzte Ziffer löschen
command-erase-writing = den Buchstaben vor dem Cursor löschen
command-delete = den Buchstaben unter dem Cursor löschen
command-rank-j = einen Buben suchen
command-rank-q = eine Dame suchen
command-rank-k = einen König suchen
command-rank-a = ein Ass suchen
command-suit-c = ein Kreuz suchen
command-suit-d = ein Karo suchen
command-suit-h = ein Herz suchen
command-suit-s = ein Pik suchen
command-other-row = zwischen Karten und Auswahl wechseln
command-sort-suits = nach Farben ordnen, noch einmal umgekehrt
    .typed = nach farben, nach farbe
command-sort-trumps = Trumpf zuerst ordnen, noch einmal umgekehrt
    .typed = trumpf zuerst
command-sort-rank = nach Rang ordnen, noch einmal umgekehrt
    .typed = nach rang
command-sort-dealt = unsortiert, wie gegeben; ein zweites Mal umgekehrt
    .typed = wie gegeben
command-lowest-of-suit = niedrigste Karte
command-highest-of-suit = höchste Karte
command-next-playable = nächste Karte, die man spielen kann
command-previous-playable = vorige Karte, die man spielen kann
command-hand = das Blatt vorlesen
    .typed = meine karten, blatt, hand, karten, meine hand
    .stems = was habe hand, welche karten, meine karten, zeig karten, wie viele karten, was habe ich, was halte, mein blatt, habe herz, habe pik, habe karo, habe kreuz, habe trumpf, habe ich herz, habe ich pik, habe ich karo, habe ich kreuz, habe ich ein
command-table = Karten auf dem Tisch der Reihe nach
    .typed = auf dem tisch, tisch
    .stems = was liegt, auf tisch, wer was gespielt, wer hat ausgespielt, was wurde gespielt, wer spielte aus, wer kam raus
command-highest = die höchste Karte und wer vorn liegt
    .typed = höchste
    .stems = wer bekommt stich, wer macht stich, wessen stich, höchste karte, wer liegt vorn stich
command-turn = wer dran ist
    .typed = dran, an der reihe, wer spielt
    .stems = wer dran, bin dran, wer spielt, wer reihe, bin reihe, wer jetzt, wessen zug
command-score = Spielstand
    .typed = punkte, stand, wer führt, wer liegt vorn, spielstand
    .stems = wie viele punkte, wie steht, wer führt, wer liegt vorn, wie viele stiche, gewinnen wir, gewinne ich, verlieren wir, verliere ich, wievielte spiel, wer gewinnt
command-score-detail = Spielstand genau
    .stems = genauer stand, stand genau
command-last-trick = der letzte Stich
    .typed = stich, letzter stich, letzten stich
    .stems = letzt stich, wer letzt stich, voriger stich
command-worth = um wie viele Stiche es geht
    .typed = einsatz
    .stems = worum geht, wie viele stiche geht
command-progress = wie weit das Spiel ist
    .typed = wie weit
    .stems = wie weit, wie viel noch, wie viele stiche noch
command-order = wer gegeben hat, wer anfängt, Ihr Platz in der Reihe
    .typed = reihe
    .stems = wer gegeben, wer gibt, wer fängt an
command-seats = wer wo sitzt
    .typed = wer ist da, spieler, plätze
    .stems = wer sitzt, wo sitzt, mein partner, meine partnerin, wer partner, wer gegner, wer spielt mit, mit wem
command-goal = wie man gewinnt
    .typed = ziel, was gewinnt, wie gewinnt man
    .stems = was gewinnt, wie gewinn, wann gewinn, was sticht, wer macht den stich
command-agreed = was für diese Partie abgesprochen ist
    .typed = abgesprochen
command-seat-0 = über Sie selbst
    .typed = ich, ich selbst
command-seat-1 = über den ersten Spieler im Uhrzeigersinn, links von Ihnen
command-seat-2 = über den zweiten Spieler im Uhrzeigersinn
command-seat-3 = über den dritten Spieler im Uhrzeigersinn
command-seat-4 = über den vierten Spieler im Uhrzeigersinn
command-seat-5 = über den fünften Spieler im Uhrzeigersinn
command-seat-6 = über den sechsten Spieler im Uhrzeigersinn
command-seat-7 = über den siebten Spieler im Uhrzeigersinn
command-seat-8 = über den achten Spieler im Uhrzeigersinn
command-seat-9 = über den neunten Spieler im Uhrzeigersinn
command-lately = was seit Ihrem letzten Zug geschehen ist
    .typed = seit meinem zug, was war
    .stems = was geschehen, was passiert, was war
command-claim = die restlichen Stiche beanspruchen
    .typed = beanspruchen, rest
command-concede = die restlichen Stiche abgeben
    .typed = abgeben, aufgeben
command-time = wie viel Zeit noch bleibt
    .typed = zeit, uhr, wie lange
    .stems = wie viel zeit
command-more-time = eine Minute mehr nehmen
    .typed = mehr zeit, minute
command-last-heard = wen Sie zuletzt gehört haben: stummschalten, blockieren oder melden
    .typed = person, stumm, blockieren
command-one-moment = den anderen sagen: einen Augenblick, bitte
    .typed = Augenblick, Moment
command-pause = eine Pause: darum bitten oder danach fortfahren
    .typed = pause
only-with-people = Das gibt es nur beim Spiel mit anderen.
    .braille = nur mit anderen
tricks-only = Den Rest beanspruchen oder abgeben kann man nur in Stichspielen.
    .braille = nur in stichspielen
command-play-again = dieselbe Partie noch einmal, mit neuen Karten
    .typed = noch einmal, neue partie
command-other-tables = wie die anderen Tische diese Runde gespielt haben, oder der nächste Tisch, der auf Sie wartet
    .typed = andere, andere tische
command-history-topic = was der Verlauf enthält
    .typed = verlauf der züge, art des verlaufs
command-repeat-slowly = die letzte Meldung langsam wiederholen, noch einmal Buchstabe für Buchstabe
    .typed = langsam, buchstabieren
    .stems = langsam wiederhol, nochmal langsam
command-pace-faster = schnellere Gegner
    .typed = schnelleres spiel
command-pace-slower = langsamere Gegner
    .typed = langsameres spiel
command-hint = ein Tipp
    .typed = rat, tipp, tip, rate mir
    .stems = gib tipp, einen tipp, rate mir, was soll ich spielen, welche karte soll
command-odds = Aussichten
    .typed = chancen
    .stems = welche chancen
command-undo = zurücknehmen
    .typed = rückgängig
command-seat-0-calling = über den Spieler auf dem ersten Platz
command-seat-1-calling = über den Spieler auf dem zweiten Platz
command-seat-2-calling = über den Spieler auf dem dritten Platz
command-seat-3-calling = über den Spieler auf dem vierten Platz
command-seat-4-calling = über den Spieler auf dem fünften Platz
command-seat-5-calling = über den Spieler auf dem sechsten Platz
command-seat-6-calling = über den Spieler auf dem siebten Platz
command-seat-7-calling = über den Spieler auf dem achten Platz
command-seat-8-calling = über den Spieler auf dem neunten Platz
command-seat-9-calling = über den Spieler auf dem zehnten Platz
command-order-calling = wer gegeben hat und in welcher Reihenfolge gespielt wird
command-hand-calling = welche Ansage erwartet wird
command-lately-calling = was zuletzt geschehen ist
command-number-0-calling = eine Null ansagen, im Whist eine Zehn
command-number-1-calling = eine Eins ansagen, im Whist ein Ass
command-number-2-calling = eine Zwei ansagen
command-number-3-calling = eine Drei ansagen
command-number-4-calling = eine Vier ansagen
command-number-5-calling = eine Fünf ansagen
command-number-6-calling = eine Sechs ansagen
command-number-7-calling = eine Sieben ansagen
command-number-8-calling = eine Acht ansagen
command-number-9-calling = eine Neun ansagen
command-rank-j-calling = einen Buben ansagen
command-rank-q-calling = eine Dame ansagen
command-rank-k-calling = einen König ansagen
command-rank-a-calling = ein Ass ansagen
command-suit-c-calling = ein Kreuz ansagen
command-suit-d-calling = ein Karo ansagen
command-suit-h-calling = ein Herz ansagen
command-suit-s-calling = ein Pik ansagen
command-undo-calling = die letzte Ansage zurücknehmen
command-retry = zurück zu einem Fehler, für einen neuen Versuch
    .typed = neuer versuch, nochmal versuchen
command-open-cards = die Karten der Gegner zeigen
command-hush = Sprache anhalten
    .typed = ruhe, still
command-repeat = die letzte Meldung wiederholen
    .typed = nochmal, wiederholen, wie bitte, bitte wiederholen, den rest
    .stems = wie bitte, wiederhol, nochmal, nicht verstanden, sag noch
command-history-back = im Verlauf zurück
command-history-forward = im Verlauf vorwärts
command-history-first = Anfang des Verlaufs
command-history-last = Ende des Verlaufs
command-faster = schneller sprechen
    .typed = schneller, sprich schneller
    .stems = sprich schnell, schneller
command-slower = langsamer sprechen
    .typed = langsamer, sprich langsamer
    .stems = sprich langsam, langsamer
command-louder = lauter sprechen
    .typed = lauter, sprich lauter
    .stems = sprich laut, lauter
command-softer = leiser sprechen
    .typed = leiser, sprich leiser
    .stems = sprich leis, leiser
command-verbosity = wie viel gesagt wird
command-voice-mode = zwischen eigener Stimme und Screenreader wechseln
command-page-back = voriger Teil eines langen Textes im Fenster
command-page-on = nächster Teil eines langen Textes im Fenster
command-hold = festhalten, was auf der Braillezeile steht, oder nicht mehr
command-reading-faster = ich lese die Braillezeile schneller
command-reading-slower = ich lese die Braillezeile langsamer
command-full-screen = ganzer Bildschirm
command-step = nächster Schritt
    .typed = schritt
command-help = was jetzt möglich ist
    .typed = hilfe, hilf mir
    .stems = hilfe, hilf, soll ich tun, was tun, was kann ich, kann ich spielen, was kann ich spielen, was jetzt
command-rules = Regeln nach Überschriften
    .typed = regeln
    .stems = regeln, wie spielt man, wie geht das spiel
command-menu = Menü
command-quit = das Programm beenden
    .typed = beenden, ende
    .stems = programm beend, ausschalt
keymap-unreadable = Die Tastendatei { $name } ist nicht lesbar; es gelten die üblichen Tasten. Berichtigen oder löschen Sie die Datei.
    .braille = tastendatei falsch
keymap-unknown-section = Die Tastendatei hat einen unbekannten Abschnitt { $name }; er wird übergangen.
    .braille = tasten: { $name }
keymap-unknown-key = Die Tastendatei nennt eine Taste { $name }, die es auf keiner Tastatur gibt; das wird übergangen. Wie man Tasten schreibt, steht in der Hilfe.
    .braille = tasten: { $name }
keymap-unknown-command = Die Tastendatei nennt einen unbekannten Befehl { $name }; er wird übergangen.
    .braille = tasten: { $name }

# Der tastbare Satz
kit-title = { $game }
kit-us = wir
kit-them = Gegner
kit-player = Spieler { $number }
kit-written =
    { $count ->
        [one] { COUNT($count, of: "file") } ist in { $folder }.
       *[other] { $count } Dateien sind in { $folder }.
    }
kit-not-written = Die Dateien konnten nicht in { $folder } geschrieben werden: { $why }. Nennen Sie nach --out einen anderen Ordner.
kit-no-room = Ein Chip ist mindestens eins wert, und diese Zahl hat darauf keinen Platz. Nennen Sie kleinere Werte.

# Das Programm über sich selbst
channel-failed = { $channel ->
        [speech] Die Sprachausgabe funktioniert nicht mehr
        [sound] Die Klänge funktionieren nicht mehr
        [braille] Die Braillezeile antwortet nicht mehr
        [window] Das Fenster funktioniert nicht mehr
        [haptics] Controller vibrieren nicht mehr
       *[other] Die Ausgabe { $channel } funktioniert nicht mehr
    }. Sie können trotzdem spielen, und das Programm versucht es wieder.
    .braille = weg: { channel-short }
not-loaded = { $part ->
        [pygame] Die Bibliothek pygame ließ sich nicht laden, darum können Fenster, Klänge und die eigene Stimme des Programms fehlen
        [serial] Die Bibliothek pyserial ließ sich nicht laden, darum sind Braillezeilen nur über BRLTTY zu erreichen
        [accesskit] Die Bibliothek accesskit ließ sich nicht laden, darum kann ein Screenreader das Fenster nicht lesen
        [prism] Die Bibliothek prism ließ sich nicht laden; durch Screenreader wird auf anderem Weg gesprochen, wo es einen gibt
        [accessible-output2] Die Bibliothek accessible-output2 ließ sich nicht laden; durch Screenreader wird auf anderem Weg gesprochen, wo es einen gibt
       *[other] Die Bibliothek { $part } ließ sich nicht laden
    }. Sie können trotzdem spielen; wie sich das reparieren lässt, zeigt numeramis-access doctor.
    .braille = fehlt: { $part }
fault = Im Programm ist ein Fehler aufgetreten; er ist notiert, und Sie können weitermachen.
    .braille = fehler, weiter
fault-again = Der Fehler tritt immer wieder auf; Sie sind zurück im Hauptmenü und können die laufende Partie von dort fortsetzen.
    .braille = fehler, hauptmenü
settings-not-saved = Die Einstellungen konnten nicht gespeichert werden und gelten nur, bis Sie das Programm beenden. Prüfen Sie, ob auf der Platte Platz ist und das Programm in seinen Ordner schreiben darf.
    .braille = nicht gespeichert
settings-damaged = Die Datei der Einstellungen war beschädigt. Die Datei ist als { $name } gespeichert, und es gelten die Vorgaben.
    .braille = einstellungen beschädigt
settings-unreadable = Die Datei der Einstellungen { $name } ist nicht lesbar; es gelten die Vorgaben. Prüfen Sie, ob es eine gewöhnliche Datei ist und Sie Leserechte haben.
    .braille = einstellungen unlesbar
settings-damaged-there = Die Datei der Einstellungen { $name } ist beschädigt, und es gelten die Vorgaben. Sie ließ sich nicht beiseitelegen: Berichtigen oder löschen Sie die Datei.
    .braille = einstellungen beschädigt
settings-value = Die Einstellung { $name } hatte einen Wert, der nicht erlaubt ist; es gilt die Vorgabe.
    .braille = einstellung: { $name }
journal-not-written = Die Partie lässt sich nicht speichern; Sie spielen ohne Speichern. Prüfen Sie, ob auf der Platte Platz ist und das Programm in seinen Ordner schreiben darf.
    .braille = nicht gespeichert
partner-signals = { PARTNER() ->
        [feminine] Ihre Partnerin gibt mit Karten Zeichen, wo es nichts kostet. Die erste ausgespielte Karte kommt aus einer guten Farbe, die erste abgeworfene aus einer schlechten.
        [none] { PARTNER(form: "who") } gibt mit Karten Zeichen, wo es nichts kostet. Die erste ausgespielte Karte kommt aus einer guten Farbe, die erste abgeworfene aus einer schlechten.
       *[masculine] Ihr Partner gibt mit Karten Zeichen, wo es nichts kostet. Die erste ausgespielte Karte kommt aus einer guten Farbe, die erste abgeworfene aus einer schlechten.
    }
    .brief = { PARTNER() ->
            [feminine] Ihre Partnerin gibt Zeichen.
            [none] { PARTNER(form: "who") } gibt Zeichen.
           *[masculine] Ihr Partner gibt Zeichen.
        }
    .braille = { PARTNER(form: "who") } gibt Zeichen
journal-damaged = Die Aufzeichnung der Partie war am Ende beschädigt; die Partie wird ab der letzten unbeschädigten Stelle fortgesetzt.
    .braille = aufzeichnung gekürzt
bad-command-line = Diesen Befehl verstehe ich nicht: { $what }. Versuchen Sie numeramis-access --help.
    .braille = befehl: { $what }
bad-command-word = „{ $what }“ verstehe ich nicht. Möglich ist: { $choices }.
    .braille = wort: { $what }
bad-language-word = In „{ $what }“ kann man hier nicht übersetzen. Möglich ist: { $choices } oder der Code einer Sprache, die das Programm noch nicht hat, zum Beispiel it für Italienisch.
    .braille = sprache: { $what }
other-number-of-players = Dieses Spiel braucht eine andere Zahl von Spielern. Bisher: { COUNT($count, of: "player") }.
    .braille = spieler { $count }
bad-match-words = { $what } verstehe ich für diese Partie nicht. Richten Sie das Spiel im Menü ein.
    .braille = wort: { $what }
missing-word = Nach numeramis-access fehlt etwas: { $what }. { $choices ->
        [none] Versuchen Sie numeramis-access --help.
       *[other] Möglich ist: { $choices }.
    }
    .braille = fehlt: { $what }
bad-match-word = { $what } verstehe ich für diese Partie nicht. Möglich ist: { $choices }.
    .braille = wort: { $what }
no-keys-at-all = Es gibt kein Fenster und kein Terminal, also kann man das Programm nicht hören und ihm keine Tasten geben. Starten Sie es mit --terminal an einem Terminal oder auf einem Desktop.
waiting-for-a-display = Es gibt kein Fenster und kein Terminal; das Programm wartet auf eine Braillezeile. Zum Beenden drücken Sie Steuerung und den Buchstaben C.
cli-words = Wörter
cli-options = Optionen
cli-usage = Aufruf:
cli-help = diese Hilfe zeigen und beenden
cli-version = die Version nennen und beenden
cli-about = Ein Kartentisch zum Hören und Tasten: Quist, Šipky, Loker und Whist.
cli-play = sofort eine Partie beginnen: ein Spiel und seine Einstellungen, zum Beispiel play whist --tour duck --seed 5
cli-practice = üben: Lektionen, Übungen oder sofort ein Übungstisch, zum Beispiel practice quist --seed 5
cli-evening = ein Klubabend mit echten Karten: Anmeldungen, Auslosung, Ergebnisse, Rangliste, Papiere; ohne Netz
cli-call = ein Spiel mit echten Karten auf dem Tisch: Sie sagen die Karten an, das Programm führt Regeln und Zettel
cli-translate = übersetzen, was einer Sprache noch fehlt, nach Gehör und in Punkten; auch in eine neue Sprache, zum Beispiel translate it
cli-engine = das Protokoll für andere Programme über Standardeingabe und -ausgabe
cli-arena = zwei Spieler in doppelt gespielten Spielen messen, zum Beispiel arena quist master greedy --deals 100 --ms 50
cli-emboss = eine BRF-Datei für einen Brailledrucker: Regeln, ein Schreibblatt, Karten oder eine Aufzeichnung, zum Beispiel emboss rules quist --width 40
cli-handbook = das Handbuch als eine HTML- und eine BRF-Datei: erste Schritte, alle Tasten, alle Regeln; zum Beispiel handbook --out ordner
cli-kit = den tastbaren Satz schreiben: Karten, Tafeln und Chips zum Drucken, zum Beispiel kit cards --game whist --out ordner
cli-serve = der Tisch im Browser: stellt die Seite auf diesem Rechner bereit
cli-serve-host = Adresse, auf der gelauscht wird
cli-serve-port = Port, auf dem gelauscht wird, 0 für irgendeinen
cli-serve-open = öffnet die Seite im Browser
cli-serve-store = wo Spieler und ihre Tische gespeichert werden, statt in der üblichen Datei: eine PostgreSQL-Datenbank oder eine andere Datei
cli-serve-bus = mehrere Server teilen sich die Tische einer Datenbank und hören einander hier: die Adresse eines NATS-Servers
cli-serve-role = was dieser Server tut: alles, oder nur das Denken der Gegner für die Server am selben Bus
cli-serve-reached = wo Spieler der anderen Server diesen erreichen, wenn ihrer endet
cli-serve-log = schreibt, was vorgeht, auf die Fehlerausgabe, je eine JSON-Zeile: keine Karten, keine Namen, nichts Gesagtes
cli-serve-name = ein anderer Name dieses Servers mit seinem Port, für einen Server hinter einem anderen
cli-serve-proxy = Adresse oder Netz eines Webservers auf einem anderen Rechner, dessen Angaben zu den Adressen der Besucher geglaubt wird; mehrmals möglich
cli-serve-calls = Datei, die den Mailserver und Mitteilungsdienste für Nachrichten über wartende Tische nennt
cli-site = der Tisch im Browser ohne Server: ein Ordner mit Dateien, die jede Website anbieten kann
cli-site-out = Ordner, in den die Dateien geschrieben werden
cli-verify = die Aufzeichnung einer Partie mit anderen prüfen: Standen die Karten von Anfang an fest
cli-club = für den Betreiber gemeinsamer Tische: wer bekannt ist, Meldungen, Sperren, Kopien, zum Beispiel club ban 6b1f20
cli-club-order = people, tables, reports, bans, faults und limits geben Auskunft. check: was am Server nicht stimmt. answer: eine Meldung beantworten. dismiss: eine Meldung löschen. ban und unban: eine Person sperren und wieder zulassen. ban-address und unban-address: dasselbe für eine Adresse. newcomers off und on: Neue abweisen oder einlassen. close: einen Tisch schließen. keep: wie viele Tage beendete Partien bleiben. words: sechs neue Wörter für eine Person. backup und restore: in eine Datei sichern und daraus wiederherstellen. move: in eine leere Datenbank oder Datei umziehen
cli-club-name = eine Person oder ein Tisch mit ihren Zeichen, eine Adresse, eine Meldung mit Nummer, eine Zahl von Tagen, eine Datei oder die Adresse einer Datenbank
cli-club-text = die Antwort auf eine Meldung, in Anführungszeichen
cli-club-days = für wie viele Tage eine Adresse gesperrt wird; sieben, wenn nichts gesagt ist
cli-club-keep = in einem Ordner mit Kopien nur so viele der neuesten behalten
cli-pack = alle meine Daten in eine Datei für einen anderen Rechner packen, zum Beispiel pack umzug.zip. Mit --identity kommt der Schlüssel für das Spiel mit anderen dazu
cli-unpack = so eine Datei auspacken. --add: hinzufügen, was hier fehlt. --replace: ersetzen, was hier ist
cli-conformity = der Bericht zur Barrierefreiheit als eine HTML-Datei, zum Beispiel conformity --out bericht.html
cli-remove = alle meine Daten von diesem Computer löschen; bietet vorher das Packen an und fragt noch einmal nach
cli-doctor = Stimmen, Screenreader, Braillezeilen, Ton und Controller suchen
cli-seed = die Nummer der Partie: dieselbe Nummer gibt dieselben Karten
cli-speech = die Stimme
cli-braille = die Braillezeile, zum Beispiel baum:/dev/ttyUSB0
cli-terminal = Zeilen im Terminal statt eines Fensters
cli-show = ein zweites Fenster für Zuschauer: public ohne Ihre Karten, all mit allem
cli-language = die Sprache des Programms
voice-changed =
    { $new ->
        [none] Es gibt keine Stimme; die Meldungen stehen im Text und im Verlauf.
       *[other] { $why ->
            [opened] Es spricht: { $new }.
            [returned] Es spricht wieder: { $new }.
            [chosen] Jetzt spricht: { $new }.
           *[other] { $old } antwortet nicht mehr; jetzt spricht: { $new }.
        }
    }
    .braille = { $new ->
        [none] keine stimme
       *[other] stimme { $new }
    }
no-window = Das Fenster ließ sich nicht öffnen, weil kein Bildschirm da ist. Starten Sie das Programm mit --terminal.
    .braille = kein fenster
command-higher = höhere Stimme
command-deeper = tiefere Stimme
command-next-voice = nächste Stimme
command-language = die Sprache wechseln
voice-now = Stimme: { $name }.
    .braille = stimme { $name }
voice-default = Vorgabe
language-now = Jetzt spreche ich Deutsch.
    .braille = Deutsch
language-unconfirmed = Diese Sprache hat noch niemand bestätigt, der mit ihr aufgewachsen ist. Was in ihr fehlt, sage ich auf Englisch. Verbessern Sie mich mit dem Befehl numeramis-access translate { $code }. Was Sie schreiben, hören Sie sofort; die Datei schicken Sie dann den Entwicklern.
    .brief = Unbestätigt. Verbesserungen: numeramis-access translate { $code }
    .braille = unbestätigt: translate { $code }
set-voice = Art der Stimme

# Fenster
window-more = noch { $count }
window-spectators = für Zuschauer
player-masculine = Spieler
player-feminine = Spielerin
player-none = Die Person am Computer
corner-pair = { $side ->
        [0] { SEATS($seats) }
       *[other] gegen: { SEATS($seats) }
    }
seat-turn = am Zug
seat-dealer =
    { PERSON($seat) ->
        [you] geben
       *[other] gibt
    }
seat-leads = vorn
seat-out = ausgeschieden
seat-cards = { COUNT($count, of: "card") }
pile-tricks = { COUNT($count, of: "trick") }
pile-chips = { COUNT($count, of: "chip") }
pile-points = { COUNT($count, of: "point") }
page-now = Teil { $place } { of-count }.
    .braille = { $place }/{ $count }
page-none = Einen anderen Teil gibt es hier nicht.
hold-now =
    { $held ->
        [yes] Die Zeile ist festgehalten. Drücken Sie dieselbe Taste, um die Zeile freizugeben.
       *[no] Die Zeile ist wieder frei.
    }
hold-nothing = Hier gibt es keine Braillezeile zum Festhalten.
reading-pace = Lesetempo
    .braille = lesetempo
reading-pace-how = Hier wird gemessen, wie schnell Sie lesen. Blättern Sie um, sobald Sie eine Zeile gelesen haben; nach einigen Zeilen ist Ihr Tempo bekannt.{ $faster ->
        [none] {""}
       *[other] {" "}Schneller geht es mit { $faster }, langsamer mit { $slower }.
    }{ $hold ->
        [none] {""}
       *[other] {" "}Festhalten: { $hold }.
    } Bis Ihr Tempo bekannt ist, wartet jede Meldung auf eine Taste. Wenn Sie nicht messen wollen, drücken Sie beide Blättertasten zugleich.
    .braille = beim Lesen weiterblättern, das misst Ihr Tempo.{ $faster ->
        [none] {""}
       *[other] {" "}schneller: { $faster }. langsamer: { $slower }.
    }{ $hold ->
        [none] {""}
       *[other] {" "}Zeile halten: { $hold }.
    } bis dahin warten Meldungen. überspringen: beide Blättertasten
reading-pace-now =
    { $pace ->
        [one] Sie lesen ein Zeichen pro Sekunde.
       *[other] Sie lesen { $pace } Zeichen pro Sekunde.
    } { $stands ->
        [yes] Zurzeit bleiben Meldungen bis zu einem Tastendruck auf der Zeile.
       *[no] {""}
    }
    .braille = tempo { $pace }{ $stands ->
        [yes] {"  meldungen bis taste"}
       *[no] {""}
    }
reading-pace-learnt =
    { $pace ->
        [one] Meldungen bleiben in Ihrem Tempo auf der Zeile, ein Zeichen pro Sekunde.
       *[other] Meldungen bleiben in Ihrem Tempo auf der Zeile, { $pace } Zeichen pro Sekunde.
    }
    .braille = ihr tempo: { $pace } zeichen/s
full-screen-now = { $on ->
        [yes] Ganzer Bildschirm.
       *[no] Fenster.
    }

# Ein Taster oder zwei
scan-asks = Etwas fragen
scan-row = { CARDS($cards) }
letters-by-groups = abcdef ghijkl mnopqr stuvwx yzäöü ß01234 56789 .-:
press-switch = Drücken Sie den Taster. Um nichts zu ändern, drücken Sie Escape.
    .braille = taster drücken
key-mouse-left = linke Maustaste
key-mouse-middle = mittlere Maustaste
key-mouse-right = rechte Maustaste
key-insert = Einfügen
