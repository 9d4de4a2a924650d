"""Whole games of écarté between the computer's players."""
