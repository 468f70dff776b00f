# Was eine Seite von Recall außer Karten und Zügen zeigt. Die Meldungen stehen in jeder Sprache in
# derselben Reihenfolge.

## Felder und was auf ihnen liegt

page-hex-face-down = Verdeckt
page-hex-field = Acker
page-hex-forest = Wald
page-hex-mountain = Berg
page-hex-water = Wasser
page-hex-volcano = Vulkan
page-hex-vault = Gewölbefeld
page-hex-monument = Monumentfeld
page-hex-site = Ausgrabungsstätte
page-hex-camp = Lager
page-hex-start = Startfeld
page-hex-printed = Monumentfeld einer Leiste
page-token-island = Insel
page-token-farm = Schweinefarm
page-token-ring = Ring
page-token-raft = Floß
page-token-pig = Schweine

## Dinge mit einer Farbe

page-crystal-white = Weiße Kristalle
page-crystal-red = Rote Kristalle
page-crystal-purple = Lila Kristalle
page-relicube-white = Weiße Reliktwürfel
page-relicube-gray = Graue Reliktwürfel
page-relicube-black = Schwarze Reliktwürfel
page-relicube-brown = Braune Reliktwürfel
page-stone-white = Weiße Steine
page-stone-gray = Graue Steine
page-stone-black = Schwarze Steine
page-track-white = Weiße Wissensleiste
page-track-gray = Graue Wissensleiste
page-track-black = Schwarze Wissensleiste

## Tafeln und Stapel

page-follower = Anhänger
page-building = Gebäude
page-supply = Vorrat an Anhängern
page-slot = Schlitz für eine Schlüsselkarte
page-keycards = Schlüsselkarten
page-display = Schlüsselkarten der Auslage
page-green-pile = Stapel grüner Schlüsselkarten
page-crates = Kisten
page-objectives = Zielkarten
page-recall = Zurückrufen
page-culture = Kulturleiste
page-upgrade-symbol = Verbesserungssymbol
page-gadget-step = Geräte eines alten Volkes
page-tribe-step = Altes Volk
page-path-slot = Pfadplatz
page-rounds = Runden
page-bag = Beutel
page-relicubes = Reliktwürfel der Auslage
page-monument-tiles = Monumentplättchen der Auslage
page-leftovers = Reste
page-own-stone = Steine in deiner Farbe

## Welche Arten von Dingen es gibt

page-kind-keycard-white = Weiße Schlüsselkarte
page-kind-keycard-yellow = Gelbe Schlüsselkarte
page-kind-keycard-green = Grüne Schlüsselkarte
page-kind-keycard-gray = Graue Schlüsselkarte
page-kind-crate = Kiste
page-kind-tribe = Volk
page-kind-gadget = Gerät
page-kind-objective = Zielkarte
page-kind-monument-tile = Monumentplättchen
page-kind-camp = Lager
page-kind-ring = Ring
page-kind-light = Heller Bonuschip
page-kind-dark = Dunkler Bonuschip
page-kind-vault = Gewölbe
page-kind-production = Ertragsplatz
page-kind-workshop = Werkstatt
page-kind-monument = Monument
page-kind-relicube = Reliktwürfel
page-kind-box = Aktionskasten
page-kind-upgrade = Verbesserung
page-kind-path = Pfadkarte
page-kind-start-tile = Startplättchen
page-kind-tile = Regionsplättchen
page-kind-hex = Feld
page-kind-token = Marker
page-kind-crystal = Kristall
page-kind-stone = Fähigkeitsstein
page-kind-track = Wissensleiste
page-kind-board = Spielmaterial
page-kind-sign = Symbol

## Was ein genauerer Blick sagt

page-objective-text = Ziel: { $told }
page-path-text = Alle werten { $everybody }. Wer ihn gewählt hat, wertet außerdem: auf Seite A { $a }; auf Seite B { $b }.
page-about-hex-face-down = Ein Regionsplättchen, das noch niemand gesehen hat. Es aufzudecken bringt 1 Punkt für jede Person mit Figuren auf einer Region daneben.
page-about-hex-field = Hier werden Werkstätten für gelbe Schlüsselkarten gebaut. Die Zahl ist die der Schweine, die mit einer Farm kommen.
page-about-hex-forest = Hier werden Werkstätten für grüne Schlüsselkarten gebaut.
page-about-hex-mountain = Hier werden Werkstätten für graue Schlüsselkarten gebaut.
page-about-hex-water = Wasserbewegungen führen darüber. Niemand bleibt darauf.
page-about-hex-volcano = Für alle außer COLTERON gesperrt. Hier wird nichts gebaut.
page-about-hex-vault = Hier werden Gewölbe gebaut. Sie kosten keine Kristalle.
page-about-hex-monument = Hier werden Monumente gebaut. Wer als Erstes baut, wählt das Monumentplättchen.
page-about-hex-site = Hier liegen zuerst drei Steine. Eine Ausgrabung nimmt einen davon und bringt mindestens { $steps } Schritte auf der Leiste seiner Farbe.
page-about-hex-camp = Wer daneben baut, erhält seine Belohnung, einmal im Spiel.
page-about-hex-start = Wem es gehört, beginnt hier und darf hier immer Anhänger einsetzen.
page-about-hex-printed = Ein Monument hier zählt die Punkte, die auf seiner Wissensleiste erreicht sind.
page-about-token-island = Für alle Wasser und Wald. Es gibt { $n }.
page-about-token-farm = Am Ende { $points } Punkte für alle mit DORIAN, die hier vertreten sind. Es gibt { $n }.
page-about-token-ring = Er zeigt, dass der Ring dieses Lagers gesetzt ist. Es gibt { $n }.
page-about-token-raft = Bringt einen Anhänger auf ein Feld daneben, auf dem Anhänger ausgegeben werden. Bis zu { $followers } gehen an Bord.
page-about-token-pig = Wer DORIAN hat, nimmt sie mit und bezahlt mit ihnen. Es gibt { $n }.
page-about-crystal-white = Die niedrigste Stufe der Kristalle; 3 werden zu einem roten. Am Ende deines Zuges behältst du höchstens { $most }.
page-about-crystal-red = Die mittlere Stufe der Kristalle; 3 werden zu einem lila Kristall, 1 wird zu 2 weißen. Am Ende deines Zuges behältst du höchstens { $most }.
page-about-crystal-purple = Die höchste Stufe der Kristalle; 1 wird zu einem roten und einem weißen. Am Ende deines Zuges behältst du höchstens { $most }.
page-about-relicube = Wer sein Feld betritt, muss ihn aufnehmen und bezahlt mit Anhängern dort. Er kommt in die nächste Spalte seiner Reihe und bringt, was er verdeckt.
page-about-stone = Fähigkeitssteine bezahlen Fähigkeiten, gleich in welcher Farbe.
page-about-track = Sie hat { $steps } Schritte. Schritt { $gadget } bringt ein Gerät, Schritt { $tribe } einen Stein und das alte Volk; Bonuschips liegen an ihr.
page-about-follower = Anhänger bewegen sich auf der Karte, bezahlen, was auf ihrem Feld geschieht, und zählen am Ende als Reste.
page-about-building = Gewölbe, Werkstätten und Monumente. Für jedes Gebäude anderer auf einem Feld kostet das Bauen dort 1 Anhänger mehr, und sie erhalten einen.
page-about-supply = Du hast insgesamt { $followers } Anhänger. Ein Anhänger, den du erhältst, kommt von hier.
page-about-slot = Eine Schlüsselkarte hier bringt ihre Effekte und aktiviert den Kasten darüber.
page-about-keycards = In jedem Zug nutzt du eine der verfügbaren. Die genutzten nimmst du zurück, wenn du zurückrufst.
page-about-display = Werkstätten und andere Effekte nehmen Schlüsselkarten von hier. Grüne und graue werden auf { $shown } aufgefüllt.
page-about-green-pile = Grüne Schlüsselkarten, die aufgewertet werden, kommen offen unter den Stapel.
page-about-crates = Nur wer eine Kiste hat, weiß, was in ihr ist. Sie zu öffnen ist eine freie Aktion.
page-about-objectives = In der Zielrunde legst du eine für eine Belohnung ab; die andere zählt { $objective } Punkte, wenn sie erfüllt ist.
page-about-recall = Du nimmst alle genutzten Schlüsselkarten zurück, aktivierst ebenso viele Ertragsplätze und frischst alle Steine auf.
page-about-culture = Punkte, die du im Spiel erhältst. Symbole an ihr bringen Verbesserungen der Aktionskästen.
page-about-upgrade-symbol = Wer es erreicht, nimmt ein Verbesserungsplättchen mit diesem Buchstaben und wählt eine Seite.
page-about-gadget-step = Wer zuerst hier ist, deckt das Volk und seine Geräte auf und erhält 1 Punkt. Alle nehmen ein Gerät.
page-about-tribe-step = Wer hier ankommt, hat von da an die Fähigkeiten dieses Volkes.
page-about-path-slot = In seiner Pfadrunde wählst du eine der zwei Karten eines Abschnitts und erhältst den Chip an ihrem Platz.
page-about-rounds = In jeder Runde haben alle einen Zug. Drei Runden sind stattdessen für Pfade da und eine für Zielkarten.
page-about-bag = Aus ihm kommen Reliktwürfel und Steine, wenn eine Region aufgedeckt wird.
page-about-relicubes = Das unterste Gewölbe nimmt einen von diesen. Sie werden nicht aufgefüllt.
page-about-monument-tiles = Wer als Erstes auf einem Monumentfeld einer Region baut, legt eines von diesen dorthin.
page-about-leftovers = Weiße Kristalle zählen 1, rote 2, lila 3, Anhänger auf der Karte 1; je { $leftovers } der Summe sind ein Punkt.
page-about-own-stone = Einer ist zu Beginn bereit, je einer liegt an jeder Wissensleiste. Für den Pfad der Ahnen zählen sie nicht.
