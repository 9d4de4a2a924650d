"""Commands that analyse: reviews, chances, possible hands."""
