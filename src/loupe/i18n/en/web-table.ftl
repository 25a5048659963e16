# The browser: the table while the game runs.

web-table-board = The table
web-table-panel = Beside the table
web-table-people = Around the table
web-table-tab-play = Play
web-table-tab-sheet = Sheet
web-table-tab-log = Log
web-table-tab-talk = Talk

web-table-log = What happened
web-table-log-show = Show it again
web-table-talk = What was said
web-table-talk-nothing = Nobody has said anything yet.
web-table-talk-say = Say something
web-table-talk-send = Send
web-table-talk-off = There is no talk at this table.
web-table-talk-seated = Only those who play talk at this table.

web-table-seat-holds = { $count ->
    [1] one card in hand
   *[other] { $count } cards in hand
}
web-table-seat-turn = on turn
web-table-seat-away = not connected
web-table-on-turn = On turn
web-table-away = Away
web-table-house = House player

web-table-reconnecting = The connection is lost; it is being made again. Nothing of yours is lost.
web-table-elsewhere = This table is open in another window, too. Both stay in step.
web-table-watching = You are looking on.
web-table-allowed-now = By now that is allowed.
