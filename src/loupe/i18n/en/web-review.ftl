# The browser: looking back upon a game.

web-review-title = Looking back
web-review-lead = Open the record of any game: who could have known it when, and what every question was worth.
web-review-drop = Drop a record here.
web-review-pick = Choose a file
web-review-kept = It is looked at, and not kept.
web-review-how = A record is a .case or .json file: every finished game has one to download, and the terminal writes them too. One that tells only what one player saw can be opened as well.
web-review-not-over = This game is not over yet
web-review-not-over-why = It can be looked back upon once it has ended.
web-review-to-table = To the table
web-review-gone = There is nothing to look back upon here
web-review-gone-why = There is no such game, or it is not for you. Whoever played it can share a link.
web-review-share = Share
web-review-copied = The link is copied.
web-review-download = Download the record
web-review-rematch = Play again
web-review-next-table = To the next game
web-review-other = Open another
web-review-cut = Not everything was counted: this game leaves too much open.

web-review-knowledge = What was known
web-review-chart = How likely each player could hold the solution to be, event by event
web-review-chart-about = How likely each player, thinking perfectly, could hold the true solution to be. A diamond: from here on it was certain. A cross: a wrong guess.
web-review-chart-untold = This record does not tell the solution. The line shows how near its player was to certainty.
web-review-as-table = The same as a table
web-review-event = Event
web-review-event-of = Event { $event } of { $last }
web-review-steps = Leafing through the game
web-review-back = Back
web-review-next = On
web-review-first = To the beginning
web-review-last = To the end
web-review-next-moment = Next moment
web-review-moment-before = Moment before
web-review-eyes = Seen by
web-review-eye-all = Everybody
web-review-eye-table = Onlookers

web-review-board = The table at this moment
web-review-on-turn = on turn
web-review-face-up = Face up
web-review-missing = Missing
web-review-crime = The crime
web-review-deck = { $deck } in the deck, { $discards } discarded

web-review-suspicion = How likely each card was to be missing
web-review-mind = What { $name } could know
web-review-mind-table = What onlookers could know
web-review-looked = Has looked already: nothing was left to find out.
web-review-too-open = Too much is open here to be counted.
web-review-left = { $count ->
    [one] One solution was left.
   *[other] { $count } solutions were still possible.
}

web-review-lessons = What there is to learn
web-review-moments = Moments
web-review-no-moments = Nothing stands out here.
web-review-questions = Questions
web-review-no-questions = No question was asked here.
web-review-bits = Bits say how much an answer was expected to tell of the solution: one bit halves what is possible. The frame is the best question there was.
web-review-worth = { $bits } of { $best } bits
web-review-worth-best = { $bits } bits: none was better
web-review-instead = Better: { $question }
web-review-learned = It really told { $bits } bits.
web-review-unweighed = So much was open that this cannot be weighed.
web-review-players = Players
web-review-player = Player
web-review-expected = Bits expected
web-review-of-best = { $bits } of { $best }
web-review-known-from = Could know from
web-review-claims = Claims
web-review-right = right
web-review-wrong = wrong
web-review-untold = untold
