# Running the server: its addresses, its back-ups.

refusal-bad-database = { $address } is no database that Loupe can use: give the path of a SQLite file, or postgresql://….
refusal-bad-redis = { $address } is no Redis: its address begins with redis:// or rediss://.

refusal-no-backup = { $file } is no back-up of Loupe, or not a whole one.
refusal-newer-backup = That back-up is from Loupe { $version }, which is newer than this one: update first.
refusal-not-empty = People have used this database already: with --replace, what is there is replaced.
backup-written = { $rows ->
    [one] One row
   *[other] { $rows } rows
} written to { $file }. It holds the key that cookies are signed with: keep it where only you can read it.
backup-restored = { $rows ->
    [one] One row
   *[other] { $rows } rows
} restored from { $file }.
backup-no-database = There is no database at { $file }.
backup-failed = { $file } could not be used: { $problem }.
