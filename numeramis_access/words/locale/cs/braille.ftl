# Braillský řádek: znaky v polích a hlášení o řádku samém.
line-card = { CARD($card, case: "braille") }
line-seat = { WHO($seat, form: "short") }
line-suit = { SUIT($suit, case: "braille") }
display-connected = Braillský řádek { $model }, znaků { $cells }.
    .braille = { $model }
display-lost = { $why ->
        [lost] Braillský řádek se odpojil
        [absent] Braillský řádek není připojen
        [busy] Braillský řádek používá jiný program
        [denied] K braillskému řádku chybí oprávnění, na Linuxu je potřeba skupina dialout
        [silent] Braillský řádek neodpovídá
        [stuck] Braillský řádek nepřijímá data
        [unfit] Zadaný port nepatří braillskému řádku
        [no-pyserial] Pro braillský řádek chybí knihovna pyserial
       *[other] Braillský řádek nefunguje, důvod { $why }
    }. Hraje se dál a řádek se zkouší znovu.
    .brief = Braillský řádek není.
    .braille = řádek odpojen
display-unknown = Braillský řádek { $name } neznám. Zadává se například jako baum:/dev/ttyUSB0.
    .braille = neznám { $name }
display-table = Braillskou tabulku { $name } nejde použít, platí tabulka podle jazyka.
    .braille = tabulka { $name }
