# Il browser: quello che c’è in ogni pagina.

web-parts-no-script = Loupe ha bisogno di JavaScript, e di nulla che venga da altri siti.
web-parts-skip = Vai al contenuto
web-parts-home = Ingresso
web-parts-close = Chiudi
web-parts-loading = Un momento.
web-parts-retry = Riprova
web-parts-trouble = Pagina non raggiungibile
web-parts-offline = Il server non è raggiungibile. Nulla è andato perso; riprova quando sei in linea.
web-parts-unavailable = Al momento il server non è disponibile. Nulla è andato perso; riprova tra poco.
web-parts-broken = Qualcosa è andato storto in questa pagina. Nulla è andato perso; ricaricarla dovrebbe bastare.
web-parts-nothing = Qui non c’è nulla
web-parts-nothing-why = Questo indirizzo non porta da nessuna parte. Forse per strada si è persa una lettera.
web-parts-settings = Impostazioni
web-parts-language = Lingua
web-parts-theme = Luce
web-parts-theme-system = Come il dispositivo
web-parts-theme-dark = Notte
web-parts-theme-light = Giorno
web-parts-contrast = Contrasto elevato
web-parts-motion = Meno animazioni
web-parts-sound = Suono
web-parts-vibration = Vibra quando tocca a te
web-parts-confirm = Conferma prima di agire
web-parts-shortcuts = Scorciatoie da tastiera
web-parts-shortcut-list = Mostra le scorciatoie
web-parts-space = Spazio
