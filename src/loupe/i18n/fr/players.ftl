# Les joueurs de la maison : sous quel nom ils s’assoient, qui ils sont, et comment ils jouent.

house-player = { $level ->
    [novice] Nina
    [casual] Gaspard
    [sharp] Sidonie
    [master] Maud
   *[random] Médor
}

house-player-character = { $level ->
    [novice] enthousiaste, de bonne humeur, là pour le plaisir d’être ensemble
    [casual] nonchalant, un peu trop sûr de lui, jamais à court d’intuitions
    [sharp] patiente et précise, peu portée aux paris
    [master] discrète, rapide, toujours une pensée d’avance sur vous
   *[random] un bon chien qui, on ne sait comment, tient des cartes
}

house-player-manner = { $level ->
    [novice] retient ce qu’on lui montre et raye, mais ne voit pas ce qui s’ensuit
    [casual] compte ce qui reste, oublie de temps en temps, et devine un peu tôt
    [sharp] sait tout ce qui peut se savoir, demande ce qui apprend le plus, et n’annonce qu’à coup sûr
    [master] raisonne aussi sur ce que vous savez, en dit peu, et prend son risque avant que vous soyez prêt
   *[random] demande ce qui lui passe par la tête, et annonce quand il reste peu de choix
}
