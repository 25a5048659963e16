# Le navigateur : l’accueil.

web-door-about = Des jeux de cartes où l’on cherche, question après question, le joyau qui manque. Jouez tout de suite, ou entre amis par un lien.
web-door-play = Jouer
