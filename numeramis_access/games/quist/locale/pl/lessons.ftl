# Quist: lekcja
lesson-keys-title = Klawisze, ręka i stół
lesson-keys-welcome = Siedzisz przy stole do kart. Naprzeciwko twoja partnerka Dana, po bokach przeciwnicy Alojz i Bedřich. Pokażę ci, jak pytać i jak grać; niczego nie zepsujesz.
lesson-keys-hand = Najpierw posłuchaj swoich kart. Naciśnij: { $key }.
lesson-keys-next = Karty leżą przed tobą od najniższej. Do następnej karty przechodzi klawisz: { $key }.
lesson-keys-number = Do karty można też skoczyć od razu cyfrą. Znajdź ósemkę: { $key }.
lesson-keys-table = Ktoś już zagrał. Co leży na stole, powie: { $key }.
lesson-keys-highest = Kto prowadzi i jaką kartą, powie: { $key }.
lesson-keys-turn = Czyja kolej, sprawdzisz klawiszem: { $key }.
lesson-keys-play = Teraz grasz ty. Znajdź piątkę, na przykład cyfrą 5, i zagraj ją Enterem.
lesson-keys-play-wrong = To była inna karta. W tej lekcji zagraj piątkę.
lesson-keys-score = Lewa jest rozegrana. Dokładny wynik powie: { $key }.
lesson-keys-repeat = Niektóre klawisze działają wszędzie. Ostatni komunikat powtórzy: { $key }; Enter idzie dalej bez tego.
lesson-keys-history = Co było powiedziane, nie ginie. Wstecz wraca { $back }, ile razy chcesz, a znów naprzód idzie { $key }; Enter idzie dalej.
lesson-keys-hush = Gdy masz dość słuchania, mowę uciszy: { $key }; Enter idzie dalej.
lesson-keys-help = Co można teraz zrobić, wymieni: { $key }; wraca się stamtąd klawiszem Escape, a Enter idzie dalej.
lesson-keys-end = Więcej przy stole nie trzeba: ręka, stół, kto prowadzi, czyja kolej, wynik i klawisze, które działają wszędzie.
