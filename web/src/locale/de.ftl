# Texte der Seite, außer Tisch und Wiederholung.

## Überall

skip = Zum Inhalt
one-moment = Einen Moment …
close = Schließen
cancel = Abbrechen
save = Speichern
back = Zurück
copy = Kopieren
copied = Kopiert
copy-failed = Dein Browser erlaubt das Kopieren nicht. Der Link ist markiert: Kopiere ihn selbst.
share = Teilen
remove = Entfernen
try-again = Noch einmal versuchen
can-choose = wählbar
you = du
guest = Gast
player = Spieler { $number }
language = Sprache
theme-light = Helle Ansicht
theme-dark = Dunkle Ansicht
to-lobby = Zur Lobby
to-table = Zum Tisch
footer = Ein inoffizielles Fanprojekt. Die Namen der Spiele gehören ihren Eigentümern.

## Titel der Seiten

title-lobby = Lobby
title-new = Neues Spiel
title-join = Platz nehmen
title-watch = Zuschauen
title-claim = Hol deinen Platz hierher
title-table = Tisch
title-replay = Wiederholung
title-account = Konto
title-about = Über Rekindle
title-missing = Hier brennt nichts

## Was schiefging

problem-unreachable = Der Server ist nicht erreichbar. Prüfe, ob er läuft und ob du online bist.
problem-server = Auf dem Server ist etwas schiefgegangen (Status { $status }). Versuche es gleich noch einmal.
problem-not-found = Das hat der Server nicht gefunden.
problem-limit = Zu viele Anfragen. Warte eine Minute und versuche es dann noch einmal.
problem-page = Auf der Seite ist etwas schiefgegangen: { $what }. Meist hilft es, sie neu zu laden.
problem-no-game = Ein Spiel namens „{ $game }“ gibt es hier nicht
problem-no-seat = An diesem Tisch gibt es keinen Platz { $number }
missing-text = Unter dieser Adresse gibt es nichts. Fehlt ein Stück des Links?

## Die Lobby

hero-title = Kommt an den Tisch
hero-text = Große Brettspiele im Browser: gegen Bots, die nicht schummeln, mit Freunden per Link oder reihum an einem Gerät.
lobby-continue = Weiterspielen
lobby-games = Wähle ein Spiel
lobby-join = Tische, die Mitspieler suchen
lobby-watch = Spiele zum Zuschauen
list-remove = { $title } aus meiner Liste entfernen
list-removed = { $title } steht nicht mehr in deiner Liste.
list-undo = Rückgängig
list-remove-title = { $title } aus deiner Liste entfernen?
list-remove-seat = Der Schlüssel zu deinem Platz liegt nur in diesem Browser und wird mit dem Eintrag gelöscht: Du verlierst den Platz endgültig. Spielst du mit anderen, dann gib lieber am Tisch auf, damit sie nicht auf dich warten.
list-remove-entry = Nur der Eintrag verschwindet: Der Platz gehört weiterhin zu deinem Konto { $account }, und das Spiel wartet auf dich. Über die Adresse des Tisches kommst du zurück.
list-remove-place = Du gibst deinen Platz frei, sodass sich jemand anders setzen kann.
play = Spielen
game-players = { $from ->
    [one] { $to ->
        [one] 1 Person
       *[other] 1 bis { $to } Personen
    }
   *[other] { $from } bis { $to } Personen
}
watch = Zuschauen
see-replay = Wiederholung
sit-down = Platz nehmen
stand-up = Aufstehen
game-euphoria = Schick deine Würfel in einer heiteren Dystopie zur Arbeit. Grab Tunnel, bau Märkte, wirb Anhänger an – und lass deine Arbeiter nicht zu viel nachdenken.
game-recall = Ein vergessenes Volk hat Gewölbe, Kristalle und Wissen hinterlassen. Führ deine Anhänger durchs Land, grab Verlorenes aus und erwecke die alten Völker.
game-revive = Fünftausend Jahre Eis sind vorbei. Führ deinen Stamm aus dem Versteck, erkunde das gefrorene Land und wecke alte Orte und Maschinen zu neuem Leben.

standing-waiting = { $count ->
    [0] Alle sind da
    [one] Eine Person fehlt noch
   *[other] { $count } Personen fehlen noch
}
standing-yours = Du bist am Zug
standing-turn = Am Zug: { $names }
standing-abandoned = Das Spiel wurde abgebrochen
standing-proposal = { $name } schlägt vor, das Spiel abzubrechen
standing-alone = Beendet mit { $total } Punkten
standing-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] Geteilter Sieg: { $names }
}

## Plätze

seat-number = Platz { $number }
seat-open = Für alle offen
seat-invited = Per Link eingeladen
seat-person = Spieler
seat-shared = An diesem Gerät
seat-bot = Bot
kind-person = Ich
kind-bot = Bot
kind-shared = An diesem Gerät
kind-invited = Per Link
kind-open = Für alle offen
level-beginner = Anfänger
level-easy = Leicht
level-steady = Solide
level-sharp = Stark
level-expert = Experte
level-master = Meister
level-of = Stärke des Bots auf Platz { $number }
name-of = Name auf Platz { $number }
your-name = Dein Name am Tisch

## Ein neues Spiel

new-who = Mit wem spielst du?
new-count = Personen
new-alone = Ein Solospiel
new-seats = Plätze
new-more = Weitere Einstellungen
new-altered = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
new-table = Der Tisch
new-options = Varianten des Spiels
new-play = Spielen
new-open = Tisch eröffnen
new-starts = Es geht sofort los.
new-waits = Es geht los, sobald alle sitzen.
preset-bots = Gegen Bots
preset-bots-text = Geht sofort los; du kannst jederzeit gehen und wiederkommen.
preset-device = Reihum an einem Gerät
preset-device-text = Alle spielen hier, und ein Vorhang verdeckt, was andere nicht sehen dürfen.
preset-friends = Mit Freunden per Link
preset-friends-text = Du bekommst für jeden Platz einen Link, den du verschicken kannst.
pace = Tempo
pace-live = Live
pace-live-text = Alle bleiben am Tisch, bis das Spiel zu Ende ist.
pace-turns = Zug um Zug
pace-turns-text = Alle schauen vorbei, wenn sie dran sind, über Stunden oder Tage.
clock = Bedenkzeit, bevor ein Bot einspringen darf
clock-usual = Standard
clock-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
clock-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
clock-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
listed = Den Tisch in der Lobby zeigen
listed-text = Jeder auf diesem Server darf zuschauen.
listed-open = Ein Platz ist offen: Jeder auf diesem Server darf zuschauen und sich dazusetzen.
lots = Plätze auslosen
pack = Inhaltspaket

## Ein Tisch, der wartet

room-title = { $game }: Der Tisch steht bereit
room-text = Es geht von selbst los, sobald alle Plätze besetzt sind.
room-waits = frei
room-link = Einladung auf Platz { $number }
room-new-link = Neuen Link erstellen
room-invite = Per Link einladen
room-open = Doch für alle öffnen
room-bot = Bot hinsetzen
room-person = Für Freunde freihalten
room-free = Platz freimachen
room-free-of = Platz freimachen: { $name } muss aufstehen
unseated = Du sitzt nicht mehr an diesem Tisch
room-unseated = Dein Platz wurde freigemacht, oder du hast ihn auf ein anderes Gerät mitgenommen. Wenn du doch mitspielen möchtest, lass dir einen neuen Link schicken.
room-watch = Link für Zuschauer
room-watch-text = Wer ihn hat, sieht, was alle am Tisch sehen, aber keine Geheimnisse.

## Links

join-title = Ein Platz für dich bei { $game }
join-yours = dein Platz
join-taken = Dieser Platz ist besetzt
join-taken-text = Hier hat schon jemand Platz genommen. Wenn du das warst: Öffne den Tisch auf dem Gerät, das du da benutzt hast.
join-failed = Der Platz lässt sich nicht zeigen
claim-text = Dein Platz zieht auf dieses Gerät um. Auf dem anderen kannst du dann nur noch zuschauen.
claim-do = Hier weiterspielen
claim-used = Der Link steht nicht mehr in der Adresse. Wenn du ihn benutzt hast, ist dein Platz schon hier; sonst öffne den Link noch einmal.

## Konten

account = Konto
account-of = Konto: { $name }
account-text = Zum Spielen brauchst du kein Konto. Mit einem findest du deine Tische auf jedem Gerät wieder.
account-in = Anmelden
account-new = Konto anlegen
account-out = Abmelden
account-name = Name
account-password = Passwort
account-welcome = Willkommen, { $name }.
account-tables = Deine Tische
account-no-tables = Noch keine Tische. Hier erscheinen die, die du angemeldet eröffnest oder an denen du Platz nimmst.
account-delete = Konto löschen
account-delete-text = Name und Passwort werden gelöscht. Deine Spiele bleiben, und mit jedem Browser, in dem du Platz genommen hast, kannst du weiterspielen. Das lässt sich nicht rückgängig machen.
account-delete-do = Endgültig löschen
account-deleted = Das Konto ist gelöscht.

## Über

about-what = Mit Rekindle spielst du moderne Brettspiele: dieselben Regeln im Browser, im Terminal und für die Bots, die nicht mehr sehen als alle anderen am Tisch.
about-fan = Von Fans gemacht
about-fan-text = Dies ist ein inoffizielles Projekt. Die Autoren und Verlage der Spiele haben es weder beauftragt noch geprüft oder genehmigt. Die Namen der Spiele gehören ihren Eigentümern. Bilder und Texte von ihnen gibt es hier nicht: Zeichnungen, Texte und Regeln sind unsere eigenen, in unseren eigenen Worten. Wenn dir ein Spiel gefällt, kauf es: Ein Tisch mit Menschen drumherum ist schwer zu schlagen.
about-privacy = Was gespeichert wird
about-privacy-text = Der Server speichert Tische, Züge und die Namen, die sich Spieler geben. Dein Browser speichert die Schlüssel zu deinen Plätzen. Nichts wird von anderen Servern geladen, und es gibt kein Tracking.
about-licence = Lizenz
about-licence-text = Rekindle ist freie Software:
about-icons = Symbole
about-icons-text = Die Symbole der Spiele stammen von
about-menus-text = Die Symbole in Menüs und auf Knöpfen stammen von
about-fonts = Schriften
about-fonts-text = Gesetzt ist die Seite in
