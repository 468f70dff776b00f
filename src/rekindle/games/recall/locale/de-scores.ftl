# Wie Spiele enden und woher Punkte kommen.

ending-rounds = alle Runden sind gespielt
ending-won = beide Ziele sind erreicht: gewonnen
ending-lost = ein Ziel ist nicht erreicht: verloren
tie-white-track = gleich viele Punkte, weiter auf der weißen Leiste ({ $own } zu { $other })
tie-gray-track = gleich viele Punkte, weiter auf der grauen Leiste ({ $own } zu { $other })
tie-black-track = gleich viele Punkte, weiter auf der schwarzen Leiste ({ $own } zu { $other })
score-culture = Kultur
score-knowledge = Wissen
score-ancients = Ahnen
score-legends = Legenden
score-efficiency = Effizienz
score-ambition = Ehrgeiz
score-power = Macht
score-leftovers = Reste
score-objective = Ziel
score-farms = Schweinefarmen
