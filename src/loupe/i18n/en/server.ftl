# The server: what it refuses apart from the rules of a game, and what it says when it starts.

server-starts = Tables are open at { $address }; stop with Ctrl+C.
server-port-taken = Port { $port } is taken already; choose another with --port.
server-cannot-listen = It cannot listen at { $host }: { $problem }.
server-no-pages = The pages for browsers have not been built: { $folder } is empty. “make setup” builds them.

# Tables

refusal-no-such-table = There is no such table, or it is not for you.
refusal-only-the-host = Only whoever set the table up may do that.
refusal-table-started = The game has begun already.
refusal-table-not-started = The game has not begun yet.
refusal-table-over = This table’s game has ended.
refusal-not-over-yet = First this game must end.
refusal-never-ended = This game was called off: there is nothing to look back upon.
refusal-already-seated = You sit on { $seat } already.
refusal-seat-taken = That chair is taken.
refusal-chairs-free = { $free ->
    [one] One chair is still free.
   *[other] { $free } chairs are still free.
}
refusal-not-seated = You do not sit at this table.
refusal-not-your-seat = You do not sit there.
refusal-no-such-entry = You cannot have seen that yet: the last thing that happened has number { $number }.
refusal-out-of-date = You have acted since, in number { $number }: look again first.
refusal-chat-off = The chat of this table is switched off.
refusal-nothing-said = That says nothing.
refusal-no-such-cell = The sheet of this game has no place for “{ $card }” with “{ $owner }”.
refusal-help-not-allowed = { $kind ->
    [notes] At this table the program notes nothing down for you.
    [logic] At this table the program draws no conclusions for you.
   *[odds] At this table the program works out no odds.
}
refusal-help-too-hard = That takes too long to work out just now; nothing of yours is lost.
refusal-no-such-phrase = There is no such ready phrase, or there is a text beside it.
refusal-talking-fast = That is a lot of talk in a short time; wait a moment.
refusal-nobody-to-nudge = The table waits for nobody else just now.
refusal-nudge-too-soon = It is too soon for that; the table has not waited long.
refusal-not-yet = It is too soon for that.
refusal-not-away = That person is not away, or not for long enough.
refusal-table-paused = The game waits for somebody whose connection was lost.
refusal-gallery-apart = What spectators say is not for those who play.
refusal-nobody-to-mute = There sits nobody whom you could mute.
refusal-no-spectators = This game has no spectators.
refusal-away-by-day = At a table by the day nobody is expected to stay: it cannot pause, or let somebody stand in, when people go.
refusal-too-busy = Too many acted at the same moment; try again.

# Requests

refusal-no-such-page = There is nothing here.
refusal-no-such-method = That cannot be done here.
refusal-too-large = That is too long.
refusal-malformed = That could not be understood.
refusal-no-such-action = That is no action of this game.
refusal-foreign-origin = This request comes from another site.
refusal-storage-failed = It could not be written down, and was not done; try again.
refusal-server-failed = Something went wrong here; it was not your doing.
