# What the table and the replay say.

loading = One moment …
sending = Sent …
no-page-for-game = This page cannot show { $game }.
seat-unnamed = Seat { $mark }
table-barred = This table cannot be shown
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Parts of the table
board = Board
board-keys = Board: arrow keys walk between the things on it, plus and minus zoom
mine = Mine
side-of = { $name }’s side
moves = Moves
log = Log
rules = Rules
all-players = Players
menu = More
table-parts = Parts of the table
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show all of it

# Whose turn
turn-mine = Your turn
turn-theirs = { $name } decides
turn-several = Deciding: { $names }
turn-bot = { $name } is thinking …
turn-over = The game is over
turn-elsewhere = Waiting
spectating = You are watching. You see what everybody sees.
spectating-device = Nobody is asked at this device just now.
look-as = Look through your own eyes
connection-lost = The connection is gone. It comes back by itself …
news = Just now

# A decision
pending = In any order
pending-besides = Or first
free-actions = Free actions
held = With { $thing }: now choose where it lights up.
held-all = All moves
question-plain = Show as a list
question-own = Show it the usual way
choose-for = { $thing }: choose
read-card = Read “{ $name }”
card-hint = Press i, long or with the right button to keep it open
since-title = Since your last decision

# Typing
command-label = Number or words of a move; “why” and words for a reason; “rules” and words to look up
command-hint = Number, words, or why …
command-why = why
command-undo = undo
command-rules = rules
command-help = help
command-several = That could be: { $moves }
command-no-number = The moves have the numbers 1 to { $most }.
command-why-what = Say what about, as in: why place 3 farm
command-near = That is no move now. Do you mean “{ $near }”?
command-unknown = That is no move now. Ask “why” with the same words for the reason.
command-nothing = Type the number or the words of a move.

# Why not
why-not-title = Why not: { $thing }
why-nothing = There is nothing to do with it now.
why-more = { $count ->
    [one] 1 more reason
   *[other] { $count } more reasons
}

# Undo
undo-step = Undo: { $step }
undo-more = Undo further
undo-steps = { $count } steps can be undone
undo-to = { $count ->
    [one] Undo this step:
   *[other] Undo { $count } steps, back to before:
}
undo-nothing = Nothing to undo yet.
undo-other = Nothing to undo: { $name } has decided since.
undo-revealed = Nothing to undo: something was revealed or rolled.

# Log
log-turn = Turn { $turn }: { $name }
log-setup = Before the first turn
log-empty = Nothing has happened yet.
log-earlier = Earlier

# Rules and cards
rules-search = Search: words or an article’s number
rules-found = { $count ->
    [0] No article speaks of it.
    [one] 1 article
   *[other] { $count } articles
}
rules-article = Rule { $id }
source-rulebook = Figures from the rulebook
source-published = Figures as published
source-rekindle = Figures of our own design

# Players
seat-you = you
seat-this-device = at this device
seat-here = here
seat-away = away
seat-bot-level = bot, { $level }
seat-substitute = a bot stands in ({ $level })
seat-replaced = You were away, so a bot plays for you ({ $level }).
seat-back = Take my seat back
seat-overdue = { $votes ->
    [0] The time to think is over.
    [one] The time to think is over; 1 vote for a bot.
   *[other] The time to think is over; { $votes } votes for a bot.
}
seat-vote = Let a bot play for them
player-deciding = decides
player-look = Look at { $name }’s side

# Scores
scores = Scores
scores-total = Total
scores-public = What everybody can count by now. Secret points come at the end.
scores-final = The final scoring.
chart-title = Points over the game
chart-label = Lines of everybody’s points over the game; the same as a table below
chart-table = The same as a table
chart-turn = Turn
chart-end = End
result-won = { $name } wins
result-shared = Shared victory: { $names }
record-download = Download the record
play-again = Play again
play-new = New table

# Passing the device
curtain = Hand the device to { $name }
curtain-lift = I am { $name }
curtain-undo = { $name }: take your last decision back

# Menu
notify = Notify me when it is my turn
notify-on = This browser will tell you when it is your turn.
notify-off = This browser does not allow notifications.
move-seat = Move my seat to another device
move-seat-how = Open this link on the other device. It works once, for 15 minutes; then the seat is there and no longer here.
watch-link = Link for spectators
watch-how = Whoever has this link can watch and sees no secrets.
look-back = Look back
pace-is-live = Live game
pace-is-turns = Turn by turn, over days

# Keys
keys = Keys
key-number = type the number of a move
key-command = type words: a move, “why …”, “rules …”
key-undo = undo
key-arrows = walk between things on the board, or between moves
key-enter = play or choose
key-read = read the card in focus
key-zoom = zoom the board, show all of it
key-escape = let go, close
key-help = this list
key-step = one decision back or on
key-turn = one turn back or on
key-ends = beginning and end
key-play = play and pause

# Replay
replay-title = Replay
replay-of = { $title }: replay
replay-at = Decision { $at } of { $length }
replay-eyes = Seen by
replay-spectator = everybody
replay-next = Next: { $name }
replay-played = { $name }: { $move }
replay-hidden = { $name } decides
replay-end = The end
replay-first = To the beginning
replay-last = To the end
replay-back = One decision back
replay-on = One decision on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-round-back = One round back
replay-round-on = One round on
replay-turns = Turn
replay-rounds = Round
replay-decisions = Decision
replay-play = Play
replay-pause = Pause
replay-link = Link to this moment
replay-log = What just happened
replay-branch = Play on from here
replay-branch-how = A new table begins at this decision: you at one seat, bots at the others.
replay-branch-seat = Your seat
replay-branch-level = Bots
replay-branch-name = Your name
replay-branch-go = Play on
replay-table = To the table
