# L’arène, les joueurs de l’extérieur et les environnements d’apprentissage.

refusal-missing-extra = Il y faut { $module }, qui n’est pas installé : pip install "loupe[{ $extra }]"
refusal-unknown-choice = « { $name } » ne peut pas être « { $value } ». Au choix : { $known }
