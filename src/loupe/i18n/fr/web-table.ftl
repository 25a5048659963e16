# Le navigateur : la table pendant la partie.

web-table-board = La table
web-table-panel = À côté de la table
web-table-people = Autour de la table
web-table-tab-play = Jouer
web-table-tab-sheet = Feuille
web-table-tab-log = Journal
web-table-tab-talk = Discussion

web-table-log = Ce qui s’est passé
web-table-log-show = Le montrer de nouveau
web-table-talk = Ce qui s’est dit
web-table-talk-nothing = Personne n’a encore rien dit.
web-table-talk-say = Dire quelque chose
web-table-talk-send = Envoyer
web-table-talk-off = On ne discute pas à cette table.
web-table-talk-seated = Seuls ceux qui jouent discutent à cette table.

web-table-seat-holds = { $count ->
    [1] une carte en main
   *[other] { $count } cartes en main
}
web-table-seat-turn = c’est son tour
web-table-seat-away = hors ligne
web-table-on-turn = À son tour
web-table-away = Hors ligne
web-table-house = De la maison

web-table-reconnecting = La connexion est perdue ; elle se rétablit. Rien de ce qui est à vous n’est perdu.
web-table-elsewhere = Cette table est aussi ouverte dans une autre fenêtre. Les deux restent à jour.
web-table-watching = Vous regardez la partie.
web-table-allowed-now = C’est maintenant permis.
