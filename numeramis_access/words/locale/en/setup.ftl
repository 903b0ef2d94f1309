# One line a message, no placeables: read before any library is there.
greeting = Numeramis Access, a card table for ears and fingers.
setting-up = Setting the program up for the first time. This takes about a minute, please wait.
set-up-done = Done, going on.
set-up-failed = The set-up could not be finished. Check the internet connection and start the program again.
set-up-no-pip = The system package python3-venv is missing. Install it with apt install python3-venv and start the program again.
