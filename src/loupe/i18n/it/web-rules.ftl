# Il browser: le regole da leggere. Ciò che cambia da un’edizione all’altra dipende dalle impostazioni.

web-rules-title = Regole
web-rules-lead = Ogni gioco in una pagina, abbastanza breve da leggerla prima della prima domanda.
web-rules-players = Per { $seats } giocatori
web-rules-read = Leggi
web-rules-contents = In questa pagina
web-rules-others = Altre edizioni
web-rules-all = Tutti i giochi
web-rules-play = Apparecchia un tavolo
web-rules-unknown = Qui non c’è questo gioco
web-rules-unknown-why = Loupe non ha un’edizione con questo nome. Ecco quelle che gioca.
web-rules-variants = Varianti
web-rules-variant-seats = In { $seats } giocatori.

web-rules-h-goal = Lo scopo
web-rules-h-cards = Le carte
web-rules-h-turn = Il tuo turno
web-rules-h-ask = Interrogare
web-rules-h-answer = La risposta
web-rules-h-free = La scelta libera
web-rules-h-exchange = Cambiare le carte
web-rules-h-identify = «Lo so»
web-rules-h-final = L’interrogatorio finale
web-rules-h-end = La fine
web-rules-h-sheet = Prendere appunti
web-rules-h-show = Mostrare una carta
web-rules-h-accuse = Accusare
web-rules-h-together = Accusare insieme
web-rules-h-differences = Che cosa cambia fra le edizioni
web-rules-h-changes = Che cosa cambiano le varianti

# Sleuth

web-rules-goal = { $edition ->
    [chasse-aux-diamants] Trentasei pietre, tutte diverse. { $missing ->
        [1] Una è stata rubata ed è nascosta;
       *[other] { $missing } sono state rubate e sono nascoste;
    } le altre sono in mano ai giocatori o scoperte sul tavolo. Chiedi, conta, cancella: vince chi nomina per primo che cosa è stato rubato.
   *[other] Trentasei gioielli, tutti diversi. { $missing ->
        [1] Uno manca: è messo
       *[other] { $missing } mancano: sono messi
    } da parte, dove nessuno vede. Gli altri sono in mano ai giocatori o scoperti sul tavolo. Interroga, conta, cancella: vince chi nomina per primo che cosa manca.
}
web-rules-gems = { $edition ->
    [chasse-aux-diamants] Ogni carta ha tre caratteristiche: una pietra (diamante, perla o opale), un numero (1, 2 o 3) e un colore (rosso, blu, verde o giallo). Ogni combinazione esiste una volta sola.
   *[other] Ogni carta ha tre elementi: una gemma (diamante, perla o opale), un modello (solitario, coppia o trittico) e un colore (rosso, blu, verde o giallo). Ogni combinazione esiste una volta sola.
}
web-rules-search = { $edition ->
    [chasse-aux-diamants] { $cards } carte domanda dicono che cosa si può chiedere.
   *[other] { $cards } carte indagine dicono che cosa si può chiedere.
} Nominano un elemento, o due di categorie diverse; alcune lasciano la scelta a te. Quattro stanno scoperte davanti a ogni giocatore: tutti vedono che cosa ciascuno potrebbe chiedere.
web-rules-deal = In 3 giocatori ciascuno tiene { $three } carte; { $four } in 4 giocatori, { $five } in 5, { $six } in 6 e { $seven } in 7. Ciò che avanza sta scoperto sul tavolo. { $first ->
    [random] La sorte dice chi comincia.
   *[left-of-dealer] Comincia il giocatore a sinistra del mazziere.
} Si gioca in senso orario.
web-rules-turn = Nel tuo turno fai una di tre cose: interroghi qualcuno, cambi tutte le carte che hai davanti, oppure fai un’ultima domanda e poi nomini che cosa manca.
web-rules-ask = Scegli una delle tue quattro carte e chiunque al tavolo, anche chi è fuori dal gioco: tutti rispondono fino alla fine, e dicono il vero. La carta è usata; alla fine del turno ne peschi un’altra. { $deck ->
    [no-more] Quando il mazzo è finito nessuno pesca più, e si continua con le carte che si hanno.
   *[reshuffle] Quando il mazzo è finito, le carte usate vengono mescolate e diventano il nuovo mazzo.
}
web-rules-answer-one = Un solo elemento, per esempio le perle: la risposta è un numero, e tutti la sentono.
web-rules-answer-two = { $shows ->
    [yes] Due elementi, per esempio le perle rosse: tutti sentono quante sono, ma solo tu vedi quali. Ti vengono passate coperte, le guardi e le restituisci.
   *[no] Due elementi, per esempio le perle rosse: anche qui tutti sentono quante sono, e nessuno vede quali.
}
web-rules-answer-none = Anche «nessuna» è una risposta, e spesso è la più utile.
web-rules-free = { $element ->
    [one] Una carta a scelta libera con un elemento chiede soltanto quello.
    [two] Una carta a scelta libera con un elemento chiede quello insieme a un altro, di un’altra categoria, che scegli tu.
   *[both] Una carta a scelta libera con un elemento chiede quello, da solo o insieme a un altro, di un’altra categoria, che scegli tu.
} { $blank ->
    [one] Quella senza elementi chiede un elemento qualsiasi.
    [two] Quella senza elementi chiede due elementi qualsiasi, di categorie diverse.
   *[both] Quella senza elementi chiede un elemento qualsiasi, o due di categorie diverse.
} { $shows ->
    [no] La scelta libera non fa mai vedere carte: la risposta è un numero che tutti sentono.
   *[yes] Si risponde come a ogni altra carta.
}
web-rules-exchange = Se le tue carte non chiedono nulla che ti interessi, dedica il turno a cambiarle. Devi lasciarle tutte. { $exchange ->
    [under-deck] Vanno sotto il mazzo, e le nuove vengono dalla cima.
   *[discard] Vanno fra gli scarti, e ne peschi altrettante.
}
web-rules-identify = Quando lo sai, o osi indovinare, dillo: in qualsiasi momento, anche nel turno di un altro. Prima ti impegni, poi guardi. Se è giusto, scopri la carta e hai vinto. Se è sbagliato, la rimetti a posto senza una parola; non interroghi più, ma continui a rispondere. Chi parla per primo guarda per primo.
web-rules-leaver = Le carte domanda di chi è fuori vanno sotto il mazzo.
web-rules-final = Nel tuo turno, al posto di ogni altra cosa, puoi chiedere a un avversario quello che vuoi, qualunque carta tu abbia davanti. { $questions ->
    [2] Puoi fargli una seconda domanda. Poi
   *[1] Poi
} devi nominare subito che cosa manca, che tu ne sia certo o no. { $shows ->
    [no] La risposta è un numero, anche per due elementi.
   *[yes] Se chiedi due elementi, vedi le carte.
} { $strict ->
    [yes] Può farlo solo chi ignora una sola caratteristica.
   *[no] È la via d’uscita di chi è in dubbio fra poche, e teme che un altro sia più svelto.
}
web-rules-end = La partita finisce appena qualcuno ha nominato che cosa manca. Se tutti hanno sbagliato, non ha vinto nessuno.
web-rules-sheet = La memoria non basta. Cancella ciò che tieni e ciò che è scoperto; poi annota, per ogni risposta, chi ha quante carte di che cosa. Ci sono nove carte di ogni colore, e dodici di tutto il resto. Quando di un gruppo tutte sono al loro posto tranne una, quella è { $missing ->
    [1] la carta che cerchi.
   *[other] una di quelle che cerchi.
}
web-rules-v-interrogations = Nel tuo turno puoi interrogare uno o due avversari. Se sono due, devono essere diversi, e una domanda ha un elemento, l’altra due, nell’ordine che vuoi. Ognuna vuole la sua carta; una scelta libera vale per l’una o per l’altra. Senti la prima risposta prima di scegliere la seconda domanda. Alla fine peschi due carte.
web-rules-v-supersleuth = Nessuno vede mai le carte di un altro: anche alle domande con due elementi si risponde con un numero, qualunque sia la carta, e perfino all’ultimo.
web-rules-v-missing = Ne mancano due o tre invece di una, e bisogna nominarle tutte. Basta un errore, ed è tutto sbagliato.
web-rules-v-places = I giocatori si accordano su quanti possono vincere. Chi nomina che cosa manca guarda in silenzio, rimette la carta a posto, non interroga più e continua a rispondere. { $secret ->
    [yes] Nessuno viene a sapere se era giusto.
   *[no] Tutti vengono a sapere se era giusto, ma non che cos’è.
} Gli altri giocano per i posti che restano.

# Cluedo

web-rules-c-goal = Un delitto, e tre domande: chi, con che cosa, e dove? Un sospettato, un’arma e un luogo stanno nascosti sotto la carta Delitto. Il resto è in mano ai giocatori. Vince chi li nomina per primo tutti e tre.
web-rules-c-cards = Ci sono { $suspects } sospettati, { $weapons } armi e { $places } luoghi. Il delitto ne prende uno per specie. Il resto si distribuisce in parti uguali, e ciò che avanza sta scoperto. Tutto ciò che vedi è innocente.
web-rules-c-first = { $first ->
    [random] La sorte dice chi comincia.
   *[left-of-dealer] Comincia il giocatore a sinistra del mazziere.
} Si gioca in senso orario.
web-rules-c-turn = Nel tuo turno fai una di due cose: una domanda, oppure annunci un’accusa.
web-rules-c-ask = Nomina due carte diverse: un sospettato e un luogo, o due armi, o quello che vuoi. Puoi nominare anche le tue, per mettere gli altri fuori strada.
web-rules-c-show = Il tuo vicino di sinistra deve mostrartene una, se ne ha; la vedi solo tu. Se le ha tutte e due mostra quella che preferisce, e non lo lascia capire. Se non ne ha, lo dice, e si chiede al successivo, finché una carta viene mostrata o tutti hanno passato. Che una carta sia stata mostrata lo vedono tutti; quale, lo sapete solo voi due.
web-rules-c-accuse = Quando pensi di sapere, annuncialo nel tuo turno invece di chiedere. Gli altri dicono, uno dopo l’altro, se accusano anche loro. Se nessuno lo fa, nomini i tre e guardi da solo il delitto. Giusto: lo scopri e hai vinto. Sbagliato: non dici nulla, e da quel momento mostri soltanto carte.
web-rules-c-together = Se altri accusano con te, tutti depongono tre carte e le scoprono insieme; poi si scopre il delitto. Fra chi ha ragione vince chi l’ha annunciato per primo. Se nessuno ha ragione, l’assassino vi ha ingannati tutti, e la partita è finita. { $two ->
    [yes] In due, quando uno accusa deve accusare anche l’altro.
   *[no] { "" }
}
web-rules-c-end = La partita finisce con un’accusa giusta, con un’accusa fatta insieme, o quando tutti hanno sbagliato: allora non ha vinto nessuno.
web-rules-c-sheet = Ogni «no» scagiona in un colpo due carte presso quel giocatore. Una carta mostrata a un altro è una di due: ricorda quali, perché se più tardi un «no» ne esclude una, conosci l’altra.
web-rules-v-advanced = Più carte: { $suspects } sospettati, { $weapons } armi e { $places } luoghi. Si può giocare anche in due.

# Differenze

web-rules-differences-lead = Tutto ciò che le edizioni di questo gioco fanno in modo diverso, così come Loupe le gioca. Il modo di questa è in grassetto.
web-rules-differences-base = Tutto ciò che le varianti cambiano, così come Loupe le gioca.
web-rules-value-yes = sì
web-rules-value-no = no
web-rules-value-none = non in questo libretto
web-rules-usual = gioco base

# Che cosa mostrano i disegni

web-rules-picture-goal = Quattro carte gioiello scoperte, e una coperta sotto una lente.
web-rules-picture-one = La carta indagine «perle», e la risposta: tre.
web-rules-picture-two = La carta indagine «perle rosse», e la risposta: due carte che vede solo chi ha chiesto.
web-rules-picture-two-counted = La carta indagine «perle rosse», e la risposta: due. Le carte restano nascoste.
web-rules-picture-identify = Una carta gioiello viene nominata, e tenuta accanto a quella nascosta.
web-rules-picture-sheet = Un angolo del foglio per le informazioni: i rossi sono cancellati, tranne uno.
web-rules-picture-show = Si chiedono due carte. Il primo vicino non ne ha, il secondo ne mostra una, coperta.
web-rules-picture-crime = Un sospettato, un’arma e un luogo, davanti a tre carte coperte.
web-rules-picture-accuse = Le tre carte di un’accusa, accanto al delitto.
