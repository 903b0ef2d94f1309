# Lessons: the texts of their steps. Each lesson has its title and then its steps in order.
lesson-menu = Lesson menu.
    .braille = lesson menu
lesson-back = Back to the lesson
lesson-again = Begin the lesson again
lesson-leave = Leave the lesson
lesson-go-on = Enter goes on.
    .braille = enter goes on
lesson-done = The lesson is over. Enter takes you back to the menu.
    .braille = lesson over
lesson-try-again = Try once more.
    .braille = again
lesson-wrong = Not that one now.
    .braille = no

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
lesson-keys-repeat = F5 repeats the last message at any time; comma and full stop go through all that was said. F1 lists what you can do now, Control silences the speech.
