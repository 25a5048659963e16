# Le navigateur : préparer une table, et l’attente avant la donne.

web-room-gone = Cette table n’existe pas
web-room-gone-why = Elle a été débarrassée, ou elle ne vous est pas ouverte. Vous n’y perdez rien.
web-room-free = Une chaise libre
web-room-start = Distribuer
