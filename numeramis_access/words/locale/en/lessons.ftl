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
