# Errors of the HTTP API.

table-unknown = This table does not exist; it may have been removed because nobody joined.
table-private = This table is private: open it with the link that you were given.
table-started = The game has started: seats can no longer be changed.
table-outdated = This table was opened with rules or a pack that this server no longer has.
seat-unknown = This table has no seat { $seat }; its seats are 0 to { $last }.
seat-own = This is your own seat: you cannot remove yourself.
seat-taken = This seat is already taken.
seat-invited = This seat is reserved for somebody with an invitation, and yours is not valid for it.
seat-not-yours = This seat is not yours.
seat-not-invited = Only seats of the kind ‘invited’ have invitations; change the seat first.
not-host = Only the host of the table may do this.
one-person = Only one seat can be your own (‘person’); further ones on your device are ‘shared’.
take-it = To make a seat your own, take it.
level-unknown = Unknown bot level ‘{ $level }’; levels: { $levels }.
clock-wrong = The clock must be { $least } to { $most } seconds, or 0 for the default.
name-empty = Please enter a name.
name-long = A name can have at most { $most } characters.
name-unseen = A name must consist of visible characters.
name-taken = Somebody at this table is already called ‘{ $name }’; choose another name.
link-void = This link has been used, has expired, or belongs to another table. Create a new one.
game-unknown = Unknown game; games: { $games }.

login-wrong = Wrong name or password.
login-needed = Please log in first.
account-taken = There is already an account called ‘{ $name }’; choose another name.
password-short = A password needs at least { $least } characters.
password-long = A password can have at most { $most } characters.

too-many-requests = Too many requests; try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
too-many-tables = You have { $most } unfinished tables; finish some of them first.
too-large = The request is too large.
long-address = This URL is too long.
not-understood = The request is malformed.
not-utf8 = The request is not UTF-8: send JSON in this encoding.
not-found = There is nothing at this URL.
no-method = This method is not supported here.
trouble = Something went wrong on the server. Nothing was changed; please try again.
no-page = The page has not been built. In the project folder, run: make page
