### Echte Karten auf dem Tisch: jemand sagt jede Karte an, das Programm führt Regeln und Zettel.

call-games = Ein Spiel mit echten Karten
    .braille = echte karten
call-continue = Fortsetzen: { $match }
call-begin = Ansagen beginnen
call-seat = { ORDINAL($number, gender: "masculine", case: "strong") } Platz: { $name }
call-player =
    { $gender ->
        [feminine] Spielerin { $number }
        [masculine] Spieler { $number }
       *[none] Person { $number }
    }
call-name = Name an diesem Platz
call-dealer = Zuerst gibt
call-begun = Sagen Sie die Karten in der Reihenfolge an, in der alle spielen. Letzte Ansage zurücknehmen: Rücktaste.
    .brief = Sagen Sie die Karten an.
    .braille = karten ansagen
call-continued = Fortgesetzt wird das Spiel mit echten Karten: { $game }.
    .braille = { $game } geht weiter
call-next = An der Reihe: { $name }.
    .braille = dran: { $name }
call-cards-of = { $name }: Sagen Sie noch { COUNT($count, of: "card", case: "acc") } an.
    .braille = { $name } noch { $count }
call-card-noted = { CARD($card) }. { $same ->
        [yes] Noch { COUNT($count, of: "card", case: "acc") }.
       *[no] { $name }: Sagen Sie noch { COUNT($count, of: "card", case: "acc") } an.
    }
    .braille = { CARD($card, case: "braille") }, { $same ->
        [yes] noch { $count }
       *[no] { $name } noch { $count }
    }
call-turned = Sagen Sie die aufgedeckte Karte an.
    .braille = aufgedeckt?
call-suit = { SUIT($suit) }, welcher Wert?
    .brief = { SUIT($suit) }?
    .braille = { SUIT($suit) }?
call-rank = { $rank ->
        [J] Bube
        [Q] Dame
        [K] König
        [A] Ass
        [T] Zehn
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
        [6] Sechs
        [7] Sieben
        [8] Acht
       *[9] Neun
    }, welche Farbe?
    .braille = farbe?
call-which-suit = { $choices }.
call-suit-sign = { SUIT($suit) }: Buchstabe { $sign }
call-numbers-only = Hier werden nur Zahlen angesagt.
    .braille = nur zahlen
call-no-hints = Das Programm sieht niemandem in die Karten und kann hier keinen Tipp geben.
    .braille = hier kein rat
call-no-card = Jetzt wird keine Karte angesagt.
    .braille = jetzt keine Karte
call-marks-nothing = Karten werden hier nicht markiert. Sagen Sie nur die Anzahl an.
    .braille = nur Anzahl
call-no-hands = Das Programm sieht niemandem in die Karten.
    .braille = Karten unbekannt
call-choices = Ansagen lässt sich: { $choices }.
call-taken-back = { $count ->
        [1] { $what ->
            [none] Zurückgenommen.
           *[other] Zurückgenommen: { $what }.
        }
       *[other] { SAY($count) } Ansagen zurückgenommen, ab dieser: { $what }.
    }
    .braille = { $count ->
        [1] { $what ->
            [none] zurück
           *[other] zurück: { $what }
        }
       *[other] zurück: { $count }
    }
call-part-dropped = Die angefangene Ansage ist gelöscht.
    .braille = gelöscht
call-nothing-back = Noch gibt es keine Ansage zum Zurücknehmen.
    .braille = keine ansage
call-menu = Menü der Ansage
call-correct = Eine Ansage berichtigen
call-corrections = Ansagen, die letzte zuerst
call-correction = Berichtigen: { $what }
call-other-card = Es war eine andere Karte
call-which-card = Welche Karte war es?
call-card = { CARD($card) }
call-named-card = { $name }, { CARD($card) }
call-in-trick = { ORDINAL($number, gender: "masculine", case: "strong") } Stich, { $what }
    .braille = { $number }: { $what }
call-back-to-here = { $count ->
        [1] Diese Ansage zurücknehmen
       *[other] Diese und alle späteren Ansagen zurücknehmen, zusammen { SAY($count) }
    }
call-corrected = { $what ->
        [none] Berichtigt.
       *[other] Berichtigt: { $what }.
    }
    .braille = berichtigt
call-correction-fails = Das widerspricht einer späteren Ansage: { $what }
    .braille = gegen: { $what }
call-really-leave = Den Tisch verlassen? Die Ansagen bleiben gespeichert, Sie können fortfahren.
    .braille = verlassen?
call-begin-from-menu = Beginnen Sie ein neues Spiel im Menü unter „{ call-games }“.
    .braille = neu im menü
call-again = Noch einmal in derselben Runde
    .braille = noch einmal
call-turned-first = Sagen Sie zuerst die aufgedeckte Karte an.
    .braille = erst aufgedeckte
call-play-on = Sagen Sie bis zur letzten Karte an.
    .braille = bis zum ende
call-card-gone = { CARD($card) } gibt es nicht mehr, alle sind gefallen. Berichtigen Sie eine Ansage.
    .brief = { CARD($card) }: alle gefallen.
    .braille = { CARD($card, case: "braille") } ist weg
call-impossible = { CARD($card) } kann hier nicht sein. Berichtigen Sie eine frühere Ansage.
    .brief = { CARD($card) } kann hier nicht sein.
    .braille = { CARD($card, case: "braille") } geht nicht
call-revoke = { WHO($seat) } spielt { CARD($card, case: "acc") }, hat aber im Stich Nummer { $trick } diese Farbe nicht bedient. Berichtigen Sie die Ansage, oder einigen Sie sich am Tisch.
    .brief = Nicht bedient: { WHO($seat) }, Stich { $trick }.
    .braille = nicht bedient { $trick }
call-turned-card = { CARD($card) } lag aufgedeckt, { WHO($seat) } hält die Karte.
    .braille = hat { WHO($seat, form: "short") }
call-must-follow = { WHO($seat) } hält die aufgedeckte Karte, { CARD($card) }, und muss bedienen. Nehmen Sie die Karte zurück oder berichtigen Sie eine Ansage.
    .brief = { WHO($seat) } muss mit der aufgedeckten Karte bedienen.
    .braille = muss bedienen, hat { CARD($card, case: "braille") }
call-incomplete = Dieser Ansage fehlen Karten.
    .braille = karten fehlen

# Die Aufzeichnung
call-record-kept = Die Partie ist zu Ende. Die Aufzeichnung finden Sie im Hauptmenü.
    .braille = bei aufzeichnungen
call-record-heading = Gespielt mit echten Karten.
call-record-places = Die Partie vom Platz eines Mitspielers aus durchgehen
call-record-place = Von wessen Platz aus?
    .braille = wer?
call-review-place = Eine Besprechung gilt einem Mitspieler. Wählen Sie einen im Menü der Aufzeichnung.
    .braille = mitspieler wählen
call-unseen = Hier lagen nicht alle Karten offen, niemand kennt die Blätter.
    .braille = karten unbekannt
call-penalized = In diesem Spiel gab es eine Strafe für nicht bediente Farbe, darum gibt es dazu weder Besprechung noch Blätter.
    .braille = strafe, ohne besprechung
call-verify = Diese Partie hat jemand an einem Tisch mit echten Karten angesagt. Versiegelt war nichts, also ist nichts zu beweisen.
    .braille = echte karten, kein siegel
call-kept = mit echten Karten{ $count ->
        [0] {""}
       *[other] , gewonnen von { $names }
    }
call-statistics = Spiele mit echten Karten
call-statistics-none = Noch ist keine Partie mit echten Karten zu Ende.
    .braille = noch keine
call-statistics-game = { $game }: { COUNT($count, of: "match") }
call-statistics-player = { $name }: { COUNT($played, of: "match") }, { $won ->
        [0] keine gewonnen
       *[other] { SAY($won, gender: "feminine") } gewonnen
    }.

# Ein Tisch, dem andere zuschauen
call-show = Echte Karten, denen andere zuschauen
call-shown = { $address ->
        [none] Andere können mit diesem Code zuschauen: { $code }.
       *[other] Andere können unter der Adresse { $address } mit diesem Code zuschauen: { $code }.
    }
    .braille = code: { $code }
call-shown-menu = Wie andere zuschauen können
call-not-shown = Andere können nicht mehr zuschauen. Ansagen können Sie trotzdem.
    .braille = keine zuschauer mehr
call-shown-over = Niemand sagt mehr an. Der Tisch ist geschlossen.
    .braille = tisch geschlossen

# Die Strafe für nicht bediente Farbe
call-penalty = Strafe für nicht bediente Farbe
call-penalty-of = { $tricks ->
        [0] { $points ->
            [0] wie am Tisch vereinbart
           *[other] { COUNT($points, of: "point") }
        }
       *[other] { COUNT($tricks, of: "trick") }
    }
call-settle = Was ist passiert?
call-penalty-write = Die Karten gelten, dazu die Strafe: { $what }
call-penalty-written = Die Strafe ist notiert und zählt am Ende der Runde.
    .braille = strafe notiert
call-changed = Eine Berichtigung am Tisch.
    .braille = berichtigt
call-other-hand = { CARD($card) } gehört nach der Liste woandershin: { $name }.
    .braille = { CARD($card, case: "braille") }: { $name }
