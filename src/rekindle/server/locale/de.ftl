# Was gesagt wird, wenn über HTTP etwas verlangt wird, das nicht geht.

table-unknown = Diesen Tisch gibt es nicht; vielleicht wurde er entfernt, weil niemand kam.
table-private = Dieser Tisch ist privat: Öffne ihn mit dem Link, den du bekommen hast.
table-started = Das Spiel hat begonnen: Die Plätze lassen sich nicht mehr ändern.
table-outdated = Dieser Tisch wurde mit Regeln oder einem Paket eröffnet, die es hier nicht mehr gibt.
seat-unknown = An diesem Tisch gibt es keinen Platz { $seat }; er hat die Plätze 0 bis { $last }.
seat-own = Das ist dein eigener Platz: Dich selbst kannst du nicht aufstehen lassen.
seat-taken = Hier sitzt schon jemand.
seat-invited = Dieser Platz ist für jemanden mit einer Einladung, und deine passt nicht.
seat-not-yours = Dieser Platz gehört dir nicht.
seat-not-invited = Einladungen gibt es für Plätze der Art „invited“; ändere zuerst den Platz.
not-host = Das darf nur, wer den Tisch eröffnet hat.
one-person = Nur ein Platz kann dein eigener sein („person“); weitere an deinem Gerät sind „shared“.
take-it = Setz dich, um einen Platz zu deinem zu machen.
level-unknown = Es gibt keinen Bot der Stärke „{ $level }“; es gibt: { $levels }.
clock-wrong = Die Uhr nimmt { $least } bis { $most } Sekunden, oder 0 für die übliche Zeit.
name-empty = Es fehlt ein Name.
name-long = Ein Name hat höchstens { $most } Zeichen.
name-unseen = Ein Name besteht aus Zeichen, die man sieht.
name-taken = „{ $name }“ heißt an diesem Tisch schon jemand; wähl einen anderen Namen.
link-void = Dieser Link wurde schon benutzt, ist zu alt oder gehört nicht zu diesem Tisch. Mach einen neuen.
game-unknown = Dieses Spiel gibt es nicht; es gibt: { $games }.

login-wrong = Es gibt kein Konto mit diesem Namen und diesem Passwort.
login-needed = Melde dich zuerst an.
account-taken = Es gibt schon ein Konto mit dem Namen „{ $name }“; wähl einen anderen.
password-short = Ein Passwort hat mindestens { $least } Zeichen.
password-long = Ein Passwort hat höchstens { $most } Zeichen.

too-many-requests = Das war zu oft in kurzer Zeit; versuch es in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} wieder.
too-many-tables = Du hast { $most } unfertige Tische; spiel zuerst ein paar davon zu Ende.
too-large = Das ist zu viel auf einmal.
long-address = Diese Adresse ist zu lang.
not-understood = Was geschickt wurde, ist nicht zu verstehen.
not-found = Unter dieser Adresse gibt es nichts.
no-method = So lässt sich diese Adresse nicht fragen.
trouble = Hier ging etwas schief, und du kannst nichts dafür. Nichts wurde geändert; versuch es noch einmal.
no-page = Die Seite ist nicht gebaut. Im Ordner des Projekts: make page
