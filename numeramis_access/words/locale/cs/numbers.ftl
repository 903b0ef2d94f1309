# Čísla slovy. Tvary: rod-pád (feminine-acc), rod (1. a 4. pád), pád (ins), oblique (ostatní pády), compound (za desítkou
# nebo stovkou: dvacet jedna, dvacet dva). Bez tvaru je to číslovka při počítání: jedna, dva, tři.
numeral-0 = nula
    .gen = nuly
    .dat = nule
    .acc = nulu
    .loc = nule
    .ins = nulou
numeral-1 = jedna
    .masculine = jeden
    .masculine-gen = jednoho
    .masculine-dat = jednomu
    .masculine-loc = jednom
    .masculine-ins = jedním
    .feminine = jedna
    .feminine-acc = jednu
    .feminine-gen = jedné
    .feminine-dat = jedné
    .feminine-loc = jedné
    .feminine-ins = jednou
    .neuter = jedno
    .neuter-gen = jednoho
    .neuter-dat = jednomu
    .neuter-loc = jednom
    .neuter-ins = jedním
    .gen = jedné
    .dat = jedné
    .acc = jednu
    .loc = jedné
    .ins = jednou
    .compound = jedna
numeral-2 = dva
    .masculine = dva
    .feminine = dvě
    .neuter = dvě
    .gen = dvou
    .loc = dvou
    .dat = dvěma
    .ins = dvěma
    .compound-nom = dva
    .compound-acc = dva
numeral-3 = tři
    .gen = tří
    .dat = třem
    .loc = třech
    .ins = třemi
numeral-4 = čtyři
    .gen = čtyř
    .dat = čtyřem
    .loc = čtyřech
    .ins = čtyřmi
numeral-5 = pět
    .oblique = pěti
numeral-6 = šest
    .oblique = šesti
numeral-7 = sedm
    .oblique = sedmi
numeral-8 = osm
    .oblique = osmi
numeral-9 = devět
    .oblique = devíti
numeral-10 = deset
    .oblique = deseti
numeral-11 = jedenáct
    .oblique = jedenácti
numeral-12 = dvanáct
    .oblique = dvanácti
numeral-13 = třináct
    .oblique = třinácti
numeral-14 = čtrnáct
    .oblique = čtrnácti
numeral-15 = patnáct
    .oblique = patnácti
numeral-16 = šestnáct
    .oblique = šestnácti
numeral-17 = sedmnáct
    .oblique = sedmnácti
numeral-18 = osmnáct
    .oblique = osmnácti
numeral-19 = devatenáct
    .oblique = devatenácti
numeral-20 = dvacet
    .oblique = dvaceti
numeral-30 = třicet
    .oblique = třiceti
numeral-40 = čtyřicet
    .oblique = čtyřiceti
numeral-50 = padesát
    .oblique = padesáti
numeral-60 = šedesát
    .oblique = šedesáti
numeral-70 = sedmdesát
    .oblique = sedmdesáti
numeral-80 = osmdesát
    .oblique = osmdesáti
numeral-90 = devadesát
    .oblique = devadesáti
numeral-100 = sto
    .gen = sta
    .dat = stu
    .loc = stu
    .ins = stem
numeral-200 = dvě stě
    .gen = dvou set
    .dat = dvěma stům
    .loc = dvou stech
    .ins = dvěma sty
numeral-300 = tři sta
    .gen = tří set
    .dat = třem stům
    .loc = třech stech
    .ins = třemi sty
numeral-400 = čtyři sta
    .gen = čtyř set
    .dat = čtyřem stům
    .loc = čtyřech stech
    .ins = čtyřmi sty
numeral-500 = pět set
    .gen = pěti set
    .dat = pěti stům
    .loc = pěti stech
    .ins = pěti sty
numeral-600 = šest set
    .gen = šesti set
    .dat = šesti stům
    .loc = šesti stech
    .ins = šesti sty
numeral-700 = sedm set
    .gen = sedmi set
    .dat = sedmi stům
    .loc = sedmi stech
    .ins = sedmi sty
numeral-800 = osm set
    .gen = osmi set
    .dat = osmi stům
    .loc = osmi stech
    .ins = osmi sty
numeral-900 = devět set
    .gen = devíti set
    .dat = devíti stům
    .loc = devíti stech
    .ins = devíti sty
# Sto dvě karty, sto tři žetony, ale sto jedna žetonů a sto dvacet dva žetonů.
agrees-after-hundreds = few
numeral-1000 = tisíc
    .gen = tisíce
    .dat = tisíci
    .loc = tisíci
    .ins = tisícem
# Předložky před číslovkou: tvar „longer“ stojí před slovy, která začínají některým z „before“.
preposition-z = z
    .longer = ze
    .before = dv tř čt še se st
preposition-s = s
    .longer = se
    .before = dv tř čt še se st
preposition-v = v
    .longer = ve
    .before = dv tř čt st
numeral-tens = { $head } { $rest }
numeral-hundreds = { $head } { $rest }
numeral-thousands = { $head } { $rest }
numeral-minus = minus { $number }
numeral-half = půl
numeral-and-half = { $words } a půl
numeral-tenths = { $whole ->
        [0] {""}
        [1] { $case ->
            [acc] jednu celou{" "}
           *[nom] jedna celá{" "}
        }
        [few] { SAY($whole, gender: "feminine") } celé{" "}
       *[other] { $whole } celých{" "}
    }{ $case ->
        [acc] { COUNT($tenth, of: "tenth", case: "acc") }
       *[nom] { COUNT($tenth, of: "tenth") }
    }

numeral-hundredths = { $whole ->
        [0] {""}
        [1] { $case ->
            [acc] jednu celou{" "}
           *[nom] jedna celá{" "}
        }
        [few] { SAY($whole, gender: "feminine") } celé{" "}
       *[other] { $whole } celých{" "}
    }{ $case ->
        [acc] { COUNT($hundredths, of: "hundredth", case: "acc") }
       *[nom] { COUNT($hundredths, of: "hundredth") }
    }
# Řadové číslovky: základ a koncovky přídavného jména, tvrdého nebo měkkého.
adjective-hard = ý
    .feminine = á
    .feminine-acc = ou
    .feminine-gen = é
    .feminine-dat = é
    .feminine-loc = é
    .feminine-ins = ou
    .neuter = é
    .gen = ého
    .dat = ému
    .loc = ém
    .ins = ým
adjective-soft = í
    .feminine-gen = í
    .feminine-dat = í
    .feminine-loc = í
    .feminine-ins = í
    .gen = ího
    .dat = ímu
    .loc = ím
    .ins = ím
ordinal-1 = prvn
    .kind = soft
ordinal-2 = druh
    .kind = hard
ordinal-3 = třet
    .kind = soft
ordinal-4 = čtvrt
    .kind = hard
ordinal-5 = pát
    .kind = hard
ordinal-6 = šest
    .kind = hard
ordinal-7 = sedm
    .kind = hard
ordinal-8 = osm
    .kind = hard
ordinal-9 = devát
    .kind = hard
ordinal-10 = desát
    .kind = hard
ordinal-11 = jedenáct
    .kind = hard
ordinal-12 = dvanáct
    .kind = hard
ordinal-13 = třináct
    .kind = hard
ordinal-14 = čtrnáct
    .kind = hard
ordinal-15 = patnáct
    .kind = hard
ordinal-16 = šestnáct
    .kind = hard
ordinal-17 = sedmnáct
    .kind = hard
ordinal-18 = osmnáct
    .kind = hard
ordinal-19 = devatenáct
    .kind = hard
ordinal-20 = dvacát
    .kind = hard
ordinal-30 = třicát
    .kind = hard
ordinal-40 = čtyřicát
    .kind = hard
ordinal-50 = padesát
    .kind = hard
ordinal-60 = šedesát
    .kind = hard
ordinal-70 = sedmdesát
    .kind = hard
ordinal-80 = osmdesát
    .kind = hard
ordinal-90 = devadesát
    .kind = hard
ordinal-100 = st
    .kind = hard
ordinal-tens = { $tens } { $unit }
ordinal-digits = { $number }.

# Co se počítá
noun-trick = zdvih
    .gender = masculine
    .few = zdvihy
    .part = zdvihu
    .other = zdvihů
    .gen = zdvihů
    .gen-one = zdvihu
    .loc = zdvizích
    .ins = zdvihy
    .above-2 = a čtvrt
    .above-3 = a třetina
    .above-3-acc = a třetinu
    .above-4 = a půl
    .above-6 = a půl
    .above-7 = a dvě třetiny
    .above-8 = a tři čtvrtě
noun-odd = trik
    .gender = masculine
    .few = triky
    .part = triku
    .other = triků
    .gen = triků
    .gen-one = triku
    .above-2 = a čtvrt
    .above-3 = a třetina
    .above-3-acc = a třetinu
    .above-4 = a půl
    .above-6 = a půl
    .above-7 = a dvě třetiny
    .above-8 = a tři čtvrtě
noun-point = bod
    .gender = masculine
    .few = body
    .part = bodu
    .other = bodů
    .gen = bodů
    .gen-one = bodu
    .loc = bodech
    .loc-one = bodu
    .ins = body
    .ins-one = bodem
    .above-2 = a čtvrt
    .above-3 = a třetina
    .above-3-acc = a třetinu
    .above-4 = a půl
    .above-6 = a půl
    .above-7 = a dvě třetiny
    .above-8 = a tři čtvrtě
noun-chip = žeton
    .gender = masculine
    .few = žetony
    .part = žetonu
    .other = žetonů
    .gen = žetonů
    .gen-one = žetonu
    .ins = žetony
    .ins-one = žetonem
    .above-2 = a čtvrt
    .above-3 = a třetina
    .above-3-acc = a třetinu
    .above-4 = a půl
    .above-6 = a půl
    .above-7 = a dvě třetiny
    .above-8 = a tři čtvrtě
noun-place = místo
    .gender = neuter
    .few = místa
    .part = místa
    .other = míst
    .gen = míst
    .gen-one = místa
    .loc = místech
    .ins = místy
    .above-2 = a čtvrt
    .above-3 = a třetina
    .above-3-acc = a třetinu
    .above-4 = a půl
    .above-6 = a půl
    .above-7 = a dvě třetiny
    .above-8 = a tři čtvrtě
noun-card = karta
    .gender = feminine
    .few = karty
    .part = karty
    .other = karet
    .gen = karet
    .acc-one = kartu
    .gen-one = karty
    .ins = kartami
    .ins-one = kartou
    .loc = kartách
    .loc-one = kartě
noun-game = hra
    .gender = feminine
    .few = hry
    .part = hry
    .other = her
    .gen = her
    .acc-one = hru
    .gen-one = hry
    .loc = hrách
noun-match = partie
    .gender = feminine
    .few = partie
    .part = partie
    .other = partií
    .gen = partií
    .gen-one = partie
    .acc-one = partii
noun-deal = rozdání
    .gender = neuter
    .few = rozdání
    .part = rozdání
    .other = rozdání
    .gen = rozdání
noun-phase = fáze
    .gender = feminine
    .few = fáze
    .part = fáze
    .other = fází
    .gen = fází
    .gen-one = fáze
    .acc-one = fázi
noun-player = hráč
    .gender = masculine
    .few = hráči
    .part = hráče
    .other = hráčů
    .gen = hráčů
    .gen-one = hráče
noun-opponent = soupeř
    .gender = masculine
    .few = soupeři
    .part = soupeře
    .other = soupeřů
    .gen = soupeřů
    .gen-one = soupeře
noun-second = sekunda
    .gender = feminine
    .few = sekundy
    .part = sekundy
    .other = sekund
    .gen = sekund
    .gen-one = sekundy
    .acc-one = sekundu
noun-letter = písmeno
    .gender = neuter
    .few = písmena
    .part = písmena
    .other = písmen
    .gen = písmen
    .gen-one = písmene
noun-digit = číslice
    .gender = feminine
    .few = číslice
    .part = číslice
    .other = číslic
    .gen = číslic
    .gen-one = číslice
    .acc-one = číslici
noun-record = záznam
    .gender = masculine
    .few = záznamy
    .part = záznamu
    .other = záznamů
    .gen = záznamů
    .gen-one = záznamu
noun-week = týden
    .gender = masculine
    .few = týdny
    .part = týdne
    .other = týdnů
    .gen = týdnů
    .gen-one = týdne
    .acc-one = týden
noun-position = pozice
    .gender = feminine
    .few = pozice
    .part = pozice
    .other = pozic
    .gen = pozic
    .gen-one = pozice
    .acc-one = pozici
noun-choice = volba
    .gender = feminine
    .few = volby
    .part = volby
    .other = voleb
    .gen = voleb
    .gen-one = volby
    .acc-one = volbu
noun-answer = odpověď
    .gender = feminine
    .few = odpovědi
    .part = odpovědi
    .other = odpovědí
    .gen = odpovědí
    .gen-one = odpovědi
    .acc-one = odpověď
noun-question = otázka
    .gender = feminine
    .few = otázky
    .part = otázky
    .other = otázek
    .gen = otázek
    .gen-one = otázky
    .acc-one = otázku
noun-file = soubor
    .gender = masculine
    .few = soubory
    .part = souboru
    .other = souborů
    .gen = souborů
    .gen-one = souboru
noun-move = tah
    .gender = masculine
    .few = tahy
    .part = tahu
    .other = tahů
    .gen = tahů
    .gen-one = tahu
noun-percent = procento
    .gender = neuter
    .few = procenta
    .part = procenta
    .other = procent
    .gen = procent
    .gen-one = procenta
noun-nine = devítka
    .gender = feminine
    .few = devítky
    .part = devítky
    .other = devítek
    .gen = devítek
    .gen-one = devítky
    .acc-one = devítku
noun-eight = osmička
    .gender = feminine
    .few = osmičky
    .part = osmičky
    .other = osmiček
    .gen = osmiček
    .gen-one = osmičky
    .acc-one = osmičku
noun-seven = sedmička
    .gender = feminine
    .few = sedmičky
    .part = sedmičky
    .other = sedmiček
    .gen = sedmiček
    .gen-one = sedmičky
    .acc-one = sedmičku
noun-tenth = desetina
    .gender = feminine
    .few = desetiny
    .part = desetiny
    .other = desetin
    .gen = desetin
    .acc-one = desetinu
noun-hundredth = setina
    .gender = feminine
    .few = setiny
    .part = setiny
    .other = setin
    .gen = setin
    .acc-one = setinu
noun-thousand = tisíc
    .gender = masculine
    .few = tisíce
    .part = tisíce
    .other = tisíc
    .gen = tisíc
    .dat = tisícům
    .loc = tisících
    .ins = tisíci
noun-hour = hodina
    .gender = feminine
    .few = hodiny
    .part = hodiny
    .other = hodin
    .gen = hodin
    .gen-one = hodiny
    .acc-one = hodinu
noun-minute = minuta
    .gender = feminine
    .few = minuty
    .part = minuty
    .other = minut
    .gen = minut
    .gen-one = minuty
    .acc-one = minutu
noun-day = den
    .gender = masculine
    .few = dny
    .part = dne
    .other = dní
    .gen = dní
    .gen-one = dne
noun-table = stůl
    .gender = masculine
    .few = stoly
    .part = stolu
    .other = stolů
    .gen = stolů
    .gen-one = stolu
noun-person = člověk
    .gender = masculine
    .few = lidé
    .part = člověka
    .other = lidí
    .gen = lidí
    .gen-one = člověka
noun-report = hlášení
    .gender = neuter
    .few = hlášení
    .part = hlášení
    .other = hlášení
    .gen = hlášení
noun-sentence = věta
    .gender = feminine
    .few = věty
    .part = věty
    .other = vět
    .gen = vět
    .gen-one = věty
    .acc-one = větu
noun-round = kolo
    .gender = neuter
    .few = kola
    .part = kola
    .other = kol
    .gen = kol
    .gen-one = kola

of-games = { SAY($games, case: "gen", after: "z") }
    .played = { $games ->
        [few] Hrají se { COUNT($games, of: "game") }.
       *[other] Hraje se { COUNT($games, of: "game") }.
    }

# Datum: den a měsíc ve druhém pádě
weekday =
    { $weekday ->
        [1] pondělí
        [2] úterý
        [3] středa
        [4] čtvrtek
        [5] pátek
        [6] sobota
       *[7] neděle
    }
    .on = { $weekday ->
        [1] v pondělí
        [2] v úterý
        [3] ve středu
        [4] ve čtvrtek
        [5] v pátek
        [6] v sobotu
       *[7] v neděli
    }
    .short = { $weekday ->
        [1] po
        [2] út
        [3] st
        [4] čt
        [5] pá
        [6] so
       *[7] ne
    }
month =
    { $month ->
        [1] ledna
        [2] února
        [3] března
        [4] dubna
        [5] května
        [6] června
        [7] července
        [8] srpna
        [9] září
        [10] října
        [11] listopadu
       *[12] prosince
    }
    .nom = { $month ->
        [1] leden
        [2] únor
        [3] březen
        [4] duben
        [5] květen
        [6] červen
        [7] červenec
        [8] srpen
        [9] září
        [10] říjen
        [11] listopad
       *[12] prosinec
    }
# Kdy to bylo, jak se to řekne v ten den, $near: dnes, včera, v pátek; později datem, a jiný rok s rokem.
day-said =
    { $near ->
        [today] dnes
        [yesterday] včera
        [week] { weekday.on }
        [year] { ORDINAL($day, case: "gen") } { month }
       *[date] { ORDINAL($day, case: "gen") } { month } { $year }
    }
    .braille = { $near ->
        [today] dnes
        [yesterday] včera
        [week] { weekday.short }
        [year] { $day }. { $month }.
       *[date] { $day }. { $month }. { $year }
    }
time-said = { $minute ->
        [0] { $hour ->
            [0] o půlnoci
            [12] v poledne
           *[other] { COUNT($hour, of: "hour", case: "acc", after: "v") }
        }
       *[other] { $hour ->
            [0] { COUNT($minute, of: "minute") } po půlnoci
           *[other] { time-said.clock }
        }
    }
    .clock = { $tens ->
        [0] { COUNT($hour, of: "hour", case: "acc", after: "v") } a { COUNT($minute, of: "minute", case: "acc") }
       *[other] { SAY($hour, gender: "feminine", case: "acc", after: "v") } { SAY($minute, gender: "feminine") }
    }
date = { day-said } { time-said }
    .braille = { day-said.braille } { $clock }

# Čím se měří rozdání: slovo pro počet a jak se jmenuje samo
unit-tricks = trick
    .label = Zdvihy
unit-points = point
    .label = Body
unit-chips = chip
    .label = Žetony
