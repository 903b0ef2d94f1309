# Lessons: the texts of their steps. Each lesson has its title and then its steps in order.
lesson-menu = Lesson menu.
    .braille = lesson menu
lesson-back = Back to the lesson
lesson-again = Start the lesson again
lesson-leave = Leave the lesson
lesson-go-on = Press Enter to continue.
    .braille = go: enter
lesson-done = The lesson is over. Press Enter for the menu.
    .braille = lesson over
lesson-try-again = Try again.
    .braille = again
lesson-wrong = Not that one now.
    .braille = no
