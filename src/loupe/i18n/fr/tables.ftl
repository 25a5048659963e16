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
