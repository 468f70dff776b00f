# Was Tisch und Wiederholung sagen.

loading = Einen Moment …
sending = Gesendet …
no-page-for-game = Diese Seite kann { $game } nicht zeigen.
seat-unnamed = Platz { $mark }
table-barred = Dieser Tisch lässt sich nicht zeigen
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# Teile des Tisches
board = Spielplan
board-keys = Spielplan: Pfeiltasten gehen von Ding zu Ding, Plus und Minus vergrößern und verkleinern
mine = Meins
side-of = Vor { $name }
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
turn-theirs = { $name } entscheidet
turn-several = Es entscheiden: { $names }
turn-bot = { $name } überlegt …
turn-over = Das Spiel ist aus
turn-elsewhere = Warten
spectating = Du schaust zu. Du siehst, was alle sehen.
spectating-device = An diesem Gerät wird gerade niemand gefragt.
look-as = Mit eigenen Augen sehen
connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder …
news = Gerade eben

# Eine Entscheidung
pending = In beliebiger Reihenfolge
pending-besides = Oder vorher
free-actions = Freie Aktionen
held = Mit { $thing }: Wähle jetzt, wo es leuchtet.
held-all = Alle Züge
question-plain = Als Liste zeigen
question-own = Wie sonst zeigen
choose-for = { $thing }: wähle
read-card = „{ $name }“ lesen
card-hint = Mit i, langem Druck oder der rechten Taste bleibt es offen
since-title = Seit deiner letzten Entscheidung

# Tippen
command-label = Nummer oder Wörter eines Zuges; „warum“ und Wörter für einen Grund; „regeln“ und Wörter zum Nachschlagen
command-hint = Nummer, Wörter oder warum …
command-why = warum
command-undo = zurück
command-rules = regeln
command-help = hilfe
command-several = Das kann heißen: { $moves }
command-no-number = Die Züge haben die Nummern 1 bis { $most }.
command-why-what = Sag, worum es geht, etwa: warum place 3 farm
command-near = Das ist gerade kein Zug. Meinst du „{ $near }“?
command-unknown = Das ist gerade kein Zug. Frag „warum“ mit denselben Wörtern nach dem Grund.
command-nothing = Tippe die Nummer oder die Wörter eines Zuges.

# Warum nicht
why-not-title = Warum nicht: { $thing }
why-nothing = Damit lässt sich gerade nichts tun.
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
undo-nothing = Noch gibt es nichts zurückzunehmen.
undo-other = Nichts zurückzunehmen: { $name } hat seither entschieden.
undo-revealed = Nichts zurückzunehmen: Es wurde etwas aufgedeckt oder gewürfelt.

# Verlauf
log-turn = Zug { $turn }: { $name }
log-setup = Vor dem ersten Zug
log-empty = Noch ist nichts geschehen.
log-earlier = Früheres

# Regeln und Karten
rules-search = Suche: Wörter oder die Nummer eines Artikels
rules-found = { $count ->
    [0] Kein Artikel spricht davon.
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
seat-substitute = ein Bot vertritt ({ $level })
seat-replaced = Du warst weg, darum spielt ein Bot für dich ({ $level }).
seat-back = Meinen Platz zurücknehmen
seat-overdue = { $votes ->
    [0] Die Bedenkzeit ist um.
    [one] Die Bedenkzeit ist um; 1 Stimme für einen Bot.
   *[other] Die Bedenkzeit ist um; { $votes } Stimmen für einen Bot.
}
seat-vote = Einen Bot für sie spielen lassen
player-deciding = entscheidet
player-look = Ansehen, was vor { $name } liegt

# Punkte
scores = Punkte
scores-total = Summe
scores-public = Was jetzt alle zählen können. Geheime Punkte kommen am Ende dazu.
scores-final = Die Schlusswertung.
chart-title = Punkte im Verlauf
chart-label = Linien der Punkte aller im Verlauf des Spiels; darunter dasselbe als Tabelle
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
curtain-undo = { $name }: deine letzte Entscheidung zurücknehmen

# Menü
notify = Sag mir, wenn ich dran bin
notify-on = Dieser Browser sagt dir, wenn du dran bist.
notify-off = Dieser Browser erlaubt keine Mitteilungen.
move-seat = Meinen Platz auf ein anderes Gerät bringen
move-seat-how = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, 15 Minuten lang; dann ist der Platz dort und nicht mehr hier.
watch-link = Link für Zuschauer
watch-how = Wer diesen Link hat, kann zuschauen und sieht keine Geheimnisse.
look-back = Zurückblicken
pace-is-live = Spiel ohne Pausen
pace-is-turns = Zug um Zug, über Tage

# Tasten
keys = Tasten
key-number = die Nummer eines Zuges tippen
key-command = Wörter tippen: einen Zug, „warum …“, „regeln …“
key-undo = zurücknehmen
key-arrows = zwischen Dingen auf dem Plan gehen, oder zwischen Zügen
key-enter = spielen oder wählen
key-read = die Karte im Fokus lesen
key-zoom = den Plan vergrößern, verkleinern, ganz zeigen
key-escape = loslassen, schließen
key-help = diese Liste
key-step = eine Entscheidung zurück oder weiter
key-turn = einen Zug zurück oder weiter
key-ends = Anfang und Ende
key-play = abspielen und anhalten

# Wiederholung
replay-title = Wiederholung
replay-of = { $title }: Wiederholung
replay-at = Entscheidung { $at } von { $length }
replay-eyes = Gesehen von
replay-spectator = allen
replay-next = Als Nächstes: { $name }
replay-played = { $name }: { $move }
replay-hidden = { $name } entscheidet
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
replay-link = Link zu diesem Augenblick
replay-log = Was eben geschah
replay-branch = Von hier aus weiterspielen
replay-branch-how = Ein neuer Tisch beginnt bei dieser Entscheidung: du an einem Platz, Bots an den anderen.
replay-branch-seat = Dein Platz
replay-branch-level = Bots
replay-branch-name = Dein Name
replay-branch-go = Weiterspielen
replay-table = Zum Tisch
