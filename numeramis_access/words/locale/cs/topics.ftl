# Lekce, v nichž rozhoduje ten, kdo se učí: názvy, myšlenky a co je na volbě špatně.
topic-again = Chvíle k zopakování
topic-none-again = Dnes není co opakovat.
    .braille = dnes nic
topic-back = Zpět
topic-standing = { $state ->
        [done] hotovo
        [left] { ORDINAL($place, gender: "feminine") } chvíle { SAY($count, case: "gen", gender: "feminine", after: "z") }
       *[new] nová
    }{ $minutes ->
        [0] {""}
       *[other] , asi { COUNT($minutes, of: "minute", case: "acc") }
    }
topic-moment = { ORDINAL($number, gender: "feminine") } chvíle { SAY($count, case: "gen", gender: "feminine", after: "z") }.
    .braille = { $number }/{ $count }
topic-decide-first = Rozhodnutí je na vás. { $hand } řekne vaši ruku, { $table } stůl a { $help } poradí; nespěchejte.
    .brief = Rozhodněte se.
    .braille = rozhodněte
topic-decide = Rozhodnutí je na vás.
    .brief = Rozhodněte se.
    .braille = rozhodněte
topic-wait = Okamžik, karty se ještě posuzují.
    .braille = okamžik
topic-go-on = Dál Enterem.
    .braille = dál enterem
topic-right = Správně.
    .braille = správně
topic-as-good = Stejně dobré je: { $action }.
    .braille = = { $action }
topic-wrong = Vaše volba: { $action }. Stojí vás to asi { topic-loss }.
    .braille = { $action } -{ NUMBER($size, maximumFractionDigits: 1) }
topic-loss =
    { $unit ->
        [tricks] { COUNT($size, of: "trick", case: "acc") }
        [points] { COUNT($size, of: "point", case: "acc") }
        [chance] { COUNT($size, of: "percent", case: "acc") } šance
       *[chips] { COUNT($size, of: "chip", case: "acc") }
    }
topic-try-again = Zkuste jinou možnost.
    .braille = znovu
topic-done = Konec lekce: napoprvé správně { $right } { SAY($count, case: "gen", gender: "feminine", after: "z") }. { $well ->
        [yes] Lekce je hotová.
       *[no] Hotová bude při čtyřech; příště přijdou jiné karty.
    }
    .brief = { $right } { SAY($count, case: "gen", gender: "feminine", after: "z") }.
    .braille = { $right }/{ $count } { $well ->
        [yes] hotovo
       *[no] znovu
    }
topic-again-done = Pro dnešek je to všechno: napoprvé správně { $right } { SAY($count, case: "gen", gender: "feminine", after: "z") }.
    .braille = { $right }/{ $count }

# Co je špatně
topic-fault-leads-high = Než se tři hráči rozhodnou, tuhle kartu už uvidí; vysoká má větší cenu, když se hraje pozdě.
topic-fault-leads-low = Takhle nízko zdvih rozdáváte; vyšší karta má tady lepší naději.
topic-fault-overtakes = Vede spoluhráč, zdvih je tedy už váš: tím jen utratíte dobrou kartu.
topic-fault-trusts-partner = Karta naproti sama nevydrží.
topic-fault-ties-partner = Tím dorovnáte kartu z vlastní dvojice a zdvih si nevezme nikdo.
topic-fault-changes-nothing = Shoda už je; další stejná karta nic nezmění a přijdete o ni.
topic-fault-only-ties = To je jen shoda, nebere nikdo; tady má zdvih větší cenu.
topic-fault-tie-too-dear = Za takovou kartu shoda tady nestojí.
topic-fault-too-weak = Kdo hraje po vás, to přebije příliš snadno.
topic-fault-too-high = Stačila by menší karta a tahle vám bude později chybět.
topic-fault-too-low = Ta druhá karta udělá totéž a na potom vám zůstane víc.
topic-fault-spends = Zdvih to nebere, a tak je to víc, než je třeba dát.
topic-fault-gives-away = Tím zdvih necháte ostatním, ačkoli se s tím dá něco dělat.
topic-fault-goes-out = To přetáhne limit, a kdo přetáhne, vypadává ze hry.
topic-fault-passes-hit = Jedno z čísel vás dostane přesně na limit.
topic-fault-leaves-badly = Myslete na další hod: co tím do limitu zbude, se špatně trefuje.
topic-fault-stays-badly = Bez téhle karty stojíte dál, nebo tam, odkud se trefuje hůř.
topic-fault-stops-early = Kdo ještě hází nebo už je před vámi, tohle většinou překoná.
topic-fault-goes-on = Stojíte dobře, další karta to spíš pokazí.
topic-fault-one-too-few = Jedna karta je poslední hod a málokdy stačí tak daleko.
topic-fault-one-hardly-helps = Jedna karta vás odsud sotva přiblíží.
topic-fault-two-too-many = Dvě karty odsud příliš často přetáhnou.
topic-fault-throws-good = Odhazujete kartu, která patří k tomu nejlepšímu v ruce.
topic-fault-keeps-bad = Necháváte si kartu, která nepomáhá; vyměněná se může hodit.
topic-fault-throws-other = Jsou karty, které vám pomáhají méně než tyhle.
topic-fault-breaks-hand = Ruka je dobrá, jak je; výměna by ji spíš rozbila.
topic-fault-closes-early = Takovou ruku ostatní ještě příliš často přebijí; nejdřív využijte výměnu.
topic-fault-waits = Zatímco čekáte, dostanou ostatní další výměnu.
topic-fault-too-timid = Vaše ruka stojí za víc: porovnejte její šanci s tím, co leží v banku.
topic-fault-too-bold = Kdo na takovou sázku odpoví, má většinou něco lepšího.
topic-fault-other-stake = Sázka ano, ale ne takhle velká.
topic-fault-too-dear = Na tuhle cenu je vaše šance příliš malá.
topic-fault-names-badly = Zvažte nejdřív délku, pak vysoké karty: jiná vaše barva jich má víc.
topic-fault-names-weak = Ta barva není dost silná; naproti může být lepší.
topic-fault-names-needlessly = Barva, která platí, je pro vás přinejmenším stejně dobrá.
topic-fault-keeps-weak = Máte lepší trumfy než ty, které platí.
topic-fault-leaves-strong = Naproti nikdo neví, jak dobrá je vaše vlastní barva.
topic-fault-gives-packets = V každé hromádce zvažte esa, krále a trumfy: dvě, které si nevezmete, dostanou soupeři.
topic-fault-queen = Pozor na pikovou dámu: kdo ji má a kdo ji bude muset vzít?
topic-fault-leads-badly = V téhle barvě získají ostatní víc než vy.
topic-fault-leads-short = Téhle barvy máte málo; po vynesení vám v ní na později nic nezbude.
topic-fault-leads-too-high = Tím utratíte vysokou kartu dřív, než ostatní museli ukázat své.
topic-fault-leads-too-low = Takhle nízkou kartou zdvih rozdáváte; v téže barvě je lepší.
topic-fault-leads-trumps = Každý vynesený trumf stojí jeden i vás; víc udělají později, až je budete potřebovat.
topic-fault-leads-before-trumps = Ostatní ještě mají trumfy a na cokoli odtud mohou jeden dát.
topic-fault-leads-danger = Ta karta zdvih nejspíš vezme, a tady o něj nikdo nestojí.
topic-fault-leads-otherwise = Ta karta teď nic nevezme, ale nebezpečné vám zůstanou v ruce.
topic-fault-takes-unwanted = Tím berete zdvih, který se počítá proti vám.
topic-fault-keeps-danger = Zbavte se nebezpečné karty, dokud nic nebere.
topic-fault-takes-too-soon = Tu kartu utratíte dřív, než ostatní museli ukázat svou.
topic-fault-too-dear-trick = Ta karta má větší cenu než tenhle zdvih.
topic-fault-throws-badly = Odhazujete kartu, která se vám ještě bude hodit.

# Quist
topic-quist-begin = V Quistu hrajete se spoluhráčem proti druhé dvojici a každý má devět karet. Spoluhráč sedí naproti vám.
topic-quist-begin-play = Kdo vynáší, hraje první a ostatní po řadě přidají po jedné. Ty čtyři karty jsou zdvih a bere ho nejvyšší číslo. Hrát se smí cokoli. Jsou-li nejvyšší dvě karty nebo víc, je to shoda: zdvih nebere nikdo a příště se hraje o jeden víc.
topic-quist-begin-win = Hru vyhrává dvojice, která má z devíti zdvihů víc.
topic-quist-partner-title = Quist: nechte to spoluhráči
topic-quist-partner-idea = Karta vede, dokud neleží žádná vyšší. Vede-li spoluhráč, vy už nemusíte.
topic-quist-cheaply-title = Quist: vyhrajte co nejlevněji
topic-quist-cheaply-idea = Hrajete poslední a vede soupeř. Zdvih vezme každé vyšší číslo, stejné ho jen dorovná a pak nebere nikdo. Rozhodněte, jestli zdvih za kartu stojí a za kterou.
topic-quist-deny-title = Quist: shoda místo ztráty
topic-quist-deny-idea = Padne-li nejvyšší číslo dvakrát, nebere nikdo: karty zůstanou ležet a příště jde o víc. Taková shoda bývá lepší než prohra, někdy i než výhra.
topic-quist-tied-title = Quist: když už je shoda
topic-quist-tied-idea = Nejvyšší jsou dvě stejné karty: to je shoda a zdvih nebere nikdo, dokud někdo nezahraje výš.
topic-quist-third-title = Quist: třetí na řadě
topic-quist-third-idea = Spoluhráč hrál první a po vás přijde jeden soupeř. Vysoko jděte jen tam, kde vás sotva přebije.
topic-quist-second-title = Quist: druhý na řadě
topic-quist-second-idea = Po vás hrají dva, jeden z nich je spoluhráč. Vysokou kartu teď uvidí oba.
topic-quist-first-lead-title = Quist: první karta
topic-quist-first-lead-idea = Vynášíte, to znamená, že hrajete první. Na vaši kartu odpoví tři hráči. Balíček má osmdesát karet a čtyřicet čtyři se nerozdaly, jisté tedy není nic.
topic-quist-pile-title = Quist: za hromádku vysoká karta stojí
topic-quist-pile-idea = Po shodě zůstanou karty ležet jako hromádka a v další fázi jde o ni celou. Kdo hraje pozdě, ví nejlíp, co na ni stačí.
topic-quist-lead-pile-title = Quist: výnos o hromádku
topic-quist-lead-pile-idea = Jde o hromádku několika zdvihů a vynášíte vy. Ať zahrajete cokoli, tři hráči to mohou přebít nebo dorovnat.
topic-quist-ending-title = Quist: poslední dvě karty
topic-quist-ending-idea = Hru vyhrává strana, která má pět zdvihů. Než zvolíte jednu z posledních dvou karet, spočítejte, kolik komu chybí.

# Šipky
topic-sipky-begin = Šipky se házejí kartami a každý sčítá, co hodil, až k limitu. Tady se hraje do sta jedné.
topic-sipky-begin-play = Hod jsou dvě karty a složíte z nich jedno číslo, číslice v libovolném pořadí. To číslo se přičte k tomu, co už máte.
topic-sipky-begin-win = Vyhrává, kdo je limitu nejblíž. Kdo ho přetáhne, vypadává.
topic-sipky-number-title = Šipky: které číslo
topic-sipky-number-idea = Limit nepřetáhněte a zvolte číslo, po kterém se vám bude dobře házet dál.
topic-sipky-zero-title = Šipky: nula dává na vybranou
topic-sipky-zero-idea = S nulou volíte mezi malým číslem a desítkami: sedm, nebo sedmdesát. Myslete na to, kolik vám chybí.
topic-sipky-one-or-two-title = Šipky: jedna karta, nebo dvě
topic-sipky-one-or-two-idea = Na každý hod si vezmete dvě karty, nebo jen jednu, a ta je pak poslední. Zvažte, kam která možnost odsud dosáhne.
topic-sipky-stop-title = Šipky: kdy přestat
topic-sipky-stop-idea = Místo hodu můžete skončit a nechat si, co máte. Blízko limitu je každá karta riziko; jestli za to stojí, záleží na tom, co mají ostatní a zda ještě házejí.
topic-sipky-chased-title = Šipky: někdo je před vámi
topic-sipky-chased-idea = Někdo už skončil blíž limitu, než stojíte vy. Skončíte-li teď, jistě s ním prohrajete.
topic-sipky-duel-title = Šipky: vy a jeden soupeř
topic-sipky-duel-idea = Hrajete jen dva. Zvažte vlastní šance i to, co po vás udělá ten druhý.
topic-sipky-series-title = Šipky: série
topic-sipky-series-idea = Sčítají se tři hry, do sto jedné, dvou set jedné a tří set jedné, a kdo přetáhne, nemá z té hry nic. Jistý součet má tady větší cenu než trefa.
topic-sipky-exact-title = Šipky: na přesný výsledek
topic-sipky-exact-idea = V téhle hře vyhrává jen přesné číslo. Nikdo nekončí a jednu kartu, která se nehodí, lze zahodit.
topic-sipky-exact-card-title = Šipky: nechat si jednu kartu?
topic-sipky-exact-card-idea = Máte jednu kartu. Vezměte ji, dostane-li vás na lepší vzdálenost, a zahoďte ji, stojíte-li bez ní líp.

# Loker
topic-loker-begin = V Lokeru máte v ruce šest karet s čísly od nuly do devíti. Co mají společného, je figura.
topic-loker-begin-play = Dvojice jsou dvě stejné karty, postupka jsou čísla za sebou. Karty, které se nehodí, smíte dvakrát vyměnit.
topic-loker-begin-win = Vyhrává, kdo má vyšší figuru.
topic-loker-figure-title = Loker: poznat figuru
topic-loker-figure-idea = Jedna dvojice sama nic neznamená. Od nejnižší jsou to dvě dvojice, postupka z pěti, tři dvojice, postupka ze šesti a trojice. Pak trojice a dvojice, dvě trojice, čtveřice, čtveřice a dvojice. Nejvýš je Loker, pět stejných, a King Loker, šest stejných.
topic-loker-three-title = Loker: trojice
topic-loker-three-idea = Šest karet tvoří figuru, a čím víc je jich stejných, tím líp. V každém ze svých dvou tahů smíte vyměnit až tři karty. Máte tři stejné: které z ostatních půjdou pryč?
topic-loker-pairs-title = Loker: dvojice
topic-loker-pairs-idea = Dvě dvojice jsou nejnižší figura, tři dvojice přebijí postupku z pěti. Co se z vašich dvojic ještě může stát?
topic-loker-straight-title = Loker: postupky
topic-loker-straight-idea = Pět čísel za sebou je postupka, šest je delší. Stojí nad dvěma dvojicemi a pod trojicí.
topic-loker-pair-or-run-title = Loker: dvojice, nebo čtyři za sebou?
topic-loker-pair-or-run-idea = Máte dvojici a čtyři čísla za sebou. Doufat se dá jen v jedno z toho.
topic-loker-nothing-title = Loker: zatím nic
topic-loker-nothing-idea = V ruce není žádná figura. Nechte si to, co může růst: spíš stejné karty než vysoké.
topic-loker-close-title = Loker: uzavřít hru, nebo pokračovat?
topic-loker-close-idea = Kdo hru uzavře, vyloží ruku a ti, kdo v tomto kole ještě nehráli, mají jen poslední tah. Bere tím výměnu jim i sobě. Pas znamená počkat.
topic-loker-last-turn-title = Loker: poslední tah
topic-loker-last-turn-idea = Někdo hru uzavřel: smíte ještě jednou měnit a musíte vyložit. Co potřebujete, abyste přebili vyložené karty?
topic-loker-chips-title = Loker: každá karta stojí žeton
topic-loker-chips-idea = Při jednoduchých sázkách stojí každá vyměněná karta žeton, ten jde do banku uprostřed a bank bere nejlepší ruka. Stojí další karta za svou cenu?
topic-loker-bets-title = Loker: vsadit, nebo čekat
topic-loker-bets-idea = Žetony zatím nikdo nepřidal. Čekat znamená nic neplatit; vsadit znamená přidat žetony a ostatní musí zaplatit totéž, nebo odejít. Patří to k dobré ruce a občas k blafu, sázce bez ničeho.
topic-loker-calls-title = Loker: dorovnat, zvýšit, nebo složit
topic-loker-calls-idea = Někdo vsadil. Dorovnat znamená zaplatit totéž, zvýšit zaplatit víc, složit karty vzdát se jich i toho, co už leží v banku. Porovnejte cenu s tím, co můžete vyhrát a jak často.

# Whist
topic-whist-begin = Ve whistu hrajete se spoluhráčem proti druhé dvojici a každý má třináct karet. Spoluhráč sedí naproti vám. Barvy jsou čtyři: kříže, káry, srdce a piky. V každé je nejnižší dvojka, nad desítkou jsou kluk, dáma a král a nejvyšší je eso.
topic-whist-begin-play = Kdo vynáší, hraje první, a ostatní musí hrát stejnou barvu, dokud ji mají. Ty čtyři karty jsou zdvih a bere ho nejvyšší karta vynesené barvy, pokud nepadne trumf. Trumfy jsou jediná barva, která přebíjí všechny ostatní. Určí ji poslední rozdaná karta, ta se otočí. Kdo vynesenou barvu nemá, smí dát trumf, nebo odhodit kteroukoli jinou kartu.
topic-whist-begin-win = Prvních šest zdvihů dvojice se nepočítá, každý další přinese dva body. Kdo má první deset bodů, vyhrává partii.
topic-whist-partner-title = Whist: čí je ten zdvih?
topic-whist-partner-idea = Vede spoluhráč: jeho karta zatím zdvih bere a vy hrajete poslední.
topic-whist-cheaply-title = Whist: poslední na řadě
topic-whist-cheaply-idea = Vede soupeř a po vás už nikdo nehraje. Víte přesně, které vaše karty zdvih vezmou.
topic-whist-second-title = Whist: druhý na řadě
topic-whist-second-idea = Vynášel soupeř, spoluhráč hraje poslední. Na vaši kartu odpoví jeden soupeř a v nouzi ještě spoluhráč.
topic-whist-third-title = Whist: třetí na řadě
topic-whist-third-idea = Vynášel spoluhráč a jeden soupeř ještě přijde. Jděte právě tak vysoko, aby neměl zdvih lacino.
topic-whist-ruff-title = Whist: přebít trumfem, nebo odhodit?
topic-whist-ruff-idea = Vynesenou barvu nemáte, zahrát smíte cokoli. Trumf zdvih bere, pokud nepadne vyšší; odhodit znamená zbavit se karty, která nic nevezme.
topic-whist-draw-title = Whist: stahování trumfů
topic-whist-draw-idea = Vynášíte a máte víc trumfů. Stahovat trumfy znamená vynášet je, dokud ostatním nedojdou; do té doby nejsou vaše vysoké karty v jiných barvách jisté.
topic-whist-leads-title = Whist: co vynést
topic-whist-leads-idea = Vynášíte a zahrát smíte cokoli. Dlouhé barvy berou zdvihy ke konci, když už je ostatní nemají; karta těsně pod tou, která je ještě venku, zdvih často rozdá.
topic-whist-points-title = Whist: co rozdání přinese
topic-whist-points-idea = Hra jde do deseti bodů. Prvních šest zdvihů strany se nepočítá, každý nad ně platí dva body, v grandu čtyři. Figur je pět: trumfové eso, král, dáma, kluk a desítka. Tři na jedné straně přinesou tři body, čtyři čtyři, pět pět. V grandu jsou figury čtyři esa: za tři jsou dva body, za čtyři čtyři. V cayenne se vše počítá dvojnásob, když otočená barva zůstala.
topic-whist-cayenne-title = Cayenne: volba trumfů
topic-whist-cayenne-idea = V cayenne leží poslední karta rozdávajícího otevřená a její barva by byla trumfy. Rozdávající ji smí nechat, a pak se vítězi počítá dvojnásob, zvolit jinou, nebo nechat volbu na spoluhráči.
topic-whist-grand-title = Grand: bez trumfů
topic-whist-grand-idea = V grandu trumfy nejsou. Berou i poslední karty dlouhé barvy, jakmile jsou vysoké pryč.
topic-whist-before-null-title = Grand null: před obratem
topic-whist-before-null-idea = V grand nullu trumfy nejsou a po šesti zdvizích se všechno obrátí: každý další se počítá druhé straně. Myslete na to, co vám zůstane v ruce.
topic-whist-null-title = Grand null: zdvihy nikdo nechce
topic-whist-null-idea = Každý zdvih se teď počítá druhé straně. Kde to jde, zůstaňte nízko, a vysokých karet se zbavujte tam, kde nic neberou.
topic-whist-null-queen-title = Grand null s dámou: kdy padne?
topic-whist-null-queen-idea = Jakmile padne piková dáma, počítají se zdvihy druhé straně. Kdo má piky, může to uspíšit, nebo oddálit.
topic-whist-queen-title = Piková dáma: neberte ji
topic-whist-queen-idea = Strana, která vezme pikovou dámu, rozdání prohrává; na ničem jiném nezáleží.
topic-whist-amor-title = Létající amor: zvolte, co zbývá
topic-whist-amor-idea = Strana, která získá tři zdvihy za sebou, smí zvolit trumfy znovu. Hodně už padlo: než barvu zvolíte, spočítejte, co z ní zbývá.
topic-whist-duck-title = Létající kachna: zvolte, co zbývá
topic-whist-duck-idea = Jako v létajícím amoru, jen stačí dva zdvihy za sebou. Jestli trumfy nechat, nebo zvolit jiné, záleží na tom, co zbývá ve všech rukou.
topic-whist-bismarck-title = Bismarck: hromádky
topic-whist-bismarck-idea = Vedle rukou leží čtyři hromádky po třech kartách. Vidíte je, jednu si vezmete, jednu dáte spoluhráči a zbylé dostanou soupeři.
topic-whist-hussar-title = Husarský whist: každý sám
topic-whist-hussar-idea = Spoluhráče tu nemá nikdo a od čtvrtého zdvihu se každý počítá tomu, kdo ho vzal. Co nevezmete vy, vezme jeden ze tří soupeřů.
topic-whist-three-title = Whist pro tři: volba trumfů
topic-whist-three-idea = Hrají tři, každý sám za sebe, a od pátého zdvihu se každý počítá. Trumfy volte podle délky a výšky svých barev.
topic-whist-tour-title = Whist: poznat hry od sebe
topic-whist-tour-idea = Každá obměna je základní whist až na jednu věc: co jsou trumfy, které zdvihy platí, nebo kdo hraje s kým. V sérii se střídají rozdání od rozdání, tak si tu jednu věc ujasněte dřív, než padne první karta.
