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
mine = Ich
side-of = Bereich von { $name }
moves = Züge
log = Verlauf
rules = Regeln
all-players = Spieler
menu = Menü
table-parts = Teile des Tisches
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Alles zeigen
splitter = Zwischen Spielplan und eigenem Bereich: ziehen oder mit den Pfeiltasten verschieben; Doppelklick für die übliche Höhe
something-to-choose = hier gibt es etwas zu wählen
talk = Handeln
undo = Rückgängig
skip-shown = Vorspulen
ends-turn = Zug von selbst beenden
ends-turn-note = Wenn außer Handeln nichts mehr zu tun ist

# Wer dran ist
turn-mine = Du bist am Zug
turn-theirs = { $name } ist am Zug
turn-several = Am Zug: { $names }
turn-bot = { $name } überlegt …
turn-over = Das Spiel ist zu Ende
turn-elsewhere = Warten auf andere
spectating = Du schaust zu und siehst, was alle sehen.
spectating-device = An diesem Gerät ist gerade niemand am Zug.
look-as = Zurück zur eigenen Sicht
connection-lost = Verbindung verloren. Sie wird wiederhergestellt …
offline-how = Bis dahin lässt sich nichts spielen. Den letzten Zug, den du anklickst, merkt sich die Seite.
offline-kept = Nicht verbunden: „{ $move }“ ist vorgemerkt und wird dir nachher wieder angeboten.
offline-try = Jetzt versuchen
offline-again = Wieder verbunden. „{ $move }“ jetzt spielen?
offline-yes = Spielen
offline-no = Nein
offline-lapsed = „{ $move }“ wurde nicht gespielt und ist jetzt nicht mehr möglich.
news = Gerade eben

# Eine Entscheidung
pending = In beliebiger Reihenfolge
pending-besides = Oder vorher
free-actions = Freie Aktionen
moves-other = Weitere Züge
move-hint = Halte einen Zug gedrückt, um zu lesen, was er bewirkt.
held = { $thing }: Wähle jetzt etwas, das leuchtet.
held-all = Alle Züge
question-plain = Als Liste zeigen
question-own = Zurück zur normalen Ansicht
choose-for = { $thing }: Wähle aus
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
why-nothing = Damit kannst du gerade nichts anfangen.
why-more = { $count ->
    [one] 1 weiterer Grund
   *[other] { $count } weitere Gründe
}

# Zurücknehmen
undo-step = Rückgängig: { $step }
undo-more = Noch weiter zurück
undo-steps = { $count } Schritte lassen sich zurücknehmen
undo-to = { $count ->
    [one] Diesen Schritt zurücknehmen:
   *[other] { $count } Schritte zurück, bis vor:
}
undo-nothing = Du kannst noch nichts zurücknehmen.
undo-other = Du kannst nichts zurücknehmen: { $name } hat seitdem entschieden.
undo-revealed = Du kannst nichts zurücknehmen: Es wurde etwas aufgedeckt oder gewürfelt.

# Verlauf
log-turn = Zug { $turn }: { $name }
log-setup = Vor dem ersten Zug
log-empty = Noch ist nichts passiert.
log-earlier = Ältere Einträge
log-newest = Neueste Einträge

# Regeln und Karten
rules-search = Wörter oder Nummer eines Artikels suchen
rules-found = { $count ->
    [0] Kein Artikel erwähnt das.
    [one] 1 Artikel
   *[other] { $count } Artikel
}
rules-article = Regel { $id }
rules-of = Regeln: { $game }
how-to-play = So geht’s
how-to-play-of = So geht’s: { $game }
source-rulebook = Werte aus der Spielregel
source-published = Werte wie veröffentlicht
source-rekindle = Werte von uns entworfen

# Spieler
seat-you = du
seat-this-device = an diesem Gerät
seat-here = am Tisch
seat-away = nicht am Tisch
seat-bot-level = Bot, { $level }
seat-substitute = wird von einem Bot vertreten ({ $level })
seat-resigned = hat aufgegeben, ein Bot spielt weiter
seat-replaced = Du warst weg, darum spielt ein Bot für dich ({ $level }).
seat-back = Selbst weiterspielen
seat-overdue = { $votes ->
    [0] Die Bedenkzeit ist um.
    [one] Die Bedenkzeit ist um; 1 Stimme für einen Bot.
   *[other] Die Bedenkzeit ist um; { $votes } Stimmen für einen Bot.
}
seat-vote = Einen Bot einspringen lassen
player-deciding = am Zug
player-look = Bereich von { $name } ansehen

# Punkte
scores = Punkte
scores-total = Summe
scores-public = Was sich jetzt schon zählen lässt. Geheime Punkte kommen am Ende dazu.
scores-final = Schlusswertung
chart-title = Punkteverlauf
chart-label = Liniendiagramm: die Punkte aller im Lauf des Spiels; darunter dasselbe als Tabelle
chart-table = Dasselbe als Tabelle
chart-turn = Zug
chart-end = Ende
result-won = { $name } gewinnt
result = Ergebnis
result-shared = Geteilter Sieg: { $names }
result-place = { $place }.
result-rank = { $rank }: { $total }
result-next = { $missing ->
    [one] Noch 1 Punkt bis zum nächsten Rang: { $rank }, ab { $least }
   *[other] Noch { $missing } Punkte bis zum nächsten Rang: { $rank }, ab { $least }
}
result-analyse = Analysieren
record = Aufzeichnung
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
speed = Züge der anderen zeigen
speed-slow = langsam
speed-calm = gemächlich
speed-brisk = zügig
speed-fast = schnell
speed-at-once = sofort
leave-resign = Aufgeben
leave-resign-title = Endgültig aufgeben?
leave-resign-of = { $name }: endgültig aufgeben?
leave-resign-how = An deinem Platz spielt ein Bot weiter, und du bekommst ihn nicht zurück. Zuschauen kannst du weiterhin.
leave-abandon = Spiel abbrechen
leave-abandon-title = Das Spiel abbrechen?
leave-abandon-alone = Das Spiel endet hier ohne Ergebnis. Du kannst es weiterhin ansehen und an einem neuen Tisch von jeder Entscheidung aus weiterspielen.
leave-abandon-how = Das Spiel endet ohne Ergebnis, sobald alle zugestimmt haben: { $names }. Spielst du vorher weiter, verfällt dein Vorschlag.
leave-propose = Vorschlagen
leave-stay = Weiterspielen
proposal-by = { $name } schlägt vor, das Spiel abzubrechen.
proposal-waits = Es fehlt noch die Zustimmung von: { $names }
proposal-agree = Zustimmen
proposal-decline = Weiterspielen
proposal-withdraw = Zurückziehen
proposal-gone = Es geht weiter: Niemand schlägt mehr vor, das Spiel abzubrechen.
abandoned-title = Das Spiel wurde abgebrochen
abandoned-how = { $count ->
    [one] Es endete ohne Ergebnis nach 1 Entscheidung.
   *[other] Es endete ohne Ergebnis nach { $count } Entscheidungen.
}
abandoned-look = Ansehen oder weiterspielen
pace-is-live = Live-Spiel
pace-is-turns = Zug um Zug, über Tage

# Tasten
keys = Tastenkürzel
key-number = die Nummer eines Zuges tippen
key-command = Wörter tippen: einen Zug, „warum …“, „regeln …“
key-undo = zurücknehmen
key-arrows = zwischen Dingen auf dem Plan oder zwischen Zügen wechseln
key-enter = spielen oder wählen
key-read = die Karte lesen, auf der der Fokus liegt
key-zoom = Plan vergrößern, verkleinern, ganz zeigen
key-escape = abbrechen, schließen
key-help = diese Übersicht
key-step = eine Entscheidung zurück oder weiter
key-turn = einen Zug zurück oder weiter
key-ends = Anfang und Ende
key-play = abspielen und anhalten

# Wiederholung
replay-title = Wiederholung
replay-of = { $title }: Wiederholung
replay-at = Entscheidung { $at } von { $length }
replay-eyes = Aus der Sicht von
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
replay-log = Was gerade geschah
replay-branch = Von hier aus weiterspielen
replay-branch-how = Ein neuer Tisch beginnt bei dieser Entscheidung: Du sitzt auf einem Platz, auf den anderen sitzen Bots.
replay-branch-seat = Dein Platz
replay-branch-level = Bots
replay-branch-as-before = So stark wie bisher
replay-branch-name = Dein Name
replay-branch-go = Weiterspielen
replay-table = Zum Tisch

# Rückfrage
doubt-for-nothing = Das kostet etwas und bringt nichts
doubt-ends-game = Das beendet das Spiel
doubt-yes = Trotzdem spielen
doubt-no = Doch nicht
