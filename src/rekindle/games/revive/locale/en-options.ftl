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

## Names and values, as the terminal writes them

option-name-tribes = tribes
option-name-artifact-cards = artifact cards
option-name-length = length
option-name-sides = sides
option-name-formica = Formica
option-name-vukuntur = Vukuntur
option-name-switch = switch
option-name-vast-crystals = vast crystals
option-name-large-locations = large locations
option-name-solo-end = solo end
option-name-end-tile = end tile
option-name-copied-card = copied card
option-name-all-colours = all colours
option-value-deal = dealt
option-value-choose = chosen
option-value-one = one
option-value-two = two
option-value-open = open
option-value-normal = normal
option-value-long = long
option-value-sun = sun
option-value-moon = moon
option-value-either = either
option-value-first = first
option-value-second = second
option-value-base = base
option-value-all = all
option-value-strict = strict
option-value-turn = turn
option-value-taker = taker
option-value-rests = rests
option-value-stays = stays
option-value-any = any
option-value-played = played
