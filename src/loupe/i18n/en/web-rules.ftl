# The browser: rules to read. What differs between editions depends on the knobs of the edition or table.

web-rules-title = Rules
web-rules-lead = Each game on one page, short enough to read before the first question.
web-rules-players = For { $seats } players
web-rules-read = Read
web-rules-contents = On this page
web-rules-others = Other editions
web-rules-all = All games
web-rules-play = Set up a table
web-rules-unknown = There is no such game
web-rules-unknown-why = Loupe has no edition of this name. These are the ones it plays.
web-rules-variants = Variants
web-rules-variant-seats = With { $seats } players.

web-rules-h-goal = The aim
web-rules-h-cards = The cards
web-rules-h-turn = Your turn
web-rules-h-ask = Asking
web-rules-h-answer = The answer
web-rules-h-free = Free choice
web-rules-h-exchange = Exchanging
web-rules-h-identify = “I know it”
web-rules-h-final = The final interrogation
web-rules-h-end = The end
web-rules-h-sheet = Taking notes
web-rules-h-show = Showing a card
web-rules-h-accuse = Accusing
web-rules-h-together = Accusing together
web-rules-h-differences = What the editions do differently
web-rules-h-changes = What the variants change

# Sleuth

web-rules-goal = { $edition ->
    [chasse-aux-diamants] Thirty-six stones, no two alike. { $missing ->
        [1] One has been stolen and lies
       *[other] { $missing } have been stolen and lie
    } hidden; the others are in the players’ hands or face up on the table. Ask, count, cross out: whoever first names what was stolen wins.
   *[other] Thirty-six gems, no two alike. { $missing ->
        [1] One is missing: it lies
       *[other] { $missing } are missing: they lie
    } aside, unseen. The others are in the players’ hands or face up on the table. Ask, count, cross out: whoever first names what is missing wins.
}
web-rules-gems = { $edition ->
    [chasse-aux-diamants] Every card has three features: a stone (diamond, pearl or opal), a number (1, 2 or 3) and a colour (red, blue, green or yellow). Each combination exists once.
   *[other] Every card has three elements: a gem (diamond, pearl or opal), a type (solitaire, pair or cluster) and a colour (red, blue, green or yellow). Each combination exists once.
}
web-rules-search = { $edition ->
    [chasse-aux-diamants] { $cards } question cards say what may be asked.
   *[other] { $cards } search cards say what may be asked.
} They name one element, or two of different kinds; a few leave the choice to you. Four lie face up before each player, so everybody sees what everybody could ask.
web-rules-deal = With 3 players each holds { $three } cards; { $four } with 4 players, { $five } with 5, { $six } with 6 and { $seven } with 7. What is left over lies face up. { $first ->
    [random] Chance says who begins.
   *[left-of-dealer] The player on the dealer’s left begins.
} Turns go round clockwise.
web-rules-turn = On your turn you do one of three things: ask somebody a question, exchange all the cards that lie before you, or put one last question and name what is missing.
web-rules-ask = Choose one of your four cards and anybody at the table, even somebody who is out of the game: everyone answers to the end, and truthfully. The card is used up; at the end of your turn you draw another. { $deck ->
    [no-more] Once the deck is empty nobody draws any more, and one goes on with the cards one has.
   *[reshuffle] When the deck is empty, the used cards are shuffled and become the new one.
}
web-rules-answer-one = One element, say pearls: the answer is a number, and all hear it.
web-rules-answer-two = { $shows ->
    [yes] Two elements, say red pearls: all hear how many there are, but you alone see which. They are passed to you face down, you look, and you give them back.
   *[no] Two elements, say red pearls: again all hear how many there are, and nobody sees which.
}
web-rules-answer-none = “None” is an answer too, and often the most useful one.
web-rules-free = { $element ->
    [one] A free choice card with an element on it asks for that element alone.
    [two] A free choice card with an element on it asks for that element together with one of another kind, which you choose.
   *[both] A free choice card with an element on it asks for that element, alone or together with one of another kind, which you choose.
} { $blank ->
    [one] The one with nothing on it asks for any one element.
    [two] The one with nothing on it asks for any two elements of different kinds.
   *[both] The one with nothing on it asks for any one element, or any two of different kinds.
} { $shows ->
    [no] A free choice never lets you look at cards: its answer is a number for all to hear.
   *[yes] It is answered like any other card.
}
web-rules-exchange = If your cards ask nothing that you want to know, spend the turn on new ones. You have to give up all of them. { $exchange ->
    [under-deck] They go under the deck, and the new ones come from its top.
   *[discard] They go to the discards, and you draw as many.
}
web-rules-identify = Once you know it, or dare to guess, say so: at any moment, even when it is somebody else’s turn. First you commit yourself, then you look. If you are right, you turn it up and have won. If you are wrong, you put it back without a word; you ask no more, but go on answering. Who speaks first looks first.
web-rules-leaver = The question cards of somebody who is out go under the deck.
web-rules-final = On your turn, instead of anything else, you may ask one opponent whatever you like, whichever cards lie before you. { $questions ->
    [2] You may ask the same opponent a second question. Then
   *[1] Then
} you must name what is missing at once, sure or not. { $shows ->
    [no] The answer is a number, even for two elements.
   *[yes] If you ask for two elements, you see the cards.
} { $strict ->
    [yes] Only somebody who lacks a single feature may do so.
   *[no] It is the way out for somebody who wavers between few, and fears that another is quicker.
}
web-rules-end = The game is over once somebody has named what is missing. If all have been wrong, nobody has won.
web-rules-sheet = Memory is not enough. Cross out what you hold and what lies open; then note, for every answer, who has how many of what. There are nine cards of each colour and twelve of everything else. When all of a group but one are accounted for, that one is { $missing ->
    [1] the one you look for.
   *[other] one of those you look for.
}
web-rules-v-interrogations = You may question one or two opponents in a turn. If two, they must be different ones, and one question has one element, the other two, in either order. Each takes a card of its own; a free choice can be either. You hear the first answer before you choose the second question. At the end you draw two.
web-rules-v-supersleuth = Nobody ever sees another’s cards: questions of two elements are answered by a number too, whatever the card and even at the very end.
web-rules-v-missing = Two or three are missing instead of one, and all of them have to be named. A single one wrong, and the whole is wrong.
web-rules-v-places = The players agree on how many may win. Whoever names what is missing looks at it in silence, puts it back, asks no more and goes on answering. { $secret ->
    [yes] Nobody is told whether it was right.
   *[no] All are told whether it was right, but not what it is.
} The others play on for the places that are left.

# Cluedo

web-rules-c-goal = A murder, and three questions: who, with what, and where? One suspect, one weapon and one place lie unseen under the crime card. The rest is in the players’ hands. Whoever first names all three wins.
web-rules-c-cards = There are { $suspects } suspects, { $weapons } weapons and { $places } places. One of each is the crime. What remains is dealt out evenly, and what is left over lies face up. Whatever you can see is innocent.
web-rules-c-first = { $first ->
    [random] Chance says who begins.
   *[left-of-dealer] The player on the dealer’s left begins.
} Turns go round clockwise.
web-rules-c-turn = On your turn you do one of two things: ask a question, or announce that you accuse.
web-rules-c-ask = Name two different cards: a suspect and a place, or two weapons, or any others. You may name cards of your own, to lead the others astray.
web-rules-c-show = Your left neighbour must show you one of the two, if he holds any; you alone see it. Holding both, he shows whichever he likes and does not let on. Holding neither, he says so, and the next one is asked, until a card is shown or all have passed. That a card was shown, everybody sees; which one, only you two know.
web-rules-c-accuse = When you think you know, announce it on your turn instead of asking. The others say, one after another, whether they accuse as well. If nobody does, you name the three and look at the crime by yourself. Right: you turn it up and have won. Wrong: you say nothing, and from then on only show cards.
web-rules-c-together = If others accuse as well, all lay down three cards and turn them up at once; then the crime is turned up. Among those who are right, the one who announced it first wins. If nobody is right, the murderer has fooled you all, and the game is over. { $two ->
    [yes] With two players, when one accuses, the other has to accuse as well.
   *[no] { "" }
}
web-rules-c-end = The game ends with an accusation that is right, with one in company, or when everybody has been wrong: then nobody has won.
web-rules-c-sheet = Every “no” clears two cards of that player at a stroke. A card shown to somebody else is one of two: remember which two, for when a later “no” rules one of them out, you know the other.
web-rules-v-advanced = More cards: { $suspects } suspects, { $weapons } weapons and { $places } places. Two can play it as well.

# Differences

web-rules-differences-lead = All that the editions of this game do differently, as Loupe plays them. This one’s way is set in bold.
web-rules-differences-base = All that the variants change, as Loupe plays them.
web-rules-value-yes = yes
web-rules-value-no = no
web-rules-value-none = not in this book
web-rules-usual = base game

# What the pictures show

web-rules-picture-goal = Four gem cards face up, and one that lies face down beneath a loupe.
web-rules-picture-one = The search card “pearls”, and the answer: three.
web-rules-picture-two = The search card “red pearls”, and the answer: two cards, which only the asker sees.
web-rules-picture-two-counted = The search card “red pearls”, and the answer: two. The cards stay hidden.
web-rules-picture-identify = A gem card is named, and held beside the one that lies hidden.
web-rules-picture-sheet = A corner of the information sheet: reds crossed out but for one.
web-rules-picture-show = Two cards are asked for. The first neighbour has neither, the second shows one, face down.
web-rules-picture-crime = A suspect, a weapon and a place, before three cards that lie face down.
web-rules-picture-accuse = Three cards of an accusation, beside the crime.
