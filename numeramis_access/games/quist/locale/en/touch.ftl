### On a touch screen these sentences take the place of those that speak of keys.

lesson-keys-play = It is your turn. Play the five: tap it.
lesson-keys-repeat = Some buttons are everywhere. To hear the last message once more tap { $key }. Then tap “Go on”.
lesson-keys-history = All that was said is saved. Go back through it with { $back }, as far as you like, then forward again with { $key }. Then tap “Go on”.
lesson-keys-hush = When you have heard enough, tap { $key } to silence the speech. Then tap “Go on”.
lesson-keys-help = Tap { $key } at any moment to hear what you can do. The button “back” brings you back from there. Then tap “Go on”.
