"""What bots need: an estimate of how good a position is."""
