# Running the server: its addresses, its back-ups.

refusal-bad-database = { $address } is no database that Loupe can use: give the path of a SQLite file, or postgresql://….
refusal-bad-redis = { $address } is no Redis: its address begins with redis:// or rediss://.
