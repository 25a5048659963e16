# People: accounts, names, tokens, ratings.

refusal-account-needed = Rated games are for people with an account.
refusal-rated-goes-on = A rated game is played to its end.

refusal-bad-login = A login name begins with a letter, has three to thirty letters, digits, dots, dashes or underscores, and no spaces.
refusal-login-taken = Somebody has that login name already.
refusal-password-short = A password has { $least } signs at least; four words that do not belong together are a good one.
refusal-password-common = That password is too easily guessed; four words that do not belong together are a good one.
refusal-wrong-password = Login name and password do not go together.
refusal-wrong-code = Login name and recovery code do not go together.
refusal-too-many-attempts = That was tried too often; try again { $minutes ->
    [one] in a minute.
   *[other] in { $minutes } minutes.
}
refusal-account-only = For this you must be logged in to your account.
refusal-logged-in = You are logged in already; log out first.
refusal-too-many-muted = { $most } people are the most that you can mute.
refusal-no-such-session = You are not logged in there any more.

# Bots from outside

refusal-too-many-bots = { $most } bots are the most that one account has.
refusal-too-many-tokens = { $most } tokens are the most that one bot has; revoke one first.
refusal-no-such-bot = You have no such bot.
refusal-no-such-token = There is no such token any more.
refusal-bad-token = This token is not good, or not any more.
refusal-scope-lacking = This token does not allow that: it would need the scope “{ $scope }”.
refusal-no-bots = This is not for bots: whoever owns them does it, logged in.

# The gate

refusal-too-many-requests = Too much at once; wait a moment.
refusal-too-slow = That took too long to come, and was not done.
refusal-bad-proxy = { $address } is no address of a proxy: write 10.0.0.7, or a network as in 10.0.0.0/8.
