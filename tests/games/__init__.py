"""The rules of each game by their ids: options, properties, hidden cards, facts, and a second referee."""
