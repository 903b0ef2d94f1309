# One line a message, no placeables: read before any library is there.
greeting = Numeramis Access, karetní stůl pro uši a prsty.
fault-ended = Něco se nečekaně pokazilo a program skončil. Rozehraná partie je uložená: spusťte program znovu a můžete ji dohrát. Co se stalo, je zapsané tady:
home-newer = Naposledy tu běžela novější verze programu, než je tato, a tak se na nic nesahalo. Spusťte tu novější, nebo tuto aktualizujte. Tato a novější verze:
output-lost = Výstup se nepodařilo zapsat. Zkontrolujte místo na disku a zkuste to znovu.
setting-up = Připravuji program. Potrvá to asi minutu, prosím počkejte.
set-up-done = Hotovo, pokračuji.
set-up-waiting = Program se právě připravuje v jiném okně. Počkám, až to bude hotové.
set-up-foreign = Vedle programu leží složka .venv, která mu nepatří, a tak ji nechávám být. Balíčky si program uloží sem:
set-up-failed = Přípravu se nepodařilo dokončit, balíčky nešlo stáhnout. Zkontrolujte připojení k internetu a spusťte program znovu. Podrobnosti jsou tady:
set-up-no-pip = Program si nemůže vytvořit prostředí pro své balíčky. V Debianu a Ubuntu chybí balíček python3-venv: nainstalujte ho příkazem apt install python3-venv a spusťte program znovu. Podrobnosti jsou tady:
set-up-no-place = Program nemá kam uložit své balíčky: zapisovat se nedá ani do jeho složky, ani do vaší domovské. Povolte zápis do jedné z nich a spusťte program znovu.
set-up-no-space = Na disku není dost místa pro balíčky programu. Uvolněte aspoň 300 megabajtů a spusťte program znovu. Složka je tady:
set-up-in-use = Složku s balíčky programu nejde změnit. Pokud program běží ještě v jiném okně, zavřete ho a spusťte znovu. Složka je tady:
set-up-without-readers = Balíčky pro odečítače obrazovky se na tomto počítači nedají nainstalovat. Program bude mluvit svým vlastním hlasem. Podrobnosti jsou tady:
python-too-old = Tento Python je pro program starý. Nainstalujte Python 3.11 nebo novější: ve Windows a v macOS z python.org, v Linuxu ze správce balíčků. Pak jím program spusťte znovu.
python-too-new = Pro tento Python ještě nejsou hotové všechny balíčky. Nainstalujte Python 3.14, 3.13, 3.12 nebo 3.11 a spusťte jím program znovu. Podrobnosti jsou tady:
