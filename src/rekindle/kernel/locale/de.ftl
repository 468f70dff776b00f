# Was der Kern selbst sagt, in jedem Spiel.

reason-game-over = das Spiel ist zu Ende
reason-not-asked = jemand anderes ist am Zug
reason-not-now = gerade wird etwas anderes gefragt („{ $asked }“)

player = Spieler { $seat }
nothing = nichts
list-and = { $a } und { $b }
list-or = { $a } oder { $b }
list-more = { $a }, { $b }
list-apart = { $a }; { $b }
sentences = { $a } { $b }
sentence = { $what }.
named = { $de }
verbatim = { $name }

outcome = { $move }: { $what }
outcome-asks = { $told } …
outcome-others = { $told }. { $others }
only-move = { $told } Das war der einzige mögliche Zug.
