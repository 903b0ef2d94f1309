# Loker: braillovský riadok
line-bank = b{ $chips }
line-chips = ž{ $chips }
line-call = d{ $chips }
line-sign-hand-loker = Vaše karty. Bod 8 má karta, ktorú možno vymeniť, bod 7 karta pod kurzorom, body 3 a 6 karta označená na výmenu.
line-sign-players-loker = Všetci a ich body alebo žetóny, potom vyložené karty. Body 2, 3, 5 a 6: čaká sa naň, pomlčka zložil.
line-sign-figure = Vaša kombinácia.
line-sign-bank = b: bank.
line-sign-chips = ž: vaše žetóny.
line-sign-call = d: koľko žetónov dorovnať.
emboss-row-loker = hra
line-sign-best = Najlepšia vyložená kombinácia a čia je.
