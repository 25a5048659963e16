# The browser: setting a table up, finding one, and the room before the deal.

web-room-gone = There is no such table
web-room-gone-why = It has been cleared away, or it is not for you. Nothing of yours is lost by it.

web-room-reconnecting = The connection is lost; what you see is kept. It is being tried again.
web-room-elsewhere = This table is open in another window of yours too; both show the same.

# The room

web-room-chairs = Chairs
web-room-free = A free chair
web-room-seat = Seat { $number }
web-room-you = You
web-room-you-host = You, the host
web-room-host = Host
web-room-a-person = Guest
web-room-a-bot = A program from outside
web-room-of-the-house = House player, { $level }
web-room-level = { $level ->
    [novice] beginner
    [casual] easy
    [sharp] strong
    [master] master
   *[other] at random
}
web-room-sit = Sit here
web-room-move = Move here
web-room-sit-down = Sit down
web-room-leave = Stand up
web-room-remove = Ask to leave
web-room-remove-house = Send home
web-room-house = House player
web-room-house-on = Let a house player sit on seat { $number }
web-room-house-which = Who shall sit here?
web-room-fill = Fill up from the house and deal
web-room-fills-in = In { $time } the house takes what is free, and deals.
web-room-start = Deal
web-room-key-deal = Deal
web-room-ready = All are seated.
web-room-waits-for = { $free ->
    [one] One chair is still free.
   *[other] { $free } chairs are still free.
}
web-room-host-deals = All are seated. { $name } deals.
web-room-full = All chairs are taken.
web-room-agreed = What is agreed
web-room-rules = The rules of this game
web-room-call-off = Call the game off
web-room-call-off-sure = Call the game off?
web-room-call-off-means = The table is cleared away, and all who sit here are told.
web-room-keep = Stay
web-room-called-off = The game was called off
web-room-called-off-why = Whoever set the table up has cleared it away before the deal.
web-room-another = Set up another table

web-room-invite = Invitation
web-room-invite-how = Whoever has this link may take a free chair, and nothing else.
web-room-invite-link = Link of the invitation
web-room-invite-copy = Copy the link
web-room-invite-copied = The link is copied.
web-room-invite-copy-self = The link is marked; copy it with the keyboard.
web-room-invite-share = Share
web-room-invite-text = A chair is free for you at my table.
web-room-invite-code = Code:
web-room-invite-qr = The link of the invitation as a QR code

web-room-talk = Talk
web-room-talk-nothing = Nobody has said anything yet.
web-room-talk-closed = Who sits here may talk.
web-room-phrases = Ready phrases
web-room-say = Say something
web-room-send = Send

# What is agreed

web-room-deal-name = Deal
web-room-deal = { $missing ->
    [1] { $hands } cards each, { $faceUp } face up, one card missing
   *[other] { $hands } cards each, { $faceUp } face up, { $missing } cards missing
}
web-room-help-name = Help by the program
web-room-help = { $help ->
    [none] none
    [notes] notes
    [logic] logic
   *[odds] odds
}
web-room-help-how = { $help ->
    [none] Everybody keeps the sheet alone.
    [notes] What you have seen is marked on your sheet by itself.
    [logic] What follows for certain is printed on your sheet as well, with the reason.
   *[odds] Exact probabilities, and what each question is worth.
}
web-room-clock-name = Clock
web-room-clock-none = no clock
web-room-clock-by-turn = by turn
web-room-clock-by-day = by day
web-room-clock-turn = { $turn } a turn
web-room-clock-reserve = { $turn } a turn, { $reserve } in reserve
web-room-clock-day = { $turn } a turn
web-room-clock-each = For each turn
web-room-clock-spare = In reserve for the whole game
web-room-clock-no-spare = nothing
web-room-spectators-name = Spectators
web-room-spectators-none = none
web-room-spectators-live = welcome
web-room-spectators-late = welcome, { $time } behind
web-room-spectators-behind = { $events ->
    [one] welcome, one event behind
   *[other] welcome, { $events } events behind
}
web-room-spectators-at-once = at once
web-room-spectators-later = with a delay
web-room-spectators-no = none
web-room-spectators-delay = They see it later by
web-room-access-name = Who may sit down
web-room-access-link = who has the link
web-room-access-public = anybody
web-room-access-link-how = The table is on no list; you send the invitation.
web-room-access-public-how = The table is listed for all to join.
web-room-besides-name = Besides
web-room-rated-yes = rated
web-room-chat-no = no talk
web-room-pause-yes = it waits for who loses the connection
web-room-stand-in-yes = the house plays for who is away longer than { $time }
web-room-fill-yes = the house fills up after { $time }
web-room-knob-yes = yes
web-room-knob-no = no

# A new table

web-room-new = A new table
web-room-game = The game
web-room-game-about = { $game ->
    [sleuth-avalon-hill] The classic: one gem is missing, search cards ask for it.
    [sleuth-eagle-gryphon] The same with a kinder ending: two last questions.
    [sleuth-face2face] Identifications stay secret; one may play on for places.
    [sleuth-chasse-aux-diamants] Sleuth’s French sister: only counts in answer to free choice, and a deck that runs out.
   *[other] Suspect, weapon, place: a short game of showing cards.
}
web-room-players = { $least } to { $most } players
web-room-seats = At the table
web-room-seats-many = Seats
web-room-somebody = Somebody you invite
web-room-variants = Variants
web-room-variant-kind = { $kind ->
    [missing-gems] How many are missing
   *[other] How it ends
}
web-room-variant-none = { $kind ->
    [missing-gems] One
   *[other] With the first who is right
}
web-room-variant-about = { $kind ->
    [supersleuth] Questions for two elements are answered with a number alone.
    [additional-interrogations] You ask two opponents in a turn.
   *[other] More cards, for those who know the game.
}
web-room-how = How one plays
web-room-who = Who takes part
web-room-chat = Players may talk
web-room-rated = Rated game
web-room-rated-how = It counts for the ladder, and is played to its end.
web-room-rated-account = For people with an account.
web-room-pause = Wait for who loses the connection
web-room-away-by-day = At a table by the day nobody is expected to stay.
web-room-stand-in = A house player stands in for who is away
web-room-stand-in-never = never
web-room-fill-name = House players fill free chairs after
web-room-fill-never = never
web-room-house-rules = House rules
web-room-house-rules-how = Everything in which the editions differ can be turned. What cannot be dealt is said at once.
web-room-knob-place = Place { $number }
web-room-fewer = One fewer of { $card }
web-room-more = One more of { $card }
web-room-by-the-book = Back to the book
web-room-preview = What comes of it
web-room-refused = That cannot be dealt.
web-room-open = Open the table
web-room-open-how = You can send the invitation from there. Nothing is dealt before you say so.

# Finding a table

web-room-tables = Open tables
web-room-tables-waiting = Waiting for people
web-room-tables-running = To be watched
web-room-quick = Play with others
web-room-quick-how = You sit down with whoever is there; if nobody comes, the house fills up.
web-room-tables-none = Nobody is waiting just now. Open a public table, and whoever comes next finds you here.
web-room-tables-old = The server cannot be reached; this list is from a while ago.
web-room-watch = Watch
web-room-back = Back to your chair
web-room-chairs-left = { $free ->
    [0] All chairs taken
    [one] One chair free
   *[other] { $free } chairs free
}
web-room-join = Join with a code
web-room-join-how = Type the code of the invitation, or paste the whole link.
web-room-code = Code or link
web-room-join-go = To the table
web-room-invitation = An invitation
web-room-invited = A chair is kept for you
web-room-invited-by = { $name } asks you to the table
web-room-invited-full = All chairs are taken by now.
web-room-invited-late = The game has begun without you.
web-room-expired = This invitation leads nowhere any more
web-room-expired-why = The table was cleared away, or a letter of the code is wrong. Ask for a new one, or set up a table yourself.
web-room-shut = Nobody looks on here
web-room-shut-why = This game has no spectators: only those who play see it.
