# Whist: lekce, v nichž se rozhoduje
topic-fault-names-badly = Zvažte nejdřív délku, pak vysoké karty: jiná vaše barva je delší.
topic-fault-names-weak = Ta barva není dost silná; naproti může být lepší.
topic-fault-names-needlessly = Barva, která platí, je pro vás přinejmenším stejně dobrá.
topic-fault-keeps-weak = Máte lepší trumfy než ty, které platí.
topic-fault-leaves-strong = Naproti nikdo neví, jak dobrá je vaše vlastní barva.
topic-fault-gives-packets = V každé hromádce zvažte esa, krále a trumfy: dvě, které zbudou, dostanou soupeři.
topic-fault-queen = Pozor na pikovou dámu: kdo ji má a kdo ji bude muset vzít?
topic-fault-leads-badly = V této barvě získají ostatní víc než vy.
topic-fault-leads-short = Druhé barvy máte víc, a z dlouhé barvy časem berou i malé karty.
topic-fault-leads-too-high = Tím utratíte vyšší kartu dřív, než ostatní museli ukázat své.
topic-fault-leads-too-low = Tím zdvih spíš rozdáváte; v téže barvě je lepší vyšší karta.
topic-fault-leads-trumps = Každý vynesený trumf stojí jeden i vás; víc udělají později, až je budete potřebovat.
topic-fault-leads-before-trumps = Ostatní ještě mají trumfy, a komu ta barva dojde, ten může jeden dát.
topic-fault-leads-danger = Čím vyšší karta, tím spíš zdvih vezmete, a o ten tady nestojíte.
topic-fault-leads-otherwise = Nebezpečnější karty vám tím zůstanou v ruce.
topic-fault-takes-unwanted = Ta karta teď vede, a zdvih by se počítal proti vám.
topic-fault-keeps-danger = Zbavte se nebezpečné karty, dokud nic nebere.
topic-fault-throws-badly = Odhazujete kartu, která se vám ještě bude hodit.
topic-fault-no-finesse = Vysoká karta vezme jen tento zdvih. Nižší ho může vzít také a vysoká pak vezme další.
topic-fault-finesse = Kdyby kartu mezi nimi měl hráč po vás, přijdete tu o příliš mnoho; vysoká vezme zdvih určitě.
topic-fault-takes-anyway = Zdvih berete tak jako tak: vezměte ho kartou, která by vám jinak vzala další.
topic-fault-leads-tenace = Ze zbytku této barvy máte nejvyšší a třetí nejvyšší kartu. Vynese-li ji soupeř, mohou zdvih vzít obě; vynesete-li ji vy, často jen jedna.
topic-fault-keeps-singleton = Jediné karty jiné barvy se můžete zbavit hned a příště na tu barvu dát trumf.
topic-fault-not-through = V jiné barvě je podle dosavadní hry silnější soupeř, který hraje hned po vás. Vyneste ji, a { PARTNER(form: "who") } uvidí jeho kartu dřív, než zahraje svou.
topic-fault-blocks = { PARTNER() ->
        [feminine] Vyšší kartu si tím necháte a příště může stát spoluhráčce v cestě.
        [none] Vyšší kartu si tím necháte a příště může naproti překážet.
       *[masculine] Vyšší kartu si tím necháte a příště může stát spoluhráči v cestě.
    }
topic-fault-no-cover = Soupeřova vysoká karta tak projde. Vyšší by ji zastavila, nebo by ji soupeři museli přebít ještě vyšší.
topic-led =
    { PERSON($seat) ->
        [feminine] { $suit ->
            [c] Kříže
            [d] Káry
            [h] Srdce
           *[s] Piky
        } už vynášela { WHO($seat) }.
        [none] { WHO($seat) } už má za sebou výnos: { SUIT($suit) }.
       *[masculine] { $suit ->
            [c] Kříže
            [d] Káry
            [h] Srdce
           *[s] Piky
        } už vynášel { WHO($seat) }.
    }
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
topic-whist-ruff-low-title = Whist: přebít nízko, nebo vysoko
topic-whist-ruff-low-idea = Můžete dát trumf a po vás ještě někdo hraje. Nízký trumf je laciný a vysoké vám zůstanou: z trumfové trojky a krále stačí trojka, dokud ti po vás vynesenou barvu ještě mají. Vysoko jděte jen tam, kde by nízký trumf mohli přebít.
topic-whist-draw-title = Whist: stahování trumfů
topic-whist-draw-idea = Vynášíte a máte víc trumfů. Stahovat trumfy znamená vynášet je, dokud ostatním nedojdou; do té doby nejsou vaše vysoké karty v jiných barvách jisté. Trumf ale vezme zdvih i sám: ptejte se, kdo ještě nějaký má.
topic-whist-leads-title = Whist: co vynést
topic-whist-leads-idea = Vynášíte a zahrát smíte cokoli. Dlouhé barvy berou zdvihy ke konci, když už je ostatní nemají; karta těsně pod tou, která je ještě venku, zdvih často rozdá.
topic-whist-honours-title = Whist: výnos od figur
topic-whist-honours-idea = Sousední figury, třeba srdcový král a dáma, dělají totéž: jednu vyneste a buď zdvih vezme, nebo vytáhne eso a druhá je pak nejvyšší. Figurám, které spolu nesousedí, jako eso a dáma, se daří lépe, když barvu vynese někdo jiný.
topic-whist-signals-title = Whist: co vám říká spoluhráč
topic-whist-signals-idea = Spoluhráči spolu smějí mluvit jen kartami. Barva, kterou spoluhráč vynesl jako první, bývá jeho dobrá; první karta, kterou odhodí, bývá z barvy, o kterou nestojí. Začínal-li srdci, přijde mu srdce od vás většinou vhod. Ne však tam, kde jsou v té barvě mezitím silní soupeři nebo kde něco jiného nepočká.
topic-whist-count-title = Whist: spočítat ruku
topic-whist-count-idea = Kdo barvu nectil, ten ji nemá, a zbytek se dá dopočítat: každá barva má třináct karet. Padlo-li jedenáct křížů a jeden máte vy, je venku poslední, a nemá ho ten, kdo kříže nectil. Než vynesete, spočítejte, kdo může mít kterou barvu.
topic-whist-singleton-title = Whist: výnos jediné karty
topic-whist-singleton-idea = Vynášíte a z některé barvy máte jedinou kartu. Když ji vynesete, příště smíte na tu barvu dát trumf. Vyplatí se to s malým trumfem, který by jinak nic nevzal, a když tu barvu brzy vynese někdo jiný. Máte-li trumfy vysoké, vezmou zdvih i bez toho; a máte-li jistou kartu jinde, bývá lepší začít jí.
topic-whist-ending-three-title = Whist: koncovky se třemi kartami
topic-whist-ending-three-idea = Zbývají vám tři karty a skoro všechno už bylo vidět. Padlo-li z barvy eso i král, je nejvyšší dáma. Spočítejte, co je venku: která z vašich karet vezme zdvih, ať mají ostatní cokoli, a v jakém pořadí?
topic-whist-points-title = Whist: co rozdání přinese
topic-whist-points-idea = Hra jde do deseti bodů. Prvních šest zdvihů strany se nepočítá, každý nad ně platí dva body, v grandu čtyři. Figur je pět: trumfové eso, král, dáma, kluk a desítka. Tři na jedné straně přinesou tři body, čtyři čtyři, pět pět. V grandu jsou figury čtyři esa: za tři jsou dva body, za čtyři čtyři. V cayenne se vše počítá dvojnásob, když otočená barva zůstala.
topic-whist-cayenne-title = Cayenne: volba trumfů
topic-whist-cayenne-idea = V cayenne leží poslední karta rozdávajícího otevřená a její barva by byla trumfy. Rozdávající ji smí nechat, zvolit jinou, nebo nechat volbu na spoluhráči. Zůstane-li otočená barva, počítá se vítězi dvojnásob.
topic-whist-grand-title = Grand: bez trumfů
topic-whist-grand-idea = V grandu trumfy nejsou. Berou i poslední karty dlouhé barvy, jakmile jsou vysoké pryč.
topic-whist-finesse-title = Whist: impas
topic-whist-finesse-idea = Trumfy nejsou a vynesl spoluhráč. Máte třeba srdcové eso a dámu a král je venku. Má-li ho ten, kdo hrál před vámi, vezme tento zdvih dáma a příští eso: tomu se říká impas. Má-li ho ten, kdo hraje po vás, král vaši dámu vezme. Kde leží, nevidíte; dokud nic nenapoví, je to půl na půl. Zvažte, co už ostatní zahráli a co přijde, když zdvih ztratíte: někdy je lepší eso.
topic-whist-through-title = Whist: výnos přes silného soupeře
topic-whist-through-idea = Trumfy nejsou a vynášíte. Soupeř po vaší levici hraje hned po vás a spoluhráč až po něm. Vyneste barvu, v níž je ten soupeř silný: kartu musí dát dřív a spoluhráč pak ví, kolik na ni stačí. Sílu prozradí, že tu barvu sám vynášel, nebo že ji soupeř po pravici nectil. Nemá-li v ní ale spoluhráč čím přebít, jen tím soupeřům pomůžete.
topic-whist-cover-title = Whist: přikrýt vysokou kartu
topic-whist-cover-idea = Trumfy nejsou, soupeř vynesl desítku, kluka, dámu nebo krále a vy hrajete druhý. Přikrýt znamená dát vyšší: buď zdvih vezmete, nebo soupeři obětují dvě vysoké karty na jednu vaši. Vyplatí se to, když tím postoupí některá nižší karta vaše nebo spoluhráčova. Nemá-li co postoupit, hrajte nízko a vyšší kartu si nechte.
topic-whist-hold-up-title = Whist: propustit zdvih
topic-whist-hold-up-idea = Trumfy nejsou, vynesl soupeř a vy máte nejvyšší kartu, která z té barvy zbývá. Zdvih můžete vzít hned, nebo ho propustit a vzít až další. Propustit se vyplatí, když tím jednomu ze soupeřů barva dojde a druhému ji už nebude moci vynést. Potřebujete-li výnos hned, berte.
topic-whist-unblock-title = Whist: uvolnit spoluhráči barvu
topic-whist-unblock-idea = Trumfy nejsou, vynesl spoluhráč a vede s kartou, kterou v té barvě přebijete už jen vy. Svou vysokou kartu teď můžete dát, nebo si ji nechat. Má-li spoluhráč té barvy víc než vy, dejte ji hned. Příště by mu vaše karta zdvih vzala a do své barvy by se už nemusel dostat. Má-li jí málo, nechte si ji; vezme další zdvih sama.
topic-whist-throw-in-title = Whist: vpustit soupeře do hry
topic-whist-throw-in-idea = Trumfy nejsou, vynášíte a zbývá pár karet. V jedné barvě máte nejvyšší a třetí nejvyšší kartu a druhá nejvyšší je venku. Vynesete-li tu barvu vy, druhá nejvyšší vám třetí přebije. Dejte raději zdvih v jiné barvě: kdo ho vezme, musí vynášet, a nezbude-li mu nic jiného, vynese vám do obou. Spočítejte, co mu zbývá. Má-li jistou kartu jinde, berte své zdvihy hned.
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
topic-whist-tour-title = Whist: poznat obměny od sebe
topic-whist-tour-idea = Každá obměna je základní whist až na jednu věc: co jsou trumfy, které zdvihy platí, nebo kdo hraje s kým. V sérii se střídají rozdání od rozdání, tak si tu jednu věc ujasněte dřív, než padne první karta.
