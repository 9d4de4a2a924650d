"""Shared code of browser tests: a player, positions, the saved games, ways to inspect a page; no test."""
