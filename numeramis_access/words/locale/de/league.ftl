### Ligen und Wettbewerbe an mehreren Orten: Kopien von Abenden, Namen, Rangliste, Finale.

league-menu = Ligen
league-new = Eine neue Liga
league-name = Name der Liga
league-of = Liga { $name }
league-evenings = Abende, die zählen: { SAY($count) }
league-counting = Welche Abende zählen?
league-counts = { $counts ->
        [yes] zählt
       *[no] zählt nicht
    }
league-no-evenings = Es wurde noch nichts gespielt; zurück
league-best = Beste Ergebnisse, die zählen
league-best-value = { $value ->
        [0] alle
       *[other] { SAY($value) }
    }
league-rank = { $place }; { SAY($counted) } von { SAY($played) } zählen
league-result = { $worth }, { ORDINAL($place, gender: "masculine", case: "strong") } Platz{ $counts ->
        [yes] {""}
       *[no] , zählt nicht
    }
league-names = Gleiche Namen an zwei Orten: { SAY($count) }
league-one-person = { $name } spielt hier: { $first }; und hier: { $second }. Ist das dieselbe Person?
    .braille = { $name }: { $first } / { $second }. dieselbe?
league-delete = Die Liga löschen
league-really-delete = Die Liga wirklich löschen? Die Abende bleiben.
league-final = Finale: Wer ist dabei
league-each = Ins Finale von jedem Ort
league-further = Und die Besten der Übrigen
league-goes-on = Im Finale: { SAY($count) }
league-announce-final = Das Finale ankündigen und alle anmelden
league-final-title = { $name }, Finale
league-copies-menu = Einen Abend von einem anderen Ort übernehmen
league-copies = Die Kopie eines Abends von einem anderen Ort. Gesucht wird im Ordner { $folder }.
    .brief = Welche Kopie?
    .braille = welche kopie?
league-no-copies = Dort ist keine Kopie; zurück
league-copy-taken = { $more ->
        [yes] Einträge aus der Kopie dazugekommen: { SAY($count) }.
       *[no] Der Abend vom anderen Ort ist da, Personen: { SAY($people) }.
    }
    .braille = einträge +{ $count }
league-copy-known = Diese Kopie hat nichts Neues gebracht.
league-copy-refused = Eine frühere Entscheidung hat diese Kopie abgelehnt, deshalb kam nichts dazu. Bitten Sie den anderen Ort um eine neue.
    .braille = kopie abgelehnt
league-copy-unreadable = Die Datei { $name } ist keine Kopie eines Abends oder beschädigt. Bitten Sie den anderen Ort um eine neue Kopie.
    .braille = kopie unlesbar
league-fork = Zwei Kopien dieses Abends weichen ab Eintrag { SAY($number) } voneinander ab. Welche gilt?
    .braille = abweichung ab { $number }. welche?
league-decide-later = Später entscheiden
league-fork-here = Es gilt die Kopie hier: { $what }; Einträge: { SAY($count) }
league-fork-there = Es gilt die Kopie aus der Datei: { $what }; Einträge: { SAY($count) }
league-write-copy = Eine Kopie für die Organisation an einem anderen Ort
