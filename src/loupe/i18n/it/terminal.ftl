# Il gioco al terminale.

# Che cosa si può scrivere: le parole di una riga dicono la stessa cosa; la prima è quella che scrive il gioco.

words-verb = { $verb ->
    [ask] chiedi chiedere
    [final] finale
    [exchange] cambia scambia
    [pass] passa passo
    [know] trovato identifica
    [show] mostra
    [ready] pronto pronta
    [decline] non no
    [accuse] accusa
    [help] aiuto regole
    [undo] annulla
    [save] salva
    [quit] esci
    [sheet] scheda
    [log] diario
    [cards] carte mano
    [table] tavolo
    [mark] segna
   *[confirm] conferma
}
words-element = { $element ->
    [diamond] D diamante diamanti
    [pearl] P perla perle
    [opal] O opale opali
    [solitaire] 1 solitario solitari
    [pair] 2 coppia coppie
    [cluster] 3 trittico trittici
    [red] R rosso rossa rossi rosse
    [blue] B blu
    [green] V verde verdi
   *[yellow] G giallo gialla gialli gialle
}
words-clue = { $card ->
    [SC] SC Scarlett
    [MU] MU Mustard
    [OR] OR Orchidea Orchid
    [GR] GR Green
    [PE] PE Peacock
    [PL] PL Plum
    [CA] CA candeliere
    [DA] PU pugnale
    [RO] CO corda
    [RE] RI rivoltella
    [BA] BA ballo
    [DI] PR pranzo
    [KI] CU cucina
    [LI] SO soggiorno
   *[ST] ST studio
}
words-filler = il lo la i gli le l un uno una e o in nel nella con per sala da di miss signora signor dottoressa dottor professor colonnello
words-mark = { $mark ->
    [yes] sì s +
    [no] no n -
    [maybe] forse ?
   *[clear] cancella
}
words-switch = { $switch ->
    [on] sì
   *[off] no
}

# Prima della partita. Invio prende ovunque il valore previsto.

ask-language = Quale lingua? (Invio: { $usual })
ask-game = Quale gioco? (Invio: { $usual })
ask-seats = Quanti al tavolo, da { $fewest } a { $most }? (Invio: { $usual })
ask-variants = Quali varianti? Numeri, come «1 3». (Invio: nessuna)
ask-house = Regole della casa? Come «regola=valore»; «loupe games» le elenca. (Invio: nessuna)
ask-first-chair = Chi siede al posto 1? Un nome, o un automa: { $levels }. (Invio: { $name })
ask-chair = Chi siede al posto { $seat }? Un nome, o un automa: { $levels }. (Invio: { $usual })
ask-seed = Un numero per dare di nuovo le stesse carte? (Invio: carte nuove)
default-name = Ospite
games-seats = --seats da { $fewest } a { $most }

refusal-not-in-list = «{ $text }» non è nell’elenco.
refusal-bad-number = «{ $text }» non va: serve un numero da { $fewest } a { $most }.
refusal-bad-name = «{ $name }» qui non può essere un nome: comincia con una lettera e ha al massimo { $most } segni.
refusal-same-name = Due persone si chiamano { $name }; una deve cambiare nome.
refusal-bad-seat = «{ $text }» chiede un posto occupato o che non c’è; i posti sono { $seats }.
refusal-too-many-people = Ci sono più persone e automi dei { $seats } posti.
refusal-unknown-bot = Non c’è nessun automa «{ $level }». Ci sono: { $known }.
refusal-bad-house-rule = «{ $text }» non è una regola della casa; scrivi regola=valore.
refusal-bad-seed = «{ $text }» non va come seme: serve un numero intero di al massimo 39 cifre.
refusal-no-save = Non c’è nessuna partita salvata in { $folder }.
refusal-unreadable-save = Non si può leggere { $file }: { $problem }.
refusal-broken-save = { $file } non è una partita di Loupe che si possa riprendere. Il file è rimasto com’era. ({ $problem })
refusal-save-does-not-fit = { $file } non è una partita di Loupe che si possa riprendere: quel che dice dei posti non va con la partita. Il file è rimasto com’era.

# Il tavolo.

you = tu
none = nessuna
face-up = Scoperte:
missing-cards = Mancante
gems-held = { $count ->
    [1] 1 gioiello
   *[other] { $count } gioielli
}
clues-held = { $count ->
    [1] 1 carta
   *[other] { $count } carte
}
is-ready = annuncia un’accusa
search-deck = Mazzo { $deck } · scarti { $discards }
your-gems = I tuoi gioielli:
your-search-cards = Le tue carte indagine:
your-clues = Le tue carte:
sheet-legend = { $order }: la lettera ce l’ha, × non ce l’ha; a matita minuscola, - e ?; { $own } tua, { $table } scoperta

# Scrivere.

your-line = «{ $help }» dice che cosa si può scrivere.
go-on = Invio prosegue; «{ $know }» se lo sai.
confirm-hint = Invio lo fa; «{ $undo }» torna indietro.
page-end = Invio torna indietro.{ " " }
done = Fatto.
which-person = A chi? Un nome o un numero.
which-card = Con quale carta indagine?
which-elements = Che cosa chiedere? Un elemento o due, come «perle rosse» o «PR».
which-elements-beside = Che cosa chiedere in più? Un altro elemento. Invio chiede solo: { $element }.
which-gem = { $missing ->
    [1] Quale gioiello manca? Come «P2V» o «coppia perle verdi».
   *[other] Quali gioielli mancano? Gioiello { $number } di { $missing }, come «P2V» o «coppia perle verdi».
}
which-two = Quali due carte? Nomi, sigle o numeri.
which-second = E quale altra carta?
which-shown = Quale carta mostri?
which-crime = Chi, con che cosa e dove? Ora:
rule = ({ $rule })
nothing-to-undo = Non c’è niente da annullare.
unclear-word = «{ $word }» qui non dice niente.
unclear-person = «{ $word }» qui non indica nessuno.
unclear-card = «{ $word }» non è una tua carta indagine, né un comando. Scrivi «{ $verb }» per un aiuto.
unclear-free = Hai più carte a scelta libera: { $cards }. Di’ quale.
unclear-element = «{ $word }» non è un elemento: una gemma, un modello o un colore.
unclear-two-elements = Una domanda ha un elemento o due; «{ $word }» è di troppo.
unclear-gem = Un gioiello ha una gemma, un modello e un colore; «{ $word }» non va.
unclear-clue = «{ $word }» non è una carta, né un comando. Scrivi «{ $verb }» per un aiuto.
unclear-two-cards = Chiedi due carte, non di più.
unclear-three-cards = Un’accusa ha tre carte, non di più.
unclear-mark = Scrivi «{ $verb } P2V bob no»: carte, una persona, poi sì, no, forse o cancella.
unclear-switch = Scrivi «{ $verb } sì» o «{ $verb } no».
confirm-now = { $switch ->
    [on] Ogni azione si conferma con Invio.
   *[off] Le azioni valgono come scritte; solo identificare e accusare si confermano ancora.
}

# Più persone, un terminale.

hand-over = Tocca a { $name }. Premi Invio quando solo { $name } vede lo schermo.
between-turns = Ora { $name }. Invio prosegue.
public-only = Questa riga la leggono tutti. Solo Invio, o «{ $know }» e un nome.
public-know = Questa riga la leggono tutti: scrivi «{ $know }» e il nome di chi sa, e nessun gioiello.
public-not-now = { $name } ora non può identificare.

# Salvare e finire.

saved = Salvato in { $file }.
not-saved = Non salvato in { $file }: { $problem }.
saved-on-leaving = La partita è salvata in { $file }. «loupe resume» la riprende.
after-game = «{ $hands }» mostra le carte di tutti, «{ $save }» conserva il verbale, «sì» gioca ancora; Invio esce.
record-kept = Il verbale è in { $file }.

table-help = { $game ->
    [sleuth] Al tuo turno, una sola di queste azioni:
      1 bob              interroga Bob con la tua carta 1; «PV bob» nomina la carta
      4 bob perle rosse  una carta a scelta libera: di’ che cosa («4 bob PR», «? bob PR»)
      cambia             scarta tutte le tue carte e pescane di nuove
      finale bob PR      l’interrogatorio finale: chiedi qualunque cosa, poi identifica
      passa              non chiedere altro, o non avere più carte
    In ogni momento:
      trovato P2V        nomina il gioiello mancante; se sono più di uno, tutti
      segna P2V bob no   a matita sulla scheda: sì, no, forse, cancella; «segna PR bob no» segna tutte le perle rosse
   *[cluedo] Al tuo turno, una sola di queste azioni:
      corda plum         chiedi due carte, per nome, sigla o numero
      accusa             dichiarati pronto; gli altri dicono se lo sono, poi nomini il delitto
    Quando chiedono a te:
      mostra 1           mostra una carta che hai
      pronto, no         accusa anche tu, oppure no
      plum corda cucina  la tua accusa, quando è il momento
    In ogni momento:
      segna plum bob no  a matita sul taccuino: sì, no, forse, cancella
}
    diario             tutto ciò che è successo
    scheda             la scheda da sola, con tutte le risposte
    carte, tavolo      le tue carte; tutto lo schermo
    annulla            riprendi l’ultimo pezzo di un’azione scritta a metà
    conferma no        niente conferme, se non per identificare e accusare
    salva [FILE], esci metti da parte la partita; esci salva
