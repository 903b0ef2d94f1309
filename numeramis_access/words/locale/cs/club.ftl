### Co se dozví majitel stolů pro lidi: příkaz „club“.

club-no-house = U stolů s lidmi tu ještě nikdo nebyl. Otevřete je příkazem: numeramis-access serve --host 0.0.0.0
club-no-store = Soubor { $file } se nedá číst: je poškozený, nebo není váš. Kopii na jeho místo dáte příkazem: numeramis-access club restore
club-of-whom = Za „{ $order }“ napište, koho nebo kterého souboru se to týká.
club-not-written = Soubor { $file } se nedá číst nebo zapsat: { $why }.
club-people = { $count ->
        [0] U těchto stolů ještě nikdo nebyl.
       *[other] Známe tu: { COUNT($count, of: "person") }.
    }
club-person = { $name }, { $id }{ $tables ->
        [0] {""}
        [one] , u jednoho stolu
       *[other] , u { COUNT($tables, of: "table", case: "gen") }
    }{ $banned ->
        [yes] , má zákaz
       *[no] {""}
    }
club-tables = { $count ->
        [0] Žádný stůl není otevřený.
       *[other] Otevřeno: { COUNT($count, of: "table") }.
    }
club-table = { $game }, { $stage ->
        [playing] hraje se
       *[gathering] schází se
    }: { $names }; { $id }
club-reports = { $count ->
        [0] Nejsou tu žádná hlášení.
       *[other] { COUNT($count, of: "report") }. Vyřízené hlášení smažete slovem „dismiss“ a jeho číslem.
    }
club-report = Hlášení { $number }, { DATE($at) }: hlásí { $by }, týká se { $about }, { $id }, u stolu { $table }.
club-faults = { $count ->
        [0] Na žádnou chybu programu server nenarazil.
       *[other] Server narazil na chyby programu. Pošlete prosím tyto řádky tomu, kdo program opravuje; není v nich nic o lidech ani o kartách.
    }
club-fault = { $kind }, { $place }, { $count ->
        [1] jednou
        [2] dvakrát
       *[other] { SAY($count) }krát
    }, naposledy { DATE($at) }
club-refused = Server odmítl hosty { $count ->
        [1] jednou
        [2] dvakrát
       *[other] { SAY($count) }krát
    }, důvod { $place }, naposledy { DATE($at) }.
club-why = Důvod: { $why }
club-said = { $name } tam říká: { $said }
club-somebody-gone = někdo smazaný
club-no-report = Hlášení { $number } tu není.
club-dismissed = Hlášení { $number } je smazané.
club-nobody = Nikdo se tu nejmenuje { $name }. Kdo tu je, řekne: numeramis-access club people
club-which = Jméno { $name } může mít kdokoli, proto napište znaky, které stojí za jménem. Celé jsou tu jen tam, kde by jich méně nestačilo:
club-one-of = { $name }, { $id }
club-answered = { $there ->
        [no] Hlášení { $number } je smazané; kdo ho poslal, tu už není, odpověď nikdo neuslyší.
       *[other] { $name } odpověď uslyší hned, nebo až zas přijde. Hlášení { $number } je smazané.
    }
club-answer-what = Za číslo hlášení napište odpověď do uvozovek, například: club answer { $number } 'Děkuji, promluvím s ním.'
club-address-banned = Z adresy { $network } sem teď { COUNT($days, of: "day") } nikdo nepřijde. Kdo byl u téže adresy připojený, musel odejít.
club-address-unbanned = Z adresy { $network } se sem zase smí.
club-address-free = Adresa { $network } tu zákaz nemá. Které ho mají, řekne: numeramis-access club bans
club-no-network = { $network } není adresa ani síť, nebo je tak široká, že by zavřela dveře skoro všem. Napište například 203.0.113.7 nebo 203.0.113.0/24.
club-newcomers = { $door ->
        [off] Nikdo nový teď dovnitř nesmí; kdo tu už byl, ten ano.
       *[on] Noví lidé smějí dovnitř.
    }
club-newcomers-what = Za „newcomers“ napište off, aby nikdo nový nesměl dovnitř, nebo on, aby zas směl.
club-no-table = Znaky „{ $table }“ nezačíná žádný otevřený stůl, nebo jich tak začíná víc. Stoly i s jejich znaky vypíše: numeramis-access club tables
club-closed = Stůl { $table } se zavírá; kdo u něj sedí, to hned uslyší.
club-director = { $name } smí od teď vést každý klubový večer na tomto serveru: stačí na něj přijít.
club-no-director = { $name } už smí vést jen vlastní večery a ty, k jejichž vedení pozve jejich vedoucí.
club-directors = { $count ->
        [0] Každý večer vede ten, kdo ho vyhlásí, a ti, které k tomu pozve. Všechny večery nesmí vést nikdo.
       *[other] Všechny klubové večery tu smějí vést:
    }
club-ban = { $name }, { $id }, má zákaz
club-ban-address = { $network }, zákaz do { DATE($until) }
club-banned = { $gender ->
        [feminine] { $name } má zákaz: hned odejde od všech stolů a dál už ji nepustíme.
        [none] { $name } má zákaz: hned odejde od všech stolů a už se sem nedostane.
       *[masculine] { $name } má zákaz: hned odejde od všech stolů a dál už ho nepustíme.
    }
club-unbanned = { $name } smí zase dál.
club-words = { $name }, { $id }: od teď platí těchto šest slov: { $words }. Nikomu jinému je nepředávejte. Starší už neplatí a zařízení, která ta osoba má, se to dozvědí.
club-backed-up = Kopie všeho je v souboru { $file }: lidé a stoly{ $database ->
    [yes] {" "}z databáze, jak je zapsal pg_dump
   *[no] {""}
}. Složky návštěvníků s jejich klíči: { SAY($homes, gender: "feminine") }. Kopii dejte i na jiný počítač, a nikomu dalšímu.
club-old-copies = Starších kopií smazáno: { SAY($count, gender: "feminine") }.
club-no-dump = Databázi nezkopíroval program pg_dump: { $why }. Nainstalujte ho (apt install postgresql-client) a zkuste to znovu; nic se nezapsalo.
club-file-exists = Soubor { $file } už existuje. Zvolte jiné jméno, nic se nezapsalo.
club-serving = Stoly jsou právě otevřené. Napřed ukončete server, potom obnovujte; nic se nezměnilo.
club-epoch-begun = Programy, které tu už byly, začnou znovu a řeknou hráčům, že je server obnovený.
club-no-copy = Soubor { $file } není kopie lidí a stolů, nebo je poškozený. Nic se nezměnilo.
club-restored = Lidé i stoly jsou jako v souboru { $file }{ $homes ->
    [yes] {", "}složky návštěvníků také.
   *[no] {". "}Složky návštěvníků v něm nejsou, zůstaly, jak byly.
}{ $had ->
        [yes] {" "}Co tu bylo předtím, zůstalo tady: { $kept }.
       *[no] {""}
    }
club-moved = Všechno je teď tam, { SAY($count, gender: "masculine") } { $count ->
    [one] řádek
    [few] řádky
   *[other] řádků
}, každý porovnaný. Stoly odtamtud otevřete příkazem: numeramis-access serve --store { $database ->
    [yes] postgresql://…
   *[no] { $store }
}
club-move-serving = Stoly jsou právě otevřené, tady nebo tam. Napřed ukončete server, potom stěhujte; nic se nezměnilo.
club-move-differs = Tam, kam se má stěhovat, už lidé nebo stoly jsou, nebo všechno nedošlo tak, jak bylo. Stěhujte do prázdné databáze nebo nového souboru; nic se nezměnilo.
club-copies-of-databases = Databázi obnoví pg_restore ze souboru people.pgdump, který je v kopii spolu se složkou visitors; tu dejte na její místo.
club-limits = Aby nikdo nerušil ostatní, je tu nejvýš:
club-limit = { $what } { $per }{ $seconds ->
        [0] {" "}najednou
       *[other] {" "}za { DURATION($seconds, case: "acc") }
    }
club-limit-per-line = z jednoho spojení
club-limit-per-person = od jednoho člověka
club-limit-per-address = z jedné adresy
club-limit-per-table = u jednoho stolu
club-limit-per-house = celkem
club-limit-connections = Spojení: { SAY($count, gender: "neuter") }
club-limit-lines = Zprávy: { SAY($count, gender: "feminine") }
club-limit-bytes = Kilobajty zpráv: { SAY($count, gender: "masculine") }
club-limit-pages = Stránky v prohlížečích: { SAY($count, gender: "feminine") }
club-limit-new-pages = Nové stránky v prohlížečích: { SAY($count, gender: "feminine") }
club-limit-page-lines = Zprávy stránky: { SAY($count, gender: "feminine") }
club-limit-page-bytes = Kilobajty, které stránka pošle: { SAY($count, gender: "masculine") }
club-limit-newcomers = Noví lidé: { SAY($count, gender: "masculine") }
club-limit-words = Špatná hesla: { SAY($count, gender: "neuter") }
club-limit-renames = Změny jména: { SAY($count, gender: "feminine") }
club-limit-passkeys = Přístupové klíče: { SAY($count, gender: "masculine") }
club-limit-mail-codes = Kódy na e-mailové adresy: { SAY($count, gender: "masculine") }
club-limit-mailbox-codes = Kódy na jednu e-mailovou adresu: { SAY($count, gender: "masculine") }
club-limit-house-codes = Kódy na všechny e-mailové adresy dohromady, zvlášť pro nové a pro známé lidi: { SAY($count, gender: "masculine") }
club-limit-code-guesses = Špatné kódy z e-mailů: { SAY($count, gender: "masculine") }
club-limit-browsers = Prohlížeče, které oznamují čekající stoly: { SAY($count, gender: "masculine") }
club-limit-blocks = Zablokovaní lidé: { SAY($count, gender: "masculine") }
club-limit-dear = Žádosti, které dlouho trvají: { SAY($count, gender: "feminine") }
club-limit-codes = Špatné kódy stolů: { SAY($count, gender: "masculine") }
club-limit-openings = Nově otevřené stoly: { SAY($count, gender: "masculine") }
club-limit-tables = Stoly: { SAY($count, gender: "masculine") }
club-limit-onlookers = Diváci: { SAY($count, gender: "masculine") }
club-limit-deeds = Úkony, o kterých se u stolu dozvědí všichni (změny míst, dohody, pauzy): { SAY($count, gender: "masculine") }
club-limit-acts = Kroky vedoucích klubového večera: { SAY($count, gender: "masculine") }
club-limit-act-count = Kroky, které vedoucí pošlou: { SAY($count, gender: "masculine") }
club-limit-act-bytes = Kilobajty těchto kroků: { SAY($count, gender: "masculine") }
club-limit-evening-bytes = Kilobajty záznamu klubového večera: { SAY($count, gender: "masculine") }
club-limit-evening-notes = Kilobajty poznámek vedoucích: { SAY($count, gender: "masculine") }
club-limit-evening-people = Lidé, které klubový večer zná: { SAY($count, gender: "masculine") }
club-limit-host-bytes = Kilobajty záznamů všech večerů jednoho vedoucího: { SAY($count, gender: "masculine") }
club-limit-answers = Kilobajty odpovědí: { SAY($count, gender: "masculine") }
club-limit-invitations = Pozvání a prosby o vpuštění: { SAY($count, gender: "feminine") }
club-limit-phrases = Hotové věty: { SAY($count, gender: "feminine") }
club-limit-talk = Napsané věty: { SAY($count, gender: "feminine") }
club-limit-reports = Hlášení pro vás: { SAY($count, gender: "neuter") }
club-limit-size = Kilobajty v jedné zprávě: { SAY($count, gender: "masculine") }
club-limit-waiting = Zprávy čekající na spojení, které čte pomalu: { SAY($count, gender: "feminine") }
club-keeps = { $days ->
        [0] Dohrané partie se tu nechávají napořád. Jinak to určíte příkazem numeramis-access club keep a počtem dní.
       *[other] Dohrané partie se tu nechávají { COUNT($days, of: "day", case: "acc") }, pak se smažou. Jinak to určíte příkazem numeramis-access club keep a počtem dní, nula znamená napořád.
    }
club-keep-what = Za „keep“ napište, kolik dní se dohrané partie nechávají: nejmíň { SAY($least, gender: "masculine") }, aby si je všichni stihli vyzvednout, nebo nulu, tedy napořád.
club-finished = { $count ->
        [0] Žádná dohraná partie tu není.
       *[other] Dohráno a uloženo: { COUNT($count, of: "match") }, nejstarší od { DATE($since) }.
    }

club-check-well = Všechno je v pořádku: server běží a má kam ukládat. Čas, místo, paměť i kopie jsou, jak mají být.
club-check-no-server = Server z této složky neběží, nikdo sem nemůže. Spusťte ho: systemctl start numeramis-access
club-check-other-version = Běží verze { $running }, ale nainstalovaná je { $here }. Restartujte server, trvá to dvě sekundy a hráči se vrátí sami: systemctl restart numeramis-access
club-check-not-kept = Server nemá kam ukládat, stoly proto stojí. Uvolněte místo na disku a podívejte se, komu složka patří.
club-check-no-answer = Server na portu { $port } neodpovídá. Podívejte se, co píše: journalctl -u numeramis-access, a restartujte ho: systemctl restart numeramis-access
club-check-open-line = Server přijímá lidi odjinud bez šifrování: kdo poslouchá na síti, slyší klíče i karty. Doma to nevadí; pro lidi z internetu dejte před něj Caddy a vynechte --host.
club-check-no-tls = { $host } nemá platný certifikát: { $why }. Podívejte se, co píše Caddy: journalctl -u caddy, a zda jméno vede na tento počítač a porty 80 a 443 jsou otevřené.
club-check-not-reached = Na adrese { $host } nikdo neodpovídá. Podívejte se, zda běží Caddy: systemctl status caddy, a zda jméno vede na tento počítač.
club-check-certificate-ends = Certifikát pro { $host } platí už jen { COUNT($days, of: "day", case: "acc") } a nikdo ho neobnovil. Podívejte se, co píše Caddy: journalctl -u caddy
club-check-clock-behind = Hodiny tohoto počítače jdou pozdě: jsou tu soubory z budoucnosti. Zákazy i kopie se řídí časem; zapněte jeho seřizování: timedatectl set-ntp true
club-check-clock-unset = Hodiny tohoto počítače nikdo neseřizuje. Zapněte to: { $can ->
        [no] apt-get install systemd-timesyncd
       *[yes] timedatectl set-ntp true
    }
club-check-disk-full = Na disku zbývá jen { $megabytes } MB, brzy nebude kam ukládat. Smažte staré kopie a deníky: journalctl --vacuum-size=200M
club-check-no-memory-limit = Server smí zabrat všechnu paměť počítače. Spouštějte ho souborem numeramis-access.service, ten ji omezuje.
club-check-no-copy = Kopii lidí a stolů ještě nikdo neudělal. Zapněte noční kopie: systemctl enable --now numeramis-access-backup.timer
club-check-old-copy = Poslední kopie je stará { COUNT($days, of: "day", case: "acc") }. Podívejte se, proč noční kopie nechodí: systemctl status numeramis-access-backup
club-check-open-to-others = { $file } mohou číst i ostatní na tomto počítači, a jsou v něm klíče a karty. Zakažte jim to: chmod go= { $file }
club-check-store-damaged = Soubor { $file } je poškozený. Ukončete server a obnovte ho z poslední kopie: numeramis-access club restore
club-check-faults = Program na serveru měl v posledních sedmi dnech poruchy, naposledy { $place }. Pošlete je tomu, kdo program opravuje: numeramis-access club faults
club-check-refused = V posledních sedmi dnech chtěl po serveru někdo mnohem víc, než smí. Server to odmítl, důvod { $place }. Bude-li to hráče rušit, nepouštějte na čas nikoho nového: numeramis-access club newcomers off
club-check-calls-mail = Hráči mohou dostávat e-maily o čekajících stolech: z adresy { $sender } přes { $host }. Zapnou si je ve hře s lidmi.
club-check-calls-no-mail = E-maily o čekajících stolech nikdo nedostává, protože není řečeno, přes který poštovní server. Jestli nějaký máte, napište ho do souboru a server spusťte s --calls; jak, to říká SERVING.md.
club-check-calls-push = Čekající stoly mohou hráčům oznamovat prohlížeče. Jde to na stránkách přes https, třeba na { $name }.
club-check-calls-push-here = Čekající stoly mohou prohlížeče oznamovat jen na tomto počítači. Pro ostatní potřebuje stránka jméno a https: viz SERVING.md, a server spusťte s --name.
club-check-calls-no-name = Prohlížeče čekající stoly neoznamují, protože stránka nemá jméno s https. Programy o nich přesto řeknou; pro prohlížeče viz SERVING.md, a server spusťte s --name.
club-check-calls-no-package = Prohlížeče čekající stoly neoznamují, protože chybí balíček. Jak ho doplnit, říká SERVING.md.
club-check-calls-unread = Soubor { $file } o e-mailech a prohlížečích se nedá použít: { club-calls-file-why }. Opravte ho a server restartujte: systemctl restart numeramis-access
club-check-calls-mail-fails = Poštovní server { $host } e-maily o čekajících stolech nepřijímá: { $why }. Zkontrolujte jméno, port, zabezpečení a heslo v souboru za --calls a jestli poštovní server běží.
club-check-evening-unread = Záznam klubového večera { $id } se nedá přečíst, nikdo ho nemůže vést. Obnovte { $database ->
        [yes] databázi z její poslední kopie
       *[no] ho z poslední kopie: numeramis-access club restore
    }, nebo ho zavřete: numeramis-access club close { $id }
club-check-store-newer = Soubor { $file } zapsala novější verze programu, než je tato. Nainstalujte ji znovu, jinak se něco ztratí.

## Soubor vlastníka o zprávách

club-calls-file-why = { $what ->
        [unread] nejde přečíst ({ $needs }): zkontrolujte jeho název a práva
        [line] jeho řádek { $key } není TOML: napište klíč, rovnítko a text v uvozovkách nebo číslo
        [unknown] klíč { $key } v něm být nemá: smažte ho nebo napište jeden z těchto: { $needs }
        [lacking] chybí klíč { $key }: doplňte ho
        [no-dict] chybí tabulka { $key }: napište její jméno do hranatých závorek a klíče pod něj
        [no-list] klíč { $key } není seznam: napište názvy v uvozovkách mezi hranaté závorky
        [no-int] klíč { $key } není číslo: napište ho bez uvozovek
        [no-str] klíč { $key } není text: napište ho v uvozovkách
        [sender] klíč { $key } není e-mailová adresa: napište jen adresu, třeba tables@example.org
        [port] klíč { $key } není port: napište číslo od 1 do 65535, obvykle 465, 587 nebo 25
        [security] klíč { $key } má neznámou hodnotu: napište jednu z těchto: { $needs }
        [host] klíč { $key } není název serveru: napište třeba smtp.example.org, bez https a bez portu
        [service] v klíči { $key } je { $needs }, což není název oznamovací služby: napište třeba push.example.org
       *[open] heslo by šlo po nešifrovaném spojení: dejte klíči { $key } hodnotu tls nebo starttls
    }
