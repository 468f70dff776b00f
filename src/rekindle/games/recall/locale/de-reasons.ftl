# Warum ein Zug nicht zur Wahl steht. Die Meldungen stehen in jeder Sprache in derselben Reihenfolge.

## Felder

reason-kind-face-down = verdeckt
reason-kind-field = ein Acker
reason-kind-forest = ein Wald
reason-kind-mountain = ein Berg
reason-kind-water = Wasser
reason-kind-volcano = ein Vulkan
reason-kind-vault = ein Gewölbefeld
reason-kind-monument = ein Monumentfeld
reason-kind-site = eine Ausgrabungsstätte
reason-kind-camp = ein Lager
reason-kind-start = ein Startfeld
reason-kind-printed = ein gedrucktes Monumentfeld

## Vor dem Spiel und im Zug

reason-tribe-taken = { $tribe } gehört schon { $whom }
reason-tribe-not-offered = { $tribe } liegt nicht zur Wahl
reason-gadget-taken = { $gadget } gehört schon { $whom }
reason-gadget-not-offered = { $gadget } liegt nicht einzeln zur Wahl
reason-one-of-each = du nimmst ein Volk und ein Gerät, und von dieser Art hast du schon eins
reason-must-choose = du musst wählen
reason-card-not-yours = { $card } hast du nicht
reason-card-used = { $card } ist benutzt, in { $slot }, und kommt mit einem Rückruf zurück
reason-slot-taken = in diesem Schlitz steckt schon { $card }
reason-no-free-slot = keiner deiner Schlitze ist leer: rufe zurück
reason-no-pass = du kannst nicht passen: setze eine Schlüsselkarte ein oder rufe zurück
reason-acted = du hast in diesem Zug schon eine Schlüsselkarte eingesetzt oder zurückgerufen
reason-not-acted = setze zuerst eine Schlüsselkarte ein oder rufe zurück
reason-special-round = dies ist eine Sonderrunde, ohne Schlüsselkarten und Rückrufe
reason-not-in-section = der { $path } gehört nicht zum Abschnitt dieser Runde
reason-not-your-objective = die Zielkarte { $objective } hast du nicht
reason-space-not-visible = dieser Ertragsplatz liegt noch unter einem Gebäude
reason-space-produced = dieser Ertragsplatz ist in diesem Rückruf schon aktiviert worden
reason-no-such-production = unter diesem Gebäude ist kein Ertragsplatz

## Kästen, Kristalle, Anhänger

reason-box-not-used = { $box } hast du seit deinem letzten Rückruf nicht benutzt
reason-box-itself = Kasten F kopiert sich nicht selbst
reason-box-idle = { $box } würde jetzt nichts bewirken
reason-no-box-used = es gibt keinen benutzten Kasten, dessen Effekte etwas bewirken würden
reason-cannot-afford = dafür brauchst du { $cost }; du hast { $have }
reason-surplus = für { $crystal } gäbe es mehr Anhänger, als du noch kaufen darfst
reason-supply-empty = du hast keinen Anhänger im Vorrat
reason-nobody-there = du hast keinen Anhänger auf { $space }
reason-none-on-map = du hast keinen Anhänger auf dem Spielplan

## Bewegung

reason-group-in-hand = erst bewegst du die gewählte Gruppe, oder du hörst auf
reason-no-group-chosen = wähle zuerst eine Gruppe, mit „from“
reason-must-stay = diese Anhänger müssen für den Reliktwürfel auf { $space } bleiben
reason-nowhere-to-go = es gibt kein Feld, auf das sie gehen könnten
reason-not-beside-water = neben { $space } ist kein Wasser
reason-no-volcano = das geht von Vulkan zu Vulkan; { $space } ist { $kind }
reason-already-there = die Gruppe ist schon auf { $space }
reason-hex-face-down = { $space } ist noch verdeckt
reason-plain-water = auf { $space } kann niemand bleiben: dort ist Wasser
reason-volcano-closed = { $space } ist ein Vulkan, und dorthin zieht nur COLTERON
reason-others-start = { $space } gehört dir nicht
reason-too-far = { $n ->
    [one] eine Bewegung führt nicht nach { $space }
   *[other] { $n } Bewegungen führen auf keinem Weg ohne Reliktwürfel nach { $space }
}
reason-not-adjacent = { $space } ist nicht benachbart
reason-not-two-away = { $space } ist nicht zwei Felder entfernt, über ein offenes hinweg
reason-no-way-by-water = kein Weg über dieses Gewässer führt nach { $space }
reason-hex-of-departure = von { $space } kommt die Gruppe und darf nicht dorthin zurück
reason-no-way-on = die anderen kämen von dort nicht an Land
reason-size-chosen = die Größe der Gruppe ist gewählt
reason-too-many = du hast dort nur { $have }
reason-same-size = die Gruppe ist schon so groß
reason-no-pig-tribe = nur wer DORIAN hat, bewegt Schweine
reason-too-few-pigs = dort gibt es nur { $have }
reason-pigs-chosen = die Schweine sind gewählt
reason-same-pigs = so viele gehen schon mit
reason-still-afloat = die Gruppe ist auf dem Wasser und muss weiter
reason-nobody-can-move = keiner deiner Anhänger könnte irgendwohin gehen

## Reliktwürfel und Zahlungen

reason-row-full = deine Reihe für { $cube } ist voll
reason-too-few-for-cube = der Reliktwürfel auf { $space } kostet { $cost }, und es wären zu wenige da
reason-not-on-display = { $cube } gibt es in der Auslage nicht mehr
reason-no-display-cube = kein Reliktwürfel der Auslage passt auf dein Tableau
reason-payment-due = was auf { $space } fällig ist, muss gezahlt werden
reason-too-few-followers = dort brauchst du { $cost }; du hast { $have }
reason-too-many-pigs = { $n ->
    [one] fällig ist nur 1
   *[other] fällig sind nur { $n }
}
reason-pigs-not-enough = { $n ->
    [one] fällig ist 1, und für den Rest hast du zu wenige Anhänger
   *[other] fällig sind { $n }, und für den Rest hast du zu wenige Anhänger
}
reason-cannot-waive = { $ability } kannst du jetzt nicht nutzen

## Ausbau

reason-nothing-to-develop = du kannst weder bauen noch ausgraben noch einen Kristall aufwerten
reason-no-building-ground = auf { $space } wird nicht gebaut: dort ist { $kind }
reason-already-built = du hast schon ein Gebäude auf { $space }
reason-no-workshop-left = du hast keine solche Werkstatt mehr ({ $terrain })
reason-no-vault-left = du hast kein Gewölbe mehr
reason-no-monument-left = du hast kein Monument mehr
reason-no-site = { $space } ist keine Ausgrabungsstätte: dort ist { $kind }
reason-site-empty = die Ausgrabungsstätte auf { $space } ist leer
reason-nothing-to-raise = dafür brauchst du { $crystal }
reason-no-crystal-to-raise = du hast keinen weißen oder roten Kristall
reason-vault-built = das Gewölbe { $vault } ist schon gebaut
reason-tile-not-shown = das Monumentplättchen { $tile } liegt nicht aus
reason-no-such-stone = { $stone } findest du dort nicht
reason-not-beside-camp = auf { $space } hast du kein Gebäude neben dem Lager

## Schlüsselkarten, Leisten, Verbesserungen, Regionen

reason-other-colour = { $card } ist nicht { $colour }
reason-keycard-not-shown = { $card } liegt nicht aus
reason-none-shown = es liegt keine { $colour }e Schlüsselkarte aus
reason-highest-colour = { $card } ist grau, und höher geht es nicht
reason-nothing-to-swap = keine deiner Schlüsselkarten lässt sich aufwerten
reason-slot-empty = { $slot } ist leer
reason-own-symbol = eine Schlüsselkarte kann sich nicht selbst zurücknehmen
reason-no-used-card = es gibt keine benutzte Schlüsselkarte, die du zurücknehmen könntest
reason-track-ends = du bist am Ende { $track }
reason-all-tracks-end = du bist am Ende aller Leisten
reason-gadget-not-there = { $gadget } liegt nicht an { $track }
reason-other-box = dieses Symbol gibt eine Verbesserung für { $box }
reason-box-upgraded = { $box } ist schon verbessert
reason-region-open = die Region um { $space } ist schon aufgedeckt
reason-no-presence-near = neben der Region um { $space } hast du keine Präsenz
reason-nothing-to-reveal = keine verdeckte Region liegt neben einer, in der du Präsenz hast

## Freie Aktionen und Fähigkeiten

reason-not-your-turn = freie Aktionen sind nur in deinem eigenen Zug möglich
reason-answer-first = freie Aktionen müssen warten, bis das beantwortet ist
reason-on-the-move = freie Aktionen müssen warten, bis die Bewegung zu Ende ist
reason-ability-not-yours = { $ability } hast du nicht
reason-ability-in-parts = { $ability } nutzt du in seinen vier Teilen
reason-ability-idle = { $ability } würde jetzt nichts bewirken: { $why }
reason-needs-trigger = { $ability } nutzt du, wenn { $trigger }
reason-too-few-stones = { $ability } kostet jetzt { $cost }; bereit hast du { $have }
reason-recharged = du hast aufgefrischt und setzt in diesem Zug keine Steine mehr ein
reason-no-keycard-in-use = du hast in diesem Zug keine Schlüsselkarte eingesetzt
reason-keycard-blank = { $card } hat keine Effekte, die sich wiederholen ließen
reason-keycard-repeated = { $card } lässt sich in einem Zug nur einmal wiederholen, und nur mit einer Fähigkeit, die du beim Einsetzen schon hattest
reason-no-ability-to-use = keine deiner Fähigkeiten würde jetzt etwas bewirken
reason-nothing-to-repeat = es gibt nichts zu wiederholen
reason-only-waives = das nutzt du, wenn Anhänger zu zahlen sind
reason-crate-not-yours = die Kiste { $crate } hast du nicht
reason-no-crates-left = es ist keine Kiste mehr da
reason-no-cheap-conversion = nur wer AYNIR hat, wandelt 2 Kristalle in 1 um
reason-no-rings = nur wer NORTHER hat, legt Ringe
reason-cheaper-way = mit AYNIR wandelst du 2 statt 3 Kristalle um
reason-no-rings-left = es ist kein Ring mehr da
reason-no-camp = Ringe kommen auf Lager; { $space } ist { $kind }
reason-ring-there = auf { $space } liegt schon ein Ring
reason-no-piece-there = Anhänger kommen dorthin, wo du schon bist, oder auf dein Startfeld; auf { $space } hast du nichts
reason-no-other-builder = auf { $space } hat niemand gebaut, und du hast dort nichts
reason-place-them = erhaltene Anhänger werden aufgestellt; in den Vorrat zurücknehmen darfst du sie jederzeit
reason-no-rest-to-place = das gilt für zwei oder mehr Anhänger, die dem vorigen folgen
reason-closed-here = hier kann kein Anhänger von dir stehen

## Was Völker legen, und Tausch

reason-no-field = Schweinefarmen kommen auf Äcker; { $space } ist { $kind }
reason-not-present = auf { $space } hast du keine Präsenz
reason-farm-there = auf { $space } liegt schon eine Schweinefarm
reason-no-farms-left = es ist keine Schweinefarm mehr da
reason-no-field-free = es gibt keinen Acker ohne Farm, auf dem du Präsenz hast
reason-no-islands-left = es ist keine Insel mehr da
reason-no-island-ground = Inseln kommen auf Wasser, Acker, Wald und Berg; { $space } ist { $kind }
reason-not-vacant = { $space } ist nicht frei
reason-no-piece-beside = neben { $space } hast du weder Anhänger noch Gebäude
reason-no-island-free = es gibt neben deinen Anhängern und Gebäuden kein freies Feld für eine Insel
reason-no-plain-water = das Floß kommt auf Wasser; { $space } ist { $kind }
reason-raft-there = dein Floß ist schon auf { $space }
reason-nobody-aboard = niemand wäre auf dem Floß: dein Vorrat ist leer
reason-no-water-free = es gibt kein freies Wasserfeld
reason-no-points = du hast keinen Punkt abzugeben
reason-nothing-to-trade = du hast nichts zu tauschen
reason-trade-begun = wähle zuerst, wo du den Anhänger ausgibst

## Reihenfolge der Effekte und Preise

reason-does-nothing = es würde jetzt nichts bewirken
reason-required = darauf kannst du nicht verzichten: { $what }
reason-one-left = es ist nur noch eines zu tun
reason-pay-other = zu zahlen ist { $what }
reason-pay-lacks = für { $what } hast du zu wenig: { $have }
reason-pay-rest = ohne { $what } könntest du den Rest nicht zahlen
