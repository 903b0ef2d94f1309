# Quist: lekcie, v ktorých sa rozhoduje
# Čo je zle
topic-fault-leads-high = Skôr než sa traja hráči rozhodnú, túto kartu už uvidia; neskôr má väčšiu cenu.
topic-fault-leads-low = Tým zdvih skôr rozdávate; vyššia karta má tu lepšiu nádej.
topic-fault-ties-partner = { PARTNER() ->
        [feminine] Tým len dorovnáte kartu spoluhráčky, a tá potom zdvih nevezme.
        [none] Tým len dorovnáte kartu oproti, a zdvih potom nevezme ani jedna.
       *[masculine] Tým len dorovnáte kartu spoluhráča, a ten potom zdvih nevezme.
    }
topic-fault-changes-nothing = Zhoda už je; ďalšia rovnaká karta nič nezmení a prídete o ňu.
topic-fault-only-ties = To je len zhoda a zhodou zdvih nevezmete; tu má zdvih väčšiu cenu.
topic-fault-tie-too-dear = Za takú kartu zhoda tu nestojí.
topic-fault-leaves-tie = Tým zostane zhoda a neberie nikto; tu má zdvih väčšiu cenu.
topic-quist-begin = V Quiste hráte so spoluhráčom proti druhej dvojici a každý má deväť kariet. Spoluhráč sedí oproti vám.
topic-quist-begin-play = Kto vynáša, hrá prvý a ostatní postupne pridajú po jednej. Tie štyri karty sú zdvih a berie ho najvyššie číslo. Hrať sa smie čokoľvek. Ak sú najvyššie dve karty alebo viac, je to zhoda: zdvih neberie nikto a nabudúce sa hrá o jeden viac.
topic-quist-begin-win = Hru vyhráva dvojica, ktorá má z deviatich zdvihov viac.
topic-quist-partner-title = Quist: nechajte to spoluhráčovi
topic-quist-partner-idea = Karta vedie, kým neleží žiadna vyššia. Ak vedie spoluhráč, vy už nemusíte.
topic-quist-cheaply-title = Quist: vyhrajte čo najlacnejšie
topic-quist-cheaply-idea = Hráte na konci a vedie súper. Zdvih vezme každé vyššie číslo, rovnaké ho len dorovná a potom neberie nikto. Rozhodnite, či zdvih za kartu stojí a za ktorú.
topic-quist-deny-title = Quist: zhoda namiesto straty
topic-quist-deny-idea = Ak padne najvyššie číslo dvakrát, neberie nikto: karty zostanú ležať a nabudúce ide o viac. Taká zhoda býva lepšia ako prehra, niekedy aj ako výhra.
topic-quist-tied-title = Quist: keď už je zhoda
topic-quist-tied-idea = Najvyššie sú dve rovnaké karty: to je zhoda a zdvih neberie nikto, kým niekto nezahrá vyššie.
topic-quist-third-title = Quist: tretí na rade
topic-quist-third-idea = Spoluhráč hral prvý a po vás príde jeden súper. Vysoko choďte len tam, kde vás sotva prebije.
topic-quist-low-lead-title = Quist: čo hovorí spoluhráčova nula alebo jednotka
topic-quist-low-lead-idea = Spoluhráč vyniesol nulu alebo jednotku. Sám tu nič nevezme a necháva zdvih na vás. Vysokou kartou odradíte súpera po vás, strednou ho len prinútite dať vyššiu. Oplatí sa zdvih za tú kartu?
topic-quist-second-title = Quist: druhý na rade
topic-quist-second-idea = Po vás hrajú dvaja, jeden z nich je spoluhráč. Vysokú kartu teraz uvidia obaja.
topic-quist-first-lead-title = Quist: prvá karta
topic-quist-first-lead-idea = Vynášate, to znamená, že hráte prví. Na vašu kartu odpovedia traja hráči. Balíček má osemdesiat kariet a štyridsaťštyri sa nerozdalo, isté teda nie je nič.
topic-quist-pile-title = Quist: za kôpku vysoká karta stojí
topic-quist-pile-idea = Po zhode zostanú karty ležať ako kôpka a v ďalšej fáze ide o ňu celú. Kto hrá neskoro, vie najlepšie, čo na ňu stačí.
topic-quist-nines-title = Quist: počítajte deviatky
topic-quist-nines-idea = Deviatok je osem a aspoň dve už padli. S každou ďalšou stúpa cena vašej osmičky alebo deviatky: má ju kto prebiť alebo dorovnať? Rozhodnite, či ju zahrať teraz, alebo si ju nechať.
topic-quist-lead-pile-title = Quist: výnos o kôpku
topic-quist-lead-pile-idea = Ide o kôpku niekoľkých zdvihov a vynášate vy. Čokoľvek zahráte, traja hráči to môžu prebiť alebo dorovnať.
topic-quist-ending-title = Quist: posledné dve karty
topic-quist-ending-idea = Hru vyhráva strana, ktorá má päť zdvihov. Skôr než zvolíte jednu z posledných dvoch kariet, spočítajte, koľko komu chýba.
topic-quist-ending-three-title = Quist: koncovky s tromi kartami
topic-quist-ending-three-idea = Máte tri karty. Spočítajte, čo už padlo: ktorá z nich ešte vezme zdvih a kedy?
