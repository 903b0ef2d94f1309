# Quist: Lektionen, in denen der Lernende entscheidet
# Was falsch ist
topic-fault-leads-high = Drei Spieler sehen diese Karte und entscheiden erst danach; später ist eine hohe Karte mehr wert.
topic-fault-leads-low = Das verschenkt eher den Stich; eine höhere Karte hat hier bessere Aussichten.
topic-fault-ties-partner = { PARTNER() ->
        [feminine] Das bringt nur Gleichstand mit der Karte Ihrer Partnerin, und dann macht keine der beiden Karten den Stich.
        [none] Das bringt nur Gleichstand mit der Karte von { PARTNER(form: "who") }, und dann macht keine der beiden Karten den Stich.
       *[masculine] Das bringt nur Gleichstand mit der Karte Ihres Partners, und dann macht keine der beiden Karten den Stich.
    }
topic-fault-changes-nothing = Es herrscht schon Gleichstand. Noch eine Karte derselben Höhe ändert nichts und ist verschenkt.
topic-fault-only-ties = Das bringt nur Gleichstand, und niemand nimmt den Stich; hier ist er Ihnen mehr wert.
topic-fault-tie-too-dear = So eine Karte ist zu schade für einen Gleichstand.
topic-fault-leaves-tie = So bleibt der Gleichstand, und niemand nimmt den Stich; hier ist er Ihnen mehr wert.
topic-quist-begin = Bei Quist spielen Sie mit dem Partner gegenüber gegen die beiden anderen, jeder hat neun Karten.
topic-quist-begin-play = Wer ausspielt, legt die erste Karte, die anderen folgen der Reihe nach. Diese vier Karten sind ein Stich, und die höchste Zahl macht ihn. Man darf jede Karte spielen. Sind zwei oder mehr Karten die höchsten, ist Gleichstand: Niemand nimmt den Stich, und im nächsten geht es um einen mehr.
topic-quist-begin-win = Das Paar mit mehr von den neun Stichen gewinnt das Spiel.
topic-quist-partner-title = Quist: dem Partner den Stich lassen
topic-quist-partner-idea = Eine Karte liegt vorn, solange keine höhere da ist. Liegt Ihr Partner vorn, müssen Sie es nicht.
topic-quist-cheaply-title = Quist: so billig wie möglich gewinnen
topic-quist-cheaply-idea = Sie spielen zuletzt, und ein Gegner liegt vorn. Jede höhere Zahl macht den Stich, eine gleiche bringt Gleichstand: Dann nimmt ihn niemand. Entscheiden Sie, ob der Stich eine Karte wert ist, und welche.
topic-quist-deny-title = Quist: Gleichstand zur Abwehr
topic-quist-deny-idea = Fiel die höchste Zahl zweimal, nimmt niemand den Stich: Die Karten bleiben liegen, und danach geht es um mehr. So ein Gleichstand kann besser sein als verlieren oder sogar als gewinnen.
topic-quist-tied-title = Quist: wenn schon Gleichstand ist
topic-quist-tied-idea = Zwei gleiche Karten sind die höchsten: Das ist Gleichstand, und niemand nimmt den Stich, wenn keiner höher geht.
topic-quist-third-title = Quist: an dritter Stelle
topic-quist-third-idea = Ihr Partner hat ausgespielt, nach Ihnen kommt noch ein Gegner. Gehen Sie nur hoch, wo dieser Gegner Sie kaum schlagen kann.
topic-quist-low-lead-title = Quist: was eine Null oder Eins des Partners bedeutet
topic-quist-low-lead-idea = Ihr Partner hat eine Null oder eine Eins ausgespielt. Damit nimmt er nichts und überlässt Ihnen den Stich. Eine hohe Karte hält den Gegner nach Ihnen ab, eine mittlere lässt ihn nur höher gehen. Ist der Stich die Karte wert?
topic-quist-second-title = Quist: an zweiter Stelle
topic-quist-second-idea = Nach Ihnen kommen zwei Spieler, einer davon ist Ihr Partner. Eine hohe Karte sehen jetzt beide.
topic-quist-first-lead-title = Quist: die erste Karte
topic-quist-first-lead-idea = Sie spielen aus, also zuerst. Drei andere antworten auf Ihre Karte. Von den achtzig Karten sind vierundvierzig nicht gegeben. Gewissheit gibt es also nicht.
topic-quist-pile-title = Quist: ein Stapel ist eine hohe Karte wert
topic-quist-pile-idea = Nach einem Gleichstand bleiben die Karten als Stapel liegen, und der nächste Stich geht um alles zusammen. Wer spät spielt, weiß am besten, was dafür nötig ist.
topic-quist-nines-title = Quist: die Neunen zählen
topic-quist-nines-idea = Es gibt acht Neunen, und mindestens zwei sind gefallen. Mit jeder weiteren wird Ihre Acht oder Neun mehr wert: Wer kann noch eine Neun haben? Entscheiden Sie: jetzt spielen oder behalten?
topic-quist-lead-pile-title = Quist: Ausspielen um einen Stapel
topic-quist-lead-pile-idea = Es geht um einen Stapel von mehreren Stichen, und Sie spielen aus. Was Sie auch spielen, drei andere können es schlagen oder Gleichstand erreichen.
topic-quist-ending-title = Quist: noch zwei Karten
topic-quist-ending-idea = Die Seite mit fünf Stichen gewinnt das Spiel. Zählen Sie, was jeder Seite noch fehlt, bevor Sie zwischen Ihren letzten zwei Karten wählen.
topic-quist-ending-three-title = Quist: Endspiele mit drei Karten
topic-quist-ending-three-idea = Sie haben noch drei Karten. Zählen Sie, was schon gefallen ist: Welche Ihrer Karten macht noch einen Stich, und wann?
