# Šipky: lekce, v nichž se rozhoduje
topic-fault-goes-out = To přetáhne limit, a kdo přetáhne, vypadává ze hry.
topic-fault-passes-hit = Jedno z čísel vás dostane přesně na limit.
topic-fault-leaves-badly = Po jiném čísle zbude lepší vzdálenost.
topic-fault-leaves-unlikely = Zbude { $other }: šance na trefu příštím hodem je { CHANCE($less) }. Při zbytku { $missing } je { CHANCE($chance) }.
    .braille = zbude { $other } trefa { CHANCE($less, form: "short") }, zbude { $missing } { CHANCE($chance, form: "short") }
topic-fault-leaves-risky = Zbude { $other }: šance na přetažení { $cards ->
        [1] jednou kartou
       *[2] dvěma kartami
    } je { CHANCE($more) }. Při zbytku { $missing } je { CHANCE($risk) }.
    .braille = zbude { $other } přetažení { CHANCE($more, form: "short") }, zbude { $missing } { CHANCE($risk, form: "short") }
topic-fault-stays-badly = Bez této karty vám chybí víc.
topic-fault-stops-early = Kdo ještě hází nebo už je před vámi, toto většinou překoná.
topic-fault-goes-on = Jste na tom dobře; dalším hodem můžete víc ztratit než získat.
topic-fault-one-too-few = Jedna karta je poslední hod a k limitu odsud nedosáhne.
topic-fault-one-hardly-helps = Jedna karta vás odsud sotva přiblíží.
topic-fault-two-too-many = Dvě karty odsud příliš často přetáhnou: šance na přetažení je { CHANCE($risk) }.
    .braille = 2: přetažení { CHANCE($risk, form: "short") }
topic-sipky-begin = Šipky se házejí kartami a každý sčítá, co hodil, až k limitu. Tady se hraje do sta jedné.
topic-sipky-begin-play = Hod jsou dvě karty a složíte z nich jedno číslo, číslice v libovolném pořadí. To číslo se přičte k tomu, co už máte.
topic-sipky-begin-win = Vyhrává, kdo je limitu nejblíž. Kdo ho přetáhne, vypadává.
topic-sipky-number-title = Šipky: které číslo
topic-sipky-number-idea = Limit nepřetáhněte a zvolte číslo, po kterém se vám bude dobře házet dál.
topic-sipky-zero-title = Šipky: nula dává na vybranou
topic-sipky-zero-idea = S nulou volíte mezi malým číslem a desítkami: sedm, nebo sedmdesát. Myslete na to, kolik vám chybí.
topic-sipky-leave-title = Šipky: co si nechat do limitu
topic-sipky-leave-idea = Po tomto hodu vám do limitu zbude málo. Z devíti a níž trefí jedna karta, z větší dálky jen jedna dvojice karet. Čím blíž jste, tím spíš dvě karty přetáhnou. Spočítejte obě čísla a pak volte.
topic-sipky-one-or-two-title = Šipky: jedna karta, nebo dvě
topic-sipky-one-or-two-idea = Na každý hod si vezmete dvě karty, nebo jen jednu, a ta je pak poslední. Zvažte, kam která možnost odsud dosáhne.
topic-sipky-stop-title = Šipky: kdy přestat
topic-sipky-stop-idea = Místo hodu můžete skončit a nechat si, co máte. Blízko limitu je každá karta riziko; jestli za to stojí, záleží na tom, co mají ostatní a zda ještě házejí.
topic-sipky-chased-title = Šipky: někdo je před vámi
topic-sipky-chased-idea = Někdo už skončil blíž limitu, než jste vy. Skončíte-li teď, určitě s ním prohrajete.
topic-sipky-duel-title = Šipky: vy a jeden soupeř
topic-sipky-duel-idea = Hrajete jen dva. Zvažte vlastní šance i to, co po vás udělá ten druhý.
topic-sipky-series-title = Šipky: série
topic-sipky-series-idea = Sčítají se tři hry: do sta jedné, do dvou set jedné a do tří set jedné. Kdo přetáhne, nemá z té hry nic. Jistý součet má tady větší cenu než trefa.
topic-sipky-exact-title = Šipky: na přesný výsledek
topic-sipky-exact-idea = V této hře vyhrává jen přesné číslo. Nikdo nekončí a jednu kartu, která se nehodí, lze zahodit.
topic-sipky-exact-card-title = Šipky: nechat si jednu kartu?
topic-sipky-exact-card-idea = Máte jednu kartu. Vezměte ji, dostane-li vás na lepší vzdálenost, a zahoďte ji, jste-li na tom bez ní líp.
topic-sipky-finish-title = Šipky: finiš od třiceti
topic-sipky-finish-idea = Chybí vám třicet, nebo o něco míň. Jednou kartou odsud netrefíte a dvě limit často přetáhnou. Co mají ostatní a na čem skončíte vy?
topic-sipky-table-title = Šipky: čím se trefíte
topic-sipky-table-idea = Které karty trefí, se dá vědět předem. Chybí-li sedmdesát čtyři nebo čtyřicet sedm, trefí čtyřka a sedmička; chybí-li devět, trefí sama devítka, nebo devítka s nulou. Od deseti do devadesáti devíti trefí vždy jen jedna dvojice karet, z větší dálky jsou potřeba aspoň dva hody.
