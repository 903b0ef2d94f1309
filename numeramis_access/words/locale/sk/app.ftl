# Program: ponuky, okolie stola, pomoc, hlásenia.
say-text = { $text }
yes = Áno
    .typed = hej, jasné, iste, určite, ok
no = Nie
    .typed = radšej nie, nechcem, zostať
on = zapnuté
off = vypnuté
back = Späť
    .typed = vrátiť sa, naspäť
cancel = Zrušiť
place-of = { ORDINAL($place, gender: "feminine") } { of-count }
card-place-of = { place-of }
of-count = { SAY($count, case: "gen", gender: "feminine", after: "z") }
channel-short =
    { $channel ->
        [speech] reč
        [sound] zvuk
        [braille] riadok
        [window] okno
        [haptics] vibrácie
       *[other] výstup
    }
entry = { $label }, { place-of }.
    .brief = { $label }.
    .braille = { $label }
entry-gone = { $label }: už tu nie je
entry-value = { $label }: { $value }, { place-of }.
    .brief = { $label }: { $value }.
    .braille = { $label }: { $value }
value-now = { $value }.
    .braille = { $value }
changed = { $label }: { $value }.
    .brief = { $value }.
    .braille = { $value }
nothing-to-change = Tu nie je čo meniť.
    .braille = nedá sa meniť
unknown-key =
    { $help ->
        [none] Tento kláves tu nič nerobí.
       *[other] Tento kláves tu nič nerobí. Pomoc: { $help }.
    }
    .brief =
        { $help ->
            [none] Nič.
           *[other] Nič. Pomoc { $help }.
        }
    .braille = tu nič nerobí
word-not-here = To sa tu nedá urobiť. Napíšte pomoc a budete počuť, čo je možné.
    .braille = tu nie
word-at-table = To sa dá pri stole. Napíšte späť.
    .braille = pri stole áno: späť
no-voice-speaks = Program teraz nehovorí žiadnym hlasom, tento kláves tu nič nezmení. Hlas sa zapína v nastaveniach.
    .braille = program nehovorí
unknown-word = Slovu „{ $word }“ nerozumiem. Napíšte pomoc a budete počuť, čo sa dá napísať.
    .braille = nerozumiem { $word }
several-fit = „{ $word }“ sa hodí na viac vecí. Ktorú myslíte?
    .braille = ktorú?
typed-places = prv, druh, tret, štvrt, piat
did-you-mean = { $count ->
    [1] Myslíte „{ $name }“?
   *[other] Ktoré z toho myslíte?
    }
    .braille = myslíte?

# Ponuky
main-menu = Hlavná ponuka.
    .braille = hlavná ponuka
program-is = Kartový stôl pre uši, prsty aj oči: hráte proti počítaču alebo s ľuďmi na diaľku.
menu-new-match = Nová partia
    .typed = hrať
    .stems = hra, zah, nov partia, nov hra
menu-together = Hrať spolu pri tomto počítači
    .stems = hrať spolu, hrať vo dvojici, vo dvojici, dvaja ľudia
menu-daily = Rozdanie dňa
    .typed = dnešné rozdanie
    .stems = dnešn rozd, dnešn hr
menu-people = Hrať s ľuďmi
    .stems = hrať ľuď, hrať kamarát, hrať priateľ, ľuď, kamarát, online
menu-back-to-table = Späť k stolu, kde hráte s ľuďmi
menu-continue = Pokračovať v partii
menu-choose-match = Vybrať z rozohratých partií
menu-last-place = { $kind ->
        [match] Pokračovať v poslednej partii
        [day] Pokračovať v rozdaní dňa
        [called] Pokračovať v hlásení kariet
       *[evening] Späť ku klubovému večeru
    }
menu-learn = Učiť sa hrať
    .stems = nauč, učiť, učen
menu-practice = Cvičenie
    .stems = cvič, trén
rules-none = Pravidlá tejto hry tu spísané nie sú.
menu-rules = Pravidlá
    .stems = pravid, ako hrá
menu-learn-sounds = Spoznávanie zvukov
menu-learn-keys = Prehľad klávesov
keys-try = Skúšať klávesy, nič neurobia
    .braille = skúšať klávesy
keys-read = Prečítať všetky klávesy pri stole
    .braille = všetky klávesy
keys-trying = Stlačte ktorýkoľvek kláves a budete počuť, čo robí pri stole. Odísť: stlačte dvakrát kláves späť.
    .brief = Stlačte kláves. Späť dvakrát.
    .braille = stlačte kláves, späť dvakrát
keys-does = { $key }: { $does }.
    .braille = { $key }: { $does }
keys-nothing = { $key }: pri stole nerobí nič.
    .braille = { $key }: nič
keys-leave = { $key }: { $does }. Ešte raz vedie odtiaľto preč.
    .braille = { $key }: { $does }, znova preč
keys-pan-back = späť po riadku a po správach
keys-pan-on = číta ďalej po riadku
keys-button = tu
keys-touch = Dotyk kartu vyberie, druhý ju zahrá; inde povie, čo tam je.
    .braille = nad kartou ju vyberie, znova zahrá; inde povie, čo tam je
menu-statistics = Štatistika
    .stems = štatist
menu-settings = Nastavenia
    .stems = nastav
menu-call = Hlásiť skutočné karty na stole
menu-evening = Viesť klubový večer
menu-about = O programe, verzia { $version }
    .stems = o program, čo to je
about-title = Numeramis Access, verzia { $version }.
    .braille = verzia { $version }
about-changes = Čo je nové
about-news = Program má novú verziu { $version }. Prečítajte si, čo sa zmenilo; späť vedie ďalej. Neskôr to nájdete v ponuke O programe
    .braille = nová verzia { $version }
about-update = Ako program aktualizovať
about-dots = Bez sluchu a bez zraku
    .braille = len po bodoch
about-version = Toto je verzia { $version }.
conformity-number = Číslo
conformity-name = Požiadavka
conformity-level = Úroveň
conformity-support = Splnenie
conformity-tests = Testy
conformity-note = Poznámka
conformity-written = Správa je v súbore { $file }
newest-ask = Je novšia verzia?
newest-asked = Zisťuje sa to.
newest-newer = Áno, je novšia verzia { $version }. Ako ju nainštalovať, povie položka { $way }.
    .braille = novšia: { $version }
newest-this = Táto verzia je najnovšia.
    .braille = je najnovšia
newest-silent = Bez odpovede. Skontrolujte pripojenie na internet alebo to skúste neskôr.
    .braille = bez odpovede
update-zip = Rozbaľte nový zip do nového priečinka a spúšťajte program z neho. Nastavenia, partie aj štatistiku nájde sám. Ak máte vedľa programu portable, preneste do nového priečinka aj to a priečinok home. Starý priečinok potom môžete zmazať.
update-deb = Nainštalujte nový balíček cez tento, príkazom sudo apt install a menom súboru deb. Nastavenia, partie aj štatistika zostanú.
update-pipx = Nainštalujte nový súbor whl príkazom pipx install --force --pip-args=--only-binary=:all: a jeho menom. Nastavenia, partie aj štatistika zostanú.
update-pip = Nainštalujte nový súbor whl príkazom python -m pip install --upgrade --only-binary=:all: a jeho menom. Nastavenia, partie aj štatistika zostanú.
update-folder = Dajte nový priečinok programu na miesto tohto, alebo v ňom dajte git pull, a spustite program ako vždy. Nastavenia, partie aj štatistika ležia inde a zostanú.
update-page = Stránku aktualizuje ten, kto ju prevádzkuje. Stačí ju načítať znova, partia na nej zostane.
report-menu = Správa pre tvorcov
report-title = Správa pre tvorcov programu
report-about = V správe sú verzie, nález programu na tomto počítači, zapísané chyby a posledné klávesy. Nie sú v nej karty, mená, kódy ani nič z toho, čo ste napísali alebo povedali.
report-versions = Verzie
report-found = Čo sa na počítači našlo
report-noted = Zapísané chyby
report-keys = Posledné klávesy
report-nothing = nič
report-hear = Čo v nej je
report-save = Uložiť do súboru
report-looking = Prehľadáva sa počítač, chvíľu to potrvá.
    .braille = prezerám
report-ready = Správa je pripravená. Môžete si prejsť, čo v nej je, a uložiť ju.
    .braille = správa hotová
report-saved = Správa je uložená v súbore { $name }. Pošlite ho tvorcom a pripíšte, čo sa stalo.
    .braille = uložené
newer-home = Naposledy tu hrala novšia verzia programu, { $newer }. Toto je verzia { $version } a na vaše veci radšej nesiaha: spustite tú novšiu, alebo túto aktualizujte.
    .braille = spustite verziu { $newer }
menu-quit = Koniec
    .stems = končiť, vypn
choose-game = Vyberte hru.
    .braille = výber hry
choose-match = Vyberte partiu.
    .braille = výber partie
kept-game = { $game }{ $variant ->
        [none] {""}
       *[other] {" "}{ $variant }
    }
kept-when = { DATE($created, $today) }
kept-outcome = { $outcome ->
        [won] vyhraté
        [tied] nerozhodne
        [lost] prehraté
        [place] { ORDINAL($place, gender: "neuter") } miesto
       *[alone] dohrané
    }{ $scored ->
        [yes] {" "}{ SAY($own, gender: "masculine") } ku { SAY($other, gender: "masculine", case: "dat") }
       *[no] {""}
    }
kept-names = pri stole { $names }
    .braille = { $names }
kept-parts = { $first }, { $next }
choose-number = { $label }, od { SAY($least, case: "gen") } do { SAY($most, case: "gen") }. { $about }
    .braille = { $least }-{ $most }
choose-amount = Zvoľte sumu od { SAY($least, case: "gen") } do { SAY($most, case: "gen") }.
    .braille = { $least }-{ $most }
amount = Suma
option-seed = Číslo partie
seed-any = ľubovoľné
choose-seed = Napíšte číslo partie. S rovnakým číslom a rovnakými voľbami prídu tie isté karty.
    .brief = Číslo partie.
    .braille = číslo partie
number-not-offered = Toto číslo na výber nie je. Vybrať si môžete: { $choices }.
    .braille = na výber: { $choices }
number-none = zatiaľ nič
number-outside = Číslo má byť od { SAY($least, case: "gen") } do { SAY($most, case: "gen") }.
    .brief = Od { SAY($least, case: "gen") } do { SAY($most, case: "gen") }.
    .braille = { $least }-{ $most }
number-too-long = Dlhšie číslo už byť nemôže, { $count ->
        [few] vojdú sa
       *[other] vojde sa
    } { COUNT($count, of: "digit") }.
    .brief = Dlhšie sa nedá.
    .braille = číslic najviac { $count }
writing-nothing = zatiaľ nič
writing-now = { $letter }
writing-gone = { $letter } zmazané
    .braille = zmazané { $letter }
writing-capital = veľké { $letter }
writing-at = { $letter }
writing-begin = začiatok textu
writing-end = koniec textu
writing-sign = body { $dots }
writing-sign-gone = body { $dots } zmazané
writing-unread = Body { $cells } vaša braillovská tabuľka nepozná, nič sa z nich nezapísalo.
    .brief = Tieto body tabuľka nepozná.
    .braille = { $cells } nič neznamená
writing-leave = Zahodiť, čo je napísané?
sign-space = medzera
sign-exclamation-mark = výkričník
sign-quotation-mark = úvodzovky
sign-number-sign = mriežka
sign-dollar-sign = dolár
sign-percent-sign = percento
sign-ampersand = znak and
sign-apostrophe = apostrof
sign-left-parenthesis = ľavá zátvorka
sign-right-parenthesis = pravá zátvorka
sign-asterisk = hviezdička
sign-plus-sign = plus
sign-comma = čiarka
sign-hyphen-minus = pomlčka
sign-full-stop = bodka
sign-solidus = lomka
sign-colon = dvojbodka
sign-semicolon = bodkočiarka
sign-less-than-sign = menšie ako
sign-equals-sign = rovná sa
sign-greater-than-sign = väčšie ako
sign-question-mark = otáznik
sign-commercial-at = zavináč
sign-left-square-bracket = ľavá hranatá zátvorka
sign-reverse-solidus = opačná lomka
sign-right-square-bracket = pravá hranatá zátvorka
sign-circumflex-accent = strieška
sign-low-line = podčiarkovník
sign-grave-accent = obrátený apostrof
sign-left-curly-bracket = ľavá zložená zátvorka
sign-vertical-line = zvislá čiara
sign-right-curly-bracket = pravá zložená zátvorka
sign-tilde = vlnovka
writing-empty = Zatiaľ nie je nič napísané.
    .braille = nič nenapísané
writing-too-long = Dlhšie to byť nemôže, { $count ->
        [few] vojdú sa
       *[other] vojde sa
    } { COUNT($count, of: "letter") }.
    .braille = písmen najviac { $count }
own-tables = Premenovať alebo zmazať vlastné stoly
    .braille = vlastné stoly
own-table-keep = Uložiť ako vlastný stôl pod menom
    .braille = uložiť ako stôl
own-table-name = Napíšte meno stola
    .braille = stôl
own-table-kept = Stôl { $name } je uložený. Nájdete ho medzi novými partiami na začiatku.
    .brief = { $name } je uložený.
    .braille = uložené: { $name }
own-table-there = Stôl { $name } už máte. Dať tento na jeho miesto?
    .braille = nahradiť { $name }?
own-table = Stôl { $name }.
    .braille = { $name }
own-table-rename = Premenovať
own-table-renamed = Stôl sa teraz volá { $name }.
    .braille = nové meno { $name }
own-table-taken = Meno { $name } už má iný stôl. Zvoľte iné.
    .braille = už je: { $name }
own-table-delete = Zmazať
own-table-really-delete = Naozaj zmazať stôl { $name }? Partie, ktoré sa pri ňom hrali, zostanú.
    .braille = zmazať { $name }?
own-table-deleted = Stôl { $name } je zmazaný.
    .braille = zmazané: { $name }
own-table-gone = Stôl { $name } tu už nie je: premenovalo alebo zmazalo ho iné okno programu. Vyberte iný stôl.
    .braille = už tu nie je
own-table-unplayable = Stôl { $name } je z inej verzie programu a hrať sa pri ňom nedá. Nastavte ho znova.
    .braille = nedá sa hrať
start-match = Začať hrať
open-table = Otvoriť stôl
option-preset = Predvoľba
preset-own = vlastná
option-players = Počet hráčov
option-opponents = Súperi a spoluhráči
choose-opponents = Kto si s vami zasadne k stolu? Začína sa po vašej ľavici, šípkami doľava a doprava pozvete niekoho iného.
opponent-place = { ORDINAL($place, gender: "neuter") } miesto
opponent = { $name }, { $temperament }
temperament-calm = pokojná povaha
temperament-bold = odvážna povaha
temperament-careful = opatrná povaha
drawn = Vyžrebované: { $value }.
choose-order = Čo sa hrá v ktorom rozdaní; potom sa poradie začína znova.
order-place = { ORDINAL($place, gender: "neuter") } rozdanie
order-longer = Pridať rozdanie
order-shorter = Ubrať posledné rozdanie
order-changed =
    { $count ->
        [few] V poradí sú { COUNT($count, of: "deal") }.
       *[other] V poradí je { COUNT($count, of: "deal") }.
    }
order-length = { COUNT($count, of: "deal") } v poradí
option-level = Sila súperov
level-beginner = začiatočník
level-improver = mierne pokročilý
level-club = klubový hráč
level-strong = silný hráč
level-expert = majster
level-master = veľmajster
really-quit = Naozaj ukončiť program?
    .braille = ukončiť?
really-leave = Naozaj odísť od stola? Rozohraná partia sa neukladá.
    .braille = odísť?
    .typed = { match-leave.typed }
really-leave-kept = Naozaj odísť od stola? Partia zostane uložená a môžete v nej pokračovať.
    .braille = odísť?
    .typed = { match-leave.typed }
goodbye = Dovidenia.
    .braille = dovidenia
goodbye-kept = Dovidenia. Partia je uložená.
    .braille = dovidenia, uložené
match-menu = Ponuka partie.
    .braille = ponuka partie
match-back = Späť k stolu
match-commands = Na čo sa môžem pýtať a čo môžem urobiť
    .braille = pýtať sa, urobiť
match-rules = Pravidlá tejto hry
match-describe = Číslo partie
match-leave = Odísť od stola
    .typed = odísť, opustiť stôl, preč
    .stems = chcem preč, chcem odís, ísť preč, odísť, koniec hr, končím, chcem domov
match-end = Ukončiť a vrátiť sa do hlavnej ponuky
seed-now = Táto partia má číslo { $seed }. S týmto číslom ju možno zopakovať.
    .braille = číslo { $seed }
seed-secret = Karty tejto partie rozdala náhoda a jej číslo sa neprezrádza. Keď sa skončí, môžete si rovnaké rozdania zahrať znova zo záznamov partií.
    .brief = Číslo sa neprezrádza.
    .braille = číslo tajné
choose-language = Vyberte jazyk šípkami a potvrďte klávesom Enter.
    .braille = jazyk
choose-language-too = Ak chcete slovenčinu, prejdite šípkami na slovo Slovenčina a stlačte Enter.
    .braille = slovenčina: šípka, enter
choose-voice = Aký hlas vám vyhovuje? Doľava a doprava hodnotu meníte, Enter ju potvrdí a ide ďalej.
    .braille = hlas
no-voice-here =
    { $why ->
        [asked] Žiadny hlas nehovorí, program bol tak spustený.
       *[found] Žiadny hlas nehovorí, lebo tu žiadny nepočuť. Skontrolujte slúchadlá alebo reproduktory, spustite čítač obrazovky, alebo nainštalujte espeak-ng.
    }
    .braille = bez hlasu
choose-address = Ako vás máme oslovovať? Doľava a doprava oslovenie meníte, Enter ho potvrdí.
    .braille = oslovenie
voice-done = Hlas mi vyhovuje, pokračovať
by-touch = Čo spoznáte hmatom
    .braille = hmatom
about-language = O tejto reči
calls-by-touch = Spoznáte aj bez ruky na riadku, že ste na rade alebo že vás niekto volá. Zavibruje herný ovládač a aj telefón s otvorenou stránkou, ak to jeho prehliadač vie.
address-done = Pokračovať

# Pri stole
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
marked = { CARD($card) } označená, spolu { SAY($count, gender: "feminine") }.
    .brief = Označená, spolu { SAY($count, gender: "feminine") }.
    .braille = { CARD($card, case: "braille") }* { $count }
unmarked = { CARD($card) } už nie je označená, spolu { SAY($count, gender: "feminine") }.
    .brief = Neoznačená.
    .braille = { CARD($card, case: "braille") } { $count }
nothing-to-mark = Karty sa teraz neoznačujú, nie je čo meniť.
    .braille = nemení sa
hints-where = Rady sú len pri cvičnom stole. Cvičenie nájdete v hlavnej ponuke.
    .braille = rady: cvičný stôl
only-in-practice = To sa dá len pri cvičnom stole. Cvičenie nájdete v hlavnej ponuke.
    .brief = Len pri cvičnom stole.
    .braille = len v cvičení
marks-full = { $count ->
        [one] Vymeniť môžete len jednu kartu. Najprv ju odznačte.
       *[other] Vymeniť môžete najviac { COUNT($count, of: "card", case: "acc") }. Najprv niektorú odznačte.
    }
    .brief = Najviac { COUNT($count, of: "card") }.
    .braille = najviac { COUNT($count, of: "card") }
typed-card = { CARD($card) }, { CARD($card, case: "acc") }, { CARD($card, case: "gen") }, { CARD($card, case: "with") }
typed-prepositions = s, so
typed-number = { $number }
typed-exchange = vymeniť, vymeň, vymením, meniť, mením, výmena
typed-and = a, i, aj, ešte
typed-play = hrať, hrám, daj, dám, dávam, polož, vylož, vynes, vynášam, beriem, vezmi, zober
typed-filler = karta, kartu, karty, číslo, ten, tú, to, prosím
typed-usual = spodok=dolník, kluk=dolník, filek=dolník, kráľovn=dám, dám=dám, kráľ=kráľ, žaluď=kríž, tref=kríž, kríž=kríž, kár=kár, srdc=srdc, červen=srdc, pik=pik, list=pik, zelen=pik
typed-code = { CARD($card, case: "braille") }
typed-french = { SUIT($suit) } { RANK($card) }
typed-french-number = { SUIT($suit) } { $number }, { SUIT($suit, case: "typed") } { $number }, { SUIT($suit, case: "feminine-nom") } { $number }, { SUIT($suit, case: "feminine-acc") } { $number }
action-call-suit = { SUIT($suit, case: "title") }
    .braille = { SUIT($suit, case: "braille") }
action-call-take-back = Vziať späť
    .braille = späť
action-call-correct = Opraviť
    .braille = oprava
    .typed = oprava, opraviť hlásenie, chyba
line-dropped = Zmazané.
    .braille = zmazané
nothing-here = Tu nič nie je.
    .braille = nič
no-cards = V ruke nemáte žiadne karty.
    .braille = bez kariet
no-choices = Teraz nie je z čoho vyberať.
    .braille = bez volieb
nothing-playable = Teraz nemôžete zahrať žiadnu kartu.
    .braille = nedá sa hrať
no-such-card = { CARD($card, case: "acc") } v ruke nemáte.
    .brief = Nemáte.
    .braille = nemáte { CARD($card, case: "braille") }
no-such-rank = { RANK($card, case: "acc") } v ruke nemáte.
    .brief = Nemáte.
    .braille = nemáte { RANK($card, case: "braille") }
hand-sorted = { $sorting ->
        [suits] Zoradené podľa farieb
        [trumps] Zoradené, tromfy prvé
        [rank] Zoradené podľa výšky
       *[dealt] V poradí, ako karty prišli
    }{ $down ->
        [yes] { $sorting ->
            [dealt] , posledné prvé.
           *[rank] , od najvyššej.
        }
       *[no] { $sorting ->
            [dealt] .
           *[rank] , od najnižšej.
        }
    }
    .brief = { $sorting ->
        [suits] Farby
        [trumps] Tromfy prvé
        [rank] Výška
       *[dealt] Ako prišli
    }{ $down ->
        [yes] , zostupne.
       *[no] .
    }
    .braille = { $sorting ->
        [suits] podľa farieb
        [trumps] tromfy prvé
        [rank] podľa výšky
       *[dealt] ako prišli
    }{ $down ->
        [yes] {" "}zostupne
       *[no] {""}
    }
really-do = Naozaj: { $choice }?
    .braille = naozaj?
match-continued = { $game }, partia pokračuje.
    .brief = { $game }.
    .braille = { $game }
back-at-table = Späť pri stole.
    .braille = pri stole
choice-continue = Pokračovať ďalším rozdaním
    .braille = ďalej enter
choice-continue-trick = Pokračovať
    .braille = ďalej enter
choice-take-back = Prevziať svoje miesto späť
    .braille = späť enter
choice-next-round = Ďalšie kolo sa môže začať
choice-next-play = Ďalšia partia sa môže začať
    .braille = ďalšie kolo: enter
choice-menu = Otvoriť ponuku
    .braille = koniec enter
continue-with-enter = Ďalej sa pokračuje klávesom Enter.
    .brief = Ďalej Enter.
    .braille = ďalej enter
how-to-choose =
    { $lines ->
        [yes] Možnosti prejdete šípkami a Enter vezme tú, ktorá zaznela; alebo napíšte jej názov.
       *[no] Možnosti prejdete šípkami a Enter vezme tú, ktorá zaznela.
    }
    .brief = Šípkami vybrať, Enter berie.
    .braille = vyberte tlačidlom pri voľbe
first-step-3 = Svoje karty si prečítajte takto: { $hand }{ $device ->
        [terminal] {" a Enter"}
       *[other] {""}
    }.
    .brief = Vaše karty: { $hand }.
    .braille = karty: { $hand }
first-step-2 = { $device ->
        [page] Kartu zahráte jej tlačidlom.
       *[other] Prvým stlačením klávesu Enter kartu počujete, druhým ju zahráte.
    }
    .braille = { $device ->
        [page] kartu hrá jej tlačidlo
       *[other] Enter číta, znova hrá
    }
first-step-1 = Čo je kedy možné, zistíte takto: { $help }.
    .brief = Pomoc: { $help }.
    .braille = pomoc: { $help }
match-again = Hrať znova s novými kartami
match-same-cards = Rovnaké karty z ďalšieho miesta, pri cvičnom stole
    .braille = rovnaké karty odinakiaľ
match-same-cards-none = Nikto iný v tejto partii karty nemá. Zvoľte radšej inú partiu.
    .braille = nikto iný
match-set-up = Iná partia: iná spoločnosť, číslo alebo nastavenie
match-finished = Stlačte Enter, otvorí sa ponuka.
    .brief = Koniec, ponuka Enter.
    .braille = koniec enter
opponent-failed = Súper zlyhal a zahral prvý možný ťah.
    .braille = súper náhradný ťah
laid-highest = { WHO($seat) }: { CARD($card) }, vedie.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }!
laid-by = { WHO($seat) }

# Okno pre čítač obrazovky
view-table = Na stole
view-hand = Vaša ruka
view-choices = Čo môžete urobiť
view-status = Stav hry

# História a hlas
lately-nothing = Od vášho posledného ťahu sa nič nestalo.
    .brief = Odvtedy nič.
    .braille = nič nové
history-topic-now = História: { $topic ->
        [play] len to, čo sa hralo.
        [score] len výsledky.
        [answer] len vaše otázky.
       *[all] všetko.
    }
    .brief = { $topic ->
        [play] Ťahy.
        [score] Skóre.
        [answer] Otázky.
       *[all] Všetko.
    }
    .braille = história: { $topic ->
        [play] ťahy
        [score] skóre
        [answer] otázky
       *[all] všetko
    }
history-end = Ďalej už v histórii nič nie je.
    .brief = Koniec histórie.
    .braille = nič ďalšie
rate-now = Rýchlosť { COUNT($percent, of: "percent") }.
    .braille = rýchlosť { $percent }
volume-now = Hlasitosť { COUNT($percent, of: "percent") }.
    .braille = hlasitosť { $percent }
pitch-now = Výška { COUNT($percent, of: "percent") }.
    .braille = výška { $percent }
verbosity-now =
    { $level ->
        [1] Stručné hlásenia.
        [2] Bežné hlásenia.
       *[3] Podrobné hlásenia.
    }
    .braille = hlásenia { $level }
mode-now =
    { $mode ->
        [screen-reader] Hovorí čítač obrazovky.
       *[own-voice] Hovorí vlastný hlas programu.
    }
    .braille = { $mode ->
        [screen-reader] čítač
       *[own-voice] vlastný hlas
    }

# Čítanie a pomoc
reader-title = { $title }
reader-heading = Nadpis: { $text }.
    .brief = { $text }.
    .braille = # { $text }
no-more-headings = Ďalší nadpis už tu nie je.
    .braille = bez nadpisu
handbook-contents = Obsah
handbook-file = prirucka
handbook-keyboard = Klávesy v okne
    .brief = v okne
handbook-terminal = Klávesy a slová v termináli
    .brief = v termináli
handbook-page = Klávesy v prehliadači
    .brief = v prehliadači
handbook-everywhere = Klávesy, ktoré platia všade
handbook-section = { $section } ({ $chapter })
handbook-written = Príručka je v súbore { $file }
help-title = Pomoc
help-menu = Klávesy v ponuke
help-number = Písanie čísla: číslicami, potvrdzuje sa klávesom Enter
help-writing = Písanie textu: písmeno po písmene, potvrdzuje sa klávesom Enter
help-table = Klávesy pri stole
help-reader = Klávesy pri čítaní
help-replay = Klávesy pri prehrávaní záznamu
help-calling = Klávesy hlásiaceho
help-now = Čo je teraz možné
help-any-card = Zahrať môžete ktorúkoľvek kartu.
help-cards = Zahrať môžete { CARDS($cards, case: "acc") }.
help-exchange = Karty na výmenu označujete v ruke.
help-choices = Na výber máte: { $choices }.
help-choices-walked = Na výber máte { $count ->
        [one] jednu možnosť
        [few] { SAY($count, gender: "feminine", case: "acc") } možnosti
       *[other] { $count } možností
    }, prechádzajte ich šípkami.
help-word = slovo „{ $word }“
lines-help-menu = Napíšte názov voľby alebo jej číslo a stlačte Enter. Samotný Enter vezme voľbu, ktorá zaznela naposledy. Šípky a iné pomenované klávesy platia hneď.
lines-help-number = Napíšte číslo a stlačte Enter.
lines-help-writing = Napíšte text a stlačte Enter.
lines-help-table = Písmená, číslice a slová sa píšu a posielajú klávesom Enter; šípky a iné pomenované klávesy platia hneď. Číslica kartu nájde. Samotný Enter zahrá kartu, ktorá bola prečítaná. Názov karty ju zahrá hneď: deviatka, alebo hraj 9. K stávke sa píše suma: zvýšiť 5.
lines-help-calling = Číslo nahláste jednou číslicou, bez klávesu Enter. Vo whiste píšte hodnotu a farbu v ľubovoľnom poradí: 7s alebo s7. Farby: trefy písmeno t, kára písmeno o, srdcia písmeno s, piky písmeno p. Karty: desiatka nula, eso písmeno a, kráľ písmeno k, dáma písmeno q, dolník písmeno j. Za dvomi písmenami, napríklad ks, stlačte Enter. Na číselnej klávesnici sú farby / * - + a po farbe sú / * - dolník, dáma a kráľ.
lines-help-replay = Enter alebo šípka doprava je ďalší krok; šípky platia hneď, písmená a slová sa posielajú klávesom Enter.
lines-help-reader = Enter prejde na ďalší odsek; šípky platia hneď, písmená a slová sa posielajú klávesom Enter.
help-line = { $does }: { $keys }.
    .braille = { $does }: { $keys }
key-of-braille = { $key } na braillovskom riadku
pad-key-a = A
pad-key-b = B
pad-key-x = X
pad-key-y = Y
pad-key-back = Back
pad-key-guide = Guide
pad-key-start = Start
pad-key-left-stick = stlačená ľavá páčka
pad-key-right-stick = stlačená pravá páčka
pad-key-left-shoulder = ľavé horné tlačidlo
pad-key-right-shoulder = pravé horné tlačidlo
pad-key-up = hore
pad-key-down = dole
pad-key-left = doľava
pad-key-right = doprava
pad-key-right-stick-left = pravá páčka doľava
pad-key-right-stick-right = pravá páčka doprava
pad-key-right-stick-up = pravá páčka hore
pad-key-right-stick-down = pravá páčka dole
pad-key-left-trigger = ľavá spúšť
pad-key-right-trigger = pravá spúšť
key-of-pad = { $key } na ovládači
key-left = šípka doľava
    .typed = doľava, vľavo
key-right = šípka doprava
    .typed = doprava, vpravo
key-up = šípka hore
    .typed = hore
key-down = šípka dole
    .typed = dole
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-return = Enter
key-space = medzerník
key-escape = Escape
key-tab = tabulátor
key-backspace = Backspace
key-delete = Delete
key-comma = čiarka
key-period = bodka
key-capital = veľké { $letter }
key-letter = písmeno { $letter }
    .braille = { $letter }
key-shift-comma = znak menšie ako
key-shift-period = znak väčšie ako
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
command-previous = predchádzajúca
command-next = ďalšia
command-up = hore
command-up-number = o jedno menej
command-down = dole
command-down-number = o jedno viac
command-up-menu = ubrať
command-down-menu = pridať
command-activate-menu = potvrdiť voľbu
command-previous-reader = predchádzajúci odsek
command-next-reader = ďalší odsek
command-up-reader = predchádzajúci nadpis
command-down-reader = ďalší nadpis
command-activate-reader = ďalší odsek
command-up-writing = o písmeno späť
command-down-writing = o písmeno ďalej
command-first-writing = na začiatok textu
command-last-writing = na koniec textu
command-word-back = o slovo späť
command-word-on = o slovo ďalej
command-activate-writing = potvrdiť, čo je napísané
command-previous-table = predchádzajúca karta
command-next-table = ďalšia karta
command-up-table = z možností na karty
command-down-table = z kariet na možnosti
command-previous-replay = predchádzajúci krok
command-next-replay = ďalší krok
command-up-replay = rýchlejšie tempo
command-down-replay = pomalšie tempo
command-first-replay = na začiatok záznamu
command-last-replay = na koniec záznamu
command-activate-replay = ďalší krok
command-mark-replay = prehrávať samo, alebo zastaviť
command-undo-replay = predchádzajúci krok
command-step-replay = ďalší krok
command-lowest-of-suit-replay = ďalšie rozdanie
command-highest-of-suit-replay = predchádzajúce rozdanie
command-open-cards-replay = karty všetkých hráčov, alebo len to, čo bolo známe vám
command-retry-replay = hrať odtiaľto ďalej pri cvičnom stole
command-menu-replay = späť
command-first = na začiatok
command-last = na koniec
command-activate = zahrať kartu alebo potvrdiť voľbu
    .typed = zahrať, hraj, zahraj
command-mark = označiť kartu na výmenu
command-back = späť
command-number-0 = nájsť nulu
command-number-1 = nájsť jednotku
command-number-2 = nájsť dvojku
command-number-3 = nájsť trojku
command-number-4 = nájsť štvorku
command-number-5 = nájsť päťku
command-number-6 = nájsť šestku
command-number-7 = nájsť sedmičku
command-number-8 = nájsť osmičku
command-number-9 = nájsť deviatku
command-erase = zmazať poslednú číslicu
command-erase-writing = zmazať písmeno pred kurzorom
command-delete = zmazať písmeno pod kurzorom
command-rank-j = nájsť dolníka
command-rank-q = nájsť dámu
command-rank-k = nájsť kráľa
command-rank-a = nájsť eso
command-suit-c = nájsť trefovú kartu
command-suit-d = nájsť károvú kartu
command-suit-h = nájsť srdcovú kartu
command-suit-s = nájsť pikovú kartu
command-other-row = medzi kartami a možnosťami
command-sort-suits = zoradiť podľa farieb, znova obrátene
    .typed = podľa farieb
command-sort-trumps = zoradiť, tromfy prvé, znova obrátene
    .typed = tromfy prvé
command-sort-rank = zoradiť podľa výšky, znova obrátene
    .typed = podľa výšky, podľa hodnoty
command-sort-dealt = neusporiadané, ako prišli, druhýkrát opačne
    .typed = ako prišli
command-lowest-of-suit = najnižšia karta
command-highest-of-suit = najvyššia karta
command-next-playable = ďalšia karta, ktorú možno zahrať
command-previous-playable = predchádzajúca karta, ktorú možno zahrať
command-hand = prečítať ruku
    .typed = ruka, moje karty, karty v ruke, karty, list
    .stems = mám ruk, mám ruc, ak kart, aké kart, ukáž kart, moj kart, čo mám, koľko kar, koľko zost kar, mám srdc, mám pik, mám kár, mám kríž, mám tromf, mám nejak
command-table = karty na stole v poradí
    .typed = stôl, na stole
    .stems = lež stol, čo stol, čo kto zahr, čo zahr, kto vyn
command-highest = najvyššia karta a čia je
    .typed = najvyššia, kto vedie
    .stems = kto berie, kto zatiaľ ber, čí zdvih, kto prebil, kto najvyš
command-turn = kto je na rade
    .typed = na rade, na ťahu, kto hrá
    .stems = kto ťah, kto rad, som ťah, som rad, kto hrá, kto teraz, čí ťah
command-score = skóre
    .typed = stav, body, vedie
    .stems = koľko bod, ako stoj, kto ved, ako tom, ak stav, aký stav, prehráv, vyhrávam, kto vyhráv, koľko zdvih, koľká hra, koľké rozd
command-score-detail = skóre podrobne
    .stems = podrobn stav, podrobn skór
command-last-trick = posledný zdvih
    .typed = zdvih
    .stems = posledn zdvih, kto zobral, kto vzal, minul zdvih
command-worth = o koľko zdvihov sa hrá
    .typed = o čo sa hrá
    .stems = o čo hr, koľko zdvih hrá
command-progress = ako ďaleko je rozdanie
    .typed = ako ďaleko
    .stems = ako ďalek, koľko zost
command-order = kto rozdáva, kto začína a vaše poradie
    .typed = poradie
    .stems = kto rozd, kto začín, aké porad
command-seats = kto kde sedí
    .typed = kto tu sedí, hráči, miesta
    .stems = kto sed, kde sed, kým hrá, môj parťák, môj spoluhráč, kto parťák, kto partner, môj partner, kto súper, kto tu
command-goal = kedy sa vyhráva
    .typed = cieľ, čo vyhráva
    .stems = čo vyhráv, kedy vyhr, ako vyhr, do koľk, čo berie
command-agreed = čo je dohodnuté pre túto partiu
    .typed = dohoda
command-seat-0 = o vás
    .typed = ja
command-seat-1 = o prvom hráčovi od vás doľava
command-seat-2 = o druhom hráčovi od vás doľava
command-seat-3 = o treťom hráčovi od vás doľava
command-seat-4 = o štvrtom hráčovi od vás doľava
command-seat-5 = o piatom hráčovi od vás doľava
command-seat-6 = o šiestom hráčovi od vás doľava
command-seat-7 = o siedmom hráčovi od vás doľava
command-seat-8 = o ôsmom hráčovi od vás doľava
command-seat-9 = o deviatom hráčovi od vás doľava
command-lately = čo sa stalo od vášho posledného ťahu
    .typed = čo sa stalo, čo bolo
    .stems = čo stal, čo bolo
command-claim = ohlásiť, že zvyšok zdvihov je váš
    .typed = zvyšok, zvyšok je môj
command-concede = vzdať zvyšok zdvihov
    .typed = vzdať, vzdávam
command-time = koľko je hodín
    .typed = čas, koľko je hodín
    .stems = koľko čas
command-more-time = vziať si minútu navyše
    .typed = minúta, čas navyše
command-last-heard = koho ste počuli naposledy: stíšiť, zablokovať alebo nahlásiť
    .typed = človek, stíšiť, zablokovať
command-one-moment = povedať ostatným: chvíľku, prosím
    .typed = chvíľku, moment
command-pause = prestávka: požiadať o ňu, alebo po nej pokračovať
    .typed = prestávka
only-with-people = To sa dá len pri stole, kde hrajú ľudia spolu.
    .braille = len s ľuďmi
tricks-only = Zvyšok sa dá ohlásiť alebo vzdať len v hrách na zdvihy.
    .braille = len zdvihové hry
command-play-again = rovnaká partia znova s novými kartami
    .typed = ešte raz, ďalšia partia
command-other-tables = ako toto kolo hrali pri ostatných stoloch, alebo k ďalšiemu stolu, ktorý na vás čaká
    .typed = ostatní, ostatné stoly
command-history-topic = čím história prechádza
    .typed = druh histórie
command-repeat-slowly = posledné hlásenie pomaly, znova po písmenách
    .typed = pomaly, hláskovať
    .stems = opak pomal, znov pomal
command-pace-faster = rýchlejší súperi
    .typed = rýchlejšia hra
command-pace-slower = pomalší súperi
    .typed = pomalšia hra
command-hint = poradiť
    .typed = rada, porada, poraď, čo zahrať
    .stems = poraď mi, poradiť mi, daj rad, čo zahrať, ktor kart zahrať
command-odds = pravdepodobnosti
    .typed = šance, odhad
    .stems = ak šanc, aké šanc
command-undo = vziať ťah späť
    .typed = vrátiť ťah, ťah späť
command-seat-0-calling = o hráčovi na prvom mieste
command-seat-1-calling = o hráčovi na druhom mieste
command-seat-2-calling = o hráčovi na treťom mieste
command-seat-3-calling = o hráčovi na štvrtom mieste
command-seat-4-calling = o hráčovi na piatom mieste
command-seat-5-calling = o hráčovi na šiestom mieste
command-seat-6-calling = o hráčovi na siedmom mieste
command-seat-7-calling = o hráčovi na ôsmom mieste
command-seat-8-calling = o hráčovi na deviatom mieste
command-seat-9-calling = o hráčovi na desiatom mieste
command-order-calling = kto rozdával a v akom poradí sa hrá
command-hand-calling = aké hlásenie sa čaká
command-lately-calling = čo sa stalo naposledy
command-number-0-calling = nahlásiť nulu, vo whiste desiatku
command-number-1-calling = nahlásiť jednotku, vo whiste eso
command-number-2-calling = nahlásiť dvojku
command-number-3-calling = nahlásiť trojku
command-number-4-calling = nahlásiť štvorku
command-number-5-calling = nahlásiť päťku
command-number-6-calling = nahlásiť šestku
command-number-7-calling = nahlásiť sedmičku
command-number-8-calling = nahlásiť osmičku
command-number-9-calling = nahlásiť deviatku
command-rank-j-calling = nahlásiť dolníka
command-rank-q-calling = nahlásiť dámu
command-rank-k-calling = nahlásiť kráľa
command-rank-a-calling = nahlásiť eso
command-suit-c-calling = nahlásiť trefovú kartu
command-suit-d-calling = nahlásiť károvú kartu
command-suit-h-calling = nahlásiť srdcovú kartu
command-suit-s-calling = nahlásiť pikovú kartu
command-undo-calling = vziať hlásenie späť
command-retry = vrátiť sa k chybe, ktorá niečo stála, a skúsiť to znova
    .typed = skúsiť znova, vrátiť sa
command-open-cards = ukázať karty súperov
command-hush = stíšiť reč
    .typed = ticho
command-repeat = zopakovať posledné hlásenie
    .typed = znova, opakovať, opakuj, zopakuj, čože
    .stems = povedz znov, opak, zopak, čože, ako prosím, nepoču, nerozumel
command-history-back = v histórii späť
command-history-forward = v histórii dopredu
command-history-first = začiatok histórie
command-history-last = koniec histórie
command-faster = hovoriť rýchlejšie
    .typed = rýchlejšie, hovor rýchlejšie
    .stems = hovor rýchl
command-slower = hovoriť pomalšie
    .typed = pomalšie, hovor pomalšie, hovor pomaly
    .stems = hovor pomal, pomalšie
command-louder = hovoriť hlasnejšie
    .typed = hlasnejšie, hovor hlasnejšie
    .stems = hovor hlas
command-softer = hovoriť tichšie
    .typed = tichšie, hovor tichšie
    .stems = hovor tich
command-verbosity = podrobnosť hlásení
command-voice-mode = prepnúť vlastný hlas a čítač
command-page-back = predchádzajúca časť dlhého textu v okne
command-page-on = ďalšia časť dlhého textu v okne
command-hold = podržať na braillovskom riadku, čo tam stojí, alebo už nie
command-reading-faster = na braillovskom riadku čítam rýchlejšie
command-reading-slower = na braillovskom riadku čítam pomalšie
command-full-screen = celá obrazovka
command-step = ďalší krok
    .typed = krok
command-help = čo je teraz možné
    .typed = pomoc, pomocník, nápoveda, pomôž, pomôžte
    .stems = pomoc, pomôž, nápoved, mám robiť, čo robiť, čo môž, čo môž zahr, môž zahr, neviem ďal
command-rules = pravidlá po nadpisoch
    .typed = pravidlá
    .stems = pravid, ako hrá
command-menu = ponuka
command-quit = ukončiť program
    .typed = ukončiť, odísť, koniec
    .stems = vypn, koniec program
keymap-unreadable = Súbor s klávesmi { $name } sa nedá prečítať, platia predvolené klávesy. Opravte ho, alebo ho zmažte.
    .braille = chybný súbor klávesov
keymap-unknown-section = V súbore s klávesmi je neznáma časť { $name }, program ju vynecháva.
    .braille = klávesy: { $name }
keymap-unknown-key = V súbore s klávesmi je kláves { $name }, ktorý žiadna klávesnica nemá, a tak sa vynecháva. Ako sa klávesy píšu, hovorí pomoc.
    .braille = klávesy: { $name }
keymap-unknown-command = V súbore s klávesmi je neznámy príkaz { $name }, program ho vynecháva.
    .braille = klávesy: { $name }

# Hmatová súprava
kit-title = { $game }
kit-us = my
kit-them = oni
kit-player = Hráč { $number }
kit-written =
    { $count ->
        [one] { COUNT($count, of: "file") } je v priečinku { $folder }.
        [few] { COUNT($count, of: "file") } sú v priečinku { $folder }.
       *[other] { COUNT($count, of: "file") } je v priečinku { $folder }.
    }
kit-not-written = Súbory sa nedajú zapísať do priečinka { $folder }: { $why }. Uveďte za --out iný priečinok.
kit-no-room = Žetón má hodnotu najmenej jeden a toto číslo sa naň nezmestí. Uveďte menšie hodnoty.

# Hlásenia programu o sebe
channel-failed = { $channel ->
        [speech] Reč prestala fungovať
        [sound] Zvuky prestali fungovať
        [braille] Braillovský riadok prestal odpovedať
        [window] Okno prestalo fungovať
        [haptics] Ovládače prestali vibrovať
       *[other] Výstup { $channel } prestal fungovať
    }, hrá sa ďalej aj tak a program to skúsi znova.
    .braille = výpadok: { channel-short }
not-loaded = { $part ->
        [pygame] Knižnica pygame sa nedá načítať, preto môže chýbať okno, zvuky aj vlastný hlas programu
        [serial] Knižnica pyserial sa nedá načítať, preto sa k braillovským riadkom ide len cez BRLTTY
        [accesskit] Knižnica accesskit sa nedá načítať, preto čítač neprečíta okno
        [prism] Knižnica prism sa nedá načítať, s čítačom sa program dohovorí inak, ak to pôjde
        [accessible-output2] Knižnica accessible-output2 sa nedá načítať, s čítačom sa program dohovorí inak, ak to pôjde
       *[other] Knižnica { $part } sa nedá načítať
    }. Hrá sa ďalej bez nej; ako ju opraviť, povie numeramis-access doctor.
    .braille = chýba { $part }
fault = V programe sa niečo nečakane pokazilo; je to zapísané a môžete pokračovať.
    .braille = chyba, pokračujte
fault-again = To sa kazí stále dookola. Ste späť v hlavnej ponuke a rozohranú partiu z nej môžete dohrať.
    .braille = chyba, hlavná ponuka
settings-not-saved = Nastavenia sa nepodarilo uložiť, platia len do konca programu. Skontrolujte, či je na disku miesto a či program smie do svojho priečinka zapisovať.
    .braille = nastavenia neuložené
settings-damaged = Súbor s nastaveniami bol poškodený. Je odložený ako { $name } a platia predvolené nastavenia.
    .braille = nastavenia poškodené
settings-unreadable = Súbor s nastaveniami { $name } sa nedá prečítať, platia predvolené. Skontrolujte, či je to obyčajný súbor a smie sa čítať.
    .braille = nastavenia nečitateľné
settings-damaged-there = Súbor s nastaveniami { $name } je poškodený a platia predvolené nastavenia. Nedá sa odložiť: opravte ho, alebo ho zmažte.
    .braille = nastavenia poškodené
settings-value = Nastavenie { $name } malo nepovolenú hodnotu, platí predvolená.
    .braille = nastavenie: { $name }
journal-not-written = Partiu sa nedarí ukladať, hrá sa ďalej bez uloženia. Skontrolujte, či je na disku miesto a či program smie do svojho priečinka zapisovať.
    .braille = partia sa neukladá
partner-signals = { PARTNER() ->
        [feminine] Spoluhráčka dáva kartami znamenia, kde ju to nič nestojí. Prvýkrát vynáša zo svojej dobrej farby a prvýkrát odhadzuje z farby, o ktorú nestojí.
        [none] { PARTNER(form: "who") } dáva kartami znamenia, kde to nič nestojí. Prvýkrát vynáša zo svojej dobrej farby a prvýkrát odhadzuje z farby, o ktorú nestojí.
       *[masculine] Spoluhráč dáva kartami znamenia, kde ho to nič nestojí: prvýkrát vynáša zo svojej dobrej farby a prvýkrát odhadzuje z farby, o ktorú nestojí.
    }
    .brief = { PARTNER(form: "who") } dáva kartami znamenia.
    .braille = { PARTNER(form: "who") } dáva znamenia
journal-damaged = Záznam partie bol na konci poškodený, pokračujete od posledného miesta, ktoré je celé.
    .braille = záznam kratší
bad-command-line = Príkazu nerozumiem: { $what }. Možnosti vypíše numeramis-access --help.
    .braille = príkaz: { $what }
bad-command-word = Slovu „{ $what }“ nerozumiem. Možné je: { $choices }.
    .braille = slovo: { $what }
bad-language-word = Do jazyka „{ $what }“ sa tu prekladať nedá. Možné je: { $choices } alebo kód jazyka, ktorý program ešte nemá, napríklad it pre taliančinu.
    .braille = jazyk: { $what }
other-number-of-players = V takom počte sa táto hra nehrá, hráčov bude { $count }.
    .braille = hráčov { $count }
bad-match-words = Slovu { $what } pri zakladaní partie nerozumiem. Nastavte hru v ponuke.
    .braille = slovo: { $what }
missing-word = V príkazovom riadku niečo chýba: { $what }. { $choices ->
        [none] Možnosti vypíše numeramis-access --help.
       *[other] Môže to byť: { $choices }.
    }
    .braille = chýba: { $what }
bad-match-word = Slovu { $what } pri zakladaní partie nerozumiem. Možné je: { $choices }.
    .braille = slovo: { $what }
no-keys-at-all = Nie je tu okno ani terminál, program teda nie je čím počuť ani ovládať. Spustite ho s --terminal v termináli, alebo na pracovnej ploche.
waiting-for-a-display = Nie je tu okno ani terminál; program čaká na braillovský riadok. Ukončí ho Ctrl+C.
cli-words = slová
cli-options = voľby
cli-usage = použitie:
cli-help = vypíše túto pomoc a skončí
cli-version = vypíše verziu a skončí
cli-about = Kartový stôl, ktorý počuť a cítiť: Quist, Šípky, Loker a Whist.
cli-play = začať rovno partiu: hra a jej voľby, napríklad play whist --tour duck --seed 5
cli-practice = cvičenie: lekcie, tréning, alebo rovno cvičný stôl, napríklad practice quist --seed 5
cli-evening = klubový večer so skutočnými kartami: prihlášky, žreb, výsledky, poradie, papiere; bez siete
cli-call = hra so skutočnými kartami na stole: hlásite karty, program vedie pravidlá a zápis
cli-translate = preložiť do jazyka, čo v ňom ešte chýba, sluchom a v bodoch; aj do nového jazyka, napríklad translate it
cli-engine = protokol pre iné programy na štandardnom vstupe a výstupe
cli-arena = zmerať dvoch hráčov v dvojitých rozdaniach, napríklad arena quist master greedy --deals 100 --ms 50
cli-emboss = súbor BRF pre braillovskú tlačiareň: pravidlá, list na zápis, karty alebo záznam, napríklad emboss rules quist --width 40
cli-handbook = príručka v jednom súbore HTML a v jednom súbore BRF: prvé kroky, všetky klávesy, všetky pravidlá; napríklad handbook --out priečinok
cli-kit = vytvoriť hmatovú súpravu: karty, tabuľky a žetóny na tlač, napríklad kit cards --game whist --out priečinok
cli-serve = stôl v prehliadači: sprístupní stránku na tomto počítači
cli-serve-host = adresa, na ktorej server počúva
cli-serve-port = port, na ktorom sa počúva, 0 znamená ľubovoľný
cli-serve-open = otvorí stránku v prehliadači
cli-serve-store = kde sú ľudia a ich stoly, ak nie v súbore tohto priečinka: databáza PostgreSQL, alebo iný súbor
cli-serve-bus = viac serverov má spoločné stoly jednej databázy a počujú sa tu: adresa servera NATS
cli-serve-role = čo tento server robí: všetko, alebo len premýšľa za súperov pre servery na tej istej zbernici
cli-serve-reached = kde hráči ostatných serverov nájdu tento, keď ten ich skončí
cli-serve-log = zapisuje na chybový výstup, čo sa deje, každé na riadok JSON: bez kariet, bez mien a bez toho, čo kto hovorí
cli-serve-name = ďalšie meno tohto servera aj s portom, keď stojí za iným
cli-serve-proxy = adresa alebo sieť webového servera na inom počítači, ktorého slovu o adresách návštevníkov sa verí; možno zadať viackrát
cli-serve-calls = súbor, ktorý hovorí poštový server a oznamovacie služby pre správy o čakajúcich stoloch
cli-site = stôl v prehliadači bez servera: priečinok súborov, ktorý ponúkne ktorýkoľvek web
cli-site-out = priečinok, do ktorého sa súbory zapíšu
cli-verify = overiť záznam partie s ľuďmi: či karty boli dané skôr, než ich ktokoľvek videl
cli-club = pre majiteľov stolov s ľuďmi: kto je známy, hlásenia, zákazy, kópie, napríklad club ban 6b1f20
cli-club-order = people, tables, reports, bans, faults a limits ukážu stav. check povie, čo na serveri nie je v poriadku. answer odpovie na hlásenie. ban-address a unban-address zakážu adresu na čas a zákaz zrušia. newcomers off a on zavrie a otvorí dvere novým ľuďom. close zavrie stôl. director a no-director dajú a vezmú právo viesť každý klubový večer, directors povie, kto ho má. keep povie, koľko dní sa nechávajú dohrané partie. ban a unban zakážu človeku vstup a zákaz zrušia. words dá človeku nových šesť slov. dismiss zmaže hlásenie. backup a restore sú kópia do súboru a obnova z neho. move je sťahovanie do prázdnej databázy alebo súboru
cli-club-name = človek alebo stôl znakmi, adresa, hlásenie číslom, počet dní, súbor, alebo adresa databázy
cli-club-text = odpoveď na hlásenie, v úvodzovkách
cli-club-days = na koľko dní platí zákaz adresy, inak na sedem
cli-club-keep = v priečinku kópií nechať len toľko najnovších
cli-pack = zbaliť všetko moje do jedného súboru na iný počítač, napríklad pack stahovanie.zip; --identity pridá aj kľúč na hru s ľuďmi
cli-unpack = vybaliť taký súbor; --add pridá, čo tu chýba, --replace nahradí, čo tu je
cli-conformity = správa o prístupnosti v jednom súbore HTML, napríklad conformity --out sprava.html
cli-remove = odstrániť z tohto počítača všetko moje; najprv ponúkne zbalenie a opýta sa
cli-doctor = preveriť hlasy, čítače, braillovské riadky, zvuk a ovládače
cli-seed = číslo partie: rovnaké číslo rozdá rovnaké karty
cli-speech = hlas, ktorý má hovoriť
cli-braille = braillovský riadok, napríklad baum:/dev/ttyUSB0
cli-terminal = riadky v termináli namiesto okna
cli-show = druhé okno pre divákov: public bez vašich kariet, all so všetkým
cli-language = jazyk programu
voice-changed =
    { $new ->
        [none] Reč nie je k dispozícii, hlásenia sú v texte a v histórii.
       *[other] { $why ->
            [opened] Hovorí { $new }.
            [returned] Hovorí zase { $new }.
            [chosen] Teraz hovorí { $new }.
           *[other] { $old } prestal odpovedať, hovorí { $new }.
        }
    }
    .braille = { $new ->
        [none] bez hlasu
       *[other] hlas { $new }
    }
no-window = Okno sa nepodarilo otvoriť, lebo tu nie je obrazovka. Spustite program s voľbou --terminal.
    .braille = bez okna
command-higher = hovoriť vyššie
command-deeper = hovoriť hlbšie
command-next-voice = ďalší hlas
command-language = prepnúť jazyk
voice-now = Hlas: { $name }.
    .braille = hlas { $name }
voice-default = predvolený
language-now = Teraz hovorím po slovensky.
    .braille = slovensky
language-unconfirmed = Tento jazyk zatiaľ nepotvrdil nikto, kto ním hovorí od detstva. Chýbajúce vety sú po anglicky. Opravíte ich príkazom numeramis-access translate { $code }: čo napíšete, budete hneď počuť, a súbor potom pošlite autorom.
    .brief = Nepotvrdené. Opravy: numeramis-access translate { $code }
    .braille = nepotvrdené: translate { $code }
set-voice = Farba hlasu

# okno
window-more = ešte { $count }
window-spectators = pre divákov
player-masculine = Hráč
player-feminine = Hráčka
player-none = Osoba pri počítači
corner-pair = { $side ->
        [0] { SEATS($seats) }
       *[other] proti: { SEATS($seats) }
    }
seat-turn = na ťahu
seat-dealer =
    { PERSON($seat) ->
        [you] rozdávate
       *[other] rozdáva
    }
seat-leads =
    { PERSON($seat) ->
        [you] vediete
       *[other] vedie
    }
seat-out = mimo hry
seat-cards = { COUNT($count, of: "card") }
pile-tricks = { COUNT($count, of: "trick") }
pile-chips = { COUNT($count, of: "chip") }
pile-points = { COUNT($count, of: "point") }
page-now = { ORDINAL($place, gender: "feminine") } časť { of-count }.
    .braille = { $place }/{ $count }
page-none = Iná časť tu nie je.
hold-now =
    { $held ->
        [yes] Riadok stojí. Rovnakým klávesom pôjde ďalej.
       *[no] Riadok ide ďalej.
    }
hold-nothing = Nie je tu braillovský riadok, ktorý by sa dal podržať.
reading-pace = Tempo čítania
    .braille = tempo čítania
reading-pace-how = Tu sa zmeria, ako rýchlo čítate. Posúvajte vpred, len čo riadok dočítate, po niekoľkých riadkoch sa tempo spozná.{ $faster ->
        [none] {""}
       *[other] {" "}Zrýchli ho { $faster }, spomalí { $slower }.
    }{ $hold ->
        [none] {""}
       *[other] {" "}Riadok podrží { $hold }.
    } Kým tempo nie je známe, každá správa čaká na kláves. Oba klávesy posunu naraz meranie preskočia.
    .braille = pri čítaní posúvajte, tým sa zmeria tempo.{ $faster ->
        [none] {""}
       *[other] {" "}rýchlejšie: { $faster }. pomalšie: { $slower }.
    }{ $hold ->
        [none] {""}
       *[other] {" "}držať riadok: { $hold }.
    } dovtedy správy čakajú. preskočiť: oba klávesy posunu
reading-pace-now =
    { $pace ->
        [one] Čítate { SAY($pace, gender: "feminine", case: "acc") } bunku za sekundu.
        [few] Čítate { SAY($pace, gender: "feminine", case: "acc") } bunky za sekundu.
       *[other] Čítate { SAY($pace, gender: "feminine", case: "acc") } buniek za sekundu.
    } { $stands ->
        [yes] Hlásenia teraz zostávajú na riadku do stlačenia klávesu.
       *[no] {""}
    }
    .braille = tempo { $pace }{ $stands ->
        [yes] {"  správy do klávesu"}
       *[no] {""}
    }
reading-pace-learnt =
    { $pace ->
        [one] Hlásenia budú na riadku stáť podľa vášho tempa, { SAY($pace, gender: "feminine") } bunka za sekundu.
        [few] Hlásenia budú na riadku stáť podľa vášho tempa, { SAY($pace, gender: "feminine") } bunky za sekundu.
       *[other] Hlásenia budú na riadku stáť podľa vášho tempa, { SAY($pace, gender: "feminine") } buniek za sekundu.
    }
    .braille = vaše tempo: { $pace } buniek/s
full-screen-now = { $on ->
        [yes] Celá obrazovka.
       *[no] Okno.
    }

# Jeden spínač, alebo dva
scan-asks = Na niečo sa opýtať
scan-row = { CARDS($cards) }
letters-by-groups = aáäbcč dďeéfg hiíjkl ĺľmnňo óôpqrŕ sštťuú vwxyýzž 01234 56789 .-:
press-switch = Stlačte spínač. Escape ho nechá, ako je.
    .braille = stlačte spínač
key-mouse-left = ľavé tlačidlo myši
key-mouse-middle = stredné tlačidlo myši
key-mouse-right = pravé tlačidlo myši
key-insert = Insert
