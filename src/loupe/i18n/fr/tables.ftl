# Ce qui se passe à une table, en dehors de la partie elle-même.

table-opened = Une table est ouverte : { $game }.
table-sat = { $you ->
    [seat] Vous prenez place.
   *[nobody] { $name } prend place.
}
table-house-sat = { $name }, qui est de la maison, prend place.
table-stood-in = Quelqu’un de la maison continue à la place de { $name }.
table-left = { $name } quitte la table.
table-started = La partie commence.
table-cancelled = La partie est annulée.
table-rematched = On rejoue ensemble, à une nouvelle table.
table-timed-out = Le temps de { $seat } est écoulé ; quelqu’un de la maison joue ce coup à sa place.
table-halted = Le serveur s’est absenté un moment ; les pendules repartent de zéro.
table-nudged = { $you ->
    [seat] { $by } vous le rappelle : la table vous attend.
   *[nobody] { $by } rappelle à { $seat } que la table attend.
}
table-chat-on = On peut de nouveau bavarder à cette table.
table-chat-off = La discussion est coupée à cette table.
table-phrase = { $phrase ->
    [hello] Bonjour à la table.
    [good-luck] Bonne chance.
    [nice-question] Belle question.
    [well-played] Bien joué.
    [thinking] Laissez-moi réfléchir.
    [one-moment] Un instant, je vous prie.
    [back-soon] Je reviens tout de suite.
    [take-your-time] Prenez votre temps.
    [your-turn] La table vous attend, je crois.
    [sorry] Toutes mes excuses.
    [thanks] Merci.
    [another-game] Encore une partie ?
   *[goodbye] Au revoir, et merci pour la partie.
}

# Pour qui prend place sans donner de nom.
guest-name = Invité
