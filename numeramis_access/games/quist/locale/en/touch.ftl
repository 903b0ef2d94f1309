### On a touch screen these sentences take the place of those that speak of keys.

lesson-keys-play = It is your turn. Play the five: tap it.
lesson-keys-repeat = Some buttons are everywhere. To hear the last message once more tap { $key }; “Go on” goes on without it.
lesson-keys-history = All that was said is kept. Go back through it with { $back }, as far as you like, then forward again with { $key }; “Go on” goes on.
lesson-keys-hush = When you have heard enough, { $key } silences the speech; “Go on” goes on.
lesson-keys-help = What you can do at any moment is listed by { $key }; from there the button “back” brings you back, and “Go on” goes on.
