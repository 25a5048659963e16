# I giocatori della casa: con che nome si siedono, chi sono e come giocano.

house-player = { $level ->
    [novice] Nina
    [casual] Gaspare
    [sharp] Serafina
    [master] Matilde
   *[random] Fido
}

house-player-character = { $level ->
    [novice] entusiasta, allegra, qui per stare in compagnia
    [casual] alla mano, un po’ troppo sicuro di sé, mai a corto di intuizioni
    [sharp] paziente e precisa, poco incline ad azzardare
    [master] silenziosa, svelta, sempre un pensiero avanti a voi
   *[random] un buon cane che, chissà come, tiene in mano delle carte
}

house-player-manner = { $level ->
    [novice] ricorda ciò che le mostrano e cancella, ma non vede ciò che ne consegue
    [casual] conta ciò che resta, ogni tanto dimentica, e indovina un po’ presto
    [sharp] sa tutto ciò che si può sapere, chiede ciò che rivela di più, e si pronuncia solo a colpo sicuro
    [master] ragiona anche su ciò che sapete voi, rivela poco, e rischia prima che siate pronti
   *[random] chiede ciò che le viene in mente, e si pronuncia quando resta poco
}
