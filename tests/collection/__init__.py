"""Many games: archives, filters, figures, tables."""
