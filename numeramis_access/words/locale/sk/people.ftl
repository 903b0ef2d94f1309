### Hra s ľuďmi: domy so stolmi, kto prichádza a odchádza, čo si hráči povedia.

people-name = Napíšte meno, pod ktorým vás ostatní budú počuť
    .braille = meno
people-gender = Ako majú o vás ostatní počuť?
people-gender-masculine = v mužskom rode: prišiel, hral
people-gender-feminine = v ženskom rode: prišla, hrala
people-gender-none = radšej nepoviem: prichádza, hrá
people-houses = Kde hrať
    .braille = k stolom
people-address = Napíšte adresu, kde sú stoly otvorené, napríklad 192.168.1.5, alebo celý odkaz z pozvánky
    .braille = adresa
people-join = Iný server: napísať adresu
people-host = Otvoriť stoly tu, ostatní prídu sem
people-not-hosted = Na tomto počítači sa teraz nedajú otvoriť stoly. Zavrite iné programy, ktoré používajú sieť, a skúste to znova.
    .braille = neotvorené
people-hosted-already = Tieto stoly už otvoril na tomto počítači iný program. Dostanete sa k nim na adrese { $address }.
    .braille = už otvorené: { $address }
people-found = { $name }: stoly nablízku
people-visited = { $address }: predtým navštívené stoly
    .braille = { $address }
people-found-now = Nablízku sú stoly: { $name }.
    .braille = nablízku: { $name }
people-address-is = Adresa pre ostatných
people-invite = { $address ->
        [none] Ostatní vojdú s kódom: { $code }.
       *[other] Ostatní vojdú na adrese { $address } s kódom: { $code }.
    }
    .braille = { $code }
people-invitation = Uložiť pozvánku: odkaz a QR kód
people-invitation-saved = QR kód je v súbore { $name }, odkaz v textovom súbore vedľa neho.
    .braille = uložené: { $name }
people-share = Poslať odkaz na tento stôl
people-come = Príďte ku mne k stolu, hráme { $game }.
people-really-close = Zavrieť tieto stoly? Ostatným sa preruší spojenie; všetko sa uchová, kým ich znova neotvoríte.
    .braille = zavrieť stoly?
people-connecting = Prebieha spájanie
people-house = Stoly s ľuďmi
people-no-house = Na tej adrese neodpovedá žiadny server. Program to skúša ďalej. Skontrolujte adresu a opýtajte sa, či sú tam stoly otvorené.
    .braille = nikto sa neozýva
people-no-tables = Na tej adrese odpovedá niečo iné než stoly s ľuďmi. Skontrolujte adresu; program to skúša ďalej, keby sa tam stoly otvorili.
    .braille = stoly tam nie sú
people-line-lost = Spojenie sa prerušilo. Program ho obnovuje, nemusíte nič robiť. Čo sa odohralo, je uložené na serveri.
    .braille = spojenie prerušené
people-line-away = Server stále neodpovedá: buď je zatvorený, alebo nefunguje sieť. Program ho hľadá na poslednej adrese aj nablízku. { $seated ->
        [yes] Miesto pri stole vám zostáva. Môžete počkať, alebo odísť a vrátiť sa z hlavnej ponuky.
       *[no] Môžete počkať, alebo odísť a prísť inokedy.
    }
    .braille = stoly mlčia, hľadám ich
people-back-soon = Server sa nakrátko zatvára a čoskoro bude späť. Nič sa nestratí a spojenie sa obnoví samo.
    .braille = hneď budeme späť
people-closed = Server je zatvorený. Nič sa nestratilo, a len čo sa znova otvorí, spojenie sa obnoví samo.
    .braille = stoly zavreté
people-line-silent = Server už tri sekundy mlčí. Váš posledný príkaz je na ceste a platí raz, neopakujte ho. Keď server odpovie, budete to počuť.
    .braille = stoly mlčia, chvíľu
people-line-answers = Server znova odpovedá.
    .braille = stoly odpovedajú
people-line-back = Spojenie je späť.
    .braille = spojenie späť
people-house-restored = Server je obnovený zo staršej kópie a to, čo sa tu stalo po nej, je preč.
    .braille = server obnovený
people-asked-away = Nie je spojenie, program ho obnovuje. Pred prerušením:
    .braille = bez spojenia, predtým:
people-act-waits = Nie je spojenie. Len čo sa vráti, program to pošle k stolu.
    .braille = pošlem po spojení
people-act-waits-reader = { $name } ešte číta. Program to pošle k stolu hneď potom.
    .braille = { $name } číta, potom to pošlem
people-reads = { $name } ešte číta.
    .braille = { $name } číta
people-waits-agreed = Všetci súhlasia: na toho, kto ešte číta riadok, sa počká.
    .braille = na čitateľa sa čaká
people-table-gone = Stôl, ku ktorému ste sa vracali, už neexistuje. Vyberte si iný, alebo otvorte nový.
    .braille = stôl už nie je
people-waits = { $what ->
        [server] Stôl preberá iný server. O chvíľu hra sama pokračuje, nič sa nestratí.
        [bus] Servery na seba teraz nedosiahnu. Stôl počká, hra potom sama pokračuje a nič sa nestratí.
        [store] Teraz sa nedá nič uložiť, preto stôl čaká. Hra potom sama pokračuje, nič sa nestratí.
       *[other] Hrá sa ďalej.
    }
    .braille = { $what ->
        [server] čaká sa: server
        [bus] čaká sa: servery
        [store] čaká sa: ukladanie
       *[other] hrá sa ďalej
    }
people-table = { $game }: { $names }{ $stage ->
        [playing] , hrá sa
        [watched] , hrá sa, môžete sa pozerať
        [over] , dohrané
       *[other] { $free ->
            [0] , plno
            [one] , jedno voľné miesto
            [few] , { SAY($free, gender: "neuter") } voľné miesta
           *[other] , { SAY($free) } voľných miest
        }
    }
people-new-table = Nový stôl s kódom, pre koho chcete
people-friends-table = Nový stôl pre mojich priateľov
people-open-table = Nový stôl otvorený všetkým
people-new-evening = Nový klubový večer, ktorý povediem
people-evening = Klubový večer, { $game }: { $names }{ $begun ->
        [over] , skončil sa
        [yes] , hrá sa
       *[no] , hráči prichádzajú
    }
people-evening-waits = { $last ->
        [yes] { $plays ->
            [yes] To bola posledná partia večera.
           *[no] To bolo posledné rozdanie večera.
        } Počkajte tu: keď dohrajú všetky stoly, budete počuť, ako ste dopadli. Poradie je potom v ponuke večera, vedie k nej Odísť od stola.
       *[no] Toto kolo máte dohrané. Výsledok budete počuť, keď dohrajú všetky stoly.
    }
    .braille = { $last ->
        [yes] koniec, výsledky prídu
       *[no] počkať na ostatných
    }
people-code = Mám kód: napísať štyri slová
    .braille = štyri slová
people-code-words = Napíšte štyri slová kódu. Z každého stačia prvé štyri písmená
    .braille = štyri slová
people-who = Kto tu je
people-key-not-kept = Nový kľúč tohto zariadenia sa nepodarilo uložiť, a tak ostatné zariadenia zostávajú prihlásené. Skontrolujte miesto na disku a práva, potom to skúste znova.
    .braille = kľúč neuložený
people-passphrase = Vypočuť si heslo pre iné zariadenie
people-passphrase-is = Vaše heslo je šesť slov: { $words }. Zapíšte si ich; na inom zariadení sa nimi prihlásite. Staršie heslo už neplatí.
    .braille = heslo: { $words }
people-old-words = Napíšte svojich doterajších šesť slov, dostanete za ne nové
    .braille = doterajšie heslo
people-prove-words = Napíšte šesť slov svojho hesla
    .braille = šesť slov
people-words-by-passkey = Vypočuť si nové heslo vďaka prístupovému kľúču
people-words-made = Na inom vašom zariadení alebo u správcu servera vzniklo vaše nové heslo a staršie už neplatí. Ak o tom nič neviete, povedzte to správcovi, môže vám dať iné.
    .braille = nové heslo odinakiaľ
people-words-wait = { $own ->
        [yes] { $days ->
            [0] Vaše nové heslo je pripravené: povie ho položka „{ people-words-take }“.
           *[other] Toto zariadenie hlási, že ste stratili heslo. O { COUNT($days, of: "day", case: "acc") } môže dostať nové alebo vás tu zmazať. Ak ste to neboli vy, použite položku „{ people-words-refuse }“.
        }
       *[no] { $days ->
            [0] Jedno vaše zariadenie hlási, že ste stratili heslo. Už môže dostať nové alebo vás tu zmazať. Ak to nie ste vy, použite položku „{ people-words-refuse }“.
           *[other] Jedno vaše zariadenie hlási, že ste stratili heslo. O { COUNT($days, of: "day", case: "acc") } môže dostať nové alebo vás tu zmazať. Ak to nie ste vy, použite položku „{ people-words-refuse }“.
        }
    }
    .braille = nové heslo: { $days } d
people-words-take = Vypočuť si svoje nové heslo
people-words-refuse = Odmietnuť nové heslo: nechcem ho
people-words-refused = Odmietnuté. Vašich šesť slov platí ďalej.
    .braille = odmietnuté
people-words-refused-elsewhere = Iné vaše zariadenie nové heslo odmietlo, to doterajšie platí ďalej.
    .braille = heslo odmietnuté
people-words-lost = Stratilo sa mi šesť slov hesla
people-really-lost = Požiadať o nové heslo? Na tomto zariadení ho dostanete o sedem dní. Všetky vaše ostatné zariadenia sa o tom medzitým dozvedia a každé môže odmietnuť. Správca servera vám môže dať nové hneď.
    .braille = heslo o 7 dní?
people-sign-out = Stratilo sa mi zariadenie: odhlásiť všetky moje ostatné
people-sign-out-words = Napíšte šesť slov svojho hesla, všetky vaše ostatné zariadenia sa odhlásia
    .braille = šesť slov
people-signed-out = Všetky vaše ostatné zariadenia sú odhlásené aj s prístupovými kľúčmi, nikto sa s nimi už za vás nebude vydávať.
    .braille = ostatné odhlásené
people-recover = Už mám heslo: napísať šesť slov
    .braille = šesť slov
people-recover-words = Napíšte šesť slov svojho hesla
    .braille = šesť slov
people-make-passkey = Vytvoriť prístupový kľúč tohto zariadenia
people-use-passkey = Prihlásiť sa prístupovým kľúčom
people-forget-passkeys = Odstrániť moje prístupové kľúče
people-really-forget-passkeys = Odstrániť všetky vaše prístupové kľúče? Žiadnym z nich sa sem potom už neprihlásite, šesť slov hesla platí ďalej.
people-passkeys-forgotten = Vaše prístupové kľúče sú odstránené.
    .braille = kľúče odstránené
people-passkeys-gone = Iné vaše zariadenie odstránilo vaše prístupové kľúče.
    .braille = kľúče odstránené inde
people-passkey-made = Prístupový kľúč je hotový. Nabudúce sa ním tu prihlásite bez šiestich slov.
    .braille = kľúč hotový
people-no-passkey = Zariadenie žiadny prístupový kľúč nedalo, nič sa teda nezmenilo. Skúste to znova, alebo použite šesť slov svojho hesla.
    .braille = žiadny kľúč
people-recovered = Vitajte späť, { $name }.
    .braille = vitajte, { $name }
people-leave-house = Odísť od stolov
people-at-match = { $game }: vaša partia
people-at-table = { $game }: hráči sa schádzajú
    .braille = { $game }: schádza sa
people-host-begins = Partiu začne { $name }, keď tu budú všetci.
    .braille = začne { $name }
people-you-host = Tento stôl teraz vediete vy: partiu začnete vy.
    .braille = vediete stôl
people-match-began = Začala sa vaša partia: { $game }. Nájdete ju medzi stolmi s ľuďmi.
    .braille = začína sa { $game }
people-to-match = Pokračovať v partii
people-begin = Začať partiu
people-code-is = Kód pre ostatných
people-place = { ORDINAL($number, gender: "neuter") } miesto
people-place-free = voľné
people-place-of = { $name }{ $own ->
        [yes] , to ste vy
       *[no] {""}
    }
people-leave-table = Odísť od tohto stola
people-came = { $gender ->
        [feminine] Prišla
        [none] Prichádza
       *[masculine] Prišiel
    } { $name }.
    .braille = +{ $name }
people-left = { $gender ->
        [feminine] Odišla
        [none] Odchádza
       *[masculine] Odišiel
    } { $name }.
    .braille = -{ $name }
people-gone = { $name }: spojenie sa prerušilo. Čakáme najviac { DURATION($seconds, case: "acc") }, potom tam zahrá počítač.
    .braille = { $name } bez spojenia
people-gone-in-pause = { $name } teraz nie je pri stole. Je prestávka a miesto počká.
    .braille = { $name } nie je pri stole
people-sits-in = { $name } teraz nehrá, zaskakuje počítač { $computer }. { $name } sa môže kedykoľvek vrátiť.
    .braille = za { $name } { $computer }
people-returned = { $name } je späť.
    .braille = { $name } späť
people-removed = Hostiteľ vás od stola vykázal.
    .braille = odvolanie od stola
people-unknown-game = hra, ktorú tento program nepozná
people-table-beyond = Pri tomto stole sa hrá hra alebo pravidlo, ktoré vaša verzia programu nepozná, takže k nemu nemôžete. Aktualizujte program, alebo si vyberte iný stôl.
    .braille = aktualizujte program
people-match-beyond = V tejto partii je niečo, čo vaša verzia programu nepozná. Hrá za vás počítač a miesto vám zostáva: aktualizujte program a vráťte sa.
    .braille = aktualizujte program
people-table-closed = Majiteľ servera tento stôl zavrel. Partia pri ňom sa skončila.
    .braille = stôl zavretý majiteľom
people-answered = Majiteľ stolov odpovedá na vaše hlásenie, týka sa ho { $name }. { $text }
    .braille = majiteľ: { $text }
people-nobody-heard = Nikto iný tu zatiaľ nič nepovedal ani nechcel.
    .braille = zatiaľ nikto
people-match-menu = Partia s ľuďmi
people-to-table = Späť k stolu
people-leave-match = Odísť z partie, zatiaľ za mňa hrá počítač
people-really-leave = Naozaj odísť z partie? Miesto vám zostane a zatiaľ za vás hrá počítač.
    .braille = odísť?
    .typed = odísť, opustiť stôl, preč
people-proof-ask = Boli zatiaľ karty poctivé?
people-proof = { $deals ->
        [0] { $waits ->
            [deal] Karty sú zapečatené, overia sa po prvom rozdaní.
           *[match] Karty sú zapečatené, overia sa po konci partie.
        }
       *[other] Overené: { COUNT($deals, of: "deal") }. Karty boli dané skôr, než ich ktokoľvek videl, a nikto ich nezmenil.
    }
    .braille = overené: { $deals }
people-unfair = Pozor, s kartami pri tomto stole niečo nesúhlasí.
    .braille = karty nesúhlasia!
people-record-kept = Záznam partie nájdete medzi svojimi záznamami.
    .braille = záznam uložený
people-once-more = Ešte raz, s tými istými hráčmi
people-once-more-drawn = Ešte raz, miesta znova vyžrebovať
people-watch-next = Pozerať sa na ďalšiu partiu
people-leave-over = Odísť od stola
people-by-key = { $key ->
        [none] v ponuke
       *[other] klávesom { $key }
    }
people-key-short = { $key ->
        [none] ponuka
       *[other] { $key }
    }
people-once-more-offered = Ešte raz s tými istými hráčmi: { people-key-short }.
    .braille = ešte raz: N
people-once-more-asked = { $name } chce hrať ešte raz. Súhlas: { people-key-short }.
    .braille = { $name }: ešte raz? áno: N
people-once-more-watch = { $begun ->
        [yes] Hrá sa ešte raz. Pozerať sa môžete z ponuky.
       *[no] { $name } chce s ostatnými hrať ešte raz. Keď začnú, budete to počuť.
    }
    .braille = { $begun ->
        [yes] hrá sa znova
       *[no] { $name }: ešte raz
    }
people-once-more-waits = { $names ->
        [none] Hrá sa ešte raz, ostatní už tu nie sú.
       *[other] Chcete hrať ešte raz. Čakáme ešte na súhlas: { $names }. Ak nechcete čakať, začnite bez nich.
    }
    .braille = { $names ->
        [none] ešte raz
       *[other] ešte raz; čaká sa: { $names }
    }
people-record-came = { $game }: partia sa dohrala bez vás. Hráči: { $names }. Záznam nájdete medzi svojimi záznamami.
    .braille = prišiel záznam: { $game }
people-matches-coming = { $count ->
        [few] Prichádzajú
       *[other] Prichádza
    } { COUNT($count, of: "match") }.
    .braille = prichádza: { $count }
people-matches-came = { $count ->
        [0] Neprišla žiadna partia.
       *[other] Medzi vašimi záznamami { $count ->
            [one] pribudla
            [few] pribudli
           *[other] pribudlo
        } { COUNT($count, of: "match") }
    }{ $wrong ->
        [0] { $count ->
            [0] {""}
           *[other] , karty súhlasia.
        }
       *[other] , ale niečo tu nesúhlasí s kartami; čo to je, povie pri zázname položka Overiť. Nesúhlasí: { COUNT($wrong, of: "match") }.
    }
    .braille = záznamov prišlo: { $count }, nesúhlasí: { $wrong }
people-myself = Moje meno, partie a údaje na tomto serveri
    .braille = moje údaje
people-rename = Zmeniť meno, teraz vás počujú ako { $name }
people-renamed = Ostatní vás teraz budú počuť ako { $name }.
    .braille = meno: { $name }
people-fetch-matches = Stiahnuť moje dohrané partie, ktoré na tomto zariadení chýbajú: { SAY($count, gender: "feminine") }
people-my-data = Uložiť všetko, čo je o mne na tomto serveri
people-delete-me = Zmazať ma z tohto servera
people-really-delete-me = Naozaj? Nikto vás tu už nespozná, ani podľa hesla, a v rozohraných partiách za vás dohrá počítač. Vaše záznamy vám zostanú.
    .braille = zmazať?
people-deleted = Nič o vás tu už nie je.
    .braille = zmazané
people-say = Niečo povedať ostatným
people-write = Napísať vlastnými slovami
    .braille = vlastnými slovami
people-write-words = Napíšte, čo chcete ostatným povedať
    .braille = vlastnými slovami
people-said = { $name }: { $text }
people-said-own = Ostatní počujú: { $text }
    .braille = ostatným: { $text }
people-said-before = Čo kto povedal
people-nothing-said = Zatiaľ nikto nič nepovedal, späť
people-here = Ostatní pri tomto stole
people-person = { $name }
people-friend = Priatelia
people-muted = Nepočuť až do zatvorenia programu
people-blocked = Blokovať: nepočuť, bez pozvaní, nie pri mojich stoloch
people-deals = Rozdanie dňa: porovnanie
people-deals-agree = Ukázať moju hru: priateľom s menom a kartami, všetkým ostatným bez mena
people-deals-none = Za posledný týždeň nemáte dohrané žiadne rozdanie dňa. Zahráte si ho v ponuke Rozdanie dňa.
people-deals-forgotten = Server už vaše rozdania nemá.
    .braille = rozdania zmazané
people-deal-day = { $game }, { ORDINAL($day, case: "gen") } { month }
    .braille = { $game } { $day }. { $month }.
people-deal-field = { $deal }: vy { $amount }
    .braille = { $deal }: { $amount }
people-deal-of = { $count ->
        [0] Toto rozdanie tu zatiaľ nikto iný neukázal
        [1] Okrem vás toto rozdanie ukázal jeden hráč, a dopadol { $better ->
            [0] { $same ->
                [0] horšie ako vy
               *[other] rovnako ako vy
            }
           *[other] lepšie ako vy
        }
       *[other] { COUNT($count, of: "player") } okrem vás: lepšie { $better ->
            [0] nikto
           *[other] { SAY($better, gender: "personal") }
        }, rovnako { $same ->
            [0] nikto
           *[other] { SAY($same, gender: "personal") }
        }, horšie { $less ->
            [0] nikto
           *[other] { SAY($less, gender: "personal") }
        }
    }
people-deal-players = { COUNT($count, of: "player") }{ $own ->
        [yes] {" "}aj s vami
       *[no] {""}
    }
people-deal-unread = Táto verzia programu nevie túto hru prečítať: { $name }.
    .braille = { $name }: nečitateľné
people-deal-by = Tie isté karty, hrá { $name }.
    .brief = { $name }.
    .braille = { $name }
people-deal-parts = Tu sa vaše hry rozchádzajú, je to vaša { ORDINAL($number, gender: "feminine") } voľba. Vy: { $own }. { $name }: { $best }.
    .brief = Vy: { $own }. { $name }: { $best }.
    .braille = { $number } vy { $own } { $name } { $best }
people-deal-others-part = Odtiaľto hrajú ostatní inak ako pri vašom stole.
    .brief = Ostatní hrajú inak.
    .braille = ostatní inak
people-deal-same = { $name } volí až do konca rovnako ako vy.
    .braille = { $name } ako vy
people-deal-outcome = { $name } končí s výsledkom: { people-deal-theirs }. Vy: { people-deal-own }.
    .brief = { $name }: { $theirs }. Vy: { $own }.
    .braille = { $name } { $theirs } vy { $own }
people-deal-own = { $unit ->
        [nothing] { $own }
       *[other] { AMOUNT($own, $unit) }
    }
people-deal-theirs = { $unit ->
        [nothing] { $theirs }
       *[other] { AMOUNT($theirs, $unit) }
    }
people-denied-not-given = To si vypočujete, keď tu ukážete svoju hru v tomto rozdaní.
    .braille = najprv vaše
people-acquaintances = Moji priatelia a koho blokujem
people-no-acquaintances = Zatiaľ nikto, späť
people-is-here = je tu
people-is-not-here = teraz tu nie je
people-is-blocked = blokované
people-report = Nahlásiť správcovi servera
people-report-why = Napíšte, čo sa stalo; pripojí sa, čo kto povedal naposledy
    .braille = čo sa stalo
people-reported = Správca servera vaše hlásenie nájde.
    .braille = nahlásené
people-remove = Poslať od stola
people-really-remove = { $name }: naozaj poslať od stola?
    .braille = { $name } od stola?
people-hand-over = Odovzdať vedenie stola
people-mute = Umlčať pre všetkých pri tomto stole
people-unmute = Nechať pri tomto stole zase hovoriť
people-move = Presadiť
people-move-to = Kam si presadne { $name }
people-draw-seats = Vyžrebovať miesta
people-seats-drawn = Miesta sú vyžrebované. V poradí sedia: { $names }.
    .braille = žreb: { $names }
people-sits = { $name } teraz sedí na { ORDINAL($number, gender: "neuter", case: "loc") } mieste.
    .braille = { $name }: miesto { $number }
people-sits-own = Teraz sedíte na { ORDINAL($number, gender: "neuter", case: "loc") } mieste.
    .braille = vaše miesto: { $number }
people-sits-pair = { $name } teraz sedí { $pair ->
        [0] na stoličke vedúceho
       *[other] v { ORDINAL($pair, gender: "feminine", case: "loc") } { $teams ->
            [yes] štvorici
           *[no] dvojici
        }
    }.
    .braille = { $name }: { $teams ->
        [yes] štvorica
       *[no] dvojica
    } { $pair }
people-sits-pair-own = Teraz sedíte { $pair ->
        [0] na stoličke vedúceho
       *[other] v { ORDINAL($pair, gender: "feminine", case: "loc") } { $teams ->
            [yes] štvorici
           *[no] dvojici
        }
    }.
    .braille = vaša { $teams ->
        [yes] štvorica
       *[no] dvojica
    }: { $pair }
people-seats = Miesta pri stole
people-seats-chosen = ako si kto sadne
people-seats-by-lot = vyžrebujú sa na začiatku partie
people-seats-will-be-drawn = Miesta sa vyžrebujú na začiatku partie.
    .braille = miesta sa vyžrebujú
people-did-muted = { $host ->
        [yes] Čo povie { $name }, už pri tomto stole nikto nebude počuť.
       *[no] { $gender ->
            [feminine] { $name } teraz pri tomto stole nesmie hovoriť, rozhodla hostiteľka.
            [masculine] { $name } teraz pri tomto stole nesmie hovoriť, rozhodol hostiteľ.
           *[none] { $name } teraz pri tomto stole nesmie hovoriť.
        }
    }
    .braille = { $name }: ticho
people-did-unmuted = Pri tomto stole zase počuť, čo povie { $name }.
    .braille = { $name }: počuť
people-did-removed = { $host ->
        [yes] { $name } tu už nesedí.
       *[no] { $gender ->
            [feminine] Hostiteľka posiela od stola: { $name }.
            [masculine] Hostiteľ posiela od stola: { $name }.
           *[none] { $name } musí od stola odísť.
        }
    }
    .braille = -{ $name }
people-did-handed-over = Stôl teraz vedie { $name }.
    .braille = vedie { $name }
people-you-muted =
    { $gender ->
        [feminine] Hostiteľka vás pri tomto stole umlčala: čo poviete, sa k nikomu nedostane.
        [masculine] Hostiteľ vás pri tomto stole umlčal: čo poviete, sa k nikomu nedostane.
       *[none] Pri tomto stole vás teraz nepočuť: čo poviete, sa k nikomu nedostane.
    }
    .braille = nikto vás nepočuje
people-you-unmuted =
    { $gender ->
        [feminine] Hostiteľka vás pri tomto stole zase necháva hovoriť.
        [masculine] Hostiteľ vás pri tomto stole zase necháva hovoriť.
       *[none] Pri tomto stole zase smiete hovoriť.
    }
    .braille = smiete zase hovoriť
people-you-lead = Tento stôl teraz vediete vy.
    .braille = vediete stôl
people-invite-to = Pozvať k stolu: { $game }
people-invite-sent = Pozvánka odišla, pozvaný hráč: { $name }.
    .braille = pozvané: { $name }
people-invited = { $name } vás pozýva: { $game }.
    .braille = pozýva { $name }
people-invitation-of = Prijať pozvanie: { $name }, { $game }
people-one = { $name }{ $friend ->
        [yes] , z priateľov
       *[no] {""}
    }
people-may-invite = Kto ma smie pozývať
people-may-invite-all = ktokoľvek
people-may-invite-friends = len priatelia
people-may-invite-nobody = nikto, nerušiť
people-agreed = Dohoda pri tomto stole
people-access = Kto smie prísť
people-access-code = kto má kód
people-access-friends = len moji priatelia
people-access-open = ktokoľvek
people-talk = Písať si, keď partneri hrajú rozdanie
people-talk-free = smie sa, priateľský stôl
people-talk-silent = nesmie sa, len hotové vety
people-watch = Kto sa smie pozerať, ako hráte
people-watch-nobody = nikto
people-watch-friends = priatelia tých, čo hrajú
people-watch-all = ktokoľvek, kto sem smie
people-watch-later = Kto sa pozerá, počuje všetko o zdvih neskôr
people-grace = Ako dlho čakať, keď sa niekomu preruší spojenie
people-duration = { DURATION($seconds) }
people-clock = Čas na rozmyslenie
people-clock-none = koľko kto chce
people-clock-is = { DURATION($decision) }{ $reserve ->
        [0] , bez rezervy
       *[other] {" "}a rezerva { DURATION($reserve) }
    }
people-clock-here = Čas na rozmyslenie tu je { $clock }.
    .braille = čas: { $clock }
people-clock-now = Čas na rozmyslenie sa zmenil: { $clock }.
    .braille = čas: { $clock }
people-clock-decision = Na každé rozhodnutie
people-clock-reserve = Rezerva na celú partiu
people-reserve-is = { $seconds ->
        [0] žiadna
       *[other] { DURATION($seconds) }
    }
people-clock-more = Koľkokrát si každý môže vziať minútu navyše
people-times = { $seconds ->
        [0] nikdy
        [one] raz
       *[other] { SAY($seconds) }krát
    }
people-clock-double = Dvojnásobok času pre toho, kto ho chce
people-take-more-time = Vziať si minútu navyše
people-wish-pause = Požiadať o prestávku
people-wish-go-on = Pokračovať po prestávke
people-time-sign = čas: { $left ->
        [0] pod { SAY(10) } sekúnd
       *[other] viac ako { DURATION($left, case: "acc") }
    }
    .braille = t{ $left }
people-time-warned = Ešte { DURATION($left) }.
    .braille = ešte { DURATION($left) }
people-time-reserve = Beriete si z rezervy, máte v nej { DURATION($left, case: "acc") }.
    .braille = rezerva: { DURATION($left) }
people-waited = Čakáme už { DURATION($seconds, case: "acc") }.
    .braille = čaká sa { DURATION($seconds, case: "acc") }
people-thinks = { $name } ešte premýšľa.
    .braille = { $name } premýšľa
people-still-gone = { $name } je bez spojenia, o { DURATION($seconds, case: "acc") } tam zahrá počítač.
    .braille = { $name } bez spojenia, { DURATION($seconds) }
people-grace-short = Ak sa vám spojenie v tomto rozdaní zase preruší, počkáme na vás už len { DURATION($seconds, case: "acc") }.
    .braille = nabudúce sa čaká len { DURATION($seconds, case: "acc") }
people-time-stands = Je prestávka, čas stojí.
    .braille = prestávka
people-time-unknown = Spojenie je prerušené. Kým sa nevráti, čas vám stojí.
    .braille = bez spojenia, čas stojí
people-time-round = { $over ->
        [yes] Čas kola vypršal.
       *[no] Do konca kola máte { DURATION($seconds, case: "acc") }.
    }
    .braille = { $over ->
        [yes] čas vypršal
       *[no] kolo: { DURATION($seconds) }
    }
people-time-none = Pri tomto stole sa čas nemeria.
    .braille = čas sa nemeria
people-time-own = Máte { DURATION($left, case: "acc") }{ $reserve ->
        [0] {""}
       *[other] {" "}a v rezerve { DURATION($reserve, case: "acc") }
    }{ $more ->
        [0] .
        [one] . Minútu navyše si môžete vziať raz.
       *[other] . Minútu navyše si môžete vziať { SAY($more) }krát.
    }
    .braille = { DURATION($left) } + { DURATION($reserve) }, navyše: { $more }
people-time-of = { $name } má { DURATION($left, case: "acc") }{ $reserve ->
        [0] {""}
       *[other] {" "}a v rezerve { DURATION($reserve, case: "acc") }
    }.
    .braille = { $name }: { DURATION($left) } + { DURATION($reserve) }
people-time-nobody = { $reserve ->
        [0] Rezervu nemáte
       *[other] V rezerve máte { DURATION($reserve, case: "acc") }
    }{ $more ->
        [0] .
        [one] . Minútu navyše si môžete vziať raz.
       *[other] . Minútu navyše si môžete vziať { SAY($more) }krát.
    }
    .braille = rezerva: { DURATION($reserve) }, navyše: { $more }
people-time-over = { $name }: čas vypršal. Tentoraz rozhodne počítač, { $by }.
    .braille = { $name }: čas vypršal, rozhodne { $by }
people-time-over-own = Čas vypršal. Tentoraz za vás rozhodne počítač, { $by }.
    .braille = čas vypršal, rozhodne { $by }
people-time-over-again = { $name }: čas vypršal druhýkrát za sebou. Ďalej tu hrá počítač, { $by }, kým sa { $name } vráti.
    .braille = { $name }: čas vypršal, hrá { $by }
people-time-over-again-own = Čas vypršal druhýkrát za sebou. Ďalej za vás hrá počítač, { $by }; klávesom Enter si miesto vezmete späť.
    .braille = čas vypršal, hrá { $by }; späť: enter
people-plays-again = Miesto je zase vaše.
    .braille = miesto zase vaše
people-more-time = { $name } si berie minútu navyše.
    .braille = { $name }: minúta navyše
people-more-time-own = Máte minútu navyše{ $left ->
        [0] , bola posledná.
        [one] , ešte jednu si vziať môžete.
       *[other] . Vziať si ju môžete ešte { SAY($left) }krát.
    }
    .braille = minúta navyše, ešte: { $left }
people-pause-asks = { $name } prosí o prestávku.{ $you ->
        [asked] { " " }Súhlas: { people-key-short }.
       *[other] { "" }
    }
    .braille = { $name }: prestávka?{ $you ->
        [asked] { " " }áno: P
       *[other] { "" }
    }
people-pause-asks-own = Prosíte o prestávku{ $others ->
        [none] .
       *[other] . Čakáme ešte na súhlas: { $others }.
    }
    .braille = prosba o prestávku; čaká sa: { $others }
people-pause-agrees = { $name } s prestávkou súhlasí.{ $you ->
        [asked] { " " }Čakáme na vás. Súhlas: { people-key-short }.
       *[other] { " " }Čakáme ešte na súhlas: { $others }.
    }
    .braille = { $name }: prestávka áno{ $you ->
        [asked] ; vy? áno: P
       *[other] ; čaká sa: { $others }
    }
people-pause-agrees-own = S prestávkou súhlasíte. Čakáme ešte na súhlas: { $others }.
    .braille = prestávka áno; čaká sa: { $others }
people-concession = { $name } chce vzdať zvyšok zdvihov, rozhodne { $partner }.
    .braille = { $name }: vzdať?
people-concession-own = Chcete vzdať zvyšok zdvihov, rozhodne { $partner }. Keď zahráte, hrá sa ďalej.
    .braille = vzdať? rozhodne { $partner }
people-concession-partner = { $name } chce za vašu dvojicu vzdať zvyšok zdvihov. Súhlas: { people-key-short }. Inak jednoducho hrajte.
    .braille = { $name }: vzdať? áno: G
people-paused = Prestávka, želá si ju { $name }.{ $clock ->
        [yes] { " " }Čas stojí. Pokračujte klávesom Enter.
       *[no] { " " }Pokračujte klávesom Enter.
    }
    .braille = prestávka: { $name }; ďalej: enter
people-paused-own = Prestávka.{ $clock ->
        [yes] { " " }Čas stojí. Pokračujte klávesom Enter.
       *[no] { " " }Pokračujte klávesom Enter.
    }
    .braille = prestávka; ďalej: enter
people-go-on-asks = { $name } už chce pokračovať.{ $you ->
        [asked] { " " }Súhlas: Enter.
       *[other] { "" }
    }
    .braille = { $name }: ďalej?{ $you ->
        [asked] { " " }enter
       *[other] { "" }
    }
people-go-on-asks-own = Chcete pokračovať{ $others ->
        [none] .
       *[other] . Čakáme ešte na súhlas: { $others }.
    }
    .braille = ďalej; čaká sa: { $others }
people-go-on-agrees = { $name } chce tiež pokračovať.{ $you ->
        [asked] { " " }Čakáme na vás. Súhlas: Enter.
       *[other] { " " }Čakáme ešte na súhlas: { $others }.
    }
    .braille = { $name }: ďalej áno{ $you ->
        [asked] ; vy? enter
       *[other] ; čaká sa: { $others }
    }
people-go-on-agrees-own = Chcete tiež pokračovať. Čakáme ešte na súhlas: { $others }.
    .braille = ďalej áno; čaká sa: { $others }
people-went-on = Prestávka sa skončila.
    .braille = ide sa ďalej
people-phrase-hello = Zdravím všetkých
people-phrase-well-played = Pekne zahrané
people-phrase-thanks = Ďakujem
people-phrase-sorry = Prepáčte
people-phrase-one-moment = Chvíľku, prosím
people-phrase-good-game = Bola to pekná partia
people-phrase-goodbye = Dovidenia
people-watching = Pozeráte sa na partiu: { $game }.
people-watch-asked = Pozerať sa tu smú priatelia hráčov. Hráčov sme sa opýtali; keď vás niekto z nich pustí, budete pri stole.
    .braille = čaká sa na dovolenie
people-come-asked = K tomuto stolu smú len priatelia hostiteľa. Hostiteľ o vás vie; keď vás pustí, budete pri stole.
    .braille = čaká sa na dovolenie
people-knocks = { $name } klope pri vašom stole pre priateľov, medzi nimi však nie je. Pustiť k stolu: v ponuke Kto tu je vyberte meno a zapnite Priatelia.
    .braille = { $name } klope
people-asks-watch = { $name } sa chce pozerať, ako hráte. Dovolenie: { people-key-short }, potom Enter.
    .braille = { $name } sa pozerať? áno: X
people-let-watch = Dovoliť, nech sa pozerá { $name }
people-let-watch-done = { $name } sa teraz smie pozerať.
    .braille = { $name } sa smie pozerať
people-watches = { $name } sa pozerá.
    .braille = pozerá sa { $name }
people-watches-no-more = { $name } sa už nepozerá.
    .braille = nepozerá sa { $name }
people-watch-rests = Rozdanie sa skončilo. Pokračuje sa, keď budú hráči pripravení.
    .braille = čaká sa na ďalšie rozdanie
people-only-watching = Len sa pozeráte, hrajú ostatní.
    .braille = len divák
people-watch-menu = Pozerám sa na partiu
people-stop-watching = Prestať sa pozerať
people-ask-hand = Poprosiť o pohľad do kariet
people-hand-asked-for = Prosba odišla: { $name }.
    .braille = prosba: { $name }
people-asks-hand = { $name } sa pýta, či smie vidieť vaše karty. Ukážete ich v ponuke, v položke Ostatní pri tomto stole.
    .braille = { $name }: vaše karty?
people-show-hand = Ukázať moje karty
people-shows-hand = { $name } teraz vidí vaše karty.
    .braille = { $name }: vidí karty
people-hide-hand = Skryť moje karty
people-hides-hand = { $name } už vaše karty nevidí.
    .braille = { $name }: nevidí karty
people-hand-shown = Karty, ktoré vidíte, má v ruke { $name }.
    .braille = vidíte karty: { $name }
people-hand-hidden = Do cudzích kariet už nevidíte.
    .braille = bez cudzích kariet
people-denied-not-over = Ešte sa tam hrá. Skúste to, keď bude dohrané.
people-denied-decided = To medzitým rozhodol niekto iný.
    .braille = už rozhodnuté
people-denied-not-watched = Pri tomto stole sa nikto nesmie pozerať.
    .braille = bez divákov
people-denied = To sa teraz nedá.
    .braille = nejde
people-answer-unread = Táto verzia programu nevie prečítať odpoveď servera. Obnovte program.
    .braille = odpoveď nečitateľná
people-denied-version = Server na tej adrese má inú verziu ako tento program. Obnovte program, alebo o to požiadajte hostiteľa.
    .braille = iná verzia
people-denied-no-such-match = Server má inú verziu ako váš program a nepozná túto hru alebo niektoré zo zvolených pravidiel. Zvoľte inú hru alebo iné pravidlá, alebo požiadajte hostiteľa, nech ho aktualizuje.
    .braille = táto hra tu nie je
people-denied-unknown-request = Server má staršiu verziu ako váš program a nevie to. Všetko ostatné funguje; požiadajte hostiteľa, nech ho aktualizuje.
    .braille = staršie stoly
people-denied-nobody-to-ask = Pozerať sa smú len tí, koho pustí niekto z hráčov, a z nich tu teraz nikto nie je. Skúste to neskôr.
    .braille = nikto z hráčov tu nie je
people-denied-unknown-value = Server má staršiu verziu ako váš program a túto možnosť nepozná. Vyberte niečo iné, alebo požiadajte hostiteľa, nech ho aktualizuje.
    .braille = staršie stoly
people-denied-malformed = Server má inú verziu ako váš program a na tomto spojenie prerušil. Nič sa nestratilo a spojenie sa obnovuje. Tu to vynechajte, alebo požiadajte hostiteľa, nech ho aktualizuje.
    .braille = nerozumejú tomu
people-denied-name = Pod týmto menom sa nedá prísť k stolu: potrebuje písmená, a len jedného písma. Zmeňte ho v nastaveniach.
    .braille = meno nejde
people-denied-unknown-passkey = Tento prístupový kľúč tu nefungoval. Skúste to znova, alebo napíšte šesť slov svojho hesla.
    .braille = kľúč neznámy
people-denied-no-passkeys = Na tomto serveri nie sú prístupové kľúče. Prihláste sa šiestimi slovami svojho hesla.
    .braille = kľúče tu nie sú
people-denied-unknown-words = Tieto slová nepatria nikomu. Skontrolujte ich a skúste to znova.
    .braille = neznáme heslo
people-denied-old-words = Máte tu šesť slov hesla alebo prístupový kľúč a bez nich sa to nedá. Ak sa slová stratili, povedzte to v položke so svojím menom, partiami a údajmi.
    .braille = chce heslo alebo kľúč
people-denied-no-words = Žiadnych šesť slov tu zatiaľ nemáte, takže ich nemožno stratiť. Vyžiadajte si ich.
    .braille = heslo nemáte
people-denied-another-waits = Na nové heslo už čaká iné vaše zariadenie. Ak to nie ste vy, najprv to odmietnite.
    .braille = čaká iné zariadenie
people-denied-key = Server kľúč tohto zariadenia neprijal. Aktualizujte program a skúste to znova.
    .braille = kľúč neplatí
people-denied-no-such-table = Taký stôl tu nie je. Skontrolujte slová kódu: sú štyri a z každého treba aspoň prvé štyri písmená. Možno sa stôl už zavrel.
    .braille = stôl nenájdený
people-denied-full = Pri tom stole už nie je voľné miesto.
    .braille = plno
people-denied-taken = To miesto je už obsadené.
    .braille = obsadené
people-denied-not-the-host = To smie pri tomto stole len hostiteľ.
    .braille = smie len hostiteľ
people-denied-not-here = Hráč tu už nie je, takže sa nič nestalo.
    .braille = už tu nie je
people-denied-not-let-in = K tomuto stolu teraz nemôžete prísť. Vyberte si iný, alebo otvorte vlastný.
    .braille = sem nie
people-denied-too-many-blocked = Viac ľudí už nemôžete blokovať. Niekoho najprv odblokujte.
    .braille = viac už nie
people-denied-muted = Hostiteľ vás pri tomto stole umlčal, nikto to teda nepočul.
    .braille = nikto to nepočul
people-denied-begun = Partia sa už začala.
    .braille = už sa hrá
people-denied-known-already = To už ostatní počuli, čakáme na nich.
    .braille = čaká sa na ostatných
people-denied-no-clock = Pri tomto stole sa čas nemeria, rozmýšľajte, ako dlho chcete.
    .braille = čas sa nemeria
people-denied-not-your-turn = Teraz nerozhodujete vy. Minútu navyše si vezmete, keď budete na rade.
    .braille = nie na rade
people-denied-no-more-time = Viac minút navyše už pri tomto stole nemôžete vziať.
    .braille = viac už nie
people-denied-too-many-guesses = Priveľa pokusov za sebou. Skúste to znova o { $seconds ->
        [0] minútu
       *[other] { DURATION($seconds, case: "acc") }
    }.
    .braille = počkajte
people-denied-too-much-said = Za krátky čas ste toho povedali veľa, takže to už nikto nepočul. Zopakujte to o { DURATION($seconds, case: "acc") }.
    .braille = o { DURATION($seconds, case: "acc") }
people-more-tables = Ďalšie stoly
people-more-people = Ďalší ľudia
people-earlier-tables = Predchádzajúce stoly
people-earlier-people = Predchádzajúci ľudia
people-evening-stopped = Klubový večer nemôže sám pokračovať, lebo niečo v jeho pláne nesedí: vedúci pri svojom stole môže začať ďalšie kolo alebo večer ukončiť.
    .braille = večer stojí, čaká na vedúceho
people-table-left = Váš stôl sa zavrel, { $game }: partia sa nezačala a desať minút pri ňom nikto nebol.
    .braille = stôl { $game } zavretý
people-denied-too-often = To už bolo veľakrát za sebou, takže sa nič nestalo. Skúste to znova o { DURATION($seconds, case: "acc") }.
    .braille = o { DURATION($seconds, case: "acc") }
people-denied-too-many-passkeys = Prístupových kľúčov tu už máte dosť. Najprv ich zmažte, potom si urobte nový.
    .braille = kľúčov je dosť
people-denied-said-hello = Server už vie, kto ste.
    .braille = už vás poznajú
people-denied-deleted = Vaše údaje tu boli zmazané z iného vášho zariadenia. Nič o vás tu už nie je.
    .braille = ste zmazaní
people-denied-evening-full = Záznam tohto večera je plný, takže sa nič nezapísalo. Večer môžete ukončiť a ďalší ohlásiť nanovo.
    .braille = záznam večera plný
people-denied-too-much-kept = Vaše večery tu zaberajú toľko miesta, koľko jeden človek smie mať, takže sa nič nezapísalo. Niektorý z nich najprv zavrite.
    .braille = večery zaberajú veľa miesta
people-denied-too-long = Tento záznam je na jednu odpoveď pridlhý. Aktualizujte program, ktorý sa naň pýta.
    .braille = záznam pridlhý
people-denied-too-many-tables = Stolov už máte dosť. Od niektorého najprv odíďte.
    .braille = priveľa stolov
people-denied-deal-is-on = Kým sa hrá rozdanie, spoluhráči si nepíšu. Môžete povedať niektorú z hotových viet.
    .braille = v rozdaní sa nepíše
people-denied-rename-later = Kým sa hrá rozdanie, mená sa nemenia. Zmeňte si ho potom.
    .braille = teraz sa meno nemení
people-denied-banned = Majiteľ tohto servera vás už nepúšťa. Zmeniť to môže len on.
    .braille = nepúšťa vás
people-denied-address-banned = Majiteľ servera teraz nepúšťa nikoho z vašej adresy. Skúste to o pár dní, alebo sa ho opýtajte.
    .braille = adresa má zákaz
people-denied-no-newcomers = Majiteľ servera teraz nepúšťa nikoho nového. Kto tu už bol, ten môže: ak ste to vy, prihláste sa šiestimi slovami hesla.
    .braille = nikto nový
people-denied-signed-out = Toto zariadenie bolo odhlásené z iného a už ho tu nepoznáme. Príďte znova ako niekto nový; podľa šiestich slov hesla vás zase spoznáme.
    .braille = zariadenie odhlásené
people-denied-no-room = Server teraz už pre nikoho nemá miesto. Program to stále skúša.
    .braille = nie je miesto
people-denied-too-many-newcomers = Z vašej adresy prišlo za pár minút príliš veľa nových ľudí. Skúste to znova o { $seconds ->
        [0] desať minút
       *[other] { DURATION($seconds, case: "acc") }
    }.
    .braille = počkajte chvíľu
people-denied-not-kept = Server to teraz nemôže uložiť. Skúste to o chvíľu znova.
    .braille = neuložené
people-denied-no-holidays = Toľko dní dovolenky vám nezostáva. Zvoľte menej dní.
    .braille = zostáva menej dní
people-denied-no-calls = Tento server vám nevie posielať správy týmto spôsobom.
people-denied-wrong-code = Tento kód je nesprávny, alebo už neplatí. Skontrolujte ho, alebo si nechajte poslať iný.
people-denied-too-many-browsers = Čakajúce stoly vám už oznamuje dosť prehliadačov. Najprv ich zastavte, potom to tu zvoľte znova.
