# The browser: accounts, what one has played, bots, and the ladder.

web-people-account = Account
web-people-parts = Parts of the account
web-people-games = Games
web-people-bots = Bots
web-people-data = Your data
web-people-ladders = Ladder

web-people-why = You can play all you like without an account. With one, your games and your sheet are with you on every device, and you may play rated.
web-people-log-in = Log in
web-people-log-out = Log out here
web-people-register = Get an account
web-people-lost = Password lost
web-people-login = Login name
web-people-password = Password
web-people-password-old = Password so far
web-people-password-new = New password
web-people-password-hint = Four words that do not belong together are a good one.
web-people-set-password = Set the password
web-people-change-password = Change the password
web-people-password-changed = The password is changed; you are logged out everywhere else.
web-people-name = Name
web-people-name-hint = Others see you by it at tables and on the ladder.
web-people-called = Who you are
web-people-rename = Change the name
web-people-renamed = From now on you are called so.
web-people-since = since { $day }
web-people-code = Recovery code
web-people-code-why = Keep it somewhere safe. It is the only way back if the password is lost, and it is shown this once.
web-people-code-new = A new recovery code
web-people-code-make = Make a new one
web-people-code-old-gone = The code you had is good for nothing from then on.
web-people-copy = Copy
web-people-copied = Copied.
web-people-kept = I have kept it

web-people-devices = Where you are logged in
web-people-on = { $browser } on { $system }
web-people-unknown-device = An unknown device
web-people-here = This one
web-people-seen = last used { $when }
web-people-end = Log out
web-people-end-where = Log out: { $where }

web-people-no-games = You have not finished a game yet.
web-people-play = Play now
web-people-statistics = What your games come to
web-people-history = One by one
web-people-game = Game
web-people-played = Games
web-people-wins = Won
web-people-wrong = Wrong
web-people-turns = Turns
web-people-won = Won
web-people-placed = { $place ->
    [2] Second place
    [3] Third place
   *[other] Place { $place }
}
web-people-left = Left
web-people-lost-game = Not won
web-people-with = with { $people }
web-people-rated = rated
web-people-older = Older games

web-people-bots-how = A program of your own can sit at tables: it comes in by a token that you make here. All see that it is one.
web-people-bot-new = Another bot
web-people-bot-add = Add the bot
web-people-bot-delete = Delete
web-people-bot-delete-which = Delete { $name }
web-people-bot-delete-sure = Delete { $name }?
web-people-bot-delete-means = Its tokens are good for nothing from then on, and games go on without it.
web-people-keep = Keep
web-people-token = Token
web-people-token-why = The program shows it as a bearer token. It can be read here, and never again.
web-people-token-make = Make a token
web-people-token-for = Make a token for { $name }
web-people-token-until = good until { $day }
web-people-token-unused = not used yet
web-people-token-days = Good for
web-people-days = { $many } days
web-people-no-tokens = No tokens.
web-people-scopes = What it may do
web-people-scope = { $scope ->
    [read] look on
    [play] play
   *[other] talk
}
web-people-revoke = Revoke
web-people-revoke-which = Revoke the token that is good until { $day }

web-people-export = Take it with you
web-people-export-how = A zip file with all your games as records, and with everything else that is kept of you.
web-people-export-do = Download
web-people-forget = Be forgotten
web-people-forget-how = Your name, what you said and all that tells who you are is deleted. Games that run go on with a house player.
web-people-forget-do = Delete it all
web-people-forget-sure = Delete everything?
web-people-forget-means = This cannot be taken back.
web-people-forgotten = You are forgotten here.

web-people-family = { $family ->
    [cluedo] Cluedo
   *[other] Sleuth
}
web-people-ladder-empty = Nobody has played a rated game yet.
web-people-ladder-how = Newcomers stand at 1000. A question mark: too few games to be sure.
web-people-rank = Rank
web-people-who = Player
web-people-rating = Rating
web-people-you = you
web-people-of-the-house = house player
web-people-a-bot = bot
