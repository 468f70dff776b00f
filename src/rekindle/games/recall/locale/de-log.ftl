# Der Verlauf.

log-round = Runde { $n } beginnt.
log-round-path = Runde { $n } beginnt: Alle wählen einen Pfad.
log-round-objective = Runde { $n } beginnt: Alle werfen eine Zielkarte ab.
log-turn = { $who } ist am Zug.
log-tribe = { $who } spielt { $tribe }.
log-gadget = { $who } nimmt das Gerät { $gadget }.
log-start = { $who } beginnt auf { $space }.
log-play = { $who } steckt { $card } in { $slot }.
log-recall = { $who } ruft { $n } { $n ->
    [one] Schlüsselkarte
   *[other] Schlüsselkarten
} zurück.
log-produce = { $who } aktiviert einen Ertragsplatz: { $gives }.
log-recharge = { $who } frischt auf.
log-path = { $who } wählt den { $path }.
log-discard = { $who } wirft die Zielkarte { $objective } ab: { $gives }.
log-move = { $who } bewegt { $thing } von { $from } nach { $to }.
log-move-several = { $who } bewegt { $all }.
log-move-item = { $thing } von { $from } nach { $to }
log-pigs-move = { $who } nimmt { $thing } von { $from } nach { $to } mit.
log-enter = { $who } betritt { $space } und nimmt { $cube } auf.
log-cube = { $who } legt { $cube } in Spalte { $n }.
log-display-cube = { $who } nimmt { $cube } aus der Auslage.
log-build = { $who } baut { $what } auf { $space }.
log-excavate = { $who } gräbt auf { $space } { $stone } aus.
log-tile = { $who } legt das Monumentplättchen { $tile } auf { $space }: { $gives }.
log-camp = { $who } erreicht neben { $space } das Lager { $camp }: { $gives }.
log-gain = { $who } erhält { $thing }.
log-gain-several = { $who } erhält { $all }.
log-gain-item = { $thing }
log-pay = { $who } zahlt { $thing }.
log-pay-several = { $who } zahlt { $all }.
log-pay-item = { $thing }
log-lost = { $who } verliert { $thing } aus Platzmangel.
log-lost-several = { $who } verliert { $all } aus Platzmangel.
log-lost-item = { $thing }
log-convert = { $who } wandelt { $give } in { $get } um.
log-raise = { $who } wertet { $give } zu { $get } auf.
log-followers = { $who } stellt { $thing } auf { $space }.
log-followers-several = { $who } stellt { $all }.
log-followers-item = { $thing } auf { $space }
log-spend = { $who } gibt auf { $space } { $thing } aus.
log-spend-several = { $who } gibt aus: { $all }.
log-spend-item = { $thing } auf { $space }
log-spend-pigs = { $who } zahlt auf { $space } mit { $n } { $n ->
    [one] Schwein
   *[other] Schweinen
}.
log-return = { $who } nimmt { $thing } von { $space } in den Vorrat zurück.
log-share = { $who } erhält 1 Anhänger auf dem geteilten Feld { $space }.
log-lose = { $who } gibt { $thing } ab.
log-install = { $who } nimmt { $upgrade }: { $gives }.
log-knowledge = { $who } rückt auf Stufe { $step } { $track } vor.
log-knowledge-several = { $who } rückt auf { $all } vor.
log-knowledge-item = Stufe { $step } { $track }
log-ancient = Das alte Volk an { $track } ist { $tribe }.
log-unlock = { $who } schaltet { $tribe } frei.
log-chip-light = { $who } erreicht einen hellen Bonuschip: { $gives }.
log-chip-dark = { $who } erreicht einen dunklen Bonuschip: { $gives }.
log-keycard = { $who } nimmt { $card }.
log-swap = { $who } wertet { $old } auf und erhält dafür { $new }.
log-take-back = { $who } nimmt { $card } aus { $slot } zurück.
log-crate = { $who } erhält die Kiste { $crate }: { $gives }.
log-open = { $who } öffnet die Kiste { $crate }: { $gives }.
log-ability = { $who } nutzt { $ability } für { $thing }.
log-ability-free = { $who } nutzt { $ability } ohne Steine.
log-reveal = { $who } deckt { $region } auf: { $faces }.
log-lay = { $who } legt das Plättchen so: { $faces }.
log-copy = { $who } kopiert { $box }.
log-farm = { $who } legt eine Schweinefarm mit { $n } { $n ->
    [one] Schwein
   *[other] Schweinen
} auf { $space }.
log-island = { $who } legt eine Insel auf { $space }.
log-raft = { $who } setzt das Floß mit { $n } Anhängern darauf auf { $space }.
log-ferry = { $who } bringt 1 Anhänger vom Floß auf { $space }.
log-ring = { $who } legt einen Ring auf { $space }: { $gives }.
log-trade = { $who } tauscht { $give } gegen { $get }.
log-own-stone = { $who } erhält einen Stein in eigener Farbe.
log-nothing = { $what }: Das bringt { $who } nichts.
log-lost-followers = { $who } fehlt im Vorrat: { $thing }.
log-end = Das Spiel ist zu Ende.
