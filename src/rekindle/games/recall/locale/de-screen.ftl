# Was ein Terminal von Recall zeigt. Die Meldungen stehen in jeder Sprache in derselben Reihenfolge.

## Der Spielplan

screen-legend = = Acker  & Wald  ^ Berg  ~ Wasser  ! Vulkan  # Gewölbe  % Monument  : Ausgrabung  + Lager  @ Start  * Reliktwürfel  w g s b weiß, grau, schwarz, braun  [ ] Gebäude, Buchstabe und Zahl: Anhänger.  Zahl allein: Schweine einer Farm.  ? verdeckt.
screen-legend-tokens = ' Insel  " Farm  o Ring  p Schweine  < Floß
screen-legend-plain = Ein Feld ist eine Reihe und eine Spalte. In seiner Reihe berührt es die Spalten davor und danach. Ein Feld der Reihe a, c, e, g, i oder k berührt in den Reihen darüber und darunter seine Spalte und die nächste, eines der Reihe b, d, f, h oder j seine Spalte und die davor.
screen-region = Region { $region }: { $spaces }.
screen-printed = Auf den Plan gedruckt: { $spaces }.
screen-closed = Verdeckt: { $regions }.
screen-closed-known = { $region } (das andere Startplättchen)
screen-hex = { $name } { $kind }
screen-hex-with = { $name } { $kind } ({ $what })
screen-kind-field = Acker
screen-kind-forest = Wald
screen-kind-mountain = Berg
screen-kind-water = Wasser
screen-kind-volcano = Vulkan
screen-kind-vault = Gewölbefeld
screen-kind-monument = Monumentfeld
screen-kind-site = Ausgrabungsstätte
screen-kind-camp = Lager
screen-kind-start = Startfeld
screen-kind-printed = Monumentfeld einer Leiste
screen-building-vault = Gewölbe von { $whom }
screen-building-workshop = Werkstatt von { $whom }
screen-building-monument = Monument von { $whom }
screen-followers = { $n } von { $whom }
screen-relicube = Reliktwürfel { $colour }
screen-stones-there = Steine { $stones }
screen-stones-gone = keine Steine mehr
screen-camp-gives = Belohnung { $what }
screen-tile-there = Monumentplättchen { $tile }
screen-pigs-shown = Schweine für eine Farm { $n }
screen-raft-there = Floß von { $whom } mit { $n }
screen-moved = Auf dem Spielplan: { $spaces }.
screen-beside = Daneben: { $spaces }.
screen-short-white = w
screen-short-gray = g
screen-short-black = s
screen-short-brown = b
screen-short-pigs = p{ $n }
screen-token-island = Insel
screen-token-farm = Schweinefarm
screen-token-ring = Ring
screen-token-pig = Schwein
screen-colour-white = weiß
screen-colour-gray = grau
screen-colour-black = schwarz
screen-colour-brown = braun

## Auslagen, Leisten, Pfade

screen-nothing = nichts
screen-count = { $what } { $n }
screen-draft = Völker und Geräte zur Auswahl
screen-with-gadget = mit { $gadget }
screen-keycards-shown = Schlüsselkarten (Stapel: { $green } grüne, { $gray } graue)
screen-under-the-pile = Unter dem grünen Stapel
screen-displays = Auslagen und Vorrat
screen-relicubes = Reliktwürfel
screen-crates = Kisten
screen-left = noch { $n }
screen-bag-relicubes = Reliktwürfel im Beutel
screen-bag-stones = Steine im Beutel
screen-crates-discarded = Abgeworfene Kisten
screen-tribe-pieces = Teile der Völker
screen-tracks = Leisten
screen-white-track = Weiße Leiste
screen-gray-track = Graue Leiste
screen-black-track = Schwarze Leiste
screen-at-step = { $step } { $what }
screen-from-step = { $points } ab Stufe { $step }
screen-track-points = Punkte einer Leiste
screen-face-down-tribe = verdecktes Volk
screen-culture = Kultur
screen-symbol = { $at } { $letter }
screen-rounds = Sonderrunden
screen-round-now = Runde { $n } von { $most }
screen-round-path = Pfad in Runde { $n }
screen-round-objective = Ziel in Runde { $n }
screen-paths = Pfade
screen-section = { $n } { $path }
screen-section-chosen = { $name } ({ $who })

## Tafeln

screen-points = Punkte
screen-score-public = Kultur { $n }, insgesamt { $total } ohne Zielkarten
screen-crystals = Kristalle
screen-crystal-white = { $n } { $n ->
    [one] weißer
   *[other] weiße
}
screen-crystal-red = { $n } { $n ->
    [one] roter
   *[other] rote
}
screen-crystal-purple = { $n } lila
screen-followers-of = Anhänger
screen-supply = { $n } im Vorrat
screen-on-map = { $n } auf dem Spielplan
screen-raft-at = { $n } auf dem Floß auf { $hex }
screen-stones = Steine
screen-ready = { $n } { $n ->
    [one] Stein
   *[other] Steine
} bereit
screen-own-stones = { $n } eigene
screen-abilities = Fähigkeiten
screen-ability = { $ability } für { $stones }
screen-available = Verfügbar
screen-box-a = Kasten A
screen-box-b = Kasten B
screen-box-c = Kasten C
screen-box-d = Kasten D
screen-box-e = Kasten E
screen-box-f = Kasten F
screen-in-slot = Schlüsselkarte { $card }
screen-box-used = benutzt
screen-upgraded = Verbesserung { $upgrade }
screen-grid = Reliktwürfel
screen-row = { $what } { $n } ({ $points })
screen-buildings = Gebäude
screen-vaults = Gewölbe { $vaults }
screen-workshops = Werkstätten { $what } { $n }
screen-monuments = Monumente { $n }
screen-next = { $what } { $cost }
screen-gives = { $what }: { $gives }
screen-next-relicubes = Nächste Reliktwürfel
screen-next-workshops = Nächste Werkstätten
screen-next-vaults = Übrige Gewölbe
screen-next-monument = Nächstes Monument
screen-production = Ertrag
screen-knowledge = Wissen
screen-chosen-paths = Pfade
screen-camps = Lager
screen-objectives = Zielkarten
screen-in-hand = { $n } auf der Hand
screen-discarded = abgeworfen { $objective }

## Personen und Hand

screen-column-points = Punkte
screen-column-culture = Kultur
screen-column-knowledge = Wissen
screen-column-followers = Anhänger
screen-column-stones = Steine
screen-column-keycards = Schlüsselkarten
screen-column-crystals = Kristalle
screen-crate = Kiste
screen-objective = Zielkarte
screen-purse-culture = Kultur { $n }
screen-purse-crystals = Kristalle { $crystals }
screen-purse-tracks = Leisten { $tracks }

## Das Ende

screen-kept = { $who }, Zielkarte: { $needs } ({ $points }).
