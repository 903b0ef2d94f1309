# Translating: numeramis-access translate
translate = Translation: { $language }. Choose a file in which something is missing.
    .brief = Translation: { $language }
    .braille = translate { $language }
translate-file = { $file }: { COUNT($count, of: "sentence") } missing
    .braille = { $file } { $count }
translate-damaged = { $file } is not read: something in it is no message
    .braille = not read: { $file }
translate-all = Nothing is missing, everything is translated.
    .braille = nothing missing
translate-message = The sentence { $name } of the file { $file }. The arrows go through examples, what is put into the sentence, and its forms.
    .brief = The sentence { $name }
    .braille = { $name }
translate-values = Into the sentence go: { $values }
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
        [braille] Write what stands on the line
       *[other] Write the form { $form }
    }. The program puts in what stands in braces, leave that as it is
    .brief = Write it
    .braille = translation
translate-hear = Hear how it sounds
    .braille = hear
translate-keep = Keep it and go on to the next
    .braille = keep
translate-on = Skip to the next
    .braille = next
translate-kept = Kept. The file for the makers is { $file }
    .brief = Kept
    .braille = kept
translate-not-kept = The file could not be written, the sentence is not kept.
    .braille = not kept
translate-wrong = { $why ->
        [value] It can't be so: the program gives no value { $what } in this sentence. See what goes into it.
        [function] It can't be so: the program has nothing called { $what } to put in.
        [message] It can't be so: the sentence refers to { $what }, which is not there in this language.
        [attribute] It can't be so: this sentence has no form { $what }.
        [text] It can't be so: the sentence has no text.
       *[junk] It can't be so: the braces or a choice are not whole{ $what ->
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
