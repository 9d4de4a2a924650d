"""Écarté on the machine."""
