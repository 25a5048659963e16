# The browser: the information sheet.

web-sheet-title = { $edition ->
    [chasse-aux-diamants] Deduction sheet
    [card-game] Notebook
   *[other] Information sheet
}
web-sheet-watching = The sheet is for those who play; you are looking on.
web-sheet-owner = { $who ->
    [you] You
    [table] On the table
    [missing] { $edition ->
        [chasse-aux-diamants] Stolen
       *[other] Missing
    }
    [crime] The crime
   *[seat] { $name }
}

# What stands in a cell

web-sheet-cell = { $card }: { $marks }
web-sheet-blank = nothing noted
web-sheet-has = { $who ->
    [you] yours
    [table] on the table
    [missing] missing
    [crime] part of the crime
   *[seat] { $name } has it
}
web-sheet-lacks = { $who ->
    [you] not yours
    [table] not on the table
    [missing] not missing
    [crime] no part of the crime
   *[seat] { $name } does not have it
}
web-sheet-maybe = { $who ->
    [you] perhaps yours
    [table] perhaps on the table
    [missing] perhaps missing
    [crime] perhaps part of the crime
   *[seat] perhaps { $name } has it
}
web-sheet-open = that is still open
web-sheet-pencilled = { $said } (your mark)
web-sheet-odds = { $name } { $percent } %
web-sheet-percent = { $percent } %
web-sheet-rubbed = { $card }, { $name }: rubbed out
web-sheet-mark-none = Nothing
web-sheet-mark-lacks = Not
web-sheet-mark-has = Has it
web-sheet-mark-maybe = Perhaps

# Around the cells

web-sheet-whose = Whose marks
web-sheet-whose-key = { $name } (key { $key })
web-sheet-undo = Undo
web-sheet-legend-print = printed by the program
web-sheet-legend-pencil = pencilled by you
web-sheet-legend-yours = yours
web-sheet-legend-table = on the table
web-sheet-legend-odds = Numbers: how likely in a hundred ({ $name })
web-sheet-keys = Arrows move, the space bar marks, a digit marks for that person, Enter opens a cell, W asks why, U undoes.
web-sheet-notes = Notes
web-sheet-private = Nobody else sees this sheet.
web-sheet-unsent = Not sent yet, and kept here: { $why }

# What the program says

web-sheet-help = What the program fills in
web-sheet-help-none = Nothing
web-sheet-help-notes = Notes
web-sheet-help-logic = Logic
web-sheet-help-odds = Odds
web-sheet-why = Why
web-sheet-log-lines = From the log
web-sheet-hint = Hint
web-sheet-hint-more = What at?
web-sheet-hint-all = Show the step
web-sheet-hint-none = All that can be known stands on your sheet.
web-sheet-hint-mend = Beyond that nothing is lacking.
web-sheet-wrong = { $count ->
    [1] One of your marks cannot be right
   *[other] { $count } of your marks cannot be right
}. { $marks }.
web-sheet-worth = What a question is worth
web-sheet-bits = { $bits } bits
web-sheet-worth-bits = One bit halves what may be missing, on average.
web-sheet-worth-weighing = Still weighing.
web-sheet-worth-nothing = No question tells you anything new.
