### Co dowiaduje się właściciel stołów dla ludzi: polecenie „club”.

club-people = { $count ->
        [0] Przy tych stołach nikogo jeszcze nie było.
       *[other] Znamy tu: { COUNT($count, of: "person", case: "acc") }.
    }
club-tables = { $count ->
        [0] Żaden stół nie jest otwarty.
       *[other] Otwarte: { COUNT($count, of: "table") }.
    }
club-table = { $game }, { $stage ->
        [playing] trwa gra
       *[gathering] zbiera się
    }: { $names }; { $id }
club-why = Powód: { $why }
club-said = { $name } mówi tam: { $said }
club-somebody-gone = ktoś usunięty
club-no-report = Zgłoszenia { $number } tu nie ma.
club-dismissed = Zgłoszenie { $number } jest usunięte.
club-one-of = { $name }, { $id }
club-unbanned = { $name } może znów wchodzić.
club-limit-per-line = z jednego połączenia
club-limit-per-person = od jednego człowieka
club-limit-per-address = z jednego adresu
club-limit-per-table = przy jednym stole
club-limit-per-house = razem
