# Quist: veta pre každú udalosť a odpovede na otázky.
game-name = Quist
hands-dealt = Rozdané, { ORDINAL($game, gender: "feminine") } hra.{ PERSON($leader) ->
        [you] {""}
       *[other] {" "}Vynáša { WHO($leader) }.
    }
    .brief = { ORDINAL($game, gender: "feminine") } hra.{ PERSON($leader) ->
        [you] {""}
       *[other] {" "}Vynáša { WHO($leader) }.
    }
    .full = Rozdané, začína sa { ORDINAL($game, gender: "feminine") } hra{ $games ->
        [one] {""}.
       *[other] {" "}{ of-games }.
    }{ PERSON($leader) ->
        [you] {""}
       *[other] {" "}Vynáša { WHO($leader) }.
    }
    .braille = hra { $game } vynáša { WHO($leader, form: "short") }
card-played =
    { PERSON($seat) ->
        [you] { $first ->
            [yes] Vynášate { CARD($card, case: "acc") }
           *[no] Hráte { CARD($card, case: "acc") }
        }
       *[other] { WHO($seat) } { $first ->
            [yes] vynáša { CARD($card, case: "acc") }
           *[no] hrá { CARD($card, case: "acc") }
        }
    }{ $state ->
        [ahead] { PERSON($seat) ->
            [you] , vediete.
           *[other] , vedie.
        }
        [tied] : zhoda.
        [still] , { PERSON($top-seat) ->
            [you] stále vediete { CARD($top, case: "with") }.
           *[other] stále vedie { WHO($top-seat) } { CARD($top, case: "with") }.
        }
        [still-tied] , stále zhoda { CARD($top, case: "many") }.
       *[untold] .
    }
    .full =
        { PERSON($seat) ->
            [you] { $first ->
                [yes] Vynášate { CARD($card, case: "acc") }
               *[no] Hráte { CARD($card, case: "acc") }
            }
           *[other] { WHO($seat) } { $first ->
                [yes] vynáša { CARD($card, case: "acc") }
               *[no] hrá { CARD($card, case: "acc") }
            }
        }{ $state ->
            [ahead] { PERSON($seat) ->
                [you] {" "}a vediete.
               *[other] {" "}a vedie.
            }
            [tied] : zhoda { CARD($top, case: "many") }, { tied-first }.
            [still] , stále { PERSON($top-seat) ->
                [you] vediete { CARD($top, case: "with") }.
               *[other] vedie { WHO($top-seat) } { CARD($top, case: "with") }.
            }
            [still-tied] , stále zhoda { CARD($top, case: "many") }, { tied-first }.
           *[untold] .
        }
    .brief = { PERSON($seat) ->
        [you] {""}
       *[other] { WHO($seat) }{" "}
    }{ CARD($card) }{ $state ->
        [ahead] { PERSON($seat) ->
            [you] , vediete.
           *[other] , vedie.
        }
        [tied] , zhoda.
        [still] , { PERSON($top-seat) ->
            [you] vedie vaša { CARD($top) }.
           *[other] vedie { WHO($top-seat) } { CARD($top, case: "with") }.
        }
        [still-tied] , stále zhoda.
       *[untold] .
    }
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
tied-first =
    { PERSON($top-seat) ->
        [you] prvá bola vaša
        [feminine] prvá ju hrala { WHO($top-seat) }
        [none] najprv { WHO($top-seat) }
       *[masculine] prvý ju hral { WHO($top-seat) }
    }
highest-now =
    { PERSON($top-seat) ->
        [you] Vediete { CARD($top, case: "with") }.
       *[other] Vedie { WHO($top-seat) } { CARD($top, case: "with") }.
    }
    .brief = { WHO($top-seat) }, { CARD($top) }.
    .braille = max { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
highest-tied = Zhoda { CARD($top, case: "many") }, { tied-first }.
    .brief = Zhoda { CARD($top, case: "many") }, prvá karta: { WHO($top-seat) }.
    .braille = zhoda { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
worth = Hrá sa o { COUNT($worth, of: "trick", case: "acc") }.
    .brief = O { COUNT($worth, of: "trick", case: "acc") }.
    .braille = o { $worth }
last-tied = Posledný zdvih neberie nikto: zhoda { CARD($card, case: "many") }.
    .brief = Zhoda, zdvih nikomu.
    .braille = zhoda { CARD($card, case: "braille") } nikto
phase-tied = Zhoda { CARD($card, case: "many") }, hrá sa o { COUNT($worth, of: "trick", case: "acc") }.
    .brief = Zhoda, o { COUNT($worth, of: "trick", case: "acc") }.
    .full = Zhoda { CARD($card, case: "many") }, karty zostávajú na stole. Hrá sa o { COUNT($worth, of: "trick", case: "acc") }{ PERSON($seat) ->
        [you] .
       *[other] , vynáša { WHO($seat) }.
    }
    .braille = zhoda { CARD($card, case: "braille") } o { $worth }{ PERSON($seat) ->
        [you] {""}
       *[other] {" "}vynáša { WHO($seat, form: "short") }
    }
trick-won =
    { $by-tie ->
        [yes] { PERSON($seat) ->
            [you] Beriete { COUNT($tricks, of: "trick", case: "acc") }: posledná fáza sa skončila zhodou a ďalej by ste vynášali vy.
            [feminine] { WHO($seat) } berie { COUNT($tricks, of: "trick", case: "acc") }: posledná fáza sa skončila zhodou a ďalej by vynášala ona.
            [none] { WHO($seat) } berie { COUNT($tricks, of: "trick", case: "acc") } vďaka právu ďalšieho výnosu: posledná fáza sa skončila zhodou.
           *[masculine] { WHO($seat) } berie { COUNT($tricks, of: "trick", case: "acc") }: posledná fáza sa skončila zhodou a ďalej by vynášal on.
        }
       *[no] { $tricks ->
            [one] { PERSON($seat) ->
                [you] Zdvih je váš.
               *[other] Zdvih berie { WHO($seat) }.
            }
           *[other] { PERSON($seat) ->
                [you] Beriete { COUNT($tricks, of: "trick", case: "acc") }.
               *[other] { WHO($seat) } berie { COUNT($tricks, of: "trick", case: "acc") }.
            }
        }
    }
    .brief =
        { PERSON($seat) ->
            [you] Beriete
           *[other] Berie { WHO($seat) }
        }{ $tricks ->
            [one] .
           *[other] { PERSON($seat) ->
                [you] {" "}{ COUNT($tricks, of: "trick", case: "acc") }.
               *[other] , { COUNT($tricks, of: "trick", case: "acc") }.
            }
        }
    .full =
        { $by-tie ->
            [yes] { trick-won }
           *[no] { PERSON($seat) ->
                [you] Beriete { $tricks ->
                    [one] zdvih
                   *[other] { COUNT($tricks, of: "trick", case: "acc") }
                } { CARD($card, case: "with") }.
               *[other] { WHO($seat) } berie { $tricks ->
                    [one] zdvih
                   *[other] { COUNT($tricks, of: "trick", case: "acc") }
                } { CARD($card, case: "with") }.
            }
        }
    .braille = berie { WHO($seat, form: "short") } { $tricks }
pile-left = Zhoda v poslednej fáze, kôpku neberie nikto: { $tricks ->
        [one] prepadol jeden zdvih.
        [few] prepadli { COUNT($tricks, of: "trick") }.
       *[other] prepadlo { COUNT($tricks, of: "trick") }.
    }
    .brief = Zhoda, neberie nikto.
    .braille = neberie nikto { $tricks }
won-so-far = { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
    .full = Zdvihy: { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
    .braille = zdvihy { $own }:{ $other }
tricks-now = Zdvihy v tejto hre: { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
    .brief = Zdvihy: { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
    .braille = zdvihy { $own }:{ $other }
your-turn =
    { $worth ->
        [one] Ste na rade.
       *[other] Ste na rade, hrá sa o { COUNT($worth, of: "trick", case: "acc") }.
    }
    .brief = { $worth ->
        [one] Vy.
       *[other] Vy, o { COUNT($worth, of: "trick", case: "acc") }.
    }
    .braille = ste na rade
your-turn-lead = Vynášate.
    .braille = vynášate
last-trick-worth =
    { PERSON($seat) ->
        [you] Posledný zdvih je váš
        [feminine] Posledný zdvih vzala { WHO($seat) }
        [none] Posledný zdvih má { WHO($seat) }
       *[masculine] Posledný zdvih vzal { WHO($seat) }
    }{ $tricks ->
        [one] {""}:
       *[other] , počítal sa za { SAY($tricks, gender: "masculine") }:
    }
    .brief = Posledný zdvih, { WHO($seat) }:
    .braille = zdvih { WHO($seat, form: "short") }
last-trick-nobody = Posledný zdvih nevzal nikto:
    .braille = zdvih nikto
last-trick-none-in-game = V tejto hre ešte nikto zdvih nevzal.
    .brief = Ešte žiadny.
    .braille = ešte žiadny
score = Hry: { side-own } { SAY($own-games, gender: "feminine") }, { side-other } { SAY($other-games, gender: "feminine") }.{ $games ->
        [one] {""}
       *[other] {" "}{ $over ->
            [yes] Skončila sa
           *[no] Hrá sa
        } { ORDINAL($game, gender: "feminine") } { of-games }.
    }
    .brief = Hry: { side-own } { SAY($own-games, gender: "feminine") }, { side-other } { SAY($other-games, gender: "feminine") }.
    .braille = hry { $own-games }:{ $other-games }
score-only = Hrá sa jediná hra, rozhodnú jej zdvihy.
    .braille = jediná hra
score-total = Zdvihy z dohraných hier: { side-own } { SAY($own-total, gender: "masculine") }, { side-other } { SAY($other-total, gender: "masculine") }.
    .braille = zdvihy { $own-total }:{ $other-total }
deal-scored =
    { $winner ->
        [none] Hra sa skončila nerozhodne, { own-first }.
       *[other] { SIDE($winner) ->
            [us] Vyhrávate hru { own-first }.
            [them] Hru vyhrávajú súperi { other-first }.
            [first] Hru vyhráva prvá dvojica { own-first }.
           *[second] Hru vyhráva druhá dvojica { other-first }.
        }
    } { games-now }
    .brief = { $winner ->
        [none] Nerozhodne, { own-first }.
       *[other] { SIDE($winner) ->
            [us] Vyhraté, { own-first }.
            [them] Prehraté, { own-first }.
            [first] Prvá dvojica, { own-first }.
           *[second] Druhá dvojica, { other-first }.
        }
    } { games-now }
    .braille = zdvihy { $own }:{ $other } hry { $own-games }:{ $other-games }
own-first = { SAY($own, gender: "masculine") } ku { SAY($other, gender: "masculine", case: "dat") }
other-first = { SAY($other, gender: "masculine") } ku { SAY($own, gender: "masculine", case: "dat") }
games-now = Hry: { side-own } { SAY($own-games, gender: "feminine") }, { side-other } { SAY($other-games, gender: "feminine") }.
extra-game = Hry aj zdvihy sú vyrovnané, rozhodne { ORDINAL($game, gender: "feminine") } hra, navyše.
    .brief = Hra navyše.
    .braille = hra navyše { $game }
match-level = Partia sa končí nerozhodne, na hry { SAY($games, gender: "feminine") } { SAY($games, gender: "feminine") }, na zdvihy { SAY($tricks, gender: "masculine") } ku { SAY($tricks, gender: "masculine", case: "dat") }.
    .brief = Partia je nerozhodne.
    .braille = partia { $games }:{ $games }
match-won =
    { SIDE($winner) ->
        [us] Vyhrávate celú partiu
        [them] Partiu vyhrávajú súperi
        [first] Partiu vyhráva prvá dvojica
       *[second] Partiu vyhráva druhá dvojica
    }{ $by-tricks ->
        [yes] . Na hry je to { SAY($own-games, gender: "feminine") } { SAY($other-games, gender: "feminine") }, rozhodli zdvihy: { SIDE($winner) ->
            [them] { other-total-first }.
            [second] { other-total-first }.
           *[us] { own-total-first }.
        }
       *[no] , na hry { SIDE($winner) ->
            [them] { other-games-first }.
            [second] { other-games-first }.
           *[us] { own-games-first }.
        }
    }
    .full =
        { $by-tricks ->
            [yes] { match-won }
           *[no] { match-won } Zdvihov spolu { own-total-first }.
        }
    .brief = { SIDE($winner) ->
        [us] Partia je vaša.
        [them] Partiu majú súperi.
        [first] Partia pre prvú dvojicu.
       *[second] Partia pre druhú dvojicu.
    }
    .braille = partia { $own-games }:{ $other-games }
own-games-first = { SAY($own-games, gender: "feminine") } ku { SAY($other-games, gender: "feminine", case: "dat") }
other-games-first = { SAY($other-games, gender: "feminine") } ku { SAY($own-games, gender: "feminine", case: "dat") }
own-total-first = { SAY($own-total, gender: "masculine") } ku { SAY($other-total, gender: "masculine", case: "dat") }
other-total-first = { SAY($other-total, gender: "masculine") } ku { SAY($own-total, gender: "masculine", case: "dat") }

# Voľby hry
game-about = Whist s číslami pre dve dvojice: najvyššie číslo berie zdvih, zhoda zdvih znásobí.
option-games = Počet hier
house-games = Koľko hier má partia. Pri rovnosti hier rozhodujú zdvihy, a ak sú vyrovnané aj tie, hrá sa hra navyše.
option-tied = Nerozhodná partia
option-tied-extra = hrá sa hra navyše
option-tied-stays = zostáva nerozhodne
house-tied = Keď sú vyrovnané hry aj zdvihy, buď sa hrá hra navyše, alebo nevyhráva nikto.
option-last-pile = Posledná kôpka
option-last-pile-leader = berie ten, kto by vynášal
option-last-pile-nobody = neberie nikto
house-last-pile = Keď sa posledná fáza skončí zhodou, zostane kôpka. Berie ju ten, kto je na výnose, alebo prepadá.
option-partners = Spoluhráči
option-partners-agreed = sedia oproti sebe
option-partners-draw = určí žreb
house-partners = Spoluhráč buď sedí rovno oproti vám, alebo ho určí žreb podľa nepárnych kariet.
preset-short = krátka partia
preset-document = partia podľa pôvodných pravidiel

# Prečo karta: rady a rozbor
reason-only-choice = Iná možnosť nie je.
reason-leads-sure = { CARD($card, case: "acc") } už nikto neprebije ani nedorovná, zdvih je istý.
    .brief = Istý zdvih.
reason-leads-highest = { CARD($card) } je vaša najvyššia, má najväčšiu nádej na zdvih.
    .brief = Najväčšia nádej.
reason-leads-lowest = Vyneste nízku kartu, vyššie si nechajte, keď pôjde o viac.
    .brief = Vyššie karty zostanú.
reason-leads-middle = Touto kartou vyskúšate ostatných a to najlepšie si necháte.
    .brief = Najlepšie karty zostanú.
reason-wins = Hráte na konci a { CARD($card) } na zdvih stačí.
    .brief = Na zdvih stačí.
reason-overtakes-partner = Zatiaľ vedie { WHO($seat) } { CARD($top, case: "with") }, ale { CARD($card) } má väčšiu nádej na zdvih.
    .brief = Väčšia nádej na zdvih.
reason-beats = { CARD($card) } prebije { CARD($top, case: "acc") } a ostatní by museli mať niečo vyššie.
    .brief = Prebije { CARD($top, case: "acc") }.
reason-ties-to-deny = { CARD($card) } dorovná súperovu { CARD($top, case: "acc") }: zdvih nikto nevezme a hrá sa ďalej o viac.
    .brief = Zhoda: nevezme nikto.
reason-beats-all = Vyššia karta ako { CARD($card) } nie je, ostatní ju môžu iba dorovnať.
    .brief = Vyššia už nie je.
reason-ties-for-now = { CARD($card) } dorovná súperovu { CARD($top, case: "acc") }: ak nikto nedá viac, zdvih nikto nevezme.
    .brief = Dorovná súperovu { CARD($top, case: "acc") }.
reason-ties-partner = { CARD($card) } dorovná kartu z vašej dvojice, ale ostatné by vás stáli viac.
    .brief = Ostatné stoja viac.
reason-partner-has = Zdvih už má { WHO($seat) }, lepšie karty vám zostanú na neskôr.
    .brief = Zdvih už má { WHO($seat) }.
reason-leaves-to-partner = K zdvihu má najbližšie { WHO($seat) }, lepšie karty si nechajte na neskôr.
    .brief = Najbližšie má { WHO($seat) }.
reason-saves-from-tie = { CARD($top) } by len dorovnala kartu z vašej dvojice a nebral by nikto; { CARD($card) } zdvih berie.
    .brief = { CARD($top) } by len dorovnala.
reason-takes-over = Zdvih by aj tak bol váš, ale { CARD($card, case: "with") } budete vynášať vy.
    .brief = Budete vynášať vy.
reason-tied-already = Zhoda už je a { CARD($card) } na nej nič nezmení; bude chýbať najmenej.
    .brief = Zhoda už je.
reason-cannot-beat = Na { CARD($top, case: "acc") } nemáte, dajte kartu, ktorej nie je škoda.
    .brief = Na { CARD($top, case: "acc") } nemáte.
reason-keeps-high = { CARD($kept, case: "acc") } je lepšie nechať si na neskôr.
    .brief = { CARD($kept, case: "acc") } si nechať.
reason-leads-keeping = Nevidené karty vyššie ako { CARD($card) }: { SAY($over, gender: "feminine") }. Vyššie ako { CARD($kept) }, ktorú si necháte: { SAY($above, gender: "feminine") }.
    .brief = Nechať si { CARD($kept, case: "acc") }.
reason-leads-top = { CARD($card) } je vaša najvyššia; nevidené karty: vyššie { SAY($over, gender: "feminine") }, rovnaké { SAY($same, gender: "feminine") }.
    .brief = Vaša najvyššia.
reason-beats-some = { CARD($card) } prebíja { CARD($top, case: "acc") }; nevidené karty: vyššie { SAY($over, gender: "feminine") }, rovnaké { SAY($same, gender: "feminine") }.
    .brief = Prebíja { CARD($top, case: "acc") }.
reason-at-random = Vybrané naslepo.

# roh stola v okne
corner-games = Hry { $own } ku { $theirs }
corner-tricks = Zdvihy { $own } ku { $theirs }
corner-worth = Hrá sa o { $worth }
progress = { ORDINAL($place, gender: "feminine") } fáza { of-count }.
    .braille = fáza { $place }/{ $count }
goal = Hru vyhrá, kto má viac zdvihov, stačí { SAY($need, gender: "masculine") } { SAY($tricks, case: "gen", after: "z") }. { $games ->
        [one] Partia má jedinú hru.
       *[other] Partiu vyhrá, kto má viac hier. { of-games.played }
    }
    .brief = Stačí { COUNT($need, of: "trick") }; { COUNT($games, of: "game") }.
    .braille = { COUNT($need, of: "trick") }, { COUNT($games, of: "game") }
trick-rule = Zdvih berie najvyššie číslo. Pri zhode rozhodne až ďalšia fáza, a to o všetky ležiace karty.
    .brief = Berie najvyššie číslo, pri zhode ďalšia fáza.
    .braille = berie najvyššie
