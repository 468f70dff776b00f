# Was die Seite über Euphoria sagt. Die Nachrichten stehen in jeder Sprache in derselben Reihenfolge.

## Wovon eine Karte handelt

page-kind-action = Aktion
page-kind-area = Rohstoffgebiet
page-kind-artifact = Artefakt
page-kind-artifact-market = Artefaktmarkt
page-kind-commodity = Rohstoff
page-kind-deck = Stapel
page-kind-dilemma = Ethisches Dilemma
page-kind-faction = Gebiet
page-kind-icarite-market = Ikarischer Markt
page-kind-market = Markt
page-kind-penalty = Strafe
page-kind-recruit = Rekrut
page-kind-resource = Baustoff
page-kind-site = Baustelle
page-kind-tank = Aktivierungstank
page-kind-track = Leiste
page-kind-tunnel = Tunnel
page-kind-tunnel-end = Exklusives Feld

## Was im Kartensatz keine eigenen Worte hat

page-text-artifact = Es gibt { $copies } Karten von jeder der sechs Arten. Du darfst höchstens so viele Artefakte auf der Hand haben, wie deine Moral beträgt. Sind drei Artefakte der Preis, genügen zwei derselben Art.
page-text-commodity = Ein Rohstoff. Du erhältst ihn auf diesem Gebiet: { $area }.
page-text-resource = Ein Baustoff. Du erhältst ihn im Tunnel dieses Gebiets: { $territory }. Baustellen verlangen Baustoffe.
page-text-faction = Hier dürfen Sterne liegen, einer auf jedem offenen Feld. Ein aktiver Rekrut dieser Fraktion bringt die Boni ihrer Loyalitätsleiste.
page-text-allegiance = Diese Leiste gehört allen. Ab Feld { $one }: ein Rohstoff mehr für alle mit einem aktiven Rekruten der Fraktion. Ab { $two }: Sie erhalten im Tunnel den Baustoff und das Artefakt. Auf { $three }: Alle verdeckten Rekruten der Fraktion werden aktiv. Auf { $four }: Alle legen einen Stern auf jeden Rekruten der Fraktion.
page-text-allegiance-icarite = Diese Leiste gehört allen. Ab Feld { $one }: ein Rohstoff mehr für alle mit einem aktiven Rekruten der Fraktion. Ab { $two }: Sie ziehen mit jedem Stern, den sie hier legen, ein Artefakt. Auf { $three }: Alle verdeckten Rekruten der Fraktion werden aktiv. Auf { $four }: Alle legen einen Stern auf jeden Rekruten der Fraktion.
page-text-miner = Jede Nutzung des Tunnels bringt den Bergmann einen Schritt weiter. Auf Feld { $reveal } werden alle verdeckten Rekruten der Fraktion aktiv; mit Schritt { $end } öffnet sich das Feld am Ende des Tunnels.
page-text-morale = Von 1 bis { $end }. Du darfst höchstens so viele Artefakte auf der Hand haben, wie deine Moral beträgt.
page-text-knowledge = Von 1 bis { $end }. Nach jedem Wurf zählst du dein Wissen und die Augen aller Arbeiter auf der Hand zusammen: Ab { $limit } verlierst du einen Arbeiter.
page-text-artifact-deck = { $total } Karten, { $copies } von jeder Art. Ist der Stapel leer, wird aus den abgelegten Karten ein neuer.
page-text-recruit-deck = Wer ein Dilemma löst, kann von hier zwei Rekruten ziehen und einen behalten.
page-text-retrieve = Statt einen Arbeiter zu setzen, nimmst du beliebige deiner Arbeiter vom Plan zurück; sie werden neu gewürfelt. Möglichkeiten: { $ways }.

## Namen

page-name-allegiance = Loyalität: { $territory }
page-name-artifact = Artefakt
page-name-artifact-deck = Artefakte
page-name-commodity = Rohstoff
page-name-knowledge = Wissen
page-name-miner = Bergmann: { $territory }
page-name-morale = Moral
page-name-other-commodity = anderer Rohstoff
page-name-recruit-deck = Rekruten
page-name-resource = Baustoff
page-name-retrieve = Zurückholen
page-name-star = Stern
page-name-territory = Sterne: { $territory }
page-name-worker = Arbeiter
page-name-die = Arbeiter mit einer { $n }
page-name-die-on = { $space }: deine { $n }
