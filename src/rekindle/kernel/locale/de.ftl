# Was der Kern selbst sagt, in jedem Spiel.

reason-game-over = das Spiel ist zu Ende
reason-not-asked = ein anderer Sitz ist am Zug
reason-not-now = danach wird gerade nicht gefragt: { $asked }
