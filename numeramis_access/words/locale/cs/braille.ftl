# Braillský řádek: znaky v polích a hlášení o řádku samém.
line-card = { CARD($card, case: "braille") }
line-seat = { WHO($seat, form: "short") }
line-signed = { $sign } { $name }{ $relation ->
        [partner] {" "}{ $gender ->
            [feminine] spoluhráčka
            [none] s vámi
           *[masculine] spoluhráč
        }
       *[other] {""}
    }
line-comes = { SIGNS($seats) }
line-tricks = z{ $own }:{ $other }
display-connected = Braillský řádek { $model }, znaků { $cells }.
    .braille = { $model }
display-lost = { $why ->
        [lost] Braillský řádek se odpojil
        [absent] Braillský řádek není připojen
        [busy] Braillský řádek používá jiný program
        [denied] K braillskému řádku chybí oprávnění, na Linuxu je potřeba skupina dialout
        [key] BRLTTY tento program k braillskému řádku nepustí: je potřeba skupina brlapi nebo soubor s klíčem
        [silent] Braillský řádek neodpovídá
        [stuck] Braillský řádek nepřijímá data
        [unfit] Zadaný port nepatří braillskému řádku
        [protocol] Braillský řádek odpovídá nesrozumitelně
        [no-hidapi] Pro braillský řádek chybí knihovna hidapi
        [no-pyusb] Pro braillský řádek chybí knihovna pyusb
        [no-libusb] Pro braillský řádek chybí knihovna libusb
        [no-pyserial] Pro braillský řádek chybí knihovna pyserial
       *[other] Braillský řádek nefunguje, důvod { $why }
    }. Hraje se dál a řádek se zkouší znovu.
    .brief = Braillský řádek není.
    .braille = řádek odpojen
display-unknown = Braillský řádek { $name } neznám. Zadává se například jako baum:/dev/ttyUSB0.
    .braille = neznám { $name }
display-table = Braillskou tabulku { $name } nejde použít, platí tabulka podle jazyka.
    .braille = tabulka { $name }

# Klávesy řádku a nápověda
line-dots =
    { $count ->
        [one] bod { $dots }
       *[other] body { $dots }
    }
    .braille = { $count ->
        [one] bod { $together }
       *[other] body { $together }
    }
line-key-space = mezerník
line-key-pan-left = posun zpět
line-key-pan-right = posun vpřed
line-key-left = vlevo
line-key-right = vpravo
line-key-up = nahoru
line-key-down = dolů
line-key-select = výběr
line-key-return = Enter
line-key-enter = Enter
line-key-escape = Escape
line-key-backspace = Backspace
line-help-menu = Tlačítko nad volbou ji potvrdí. Dá-li se volba měnit, jsou na konci řádku znaky minus a plus a tlačítka nad nimi mění hodnotu. Posunem dočtete dlouhý text a pak přejdete na další volbu. Oba posuny najednou vedou zpět.
line-help-number = Číslice můžete psát body, s bodem 8 i bez něj, bod 7 maže poslední a bod 8 číslo potvrdí. Tlačítka nad znaky minus a plus na konci řádku číslo o jednu mění. Oba posuny najednou vedou zpět.
line-help-writing = Píše se body ve vaší braillské tabulce; velké písmeno jde psát i s bodem 7 a číslice jako a až j s bodem 8. Kurzor jsou body 7 a 8 pod písmenem, tlačítko nad písmenem ho tam přenese. Samotný bod 7 nebo mezerník s B maže před kurzorem, mezerník s D pod ním. Samotný bod 8 nebo mezerník s body 4 a 6 text potvrdí. Posuny čtou jen text; oba najednou vedou zpět, a je-li co ztratit, zeptají se.
line-help-table = Tlačítko nad kartou ji označí bodem 7; označenou zahraje, stejně jako Enter; nad jiným znakem řekne, co znamená. Posun vpřed ukáže další údaje, zpět předchozí zprávy.
line-help-reader = Posunem čtete vpřed a zpět, i mezi odstavci. Oba posuny najednou vedou zpět.
line-help-keyboard = Další příkazy má jen klávesnice, vyjmenuje je na ní F1.
line-help-more = Další klávesy
rows-help-menu = Tlačítko vedle řádku volbu potvrdí. Posunem dočtete dlouhý text a pak přejdete na další volbu.
rows-help-table = Tlačítko vedle řádku s kartami zahraje kartu pod kurzorem, vedle jiného řádku řekne, co tam je. Posun vpřed ukáže další údaje, zpět předchozí zprávy.

# Znaky na řádku, pro nápovědu a prohlídku
line-tours = Prohlídka braillského řádku
line-tour = Prohlídka řádku: { $game }.
    .braille = prohlídka řádku
line-tour-how = Tlačítko nad znakem řekne, co znamená. Bez tlačítek jděte od znaku ke znaku jako v textu. Posun ukáže další údaje, oba posuny najednou vedou zpět.
    .braille = tlačítko nad znakem řekne, co znamená
line-open = { $kind ->
        [question] ?
        [away] x{ $minutes ->
            [0] {""}
           *[other] { $minutes }
        }
        [pause] p
       *[talk] !
    }
line-signs = Znaky na řádku
line-sign-hand = Vaše karty. Bod 8 má karta, kterou lze zahrát, bod 7 karta pod kurzorem.
line-sign-held = Vaše karty. Bod 8 má karta, kterou lze zahrát, bod 7 karta pod kurzorem. Bez karet tu je, co jiného lze udělat.
line-sign-choices = Co lze udělat. Bod 7 má možnost pod kurzorem.
line-sign-waiting = Dál enter: další rozdání čeká, až ho chcete.
line-sign-trick = Zahrané karty podle míst: hráč vlevo, naproti, vpravo a vy. Bod 7 má nejvyšší, body 3 a 6 znamenají nic, body 2, 3, 5 a 6 čekání na hráče.
line-sign-highest = Nejvyšší karta a čí je; rovná se, když ji má i někdo jiný.
line-sign-worth = o: o kolik zdvihů se hraje.
line-sign-tricks = z: zdvihy, nejdřív vaše, po dvojtečce soupeřů.
line-sign-card = Karta má dva znaky. Hodnota: 2 až 9, x desítka, j kluk, q dáma, k král, a eso. Barva: p piky, s srdce, o káry, ř kříže.
line-who = Na řádku je { SIGNS($seats) }.
line-sign-player = Hráč je první písmeno jména, a kde jména začínají stejně, první dvě nebo tři. Samotné v jste vy.
line-sign-open = Poslední znak u stolu lidí stojí, dokud se něco nevyřídí. Otazník je otázka na vás, x a minuty někdo bez spojení. Písmeno p je pauza, vykřičník nepřečtená řeč. Klávesa nad ním řekne víc.
line-sign-moment = Písmeno v s bodem 7 řekne ostatním u stolu lidí: chvilku, prosím.
line-sign-more = Body 7 a 8 na konci: je tam ještě něco, čte se posunem vpřed.
line-sign-behind = Plus a číslo před tímto znakem: tolik zpráv čeká. Číslo se změní až s další zprávou.
line-sign-pace = Zprávy zůstávají na řádku podle vašeho tempa čtení, v buňkách za sekundu. Řádek ho pozná na prohlídce, když čtete posunem vpřed. Změnit ho jde i v nastavení braillského řádku.
line-sign-pace-keys = Mezerník s body 3 a 5 tempo čtení zrychlí, mezerník s body 2 a 6 zpomalí.
line-sign-hold = Body 3, 6, 7 a 8 na konci: všechno stojí, než to zase pustíte. Body 2, 3, 5, 6, 7 a 8: jste mezitím na řadě.
line-sign-title = Body 7 a 8 na začátku: nadpis. To, na čem jste, přijde po něm.
line-sign-key = Samotné velké písmeno je klávesa: jeho body s bodem 7.
line-sign-end = Všech osm bodů na konci: tím směrem už nic není.
line-sign-six = Na šesti bodech stojí body 7 a 8 jako body 1 a 4 o řádek níž, na konci textu jako body 4, 5 a 6. Kurzor v psaném textu jsou body 1, 2, 3, 4, 5 a 6.

# Tisk na braillské tiskárně
emboss-sheet = { $game }, zápis skóre
emboss-row = rozdání
emboss-us = my
emboss-them = soupeři
emboss-contents = Obsah
emboss-no-hyphens = Slova nejde dělit, chybí knihovna pyphen. Vynechte --hyphenate, nebo na doplnění knihovny { advice }.
emboss-no-room = Na takovou stránku se to nevejde. Zvolte větší šířku nebo výšku, nebo méně hráčů.
emboss-table = Braillskou tabulku { $name } nejde použít, musí být šestibodová. Zkuste cs-6 nebo en-6. Tabulka z liblouis se píše například louis:cs-g1.ctb.
emboss-unreadable = Záznamu { $name } tato verze nerozumí.
emboss-not-possible = Soubor { $name } nejde přečíst nebo zapsat.
