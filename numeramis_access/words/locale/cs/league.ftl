### Ligy a soutěže na více místech: kopie večerů, jména, pořadí, finále.

league-menu = Ligy
league-new = Založit ligu
league-name = Jak se liga jmenuje
league-of = Liga { $name }
league-evenings = Které večery se počítají, { SAY($count, gender: "masculine") }
league-counting = Které večery se počítají?
league-counts = { $counts ->
        [yes] počítá se
       *[no] nepočítá se
    }
league-no-evenings = Ještě se nic nehrálo; zpět
league-best = Počítají se nejlepší výsledky
league-best-value = { $value ->
        [0] všechny
       *[other] { SAY($value, gender: "masculine") }
    }
league-rank = { $place }; započtené večery: { SAY($counted, gender: "masculine") }, odehrané: { SAY($played, gender: "masculine") }
league-result = { $worth }, { ORDINAL($place, gender: "neuter") } místo{ $counts ->
        [yes] {""}
       *[no] , nepočítá se
    }
league-names = Stejná jména na dvou místech: { SAY($count, gender: "neuter") }
league-one-person = { $name } hraje tady: { $first }, a tady: { $second }. Je to tentýž člověk?
    .braille = { $name }: { $first } / { $second }. tentýž?
league-delete = Smazat ligu
league-really-delete = Opravdu ligu smazat? Večery zůstanou.
league-final = Finále: kdo postupuje
league-each = Postupuje z každého místa
league-further = A nejlepší z ostatních
league-goes-on = { $count ->
        [few] Postupují
       *[other] Postupuje
    } { SAY($count, gender: "masculine") }
league-announce-final = Vyhlásit finále a přihlásit je
league-final-title = { $name }, finále
league-copies-menu = Převzít večer z jiného místa
league-copies = Kopie večera z jiného místa. Hledá se ve složce { $folder }.
    .brief = Která kopie?
    .braille = která kopie?
league-no-copies = Žádná kopie tam není; zpět
league-copy-taken = { $more ->
        [yes] Z kopie přibylo zápisů: { SAY($count, gender: "masculine") }.
       *[no] Večer z jiného místa je tu. { $people ->
            [few] Jsou v něm
           *[other] Je v něm
        } { COUNT($people, of: "person") }.
    }
    .braille = zápisů +{ $count }
league-copy-known = Tato kopie nic nového nepřinesla.
league-copy-refused = Tuto kopii odmítlo dřívější rozhodnutí, proto z ní nic nepřibylo. Požádejte to místo o novou.
    .braille = kopie odmítnuta
league-copy-unreadable = Soubor { $name } není kopie večera nebo je poškozený. Požádejte to místo o novou kopii.
    .braille = kopie nečitelná
league-fork = Dvě kopie tohoto večera se rozcházejí od zápisu číslo { SAY($number) }. Která platí?
    .braille = rozchod u { $number }. která?
league-decide-later = Rozhodnout později
league-fork-here = Platí ta, co už tu je: { $what }; zápisů { SAY($count, gender: "masculine") }
league-fork-there = Platí ta ze souboru: { $what }; zápisů { SAY($count, gender: "masculine") }
league-write-copy = Kopie pro pořadatele na jiném místě
