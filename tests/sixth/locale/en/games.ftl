game-augur = Augur
