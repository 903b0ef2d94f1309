lesson-summit-first-title = Summit: the first trick
lesson-summit-first-play = Play your highest number.
lesson-summit-first-wrong = There is a higher one.
