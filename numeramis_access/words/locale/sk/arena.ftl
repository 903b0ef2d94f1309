# Aréna: dvaja hráči v dvojitých rozdaniach
arena-result = { $first } proti { $second }: { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } plus mínus { NUMBER($interval, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $unit ->
        [tricks] zdvihu
        [chips] žetónu
       *[points] bodu
    } na rozdanie, { $deals ->
        [one] 1 rozdanie
       *[other] { $deals } rozdanie
    }, interval 95 percent
arena-others = { $second }: { NUMBER($others, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-time = Čas na ťah, { $first }: { NUMBER($move, minimumFractionDigits: 1, maximumFractionDigits: 1) } milisekundy, najviac { NUMBER($longest, minimumFractionDigits: 1, maximumFractionDigits: 1) } milisekundy
arena-forfeit = { $player }: { $count ->
        [one] 1 prepadnutý ťah
        [few] { NUMBER($count) } prepadnuté ťahy
       *[other] { NUMBER($count) } prepadnutých ťahov
    }, { $why ->
        [late] neodpovedal včas
        [ended] skončil
        [flood] napísal viac, než smie
        [garbled] odpoveď nepatrila k otázke
        [refused] odmietol ťahať
        [illegal] taký ťah nejde
       *[unasked] po troch za sebou už nebol opýtaný
    }
arena-seed = Číslo rozdania: { $seed }
