# What is said when something is asked over HTTP that is not done.

table-unknown = There is no such table; it may have been removed because nobody came.
table-private = This table is private: open it with the link that you were given.
table-started = The game has begun: seats cannot be changed any more.
table-outdated = This table was opened with rules or a pack that are not here any more.
seat-unknown = There is no seat { $seat } at this table; its seats are 0 to { $last }.
seat-own = This is your own seat: you cannot free it from yourself.
seat-taken = Somebody sits here already.
seat-invited = This seat is kept for somebody with an invitation, and yours does not fit.
seat-not-yours = This seat is not yours.
seat-not-invited = Invitations are for seats of the kind ‘invited’; change the seat first.
not-host = Only whoever opened the table may do that.
one-person = Only one seat can be your own (‘person’); others on your device are ‘shared’.
take-it = Sit down to make a seat your own.
level-unknown = There is no bot of the level ‘{ $level }’; there are: { $levels }.
clock-wrong = The clock takes seconds from { $least } to { $most }, or 0 for the usual time.
name-empty = A name is missing.
name-long = A name has { $most } characters at most.
name-unseen = A name is made of characters that can be seen.
name-taken = ‘{ $name }’ is the name of somebody else at this table; choose another one.
link-void = This link was used already, is too old, or is not of this table. Make a new one.
game-unknown = There is no such game; there are: { $games }.

login-wrong = There is no account of this name with this password.
login-needed = Log in first.
account-taken = There is an account of the name ‘{ $name }’ already; choose another name.
password-short = A password has { $least } characters at least.
password-long = A password has { $most } characters at most.

too-many-requests = That was too often in a short time; try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
too-many-tables = You have { $most } unfinished tables; finish some of them first.
too-large = That is too much at once.
long-address = This address is too long.
not-understood = What was sent cannot be understood.
not-found = There is nothing at this address.
no-method = This address is not asked in this way.
trouble = Something went wrong here, and it is not your fault. Nothing was changed; try again.
no-page = The page is not built. In the folder of the project: make page
