# The arena, players from outside, and the learning environments.

refusal-missing-extra = This needs { $module }, which is not installed: pip install "loupe[{ $extra }]"
refusal-unknown-choice = “{ $name }” cannot be “{ $value }”. There are: { $known }
refusal-no-such-command = There is no command “{ $command }” here.
refusal-ledger-unusable = { $file } cannot be used: { $problem }.
refusal-ledger-taken = Another arena is writing { $file }.
refusal-ledger-exists = { $file } has results in it already; go on with it by --resume, or name another file.
refusal-ledger-version = { $file } was written by another Loupe; its version is { $version }.
refusal-ledger-other-match = { $file } has the results of another match.
refusal-ledger-line = { $file }, line { $line }: { $problem }
refusal-workers-die = { $deals ->
    [one] A worker died
   *[other] Workers died { $deals } times in a row
}, at deal { $number } last.
refusal-no-cluster = { $cluster } cannot be reached: { $problem }
refusal-sprt-order = --weaker { $weaker } must be less than --stronger { $stronger }, and not less than 0.
arena-player = player
arena-seats = seats
arena-win-rate = wins, %
arena-fair-share = × fair share
arena-rating = rating
arena-wrong = wrong
arena-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; nobody won { $draws } of them.
arena-turns = Turns until it was solved: { $turns } on average.
arena-broken-off = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} broken off: they would not have ended.
arena-fault = Faults of { $fault }, { $times } in all. A random player stood in each time.
arena-interval = In brackets: { $percent }% intervals, which take into account that a deal is played several times.
arena-sprt-stronger = Decided: { $player } is stronger ({ $ratio } is above { $upper }; below { $lower } it would be weaker).
arena-sprt-weaker = Decided: { $player } is not stronger ({ $ratio } is below { $lower }; above { $upper } it would be).
arena-sprt-open = Not decided about { $player } yet: { $ratio } is between { $lower } and { $upper }.
arena-plot-shares = wins, as a multiple of the fair share ({ $percent }% intervals)
arena-plot-games = games
arena-plot-course = wins so far, × fair share
bot-no-command = Say which command is to play, for example: loupe bot "python examples/bot.py"
bot-game = Game { $number }, seat { $seat }: { $turns } turns, { $won ->
    [yes] won
   *[no] not won
}{ $mistaken ->
    [yes] , identified wrongly
   *[no] { "" }
}
bot-fault = after event { $event }, { $kind ->
    [crash] it crashed
    [hang] it did not answer in time
    [nonsense] its answer is no action
    [illegal] its action is not allowed
   *[nothing] it did nothing, though the table waited for it
}: { $detail }
bot-verdict = { $faults ->
    [yes] A random player stood in for it each time; after three faults in a game it was not asked any more.
   *[no] It made no fault.
}
