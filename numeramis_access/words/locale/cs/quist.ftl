# Quist: věta pro každou událost a odpovědi na otázky.
game-name = Quist
hands-dealt =
    { $game ->
        [1] Rozdáno, začíná první hra.
       *[other] Rozdáno, začíná { $game }. hra.
    }{ PERSON($leader) ->
        [you] {""}
       *[other] {" "}Vynáší { WHO($leader) }.
    }
    .brief =
        Hra { $game }. { PERSON($leader) ->
            [you] Vynášíte.
           *[other] Vynáší { WHO($leader) }.
        }
    .braille = hra { $game } vynáší { WHO($leader, form: "short") }
card-played =
    { PERSON($seat) ->
        [you] Hrajete { CARD($card, case: "acc") }.
        [feminine] { WHO($seat) } zahrála { CARD($card, case: "acc") }.
       *[masculine] { WHO($seat) } zahrál { CARD($card, case: "acc") }.
    }
    .brief = { WHO($seat) } { CARD($card) }.
    .braille = { WHO($seat, form: "short") }{ CARD($card, case: "braille") }
highest =
    { PERSON($seat) ->
        [you] Vedete { CARD($card, case: "with") }.
       *[other] Vede { WHO($seat) } { CARD($card, case: "with") }.
    }
    .brief = Vede { CARD($card) }, { WHO($seat) }.
    .braille = max { CARD($card, case: "braille") } { WHO($seat, form: "short") }
highest-now =
    { PERSON($seat) ->
        [you] Nejvyšší je { CARD($card) }, a ta je vaše.
        [feminine] Nejvyšší je { CARD($card) }, zahrála ji { WHO($seat) }.
       *[masculine] Nejvyšší je { CARD($card) }, zahrál ji { WHO($seat) }.
    }
    .brief = { CARD($card) }, { WHO($seat) }.
    .braille = max { CARD($card, case: "braille") } { WHO($seat, form: "short") }
highest-tied =
    { PERSON($seat) ->
        [you] Shoda: nejvyšší { CARD($card) } padla vícekrát, první byla vaše.
        [feminine] Shoda: nejvyšší { CARD($card) } padla vícekrát, první ji zahrála { WHO($seat) }.
       *[masculine] Shoda: nejvyšší { CARD($card) } padla vícekrát, první ji zahrál { WHO($seat) }.
    }
    .brief = Shoda, { CARD($card) }, první { WHO($seat) }.
    .braille = shoda { CARD($card, case: "braille") } { WHO($seat, form: "short") }
worth =
    { $worth ->
        [one] Hraje se o jeden zdvih.
        [2] Hraje se o dva zdvihy.
        [3] Hraje se o tři zdvihy.
        [4] Hraje se o čtyři zdvihy.
       *[other] Hraje se o { $worth } zdvihů.
    }
    .brief = O { $worth ->
        [one] 1 zdvih.
        [few] { $worth } zdvihy.
       *[other] { $worth } zdvihů.
    }
    .braille = o { $worth }
phase-tied = Nejvyšší { CARD($card) } padla vícekrát, karty zůstávají ležet. { $worth ->
        [2] Hraje se o dva zdvihy
        [3] Hraje se o tři zdvihy
        [4] Hraje se o čtyři zdvihy
       *[other] Hraje se o { $worth } zdvihů
    }, { PERSON($seat) ->
        [you] vynášíte vy.
       *[other] vynáší { WHO($seat) }.
    }
    .brief = Shoda, { CARD($card) }. O { $worth ->
        [few] { $worth } zdvihy
       *[other] { $worth } zdvihů
    }, { PERSON($seat) ->
        [you] vynášíte.
       *[other] vynáší { WHO($seat) }.
    }
    .braille = shoda { CARD($card, case: "braille") } o { $worth } vynáší { WHO($seat, form: "short") }
trick-won =
    { $by-tie ->
        [yes] Poslední fáze skončila shodou. { PERSON($seat) ->
            [you] Hromádku berete vy, protože další výnos by byl váš:
           *[other] Hromádku bere { WHO($seat) }, odtud by přišel další výnos:
        } { $tricks ->
            [one] jeden zdvih.
            [few] { $tricks } zdvihy.
           *[other] { $tricks } zdvihů.
        }
       *[no] { PERSON($seat) ->
            [you] Berete
           *[other] { WHO($seat) } bere
        } { $tricks ->
            [one] zdvih.
            [2] dva zdvihy.
            [3] tři zdvihy.
            [4] čtyři zdvihy.
           *[other] { $tricks } zdvihů.
        }
    }
    .brief = { PERSON($seat) ->
        [you] Berete { $tricks }.
       *[other] Bere { WHO($seat) }, { $tricks }.
    }
    .braille = bere { WHO($seat, form: "short") } { $tricks }
pile-left = Poslední fáze skončila shodou, hromádku nebere nikdo. { $tricks ->
        [one] Propadl jeden zdvih.
        [few] Propadly { $tricks } zdvihy.
       *[other] Propadlo { $tricks } zdvihů.
    }
    .brief = Shoda, nebere nikdo.
    .braille = nebere nikdo { $tricks }
won-so-far = V této hře máte { $own ->
        [one] 1 zdvih
        [few] { $own } zdvihy
       *[other] { $own } zdvihů
    }, soupeři { $other }.
    .brief = { $own } ku { $other }.
    .braille = { $own }:{ $other }
your-turn =
    { $worth ->
        [one] Jste na řadě.
        [few] Jste na řadě, hraje se o { $worth } zdvihy.
       *[other] Jste na řadě, hraje se o { $worth } zdvihů.
    }
    .brief = Vy.
    .braille = jste na řadě
your-turn-lead =
    { $worth ->
        [one] Vynášíte.
        [few] Vynášíte, hraje se o { $worth } zdvihy.
       *[other] Vynášíte, hraje se o { $worth } zdvihů.
    }
    .brief = Vynášíte.
    .braille = vynášíte
last-trick =
    { PERSON($seat) ->
        [you] Poslední zdvih, váš
       *[other] Poslední zdvih, bere { WHO($seat) }
    }{ $tricks ->
        [one] {""}.
        [few] , za { $tricks } zdvihy.
       *[other] , za { $tricks } zdvihů.
    }
    .brief = Poslední zdvih:
    .braille = zdvih { WHO($seat, form: "short") }
last-trick-closed = Poslední zdvih si lze prohlížet jen do zahrání další karty.
    .brief = Už nelze.
    .braille = zdvih zavřen
score = Hra { $game } z { $games }. Na hry je to { $own-games } ku { $other-games }.
    .brief = Hry { $own-games } ku { $other-games }.
    .braille = hry { $own-games }:{ $other-games }
score-total = Na zdvihy za celou partii { $own-total } ku { $other-total }.
    .braille = zdvihy { $own-total }:{ $other-total }
deal-scored =
    { $winner ->
        [none] Hra skončila nerozhodně, { $own } ku { $other }.
       *[other] { SIDE($winner) ->
            [us] Vyhráváte hru { $own } ku { $other }.
            [them] Soupeři vyhrávají hru { $other } ku { $own }.
            [first] Hru vyhrává první dvojice { $own } ku { $other }.
           *[second] Hru vyhrává druhá dvojice { $other } ku { $own }.
        }
    } Na hry je to { $own-games } ku { $other-games }.
    .brief = { $own } ku { $other }, hry { $own-games } ku { $other-games }.
    .braille = { $own }:{ $other } hry { $own-games }:{ $other-games }
extra-game = Hry i zdvihy jsou vyrovnané, rozhodne dodatková { $game }. hra.
    .brief = Dodatková hra.
    .braille = dodatková hra { $game }
match-won =
    { SIDE($winner) ->
        [us] Vyhráváte celou partii { $own-games } ku { $other-games } na hry
        [them] Partii vyhrávají soupeři { $other-games } ku { $own-games } na hry
        [first] Partii vyhrává první dvojice { $own-games } ku { $other-games } na hry
       *[second] Partii vyhrává druhá dvojice { $other-games } ku { $own-games } na hry
    }{ $by-tricks ->
        [yes] , rozhodly zdvihy { $own-total } ku { $other-total }.
       *[no] , zdvihů celkem { $own-total } ku { $other-total }.
    }
    .brief = { SIDE($winner) ->
        [us] Vyhráli jste partii.
        [them] Partie pro soupeře.
        [first] Partie pro první dvojici.
       *[second] Partie pro druhou dvojici.
    }
    .braille = partie { $own-games }:{ $other-games }

# Volby hry
game-about = Whist s čísly pro dvě dvojice: nejvyšší číslo bere zdvih, shoda zdvih znásobí.
option-games = Počet her
house-games = Kolik her má partie. Při rovnosti her rozhodují zdvihy, a jsou-li vyrovnané i ty, hraje se hra navíc.
option-last-pile = Poslední hromádka
option-last-pile-leader = bere ten, kdo by vynášel
option-last-pile-nobody = nebere nikdo
house-last-pile = Když poslední fáze skončí shodou, hromádku buď bere ten, kdo by vynášel dál, nebo propadá.
option-partners = Spoluhráči
option-partners-agreed = sedí naproti
option-partners-draw = určí los
house-partners = Spoluhráč buď sedí rovnou naproti vám, nebo ho určí los podle lichých karet.
preset-short = krátká partie
preset-document = partie podle návodu

# Proč karta: rady a rozbor
reason-only-choice = Jiná možnost není.
reason-leads-sure = { CARD($card, case: "acc") } už nikdo nepřebije ani nedorovná, zdvih je jistý.
reason-leads-highest = { CARD($card) } je vaše nejvyšší, má největší naději na zdvih.
reason-leads-lowest = Nízká karta odchází ve výnosu, vyšší zůstanou na chvíli, kdy o něco půjde.
reason-leads-middle = Střední karta vyzkouší ostatní a ty nejlepší vám zůstanou.
reason-wins = Hrajete poslední a { CARD($card) } na zdvih stačí.
reason-overtakes-partner = Zatím vede { WHO($seat) } { CARD($top, case: "with") }, ale { CARD($card) } má větší naději vydržet.
reason-beats = { CARD($card) } přebije { CARD($top, case: "acc") } a ostatní budou muset hrát výš.
reason-ties-to-deny = { CARD($card) } dorovná soupeřovu { CARD($top, case: "acc") }: zdvih nikdo nevezme a hraje se dál o víc.
reason-ties-partner = { CARD($card) } dorovná partnerovu kartu, ale ostatní by vás stáli víc.
reason-leaves-to-partner = Zdvih má na dosah { WHO($seat) }, stačí přihodit nejmenší kartu.
reason-cannot-beat = Na { CARD($top, case: "acc") } nemáte, odchází karta, která chybět nebude.
reason-keeps-high = { CARD($kept, case: "acc") } je lepší si nechat na později.
reason-at-random = Vybráno naslepo.
