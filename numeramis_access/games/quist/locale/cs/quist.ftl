# Quist: věta pro každou událost a odpovědi na otázky.
game-name = Quist
hands-dealt = Rozdáno, { ORDINAL($game, gender: "feminine") } hra.{ PERSON($leader) ->
        [you] {""}
       *[other] {" "}Vynáší { WHO($leader) }.
    }
    .brief = { ORDINAL($game, gender: "feminine") } hra.{ PERSON($leader) ->
        [you] {""}
       *[other] {" "}Vynáší { WHO($leader) }.
    }
    .full = Rozdáno, začíná { ORDINAL($game, gender: "feminine") } hra{ $games ->
        [one] {""}.
       *[other] {" "}{ of-games }.
    }{ PERSON($leader) ->
        [you] {""}
       *[other] {" "}Vynáší { WHO($leader) }.
    }
    .braille = hra { $game } vynáší { WHO($leader, form: "short") }
card-played =
    { PERSON($seat) ->
        [you] { $first ->
            [yes] Vynášíte { CARD($card, case: "acc") }
           *[no] Hrajete { CARD($card, case: "acc") }
        }
       *[other] { WHO($seat) } { $first ->
            [yes] vynáší { CARD($card, case: "acc") }
           *[no] hraje { CARD($card, case: "acc") }
        }
    }{ $state ->
        [ahead] { PERSON($seat) ->
            [you] , vedete.
           *[other] , vede.
        }
        [tied] : shoda.
        [still] , { PERSON($top-seat) ->
            [you] dál vedete { CARD($top, case: "with") }.
           *[other] dál vede { WHO($top-seat) } { CARD($top, case: "with") }.
        }
        [still-tied] , dál shoda { CARD($top, case: "many") }.
       *[untold] .
    }
    .full =
        { PERSON($seat) ->
            [you] { $first ->
                [yes] Vynášíte { CARD($card, case: "acc") }
               *[no] Hrajete { CARD($card, case: "acc") }
            }
           *[other] { WHO($seat) } { $first ->
                [yes] vynáší { CARD($card, case: "acc") }
               *[no] hraje { CARD($card, case: "acc") }
            }
        }{ $state ->
            [ahead] { PERSON($seat) ->
                [you] {" "}a vedete.
               *[other] {" "}a vede.
            }
            [tied] : shoda { CARD($top, case: "many") }, { tied-first }.
            [still] , dál { PERSON($top-seat) ->
                [you] vedete { CARD($top, case: "with") }.
               *[other] vede { WHO($top-seat) } { CARD($top, case: "with") }.
            }
            [still-tied] , dál shoda { CARD($top, case: "many") }, { tied-first }.
           *[untold] .
        }
    .brief = { PERSON($seat) ->
        [you] {""}
       *[other] { WHO($seat) }{" "}
    }{ CARD($card) }{ $state ->
        [ahead] { PERSON($seat) ->
            [you] , vedete.
           *[other] , vede.
        }
        [tied] , shoda.
        [still] , { PERSON($top-seat) ->
            [you] vede vaše { CARD($top) }.
           *[other] vede { WHO($top-seat) } { CARD($top, case: "with") }.
        }
        [still-tied] , dál shoda.
       *[untold] .
    }
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
tied-first =
    { PERSON($top-seat) ->
        [you] první byla vaše
        [feminine] první ji hrála { WHO($top-seat) }
        [none] první { WHO($top-seat) }
       *[masculine] první ji hrál { WHO($top-seat) }
    }
highest-now =
    { PERSON($top-seat) ->
        [you] Vedete { CARD($top, case: "with") }.
       *[other] Vede { WHO($top-seat) } { CARD($top, case: "with") }.
    }
    .brief = { WHO($top-seat) }, { CARD($top) }.
    .braille = max { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
highest-tied = Shoda { CARD($top, case: "many") }, { tied-first }.
    .brief = Shoda { CARD($top, case: "many") }, první { WHO($top-seat) }.
    .braille = shoda { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
worth = Hraje se o { COUNT($worth, of: "trick", case: "acc") }.
    .brief = O { COUNT($worth, of: "trick", case: "acc") }.
    .braille = o { $worth }
last-tied = Poslední zdvih nemá nikdo: shoda { CARD($card, case: "many") }.
    .brief = Shoda, zdvih nikomu.
    .braille = shoda { CARD($card, case: "braille") } nikdo
phase-tied = Shoda { CARD($card, case: "many") }, hraje se o { COUNT($worth, of: "trick", case: "acc") }.
    .brief = Shoda, o { COUNT($worth, of: "trick", case: "acc") }.
    .full = Shoda { CARD($card, case: "many") }, karty zůstávají na stole. Hraje se o { COUNT($worth, of: "trick", case: "acc") }{ PERSON($seat) ->
        [you] .
       *[other] , vynáší { WHO($seat) }.
    }
    .braille = shoda { CARD($card, case: "braille") } o { $worth }{ PERSON($seat) ->
        [you] {""}
       *[other] {" "}vynáší { WHO($seat, form: "short") }
    }
trick-won =
    { $by-tie ->
        [yes] { PERSON($seat) ->
            [you] Berete { COUNT($tricks, of: "trick", case: "acc") }: poslední fáze skončila shodou a { LISTENER() ->
                [feminine] vynášela byste vy
                [none] další výnos by byl váš
               *[masculine] vynášel byste vy
            }.
            [feminine] { WHO($seat) } bere { COUNT($tricks, of: "trick", case: "acc") }: poslední fáze skončila shodou a vynášela by ona.
            [none] { WHO($seat) } bere { COUNT($tricks, of: "trick", case: "acc") } díky právu dalšího výnosu: poslední fáze skončila shodou.
           *[masculine] { WHO($seat) } bere { COUNT($tricks, of: "trick", case: "acc") }: poslední fáze skončila shodou a vynášel by on.
        }
       *[no] { $tricks ->
            [one] { PERSON($seat) ->
                [you] Zdvih je váš.
               *[other] Zdvih bere { WHO($seat) }.
            }
           *[other] { PERSON($seat) ->
                [you] Berete { COUNT($tricks, of: "trick", case: "acc") }.
               *[other] { WHO($seat) } bere { COUNT($tricks, of: "trick", case: "acc") }.
            }
        }
    }
    .brief =
        { PERSON($seat) ->
            [you] Berete
           *[other] Bere { WHO($seat) }
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
                [you] Berete { $tricks ->
                    [one] zdvih
                   *[other] { COUNT($tricks, of: "trick", case: "acc") }
                } { CARD($card, case: "with") }.
               *[other] { WHO($seat) } bere { $tricks ->
                    [one] zdvih
                   *[other] { COUNT($tricks, of: "trick", case: "acc") }
                } { CARD($card, case: "with") }.
            }
        }
    .braille = bere { WHO($seat, form: "short") } { $tricks }
pile-left = Shoda v poslední fázi, hromádku nebere nikdo: { $tricks ->
        [one] propadl jeden zdvih.
        [few] propadly { COUNT($tricks, of: "trick") }.
       *[other] propadlo { COUNT($tricks, of: "trick") }.
    }
    .brief = Shoda, nebere nikdo.
    .braille = nebere nikdo { $tricks }
won-so-far = { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
    .full = Zdvihy: { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
    .braille = zdvihy { $own }:{ $other }
tricks-now = Zdvihy v této hře: { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
    .brief = Zdvihy: { side-own } { SAY($own, gender: "masculine") }, { side-other } { SAY($other, gender: "masculine") }.
    .braille = zdvihy { $own }:{ $other }
your-turn =
    { $worth ->
        [one] Jste na řadě.
       *[other] Jste na řadě, o { COUNT($worth, of: "trick", case: "acc") }.
    }
    .brief = { $worth ->
        [one] Vy.
       *[other] Vy, o { COUNT($worth, of: "trick", case: "acc") }.
    }
    .braille = jste na řadě
your-turn-lead = Vynášíte.
    .braille = vynášíte
last-trick-worth =
    { PERSON($seat) ->
        [you] Poslední zdvih je váš
        [feminine] Poslední zdvih vzala { WHO($seat) }
        [none] Poslední zdvih má { WHO($seat) }
       *[masculine] Poslední zdvih vzal { WHO($seat) }
    }{ $tricks ->
        [one] {""}:
       *[other] , počítal se za { SAY($tricks, gender: "masculine") }:
    }
    .brief = Poslední zdvih, { WHO($seat) }:
    .braille = zdvih { WHO($seat, form: "short") }
last-trick-nobody = Poslední zdvih nemá nikdo:
    .braille = zdvih nikdo
last-trick-none-in-game = V této hře ještě nikdo zdvih nevzal.
    .brief = Ještě žádný.
    .braille = ještě žádný
score = Hry: { side-own } { SAY($own-games, gender: "feminine") }, { side-other } { SAY($other-games, gender: "feminine") }.{ $games ->
        [one] {""}
       *[other] {" "}{ $over ->
            [yes] Skončila
           *[no] Hraje se
        } { ORDINAL($game, gender: "feminine") } { of-games }.
    }
    .brief = Hry: { side-own } { SAY($own-games, gender: "feminine") }, { side-other } { SAY($other-games, gender: "feminine") }.
    .braille = hry { $own-games }:{ $other-games }
score-only = Hraje se jediná hra, rozhodnou její zdvihy.
    .braille = jediná hra
score-total = Zdvihy z dohraných her: { side-own } { SAY($own-total, gender: "masculine") }, { side-other } { SAY($other-total, gender: "masculine") }.
    .braille = zdvihy { $own-total }:{ $other-total }
deal-scored =
    { $winner ->
        [none] Hra skončila nerozhodně, { own-first }.
       *[other] { SIDE($winner) ->
            [us] Vyhráváte hru { own-first }.
            [them] Hru vyhrávají soupeři { other-first }.
            [first] Hru vyhrává první dvojice { own-first }.
           *[second] Hru vyhrává druhá dvojice { other-first }.
        }
    } { games-now }
    .brief = { $winner ->
        [none] Nerozhodně, { own-first }.
       *[other] { SIDE($winner) ->
            [us] Vyhráno, { own-first }.
            [them] Prohráno, { own-first }.
            [first] První dvojice, { own-first }.
           *[second] Druhá dvojice, { other-first }.
        }
    } { games-now }
    .braille = zdvihy { $own }:{ $other } hry { $own-games }:{ $other-games }
own-first = { SAY($own, gender: "masculine") } ku { SAY($other, gender: "masculine", case: "dat") }
other-first = { SAY($other, gender: "masculine") } ku { SAY($own, gender: "masculine", case: "dat") }
games-now = Hry: { side-own } { SAY($own-games, gender: "feminine") }, { side-other } { SAY($other-games, gender: "feminine") }.
extra-game = Hry i zdvihy jsou vyrovnané, rozhodne { ORDINAL($game, gender: "feminine") } hra, navíc.
    .brief = Hra navíc.
    .braille = hra navíc { $game }
match-level = Partie končí nerozhodně, na hry { SAY($games, gender: "feminine") } { SAY($games, gender: "feminine") }, na zdvihy { SAY($tricks, gender: "masculine") } ku { SAY($tricks, gender: "masculine", case: "dat") }.
    .brief = Partie je nerozhodně.
    .braille = partie { $games }:{ $games }
match-won =
    { SIDE($winner) ->
        [us] Vyhráváte celou partii
        [them] Partii vyhrávají soupeři
        [first] Partii vyhrává první dvojice
       *[second] Partii vyhrává druhá dvojice
    }{ $by-tricks ->
        [yes] . Na hry je to { SAY($own-games, gender: "feminine") } { SAY($other-games, gender: "feminine") }, rozhodly zdvihy: { SIDE($winner) ->
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
           *[no] { match-won } Zdvihů celkem { own-total-first }.
        }
    .brief = { SIDE($winner) ->
        [us] Partie je vaše.
        [them] Partie pro soupeře.
        [first] Partie pro první dvojici.
       *[second] Partie pro druhou dvojici.
    }
    .braille = partie { $own-games }:{ $other-games }
own-games-first = { SAY($own-games, gender: "feminine") } ku { SAY($other-games, gender: "feminine", case: "dat") }
other-games-first = { SAY($other-games, gender: "feminine") } ku { SAY($own-games, gender: "feminine", case: "dat") }
own-total-first = { SAY($own-total, gender: "masculine") } ku { SAY($other-total, gender: "masculine", case: "dat") }
other-total-first = { SAY($other-total, gender: "masculine") } ku { SAY($own-total, gender: "masculine", case: "dat") }

# Volby hry
game-about = Whist s čísly pro dvě dvojice: nejvyšší číslo bere zdvih, shoda zdvih znásobí.
option-games = Počet her
house-games = Kolik her má partie. Při rovnosti her rozhodují zdvihy, a jsou-li vyrovnané i ty, hraje se hra navíc.
option-tied = Nerozhodná partie
option-tied-extra = hraje se hra navíc
option-tied-stays = zůstává nerozhodně
house-tied = Když jsou vyrovnané hry i zdvihy, buď se hraje hra navíc, nebo nevyhrává nikdo.
option-last-pile = Poslední hromádka
option-last-pile-leader = bere ten, kdo by vynášel
option-last-pile-nobody = nebere nikdo
house-last-pile = Když poslední fáze skončí shodou, zůstane hromádka. Bere ji ten, na kom je výnos, nebo propadá.
option-partners = Spoluhráči
option-partners-agreed = sedí naproti
option-partners-draw = určí los
house-partners = Spoluhráč buď sedí rovnou naproti vám, nebo ho určí los podle lichých karet.
preset-short = krátká partie
preset-document = partie podle původních pravidel

# Proč karta: rady a rozbor
reason-only-choice = Jiná možnost není.
reason-leads-sure = { CARD($card, case: "acc") } už nikdo nepřebije ani nedorovná, zdvih je jistý.
    .brief = Jistý zdvih.
reason-leads-highest = { CARD($card) } je vaše nejvyšší, má největší naději na zdvih.
    .brief = Největší naděje.
reason-leads-lowest = Vynést je lepší nízko, vyšší karty zůstanou na chvíli, kdy o něco půjde.
    .brief = Vyšší karty zůstanou.
reason-leads-middle = Touto kartou vyzkoušíte ostatní a to nejlepší si necháte.
    .brief = Nejlepší karty zůstanou.
reason-wins = Hrajete poslední a { CARD($card) } na zdvih stačí.
    .brief = Na zdvih stačí.
reason-overtakes-partner = Zatím vede { WHO($seat) } { CARD($top, case: "with") }, ale { CARD($card) } má větší naději na zdvih.
    .brief = Větší naděje na zdvih.
reason-beats = { CARD($card) } přebije { CARD($top, case: "acc") } a ostatní by museli mít něco vyššího.
    .brief = Přebije { CARD($top, case: "acc") }.
reason-ties-to-deny = { CARD($card) } dorovná soupeřovu { CARD($top, case: "acc") }: zdvih nikdo nevezme a hraje se dál o víc.
    .brief = Shoda: nevezme nikdo.
reason-beats-all = Vyšší karta než { CARD($card) } není, ostatní ji můžou leda dorovnat.
    .brief = Vyšší už není.
reason-ties-for-now = { CARD($card) } dorovná soupeřovu { CARD($top, case: "acc") }: nedá-li nikdo víc, zdvih nikdo nevezme.
    .brief = Dorovná soupeřovu { CARD($top, case: "acc") }.
reason-ties-partner = { CARD($card) } dorovná kartu z vaší dvojice, ale ostatní by vás stály víc.
    .brief = Ostatní stojí víc.
reason-partner-has = Zdvih už má { WHO($seat) }, lepší karty vám zůstanou na později.
    .brief = Zdvih už má { WHO($seat) }.
reason-leaves-to-partner = Zdvih má na dosah { WHO($seat) }, lepší karty vám zůstanou na později.
    .brief = Zdvih má na dosah { WHO($seat) }.
reason-saves-from-tie = { CARD($top) } by jen dorovnala kartu z vaší dvojice a nebral by nikdo; { CARD($card) } zdvih bere.
    .brief = { CARD($top) } by jen dorovnala.
reason-takes-over = Zdvih by i tak byl váš, ale { CARD($card, case: "with") } budete vynášet vy.
    .brief = Budete vynášet vy.
reason-tied-already = Shoda už je a { CARD($card) } na ní nic nezmění; bude chybět nejméně.
    .brief = Shoda už je.
reason-cannot-beat = Na { CARD($top, case: "acc") } nemáte, dejte kartu, které není škoda.
    .brief = Na { CARD($top, case: "acc") } nemáte.
reason-keeps-high = { CARD($kept, case: "acc") } je lepší si nechat na později.
    .brief = { CARD($kept, case: "acc") } si nechat.
reason-leads-keeping = Skrytých karet vyšších než { CARD($card) }: { SAY($over, gender: "feminine") }; vyšších než { CARD($kept) }, kterou si necháte: { SAY($above, gender: "feminine") }.
    .brief = Nechat si { CARD($kept, case: "acc") }.
reason-leads-top = { CARD($card) } je vaše nejvyšší; skrytých karet vyšších: { SAY($over, gender: "feminine") }, stejných: { SAY($same, gender: "feminine") }.
    .brief = Vaše nejvyšší.
reason-beats-some = { CARD($card) } přebíjí { CARD($top, case: "acc") }; skrytých karet vyšších: { SAY($over, gender: "feminine") }, stejných: { SAY($same, gender: "feminine") }.
    .brief = Přebíjí { CARD($top, case: "acc") }.
reason-at-random = Vybráno naslepo.

# roh stolu v okně
corner-games = Hry { $own } ku { $theirs }
corner-tricks = Zdvihy { $own } ku { $theirs }
corner-worth = Hraje se o { $worth }
progress = { ORDINAL($place, gender: "feminine") } fáze { of-count }.
    .braille = fáze { $place }/{ $count }
goal = Hru vyhraje, kdo má víc zdvihů, stačí { SAY($need, gender: "masculine") } { SAY($tricks, case: "gen", after: "z") }. { $games ->
        [one] Partie má jedinou hru.
       *[other] Partii vyhraje, kdo má víc her. { of-games.played }
    }
    .brief = Stačí { COUNT($need, of: "trick") }; { COUNT($games, of: "game") }.
    .braille = { COUNT($need, of: "trick") }, { COUNT($games, of: "game") }
trick-rule = Zdvih bere nejvyšší číslo. Při shodě rozhodne až další fáze, a to o všechny ležící karty.
    .brief = Bere nejvyšší číslo, při shodě další fáze.
    .braille = bere nejvyšší
