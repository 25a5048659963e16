# Faire tourner le serveur : ses adresses, ses sauvegardes.

refusal-bad-database = { $address } n’est pas une base de données que Loupe sait utiliser : donnez le chemin d’un fichier SQLite, ou postgresql://….
refusal-bad-redis = { $address } n’est pas un Redis : son adresse commence par redis:// ou rediss://.

refusal-no-backup = { $file } n’est pas une sauvegarde de Loupe, ou elle est incomplète.
refusal-newer-backup = Cette sauvegarde vient de Loupe { $version }, plus récent que celui-ci : mettez-le d’abord à jour.
refusal-not-empty = Cette base a déjà servi : avec --replace, son contenu est remplacé.
backup-written = { $rows ->
    [one] Une ligne écrite
   *[other] { $rows } lignes écrites
} dans { $file }. Ce fichier contient la clé qui signe les cookies : gardez-le là où vous seul pouvez le lire.
backup-restored = { $rows ->
    [one] Une ligne rétablie
   *[other] { $rows } lignes rétablies
} à partir de { $file }.
backup-no-database = Il n’y a pas de base de données à { $file }.
backup-failed = Impossible d’utiliser { $file } : { $problem }.
