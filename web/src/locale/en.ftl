# Messages of the page, except for the table and the replay.

## Everywhere

skip = Skip to content
one-moment = One moment …
close = Close
cancel = Cancel
save = Save
back = Back
copy = Copy
copied = Copied
copy-failed = Your browser does not allow copying. The link is selected: copy it yourself.
share = Share
remove = Remove
try-again = Try again
can-choose = can be chosen
you = you
guest = Guest
player = Player { $number }
language = Language
theme-light = Switch to light mode
theme-dark = Switch to dark mode
to-lobby = To the lobby
to-table = To the table
footer = An unofficial fan project. Names of games belong to their owners.

## Titles of pages

title-lobby = Lobby
title-new = New game
title-join = Take a seat
title-watch = Watch
title-claim = Move your seat here
title-table = Table
title-replay = Replay
title-account = Account
title-about = About Rekindle
title-missing = Nothing is burning here

## What went wrong

problem-unreachable = The server cannot be reached. Check that it is running and that you are online.
problem-server = The server failed (status { $status }). Try again in a moment.
problem-not-found = The server cannot find that.
problem-limit = Too many requests. Wait a minute, then try again.
problem-page = Something went wrong on the page: { $what }. Reloading usually helps.
problem-no-game = There is no game called “{ $game }” here
problem-no-seat = This table has no seat { $number }
missing-text = There is nothing at this address. Is part of the link missing?

## The lobby

hero-title = Gather round the table
hero-text = Big board games in your browser: against bots that do not cheat, with friends by link, or passing one device round.
lobby-continue = Continue where you were
lobby-games = Pick a game
lobby-join = Tables looking for players
lobby-watch = Games to watch
list-remove = Remove { $title } from my list
list-removed = { $title } is off your list.
list-undo = Undo
list-remove-title = Remove { $title } from your list?
list-remove-seat = The key to your seat is kept in this browser only, and it is deleted with the entry: you lose the seat for good. If others are playing with you, resign at the table instead, so that they do not wait for you.
list-remove-entry = Only the entry disappears: the seat still belongs to your account { $account }, and the game waits for you. The address of the table brings you back to it.
list-remove-place = You give up your seat, so that somebody else can take it.
play = Play
game-players = { $from ->
    [one] { $to ->
        [one] 1 player
       *[other] 1 to { $to } players
    }
   *[other] { $from } to { $to } players
}
watch = Watch
see-replay = Replay
sit-down = Sit down
stand-up = Stand up
game-euphoria = Send your dice to work in a cheerful dystopia. Dig tunnels, build markets, recruit followers – and do not let your workers think too much.
game-recall = A forgotten people left its vaults, crystals and knowledge behind. Lead your followers across the land, dig up what was lost, and awaken the tribes of old.
game-revive = Five thousand years of ice are over. Lead your tribe out of hiding, explore the frozen land, and bring machines and old sites back to life.

standing-waiting = { $count ->
    [0] Everybody is here
    [one] Waiting for one player
   *[other] Waiting for { $count } players
}
standing-yours = It is your turn
standing-turn = Waiting for { $names }
standing-abandoned = The game was abandoned
standing-proposal = { $name } proposes to abandon the game
standing-alone = Finished with { $total } points
standing-won = { $count ->
    [one] { $names } has won
   *[other] Shared victory: { $names }
}

## Seats

seat-number = Seat { $number }
seat-open = Open to anybody
seat-invited = Invited by link
seat-person = Player
seat-shared = On this device
seat-bot = Bot
kind-person = Me
kind-bot = Bot
kind-shared = Shares this device
kind-invited = Friend by link
kind-open = Open to anybody
level-beginner = Beginner
level-easy = Easy
level-steady = Steady
level-sharp = Sharp
level-expert = Expert
level-master = Master
level-of = Strength of the bot on seat { $number }
name-of = Name of the player on seat { $number }
your-name = Your name at the table

## A new game

new-who = Who are you playing with?
new-count = Players
new-alone = A solo game
new-seats = Seats
new-more = More options
new-altered = { $count ->
    [one] one changed
   *[other] { $count } changed
}
new-table = The table
new-options = Variants of the game
new-play = Play
new-open = Open the table
new-starts = The game starts right away.
new-waits = The game starts when everybody has taken a seat.
preset-bots = Against bots
preset-bots-text = Starts right away; you can leave and come back whenever you like.
preset-device = Pass one device round
preset-device-text = Everybody plays here; a curtain hides what others must not see.
preset-friends = With friends by link
preset-friends-text = You get a link for each seat to send to your friends.
pace = Pace
pace-live = Live
pace-live-text = Everybody stays at the table until the game is over.
pace-turns = Turn by turn
pace-turns-text = Everybody drops in when it is their turn, over hours or days.
clock = Time to think before others may call in a bot
clock-usual = Default
clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
listed = Show the table in the lobby
listed-text = Anybody on this server may watch.
listed-open = It has an open seat, so anybody on this server may watch and sit down.
lots = Draw lots for the seats
pack = Content pack

## A table that waits

room-title = { $game }: the table is set
room-text = The game starts when every seat is taken.
room-waits = free
room-link = Invitation to seat { $number }
room-new-link = Make a new link
room-invite = Invite by link
room-open = Open to anybody instead
room-bot = Put a bot here
room-person = Keep it for a friend
room-free = Free this seat
room-free-of = Free this seat: { $name } has to leave it
unseated = You no longer have a seat at this table
room-unseated = Your seat was freed, or you moved it to another device. Ask the host for a new link if you would like to join again.
room-watch = Link for spectators
room-watch-text = Anybody with this link sees what everybody at the table sees, but no secrets.

## Links

join-title = A seat for you at { $game }
join-yours = your seat
join-taken = This seat is taken
join-taken-text = Somebody has already taken this seat. If it was you, open the table on the device you used.
join-failed = The seat cannot be shown
claim-text = Your seat moves to this device. The other one can then only watch.
claim-do = Continue here
claim-used = The link is no longer in the address. If you have used it, your seat is here already; otherwise open the link again.

## Accounts

account = Account
account-of = Account: { $name }
account-text = You do not need an account to play. With one, you find your tables on every device.
account-in = Sign in
account-new = Create an account
account-out = Sign out
account-name = Name
account-password = Password
account-welcome = Welcome, { $name }.
account-tables = Your tables
account-no-tables = No tables yet. Those that you open or join while signed in appear here.
account-delete = Delete the account
account-delete-text = The name and the password are erased. Your games stay, and seats can still be played from the browsers that hold them. This cannot be undone.
account-delete-do = Delete for good
account-deleted = The account is deleted.

## About

about-what = Rekindle plays modern board games: the same rules in the browser, in the terminal and for the bots, which see no more than any other player.
about-fan = Made by fans
about-fan-text = This is an unofficial project. The designers and publishers of the games have not commissioned, reviewed or approved it. The names of the games belong to their owners. It contains none of their art or text: pictures, texts and rules are our own, in our own words. If you like a game, buy it: a table with people round it is hard to beat.
about-privacy = What is stored
about-privacy-text = The server stores tables, moves and the names players choose. Your browser stores the keys to your seats. Nothing is loaded from other servers, and there is no tracking.
about-licence = Licence
about-licence-text = Rekindle is free software:
about-icons = Icons
about-icons-text = The icons of the games come from
about-menus-text = The icons of menus and buttons come from
about-fonts = Typefaces
about-fonts-text = The page is set in
