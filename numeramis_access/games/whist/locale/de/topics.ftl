# Whist: Lektionen, in denen der Lernende entscheidet
topic-fault-names-badly = Achten Sie erst auf die Länge, dann auf die hohen Karten: Eine andere Ihrer Farben ist länger.
topic-fault-names-weak = Diese Farbe ist nicht stark genug; gegenüber liegt vielleicht eine bessere.
topic-fault-names-needlessly = Die Farbe, die schon gilt, passt Ihnen mindestens genauso.
topic-fault-keeps-weak = Eine Ihrer Farben ist ein besserer Trumpf als der jetzige.
topic-fault-leaves-strong = { PARTNER() ->
        [feminine] Ihre Partnerin weiß nicht, wie gut Ihre eigene Farbe ist.
        [none] { PARTNER(form: "who") } weiß nicht, wie gut Ihre eigene Farbe ist.
       *[masculine] Ihr Partner weiß nicht, wie gut Ihre eigene Farbe ist.
    }
topic-fault-gives-packets = Achten Sie in jedem Päckchen auf Asse, Könige und Trümpfe: Die zwei, die übrig bleiben, gehen an die Gegner.
topic-fault-queen = Denken Sie an die Pik Dame: Wer hat diese Karte, und wer wird den Stich damit machen müssen?
topic-fault-leads-badly = Von dieser Farbe haben die anderen mehr als Sie.
topic-fault-leads-short = Von der anderen Farbe haben Sie mehr, und in einer langen Farbe machen am Ende auch kleine Karten Stiche.
topic-fault-leads-too-high = Damit verschenken Sie eine höhere Karte, bevor die anderen ihre zeigen mussten.
topic-fault-leads-too-low = Das verschenkt eher den Stich; eine höhere Karte derselben Farbe ist besser.
topic-fault-leads-trumps = Jeder Trumpf, den Sie ausspielen, kostet Sie auch einen; später leisten Trümpfe mehr.
topic-fault-leads-before-trumps = Die anderen haben noch Trümpfe, und wer von der Farbe nichts mehr hat, kann stechen.
topic-fault-leads-danger = Je höher die Karte, desto eher machen Sie den Stich, und den wollen Sie hier nicht.
topic-fault-leads-otherwise = So bleiben die gefährlicheren Karten auf Ihrer Hand.
topic-fault-takes-unwanted = Diese Karte liegt jetzt vorn, und der Stich würde gegen Sie zählen.
topic-fault-keeps-danger = Werden Sie eine gefährliche Karte los, solange damit kein Stich gemacht wird.
topic-fault-throws-badly = Sie werfen eine Karte weg, die Sie später brauchen können.
topic-fault-no-finesse = Die hohe Karte macht nur diesen Stich. Die niedrigere kann ihn auch machen, und die hohe dann noch einen.
topic-fault-finesse = Liegt die Karte dazwischen hinter Ihnen, geht hier zu viel verloren; mit der hohen Karte haben Sie den Stich.
topic-fault-takes-anyway = Den Stich machen Sie so oder so: Nehmen Sie ihn mit einer Karte, die sonst noch einen macht.
topic-fault-leads-tenace = Vom Rest dieser Farbe haben Sie die höchste und die dritthöchste Karte. Spielt ein Gegner diese Farbe aus, können beide einen Stich machen. Spielen Sie diese Farbe selbst aus, macht oft nur eine einen Stich.
topic-fault-keeps-singleton = Ihre einzige Karte einer anderen Farbe können Sie jetzt loswerden und beim nächsten Mal diese Farbe mit Trumpf stechen.
topic-fault-not-through = { PARTNER() ->
        [feminine] In einer anderen Farbe ist der nächste Gegner wohl stärker. Spielen Sie diese Farbe aus, dann sieht Ihre Partnerin dessen Karte vor dem eigenen Zug.
        [none] In einer anderen Farbe ist der nächste Gegner wohl stärker. Spielen Sie diese Farbe aus, dann sieht { PARTNER(form: "who") } dessen Karte rechtzeitig.
       *[masculine] In einer anderen Farbe ist der nächste Gegner wohl stärker. Spielen Sie diese Farbe aus, dann sieht Ihr Partner dessen Karte vor dem eigenen Zug.
    }
topic-fault-blocks = { PARTNER() ->
        [feminine] So behalten Sie die höhere Karte, und beim nächsten Mal kann diese Karte Ihrer Partnerin im Weg stehen.
        [none] So behalten Sie die höhere Karte, und beim nächsten Mal kann diese Karte { PARTNER(form: "who") } im Weg stehen.
       *[masculine] So behalten Sie die höhere Karte, und beim nächsten Mal kann diese Karte Ihrem Partner im Weg stehen.
    }
topic-fault-no-cover = So kommt die hohe Karte des Gegners durch. Eine höhere bringt den Stich, oder die Gegner müssen noch höher gehen.
topic-led = { WHO($seat) } hat schon { SUIT($suit) } ausgespielt.
topic-whist-begin = Beim Whist spielen Sie mit dem Partner gegenüber gegen die beiden anderen, jeder hat dreizehn Karten. Es gibt vier Farben: Kreuz, Karo, Herz und Pik. In jeder ist die Zwei die niedrigste; über der Zehn kommen Bube, Dame und König, und das Ass ist die höchste.
topic-whist-begin-play = Wer ausspielt, legt die erste Karte, und die anderen müssen möglichst die Farbe bedienen. Diese vier Karten sind ein Stich, und die höchste Karte der ausgespielten Farbe macht ihn, wenn kein Trumpf fällt. Trumpf ist die eine Farbe, die alle anderen schlägt: die Farbe der zuletzt gegebenen Karte, die aufgedeckt wird. Wer von der ausgespielten Farbe nichts hat, darf stechen, also einen Trumpf darauflegen, oder irgendeine andere Karte abwerfen.
topic-whist-begin-win = Die ersten sechs Stiche eines Paares zählen nichts, jeder darüber bringt zwei Punkte. Das Paar, das zuerst zehn Punkte hat, gewinnt die Partie.
topic-whist-partner-title = Whist: Wessen Stich ist es?
topic-whist-partner-idea = Ihr Partner liegt vorn, und Sie spielen zuletzt: Seine Karte macht den Stich, wenn Sie niedrig bleiben.
topic-whist-cheaply-title = Whist: zuletzt am Zug
topic-whist-cheaply-idea = Ein Gegner liegt vorn, und nach Ihnen kommt niemand. Sie wissen genau, welche Ihrer Karten den Stich machen.
topic-whist-second-title = Whist: an zweiter Stelle
topic-whist-second-idea = Ein Gegner hat ausgespielt, Ihr Partner spielt zuletzt. Auf das, was Sie jetzt geben, antwortet ein Gegner und, wenn nötig, Ihr Partner.
topic-whist-third-title = Whist: an dritter Stelle
topic-whist-third-idea = Ihr Partner hat ausgespielt, und ein Gegner kommt noch. Gehen Sie gerade so hoch, dass dieser Gegner den Stich nicht billig macht.
topic-whist-ruff-title = Whist: stechen oder abwerfen?
topic-whist-ruff-idea = Von der ausgespielten Farbe haben Sie nichts, Sie dürfen also jede Karte spielen. Stechen heißt einen Trumpf darauflegen: Das macht den Stich, wenn nicht jemand übersticht, also einen höheren Trumpf darauflegt. Abwerfen heißt eine Karte loswerden, die keinen Stich macht.
topic-whist-ruff-low-title = Whist: niedrig oder hoch stechen
topic-whist-ruff-low-idea = Sie können stechen, und nach Ihnen kommt noch jemand dran. Ein niedriger Trumpf ist billig, und die hohen bleiben Ihnen. Ein Beispiel: die Drei und der König in Trumpf. Die Drei reicht, solange nach Ihnen noch alle die Farbe haben. Stechen Sie nur dort hoch, wo jemand überstechen könnte.
topic-whist-draw-title = Whist: Trumpf ziehen
topic-whist-draw-idea = Sie spielen aus und haben mehrere Trümpfe. Trumpf ziehen heißt Trümpfe ausspielen, bis die anderen keine mehr haben. Vorher kann jemand Ihre hohen Karten in anderen Farben stechen. Ein Trumpf macht aber auch allein einen Stich: Fragen Sie sich, wer noch welche hat.
topic-whist-leads-title = Whist: was ausspielen?
topic-whist-leads-idea = Sie spielen aus und dürfen jede Karte wählen. Lange Farben machen am Ende Stiche, wenn sonst niemand mehr etwas davon hat. Eine Karte knapp unter einer, die noch draußen ist, verschenkt oft einen Stich.
topic-whist-honours-title = Whist: Figuren ausspielen
topic-whist-honours-idea = Benachbarte Figuren, etwa König und Dame in Herz, leisten dasselbe. Spielen Sie eine aus: Entweder bringt das den Stich, oder das Ass fällt und die andere ist die höchste. Figuren, die nicht benachbart sind, etwa Ass und Dame, bringen mehr, wenn jemand anderes die Farbe ausspielt.
topic-whist-signals-title = Whist: was Ihr Partner Ihnen sagt
topic-whist-signals-idea = Partner dürfen nur durch Karten miteinander sprechen. Die zuerst ausgespielte Farbe Ihres Partners ist meistens eine gute. Die erste abgeworfene Karte kommt meistens aus einer unerwünschten Farbe. Kam zuerst Herz, ist ein Herz von Ihnen fast immer willkommen. Es sei denn, dort sind inzwischen die Gegner stark, oder etwas anderes hat Eile.
topic-whist-count-title = Whist: das Blatt auszählen
topic-whist-count-idea = Wer nicht bedient hat, hat die Farbe nicht. Den Rest können Sie ausrechnen, denn jede Farbe hat dreizehn Karten. Sind elf Kreuz gefallen und Sie haben eines, ist noch eines draußen. Wer Kreuz nicht bedient hat, hat es nicht. Zählen Sie vor dem Ausspielen, wer welche Farbe noch haben kann.
topic-whist-singleton-title = Whist: eine einzelne Karte ausspielen
topic-whist-singleton-idea = Sie spielen aus und haben von einer Farbe nur eine Karte. Spielen Sie diese Karte aus, dürfen Sie die Farbe beim nächsten Mal stechen. Das lohnt sich mit einem kleinen Trumpf, der sonst nichts bringt, und wenn bald jemand anderes die Farbe ausspielt. Hohe Trümpfe machen auch so Stiche. Haben Sie anderswo eine sichere Karte, beginnen Sie meist besser damit.
topic-whist-ending-three-title = Whist: Endspiele mit drei Karten
topic-whist-ending-three-idea = Sie haben noch drei Karten, und fast alles war schon zu sehen. Sind von einer Farbe Ass und König gefallen, ist die Dame die höchste. Zählen Sie, was draußen ist. Welche Ihrer Karten macht einen Stich, was immer die anderen haben, und in welcher Reihenfolge?
topic-whist-points-title = Whist: was ein Spiel bringt
topic-whist-points-idea = Eine Partie geht bis zehn Punkte. Die ersten sechs Stiche einer Seite zählen nichts, jeder weitere bringt zwei Punkte, bei Grand vier. Die fünf Honneurs sind Ass, König, Dame, Bube und Zehn in Trumpf. Hat eine Seite mindestens drei davon, bringt jedes einen Punkt. Bei Grand sind die vier Asse die Honneurs: Drei bringen zwei Punkte, alle vier bringen vier. Bei Cayenne zählt alles doppelt, wenn die aufgedeckte Farbe blieb.
topic-whist-cayenne-title = Cayenne: Trumpf bestimmen
topic-whist-cayenne-idea = Bei Cayenne liegt die letzte Karte des Gebers offen, und ihre Farbe wäre Trumpf. Behält der Geber diese Farbe, zählt das für den Gewinner doppelt. Er darf auch eine andere bestimmen oder die Wahl dem Partner überlassen.
topic-whist-grand-title = Grand: kein Trumpf
topic-whist-grand-idea = Bei Grand gibt es keinen Trumpf. Die letzten Karten einer langen Farbe machen Stiche, sobald die hohen gefallen sind.
topic-whist-finesse-title = Whist: der Schnitt
topic-whist-finesse-idea = Es gibt keine Trümpfe, und Ihr Partner hat ausgespielt. Sie haben zum Beispiel Ass und Dame in Herz, und der König ist draußen. Hat ihn der Gegner, der vor Ihnen gespielt hat, macht die Dame diesen Stich und das Ass den nächsten. Das ist ein Schnitt. Hat ihn der Gegner, der nach Ihnen spielt, schlägt der König Ihre Dame. Wo er liegt, sehen Sie nicht; solange nichts darauf hinweist, steht es eins zu eins. Überlegen Sie, was die anderen gespielt haben und was folgt, wenn der Stich verloren geht. Manchmal ist das Ass besser.
topic-whist-through-title = Whist: durch die Stärke spielen
topic-whist-through-idea = Es gibt keine Trümpfe, und Sie spielen aus. Der Gegner links spielt direkt nach Ihnen, Ihr Partner erst danach. Spielen Sie eine Farbe aus, in der dieser Gegner stark ist. Er muss zuerst eine Karte zeigen, und Ihr Partner weiß dann, wie viel genügt. Stark ist er in einer Farbe, die er selbst ausgespielt hat oder die der Gegner rechts nicht bedient hat. Kann Ihr Partner dort aber nichts übernehmen, helfen Sie nur den Gegnern.
topic-whist-cover-title = Whist: eine hohe Karte decken
topic-whist-cover-idea = Es gibt keine Trümpfe. Ein Gegner hat Zehn, Bube, Dame oder König ausgespielt, und Sie spielen als Zweiter. Decken heißt, eine höhere Karte zu geben. Entweder machen Sie den Stich, oder die Gegner geben zwei hohe Karten für eine von Ihnen. Das lohnt sich, wenn dadurch eine niedrigere Karte von Ihnen oder Ihrem Partner aufrückt. Kann nichts aufrücken, spielen Sie niedrig und behalten Sie die höhere Karte.
topic-whist-hold-up-title = Whist: einen Stich laufen lassen
topic-whist-hold-up-idea = Es gibt keine Trümpfe, ein Gegner hat ausgespielt, und Sie haben die höchste Karte, die von der Farbe übrig ist. Sie können den Stich jetzt machen oder ihn laufen lassen und erst einen späteren machen. Das lohnt sich, wenn einem Gegner dadurch die Farbe ausgeht und er nichts mehr davon ausspielen kann. Brauchen Sie das Ausspiel sofort, machen Sie den Stich.
topic-whist-unblock-title = Whist: dem Partner die Farbe freimachen
topic-whist-unblock-idea = Es gibt keine Trümpfe. Ihr Partner hat ausgespielt und führt mit einer Karte, die in dieser Farbe nur noch Sie schlagen können. Ihre hohe Karte können Sie jetzt geben oder behalten. Hat Ihr Partner mehr von der Farbe als Sie, geben Sie die hohe Karte sofort. Sonst nehmen Sie ihm den nächsten Stich weg, und er kommt vielleicht nicht mehr an seine Farbe. Hat er wenige, behalten Sie die hohe Karte für einen eigenen Stich.
topic-whist-throw-in-title = Whist: einen Gegner ans Spiel bringen
topic-whist-throw-in-idea = Es gibt keine Trümpfe, Sie spielen aus, und wenige Karten sind übrig. Von einer Farbe haben Sie die höchste und die dritthöchste Karte, und die zweithöchste ist draußen. Spielen Sie diese Farbe selbst aus, schlägt die zweithöchste Ihre dritte. Geben Sie lieber in einer anderen Farbe einen Stich ab. Wer ihn macht, muss ausspielen, und bleibt ihm nichts anderes, spielt er in Ihre beiden Karten. Zählen Sie, was er noch hat. Hat er anderswo eine sichere Karte, machen Sie Ihre Stiche sofort.
topic-whist-before-null-title = Grand-Null: vor der Wende
topic-whist-before-null-idea = Bei Grand-Null gibt es keinen Trumpf, und nach sechs Stichen kehrt sich alles um. Jeder weitere Stich zählt für die andere Seite. Achten Sie darauf, was auf Ihrer Hand bleibt.
topic-whist-null-title = Grand-Null: Niemand will Stiche
topic-whist-null-idea = Jeder Stich zählt jetzt für die andere Seite. Bleiben Sie niedrig, wo Sie können, und werfen Sie hohe Karten ab, wo damit kein Stich zu machen ist.
topic-whist-null-queen-title = Grand-Null mit der Dame: Wann fällt die Dame?
topic-whist-null-queen-idea = Fällt die Pik Dame, zählen die Stiche von da an für die andere Seite. Wer Pik hat, kann das beschleunigen oder hinausschieben.
topic-whist-queen-title = Pik Dame: nicht nehmen
topic-whist-queen-idea = Die Seite, die die Pik Dame nimmt, verliert das Spiel; sonst zählt nichts.
topic-whist-amor-title = Fliegender Amor: den Trumpf nach dem Rest wählen
topic-whist-amor-idea = Beim Fliegenden Amor darf die Seite, die drei Stiche in Folge macht, den Trumpf neu bestimmen. Inzwischen ist viel gespielt: Zählen Sie, was von einer Farbe übrig ist, bevor Sie diese Farbe bestimmen.
topic-whist-duck-title = Fliegende Ente: den Trumpf nach dem Rest wählen
topic-whist-duck-idea = Wie beim Fliegenden Amor, aber zwei Stiche in Folge genügen. Ob Sie die Farbe behalten oder neu bestimmen, hängt davon ab, was alle noch auf der Hand haben.
topic-whist-bismarck-title = Bismarck: die Päckchen
topic-whist-bismarck-idea = Bei Bismarck liegen neben den Blättern vier Päckchen zu drei Karten. Sie sehen alle vier an, nehmen eins für sich und geben eins Ihrem Partner; die anderen gehen an die Gegner.
topic-whist-hussar-title = Husarenwhist: jeder für sich
topic-whist-hussar-idea = Beim Husarenwhist hat niemand einen Partner, und von Ihrem vierten Stich an zählt jeder für Sie. Was Sie nicht machen, geht an einen von drei Gegnern.
topic-whist-three-title = Whist zu dritt: Trumpf bestimmen
topic-whist-three-idea = Es spielen drei, jeder für sich, und von Ihrem fünften Stich an zählt jeder für Sie. Wählen Sie den Trumpf nach Länge und Höhe Ihrer Farben.
topic-whist-tour-title = Whist: die Varianten unterscheiden
topic-whist-tour-idea = Jede Variante ist einfacher Whist bis auf eines: was Trumpf ist, welche Stiche zählen oder wer mit wem spielt. Wechseln die Varianten von Spiel zu Spiel, merken Sie sich dieses eine vor der ersten Karte.
