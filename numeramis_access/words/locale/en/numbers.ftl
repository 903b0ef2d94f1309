# Numbers in words. A form: compound (after a ten or a hundred); a noun: other (plural), part (after a fraction below one).
numeral-0 = zero
numeral-1 = one
numeral-2 = two
numeral-3 = three
numeral-4 = four
numeral-5 = five
numeral-6 = six
numeral-7 = seven
numeral-8 = eight
numeral-9 = nine
numeral-10 = ten
numeral-11 = eleven
numeral-12 = twelve
numeral-13 = thirteen
numeral-14 = fourteen
numeral-15 = fifteen
numeral-16 = sixteen
numeral-17 = seventeen
numeral-18 = eighteen
numeral-19 = nineteen
numeral-20 = twenty
numeral-30 = thirty
numeral-40 = forty
numeral-50 = fifty
numeral-60 = sixty
numeral-70 = seventy
numeral-80 = eighty
numeral-90 = ninety
numeral-100 = one hundred
numeral-200 = two hundred
numeral-300 = three hundred
numeral-400 = four hundred
numeral-500 = five hundred
numeral-600 = six hundred
numeral-700 = seven hundred
numeral-800 = eight hundred
numeral-900 = nine hundred
numeral-1000 = one thousand
numeral-tens = { $head }-{ $rest }
numeral-hundreds = { $head } and { $rest }
numeral-thousands = { $head } { $small ->
        [yes] and { $rest }
       *[no] { $rest }
    }
numeral-minus = minus { $number }
numeral-half = half
numeral-and-half = { $words } and a half
numeral-tenths = { $words } point { $tenth }

numeral-hundredths = { $words } point { $tenth } { $hundredth }
# Places
ordinal-1 = first
ordinal-2 = second
ordinal-3 = third
ordinal-4 = fourth
ordinal-5 = fifth
ordinal-6 = sixth
ordinal-7 = seventh
ordinal-8 = eighth
ordinal-9 = ninth
ordinal-10 = tenth
ordinal-11 = eleventh
ordinal-12 = twelfth
ordinal-13 = thirteenth
ordinal-14 = fourteenth
ordinal-15 = fifteenth
ordinal-16 = sixteenth
ordinal-17 = seventeenth
ordinal-18 = eighteenth
ordinal-19 = nineteenth
ordinal-20 = twentieth
    .compound = twenty
ordinal-30 = thirtieth
    .compound = thirty
ordinal-40 = fortieth
    .compound = forty
ordinal-50 = fiftieth
    .compound = fifty
ordinal-60 = sixtieth
    .compound = sixty
ordinal-70 = seventieth
    .compound = seventy
ordinal-80 = eightieth
    .compound = eighty
ordinal-90 = ninetieth
    .compound = ninety
ordinal-100 = hundredth
ordinal-tens = { $tens }-{ $unit }
ordinal-digits = { $number }{ $teen ->
        [yes] th
       *[no] { $last ->
            [1] st
            [2] nd
            [3] rd
           *[other] th
        }
    }

# What is counted
noun-trick = trick
    .other = tricks
    .part = of a trick
    .half = a trick
    .below-one = tenths of a trick
    .below-one-1 = a tenth of a trick
    .below-one-3 = a third of a trick
    .below-one-7 = two thirds of a trick
    .above-2 = and a quarter
    .above-3 = and a third
    .above-4 = and a half
    .above-6 = and a half
    .above-7 = and two thirds
    .above-8 = and three quarters
noun-odd = odd trick
    .other = odd tricks
    .part = of an odd trick
    .half = an odd trick
    .below-one = tenths of an odd trick
    .below-one-1 = a tenth of an odd trick
    .below-one-3 = a third of an odd trick
    .below-one-7 = two thirds of an odd trick
    .above-2 = and a quarter
    .above-3 = and a third
    .above-4 = and a half
    .above-6 = and a half
    .above-7 = and two thirds
    .above-8 = and three quarters
noun-point = point
    .other = points
    .part = of a point
    .half = a point
    .below-one = tenths of a point
    .below-one-1 = a tenth of a point
    .below-one-3 = a third of a point
    .below-one-7 = two thirds of a point
    .above-2 = and a quarter
    .above-3 = and a third
    .above-4 = and a half
    .above-6 = and a half
    .above-7 = and two thirds
    .above-8 = and three quarters
noun-chip = chip
    .other = chips
    .part = of a chip
    .half = a chip
    .below-one = tenths of a chip
    .below-one-1 = a tenth of a chip
    .below-one-3 = a third of a chip
    .below-one-7 = two thirds of a chip
    .above-2 = and a quarter
    .above-3 = and a third
    .above-4 = and a half
    .above-6 = and a half
    .above-7 = and two thirds
    .above-8 = and three quarters
noun-place = place
    .other = places
    .part = of a place
    .half = a place
    .below-one = tenths of a place
    .below-one-1 = a tenth of a place
    .below-one-3 = a third of a place
    .below-one-7 = two thirds of a place
    .above-2 = and a quarter
    .above-3 = and a third
    .above-4 = and a half
    .above-6 = and a half
    .above-7 = and two thirds
    .above-8 = and three quarters
noun-card = card
    .other = cards
noun-game = game
    .other = games
noun-match = match
    .other = matches
noun-deal = deal
    .other = deals
noun-phase = round
    .other = rounds
noun-player = player
    .other = players
noun-opponent = opponent
    .other = opponents
noun-second = second
    .other = seconds
    .part = of a second
    .half = a second
agrees-after-hundreds = none
noun-letter = letter
    .other = letters
noun-digit = digit
    .other = digits
noun-record = record
    .other = records
noun-week = week
    .other = weeks
noun-position = position
    .other = positions
noun-choice = choice
    .other = choices
noun-answer = answer
    .other = answers
noun-question = question
    .other = questions
noun-file = file
    .other = files
noun-move = move
    .other = moves
noun-percent = percent
    .other = percent
noun-nine = nine
    .other = nines
noun-eight = eight
    .other = eights
noun-seven = seven
    .other = sevens
noun-tenth = tenth
    .other = tenths
noun-hundredth = hundredth
    .other = hundredths
noun-thousand = thousand
    .other = thousand
noun-hour = hour
    .other = hours
noun-minute = minute
    .other = minutes
noun-day = day
    .other = days
noun-table = table
    .other = tables
noun-person = person
    .other = people
noun-report = report
    .other = reports
noun-sentence = sentence
    .other = sentences
noun-round = round
    .other = rounds

of-games = of { $games }

# A date
weekday =
    { $weekday ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }
    .short = { $weekday ->
        [1] Mon
        [2] Tue
        [3] Wed
        [4] Thu
        [5] Fri
        [6] Sat
       *[7] Sun
    }
month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
    .short = { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
# When it was, as it is said on that day, $near: this evening, yesterday, on Friday; later by the date.
day-said =
    { $near ->
        [today] today
        [yesterday] yesterday
        [week] on { weekday }
        [year] on the { ORDINAL($day) } of { month }
       *[date] the { ORDINAL($day) } of { month } { $year }
    }
    .braille = { $near ->
        [today] today
        [yesterday] yesterday
        [week] { weekday.short }
        [year] { $day } { month.short }
       *[date] { $day } { month.short } { $year }
    }
time-said = { $twelve } { $minute ->
        [0] o'clock
       *[other] { $tens ->
            [0] oh { $minute }
           *[other] { $minute }
        }
    }
    .part = { $part ->
        [morning] morning
        [afternoon] afternoon
       *[evening] evening
    }
date = { $near ->
        [today] this { time-said.part } at { time-said }
        [yesterday] yesterday { time-said.part } at { time-said }
        [week] on { weekday } { time-said.part } at { time-said }
       *[date] { day-said } at { time-said } in the { time-said.part }
    }
    .braille = { day-said.braille } { $clock }

# What deals are measured by: the word for a number of it, and what it is called by itself
unit-tricks = trick
    .label = Tricks
unit-points = point
    .label = Points
unit-chips = chip
    .label = Chips
