"""Belote: its rules by their ids, its referee, its players, what the terminal says of it."""
