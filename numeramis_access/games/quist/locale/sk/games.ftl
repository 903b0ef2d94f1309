# Názov hry v ponukách; číta sa skôr ako slová hry.
game-quist = Quist
    .stems = quist, kvist
about-quist = Whist s číslami pre dve dvojice: najvyššie číslo berie zdvih a pri zhode sa hrá o dva.
kind-phase-tied = Fáza sa skončila zhodou
