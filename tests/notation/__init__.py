"""ECN and JSON: what is written is read, and what is wrong is told."""
