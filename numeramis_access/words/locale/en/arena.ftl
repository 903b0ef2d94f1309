# Arena: two players in duplicate deals
arena-result = { $first } against { $second }: { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } plus or minus { NUMBER($interval, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $unit ->
        [tricks] tricks
        [chips] chips
       *[points] points
    } a deal, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, 95 percent confidence interval
arena-others = { $second }: { NUMBER($others, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-time = Time per move, { $first }: { NUMBER($move, minimumFractionDigits: 1, maximumFractionDigits: 1) } milliseconds, at most { NUMBER($longest, minimumFractionDigits: 1, maximumFractionDigits: 1) } milliseconds
arena-out-of-step = The other program's table does not agree with ours: { $what }
