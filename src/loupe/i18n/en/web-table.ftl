# The browser: the table while the game runs.

web-table-board = The table
web-table-panel = Beside the table
web-table-people = Around the table
web-table-tab-play = Play
web-table-tab-sheet = Sheet
web-table-tab-log = Log
web-table-tab-talk = Talk

web-table-log = What happened
web-table-log-show = Show it again
web-table-talk = What was said
web-table-talk-nothing = Nobody has said anything yet.
web-table-talk-say = Say something
web-table-talk-send = Send
web-table-talk-off = There is no talk at this table.

web-table-seat-holds = { $count ->
    [1] one card in hand
   *[other] { $count } cards in hand
}
web-table-seat-turn = on turn
web-table-seat-away = not connected
web-table-on-turn = On turn
web-table-away = Away
web-table-house = House player

web-table-reconnecting = The connection is lost; it is being made again. Nothing of yours is lost.
web-table-elsewhere = This table is open in another window, too. Both stay in step.
web-table-watching = You are looking on.
web-table-allowed-now = By now that is allowed.

web-table-recent = What just happened
web-table-round = Last round again
web-table-now = Back to now
web-table-deck = Deck { $count }
web-table-discards = Discards { $count }
web-table-discards-look = { $count ->
    [0] No discards
    [1] One discard: look at it
   *[other] { $count } discards: look at them
}
web-table-open = Face up
web-table-your-gems = Your gems
web-table-your-search = Your search cards
web-table-seen-by = Seen by { $names }
web-table-search-of = Search cards
web-table-search-none = No search cards
web-table-search-before = { $count ->
    [0] no search cards
   *[other] search cards: { $cards }
}
web-table-elements = What to ask for: one, or two of different kinds
web-table-whom = Whom to ask
web-table-ask-whom = Ask { $name }
web-table-ask-no-more = Ask no more
web-table-exchange = Exchange all cards
web-table-pass = Pass
web-table-final = Final interrogation
web-table-identify = I know it …
web-table-take-back = Take back
web-table-do-ask = Ask
web-table-do-exchange = Exchange
web-table-do-pass = End the turn
web-table-hint-card = Choose a search card, then whom to ask.
web-table-hint-elements = Choose what to ask for.
web-table-hint-whom = Now choose whom to ask.
web-table-since = for { $clock }

web-table-identify-title = { $missing ->
    [1] Which is the { missing-gem }?
   *[other] Which are the { $missing } { missing-gem }s?
}
web-table-identify-lead = { $missing ->
    [1] You commit first and look afterwards. If you are wrong you are out, and only answer from then on.
   *[other] All of them must be right. You commit first and look afterwards; if one is wrong you are out, and only answer from then on.
}
web-table-identify-left = { $count ->
    [1] Choose a gem.
   *[other] Choose { $count } gems.
}
web-table-look = Say it, and look
web-table-in-your-hand = in your own hand
web-table-face-up = face up on the table
web-table-drama-you = You look.
web-table-drama-other = { $name } thinks it is known, and looks.
web-table-drama-kindly = It was worth a try. You go on answering, and your sheet stays yours.
web-table-go-on = Go on

web-table-ending = The end of the game
web-table-cancelled-title = The game was called off
web-table-cancelled-why = Nobody has won, and it counts for nothing.
web-table-rematch = Play again
web-table-next = To the next game
web-table-review = Look back on it

web-table-key-round = The last round again
web-table-key-before = The event before
web-table-key-after = The event after
web-table-key-card = Play a search card: 1 to 4
web-table-key-whom = Whom to ask: the next one
web-table-key-send = Do what stands there
web-table-key-back = Take it back
web-table-key-identify = Identify
web-table-key-sheet = To the sheet
web-table-key-log = To the log
web-table-key-talk = To the talk

# Cluedo at the table.

web-table-your-cards = Your cards
web-table-suspects = Suspects
web-table-weapons = Weapons
web-table-places = Places
web-table-show-card = Show { $card }
web-table-hint-cards = { $count ->
    [0] { "" }
    [1] Choose one more card to ask for.
   *[other] Choose two cards to ask for; two of one kind, or your own, are allowed.
}
web-table-hint-two-players = With two players, both accuse together.
web-table-do-show = Show
web-table-do-declare = Accuse
web-table-do-decline = Leave it
web-table-accuse = Accuse …
web-table-accuse-too = Accuse as well
web-table-leave-it = Leave it to others
web-table-accuse-title = Lay down your accusation
web-table-accuse-alone = You alone will look at the crime. If you are wrong you are out, and only answer from then on.
web-table-accuse-together = All accusations are turned up at once. Of those who are right, the first who declared wins.
web-table-accuse-left = Choose a suspect, a weapon and a place.
web-table-lay-down = Lay it down
web-table-asks = asks
web-table-had-none = had neither
web-table-has-one = must show a card
web-table-has-shown = showed a card
web-table-is-ready = is ready to accuse
web-table-has-laid = laid down an accusation
web-table-key-accuse = Accuse

# Who is away, time, talk, and the table's own menu.

web-table-stands-in = House player for now
web-table-let-stand-in = Let a house player stand in
web-table-reminded = A reminder was sent.
web-table-remind = Remind
web-table-kept = A house player plays on for you.
web-table-take-chair = Take my chair back
web-table-paused = The game waits for { $names } to come back.
web-table-phrases = Ready phrases
web-table-talk-switch-off = Switch talk off
web-table-talk-switch-on = Switch talk on
web-table-menu = This table
web-table-rules = The rules
web-table-leave = Leave the table
web-table-leave-why = A house player plays on in your place. Your chair is kept: you can come back and take it again.
web-table-call-off = Call the game off
web-table-call-off-why = The game ends for everybody, without a winner.
web-table-stay = Stay
web-table-says = { $name }: { $text }
web-table-key-rules = The rules, at what is being done now
web-table-worth = This question tells { $bits } bits on average.
web-table-watchers = { $count ->
    [1] One person is looking on.
   *[other] { $count } people are looking on.
}
web-table-gallery = Among those who look on
web-table-mute = Do not hear what this person says
web-table-hint-final = Before that you may put one more question to the same opponent.
