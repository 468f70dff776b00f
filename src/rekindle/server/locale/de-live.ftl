# Absagen über den WebSocket und bei Wiederholungen.

stale = Das Spiel ist schon weiter: Schau noch einmal hin, bevor du wählst.
game-over = Das Spiel ist zu Ende.
not-running = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
not-your-seat = Platz { $seat } gehört dir nicht.
no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
not-asked = { $name } hat gerade nichts zu entscheiden.
no-move = „{ $move }“ ist kein Zug dieses Spiels.
undo-enough = An diesem Tisch wurde schon sehr viel zurückgenommen: Spiel erst weiter, dann geht es wieder.
no-undo = Du kannst nichts zurücknehmen: Du hast noch nichts entschieden, der Zufall war im Spiel, oder jemand anders hat seitdem entschieden.
less-undo = { $steps ->
    [one] Du kannst nur 1 deiner Entscheidungen zurücknehmen.
   *[other] Du kannst nur { $steps } deiner Entscheidungen zurücknehmen.
}
offered = { $n ->
    [one] Das kannst du jetzt tun.
   *[other] Das kannst du jetzt tun, auf { $n } Arten.
}
nothing-about = Damit lässt sich kein Zug machen: Es dient nur zur Information.
not-kept = Dein Zug konnte nicht gespeichert werden und wurde deshalb nicht ausgeführt. Versuch es gleich noch einmal.
storage-full = Die Festplatte des Servers ist voll, deshalb lässt sich nichts speichern und nichts spielen. Was gespielt wurde, ist sicher; es geht weiter, sobald wieder Platz ist.
storage-read-only = Der Speicher des Servers ist schreibgeschützt, deshalb lässt sich nichts speichern und nichts spielen. Was gespielt wurde, ist sicher; es geht weiter, sobald wieder geschrieben werden kann.
storage-unreachable = Der Server erreicht seine Datenbank nicht, deshalb lässt sich nichts spielen. Was gespielt wurde, ist sicher; versuch es gleich noch einmal.
no-table = Diesen Tisch gibt es nicht, oder du hast keinen Zugang zu ihm.
table-broken = Dieser Tisch kann auf diesem Server nicht fortgesetzt werden: Seine Regeln oder sein Paket haben sich geändert, oder seine Daten sind beschädigt.
not-overdue = { $name } hat noch Zeit zum Nachdenken.
not-absent = Hier muss niemand vertreten werden: An diesem Platz spielt ein Bot.
not-away = Für dich spielt kein Bot: Der Platz gehört dir schon.
seat-resigned = Dieser Platz wurde aufgegeben: Dort spielt ein Bot weiter.
no-proposal = Niemand schlägt mehr vor, das Spiel abzubrechen: Es geht weiter.
not-proposer = Nur wer den Vorschlag gemacht hat, kann ihn zurückziehen.
propose-later = Das hast du eben erst vorgeschlagen: Warte eine Minute, bevor du es wieder tust.
hello-first = Die erste Nachricht muss „hello“ sein.
hello-again = „hello“ kann nur einmal gesendet werden; öffne eine neue Verbindung, um neu anzufangen.
bad-message = Ungültige Nachricht: { $why }
long-message = Eine Nachricht darf höchstens { $most } Byte lang sein.
too-fast = Zu viele Nachrichten: Warte ein wenig und verbinde dich dann neu.
too-many-sockets = Von deiner Adresse aus sind zu viele Seiten offen: Schließ einige davon.
too-many-pages = Zu viele Leute haben diesen Tisch geöffnet.

not-over = Das Spiel läuft noch: Das gibt es erst, wenn es zu Ende ist.
not-your-eyes = Solange das Spiel läuft, kannst du es nur von deinen eigenen Plätzen oder als Zuschauer noch einmal ansehen.
moment-beyond = Das Spiel hat { $length } Entscheidungen; wähle 0 bis { $last }.
