"""Rules of écarté, statement by statement, by their ids in docs/rules.md."""
