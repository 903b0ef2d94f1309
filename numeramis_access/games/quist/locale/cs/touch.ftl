### Na dotykové obrazovce tyto věty nahrazují ty, které mluví o klávesách.

lesson-keys-play = Jste na řadě vy. Zahrajte pětku: klepněte na ni.
lesson-keys-repeat = Některá tlačítka platí všude. Poslední zpráva znovu: { $key }. Potom klepněte na „Pokračovat“.
lesson-keys-history = Starší zprávy se neztrácejí. Zpátky, kolikrát chcete: { $back }. Znovu dopředu: { $key }. Potom klepněte na „Pokračovat“.
lesson-keys-hush = Když už toho zaznělo dost, ztište řeč: { $key }. Potom klepněte na „Pokračovat“.
lesson-keys-help = Co jde právě udělat: { $key }. Zpět odtud: tlačítko „zpět“. Potom klepněte na „Pokračovat“.
lesson-keys-title = Tlačítka, ruka a stůl
lesson-keys-end = Víc u stolu nepotřebujete: ruka, stůl, kdo vede, kdo je na řadě, stav hry a tlačítka, která platí všude.
