game-augur = Věštba
