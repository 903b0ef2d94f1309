# Cvičení: cvičný stůl, rady, průběžný stav, co v rozdání rozhodlo.
practice-menu = Cvičení.
    .braille = cvičení
practice-table = Cvičný stůl
practice-lessons = Lekce
practice-drills = Trénink
practice-table-menu = Nabídka cvičného stolu.
    .braille = nabídka cvičení
practice-review = Co rozhodlo
practice-repeat = Hrát toto rozdání znovu
practice-by-number = Hrát partii podle čísla
practice-other-seat = Hrát toto rozdání z jiného místa
practice-other-seat-menu = Čí karty mají být vaše?
    .braille = čí karty
practice-seat = { $name }{ $where ->
        [left] , po vaší levici
        [opposite] , naproti vám
        [right] , po vaší pravici
       *[other] , { ORDINAL($place, gender: "masculine") } od vás po směru hodinových ručiček
    }
practice-pace = Tempo
practice-pace-step = krok za krokem
practice-pace-usual = obvyklé
practice-worth = Říkat, co která volba přinesla
practice-worth-never = nikdy
practice-worth-costly = když něco stála
practice-worth-always = vždy
practice-worth-good = { $depends ->
        [yes] Proti dobré hře lepší nebylo nic.
       *[no] Lepší nebylo nic.
    }
    .brief = Dobře.
    .braille = dobře
practice-worth-near = Skoro stejně dobré; lepší { $small ->
        [yes] nanejvýš
       *[no] asi
    } o { practice-loss }: { $best }.
    .brief = Skoro.
    .braille = skoro { $best }
practice-worth-close = Možná o něco lepší: { $best }. S jistotou se to říct nedá.
    .brief = Těsné.
    .braille = těsné { $best }
practice-worth-of = { LISTENER() ->
        [feminine] Zvolila jste
        [none] Vaše volba
       *[masculine] Zvolil jste
    }: { $own }.
    .brief = Vy: { $own }.
    .braille = { $own }:
practice-worth-costs = Stálo to asi { practice-loss }; lepší: { $best }.
    .brief = Asi { practice-loss }.
    .braille = -{ NUMBER($size, maximumFractionDigits: 1) } { $best }
practice-worth-sum = { $count ->
        [one] { practice-worth-only }
       *[other] { practice-worth-counted }
    }
    .brief = { $count ->
        [one] { practice-worth-only }
       *[other] Bez chyby { SAY($good, gender: "feminine") } { SAY($count, case: "gen", gender: "feminine", after: "z") }.
    }
    .braille = dobře { $good }/{ $count }
practice-worth-match = Celá partie: { $count ->
        [one] { practice-worth-only }
       *[other] { practice-worth-counted }
    }
    .brief = Celá partie: { $count ->
        [one] { practice-worth-only }
       *[other] bez chyby { SAY($good, gender: "feminine") } { SAY($count, case: "gen", gender: "feminine", after: "z") }.
    }
    .braille = partie { $good }/{ $count }
practice-worth-only = { $good ->
        [0] { $close ->
            [0] vaše jediná volba stála asi { practice-loss }.
           *[other] vaše jediná volba se s jistotou posoudit nedá.
        }
       *[other] vaše jediná volba byla bez chyby.
    }
practice-worth-counted = bez chyby { $good ->
        [0] není žádná
        [few] jsou { SAY($good, gender: "feminine") }
       *[other] je { SAY($good, gender: "feminine") }
    } { SAY($count, case: "gen", gender: "feminine", after: "z") } voleb{ $close ->
        [0] .
        [one] , u jedné se to s jistotou říct nedá.
       *[other] , u { SAY($close, case: "gen") } se to s jistotou říct nedá.
    }{ $free ->
        [yes] { "" }
       *[no] { " " }Ostatní stály dohromady asi { practice-loss }.
    }
practice-worth-advised = { $count ->
        [one] Jedna dobrá volba přišla po radě a počítá se za půl.
        [few] { SAY($count, gender: "feminine") } dobré volby přišly po radě a počítají se za půl.
       *[other] { SAY($count, gender: "feminine") } dobrých voleb přišlo po radě a počítá se za půl.
    }
    .brief = Po radě { SAY($count, gender: "feminine") }.
    .braille = po radě { $count }
practice-worth-taken-back = { $count ->
        [one] Jedna z nich byla vrácená.
        [few] { SAY($count, gender: "feminine") } z nich byly vrácené.
       *[other] { SAY($count, gender: "feminine") } z nich bylo vrácených.
    }
    .brief = Vrácené { SAY($count, gender: "feminine") }.
    .braille = vrácené { $count }
practice-deal-name = Toto rozdání je z partie číslo { $seed }. S tímto číslem si ji můžete zahrát znovu.
    .braille = partie { $seed }
practice-deal-recorded = Toto rozdání je ze záznamu odehrané partie. Odtamtud si ji můžete zahrát znovu.
    .braille = ze záznamu
practice-by-step = Hraje se krok za krokem. Soupeř zahraje, až znovu stisknete tuto klávesu nebo Enter. Obvyklé tempo vrátíte v nabídce.
    .brief = Krok za krokem.
    .braille = krok za krokem
practice-step-ready = Soupeř je připraven.
    .braille = soupeř hraje, krok
practice-undo-nothing = Dál zpátky už to nejde.
    .braille = nelze zpět
practice-undone = { $count ->
        [one] Jeden tah je vrácený.
        [few] { COUNT($count, of: "move") } jsou vrácené.
       *[other] { COUNT($count, of: "move") } je vrácených.
    }
    .brief = Zpět.
    .braille = zpět { $count }
practice-open = U cvičného stolu se smí nahlédnout. Karty ostatních:
    .brief = Karty ostatních:
    .braille = karty:
practice-open-hand = { WHO($seat) }: { CARDS($cards) }.
    .braille = { WHO($seat, form: "short") } { CARDS($cards, case: "braille") }
practice-open-suits = { WHO($seat) }: { HAND($cards) }
    .braille = { WHO($seat, form: "short") } { HAND($cards, case: "braille") }
practice-open-none = Nikdo jiný teď žádné karty nedrží.
    .braille = nikdo nic
practice-old-trick =
    { $last ->
        [yes] { ORDINAL($number) } zdvih, poslední. U cvičného stolu si ho lze prohlížet kdykoli.
       *[no] { ORDINAL($number) } zdvih. Ve vážné hře se k němu už vracet nesmí.
    }
    .brief = { ORDINAL($number) } zdvih.
    .braille = zdvih { $number }

practice-size =
    { $unit ->
        [chips] { $size ->
            [one] žeton
            [few] { COUNT($size, of: "chip", case: "acc") }
           *[other] { COUNT($size, of: "chip", case: "acc") }
        }
       *[points] { $size ->
            [one] bod
            [few] { COUNT($size, of: "point", case: "acc") }
           *[other] { COUNT($size, of: "point", case: "acc") }
        }
    }

# Rady
hint = Rada: { $action }.
    .braille = rada: { $action }
practice-loss =
    { $unit ->
        [tricks] { COUNT($size, of: "trick", case: "acc") }
        [points] { COUNT($size, of: "point", case: "acc") }
        [lead] { COUNT($size, of: "point", case: "acc") } proti soupeřům
        [places] { COUNT($size, of: "place", case: "acc") }
        [chance] { COUNT($size, of: "percent", case: "acc") }
       *[chips] { COUNT($size, of: "chip", case: "acc") }
    }
hint-verdict =
    { $kind ->
        [good] stejně dobré
        [near] skoro stejně dobré, horší { $small ->
            [yes] nanejvýš
           *[no] asi
        } o { practice-loss }
        [close] co je lepší, se s jistotou říct nedá
        [better] při bližším pohledu ještě lepší
       *[costly] horší asi o { practice-loss }
    }
hint-other = { $action }: { hint-verdict }.
    .braille = { $action } { $kind ->
        [good] =
        [close] ?
        [better] +
       *[costly] -{ NUMBER($size, maximumFractionDigits: 1) }
    }
hint-before = Druhé nejlepší: { $action }, { hint-verdict }.
    .brief = Druhé: { $action }.
    .braille = druhé { $action } { $kind ->
        [good] =
        [close] ?
        [better] +
       *[costly] -{ NUMBER($size, maximumFractionDigits: 1) }
    }
hint-hopeless = Šanci už nedává žádná volba.
    .braille = bez šance
hint-no-more = K tomu už není co dodat.
    .braille = víc není
hint-not-your-turn = Radit se dá, jen když jste na řadě.
    .braille = nejste na řadě
hint-none = Tady program poradit neumí.
    .braille = bez rady

# Rozbor
review-offer = Co v rozdání rozhodlo: klávesa { $key }.
    .brief = Rozbor: { $key }.
    .braille = rozbor: { $key }
review-progress =
    { $done ->
        [0] Rozbor { COUNT($count, of: "move", case: "gen") } začíná.
       *[other] Rozbor: { SAY($done, gender: "masculine") } { COUNT($count, of: "move", case: "gen", after: "z") }{ $clean ->
            [yes] , zatím žádná chyba
           *[no] {""}
        }.
    }
    .braille = rozbor { $done }/{ $count }
review-begin =
    { $decisions ->
        [0] V tomto rozdání ještě nebylo z čeho vybírat.
       *[other] { $costly ->
            [0] { $state ->
                [master] { LISTENER() ->
                    [feminine] Hrála jste jako mistr
                    [none] Vaše hra byla mistrovská
                   *[masculine] Hrál jste jako mistr
                }, žádná volba nestála za změnu.
                [close] Žádná vaše volba nebyla určitě chyba; { $close ->
                    [one] u jedné se to nedá
                   *[other] u { COUNT($close, of: "choice", case: "gen") } se to nedá
                } s jistotou říct.
               *[partly] Posoudit se dalo { SAY($weighed, gender: "feminine") } { SAY($decisions, case: "gen", gender: "feminine", after: "z") } vašich voleb a určitě chybná nebyla žádná.
            }
            [one] Nejvíc záleželo na jedné chvíli.
            [few] Nejvíc záleželo na { $costly ->
                [2] dvou
               *[other] třech
            } chvílích.
           *[other] Nejvíc záleželo na několika chvílích.
        }
    }
    .braille = chvíle: { $costly }
review-older = Tyto verdikty jsou od dřívější verze programu; nové si vyžádáte v nabídce stolu.
    .brief = Od dřívější verze.
    .braille = od dřívější verze
review-anew = Posoudit toto rozdání znovu
review-anew-told = Znovu posouzeno: { $others ->
        [0] všechny verdikty jsou stejné jako předtím.
        [one] jeden verdikt je teď jiný.
        [few] { $others } verdikty jsou teď jiné.
       *[other] { $others } verdiktů je teď jiných.
    }
    .braille = znovu posouzeno: jinak { $others }
practice-longer = Posoudit déle, co se nedalo říct s jistotou
practice-longer-begin = { $count ->
        [one] Jedna volba se teď posuzuje déle.
        [few] { SAY($count, gender: "feminine") } volby se teď posuzují déle.
       *[other] { SAY($count, gender: "feminine") } voleb se teď posuzuje déle.
    }
    .brief = Posuzuje se déle.
    .braille = déle: { $count }
practice-longer-still = Ani po delším posuzování se to s jistotou říct nedá.
    .brief = Pořád těsné.
    .braille = stále těsné
practice-longer-failed = Delší posuzování se nedokončilo; požádejte o ně znovu.
    .brief = Nedokončeno.
    .braille = nedokončeno
practice-longer-offer = { $count ->
        [one] Volbu, u které
       *[other] Volby, u kterých
    } se to s jistotou říct nedá, dáte posoudit déle v nabídce stolu.
    .brief = Posoudit déle: nabídka.
    .braille = nabídka: déle
review-supposes = Všechny údaje předpokládají, že ostatní hrají dobře; tady sedí slabší hráči.
    .brief = Předpokládá se dobrá hra.
    .braille = vůči dobré hře
review-against = { $level ->
        [beginner] Všechny údaje předpokládají, že ostatní hrají jako začátečníci.
       *[club] Všechny údaje předpokládají, že ostatní hrají jako kluboví hráči.
    }
    .brief = { $level ->
        [beginner] Proti začátečníkům.
       *[club] Proti klubovým hráčům.
    }
    .braille = { $level ->
        [beginner] proti začáteč
       *[club] proti klubu
    }
review-otherwise = { $level ->
        [beginner] Když ostatní hrají jako začátečníci, { $alike ->
            [yes] nestojí skoro nic ani: { $best }.
           *[no] je lepší: { $best }.
        }
        [club] Když ostatní hrají jako kluboví hráči, { $alike ->
            [yes] nestojí skoro nic ani: { $best }.
           *[no] je lepší: { $best }.
        }
       *[perfect] Proti soupeřům, kteří hrají bezchybně, by bylo lepší: { $best }.
    }
    .brief = { $level ->
        [beginner] Se začátečníky { $alike ->
            [yes] stejně dobré
           *[no] lepší
        }: { $best }.
        [club] S klubovými hráči { $alike ->
            [yes] stejně dobré
           *[no] lepší
        }: { $best }.
       *[perfect] Proti bezchybným: { $best }.
    }
    .braille = { $level ->
        [beginner] začáteč { $best }
        [club] klub { $best }
       *[perfect] bezchybným { $best }
    }
review-moment = Vaše { ORDINAL($number, gender: "feminine") } volba.
    .braille = volba { $number }
review-costly = Lepší asi o { practice-loss } bylo: { $best }. { LISTENER() ->
        [feminine] Zvolila jste
        [none] Vaše volba
       *[masculine] Zvolil jste
    }: { $own }.
    .braille = { $own } lépe { $best } +{ NUMBER($size, maximumFractionDigits: 1) }
review-chance = Šance na to, co potřebujete, mohla být { COUNT($best, of: "percent") }, po vaší volbě byla { COUNT($own, of: "percent") }.
    .braille = šance { $own }% z { $best }%
review-more =
    { $count ->
        [one] Něco stála ještě jedna volba, ale méně.
        [few] Něco stály ještě { SAY($count, gender: "feminine") } volby, ale méně.
       *[other] Něco stálo ještě { $count } voleb, ale méně.
    }
    .braille = ještě { $count }, méně
review-good = { LISTENER() ->
        [feminine] Zvolila jste
        [none] Vaše volba
       *[masculine] Zvolil jste
    }: { $own }. Proti dobré hře není nic lepšího.
    .brief = Vy: { $own }. Dobře.
    .braille = { $own } dobře
review-praised = Výborně: { $own }. Každá jiná volba by byla horší asi o { practice-loss }.
    .braille = výborně { $own } +{ NUMBER($size, maximumFractionDigits: 1) }

# Vlastní pozice
positions = Vlastní pozice
positions-menu = Vlastní pozice.
positions-none = Zatím tu žádná pozice není, nechat si ji můžete po rozboru u cvičného stolu; zpět
positions-solve = Řešit, co čeká
positions-export = Uložit všechny jako text
positions-import = Přidat ze souboru
positions-import-menu = Soubory ve složce { $folder }.
    .braille = soubory
positions-no-files = Ve složce není žádný soubor s příponou txt, uložte tam text od kamaráda; zpět
positions-taken = { $count ->
        [0] Všechny tyto pozice už tu máte.
        [one] { COUNT($count, of: "position") } je nová.
        [few] { COUNT($count, of: "position") } jsou nové.
       *[other] { COUNT($count, of: "position") } je nových.
    }
    .braille = nové: { $count }
position-damaged = V tom textu není žádná pozice, kterou by šlo přehrát. Možná chybí kus; nechte si ho poslat znovu.
    .braille = bez pozice
position-unplayable = Tuto pozici tato verze programu přehrát neumí.
    .braille = nelze přehrát
position-file-unreadable = Soubor { $name } nejde přečíst, zkuste jiný.
    .braille = nečitelné
position-label = { $game }, { $whose ->
        [own] stálo to asi { practice-loss }
       *[other] odjinud
    }, { DATE($day, $today) }
position-state = { $state ->
        [new] ještě neřešená
        [waits] čeká
        [later] přijde znovu později
       *[solved] vyřešená
    }
position-menu = Pozice.
position-solve = Řešit
position-export = Uložit jako text k poslání
position-delete = Smazat
position-really-delete = Opravdu tuto pozici smazat?
position-deleted = Pozice je smazaná.
position-title = Vlastní pozice
position-keep = Nechat si chvíli jako cvičení
position-keep-menu = Kterou chvíli si chcete nechat?
position-keep-all = Všechny
position-moment = { ORDINAL($number, gender: "feminine") } volba, { $own }: stálo to asi { practice-loss }
position-kept = { $count ->
        [0] To už mezi svými pozicemi máte.
        [one] Pozice je uložená a bude se vracet, dokud ji nevyřešíte.
        [few] { COUNT($count, of: "position") } jsou uložené a budou se vracet, dokud je nevyřešíte.
       *[other] { COUNT($count, of: "position") } je uložených a bude se vracet, dokud je nevyřešíte.
    }
    .brief = { $count ->
        [0] Už tam je.
       *[other] Uloženo.
    }
    .braille = uloženo { $count }
review-retry = Zkusit to znovu od chyby, která něco stála
review-retry-menu = Od které chvíle?
    .braille = od které chvíle?
review-retry-offer = Vrátit se k první z těchto chvil a zkusit to znovu: { $key }.
    .brief = { $key }: zkusit znovu.
    .braille = znovu: { $key }
review-retry-none = Žádná taková chyba tu není. Po rozdání si nechte udělat rozbor.
    .braille = žádná chyba
review-retry-here = Znovu je před vámi { ORDINAL($number, gender: "feminine") } volba, se stejnými kartami.{ $more ->
        [yes] {" "}Další chvíle: stejnou klávesou.
       *[no] {""}
    }
    .brief = Znovu { ORDINAL($number, gender: "feminine") } volba.
    .braille = znovu volba { $number }
review-retry-compared = { $state ->
        [better] Lepší než poprvé:
        [worse] Horší než poprvé:
       *[same] Stejně jako poprvé:
    } { $unit ->
        [nothing] { SAY($after) }
       *[other] { AMOUNT($after, $unit) }
    }{ $state ->
        [same] {""}
       *[other] , předtím { SAY($before, gender: "masculine") }
    }.
    .brief = Teď { SAY($after, gender: "masculine") }, předtím { SAY($before, gender: "masculine") }.
    .braille = teď { $after } předtím { $before }
review-by-compared = { $state ->
        [better] Lepší než { $name }:
        [worse] Horší než { $name }:
       *[same] Stejně jako { $name }:
    } { $unit ->
        [nothing] { SAY($after) }
       *[other] { AMOUNT($after, $unit) }
    }{ $state ->
        [same] {""}
       *[other] , { $name } { SAY($before, gender: "masculine") }
    }.
    .brief = Vy { SAY($after, gender: "masculine") }, { $name } { SAY($before, gender: "masculine") }.
    .braille = vy { $after } { $name } { $before }
practice-in-place = Na tomto místě hraje v záznamu { $name }: volby v něm nejsou vaše.
    .braille = v záznamu: { $name }
position-keep-offer = Tyto chvíle si můžete v nabídce stolu nechat jako cvičení.
    .braille = nabídka: nechat si

# Jak se hráči daří: stránka, grafy po týdnech.
learnt = Jak se vám daří
learnt-menu = Jak se vám daří.
    .braille = pokrok
learnt-title = Jak se vám daří
learnt-none = Zatím není co ukázat: po rozdání u cvičného stolu si nechte říct, co rozhodlo, nebo tam zapněte, co která volba přinesla; zpět
learnt-read = Číst přehled
learnt-graph = Graf
learnt-graph-of = { $name }, { $course }
learnt-course = { $alone ->
        [yes] zatím jediný týden: { learnt-only }
       *[no] { COUNT($weeks, of: "week") }, od { learnt-first } do { learnt-value }, nejvíc { learnt-best }
    }
learnt-only =
    { $unit ->
        [percent] { COUNT($last, of: "percent") }
       *[matches] { COUNT($last, of: "match") }
    }
learnt-value =
    { $unit ->
        [percent] { COUNT($last, of: "percent", case: "gen") }
       *[matches] { COUNT($last, of: "match", case: "gen") }
    }
learnt-first =
    { $unit ->
        [percent] { COUNT($first, of: "percent", case: "gen") }
       *[matches] { COUNT($first, of: "match", case: "gen") }
    }
learnt-best =
    { $unit ->
        [percent] { COUNT($most, of: "percent") }
       *[matches] { COUNT($most, of: "match") }
    }
learnt-seconds = Délka jednoho tónu
learnt-seconds-long = { COUNT($seconds, of: "second") }
learnt-pitch = Výška tónů
learnt-pitch-low = hluboká, od { SAY($least, case: "gen") } do { SAY($greatest, case: "gen") } hertzů
learnt-pitch-middle = střední, od { SAY($least, case: "gen") } do { SAY($greatest, case: "gen") } hertzů
learnt-pitch-high = vysoká, od { SAY($least, case: "gen") } do { SAY($greatest, case: "gen") } hertzů
learnt-pitch-wide = celý rozsah, od { SAY($least, case: "gen") } do { SAY($greatest, case: "gen") } hertzů
learnt-export = Uložit jako tabulku CSV
learnt-no-sound = Graf tady nemá kdo zahrát, zvuk není zapnutý. Přečtěte si ho v přehledu.
    .braille = bez zvuku
learnt-choices = Volby, které nic nestály
    .braille = volby
learnt-choices-of = { $game }: volby, které nic nestály
    .braille = { $game }
learnt-counting = Počítání u stolu
    .braille = počítání
learnt-matches = Dohrané partie
    .braille = partie
learnt-day = { ORDINAL($day, case: "gen") } { month }
    .braille = { $day }. { $month }.
learnt-now = Tento týden
learnt-nothing-now = Tento týden zatím nic.
learnt-by-week = Týden po týdnu
learnt-week = Od { learnt-day }: { $text }
learnt-week-choices = { $count ->
        [one] Jediná volba, { $share ->
            [0] něco stála.
           *[other] nic nestála.
        }
       *[other] Volby, které nic nestály: { COUNT($share, of: "percent") } { COUNT($count, of: "choice", case: "gen", after: "z") }.
    }
learnt-week-counting = { $asked ->
        [one] Počítání: jediná otázka, { $right ->
            [0] zodpovězená chybně.
           *[other] zodpovězená správně.
        }
       *[other] Počítání: správně { SAY($right, gender: "feminine") } { SAY($asked, case: "gen", gender: "feminine", after: "z") } odpovědí.
    }
learnt-week-matches = Dohráno: { COUNT($count, of: "match") }.
learnt-kind = { $kind }: { $count ->
        [one] jediná volba { $free ->
            [yes] nic nestála.
           *[no] stála asi { practice-loss }.
        }
       *[other] { COUNT($share, of: "percent") } { COUNT($count, of: "choice", case: "gen", after: "z") } nic nestálo{ $free ->
            [yes] .
           *[no] , ostatní dohromady asi { practice-loss }.
        }
    }
learnt-all = Všechno
learnt-kind-lead = Výnos
learnt-kind-follow = Karta do zdvihu
learnt-kind-take = Brát, nebo skončit
learnt-kind-compose = Které číslo
learnt-kind-exchange = Výměna
learnt-kind-close = Uzavřít, nebo čekat
learnt-kind-bet = Sázky
learnt-kind-trump = Volba trumfů
learnt-kind-packets = Hromádky

# Mistr na místě hráče
master = Jak by odsud hrál mistr
master-menu = Mistr hraje za vás, ostatní hrají jako u stolu.
    .brief = Mistr hraje za vás.
    .braille = mistr
master-compare = Srovnat s mistrem
master-compare-menu = Mistr hraje celé rozdání za vás, pak přijde srovnání.
    .brief = Mistr hraje za vás.
    .braille = mistr
master-wait = Mistr ještě hraje; zpět ke stolu
master-back = Zpět ke stolu
master-parts = Tady se cesty rozcházejí. Vaše volba: { $own }. Mistrova: { $best }, je lepší asi o { practice-loss }.
    .brief = Vy: { $own }. Mistr: { $best }.
    .braille = vy { $own } mistr { $best }
master-same = Mistr nenašel volbu, která by vás určitě něco stála, a hraje až do konce jako vy.
    .brief = Mistr hraje jako vy.
    .braille = mistr hraje jako vy
master-failed = Dál to mistr nedohrál, zkuste to od jiného místa.
    .braille = nedohráno
master-size =
    { $unit ->
        [nothing] { $master }
       *[other] { AMOUNT($master, $unit) }
    }
master-outcome = { $unit ->
        [nothing] Takto by to mistr dohrál.
       *[other] Takto by to mistr dohrál: { master-size }.
    }
    .brief = Mistr: { master-size }.
    .braille = mistr { $master }
master-compared = { $unit ->
        [nothing] Výsledek
       *[other] { UNIT($unit) }
    }: vy { SAY($own, gender: "masculine") }, mistr { SAY($master, gender: "masculine") }, obvyklí hráči na vašem místě průměrně { SAY($average, gender: "masculine") }. Přehráno { SAY($count) } krát.
    .brief = Vy { SAY($own, gender: "masculine") }, mistr { SAY($master, gender: "masculine") }, průměr { SAY($average, gender: "masculine") }.
    .braille = vy { $own } mistr { $master } průměr { NUMBER($average, maximumFractionDigits: 1) }

# Totéž rozdání na všech úrovních
master-deal = Totéž rozdání na všech úrovních
master-deal-menu = Totéž rozdání hraje na vašem místě postupně hráč každé úrovně.
    .brief = Každá úroveň na vašem místě.
    .braille = každá úroveň
master-deal-player = { $level ->
        [beginner] Začátečník
        [improver] Mírně pokročilý
        [club] Klubový hráč
        [strong] Silný hráč
        [master] Velmistr
       *[expert] Mistr
    }
master-deal-short = { $level ->
        [beginner] zač
        [improver] mírně
        [club] klub
        [strong] silný
        [master] velm
       *[expert] mistr
    }
master-deal-own = Vy: { $unit ->
        [nothing] { $own }
       *[other] { AMOUNT($own, $unit) }
    }.
    .braille = vy { $own }
master-deal-waits = { master-deal-player } ještě hraje.
    .braille = { master-deal-short }: hraje
master-deal-failed = { master-deal-player } dál nehrál.
    .braille = { master-deal-short }: nehrál
master-deal-theirs = { $unit ->
        [nothing] { $theirs }
       *[other] { AMOUNT($theirs, $unit) }
    }
master-deal-played = { master-deal-player }: { master-deal-theirs }{ $number ->
        [0] , až do konce jako vy.
       *[other] . Při vaší { ORDINAL($number, gender: "feminine", case: "loc") } volbě: { $best }. Vaše volba: { $played }.
    }
    .brief = { master-deal-player }: { $theirs }.
    .braille = { master-deal-short } { $theirs }{ $number ->
        [0] {" "}=
       *[other] {" "}{ $number }: { $best }
    }
master-deal-all = Dohráli všichni. Vyberte některého a poslechněte si, jak to šlo.
    .brief = Dohráli všichni.
    .braille = dohráli
master-deal-level = { master-deal-player } na vašem místě.
    .braille = { master-deal-short }
master-deal-parts = Tady se cesty rozcházejí. Vaše volba: { $own }. { master-deal-player }: { $best }.
    .brief = Vy: { $own }. { master-deal-player }: { $best }.
    .braille = vy { $own } { master-deal-short } { $best }
master-deal-same = { master-deal-player } hraje až do konce jako vy.
    .braille = { master-deal-short } jako vy
master-deal-outcome = { master-deal-player } na konci: { master-deal-theirs }.
    .brief = { master-deal-player }: { $theirs }.
    .braille = { master-deal-short } { $theirs }

# Rozdání na téma
theme-menu = Hrát rozdání na téma
theme-menu-title = Jaké rozdání to má být?
    .braille = téma
theme-none = Takové rozdání se při těchto pravidlech nenašlo, zkuste jiné téma.
    .braille = nenašlo se
