# Braillovský riadok: znaky v poliach a hlásenia o riadku samom.
line-card = { CARD($card, case: "braille") }
line-seat = { WHO($seat, form: "short") }
line-signed = { $sign } { $name }{ $relation ->
        [partner] {" "}{ $gender ->
            [feminine] spoluhráčka
            [none] s vami
           *[masculine] spoluhráč
        }
       *[other] {""}
    }
line-comes = { SIGNS($seats) }
line-tricks = z{ $own }:{ $other }
display-connected = Braillovský riadok { $model }, znakov { $cells }.
    .braille = { $model }
display-lost = { $why ->
        [lost] Braillovský riadok sa odpojil
        [absent] Braillovský riadok nie je pripojený
        [busy] Braillovský riadok používa iný program
        [denied] K braillovskému riadku chýba oprávnenie, na Linuxe treba skupinu dialout
        [key] BRLTTY tento program k braillovskému riadku nepustí: treba skupinu brlapi alebo súbor s kľúčom
        [silent] Braillovský riadok neodpovedá
        [stuck] Braillovský riadok neprijíma dáta
        [unfit] Zadaný port nepatrí braillovskému riadku
        [protocol] Braillovský riadok odpovedá nezrozumiteľne
        [no-hidapi] Pre braillovský riadok chýba knižnica hidapi
        [no-pyusb] Pre braillovský riadok chýba knižnica pyusb
        [no-libusb] Pre braillovský riadok chýba knižnica libusb
        [no-pyserial] Pre braillovský riadok chýba knižnica pyserial
       *[other] Braillovský riadok nefunguje, dôvod { $why }
    }. Hrá sa ďalej a riadok sa skúša znova.
    .brief = Braillovský riadok nie je.
    .braille = bez riadka
display-unknown = Braillovský riadok { $name } nepoznám. Zadáva sa napríklad ako baum:/dev/ttyUSB0.
    .braille = nepoznám { $name }
display-table = Braillovskú tabuľku { $name } nemožno použiť, platí tabuľka podľa jazyka.
    .braille = tabuľka { $name }

# Klávesy riadka a pomoc
line-dots =
    { $count ->
        [one] bod { $dots }
       *[other] body { $dots }
    }
    .braille = { $count ->
        [one] bod { $together }
       *[other] body { $together }
    }
line-key-space = medzerník
line-key-pan-left = posun späť
line-key-pan-right = posun dopredu
line-key-left = vľavo
line-key-right = vpravo
line-key-up = hore
line-key-down = dole
line-key-select = výber
line-key-return = Enter
line-key-enter = Enter
line-key-escape = Escape
line-key-backspace = Backspace
line-help-menu = Tlačidlo nad voľbou ju potvrdí. Ak sa voľba dá meniť, sú na konci riadka znaky mínus a plus a tlačidlá nad nimi menia hodnotu. Posunom dočítate dlhý text a potom prejdete na ďalšiu voľbu. Oba posuny naraz vedú späť.
line-help-number = Číslice môžete písať bodmi, s bodom 8 aj bez neho, bod 7 maže poslednú a bod 8 číslo potvrdí. Tlačidlá nad znakmi mínus a plus na konci riadka číslo o jedno menia. Oba posuny naraz vedú späť.
line-help-writing = Píše sa bodmi vo vašej braillovskej tabuľke; veľké písmeno sa dá písať aj s bodom 7 a číslice ako a až j s bodom 8. Kurzor sú body 7 a 8 pod písmenom, tlačidlo nad písmenom ho tam prenesie. Samotný bod 7 alebo medzerník s B maže pred kurzorom, medzerník s D pod ním. Samotný bod 8 alebo medzerník s bodmi 4 a 6 text potvrdí. Posuny čítajú len text; oba naraz vedú späť, a ak je čo stratiť, opýtajú sa.
line-help-table = Tlačidlo nad kartou ju označí bodom 7; označenú zahrá, rovnako ako Enter; nad iným znakom povie, čo znamená. Posun dopredu ukáže ďalšie údaje, späť predchádzajúce správy.
line-help-reader = Posunom čítate dopredu a späť, aj medzi odsekmi. Oba posuny naraz vedú späť.
line-help-keyboard = Ďalšie príkazy má len klávesnica, vymenuje ich na nej F1.
line-help-more = Ďalšie klávesy
rows-help-menu = Tlačidlo vedľa riadka voľbu potvrdí. Posunom dočítate dlhý text a potom prejdete na ďalšiu voľbu.
rows-help-table = Tlačidlo vedľa riadka s kartami zahrá kartu pod kurzorom, vedľa iného riadka povie, čo tam je. Posun dopredu ukáže ďalšie údaje, späť predchádzajúce správy.

# Znaky na riadku, pre pomoc a prehliadku
line-tours = Prehliadka braillovského riadka
line-tour = Prehliadka riadka: { $game }.
    .braille = prehliadka riadka
line-tour-how = Tlačidlo nad znakom povie, čo znamená. Bez tlačidiel choďte od znaku k znaku ako v texte. Posun ukáže ďalšie údaje, oba posuny naraz vedú späť.
    .braille = tlačidlo nad znakom povie, čo znamená
line-open = { $kind ->
        [question] ?
        [away] x{ $minutes ->
            [0] {""}
           *[other] { $minutes }
        }
        [pause] p
       *[talk] !
    }
line-signs = Znaky na riadku
line-sign-hand = Vaše karty. Bod 8 má karta, ktorú možno zahrať, bod 7 karta pod kurzorom.
line-sign-held = Vaše karty. Bod 8 má karta, ktorú možno zahrať, bod 7 karta pod kurzorom. Bez kariet tu je, čo iné sa dá urobiť.
line-sign-choices = Čo sa dá urobiť. Bod 7 má možnosť pod kurzorom.
line-sign-waiting = Ďalej enter: ďalšie rozdanie čaká, kým ho chcete.
line-sign-trick = Zahrané karty podľa miest: hráč vľavo, oproti, vpravo a vy. Bod 7 má najvyššia, body 3 a 6 znamenajú nič, body 2, 3, 5 a 6 čakanie na hráča.
line-sign-highest = Najvyššia karta a čia je; rovná sa, keď ju má aj niekto iný.
line-sign-worth = o: o koľko zdvihov sa hrá.
line-sign-tricks = z: zdvihy, najprv vaše, po dvojbodke súperov.
line-sign-card = Karta má dva znaky. Hodnota: 2 až 9, x desiatka, j dolník, q dáma, k kráľ, a eso. Farba: p piky, s srdcia, o kára, t trefy.
line-who = Na riadku je { SIGNS($seats) }.
line-sign-player = Hráč je prvé písmeno mena, a kde sa mená začínajú rovnako, prvé dve alebo tri. Samotné v ste vy.
line-sign-open = Posledný znak pri stole ľudí stojí, kým sa niečo nevybaví. Otáznik je otázka na vás, x a minúty niekto bez spojenia. Písmeno p je pauza, výkričník neprečítaná reč. Kláves nad ním povie viac.
line-sign-moment = Písmeno v s bodom 7 povie ostatným pri stole ľudí: chvíľku, prosím.
line-sign-more = Body 7 a 8 na konci: je tam ešte niečo, číta sa posunom dopredu.
line-sign-behind = Plus a číslo pred týmto znakom: toľko správ čaká. Číslo sa zmení až s ďalšou správou.
line-sign-pace = Správy zostávajú na riadku podľa vášho tempa čítania, v bunkách za sekundu. Riadok ho spozná na prehliadke, keď čítate posunom dopredu. Zmeniť ho možno aj v nastavení braillovského riadka.
line-sign-pace-keys = Medzerník s bodmi 3 a 5 tempo čítania zrýchli, medzerník s bodmi 2 a 6 spomalí.
line-sign-hold = Body 3, 6, 7 a 8 na konci: všetko stojí, kým to zase nepustíte. Body 2, 3, 5, 6, 7 a 8: medzitým ste na rade.
line-sign-title = Body 7 a 8 na začiatku: nadpis. To, na čom ste, príde po ňom.
line-sign-key = Samotné veľké písmeno je kláves: jeho body s bodom 7.
line-sign-end = Všetkých osem bodov na konci: tým smerom už nič nie je.
line-sign-six = Na šiestich bodoch stoja body 7 a 8 ako body 1 a 4 o riadok nižšie, na konci textu ako body 4, 5 a 6. Kurzor v písanom texte sú body 1, 2, 3, 4, 5 a 6.

# Tlač na braillovskej tlačiarni
emboss-sheet = { $game }, zápis skóre
emboss-row = rozdanie
emboss-us = my
emboss-them = súperi
emboss-contents = Obsah
emboss-no-hyphens = Slová sa nedajú deliť, chýba knižnica pyphen. Vynechajte --hyphenate, alebo na doplnenie knižnice { advice }.
emboss-no-room = Na takú stranu sa to nezmestí. Zvoľte väčšiu šírku alebo výšku, alebo menej hráčov.
emboss-table = Braillovskú tabuľku { $name } nemožno použiť, musí byť šesťbodová. Skúste cs-6 alebo en-6. Tabuľka z liblouis sa píše napríklad louis:sk-g1.ctb.
emboss-unreadable = Záznamu { $name } táto verzia nerozumie.
emboss-not-possible = Súbor { $name } sa nedá prečítať alebo zapísať.
