# The browser: the front door.

web-door-about = Card games of hidden gems and careful questions. Play at once, or with friends by a link.
web-door-play = Play now
