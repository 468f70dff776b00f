# Fehler der HTTP-Schnittstelle.

table-unknown = Diesen Tisch gibt es nicht; vielleicht wurde er entfernt, weil niemand gekommen ist.
table-private = Dieser Tisch ist privat: Öffne ihn mit dem Link, den du bekommen hast.
table-started = Das Spiel hat begonnen: Die Plätze lassen sich nicht mehr ändern.
table-outdated = Dieser Tisch wurde mit Regeln oder einem Paket eröffnet, die dieser Server nicht mehr hat.
seat-unknown = An diesem Tisch gibt es keinen Platz { $seat }; er hat die Plätze 0 bis { $last }.
seat-own = Das ist dein eigener Platz: Dich selbst kannst du nicht entfernen.
seat-taken = Dieser Platz ist schon besetzt.
seat-invited = Dieser Platz ist für jemanden mit einer Einladung reserviert, und deine gilt dafür nicht.
seat-not-yours = Dieser Platz gehört dir nicht.
seat-not-invited = Einladungen gibt es nur für Plätze der Art „invited“; ändere zuerst den Platz.
not-host = Das darf nur, wer den Tisch eröffnet hat.
one-person = Nur ein Platz kann dein eigener sein („person“); weitere an deinem Gerät sind „shared“.
take-it = Um einen Platz zu deinem zu machen, setz dich darauf.
level-unknown = Unbekannte Bot-Stärke „{ $level }“; es gibt: { $levels }.
clock-wrong = Die Bedenkzeit muss { $least } bis { $most } Sekunden betragen, oder 0 für die Voreinstellung.
name-empty = Bitte gib einen Namen ein.
name-long = Ein Name darf höchstens { $most } Zeichen haben.
name-unseen = Ein Name muss aus sichtbaren Zeichen bestehen.
name-taken = „{ $name }“ heißt an diesem Tisch schon jemand; wähl einen anderen Namen.
link-void = Dieser Link wurde schon benutzt, ist abgelaufen oder gehört zu einem anderen Tisch. Erstell einen neuen.
game-unknown = Unbekanntes Spiel; es gibt: { $games }.

login-wrong = Name oder Passwort ist falsch.
login-needed = Bitte melde dich zuerst an.
account-taken = Es gibt schon ein Konto mit dem Namen „{ $name }“; wähl einen anderen.
password-short = Ein Passwort braucht mindestens { $least } Zeichen.
password-long = Ein Passwort darf höchstens { $most } Zeichen haben.

too-many-requests = Zu viele Anfragen; versuch es in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} wieder.
too-many-tables = Du hast { $most } unfertige Tische; spiel zuerst ein paar davon zu Ende.
too-large = Die Anfrage ist zu groß.
long-address = Diese Adresse ist zu lang.
not-understood = Die Anfrage ist ungültig.
not-utf8 = Die Anfrage ist nicht in UTF-8: Sende JSON in dieser Kodierung.
not-found = Unter dieser Adresse gibt es nichts.
no-method = Diese Methode gibt es hier nicht.
trouble = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert; versuch es bitte noch einmal.
no-page = Die Seite ist noch nicht gebaut. Führ im Projektordner aus: make page
