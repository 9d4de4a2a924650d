"""Écarté: its rules by their ids in docs/rules.md, its options, views and facts, its second referee."""
