# Optionen.

option-tribes = Ob die Stämme zufällig verteilt oder gewählt werden
option-artifact-cards = Je eine geheime Artefaktkarte, zwei zur Auswahl oder eine offene für alle
option-length = Im langen Spiel liegen die Artefakte für eine Person mehr aus
option-sides = Welche Seite der Stammestableaus gespielt wird, oder beide nach Zufall
option-formica = Ob die Formica dabei sind
option-vukuntur = Ob die Vukuntur dabei sind
option-switch = Was der Schalter gibt: die erste oder die zweite Wirkung aus der Kampagne
option-vast-crystals = Ob es Riesenkristalle am Rand des Spielplans gibt
option-large-locations = Große Orte des Grundspiels oder alle
option-solo-end = Solo: weiterspielen, wenn der Aktionsmarker das Ende überschritten hat, oder sofort aufhören
option-end-tile = Wer das Spielendeplättchen erhält: wer am Zug ist oder wer das letzte Artefakt nimmt
option-copied-card = Ob eine mit dem Schalter kopierte Karte ruht oder in ihrem Slot bleibt
option-all-colours = Ob die Maschine für alle Farben jeder Karte hilft oder nur der gespielten

## Namen und Werte, wie sie im Terminal stehen

option-name-tribes = Stämme
option-name-artifact-cards = Artefaktkarten
option-name-length = Länge
option-name-sides = Seiten
option-name-formica = Formica
option-name-vukuntur = Vukuntur
option-name-switch = Schalter
option-name-vast-crystals = Riesenkristalle
option-name-large-locations = große Orte
option-name-solo-end = Solo-Ende
option-name-end-tile = Spielendeplättchen
option-name-copied-card = kopierte Karte
option-name-all-colours = alle Farben
option-value-deal = verteilt
option-value-choose = gewählt
option-value-one = eine
option-value-two = zwei
option-value-open = offen
option-value-normal = normal
option-value-long = lang
option-value-sun = Sonne
option-value-moon = Mond
option-value-either = beide
option-value-first = erste Wirkung
option-value-second = zweite Wirkung
option-value-base = Grundspiel
option-value-all = alle
option-value-strict = streng
option-value-turn = wer am Zug ist
option-value-taker = wer es nimmt
option-value-rests = ruht
option-value-stays = bleibt
option-value-any = jede Karte
option-value-played = gespielte Karte
