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
