# Was gesagt wird, wenn über den WebSocket oder von einer Wiederholung etwas verlangt wird, das nicht geht.

stale = Am Tisch ist es weitergegangen: Schau noch einmal hin, bevor du wählst.
game-over = Das Spiel ist zu Ende.
not-running = Das Spiel hat noch nicht begonnen: Es sind noch nicht alle Plätze besetzt.
not-your-seat = Platz { $seat } gehört dir nicht.
no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
not-asked = { $name } hat gerade nichts zu entscheiden.
no-move = „{ $move }“ ist kein Zug dieses Spiels.
no-undo = Es lässt sich nichts zurücknehmen: Du hast noch nichts entschieden, der Zufall hat gesprochen, oder jemand anders hat entschieden.
less-undo = { $steps ->
    [one] Nur 1 deiner Entscheidungen lässt sich zurücknehmen.
   *[other] Nur { $steps } deiner Entscheidungen lassen sich zurücknehmen.
}
offered = { $n ->
    [one] Das geht gerade: „{ $move }“.
   *[other] Das geht gerade, auf { $n } Arten.
}
nothing-about = Damit hat kein Zug zu tun: Es ist nur zum Anschauen da.
not-kept = Das ließ sich nicht aufschreiben und ist darum nicht geschehen. Versuch es gleich noch einmal.
no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
table-broken = An diesem Tisch lässt sich hier nicht weiterspielen: Er wurde mit anderen Regeln oder einem anderen Paket eröffnet, oder was von ihm aufbewahrt ist, ist beschädigt.
not-overdue = { $name } hat noch Zeit zum Nachdenken.
not-absent = An diesem Platz spielt kein Mensch: Es gibt niemanden zu vertreten.
not-away = An diesem Platz spielt kein Bot: Er gehört dir schon.
hello-first = Die erste Nachricht muss „hello“ sein.
hello-again = „hello“ wurde schon gesagt; öffne eine neue Verbindung, um neu zu beginnen.
bad-message = Diese Nachricht ist nicht zu verstehen: { $why }
long-message = Eine Nachricht darf höchstens { $most } Byte lang sein.
too-fast = Das war zu viel auf einmal: Warte etwas und verbinde dich neu.
too-many-pages = An diesem Tisch sind zu viele Seiten offen.

not-over = Das Spiel läuft noch: Das wird erst gesagt, wenn es zu Ende ist.
not-your-eyes = Solange das Spiel läuft, kannst du nur mit deinen eigenen Augen oder als Zuschauer zurückschauen.
moment-beyond = Das Spiel hat { $length } Entscheidungen; frag nach 0 bis { $last }.
