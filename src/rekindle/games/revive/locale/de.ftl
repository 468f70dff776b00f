# Was Revive auf Deutsch sagt: Personen, Dinge, Orte und Effekte. Die Meldungen stehen in jeder Sprache
# in derselben Reihenfolge; Fragen, Züge, Verlauf und Karten haben eigene Dateien.

## Dinge mit ihrer Zahl

thing-crystal = { $n } { $n ->
    [one] Kristall
   *[other] Kristalle
}
thing-gear = { $n } { $n ->
    [one] Zahnrad
   *[other] Zahnräder
}
thing-book = { $n } { $n ->
    [one] Buch
   *[other] Bücher
}
thing-food = { $n } Nahrung
thing-basic = { $n } { $n ->
    [one] Grundressource
   *[other] Grundressourcen
}
thing-resource = { $n } { $n ->
    [one] Ressource
   *[other] Ressourcen
}
thing-point = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
thing-energy = { $n } Energie
thing-crate = { $n } { $n ->
    [one] Kiste
   *[other] Kisten
}
thing-module = { $n } { $n ->
    [one] Modul
   *[other] Module
}
thing-artifact = { $n } { $n ->
    [one] Artefakt
   *[other] Artefakte
}
thing-flask = { $n } Glaskolben
thing-range = { $n } Reichweite für eine Aktion
thing-unlimited = unbegrenzte Reichweite beim Erkunden
thing-step = { $n } { $n ->
    [one] Schritt
   *[other] Schritte
} auf { $track }
thing-card = { $kind ->
    [any] eine beliebige Karte aus der Auslage
   *[one] eine { $colour }e Karte aus der Auslage
}
thing-played = { $kind ->
    [any] eine Karte beliebiger Farbe
   *[one] eine { $colour }e Karte
}
thing-forest = ein Waldplättchen
thing-temple = einen Tempel
thing-target = ein Zielplättchen
thing-sand = ein Wüstenplättchen
thing-workshop = eine Werkstatt
thing-per = { $thing } { $each }
per-cards = für jede { $colour }e Karte in deinen Slots
per-flasks = für jeden sichtbaren Glaskolben
per-figures = für jede deiner Figuren auf dem Spielplan
per-waters = für jedes Seefeld neben deinen Gebäuden
cost-far = { $cost } und unbegrenzte Reichweite
cost-range = { $cost } (davon { $way } Nahrung für die Entfernung)
cost-helped = { $cost } mit Maschinen
cost-freely = { $cost } mit freien Aktionen
none-of-that = nichts davon

## Farben, Orte

colour-gray = grau
colour-green = grün
colour-yellow = gelb
tint-gray = Grau
tint-green = Grün
tint-yellow = Gelb
track-gray = der grauen Leiste
track-green = der grünen Leiste
track-yellow = der gelben Leiste
track-any = { $n ->
    [one] einer beliebigen Leiste
   *[other] beliebigen Leisten
}
slot-top-left = Slot oben links
slot-top-right = Slot oben rechts
slot-bottom-left = Slot unten links
slot-bottom-right = Slot unten rechts
slot-right = Slot rechts
terrain-unexplored = unerkundet
terrain-sand = Wüste
terrain-mountain = Gebirge
terrain-forest = Wald
terrain-field = Steppe
terrain-water = See
terrain-location = Ort
terrain-chasm = Abgrund
terrain-large-location = großer Ort
space-chasm = { $case ->
    [to] den Abgrund
   *[at] dem Abgrund
}
space-north-west = { $case ->
    [to] den großen Ort im Nordwesten
   *[at] dem großen Ort im Nordwesten
}
space-north-east = { $case ->
    [to] den großen Ort im Nordosten
   *[at] dem großen Ort im Nordosten
}
space-south-west = { $case ->
    [to] den großen Ort im Südwesten
   *[at] dem großen Ort im Südwesten
}
space-south-east = { $case ->
    [to] den großen Ort im Südosten
   *[at] dem großen Ort im Südosten
}
space-named = „{ $name }“ ({ $at })
corner-north-west = Nordwesten
corner-north-east = Nordosten
corner-south-west = Südwesten
corner-south-east = Südosten
place-root = unten
place-left = links
place-middle = Mitte
place-right = rechts
place-top-left = oben links
place-top-middle = oben Mitte
place-top-right = oben rechts
tribe-sun = { $tribe } (Sonne)
tribe-moon = { $tribe } (Mond)

## Effekte

effect-gain = { $form ->
    [bare] { $things } erhalten
    [first] Erhalte { $things }
   *[then] erhalte { $things }
}
effect-take = { $form ->
    [bare] { $things } nehmen
    [first] Nimm { $things }
   *[then] nimm { $things }
}
effect-take-back = { $form ->
    [bare] { $things } von deinen Maschinen zurücknehmen
    [first] Nimm { $things } von deinen Maschinen zurück
   *[then] nimm { $things } von deinen Maschinen zurück
}
effect-advance = { $form ->
    [bare] { $things } vorgehen
    [first] Gehe { $things } vor
   *[then] gehe { $things } vor
}
effect-place = { $form ->
    [bare] { $things } legen
    [first] Lege { $things }
   *[then] lege { $things }
}
effect-pay = { $form ->
    [bare] { $things } zahlen
    [first] Zahle { $things }
   *[then] zahle { $things }
}
effect-ability = { $form ->
    [bare] deine Stammesfähigkeit nutzen
    [first] Nutze deine Stammesfähigkeit
   *[then] nutze deine Stammesfähigkeit
}
effect-rest-card = { $form ->
    [bare] eine Karte aus einem Slot in den Ruhebereich legen
    [first] Lege eine Karte aus einem Slot in den Ruhebereich
   *[then] lege eine Karte aus einem Slot in den Ruhebereich
}
effect-wake-card = { $form ->
    [bare] eine Karte aus dem Ruhebereich in den aktiven Bereich holen
    [first] Hole eine Karte aus dem Ruhebereich in den aktiven Bereich
   *[then] hole eine Karte aus dem Ruhebereich in den aktiven Bereich
}
effect-play-card = { $form ->
    [bare] als zusätzliche Aktion { $things } spielen
    [first] Spiele als zusätzliche Aktion { $things }
   *[then] spiele als zusätzliche Aktion { $things }
}
effect-top-of-active = { $form ->
    [bare] eine Karte aus dem aktiven Bereich in den Ruhebereich legen und ihre obere Hälfte nutzen
    [first] Lege eine Karte aus dem aktiven Bereich in den Ruhebereich und nutze ihre obere Hälfte
   *[then] lege eine Karte aus dem aktiven Bereich in den Ruhebereich und nutze ihre obere Hälfte
}
effect-hibernate = { $form ->
    [bare] nach allem anderen überwintern und diese Karte aus dem Spiel nehmen
    [first] Überwintere nach allem anderen und nimm diese Karte aus dem Spiel
   *[then] überwintere nach allem anderen und nimm diese Karte aus dem Spiel
}
effect-explore = { $form ->
    [bare] als zusätzliche Aktion{ $far } erkunden
    [first] Erkunde als zusätzliche Aktion{ $far }
   *[then] erkunde als zusätzliche Aktion{ $far }
}
effect-populate = { $form ->
    [bare] als zusätzliche Aktion{ $far } einen Ort bevölkern
    [first] Bevölkere als zusätzliche Aktion{ $far } einen Ort
   *[then] bevölkere als zusätzliche Aktion{ $far } einen Ort
}
effect-build = { $form ->
    [bare] als zusätzliche Aktion{ $far } bauen
    [first] Baue als zusätzliche Aktion{ $far }
   *[then] baue als zusätzliche Aktion{ $far }
}
far = { " " }mit { $n } Reichweite
effect-explore-less = { $form ->
    [bare] beim Erkunden { $things } weniger zahlen
    [first] Zahle beim Erkunden { $things } weniger
   *[then] zahle beim Erkunden { $things } weniger
}
effect-populate-less = { $form ->
    [bare] beim Bevölkern { $things } weniger zahlen
    [first] Zahle beim Bevölkern { $things } weniger
   *[then] zahle beim Bevölkern { $things } weniger
}
effect-build-less = { $form ->
    [bare] beim Bauen { $things } weniger zahlen
    [first] Zahle beim Bauen { $things } weniger
   *[then] zahle beim Bauen { $things } weniger
}
effect-turn-card = { $form ->
    [bare] die andere Hälfte der gespielten Karte nutzen
    [first] Nutze die andere Hälfte der gespielten Karte
   *[then] nutze die andere Hälfte der gespielten Karte
}
effect-all-colours = { $form ->
    [bare] einer Karte für diese Aktion alle Farben geben
    [first] Gib einer Karte für diese Aktion alle Farben
   *[then] gib einer Karte für diese Aktion alle Farben
}
effect-reopen = { $form ->
    [bare] eine deiner offenen Kisten noch einmal nutzen
    [first] Nutze eine deiner offenen Kisten noch einmal
   *[then] nutze eine deiner offenen Kisten noch einmal
}
effect-move-falcon = { $form ->
    [bare] den Falken bis zu { $n } Felder bewegen für jeden Marker, der dein Stammestableau verlassen hat
    [first] Bewege den Falken bis zu { $n } Felder für jeden Marker, der dein Stammestableau verlassen hat
   *[then] bewege den Falken bis zu { $n } Felder für jeden Marker, der dein Stammestableau verlassen hat
}
effect-move-figure = { $form ->
    [bare] eine deiner Figuren von einem kleinen Ort auf einen anderen stellen
    [first] Stelle eine deiner Figuren von einem kleinen Ort auf einen anderen
   *[then] stelle eine deiner Figuren von einem kleinen Ort auf einen anderen
}
effect-raise-switch = { $form ->
    [bare] deinen Schalter nach oben stellen
    [first] Stelle deinen Schalter nach oben
   *[then] stelle deinen Schalter nach oben
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
each = { $form ->
    [first] Jeweils { $each }: { $what }
   *[then] jeweils { $each }: { $what }
}
pays = { $pays }: { $then }
