"""A bot in ten lines: it tries every move and keeps the one after which its position looks best."""

import rekindle
from rekindle.bots import Bot, Seat, find, seat_of
from rekindle.kernel.match import engine_of


class Greedy(Bot):
    def choose(self, seat: Seat) -> rekindle.Move:
        return max(seat.decision.moves, key=lambda move: self.worth(seat, move))

    def worth(self, seat: Seat, move: rekindle.Move) -> float:
        match = seat.imagine(self.seed)  # what the seat cannot know is dealt anew
        match.play(move, seat.number)
        _, state = engine_of(match)
        return match.game.judge(match.setting, state)[seat.number]


wins = 0
for seed in range(10):
    match = rekindle.new("revive", seats=2, seed=seed)
    bots = [Greedy("greedy", seed), find("random", seed)]
    while not match.over:
        seat = seat_of(match, match.decision.seat)
        match.play(bots[seat.number].choose(seat), seat.number)
    wins += match.result is not None and match.result.winners == (0,)
print(f"greedy wins {wins} of 10 games against random")
