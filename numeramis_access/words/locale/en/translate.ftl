# Translating: numeramis-access translate
translate = Translation: { $language }. Choose a file that lacks something.
    .brief = Translation: { $language }
    .braille = translate { $language }
translate-file = { $file }: { COUNT($count, of: "sentence") } missing
    .braille = { $file } { $count }
translate-damaged = { $file } isn't read: something in it isn't a message
    .braille = not read: { $file }
translate-all = Nothing is missing, everything is translated.
    .braille = nothing missing
translate-message = The sentence { $name } of the file { $file }. Use the arrows to go through examples, the values in the sentence, and its forms.
    .brief = The sentence { $name }
    .braille = { $name }
translate-values = Values in the sentence: { $values }
    .braille = { $values }
translate-form = { $form ->
        [none] The whole sentence
        [brief] In brief
        [full] In detail
        [braille] On the braille line
        [typed] Words that are typed
       *[other] The form { $form }
    }
    .braille = { $form ->
        [none] sentence
       *[other] { $form }
    }
translate-write = { $form ->
        [none] Write the sentence
        [braille] Write the braille line
       *[other] Write the form { $form }
    }. The program fills in the braces, so leave them as they are
    .brief = Write it
    .braille = translation
translate-hear = Hear how it sounds
    .braille = hear
translate-keep = Save it and go to the next
    .braille = save
translate-on = Skip to the next
    .braille = next
translate-sentences = Another sentence of this file
    .braille = other sentence
translate-list = The sentences of the file { $file }. Choose one to translate or correct.
    .brief = The sentences of { $file }
    .braille = sentences { $file }
translate-listed = { $name }, { $missing ->
        [yes] missing
       *[no] translated
    }: { $text }
    .braille = { $name } { $text }
translate-kept = Saved. The file for the makers is { $file }
    .brief = Saved
    .braille = saved
translate-not-kept = The file couldn't be written, so the sentence isn't saved.
    .braille = not saved
translate-wrong = { $why ->
        [value] That won't work: the program gives no value { $what } in this sentence. Check which values it has.
        [function] That won't work: the program has nothing called { $what } to put in.
        [message] That won't work: the sentence refers to { $what }, which this language doesn't have yet. Translate that one first.
        [attribute] That won't work: this sentence has no form { $what }.
        [text] That won't work: the sentence has no text.
       *[junk] That won't work: the braces or a choice are incomplete{ $what ->
            [none] .
           *[other] , { $what }.
        }
    }
    .braille = { $why ->
        [value] no value { $what }
        [function] no { $what }
        [message] no { $what }
        [attribute] no form { $what }
        [text] no text
       *[junk] braces wrong
    }
