# `loupe solve`.

solve-record-only = --seat, --at, --explain and --hint are for records.
solve-say-seat = This record tells everything; say with --seat through whose eyes to look.
solve-no-such-event = The record tells of { $most } events; there is no event { $at }.
solve-no-such-card = This game has no card “{ $card }”. Its cards: { $cards }
solve-no-such-owner = Nobody here is “{ $owner }”. There are { $owners }.
solve-deals = { $number ->
    [one] One deal fits.
   *[many] { $deals } deals fit.
}
solve-none = No deal fits.
solve-facts = These facts contradict each other: { $facts }
solve-card = card
solve-owner = { $owner ->
    [table] table
   *[missing] missing
}
solve-solutions = What is missing, the { $shown } likeliest of { $all }:
solve-conflict = These cannot all be true:
solve-more-conflicts = There { $others ->
    [one] is { $others } other set
   *[other] are { $others } other sets
} of announcements that cannot all be true.
solve-repairs = What makes sense of everything, the likeliest first:
solve-repair = { $number }. instead: { $instead }
solve-no-repair = Neither one change nor two make sense of everything.
solve-unsettled = Not settled yet: { $card }. { $odds }
solve-nothing-more = Nothing more can be deduced.
