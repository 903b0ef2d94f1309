lesson-summit-first-title = Vrchol: první štych
lesson-summit-first-play = Zahraj nejvyšší číslo.
lesson-summit-first-wrong = Máš ještě vyšší.
