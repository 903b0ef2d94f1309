# Šípky: lekcie, v ktorých sa rozhoduje
topic-fault-goes-out = To prehodí limit, a kto prehodí, vypadáva z hry.
topic-fault-passes-hit = Jedno z čísel vás dostane presne na limit.
topic-fault-leaves-badly = Po inom čísle zostane lepšia vzdialenosť.
topic-fault-leaves-unlikely = Zostane { $other }: šanca na zásah ďalším hodom je { CHANCE($less) }. Keby zostalo { $missing }: { CHANCE($chance) }.
    .braille = zostane { $other } trefa { CHANCE($less, form: "short") }, zostane { $missing } { CHANCE($chance, form: "short") }
topic-fault-leaves-risky = Zostane { $other }: šanca na prehodenie { $cards ->
        [1] jednou kartou
       *[2] dvoma kartami
    } je { CHANCE($more) }. Pri zvyšku { $missing } je { CHANCE($risk) }.
    .braille = zostane { $other } prehod { CHANCE($more, form: "short") }, zostane { $missing } { CHANCE($risk, form: "short") }
topic-fault-stays-badly = Bez tejto karty vám chýba viac.
topic-fault-stops-early = Kto ešte hádže alebo je už pred vami, toto väčšinou prekoná.
topic-fault-goes-on = Stojíte dobre; ďalším hodom môžete viac stratiť ako získať.
topic-fault-one-too-few = Jedna karta je posledný hod a k limitu odtiaľto nedosiahne.
topic-fault-one-hardly-helps = Jedna karta vás odtiaľto sotva priblíži.
topic-fault-two-too-many = Dve karty odtiaľto príliš často prehodia: šanca na prehodenie je { CHANCE($risk) }.
    .braille = 2: prehod { CHANCE($risk, form: "short") }
topic-sipky-begin = Šípky sa hádžu kartami a každý sčituje, čo hodil, až po limit. Tu sa hrá do sto jeden.
topic-sipky-begin-play = Hod sú dve karty a zložíte z nich jedno číslo, číslice v ľubovoľnom poradí. To číslo sa pripočíta k tomu, čo už máte.
topic-sipky-begin-win = Vyhráva, kto je limitu najbližšie. Kto ho prehodí, vypadáva.
topic-sipky-number-title = Šípky: ktoré číslo
topic-sipky-number-idea = Limit neprehoďte a zvoľte číslo, po ktorom sa vám bude dobre hádzať ďalej.
topic-sipky-zero-title = Šípky: nula dáva na výber
topic-sipky-zero-idea = S nulou volíte medzi malým číslom a desiatkami: sedem, alebo sedemdesiat. Myslite na to, koľko vám chýba.
topic-sipky-leave-title = Šípky: čo si nechať do limitu
topic-sipky-leave-idea = Po tomto hode vám do limitu ostane málo. Z deviatich a menej trafí jedna karta, z väčšej diaľky len jedna dvojica kariet. Čím bližšie ste, tým skôr dve karty prehodia. Spočítajte obe čísla a potom voľte.
topic-sipky-one-or-two-title = Šípky: jedna karta, alebo dve
topic-sipky-one-or-two-idea = Na každý hod si vezmete dve karty, alebo len jednu, a tá je potom posledná. Zvážte, kam ktorá možnosť odtiaľto dosiahne.
topic-sipky-stop-title = Šípky: kedy prestať
topic-sipky-stop-idea = Namiesto hodu môžete skončiť a nechať si, čo máte. Blízko limitu je každá karta riziko; či za to stojí, záleží na tom, čo majú ostatní a či ešte hádžu.
topic-sipky-chased-title = Šípky: niekto je pred vami
topic-sipky-chased-idea = Niekto už skončil bližšie k limitu ako vy. Ak skončíte teraz, určite s ním prehráte.
topic-sipky-duel-title = Šípky: vy a jeden súper
topic-sipky-duel-idea = Hráte len dvaja. Zvážte vlastné šance aj to, čo po vás urobí ten druhý.
topic-sipky-series-title = Šípky: séria
topic-sipky-series-idea = Sčitujú sa tri hry, do sto jeden, dvesto jeden a tristo jeden, a kto prehodí, nemá z tej hry nič. Istý súčet má tu väčšiu cenu ako trefa.
topic-sipky-exact-title = Šípky: na presný výsledok
topic-sipky-exact-idea = V tejto hre vyhráva len presné číslo. Nikto nekončí a jednu kartu, ktorá sa nehodí, možno zahodiť.
topic-sipky-exact-card-title = Šípky: nechať si jednu kartu?
topic-sipky-exact-card-idea = Máte jednu kartu. Vezmite si ju, ak vás dostane na lepšiu vzdialenosť, a zahoďte ju, ak bez nej stojíte lepšie.
topic-sipky-finish-title = Šípky: finiš od tridsiatich
topic-sipky-finish-idea = Chýba vám tridsať alebo o trochu menej. Jednou kartou odtiaľto netrafíte a s dvoma často prehodíte. Čo majú ostatní a na čom skončíte vy?
topic-sipky-table-title = Šípky: čím trafíte
topic-sipky-table-idea = Ktoré karty trafia, sa dá vedieť vopred. Ak chýba sedemdesiatštyri alebo štyridsaťsedem, trafí štvorka a sedmička. Ak chýba deväť, trafí sama deviatka alebo deviatka s nulou. Od desiatich do deväťdesiatich deviatich trafí vždy len jedna dvojica kariet. Z väčšej diaľky treba aspoň dva hody.
