# Was das Terminal selbst sagt.

person = Spieler
seat = Platz { $seat }
welcome = Willkommen bei Rekindle. Enter nimmt, was in Klammern steht.
ask-game = Welches Spiel ({ $games })?
ask-continue = Die unfertige Partie { $game } fortsetzen?
yes = ja
no = nein
yes-or-no = Antworte { $yes } oder { $no }.
ask-name = Dein Name?
ask-seats = Wie viele spielen mit, { $first } bis { $last }?
ask-people = Wer sitzt noch an dieser Tastatur? Namen mit Komma, oder Enter für niemanden:
ask-bot = Welche Bots nehmen die anderen Plätze ({ $bots })?
setting = { $options }; Startzahl { $seed }
interpreted = Die Spielmaschine läuft interpretiert und darum mehrfach langsamer: Sie ist hier nicht übersetzt.

thinking = { $name } überlegt
curtain = Weitergeben an { $name }.
curtain-undo = { $name }: undo nimmt deine letzte Entscheidung zurück.
own-hand = { $name }: nur für deine Augen
empty = Niemand auf: { $spaces }.
with = mit { $item }
hint = Gib eine Nummer ein oder Wörter wie: { $example }. Auch hilfe, brett, zurück, beenden …
press-enter = { $name }, drücke Enter:
type-something = Gib eine Nummer ein, einen Zug oder hilfe.
no-number = Die Züge haben die Nummern 1 bis { $count }.
ambiguous = '{ $typed }' kann heißen: { $found }
unknown = '{ $typed }' ist weder Zug noch Befehl. Versuche züge oder hilfe.
unknown-near = '{ $typed }' ist weder Zug noch Befehl. Meinst du '{ $near }'?

undone = Zurückgenommen: { $move }
undo-nothing = Es wurde noch nichts gespielt.
undo-revealed = '{ $move }' lässt sich nicht zurücknehmen: Es wurde gewürfelt oder etwas Verdecktes bekannt.
undo-other = Von dir lässt sich nichts zurücknehmen: { $name } hat seither entschieden.
why-what = Sag, welcher Zug, zum Beispiel: why { $example }
why-offered = '{ $move }' ist möglich, unter der Nummer { $number }.
why-not = '{ $move }' geht nicht: { $reason }
rules-how = Gib rules und eines dieser Wörter ein, die Nummer eines Artikels (place.1) oder was du suchst.
rules-near = Keine Regel spricht von '{ $typed }'; wohl aber von: { $near }
rules-none = Keine Regel spricht von '{ $typed }'; die Abschnitte sind: { $keys }
card-which = Sag, welche Karte, zum Beispiel: card { $example }
card-unknown = Es gibt keine Karte '{ $typed }'. Versuche: card { $near }
log-number = Nach log kommt eine Zahl von Zeilen, etwa log 20.
save-where = Dieses Spiel wird nicht aufbewahrt; sag, wohin: save DATEI
saved = Gespeichert: { $file }
not-kept = Der Zug gilt, ließ sich aber nicht speichern: { $reason }. Speichere anderswo: save DATEI
goodbye = Das Spiel ist gespeichert. Weiter geht es mit: rekindle resume { $file }
goodbye-unsaved = Auf Wiedersehen. Dieses Spiel wurde nicht aufbewahrt.
finished = Die Aufzeichnung bleibt. Ansehen mit: rekindle replay { $file }
won = { $name } gewinnt.
shared = Geteilter Sieg: { $names }.

command-moves = züge
command-board = brett
command-hand = hand
command-players = spieler
command-log = protokoll
command-card = karte
command-rules = regeln
command-why = warum
command-undo = zurück
command-save = speichern
command-help = hilfe
command-quit = beenden

help-moves = Gib die Nummer eines Zuges ein oder seine Wörter; auch ihre Anfänge genügen, solange sie eindeutig sind. Hier zum Beispiel: { $example }
usage-moves = züge
help-moves-again = die Auswahl noch einmal
usage-board = brett
help-board = der Spielplan
usage-hand = hand
help-hand = was nur du sehen darfst
usage-players = spieler
help-players = was alle haben
usage-log = protokoll N
help-log = was geschah, die letzten N Zeilen
usage-card = karte NAME
help-card = was eine Karte, ein Markt oder ein Feld tut
usage-rules = regeln WÖRTER
help-rules = die Regeln zu etwas; ohne Wörter ihre Abschnitte
usage-why = warum ZUG
help-why = warum ein Zug nicht geht
usage-undo = zurück
help-undo = deine letzte Entscheidung zurücknehmen, Schritt für Schritt
usage-save = speichern DATEI
help-save = wo das Spiel liegt, oder eine Kopie in einer Datei
usage-help = hilfe
help-help = dies hier
usage-quit = beenden
help-quit = aufhören; das Spiel bleibt gespeichert

replay-at = Nach Entscheidung { $at } von { $length }
replay-begin = Vor der ersten von { $length } Entscheidungen
replay-waits = Als Nächstes entscheidet: { $name }
replay-help = next (oder Enter), back, jump N, turn N, end, view PLATZ|all|spectator, board, log N, quit
replay-seats = '{ $typed }' ist kein Platz; erwartet wird all, spectator oder: { $seats }
replay-number = erwartet wird eine Zahl von 0 bis { $most }

resume-none = Es gibt keine unfertigen Spiele. Ein neues beginnt: rekindle play

column-place = Platz
column-player = Spieler
column-total = Summe
column-kind = Art
column-bot = Bot
column-seats = Plätze
column-wins = Siege
column-mean-place = Mittlerer Platz
column-mean-total = Mittlere Summe

pack-new = { $folder } kann bearbeitet werden. Danach: rekindle pack check { $folder }
game-seats = { "  " }{ $first } bis { $last } Spieler
game-option = { "  " }--option { $name }=…  möglich: { $values }; ohne Angabe: { $default }

simulated = { $games } Partien { $game } mit { $seats } Plätzen ({ $options }), Startzahlen { $first } bis { $last }
simulated-bot = { $name } (auf { $seats } der Plätze): { $wins } Siege, { $share } bei einem gerechten Anteil von { $fair }; mittlerer Platz { $place }, mittlere Summe { $total }.
simulated-seats = Siege nach Platz: { $seats }.
simulated-length = Entscheidungen je Partie: Mittel { $mean }, Median { $median }, 90 % der Partien von { $low } bis { $high }.
simulated-interval = In Klammern: 95-%-Bereiche. Es dauerte { $seconds } s.
column-share = Anteil
column-fair = Gerecht
