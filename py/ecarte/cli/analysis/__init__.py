"""Commands that say what a choice is worth."""
