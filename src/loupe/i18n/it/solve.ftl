# `loupe solve`.

solve-record-only = --seat, --at, --explain e --hint valgono solo per le partite annotate.
solve-say-seat = Qui è annotato tutto; con --seat si dice con gli occhi di chi guardare.
solve-no-such-event = La partita conta { $most } eventi; l’evento { $at } non c’è.
solve-no-such-card = Questo gioco non ha la carta “{ $card }”. Le sue carte: { $cards }
solve-no-such-owner = Nessuno qui è “{ $owner }”. Ci sono { $owners }.
solve-deals = { $number ->
    [one] Una sola distribuzione è possibile.
   *[many] { $deals } distribuzioni sono possibili.
}
solve-none = Nessuna distribuzione è possibile.
solve-facts = Questi fatti si contraddicono: { $facts }
solve-card = carta
solve-owner = { $owner ->
    [table] tavolo
   *[missing] mancante
}
solve-solutions = Che cosa manca, le { $shown } ipotesi più probabili su { $all }:
solve-conflict = Tutto questo non può essere vero insieme:
solve-more-conflicts = { $others ->
    [one] C’è { $others } altro gruppo
   *[other] Ci sono { $others } altri gruppi
} di annunci che non possono essere tutti veri.
solve-repairs = Che cosa renderebbe tutto possibile, a partire dal più probabile:
solve-repair = { $number }. piuttosto: { $instead }
solve-no-repair = Né un cambiamento né due rendono tutto possibile.
solve-unsettled = Non ancora stabilito: { $card }. { $odds }
solve-nothing-more = Non c’è altro da dedurre.
