### Správy o korešpondenčných stoloch, ktoré čakajú: e-mailom a prehliadačom.

calls-menu = Správy, že na mňa čakajú stoly
calls-mail = Poslať mi e-mail, keď na mňa čaká stôl
calls-mail-address = Vaša e-mailová adresa
calls-mail-bad = Na { $address } tento server písať nemôže. Skontrolujte adresu a napíšte ju znova.
calls-mail-sent = Ak adresa { $address } funguje, príde na ňu kód zo šiestich číslic; platí hodinu. Zvoľte tu „{ calls-mail-code }“.
calls-mail-code = Napísať kód z e-mailu
calls-mail-type-code = Kód poslaný na { $address }
calls-mail-on = Odteraz chodia e-maily na { $address }, o každom stole najviac jeden za pol dňa.
calls-mail-no-more = Už neposielať e-maily na { $address }
calls-mail-ended = Schránka { $address } už e-maily neprijíma, a preto tento server adresu zmazal. Inú zadáte pod „{ calls-menu }“.
calls-push = Dať mi vedieť v tomto prehliadači, že na mňa čaká stôl
calls-push-by-page = Tento server vie dať vedieť aj prehliadačom: otvorte v ňom stránku servera a zvoľte to tam.
calls-push-open-line = Prehliadač dáva vedieť len po šifrovanom spojení a toto šifrované nie je. Požiadajte vlastníka o adresu, ktorá sa začína https.
calls-push-install = Na tomto zariadení vie dať vedieť len nainštalovaná stránka: pridajte ju na plochu, otvorte ju odtiaľ a vráťte sa sem.
calls-push-blocked = Prehliadač tejto stránke nedovoľuje, aby vám niečo oznámila. Povoľte v jeho nastavení oznámenia tejto stránky a vráťte sa sem.
calls-push-unsupported = Tento prehliadač nevie nič oznámiť, keď je stránka zatvorená.
calls-push-none = Prehliadač to nedovolil, takže sa nič nezmenilo.
calls-push-on = Odteraz vám tento prehliadač dá vedieť, aj keď je stránka zatvorená.
calls-push-no-more = Už nič neoznamovať { $count ->
        [one] mojím prehliadačom
       *[other] žiadnym z mojich prehliadačov
    }
calls-hours = { $always ->
        [yes] Nočný pokoj: žiadny
       *[no] Nočný pokoj: od { $begins } do { $ends }
    }
calls-hours-begin = Odkedy má byť pokoj?
calls-hours-end = Dokedy? Rovnaký čas znamená, že žiadny pokoj nie je.
calls-hour = { $hour }
calls-daily = Všetko v jednej správe denne: { $on ->
        [yes] áno
       *[no] nie
    }
calls-when-set = Uložené.
calls-stop = Už mi nič neposielať a zmazať moje adresy
calls-stopped = Už nič nepríde a adresy sú zmazané.
calls-kept = Čo si server necháva, aby mi dal vedieť
calls-kept-when = Server sa ozve, len keď ste si to zvolili. Prvý raz to je, keď na vás stôl čaká desať minút, a druhý raz, keď vám vyprší čas.
calls-kept-mail = Kvôli e-mailom si necháva vašu adresu, len čo napíšete kód, ktorý na ňu poslal. Dovtedy má len jej odtlačok, z ktorého adresu vyčítať nejde, a to najviac deň. Adresu, ktorá už e-maily neprijíma, zmaže.
calls-kept-codes = Aby nikto nemohol schránky zaplaviť, počíta kódy za posledný deň: podľa hráča, siete a schránky, vždy len s odtlačkom. Tieto počty po dni zmaže.
calls-kept-push = Kvôli prehliadaču si necháva jeho adresu v oznamovacej službe výrobcu a dva kľúče. Tá služba sa dozvie, kedy vám server niečo oznámil, ale prečítať to nemôže.
calls-kept-hours = Necháva si váš nočný pokoj a časové pásmo a to, či chcete jednu správu denne.
calls-kept-made = Pri každom stole si šesťdesiat dní pamätá, kedy vám dal naposledy vedieť.
calls-kept-said = Správa povie stôl a kto pri ňom hrá, nikdy kartu, list v ruke ani výsledok.
calls-kept-others = Nikto iný pri stoloch vašu adresu nezistí. E-maily idú cez poštový server vlastníka. Keď adresa kódy odmietne, server si to rok pamätá odtlačkom, z ktorého adresu vyčítať nejde.
calls-kept-end = Keď správy zastavíte, adresy sa hneď zmažú. Keď na tomto serveri zmažete svoj účet, zmaže sa toto všetko.

## E-maily a oznámenia prehliadačov

calls-mail-subject = { $count ->
        [one] Čaká na vás stôl
        [few] Čakajú na vás { $count } stoly
       *[other] Čaká na vás { $count } stolov
    }
calls-mail-waits = { $count ->
        [one] Čaká na vás tento stôl:
       *[other] Čakajú na vás tieto stoly:
    }
calls-mail-open = Otvorte svoje stoly:
calls-mail-why = O tieto e-maily ste si povedali v programe Numeramis Access. Tam ich aj zastavíte: v ponuke hry s ľuďmi pod „{ calls-menu }“.
calls-mail-stop = Alebo ich zastavte tu:
calls-code-subject = Váš kód
calls-code = Kód je { $code }. Do hodiny ho napíšte v programe Numeramis Access.
calls-code-why = Niekto napísal túto adresu, aby na ňu chodili správy, že čaká kartový stôl. Ak to nie ste vy, nerobte nič: bez kódu už nič nepríde.
calls-code-refuse = Ak rok žiadne také kódy nechcete:

## Stránky za odkazmi v e-mailoch

calls-stop-title = Zastaviť e-maily o stoloch
calls-stop-question = Nemajú už na { $address } chodiť e-maily o stoloch?
calls-stop-yes = Zastaviť
calls-stop-done = Hotovo. Na { $address } už e-maily o stoloch neprídu.
calls-refuse-title = Odmietnuť kódy
calls-refuse-question = Nemajú na { $address } rok chodiť žiadne kódy?
calls-refuse-yes = Odmietnuť
calls-refuse-done = Hotovo. Na { $address } rok žiadne kódy neprídu.
