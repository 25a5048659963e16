# Far girare il server: i suoi indirizzi, le sue copie di sicurezza.

refusal-bad-database = { $address } non è un database che Loupe sappia usare: indica il percorso di un file SQLite, oppure postgresql://….
refusal-bad-redis = { $address } non è un Redis: il suo indirizzo comincia con redis:// o rediss://.
