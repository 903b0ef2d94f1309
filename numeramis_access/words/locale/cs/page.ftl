### Stránka v prohlížeči: její vlastní popisky.

page-hand = Vaše karty
page-choices = Možnosti
page-entries = Položky
page-text = Text
page-table = Stůl
page-words = Stůl a zprávy slovy
page-players = Hráči
page-on-table = Karty na stole
page-facts = Stav
page-status = Jak to stojí
page-messages = Zprávy
page-commands = Na co se můžete zeptat a co udělat
page-ask = Zeptat se
page-other = Další
page-repeat = Zopakovat
page-back = Zpět
page-less = méně
page-more = více
page-previous = předchozí
page-next = další
page-lost = Spojení se přerušilo. Obnoví se samo, nemusíte nic dělat. Co se odehrálo, je uložené.
page-away = Stoly se pořád neozývají: buď je nikdo nemá otevřené, nebo nejde síť. Stránka to zkouší dál a vrátí se sama tam, kde to přestalo.
page-back-soon = Stoly se na chvíli zavřely a hned budou zpátky. Z partie se nic neztratí, stránka se připojí sama.
page-again = Spojení je zpět.
page-no-answer = Už tři sekundy nic neodpovídá. Váš pokyn je na cestě a platí jednou, dalším stiskem se nic nezmění. Až odpověď přijde, uslyšíte to.
page-answers = Odpovědi zase přicházejí.
page-not-arrived = Spojení je zpět. Poslední pokyn nedorazil, zadejte ho znovu.
page-busy = Program má už tři sekundy plno práce. Váš pokyn platí jednou, dalším stiskem se nic nezmění. Až se dostane dál, uslyšíte to.
page-taken = Už jste tu v jiném okně nebo na jiné kartě prohlížeče.
page-address-banned = Z vaší adresy sem teď majitel těchto stolů nikoho nepouští. Zkuste to za pár dní, nebo se ho zeptejte.
page-no-room = Pro další stránku tu teď není místo. Zavřete některou, kterou už nepotřebujete. Tato to zkouší znovu sama.
page-take = Pokračovat tady
page-over = Odešli jste od stolu. Vrátíte se novým načtením stránky.
page-signed-out = Tato stránka byla odhlášena z jiného vašeho zařízení. Načtěte ji znovu a začněte odznova; mezi lidmi vás zase poznáme podle šesti slov hesla.
page-unknown = Server váš prohlížeč nezná: jeho cookie je odjinud, nebo k ní nikdy nic uloženo nebylo. Načtěte stránku znovu a začněte odznova; mezi lidmi vás zase poznáme podle šesti slov hesla.
page-without-cookie = Prohlížeč neposlal žádnou cookie, a podle ní se tu poznáváme. Povolte pro tuto stránku cookies a načtěte ji znovu.
page-open-line = Spojení s touto stránkou není šifrované: kdo je s vámi na stejné síti, může číst s vámi a vydávat se za vás. Doma mezi přáteli to stačí, jinde si řekněte o adresu, která začíná https. Takovou stránku také nejde nainstalovat jako program.
    .braille = spojení nešifrované
page-go-on = Pokračovat
page-no-voice = Tento prohlížeč nemá pro zvolený jazyk hlas, čtečka obrazovky ho mít může.
page-skip = Ke hře
page-list-start = Začátek seznamu.
page-list-end = Konec seznamu.
page-shared = Pozvánka je předaná.
page-link-copied = Odkaz na stůl je zkopírovaný. Vložte ho do zprávy tomu, koho zvete.
page-without-script = Ke hře je potřeba JavaScript. Povolte ho pro tuto stránku v nastavení prohlížeče a načtěte ji znovu.
page-loading = Stůl se připravuje, chvilku strpení.
page-come = Stůl se připravuje, hotovo { $percent } procent.
page-failed = Stůl se tu nepodařilo připravit, protože část stránky nedorazila. Zkontrolujte připojení k internetu a načtěte stránku znovu.
page-failed-browser = Stůl se tu nepodařilo připravit, protože tento prohlížeč program neumí spustit. Zkuste novější prohlížeč nebo zařízení s větší pamětí.
# The error's own words follow, in English.
page-failed-page = Stůl se tu nepodařilo připravit, protože chyba je v samotné stránce: nepomůže jiné připojení ani jiný prohlížeč. Pošlete tomu, kdo ji provozuje, tato slova:
page-stopped = Program se zastavil. Načtěte stránku znovu, rozehraná partie na vás počká.
page-refused = Tento prohlížeč nedovolil nic uložit: nastavení i rozehraná partie zmizí, jakmile stránku zavřete. Povolte jí ukládat data, nebo hrajte v jiném okně než soukromém.
page-full = Na ukládání už není místo: co teď uděláte, se neuloží. Uvolněte v zařízení místo, pak se všechno uloží samo.
page-offline = Celá hra je teď v prohlížeči, dá se hrát i bez internetu.
page-done = Potvrdit
page-update = Je tu nová verze programu.
page-update-take = Přejít na novou verzi
# Kolikátá karta z kolika, za jejím jménem.
page-place = {""}, { card-place-of }.
# Jazyk a za ním jména z něj, která stojí v textech tohoto jazyka.
page-foreign = en English
page-button = tlačítko „{ $does }“
page-help-menu = Po volbách přecházejte šipkami, Enterem nebo mezerníkem vezměte tu, na které jste. Hodnotu změňte šipkami vlevo a vpravo. Všechno ostatní má tlačítka za volbami.
page-help-number = Napište číslo do políčka a stiskněte Enter.
page-help-writing = Napište text do políčka a stiskněte Enter.
page-help-table = Po kartách a možnostech přecházejte šipkami, Enterem nebo mezerníkem vezměte tu, na které jste; platí tam i písmena. Všechno ostatní má tlačítka za kartami.
page-help-calling = Kartu nahlaste klepnutím na ni nebo její klávesou. Všechno ostatní má tlačítka za kartami.
page-help-replay = Záznam procházejte šipkami, platí tam i písmena. Všechno ostatní má tlačítka pod ním.
page-help-reader = Čte se klávesami prohlížeče nebo odečítače. Všechno ostatní má tlačítka za textem.
page-language-coming = Texty se stahují: { $name }. Okamžik.
    .braille = stahuje se { $name }
page-language-not-come = Jazyk { $name } se nepodařilo stáhnout, poprvé je k tomu potřeba síť. Jazyk zůstává stejný.
    .braille = bez sítě: { $name }
site-built = Stránka, která běží celá v prohlížeči, je ve složce { $folder }, verze { $version }. Její obsah nabídněte kterýmkoli webovým serverem se šifrovaným spojením (https). Node.js ji bez prohlížeče jednou spustil a odpověděla na klávesu.
site-missing = Chybí { $what }, bez toho se stránka sestavit nedá. Je potřeba Node.js s npm a pip, napoprvé i připojení k internetu.
site-dead = Stránka se nespustí ({ $why }), proto se do složky { $folder } nic nezapsalo: { $install ->
        [none] pošlete tuto větu autorům programu
       *[other] nainstalujte, s čím byla vyzkoušena ({ $install }), a sestavte ji znovu
    }.
site-not-written = Do složky { $folder } se nedá zapsat: { $why }. Zvolte jinou pomocí --out.
serve-at = Stůl je otevřen na adrese { $address } Zavřete ho klávesami Ctrl a C.
serve-no-port = Na adrese { $address } se stránka nedá zpřístupnit: je obsazená, nebo nepatří tomuto počítači. Zvolte jiný port pomocí --port.
serve-no-proxy = { $address } není adresa ani síť, server se proto nespustil. Za --proxy napište IP adresu, nebo síť s lomítkem.
serve-bad-calls = Soubor { $file } za --calls se nedá použít, server se proto nespustil: { $why }.
serve-no-calls = K e-mailům chybějí balíčky. Na jejich doplnění { advice }.
serve-in-use = Z této složky už jsou stoly otevřené: běží jiný server. Ukončete ho, nebo jděte k němu.
serve-waits = Stoly z této databáze má jiný server. Tento čeká, a až onen skončí, převezme je.
serve-no-database = Databáze lidí a stolů neodpovídá, nebo program nepustí dovnitř. Zkontrolujte, jestli běží a jestli je za --store správná adresa.
serve-no-bus = Server NATS, přes který se servery slyší, neodpovídá. Zkontrolujte, jestli běží a jestli je za --bus správná adresa. Pokud chybějí balíčky, { advice }.
serve-bus-needs-database = Servery se společnými stoly potřebují jednu databázi. Zadejte její adresu pomocí --store postgresql://…
serve-thinks = Tady přemýšlejí soupeři pro ostatní servery. Ukončíte to klávesami Ctrl a C.
serve-players-need-bus = Server, kde přemýšlejí soupeři, musí vědět, pro koho. Zadejte adresu serveru NATS pomocí --bus nats://…
serve-no-society = K databázi chybějí balíčky. Na jejich doplnění { advice }.
serve-no-store = Soubor { $name } s lidmi a stoly nejde otevřít: je poškozený, používá ho jiný program, nebo není váš. Přesuňte ho jinam, nebo ho obnovte ze zálohy.
page-level-lowered = Hraje tu teď hodně lidí, soupeři proto chvíli hrají jako { $level ->
    [beginner] začátečníci
    [improver] mírně pokročilí
    [club] kluboví hráči
    [expert] mistři
   *[strong] silní hráči
 }.
page-unreached-title = Bez spojení
page-installed = Numeramis Access: karetní stůl
page-unreached = Stůl teď není dosažitelný: nejde internet, nebo server neběží. Rozehrané partie jsou uložené na serveru. Program se načte, až spojení půjde.
page-unreached-again = Zkusit znovu
page-install = Nainstalovat jako program
