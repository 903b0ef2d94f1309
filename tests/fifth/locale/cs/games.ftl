game-summit = Vrchol
