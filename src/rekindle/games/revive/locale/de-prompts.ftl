# Fragen.

prompt-tribe = Wähle deinen Stamm
prompt-keep = Wähle die Artefaktkarte, die du behältst
prompt-turn = Du bist am Zug: { $what }
turn-actions = { $n ->
    [one] eine Aktion oder überwintern
   *[other] { $n } Aktionen oder überwintern
}
turn-closing = Der Aktionsmarker hat das Ende überschritten; erkunde, bevölkere, baue, nutze den Schalter oder beende das Spiel
prompt-turn-more = { $n ->
    [one] Noch eine Aktion, oder beende deinen Zug
   *[other] Noch { $n } Aktionen, oder beende deinen Zug
}
prompt-turn-end = Du hast alle Aktionen ausgeführt: Nutze freie Aktionen oder beende deinen Zug
prompt-trim = Du kannst { $limit } behalten und hast { $n } zu viel: Was wird aus einem davon?
prompt-slot = In welchen Slot spielst du „{ $card }“?
prompt-play-with = Du spielst „{ $card }“ in den { $slot }: Nutze eine Maschine oder mach weiter
prompt-unlock = Du bevölkerst { $space }: Von welcher Technologie kommt die Figur?
prompt-size = Welches Gebäude kommt auf { $space }?
prompt-explore-pay = { $where } zu erkunden kostet { $cost }: Nutze Maschinen oder zahle
prompt-explore-helped = { $where } zu erkunden kostet { $cost }, und du hast { $have }: { $help }
prompt-populate-pay = { $where } zu bevölkern kostet { $cost }: Nutze Maschinen oder zahle
prompt-populate-helped = { $where } zu bevölkern kostet { $cost }, und du hast { $have }: { $help }
prompt-build-pay = Auf { $where } zu bauen kostet { $cost }: Nutze Maschinen oder zahle
prompt-build-helped = Auf { $where } zu bauen kostet { $cost }, und du hast { $have }: { $help }
prompt-place-pay = Die Entfernung bis { $where } kostet { $cost }: Nutze Maschinen oder zahle
prompt-place-helped = Die Entfernung bis { $where } kostet { $cost }, und du hast { $have }: { $help }
help-machines = Nutze Maschinen
help-freely = Nutze freie Aktionen
help-both = Nutze Maschinen oder freie Aktionen
prompt-recruit = Wirb eine Karte der Auslage oder die oberste Karte des Stapels an
prompt-flip = Wie legst du das Plättchen bei { $place }?
prompt-remove = Du überwinterst: Entferne ein Artefakt aus dem Spiel
prompt-sleep = Du überwinterst: Wähle die Belohnung
prompt-discard = Du überwinterst: Entferne aus den Auslagen, was du nicht willst; dann werden sie aufgefüllt
prompt-special = Nimm eine { $colour }e Spezialmaschine
prompt-gain = Wähle { $what }
prompt-advance = { $n ->
    [one] Auf welcher Leiste gehst du 1 Schritt vor?
   *[other] Auf welcher Leiste gehst du den ersten von { $n } Schritten?
}
prompt-advance-end = Auf jeder Leiste könnte 1 Schritt das letzte Artefakt und damit das Spielende bringen: Geh vor oder verzichte
prompt-module = { $n ->
    [one] Nimm ein Modul oder verzichte
   *[other] Nimm das erste von { $n } Modulen oder verzichte
}
prompt-module-space = Wohin legst du { $module }?
prompt-artifact = Nimm ein Artefakt
prompt-artifact-last = Nimm das letzte Artefakt, das das Spielende einleitet, oder lass es liegen
prompt-return = { $n ->
    [one] Von welcher Maschine nimmst du 1 Energie zurück?
   *[other] Von welcher Maschine nimmst du die erste von { $n } Energie zurück?
}
prompt-ability = Du darfst deine Stammesfähigkeit nutzen: { $ability }
prompt-rest = Du darfst eine Karte aus einem Slot in den Ruhebereich legen
prompt-wake = Welche Karte holst du aus dem Ruhebereich in den aktiven Bereich?
prompt-top = Welche Karte legst du für ihre obere Hälfte aus dem aktiven Bereich in den Ruhebereich?
prompt-doze = Du darfst nach allem anderen überwintern; diese Karte ist dann aus dem Spiel
prompt-play-card = { $kind ->
    [any] Du darfst als zusätzliche Aktion eine Karte beliebiger Farbe spielen
   *[one] Du darfst als zusätzliche Aktion eine { $colour }e Karte spielen
}
prompt-play-wild = Du darfst als zusätzliche Aktion eine beliebige Karte spielen: Sie hat alle Farben
prompt-take-card = { $kind ->
    [any] Nimm eine beliebige Karte aus der Auslage
   *[one] Nimm eine { $colour }e Karte aus der Auslage
}
prompt-act = Zusätzliche Aktion: { $what }
prompt-act-far = Zusätzliche Aktion mit { $n } Reichweite: { $what }
prompt-act-explore = Welches Plättchen erkundest du?
prompt-act-populate = Welchen Ort bevölkerst du?
prompt-act-build = Wo baust du?
prompt-reopen = Welche deiner offenen Kisten nutzt du noch einmal?
prompt-place-forest = Wohin legst du das Waldplättchen?
prompt-place-temple = Wohin legst du den Tempel?
prompt-place-target = Wohin legst du das Zielplättchen?
prompt-place-sand = Wohin legst du das Wüstenplättchen?
prompt-place-workshop = Wohin legst du die Werkstatt?
prompt-falcon = Der Falke ist auf { $at }: Wohin fliegt er, bis zu { $n } Felder weit?
prompt-move-from = Du darfst eine Figur umstellen: Von welchem Ort?
prompt-move-to = Auf welchen Ort kommt die Figur von { $space }?
prompt-any-order = Wähle, was als Nächstes kommt: { $what }
prompt-could-end = { $prompt }; das könnte das letzte Artefakt und damit das Spielende bringen
prompt-one-of = Wähle eins: { $what }
prompt-may = Du darfst { $what }
prompt-up-to = Du darfst bis zu { $n }-mal { $what }
prompt-pay = Zahle { $what }
prompt-pay-helped = Um { $what } zu zahlen, hast du zu wenig: Nutze freie Aktionen
prompt-take-off = { $n ->
    [one] { $where } zu erkunden kostet 1 weniger: Welche Ressource sparst du?
   *[other] { $where } zu erkunden kostet { $n } weniger: Welche Ressource sparst du zuerst?
}
prompt-count = Eine Maschine nutzen, damit eine Karte mehr als { $colour } zählt?
