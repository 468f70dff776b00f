# Texte des Terminals.

person = Spieler
seat = Platz { $seat }
welcome = Willkommen bei Rekindle. Enter übernimmt die Antwort in Klammern.
ask-game = Welches Spiel ({ $games })?
ask-continue = Die angefangene Partie { $game } fortsetzen?
yes = ja
no = nein
yes-or-no = Antworte { $yes } oder { $no }.
ask-name = Dein Name?
ask-seats = Wie viele spielen mit, { $first } bis { $last }?
ask-people = Wer spielt hier noch mit? Namen durch Kommas getrennt, oder Enter für niemanden
too-many-people = Das sind zu viele Namen; freie Plätze: { $places }.
ask-bot = Wie stark sind die Bots auf den übrigen Plätzen ({ $bots })?
ask-options = Die Varianten des Spiels ansehen oder ändern ({ $count })?
options-how = Eine Nummer oder ein Name allein schaltet zum nächsten Wert; name=wert setzt einen Wert.
ask-option = Welche Variante ändern? Oder Enter, um zu beginnen:
option-now = { $name }: { $value } (oder { $others })
option-wrong = '{ $typed }' ist unbekannt oder nicht eindeutig; möglich ist: { $texts }
value-on = an
value-off = aus
options-rest = sonst Standard
options-default = Standardvarianten
setting = { $options }; Startzahl { $seed }
interpreted = Die Spiellogik ist hier nicht kompiliert und läuft mehrfach langsamer.

thinking = { $name } überlegt
bot-fault-error = Der Bot von { $name } ist abgestürzt
bot-fault-illegal = Der Bot von { $name } wählte einen Zug, der nicht zur Wahl stand
bot-fault-limit = Der Bot von { $name } hat zu lange überlegt
bot-fault-endless = Der Bot von { $name } hat zu viele Entscheidungen getroffen
bot-fault-died = Der Prozess des Bots von { $name } ist zu Ende
bot-random = { $name } macht stattdessen einen zufälligen Zug.
bot-replaced = Nach { $faults } Fehlern spielt der Bot „{ $bot }“ für { $name } weiter.
pass-keyboard = Gib die Tastatur an { $name } weiter.
pass-keyboard-undo = { $name }: Mit undo nimmst du deine letzte Entscheidung zurück.
own-hand = { $name }: nur für deine Augen
empty = Frei: { $spaces }.
vacant = leer
map = karte
group-free = frei
group-does = { $labels }: { $meaning }
group-hint = { $number } oder { $name } zeigt diese Züge mit ihren Folgen; mit seinen Wörtern lässt sich jeder Zug spielen.
hint = Gib eine Nummer ein oder Wörter wie { $example }. Weitere Befehle sind hilfe, brett, zurück, beenden …
press-enter = { $name }, drücke Enter:
type-something = Gib eine Nummer ein, einen Zug oder hilfe.
no-number = Wähle eine Nummer von 1 bis { $count }.
no-number-group = Wähle eine Nummer von 1 bis { $count } oder einen Zug einer Gruppe, etwa { $inner }.
ambiguous = '{ $typed }' ist nicht eindeutig: { $found }
unknown = '{ $typed }' ist weder ein Zug noch ein Befehl. Versuche züge oder hilfe.
unknown-near = '{ $typed }' ist weder ein Zug noch ein Befehl. Meinst du '{ $near }'?
unknown-not = '{ $typed }' ist weder ein Zug noch ein Befehl. '{ $near }' geht jetzt nicht. { $reason }.
doubt-for-nothing = Das kostet etwas und bringt nichts. Gib { $move } noch einmal ein, wenn du das willst.
doubt-ends-game = Damit endet die Partie. Gib { $move } noch einmal ein, wenn du das willst.

undone = Zurückgenommen: { $move }
undo-nothing = Es wurde noch nichts gespielt.
undo-revealed = '{ $move }' lässt sich nicht zurücknehmen: Es wurde gewürfelt oder etwas Verdecktes aufgedeckt.
undo-other = Du kannst nichts zurücknehmen: { $name } hat seitdem entschieden.
why-what = Welcher Zug? Zum Beispiel: warum { $example }
why-offered = '{ $move }' ist möglich, es ist die Nummer { $number }.
why-not = '{ $move }' geht nicht. { $reason }.
and-more = { $texts } und { $count } weitere
why-alike = Ebenso ist es bei { $moves }.
why-more = Es gibt { $count } weitere Gründe; nenne einen Zug ganz.
rules-how = Gib regeln und einen dieser Titel ein, die Nummer eines Artikels (place.1) oder einen Suchbegriff.
rules-near = Kein Artikel erwähnt '{ $typed }'; ähnliche Wörter sind: { $near }
rules-none = Kein Artikel erwähnt '{ $typed }'; die Abschnitte sind: { $keys }
card-which = Welche Karte? Zum Beispiel: karte { $example }
card-unknown = Nichts heißt '{ $typed }'. Versuche karte { $near }
board-unknown = Der Spielplan hat keinen Teil '{ $typed }'; möglich ist: { $parts }
log-number = Nach protokoll kommt eine Anzahl von Zeilen, zum Beispiel protokoll 20.
save-failed = Speichern in { $file } geht nicht: { $reason }
save-where = Diese Partie wird nicht gespeichert; gib eine Datei an: speichern DATEI
saved = Gespeichert: { $file }
not-saved = Der Zug gilt, ließ sich aber nicht speichern: { $reason }. Speichere woanders: speichern DATEI
goodbye = Die Partie ist gespeichert. Weiter geht es mit: rekindle resume { $file }
goodbye-unsaved = Auf Wiedersehen. Diese Partie wurde nicht gespeichert.
finished = Die Aufzeichnung ist gespeichert. Ansehen mit: rekindle replay { $file }
won = { $name } gewinnt.
ended-alone = Die Partie ist zu Ende: { $name } hat { $total } Punkte.
shared = Geteilter Sieg: { $names }.
tie-broken = { $name } vor { $others }: { $what }

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

help-input = Gib die Nummer eines Zuges ein oder seine Wörter, etwa { $example }. Wörter lassen sich abkürzen, solange sie eindeutig sind, und auch auf Deutsch eingeben. Die Nummer oder der Name einer Gruppe zeigt ihre Züge.
usage-moves = züge alle
help-moves = die Züge noch einmal auflisten; mit alle auch die in Gruppen
usage-board = brett NAME
help-board = den ganzen Spielplan zeigen oder einen Teil: karte, ein Gebiet, eine Person
usage-hand = hand
help-hand = zeigen, was nur du sehen darfst
usage-players = spieler
help-players = zeigen, was alle haben
usage-log = protokoll N
help-log = die letzten N Zeilen des Protokolls zeigen
usage-card = karte NAME
help-card = alles erklären, was einen Namen hat: Karten, Plättchen, Felder
usage-rules = regeln WÖRTER
help-rules = die Regeln nachschlagen; ohne Wörter ihre Abschnitte
usage-why = warum ZUG
help-why = erklären, warum ein Zug nicht geht
usage-undo = zurück
help-undo = deine letzte Entscheidung zurücknehmen, Schritt für Schritt
usage-save = speichern DATEI
help-save = zeigen, wo die Partie gespeichert ist, oder eine Kopie speichern
usage-help = hilfe
help-help = diese Liste zeigen
usage-quit = beenden
help-quit = aufhören; die Partie bleibt gespeichert

replay-at = Nach Entscheidung { $at } von { $length }
replay-begin = Vor der ersten von { $length } Entscheidungen
replay-waits = Als Nächstes am Zug: { $name }
replay-help = next (oder Enter), back, jump N, turn N, end, view PLATZ|all|spectator, board, log N, quit
replay-seats = '{ $typed }' ist kein Platz; möglich ist all, spectator oder: { $seats }
replay-number = Gib eine Zahl von 0 bis { $highest } an.

resume-none = Es gibt keine angefangenen Partien. Eine neue beginnt mit: rekindle play

column-place = Platz
column-player = Spieler
column-total = Summe
column-kind = Art
column-bot = Bot
column-seats = Plätze
column-wins = Siege
column-wins-below = Siege
column-level = Stufe
column-mean-place = Mittlerer Platz
column-mean-total = Mittlere Summe

pack-new = { $folder } kann jetzt bearbeitet werden. Prüfen mit: rekindle pack check { $folder }
game-levels = Bots: { $levels }
game-rated = Wertungszahlen mit { $seats } Spielern; random hat 1000
game-seats = { $first } bis { $last } Spieler
game-option = --option { $name }=…  möglich: { $values }; Standard: { $default }

simulated = { $games } Partien { $game }, Plätze: { $seats } ({ $options }), Startzahlen { $first } bis { $last }
simulated-seats = Siege nach Platz: { $seats }.
simulated-endings = So endeten die Partien: { $endings }.
simulated-length = Entscheidungen je Partie: Mittel { $mean }, Median { $median }, 90 % der Partien von { $low } bis { $high }.
simulated-interval = In Klammern: 95-%-Intervalle. Dauer: { $seconds } s.
column-share = Siegquote
column-fair = Fair

balanced = { $games } Partien { $game }, Plätze: { $seats }, alle { $bot } ({ $options }), Startzahlen { $first } bis { $last }
balance-version = Regelversion { $rules }, Paket { $pack }
balance-told = { $what }: { $value }
balance-summary-totals = Summen der Sieger: Mittel { $mean }, Median { $median }, 80 % von { $low } bis { $high }.
balance-summary-totals-alone = Summen: Mittel { $mean }, Median { $median }, 80 % von { $low } bis { $high }.
balance-mark = { $points } Punkte oder mehr: { $share } der Partien.
balance-histogram = Verteilung der Summen
balance-flags = Außerhalb der Grenzen: { $n ->
    [0] nichts
   *[other] { $n }
}
balance-flag-trait = { $kind } { $name } gewinnt { $value } der Partien; { $bounds }.
balance-flag-seat = Platz { $name } liegt { $value } Punkte neben dem Mittel seiner Partien; { $bounds }.
balance-flag-totals = Die mittlere Summe der Sieger ist { $value }; { $bounds }.
balance-flag-totals-alone = Die mittlere Summe ist { $value }; { $bounds }.
balance-flag-count = { $name } je Platz: { $value }; { $bounds }.
balance-flag-scored = { $kind }: { $name } bringt { $value }; { $bounds }.
balance-flag-kind = { $kind } je Platz: { $value }; { $bounds }.
balance-flag-never = { $kind }: { $name } wurde nie benutzt: höchstens { $most } des fairen Anteils; { $bounds }.
balance-flag-use = { $kind }: { $name } kommt auf { $value } des fairen Anteils; { $bounds }.
balance-flag-alternative = { $kind }: { $name } wird in { $value } der Fälle gewählt; { $bounds }.
balance-flag-users = { $kind }: Wer „{ $name }“ benutzt, gewinnt { $value }; { $bounds }.
balance-between = erlaubt: { $low } bis { $high }
balance-at-least = erlaubt: mindestens { $low }
balance-open = Zu wenige Partien für ein Urteil über: { $what }.
balance-open-trait = Siegquoten { $n }
balance-open-seat = Plätze { $n }
balance-open-totals = Summen der Sieger { $n }
balance-open-count = Längen { $n }
balance-open-scored = Punkte einzelner Bestandteile { $n }
balance-open-kind = Häufigkeit einer Art { $n }
balance-open-never = nie Benutztes { $n }
balance-open-use = selten Benutztes { $n }
balance-open-alternative = Alternativen { $n }
balance-open-users = Siege mit einem Bestandteil { $n }
balance-more-flags = … { $n } weitere dieser Art; --all zeigt alle.
balance-more-rows = … { $n } weitere (--all)
balance-lengths = Länge einer Partie
balance-decisions = Entscheidungen je Partie
balance-per-seat = { $what } je Platz
balance-totals = Summen
balance-winners = Sieger
balance-everybody = Alle
balance-band = { $share } der Sieger hatten { $low } bis { $high }.
balance-band-alone = { $share } der Partien endeten mit { $low } bis { $high }.
balance-sources = Woher die Punkte kamen
balance-used = Benutzt: { $kind }
balance-used-how = Je Partie: Einsätze je Partie. Vom fairen Anteil: gemessen daran, dass alles, was im Spiel war, gleich oft benutzt wird. Plätze: Anteil der Plätze, die es nutzten. Siege: Anteil dieser Plätze, die gewannen.
balance-used-how-alone = Je Partie: Einsätze je Partie. Vom fairen Anteil: gemessen daran, dass alles, was im Spiel war, gleich oft benutzt wird. Plätze: Anteil der Partien, in denen es benutzt wurde.
balance-title = Auswertung von { $game }
balance-components = Nutzung der Bestandteile
balance-more-of-sort = … { $n } weitere dieser Art
balance-measured-with = { $games } Partien mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}, an jedem `{ $bot }`, Startzahlen { $first } bis { $last }; Regelversion { $rules }, Paket `{ $pack }`. Mit einer anderen Version oder Prüfsumme sind die Zahlen nicht vergleichbar. In Klammern: 95-%-Intervalle.
balance-page = Die Seite steht in { $file }.
balance-results = Ergebnisse nach: { $trait }
balance-by-seat = Ergebnisse nach Platz
balance-share = Siegquote (fair: { $fair })
balance-never = Nie benutzt ({ $count }): { $ids }
column-length = Länge
column-mean = Mittel
column-p10 = 10 %
column-median = Median
column-p90 = 90 %
column-winners-mean = Mittel der Sieger
column-winners-share = Anteil bei Siegern
column-source = Quelle
column-points-share = Anteil der Punkte
column-component = Bestandteil
column-per-game = Je Partie
column-users = Plätze
column-relative = Vom fairen Anteil
column-lead = Vorsprung
column-users-won = Siege
column-games = Partien
column-seat = Platz

arena-report = { $format }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
arena-format-round-robin = Jeder gegen jeden
arena-format-gauntlet = Einer gegen alle
arena-format-swiss = Schweizer System
arena-format-ladder = Leiter
arena-format-test = Vergleichstest
arena-matrix = Punkte gegen jeden Gegner
arena-contest = { $game }, Plätze: { $seats } ({ $options }), { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
arena-ratings-here = Wertungszahlen nur aus diesen Partien: { $ratings }.
arena-interval = In Klammern: 95-%-Intervalle. Punkte: überholte Gegner, Gleichstand zählt halb. Plätze: wie oft Erster, Zweiter und so weiter.
arena-faults = { $count ->
    [one] 1 Partie wurde abgebrochen
   *[other] { $count } Partien wurden abgebrochen
}
arena-faults-more = Und { $count } weitere.
arena-fault-error = { $bot } ist abgestürzt ({ $game }, { $bots }, Startzahl { $seed })
arena-fault-illegal = { $bot } wählte einen Zug, der nicht zur Wahl stand ({ $game }, { $bots }, Startzahl { $seed })
arena-fault-limit = { $bot } hat zu lange überlegt ({ $game }, { $bots }, Startzahl { $seed })
arena-fault-endless = { $bot } hat zu viele Entscheidungen getroffen ({ $game }, { $bots }, Startzahl { $seed })
arena-fault-died = Der Prozess endete, während { $bot } überlegte ({ $game }, { $bots }, Startzahl { $seed })
arena-fault-rules = Die Spielregeln haben versagt, die Partie zählt nicht ({ $game }, { $bots }, Startzahl { $seed })
arena-test-line = LLR { $ratio } ({ $lower } bis { $upper }), { $deals ->
    [one] 1 Startzahl
   *[other] { $deals } Startzahlen
}, { $share } der Siege (ausgeglichen: { $even })
arena-verdict-elo1 = { $a } ist stärker als { $b }: Ein Vorsprung von { $elo1 } Elo wird angenommen, nicht { $elo0 } (Irrtumsrisiko { $alpha }).
arena-verdict-elo0 = { $a } ist nicht um { $elo1 } Elo stärker als { $b }: Ein Vorsprung von { $elo0 } wird angenommen (Irrtumsrisiko { $beta }).
arena-verdict-open = Zwischen einem Vorsprung von { $elo0 } und von { $elo1 } Elo ist noch nichts entschieden.
arena-interrupted = Unterbrochen. { $games ->
    [one] 1 Partie steht
   *[other] { $games } Partien stehen
} in { $file }; derselbe Befehl macht dort weiter.
arena-levels-trial = { $level }: Bei einem Fehler von { $error } gewinnt die Stufe darüber { $share }.
arena-levels-found = { $level } ist { $bot }.
arena-levels-missed = Nicht bei { $low } bis { $high } Siegen gegen die Stufe darunter: { $levels }.
arena-levels-interval = In Klammern: 95-%-Intervalle. Wertungszahlen: random hat 1000. Siege: gegen die Stufe darunter, bei der schwächsten gegen random.
arena-levels-written = Die Stufen stehen in { $file }.
arena-page = Die Seite liegt in { $file }.
column-rating = Wertungszahl
column-points = Punkte
column-thinking = Zeit je Entscheidung
column-faults = Fehler
column-places = Plätze

serve-ready = Rekindle läuft unter { $where } (Strg+C beendet es)
serve-everybody = Jeder, der diesen Rechner erreicht, kann mitspielen.
serve-ended = Rekindle ist beendet. Alle Tische sind gespeichert.

trained = Trainiert in { $games } Partien. Das Netz liegt in { $file }.
training-round = { $games } Partien, { $speed } je Sekunde; Fehler { $loss }, mittlere Punkte { $total }, { $length } Entscheidungen je Partie
training-strength = Gegen { $rival } ohne Suche: { $share } der Siege, { $low } bis { $high } (95 %), in { $games } Partien; mittlere Punkte { $total }

records-written = { $rows ->
    [one] eine Entscheidung
   *[other] { $rows } Entscheidungen
} aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}, in { $file }
features-listed = { $count } Zahlen beschreiben { $game } für { $seats ->
    [one] eine Person
   *[other] { $seats } Personen
}.
