### Stránka v prehliadači: jej vlastné popisy.

page-hand = Vaše karty
page-choices = Možnosti
page-entries = Položky
page-text = Text
page-table = Stôl
page-words = Stôl a správy slovami
page-players = Hráči
page-on-table = Karty na stole
page-facts = Stav
page-status = Ako to stojí
page-messages = Správy
page-commands = Na čo sa môžete opýtať a čo urobiť
page-ask = Opýtať sa
page-other = Ďalšie
page-repeat = Zopakovať
page-back = Späť
page-less = menej
page-more = viac
page-previous = predchádzajúce
page-next = ďalšie
page-lost = Spojenie sa prerušilo. Program ho obnovuje, nemusíte nič robiť. Čo sa odohralo, je uložené.
page-away = Server stále neodpovedá: buď je zatvorený, alebo nefunguje sieť. Stránka to skúša ďalej a vráti sa sama tam, kde ste skončili.
page-back-soon = Server sa nakrátko zatvára a čoskoro bude späť. Z partie sa nič nestratí, stránka sa pripojí sama.
page-again = Spojenie je späť.
page-no-answer = Už tri sekundy neprichádza odpoveď. Váš posledný príkaz je na ceste a platí raz, neopakujte ho. Keď odpoveď príde, budete to počuť.
page-answers = Odpovede zase prichádzajú.
page-not-arrived = Spojenie je späť. Čo ste urobili naposledy, nedorazilo, urobte to znova.
page-busy = Program je už tri sekundy zaneprázdnený. Váš posledný príkaz platí raz, neopakujte ho. Keď sa program pohne, budete to počuť.
page-taken = Už ste tu v inom okne alebo na inej karte prehliadača.
page-address-banned = Majiteľ servera teraz nepúšťa nikoho z vašej adresy. Skúste to o pár dní, alebo sa ho opýtajte.
page-no-room = Pre ďalšiu stránku tu teraz nie je miesto. Zavrite niektorú, ktorú už nepotrebujete, skúšam to ďalej.
page-take = Pokračovať tu
page-over = Odišli ste od stola. Vrátite sa novým načítaním stránky.
page-signed-out = Táto stránka bola odhlásená z iného vášho zariadenia. Načítajte ju znova a začnite odznova; medzi ľuďmi vás zase spoznáme podľa šiestich slov hesla.
page-unknown = Server váš prehliadač nepozná. Načítajte stránku znova a začnite odznova; medzi ľuďmi vás zase spoznáme podľa šiestich slov hesla.
page-without-cookie = Prehliadač neposlal žiadnu cookie, a podľa nej vás server spozná. Povoľte pre túto stránku cookies a načítajte ju znova.
page-open-line = Spojenie s touto stránkou nie je šifrované: kto je s vami na rovnakej sieti, môže čítať s vami a vydávať sa za vás. Doma medzi priateľmi to stačí, inde si vypýtajte adresu, ktorá sa začína https. Takú stránku tiež nemožno nainštalovať ako program.
    .braille = spojenie nešifrované
page-go-on = Pokračovať
page-no-voice = Tento prehliadač nemá pre zvolený jazyk hlas, čítač obrazovky ho mať môže.
page-skip = K hre
page-list-start = Začiatok zoznamu.
page-list-end = Koniec zoznamu.
page-shared = Pozvánka je odovzdaná.
page-link-copied = Odkaz na stôl je skopírovaný. Vložte ho do správy tomu, koho pozývate.
page-without-script = Na hru je potrebný JavaScript. Povoľte ho pre túto stránku v nastaveniach prehliadača a načítajte ju znova.
page-loading = Stôl bude hneď pripravený, chvíľku strpenia.
page-come = Príprava stola: { $percent } percent.
page-failed = Stôl sa tu nepodarilo pripraviť, lebo časť stránky nedorazila. Skontrolujte pripojenie na internet a načítajte stránku znova.
page-failed-browser = Stôl sa tu nepodarilo pripraviť, lebo tento prehliadač program nevie spustiť. Skúste novší prehliadač alebo zariadenie s väčšou pamäťou.
# The error's own words follow, in English.
page-failed-page = Stôl sa tu nepodarilo pripraviť, lebo chyba je v samotnej stránke: nepomôže iné pripojenie ani iný prehliadač. Pošlite tomu, kto ju prevádzkuje, tieto slová:
page-stopped = Program sa zastavil. Načítajte stránku znova, rozohraná partia na vás počká.
page-refused = Tento prehliadač nedovolil nič uložiť: nastavenia aj rozohraná partia zmiznú, len čo stránku zavriete. Povoľte jej ukladať dáta, alebo hrajte v inom okne ako súkromnom.
page-full = Na ukladanie už nie je miesto: čo teraz urobíte, sa neuloží. Uvoľnite v zariadení miesto, potom sa všetko uloží samo.
page-offline = Celá hra je teraz v prehliadači, dá sa hrať aj bez internetu.
page-done = Potvrdiť
page-update = Je tu nová verzia programu.
page-update-take = Prejsť na novú verziu
# Koľká karta z koľkých, za jej menom.
page-place = {""}, { card-place-of }.
# Jazyk a za ním mená z neho, ktoré stoja v textoch tohto jazyka.
page-foreign = en English
page-button = tlačidlo „{ $does }“
page-help-menu = Šípky chodia po voľbách, Enter alebo medzerník vezme tú, na ktorej stojíte; doľava a doprava sa mení hodnota. Všetko ostatné má tlačidlá za voľbami.
page-help-number = Napíšte číslo do políčka a stlačte Enter.
page-help-writing = Napíšte text do políčka a stlačte Enter.
page-help-table = Šípky chodia po kartách a možnostiach, Enter alebo medzerník vezme tú, na ktorej stojíte, a platia tam aj písmená. Všetko ostatné má tlačidlá za kartami.
page-help-calling = Kartu nahlási ťuknutie na ňu alebo jej kláves. Všetko ostatné má tlačidlá za kartami.
page-help-replay = Šípky prechádzajú záznamom, a platia tam aj písmená. Všetko ostatné má tlačidlá pod ním.
page-help-reader = Číta sa klávesmi prehliadača alebo čítača. Všetko ostatné má tlačidlá za textom.
page-language-coming = Texty sa sťahujú: { $name }. Okamih.
    .braille = sťahuje sa { $name }
page-language-not-come = Jazyk { $name } sa nepodarilo stiahnuť, prvý raz na to treba sieť. Hovorím ďalej takto.
    .braille = bez siete: { $name }
site-built = Stránka, ktorá beží celá v prehliadači, je v priečinku { $folder }, verzia { $version }. Jej obsah ponúknite ktorýmkoľvek webovým serverom so šifrovaným spojením (https). Node.js ju bez prehliadača raz spustil a odpovedala na kláves.
site-missing = Chýba { $what }, bez toho sa stránka nedá zostaviť. Treba Node.js s npm a pip, na prvýkrát aj pripojenie na internet.
site-dead = Stránka sa nespustí ({ $why }), preto sa do priečinka { $folder } nič nezapísalo: { $install ->
        [none] pošlite túto vetu autorom programu
       *[other] nainštalujte, s čím bola vyskúšaná ({ $install }), a zostavte ju znova
    }.
site-not-written = Do priečinka { $folder } sa nedá zapísať: { $why }. Zvoľte iný pomocou --out.
serve-at = Stôl je otvorený na adrese { $address } Zavriete ho klávesmi Ctrl a C.
serve-no-port = Na adrese { $address } sa stránka nedá sprístupniť: je obsadená, alebo nepatrí tomuto počítaču. Zvoľte iný port pomocou --port.
serve-no-proxy = { $address } nie je adresa ani sieť, server sa preto nespustil. Za --proxy napíšte IP adresu alebo sieť s lomkou.
serve-bad-calls = Súbor { $file } za --calls sa nedá použiť, server sa preto nespustil: { $why }.
serve-no-calls = K e-mailom chýbajú balíčky. Na ich doplnenie { advice }.
serve-in-use = Z tohto priečinka už sú stoly otvorené: beží iný server. Ukončite ho, alebo choďte k nemu.
serve-waits = Stoly z tejto databázy má iný server. Tento čaká, a keď tamten skončí, prevezme ich.
serve-no-database = Databáza ľudí a stolov neodpovedá, alebo program nepustí dnu. Skontrolujte, či beží a či je za --store správna adresa.
serve-no-bus = Server NATS, cez ktorý sa servery počujú, neodpovedá. Skontrolujte, či beží a či je za --bus správna adresa. Ak chýbajú balíčky, { advice }.
serve-bus-needs-database = Servery so spoločnými stolmi potrebujú jednu databázu. Zadajte jej adresu pomocou --store postgresql://…
serve-thinks = Tu premýšľajú súperi pre ostatné servery. Ukončíte to klávesmi Ctrl a C.
serve-players-need-bus = Server, kde premýšľajú súperi, musí vedieť, pre koho. Zadajte adresu servera NATS pomocou --bus nats://…
serve-no-society = K databáze chýbajú balíčky. Na ich doplnenie { advice }.
serve-no-store = Súbor { $name } s ľuďmi a stolmi sa nedá otvoriť: je poškodený, používa ho iný program, alebo nie je váš. Presuňte ho inam, alebo ho obnovte zo zálohy.
page-level-lowered = Hrá tu teraz veľa ľudí, súperi preto chvíľu hrajú ako { $level ->
    [beginner] začiatočníci
    [improver] mierne pokročilí
    [club] kluboví hráči
    [expert] majstri
   *[strong] silní hráči
 }.
page-unreached-title = Bez spojenia
page-installed = Numeramis Access: kartový stôl
page-unreached = Stôl teraz nie je dosiahnuteľný: nejde internet, alebo server nebeží. Rozohraté partie sú uložené na serveri. Program sa načíta, keď spojenie pôjde.
page-unreached-again = Skúsiť znova
page-install = Nainštalovať ako program
