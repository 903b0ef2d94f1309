### Leagues and competitions in several places: copies of evenings, names, standings, the final.

league-menu = Leagues
league-new = A new league
league-name = Name of the league
league-of = League { $name }
league-evenings = Evenings that count, { SAY($count) }
league-counting = Which evenings count?
league-counts = { $counts ->
        [yes] counts
       *[no] doesn't count
    }
league-no-evenings = Nothing has been played yet. Go back
league-best = Best results that count
league-best-value = { $value ->
        [0] all
       *[other] { SAY($value) }
    }
league-rank = { $place }; { SAY($counted) } of { SAY($played) } { $counted ->
        [one] counts
       *[other] count
    }
league-result = { $worth }, { ORDINAL($place) } place{ $counts ->
        [yes] {""}
       *[no] , doesn't count
    }
league-names = The same name in two places: { SAY($count) }
league-one-person = { $name } plays here: { $first }; and here: { $second }. Is it the same person?
    .braille = { $name }: { $first } / { $second }. one person?
league-delete = Delete the league
league-really-delete = Really delete the league? The evenings stay.
league-final = The final: who goes on
league-each = Going on from each place
league-further = And the best of the others
league-goes-on = Going on: { SAY($count) }
league-announce-final = Announce the final and enter them
league-final-title = { $name }, final
league-copies-menu = Add an evening from another place
league-copies = A copy of an evening from another place. The program looks for it in the folder { $folder }.
    .brief = Which copy?
    .braille = which copy?
league-no-copies = No copies there. Go back
league-copy-taken = { $more ->
        [yes] Steps added from the copy: { SAY($count) }.
       *[no] The evening from the other place has been added. People in it: { SAY($people) }.
    }
    .braille = acts +{ $count }
league-copy-known = This copy brought nothing new.
league-copy-refused = This copy was refused earlier, so nothing was added. Ask that place for a new one.
    .braille = copy refused
league-copy-unreadable = The file { $name } isn't a copy of an evening, or it's damaged. Ask that place for a new copy.
    .braille = copy unreadable
league-fork = Two copies of this evening differ from step number { SAY($number) } on. Which one counts?
    .braille = they part at { $number }. which?
league-decide-later = Decide later
league-fork-here = The one here: { $what }; steps: { SAY($count) }
league-fork-there = The one in the file: { $what }; steps: { SAY($count) }
league-write-copy = A copy for the organiser in another place
