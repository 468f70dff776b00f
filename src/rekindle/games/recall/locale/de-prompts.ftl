# Fragen.

prompt-tribe = Wähle ein Volk mit seinem Gerät
prompt-draft = Wähle ein Volk oder ein Gerät
prompt-draft-tribe = Wähle ein Volk
prompt-draft-gadget = Wähle ein Gerät
prompt-start = Auf welchem Startfeld beginnst du?
prompt-turn = Du bist am Zug: { $what }
turn-play = Setze eine Schlüsselkarte ein oder rufe zurück
turn-recall = Rufe zurück, denn du kannst keine Schlüsselkarte einsetzen
turn-path = Wähle deinen Pfad
turn-objective = Wirf eine Zielkarte für ihre Belohnung ab
prompt-turn-end = Nutze freie Aktionen oder beende deinen Zug
prompt-turn-over = Du kannst von jeder Art { $limit } Kristalle behalten: Wandle um oder beende deinen Zug
prompt-slot = In welchen Schlitz steckst du { $card }?
prompt-produce = { $n ->
    [one] Aktiviere einen Ertragsplatz oder verzichte
   *[other] Aktiviere bis zu { $n } Ertragsplätze, einen nach dem anderen
}
prompt-produce-end = Nutze Fähigkeiten, bevor deine Steine zurückkommen, oder frische auf
prompt-pay-followers = Wie zahlst du { $thing } auf { $space }?
prompt-pigs = Auf { $space } zahlst du { $thing }: Wie viel davon mit Schweinen?
prompt-waive = Womit zahlst du den Reliktwürfel auf { $space }?
prompt-stone = Welchen Stein nimmst du auf { $space }?
prompt-vault = Welches Gewölbe baust du auf { $space }?
prompt-tile = Welches Monumentplättchen legst du auf { $space }?
prompt-lay = Wie legst du das Plättchen für { $region }?
prompt-gadget = Welches Gerät nimmst du an { $track }?
prompt-install = Welche Seite der { $upgrade } nimmst du?
prompt-install-free = Welche Verbesserung nimmst du?
prompt-here = Bei welchem deiner Gebäude kommen die Anhänger an?
prompt-by = Womit zahlst du { $ability }?
prompt-followers = Wohin stellst du { $thing }?
prompt-from = { $what }: Von wo?
prompt-to = { $what }: Wohin von { $space } mit: { $thing }?
prompt-afloat = { $what }: Wohin vom Reliktwürfel auf { $space } weiter mit: { $thing }?
movement-walk = { $n ->
    [one] 1 Bewegung
   *[other] { $n } Bewegungen
}
movement-water = Wasserbewegung
movement-spread = Verteilende Wasserbewegung
movement-volcano = Von Vulkan zu Vulkan
movement-leap = Sprung über ein Feld
movement-scatter = Einzeln
prompt-develop = Baue, grabe aus oder werte einen Kristall auf
prompt-mix = { $n ->
    [one] Bewege oder baue aus
   *[other] Bewege oder baue aus, insgesamt { $n }-mal
}
prompt-raise = Welchen Kristall wertest du auf?
prompt-know = { $n ->
    [one] Auf welcher Leiste gehst du 1 Schritt vor?
   *[other] Auf welcher Leiste gehst du den ersten von { $n } Schritten?
}
prompt-take-keycard = Nimm eine { $colour }e Schlüsselkarte
prompt-swap = Welche Schlüsselkarte wertest du auf?
prompt-swap-slot = In welchem Schlitz wertest du { $card } auf?
prompt-swap-for = Welche Schlüsselkarte nimmst du für { $card }?
prompt-back = Welche Schlüsselkarte nimmst du zurück?
prompt-free-ability = Welche Fähigkeit nutzt du ohne Steine?
prompt-cube = Welchen Reliktwürfel der Auslage nimmst du?
prompt-reveal = Welche Region deckst du auf?
prompt-copy = Welchen Kasten kopierst du?
prompt-buy = Kaufe bis zu { $n } Anhänger oder verzichte
prompt-remove = Entferne Anhänger für je 1 weißen Kristall: Von wo?
prompt-sell = Wo gibst du 1 Anhänger für { $thing } aus?
prompt-barter = { $n ->
    [one] Tausche noch einmal oder höre auf
   *[other] Tausche bis zu { $n }-mal oder höre auf
}
prompt-barter-spend = Wo gibst du den Anhänger aus?
prompt-place-farm = Wohin legst du die Schweinefarm?
prompt-place-island = Wohin legst du die Insel?
prompt-place-raft = Wohin kommt dein Floß?
prompt-portal = Wohin stellst du den Anhänger?
prompt-any-order = Wähle, was als Nächstes kommt: { $what }
prompt-one-of = Wähle eins: { $what }
prompt-may = Du darfst { $what }
prompt-up-to = Du darfst bis zu { $n }-mal { $what }
prompt-pay = Zahle { $what }
