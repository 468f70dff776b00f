# Options.

option-tribes = Whether tribes are dealt at random or chosen
option-artifact-cards = One secret artifact card each, two to choose from, or one open card for all
option-length = The long game has the artifacts of one player more
option-sides = Which side of the tribe boards is played, or either at random
option-formica = Whether the Formica join
option-vukuntur = Whether the Vukuntur join
option-switch = What the switch gives: the first, or the second effect of the campaign
option-vast-crystals = Whether there are vast crystals at the edges of the map
option-large-locations = Large locations of the base game, or all of them
option-solo-end = Solo: play on after the cube has passed the top, or stop at once
option-end-tile = Who gets the end tile: whose turn it is, or who takes the last artifact
option-copied-card = Whether a card copied with the switch goes to rest or stays in its slot
option-all-colours = Whether the machine of all colours helps any card or only the card being played
