# Le navigateur : retour sur une partie.

web-review-title = Retour sur la partie
web-review-lead = Ouvrez le compte rendu de n’importe quelle partie : qui pouvait savoir quand, et ce que valait chaque question.
web-review-drop = Déposez un compte rendu ici.
web-review-pick = Choisir un fichier
web-review-kept = Il est lu, et n’est pas conservé.
web-review-how = Un compte rendu est un fichier .case ou .json : toute partie finie peut être téléchargée ainsi, et le terminal en écrit aussi. Celui qui ne dit que ce qu’un joueur a vu s’ouvre également.
web-review-not-over = Cette partie n’est pas finie
web-review-not-over-why = On pourra y revenir quand elle sera achevée.
web-review-to-table = À la table
web-review-gone = Il n’y a rien à revoir ici
web-review-gone-why = Cette partie n’existe pas, ou elle n’est pas pour vous. Qui l’a jouée peut en partager le lien.
web-review-share = Partager
web-review-copied = Le lien est copié.
web-review-download = Télécharger le compte rendu
web-review-rematch = Rejouer
web-review-next-table = À la partie suivante
web-review-other = En ouvrir un autre
web-review-cut = Tout n’a pas été compté : cette partie laisse trop de possibilités ouvertes.

web-review-knowledge = Ce que l’on savait
web-review-chart = La probabilité que chaque joueur pouvait donner à la solution, événement par événement
web-review-chart-about = La probabilité que chaque joueur, raisonnant parfaitement, pouvait donner à la vraie solution. Un losange : dès lors, elle était certaine. Une croix : une erreur.
web-review-chart-untold = Ce compte rendu ne dit pas la solution. La ligne montre combien son joueur était proche de la certitude.
web-review-as-table = La même chose en tableau
web-review-event = Événement
web-review-event-of = Événement { $event } sur { $last }
web-review-steps = Parcourir la partie
web-review-back = Reculer
web-review-next = Avancer
web-review-first = Au début
web-review-last = À la fin
web-review-next-moment = Moment suivant
web-review-moment-before = Moment précédent
web-review-eyes = Vu par
web-review-eye-all = Tout le monde
web-review-eye-table = Spectateurs

web-review-board = La table à ce moment
web-review-on-turn = à son tour
web-review-face-up = Face visible
web-review-missing = Ce qui manque
web-review-crime = Le crime
web-review-deck = Pioche : { $deck }, défausse : { $discards }

web-review-suspicion = La probabilité que chaque carte manque
web-review-mind = Ce que { $name } pouvait savoir
web-review-mind-table = Ce que les spectateurs pouvaient savoir
web-review-looked = A déjà regardé : il n’y avait plus rien à trouver.
web-review-too-open = Trop de possibilités sont ouvertes ici pour être comptées.
web-review-left = { $count ->
    [one] Une seule solution restait.
   *[other] { $count } solutions étaient encore possibles.
}

web-review-lessons = Ce qu’on peut en apprendre
web-review-moments = Moments
web-review-no-moments = Rien de remarquable ici.
web-review-questions = Questions
web-review-no-questions = Aucune question n’a été posée ici.
web-review-bits = Les bits disent ce qu’une réponse promettait d’apprendre sur la solution : un bit divise par deux ce qui est possible. Le cadre est la meilleure question qu’il y avait.
web-review-worth = { $bits } bit sur { $best }
web-review-worth-best = { $bits } bit : aucune n’était meilleure
web-review-instead = Mieux : { $question }
web-review-learned = Elle a appris en vérité { $bits } bit.
web-review-unweighed = Tant était ouvert que cela ne peut pas être pesé.
web-review-players = Joueurs
web-review-player = Joueur
web-review-expected = Bits attendus
web-review-of-best = { $bits } sur { $best }
web-review-known-from = Pouvait savoir dès
web-review-claims = Annonces
web-review-right = juste
web-review-wrong = faux
web-review-untold = inconnu
