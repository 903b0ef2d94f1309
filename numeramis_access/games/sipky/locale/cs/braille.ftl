# Šipky: braillský řádek
line-score = s{ $score }
line-missing = c{ $missing }
line-limit = l{ $limit }
line-sign-missing = c: kolik vám chybí do limitu.
line-sign-throw = Poslední hod: čí a kolik; pomlčka za hod mimo.
line-sign-course = Co lze udělat, bod 7 má možnost pod kurzorem. Když není co, hody ostatních od vašeho hodu.
line-sign-own = s: vaše skóre.
line-sign-limit = l: limit.
line-sign-players-sipky = Všichni a jejich skóre, bod 7 má nejlepší. Body 2, 3, 5 a 6: čeká se na něj, vykřičník trefil, pomlčka přetáhl, tečka skončil.
emboss-row-sipky = hod
