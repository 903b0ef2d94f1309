# Šipky: Lektionen, in denen der Lernende entscheidet
topic-fault-goes-out = Das geht über das Ziel, und wer darüber geht, ist draußen.
topic-fault-passes-hit = Eine der Zahlen bringt Sie genau ins Ziel.
topic-fault-leaves-badly = Eine andere Zahl lässt einen besseren Rest.
topic-fault-leaves-unlikely = Damit bleibt Rest { $other }: Die Aussicht auf einen Treffer mit dem nächsten Wurf beträgt { CHANCE($less) }. Bei Rest { $missing } sind es { CHANCE($chance) }.
    .braille = rest { $other } treffer { CHANCE($less, form: "short") }, rest { $missing } { CHANCE($chance, form: "short") }
topic-fault-leaves-risky = Damit bleibt Rest { $other }: Das Risiko, mit { $cards ->
        [1] einer Karte
       *[2] zwei Karten
    } zu überwerfen, beträgt { CHANCE($more) }. Bei Rest { $missing } sind es { CHANCE($risk) }.
    .braille = rest { $other } überw { CHANCE($more, form: "short") }, rest { $missing } { CHANCE($risk, form: "short") }
topic-fault-stays-badly = Ohne diese Karte bleibt ein schlechterer Rest.
topic-fault-stops-early = Wer noch wirft oder schon vorn liegt, schlägt das meistens.
topic-fault-goes-on = Sie stehen gut; mit noch einem Wurf ist mehr zu verlieren als zu gewinnen.
topic-fault-one-too-few = Eine Karte ist Ihr letzter Wurf, und bis ins Ziel reicht es von hier nicht.
topic-fault-one-hardly-helps = Eine Karte bringt Sie von hier kaum näher.
topic-fault-two-too-many = Zwei Karten gehen von hier zu oft über das Ziel: Das Risiko beträgt { CHANCE($risk) }.
    .braille = 2: überw { CHANCE($risk, form: "short") }
topic-sipky-begin = Šipky ist Darts mit Karten: Alle zählen ihre Würfe zusammen und wollen möglichst nah an ein Ziel. Hier ist das Ziel hunderteins.
topic-sipky-begin-play = Ein Wurf besteht aus zwei Karten. Daraus machen Sie eine Zahl, die Ziffern in beliebiger Reihenfolge. Diese Zahl kommt zu Ihrem Stand hinzu.
topic-sipky-begin-win = Wer am Ende dem Ziel am nächsten ist, gewinnt. Wer darüber geht, hat überworfen und ist draußen.
topic-sipky-number-title = Šipky: welche Zahl
topic-sipky-number-idea = Gehen Sie nicht über das Ziel, und wählen Sie die Zahl, die Ihnen einen guten nächsten Wurf lässt.
topic-sipky-zero-title = Šipky: Eine Null ist eine Wahl
topic-sipky-zero-idea = Mit einer Null wählen Sie zwischen einer kleinen und einer runden Zahl: sieben oder siebzig. Bedenken Sie, wie weit es noch ist.
topic-sipky-leave-title = Šipky: was übrig bleiben soll
topic-sipky-leave-idea = Nach diesem Wurf sind Sie nahe am Ziel. Ab neun abwärts trifft eine Karte, aus größerer Entfernung nur ein Kartenpaar. Je näher Sie sind, desto eher gehen zwei Karten zu weit. Rechnen Sie beide Zahlen aus und wählen Sie dann.
topic-sipky-one-or-two-title = Šipky: eine Karte oder zwei
topic-sipky-one-or-two-idea = Vor jedem Wurf nehmen Sie zwei Karten oder nur eine, die dann Ihre letzte ist. Fragen Sie sich, was Sie von hier aus mit beidem erreichen können.
topic-sipky-stop-title = Šipky: wann aufhören?
topic-sipky-stop-idea = Statt zu werfen, dürfen Sie aufhören; Ihr Stand bleibt dann, wie er ist. Nah am Ziel ist jede Karte ein Risiko. Ob es sich lohnt, hängt davon ab, was die anderen haben und ob noch jemand wirft.
topic-sipky-chased-title = Šipky: Jemand liegt vorn
topic-sipky-chased-idea = Jemand hat aufgehört und liegt näher am Ziel als Sie. Wenn Sie jetzt aufhören, verlieren Sie.
topic-sipky-duel-title = Šipky: Sie gegen einen
topic-sipky-duel-idea = Es spielen nur zwei. Bedenken Sie nicht nur Ihre eigenen Aussichten, sondern auch, was der andere nach Ihnen tun wird.
topic-sipky-series-title = Šipky: die Serie
topic-sipky-series-idea = Drei Spiele werden zusammengezählt, bis hunderteins, zweihunderteins und dreihunderteins. Wer über das Ziel geht, bekommt für das Spiel nichts. Eine sichere Summe ist hier mehr wert als ein Treffer.
topic-sipky-exact-title = Šipky: das genaue Ergebnis
topic-sipky-exact-idea = In diesem Spiel gewinnt nur die genaue Zahl. Niemand hört auf; eine einzelne Karte, die nicht passt, darf man wegwerfen.
topic-sipky-exact-card-title = Šipky: die einzelne Karte behalten?
topic-sipky-exact-card-idea = Sie haben eine Karte gezogen. Legen Sie die Karte dazu, wenn der Rest dadurch besser wird. Sonst werfen Sie die Karte weg.
topic-sipky-finish-title = Šipky: von dreißig ins Ziel
topic-sipky-finish-idea = Ihnen fehlen dreißig oder etwas weniger. Mit einer Karte treffen Sie von hier aus nicht, und mit zweien überwerfen Sie oft. Was haben die anderen, und bei welchem Stand hören Sie auf?
topic-sipky-table-title = Šipky: womit man trifft
topic-sipky-table-idea = Welche Karten treffen, kann man vorher wissen. Fehlen vierundsiebzig oder siebenundvierzig, treffen eine Vier und eine Sieben. Fehlen neun, trifft die Neun allein oder die Neun mit einer Null. Von zehn bis neunundneunzig trifft immer nur ein Kartenpaar. Aus größerer Entfernung braucht man mindestens zwei Würfe.
