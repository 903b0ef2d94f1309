drill-kind-summit = Které číslo je vyšší
drill-summit = { CARDS($cards) }: které bere štych?
drill-summit-why = Bere vyšší číslo.
