# Le navigateur : la feuille d’information.

web-sheet-title = { $edition ->
    [chasse-aux-diamants] Feuille de déduction
    [card-game] Carnet
   *[other] Feuille d’information
}
web-sheet-watching = La feuille est pour les personnes qui jouent ; vous regardez.
web-sheet-owner = { $who ->
    [you] Vous
    [table] Sur la table
    [missing] { $edition ->
        [chasse-aux-diamants] Volée
       *[other] Manquante
    }
    [crime] Le crime
   *[seat] { $name }
}

# Ce qui se trouve dans une case

web-sheet-cell = { $card } : { $marks }
web-sheet-blank = rien de noté
web-sheet-has = { $who ->
    [you] à vous
    [table] sur la table
    [missing] c’est ce qui manque
    [crime] fait partie du crime
   *[seat] chez { $name }
}
web-sheet-lacks = { $who ->
    [you] pas à vous
    [table] pas sur la table
    [missing] ce n’est pas ce qui manque
    [crime] ne fait pas partie du crime
   *[seat] pas chez { $name }
}
web-sheet-maybe = { $who ->
    [you] peut-être à vous
    [table] peut-être sur la table
    [missing] peut-être ce qui manque
    [crime] fait peut-être partie du crime
   *[seat] peut-être chez { $name }
}
web-sheet-open = la question reste ouverte
web-sheet-pencilled = { $said } (noté par vous)
web-sheet-odds = { $name } { $percent } %
web-sheet-percent = { $percent } %
web-sheet-rubbed = { $card }, { $name } : effacé
web-sheet-mark-none = Rien
web-sheet-mark-lacks = Non
web-sheet-mark-has = Oui
web-sheet-mark-maybe = Peut-être

# Autour des cases

web-sheet-whose = Noter pour
web-sheet-whose-key = { $name } (touche { $key })
web-sheet-undo = Annuler
web-sheet-legend-print = imprimé par le programme
web-sheet-legend-pencil = noté au crayon par vous
web-sheet-legend-yours = à vous
web-sheet-legend-table = sur la table
web-sheet-legend-odds = Nombres : chances sur cent ({ $name })
web-sheet-keys = Les flèches déplacent, la barre d’espace note, un chiffre note pour cette personne, Entrée ouvre une case, W demande pourquoi, U annule.
web-sheet-notes = Notes
web-sheet-private = Personne d’autre ne voit cette feuille.
web-sheet-unsent = Pas encore envoyé, mais gardé ici : { $why }

# Ce que dit le programme

web-sheet-help = Ce que le programme remplit
web-sheet-help-none = Rien
web-sheet-help-notes = Notes
web-sheet-help-logic = Logique
web-sheet-help-odds = Chances
web-sheet-why = Pourquoi
web-sheet-log-lines = Dans le journal
web-sheet-hint = Indice
web-sheet-hint-more = Quoi donc ?
web-sheet-hint-all = Montrer le raisonnement
web-sheet-hint-none = Tout ce qu’on peut savoir figure sur votre feuille.
web-sheet-hint-mend = Pour le reste, il ne manque rien.
web-sheet-wrong = { $count ->
    [1] Une de vos notes ne peut pas être juste
   *[other] { $count } de vos notes ne peuvent pas être justes
}. { $marks }.
web-sheet-worth = Ce que vaut une question
web-sheet-bits = { $bits } bits
web-sheet-worth-bits = Un bit réduit de moitié, en moyenne, ce qui peut manquer.
web-sheet-worth-weighing = Le calcul continue.
web-sheet-worth-nothing = Aucune question ne vous apprendrait rien.
