# Lekce: texty kroků. Každá lekce má svůj název a pak kroky v pořadí.
lesson-menu = Nabídka lekce.
    .braille = nabídka lekce
lesson-back = Zpět k lekci
lesson-again = Lekci začít znovu
lesson-leave = Odejít z lekce
lesson-go-on = Dál Enter.
    .braille = dál enter
lesson-done = Lekce je u konce. Enterem se vrátíte do nabídky.
    .braille = konec lekce
lesson-try-again = Zkuste to ještě jednou.
    .braille = znovu
lesson-wrong = Toto teď ne.
    .braille = ne

lesson-keys-title = Klávesy, ruka a stůl
lesson-keys-welcome = Sedíte u karetního stolu. Naproti je partnerka Dana, po stranách soupeři Alojz a Bedřich. Ukážu vám, jak se ptát a jak hrát; nic nepokazíte.
lesson-keys-hand = Nejdřív si poslechněte svou ruku. Stiskněte: { $key }.
lesson-keys-next = Karty leží před vámi od nejnižší. Na další kartu se jde klávesou: { $key }.
lesson-keys-number = Ke kartě se dá skočit i přímo číslicí. Najděte osmičku: { $key }.
lesson-keys-table = Někdo už zahrál. Co leží na stole, řekne: { $key }.
lesson-keys-highest = Kdo vede a s jakou kartou, řekne: { $key }.
lesson-keys-turn = Kdo je na řadě, zjistíte klávesou: { $key }.
lesson-keys-play = Jste na řadě vy. Najděte pětku, třeba číslicí 5, a zahrajte ji Enterem.
lesson-keys-play-wrong = To byla jiná karta. Pro tuto lekci zahrajte pětku.
lesson-keys-score = Zdvih je odehraný. Skóre dopodrobna řekne: { $key }.
lesson-keys-repeat = Poslední hlášení si kdykoli zopakujete klávesou F5, čárkou a tečkou procházíte všechno, co zaznělo. F1 vypíše, co právě můžete, Control umlčí řeč.

lesson-quist-title = Quist: shoda a hromádka
lesson-quist-aim = V Quistu hrajete s Danou proti Alojzovi a Bedřichovi. Každý má devět karet a nejvyšší číslo bere zdvih. Hrát smíte cokoli, nic se nemusí přebíjet ani ctít.
lesson-quist-lead = Vynášíte. Na začátku se hodí střední karta: vyzkouší ostatní a nejlepší vám zůstanou. Zahrajte pětku.
lesson-quist-lead-wrong = Vysoké karty je na první výnos škoda a nízkou zdvih jen darujete. Vyneste střední, pětku.
lesson-quist-tie = Padly dvě osmičky a nic vyššího. To je shoda: zdvih nikdo nebere, karty leží a hraje se další fáze, vynáší ten, kdo byl s osmičkou první. Zeptejte se, o kolik zdvihů se teď hraje: { $key }.
lesson-quist-deny = Na stole jsou dvě devítky. Shoda je tedy jistá, ať zahrajete cokoli, protože vyšší číslo není. Uvidíte, že na počtu stejných karet nezáleží: zahrajte třetí devítku.
lesson-quist-deny-wrong = Ve vážné hře je lepší si devítku nechat, ale pro výklad potřebujeme třetí. Zahrajte devítku.
lesson-quist-tie-again = Tři devítky, zase shoda. Nezáleží na tom, že dvě z nich patří vaší dvojici: shoda platí i mezi spoluhráči. První byla Dana, vynáší ona a hraje se už o tři zdvihy.
lesson-quist-four = Zatím padly samé nízké karty. Zahrajte čtyřku a povedete.
lesson-quist-four-wrong = Nechte si silnější karty na později, čtyřka tu na vedení stačí.
lesson-quist-yours = Alojz čtyřku dorovnal, ale první padla ta vaše, a tak vynášíte vy. Jde o čtyři zdvihy. Vyneste sedmičku.
lesson-quist-yours-wrong = O čtyři zdvihy už má cenu jít vysoko. Vyneste sedmičku.
lesson-quist-won = Sedmička byla nejvyšší a jediná, berete šestnáct karet, to jsou čtyři zdvihy najednou. Každá fáze se soudí jen podle svých čtyř karet; ty dřívější jsou výhra.
lesson-quist-advice = Tři rady z pravidel. Na první zdvih vynášejte střední číslo. Nikdy nevíte, kdo co drží, protože čtyřicet čtyři karet zůstalo nerozdaných. A nul a jedniček se zbavujte včas: zdvih tím necháte spoluhráčce a dáte jí znát, že si vysoké karty držíte.

lesson-sipky-title = Šipky: hra na sto jedna
lesson-sipky-aim = Ve Šipkách skládáte ze dvou karet dvojciferná čísla a chcete se dostat co nejblíž ke sto jedné, ale ne přes ni. Hrají Alojz, David, vy na Bedřichově místě a Cyril.
lesson-sipky-take = Jste na řadě. První hod je vždycky ze dvou karet. Vyberte šipkou dolů „vzít dvě karty“ a potvrďte Enterem.
lesson-sipky-compose = Z dvojky a jedničky jde složit jednadvacet, nebo dvanáct. Na začátku se hodí vyšší číslo. Složte jednadvacet.
lesson-sipky-compose-wrong = Dvanáct by šlo také, ale do sto jedné je daleko. Složte raději jednadvacet.
lesson-sipky-second = Alojz má devadesát osm, David devadesát devět a jste zase na řadě. Kolik vám chybí, řekne klávesa: { $key }.
lesson-sipky-second-take = Od druhého hodu si můžete vzít dvě karty, jen jednu, nebo skončit. Chybí vám ještě osmdesát, vezměte dvě.
lesson-sipky-second-wrong = Jedna karta je poslední hod a konec by vás nechal na jednadvaceti. Vezměte dvě karty.
lesson-sipky-high = Složte dvaatřicet, budete mít třiapadesát.
lesson-sipky-high-wrong = Třiadvacet by vás posunulo méně. Složte dvaatřicet.
lesson-sipky-third = Alojz zkusil jednu kartu a přetáhl, David skončil na devadesáti devíti. Vám chybí osmačtyřicet: vezměte dvě karty.
lesson-sipky-third-wrong = Jednou kartou osmačtyřicet nedoženete a třiapadesát na výhru nestačí. Vezměte dvě.
lesson-sipky-forty-one = Jednička a čtyřka: čtyřicet jedna vás dostane na devadesát čtyři. Složte ji.
lesson-sipky-forty-one-wrong = Čtrnáct by nechalo ještě čtyřiatřicet. Složte čtyřicet jedna.
lesson-sipky-last = Cyril skončil na stovce, chybí mu jediný bod. Vám chybí sedm. Dvě karty by skoro jistě přetáhly a konec nestačí. Řekněte si o jednu kartu.
lesson-sipky-last-wrong = Devadesát čtyři stačí jen na třetí místo a dvě karty skoro jistě přetáhnou. Vezměte jen jednu.
lesson-sipky-hit = Nula šla mimo terč, přišla další karta, a ta byla sedmička: přesně sto jedna! Vyhráváte před Cyrilem, Davidem a Alojzem, který přetáhl. Rada z pravidel: zpočátku skládejte vysoká čísla, ke konci raději nižší, a když jste blíž než ostatní, včas skončete.

lesson-loker-title = Loker: figury a výměny
lesson-loker-aim = Loker je poker s čísly. Každý má šest karet, smí dvakrát měnit jednu až tři karty a vyhrává nejvyšší figura. Hrají Alojz, Bedřich, David a vy na Cyrilově místě.
lesson-loker-figures = Figury od nejnižší: dvě dvojice, postupka z pěti, tři dvojice, postupka ze šesti, trojice, trojice a dvojice, dvě trojice, čtveřice, čtveřice a dvojice, Loker z pěti stejných a King Loker ze šesti. Jakou máte vy, řekne klávesa: { $key }.
lesson-loker-exchange = Pět nul, to je Loker. Chybí šestá nula. Mezerníkem označte devítku, šipkou dolů přejděte na volby a výměnu potvrďte.
lesson-loker-exchange-wrong = Nuly si nechte, vyměňte jen devítku.
lesson-loker-pass = Přišla pětka. Jako poslední v kole můžete hru uzavřít, ale máte ještě jednu výměnu. Řekněte pas.
lesson-loker-pass-wrong = Loker z nul je ze všech Lokerů nejnižší. V druhém kole můžete měnit ještě jednou, řekněte pas.
lesson-loker-again = Alojz uzavřel hru s postupkou a ostatní vyložili: Bedřich Loker sedmiček, David Loker dvojek. Na Bedřicha zatím nemáte. Vyměňte pětku.
lesson-loker-again-wrong = To by Loker rozbilo, nebo nechalo pod Bedřichem. Vyměňte pětku.
lesson-loker-lay = Šestá nula! Kdo hraje po uzavření, musí vyložit. Vyložte.
lesson-loker-won = King Loker bere všechno: čtyři body pro vás, tři pro Bedřicha, dva pro Davida a jeden pro Alojze. Kdyby byly figury stejné, rozhodla by vyšší čísla a nakonec volné karty.

lesson-loker-simple-title = Loker: žetony v banku
lesson-loker-simple-aim = Tady se hraje o žetony. Každý jich má na začátku dvacet, jeden platí do hry a za každou vyměněnou kartu dává další. Hrají Alojz, Bedřich, David a vy. Začínáte vy.
lesson-loker-simple-chips = Kolik má kdo žetonů a kolik jich je v banku, řekne klávesa: { $key }.
lesson-loker-simple-exchange = Máte tři sedmičky a dvě trojky, jen devítka je navíc. Vyměňte ji, bude vás to stát jeden žeton.
lesson-loker-simple-exchange-wrong = Každá karta stojí žeton a figuru si nechte. Vyměňte jen devítku.
lesson-loker-simple-close = Třetí trojka! Dvě trojice přebije málokdo a druhé kolo by ostatním dalo další výměnu. Řekněte konec: vyložíte karty a každý, kdo ještě nehrál, má už jen jeden tah.
lesson-loker-simple-close-wrong = Pas by ostatním dal celé kolo výměn navíc. Řekněte konec.
lesson-loker-simple-won = Nikdo vás nepřebil, celý bank je váš. Kdyby dva měli stejnou nejvyšší figuru, rozdělí se o něj, a co se rozdělit nedá, zůstane na příští hru. Body za pořadí se počítají jako jindy. Partie končí, jakmile někdo nemá žeton na další hru.

lesson-loker-poker-title = Loker: sázení
lesson-loker-poker-aim = Teď se bude sázet jako v pokeru. Každý má sto žetonů, jeden dá do hry a sází se třikrát; mezi sázkami jsou dvě výměny a konec nikdo neříká. Hrají Alojz, Bedřich, David a vy. Začíná vždycky první hráč po levici rozdávajícího, tady vy.
lesson-loker-poker-bet = Máte tři devítky a dvě čtyřky, to je silná ruka. Šipkou dolů přejděte na volby, najděte „vsadit“ a vsaďte čtyři žetony. Částku napíšete číslicí a potvrdíte Enterem.
lesson-loker-poker-bet-wrong = S tak silnou rukou je škoda čekat. Vsaďte čtyři žetony.
lesson-loker-poker-call = Alojz složil, Bedřich dorovnal a David zvýšil na devět. Můžete dorovnat, zvýšit, nebo složit. Dorovnejte.
lesson-loker-poker-call-wrong = Složit by byla škoda a zvyšovat budete později. Dorovnejte.
lesson-loker-poker-exchange = Bedřich složil také, zbývá jen David. Při první výměně se neplatí nic. Vyměňte dvojku.
lesson-loker-poker-exchange-wrong = Devítky i čtyřky si nechte. Vyměňte jen dvojku.
lesson-loker-poker-check = Třetí čtyřka, máte dvě trojice! Nikdo zatím nevsadil, a tak můžete čekat a nechat sázet Davida. Čekejte.
lesson-loker-poker-check-wrong = Teď zkusíme past: čekejte, ať vsadí David.
lesson-loker-poker-raise = David vsadil deset. Zvýšit se musí aspoň o tolik, kolik byla poslední sázka. Zvyšte na třicet.
lesson-loker-poker-raise-wrong = Past sklapla, teď chcete mít v banku co nejvíc. Zvyšte na třicet.
lesson-loker-poker-keep = David dorovnal a je tu druhá výměna. Vaši figuru by jen rozbila: nechte si všechny karty.
lesson-loker-poker-keep-wrong = To by dvě trojice rozbilo. Nechte si všechny karty.
lesson-loker-poker-last = Poslední sázení. Vsaďte dvacet.
lesson-loker-poker-last-wrong = Se silnou rukou se sází. Vsaďte dvacet.
lesson-loker-poker-won = David složil. Bank je váš a karty nemusíte ukazovat; kdyby dorovnal, vyložili byste oba. Kdo na dorovnání nemá, vsadí všechno, co mu zbývá, a hraje jen o část banku, na kterou přispěl.

lesson-whist-base-title = Whist: základní hra
lesson-whist-base-aim = Whist se hraje s dvaapadesáti kartami, vy s Danou proti Alojzovi a Bedřichovi. Každý má třináct karet a poslední rozdaná se otočila: její barva jsou trumfy.
lesson-whist-base-trump = Trumfy a otočenou kartu kdykoli připomene klávesa: { $key }.
lesson-whist-base-lead = Vynášíte. Pikové eso nikdo v barvě nepřebije, vyneste ho.
lesson-whist-base-lead-wrong = Začněte jistým zdvihem, pikovým esem.
lesson-whist-base-second = Kdo zdvih získal, vynáší. Zkuste pikového kluka: soupeřova vysoká karta na něj padne a barva se uvolní.
lesson-whist-base-second-wrong = Zůstaňte u piků a vyneste kluka.
lesson-whist-base-follow = Alojz vzal zdvih králem a vynesl kárové eso. Barvu musíte ctít, tedy zahrát káru. Eso nepřebijete, přidejte nejnižší, čtyřku.
lesson-whist-base-follow-wrong = Na eso nemáte, vysokou káru si šetřete. Zahrajte károvou čtyřku.
lesson-whist-base-win = Teď vede dáma a kárové eso je pryč. Váš král je nejvyšší, zahrajte ho.
lesson-whist-base-win-wrong = Devítka by zdvih darovala. Vezměte ho králem.
lesson-whist-base-rest = Zbytek rozdání teď odehraju za všechny, poslouchejte, kam zdvihy jdou.
lesson-whist-base-count = Prvních šest zdvihů je kniha a nepočítá se. Každý další je trik za dva body. K tomu se počítají figury: eso, král, dáma, kluk a desítka trumfů. Kdo první dosáhne deseti bodů, vyhrává partii, dvě partie jsou robber.

lesson-whist-cayenne-title = Whist: Cayenne
lesson-whist-cayenne-aim = V Cayenne si rozdávající, když si prohlédne karty, smí zvolit jiné trumfy, nebo volbu nechat spoluhráči. Když nakonec otočená barva zůstane, počítá se rozdání dvojnásob. Rozdáváte vy a otočila se kárová čtyřka.
lesson-whist-cayenne-name = Kár máte málo, ale v pikách eso a kluka se dvěma malými. Zvolte za trumfy piky.
lesson-whist-cayenne-name-wrong = Porovnejte délku a vysoké karty: nejsilnější jsou piky.
lesson-whist-cayenne-follow = Alojz vynesl kárové eso. Ctěte barvu nejnižší kartou, čtyřkou.
lesson-whist-cayenne-follow-wrong = Eso nepřebijete, krále si šetřete. Zahrajte károvou čtyřku.
lesson-whist-cayenne-end = Jinak se hraje jako základní hra. Trumfy nechte stát, jen když jste v nich opravdu silní: dvojnásobek platí i pro soupeře.

lesson-whist-grand-title = Whist: Grand
lesson-whist-grand-aim = Grand se hraje bez trumfů. Figury jsou esa: tři esa jedné strany jsou za dva body, čtyři za čtyři. Každý trik počítá čtyři body.
lesson-whist-grand-trump = Přesvědčte se, že trumfy nejsou: { $key }.
lesson-whist-grand-ace = Bez trumfů vás nikdo nezaskočí: nejvyšší karta vynesené barvy bere vždycky. Vyneste pikové eso.
lesson-whist-grand-ace-wrong = Jistý zdvih je pikové eso.
lesson-whist-grand-count = Poslední zdvih získala vaše malá pika, protože ostatní ji už neměli a trumfovat nebylo čím. V grandu se vyplácejí dlouhé barvy.

lesson-whist-grand-null-title = Whist: Grand null
lesson-whist-grand-null-aim = Prvních šest zdvihů se hraje jako Grand, posledních sedm je nulových: každý z nich se počítá druhé straně. Prvních šest odehraju za všechny.
lesson-whist-grand-null-null = Teď začíná nulová část. Kdo bral, ten už brát nechce.
lesson-whist-grand-null-throw = Partnerka přebila Alojzova krále esem, zdvih tedy skončí u vás tak jako tak. Zbavte se při tom nebezpečné karty, křížové dámy.
lesson-whist-grand-null-throw-wrong = Malé kříže se vám teď budou hodit, abyste nebrali. Odhoďte dámu.
lesson-whist-grand-null-end = Tak se v nulové hře odhazuje: když zdvih stejně bere vaše strana, ať odejde nejvyšší karta. Už v první části proto myslete na to, co vám v ruce zůstane.

lesson-whist-grand-null-queen-title = Whist: Grand null s pikovou dámou
lesson-whist-grand-null-queen-aim = Hraje se Grand, dokud nepadne piková dáma. Zdvih, ve kterém padne, a všechny po něm se počítají druhé straně. Začátek odehraju za všechny.
lesson-whist-grand-null-queen-fallen = Dana vynesla pikovou dámu, nulová hra začala. Máte dvě malé piky, obě nižší než dáma. Zbavte se vyšší z nich, šestky.
lesson-whist-grand-null-queen-fallen-wrong = Dvojka vám pomůže příště nebrat. Zahrajte šestku.
lesson-whist-grand-null-queen-end = Kdo má dámu, určuje, kdy se hra obrátí. S vysokými kartami ji držte, se samými nízkými ji vyneste co nejdřív.

lesson-whist-amor-title = Whist: létající amor
lesson-whist-amor-aim = Kdo v létajícím amoru získá se svou stranou tři zdvihy za sebou, smí zvolit nové trumfy, anebo nechat stávající. Figury se počítají dál v barvě otočené karty. Začátek odehraju za všechny.
lesson-whist-amor-name = Vaše strana má tři zdvihy v řadě a poslední je váš. Padlo už dvanáct piků, třináctý je vaše šestka. Zvolte piky.
lesson-whist-amor-name-wrong = Počítejte, co už padlo: pikovou šestku jako trumf nemůže nikdo přebít. Zvolte piky.
lesson-whist-amor-lead = Pikovou šestku teď nikdo nepřebije. Vyneste ji.
lesson-whist-amor-lead-wrong = Jistý zdvih je jediný trumf ve hře, piková šestka.
lesson-whist-amor-end = Počítání zdvihů za sebou po každé volbě začíná znovu.

lesson-whist-duck-title = Whist: létající kachna
lesson-whist-duck-aim = V létající kachně stačí na volbu trumfů dva zdvihy za sebou. Figury se nepočítají a trik je za čtyři body. Začátek odehraju za všechny; Alojz si cestou zvolil káry.
lesson-whist-duck-name = Teď máte dva zdvihy v řadě vy. Kára vám zbyla jediná, ale kříže máte tři s dámou. Zvolte kříže.
lesson-whist-duck-name-wrong = Nejdelší barva ve vaší ruce jsou kříže.
lesson-whist-duck-end = Trumfy se tu mění pořád. Vysoká karta je jistá jen do příští volby, tak ji dlouho nešetřete.

lesson-whist-bismarck-title = Whist: Bismarck
lesson-whist-bismarck-aim = V Bismarckovi má každý deset karet a dvanáct leží ve čtyřech hromádkách po třech. Rozdávající si je prohlédne a dvě dá své straně, zbylé dostanou soupeři. Trumfy určuje poslední karta, tady křížová sedmička. Rozdáváte vy.
lesson-whist-bismarck-packets = První hromádka: křížový král, kárové eso a křížová pětka. Čtvrtá: kárová dáma, křížová devítka a sedmička. Nechte si první a čtvrtou dejte Daně.
lesson-whist-bismarck-packets-wrong = Hledejte trumfy a vysoké karty: pro vás první hromádka, pro Danu čtvrtá.
lesson-whist-bismarck-ace = Alojz vynesl pikového krále. Máte eso, vezměte zdvih.
lesson-whist-bismarck-ace-wrong = Krále přebije jen eso.
lesson-whist-bismarck-end = Dál se hraje jako základní hra. Pamatujte si, co bylo v hromádkách soupeřů: znáte to jen vy.

lesson-whist-queen-of-spades-title = Whist: Piková dáma
lesson-whist-queen-of-spades-aim = Tady jde o jedinou kartu: prohrává strana, která vezme pikovou dámu. Trumfy nejsou, nic jiného se nepočítá a tím zdvihem rozdání končí.
lesson-whist-queen-of-spades-low = Vynášíte. Dámu nemáte a eso by ji na sebe mohlo stáhnout. Vyneste malou piku, šestku, a ať se o dámu bojí soupeři.
lesson-whist-queen-of-spades-low-wrong = Pozor, ať dáma nespadne na vás. Vyneste pikovou šestku.
lesson-whist-queen-of-spades-won = Alojz musel dát krále a Dana mu k němu dala dámu. Soupeři prohráli a vy máte čtyři body.

lesson-whist-hussar-title = Whist: husarský whist
lesson-whist-hussar-aim = V husarském whistu hraje každý sám za sebe. Čtvrtý zdvih a každý další je trik za dva body a figury se počítají jen v jedné ruce.
lesson-whist-hussar-ace = Vyneste jistotu, pikové eso.
lesson-whist-hussar-ace-wrong = Začněte pikovým esem.
lesson-whist-hussar-alone = Zdvih s károvým králem je váš a vynášíte. Nikdo vám nepomůže, berte, co je jisté: srdcové eso je trumf a nikdo ho nepřebije.
lesson-whist-hussar-alone-wrong = Srdcové eso je trumf, a tedy jistý zdvih.
lesson-whist-hussar-count = Pět zdvihů jsou dva triky. Vyhrává, kdo má první deset bodů; když jich tolik dosáhne víc hráčů, rozhoduje vyšší součet.

lesson-whist-three-title = Whist pro tři
lesson-whist-three-aim = Ve třech se hraje bez dvojek a bez srdcí od trojky po kluka, každý má třináct karet a hraje sám. Triky jsou zdvihy nad čtyři. Rozdávající volí trumfy jako v Cayenne; rozdáváte vy a otočila se piková čtyřka.
lesson-whist-three-keep = V pikách máte eso, desítku a dvě malé. Nechte je stát, rozdání se bude počítat dvojnásob.
lesson-whist-three-keep-wrong = Tady se učíme ponechat otočenou barvu a zdvojnásobit. Nechte piky stát.
lesson-whist-three-follow = Alojz vynesl kárové eso. Ctěte barvu nejnižší kartou, trojkou.
lesson-whist-three-follow-wrong = Eso nepřebijete, přidejte károvou trojku.
lesson-whist-three-end = Počítejte si barvy: srdce jsou ve hře jen tři, dáma, král a eso.
