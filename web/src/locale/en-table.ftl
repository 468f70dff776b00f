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
splitter = Between board and own side: drag it, or use the arrow keys; double-click for the usual height
something-to-choose = something to choose here
talk = Trade
undo = Undo
skip-shown = Skip ahead
ends-turn = End my turn by itself
ends-turn-note = When nothing is left to do but to trade

# Whose turn
turn-mine = Your turn
turn-theirs = { $name } is deciding
turn-several = Deciding: { $names }
turn-bot = { $name } is thinking …
turn-over = The game is over
turn-elsewhere = Waiting
spectating = You are watching and see what everybody sees.
spectating-device = Nobody on this device has to decide right now.
look-as = Back to your own view
connection-lost = Connection lost. Reconnecting …
offline-how = Nothing can be played until it is back. The last move that you click is kept.
offline-kept = Not connected: “{ $move }” is kept, and offered again.
offline-try = Try now
offline-again = Connected again. Play “{ $move }” now?
offline-yes = Play it
offline-no = No
offline-lapsed = “{ $move }” was not played: it is no longer possible.
news = Just now

# A decision
pending = In any order
pending-besides = Or first
free-actions = Free actions
moves-other = Other moves
move-hint = Long-press a move to read what it does.
held = { $thing }: now choose something that is lit.
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
log-newest = Newest

# Rules and cards
rules-search = Search for words or an article number
rules-found = { $count ->
    [0] No article mentions it.
    [one] 1 article
   *[other] { $count } articles
}
rules-article = Rule { $id }
rules-of = Rules: { $game }
how-to-play = How to play
how-to-play-of = How to play: { $game }
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
seat-resigned = resigned, a bot plays on
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
result = Result
result-shared = Shared victory: { $names }
result-place = { $place }.
result-rank = { $rank }: { $total }
result-next = { $missing ->
    [one] One more point for the next rank: { $rank }, from { $least }
   *[other] { $missing } more points for the next rank: { $rank }, from { $least }
}
result-analyse = Analyse
record = Record
record-download = Save the record
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
speed = Show others’ moves
speed-slow = slowly
speed-calm = calmly
speed-brisk = briskly
speed-fast = fast
speed-at-once = at once
leave-resign = Resign
leave-resign-title = Resign for good?
leave-resign-of = { $name }: resign for good?
leave-resign-how = A bot plays on at your seat, and you cannot take it back. You can still watch.
leave-abandon = Abandon the game
leave-abandon-title = Abandon the game?
leave-abandon-alone = The game ends here without a result. You can still look back at it, and play on from any decision at a new table.
leave-abandon-how = The game ends without a result once everybody has agreed: { $names }. If you play on before that, your proposal lapses.
leave-propose = Propose it
leave-stay = Play on
proposal-by = { $name } proposes to abandon the game.
proposal-waits = Still to agree: { $names }
proposal-agree = Agree
proposal-decline = Go on
proposal-withdraw = Withdraw
proposal-gone = The game goes on: nobody proposes to abandon it any more.
abandoned-title = The game was abandoned
abandoned-how = { $count ->
    [one] It ended without a result after 1 decision.
   *[other] It ended without a result after { $count } decisions.
}
abandoned-look = Look back or play on
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
key-escape = put down, close
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
replay-branch-as-before = As strong as they were
replay-branch-name = Your name
replay-branch-go = Continue
replay-table = To the table

# Confirmation
doubt-for-nothing = You would pay and get nothing
doubt-ends-game = This ends the game
doubt-yes = Play it anyway
doubt-no = Not now
