# Karten, Spielsteine, Plättchen und Tableaus.

## Schlüsselkarten, Kisten, Chips, Ringe

card-text = { $kind }, { $points }: { $gives }.
card-white = Weiße Schlüsselkarte
card-yellow = Gelbe Schlüsselkarte
card-green = Grüne Schlüsselkarte
card-gray = Graue Schlüsselkarte
no-effect = kein eigener Effekt
and-points = { $points } am Ende

## Kästen und was auf dem Tableau ist

box-text = { $box }: { $gives }.
box-rates = Für einen weißen Kristall gibt es { $white } Anhänger, für einen roten { $red }, für einen lila Kristall { $purple }.
box-pays = { $pays } höchstens einmal
upgrade-text = { $upgrade }. Eine Seite: { $first }. Andere Seite: { $second }.
vault-text = Gewölbe: { $gives }.
workshop-text = Werkstatt ({ $terrain }) für { $cost }: { $gives }.
monument-text = Monument für { $cost }.
production-text = Ertragsplatz: { $gives }.
uncovers-text = Darunter wird ein Ertragsplatz frei: { $gives }.
cube-text = { $cube } in Spalte { $n } kostet { $cost } und zählt { $points }: { $gives }.
cube-white = weißer Reliktwürfel
cube-gray = grauer Reliktwürfel
cube-black = schwarzer Reliktwürfel
cube-brown = brauner Reliktwürfel
terrain-field = Acker
terrain-forest = Wald
terrain-mountain = Berg

## Völker, Geräte, Fähigkeiten

ability-text = Aktiv: { $gives }.
ability-text-trigger = Aktiv, wenn { $trigger }: { $gives }.
ability-fixed = Das kostet immer 1 Stein.
ability-parts = Vier Fähigkeiten, jede mit eigenem Preis. { $parts }
part-text = { $n }: { $gives }.
passive-text = Passiv: { $what }.
passive-cheap-conversion = als freie Aktion darfst du 2 weiße Kristalle in 1 roten umwandeln oder 2 rote in 1 lila
passive-volcanoes = du darfst auf Vulkane ziehen
passive-pigs = deine Anhänger dürfen auf ihrem Weg Schweine mitnehmen; Schweine neben deinen Anhängern dürfen an ihrer Stelle einen Ausbau oder einen Reliktwürfel zahlen; am Ende zählt jede Farm, auf der du Präsenz hast, { $points }
passive-raft = wenn jemand auf einem Feld neben deinem Floß Anhänger ausgibt, geht 1 Anhänger vom Floß auf dieses Feld
passive-purple-bonus = für jeden lila Kristall, den du für eine Aktion zahlst, erhältst du 1 weißen Kristall und 1 Punkt
passive-rings = auf dem Feld eines Lagers darfst du 1 Anhänger ausgeben, um einen zufälligen Ring zu legen und seine Belohnung zu erhalten
about-place-farm = Eine Schweinefarm kommt auf einen Acker, auf dem du Präsenz hast, mit so vielen Schweinen, wie er zeigt.
about-place-island = Eine Insel kommt auf ein freies Wasser-, Acker-, Wald- oder Bergfeld neben einer Figur oder einem Gebäude von dir. Für jedes Feld ringsum mit Gebäuden erhältst du 1 weißen Kristall bei einer Werkstatt, 1 Anhänger auf der Insel bei einem Gewölbe, 1 Punkt bei einem Monument. Sie ist Wasser und Wald.
about-place-raft = Das Floß kommt auf ein freies Wasserfeld.
trigger-relicube = du einen Reliktwürfel erhältst
trigger-vault = du ein Gewölbe baust
trigger-follower-cost = ein Ausbau oder ein Reliktwürfel dich Anhänger kostet
trigger-excavate = du ausgräbst
trigger-camp = du durch einen Bau die Belohnung eines Lagers erhältst
trigger-production = du einen Ertragsplatz aktivierst
trigger-chip = du einen Bonuschip erhältst
trigger-keycard = du eine Schlüsselkarte einsetzt
trigger-vault-reward = du die Belohnung eines Gewölbes erhältst

## Zielkarten

objective-text = { $points } am Ende für { $needs }. Beim Abwerfen: { $gives }.
condition-of-one-colour = { $n } Reliktwürfel einer Farbe
condition-different = { $n } verschiedene Reliktwürfel
condition-stone-set = einen weißen, einen grauen und einen schwarzen Stein
condition-stones = { $n } weiße, graue oder schwarze Steine
condition-upgrades = { $n } Verbesserungen
condition-vaults = { $n } Gewölbe
condition-monuments = { $n } Monumente
condition-keycards = { $n } Schlüsselkarten
condition-tribes = { $n } freigeschaltete Völker
condition-camps = Gebäude neben { $n } Lagern
condition-regions = Gebäude in { $n } Regionen

## Pfade

path-text = Für alle zählt: { $all }. Wer ihn gewählt hat, wertet dazu: { $own }.
scoring-knowledge = für jede Wissensleiste die erreichten Punkte
scoring-ancients = { $points } für jeden weißen, grauen oder schwarzen Stein
scoring-legends = { $points } für jedes Gewölbe
scoring-efficiency = die Punkte auf allen eigenen Schlüsselkarten
scoring-ambition = für jede Farbe die Punkte unter dem Reliktwürfel ganz rechts
scoring-power = für jedes Monument die Punkte seines Platzes
chosen-knowledge-a = die zweitbeste Leiste noch einmal
chosen-knowledge-b = { $points } für jede Leiste, auf der Stufe { $step } erreicht ist
chosen-ancients-a = { $points } für jeden solchen Stein
chosen-ancients-b = { $points } für jeden Satz aus einem weißen, einem grauen und einem schwarzen Stein
chosen-legends-a = { $points } für jedes Gewölbe
chosen-legends-b = { $points } für je zwei Gewölbe
chosen-efficiency-a = { $points } für jede gelbe, grüne oder graue Schlüsselkarte
chosen-efficiency-b = { $points } für jede graue Schlüsselkarte
chosen-ambition-a = { $points } für jeden Satz aus allen vier Farben
chosen-ambition-b = die beste Farbe noch einmal
chosen-power-a = { $points } für jedes Monument
chosen-power-b = die Punkte der Monumentplättchen noch einmal

## Der Spielplan

tile-text = In der Mitte { $middle }, ringsum von Osten an { $around }.
camp-text = Lager: { $gives }.
monument-tile-text = Monumentplättchen: { $gives }.
ring-text = Ring: { $gives }.
chip-text-light = Heller Bonuschip: { $gives }.
chip-text-dark = Dunkler Bonuschip: { $gives }.
face-field = ein Acker
face-pigs = ein Acker mit { $n } { $n ->
    [one] Schwein
   *[other] Schweinen
}
face-forest = ein Wald
face-mountain = ein Berg
face-water = Wasser
face-volcano = ein Vulkan
face-vault = ein Gewölbefeld
face-monument = ein Monumentfeld
face-site = eine Ausgrabungsstätte
face-camp = ein Lager
face-camp-gives = ein Lager ({ $gives })
face-cube = { $face } mit Reliktwürfel
