# Why something cannot be: refusal-<code>.

# Whoever acts

refusal-only-watching = Vous ne faites que regarder cette partie.
refusal-no-such-seat = Cette table n’a pas de { $seat }.
refusal-game-over = La partie est finie.
refusal-out-of-game = Vous êtes hors jeu ; il ne vous reste qu’à répondre.
refusal-not-your-turn = C’est à { $seat } de jouer.
refusal-not-in-this-game = Ce jeu ne connaît pas cette action.

# Sleuth

refusal-ask-yourself = On ne s’interroge pas soi-même ; choisissez un adversaire.
refusal-no-such-opponent = Cette table n’a pas de { $seat } à interroger.
refusal-card-not-yours = La carte « { $card } » n’est pas devant vous.
refusal-no-such-question = « { $question } » n’est pas une question : demandez un élément, ou deux de catégories différentes.
refusal-card-cannot-ask = La carte « { $card } » demande ce qu’elle dit, non « { $question } ».
refusal-free-choice-cannot-ask = La carte « { $card } » ne permet pas de demander « { $question } ».
refusal-blank-cannot-ask = La carte à libre choix total ne permet pas de demander « { $question } ».
refusal-must-identify = Votre question finale est posée ; il vous faut maintenant identifier.
refusal-wait-for-identification = { $seat } a posé une question finale et identifie d’abord.
refusal-final-same-opponent = Les deux questions finales vont au même adversaire, { $seat }.
refusal-wrong-number-of-gems = { $missing ->
    [1] Une seule pierre manque ; désignez-en une.
   *[other] Il manque { $missing } pierres ; vous en avez désigné { $named }.
}
refusal-second-same-opponent = Vous avez déjà interrogé { $seat } ; la seconde question va à quelqu’un d’autre.
refusal-second-same-kind = { $elements ->
    [1] Votre première question avait un élément ; il en faut deux à la seconde.
   *[2] Votre première question avait deux éléments ; la seconde n’en a qu’un.
}
refusal-already-asked = Vous avez déjà interrogé ce tour-ci ; un échange l’aurait pris tout entier.
refusal-final-is-whole-turn = L’interrogatoire final prend un tour entier, et vous avez déjà interrogé.
refusal-final-too-early = L’interrogatoire final est pour qui il ne manque qu’une caractéristique.
refusal-nothing-to-exchange = Vous n’avez pas de cartes à échanger.
refusal-cannot-pass = Vous avez des cartes : interrogez avec l’une d’elles, ou échangez-les.
refusal-same-gem-twice = La même pierre ne peut manquer deux fois.
refusal-no-such-gem = Il n’y a pas de pierre « { $gem } ».

# The Cluedo card game

refusal-question-goes-round = On répond encore à la question.
refusal-must-show = { $seat } doit d’abord montrer une carte.
refusal-not-asked-to-show = On ne vous demande pas de montrer une carte.
refusal-card-not-asked = On ne vous a pas demandé { $card }.
refusal-card-not-held = Vous n’avez pas en main { $card }.
refusal-not-two-cards = Demandez deux cartes différentes.
refusal-no-such-card = Ce jeu n’a pas de carte « { $card } ».
refusal-readiness-first = Il faut d’abord savoir si { $seat } accuse aussi.
refusal-not-asked-if-ready = On ne vous demande pas si vous accusez.
refusal-two-accuse-together = À deux, quand l’un accuse, l’autre aussi.
refusal-not-declared = Vous n’avez pas annoncé d’accusation.
refusal-must-accuse = On pose les accusations ; rien d’autre ne se joue en ce moment.
refusal-already-laid-down = Votre accusation est déjà sur la table.
refusal-not-a-crime = Une accusation nomme un suspect, une arme et un lieu ; { $card } n’y est pas à sa place.

# Settings

refusal-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
refusal-unknown-variant = Le jeu { $game } n’a pas de variante « { $variant } ».
refusal-variants-clash = La variante « { $variant } » ne va pas avec une autre qui est choisie.
refusal-unknown-knob = Il n’y a pas de réglage « { $knob } ».
refusal-bad-knob = Le réglage « { $knob } » ne peut pas être { $value }.
refusal-seats = On joue ce jeu de { $fewest } à { $most }, non à { $seats }.
refusal-missing-seats = Pour plusieurs pierres manquantes, il faut une table de { $allowed } et non de { $seats }.
refusal-too-many-places = Pour { $places } vainqueurs il faut être plus nombreux ; cette table en permet { $most }.
refusal-empty-hands = À { $seats }, personne ne recevrait de carte.
refusal-too-few-gems = Cette donne demande { $needed } pierres, et il y en a { $cards }.
refusal-unknown-search-card = Il n’y a pas de carte recherche « { $card } ».
refusal-too-few-search-cards = Cette donne demande { $needed } cartes recherche, et le paquet en a { $cards }.
refusal-free-choice-numbers = Une carte choix libre demande un élément, deux, ou l’un ou l’autre.
refusal-unknown-clue-card = Il n’y a pas de carte Indice « { $card } ».
refusal-too-few-may-play = Il faut pouvoir jouer au moins à deux.
refusal-category-cards = Chaque catégorie a besoin de cartes, chacune une seule fois.
refusal-card-in-two-categories = Une carte n’a qu’une catégorie.
