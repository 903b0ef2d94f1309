### Echte Karten auf dem Tisch: jemand sagt jede Karte an, das Programm führt Regeln und Zettel.

call-games = Ein Spiel mit echten Karten
    .braille = echte karten
call-continue = Fortsetzen: { $match }
call-begin = Ansagen beginnen
call-seat = { ORDINAL($number, gender: "masculine") } Platz: { $name }
call-player = Spieler { $number }
call-name = Name an diesem Platz
call-dealer = Zuerst gibt
call-begun = Sagen Sie jede gespielte Karte sofort an. Letzte Ansage zurücknehmen: Rücktaste.
    .brief = Sagen Sie die Karten an.
    .braille = karten ansagen
call-continued = Fortgesetzt wird das Spiel mit echten Karten: { $game }.
    .braille = { $game } geht weiter
call-next = An der Reihe: { $name }.
    .braille = dran: { $name }
call-cards-of = { $name }: Sagen Sie noch { COUNT($count, of: "card", case: "acc") } an.
    .braille = { $name } noch { $count }
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
call-numbers-only = Hier werden nur Zahlen angesagt.
    .braille = nur zahlen
call-no-hints = Das Programm sieht niemandem in die Karten und kann hier keinen Rat geben.
    .braille = hier kein rat
call-taken-back = Zurückgenommen.
    .braille = zurück
call-nothing-back = Noch gibt es keine Ansage zum Zurücknehmen.
    .braille = keine ansage
call-menu = Menü der Ansage
call-correct = Eine Ansage berichtigen
call-corrections = Ansagen, die letzte zuerst
call-correction = Berichtigen: { $what }
call-other-card = Es war eine andere Karte
call-which-card = Welche Karte war es?
call-card = { CARD($card) }
call-back-to-here = Diese und alle späteren Ansagen zurücknehmen
call-corrected = Berichtigt.
    .braille = berichtigt
call-correction-fails = Das widerspricht einer späteren Ansage: { $what }
    .braille = gegen: { $what }
call-really-leave = Den Tisch verlassen? Die Ansagen bleiben gespeichert, Sie können fortfahren.
    .braille = verlassen?
call-begin-from-menu = Beginnen Sie ein neues Spiel im Menü: ein Spiel mit echten Karten.
    .braille = neu im menü
call-turned-first = Sagen Sie zuerst die aufgedeckte Karte an.
    .braille = erst aufgedeckte
call-play-on = Angesagt wird bis zur letzten Karte.
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
call-incomplete = Dieser Ansage fehlen Karten.
    .braille = karten fehlen
