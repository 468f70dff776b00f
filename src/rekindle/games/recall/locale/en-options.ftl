# Options.

## Options

option-tribes = How does everybody get a tribe and a gadget?
option-tribes-choose = Everybody chooses a pair of both
option-tribes-deal = They are dealt at random
option-tribes-boomerang = Everybody chooses a tribe and a gadget on their own
option-ancient-tribes = Are the ancient tribes known from the beginning?
option-ancient-tribes-hidden = No, the first to get there reveals them
option-ancient-tribes-known = Yes, they lie open
option-upgrades = Which upgrade does a symbol of the culture track give?
option-upgrades-stacks = That of the stack beside it
option-upgrades-free = Any that you do not have yet
option-paths = Which side do the path cards show?
option-paths-a = All of them side A
option-paths-b = All of them side B
option-paths-random = One of them at random, each for itself
option-path-knowledge = Which side does the Path of Knowledge show?
option-path-knowledge-table = As said for all of them
option-path-knowledge-a = Side A
option-path-knowledge-b = Side B
option-path-ancients = Which side does the Path of Ancients show?
option-path-ancients-table = As said for all of them
option-path-ancients-a = Side A
option-path-ancients-b = Side B
option-path-legends = Which side does the Path of Legends show?
option-path-legends-table = As said for all of them
option-path-legends-a = Side A
option-path-legends-b = Side B
option-path-efficiency = Which side does the Path of Efficiency show?
option-path-efficiency-table = As said for all of them
option-path-efficiency-a = Side A
option-path-efficiency-b = Side B
option-path-ambition = Which side does the Path of Ambition show?
option-path-ambition-table = As said for all of them
option-path-ambition-a = Side A
option-path-ambition-b = Side B
option-path-power = Which side does the Path of Power show?
option-path-power-table = As said for all of them
option-path-power-a = Side A
option-path-power-b = Side B

## Names and values, as the terminal writes them

option-name-tribes = tribes
option-name-ancient-tribes = ancient tribes
option-name-upgrades = upgrades
option-name-paths = paths
option-name-path-knowledge = Path of Knowledge
option-name-path-ancients = Path of Ancients
option-name-path-legends = Path of Legends
option-name-path-efficiency = Path of Efficiency
option-name-path-ambition = Path of Ambition
option-name-path-power = Path of Power
option-value-choose = chosen
option-value-deal = dealt
option-value-boomerang = boomerang
option-value-hidden = hidden
option-value-known = known
option-value-stacks = stacks
option-value-free = free
option-value-a = A
option-value-b = B
option-value-random = random
option-value-table = as all
