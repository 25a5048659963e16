# Le navigateur : ce que chaque page contient.

web-parts-no-script = Loupe a besoin de JavaScript, et de rien qui vienne d’un autre site.
web-parts-skip = Aller au contenu
web-parts-home = Accueil
web-parts-close = Fermer
web-parts-loading = Un instant.
web-parts-retry = Réessayer
web-parts-trouble = Impossible d’y accéder
web-parts-offline = Le serveur est injoignable. Rien n’est perdu ; réessayez une fois en ligne.
web-parts-unavailable = Le serveur n’est pas disponible pour l’instant. Rien n’est perdu ; réessayez dans un moment.
web-parts-broken = Quelque chose s’est mal passé dans cette page. Rien n’est perdu ; la recharger devrait suffire.
web-parts-nothing = Il n’y a rien ici
web-parts-nothing-why = Cette adresse ne mène nulle part. Une lettre s’est peut-être perdue en route.
web-parts-settings = Réglages
web-parts-language = Langue
web-parts-theme = Lumière
web-parts-theme-system = Comme l’appareil
web-parts-theme-dark = Nuit
web-parts-theme-light = Jour
web-parts-contrast = Contraste élevé
web-parts-motion = Moins d’animations
web-parts-sound = Son
web-parts-vibration = Vibrer quand c’est à vous
web-parts-confirm = Confirmer avant d’agir
web-parts-shortcuts = Raccourcis clavier
web-parts-shortcut-list = Afficher les raccourcis
web-parts-space = Espace
