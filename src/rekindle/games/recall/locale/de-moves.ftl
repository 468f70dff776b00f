# Züge.

## Antworten

move-pay = zahle { $what }
move-skip = mach weiter
move-skip-may = verzichte darauf
move-skip-more = nichts mehr davon
move-skip-rest = verzichte auf den Rest
move-skip-recharge = frische auf
move-skip-moves = bewege niemanden
move-skip-stop = beende die Bewegung
move-skip-afloat = lass alle für den Reliktwürfel zurück
move-skip-develop = baue nicht aus
move-skip-gadget = nimm kein Gerät
move-skip-keycard = nimm keine Schlüsselkarte
move-skip-buy = kaufe nichts mehr
move-skip-remove = entferne niemanden mehr
move-skip-reveal = decke nichts auf
move-rest = alles Übrige in der gezeigten Reihenfolge
move-rest-here = stelle alle übrigen auch dorthin
move-end = beende deinen Zug

## Vor dem Spiel und im Zug

move-tribe = spiele { $tribe }. { $text }
move-tribe-gadget = spiele { $tribe }. { $text } Dazu gehört { $gadget }. { $other }
move-gadget = nimm { $gadget }. { $text }
move-start = beginne auf { $space }
move-play = setze { $card } ein. { $text }
move-slot = { $slot }: { $gives }
move-recall = { $n ->
    [one] rufe 1 Schlüsselkarte zurück, aktiviere 1 Ertragsplatz, frische auf
   *[other] rufe { $n } Schlüsselkarten zurück, aktiviere { $n } Ertragsplätze, frische auf
}
move-recall-none = rufe ohne benutzte Schlüsselkarten zurück: frische nur auf
move-path = wähle den { $path }: { $gives }. { $text }
move-discard = wirf { $objective } ab: { $gives }; dieses Ziel verlangt { $needs }
move-produce = aktiviere: { $gives }

## Bewegung

move-from = bewege die Anhänger auf { $space }
move-to = bewege { $thing } nach { $space }
move-to-plain = bewege eine Gruppe nach { $space }
move-with = bewege { $thing }
move-with-on = bewege { $thing } weiter
move-bring = nimm { $thing } mit
move-bring-none = nimm keine Schweine mit
move-move = bewege Anhänger

## Ausbau

move-build = baue { $what } auf { $space } für { $cost }: { $gives }
move-build-plain = baue auf { $space }
move-excavate = grabe auf { $space } für { $cost } aus: ein Stein und { $n } { $n ->
    [one] Schritt
   *[other] Schritte
} auf seiner Leiste
move-excavate-plain = grabe auf { $space } aus
move-upgrade = werte { $give } zu { $get } auf
move-vault = dieses Gewölbe: { $gives }
move-tile = dieses Monumentplättchen: { $gives }
move-stone = nimm { $stone }
gives-any-vault = die Belohnung eines deiner übrigen Gewölbe
gives-keycard = nimm eine { $colour }e Schlüsselkarte
gives-score = am Ende die Punkte, die du auf { $track } erreicht hast
gives-any-tile = eines der ausliegenden Monumentplättchen
gives-camp = Lager: { $gives }
gives-uncovers = ein Ertragsplatz wird frei: { $gives }

## Schlüsselkarten, Reliktwürfel, Leisten, Spielplan

move-take = nimm { $card }. { $text }
move-swap = werte { $card } auf
move-swap-slot = werte { $card } in { $slot } auf
move-back = nimm { $card } aus { $slot } zurück
move-back-plain = nimm eine Schlüsselkarte aus { $slot } zurück
move-cube = nimm { $cube }: { $gives }
move-know = rücke auf Stufe { $step } { $track } vor
move-know-gives = rücke auf Stufe { $step } { $track } vor: { $gives }
gives-first-gadget = 1 Punkt, das alte Volk wird aufgedeckt, und du nimmst ein Gerät
gives-gadget = ein Gerät nehmen
gives-tribe = ein Stein, und das alte Volk wird freigeschaltet
gives-known-tribe = ein Stein, und { $tribe } wird freigeschaltet
move-know-end = rücke auf { $track } vor, wo keine Stufe mehr ist
move-install = { $upgrade }: { $gives }
move-place = lege es auf { $space }
move-place-follower = stelle 1 Anhänger auf { $space }
move-place-here = stelle sie auf { $space }
move-remove = entferne 1 Anhänger von { $space }
move-pigs = zahle { $n } mit Schweinen
move-spend = zahle mit Anhängern
move-buy = zahle { $give }: erhalte { $get }
move-box = kopiere { $box }: { $gives }
move-reveal = decke { $region } für { $points } auf
move-lay = lege es so: { $faces }
move-lay-plain = lege das Plättchen in Ausrichtung { $n }
lies = { $space } { $face }

## Freie Aktionen und Fähigkeiten

move-use = nutze { $ability } für { $thing }: { $gives }
move-use-free = nutze { $ability } ohne Steine: { $gives }
move-open = öffne die Kiste { $crate }: { $gives }
move-convert = wandle { $give } in { $get } um
move-return = nimm 1 Anhänger von { $space } in deinen Vorrat zurück
move-ring = gib auf { $space } 1 Anhänger aus, um einen Ring zu legen
move-trade = tausche { $give } gegen { $get }
move-by-stones = zahle { $thing }
move-by-plain = zahle mit Steinen
move-by-symbol = verbrauche das wartende Symbol für eine freie Fähigkeit

## Züge, vor ihrem Ergebnis

name-path = wähle den { $path }
name-discard = wirf { $objective } ab
name-recall = rufe zurück
name-build = baue { $what } auf { $space }
name-use = nutze { $ability }
name-open = öffne die Kiste { $crate }
name-copy = kopiere { $box }

## Ergebnisse: was ein Zug jetzt bewirkt

does-pay = zahle { $things }
does-gain = erhalte { $things }
does-lose = gib { $things } ab
does-lost = verliere { $things } aus Platzmangel
does-raise = werte { $give } zu { $get } auf
does-followers = stelle { $thing } auf { $space }
does-spend = gib auf { $space } { $thing } aus
does-spend-pigs = zahle auf { $space } mit { $n } { $n ->
    [one] Schwein
   *[other] Schweinen
}
does-enter = nimm auf { $space } { $cube } auf
does-cube = lege { $cube } in Spalte { $n }
does-excavate = nimm { $stone }
does-tile = lege das Monumentplättchen { $tile }
does-share = 1 Anhänger für jemand anderes
does-ferry = bringe 1 Anhänger vom Floß auf { $space }
does-install = nimm { $upgrade }: { $gives }
does-knowledge = rücke auf Stufe { $step } { $track } vor
does-ancient = das alte Volk an { $track } wird aufgedeckt
does-unlock = schalte { $tribe } frei
does-keycard = nimm { $card }
does-swap = { $old } wird zu: { $new }
does-take-back = nimm { $card } zurück
does-crate = erhalte { $n ->
    [one] eine Kiste
   *[other] { $n } Kisten
}
does-own-stone = erhalte einen Stein in deiner Farbe
does-stones = nutze { $ability } für { $thing }
does-nothing = { $what }: das bringt nichts
does-lost-followers = { $thing } entfallen, weil dein Vorrat leer ist
does-farm = lege eine Schweinefarm mit { $n } { $n ->
    [one] Schwein
   *[other] Schweinen
}
does-island = lege eine Insel
does-raft = setze dein Floß mit { $n } Anhängern darauf auf { $space }
does-ring = lege einen zufälligen Ring
does-return = nimm { $thing } in deinen Vorrat zurück
does-end = das Spiel endet
