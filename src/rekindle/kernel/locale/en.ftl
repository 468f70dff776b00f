# What the kernel itself says, in every game.

reason-game-over = the game is over
reason-not-asked = it is another seat's decision
reason-not-now = something else is asked now (“{ $asked }”)

player = Player { $seat }
nothing = nothing
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-more = { $a }, { $b }
list-apart = { $a }; { $b }
sentences = { $a } { $b }
sentence = { $what }.
named = { $en }
verbatim = { $name }

outcome = { $move }: { $what }
outcome-asks = { $told } …
outcome-others = { $told }. { $others }
only-move = { $told } It was the only move.
