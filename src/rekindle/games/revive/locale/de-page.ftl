# Was eine Seite von Revive außer Karten und Zügen zeigt. Die Reihenfolge ist in jeder Sprache dieselbe.

## Überschriften und Dinge

page-crates = Kisten
page-deck = Stapel
page-progress = Fortschrittsleiste
page-hibernation = Überwinterungsleiste
page-energy = Energie
page-points = Punkte
page-range = Dauerhafte Reichweite
page-small = Kleine Gebäude
page-large = Große Gebäude
page-figure = Bevölkerungsfiguren
page-markers = Marker auf dem Stammestableau
page-crystals = Kristallsymbol
page-crystal = Kristalle
page-gear = Zahnräder
page-book = Bücher
page-food = Nahrung
page-end-tile = Spielendeplättchen
page-cube = Aktionsmarker
page-falcon = Falke
page-tiles = Stammesplättchen
page-switch = Schalter
page-module-space = Modulplatz
page-per = je

## Wie Dinge heißen, die keinen Namen haben

page-kind-citizen = Bürger
page-kind-starting = Startkarte
page-kind-module = Slotmodul
page-kind-crate = Kiste
page-kind-tile = Gebietsplättchen
page-kind-start-tile = Startplättchen
page-kind-back = Unerkundetes Gebiet
page-kind-location = Großer Ort
page-kind-reward = Belohnungsfeld
page-kind-tribe = Stammestableau
page-kind-technology = Technologie
page-kind-artifact-card = Artefaktkarte
page-kind-artifact = Artefakt
page-kind-space = Feld des Spielplans
page-kind-token = Stammesplättchen
page-kind-slot = Kartenslot
page-kind-good = Ressource
page-kind-track = Maschinenleiste
page-kind-board = Spielmaterial
page-name-module = Modul in { $colours }
page-reward-standard = Standardmaschine
page-reward-special = Spezialmaschine
page-reward-artifact = Artefakt
page-reward-cards = Kartenbonus

## Was ein näherer Blick sagt

page-about-artifact = Am Ende wertet jedes Artefakt die Zeile seiner Farbe auf der Artefaktkarte noch einmal. Ist das letzte auf dem Spielplan weg, beginnen die letzten Züge.
page-about-minor = Wer ein Artefakt nehmen darf, wenn keines mehr da ist, bekommt eines von diesen: { $points } Punkte am Ende.
page-about-sand = Hier kannst du bauen, wenn noch kein Gebäude da ist.
page-about-mountain = Ein Gebäude daneben bringt dir 1 Schritt auf der grauen Leiste, ein großes 2.
page-about-forest = Ein Gebäude daneben bringt dir 1 Schritt auf der grünen Leiste, ein großes 2.
page-about-field = Ein Gebäude daneben bringt dir 1 Schritt auf der gelben Leiste, ein großes 2.
page-about-water = Dein erstes Gebäude daneben bringt dir die gezeigte Belohnung.
page-about-location = Du kannst ihn mit einer deiner Figuren bevölkern und schaltest damit eine Technologie frei.
page-about-chasm = Von hier wird die Entfernung gezählt, bis du etwas auf dem Spielplan hast.
page-about-token-forest = Das Feld ist von nun an Wald.
page-about-token-temple = Wer ihn gelegt hat, zählt die Entfernung auch von hier.
page-about-token-target = Wer es gelegt hat, baut oder bevölkert hier für weniger und erhält, was andere hier dafür zahlen.
page-about-token-sand = Das Feld ist von nun an Wüste. Wer hier baut, bekommt 1 Punkt.
page-about-token-workshop = Wer sie gelegt hat, erkundet, bevölkert und baut daneben für 1 weniger.
page-about-slot-top = Eine hier gespielte Karte gibt ihre obere Hälfte.
page-about-slot-bottom = Eine hier gespielte Karte gibt ihre untere Hälfte.
page-about-slot-right = Geschlossen, bis seine Technologie freigeschaltet ist. Eine hier gespielte Karte gibt die Hälfte, die du wählst.
page-about-crystal = Du kannst { $most } behalten. Als freie Aktion tauschst du 1 Kristall gegen 1 Grundressource.
page-about-basic = Eine Grundressource. Du kannst { $most } behalten.
page-about-track = Gebäude und Karten bringen deinen Marker voran; ab Feld { $length } bringt jeder weitere Schritt eine Ressource. Belohnungen werden freigeschaltet, sobald die gezeigten Marker so weit sind.
page-about-energy = Lege 1 Energie auf eine Maschine, um sie in Gang zu setzen. Sie kommt zurück, wenn du überwinterst.
page-about-small = Kostet { $small } Zahnräder und kommt auf Wüste: Schritte für das Gelände ringsum, Kristalle am Rand, Belohnungen von Seen.
page-about-large = Kostet { $large } Zahnräder. Schritte und Kristalle zählen doppelt, die Belohnung eines Sees nicht.
page-about-figure = Beim Bevölkern nimmst du eine Figur vom Stammestableau und schaltest die Technologie darunter frei.
page-about-switch = Eine Aktion: Solange er oben ist, kannst du ihn einmal für das nutzen, was er zeigt. Beim Überwintern kommt er wieder nach oben.
page-about-hibernation = Immer wenn du überwinterst, rückt dein Marker vor, und du nimmst die Belohnung seines Feldes oder eines darunter. Auf dem vierten Feld wird ein Artefakt aus dem Spiel entfernt.
page-about-progress = Für jede freigeschaltete Belohnung und die ersten Nutzungen der Stammesfähigkeit kommt ein Marker hierher. Symbole sind Boni; die Zahl im untersten freien Feld zählt am Ende.
page-about-points = Punkte, die du während des Spiels erhältst. Manche Felder der Wertungsleiste geben eine Kiste oder ein Artefakt.
page-about-markers = Jede Nutzung der Stammesfähigkeit bringt einen davon auf die Fortschrittsleiste.
page-about-crystals = Jedes deiner Gebäude daneben bringt beim Bau 1 Kristall, ein großes 2.
page-about-falcon = Wem er gehört, der zählt die Entfernung auch von ihm aus.
page-about-end-tile = Am Ende { $endtile } Punkte wert.
page-about-cube = Spielst du eine Karte, rückt er 1 Feld vor, beim Überwintern 2. Ist er über das letzte Feld hinaus, bleiben nur Aktionen auf dem Spielplan und der Schalter.
page-about-deck = Wenn du anwirbst, darfst du statt einer ausliegenden Karte die verdeckte oberste nehmen.
page-about-crates = Was in einer geschlossenen Kiste ist, weiß nur, wem sie gehört. Sie zu öffnen ist eine freie Aktion.
page-about-range = Spart bei jeder Aktion so viel Nahrung für die Entfernung.
page-about-tiles = Plättchen, die die Stammesfähigkeit auf den Spielplan legt.
page-about-module-space = Ein Modul hier wird aktiviert, wenn eine Karte seiner Farbe in den Slot gespielt wird. Wo das Symbol steht, wird es beim Anlegen sofort aktiviert.
