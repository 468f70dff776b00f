# Was die Seite über Revive sagt. Namen von Dingen kommen aus dem Kartensatz.

## Überschriften

map = Spielplan
citizens = Bürger
modules = Module
machines = Maschinen
artifacts = Artefakte
closed-crates = Geschlossene Kisten
opened-crates = Geöffnete Kisten
tracks = Maschinenleisten
none = keine
no-machines = Noch keine Maschinen
cards = { $area ->
    [active] Aktive Karten
   *[resting] Ruhende Karten
}
ending = Das letzte Artefakt ist weg: Alle haben noch einen Zug.

## Die Teile des eigenen Bereichs, einer zur Zeit, wo wenig Platz ist

side-parts = Teile des Bereichs
side-part = { $part ->
    [hand] Aktive Karten
    [slots] Slots
    [tracks] Leisten
    [tribe] Technologien
   *[rest] Ruhe, Artefakte
}

## Das Solospiel: seine Uhr und sein Ziel

status-cube = Aktionsmarker { $at } von { $last }
status-past = Aktionsmarker über dem Ende
status-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
status-next = { $rank } ab { $least }
status-highest = { $rank }

## Der Spielplan

space = { $name }: { $kind }
unexplored = { $name }: unerkundet. { $text }
building-of = { $size ->
    [large] großes Gebäude von { $who }
   *[small] kleines Gebäude von { $who }
}
figure-of = Figur von { $who }
corner = { $name } ({ $at })
crystal-at = { $vast ->
    [yes] Riesiges Kristallsymbol neben { $spaces }
   *[no] Kristallsymbol neben { $spaces }
}

## Was über Dinge gesagt wird

named = { $name }. { $text }
counted = { $what }: { $n }
counted-of = { $what }: { $n } von { $most }
card-in = { $area }: { $name }. { $text }
slot = { $state ->
    [closed] { $slot }: geschlossen
    [empty] { $slot }: leer
   *[cards] { $slot }: { $cards }
}
half-of = { $half ->
    [top] { $card }, obere Hälfte: { $text }
   *[bottom] { $card }, untere Hälfte: { $text }
}
module-space = { $slot }, Modulplatz { $n }: { $what }
module-space-empty = { $kind ->
    [active] leer, aktiviert ein neues Modul sofort
   *[plain] leer
}
machine = { $used ->
    [yes] { $name }: benutzt. { $text }
   *[no] { $name }: bereit. { $text }
}
crate = { $state ->
    [closed] Geschlossene Kiste: { $text }
   *[opened] Geöffnete Kiste: { $text }
}
switch = { $state ->
    [ready] Schalter: oben, kann benutzt werden
   *[used] Schalter: unten, benutzt
}
unlocked = { $got ->
    [yes] Freigeschaltet. { $text }
   *[no] Noch nicht freigeschaltet. { $text }
}
ability-of = Stammesfähigkeit: { $tribe }. Noch { $n } Marker
track-at = { $track }: Feld { $n } von { $most }
hibernation-at = Überwinterungsleiste: Feld { $n } von { $most }
progress-at = Fortschrittsleiste: { $n } von { $most }, am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert
points-at = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
total = { $known ->
    [yes] { $n }, wenn jetzt Schluss wäre
   *[no] { $n } ohne die Artefaktkarte
}
