# Loker: braillský řádek
line-bank = b{ $chips }
line-chips = ž{ $chips }
line-call = d{ $chips }
line-sign-hand-loker = Vaše karty. Bod 8 má karta, kterou lze vyměnit, bod 7 karta pod kurzorem, body 3 a 6 karta označená k výměně.
line-sign-best = Nejlepší vyložená figura a čí je.
line-sign-players-loker = Všichni a jejich body nebo žetony, pak vyložené karty. Body 2, 3, 5 a 6: čeká se na něj, pomlčka složil.
line-sign-figure = Vaše figura.
line-sign-bank = b: bank.
line-sign-chips = ž: vaše žetony.
line-sign-call = d: kolik žetonů dorovnat.
emboss-row-loker = hra
