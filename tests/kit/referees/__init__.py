"""Second referees: the rule books written plainly and slowly, without the engine."""
