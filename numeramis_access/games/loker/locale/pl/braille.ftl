# Loker: linijka brajlowska
line-bank = p{ $chips }
line-chips = ż{ $chips }
line-call = s{ $chips }
line-sign-hand-loker = Twoje karty. Punkt 8 ma karta, którą można wymienić, punkt 7 karta pod kursorem, punkty 3 i 6 karta zaznaczona do wymiany.
line-sign-best = Najlepszy wyłożony układ i czyj jest.
line-sign-players-loker = Wszyscy i ich punkty albo żetony, potem wyłożone karty. Punkty 2, 3, 5 i 6: czeka się na niego, łącznik: spasował.
line-sign-figure = Twój układ.
line-sign-bank = p: pula.
line-sign-chips = ż: twoje żetony.
line-sign-call = s: za ile żetonów sprawdzić.
emboss-row-loker = gra
