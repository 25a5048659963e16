# What happens at a table, apart from its game.

table-opened = A table for { $game } is open.
table-sat = { $you ->
    [seat] You sit down.
   *[nobody] { $name } sits down.
}
table-house-sat = { $name }, a house player, sits down.
table-stood-in = A house player plays on for { $name }.
table-left = { $name } leaves the table.
table-started = The game begins.
table-cancelled = The game is called off.
table-rematched = The same people play again, at a new table.
