### Klubový večer so skutočnými kartami: prihlášky, žreb, kolá, výsledky, rozhodca, papiere.

evening-menu = Klubové večery
evening-new = Vyhlásiť nový večer
evening-of = { $title ->
        [none] {""}
       *[other] { $title },{" "}
    }{ $contest ->
        [pairs] Dvojice
        [individuals] Jednotlivci
        [teams] Štvorice
        [plays] Turnaj
       *[none] Večer
    }{ $game ->
        [none] {""}
       *[other] , { $game }
    }, { DATE($when) }
evening-stage = { $stage ->
        [entering] bežia prihlášky
        [closed] čaká na žreb
        [drawn] { $round ->
            [0] vyžrebované
           *[other] hrá sa, { ORDINAL($round, gender: "neuter") } kolo
        }
        [ready] môže sa začať prvé kolo
        [plays] hrá sa
        [waits] môže sa žrebovať
        [over] dohrané
        [new] začína sa
       *[unknown] nedá sa prečítať
    }
evening-delete = Zmazať niektorý večer
evening-really-delete-all = Naozaj zmazať celý večer, aj s výsledkami? { $what }
evening-is-deleted = Večer je zmazaný.
evening-not-kept = Nepodarilo sa to zapísať, takže to neplatí. Skontrolujte miesto na disku a práva, potom to skúste znova.
    .braille = nezapísané
evening-damaged = Súbor s večermi bol poškodený. Program ho odložil ako { $name } a začal nový.
    .braille = poškodený súbor večerov
evening-not-understood = Záznam tohto večera sa nedá prečítať, preto sa neotvoril. Nič sa v ňom nezmenilo.
    .braille = nečitateľný večer
evening-newer = Tento večer zapísal novší program. Otvorí sa po aktualizácii.
    .braille = novší program
evening-elsewhere = Medzitým niečo zapísal iný program. Večer je načítaný znova; skontrolujte, čo platí, a skúste to ešte raz.
    .braille = zmenené inde, znova

# Vyhlásenie
evening-plan = Aký večer to bude?
evening-announce = Vyhlásiť a začať prihlasovať
evening-game = Hra
evening-other-game = iná, karty rozdáte sami
evening-plan-tricks = Počet zdvihov v rozdaní
evening-plan-tricks-value = { $value ->
        [0] zapisujú sa body
       *[other] { SAY($value) }
    }
evening-better = Lepšie je
evening-better-value = { $fewer ->
        [yes] menej
       *[no] viac
    }
evening-plan-contest = Kto súťaží
evening-plan-contest-value = { $value ->
        [pairs] dvojice
        [individuals] jednotlivci
        [plays] každý sám za seba, celé partie pri rozlosovaných stoloch
       *[teams] štvorice
    }
evening-plan-movement = Kto s kým hrá
evening-plan-movement-value = { $value ->
        [all-meet] každý s každým
        [mitchell] polovica sedí a druhá chodí, dvaja víťazi
        [lot] pred každou partiou žrebom
        [neighbours] prvá partia žrebom, ďalšie podľa poradia
        [free] stôl sa žrebuje, len čo je dosť voľných hráčov
        [groups] v skupinách každý s každým, pri stoloch po dvoch
        [knock-out] vyraďovací, z každého stola postupuje lepšia polovica
       *[swiss] švajčiarsky, vždy súper s podobným výsledkom
    }
evening-plan-size = Počet hráčov pri stole
evening-plan-size-value = { SAY($value) }
evening-plan-changed = Nový plán platí.
evening-plan-computers = Počítače pri stoloch
evening-plan-computers-value = { $computers ->
        [yes] doplnia, koľko ľudí chýba
       *[no] nehrajú
    }
evening-plan-spare = Kto ostane navyše
evening-plan-spare-value = { $value ->
        [none] nehrá
        [less] pri niektorých stoloch o jedného menej
        [more] pri niektorých stoloch o jedného viac
       *[both] pri niektorých stoloch o jedného menej alebo viac
    }
evening-plan-points = Body
evening-plan-points-value = { $value ->
        [places] podľa miesta
        [beaten] diel porazených súperov
        [score] body z hry
       *[wins] jeden za víťazstvo
    }
evening-plan-boards = Rozdania v jednom kole
evening-plan-boards-value = { SAY($value, gender: "neuter") }
evening-plan-rounds = Počet kôl
evening-plan-rounds-value = { $value ->
        [0] koľko vyjde
       *[other] najviac { SAY($value, gender: "neuter") }
    }
evening-credits = Koľko partií odohrá každý
evening-credits-value = { COUNT($value, of: "match") }
evening-more-games = Ďalšie hry
evening-no-more-games = žiadne
evening-add-game = Pridať hru
evening-one-game = { $game }
evening-change-game = Zmeniť túto hru
evening-remove-game = Vynechať túto hru
evening-game-keep = Použiť túto hru
evening-plan-minutes = Čas na kolo
evening-plan-minutes-value = { $value ->
        [0] bez hodín
       *[other] { COUNT($value, of: "minute") }
    }
evening-plan-days = Hrať korešpondenčne
evening-plan-days-value = { $value ->
        [0] nie
       *[other] { COUNT($value, of: "day") } na každé rozhodnutie, kolo trvá týždeň
    }
evening-plan-title = Názov alebo miesto
evening-plan-title-value = { $value ->
        [none] bez názvu
       *[other] { $value }
    }
evening-plan-called = Názov hry
evening-plan-wear = Kto vidí, má na očiach
evening-plan-wear-value = { $value ->
        [none] nič
        [blindfold] klapky
       *[other] { $value }
    }
evening-plan-entries = Obmedzenie prihlášok
evening-plan-entries-none = bez obmedzenia
evening-plan-capacity = Počet miest
evening-plan-capacity-value = { $value ->
        [0] bez obmedzenia
       *[other] { SAY($value, gender: "neuter") }
    }
evening-plan-closes = Posledný deň prihlášok
evening-plan-closes-none = nie je
evening-day-form = Napíšte deň a mesiac, napríklad 24 12.
    .braille = deň mesiac
evening-capacity-told = { $count ->
        [one] jedno miesto
        [few] { SAY($count, gender: "neuter") } miesta
       *[other] { SAY($count) } miest
    }
evening-closes-told = posledný deň prihlášok: { $day }
evening-wear = { $what ->
        [blindfold] kto vidí, hrá s klapkami na očiach
       *[other] kto vidí: { $what }
    }
evening-plan-group = Počet ľudí v skupine
evening-plan-group-value = { $value ->
        [0] všetci v jednej
       *[other] { SAY($value) }
    }
evening-plan-row = Body pri stole pre { SAY($size) }
evening-row-form = Napíšte toľko čísel, koľko je hráčov, prvé pre víťaza.
    .braille = čísel: { $size }
evening-plan-ties = O delených miestach rozhoduje
evening-tie = { $rule ->
        [scores] súčet výsledkov
        [best] najlepšia partia
        [meeting] spoločné stoly
        [played] viac odohraných partií
       *[lot] žreb
    }
evening-tie-place = { ORDINAL($place) } v poradí
evening-copies = Balíčky
evening-copies-value = { $moving ->
        [yes] každé rozdanie raz, chodí od stola k stolu
       *[no] každý stôl má svoje, všetci hrajú naraz to isté
    }
evening-plan-told = { $plan }; { COUNT($boards, of: "deal") } v kole; { $rounds ->
        [0] toľko kôl, koľko vyjde
       *[other] najviac { COUNT($rounds, of: "round") }
    }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } na kolo
    }
evening-plan-told-plays = { $plan }; pri stole { $sizes }; { $rounds ->
        [0] toľko kôl, koľko vyjde
       *[other] { COUNT($rounds, of: "round") }
    }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } na kolo
    }{ $computers ->
        [yes] ; chýbajúcich hráčov doplnia počítače
       *[no] {""}
    }
evening-plan-told-games = { $plan }; { $games }{ $minutes ->
        [0] {""}
       *[other] ; { COUNT($minutes, of: "minute") } na kolo
    }
evening-game-told = { $game }, pri stole { $sizes }, { $points }, každý { COUNT($credits, of: "match", case: "acc") }
evening-plan-keep = Použiť tento plán
evening-plan-now = Plán večera

# Prihlášky
evening-enter = Prihlásiť ďalších
evening-name = Meno
evening-name-help = { evening-whom-help }
evening-whom = Koho prihlásiť? Meno
    .braille = Meno
evening-whom-help = Viac ľudí naraz: medzi mená napíšte čiarku.
evening-party = { $count ->
        [0] Koho prihlásiť?
       *[other] Prihlasuje sa { $names }.
    }
evening-write-name = Napísať meno
evening-enter-them = { $whole ->
        [yes] Prihlásiť
       *[no] Prihlásiť aj tak, spoluhráč sa nájde
    }
evening-entered = Prihlásené: { $names }.
evening-entered-all = Zo súboru pribudlo: { $count }.
evening-waits = { $why ->
        [closed] Posledný deň prihlášok už uplynul.
       *[full] Všetky miesta sú obsadené.
    } Na čakacej listine: { $names }.
evening-waits-all = Zo súboru na čakacej listine: { $count }.
evening-origin = Prihlášky prichádzajú
evening-origin-value = { $origin ->
        [phone] telefónom
        [mail] e-mailom
       *[place] na mieste
    }
evening-waiting = Na čakacej listine { ORDINAL($place, gender: "masculine") }: { $names }
evening-admit = Prijať
evening-plan-admitted = Nový plán platí. Z čakacej listiny hrá: { $names }.
evening-numbered = { $count ->
        [1] {"Číslo "}
        [2] {"Dvojica "}
       *[other] {"Štvorica "}
    }{ $number }, { $names }
evening-unnamed = číslo { $number }
evening-somebody = niekto
evening-by-itself = Program
evening-entrant = { $names }
evening-join = Bude hrať s: { $names }
evening-scratch = Odhlásiť
evening-close = Uzavrieť prihlášky a žrebovať
evening-draw = Žrebovať
evening-drawn = { $movement ->
        [howell] Hrá každý s každým.
        [all-meet] Hrá každý s každým.
        [mitchell] Polovica sedí na severe a juhu, druhá chodí; víťazi budú dvaja.
        [one-table] Všetci hrajú pri jednom stole.
        [individual] V každom kole hráte s niekým iným.
        [rainbow] V každom kole hráte s niekým iným; kto je na severe, zostáva sedieť.
        [teams] Každá štvorica sa pri dvoch stoloch stretne s každou.
       *[swiss] Súpera určí v každom kole priebežný výsledok.
    } { COUNT($rounds, of: "round") }, { COUNT($tables, of: "table") }, { COUNT($boards, of: "deal") }{ $copies ->
        [1] , každé rozdanie raz
       *[other] , každé rozdanie { SAY($copies) }krát
    }.{ $out ->
        [yes] {" "}V každom kole niekto nehrá.
       *[no] {""}
    }
    .braille = kôl { $rounds }, stolov { $tables }, rozdaní { $boards }, balíčkov { $copies }
evening-drawn-plays = { $rounds ->
        [0] Z každého stola postupuje lepšia polovica, kým nezostane jeden stôl.
       *[other] { COUNT($rounds, of: "round") }, každé sa žrebuje po tom predchádzajúcom.
    } Stoly: { $sizes }.{ $out ->
        [0] {""}
       *[other] {" "}V každom kole nehrá: { SAY($out, gender: "personal") }.
    }
evening-drawn-games = { $free ->
        [yes] Žrebuje sa po stoloch. Len čo je dosť ľudí voľných, dostanú stôl sami.
       *[no] Žrebuje sa po hrách, z ľudí, ktorým ešte zostávajú partie.
    }
evening-drawn-groups = { $count ->
        [1] Každý s každým
       *[other] Skupiny pre { $sizes }; každý s každým v svojej
    }. { COUNT($rounds, of: "round") }.
evening-group = Skupina { SAY($number) }
evening-unfair = Stoly budú rôzne veľké, takže rovnaké miesto neprinesie všade rovnako bodov. Počítať namiesto toho diel porazených súperov?
    .braille = rôzne stoly: počítať porazených?
evening-unfair-now = Stoly sú rôzne veľké, takže rovnaké miesto neprinesie všade rovnako bodov. Dá sa to zmeniť v pláne večera.
    .braille = rôzne veľké stoly
evening-unseated = Prihlásených: { SAY($count) }, miest pri stoloch: { SAY($seated, gender: "neuter") }. { $turns ->
        [yes] Kto zvýši, čaká a hrá nabudúce.
       *[no] Na niektorých sa vôbec nedostane.
    }
evening-unseated-sizes = Rozsadiť všetkých, počty hráčov pri stoloch: { $sizes }
evening-unseated-draw = Žrebovať aj tak
evening-no-fixed-seat = Pevné miesto už nezostalo, presadať bude: { $names }.
    .braille = { $names }: bez pevného miesta
evening-not-level = Pri nepárnom počte rozdaní v kole to tu majú niektorí ťažšie. Zvoľte radšej párny.
    .braille = nepárny počet rozdaní: nevyrovnané
evening-no-movement = Pre tento počet, { SAY($count) }, rozpis nie je. Najbližšie vychádza { $fewer ->
        [0] { SAY($more) }
       *[other] { SAY($fewer) }{ $more ->
            [0] {""}
           *[other] {" "}alebo { SAY($more) }
        }
    }. Prihláste alebo odhláste niekoho, alebo zmeňte plán.
    .braille = rozpis len { $fewer } { $more }
evening-swiss-rounds = Najprv určte, koľko kôl sa bude hrať: každé sa žrebuje až po predchádzajúcom.
    .braille = koľko kôl?

# Stôl rozhodcu
evening-desk-waiting = { $waiting ->
        [0] .
       *[other] , čakajúcich: { $waiting }.
    }
evening-desk = { $contest ->
        [pairs] Dvojice
        [individuals] Jednotlivci
        [plays] Turnaj
       *[teams] Štvorice
    }: { $stage ->
        [entering] { $entrants ->
            [0] zatiaľ nikto nie je prihlásený{ evening-desk-waiting }
           *[other] prihlásených: { $entrants }{ evening-desk-waiting }
        }
        [closed] prihlášky sú uzavreté.
        [ready] môže sa začať prvé kolo.
        [plays] { $playing ->
            [0] práve sa nehrá
            [one] hrá sa jedna partia
            [few] hrajú sa { SAY($playing, gender: "feminine") } partie
           *[other] hrá sa { SAY($playing) } partií
        }{ $played ->
            [0] .
           *[other] , odohraté: { SAY($played, gender: "feminine") }.
        }
        [waits] môže sa žrebovať.
        [over] je dohrané.
       *[other] { $round ->
            [0] vyžrebované, môže sa začať.
           *[other] { ORDINAL($round, gender: "neuter") } kolo{ $rounds ->
                [0] {""}
               *[other] {" "}{ SAY($rounds, gender: "neuter", case: "gen", after: "z") }
            }.
        }
    }
evening-enter-results = Zapísať výsledky, { $count ->
        [few] chýbajú
       *[other] chýba
    } { SAY($count, gender: "masculine") }
evening-one-line = Zapísať výsledok jedným riadkom
    .braille = jedným riadkom
evening-line-asked = { $seats ->
        [plays] Stôl a potom výsledok každého hráča v poradí miest
        [yes] Stôl, rozdanie, potom štyri výsledky, stolička po stoličke
       *[no] Stôl, rozdanie, sever a juh, východ a západ
    }
    .braille = výsledok
evening-line-kept = Zapísané: { SAY($table) }, { SAY($board) }; { SAY($north) }, { SAY($east) }{ $seats ->
        [yes] , { SAY($south) }, { SAY($west) }
       *[no] {""}
    }.
    .braille = { $table } { $board }: { $north } { $east }{ $seats ->
        [yes] {" "}{ $south } { $west }
       *[no] {""}
    }
evening-line-kept-plays = Zapísané. Stôl { SAY($table) }: { $scores }.
    .braille = { $table }: { $short }
evening-play-scores = Stôl { $table }: { $scores }.
evening-line-form = { $seats ->
        [plays] Napíšte čísla: stôl a potom výsledok každého hráča.
        [yes] Napíšte čísla: stôl, rozdanie a štyri výsledky.
       *[no] Napíšte čísla: stôl, rozdanie a dva výsledky.
    }
    .braille = { $seats ->
        [plays] čísla: stôl, výsledky
        [yes] čísla: stôl, rozdanie, 4 výsledky
       *[no] čísla: stôl, rozdanie, 2 výsledky
    }
evening-line-unknown = Pri tomto stole sa také rozdanie nehrá.
    .braille = taký nie je
evening-table-unknown = Tento stôl v tomto kole nehrá.
    .braille = taký stôl nie je
evening-begin-round = Začať { ORDINAL($round, gender: "neuter") } kolo
evening-draw-game = Žrebovať: { $game }, { COUNT($count, of: "person") }
evening-draw-free = Žrebovať hneď stoly voľných hráčov, { COUNT($count, of: "person") }
evening-tables-begun = { $game }. { $tables ->
        [none] Vyžrebované: { COUNT($count, of: "table") }.
       *[other] { $tables }
    }{ $out ->
        [none] {""}
       *[other] {" "}Zatiaľ bez stola: { $out }.
    }
evening-round-begun = { ORDINAL($round, gender: "neuter") } kolo sa začalo.{ $again ->
        [0] {""}
        [one] {" "}Pri jednom stole sa súperi stretnú druhý raz; inak to nevyšlo.
       *[other] {" "}Pri { SAY($again, case: "gen") } stoloch sa súperi stretnú druhý raz; inak to nevyšlo.
    }{ $out ->
        [none] {""}
       *[other] {" "}Nehrá: { $out }.
    }
    .braille = { $round }. kolo sa začalo{ $again ->
        [0] {""}
       *[other] , druhý raz: { $again }
    }
evening-average-missing = { $count ->
        [one] Chýba jeden výsledok.
        [few] Chýbajú { SAY($count) } výsledky.
       *[other] Chýba { SAY($count) } výsledkov.
    } Zapísať tam obom stranám priemer a pokračovať? Keď sa dohrá, dá sa to opraviť.
evening-finish = Ukončiť večer a oznámiť výsledky{ $missing ->
        [0] {""}
        [few] , chýbajú { SAY($missing, gender: "masculine") }
       *[other] , chýba { SAY($missing, gender: "masculine") }
    }
evening-really-finish = Odohrané: { COUNT($round, of: "round") }.{ $left ->
        [0] {""}
       *[other] {" "}Zostáva ešte: { COUNT($left, of: "round") }.
    }{ $people ->
        [0] {""}
       *[other] {" "}Ešte nemá dohrané: { COUNT($people, of: "person") }.
    } Ukončiť večer už teraz?
evening-finish-early = Ukončiť večer už teraz
evening-finish-where = Večer ukončite pri stole rozhodcu, keď sa kolo dohrá.
    .braille = pri stole rozhodcu
evening-finished = Večer sa skončil, výsledky platia.
evening-clock-entry = Čas
evening-clock-value = { $over ->
        [yes] čas kola vypršal
       *[no] ešte { DURATION($seconds) }
    }
evening-clock = { $minutes ->
        [0] Čas kola vypršal.
       *[other] Do konca kola { $minutes ->
            [few] zostávajú
           *[other] zostáva
        } { COUNT($minutes, of: "minute") }.
    }
evening-seats = Kto kde sedí
evening-seats-menu = { $round ->
        [0] Kto kde sedí
       *[other] { ORDINAL($round, gender: "neuter") } kolo, kto kde sedí
    }
evening-players = Kto hrá
evening-called-table = Stôl { SAY($table) }: { $who }.
evening-call-tables = Prečítať žreb, stôl po stole
evening-tables = Stoly
evening-tables-menu = { $round ->
        [0] Stoly, pri ktorých sa hrá
       *[other] { ORDINAL($round, gender: "neuter") } kolo, stoly; prvý je ten, kde najviac chýba
    }
evening-table = Stôl { $table }
evening-table-value = { $who }; { $missing ->
        [none] všetko zapísané
       *[other] chýba { $missing }
    }
evening-standings = Poradie
evening-by-category = Poradie podľa kategórií
evening-no-standings = Ešte nie je dohrané rozdanie, ktoré by sa dalo porovnať
evening-draw-lot = Žrebovať o delené miesta
evening-scaled = Rozdanie s menej výsledkami sa prepočítava na celé pole, takže ani najlepší nemusí mať sto percent
evening-all-lines = Všetky výsledky
evening-late = Prihlásiť oneskoreného hráča
evening-late-seated = { $who }{ $round ->
        [0] {""}
       *[other] , od { ORDINAL($round, gender: "neuter", case: "gen") } kola
    }.{ $seat ->
        [none] {""}
       *[other] {" "}{ $seat }.
    }
evening-late-own = Na nové miesto
evening-late-instead = Na miesto tých, čo neprišli: { $names }
evening-late-where = Kam posadiť: { $names }?
evening-log = Čo sa stalo
evening-log-value = { $time }{ $gone ->
        [yes] , vzaté späť
       *[no] {""}
    }
evening-undo = Vziať späť: { $what }
evening-redo = Znova vykonať: { $what }
evening-really-undo = Naozaj vziať späť? { $what }

# Kto kde sedí
evening-way = { $way ->
        [north] na severe
        [south] na juhu
        [east] na východe
        [west] na západe
        [both-north] na severe a juhu
        [both-east] na východe a západe
        [first] na prvej stoličke
        [second] na druhej stoličke
        [third] na tretej stoličke
       *[fourth] na štvrtej stoličke
    }
evening-which = { $count ->
        [one] rozdanie { $first }
       *[other] rozdania { $first } a { $last }
    }
evening-which-more = { $rest } a { $last }
evening-which-row = rozdania { SAY($first) } až { SAY($last) }
evening-seat = Stôl { $table }, { $way }{ $partner ->
        [none] {""}
       *[other] , spolu s: { $partner }
    }, proti: { $opponents }, { $boards }
evening-seat-plays = Stôl { $table }, ďalší hráči: { $opponents }
evening-seat-then = { $first }; potom { $then }
evening-seat-none = { $why ->
        [away] nehrá
        [plays] ešte hrá: { $seat }
        [done] má odohrané
        [beaten] vypadáva
        [waits] zatiaľ bez stola
       *[out] v tomto kole nehrá
    }
evening-round-of = { $round ->
        [0] Kde sedí
       *[other] { ORDINAL($round, gender: "neuter") } kolo
    }
evening-round-seat = { ORDINAL($round, gender: "neuter") } kolo: { $seat }
evening-stands = Umiestnenie
evening-plays-left = Zostáva odohrať
evening-plays-left-of = { $game }: { $count ->
        [0] nič
       *[other] { COUNT($count, of: "match") }
    }
evening-plays-left-card = Zostáva odohrať: { $left }
evening-worth = { $kind ->
        [tricks] { COUNT($value, of: "trick", parts: 100) }
        [points] { COUNT($value, of: "point", parts: 100) }
       *[percent] { COUNT($value, of: "percent", parts: 100) }
    }
    .braille = { $kind ->
        [tricks] { COUNT($value, of: "trick", parts: 100) }
        [points] { COUNT($value, of: "point", parts: 100) }
       *[percent] { SAY($value, parts: 100) }%
    }
evening-place = { $shared ->
        [yes] delené { ORDINAL($place, gender: "neuter") } miesto
       *[no] { ORDINAL($place, gender: "neuter") } miesto
    }{ $of ->
        [0] {""}
       *[other] {" "}{ SAY($of, case: "gen", after: "z") }
    }, { $worth }
    .braille = { $shared ->
        [yes] delené{" "}
       *[no] {""}
    }{ $place }.{ $of ->
        [0] {""}
       *[other] {" "}z { $of },
    } { $worth }
evening-own-place = { $place }{ $before ->
        [none] {""}
       *[other] ; o miesto vyššie { $before }
    }{ $behind ->
        [none] {""}
       *[other] ; o miesto nižšie { $behind }
    }
evening-no-place-yet = zatiaľ bez výsledku
evening-rank = { $place }: { $names }
evening-field = { $field ->
        [0] Sever a juh
       *[other] Východ a západ
    }

# Výsledky
evening-open-lines = { $count ->
        [0] Žiadny výsledok nechýba
        [one] Chýba jeden výsledok
        [few] Chýbajú { SAY($count) } výsledky
       *[other] Chýba { SAY($count) } výsledkov
    }
evening-line = Kolo { $round }, stôl { $table }, rozdanie { $board }
evening-play-line = { $round ->
        [0] Stôl { $table }
       *[other] Kolo { $round }, stôl { $table }
    }
evening-of-game = { $what }, { $game }
evening-line-value = { $who }{ $outcome ->
        [none] {""}
       *[other] ; { $outcome }
    }
evening-line-menu = { $about }
# who sits at a table: two sides, or where nobody has a partner four
evening-who = { $north }, proti: { $east }
evening-who-alone = prvá stolička { $north }, druhá { $east }, tretia { $south }, štvrtá { $west }
evening-about-line = Stôl { $table }, rozdanie { $board }, { $who }.
evening-about-play = Stôl { $table }: { $who }.
evening-number = { $about ->
        [none] {""}
       *[other] { $about }{" "}
    }{ $label }, od { SAY($least, case: "gen") } do { SAY($most, case: "gen") }.
evening-north-count = Sever a juh
evening-asked-again = { $wrong } { $about }
    .braille = { $wrong }. { $about }
evening-north-has = Sever a juh { SAY($north) }.
evening-east-count = Východ a západ
evening-seat-count = { $way ->
        [first] Prvá stolička
        [second] Druhá stolička
        [third] Tretia stolička
       *[fourth] Štvrtá stolička
    }
evening-seat-has = { $way ->
        [first] Prvá stolička
        [second] Druhá stolička
        [third] Tretia stolička
       *[fourth] Štvrtá stolička
    } { SAY($count) }.
evening-player-has = { $name } { SAY($count) }.
evening-player-number = { $about ->
        [none] {""}
       *[other] { $about }{" "}
    }{ $label }.
evening-score = sever a juh { SAY($north) }, východ a západ { SAY($east) }
    .braille = SJ { $north } VZ { $east }
evening-seat-scores = prvá stolička { SAY($north) }, druhá { SAY($east) }, tretia { SAY($south) }, štvrtá { SAY($west) }
    .braille = 1: { $north } 2: { $east } 3: { $south } 4: { $west }
evening-player-score = { $named ->
        [yes] { $name } { SAY($count) }
       *[no] { $name } s výsledkom { SAY($count) }
    }
    .braille = { $name }: { $count }
evening-split = každý inak: pre sever a juh { $north }; pre východ a západ { $east }
evening-artificial = sever a juh { COUNT($north, of: "percent") }, východ a západ { COUNT($east, of: "percent") }
    .braille = SJ { $north } % VZ { $east } %
evening-read-back = { $about } { $outcome }. Súhlasí?
evening-keep-it = Súhlasí, zapísať
evening-anew = Zadať znova
evening-kept = Zapísané.
evening-enter-result = Zapísať výsledok
evening-correct = Opraviť výsledok
evening-adjust = Upraviť výsledok rozhodnutím
evening-adjust-menu = { $about } Aký výsledok priznať?
evening-assign = Priznať výsledok obom stranám
evening-assign-split = Priznať každej strane iný výsledok
evening-assign-play = Prideliť výsledok každému hráčovi
evening-for-both = Pre obe strany.
evening-for-north = Pre sever a juh.
evening-for-east = Pre východ a západ.
evening-appeal = Odvolanie: { $names }
evening-appeal-open = Odvolanie: { $names }, { $line }
evening-appeal-menu = Odvolanie. { $about }
evening-appeal-upheld = Odvolaniu sa vyhovelo, upraviť výsledok: { $line }
evening-uphold = Vyhovieť a potom upraviť výsledok
evening-dismiss = Zamietnuť

# Čo rozhodca robí s ľuďmi
evening-person = { $name }
evening-rename = Opraviť meno
evening-replace = Nahradiť niekým iným
evening-who-instead = { $round ->
        [0] Kto nastúpi ako náhrada?
       *[other] Kto nastúpi ako náhrada, od { ORDINAL($round, gender: "neuter", case: "gen") } kola?
    }
evening-nobody-waits = Všetci, čo tu sú, už hrajú. Kto ešte príde, objaví sa v tomto zozname.
    .brief = Nikto nie je voľný.
    .braille = nikto nie je voľný
evening-need-seated = Zostáva sedieť na jednom mieste
evening-need-braille = Číta bodové písmo
evening-need-time = Potrebuje viac času
evening-need-phone = Hrá s telefónom
evening-category = Kategória
evening-category-value = { $name ->
        [none] žiadna
       *[other] { $name }
    }
evening-category-new = Napísať inú
evening-agrees-kept = Meno smie zostať aj po večeri
evening-agrees-shown = Meno smie byť vo verejných výsledkoch
evening-delete-person = Zmazať meno a všetko o tomto človeku
evening-really-delete = Naozaj zmazať meno aj potreby? Výsledky zostanú, len bez mena.
evening-deleted = Zmazané.
evening-leave = { $round ->
        [0] Už nehrá
       *[other] Od { ORDINAL($round, gender: "neuter", case: "gen") } kola nehrá
    }
evening-return = { $round ->
        [0] Zase hrá
       *[other] Od { ORDINAL($round, gender: "neuter", case: "gen") } kola zase hrá
    }
evening-penalty = Zraziť { COUNT($percent, of: "percent") } z jedného rozdania
evening-carry = Započítať skorší výsledok
evening-carry-percent = Koľko percent to bolo
evening-carry-boards = Za koľko rozdaní sa to počíta
evening-why = Prečo?
evening-reason = { $reason ->
        [time] nedostatok času
        [mistake] chyba v zápise
        [irregular] nesprávna hra
        [cards] zle rozdané karty
        [absent] neprítomnosť
        [left] odchod
        [late] neskorý príchod
        [replaced] náhrada
        [agreed] dohoda pri stole
        [appeal] odvolanie
       *[other] iný dôvod
    }
evening-reason-other = Vlastnými slovami
evening-own-words = Dôvod
evening-noted-act = Zapísané: { $what }.

# Čo sa stalo
evening-noted = { $said }; { $note }
evening-by = { $said }; { $name }
evening-did-announced = { $reason ->
        [none] Večer je vyhlásený: { $plan }
       *[other] Plán sa zmenil: { $plan }; { $reason }
    }
evening-did-entered = { $waits ->
        [yes] Na čakacej listine: { $names }
       *[no] Prihlásené: { $names }
    }{ $origin ->
        [none] {""}
       *[other] , { $origin }
    }
evening-did-entrant-admitted = Z čakacej listiny hrá: { $entrant }
evening-did-partners-found = { $entrant }: hrajú spolu
evening-did-scratched = Odhlásené: { $entrant }{ $follower ->
        [none] {""}
       *[other] ; z čakacej listiny hrá { $follower }
    }
evening-did-closed = Prihlášky sú uzavreté
evening-did-drawn = { $later ->
        [yes] Žrebuje sa postupne, ako sa hrá
       *[no] Vyžrebované
    }
evening-did-round-drawn = { $games ->
        [yes] Stoly sú vyžrebované
       *[no] Ďalšie kolo je vyžrebované
    }
evening-did-round-begun = { $round ->
        [0] Pri vyžrebovaných stoloch sa začalo hrať
       *[other] Začalo sa { ORDINAL($round, gender: "neuter") } kolo
    }
evening-did-result-entered = { $line }: { $outcome }
evening-did-result-corrected = Oprava, { $line }: { $outcome }; { $reason }
evening-did-adjusted = Rozhodnutie, { $line }: { $outcome }; { $reason }
evening-did-left = { $round ->
        [0] Už nehrá: { $entrant }; { $reason }
       *[other] Od { ORDINAL($round, gender: "neuter", case: "gen") } kola nehrá: { $entrant }; { $reason }
    }
evening-did-returned = { $round ->
        [0] Zase hrá: { $entrant }
       *[other] Od { ORDINAL($round, gender: "neuter", case: "gen") } kola zase hrá: { $entrant }
    }
evening-did-substitute-sat = { $round ->
        [0] Hrá { $by } namiesto: { $person }; { $reason }
       *[other] Od { ORDINAL($round, gender: "neuter", case: "gen") } kola hrá { $by } namiesto: { $person }; { $reason }
    }
evening-did-joined-late = { $round ->
        [0] Hrá aj: { $names }
       *[other] Od { ORDINAL($round, gender: "neuter", case: "gen") } kola hrá aj: { $names }
    }
evening-did-penalized = Zrážka { COUNT($percent, of: "percent") }, { $entrant }; { $reason }
evening-did-carried-over = Skorší výsledok, { COUNT($percent, of: "percent") } za { COUNT($boards, of: "deal") }, { $entrant }
evening-did-appeal-made = Odvolanie, { $line }, { $entrant }
evening-did-appeal-decided = { $upheld ->
        [yes] Odvolaniu sa vyhovelo
       *[no] Odvolanie zamietnuté
    }
evening-did-lot-drawn = Rozhodol žreb. Poradie: { $names }
evening-did-finished = { $reason ->
        [none] Večer sa skončil
       *[other] Večer sa skončil skôr; { $reason }
    }
evening-did-redo = Znova platí: { $what }
evening-did-undone = Vzaté späť: { $what }

# Odmietnutia
evening-not-now = { $stage ->
        [over] Večer sa už skončil. Ak v ňom chcete niečo zmeniť, vezmite najprv späť jeho ukončenie.
        [drawn] To sa teraz nedá, už je vyžrebované.
       *[other] To sa teraz nedá, najprv sa musí žrebovať.
    }
    .braille = teraz nie
evening-entered-already = Niekto z nich už vo večere hrá.
evening-too-many = Spolu { $count ->
        [few] smú
       *[other] smie
    } hrať najviac { SAY($count, gender: "personal") }.
evening-full = Tento večer je plný.
evening-too-few = Takto je ich málo, spolu { $count ->
        [few] hrajú
       *[other] hrá
    } { SAY($count, gender: "personal") }.
evening-alone = { $count ->
        [one] Jedna prihláška je ešte bez spoluhráča. Nájdite ho, alebo prihlášku zrušte.
       *[other] Prihlášky ešte bez spoluhráča: { SAY($count, gender: "feminine") }. Spojte ich, alebo ich zrušte.
    }
    .braille = bez spoluhráča: { $count }
evening-too-small = Na večer treba aspoň { SAY($count, gender: "feminine", case: "acc") } { $count ->
        [one] prihlášku
        [few] prihlášky
       *[other] prihlášok
    }.
evening-no-entrant = Nikto taký tu nehrá.
evening-no-draw = Takto sa nedá vyžrebovať. Zmeňte plán alebo prihlášky.
evening-round-open = { $count ->
        [one] Ešte chýba jeden výsledok.
        [few] Ešte chýbajú { SAY($count) } výsledky.
       *[other] Ešte chýba { SAY($count) } výsledkov.
    }
evening-no-round = Také kolo v rozpise nie je.
evening-no-lot = Žrebovať sa dá len o delené miesto, a len raz.
evening-no-sizes = Určte, koľko ľudí hrá pri stole. Taký turnaj je len pre skutočné karty.
evening-no-percent = Percentá patria k rozdaniam. Tento turnaj počíta body.
evening-no-line = Toto rozdanie sa pri tom stole v tom kole nehrá.
evening-not-begun = { ORDINAL($round, gender: "neuter") } kolo sa ešte nezačalo.
evening-nobody-there = Pri tom stole niekto chýba, takže sa tam nehrá.
evening-result-there = Tento výsledok je už zapísaný. Opravte ho v ponuke „{ evening-all-lines }“.
evening-result-same = Tento výsledok už je zapísaný.
    .braille = už zapísané
evening-result-missing = Tam ešte žiadny výsledok nie je.
evening-wrong-sum = { $unit ->
        [tricks] Zdvihov je dohromady { SAY($total) }, a má ich byť { SAY($tricks) }. Zadajte obe čísla znova.
       *[points] Dohromady to je { SAY($total) }, a má to byť { SAY($tricks) }. Zadajte čísla znova.
    }
    .brief = Dohromady { SAY($total) }, nie { SAY($tricks) }.
    .braille = dohromady { $total }, nie { $tricks }
evening-other-score = { $seats ->
        [plays] Zadajte jedno číslo za každého hráča pri stole.
        [yes] V tejto hre má výsledok každý hráč zvlášť. Zadajte štyri čísla.
       *[no] V tejto hre má dvojica jeden výsledok. Zadajte dve čísla.
    }
    .braille = { $seats ->
        [plays] číslo za každého
        [yes] štyri čísla
       *[no] dve čísla
    }
evening-too-much = Najviac to môže byť { SAY($most) }. Zadajte čísla znova.
    .braille = najviac { $most }
evening-not-for-four = Takto sa vo štvorici nehrá. Vyberte iné pravidlá.
    .braille = nie je pre štyroch
evening-percent = Zadajte číslo od nuly do sto.
evening-away-already = Už nehrá.
evening-not-away = Stále hrá, vracať sa nemusí.
evening-played-already = V tom kole sa tam už hralo. Zapíšte to až od ďalšieho kola a nedohrané rozdania upravte rozhodnutím.
evening-round-begun-already = To kolo už beží.
evening-no-place = Voľné miesto už nie je.
evening-appeals-open = { $count ->
        [one] Najprv rozhodnite o jednom odvolaní.
       *[other] Najprv rozhodnite o odvolaniach: { SAY($count, gender: "neuter") }.
    }
evening-no-appeal = Také odvolanie tu nie je.
evening-nothing-undone = Tu už nie je čo vziať späť.
evening-needed = To sa nedá vziať späť, závisí od toho neskorší krok. Vezmite späť najprv ten.
    .braille = najprv neskoršie

# Súbory
evening-names-file = Mená zo súboru CSV
evening-results-file = Výsledky zo súboru CSV
evening-files = { $kind ->
        [names] Súbor s menami: na každom riadku tí, čo hrajú spolu.
        [seats] Súbor s výsledkami: kolo, stôl, rozdanie, potom čo má prvá, druhá, tretia a štvrtá stolička.
       *[results] Súbor s výsledkami: kolo, stôl, rozdanie, zdvihy severu a juhu, zdvihy východu a západu.
    } Hľadá sa v priečinku { $folder }.
    .brief = Ktorý súbor?
    .braille = ktorý súbor?
evening-no-files = Žiadny súbor CSV tam nie je, späť
evening-file-unreadable = Súbor { $name } sa nedá prečítať. Uložte ho znova ako CSV v kódovaní Unicode.
    .braille = nečitateľný súbor
evening-file-wrong = { $count ->
        [one] V súbore { $name } je jeden riadok zlý. Nič sa z neho nezapísalo.
        [few] V súbore { $name } sú { SAY($count) } riadky zlé. Nič sa z neho nezapísalo.
       *[other] V súbore { $name } je { SAY($count) } riadkov zlých. Nič sa z neho nezapísalo.
    }
evening-line-too-many = Riadok { SAY($line) }: mien je priveľa, od mena { $what }.
evening-line-twice = Riadok { SAY($line) }: { $what } už v súbore je.
evening-line-no-name = Riadok { SAY($line) }: { $what } nie je meno.
evening-line-columns = Riadok { SAY($line) }: chýbajú čísla. Stojí tam { $what }.
evening-line-none = Riadok { SAY($line) }: také rozdanie sa ešte nehralo.
evening-line-result-there = Riadok { SAY($line) }: tu už výsledok je.
evening-line-wrong-sum = Riadok { SAY($line) }: { $what } nie je možný výsledok.
evening-results-taken = Zo súboru sa zapísalo výsledkov: { $count }.

# Papiere
evening-papers = Papiere na vytlačenie
evening-paper-deals = Rozdania pre toho, kto skladá balíčky
evening-deals-about = Kto hrá, nemá tieto karty poznať: nech ich skladá niekto, kto nehrá.
evening-paper-guides = Sprievodné lístky, kto kedy kde sedí
evening-paper-travellers = Lístky k rozdaniam na výsledky
evening-paper-names = Menovky
evening-paper-results = Výsledky večera
evening-paper-categories = Výsledky podľa kategórií
evening-results-unnamed = { $count ->
        [one] Jeden účastník nesúhlasil so zverejnením mena, je tu len ako číslo.
       *[other] Kto nesúhlasil so zverejnením mena, je tu len ako číslo. Takých účastníkov: { SAY($count, gender: "personal") }.
    }
evening-results-out = Výsledky na počúvanie a tlač
evening-all-agreed = Zapísané súhlasy: { SAY($count, gender: "masculine") }.
evening-really-all-agree = Súhlasia naozaj všetci, že ich meno bude vo verejných výsledkoch?
evening-all-agree = Zapísať, že s menom vo výsledkoch súhlasia všetci, chýba { SAY($count) }
evening-file-name = { $paper ->
        [deals] rozdania
        [guides] listky
        [travellers] vysledkove-listky
        [names] menovky
        [categories] kategorie
        [year] rok
        [copy] kopia
        [league] liga
       *[results] vysledky
    }
evening-hear = Vypočuť si
evening-as-brf = Pre braillovskú tlačiareň, BRF
evening-as-pef = Pre braillovskú tlačiareň, PEF
evening-as-html = Na vytlačenie alebo na čítanie, HTML
evening-as-txt = Text do listu, TXT
evening-as-csv = Tabuľka, CSV
evening-as-pbn = Rozdania a výsledky pre iné programy, PBN
evening-board = Rozdanie { SAY($board) }, rozdáva { $dealer ->
        [north] sever
        [east] východ
        [south] juh
        [west] západ
        [first] prvá stolička
        [second] druhá stolička
        [third] tretia stolička
       *[fourth] štvrtá stolička
    }{ $trump ->
        [none] {""}
       *[other] , tromfy { SUIT($trump) }
    }
evening-hand = { evening-compass }: { CARDS($cards) }
    .braille = { evening-compass }: { CARDS($cards, case: "braille") }
evening-hand-print = { evening-compass }: { $cards }
evening-hand-suits = { evening-compass }: { HAND($cards) }
    .braille = { evening-compass }: { HAND($cards, case: "braille") }
evening-rule = { $name }: { $value }
evening-stocks-about = { $whole ->
        [yes] Každý berie z vlastného celého balíčka.
       *[no] Každý berie z vlastnej kôpky.
    } Leží pred ním rubom nahor a prvá karta je navrchu.
evening-stock = { evening-compass } berie{ $first ->
        [1] {""}
       *[other] {" "}od { ORDINAL($first, gender: "feminine", case: "gen") } karty
    }: { CARDS($cards) }
    .braille = { evening-compass } berie{ $first ->
        [1] {""}
       *[other] {" "}od { ORDINAL($first, gender: "feminine", case: "gen") } karty
    }: { CARDS($cards, case: "braille") }
evening-stock-print = { evening-compass } berie{ $first ->
        [1] {""}
       *[other] {" "}od { ORDINAL($first, gender: "feminine", case: "gen") } karty
    }: { $cards }
evening-compass = { $seat ->
        [north] Sever
        [east] Východ
        [south] Juh
        [west] Západ
        [first] Prvá stolička
        [second] Druhá stolička
        [third] Tretia stolička
       *[fourth] Štvrtá stolička
    }
evening-card = { $names }
evening-traveller = Rozdanie { SAY($board) }
evening-slip = { ORDINAL($round, gender: "neuter") } kolo, stôl { $table }
evening-slip-game = { $game }, { ORDINAL($round, gender: "neuter") } kolo, stôl { $table }
evening-traveller-line = Kolo { $round }, stôl { $table }: sever a juh, { $north } … { $unit ->
        [tricks] zdvihov
       *[points] bodov
    }; východ a západ, { $east } … { $unit ->
        [tricks] zdvihov
       *[points] bodov
    }
evening-slip-line = Rozdanie { $board }: sever a juh, { $north } … { $unit ->
        [tricks] zdvihov
       *[points] bodov
    }; východ a západ, { $east } … { $unit ->
        [tricks] zdvihov
       *[points] bodov
    }
evening-traveller-seats = Kolo { $round }, stôl { $table }: prvá stolička { $north } …, druhá { $east } …, tretia { $south } …, štvrtá { $west } …
evening-slip-seats = Rozdanie { $board }: prvá stolička { $north } …, druhá { $east } …, tretia { $south } …, štvrtá { $west } …
evening-slip-play = { $names } …
evening-cell = { SAY($value, parts: 100) }
evening-column-place = Miesto
evening-column-names = Kto
evening-column-percent = Percent
evening-column-tricks = Zdvihov navyše
evening-column-points = Bodov navyše
evening-column-boards = Rozdanie
evening-column-plays = Partie
evening-column-play-points = Body

# Zhodnotenie po večeri
evening-forget = Zmazať mená a potreby všetkých, čo nechcú zostať zapísaní
evening-really-forget = Zmazať po večeri mená všetkých, čo nesúhlasili, že zostanú zapísaní, a potreby všetkých? Výsledky zostanú.
evening-forgotten = Mená a potreby sú zmazané.

# Pri stoloch v sieti
evening-house = Klubový večer, { $game }: { $over ->
        [yes] skončil sa
       *[no] { $round ->
            [0] hráči prichádzajú
           *[other] { ORDINAL($round, gender: "neuter") } kolo{ $rounds ->
                [0] {""}
               *[other] {" "}{ SAY($rounds, gender: "neuter", case: "gen", after: "z") }
            }
        }
    }
evening-house-free = Klubový večer, { $game }: voľné partie
evening-house-waits = Večer vedie a začne { $name }. { $contest ->
        [individuals] Počkajte tu, kým vás žreb posadí. Voľné miesta obsadí počítač.
        [plays] Počkajte tu, kým vám žreb určí stôl.
        [teams] Stlačte Enter na voľnom mieste v štvorici, v ktorej chcete hrať. Prvý a druhý hráč hrajú spolu pri jednom stole, tretí a štvrtý pri druhom. Voľné miesta obsadí počítač.
       *[pairs] Stlačte Enter na voľnom mieste vedľa spoluhráča, s ktorým chcete hrať. Voľné miesta obsadí počítač.
    }
    .brief = Večer začne { $name }.
    .braille = začína { $name }
evening-house-director = Tento večer vediete vy. Ostatní ho nájdu v zozname stolov, alebo prídu na kód: { $code }. Sedíte na stoličke vedúceho. Ak chcete aj hrať, { $contest ->
        [individuals] sadnite si na voľné miesto
        [plays] sadnite si na voľné miesto
        [teams] sadnite si do niektorej štvorice
       *[pairs] sadnite si do niektorej dvojice
    }. { $contest ->
        [plays] Keď začnete, žreb rozdelí hráčov k stolom.
       *[other] Keď začnete, voľné miesta obsadí počítač.
    }
    .brief = Vediete večer; kód: { $code }.
    .braille = { $code }
evening-house-begin = { $free ->
        [yes] Začať: rozlosovať a hrať
       *[no] Začať: rozlosovať a hrať prvé kolo
    }
evening-house-desk = Stôl vedúceho
evening-house-rounds = Ďalšie kolo sa začína
evening-house-free-tables = Žrebovanie voľných hráčov sa začína
evening-house-rounds-value = { $itself ->
        [yes] samo
       *[no] na môj pokyn, pri stole vedúceho
    }
evening-house-close = Zavrieť večer pre všetkých
evening-house-really-close = Naozaj zavrieť večer pre všetkých? Výsledky vám ostanú v ponuke „{ evening-menu }“.
    .braille = zavrieť večer?
evening-house-closed = Vedúci večer zavrel.
    .braille = večer zavretý
evening-house-leave = Odísť z večera
evening-house-to-table = K môjmu stolu
evening-house-standing = Moje umiestnenie
evening-house-chair = Stolička vedúceho
evening-house-chair-empty = prázdna
evening-house-place = { $side ->
        [0] Prvý hráč
        [1] Druhý hráč
        [2] Tretí hráč
       *[3] Štvrtý hráč
    } { ORDINAL($pair, gender: "feminine", case: "gen") } { $teams ->
        [yes] štvorice
       *[no] dvojice
    }
evening-house-seated = Hráte za { ORDINAL($pair, gender: "feminine", case: "acc") } { $teams ->
        [yes] štvoricu{ $names ->
            [none] , jej ďalšie miesta sú zatiaľ voľné
           *[other] , spolu s vami { $names }
        }
       *[no] dvojicu{ $names ->
            [none] , miesto vedľa vás je zatiaľ voľné
           *[other] , spolu s vami { $names }
        }
    }.
    .braille = vaša { $teams ->
        [yes] štvorica
       *[no] dvojica
    }: { $pair }
evening-house-seat = { ORDINAL($round, gender: "neuter") } kolo{ $rounds ->
        [0] {""}
       *[other] {" "}{ SAY($rounds, gender: "neuter", case: "gen", after: "z") }
    }: { $seat }.{ $boards ->
        [none] {""}
       *[other] {" "}Hráte { $boards }.
    }
    .brief = { ORDINAL($round, gender: "neuter") } kolo: { $seat }.
evening-house-play = { ORDINAL($round, gender: "feminine") } partia{ $rounds ->
        [0] {""}
       *[other] {" "}{ SAY($rounds, gender: "feminine", case: "gen", after: "z") }
    }: { $seat }.
    .brief = { ORDINAL($round, gender: "feminine") } partia: { $seat }.
evening-house-free-waits = { $left ->
        [none] Máte odohraté. Poradie nájdete v ponuke večera.
       *[other] Zostáva vám odohrať: { $left }. K stolu vás žreb posadí, len čo bude dosť voľných hráčov.
    }
    .brief = { $left ->
        [none] Máte odohraté.
       *[other] Zostáva: { $left }. Čakáte na stôl.
    }
    .braille = { $left ->
        [none] odohraté
       *[other] zostáva { $left }
    }
evening-house-own-play = { $game }, stôl { $table }, spolu s vami { $names }
evening-house-own = { $alone ->
        [yes] stôl { $table }, { $way }, vľavo { $left }, oproti { $partner }, vpravo { $right }
       *[no] stôl { $table }, { $way }, spolu s vami { $partner }, proti vám { $left } a { $right }
    }
evening-house-computers = { $names }: { $count ->
        [one] hrá počítač.
       *[other] hrajú počítače.
    }
    .braille = počítač: { $names }
evening-house-by-seat = Hráte bez spoluhráča. Váš výsledok sa porovnáva s hráčmi, ktorí majú pri iných stoloch tú istú stoličku a rovnaké karty.
    .brief = Porovnáva sa tá istá stolička pri všetkých stoloch.
    .braille = porovnáva sa tá istá stolička
evening-house-sits-out = { ORDINAL($round, gender: "neuter") } kolo{ $rounds ->
        [0] {""}
       *[other] {" "}{ SAY($rounds, gender: "neuter", case: "gen", after: "z") }
    }: teraz nehráte.
    .braille = { $round }. kolo: nehráte
evening-house-late = { $last ->
        [yes] Hrá sa už posledné kolo, takže sa vám miesto neujde. Ako večer dopadol, budete počuť tu.
       *[no] { ORDINAL($round, gender: "neuter") } kolo{ $rounds ->
            [0] {""}
           *[other] {" "}{ SAY($rounds, gender: "neuter", case: "gen", after: "z") }
        } sa už hrá. { $plays ->
            [yes] Zostaňte tu: keď vás žreb posadí, budete počuť svoj stôl.
           *[no] Zapojíte sa v niektorom ďalšom, keď vám počítač alebo niekto iný uvoľní miesto. Potom budete počuť svoj stôl a miesto.
        }
    }
    .brief = { $last ->
        [yes] Hrá sa posledné kolo, miesto už nie je.
       *[no] { ORDINAL($round, gender: "neuter") } kolo sa už hrá, vy až od ďalšieho.
    }
    .braille = { $last ->
        [yes] posledné kolo bez vás
       *[no] { $round }. kolo ešte bez vás
    }
evening-house-time = Na kolo máte { DURATION($seconds, case: "acc") }.
    .braille = čas: { DURATION($seconds) }
evening-house-time-left = { $minutes ->
        [0] Čas kola vypršal.{ $averaged ->
            [yes] {" "}Nedohrané rozdanie dostane priemer, ak vedúci nerozhodne inak.
           *[no] {""}
        }
       *[other] Do konca kola { $minutes ->
            [few] zostávajú
           *[other] zostáva
        } { COUNT($minutes, of: "minute") }.
    }
    .braille = { $minutes ->
        [0] čas vypršal
       *[other] ešte { COUNT($minutes, of: "minute") }
    }
evening-house-averaged = Výsledky s priemerom: { $count }. Upravíte ich pri stole vedúceho.
    .braille = priemer: { $count }
evening-house-did = { $name }: { $what }.{ $count ->
        [1] {""}
       *[other] {" "}Je to posledný { SAY($count, case: "gen", gender: "masculine", after: "z") } krokov. Ostatné sú pri stole vedúceho, pod „{ evening-log }“.
    }
    .brief = { $name }: { $what }
    .braille = { $name }: { $what }
evening-house-decided = Neskoro, to už je rozhodnuté. { $name }: { $what }.{ $same ->
        [yes] {""}
       *[no] {" "}Vaše iné rozhodnutie čaká pri stole vedúceho.
    }
    .brief = Už rozhodnuté. { $name }: { $what }.
    .braille = už { $name }: { $what }
evening-house-not-done = Nevykonané: { $what }
evening-house-do-still = Urobiť to teraz
evening-house-drop = Nechať to tak
evening-house-done-still = Hotovo.
evening-house-away = Server teraz neodpovedá, nič sa nezapísalo. Skúste to, keď bude spojenie späť.
    .brief = Server neodpovedá, nezapísané.
    .braille = server neodpovedá
evening-house-not-yet = Server to ešte nepotvrdil. Skúste to o chvíľu.
    .braille = ešte nie
evening-house-lead = { $role ->
        [scorer] Zapisovať výsledky večera
       *[director] Ujať sa vedenia večera
    }
evening-house-role = { $role ->
        [director] Teraz večer vediete aj vy, z ponuky večera. Ak nechcete hrať, sadnite si na voľnú stoličku vedúceho.
        [scorer] Teraz zapisujete výsledky večera, z jeho ponuky.
       *[player] Večer už nevediete, iba hráte.
    }
    .brief = { $role ->
        [director] Teraz večer vediete aj vy.
        [scorer] Teraz zapisujete výsledky.
       *[player] Večer už nevediete.
    }
    .braille = { $role ->
        [director] vediete večer
        [scorer] zapisujete výsledky
       *[player] iba hráte
    }
evening-house-second = { $role ->
        [scorer] Zapisujete výsledky tohto večera.
       *[director] Večer vediete aj vy. Vedúci navzájom počujú svoje kroky. Posledný krok vezmete pri stole vedúceho späť písmenom U.
    }
    .brief = { $role ->
        [scorer] Zapisujete výsledky.
       *[director] Večer vediete aj vy.
    }
    .braille = { $role ->
        [scorer] zapisujete výsledky
       *[director] vediete večer
    }
evening-house-appoint = { $role ->
        [director] Nech vedie večer so mnou
        [scorer] Nech zapisuje výsledky
       *[player] Nech iba hrá
    }
evening-house-ready = Váš stôl je pripravený. Otvorte ho z ponuky večera.
    .braille = stôl pripravený
evening-house-stands = Kolo sa skončilo. Vaše umiestnenie: { $place }.
    .braille = { $place }
evening-house-play-over = Partia sa skončila. Vaše umiestnenie: { $place }.
    .braille = { $place }
evening-house-round-over = { ORDINAL($round, gender: "neuter") } kolo sa skončilo.{ $last ->
        [yes] {" "}Bolo posledné. Poradie nájdete v tejto ponuke.
       *[no] {""}
    }
    .brief = { ORDINAL($round, gender: "neuter") } kolo sa skončilo.
    .braille = { $round }. kolo: koniec
evening-house-over = Večer sa skončil.{ $place ->
        [none] {""}
       *[other] {" "}Vaše umiestnenie: { $place }.
    }
evening-house-all-in = { ORDINAL($round, gender: "neuter") } kolo je celé dohrané.{ $last ->
        [yes] {" "}Bolo posledné. Ukončite večer pri stole vedúceho.
       *[no] {""}
    }
    .braille = { $round }. kolo dohrané
evening-house-all-played = Všetko je odohraté. Ukončite večer pri stole vedúceho.
    .braille = všetko odohraté
evening-house-around = { $place }{ $before ->
        [none] {""}
       *[other] ; pred vami { $before }
    }{ $behind ->
        [none] {""}
       *[other] ; za vami { $behind }
    }
evening-house-next = Ďalšie kolo sa môže začať
evening-house-breath = Ďalšie kolo sa začne o { DURATION($seconds, case: "acc") }.{ $at ->
        [table] {" "}Keď budete môcť hrať, stlačte Enter.
       *[menu] {" "}Keď budete môcť hrať, vyberte „{ evening-house-next }“.
    }{ $key ->
        [none] {""}
       *[other] {" "}Ako hrali ostatní: { $key }.
    }
    .braille = ďalšie kolo: { DURATION($seconds) }
evening-house-is-ready = Na ďalšie kolo sa čaká už len na ostatných.
    .braille = čaká sa na ostatných
evening-house-next-play = Ďalšia partia sa môže začať
evening-house-breath-play = Ďalšia partia sa začne o { DURATION($seconds, case: "acc") }.{ $at ->
        [table] {" "}Keď budete môcť hrať, stlačte Enter.
       *[menu] {" "}Keď budete môcť hrať, vyberte „{ evening-house-next-play }“.
    }
    .braille = ďalšia partia: { DURATION($seconds) }
evening-house-is-ready-play = Na ďalšiu partiu sa čaká už len na ostatných.
    .braille = čaká sa na ostatných
evening-house-others = Ako hrali ostatní
evening-house-boards = { ORDINAL($round, gender: "neuter") } kolo: ktoré rozdanie?
evening-house-board = Rozdanie { SAY($board) } pri všetkých stoloch
evening-house-line = { $own ->
        [yes] Pri vašom stole
       *[no] Stôl { $table }
    }, { $pair }, proti nim { $opponents }
evening-house-has = { $has }{ $percent ->
        [none] {""}
       *[other] , { COUNT($percent, of: "percent") }
    }
evening-house-deal = Rozdanie { SAY($board) }, stôl { $table }. Na vašom mieste: { $name }.
    .braille = { $board }. rozdanie, stôl { $table }: { $name }
evening-house-beside = Kartu po karte, porovnanie s vaším stolom
evening-house-practise = Zahrať si to pri cvičnom stole
evening-house-only-number = Vo verejných výsledkoch bude len vaše číslo. Zmeniť to môžete v tejto ponuke.
    .braille = výsledky: len číslo
evening-house-name = Moje meno vo verejných výsledkoch
evening-house-name-value = { $shown ->
        [yes] uvedené
       *[no] len číslo
    }

# Rok
evening-years = Výsledky za rok
evening-year = Rok { SAY($year) }
evening-year-line = { $place }, { $evenings ->
        [one] jeden večer
        [few] { SAY($evenings) } večery
       *[other] { SAY($evenings) } večerov
    }, { COUNT($boards, of: "deal") }
evening-call = Hlásiť karty pri stole
    .braille = hlásiť
evening-call-which = Karty ktorého stola chcete hlásiť?
    .braille = ktorý?
evening-call-how = Stôl { $table }, rozdanie { $board }: odkiaľ sú karty?
    .braille = odkiaľ karty?
evening-call-shuffled = Karty sa pri stole miešali
    .braille = miešané
evening-call-dealt = Karty sú rozdané podľa rozpisu
    .braille = podľa rozpisu
