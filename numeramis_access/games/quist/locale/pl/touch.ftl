### Na ekranie dotykowym te zdania zastępują te, które mówią o klawiszach.

lesson-keys-play = Teraz grasz ty. Zagraj piątkę: dotknij jej.
lesson-keys-repeat = Niektóre przyciski działają wszędzie. Żeby powtórzyć ostatni komunikat, dotknij: { $key }. Potem dotknij „Dalej”.
lesson-keys-history = Do wcześniejszych komunikatów można wrócić. Wstecz: { $back }, ile razy trzeba. Naprzód: { $key }. Potem dotknij „Dalej”.
lesson-keys-hush = Gdy masz dość słuchania, ucisz mowę. Dotknij: { $key }. Potem dotknij „Dalej”.
lesson-keys-help = Żeby sprawdzić, co możesz teraz zrobić, dotknij: { $key }. Żeby wrócić, dotknij przycisku „wstecz”. Potem dotknij „Dalej”.
lesson-keys-title = Przyciski, ręka i stół
lesson-keys-end = Przy stole nie trzeba nic więcej: ręka, stół, kto prowadzi, czyja kolej, wynik i przyciski, które działają wszędzie.
