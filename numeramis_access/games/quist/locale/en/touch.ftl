### On a touch screen these sentences take the place of those that speak of keys.

lesson-keys-play = It's your turn. Tap the five to play it.
lesson-keys-repeat = Some buttons are everywhere. Tap { $key } for the last message again. Then tap “Go on”.
lesson-keys-history = You can go back to earlier messages. Tap { $back } to go back, as often as you like, then { $key } to come forward again. Then tap “Go on”.
lesson-keys-hush = When you've heard enough, tap { $key } to silence the speech. Then tap “Go on”.
lesson-keys-help = Tap { $key } at any moment to find out what you can do. Tap “back” to come back. Then tap “Go on”.
lesson-keys-title = Buttons, hand and table
lesson-keys-end = That's all you need at the table: your hand, the table, who's ahead, whose turn it is and the score. And you know the buttons that are everywhere.
