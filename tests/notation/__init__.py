"""ECN and JSON: writing, reading, and problems."""
