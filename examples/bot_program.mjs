// A bot in JavaScript, for Node.js: it speaks the protocol of docs/bots.md.
//
// It looks two moves ahead: after each of its moves it tries everything that it may do next.
//
//     rekindle watch recall --bots "program:node examples/bot_program.mjs,random"

import { createInterface } from "node:readline";

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

/** The next message; the end of the input is the end of the game. */
async function receive() {
  const { value, done } = await lines.next();
  if (done) process.exit();
  return JSON.parse(value);
}

function send(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

/** The same table after each of these lines of moves. */
async function imagine(seed, lines, show) {
  send({ do: "imagine", seed, lines, show });
  return (await receive()).tables;
}

/** How good each move is: the best that can follow it, as far as the seat itself decides. */
async function worthOfMoves(seat, moves, seed) {
  const tables = await imagine(seed, moves.map((move) => [move.id]), ["judge", "moves"]);
  const worth = tables.map((table) => table.judge[seat]);
  const next = tables.flatMap((table, i) =>
    table.seat === seat ? table.moves.map((move) => ({ i, line: [moves[i].id, move.id] })) : [],
  );
  const after = await imagine(seed, next.map((one) => one.line), ["judge"]);
  after.forEach((table, n) => {
    const i = next[n].i;
    worth[i] = Math.max(worth[i], table.judge[seat]);
  });
  return worth;
}

/** The free actions since the last other move. */
const taken = new Set();

/** The moves to try: no offers, which others must answer, and no going round. */
function considered(moves) {
  const fair = moves.filter((move) => move.role !== "negotiation" && !taken.has(move.text));
  return fair.length ? fair : moves;
}

const game = await receive();
send({ do: "ready", protocol: 1 });
for (;;) {
  const decision = await receive();
  const moves = considered(decision.moves);
  let best = 0;
  if (moves.length > 1) {
    const worth = await worthOfMoves(game.seat, moves, game.seed + decision.number);
    best = worth.indexOf(Math.max(...worth));
  }
  if (moves[best].role === "free") taken.add(moves[best].text);
  else taken.clear();
  send({ do: "play", number: decision.number, move: moves[best].text });
}
