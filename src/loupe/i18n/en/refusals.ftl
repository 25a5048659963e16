# Why something cannot be: refusal-<code>.

# Whoever acts

refusal-only-watching = You are only watching this game.
refusal-no-such-seat = This table has no { $seat }.
refusal-game-over = The game is over.
refusal-out-of-game = You are out of this game; all that is left is to answer.
refusal-not-your-turn = It is { $seat }’s turn.
refusal-not-in-this-game = This game has no such action.

# Sleuth

refusal-ask-yourself = One does not interrogate oneself; choose an opponent.
refusal-no-such-opponent = This table has no { $seat } to ask.
refusal-card-not-yours = The search card “{ $card }” does not lie before you.
refusal-no-such-question = “{ $question }” is no question: ask for one element, or for two of different categories.
refusal-card-cannot-ask = The card “{ $card }” asks for what it says, not for “{ $question }”.
refusal-free-choice-cannot-ask = The card “{ $card }” may not ask for “{ $question }”.
refusal-blank-cannot-ask = The free choice card may not ask for “{ $question }”.
refusal-must-identify = You have asked your final question; now you must identify.
refusal-wait-for-identification = { $seat } has asked a final question and identifies first.
refusal-final-same-opponent = Both final questions go to the same opponent, { $seat }.
refusal-wrong-number-of-gems = { $missing ->
    [1] One gem is missing; name one.
   *[other] { $missing } gems are missing; you named { $named }.
}
refusal-second-same-opponent = You have asked { $seat } already; the second question goes to somebody else.
refusal-second-same-kind = { $elements ->
    [1] Your first question had one element; the second needs two.
   *[2] Your first question had two elements; the second needs one.
}
refusal-already-asked = You have asked this turn; exchanging would have taken all of it.
refusal-final-is-whole-turn = The final interrogation takes a whole turn, and you have asked already.
refusal-final-too-early = The final interrogation is for one who lacks a single characteristic.
refusal-nothing-to-exchange = You have no search cards to exchange.
refusal-cannot-pass = You have search cards: ask with one, or exchange them.
refusal-same-gem-twice = The same gem cannot be missing twice.
refusal-no-such-gem = There is no gem “{ $gem }”.

# The Cluedo card game

refusal-question-goes-round = The question is still going round.
refusal-must-show = { $seat } must first show a card.
refusal-not-asked-to-show = You are not asked to show a card.
refusal-card-not-asked = You were not asked for { $card }.
refusal-card-not-held = You do not hold { $card }.
refusal-not-two-cards = Ask for two different cards.
refusal-no-such-card = This game has no card “{ $card }”.
refusal-readiness-first = { $seat } must first say whether to accuse as well.
refusal-not-asked-if-ready = You are not asked whether to accuse.
refusal-two-accuse-together = At a table of two, when one accuses, both do.
refusal-not-declared = You have not said that you are ready to accuse.
refusal-must-accuse = The accusations are being laid down; nothing else happens now.
refusal-already-laid-down = Your accusation lies on the table already.
refusal-not-a-crime = An accusation names a suspect, a weapon and a place; { $card } is not in its place there.

# Settings

refusal-unknown-game = There is no game “{ $game }”. There are: { $known }.
refusal-unknown-variant = The game { $game } has no variant “{ $variant }”.
refusal-variants-clash = The variant “{ $variant }” does not go with another one that was chosen.
refusal-unknown-knob = There is no setting “{ $knob }”.
refusal-bad-knob = The setting “{ $knob }” cannot be { $value }.
refusal-seats = This game is for { $fewest } to { $most } players, not for { $seats }.
refusal-missing-seats = More missing gems need a table of { $allowed }, not of { $seats }.
refusal-too-many-places = With { $places } winners there must be more players; this table has room for { $most }.
refusal-empty-hands = With { $seats } players nobody would be dealt a card.
refusal-too-few-gems = That deal needs { $needed } gem cards, and there are { $cards }.
refusal-unknown-search-card = There is no search card “{ $card }”.
refusal-too-few-search-cards = That deal needs { $needed } search cards, and the deck has { $cards }.
refusal-free-choice-numbers = A free choice card asks for one element, for two, or for either.
refusal-unknown-clue-card = There is no clue card “{ $card }”.
refusal-too-few-may-play = At least two must be able to play.
refusal-category-cards = Each category needs cards, and each of them once.
refusal-card-in-two-categories = A card belongs to one category.
