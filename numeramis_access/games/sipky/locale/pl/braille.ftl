# Šipky: linijka brajlowska
line-score = w{ $score }
line-missing = b{ $missing }
line-limit = l{ $limit }
line-sign-missing = b: ile ci brakuje do limitu.
line-sign-throw = Ostatni rzut: czyj i ile; łącznik oznacza rzut poza tarczę.
line-sign-course = Co można zrobić, punkt 7 ma możliwość pod kursorem. Gdy nic nie można, rzuty pozostałych od twojego rzutu.
line-sign-own = w: twój wynik.
line-sign-limit = l: limit.
line-sign-players-sipky = Wszyscy i ich wynik, punkt 7 ma najlepszy. Punkty 2, 3, 5 i 6: czeka się na niego, wykrzyknik: trafił, łącznik: fura, kropka: skończył.
emboss-row-sipky = rzut
