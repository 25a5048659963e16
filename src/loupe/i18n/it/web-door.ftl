# Il browser: l’ingresso.

web-door-about = Giochi di carte in cui, domanda dopo domanda, si cerca il gioiello che manca. Gioca subito, o con gli amici tramite un link.
web-door-play = Gioca subito
