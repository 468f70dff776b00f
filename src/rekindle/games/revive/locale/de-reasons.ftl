# Warum ein Zug nicht zur Wahl steht. Die Meldungen stehen in jeder Sprache in derselben Reihenfolge.

## Felder

reason-space-chasm = der Abgrund
reason-space-north-west = die nordwestliche Ecke
reason-space-north-east = die nordöstliche Ecke
reason-space-south-west = die südwestliche Ecke
reason-space-south-east = die südöstliche Ecke
reason-kind-unexplored = unerkundet
reason-kind-sand = Wüste
reason-kind-mountain = Gebirge
reason-kind-forest = Wald
reason-kind-field = Steppe
reason-kind-water = ein See
reason-kind-location = ein Ort
reason-kind-chasm = kein solches Feld
reason-kind-large-location = ein großer Ort

## Vor dem Spiel

reason-tribe-taken = der Stamm ist vergeben an { $whom }: { $board }
reason-tribe-out = { $board } ist nur mit der zugehörigen Option dabei
reason-side-out = diese Seite des Tableaus ist an diesem Tisch nicht im Spiel: { $board }
reason-not-dealt = „{ $card }“ ist nicht unter deinen Artefaktkarten

## Der Zug

reason-slept = du hast überwintert, und dein Zug kann nur noch enden
reason-actions-done = { $n ->
    [one] du hast deine Aktion in diesem Zug schon ausgeführt
   *[other] du hast deine { $n } Aktionen in diesem Zug schon ausgeführt
}
reason-cube-past = der Aktionsmarker hat das letzte Feld überschritten: möglich sind nur noch Erkunden, Bevölkern, Bauen und der Schalter
reason-acted = du hast in diesem Zug eine Aktion ausgeführt, und Überwintern braucht einen ganzen Zug
reason-no-pass = du kannst nicht passen: führe eine Aktion aus oder überwintere
reason-say-end = dein Zug endet mit „end“
reason-ability-by-effect = deine Stammesfähigkeit nutzt du, wenn eine Karte oder ein anderer Effekt es sagt

## Kosten auf dem Spielplan

reason-cost = { $what } kostet { $cost }; du hast { $have }
reason-cost-of = { $what } kostet { $cost }: { $parts }; du hast { $have }
reason-cost-range = { $what } kostet { $cost } für die Entfernung; du hast { $have }
reason-even-freely = { $cost }, und freie Aktionen bringen nicht genug
reason-even-with = { $cost }, und deine Maschinen sparen nicht genug: { $machines }
reason-no-way = kein Weg über erkundete Felder führt dorthin: { $space }
reason-no-way-but = kein Weg über erkundete Felder führt dorthin: { $space }; „{ $machine }“ würde helfen, aber { $cost }
reason-machine-needed = zuerst muss eine Maschine oder eine freie Aktion helfen: { $cost }
reason-part-tile = { $goods } auf dem Plättchen
reason-part-technology = { $goods } für die Technologie
reason-part-others = { $goods } für andere dort
reason-part-building = { $goods } für das Gebäude
reason-part-range = { $n } für die Entfernung
reason-what-explore = { $space } zu erkunden
reason-what-populate = { $space } zu bevölkern (Figur von „{ $technology }“)
reason-what-build-small = ein kleines Gebäude auf { $space }
reason-what-build-large = ein großes Gebäude auf { $space }
reason-what-forest = ein Waldplättchen auf { $space }
reason-what-temple = ein Tempel auf { $space }
reason-what-sand = ein Wüstenplättchen auf { $space }

## Erkunden, Bevölkern, Bauen

reason-explored = das Plättchen { $space } ist schon erkundet
reason-unexplored = { $space } ist noch nicht erkundet
reason-no-location = Figuren stehen auf Orten; { $space } ist { $kind }
reason-own-figure = dort hast du schon eine Figur: { $space }
reason-no-figures = auf deinem Stammestableau ist keine Figur mehr
reason-built = dort steht ein Gebäude von { $whom }: { $space }
reason-no-sand = Gebäude stehen auf Wüste; { $space } ist { $kind }
reason-no-buildings = du hast kein Gebäude mehr
reason-no-small = du hast kein kleines Gebäude mehr
reason-no-large = du hast kein großes Gebäude mehr
reason-unlocked = „{ $technology }“ ist schon freigeschaltet
reason-not-connected = „{ $technology }“ ist mit „{ $below }“ verbunden, und das muss vorher freigeschaltet sein

## Was Stämme auf dem Spielplan tun

reason-not-vacant = { $space } ist nicht leer
reason-goes-forest = ein Waldplättchen kommt auf Wüste; { $space } ist { $kind }
reason-goes-temple = ein Tempel kommt auf einen See; { $space } ist { $kind }
reason-goes-sand = ein Wüstenplättchen kommt auf Steppe, Wald oder Gebirge; { $space } ist { $kind }
reason-goes-workshop = eine Werkstatt kommt auf Steppe, Wald oder Gebirge; { $space } ist { $kind }
reason-goes-target = ein Zielplättchen kommt auf Wüste oder einen Ort; { $space } ist { $kind }
reason-workshop-there = dort liegt schon eine Werkstatt: { $space }
reason-target-there = dort liegt schon ein Zielplättchen: { $space }
reason-own-piece = dort hast du ein Gebäude oder eine Figur: { $space }
reason-no-perch = der Falke endet auf Steppe, Wald oder Gebirge; { $space } ist { $kind }
reason-too-far = der Falke ({ $falcon }) fliegt bis zu { $n } Felder, und { $space } ist weiter entfernt
reason-no-figure-there = { $space } ist kein kleiner Ort mit einer Figur von dir
reason-no-small-location = die Figur kommt auf einen kleinen Ort; { $space } ist { $kind }

## Karten

reason-card-rests = „{ $card }“ ruht
reason-card-in-slot = „{ $card }“ ist schon gespielt: { $slot }
reason-card-not-yours = du hast „{ $card }“ nicht
reason-no-free-slot = keiner deiner Slots ist frei
reason-wrong-colour = „{ $card }“ ist nicht { $colour }
reason-wrong-colour-but = „{ $card }“ ist nicht { $colour }; „{ $machine }“ könnte der Karte alle Farben geben
reason-slot-taken = dieser Slot ist belegt: „{ $card }“ darin zeigt kein Slotsymbol
reason-slot-closed = der fünfte Slot ist geschlossen, bis seine Technologie freigeschaltet ist
reason-switch-used = dein Schalter ist unten; beim Überwintern kommt er wieder nach oben
reason-copy-own = kopieren kannst du nur Karten von anderen
reason-no-such-player = { $n ->
    [one] du spielst allein
   *[other] { $whom } gibt es nicht: es sind nur { $n } Personen dabei
}
reason-not-in-their-slots = „{ $card }“ ist in keinem Slot von { $whom }
reason-nothing-to-copy = die untere Hälfte von „{ $card }“ hat keinen Effekt
reason-deck-empty = der Stapel ist leer
reason-display-only = hier kann nur eine Karte der Auslage genommen werden
reason-not-shown = „{ $what }“ liegt nicht aus
reason-rest-itself = „{ $card }“ hat dies ausgelöst und bleibt im Slot
reason-not-in-slots = „{ $card }“ ist in keinem deiner Slots
reason-not-resting = „{ $card }“ ruht nicht
reason-not-special = „{ $machine }“ ist keine Spezialmaschine
reason-machine-colour = „{ $machine }“ ist nicht { $colour }

## Freie Aktionen

reason-not-your-turn = freie Aktionen sind nur im eigenen Zug möglich
reason-action-named = zwischen dem Ansagen und dem Bezahlen einer Aktion sind nur freie Aktionen möglich, die zum Bezahlen nötig sind
reason-does-not-pay = das bringt nicht sicher etwas, das zum Bezahlen fehlt
reason-unpayable-then = danach könntest du nicht mehr bezahlen
reason-not-in-cost = { $good } lässt sich nicht abziehen: Das Plättchen kostet davon nichts mehr
reason-answer-first = freie Aktionen müssen warten, bis dies beantwortet ist
reason-ability-first = freie Aktionen müssen warten, bis die Stammesfähigkeit ausgeführt ist
reason-needs-technology = dafür brauchst du deine Technologie „{ $technology }“, die nicht freigeschaltet ist
reason-other-tribe = keine Technologie deines Stammes erlaubt das
reason-no-crystal = du hast keinen Kristall
reason-no-room = dafür ist kein Platz: du hast { $have } und kannst { $limit } behalten
reason-pair-short = dafür hast du nicht genug: { $have }
reason-crate-open = die Kiste „{ $crate }“ ist schon offen
reason-crate-not-yours = du hast die Kiste „{ $crate }“ nicht
reason-crate-reopened = die Kiste „{ $crate }“ ist schon ein zweites Mal genutzt worden
reason-crate-closed = die Kiste „{ $crate }“ ist noch geschlossen

## Maschinen

reason-machine-not-yours = du hast die Maschine „{ $machine }“ nicht
reason-machine-locked = die Maschine „{ $machine }“ ist nicht freigeschaltet
reason-machine-used = „{ $machine }“ ist benutzt, und die Energie liegt noch darauf
reason-machine-asleep = du hast überwintert, und für den Rest dieses Zuges kannst du keine Maschine mehr nutzen
reason-no-energy = in deinem Energielager ist keine Energie
reason-machine-idle = „{ $machine }“ würde jetzt nichts bewirken: { $why }
reason-with-an-action = „{ $machine }“ wird zu einer Aktion benutzt, gleich nachdem sie und ihr Ziel angesagt sind
reason-other-action = „{ $machine }“ hilft bei dieser Aktion nicht
reason-saves-nothing = „{ $machine }“ würde hier nichts sparen
reason-saves-too-little = mit „{ $machine }“ könntest du den Rest nicht bezahlen
reason-half-chosen = im fünften Slot hast du die Hälfte schon gewählt
reason-played-card-only = „{ $machine }“ ist an diesem Tisch nur für die gespielte Karte da
reason-machine-useless = „{ $machine }“ würde hier nichts mehr bringen
reason-return-itself = „{ $machine }“ kann die eigene Energie nicht zurücknehmen
reason-no-energy-on = auf „{ $machine }“ liegt keine Energie von dir

## Effekte

reason-does-nothing = es würde jetzt nichts bewirken
reason-price = es kostet { $cost }; du hast { $have }
reason-ability-idle = deine Stammesfähigkeit lässt sich nicht ausführen: { $why }
reason-no-water = du hast kein Gebäude neben einem See
reason-no-modules = es liegt kein Modul aus
reason-no-energy-out = auf deinen Maschinen liegt keine Energie
reason-slots-empty = in deinen Slots ist keine Karte
reason-none-resting = keine deiner Karten ruht
reason-nothing-to-play = du hast keine aktive Karte oder keinen freien Slot
reason-none-shown = es liegt keine Karte aus
reason-none-active = du hast keine aktive Karte
reason-no-target = es gibt kein Ziel, das du erreichen und bezahlen kannst
reason-none-opened = du hast keine offene Kiste, die du noch einmal nutzen könntest
reason-nowhere-to-fly = der Falke erreicht weder Steppe noch Wald noch Gebirge
reason-no-figure-to-move = du hast keine Figur, die du umstellen könntest, oder es gibt keinen kleinen Ort für sie
reason-no-tribe-tiles = du hast kein Stammesplättchen mehr
reason-nowhere-to-place = es gibt kein Feld für das Plättchen, das du erreichen und bezahlen kannst
reason-reward-above = diese Belohnung ist bei Feld { $n }, und dein Marker steht auf Feld { $at }
reason-one-left = es ist nur noch ein Effekt übrig
reason-pay-other = zu bezahlen ist { $what }
reason-pay-lacks = für { $what } hast du zu wenig: { $have }
reason-pay-rest = ohne { $what } könntest du den Rest des Preises nicht bezahlen
reason-minor-later = kleine Artefakte gibt es, sobald kein anderes mehr da ist
reason-no-purple = auf dem Spielplan liegt kein violettes Artefakt mehr
reason-no-orange = auf dem Spielplan liegt kein oranges Artefakt mehr
reason-no-white = auf dem Spielplan liegt kein weißes Artefakt mehr

## Was sich nicht ablehnen lässt

reason-must-choose = du musst wählen
reason-only-helps = das kann dir nur nützen: wähle
reason-crystals-over = überzählige Kristalle werden zu Ressourcen, solange dafür Platz ist
reason-begun = die Aktion ist angesagt und muss ausgeführt werden
reason-must-remove = du musst ein Artefakt entfernen
reason-say-end-discarding = beende das Entfernen mit „end“
reason-ability-begun = eine begonnene Stammesfähigkeit muss ausgeführt werden
reason-required = das darfst du nicht auslassen: { $what }
reason-must-pay = der Preis muss bezahlt werden
