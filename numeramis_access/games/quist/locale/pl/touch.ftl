### Na ekranie dotykowym te zdania zastępują te, które mówią o klawiszach.

lesson-keys-play = Teraz grasz ty. Zagraj piątkę: dotknij jej.
lesson-keys-repeat = Niektóre przyciski działają wszędzie. Ostatni komunikat powtórzy { $key }; „Dalej” idzie dalej bez tego.
lesson-keys-history = Co było powiedziane, nie ginie. Wstecz wraca { $back }, ile razy chcesz, a znów naprzód idzie { $key }; dalej prowadzi „Dalej”.
lesson-keys-hush = Gdy masz dość słuchania, mowę uciszy { $key }; dalej prowadzi „Dalej”.
lesson-keys-help = Co można teraz zrobić, wymieni { $key }; wraca się stamtąd przyciskiem „wstecz”, a dalej prowadzi „Dalej”.
