"""The terminal's sentences and questions for écarté alone."""
