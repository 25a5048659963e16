# Proofs: who holds what, the steps of a proof, and hints.

proof-holds = { $who ->
    [you] hai { $cards }
    [table] { $cards } { $count ->
        [1] è
       *[other] sono
    } sul tavolo
    [missing] { $count ->
        [1] manca
       *[other] mancano
    } { $cards }
    [crime] { $cards } { $count ->
        [1] fa
       *[other] fanno
    } parte del delitto
   *[seat] { $seat } ha { $cards }
}
proof-lacks = { $count ->
    [1] { $who ->
        [you] non hai { $cards }
        [table] { $cards } non è sul tavolo
        [missing] non manca { $cards }
        [crime] { $cards } non fa parte del delitto
       *[seat] { $seat } non ha { $cards }
    }
   *[other] { $who ->
        [you] non hai nessuna di queste carte: { $cards }
        [table] nessuna di queste carte è sul tavolo: { $cards }
        [missing] non manca nessuna di queste carte: { $cards }
        [crime] nessuna di queste carte fa parte del delitto: { $cards }
       *[seat] { $seat } non ha nessuna di queste carte: { $cards }
    }
}
proof-number = { $who ->
    [you] hai { $cards }
    [table] il tavolo mostra { $cards }
    [missing] le carte mancanti comprendono { $cards }
    [crime] il delitto comprende { $cards }
   *[seat] { $seat } ha { $cards }
}
proof-none = { $who ->
    [you] non hai { $cards }
    [table] il tavolo non mostra { $cards }
    [missing] le carte mancanti non comprendono { $cards }
    [crime] il delitto non comprende { $cards }
   *[seat] { $seat } non ha { $cards }
}
proof-bound = { $bound ->
    [least] almeno { $cards }
   *[most] al massimo { $cards }
}
proof-of-these = { $count ->
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $count }
} di queste carte: { $cards }
proof-size = { $who ->
    [you] hai { $count ->
        [1] una carta
       *[other] { $count } carte
    } in tutto
    [table] { $count ->
        [0] nessuna carta è
        [1] una carta è
       *[other] { $count } carte sono
    } sul tavolo
    [missing] { $count ->
        [1] manca una carta
       *[other] mancano { $count } carte
    }
    [crime] il delitto ha { $count } carte
   *[seat] { $seat } ha { $count ->
        [1] una carta
       *[other] { $count } carte
    } in tutto
}
proof-said = { $said } (n. { $event })

proof-seen = Visto: { $said }.
proof-heard = Sentito: { $said }. Quindi { $conclusions }.
proof-elsewhere = Altrove: { $said }. Quindi { $conclusions }.
proof-counted = Contato: { $said }; { $way ->
    [used] già noto: { $cards }
   *[left] resta per questo: { $cards }
}. Quindi { $conclusions }.
proof-full = { $way ->
    [empty] Niente lì: { $said }.
    [used] Completo: { $said }; già noto: { $cards }.
   *[left] Da completare: { $said }; resta per questo: { $cards }.
} Quindi { $conclusions }.
proof-place = Da nessun’altra parte: ogni altro posto è escluso. Quindi { $conclusions }.
proof-difference = Differenza: { $said }. Confrontando{ $known ->
    [yes] , con ciò che è già noto
   *[no] { "" }
}: { $conclusions }.
proof-seats = Tutti i posti insieme: { $said }. Con ciò che si sa del resto: { $conclusions }.
proof-shared = Tutti i posti insieme: le carte di cui si conosce il posto lasciano solo questo: { $conclusions }.
proof-answers = Tutto insieme: { $said }{ $known ->
    [yes] , con ciò che è già noto
   *[no] { "" }
}. Non c’è altra possibilità: { $conclusions }.
proof-contrary = Supponiamo il contrario: { $supposed }.
proof-clash = Contraddizione: { $said }{ $way ->
    [many] ; ma ci sarebbero tutte queste carte: { $cards }
    [few] ; ma resterebbero troppo poche carte per questo
   *[even] ; ma tutto ciò non può essere vero
}. Quindi { $conclusions }.
proof-no-place = Contraddizione: non resterebbe nessun posto per { $cards }. Quindi { $conclusions }.
proof-together = Solo insieme: { $said }. Nessun’altra distribuzione va bene. Quindi { $conclusions }.

hint-where = { $who ->
    [you] Guarda la tua mano.
    [table] Guarda le carte sul tavolo.
    [missing] Guarda che cosa può mancare.
    [crime] Guarda quale può essere il delitto.
   *[seat] Guarda che cosa può avere { $seat }.
}
hint-where-card = Guarda dove può essere { $cards }.
hint-what = Guarda questo: { $said }.
