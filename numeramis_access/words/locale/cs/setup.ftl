# One line a message, no placeables: read before any library is there.
greeting = Numeramis Access, karetní stůl pro uši a prsty.
setting-up = Poprvé připravuji program. Potrvá to asi minutu, prosím počkejte.
set-up-done = Hotovo, pokračuji.
set-up-failed = Přípravu se nepodařilo dokončit. Zkontrolujte připojení k internetu a spusťte program znovu.
set-up-no-pip = V systému chybí balíček python3-venv. Nainstalujte ho příkazem apt install python3-venv a spusťte program znovu.
