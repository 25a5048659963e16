# L’arena, i giocatori esterni e gli ambienti per l’apprendimento.

refusal-missing-extra = Qui serve { $module }, che non è installato: pip install "loupe[{ $extra }]"
refusal-unknown-choice = «{ $name }» non può essere «{ $value }». Si può scegliere tra: { $known }
refusal-no-such-command = Qui non c’è alcun comando «{ $command }».
refusal-ledger-unusable = { $file } non si può usare: { $problem }.
refusal-ledger-taken = Un’altra arena sta scrivendo { $file }.
refusal-ledger-exists = { $file } contiene già dei risultati; continua con --resume, o indica un altro file.
refusal-ledger-version = { $file } viene da un’altra versione di Loupe: { $version }.
refusal-ledger-other-match = { $file } contiene i risultati di un altro incontro.
refusal-ledger-line = { $file }, riga { $line }: { $problem }
refusal-workers-die = { $deals ->
    [one] Un processo è morto
   *[other] Alcuni processi sono morti { $deals } volte di fila
}, l’ultima alla mano { $number }.
refusal-no-cluster = { $cluster } non si raggiunge: { $problem }
refusal-sprt-order = --weaker { $weaker } deve essere minore di --stronger { $stronger }, e almeno 0.
arena-player = giocatore
arena-seats = posti
arena-win-rate = vittorie, %
arena-fair-share = × quota equa
arena-rating = punteggio
arena-wrong = errori
arena-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} con { $deals ->
    [one] { $deals } mano
   *[other] { $deals } mani
}; { $draws } senza vincitore.
arena-turns = Turni fino alla soluzione: { $turns } in media.
arena-broken-off = { $games ->
    [one] { $games } partita interrotta: non sarebbe finita.
   *[other] { $games } partite interrotte: non sarebbero finite.
}
arena-fault = Falli di { $fault }, { $times } in tutto. Ogni volta ha giocato al suo posto un giocatore a caso.
arena-interval = Tra parentesi: intervalli al { $percent }%, che tengono conto che una mano si gioca più volte.
arena-sprt-stronger = Deciso: { $player } è più forte ({ $ratio } supera { $upper }; sotto { $lower } sarebbe più debole).
arena-sprt-weaker = Deciso: { $player } non è più forte ({ $ratio } è sotto { $lower }; sopra { $upper } lo sarebbe).
arena-sprt-open = Ancora nulla di deciso su { $player }: { $ratio } è tra { $lower } e { $upper }.
arena-plot-shares = vittorie, in multipli della quota equa (intervalli al { $percent }%)
arena-plot-games = partite
arena-plot-course = vittorie finora, × quota equa
bot-no-command = Di’ quale comando deve giocare, per esempio: loupe bot "python examples/bot.py"
bot-game = Partita { $number }, posto { $seat }: { $turns } turni, { $won ->
    [yes] vinta
   *[no] non vinta
}{ $mistaken ->
    [yes] , ha sbagliato a nominare
   *[no] { "" }
}
bot-fault = dopo l’evento { $event }, { $kind ->
    [crash] si è fermato
    [hang] non ha risposto in tempo
    [nonsense] la risposta non è un’azione
    [illegal] l’azione non è permessa
   *[nothing] non ha fatto nulla, benché il tavolo lo aspettasse
}: { $detail }
bot-verdict = { $faults ->
    [yes] Ogni volta ha giocato al suo posto un giocatore a caso; dopo tre falli in una partita non è stato più interpellato.
   *[no] Non ha commesso falli.
}
