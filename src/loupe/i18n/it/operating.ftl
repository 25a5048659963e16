# Far girare il server: i suoi indirizzi, le sue copie di sicurezza.

refusal-bad-database = { $address } non è un database che Loupe sappia usare: indica il percorso di un file SQLite, oppure postgresql://….
refusal-bad-redis = { $address } non è un Redis: il suo indirizzo comincia con redis:// o rediss://.

refusal-no-backup = { $file } non è una copia di sicurezza di Loupe, oppure non è completa.
refusal-newer-backup = Questa copia viene da Loupe { $version }, più recente di questo: prima aggiornalo.
refusal-not-empty = Questa base di dati è già stata usata: con --replace il suo contenuto viene sostituito.
backup-written = { $rows ->
    [one] Una riga scritta
   *[other] { $rows } righe scritte
} in { $file }. Il file contiene la chiave che firma i cookie: conservalo dove solo tu puoi leggerlo.
backup-restored = { $rows ->
    [one] Una riga ripristinata
   *[other] { $rows } righe ripristinate
} da { $file }.
backup-no-database = Nessuna base di dati in { $file }.
backup-failed = Impossibile usare { $file }: { $problem }.
