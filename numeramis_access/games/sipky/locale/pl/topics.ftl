# Šipky: lekcje, w których się decyduje
topic-fault-goes-out = To przekracza limit, a kto przekracza, ma furę i odpada z gry.
topic-fault-passes-hit = Jedna z liczb daje ci dokładnie limit.
topic-fault-leaves-badly = Po innej liczbie zostaje lepsza odległość.
topic-fault-leaves-unlikely = Zostaje { $other }: szansa trafienia następnym rzutem to { CHANCE($less) }. Gdyby zostało { $missing }: { CHANCE($chance) }.
    .braille = brak { $other } trafienie { CHANCE($less, form: "short") }, brak { $missing } { CHANCE($chance, form: "short") }
topic-fault-leaves-risky = Zostaje { $other }: ryzyko fury { $cards ->
        [1] przy jednej karcie
       *[2] przy dwóch kartach
    } to { CHANCE($more) }. Gdyby zostało { $missing }: { CHANCE($risk) }.
    .braille = brak { $other } fura { CHANCE($more, form: "short") }, brak { $missing } { CHANCE($risk, form: "short") }
topic-fault-stays-badly = Bez tej karty do limitu brakuje ci więcej.
topic-fault-stops-early = Kto jeszcze rzuca albo już jest przed tobą, zwykle to przebije.
topic-fault-goes-on = Stoisz dobrze; następnym rzutem możesz więcej stracić niż zyskać.
topic-fault-one-too-few = Jedna karta to ostatni rzut i stąd nie sięgnie limitu.
topic-fault-one-hardly-helps = Jedna karta stąd prawie cię nie przybliży.
topic-fault-two-too-many = Dwie karty stąd zbyt często dają furę: ryzyko to { CHANCE($risk) }.
    .braille = 2: fura { CHANCE($risk, form: "short") }
topic-sipky-begin = Šipky to rzutki, w których rzuca się kartami i każdy sumuje, co rzucił, aż do limitu. Tutaj gra jest do stu jeden.
topic-sipky-begin-play = Rzut to dwie karty i układasz z nich jedną liczbę, cyfry w dowolnej kolejności. Liczbę dodaje się do tego, co już masz.
topic-sipky-begin-win = Wygrywa ten, kto jest najbliżej limitu. Kto go przekroczy, odpada.
topic-sipky-number-title = Šipky: która liczba
topic-sipky-number-idea = Nie przekrocz limitu i wybierz liczbę, po której dobrze ci się będzie rzucać dalej.
topic-sipky-zero-title = Šipky: zero daje wybór
topic-sipky-zero-idea = Z zerem wybierasz między małą liczbą a dziesiątkami: siedem albo siedemdziesiąt. Myśl o tym, ile ci brakuje.
topic-sipky-leave-title = Šipky: co zostawić do limitu
topic-sipky-leave-idea = Po tym rzucie będziesz blisko limitu. Od dziewięciu w dół trafia jedna karta, z większej odległości tylko jedna para kart. Im bliżej jesteś, tym łatwiej dwie karty przekroczą limit. Policz obie liczby i dopiero wybierz.
topic-sipky-one-or-two-title = Šipky: jedna karta czy dwie
topic-sipky-one-or-two-idea = Na każdy rzut bierzesz dwie karty albo tylko jedną, a ta jest wtedy ostatnia. Rozważ, dokąd każda możliwość stąd sięga.
topic-sipky-stop-title = Šipky: kiedy przestać
topic-sipky-stop-idea = Zamiast rzucać możesz skończyć i zostać przy tym, co masz. Blisko limitu każda karta to ryzyko; czy warto, zależy od tego, co mają pozostali i czy jeszcze rzucają.
topic-sipky-chased-title = Šipky: ktoś jest przed tobą
topic-sipky-chased-idea = Ktoś już skończył bliżej limitu niż ty. Jeśli skończysz teraz, na pewno z nim przegrasz.
topic-sipky-duel-title = Šipky: ty i jeden przeciwnik
topic-sipky-duel-idea = Gracie tylko we dwoje. Rozważ własne szanse i to, co po tobie zrobi druga osoba.
topic-sipky-series-title = Šipky: seria
topic-sipky-series-idea = Sumuje się trzy gry, do stu jeden, do dwustu jeden i do trzystu jeden, a kto ma furę, z tej gry nie ma nic. Pewna suma jest tu więcej warta niż trafienie.
topic-sipky-exact-title = Šipky: na dokładny wynik
topic-sipky-exact-idea = W tej grze wygrywa tylko dokładna liczba. Nikt nie kończy, a jedną kartę, która nie pasuje, można wyrzucić.
topic-sipky-exact-card-title = Šipky: zatrzymać jedną kartę?
topic-sipky-exact-card-idea = Masz jedną kartę. Weź ją, jeśli daje ci lepszą odległość, a wyrzuć, jeśli bez niej stoisz lepiej.
topic-sipky-finish-title = Šipky: finisz od trzydziestu
topic-sipky-finish-idea = Brakuje ci trzydziestu albo trochę mniej. Jedną kartą stąd nie trafisz, a dwie często przekraczają limit. Co mają pozostali i na czym skończysz ty?
topic-sipky-table-title = Šipky: czym trafisz
topic-sipky-table-idea = Można z góry wiedzieć, które karty trafią. Gdy brakuje siedemdziesięciu czterech albo czterdziestu siedmiu, trafi czwórka z siódemką. Gdy brakuje dziewięciu, trafi sama dziewiątka albo dziewiątka z zerem. Od dziesięciu do dziewięćdziesięciu dziewięciu trafia zawsze tylko jedna para kart. Z większej odległości trzeba co najmniej dwóch rzutów.
