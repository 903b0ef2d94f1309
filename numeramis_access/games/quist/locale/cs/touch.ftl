### Na dotykové obrazovce tyto věty nahrazují ty, které mluví o klávesách.

lesson-keys-play = Jste na řadě vy. Zahrajte pětku: klepněte na ni.
lesson-keys-repeat = Některá tlačítka platí všude. Poslední zprávu zopakuje { $key }; bez ní jdete dál tlačítkem „Pokračovat“.
lesson-keys-history = Co zaznělo, se nezapomíná. Zpátky se vrací { $back }, kolikrát chcete, a znovu dopředu jde { $key }; dál vede „Pokračovat“.
lesson-keys-hush = Když máte poslouchání dost, řeč umlčí { $key }; dál vede „Pokračovat“.
lesson-keys-help = Co jde právě udělat, vypíše { $key }; zpět odtud vede tlačítko „zpět“ a dál „Pokračovat“.
