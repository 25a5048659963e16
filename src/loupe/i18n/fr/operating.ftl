# Faire tourner le serveur : ses adresses, ses sauvegardes.

refusal-bad-database = { $address } n’est pas une base de données que Loupe sait utiliser : donnez le chemin d’un fichier SQLite, ou postgresql://….
refusal-bad-redis = { $address } n’est pas un Redis : son adresse commence par redis:// ou rediss://.
