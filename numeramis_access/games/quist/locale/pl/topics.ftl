# Quist: lekcje, w których się decyduje
# Co jest źle
topic-fault-leads-high = Trzech graczy zobaczy tę kartę, zanim zagra; później jest więcej warta.
topic-fault-leads-low = W ten sposób raczej oddajesz lewę; wyższa karta ma tu większe szanse.
topic-fault-ties-partner = { PARTNER() ->
        [feminine] W ten sposób tylko wyrównujesz kartę partnerki, a ona lewy już nie weźmie.
        [none] W ten sposób tylko wyrównujesz kartę naprzeciwko, a lewy nie weźmie już żadna z nich.
       *[masculine] W ten sposób tylko wyrównujesz kartę partnera, a on lewy już nie weźmie.
    }
topic-fault-changes-nothing = Remis już jest; kolejna taka sama karta nic nie zmieni, a ją stracisz.
topic-fault-only-ties = To tylko remis, a remisem lewy nie weźmiesz; tutaj lewa jest więcej warta.
topic-fault-tie-too-dear = Remis nie jest tu wart takiej karty.
topic-fault-leaves-tie = W ten sposób zostaje remis i nikt nie bierze; tutaj lewa jest więcej warta.
topic-quist-begin = W Quista grasz z partnerem przeciwko drugiej parze i każdy ma dziewięć kart. Partner siedzi naprzeciwko ciebie.
topic-quist-begin-play = Kto wychodzi, gra pierwszy, a pozostali po kolei dokładają po jednej karcie. Te cztery karty to lewa i bierze ją najwyższa liczba. Wolno zagrać cokolwiek. Gdy najwyższe są dwie karty albo więcej, jest remis: lewy nie bierze nikt i następnym razem gra idzie o jedną więcej.
topic-quist-begin-win = Grę wygrywa para, która z dziewięciu lew ma więcej.
topic-quist-partner-title = Quist: zostaw to partnerowi
topic-quist-partner-idea = Karta prowadzi, dopóki nie leży żadna wyższa. Jeśli prowadzi partner, ty już nie musisz.
topic-quist-cheaply-title = Quist: wygraj jak najtaniej
topic-quist-cheaply-idea = Grasz na końcu i prowadzi przeciwnik. Lewę weźmie każda wyższa liczba, równa tylko ją wyrówna i wtedy nie bierze nikt. Zdecyduj, czy lewa jest warta karty i której.
topic-quist-deny-title = Quist: remis zamiast straty
topic-quist-deny-idea = Jeśli najwyższa liczba padnie dwa razy, nikt nie bierze: karty zostają na stole i następnym razem gra idzie o więcej. Taki remis bywa lepszy niż przegrana, czasem nawet niż wygrana.
topic-quist-tied-title = Quist: gdy remis już jest
topic-quist-tied-idea = Najwyższe są dwie równe karty: to remis i lewy nie bierze nikt, dopóki ktoś nie zagra wyżej.
topic-quist-third-title = Quist: trzecia ręka
topic-quist-third-idea = Partner grał pierwszy, a po tobie zostaje jeden przeciwnik. Wysoko graj tylko tam, gdzie raczej cię nie przebije.
topic-quist-low-lead-title = Quist: co mówi zero albo jedynka partnera
topic-quist-low-lead-idea = Partner zagrał zero albo jedynkę. Nic tym nie weźmie i zostawia lewę tobie. Wysoka karta zniechęci przeciwnika po tobie, średnia tylko każe mu zagrać wyżej. Czy lewa jest warta tej karty?
topic-quist-second-title = Quist: druga ręka
topic-quist-second-idea = Po tobie gra jeszcze dwóch, jeden z nich to partner. Wysoką kartę teraz zobaczą obaj.
topic-quist-first-lead-title = Quist: pierwsza karta
topic-quist-first-lead-idea = Wychodzisz, to znaczy grasz jako pierwsza ręka. Na twoją kartę odpowie trzech graczy. Talia ma osiemdziesiąt kart, a czterdziestu czterech nie rozdano, więc nic nie jest pewne.
topic-quist-pile-title = Quist: stos jest wart wysokiej karty
topic-quist-pile-idea = Po remisie karty zostają na stole jako stos i w następnej fazie gra idzie o cały stos. Kto gra późno, ten najlepiej wie, co na niego wystarczy.
topic-quist-nines-title = Quist: licz dziewiątki
topic-quist-nines-idea = Dziewiątek jest osiem, a co najmniej dwie już padły. Z każdą następną twoja ósemka albo dziewiątka jest więcej warta: kto ją jeszcze przebije albo wyrówna? Zdecyduj, czy zagrać ją teraz, czy zatrzymać.
topic-quist-lead-pile-title = Quist: wyjście, gdy gra idzie o stos
topic-quist-lead-pile-idea = Gra idzie o duży stos i wychodzisz ty. Cokolwiek zagrasz, trzech graczy może to przebić albo wyrównać.
topic-quist-ending-title = Quist: dwie ostatnie karty
topic-quist-ending-idea = Grę wygrywa strona, która ma pięć lew. Zanim wybierzesz jedną z dwóch ostatnich kart, policz, ile komu brakuje.
topic-quist-ending-three-title = Quist: końcówki z trzema kartami
topic-quist-ending-three-idea = Masz trzy karty. Policz, co już padło: która z nich jeszcze weźmie lewę i kiedy?
