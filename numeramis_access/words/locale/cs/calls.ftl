### Zprávy o korespondenčních stolech, které čekají: e-mailem a prohlížečem.

calls-menu = Zprávy, že na mě čekají stoly
calls-mail = Poslat mi e-mail, když na mě čeká stůl
calls-mail-address = Vaše e-mailová adresa
calls-mail-bad = Na { $address } tento server psát nemůže. Zkontrolujte adresu a napište ji znovu.
calls-mail-sent = Jestli adresa { $address } funguje, přijde na ni kód o šesti číslicích; platí hodinu. Zvolte tady „{ calls-mail-code }“.
calls-mail-code = Napsat kód z e-mailu
calls-mail-type-code = Kód poslaný na { $address }
calls-mail-on = Odteď chodí e-maily na { $address }, o každém stole nejvýš jeden za půl dne.
calls-mail-no-more = Už neposílat e-maily na { $address }
calls-mail-ended = Schránka { $address } už e-maily nepřijímá, a proto tento server adresu smazal. Jinou zadáte pod „{ calls-menu }“.
calls-push = Dát mi vědět v tomto prohlížeči, že na mě čeká stůl
calls-push-by-page = Tento server umí dát vědět i prohlížečem: otevřete v něm stránku serveru a zvolte to tam.
calls-push-open-line = Prohlížeč dává vědět jen po šifrovaném spojení a toto spojení šifrované není. Požádejte vlastníka o adresu, která začíná https.
calls-push-install = Na tomto zařízení umí dát vědět jen nainstalovaná stránka: přidejte ji na plochu, otevřete ji odtud a vraťte se sem.
calls-push-blocked = Prohlížeč této stránce nedovoluje, aby vám něco oznámila. Povolte v jeho nastavení oznámení této stránky a vraťte se sem.
calls-push-unsupported = Tento prohlížeč neumí nic oznámit, když je stránka zavřená.
calls-push-none = Prohlížeč to nedovolil, takže se nic nezměnilo.
calls-push-on = Odteď vám tento prohlížeč dá vědět, i když je stránka zavřená.
calls-push-no-more = Už nic neoznamovat { $count ->
        [one] mým prohlížečem
       *[other] žádným z mých prohlížečů
    }
calls-hours = { $always ->
        [yes] Noční klid: žádný
       *[no] Noční klid: od { $begins } do { $ends }
    }
calls-hours-begin = Od kdy má být klid?
calls-hours-end = Do kdy? Stejný čas znamená, že žádný klid není.
calls-hour = { $hour }
calls-daily = Všechno v jedné zprávě denně: { $on ->
        [yes] ano
       *[no] ne
    }
calls-when-set = Uloženo.
calls-stop = Už mi nic neposílat a smazat mé adresy
calls-stopped = Už nic nepřijde a adresy jsou smazané.
calls-kept = Co si server nechává, aby mi dal vědět
calls-kept-when = Server se ozve, jen pokud to máte zvolené. Poprvé to je, když na vás stůl čeká deset minut, a podruhé, když vám vyprší čas.
calls-kept-mail = Kvůli e-mailům si nechává vaši adresu, jakmile napíšete kód, který na ni poslal. Do té doby má jen její otisk, ze kterého adresu vyčíst nejde, a to nejdéle den. Adresu, která už e-maily nepřijímá, smaže.
calls-kept-codes = Aby nikdo nemohl schránky zaplavit, počítá kódy za poslední den: podle hráče, sítě a schránky, vždy jen s otiskem. Tyto počty po dni smaže.
calls-kept-push = Kvůli prohlížeči si nechává jeho adresu u oznamovací služby výrobce a dva klíče. Ta služba se dozví, kdy vám server něco oznámil, ale přečíst to nemůže.
calls-kept-hours = Nechává si váš noční klid a časové pásmo a to, jestli chcete jednu zprávu denně.
calls-kept-made = U každého stolu si šedesát dní pamatuje, kdy vám dal naposled vědět.
calls-kept-said = Zpráva uvede stůl a kdo u něj hraje, nikdy kartu, list v ruce ani výsledek.
calls-kept-others = Nikdo jiný u stolů vaši adresu nezjistí. E-maily jdou přes poštovní server vlastníka. Když adresa kódy odmítne, server si to rok pamatuje otiskem, ze kterého adresu vyčíst nejde.
calls-kept-end = Když zprávy zastavíte, adresy se hned smažou. Když na tomto serveru smažete svůj účet, smaže se toto všechno.

## E-maily a oznámení prohlížečů

calls-mail-subject = { $count ->
        [one] Čeká na vás stůl
        [few] Čekají na vás { $count } stoly
       *[other] Čeká na vás { $count } stolů
    }
calls-mail-waits = { $count ->
        [one] Čeká na vás tento stůl:
       *[other] Čekají na vás tyto stoly:
    }
calls-mail-open = Otevřete své stoly:
calls-mail-why = Tyto e-maily máte zapnuté v programu Numeramis Access. Tam je také zastavíte: v nabídce hry s lidmi pod „{ calls-menu }“.
calls-mail-stop = Nebo je zastavte tady:
calls-code-subject = Váš kód
calls-code = Kód je { $code }. Do hodiny ho napište v programu Numeramis Access.
calls-code-why = Někdo napsal tuto adresu, aby na ni chodily zprávy, že čeká karetní stůl. Jestli to nejste vy, nedělejte nic: bez kódu už nic nepřijde.
calls-code-refuse = Pokud rok žádné takové kódy nechcete:

## Stránky za odkazy v e-mailech

calls-stop-title = Zastavit e-maily o stolech
calls-stop-question = Nemají už na { $address } chodit e-maily o stolech?
calls-stop-yes = Zastavit
calls-stop-done = Hotovo. Na { $address } už e-maily o stolech nepřijdou.
calls-refuse-title = Odmítnout kódy
calls-refuse-question = Nemají na { $address } rok chodit žádné kódy?
calls-refuse-yes = Odmítnout
calls-refuse-done = Hotovo. Na { $address } rok žádné kódy nepřijdou.
