"""The page's requests and the engine's answers."""
