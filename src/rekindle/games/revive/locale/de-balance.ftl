# Was über viele Partien gezählt wird. Die Meldungen stehen in jeder Sprache in derselben Reihenfolge.

balance-turns = Züge
balance-hibernations = Überwinterungen
balance-plays = gespielte Karten
balance-switches = Nutzungen des Schalters
balance-explores = erkundete Plättchen
balance-populates = bevölkerte Orte
balance-builds = errichtete Gebäude
balance-abilities = Nutzungen der Stammesfähigkeit
balance-artifacts = genommene Artefakte
balance-machines = aktivierte Maschinen
balance-recruited = angeworbene Bürger
balance-citizen = gespielte Bürger
balance-starting-card = gespielte Startkarten
balance-module = genommene Slotmodule
balance-special-machine = genommene Spezialmaschinen
balance-activated-machine = aktivierte Maschinen
balance-crate = geöffnete Kisten
balance-technology = freigeschaltete Technologien
balance-tile = aufgedeckte Gebietsplättchen
balance-large-location = bevölkerte große Orte
balance-reward = Belohnungen der Maschinenleisten
balance-tribe = Stamm
