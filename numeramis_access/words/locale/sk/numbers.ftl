# Čísla slovami. Tvary: rod-pád (feminine-acc), rod (1. a 4. pád), pád (ins), oblique (ostatné pády), compound (za
# desiatkou alebo stovkou). Rod personal majú mužské osoby: dvaja hráči. Zložené číslovky sa neskloňujú (compounds-stay):
# „od dvadsaťjeden kariet“. Pramene: Morfológia slovenského jazyka (Dvonč a kol., 1966, § Číslovky) a Pravidlá slovenského
# pravopisu (2013), obe na juls.savba.sk; slová do 10 000 porovnané s num2words 0.5.14.
numeral-0 = nula
    .gen = nuly
    .dat = nule
    .acc = nulu
    .loc = nule
    .ins = nulou
numeral-1 = jeden
    .masculine = jeden
    .masculine-gen = jedného
    .masculine-dat = jednému
    .masculine-loc = jednom
    .masculine-ins = jedným
    .personal = jeden
    .personal-acc = jedného
    .personal-gen = jedného
    .personal-dat = jednému
    .personal-loc = jednom
    .personal-ins = jedným
    .feminine = jedna
    .feminine-acc = jednu
    .feminine-gen = jednej
    .feminine-dat = jednej
    .feminine-loc = jednej
    .feminine-ins = jednou
    .neuter = jedno
    .neuter-gen = jedného
    .neuter-dat = jednému
    .neuter-loc = jednom
    .neuter-ins = jedným
    .gen = jedného
    .dat = jednému
    .loc = jednom
    .ins = jedným
    .compound = jeden
numeral-2 = dva
    .masculine = dva
    .personal = dvaja
    .personal-acc = dvoch
    .feminine = dve
    .neuter = dve
    .gen = dvoch
    .dat = dvom
    .loc = dvoch
    .ins = dvoma
    .compound = dva
numeral-3 = tri
    .personal = traja
    .personal-acc = troch
    .gen = troch
    .dat = trom
    .loc = troch
    .ins = troma
    .compound = tri
numeral-4 = štyri
    .personal = štyria
    .personal-acc = štyroch
    .gen = štyroch
    .dat = štyrom
    .loc = štyroch
    .ins = štyrmi
    .compound = štyri
numeral-5 = päť
    .gen = piatich
    .dat = piatim
    .loc = piatich
    .ins = piatimi
    .personal-acc = piatich
    .compound = päť
numeral-6 = šesť
    .gen = šiestich
    .dat = šiestim
    .loc = šiestich
    .ins = šiestimi
    .personal-acc = šiestich
    .compound = šesť
numeral-7 = sedem
    .gen = siedmich
    .dat = siedmim
    .loc = siedmich
    .ins = siedmimi
    .personal-acc = siedmich
    .compound = sedem
numeral-8 = osem
    .gen = ôsmich
    .dat = ôsmim
    .loc = ôsmich
    .ins = ôsmimi
    .personal-acc = ôsmich
    .compound = osem
numeral-9 = deväť
    .gen = deviatich
    .dat = deviatim
    .loc = deviatich
    .ins = deviatimi
    .personal-acc = deviatich
    .compound = deväť
numeral-10 = desať
    .gen = desiatich
    .dat = desiatim
    .loc = desiatich
    .ins = desiatimi
    .personal-acc = desiatich
    .compound = desať
numeral-11 = jedenásť
    .gen = jedenástich
    .dat = jedenástim
    .loc = jedenástich
    .ins = jedenástimi
    .personal-acc = jedenástich
    .compound = jedenásť
numeral-12 = dvanásť
    .gen = dvanástich
    .dat = dvanástim
    .loc = dvanástich
    .ins = dvanástimi
    .personal-acc = dvanástich
    .compound = dvanásť
numeral-13 = trinásť
    .gen = trinástich
    .dat = trinástim
    .loc = trinástich
    .ins = trinástimi
    .personal-acc = trinástich
    .compound = trinásť
numeral-14 = štrnásť
    .gen = štrnástich
    .dat = štrnástim
    .loc = štrnástich
    .ins = štrnástimi
    .personal-acc = štrnástich
    .compound = štrnásť
numeral-15 = pätnásť
    .gen = pätnástich
    .dat = pätnástim
    .loc = pätnástich
    .ins = pätnástimi
    .personal-acc = pätnástich
    .compound = pätnásť
numeral-16 = šestnásť
    .gen = šestnástich
    .dat = šestnástim
    .loc = šestnástich
    .ins = šestnástimi
    .personal-acc = šestnástich
    .compound = šestnásť
numeral-17 = sedemnásť
    .gen = sedemnástich
    .dat = sedemnástim
    .loc = sedemnástich
    .ins = sedemnástimi
    .personal-acc = sedemnástich
    .compound = sedemnásť
numeral-18 = osemnásť
    .gen = osemnástich
    .dat = osemnástim
    .loc = osemnástich
    .ins = osemnástimi
    .personal-acc = osemnástich
    .compound = osemnásť
numeral-19 = devätnásť
    .gen = devätnástich
    .dat = devätnástim
    .loc = devätnástich
    .ins = devätnástimi
    .personal-acc = devätnástich
    .compound = devätnásť
numeral-20 = dvadsať
    .gen = dvadsiatich
    .dat = dvadsiatim
    .loc = dvadsiatich
    .ins = dvadsiatimi
    .personal-acc = dvadsiatich
    .compound = dvadsať
numeral-30 = tridsať
    .gen = tridsiatich
    .dat = tridsiatim
    .loc = tridsiatich
    .ins = tridsiatimi
    .personal-acc = tridsiatich
    .compound = tridsať
numeral-40 = štyridsať
    .gen = štyridsiatich
    .dat = štyridsiatim
    .loc = štyridsiatich
    .ins = štyridsiatimi
    .personal-acc = štyridsiatich
    .compound = štyridsať
numeral-50 = päťdesiat
    .gen = päťdesiatich
    .dat = päťdesiatim
    .loc = päťdesiatich
    .ins = päťdesiatimi
    .personal-acc = päťdesiatich
    .compound = päťdesiat
numeral-60 = šesťdesiat
    .gen = šesťdesiatich
    .dat = šesťdesiatim
    .loc = šesťdesiatich
    .ins = šesťdesiatimi
    .personal-acc = šesťdesiatich
    .compound = šesťdesiat
numeral-70 = sedemdesiat
    .gen = sedemdesiatich
    .dat = sedemdesiatim
    .loc = sedemdesiatich
    .ins = sedemdesiatimi
    .personal-acc = sedemdesiatich
    .compound = sedemdesiat
numeral-80 = osemdesiat
    .gen = osemdesiatich
    .dat = osemdesiatim
    .loc = osemdesiatich
    .ins = osemdesiatimi
    .personal-acc = osemdesiatich
    .compound = osemdesiat
numeral-90 = deväťdesiat
    .gen = deväťdesiatich
    .dat = deväťdesiatim
    .loc = deväťdesiatich
    .ins = deväťdesiatimi
    .personal-acc = deväťdesiatich
    .compound = deväťdesiat
numeral-100 = sto
numeral-200 = dvesto
numeral-300 = tristo
numeral-400 = štyristo
numeral-500 = päťsto
numeral-600 = šesťsto
numeral-700 = sedemsto
numeral-800 = osemsto
numeral-900 = deväťsto
numeral-1000 = tisíc
numeral-2000 = dvetisíc
numeral-of-thousands = tisíc
compounds-stay = yes
agrees-after-hundreds = none
# Predložky pred číslovkou: tvar „longer“ stojí pred slovami, ktoré sa začínajú niektorým z „before“.
preposition-z = z
    .longer = zo
    .before = s š z ž
preposition-s = s
    .longer = so
    .before = s š z ž
preposition-v = v
    .longer = vo
    .before = v f štv
numeral-tens = { $head }{ $rest }
numeral-hundreds = { $head } { $rest }
numeral-thousands = { $head } { $rest }
numeral-minus = mínus { $number }
numeral-half = pol
numeral-and-half = { $words } a pol
numeral-tenths = { $whole ->
        [0] {""}
        [1] { $case ->
            [acc] jednu celú{" "}
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
            [acc] jednu celú{" "}
           *[nom] jedna celá{" "}
        }
        [few] { SAY($whole, gender: "feminine") } celé{" "}
       *[other] { $whole } celých{" "}
    }{ $case ->
        [acc] { COUNT($hundredths, of: "hundredth", case: "acc") }
       *[nom] { COUNT($hundredths, of: "hundredth") }
    }
# Radové číslovky: základ a prípony prídavného mena. Krátke (short) majú po dlhej slabike krátku príponu: piaty.
adjective-hard = ý
    .feminine = á
    .feminine-acc = ú
    .feminine-gen = ej
    .feminine-dat = ej
    .feminine-loc = ej
    .feminine-ins = ou
    .neuter = é
    .personal-acc = ého
    .gen = ého
    .dat = ému
    .loc = om
    .ins = ým
adjective-short = y
    .feminine = a
    .feminine-acc = u
    .feminine-gen = ej
    .feminine-dat = ej
    .feminine-loc = ej
    .feminine-ins = ou
    .neuter = e
    .personal-acc = eho
    .gen = eho
    .dat = emu
    .loc = om
    .ins = ym
adjective-soft = í
    .feminine = ia
    .feminine-acc = iu
    .feminine-gen = ej
    .feminine-dat = ej
    .feminine-loc = ej
    .feminine-ins = ou
    .neuter = ie
    .personal-acc = ieho
    .gen = ieho
    .dat = iemu
    .loc = om
    .ins = ím
ordinal-1 = prv
    .kind = hard
ordinal-2 = druh
    .kind = hard
ordinal-3 = tret
    .kind = soft
ordinal-4 = štvrt
    .kind = hard
ordinal-5 = piat
    .kind = short
ordinal-6 = šiest
    .kind = short
ordinal-7 = siedm
    .kind = short
ordinal-8 = ôsm
    .kind = short
ordinal-9 = deviat
    .kind = short
ordinal-10 = desiat
    .kind = short
ordinal-11 = jedenást
    .kind = short
ordinal-12 = dvanást
    .kind = short
ordinal-13 = trinást
    .kind = short
ordinal-14 = štrnást
    .kind = short
ordinal-15 = pätnást
    .kind = short
ordinal-16 = šestnást
    .kind = short
ordinal-17 = sedemnást
    .kind = short
ordinal-18 = osemnást
    .kind = short
ordinal-19 = devätnást
    .kind = short
ordinal-20 = dvadsiat
    .kind = short
ordinal-30 = tridsiat
    .kind = short
ordinal-40 = štyridsiat
    .kind = short
ordinal-50 = päťdesiat
    .kind = short
ordinal-60 = šesťdesiat
    .kind = short
ordinal-70 = sedemdesiat
    .kind = short
ordinal-80 = osemdesiat
    .kind = short
ordinal-90 = deväťdesiat
    .kind = short
ordinal-100 = st
    .kind = hard
ordinal-tens = { $tens } { $unit }
ordinal-digits = { $number }.

# Čo sa počíta
noun-trick = zdvih
    .gender = masculine
    .few = zdvihy
    .part = zdvihu
    .many = zdvihu
    .other = zdvihov
    .gen = zdvihov
    .gen-one = zdvihu
    .dat = zdvihom
    .dat-one = zdvihu
    .loc = zdvihoch
    .loc-one = zdvihu
    .ins = zdvihmi
    .ins-one = zdvihom
    .above-2 = a štvrť
    .above-3 = a tretina
    .above-3-acc = a tretinu
    .above-4 = a pol
    .above-6 = a pol
    .above-7 = a dve tretiny
    .above-8 = a tri štvrtiny
noun-odd = trik
    .gender = masculine
    .few = triky
    .part = triku
    .many = triku
    .other = trikov
    .gen = trikov
    .gen-one = triku
    .dat = trikom
    .dat-one = triku
    .loc = trikoch
    .loc-one = triku
    .ins = trikmi
    .ins-one = trikom
    .above-2 = a štvrť
    .above-3 = a tretina
    .above-3-acc = a tretinu
    .above-4 = a pol
    .above-6 = a pol
    .above-7 = a dve tretiny
    .above-8 = a tri štvrtiny
noun-point = bod
    .gender = masculine
    .few = body
    .part = bodu
    .many = bodu
    .other = bodov
    .gen = bodov
    .gen-one = bodu
    .dat = bodom
    .dat-one = bodu
    .loc = bodoch
    .loc-one = bode
    .ins = bodmi
    .ins-one = bodom
    .above-2 = a štvrť
    .above-3 = a tretina
    .above-3-acc = a tretinu
    .above-4 = a pol
    .above-6 = a pol
    .above-7 = a dve tretiny
    .above-8 = a tri štvrtiny
noun-chip = žetón
    .gender = masculine
    .few = žetóny
    .part = žetónu
    .many = žetónu
    .other = žetónov
    .gen = žetónov
    .gen-one = žetónu
    .dat = žetónom
    .dat-one = žetónu
    .loc = žetónoch
    .loc-one = žetóne
    .ins = žetónmi
    .ins-one = žetónom
    .above-2 = a štvrť
    .above-3 = a tretina
    .above-3-acc = a tretinu
    .above-4 = a pol
    .above-6 = a pol
    .above-7 = a dve tretiny
    .above-8 = a tri štvrtiny
noun-place = miesto
    .gender = neuter
    .few = miesta
    .part = miesta
    .other = miest
    .gen = miest
    .gen-one = miesta
    .dat = miestam
    .dat-one = miestu
    .loc = miestach
    .loc-one = mieste
    .ins = miestami
    .ins-one = miestom
    .above-2 = a štvrť
    .above-3 = a tretina
    .above-3-acc = a tretinu
    .above-4 = a pol
    .above-6 = a pol
    .above-7 = a dve tretiny
    .above-8 = a tri štvrtiny
noun-card = karta
    .gender = feminine
    .few = karty
    .part = karty
    .many = karty
    .other = kariet
    .gen = kariet
    .gen-one = karty
    .acc-one = kartu
    .dat = kartám
    .dat-one = karte
    .loc = kartách
    .loc-one = karte
    .ins = kartami
    .ins-one = kartou
noun-game = hra
    .gender = feminine
    .few = hry
    .part = hry
    .many = hry
    .other = hier
    .gen = hier
    .gen-one = hry
    .acc-one = hru
    .dat = hrám
    .dat-one = hre
    .loc = hrách
    .loc-one = hre
    .ins = hrami
    .ins-one = hrou
noun-match = partia
    .gender = feminine
    .few = partie
    .part = partie
    .many = partie
    .other = partií
    .gen = partií
    .gen-one = partie
    .acc-one = partiu
    .dat = partiám
    .dat-one = partii
    .loc = partiách
    .loc-one = partii
    .ins = partiami
    .ins-one = partiou
noun-deal = rozdanie
    .gender = neuter
    .few = rozdania
    .part = rozdania
    .many = rozdania
    .other = rozdaní
    .gen = rozdaní
    .gen-one = rozdania
    .dat = rozdaniam
    .dat-one = rozdaniu
    .loc = rozdaniach
    .loc-one = rozdaní
    .ins = rozdaniami
    .ins-one = rozdaním
noun-phase = fáza
    .gender = feminine
    .few = fázy
    .part = fázy
    .many = fázy
    .other = fáz
    .gen = fáz
    .gen-one = fázy
    .acc-one = fázu
    .dat = fázam
    .dat-one = fáze
    .loc = fázach
    .loc-one = fáze
    .ins = fázami
    .ins-one = fázou
noun-player = hráč
    .gender = personal
    .few = hráči
    .part = hráča
    .many = hráča
    .other = hráčov
    .gen = hráčov
    .gen-one = hráča
    .acc-one = hráča
    .dat = hráčom
    .dat-one = hráčovi
    .loc = hráčoch
    .loc-one = hráčovi
    .ins = hráčmi
    .ins-one = hráčom
    .acc-few = hráčov
noun-opponent = súper
    .gender = personal
    .few = súperi
    .part = súpera
    .many = súpera
    .other = súperov
    .gen = súperov
    .gen-one = súpera
    .acc-one = súpera
    .dat = súperom
    .dat-one = súperovi
    .loc = súperoch
    .loc-one = súperovi
    .ins = súpermi
    .ins-one = súperom
    .acc-few = súperov
noun-second = sekunda
    .gender = feminine
    .few = sekundy
    .part = sekundy
    .many = sekundy
    .other = sekúnd
    .gen = sekúnd
    .gen-one = sekundy
    .acc-one = sekundu
    .dat = sekundám
    .dat-one = sekunde
    .loc = sekundách
    .loc-one = sekunde
    .ins = sekundami
    .ins-one = sekundou
noun-letter = písmeno
    .gender = neuter
    .few = písmená
    .part = písmena
    .many = písmena
    .other = písmen
    .gen = písmen
    .gen-one = písmena
    .dat = písmenám
    .dat-one = písmenu
    .loc = písmenách
    .loc-one = písmene
    .ins = písmenami
    .ins-one = písmenom
noun-digit = číslica
    .gender = feminine
    .few = číslice
    .part = číslice
    .many = číslice
    .other = číslic
    .gen = číslic
    .gen-one = číslice
    .acc-one = číslicu
    .dat = čísliciam
    .dat-one = číslici
    .loc = čísliciach
    .loc-one = číslici
    .ins = číslicami
    .ins-one = číslicou
noun-record = záznam
    .gender = masculine
    .few = záznamy
    .part = záznamu
    .many = záznamu
    .other = záznamov
    .gen = záznamov
    .gen-one = záznamu
    .dat = záznamom
    .dat-one = záznamu
    .loc = záznamoch
    .loc-one = zázname
    .ins = záznamami
    .ins-one = záznamom
noun-week = týždeň
    .gender = masculine
    .few = týždne
    .part = týždňa
    .many = týždňa
    .other = týždňov
    .gen = týždňov
    .gen-one = týždňa
    .dat = týždňom
    .dat-one = týždňu
    .loc = týždňoch
    .loc-one = týždni
    .ins = týždňami
    .ins-one = týždňom
noun-position = pozícia
    .gender = feminine
    .few = pozície
    .part = pozície
    .many = pozície
    .other = pozícií
    .gen = pozícií
    .gen-one = pozície
    .acc-one = pozíciu
    .dat = pozíciám
    .dat-one = pozícii
    .loc = pozíciách
    .loc-one = pozícii
    .ins = pozíciami
    .ins-one = pozíciou
noun-choice = voľba
    .gender = feminine
    .few = voľby
    .part = voľby
    .many = voľby
    .other = volieb
    .gen = volieb
    .gen-one = voľby
    .acc-one = voľbu
    .dat = voľbám
    .dat-one = voľbe
    .loc = voľbách
    .loc-one = voľbe
    .ins = voľbami
    .ins-one = voľbou
noun-answer = odpoveď
    .gender = feminine
    .few = odpovede
    .part = odpovede
    .other = odpovedí
    .gen = odpovedí
    .gen-one = odpovede
    .acc-one = odpoveď
noun-question = otázka
    .gender = feminine
    .few = otázky
    .part = otázky
    .many = otázky
    .other = otázok
    .gen = otázok
    .gen-one = otázky
    .acc-one = otázku
    .dat = otázkam
    .dat-one = otázke
    .loc = otázkach
    .loc-one = otázke
    .ins = otázkami
    .ins-one = otázkou
noun-file = súbor
    .gender = masculine
    .few = súbory
    .part = súboru
    .many = súboru
    .other = súborov
    .gen = súborov
    .gen-one = súboru
    .dat = súborom
    .dat-one = súboru
    .loc = súboroch
    .loc-one = súbore
    .ins = súbormi
    .ins-one = súborom
noun-move = ťah
    .gender = masculine
    .few = ťahy
    .part = ťahu
    .many = ťahu
    .other = ťahov
    .gen = ťahov
    .gen-one = ťahu
    .dat = ťahom
    .dat-one = ťahu
    .loc = ťahoch
    .loc-one = ťahu
    .ins = ťahmi
    .ins-one = ťahom
noun-percent = percento
    .gender = neuter
    .few = percentá
    .part = percenta
    .many = percenta
    .other = percent
    .gen = percent
    .gen-one = percenta
    .dat = percentám
    .dat-one = percentu
    .loc = percentách
    .loc-one = percente
    .ins = percentami
    .ins-one = percentom
noun-nine = deviatka
    .gender = feminine
    .few = deviatky
    .part = deviatky
    .many = deviatky
    .other = deviatok
    .gen = deviatok
    .gen-one = deviatky
    .acc-one = deviatku
    .dat = deviatkam
    .dat-one = deviatke
    .loc = deviatkach
    .loc-one = deviatke
    .ins = deviatkami
    .ins-one = deviatkou
noun-eight = osmička
    .gender = feminine
    .few = osmičky
    .part = osmičky
    .many = osmičky
    .other = osmičiek
    .gen = osmičiek
    .gen-one = osmičky
    .acc-one = osmičku
    .dat = osmičkám
    .dat-one = osmičke
    .loc = osmičkách
    .loc-one = osmičke
    .ins = osmičkami
    .ins-one = osmičkou
noun-seven = sedmička
    .gender = feminine
    .few = sedmičky
    .part = sedmičky
    .many = sedmičky
    .other = sedmičiek
    .gen = sedmičiek
    .gen-one = sedmičky
    .acc-one = sedmičku
    .dat = sedmičkám
    .dat-one = sedmičke
    .loc = sedmičkách
    .loc-one = sedmičke
    .ins = sedmičkami
    .ins-one = sedmičkou
noun-tenth = desatina
    .gender = feminine
    .few = desatiny
    .part = desatiny
    .many = desatiny
    .other = desatín
    .gen = desatín
    .gen-one = desatiny
    .acc-one = desatinu
    .dat = desatinám
    .dat-one = desatine
    .loc = desatinách
    .loc-one = desatine
    .ins = desatinami
    .ins-one = desatinou
noun-hundredth = stotina
    .gender = feminine
    .few = stotiny
    .part = stotiny
    .other = stotín
    .gen = stotín
    .many = stotiny
    .gen-one = stotiny
    .acc-one = stotinu
noun-thousand = tisíc
    .gender = feminine
    .few = tisíc
    .part = tisíca
    .many = tisíca
    .other = tisíc
    .gen = tisíc
    .gen-one = tisíca
    .dat = tisícom
    .dat-one = tisícu
    .loc = tisícoch
    .loc-one = tisíci
    .ins = tisícmi
    .ins-one = tisícom
noun-hour = hodina
    .gender = feminine
    .few = hodiny
    .part = hodiny
    .many = hodiny
    .other = hodín
    .gen = hodín
    .gen-one = hodiny
    .acc-one = hodinu
    .dat = hodinám
    .dat-one = hodine
    .loc = hodinách
    .loc-one = hodine
    .ins = hodinami
    .ins-one = hodinou
noun-minute = minúta
    .gender = feminine
    .few = minúty
    .part = minúty
    .many = minúty
    .other = minút
    .gen = minút
    .gen-one = minúty
    .acc-one = minútu
    .dat = minútam
    .dat-one = minúte
    .loc = minútach
    .loc-one = minúte
    .ins = minútami
    .ins-one = minútou
noun-day = deň
    .gender = masculine
    .few = dni
    .part = dňa
    .many = dňa
    .other = dní
    .gen = dní
    .gen-one = dňa
    .dat = dňom
    .dat-one = dňu
    .loc = dňoch
    .loc-one = dni
    .ins = dňami
    .ins-one = dňom
noun-table = stôl
    .gender = masculine
    .few = stoly
    .part = stola
    .many = stola
    .other = stolov
    .gen = stolov
    .gen-one = stola
    .dat = stolom
    .dat-one = stolu
    .loc = stoloch
    .loc-one = stole
    .ins = stolmi
    .ins-one = stolom
noun-person = človek
    .gender = personal
    .few = ľudia
    .part = človeka
    .many = človeka
    .other = ľudí
    .gen = ľudí
    .gen-one = človeka
    .acc-one = človeka
    .dat = ľuďom
    .dat-one = človeku
    .loc = ľuďoch
    .loc-one = človeku
    .ins = ľuďmi
    .ins-one = človekom
    .acc-few = ľudí
noun-report = hlásenie
    .gender = neuter
    .few = hlásenia
    .part = hlásenia
    .many = hlásenia
    .other = hlásení
    .gen = hlásení
    .gen-one = hlásenia
    .dat = hláseniam
    .dat-one = hláseniu
    .loc = hláseniach
    .loc-one = hlásení
    .ins = hláseniami
    .ins-one = hlásením
noun-sentence = veta
    .gender = feminine
    .few = vety
    .part = vety
    .many = vety
    .other = viet
    .gen = viet
    .gen-one = vety
    .acc-one = vetu
    .dat = vetám
    .dat-one = vete
    .loc = vetách
    .loc-one = vete
    .ins = vetami
    .ins-one = vetou
noun-round = kolo
    .gender = neuter
    .few = kolá
    .part = kola
    .many = kola
    .other = kôl
    .gen = kôl
    .gen-one = kola
    .dat = kolám
    .dat-one = kolu
    .loc = kolách
    .loc-one = kole
    .ins = kolami
    .ins-one = kolom

of-games = { SAY($games, case: "gen", after: "z") }
    .played = { $games ->
        [1] Hrá sa { COUNT($games, of: "game") }.
        [few] Hrajú sa { COUNT($games, of: "game") }.
       *[other] Hrá sa { COUNT($games, of: "game") }.
    }

# Dátum: deň a mesiac v druhom páde
weekday =
    { $weekday ->
        [1] pondelok
        [2] utorok
        [3] streda
        [4] štvrtok
        [5] piatok
        [6] sobota
       *[7] nedeľa
    }
    .on = { $weekday ->
        [1] v pondelok
        [2] v utorok
        [3] v stredu
        [4] vo štvrtok
        [5] v piatok
        [6] v sobotu
       *[7] v nedeľu
    }
    .short = { $weekday ->
        [1] po
        [2] ut
        [3] st
        [4] št
        [5] pi
        [6] so
       *[7] ne
    }
month =
    { $month ->
        [1] januára
        [2] februára
        [3] marca
        [4] apríla
        [5] mája
        [6] júna
        [7] júla
        [8] augusta
        [9] septembra
        [10] októbra
        [11] novembra
       *[12] decembra
    }
    .nom = { $month ->
        [1] január
        [2] február
        [3] marec
        [4] apríl
        [5] máj
        [6] jún
        [7] júl
        [8] august
        [9] september
        [10] október
        [11] november
       *[12] december
    }
# Kedy to bolo, ako sa to povie v ten deň, $near: dnes, včera, v piatok; neskôr dátumom, iný rok s rokom.
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
            [0] o polnoci
            [12] na poludnie
           *[other] o { ORDINAL($hour, gender: "feminine", case: "loc") } hodine
        }
       *[other] { $hour ->
            [0] { COUNT($minute, of: "minute") } po polnoci
           *[other] o { ORDINAL($hour, gender: "feminine", case: "loc") } { $tens ->
                [0] hodine a { COUNT($minute, of: "minute") }
               *[other] { SAY($minute, gender: "feminine") }
            }
        }
    }
date = { day-said } { time-said }
    .braille = { day-said.braille } { $clock }

unit-tricks = trick
    .label = Zdvihy
unit-points = point
    .label = Body
unit-chips = chip
    .label = Žetóny
