"""Fuzzing of what reads texts from strangers: `targets` says what must hold, `run` looks for what breaks it."""
