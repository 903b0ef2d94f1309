# Üben: der Übungstisch, Tipps, wie es steht, worauf es in einem Spiel ankam.
practice-menu = Üben.
    .braille = üben
practice-table = Übungstisch
practice-lessons = Lektionen
practice-drills = Übungen
practice-table-menu = Menü des Übungstisches.
    .braille = menü übungstisch
practice-review = Worauf es ankam
practice-repeat = Dieses Spiel noch einmal spielen
practice-by-number = Eine Partie nach ihrer Nummer spielen
practice-other-seat = Dieses Spiel von einem anderen Platz aus spielen
practice-other-seat-menu = Wessen Karten sollen Ihre sein?
    .braille = wessen karten
practice-seat = { $name }{ $where ->
        [left] , links von Ihnen
        [opposite] , Ihnen gegenüber
        [right] , rechts von Ihnen
       *[other] , im Uhrzeigersinn Platz { $place } von Ihnen aus
    }
practice-pace = Tempo
practice-pace-step = Schritt für Schritt
practice-pace-usual = üblich
practice-worth = Sagen, was jede Wahl wert war
practice-worth-never = nie
practice-worth-costly = wenn die Wahl etwas gekostet hat
practice-worth-always = immer
practice-worth-good = { $depends ->
        [yes] Gegen gutes Spiel war nichts besser.
       *[no] Nichts war besser.
    }
    .brief = Gut.
    .braille = gut
practice-worth-near = Fast ebenso gut. Besser um { $small ->
        [yes] höchstens
       *[no] etwa
    } { practice-loss }: { $best }.
    .brief = Fast.
    .braille = fast { $best }
practice-worth-close = Vielleicht besser: { $best }. Das ist zu knapp, um es zu entscheiden.
    .brief = Knapp.
    .braille = knapp { $best }
practice-worth-of = Ihre Wahl war: { $own }.
    .brief = Sie: { $own }.
    .braille = { $own }:
practice-worth-costs = Das hat etwa { practice-loss } gekostet; besser: { $best }.
    .brief = Etwa { practice-loss }.
    .braille = -{ NUMBER($size, maximumFractionDigits: 1) } { $best }
practice-worth-sum = { $count ->
        [one] { practice-worth-only }
       *[other] { practice-worth-counted }
    }
    .brief = { $count ->
        [one] { practice-worth-only }
       *[other] { $good } von { $count } gut.
    }
    .braille = { $good }/{ $count } gut
practice-worth-match = In der ganzen Partie: { $count ->
        [one] { practice-worth-only }
       *[other] { practice-worth-counted }
    }
    .brief = Ganze Partie: { $count ->
        [one] { practice-worth-only }
       *[other] { $good } von { $count } gut.
    }
    .braille = partie { $good }/{ $count }
practice-worth-only = { $good ->
        [0] { $close ->
            [0] Ihre einzige Wahl hat etwa { practice-loss } gekostet.
           *[other] Ihre einzige Wahl war zu knapp für ein Urteil.
        }
       *[other] Ihre einzige Wahl war bestmöglich.
    }
practice-worth-counted = { $good ->
        [0] von Ihren { $count } Entscheidungen war keine eindeutig die beste
        [one] von Ihren { $count } Entscheidungen war eine bestmöglich
       *[other] von Ihren { $count } Entscheidungen waren { $good } bestmöglich
    }{ $close ->
        [0] .
        [one] . Eine war zu knapp für ein Urteil.
       *[other] . Zu knapp für ein Urteil waren { $close }.
    }{ $free ->
        [yes] { "" }
       *[no] { " " }{ $good ->
            [0] { $close ->
                [0] Zusammen haben diese Entscheidungen
               *[other] Die übrigen haben zusammen
            }
           *[other] Die übrigen haben zusammen
        } etwa { practice-loss } gekostet.
    }
practice-worth-advised = { $count ->
        [one] Eine gute Entscheidung kam nach einem Tipp und zählt halb.
       *[other] { $count } gute Entscheidungen kamen nach einem Tipp und zählen halb.
    }
    .brief = Nach Tipp { $count }.
    .braille = nach tipp { $count }
practice-worth-taken-back = { $count ->
        [one] Eine davon wurde zurückgenommen.
       *[other] { $count } davon wurden zurückgenommen.
    }
    .brief = Zurückgenommen { $count }.
    .braille = zurück { $count }
practice-deal-name = Dieses Spiel ist aus Partie Nummer { $seed }. Mit dieser Nummer können Sie es noch einmal spielen.
    .braille = partie { $seed }
practice-deal-recorded = Dieses Spiel ist aus der Aufzeichnung einer beendeten Partie. Von dort können Sie es noch einmal spielen.
    .braille = aus aufzeichnung
practice-by-step = Schritt für Schritt: Drücken Sie diese Taste oder Enter, damit der nächste Gegner spielt. Das übliche Tempo wählen Sie im Menü.
    .brief = Schritt für Schritt.
    .braille = schritt für schritt
practice-step-ready = Der Gegner ist bereit.
    .braille = schritt?
practice-undo-nothing = Mehr lässt sich nicht zurücknehmen.
    .braille = nicht weiter zurück
practice-undone = { $count ->
        [one] Ein Zug zurückgenommen.
       *[other] { COUNT($count, of: "move") } zurückgenommen.
    }
    .brief = Zurückgenommen.
    .braille = zurück { $count }
practice-open = Am Übungstisch dürfen Sie nachsehen. Die anderen haben:
    .brief = Die anderen haben:
    .braille = karten:
practice-open-hand = { WHO($seat) }: { CARDS($cards) }.
    .braille = { WHO($seat, form: "short") } { CARDS($cards, case: "braille") }
practice-open-suits = { WHO($seat) }: { HAND($cards) }
    .braille = { WHO($seat, form: "short") } { HAND($cards, case: "braille") }
practice-open-none = Sonst hat jetzt niemand Karten.
    .braille = niemand
practice-old-trick =
    { $last ->
        [yes] Der { ORDINAL($number, gender: "masculine") } Stich, der letzte. Am Übungstisch dürfen Sie ihn jederzeit ansehen.
       *[no] Der { ORDINAL($number, gender: "masculine") } Stich. In einer richtigen Partie darf ihn niemand mehr ansehen.
    }
    .brief = Der { ORDINAL($number, gender: "masculine") } Stich.
    .braille = stich { $number }

practice-size =
    { $unit ->
        [chips] { COUNT($size, of: "chip", case: "acc") }
       *[points] { COUNT($size, of: "point", case: "acc") }
    }

# Tipps
hint = Tipp: { $action }.
    .braille = tipp: { $action }
practice-loss =
    { $unit ->
        [tricks] { COUNT($size, of: "trick", case: "acc") }
        [points] { COUNT($size, of: "point", case: "acc") }
        [lead] { COUNT($size, of: "point", case: "acc") } gegenüber den Gegnern
        [places] { COUNT($size, of: "place", case: "acc") }
        [chance] { COUNT($size, of: "percent") }
       *[chips] { COUNT($size, of: "chip", case: "acc") }
    }
hint-verdict =
    { $kind ->
        [good] ebenso gut
        [near] fast ebenso gut, um { $small ->
            [yes] höchstens
           *[no] etwa
        } { practice-loss } schlechter
        [close] zu knapp für ein Urteil
        [better] bei näherem Hinsehen noch besser
       *[costly] um etwa { practice-loss } schlechter
    }
hint-other = { $action }: { hint-verdict }.
    .braille = { $action } { $kind ->
        [good] =
        [close] ?
        [better] +
       *[costly] -{ NUMBER($size, maximumFractionDigits: 1) }
    }
hint-before = Das Nächstbeste: { $action }, { hint-verdict }.
    .brief = Danach: { $action }.
    .braille = danach { $action } { $kind ->
        [good] =
        [close] ?
        [better] +
       *[costly] -{ NUMBER($size, maximumFractionDigits: 1) }
    }
hint-hopeless = Keine Wahl hat noch Aussicht auf Erfolg.
    .braille = keine aussicht
hint-no-more = Mehr gibt es dazu nicht zu sagen.
    .braille = nichts mehr
hint-not-your-turn = Tipps gibt es nur, wenn Sie dran sind.
    .braille = nicht dran
hint-none = Hier gibt es keinen Tipp.
    .braille = kein tipp

# Besprechung
review-offer = Worauf es ankam: { $key }.
    .brief = Besprechung: { $key }.
    .braille = besprechung: { $key }
review-progress =
    { $done ->
        [0] Die Besprechung von { COUNT($count, of: "move", case: "dat") } beginnt.
       *[other] Besprechung: { $done } von { COUNT($count, of: "move", case: "dat") }{ $clean ->
            [yes] , bisher kein Fehler
           *[no] {""}
        }.
    }
    .braille = besprechung { $done }/{ $count }
review-begin =
    { $decisions ->
        [0] In diesem Spiel hatten Sie noch nichts zu entscheiden.
       *[other] { $costly ->
            [0] { $state ->
                [master] Sie haben wie ein Meister gespielt, keine Wahl war zu verbessern.
                [close] Keine Ihrer Entscheidungen war eindeutig ein Fehler; { $close ->
                    [one] eine war
                   *[other] { $close } waren
                } zu knapp für ein Urteil.
               *[partly] Beurteilen konnte das Programm { $weighed } Ihrer { $decisions } Entscheidungen, und keine davon war eindeutig ein Fehler.
            }
            [one] Auf eine Entscheidung kam es besonders an.
           *[other] Auf { $costly } Entscheidungen kam es besonders an.
        }
    }
    .braille = wichtig: { $costly }
review-older = Dieses Urteil stammt von einer früheren Version des Programms. Im Menü des Tisches lässt sich das Spiel neu beurteilen.
    .brief = Von einer früheren Version beurteilt.
    .braille = von früherer version
review-anew = Dieses Spiel neu beurteilen
review-anew-told = Neu beurteilt: { $others ->
        [0] Jedes Urteil ist wie zuvor.
        [one] Ein Urteil hat sich geändert.
       *[other] { $others } Urteile haben sich geändert.
    }
    .braille = neu beurteilt: { $others } anders
practice-longer = Länger prüfen, was zu knapp war
practice-longer-begin = { $count ->
        [one] Eine Entscheidung wird jetzt länger geprüft.
       *[other] { $count } Entscheidungen werden jetzt länger geprüft.
    }
    .brief = Wird länger geprüft.
    .braille = länger: { $count }
practice-longer-still = Auch nach längerer Prüfung ist das zu knapp, um es zu entscheiden.
    .brief = Immer noch knapp.
    .braille = noch knapp
practice-longer-failed = Die längere Prüfung wurde nicht fertig; beginnen Sie noch einmal damit.
    .brief = Nicht fertig.
    .braille = nicht fertig
practice-longer-offer = Im Menü des Tisches können Sie länger prüfen lassen, was zu knapp war.
    .brief = Länger prüfen: Menü.
    .braille = menü: länger
review-supposes = Alle Werte setzen voraus, dass die anderen gut spielen; hier sitzen schwächere Spieler.
    .brief = Gutes Spiel vorausgesetzt.
    .braille = gutes spiel
review-against = { $level ->
        [beginner] Alle Werte setzen voraus, dass die anderen wie Anfänger spielen.
       *[club] Alle Werte setzen voraus, dass die anderen wie Klubspieler spielen.
    }
    .brief = { $level ->
        [beginner] Gegen Anfänger.
       *[club] Gegen Klubspieler.
    }
    .braille = { $level ->
        [beginner] gg Anfänger
       *[club] gg Klub
    }
review-otherwise = { $level ->
        [beginner] Spielen die anderen wie Anfänger, { $alike ->
            [yes] kostet auch das fast nichts: { $best }.
           *[no] ist besser: { $best }.
        }
        [club] Spielen die anderen wie Klubspieler, { $alike ->
            [yes] kostet auch das fast nichts: { $best }.
           *[no] ist besser: { $best }.
        }
       *[perfect] Gegen fehlerlose Mitspieler wäre besser: { $best }.
    }
    .brief = { $level ->
        [beginner] Mit Anfängern { $alike ->
            [yes] ebenso gut
           *[no] besser
        }: { $best }.
        [club] Mit Klubspielern { $alike ->
            [yes] ebenso gut
           *[no] besser
        }: { $best }.
       *[perfect] Gegen Fehlerlose: { $best }.
    }
    .braille = { $level ->
        [beginner] Anfänger { $best }
        [club] Klub { $best }
       *[perfect] Fehlerlosen { $best }
    }
review-moment = Ihre { ORDINAL($number, gender: "feminine") } Entscheidung.
    .braille = wahl { $number }
review-costly = Besser: { $best }, um etwa { practice-loss }. Ihre Wahl war: { $own }.
    .braille = { $own } besser { $best } +{ NUMBER($size, maximumFractionDigits: 1) }
review-chance = Ihre Aussicht auf Erfolg betrug { COUNT($own, of: "percent") }. Mit der besten Wahl wären es { COUNT($best, of: "percent") } gewesen.
    .braille = aussicht { $own }% statt { $best }%
review-more =
    { $count ->
        [one] Noch eine Entscheidung hat etwas gekostet, aber weniger.
       *[other] Noch { $count } Entscheidungen haben etwas gekostet, aber weniger.
    }
    .braille = noch { $count }, weniger
review-good = Ihre Wahl war: { $own }. Gegen gutes Spiel ist nichts besser.
    .brief = Sie: { $own }. Gut.
    .braille = { $own } gut
review-praised = Gut gemacht: { $own }. Jede andere Wahl wäre um etwa { practice-loss } schlechter gewesen.
    .braille = gut { $own } +{ NUMBER($size, maximumFractionDigits: 1) }

# Ihre Stellungen
positions = Ihre Stellungen
positions-menu = Ihre Stellungen.
positions-none = Noch gibt es keine Stellung. Nach einer Besprechung am Übungstisch können Sie eine speichern; zurück
positions-solve = Wartende Stellungen lösen
positions-export = Alle als Text speichern
positions-import = Aus einer Datei hinzufügen
positions-import-menu = Dateien im Ordner { $folder }.
    .braille = dateien
positions-no-files = Im Ordner fehlt eine Datei mit der Endung txt, etwa der Text eines Freundes; zurück
positions-taken = { $count ->
        [0] Alle diese Stellungen haben Sie schon.
        [one] { COUNT($count, of: "position") } ist neu.
       *[other] { COUNT($count, of: "position") } sind neu.
    }
    .braille = neu: { $count }
position-damaged = In diesem Text ist keine Stellung, die sich spielen lässt. Vielleicht fehlt ein Teil; bitten Sie noch einmal darum.
    .braille = keine stellung
position-unplayable = Diese Version des Programms kann die Stellung nicht spielen.
    .braille = nicht spielbar
position-file-unreadable = Die Datei { $name } ist nicht lesbar, versuchen Sie eine andere.
    .braille = unlesbar
position-label = { $game }, { $whose ->
        [own] kostete etwa { practice-loss }
       *[other] von jemand anderem
    }, { DATE($day, $today) }
position-state = { $state ->
        [new] noch nicht versucht
        [waits] wartet
        [later] kommt später wieder
       *[solved] gelöst
    }
position-menu = Stellung.
position-solve = Lösen
position-export = Als Text zum Verschicken speichern
position-delete = Löschen
position-really-delete = Diese Stellung wirklich löschen?
position-deleted = Die Stellung ist gelöscht.
position-title = Ihre Stellung
position-keep = Eine Entscheidung als Aufgabe speichern
position-keep-menu = Welche Entscheidung wollen Sie speichern?
position-keep-all = Alle
position-moment = Die { ORDINAL($number, gender: "feminine") } Entscheidung, { $own }: kostete etwa { practice-loss }
position-kept = { $count ->
        [0] Das ist schon bei Ihren Stellungen.
        [one] Die Stellung ist gespeichert und kommt wieder, bis Sie die Lösung haben.
       *[other] { COUNT($count, of: "position") } sind gespeichert und kommen wieder, bis Sie die Lösungen haben.
    }
    .brief = { $count ->
        [0] Schon da.
       *[other] Gespeichert.
    }
    .braille = aufgehoben { $count }
review-retry = Ab einem Fehler noch einmal versuchen
review-retry-menu = Ab welcher Entscheidung?
    .braille = ab wann?
review-retry-offer = Zurück zur ersten dieser Entscheidungen, für einen neuen Versuch: { $key }.
    .brief = { $key }: neuer Versuch.
    .braille = nochmal: { $key }
review-retry-none = Es gibt keinen Fehler, zu dem Sie zurückgehen könnten. Bitten Sie um die Besprechung, wenn das Spiel aus ist.
    .braille = kein fehler
review-retry-here = Sie stehen wieder vor Ihrer { ORDINAL($number, gender: "feminine", case: "dat") } Entscheidung, mit denselben Karten.{ $more ->
        [yes] {" "}Zur nächsten: dieselbe Taste.
       *[no] {""}
    }
    .brief = Wieder die { ORDINAL($number, gender: "feminine") } Entscheidung.
    .braille = wieder wahl { $number }
review-retry-compared = { $state ->
        [better] Besser als beim ersten Mal:
        [worse] Schlechter als beim ersten Mal:
       *[same] Wie beim ersten Mal:
    } { $unit ->
        [nothing] { SAY($after) }
       *[other] { AMOUNT($after, $unit) }
    }{ $state ->
        [same] {""}
       *[other] , vorher { SAY($before) }
    }.
    .brief = Jetzt { $after }, vorher { $before }.
    .braille = jetzt { $after } vorher { $before }
review-by-compared = { $state ->
        [better] Besser als { $name }:
        [worse] Schlechter als { $name }:
       *[same] Wie { $name }:
    } { $unit ->
        [nothing] { SAY($after) }
       *[other] { AMOUNT($after, $unit) }
    }{ $state ->
        [same] {""}
       *[other] , { $name } { SAY($before) }
    }.
    .brief = Sie { $after }, { $name } { $before }.
    .braille = sie { $after } { $name } { $before }
practice-in-place = An diesem Platz spielt in der Aufzeichnung { $name }. Die Entscheidungen dort sind also nicht Ihre eigenen.
    .braille = aufgezeichnet: { $name }
position-keep-offer = Diese Entscheidungen können Sie im Menü des Tisches als Aufgaben speichern.
    .braille = menü: speichern

# Wie der Spieler vorankommt: eine Seite, und Kurven nach Wochen.
learnt = Wie Sie vorankommen
learnt-menu = Wie Sie vorankommen.
    .braille = fortschritt
learnt-title = Wie Sie vorankommen
learnt-none = Noch gibt es nichts zu zeigen. Fragen Sie am Übungstisch nach einem Spiel, worauf es ankam. Oder lassen Sie sich dort den Wert jeder Wahl sagen; zurück
learnt-read = Die Seite lesen
learnt-graph = Kurve
learnt-graph-of = { $name }, { $course }
learnt-course = { $alone ->
        [yes] bisher eine Woche: { learnt-only }
       *[no] { COUNT($weeks, of: "week") }, von { learnt-first } auf { learnt-value }, höchstens { learnt-best }
    }
learnt-only = { learnt-value }
learnt-value =
    { $unit ->
        [percent] { COUNT($last, of: "percent") }
       *[matches] { COUNT($last, of: "match") }
    }
learnt-first =
    { $unit ->
        [percent] { COUNT($first, of: "percent") }
       *[matches] { COUNT($first, of: "match", case: "dat") }
    }
learnt-best =
    { $unit ->
        [percent] { COUNT($most, of: "percent") }
       *[matches] { COUNT($most, of: "match") }
    }
learnt-seconds = Länge eines Tons
learnt-seconds-long = { COUNT($seconds, of: "second") }
learnt-pitch = Höhe der Töne
learnt-pitch-low = tief, { $least } bis { $greatest } Hertz
learnt-pitch-middle = mittel, { $least } bis { $greatest } Hertz
learnt-pitch-high = hoch, { $least } bis { $greatest } Hertz
learnt-pitch-wide = über alles, { $least } bis { $greatest } Hertz
learnt-export = Als CSV-Tabelle speichern
learnt-no-sound = Der Ton ist aus, darum ist die Kurve nicht zu hören. Lesen Sie die Werte auf der Seite.
    .braille = kein ton
learnt-choices = Entscheidungen, die nichts gekostet haben
    .braille = entscheidungen
learnt-choices-of = { $game }: Entscheidungen, die nichts gekostet haben
    .braille = { $game }
learnt-counting = Zählen am Tisch
    .braille = zählen
learnt-matches = Gespielte Partien
    .braille = partien
learnt-day = { ORDINAL($day, gender: "masculine", case: "dat") } { month }
    .braille = { $day } { $month }
learnt-now = Diese Woche
learnt-nothing-now = Diese Woche noch nichts.
learnt-by-week = Woche für Woche
learnt-week = Ab dem { learnt-day }: { $text }
learnt-week-choices = { $count ->
        [one] Die einzige Entscheidung hat { $share ->
            [0] etwas gekostet.
           *[other] nichts gekostet.
        }
       *[other] Ohne Verlust: { COUNT($share, of: "percent") } von { COUNT($count, of: "choice", case: "dat") }.
    }
learnt-week-counting = Zählen: { $asked ->
        [one] Die einzige Frage wurde { $right ->
            [0] falsch beantwortet.
           *[other] richtig beantwortet.
        }
       *[other] { $right } von { $asked } richtig.
    }
learnt-week-matches = Gespielt: { COUNT($count, of: "match") }.
learnt-kind = { $kind }: { $count ->
        [one] Die eine Entscheidung hat { $free ->
            [yes] nichts gekostet.
           *[no] etwa { practice-loss } gekostet.
        }
       *[other] { COUNT($share, of: "percent") } von { COUNT($count, of: "choice", case: "dat") } ohne Verlust{ $free ->
            [yes] .
           *[no] , die anderen zusammen etwa { practice-loss }.
        }
    }
learnt-all = Alles zusammen
learnt-kind-lead = Ausspielen
learnt-kind-follow = Zu einem Stich zugeben
learnt-kind-take = Nehmen oder aufhören
learnt-kind-compose = Welche Zahl
learnt-kind-exchange = Tauschen
learnt-kind-close = Zumachen oder warten
learnt-kind-bet = Setzen
learnt-kind-trump = Trumpf bestimmen
learnt-kind-packets = Päckchen

# Der Meister auf dem Platz des Spielers
master = Wie ein Meister ab hier spielen würde
master-menu = Ein Meister spielt auf Ihrem Platz, die anderen wie am Tisch.
    .brief = Ein Meister spielt für Sie.
    .braille = meister
master-compare = Mit einem Meister vergleichen
master-compare-menu = Ein Meister spielt das ganze Spiel auf Ihrem Platz, dann kommt der Vergleich.
    .brief = Ein Meister spielt für Sie.
    .braille = meister
master-wait = Der Meister spielt noch; zurück an den Tisch
master-back = Zurück an den Tisch
master-parts = Hier trennen sich die Wege. Ihre Wahl war: { $own }. Der Meister: { $best }, besser um etwa { practice-loss }.
    .brief = Sie: { $own }. Meister: { $best }.
    .braille = sie { $own } meister { $best }
master-same = Der Meister fand keinen eindeutigen Fehler und entscheidet bis zum Ende wie Sie.
    .brief = Der Meister entscheidet wie Sie.
    .braille = meister geht ihren weg
master-failed = Der Meister hat nicht weitergespielt; versuchen Sie es ab einer anderen Entscheidung.
    .braille = nicht gespielt
master-size =
    { $unit ->
        [nothing] { $master }
       *[other] { AMOUNT($master, $unit, case: "acc") }
    }
master-outcome = { $unit ->
        [nothing] So hätte es der Meister gespielt.
       *[other] So hätte der Meister am Ende { master-size }.
    }
    .brief = Meister: { master-size }.
    .braille = meister { $master }
master-compared = { $unit ->
        [nothing] Ergebnis
       *[other] { UNIT($unit) }
    }: Sie { SAY($own) }, der Meister { SAY($master) }, gewöhnliche Spieler auf Ihrem Platz im Schnitt { SAY($average) }, in { $count } Wiederholungen.
    .brief = Sie { $own }, Meister { $master }, Schnitt { $average }.
    .braille = sie { $own } meister { $master } schnitt { NUMBER($average, maximumFractionDigits: 1) }

# Dasselbe Spiel mit jeder Stufe
master-deal = Dasselbe Spiel mit jeder Stufe
master-deal-menu = Dasselbe Spiel, auf Ihrem Platz nacheinander jede Stufe des Computers.
    .brief = Jede Stufe auf Ihrem Platz.
    .braille = jede stufe
master-deal-player = { $level ->
        [beginner] Der Anfänger
        [improver] Der Geübte
        [club] Der Klubspieler
        [strong] Der starke Spieler
        [master] Der Großmeister
       *[expert] Der Meister
    }
master-deal-short = { $level ->
        [beginner] anf
        [improver] geübt
        [club] klub
        [strong] stark
        [master] großm
       *[expert] meister
    }
master-deal-own = Sie: { $unit ->
        [nothing] { $own }
       *[other] { AMOUNT($own, $unit) }
    }.
    .braille = sie { $own }
master-deal-waits = { master-deal-player } spielt noch.
    .braille = { master-deal-short }: spielt
master-deal-failed = { master-deal-player } hat nicht weitergespielt.
    .braille = { master-deal-short }: nein
master-deal-theirs = { $unit ->
        [nothing] { $theirs }
       *[other] { AMOUNT($theirs, $unit) }
    }
master-deal-played = { master-deal-player }: { master-deal-theirs }{ $number ->
        [0] , mit denselben Entscheidungen wie Sie.
       *[other] . Bei Ihrer Wahl Nummer { $number }: { $best }. Ihre Wahl war: { $played }.
    }
    .brief = { master-deal-player }: { $theirs }.
    .braille = { master-deal-short } { $theirs }{ $number ->
        [0] {" "}=
       *[other] {" "}{ $number }: { $best }
    }
master-deal-all = Alle haben gespielt. Wählen Sie einen mit Enter, um zu hören, wie es ging.
    .brief = Alle haben gespielt.
    .braille = alle fertig
master-deal-level = { master-deal-player } auf Ihrem Platz.
    .braille = { master-deal-short }
master-deal-parts = Hier trennen sich die Wege. Ihre Wahl war: { $own }. { master-deal-player }: { $best }.
    .brief = Sie: { $own }. { master-deal-player }: { $best }.
    .braille = sie { $own } { master-deal-short } { $best }
master-deal-same = { master-deal-player } entscheidet bis zum Ende wie Sie.
    .braille = { master-deal-short } ihr weg
master-deal-outcome = { master-deal-player } am Ende: { master-deal-theirs }.
    .brief = { master-deal-player }: { $theirs }.
    .braille = { master-deal-short } { $theirs }

# Spiele zu einem Thema
theme-menu = Ein Spiel zu einem Thema
theme-menu-title = Wie soll das Spiel sein?
    .braille = thema
theme-none = Nach diesen Regeln fand sich kein solches Spiel, versuchen Sie ein anderes Thema.
    .braille = keins gefunden
