"""Matches, pools and spectators."""
