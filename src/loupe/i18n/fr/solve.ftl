# `loupe solve`.

solve-record-only = --seat, --at, --explain et --hint ne valent que pour les parties notées.
solve-say-seat = Tout est noté ici ; dites avec --seat par les yeux de qui regarder.
solve-no-such-event = La partie compte { $most } événements ; il n’y a pas d’événement { $at }.
solve-no-such-card = Ce jeu n’a pas de carte « { $card } ». Ses cartes : { $cards }
solve-no-such-owner = Personne ici n’est « { $owner } ». Il y a { $owners }.
solve-deals = { $number ->
    [one] Une seule donne est possible.
   *[many] { $deals } donnes sont possibles.
}
solve-none = Aucune donne n’est possible.
solve-facts = Ces faits se contredisent : { $facts }
solve-card = carte
solve-owner = { $owner ->
    [table] table
   *[missing] disparu
}
solve-solutions = Ce qui a disparu, les { $shown } plus probables sur { $all } :
solve-conflict = Tout ceci ne peut pas être vrai à la fois :
solve-more-conflicts = Il y a { $others ->
    [one] { $others } autre groupe
   *[other] { $others } autres groupes
} d’annonces qui ne peuvent pas être toutes vraies.
solve-repairs = Ce qui rendrait tout possible, le plus probable d’abord :
solve-repair = { $number }. plutôt : { $instead }
solve-no-repair = Ni un changement ni deux ne rendent tout possible.
solve-unsettled = Pas encore établi : { $card }. { $odds }
solve-nothing-more = Il n’y a plus rien à déduire.
