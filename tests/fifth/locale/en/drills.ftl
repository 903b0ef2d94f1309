drill-kind-summit = Which number is higher
drill-summit = { CARDS($cards) }: which one takes the trick?
drill-summit-why = The higher number takes it.
