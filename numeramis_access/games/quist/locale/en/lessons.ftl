# Quist: lessons
lesson-keys-title = Keys, hand and table
lesson-keys-welcome = You are sitting at a card table. Opposite is your partner Dana, at your sides are the opponents Alojz and Bedřich. I will show you how to ask and how to play; you cannot break anything.
lesson-keys-hand = First hear your hand. Press { $key }.
lesson-keys-next = Your cards lie before you from the lowest. To go to the next card press { $key }.
lesson-keys-number = A digit jumps straight to a card. Find the eight: { $key }.
lesson-keys-table = Somebody has played. Press { $key } to hear what lies on the table.
lesson-keys-highest = Press { $key } to hear who is ahead, and with which card.
lesson-keys-turn = Press { $key } to hear whose turn it is.
lesson-keys-play = It is your turn. Find the five, by the digit 5 for example, and play it with Enter.
lesson-keys-play-wrong = That was another card. For this lesson play the five.
lesson-keys-score = The trick is over. Press { $key } to hear the score in detail.
lesson-keys-repeat = Some keys work everywhere. To hear the last message once more press { $key }; Enter goes on without it.
lesson-keys-history = All that was said is kept. Go back through it with { $back }, as far as you like, then forward again with { $key }; Enter goes on.
lesson-keys-hush = When you have heard enough, { $key } silences the speech; Enter goes on.
lesson-keys-help = What you can do at any moment is listed by { $key }; Escape brings you back from there, and Enter goes on.
lesson-keys-end = That is all you need at the table: hand, table, who is ahead, whose turn, the score, and the keys that work everywhere.
