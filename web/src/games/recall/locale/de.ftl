# Was die Seite über Recall sagt. Die Namen der Dinge kommen aus dem Paket.

## Überschriften des Plans

map = Karte
culture = Kulturleiste
time = Runden
knowledge = Wissensleisten
paths = Pfade
keycards = Schlüsselkarten
monument-tiles = Monumentplättchen
relicubes = Reliktwürfel neben der Karte
stock = Was übrig ist
bag = Beutel

## Der Stand: die Runde und die laufende Bewegung

round-at = Runde { $at } von { $of }
round-kind = { $kind ->
    [path] Pfadrunde
    [objective] Zielrunde
   *[over] Das Ende
}
status-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
in-hand = In der Hand: { $n ->
    [one] 1 Anhänger
   *[other] { $n } Anhänger
}{ $pigs ->
    [0] { "" }
    [one] {" "}und 1 Schwein
   *[other] {" "}und { $pigs } Schweine
}
moves-left = { $n ->
    [one] noch 1 Bewegung
   *[other] noch { $n } Bewegungen
}
round = Runde { $n }{ $kind ->
    [path] : Pfad { $section }
    [objective] : Zielkarte
   *[regular] { "" }
}{ $when ->
    [now] , jetzt
    [past] , vorbei
   *[later] { "" }
}

## Die Karte

space = { $name }: { $kind }
region-hidden = Region um { $name }, verdeckt{ $start ->
    [yes] , ein Startplättchen
   *[no] { "" }
}
region-revealed = Region um { $name }, aufgedeckt: Sie wird gleich gelegt
goal = { $hex }, { $n ->
    [one] 1 Bewegung entfernt
   *[other] { $n } Bewegungen entfernt
}
pigs-shown = { $n ->
    [one] 1 Schwein abgebildet
   *[other] { $n } Schweine abgebildet
}
pigs-there = { $n ->
    [one] 1 Schwein
   *[other] { $n } Schweine
}
stones-of = { $colour ->
    [white] { $n ->
        [one] 1 weißer Stein
       *[other] { $n } weiße Steine
    }
    [gray] { $n ->
        [one] 1 grauer Stein
       *[other] { $n } graue Steine
    }
   *[black] { $n ->
        [one] 1 schwarzer Stein
       *[other] { $n } schwarze Steine
    }
}
camp-of = genutzt von { $who }
relicube = { $colour ->
    [white] weißer Reliktwürfel
    [gray] grauer Reliktwürfel
    [black] schwarzer Reliktwürfel
   *[brown] brauner Reliktwürfel
}
no-stones = keine Steine mehr
building-of = { $kind ->
    [vault] Gewölbe von { $who }
    [workshop] Werkstatt von { $who }
   *[monument] Monument von { $who }
}
followers-of = { $n ->
    [one] 1 Anhänger von { $who }
   *[other] { $n } Anhänger von { $who }
}
raft-of = Floß von { $who } mit { $n ->
    [one] 1 Anhänger
   *[other] { $n } Anhängern
}

## Leisten, Pfade und offene Karten

symbol = Verbesserung bei { $n } Punkten{ $letter ->
    [none] { "" }
   *[other] : { $letter }
}
track-short = { $track ->
    [white] Weiße
    [gray] Graue
   *[black] Schwarze
}
step-of = { $who }: Schritt { $n }
ancient-hidden = { $track }: ein altes Volk und vier Geräte, verdeckt
path-name = { $path ->
    [knowledge] Wissen
    [ancients] Ahnen
    [legends] Legenden
    [efficiency] Effizienz
    [ambition] Ehrgeiz
   *[power] Macht
}
path-side = Seite { $side }.
path-chosen = Gewählt von { $who }.
left-of = { $what } Noch { $n }.
pile = { $colour ->
    [green] Stapel der grünen Schlüsselkarten: { $n }
   *[gray] Stapel der grauen Schlüsselkarten: { $n }
}
crates = Kisten: { $n }, abgelegt: { $gone }

## Was über Dinge gesagt wird

named = { $name }. { $text }
counted = { $what }: { $n }

## Die Seite eines Spielers

side-parts = Teile der Seite
side-part = { $part ->
    [hand] Karten
    [buildings] Gebäude
    [grid] Würfel
   *[goals] Ziele
}
hand = Schlüsselkarten auf der Hand
no-keycards = Keine Schlüsselkarte auf der Hand: Alle stecken in Schlitzen.
boxes = Kästen und Schlitze
abilities = Fähigkeiten
buildings = Gebäude und Ertragsplätze
buildings-of = { $kind ->
    [vaults] Gewölbe
    [workshops] Werkstätten
    [monuments] Monumente
   *[production] Ertragsplätze
}
grid = Reliktraster
objectives = Zielkarten
specializations = Spezialisierungen
camps = Lager mit einem Gebäude daneben

counted-of = { $what }: { $n } von { $most }
next-upgrade = nächste Verbesserung bei { $n }
total = { $known ->
    [yes] { $n } Punkte, wenn das Spiel jetzt endete
   *[no] { $n } Punkte ohne die Zielkarte
}
followers-at = Anhänger: { $supply } im Vorrat, { $map } auf der Karte
raft-at = Floß auf { $space }: { $n ->
    [one] 1 Anhänger
   *[other] { $n } Anhänger
}
stones-ready = Steine: { $n } von { $all } bereit, { $own } in der eigenen Farbe
stones-collected = { $colour ->
    [white] Weiße Steine
    [gray] Graue Steine
   *[black] Schwarze Steine
}: { $n }
recall-of = { $n ->
    [0] Rückruf: Keine Schlüsselkarte steckt in einem Schlitz
    [one] Rückruf: 1 Schlüsselkarte, also 1 Ertragsplatz
   *[other] Rückruf: { $n } Schlüsselkarten, also bis zu { $n } Ertragsplätze
}
keycards-at = Schlüsselkarten: { $n } auf der Hand, { $used } in Schlitzen
box-state = { $box }{ $upgraded ->
    [yes] , verbessert
   *[no] { "" }
}{ $used ->
    [yes] , seit dem letzten Rückruf benutzt
   *[no] { "" }
}. { $text }
slot-state = Schlitz { $letter }: { $card ->
    [yes] { $name }
   *[no] leer
}
in-slot = In Schlitz { $letter }: { $card }
ability-state = { $name }, nächste Nutzung für { $cost ->
    [one] 1 Stein
   *[other] { $cost } Steine
}, seit dem letzten Rückruf { $uses ->
    [0] nicht benutzt
    [one] einmal benutzt
   *[other] { $uses }-mal benutzt
}. { $text }
building-state = { $name }{ $built ->
    [yes] , gebaut
    [no] , noch nicht gebaut
   *[open] { "" }
}{ $done ->
    [yes] , schon genutzt
   *[no] { "" }
}. { $text }
grid-space = { $filled ->
    [yes] Belegt. { $text }
   *[no] { $text }
}
discarded = Abgelegt: { $objective }
path-open = Abschnitt { $section }: noch kein Pfad gewählt
path-own = { $path }. { $everybody }. { $own }
free-actions = Freie Aktionen ({ $n })

## Eine Bewegung, als Frage

group-size = Anhänger in der Hand
group-pigs = Schweine, die mitgehen
goals = Ziele
goals-far = Ziele, und wie viele Bewegungen es dorthin sind
group-at-hand = Die Gruppe in der Hand
other-groups = Stattdessen eine andere Gruppe
