# Program: nabídky, okolí stolu, nápověda, hlášení.
say-text = { $text }
yes = Ano
    .typed = jo, jasně, jistě, určitě, ok
no = Ne
    .typed = radši ne, raději ne, nechci, ne díky, zůstat
on = zapnuto
off = vypnuto
back = Zpět
    .typed = vrátit se, zpátky
cancel = Zrušit
place-of = { ORDINAL($place, gender: "feminine") } { of-count }
card-place-of = { place-of }
of-count = { SAY($count, case: "gen", after: "z") }
channel-short =
    { $channel ->
        [speech] řeč
        [sound] zvuk
        [braille] řádek
        [window] okno
        [haptics] vibrace
       *[other] výstup
    }
entry = { $label }, { place-of }.
    .brief = { $label }.
    .braille = { $label }
entry-gone = { $label }: už tu není
entry-value = { $label }: { $value }, { place-of }.
    .brief = { $label }: { $value }.
    .braille = { $label }: { $value }
value-now = { $value }.
    .braille = { $value }
changed = { $label }: { $value }.
    .brief = { $value }.
    .braille = { $value }
nothing-to-change = Tady není co měnit.
    .braille = nelze měnit
unknown-key =
    { $help ->
        [none] Tato klávesa tu nic nedělá.
       *[other] Tato klávesa tu nic nedělá. Co je možné, řekne { $help }.
    }
    .brief =
        { $help ->
            [none] Nic.
           *[other] Nic. Nápověda { $help }.
        }
    .braille = zde nic nedělá
word-not-here = To tady nejde. Napište nápověda a uslyšíte, co je možné.
    .braille = zde ne
word-at-table = To jde u stolu. Napište zpět.
    .braille = u stolu ano: zpět
no-voice-speaks = Program teď žádným hlasem nemluví, tato klávesa tu nic nezmění. Hlas se zapíná v nastavení.
    .braille = program nemluví
unknown-word = Slovu „{ $word }“ nerozumím. Napište nápověda a uslyšíte, co se dá napsat.
    .braille = nerozumím { $word }
several-fit = „{ $word }“ se hodí na víc věcí. Kterou myslíte?
    .braille = kterou?
typed-places = prvn, druh, třet, čtvrt, pát
did-you-mean = { $count ->
    [1] Myslíte „{ $name }“?
   *[other] Které z toho myslíte?
    }
    .braille = myslíte?

# Nabídky
main-menu = Hlavní nabídka.
    .braille = hlavní nabídka
program-is = Karetní stůl pro uši, prsty i oči: hrajete proti počítači, nebo s lidmi na dálku.
menu-new-match = Nová partie
    .typed = hrát
    .stems = hrá, zah, nov partie, nov hra
menu-together = Hrát spolu u tohoto počítače
    .stems = hrát spolu, hrát ve dvou, ve dvou, dva lidé
menu-daily = Rozdání dne
    .typed = dnešní rozdání
    .stems = dnešn rozd, dnešn hr, denn rozd
menu-people = Hrát s lidmi
    .stems = hrát lid, hrát kamarád, hrát přátel, hrát někým, lid, kamarád, online
menu-back-to-table = Zpět ke stolu, kde hrajete s lidmi
menu-continue = Pokračovat v partii
menu-choose-match = Vybrat z rozehraných partií
menu-last-place = { $kind ->
        [match] Pokračovat v poslední partii
        [day] Pokračovat v rozdání dne
        [called] Pokračovat v hlášení karet
       *[evening] Zpět ke klubovému večeru
    }
menu-learn = Učit se hrát
    .stems = nauč, učit, učení, výuk
menu-practice = Cvičení
    .stems = cvič, procvič, trénink, trénov
rules-none = Pravidla této hry tu sepsaná nejsou.
menu-rules = Pravidla
    .stems = pravid, jak hraj
menu-learn-sounds = Poznávání zvuků
menu-learn-keys = Přehled kláves
keys-try = Zkoušet klávesy, nic neudělají
    .braille = zkoušet klávesy
keys-read = Přečíst všechny klávesy u stolu
    .braille = všechny klávesy
keys-trying = Stiskněte kteroukoli klávesu a uslyšíte, co dělá u stolu. Odejdete dvojím stiskem klávesy zpět.
    .brief = Stiskněte klávesu. Zpět dvakrát.
    .braille = stiskněte klávesu, zpět dvakrát
keys-does = { $key }: { $does }.
    .braille = { $key }: { $does }
keys-nothing = { $key }: u stolu nedělá nic.
    .braille = { $key }: nic
keys-leave = { $key }: { $does }. Dalším stiskem odejdete.
    .braille = { $key }: { $does }, znovu pryč
keys-pan-back = zpět po řádku a po zprávách
keys-pan-on = čte dál po řádku
keys-button = tady
keys-touch = Prvním dotekem kartu vyberete, druhým ji zahrajete; jinde uslyšíte, co tam je.
    .braille = nad kartou ji vybere, znovu zahraje; jinde řekne, co tam je
menu-statistics = Statistika
    .stems = statist, moje výsledk
menu-settings = Nastavení
    .stems = nastav
menu-call = Hlásit skutečné karty na stole
menu-evening = Vést klubový večer
menu-about = O programu, verze { $version }
    .stems = o program, co to je, co umí, jak verz
about-title = Numeramis Access, verze { $version }.
    .braille = verze { $version }
about-changes = Co je nového
about-news = Program má novou verzi { $version }. Přečtěte si, co se změnilo, nebo jděte zpět na začátek. Později to najdete v nabídce O programu
    .braille = nová verze { $version }
about-update = Jak program aktualizovat
about-dots = Bez sluchu a bez zraku
    .braille = jen po bodech
about-version = Toto je verze { $version }.
conformity-number = Číslo
conformity-name = Požadavek
conformity-level = Úroveň
conformity-support = Splnění
conformity-tests = Testy
conformity-note = Poznámka
conformity-written = Zpráva je v souboru { $file }
newest-ask = Je novější verze?
newest-asked = Zjišťuje se to.
newest-newer = Ano, je novější verze { $version }. Jak ji nainstalovat, najdete v položce { $way }.
    .braille = novější: { $version }
newest-this = Tato verze je nejnovější.
    .braille = je nejnovější
newest-silent = Bez odpovědi. Zkontrolujte připojení k internetu nebo to zkuste později.
    .braille = bez odpovědi
update-zip = Rozbalte nový zip do nové složky a spouštějte program z ní. Nastavení, partie i statistiku najde sám. Máte-li vedle programu portable, přeneste do nové složky i to a složku home. Starou složku pak můžete smazat.
update-deb = Nainstalujte nový balíček přes tento, příkazem sudo apt install a jménem souboru deb. Nastavení, partie i statistika zůstanou.
update-pipx = Nainstalujte nový soubor whl příkazem pipx install --force --pip-args=--only-binary=:all: a jeho jménem. Nastavení, partie i statistika zůstanou.
update-pip = Nainstalujte nový soubor whl příkazem python -m pip install --upgrade --only-binary=:all: a jeho jménem. Nastavení, partie i statistika zůstanou.
update-folder = Dejte novou složku programu na místo této, nebo v ní dejte git pull, a spusťte program jako vždy. Nastavení, partie i statistika leží jinde a zůstanou.
update-page = Stránku aktualizuje ten, kdo ji provozuje. Stačí ji načíst znovu, partie na ní zůstane.
report-menu = Zpráva pro tvůrce
report-title = Zpráva pro tvůrce programu
report-about = Ve zprávě jsou verze, nález programu na tomto počítači, zapsané závady a poslední klávesy. Nejsou v ní karty, jména, kódy ani nic z toho, co se psalo nebo říkalo.
report-versions = Verze
report-found = Co se na počítači našlo
report-noted = Zapsané závady
report-keys = Poslední klávesy
report-nothing = nic
report-hear = Co v ní je
report-save = Uložit do souboru
report-looking = Počítač se prohlíží, chvíli to potrvá.
    .braille = prohlížím
report-ready = Zpráva je připravená. Můžete si projít, co v ní je, a uložit ji.
    .braille = zpráva hotova
report-saved = Zpráva je uložená v souboru { $name }. Pošlete ho tvůrcům a připište, co se stalo.
    .braille = uloženo
newer-home = Naposledy tu hrála novější verze programu, { $newer }. Toto je verze { $version } a na vaše věci raději nesahá: spusťte tu novější, nebo tuto aktualizujte.
    .braille = spusťte verzi { $newer }
menu-quit = Konec
    .stems = končit, vypn
choose-game = Vyberte hru.
    .braille = výběr hry
choose-match = Vyberte partii.
    .braille = výběr partie
kept-game = { $game }{ $variant ->
        [none] {""}
       *[other] {" "}{ $variant }
    }
kept-when = { DATE($created, $today) }
kept-outcome = { $outcome ->
        [won] vyhráno
        [tied] nerozhodně
        [lost] prohráno
        [place] { ORDINAL($place, gender: "neuter") } místo
       *[alone] dohráno
    }{ $scored ->
        [yes] {" "}{ SAY($own, gender: "masculine") } ku { SAY($other, gender: "masculine", case: "dat") }
       *[no] {""}
    }
kept-names = u stolu { $names }
    .braille = { $names }
kept-parts = { $first }, { $next }
choose-number = { $label }, od { SAY($least, case: "gen") } do { SAY($most, case: "gen") }. { $about }
    .braille = { $least }-{ $most }
choose-amount = Zvolte částku od { SAY($least, case: "gen") } do { SAY($most, case: "gen") }.
    .braille = { $least }-{ $most }
amount = Částka
option-seed = Číslo partie
seed-any = libovolné
choose-seed = Napište číslo partie. Se stejným číslem a stejnými volbami přijdou tytéž karty.
    .brief = Číslo partie.
    .braille = číslo partie
number-not-offered = Toto číslo na výběr není. Vybrat si můžete: { $choices }.
    .braille = na výběr: { $choices }
number-none = zatím nic
number-outside = Číslo má být od { SAY($least, case: "gen") } do { SAY($most, case: "gen") }.
    .brief = Od { SAY($least, case: "gen") } do { SAY($most, case: "gen") }.
    .braille = { $least }-{ $most }
number-too-long = Delší číslo už být nemůže, { $count ->
        [few] vejdou se
       *[other] vejde se
    } { COUNT($count, of: "digit") }.
    .brief = Delší nejde.
    .braille = číslic nejvýš { $count }
writing-nothing = zatím nic
writing-now = { $letter }
writing-gone = { $letter } smazáno
    .braille = smazáno { $letter }
writing-capital = velké { $letter }
writing-at = { $letter }
writing-begin = začátek textu
writing-end = konec textu
writing-sign = body { $dots }
writing-sign-gone = body { $dots } smazány
writing-unread = Body { $cells } vaše braillská tabulka nezná, nic se z nich nezapsalo.
    .brief = Tyto body tabulka nezná.
    .braille = { $cells } nic neznamená
writing-leave = Zahodit, co je napsáno?
sign-space = mezera
sign-exclamation-mark = vykřičník
sign-quotation-mark = uvozovky
sign-number-sign = křížek
sign-dollar-sign = dolar
sign-percent-sign = procento
sign-ampersand = znak and
sign-apostrophe = apostrof
sign-left-parenthesis = levá závorka
sign-right-parenthesis = pravá závorka
sign-asterisk = hvězdička
sign-plus-sign = plus
sign-comma = čárka
sign-hyphen-minus = pomlčka
sign-full-stop = tečka
sign-solidus = lomítko
sign-colon = dvojtečka
sign-semicolon = středník
sign-less-than-sign = menší než
sign-equals-sign = rovná se
sign-greater-than-sign = větší než
sign-question-mark = otazník
sign-commercial-at = zavináč
sign-left-square-bracket = levá hranatá závorka
sign-reverse-solidus = obrácené lomítko
sign-right-square-bracket = pravá hranatá závorka
sign-circumflex-accent = stříška
sign-low-line = podtržítko
sign-grave-accent = obrácená čárka
sign-left-curly-bracket = levá složená závorka
sign-vertical-line = svislá čára
sign-right-curly-bracket = pravá složená závorka
sign-tilde = vlnovka
writing-empty = Zatím není nic napsáno.
    .braille = nic nenapsáno
writing-too-long = Delší to být nemůže, { $count ->
        [few] vejdou se
       *[other] vejde se
    } { COUNT($count, of: "letter") }.
    .braille = písmen nejvýš { $count }
own-tables = Přejmenovat nebo smazat vlastní stoly
    .braille = vlastní stoly
own-table-keep = Uložit jako vlastní stůl pod jménem
    .braille = uložit jako stůl
own-table-name = Napište jméno stolu
    .braille = stůl
own-table-kept = Stůl { $name } je uložený. Najdete ho mezi novými partiemi na začátku.
    .brief = { $name } je uložený.
    .braille = uloženo: { $name }
own-table-there = Stůl { $name } už máte. Dát tento na jeho místo?
    .braille = nahradit { $name }?
own-table = Stůl { $name }.
    .braille = { $name }
own-table-rename = Přejmenovat
own-table-renamed = Stůl se teď jmenuje { $name }.
    .braille = nově { $name }
own-table-taken = Jménem { $name } se už jmenuje jiný stůl. Zvolte jiné.
    .braille = už je: { $name }
own-table-delete = Smazat
own-table-really-delete = Opravdu smazat stůl { $name }? Partie, které se u něj hrály, zůstanou.
    .braille = smazat { $name }?
own-table-deleted = Stůl { $name } je smazaný.
    .braille = smazáno: { $name }
own-table-gone = Stůl { $name } už tu není: přejmenovalo nebo smazalo ho jiné okno programu. Vyberte jiný stůl.
    .braille = už tu není
own-table-unplayable = Stůl { $name } je z jiné verze programu a hrát se u něj nedá. Nastavte ho znovu.
    .braille = nedá se hrát
start-match = Začít hrát
open-table = Otevřít stůl
option-preset = Předvolba
preset-own = vlastní
option-players = Počet hráčů
option-opponents = Soupeři a spoluhráči
choose-opponents = Kdo s vámi zasedne ke stolu? Začíná se po vaší levici, šipkami doleva a doprava pozvete někoho jiného.
opponent-place = { ORDINAL($place, gender: "neuter") } místo
opponent = { $name }, { $temperament }
temperament-calm = klidná povaha
temperament-bold = odvážná povaha
temperament-careful = opatrná povaha
drawn = Vylosováno: { $value }.
choose-order = Co se hraje v kterém rozdání; potom začíná pořadí znovu.
order-place = { ORDINAL($place, gender: "neuter") } rozdání
order-longer = Přidat rozdání
order-shorter = Ubrat poslední rozdání
order-changed =
    { $count ->
        [few] V pořadí jsou { COUNT($count, of: "deal") }.
       *[other] V pořadí je { COUNT($count, of: "deal") }.
    }
order-length = { COUNT($count, of: "deal") } v pořadí
option-level = Síla soupeřů
level-beginner = začátečník
level-improver = mírně pokročilý
level-club = klubový hráč
level-strong = silný hráč
level-expert = mistr
level-master = velmistr
really-quit = Opravdu ukončit program?
    .braille = ukončit?
really-leave = Opravdu odejít od stolu? Rozehraná partie se neukládá.
    .braille = odejít?
    .typed = { match-leave.typed }
really-leave-kept = Opravdu odejít od stolu? Partie zůstane uložená a můžete v ní pokračovat.
    .braille = odejít?
    .typed = { match-leave.typed }
goodbye = Na shledanou.
    .braille = na shledanou
goodbye-kept = Na shledanou. Partie je uložená.
    .braille = na shledanou, uloženo
match-menu = Nabídka partie.
    .braille = nabídka partie
match-back = Zpět ke stolu
match-commands = Na co se mohu ptát a co mohu udělat
    .braille = ptát se, udělat
match-rules = Pravidla této hry
match-describe = Číslo partie
match-leave = Odejít od stolu
    .typed = odejít, opustit stůl, pryč
    .stems = chci pryč, chci odej, jít pryč, odejít, odcház, konec hr, končím, chci domů, chci konč
match-end = Ukončit a vrátit se do hlavní nabídky
seed-now = Tato partie má číslo { $seed }. S tímto číslem ji lze zopakovat.
    .braille = číslo { $seed }
seed-secret = Karty této partie rozdala náhoda a její číslo se neprozrazuje. Až skončí, můžete si stejná rozdání zahrát znovu ze záznamů partií.
    .brief = Číslo se neprozrazuje.
    .braille = číslo tajné
choose-language = Vyberte jazyk šipkami a potvrďte klávesou Enter.
    .braille = jazyk
choose-language-too = Pro češtinu přejděte šipkami na slovo Čeština a stiskněte Enter.
    .braille = čeština: šipka, enter
choose-voice = Jaký hlas vám vyhovuje? Hodnotu změňte šipkami doleva a doprava, pak ji potvrďte Enterem.
    .braille = hlas
no-voice-here =
    { $why ->
        [asked] Žádný hlas nemluví, program byl tak spuštěn.
       *[found] Žádný hlas nemluví, protože tu žádný není slyšet. Zkontrolujte sluchátka nebo reproduktory, spusťte odečítač, nebo nainstalujte espeak-ng.
    }
    .braille = bez hlasu
choose-address = Jak vás máme oslovovat? Oslovení změňte šipkami doleva a doprava, pak ho potvrďte Enterem.
    .braille = oslovení
voice-done = Hlas mi vyhovuje, pokračovat
by-touch = Co poznáte hmatem
    .braille = hmatem
about-language = O této řeči
calls-by-touch = Že jste na řadě nebo že vás někdo volá, poznáte i bez ruky na řádku. Ovladač ke hrám zavibruje a telefon s otevřenou stránkou také, umí-li to jeho prohlížeč.
address-done = Pokračovat

# U stolu
focus-card = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
focus-card-marked = { CARD($card) }, označená.
    .braille = { CARD($card, case: "braille") }*
focus-card-placed = { CARD($card) }, { card-place-of }.
    .brief = { CARD($card) }.
    .braille = { CARD($card, case: "braille") }
focus-card-marked-placed = { CARD($card) }, označená, { card-place-of }.
    .brief = { CARD($card) }, označená.
    .braille = { CARD($card, case: "braille") }*
focus-choice = { $label }, { place-of }.
    .brief = { $short }
    .braille = { $dots }
focus-position = { place-of }.
    .braille = { $place }/{ $count }
marked = { CARD($card) } označená, celkem { SAY($count, gender: "feminine") }.
    .brief = Označená, celkem { SAY($count, gender: "feminine") }.
    .braille = { CARD($card, case: "braille") }* { $count }
unmarked = { CARD($card) } už není označená, celkem { SAY($count, gender: "feminine") }.
    .brief = Neoznačená.
    .braille = { CARD($card, case: "braille") } { $count }
nothing-to-mark = Karty se teď neoznačují, není co měnit.
    .braille = teď se nemění
hints-where = Rady jsou jen u cvičného stolu. Cvičení najdete v hlavní nabídce.
    .braille = rady: cvičný stůl
only-in-practice = To jde jen u cvičného stolu. Cvičení najdete v hlavní nabídce.
    .brief = Jen u cvičného stolu.
    .braille = jen ve cvičení
marks-full = { $count ->
        [one] Vyměnit můžete jen jednu kartu. Nejdřív ji odznačte.
       *[other] Vyměnit můžete nejvýš { COUNT($count, of: "card", case: "acc") }. Nejdřív některou odznačte.
    }
    .brief = Nejvýš { COUNT($count, of: "card") }.
    .braille = nejvýš { COUNT($count, of: "card") }
typed-card = { CARD($card) }, { CARD($card, case: "acc") }, { CARD($card, case: "gen") }, { CARD($card, case: "with") }
typed-prepositions = s, se
typed-number = { $number }
typed-exchange = vyměnit, vyměň, vyměním, vyměňuji, měnit, měním, výměna, vyhoď, vyhodit, vyhazuji, zahoď
typed-and = a, i, ještě, kartu, karty, číslo, čísla, obě, oba
typed-play = hrát, hraju, hraji, dej, dám, dávám, polož, pokládám, vylož, vynes, vynáším, vynesu, házím, jdu, beru, vezmi, vezmu, berte
typed-filler = karta, kartu, karty, číslo, ten, tu, to, tou, prosím
typed-usual = spodek=kluk, spodk=kluk, dolník=kluk, filek=kluk, filk=kluk, junek=kluk, královn=dám, svršek=dám, svršk=dám, králov=král, král=král, dám=dám, esa=eso, esem=eso, tref=kříž, žalud=kříž, kříž=kříž, kule=kár, kulov=kár, kár=kár, srdc=srdc, červen=srdc, pik=pik, list=pik, zelen=pik, sedma=sedmi, sedmu=sedmi, osma=osmi, osmu=osmi, nultá=nula, nulka=nula, nulku=nula
typed-code = { CARD($card, case: "braille") }
typed-french = { SUIT($suit) } { RANK($card) }
typed-french-number = { SUIT($suit) } { $number }, { SUIT($suit, case: "typed") } { $number }, { SUIT($suit, case: "feminine-nom") } { $number }, { SUIT($suit, case: "feminine-acc") } { $number }
action-call-suit = { SUIT($suit, case: "title") }
    .braille = { SUIT($suit, case: "braille") }
action-call-take-back = Vzít zpět
    .braille = zpět
action-call-correct = Opravit
    .braille = oprava
    .typed = oprava, opravit hlášení, chyba
line-dropped = Smazáno.
    .braille = smazáno
nothing-here = Tady nic není.
    .braille = nic
no-cards = V ruce nemáte žádné karty.
    .braille = bez karet
no-choices = Teď není z čeho vybírat.
    .braille = bez voleb
nothing-playable = Teď nemůžete zahrát žádnou kartu.
    .braille = nelze hrát
no-such-card = { CARD($card, case: "acc") } v ruce nemáte.
    .brief = Nemáte.
    .braille = nemáte { CARD($card, case: "braille") }
no-such-rank = { RANK($card, case: "acc") } v ruce nemáte.
    .brief = Nemáte.
    .braille = nemáte { RANK($card, case: "braille") }
hand-sorted = { $sorting ->
        [suits] Seřazeno podle barev
        [trumps] Seřazeno, trumfy první
        [rank] Seřazeno podle výšky
       *[dealt] V pořadí, jak karty přišly
    }{ $down ->
        [yes] { $sorting ->
            [dealt] , poslední první.
           *[rank] , od nejvyšší.
        }
       *[no] { $sorting ->
            [dealt] .
           *[rank] , od nejnižší.
        }
    }
    .brief = { $sorting ->
        [suits] Barvy
        [trumps] Trumfy první
        [rank] Výška
       *[dealt] Jak přišly
    }{ $down ->
        [yes] , sestupně.
       *[no] .
    }
    .braille = { $sorting ->
        [suits] podle barev
        [trumps] trumfy první
        [rank] podle výšky
       *[dealt] jak přišly
    }{ $down ->
        [yes] {" "}sestupně
       *[no] {""}
    }
really-do = Opravdu: { $choice }?
    .braille = opravdu?
match-continued = { $game }, partie pokračuje.
    .brief = { $game }.
    .braille = { $game }
back-at-table = Zpátky u stolu.
    .braille = u stolu
choice-continue = Pokračovat dalším rozdáním
    .braille = dál enter
choice-continue-trick = Pokračovat
    .braille = dál enter
choice-take-back = Převzít své místo zpět
    .braille = zpět enter
choice-next-round = Další kolo může začít
choice-next-play = Další partie může začít
    .braille = další kolo: enter
choice-menu = Otevřít nabídku
    .braille = konec enter
continue-with-enter = Dál se pokračuje klávesou Enter.
    .brief = Dál Enter.
    .braille = dál enter
how-to-choose =
    { $lines ->
        [yes] Možnosti projdete šipkami a Enterem vezmete tu, která zazněla; nebo napište její název.
       *[no] Možnosti projdete šipkami a Enterem vezmete tu, která zazněla.
    }
    .brief = Šipkami vybrat, Enter bere.
    .braille = vyberte tlačítkem u volby
# Poprvé u stolu, tři věty během prvního zdvihu: karty, zahrání, nápověda.
first-step-3 = Svoje karty si přečtete takto: { $hand }{ $device ->
        [terminal] {" a Enter"}
       *[other] {""}
    }.
    .brief = Vaše karty: { $hand }.
    .braille = karty: { $hand }
first-step-2 = { $device ->
        [page] Kartu zahrajete jejím tlačítkem.
       *[other] Prvním stiskem klávesy Enter kartu uslyšíte, druhým ji zahrajete.
    }
    .braille = { $device ->
        [page] kartu hraje její tlačítko
       *[other] Enter čte, znovu hraje
    }
first-step-1 = Co je kdy možné, zjistíte takto: { $help }.
    .brief = Nápověda: { $help }.
    .braille = nápověda: { $help }
match-again = Hrát znovu s novými kartami
match-same-cards = Stejné karty z dalšího místa, u cvičného stolu
    .braille = stejné karty odjinud
match-same-cards-none = Nikdo jiný v této partii karty nemá. Zvolte raději jinou partii.
    .braille = nikdo jiný
match-set-up = Jiná partie: jiná společnost, číslo nebo nastavení
match-finished = Enter otevře nabídku.
    .brief = Konec, nabídka Enter.
    .braille = konec enter
opponent-failed = Soupeř selhal a zahrál první možný tah.
    .braille = soupeř náhradní tah
laid-highest = { WHO($seat) }: { CARD($card) }, nejvyšší.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }!
laid-by = { WHO($seat) }

# Okno pro odečítač obrazovky
view-table = Na stole
view-hand = Vaše ruka
view-choices = Co můžete udělat
view-status = Stav hry

# Historie a hlas
lately-nothing = Od vašeho posledního tahu se nic nestalo.
    .brief = Od té doby nic.
    .braille = nic nového
history-topic-now = Historie: { $topic ->
        [play] jen to, co se hrálo.
        [score] jen výsledky.
        [answer] jen vaše otázky.
       *[all] všechno.
    }
    .brief = { $topic ->
        [play] Tahy.
        [score] Skóre.
        [answer] Otázky.
       *[all] Všechno.
    }
    .braille = historie: { $topic ->
        [play] tahy
        [score] skóre
        [answer] otázky
       *[all] vše
    }
history-end = Dál už v historii nic není.
    .brief = Konec historie.
    .braille = konec historie
rate-now = Rychlost { COUNT($percent, of: "percent") }.
    .braille = rychlost { $percent }
volume-now = Hlasitost { COUNT($percent, of: "percent") }.
    .braille = hlasitost { $percent }
pitch-now = Výška { COUNT($percent, of: "percent") }.
    .braille = výška { $percent }
verbosity-now =
    { $level ->
        [1] Stručná hlášení.
        [2] Běžná hlášení.
       *[3] Podrobná hlášení.
    }
    .braille = hlášení { $level }
mode-now =
    { $mode ->
        [screen-reader] Mluví odečítač obrazovky.
       *[own-voice] Mluví vlastní hlas programu.
    }
    .braille = { $mode ->
        [screen-reader] odečítač
       *[own-voice] vlastní hlas
    }

# Čtení a nápověda
reader-title = { $title }
reader-heading = Nadpis: { $text }.
    .brief = { $text }.
    .braille = # { $text }
no-more-headings = Další nadpis už tu není.
    .braille = bez nadpisu
handbook-contents = Obsah
handbook-file = prirucka
handbook-keyboard = Klávesy v okně
    .brief = v okně
handbook-terminal = Klávesy a slova na terminálu
    .brief = na terminálu
handbook-page = Klávesy v prohlížeči
    .brief = v prohlížeči
handbook-everywhere = Klávesy, které platí všude
handbook-section = { $section } ({ $chapter })
handbook-written = Příručka je v souboru { $file }
help-title = Nápověda
help-menu = Klávesy v nabídce
help-number = Psaní čísla: číslicemi, potvrzuje se Enterem
help-writing = Psaní textu: písmeno po písmenu, potvrzuje se Enterem
help-table = Klávesy u stolu
help-reader = Klávesy při čtení
help-replay = Klávesy při přehrávání záznamu
help-calling = Klávesy hlásícího
help-now = Co je teď možné
help-any-card = Zahrát můžete kteroukoli kartu.
help-cards = Zahrát můžete { CARDS($cards, case: "acc") }.
help-exchange = Karty k výměně označujete v ruce.
help-choices = Na výběr máte: { $choices }.
help-choices-walked = Na výběr máte { $count ->
        [one] jednu možnost
        [few] { SAY($count, gender: "feminine", case: "acc") } možnosti
       *[other] { $count } možností
    }, procházejte je šipkami.
help-word = slovo „{ $word }“
lines-help-menu = Napište název volby nebo její číslo a stiskněte Enter. Samotným Enterem vezmete volbu, která zazněla naposled. Šipky a jiné pojmenované klávesy platí hned.
lines-help-number = Napište číslo a stiskněte Enter.
lines-help-writing = Napište text a stiskněte Enter.
lines-help-table = Písmena, číslice a slova se píšou a posílají klávesou Enter; šipky a jiné pojmenované klávesy platí hned. Číslice kartu najde. Samotným Enterem zahrajete kartu, která byla přečtená. Názvem karty ji zahrajete hned: devítka, nebo hraj 9. K sázce se píše částka: zvýšit 5.
lines-help-calling = Číslo nahlaste jednou číslicí, bez klávesy Enter. Ve whistu pište hodnotu a barvu v libovolném pořadí: 7s nebo s7. Barvy: kříže písmeno ř, káry písmeno o, srdce písmeno s, piky písmeno p. Karty: desítka nula, eso písmeno a, král písmeno k, dáma písmeno q, kluk písmeno j. Za dvěma písmeny, třeba ks, stiskněte Enter. Na číselné klávesnici jsou barvy / * - + a po barvě jsou / * - kluk, dáma a král.
lines-help-replay = Enter nebo šipka doprava je další krok; šipky platí hned, písmena a slova se posílají klávesou Enter.
lines-help-reader = Enter přejde na další odstavec; šipky platí hned, písmena a slova se posílají klávesou Enter.
help-line = { $does }: { $keys }.
    .braille = { $does }: { $keys }
key-of-braille = { $key } na braillském řádku
pad-key-a = A
pad-key-b = B
pad-key-x = X
pad-key-y = Y
pad-key-back = Back
pad-key-guide = Guide
pad-key-start = Start
pad-key-left-stick = stisknutá levá páčka
pad-key-right-stick = stisknutá pravá páčka
pad-key-left-shoulder = levé horní tlačítko
pad-key-right-shoulder = pravé horní tlačítko
pad-key-up = nahoru
pad-key-down = dolů
pad-key-left = doleva
pad-key-right = doprava
pad-key-right-stick-left = pravá páčka doleva
pad-key-right-stick-right = pravá páčka doprava
pad-key-right-stick-up = pravá páčka nahoru
pad-key-right-stick-down = pravá páčka dolů
pad-key-left-trigger = levá spoušť
pad-key-right-trigger = pravá spoušť
key-of-pad = { $key } na ovladači
key-left = šipka doleva
    .typed = doleva, vlevo
key-right = šipka doprava
    .typed = doprava, vpravo
key-up = šipka nahoru
    .typed = nahoru
key-down = šipka dolů
    .typed = dolů
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-return = Enter
key-space = mezerník
key-escape = Escape
key-tab = tabulátor
key-backspace = Backspace
key-delete = Delete
key-comma = čárka
key-period = tečka
key-capital = velké { $letter }
key-letter = písmeno { $letter }
    .braille = { $letter }
key-shift-comma = znak menší než
key-shift-period = znak větší než
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-f1 = F1
key-f2 = F2
key-f3 = F3
key-f4 = F4
key-f5 = F5
key-f6 = F6
key-f7 = F7
key-f8 = F8
key-f9 = F9
key-f10 = F10
key-f11 = F11
key-f12 = F12
command-previous = předchozí
command-next = další
command-up = nahoru
command-up-number = o jednu méně
command-down = dolů
command-down-number = o jednu více
command-up-menu = ubrat
command-down-menu = přidat
command-activate-menu = potvrdit volbu
command-previous-reader = předchozí odstavec
command-next-reader = další odstavec
command-up-reader = předchozí nadpis
command-down-reader = další nadpis
command-activate-reader = další odstavec
command-up-writing = o písmeno zpět
command-down-writing = o písmeno dál
command-first-writing = na začátek textu
command-last-writing = na konec textu
command-word-back = o slovo zpět
command-word-on = o slovo dál
command-activate-writing = potvrdit, co je napsáno
command-previous-table = předchozí karta
command-next-table = další karta
command-up-table = z možností na karty
command-down-table = z karet na možnosti
command-previous-replay = předchozí krok
command-next-replay = další krok
command-up-replay = rychlejší tempo
command-down-replay = pomalejší tempo
command-first-replay = na začátek záznamu
command-last-replay = na konec záznamu
command-activate-replay = další krok
command-mark-replay = přehrávat samo, nebo zastavit
command-undo-replay = předchozí krok
command-step-replay = další krok
command-lowest-of-suit-replay = další rozdání
command-highest-of-suit-replay = předchozí rozdání
command-open-cards-replay = karty všech hráčů, nebo jen to, co bylo známo vám
command-retry-replay = hrát odsud dál u cvičného stolu
command-menu-replay = zpět
command-first = na začátek
command-last = na konec
command-activate = zahrát kartu nebo potvrdit volbu
    .typed = zahrát, hraj, zahraj
command-mark = označit kartu k výměně
command-back = zpět
command-number-0 = najít nulu
command-number-1 = najít jedničku
command-number-2 = najít dvojku
command-number-3 = najít trojku
command-number-4 = najít čtyřku
command-number-5 = najít pětku
command-number-6 = najít šestku
command-number-7 = najít sedmičku
command-number-8 = najít osmičku
command-number-9 = najít devítku
command-erase = smazat poslední číslici
command-erase-writing = smazat písmeno před kurzorem
command-delete = smazat písmeno pod kurzorem
command-rank-j = najít kluka
command-rank-q = najít dámu
command-rank-k = najít krále
command-rank-a = najít eso
command-suit-c = najít křížovou kartu
command-suit-d = najít károvou kartu
command-suit-h = najít srdcovou kartu
command-suit-s = najít pikovou kartu
command-other-row = mezi kartami a možnostmi
command-sort-suits = seřadit podle barev, podruhé opačně
    .typed = podle barev
command-sort-trumps = seřadit, trumfy první, podruhé opačně
    .typed = trumfy první
command-sort-rank = seřadit podle výšky, podruhé opačně
    .typed = podle výšky, podle hodnoty
command-sort-dealt = neseřazené, jak přišly, podruhé opačně
    .typed = jak přišly
command-lowest-of-suit = nejnižší karta
command-highest-of-suit = nejvyšší karta
command-next-playable = další karta, kterou lze zahrát
command-previous-playable = předchozí karta, kterou lze zahrát
command-hand = přečíst ruku
    .typed = ruka, moje karty, karty v ruce, karty, list
    .stems = mám ruc, jak kart, ukaž kart, moj kart, co mám, kolik kart, kolik zbýv karet, přečt kart, přečt ruk, mám srdc, mám pik, mám kár, mám kříž, mám trumf, mám křiž, mám nějak
command-table = karty na stole v pořadí
    .typed = stůl, na stole
    .stems = lež stol, co stol, co kdo zahr, co kdo hrál, co zahr, kdo vyn, co vynes
command-highest = nejvyšší karta a čí je
    .typed = nejvyšší
    .stems = kdo bere, kdo zatím bere, čí zdvih, kdo vyhráv zdvih, kdo přebi, jak nejvyš, kdo nejvyš
command-turn = kdo je na řadě
    .typed = na řadě, na tahu, kdo hraje
    .stems = kdo tah, kdo řad, jsem tah, jsem řad, čí tah, kdo hraj, kdo teď, hraju já, hraji já, na koho ček, čekám na
command-score = skóre
    .typed = stav, body, kdo vede, vede
    .stems = kolik bod, jak stoj, kdo ved, jak tom, jak stav, prohráv, vyhrávám, kdo vyhráv, kolik zdvih, kolikát hra, kolikát rozd, jak skór, ved my, vedem
command-score-detail = skóre podrobně
    .stems = podrobn stav, podrobn skór, podrobn bod
command-last-trick = poslední zdvih
    .typed = zdvih, poslední štych
    .stems = posledn zdvih, minul zdvih, předchoz zdvih, kdo vzal, posledn štych, kdo vzal posledn
command-worth = o kolik zdvihů se hraje
    .typed = oč se hraje
    .stems = oč hraj, kolik zdvih hraj, kolik ve hře
command-progress = jak daleko je rozdání
    .typed = jak daleko
    .stems = jak dalek, kolik zbýv, kolik zdvih zbýv, kdy konec
command-order = kdo rozdává, kdo začíná a vaše pořadí
    .typed = pořadí
    .stems = kdo rozd, kdo začín, jak pořad
command-seats = kdo kde sedí
    .typed = kdo tu sedí, hráči, místa
    .stems = kdo sed, kde sed, kým hraj, můj parťák, můj spoluhráč, kdo parťák, kdo partner, můj partner, kdo spoluhráč, kdo souper, kdo soupeř, kdo tady, kdo tu
command-goal = kdy se vyhrává
    .typed = cíl, co vyhrává
    .stems = co vyhráv, kdy vyhr, jak vyhr, do kolik, kolik třeba, co bere, co přebíj
command-agreed = co je domluveno pro tuto partii
    .typed = domluva
    .stems = co domluv, podle pravidel, jak pravidl hraj
command-seat-0 = o vás
    .typed = já
command-seat-1 = o prvním hráči od vás doleva
command-seat-2 = o druhém hráči od vás doleva
command-seat-3 = o třetím hráči od vás doleva
command-seat-4 = o čtvrtém hráči od vás doleva
command-seat-5 = o pátém hráči od vás doleva
command-seat-6 = o šestém hráči od vás doleva
command-seat-7 = o sedmém hráči od vás doleva
command-seat-8 = o osmém hráči od vás doleva
command-seat-9 = o devátém hráči od vás doleva
command-lately = co se stalo od vašeho posledního tahu
    .typed = co se stalo, co bylo
    .stems = co stal, co bylo, co ušlo, od tah
command-claim = ohlásit, že zbytek zdvihů je váš
    .typed = zbytek, zbytek je můj
command-concede = vzdát zbytek zdvihů
    .typed = vzdát, vzdávám
command-time = kolik je času
    .typed = čas, kolik času
    .stems = kolik čas, jak dlouho
command-more-time = vzít si minutu navíc
    .typed = minuta, čas navíc
command-last-heard = kdo se ozval naposled: ztlumit, zablokovat nebo nahlásit
    .typed = člověk, ztlumit, zablokovat
command-one-moment = říct ostatním: chvilku, prosím
    .typed = chvilku, moment
command-pause = pauza: požádat o ni, nebo po ní pokračovat
    .typed = pauza
only-with-people = To jde jen u stolu, kde hrají lidé spolu.
    .braille = jen s lidmi
tricks-only = Zbytek se dá ohlásit nebo vzdát jen ve hrách na zdvihy.
    .braille = jen zdvihové hry
command-play-again = stejná partie znovu s novými kartami
    .typed = ještě jednou, další partie
command-other-tables = jak toto kolo hráli u ostatních stolů, nebo k dalšímu stolu, který na vás čeká
    .typed = ostatní, ostatní stoly
command-history-topic = čím historie prochází
    .typed = druh historie
command-repeat-slowly = poslední hlášení pomalu, znovu po písmenech
    .typed = pomalu, hláskovat
    .stems = opak pomal, znov pomal, řekn pomal
command-pace-faster = rychlejší soupeři
    .typed = rychlejší hra
command-pace-slower = pomalejší soupeři
    .typed = pomalejší hra
command-hint = poradit
    .typed = rada, porada, poraď, nápověz, co zahrát
    .stems = poraď mi, poraď mně, poradit mi, dej rad, můž poradit, co zahrát, jak kart zahrát
command-odds = pravděpodobnosti
    .typed = šance, odhad
    .stems = jak šanc, jak pravděpod
command-undo = vzít tah zpět
    .typed = zpátky, tah zpět
command-seat-0-calling = o hráči na prvním místě
command-seat-1-calling = o hráči na druhém místě
command-seat-2-calling = o hráči na třetím místě
command-seat-3-calling = o hráči na čtvrtém místě
command-seat-4-calling = o hráči na pátém místě
command-seat-5-calling = o hráči na šestém místě
command-seat-6-calling = o hráči na sedmém místě
command-seat-7-calling = o hráči na osmém místě
command-seat-8-calling = o hráči na devátém místě
command-seat-9-calling = o hráči na desátém místě
command-order-calling = kdo rozdával a v jakém pořadí se hraje
command-hand-calling = jaké hlášení se čeká
command-lately-calling = co se stalo naposledy
command-number-0-calling = nahlásit nulu, ve whistu desítku
command-number-1-calling = nahlásit jedničku, ve whistu eso
command-number-2-calling = nahlásit dvojku
command-number-3-calling = nahlásit trojku
command-number-4-calling = nahlásit čtyřku
command-number-5-calling = nahlásit pětku
command-number-6-calling = nahlásit šestku
command-number-7-calling = nahlásit sedmičku
command-number-8-calling = nahlásit osmičku
command-number-9-calling = nahlásit devítku
command-rank-j-calling = nahlásit kluka
command-rank-q-calling = nahlásit dámu
command-rank-k-calling = nahlásit krále
command-rank-a-calling = nahlásit eso
command-suit-c-calling = nahlásit křížovou kartu
command-suit-d-calling = nahlásit károvou kartu
command-suit-h-calling = nahlásit srdcovou kartu
command-suit-s-calling = nahlásit pikovou kartu
command-undo-calling = vzít hlášení zpět
command-retry = vrátit se k chybě, která něco stála, a zkusit to znovu
    .typed = zkusit znovu, vrátit se
command-open-cards = ukázat karty soupeřů
command-hush = ztišit řeč
    .typed = ticho
command-repeat = zopakovat poslední hlášení
    .typed = znovu, opakovat, opakuj, zopakuj, cože, co říkáte
    .stems = řekn znov, opak, zopak, cože, jak prosím, neslyš, nerozuměl
command-history-back = v historii zpět
command-history-forward = v historii vpřed
command-history-first = začátek historie
command-history-last = konec historie
command-faster = mluvit rychleji
    .typed = rychleji, mluv rychleji
    .stems = mluv rychl
command-slower = mluvit pomaleji
    .typed = pomaleji, mluv pomaleji, mluv pomalu
    .stems = mluv pomal, pomaleji
command-louder = mluvit hlasitěji
    .typed = hlasitěji, mluv hlasitěji
    .stems = mluv hlas, přid hlas
command-softer = mluvit tišeji
    .typed = tišeji, mluv tišeji
    .stems = mluv tiš, ztiš, uber hlas
command-verbosity = podrobnost hlášení
command-voice-mode = přepnout vlastní hlas a odečítač
command-page-back = předchozí část dlouhého textu v okně
command-page-on = další část dlouhého textu v okně
command-hold = podržet na braillském řádku, co tam stojí, nebo už ne
command-reading-faster = na braillském řádku čtu rychleji
command-reading-slower = na braillském řádku čtu pomaleji
command-full-screen = celá obrazovka
command-step = další krok
    .typed = krok
command-help = co je teď možné
    .typed = nápověda, pomoc, pomoz
    .stems = pomoc, pomoz, nápověd, mám dělat, co dělat, teď dělat, co můž, co můž zahr, co mohu zahr, můž zahr, mohu zahr, nevím dál, jak zahr, co umíš
command-rules = pravidla po nadpisech
    .typed = pravidla
    .stems = pravid, jak hraj
command-menu = nabídka
command-quit = ukončit program
    .typed = ukončit, odejít, konec
    .stems = vypn, konec program, ukonč program, zavř program
keymap-unreadable = Soubor s klávesami { $name } nejde přečíst, platí výchozí klávesy. Opravte ho, nebo ho smažte.
    .braille = vadný soubor kláves
keymap-unknown-section = Soubor s klávesami má neznámou část { $name }, vynechává se.
    .braille = klávesy: { $name }
keymap-unknown-key = V souboru s klávesami je klávesa { $name }, kterou žádná klávesnice nemá, a tak se vynechává. Jak se klávesy píší, říká nápověda.
    .braille = klávesy: { $name }
keymap-unknown-command = Soubor s klávesami obsahuje neznámý příkaz { $name }, vynechává se.
    .braille = klávesy: { $name }

# Hmatová sada
kit-title = { $game }
kit-us = my
kit-them = oni
kit-player = Hráč { $number }
kit-written =
    { $count ->
        [one] { COUNT($count, of: "file") } je ve složce { $folder }.
        [few] { COUNT($count, of: "file") } jsou ve složce { $folder }.
       *[other] { COUNT($count, of: "file") } je ve složce { $folder }.
    }
kit-not-written = Soubory nejde zapsat do složky { $folder }: { $why }. Uveďte za --out jinou složku.
kit-no-room = Žeton má hodnotu nejméně jedna a toto číslo se na něj nevejde. Uveďte menší hodnoty.

# Hlášení programu o sobě
channel-failed = { $channel ->
        [speech] Řeč přestala fungovat
        [sound] Zvuky přestaly fungovat
        [braille] Braillský řádek přestal odpovídat
        [window] Okno přestalo fungovat
        [haptics] Ovladače přestaly vibrovat
       *[other] Výstup { $channel } přestal fungovat
    }, hraje se dál i tak a program to zkusí znovu.
    .braille = výpadek: { channel-short }
not-loaded = { $part ->
        [pygame] Knihovnu pygame nejde načíst, proto může chybět okno, zvuky i vlastní hlas programu
        [serial] Knihovnu pyserial nejde načíst, proto jde k braillským řádkům jen přes BRLTTY
        [accesskit] Knihovnu accesskit nejde načíst, proto odečítač nepřečte okno
        [prism] Knihovnu prism nejde načíst, s odečítačem se program domluví jinak, pokud to jde
        [accessible-output2] Knihovnu accessible-output2 nejde načíst, s odečítačem se program domluví jinak, pokud to jde
       *[other] Knihovnu { $part } nejde načíst
    }. Hraje se dál bez ní; jak ji opravit, řekne numeramis-access doctor.
    .braille = chybí { $part }
fault = V programu se něco nečekaně pokazilo; je to zapsané a můžete pokračovat.
    .braille = chyba, pokračujte
fault-again = To se kazí pořád dokola. Jste zpátky v hlavní nabídce a rozehranou partii z ní můžete dohrát.
    .braille = chyba, hlavní nabídka
settings-not-saved = Nastavení se nepodařilo uložit, platí jen do konce programu. Zkontrolujte, jestli je na disku místo a jestli program smí do své složky zapisovat.
    .braille = nastavení neuloženo
settings-damaged = Soubor s nastavením byl poškozený. Je odložený jako { $name } a platí výchozí nastavení.
    .braille = nastavení poškozeno
settings-unreadable = Soubor s nastavením { $name } nejde přečíst, platí výchozí. Zkontrolujte, jestli je to obyčejný soubor a smí se číst.
    .braille = nastavení nečitelné
settings-damaged-there = Soubor s nastavením { $name } je poškozený a platí výchozí nastavení. Odložit ho nejde: opravte ho, nebo ho smažte.
    .braille = nastavení poškozené
settings-value = Nastavení { $name } mělo nepovolenou hodnotu, platí výchozí.
    .braille = nastavení: { $name }
journal-not-written = Partii se nedaří ukládat, hraje se dál bez uložení. Zkontrolujte, jestli je na disku místo a jestli program smí do své složky zapisovat.
    .braille = partie se neukládá
partner-signals = { PARTNER() ->
        [feminine] Spoluhráčka dává kartami znamení, kde ji to nic nestojí. Poprvé vynáší ze své dobré barvy, poprvé odhazuje z barvy, o kterou nestojí.
        [none] { PARTNER(form: "who") } dává kartami znamení, kde to nic nestojí. Poprvé vynáší ze své dobré barvy, poprvé odhazuje z barvy, o kterou nestojí.
       *[masculine] Spoluhráč dává kartami znamení, kde ho to nic nestojí. Poprvé vynáší ze své dobré barvy, poprvé odhazuje z barvy, o kterou nestojí.
    }
    .brief = { PARTNER(form: "who") } dává kartami znamení.
    .braille = { PARTNER(form: "who") } dává znamení
journal-damaged = Záznam partie byl na konci poškozený, pokračujete od posledního místa, které je celé.
    .braille = záznam zkrácen
bad-command-line = Příkazu nerozumím: { $what }. Možnosti vypíše numeramis-access --help.
    .braille = příkaz: { $what }
bad-command-word = Slovu „{ $what }“ nerozumím. Možné je: { $choices }.
    .braille = slovo: { $what }
bad-language-word = Do jazyka „{ $what }“ tu překládat nejde. Možné je: { $choices } nebo kód jazyka, který program ještě nemá, třeba it pro italštinu.
    .braille = jazyk: { $what }
other-number-of-players = V tolika se tato hra nehraje, hráčů bude { $count }.
    .braille = hráčů { $count }
bad-match-words = Slovu { $what } při zakládání partie nerozumím. Nastavte hru v nabídce.
    .braille = slovo: { $what }
missing-word = Na příkazové řádce něco chybí: { $what }. { $choices ->
        [none] Možnosti vypíše numeramis-access --help.
       *[other] Může to být: { $choices }.
    }
    .braille = chybí: { $what }
bad-match-word = Slovu { $what } při zakládání partie nerozumím. Možné je: { $choices }.
    .braille = slovo: { $what }
no-keys-at-all = Není tu okno ani terminál, program tedy není čím slyšet ani ovládat. Spusťte ho s --terminal v terminálu, nebo na ploše.
waiting-for-a-display = Není tu okno ani terminál; program čeká na braillský řádek. Ukončí ho Ctrl+C.
cli-words = slova
cli-options = volby
cli-usage = použití:
cli-help = vypíše tuto nápovědu a skončí
cli-version = vypíše verzi a skončí
cli-about = Karetní stůl, který je slyšet a cítit: Quist, Šipky, Loker a Whist.
cli-play = začít rovnou partii: hra a její volby, například play whist --tour duck --seed 5
cli-practice = cvičení: lekce, trénink, nebo rovnou cvičný stůl, například practice quist --seed 5
cli-evening = klubový večer se skutečnými kartami: přihlášky, los, výsledky, pořadí, papíry; bez sítě
cli-call = hra se skutečnými kartami na stole: hlásíte karty, program vede pravidla a zápis
cli-translate = přeložit do jazyka, co v něm ještě chybí, po sluchu a v bodech; i do nového jazyka, třeba translate it
cli-engine = protokol pro jiné programy na standardním vstupu a výstupu
cli-arena = změřit dva hráče ve dvojitých rozdáních, například arena quist master greedy --deals 100 --ms 50
cli-emboss = soubor BRF pro braillskou tiskárnu: pravidla, list na zápis, karty nebo záznam, například emboss rules quist --width 40
cli-handbook = příručka v jednom souboru HTML a v jednom souboru BRF: první kroky, všechny klávesy, všechna pravidla; například handbook --out složka
cli-kit = vytvořit hmatovou sadu: karty, tabulky a žetony k tisku, například kit cards --game whist --out složka
cli-serve = stůl v prohlížeči: zpřístupní stránku na tomto počítači
cli-serve-host = adresa, na které se poslouchá
cli-serve-port = port, na kterém se poslouchá, 0 znamená libovolný
cli-serve-open = otevře stránku v prohlížeči
cli-serve-store = kde jsou lidé a jejich stoly, když ne v souboru této složky: databáze PostgreSQL, nebo jiný soubor
cli-serve-bus = víc serverů má společné stoly jedné databáze a slyší se tady: adresa serveru NATS
cli-serve-role = co tento server dělá: všechno, nebo jen přemýšlí za soupeře pro servery na téže sběrnici
cli-serve-reached = kde hráči ostatních serverů najdou tento, když ten jejich skončí
cli-serve-log = zapisuje na chybový výstup, co se děje, každé na řádek JSON: bez karet, bez jmen a bez toho, co kdo říká
cli-serve-name = další jméno tohoto serveru i s portem, když stojí za jiným
cli-serve-proxy = adresa nebo síť webového serveru na jiném počítači, jehož slovu o adresách návštěvníků se věří; lze zadat vícekrát
cli-serve-calls = soubor, který říká poštovní server a oznamovací služby pro zprávy o čekajících stolech
cli-site = stůl v prohlížeči bez serveru: složka souborů, kterou nabídne kterýkoli web
cli-site-out = složka, do které se soubory zapíšou
cli-verify = ověřit záznam partie s lidmi: zda karty byly dané dřív, než je kdo viděl
cli-club = pro majitele stolů s lidmi: kdo je známý, hlášení, zákazy, kopie, například club ban 6b1f20
cli-club-order = people, tables, reports, bans, faults a limits vypíšou, co je na serveru. check řekne, co na něm není v pořádku. answer odpoví na hlášení, dismiss ho smaže. ban a unban jsou zákaz člověka a jeho konec, ban-address a unban-address zákaz adresy na čas a jeho konec. newcomers off a on: noví lidé nesmějí, nebo smějí. close zavře stůl. director a no-director dají a vezmou právo vést všechny klubové večery, directors řekne, kdo ho má. keep určí, kolik dní se nechávají dohrané partie. words dá člověku nových šest slov. backup a restore jsou kopie do souboru a obnova z něj. move je stěhování do prázdné databáze nebo souboru
cli-club-name = člověk nebo stůl znaky, adresa, hlášení číslem, počet dní, soubor, nebo adresa databáze
cli-club-text = odpověď na hlášení, v uvozovkách
cli-club-days = na kolik dní platí zákaz adresy, jinak na sedm
cli-club-keep = ve složce kopií nechat jen tolik nejnovějších
cli-pack = sbalit všechno moje do jednoho souboru na jiný počítač, například pack stehovani.zip; --identity přidá i klíč pro hru s lidmi
cli-unpack = vybalit takový soubor; --add přidá, co tu chybí, --replace nahradí, co tu je
cli-conformity = zpráva o přístupnosti v jednom souboru HTML, například conformity --out zprava.html
cli-remove = odstranit z tohoto počítače všechno moje; napřed nabídne sbalení a zeptá se
cli-doctor = prověřit hlasy, odečítače, braillské řádky, zvuk a ovladače
cli-seed = číslo partie: stejné číslo rozdá stejné karty
cli-speech = hlas, který má mluvit
cli-braille = braillský řádek, například baum:/dev/ttyUSB0
cli-terminal = řádky v terminálu místo okna
cli-show = druhé okno pro diváky: public bez vašich karet, all se vším
cli-language = jazyk programu
voice-changed =
    { $new ->
        [none] Řeč není k dispozici, hlášení jsou v textu a v historii.
       *[other] { $why ->
            [opened] Mluví { $new }.
            [returned] Mluví zase { $new }.
            [chosen] Teď mluví { $new }.
           *[other] { $old } přestal odpovídat, mluví { $new }.
        }
    }
    .braille = { $new ->
        [none] bez hlasu
       *[other] hlas { $new }
    }
no-window = Okno se nepodařilo otevřít, protože tu není obrazovka. Spusťte program s volbou --terminal.
    .braille = bez okna
command-higher = mluvit výš
command-deeper = mluvit hlouběji
command-next-voice = další hlas
command-language = přepnout jazyk
voice-now = Hlas: { $name }.
    .braille = hlas { $name }
voice-default = výchozí
language-now = Teď mluvím česky.
    .braille = česky
language-unconfirmed = Tento jazyk zatím nepotvrdil nikdo, kdo jím mluví od dětství. Co v něm chybí, uslyšíte anglicky. Opravy zapíšete příkazem numeramis-access translate { $code }. Hned je uslyšíte a soubor pak pošlete autorům.
    .brief = Nepotvrzeno. Opravy: numeramis-access translate { $code }
    .braille = nepotvrzeno: translate { $code }
set-voice = Barva hlasu

# okno
window-more = ještě { $count }
window-spectators = pro diváky
player-masculine = Hráč
player-feminine = Hráčka
player-none = Osoba u počítače
corner-pair = { $side ->
        [0] { SEATS($seats) }
       *[other] proti: { SEATS($seats) }
    }
seat-turn = na tahu
seat-dealer =
    { PERSON($seat) ->
        [you] rozdáváte
       *[other] rozdává
    }
seat-leads =
    { PERSON($seat) ->
        [you] vedete
       *[other] vede
    }
seat-out = mimo hru
seat-cards = { COUNT($count, of: "card") }
pile-tricks = { COUNT($count, of: "trick") }
pile-chips = { COUNT($count, of: "chip") }
pile-points = { COUNT($count, of: "point") }
page-now = { ORDINAL($place, gender: "feminine") } část { of-count }.
    .braille = { $place }/{ $count }
page-none = Jiná část tu není.
hold-now =
    { $held ->
        [yes] Řádek stojí. Stejnou klávesou půjde dál.
       *[no] Řádek jde dál.
    }
hold-nothing = Není tu braillský řádek, který by šlo podržet.
reading-pace = Tempo čtení
    .braille = tempo čtení
reading-pace-how = Tady se změří, jak rychle čtete. Posouvejte vpřed, jakmile řádek dočtete, po několika řádcích se tempo pozná.{ $faster ->
        [none] {""}
       *[other] {" "}Rychleji: { $faster }, pomaleji: { $slower }.
    }{ $hold ->
        [none] {""}
       *[other] {" "}Podržet řádek: { $hold }.
    } Dokud tempo není známé, každá zpráva čeká na klávesu. Měření přeskočíte oběma klávesami posunu naráz.
    .braille = při čtení posouvejte, tím se změří tempo.{ $faster ->
        [none] {""}
       *[other] {" "}rychleji: { $faster }. pomaleji: { $slower }.
    }{ $hold ->
        [none] {""}
       *[other] {" "}držet řádek: { $hold }.
    } do té doby zprávy čekají. přeskočit: obě klávesy posunu
reading-pace-now =
    { $pace ->
        [one] Čtete jednu buňku za sekundu.
        [few] Čtete { SAY($pace, gender: "feminine", case: "acc") } buňky za sekundu.
       *[other] Čtete { $pace } buněk za sekundu.
    } { $stands ->
        [yes] Hlášení teď zůstávají na řádku do stisku klávesy.
       *[no] {""}
    }
    .braille = tempo { $pace }{ $stands ->
        [yes] {"  zprávy do klávesy"}
       *[no] {""}
    }
reading-pace-learnt =
    { $pace ->
        [one] Hlášení budou na řádku stát podle vašeho tempa, jedna buňka za sekundu.
        [few] Hlášení budou na řádku stát podle vašeho tempa, { SAY($pace, gender: "feminine") } buňky za sekundu.
       *[other] Hlášení budou na řádku stát podle vašeho tempa, { $pace } buněk za sekundu.
    }
    .braille = vaše tempo: { $pace } buněk/s
full-screen-now = { $on ->
        [yes] Celá obrazovka.
       *[no] Okno.
    }

# Jeden spínač, nebo dva
scan-asks = Na něco se zeptat
scan-row = { CARDS($cards) }
letters-by-groups = aábcčd ďeéěfg hiíjkl mnňoóp qrřsšt ťuúůvw xyýzž 01234 56789 .-:
press-switch = Stiskněte spínač. Nechat ho, jak je: Escape.
    .braille = stiskněte spínač
key-mouse-left = levé tlačítko myši
key-mouse-middle = prostřední tlačítko myši
key-mouse-right = pravé tlačítko myši
key-insert = Insert
