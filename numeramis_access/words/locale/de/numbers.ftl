# Zahlen in Worten. Formen: Geschlecht-Fall (masculine-acc), Geschlecht (1. und 4. Fall), Fall (dat); unit steht vor „und“
# (einundzwanzig), head vor dem Rest der Zahl (einhundertfünf), compound am Ende (hunderteins). Ohne Form zählt man: eins.
# Ordnungszahlen haben die schwachen Endungen, wie nach „der“ und „im“; case: "strong" ist „ein zweiter Stich“.
# Quellen: Duden, Die Grammatik (Numeralia) und grammis.ids-mannheim.de; Wörter bis 10 000 verglichen mit num2words 0.5.14.
numeral-0 = null
numeral-1 = eins
    .masculine = ein
    .masculine-acc = einen
    .masculine-gen = eines
    .masculine-dat = einem
    .feminine = eine
    .feminine-gen = einer
    .feminine-dat = einer
    .neuter = ein
    .neuter-gen = eines
    .neuter-dat = einem
    .unit = ein
    .compound = eins
numeral-2 = zwei
    .compound = zwei
numeral-3 = drei
    .compound = drei
numeral-4 = vier
numeral-5 = fünf
numeral-6 = sechs
numeral-7 = sieben
numeral-8 = acht
numeral-9 = neun
numeral-10 = zehn
numeral-11 = elf
numeral-12 = zwölf
numeral-13 = dreizehn
numeral-14 = vierzehn
numeral-15 = fünfzehn
numeral-16 = sechzehn
numeral-17 = siebzehn
numeral-18 = achtzehn
numeral-19 = neunzehn
numeral-20 = zwanzig
numeral-30 = dreißig
numeral-40 = vierzig
numeral-50 = fünfzig
numeral-60 = sechzig
numeral-70 = siebzig
numeral-80 = achtzig
numeral-90 = neunzig
numeral-100 = hundert
    .head = einhundert
    .compound = einhundert
numeral-200 = zweihundert
numeral-300 = dreihundert
numeral-400 = vierhundert
numeral-500 = fünfhundert
numeral-600 = sechshundert
numeral-700 = siebenhundert
numeral-800 = achthundert
numeral-900 = neunhundert
numeral-1000 = tausend
    .head = eintausend
numeral-of-thousands = tausend
compounds-stay = yes
agrees-after-hundreds = none
# Präpositionen vor Zahlen sind immer gleich.
preposition-z = von
preposition-s = mit
preposition-v = um
numeral-tens = { $rest }und{ $head }
numeral-hundreds = { $head }{ $rest }
numeral-thousands = { $head }{ $rest }
numeral-minus = minus { $number }
numeral-half = { $gender ->
        [masculine] { $case ->
            [acc] einen halben
            [dat] einem halben
           *[nom] ein halber
        }
        [feminine] { $case ->
            [dat] einer halben
           *[nom] eine halbe
        }
       *[neuter] { $case ->
            [dat] einem halben
           *[nom] ein halbes
        }
    }
numeral-and-half = { $whole ->
        [1] eineinhalb
       *[other] { $whole }einhalb
    }
numeral-tenths = { $whole } Komma { $tenth }

numeral-hundredths = { $whole } Komma { $tenth } { $hundredth }
# Ordnungszahlen: Stamm und Endung.
adjective-weak = e
    .masculine-acc = en
    .oblique = en
    .masculine-strong = er
    .neuter-strong = es
    .feminine-strong = e
    .dat-strong = em
ordinal-1 = erst
    .kind = weak
ordinal-2 = zweit
    .kind = weak
ordinal-3 = dritt
    .kind = weak
ordinal-4 = viert
    .kind = weak
ordinal-5 = fünft
    .kind = weak
ordinal-6 = sechst
    .kind = weak
ordinal-7 = siebt
    .kind = weak
ordinal-8 = acht
    .kind = weak
ordinal-9 = neunt
    .kind = weak
ordinal-10 = zehnt
    .kind = weak
ordinal-11 = elft
    .kind = weak
ordinal-12 = zwölft
    .kind = weak
ordinal-13 = dreizehnt
    .kind = weak
ordinal-14 = vierzehnt
    .kind = weak
ordinal-15 = fünfzehnt
    .kind = weak
ordinal-16 = sechzehnt
    .kind = weak
ordinal-17 = siebzehnt
    .kind = weak
ordinal-18 = achtzehnt
    .kind = weak
ordinal-19 = neunzehnt
    .kind = weak
ordinal-20 = zwanzigst
    .kind = weak
ordinal-30 = dreißigst
    .kind = weak
ordinal-40 = vierzigst
    .kind = weak
ordinal-50 = fünfzigst
    .kind = weak
ordinal-60 = sechzigst
    .kind = weak
ordinal-70 = siebzigst
    .kind = weak
ordinal-80 = achtzigst
    .kind = weak
ordinal-90 = neunzigst
    .kind = weak
ordinal-100 = hundertst
    .kind = weak
ordinal-tens = { $one }und{ $ten }
ordinal-digits = { $number }.

# Was gezählt wird
noun-trick = Stich
    .gender = masculine
    .other = Stiche
    .part = Stiche
    .half = Stich
    .gen = Stiche
    .gen-one = Stichs
    .dat = Stichen
    .dat-one = Stich
noun-odd = Trick
    .gender = masculine
    .other = Tricks
    .part = Tricks
    .half = Trick
    .gen = Tricks
    .gen-one = Tricks
    .dat = Tricks
    .dat-one = Trick
noun-point = Punkt
    .gender = masculine
    .other = Punkte
    .part = Punkte
    .half = Punkt
    .gen = Punkte
    .gen-one = Punkts
    .dat = Punkten
    .dat-one = Punkt
noun-chip = Chip
    .gender = masculine
    .other = Chips
    .part = Chips
    .half = Chip
    .gen = Chips
    .gen-one = Chips
    .dat = Chips
    .dat-one = Chip
noun-place = Platz
    .gender = masculine
    .other = Plätze
    .part = Plätze
    .half = Platz
    .gen = Plätze
    .gen-one = Platzes
    .dat = Plätzen
    .dat-one = Platz
noun-card = Karte
    .gender = feminine
    .other = Karten
    .part = Karten
    .half = Karte
    .gen = Karten
    .gen-one = Karte
    .dat = Karten
    .dat-one = Karte
noun-game = Spiel
    .gender = neuter
    .other = Spiele
    .part = Spiele
    .half = Spiel
    .gen = Spiele
    .gen-one = Spiels
    .dat = Spielen
    .dat-one = Spiel
noun-match = Partie
    .gender = feminine
    .other = Partien
    .part = Partien
    .half = Partie
    .gen = Partien
    .gen-one = Partie
    .dat = Partien
    .dat-one = Partie
noun-deal = Spiel
    .gender = neuter
    .other = Spiele
    .part = Spiele
    .half = Spiel
    .gen = Spiele
    .gen-one = Spiels
    .dat = Spielen
    .dat-one = Spiel
noun-phase = Phase
    .gender = feminine
    .other = Phasen
    .part = Phasen
    .half = Phase
    .gen = Phasen
    .gen-one = Phase
    .dat = Phasen
    .dat-one = Phase
noun-player = Spieler
    .gender = masculine
    .other = Spieler
    .part = Spieler
    .half = Spieler
    .gen = Spieler
    .gen-one = Spielers
    .dat = Spielern
    .dat-one = Spieler
noun-opponent = Gegner
    .gender = masculine
    .other = Gegner
    .part = Gegner
    .half = Gegner
    .gen = Gegner
    .gen-one = Gegners
    .dat = Gegnern
    .dat-one = Gegner
noun-second = Sekunde
    .gender = feminine
    .other = Sekunden
    .part = Sekunden
    .half = Sekunde
    .gen = Sekunden
    .gen-one = Sekunde
    .dat = Sekunden
    .dat-one = Sekunde
noun-letter = Buchstabe
    .gender = masculine
    .other = Buchstaben
    .part = Buchstaben
    .half = Buchstaben
    .gen = Buchstaben
    .gen-one = Buchstabens
    .dat = Buchstaben
    .dat-one = Buchstaben
    .acc-one = Buchstaben
noun-digit = Ziffer
    .gender = feminine
    .other = Ziffern
    .part = Ziffern
    .half = Ziffer
    .gen = Ziffern
    .gen-one = Ziffer
    .dat = Ziffern
    .dat-one = Ziffer
noun-record = Aufzeichnung
    .gender = feminine
    .other = Aufzeichnungen
    .part = Aufzeichnungen
    .half = Aufzeichnung
    .gen = Aufzeichnungen
    .gen-one = Aufzeichnung
    .dat = Aufzeichnungen
    .dat-one = Aufzeichnung
noun-week = Woche
    .gender = feminine
    .other = Wochen
    .part = Wochen
    .half = Woche
    .gen = Wochen
    .gen-one = Woche
    .dat = Wochen
    .dat-one = Woche
noun-position = Stellung
    .gender = feminine
    .other = Stellungen
    .part = Stellungen
    .half = Stellung
    .gen = Stellungen
    .gen-one = Stellung
    .dat = Stellungen
    .dat-one = Stellung
noun-choice = Entscheidung
    .gender = feminine
    .other = Entscheidungen
    .part = Entscheidungen
    .half = Entscheidung
    .gen = Entscheidungen
    .gen-one = Entscheidung
    .dat = Entscheidungen
    .dat-one = Entscheidung
noun-answer = Antwort
    .gender = feminine
    .other = Antworten
    .part = Antworten
    .half = Antwort
    .gen = Antworten
    .gen-one = Antwort
    .dat = Antworten
    .dat-one = Antwort
noun-question = Frage
    .gender = feminine
    .other = Fragen
    .part = Fragen
    .half = Frage
    .gen = Fragen
    .gen-one = Frage
    .dat = Fragen
    .dat-one = Frage
noun-file = Datei
    .gender = feminine
    .other = Dateien
    .part = Dateien
    .half = Datei
    .gen = Dateien
    .gen-one = Datei
    .dat = Dateien
    .dat-one = Datei
noun-move = Zug
    .gender = masculine
    .other = Züge
    .part = Züge
    .half = Zug
    .gen = Züge
    .gen-one = Zugs
    .dat = Zügen
    .dat-one = Zug
noun-percent = Prozent
    .gender = neuter
    .other = Prozent
    .part = Prozent
    .half = Prozent
    .gen = Prozent
    .gen-one = Prozents
    .dat = Prozent
    .dat-one = Prozent
noun-nine = Neun
    .gender = feminine
    .other = Neunen
    .part = Neunen
    .half = Neun
    .gen = Neunen
    .gen-one = Neun
    .dat = Neunen
    .dat-one = Neun
noun-eight = Acht
    .gender = feminine
    .other = Achten
    .part = Achten
    .half = Acht
    .gen = Achten
    .gen-one = Acht
    .dat = Achten
    .dat-one = Acht
noun-seven = Sieben
    .gender = feminine
    .other = Siebenen
    .part = Siebenen
    .half = Sieben
    .gen = Siebenen
    .gen-one = Sieben
    .dat = Siebenen
    .dat-one = Sieben
noun-tenth = Zehntel
    .gender = neuter
    .other = Zehntel
    .part = Zehntel
    .half = Zehntel
    .gen = Zehntel
    .gen-one = Zehntels
    .dat = Zehnteln
    .dat-one = Zehntel
noun-hundredth = Hundertstel
    .gender = neuter
    .other = Hundertstel
    .part = Hundertstel
    .half = Hundertstel
    .gen = Hundertstel
    .gen-one = Hundertstels
    .dat = Hundertsteln
    .dat-one = Hundertstel
noun-thousand = tausend
    .gender = neuter
    .other = tausend
    .part = tausend
    .half = tausend
    .gen = tausend
    .gen-one = tausend
    .dat = tausend
    .dat-one = tausend
noun-hour = Stunde
    .gender = feminine
    .other = Stunden
    .part = Stunden
    .half = Stunde
    .gen = Stunden
    .gen-one = Stunde
    .dat = Stunden
    .dat-one = Stunde
noun-minute = Minute
    .gender = feminine
    .other = Minuten
    .part = Minuten
    .half = Minute
    .gen = Minuten
    .gen-one = Minute
    .dat = Minuten
    .dat-one = Minute
noun-day = Tag
    .gender = masculine
    .other = Tage
    .part = Tage
    .half = Tag
    .gen = Tage
    .gen-one = Tags
    .dat = Tagen
    .dat-one = Tag
noun-table = Tisch
    .gender = masculine
    .other = Tische
    .part = Tische
    .half = Tisch
    .gen = Tische
    .gen-one = Tisches
    .dat = Tischen
    .dat-one = Tisch
noun-person = Person
    .gender = feminine
    .other = Personen
    .part = Personen
    .half = Person
    .gen = Personen
    .gen-one = Person
    .dat = Personen
    .dat-one = Person
noun-report = Meldung
    .gender = feminine
    .other = Meldungen
    .part = Meldungen
    .half = Meldung
    .gen = Meldungen
    .gen-one = Meldung
    .dat = Meldungen
    .dat-one = Meldung
noun-sentence = Satz
    .gender = masculine
    .other = Sätze
    .part = Sätze
    .half = Satz
    .gen = Sätze
    .gen-one = Satzes
    .dat = Sätzen
    .dat-one = Satz
noun-round = Runde
    .gender = feminine
    .other = Runden
    .part = Runden
    .half = Runde
    .gen = Runden
    .gen-one = Runde
    .dat = Runden
    .dat-one = Runde

of-games = von { $games }
    .played = { $games ->
        [1] Gespielt wird { COUNT($games, of: "game") }.
       *[other] Gespielt werden { COUNT($games, of: "game") }.
    }

# Datum
weekday =
    { $weekday ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    }
    .short = { $weekday ->
        [1] Mo
        [2] Di
        [3] Mi
        [4] Do
        [5] Fr
        [6] Sa
       *[7] So
    }
month =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
    .short = { $month ->
        [1] Jan
        [2] Feb
        [3] Mär
        [4] Apr
        [5] Mai
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Okt
        [11] Nov
       *[12] Dez
    }
# Wann es war, wie man es an dem Tag sagt, $near: heute, gestern, am Freitag; später mit Datum, ein anderes Jahr mit Jahr.
day-said =
    { $near ->
        [today] heute
        [yesterday] gestern
        [week] am { weekday }
        [year] am { ORDINAL($day, case: "dat") } { month }
       *[date] am { ORDINAL($day, case: "dat") } { month } { $year }
    }
    .braille = { $near ->
        [today] heute
        [yesterday] gestern
        [week] { weekday.short }
        [year] { $day }.{ $month }.
       *[date] { $day }.{ $month }.{ $year }
    }
time-said = um { SAY($hour, gender: "neuter") } Uhr{ $minute ->
        [0] {""}
       *[other] {" "}{ $minute }
    }
date = { day-said } { time-said }
    .braille = { day-said.braille } { $clock }

unit-tricks = trick
    .label = Stiche
unit-points = point
    .label = Punkte
unit-chips = chip
    .label = Chips
