# Was Euphoria auf Deutsch sagt. Die Meldungen stehen in jeder Sprache in derselben Reihenfolge.

## Personen und Aufzählungen

everybody = alle
everybody-asked = allen
face = { $n }

## Dinge mit ihrer Zahl

thing-energy = { $n } Energie
thing-water = { $n } Wasser
thing-food = { $n } Nahrung
thing-bliss = { $n } Glück
thing-gold = { $n } Gold
thing-stone = { $n } Stein
thing-clay = { $n } Lehm
thing-book = { $n } { $n ->
    [one] Buch
   *[other] Bücher
}
thing-balloons = { $n } { $n ->
    [one] Bund Ballons
   *[other] Bund Ballons
}
thing-bifocals = { $n } { $n ->
    [one] Brille
   *[other] Brillen
}
thing-box = { $n } { $n ->
    [one] Box
   *[other] Boxen
}
thing-bear = { $n } { $n ->
    [one] Teddy
   *[other] Teddys
}
thing-bat = { $n } Schläger
thing-morale = { $n } Moral
thing-knowledge = { $n } Wissen
thing-worker = { $n } Arbeiter
thing-artifact = { $n } { $n ->
    [one] Artefakt
   *[other] Artefakte
}
thing-artifact-or-pair = { $n } Artefakte (oder { $pair } gleiche)
thing-card = { $n } { $n ->
    [one] Artefaktkarte
   *[other] Artefaktkarten
}
thing-commodity = { $n } { $n ->
    [one] Rohstoff
   *[other] Rohstoffe
}
thing-other-commodity = { $n } { $n ->
    [one] Rohstoff
   *[other] Rohstoffe
} außer Glück
thing-resource = { $n } { $n ->
    [one] Baustoff
   *[other] Baustoffe
}
thing-its-resource = { $n } { $n ->
    [one] Baustoff
   *[other] Baustoffe
} des Tunnels
thing-any-of = { $n } aus { $kinds }
thing-new-worker = einen Arbeiter, der gewürfelt wird
thing-placed-worker = den gesetzten Arbeiter
thing-returning-worker = einen zurückgeholten Arbeiter
have-morale = { $n } Moral übrig
have-room = Platz für { $n } Wissen
have-worker = { $n ->
    [0] keinen Arbeiter übrig
    [one] 1 Arbeiter übrig
   *[other] { $n } Arbeiter übrig
}

## Dinge ohne Zahl

name-energy = Energie
name-water = Wasser
name-food = Nahrung
name-bliss = Glück
name-gold = Gold
name-stone = Stein
name-clay = Lehm
name-book = Buch
name-balloons = Ballons
name-bifocals = Brille
name-box = Box
name-bear = Teddy
name-bat = Schläger
faction-euphorian = euphorisch
faction-subterran = subterran
faction-wastelander = ödländisch
faction-icarite = ikarisch

## Orte

place-named = „{ $name }“
market-tile = { $tile } ({ $space })
your-dilemma = dein Dilemma
source-retrieval = diese Art des Zurückholens
at = { " " }auf { $places }
place-areas = ein Rohstoffgebiet
place-tunnels = einen Tunnel
place-tunnel-ends = ein Tunnelende
place-sites = eine Baustelle
place-built-markets = einen gebauten Markt
place-markets = einen Markt außerhalb von Ikarus
place-icarus = ein Feld in Ikarus
place-tanks = einen Aktivierungstank
track-of = die { $faction }e Leiste
track-here = die Leiste der Fraktion dort
territory-of = das { $faction }e Gebiet
territory-here = das Gebiet dort

## Effekte: was jemand tut

clause = { $subject } { $does }
subject-you = { $first ->
    [yes] Du
   *[no] du
}
subject-them = { $first ->
    [yes] Der Gegner
   *[no] der Gegner
}
subject-opponents = { $first ->
    [yes] Jeder Gegner
   *[no] jeder Gegner
}
subject-opponents-here = { $first ->
    [yes] Jeder Gegner mit einem Arbeiter dort
   *[no] jeder Gegner mit einem Arbeiter dort
}
effect-gain = { $form ->
    [bare] { $things } erhalten
    [one] erhält { $things }
   *[you] erhältst { $things }
}
effect-lose = { $form ->
    [bare] { $things } verlieren
    [one] verliert { $things }
   *[you] verlierst { $things }
}
effect-draw = { $form ->
    [bare] { $things } ziehen
    [one] zieht { $things }
   *[you] ziehst { $things }
}
effect-discard = { $form ->
    [bare] { $things } abwerfen
    [one] wirft { $things } ab
   *[you] wirfst { $things } ab
}
effect-advance = { $form ->
    [bare] { $place } um eins voranbringen
    [one] bringt { $place } um eins voran
   *[you] bringst { $place } um eins voran
}
effect-star = { $form ->
    [bare] einen Stern in { $place } legen
    [one] legt einen Stern in { $place }
   *[you] legst einen Stern in { $place }
}
effect-star-or-market = { $form ->
    [bare] einen Stern in { $place } oder auf einen gebauten Markt derselben Fraktion legen
    [one] legt einen Stern in { $place } oder auf einen gebauten Markt derselben Fraktion
   *[you] legst einen Stern in { $place } oder auf einen gebauten Markt derselben Fraktion
}
effect-match = { $form ->
    [bare] { $things } ziehen und zeigen und nur behalten, was einander gleicht
    [one] zieht und zeigt { $things } und behält nur, was einander gleicht
   *[you] ziehst und zeigst { $things } und behältst nur, was einander gleicht
}
effect-look = { $form ->
    [bare] 2 Artefaktkarten ziehen und eine davon abwerfen
    [one] zieht 2 Artefaktkarten und wirft eine davon ab
   *[you] ziehst 2 Artefaktkarten und wirfst eine davon ab
}
effect-show-hand = { $form ->
    [bare] alle Artefakte auf der Hand zeigen
    [one] zeigt alle Artefakte auf der Hand
   *[you] zeigst alle Artefakte auf der Hand
}
effect-miner = { $form ->
    [bare] den Bergmann des Tunnels vorrücken
    [one] rückt den Bergmann des Tunnels vor
   *[you] rückst den Bergmann des Tunnels vor
}
effect-harvest = { $form ->
    [bare] den Rohstoff dieses Gebiets nach der Summe aller Augen dort erhalten
    [one] erhält den Rohstoff dieses Gebiets nach der Summe aller Augen dort
   *[you] erhältst den Rohstoff dieses Gebiets nach der Summe aller Augen dort
}
effect-dig = { $form ->
    [bare] den Bergmann vorrücken und den Baustoff oder ein Artefakt nehmen
    [one] rückt den Bergmann vor und nimmt den Baustoff oder ein Artefakt
   *[you] rückst den Bergmann vor und nimmst den Baustoff oder ein Artefakt
}
effect-construct = { $form ->
    [bare] beim Bau des Marktes helfen
    [one] hilft beim Bau des Marktes
   *[you] hilfst beim Bau des Marktes
}
effect-place-it = { $form ->
    [bare] diesen Arbeiter sofort setzen
    [one] darf diesen Arbeiter sofort setzen
   *[you] darfst diesen Arbeiter sofort setzen
}
effect-set-face = { $form ->
    [bare] die Augenzahl des Arbeiters wählen, statt ihn zu würfeln
    [one] wählt die Augenzahl des Arbeiters, statt ihn zu würfeln
   *[you] wählst die Augenzahl des Arbeiters, statt ihn zu würfeln
}
effect-copy-face = { $form ->
    [bare] dem verdrängten Arbeiter statt eines Wurfs die Augenzahl des gesetzten geben
    [one] gibt dem verdrängten Arbeiter statt eines Wurfs die Augenzahl des gesetzten
   *[you] gibst dem verdrängten Arbeiter statt eines Wurfs die Augenzahl des gesetzten
}
effect-nothing = { $form ->
    [bare] nichts erhalten
    [one] erhält nichts
   *[you] erhältst nichts
}
effect-spared = Du verlierst dafür keine Moral
effect-pay = { $form ->
    [bare] { $things } zahlen
    [one] zahlt { $things }
   *[you] zahlst { $things }
}
effect-give = { $form ->
    [bare] diesem Gegner { $things } geben
    [one] gibt diesem Gegner { $things }
   *[you] gibst diesem Gegner { $things }
}
effect-take = { $form ->
    [bare] { $things } nehmen
    [one] nimmt { $things }
   *[you] nimmst { $things }
}
effect-sacrifice = { $form ->
    [bare] { $things } opfern
    [one] opfert { $things }
   *[you] opferst { $things }
}
may = { $form ->
    [one] darf { $what }
   *[you] darfst { $what }
}
may-do = { $form ->
    [one] darf dies tun: { $what }
   *[you] darfst dies tun: { $what }
}
any-order = { $what }, in beliebiger Reihenfolge
up-to = { $first ->
    [yes] Bis zu { $n } Mal: { $what }
   *[no] bis zu { $n } Mal: { $what }
}
pays = { $pays }: { $then }
if = { $first ->
    [yes] Falls { $conditions }: { $then }
   *[no] falls { $conditions }: { $then }
}
if-else = { $first ->
    [yes] Falls { $conditions }: { $then }; sonst: { $otherwise }
   *[no] falls { $conditions }: { $then }; sonst: { $otherwise }
}

## Bedingungen, hinter „sofern“ und „falls“

condition-alone = dein Arbeiter dort allein steht
condition-lowest = dein Arbeiter dort die niedrigste Augenzahl zeigt
condition-highest = dein Arbeiter dort die höchste Augenzahl zeigt
condition-matched = dort ein anderer Arbeiter dieselbe Augenzahl zeigt
condition-no-artifacts = du keine Artefakte hast
condition-no-resources = du keine Baustoffe hast
condition-bumped-opponent = du einen Gegner verdrängst
condition-no-bump = niemand verdrängt wird
condition-same-face = der verdrängte Arbeiter dieselbe Augenzahl zeigt
condition-higher-face = der verdrängte Arbeiter mehr zeigt als deiner
condition-they-lack = der Gegner keinen aktiven { $faction }en Rekruten hat
condition-helped = du dort einen Arbeiter hattest
condition-paid = du { $thing } zahlst
condition-workers-owned = du genau { $n } Arbeiter besitzt
condition-all-from = sie alle auf { $faction }en Feldern standen
condition-for-free = dafür nichts gezahlt wurde
condition-by-opponent = ein Gegner es tut
condition-matching-hand = zwei deiner Artefakte gleich sind
condition-active = du einen aktiven { $faction }en Rekruten hast
condition-placed = du einen Arbeiter{ $at } gesetzt hast

## Ereignisse

event-place = Wenn du einen Arbeiter{ $at } setzt
event-bump = { $where ->
    [yes] Wenn du einen Arbeiter{ $at } setzt und einen Gegner verdrängst
   *[no] Wenn du einen Gegner verdrängst
}
event-after = Nachdem du einen Arbeiter{ $at } gesetzt hast
event-after-bump = { $where ->
    [yes] Nachdem du einen Arbeiter{ $at } gesetzt und einen Gegner verdrängt hast
   *[no] Nachdem du einen Gegner verdrängt hast
}
event-bumped = Wenn einer deiner Arbeiter verdrängt wird
event-bumping = Bevor der Arbeiter eines Gegners, den du verdrängst, gewürfelt wird
event-retrieve = Bevor zurückgeholte Arbeiter gewürfelt werden
event-retrieved = Nachdem zurückgeholte Arbeiter gewürfelt wurden
event-retrieval = Wenn du Arbeiter zurückholst
event-worker = Wenn du einen Arbeiter erhältst
event-star = Wenn du in deinem eigenen Zug einen Stern legst
event-built = Wenn ein Markt gebaut wird
event-doubles = Wenn ein Gegner einen Pasch würfelt
event-draw = Wenn du Artefakte ziehst und auf eine Karte davon verzichtest
event-lose-morale = Für jede Moral, die du verlierst
event-gain-knowledge = Für jedes Wissen, das du erhältst
event-lose-worker = Wenn dir eine Wissensprüfung einen Arbeiter nimmt
event-lose-worker-to-roll = Wenn dir eine Wissensprüfung nach einem Wurf einen Arbeiter nimmt
event-dig = Wenn du einen Arbeiter{ $at } setzt und den Baustoff nimmst
event-free-retrieval = Wenn du Arbeiter zurückholst, ohne zu zahlen
event-if = { $event }, sofern { $conditions }

## Karten, Plättchen, Felder

ability = { $event }: { $gain }.
ability-else = { $event }: { $gain }; sonst: { $otherwise }.
ability-pay = { $event }, musst du { $pay }.
ability-pay-gain = { $event }, musst du { $pay }: { $gain }.
ability-may = { $event }, darfst du { $act }.
ability-may-do = { $event }, darfst du dies tun: { $gain }.
ability-may-pay = { $event }, darfst du { $pay }.
ability-may-pay-gain = { $event }, darfst du { $pay }: { $gain }.
ability-once = { $what } Einmal je Zug.
ability-toll = { $event }, musst du zusätzlich { $pay }.
ability-instead = { $event }, darfst du { $pay } statt { $usual }.
ability-instead-gain = { $event }, darfst du { $pay } statt { $usual }: { $gain }.
usual-cost = dessen, was dort verlangt wird
usual-retrieval = des üblichen Preises und Gewinns
ability-always = { $event }, ist der Preis { $pay } statt { $usual }.
ability-always-gain = { $event }, ist der Preis { $pay } statt { $usual }: { $gain }.
swap-food-for-bliss = Du darfst überall Nahrung zahlen, wo Glück ein Preis ist.
swap-bliss-for-a-resource = In den Kosten eines gebauten Marktes darfst du 1 Glück statt des Baustoffs zahlen.
swap-gain = Tust du das, wenn du{ $at } setzt: { $gain }.
market-text = Kosten: { $cost }. Ohne deinen Stern darauf: { $penalty }.
dilemma-text = Zahle { $artifact } oder 2 beliebige Artefakte; dann „{ $star }“ für einen Stern auf der Karte oder „{ $recruit }“, um 2 Rekruten zu ziehen und einen zu behalten.
space-text = Kosten: { $cost }. Ertrag: { $gain }.
space-needs = Nur, wenn { $needs }. { $text }
cost-on-tile = wie auf dem Plättchen
band = Summe { $least } bis { $most }: { $gain }.
band-last = Summe { $least } oder mehr: { $gain }.
penalty-no-new-worker = Du erhältst keinen Arbeiter, solange du zwei oder drei besitzt
penalty-no-self-bump = Du darfst deine eigenen Arbeiter nicht verdrängen
penalty-no-pairs = Zwei gleiche Artefakte gelten nicht als drei
penalty-no-market-without-star = Du darfst nicht auf einen gebauten Markt ohne deinen Stern setzen
penalty-one-worker-a-turn = Du setzt nur einen Arbeiter je Zug
penalty-no-shared-site = Du darfst nicht auf eine Baustelle setzen, auf der eine andere Person einen Arbeiter hat
penalty-no-abilities = Die Fähigkeiten deiner Rekruten wirken nicht
penalty-free-retrieval-costs-more = Zurückholen ohne Zahlung kostet dich 1 Moral mehr
penalty-no-icarus = Du darfst nicht in Ikarus setzen
penalty-star-teaches = Jeder Stern, den du in deinem eigenen Zug legst, bringt dir 1 Wissen
penalty-no-tier-bonus = Du erhältst die Boni der Stufen 1 und 2 nicht
penalty-one-worker-an-area = Du darfst nicht auf ein Rohstoffgebiet setzen, auf dem du einen Arbeiter hast
penalty-lose-on-1 = Jede gewürfelte 1 kostet dich einen Rohstoff oder Baustoff
penalty-lose-on-2 = Jede gewürfelte 2 kostet dich einen Rohstoff oder Baustoff
penalty-lose-on-3 = Jede gewürfelte 3 kostet dich einen Rohstoff oder Baustoff
penalty-lose-on-4 = Jede gewürfelte 4 kostet dich einen Rohstoff oder Baustoff
penalty-lose-on-5 = Jede gewürfelte 5 kostet dich einen Rohstoff oder Baustoff
penalty-lose-on-6 = Jede gewürfelte 6 kostet dich einen Rohstoff oder Baustoff

## Fragen

prompt-choose-recruit = Wähle den Rekruten, der von Anfang an aktiv ist
prompt-hide-recruit = Wähle den Rekruten, der vorerst verdeckt bleibt
prompt-turn = Du bist am Zug: { $what }
do-place = einen Arbeiter setzen
do-retrieve = Arbeiter zurückholen
do-dilemma = dein Dilemma lösen
prompt-doubles = Setze eine weitere { $face } oder höre auf
prompt-end-turn = Biete einen Handel an oder beende deinen Zug
prompt-way = Wie bezahlst du „{ $space }“?
prompt-extra = Setze deinen neuen Arbeiter, eine { $face }, sofort oder behalte ihn auf der Hand
prompt-take = Wähle einen Arbeiter, den du zurückholst
prompt-take-more = Hole noch einen Arbeiter zurück oder höre auf
prompt-lose = Verliere für deinen Wurf { $n ->
    [one] einen Rohstoff oder Baustoff
   *[other] { $n } Rohstoffe oder Baustoffe
}
prompt-abilities = { $event }: Wähle, welche Fähigkeit zuerst wirkt
prompt-abilities-may = { $event }: Nutze eine Fähigkeit oder verzichte
prompt-limit = Wirf Artefakte bis auf deine Moral von { $morale } ab: { $n } zu viel
prompt-discard = Wirf { $what } ab
prompt-discard-one-of = Wirf eine der beiden eben gezogenen Karten ab
prompt-dilemma-price = Bezahle dein Dilemma: { $artifact } oder 2 beliebige Artefakte
prompt-dilemma = Entscheide dein Dilemma: „{ $star }“ für einen Stern oder „{ $recruit }“ für einen Rekruten
prompt-keep-recruit = Behalte einen der beiden Rekruten
prompt-offer = Dein Angebot an { $whom }: Du gibst { $give } und verlangst { $ask }
prompt-counter = Dein Gegenangebot an { $whom }: Du gibst { $give } und verlangst { $ask }
prompt-answer = { $who } gibt { $give } und verlangt { $ask }: annehmen, ablehnen oder Gegenangebot
prompt-answer-counter = { $who } bietet dagegen { $give } für { $ask }: annehmen oder ablehnen
prompt-gain = Wähle, was du erhältst: { $what }
prompt-draw = Du ziehst gleich { $what }: Nutze zuerst eine Fähigkeit oder ziehe einfach
prompt-star = Wohin kommt dein Stern?
prompt-dig = Nimm { $what } oder ziehe 1 Artefakt
prompt-face = Wähle die Augenzahl des Arbeiters, der zurückkommt
prompt-one-of = Wähle: { $what }
prompt-any-order = Wähle, was als Nächstes kommt: { $what }
prompt-may = Du darfst { $what }
prompt-up-to = Du darfst bis zu { $n } Mal { $what }
prompt-pay = Zahle { $what }
prompt-pay-for = Zahle { $what } für { $source }

## Züge

move-pay = zahle { $what }
move-discard = wirf { $what } ab
move-lose = verliere { $what }
move-give = gib { $what }
move-ask = verlange { $what }
move-gain = nimm { $what }
move-propose = mache dieses Angebot
move-withdraw = lass dieses Angebot fallen
move-accept = nimm das Angebot an
move-decline = lehne das Angebot ab
move-counter = mache ein Gegenangebot
move-skip = weiter
move-skip-abilities = nutze keine Fähigkeit
move-skip-draw = ziehe einfach
move-skip-take = hole keine weiteren Arbeiter zurück
move-skip-extra = behalte den neuen Arbeiter auf der Hand
move-skip-may = verzichte darauf
move-rest = nimm alles in dieser Reihenfolge
move-end = beende deinen Zug
move-stop = setze keine weiteren Arbeiter
move-place = setze deine { $face } auf „{ $space }“
move-place-bump = setze deine { $face } auf „{ $space }“ und verdränge eine { $their } von { $whom }
move-place-bump-self = setze deine { $face } auf „{ $space }“ und verdränge deine eigene { $their }
move-take = hole deinen Arbeiter von „{ $space }“ zurück
move-take-face = hole deine { $face } von „{ $space }“ zurück
move-take-all = hole alle deine Arbeiter zurück
retrieve-for = hole Arbeiter für { $cost } zurück: { $gain }
retrieve-free = hole Arbeiter zurück, ohne zu zahlen: { $gain }
retrieve-with = hole Arbeiter mit { $recruit } für { $cost } zurück: { $gain }
move-dilemma = löse dein Dilemma. { $text }
move-resolve-star = „{ $name }“: ein Stern auf deinem Dilemma
move-resolve-recruit = „{ $name }“: ziehe 2 Rekruten und behalte einen
move-resolve-star-plain = ein Stern auf deinem Dilemma
move-resolve-recruit-plain = ziehe 2 Rekruten und behalte einen
move-keep = behalte { $recruit } ({ $faction }). { $text }
move-hide = behalte { $recruit } ({ $faction }) verdeckt. { $text }
move-use = { $recruit }: { $text }
move-use-pay = { $pay }; { $gain }
move-with = bezahle mit { $recruit }: { $cost }
move-with-plain = bezahle mit { $recruit }
move-with-printed = bezahle den aufgedruckten Preis: { $cost }
move-with-printed-plain = bezahle den aufgedruckten Preis
move-with-shown = bezahle mit dem Artefakt der Karte: { $cost }
move-with-shown-plain = bezahle mit dem Artefakt der Karte
move-with-two = bezahle mit beliebigen Artefakten: { $cost }
move-with-two-plain = bezahle mit 2 beliebigen Artefakten
move-face = wähle die Augenzahl { $face }
move-star = lege den Stern auf „{ $space }“
move-star-territory = lege den Stern in das { $faction }e Gebiet
move-star-territory-plain = lege den Stern in das Gebiet
move-dig-artifact = ziehe { $what }
move-trade = biete einen Handel an: { $whom }

## Züge, vor ihrem Ergebnis

do-retrieve-with = hole Arbeiter mit { $recruit } zurück
do-resolve = „{ $name }“

## Ergebnisse: was ein Zug jetzt bewirkt

does-pay = zahle { $things }
does-give = gib { $things } an { $whom }
does-gain = erhalte { $things }
does-lose = verliere { $things }
does-show = zeige { $things }
does-draw = ziehe { $things }
does-no-card = keine Karte: es ist keine mehr da
does-discard = wirf { $things } ab
does-bump = verdränge eine { $face } von { $whom }
does-bump-self = verdränge deine eigene { $face }
does-roll = würfle { $n ->
    [one] mit einem Arbeiter
   *[other] mit { $n } Arbeitern
}
does-new-worker = erhalte einen Arbeiter
does-no-worker = kein neuer Arbeiter: mehr darfst du nicht haben
does-sacrifice = opfere eine { $n }
does-morale-stays = deine Moral bleibt bei { $n }
does-knowledge-stays = dein Wissen bleibt bei { $n }
does-miner = { $faction }er Bergmann auf Feld { $n }
does-no-miner = der Bergmann ist schon am Ende
does-end-open = öffne das Ende des { $faction }en Tunnels
does-advance = { $faction }e Leiste auf { $n }
does-no-advance = kein Fortschritt: die Leiste ist am Ende
does-star-territory = Stern in das { $faction }e Gebiet
does-no-star = kein Stern: das Gebiet ist voll
does-star-market = Stern auf „{ $space }“
does-star-recruit = Stern auf { $recruit }
does-star-dilemma = Stern auf dein Dilemma
does-built = baue „{ $space }“
does-activate = { $recruit } wird aktiv
does-win = gewinne das Spiel

## Protokoll

log-turn = { $who } ist am Zug.
log-start = { $who } hat am höchsten gewürfelt und beginnt.
log-win = { $who } legt den zehnten Stern und gewinnt!
log-place = { $who } setzt eine { $face } auf „{ $space }“.
log-take = { $who } holt eine { $face } von „{ $space }“ zurück.
log-take-several = { $who } holt { $all } zurück.
log-take-item = eine { $face } von „{ $space }“
log-retrieve = { $who } holt Arbeiter für { $cost } zurück.
log-retrieve-with = { $who } holt Arbeiter mit { $recruit } für { $cost } zurück.
log-retrieve-free = { $who } holt Arbeiter zurück, ohne zu zahlen.
log-bump = { $who } verdrängt eine { $face } von { $whom }.
log-bump-self = { $who } verdrängt eine eigene { $face }.
log-roll = { $who } würfelt eine { $n }.
log-roll-several = { $who } würfelt { $items }.
log-roll-item = { $n }
log-face = { $who } erhält ohne Wurf einen Arbeiter mit einer { $n } zurück.
log-check-lost = { $who } kommt in der Wissensprüfung auf { $total } und verliert eine { $face }.
log-tie-roll = { $who } würfelt { $n } im Stechen.
log-new-worker = { $who } erhält einen Arbeiter.
log-sacrifice = { $who } opfert eine { $n }.
log-pay = { $who } zahlt { $thing }.
log-pay-several = { $who } zahlt { $all }.
log-pay-item = { $thing }
log-give = { $who } gibt { $thing } an { $whom }.
log-give-several = { $who } gibt { $all } an { $whom }.
log-give-item = { $thing }
log-gain = { $who } erhält { $thing }.
log-gain-several = { $who } erhält { $all }.
log-gain-item = { $thing }
log-lose = { $who } verliert { $thing }.
log-lose-several = { $who } verliert { $all }.
log-lose-item = { $thing }
log-draw = { $who } zieht { $thing }.
log-draw-several = { $who } zieht { $all }.
log-draw-item = { $thing }
log-draw-secret = { $who } zieht ein Artefakt.
log-draw-secret-several = { $who } zieht { $n } Artefakte.
log-show = { $who } zeigt { $thing }.
log-show-several = { $who } zeigt { $all }.
log-show-item = { $thing }
log-discard = { $who } wirft { $thing } ab.
log-discard-several = { $who } wirft { $all } ab.
log-discard-item = { $thing }
log-reshuffle = Die abgeworfenen Artefakte werden zum neuen Stapel.
log-gains-morale = { $who } erhält { $n } Moral und hat { $now }.
log-loses-morale = { $who } verliert { $n } Moral und hat { $now }.
log-gains-knowledge = { $who } erhält { $n } Wissen und hat { $now }.
log-loses-knowledge = { $who } verliert { $n } Wissen und hat { $now }.
log-miner = { $who } rückt den { $faction }en Bergmann auf Feld { $n } vor.
log-end-open = Das Ende des { $faction }en Tunnels ist offen.
log-advance = { $who } bringt die { $faction }e Leiste auf { $n }.
log-tier = Die { $faction }e Leiste erreicht Stufe { $n }.
log-activate = { $recruit }, Rekrut von { $who }, wird aktiv.
log-use = { $who } nutzt { $recruit }.
log-star-territory = { $who } legt einen Stern in das { $faction }e Gebiet.
log-star-market = { $who } legt einen Stern auf „{ $tile }“.
log-star-recruit = { $who } legt einen Stern auf { $recruit }.
log-star-dilemma = { $who } wählt „{ $star }“ und legt einen Stern auf das Dilemma.
log-built = „{ $space }“ ist gebaut: { $tile }.
log-dilemma = { $who } zeigt ein Dilemma: „{ $star }“ oder „{ $recruit }“.
log-recruit = { $who } erhält { $recruit }, sofort aktiv.
log-recruit-own = { $who } erhält { $recruit }, vor den anderen verdeckt.
log-recruit-hidden = { $who } erhält einen verdeckten Rekruten.
log-no-worker = { $who } erhält keinen Arbeiter: Mehr sind nicht erlaubt.
log-no-star = { $who } legt keinen Stern: Das { $faction }e Gebiet ist voll.
log-no-advance = Die { $faction }e Leiste ist am Ende und bleibt dort.
log-no-miner = Der { $faction }e Bergmann ist am Ende und bleibt dort.
log-morale-stays = Die Moral von { $who } bleibt bei { $n }.
log-knowledge-stays = Das Wissen von { $who } bleibt bei { $n }.
log-no-card = { $who } zieht kein Artefakt: Es ist keines mehr da.
log-offers = { $who } bietet { $whom } { $thing } an.
log-offers-several = { $who } bietet { $whom } { $all } an.
log-offers-item = { $thing }
log-asks = { $who } verlangt dafür von { $whom } { $thing }.
log-asks-several = { $who } verlangt dafür von { $whom } { $all }.
log-asks-item = { $thing }
log-accept = { $who } nimmt das Angebot von { $whom } an.
log-decline = { $who } lehnt das Angebot von { $whom } ab.
log-trade-gets = { $who } bekommt { $thing } von { $whom }.
log-trade-gets-several = { $who } bekommt { $all } von { $whom }.
log-trade-gets-item = { $thing }
log-trade-gives = { $who } übergibt { $thing } an { $whom }.
log-trade-gives-several = { $who } übergibt { $all } an { $whom }.
log-trade-gives-item = { $thing }

## Wertung

score-markets = Märkte
score-territories = Gebiete
score-recruits = Rekruten
score-dilemma = Dilemma
ending-tenth-star = der zehnte Stern ist gelegt

## Was bei gleich vielen Sternen entscheidet

tie-morale = gleich viele Sterne, höhere Moral ({ $own } zu { $other })
tie-knowledge = gleich viele Sterne, weniger Wissen ({ $own } zu { $other })
tie-markets = gleich viele Sterne, Sterne auf mehr Märkten ({ $own } zu { $other })
tie-territories = gleich viele Sterne, Sterne in mehr Gebieten ({ $own } zu { $other })
tie-roll = gleich viele Sterne, der niedrigere Wurf aller Arbeiter

## Gründe

reason-also = { $a }; { $b }
reason-penalty = { $tile }: { $what }
reason-cost = { $source } kostet { $cost }; du hast { $have }
reason-helper = mit { $recruit } würde es { $cost } kosten, aber du hast { $have }
reason-toll = { $recruit } verlangt dafür { $cost }; du hast { $have }
reason-not-built = „{ $space }“ ist noch nicht gebaut: auf der Baustelle stehen { $n } von { $needed } Arbeitern
reason-site-closed = „{ $space }“ ist geschlossen: der Markt ist gebaut
reason-taken = auf „{ $space }“ steht ein Arbeiter von { $whom }, der dort nie verdrängt wird
reason-end-closed = „{ $space }“ ist geschlossen: der Bergmann ist { $n } von { $end } Schritten gegangen
reason-exclusive = „{ $space }“ ist nur für Personen mit einem aktiven { $faction }en Rekruten
reason-same-space = „{ $space }“ kostet dasselbe wie „{ $other }“, und dort ist frei: setze dorthin
reason-action-done = du hast deine Aktion in diesem Zug schon ausgeführt
reason-empty-hand = du hast keinen Arbeiter auf der Hand
reason-no-such-face = kein Arbeiter auf deiner Hand zeigt { $face }; deine zeigen { $faces }
reason-only-doubles = nur Arbeiter, die zu Beginn deines Zuges { $face } zeigten, dürfen jetzt folgen
reason-only-new = nur dein neuer Arbeiter, eine { $face }, darf jetzt gesetzt werden
reason-no-pass = du kannst nicht passen: setze einen Arbeiter, hole Arbeiter zurück oder löse dein Dilemma
reason-none-on-board = keiner deiner Arbeiter ist auf dem Spielplan
reason-one-left = nur noch einer deiner Arbeiter ist auf dem Spielplan
reason-not-there = keiner deiner Arbeiter steht auf „{ $space }“
reason-other-face = keiner deiner Arbeiter auf „{ $space }“ zeigt { $face }; deine zeigen dort { $faces }
reason-take-one = hole mindestens einen Arbeiter zurück
reason-resolved = dein Dilemma ist schon gelöst
reason-dilemma-price = dein Dilemma kostet { $artifact } oder 2 beliebige Artefakte; du hast { $have }
reason-no-recruits = zwei Rekruten werden gezogen, und im Stapel sind noch { $n }
reason-changes-nothing = es würde nichts ändern
reason-one-effect = nur noch eine Wirkung ist übrig
reason-not-optional = diese Fähigkeit wirkt von selbst und kann nicht abgelehnt werden
reason-no-refusal = was dir zusteht, kannst du nicht ablehnen
reason-must-discard = du musst abwerfen
reason-must-pay = der Preis muss bezahlt werden
reason-one-of-two = du musst eine der beiden eben gezogenen Karten abwerfen: { $drawn }
reason-lacks = davon hast du nichts: { $what }
reason-other-good = zur Wahl steht: { $group }
reason-no-digging = das wählst du, nachdem du einen Arbeiter in einen Tunnel gesetzt hast
reason-kept-already = { $recruit } hast du schon behalten
reason-not-dealt = { $recruit } ist nicht unter den Rekruten, aus denen du wählst
reason-keep-first = wähle zuerst deinen aktiven Rekruten
reason-hide-now = dein aktiver Rekrut ist gewählt; wähle jetzt den verdeckten
reason-keep-decides = ein Rekrut aus einem Dilemma ist von selbst verdeckt oder aktiv
reason-not-yours = { $recruit } ist keiner deiner Rekruten
reason-hidden = { $recruit } ist noch verdeckt
reason-just-active = { $recruit } wurde mitten in dieser Aktion aktiv und wirkt erst ab der nächsten
reason-used = { $recruit } hat auf dieses Ereignis schon gewirkt
reason-once = { $recruit } wirkt einmal je Zug und hat das schon getan
reason-other-place = { $recruit } wirkt nur, wenn du einen Arbeiter{ $at } setzt
reason-other-moment = { $recruit } wirkt in einem anderen Moment: „{ $event } …“
reason-way-to-pay = { $recruit } ändert, wie du bezahlst, und wird beim Bezahlen gewählt
reason-condition = { $recruit } wirkt nur, wenn { $condition }
reason-space-condition = nur, wenn { $condition }
reason-ability-price = { $recruit } verlangt { $cost }; du hast { $have }
reason-no-use = { $recruit } würde jetzt nichts ändern
reason-no-help = { $recruit } ändert hier nichts am Preis: { $source }
reason-replaced = mit { $recruit } ist der Preis in jedem Fall { $cost }
reason-pay-other = zu zahlen: { $what }
reason-pay-lacks = für { $what } hast du zu wenig: { $have }
reason-pay-rest = dann könntest du den Rest nicht zahlen: { $rest }
reason-territory-full = alle { $n } Sternfelder des { $faction }en Gebiets sind belegt
reason-other-faction = der Stern kommt in das { $faction }e Gebiet oder auf einen { $faction }en Markt
reason-star-there = dein Stern liegt schon auf „{ $space }“
reason-trading-off = an diesem Tisch wird nicht gehandelt
reason-not-your-turn = nur im eigenen Zug darfst du einen Handel eröffnen
reason-yourself = du kannst nicht mit dir selbst handeln
reason-no-such-player = { $whom } gibt es nicht: es sind nur { $n } Personen dabei
reason-only-two = es gibt nur einen Mitspieler: mache ihm das Angebot
reason-no-trade-now = gehandelt wird vor deiner Aktion, zwischen den Arbeitern eines Paschs und vor dem Ende deines Zuges
reason-no-offers-left = du hast in diesem Zug schon { $n } Angebote gemacht
reason-nothing-to-give = du hast nichts zu geben
reason-both-ways = in einem Angebot kann man dasselbe nicht zugleich geben und verlangen: { $what }
reason-give-lacks = du kannst nicht mehr geben, als du hast: { $have }
reason-ask-most = mehr gibt es im Spiel nicht: { $most }
reason-ask-offered = ein Gegenangebot verlangt nur Artefakte, die angeboten waren: { $offered }
reason-ask-has = { $whom } hat nicht mehr als { $most }
reason-ask-nobody-has = niemand hat mehr als { $most }
reason-gives-nothing = du musst etwas geben
reason-asks-nothing = du musst etwas verlangen
reason-counter-counter = ein Gegenangebot kannst du nur annehmen oder ablehnen
reason-accept-lacks = verlangt wird von dir { $ask }; du hast { $have }

# Wie die Dinge auf dem Bildschirm heißen.

group-areas = gebiete
group-tunnels = tunnel
group-sites = baustellen
group-markets = märkte
group-artifact-markets = artefaktmärkte
group-icarus = ikarus
group-tanks = tanks
screen-euphorian = Euphoria
screen-subterran = Subterra
screen-wastelander = Ödland
screen-icarite = Ikarus
screen-yours = { $name } (deine Fraktion)
screen-allegiance = Loyalität
screen-miner = Bergmann
screen-of = { $n } von { $end }
screen-tier = Stufe { $n }
screen-stars = Sterne
screen-open = { $n } frei
screen-tunnel = Tunnel
screen-tunnel-end = Tunnelende
screen-closed = geschlossen
screen-upper = Bau oben
screen-lower = Bau unten
screen-workers-of = { $n } von { $need } Arbeitern
screen-tank = Aktivierungstank
screen-free = gratis
screen-sum = Summe { $n }
screen-decks = Artefakte: { $left } im Stapel, { $gone } abgelegt.
screen-legend = A3: Arbeiter von A mit einer 3. ★A: Stern von A. Auf den Leisten: 1 bis 4 Stufen, R Rekruten werden aufgedeckt, E das Tunnelende öffnet sich.
screen-morale = Moral
screen-knowledge = Wissen
screen-workers = Arbeiter
screen-none = keine auf der Hand
screen-placed = { $n } gesetzt
screen-reserve = { $n } in Reserve
screen-goods = Waren
screen-recruits = Rekruten
screen-hidden = { $n } verdeckt
screen-active = { $name }, aktiv
screen-secret = { $name }, verdeckt
screen-recruit-of = { $recruit } ({ $faction }er Rekrut)
screen-there = Dort sind: { $whom }.
screen-dilemma = Dilemma
screen-penalty = Strafe

## Varianten, und was über viele Partien gezählt wird

option-deck = Mit welchen Rekruten spielt ihr?
option-deck-first = Mit denen der ersten Auflage
option-deck-second = Mit der zweiten Fassung, in der sechzehn neu sind
option-trading = Darf man im eigenen Zug mit den anderen handeln?
option-trading-on = Ja
option-trading-off = Nein
option-name-deck = Rekrutenstapel
option-name-trading = Handel
option-value-first = erste Auflage
option-value-second = zweite Fassung
balance-turns = Züge
balance-placements = gesetzte Arbeiter
balance-retrievals = Zurückholen
balance-recruit = am Ende aktive Rekruten
balance-hidden-recruit = am Ende verdeckte Rekruten
balance-ability = Fähigkeiten von Rekruten
balance-market = gebaute Märkte
balance-market-star = Sterne auf Märkten
balance-territory-star = Sterne auf Gebieten
balance-allegiance = Schritte auf den Loyalitätsleisten
balance-space = besetzte Felder
balance-dilemma-card = gelöste Dilemmas
balance-dilemma = wofür das Dilemma gelöst wurde
balance-dilemma-star = ein Stern
balance-dilemma-recruit = ein Rekrut
balance-dilemma-none = nicht gelöst
