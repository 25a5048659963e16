# Why something cannot be: refusal-<code>.

# Whoever acts

refusal-only-watching = A questa partita assisti soltanto.
refusal-no-such-seat = Questo tavolo non ha un { $seat }.
refusal-game-over = La partita è finita.
refusal-out-of-game = Sei fuori dal gioco; non ti resta che rispondere.
refusal-not-your-turn = Tocca a { $seat }.
refusal-not-in-this-game = Questo gioco non conosce questa azione.

# Sleuth

refusal-ask-yourself = Non ci si interroga da sé; scegli un avversario.
refusal-no-such-opponent = Questo tavolo non ha un { $seat } da interrogare.
refusal-card-not-yours = La carta «{ $card }» non è davanti a te.
refusal-no-such-question = «{ $question }» non è una domanda: chiedi un elemento, o due di categorie diverse.
refusal-card-cannot-ask = La carta «{ $card }» chiede ciò che dice, non «{ $question }».
refusal-free-choice-cannot-ask = La carta «{ $card }» non permette di chiedere «{ $question }».
refusal-blank-cannot-ask = La carta a scelta libera non permette di chiedere «{ $question }».
refusal-must-identify = La tua domanda finale è fatta; ora devi identificare.
refusal-wait-for-identification = { $seat } ha fatto una domanda finale e deve identificare prima di ogni altra cosa.
refusal-final-same-opponent = Le due domande finali vanno allo stesso avversario, { $seat }.
refusal-wrong-number-of-gems = { $missing ->
    [1] Manca un solo gioiello; indicane uno.
   *[other] Mancano { $missing } gioielli; ne hai indicati { $named }.
}
refusal-second-same-opponent = Hai già interrogato { $seat }; la seconda domanda va a qualcun altro.
refusal-second-same-kind = { $elements ->
    [1] La tua prima domanda aveva un elemento; la seconda ne vuole due.
   *[2] La tua prima domanda aveva due elementi; la seconda ne vuole uno.
}
refusal-already-asked = In questo turno hai già interrogato; un cambio lo avrebbe preso tutto.
refusal-final-is-whole-turn = L’interrogatorio finale prende un turno intero, e hai già interrogato.
refusal-final-too-early = L’interrogatorio finale è per chi ignora una sola caratteristica.
refusal-nothing-to-exchange = Non hai carte da cambiare.
refusal-cannot-pass = Hai delle carte: interroga con una, o cambiale.
refusal-same-gem-twice = Lo stesso gioiello non può mancare due volte.
refusal-no-such-gem = Non c’è un gioiello «{ $gem }».

# The Cluedo card game

refusal-question-goes-round = Si sta ancora rispondendo alla domanda.
refusal-must-show = { $seat } deve prima mostrare una carta.
refusal-not-asked-to-show = Nessuno ti chiede di mostrare una carta.
refusal-card-not-asked = Non ti è stato chiesto di mostrare { $card }.
refusal-card-not-held = Non hai in mano { $card }.
refusal-not-two-cards = Chiedi due carte diverse.
refusal-no-such-card = Questo gioco non ha una carta «{ $card }».
refusal-readiness-first = Prima bisogna sapere se { $seat } accusa.
refusal-not-asked-if-ready = Nessuno ti chiede se accusi.
refusal-two-accuse-together = In due, quando uno accusa, accusa anche l’altro.
refusal-not-declared = Non hai annunciato un’accusa.
refusal-must-accuse = Si depongono le accuse; intanto non si gioca altro.
refusal-already-laid-down = La tua accusa è già sul tavolo.
refusal-not-a-crime = Un’accusa nomina un sospettato, un’arma e un luogo; { $card } non è al posto giusto.

# Settings

refusal-unknown-game = Non c’è un gioco «{ $game }». Ci sono: { $known }.
refusal-unknown-variant = Il gioco { $game } non ha una variante «{ $variant }».
refusal-variants-clash = La variante «{ $variant }» non va con un’altra già scelta.
refusal-unknown-knob = Non c’è un’impostazione «{ $knob }».
refusal-bad-knob = L’impostazione «{ $knob }» non può essere { $value }.
refusal-seats = A questo gioco si gioca da { $fewest } a { $most }, non in { $seats }.
refusal-missing-seats = Con più gioielli mancanti serve un tavolo da { $allowed }, non da { $seats }.
refusal-too-many-places = Per { $places } vincitori bisogna essere di più; questo tavolo ne permette { $most }.
refusal-empty-hands = In { $seats } nessuno riceverebbe carte.
refusal-too-few-gems = Questa distribuzione richiede { $needed } gioielli, e ce ne sono { $cards }.
refusal-unknown-search-card = Non c’è una carta indagine «{ $card }».
refusal-too-few-search-cards = Questa distribuzione richiede { $needed } carte indagine, e il mazzo ne ha { $cards }.
refusal-free-choice-numbers = Una carta a scelta libera chiede un elemento, due, o l’uno o l’altro.
refusal-unknown-clue-card = Non c’è una carta indizio «{ $card }».
refusal-too-few-may-play = Bisogna poter giocare almeno in due.
refusal-category-cards = Ogni categoria vuole delle carte, ciascuna una volta sola.
refusal-card-in-two-categories = Una carta sta in una sola categoria.
