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
arena-out-of-step = Stůl druhého programu nesouhlasí s naším: { $what }
