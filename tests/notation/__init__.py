"""ECN, JSON and links: what is written is read, and what is wrong is told."""
