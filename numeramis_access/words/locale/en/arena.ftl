# Arena: two players in duplicate deals
arena-result = { $first } against { $second }: { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($interval, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $unit ->
        [tricks] tricks
        [chips] chips
       *[points] points
    } a deal, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, interval of 95 per cent
arena-others = { $second }: { NUMBER($others, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-time = Time a move of { $first }: { NUMBER($move, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, at most { NUMBER($longest, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-out-of-step = The other program's table does not agree with ours: { $what }
