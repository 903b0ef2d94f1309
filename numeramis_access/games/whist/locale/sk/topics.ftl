# Whist: lekcie, v ktorých sa rozhoduje
topic-fault-names-badly = Zvážte najprv dĺžku, potom vysoké karty: iná vaša farba je dlhšia.
topic-fault-names-weak = Tá farba nie je dosť silná; oproti môže byť lepšia.
topic-fault-names-needlessly = Farba, ktorá platí, je pre vás prinajmenšom rovnako dobrá.
topic-fault-keeps-weak = Máte lepšie tromfy ako tie, ktoré platia.
topic-fault-leaves-strong = Oproti nikto nevie, aká dobrá je vaša vlastná farba.
topic-fault-gives-packets = V každej kôpke zvážte esá, kráľov a tromfy: dve, ktoré zostanú, dostanú súperi.
topic-fault-queen = Pozor na pikovú dámu: kto ju má a kto ju bude musieť vziať?
topic-fault-leads-badly = V tejto farbe získajú ostatní viac ako vy.
topic-fault-leads-short = Druhej farby máte viac, a z dlhej farby časom berú aj malé karty.
topic-fault-leads-too-high = Tým miniete vyššiu kartu skôr, než ostatní museli ukázať svoje.
topic-fault-leads-too-low = Tým zdvih skôr rozdávate; v tej istej farbe je lepšia vyššia karta.
topic-fault-leads-trumps = Každý vynesený tromf vezme jeden tromf aj vám; tromfy urobia viac neskôr, keď ich budete potrebovať.
topic-fault-leads-before-trumps = Ostatní ešte majú tromfy, a komu tá farba dôjde, ten môže jeden dať.
topic-fault-leads-danger = Čím vyššia karta, tým skôr zdvih vezmete, a oň tu nestojíte.
topic-fault-leads-otherwise = Nebezpečnejšie karty vám tým zostanú v ruke.
topic-fault-takes-unwanted = Tá karta teraz vedie, a zdvih by sa počítal proti vám.
topic-fault-keeps-danger = Zbavte sa nebezpečnej karty, kým nič neberie.
topic-fault-throws-badly = Odhadzujete kartu, ktorá sa vám ešte zíde.
topic-fault-no-finesse = Vysoká karta vezme iba tento zdvih. Nižšia ho môže vziať tiež a vysoká potom vezme ďalší.
topic-fault-finesse = Keby kartu medzi nimi mal hráč po vás, stratíte tu priveľa; vysoká vezme zdvih určite.
topic-fault-takes-anyway = Zdvih beriete tak či tak: vezmite ho kartou, ktorá by vám inak vzala ďalší.
topic-fault-leads-tenace = Zo zvyšku tejto farby máte najvyššiu a tretiu najvyššiu kartu. Ak ju vynesie súper, zdvih môžu vziať obe; ak ju vynesiete vy, často iba jedna.
topic-fault-keeps-singleton = Jedinej karty inej farby sa môžete zbaviť hneď a nabudúce na tú farbu dať tromf.
topic-fault-not-through = V inej farbe je podľa doterajšej hry silnejší súper, ktorý hrá hneď po vás. Vyneste ju a { PARTNER(form: "who") } uvidí jeho kartu skôr, než zahrá svoju.
topic-fault-blocks = { PARTNER() ->
        [feminine] Vyššiu kartu si tým necháte a nabudúce môže stáť spoluhráčke v ceste.
        [none] Vyššiu kartu si tým necháte a nabudúce môže oproti prekážať.
       *[masculine] Vyššiu kartu si tým necháte a nabudúce môže stáť spoluhráčovi v ceste.
    }
topic-fault-no-cover = Súperova vysoká karta takto prejde. Vyššia by ju zastavila, alebo by ju súperi museli prebiť ešte vyššou.
topic-led =
    { PERSON($seat) ->
        [feminine] { $suit ->
            [c] Trefy
            [d] Kára
            [h] Srdcia
           *[s] Piky
        } už vynášala { WHO($seat) }.
        [none] { WHO($seat) } už má za sebou výnos: { SUIT($suit) }.
       *[masculine] { $suit ->
            [c] Trefy
            [d] Kára
            [h] Srdcia
           *[s] Piky
        } už vynášal { WHO($seat) }.
    }
topic-whist-begin = Vo whiste hráte so spoluhráčom proti druhej dvojici a každý má trinásť kariet. Spoluhráč sedí oproti vám. Farby sú štyri: trefy, kára, srdcia a piky. V každej je najnižšia dvojka, nad desiatkou sú dolník, dáma a kráľ a najvyššie je eso.
topic-whist-begin-play = Kto vynáša, hrá prvý, a ostatní musia hrať rovnakú farbu, kým ju majú. Tie štyri karty sú zdvih a berie ho najvyššia karta vynesenej farby, ak nepadne tromf. Tromfy sú jediná farba, ktorá prebíja všetky ostatné. Určí ju posledná rozdaná karta, tá sa otočí. Kto vynesenú farbu nemá, smie dať tromf, alebo odhodiť ktorúkoľvek inú kartu.
topic-whist-begin-win = Prvých šesť zdvihov dvojice sa nepočíta, každý ďalší prinesie dva body. Kto má prvý desať bodov, vyhráva partiu.
topic-whist-partner-title = Whist: čí je ten zdvih?
topic-whist-partner-idea = Vedie spoluhráč: jeho karta zatiaľ zdvih berie a vy hráte na konci.
topic-whist-cheaply-title = Whist: posledný na rade
topic-whist-cheaply-idea = Vedie súper a po vás už nikto nehrá. Viete presne, ktoré vaše karty zdvih vezmú.
topic-whist-second-title = Whist: druhý na rade
topic-whist-second-idea = Vynášal súper, spoluhráč hrá posledný. Na vašu kartu odpovie jeden súper a v núdzi ešte spoluhráč.
topic-whist-third-title = Whist: tretí na rade
topic-whist-third-idea = Vynášal spoluhráč a jeden súper ešte príde. Choďte práve tak vysoko, aby nemal zdvih lacno.
topic-whist-ruff-title = Whist: prebiť tromfom, alebo odhodiť?
topic-whist-ruff-idea = Vynesenú farbu nemáte, zahrať smiete čokoľvek. Tromf zdvih berie, ak nepadne vyšší; odhodiť znamená zbaviť sa karty, ktorá nič nevezme.
topic-whist-ruff-low-title = Whist: prebiť nízko, alebo vysoko
topic-whist-ruff-low-idea = Môžete dať tromf a po vás ešte niekto hrá. Nízky tromf je lacný a vysoké vám zostanú. Máte napríklad tromfovú trojku a kráľa: stačí trojka, kým tí po vás vynesenú farbu ešte majú. Vysoko choďte len tam, kde by nízky tromf mohli prebiť.
topic-whist-draw-title = Whist: sťahovanie tromfov
topic-whist-draw-idea = Vynášate a máte niekoľko tromfov. Sťahovať tromfy znamená vynášať ich, kým ostatným nedôjdu; dovtedy nie sú vaše vysoké karty v iných farbách isté. Tromf však vezme zdvih aj sám: pýtajte sa, kto ešte nejaký má.
topic-whist-leads-title = Whist: čo vyniesť
topic-whist-leads-idea = Vynášate a zahrať smiete čokoľvek. Dlhé farby berú zdvihy ku koncu, keď ich už ostatní nemajú; karta tesne pod tou, ktorá je ešte vonku, zdvih často rozdá.
topic-whist-honours-title = Whist: výnos od figúr
topic-whist-honours-idea = Susedné figúry, napríklad srdcový kráľ a dáma, robia to isté. Jednu vyneste: buď vezme zdvih, alebo vytiahne eso a druhá je potom najvyššia. Figúram, ktoré nesusedia, ako eso a dáma, sa darí lepšie, keď farbu vynesie niekto iný.
topic-whist-signals-title = Whist: čo vám hovorí spoluhráč
topic-whist-signals-idea = Spoluhráči sa smú dorozumieť len kartami. Farba, ktorú spoluhráč vyniesol ako prvú, býva jeho dobrá. Prvá karta, ktorú odhodí, býva z farby, o ktorú nestojí. Ak začínal srdcami, srdce od vás mu väčšinou príde vhod. Nie však vtedy, keď sú v tej farbe medzitým silní súperi alebo keď niečo iné nepočká.
topic-whist-count-title = Whist: spočítať karty súpera
topic-whist-count-idea = Kto farbu nepriznal, ten ju nemá. Zvyšok sa dá dopočítať, každá farba má trinásť kariet. Ak padlo jedenásť trefov a jeden máte vy, vonku je posledný, a nemá ho ten, kto tref nepriznal. Skôr než vynesiete, spočítajte, kto môže mať ktorú farbu.
topic-whist-singleton-title = Whist: výnos jedinej karty
topic-whist-singleton-idea = Vynášate a z niektorej farby máte jedinú kartu. Keď ju vynesiete, nabudúce smiete na tú farbu dať tromf. Oplatí sa to s malým tromfom, ktorý by inak nič nevzal, a keď tú farbu čoskoro vynesie niekto iný. Ak máte tromfy vysoké, vezmú zdvih aj bez toho; a ak máte istú kartu inde, býva lepšie začať ňou.
topic-whist-ending-three-title = Whist: koncovky s tromi kartami
topic-whist-ending-three-idea = Zostávajú vám tri karty a takmer všetko už bolo vidieť. Ak z farby padlo eso aj kráľ, najvyššia je dáma. Spočítajte, čo je vonku: ktorá z vašich kariet vezme zdvih, nech majú ostatní čokoľvek, a v akom poradí?
topic-whist-points-title = Whist: čo rozdanie prinesie
topic-whist-points-idea = Hra ide do desiatich bodov. Prvých šesť zdvihov strany sa nepočíta, každý nad ne platí dva body, v grande štyri. Figúr je päť: tromfové eso, kráľ, dáma, dolník a desiatka. Za tri na jednej strane sú tri body, za štyri štyri, za päť päť. V grande sú figúry štyri esá: za tri sú dva body, za štyri štyri. V cayenne sa všetko počíta dvojnásobne, keď otočená farba zostala.
topic-whist-cayenne-title = Cayenne: voľba tromfov
topic-whist-cayenne-idea = V cayenne leží posledná karta rozdávajúceho otvorená a jej farba by bola tromfom. Rozdávajúci ju smie nechať, a potom sa rozdanie počíta dvojnásobne, zvoliť inú, alebo nechať voľbu na spoluhráča.
topic-whist-grand-title = Grand: bez tromfov
topic-whist-grand-idea = V grande tromfy nie sú. Berú aj posledné karty dlhej farby, len čo sú vysoké preč.
topic-whist-finesse-title = Whist: impas
topic-whist-finesse-idea = Tromfy nie sú a vyniesol spoluhráč. Máte napríklad srdcové eso a dámu a kráľ je vonku. Ak ho má ten, kto hral pred vami, tento zdvih vezme dáma a ďalší eso: to je impas. Ak ho má ten, kto hrá po vás, kráľ vašu dámu vezme. Nevidíte, kde leží; kým nič nenapovie, je to pol na pol. Zvážte, čo už ostatní zahrali a čo príde, keď zdvih stratíte: niekedy je lepšie eso.
topic-whist-through-title = Whist: výnos cez silného súpera
topic-whist-through-idea = Tromfy nie sú a vynášate. Súper po vašej ľavici hrá hneď po vás a spoluhráč až po ňom. Vyneste farbu, v ktorej je ten súper silný: kartu musí dať skôr a spoluhráč potom vie, koľko na ňu stačí. Silu prezradí, že tú farbu sám vynášal, alebo že ju súper po pravici nepriznal. Ak však v nej spoluhráč nemá čím prebiť, len tým súperom pomôžete.
topic-whist-cover-title = Whist: prikryť vysokú kartu
topic-whist-cover-idea = Tromfy nie sú, súper vyniesol desiatku, dolníka, dámu alebo kráľa a vy hráte druhý. Prikryť znamená dať vyššiu: buď zdvih vezmete, alebo súperi obetujú dve vysoké karty na jednu vašu. Oplatí sa to, keď tým postúpi niektorá nižšia karta vaša alebo spoluhráčova. Ak nemá čo postúpiť, hrajte nízko a vyššiu kartu si nechajte.
topic-whist-hold-up-title = Whist: prepustiť zdvih
topic-whist-hold-up-idea = Tromfy nie sú, vyniesol súper a vy máte najvyššiu kartu, ktorá z tej farby zostáva. Zdvih môžete vziať hneď, alebo ho prepustiť a vziať až ďalší. Prepustiť sa oplatí, keď tým jednému zo súperov farba dôjde a druhému ju už nebude môcť vyniesť. Keď výnos potrebujete hneď, berte.
topic-whist-unblock-title = Whist: uvoľniť spoluhráčovi farbu
topic-whist-unblock-idea = Tromfy nie sú, vyniesol spoluhráč a vedie s kartou, ktorú v tej farbe prebijete už len vy. Svoju vysokú kartu teraz môžete dať, alebo si ju nechať. Ak má spoluhráč tej farby viac než vy, dajte ju hneď. Nabudúce by ste mu zdvih vzali a do svojej farby by sa už nemusel dostať. Ak jej má málo, nechajte si ju; vezme ďalší zdvih sama.
topic-whist-throw-in-title = Whist: vpustiť súpera do hry
topic-whist-throw-in-idea = Tromfy nie sú, vynášate a zostáva pár kariet. V jednej farbe máte najvyššiu a tretiu najvyššiu kartu a druhá najvyššia je vonku. Ak tú farbu vynesiete sami, druhá najvyššia vám tretiu prebije. Radšej dajte zdvih v inej farbe. Kto ho vezme, musí vynášať, a ak mu nezostane nič iné, vynesie vám do oboch. Spočítajte, čo mu zostáva. Ak má istú kartu inde, berte svoje zdvihy hneď.
topic-whist-before-null-title = Grand null: pred obratom
topic-whist-before-null-idea = V grand nulle tromfy nie sú a po šiestich zdvihoch sa všetko obráti: každý ďalší sa počíta druhej strane. Myslite na to, čo vám zostane v ruke.
topic-whist-null-title = Grand null: zdvihy nikto nechce
topic-whist-null-idea = Každý zdvih sa teraz počíta druhej strane. Kde sa to dá, zostaňte nízko, a vysokých kariet sa zbavujte tam, kde nič neberú.
topic-whist-null-queen-title = Grand null s dámou: kedy padne?
topic-whist-null-queen-idea = Len čo padne piková dáma, počítajú sa zdvihy druhej strane. Kto má piky, môže to urýchliť, alebo oddialiť.
topic-whist-queen-title = Piková dáma: neberte ju
topic-whist-queen-idea = Strana, ktorá vezme pikovú dámu, rozdanie prehráva; na ničom inom nezáleží.
topic-whist-amor-title = Lietajúci amor: zvoľte, čo zostáva
topic-whist-amor-idea = Strana, ktorá získa tri zdvihy za sebou, smie zvoliť tromfy znova. Veľa už padlo: skôr než farbu zvolíte, spočítajte, čo z nej zostáva.
topic-whist-duck-title = Lietajúca kačica: zvoľte, čo zostáva
topic-whist-duck-idea = Ako v lietajúcom amorovi, len stačia dva zdvihy za sebou. Či tromfy nechať, alebo zvoliť iné, záleží na tom, čo zostáva vo všetkých rukách.
topic-whist-bismarck-title = Bismarck: kôpky
topic-whist-bismarck-idea = Vedľa rúk ležia štyri kôpky po troch kartách. Vidíte ich, jednu si vezmete, jednu dáte spoluhráčovi a zvyšné dostanú súperi.
topic-whist-hussar-title = Husársky whist: každý sám
topic-whist-hussar-idea = Spoluhráča tu nemá nikto a od štvrtého zdvihu sa každý počíta tomu, kto ho vzal. Čo nevezmete vy, vezme jeden z troch súperov.
topic-whist-three-title = Whist pre troch: voľba tromfov
topic-whist-three-idea = Hrajú traja, každý sám za seba, a od piateho zdvihu sa každý počíta. Tromfy voľte podľa dĺžky a výšky svojich farieb.
topic-whist-tour-title = Whist: rozoznať hry od seba
topic-whist-tour-idea = Každá obmena je základný whist až na jednu vec: čo sú tromfy, ktoré zdvihy platia, alebo kto hrá s kým. V sérii sa striedajú rozdanie od rozdania, tak si tú jednu vec ujasnite skôr, než padne prvá karta.
