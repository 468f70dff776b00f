# What is said when something is asked over the WebSocket, or of a replay, that is not done.

stale = The table has moved on: look again before you choose.
game-over = The game is over.
not-running = The game has not begun: not every seat is taken.
not-your-seat = Seat { $seat } is not yours.
no-seat = There is no seat { $seat } at this table.
not-asked = It is not { $name }’s decision now.
no-move = ‘{ $move }’ is not a move of this game.
no-undo = Nothing can be taken back: you have decided nothing yet, chance has spoken, or somebody else has decided.
less-undo = { $steps ->
    [one] Only 1 decision of yours can be taken back.
   *[other] Only { $steps } decisions of yours can be taken back.
}
offered = { $n ->
    [one] It can be used right now: ‘{ $move }’.
   *[other] It can be used right now, in { $n } ways.
}
nothing-about = No move has to do with that: it is there to be looked at.
not-kept = This could not be written down, so it did not happen. Try again in a moment.
no-table = There is no such table, or it is not open to you.
table-broken = This table cannot be played on here: it was opened with other rules or another pack, or what is kept of it is damaged.
not-overdue = { $name } still has time to think.
not-absent = At this seat no person plays: there is nobody to stand in for.
not-away = No bot plays at this seat: it is yours already.
hello-first = The first message must be ‘hello’.
hello-again = ‘hello’ was said already; open a new connection to begin again.
bad-message = This message cannot be understood: { $why }
long-message = A message may be { $most } bytes long at most.
too-fast = That was too much at once: wait a little and connect again.
too-many-pages = Too many pages are open at this table.

not-over = The game is still being played: this is told when it is over.
not-your-eyes = While the game is played you can look back through your own eyes only, or as a spectator.
moment-beyond = The game has { $length } decisions; ask for 0 to { $last }.
