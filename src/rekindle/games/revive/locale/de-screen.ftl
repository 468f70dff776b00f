# Was ein Terminal von Revive zeigt. Die Reihenfolge ist in jeder Sprache dieselbe.

## Wie Partien enden, und woher Punkte kommen

ending-last-artifact = das letzte Artefakt ist weg
ending-loss = Rang: { rank-loss }
ending-survivor = Rang: { rank-survivor }
ending-minor = Rang: { rank-minor }
ending-regular = Rang: { rank-regular }
ending-major = Rang: { rank-major }
ending-superior = Rang: { rank-superior }
ending-utopia = Rang: { rank-utopia }
rank-loss = Niederlage
rank-survivor = überlebt
rank-minor = kleiner Sieg
rank-regular = normaler Sieg
rank-major = großer Sieg
rank-superior = überragender Sieg
rank-utopia = Utopie
tie-resources = gleich viele Punkte, mehr Ressourcen ohne Punkt ({ $own } zu { $other })
tie-tracks = gleich viele Punkte, weiter auf den Maschinenleisten ({ $own } zu { $other })
score-track = Wertungsleiste
score-progress = Fortschritt
score-technologies = Technologien
score-locations = Orte
score-card-bonus = Kartenbonus
score-end-tile = Spielendeplättchen
score-minor-artifacts = Kleine Artefakte
score-resources = Ressourcen
score-artifacts = Artefakte

## Die Karte

screen-legend = . Wüste  ^ Gebirge  & Wald  = Steppe  ~ See  # Ort  @ Abgrund  * Kristall  ( ) kleines Gebäude  [ ] großes Gebäude  Buchstabe allein: Figur  Verdeckt: Name, Punkte, Kosten, # und ~ auf der Vorderseite.
screen-legend-tokens = ' Wald- oder Wüstenplättchen  + Tempel  x Ziel  % Werkstatt  > Falke
screen-legend-plain = Ein Feld ist eine Reihe und eine Spalte. In seiner Reihe berührt es die Spalten davor und danach. Ein Feld der Reihe a, c, e, g oder i berührt in den Reihen darüber und darunter seine Spalte und die nächste, eines der Reihe b, d, f, h oder j seine Spalte und die davor.
screen-face-up = Gebietsplättchen { $place }: { $spaces }.
screen-face-down = Verdeckt, { $cost } für { $points }{ $finds ->
    [both] , mit Ort und See
    [location] , mit Ort
    [water] , mit See
   *[none] {""}
}: { $places }.
screen-space = { $name } { $kind }
screen-space-with = { $name } { $kind } ({ $what })
screen-small = kleines Gebäude von { $whom }
screen-large = großes Gebäude von { $whom }
screen-figures = Figuren von { $whom }
screen-token-forest = Waldplättchen
screen-token-temple = Tempel
screen-token-target = Ziel
screen-token-sand = Wüstenplättchen
screen-token-workshop = Werkstatt
screen-falcon = Falke
screen-gives = Belohnung { $what }
screen-chasm = Der Abgrund ist { $name }.
screen-moved = Auf der Karte: { $spaces }.
screen-beside = Daneben: { $spaces }.
screen-free-tile = nichts
screen-crystals = Kristalle am Rand berühren: { $spaces }.
screen-vast-crystal = { $spaces } (riesig)
screen-short-points-gained = +{ $n }
screen-short-north-west = NW
screen-short-north-east = NO
screen-short-south-west = SW
screen-short-south-east = SO
screen-short-energy = Energ.
screen-short-module = Modul
screen-short-crate = Kiste
screen-short-crystal = Krist.
screen-short-gear = { $n }Rad
screen-short-book = { $n }Buch
screen-short-food = { $n }Nahr
screen-short-basic = { $n }bel.
screen-short-points = { $n }Pkt
screen-short-advance = Schr.
screen-short-advance-any = Schr.
screen-kind-sand = Wüste
screen-kind-mountain = Gebirge
screen-kind-forest = Wald
screen-kind-field = Steppe
screen-kind-water = See
screen-kind-location = Ort

## Auslagen und Orte

screen-citizens = Bürger, { $n } im Stapel
screen-modules-shown = Module, { $n } im Vorrat
screen-machines-shown = Maschinen
screen-locations = Orte und Vorrat
screen-north-west = Nordwesten
screen-north-east = Nordosten
screen-south-west = Südwesten
screen-south-east = Südosten
screen-there = { $text } Dort: { $whom }.
screen-left = noch { $n }
screen-open-card = Offene Karte { $card }
screen-tracks = Entlang der Leisten
screen-artifact-purple = { $n } violett
screen-artifact-orange = { $n } orange
screen-artifact-white = { $n } weiß
screen-artifact-minor = { $n } klein

## Spielertableaus

screen-nothing = nichts
screen-sun = Sonne
screen-moon = Mond
screen-resources = Ressourcen
screen-of = { $n }/{ $what }
screen-energy = { $used ->
    [0] { $n } Energie
   *[other] { $n } Energie (und { $used } auf Maschinen)
}
screen-switch-ready = Schalter oben
screen-switch-used = Schalter unten
screen-points = Punkte
screen-score-public = { $n }, insgesamt { $total } ohne Artefaktkarten
screen-top-left = Oben links
screen-top-right = Oben rechts
screen-bottom-left = Unten links
screen-bottom-right = Unten rechts
screen-right = Rechts
screen-half = { $card } ({ $half })
screen-top = oben
screen-bottom = unten
screen-slot-symbol = mit Slotsymbol
screen-modules-of = Module { $n }/{ $most }
screen-closed = geschlossen
screen-active = Aktiv
screen-resting = Ruhend
screen-machines = Maschinen
screen-used = { $machine } (benutzt)
screen-gray = grau
screen-green = grün
screen-yellow = gelb
screen-gray-track = Graue Leiste
screen-green-track = Grüne Leiste
screen-yellow-track = Gelbe Leiste
screen-with-track = (und { $colour } { $n })
screen-reward-special = Maschine { $colour }
screen-reward-cards = Karten { $colour } werten
screen-reward-artifact = Artefakt
screen-progress = Fortschritt
screen-progress-now = { $n }/{ $most }, wert { $points }
screen-cube = Aktionsmarker auf { $n }
screen-hibernation = Überwintern
screen-removal = ein Artefakt wird entfernt
screen-ability = Fähigkeit
screen-technologies = Technologien
screen-technology = { $id } { $name } ({ $cost })
screen-supply = Im Vorrat
screen-buildings-left = { $small } kleine und { $large } große Gebäude
screen-ability-left = noch { $n }-mal
screen-tiles-left = { $n } Stammesplättchen
screen-range = Reichweite { $n }
screen-crates = Kisten
screen-closed-crates = { $n } geschlossen
screen-opened-crates = offen { $crates }
screen-artifacts = Artefakte
screen-end-tile = Spielendeplättchen
screen-ending = Das letzte Artefakt ist weg: Alle haben noch einen Zug.

## Alle und die eigene Hand

screen-column-points = Punkte
screen-column-goods = Ressourcen
screen-column-energy = Energie
screen-column-tracks = Leisten
screen-column-progress = Fortschritt
screen-column-artifacts = Artefakte
screen-crate = Kiste
screen-dealt = Ausgeteilte Artefaktkarte
screen-artifact-card = Artefaktkarte
screen-worth-now = jetzt { $n } wert
screen-purse-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
screen-purse-energy = { $n } Energie
screen-purse-tracks = Leisten { $tracks }
screen-tribe-ability = Stammesfähigkeit. { $ability }.

## Das Ende

screen-scored = { $who } erhält { $points } für die Artefaktkarte { $card }: { $told }.
screen-scored-purple = Violett × { $n } („{ $what }“)
screen-scored-orange = Orange × { $n } („{ $what }“)
screen-scored-white = Weiß × { $n } („{ $what }“)
