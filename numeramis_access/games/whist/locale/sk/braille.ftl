# Whist: braillovský riadok
line-suit = { SUIT($suit, case: "braille") }
line-tricks-of = z{ $own }/{ $all }
line-points = b{ $own }:{ $other }
line-sign-tricks-whist = z: zdvihy, najprv vaše, po dvojbodke súperov; ak hrá každý sám, po lomke všetky.
line-sign-score-whist = b: body, najprv vaše, po dvojbodke súperov; ak hrá každý sám, body všetkých po ich písmenách.
line-sign-turn = Body 2, 3, 5 a 6 pred vašimi kartami: ste na rade.
line-sign-trump = Tromfy: p piky, s srdcia, o kára, t trefy, pomlčka žiadne, nula v nulovej hre.
emboss-row-whist = rozdanie
