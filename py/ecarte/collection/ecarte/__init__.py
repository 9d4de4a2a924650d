"""Collections of games of écarté."""
