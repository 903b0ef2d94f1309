### Moving house: everything of one player's out into one file, and in again on another machine.

moving-menu = Move to another machine
    .braille = moving
moving-pack = Pack everything of mine into one file
moving-identity = With the key that identifies you at tables; anyone who has the file can then play as you
    .braille = with your key
moving-packed = Settings, matches, records, statistics and practice are packed into the file { $name }. Copy it to the other machine and unpack it there.
    .brief = Packed into { $name }.
    .braille = packed: { $name }
moving-given = Settings, matches, records, statistics and practice are packed. The browser saves the file { $name }, usually among its downloads.
    .brief = Packed: the browser saves { $name }.
    .braille = packed: { $name }
moving-left = { $count ->
        [one] One file couldn't be read and will be left behind.
       *[other] { SAY($count) } files couldn't be read and will be left behind.
    }
    .braille = { $count } stay behind
moving-shared = A match of several people at this computer is under way. It isn't in the file, so that nobody sees the others' cards.
    .braille = shared match stays
moving-there-already = There's already a file { $name }. Choose another name for the new one.

moving-unpack = Unpack such a file here
remove-gone = This will be removed from this computer, with all settings, matches and statistics:
remove-running = The packages in { $name } stay for now, because the program is running from there. Delete that folder afterwards.
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
remove-nothing = There's nothing of yours on this computer.
remove-not-done = Nothing was removed.
remove-failed = The program can't remove { $name }. Close it in all other windows and try again.
remove-done = Everything is removed.
moving-files = { $browser ->
        [yes] Which file do you want to unpack?
       *[other] Which file do you want to unpack? Copy it into the folder { $folder }, and it appears here.
    }
    .brief = Which file do you want to unpack?
    .braille = which file?
moving-no-files = There's no packed file there yet. Go back
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
moving-add = Add what's missing here; what's here stays as it is
    .braille = add what is missing
moving-replace = Replace what's here
    .braille = replace all
moving-really = Really replace everything here? What is here now will be packed into a separate file first, so you can bring it back.
    .braille = replace all?
moving-done = Everything is unpacked: settings, matches, records, statistics and practice are as they were when you packed them.
    .brief = Everything is unpacked.
    .braille = unpacked
moving-added = What was missing here has been added.
    .braille = added
moving-replaced = Everything is unpacked. What was here before is in the file { $name }.
    .brief = Everything is unpacked.
    .braille = unpacked; before: { $name }
moving-say-how = There are already matches or records here. Say --add to add what's missing here, or --replace to replace what's here.

moving-foreign = This program didn't pack that file. Nothing has changed.
    .braille = no such file
moving-damaged = The file is damaged, so nothing was taken from it. Copy it from the other machine again, or pack it there again.
    .brief = The file is damaged. Nothing has changed.
    .braille = file damaged
moving-newer = A newer version of the program packed this file. Update this one, then unpack the file again.
    .braille = file too new
moving-large = The file is larger than anything this program packs. Nothing has changed.
    .braille = file too large
moving-unpackable = Your data is too large to unpack again, so nothing was packed. Delete some records, then try again.
    .braille = too large to pack
moving-unreadable = The program can't read the file. Check its permissions and choose it again.
    .braille = unreadable
moving-missing = There's no file with that name. Check the spelling and the folder.
    .braille = no such file
moving-busy = A match is still open, here or in another window of the program. Leave it, then unpack the file again.
    .brief = A match is still open. Leave it first.
    .braille = match open
moving-not-written = The file couldn't be unpacked, and nothing has changed. Check that the disk has room.
    .braille = not unpacked
moving-unfinished = Unpacking was interrupted. Make room on the disk and start the program again: it continues from there, and nothing is lost.
    .brief = Unpacking was interrupted; it continues at the next start.
    .braille = not finished
