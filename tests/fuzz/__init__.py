"""Fuzzing of everything that reads strangers' texts: `targets` states what must hold, `run` looks for exceptions."""
