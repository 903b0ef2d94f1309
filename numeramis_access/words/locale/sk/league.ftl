### Ligy a súťaže na viacerých miestach: kópie večerov, mená, poradie, finále.

league-menu = Ligy
league-new = Založiť ligu
league-name = Ako sa liga volá
league-of = Liga { $name }
league-evenings = Ktoré večery sa počítajú, { SAY($count) }
league-counting = Ktoré večery sa počítajú?
league-counts = { $counts ->
        [yes] počíta sa
       *[no] nepočíta sa
    }
league-no-evenings = Ešte sa nič nehralo; späť
league-best = Počítajú sa najlepšie výsledky
league-best-value = { $value ->
        [0] všetky
       *[other] { SAY($value) }
    }
league-rank = { $place }; započítané večery: { SAY($counted, gender: "masculine") }, odohrané: { SAY($played, gender: "masculine") }
league-result = { $worth }, { ORDINAL($place, gender: "neuter") } miesto{ $counts ->
        [yes] {""}
       *[no] , nepočíta sa
    }
league-names = Rovnaké mená na dvoch miestach: { SAY($count, gender: "neuter") }
league-one-person = { $name } hrá tu: { $first }, a tu: { $second }. Je to ten istý človek?
    .braille = { $name }: { $first } / { $second }. ten istý?
league-delete = Zmazať ligu
league-really-delete = Naozaj ligu zmazať? Večery zostanú.
league-final = Finále: kto postupuje
league-each = Postupuje z každého miesta
league-further = A najlepší z ostatných
league-goes-on = { $count ->
        [few] Postupujú
       *[other] Postupuje
    } { SAY($count, gender: "personal") }
league-announce-final = Vyhlásiť finále a prihlásiť ich
league-final-title = { $name }, finále
league-copies-menu = Prevziať večer z iného miesta
league-copies = Kópia večera z iného miesta. Hľadá sa v priečinku { $folder }.
    .brief = Ktorá kópia?
    .braille = ktorá kópia?
league-no-copies = Žiadna kópia tam nie je; späť
league-copy-taken = { $more ->
        [yes] Nové zápisy z kópie: { SAY($count) }.
       *[no] Večer z iného miesta je tu. Počet ľudí: { SAY($people) }.
    }
    .braille = zápisov +{ $count }
league-copy-known = Táto kópia nič nové nepriniesla.
league-copy-refused = Túto kópiu odmietlo skoršie rozhodnutie, preto z nej nič nepribudlo. Požiadajte to miesto o novú.
    .braille = kópia odmietnutá
league-copy-unreadable = Súbor { $name } nie je kópia večera alebo je poškodený. Požiadajte to miesto o novú kópiu.
    .braille = kópia nečitateľná
league-fork = Dve kópie tohto večera sa rozchádzajú od zápisu číslo { SAY($number) }. Ktorá platí?
    .braille = rozchod pri { $number }. ktorá?
league-decide-later = Rozhodnúť neskôr
league-fork-here = Platí tá, čo tu už je: { $what }; zápisov { SAY($count) }
league-fork-there = Platí tá zo súboru: { $what }; zápisov { SAY($count) }
league-write-copy = Kópia pre usporiadateľa na inom mieste
