# Messages of the terminal.

person = Player
seat = Seat { $seat }
welcome = Welcome to Rekindle. Press Enter to accept the answer in brackets.
ask-game = Which game ({ $games })?
ask-continue = Continue your unfinished game { $game }?
yes = yes
no = no
yes-or-no = Answer { $yes } or { $no }.
ask-name = Your name?
ask-seats = How many players, { $first } to { $last }?
ask-people = Who else plays here? Names separated by commas, or Enter for nobody
too-many-people = Too many names; free seats: { $places }.
ask-bot = How strong are the bots on the other seats ({ $bots })?
ask-options = Show or change the options of the game ({ $count })?
options-how = A number or a name alone switches to the next value; name=value sets a value.
ask-option = Which option to change, or Enter to begin?
option-now = { $name }: { $value } (or { $others })
option-wrong = '{ $typed }' is unknown or ambiguous; choose one of: { $texts }
value-on = on
value-off = off
options-rest = other options default
options-default = default options
setting = { $options }; seed { $seed }
interpreted = The engine is not compiled here and runs several times slower.

thinking = { $name } is thinking
bot-fault-error = { $name }’s bot crashed
bot-fault-illegal = { $name }’s bot chose a move that was not offered
bot-fault-limit = { $name }’s bot thought for too long
bot-fault-endless = { $name }’s bot made too many decisions
bot-fault-died = The process of { $name }’s bot ended
bot-random = { $name } plays a random move instead.
bot-replaced = After { $faults } faults '{ $bot }' plays on for { $name }.
pass-keyboard = Pass the keyboard to { $name }.
pass-keyboard-undo = { $name }: type undo to take back your last decision.
own-hand = { $name }: for your eyes only
empty = Empty: { $spaces }.
vacant = empty
map = map
group-free = free
group-does = { $labels }: { $meaning }
group-hint = { $number } or { $name } lists these moves with what they do; the words of a move always play it.
hint = Type a number, or words such as { $example }. Other commands are help, board, undo, quit …
press-enter = { $name }, press Enter:
type-something = Type a number, a move, or help.
no-number = Choose a number from 1 to { $count }.
no-number-group = Choose a number from 1 to { $count }, or a move of a group, such as { $inner }.
ambiguous = '{ $typed }' is ambiguous: { $found }
unknown = '{ $typed }' is not a move or a command. Type moves or help.
unknown-near = '{ $typed }' is not a move or a command. Did you mean '{ $near }'?
unknown-not = '{ $typed }' is not a move or a command. '{ $near }' is not possible now. { $reason }.
doubt-for-nothing = This costs something and brings nothing. Type { $move } again if you want that.
doubt-ends-game = This ends the game. Type { $move } again if you want that.

undone = Taken back: { $move }
undo-nothing = Nothing has been played yet.
undo-revealed = '{ $move }' cannot be taken back: dice were rolled or something hidden was revealed.
undo-other = You cannot take anything back: { $name } has decided since.
why-what = Which move? For example: why { $example }
why-offered = '{ $move }' is possible: it is number { $number }.
why-not = '{ $move }' is not possible. { $reason }.
and-more = { $texts } and { $count } more
why-alike = The same holds for { $moves }.
why-more = There are { $count } more reasons; name a move in full.
rules-how = Type rules and one of these words or titles, the id of an article (place.1), or words to search for.
rules-near = No article mentions '{ $typed }'; similar words are: { $near }
rules-none = No article mentions '{ $typed }'; the sections are: { $keys }
card-which = Which card? For example: card { $example }
card-unknown = Nothing is called '{ $typed }'. Try card { $near }
board-unknown = The board has no part '{ $typed }'; choose one of: { $parts }
log-number = log takes a number of lines, such as log 20.
save-failed = Cannot save to { $file }: { $reason }
save-where = This game is not saved; give a file name: save FILE
saved = Saved: { $file }
not-saved = The move was played, but could not be saved: { $reason }. Save elsewhere: save FILE
goodbye = The game is saved. Continue with: rekindle resume { $file }
goodbye-unsaved = Goodbye. This game was not saved.
finished = The record is saved. Watch it with: rekindle replay { $file }
won = { $name } wins.
ended-alone = The game is over: { $name } has { $total } points.
shared = Shared victory: { $names }.
tie-broken = { $name } before { $others }: { $what }

help-input = Type the number of a move, or its words, such as { $example }. Words can be abbreviated as long as they are unambiguous. The number or the name of a group lists its moves.
usage-moves = moves all
help-moves = list the moves again; with all, those in groups too
usage-board = board NAME
help-board = show the whole board, or a part of it: map, a territory, a player
usage-hand = hand
help-hand = show what only you may see
usage-players = players
help-players = show what everybody has
usage-log = log N
help-log = show the last N lines of the log
usage-card = card NAME
help-card = explain anything with a name: a card, a tile, a space
usage-rules = rules WORDS
help-rules = look up the rules; without words, list their sections
usage-why = why MOVE
help-why = explain why a move is not possible
usage-undo = undo
help-undo = take back your last decision, step by step
usage-save = save FILE
help-save = show where the game is saved, or save a copy
usage-help = help
help-help = show this list
usage-quit = quit
help-quit = leave; the game stays saved

replay-at = After decision { $at } of { $length }
replay-begin = Before the first of { $length } decisions
replay-waits = Next to decide: { $name }
replay-help = next (or Enter), back, jump N, turn N, end, view SEAT|all|spectator, board, log N, quit
replay-seats = '{ $typed }' is not a seat; choose all, spectator or one of: { $seats }
replay-number = Give a number from 0 to { $highest }.

resume-none = There are no unfinished games. Start one with: rekindle play

column-place = Place
column-player = Player
column-total = Total
column-kind = Kind
column-bot = Bot
column-seats = Seats
column-wins = Wins
column-wins-below = Wins
column-level = Level
column-mean-place = Mean place
column-mean-total = Mean total

pack-new = { $folder } is ready to edit. Check it with: rekindle pack check { $folder }
game-levels = bots: { $levels }
game-rated = ratings with { $seats } players, in which random has 1000
game-seats = { $first } to { $last } players
game-option = --option { $name }=…  one of: { $values }; default: { $default }

simulated = { $games } games of { $game }, seats: { $seats } ({ $options }), seeds { $first } to { $last }
simulated-seats = Wins by seat: { $seats }.
simulated-endings = How games ended: { $endings }.
simulated-length = Decisions per game: mean { $mean }, median { $median }, 90 % of games from { $low } to { $high }.
simulated-interval = In parentheses: 95 % intervals. Time: { $seconds } s.
column-share = Win share
column-fair = Fair

balanced = { $games } games of { $game }, seats: { $seats }, all { $bot } ({ $options }), seeds { $first } to { $last }
balance-version = Rules version { $rules }, pack { $pack }
balance-told = { $what }: { $value }
balance-summary-totals = Winners' totals: mean { $mean }, median { $median }, 80 % from { $low } to { $high }.
balance-summary-totals-alone = Totals: mean { $mean }, median { $median }, 80 % from { $low } to { $high }.
balance-mark = { $points } points or more: { $share } of games.
balance-histogram = Distribution of totals
balance-flags = Outside the bounds: { $n ->
    [0] nothing
   *[other] { $n }
}
balance-flag-trait = { $kind } { $name } wins { $value } of games; { $bounds }.
balance-flag-seat = Seat { $name } is { $value } points from the mean of its games; { $bounds }.
balance-flag-totals = Winners' mean total is { $value }; { $bounds }.
balance-flag-totals-alone = The mean total is { $value }; { $bounds }.
balance-flag-count = { $name } per seat: { $value }; { $bounds }.
balance-flag-scored = { $kind }: { $name } brings { $value }; { $bounds }.
balance-flag-kind = { $kind } per seat: { $value }; { $bounds }.
balance-flag-never = { $kind }: { $name } was never used, so at most { $most } of its fair share; { $bounds }.
balance-flag-use = { $kind }: { $name } has { $value } of its fair share; { $bounds }.
balance-flag-alternative = { $kind }: { $name } is chosen { $value } of the time; { $bounds }.
balance-flag-users = { $kind }: whoever uses “{ $name }” wins { $value }; { $bounds }.
balance-between = allowed: { $low } to { $high }
balance-at-least = allowed: at least { $low }
balance-open = Too few games to tell about: { $what }.
balance-open-trait = win shares { $n }
balance-open-seat = seats { $n }
balance-open-totals = winners' totals { $n }
balance-open-count = lengths { $n }
balance-open-scored = points by component { $n }
balance-open-kind = uses of a kind { $n }
balance-open-never = components never used { $n }
balance-open-use = components seldom used { $n }
balance-open-alternative = alternatives { $n }
balance-open-users = wins with a component { $n }
balance-more-flags = … { $n } more of this sort; --all lists them.
balance-more-rows = … { $n } more (--all)
balance-lengths = Length of a game
balance-decisions = Decisions per game
balance-per-seat = { $what } per seat
balance-totals = Totals
balance-winners = Winners
balance-everybody = Everybody
balance-band = { $share } of winners had { $low } to { $high }.
balance-band-alone = { $share } of games ended with { $low } to { $high }.
balance-sources = Sources of points
balance-used = Used: { $kind }
balance-used-how = Per game: uses per game. Of fair share: compared with equal use of all that was in play. Seats: share of seats that used it. Won: share of those seats that won.
balance-used-how-alone = Per game: uses per game. Of fair share: compared with equal use of all that was in play. Seats: share of games in which it was used.
balance-title = Balance of { $game }
balance-components = Use of components
balance-more-of-sort = … { $n } more of this sort
balance-measured-with = { $games } games with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, `{ $bot }` at each, seeds { $first } to { $last }; rules version { $rules }, pack `{ $pack }`. Figures with another version or another hash are not comparable. In parentheses: 95 % intervals.
balance-page = The page is in { $file }.
balance-results = Results by: { $trait }
balance-by-seat = Results by seat
balance-share = Win share (fair: { $fair })
balance-never = Never used ({ $count }): { $ids }
column-length = Length
column-mean = Mean
column-p10 = 10 %
column-median = Median
column-p90 = 90 %
column-winners-mean = Winners' mean
column-winners-share = Winners' share
column-source = Source
column-points-share = Share of points
column-component = Component
column-per-game = Per game
column-users = Seats
column-relative = Of fair share
column-lead = Lead
column-users-won = Won
column-games = Games
column-seat = Seat

arena-report = { $format }: { $games ->
    [one] 1 game
   *[other] { $games } games
}
arena-format-round-robin = Round robin
arena-format-gauntlet = Gauntlet
arena-format-swiss = Swiss tournament
arena-format-ladder = Ladder
arena-format-test = Test
arena-matrix = Points against each opponent
arena-contest = { $game }, seats: { $seats } ({ $options }), { $games ->
    [one] 1 game
   *[other] { $games } games
}
arena-ratings-here = Ratings from these games alone: { $ratings }.
arena-interval = In parentheses: 95 % intervals. Points: others left behind, ties half. Places: how often first, second and so on.
arena-faults = { $count ->
    [one] 1 game was broken off
   *[other] { $count } games were broken off
}
arena-faults-more = And { $count } more.
arena-fault-error = { $bot } crashed ({ $game }, { $bots }, seed { $seed })
arena-fault-illegal = { $bot } chose a move that was not offered ({ $game }, { $bots }, seed { $seed })
arena-fault-limit = { $bot } thought for too long ({ $game }, { $bots }, seed { $seed })
arena-fault-endless = { $bot } made too many decisions ({ $game }, { $bots }, seed { $seed })
arena-fault-died = The process died while { $bot } was thinking ({ $game }, { $bots }, seed { $seed })
arena-fault-rules = The rules failed, so the game does not count ({ $game }, { $bots }, seed { $seed })
arena-test-line = LLR { $ratio } ({ $lower } to { $upper }), { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $share } of the wins (even: { $even })
arena-verdict-elo1 = { $a } is stronger than { $b }: a lead of { $elo1 } Elo is accepted against { $elo0 } (risk of error { $alpha }).
arena-verdict-elo0 = { $a } is not stronger than { $b } by { $elo1 } Elo: a lead of { $elo0 } is accepted (risk of error { $beta }).
arena-verdict-open = There is no verdict yet between a lead of { $elo0 } and of { $elo1 } Elo.
arena-interrupted = Interrupted. { $games ->
    [one] 1 game is
   *[other] { $games } games are
} in { $file }; the same command goes on from there.
arena-levels-trial = { $level }: with an error of { $error } the level above wins { $share }.
arena-levels-found = { $level } is { $bot }.
arena-levels-missed = Outside of { $low } to { $high } wins against the level below: { $levels }.
arena-levels-interval = In parentheses: 95 % intervals. Ratings: random has 1000. Wins: against the level below, of the weakest against random.
arena-levels-written = The levels are in { $file }.
arena-page = The page is in { $file }.
column-rating = Rating
column-points = Points
column-thinking = Time a decision
column-faults = Faults
column-places = Places

serve-ready = Rekindle is running at { $where } (Ctrl+C to stop)
serve-everybody = Anyone who can reach this machine can join.
serve-ended = Rekindle has stopped. All tables are saved.

trained = Trained in { $games } games. The network is in { $file }.
training-round = { $games } games, { $speed } a second; loss { $loss }, mean total { $total }, { $length } decisions a game
training-strength = Against { $rival } without search: { $share } of wins, { $low } to { $high } (95 %), in { $games } games; mean total { $total }

records-written = { $rows ->
    [one] one decision
   *[other] { $rows } decisions
} of { $games ->
    [one] one game
   *[other] { $games } games
}, in { $file }
features-listed = { $count } numbers describe { $game } with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
