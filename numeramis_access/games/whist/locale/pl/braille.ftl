# Wist: linijka brajlowska
line-suit = { SUIT($suit, case: "braille") }
line-tricks-of = l{ $own }/{ $all }
line-points = p{ $own }:{ $other }
line-sign-tricks-whist = l: lewy, najpierw wasze, po dwukropku przeciwników; gdy każdy gra sam, po ukośniku wszystkie.
line-sign-score-whist = p: punkty, najpierw wasze, po dwukropku przeciwników; gdy każdy gra sam, punkty wszystkich po ich literach.
line-sign-turn = Punkty 2, 3, 5 i 6 przed twoimi kartami: twoja kolej.
line-sign-trump = Atu: p piki, c kiery, o kara, t trefle, łącznik bez atu, zero w grze zerowej.
emboss-row-whist = rozdanie
