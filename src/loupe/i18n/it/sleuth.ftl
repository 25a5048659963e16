# Sleuth: what one may do, and what happened.

do-ask = Chiedi a { $asked } di { show-or-count } { the-sought }{ $choice ->
    [free] , con la carta «{ $card }»
   *[none] { "" }
}
do-ask-final = { $again ->
    [yes] Chiedi ancora a { $asked } di { show-or-count } { the-sought }, poi identifica
   *[no] Interrogatorio finale: chiedi a { $asked } di { show-or-count } { the-sought }, poi identifica
}
do-exchange = { $edition ->
    [chasse-aux-diamants] Cambia le carte domanda
   *[other] Cambia le carte indagine
}
do-pass = { $stage ->
    [asked] Non chiedere altro in questo turno
   *[empty-handed] Chiudi il turno, senza carte da giocare
}
do-identify = Indica { $gems } come { missing-gems }

dealt-gems = Le carte sono distribuite. { $open ->
    [0] { "" }
   *[other] Scoperte: { $face_up }.{ " " }
}{ $you ->
    [seat] Cominci tu.
   *[nobody] Comincia { $seat }.
}
asked = { $you ->
    [asker] Hai chiesto a { $asked }
    [asked] { $asker } ti ha chiesto
   *[nobody] { $asker } ha chiesto a { $asked }
}{ final-interrogation } di { show-or-count } { the-sought }: { how-many }.
asked-and-saw = { $you ->
    [asker] Hai chiesto a { $asked }
    [asked] { $asker } ti ha chiesto
   *[nobody] { $asker } ha chiesto a { $asked }
}{ final-interrogation } di { show-or-count } { the-sought }: { how-many }, cioè { $gems }.
exchanged = { $you ->
    [seat] Hai cambiato { search-cards }.
   *[nobody] { $seat } ha cambiato { search-cards }.
}
slid = { $you ->
    [seat] Hai messo le tue
   *[nobody] { $seat } ha messo le sue
} carte { $edition ->
    [chasse-aux-diamants] domanda
   *[other] indagine
} sotto il mazzo.
reshuffled = Gli scarti, mescolati, formano un nuovo mazzo: { $count ->
    [1] una
   *[other] { number }
} in tutto.
drew = { $you ->
    [seat] Hai pescato { search-cards }: { $cards }.
   *[nobody] { $seat } ha pescato { search-cards }: { $cards }.
}
identified = { $verdict ->
    [right] { $seat } ha identificato { the-missing-gems }.
    [wrong] { $seat } ha sbagliato l’identificazione e d’ora in poi risponde soltanto.
   *[secret] { $seat } ha dato la sua identificazione, giusta o sbagliata, e d’ora in poi risponde soltanto.
}
identified-and-saw = { $you ->
    [seat] Hai indicato { $named }
   *[nobody] { $seat } ha indicato { $named }
}{ $verdict ->
    [right] , ed era giusto.
   *[wrong] { $missing ->
        [1] . Ma { the-missing-gems } è { $gems }.
       *[other] . Ma { the-missing-gems } sono { $gems }.
    }
}
revealed-gems = { $edition ->
    [chasse-aux-diamants] { $missing ->
        [1] La pietra rubata era { $gems }.
       *[other] Le pietre rubate erano { $gems }.
    }
   *[other] { $missing ->
        [1] Il gioiello mancante era { $gems }.
       *[other] I gioielli mancanti erano { $gems }.
    }
}
ended-unidentified = Nessuno può più identificare. La partita finisce senza vincitori.
waiting-sleuth = { $you ->
    [seat] { $stage ->
        [turn] Tocca a te.
        [ask-again] Puoi interrogare un altro avversario.
       *[identify] Ora devi identificare.
    }
   *[nobody] { $stage ->
        [turn] Tocca a { $seat }.
        [ask-again] { $seat } può interrogare un altro avversario.
       *[identify] { $seat } ora deve identificare.
    }
}
