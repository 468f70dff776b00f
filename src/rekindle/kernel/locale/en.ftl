# What the kernel itself says, in every game.

reason-game-over = the game is over
reason-not-asked = it is another seat's decision
reason-not-now = it is not what is asked now: { $asked }
