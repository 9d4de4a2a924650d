"""Belote: its rules by their ids in docs/belote.md, its options, views and facts, its second referee."""
