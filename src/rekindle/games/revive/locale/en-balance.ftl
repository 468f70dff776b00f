# What is counted over many games. The messages stand in the same order in every language.

balance-turns = turns
balance-hibernations = hibernations
balance-plays = cards played
balance-switches = uses of the switch
balance-explores = tiles explored
balance-populates = locations populated
balance-builds = buildings built
balance-abilities = uses of the tribe ability
balance-artifacts = artifacts taken
balance-machines = machines activated
balance-recruited = citizens recruited
balance-citizen = citizens played
balance-starting-card = starting cards played
balance-module = modules taken
balance-special-machine = special machines taken
balance-activated-machine = machines activated
balance-crate = crates opened
balance-technology = technologies unlocked
balance-tile = tiles turned face up
balance-large-location = large locations populated
balance-reward = rewards of the machine tracks
balance-tribe = tribe
