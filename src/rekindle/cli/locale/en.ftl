# What the terminal itself says.

person = Player
seat = Seat { $seat }
welcome = Welcome to Rekindle. Enter takes what stands in brackets.
ask-game = Which game ({ $games })?
ask-continue = Continue your unfinished game { $game }?
yes = yes
no = no
yes-or-no = Answer { $yes } or { $no }.
ask-name = Your name?
ask-seats = How many players, { $first } to { $last }?
ask-people = Who else is at this keyboard? Names with commas, or Enter for nobody:
ask-bot = Which bots take the other seats ({ $bots })?
setting = { $options }; seed { $seed }
interpreted = The engine runs interpreted, several times slower: there is no compiled build here.

thinking = { $name } is thinking
curtain = Pass to { $name }.
curtain-undo = { $name }: type undo to take your last decision back.
own-hand = { $name }: for your eyes only
empty = Nobody on: { $spaces }.
with = with { $item }
hint = Type a number, or words such as: { $example }. Also help, board, undo, quit …
press-enter = { $name }, press Enter:
type-something = Type a number, a move, or help.
no-number = The moves have the numbers 1 to { $count }.
ambiguous = '{ $typed }' could be: { $found }
unknown = '{ $typed }' is no move and no command. Type moves or help.
unknown-near = '{ $typed }' is no move and no command. Did you mean '{ $near }'?

undone = Taken back: { $move }
undo-nothing = Nothing was played yet.
undo-revealed = '{ $move }' cannot be taken back: dice were rolled or something hidden came out.
undo-other = Nothing of yours can be taken back: { $name } decided since.
why-what = Say which move, for example: why { $example }
why-offered = '{ $move }' is offered, with the number { $number }.
why-not = '{ $move }' is not possible: { $reason }
rules-how = Type rules and one of these words, the number of an article (place.1), or what you look for.
rules-near = No rule speaks of '{ $typed }'; the rules do speak of: { $near }
rules-none = No rule speaks of '{ $typed }'; the sections are: { $keys }
card-which = Say which card, for example: card { $example }
card-unknown = There is no card '{ $typed }'. Try: card { $near }
log-number = log wants a number of lines, such as log 20.
save-where = This game is not kept on disk; say where: save FILE
saved = Saved: { $file }
not-kept = The move counts, but could not be saved: { $reason }. Save elsewhere: save FILE
goodbye = The game is saved. Continue with: rekindle resume { $file }
goodbye-unsaved = Goodbye. This game was not kept.
finished = The record is kept. Look back with: rekindle replay { $file }
won = { $name } wins.
shared = Shared victory: { $names }.

help-moves = Type the number of a move, or its words; the beginnings of words do, as long as they are clear. Here, for example: { $example }
usage-moves = moves
help-moves-again = the choices again
usage-board = board
help-board = the board
usage-hand = hand
help-hand = what only you may see
usage-players = players
help-players = what everybody has
usage-log = log N
help-log = what happened, the last N lines
usage-card = card NAME
help-card = what a card, a market or a space does
usage-rules = rules WORDS
help-rules = the rules about something; without words, their sections
usage-why = why MOVE
help-why = why a move is not possible
usage-undo = undo
help-undo = take your last decision back, step by step
usage-save = save FILE
help-save = where the game is kept, or a copy in a file
usage-help = help
help-help = this
usage-quit = quit
help-quit = leave; the game is kept

replay-at = After decision { $at } of { $length }
replay-begin = Before the first of { $length } decisions
replay-waits = Next decides: { $name }
replay-help = next (or Enter), back, jump N, turn N, end, view SEAT|all|spectator, board, log N, quit
replay-seats = '{ $typed }' is no seat; expected is all, spectator or one of: { $seats }
replay-number = a number from 0 to { $most } is expected

resume-none = There are no unfinished games. Begin one with: rekindle play

column-place = Place
column-player = Player
column-total = Total
column-kind = Kind
column-bot = Bot
column-seats = Seats
column-wins = Wins
column-mean-place = Mean place
column-mean-total = Mean total

pack-new = { $folder } is ready to edit. Then try: rekindle pack check { $folder }
game-seats = { "  " }{ $first } to { $last } players
game-option = { "  " }--option { $name }=…  one of: { $values }; without it: { $default }

simulated = { $games } games of { $game } with { $seats } seats ({ $options }), seeds { $first } to { $last }
simulated-bot = { $name } (in { $seats } of the seats): { $wins } wins, { $share } against a fair share of { $fair }; mean place { $place }, mean total { $total }.
simulated-seats = Wins by seat: { $seats }.
simulated-length = Decisions in a game: mean { $mean }, median { $median }, 90 % of games from { $low } to { $high }.
simulated-interval = In brackets: 95 % intervals. It took { $seconds } s.
column-share = Share of wins
column-fair = Fair
