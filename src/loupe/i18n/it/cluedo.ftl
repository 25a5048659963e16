# The Cluedo card game: what one may do, and what happened.

do-ask-cards = Chiedi { $cards }
do-show = Mostra { $card } a { $asker }
do-declare = { $stage ->
    [turn] Annuncia un’accusa
   *[asked] Accusa anche tu
}
do-decline = Lascia che accusino gli altri
do-accuse = Accusa { $crime }

dealt-clues = Le carte sono distribuite. { $open ->
    [0] { "" }
   *[other] Scoperte: { $face_up }.{ " " }
}{ $you ->
    [seat] Cominci tu.
   *[nobody] Comincia { $seat }.
}
asked-cards = { $you ->
    [seat] Hai chiesto { $cards }.
   *[nobody] { $asker } ha chiesto { $cards }.
}
had-none = { $you ->
    [seat] Non avevi nessuna delle due carte.
   *[nobody] { $seat } non aveva nessuna delle due carte.
}
has-one = { $you ->
    [seat] Hai una delle due carte e devi mostrarla.
   *[nobody] { $seat } ha una delle due carte e deve mostrarla.
}
showed = { $seat } ha mostrato una carta a { $asker }.
showed-card = { $you ->
    [seat] Hai mostrato { $card } a { $asker }.
    [asker] { $seat } ti ha mostrato { $card }.
   *[nobody] { $seat } ha mostrato { $card } a { $asker }.
}
declared = { $you ->
    [seat] Annunci un’accusa.
   *[nobody] { $seat } annuncia un’accusa.
}
declined = { $you ->
    [seat] Per ora non accusi.
   *[nobody] { $seat } per ora non accusa.
}
laid-down = { $seat } ha deposto un’accusa coperta.
laid-down-crime = { $you ->
    [seat] Hai accusato { $crime }.
   *[nobody] { $seat } ha accusato { $crime }.
}
looked = { $verdict ->
    [right] { $seat } ha guardato il delitto: l’accusa era giusta.
   *[wrong] { $seat } ha guardato il delitto, l’accusa era sbagliata: d’ora in poi { $seat } risponde soltanto.
}
looked-and-saw = { $verdict ->
    [right] { $you ->
        [seat] Hai guardato il delitto: la tua accusa era giusta.
       *[nobody] { $seat } ha guardato il delitto: l’accusa era giusta.
    }
   *[wrong] { $you ->
        [seat] Hai accusato { $named }; invece il delitto è: { $crime }.
       *[nobody] { $seat } ha accusato { $named }; invece il delitto è: { $crime }.
    }
}
turned-up = Le accuse sono scoperte: { $accusations }.
accusation = { $seat } accusa { $crime }
revealed-crime = Il delitto: { $crime }.
ended-fooled = L’assassino si è preso gioco di tutti.
ended-unsolved = Nessuno può più accusare. Il delitto resta irrisolto.
waiting-for-nobody = Non si attende nessuno.
waiting-cluedo = { $you ->
    [seat] { $stage ->
        [showing] Ti chiedono { $cards }: mostra una carta che hai.
        [readiness] Accusi anche tu?
        [laying] Deponi la tua accusa.
       *[turn] Tocca a te.
    }
   *[nobody] { $stage ->
        [showing] { $seat } deve mostrare una carta.
        [readiness] Si attende di sapere se { $seat } accusa.
        [laying] { $seats ->
            [1] { $seat } depone la sua accusa.
           *[other] { $seat } depongono le loro accuse.
        }
       *[turn] Tocca a { $seat }.
    }
}
