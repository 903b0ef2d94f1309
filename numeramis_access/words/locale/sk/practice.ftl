# Cvičenie: cvičný stôl, rady, priebežný stav, čo v rozdaní rozhodlo.
practice-menu = Cvičenie.
    .braille = cvičenie
practice-table = Cvičný stôl
practice-lessons = Lekcie
practice-drills = Tréning
practice-table-menu = Ponuka cvičného stola.
    .braille = ponuka cvičenia
practice-review = Čo rozhodlo
practice-repeat = Hrať toto rozdanie znova
practice-by-number = Hrať partiu podľa čísla
practice-other-seat = Hrať toto rozdanie z iného miesta
practice-other-seat-menu = Čie karty majú byť vaše?
    .braille = čie karty
practice-seat = { $name }{ $where ->
        [left] , po vašej ľavici
        [opposite] , oproti vám
        [right] , po vašej pravici
       *[other] , { ORDINAL($place, gender: "masculine") } od vás v smere hodinových ručičiek
    }
practice-pace = Tempo
practice-pace-step = krok za krokom
practice-pace-usual = obvyklé
practice-worth = Hovoriť, čo ktorá voľba priniesla
practice-worth-never = nikdy
practice-worth-costly = keď niečo stála
practice-worth-always = vždy
practice-worth-good = { $depends ->
        [yes] Proti dobrej hre lepšie nebolo nič.
       *[no] Lepšie nebolo nič.
    }
    .brief = Dobre.
    .braille = dobre
practice-worth-near = Skoro rovnako dobré; lepšie { $small ->
        [yes] najviac
       *[no] asi
    } o { practice-loss }: { $best }.
    .brief = Skoro.
    .braille = skoro { $best }
practice-worth-close = Možno o niečo lepšie: { $best }. S istotou sa to nedá povedať.
    .brief = Tesné.
    .braille = tesné { $best }
practice-worth-of = Zvolili ste: { $own }.
    .brief = Vy: { $own }.
    .braille = { $own }:
practice-worth-costs = Stálo to asi { practice-loss }; lepšie: { $best }.
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
    .braille = dobre { $good }/{ $count }
practice-worth-match = Celá partia: { $count ->
        [one] { practice-worth-only }
       *[other] { practice-worth-counted }
    }
    .brief = Celá partia: { $count ->
        [one] { practice-worth-only }
       *[other] bez chyby { SAY($good, gender: "feminine") } { SAY($count, case: "gen", gender: "feminine", after: "z") }.
    }
    .braille = partia { $good }/{ $count }
practice-worth-only = { $good ->
        [0] { $close ->
            [0] vaša jediná voľba stála asi { practice-loss }.
           *[other] vaša jediná voľba sa nedá s istotou posúdiť.
        }
       *[other] vaša jediná voľba bola bez chyby.
    }
practice-worth-counted = bez chyby { $good ->
        [0] nie je žiadna
        [few] sú { SAY($good, gender: "feminine") }
       *[other] je { SAY($good, gender: "feminine") }
    } { SAY($count, case: "gen", gender: "feminine", after: "z") } volieb{ $close ->
        [0] .
        [one] , pri jednej sa to s istotou nedá povedať.
       *[other] , pri { SAY($close, case: "loc") } sa to s istotou nedá povedať.
    }{ $free ->
        [yes] { "" }
       *[no] { " " }Ostatné stáli dohromady asi { practice-loss }.
    }
practice-worth-advised = { $count ->
        [one] Jedna dobrá voľba prišla po rade a počíta sa za pol.
        [few] { SAY($count, gender: "feminine") } dobré voľby prišli po rade a počítajú sa za pol.
       *[other] { SAY($count, gender: "feminine") } dobrých volieb prišlo po rade a počíta sa za pol.
    }
    .brief = Po rade { SAY($count, gender: "feminine") }.
    .braille = po rade { $count }
practice-worth-taken-back = { $count ->
        [one] Jedna z nich bola vrátená.
        [few] { SAY($count, gender: "feminine") } z nich boli vrátené.
       *[other] { SAY($count, gender: "feminine") } z nich bolo vrátených.
    }
    .brief = Vrátené { SAY($count, gender: "feminine") }.
    .braille = vrátené { $count }
practice-deal-name = Toto rozdanie je z partie číslo { $seed }. S týmto číslom si ju môžete zahrať znova.
    .braille = partia { $seed }
practice-deal-recorded = Toto rozdanie je zo záznamu odohranej partie. Odtiaľ si ju môžete zahrať znova.
    .braille = zo záznamu
practice-by-step = Hrá sa krok za krokom. Súper zahrá, keď znova stlačíte tento kláves alebo Enter. Obvyklé tempo vrátite v ponuke.
    .brief = Krok za krokom.
    .braille = krok za krokom
practice-step-ready = Súper je pripravený.
    .braille = súper hrá, krok
practice-undo-nothing = Späť už nie je čo vziať.
    .braille = nedá sa späť
practice-undone = { $count ->
        [one] Jeden ťah je vrátený.
        [few] { COUNT($count, of: "move") } sú vrátené.
       *[other] { COUNT($count, of: "move") } je vrátených.
    }
    .brief = Späť.
    .braille = späť { $count }
practice-open = Pri cvičnom stole sa smie nazrieť. Karty ostatných:
    .brief = Karty ostatných:
    .braille = karty:
practice-open-hand = { WHO($seat) }: { CARDS($cards) }.
    .braille = { WHO($seat, form: "short") } { CARDS($cards, case: "braille") }
practice-open-suits = { WHO($seat) }: { HAND($cards) }
    .braille = { WHO($seat, form: "short") } { HAND($cards, case: "braille") }
practice-open-none = Nikto iný teraz žiadne karty nedrží.
    .braille = nikto nič
practice-old-trick =
    { $last ->
        [yes] { ORDINAL($number) } zdvih, posledný. Pri cvičnom stole si ho možno prezerať kedykoľvek.
       *[no] { ORDINAL($number) } zdvih. Vo vážnej hre sa k nemu už vracať nesmie.
    }
    .brief = { ORDINAL($number) } zdvih.
    .braille = zdvih { $number }

practice-size =
    { $unit ->
        [chips] { $size ->
            [one] žetón
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
        [lead] { COUNT($size, of: "point", case: "acc") } proti súperom
        [places] { COUNT($size, of: "place", case: "acc") }
        [chance] { COUNT($size, of: "percent", case: "acc") }
       *[chips] { COUNT($size, of: "chip", case: "acc") }
    }
hint-verdict =
    { $kind ->
        [good] rovnako dobré
        [near] skoro rovnako dobré, horšie { $small ->
            [yes] najviac
           *[no] asi
        } o { practice-loss }
        [close] nedá sa s istotou povedať, čo je lepšie
        [better] pri bližšom pohľade ešte lepšie
       *[costly] horšie asi o { practice-loss }
    }
hint-other = { $action }: { hint-verdict }.
    .braille = { $action } { $kind ->
        [good] =
        [close] ?
        [better] +
       *[costly] -{ NUMBER($size, maximumFractionDigits: 1) }
    }
hint-before = Druhé najlepšie: { $action }, { hint-verdict }.
    .brief = Druhé: { $action }.
    .braille = druhé { $action } { $kind ->
        [good] =
        [close] ?
        [better] +
       *[costly] -{ NUMBER($size, maximumFractionDigits: 1) }
    }
hint-hopeless = Šancu už nedáva žiadna voľba.
    .braille = bez šance
hint-no-more = K tomu už nie je čo dodať.
    .braille = viac nie je
hint-not-your-turn = O radu môžete požiadať, len keď ste na rade.
    .braille = nie na rade
hint-none = Tu poradiť neviem.
    .braille = bez rady

# Rozbor
review-offer = Čo v rozdaní rozhodlo: kláves { $key }.
    .brief = Rozbor: { $key }.
    .braille = rozbor: { $key }
review-progress =
    { $done ->
        [0] Rozbor { COUNT($count, of: "move", case: "gen") } sa začína.
       *[other] Rozbor: { SAY($done, gender: "masculine") } { COUNT($count, of: "move", case: "gen", after: "z") }{ $clean ->
            [yes] , zatiaľ žiadna chyba
           *[no] {""}
        }.
    }
    .braille = rozbor { $done }/{ $count }
review-begin =
    { $decisions ->
        [0] V tomto rozdaní ešte nebolo z čoho vyberať.
       *[other] { $costly ->
            [0] { $state ->
                [master] Hrali ste ako majster, žiadna voľba nestála za zmenu.
                [close] Žiadna vaša voľba nebola určite chyba; { $close ->
                    [one] pri jednej sa to nedá
                   *[other] pri { COUNT($close, of: "choice", case: "loc") } sa to nedá
                } s istotou povedať.
               *[partly] Posúdiť sa dalo { SAY($weighed, gender: "feminine") } { SAY($decisions, case: "gen", gender: "feminine", after: "z") } vašich volieb a určite chybná nebola žiadna.
            }
            [one] Najviac záležalo na jednej chvíli.
            [few] Najviac záležalo na { $costly ->
                [2] dvoch
               *[other] troch
            } chvíľach.
           *[other] Najviac záležalo na niekoľkých chvíľach.
        }
    }
    .braille = chvíle: { $costly }
review-older = Toto posúdila skoršia verzia programu; v ponuke stola sa to dá posúdiť znova.
    .brief = Posúdila skoršia verzia.
    .braille = posúdila skoršia verzia
review-anew = Posúdiť toto rozdanie znova
review-anew-told = Znova posúdené: { $others ->
        [0] všetky verdikty sú rovnaké ako predtým.
        [one] jeden verdikt je teraz iný.
        [few] { $others } verdikty sú teraz iné.
       *[other] { $others } verdiktov je teraz iných.
    }
    .braille = znova posúdené: inak { $others }
practice-longer = Posúdiť dlhšie, čo sa nedalo povedať s istotou
practice-longer-begin = { $count ->
        [one] Jedna voľba sa teraz posudzuje dlhšie.
        [few] { SAY($count, gender: "feminine") } voľby sa teraz posudzujú dlhšie.
       *[other] { SAY($count, gender: "feminine") } volieb sa teraz posudzuje dlhšie.
    }
    .brief = Posudzuje sa dlhšie.
    .braille = dlhšie: { $count }
practice-longer-still = Ani po dlhšom posudzovaní sa to s istotou nedá povedať.
    .brief = Stále tesné.
    .braille = stále tesné
practice-longer-failed = Dlhšie posudzovanie sa nedokončilo; požiadajte o ne znova.
    .brief = Nedokončené.
    .braille = nedokončené
practice-longer-offer = { $count ->
        [one] Voľbu, pri ktorej
       *[other] Voľby, pri ktorých
    } sa to s istotou nedá povedať, dáte posúdiť dlhšie v ponuke stola.
    .brief = Posúdiť dlhšie: ponuka.
    .braille = ponuka: dlhšie
review-supposes = Všetky údaje predpokladajú, že ostatní hrajú dobre; tu sedia slabší hráči.
    .brief = Predpokladá sa dobrá hra.
    .braille = voči dobrej hre
review-against = { $level ->
        [beginner] Všetky údaje predpokladajú, že ostatní hrajú ako začiatočníci.
       *[club] Všetky údaje predpokladajú, že ostatní hrajú ako kluboví hráči.
    }
    .brief = { $level ->
        [beginner] Proti začiatočníkom.
       *[club] Proti klubovým hráčom.
    }
    .braille = { $level ->
        [beginner] proti začiat
       *[club] proti klubu
    }
review-otherwise = { $level ->
        [beginner] Keď ostatní hrajú ako začiatočníci, { $alike ->
            [yes] nestojí skoro nič ani: { $best }.
           *[no] je lepšie: { $best }.
        }
        [club] Keď ostatní hrajú ako kluboví hráči, { $alike ->
            [yes] nestojí skoro nič ani: { $best }.
           *[no] je lepšie: { $best }.
        }
       *[perfect] Proti súperom, ktorí hrajú bezchybne, by bolo lepšie: { $best }.
    }
    .brief = { $level ->
        [beginner] So začiatočníkmi { $alike ->
            [yes] rovnako dobré
           *[no] lepšie
        }: { $best }.
        [club] S klubovými hráčmi { $alike ->
            [yes] rovnako dobré
           *[no] lepšie
        }: { $best }.
       *[perfect] Proti bezchybným: { $best }.
    }
    .braille = { $level ->
        [beginner] začiat { $best }
        [club] klub { $best }
       *[perfect] bezchybným { $best }
    }
review-moment = Vaša { ORDINAL($number, gender: "feminine") } voľba.
    .braille = voľba { $number }
review-costly = Lepšia voľba, asi o { practice-loss }: { $best }. Zvolili ste: { $own }.
    .braille = { $own } lepšie { $best } +{ NUMBER($size, maximumFractionDigits: 1) }
review-chance = Šanca na to, čo potrebujete, mohla byť { COUNT($best, of: "percent") }, po vašej voľbe bola { COUNT($own, of: "percent") }.
    .braille = šanca { $own }% z { $best }%
review-more =
    { $count ->
        [one] Niečo stála ešte jedna voľba, ale menej.
        [few] Niečo stáli ešte { SAY($count, gender: "feminine") } voľby, ale menej.
       *[other] Niečo stálo ešte { $count } volieb, ale menej.
    }
    .braille = ešte { $count }, menej
review-good = Zvolili ste: { $own }. Proti dobrej hre nie je nič lepšie.
    .brief = Vy: { $own }. Dobre.
    .braille = { $own } dobre
review-praised = Výborne: { $own }. Každá iná voľba by bola horšia asi o { practice-loss }.
    .braille = výborne { $own } +{ NUMBER($size, maximumFractionDigits: 1) }

# Vlastné pozície
positions = Vlastné pozície
positions-menu = Vlastné pozície.
positions-none = Zatiaľ tu žiadna pozícia nie je, nechať si ju môžete po rozbore pri cvičnom stole; späť
positions-solve = Riešiť, čo čaká
positions-export = Uložiť všetky ako text
positions-import = Pridať zo súboru
positions-import-menu = Súbory v priečinku { $folder }.
    .braille = súbory
positions-no-files = V priečinku nie je žiadny súbor s príponou txt, uložte tam text od kamaráta; späť
positions-taken = { $count ->
        [0] Všetky tieto pozície už tu máte.
        [one] { COUNT($count, of: "position") } je nová.
        [few] { COUNT($count, of: "position") } sú nové.
       *[other] { COUNT($count, of: "position") } je nových.
    }
    .braille = nové: { $count }
position-damaged = V tom texte nie je žiadna pozícia, ktorá by sa dala prehrať. Možno chýba kus; nechajte si ho poslať znova.
    .braille = bez pozície
position-unplayable = Táto verzia programu nevie túto pozíciu prehrať.
    .braille = neprehrá sa
position-file-unreadable = Súbor { $name } sa nedá prečítať, skúste iný.
    .braille = nečitateľné
position-label = { $game }, { $whose ->
        [own] stálo to asi { practice-loss }
       *[other] odinakiaľ
    }, { DATE($day, $today) }
position-state = { $state ->
        [new] ešte neriešená
        [waits] čaká
        [later] príde znova neskôr
       *[solved] vyriešená
    }
position-menu = Pozícia.
position-solve = Riešiť
position-export = Uložiť ako text na poslanie
position-delete = Zmazať
position-really-delete = Naozaj túto pozíciu zmazať?
position-deleted = Pozícia je zmazaná.
position-title = Vlastné pozície
position-keep = Nechať si chvíľu ako cvičenie
position-keep-menu = Ktorú chvíľu si chcete nechať?
position-keep-all = Všetky
position-moment = { ORDINAL($number, gender: "feminine") } voľba, { $own }: stálo to asi { practice-loss }
position-kept = { $count ->
        [0] To už medzi svojimi pozíciami máte.
        [one] Pozícia je uložená a bude sa vracať, kým ju nevyriešite.
        [few] { COUNT($count, of: "position") } sú uložené a budú sa vracať, kým ich nevyriešite.
       *[other] { COUNT($count, of: "position") } je uložených a bude sa vracať, kým ich nevyriešite.
    }
    .brief = { $count ->
        [0] Už tam je.
       *[other] Uložené.
    }
    .braille = uložené { $count }
review-retry = Skúsiť to znova od chyby, ktorá niečo stála
review-retry-menu = Od ktorej chvíle?
    .braille = od ktorej chvíle?
review-retry-offer = Od prvej z týchto chvíľ to môžete skúsiť znova: { $key }.
    .brief = { $key }: skúsiť znova.
    .braille = znova: { $key }
review-retry-none = Žiadna taká chyba tu nie je. Po rozdaní si nechajte urobiť rozbor.
    .braille = žiadna chyba
review-retry-here = Znova je pred vami { ORDINAL($number, gender: "feminine") } voľba, s rovnakými kartami.{ $more ->
        [yes] {" "}Rovnaký kláves ide k ďalšej chvíli.
       *[no] {""}
    }
    .brief = Znova { ORDINAL($number, gender: "feminine") } voľba.
    .braille = znova voľba { $number }
review-retry-compared = { $state ->
        [better] Lepšie ako prvýkrát:
        [worse] Horšie ako prvýkrát:
       *[same] Rovnako ako prvýkrát:
    } { $unit ->
        [nothing] { SAY($after) }
       *[other] { AMOUNT($after, $unit) }
    }{ $state ->
        [same] {""}
       *[other] , predtým { SAY($before) }
    }.
    .brief = Teraz { $after }, predtým { $before }.
    .braille = teraz { $after } predtým { $before }
review-by-compared = { $state ->
        [better] Lepšie ako { $name }:
        [worse] Horšie ako { $name }:
       *[same] Rovnako ako { $name }:
    } { $unit ->
        [nothing] { SAY($after) }
       *[other] { AMOUNT($after, $unit) }
    }{ $state ->
        [same] {""}
       *[other] , { $name } { SAY($before) }
    }.
    .brief = Vy { $after }, { $name } { $before }.
    .braille = vy { $after } { $name } { $before }
practice-in-place = Na tomto mieste hrá v zázname { $name }: voľby v ňom nie sú vaše.
    .braille = v zázname: { $name }
position-keep-offer = Tieto chvíle si môžete v ponuke stola nechať ako cvičenie.
    .braille = ponuka: nechať si

# Ako sa hráčovi darí: stránka, grafy po týždňoch.
learnt = Ako sa vám darí
learnt-menu = Ako sa vám darí.
    .braille = pokrok
learnt-title = Ako sa vám darí
learnt-none = Zatiaľ nie je čo ukázať: po rozdaní pri cvičnom stole si nechajte povedať, čo rozhodlo, alebo tam zapnite, čo ktorá voľba priniesla; späť
learnt-read = Čítať prehľad
learnt-graph = Graf
learnt-graph-of = { $name }, { $course }
learnt-course = { $alone ->
        [yes] zatiaľ jediný týždeň: { learnt-only }
       *[no] { COUNT($weeks, of: "week") }, od { learnt-first } do { learnt-value }, najviac { learnt-best }
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
learnt-seconds = Dĺžka jedného tónu
learnt-seconds-long = { COUNT($seconds, of: "second") }
learnt-pitch = Výška tónov
learnt-pitch-low = hlboká, od { SAY($least, case: "gen") } do { SAY($greatest, case: "gen") } hertzov
learnt-pitch-middle = stredná, od { SAY($least, case: "gen") } do { SAY($greatest, case: "gen") } hertzov
learnt-pitch-high = vysoká, od { SAY($least, case: "gen") } do { SAY($greatest, case: "gen") } hertzov
learnt-pitch-wide = celý rozsah, od { SAY($least, case: "gen") } do { SAY($greatest, case: "gen") } hertzov
learnt-export = Uložiť ako tabuľku CSV
learnt-no-sound = Graf tu nemá kto zahrať, zvuk nie je zapnutý. Prečítajte si ho v prehľade.
    .braille = bez zvuku
learnt-choices = Voľby, ktoré nič nestáli
    .braille = voľby
learnt-choices-of = { $game }: voľby, ktoré nič nestáli
    .braille = { $game }
learnt-counting = Počítanie pri stole
    .braille = počítanie
learnt-matches = Dohrané partie
    .braille = partie
learnt-day = { ORDINAL($day, case: "gen") } { month }
    .braille = { $day }. { $month }.
learnt-now = Tento týždeň
learnt-nothing-now = Tento týždeň zatiaľ nič.
learnt-by-week = Týždeň po týždni
learnt-week = Od { learnt-day }: { $text }
learnt-week-choices = { $count ->
        [one] Jediná voľba, { $share ->
            [0] niečo stála.
           *[other] nič nestála.
        }
       *[other] Voľby, ktoré nič nestáli: { COUNT($share, of: "percent") } { COUNT($count, of: "choice", case: "gen", after: "z") }.
    }
learnt-week-counting = { $asked ->
        [one] Počítanie: jediná otázka, { $right ->
            [0] zodpovedaná chybne.
           *[other] zodpovedaná správne.
        }
       *[other] Počítanie: správne { SAY($right, gender: "feminine") } { SAY($asked, case: "gen", gender: "feminine", after: "z") } odpovedí.
    }
learnt-week-matches = Dohrané: { COUNT($count, of: "match") }.
learnt-kind = { $kind }: { $count ->
        [one] jediná voľba { $free ->
            [yes] nič nestála.
           *[no] stála asi { practice-loss }.
        }
       *[other] { COUNT($share, of: "percent") } { COUNT($count, of: "choice", case: "gen", after: "z") } nič nestálo{ $free ->
            [yes] .
           *[no] , ostatné dohromady asi { practice-loss }.
        }
    }
learnt-all = Všetko
learnt-kind-lead = Výnos
learnt-kind-follow = Karta do zdvihu
learnt-kind-take = Brať, alebo skončiť
learnt-kind-compose = Ktoré číslo
learnt-kind-exchange = Výmena
learnt-kind-close = Uzavrieť, alebo čakať
learnt-kind-bet = Stávky
learnt-kind-trump = Voľba tromfov
learnt-kind-packets = Kôpky

# Majster na mieste hráča
master = Ako by odtiaľto hral majster
master-menu = Majster hrá za vás, ostatní hrajú ako pri stole.
    .brief = Majster hrá za vás.
    .braille = majster
master-compare = Porovnať s majstrom
master-compare-menu = Majster hrá celé rozdanie za vás, potom budete počuť porovnanie.
    .brief = Majster hrá za vás.
    .braille = majster
master-wait = Majster ešte hrá; späť k stolu
master-back = Späť k stolu
master-parts = Tu sa cesty rozchádzajú. Vaša voľba: { $own }. Majstrova: { $best }, je lepšia asi o { practice-loss }.
    .brief = Vy: { $own }. Majster: { $best }.
    .braille = vy { $own } majster { $best }
master-same = Majster nenašiel voľbu, ktorá by vás určite niečo stála, a hrá až do konca ako vy.
    .brief = Majster hrá ako vy.
    .braille = majster hrá ako vy
master-failed = Majster to nedohral do konca, skúste to od iného miesta.
    .braille = nedohrané
master-size =
    { $unit ->
        [nothing] { $master }
       *[other] { AMOUNT($master, $unit) }
    }
master-outcome = { $unit ->
        [nothing] Takto by to majster dohral.
       *[other] Takto by to majster dohral: { master-size }.
    }
    .brief = Majster: { master-size }.
    .braille = majster { $master }
master-compared = { $unit ->
        [nothing] Výsledok
       *[other] { UNIT($unit) }
    }: vy { SAY($own, gender: "masculine") }, majster { SAY($master, gender: "masculine") }, obvyklí hráči na vašom mieste priemerne { SAY($average, gender: "masculine") }. Prehrávané { SAY($count) }krát.
    .brief = Vy { $own }, majster { $master }, priemer { $average }.
    .braille = vy { $own } majster { $master } priemer { NUMBER($average, maximumFractionDigits: 1) }

# To isté rozdanie na všetkých úrovniach
master-deal = To isté rozdanie na všetkých úrovniach
master-deal-menu = To isté rozdanie a na vašom mieste postupne hráč každej úrovne.
    .brief = Každá úroveň na vašom mieste.
    .braille = každá úroveň
master-deal-player = { $level ->
        [beginner] Začiatočník
        [improver] Mierne pokročilý
        [club] Klubový hráč
        [strong] Silný hráč
        [master] Veľmajster
       *[expert] Majster
    }
master-deal-short = { $level ->
        [beginner] zač
        [improver] mierne
        [club] klub
        [strong] silný
        [master] veľm
       *[expert] majster
    }
master-deal-own = Vy: { $unit ->
        [nothing] { $own }
       *[other] { AMOUNT($own, $unit) }
    }.
    .braille = vy { $own }
master-deal-waits = { master-deal-player } ešte hrá.
    .braille = { master-deal-short }: hrá
master-deal-failed = { master-deal-player }: nedohrané.
    .braille = { master-deal-short }: nehral
master-deal-theirs = { $unit ->
        [nothing] { $theirs }
       *[other] { AMOUNT($theirs, $unit) }
    }
master-deal-played = { master-deal-player }: { master-deal-theirs }{ $number ->
        [0] , až do konca ako vy.
       *[other] . Pri vašej { ORDINAL($number, gender: "feminine", case: "loc") } voľbe: { $best }. Vaša voľba: { $played }.
    }
    .brief = { master-deal-player }: { $theirs }.
    .braille = { master-deal-short } { $theirs }{ $number ->
        [0] {" "}=
       *[other] {" "}{ $number }: { $best }
    }
master-deal-all = Dohrali všetci. Stlačte Enter na niektorom z nich a budete počuť, ako to išlo.
    .brief = Dohrali všetci.
    .braille = dohrali
master-deal-level = { master-deal-player } na vašom mieste.
    .braille = { master-deal-short }
master-deal-parts = Tu sa cesty rozchádzajú. Vaša voľba: { $own }. { master-deal-player }: { $best }.
    .brief = Vy: { $own }. { master-deal-player }: { $best }.
    .braille = vy { $own } { master-deal-short } { $best }
master-deal-same = { master-deal-player } hrá až do konca ako vy.
    .braille = { master-deal-short } ako vy
master-deal-outcome = { master-deal-player } končí s výsledkom: { master-deal-theirs }.
    .brief = { master-deal-player }: { $theirs }.
    .braille = { master-deal-short } { $theirs }

# Rozdanie na tému
theme-menu = Hrať rozdanie na tému
theme-menu-title = Aké rozdanie to má byť?
    .braille = téma
theme-none = Také rozdanie sa pri týchto pravidlách nenašlo, skúste inú tému.
    .braille = nenašlo sa
