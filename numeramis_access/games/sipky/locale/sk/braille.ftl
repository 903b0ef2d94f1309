# Šípky: braillovský riadok
line-score = s{ $score }
line-missing = c{ $missing }
line-limit = l{ $limit }
line-sign-missing = c: koľko vám chýba do limitu.
line-sign-throw = Posledný hod: čí a koľko; pomlčka za hod mimo.
line-sign-course = Čo sa dá urobiť, bod 7 má možnosť pod kurzorom. Keď nie je čo, hody ostatných od vášho hodu.
line-sign-players-sipky = Všetci a ich skóre, bod 7 má najlepšie. Body 2, 3, 5 a 6: čaká sa naň, výkričník trafil, pomlčka prehodil, bodka skončil.
emboss-row-sipky = hod
line-sign-own = s: vaše skóre.
line-sign-limit = l: limit.
