# How games end, and where points come from.

ending-rounds = all rounds are played
ending-won = both objectives are met: won
ending-lost = an objective is not met: lost
tie-white-track = equal points, further on the white track ({ $own } to { $other })
tie-gray-track = equal points, further on the gray track ({ $own } to { $other })
tie-black-track = equal points, further on the black track ({ $own } to { $other })
score-culture = Culture
score-knowledge = Knowledge
score-ancients = Ancients
score-legends = Legends
score-efficiency = Efficiency
score-ambition = Ambition
score-power = Power
score-leftovers = Leftovers
score-objective = Objective
score-farms = Pig farms
