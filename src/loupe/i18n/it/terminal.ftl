# The terminal game.
