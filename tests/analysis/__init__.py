"""The analyst of écarté."""
