# People: accounts, names, tokens, ratings.

refusal-account-needed = Rated games are for people with an account.
refusal-rated-goes-on = A rated game is played to its end.
