# The house players: by what names they sit down, what kind of people they are, and how they play.

house-player = { $level ->
    [novice] Nina
    [casual] Caspar
    [sharp] Sheridan
    [master] Maud
   *[random] Rover
}

house-player-character = { $level ->
    [novice] eager, cheerful, and here for the company
    [casual] easy-going, a little too sure, and never at a loss for a hunch
    [sharp] patient and exact, and not given to guessing
    [master] quiet, quick, and always one step into your thoughts
   *[random] a friendly dog who somehow holds cards
}

house-player-manner = { $level ->
    [novice] remembers what it was shown and crosses off, but misses what follows from it
    [casual] counts what is left, forgets now and then, and guesses a little early
    [sharp] knows all that can be known, asks what tells most, and speaks up only when certain
    [master] reasons about what you know as well, tells little, and takes its risk before you are ready
   *[random] asks whatever comes to mind, and speaks up when little is left
}
