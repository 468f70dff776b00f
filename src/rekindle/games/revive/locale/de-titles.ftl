# Wie Züge und Entscheidungen heißen, wo eine Zeile reichen muss.

## Antworten

title-pay = Zahlen
title-skip = Weiter
title-skip-may = Verzichten
title-skip-more = Nichts mehr davon
title-skip-rest = Auf den Rest verzichten
title-skip-machine = Ohne die Maschine
title-skip-module = Kein Modul
title-skip-artifact = Liegen lassen
title-skip-ability = Ohne die Stammesfähigkeit
title-skip-slots = Alle Karten liegen lassen
title-skip-play = Keine weitere Karte
title-skip-take = Keine Karte
title-skip-doze = Wach bleiben
title-skip-act = Keine zusätzliche Aktion
title-skip-figure = Figuren stehen lassen
title-rest = Alles in dieser Reihenfolge
title-end = Zug beenden
title-end-game = Spiel beenden
title-end-discard = Auslagen auffüllen
title-go = So spielen
title-hibernate = Überwintern
title-ability = Stammesfähigkeit
title-switch = Schalter nutzen
title-open = Kiste öffnen
title-reopen = Kiste noch einmal nutzen
title-trade = Tauschen
title-deck = Oberste Karte des Stapels
title-send = { $card } ruhen lassen
title-half = { $slot }, { $half }
title-copy = { $card } ({ $whom })
title-off = { $what } weniger
title-track-gray = Graue Leiste
title-track-green = Grüne Leiste
title-track-yellow = Gelbe Leiste
title-module = { $kind }: { $gives }
title-module-space = { $slot }, Platz { $n }

## Der Spielplan

title-explore = Erkunden { $place }
title-populate = Bevölkern { $space }
title-build = Bauen { $space }
title-small = Kleines Gebäude
title-large = Großes Gebäude
title-built-small = Kleines Gebäude auf { $space }
title-built-large = Großes Gebäude auf { $space }
title-straight = Ungedreht
title-turned = Gedreht
title-falcon = Falke auf { $space }
title-figure = Figur auf { $space }
title-chasm = Abgrund
title-north-west = Nordwesten
title-north-east = Nordosten
title-south-west = Südwesten
title-south-east = Südosten

## Artefakte und ihre Karten

title-purple = Violettes Artefakt
title-orange = Oranges Artefakt
title-white = Weißes Artefakt
title-minor = Kleines Artefakt
artifact-card-hermit = Einsiedler
artifact-card-captain = Kapitänin
artifact-card-inventor = Erfinderin
artifact-card-shaman = Schamane
artifact-card-broker = Maklerin
artifact-card-diver = Taucher
artifact-card-doctor = Ärztin
artifact-card-mayor = Bürgermeister
artifact-card-nomad = Nomadin
artifact-card-oracle = Orakel

## Effekte

title-several = { $a } + { $b }
title-either = { $a } / { $b }
title-colours = { $a }/{ $b }
title-effect-return-energy = { $n } Energie zurück
title-effect-advance = { $tint } +{ $n }
title-effect-advance-any = Leiste nach Wahl +{ $n }
title-effect-ability = Stammesfähigkeit
title-effect-rest-card = Karte ruhen lassen
title-effect-wake-card = Karte wecken
title-effect-play-card = { $kind ->
    [any] Beliebige Karte spielen
   *[one] { $colour }e Karte spielen
}
title-effect-take-card = { $kind ->
    [any] Beliebige Karte nehmen
   *[one] { $colour }e Karte nehmen
}
title-effect-top-of-active = Obere Hälfte einer aktiven Karte
title-effect-hibernate = Überwintern
title-effect-explore = Erkunden
title-effect-populate = Bevölkern
title-effect-build = Bauen
title-effect-range = { $n } Reichweite
title-effect-unlimited = Unbegrenzte Reichweite
title-effect-explore-less = { $n } weniger beim Erkunden
title-effect-populate-less = { $n } weniger beim Bevölkern
title-effect-build-less = { $n } weniger beim Bauen
title-effect-turn-card = Andere Hälfte der Karte
title-effect-all-colours = Alle Farben
title-effect-reopen = Kiste noch einmal nutzen
title-effect-place-forest = Waldplättchen
title-effect-place-temple = Tempel
title-effect-place-target = Zielplättchen
title-effect-place-sand = Wüstenplättchen
title-effect-place-workshop = Werkstatt
title-effect-move-falcon = Falken bewegen
title-effect-move-figure = Figur umstellen
title-effect-raise-switch = Schalter nach oben
title-reward-special = { $colour }e Maschine
title-reward-artifact = Artefakt
title-reward-cards = Bonus für { $colour }e Karten
