### Wer nur einen Controller hat, hört diese Sätze statt derer, die von der Tastatur sprechen.

continue-with-enter = Drücken Sie die Taste A, um fortzufahren.
    .brief = Fortfahren: Taste A.
turn-rests = Fortfahren mit der Taste A.
match-finished = Drücken Sie die Taste A für das Menü.
    .brief = Aus. Menü: Taste A.
how-to-choose = Gehen Sie mit dem linken Stick zu Ihrer Wahl und drücken Sie die Taste A.
    .brief = Wählen Sie mit dem linken Stick und der Taste A.
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
help-choices-walked = Zur Wahl stehen { $count } Möglichkeiten; gehen Sie mit dem linken Stick von einer zur anderen.
help-menu = Tasten des Controllers in Menüs
help-table = Tasten des Controllers am Tisch
help-reader = Tasten des Controllers beim Lesen
help-number = Eine Zahl wählen: mit dem linken Stick, bestätigt mit der Taste A
help-writing = Einen Text schreiben: mit dem Controller nicht möglich, zurück mit der Taste B
first-step-2 = Taste A einmal: die Karte hören. Taste A noch einmal: die Karte spielen.
together-help-devices = Sie spielen an zwei Geräten. Außer der Reihe sagt eine Taste nur, wer dran ist. Was keine Taste hat, steht im Menü: { pad-key-start }, dann „{ match-commands }“.
set-wait-after-trick = Nach jedem Stich auf die Taste A warten
set-languages = Sprachen, zwischen denen gewechselt wird
set-only-card-key = wird gespielt, wenn Sie noch einmal „{ command-next-playable }“ wählen
