### Moving house: everything of one player's out into one file, and in again on another machine.

moving-menu = Move to another machine
    .braille = moving
moving-pack = Pack everything of mine into one file
moving-identity = With the key by which people at tables know you; whoever has the file can then play as you
    .braille = with your key
moving-packed = Settings, matches, records, statistics and practice are packed into the file { $name }. Copy it to the other machine and unpack it there.
    .brief = Packed into { $name }.
    .braille = packed: { $name }
moving-given = Settings, matches, records, statistics and practice are packed. The browser saves the file { $name }, usually among its downloads.
    .brief = Packed: the browser saves { $name }.
    .braille = packed: { $name }
moving-left = { $count ->
        [one] One file could not be read and stays behind.
       *[other] { SAY($count) } files could not be read and stay behind.
    }
    .braille = { $count } stay behind
moving-shared = A match of several people at this computer is under way. It is not in the file, so that nobody sees the others' cards.
    .braille = shared match stays
moving-there-already = There is a file { $name } already. Choose another name for the new one.

moving-unpack = Unpack such a file here
remove-gone = This will be removed from this computer, with all settings, matches and statistics:
remove-running = The packages in { $name } stay, because the program runs from there. Delete that folder afterwards.
remove-exports = Your exported files stay in { $name }.
remove-program = { $way ->
        [deb] The program itself stays until you remove it by sudo apt purge numeramis-access.
        [pipx] The program itself stays until you remove it by pipx uninstall numeramis-access.
        [pip] The program itself stays until you remove it by python -m pip uninstall numeramis-access.
       *[other] The program itself stays until you delete its folder, { $name }.
    }
remove-servers = Servers of other people keep what they know about you.
remove-pack = Pack everything into one file first? Type yes or no:
remove-really = Really remove it? Only a packed file can bring it back. Type yes or no:
remove-nothing = There is nothing of yours on this computer.
remove-not-done = Nothing was removed.
remove-failed = { $name } cannot be removed. Close the program in all other windows and try again.
remove-done = Everything is removed.
moving-files = { $browser ->
        [yes] Which file is to be unpacked?
       *[other] Which file is to be unpacked? Copy it into the folder { $folder }, then it stands here.
    }
    .brief = Which file is to be unpacked?
    .braille = which file?
moving-no-files = No packed file lies there yet, back
moving-choose = Choose a file on your machine
moving-asked = Choose the file with the button that has appeared.
    .braille = choose the file
moving-contents = Packed on { DATE($made) }. In it: { $matches ->
        [0] no matches under way
        [one] one match under way
       *[other] { SAY($matches) } matches under way
    }, { $records ->
        [0] no records
        [one] one record
       *[other] { SAY($records) } records
    }, { $positions ->
        [0] no positions
        [one] one position
       *[other] { SAY($positions) } positions
    }{ $settings ->
        [yes] , and settings
       *[other] {""}
    }.
    .braille = { DATE($made) }: { $matches }+{ $records }
moving-all = Unpack it all
moving-add = Add what is missing here; what is here stays as it is
    .braille = add what is missing
moving-replace = Put it in the place of what is here
    .braille = replace all
moving-really = Really replace everything that is here? It is packed into a file of its own before, so that you can bring it back.
    .braille = replace all?
moving-done = Everything is unpacked: settings, matches, records, statistics and practice are as they were when they were packed.
    .brief = Everything is unpacked.
    .braille = unpacked
moving-added = What was missing here has been added.
    .braille = added
moving-replaced = Everything is unpacked. What was here before lies in the file { $name }.
    .brief = Everything is unpacked.
    .braille = unpacked; before: { $name }
moving-say-how = There are matches or records here already. Say --add to add what is missing here, or --replace to put it in the place of what is here.

moving-foreign = This is no file that this program has packed. Nothing has been changed.
    .braille = no such file
moving-damaged = The file is damaged, so nothing of it was taken in. Copy it from the other machine once more, or pack it there again.
    .brief = The file is damaged. Nothing has been changed.
    .braille = file damaged
moving-newer = The file was packed by a newer version of this program. Bring this one up to date, then unpack it again.
    .braille = file too new
moving-large = The file is larger than anything that this program packs. Nothing has been changed.
    .braille = file too large
moving-unpackable = All that is yours is too large to be unpacked again, so nothing was packed. Delete some records, then try again.
    .braille = too large to pack
moving-unreadable = The file cannot be read. Check whether it may be read, and choose it again.
    .braille = unreadable
moving-missing = There is no file of this name. Check how it is written and in which folder it lies.
    .braille = no such file
moving-busy = A match is still open, here or in another window of the program. Leave it, then unpack the file again.
    .brief = A match is still open. Leave it first.
    .braille = match open
moving-not-written = The file could not be unpacked, and nothing has been changed. Check whether there is room on the disk.
    .braille = not unpacked
moving-unfinished = Unpacking has been broken off. Make room on the disk and start the program again: it goes on from there, nothing is lost.
    .brief = Unpacking has been broken off; the next start goes on with it.
    .braille = not finished
