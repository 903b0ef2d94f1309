# Věty, které mají všechny hry společné.
dealer-drawn =
    { PERSON($seat) ->
        [you] Los určil, že rozdáváte vy.
       *[other] Los určil, že rozdává { WHO($seat) }.
    }
    .brief =
        { PERSON($seat) ->
            [you] Rozdáváte.
           *[other] Rozdává { WHO($seat) }.
        }
    .braille = rozdává { WHO($seat, form: "short") }
cards-cut =
    { $decided ->
        [yes] O spoluhráče se losuje: { cuts }.
       *[no] O spoluhráče se losuje: { cuts }. To nerozhodlo, losuje se znovu.
    }
    .brief = { $decided ->
        [yes] Los: { cuts }.
       *[no] Los: { cuts }, znovu.
    }
    .braille = los { cuts.braille }
cuts =
    { PERSON(0) ->
        [you] vy máte
       *[other] { NAME(0) } má
    } { CARD($first, case: "acc") }, { NAME(1) } { CARD($second, case: "acc") }, { NAME(2) } { CARD($third, case: "acc") } a { NAME(3) } { CARD($fourth, case: "acc") }
    .braille = { WHO(0, form: "short") } { CARD($first, case: "braille") } { WHO(1, form: "short") } { CARD($second, case: "braille") } { WHO(2, form: "short") } { CARD($third, case: "braille") } { WHO(3, form: "short") } { CARD($fourth, case: "braille") }
partners-drawn =
    { PERSON($partner) ->
        [feminine] Vaše spoluhráčka je { NAME($partner) }.
       *[masculine] Váš spoluhráč je { NAME($partner) }.
    }
    .braille = partner { NAME($partner) }
hand =
    { $count ->
        [0] V ruce už nemáte žádnou kartu.
       *[other] V ruce: { CARDS($cards) }.
    }
    .brief = { $count ->
        [0] Prázdná ruka.
       *[other] { CARDS($cards) }.
    }
    .braille = { $count ->
        [0] bez karet
       *[other] { CARDS($cards, case: "braille") }
    }
table-empty = Stůl je prázdný.
    .braille = stůl prázdný
on-table = { WHO($seat) }: { CARD($card) }.
    .braille = { WHO($seat, form: "short") } { CARD($card, case: "braille") }
highest-last = { PERSON($top-seat) ->
        [you] Poslední zdvih je váš: { CARD($top) }.
       *[other] Poslední zdvih má { WHO($top-seat) }: { CARD($top) }.
    }
    .brief = Poslední zdvih { WHO($top-seat) }, { CARD($top) }.
    .braille = zdvih { CARD($top, case: "braille") } { WHO($top-seat, form: "short") }
turn =
    { PERSON($seat) ->
        [you] Na řadě jste vy.
       *[other] Na řadě je { WHO($seat) }.
    }
    .brief = { WHO($seat) }.
    .braille = řada { WHO($seat, form: "short") }
nobody-to-act = Partie skončila.
    .braille = konec
no-such-question = Na to se v této hře nelze ptát.
    .braille = zde ne
not-now = To teď nejde, nejdřív odpovězte na to, na co jste na řadě.
    .brief = Teď to nejde.
    .braille = teď ne
not-held = { CARD($card, case: "acc") } v ruce nemáte.
    .braille = nemáte { CARD($card, case: "braille") }
match-over = Partie už skončila.
    .braille = partie skončila
offer-late = Mezitím se u stolu něco stalo, a tak tento tah už neplatí. Vyberte si znovu.
    .braille = pozdě, znovu
offer-early = Tento tah patří k něčemu, co se u stolu ještě nestalo. Vyberte si znovu.
    .braille = předčasně, znovu
offer-not-your-turn = Teď nejste na řadě.
    .braille = nejste na řadě
offer-not-recorded = Tento tah se nepodařilo uložit, a tak se nestal. Zkuste to za chvíli znovu.
    .braille = neuloženo, znovu
not-the-pack = Toto není celý balíček.
    .braille = špatný balíček
action-play = Zahrát { CARD($card, case: "acc") }
    .braille = { CARD($card, case: "braille") }
