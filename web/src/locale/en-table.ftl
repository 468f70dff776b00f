# Messages of the table and the replay.

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
board-keys = Board: arrow keys move between the things on it, plus and minus zoom
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
zoom-fit = Show the whole board

# Whose turn
turn-mine = Your turn
turn-theirs = { $name } is deciding
turn-several = Deciding: { $names }
turn-bot = { $name } is thinking …
turn-over = The game is over
turn-elsewhere = Waiting
spectating = You are watching. You see what everybody sees.
spectating-device = Nobody on this device has to decide right now.
look-as = Back to your own view
connection-lost = Connection lost. Reconnecting …
news = Just now

# A decision
pending = In any order
pending-besides = Or first
free-actions = Free actions
held = { $thing }: now choose where something lights up.
held-all = All moves
question-plain = Show as a list
question-own = Show as usual
choose-for = { $thing }: choose
read-card = Read “{ $name }”
card-hint = Press i, long-press or right-click to keep it open
since-title = Since your last decision

# Typing
command-label = Number or words of a move; “why” and words for a reason; “rules” and words to search
command-hint = Number, words, or why …
command-why = why
command-undo = undo
command-rules = rules
command-help = help
command-several = That could mean: { $moves }
command-no-number = Moves are numbered from 1 to { $most }.
command-why-what = Add what you mean, for example: why place 3 farm
command-near = That is not a move right now. Do you mean “{ $near }”?
command-unknown = That is not a move right now. Type “why” and the same words for the reason.
command-nothing = Type the number or the words of a move.

# Why not
why-not-title = Why not: { $thing }
why-nothing = You cannot do anything with it right now.
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
rules-search = Search for words or an article number
rules-found = { $count ->
    [0] No article mentions it.
    [one] 1 article
   *[other] { $count } articles
}
rules-article = Rule { $id }
source-rulebook = Numbers from the rulebook
source-published = Numbers as published
source-rekindle = Numbers of our own design

# Players
seat-you = you
seat-this-device = on this device
seat-here = here
seat-away = away
seat-bot-level = bot, { $level }
seat-substitute = a bot is standing in ({ $level })
seat-replaced = You were away, so a bot is playing for you ({ $level }).
seat-back = Take my seat back
seat-overdue = { $votes ->
    [0] Time is up.
    [one] Time is up; 1 vote for a bot.
   *[other] Time is up; { $votes } votes for a bot.
}
seat-vote = Let a bot play for them
player-deciding = deciding
player-look = Look at { $name }’s side

# Scores
scores = Scores
scores-total = Total
scores-public = What everybody can count so far. Secret points are added at the end.
scores-final = The final scoring.
chart-title = Points over the game
chart-label = A line chart of everybody’s points over the game; the same as a table below
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
curtain-undo = { $name }: undo your last decision

# Menu
notify = Notify me when it is my turn
notify-on = This browser will notify you when it is your turn.
notify-off = This browser does not allow notifications.
move-seat = Move my seat to another device
move-seat-how = Open this link on the other device. It works once, within 15 minutes; the seat is then there and no longer here.
watch-link = Link for spectators
watch-how = Anybody with this link can watch, but sees no secrets.
look-back = Look back
pace-is-live = Live game
pace-is-turns = Turn by turn, over days

# Keys
keys = Keys
key-number = type the number of a move
key-command = type words: a move, “why …”, “rules …”
key-undo = undo
key-arrows = move between things on the board, or between moves
key-enter = play or choose
key-read = read the card in focus
key-zoom = zoom the board, show the whole board
key-escape = release, close
key-help = this list
key-step = one decision back or forward
key-turn = one turn back or forward
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
replay-hidden = { $name } is deciding
replay-end = The end
replay-first = To the beginning
replay-last = To the end
replay-back = One decision back
replay-on = One decision forward
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-round-back = One round back
replay-round-on = One round forward
replay-turns = Turn
replay-rounds = Round
replay-decisions = Decision
replay-play = Play
replay-pause = Pause
replay-link = Link to this moment
replay-log = What just happened
replay-branch = Continue from here
replay-branch-how = A new table starts at this decision: you at one seat, bots at the others.
replay-branch-seat = Your seat
replay-branch-level = Bots
replay-branch-name = Your name
replay-branch-go = Continue
replay-table = To the table

# Confirmation
doubt-for-nothing = This pays for nothing
doubt-ends-game = This ends the game
doubt-yes = Play it anyway
doubt-no = Not now
