# The arena, players from outside, and the learning environments.

refusal-missing-extra = This needs { $module }, which is not installed: pip install "loupe[{ $extra }]"
refusal-unknown-choice = “{ $name }” cannot be “{ $value }”. There are: { $known }
