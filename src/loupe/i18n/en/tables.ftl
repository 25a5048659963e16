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
table-timed-out = Time is up for { $seat }; a house player does this one thing instead.
table-halted = The server was away for a while; the clocks begin anew.
table-nudged = { $you ->
    [seat] { $by } reminds you: the table waits for you.
   *[nobody] { $by } reminds { $seat } that the table waits.
}
table-chat-on = The host lets people talk.
table-chat-off = The host has switched the chat off.
table-phrase = { $phrase ->
    [hello] Good day to you all.
    [good-luck] Good luck.
    [nice-question] A fine question.
    [well-played] Well played.
    [thinking] Let me think.
    [one-moment] One moment, please.
    [back-soon] I shall be right back.
    [take-your-time] Take your time.
    [your-turn] The table waits for you, I believe.
    [sorry] My apologies.
    [thanks] Thank you.
    [another-game] Another game?
   *[goodbye] Goodbye, and thank you for the game.
}

# Who sits down without giving a name.
guest-name = Guest
