game-summit = Summit
