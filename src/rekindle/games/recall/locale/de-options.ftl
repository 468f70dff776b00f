# Optionen.

## Optionen

option-tribes = Wie kommt man an Volk und Gerät?
option-tribes-choose = Alle wählen ein Paar aus beiden
option-tribes-deal = Sie werden zugelost
option-tribes-boomerang = Alle wählen Volk und Gerät einzeln
option-ancient-tribes = Sind die alten Völker von Anfang an bekannt?
option-ancient-tribes-hidden = Nein, wer zuerst dort ist, deckt sie auf
option-ancient-tribes-known = Ja, sie liegen offen
option-upgrades = Welche Verbesserung gibt ein Symbol der Kulturleiste?
option-upgrades-stacks = Die des Stapels daneben
option-upgrades-free = Eine beliebige, die du noch nicht hast
option-paths = Welche Seite zeigen die Pfadkarten?
option-paths-a = Alle Seite A
option-paths-b = Alle Seite B
option-paths-random = Jede eine zufällige
option-path-knowledge = Welche Seite zeigt der Pfad des Wissens?
option-path-knowledge-table = Wie für alle gesagt
option-path-knowledge-a = Seite A
option-path-knowledge-b = Seite B
option-path-ancients = Welche Seite zeigt der Pfad der Ahnen?
option-path-ancients-table = Wie für alle gesagt
option-path-ancients-a = Seite A
option-path-ancients-b = Seite B
option-path-legends = Welche Seite zeigt der Pfad der Legenden?
option-path-legends-table = Wie für alle gesagt
option-path-legends-a = Seite A
option-path-legends-b = Seite B
option-path-efficiency = Welche Seite zeigt der Pfad der Effizienz?
option-path-efficiency-table = Wie für alle gesagt
option-path-efficiency-a = Seite A
option-path-efficiency-b = Seite B
option-path-ambition = Welche Seite zeigt der Pfad des Ehrgeizes?
option-path-ambition-table = Wie für alle gesagt
option-path-ambition-a = Seite A
option-path-ambition-b = Seite B
option-path-power = Welche Seite zeigt der Pfad der Macht?
option-path-power-table = Wie für alle gesagt
option-path-power-a = Seite A
option-path-power-b = Seite B

## Namen und Werte, wie sie im Terminal stehen

option-name-tribes = Völker
option-name-ancient-tribes = alte Völker
option-name-upgrades = Verbesserungen
option-name-paths = Pfade
option-name-path-knowledge = Pfad des Wissens
option-name-path-ancients = Pfad der Ahnen
option-name-path-legends = Pfad der Legenden
option-name-path-efficiency = Pfad der Effizienz
option-name-path-ambition = Pfad des Ehrgeizes
option-name-path-power = Pfad der Macht
option-value-choose = gewählt
option-value-deal = verteilt
option-value-boomerang = Bumerang
option-value-hidden = verdeckt
option-value-known = bekannt
option-value-stacks = Stapel
option-value-free = frei
option-value-a = A
option-value-b = B
option-value-random = zufällig
option-value-table = wie alle
