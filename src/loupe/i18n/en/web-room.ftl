# The browser: setting a table up, and the room before the deal.

web-room-gone = There is no such table
web-room-gone-why = It has been cleared away, or it is not for you. Nothing of yours is lost by it.
web-room-free = A free chair
web-room-start = Deal
