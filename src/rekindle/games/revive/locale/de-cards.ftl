# Karten, Spielsteine, Plättchen und Tableaus.

## Karten und Module

card-gray = Graue Karte
card-green = Grüne Karte
card-yellow = Gelbe Karte
card-text = { $kind }. Oben: { $top }. Unten: { $bottom }.
half-top = obere Hälfte
half-bottom = untere Hälfte
half-range = { $n } Reichweite, solange sie dort steckt
half-slot = eine weitere Karte darf dazugespielt werden
kind-gives = { $kind }: { $gives }
module-named = das Modul { $kind } ({ $gives })

## Maschinen

machine-gray = graue Maschine
machine-green = grüne Maschine
machine-yellow = gelbe Maschine
machine-standard = Standardmaschine
machine-tribe = Stammesmaschine

## Artefakte und große Orte

artifact-purple = ein violettes Artefakt
artifact-orange = ein oranges Artefakt
artifact-white = ein weißes Artefakt
artifact-minor = ein kleines Artefakt
artifact-card-text = Violett: { $purple }. Orange: { $orange }. Weiß: { $white }.
points-each = { $what }, je { $points }
points-from = { $points } ab { $least }
points-by-steps = { $what }, { $steps }
location-text = Am Ende: { $score }.
location-gain = Beim Bevölkern: { $gain }.
category-crates = Kisten
category-energy = Energie
category-modules = Module
category-module-pairs = Modulpaare
category-figures = Figuren auf dem Spielplan
category-markers = Marker, die das Stammestableau verlassen haben
category-flasks = Glaskolben
category-cards = angeworbene Karten
category-waters = Seefelder, die dich belohnt haben
category-crystals = Kristallsymbole neben deinen Gebäuden
category-gray-track = erreichte Felder der grauen Leiste
category-green-track = erreichte Felder der grünen Leiste
category-yellow-track = erreichte Felder der gelben Leiste
category-large-buildings = große Gebäude auf dem Spielplan
category-figures-on-large = Figuren auf großen Orten
category-tiles = Gebietsplättchen mit einem Gebäude oder einer Figur von dir

## Stämme

ability-text = Fähigkeit: { $ability }.
technology-line = „{ $name }“ ({ $cost }): { $what }.
technology-gain = beim Freischalten: { $gain }
technology-ability = bei jeder Nutzung der Stammesfähigkeit: { $gain }
technology-range = { $n } Reichweite für jede Aktion
technology-machine = Maschine: { $gain }
technology-points = { $points } am Ende
power-fifth-slot = Zugang zum fünften Slot
power-free-forest-and-water = Wald- und Seefelder auf dem Weg kosten keine Entfernung
power-two-basics-for-a-crystal = Grundressourcen darfst du paarweise, auch gemischt, gegen 1 Kristall tauschen
power-no-books-to-others = Bücher an andere sind nicht zu zahlen
power-explore-for-less-food = Erkunden kostet 1 Nahrung weniger
power-resource-with-a-card = Karten, die du aus der Auslage nimmst, geben je 1 Ressource ihrer Farbe
power-crystal-rests-a-card = Karten darfst du für je 1 Kristall aus einem Slot in den Ruhebereich legen
power-mountain-discount = Bauen kostet 1 Zahnrad weniger für jedes Gebirge neben dem Feld
power-crystal-for-two = Kristalle darfst du gegen je 2 gleiche Grundressourcen tauschen
power-crystal-with-a-crate = Kisten, die du erhältst, geben je 1 Kristall dazu
power-temple-range = { $range } Reichweite, wenn von einem Tempel aus gezählt wird
power-falcon-discount = Erkunden, Bevölkern und Bauen neben dem Falken kostet 1 weniger
power-falcon-resources = Flüge des Falken geben auch { $resources } Grundressourcen nach seinem Gelände
power-copying-switch = Schalter auf Wunsch: Kopiere die untere Hälfte einer Karte im Slot einer anderen Person
about-place-forest = Ein Waldplättchen kommt auf leere Wüste, die Entfernung wird bezahlt, und das Feld ist von da an Wald: grüne Schritte für die Gebäude daneben und 1 Buch für jedes Waldfeld seiner Kette.
about-place-temple = Ein Tempel kommt auf einen leeren See, und die Entfernung wird bezahlt: Du erhältst die Belohnung des Sees, und die Entfernung wird auch vom Tempel aus gezählt.
about-place-target = Ein Zielplättchen kommt auf eine beliebige Wüste oder einen Ort ohne eigenes Siedlungsteil. Du baust oder bevölkerst dort für { $discount } weniger; tut es jemand anderes, erhältst du, was dafür gezahlt wird.
about-place-sand = Ein Wüstenplättchen kommt auf ein leeres Gebirge, einen leeren Wald oder eine leere Steppe, die Entfernung wird bezahlt, und du nimmst eine Karte dieser Farbe aus der Auslage. Wer dort baut, erhält { $points }.
about-place-workshop = Eine Werkstatt kommt auf ein beliebiges Gebirge, einen Wald oder eine Steppe und bringt 1 Schritt auf der Leiste dazu. Erkunden, Bevölkern und Bauen neben Werkstätten kostet dich 1 weniger.
about-move-falcon = Der Falke landet auf Gebirge, Wald oder Steppe, und die Entfernung wird auch von ihm aus gezählt.

## Spielplan und Leisten

tile-text = Von Nordwesten nach Südosten: { $faces }.
tile-water = Der See: { $gain }.
back-text = Kostet { $cost }, gibt { $points }.
back-finds = Dort gibt es { $what }.
find-location = einen Ort
find-water = einen See
reached = Feld { $space } auf { $track }
reward-text = Mit { $needs }: { $what }.
reward-standard = { $form ->
    [bare] die Standardmaschine „{ $machine }“ freischalten: { $gives }
    [first] Schalte die Standardmaschine „{ $machine }“ frei: { $gives }
   *[then] schalte die Standardmaschine „{ $machine }“ frei: { $gives }
}
reward-special = { $form ->
    [bare] eine { $colour }e Spezialmaschine nehmen
    [first] Nimm eine { $colour }e Spezialmaschine
   *[then] nimm eine { $colour }e Spezialmaschine
}
reward-cards = { $form ->
    [bare] am Ende { $points } für jede angeworbene { $colour }e Karte werten
    [first] Werte am Ende { $points } für jede angeworbene { $colour }e Karte
   *[then] werte am Ende { $points } für jede angeworbene { $colour }e Karte
}
