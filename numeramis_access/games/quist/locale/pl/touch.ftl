### Na ekranie dotykowym te zdania zastępują te, które mówią o klawiszach.

lesson-keys-play = Teraz grasz ty. Zagraj piątkę: dotknij jej.
lesson-keys-repeat = Niektóre przyciski działają wszędzie. Ostatni komunikat powtórzy { $key }. Potem dotknij „Dalej”.
lesson-keys-history = Co było powiedziane, nie ginie. Wstecz wraca { $back }, ile razy trzeba, a znów naprzód idzie { $key }. Potem dotknij „Dalej”.
lesson-keys-hush = Gdy tych słów już dość, mowę uciszy { $key }. Potem dotknij „Dalej”.
lesson-keys-help = Co można teraz zrobić, wymieni { $key }. Wraca się stamtąd przyciskiem „wstecz”. Potem dotknij „Dalej”.
lesson-keys-title = Przyciski, ręka i stół
lesson-keys-end = Więcej przy stole nie trzeba: ręka, stół, kto prowadzi, czyja kolej, wynik i przyciski, które działają wszędzie.
