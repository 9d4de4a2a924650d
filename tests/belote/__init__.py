"""Belote: its rules by their ids, its referee, its players, its parts of the terminal."""
