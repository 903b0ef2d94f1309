# Prekladanie: numeramis-access translate
translate = Preklad: { $language }. Vyberte súbor, v ktorom niečo chýba.
    .brief = Preklad: { $language }
    .braille = preklad { $language }
translate-file = { $file }: { $count ->
        [one] chýba
        [few] chýbajú
       *[other] chýba
    } { COUNT($count, of: "sentence") }
    .braille = { $file } { $count }
translate-damaged = { $file } sa nečíta: niečo v ňom nie je veta
    .braille = nečíta sa: { $file }
translate-all = Nič nechýba, všetko je preložené.
    .braille = nič nechýba
translate-message = Veta { $name } zo súboru { $file }. Šípkami prejdete príklady, čo sa do vety dosadzuje, a jej tvary.
    .brief = Veta { $name }
    .braille = { $name }
translate-values = Do vety sa dosadzuje: { $values }
    .braille = { $values }
translate-form = { $form ->
        [none] Celá veta
        [brief] Stručne
        [full] Podrobne
        [braille] Na riadku v bodoch
        [typed] Slová, ktoré sa píšu
       *[other] Tvar { $form }
    }
    .braille = { $form ->
        [none] veta
       *[other] { $form }
    }
translate-write = { $form ->
        [none] Napíšte vetu
        [braille] Napíšte, čo stojí na riadku
       *[other] Napíšte tvar { $form }
    }. Slová v zložených zátvorkách dosadí program, nechajte ich
    .brief = Napíšte ju
    .braille = preklad
translate-hear = Vypočuť si, ako to znie
    .braille = vypočuť
translate-keep = Uložiť a na ďalšiu
    .braille = uložiť
translate-on = Preskočiť na ďalšiu
    .braille = ďalšia
translate-sentences = Iná veta toho istého súboru
    .braille = iná veta
translate-list = Vety súboru { $file }. Vyberte, ktorú preložíte alebo opravíte.
    .brief = Vety súboru { $file }
    .braille = vety { $file }
translate-listed = { $name }, { $missing ->
        [yes] chýba
       *[no] preložené
    }: { $text }
    .braille = { $name } { $text }
translate-kept = Uložené. Súbor pre autorov je { $file }
    .brief = Uložené
    .braille = uložené
translate-not-kept = Súbor sa nepodarilo zapísať, veta nie je uložená.
    .braille = neuložené
translate-wrong = { $why ->
        [value] Takto sa to nedá: program v tejto vete nedáva hodnotu { $what }. Pozrite sa, čo sa dosadzuje.
        [function] Takto sa to nedá: program nevie dosadiť nič, čo sa volá { $what }.
        [message] Takto sa to nedá: veta odkazuje na { $what }, a tú v tomto jazyku ešte nemáte. Najprv preložte tú.
        [attribute] Takto sa to nedá: táto veta nemá tvar { $what }.
        [text] Takto sa to nedá: veta nemá žiadny text.
       *[junk] Takto sa to nedá: chýba časť zložených zátvoriek alebo výberu{ $what ->
            [none] .
           *[other] , { $what }.
        }
    }
    .braille = { $why ->
        [value] nie je { $what }
        [function] nie je { $what }
        [message] nie je { $what }
        [attribute] nie je { $what }
        [text] bez textu
       *[junk] chyba zátvoriek
    }
