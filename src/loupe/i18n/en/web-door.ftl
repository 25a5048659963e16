# The browser: the front door.

web-door-about = Card games of hidden gems and careful questions. Play at once, or with friends by a link.
web-door-play = Play now
web-door-play-how = A game of Sleuth against three players of the house. No account, nothing to install.
web-door-initial = { $colour ->
    [R] R
    [B] B
    [G] G
   *[Y] Y
}

web-door-ways = Other ways in
web-door-invite = Invite friends
web-door-invite-how = A table of your own, by link or QR code
web-door-join = Join with a code
web-door-join-how = Somebody has sent you one
web-door-tables = Open tables
web-door-tables-how = Take a chair, or watch
web-door-learn = Learn to play
web-door-learn-how = Every edition, a page each

web-door-mine = Your tables
web-door-with = with { $people }
web-door-your-turn = Your turn
web-door-waits = Others are at it
web-door-all-there = All are seated
web-door-chairs-free = { $free ->
    [one] One chair is free
   *[other] { $free } chairs are free
}
web-door-all-mine = Show all { $number }
