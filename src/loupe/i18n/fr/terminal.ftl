# Le jeu au terminal.

# Ce que l’on peut taper : les mots d’une ligne veulent dire la même chose ; le premier est celui que le jeu écrit.

words-verb = { $verb ->
    [ask] demander interroger
    [final] final finale
    [exchange] échanger échange
    [pass] passer passe
    [know] trouvé identifier
    [show] montrer montre
    [ready] prêt prête
    [decline] pas non
    [accuse] accuser accuse
    [help] aide règles
    [undo] annuler
    [save] sauver enregistrer
    [quit] quitter
    [sheet] fiche
    [log] journal
    [cards] cartes main
    [table] table
    [mark] noter note
   *[confirm] confirmer
}
words-element = { $element ->
    [diamond] D diamant diamants
    [pearl] P perle perles
    [opal] O opale opales
    [solitaire] 1 solitaire solitaires
    [pair] 2 paire paires
    [cluster] 3 groupe groupes
    [red] R rouge rouges
    [blue] B bleu bleue bleus bleues
    [green] V vert verte verts vertes
   *[yellow] J jaune jaunes
}
words-clue = { $card ->
    [SC] RO Rose
    [MU] MO Moutarde
    [OR] OR Orchidée
    [GR] OL Olive
    [PE] PE Pervenche
    [PL] VI Violet
    [CA] CH chandelier
    [DA] PO poignard
    [RO] CO corde
    [RE] RE revolver
    [BA] BA bal
    [DI] MA manger
    [KI] CU cuisine
    [LI] SE séjour salon
   *[ST] BU bureau
}
words-filler = le la les l un une et ou dans avec pour salle de à docteur dr mlle madame mme monsieur m colonel professeur
words-mark = { $mark ->
    [yes] oui o +
    [no] non n -
    [maybe] peut-être ?
   *[clear] effacer
}
words-switch = { $switch ->
    [on] oui
   *[off] non
}

# Avant la partie. Entrée prend partout la valeur par défaut.

ask-language = Quelle langue ? (Entrée : { $usual })
ask-game = Quel jeu ? (Entrée : { $usual })
ask-seats = Combien à la table, de { $fewest } à { $most } ? (Entrée : { $usual })
ask-variants = Quelles variantes ? Des numéros, comme « 1 3 ». (Entrée : aucune)
ask-house = Des règles maison ? Comme « réglage=valeur » ; « loupe games » les énumère. (Entrée : aucune)
ask-first-chair = Qui s’assied à la place 1 ? Un nom, ou un robot : { $levels }. (Entrée : { $name })
ask-chair = Qui s’assied à la place { $seat } ? Un nom, ou un robot : { $levels }. (Entrée : { $usual })
ask-seed = Un nombre pour redistribuer les mêmes cartes ? (Entrée : une donne nouvelle)
default-name = Invité
games-seats = --seats de { $fewest } à { $most }

refusal-not-in-list = « { $text } » n’est pas dans la liste.
refusal-bad-number = « { $text } » ne convient pas : il faut un nombre de { $fewest } à { $most }.
refusal-bad-name = « { $name } » ne peut pas servir de nom ici : il commence par une lettre et a { $most } signes au plus.
refusal-same-name = Deux personnes s’appellent { $name } ; l’une doit changer de nom.
refusal-bad-seat = « { $text } » demande une place prise ou absente ; il y en a { $seats }.
refusal-too-many-people = Il y a plus de personnes et de robots que les { $seats } places.
refusal-unknown-bot = Il n’y a pas de robot « { $level } ». Il y a : { $known }.
refusal-bad-house-rule = « { $text } » n’est pas une règle maison ; écrivez réglage=valeur.
refusal-bad-seed = « { $text } » ne convient pas comme graine : un nombre entier de 39 chiffres au plus.
refusal-no-save = Il n’y a pas de partie enregistrée dans { $folder }.
refusal-unreadable-save = Impossible de lire { $file } : { $problem }.
refusal-broken-save = { $file } n’est pas une partie de Loupe que l’on puisse reprendre. Le fichier est resté tel quel. ({ $problem })
refusal-save-does-not-fit = { $file } n’est pas une partie de Loupe que l’on puisse reprendre : ce qu’il dit des places ne va pas avec sa partie. Le fichier est resté tel quel.

# La table.

you = vous
none = aucune
face-up = Faces visibles :
missing-cards = Disparu
gems-held = { $count ->
    [1] 1 joyau
   *[other] { $count } joyaux
}
clues-held = { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}
is-ready = annonce une accusation
search-deck = Pioche { $deck } · défausse { $discards }
your-gems = Vos joyaux :
your-search-cards = Vos cartes recherche :
your-clues = Vos cartes :
sheet-legend = { $order } : la lettre l’a, × ne l’a pas ; au crayon minuscule, - et ? ; { $own } à vous, { $table } visible

# La saisie.

your-line = « { $help } » dit ce que l’on peut taper.
go-on = Entrée continue ; « { $know } » si vous savez.
confirm-hint = Entrée le fait ; « { $undo } » revient en arrière.
page-end = Entrée revient.{ " " }
done = C’est fait.
which-person = À qui ? Un nom ou un numéro.
which-card = Avec quelle carte recherche ?
which-elements = Que demander ? Un élément ou deux, comme « perle rouge » ou « PR ».
which-elements-beside = Que demander en plus ? Un élément de plus. Entrée ne demande que : { $element }.
which-gem = { $missing ->
    [1] Quel joyau a disparu ? Comme « P2V » ou « paire perle verte ».
   *[other] Quels joyaux ont disparu ? Joyau { $number } sur { $missing }, comme « P2V » ou « paire perle verte ».
}
which-two = Quelles deux cartes ? Noms, codes ou numéros.
which-second = Et quelle autre carte ?
which-shown = Quelle carte montrez-vous ?
which-crime = Qui, avec quoi, et où ? Ensuite :
rule = ({ $rule })
nothing-to-undo = Il n’y a rien à annuler.
unclear-word = « { $word } » ne veut rien dire ici.
unclear-person = « { $word } » ne désigne personne ici.
unclear-card = « { $word } » n’est ni une de vos cartes recherche, ni une commande. Tapez « { $verb } » pour de l’aide.
unclear-free = Vous avez plusieurs cartes choix libre : { $cards }. Dites laquelle.
unclear-element = « { $word } » n’est pas un élément : un joyau, un type ou une couleur.
unclear-two-elements = Une question a un élément ou deux ; « { $word } » est de trop.
unclear-gem = Un joyau est diamant, perle ou opale, avec un type et une couleur ; « { $word } » ne va pas.
unclear-clue = « { $word } » n’est ni une carte, ni une commande. Tapez « { $verb } » pour de l’aide.
unclear-two-cards = Demandez deux cartes, pas plus.
unclear-three-cards = Une accusation a trois cartes, pas plus.
unclear-mark = Écrivez « { $verb } P2V bob non » : des cartes, une personne, puis oui, non, peut-être ou effacer.
unclear-switch = Écrivez « { $verb } oui » ou « { $verb } non ».
confirm-now = { $switch ->
    [on] Chaque action est confirmée par Entrée.
   *[off] Les actions sont faites telles quelles ; seules l’identification et l’accusation restent à confirmer.
}

# Plusieurs personnes, un terminal.

hand-over = À { $name }. Appuyez sur Entrée quand personne d’autre que { $name } ne voit l’écran.
between-turns = Au tour de { $name }. Entrée continue.
public-only = Tout le monde peut lire cette ligne. Entrée seulement, ou « { $know } » et un nom.
public-know = Tout le monde peut lire cette ligne : écrivez « { $know } » et le nom de qui sait, sans joyau.
public-not-now = { $name } ne peut pas identifier maintenant.

# Enregistrer, finir.

saved = Enregistré dans { $file }.
not-saved = Non enregistré dans { $file } : { $problem }.
saved-on-leaving = La partie est enregistrée dans { $file }. « loupe resume » la reprend.
after-game = « { $hands } » montre les cartes de tous, « { $save } » garde le compte rendu, « oui » rejoue ; Entrée quitte.
record-kept = Le compte rendu est dans { $file }.

table-help = { $game ->
    [sleuth] À votre tour, une seule de ces actions :
      1 bob              interroger Bob avec votre carte 1 ; « PV bob » nomme la carte
      4 bob perle rouge  une carte choix libre : dites quoi (« 4 bob PR », « ? bob PR »)
      échanger           défausser toutes vos cartes et en piocher de nouvelles
      final bob PR       l’interrogatoire final : tout demander, puis identifier
      passer             ne plus rien demander, ou n’avoir plus de carte
    À tout moment :
      trouvé P2V         nommer le joyau disparu ; s’il y en a plusieurs, tous
      noter P2V bob non  au crayon sur votre fiche : oui, non, peut-être, effacer ; « noter PR bob non » note toutes les perles rouges
   *[cluedo] À votre tour, une seule de ces actions :
      corde violet       demander deux cartes, par nom, code ou numéro
      accuser            se dire prêt ; les autres disent s’ils le sont, puis vous nommez le crime
    Quand on vous interroge :
      montrer 1          montrer une carte que vous avez
      prêt, non          accuser aussi, ou non
      violet corde cuisine   votre accusation, le moment venu
    À tout moment :
      noter violet bob non   au crayon sur votre carnet : oui, non, peut-être, effacer
}
    journal            tout ce qui s’est passé
    fiche              la fiche seule, avec toutes les réponses
    cartes, table      vos cartes ; tout l’écran
    annuler            reprendre le dernier morceau d’une action à moitié tapée
    confirmer non      ne plus confirmer, sauf identifier et accuser
    sauver [FICHIER], quitter   mettre la partie de côté ; quitter enregistre
