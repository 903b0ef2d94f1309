# Records of matches, replay, statistics and what fails
channel-returned = { $channel ->
        [speech] Speech is working again.
        [sound] Sounds are working again.
        [braille] The braille display answers again.
        [window] The window is shown again.
       *[other] The output { $channel } is working again.
    }
    .braille = back: { $channel }
journal-written-again = The match is being saved again, and nothing of it is missing.
    .braille = match saved again
journal-busy = Another window of the program has this match open. Only one can go on with it.
    .braille = match open elsewhere
journal-lost = The record { $name } is so damaged that nothing of it can be recovered. It is kept under another name.
    .braille = record damaged
journal-newer = This record comes from a later version of the program; this one does not understand it. It stays as it is.
    .braille = record from later version
journal-unknown = This record cannot be played in this version of the program. It stays as it is.
    .braille = record not playable
journal-unreadable = The record { $name } cannot be read. Check the rights of the file.
    .braille = record unreadable
no-match-kept = There is no match to continue. Back
statistics-damaged = The statistics file was damaged. It is kept as { $name }; you can count them anew from the records in the statistics menu.
    .braille = statistics damaged
statistics-not-written = The statistics cannot be saved; play goes on without.
    .braille = statistics not saved
