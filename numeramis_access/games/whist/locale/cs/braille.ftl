# Whist: braillský řádek
line-suit = { SUIT($suit, case: "braille") }
line-tricks-of = z{ $own }/{ $all }
line-points = b{ $own }:{ $other }
line-sign-tricks-whist = z: zdvihy, nejdřív vaše, po dvojtečce soupeřů; hraje-li každý sám, po lomítku všechny.
line-sign-score-whist = b: body, nejdřív vaše, po dvojtečce soupeřů; hraje-li každý sám, body všech po jejich písmenech.
line-sign-turn = Body 2, 3, 5 a 6 před vašimi kartami: jste na řadě.
line-sign-trump = Trumfy: p piky, s srdce, o káry, ř kříže, pomlčka žádné, nula v nulové hře.
emboss-row-whist = rozdání
