# The terminal game.

# What may be typed: the words of each line mean the same; the first one is what the game itself writes.

words-verb = { $verb ->
    [ask] ask
    [final] final
    [exchange] exchange swap
    [pass] pass
    [know] know identify
    [show] show
    [ready] ready
    [decline] decline not
    [accuse] accuse
    [help] help h rules
    [undo] undo u
    [save] save
    [quit] quit q exit
    [sheet] sheet
    [log] log
    [cards] cards hand
    [table] table
    [mark] mark m
   *[confirm] confirm
}
words-element = { $element ->
    [diamond] D diamond diamonds
    [pearl] P pearl pearls
    [opal] O opal opals
    [solitaire] 1 solitaire solitaires
    [pair] 2 pair pairs
    [cluster] 3 cluster clusters
    [red] R red reds
    [blue] B blue blues
    [green] G green greens
   *[yellow] Y yellow yellows
}
words-clue = { $card ->
    [SC] SC Scarlett
    [MU] MU Mustard
    [OR] OR Orchid
    [GR] GR Green
    [PE] PE Peacock
    [PL] PL Plum
    [CA] CA candlestick
    [DA] DA dagger
    [RO] RO rope
    [RE] RE revolver
    [BA] BA ballroom
    [DI] DI dining
    [KI] KI kitchen
    [LI] LI living
   *[ST] ST study
}
words-filler = the a and or in with about for room miss mrs mr dr professor colonel
words-mark = { $mark ->
    [yes] yes y +
    [no] no n -
    [maybe] maybe ?
   *[clear] clear
}
words-switch = { $switch ->
    [on] on
   *[off] off
}

# Before the game. Enter takes the default everywhere.

ask-language = Language? (Enter: { $usual })
ask-game = Which game? (Enter: { $usual })
ask-seats = How many at the table, { $fewest } to { $most }? (Enter: { $usual })
ask-variants = Which variants? Numbers, as “1 3”. (Enter: none)
ask-house = House rules? As “knob=value”; “loupe games” lists them. (Enter: none)
ask-first-chair = Who sits on seat 1? A name, or a bot: { $levels }. (Enter: { $name })
ask-chair = Who sits on seat { $seat }? A name, or a bot: { $levels }. (Enter: { $usual })
ask-seed = A number to deal the same cards again? (Enter: a fresh deal)
default-name = Guest
games-seats = --seats { $fewest } to { $most }

refusal-not-in-list = “{ $text }” is not in the list.
refusal-bad-number = “{ $text }” will not do: a number from { $fewest } to { $most }.
refusal-bad-name = “{ $name }” cannot be a name here: it begins with a letter and has at most { $most } signs.
refusal-same-name = Two people are called { $name }; one needs another name.
refusal-bad-seat = “{ $text }” asks for a seat that is taken or not there; there are { $seats }.
refusal-too-many-people = There are more people and bots than the { $seats } seats.
refusal-unknown-bot = There is no bot “{ $level }”. There are: { $known }.
refusal-bad-house-rule = “{ $text }” is no house rule; write knob=value.
refusal-bad-seed = “{ $text }” is no seed; a seed is a whole number of up to 39 digits.
refusal-no-save = There is no saved game in { $folder }.
refusal-unreadable-save = { $file } cannot be read: { $problem }.
refusal-broken-save = { $file } is no saved game of Loupe that can be resumed. It was left as it is. ({ $problem })
refusal-save-does-not-fit = { $file } is no saved game of Loupe that can be resumed: what it says about the seats does not fit its game. It was left as it is.

# The table.

you = you
none = none
face-up = Face up:
missing-cards = Missing
gems-held = { $count ->
    [solitaire] 1 gem
   *[other] { $count } gems
}
clues-held = { $count ->
    [solitaire] 1 card
   *[other] { $count } cards
}
is-ready = ready to accuse
search-deck = Deck { $deck } · discards { $discards }
your-gems = Your gems:
your-search-cards = Your search cards:
your-clues = Your cards:
sheet-legend = { $order }: the letter has it, × has not; in pencil small letter, - and ?; { $own } yours, { $table } face up

# Typing.

your-line = “{ $help }” says what can be typed.
go-on = Enter goes on; “{ $know }” if you know.
confirm-hint = Enter does it; “{ $undo }” takes it back.
page-end = Enter goes back.{ " " }
done = Done.
which-person = Whom? A name or a number.
which-card = With which search card?
which-elements = For what? One element or two, as “red pearl” or “PR”.
which-elements-beside = For what besides? One more element. Enter asks for { $element } alone.
which-gem = { $missing ->
    [1] Which gem is missing? As “P2G” or “green pearl pair”.
   *[other] Which gems are missing? Gem { $number } of { $missing }, as “P2G” or “green pearl pair”.
}
which-two = Which two cards? Names, codes or numbers.
which-second = And which other card?
which-shown = Which card do you show?
which-crime = Whom, with what, and where? Next:
rule = ({ $rule })
nothing-to-undo = There is nothing to take back.
unclear-word = “{ $word }” says nothing here.
unclear-person = “{ $word }” is nobody you can mean here.
unclear-card = “{ $word }” is none of your search cards, and no command. Type “{ $verb }” for help.
unclear-free = You have several free choice cards: { $cards }. Say which.
unclear-element = “{ $word }” is no element: a gem, a type or a colour.
unclear-two-elements = A question has one element or two; “{ $word }” is too many.
unclear-gem = A gem has one form, one type and one colour; “{ $word }” does not fit.
unclear-clue = “{ $word }” is no card, and no command. Type “{ $verb }” for help.
unclear-two-cards = Ask for two cards, not more.
unclear-three-cards = An accusation has three cards, not more.
unclear-mark = Write “{ $verb } P2G bob no”: cards, a person, then yes, no, maybe or clear.
unclear-switch = Write “{ $verb } on” or “{ $verb } off”.
confirm-now = { $switch ->
    [on] Every action is confirmed with Enter.
   *[off] Actions are taken as typed; only identifying and accusing are still confirmed.
}

# Several people, one terminal.

hand-over = Over to { $name }. Press Enter when only { $name } can see the screen.
between-turns = { $name } is next. Enter goes on.
public-only = Everybody can read this line. Only Enter, or “{ $know }” and a name.
public-know = Everybody can read this line: write “{ $know }” and the name of who knows, and no gem.
public-not-now = { $name } cannot identify now.

# Saving and the end.

saved = Saved in { $file }.
not-saved = Not saved in { $file }: { $problem }.
saved-on-leaving = The game is saved in { $file }. “loupe resume” goes on with it.
after-game = “{ $hands }” shows everybody’s cards, “{ $save }” keeps the record, “yes” deals again; Enter leaves.
record-kept = The record is in { $file }.

table-help = { $game ->
    [sleuth] Your turn is one of these:
      1 bob             ask Bob with your search card 1; “PG bob” names the card
      4 bob red pearl   a free choice card: say what for (“4 bob PR”, “? bob PR”)
      exchange          lay all your search cards away and draw new ones
      final bob PR      the final interrogation: ask anything, then identify
      pass              ask no more, or when you have no card to ask with
    At any time:
      know P2G          name the missing gem; with several, all of them
      mark P2G bob no   pencil on your sheet: yes, no, maybe, clear; “mark PR bob no” marks all red pearls
   *[cluedo] Your turn is one of these:
      rope plum         ask for two cards, by name, code or number
      accuse            say that you are ready; the others say whether they are, then you name the crime
    When you are asked:
      show 1            show a card that you hold
      ready, decline    accuse as well, or leave it
      plum rope kitchen your accusation, when it is time
    At any time:
      mark plum bob no  pencil in your notebook: yes, no, maybe, clear
}
    log               all that happened
    sheet             the sheet by itself, with all answers
    cards, table      your cards; everything again
    undo              take the last piece of a half-typed action back
    confirm off       no asking back, but for identifying and accusing
    save [FILE], quit put the game aside; quit saves
