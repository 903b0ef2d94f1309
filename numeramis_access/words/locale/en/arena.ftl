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
arena-forfeit = { $player } forfeited { $count ->
        [one] 1 move
       *[other] { NUMBER($count) } moves
    }: { $why ->
        [late] it did not answer in time
        [ended] it had ended
        [flood] it wrote more than it may
        [garbled] its answer was no answer to the question
        [refused] it refused to choose
        [illegal] its action is not legal
       *[unasked] it was not asked again after three in a row
    }
arena-seed = Seed of the deals: { $seed }
