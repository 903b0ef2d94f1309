# Arena: zwei Spieler in doppelt gespielten Spielen
arena-result = { $first } gegen { $second }: { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } plus oder minus { NUMBER($interval, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $unit ->
        [tricks] Stiche
        [chips] Chips
       *[points] Punkte
    } je Spiel, { $deals ->
        [one] 1 Spiel
       *[other] { $deals } Spiele
    }, Konfidenzintervall 95 Prozent
arena-others = { $second }: { NUMBER($others, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-time = Zeit je Zug, { $first }: { NUMBER($move, minimumFractionDigits: 1, maximumFractionDigits: 1) } Millisekunden, höchstens { NUMBER($longest, minimumFractionDigits: 1, maximumFractionDigits: 1) } Millisekunden
arena-forfeit = { $player } hat { $count ->
        [one] 1 Zug
       *[other] { NUMBER($count) } Züge
    } verwirkt: { $why ->
        [late] keine Antwort zur rechten Zeit
        [ended] das Programm war zu Ende
        [flood] es schrieb mehr, als es darf
        [garbled] die Antwort war keine Antwort auf die Frage
        [refused] es weigerte sich zu wählen
        [illegal] der Zug ist nicht erlaubt
       *[unasked] nach dreien hintereinander wurde es nicht mehr gefragt
    }
arena-seed = Startzahl der Spiele: { $seed }
