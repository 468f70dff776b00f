# Was Recall auf Deutsch sagt: Personen, Dinge, Orte und Effekte. Die Meldungen stehen in jeder Sprache
# in derselben Reihenfolge; Fragen, Züge, Verlauf und Karten haben eigene Dateien.

## Dinge mit ihrer Zahl

thing-white = { $n } { $n ->
    [one] weißen Kristall
   *[other] weiße Kristalle
}
thing-red = { $n } { $n ->
    [one] roten Kristall
   *[other] rote Kristalle
}
thing-purple = { $n } { $n ->
    [one] lila Kristall
   *[other] lila Kristalle
}
thing-follower = { $n } Anhänger
thing-here = { $n } Anhänger hier
thing-point = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
thing-pig = { $n } { $n ->
    [one] Schwein
   *[other] Schweine
}
thing-crate = { $n } { $n ->
    [one] Kiste
   *[other] Kisten
}
thing-stone = { $n } { $n ->
    [one] Stein
   *[other] Steine
}
thing-keycard = { $n } { $n ->
    [one] Schlüsselkarte
   *[other] Schlüsselkarten
}
thing-move = { $n } { $n ->
    [one] Bewegung
   *[other] Bewegungen
}
thing-water-move = eine Wasserbewegung
thing-spread-move = eine verteilende Wasserbewegung
thing-step = { $n } { $n ->
    [one] Schritt
   *[other] Schritte
} auf { $track }
thing-card = eine { $colour }e Schlüsselkarte
thing-farm = eine Schweinefarm
thing-island = eine Insel
thing-raft = dein Floß mit { $n } { $n ->
    [one] Anhänger
   *[other] Anhängern
} aus dem Vorrat darauf
none-of-that = nichts davon

## Farben, Orte, Namen

colour-white = weiß
colour-gray = grau
colour-black = schwarz
colour-brown = braun
colour-yellow = gelb
colour-green = grün
track-white = der weißen Leiste
track-gray = der grauen Leiste
track-black = der schwarzen Leiste
track-any = { $n ->
    [one] einer beliebigen Leiste
   *[other] beliebigen Leisten
}
track-same = der Leiste dieser Farbe
relicube-white = einen weißen Reliktwürfel
relicube-gray = einen grauen Reliktwürfel
relicube-black = einen schwarzen Reliktwürfel
relicube-brown = einen braunen Reliktwürfel
stone-white = einen weißen Stein
stone-gray = einen grauen Stein
stone-black = einen schwarzen Stein
building-field = eine Werkstatt auf einem Acker
building-forest = eine Werkstatt in einem Wald
building-mountain = eine Werkstatt auf einem Berg
building-vault = ein Gewölbe
building-monument = ein Monument
space-start = Startfeld { $n }
region-named = die Region um { $space }
box-named = Kasten { $letter }
slot-named = Schlitz { $letter }
upgrade-named = Verbesserung { $letter }
part-named = { $name }, Teil { $n }
quoted = „{ $name }“
path-knowledge = Pfad des Wissens
path-ancients = Pfad der Ahnen
path-legends = Pfad der Legenden
path-efficiency = Pfad der Effizienz
path-ambition = Pfad des Ehrgeizes
path-power = Pfad der Macht

## Effekte

effect-gain = { $form ->
    [bare] { $things } erhalten
    [first] Erhalte { $things }
   *[then] erhalte { $things }
}
effect-make = { $form ->
    [bare] { $things } machen
    [first] Mache { $things }
   *[then] mache { $things }
}
effect-advance = { $form ->
    [bare] { $things } vorgehen
    [first] Gehe { $things } vor
   *[then] gehe { $things } vor
}
effect-take = { $form ->
    [bare] { $things } nehmen
    [first] Nimm { $things }
   *[then] nimm { $things }
}
effect-place = { $form ->
    [bare] { $things } platzieren
    [first] Platziere { $things }
   *[then] platziere { $things }
}
effect-pay = { $form ->
    [bare] { $things } zahlen
    [first] Zahle { $things }
   *[then] zahle { $things }
}
effect-develop = { $form ->
    [bare] ausbauen
    [first] Baue aus
   *[then] baue aus
}
effect-mix = { $form ->
    [bare] insgesamt { $n }-mal bewegen oder ausbauen
    [first] Bewege oder baue aus, insgesamt { $n }-mal
   *[then] bewege oder baue aus, insgesamt { $n }-mal
}
effect-upgrade-crystal = { $form ->
    [bare] einen Kristall aufwerten
    [first] Werte einen Kristall auf
   *[then] werte einen Kristall auf
}
effect-upgrade-keycard = { $form ->
    [bare] eine Schlüsselkarte aufwerten
    [first] Werte eine Schlüsselkarte auf
   *[then] werte eine Schlüsselkarte auf
}
effect-take-back = { $form ->
    [bare] eine Schlüsselkarte zurücknehmen
    [first] Nimm eine Schlüsselkarte zurück
   *[then] nimm eine Schlüsselkarte zurück
}
effect-free-ability = { $form ->
    [bare] eine Fähigkeit ohne Steine nutzen
    [first] Nutze eine Fähigkeit ohne Steine
   *[then] nutze eine Fähigkeit ohne Steine
}
effect-display-cube = { $form ->
    [bare] einen Reliktwürfel aus der Auslage nehmen
    [first] Nimm einen Reliktwürfel aus der Auslage
   *[then] nimm einen Reliktwürfel aus der Auslage
}
effect-reveal = { $form ->
    [bare] eine Region aufdecken
    [first] Decke eine Region auf
   *[then] decke eine Region auf
}
effect-copy-used = { $form ->
    [bare] die Effekte eines anderen benutzten Kastens nehmen
    [first] Nimm die Effekte eines anderen benutzten Kastens
   *[then] nimm die Effekte eines anderen benutzten Kastens
}
effect-copy-any = { $form ->
    [bare] die Effekte eines beliebigen anderen Kastens nehmen
    [first] Nimm die Effekte eines beliebigen anderen Kastens
   *[then] nimm die Effekte eines beliebigen anderen Kastens
}
effect-buy = { $form ->
    [bare] bis zu { $n } Anhänger mit Kristallen kaufen
    [first] Kaufe bis zu { $n } Anhänger mit Kristallen
   *[then] kaufe bis zu { $n } Anhänger mit Kristallen
}
effect-buy-better = { $form ->
    [bare] bis zu { $n } Anhänger zu besseren Preisen mit Kristallen kaufen
    [first] Kaufe bis zu { $n } Anhänger zu besseren Preisen mit Kristallen
   *[then] kaufe bis zu { $n } Anhänger zu besseren Preisen mit Kristallen
}
effect-remove = { $form ->
    [bare] Anhänger für je 1 weißen Kristall entfernen
    [first] Entferne Anhänger für je 1 weißen Kristall
   *[then] entferne Anhänger für je 1 weißen Kristall
}
effect-sell = { $form ->
    [bare] 1 Anhänger für { $thing } ausgeben
    [first] Gib 1 Anhänger für { $thing } aus
   *[then] gib 1 Anhänger für { $thing } aus
}
effect-barter = { $form ->
    [bare] Anhänger, weiße Kristalle und Punkte bis zu { $n }-mal untereinander tauschen
    [first] Tausche bis zu { $n }-mal Anhänger, weiße Kristalle und Punkte untereinander
   *[then] tausche bis zu { $n }-mal Anhänger, weiße Kristalle und Punkte untereinander
}
effect-volcano-move = { $form ->
    [bare] eine Gruppe von einem Vulkan auf einen anderen bewegen und { $thing } erhalten
    [first] Bewege eine Gruppe von einem Vulkan auf einen anderen und erhalte { $thing }
   *[then] bewege eine Gruppe von einem Vulkan auf einen anderen und erhalte { $thing }
}
effect-leap = { $form ->
    [bare] eine Gruppe über ein Feld springen lassen
    [first] Lass eine Gruppe über ein Feld springen
   *[then] lass eine Gruppe über ein Feld springen
}
effect-scatter = { $form ->
    [bare] die Anhänger eines Feldes einzeln bewegen
    [first] Bewege die Anhänger eines Feldes einzeln
   *[then] bewege die Anhänger eines Feldes einzeln
}
effect-repeat = { $form ->
    [bare] dasselbe noch einmal erhalten
    [first] Erhalte dasselbe noch einmal
   *[then] erhalte dasselbe noch einmal
}
effect-portal = { $form ->
    [bare] 1 Anhänger erhalten, wie sonst oder auf einem Feld mit fremdem Gebäude
    [first] Erhalte 1 Anhänger, wie sonst oder auf einem Feld mit fremdem Gebäude
   *[then] erhalte 1 Anhänger, wie sonst oder auf einem Feld mit fremdem Gebäude
}
effect-waive = { $form ->
    [bare] keine Anhänger zahlen
    [first] Zahle keine Anhänger
   *[then] zahle keine Anhänger
}
effect-use = { $form ->
    [bare] { $ability } nutzen: { $gives }
    [first] Nutze { $ability }: { $gives }
   *[then] nutze { $ability }: { $gives }
}
may = { $form ->
    [bare] auf Wunsch { $what }
    [first] Du darfst { $what }
   *[then] du darfst { $what }
}
up-to = { $form ->
    [bare] bis zu { $n }-mal { $what }
    [first] Bis zu { $n }-mal darfst du { $what }
   *[then] bis zu { $n }-mal darfst du { $what }
}
pays = { $pays }: { $then }
pays-and = { $pays } und { $then }
or-apart = { $a }; oder { $b }
