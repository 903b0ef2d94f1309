# Braillský řádek: znaky v polích a hlášení o řádku samém.
line-card = { CARD($card, case: "braille") }
line-seat = { WHO($seat, form: "short") }
line-suit = { SUIT($suit, case: "braille") }
line-tricks = z{ $own }:{ $other }
line-tricks-of = z{ $own }/{ $all }
line-games = h{ $own }:{ $other }
line-points = b{ $own }:{ $other }
line-worth = o{ $worth }
line-score = s{ $score }
line-missing = c{ $missing }
line-limit = l{ $limit }
line-bank = b{ $chips }
line-chips = ž{ $chips }
line-call = d{ $chips }
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
line-help-table = Na řádku jsou zahrané karty podle míst, od hráče po vaší levici dokola až k vám, a vaše ruka. Bod 8 má karta, kterou můžete zahrát, bod 7 karta pod kurzorem a na stole karta nejvyšší. Tlačítko nad kartou ji vybere, druhý stisk ji zahraje, nad stolem řekne, čí karta je. Posun vpřed ukáže další údaje, posun zpět předchozí zprávy. Karty mají jeden znak, karty whistu dva: hodnotu (2 až 9, x je desítka, j kluk, q dáma, k král, a eso) a barvu (p piky, s srdce, o káry, ř kříže). Hráč je první písmeno jména, V jste vy. Slovo max znamená nejvyšší kartu a čí je. Před čísly stojí písmeno: z zdvihy, h hry, b body nebo bank, o kolik zdvihů se hraje, s skóre, c kolik chybí, l limit, ž žetony, d k dorovnání; první číslo je vaše, po dvojtečce soupeřů. Body 7 a 8 na konci řádku znamenají, že je tam ještě něco. Oba posuny najednou vedou do nabídky.
line-help-reader = Posunem čtete vpřed a zpět, i mezi odstavci. Oba posuny najednou vedou zpět.

# Tisk na braillské tiskárně
emboss-sheet = { $game }, zápis skóre
emboss-row = rozdání
emboss-row-quist = hra
emboss-row-whist = rozdání
emboss-row-sipky = hod
emboss-row-loker = hra
emboss-us = my
emboss-them = soupeři
emboss-contents = obsah
emboss-no-hyphens = Slova nejde dělit, chybí knihovna pyphen. Doinstalujte ji příkazem pip install pyphen, nebo vynechte --hyphenate.
emboss-no-room = Na takovou stránku se to nevejde. Zvolte větší šířku nebo výšku, nebo méně hráčů.
emboss-table = Braillskou tabulku { $name } nejde použít, musí být šestibodová. Zkuste cs-6 nebo en-6.
emboss-unreadable = Záznamu { $name } tato verze nerozumí.
emboss-not-possible = Soubor { $name } nejde přečíst nebo zapsat.
