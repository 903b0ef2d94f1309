### Leagues and competitions in several places: copies of evenings, names, standings, the final.

league-menu = Leagues
league-new = A new league
league-name = Name of the league
league-of = League { $name }
league-evenings = Evenings that count, { SAY($count) }
league-counting = Which evenings count?
league-counts = { $counts ->
        [yes] counts
       *[no] does not count
    }
league-no-evenings = Nothing has been played yet; back
league-best = Best results that count
league-best-value = { $value ->
        [0] all
       *[other] { SAY($value) }
    }
league-rank = { $place }; { SAY($counted) } of { SAY($played) } count
league-result = { $worth }, { ORDINAL($place) } place{ $counts ->
        [yes] {""}
       *[no] , doesn't count
    }
league-names = The same name in two places: { SAY($count) }
league-one-person = { $name } plays here: { $first }; and here: { $second }. Is it one person?
    .braille = { $name }: { $first } / { $second }. one person?
league-delete = Delete the league
league-really-delete = Really delete the league? The evenings stay.
league-final = The final: who goes on
league-each = From each place go on
league-further = And the best of the others
league-goes-on = Going on: { SAY($count) }
league-announce-final = Announce the final and enter them
league-final-title = { $name }, final
league-copies-menu = Take in an evening from another place
league-copies = A copy of an evening from another place. It is looked for in the folder { $folder }.
    .brief = Which copy?
    .braille = which copy?
league-no-copies = No copies there; back
league-copy-taken = { $more ->
        [yes] Acts added from the copy: { SAY($count) }.
       *[no] The evening from the other place is here, people: { SAY($people) }.
    }
    .braille = acts +{ $count }
league-copy-known = This copy brought nothing new.
league-copy-refused = An earlier decision refused this copy, so nothing was added. Ask that place for a new one.
    .braille = copy refused
league-copy-unreadable = The file { $name } is no copy of an evening, or it is damaged. Ask that place for a new copy.
    .braille = copy unreadable
league-fork = Two copies of this evening differ from act number { SAY($number) } on. Which one holds?
    .braille = they part at { $number }. which?
league-decide-later = Decide later
league-fork-here = The one that is here: { $what }; acts: { SAY($count) }
league-fork-there = The one in the file: { $what }; acts: { SAY($count) }
league-write-copy = A copy for the organiser in another place
