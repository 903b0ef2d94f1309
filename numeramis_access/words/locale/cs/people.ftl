### Hra s lidmi: domy se stoly, kdo přichází a odchází, co si hráči řeknou.

people-name = Napište jméno, pod kterým vás ostatní uslyší
    .braille = jméno
people-gender = Jak o vás mají ostatní slyšet?
people-gender-masculine = v mužském rodě: přišel, hrál
people-gender-feminine = v ženském rodě: přišla, hrála
people-gender-none = raději neřeknu: přichází, hraje
people-houses = Ke kterým stolům
    .braille = ke stolům
people-address = Napište adresu, kde jsou stoly otevřené, například 192.168.1.5, nebo celý odkaz z pozvánky
    .braille = adresa
people-join = Jinam: napsat adresu
people-host = Otevřít stoly tady, ostatní přijdou sem
people-not-hosted = Na tomto počítači teď stoly otevřít nejdou. Zavřete jiné programy, které používají síť, a zkuste to znovu.
    .braille = neotevřeno
people-hosted-already = Tyto stoly už má na tomto počítači otevřené jiný program. Dostanete se k nim, když napíšete adresu { $address }.
    .braille = už otevřeno: { $address }
people-found = { $name }: stoly nablízku
people-visited = { $address }: dříve navštívené stoly
    .braille = { $address }
people-found-now = Nablízku jsou stoly: { $name }.
    .braille = nablízku: { $name }
people-address-is = Adresa pro ostatní
people-invite = { $address ->
        [none] Ostatní přijdou na kód: { $code }.
       *[other] Ostatní přijdou na adresu { $address } s kódem: { $code }.
    }
    .braille = { $code }
people-invitation = Uložit pozvánku: odkaz a QR kód
people-invitation-saved = QR kód je v souboru { $name }, odkaz v textovém souboru vedle něj.
    .braille = uloženo: { $name }
people-share = Poslat odkaz na tento stůl
people-come = Přijďte ke mně ke stolu, hrajeme { $game }.
people-really-close = Zavřít tyto stoly? Ostatním se přeruší spojení; všechno se uchová, než je znovu otevřete.
    .braille = zavřít stoly?
people-connecting = Navazuje se spojení
people-house = Stoly s lidmi
people-no-house = Na té adrese se nikdo neozývá. Program to zkouší pořád. Zkontrolujte adresu a zda tam jsou stoly otevřené.
    .braille = nikdo se neozývá
people-no-tables = Na té adrese odpovídá něco jiného než stoly s lidmi. Zkontrolujte adresu. Program to zkouší pořád.
    .braille = stoly tam nejsou
people-line-lost = Spojení se přerušilo. Obnoví se samo, nemusíte nic dělat. Co se odehrálo, je u stolů uložené.
    .braille = spojení přerušeno
people-line-away = Stoly se pořád neozývají: buď je nikdo nemá otevřené, nebo nejde síť. Program je pořád hledá, na poslední adrese i nablízku. { $seated ->
        [yes] Místo u stolu vám zůstává. Můžete počkat, nebo odejít a vrátit se z hlavní nabídky.
       *[no] Můžete počkat, nebo odejít a přijít jindy.
    }
    .braille = stoly mlčí, hledám je
people-back-soon = Server se na chvíli zavírá a brzy bude zpátky. Nic se neztratí a spojení se obnoví samo.
    .braille = hned budeme zpátky
people-closed = Server je zavřený. Nic se neztratilo, a jakmile se zase otevře, spojení se obnoví samo.
    .braille = stoly zavřeny
people-line-silent = Od stolů už tři sekundy nic nepřichází. Váš pokyn je na cestě a platí jednou, dalším stiskem se nic nezmění. Až odpověď přijde, uslyšíte to.
    .braille = stoly mlčí, chvilku
people-line-answers = Stoly zase odpovídají.
    .braille = stoly odpovídají
people-line-back = Spojení je zpět.
    .braille = spojení zpět
people-house-restored = Server je obnovený ze starší kopie a to, co se tu stalo po ní, je pryč.
    .braille = server obnoven
people-asked-away = Není spojení, obnovuje se. Před přerušením:
    .braille = bez spojení, předtím:
people-act-waits = Není spojení. Jakmile se vrátí, váš pokyn se odešle.
    .braille = pošlu po spojení
people-act-waits-reader = { $name } ještě čte. Váš pokyn se odešle hned potom.
    .braille = { $name } čte, pak to pošlu
people-reads = { $name } ještě čte.
    .braille = { $name } čte
people-waits-agreed = Všichni souhlasí: na toho, kdo ještě čte řádek, se počká.
    .braille = na čtenáře se čeká
people-table-gone = Stůl, ke kterému se vracíte, už neexistuje. Vyberte si jiný, nebo otevřete nový.
    .braille = stůl už není
people-waits = { $what ->
        [server] Stůl přebírá jiný server. Za chvíli hra sama pokračuje, nic se neztratí.
        [bus] Servery na sebe teď nedosáhnou. Stůl počká, hra pak sama pokračuje a nic se neztratí.
        [store] Teď se nedá nic uložit, proto stůl čeká. Hra pak sama pokračuje, nic se neztratí.
       *[other] Hraje se dál.
    }
    .braille = { $what ->
        [server] čeká se: server
        [bus] čeká se: servery
        [store] čeká se: ukládání
       *[other] hraje se dál
    }
people-table = { $game }: { $names }{ $stage ->
        [playing] , hraje se
        [watched] , hraje se, můžete se dívat
        [over] , dohráno
       *[other] { $free ->
            [0] , plno
            [one] , jedno volné místo
            [few] , { SAY($free, gender: "neuter") } volná místa
           *[other] , { SAY($free) } volných míst
        }
    }
people-new-table = Nový soukromý stůl na kód
people-friends-table = Nový stůl pro moje přátele
people-open-table = Nový stůl otevřený všem
people-new-evening = Nový klubový večer, který povedu
people-evening = Klubový večer, { $game }: { $names }{ $begun ->
        [over] , skončil
        [yes] , hraje se
       *[no] , hráči přicházejí
    }
people-evening-waits = { $last ->
        [yes] { $plays ->
            [yes] To byla poslední partie večera.
           *[no] To bylo poslední rozdání večera.
        } Počkejte tu: až dohrají všechny stoly, uslyšíte svůj výsledek. Pořadí pak najdete v nabídce večera, po volbě Odejít od stolu.
       *[no] Toto kolo máte dohrané. Výsledek uslyšíte, až dohrají všechny stoly.
    }
    .braille = { $last ->
        [yes] konec, výsledky přijdou
       *[no] počkat na ostatní
    }
people-code = Mám kód: napsat čtyři slova
    .braille = kód: čtyři slova
people-code-words = Napište čtyři slova kódu. Z každého stačí první čtyři písmena
    .braille = čtyři slova
people-who = Kdo tu je
people-key-not-kept = Nový klíč tohoto zařízení se nepodařilo uložit, a tak ostatní zařízení zůstávají přihlášená. Zkontrolujte místo na disku a práva, pak to zkuste znovu.
    .braille = klíč neuložen
people-passphrase = Hrát pod tímto účtem na jiném zařízení: vyslechnout heslo
people-passphrase-is = Vaše heslo je šest slov: { $words }. Zapište si je; na jiném zařízení vás podle nich poznáme. Starší heslo už neplatí.
    .braille = heslo: { $words }
people-old-words = Napište svých dosavadních šest slov, dostanete za ně nová
    .braille = dosavadní heslo
people-prove-words = Napište šest slov svého hesla
    .braille = šest slov
people-words-by-passkey = Vyslechnout nové heslo díky přístupovému klíči
people-words-made = Na jiném vašem zařízení nebo u správce těchto stolů vzniklo vaše nové heslo a starší už neplatí. Pokud o tom nic nevíte, řekněte to správci, může vám dát jiné.
    .braille = nové heslo odjinud
people-words-wait = { $own ->
        [yes] { $days ->
            [0] Vaše nové heslo je připravené v položce „{ people-words-take }“.
           *[other] Toto zařízení hlásí, že se vám ztratilo heslo. Za { COUNT($days, of: "day", case: "acc") } může dostat nové nebo vás tu smazat. Pokud to není od vás, použijte položku „{ people-words-refuse }“.
        }
       *[no] { $days ->
            [0] Jedno vaše zařízení hlásí, že se vám ztratilo heslo. Už může dostat nové nebo vás tu smazat. Pokud to není od vás, použijte položku „{ people-words-refuse }“.
           *[other] Jedno vaše zařízení hlásí, že se vám ztratilo heslo. Za { COUNT($days, of: "day", case: "acc") } může dostat nové nebo vás tu smazat. Pokud to není od vás, použijte položku „{ people-words-refuse }“.
        }
    }
    .braille = nové heslo: { $days } d
people-words-take = Vyslechnout své nové heslo
people-words-refuse = Odmítnout nové heslo: nechci ho
people-words-refused = Odmítnuto. Vašich šest slov platí dál.
    .braille = odmítnuto
people-words-refused-elsewhere = Jiné vaše zařízení nové heslo odmítlo, to dosavadní platí dál.
    .braille = heslo odmítnuto
people-words-lost = Ztratilo se mi šest slov hesla
people-really-lost = Požádat o nové heslo? Na tomto zařízení ho dostanete za sedm dní. Všechna vaše ostatní zařízení se o tom mezitím dozvědí a každé může odmítnout. Správce těchto stolů vám může dát nové hned.
    .braille = heslo za 7 dní?
people-sign-out = Ztratilo se mi zařízení: odhlásit všechna moje ostatní
people-sign-out-words = Napište šest slov svého hesla, všechna vaše ostatní zařízení se odhlásí
    .braille = šest slov
people-signed-out = Všechna vaše ostatní zařízení jsou odhlášená i s přístupovými klíči, nikdo už se jimi za vás nevydá.
    .braille = ostatní odhlášena
people-recover = Už mám heslo: napsat šest slov
    .braille = heslo: šest slov
people-recover-words = Napište šest slov svého hesla
    .braille = šest slov
people-make-passkey = Vytvořit přístupový klíč tohoto zařízení
people-use-passkey = Přihlásit se přístupovým klíčem
people-forget-passkeys = Odstranit moje přístupové klíče
people-really-forget-passkeys = Odstranit všechny vaše přístupové klíče? Žádným z nich se sem pak už nepřihlásíte, šest slov hesla platí dál.
people-passkeys-forgotten = Vaše přístupové klíče jsou odstraněné.
    .braille = klíče odstraněny
people-passkeys-gone = Jiné vaše zařízení odstranilo vaše přístupové klíče.
    .braille = klíče odstraněny jinde
people-passkey-made = Přístupový klíč je hotový: podle něj vás tu příště poznáme i bez šesti slov.
    .braille = klíč hotový
people-no-passkey = Zařízení žádný přístupový klíč nedalo, nic se tedy nezměnilo. Zkuste to znovu, nebo použijte šest slov svého hesla.
    .braille = žádný klíč
people-recovered = Vítejte zpět, { $name }.
    .braille = vítejte, { $name }
people-leave-house = Odejít od stolů
people-at-match = { $game }: vaše partie
people-at-table = { $game }: stůl se schází
    .braille = { $game }: schází se
people-host-begins = Partii začne { $name }, až tu budou všichni.
    .braille = začne { $name }
people-you-host = Tento stůl teď vedete vy: partii začnete vy.
    .braille = vedete stůl
people-match-began = Začala vaše partie: { $game }. Najdete ji mezi stoly s lidmi.
    .braille = začíná { $game }
people-to-match = Pokračovat v partii
people-begin = Začít partii
people-code-is = Kód pro ostatní
people-place = { ORDINAL($number, gender: "neuter") } místo
people-place-free = volné
people-place-of = { $name }{ $own ->
        [yes] , to jste vy
       *[no] {""}
    }
people-leave-table = Odejít od tohoto stolu
people-came = { $gender ->
        [feminine] Přišla
        [none] Přichází
       *[masculine] Přišel
    } { $name }.
    .braille = +{ $name }
people-left = { $gender ->
        [feminine] Odešla
        [none] Odchází
       *[masculine] Odešel
    } { $name }.
    .braille = -{ $name }
people-gone = { $name }: spojení se přerušilo. Čekáme nejvýš { DURATION($seconds, case: "acc") }, pak tam zahraje počítač.
    .braille = { $name } bez spojení
people-gone-in-pause = { $name } teď není u stolu. Je pauza a místo počká.
    .braille = { $name } není u stolu
people-sits-in = { $name } teď nehraje, zaskakuje počítač { $computer }. { $name } se může kdykoli vrátit.
    .braille = za { $name } { $computer }
people-returned = { $name } je zpět.
    .braille = { $name } zpět
people-removed = Hostitel vás od stolu vykázal.
    .braille = odvolán od stolu
people-unknown-game = hra, kterou tento program nezná
people-table-beyond = U tohoto stolu se hraje hra nebo pravidlo, které vaše verze programu nezná, takže k němu nemůžete. Aktualizujte program, nebo si vyberte jiný stůl.
    .braille = aktualizujte program
people-match-beyond = V této partii přišlo něco, co vaše verze programu nezná. Hraje za vás počítač a místo vám zůstává: aktualizujte program a vraťte se.
    .braille = aktualizujte program
people-table-closed = Majitel těchto stolů tento stůl zavřel. Partie u něj skončila.
    .braille = stůl zavřen majitelem
people-answered = Majitel stolů odpovídá na vaše hlášení. Týkalo se: { $name }. Odpověď: { $text }
    .braille = majitel: { $text }
people-nobody-heard = Nikdo jiný tu zatím nic neřekl ani nechtěl.
    .braille = zatím nikdo
people-match-menu = Partie s lidmi
people-to-table = Zpět ke stolu
people-leave-match = Odejít z partie, zatím za mě hraje počítač
people-really-leave = Opravdu odejít z partie? Místo vám zůstane a zatím za vás hraje počítač.
    .braille = odejít?
    .typed = odejít, opustit stůl, pryč
people-proof-ask = Byly zatím karty poctivé?
people-proof = { $deals ->
        [0] { $waits ->
            [deal] Karty jsou zapečetěné, ověří se po prvním rozdání.
           *[match] Karty jsou zapečetěné, ověří se po konci partie.
        }
       *[other] Ověřeno: { COUNT($deals, of: "deal") }. Karty byly dané dřív, než je kdo viděl, a nikdo je nezměnil.
    }
    .braille = ověřeno: { $deals }
people-unfair = Pozor, s kartami u tohoto stolu něco nesouhlasí.
    .braille = karty nesouhlasí!
people-record-kept = Záznam partie najdete mezi svými záznamy.
    .braille = záznam uložen
people-once-more = Ještě jednou, s týmiž hráči
people-once-more-drawn = Ještě jednou, místa znovu vylosovat
people-watch-next = Dívat se na další partii
people-leave-over = Odejít od stolu
people-by-key = { $key ->
        [none] v nabídce
       *[other] klávesou { $key }
    }
people-key-short = { $key ->
        [none] nabídka
       *[other] { $key }
    }
people-once-more-offered = Ještě jednou s týmiž hráči: { people-key-short }.
    .braille = ještě jednou: N
people-once-more-asked = { $name } chce hrát ještě jednou. Souhlas: { people-key-short }.
    .braille = { $name }: ještě jednou? ano: N
people-once-more-watch = { $begun ->
        [yes] Hraje se ještě jednou. Dívat se můžete z nabídky.
       *[no] { $name } chce s ostatními hrát ještě jednou. Až začnou, uslyšíte to.
    }
    .braille = { $begun ->
        [yes] hraje se znovu
       *[no] { $name }: ještě jednou
    }
people-once-more-waits = { $names ->
        [none] Hraje se ještě jednou, ostatní už tu nejsou.
       *[other] Hraje se ještě jednou, čeká se, zda chce i { $names }. Nechcete-li čekat, začněte bez nich.
    }
    .braille = { $names ->
        [none] ještě jednou
       *[other] ještě jednou; čeká se: { $names }
    }
people-record-came = Partie { $game } se dohrála bez vás, hráli { $names }. Záznam najdete mezi svými záznamy.
    .braille = přišel záznam: { $game }
people-matches-coming = { $count ->
        [few] Přicházejí
       *[other] Přichází
    } { COUNT($count, of: "match") }.
    .braille = přichází: { $count }
people-matches-came = { $count ->
        [0] Nepřišla žádná partie
       *[other] Mezi vašimi záznamy { $count ->
            [one] přibyla
            [few] přibyly
           *[other] přibylo
        } { COUNT($count, of: "match") }
    }{ $wrong ->
        [0] { $count ->
            [0] .
           *[other] , karty souhlasí.
        }
       *[other] , ale něco tu nesouhlasí s kartami. Podrobnosti najdete u záznamu v položce Ověřit. Nesouhlasí: { COUNT($wrong, of: "match") }.
    }
    .braille = záznamů přišlo: { $count }, nesouhlasí: { $wrong }
people-myself = Moje jméno, partie a údaje u těchto stolů
    .braille = moje údaje
people-rename = Změnit jméno, teď vás slyší jako { $name }
people-renamed = Ostatní vás teď uslyší jako { $name }.
    .braille = jméno: { $name }
people-fetch-matches = Stáhnout moje dohrané partie, které na tomto zařízení chybí: { SAY($count, gender: "feminine") }
people-my-data = Uložit všechno, co o mně u těchto stolů je
people-delete-me = Smazat mě u těchto stolů
people-really-delete-me = Opravdu? Nikdo vás tu už nepozná, ani heslem, a v rozehraných partiích za vás dohraje počítač. Vaše záznamy vám zůstanou.
    .braille = smazat?
people-deleted = Nic o vás tu už není.
    .braille = smazáno
people-say = Něco říct ostatním
people-write = Napsat vlastními slovy
    .braille = vlastními slovy
people-write-words = Napište, co chcete ostatním říct
    .braille = vlastními slovy
people-said = { $name }: { $text }
people-said-own = Ostatní slyší: { $text }
    .braille = ostatním: { $text }
people-said-before = Co kdo řekl
people-nothing-said = Zatím nikdo nic neřekl, zpět
people-here = Ostatní u tohoto stolu
people-person = { $name }
people-friend = Přátelé
people-muted = Neslyšet až do konce programu
people-blocked = Blokovat: neslyšet, bez pozvání, ne u mých stolů
people-deals = Rozdání dne ve srovnání
people-deals-agree = Ostatní na tomto serveru uslyší vaši hru: přátelé se jménem a kartu po kartě, všichni ostatní bez jména
people-deals-none = Z posledního týdne nemáte žádné dohrané rozdání dne; zahrajete si ho v nabídce Rozdání dne.
people-deals-forgotten = Server už vaše rozdání nemá.
    .braille = zapomenuto
people-deal-day = { $game }, { ORDINAL($day, case: "gen") } { month }
    .braille = { $game } { $day }. { $month }.
people-deal-field = { $deal }: vy { $amount }
    .braille = { $deal }: { $amount }
people-deal-of = { $count ->
        [0] Toto rozdání tu zatím nikdo jiný neukázal
        [1] Kromě vás toto rozdání ukázal jeden hráč, a dopadl { $better ->
            [0] { $same ->
                [0] hůř než vy
               *[other] stejně jako vy
            }
           *[other] lépe než vy
        }
       *[other] { COUNT($count, of: "player") } kromě vás: lépe { $better ->
            [0] nikdo
           *[other] { SAY($better, gender: "masculine") }
        }, stejně { $same ->
            [0] nikdo
           *[other] { SAY($same, gender: "masculine") }
        }, hůř { $less ->
            [0] nikdo
           *[other] { SAY($less, gender: "masculine") }
        }
    }
people-deal-players = { COUNT($count, of: "player") }{ $own ->
        [yes] {" "}i s vámi
       *[no] {""}
    }
people-deal-unread = Tato verze programu neumí přečíst, jak hraje { $name }.
    .braille = { $name }: nelze číst
people-deal-by = Tytéž karty, hraje { $name }.
    .brief = { $name }.
    .braille = { $name }
people-deal-parts = Tady se hra rozchází, je to vaše { ORDINAL($number, gender: "feminine") } volba. Vy: { $own }. { $name }: { $best }.
    .brief = Vy: { $own }. { $name }: { $best }.
    .braille = { $number } vy { $own } { $name } { $best }
people-deal-others-part = Odtud hrají ostatní jinak než u vašeho stolu.
    .brief = Ostatní hrají jinak.
    .braille = ostatní jinak
people-deal-same = { $name } až do konce volí jako vy.
    .braille = { $name } jako vy
people-deal-outcome = { $name } má nakonec: { people-deal-theirs }. Vy: { people-deal-own }.
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
people-denied-not-given = To uslyšíte, až tu ukážete svou hru v tomto rozdání.
    .braille = nejdřív vaše
people-acquaintances = Moji přátelé a koho blokuji
people-no-acquaintances = Zatím nikdo, zpět
people-is-here = je tu
people-is-not-here = teď tu není
people-is-blocked = blokováno
people-report = Nahlásit správci těchto stolů
people-report-why = Napište, co se stalo; připojí se, co kdo řekl naposled
    .braille = co se stalo
people-reported = Správce těchto stolů vaše hlášení najde.
    .braille = nahlášeno
people-remove = Poslat od stolu
people-really-remove = { $name }: opravdu poslat od stolu?
    .braille = { $name } od stolu?
people-hand-over = Předat vedení stolu
people-mute = Umlčet pro všechny u tohoto stolu
people-unmute = Nechat u tohoto stolu zase mluvit
people-move = Přesadit
people-move-to = Kam si přesedne { $name }
people-draw-seats = Rozlosovat místa
people-seats-drawn = Místa jsou rozlosovaná. Po řadě sedí: { $names }.
    .braille = los: { $names }
people-sits = { $name } teď sedí na { ORDINAL($number, gender: "neuter", case: "loc") } místě.
    .braille = { $name }: místo { $number }
people-sits-own = Teď sedíte na { ORDINAL($number, gender: "neuter", case: "loc") } místě.
    .braille = vaše místo: { $number }
people-sits-pair = { $name } teď { $pair ->
        [0] sedí na židli vedoucího
       *[other] hraje za { ORDINAL($pair, gender: "feminine", case: "acc") } { $teams ->
            [yes] čtveřici
           *[no] dvojici
        }
    }.
    .braille = { $name }: { $teams ->
        [yes] čtveřice
       *[no] dvojice
    } { $pair }
people-sits-pair-own = Teď { $pair ->
        [0] sedíte na židli vedoucího
       *[other] hrajete za { ORDINAL($pair, gender: "feminine", case: "acc") } { $teams ->
            [yes] čtveřici
           *[no] dvojici
        }
    }.
    .braille = vaše { $teams ->
        [yes] čtveřice
       *[no] dvojice
    }: { $pair }
people-seats = Místa u stolu
people-seats-chosen = jak si kdo sedne
people-seats-by-lot = rozlosují se na začátku partie
people-seats-will-be-drawn = Místa se rozlosují na začátku partie.
    .braille = místa se rozlosují
people-did-muted = { $host ->
        [yes] Co řekne { $name }, u tohoto stolu už nikdo neuslyší.
       *[no] { $gender ->
            [feminine] { $name } teď u tohoto stolu nesmí mluvit, rozhodla hostitelka.
            [masculine] { $name } teď u tohoto stolu nesmí mluvit, rozhodl hostitel.
           *[none] { $name } teď u tohoto stolu nesmí mluvit.
        }
    }
    .braille = { $name }: ticho
people-did-unmuted = { $name } smí u tohoto stolu zase mluvit.
    .braille = { $name }: slyšet
people-did-removed = { $host ->
        [yes] { $name } už tu nesedí.
       *[no] { $gender ->
            [feminine] { $name } u tohoto stolu končí, rozhodla hostitelka.
            [masculine] { $name } u tohoto stolu končí, rozhodl hostitel.
           *[none] { $name } musí od tohoto stolu odejít.
        }
    }
    .braille = -{ $name }
people-did-handed-over = Stůl teď vede { $name }.
    .braille = vede { $name }
people-you-muted =
    { $gender ->
        [feminine] Hostitelka vás u tohoto stolu umlčela: co řeknete, se k nikomu nedostane.
        [masculine] Hostitel vás u tohoto stolu umlčel: co řeknete, se k nikomu nedostane.
       *[none] U tohoto stolu vás teď není slyšet: co řeknete, se k nikomu nedostane.
    }
    .braille = nikdo vás neslyší
people-you-unmuted =
    { $gender ->
        [feminine] Hostitelka vás u tohoto stolu zase nechává mluvit.
        [masculine] Hostitel vás u tohoto stolu zase nechává mluvit.
       *[none] U tohoto stolu zase smíte mluvit.
    }
    .braille = smíte zase mluvit
people-you-lead = Tento stůl teď vedete vy.
    .braille = vedete stůl
people-invite-to = Pozvat ke stolu: { $game }
people-invite-sent = Pozvánka odešla: { $name }.
    .braille = zváno: { $name }
people-invited = { $name } vás zve: { $game }.
    .braille = zve { $name }
people-invitation-of = Přijmout pozvání: { $name }, { $game }
people-one = { $name }{ $friend ->
        [yes] , z přátel
       *[no] {""}
    }
people-may-invite = Kdo mě smí zvát
people-may-invite-all = kdokoli
people-may-invite-friends = jen přátelé
people-may-invite-nobody = nikdo, nerušit
people-agreed = Domluva u tohoto stolu
people-access = Kdo smí přijít
people-access-code = kdo má kód
people-access-friends = jen moji přátelé
people-access-open = kdokoli
people-talk = Psát si, když partneři hrají rozdání
people-talk-free = smí se, přátelský stůl
people-talk-silent = nesmí se, jen hotové věty
people-watch = Kdo se smí dívat, jak hrajete
people-watch-nobody = nikdo
people-watch-friends = přátelé těch, kdo hrají
people-watch-all = kdokoli, kdo sem smí
people-watch-later = Kdo se dívá, slyší vše o zdvih později
people-grace = Jak dlouho čekat, když se někomu přeruší spojení
people-duration = { DURATION($seconds) }
people-clock = Čas na rozmyšlenou
people-clock-none = kolik kdo chce
people-clock-is = { DURATION($decision) }{ $reserve ->
        [0] , bez rezervy
       *[other] {" "}a rezerva { DURATION($reserve) }
    }
people-clock-here = Čas na rozmyšlenou tu je { $clock }.
    .braille = čas: { $clock }
people-clock-now = Čas na rozmyšlenou se změnil: { $clock }.
    .braille = čas: { $clock }
people-clock-decision = Na každé rozhodnutí
people-clock-reserve = Rezerva na celou partii
people-reserve-is = { $seconds ->
        [0] žádná
       *[other] { DURATION($seconds) }
    }
people-clock-more = Kolikrát si každý může vzít minutu navíc
people-times = { $seconds ->
        [0] nikdy
        [one] jednou
       *[other] { SAY($seconds) }krát
    }
people-clock-double = Dvojnásobek času pro toho, kdo ho chce
people-take-more-time = Vzít si minutu navíc
people-wish-pause = Požádat o pauzu
people-wish-go-on = Pokračovat po pauze
people-time-sign = čas: { $left ->
        [0] pod { SAY(10) } sekund
       *[other] přes { DURATION($left, case: "acc") }
    }
    .braille = t{ $left }
people-time-warned = Ještě { DURATION($left) }.
    .braille = ještě { DURATION($left) }
people-time-reserve = Berete si z rezervy, máte v ní { DURATION($left, case: "acc") }.
    .braille = rezerva: { DURATION($left) }
people-waited = Čeká se už { DURATION($seconds, case: "acc") }.
    .braille = čeká se { DURATION($seconds, case: "acc") }
people-thinks = { $name } ještě přemýšlí.
    .braille = { $name } přemýšlí
people-still-gone = { $name } je bez spojení, za { DURATION($seconds, case: "acc") } tam zahraje počítač.
    .braille = { $name } bez spojení, { DURATION($seconds) }
people-grace-short = Když se vám spojení v tomto rozdání zase přeruší, počká se na vás už jen { DURATION($seconds, case: "acc") }.
    .braille = příště se čeká jen { DURATION($seconds, case: "acc") }
people-time-stands = Je pauza, čas stojí.
    .braille = pauza
people-time-unknown = Spojení je přerušené, než se vrátí, čas vám stojí.
    .braille = bez spojení, čas stojí
people-time-round = { $over ->
        [yes] Čas kola vypršel.
       *[no] Do konce kola máte { DURATION($seconds, case: "acc") }.
    }
    .braille = { $over ->
        [yes] čas vypršel
       *[no] kolo: { DURATION($seconds) }
    }
people-time-none = U tohoto stolu se čas neměří.
    .braille = čas se neměří
people-time-own = Máte { DURATION($left, case: "acc") }{ $reserve ->
        [0] {""}
       *[other] {" "}a v rezervě { DURATION($reserve, case: "acc") }
    }{ $more ->
        [0] .
        [one] . Minutu navíc si můžete vzít jednou.
       *[other] . Minutu navíc si můžete vzít { SAY($more) }krát.
    }
    .braille = { DURATION($left) }{ $reserve ->
        [0] {""}
       *[other] {" "}+ rezerva { DURATION($reserve) }
    }, navíc: { $more }
people-time-of = { $name } má { DURATION($left, case: "acc") }{ $reserve ->
        [0] {""}
       *[other] {" "}a v rezervě { DURATION($reserve, case: "acc") }
    }.
    .braille = { $name }: { DURATION($left) }{ $reserve ->
        [0] {""}
       *[other] {" "}+ rezerva { DURATION($reserve) }
    }
people-time-nobody = { $reserve ->
        [0] Rezervu nemáte
       *[other] V rezervě máte { DURATION($reserve, case: "acc") }
    }{ $more ->
        [0] .
        [one] . Minutu navíc si můžete vzít jednou.
       *[other] . Minutu navíc si můžete vzít { SAY($more) }krát.
    }
    .braille = rezerva: { DURATION($reserve) }, navíc: { $more }
people-time-over = { $name }: čas vypršel. Tentokrát rozhodne počítač, { $by }.
    .braille = { $name }: čas vypršel, rozhodne { $by }
people-time-over-own = Čas vypršel. Tentokrát za vás rozhodne počítač, { $by }.
    .braille = čas vypršel, rozhodne { $by }
people-time-over-again = { $name }: čas vypršel podruhé za sebou. Dál tu hraje počítač, { $by }, než se { $name } vrátí.
    .braille = { $name }: čas vypršel, hraje { $by }
people-time-over-again-own = Čas vypršel podruhé za sebou. Dál za vás hraje počítač, { $by }; Enterem si místo vezmete zpět.
    .braille = čas vypršel, hraje { $by }; zpět: enter
people-plays-again = Místo je zase vaše.
    .braille = místo zase vaše
people-more-time = { $name } si bere minutu navíc.
    .braille = { $name }: minuta navíc
people-more-time-own = Máte minutu navíc{ $left ->
        [0] , byla poslední.
        [one] , ještě jednu si vzít můžete.
       *[other] . Vzít si ji můžete ještě { SAY($left) }krát.
    }
    .braille = minuta navíc, zbývá: { $left }
people-pause-asks = { $name } prosí o pauzu.{ $you ->
        [asked] { " " }Souhlas: { people-key-short }.
       *[other] { "" }
    }
    .braille = { $name }: pauza?{ $you ->
        [asked] { " " }ano: P
       *[other] { "" }
    }
people-pause-asks-own = Prosíte o pauzu{ $others ->
        [none] .
       *[other] , čeká se, zda souhlasí i { $others }.
    }
    .braille = prosba o pauzu; čeká se: { $others }
people-pause-agrees = { $name } s pauzou souhlasí.{ $you ->
        [asked] { " " }Čeká se na vás. Souhlas: { people-key-short }.
       *[other] { " " }Čeká se, zda souhlasí i { $others }.
    }
    .braille = { $name }: pauza ano{ $you ->
        [asked] ; souhlas: P
       *[other] ; čeká se: { $others }
    }
people-pause-agrees-own = S pauzou souhlasíte. Čeká se, zda souhlasí i { $others }.
    .braille = pauza ano; čeká se: { $others }
people-concession = { $name } chce vzdát zbytek zdvihů, rozhodne { $partner }.
    .braille = { $name }: vzdát?
people-concession-own = Chcete vzdát zbytek zdvihů, rozhodne { $partner }. Když zahrajete, hraje se dál.
    .braille = vzdát? rozhodne { $partner }
people-concession-partner = { $name } chce za vaši dvojici vzdát zbytek zdvihů. Souhlas: { people-key-short }. Jinak prostě hrajte.
    .braille = { $name }: vzdát? ano: G
people-paused = Pauza, přeje si ji { $name }.{ $clock ->
        [yes] { " " }Čas stojí, pokračuje se Enterem.
       *[no] { " " }Pokračuje se Enterem.
    }
    .braille = pauza: { $name }; dál: enter
people-paused-own = Pauza.{ $clock ->
        [yes] { " " }Čas stojí, pokračuje se Enterem.
       *[no] { " " }Pokračuje se Enterem.
    }
    .braille = pauza; dál: enter
people-go-on-asks = { $name } už chce pokračovat.{ $you ->
        [asked] { " " }Souhlas: Enter.
       *[other] { "" }
    }
    .braille = { $name }: dál?{ $you ->
        [asked] { " " }ano: enter
       *[other] { "" }
    }
people-go-on-asks-own = Chcete pokračovat{ $others ->
        [none] .
       *[other] , čeká se, zda souhlasí i { $others }.
    }
    .braille = dál; čeká se: { $others }
people-go-on-agrees = { $name } chce také pokračovat.{ $you ->
        [asked] { " " }Čeká se na vás. Souhlas: Enter.
       *[other] { " " }Čeká se, zda souhlasí i { $others }.
    }
    .braille = { $name }: dál ano{ $you ->
        [asked] ; souhlas: enter
       *[other] ; čeká se: { $others }
    }
people-go-on-agrees-own = Chcete také pokračovat. Čeká se, zda souhlasí i { $others }.
    .braille = dál ano; čeká se: { $others }
people-went-on = Pauza skončila.
    .braille = konec pauzy
people-phrase-hello = Zdravím všechny
people-phrase-well-played = Pěkně zahráno
people-phrase-thanks = Díky
people-phrase-sorry = Promiňte
people-phrase-one-moment = Chvilku, prosím
people-phrase-good-game = Byla to hezká partie
people-phrase-goodbye = Na shledanou
people-watching = Díváte se na partii: { $game }.
people-watch-asked = Dívat se tu smějí přátelé hráčů. Hráčů jsme se zeptali; až vás někdo z nich pustí, budete u stolu.
    .braille = čeká se na svolení
people-come-asked = K tomuto stolu smějí jen přátelé hostitele. Hostitel o vás ví; až vás pustí, budete u stolu.
    .braille = čeká se na svolení
people-knocks = { $name } klepe u vašeho stolu pro přátele, mezi nimi ale není. Pustit ke stolu: v nabídce Kdo tu je vyberte jméno a zapněte Přátelé.
    .braille = { $name } klepe
people-asks-watch = { $name } se chce dívat, jak hrajete. Svolení: { people-key-short }, pak Enter.
    .braille = { $name } se dívat? ano: X, enter
people-let-watch = Dovolit, ať se dívá { $name }
people-let-watch-done = { $name } se teď smí dívat.
    .braille = { $name } se smí dívat
people-watches = { $name } se dívá.
    .braille = dívá se { $name }
people-watches-no-more = { $name } se už nedívá.
    .braille = nedívá se { $name }
people-watch-rests = Rozdání skončilo. Pokračuje se, až budou hráči připraveni.
    .braille = čeká se na další rozdání
people-only-watching = Jen se díváte, hrají ostatní.
    .braille = jen se díváte
people-watch-menu = Dívám se na partii
people-stop-watching = Přestat se dívat
people-ask-hand = Poprosit o pohled do karet
people-hand-asked-for = Prosba odešla: { $name }.
    .braille = prosba: { $name }
people-asks-hand = { $name } se ptá, zda smí vidět vaše karty. Ukážete je v nabídce, v položce Ostatní u tohoto stolu.
    .braille = { $name }: vaše karty?
people-show-hand = Ukázat moje karty
people-shows-hand = { $name } teď vidí vaše karty.
    .braille = { $name }: vidí karty
people-hide-hand = Skrýt moje karty
people-hides-hand = { $name } už vaše karty nevidí.
    .braille = { $name }: nevidí karty
people-hand-shown = Karty, které vidíte, má v ruce { $name }.
    .braille = vidíte karty: { $name }
people-hand-hidden = Do cizích karet už nevidíte.
    .braille = bez cizích karet
people-denied-decided = To mezitím rozhodl někdo jiný.
    .braille = už rozhodnuto
people-denied-not-over = Ještě se tam hraje. Zkuste to, až bude dohráno.
people-denied-not-watched = U tohoto stolu se nikdo dívat nesmí.
    .braille = nesmí se dívat
people-denied = To teď nejde.
    .braille = nejde
people-answer-unread = Tato verze programu neumí přečíst odpověď serveru. Aktualizujte program.
    .braille = odpověď nelze číst
people-denied-version = Server na té adrese má jinou verzi než tento program. Aktualizujte program, nebo o to požádejte hostitele.
    .braille = jiná verze
people-denied-no-such-match = Server má jinou verzi než váš program a nezná tuto hru nebo některé ze zvolených pravidel. Zvolte jinou hru nebo jiná pravidla, nebo požádejte hostitele, ať ho aktualizuje.
    .braille = tato hra tu není
people-denied-unknown-request = Server má starší verzi než váš program a neumí to. Všechno ostatní funguje; požádejte hostitele, ať ho aktualizuje.
    .braille = starší stoly
people-denied-nobody-to-ask = Dívat se smějí jen ti, koho pustí někdo z hráčů, a z nich tu teď nikdo není. Zkuste to později.
    .braille = nikdo z hráčů tu není
people-denied-unknown-value = Server má starší verzi než váš program a tuto možnost nezná. Vyberte něco jiného, nebo požádejte hostitele, ať ho aktualizuje.
    .braille = starší stoly
people-denied-malformed = Server má jinou verzi než váš program, a tak tady přerušil spojení. Nic se neztratilo a spojení se obnovuje. Tady to vynechte, nebo požádejte hostitele, ať stoly aktualizuje.
    .braille = nerozumějí tomu
people-denied-name = Pod tímto jménem ke stolu nejde přijít: jméno musí mít písmena, a jen jednoho písma. Změňte ho v nastavení.
    .braille = jméno nejde
people-denied-unknown-passkey = Tento přístupový klíč tu nefungoval. Zkuste to znovu, nebo napište šest slov svého hesla.
    .braille = klíč neznámý
people-denied-no-passkeys = U těchto stolů tady přístupové klíče nejsou. Poznáme vás podle šesti slov vašeho hesla.
    .braille = klíče tu nejsou
people-denied-unknown-words = Tato slova nepatří nikomu. Zkontrolujte je a zkuste to znovu.
    .braille = neznámé heslo
people-denied-old-words = Máte tu šest slov hesla nebo přístupový klíč a bez nich to nejde. Pokud se slova ztratila, řekněte to v položce se svým jménem, partiemi a údaji.
    .braille = chce heslo nebo klíč
people-denied-no-words = Šest slov hesla tu zatím nemáte, takže se ztratit nemohla. Nejdřív si je vyslechněte.
    .braille = heslo nemáte
people-denied-another-waits = Na nové heslo už čeká jiné vaše zařízení. Pokud to není od vás, nejdřív to odmítněte.
    .braille = čeká jiné zařízení
people-denied-key = Klíč tohoto zařízení u těchto stolů neplatí. Aktualizujte program a zkuste to znovu.
    .braille = klíč neplatí
people-denied-no-such-table = Takový stůl tu není. Zkontrolujte slova kódu: jsou čtyři a z každého jsou potřeba aspoň první čtyři písmena. Možná se stůl už zavřel.
    .braille = stůl nenalezen
people-denied-full = U toho stolu už není volné místo.
    .braille = plno
people-denied-taken = To místo je už obsazené.
    .braille = obsazeno
people-denied-not-the-host = To smí u tohoto stolu jen hostitel.
    .braille = smí jen hostitel
people-denied-not-here = Hráč tu už není, takže se nic nestalo.
    .braille = už tu není
people-denied-not-let-in = K tomuto stolu teď přijít nemůžete. Vyberte si jiný, nebo otevřete vlastní.
    .braille = sem ne
people-denied-too-many-blocked = Víc lidí už blokovat nejde. Někoho nejdřív odblokujte.
    .braille = víc už ne
people-denied-muted = Hostitel vás u tohoto stolu umlčel, nikdo to tedy neslyšel.
    .braille = nikdo to neslyšel
people-denied-begun = Partie už začala.
    .braille = už se hraje
people-denied-known-already = To už ostatní slyšeli, čeká se na ně.
    .braille = čeká se na ostatní
people-denied-no-clock = U tohoto stolu se čas neměří, rozmýšlejte se, jak dlouho chcete.
    .braille = čas se neměří
people-denied-not-your-turn = Teď nerozhodujete vy. Minutu navíc si vezmete, až budete na řadě.
    .braille = nejste na řadě
people-denied-no-more-time = Víc minut navíc už u tohoto stolu vzít nejde.
    .braille = víc už ne
people-denied-too-many-guesses = Moc pokusů za sebou. Zkuste to znovu za { $seconds ->
        [0] minutu
       *[other] { DURATION($seconds, case: "acc") }
    }.
    .braille = počkejte
people-denied-too-much-said = Za krátkou dobu toho od vás bylo hodně, takže tuto větu už nikdo neslyšel. Zopakujte to za { DURATION($seconds, case: "acc") }.
    .braille = za { DURATION($seconds, case: "acc") }
people-more-tables = Další stoly
people-more-people = Další lidé
people-earlier-tables = Předchozí stoly
people-earlier-people = Předchozí lidé
people-evening-stopped = Klubový večer nemůže sám pokračovat, protože něco v jeho plánu nesedí: vedoucí u svého stolu může zahájit další kolo nebo večer ukončit.
    .braille = večer stojí, čeká na vedoucího
people-table-left = Váš stůl se zavřel, { $game }: partie nezačala a deset minut u něj nikdo nebyl.
    .braille = stůl { $game } zavřen
people-denied-too-often = To už bylo mockrát za sebou, takže se nic nestalo. Zkuste to znovu za { DURATION($seconds, case: "acc") }.
    .braille = za { DURATION($seconds, case: "acc") }
people-denied-too-many-passkeys = Přístupových klíčů už tu máte dost. Nejdřív je smažte, pak si udělejte nový.
    .braille = klíčů je dost
people-denied-said-hello = U těchto stolů už o vás na tomto spojení vědí.
    .braille = už vás znají
people-denied-deleted = Z jiného vašeho zařízení přišla žádost vás u těchto stolů smazat. Nic o vás tu už není.
    .braille = jste smazaní
people-denied-evening-full = Záznam tohoto večera je plný, takže se nic nezapsalo. Večer můžete ukončit a další ohlásit nově.
    .braille = záznam večera plný
people-denied-too-much-kept = Vaše večery tu zabírají tolik místa, kolik jeden člověk smí mít, takže se nic nezapsalo. Některý z nich nejdřív zavřete.
    .braille = večery zabírají moc místa
people-denied-too-long = Tento záznam je na jednu odpověď příliš dlouhý. Aktualizujte program, který se na něj ptá.
    .braille = záznam moc dlouhý
people-denied-too-many-tables = Stolů už máte dost. Od některého nejdřív odejděte.
    .braille = moc stolů
people-denied-deal-is-on = Dokud se hraje rozdání, spoluhráči si nepíšou. Můžete říct některou z hotových vět.
    .braille = v rozdání se nepíše
people-denied-rename-later = Dokud se hraje rozdání, jména se nemění. Změňte je po něm.
    .braille = teď jméno nezměníte
people-denied-banned = Majitel těchto stolů vás už nepouští dál. Změnit to může jen on.
    .braille = nepouští vás
people-denied-address-banned = Z vaší adresy sem teď majitel těchto stolů nikoho nepouští. Zkuste to za pár dní, nebo se ho zeptejte.
    .braille = adresa má zákaz
people-denied-no-newcomers = Majitel těchto stolů teď nepouští nikoho nového. Kdo tu už byl, ten může: jste-li to vy, přijďte podle šesti slov hesla.
    .braille = teď nikdo nový
people-denied-signed-out = Toto zařízení bylo odhlášeno z jiného a už ho tu neznáme. Přijďte znovu jako někdo nový; podle šesti slov hesla vás zase poznáme.
    .braille = zařízení odhlášeno
people-denied-no-room = U těchto stolů teď už není pro nikoho místo. Program to zkouší pořád.
    .braille = není místo
people-denied-too-many-newcomers = Z vaší adresy přišlo za pár minut příliš mnoho nových lidí. Zkuste to znovu za { $seconds ->
        [0] deset minut
       *[other] { DURATION($seconds, case: "acc") }
    }.
    .braille = počkejte chvíli
people-denied-not-kept = Server to teď nemůže uložit. Zkuste to za chvíli znovu.
    .braille = neuloženo
people-denied-no-holidays = Tolik dní dovolené vám nezbývá. Zvolte méně dní.
    .braille = zbývá méně dní
people-denied-no-calls = Tímto způsobem vám tento server zprávy posílat neumí.
people-denied-wrong-code = Tento kód je špatně, nebo už neplatí. Zkontrolujte ho, nebo si nechte poslat jiný.
people-denied-too-many-browsers = Čekající stoly už vám oznamuje dost prohlížečů. Nejdřív je zastavte, pak to tady zvolte znovu.
