# Was die Seite über Euphoria sagt. Namen von Dingen kommen aus dem Kartensatz.

board = Der Spielplan
track-at = { $name }: { $n } von { $end }
deck-left = { $name }: noch { $n }
discarded = Abgelegt: { $n }
total = Summe { $n }
cost = Kosten: { $cost }
worker-of = Arbeiter von { $who } mit einer { $n }
workers-needed = { $n } von { $need } Arbeitern
market-built = { $name }, gebauter Markt. Sterne von { $stars }
tunnel-closed = Geschlossen: { $n } von { $end } Schritten
territory-stars = { $name }: { $n ->
    [0] voll
   *[other] { $n } frei
}, Sterne von { $stars }
nobody = niemandem
without-star = Ohne Stern hier

## Der Bereich einer Person

stars-placed = { $n } von { $total } Sternen gelegt
artifacts-held = Artefakte auf der Hand: { $n } von { $most }
goods = Waren
workers = Arbeiter
hand = Arbeiter auf der Hand
on-board = Auf dem Plan
reserve = In Reserve
recruits = Rekruten
hidden-recruit = Ein verdeckter Rekrut
dealt = Zur Auswahl
penalties = Strafen
dilemma = { $resolved ->
    [star] Dilemma gelöst, mit einem Stern
    [recruit] Dilemma für einen Rekruten gelöst
   *[no] Dilemma noch nicht gelöst
}

## Handeln

offer-give = Du gibst
offer-ask = Du verlangst
offer-get = Du bekommst
offer-nothing = noch nichts
offer-add = { $thing } hinzufügen
offer-hint = { $ready ->
    [yes] Nichts gilt, bevor du es abschickst.
   *[no] Lege auf beide Seiten etwas, um das Angebot abzuschicken.
} Von jeder Art kannst du nur geben oder verlangen.
offer-send = { $counter ->
    [yes] Gegenangebot abschicken
   *[no] Angebot abschicken
}
offer-withdraw = Angebot zurückziehen
offer-unpayable = Was verlangt wird, kannst du nicht geben.
