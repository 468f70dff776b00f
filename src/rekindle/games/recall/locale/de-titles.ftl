# Wie Züge und Entscheidungen heißen, wo eine Zeile reichen muss.

## Antworten

title-pay = Zahlen
title-skip = Weiter
title-skip-may = Verzichten
title-skip-more = Nichts mehr davon
title-skip-rest = Auf den Rest verzichten
title-skip-recharge = Auffrischen
title-skip-moves = Niemanden bewegen
title-skip-stop = Bewegung beenden
title-skip-afloat = Alle zurücklassen
title-skip-develop = Nicht ausbauen
title-skip-gadget = Kein Gerät
title-skip-keycard = Keine Schlüsselkarte
title-skip-buy = Nichts mehr kaufen
title-skip-remove = Niemanden mehr entfernen
title-skip-reveal = Nichts aufdecken
title-rest = Alles in dieser Reihenfolge
title-rest-here = Alle übrigen dorthin
title-end = Zug beenden

## Der Zug

title-recall = Rückruf
title-played = { $slot }: { $card }
title-box = Kasten { $letter }
title-slot = Schlitz { $letter }
title-upgrade = Verbesserung { $letter }
title-upgrade-side = Verbesserung { $letter }, Seite { $n }
title-path-knowledge = Wissen
title-path-ancients = Ahnen
title-path-legends = Legenden
title-path-efficiency = Effizienz
title-path-ambition = Ehrgeiz
title-path-power = Macht
title-discard = Zielkarte abwerfen
title-production-open = Ertragsplatz { $n }
title-production-field = Ackerwerkstatt { $n }
title-production-forest = Waldwerkstatt { $n }
title-production-mountain = Bergwerkstatt { $n }
title-production-monument = Monument { $n }
title-start = Startfeld { $n }

## Bewegung und Spielplan

title-from = Von { $space }
title-to = Nach { $space }
title-move = Bewegen
title-build = Bauen auf { $space }
title-built = { $what } auf { $space }
title-workshop = Werkstatt
title-vault = Gewölbe
title-monument = Monument
title-excavate = Ausgraben auf { $space }
title-excavated = Ausgrabung auf { $space }
title-place = Auf { $space }
title-return = Zurück von { $space }
title-ring = Ring auf { $space }
title-remove = Von { $space }
title-reveal = { $space } aufdecken
title-lay = Ausrichtung { $n }
title-farm = Schweinefarm auf { $space }
title-island = Insel auf { $space }
title-raft = Floß auf { $space }

## Farben

title-stone-white = Weißer Stein
title-stone-gray = Grauer Stein
title-stone-black = Schwarzer Stein
title-relicube-white = Weißer Reliktwürfel
title-relicube-gray = Grauer Reliktwürfel
title-relicube-black = Schwarzer Reliktwürfel
title-relicube-brown = Brauner Reliktwürfel
title-track-white = Weiße Leiste
title-track-gray = Graue Leiste
title-track-black = Schwarze Leiste
title-gain-white = { $n } { $n ->
    [one] weißer Kristall
   *[other] weiße Kristalle
}
title-gain-red = { $n } { $n ->
    [one] roter Kristall
   *[other] rote Kristalle
}
title-gain-purple = { $n } { $n ->
    [one] lila Kristall
   *[other] lila Kristalle
}
title-crystal-white = Weißer Kristall
title-crystal-red = Roter Kristall
title-crystal-purple = Lila Kristall

## Freie Aktionen und Fähigkeiten

title-open = Kiste öffnen
title-convert-up = Aufwärts umwandeln
title-convert-down = Abwärts umwandeln
title-upgrade-white = Weiß zu rot
title-upgrade-red = Rot zu lila
title-trade = Tauschen
title-trade-follower = Anhänger
title-trade-white = Kristall
title-trade-point = Punkt
title-trade-for = { $give } gegen { $get }
title-by-stones = Mit Steinen
title-by-symbol = Mit dem Symbol
title-pigs = Mit { $n } { $n ->
    [one] Schwein
   *[other] Schweinen
}
title-bring = { $n } { $n ->
    [one] Schwein
   *[other] Schweine
} mit
title-spend = Mit Anhängern

## Effekte

title-several = { $a } + { $b }
title-either = { $a } / { $b }
title-more = { $a } + { $b } + …
title-one-of = Eins von mehreren
title-effect-upgrade-crystal = Kristall aufwerten
title-effect-display-cube = Reliktwürfel der Auslage
title-effect-knowledge = { $tint }e Leiste +{ $n }
title-effect-any-knowledge = Eine Leiste +{ $n }
title-effect-same-knowledge = Diese Leiste +{ $n }
title-effect-move-or-develop = Bewegen oder ausbauen, { $n }×
title-effect-water-move = Wasserbewegung
title-effect-spread-move = Verteilende Wasserbewegung
title-effect-develop = Ausbauen
title-effect-reveal = Region aufdecken
title-effect-take-keycard = { $tint }e Karte
title-effect-upgrade-keycard = Karte aufwerten
title-effect-take-back = Karte zurücknehmen
title-effect-buy = { $n } Anhänger kaufen
title-effect-buy-better = { $n } günstiger kaufen
title-effect-remove = Anhänger für Kristalle
title-effect-copy-used = Benutzten Kasten kopieren
title-effect-copy-any = Beliebigen Kasten kopieren
title-effect-free-ability = Freie Fähigkeit
title-effect-sell = Anhänger für Kristalle
title-effect-barter = Bis zu { $n }-mal tauschen
title-effect-volcano-move = Von Vulkan zu Vulkan
title-effect-place-farm = Schweinefarm
title-effect-place-island = Insel
title-effect-place-raft = Floß
title-effect-leap = Sprung über ein Feld
title-effect-scatter = Einzeln bewegen
title-effect-repeat = Dasselbe noch einmal
title-effect-portal = Anhänger neben anderen
title-effect-waive = Ohne Anhänger
