# One line a message, no placeables: read before any library is there.
greeting = Numeramis Access, a card table for ears and fingers.
fault-ended = Something unforeseen went wrong and the program has ended. A match under way is kept: start the program again and continue it. What happened is noted here:
home-newer = A newer version of the program than this one was here last, so nothing was touched. Start the newer one, or update this one. This version and the newer one:
output-lost = What was to be written out could not be written. Check the disk space and try again.
setting-up = Setting the program up. This takes about a minute, please wait.
set-up-done = Done, going on.
set-up-waiting = The program is being set up in another window. Waiting until that is done.
set-up-foreign = Beside the program lies a folder .venv that does not belong to it, so it is left alone. The program keeps its packages here:
set-up-failed = The set-up could not be finished: the packages could not be fetched. Check the internet connection and start the program again. Details are here:
set-up-no-pip = The program cannot make an environment for its packages. On Debian and Ubuntu the package python3-venv is missing: install it with apt install python3-venv and start the program again. Details are here:
set-up-no-place = There is nowhere to keep the program's packages: neither its own folder nor your home folder can be written. Allow writing to one of them and start the program again.
set-up-no-space = There is too little space on the disk for the program's packages. Free at least 300 megabytes and start the program again. The folder is here:
set-up-in-use = The folder with the program's packages cannot be changed. If the program still runs in another window, close it and start again. The folder is here:
set-up-without-readers = The packages for screen readers cannot be installed on this computer. The program will speak with its own voice. Details are here:
python-too-old = This Python is too old for the program. Install Python 3.11 or later: on Windows and macOS from python.org, on Linux with the package manager. Then start the program with that one.
python-too-new = Not all packages are ready for this Python yet. Install Python 3.14, 3.13, 3.12 or 3.11 and start the program with that one. Details are here:
