# Překládání: numeramis-access translate
translate = Překlad: { $language }. Vyberte soubor, ve kterém něco chybí.
    .brief = Překlad: { $language }
    .braille = překlad { $language }
translate-file = { $file }: chybí { COUNT($count, of: "sentence") }
    .braille = { $file } { $count }
translate-damaged = { $file } se nečte: něco v něm není věta
    .braille = nečte se: { $file }
translate-all = Nic nechybí, všechno je přeložené.
    .braille = nic nechybí
translate-message = Věta { $name } ze souboru { $file }. Šipkami projdete příklady, co se do věty dosazuje, a její tvary.
    .brief = Věta { $name }
    .braille = { $name }
translate-values = Do věty se dosazuje: { $values }
    .braille = { $values }
translate-form = { $form ->
        [none] Celá věta
        [brief] Stručně
        [full] Podrobně
        [braille] Na řádku v bodech
        [typed] Slova, která se píšou
       *[other] Tvar { $form }
    }
    .braille = { $form ->
        [none] věta
       *[other] { $form }
    }
translate-write = { $form ->
        [none] Napište větu
        [braille] Napište, co stojí na řádku
       *[other] Napište tvar { $form }
    }. Slova ve složených závorkách dosadí program, nechte je
    .brief = Napište ji
    .braille = překlad
translate-hear = Poslechnout, jak to zní
    .braille = poslech
translate-keep = Uložit a na další
    .braille = uložit
translate-on = Přeskočit na další
    .braille = další
translate-sentences = Jiná věta téhož souboru
    .braille = jiná věta
translate-list = Věty souboru { $file }. Vyberte, kterou přeložíte nebo opravíte.
    .brief = Věty souboru { $file }
    .braille = věty { $file }
translate-listed = { $name }, { $missing ->
        [yes] chybí
       *[no] přeloženo
    }: { $text }
    .braille = { $name } { $text }
translate-kept = Uloženo. Soubor pro autory je { $file }
    .brief = Uloženo
    .braille = uloženo
translate-not-kept = Soubor se nepodařilo zapsat, věta není uložená.
    .braille = neuloženo
translate-wrong = { $why ->
        [value] Takto to nejde: hodnotu { $what } program v této větě nedává. Podívejte se, co se dosazuje.
        [function] Takto to nejde: nic, co se jmenuje { $what }, program dosadit neumí.
        [message] Takto to nejde: věta odkazuje na { $what }, a tu v tomto jazyce ještě nemáte. Přeložte nejdřív ji.
        [attribute] Takto to nejde: tvar { $what } tato věta nemá.
        [text] Takto to nejde: věta nemá žádný text.
       *[junk] Takto to nejde: složené závorky nebo výběr nejsou celé{ $what ->
            [none] .
           *[other] , { $what }.
        }
    }
    .braille = { $why ->
        [value] není hodnota { $what }
        [function] není { $what }
        [message] není { $what }
        [attribute] není tvar { $what }
        [text] bez textu
       *[junk] chyba závorek
    }
