# Arena: dwóch graczy w podwójnych rozdaniach
arena-result = { $first } przeciwko { $second }: { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } plus minus { NUMBER($interval, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $unit ->
        [tricks] lewy
        [chips] żetonu
       *[points] punktu
    } na rozdanie, rozdań { $deals }, przedział 95 procent
arena-others = { $second }: { NUMBER($others, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-time = Czas na ruch, { $first }: { NUMBER($move, minimumFractionDigits: 1, maximumFractionDigits: 1) } milisekundy, najwyżej { NUMBER($longest, minimumFractionDigits: 1, maximumFractionDigits: 1) } milisekundy
arena-forfeit = { $player }: przepadłych ruchów { NUMBER($count) }, { $why ->
        [late] odpowiedź spóźniona
        [ended] program się zakończył
        [flood] odpowiedź za długa
        [garbled] odpowiedź nie na to pytanie
        [refused] odmowa ruchu
        [illegal] taki ruch jest niemożliwy
       *[unasked] po trzech z rzędu bez dalszych pytań
    }
arena-seed = Numer rozdań: { $seed }
