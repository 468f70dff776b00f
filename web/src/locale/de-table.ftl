# Texte von Tisch und Wiederholung.

loading = Einen Moment …
sending = Gesendet …
no-page-for-game = Diese Seite kann { $game } nicht anzeigen.
seat-unnamed = Platz { $mark }
table-barred = Dieser Tisch kann nicht angezeigt werden
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# Teile des Tisches
board = Spielplan
board-keys = Spielplan: Mit den Pfeiltasten bewegst du dich über den Plan, mit Plus und Minus zoomst du
mine = Meins
side-of = Auslage von { $name }
moves = Züge
log = Verlauf
rules = Regeln
all-players = Spieler
menu = Mehr
table-parts = Teile des Tisches
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Alles zeigen

# Wer dran ist
turn-mine = Du bist dran
turn-theirs = { $name } ist am Zug
turn-several = Am Zug: { $names }
turn-bot = { $name } überlegt …
turn-over = Das Spiel ist zu Ende
turn-elsewhere = Warten auf andere
spectating = Du schaust zu. Du siehst, was alle sehen.
spectating-device = An diesem Gerät ist gerade niemand dran.
look-as = Zurück zur eigenen Sicht
connection-lost = Verbindung verloren. Sie wird wiederhergestellt …
news = Gerade eben

# Eine Entscheidung
pending = In beliebiger Reihenfolge
pending-besides = Oder vorher
free-actions = Freie Aktionen
held = { $thing }: Wähle jetzt, was leuchtet.
held-all = Alle Züge
question-plain = Als Liste zeigen
question-own = Wie üblich zeigen
choose-for = { $thing }: Wähle
read-card = „{ $name }“ lesen
card-hint = Mit i, langem Drücken oder Rechtsklick bleibt die Karte offen
since-title = Seit deiner letzten Entscheidung

# Tippen
command-label = Nummer oder Wörter eines Zuges; „warum“ und Wörter für eine Begründung; „regeln“ und Wörter zum Nachschlagen
command-hint = Nummer, Wörter oder warum …
command-why = warum
command-undo = zurück
command-rules = regeln
command-help = hilfe
command-several = Das kann heißen: { $moves }
command-no-number = Die Züge haben die Nummern 1 bis { $most }.
command-why-what = Schreib dazu, was du meinst, zum Beispiel: warum place 3 farm
command-near = Das ist gerade kein Zug. Meinst du „{ $near }“?
command-unknown = Das ist gerade kein Zug. Den Grund erfährst du mit „warum“ und denselben Wörtern.
command-nothing = Gib die Nummer oder die Wörter eines Zuges ein.

# Warum nicht
why-not-title = Warum nicht: { $thing }
why-nothing = Damit kannst du gerade nichts machen.
why-more = { $count ->
    [one] 1 weiterer Grund
   *[other] { $count } weitere Gründe
}

# Zurücknehmen
undo-step = Zurück: { $step }
undo-more = Weiter zurück
undo-steps = { $count } Schritte lassen sich zurücknehmen
undo-to = { $count ->
    [one] Diesen Schritt zurücknehmen:
   *[other] { $count } Schritte zurück, bis vor:
}
undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-other = Nichts zurückzunehmen: { $name } hat seither entschieden.
undo-revealed = Nichts zurückzunehmen: Es wurde etwas aufgedeckt oder gewürfelt.

# Verlauf
log-turn = Zug { $turn }: { $name }
log-setup = Vor dem ersten Zug
log-empty = Noch ist nichts passiert.
log-earlier = Ältere Einträge

# Regeln und Karten
rules-search = Suche: Wörter oder die Nummer eines Artikels
rules-found = { $count ->
    [0] Kein Artikel erwähnt das.
    [one] 1 Artikel
   *[other] { $count } Artikel
}
rules-article = Regel { $id }
source-rulebook = Werte aus der Spielregel
source-published = Werte wie veröffentlicht
source-rekindle = Werte von uns entworfen

# Spieler
seat-you = du
seat-this-device = an diesem Gerät
seat-here = da
seat-away = nicht da
seat-bot-level = Bot, { $level }
seat-substitute = wird von einem Bot vertreten ({ $level })
seat-replaced = Du warst weg, darum spielt ein Bot für dich ({ $level }).
seat-back = Meinen Platz zurücknehmen
seat-overdue = { $votes ->
    [0] Die Bedenkzeit ist um.
    [one] Die Bedenkzeit ist um; 1 Stimme für einen Bot.
   *[other] Die Bedenkzeit ist um; { $votes } Stimmen für einen Bot.
}
seat-vote = Einen Bot einspringen lassen
player-deciding = am Zug
player-look = Auslage von { $name } ansehen

# Punkte
scores = Punkte
scores-total = Summe
scores-public = Was alle jetzt schon zählen können. Geheime Punkte kommen am Ende dazu.
scores-final = Die Schlusswertung.
chart-title = Punkte im Verlauf
chart-label = Liniendiagramm der Punkte im Verlauf des Spiels; darunter dasselbe als Tabelle
chart-table = Dasselbe als Tabelle
chart-turn = Zug
chart-end = Ende
result-won = { $name } gewinnt
result-shared = Geteilter Sieg: { $names }
record-download = Aufzeichnung herunterladen
play-again = Noch einmal
play-new = Neuer Tisch

# Das Gerät weitergeben
curtain = Gib das Gerät an { $name }
curtain-lift = Ich bin { $name }
curtain-undo = { $name }: letzte Entscheidung zurücknehmen

# Menü
notify = Benachrichtigen, wenn ich dran bin
notify-on = Dieser Browser benachrichtigt dich, wenn du dran bist.
notify-off = Dieser Browser erlaubt keine Benachrichtigungen.
move-seat = Auf einem anderen Gerät weiterspielen
move-seat-how = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, 15 Minuten lang; dann ist der Platz dort und nicht mehr hier.
watch-link = Link für Zuschauer
watch-how = Wer diesen Link hat, kann zuschauen und sieht keine Geheimnisse.
look-back = Bisherigen Verlauf ansehen
pace-is-live = Spiel am Stück
pace-is-turns = Zug um Zug, über Tage

# Tasten
keys = Tasten
key-number = die Nummer eines Zuges tippen
key-command = Wörter tippen: einen Zug, „warum …“, „regeln …“
key-undo = zurücknehmen
key-arrows = auf dem Plan oder in der Liste der Züge bewegen
key-enter = spielen oder wählen
key-read = die Karte im Fokus lesen
key-zoom = den Plan vergrößern, verkleinern, ganz zeigen
key-escape = abbrechen, schließen
key-help = diese Liste
key-step = eine Entscheidung zurück oder weiter
key-turn = einen Zug zurück oder weiter
key-ends = Anfang und Ende
key-play = abspielen und anhalten

# Wiederholung
replay-title = Wiederholung
replay-of = { $title }: Wiederholung
replay-at = Entscheidung { $at } von { $length }
replay-eyes = Sicht von
replay-spectator = allen
replay-next = Als Nächstes: { $name }
replay-played = { $name }: { $move }
replay-hidden = { $name } ist am Zug
replay-end = Das Ende
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Eine Entscheidung zurück
replay-on = Eine Entscheidung weiter
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-round-back = Eine Runde zurück
replay-round-on = Eine Runde weiter
replay-turns = Zug
replay-rounds = Runde
replay-decisions = Entscheidung
replay-play = Abspielen
replay-pause = Anhalten
replay-link = Link zu diesem Moment
replay-log = Was gerade passiert ist
replay-branch = Von hier aus weiterspielen
replay-branch-how = Ein neuer Tisch beginnt bei dieser Entscheidung: du an einem Platz, Bots an den anderen.
replay-branch-seat = Dein Platz
replay-branch-level = Bots
replay-branch-name = Dein Name
replay-branch-go = Weiterspielen
replay-table = Zum Tisch

# Rückfrage
doubt-for-nothing = Das kostet etwas und bringt nichts
doubt-ends-game = Das beendet das Spiel
doubt-yes = Trotzdem spielen
doubt-no = Doch nicht
