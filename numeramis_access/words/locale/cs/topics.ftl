# Lekce, v nichž rozhoduje ten, kdo se učí: názvy, myšlenky a co je na volbě špatně.
topic-again = Chvíle k zopakování
topic-none-again = Dnes není co opakovat.
    .braille = dnes nic
topic-back = Zpět
topic-standing = { $state ->
        [done] hotovo
        [left] { $place } z { $count }
       *[new] nová
    }
topic-moment = Chvíle { $number } z { SAY($count, case: "gen", gender: "feminine") }.
    .braille = { $number }/{ $count }
topic-decide = Jste na řadě. Zeptejte se, na co chcete, a pak se rozhodněte.
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
topic-wrong = Tohle vás stojí asi { topic-loss }: { $action }.
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
topic-done = Konec lekce: napoprvé správně { $right } z { SAY($count, case: "gen", gender: "feminine") }. { $well ->
        [yes] Lekce je hotová.
       *[no] Hotová bude při čtyřech; příště přijdou jiné karty.
    }
    .brief = { $right } z { SAY($count, case: "gen", gender: "feminine") }.
    .braille = { $right }/{ $count } { $well ->
        [yes] hotovo
       *[no] znovu
    }
topic-again-done = Pro dnešek je to všechno: napoprvé správně { $right } z { SAY($count, case: "gen", gender: "feminine") }.
    .braille = { $right }/{ $count }

# Co je špatně
topic-fault-leads-high = Než se tři hráči rozhodnou, tuhle kartu už uvidí; vysoká má větší cenu, když se hraje pozdě.
topic-fault-leads-low = Takhle nízko zdvih rozdáváte; vyšší výnos má tady lepší naději.
topic-fault-overtakes = Nejvyšší kartu má partner, zdvih je tedy už váš: tím jen utratíte dobrou kartu.
topic-fault-ties-partner = Tím se vyrovnáte vlastnímu partnerovi a zdvih si nevezme nikdo.
topic-fault-too-high = Stačila by menší karta a tahle vám bude později chybět.
topic-fault-too-low = Ta druhá karta udělá totéž a na potom vám zůstane víc.
topic-fault-gives-away = Tím zdvih necháte ostatním, ačkoli se s tím dá něco dělat.
topic-fault-goes-out = To číslo přesahuje limit.
topic-fault-leaves-badly = Myslete na další hod: vzdálenost, která zbude, se špatně trefuje.
topic-fault-stops-early = Kdo ještě hází nebo už je před vámi, tohle většinou překoná.
topic-fault-goes-on = Stojíte dobře, další karta to spíš pokazí.
topic-fault-one-too-few = Jedna karta je poslední a málokdy stačí tak daleko.
topic-fault-two-too-many = Dvě karty odsud příliš často přetáhnou.
topic-fault-throws-good = Odhazujete kartu, která patří k tomu nejlepšímu v ruce.
topic-fault-keeps-bad = Necháváte si kartu, která nepomáhá; vyměněná se může hodit.
topic-fault-throws-other = Jsou karty, které vám pomáhají méně než tyhle.
topic-fault-breaks-hand = Ruka je dobrá, jak je; výměna by ji spíš rozbila.
topic-fault-closes-early = Takovou ruku ostatní ještě příliš často překonají; nejdřív využijte výměnu.
topic-fault-waits = Zatímco čekáte, dostanou ostatní další výměnu.
topic-fault-too-timid = Vaše ruka stojí za víc: porovnejte její šanci s tím, co leží v banku.
topic-fault-too-bold = Kdo na takovou sázku odpoví, má většinou něco lepšího.
topic-fault-other-stake = Sázka ano, ale ne takhle velká.
topic-fault-too-dear = Na tuhle cenu je vaše šance příliš malá.
topic-fault-names-badly = Zvažte nejdřív délku, pak vysoké karty; kde to pravidla dovolí, může volit i partner.
topic-fault-gives-packets = V každém balíčku zvažte esa, krále a trumfy: dva, které nedáte sobě a partnerovi, dostanou soupeři.
topic-fault-queen = Pozor na pikovou dámu: kdo ji má a kdo ji bude muset vzít?
topic-fault-leads-badly = Jiná barva nebo jiná karta k výnosu vám přinese víc.
topic-fault-takes-unwanted = Tím berete zdvih, který se počítá proti vám.
topic-fault-keeps-danger = Zbavte se nebezpečné karty, dokud nic nebere.
topic-fault-takes-too-soon = Tu kartu utratíte dřív, než ostatní museli ukázat svou.
topic-fault-throws-badly = Odhazujete kartu, která se vám ještě bude hodit.

# Quist
topic-quist-partner-title = Quist: nechte to partnerovi
topic-quist-partner-idea = V Quistu hrajete s partnerem proti druhým dvěma. Nejvyšší číslo bere zdvih a hrát se smí cokoli. Má-li nejvyšší kartu partner, zdvih je už váš.
topic-quist-cheaply-title = Quist: vyhrajte co nejlevněji
topic-quist-cheaply-idea = Hrajete poslední a nejvyšší kartu má soupeř. Zdvih vezme každé vyšší číslo; rozhodněte, jestli za to stojí a které.
topic-quist-deny-title = Quist: shoda místo ztráty
topic-quist-deny-idea = Padne-li nejvyšší číslo dvakrát, nebere nikdo: karty zůstanou ležet a příště jde o víc. Taková shoda bývá lepší než prohra, někdy i než výhra.
topic-quist-tied-title = Quist: když už je shoda
topic-quist-tied-idea = Nejvyšší jsou dvě stejné karty, takže nikdo nic nebere, dokud někdo nezahraje výš. Další stejná nic nezmění.
topic-quist-third-title = Quist: třetí na řadě
topic-quist-third-idea = Partner hrál první a po vás přijde jeden soupeř. Vysoko jděte jen tam, kde vás sotva přebije.
topic-quist-second-title = Quist: druhý na řadě
topic-quist-second-idea = Po vás hrají dva, jeden z nich je partner. Vysokou kartu teď uvidí oba.
topic-quist-first-lead-title = Quist: první karta
topic-quist-first-lead-idea = Kdo vynáší, hraje první. Na vaši kartu odpovědí tři hráči a čtyřicet čtyři karty se vůbec nerozdaly, jisté není nic.
topic-quist-pile-title = Quist: hromádka za vysokou kartu stojí
topic-quist-pile-idea = Po shodě leží v hromádce několik zdvihů. Kdo hraje pozdě, ví nejlíp, co na ně stačí.
topic-quist-lead-pile-title = Quist: výnos o hromádku
topic-quist-lead-pile-idea = Hraje se o několik zdvihů a vynášíte vy. Ať zahrajete cokoli, tři hráči to mohou přebít nebo vyrovnat.
topic-quist-ending-title = Quist: poslední dvě karty
topic-quist-ending-idea = Hru vyhrává pět zdvihů. Než zvolíte jednu z posledních dvou karet, spočítejte, kolik komu chybí.

# Šipky
topic-sipky-number-title = Šipky: které číslo
topic-sipky-number-idea = Ze dvou karet jsou dvě čísla, číslice můžete dát v obojím pořadí. Chcete být co nejblíž limitu, ale ne za ním: zvolte to, po čem se bude dobře házet dál.
topic-sipky-zero-title = Šipky: nula dává na vybranou
topic-sipky-zero-idea = S nulou volíte mezi malým číslem a desítkami: sedm, nebo sedmdesát. Myslete na to, kolik vám chybí.
topic-sipky-one-or-two-title = Šipky: jedna karta, nebo dvě
topic-sipky-one-or-two-idea = Jedna karta je poslední hod, po dvou můžete pokračovat. Zvažte, kam která možnost odsud dosáhne.
topic-sipky-stop-title = Šipky: kdy přestat
topic-sipky-stop-idea = Blízko limitu je každá karta riziko. Záleží na tom, co mají ostatní a jestli ještě házejí.
topic-sipky-chased-title = Šipky: někdo je před vámi
topic-sipky-chased-idea = Kdo už skončil, je blíž než vy. Skončíte-li teď, jistě s ním prohrajete.
topic-sipky-duel-title = Šipky: vy a jeden soupeř
topic-sipky-duel-idea = Hrajete jen dva. Zvažte vlastní šance i to, co po vás udělá ten druhý.
topic-sipky-series-title = Šipky: série
topic-sipky-series-idea = Tři hry se sčítají a kdo přetáhne, nemá z té hry nic. Jistý součet má tady větší cenu než zásah.
topic-sipky-exact-title = Šipky: na přesný výsledek
topic-sipky-exact-idea = V téhle hře vyhrává jen přesné číslo. Nikdo nekončí a jednu kartu, která se nehodí, lze zahodit.
topic-sipky-exact-card-title = Šipky: nechat si jednu kartu?
topic-sipky-exact-card-idea = Máte jednu kartu. Vezměte ji, dostane-li vás na lepší vzdálenost, a zahoďte ji, stojíte-li bez ní líp.

# Loker
topic-loker-figure-title = Loker: poznat figuru
topic-loker-figure-idea = Šest karet tvoří figuru a jeden pár žádná není. Od nejnižší: dva páry, postupka z pěti, tři páry, postupka ze šesti, trojice, trojice a dvojice, dvě trojice, čtveřice, čtveřice a dvojice, pět stejných neboli loker, a šest.
topic-loker-three-title = Loker: trojice
topic-loker-three-idea = V Lokeru tvoří šest karet figuru, a čím víc je jich stejných, tím líp. Dvakrát smíte vyměnit až tři karty. Máte tři stejné: které z ostatních půjdou pryč?
topic-loker-pairs-title = Loker: dvojice
topic-loker-pairs-idea = Dvě dvojice jsou nejnižší figura, tři dvojice přebijí postupku z pěti. Co se z vašich dvojic ještě může stát?
topic-loker-straight-title = Loker: postupky
topic-loker-straight-idea = Pět čísel za sebou je postupka, šest je delší. Stojí nad dvěma dvojicemi a pod trojicí.
topic-loker-pair-or-run-title = Loker: dvojice, nebo čtyři za sebou?
topic-loker-pair-or-run-idea = Máte dvojici a čtyři čísla za sebou. Doufat se dá jen v jedno z toho.
topic-loker-nothing-title = Loker: zatím nic
topic-loker-nothing-idea = V ruce není žádná figura. Nechte si to, co může růst: spíš stejné karty než vysoké.
topic-loker-close-title = Loker: ukončit, nebo pokračovat?
topic-loker-close-idea = Kdo ukončí, vyloží ruku a ostatní po něm mají jen poslední tah. Bere tím výměnu jim i sobě.
topic-loker-last-turn-title = Loker: poslední tah
topic-loker-last-turn-idea = Někdo ukončil: smíte ještě jednou měnit a musíte vyložit. Co potřebujete, abyste překonali vyložené karty?
topic-loker-chips-title = Loker: každá karta stojí žeton
topic-loker-chips-idea = Při jednoduchých sázkách stojí každá vyměněná karta žeton a bank bere nejlepší ruka. Stojí další karta za svou cenu?
topic-loker-bets-title = Loker: vsadit, nebo čekat
topic-loker-bets-idea = Nikdo zatím nevsadil. Čekat nic nestojí, sázka nutí ostatní platit, nebo odejít; patří k dobré ruce a občas k blafu.
topic-loker-calls-title = Loker: dorovnat, zvýšit, nebo složit
topic-loker-calls-idea = Někdo vsadil. Porovnejte, co máte zaplatit, s tím, co můžete vyhrát a jak často. Složit už nic nestojí.

# Whist
topic-whist-partner-title = Whist: čí je ten zdvih?
topic-whist-partner-idea = Ve Whistu hrajete s partnerem naproti. Barvu výnosu musíte ctít, máte-li ji; zdvih bere její nejvyšší karta, pokud nepadne trumf. Tady má nejvyšší partner.
topic-whist-cheaply-title = Whist: poslední na řadě
topic-whist-cheaply-idea = Nejvyšší kartu má soupeř a po vás už nikdo nehraje. Víte přesně, které vaše karty zdvih vezmou.
topic-whist-second-title = Whist: druhý na řadě
topic-whist-second-idea = Vynášel soupeř, partner hraje poslední. Na vaši kartu odpoví jeden soupeř a v nouzi ještě partner.
topic-whist-third-title = Whist: třetí na řadě
topic-whist-third-idea = Vynášel partner a jeden soupeř ještě přijde. Jděte právě tak vysoko, aby neměl levný zdvih.
topic-whist-ruff-title = Whist: přebít trumfem, nebo odhodit?
topic-whist-ruff-idea = Barvu výnosu nemáte, zahrát smíte cokoli. Trumf zdvih bere, pokud nepadne vyšší; někdy je lepší zbavit se slabé karty.
topic-whist-draw-title = Whist: stahování trumfů
topic-whist-draw-idea = Vynášíte a máte víc trumfů. Dokud nějaké mají i ostatní, nejsou vaše vysoké karty v jiných barvách jisté.
topic-whist-leads-title = Whist: co vynést
topic-whist-leads-idea = Kdo vynáší, hraje první. Dlouhé barvy dělají zdvihy ke konci a karta těsně pod tou, která je ještě venku, zdvih často rozdá.
topic-whist-points-title = Whist: co rozdání přinese
topic-whist-points-idea = Prvních šest zdvihů strany se nepočítá, každý nad ně platí dva body, v grandu čtyři. Pět honérů jsou trumfové eso, král, dáma, kluk a desítka: tři na jedné straně přinesou tři body, čtyři čtyři, pět pět. V grandu jsou honéry čtyři esa: za tři jsou dva body, za čtyři čtyři. V cayenne platí vše dvojnásob, když obrácená barva zůstala.
topic-whist-cayenne-title = Cayenne: volba trumfů
topic-whist-cayenne-idea = Rozdávající smí nechat otočenou barvu, která se pak vítězi počítá dvojnásob, určit jinou, nebo nechat volbu partnerovi.
topic-whist-grand-title = Grand: bez trumfů
topic-whist-grand-idea = Bez trumfů berou zdvihy i poslední karty dlouhé barvy, jakmile jsou vysoké pryč.
topic-whist-before-null-title = Grand null: před obratem
topic-whist-before-null-idea = Po šesti zdvizích se všechno obrátí: každý další se počítá druhé straně. Myslete na to, co vám zůstane v ruce.
topic-whist-null-title = Grand null: zdvihy nikdo nechce
topic-whist-null-idea = Každý zdvih se teď počítá druhé straně. Kde to jde, zůstaňte nízko, a vysokých karet se zbavujte tam, kde nic neberou.
topic-whist-null-queen-title = Grand null s dámou: kdy padne?
topic-whist-null-queen-idea = Jakmile padne piková dáma, počítají se zdvihy druhé straně. Kdo má piky, může to uspíšit, nebo oddálit.
topic-whist-queen-title = Piková dáma: neberte ji
topic-whist-queen-idea = Strana, která vezme pikovou dámu, rozdání prohrává; na ničem jiném nezáleží.
topic-whist-amor-title = Letící Amor: určete, co zbývá
topic-whist-amor-idea = Kdo se svou stranou získal tři zdvihy za sebou, smí určit trumfy znovu. Hodně už padlo: než barvu určíte, spočítejte, co z ní zbývá.
topic-whist-duck-title = Letící kachna: určete, co zbývá
topic-whist-duck-idea = Jako u Amora, jen stačí dva zdvihy za sebou. Nechat, nebo určit jinou, podle toho, co zbývá ve všech rukou.
topic-whist-bismarck-title = Bismarck: balíčky
topic-whist-bismarck-idea = Vedle rukou leží čtyři balíčky. Vidíte je a jeden dáte sobě, jeden partnerovi; zbylé dostanou soupeři.
topic-whist-hussar-title = Husar: každý sám
topic-whist-hussar-idea = Partnera tu nemá nikdo. Co nevezmete vy, vezme jeden ze tří soupeřů.
topic-whist-three-title = Whist pro tři: volba trumfů
topic-whist-three-idea = Hrají tři, každý sám za sebe. Trumfy volte podle délky a výšky svých barev.
topic-whist-tour-title = Whist: poznat hry od sebe
topic-whist-tour-idea = Každá hra je základní whist až na jednu věc: co jsou trumfy, které zdvihy platí, nebo kdo hraje s kým. Na tour se střídají rozdání od rozdání, tak si tu jednu věc ujasněte dřív, než padne první karta.
