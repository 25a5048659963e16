# Le navigateur : les règles à lire. Ce qui change d’une édition à l’autre dépend des réglages.

web-rules-title = Règles
web-rules-lead = Chaque jeu sur une page, assez courte pour être lue avant la première question.
web-rules-players = Pour { $seats } joueurs
web-rules-read = Lire
web-rules-contents = Sur cette page
web-rules-others = Autres éditions
web-rules-all = Tous les jeux
web-rules-play = Dresser une table
web-rules-unknown = Ce jeu n’existe pas ici
web-rules-unknown-why = Loupe n’a pas d’édition de ce nom. Voici celles qu’il joue.
web-rules-variants = Variantes
web-rules-variant-seats = À { $seats } joueurs.

web-rules-h-goal = Le but du jeu
web-rules-h-cards = Les cartes
web-rules-h-turn = À votre tour
web-rules-h-ask = Interroger
web-rules-h-answer = La réponse
web-rules-h-free = Le choix libre
web-rules-h-exchange = Échanger
web-rules-h-identify = « Je sais »
web-rules-h-final = L’interrogatoire final
web-rules-h-end = La fin
web-rules-h-sheet = Prendre des notes
web-rules-h-show = Montrer une carte
web-rules-h-accuse = Accuser
web-rules-h-together = Accuser à plusieurs
web-rules-h-differences = Ce qui change d’une édition à l’autre
web-rules-h-changes = Ce que changent les variantes

# Sleuth

web-rules-goal = { $edition ->
    [chasse-aux-diamants] Trente-six pierres, toutes différentes. { $missing ->
        [1] L’une d’elles a été volée : elle est cachée ;
       *[other] { $missing } d’entre elles ont été volées : elles sont cachées ;
    } les autres sont dans les mains des joueurs ou sur la table, face visible. Questionnez, comptez, rayez : qui nomme le premier ce qui a été volé gagne.
   *[other] Trente-six joyaux, tous différents. { $missing ->
        [1] L’un d’eux a disparu : il est posé
       *[other] { $missing } d’entre eux ont disparu : ils sont posés
    } à l’écart, face cachée. Les autres sont dans les mains des joueurs ou sur la table, face visible. Interrogez, comptez, rayez : qui nomme le premier ce qui a disparu gagne.
}
web-rules-gems = { $edition ->
    [chasse-aux-diamants] Chaque carte a trois caractéristiques : une pierre (diamant, perle ou opale), un nombre (1, 2 ou 3) et une couleur (rouge, bleu, vert ou jaune). Chaque combinaison existe une seule fois.
   *[other] Chaque carte a trois éléments : une gemme (diamant, perle ou opale), un type (solitaire, paire ou groupe) et une couleur (rouge, bleu, vert ou jaune). Chaque combinaison existe une seule fois.
}
web-rules-search = { $edition ->
    [chasse-aux-diamants] { $cards } cartes Question disent ce que l’on peut demander.
   *[other] { $cards } cartes recherche disent ce que l’on peut demander.
} Elles nomment un élément, ou deux de catégories différentes ; quelques-unes vous laissent le choix. Quatre sont posées devant chaque joueur, face visible : chacun voit ce que chacun pourrait demander.
web-rules-deal = À 3 joueurs, chacun tient { $three } cartes ; { $four } à 4 joueurs, { $five } à 5, { $six } à 6 et { $seven } à 7. Le reste est posé face visible. { $first ->
    [random] Le sort désigne qui commence.
   *[left-of-dealer] Le joueur à gauche du donneur commence.
} On joue dans le sens des aiguilles d’une montre.
web-rules-turn = À votre tour, vous faites une chose sur trois : interroger quelqu’un, échanger toutes les cartes posées devant vous, ou poser une dernière question puis nommer ce qui manque.
web-rules-ask = Choisissez une de vos quatre cartes et n’importe qui à la table, même quelqu’un qui est hors jeu : tous répondent jusqu’au bout, et honnêtement. La carte est jouée ; à la fin du tour, vous en piochez une autre. { $deck ->
    [no-more] Quand la pioche est vide, personne ne pioche plus, et l’on continue avec les cartes que l’on a.
   *[reshuffle] Quand la pioche est vide, les cartes jouées sont mélangées et forment la nouvelle pioche.
}
web-rules-answer-one = Un seul élément, par exemple les perles : la réponse est un nombre, et tous l’entendent.
web-rules-answer-two = { $shows ->
    [yes] Deux éléments, par exemple les perles rouges : tous entendent combien, mais vous seul voyez lesquelles. On vous les passe face cachée, vous les regardez et vous les rendez.
   *[no] Deux éléments, par exemple les perles rouges : là aussi tous entendent combien, et personne ne voit lesquelles.
}
web-rules-answer-none = « Aucune » est aussi une réponse, et souvent la plus utile.
web-rules-free = { $element ->
    [one] Une carte de choix libre qui porte un élément ne demande que celui-là.
    [two] Une carte de choix libre qui porte un élément demande celui-là avec un autre, d’une autre catégorie, que vous choisissez.
   *[both] Une carte de choix libre qui porte un élément demande celui-là, seul ou avec un autre, d’une autre catégorie, que vous choisissez.
} { $blank ->
    [one] Celle qui ne porte rien demande un élément, n’importe lequel.
    [two] Celle qui ne porte rien demande deux éléments de catégories différentes, à votre choix.
   *[both] Celle qui ne porte rien demande un élément, ou deux de catégories différentes, à votre choix.
} { $shows ->
    [no] Le choix libre ne fait jamais voir de cartes : la réponse est un nombre que tous entendent.
   *[yes] On y répond comme à toute autre carte.
}
web-rules-exchange = Si vos cartes ne demandent rien qui vous intéresse, consacrez votre tour à en changer. Il faut les rendre toutes. { $exchange ->
    [under-deck] Elles vont sous la pioche, et les nouvelles viennent du dessus.
   *[discard] Elles vont à la défausse, et vous en piochez autant.
}
web-rules-identify = Dès que vous savez, ou que vous osez deviner, dites-le : à tout moment, même pendant le tour d’un autre. Vous vous engagez d’abord, vous regardez ensuite. C’est juste : vous retournez la carte et vous avez gagné. C’est faux : vous la reposez sans un mot ; vous n’interrogez plus, mais vous répondez toujours. Qui parle le premier regarde le premier.
web-rules-leaver = Les cartes Question de qui est hors jeu vont sous la pioche.
web-rules-final = À votre tour, au lieu de toute autre action, vous pouvez demander ce que vous voulez à un adversaire, quelles que soient les cartes posées devant vous. { $questions ->
    [2] Vous pouvez lui poser une seconde question. Ensuite
   *[1] Ensuite
} vous devez nommer aussitôt ce qui manque, certain ou non. { $shows ->
    [no] La réponse est un nombre, même pour deux éléments.
   *[yes] Si vous demandez deux éléments, vous voyez les cartes.
} { $strict ->
    [yes] Seul peut le faire celui à qui il ne manque plus qu’une caractéristique.
   *[no] C’est l’issue de qui hésite encore entre quelques-unes et craint qu’un autre ne soit plus rapide.
}
web-rules-end = La partie s’achève dès que quelqu’un a nommé ce qui manque. Si tous ont fait erreur, personne n’a gagné.
web-rules-sheet = La mémoire ne suffit pas. Rayez ce que vous tenez et ce qui est visible ; notez ensuite, pour chaque réponse, qui a combien de quoi. Il y a neuf cartes de chaque couleur, et douze de tout le reste. Quand toutes celles d’un groupe sont situées sauf une, celle-là est { $missing ->
    [1] celle que vous cherchez.
   *[other] l’une de celles que vous cherchez.
}
web-rules-v-interrogations = À votre tour, vous pouvez interroger un ou deux adversaires. S’il y en a deux, ils sont différents, et l’une des questions a un élément, l’autre deux, dans l’ordre que vous voulez. À chacune sa carte ; un choix libre vaut l’un ou l’autre. Vous entendez la première réponse avant de choisir la seconde question. À la fin, vous piochez deux cartes.
web-rules-v-supersleuth = Personne ne voit jamais les cartes d’un autre : à deux éléments aussi, on répond par un nombre, quelle que soit la carte, et même à la toute fin.
web-rules-v-missing = Il en manque deux ou trois au lieu d’une seule, et il faut les nommer toutes. Une seule erreur, et tout est faux.
web-rules-v-places = Les joueurs conviennent du nombre de gagnants. Qui nomme ce qui manque regarde en silence, repose la carte, n’interroge plus et continue à répondre. { $secret ->
    [yes] Personne n’apprend si c’était juste.
   *[no] Tous apprennent si c’était juste, mais pas ce que c’est.
} Les autres jouent pour les places qui restent.

# Cluedo

web-rules-c-goal = Un meurtre, et trois questions : qui, avec quoi, et où ? Un suspect, une arme et un lieu sont cachés sous la carte Crime. Le reste est dans les mains des joueurs. Qui nomme les trois le premier gagne.
web-rules-c-cards = Il y a { $suspects } suspects, { $weapons } armes et { $places } lieux. Le crime en prend un de chaque. Le reste est distribué à parts égales, et ce qui est en trop est posé face visible. Tout ce que vous voyez est innocent.
web-rules-c-first = { $first ->
    [random] Le sort désigne qui commence.
   *[left-of-dealer] Le joueur à gauche du donneur commence.
} On joue dans le sens des aiguilles d’une montre.
web-rules-c-turn = À votre tour, vous faites une chose sur deux : poser une question, ou annoncer que vous accusez.
web-rules-c-ask = Nommez deux cartes différentes : un suspect et un lieu, ou deux armes, ou ce que vous voulez. Vous pouvez nommer les vôtres, pour égarer les autres.
web-rules-c-show = Votre voisin de gauche doit vous montrer une des deux, s’il en a une ; vous seul la voyez. S’il a les deux, il montre celle qu’il veut et n’en laisse rien paraître. S’il n’a ni l’une ni l’autre, il le dit, et l’on demande au suivant, jusqu’à ce qu’une carte soit montrée ou que tous aient passé. Que l’on a montré une carte, chacun le voit ; laquelle, vous deux seuls le savez.
web-rules-c-accuse = Quand vous pensez savoir, annoncez-le à votre tour au lieu de demander. Les autres disent, l’un après l’autre, s’ils accusent aussi. Si personne ne le fait, vous nommez les trois et regardez seul le crime. C’est juste : vous le retournez et vous avez gagné. C’est faux : vous ne dites rien, et désormais vous ne faites plus que montrer des cartes.
web-rules-c-together = Si d’autres accusent aussi, tous posent trois cartes et les retournent ensemble ; puis on retourne le crime. Parmi ceux qui ont raison, celui qui l’a annoncé le premier gagne. Si personne n’a raison, le meurtrier vous a tous trompés, et la partie est finie. { $two ->
    [yes] À deux joueurs, quand l’un accuse, l’autre doit accuser aussi.
   *[no] { "" }
}
web-rules-c-end = La partie s’achève par une accusation juste, par une accusation à plusieurs, ou quand tous ont eu tort : alors personne n’a gagné.
web-rules-c-sheet = Chaque « non » innocente d’un coup deux cartes chez ce joueur. Une carte montrée à un autre en est une sur deux : retenez lesquelles, car si un « non » exclut plus tard l’une des deux, vous connaissez l’autre.
web-rules-v-advanced = Davantage de cartes : { $suspects } suspects, { $weapons } armes et { $places } lieux. On peut aussi y jouer à deux.

# Différences

web-rules-differences-lead = Tout ce que les éditions de ce jeu font autrement, telles que Loupe les joue. La façon de celle-ci est en gras.
web-rules-differences-base = Tout ce que les variantes changent, telles que Loupe les joue.
web-rules-value-yes = oui
web-rules-value-no = non
web-rules-value-none = pas dans ce livret
web-rules-usual = jeu de base

# Ce que montrent les dessins

web-rules-picture-goal = Quatre cartes joyau face visible, et une face cachée sous une loupe.
web-rules-picture-one = La carte recherche « perles », et la réponse : trois.
web-rules-picture-two = La carte recherche « perles rouges », et la réponse : deux cartes que seul voit celui qui a demandé.
web-rules-picture-two-counted = La carte recherche « perles rouges », et la réponse : deux. Les cartes restent cachées.
web-rules-picture-identify = Une carte joyau est nommée, et tenue à côté de celle qui est cachée.
web-rules-picture-sheet = Un coin de la feuille d’informations : les rouges sont rayés, sauf un.
web-rules-picture-show = On demande deux cartes. Le premier voisin n’a ni l’une ni l’autre, le deuxième en montre une, face cachée.
web-rules-picture-crime = Un suspect, une arme et un lieu, devant trois cartes face cachée.
web-rules-picture-accuse = Les trois cartes d’une accusation, à côté du crime.
