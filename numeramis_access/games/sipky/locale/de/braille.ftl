# Šipky: die Braillezeile
line-score = s{ $score }
line-missing = r{ $missing }
line-limit = z{ $limit }
line-sign-missing = r: Rest, wie weit Sie vom Ziel entfernt sind.
line-sign-throw = Der letzte Wurf: wessen und wie viel, ein Strich für daneben.
line-sign-course = Was möglich ist, Punkt 7 an der Wahl unter dem Cursor. Gibt es nichts, die Würfe der anderen seit Ihrem.
line-sign-players-sipky = Alle und ihr Stand, Punkt 7 am besten. Punkte 2, 3, 5 und 6: wird erwartet, Ausrufezeichen getroffen, Strich überworfen, Punkt fertig.
emboss-row-sipky = Wurf
line-sign-own = s: Ihr Stand.
line-sign-limit = z: das Ziel.
