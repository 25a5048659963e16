"""People at a game: tables as logs, who sits where, and the one handler of all commands."""
