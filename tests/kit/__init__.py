"""Shared code of tests: dealt positions, games to play through. No test."""
