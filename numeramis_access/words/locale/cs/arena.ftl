# Aréna: dva hráči ve dvojitých rozdáních
arena-result = { $first } proti { $second }: { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } plus minus { NUMBER($interval, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $unit ->
        [tricks] zdvihu
        [chips] žetonu
       *[points] bodu
    } na rozdání, { $deals ->
        [one] 1 rozdání
       *[other] { $deals } rozdání
    }, interval 95 procent
arena-others = { $second }: { NUMBER($others, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-time = Čas na tah, { $first }: { NUMBER($move, minimumFractionDigits: 1, maximumFractionDigits: 1) } milisekundy, nejvýše { NUMBER($longest, minimumFractionDigits: 1, maximumFractionDigits: 1) } milisekundy
arena-forfeit = { $player }: { $count ->
        [one] 1 propadlý tah
        [few] { NUMBER($count) } propadlé tahy
       *[other] { NUMBER($count) } propadlých tahů
    }, { $why ->
        [late] neodpověděl včas
        [ended] skončil
        [flood] napsal víc, než smí
        [garbled] odpověď nepatřila k otázce
        [refused] odmítl táhnout
        [illegal] takový tah nejde
       *[unasked] po třech za sebou už nebyl tázán
    }
arena-seed = Číslo rozdání: { $seed }
