# Quist: lekce, v nichž se rozhoduje
# Co je špatně
topic-fault-leads-high = Tuto kartu uvidí tři hráči dřív, než se rozhodnou; později má větší cenu.
topic-fault-leads-low = Tím zdvih spíš rozdáváte; vyšší karta má tady lepší naději.
topic-fault-ties-partner = { PARTNER() ->
        [feminine] Tím jen dorovnáte kartu spoluhráčky, a ta pak zdvih nevezme.
        [none] Tím jen dorovnáte kartu naproti, a zdvih pak nevezme ani jedna.
       *[masculine] Tím jen dorovnáte kartu spoluhráče, a ten pak zdvih nevezme.
    }
topic-fault-changes-nothing = Shoda už je; další stejná karta nic nezmění a přijdete o ni.
topic-fault-only-ties = To je jen shoda a tou zdvih nevezmete; tady má větší cenu.
topic-fault-tie-too-dear = Za takovou kartu shoda tady nestojí.
topic-fault-leaves-tie = Tím zůstane shoda a nebere nikdo; tady má zdvih větší cenu.
topic-quist-begin = V Quistu hrajete se spoluhráčem proti druhé dvojici a každý má devět karet. Spoluhráč sedí naproti vám.
topic-quist-begin-play = Kdo vynáší, hraje první a ostatní po řadě přidají po jedné. Ty čtyři karty jsou zdvih a bere ho nejvyšší číslo. Hrát se smí cokoli. Jsou-li nejvyšší dvě karty nebo víc, je to shoda: zdvih nebere nikdo a příště se hraje o jeden víc.
topic-quist-begin-win = Hru vyhrává dvojice, která má z devíti zdvihů víc.
topic-quist-partner-title = Quist: nechte to spoluhráči
topic-quist-partner-idea = Karta vede, dokud neleží žádná vyšší. Vede-li spoluhráč, vy už nemusíte.
topic-quist-cheaply-title = Quist: vyhrajte co nejlevněji
topic-quist-cheaply-idea = Hrajete poslední a vede soupeř. Zdvih vezme každé vyšší číslo, stejné ho jen dorovná a pak nebere nikdo. Rozhodněte, jestli zdvih za kartu stojí a za kterou.
topic-quist-deny-title = Quist: shoda místo ztráty
topic-quist-deny-idea = Padne-li nejvyšší číslo dvakrát, nebere nikdo: karty zůstanou ležet a příště jde o víc. Na soupeřovu osmičku to dokáže vaše osmička. Taková shoda bývá lepší než prohra, někdy i než výhra.
topic-quist-tied-title = Quist: když už je shoda
topic-quist-tied-idea = Nejvyšší jsou dvě stejné karty: to je shoda a zdvih nebere nikdo, dokud někdo nezahraje výš.
topic-quist-third-title = Quist: třetí na řadě
topic-quist-third-idea = Spoluhráč hrál první a po vás přijde jeden soupeř. Vysoko jděte jen tam, kde vás sotva přebije.
topic-quist-low-lead-title = Quist: co říká spoluhráčova nula nebo jednička
topic-quist-low-lead-idea = Spoluhráč vynesl nulu nebo jedničku. Sám tu nic nevezme a nechává zdvih na vás. Vysokou kartou odradíte soupeře po vás, střední ho jen donutí dát vyšší. Vyplatí se zdvih za tu kartu?
topic-quist-second-title = Quist: druhý na řadě
topic-quist-second-idea = Po vás hrají dva, jeden z nich je spoluhráč. Vysokou kartu teď uvidí oba.
topic-quist-first-lead-title = Quist: první karta
topic-quist-first-lead-idea = Vynášíte, to znamená, že hrajete první. Na vaši kartu odpoví tři hráči. Balíček má osmdesát karet a čtyřicet čtyři se nerozdaly, jisté tedy není nic: pětku přebije skoro každý, devítku nikdo, ale dorovná ji každá další devítka.
topic-quist-pile-title = Quist: za hromádku vysoká karta stojí
topic-quist-pile-idea = Po shodě zůstanou karty ležet jako hromádka a v další fázi jde o ni celou. Kdo hraje pozdě, ví nejlíp, co na ni stačí.
topic-quist-nines-title = Quist: počítat devítky
topic-quist-nines-idea = Devítek je osm a aspoň dvě už padly. S každou další stoupá cena vaší osmičky nebo devítky: má ji kdo přebít nebo dorovnat? Rozhodněte, zda ji zahrát teď, nebo si ji nechat.
topic-quist-lead-pile-title = Quist: výnos o hromádku
topic-quist-lead-pile-idea = Jde o hromádku několika zdvihů a vynášíte vy. Ať zahrajete cokoli, tři hráči to mohou přebít nebo dorovnat.
topic-quist-ending-title = Quist: poslední dvě karty
topic-quist-ending-idea = Hru vyhrává strana, která má pět zdvihů. Než zvolíte jednu z posledních dvou karet, spočítejte, kolik komu chybí.
topic-quist-ending-three-title = Quist: koncovky se třemi kartami
topic-quist-ending-three-idea = V ruce máte tři karty. Spočítejte, co už padlo: která z nich ještě vezme zdvih a kdy?
