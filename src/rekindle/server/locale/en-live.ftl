# Refusals over the WebSocket and of replays.

stale = The game has moved on: look again before you choose.
game-over = The game is over.
not-running = The game has not started yet: some seats are still free.
not-your-seat = Seat { $seat } is not yours.
no-seat = This table has no seat { $seat }.
not-asked = { $name } has nothing to decide right now.
no-move = ‘{ $move }’ is not a move of this game.
undo-enough = A lot has been undone at this table: play on first, then you can undo again.
no-undo = There is nothing to undo: you have not decided anything yet, chance was involved, or somebody else has decided since.
less-undo = { $steps ->
    [one] Only 1 of your decisions can be undone.
   *[other] Only { $steps } of your decisions can be undone.
}
offered = { $n ->
    [one] You can do this right now.
   *[other] You can do this right now, in { $n } ways.
}
nothing-about = No move uses this: it is there for information only.
not-kept = Your move could not be saved, so it was not played. Please try again in a moment.
storage-full = The server’s disk is full, so nothing can be stored or played. What was played is safe; the game goes on as soon as there is room.
storage-read-only = The server’s storage is read-only, so nothing can be stored or played. What was played is safe; the game goes on as soon as it can be written again.
storage-unreachable = The server cannot reach its database, so nothing can be played. What was played is safe; please try again in a moment.
no-table = This table does not exist, or you do not have access to it.
table-broken = This table cannot be continued on this server: its rules or its pack have changed, or its data is damaged.
not-overdue = { $name } still has time to think.
not-absent = Nobody has to be replaced: a bot plays at this seat.
not-away = No bot plays for you: the seat is already yours.
seat-resigned = This seat was given up: a bot plays on for it.
no-proposal = Nobody proposes to abandon the game any more: it goes on.
not-proposer = Only the player who made the proposal can withdraw it.
propose-later = You have just proposed that: wait a minute before you do so again.
hello-first = The first message must be ‘hello’.
hello-again = ‘hello’ can only be sent once; open a new connection to start again.
bad-message = Malformed message: { $why }
long-message = A message may be at most { $most } bytes long.
too-fast = Too many messages: wait a little, then connect again.
too-many-sockets = Too many pages are open from your address: close some of them.
too-many-pages = Too many people have this table open.

not-over = The game is still running: this is available once it is over.
not-your-eyes = While the game is running you can only replay it from your own seats or as a spectator.
moment-beyond = The game has { $length } decisions; choose 0 to { $last }.
