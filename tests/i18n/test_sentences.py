"""What each action and event is in words, in three languages, as somebody who speaks them has read it."""

# ruff: noqa: E501  a sentence is best read whole

from __future__ import annotations

import pytest

from loupe.games.cluedo import actions as cluedo
from loupe.games.cluedo import events as clues
from loupe.games.game import new_game
from loupe.games.sleuth import actions as sleuth
from loupe.games.sleuth import events as gems
from loupe.games.telling import say
from loupe.games.vocabulary import Action, Outcome, SeenEvent, Termination, Watcher
from loupe.i18n import LANGUAGES

PEOPLE = ("Ann", "Bob", "Cem", "Dora")

AVALON = new_game("sleuth/avalon-hill", 4, seed=1)
CHASSE = new_game("sleuth/chasse-aux-diamants", 4, ["missing-gems-2"], seed=1)
PLACES = new_game("sleuth/face2face", 4, ["places-2"], seed=1)
CLUEDO = new_game("cluedo/card-game", 4, ["advanced"], seed=1)
TABLES = {"avalon-hill": AVALON, "chasse": CHASSE, "places": PLACES, "cluedo": CLUEDO}

Sentences = tuple[str, str, str]

ACTIONS: list[tuple[str, Action, Sentences]] = [
    (
        "avalon-hill",
        sleuth.Ask(2, "PR", "PR"),
        (
            "Ask Cem to show the red pearls",
            "Demander à Cem de montrer les perles rouges",
            "Chiedi a Cem di mostrare le perle rosse",
        ),
    ),
    (
        "avalon-hill",
        sleuth.Ask(2, "R", "?R"),
        (
            "Ask Cem to count the red gems, with the card “free choice (red)”",
            "Demander à Cem de compter les joyaux rouges, avec la carte «\u00a0choix libre (rouge)\u00a0»",
            "Chiedi a Cem di contare i gioielli rossi, con la carta «scelta libera (rosso)»",
        ),
    ),
    (
        "avalon-hill",
        sleuth.Ask(1, "O", "?"),
        (
            "Ask Bob to count the opals, with the card “free choice”",
            "Demander à Bob de compter les opales, avec la carte «\u00a0choix libre\u00a0»",
            "Chiedi a Bob di contare gli opali, con la carta «scelta libera»",
        ),
    ),
    (
        "avalon-hill",
        sleuth.AskFinal(2, "O2"),
        (
            "Final interrogation: ask Cem to show the opal pairs, then identify",
            "Interrogatoire final\u00a0: demander à Cem de montrer les paires d’opales, puis identifier",
            "Interrogatorio finale: chiedi a Cem di mostrare le coppie di opali, poi identifica",
        ),
    ),
    (
        "avalon-hill",
        sleuth.Exchange(),
        (
            "Exchange the search cards",
            "Échanger les cartes recherche",
            "Cambia le carte indagine",
        ),
    ),
    (
        "avalon-hill",
        sleuth.Pass(),
        (
            "End the turn, with no card to ask with",
            "Finir le tour, faute de carte à jouer",
            "Chiudi il turno, senza carte da giocare",
        ),
    ),
    (
        "avalon-hill",
        sleuth.Identify(("P2R",)),
        (
            "Name the red pearl pair as the missing gem",
            "Désigner la paire de perles rouges comme joyau disparu",
            "Indica la coppia rossa di perle come gioiello mancante",
        ),
    ),
    (
        "chasse",
        sleuth.Ask(2, "O1", "O1"),
        (
            "Ask Cem to show the opal 1s",
            "Demander à Cem de montrer les opales 1",
            "Chiedi a Cem di mostrare gli opali 1",
        ),
    ),
    (
        "chasse",
        sleuth.Ask(2, "2B", "?2"),
        (
            "Ask Cem to count the blue 2s, with the card “free choice (2s)”",
            "Demander à Cem de compter les 2 bleus, avec la carte «\u00a0libre choix (2)\u00a0»",
            "Chiedi a Cem di contare i 2 blu, con la carta «scelta libera (2)»",
        ),
    ),
    (
        "chasse",
        sleuth.Ask(1, "1", "1"),
        (
            "Ask Bob to count the 1s",
            "Demander à Bob de compter les 1",
            "Chiedi a Bob di contare gli 1",
        ),
    ),
    (
        "chasse",
        sleuth.Exchange(),
        (
            "Exchange the question cards",
            "Échanger les cartes Question",
            "Cambia le carte domanda",
        ),
    ),
    (
        "chasse",
        sleuth.Identify(("P2R", "O1G")),
        (
            "Name the red pearl 2 and the green opal 1 as the stolen stones",
            "Désigner la perle 2 rouge et l’opale 1 verte comme pierres volées",
            "Indica la perla 2 rossa e l’opale 1 verde come pietre rubate",
        ),
    ),
    (
        "cluedo",
        cluedo.Ask(("CA", "SC")),
        (
            "Ask for Miss Scarlett and the candlestick",
            "Demander Mlle Rose et le chandelier",
            "Chiedi Miss Scarlett e il candeliere",
        ),
    ),
    (
        "cluedo",
        cluedo.Ask(("RO", "MU")),
        (
            "Ask for Colonel Mustard and the rope",
            "Demander le colonel Moutarde et la corde",
            "Chiedi il colonnello Mustard e la corda",
        ),
    ),
    (
        "cluedo",
        cluedo.Show("KI"),
        (
            "Show the kitchen to Ann",
            "Montrer la cuisine à Ann",
            "Mostra la cucina a Ann",
        ),
    ),
    (
        "cluedo",
        cluedo.Declare(),
        (
            "Say that you are ready to accuse",
            "Annoncer une accusation",
            "Annuncia un’accusa",
        ),
    ),
    (
        "cluedo",
        cluedo.Decline(),
        (
            "Leave the accusing to others",
            "Laisser les autres accuser",
            "Lascia che accusino gli altri",
        ),
    ),
    (
        "cluedo",
        cluedo.Accuse("PE", "RE", "ST"),
        (
            "Accuse Mrs Peacock in the study with the revolver",
            "Accuser Mme Pervenche dans le bureau avec le revolver",
            "Accusa la signora Peacock nello studio con la rivoltella",
        ),
    ),
    (
        "cluedo",
        cluedo.Accuse("OR", "DA", "KI"),
        (
            "Accuse Dr Orchid in the kitchen with the dagger",
            "Accuser la docteure Orchidée dans la cuisine avec le poignard",
            "Accusa la dottoressa Orchid in cucina con il pugnale",
        ),
    ),
]

EVENTS: list[tuple[str, Watcher, SeenEvent, Sentences]] = [
    (
        "avalon-hill",
        None,
        gems.Answered(1, 2, "R", "R", 0),
        (
            "Bob asked Cem to count the red gems: none.",
            "Bob a demandé à Cem de compter les joyaux rouges\u00a0: aucun.",
            "Bob ha chiesto a Cem di contare i gioielli rossi: nessuno.",
        ),
    ),
    (
        "avalon-hill",
        1,
        gems.Answered(1, 2, "R", "R", 3),
        (
            "You asked Cem to count the red gems: three.",
            "Vous avez demandé à Cem de compter les joyaux rouges\u00a0: trois.",
            "Hai chiesto a Cem di contare i gioielli rossi: tre.",
        ),
    ),
    (
        "avalon-hill",
        2,
        gems.Answered(1, 2, "P", "?", 1),
        (
            "Bob asked you to count the pearls: one.",
            "Bob vous a demandé de compter les perles\u00a0: une.",
            "Bob ti ha chiesto di contare le perle: una.",
        ),
    ),
    (
        "avalon-hill",
        0,
        gems.SeenShowed(1, 2, "PR", "PR", 2),
        (
            "Bob asked Cem to show the red pearls: two.",
            "Bob a demandé à Cem de montrer les perles rouges\u00a0: deux.",
            "Bob ha chiesto a Cem di mostrare le perle rosse: due.",
        ),
    ),
    (
        "avalon-hill",
        1,
        gems.Showed(1, 2, "PR", "PR", ("P1R", "P2R")),
        (
            "You asked Cem to show the red pearls and saw two: the red pearl solitaire and the red pearl pair.",
            "Vous avez demandé à Cem de montrer les perles rouges et en avez vu deux\u00a0: la perle rouge solitaire et la paire de perles rouges.",
            "Hai chiesto a Cem di mostrare le perle rosse: due, cioè il solitario rosso di perle e la coppia rossa di perle.",
        ),
    ),
    (
        "avalon-hill",
        2,
        gems.Showed(1, 2, "O3", "O3", ("O3R", "O3G")),
        (
            "Bob asked you to show the opal clusters and saw two: the red and the green.",
            "Bob vous a demandé de montrer les groupes d’opales et en a vu deux\u00a0: le rouge et le vert.",
            "Bob ti ha chiesto di mostrare i trittici di opali: due, cioè il rosso e il verde.",
        ),
    ),
    (
        "avalon-hill",
        None,
        gems.Showed(1, 2, "DB", None, ("D1B",)),
        (
            "Bob asked Cem, in a final interrogation, to show the blue diamonds and saw one: the blue diamond solitaire.",
            "Bob a demandé à Cem, lors d’un interrogatoire final, de montrer les diamants bleus et en a vu un\u00a0: le diamant bleu solitaire.",
            "Bob ha chiesto a Cem, in un interrogatorio finale, di mostrare i diamanti blu: uno, cioè il solitario blu di diamanti.",
        ),
    ),
    (
        "avalon-hill",
        1,
        gems.Showed(1, 2, "PR", "PR", ()),
        (
            "You asked Cem to show the red pearls: none.",
            "Vous avez demandé à Cem de montrer les perles rouges\u00a0: aucune.",
            "Hai chiesto a Cem di mostrare le perle rosse: nessuna.",
        ),
    ),
    (
        "avalon-hill",
        0,
        gems.Exchanged(0, ("R", "P", "?", "2")),
        (
            "You exchanged four search cards.",
            "Vous avez échangé quatre cartes recherche.",
            "Hai cambiato quattro carte indagine.",
        ),
    ),
    (
        "avalon-hill",
        1,
        gems.Exchanged(0, ("R",)),
        (
            "Ann exchanged a search card.",
            "Ann a échangé une carte recherche.",
            "Ann ha cambiato una carta indagine.",
        ),
    ),
    (
        "chasse",
        1,
        gems.Exchanged(0, ("R", "P")),
        (
            "Ann exchanged two question cards.",
            "Ann a échangé deux cartes Question.",
            "Ann ha cambiato due carte domanda.",
        ),
    ),
    (
        "chasse",
        0,
        gems.SeenSlid(0),
        (
            "You slid your question cards under the deck.",
            "Vous avez glissé vos cartes Question sous la pioche.",
            "Hai messo le tue carte domanda sotto il mazzo.",
        ),
    ),
    (
        "avalon-hill",
        None,
        gems.Slid(1, ("R", "P")),
        (
            "Bob slid the search cards under the deck.",
            "Bob a glissé ses cartes recherche sous la pioche.",
            "Bob ha messo le sue carte indagine sotto il mazzo.",
        ),
    ),
    (
        "avalon-hill",
        1,
        gems.SeenReshuffled(18),
        (
            "The discards were shuffled into a new deck of 18.",
            "Les cartes jouées, mélangées, forment une nouvelle pioche\u00a0: 18 en tout.",
            "Gli scarti, mescolati, formano un nuovo mazzo: 18 in tutto.",
        ),
    ),
    (
        "avalon-hill",
        1,
        gems.SeenReshuffled(1),
        (
            "The discards were shuffled into a new deck of one.",
            "Les cartes jouées, mélangées, forment une nouvelle pioche\u00a0: une en tout.",
            "Gli scarti, mescolati, formano un nuovo mazzo: una in tutto.",
        ),
    ),
    (
        "avalon-hill",
        0,
        gems.Drew(0, ("?R",)),
        (
            "You drew a search card: free choice (red).",
            "Vous avez pioché une carte recherche\u00a0: choix libre (rouge).",
            "Hai pescato una carta indagine: scelta libera (rosso).",
        ),
    ),
    (
        "chasse",
        1,
        gems.Drew(0, ("?", "O1")),
        (
            "Ann drew two question cards: free choice and opal 1s.",
            "Ann a pioché deux cartes Question\u00a0: libre choix total et opales 1.",
            "Ann ha pescato due carte domanda: scelta libera e opali 1.",
        ),
    ),
    (
        "avalon-hill",
        1,
        gems.Drew(0, ("P2", "R", "?")),
        (
            "Ann drew three search cards: pearl pairs, red and free choice.",
            "Ann a pioché trois cartes recherche\u00a0: paires de perles, rouge et choix libre.",
            "Ann ha pescato tre carte indagine: coppie di perle, rosso e scelta libera.",
        ),
    ),
    (
        "avalon-hill",
        0,
        gems.TurnEnded(0),
        (
            "It is your turn.",
            "C’est à vous de jouer.",
            "Tocca a te.",
        ),
    ),
    (
        "avalon-hill",
        0,
        gems.TurnEnded(1),
        (
            "It is Bob’s turn.",
            "C’est à Bob de jouer.",
            "Tocca a Bob.",
        ),
    ),
    (
        "avalon-hill",
        0,
        gems.SeenIdentified(1, gems.Verdict.RIGHT),
        (
            "Bob has identified the missing gem.",
            "Bob a identifié le joyau disparu.",
            "Bob ha identificato il gioiello mancante.",
        ),
    ),
    (
        "chasse",
        0,
        gems.SeenIdentified(1, gems.Verdict.RIGHT),
        (
            "Bob has identified the stolen stones.",
            "Bob a identifié les pierres volées.",
            "Bob ha identificato le pietre rubate.",
        ),
    ),
    (
        "avalon-hill",
        0,
        gems.SeenIdentified(1, gems.Verdict.WRONG),
        (
            "Bob identified wrongly, and only answers from now on.",
            "Bob a commis une erreur d’identification et ne fait plus que répondre.",
            "Bob ha sbagliato l’identificazione e d’ora in poi risponde soltanto.",
        ),
    ),
    (
        "places",
        0,
        gems.SeenIdentified(1, gems.Verdict.SECRET),
        (
            "Bob has identified, rightly or wrongly, and only answers from now on.",
            "Bob a donné son identification, juste ou fausse, et ne fait plus que répondre.",
            "Bob ha dato la sua identificazione, giusta o sbagliata, e d’ora in poi risponde soltanto.",
        ),
    ),
    (
        "avalon-hill",
        1,
        gems.Identified(1, ("P2R",), ("P2R",), True),
        (
            "You named the red pearl pair, and that was right.",
            "Vous avez désigné la paire de perles rouges, et c’était juste.",
            "Hai indicato la coppia rossa di perle, ed era giusto.",
        ),
    ),
    (
        "avalon-hill",
        1,
        gems.Identified(1, ("P2R",), ("O1G",), True),
        (
            "You named the red pearl pair. The missing gem is the green opal solitaire.",
            "Vous avez désigné la paire de perles rouges. Or le joyau disparu est l’opale verte solitaire.",
            "Hai indicato la coppia rossa di perle. Ma il gioiello mancante è il solitario verde di opali.",
        ),
    ),
    (
        "chasse",
        0,
        gems.Identified(1, ("P2R", "P2G"), ("P2R", "O1G"), True),
        (
            "Bob named the red and the green pearl 2s. The stolen stones are the red pearl 2 and the green opal 1.",
            "Bob a désigné les perles 2, la rouge et la verte. Or les pierres volées sont la perle 2 rouge et l’opale 1 verte.",
            "Bob ha indicato le perle 2, la rossa e la verde. Ma le pietre rubate sono la perla 2 rossa e l’opale 1 verde.",
        ),
    ),
    (
        "avalon-hill",
        0,
        gems.Revealed(("O1G",)),
        (
            "The missing gem was the green opal solitaire.",
            "Le joyau disparu était l’opale verte solitaire.",
            "Il gioiello mancante era il solitario verde di opali.",
        ),
    ),
    (
        "chasse",
        0,
        gems.Revealed(("D1R", "D3Y")),
        (
            "The stolen stones were the red diamond 1 and the yellow diamond 3.",
            "Les pierres volées étaient le diamant 1 rouge et le diamant 3 jaune.",
            "Le pietre rubate erano il diamante 1 rosso e il diamante 3 giallo.",
        ),
    ),
    (
        "avalon-hill",
        0,
        gems.PublicDealt(("D1R", "P2B"), (), 30, 1),
        (
            "The cards are dealt. Face up: the red diamond solitaire and the blue pearl pair. Bob begins.",
            "Les cartes sont distribuées. Face visible\u00a0: le diamant rouge solitaire et la paire de perles bleues. Bob commence.",
            "Le carte sono distribuite. Scoperte: il solitario rosso di diamanti e la coppia blu di perle. Comincia Bob.",
        ),
    ),
    (
        "avalon-hill",
        0,
        gems.SeenDealt((), (), (), 30, 0),
        (
            "The cards are dealt. You begin.",
            "Les cartes sont distribuées. Vous commencez.",
            "Le carte sono distribuite. Cominci tu.",
        ),
    ),
    (
        "avalon-hill",
        0,
        gems.Ended(Outcome((0,), Termination.SOLVED)),
        (
            "You have won.",
            "Vous avez gagné.",
            "Hai vinto.",
        ),
    ),
    (
        "avalon-hill",
        1,
        gems.Ended(Outcome((0,), Termination.SOLVED)),
        (
            "Ann has won.",
            "Ann a gagné.",
            "Ann ha vinto.",
        ),
    ),
    (
        "places",
        1,
        gems.Ended(Outcome((2, 0), Termination.SOLVED)),
        (
            "The winners, first to last: Cem and Ann.",
            "Ont gagné, dans cet ordre\u00a0: Cem et Ann.",
            "Hanno vinto, in quest’ordine: Cem e Ann.",
        ),
    ),
    (
        "avalon-hill",
        1,
        gems.Ended(Outcome((), Termination.NOBODY_LEFT)),
        (
            "Nobody is left who may identify. The game ends without a winner.",
            "Plus personne ne peut identifier. La partie s’achève sans vainqueur.",
            "Nessuno può più identificare. La partita finisce senza vincitori.",
        ),
    ),
    (
        "cluedo",
        0,
        clues.PublicDealt(("RO", "MU"), 1),
        (
            "The cards are dealt. Face up: the rope and Colonel Mustard. Bob begins.",
            "Les cartes sont distribuées. Face visible\u00a0: la corde et le colonel Moutarde. Bob commence.",
            "Le carte sono distribuite. Scoperte: la corda e il colonnello Mustard. Comincia Bob.",
        ),
    ),
    (
        "cluedo",
        0,
        clues.Asked(0, ("SC", "CA")),
        (
            "You asked for Miss Scarlett and the candlestick.",
            "Vous avez demandé Mlle Rose et le chandelier.",
            "Hai chiesto Miss Scarlett e il candeliere.",
        ),
    ),
    (
        "cluedo",
        1,
        clues.Asked(0, ("PL", "LI")),
        (
            "Ann asked for Professor Plum and the living room.",
            "Ann a demandé le professeur Violet et la salle de séjour.",
            "Ann ha chiesto il professor Plum e il soggiorno.",
        ),
    ),
    (
        "cluedo",
        0,
        clues.HadNone(1),
        (
            "Bob had neither.",
            "Bob n’avait ni l’une ni l’autre carte.",
            "Bob non aveva nessuna delle due carte.",
        ),
    ),
    (
        "cluedo",
        1,
        clues.HadNone(1),
        (
            "You had neither.",
            "Vous n’aviez ni l’une ni l’autre carte.",
            "Non avevi nessuna delle due carte.",
        ),
    ),
    (
        "cluedo",
        0,
        clues.HasOne(1),
        (
            "Bob has one of them and must show it.",
            "Bob a une de ces cartes et doit la montrer.",
            "Bob ha una delle due carte e deve mostrarla.",
        ),
    ),
    (
        "cluedo",
        1,
        clues.HasOne(1),
        (
            "You have one of them and must show it.",
            "Vous avez une de ces cartes et devez la montrer.",
            "Hai una delle due carte e devi mostrarla.",
        ),
    ),
    (
        "cluedo",
        0,
        clues.SeenShowed(1, 2),
        (
            "Bob showed Cem a card.",
            "Bob a montré une carte à Cem.",
            "Bob ha mostrato una carta a Cem.",
        ),
    ),
    (
        "cluedo",
        1,
        clues.Showed(1, 2, "DA"),
        (
            "You showed Cem the dagger.",
            "Vous avez montré le poignard à Cem.",
            "Hai mostrato il pugnale a Cem.",
        ),
    ),
    (
        "cluedo",
        2,
        clues.Showed(1, 2, "OR"),
        (
            "Bob showed you Dr Orchid.",
            "Bob vous a montré la docteure Orchidée.",
            "Bob ti ha mostrato la dottoressa Orchid.",
        ),
    ),
    (
        "cluedo",
        None,
        clues.Showed(1, 2, "BA"),
        (
            "Bob showed Cem the ballroom.",
            "Bob a montré la salle de bal à Cem.",
            "Bob ha mostrato la sala da ballo a Cem.",
        ),
    ),
    (
        "cluedo",
        2,
        clues.TurnEnded(2),
        (
            "It is your turn.",
            "C’est à vous de jouer.",
            "Tocca a te.",
        ),
    ),
    (
        "cluedo",
        0,
        clues.Declared(0),
        (
            "You are ready to accuse.",
            "Vous annoncez une accusation.",
            "Annunci un’accusa.",
        ),
    ),
    (
        "cluedo",
        1,
        clues.Declared(0),
        (
            "Ann is ready to accuse.",
            "Ann annonce une accusation.",
            "Ann annuncia un’accusa.",
        ),
    ),
    (
        "cluedo",
        0,
        clues.Declined(0),
        (
            "You accuse nobody yet.",
            "Vous n’accusez pas encore.",
            "Per ora non accusi.",
        ),
    ),
    (
        "cluedo",
        1,
        clues.Declined(0),
        (
            "Ann accuses nobody yet.",
            "Ann n’accuse pas encore.",
            "Ann per ora non accusa.",
        ),
    ),
    (
        "cluedo",
        0,
        clues.SeenLaidDown(1),
        (
            "Bob laid down an accusation.",
            "Bob a posé une accusation, face cachée.",
            "Bob ha deposto un’accusa coperta.",
        ),
    ),
    (
        "cluedo",
        1,
        clues.LaidDown(1, ("GR", "RO", "DI")),
        (
            "You accused Mr Green in the dining room with the rope.",
            "Vous avez accusé M. Olive dans la salle à manger avec la corde.",
            "Hai accusato Mr. Green nella sala da pranzo con la corda.",
        ),
    ),
    (
        "cluedo",
        0,
        clues.SeenLooked(1, True),
        (
            "Bob looked at the crime, and was right.",
            "Bob a regardé le crime\u00a0: l’accusation était juste.",
            "Bob ha guardato il delitto: l’accusa era giusta.",
        ),
    ),
    (
        "cluedo",
        0,
        clues.SeenLooked(1, False),
        (
            "Bob looked at the crime, was wrong, and only answers from now on.",
            "Bob a regardé le crime, l’accusation était fausse\u00a0: Bob ne fait plus que répondre.",
            "Bob ha guardato il delitto, l’accusa era sbagliata: d’ora in poi Bob risponde soltanto.",
        ),
    ),
    (
        "cluedo",
        1,
        clues.Looked(1, ("GR", "RO", "DI"), ("GR", "RO", "DI")),
        (
            "You looked at the crime, and you were right.",
            "Vous avez regardé le crime\u00a0: votre accusation était juste.",
            "Hai guardato il delitto: la tua accusa era giusta.",
        ),
    ),
    (
        "cluedo",
        1,
        clues.Looked(1, ("GR", "RO", "DI"), ("MU", "CA", "LI")),
        (
            "You accused Mr Green in the dining room with the rope; it was Colonel Mustard in the living room with the candlestick.",
            "Vous avez accusé M. Olive dans la salle à manger avec la corde\u00a0; c’était le colonel Moutarde dans la salle de séjour avec le chandelier.",
            "Hai accusato Mr. Green nella sala da pranzo con la corda; invece il delitto è: il colonnello Mustard nel soggiorno con il candeliere.",
        ),
    ),
    (
        "cluedo",
        0,
        clues.TurnedUp(((0, ("GR", "RO", "DI")), (2, ("MU", "CA", "LI")))),
        (
            "The accusations are turned up: Ann accuses Mr Green in the dining room with the rope and Cem accuses Colonel Mustard in the living room with the candlestick.",
            "Les accusations sont retournées\u00a0: Ann accuse M. Olive dans la salle à manger avec la corde et Cem accuse le colonel Moutarde dans la salle de séjour avec le chandelier.",
            "Le accuse sono scoperte: Ann accusa Mr. Green nella sala da pranzo con la corda e Cem accusa il colonnello Mustard nel soggiorno con il candeliere.",
        ),
    ),
    (
        "cluedo",
        0,
        clues.Revealed(("MU", "CA", "BA")),
        (
            "The crime: Colonel Mustard in the ballroom with the candlestick.",
            "Le crime\u00a0: le colonel Moutarde dans la salle de bal avec le chandelier.",
            "Il delitto: il colonnello Mustard nella sala da ballo con il candeliere.",
        ),
    ),
    (
        "cluedo",
        0,
        clues.Ended(Outcome((), Termination.ALL_FOOLED)),
        (
            "The murderer has fooled you all.",
            "Le meurtrier s’est joué de tout le monde.",
            "L’assassino si è preso gioco di tutti.",
        ),
    ),
    (
        "cluedo",
        0,
        clues.Ended(Outcome((), Termination.NOBODY_LEFT)),
        (
            "Nobody is left who may accuse. The crime stays unsolved.",
            "Plus personne ne peut accuser. Le crime reste sans solution.",
            "Nessuno può più accusare. Il delitto resta irrisolto.",
        ),
    ),
]


@pytest.mark.parametrize(("table", "action", "sentences"), ACTIONS)
def test_actions(table: str, action: Action, sentences: Sentences) -> None:
    told = TABLES[table].rules.tell.action(action, TABLES[table].view(0))
    assert tuple(say(told, language, PEOPLE) for language in LANGUAGES) == sentences


@pytest.mark.parametrize(("table", "watcher", "event", "sentences"), EVENTS)
def test_events(table: str, watcher: Watcher, event: SeenEvent, sentences: Sentences) -> None:
    told = TABLES[table].rules.tell.event(event, TABLES[table].setup, watcher)
    assert tuple(say(told, language, PEOPLE) for language in LANGUAGES) == sentences


def test_every_kind_of_action_and_event_is_in_the_table() -> None:
    kinds = {type(action) for _, action, _ in ACTIONS} | {type(event) for _, _, event, _ in EVENTS}
    known = {kind for module in (sleuth, cluedo) for kind in vars(module).values() if _is_a(kind, Action)}
    known |= {kind for module in (gems, clues) for kind in vars(module).values() if _is_a(kind, SeenEvent)}
    # What only the whole truth has is told like what is seen of it.
    whole = {gems.Dealt, gems.Reshuffled, clues.Dealt, clues.SeenDealt}
    assert known - kinds == whole


def _is_a(kind: object, base: type) -> bool:
    return isinstance(kind, type) and issubclass(kind, base) and "vocabulary" not in kind.__module__
