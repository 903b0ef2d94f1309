### Čo sa dozvie majiteľ stolov pre ľudí: príkaz „club“.

club-no-house = Pri stoloch s ľuďmi tu ešte nikto nebol. Otvorte ich príkazom: numeramis-access serve --host 0.0.0.0
club-no-store = Súbor { $file } sa nedá čítať: je poškodený, alebo nie je váš. Kópiu na jeho miesto dáte príkazom: numeramis-access club restore
club-of-whom = Za „{ $order }“ napíšte, koho alebo ktorého súboru sa to týka.
club-not-written = Súbor { $file } sa nedá čítať alebo zapísať: { $why }.
club-people = { $count ->
        [0] Pri týchto stoloch ešte nikto nebol.
       *[other] Poznáme tu: { COUNT($count, of: "person") }.
    }
club-person = { $name }, { $id }{ $tables ->
        [0] {""}
        [one] , pri jednom stole
       *[other] , pri { COUNT($tables, of: "table", case: "loc") }
    }{ $banned ->
        [yes] , má zákaz
       *[no] {""}
    }
club-tables = { $count ->
        [0] Žiadny stôl nie je otvorený.
       *[other] Otvorené: { COUNT($count, of: "table") }.
    }
club-table = { $game }, { $stage ->
        [playing] hrá sa
       *[gathering] schádza sa
    }: { $names }; { $id }
club-reports = { $count ->
        [0] Nie sú tu žiadne hlásenia.
       *[other] { COUNT($count, of: "report") }. Vybavené hlásenie zmažete slovom „dismiss“ a jeho číslom.
    }
club-report = Hlásenie { $number }, { DATE($at) }: hlási { $by }, týka sa { $about }, { $id }, pri stole { $table }.
club-faults = { $count ->
        [0] Na žiadnu chybu programu server nenarazil.
       *[other] Server narazil na chyby programu. Pošlite, prosím, tieto riadky tomu, kto program opravuje; nie je v nich nič o ľuďoch ani o kartách.
    }
club-fault = { $kind }, { $place }, { $count ->
        [1] raz
        [2] dvakrát
       *[other] { SAY($count) }krát
    }, naposledy { DATE($at) }
club-refused = Server odmietol hostí { $count ->
        [1] raz
        [2] dvakrát
       *[other] { SAY($count) }krát
    }, dôvod { $place }, naposledy { DATE($at) }.
club-why = Dôvod: { $why }
club-said = { $name } tam hovorí: { $said }
club-somebody-gone = niekto zmazaný
club-no-report = Hlásenie { $number } tu nie je.
club-dismissed = Hlásenie { $number } je zmazané.
club-nobody = Nikto sa tu nevolá { $name }. Kto tu je, povie: numeramis-access club people
club-which = Meno { $name } môže mať ktokoľvek, preto napíšte znaky, ktoré stoja za menom. Celé sú tu len tam, kde by ich menej nestačilo:
club-one-of = { $name }, { $id }
club-answered = { $there ->
        [no] Hlásenie { $number } je zmazané; kto ho poslal, tu už nie je, odpoveď nikto nebude počuť.
       *[other] { $name } bude odpoveď počuť hneď, alebo keď zase príde. Hlásenie { $number } je zmazané.
    }
club-answer-what = Za číslo hlásenia napíšte odpoveď do úvodzoviek, napríklad: club answer { $number } 'Ďakujem, pohovorím si s ním.'
club-address-banned = Z adresy { $network } sem teraz { COUNT($days, of: "day") } nikto nepríde. Kto bol na tej istej adrese pripojený, musel odísť.
club-address-unbanned = Z adresy { $network } sa sem zase smie.
club-address-free = Adresa { $network } tu zákaz nemá. Ktoré ho majú, povie: numeramis-access club bans
club-no-network = { $network } nie je adresa ani sieť, alebo je taká široká, že by zavrela dvere skoro všetkým. Napíšte napríklad 203.0.113.7 alebo 203.0.113.0/24.
club-newcomers = { $door ->
        [off] Nikto nový teraz dnu nesmie; kto tu už bol, ten áno.
       *[on] Noví ľudia smú dnu.
    }
club-newcomers-what = Za „newcomers“ napíšte off, aby nikto nový nesmel dnu, alebo on, aby zase smel.
club-no-table = Znakmi „{ $table }“ sa nezačína žiadny otvorený stôl, alebo sa tak začína viac stolov. Stoly aj s ich znakmi vypíše: numeramis-access club tables
club-closed = Stôl { $table } sa zatvára; kto pri ňom sedí, bude to hneď počuť.
club-director = { $name } smie odteraz viesť každý klubový večer v tomto dome: stačí naň prísť.
club-no-director = { $name } už smie viesť len vlastné večery a tie, ku ktorým vedenie dostane od ich vedúceho.
club-directors = { $count ->
        [0] Každý večer vedie ten, kto ho vyhlási, a tí, ktorých k tomu pozve. Všetky večery nesmie viesť nikto.
       *[other] Všetky klubové večery tu smú viesť:
    }
club-ban = { $name }, { $id }, má zákaz
club-ban-address = { $network }, zákaz do { DATE($until) }
club-banned = { $gender ->
        [feminine] { $name } má zákaz: hneď odíde od všetkých stolov a ďalej ju už nepustíme.
        [none] { $name } má zákaz: hneď odíde od všetkých stolov a ďalej sa sem už nedostane.
       *[masculine] { $name } má zákaz: hneď odíde od všetkých stolov a ďalej ho už nepustíme.
    }
club-unbanned = { $name } smie zase ďalej.
club-words = { $name }, { $id }: odteraz platí týchto šesť slov: { $words }. Nikomu inému ich neodovzdávajte. Staršie už neplatia a zariadenia, ktoré tá osoba má, sa to dozvedia.
club-backed-up = Kópia všetkého je v súbore { $file }: ľudia a stoly{ $database ->
    [yes] {" "}z databázy, ako ich zapísal pg_dump,
   *[no] {""}
} aj domovy návštevníkov s ich kľúčmi: { SAY($homes, gender: "masculine") }. Dajte ju aj na iný počítač, a nikomu ďalšiemu.
club-old-copies = Starších kópií zmazaných: { SAY($count, gender: "feminine") }.
club-no-dump = Databázu neskopíroval program pg_dump: { $why }. Nainštalujte ho (apt install postgresql-client) a skúste to znova; nič sa nezapísalo.
club-file-exists = Súbor { $file } už existuje. Zvoľte iné meno, nič sa nezapísalo.
club-serving = Server beží. Najprv ho ukončite, potom obnovujte. Nič sa nezmenilo.
club-epoch-begun = Programy, ktoré tu už boli, začnú znova a povedia hráčom, že je server obnovený.
club-no-copy = Súbor { $file } nie je kópia ľudí a stolov, alebo je poškodený. Nič sa nezmenilo.
club-restored = Ľudia aj stoly sú ako v súbore { $file }{ $homes ->
    [yes] {", "}domovy návštevníkov tiež.
   *[no] {". "}Domovy návštevníkov v ňom nie sú, zostali, ako boli.
}{ $had ->
        [yes] {" "}Čo tu bolo predtým, zostalo tu: { $kept }.
       *[no] {""}
    }
club-moved = Všetko je teraz tam, { SAY($count) } { $count ->
    [one] riadok
    [few] riadky
   *[other] riadkov
}, každý porovnaný. Stoly odtiaľ otvorte príkazom: numeramis-access serve --store { $database ->
    [yes] postgresql://…
   *[no] { $store }
}
club-move-serving = Server beží, tu alebo tam. Najprv ho ukončite, potom sťahujte. Nič sa nezmenilo.
club-move-differs = Tam, kam sa má sťahovať, už ľudia alebo stoly sú, alebo všetko nedošlo tak, ako bolo. Sťahujte do prázdnej databázy alebo nového súboru; nič sa nezmenilo.
club-copies-of-databases = Databázu obnoví pg_restore zo súboru people.pgdump, ktorý je v kópii spolu s priečinkom visitors; ten dajte na jeho miesto.
club-limits = Aby nikto nerušil ostatných, je tu najviac:
club-limit = { $what } { $per }{ $seconds ->
        [0] {" "}naraz
       *[other] {" "}za { DURATION($seconds, case: "acc") }
    }
club-limit-per-line = z jedného spojenia
club-limit-per-person = od jedného človeka
club-limit-per-address = z jednej adresy
club-limit-per-table = pri jednom stole
club-limit-per-house = spolu
club-limit-connections = Spojenia: { SAY($count, gender: "neuter") }
club-limit-lines = Správy: { SAY($count, gender: "feminine") }
club-limit-bytes = Kilobajty správ: { SAY($count) }
club-limit-pages = Stránky v prehliadačoch: { SAY($count, gender: "feminine") }
club-limit-new-pages = Nové stránky v prehliadačoch: { SAY($count, gender: "feminine") }
club-limit-page-lines = Správy stránky: { SAY($count, gender: "feminine") }
club-limit-page-bytes = Kilobajty, ktoré stránka pošle: { SAY($count) }
club-limit-newcomers = Noví ľudia: { SAY($count, gender: "personal") }
club-limit-words = Nesprávne heslá: { SAY($count, gender: "neuter") }
club-limit-renames = Zmeny mena: { SAY($count, gender: "feminine") }
club-limit-passkeys = Prístupové kľúče: { SAY($count) }
club-limit-mail-codes = Kódy na e-mailové adresy: { SAY($count) }
club-limit-mailbox-codes = Kódy na jednu e-mailovú adresu: { SAY($count) }
club-limit-house-codes = Kódy na všetky e-mailové adresy spolu, zvlášť pre nových a pre známych ľudí: { SAY($count) }
club-limit-code-guesses = Nesprávne kódy z e-mailov: { SAY($count) }
club-limit-browsers = Prehliadače, ktoré oznamujú čakajúce stoly: { SAY($count) }
club-limit-blocks = Zablokovaní ľudia: { SAY($count, gender: "personal") }
club-limit-dear = Žiadosti, ktoré dlho trvajú: { SAY($count, gender: "feminine") }
club-limit-codes = Nesprávne kódy stolov: { SAY($count) }
club-limit-openings = Novo otvorené stoly: { SAY($count) }
club-limit-tables = Stoly: { SAY($count) }
club-limit-onlookers = Diváci: { SAY($count, gender: "personal") }
club-limit-deeds = Úkony, o ktorých sa pri stole dozvedia všetci (zmeny miest, dohody, prestávky): { SAY($count) }
club-limit-acts = Kroky vedúcich klubového večera: { SAY($count) }
club-limit-act-count = Kroky, ktoré vedúci pošlú: { SAY($count) }
club-limit-act-bytes = Kilobajty týchto krokov: { SAY($count) }
club-limit-evening-bytes = Kilobajty záznamu klubového večera: { SAY($count) }
club-limit-evening-notes = Kilobajty poznámok vedúcich: { SAY($count) }
club-limit-evening-people = Ľudia, ktorých klubový večer pozná: { SAY($count, gender: "personal") }
club-limit-host-bytes = Kilobajty záznamov všetkých večerov jedného vedúceho: { SAY($count) }
club-limit-answers = Kilobajty odpovedí: { SAY($count) }
club-limit-invitations = Pozvania a prosby o vpustenie: { SAY($count, gender: "feminine") }
club-limit-phrases = Hotové vety: { SAY($count, gender: "feminine") }
club-limit-talk = Napísané vety: { SAY($count, gender: "feminine") }
club-limit-reports = Hlásenia pre vás: { SAY($count, gender: "neuter") }
club-limit-size = Kilobajty v jednej správe: { SAY($count) }
club-limit-waiting = Správy, ktoré čakajú na pomalé spojenie: { SAY($count, gender: "feminine") }
club-keeps = { $days ->
        [0] Dohrané partie sa tu nechávajú navždy. Inak to určíte príkazom numeramis-access club keep a počtom dní.
       *[other] Dohrané partie sa tu nechávajú { COUNT($days, of: "day", case: "acc") }, potom sa zmažú. Inak to určíte príkazom numeramis-access club keep a počtom dní, nula znamená navždy.
    }
club-keep-what = Za „keep“ napíšte, koľko dní sa dohrané partie nechávajú: najmenej { SAY($least) }, aby si ich všetci stihli vyzdvihnúť, alebo nulu, teda navždy.
club-finished = { $count ->
        [0] Žiadna dohraná partia tu nie je.
       *[other] Dohrané a uložené: { COUNT($count, of: "match") }, najstaršia od { DATE($since) }.
    }

club-check-well = Všetko je v poriadku: server beží a má kam ukladať, čas, miesto, pamäť aj kópie sú, ako majú byť.
club-check-no-server = Server z tohto priečinka nebeží, nikto sem nemôže. Spustite ho: systemctl start numeramis-access
club-check-other-version = Beží verzia { $running }, ale nainštalovaná je { $here }. Reštartujte server, trvá to dve sekundy a hráči sa vrátia sami: systemctl restart numeramis-access
club-check-not-kept = Server nemá kam ukladať, hra preto stojí. Uvoľnite miesto na disku a pozrite sa, komu priečinok patrí.
club-check-no-answer = Server na porte { $port } neodpovedá. Pozrite sa, čo píše: journalctl -u numeramis-access, a reštartujte ho: systemctl restart numeramis-access
club-check-open-line = Server prijíma ľudí odinakiaľ bez šifrovania: kto počúva na sieti, počuje kľúče aj karty. Doma to nevadí; pre ľudí z internetu dajte pred neho Caddy a vynechajte --host.
club-check-no-tls = { $host } nemá platný certifikát: { $why }. Pozrite sa, čo píše Caddy: journalctl -u caddy, a či meno vedie na tento počítač a porty 80 a 443 sú otvorené.
club-check-not-reached = Na adrese { $host } nikto neodpovedá. Pozrite sa, či beží Caddy: systemctl status caddy, a či meno vedie na tento počítač.
club-check-certificate-ends = Certifikát pre { $host } platí už len { COUNT($days, of: "day", case: "acc") } a nikto ho neobnovil. Pozrite sa, čo píše Caddy: journalctl -u caddy
club-check-clock-behind = Hodiny tohto počítača meškajú: sú tu súbory z budúcnosti. Zákazy aj kópie sa riadia časom; zapnite ich nastavovanie: timedatectl set-ntp true
club-check-clock-unset = Hodiny tohto počítača nikto nenastavuje. Zapnite to: { $can ->
        [no] apt-get install systemd-timesyncd
       *[yes] timedatectl set-ntp true
    }
club-check-disk-full = Na disku zostáva len { $megabytes } MB, čoskoro nebude kam ukladať. Zmažte staré kópie a denníky: journalctl --vacuum-size=200M
club-check-no-memory-limit = Server smie zabrať všetku pamäť počítača. Spúšťajte ho súborom numeramis-access.service, ten ju obmedzuje.
club-check-no-copy = Kópiu tohto servera ešte nikto neurobil. Zapnite nočné kópie: systemctl enable --now numeramis-access-backup.timer
club-check-old-copy = Posledná kópia je stará { COUNT($days, of: "day", case: "acc") }. Pozrite sa, prečo nočné kópie nechodia: systemctl status numeramis-access-backup
club-check-open-to-others = { $file } môžu čítať aj ostatní na tomto počítači, a sú v ňom kľúče a karty. Zakážte im to: chmod go= { $file }
club-check-store-damaged = Súbor { $file } je poškodený. Ukončite server a obnovte ho z poslednej kópie: numeramis-access club restore
club-check-faults = Program na serveri mal v posledných siedmich dňoch poruchy, naposledy { $place }. Pošlite ich tomu, kto program opravuje: numeramis-access club faults
club-check-refused = V posledných siedmich dňoch chcel od servera niekto oveľa viac, než smie. Server to odmietol, dôvod { $place }. Ak to bude hráčov rušiť, nepúšťajte na čas nikoho nového: numeramis-access club newcomers off
club-check-calls-mail = Hráči môžu dostávať e-maily o čakajúcich stoloch: z adresy { $sender } cez { $host }. Zapnú si ich v hre s ľuďmi.
club-check-calls-no-mail = E-maily o čakajúcich stoloch nikto nedostáva, lebo nie je povedané, cez ktorý poštový server. Ak nejaký máte, napíšte ho do súboru a server spustite s --calls; ako, to hovorí SERVING.md.
club-check-calls-push = Čakajúce stoly môžu hráčom oznamovať prehliadače. Ide to na stránkach cez https, napríklad na { $name }.
club-check-calls-push-here = Čakajúce stoly môžu prehliadače oznamovať len na tomto počítači. Pre ostatných potrebuje stránka meno a https: pozri SERVING.md, a server spustite s --name.
club-check-calls-no-name = Prehliadače čakajúce stoly neoznamujú, lebo stránka nemá meno s https. Programy o nich aj tak povedia; pre prehliadače pozri SERVING.md, a server spustite s --name.
club-check-calls-no-package = Prehliadače čakajúce stoly neoznamujú, lebo chýba balíček. Ako ho doplniť, hovorí SERVING.md.
club-check-calls-unread = Súbor { $file } o e-mailoch a prehliadačoch sa nedá použiť: { club-calls-file-why }. Opravte ho a server reštartujte: systemctl restart numeramis-access
club-check-calls-mail-fails = Poštový server { $host } e-maily o čakajúcich stoloch neprijíma: { $why }. Skontrolujte meno, port, zabezpečenie a heslo v súbore za --calls a či poštový server beží.
club-check-evening-unread = Záznam klubového večera { $id } sa nedá prečítať, nikto ho nemôže viesť. Obnovte { $database ->
        [yes] databázu z jej poslednej kópie
       *[no] ho z poslednej kópie: numeramis-access club restore
    }, alebo ho zavrite: numeramis-access club close { $id }
club-check-store-newer = Súbor { $file } zapísala novšia verzia programu, než je táto. Nainštalujte ju znova, inak sa niečo stratí.

## Súbor vlastníka o správach

club-calls-file-why = { $what ->
        [unread] nedá sa prečítať ({ $needs }): skontrolujte jeho názov a práva
        [line] jeho riadok { $key } nie je TOML: napíšte kľúč, rovná sa a text v úvodzovkách alebo číslo
        [unknown] kľúč { $key } v ňom byť nemá: zmažte ho alebo napíšte jeden z týchto: { $needs }
        [lacking] chýba kľúč { $key }: doplňte ho
        [no-dict] časť { $key } nie je tabuľka: napíšte jej meno do hranatých zátvoriek na vlastný riadok a kľúče pod neho
        [no-list] kľúč { $key } nie je zoznam: napíšte názvy v úvodzovkách medzi hranaté zátvorky
        [no-int] kľúč { $key } nie je číslo: napíšte ho bez úvodzoviek
        [no-str] kľúč { $key } nie je text: napíšte ho v úvodzovkách
        [sender] kľúč { $key } nie je e-mailová adresa: napíšte len adresu, napríklad tables@example.org
        [port] kľúč { $key } nie je port: napíšte číslo od 1 do 65535, zvyčajne 465, 587 alebo 25
        [security] kľúč { $key } má neznámu hodnotu: napíšte jednu z týchto: { $needs }
        [host] kľúč { $key } nie je názov servera: napíšte napríklad smtp.example.org, bez https a bez portu
        [service] v kľúči { $key } je { $needs }, čo nie je názov oznamovacej služby: napíšte napríklad push.example.org
       *[open] heslo by išlo po nešifrovanom spojení: dajte kľúču { $key } hodnotu tls alebo starttls
    }
