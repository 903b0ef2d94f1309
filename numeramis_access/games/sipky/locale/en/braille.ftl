# Šipky: the braille line
line-score = s{ $score }
line-missing = m{ $missing }
line-limit = l{ $limit }
line-sign-missing = m: how far you are from the limit.
line-sign-throw = The last throw: whose and how much, a dash for a miss.
line-sign-course = Your choices, dot 7 on the one under the cursor. If there are none, the others' throws since yours.
line-sign-own = s: your score.
line-sign-limit = l: the limit.
line-sign-players-sipky = Everybody and their score, dot 7 on the best. Dots 2, 3, 5 and 6: awaited, an exclamation mark hit, a dash bust, a full stop finished.
emboss-row-sipky = throw
